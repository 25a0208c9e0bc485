import { readConfig } from './config.ts'
import { describeFailure } from './settings/describe-failure.ts'
import { showsOutbox } from './web/shows-outbox.ts'
import { startHoldfast } from './supervisor/start-holdfast.ts'

/** A drain has ten seconds; what is left then ends with this process. */
const DRAIN_LIMIT_MS = 9_700
/** A terminal's Ctrl-C reaches us directly and through npm; only a later one means 'now'. */
const SAME_SIGNAL_MS = 1_000

const say = (sentence: string): void => console.error(`holdfast: ${sentence}`)

function giveUp(error: unknown): never {
  say(describeFailure(error))
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig()
  if (!config.SMTP_URL && !showsOutbox(config)) {
    say('PUBLIC_URL is not an address of this machine, so /dev/outbox is off: set SMTP_URL and MAIL_FROM for mail.')
  }
  const holdfast = startHoldfast(config, say)
  let stoppingSince: number | undefined

  async function stop(exitCode: number): Promise<void> {
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    await holdfast.stop()
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) void stop(0).catch(giveUp)
      else if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    })
  }
  try {
    await holdfast.ready
  } catch (error) {
    if (stoppingSince !== undefined) return
    say(describeFailure(error))
    await stop(1)
  }
  if (stoppingSince === undefined) console.log(`holdfast ready on http://localhost:${config.PORT}`)
}

await main().catch(giveUp)
