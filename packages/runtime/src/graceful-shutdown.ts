import { keepRunningOnSignals } from './exit-on-signals.ts'
import type { Logger } from './logger.ts'

export interface ShutdownStep {
  readonly name: string
  run(): Promise<unknown>
}

export interface ShutdownOptions {
  readonly logger: Logger
  /** In order: stop accepting, finish or return work, close connections. */
  readonly steps: readonly ShutdownStep[]
  readonly timeoutMs?: number
  readonly exit?: (code: number) => void
  readonly signals?: Pick<NodeJS.EventEmitter, 'on'>
}

const DEFAULT_TIMEOUT_MS = 9_000

/** Drains on SIGTERM or SIGINT and exits 0; exits 1 when a step fails or time runs out. A second signal exits at once. */
export function installGracefulShutdown(options: ShutdownOptions): {
  shutDown: (reason: string) => Promise<void>
} {
  const {
    logger,
    steps,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    exit = (code) => process.exit(code),
    signals = process,
  } = options
  let running: Promise<void> | undefined

  async function drain(reason: string): Promise<void> {
    logger.info({ reason }, 'shutting down')
    let failed = false
    const timer = setTimeout(() => {
      logger.error({ timeout_ms: timeoutMs }, 'did not drain in time')
      exit(1)
    }, timeoutMs)
    for (const step of steps) {
      try {
        await step.run()
      } catch (error) {
        failed = true
        logger.error({ err: error, step: step.name }, 'shutdown step failed')
      }
    }
    clearTimeout(timer)
    exit(failed ? 1 : 0)
  }

  function shutDown(reason: string): Promise<void> {
    running ??= drain(reason)
    return running
  }

  function onSignal(signal: NodeJS.Signals): void {
    if (running) exit(1)
    else void shutDown(signal)
  }

  keepRunningOnSignals()
  signals.on('SIGTERM', onSignal)
  signals.on('SIGINT', onSignal)
  return { shutDown }
}
