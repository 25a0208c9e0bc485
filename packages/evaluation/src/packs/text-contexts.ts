import { hashNumbers } from './hash-numbers.ts'

const NEWLINE = 10
const WIDEST = 255

/** What the next byte of a text stands in: its last bytes, its words, and the place in its line. */
export class TextContexts {
  static readonly COUNT = 9
  /** A number for each kind of context; the same number of two kinds is not the same. */
  readonly all = new Int32Array(TextContexts.COUNT)
  readonly #bytes: Uint8Array
  #length = 0
  #recent = 0
  #older = 0
  #word = 0
  #wordBefore = 0
  #lineAt = 0
  #lineBefore = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#write()
  }

  get length(): number {
    return this.#length
  }

  /** The last four bytes. */
  get recent(): number {
    return this.#recent
  }

  /** Those before the last four. */
  get older(): number {
    return this.#older
  }

  add(byte: number): void {
    this.#bytes[this.#length++] = byte
    this.#older = (this.#older << 8) | (this.#recent >>> 24)
    this.#recent = (this.#recent << 8) | byte
    if (isLetter(byte)) this.#word = hashNumbers(this.#word, byte)
    else if (this.#word !== 0) {
      this.#wordBefore = this.#word
      this.#word = 0
    }
    if (byte === NEWLINE) {
      this.#lineBefore = this.#lineAt
      this.#lineAt = this.#length
    }
    this.#write()
  }

  #write(): void {
    const { all } = this
    const last = this.#recent & 0xff
    const column = Math.min(WIDEST, this.#length - this.#lineAt)
    const above = this.#lineBefore + column < this.#lineAt ? this.#bytes[this.#lineBefore + column]! : 0
    all[0] = last
    all[1] = this.#recent & 0xff_ff
    all[2] = this.#recent & 0xff_ff_ff
    all[3] = this.#recent
    all[4] = hashNumbers(this.#recent, this.#older & 0xff)
    all[5] = hashNumbers(this.#recent, this.#older & 0xff_ff)
    all[6] = hashNumbers(this.#word, last)
    all[7] = hashNumbers(this.#word, this.#wordBefore)
    all[8] = hashNumbers(above | (column << 8), last)
    for (let kind = 0; kind < TextContexts.COUNT; kind++) all[kind] = hashNumbers(all[kind]!, kind + 1)
  }
}

const isLetter = (byte: number): boolean => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte >= 128
