import { EvidenceContext } from '@holdfast/contracts/incidents'
import type { z } from 'zod'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import { pinnedLineContext } from './sealing-contexts.ts'

/** A cited line among its neighbors, as it is kept with the incident. */
const PinnedContext = EvidenceContext.omit({ line_id: true })
export type PinnedContext = z.infer<typeof PinnedContext>

export const openPinnedContext = (
  cipher: CompanyCipher,
  incidentId: string,
  { lineNumber, context }: { readonly lineNumber: number; readonly context: Uint8Array },
): PinnedContext => PinnedContext.parse(openJson(cipher, context, pinnedLineContext(incidentId, lineNumber)))

export const sealPinnedContext = (
  cipher: CompanyCipher,
  incidentId: string,
  { lineNumber, context }: { readonly lineNumber: number; readonly context: PinnedContext },
): Buffer => sealJson(cipher, context, pinnedLineContext(incidentId, lineNumber))
