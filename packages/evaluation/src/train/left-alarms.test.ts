import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { alarmsIn, mayOpen } from './fit-alarm-trees.ts'
import { keepAlarms, readLeftAlarms } from './left-alarms.ts'
import { readTrainingCase } from './read-training-case.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const training = readTrainingCase(scenarioFolder('30-jenkins-disk'), { weight: 1, isWhole: true })

it('keeps what was heard and may open an incident, and whether it was one', () => {
  const file = join(folder, 'alarms.br')
  const heard = alarmsIn(training, WEIGHTS.alarm).filter(mayOpen)
  keepAlarms('first', [training], file)
  expect(keepAlarms('second', [training], file)).toBe(heard.length)
  const kept = readLeftAlarms(file)
  expect(kept.map(({ isIncident }) => isIncident)).toEqual([...heard, ...heard].map(({ isIncident }) => isIncident))
  for (const [at, { features }] of [...heard, ...heard].entries())
    for (const [feature, value] of features.entries())
      expect(Math.abs((kept[at]?.features[feature] ?? 0) - value)).toBeLessThanOrEqual(
        Math.max(0.051, Math.abs(value) * 0.06),
      )
})

it('keeps those of a batch once', () => {
  const file = join(folder, 'alarms.br')
  keepAlarms('first', [training], file)
  expect(() => keepAlarms('first', [training], file)).toThrow('The alarms of first are kept already.')
})

it('has none where nothing left', () => expect(readLeftAlarms(join(folder, 'none.br'))).toEqual([]))
