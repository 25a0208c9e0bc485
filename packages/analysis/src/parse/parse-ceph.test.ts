import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const AT = '2026-05-04T10:15:30.446026+0000'

it.each([
  [
    '7f27dbbffd0e  0 log_channel(cluster) log [WRN] : slow request 34.4 seconds old',
    'warn',
    'slow request 34.4 seconds old',
  ],
  ['7f27dbbffd0e  0 osd.7 40460 log_channel(cluster) log [DBG] : 3.aa scrub ok', 'debug', '3.aa scrub ok'],
  ['7f27dbbffd0e -1 osd.7 40460 heartbeat_check: no reply', 'error', 'osd.7 40460 heartbeat_check: no reply'],
  ['7f27dbbffd0e 10 mds.0.cache releasing free memory', null, 'mds.0.cache releasing free memory'],
])('reads what daemons of Ceph say: %s', (rest, level, message) => {
  const [event] = readLines([`${AT} ${rest}`])
  expect(event).toMatchObject({ level, message, timestampMs: Date.UTC(2026, 4, 4, 10, 15, 30, 446) })
  expect(event?.entities.service).toBeUndefined()
})

it('names the daemon that tells the cluster', () => {
  const [daemon] = readLines([`${AT} 7f27dbbffd0e  0 osd.7 40460 log_channel(cluster) log [DBG] : 3.aa scrub ok`])
  expect(daemon?.entities.logger).toBe('osd.7')
})
