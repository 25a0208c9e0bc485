import { adversaryGuilty } from './cases/adversary-guilty.ts'
import { adversaryInnocent } from './cases/adversary-innocent.ts'
import { freshCases } from './cases/fresh-cases.ts'
import { firstCases } from './cases/first-cases.ts'
import { lastCases } from './cases/last-cases.ts'
import { formatVerdicts, judgeCase, scoreVerdicts, type Verdict } from './judge-cases.ts'

const suites = {
  first: firstCases,
  adversary: [...adversaryGuilty, ...adversaryInnocent],
  fresh: freshCases,
  last: lastCases,
}
const scores: Record<string, unknown> = {}
for (const [name, cases] of Object.entries(suites)) {
  if (process.env['ONLY'] && process.env['ONLY'] !== name) continue
  const verdicts: Verdict[] = []
  for (const each of cases) verdicts.push(await judgeCase(each))
  scores[name] = scoreVerdicts(verdicts)
  console.log(`\n${name}\n${formatVerdicts(verdicts)}`)
  if (process.argv.includes('--verbose')) for (const v of verdicts) console.log(v.name, '=>', v.named, v.explanation)
}
console.log(JSON.stringify(scores))
