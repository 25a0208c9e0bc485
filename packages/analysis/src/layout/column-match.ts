import { Stamp } from '../parse/scan-clock.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MAX_COLUMNS = 32

/** Where the values of a line stand, as they were matched last. */
export class ColumnMatch {
  readonly starts = new Int32Array(MAX_COLUMNS)
  readonly ends = new Int32Array(MAX_COLUMNS)
  /** The line's own time. */
  readonly time = new Stamp()
  #text = ''
  #at = -1
  #end = -1

  /** Where the line's own time ends, or -1: layouts that start alike scan it once. */
  timeEnd(text: string, at: number): number {
    if (at === this.#at && text === this.#text) return this.#end
    this.#text = text
    this.#at = at
    this.#end = scanTimeColumn(text, at, this.time)
    return this.#end
  }
}
