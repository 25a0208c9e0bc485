import { cleanFingerprint } from '@holdfast/otlp/clean-fingerprint'
import { type OtlpSignal, writeExportResponse } from '@holdfast/otlp/write-export-response'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { KeyOwner } from '../../auth/key-authenticator.ts'
import { readApiKey } from '../../auth/read-api-key.ts'
import type { IngestServices } from '../../ingest-services.ts'
import { countRefusal } from '../../receive/count-refusal.ts'
import { readBody } from '@holdfast/runtime/fastify/read-body'
import type { ReceivedRequest } from '../../receive/received-request.ts'
import { receiveExport } from '../../receive/receive-export.ts'
import { contentTypes, readContentEncoding, readOtlpEncoding } from './read-otlp-headers.ts'
import { replyWithStatus } from './reply-with-status.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before a byte of the body is read. */
    keyOwner: KeyOwner | null
  }
}

const signals: readonly OtlpSignal[] = ['logs', 'traces', 'metrics']

/** OTLP/HTTP under `prefix`: the same handlers serve the public port and the standard one. */
export const otlpRoutes: FastifyPluginAsync<{ services: IngestServices; prefix: string }> = async (
  app,
  { services },
) => {
  const { authenticator, budget, limits } = services
  // The body is read by the handler, within its limits, and never as a string.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.setErrorHandler(replyWithStatus)
  app.decorateRequest('keyOwner', null)
  app.addHook('onRequest', async (request) => {
    request.keyOwner = await authenticator.authenticate(readApiKey(request.headers, request.query))
  })

  const accept = (path: string, named: OtlpSignal | undefined): void => {
    app.post(path, { schema: { tags: ['otlp'], hide: false } }, async (request, reply) => {
      const format = readOtlpEncoding(request.headers)
      const encoding = readContentEncoding(request.headers)
      const owner = ownerOf(request)
      const fingerprint = readFingerprint(request)
      const body = await readBody(request.raw, {
        limitBytes: limits.otlp_body_bytes.value,
        timeoutMs: limits.body_seconds.value * 1_000,
        budget,
        holder: owner.customerId,
      }).catch(async (error: unknown) => {
        await countRefusal(services, { owner, fingerprint }, error)
        throw error
      })
      try {
        const received: ReceivedRequest = {
          owner,
          bytes: body.bytes,
          encoding,
          format: format === 'json' ? 'otlp-json' : 'otlp-protobuf',
          fingerprint,
        }
        const { signal, partial } = await receiveExport(services, named, received)
        return await reply.type(contentTypes[format]).send(writeExportResponse(signal, format, partial))
      } finally {
        body.release()
      }
    })
  }
  for (const signal of signals) accept(`/v1/${signal}`, signal)
  // Whoever takes the endpoint for the address itself is understood by what the body is.
  accept('/', undefined)
}

function ownerOf(request: FastifyRequest): KeyOwner {
  if (!request.keyOwner) throw new Error('the hook before this handler names the owner')
  return request.keyOwner
}

function readFingerprint(request: FastifyRequest): string | undefined {
  const header = request.headers['x-agent-fingerprint']
  return typeof header === 'string' ? (cleanFingerprint(header) ?? undefined) : undefined
}
