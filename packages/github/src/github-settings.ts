/** How to reach the host; absent where nobody configured it. */
export interface GithubSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Where people are: `https://github.com`. */
  readonly url: string
  /** `https://api.github.com`, `https://HOST/api/v3` of Enterprise. */
  readonly apiUrl: string
  readonly webhookSecret: string | undefined
}

export interface GithubEnvironment {
  readonly GITHUB_CLIENT_ID?: string | undefined
  readonly GITHUB_CLIENT_SECRET?: string | undefined
  readonly GITHUB_URL?: string | undefined
  readonly GITHUB_API_URL?: string | undefined
  readonly GITHUB_WEBHOOK_SECRET?: string | undefined
}

const PUBLIC_HOST = 'https://github.com'
const trim = (url: string): string => url.replace(/(?<!\/)\/+$/, '')

/** An Enterprise server's API lies under its own address, unless told otherwise. */
export function readGithubSettings(env: GithubEnvironment): GithubSettings | undefined {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = env
  if (!clientId || !clientSecret) return undefined
  const url = trim(env.GITHUB_URL ?? PUBLIC_HOST)
  const apiUrl = trim(env.GITHUB_API_URL ?? (url === PUBLIC_HOST ? 'https://api.github.com' : `${url}/api/v3`))
  return { clientId, clientSecret, url, apiUrl, webhookSecret: env.GITHUB_WEBHOOK_SECRET || undefined }
}

/** OAuth apps have ids of 20 hex digits, or 'Ov…' of late; a GitHub App, which can be read-only, is the default. */
export const isOauthApp = ({ clientId }: GithubSettings): boolean => /^(?:Ov[\w]+|[\da-f]{20})$/.test(clientId)
