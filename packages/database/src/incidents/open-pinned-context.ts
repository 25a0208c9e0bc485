import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import { PinnedContext, pinnedContextPlace } from './sealed-places.ts'

/** A cited line of an incident among its neighbours. */
export const openPinnedContext = (
  cipher: CompanyCipher,
  incidentId: string,
  { lineNumber, context }: { readonly lineNumber: number; readonly context: Uint8Array },
): PinnedContext => PinnedContext.parse(openJson(cipher, context, pinnedContextPlace(incidentId, lineNumber)))
