import { z } from 'zod'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import type { GithubConnection } from './find-github-connection.ts'
import { tokensContext } from './sealing-contexts.ts'

const StoredTokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() })
export type StoredTokens = z.infer<typeof StoredTokens>

/** The columns of a connection that hold an authorization. */
export const sealTokens = (
  cipher: CompanyCipher,
  customerId: string,
  { accessToken, refreshToken, expiresAtMs }: StoredTokens & { readonly expiresAtMs: number | null },
) => ({
  tokens: sealJson(cipher, { accessToken, refreshToken } satisfies StoredTokens, tokensContext(customerId)),
  expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs),
})

export const openTokens = (cipher: CompanyCipher, { customerId, tokens }: GithubConnection): StoredTokens =>
  StoredTokens.parse(openJson(cipher, tokens, tokensContext(customerId)))
