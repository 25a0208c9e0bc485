import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { PackedDigest } from '../engine/engine-task.ts'

export const digestPlace = (batchId: string): string => `digest:${batchId}`

export const scopePlace = (scope: string): string => `analysis-scope:${scope}`

export const openDigests = (
  cipher: CompanyCipher,
  rows: readonly { batchId: string; content: Buffer }[],
): PackedDigest[] => rows.map((row) => cipher.open(row.content, digestPlace(row.batchId)))
