import { createHash } from 'node:crypto'
import { ToggleResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { addGithubEvent, type EventOutcome } from '@holdfast/database/github/add-github-event'
import { findMonitoringCompanies } from '@holdfast/database/github/find-monitoring-companies'
import { markWebhookSeen } from '@holdfast/database/github/mark-webhook-seen'
import { readDelivery } from '@holdfast/github/webhook/read-delivery'
import { verifySignature } from '@holdfast/github/webhook/verify-signature'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { FastifyRequest } from 'fastify'
import type { Route } from '../../route-dependencies.ts'

/** The host sends no more. */
const MAX_BODY_BYTES = 25 * 1024 * 1024

/** Open to all: the signature over the body's own bytes is the credential. */
export const receiveWebhook: Route = async (app, { database, settings, now }) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post(
    '/api/v1/integrations/github/webhook',
    {
      config: { access: 'public' },
      schema: { tags: ['integrations'], response: { 200: ToggleResult, '4xx': Problem } },
    },
    async (request) => {
      const secret = settings.github?.webhookSecret
      if (secret === undefined) throw new AppError('not_configured', 'Webhooks need GITHUB_WEBHOOK_SECRET.')
      const body = typeof request.body === 'string' ? request.body : ''
      if (!verifySignature(secret, body, headerOf(request, 'x-hub-signature-256'))) {
        throw new AppError('forbidden', 'The signature of this webhook is not valid.')
      }
      const deliveryId = headerOf(request, 'x-github-delivery')
      const kind = headerOf(request, 'x-github-event')
      if (!deliveryId || !kind) throw new AppError('bad_request', 'This webhook names no delivery or event.')
      const delivery = readDelivery(body)
      if (!delivery) return { success: true, message: 'Nothing to do.' }
      const bodyHash = createHash('sha256').update(body).digest()
      const watching = await database.withSystem('webhook', (tx) => findMonitoringCompanies(tx, delivery.hostId))
      const outcomes: EventOutcome[] = []
      for (const { id: repositoryId, customerId } of watching) {
        outcomes.push(
          await database.withTenant(customerId, async (tx) => {
            const { headSha } = delivery
            const event = { id: uuidV7(), customerId, repositoryId, deliveryId, bodyHash, kind, headSha }
            const outcome = await addGithubEvent(tx, event)
            if (outcome === 'new') await markWebhookSeen(tx, repositoryId, { headSha, at: now() })
            return outcome
          }),
        )
      }
      if (outcomes.includes('replayed')) throw new AppError('conflict', 'This delivery was received before.')
      return { success: true, message: outcomes.includes('new') ? 'Received.' : 'Nothing to do.' }
    },
  )
}

const MAX_HEADER_CHARS = 200

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value.length <= MAX_HEADER_CHARS ? value : undefined
}
