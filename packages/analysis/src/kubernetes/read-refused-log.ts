import type { LogEvent } from '../model/log-event.ts'
import type { KubeEvent } from './kube-object.ts'

const WAITS = /container "([\w.-]{1,200})" in pod "([\w.-]{1,253})" is waiting to start:? ?(.{0,300})/

/** What `kubectl logs` answers in place of a log: the pod's container is not there yet, and why. */
export function readRefusedLog({ message, raw, ref, timestampMs, fields }: LogEvent): KubeEvent | null {
  const { error } = fields
  const text = error === undefined ? message : `${message} ${error}`
  // A search stops at each first character, and messages seldom have a quote.
  const match = text.includes('" is waiting to start') ? WAITS.exec(text) : null
  if (match === null) return null
  const [, , name = '', said = ''] = match
  return {
    type: 'Warning',
    reason: 'Waiting',
    kind: 'Pod',
    name,
    namespace: null,
    message: said.trim(),
    count: 1,
    ageSeconds: null,
    timestampMs,
    source: ref.source,
    line: ref.line,
    offset: ref.offset,
    raw: raw.slice(0, 600),
  }
}
