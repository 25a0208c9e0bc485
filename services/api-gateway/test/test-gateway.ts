import { randomBytes } from 'node:crypto'
import { type MailOutbox, openMailOutbox, type OutboxMail } from '@holdfast/database/mail/open-mail-outbox'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import type { Resolve } from '@holdfast/llm/endpoint/pinned-fetch'
import { modelEnvironment } from '@holdfast/llm/settings/model-environment'
import { type ModelSettings, readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import type { GithubSettings } from '@holdfast/github/github-settings'
import { openQueueStore, type QueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createKeyRing, type KeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { parseEnv } from '@holdfast/runtime/parse-env'
import { closeInjectedRequests } from '@holdfast/testing/close-injected-requests'
import { type TestDatabase, useDatabase } from '@holdfast/testing/use-database'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Registry } from 'prom-client'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { gatewayApp } from '../src/app.ts'
import { createPasswordHasher } from '../src/identity/password-hasher.ts'

export const modelSettings = (env: Record<string, string> = {}): ModelSettings =>
  readModelSettings(parseEnv(z.object(modelEnvironment), env))

export const operatorEmail = 'operator@holdfast.example'
export const nextOperatorEmail = 'next-operator@holdfast.example'
export const jwtSecret = 'a secret for tests that is long enough'
export const formerJwtSecret = 'the secret that was in use before it'
export const password = 'Corr3ct-horse'

export interface TestGateway extends TestDatabase {
  readonly app: FastifyInstance
  readonly outbox: MailOutbox
  readonly keyRing: KeyRing
  readonly metrics: Registry
  readonly queue: QueueStore
  readonly logLines: readonly string[]
  /** `GET /api/v1/limits` of every route that was really registered. */
  readonly registeredRoutes: readonly string[]
  now(): Date
  /** Moves the clock that the gateway sees. */
  advance(milliseconds: number): void
  call(request: Call): Promise<Answer>
  lastMail(to: string): Promise<OutboxMail>
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Record<string, string>
  /** Where the call comes from; each test file's calls share one unless told otherwise. */
  readonly address?: string
}

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
  readonly body: any
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly text: string
}

/** The real gateway over a database of the test file's own, with cheap password hashes and a clock to turn. */
export interface TestGatewayOptions {
  /** Read when the gateway starts. */
  readonly github?: () => GithubSettings
  /** Variables of the environment, read when the gateway starts. */
  readonly models?: () => Record<string, string>
  readonly resolveModelHost?: Resolve
}

export function testGateway({ github, models, resolveModelHost }: TestGatewayOptions = {}): TestGateway {
  const testDatabase = useDatabase()
  const keyRing = createKeyRing([randomBytes(32)])
  const logLines: string[] = []
  const registeredRoutes: string[] = []
  let opened: { app: FastifyInstance; outbox: MailOutbox; queue: QueueStore; metrics: Registry } | undefined
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)

  async function open() {
    const { database } = testDatabase
    const vault = createCompanyVault(keyRing)
    const publicUrl = 'https://holdfast.example'
    const logger = createLogger({
      name: 'gateway',
      level: 'debug',
      destination: { write: (line) => void logLines.push(line) },
    })
    const queue = openQueueStore({ databaseUrl: testDatabase.appUrl, applicationName: 'test-gateway', logger })
    const metrics = createMetricsRegistry('gateway')
    const app = await createServer({
      logger,
      metrics,
      publicUrl,
      trustedProxies: ['127.0.0.1'],
    })
    closeInjectedRequests(app)
    app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) registeredRoutes.push(`${each} ${url}`)
    })
    await app.register(gatewayApp, {
      database,
      keyRing,
      vault,
      passwords: createPasswordHasher({ memoryKib: 64, passes: 1 }),
      stream: testDatabase,
      queue,
      settings: {
        publicUrl,
        jwtSecrets: [jwtSecret, formerJwtSecret],
        operatorEmails: [operatorEmail, nextOperatorEmail],
        supportEmail: 'help@holdfast.example',
        github: github?.(),
      },
      models: modelSettings(models?.()),
      metrics,
      resolveModelHost,
      publishedLimits: {},
      now,
    })
    await app.ready()
    return { app, queue, metrics, outbox: openMailOutbox(database, vault) }
  }

  const current = () => {
    if (!opened) throw new Error('The gateway is there from beforeAll on.')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    await opened?.app.close()
    await opened?.queue.close()
  })

  return {
    get app() {
      return current().app
    },
    get queue() {
      return current().queue
    },
    get outbox() {
      return current().outbox
    },
    get metrics() {
      return current().metrics
    },
    get database() {
      return testDatabase.database
    },
    get owner() {
      return testDatabase.owner
    },
    get ownerUrl() {
      return testDatabase.ownerUrl
    },
    get appUrl() {
      return testDatabase.appUrl
    },
    keyRing,
    logLines,
    get published() {
      return testDatabase.published
    },
    listen: (spec, hear) => testDatabase.listen(spec, hear),
    registeredRoutes,
    now,
    advance: (milliseconds) => void (offsetMs += milliseconds),
    async call({ method = 'GET', url, body, token, headers = {}, address = randomAddress() }) {
      const request: InjectOptions = {
        method,
        url,
        headers: {
          'x-forwarded-for': address,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      }
      const response = await current().app.inject(request)
      const isJson = response.headers['content-type']?.startsWith('application/json') === true
      return {
        status: response.statusCode,
        body: isJson ? response.json() : undefined,
        headers: response.headers,
        text: response.body,
      }
    },
    async lastMail(to) {
      const mail = (await current().outbox.listRecent(1_000)).find((each) => each.to === to)
      if (!mail) throw new Error(`no mail to ${to}`)
      return mail
    },
  }
}

/** Another caller each time, so that limits per address bite only where a test means them to. */
const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`
