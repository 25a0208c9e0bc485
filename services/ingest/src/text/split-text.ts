import { findChunkEnd } from './find-chunk-end.ts'
import type { TextChunk } from './text-chunk.ts'

export interface SplitOptions {
  readonly chunkBytes: number
  readonly maxLineBytes: number
}

const NEWLINE = 0x0a

/** Cuts a stream of text into chunks of whole lines, holding little more than one chunk in memory. */
export async function* splitText(source: AsyncIterable<Buffer>, options: SplitOptions): AsyncGenerator<TextChunk> {
  const cutter = new Cutter(options)
  for await (const piece of source) {
    cutter.add(piece)
    for (let chunk = cutter.next(); chunk; chunk = cutter.next()) yield chunk
  }
  const rest = cutter.rest()
  if (rest) yield rest
}

class Cutter {
  readonly #options: SplitOptions
  #parts: Buffer[] = []
  #size = 0
  #line = 1
  #offset = 0
  /** Bytes dropped from the source since the last chunk: they count in offsets, but are not kept. */
  #dropped = 0
  #truncated = 0
  #isDropping = false
  #openLineBytes = 0

  constructor(options: SplitOptions) {
    this.#options = options
  }

  /** Keeps of every line as much as a line may have. */
  add(piece: Buffer): void {
    if (!this.#isDropping && this.#openLineBytes + piece.length <= this.#options.maxLineBytes) {
      // No line in it can be too long: no need to look at each.
      const lastEnd = piece.lastIndexOf(NEWLINE) + 1
      this.#openLineBytes = lastEnd === 0 ? this.#openLineBytes + piece.length : piece.length - lastEnd
      this.#push(piece)
      return
    }
    let start = 0
    while (start < piece.length) {
      const found = piece.indexOf(NEWLINE, start)
      const end = found === -1 ? piece.length : found + 1
      this.#addLinePart(piece.subarray(start, end), found !== -1)
      start = end
    }
  }

  next(): TextChunk | undefined {
    if (this.#size < this.#options.chunkBytes) return undefined
    const bytes = Buffer.concat(this.#parts, this.#size)
    const end = findChunkEnd(bytes)
    if (end === 0) {
      this.#parts = [bytes]
      return undefined
    }
    const rest = bytes.subarray(end)
    this.#parts = rest.length > 0 ? [rest] : []
    this.#size = rest.length
    return this.#chunk(bytes.subarray(0, end))
  }

  rest(): TextChunk | undefined {
    if (this.#size === 0) return undefined
    const bytes = Buffer.concat(this.#parts, this.#size)
    this.#parts = []
    this.#size = 0
    return this.#chunk(bytes)
  }

  #addLinePart(part: Buffer, endsLine: boolean): void {
    const room = this.#options.maxLineBytes - this.#openLineBytes
    const content = endsLine ? part.length - 1 : part.length
    if (content <= room && !this.#isDropping) {
      this.#push(part)
      this.#openLineBytes = endsLine ? 0 : this.#openLineBytes + content
      return
    }
    if (!this.#isDropping) {
      this.#isDropping = true
      this.#truncated++
      this.#push(part.subarray(0, room))
      this.#dropped += content - room
    } else this.#dropped += content
    if (!endsLine) return
    this.#push(Buffer.of(NEWLINE))
    this.#isDropping = false
    this.#openLineBytes = 0
  }

  #push(part: Buffer): void {
    if (part.length === 0) return
    this.#parts.push(part)
    this.#size += part.length
  }

  #chunk(bytes: Buffer): TextChunk {
    const lineCount = countLines(bytes)
    const chunk = {
      bytes,
      lineCount,
      firstLine: this.#line,
      firstOffset: this.#offset,
      truncatedLines: this.#truncated,
    }
    this.#line += lineCount
    this.#offset += bytes.length + this.#dropped
    this.#dropped = 0
    this.#truncated = 0
    return chunk
  }
}

/** The last line counts without its newline too. */
export function countLines(bytes: Buffer): number {
  let count = 0
  let position = bytes.indexOf(NEWLINE)
  while (position !== -1) {
    count++
    position = bytes.indexOf(NEWLINE, position + 1)
  }
  return bytes.length > 0 && bytes.at(-1) !== NEWLINE ? count + 1 : count
}
