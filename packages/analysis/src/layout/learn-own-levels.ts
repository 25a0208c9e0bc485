import type { ParsedLine } from '../parse/parsed-line.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { wordsOf } from './columns-of-lines.ts'
import { mayBeKeyed } from './learn-fields.ts'
import type { SpeakerSample } from './speaker-in.ts'
import { levelOfGrade } from './levels-of-column.ts'
import { isKeyed } from './take-fields.ts'
import type { OwnLevels } from './own-levels.ts'

const MIN_LINES = 12
const MIN_OPEN = 3
const MIN_KNOWN = 2
const MOST = 0.9

/** What the words in a field of levels mean that nobody knows, by those beside them and by what their lines say. */
export function learnOwnLevels(
  texts: readonly string[],
  read: (text: string) => SpeakerSample,
  { table, fields }: Pick<SourceLayout, 'table' | 'fields'>,
): OwnLevels | null {
  const keyed = table === null ? texts.filter(mayBeKeyed) : texts
  if (keyed.length < MIN_LINES) return null
  const lines = keyed.map((text) => read(text).line).filter(isKeyed)
  const open = lines.filter(({ level }) => level === null)
  const known = new Set(lines.flatMap(({ level }) => level ?? []))
  if (lines.length < MIN_LINES || open.length < MIN_OPEN) return null
  const holdsLevel = (key: string): boolean =>
    key === fields?.level || roleOfField(key, 0) === 'level' || table?.roles[table.names.indexOf(key)] === 'level'
  const key = keysOfMost(open).find(holdsLevel)
  if (key === undefined) return null
  const words = lines.map((line) => line.level ?? line.fields?.[key] ?? '')
  if (known.size < MIN_KNOWN && !areGrades(words, known)) return null
  const { levels = {} } = wordsOf(
    words,
    lines.map(({ message }) => message),
  )
  return { key, levels }
}

/** `Low`, `Medium`, `High`, and nothing else but a level: how grave a SIEM takes its events for. */
const areGrades = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  new Set(words).size > MIN_KNOWN && words.every((word) => levelOfGrade(word) !== null || known.has(word))

const keysOfMost = (lines: readonly ParsedLine[]): string[] =>
  Object.keys(lines[0]?.fields ?? {}).filter(
    (key) => lines.filter(({ fields }) => fields?.[key] !== undefined).length >= MOST * lines.length,
  )
