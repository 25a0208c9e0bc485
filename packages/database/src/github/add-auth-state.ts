import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { verifierContext } from './sealing-contexts.ts'

export interface NewAuthState {
  readonly stateHash: Buffer
  readonly customerId: string
  readonly userId: string
  readonly codeVerifier: string
  readonly expiresAt: Date
}

/** Forgets the company's expired ones on the way. */
export async function addAuthState(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { codeVerifier, ...state }: NewAuthState,
  now: Date,
): Promise<void> {
  const sealed = cipher.seal(Buffer.from(codeVerifier), verifierContext(state.stateHash))
  await tx.deleteFrom('githubAuthStates').where('expiresAt', '<', now).execute()
  await tx
    .insertInto('githubAuthStates')
    .values({ ...state, codeVerifier: sealed })
    .execute()
}
