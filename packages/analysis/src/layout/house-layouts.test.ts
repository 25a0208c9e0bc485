import { expect, it } from 'vitest'
import { misread, type Line, type Told } from '../../test/misread-layout.ts'

const upper = ({ level }: Line): string => level.toUpperCase()
const clock = ({ at }: Line): string => at.slice(11, 23)
const day = ({ at }: Line): string => at.slice(0, 10)
const second = ({ ms }: Line) => ({ time: Math.floor(ms / 1000) * 1000 })
const MEASURES = ['m3/h', 'bar', 'degC', 'A']
const KINDS = { info: 'EVT', error: 'ALM', warn: 'WRN', debug: 'DBG' } as const
const PLACES: Readonly<Record<string, string>> = { billing: 'PUMP_03', cart: 'LINE_B', 'stock-sync': 'CIP_2' }
const ALARMS = { info: 'CLEAR', debug: 'CLEAR', warn: 'MINOR', error: 'MAJOR' } as const
const DUTCH = { info: 'info', debug: 'info', warn: 'waarschuwing', error: 'fout' } as const
const graded = ({ level }: Line): Told => ({ level: level === 'debug' ? 'info' : level })
const tuple = ({ clock: parts }: Line): string => `{{2026,5,7},{${parts.slice(0, 3).map(Number).join(',')}}}`

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  ['a heavy line before the message', (l) => `${l.at} ${l.level.padEnd(5)} ${l.name.padEnd(10)} ┃ ${l.text}`],
  ['an arrow of any length before the message', (l) => `${l.at} ${l.level.padEnd(5)} ${l.name.padEnd(10)} ⟶ ${l.text}`],
  ['names between angles', (l) => `${upper(l)} ${l.at} ‹${l.name}› ${l.text}`],
  ['levels between twice two stars', (l) => `${l.at} ${l.name}: **${upper(l)}** ${l.text}`],
  ['bars around all of the line', (l) => `|${day(l)}|${clock(l)}|${upper(l)}|${l.name}|${l.text}|`],
  ['a small level before a message in quotes', (l) => `${l.at} ${l.name} ${l.level} "${l.text}"`],
  ['a level and a name around an at sign', (l) => `${l.at} ${upper(l)}@${l.name} ${l.text}`],
  ['seconds with a comma', (l) => `${(l.ms / 1000).toFixed(3).replace('.', ',')} ${upper(l)} ${l.name} ${l.text}`],
  ['a sentence behind pairs', (l) => `time: ${l.at} | level: ${upper(l)} | from: ${l.name} | ${l.text}`],
  [
    'a day and a clock whose keys mean no time',
    (l) => `day=${day(l)} clock=${l.at.slice(11, 19)} lvl=${l.level} unit=${l.name} text="${l.text}"`,
    second,
  ],
  [
    'a short day of the week in the bracket of the clock, and who speaks in parentheses',
    (l) => `[do ${day(l).split('-').toReversed().join('-')} ${l.at.slice(11, 19)}] ${upper(l)} (${l.name}) ${l.text}`,
    second,
  ],
  ['a word that leads to the time behind the message', (l) => `${upper(l)} [${l.name}] ${l.text} at ${l.at}`],
  [
    'a word between name and time in a bracket behind the message',
    (l) => `${l.text} (${upper(l)} ${l.name} at ${l.at})`,
  ],
  [
    'rows of four marks between fields, and before them',
    (l) => `#### ${l.at} #### ${l.level} #### ${l.name} #### ${l.text}`,
  ],
  ['rows of equals signs between fields', (l) => `${l.at} === ${l.level} === ${l.name} === ${l.text}`],
  ['rows of signs without blanks between fields', (l) => `${l.at}++++${l.level}++++${l.name}++++${l.text}`],
  ['four marks around the level', (l) => `${l.at} ####${l.level}#### ${l.name}: ${l.text}`],
  [
    'places of a plant before the message, and a number and its measure behind it',
    (l) => `${l.at};${KINDS[l.level]};${PLACES[l.name]};${l.text};${l.n},2;${MEASURES[l.n % MEASURES.length]}`,
    (l) => ({ service: PLACES[l.name] }),
  ],
  [
    'places of a plant before the message, and numbers of one measure behind it',
    (l) => `${l.at};${KINDS[l.level]};${PLACES[l.name]};${l.text};${l.n}.2;bar`,
    (l) => ({ service: PLACES[l.name] }),
  ],
  ['tuples of Erlang', (l) => `${tuple(l)} ${l.level} <0.${l.n + 99}.0> ${l.name}: ${l.text}`, second],
  ['tuples of Erlang behind a level in a bracket', (l) => `[${l.level}] ${tuple(l)} ${l.name}: ${l.text}`, second],
  ['tuples of Erlang between bars', (l) => `${tuple(l)}|${l.level}|${l.name}|${l.text}`, second],
  ['records of Erlang', (l) => `{${tuple(l)},${l.level},${l.name},"${l.text}"}`, second],
  [
    'alarms of a network element, none of them critical yet',
    (l) => `${l.at} ${l.name.padEnd(10)} ${ALARMS[l.level].padEnd(8)} A${l.n + 200} ${l.text}`,
    graded,
  ],
  ['grades beside names in capitals', (l) => `${l.at} ${ALARMS[l.level]}/${l.name}: ${l.text}`, graded],
  ['grades behind names in one bracket', (l) => `${l.at} <${l.name}:${ALARMS[l.level]}> ${l.text}`, graded],
  ['grades where a machine might stand', (l) => `${l.at} ${ALARMS[l.level]} ${l.name}: ${l.text}`, graded],
  [
    'small words of another language in parentheses',
    (l) => `${l.at} [${l.name}] (${DUTCH[l.level]}) ${l.text}`,
    graded,
  ],
  [
    'queries whose keys nobody knows',
    (l) => new URLSearchParams({ z: l.at, k: l.level, wer: l.name, was: l.text }).toString(),
  ],
])('reads %s', (_, write, told) => expect(misread(write, told)).toEqual([]))
