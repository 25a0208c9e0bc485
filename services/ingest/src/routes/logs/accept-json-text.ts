import type { Readable } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import { readBody } from '@holdfast/runtime/fastify/read-body'
import { judgeJson } from '@holdfast/runtime/judge-json'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyOwner } from '../../auth/key-authenticator.ts'
import { readApiKey } from '../../auth/read-api-key.ts'
import type { IngestServices } from '../../ingest-services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before a byte of the body is read, unless the key is in the body. */
    textOwner: KeyOwner | null
    /** Gives back the memory of the body; as often as one likes. */
    releaseText: () => void
  }
}

/** One text and a few words about it. */
const shape = { maxDepth: 8, maxNodes: 1_000 }

/**
 * Pastes are larger than other JSON: they are read within the memory that bodies share, and within a time. Whoever
 * names no key in front of the body gets little of both.
 */
export function acceptJsonText(app: FastifyInstance, services: IngestServices): void {
  const { authenticator, budget, keylessBudget, limits } = services
  app.decorateRequest('textOwner', null)
  app.decorateRequest('releaseText', () => undefined)
  app.addHook('onRequest', async (request) => {
    const apiKey = readApiKey(request.headers, request.query)
    if (apiKey !== undefined) request.textOwner = await authenticator.authenticate(apiKey)
  })
  app.addHook('onResponse', async (request) => request.releaseText())
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { textOwner } = request
    const body = await readBody(payload, {
      limitBytes: textOwner ? limits.paste_bytes.value : limits.keyless_paste_bytes.value,
      tooLarge: textOwner ? undefined : 'Send the API key in the x-api-key header for a text of this size.',
      timeoutMs: limits.body_seconds.value * 1_000,
      budget: textOwner ? budget : keylessBudget,
      holder: textOwner?.customerId ?? limitSubject(request.ip),
    })
    request.releaseText = releaseOnce(() => body.release())
    const excess = judgeJson(body.bytes, shape)
    if (excess) throw new AppError('bad_request', `The body ${excess.text}.`)
    try {
      return JSON.parse(body.bytes.toString('utf8')) as unknown
    } catch {
      throw new AppError('bad_request', 'The body is not valid JSON.')
    }
  })
}

function releaseOnce(release: () => void): () => void {
  let isReleased = false
  return () => {
    if (!isReleased) release()
    isReleased = true
  }
}
