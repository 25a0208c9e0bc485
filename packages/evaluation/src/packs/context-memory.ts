import { hashNumbers } from './hash-numbers.ts'
import { stretch } from './squash.ts'

/** Sixteen cells: the first tells whose line it is, the others are for the bits of half a byte. */
const LINE = 16
const UNSEEN = 0x80_00_01_00
const CERTAIN = 0xff_ff
const MOST_SEEN = 250
const HISTORIES = 1_024
const HISTORY_RATE = 0.012
const RATES = Float64Array.from({ length: MOST_SEEN + 1 }, (_, seen) => 1 / (seen + 1.5))

/**
 * What followed one kind of context so far. A cell holds a probability (16 bits), the last seven bits behind a leading
 * one (8 bits) and how often it was seen (8 bits).
 */
export class ContextMemory {
  static readonly INPUTS = 2
  readonly #cells: Uint32Array
  readonly #lines: number
  /** How bits went on after a history of bits, whatever the context. */
  readonly #histories = new Float64Array(HISTORIES).fill(0.5)
  #line = 0
  #cell = 0
  #history = 0

  constructor(lines: number) {
    this.#lines = lines
    this.#cells = new Uint32Array(lines * LINE)
  }

  /** Goes to the line of a context, or takes the less used one of two that it may have. */
  find(context: number): void {
    const cells = this.#cells
    const owner = (context & 0xff_ff) | 1
    const first = hashNumbers(context, this.#lines) & (this.#lines - 1)
    this.#line = first * LINE
    if (cells[this.#line] === owner) return
    const other = (first ^ 1) * LINE
    if (cells[other] !== owner) {
      if ((cells[other + 1]! & 0xff) < (cells[this.#line + 1]! & 0xff)) this.#line = other
      cells.fill(UNSEEN, this.#line, this.#line + LINE)
      cells[this.#line] = owner
    } else this.#line = other
  }

  /** Writes what it expects into two inputs: `bits` are those of the half byte so far, behind a leading one. */
  predict(bits: number, inputs: Float64Array, at: number): void {
    this.#cell = this.#line + bits
    const value = this.#cells[this.#cell]!
    const seen = value & 0xff
    const level = seen < 4 ? 0 : seen < 16 ? 1 : seen < 64 ? 2 : 3
    this.#history = ((value >>> 8) & 0xff) | (level << 8)
    inputs[at] = seen === 0 ? 0 : stretch((value >>> 16) / 0x1_00_00)
    inputs[at + 1] = seen === 0 ? 0 : stretch(this.#histories[this.#history]!)
  }

  learn(bit: number): void {
    const value = this.#cells[this.#cell]!
    const seen = value & 0xff
    if (seen > 0) {
      const target = bit === 1 ? 0.9998 : 0.0002
      const history = this.#histories[this.#history]!
      this.#histories[this.#history] = history + (target - history) * HISTORY_RATE
    }
    const before = value >>> 16
    const probability = before + Math.trunc(((bit === 1 ? CERTAIN : 0) - before) * RATES[seen]!)
    const longer = (((value >>> 8) & 0xff) << 1) | bit
    const history = longer > 0xff ? (longer & 0x7f) | 0x80 : longer
    this.#cells[this.#cell] = ((probability << 16) | (history << 8) | Math.min(seen + 1, MOST_SEEN)) >>> 0
  }
}
