import type { GithubSettings } from '../github-settings.ts'

const TIMEOUT_MS = 10_000

/** False where the host could not be told; an unknown token counts as revoked. */
export async function revokeToken(settings: GithubSettings, accessToken: string): Promise<boolean> {
  const { clientId, clientSecret, apiUrl } = settings
  try {
    const response = await fetch(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
      method: 'DELETE',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/json',
        'user-agent': 'holdfast',
      },
      body: JSON.stringify({ access_token: accessToken }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok || response.status === 404 || response.status === 422
  } catch {
    return false
  }
}
