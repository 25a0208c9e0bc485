import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ToggleResult } from '@holdfast/contracts/github'
import { Problem } from '@holdfast/contracts/problem'
import { addGithubEvent, type EventOutcome } from '@holdfast/database/github/add-github-event'
import { findMonitoringCompanies } from '@holdfast/database/github/find-monitoring-companies'
import { markWebhookSeen } from '@holdfast/database/github/mark-webhook-seen'
import { readDelivery } from '@holdfast/github/webhook/read-delivery'
import { verifySignature } from '@holdfast/github/webhook/verify-signature'
import { AppError } from '@holdfast/runtime/app-error'
import { ByteBudget } from '@holdfast/runtime/byte-budget'
import { readBody } from '@holdfast/runtime/fastify/read-body'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { FastifyRequest } from 'fastify'
import type { Route } from '../../route-dependencies.ts'

/** The host sends no more. */
const MAX_BODY_BYTES = 25 * 1024 * 1024
/** Anybody can send bodies here: together they get the room of two of the largest, and each a short time. */
const MEMORY_BYTES = 2 * MAX_BODY_BYTES
const BODY_TIMEOUT_MS = 20_000

/** Open to all: the signature over the body's own bytes is the credential, and it is parsed once that is known. */
export const receiveWebhook: Route = async (app, { database, settings, limiter, now }) => {
  const budget = new ByteBudget(MEMORY_BYTES)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    if (settings.github?.webhookSecret === undefined) return ''
    if (!isSigned(request)) throw notSigned()
    await limiter.check('forged_webhooks_per_address', limitSubject(request.ip))
    const body = await readBody(payload, {
      limitBytes: MAX_BODY_BYTES,
      timeoutMs: BODY_TIMEOUT_MS,
      budget,
      holder: limitSubject(request.ip),
    })
    request.raw.once('close', () => body.release())
    return body.bytes
  })
  app.post(
    '/api/v1/integrations/github/webhook',
    {
      config: { access: 'public' },
      schema: { tags: ['integrations'], response: { 200: ToggleResult, '4xx': Problem } },
    },
    async (request) => {
      const secret = settings.github?.webhookSecret
      if (secret === undefined) throw new AppError('not_configured', 'Webhooks need GITHUB_WEBHOOK_SECRET.')
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!verifySignature(secret, bytes, headerOf(request, 'x-hub-signature-256'))) {
        await limiter.take('forged_webhooks_per_address', limitSubject(request.ip))
        throw notSigned()
      }
      const deliveryId = headerOf(request, 'x-github-delivery')
      const kind = headerOf(request, 'x-github-event')
      if (!deliveryId || !kind) throw new AppError('bad_request', 'This webhook names no delivery or event.')
      const delivery = readDelivery(bytes.toString())
      if (!delivery) return { success: true, message: 'Nothing to do.' }
      const bodyHash = createHash('sha256').update(bytes).digest()
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

const notSigned = () => new AppError('forbidden', 'The signature of this webhook is not valid.')

/** Says nothing of the signature itself: for that, the body has to be read. */
const isSigned = (request: FastifyRequest): boolean =>
  /^sha256=[0-9a-f]{64}$/i.test(headerOf(request, 'x-hub-signature-256') ?? '')

const MAX_HEADER_CHARS = 200

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value.length <= MAX_HEADER_CHARS ? value : undefined
}
