import type { World } from './world.ts'

export type RunOutcome = 'succeeded' | 'failed'

/** How builds, test runs and jobs say at their end how they went. */
const SUCCEEDED =
  /\bBUILD SUCCESS(?:FUL)?\b|\bFinished: SUCCESS\b|\bjob succeeded\b|\bpipeline (?:passed|succeeded)\b|\ball (?:\d+ )?(?:tests?|checks|suites) (?:have )?passed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}0\b|\b\d+ passed\b(?!.{0,80}\b[1-9]\d* failed)|\b0 (?:failed|failures|errors)\b|\bfinal (?:app )?status: SUCCEEDED\b|\bcompleted successfully\b/i
const FAILED =
  /\bBUILD FAIL(?:URE|ED)\b|\bFinished: (?:FAILURE|ABORTED)\b|\bjob failed\b|\bpipeline failed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}[1-9]\d*\b|\b[1-9]\d* failed\b|^npm ERR!|\bmake(?:\[\d+\])?: \*\*\*|##\[error\]|\b(?:build|test run|compilation) failed\b/i
const LAST_LINES = 20

const known = new WeakMap<World, ReadonlyMap<string, RunOutcome>>()

/** What a source says of itself in its last lines, where it is the log of one run; the later word counts. */
export function outcomeOfRun(source: string, world: World): RunOutcome | null {
  let outcomes = known.get(world)
  if (outcomes === undefined) {
    outcomes = readOutcomes(world)
    known.set(world, outcomes)
  }
  return outcomes.get(source) ?? null
}

function readOutcomes({ units, digest }: World): ReadonlyMap<string, RunOutcome> {
  const last = new Map<string, { line: number; outcome: RunOutcome }>()
  for (const { source, samples } of units)
    for (const { ref, message } of samples) {
      const lines = digest.sources[source]?.lineCount ?? 0
      if (ref.line <= lines - LAST_LINES || ref.line < (last.get(source)?.line ?? 0)) continue
      const text = message.slice(0, MAX_CHARS)
      if (FAILED.test(text)) last.set(source, { line: ref.line, outcome: 'failed' })
      else if (SUCCEEDED.test(text)) last.set(source, { line: ref.line, outcome: 'succeeded' })
    }
  return new Map([...last].map(([source, { outcome }]) => [source, outcome]))
}

const MAX_CHARS = 400
