import { expect, it } from 'vitest'
import { ALARM_FEATURES } from '@holdfast/analysis/weigh/alarm-features'
import { weighTrees } from '@holdfast/analysis/weigh/weigh-trees'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { fitAlarmTrees, alarmsIn, type JudgedAlarm } from './fit-alarm-trees.ts'
import { readTrainingCase } from './read-training-case.ts'

const featureOf = (values: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(ALARM_FEATURES, ({ name }) => values[name] ?? 0)

/** What nobody else tells of is noise, however loud it is; of incidents there are three times as many. */
const heard: JudgedAlarm[] = Array.from({ length: 400 }, (_, at) => {
  const isIncident = at % 4 === 0 ? 0 : 1
  const own = (at % 7) / 2
  return { features: featureOf({ own, joined: own, loud: isIncident === 1 ? 1 + (at % 3) : 0 }), isIncident }
})
const trees = fitAlarmTrees(heard)

it('learns who else has to tell of an incident', () => {
  const alone = weighTrees(featureOf({ own: 2, joined: 2, loud: 0 }), trees)
  const witnessed = weighTrees(featureOf({ own: 2, joined: 2, loud: 2 }), trees)
  expect(witnessed - alone).toBeGreaterThan(2)
})

it('lets nothing that is louder count as calmer', () => {
  const against = heard.map((one) => ({ ...one, features: featureOf({ own: one.isIncident === 1 ? 0 : 3 }) }))
  const learned = fitAlarmTrees(against)
  expect(weighTrees(featureOf({ own: 3 }), learned)).toBeGreaterThanOrEqual(weighTrees(featureOf({ own: 0 }), learned))
})

it('gives the same trees for the same alarms', () => expect(fitAlarmTrees(heard)).toEqual(trees))

it('hears of an incident what tells of it', () => {
  const found = alarmsIn(
    readTrainingCase(scenarioFolder('30-jenkins-disk'), { weight: 1, isWhole: true }),
    WEIGHTS.alarm,
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ isIncident }) => isIncident === 1)).toBe(true)
})
