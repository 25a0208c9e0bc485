import type { Readable } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IngestServices } from '../../ingest-services.ts'
import { readBody } from '../../receive/read-body.ts'

/** Pastes are larger than other JSON: they are read within the memory that bodies share, and within a time. */
export function acceptJsonText(app: FastifyInstance, { budget, limits }: IngestServices): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const body = await readBody(payload, {
      limitBytes: limits.paste_bytes.value,
      timeoutMs: limits.body_seconds.value * 1_000,
      budget,
      holder: limitSubject(request.ip),
    })
    try {
      return JSON.parse(body.bytes.toString('utf8')) as unknown
    } catch {
      throw new AppError('bad_request', 'The body is not valid JSON.')
    } finally {
      body.release()
    }
  })
}
