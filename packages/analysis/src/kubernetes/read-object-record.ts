import { Document, isMap } from 'yaml'
import type { LogEvent } from '../model/log-event.ts'
import { describeManifest } from './describe-manifest.ts'
import type { KubeEvent, ObjectSighting, StateLine } from './kube-object.ts'
import { ManifestNode } from './manifest-node.ts'
import { readLoggedManifest } from './read-event-manifest.ts'
import { SightingBuilder } from './sighting-builder.ts'

export interface ObjectRecord {
  readonly sighting: ObjectSighting | null
  readonly event: KubeEvent | null
}

const NOTHING: ObjectRecord = { sighting: null, event: null }
const MAX_LENGTH = 1_000_000

/** Whether a record is an object of a cluster, as a collector that asks the API server sends it, and no log line. */
export const isObjectRecord = ({ format, raw, fields }: LogEvent): boolean =>
  format === 'json' &&
  raw.charCodeAt(0) === 123 &&
  (fields['metadata.name'] ?? fields['object.metadata.name']) !== undefined &&
  isApi(fields['apiVersion'] ?? fields['object.apiVersion'])

/** What was asked of the API server is a log of it, though it is written as an object. */
const isApi = (version: string | undefined): boolean =>
  version !== undefined &&
  /^(?:[\w.-]{1,253}\/)?v\d+(?:(?:alpha|beta)\d+)?$/.test(version) &&
  !version.startsWith('audit.')

/** The object itself where it was listed; `{"type": "MODIFIED", "object": {…}}` where it was watched. */
export function readObjectRecord(record: LogEvent): ObjectRecord {
  const value = parse(record)
  if (value === null) return NOTHING
  const root = new Document(value).contents
  if (!isMap(root)) return NOTHING
  const at: StateLine = { raw: record.raw, line: record.ref.line, offset: record.ref.offset }
  const whole = new ManifestNode(root, () => at)
  const object = whole.get('object').isThere ? whole.get('object') : whole
  const type = whole.get('object').isThere ? whole.text('type') : undefined
  const seenMs = record.timestampMs ?? 0
  const { source } = record.ref
  if (object.text('kind') === 'Event') {
    const event = type === 'DELETED' ? null : readLoggedManifest(object, source)
    const id = object.text('metadata', 'uid') ?? object.text('metadata', 'name')
    return event === null ? NOTHING : { sighting: null, event: { ...event, ...(id === undefined ? {} : { id }) } }
  }
  const sighting = type === 'DELETED' ? goneOf(object, source) : describeManifest(object, source)
  return sighting === null ? NOTHING : { sighting: { ...sighting, watched: true, seenMs }, event: null }
}

/** The first line of what is quoted is the whole object, unless it was cut there. */
function parse({ raw, message }: LogEvent): object | null {
  const end = raw.indexOf('\n')
  for (const text of [end < 0 ? raw : raw.slice(0, end), message]) {
    if (text.length > MAX_LENGTH || text.charCodeAt(0) !== 123) continue
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // It was cut: the message may still hold all of it.
    }
  }
  return null
}

function goneOf(object: ManifestNode, source: string): ObjectSighting | null {
  const kind = object.text('kind')
  const name = object.text('metadata', 'name')
  if (kind === undefined || name === undefined) return null
  const builder = new SightingBuilder(kind, name, source, 'whole')
  builder.namespace = object.text('metadata', 'namespace') ?? null
  return { ...builder.finish(), isGone: true }
}

/** An event of the API server as a log line says it, so that it is mined and matched like one of `kubectl get events`. */
export const asLoggedEvent = (
  record: LogEvent,
  { type, reason, kind, name, namespace, message, timestampMs }: KubeEvent,
): LogEvent => ({
  ...record,
  format: 'kubernetes-event',
  level: type === 'Warning' ? 'warn' : 'info',
  message,
  timestampMs: timestampMs ?? record.timestampMs,
  entities: {
    ...record.entities,
    ...(namespace === null ? {} : { namespace }),
    ...(kind === 'Pod' ? { pod: name } : {}),
  },
  fields: { reason, object: `${kind.toLowerCase()}/${name}` },
})
