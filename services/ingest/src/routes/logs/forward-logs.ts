import { createHash } from 'node:crypto'
import { ForwardLogsRequest, ForwardLogsResult, LogJobAccepted } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { readLookedAt } from '@holdfast/database/log-jobs/describe-log-job'
import type { LogJobRow } from '@holdfast/database/log-jobs/find-log-job'
import { AppError } from '@holdfast/runtime/app-error'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { assertSameCompany } from '../../auth/assert-same-company.ts'
import type { IngestServices } from '../../ingest-services.ts'
import { openTextJob } from '../../jobs/open-text-job.ts'
import { storeText } from '../../jobs/store-text.ts'
import { waitForUpload } from '../../jobs/wait-for-upload.ts'
import { acceptJsonText } from './accept-json-text.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'

export const forwardLogs: FastifyPluginAsyncZod<{ services: IngestServices }> = async (app, { services }) => {
  acceptJsonText(app, services)
  app.post(
    '/api/v1/logs/forward',
    {
      schema: {
        tags: ['logs'],
        body: ForwardLogsRequest,
        response: { 200: ForwardLogsResult, 202: LogJobAccepted, '4xx': Problem, '5xx': Problem },
      },
    },
    async (request, reply) => {
      const { customerId, jobId } = await storePaste(services, request)
      // The wait may be long, and the text is stored: nothing may hold it in memory.
      request.releaseText()
      if (prefersAsync(request.headers.prefer)) return reply.code(202).send({ job_id: jobId })
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const timeoutMs = services.limits.forward_wait_seconds.value * 1_000
      const job = await waitForUpload(services, { customerId, jobId, timeoutMs, signal: gone.signal })
      return job ? describeResult(job) : reply.code(202).send({ job_id: jobId })
    },
  )
}

/** Resolves once the text is committed, or known from before. */
async function storePaste(
  services: IngestServices,
  request: FastifyRequest<{ Body: ForwardLogsRequest }>,
): Promise<{ customerId: string; jobId: string }> {
  const { authenticator, rateLimiter, backlog, textSlots } = services
  const { headers } = request
  const { api_key: keyInBody, source_name: sourceName = 'pasted logs' } = request.body
  const content = Buffer.from(request.body.log_content)
  request.body = { log_content: '' }
  const owner = request.textOwner ?? (await authenticator.authenticate(keyInBody))
  const { customerId } = owner
  assertSameCompany(headers, customerId)
  if (isBlank(content)) throw new AppError('validation_failed', 'No Content')
  const address = limitSubject(request.ip)
  rateLimiter.take(owner.apiKeyId, content.length)
  await backlog.pass(customerId)
  return textSlots.run({ customerId, address }, async () => {
    const opened = await openTextJob(services, {
      owner,
      sourceType: 'paste',
      sourceName,
      idempotencyKey: readIdempotencyKey(headers),
      requestHash: createHash('sha256').update(content).digest(),
      totalBytes: content.length,
    })
    if (!opened.isNew) return { customerId, jobId: opened.jobId }
    await storeText(services, opened.job, fromBuffer(content))
    return { customerId, jobId: opened.job.jobId }
  })
}

/** Looks no further than the first letter. */
const isBlank = (content: Buffer): boolean =>
  content.toString('latin1', 0, 64).trim() === '' && content.toString().trim() === ''

async function* fromBuffer(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

const prefersAsync = (prefer: string | string[] | undefined): boolean =>
  [prefer].flat().some((value) => value !== undefined && /(?:^|,)\s*respond-async\s*(?:,|;|$)/i.test(value))

function describeResult(job: LogJobRow): ForwardLogsResult {
  if (job.status === 'cancelled') throw new AppError('conflict', 'The analysis was cancelled.')
  if (job.status === 'failed') {
    throw new AppError('upstream_failed', job.detail ?? 'The logs could not be analyzed.', { retryable: false })
  }
  return {
    incidents_detected: job.incidentIds.length,
    processed_count: job.processedCount,
    incident_ids: job.incidentIds,
    looked_at: readLookedAt(job),
  }
}
