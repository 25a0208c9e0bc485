import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const NAMES = ['ledger-close', 'settlement-run', 'fx-revalue']
const SAID = ['for 2025-11-26 has not started', 'is waiting for lock 3', 'was restarted by ops', 'has finished in 9 s']
const LINES = Array.from({ length: 60 }, (_, n) => `${NAMES[n % 3]} ${SAID[(n * 7) % 4]}`)

it.each(['2025-11-27 18:55:27 INFO ', '18:55:27 ', '[2025-11-27 18:55:27] '])(
  'leaves a name that begins a sentence in it, behind "%s"',
  (head) => {
    const events = readLines(LINES.map((line) => head + line))
    expect(events.map(({ message }) => message)).toEqual(LINES)
    expect(new Set(events.map(({ entities }) => entities.logger))).toEqual(new Set([undefined]))
  },
)

it('takes the same name for a column where it says other things', () => {
  const texts = ['closed 4 books', 'waiting for lock 3', 'posted entry 9', 'retry 2 of 3']
  const events = readLines(LINES.map((_, n) => `2025-11-27 18:55:27 INFO ${NAMES[n % 3]} ${texts[(n * 7) % 4]}`))
  expect(events.map(({ entities }) => entities.service)).toEqual(LINES.map((_, n) => NAMES[n % 3]))
})
