import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads Tuxedo's ULOG", () => {
  const events = readLines([
    '115906.bankapp1!WSH.3799.1.0: WSNAT_CAT:1196: WARN: Client 10.18.221.146 idle for 52 minutes',
    '115918.bankapp1!TRFSRV.28601.1.-2: ERROR: transfer 800261 rolled back',
    '115919.bankapp1!BBL.9669.1.0: 03-12-2026: Tuxedo Version 12.2.2',
  ])
  expect(events.map(({ level }) => level)).toEqual(['warn', 'error', null])
  expect(events.map(({ message }) => message)).toEqual([
    'WSNAT_CAT:1196: Client 10.18.221.146 idle for 52 minutes',
    'transfer 800261 rolled back',
    '03-12-2026: Tuxedo Version 12.2.2',
  ])
  expect(events[0]?.entities).toMatchObject({ service: 'WSH', host: 'bankapp1', processId: '3799' })
  expect((events[1]?.timestampMs ?? 0) - (events[0]?.timestampMs ?? 0)).toBe(12_000)
})

it('knows no hour beyond the day', () => {
  expect(readLines(['995906.bankapp1!WSH.3799.1.0: WARN: late'])[0]?.timestampMs).toBeNull()
})
