import type { EventEntities, ExceptionInfo, HttpCall, Level, LineRef } from '../model/log-event.ts'
import type { Block } from './continues-record.ts'

/** A LogEvent while its continuation lines may still come. */
export interface DraftEvent {
  ref: LineRef
  lineCount: number
  lines?: number[]
  timestampMs: number | null
  zoneAssumed: boolean
  level: Level | null
  message: string
  raw: string
  continuation: string[]
  continuationRefs?: [number, number][]
  format: string
  entities: EventEntities
  http?: HttpCall
  exception?: ExceptionInfo
  fields: Readonly<Record<string, string>>
}

/** The last record of a stream; plain JSON, so that it survives between chunks. */
export interface OpenRecord {
  event: DraftEvent
  /** It started with a header (time, level or structure), so other lines may belong to it. */
  header: boolean
  block: Block
  /** Number of the last line that joined. */
  lastLine: number
  /** An exception's text or a trace was seen. */
  trace: boolean
  /** Of a trace whose lines have a header each: what its last line was. */
  stampedTrace?: 'python' | 'place' | 'done' | 'go' | undefined
  /** java.util.logging: level and message are on the next line. */
  awaitsBody: boolean
  /** Its last line so far is blank. */
  isSpaced?: boolean
  /** In its source no header says anything but when, how bad and who. */
  isBodied?: boolean
  /** How many lines at the margin, without any sign of it, were taken for a part of it. */
  loose?: number
  /** When its first line was written, where a wrapper has a clock of its own. */
  writtenMs?: number | null
  /** Text of a pretty-printed JSON object so far, and how many of its braces are open. */
  json: string | null
  depth: number
  /** The element of a record of XML, whose text is kept in `json` until it is closed (`depth` 0). */
  element?: string
}

/** Text of docker and CRI lines whose end has not come yet. */
export interface PartialText {
  text: string
  raw: string
  line: number
  offset: number
  lines: number[]
  timestampMs: number | null
}
