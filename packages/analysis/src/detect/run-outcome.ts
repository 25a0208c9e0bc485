import { oncePer } from '../model/once-per.ts'
import type { World } from './world.ts'

export type RunOutcome = 'succeeded' | 'failed'

/** How builds, test runs and jobs say at their end how they went. */
const SUCCEEDED =
  /\bBUILD SUCCESS(?:FUL)?\b|\bFinished: SUCCESS\b|\bjob succeeded\b|\bpipeline (?:passed|succeeded)\b|\ball (?:\d+ )?(?:tests?|checks|suites) (?:have )?passed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}0\b|\b\d+ passed\b(?!.{0,80}\b[1-9]\d* failed)|(?<![\d.])0 (?:failed|failures|errors)\b|^ok\s+\S+\s+\d+\.\d+s$|^OK(?:, but|\s?\()|\bTests: +\d+, Assertions: \d+(?!.{0,80}\b(?:Failures|Errors): [1-9])|\bfinal (?:app )?status: SUCCEEDED\b|\bcompleted successfully\b/i
const FAILED =
  /\bBUILD FAIL(?:URE|ED)\b|\bFinished: (?:FAILURE|ABORTED)\b|\bjob failed\b|\bpipeline failed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}[1-9]\d*\b|\b[1-9]\d* failed\b|^npm ERR!|\bmake(?:\[\d+\])?: \*\*\*|##\[error\]|\b(?:build|test run|compilation) failed\b|\b(?:Failures|Errors): [1-9]/i
/** Test runners shout; sshd's 'Failed password' does not. */
const SHOUTS_SUCCESS = /^(?:PASS|OK)$/
const SHOUTS_FAILURE = /^FAIL(?:ED)?(?:$|\s+\S)/
const LAST_LINES = 20

/** What a source says of itself in its last lines, where it is the log of one run; the later word counts. */
export const outcomeOfRun = (source: string, world: World): RunOutcome | null => outcomesIn(world).get(source) ?? null

const outcomesIn = oncePer(({ units, digest }: World): ReadonlyMap<string, RunOutcome> => {
  const last = new Map<string, { line: number; outcome: RunOutcome }>()
  for (const { source, samples, count } of units) {
    const lines = digest.sources[source]?.lineCount ?? 0
    for (const { ref, message } of samples) {
      if (ref.line <= lines - LAST_LINES || ref.line < (last.get(source)?.line ?? 0)) continue
      const text = message.slice(0, MAX_CHARS)
      const outcome = outcomeIn(text)
      if (outcome === null || (isOfParts(text) && count > ENDS_OF_RUN && count * LAST_LINES * CHANCE > lines)) continue
      last.set(source, { line: ref.line, outcome })
    }
  }
  return new Map([...last].map(([source, { outcome }]) => [source, outcome]))
})

/** What a daemon says of each child, probe and task that ends, too: by so many of them, one stands at the end by chance. */
const isOfParts = (text: string): boolean => PARTS.test(text)
const PARTS =
  /\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}\d|\bcompleted successfully\b|\bjob (?:succeeded|failed)\b/i
const CHANCE = 5
/** One for the run, and one for the last of its steps. */
const ENDS_OF_RUN = 2

/** It says that a run ended, well or not. */
export const saysOutcome = (text: string): boolean => outcomeIn(text.slice(0, MAX_CHARS)) !== null

function outcomeIn(text: string): RunOutcome | null {
  if (FAILED.test(text) || SHOUTS_FAILURE.test(text)) return 'failed'
  return SUCCEEDED.test(text) || SHOUTS_SUCCESS.test(text) ? 'succeeded' : null
}

const MAX_CHARS = 400
