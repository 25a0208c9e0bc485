import type { Level } from '../model/log-event.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { levelInColumn } from './level-in-column.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MAX_COLUMNS = 32
/** Words of levels are few and short, but lines of other layouts have others in their place. */
const MAX_WORDS = 4096
const MAX_WORD = 24

/** Where the values of a line stand, as they were matched last. */
export class ColumnMatch {
  readonly starts = new Int32Array(MAX_COLUMNS)
  readonly ends = new Int32Array(MAX_COLUMNS)
  /** The line's own time. */
  readonly time = new Stamp()
  #text = ''
  #at = -1
  #end = -1
  readonly #levels = new Map<string, Level | null>()

  /** Where the line's own time ends, or -1: layouts that start alike scan it once. */
  timeEnd(text: string, at: number): number {
    if (at === this.#at && text === this.#text) return this.#end
    this.#text = text
    this.#at = at
    this.#end = scanTimeColumn(text, at, this.time)
    return this.#end
  }

  /** The level that a word in a column of levels tells, looked at once: lines have the same few there. */
  levelOf(word: string): Level | null {
    const known = this.#levels.get(word)
    if (known !== undefined) return known
    const level = levelInColumn(word)
    if (word.length <= MAX_WORD && this.#levels.size < MAX_WORDS) this.#levels.set(word, level)
    return level
  }
}
