import { levelOfPhrase } from '../layout/level-in-column.ts'
import type { Level } from '../model/log-event.ts'
import { levelOfLight } from './level-of-light.ts'
import { levelOfPlant } from './level-of-plant.ts'
import { levelOfNumber, levelOfSeverityNumber, levelOfSyslogSeverity, levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { Role } from './role-of-field.ts'
import { isDigit } from './scan-clock.ts'

export function assignLevel(role: Role, value: string | number, line: ParsedLine): boolean {
  const number =
    typeof value === 'number' ? value : isDigit(value.charCodeAt(0)) && /^\d{1,3}$/.test(value) ? Number(value) : -1
  const level =
    role === 'otlpLevel'
      ? levelOfSeverityNumber(number)
      : number >= 0
        ? role === 'syslogLevel'
          ? levelOfSyslogSeverity(number > 7 ? number % 8 : number)
          : levelOfNumber(number)
        : levelOfText(String(value))
  if (level === null) return false
  line.level ??= level
  return true
}

const INITIALS: ReadonlyMap<string, Level> = new Map([
  ['i', 'info'],
  ['n', 'info'],
  ['w', 'warn'],
  ['e', 'error'],
  ['d', 'debug'],
  ['f', 'fatal'],
  ['c', 'fatal'],
  ['t', 'trace'],
  ['v', 'trace'],
])

/** 'ERROR', 'warning', 'E', 'DEBUG5', 'Error 3' */
function levelOfText(text: string): Level | null {
  // Of a field it is a level below information; databases alone tell details behind an error.
  if (text.length === 6 && text.toUpperCase() === 'DETAIL') return 'debug'
  const direct = levelOfPlant(text) ?? levelOfWord(text)
  if (direct !== null) return direct
  if (text.length === 1) return INITIALS.get(text.toLowerCase()) ?? null
  // In other languages a level is known by its capitals; here its key vouches for it.
  const foreign = levelOfWord(text.toUpperCase())
  if (foreign !== null) return foreign
  const word = /^[\s[]*([a-z]+)\d?[\s\]]*$/i.exec(text)?.[1]?.toLowerCase() ?? ''
  const other = word === '' ? text.trim() : word
  return levelOfWord(word) ?? levelOfPlant(other) ?? levelOfLight(other) ?? levelOfPhrase(other)
}
