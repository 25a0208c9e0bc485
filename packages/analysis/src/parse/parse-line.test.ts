import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it('leaves the clock without a zone to that of whoever passed the object on', () =>
  expect(
    readLine('2026-05-17T11:40:34+02:00\tedge.till\t{"log":"2026/05/17 11:40:34 [error] 7#7: drawer is stuck"}'),
  ).toMatchObject({ timestampMs: Date.UTC(2026, 4, 17, 9, 40, 34), zoneAssumed: false, level: 'error' }))

it('assumes a zone for the clock in an object where nothing names one', () =>
  expect(readLine('{"log":"2026/05/17 11:40:34 [error] 7#7: drawer is stuck"}')).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 17, 11, 40, 34),
    zoneAssumed: true,
  }))

it('reads what the platform of a function says around a call, with a time before it or without', () => {
  const said = 'REPORT RequestId: 8f0c11d2-0b7a-4c55-9a3e-5d2f7f6f1c01\tDuration: 41.20 ms\tBilled Duration: 42 ms'
  for (const line of [said, `2026-05-17T11:40:34.125Z ${said}`])
    expect(readLine(line)).toMatchObject({
      message: said,
      entities: { requestId: '8f0c11d2-0b7a-4c55-9a3e-5d2f7f6f1c01' },
    })
})

it('takes the year of a clock within for one that names none', () => {
  const text = 'Aug 15 00:34:51 pg-a patroni[810]: 2024-08-15 00:34:51,112 INFO: no action'
  expect(readLine(text)).toMatchObject({ timestampMs: Date.UTC(2024, 7, 15, 0, 34, 51, 112), level: 'info' })
})
