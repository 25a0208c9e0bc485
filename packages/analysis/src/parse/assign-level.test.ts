import { expect, it } from 'vitest'
import { assignLevel } from './assign-level.ts'
import { ParsedLine } from './parsed-line.ts'

it.each([
  ['CAUTION', 'warn'],
  ['CRT', 'fatal'],
  ['DISASTER', 'fatal'],
  ['Diag', 'debug'],
  ['EVT', 'info'],
  ['event', 'info'],
  ['ALM', 'error'],
  ['MAJOR', 'error'],
  ['Minor', 'warn'],
  ['CLEARED', 'info'],
  ['batch', null],
])('reads %s where a key says that it is a level', (word, level) => {
  const line = new ParsedLine()
  assignLevel('level', word, line)
  expect(line.level).toBe(level)
})
