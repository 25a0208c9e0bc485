import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'
import { learnTable } from './learn-table.ts'

const SAID = [
  'door 4 opened, by hand',
  'belt stopped',
  'no pallet in lane 7',
  'label 12 printed',
  'scale is "off" by 3',
]
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const rows = Array.from({ length: 20 }, (_, n) => {
  const level = ['info', 'warn', 'error', 'debug'][n % 4]
  const name = ['dock-gate', 'belt-ctl'][n % 2]
  return `${700 + n},${quoted(SAID[n % 5] ?? '')},${level},${name},"07.05.2026 10:15:${10 + n}.250"`
})

it('finds when, how bad, who and what in rows that no row names', () => {
  const events = readLines(rows)
  expect(events[0]).toMatchObject({
    level: 'info',
    entities: { service: 'dock-gate' },
    message: 'door 4 opened, by hand',
  })
  expect(events[9]).toMatchObject({ level: 'warn', entities: { service: 'belt-ctl' }, message: 'scale is "off" by 3' })
  expect(events[9]?.timestampMs).toBe(Date.UTC(2026, 4, 7, 10, 15, 19, 250))
})

it.each([
  ['a message at the end', (row: string) => row.replace(/^(\d+),("(?:[^"]|"")*"),(.*)$/, '$1,$3,$2')],
  ['no time', (row: string) => row.replace(/,"07.*$/, ',7')],
  ['too few cells', (row: string) => row.split(',').slice(-2).join(',')],
])('leaves rows with %s to others', (_, change) => expect(learnTable(rows.map(change))).toBeNull())
