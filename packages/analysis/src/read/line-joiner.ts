import type { PartialText } from '../assemble/open-record.ts'
import { objectOf, startsPairs, type PairBlocks } from '../layout/pair-blocks.ts'
import { endsInQuotes, isWholeRow } from '../parse/parse-table.ts'
import type { TableLayout } from '../parse/source-layout.ts'
import { hasText } from './has-text.ts'

/** A row of a table whose quotes are open; no stream of a wrapper is called so. */
const ROW = '"'
/** A record of pairs, each on a line; no stream of a wrapper is called so. */
const PAIRS = ':'
/** A quote that nobody closes takes no more lines with it. */
const MAX_LINES = 64
const MAX_LENGTH = 1_048_576

/** A line as it came, and what is left of it without its wrapper. */
interface Piece {
  readonly text: string
  readonly raw: string
  readonly line: number
  readonly offset: number
}

/** Joins the lines of records that go on without a header: rows with open quotes, and pairs each on a line. */
export class LineJoiner {
  readonly #partials: Map<string, PartialText>
  readonly #release: (held: PartialText, text: string) => void

  /** What is open stands among `partials`, which survive between chunks; `release` takes what is complete. */
  constructor(partials: Map<string, PartialText>, release: (held: PartialText, text: string) => void) {
    this.#partials = partials
    this.#release = release
  }

  /** Joins the lines of a row that goes on within quotes; true while their end has not come. */
  joinRow(table: TableLayout, piece: Piece): boolean {
    const held = this.#partials.get(ROW)
    if (held === undefined || isWholeRow(piece.text, table)) {
      if (held !== undefined) this.#releaseRow(held)
      const isOpen = endsInQuotes(piece.text, table)
      if (isOpen) this.#hold(ROW, piece)
      return isOpen
    }
    held.text += `\n${piece.text}`
    held.lines.push(piece.line)
    const isFull = held.lines.length === MAX_LINES || held.text.length > MAX_LENGTH
    if (isFull || !endsInQuotes(held.text, table)) this.#releaseRow(held)
    return true
  }

  /** Joins the lines of a record of pairs, and reads it when the next one begins. */
  joinPairs(blocks: PairBlocks, piece: Piece): void {
    const held = this.#partials.get(PAIRS)
    const starts = startsPairs(piece.text, blocks)
    // The blank line behind a line of marks parts nothing.
    const isNew = held === undefined || (starts && hasPairs(held)) || held.lines.length >= MAX_LINES
    if (!isNew) {
      held.text += `\n${piece.text}`
      held.raw += `\n${piece.raw}`
      held.lines.push(piece.line)
      return
    }
    this.releasePairs()
    if (starts && blocks.isParted && !(blocks.isHeaded && hasText(piece.text))) return
    this.#hold(PAIRS, piece)
  }

  releasePairs(): void {
    const held = this.#partials.get(PAIRS)
    this.#partials.delete(PAIRS)
    if (held !== undefined) this.#release(held, hasPairs(held) ? objectOf(held.text.split('\n')) : held.text)
  }

  #releaseRow(held: PartialText): void {
    this.#partials.delete(ROW)
    this.#release(held, held.text)
  }

  #hold(stream: string, { text, raw, line, offset }: Piece): void {
    this.#partials.set(stream, { text, raw, line, offset, lines: [line], timestampMs: null })
  }
}

const hasPairs = ({ text }: PartialText): boolean => /\p{L}/u.test(text)
