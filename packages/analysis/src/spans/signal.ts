import type { LogEvent } from '../model/log-event.ts'
import type { SignalId } from './signal-signatures.ts'

/** Something that spans or numbers show to be wrong with a service. */
export interface Signal {
  readonly id: SignalId
  readonly service: string
  /** 0..1: how surely something is wrong at all. */
  readonly strength: number
  /** 0..1: how much of what is wrong it accounts for, beside the others. */
  readonly share: number
  readonly onsetMs: number
  readonly lastMs: number
  readonly places: Readonly<Record<string, string>>
  /** Spans and points that show it, as something to cite. */
  readonly events: readonly LogEvent[]
  readonly count: number
}
