import { tokensPlace } from '@holdfast/database/github/sealed-github-places'
import type { GithubConnection } from '@holdfast/database/github/find-github-connection'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { openJson, sealJson } from '@holdfast/database/secrets/seal-json'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { GithubTokens } from '@holdfast/github/oauth/request-tokens'

type StoredTokens = Pick<GithubTokens, 'accessToken' | 'refreshToken'>

/** The columns that hold an authorization. */
export async function sealTokens(tx: TenantTransaction, vault: CompanyVault, customerId: string, tokens: GithubTokens) {
  const { accessToken, refreshToken, expiresAtMs } = tokens
  const cipher = await vault.cipherOf(tx, customerId)
  return {
    tokens: sealJson(cipher, { accessToken, refreshToken } satisfies StoredTokens, tokensPlace(customerId)),
    expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
  }
}

export async function openTokens(
  tx: TenantTransaction,
  vault: CompanyVault,
  { customerId, tokens }: GithubConnection,
): Promise<StoredTokens> {
  const cipher = await vault.cipherOf(tx, customerId)
  return openJson(cipher, tokens, tokensPlace(customerId)) as StoredTokens
}
