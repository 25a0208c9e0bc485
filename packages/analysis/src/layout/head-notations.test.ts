import { describe, expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import type { LogEvent } from '../model/log-event.ts'

const START_MS = Date.UTC(2025, 0, 20, 15, 5, 3, 957)
const STEP_MS = 7213
const DATES = Array.from({ length: 40 }, (_, index) => new Date(START_MS + index * STEP_MS))
const NAMES = ['LAG-2', 'CART-SYNC', 'GW-LSE']
const TEXTS = [
  'connection to db-3 refused',
  'posted entry 44 to the ledger',
  'queue is nearly full: 93 %',
  'session opened',
  'fix with 12 satellites',
]
const nameOf = (index: number): string => NAMES[index % NAMES.length] ?? ''
const textOf = (index: number): string => TEXTS[index % TEXTS.length] ?? ''

function read(spell: (date: Date, name: string, text: string) => string): LogEvent[] {
  const lines = DATES.map((date, index) => spell(date, nameOf(index), textOf(index)))
  const reader = createSourceReader(newSourceProfile('app.log', { receivedAtMs: START_MS + 40 * STEP_MS }))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
}

const clock = (date: Date): string => date.toISOString().slice(11, 23).replaceAll(':', '')
const short = (date: Date): string => date.toISOString().slice(2, 10).replaceAll('-', '')

describe('times of digits alone', () => {
  it.each<[string, (date: Date, name: string, text: string) => string]>([
    ['a clock without a fraction', (date, name, text) => `${clock(date).slice(0, 6)} ${name} [3] ${text}`],
    ['a clock before a blank', (date, name, text) => `${clock(date)} ${name} [3] ${text}`],
    ['a clock between marks', (date, name, text) => `${clock(date)};${name};${text}`],
    ['a clock before a bar', (date, name, text) => `${clock(date)} | ${name} | ${text}`],
    ['a day, a dot and a clock', (date, name, text) => `${short(date)}.${clock(date).slice(0, 6)} ${name} [3] ${text}`],
    ['a day and a clock in one', (date, name, text) => `${short(date)}${clock(date).slice(0, 6)} ${name} [3] ${text}`],
    ['a clock and the day of the year', (date, name, text) => `${clock(date).slice(0, 6)} 2025020 ${name} [3] ${text}`],
    ['a sentence with its kind', (date, name, text) => `$LOG,200125,${clock(date).slice(0, 9)},${name},${text}`],
  ])('reads %s', (_, spell) => {
    for (const [index, { timestampMs, message, entities }] of read(spell).entries()) {
      expect(Math.abs((timestampMs ?? 0) - START_MS - index * STEP_MS)).toBeLessThan(1000)
      expect(message).toBe(textOf(index))
      expect([entities.service, entities.logger]).toContain(nameOf(index))
    }
  })

  it.each<[string, (date: Date, name: string, text: string) => string]>([
    [
      'go up and down',
      (date, name, text) => `${clock(new Date((date.getTime() * 7919) % 86_400_000))} ${name} ${text}`,
    ],
    ['stay the same', (_, name, text) => `150503.957 ${name} ${text}`],
    [
      'are no clocks',
      (date, name, text) => `${(150_503.957 + (date.getTime() - START_MS) / 173).toFixed(3)} ${name} ${text}`,
    ],
    [
      'count without a fraction',
      (date, name, text) => `${150_300 + Math.round((date.getTime() - START_MS) / 1000)} ${name} ${text}`,
    ],
  ])('takes none that %s', (_, spell) => {
    expect(read(spell).filter(({ timestampMs }) => timestampMs !== null)).toEqual([])
  })
})

describe('a letter of a level alone', () => {
  const levels = (letterOf: (index: number) => string) => {
    let index = 0
    return read((_, name, text) => `${letterOf(index++)} ${name} ${text}`).map(({ level }) => level)
  }

  it('is read where most are everyday ones', () =>
    expect(levels((index) => (index % 5 === 0 ? 'E' : 'I')).slice(0, 3)).toEqual(['error', 'info', 'info']))

  it('is a word where it is always the same', () => expect(new Set(levels(() => 'I'))).toEqual(new Set([null])))
})

describe('seconds since the start', () => {
  const messages = (spell: (index: number) => string) => {
    let index = 0
    return read((_, name, text) => `${spell(index++)} W/${name}: ${text}`)
  }

  it.each<[string, (index: number) => string]>([
    ['T+', (index) => `T+${(28 + index * 7.31).toFixed(3).padStart(10, '0')}s`],
    ['a plus', (index) => `+${(0.4 + index * 1.7).toFixed(3)}`],
    ['their unit', (index) => `${(12 + index * 31.7).toFixed(6)}s:`],
  ])('are no part of the message behind %s', (_, spell) => {
    for (const [index, { level, message, entities }] of messages(spell).entries())
      expect({ level, message, service: entities.service }).toEqual({
        level: 'warn',
        message: textOf(index),
        service: nameOf(index),
      })
  })

  it('are a part of it where they go up and down', () =>
    expect(messages((index) => `+${(index * 37) % 41}.5`)[1]?.message).toContain('+37.5'))
})
