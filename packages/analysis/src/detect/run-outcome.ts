import { goesOn, isOfParts, outcomeIn, type RunOutcome } from '../frame/outcome-in.ts'
import { oncePer } from '../model/once-per.ts'
import type { World } from './world.ts'

const LAST_LINES = 20

/** What a source says of itself in its last lines, where it is the log of one run; the later word counts. */
export const outcomeOfRun = (source: string, world: World): RunOutcome | null => outcomesIn(world).get(source) ?? null

const outcomesIn = oncePer(({ units, digest }: World): ReadonlyMap<string, RunOutcome> => {
  const last = new Map<string, { line: number; outcome: RunOutcome | null }>()
  for (const { source, samples, count } of units) {
    const lines = digest.sources[source]?.lineCount ?? 0
    for (const { ref, message } of samples) {
      if (ref.line <= lines - LAST_LINES || ref.line < (last.get(source)?.line ?? 0)) continue
      const outcome = outcomeIn(message)
      if (outcome === null && goesOn(message)) last.set(source, { line: ref.line, outcome })
      if (outcome === null || (isOfParts(message) && count > ENDS_OF_RUN && count * LAST_LINES * CHANCE > lines))
        continue
      last.set(source, { line: ref.line, outcome })
    }
  }
  return new Map([...last].flatMap(([source, { outcome }]) => (outcome === null ? [] : [[source, outcome]])))
})

/** So many children, probes and tasks that end, and one stands at the end by chance. */
const CHANCE = 5
/** One for the run, and one for the last of its steps. */
const ENDS_OF_RUN = 2
