import { eventKey, sightingKey } from './object-key.ts'
import type { KubeEvent, ObjectDigest, ObjectSighting, StateLine } from './kube-object.ts'
import type { StateFormat } from './route-state-text.ts'
import { readDescription } from './read-description.ts'
import { readManifests } from './read-manifests.ts'
import { readTable, type ReadObject } from './read-table.ts'

export interface TextOfObjects {
  readonly format: StateFormat
  readonly source: string
  readonly lines: readonly StateLine[]
}

/** Objects and events of one text that a router kept together. */
export function readStateText({ format, source, lines }: TextOfObjects): ObjectDigest {
  const sightings: Record<string, ObjectSighting> = {}
  const events: Record<string, KubeEvent> = {}
  const take = (objects: readonly ReadObject[], more: readonly KubeEvent[]): void => {
    for (const { sighting, line } of objects) sightings[sightingKey(sighting, line)] = sighting
    for (const event of more) events[eventKey(event)] = event
  }
  for (const part of partsOf(format, lines)) {
    if (format === 'table') {
      const { objects, events: more } = readTable(part, source)
      take(objects, more)
    } else if (format === 'describe') {
      const { object, events: more } = readDescription(part, source)
      take(object === null ? [] : [object], more)
    } else {
      const { objects, events: more } = readManifests(part, source)
      take(objects, more)
    }
  }
  return { sightings, events }
}

const STARTS: Readonly<Record<StateFormat, RegExp>> = {
  describe: /^Name:\s/,
  table: /^(?:NAMESPACE\s{2,})?(?:NAME\s{2,}[A-Z]|LAST SEEN\s)/,
  yaml: /^---|^apiVersion:/,
  json: /^\{/,
}

function partsOf(format: StateFormat, lines: readonly StateLine[]): StateLine[][] {
  const parts: StateLine[][] = []
  for (const line of lines) {
    const open = parts.at(-1)
    if (open === undefined || STARTS[format].test(line.raw)) parts.push([line])
    else open.push(line)
  }
  return parts
}
