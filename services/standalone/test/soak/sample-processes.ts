import { readdir, readFile } from 'node:fs/promises'
import { processTree } from '../run-standalone.ts'

export interface RoleSample {
  readonly processes: number
  readonly memoryMb: number
  /** Of the process that holds most: how many processes there are is another question. */
  readonly handles: number
}

interface Role {
  readonly name: string
  /** What its command line names. */
  readonly part: string
  /** Pages that its processes share count once (PSS), not once for each of them. */
  readonly memory: 'Rss' | 'Pss'
  /** Processes whose handles come and go by the clock. */
  readonly closesByItself?: RegExp
}

const roles: readonly Role[] = [
  { name: 'web', part: 'web-process', memory: 'Rss' },
  { name: 'worker', part: 'analysis-worker', memory: 'Rss' },
  // Who writes for the others keeps the files open until the next checkpoint.
  { name: 'postgres', part: 'postgres', memory: 'Pss', closesByItself: /postgres: (?:checkpointer|background writer)/ },
  { name: 'supervisor', part: 'standalone/src/main', memory: 'Rss' },
]

/** Every process of the product by its role; Postgres, whose processes come and go with its connections, as one. */
export async function sampleProcesses(root: number): Promise<Map<string, RoleSample>> {
  const samples = new Map<string, RoleSample>()
  for (const { pid, command } of await processTree(root)) {
    const role = roles.find(({ part }) => command.includes(part))
    const sample = role && (await readProcess(pid, role.memory))
    if (!role || !sample) continue
    const others = samples.get(role.name) ?? { processes: 0, memoryMb: 0, handles: 0 }
    samples.set(role.name, {
      processes: others.processes + 1,
      memoryMb: others.memoryMb + sample.memoryMb,
      handles: Math.max(others.handles, role.closesByItself?.test(command) ? 0 : sample.handles),
    })
  }
  return samples
}

/** Undefined for one that has just ended. */
async function readProcess(pid: number, memory: Role['memory']) {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
    const handles = await readdir(`/proc/${pid}/fd`)
    return { memoryMb: megabytes(rollup, memory), handles: handles.length }
  } catch {
    return undefined
  }
}

const megabytes = (rollup: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1_024
