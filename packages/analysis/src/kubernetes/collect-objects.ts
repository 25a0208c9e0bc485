import type { LogEvent } from '../model/log-event.ts'
import { eventKey, sightingKey } from './object-key.ts'
import { boundObjects, laterEvent, laterSighting } from './merge-objects.ts'
import type { KubeEvent, ObjectDigest, ObjectSighting, StateLine } from './kube-object.ts'
import { readAge, readTimes } from './read-age.ts'
import { asLoggedEvent, isObjectRecord, readObjectRecord } from './read-object-record.ts'
import { readRefusedLog } from './read-refused-log.ts'
import { readStateText } from './read-state-text.ts'
import type { StateFormat } from './route-state-text.ts'
import { kindOfPrefix } from './read-table.ts'

export const STATE_FORMATS: Readonly<Record<StateFormat, string>> = {
  describe: 'kubectl-describe',
  table: 'kubectl-table',
  yaml: 'kubectl-yaml',
  json: 'kubectl-json',
}

const FORMAT_OF = new Map(Object.entries(STATE_FORMATS).map(([format, name]) => [name, format as StateFormat]))

/** More text than this between two objects' ends is not read for objects. */
const MAX_TEXT = 64_000_000

interface OpenText {
  readonly format: StateFormat
  readonly source: string
  readonly lines: StateLine[]
}

/** Gathers the lines that state objects, and the events that are logged, while a digest is made. */
export class ObjectCollector {
  readonly #sightings: Record<string, ObjectSighting> = {}
  readonly #events: Record<string, KubeEvent> = {}
  readonly #open = new Map<string, OpenText>()
  #length = 0

  /** The line as the digest shall read it; null where it states an object and is no log. */
  take(event: LogEvent): LogEvent | null {
    if (isObjectRecord(event)) return this.#record(event)
    return this.#takes(event) ? null : event
  }

  #record(record: LogEvent): LogEvent | null {
    const { sighting, event } = readObjectRecord(record)
    if (sighting !== null) {
      const key = sightingKey(sighting, record.ref.line)
      const known = this.#sightings[key]
      this.#sightings[key] = known === undefined ? sighting : laterSighting(known, sighting)
    }
    this.#note(event)
    return event === null ? null : asLoggedEvent(record, event)
  }

  #takes(event: LogEvent): boolean {
    const { format, ref, raw } = event
    const state = format.startsWith('kubectl-') ? FORMAT_OF.get(format) : undefined
    if (state === undefined) {
      this.#note(format === 'kubernetes-event' ? readLoggedEvent(event) : readRefusedLog(event))
      return false
    }
    let open = this.#open.get(ref.source)
    if (open !== undefined && (open.format !== state || open.lines.at(-1)?.line !== ref.line - 1)) {
      this.#close(ref.source)
      open = undefined
    }
    if (open === undefined) {
      open = { format: state, source: ref.source, lines: [] }
      this.#open.set(ref.source, open)
    }
    this.#length += raw.length
    if (this.#length <= MAX_TEXT) open.lines.push({ raw, line: ref.line, offset: ref.offset })
    return true
  }

  finish(): ObjectDigest | null {
    for (const source of this.#open.keys()) this.#close(source)
    if (Object.keys(this.#sightings).length === 0 && Object.keys(this.#events).length === 0) return null
    return boundObjects({ sightings: this.#sightings, events: this.#events })
  }

  #close(source: string): void {
    const open = this.#open.get(source)
    this.#open.delete(source)
    if (open === undefined) return
    const { sightings, events } = readStateText(open)
    Object.assign(this.#sightings, sightings)
    Object.assign(this.#events, events)
  }

  #note(read: KubeEvent | null): void {
    if (read === null) return
    const key = eventKey(read)
    const known = this.#events[key]
    this.#events[key] = known === undefined ? read : laterEvent(known, read)
  }
}

/** A row of `kubectl get events`, which is a line of a log too. */
function readLoggedEvent({ ref, raw, fields, message, level, timestampMs }: LogEvent): KubeEvent | null {
  const [kind, name] = (fields['object'] ?? '').split('/')
  if (name === undefined || kind === undefined || fields['reason'] === undefined) return null
  return {
    type: level === 'warn' ? 'Warning' : 'Normal',
    reason: fields['reason'],
    kind: kindOfPrefix(kind) ?? kind,
    name,
    namespace: null,
    message,
    count: readTimes(raw),
    ageSeconds: readAge(raw),
    timestampMs,
    source: ref.source,
    line: ref.line,
    offset: ref.offset,
    raw,
  }
}
