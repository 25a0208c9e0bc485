import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export const compress = (text: string): Buffer => zstdCompressSync(Buffer.from(text))

export const decompress = (bytes: Uint8Array | undefined): string =>
  zstdDecompressSync(bytes ?? new Uint8Array()).toString()
