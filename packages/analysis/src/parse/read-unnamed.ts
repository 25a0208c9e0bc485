import { assignRole } from './assign-role.ts'
import type { JsonObject } from './json.ts'
import { levelOfMark } from './level-of-mark.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { roleOfField } from './role-of-field.ts'
import { timeOfText } from './time-of-value.ts'

const MAX_LEVEL = 11

/** Keys that nobody knows are told by their values: what reads as a time, as a level, as a sentence. */
export function readUnnamed(value: JsonObject, line: ParsedLine, context: TimeContext): void {
  for (const key in value) {
    const field = value[key]
    if (typeof field !== 'string' && typeof field !== 'number') continue
    const role = roleOfField(key, 0)
    if (role !== 'none' && role !== 'level') continue
    if (line.timestampMs === null && !DURATION.test(key)) assignRole('time', field, line, context)
    if (typeof field === 'string') readUnnamedText(key, field, line, context)
  }
}

function readUnnamedText(key: string, text: string, line: ParsedLine, context: TimeContext): void {
  if (line.level === null && text.length <= MAX_LEVEL)
    line.level = strongLevelOfWord(text) ?? (key === 'l' ? levelOfMark(text) : null)
  if (key === 's' && line.service === undefined && SPEAKER.test(text) && levelOfMark(text) === null) line.service = text
  if (line.message === '' && text.includes(' ') && !NO_MESSAGE.test(key) && timeOfText(text, context) === null)
    line.message = text
}

/** Keys of one letter save bytes. */
const SPEAKER = /^[A-Za-z][\w.-]{3,40}$/

/** What ends later, or is counted, is not when the line was written. */
const DURATION = /expir|valid|until|expect|deadline|start|end|created|modified|count|bytes|size|seq|id$|num|total/i
const NO_MESSAGE = /agent|date|time|referer|user|address|query|sql|^ua$/i
