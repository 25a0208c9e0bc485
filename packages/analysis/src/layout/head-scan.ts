import { isPodName } from './pod-name.ts'
import { MAX_HEAD, type SplitValue } from './split-head.ts'

/** How far a line's head is taken apart. */
export class HeadScan {
  readonly text: string
  readonly limit: number
  readonly values: SplitValue[] = []
  pos = 0
  /** The marks since the last value. */
  literal = ''
  /** Blanks stand behind the last value. */
  blank = false
  leveled = false
  /** Plain words in a row. */
  prose = 0
  /** Colons alone part what stands behind the time: `10:15:30:WARN:pool:main: …`. */
  tight = false
  /** Where the bracket closes that holds the time; 0 outside of it. */
  close = 0

  constructor(text: string) {
    this.text = text
    this.limit = Math.min(text.length, MAX_HEAD)
  }

  /** Takes marks. */
  pass(length: number): boolean {
    this.literal += this.text.slice(this.pos, this.pos + length)
    this.pos += length
    return true
  }

  push(value: SplitValue, next: number): void {
    this.values.push(value)
    this.literal = ''
    this.blank = false
    this.pos = next
  }

  /** What stands before the next value. */
  before(): string {
    if (this.literal !== '') return this.literal
    return this.values.length > 0 && this.blank ? ' ' : ''
  }

  isBehindTime(): boolean {
    return this.values.at(-1)?.type === 'T'
  }
}

/** What a word is, by itself. */
export const typeOf = (word: string, isLevel: boolean): SplitValue['type'] => {
  if (isLevel) return 'L'
  return isPodName(word) ? 'P' : 'v'
}
