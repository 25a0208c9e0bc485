import { ownsApiKey } from '@holdfast/database/api-keys/owns-api-key'
import { candidateApiKeyHashes } from '@holdfast/database/secrets/api-key'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

/** Where a call carries a key besides its token, the key must be the company's own, of today or retired. */
export const apiKeyAgreement = fastifyPlugin<GatewayDependencies>(async (app, { database, keyRing }) => {
  app.addHook('preValidation', async (request) => {
    const { caller } = request
    if (!caller) return
    const keys = sentApiKeys(request)
    if (keys.length === 0) return
    const owned = await database.withTenant(caller.customerId, async (tx) => {
      const answers = []
      for (const key of keys) answers.push(await ownsApiKey(tx, candidateApiKeyHashes(keyRing, key)))
      return answers
    })
    if (!owned.every(Boolean)) throw new AppError('key_mismatch', 'This API key does not belong to your organization.')
  })
})

function sentApiKeys(request: FastifyRequest): string[] {
  const places = [request.headers['x-api-key'], readMember(request.query), readMember(request.body)]
  return [...new Set(places.flat().filter((key) => typeof key === 'string'))]
}

function readMember(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'api_key' in part ? part.api_key : undefined
}
