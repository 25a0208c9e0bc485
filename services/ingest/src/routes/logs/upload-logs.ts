import { createGunzip } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { LogJobAccepted } from '@holdfast/contracts/logs'
import { Problem } from '@holdfast/contracts/problem'
import { AppError } from '@holdfast/runtime/app-error'
import { readBody } from '@holdfast/runtime/fastify/read-body'
import { limitSubject } from '@holdfast/runtime/limit-subject'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { assertSameCompany } from '../../auth/assert-same-company.ts'
import { readApiKey } from '../../auth/read-api-key.ts'
import type { IngestServices } from '../../ingest-services.ts'
import { openTextJob } from '../../jobs/open-text-job.ts'
import { storeText } from '../../jobs/store-text.ts'
import { guardStream } from '../../receive/guard-stream.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { readUploadType } from './read-upload-type.ts'

/** One file per request, in the part `file`; `api_key` may stand in a part before or after it. */
export const uploadLogs: FastifyPluginAsync<{ services: IngestServices }> = async (app, { services }) => {
  const { limits, authenticator, backlog, rateLimiter, textSlots } = services
  await app.register(multipart, {
    // The folder of `edge-7/error.log` says whose log it is.
    preservePath: true,
    limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, fileSize: limits.upload_bytes.value },
  })
  app.post(
    '/api/v1/logs/upload',
    {
      config: { isLongUpload: true },
      schema: {
        tags: ['logs'],
        consumes: ['multipart/form-data'],
        response: { 202: LogJobAccepted, '4xx': Problem, '5xx': Problem },
      },
    },
    async (request, reply) => {
      const known = readApiKey(request.headers, request.query)
      if (known !== undefined) await authenticator.authenticate(known)
      const parts = request.isMultipart() ? request.parts() : undefined
      if (!parts) throw new AppError('unsupported_media_type', 'Send the file as multipart/form-data.')
      const { file, fields } = await withinTime(request, () => readUntilFile(parts))
      const named = known ?? fields.get('api_key')
      const held = named === undefined ? await holdFile(services, request, file, parts) : undefined
      try {
        const owner = await authenticator.authenticate(named ?? held?.apiKey)
        assertSameCompany(request.headers, owner.customerId)
        const { isGzip } = readUploadType(file)
        const wire = held?.stream ?? file.file
        rateLimiter.take(owner.apiKeyId, 0)
        await backlog.pass(owner.customerId)
        return await textSlots.run({ customerId: owner.customerId, address: limitSubject(request.ip) }, async () => {
          const opened = await openTextJob(services, {
            owner,
            sourceType: 'upload',
            sourceName: file.filename,
            idempotencyKey: readIdempotencyKey(request.headers),
            requestHash: null,
            totalBytes: Number(request.headers['content-length']) || null,
          })
          if (!opened.isNew) return reply.code(202).send({ job_id: opened.jobId })
          const plain = isGzip ? gunzipStream(wire) : wire
          await storeText(
            services,
            opened.job,
            guardStream(plain, wire, limits, () => services.now().getTime()),
          )
          return reply.code(202).send({ job_id: opened.job.jobId })
        })
      } finally {
        held?.release()
      }
    },
  )
}

type Parts = AsyncIterableIterator<Multipart>

const BEFORE_FILE_MS = 30_000

/** Who sends is not known yet, or nothing to store has come: that must not last. */
async function withinTime<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    request.raw.destroy(new AppError('timeout', 'Upload timed out.', { retryAfterSeconds: 1 }))
  }, BEFORE_FILE_MS)
  try {
    return await read()
  } finally {
    clearTimeout(timer)
  }
}

async function readUntilFile(parts: Parts): Promise<{ file: MultipartFile; fields: Map<string, string> }> {
  const fields = new Map<string, string>()
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (isFile(part)) return { file: part, fields }
    if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
  }
  throw new AppError('validation_failed', 'No Content')
}

interface HeldFile {
  readonly apiKey: string | undefined
  readonly stream: Readable
  readonly release: () => void
}

/** Nobody knows yet whose file it is: as much as a paste may have is kept until the parts behind it were read. */
async function holdFile(
  { budget, limits }: IngestServices,
  request: FastifyRequest,
  file: MultipartFile,
  parts: Parts,
): Promise<HeldFile> {
  const body = await readBody(file.file, {
    limitBytes: limits.paste_bytes.value,
    timeoutMs: limits.body_seconds.value * 1_000,
    budget,
    holder: limitSubject(request.ip),
  }).catch((error: unknown) => {
    const isLarge = error instanceof AppError && error.code === 'payload_too_large'
    throw isLarge ? new AppError('payload_too_large', 'Send api_key before file, or as the header x-api-key.') : error
  })
  let apiKey: string | undefined
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value
      if (!isFile(part) && part.fieldname === 'api_key' && typeof part.value === 'string') apiKey = part.value
    }
  } catch (error) {
    body.release()
    throw error
  }
  return { apiKey, stream: Readable.from([body.bytes]), release: () => body.release() }
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file'

function gunzipStream(file: Readable): Readable {
  // The reader of the result meets every error; pipeline only ties the two streams' ends together.
  return pipeline(file, createGunzip({ chunkSize: 262_144 }), () => undefined)
}
