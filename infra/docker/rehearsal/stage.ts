import { setTimeout as delay } from 'node:timers/promises'
import { type Account, openAccount } from './account.ts'
import { createFleet, type Fleet, type Version } from './fleet.ts'
import { startLoad } from './load.ts'
import { startProbe } from './probe.ts'
import { findLosses, settle } from './read-outcome.ts'
import { tryCommand } from './run-command.ts'
import { runHealthChecks } from './run-health-checks.ts'
import { waitUntil } from './wait-until.ts'

export interface Stage {
  readonly fleet: Fleet
  readonly account: Account
  /** All that was acknowledged on this fleet so far. */
  acknowledged: number
}

export interface Report {
  readonly figures: Record<string, unknown>
  readonly problems: string[]
}

export const say = (sentence: string): void => console.error(`rehearse: ${sentence}`)

export async function startFleet(fleet: Fleet): Promise<void> {
  await fleet.compose('up', '--detach', '--no-build', '--wait')
  await waitUntil('the gateway behind the web server', async () => (await fetch(`${fleet.webUrl}/ready`)).ok, 60_000)
}

/** Brings a fleet up from nothing and signs up on it; `work` ends with its removal, whatever happens. */
export async function onFleet(
  { figures }: Report,
  project: string,
  version: Version,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const fleet = await createFleet(project, version)
  const stopHealthChecks = await runHealthChecks(project, fleet.env)
  try {
    const begunAt = Date.now()
    await startFleet(fleet)
    const readyAfterMs = Date.now() - begunAt
    const account = await openAccount(fleet, 'ada@rehearsal.example')
    say(`${project} is up after ${readyAfterMs} ms`)
    figures[`${project}_up_ms`] = readyAfterMs
    await work({ fleet, account, acknowledged: 0 })
  } catch (error) {
    const logs = await tryCommand('docker', ['compose', 'logs', '--no-color', '--tail', '10'], fleet.env)
    say(`${logs.stdout}\n${error instanceof Error ? error.message : String(error)}`)
    throw error
  } finally {
    await stopHealthChecks()
    await fleet.remove()
  }
}

export interface Happening {
  readonly name: string
  /** A crash breaks the connections that it held; nothing else may. */
  readonly mayCutOff: boolean
  readonly happen: () => Promise<void>
}

/** Load and a person on the dashboard, while something happens; then the ledger is compared. */
export async function underLoad({ figures, problems }: Report, stage: Stage, happening: Happening): Promise<void> {
  const { name, mayCutOff, happen } = happening
  say(`${name} …`)
  const { fleet, account } = stage
  const load = startLoad(fleet, account)
  const probe = startProbe(fleet, account)
  await delay(5_000)
  await happen()
  await delay(5_000)
  const sent = await load.stop()
  const dashboard = await probe.stop()
  stage.acknowledged += sent.acknowledged
  const outcome = await settle(fleet, account)
  const losses = findLosses(outcome, stage.acknowledged)
  const expected = new Set(['200', '503', ...(mayCutOff ? ['cut off'] : [])])
  if (Object.keys(sent.failed).length > 0) losses.push(`senders were refused: ${JSON.stringify(sent.failed)}`)
  if (sent.cutOff > 0 && !mayCutOff) losses.push(`${sent.cutOff} requests of senders got no answer`)
  if (Object.keys(dashboard.answers).some((answer) => !expected.has(answer))) {
    losses.push(`the dashboard was refused: ${JSON.stringify(dashboard.answers)}`)
  }
  problems.push(...losses.map((loss) => `${name}: ${loss}`))
  figures[name] = { sent, dashboard, ledger: outcome, problems: losses }
  say(
    `${name}: ${losses.length === 0 ? 'nothing lost' : losses.join('; ')} ${JSON.stringify({ sent, dashboard, outcome })}`,
  )
}
