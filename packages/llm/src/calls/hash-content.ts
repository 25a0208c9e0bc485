import { createHash } from 'node:crypto'

/** As JSON, so that no two lists of texts run together into the same bytes. */
export const hashContent = (parts: readonly (string | boolean)[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()
