import { AppError } from '@holdfast/runtime/app-error'
import { z } from 'zod'
import type { GithubSettings } from '../github-settings.ts'
import { AccessRefused, unreachable } from '../host/host-failure.ts'
import { callbackUrl } from './create-authorization.ts'

const TIMEOUT_MS = 15_000

const TokenAnswer = z.object({
  access_token: z.string().optional(),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})

export interface GithubTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresAtMs: number | null
}

/** A code works once; the host itself refuses a second use. */
export async function exchangeCode(
  settings: GithubSettings,
  { code, codeVerifier, publicUrl, nowMs }: { code: string; codeVerifier: string; publicUrl: string; nowMs: number },
): Promise<GithubTokens> {
  const answer = await ask(settings, { code, code_verifier: codeVerifier, redirect_uri: callbackUrl(publicUrl) })
  if (answer.access_token === undefined) {
    throw new AppError('bad_request', `GitHub OAuth error: ${nameError(answer.error)}`)
  }
  return toTokens(answer, answer.access_token, nowMs)
}

export async function renewTokens(
  settings: GithubSettings,
  refreshToken: string,
  nowMs: number,
): Promise<GithubTokens> {
  const answer = await ask(settings, { grant_type: 'refresh_token', refresh_token: refreshToken })
  if (answer.access_token === undefined) throw new AccessRefused()
  return toTokens(answer, answer.access_token, nowMs)
}

/** Only a machine word of the host is shown, never its free text. */
const nameError = (error: string | undefined): string =>
  error !== undefined && /^\w{1,60}$/.test(error) ? error : 'the code was not accepted'

const toTokens = (answer: z.infer<typeof TokenAnswer>, accessToken: string, nowMs: number): GithubTokens => ({
  accessToken,
  refreshToken: answer.refresh_token ?? null,
  expiresAtMs: answer.expires_in === undefined ? null : nowMs + answer.expires_in * 1000,
})

async function ask(settings: GithubSettings, parameters: Record<string, string>): Promise<z.infer<typeof TokenAnswer>> {
  const { clientId, clientSecret, url } = settings
  try {
    const response = await fetch(`${url}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'holdfast' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...parameters }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`GitHub answered ${response.status}`)
    return TokenAnswer.parse(await response.json())
  } catch (error) {
    throw unreachable(error)
  }
}
