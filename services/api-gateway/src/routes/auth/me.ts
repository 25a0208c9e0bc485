import { Me } from '@holdfast/contracts/auth'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { findIdentity } from '@holdfast/database/accounts/find-identity'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import { describeIdentity } from '../../identity/describe-identity.ts'
import type { Route } from '../../route-dependencies.ts'

export const me: Route = async (app, { database, vault, settings }) => {
  app.get(
    '/api/v1/auth/me',
    {
      config: { access: 'member' },
      schema: { tags: ['auth'], querystring: ApiKeyQuery, response: { 200: Me, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      return database.withTenant(customerId, async (tx) => {
        const row = await findIdentity(tx, userId)
        if (!row) throw new AppError('unauthenticated', 'Please sign in.')
        return describeIdentity(row, await vault.cipherOf(tx, customerId), settings.operatorEmails)
      })
    },
  )
}
