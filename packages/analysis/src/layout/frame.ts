import type { Level } from '../model/log-event.ts'

/** A parted time has numbers in columns of their own. A value runs as far as a word does, a sign to the next blank or letter, a text up to the literal behind it. */
export type PartKind = 'time' | 'parted' | 'value' | 'sign' | 'text'

export interface FramePart {
  /** What stands before it; a blank is any number of them. */
  readonly before: string
  readonly kind: PartKind
  readonly role: 'time' | 'level' | 'service' | 'message' | 'other'
}

/** What nearly all lines have in common up to their messages, whatever parts it. Plain JSON. */
export interface Frame {
  readonly parts: readonly FramePart[]
  /** What stands before the message. */
  readonly end: string
  /** What stands behind the message, as a rule nothing. */
  readonly tail?: readonly FramePart[]
  /** What closes behind the message, or behind its tail. */
  readonly after: string
  /** What words mean in the part that tells the level. */
  readonly levels: Readonly<Record<string, Level>>
  /** Its name tells better who speaks than what was found without it. */
  readonly isBetter: boolean
}
