import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'
import { rootDir } from './build-images.ts'
import type { Fleet } from './fleet.ts'
import { startLoad } from './load.ts'
import { settle } from './read-outcome.ts'
import { runCommand } from './run-command.ts'
import { type Report, say, type Stage, startFleet } from './stage.ts'

/** A backup under load, then the fleet thrown away with its volumes and brought back from backup and secrets alone. */
export async function restoreFleet({ figures, problems }: Report, stage: Stage): Promise<void> {
  const { fleet, account } = stage
  const folder = path.join(path.dirname(fleet.secretsDir), 'backup')
  const load = startLoad(fleet, account)
  await delay(5_000)
  const acknowledgedBefore = stage.acknowledged + load.figures.acknowledged
  say('a backup under load')
  const beganAt = Date.now()
  say((await runOnData(fleet, 'backup', folder)).trim())
  const backupMs = Date.now() - beganAt
  stage.acknowledged += (await load.stop()).acknowledged

  say('the fleet without its volumes, and the backup into an empty one')
  await fleet.compose('down', '--volumes', '--timeout', '15')
  const lostAt = Date.now()
  await fleet.compose('up', '--detach', '--no-build', '--wait', 'postgres')
  say((await runOnData(fleet, 'restore', folder)).trim())
  await startFleet(fleet)
  const restoreMs = Date.now() - lostAt
  const { stored } = await settle(fleet, account)
  if (stored < acknowledgedBefore || stored > stage.acknowledged) {
    problems.push(
      `restore: ${stored} records are stored; ${acknowledgedBefore} were acknowledged before the backup, ${stage.acknowledged} in all`,
    )
  }
  figures['restore'] = { backupMs, restoreMs, acknowledgedBefore, acknowledged: stage.acknowledged, stored }
  say(`restored: ${JSON.stringify(figures['restore'])}`)
  // What came after the backup went with the volumes.
  stage.acknowledged = stored
}

/** As README.md tells it: from the checkout, at the address that the container has on its network. */
async function runOnData(fleet: Fleet, command: 'backup' | 'restore', folder: string): Promise<string> {
  const [container = ''] = await fleet.containersOf('postgres')
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
  const address = (await runCommand('docker', ['inspect', '--format', format, container], fleet.env)).trim()
  const read = (name: string) => readFile(path.join(fleet.secretsDir, name), 'utf8')
  return runCommand('npm', ['--prefix', rootDir, '--silent', 'run', command, '--', folder], {
    ...fleet.env,
    DATABASE_URL: (await read('owner_database_url')).replace('@postgres:', `@${address}:`),
    ENCRYPTION_KEY: await read('encryption_key'),
  })
}
