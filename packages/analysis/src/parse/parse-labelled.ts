import { assignRole } from './assign-role.ts'
import { roleOfField } from './role-of-field.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const FIELD = /^([A-Za-z][\w .-]{0,30}?): ?(.*)$/
const MIN_FIELDS = 3
const MAX_LENGTH = 2_000

/** `Date: 2025-09-29 04:18:00 UTC  Source: Disk  Level: Error  Computer: APP02`: labels and values, two blanks between them. */
export function parseLabelled(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.length > MAX_LENGTH || !(text.includes('  ') || text.includes('\t'))) return false
  if (!FIELD.test(text.slice(0, 60))) return false
  const parts = text.split(/ {2,}|\t+/).filter((part) => part !== '')
  if (parts.length < MIN_FIELDS) return false
  const fields = parts.map((part) => FIELD.exec(part))
  if (fields.some((field) => field === null)) return false
  const labelled = fields.map((field) => ({ key: field?.[1] ?? '', value: (field?.[2] ?? '').trim() }))
  if (!labelled.some(({ key }) => roleOfField(key, 0) === 'time')) return false
  line.message = ''
  for (const { key, value } of labelled)
    if (value === '' || value === '-' || !assignRole(roleOfField(key, 0), value, line, context))
      line.addField(key, value)
  line.header = true
  line.format = 'labels'
  return true
}
