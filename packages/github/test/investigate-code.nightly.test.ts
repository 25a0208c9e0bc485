import { expect, it } from 'vitest'
import { adversaryGuilty } from './cases/adversary-guilty.ts'
import { adversaryInnocent } from './cases/adversary-innocent.ts'
import { blindCases } from './cases/blind-cases.ts'
import { freshCases } from './cases/fresh-cases.ts'
import { lastCases } from './cases/last-cases.ts'
import { faultsOf } from './fault-cases.ts'

it.each([
  { suite: 'those of an adversary', cases: [...adversaryGuilty, ...adversaryInnocent] },
  { suite: 'those it failed at first', cases: [...freshCases, ...blindCases] },
  { suite: 'those that never changed it', cases: lastCases },
])('finds the guilty change and accuses no innocent one: $suite', async ({ cases }) => {
  expect(await faultsOf(cases)).toEqual([])
})
