import type { z } from 'zod'

/** A kind of fact, told after the transaction that made it one. Ids only: who needs more reads the row. */
export interface EventSpec<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  /** New fields must be optional, as those of a job. */
  readonly payload: Payload
  /**
   * What makes up for one that a killed process did not send. `swept`: a row shows that something is left to be done.
   * `outbox`: it is committed with what it reports. `nothing`: whoever would hear of it looks by itself now and then.
   */
  readonly ifLost: 'swept' | 'outbox' | 'nothing'
  /** Whether every process that listens is told: requests that wait, and the dashboard's live feed. */
  readonly isAnnounced: boolean
}

export interface PublishedEvent {
  readonly spec: EventSpec
  readonly payload: unknown
  /** The request that caused it, where that is not what runs when it is published. */
  readonly origin?: string | undefined
}

/** Notes an event of the transaction. It is sent after the commit, or never. */
export type Publish<Spec extends EventSpec = EventSpec> = <Known extends Spec>(
  spec: Known,
  payload: z.output<Known['payload']>,
  origin?: string,
) => void

/** Where events go. Never throws: what it cannot send now is made up for. */
export type SendEvents = (events: readonly PublishedEvent[]) => Promise<void>

/** Of a system's transaction, which has no company whose outbox could keep it. */
export type UnkeptEvent = EventSpec & { readonly ifLost: 'swept' | 'nothing' }
