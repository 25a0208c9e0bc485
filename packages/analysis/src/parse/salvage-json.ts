import { assignRole } from './assign-role.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { roleOfField } from './role-of-field.ts'

const QUOTED =
  /"(@?timestamp|time|ts|@t|level|lvl|severity|msg|message)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"?|(\d+(?:\.\d+)?))/g

/** What a JSON line that was cut off still says of its time, level and message. */
export function salvageJson(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(1) !== 34 || /[{[,]\s*$/.test(text)) return false
  let found = 0
  line.message = ''
  for (const match of text.slice(0, 4000).matchAll(QUOTED)) {
    const value = match[2] ?? Number(match[3])
    if (assignRole(roleOfField(match[1] ?? '', 0), value, line, context)) found += 1
  }
  if (line.message === '') line.message = text
  line.header = found > 0
  if (found > 0) line.format = 'json'
  return found > 0
}
