import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the columns of a switch's RASLog", () => {
  const [first, second] = readLines([
    '2026/05/07-10:15:30 (UTC), [FW-1424], 77, FID 128, WARNING, edge-3, Port 4 is slow, 3 of 8 frames late.',
    '2026/05/07-10:15:31 (UTC), [HIL-1502], 78, SLOT 5 | CHASSIS, ERROR, edge-3, Fan 2 stopped.',
  ])
  expect(first).toMatchObject({ level: 'warn', message: 'Port 4 is slow, 3 of 8 frames late.' })
  expect(first?.timestampMs).toBe(Date.UTC(2026, 4, 7, 10, 15, 30))
  expect(first?.entities).toMatchObject({ host: 'edge-3' })
  expect(second).toMatchObject({ level: 'error', message: 'Fan 2 stopped.' })
})
