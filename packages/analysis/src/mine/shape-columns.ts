import { PARAMETER, renderShape, type ShapeToken } from './shape-token.ts'

/**
 * A shape while it is generalised. Keeps a sum of hashed columns, so that the key of the shape with some columns made
 * parameters costs one subtraction per column and no string.
 */
export class ShapeColumns {
  readonly text: string
  readonly tokens: readonly ShapeToken[]
  /** The columns as they stand by now. */
  readonly words: string[]
  /** By how much the sums change where a column becomes a parameter. */
  readonly #lowStep: Int32Array
  readonly #highStep: Int32Array
  #lowSum = 0
  #highSum = 0

  constructor(text: string, tokens: readonly ShapeToken[]) {
    this.text = text
    this.tokens = tokens
    this.words = this.tokens.map((token) => token.text)
    this.#lowStep = new Int32Array(this.words.length)
    this.#highStep = new Int32Array(this.words.length)
    for (const [i, word] of this.words.entries()) {
      const [low, high] = [lowTerm(word, i), highTerm(word, i)]
      this.#lowSum = (this.#lowSum + low) | 0
      this.#highSum = (this.#highSum + high) | 0
      this.#lowStep[i] = parameterLow(i) - low
      this.#highStep[i] = parameterHigh(i) - high
    }
  }

  makeParameter(column: number): void {
    this.#lowSum = (this.#lowSum + (this.#lowStep[column] as number)) | 0
    this.#highSum = (this.#highSum + (this.#highStep[column] as number)) | 0
    this.#lowStep[column] = 0
    this.#highStep[column] = 0
    this.words[column] = PARAMETER
  }

  key(): number {
    return combine(this.#lowSum, this.#highSum)
  }

  keyWithParameter(column: number): number {
    return combine(
      (this.#lowSum + (this.#lowStep[column] as number)) | 0,
      (this.#highSum + (this.#highStep[column] as number)) | 0,
    )
  }

  /** With each of these columns a parameter; none may come twice. */
  keyWithColumns(columns: readonly number[]): number {
    let low = this.#lowSum
    let high = this.#highSum
    for (const column of columns) {
      low = (low + (this.#lowStep[column] as number)) | 0
      high = (high + (this.#highStep[column] as number)) | 0
    }
    return combine(low, high)
  }

  keyWithParameters(isParameter: (column: number) => boolean): number {
    let low = this.#lowSum
    let high = this.#highSum
    for (let i = 0; i < this.words.length; i++) {
      if (!isParameter(i)) continue
      low = (low + (this.#lowStep[i] as number)) | 0
      high = (high + (this.#highStep[i] as number)) | 0
    }
    return combine(low, high)
  }

  render(): string {
    return renderShape(this.tokens.map(({ spaced }, i) => ({ text: this.words[i] as string, spaced })))
  }
}

/** 53 bits in one number, which maps hash fast. */
const combine = (low: number, high: number): number => (low >>> 0) + (high & 0x1fffff) * 4_294_967_296

const lowTerm = (word: string, column: number): number => mix(hash(word, 0x811c9dc5), column + 1)
const highTerm = (word: string, column: number): number => mix(hash(word, 0x2545f491), column + 977)

function hash(word: string, seed: number): number {
  let value = seed
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return value
}

/** The same word counts differently in each column. */
function mix(value: number, column: number): number {
  const turned = Math.imul(value ^ Math.imul(column, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(turned ^ (turned >>> 15), 0xc2b2ae35) | 0
}

const parameterHashes = [hash(PARAMETER, 0x811c9dc5), hash(PARAMETER, 0x2545f491)] as const
const parameterLow = (column: number): number => mix(parameterHashes[0], column + 1)
const parameterHigh = (column: number): number => mix(parameterHashes[1], column + 977)
