import { CALLS_PER_ANALYSIS } from '../src/investigate/investigate-code.ts'
import { adversaryGuilty } from './cases/adversary-guilty.ts'
import { adversaryInnocent } from './cases/adversary-innocent.ts'
import { blindCases } from './cases/blind-cases.ts'
import { firstCases } from './cases/first-cases.ts'
import { freshCases } from './cases/fresh-cases.ts'
import { lastCases } from './cases/last-cases.ts'
import {
  type CaseScores,
  formatVerdicts,
  investigateRepository,
  judgeCase,
  onsetMs,
  scoreVerdicts,
  type Verdict,
} from './judge-cases.ts'
import { createLargeRepository, largeTrace } from './large-repository.ts'

/** How often the commit that did it is named, how often an innocent one, and what ten thousand commits cost. */
const FLOORS = { top1: 0.8, top3: 0.95, falseAccusations: 0.05, seconds: 10, calls: CALLS_PER_ANALYSIS }
const suites = {
  'first cases': firstCases,
  "an adversary's": [...adversaryGuilty, ...adversaryInnocent],
  'failed at first': freshCases,
  'never seen by the scorer': lastCases,
  'half found at first': blindCases,
}
const isJson = process.argv.includes('--json')
const say = (text: string): void => {
  if (!isJson) console.log(text)
}

async function judgeSuites(): Promise<Record<string, CaseScores>> {
  const scores: Record<string, CaseScores> = {}
  for (const [name, cases] of Object.entries(suites)) {
    const verdicts: Verdict[] = []
    for (const each of cases) verdicts.push(await judgeCase(each))
    scores[name] = scoreVerdicts(verdicts)
    say(`\n${name}\n${formatVerdicts(verdicts)}`)
  }
  return scores
}

async function measureLarge(): Promise<{ seconds: number; calls: number }> {
  const repository = createLargeRepository(onsetMs)
  try {
    const beganMs = performance.now()
    const hosted = { id: 1, fullName: 'acme/shop', repository }
    const { calls } = await investigateRepository(hosted, [{ text: largeTrace, atMs: onsetMs, isError: true }])
    return { seconds: Math.round(performance.now() - beganMs) / 1000, calls: calls.length }
  } finally {
    repository.remove()
  }
}

const isReached = ({ top1, top3, falseAccusations }: CaseScores): boolean =>
  top1 >= FLOORS.top1 && top3 >= FLOORS.top3 && falseAccusations <= FLOORS.falseAccusations

const scores = await judgeSuites()
const large = await measureLarge()
for (const [name, { top1, top3, falseAccusations }] of Object.entries(scores)) {
  say(`${name}: top-1 ${top1}, top-3 ${top3}, false accusations ${falseAccusations}`)
}
say(`10,000 commits: ${large.seconds} s (floor ${FLOORS.seconds}), ${large.calls} calls (floor ${FLOORS.calls})`)
if (isJson) console.log(JSON.stringify({ scores, large, floors: FLOORS }))
const isFast = large.seconds <= FLOORS.seconds && large.calls <= FLOORS.calls
if (!isFast || !Object.values(scores).every(isReached)) process.exitCode = 1
