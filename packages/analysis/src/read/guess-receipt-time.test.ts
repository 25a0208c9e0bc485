import { expect, it } from 'vitest'
import { guessReceiptTime } from './guess-receipt-time.ts'

const head = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })

it('reads the year from the sources that name one', () => {
  const guess = guessReceiptTime([
    head('kern.log', 'Feb 11 03:01:04 node-3 kernel: eth0: renamed\n'),
    head('app.log', '2026-02-11T03:00:00Z INFO up\n2026-02-11T03:25:00Z INFO still up\n'),
  ])
  expect(guess).toBe(Date.UTC(2026, 1, 12, 3, 25))
})

it('knows nothing of sources without a year', () => {
  expect(guessReceiptTime([head('kern.log', 'Feb 11 03:01:04 node-3 kernel: eth0: renamed\n')])).toBeNull()
  expect(guessReceiptTime([])).toBeNull()
})
