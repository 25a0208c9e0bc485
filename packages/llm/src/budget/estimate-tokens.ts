const BYTES_PER_TOKEN = 3

/** Rather too many than too few: log text has more tokens for its length than prose. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
