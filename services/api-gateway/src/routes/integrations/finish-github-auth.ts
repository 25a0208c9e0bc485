import { GithubCallbackQuery, GithubCallbackResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { saveGithubConnection } from '@holdfast/database/github/save-github-connection'
import { sealTokens } from '@holdfast/database/github/sealed-tokens'
import { takeAuthState } from '@holdfast/database/github/take-auth-state'
import { noCache } from '@holdfast/github/host/answer-cache'
import { createCallBudget } from '@holdfast/github/host/call-budget'
import { createGithubClient } from '@holdfast/github/host/create-github-client'
import { readAccount } from '@holdfast/github/oauth/read-account'
import { exchangeCode } from '@holdfast/github/oauth/request-tokens'
import { AppError } from '@holdfast/runtime/app-error'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import { requireGithub } from '@holdfast/github/connection/require-github'
import { syncRepositories } from '@holdfast/github/connection/sync-repositories'
import type { Route } from '../../route-dependencies.ts'
import { STATE_PURPOSE } from './start-github-auth.ts'

const refusedState = () =>
  new AppError(
    'invalid_token',
    'GitHub OAuth error: this authorization is unknown, used or expired. Please connect again.',
  )

/** The single-page app brings the host's answer here, signed in as who asked: nobody can be made to finish another's. */
export const finishGithubAuth: Route = async (app, dependencies) => {
  const { database, vault, keyRing, settings, background, now } = dependencies
  app.get(
    '/api/v1/integrations/github/auth/callback',
    {
      config: { access: 'member' },
      schema: {
        tags: ['integrations'],
        querystring: GithubCallbackQuery,
        response: { 200: GithubCallbackResult, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { code, state, error } = request.query
      const takeState = (sent: string) =>
        database.withTenant(customerId, async (tx) => {
          const cipher = await vault.cipherOf(tx, customerId)
          const hashes = keyRing.candidateHashes(sent, STATE_PURPOSE)
          return takeAuthState(tx, cipher, { hashes, userId, now: now() })
        })
      // Who refused at the host is not awaited there any more.
      if (error && state) await takeState(state)
      if (error) throw new AppError('bad_request', `GitHub OAuth error: ${error}`)
      if (!code || !state) throw new AppError('bad_request', 'Missing OAuth parameters')
      const github = requireGithub(settings)
      // Spent before the code is: whoever comes second finds nothing, whatever becomes of the first.
      const codeVerifier = await takeState(state)
      if (codeVerifier === undefined) throw refusedState()
      const nowMs = now().getTime()
      const tokens = await exchangeCode(github, { code, codeVerifier, publicUrl: settings.publicUrl, nowMs })
      const client = createGithubClient({
        apiUrl: github.apiUrl,
        token: tokens.accessToken,
        cache: noCache,
        budget: createCallBudget(1),
        nowMs: () => nowMs,
      })
      const username = await readAccount(client)
      await database.withTenant(customerId, async (tx) => {
        const sealed = sealTokens(await vault.cipherOf(tx, customerId), customerId, tokens)
        const connection = { customerId, username, connectedBy: userId, connectedAt: now(), ...sealed }
        await saveGithubConnection(tx, connection)
        await recordAudit(tx, {
          ...requesterOf(request),
          action: 'integration.connected',
          object: { type: 'integration', id: 'github' },
          details: { username },
        })
      })
      background.run(syncRepositories(dependencies, customerId))
      return { success: true, message: `Connected to GitHub as ${username}.`, username }
    },
  )
}
