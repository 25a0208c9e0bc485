import { batchIdAt } from './batch-id-at.ts'

/**
 * Records of agents have no line number of their own. Theirs is made from the time that their batch's id (UUIDv7)
 * begins with and their place in it: 41 bits and 12 bits, so that it stays an exact integer, grows with time, and
 * leads back to the batch.
 */
const PLACES_PER_MS = 4_096

/** A batch of more records than that reaches into the next milliseconds' numbers. */
const MAX_RECORDS_PER_BATCH = 1_048_576

const batchMs = (batchId: string): number => Number.parseInt(batchId.replaceAll('-', '').slice(0, 12), 16)

export const firstStreamLine = (batchId: string): number => batchMs(batchId) * PLACES_PER_MS + 1

export const placeInBatch = (line: number, batchId: string): number => line - firstStreamLine(batchId)

/** When the batch of a line was received, or a little later. */
export const receiptOfLine = (line: number): number => Math.floor((line - 1) / PLACES_PER_MS)

/** The ids between which the batch of a line must lie. */
export function batchIdsOfLine(line: number): { firstId: string; lastId: string } {
  const ms = receiptOfLine(line)
  return {
    firstId: batchIdAt(ms - MAX_RECORDS_PER_BATCH / PLACES_PER_MS, 'first'),
    lastId: batchIdAt(ms, 'last'),
  }
}
