import { isContinuation } from './is-continuation.ts'

const NEWLINE = 0x0a
/** A record longer than this is cut like any text: the reader joins chunks anyway. */
const SEARCH_BYTES = 262_144

/** Where to cut `bytes` so that no line, and if possible no record, is torn; 0 when no line ends in it. */
export function findChunkEnd(bytes: Buffer): number {
  const lastEnd = bytes.lastIndexOf(NEWLINE) + 1
  const lowest = Math.max(0, lastEnd - SEARCH_BYTES)
  // What begins after the last newline is not known yet, so the last safe cut is before the last whole line.
  for (let start = lineStartBefore(bytes, lastEnd); start > lowest; start = lineStartBefore(bytes, start)) {
    if (!isContinuation(bytes, start)) return start
  }
  return lastEnd
}

/** Where the line begins that ends at `end`. */
function lineStartBefore(bytes: Buffer, end: number): number {
  // A negative start would make lastIndexOf count from the end.
  return end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1
}
