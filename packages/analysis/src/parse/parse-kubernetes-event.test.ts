import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  [
    '2026-02-03T04:05:06Z\tledger\tWarning\tFailedMount\tpod/accrual-29188020-x4t7p\tkubelet\tno such volume',
    'accrual',
  ],
  ['2026-02-03T04:05:06Z\tledger\tNormal\tStarted\tpod/accrual-7c9f8d5b66-x4t7p\tStarted container accrual', 'accrual'],
  ['2026-02-03T04:05:06Z   Warning  FailedScheduling   pod/index-store-3   0/9 nodes are available', 'index-store'],
  ['2026-02-03 04:05:06   Normal  SuccessfulCreate   replicaset/index-ui-5d8c7b9f66   Created pod', 'index-ui'],
  ['2026-02-03T04:05:06Z   Normal  Completed   job/accrual-29188020   Job completed', 'accrual'],
  ['2026-02-03T04:05:06Z   Normal  ScalingReplicaSet   deployment/quote-v2   Scaled up', 'quote-v2'],
  ['2026-02-03T04:05:06Z Normal Killing pod/quote-7c9f8d5b66-x4t7p Stopping container app', 'quote'],
  ['events › quote │ 2026-02-03T04:05:06.123456789Z Normal Killing pod/quote-7c9f8d5b66-x4t7p Stopping', 'quote'],
  ['2026-02-03T04:05:06Z Normal Killing pod/quote-5b31c07aa Stopping container app', 'quote'],
  ['3m20s   Warning  BackOff   pod/quote-7c9f8d5b66-x4t7p   Back-off restarting failed container', 'quote'],
  ['2026-02-03T04:05:06Z   Warning  NodeNotReady   node/wrk-4   Node is not ready', 'wrk-4'],
  ['2026-02-03T04:05:06Z\tledger\tWarning\tProvisioningFailed\tpersistentvolumeclaim/data-0\tno such class', undefined],
])('takes %s for an event of its object', (row, service) => {
  const { format, entities } = readLine(row)
  expect({ format, service: entities.service }).toEqual({ format: 'kubernetes-event', service })
})

it('keeps reason, object and reporter as fields, and the type as level', () =>
  expect(
    readLine('2026-02-03T04:05:06Z\tledger\tWarning\tFailedMount\tpod/accrual-29188020-x4t7p\tkubelet\tno such volume'),
  ).toMatchObject({
    timestampMs: Date.UTC(2026, 1, 3, 4, 5, 6),
    level: 'warn',
    message: 'no such volume',
    entities: { pod: 'accrual-29188020-x4t7p', namespace: 'ledger' },
    fields: { reason: 'FailedMount', object: 'pod/accrual-29188020-x4t7p', reporter: 'kubelet' },
  }))

it.each([
  '2026-02-03T04:05:06Z Warning Unsupported text/plain content',
  '2026-02-03T04:05:06Z mailer: Normal  Start   job/5   of the day',
])('leaves %s alone', (line) => expect(readLine(line).format).not.toBe('kubernetes-event'))

it('takes a colon behind the object for no part of its name', () =>
  expect(
    readLine('2026-05-04T10:15:27Z Warning Unhealthy pod/cart-6d4cf56db6-8xk2p: Readiness probe failed').entities,
  ).toMatchObject({ service: 'cart', pod: 'cart-6d4cf56db6-8xk2p' }))
