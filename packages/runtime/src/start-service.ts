import { exitOnSignals } from './exit-on-signals.ts'
import { installGracefulShutdown, type ShutdownStep } from './graceful-shutdown.ts'
import { openService, type Service, type ServiceConfig } from './open-service.ts'

export interface StartedService {
  /** In order: stop accepting, finish or return work, close connections. Traces are sent after them. */
  readonly steps: readonly ShutdownStep[]
  /** From here on it takes work. Returns what a supervisor is told. */
  readonly open: () => Promise<Readonly<Record<string, unknown>>>
}

export interface ServiceDefinition<Config extends ServiceConfig> {
  readonly name: string
  /** Begins the sentence that says why it cannot start. */
  readonly title: string
  readonly readConfig: () => Config
  readonly start: (config: Config, service: Service) => Promise<StartedService>
  /** Says why it cannot start, where that is not a sentence on standard error. The process ends after it. */
  readonly sayWhyNot?: (error: unknown) => Promise<void>
}

/** The life of a service's process: settings, log, traces and metrics, then its own; one sentence where it cannot start. */
export async function startService<Config extends ServiceConfig>(definition: ServiceDefinition<Config>): Promise<void> {
  exitOnSignals()
  try {
    const config = definition.readConfig()
    const service = await openService(definition.name, config)
    const { steps, open } = await definition.start(config, service)
    const traces = { name: 'traces', run: () => service.tracing.stop() }
    installGracefulShutdown({ logger: service.logger, steps: [...steps, traces] })
    const told = await open()
    process.send?.({ type: 'ready', ...told })
  } catch (error) {
    await (definition.sayWhyNot ?? printWhyNot(definition.title))(error)
    process.exit(1)
  }
}

const printWhyNot = (title: string) => async (error: unknown) =>
  console.error(`${title} cannot start. ${error instanceof Error ? error.message : String(error)}`)
