import { AppError } from '@holdfast/runtime/app-error'
import { UnrecoverableError } from 'bullmq'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { testSpec } from '../test/test-spec.ts'
import { defineProcessor } from './define-processor.ts'

const spec = testSpec('count', z.object({ n: z.number() }))
const run = { jobId: 'count.1', attempt: 1, isLastAttempt: false }
const signal = new AbortController().signal
const throwing = (error: Error) =>
  defineProcessor(spec, async () => {
    throw error
  }).process({ n: 1 }, signal, run)

it('hands over the parsed payload', async () => {
  const seen: unknown[] = []
  const processor = defineProcessor(spec, async (payload, given, context) => {
    seen.push(payload.n, given, context)
  })
  await processor.process({ n: 1, addedByANewerVersion: true }, signal, run)
  expect(seen).toEqual([1, signal, run])
})

it('gives up at once on a payload that it cannot read', async () => {
  const processor = defineProcessor(spec, async () => undefined)
  await expect(processor.process({ n: 'one' }, signal, run)).rejects.toThrow(UnrecoverableError)
})

it.each([
  { name: 'an expected failure that no retry helps', error: new AppError('not_found', 'Gone.'), isFinal: true },
  { name: 'an expected failure that may pass', error: new AppError('unavailable', 'Busy.'), isFinal: false },
  { name: 'a bug', error: new TypeError('undefined is not a function'), isFinal: false },
])('tells $name from the others', async ({ error, isFinal }) => {
  const failure: unknown = await throwing(error).catch((caught: unknown) => caught)
  expect(failure instanceof UnrecoverableError).toBe(isFinal)
  expect(failure).toHaveProperty('message', error.message)
})
