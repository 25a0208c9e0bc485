import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Registry } from 'prom-client'
import type { Logger } from '../logger.ts'
import { uuidV7 } from '../uuid-v7.ts'
import { acceptEmptyJson } from './accept-empty-json.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'
import { addErrorResponses, replyWithError } from './error-responses.ts'
import type { DependencyCheck } from '../check-readiness.ts'
import { addHealthRoutes } from './health-routes.ts'
import { limitBodyTime } from './limit-body-time.ts'
import { logRequests } from './log-requests.ts'
import { addOpenApi, serveOpenApi } from './open-api.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serializeAnswers } from './serialize-answers.ts'
import { traceRequests } from './trace-requests.ts'
import { trustProxies } from './trust-proxies.ts'

export interface ServerOptions {
  readonly logger: Logger
  readonly metrics: Registry
  /** Decides whether HSTS is sent. */
  readonly publicUrl: string
  /** Addresses or ranges whose X-Forwarded-For counts; none unless said. */
  readonly trustedProxies?: readonly string[]
  readonly readinessChecks?: Readonly<Record<string, DependencyCheck>>
  readonly bodyLimitBytes?: number
  /** From the first to the last byte of an ordinary request; long uploads have half an hour. */
  readonly bodyTimeoutMs?: number
}

/** Compiling a service's routes is mere seconds of a processor, which a starved one hands out over a minute. */
const START_TIMEOUT_MS = 120_000
const HEADERS_TIMEOUT_MS = 20_000
/** Longer than the longest answer (300 s), so that only dead sockets are closed. */
const IDLE_SOCKET_TIMEOUT_MS = 330_000
const LONG_UPLOAD_TIMEOUT_MS = 1_800_000
const DEFAULT_BODY_TIMEOUT_MS = 60_000
const DEFAULT_BODY_LIMIT_BYTES = 1_048_576
const MAX_PARAM_LENGTH = 200

/** Everything that all HTTP services share. The caller registers its app and listens. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const trustedProxies = [...(options.trustedProxies ?? [])]
  const loggerInstance: FastifyBaseLogger = options.logger
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => uuidV7(),
    trustProxy: trustedProxies.length > 0 ? trustProxies(trustedProxies) : false,
    bodyLimit: options.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    connectionTimeout: IDLE_SOCKET_TIMEOUT_MS,
    requestTimeout: LONG_UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    pluginTimeout: START_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
    clientErrorHandler: (error, socket) => {
      answerBrokenRequest(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400, 'The request is not valid HTTP.')
    },
  })

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeAnswers)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  traceRequests(app)
  logRequests(app, options.metrics)
  limitBodyTime(app, options.bodyTimeoutMs ?? DEFAULT_BODY_TIMEOUT_MS)
  addErrorResponses(app)
  acceptEmptyJson(app)
  await addSecurityHeaders(app, { isTls: options.publicUrl.startsWith('https://') })
  await addOpenApi(app)
  addHealthRoutes(app, options.readinessChecks ?? {})
  serveOpenApi(app)
  return app
}
