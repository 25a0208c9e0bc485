import { ContextMemory } from './context-memory.ts'
import { hashNumbers } from './hash-numbers.ts'
import { Mixer } from './mixer.ts'
import { Repetition } from './repetition.ts'
import { squash } from './squash.ts'
import { TextContexts } from './text-contexts.ts'

const BYTES = 256
const MEMORIES = TextContexts.COUNT
const REPETITION_AT = MEMORIES * ContextMemory.INPUTS
const BIAS_AT = REPETITION_AT + Repetition.INPUTS
const BIAS = 0.3
const FEWEST_LINES = 1 << 12
const BYTES_PER_LINE = 8
const OPINION = { weight: 0.18, rate: 0.005 }
const VERDICT = { weight: 0.5, rate: 0.002 }

/**
 * Says of each next bit of a text how probable a one is, by what followed the same bytes and words so far. Two that were
 * told the same bits say the same: whoever expands a text follows whoever pressed it.
 */
export class BitPredictor {
  readonly #bytes: Uint8Array
  readonly #contexts: TextContexts
  readonly #memories: readonly ContextMemory[]
  readonly #repetition: Repetition
  readonly #inputs = new Float64Array(BIAS_AT + 1).fill(BIAS)
  readonly #opinions = new Float64Array(2)
  readonly #byBits = new Mixer(this.#inputs, BYTES, OPINION)
  readonly #byLastByte = new Mixer(this.#inputs, BYTES * Repetition.LEVELS, OPINION)
  readonly #verdict = new Mixer(this.#opinions, BYTES, VERDICT)
  /** Those of the byte so far, behind a leading one. */
  #bits = 1
  #count = 0

  constructor(size: number) {
    let lines = FEWEST_LINES
    while (lines < size / BYTES_PER_LINE) lines *= 2
    this.#bytes = new Uint8Array(size)
    this.#contexts = new TextContexts(this.#bytes)
    this.#memories = Array.from({ length: MEMORIES }, () => new ContextMemory(lines))
    this.#repetition = new Repetition(this.#bytes)
    this.#findContexts()
  }

  /** What it was told so far. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#contexts.length)
  }

  predict(): number {
    const places = this.#count & 3
    const half = (1 << places) | (this.#bits & ((1 << places) - 1))
    for (let index = 0; index < MEMORIES; index++)
      this.#memories[index]!.predict(half, this.#inputs, index * ContextMemory.INPUTS)
    this.#repetition.predict(this.#bits, this.#count, this.#inputs, REPETITION_AT)
    this.#opinions[0] = this.#byBits.mix(this.#bits)
    this.#opinions[1] = this.#byLastByte.mix(this.#repetition.level * BYTES + (this.#contexts.recent & 0xff))
    return squash(this.#verdict.mix(this.#bits))
  }

  learn(bit: number): void {
    this.#verdict.learn(bit)
    this.#byBits.learn(bit)
    this.#byLastByte.learn(bit)
    for (let index = 0; index < MEMORIES; index++) this.#memories[index]!.learn(bit)
    this.#repetition.learn(bit)
    this.#bits = (this.#bits << 1) | bit
    this.#count++
    if (this.#count === 8) this.#endByte()
    else if (this.#count === 4) this.#findContexts()
  }

  #endByte(): void {
    this.#contexts.add(this.#bits & 0xff)
    this.#bits = 1
    this.#count = 0
    const { length, recent, older } = this.#contexts
    this.#repetition.move(length, recent, older)
    this.#findContexts()
  }

  /** At each half of a byte. */
  #findContexts(): void {
    const { all } = this.#contexts
    for (let index = 0; index < MEMORIES; index++) this.#memories[index]!.find(hashNumbers(all[index]!, this.#bits))
  }
}
