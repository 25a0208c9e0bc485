import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('reads the log of a job on z/OS', () => {
  const events = readLines([
    '20.24.01 JOB04710 ---- WEDNESDAY, 06 MAY 2026 ----',
    '20.24.02 JOB04710  PAY0955E PAYRUNA VSAM OPEN FAILED FOR PAYMAST, RC=875',
    '20.24.05 JOB04711  IEF403I PAYRUNB - STARTED',
    '20.24.16 STC04712 *PAY0572W PAYRUNC 9 RECORDS REJECTED',
    '20.24.17 JOB04712  $HASP395 PAYRUNC  ENDED',
  ])
  expect(events.map(({ level }) => level)).toEqual([null, 'error', 'info', 'warn', null])
  expect(events[1]).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 6, 20, 24, 2),
    message: 'PAY0955E PAYRUNA VSAM OPEN FAILED FOR PAYMAST, RC=875',
    entities: { processId: 'JOB04710' },
  })
})

it('leaves versions alone', () => {
  expect(readLines(['20.24.02 is out'])[0]).toMatchObject({ timestampMs: null, message: '20.24.02 is out' })
})
