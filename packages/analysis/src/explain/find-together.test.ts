import { describe, expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'
import type { Change } from '../detect/find-changes.ts'
import type { Candidate } from '../weigh/candidate.ts'
import { findTogether } from './find-together.ts'

const day = every('ticket-db', [0, 2400], 20, (index) => `checkpoint ${index} complete`)
const shop = every('tickets', [0, 1205], 2, (index) => `seat ${index} sold`)
const failing = every('tickets', [1205, 2400], 2, () => 'seat could not be sold: no answer from ticket-db', 'error')
const said = (service: string, atSeconds: number, message: string) =>
  every(service, [atSeconds, atSeconds + 1], 1, () => message)

describe('what was done together', () => {
  it('is told with the change that is the cause, whichever of its lines was chosen', () => {
    const [finding] = analyzeLines(
      day,
      shop,
      failing,
      said('ticket-db', 1199, 'role migrator set lock_timeout from 5s to 0'),
      said('ticket-db', 1200, 'ALTER TABLE seats ADD COLUMN note text, requested by user migrator'),
    )
    expect(finding?.rootCause).toMatch(/lock.timeout/)
    expect(finding?.rootCause).toContain('ALTER TABLE seats')
    const cited = finding?.evidence.map(({ raw }) => raw).join('\n')
    expect(cited).toContain('lock_timeout')
    expect(cited).toContain('ALTER TABLE seats')
  })

  it('is not what another component noted at that time', () => {
    const [finding] = analyzeLines(
      day,
      shop,
      failing,
      every('lamp', [0, 2400], 60, (index) => `lamp ${index} on`),
      said('ticket-db', 1200, 'ALTER TABLE seats ADD COLUMN note text, requested by user migrator'),
      said('lamp', 1200, 'colour set from red to green'),
    )
    expect(finding?.rootCause).not.toContain('green')
  })
})

it('what says most surely what was done is told first, not what is nearest', () => {
  const [release, ...others] = [
    'revision r413 applied by m.stein',
    'waiting for the lock of the file',
    'checking syntax of revision r413',
    'change 1 of 1: seat.hold.seconds 360 -> 30',
  ].map((message, index): Change => {
    const timestampMs = OUTAGE_START_MS - index * 1_000
    const event = { ...eventOf(message), timestampMs }
    return { kind: 'event', timestampMs, service: 'settings', subject: null, version: null, event, count: 1 }
  })
  if (release === undefined) throw new Error('There is a release.')
  const candidates = others.map((change) => ({ change, isCounted: false }) as unknown as Candidate)
  expect(findTogether(release, candidates, [], 1).map(({ event }) => event.message)).toEqual([
    'change 1 of 1: seat.hold.seconds 360 -> 30',
  ])
})
