import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import path from 'node:path'
import { type Account, openAccount } from './account.ts'
import { buildImages, buildImagesOf, imagesOf } from './build-images.ts'
import { createFleet, type Fleet } from './fleet.ts'
import { startLoad } from './load.ts'
import { startProbe } from './probe.ts'
import { findLosses, readIncidents, settle } from './read-outcome.ts'
import { runCommand, tryCommand } from './run-command.ts'
import { runHealthChecks } from './run-health-checks.ts'
import { waitUntil } from './wait-until.ts'

// Proves with a real container engine what README.md beside the Dockerfile says of starting, scaling, crashes, upgrades.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    from: { type: 'string', default: 'HEAD~1' },
    seconds: { type: 'string', default: '30' },
  },
})
const wanted = new Set(positionals.length > 0 ? positionals : ['start', 'scale', 'kill', 'upgrade'])
const loadMs = Number(values.seconds) * 1_000
const figures: Record<string, unknown> = {}
const problems: string[] = []
const say = (sentence: string): void => console.error(`rehearse: ${sentence}`)

interface Stage {
  fleet: Fleet
  account: Account
  /** All that was acknowledged on this fleet so far. */
  acknowledged: number
}

/** Brings a fleet up from nothing and signs up on it; `work` ends with its removal, whatever happens. */
async function onFleet(project: string, version: string, work: (stage: Stage) => Promise<void>): Promise<void> {
  const fleet = await createFleet(project, imagesOf(version))
  const stopHealthChecks = await runHealthChecks(project, fleet.env)
  try {
    const begunAt = Date.now()
    await fleet.compose('up', '--detach', '--no-build', '--wait')
    await waitUntil('the gateway behind the web server', async () => (await fetch(`${fleet.webUrl}/ready`)).ok, 60_000)
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

/** Load and a person on the dashboard, while something happens; then the books are compared. */
async function underLoad(name: string, stage: Stage, happen: () => Promise<void>): Promise<void> {
  say(`${name} …`)
  const { fleet, account } = stage
  const load = startLoad(fleet, account)
  const probe = startProbe(fleet, account)
  await delay(5_000)
  await happen()
  await delay(5_000)
  const sent = await load.stop()
  const answers = await probe.stop()
  stage.acknowledged += sent.acknowledged
  const outcome = await settle(fleet, account)
  const losses = findLosses(outcome, stage.acknowledged)
  const unexpected = Object.keys(answers.answers).filter((answer) => !/^(?:200|503|cut off)$/.test(answer))
  if (Object.keys(sent.failed).length > 0) losses.push(`senders were refused: ${JSON.stringify(sent.failed)}`)
  if (unexpected.length > 0) losses.push(`the dashboard was refused: ${JSON.stringify(answers.answers)}`)
  problems.push(...losses.map((loss) => `${name}: ${loss}`))
  figures[name] = { sent, dashboard: answers, ledger: outcome, problems: losses }
  say(`${name}: ${losses.length === 0 ? 'nothing lost' : losses.join('; ')} ${JSON.stringify({ sent, answers })}`)
}

async function rehearseStart({ fleet, account }: Stage): Promise<number> {
  const begunAt = Date.now()
  const load = startLoad(fleet, account)
  await waitUntil('the incident', async () => (await readIncidents(fleet, account)).length > 0, 120_000)
  figures['incident_visible_ms'] = Date.now() - begunAt
  say(`the incident is visible ${Date.now() - begunAt} ms after the first log`)
  return (await load.stop()).acknowledged
}

async function crashEach(fleet: Fleet): Promise<void> {
  for (const service of ['postgres', 'valkey', 'ingest', 'analysis-worker', 'api-gateway', 'web']) {
    for (const container of await fleet.containersOf(service)) {
      const begunAt = Date.now()
      await fleet.crash(container)
      await waitUntil(
        `an answer after ${service} crashed`,
        async () => (await fetch(`${fleet.webUrl}/ready`)).ok,
        120_000,
      )
      say(`${service} crashed; served again after ${Date.now() - begunAt} ms`)
      await delay(3_000)
    }
  }
}

async function rehearse(): Promise<void> {
  if (!values['no-build']) {
    say('building the images')
    await buildImages('rehearsal')
  }
  if (wanted.has('start') || wanted.has('scale') || wanted.has('kill')) {
    await onFleet('holdfast-rehearsal', 'rehearsal', async (stage) => {
      stage.acknowledged += await rehearseStart(stage)
      if (wanted.has('scale')) {
        await underLoad('scale workers from 1 to 3', stage, async () => {
          await stage.fleet.compose(
            'up',
            '--detach',
            '--no-deps',
            '--no-recreate',
            '--scale',
            'analysis-worker=3',
            'analysis-worker',
          )
          await delay(loadMs)
          const workers = await stage.fleet.containersOf('analysis-worker')
          if (workers.length !== 3) problems.push(`${workers.length} workers run instead of 3`)
        })
      }
      if (wanted.has('kill')) await underLoad('kill each container in turn', stage, () => crashEach(stage.fleet))
    })
  }
  if (wanted.has('upgrade')) {
    if (!values['no-build']) {
      say(`building the images of ${values.from}`)
      await buildImagesOf(values.from, 'earlier')
    }
    await onFleet('holdfast-upgrade', 'earlier', async (stage) => {
      await underLoad(`upgrade from ${values.from}`, stage, async () => {
        const env = { ...stage.fleet.env, ...imagesOf('rehearsal') }
        await runCommand(path.resolve(import.meta.dirname, '../upgrade'), [], env)
      })
    })
  }
}

try {
  await rehearse()
} catch {
  // The reason was told with the logs; senders of a fleet that is gone would go on for ever.
  process.exit(1)
}
if (values.json) console.log(JSON.stringify({ ...figures, problems }))
else console.log(problems.length === 0 ? 'rehearse: nothing was lost' : `rehearse: ${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1
