import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processTree, runStandalone } from './run-standalone.ts'

const WARM_STARTS = 5
const SETTLE_MS = 5_000
const KIB_PER_MB = 1_024

/** Resident pages, and proportional ones: pages that several processes share count once in all. */
async function memoryOf(pid: number): Promise<{ rssMb: number; pssMb: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / KIB_PER_MB
  return { rssMb: read('Rss'), pssMb: read('Pss') }
}

async function measureStart(dataDir: string, { idle }: { idle: boolean }) {
  const startedAt = performance.now()
  const holdfast = await runStandalone({ DATA_DIR: dataDir }, { throughBootstrap: true })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  const readyMs = Math.round(performance.now() - startedAt)
  let memory = { rssMb: 0, pssMb: 0 }
  if (idle) {
    await delay(SETTLE_MS)
    for (const { pid } of await processTree(holdfast.process.pid ?? 0)) {
      const { rssMb, pssMb } = await memoryOf(pid)
      memory = { rssMb: memory.rssMb + rssMb, pssMb: memory.pssMb + pssMb }
    }
  }
  const stoppedAt = performance.now()
  holdfast.process.kill('SIGTERM')
  await holdfast.ended
  return { readyMs, drainMs: Math.round(performance.now() - stoppedAt), memory }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-start-'))
try {
  await chmod(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  const first = await measureStart(dataDir, { idle: false })
  const warm: number[] = []
  for (let index = 0; index < WARM_STARTS; index += 1) warm.push((await measureStart(dataDir, { idle: false })).readyMs)
  const { memory, drainMs } = await measureStart(dataDir, { idle: true })
  const figures = {
    first_start_ms: first.readyMs,
    warm_start_ms: warm.toSorted((a, b) => a - b)[Math.floor(WARM_STARTS / 2)],
    idle_rss_mb: Math.round(memory.rssMb),
    idle_pss_mb: Math.round(memory.pssMb),
    drain_ms: drainMs,
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  else console.table(figures)
} finally {
  await rm(folder, { recursive: true, force: true })
}
