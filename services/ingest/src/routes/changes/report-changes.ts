import { createHash } from 'node:crypto'
import { changesSource } from '@holdfast/database/schema/log-batches-table'
import { ChangeEvent, ChangesAccepted, ReportedChange } from '@holdfast/contracts/reported-changes'
import { Problem } from '@holdfast/contracts/problem'
import { AppError } from '@holdfast/runtime/app-error'
import { judgeJson } from '@holdfast/runtime/judge-json'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { assertSameCompany } from '../../auth/assert-same-company.ts'
import type { KeyOwner } from '../../auth/key-authenticator.ts'
import { readApiKey } from '../../auth/read-api-key.ts'
import type { PendingRequest } from '../../commit/pending-request.ts'
import type { IngestServices } from '../../ingest-services.ts'
import { compressPlain } from '../../receive/compress-plain.ts'
import { readCloudEvent } from './read-cloud-event.ts'
import { writeChangeRecords } from './write-change-records.ts'

const BODY_BYTES = 262_144
const MAX_CHANGES = 100
const shape = { maxDepth: 16, maxNodes: 5_000 }
const types = ['application/json', 'application/cloudevents+json', 'application/cloudevents-batch+json']

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before a byte of the body is read. */
    changeOwner: KeyOwner | null
  }
}

/**
 * Deploys, settings and jobs as a pipeline reports them, by the company's key: a plain JSON form, and CloudEvents 1.0,
 * structured, batched or binary. Acknowledged after the commit.
 */
export const reportChanges: FastifyPluginAsyncZod<{ services: IngestServices }> = async (app, { services }) => {
  const { authenticator, rateLimiter, intake, now } = services
  app.decorateRequest('changeOwner', null)
  app.addHook('onRequest', async (request) => {
    request.changeOwner = await authenticator.authenticate(readApiKey(request.headers, request.query))
    assertSameCompany(request.headers, request.changeOwner.customerId)
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: BODY_BYTES },
    async (_: FastifyRequest, body: Buffer) => parse(body),
  )
  app.post(
    '/api/v1/changes',
    {
      schema: {
        tags: ['changes'],
        body: z.unknown(),
        response: { 202: ChangesAccepted, '4xx': Problem, '5xx': Problem },
      },
    },
    async (request, reply) => {
      const owner = request.changeOwner
      if (!owner) throw new Error('the hook before this handler names the owner')
      const changes = readChanges(request.headers, request.body)
      const content = writeChangeRecords(changes, now())
      rateLimiter.take(owner.apiKeyId, content.length)
      rateLimiter.charge(owner.apiKeyId, { bytes: 0, records: changes.length })
      const result = await intake.take(await toPending(owner, changes, content, now()))
      return reply.code(202).send({ accepted: changes.length, duplicate: result === 'duplicate' })
    },
  )
}

function parse(body: Buffer): unknown {
  const excess = judgeJson(body, shape)
  if (excess) throw new AppError('bad_request', `The body ${excess.text}.`)
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON.')
  }
}

function readChanges(headers: IncomingHttpHeaders, body: unknown): ReportedChange[] {
  const items = Array.isArray(body) ? (body as unknown[]) : [body]
  if (items.length === 0 || items.length > MAX_CHANGES)
    throw new AppError('validation_failed', `Send 1 to ${MAX_CHANGES} changes at once.`)
  const binary = readBinaryHeaders(headers)
  return items.map((item) => {
    const event = binary === undefined ? item : { ...binary, data: item }
    return isCloudEvent(event) ? readCloudEvent(check(ChangeEvent, event)) : check(ReportedChange, event)
  })
}

const isCloudEvent = (value: unknown): boolean => typeof value === 'object' && value !== null && 'specversion' in value

/** In the binary mode the attributes are headers, and the body is the data. */
function readBinaryHeaders(headers: IncomingHttpHeaders): Record<string, unknown> | undefined {
  if (headers['ce-specversion'] === undefined) return undefined
  const names = ['specversion', 'id', 'source', 'type', 'subject', 'time']
  return Object.fromEntries(
    names.flatMap((name) => (headers[`ce-${name}`] === undefined ? [] : [[name, headers[`ce-${name}`]]])),
  )
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = issue?.path.join('.') ?? ''
  throw new AppError('validation_failed', `${path === '' ? 'The change' : path}: ${issue?.message ?? 'Invalid input'}`)
}

async function toPending(
  owner: KeyOwner,
  changes: readonly ReportedChange[],
  content: Buffer,
  receivedAt: Date,
): Promise<PendingRequest> {
  const id = uuidV7()
  const { customerId, apiKeyId } = owner
  const batch = await compressPlain(content, 'identity')
  return {
    ...owner,
    receivedAt,
    recordCount: changes.length,
    rejectedCount: 0,
    reasons: {},
    // A sender's own id tells a repetition; without one, all of what is said does.
    requestHash: createHash('sha256')
      .update(`${apiKeyId}\0change\0${JSON.stringify(changes.map((change) => change.id ?? change))}`)
      .digest(),
    agentFingerprint: null,
    batch: {
      customerId,
      apiKeyId,
      id,
      sourceType: 'otlp',
      sourceId: id,
      sourceName: changesSource,
      agentFingerprint: null,
      jobId: null,
      sequence: 0,
      firstLine: 1,
      firstOffset: 0,
      format: 'otlp-json',
      ...batch,
      recordCount: changes.length,
      plainBytes: content.length,
      receivedAt,
      state: 'waiting',
    },
  }
}
