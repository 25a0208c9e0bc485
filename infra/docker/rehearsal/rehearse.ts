import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import path from 'node:path'
import { buildImages, checkOut, rootDir } from './build-images.ts'
import { crashEach } from './crash-each.ts'
import type { Version } from './fleet.ts'
import { startLoad } from './load.ts'
import { readIncidents } from './read-outcome.ts'
import { restoreFleet } from './restore-fleet.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import { runCommand } from './run-command.ts'
import { onFleet, type Report, say, type Stage, underLoad } from './stage.ts'
import { waitUntil } from './wait-until.ts'

// Proves with a real container engine what README.md beside the Dockerfile says of starting, scaling, crashes, new
// secrets, a restore and upgrades.
const stages = ['start', 'scale', 'kill', 'rotate', 'restore', 'upgrade']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    from: { type: 'string', default: 'HEAD~1' },
    seconds: { type: 'string', default: '30' },
  },
})
const wanted = new Set(positionals.length > 0 ? positionals : stages)
const loadMs = Number(values.seconds) * 1_000
const report: Report = { figures: {}, problems: [] }
const current: Version = { tag: 'rehearsal', folder: rootDir }

async function showIncident({ fleet, account }: Stage): Promise<number> {
  const begunAt = Date.now()
  const load = startLoad(fleet, account)
  await waitUntil('the incident', async () => (await readIncidents(fleet, account)).length > 0, 120_000)
  report.figures['incident_visible_ms'] = Date.now() - begunAt
  say(`the incident is visible ${Date.now() - begunAt} ms after the first log`)
  return (await load.stop()).acknowledged
}

async function scaleWorkers({ fleet }: Stage): Promise<void> {
  const scale = ['--no-deps', '--no-recreate', '--scale', 'analysis-worker=3', 'analysis-worker']
  await fleet.compose('up', '--detach', ...scale)
  await delay(loadMs)
  const workers = await fleet.containersOf('analysis-worker')
  if (workers.length !== 3) report.problems.push(`${workers.length} workers run instead of 3`)
}

async function rehearseOnCurrent(stage: Stage): Promise<void> {
  stage.acknowledged += await showIncident(stage)
  if (wanted.has('scale')) {
    const happen = () => scaleWorkers(stage)
    await underLoad(report, stage, { name: 'scale workers from 1 to 3', mayCutOff: false, happen })
  }
  if (wanted.has('kill')) {
    const happen = async () => {
      report.figures['served_again_after_crash_ms'] = await crashEach(stage.fleet)
    }
    await underLoad(report, stage, { name: 'kill each container in turn', mayCutOff: true, happen })
  }
  if (wanted.has('rotate')) {
    const happen = () => rotateSecrets(stage)
    await underLoad(report, stage, { name: 'rotate every secret', mayCutOff: false, happen })
  }
  if (wanted.has('restore')) {
    await restoreFleet(report, stage)
    await underLoad(report, stage, { name: 'work on after the restore', mayCutOff: false, happen: () => delay(5_000) })
  }
}

async function rehearseUpgrade(): Promise<void> {
  const earlier: Version = { tag: 'earlier', folder: await checkOut(values.from) }
  try {
    if (!values['no-build']) {
      say(`building the images of ${values.from}`)
      await buildImages(earlier.tag, earlier.folder)
    }
    await onFleet(report, 'holdfast-upgrade', earlier, async (stage) => {
      const happen = async () => {
        stage.fleet.use(current)
        await runCommand(path.join(rootDir, 'infra/docker/upgrade'), [], stage.fleet.env)
      }
      await underLoad(report, stage, { name: `upgrade from ${values.from}`, mayCutOff: false, happen })
    })
  } finally {
    await rm(earlier.folder, { recursive: true, force: true })
  }
}

async function rehearse(): Promise<void> {
  if (!values['no-build']) {
    say('building the images')
    await buildImages(current.tag)
  }
  if (stages.some((stage) => stage !== 'upgrade' && wanted.has(stage))) {
    await onFleet(report, 'holdfast-rehearsal', current, rehearseOnCurrent)
  }
  if (wanted.has('upgrade')) await rehearseUpgrade()
}

try {
  await rehearse()
} catch {
  // The reason was told with the logs; senders of a fleet that is gone would go on forever.
  process.exit(1)
}
const { figures, problems } = report
if (values.json) console.log(JSON.stringify({ ...figures, problems }))
else console.log(problems.length === 0 ? 'rehearse: nothing was lost' : `rehearse: ${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1
