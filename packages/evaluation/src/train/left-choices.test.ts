import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { choicesOf } from './fit-roots.ts'
import { keepChoices, readLeftChoices } from './left-choices.ts'
import { readTrainingCase } from './read-training-case.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const training = readTrainingCase(scenarioFolder('30-jenkins-disk'), { weight: 1, isWhole: true })

it('keeps what was to choose from, and how right each was', () => {
  const file = join(folder, 'choices.br')
  const choices = choicesOf(training, WEIGHTS.alarm)
  expect(choices.length).toBeGreaterThan(0)
  expect(keepChoices('first', [training], file)).toBe(choices.length)
  expect(keepChoices('second', [training], file)).toBe(choices.length)
  const kept = readLeftChoices(file)
  expect(kept.map(({ rightness }) => rightness)).toEqual([...choices, ...choices].map(({ rightness }) => rightness))
  const rowsOf = (some: readonly { readonly features: readonly Float64Array[] }[]): number[] =>
    some.flatMap(({ features }) => features.flatMap((row) => [...row]))
  for (const [at, value] of rowsOf([...choices, ...choices]).entries())
    expect(Math.abs((rowsOf(kept)[at] ?? 0) - value)).toBeLessThanOrEqual(Math.max(0.051, Math.abs(value) * 0.06))
})

it('keeps those of a batch once', () => {
  const file = join(folder, 'choices.br')
  keepChoices('first', [training], file)
  expect(() => keepChoices('first', [training], file)).toThrow('The choices of first are kept already.')
})

it('has none where nothing left', () => expect(readLeftChoices(join(folder, 'none.br'))).toEqual([]))
