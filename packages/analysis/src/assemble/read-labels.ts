import { assignRole } from '../parse/assign-role.ts'
import { roleOfField, type Role } from '../parse/role-of-field.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { DraftEvent } from './open-record.ts'

/** `FUNCTION: DB2 UDB, …`, `PID     : 1955                 TID : 1401`: labels of one width, two and more blanks between them. */
const LABEL = /^([A-Z][A-Za-z_ ]{1,24}?) {0,12}: ?(.*)$/
const NEXT = /(?<! ) {2,40}(?=[A-Z][A-Za-z_]{1,24} {0,12}:)/
export const MIN_LABELS = 3
const MAX_LINES = 64

/** Clock and level stand in the first line. */
const OF_FIRST: ReadonlySet<Role> = new Set(['time', 'level', 'weakLevel', 'weakMessage', 'stack'])

/** What a record says whose further lines are labels and values, one of which is its message; else null. */
export function readLabels(event: DraftEvent, context: TimeContext): ParsedLine | null {
  const line = new ParsedLine()
  let labels = 0
  for (const text of event.continuation.slice(0, MAX_LINES)) {
    if (!LABEL.test(text.slice(0, 60))) continue
    labels += 1
    for (const part of text.split(NEXT)) {
      const [, key = '', value = ''] = LABEL.exec(part) ?? []
      const role = roleOfField(key, 0)
      const isTaken = !OF_FIRST.has(role) && assignRole(role, value.trim(), line, context)
      if (!isTaken && key !== '') line.addField(key, value.trim())
    }
  }
  return labels < MIN_LABELS || line.message === '' ? null : line
}

/** `… [levelValue: 800] [[`, and below it the text up to `]]`. */
export function readEnclosed(event: DraftEvent): void {
  const first = event.continuation.findIndex((text) => text.trim() !== '')
  if (first < 0) return
  event.message = (event.continuation[first] ?? '').trim().replace(/\]\]$/, '')
}
