import { isAscii, isUtf8 } from 'node:buffer'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Longer lines are cut: their rest is counted but not kept. */
const MAX_LINE_BYTES = 1_048_576

export interface SplitterState {
  /** null until four bytes have shown a byte order mark or its absence. */
  encoding: Encoding | null
  /** Bytes of the unfinished last line, base64. */
  carry: string
  /** Bytes of the unfinished line that were cut off. */
  skipped: number
  line: number
  offset: number
  /** The last text chunk ended in the first half of a surrogate pair. */
  surrogate: string
}

const SLICE_BYTES = 262_144

export type TakeLine = (text: string, line: number, offset: number) => void

const EMPTY = Buffer.alloc(0)

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Without a mark: of two bytes of UTF-16 the higher one is zero in most texts. */
function encodingOfZeros([a, b, c, d]: Buffer): Encoding {
  if (d === undefined) return 'utf-8'
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le'
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? 'utf-16be' : 'utf-8'
}

/** Cuts bytes into decoded lines with their number and byte offset, however the bytes arrive. */
export class LineSplitter {
  #encoding: Encoding | null
  #carry: Buffer
  #skipped: number
  #line: number
  #offset: number
  #surrogate: string
  readonly #take: TakeLine

  constructor(state: SplitterState, take: TakeLine) {
    this.#encoding = state.encoding
    this.#carry = Buffer.from(state.carry, 'base64')
    this.#skipped = state.skipped
    this.#line = state.line
    this.#offset = state.offset
    this.#surrogate = state.surrogate
    this.#take = take
  }

  state(): SplitterState {
    return {
      encoding: this.#encoding,
      carry: this.#carry.toString('base64'),
      skipped: this.#skipped,
      line: this.#line,
      offset: this.#offset,
      surrogate: this.#surrogate,
    }
  }

  push(chunk: Uint8Array | string): void {
    let bytes: Buffer
    if (typeof chunk === 'string') {
      const text = this.#surrogate + chunk
      const last = text.charCodeAt(text.length - 1)
      const split = last >= 0xd8_00 && last <= 0xdb_ff
      this.#surrogate = split ? text.slice(-1) : ''
      bytes = Buffer.from(split ? text.slice(0, -1) : text, 'utf8')
    } else bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let from = 0; from < bytes.length; from += SLICE_BYTES)
      this.#pushSlice(bytes.subarray(from, from + SLICE_BYTES))
  }

  #pushSlice(slice: Buffer): void {
    let bytes = slice
    if (this.#encoding === null) {
      bytes = Buffer.concat([this.#carry, bytes])
      if (bytes.length < 4) {
        this.#carry = bytes
        return
      }
      this.#carry = EMPTY
      bytes = this.#detect(bytes)
    }
    if (this.#encoding === 'utf-8') this.#split(bytes)
    else this.#splitWide(bytes)
  }

  end(): void {
    if (this.#surrogate !== '') {
      const rest = Buffer.from(this.#surrogate, 'utf8')
      this.#surrogate = ''
      this.push(rest)
    }
    if (this.#encoding === null) {
      const bytes = this.#carry
      this.#carry = EMPTY
      if (bytes.length > 0) {
        const rest = this.#detect(bytes)
        if (this.#encoding === 'utf-8') this.#split(rest)
        else this.#splitWide(rest)
      }
    }
    if (this.#carry.length > 0 || this.#skipped > 0) {
      const bytes = this.#carry
      this.#carry = EMPTY
      this.#emit(bytes, this.#skipped)
      this.#skipped = 0
    }
  }

  /** Sets the encoding by the mark or the zeros of the first bytes; answers the bytes behind the mark. */
  #detect(bytes: Buffer): Buffer {
    for (const [encoding, mark] of MARKS)
      if (mark.every((byte, index) => bytes[index] === byte)) return this.#begin(encoding, bytes, mark.length)
    return this.#begin(encodingOfZeros(bytes), bytes, 0)
  }

  #begin(encoding: Encoding, bytes: Buffer, mark: number): Buffer {
    this.#encoding = encoding
    this.#offset += mark
    return mark === 0 ? bytes : bytes.subarray(mark)
  }

  #split(bytes: Buffer): void {
    const ascii = isAscii(bytes)
    const valid = ascii || isUtf8(bytes)
    // A character for each byte: to look for a line's end in a text costs less than in a buffer.
    const chars = bytes.toString('latin1')
    let from = 0
    let newline = chars.indexOf('\n')
    if (newline >= 0 && (this.#carry.length > 0 || this.#skipped > 0)) {
      this.#extend(bytes.subarray(0, newline + 1))
      this.#finish()
      from = newline + 1
      newline = chars.indexOf('\n', from)
    }
    while (newline >= 0) {
      if (newline - from > MAX_LINE_BYTES) {
        this.#extend(bytes.subarray(from, newline + 1))
        this.#finish()
      } else {
        const end = newline > from && chars.charCodeAt(newline - 1) === 13 ? newline - 1 : newline
        const text = ascii
          ? bytes.toString('latin1', from, end)
          : valid
            ? bytes.toString('utf8', from, end)
            : decodeLine(bytes.subarray(from, end))
        this.#take(text, this.#line, this.#offset)
        this.#line += 1
        this.#offset += newline + 1 - from
      }
      from = newline + 1
      newline = chars.indexOf('\n', from)
    }
    if (from < bytes.length) this.#extend(bytes.subarray(from))
  }

  #extend(bytes: Buffer): void {
    const room = MAX_LINE_BYTES - this.#carry.length
    const kept = bytes.length <= room ? bytes : bytes.subarray(0, Math.max(room, 0))
    this.#skipped += bytes.length - kept.length
    if (kept.length === 0) return
    this.#carry = this.#carry.length === 0 ? Buffer.from(kept) : Buffer.concat([this.#carry, kept])
  }

  #finish(): void {
    const bytes = this.#carry
    const skipped = this.#skipped
    this.#carry = EMPTY
    this.#skipped = 0
    this.#emit(bytes, skipped)
  }

  #emit(bytes: Buffer, skipped: number): void {
    let end = bytes.length
    let text: string
    if (this.#encoding === 'utf-16le' || this.#encoding === 'utf-16be') text = decodeWide(bytes, this.#encoding)
    else {
      if (skipped === 0 && end > 0 && bytes[end - 1] === 10) end -= 1
      if (end > 0 && bytes[end - 1] === 13) end -= 1
      text = decodeLine(bytes.subarray(0, end))
    }
    this.#take(text, this.#line, this.#offset)
    this.#line += 1
    this.#offset += bytes.length + skipped
  }

  /** UTF-16: a line feed is two bytes at an even place. */
  #splitWide(chunk: Buffer): void {
    let bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk
    this.#carry = EMPTY
    const high = this.#encoding === 'utf-16le' ? 1 : 0
    for (;;) {
      let at = 0
      while (at + 1 < bytes.length && !(bytes[at + 1 - high] === 10 && bytes[at + high] === 0)) at += 2
      if (at + 1 >= bytes.length) break
      this.#emit(bytes.subarray(0, at + 2), this.#skipped)
      this.#skipped = 0
      bytes = bytes.subarray(at + 2)
    }
    this.#carry = Buffer.from(bytes)
    if (this.#carry.length > MAX_LINE_BYTES) {
      this.#skipped += this.#carry.length - MAX_LINE_BYTES
      this.#carry = this.#carry.subarray(0, MAX_LINE_BYTES)
    }
  }
}

function decodeWide(bytes: Buffer, encoding: Encoding): string {
  const even = bytes.subarray(0, bytes.length & ~1)
  const text = encoding === 'utf-16le' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le')
  return text.replace(/\r?\n$|\r$/, '')
}

const FALLBACK = new TextDecoder('windows-1252')

/** UTF-8, or Latin-1 (as Windows extends it) where the bytes are none. */
function decodeLine(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : FALLBACK.decode(bytes)
}
