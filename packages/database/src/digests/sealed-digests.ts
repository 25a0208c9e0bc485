import type { CompanyCipher } from '../secrets/company-vault.ts'

const digestContext = (batchId: string): string => `digest:${batchId}`
const memoryContext = (scope: string): string => `analysis-scope:${scope}`

export const sealDigest = (cipher: CompanyCipher, batchId: string, digest: Uint8Array): Buffer =>
  cipher.seal(digest, digestContext(batchId))

export const openDigests = (
  cipher: CompanyCipher,
  rows: readonly { readonly batchId: string; readonly content: Buffer }[],
): Buffer[] => rows.map((row) => cipher.open(row.content, digestContext(row.batchId)))

/** What a stream's analysis keeps from one round to the next. */
export const sealMemory = (cipher: CompanyCipher, scope: string, memory: Uint8Array): Buffer =>
  cipher.seal(memory, memoryContext(scope))

export const openMemory = (cipher: CompanyCipher, scope: string, sealed: Uint8Array): Buffer =>
  cipher.open(sealed, memoryContext(scope))
