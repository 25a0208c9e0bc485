import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { cacheDir } from './paths.mjs'

/** How long a fixed piece of work takes here and now: figures of two runs are compared by what these were. */
export interface Calibration {
  /** Parses and hashes text, as an engine does. */
  readonly cpuMs: number
  /** Copies memory that no cache holds. */
  readonly memoryMs: number
  /** Writes and syncs small pieces, as a database's log does. */
  readonly diskMs: number
}

const ROUNDS = 5
const HASHED_BYTES = 16_777_216
const PARSED_ROWS = 60_000
const COPIED_BYTES = 134_217_728
const SYNCED_PIECES = 64
const PIECE_BYTES = 8_192

/** The median of some rounds of each: one that another process disturbed does not count. `share` is for tests. */
export function calibrate(share = 1): Calibration {
  fs.mkdirSync(cacheDir, { recursive: true })
  const medianOfShare = (work: (part: number) => void) => medianOf(() => work(share))
  return { cpuMs: medianOfShare(useCpu), memoryMs: medianOfShare(useMemory), diskMs: medianOfShare(useDisk) }
}

export const describeCalibration = ({ cpuMs, memoryMs, diskMs }: Calibration): string =>
  `calibration of this machine: cpu ${cpuMs} ms, memory ${memoryMs} ms, disk ${diskMs} ms`

function medianOf(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.round((times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0) * 10) / 10
}

function useCpu(share: number): void {
  const rows = Array.from({ length: PARSED_ROWS * share }, (_, index) => ({
    id: index,
    text: `request ${index} took 12 ms`,
  }))
  const parsed: unknown = JSON.parse(JSON.stringify(rows))
  if (!Array.isArray(parsed)) throw new Error('what was written is read')
  createHash('sha256')
    .update(Buffer.alloc(HASHED_BYTES * share, 1))
    .digest()
}

function useMemory(share: number): void {
  const from = Buffer.alloc(COPIED_BYTES * share, 1)
  const to = Buffer.allocUnsafe(from.length)
  from.copy(to)
}

function useDisk(share: number): void {
  const file = path.join(cacheDir, `calibration-${process.pid}`)
  const descriptor = fs.openSync(file, 'w')
  try {
    const piece = Buffer.alloc(PIECE_BYTES, 1)
    for (let count = 0; count < SYNCED_PIECES * share; count++) {
      fs.writeSync(descriptor, piece)
      fs.fsyncSync(descriptor)
    }
  } finally {
    fs.closeSync(descriptor)
    fs.rmSync(file)
  }
}
