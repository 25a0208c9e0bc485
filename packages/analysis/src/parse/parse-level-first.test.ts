import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['E', 'error'],
  ['D', 'debug'],
  ['d', 'trace'],
  ['X', 'fatal'],
])('reads the letter %s before the time in a bracket', (letter, level) =>
  expect(readLine(`${letter} [07/May/2026:10:15:00 +0000] [Job 12] page 3 sent`).level).toBe(level),
)
