import { brotliDecompressSync } from 'node:zlib'
import { fromBase85 } from './base85.ts'

/** Learned weights are carried compressed (Brotli), in base 85. */
export const unpressBytes = (text: string): Buffer => brotliDecompressSync(fromBase85(text))

export const unpressText = (text: string): string => unpressBytes(text).toString()
