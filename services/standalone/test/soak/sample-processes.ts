import { readdir, readFile } from 'node:fs/promises'
import { processTree } from '../run-standalone.ts'

export interface ProcessSample {
  rssMb: number
  /** Shared pages count once among those that share them. */
  pssMb: number
  handles: number
}

const rolesByPart: readonly (readonly [part: string, role: string])[] = [
  ['web-process', 'web'],
  ['analysis-worker', 'worker'],
  ['postgres', 'postgres'],
  ['standalone/src/main', 'supervisor'],
]

/** Every process of the product by its role; Postgres, whose processes come and go, as one. */
export async function sampleProcesses(root: number): Promise<Map<string, ProcessSample>> {
  const samples = new Map<string, ProcessSample>()
  for (const { pid, command } of await processTree(root)) {
    const role = rolesByPart.find(([part]) => command.includes(part))?.[1]
    const sample = role && (await readProcess(pid))
    if (!role || !sample) continue
    const sum = samples.get(role) ?? { rssMb: 0, pssMb: 0, handles: 0 }
    samples.set(role, {
      rssMb: sum.rssMb + sample.rssMb,
      pssMb: sum.pssMb + sample.pssMb,
      handles: sum.handles + sample.handles,
    })
  }
  return samples
}

/** Undefined for one that has just ended. */
async function readProcess(pid: number): Promise<ProcessSample | undefined> {
  try {
    const memory = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    const handles = await readdir(`/proc/${pid}/fd`)
    return { rssMb: megabytes(memory, 'Rss'), pssMb: megabytes(memory, 'Pss'), handles: handles.length }
  } catch {
    return undefined
  }
}

const megabytes = (rollup: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1_024
