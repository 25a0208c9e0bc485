import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { levelInColumn } from './level-in-column.ts'
import { isKeyed } from './take-fields.ts'

/** The field in which a source's lines name their level, where some have the house's own words in it. Plain JSON. */
export interface OwnLevels {
  readonly key: string
  readonly levels: Readonly<Record<string, Level>>
}

/** Reads a level that the house has a word of its own for. */
export function takeOwnLevel(line: ParsedLine, { key, levels }: OwnLevels): void {
  const word = line.fields?.[key]
  if (word !== undefined && isKeyed(line)) line.level = levels[word] ?? levelInColumn(word)
}
