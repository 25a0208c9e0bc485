import type { EngineTask } from './engine-task.ts'

const bytesPerMib = 1_048_576

/** Processor time, so that a starved machine makes nobody's logs too costly. Ordinary logs need a fiftieth of it. */
export function taskBudgetMs(task: EngineTask): number {
  if (task.kind === 'analyze') return 30_000 + 100 * task.digests.length
  return 10_000 + (500 * task.bytes.byteLength) / bytesPerMib
}
