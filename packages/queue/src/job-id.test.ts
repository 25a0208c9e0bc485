import { correlate, digestBatch } from '@holdfast/contracts/jobs'
import { expect, it } from 'vitest'
import { jobId } from './job-id.ts'

it('is the same for the same work, whatever else a later version says of it', () => {
  expect(jobId(digestBatch, { customerId: 'c', batchId: 'b' })).toBe('digest-batch.b.c')
  expect(jobId(digestBatch, { batchId: 'b', customerId: 'c' })).toBe('digest-batch.b.c')
  expect(jobId(digestBatch, { batchId: 'b', customerId: 'c', aboutIt: 'a' })).toBe('digest-batch.b.c')
  expect(jobId(correlate, { customerId: 'c' })).toBe('correlate.c')
})
