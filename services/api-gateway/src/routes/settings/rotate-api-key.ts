import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { ApiKeyList, RotateApiKeyRequest } from '@holdfast/contracts/settings'
import { lockCompany } from '@holdfast/database/accounts/lock-company'
import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { listApiKeys } from '@holdfast/database/api-keys/list-api-keys'
import { retireApiKeys } from '@holdfast/database/api-keys/retire-api-keys'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { requesterOf, callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeApiKeys } from './describe-api-keys.ts'

/** The old key works on through the overlap, so that agents can be moved one by one. */
export const rotateApiKey: Route = async (app, { database, keyRing, vault, now }) => {
  app.post(
    '/api/v1/settings/api-key/rotate',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['settings'],
        querystring: ApiKeyQuery,
        body: RotateApiKeyRequest,
        response: { 200: ApiKeyList, '4xx': Problem },
      },
    },
    (request) => {
      const { customerId } = callerOf(request)
      const { overlap_hours: overlapHours } = request.body
      const rotatedAt = now()
      const expiresAt = new Date(rotatedAt.getTime() + overlapHours * 3_600_000)
      return database.withTenant(customerId, async (tx) => {
        await lockCompany(tx, customerId)
        await retireApiKeys(tx, { customerId, now: rotatedAt, expiresAt })
        const { id } = await addApiKey(tx, { customerId, keyRing, vault, now: rotatedAt })
        await recordAudit(tx, {
          ...requesterOf(request),
          action: 'api-key.rotated',
          object: { type: 'api-key', id },
          details: { overlap_hours: overlapHours },
        })
        return describeApiKeys(await listApiKeys(tx, { customerId, vault, now: rotatedAt }))
      })
    },
  )
}
