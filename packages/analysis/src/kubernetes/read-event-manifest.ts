import type { KubeEvent } from './kube-object.ts'
import type { ManifestNode } from './manifest-node.ts'

/** An Event as a manifest. */
export function readLoggedManifest(event: ManifestNode, source: string): KubeEvent | null {
  const object = event.get('involvedObject').isThere ? event.get('involvedObject') : event.get('regarding')
  const reason = event.text('reason')
  const kind = object.text('kind')
  const name = object.text('name')
  if (reason === undefined || kind === undefined || name === undefined) return null
  const time = event.text('lastTimestamp') ?? event.text('eventTime') ?? event.text('metadata', 'creationTimestamp')
  const timestampMs = time === undefined ? Number.NaN : Date.parse(time)
  const message = event.get('message').isThere ? event.get('message') : event.get('note')
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
    timestampMs: Number.isNaN(timestampMs) ? null : timestampMs,
    source,
    line: at.line,
    offset: at.offset,
    raw: at.raw.slice(0, 600),
  }
}
