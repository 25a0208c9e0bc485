import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const SAID: readonly (readonly [string, string, string])[] = [
  ['kiln-watch', 'INFO', 'chamber 2 is at 940 degrees'],
  ['kiln-watch', 'WARN', 'draught of chamber 3 falls'],
  ['glazebot', 'INFO', 'dipped 40 tiles'],
  ['glazebot', 'ERROR', 'basin 3 has run dry: no flow'],
  ['tile-sorter', 'INFO', 'sorted 12 of 90 tiles'],
  ['tile-sorter', 'DEBUG', 'belt runs at 6 m/s'],
]
const LINES = Array.from({ length: 60 }, (_, n) => {
  const [name, level, text] = SAID[(n * 5) % SAID.length] ?? ['', '', '']
  const ms = Date.UTC(2026, 4, 7, 10, 15) + n * 1300
  return { at: new Date(ms).toISOString(), ms, name, level, text: text.replace(/\d+/, String(n)) }
})
type Line = (typeof LINES)[number]

it.each<[string, (line: Line) => string]>([
  [
    'a name with a number, and a level',
    ({ at, name, level, text, ms }) => `[${at}] ${text} <${name}#${ms % 4}> ${level}`,
  ],
  ['a level and a name with a slash', ({ at, name, level, text }) => `${at} ${text} ~ ${level}/${name}`],
  ['a time behind its key', ({ ms, name, level, text }) => `<${name}> ${level}: ${text} ts=${ms}`],
  ['all of it', ({ at, name, level, text }) => `${text} ^ ${name} ^ ${level.toLowerCase()} ^ ${at}`],
  ['a level in a bracket', ({ at, name, level, text }) => `${at} ${name}: ${text} {${level}}`],
  ['pairs', ({ at, name, level, text }) => `${at} ${text} by~${name} lvl~${level}`],
])('reads what stands behind the messages from the ends of the lines backwards: %s', (_, spell) => {
  const found = readLines(LINES.map(spell)).map(({ timestampMs, level, entities, message }) => ({
    ms: timestampMs,
    level,
    name: entities.service,
    text: message,
  }))
  expect(found).toEqual(LINES.map(({ ms, level, name, text }) => ({ ms, level: level.toLowerCase(), name, text })))
})
