import { NOTHING_FOUND } from '../src/analysis/conclude.ts'
import { CALLS_PER_ANALYSIS } from '../src/investigate/investigate-code.ts'
import { formatVerdicts, judgeCase, scoreVerdicts, type Verdict } from './judge-cases.ts'

const LEAST_TOP1 = 0.8
const LEAST_TOP3 = 0.95
const MOST_FALSE_ACCUSATIONS = 0.05

/** What is wrong with the verdicts of these cases, case by case and in all. */
export async function faultsOf(cases: readonly Parameters<typeof judgeCase>[0][]): Promise<string[]> {
  const verdicts: Verdict[] = []
  for (const each of cases) verdicts.push(await judgeCase(each))
  const scores = scoreVerdicts(verdicts)
  process.stdout.write(`${formatVerdicts(verdicts)}\n${JSON.stringify(scores)}\n`)
  const faults = verdicts.flatMap(({ calls, explanation, named, pullRequests, wanted }, index) => [
    ...(calls > CALLS_PER_ANALYSIS ? [`${index}: ${calls} calls`] : []),
    ...(explanation.startsWith(NOTHING_FOUND) === (named.length === 0) ? [] : [`${index}: says '${explanation}'`]),
    ...wanted.filter((each) => !pullRequests.includes(each)).map((each) => `${index}: #${each} is not named`),
  ])
  if (scores.top1 < LEAST_TOP1) faults.push(`top-1 is ${scores.top1}`)
  if (scores.top3 < LEAST_TOP3) faults.push(`top-3 is ${scores.top3}`)
  if (scores.falseAccusations > MOST_FALSE_ACCUSATIONS) faults.push(`${scores.falseAccusations} are accused falsely`)
  return faults
}
