import { expect, it } from 'vitest'
import { findSignal } from './find-signal.ts'
import { findJsonSignal } from './json/find-json-signal.ts'
import { MalformedOtlp } from './malformed-otlp.ts'

const field = (number: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of((number << 3) | 2, content.length), content])
}
const time = (number: number): Buffer => Buffer.of((number << 3) | 1, 1, 2, 3, 4, 5, 6, 7, 8)
const text = (value: string): Buffer => Buffer.from(value)
const resource = field(1, field(1, field(1, text('service.name')), field(2, field(1, text('shop')))))
/** As all three signals wrap their items. */
const wrap = (item: Buffer): Buffer => field(1, resource, field(2, field(1, field(1, text('scope'))), field(2, item)))

const log = Buffer.concat([time(1), field(5, field(1, text('a line')))])
const timelessLog = Buffer.concat([field(5, field(1, text('a line'))), field(9, Buffer.alloc(16, 7))])
const span = Buffer.concat([
  field(1, Buffer.alloc(16, 7)),
  field(2, Buffer.alloc(8, 7)),
  field(5, text('GET /')),
  time(7),
])
const metric = Buffer.concat([field(1, text('sixteen.chars.ab')), field(2, text('what')), field(7, field(1, time(3)))])

it.each([
  ['logs', wrap(log)],
  ['logs', wrap(timelessLog)],
  ['traces', wrap(span)],
  ['metrics', wrap(metric)],
  ['logs', field(1, resource)],
  ['logs', Buffer.alloc(0)],
])('finds %s', (signal, bytes) => expect(findSignal(bytes)).toBe(signal))

it.each([
  ['logs', { resourceLogs: [] }],
  ['traces', { resourceSpans: [] }],
  ['metrics', { resourceMetrics: [] }],
  ['logs', {}],
])('finds %s in JSON', (signal, value) => expect(findJsonSignal(value)).toBe(signal))

it.each([[Buffer.from('hello')], [wrap(log).subarray(0, 30)]])('refuses bytes that are no export', (bytes) =>
  expect(() => findSignal(bytes)).toThrow(MalformedOtlp),
)
