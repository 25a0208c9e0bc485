import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { renderOutage } from '../../test/outage.ts'
import { every } from '../../test/steady-lines.ts'
import { observeWorld } from '../detect/world.ts'
import { ALARM_FEATURES, alarmFeatures, type KnownAlarms } from './alarm-features.ts'
import type { Candidate } from './candidate.ts'
import { traitsOf } from './form-incidents.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { weighAlarm } from './weigh-alarm.ts'

const lines = [
  ...every('shop', [0, 3600], 3, (index) => `order ${index} placed`),
  ...every('files', [1800, 3000], 10, () => 'no space left on device', 'error'),
  ...every('shop', [1800, 3000], 5, () => 'order could not be stored', 'error'),
]
const world = observeWorld(digestEvents(readTexts(renderOutage(lines))))
const { candidates } = gatherCandidates(world)
const traits = traitsOf(candidates, world)

function find(service: string): Candidate {
  const found = candidates.find(({ symptom }) => symptom.service === service && symptom.badness === 2)
  if (found === undefined) throw new Error(`${service} does not fail.`)
  return found
}
const [seed, witness] = [find('files'), find('shop')]

const hearing = (alarms: readonly (readonly [Candidate, number])[]): KnownAlarms => ({
  world,
  traits,
  alarms: new Map(alarms),
})
const featuresOf = (witnesses: readonly Candidate[], from: KnownAlarms): Record<string, number> =>
  Object.fromEntries(
    alarmFeatures(seed, witnesses, from)
      .entries()
      .map(([at, value]) => [ALARM_FEATURES[at]?.name, value]),
  )

it('tells how loud something is, who else tells of it and since when', () => {
  const heard = featuresOf(
    [witness],
    hearing([
      [seed, 1],
      [witness, 0.5],
    ]),
  )
  expect(heard).toMatchObject({ own: 1, first: 0.5, second: -9, loud: 1, nearlyLoud: 1, services: 1, badness: 2 })
  expect(heard['joined']).toBeCloseTo(Math.log(Math.exp(1) + Math.exp(0.5)))
  expect(heard['begins']).toBeCloseTo(0.5, 1)
  expect(heard['minutes']).toBeCloseTo(20, 0)
})

it('is as loud as it is by itself where nobody else tells of it', () =>
  expect(featuresOf([], hearing([[seed, 1]]))).toMatchObject({ own: 1, joined: 1, first: -9, loud: 0, effect: -5 }))

it('what trees say of it is added to what is heard', () => {
  const loudOnes = ALARM_FEATURES.findIndex(({ name }) => name === 'loud')
  const alarmTrees = [[loudOnes, 0.5, -1, 2]] as const
  const alone = weighAlarm(seed, [], hearing([[seed, 1]]), { alarmTrees })
  expect(alone.alarm).toBeCloseTo(0)
  const loud = hearing([
    [seed, 1],
    [witness, 1],
  ])
  const together = weighAlarm(seed, [witness], loud, { alarmTrees })
  expect(together.joined).toBeCloseTo(1 + Math.log(2))
  expect(together.alarm).toBeCloseTo(1 + Math.log(2) + 2)
})
