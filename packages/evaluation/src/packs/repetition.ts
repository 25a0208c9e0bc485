import { hashNumbers } from './hash-numbers.ts'
import { stretch } from './squash.ts'

const SHORTEST = 6
const PLACES = 1 << 20
const LONGEST = 33
const RATE = 0.005

/** Goes on as the text went on the last time that its latest bytes stood in it. */
export class Repetition {
  static readonly INPUTS = 2
  static readonly LEVELS = 8
  readonly #bytes: Uint8Array
  readonly #places = new Int32Array(PLACES).fill(-1)
  /** How often a repetition of a length was right. */
  readonly #right = new Float64Array(LONGEST).fill(0.5)
  #at = 0
  #length = 0
  #bit = 0
  #class = -1

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** None, then the longer the higher. */
  get level(): number {
    return this.#class < 0 ? 0 : Math.min(Repetition.LEVELS - 1, 1 + (this.#class >> 2))
  }

  /** `bits` are those of the byte so far, behind a leading one, and `count` how many. */
  predict(bits: number, count: number, inputs: Float64Array, at: number): void {
    const expected = this.#bytes[this.#at]! | 0x1_00
    this.#class = this.#length > 0 && expected >> (8 - count) === bits ? classOf(this.#length) : -1
    if (this.#class < 0) {
      this.#length = 0
      inputs[at] = 0
      inputs[at + 1] = 0
      return
    }
    this.#bit = (expected >> (7 - count)) & 1
    const sign = this.#bit === 1 ? 1 : -1
    const right = this.#right[this.#class]!
    inputs[at] = sign * stretch(right)
    inputs[at + 1] = sign * (right - 0.5) * 4
  }

  learn(bit: number): void {
    if (this.#class < 0) return
    const right = this.#right[this.#class]!
    this.#right[this.#class] = right + ((bit === this.#bit ? 0.999_95 : 0.000_05) - right) * RATE
  }

  /** After each byte; `recent` are the last four and `older` the four before. */
  move(length: number, recent: number, older: number): void {
    if (this.#length > 0 && this.#bytes[this.#at] === this.#bytes[length - 1]) {
      this.#at++
      this.#length++
    } else this.#length = 0
    if (length < SHORTEST) return
    const place = hashNumbers(recent, older & 0xff_ff) & (PLACES - 1)
    if (this.#length === 0) this.#start(this.#places[place]!, length)
    this.#places[place] = length
  }

  #start(at: number, length: number): void {
    if (at < 0) return
    let same = 0
    while (same < 64 && at > same && this.#bytes[at - 1 - same] === this.#bytes[length - 1 - same]) same++
    this.#at = at
    this.#length = same < SHORTEST ? 0 : same
  }
}

const classOf = (length: number): number =>
  length < 16
    ? length
    : length < 32
      ? 16 + ((length - 16) >> 2)
      : length < 64
        ? 20 + ((length - 32) >> 3)
        : Math.min(LONGEST - 1, 24 + (length >> 6))
