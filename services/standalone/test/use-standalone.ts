import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { listProcesses, processTree, type Running, runStandalone } from './run-standalone.ts'

export const patient = { timeout: 30_000, interval: 100 }

export async function findChild(parent: Running, part: string): Promise<number> {
  const child = (await processTree(parent.process.pid ?? 0)).find(({ command }) => command.includes(part))
  if (!child) throw new Error(`There is no process with '${part}'.`)
  return child.pid
}

/** One data folder for a file's tests, in which the product is started again and again; nothing of it stays. */
export function useStandalone() {
  let folder: string
  let dataDir: string
  let running: Running[] = []

  async function start(settings: Record<string, string> = {}): Promise<Running> {
    const started = await runStandalone({ DATA_DIR: dataDir, ...settings })
    running.push(started)
    return started
  }

  async function startReady(settings: Record<string, string> = {}): Promise<Running> {
    const started = await start(settings)
    if (!(await started.isReady)) throw new Error(started.output())
    return started
  }

  /** Whatever still belongs to our data folder, or came from the process of that number. */
  const leftOvers = async (pids: number[]): Promise<string[]> =>
    (await listProcesses())
      .filter(({ pid, command }) => pids.includes(pid) || command.includes(dataDir))
      .map(({ command }) => command)

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'standalone-'))
    // Postgres does not run as root: its account must be able to walk in.
    await chmod(folder, 0o755)
    dataDir = path.join(folder, 'data')
  })

  afterEach(async () => {
    for (const started of running) started.process.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    running = []
    await vi.waitUntil(async () => (await leftOvers([])).length === 0, patient)
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  return { start, startReady, leftOvers, folder: () => folder, dataDir: () => dataDir }
}
