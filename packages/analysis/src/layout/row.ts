import type { Level } from '../model/log-event.ts'
import type { Joint } from './joint-of.ts'

/** What stands around the values of a field, and what they hold. */
export interface RowColumn {
  readonly open: string
  readonly close: string
  readonly role: 'time' | 'level' | 'service' | 'message' | 'other'
  /** No blank stands within its values. */
  readonly isWord?: true
  /** Of a name and a level in one word. */
  readonly joint?: Joint
}

/** How lines are built whose fields one mark parts. Plain JSON. */
export interface Row {
  readonly mark: string
  /** Before the message, which may hold the mark, too. */
  readonly head: readonly RowColumn[]
  readonly message: RowColumn
  readonly tail: readonly RowColumn[]
  /** What words mean in the column that tells the level. */
  readonly levels: Readonly<Record<string, Level>>
  /** Its names tell better who speaks than what was found without them. */
  readonly isBetter: boolean
}
