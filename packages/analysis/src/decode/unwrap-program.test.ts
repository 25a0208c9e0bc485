import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('takes machine and program between a collector’s clock and lines of their own for those of the line', () => {
  const events = readLines([
    '2026-05-04T19:57:18.605Z kvm-worker-8 uploads 2026-05-04 19:57:18,605 INFO stored 1865 kB',
    '2026-05-04T19:57:27.188Z kvm-worker-17 orders {"time":"2026-05-04T19:57:27.188Z","level":"ERROR","msg":"refused"}',
    '2026-05-04T19:57:28.971Z kvm-worker-8 partner-hooks [19:57:28] warn  callback came late',
    '2026-05-04T19:57:29.825Z kvm-worker-8 identity 2026-05-04T19:57:29.825Z | INFO | token issued',
    '2026-05-04T19:57:53.848Z kvm-worker-17 systemd[1] Starting Cleanup of Temporary Directories...',
    '2026-05-04T19:57:54.848Z kvm-worker-17 orders listener stopped',
  ])
  const told = events
    .toSorted((a, b) => a.ref.line - b.ref.line)
    .map(({ level, message, entities: { host, service } }) => [host, service, level, message])
  expect(told).toEqual([
    ['kvm-worker-8', 'uploads', 'info', 'stored 1865 kB'],
    ['kvm-worker-17', 'orders', 'error', 'refused'],
    ['kvm-worker-8', 'partner-hooks', 'warn', 'callback came late'],
    ['kvm-worker-8', 'identity', 'info', 'token issued'],
    ['kvm-worker-17', 'systemd', null, 'Starting Cleanup of Temporary Directories...'],
    ['kvm-worker-17', 'orders', null, 'listener stopped'],
  ])
})

it('leaves two names before the arguments of a message alone', () => {
  const events = readLines([
    '2026-05-04T19:57:18.605Z order-17 placed {"user":"anna"}',
    '2026-05-04T19:57:19.605Z order-18 shipped {"user":"anna"}',
  ])
  expect(events.map(({ entities }) => entities.host)).toEqual([undefined, undefined])
})
