import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { verifierContext } from './sealing-contexts.ts'

/** Gives a state's verifier away once, to the person who asked for it, while it lasts. */
export async function takeAuthState(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { hashes, userId, now }: { hashes: readonly Buffer[]; userId: string; now: Date },
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('githubAuthStates')
    .where('stateHash', 'in', hashes)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .returning(['stateHash', 'codeVerifier'])
    .executeTakeFirst()
  return taken && cipher.open(taken.codeVerifier, verifierContext(taken.stateHash)).toString()
}
