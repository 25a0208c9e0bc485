import type { KubeEvent } from './kube-object.ts'
import type { ManifestNode } from './manifest-node.ts'

/** An Event as a manifest. */
export function readLoggedManifest(event: ManifestNode, source: string): KubeEvent | null {
  const object = eitherOf(event, 'involvedObject', 'regarding')
  const reason = event.text('reason')
  const kind = object.text('kind')
  const name = object.text('name')
  if (reason === undefined || kind === undefined || name === undefined) return null
  const message = eitherOf(event, 'message', 'note')
  const at = message.isThere ? message.line : event.line
  return {
    type: event.text('type') ?? 'Normal',
    reason,
    kind,
    name,
    namespace: object.text('namespace') ?? null,
    message: message.text() ?? '',
    count: Number(event.text('count') ?? 1) || 1,
    ageSeconds: null,
    timestampMs: timeOf(event),
    source,
    line: at.line,
    offset: at.offset,
    raw: at.raw.slice(0, 600),
  }
}

/** Both versions of the API have their own names. */
const eitherOf = (event: ManifestNode, name: string, other: string): ManifestNode =>
  event.get(name).isThere ? event.get(name) : event.get(other)

function timeOf(event: ManifestNode): number | null {
  const time = event.text('lastTimestamp') ?? event.text('eventTime') ?? event.text('metadata', 'creationTimestamp')
  const timestampMs = time === undefined ? Number.NaN : Date.parse(time)
  return Number.isNaN(timestampMs) ? null : timestampMs
}
