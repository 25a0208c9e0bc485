import type { Level } from '../model/log-event.ts'
import type { Joint } from './joint-of.ts'

export type ColumnRole =
  | 'time'
  | 'level'
  | 'service'
  | 'host'
  | 'pod'
  | 'namespacedPod'
  | 'container'
  | 'namespace'
  | 'logger'
  | 'thread'
  | 'processId'
  | 'traceId'
  | 'spanId'
  | 'requestId'
  | 'field'

/** A value between two literals. */
export interface Column {
  /** What stands before the value, without blanks; a blank alone where nothing else does. */
  readonly before: string
  /** A word holds no blank, and a part no colon; a text ends where the next literal starts, a letter where it stands. */
  readonly kind: 'time' | 'word' | 'part' | 'text' | 'letter'
  readonly role: ColumnRole
  /** Its names may be those of one program's parts. */
  readonly isWeak?: true
  /** A level stands in the value beside the name. */
  readonly joint?: Joint
  /** What closes the value, where it stands behind the message. */
  readonly after?: string
  /** A dash stood there, too. */
  readonly gaps: boolean
  /** Words that stood among levels and name none. */
  readonly others?: readonly string[]
  /** Levels are numbers there, or some of them. */
  readonly isNumeric?: true
  /** Levels of words that alone tell none, or another one. */
  readonly levels?: Readonly<Record<string, Level>>
  /** The name of a plain field. */
  readonly name: string
}

/** Literal, value, literal, value, …, literal, message: how some lines of a source are built. Plain JSON. */
export interface LearnedLayout {
  readonly columns: readonly Column[]
  /** The literal before the message. */
  readonly before: string
  /** Fields behind the message, each behind the mark that parts fields. */
  readonly tail?: readonly Column[]
  /** What every line ends with, because it was opened before the message. */
  readonly after: string
  /** Nearly every line ends with an object of arguments. */
  readonly isFollowedByObject: boolean
  /** What every line starts with, behind the first literal. */
  readonly start: 'digit' | 'letter' | 'other'
  /** The column whose clock counts, or -1. */
  readonly time: number
}
