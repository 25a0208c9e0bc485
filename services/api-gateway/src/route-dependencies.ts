import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Assistant } from '@holdfast/incidents/ask/create-assistant'
import type { BackgroundWork } from './background-work.ts'
import type { GatewayDependencies } from './gateway-dependencies.ts'
import type { LiveFeed } from './routes/live/create-live-feed.ts'
import type { AccountLimiter } from './rate-limits/account-limiter.ts'
import type { OperatorsQueue } from './operations/open-queue-view.ts'
import type { SignalReader } from './signals/create-signal-reader.ts'

export interface RouteDependencies extends GatewayDependencies {
  readonly limiter: AccountLimiter
  readonly background: BackgroundWork
  readonly assistant: Assistant
  readonly operatorsQueue: OperatorsQueue
  readonly liveFeed: LiveFeed
  readonly signals: SignalReader
}

/** A file under routes/ exports one of these, and `app.ts` lists it. */
export type Route = FastifyPluginAsyncZod<RouteDependencies>
