import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['(Ropes) [com.example.lift:rope] rope is slack', 'com.example.lift:rope', 'rope is slack'],
  ['(Ropes) rope is slack', 'Ropes', 'rope is slack'],
  ['[com.example.lift:rope] {"msg":"rope is slack"}', 'com.example.lift:rope', '{"msg":"rope is slack"}'],
])('reads what `log show` prints: %s', (text, logger, message) =>
  expect(
    readLine(`2025-03-02 02:31:06.634805+0000 0x4af      Error       0x0                  181    0    lift: ${text}`),
  ).toMatchObject({
    level: 'error',
    message,
    timestampMs: Date.UTC(2025, 2, 2, 2, 31, 6, 634),
    entities: { service: 'lift', processId: '181', logger },
  }),
)
