import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it('reads the log of an OpenEdge database, whatever its message begins with', () =>
  expect(
    readLine('[2026/05/07@12:15:30.250+0200] P-4711       T-1200   F SRV     3: (452)   SYSTEM ERROR: area 7 is lost.'),
  ).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30, 250),
    level: 'fatal',
    message: 'SYSTEM ERROR: area 7 is lost.',
    entities: { service: 'SRV', processId: '4711', thread: '1200' },
  }))
