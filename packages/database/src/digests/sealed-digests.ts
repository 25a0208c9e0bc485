import type { CompanyCipher } from '../secrets/company-vault.ts'

const digestPlace = (batchId: string): string => `digest:${batchId}`
const memoryPlace = (scope: string): string => `analysis-scope:${scope}`

export const sealDigest = (cipher: CompanyCipher, batchId: string, digest: Uint8Array): Buffer =>
  cipher.seal(digest, digestPlace(batchId))

export const openDigests = (
  cipher: CompanyCipher,
  rows: readonly { readonly batchId: string; readonly content: Buffer }[],
): Buffer[] => rows.map((row) => cipher.open(row.content, digestPlace(row.batchId)))

/** What a stream's analysis keeps from one round to the next. */
export const sealMemory = (cipher: CompanyCipher, scope: string, memory: Uint8Array): Buffer =>
  cipher.seal(memory, memoryPlace(scope))

export const openMemory = (cipher: CompanyCipher, scope: string, sealed: Uint8Array): Buffer =>
  cipher.open(sealed, memoryPlace(scope))
