import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { processTree, type SystemProcess } from './run-standalone.ts'
import { findChild, patient, useStandalone } from './use-standalone.ts'

const { startReady, dataDir } = useStandalone()

const isUp = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
  return response?.ok ?? false
}

/** Some of a tree live for a moment only, such as a connection that Postgres just closed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

it.each(['web-process.ts', 'analysis-worker/src/main.ts', 'bin/postgres'])(
  'starts %s again after a crash, and says so',
  async (part) => {
    const holdfast = await startReady()
    const pid = await findChild(holdfast, part)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => holdfast.output(), patient).toMatch(/Starting it again in 0\.25 s\.[\s\S]* is back\./)
    await expect.poll(() => isUp(`${holdfast.url}/ready`), patient).toBe(true)
    expect(await findChild(holdfast, part)).not.toBe(pid)
    expect(holdfast.process.exitCode).toBeNull()
  },
)

it('recovers after everything was killed at once, a stale postmaster.pid included', async () => {
  const first = await startReady()
  const tree = await processTree(first.process.pid ?? 0)
  // The server first: whoever sees its own guard die before it still has time to shut it down properly.
  const isServer = ({ command }: SystemProcess) => command.includes('/bin/postgres')
  for (const { pid } of [...tree.filter(isServer), ...tree.toReversed()]) killIfThere(pid)
  await first.ended
  expect(await stat(path.join(dataDir(), 'postgres/cluster/postmaster.pid'))).toBeTruthy()
  await startReady()
})
