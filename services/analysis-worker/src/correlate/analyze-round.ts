import type { AnalyzeResult, AnalyzeTask } from '../engine/engine-task.ts'
import { TooCostly } from '../engine/too-costly.ts'

export interface Round {
  /** How many of the digests, the oldest first, are done with. */
  readonly taken: number
  /** Null: the only digest of the round is too costly even alone, and its batch has failed. */
  readonly result: AnalyzeResult | null
}

/**
 * When a round is too costly: with its oldest digest alone; then without the memory, which begins again; then not at
 * all. Each step ends, so nothing is tried forever.
 */
export async function analyzeRound(
  task: AnalyzeTask,
  run: (task: AnalyzeTask) => Promise<AnalyzeResult>,
): Promise<Round> {
  const oldest = task.digests.slice(0, 1)
  const steps: AnalyzeTask[] = [task]
  if (task.digests.length > 1) steps.push({ ...task, digests: oldest })
  if (task.memory) steps.push({ ...task, digests: oldest, memory: null })
  for (const step of steps) {
    try {
      return { taken: step.digests.length, result: await run(step) }
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
    }
  }
  return { taken: oldest.length, result: null }
}
