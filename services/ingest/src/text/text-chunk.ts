/** Whole lines of a text source; `bytes` ends with a newline but for the source's last line. */
export interface TextChunk {
  readonly bytes: Buffer
  readonly lineCount: number
  /** From 1. */
  readonly firstLine: number
  /** In the source, after decompression and decoding to UTF-8. */
  readonly firstOffset: number
  readonly truncatedLines: number
}
