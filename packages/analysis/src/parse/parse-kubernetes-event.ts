import type { ParsedLine } from './parsed-line.ts'
import { isDigit } from './scan-clock.ts'

const ROW = /^\d+[smhd](?:\d+[smh])?(?: \(x\d+ over [\dsmhd]+\))?\s+(Normal|Warning)\s+(\w+)\s+(\S+)\s+(?=\S)/

const DESCRIBED =
  /^\s*(Normal|Warning)\s{2,}([A-Z]\w+)\s{2,}(\S+(?: \(x\d+ over [\dsmhd]+\))?)\s{2,}[\w./,-]+\s{2,}(?=\S)/

/** A row of the events that `kubectl describe` lists: `  Warning  BackOff  5m (x12 over 30m)  kubelet  Back-off …`. */
export function parseDescribedEvent(text: string, at: number, line: ParsedLine): boolean {
  const code = text.charCodeAt(at)
  if ((code !== 78 && code !== 87) || text.charCodeAt(text.indexOf(' ', at) + 1) !== 32) return false
  const match = DESCRIBED.exec(text)
  if (match === null) return false
  line.header = true
  line.format = 'kubernetes-event'
  line.level = match[1] === 'Warning' ? 'warn' : 'info'
  line.addField('reason', match[2] ?? '')
  line.message = text.slice(match[0].length)
  return true
}

/** A row of `kubectl get events`: `5m12s  Warning  BackOff  pod/cart-1  Back-off restarting failed container`. */
export function parseKubernetesEvent(text: string, line: ParsedLine): boolean {
  if (!isDigit(text.charCodeAt(0))) return false
  const match = ROW.exec(text)
  if (match === null) return false
  line.header = true
  line.format = 'kubernetes-event'
  line.level = match[1] === 'Warning' ? 'warn' : 'info'
  line.addField('reason', match[2] ?? '')
  line.addField('object', match[3] ?? '')
  line.message = text.slice(match[0].length)
  return true
}
