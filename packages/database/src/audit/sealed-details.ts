import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'

const auditContext = (entryId: string): string => `audit:${entryId}`

/** Of an audit entry that names what a company's logs say. */
export const sealDetails = (cipher: CompanyCipher, entryId: string, details: Record<string, unknown>) => ({
  sealed: sealJson(cipher, details, auditContext(entryId)).toString('base64'),
})

export function openAuditDetails(
  cipher: CompanyCipher,
  entryId: string,
  details: Record<string, unknown>,
): Record<string, unknown> {
  const { sealed, ...rest } = details
  if (typeof sealed !== 'string') return rest
  return { ...rest, ...(openJson(cipher, Buffer.from(sealed, 'base64'), auditContext(entryId)) as object) }
}
