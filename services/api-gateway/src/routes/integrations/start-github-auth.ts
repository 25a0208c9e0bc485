import { GithubAuthStart } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { addAuthState } from '@holdfast/database/github/add-auth-state'
import { createAuthorization } from '@holdfast/github/oauth/create-authorization'
import { callerOf } from '../../identity/caller.ts'
import { requireGithub } from '@holdfast/github/connection/require-github'
import type { Route } from '../../route-dependencies.ts'

/** How long a person may stay at the host's page. */
const STATE_LASTS_MS = 600_000

export const STATE_PURPOSE = 'github-auth-state'

export const startGithubAuth: Route = async (app, { database, vault, keyRing, settings, now }) => {
  app.get(
    '/api/v1/integrations/github/auth/start',
    {
      config: { access: 'member' },
      schema: { tags: ['integrations'], querystring: ApiKeyQuery, response: { 200: GithubAuthStart, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { url, state, codeVerifier } = createAuthorization(requireGithub(settings), settings.publicUrl)
      const stateHash = keyRing.hash(state, STATE_PURPOSE)
      await database.withTenant(customerId, async (tx) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const expiresAt = new Date(now().getTime() + STATE_LASTS_MS)
        await addAuthState(tx, cipher, { stateHash, customerId, userId, codeVerifier, expiresAt }, now())
      })
      return { auth_url: url }
    },
  )
}
