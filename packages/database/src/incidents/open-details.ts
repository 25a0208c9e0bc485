import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import { commentContext } from './sealing-contexts.ts'

/** Of a history entry: what a comment said before an edit is sealed like the comment. */
export function openDetails(details: unknown, cipher: CompanyCipher): Record<string, unknown> {
  const { sealed_before: sealed, ...rest } = (details ?? {}) as Record<string, unknown>
  if (typeof sealed !== 'string') return rest
  return {
    ...rest,
    before: openJson(cipher, Buffer.from(sealed, 'base64'), commentContext(String(rest['comment_id']))),
  }
}
