import { expect, it } from 'vitest'
import { leavesPairs } from './leaves-pairs.ts'
import { splitLine } from './split-line.ts'

it.each([
  ['what happened', ['gift.received', 'capture.ok'], true],
  ['levels', ['Success', 'Failure'], false],
  ['machines', ['cache-a', 'cache-b'], false],
])('pairs behind %s', (_, names, expected) =>
  expect(
    leavesPairs(
      names.map((name) => splitLine(`2026-05-07 10:15:10 ${name} account=a3 type=3`)),
      1,
    ),
  ).toBe(expected),
)

it.each(['|', ';', '; '])('pairs between %s, behind what happened', (mark) =>
  expect(
    leavesPairs(
      ['authorise', 'captured'].map((name) =>
        splitLine(['2026-05-07 10:15:10', 'pay-core-1', 'INFO', name, 'ref=a3', 'cur=EUR'].join(mark)),
      ),
      3,
    ),
  ).toBe(true),
)
