import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { areLevels } from './are-levels.ts'

it.each([
  [['informational', 'medium', 'critical', 'medium', 'low', 'medium', 'high'], true],
  [['low', 'medium', 'high', 'medium'], false],
  [['LOG_INFO', 'LOG_ERR', 'LOG_WARNING'], true],
  [['es-d1', 'es-m1', 'es-d2', 'es-d1'], false],
  [['AUDIT_SUCCESS', 'AUDIT_FAILURE', 'AUDIT_SUCCESS'], false],
])('takes grades for levels beside levels alone: %j', (values, expected) => expect(areLevels(values)).toBe(expected))

const TEXTS = ['c7 door opened by 4711', 'c2 door held open for 40 s', 'c9 door closed', 'c7 reader polled']

it.each<[string, (level: string, text: string, n: number) => string]>([
  ['a mark that no line alone shows', (level, text) => `#${level}#gated#${text}`],
  [
    'a bar, and a letter of the site before it',
    (level, text, n) => `|Q|${level}|${n % 3 > 0 ? 'DOOR' : 'SYNC'}|${text}`,
  ],
])('knows a column of levels in which all is well at first: %s', (_, write) => {
  const levels = [...Array.from({ length: 700 }, () => 'I'), 'E', 'W']
  const lines = levels.map((level, n) => {
    const at = new Date(Date.UTC(2026, 1, 3, 4, 5, n, 250)).toISOString().slice(0, 23).replace('T', ' ')
    return `${at}${write(level, TEXTS[n % 4] ?? '', n)}`
  })
  const reader = createSourceReader(newSourceProfile('gated.log', { name: 'gated.log' }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ message }) => message)).toEqual(levels.map((_level, n) => TEXTS[n % 4]))
  expect([events[0]?.level, ...events.slice(-2).map(({ level }) => level)]).toEqual(['info', 'error', 'warn'])
})
