import { toBase85 } from '@holdfast/analysis/frame/base85'
import { brotliCompressSync, constants } from 'node:zlib'

const LINE = /.{1,116}/g

/** As below, a line at a time. */
export const pressInLines = (bytes: Uint8Array): string => (pressBytes(bytes).match(LINE) ?? []).join('\n')

/** Compressed, and in letters that may stand in a module. */
export function pressBytes(bytes: Uint8Array): string {
  const pressed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
  return toBase85(pressed)
}
