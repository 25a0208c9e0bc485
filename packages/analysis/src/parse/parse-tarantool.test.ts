import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it.each([
  ['main/101/interactive box.cc:88 I> ready to accept requests', 'info', 'ready to accept requests'],
  ['relay/10.1.1.1:3301/101/main coio.cc:618 !> SystemError unexpected EOF', 'error', 'SystemError unexpected EOF'],
  ['wal/101/main F> no space left', 'fatal', 'no space left'],
])('reads the letter before the angle: %s', (text, level, message) =>
  expect(readLines([`2026-05-07 10:15:30.250 [77] ${text}`])[0]).toMatchObject({
    level,
    message,
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30, 250),
  }),
)

it('leaves an angle of the message alone', () =>
  expect(readLines(['2026-05-07 10:15:30.250 [77] moved a to b> c'])[0]?.level).toBeNull())
