import { Stamp } from './scan-clock.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { endOfWord, skipBlanks } from './scan-token.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { aboutObject } from './take-kubernetes-event.ts'
import { takeStamp } from './take-stamp.ts'

const AGE = /^\d+[smhd](?:\d+[smh])?(?: \(x\d+ over [\dsmhd]+\))?$/
const NAMESPACE = /^[a-z\d][a-z\d-]{0,62}$/
const ROW = /(Normal|Warning)\s+(\w+)\s+(?:([a-z.\d]+)\/)?(\S+)\s+(?=\S)/y
/** The field within the object, and who reports it, in columns of their own. */
const REPORTER =
  /(?:[a-z][\w.{}/-]{1,80}(?:, \S{1,80})?(?:\t| {2,}))?([a-z][\w./-]{1,80}(?:, \S{1,80})?)(?:\t| {2,})(?=\S)/y
const KINDS = new Set(
  'pod node job cronjob replicaset deployment statefulset daemonset horizontalpodautoscaler persistentvolumeclaim'.split(
    ' ',
  ),
)
const stamp = new Stamp()

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
  line.level = levelOfType(match[1])
  line.addField('reason', match[2] ?? '')
  line.message = text.slice(match[0].length)
  return true
}

const levelOfType = (type: string | undefined): 'warn' | 'info' => (type === 'Warning' ? 'warn' : 'info')

/**
 * A row of `kubectl get events`, `5m12s  Warning  BackOff  pod/cart-1  Back-off restarting failed container`, or of an
 * exporter, whose rows have a clock, and perhaps the namespace and who reports it.
 */
export function parseKubernetesEvent(text: string, line: ParsedLine, context: TimeContext): boolean {
  const type = typeAt(text)
  if (type < 0) return false
  ROW.lastIndex = type
  const match = ROW.exec(text)
  if (match === null || !takeHead(text.slice(0, type).trimEnd(), match, line, context)) return false
  const [row, name, reason = '', kind, named = ''] = match
  line.header = true
  line.level = levelOfType(name)
  aboutObject(line, reason, kind, named.endsWith(':') ? named.slice(0, -1) : named)
  REPORTER.lastIndex = type + row.length
  const reporter = REPORTER.exec(text)
  if (reporter !== null) line.addField('reporter', reporter[1] ?? '')
  line.message = text.slice(reporter === null ? type + row.length : REPORTER.lastIndex)
  return true
}

const MAX_WORDS = 5

/** Cheap: where the type stands, behind a clock or an age and perhaps a namespace; -1 where none does. */
function typeAt(text: string): number {
  if (!text.includes('Normal') && !text.includes('Warning')) return -1
  let pos = 0
  for (let word = 0; word <= MAX_WORDS; word += 1) {
    const code = text.charCodeAt(pos)
    if ((code === 78 && text.startsWith('Normal', pos)) || (code === 87 && text.startsWith('Warning', pos))) return pos
    pos = skipBlanks(text, endOfWord(text, pos))
  }
  return -1
}

/** An age, or a clock, which a wrapper may have taken off; then the object is of a known kind, or columns are filled up. */
function takeHead(
  head: string,
  [row, , , kind = '']: RegExpExecArray,
  line: ParsedLine,
  context: TimeContext,
): boolean {
  if (AGE.test(head)) return true
  if (kind === '' || !(KINDS.has(kind) || /\t| {2}/.test(row))) return false
  if (head === '') return true
  const end = scanTimestamp(head, 0, stamp)
  const namespace = head.slice(end).trim()
  if (end < 0 || stamp.kind === 'time' || !(namespace === '' || NAMESPACE.test(namespace))) return false
  takeStamp(stamp, line, context)
  if (namespace !== '') line.namespace = namespace
  return true
}
