import { createGateway } from '@holdfast/api-gateway/app'
import { gatewayPipeline } from '@holdfast/api-gateway/pipeline'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { createIngest } from '@holdfast/ingest/app'
import { ingestPipeline } from '@holdfast/ingest/pipeline'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { outboxPage, outboxPath } from '@holdfast/mail/outbox-page'
import { openEvents } from '@holdfast/queue/open-events'
import { joinPipelines } from '@holdfast/queue/pipeline'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { serveMetrics } from '@holdfast/runtime/metrics'
import type { Service } from '@holdfast/runtime/open-service'
import type { StartedService } from '@holdfast/runtime/start-service'
import type { WebConfig } from '../config.ts'
import { closeServer } from './close-server.ts'
import { showsOutbox } from './shows-outbox.ts'
import { serveSpa } from './serve-spa.ts'

const now = (): Date => new Date()

/** Whoever waits for an analysis is cut off after this; the analysis goes on. */
const CUT_OFF_MS = 1_000

/** Gateway, ingest and the SPA on one port, the OTLP receivers on theirs. */
export async function startWeb(config: WebConfig, service: Service): Promise<StartedService> {
  const { logger, metrics, applicationName } = service
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const events = openEvents(queue, joinPipelines(ingestPipeline, gatewayPipeline), logger)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 20,
    send: events.send,
    logger,
  })
  const keyRing = createKeyRing(config.ENCRYPTION_KEY)
  const vault = createCompanyVault(keyRing)
  const ingest = createIngest({
    database,
    keyRing,
    vault,
    logger,
    metrics,
    stream: events.stream,
    now,
  })
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    readinessChecks: { database: () => database.ping(), queue: () => queue.ping() },
  })
  const settings = {
    publicUrl: config.PUBLIC_URL,
    jwtSecrets: config.JWT_SECRET,
    operatorEmails: config.OPERATOR_EMAILS,
    ownerIsPresent: showsOutbox(config),
    supportEmail: config.SUPPORT_EMAIL,
    outboxPath: config.SMTP_URL ? undefined : outboxPath,
    github: readGithubSettings(config),
  }
  const gateway = createGateway({
    database,
    keyRing,
    vault,
    stream: events.stream,
    queue,
    models: readModelSettings(config),
    publishedLimits: ingest.limits,
    metrics,
    settings,
    now,
  })
  await server.register(gateway.app)
  await server.register(ingest.app)
  const outbox = openMailOutbox(database, vault)
  if (showsOutbox(config)) await server.register(outboxPage, { listRecent: (limit) => outbox.listRecent(limit) })
  await server.register(serveSpa)
  const otlpPorts = await ingest.openOtlpPorts({
    host: config.HOST,
    httpPort: config.OTLP_HTTP_PORT,
    grpcPort: config.OTLP_GRPC_PORT,
    server,
  })
  const metricsServer = await serveMetrics(metrics, { port: 0 })
  return {
    steps: [
      { name: 'ports', run: () => Promise.all([closeServer(server, CUT_OFF_MS), otlpPorts.close()]) },
      { name: 'commits', run: () => ingest.drain() },
      { name: 'events', run: () => Promise.all([events.close(), gateway.close()]) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
    ],
    open: async () => {
      await server.listen({ port: config.PORT, host: config.HOST })
      const demo = config.DEMO === 'on' ? await gateway.createDemoCompany() : undefined
      if (demo) {
        process.stderr.write(`holdfast: demo company: sign in as ${demo.email} with the password ${demo.password}\n`)
      }
      return { metricsPort: metricsServer.port }
    },
  }
}
