import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'

const LETTER = { info: 'I', debug: 'D', warn: 'W', error: 'E' } as const

const stamp = ({ clock: [hour, minute, second, fraction] }: Line): string =>
  `Do, 7. Mai 2026, ${hour}:${minute}:${second}.${fraction} Uhr`

it.each<[string, (line: Line) => string]>([
  ['a colon, behind the last bar', (l) => `${l.at} | ${l.level.toUpperCase()} | ${l.name}: ${l.text}`],
  ['a colon, behind the last semicolon', (l) => `${l.at};${l.level};${l.name}: ${l.text}`],
  ['a colon, behind the last dash', (l) => `${stamp(l)} – ${l.level.toUpperCase()} – ${l.name}: ${l.text}`],
  [
    'an arrow, behind the message in quotes',
    (l) => `${l.at} ${l.level.toUpperCase()} "${l.text}" <- ${l.name}@host2 #t${l.n}`,
  ],
  ['`via`, in parentheses', (l) => `${l.at} ${l.level.toUpperCase()} ${l.text} (via ${l.name})`],
  ['a level, in the braces at the end', (l) => `${l.at} ${l.text} {${l.name}:${l.level}}`],
  ['commas, in parentheses', (l) => `(${l.at}, ${l.level}, ${l.name}) ${l.text}`],
  ['a key, at the end', (l) => `${l.at} ${l.level.toUpperCase()} ${l.text} unit=${l.name}`],
  ['a mark, before the text, level and time', (l) => `${l.name} ~ ${l.text} ~ ${l.level} ~ ${l.ms}`],
  ['a key of two words', (l) => `when: ${l.at}; said by: ${l.name}; how bad: ${l.level}; what: ${l.text}`],
  ['an element within', (l) => `<e when="${l.at}"><sev>${l.level}</sev><from>${l.name}</from><say>${l.text}</say></e>`],
  ['a level before the message in quotes', (l) => `${l.at} ${l.name} ${l.level} "${l.text}" ms=${l.n}`],
  ['its place in a tuple', (l) => `('${l.at}', '${l.level}', '${l.name}', '${l.text}')`],
  ['bars, in one bracket', (l) => `[${l.at}|${l.level}|rack1|${l.n} x|${l.name}] ${l.text}`],
])('finds who speaks by %s', (_, write) => expect(misread(write)).toEqual([]))

it.each<[string, (line: Line) => string]>([
  ['before the message, a colon on both sides', (l) => `${LETTER[l.level]}:${l.name}:${l.text}`],
  ['first, a slash on both sides of the level', (l) => `${l.name}/${l.level}/${l.text}`],
])('reads what no blank parts, and no time: %s', (_, write) => {
  const wrap = (l: Line): string => `${l.at.replace('Z', '000000Z')} stdout F ${write(l)}`
  expect(misread(wrap)).toEqual([])
})

it('reads what no blank parts beside what other programs of the stream write', () => {
  const write = (l: Line): string => {
    if (l.n % 3 === 0) return `till-1  | ${LETTER[l.level]}:core:${l.text}`
    return l.n % 3 === 1 ? `gate-1  | (${l.at}, ${l.level}) ${l.text}` : `lift-1  | [${l.at}] ${l.level}: ${l.text}`
  }
  const told = ({ n }: Line) => ({ service: undefined, ...(n % 3 === 0 && { time: undefined }) })
  expect(misread(write, told)).toEqual([])
})

it('reads the time behind the text of one program beside others that begin with theirs', () => {
  const write = (l: Line): string => {
    if (l.n % 3 === 0) return `till-1  | ${l.level.toUpperCase()} ${l.text} @${(l.ms / 1000).toFixed(3)}`
    return l.n % 3 === 1
      ? `gate-1  | [${l.at}] (${l.level}) ${l.text}`
      : `lift-1  | at=${l.at} sev=${LETTER[l.level]} note="${l.text}"`
  }
  expect(misread(write, (l) => ({ service: ['till', 'gate', 'lift'][l.n % 3] }))).toEqual([])
})

it('leaves what failed to the message, and what is counted behind it', () => {
  const write = (l: Line): string =>
    `${l.at} | ${l.level.toUpperCase()} | ${l.n % 2 === 0 ? 'IOError' : 'KeyError'}: ${l.text} #${l.n}`
  const message = (l: Line): string => write(l).split(' | ')[2] ?? ''
  expect(misread(write, (l) => ({ service: undefined, message: message(l) }))).toEqual([])
})
