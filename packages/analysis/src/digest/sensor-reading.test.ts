import { expect, it } from 'vitest'
import { mayBeReading, sensorReading } from './sensor-reading.ts'

it.each([
  ['#20260912-175412.273;ZONE4;TC;TC-4B;ACT=0871.1;SP=0870.0;OUT=44.5;Q=GOOD', 'reading TC-4B ACT', 871.1],
  ['19.08.2026 09:25:42,288;LINIE2;TIC-412;IST;183,5;°C;OK', 'reading TIC-412 IST', 183.5],
  ['TT-7102;2023-03-13T17:04:40.320;70.45;degC;GOOD', 'reading TT-7102', 70.45],
  ['2025-06-13T12:39:48+02:00 lehr-ctl Z4 PV=838.74 SP=840.00 OUT=44.3% mode=AUTO', 'reading Z4 PV', 838.74],
  ['20250902 052023.432|L3|EXT2|TT-206|183.8|degC|GOOD', 'reading TT-206', 183.8],
])('reads what a sensor measures: %s', (row, name, value) => expect(sensorReading(row)).toEqual({ name, value }))

it.each(['2026-03-02T10:15:04.120Z cart v2.4.1 served 7 in 41 ms', 'GET /a 200 1.25', '10.1.2.3 A1 up'])(
  'reads nothing of %s',
  (row) => expect(sensorReading(row)).toBeNull(),
)

it('takes a sentence for no row of measurements', () => {
  expect(mayBeReading('ZONE4;TC;TC-4B;ACT=<*>;SP=<*>;Q=GOOD')).toBe(true)
  expect(mayBeReading('pump P2 started after operator request at level <*>')).toBe(false)
})
