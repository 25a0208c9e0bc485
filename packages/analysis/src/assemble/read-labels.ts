import { assignRole } from '../parse/assign-role.ts'
import { roleOfField, type Role } from '../parse/role-of-field.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { DraftEvent } from './open-record.ts'

/** `FUNCTION: DB2 UDB, …`, `PID     : 1955                 TID : 1401`: labels of one width, two and more blanks between them. */
const LABEL = /^ {0,8}([A-Z][A-Za-z_ ]{1,24}?) {0,12}: ?(.*)$/
const NEXT = /(?<! ) {2,40}(?=[A-Z][A-Za-z_]{1,24} {0,12}:)/
export const MIN_LABELS = 3
const MAX_LINES = 64

/** Clock and trace stand elsewhere. */
const OF_OTHERS: ReadonlySet<Role> = new Set(['time', 'weakMessage', 'stack'])
const OF_LEVEL: ReadonlySet<Role> = new Set(['level', 'weakLevel'])

/** What a record says whose further lines are labels and values, one of which is its message; else null. */
export function readLabels(event: DraftEvent, context: TimeContext): ParsedLine | null {
  const line = new ParsedLine()
  const spoken = { text: '' }
  let labels = 0
  for (const text of event.continuation.slice(0, MAX_LINES)) {
    if (!LABEL.test(text.slice(0, 60))) continue
    labels += 1
    for (const part of text.split(NEXT)) takeLabel(part, event, line, spoken, context)
  }
  // A first line that says nothing but when leaves the message to its labels.
  if (line.message === '' && !SENTENCE.test(event.message)) line.message = spoken.text
  if (event.entities.service === undefined && line.service === undefined && PART.test(line.logger ?? ''))
    line.service = line.logger
  return labels < MIN_LABELS || line.message === '' ? null : line
}

function takeLabel(
  part: string,
  event: DraftEvent,
  line: ParsedLine,
  spoken: { text: string },
  context: TimeContext,
): void {
  const [, key = '', rest = ''] = LABEL.exec(part) ?? []
  const value = rest.trim()
  const role = roleOfField(key, 0)
  if (role === 'weakMessage' && spoken.text === '') spoken.text = value
  if (OF_LEVEL.has(role)) {
    // The first line's own level counts.
    if (event.level === null) assignRole('level', value, line, context)
  } else if (key !== '' && (OF_OTHERS.has(role) || !assignRole(role, value, line, context))) line.addField(key, value)
}

const SENTENCE = /\p{L}{2}[.,]? {1,3}\p{L}{2}/u
/** No class. */
const PART = /^\p{Ll}[\p{L}\d_-]+$/u

/** `… [levelValue: 800] [[`, and below it the text up to `]]`. */
export function readEnclosed(event: DraftEvent): void {
  const first = event.continuation.findIndex((text) => text.trim() !== '')
  if (first < 0) return
  event.message = (event.continuation[first] ?? '').trim().replace(/\]\]$/, '')
}
