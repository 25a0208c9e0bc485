import type { FieldRoles } from '../layout/field-roles.ts'
import type { Frame } from '../layout/frame.ts'
import type { Row } from '../layout/row.ts'
import type { LearnedLayout } from '../layout/learned-layout.ts'
import type { KnownHeads } from '../layout/known-heads.ts'
import type { LayoutsOfFirst } from '../layout/layouts-of-first.ts'
import type { LevelSigns } from '../layout/level-signs.ts'
import type { OwnLevels } from '../layout/own-levels.ts'
import type { Opening } from '../layout/learn-opening.ts'
import type { TimeSpelling } from '../layout/respell-time.ts'
import type { Turn } from '../layout/turn-line.ts'
import type { PairBlocks } from '../layout/pair-blocks.ts'
import type { Role } from './role-of-field.ts'
import type { SpeakerColumn, Speakers } from '../layout/speaker-in.ts'

export interface TableLayout {
  readonly mark: string
  readonly names: readonly string[]
  readonly roles: readonly (Role | 'clock')[]
}

/** What a source's lines have shown of their layout so far; plain JSON, carried from chunk to chunk. */
export interface SourceLayout {
  /** Lines that started with a header, and lines that stood alone without one. */
  headers: number
  plain: number
  /** How many header-less lines may still join the record before them. */
  credit: number
  /** Times that a dotted logger with a colon followed the level. */
  loggers: number
  /** Headers whose timestamp stood at the head, and behind other fields. */
  headStamps: number
  midStamps: number
  /** Timestamps at the very start of a line: where there are some, indented ones belong to the line above. */
  flushStamps: number
  /** Column names of the last `#Fields:` directive. */
  columns: string[] | null
  /** The columns that an export's first row names. */
  table: TableLayout | null
  /** Who speaks in the part of the source that a banner has named. */
  section: string | null
  /** The format that recognised the last header. */
  format: string | null
  /** Layouts that no grammar knows, learned from the source's own lines. */
  learned: readonly LearnedLayout[]
  /** How they are read; null between chunks, and while nothing is learned. */
  ofFirst: LayoutsOfFirst | null
  /** Its headers stand alone, and their messages below them. */
  bodied: boolean
  /** Its records are pairs, each on a line. */
  blocks: PairBlocks | null
  /** How its lines write their times, where it is not as nearly all do. */
  spelling: TimeSpelling | null
  /** Letters or signs by which its lines say how bad things are. */
  signs: LevelSigns | null
  /** The mark behind which its lines have their header, at their end. */
  turned: Turn | null
  /** Where its lines say who speaks; null while they show no such place. */
  speaker: SpeakerColumn | null
  /** The same for each kind of line, where several programs write in their own ways; null while they do not. */
  speakers: Speakers | null
  /** Names of services at the head of messages. */
  heads: KnownHeads | null
  /** With what their messages begin before they say anything. */
  opening: Opening | null
  /** Which of their fields say when, how bad and what, where no known key does. */
  fields: FieldRoles | null
  /** The house's own words in the field that names the level. */
  ownLevels: OwnLevels | null
  /** What nearly all lines have before their messages, where nothing else tells who speaks or how bad things are. */
  frame: Frame | null
  /** How programs write behind their tags, by their names, or all of them by none. */
  inner: Readonly<Record<string, SourceLayout>> | null
  /** How one mark parts what nearly all lines hold, where that tells more. */
  row: Row | null
  /** Programs that label their messages with a level in small letters. */
  labelled: readonly string[]
}

export function newSourceLayout(): SourceLayout {
  return {
    headers: 0,
    plain: 0,
    credit: 0,
    loggers: 0,
    headStamps: 0,
    midStamps: 0,
    flushStamps: 0,
    columns: null,
    table: null,
    section: null,
    format: null,
    learned: [],
    ofFirst: null,
    bodied: false,
    blocks: null,
    spelling: null,
    signs: null,
    turned: null,
    speaker: null,
    speakers: null,
    heads: null,
    opening: null,
    fields: null,
    ownLevels: null,
    frame: null,
    inner: null,
    row: null,
    labelled: [],
  }
}

/** Without what lives as long as it is read by only. */
export const plainLayout = (layout: SourceLayout): SourceLayout => ({
  ...layout,
  ofFirst: null,
  inner:
    layout.inner &&
    Object.fromEntries(Object.entries(layout.inner).map(([program, inner]) => [program, plainLayout(inner)])),
})
