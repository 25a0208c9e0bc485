import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it('reads a line of a worker of rspamd', () =>
  expect(
    readLine('2026-05-07 10:15:30 #4711(normal) <6f2b1c>; lua; spf.lua:120: error: lookup of a.example; retry'),
  ).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30),
    message: 'error: lookup of a.example; retry',
    entities: { service: 'normal', processId: '4711', logger: 'lua' },
  }))
