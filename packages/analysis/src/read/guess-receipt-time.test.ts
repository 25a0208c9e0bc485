import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from './create-source-reader.ts'
import { guessReceiptTime } from './guess-receipt-time.ts'

const head = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })

it('reads the year and the last day from the sources that name them', () => {
  const guess = guessReceiptTime([
    head('kern.log', 'Feb 11 03:01:04 node-3 kernel: eth0: renamed\n'),
    head('app.log', '2026-02-11T03:00:00Z INFO up\n2026-02-11T03:25:00Z INFO still up\n'),
  ])
  expect(guess).toBe(Date.UTC(2026, 1, 12) - 1)
})

it('reads the year from a line within a line', () => {
  const text = 'Feb 11 03:01:04 pg-a patroni[810]: 2026-02-11 03:01:04,112 INFO: no action\n'
  expect(guessReceiptTime([head('syslog', text)])).toBe(Date.UTC(2026, 1, 12) - 1)
})

it('knows nothing of sources without a year', () => {
  expect(guessReceiptTime([head('kern.log', 'Feb 11 03:01:04 node-3 kernel: eth0: renamed\n')])).toBeNull()
  expect(guessReceiptTime([])).toBeNull()
})

const CLOCK_ONLY = '[14:00:00 INF] HTTP GET / responded 200\n'
const timeOf = (name: string, receivedAtMs: number): number | null | undefined => {
  const reader = createSourceReader(newSourceProfile(name, { name, receivedAtMs }))
  return [...reader.push(Buffer.from(CLOCK_ONLY)), ...reader.end()][0]?.timestampMs
}

it('lets a clock without a date fall on the day of the other sources', () => {
  const guess = guessReceiptTime([head('api.log', CLOCK_ONLY), head('db.log', '2026-07-03 14:05:00.120 UTC LOG: up\n')])
  expect(timeOf('api.log', guess ?? 0)).toBe(Date.UTC(2026, 6, 3, 14))
})

it('lets it fall on the day that its file is named for', () => {
  expect(timeOf('api-20260629.log', Date.UTC(2026, 6, 3, 23))).toBe(Date.UTC(2026, 5, 29, 14))
})
