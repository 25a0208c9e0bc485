import { brotliDecompressSync } from 'node:zlib'

/** Learned weights are carried compressed (Brotli, Base64). */
export const unpressText = (text: string): string => brotliDecompressSync(Buffer.from(text, 'base64')).toString()
