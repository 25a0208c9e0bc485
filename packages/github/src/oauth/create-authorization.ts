import { createHash, randomBytes } from 'node:crypto'
import { type GithubSettings, isOauthApp } from '../github-settings.ts'

export interface Authorization {
  readonly url: string
  /** Both are kept by us only, the state as a hash. */
  readonly state: string
  readonly codeVerifier: string
}

export const callbackUrl = (publicUrl: string): string =>
  `${publicUrl.replace(/(?<!\/)\/+$/, '')}/integrations/github/callback`

/** Where the person goes to agree. An OAuth app asks for no scope at all, which reads public repositories only. */
export function createAuthorization(settings: GithubSettings, publicUrl: string): Authorization {
  const state = randomBytes(32).toString('base64url')
  const codeVerifier = randomBytes(48).toString('base64url')
  const url = new URL(`${settings.url}/login/oauth/authorize`)
  url.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: callbackUrl(publicUrl),
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(isOauthApp(settings) ? { scope: '' } : {}),
  }).toString()
  return { url: url.href, state, codeVerifier }
}
