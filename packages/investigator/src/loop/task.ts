import type { ToolSpecSource } from '../tools/tools.ts'
import type { Entry } from './conversation.ts'
import type { Step } from './step.ts'

/** What a conversation is for: how it begins, and by which calls it may end. */
export interface LoopTask<R> {
  readonly promptId: string
  readonly instructions: (fence: string) => string
  /** After the page. */
  readonly opening: readonly Entry[]
  /** The first is what must be called at last. */
  readonly endings: readonly [Ending<R>, ...Ending<R>[]]
  readonly endNow: string
}

export interface Ending<R> {
  readonly tool: ToolSpecSource
  /** `seen`: all that was shown. The input is of the tool's schema. */
  readonly judge: (input: unknown, seen: string) => Judged<R>
}

export interface Judged<R> {
  readonly result: R
  readonly refusals: readonly { readonly what: string; readonly why: string }[]
  /** What the model should fix. */
  readonly complaints: readonly string[]
  readonly step: (turn: number) => Step
}
