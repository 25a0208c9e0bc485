import type { FastifyPluginAsync } from 'fastify'
import { apiKeyAgreement } from './identity/api-key-agreement.ts'
import { createAssistant } from '@holdfast/incidents/ask/create-assistant'
import { auditOperators } from './identity/audit-operators.ts'
import { authentication } from './identity/authentication.ts'
import { createBackgroundWork } from './background-work.ts'
import { createDemoCompany, type DemoCompany } from './demo/create-demo-company.ts'
import { createPasswordHasher } from './identity/password-hasher.ts'
import { watchOperations } from './operations/watch-operations.ts'
import type { GatewayDependencies } from './gateway-dependencies.ts'
import { createLiveFeed } from './routes/live/create-live-feed.ts'
import { createAccountLimiter } from './rate-limits/account-limiter.ts'
import { openQueueView } from './operations/open-queue-view.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'
import { routes } from './routes/all-routes.ts'
import { createSignalReader } from './signals/create-signal-reader.ts'

export interface Gateway {
  /** To be registered on a server of the kit. */
  readonly app: FastifyPluginAsync
  /** On an empty database: a company to look around in. */
  readonly createDemoCompany: () => Promise<DemoCompany | undefined>
  readonly close: () => Promise<void>
}

/** All of the gateway but its server, for its own process or for one that it shares. */
export function createGateway(options: Omit<GatewayDependencies, 'passwords'>): Gateway {
  const dependencies = { ...options, passwords: createPasswordHasher() }
  const operations = watchOperations(options)
  return {
    app: async (server) => {
      await server.register(gatewayApp, dependencies)
    },
    createDemoCompany: () => createDemoCompany(dependencies),
    close: () => operations.close(),
  }
}

/** The dashboard's REST contract. */
export const gatewayApp: FastifyPluginAsync<GatewayDependencies> = async (app, dependencies) => {
  await app.register(authentication, dependencies)
  await app.register(auditOperators, dependencies)
  await app.register(refuseUnstorableText)
  await app.register(apiKeyAgreement, dependencies)
  const background = createBackgroundWork(app.log)
  app.addHook('onClose', () => background.settle())
  const operatorsQueue = openQueueView(dependencies.queue)
  app.addHook('onClose', () => operatorsQueue.close())
  const limiter = createAccountLimiter(dependencies)
  const { models, resolveModelHost: resolve } = dependencies
  const assistant = createAssistant({ ...dependencies, settings: models, resolve })
  app.addHook('preClose', async () => assistant.stop())
  const liveFeed = createLiveFeed(dependencies.stream)
  app.addHook('preClose', async () => liveFeed.close())
  const signals = createSignalReader(dependencies)
  const routeDependencies = { ...dependencies, background, limiter, assistant, operatorsQueue, liveFeed, signals }
  for (const route of routes) await app.register(route, routeDependencies)
}
