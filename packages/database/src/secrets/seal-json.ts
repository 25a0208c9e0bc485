import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { CompanyCipher } from './company-vault.ts'

export const sealJson = (cipher: CompanyCipher, value: unknown, context: string): Buffer =>
  cipher.seal(zstdCompressSync(Buffer.from(JSON.stringify(value))), context)

/** Only what `sealJson` made opens, so the caller may name its shape. */
export const openJson = (cipher: CompanyCipher, sealed: Uint8Array, context: string): unknown =>
  readJson(cipher.open(sealed, context))

/** What `sealJson` made, opened already. */
export const readJson = (plain: Uint8Array): unknown => JSON.parse(zstdDecompressSync(plain).toString())
