import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

const read = (event: object) => readLine(JSON.stringify(event), 'events.ndjson')

const event = {
  type: 'Warning',
  reason: 'BackOff',
  message: 'Back-off pulling image',
  lastTimestamp: '2026-03-01T10:00:00Z',
}

it('takes an exported event for one of its pod, and a warning', () => {
  const found = read({ ...event, involvedObject: { kind: 'Pod', name: 'cart-6d4cf56db6-8xk2p' } })
  expect(found).toMatchObject({
    format: 'kubernetes-event',
    level: 'warn',
    entities: { service: 'cart' },
    fields: { reason: 'BackOff', object: 'pod/cart-6d4cf56db6-8xk2p' },
    message: 'Back-off pulling image',
  })
})

it('takes one of a node for one of that host', () =>
  expect(read({ ...event, regarding: { kind: 'Node', name: 'wrk-3' } }).entities).toMatchObject({ host: 'wrk-3' }))

it('leaves other records alone', () => expect(read(event).format).toBe('json'))

it('takes an event of any other object for one of that object, whose name its own begins with', () => {
  const metadata = { name: 'ebs-csi-aws-com.172861657f699a7d', namespace: 'kube-system' }
  const found = read({ ...event, metadata, involvedObject: { kind: 'Lease', name: 'ebs-csi-aws-com' } })
  expect(found.entities.service).toBe('ebs-csi-aws-com')
})

it.each(['render-vno8n', 'render-1a74f', 'render-6d4cf56db6-8xk2p', 'render-2'])(
  'takes %s for a pod of its workload',
  (name) => expect(read({ ...event, involvedObject: { kind: 'Pod', name } }).entities.service).toBe('render'),
)
