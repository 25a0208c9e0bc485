import { roleOfField } from '../parse/assign-role.ts'
import type { DraftEvent } from './open-record.ts'

/** `FUNCTION: DB2 UDB, …`, `PID     : 1955                 TID : 1401`: labels of one width, two and more blanks between them. */
const LABEL = /^([A-Z][A-Za-z_ ]{1,24}?) {0,12}: ?(.*)$/
const NEXT = /(?<! ) {2,40}(?=[A-Z][A-Za-z_]{1,24} {0,12}:)/
export const MIN_LABELS = 3
const MAX_LINES = 64

/** A record whose further lines are labels and values: one of them says what happened. */
export function readLabels(event: DraftEvent): void {
  const fields: Record<string, string> = {}
  let labels = 0
  let message = ''
  for (const text of event.continuation.slice(0, MAX_LINES)) {
    if (!LABEL.test(text.slice(0, 60))) continue
    labels += 1
    for (const part of text.split(NEXT)) {
      const [, key = '', value = ''] = LABEL.exec(part) ?? []
      if (message === '' && roleOfField(key, 0) === 'message') message = value.trim()
      else if (key !== '') fields[key] = value.trim()
    }
  }
  if (labels < MIN_LABELS || message === '') return
  event.message = message
  event.fields = { ...event.fields, ...fields }
}

/** `… [levelValue: 800] [[`, and below it the text up to `]]`. */
export function readEnclosed(event: DraftEvent): void {
  const first = event.continuation.findIndex((text) => text.trim() !== '')
  if (first < 0 || !event.raw.trimEnd().endsWith('[[')) return
  event.message = (event.continuation[first] ?? '').trim().replace(/\]\]$/, '')
}
