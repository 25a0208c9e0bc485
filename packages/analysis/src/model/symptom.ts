import type { BucketEntry } from './digest.ts'
import type { Level, LogEvent } from './log-event.ts'
import type { Signature } from './signature.ts'

/** How a symptom's rate changed while it was watched. */
export type Contrast = 'new' | 'burst' | 'steady'

/** Units that say the same thing in the same service: what detection opens incidents on and correlation links. */
export interface Symptom {
  readonly key: string
  readonly templateIds: readonly string[]
  readonly text: string
  readonly service: string | null
  readonly sources: readonly string[]
  readonly level: Level | null
  readonly signature: Signature | null
  readonly groups: Readonly<Record<string, string>>
  readonly status: number | null
  readonly exceptionType: string | null
  readonly count: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly firstLine: number
  readonly lastLine: number
  readonly buckets: Readonly<Record<string, BucketEntry>>
  readonly samples: readonly LogEvent[]
  /** One line of each template that takes part, the most frequent first. */
  readonly faces: readonly LogEvent[]
  /** 0 harmless, 1 a warning, 2 an error, 3 the end of a process. */
  readonly badness: 0 | 1 | 2 | 3
  /** How likely the authors of such a line would have called it an error. */
  readonly words: number
  /** Whether its words, whatever its level, speak of a failure. */
  readonly soundsBad: boolean
  readonly contrast: Contrast
  /** When it set in; null without times. */
  readonly onsetMs: number | null
  /** Share of its service's events. */
  readonly share: number
  /** The service or host that it complains about, under the name that the logs use; null when it names none. */
  readonly target: string | null
}
