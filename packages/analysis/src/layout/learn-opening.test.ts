import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const at = (n: number): string => new Date(Date.UTC(2026, 4, 7, 10, 15, 0) + n * 1_000).toISOString()
const pick = (n: number, ...names: readonly string[]): string => names[n % names.length] ?? ''
const told = (n: number): string =>
  pick(n, `order ${n} accepted`, 'connection to db-2 refused', `cache miss, ${n} of 40 loaded`, 'shift board updated')

function read(name: string, write: (n: number) => string) {
  const lines = Array.from({ length: 60 }, (_, n) => write(n))
  const reader = createSourceReader(newSourceProfile(name, { name, receivedAtMs: Date.UTC(2026, 4, 8) }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  return {
    misread: events.filter(({ message }, n) => message !== told(n)).map(({ message }) => message),
    levels: [...new Set(events.map(({ level }) => level ?? '-'))].sort(),
  }
}

const letter = (n: number): string => (n < 50 ? 'I' : pick(n, 'I', 'W', 'E'))
const ALL = ['error', 'info', 'warn']

it.each<[string, string, (n: number) => string, string[]]>([
  ['the name of the file', 'probe.log', (n) => `${at(n)} probe ${told(n)}`, ['-']],
  ['its name and the letter of a level', 'probe.log', (n) => `${at(n)} probe ${letter(n)} ${told(n)}`, ALL],
  ['the letter of a level and its name', 'probe.log', (n) => `${at(n)} ${letter(n)} probe ${told(n)}`, ALL],
])('takes off the message %s', (_, file, write, levels) => expect(read(file, write)).toEqual({ misread: [], levels }))

it('leaves a word that some messages begin with', () =>
  expect(read('order.log', (n) => `${at(n)} ${told(n)}`)).toEqual({ misread: [], levels: ['-'] }))

it.each<[string, (n: number) => string]>([
  ['before the clock', (n) => `${letter(n)} ${at(n)} report.queue: ${told(n)}`],
  ['between marks', (n) => `${at(n)};${n < 50 ? 'OK' : pick(n, 'OK', 'ERR', 'WRN')};erp-bridge;${told(n)}`],
])('knows the column of levels %s before anything goes wrong', (_, write) =>
  expect(read('report.log', write)).toEqual({ misread: [], levels: ALL }),
)
