import { expect, it } from 'vitest'
import { misread, readLines, lines, type Line, type Told } from '../../test/misread-layout.ts'

const UNIT: Told = { service: 'tape_mover' }

it.each<[string, (line: Line) => string, (() => Told)?]>([
  ['between semicolons', (l) => `${l.at};00${(l.n % 4) + 10};tape_mover.4411;Req;${l.level};${l.text}`, () => UNIT],
  ['in brackets', (l) => `[${l.at}] [tape_mover.4411] [${l.level}] ${l.text}`, () => UNIT],
  ['between bars, of several', (l) => `${l.at}|${l.name}.${4000 + l.name.length}|${l.level}|${l.text}`],
])('takes the process off a program that a dot parts from it, %s', (_, write, told) =>
  expect(misread(write, told).slice(0, 3)).toEqual([]),
)

it('notes the process', () =>
  expect(readLines(lines.map((l) => `${l.at};tape_mover.4411;Req;${l.level};${l.text}`))[0]?.entities.processId).toBe(
    '4411',
  ))
