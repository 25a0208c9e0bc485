import { expect, it } from 'vitest'
import { batchIdsOfLine, firstStreamLine, placeInBatch } from './stream-line.ts'

const batchId = '019b1a2b-3c4d-7abc-8def-0123456789ab'

it.each([0, 1, 4_095, 4_096, 100_000])('finds the batch of record %i again', (place) => {
  const line = firstStreamLine(batchId) + place
  const { firstId, lastId } = batchIdsOfLine(line)
  expect(Number.isSafeInteger(line)).toBe(true)
  expect(firstId <= batchId && batchId <= lastId).toBe(true)
  expect(placeInBatch(line, batchId)).toBe(place)
})

it('numbers later batches higher', () => {
  expect(firstStreamLine('019b1a2b-3c4e-7abc-8def-0123456789ab')).toBeGreaterThan(firstStreamLine(batchId))
})
