import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { HELD_OUT_LAYOUTS, SEEN_LAYOUTS } from '../../test/layouts/layouts.ts'
import { writeLines } from '../../test/layouts/score-layouts.ts'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from './create-source-reader.ts'

const HINTS = { name: 'api.log', receivedAtMs: Date.UTC(2026, 5, 1) }

function readWhole(bytes: Uint8Array): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('s', HINTS))
  return [...reader.push(bytes), ...reader.end()]
}

/** Every piece with a new reader from the profile before it, as workers do. */
function readPieces(bytes: Uint8Array, cuts: readonly number[]): LogEvent[] {
  const events: LogEvent[] = []
  let profile = newSourceProfile('s', HINTS)
  let from = 0
  for (const cut of [...cuts.map((part) => part % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)) {
    const reader = createSourceReader(profile)
    events.push(...reader.push(bytes.subarray(from, cut)))
    profile = JSON.parse(JSON.stringify(reader.profile())) as typeof profile
    from = cut
  }
  events.push(...createSourceReader(profile).end())
  return events
}

function linesOf(event: LogEvent): number[] {
  return event.lines === undefined
    ? Array.from({ length: event.lineCount }, (_, index) => event.ref.line + index)
    : [...event.lines]
}

const LINES = [
  '2024-03-12 10:15:30,123 ERROR [main] com.acme.Foo - boom',
  'java.lang.IllegalStateException: x',
  '\tat com.acme.Foo.bar(Foo.java:1)',
  'Caused by: java.io.IOException: y',
  '{"level":30,"time":1710238530123,"msg":"ok"}',
  '{',
  '  "msg": "pretty"',
  '}',
  'Mar 12 10:15:30 web01 sshd[12]: Failed password for root',
  '{"log":"part","stream":"stdout","time":"2024-03-12T10:15:30Z"}',
  '{"log":"end\\n","stream":"stdout","time":"2024-03-12T10:15:30Z"}',
  '{"log":"other\\n","stream":"stderr","time":"2024-03-12T10:15:30Z"}',
  '2024-03-12T10:15:30.1Z stdout P some ',
  '2024-03-12T10:15:30.2Z stdout F text',
  '2024-03-12T10:15:30.2Z stderr F Traceback (most recent call last):',
  'web-1  | GET / 200',
  'api     | {"msg":"ok"}',
  'cron    | {"msg":"ok"}',
  'tests   | 3 passed',
  'cart-b654854fdb-t6txv cart {"msg":"ok"}',
  'cart-b654854fdb-t6txv cart     at pay.ts:3',
  'Traceback (most recent call last):',
  '  File "x.py", line 1, in f',
  'ValueError: bad',
  'panic: oh no',
  '',
  'goroutine 1 [running]:',
  '__CURSOR=s=1',
  'MESSAGE=hello',
  '#Fields: date time cs-method cs-uri-stem sc-status',
  '2024-03-12 10:15:30 GET /x 500',
  'time=2024-03-12T10:15:30Z level=warn msg="größe €"',
  '\u001B[31mERROR\u001B[0m colours',
  'info: App[1]',
  'plain text',
  '23:59:59 late',
  '00:00:01 early',
  'latin \u00E9\u20AC\u{1F600}',
]

const bytesOfLines = fc
  .array(fc.oneof(fc.constantFrom(...LINES), fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 40 })
  .chain((lines) =>
    fc.tuple(fc.constantFrom('\n', '\r\n'), fc.boolean()).map(([end, last]) => {
      return new TextEncoder().encode(lines.join(end) + (last ? end : ''))
    }),
  )
const anyBytes = fc.oneof(
  bytesOfLines,
  fc.uint8Array({ maxLength: 300 }),
  bytesOfLines.map((bytes) => bytes.map((byte, index) => (index % 17 === 3 ? 0xff : byte))),
  fc.array(fc.constantFrom(...LINES)).map((lines) => Buffer.from(`\uFEFF${lines.join('\n')}\n`, 'utf16le')),
)

describe('a source reader', () => {
  it('puts every line of any input into exactly one event', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const reader = createSourceReader(newSourceProfile('s', HINTS))
        const events = [...reader.push(bytes), ...reader.end()]
        const numbers = events.flatMap(linesOf).sort((a, b) => a - b)
        expect(numbers).toEqual(Array.from({ length: reader.counts().lines }, (_, index) => index + 1))
        expect(reader.counts().bytes).toBe(bytes.length)
      }),
      { numRuns: 400 },
    )
  })

  it('gives the same events however the input is cut', () => {
    fc.assert(
      fc.property(anyBytes, fc.array(fc.nat(), { maxLength: 50 }), (bytes, cuts) => {
        expect(readPieces(bytes, cuts)).toEqual(readWhole(bytes))
      }),
      { numRuns: 400 },
    )
  })

  it('gives the same events of layouts that it has to learn, whole or cut in fifty', () => {
    const written = [...SEEN_LAYOUTS.slice(5, 12), ...HELD_OUT_LAYOUTS.slice(12, 18)].map((layout) =>
      writeLines(layout, 40).map(({ line }) => line),
    )
    const apart = written.flat()
    const interleaved = written[0]?.flatMap((_, index) => written.map((lines) => lines[index] ?? '')) ?? []
    for (const lines of [apart, interleaved]) {
      const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
      const cuts = Array.from({ length: 49 }, (_, index) => Math.floor(((index + 1) * bytes.length) / 50))
      expect(readPieces(bytes, cuts)).toEqual(readWhole(bytes))
    }
  })

  it('refers to the first byte of the line that it quotes', () => {
    fc.assert(
      fc.property(bytesOfLines, (bytes) => {
        // A byte order mark is not text, UTF-16 has its own arithmetic.
        fc.pre(bytes[0] !== 0xef && bytes[1] !== 0 && bytes[0] !== 0)
        const starts = [0]
        for (const [index, byte] of bytes.entries()) if (byte === 10) starts.push(index + 1)
        for (const event of readWhole(bytes)) {
          expect(event.continuationRefs?.length ?? 0).toBe(event.continuation.length)
          for (const [number, offset] of event.continuationRefs ?? []) expect(offset).toBe(starts[number - 1])
          expect(event.ref.offset).toBe(starts[event.ref.line - 1])
          const rest = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(event.ref.offset))
          const line = rest.split('\n', 1)[0] ?? ''
          expect(event.raw).toBe(line.endsWith('\r') ? line.slice(0, -1) : line)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('counts the lines that hold text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b c', '', '  ', '\t'), { maxLength: 30 }), (lines) => {
        const reader = createSourceReader(newSourceProfile('s'))
        reader.push(lines.map((line) => `${line}\n`).join(''))
        reader.end()
        expect(reader.counts().nonBlankLines).toBe(lines.filter((line) => line.trim() !== '').length)
      }),
    )
  })

  it.each(['A', '[', 'W0', 'a.b', 'x: ', '1710238530 ', '"', 'Caused by: ', '{"a":'])(
    'gets through a long line of %j',
    (part) => {
      const line = part.repeat(200_000 / part.length)
      const heads = ['', 'ERROR ', '2024-03-12 10:15:30 ERROR ', '{"message":"', 'Mar 12 10:15:30 h p[1]: ', '\t']
      const reader = createSourceReader(newSourceProfile('s'))
      reader.push(heads.map((head) => `${head}${line}\n`).join(''))
      reader.end()
      expect(reader.counts().lines).toBe(heads.length)
    },
  )
})
