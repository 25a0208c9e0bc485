import { expect, it } from 'vitest'
import { at, inTurn, readAs, told } from '../../test/told-lines.ts'

function read(name: string, write: (n: number) => string) {
  const events = readAs(name, write)
  return {
    misread: events.filter(({ message }, n) => message !== told(n)).map(({ message }) => message),
    levels: [...new Set(events.map(({ level }) => level ?? '-'))].sort(),
  }
}

const letter = (n: number): string => (n < 50 ? 'I' : inTurn(n, 'I', 'W', 'E'))
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
  ['between marks', (n) => `${at(n)};${n < 50 ? 'OK' : inTurn(n, 'OK', 'ERR', 'WRN')};erp-bridge;${told(n)}`],
])('knows the column of levels %s before anything goes wrong', (_, write) =>
  expect(read('report.log', write)).toEqual({ misread: [], levels: ALL }),
)
