import type { CompanyCipher } from './company-vault.ts'
import { openJson } from './seal-json.ts'

/** A text that `sealJson` sealed, or one from before texts were sealed. */
export const openText = (
  cipher: CompanyCipher,
  { sealed, plain }: { sealed: Uint8Array | null; plain: string | null },
  context: string,
): string => (sealed === null ? (plain ?? '') : String(openJson(cipher, sealed, context)))
