import { adversaryGuilty } from './cases/adversary-guilty.ts'
import { adversaryInnocent } from './cases/adversary-innocent.ts'
import { firstCases } from './cases/first-cases.ts'
import { formatVerdicts, judgeCase, scoreVerdicts, type Verdict } from './judge-cases.ts'

const suites = { first: firstCases, adversary: [...adversaryGuilty, ...adversaryInnocent] }
const scores: Record<string, unknown> = {}
for (const [name, cases] of Object.entries(suites)) {
  const verdicts: Verdict[] = []
  for (const each of cases) verdicts.push(await judgeCase(each))
  scores[name] = scoreVerdicts(verdicts)
  console.log(`\n${name}\n${formatVerdicts(verdicts)}`)
  if (process.argv.includes('--verbose')) for (const v of verdicts) console.log(v.name, '=>', v.named, v.explanation)
}
console.log(JSON.stringify(scores))
