import { batchStored, groupingCorrected, uploadDigested } from '@holdfast/contracts/events/catalogue'
import type { PublishedEvent } from '@holdfast/contracts/events/event'
import { correlate, digestBatch } from '@holdfast/contracts/jobs'
import { createLogger } from '@holdfast/runtime/logger'
import { expect, it } from 'vitest'
import { joinPipelines, on } from './pipeline.ts'
import { createEventSender } from './send-events.ts'

const customerId = '019b1a2b-3c4d-7abc-8def-0123456789ab'
const stored = (batchId: string): PublishedEvent => ({ spec: batchStored, payload: { customerId, batchId } })
const first = '019b1a2b-3c4d-7abc-8def-000000000001'
const second = '019b1a2b-3c4d-7abc-8def-000000000002'

function start(pipeline = [on(batchStored, digestBatch), on(uploadDigested, correlate)], isAway = false) {
  const added: unknown[] = []
  const announced: string[] = []
  const sender = createEventSender({
    pipeline,
    logger: createLogger({ name: 'test', level: 'silent' }),
    stream: { announce: async (events) => void announced.push(...events.map(({ spec }) => spec.name)) },
    producer: {
      addMany: async ({ name }, payloads) => {
        if (isAway) throw new Error('Redis is away')
        added.push([name, payloads])
      },
      offer: async ({ name }) => added.push([name]) > 0,
    },
  })
  return { ...sender, added, announced }
}

it('starts the jobs that the pipeline names, several of a kind at once, with the ids that they want', async () => {
  const { send, added } = start()
  const upload = { spec: uploadDigested, payload: { customerId, jobId: first } }
  await send([stored(first), upload, stored(second)])
  expect(added).toEqual([
    [
      'digest-batch',
      [
        { customerId, batchId: first },
        { customerId, batchId: second },
      ],
    ],
    ['correlate', [{ customerId }]],
  ])
})

it('lets events wait for company, and sends what is left when it is drained', async () => {
  const { send, drain, added } = start([on(batchStored, digestBatch, { lingerMs: 60_000 })])
  await send([stored(first)])
  await send([stored(second)])
  expect(added).toEqual([])
  await drain()
  expect(added).toEqual([
    [
      'digest-batch',
      [
        { customerId, batchId: first },
        { customerId, batchId: second },
      ],
    ],
  ])
})

it('asks for the delivery of what the outbox keeps, and leaves the rest to it', async () => {
  const corrected = { spec: groupingCorrected, payload: { customerId, changeId: first } }
  const { send, deliver, added, announced } = start([on(groupingCorrected, correlate)])
  await send([corrected])
  expect([added, announced]).toEqual([[['deliver-events']], []])
  await deliver([corrected])
  expect(added[1]).toEqual(['correlate', [{ customerId }]])
})

it('survives a queue that takes nothing after a commit, and says so to the deliverer of the outbox', async () => {
  const { send, deliver } = start(undefined, true)
  await expect(send([stored(first)])).resolves.toBeUndefined()
  await expect(deliver([stored(first)])).rejects.toThrow('Redis is away')
})

it('starts once what two services of one process would start', async () => {
  const joined = joinPipelines([on(batchStored, digestBatch, { lingerMs: 1 })], [on(batchStored, digestBatch)])
  expect(joined).toHaveLength(1)
})
