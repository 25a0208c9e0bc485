import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'
import { jsonOfText } from './json-of-text.ts'

it('reads a message of Protocol Buffers in a line', () =>
  expect(
    readLine('time: "2026-05-07T10:15:30Z" level: WARN service: "lift" text: "rope \\"3\\" is slack"'),
  ).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30),
    level: 'warn',
    entities: { service: 'lift' },
    message: 'rope "3" is slack',
  }))

it.each(['id: 4 state: slack', 'rope: 3 is slack and more: 4', 'time: "2026-05-07" level: WARN rope is slack'])(
  'takes %s for none',
  (text) => expect(jsonOfText(text)).toBeNull(),
)
