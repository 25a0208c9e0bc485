import { GithubCallbackResult } from '@holdfast/contracts/github'
import { request } from '../../../lib/api/request.ts'

const path = '/api/v1/integrations/github/auth/callback'

/** Finished by who began it: the page is open to all, this call is not, for else one could be made to connect another's host. */
export const finishGithubAuth = (code: string, state: string) =>
  request(GithubCallbackResult, { path, query: { code, state }, isOnce: true })

/** Ends the wait for somebody who refused there; what the server answers to a refusal is an error by its nature. */
export async function reportRefusal(error: string, state: string): Promise<void> {
  try {
    await request(GithubCallbackResult, { path, query: { error, state }, isOnce: true })
  } catch {
    // The page shows the refusal either way.
  }
}
