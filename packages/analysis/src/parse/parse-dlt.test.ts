import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it("reads a vehicle's trace", () =>
  expect(
    readLine('2026/05/07 10:15:30.120123  53.2825 044 ECU1 LIFT ROPE 8849 log warn verbose 1 [rope [3] is slack]'),
  ).toMatchObject({
    level: 'warn',
    message: 'rope [3] is slack',
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30, 120),
    entities: { service: 'LIFT', host: 'ECU1', logger: 'ROPE' },
  }))

it('reads it with an index before the clock, and a counter of whole numbers', () =>
  expect(
    readLine('17 2026/05/07 10:15:30.120123     532825 044 ECU1 CAB- ROPE 8849 log error verbose 1 [rope has snapped]'),
  ).toMatchObject({
    level: 'error',
    message: 'rope has snapped',
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30, 120),
    entities: { service: 'CAB', host: 'ECU1', logger: 'ROPE' },
  }))
