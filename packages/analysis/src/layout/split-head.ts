import type { Column } from './learned-layout.ts'

/** A time, a level, a pod's name, or any other value. */
export type ValueType = 'T' | 'L' | 'P' | 'v'

export interface SplitValue {
  /** The literal before it, without blanks, or a blank alone. */
  before: string
  readonly kind: Column['kind']
  readonly type: ValueType
  readonly start: number
  readonly end: number
  /** What else stands in the bracket of a header's time. */
  readonly isInner?: true
}

/** A line's head, taken apart as far as it looks like columns. */
export interface SplitLine {
  readonly text: string
  readonly delimiter: string | null
  readonly values: readonly SplitValue[]
  /** The literal behind the last value. */
  readonly rest: string
}

export const MAX_VALUES = 20
/** How far into a line its head may reach. */
export const MAX_HEAD = 420
