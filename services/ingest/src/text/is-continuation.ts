/** What a line that belongs to the record above it begins with, in stack traces and wrapped text of all kinds. */
const openings = ['Caused by:', 'Suppressed:', 'Traceback ', 'goroutine ', '...', '}', ')', ']'].map((text) =>
  Buffer.from(text),
)

const isBlank = (byte: number | undefined): boolean =>
  byte === undefined || byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d

/** Whether the line that starts at `start` continues a record, so that a chunk must not end right before it. */
export function isContinuation(bytes: Buffer, start: number): boolean {
  if (isBlank(bytes[start])) return true
  return openings.some((opening) => bytes.subarray(start, start + opening.length).equals(opening))
}
