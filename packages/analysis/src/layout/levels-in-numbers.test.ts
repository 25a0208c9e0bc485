import { expect, it } from 'vitest'
import { misread, type Line } from '../../test/misread-layout.ts'

const OTEL = { info: 9, debug: 5, warn: 13, error: 17 } as const
const LETTER = { info: 'I', debug: 'D', warn: 'W', error: 'E' } as const

it.each<[string, (line: Line) => string]>([
  ["OpenTelemetry's numbers between tabs", (l) => `${l.at}\t${OTEL[l.level]}\t${l.name}\t${l.text}`],
  ["OpenTelemetry's numbers between bars", (l) => `${l.at} | ${l.name} | ${OTEL[l.level]} | ${l.text}`],
  ['a letter between dashes', (l) => `${l.at} ${l.name} -${LETTER[l.level]}- ${l.text}`],
  ['a letter between dashes behind the time', (l) => `${l.at} -${LETTER[l.level]}- ${l.name}: ${l.text}`],
  [
    'a process behind a name in pairs',
    (l) => `at: ${l.at}; from: ${l.name} (pid ${700 + l.n}); grade: ${l.level}; said: ${l.text}`,
  ],
])('reads %s', (_, write) => expect(misread(write)).toEqual([]))

/** What is told goes with how bad it is. */
const told = ({ level, n }: Line): string =>
  level === 'error' ? `order ${n} failed` : level === 'warn' ? `order ${n} is late` : `order ${n} placed`
const RISING = { debug: 0, info: 1, warn: 2, error: 3 } as const

it.each<[string, (line: Line) => string]>([
  ['an array', (l) => JSON.stringify([l.ms, RISING[l.level], l.name, told(l)])],
  ['an object', (l) => JSON.stringify({ moment: l.ms, rank: RISING[l.level], unit: l.name, says: told(l) })],
  ['an element', (l) => `<rec t="${l.ms}" rank="${RISING[l.level]}" unit="${l.name}">${told(l)}</rec>`],
  ['a row', (l) => `"${l.name}",${RISING[l.level]},"${told(l)}",${l.ms}`],
  ['pairs', (l) => `stamp=${l.ms} rank=${RISING[l.level]} unit=${l.name} said="${told(l)}"`],
  ['a column', (l) => `${l.at} ${RISING[l.level]} ${l.name}: ${told(l)}`],
])('finds the scale of numbers in %s by what their lines say', (_, write) =>
  expect(misread(write, (l) => ({ message: told(l) }))).toEqual([]),
)

it("takes tens of which most are 20 for Python's", () => {
  const tens = { debug: 10, info: 20, warn: 30, error: 40 }
  expect(misread((l) => `t=${l.ms};p=${tens[l.level]};src=${l.name};txt=${l.text}`)).toEqual([])
})

it('takes a code with dashes for no machine', () => {
  const write = (l: Line): string =>
    `${l.at} VCS ${l.level.toUpperCase()} V-16-${l.n % 3}-${50_000 + l.n * 7} ${l.text}`
  expect(misread(write, () => ({ service: undefined, message: undefined }))).toEqual([])
})

it('reads the code of a device with a part of its part, and a blank before its colon', () => {
  const digit = { info: 6, debug: 7, warn: 4, error: 3 }
  const write = (l: Line): string =>
    `RP/0/RSP0/CPU0:${l.at}: ${l.name}[${300 + (l.n % 3)}]: %ROUTING-BGP-${digit[l.level]}-EVENT : ${l.text}`
  expect(misread(write, () => ({ message: undefined }))).toEqual([])
})
