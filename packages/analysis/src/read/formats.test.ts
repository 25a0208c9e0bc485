import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from './create-source-reader.ts'

/**
 * Whole logs in formats that no single line shows: records of several lines, streams that cross, sections. A file is
 * the log, '---', and a row per record: its lines, time and level ('-' none, '?' the log does not say).
 */
const FOLDER = new URL('../../test/formats/', import.meta.url)
const RECEIVED_AT_MS = Date.UTC(2024, 2, 13)

interface Row {
  readonly lines: readonly number[]
  readonly time: string
  readonly level: string
}

function readCase(file: string): { log: string; rows: Row[] } {
  const [text = '', expected = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split(/^---\n/m)
  const log = file.includes('-crlf') ? text.replaceAll('\n', '\r\n') : text
  return { log, rows: expected.trim().split('\n').map(readRow) }
}

function readRow(row: string): Row {
  const [lines = '', time = '', level = ''] = row.split(' ')
  return { lines: lines.split(',').flatMap(spread), time, level }
}

function spread(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function readLog(log: string, pieceSize: number): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log', receivedAtMs: RECEIVED_AT_MS }))
  const bytes = new TextEncoder().encode(log)
  const events: LogEvent[] = []
  for (let at = 0; at < bytes.length; at += pieceSize) events.push(...reader.push(bytes.slice(at, at + pieceSize)))
  return [...events, ...reader.end()]
}

const linesOf = ({ ref, lineCount, lines }: LogEvent): readonly number[] =>
  lines ?? spread(`${ref.line}-${ref.line + lineCount - 1}`)

function describeEvent(event: LogEvent | undefined, row: Row): Row | undefined {
  if (event === undefined) return undefined
  const time = event.timestampMs === null ? '-' : new Date(event.timestampMs).toISOString()
  return {
    lines: linesOf(event),
    time: row.time === '?' ? '?' : time,
    level: row.level === '?' ? '?' : (event.level ?? '-'),
  }
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { log, rows } = readCase(file)

  it.each([7, 1 << 20])('is read as its records, in pieces of %d bytes', (pieceSize) => {
    const events = new Map(readLog(log, pieceSize).map((event) => [event.ref.line, event]))
    expect(rows.map((row) => describeEvent(events.get(row.lines[0] ?? 0), row))).toEqual(rows)
  })
})
