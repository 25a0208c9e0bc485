import { expect, test } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const START_MS = Date.UTC(2025, 2, 19, 9, 43, 10)
const STEP_MS = 611_000
const DATES = Array.from({ length: 40 }, (_, index) => new Date(START_MS + index * STEP_MS))
const TEXTS = ['connection to db-3 refused', 'posted entry 44 to the ledger', 'queue is nearly full: 93 %']

/** How many of forty lines are read with the time that they were written with, and without it in their message. */
function countRead(spell: (date: Date) => string, withinMs = 1000): number {
  const lines = DATES.map((date, index) => `${spell(date)} WARN [shop-${index % 3}] ${TEXTS[index % 3] ?? ''}`)
  const reader = createSourceReader(newSourceProfile('app.log', { receivedAtMs: START_MS + 40 * STEP_MS }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  return events.filter(
    ({ timestampMs, message }, index) =>
      Math.abs((timestampMs ?? 0) - START_MS - index * STEP_MS) < withinMs && message === TEXTS[index % 3],
  ).length
}

const days = (date: Date): number => date.getTime() / 86_400_000
const numbers: Record<string, (date: Date) => string> = {
  'seconds in hexadecimal': (date) => (date.getTime() / 1000).toString(16),
  'milliseconds in hexadecimal': (date) => `0x${date.getTime().toString(16)}`,
  'milliseconds in digits and letters': (date) => date.getTime().toString(36),
  'the days of a spreadsheet': (date) => (days(date) + 25_569).toFixed(8),
  'Julian days': (date) => (days(date) + 2_440_587.5).toFixed(7),
  "Apple's seconds": (date) => (date.getTime() / 1000 - 978_307_200).toFixed(3),
}

test.each(Object.keys(numbers))('reads %s as times', (name) => {
  expect(countRead(numbers[name] ?? String)).toBe(40)
})

test.each(['el', 'vi', 'hu', 'sv', 'tr', 'fa', 'uk', 'my'])(
  'reads the halves of a day in the language %s',
  (language) => {
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h12',
      timeZone: 'UTC',
    })
    expect(countRead((date) => format.format(date))).toBe(40)
  },
)

test.each(['ko', 'ja', 'zh', 'zh-TW'])('reads a date in words and the half of the day behind it in %s', (language) => {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-hc-h12`, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  expect(countRead((date) => format.format(date))).toBe(40)
})

test.each<[string, (day: string, clock: string) => string]>([
  ['a day without marks', (day, clock) => `${day.replaceAll('-', '')} ${clock}`],
  ['a day and the zone', (day, clock) => `${day} ${clock}Z`],
  ['hours, in a bracket', (day, clock) => `[${day.split('-').toReversed().join('.')} ${clock} hrs]`],
  ['the name of a month', (day, clock) => `${day.slice(8)}MAR25 ${clock}`],
  ['a mark between fields', (day, clock) => `${day.replaceAll('-', '')};${clock};`],
])('reads four digits for a clock behind %s', (_, spell) => {
  const write = (date: Date): string =>
    spell(date.toISOString().slice(0, 10), date.toISOString().slice(11, 16).replace(':', ''))
  expect(countRead(write, 60_000)).toBe(40)
})

test('takes no four digits for a clock that go up and down, or stay the same', () => {
  const day = (date: Date): string => date.toISOString().slice(0, 10)
  expect(countRead((date) => `${day(date)} ${(1000 + (((date.getTime() / STEP_MS) * 37) % 60)) | 0}`, 60_000)).toBe(0)
  expect(countRead((date) => `${day(date)} 1012`, 60_000)).toBe(0)
})

test('leaves numbers alone that are no days', () => {
  const lines = DATES.map((_, index) => `${998_100 + index} ${1000 + index} shop-${index % 3} booked`)
  const reader = createSourceReader(newSourceProfile('app.log', {}))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(events.filter(({ timestampMs }) => timestampMs !== null)).toEqual([])
})

test('reads halves without their dots', () => {
  const halfOf = (date: Date): string => (date.getUTCHours() < 12 ? 'πμ' : 'μμ')
  const spell = (date: Date): string =>
    `19/3/2025 ${((date.getUTCHours() + 11) % 12) + 1}${date.toISOString().slice(13, 19)} ${halfOf(date)}`
  expect(countRead(spell)).toBe(40)
})

test.each([0x660, 0x6f0, 0x966, 0x9e6, 0xff10])('reads the digits from %i on', (zero) => {
  const spell = (date: Date): string =>
    date
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
  expect(countRead(spell)).toBe(40)
})

test.each([
  ['GMT +1', 60],
  ['GMT-3', -180],
  ['UTC+5:30', 330],
  ['UTC +02:00', 120],
])('reads the zone %s', (zone, minutes) => {
  const spell = (date: Date): string =>
    `${new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')} ${zone}`
  expect(countRead(spell)).toBe(40)
})

test('takes neither an uptime nor ids for times', () => {
  const timesOf = (spell: (index: number) => string): number => {
    const lines = DATES.map((_, index) => `${spell(index)} WARN [shop] ${TEXTS[index % 3] ?? ''}`)
    const reader = createSourceReader(newSourceProfile('app.log'))
    return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()].filter(({ timestampMs }) => timestampMs !== null)
      .length
  }
  expect(timesOf((index) => (45_713.546681 + index * 0.31).toFixed(6))).toBe(0)
  expect(timesOf((index) => (0x60_00_00_00 + ((index * 65_435_761) % 0x10_00_00_00)).toString(16))).toBe(0)
})

test.each(['In(182) kernel:', 'su to', 'in phase'])(
  'takes the first word of messages that begin with "%s" for no half of a day',
  (word) => {
    const lines = DATES.map(
      (_, index) => `2025-03-19 04:${String(index + 10)}:09,928 ${word} ${TEXTS[index % 3] ?? ''}`,
    )
    const reader = createSourceReader(newSourceProfile('app.log'))
    const [first] = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
    expect(first?.timestampMs).toBe(Date.UTC(2025, 2, 19, 4, 10, 9, 928))
  },
)
