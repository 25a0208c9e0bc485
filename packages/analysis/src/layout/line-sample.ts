import { headSignature } from './head-signature.ts'

/** A line that waits until its source's layouts are known. */
export type HeldLine = readonly [raw: string, line: number, offset: number]

/** Plain JSON, carried from chunk to chunk. */
export interface SampleState {
  held: HeldLine[] | null
  heldLength: number
  /** Heads that a sample has held already. */
  seen: number[]
  samples: number
  /** Samples in a row that taught nothing, and lines with a new head since the last one. */
  fruitless: number
  news: number
}

const MAX_FIRST_LINES = 640
const LINES_PER_HEAD = 12
const LATER_LINES = 48
const MAX_LENGTH = 262_144
const MAX_SAMPLES = 48
const MAX_PATIENCE = 8
const MAX_SEEN = 1024

/** Holds the first lines of a source back, and some more whenever a line begins as none did before. */
export class LineSample {
  readonly #state: SampleState
  readonly #seen: Set<number>

  constructor(saved: SampleState | undefined) {
    this.#state = saved ?? { held: [], heldLength: 0, seen: [], samples: 0, fruitless: 0, news: 0 }
    this.#seen = new Set(this.#state.seen)
  }

  state(): SampleState {
    return { ...this.#state, held: this.#state.held === null ? null : [...this.#state.held], seen: [...this.#seen] }
  }

  /** True when the line is held back; the sample may be full then. */
  hold(text: string, raw: string, line: number, offset: number): boolean {
    const state = this.#state
    if (state.held === null) {
      if (state.samples >= MAX_SAMPLES || !this.#isNew(text)) return false
      state.news += 1
      if (state.news < 2 ** Math.min(state.fruitless, MAX_PATIENCE)) return false
      state.held = []
      state.heldLength = 0
    }
    if (this.#seen.size < MAX_SEEN) this.#seen.add(headSignature(text))
    state.held.push([raw, line, offset])
    state.heldLength += raw.length
    return true
  }

  isFull(): boolean {
    const { held, heldLength, samples } = this.#state
    if (held === null) return false
    const enough = samples > 0 ? LATER_LINES : Math.min(MAX_FIRST_LINES, this.#seen.size * LINES_PER_HEAD)
    return held.length >= Math.max(LATER_LINES, enough) || heldLength >= MAX_LENGTH
  }

  /** The lines that were held back, none of which is any more. */
  release(): readonly HeldLine[] {
    const state = this.#state
    const held = state.held ?? []
    state.held = null
    if (held.length > 0) {
      state.samples += 1
      state.news = 0
    }
    return held
  }

  /** A sample that taught nothing makes the next one wait for more that is new. */
  note(taught: boolean): void {
    this.#state.fruitless = taught ? 0 : this.#state.fruitless + 1
  }

  #isNew(text: string): boolean {
    const code = text.charCodeAt(0)
    // Objects name their parts, and what is indented belongs to the line above.
    if (
      (code === 123 && text.charCodeAt(1) === 34) ||
      code === 9 ||
      Number.isNaN(code) ||
      (code === 32 && text.charCodeAt(1) === 32)
    )
      return false
    return this.#seen.size < MAX_SEEN && !this.#seen.has(headSignature(text))
  }
}
