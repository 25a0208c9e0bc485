import { correlate, digestBatch } from '@holdfast/contracts/jobs'
import { expect, it } from 'vitest'
import { jobId } from './job-id.ts'

it('is the same for the same work, in whatever order its fields stand', () => {
  expect(jobId(digestBatch, { customerId: 'c', batchId: 'b' })).toBe('digest-batch.b.c')
  expect(jobId(digestBatch, { batchId: 'b', customerId: 'c' })).toBe('digest-batch.b.c')
  expect(jobId(correlate, { customerId: 'c' })).toBe('correlate.c')
})
