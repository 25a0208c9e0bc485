import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'
import { levelsOfLights } from './levels-of-lights.ts'

const ENGLISH = { info: 'GREEN', debug: 'GREEN', warn: 'AMBER', error: 'RED' } as const
const GERMAN = { info: 'grün', debug: 'grün', warn: 'gelb', error: 'rot' } as const
const light = ({ level }: Line): string => ENGLISH[level]
const graded = ({ level }: Line) => ({ level: level === 'debug' ? 'info' : level })

it.each<[string, (line: Line) => string]>([
  ['between blanks that fill them up', (l) => `${l.at} ${light(l).padEnd(6)} ${l.name.padEnd(10)} ${l.text}`],
  ['between single blanks', (l) => `${l.at} ${light(l)} ${l.name} ${l.text}`],
  ['in brackets', (l) => `${l.at} [${light(l)}] [${l.name}] ${l.text}`],
  ['before the clock', (l) => `${light(l)} ${l.at} ${l.name}: ${l.text}`],
  ['between marks', (l) => `${l.at};${l.name};${light(l)};${l.text}`],
  ['in German', (l) => `${l.at} | ${GERMAN[l.level]} | ${l.name} | ${l.text}`],
  ['in a field that names the level', (l) => `ts=${l.at} sev=${light(l)} unit=${l.name} msg="${l.text}"`],
])('takes lights for levels %s', (_, write) => expect(misread(write, graded)).toEqual([]))

it('leaves the color of a thing to its field', () => {
  const write = (l: Line): string => JSON.stringify({ ts: l.at, color: light(l), unit: l.name, msg: l.text })
  expect(misread(write, () => ({ level: null }))).toEqual([])
})

it.each<[string, readonly string[]]>([
  ['of one color', ['green', 'green', '-']],
  ['of other colors, too', ['red', 'blue', 'green', 'green']],
  ['of which most are red', ['red', 'red', 'green']],
])('takes no names for lights %s', (_, values) => expect(levelsOfLights(values)).toBeNull())
