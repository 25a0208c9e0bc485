import { expect, it } from 'vitest'
import { lines, readLines, type Line } from '../../test/misread-layout.ts'
import { partedTimeEnd, spellPartedTime } from './parted-time.ts'

const day = (at: string): string => at.slice(0, 10)

it.each<[string, (line: Line, ms: string) => string]>([
  [
    'a column for each number',
    ({ at, name, level, text }, ms) =>
      `${day(at).replaceAll('-', '|')}|${at.slice(11, 19).replaceAll(':', '|')}|${ms}|${name}|${level}|${text}`,
  ],
  [
    'milliseconds of their own',
    ({ at, name, level, text }, ms) => `${day(at)}; ${at.slice(11, 19)};${ms}; ${level}; ${name}; ${text}`,
  ],
  [
    'the day of the year',
    ({ at, name, level, text }, ms) =>
      `2026/127/${at.slice(11, 19).replaceAll(':', '/')}/${ms} <${name}> ${level}: ${text}`,
  ],
])('reads a time that is parted as no other is: %s', (_, spell) => {
  const partOf = (n: number): number => (n * 37) % 1000
  const events = readLines(lines.map((line) => spell(line, String(partOf(line.n)).padStart(3, '0'))))
  expect(events.map(({ timestampMs }) => timestampMs)).toEqual(lines.map(({ ms, n }) => ms - (ms % 1000) + partOf(n)))
  expect(events.map(({ message }) => message)).toEqual(lines.map(({ text }) => text))
})

it('takes other numbers in a row for no time', () => {
  expect(spellPartedTime('2026-02-30;10;15;07')).toBeNull()
  expect(spellPartedTime('2026;400;10;15;07')).toBeNull()
  expect(spellPartedTime('2026;05;07;24;15;07')).toBeNull()
  expect(partedTimeEnd('at 2026;05;07;10;15;07;4711 ', 3)).toBe(22)
})
