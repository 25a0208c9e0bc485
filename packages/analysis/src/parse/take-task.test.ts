import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads task, clock and code of Cisco's wireless controllers", () => {
  const told = '*spamApTask3: Mar 06 16:21:40.503: %CAPWAP-4-DISCOVERY_DUP: [SA]duplicate request from AP 1f:0a'
  for (const before of ['<134>wlc1: ', 'Mar  6 16:21:41 10.0.0.9 wlc1: ']) {
    const [event] = readLines([`${before}${told}`])
    expect(event).toMatchObject({
      timestampMs: Date.UTC(2026, 2, 6, 16, 21, 40, 503),
      level: 'warn',
      message: '%CAPWAP-4-DISCOVERY_DUP: [SA]duplicate request from AP 1f:0a',
      entities: { service: 'wlc1', thread: 'spamApTask3' },
    })
  }
})
