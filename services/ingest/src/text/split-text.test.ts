import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeToUtf8 } from './decode-to-utf8.ts'
import { splitText } from './split-text.ts'
import type { TextChunk } from './text-chunk.ts'

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function collect(source: AsyncIterable<TextChunk>): Promise<TextChunk[]> {
  const chunks: TextChunk[] = []
  for await (const chunk of source) chunks.push(chunk)
  return chunks
}

async function split(text: string | Buffer, { chunkBytes = 20, maxLineBytes = 1_000, pieceBytes = 7 } = {}) {
  return collect(splitText(decodeToUtf8(pieces(Buffer.from(text), pieceBytes)), { chunkBytes, maxLineBytes }))
}

const joined = (chunks: readonly TextChunk[]): string => Buffer.concat(chunks.map((chunk) => chunk.bytes)).toString()

describe('splitText', () => {
  it('cuts between lines and knows where each chunk stands', async () => {
    const chunks = await split('first line\nsecond line\nthird line\nlast')
    expect(joined(chunks)).toBe('first line\nsecond line\nthird line\nlast')
    expect(chunks.length).toBeGreaterThan(1)
    for (const chunk of chunks.slice(0, -1)) expect(chunk.bytes.toString()).toMatch(/\n$/)
    expect(chunks.map((chunk) => chunk.lineCount).reduce((a, b) => a + b)).toBe(4)
  })

  it('keeps a stack trace with the line that it belongs to', async () => {
    const text = 'ERROR it broke\n\tat a.b(C.java:1)\n\tat d.e(F.java:2)\nCaused by: x\n\tat g\nINFO next\nINFO more\n'
    const chunks = await split(text, { chunkBytes: 80, pieceBytes: 1 })
    expect(joined(chunks)).toBe(text)
    for (const chunk of chunks) expect(chunk.bytes.toString()).not.toMatch(/^(?:\tat|Caused by)/)
  })

  it('cuts a line that is too long and says so', async () => {
    const chunks = await split(`short\n${'x'.repeat(5_000)}\nafter\n`, { maxLineBytes: 100 })
    expect(joined(chunks)).toBe(`short\n${'x'.repeat(100)}\nafter\n`)
    expect(chunks.reduce((sum, chunk) => sum + chunk.truncatedLines, 0)).toBe(1)
    expect(chunks.at(-1)?.firstOffset).toBeGreaterThanOrEqual(100)
  })

  it.each([
    {
      name: 'UTF-16 little endian',
      bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é1\n2\n', 'utf16le')]),
    },
    {
      name: 'UTF-16 big endian',
      bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('é1\n2\n', 'utf16le').swap16()]),
    },
    { name: 'UTF-8 with a mark', bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('é1\n2\n')]) },
    { name: 'plain UTF-8', bytes: Buffer.from('é1\n2\n') },
  ])('reads $name', async ({ bytes }) => {
    for (const pieceBytes of [1, 2, 3, 100]) expect(joined(await split(bytes, { pieceBytes }))).toBe('é1\n2\n')
  })

  it('loses and repeats no byte, however the text and its pieces are cut', async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constant('\tat x'),
      fc.constant(''),
      fc.constant('Caused by: y'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 90 }),
        async (lines, pieceBytes, chunkBytes) => {
          const text = Buffer.from(lines.join('\n'))
          const chunks = await collect(splitText(pieces(text, pieceBytes), { chunkBytes, maxLineBytes: 1_000 }))
          let [offset, lineNumber] = [0, 1]
          for (const chunk of chunks) {
            expect([chunk.firstOffset, chunk.firstLine]).toEqual([offset, lineNumber])
            expect(text.subarray(offset, offset + chunk.bytes.length).equals(chunk.bytes)).toBe(true)
            offset += chunk.bytes.length
            lineNumber += chunk.lineCount
          }
          expect(offset).toBe(text.length)
        },
      ),
      { numRuns: 500 },
    )
  })
})
