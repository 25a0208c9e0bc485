import type { EngineTask } from './engine-task.ts'

const BYTES_PER_MIB = 1_048_576

/** Processor time, so that a starved machine makes nobody's logs too costly. Ordinary logs need a twentieth of it. */
export function taskBudgetMs(task: EngineTask): number {
  if (task.kind === 'analyze') return 20_000 + 100 * task.digests.length
  return 4_000 + (2_000 * task.bytes.byteLength) / BYTES_PER_MIB
}
