import { expect, it } from 'vitest'
import { lines, readLines, TEXTS } from '../../test/misread-layout.ts'

const read = (write: (n: number, at: string, text: string) => string) =>
  readLines(lines.concat(lines).map(({ at, n }, index) => write(index, at, TEXTS[n % 8] ?? '')))

it('reads levels among other words of a column between marks, however late they come', () => {
  const events = read((index, at, text) => {
    const act = index < 100 ? 'applied' : (['ERROR', 'STALE', 'WARN'][index % 3] ?? '')
    return `${at.replace('T', ' ').replace('Z', '')} | stock-projector [P0${(index % 3) + 1}] | ${act.padEnd(7)} | ${text}`
  })
  const told = (index: number) => events.find(({ ref }) => ref.line === index + 1)?.level
  expect([0, 50, 102, 103, 104, 105].map(told)).toEqual([null, null, 'error', null, 'warn', 'error'])
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['stock-projector']))
  expect(events[0]?.entities.thread).toBe('P01')
})

it('reads a level in a cell of rows of differing kinds', () => {
  const rows = [
    'ZONE1;TC;TC-1B;ACT=870.1;Q=GOOD',
    'CONV;WARN;VIB=5.1mms;LIM=4.5',
    'FAN3;SPD=0.42;OK',
    'FAN3;ALM;VIB=4.8mms',
  ]
  const kindOf = (index: number): number => {
    if (index % 7 === 0) return 1
    return index % 11 === 0 ? 3 : (index % 2) * 2
  }
  const events = read((index, at) => {
    const clock = at.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
    return `#${clock}.120;${rows[kindOf(index)] ?? ''}`
  })
  const levels = (part: string) => new Set(events.filter(({ raw }) => raw.includes(part)).map(({ level }) => level))
  expect(levels('WARN')).toEqual(new Set(['warn']))
  expect(levels('ALM')).toEqual(new Set(['error']))
  expect(levels(';SPD')).toEqual(new Set([null]))
})

it('takes a whole row of data for what it says', () => {
  const events = read((index, at) => `${at}|L3|EXT2|TT-20${index % 7}|184.${index % 10}|degC|GOOD`)
  expect(events[3]?.message).toMatch(/\|TT-203\|.*\|GOOD$/)
})
