import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'

const LETTERS = { info: 'I', error: 'E', debug: 'D', warn: 'W' } as const

/** Every third line is written in one way, the others in another. */
const mixed = (write: (line: Line) => string) => (line: Line) =>
  line.n % 3 === 0 ? write(line) : `[${line.at}] ${line.level.toUpperCase()} (${line.name}) : ${line.text}`

it.each<[string, (line: Line) => string]>([
  ['nanoseconds', (l) => `${LETTERS[l.level]} ~ ${l.name} ~ ${l.text} ~ ${l.ms}498249`],
  ['a day and a clock', (l) => `${LETTERS[l.level]} | ${l.name} | ${l.text} | ${l.at}`],
])('parts the fields of a few lines by the mark before %s at their end', (_, write) =>
  expect(misread(mixed(write)).slice(0, 3)).toEqual([]),
)
