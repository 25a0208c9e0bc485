import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readLeft, writeLeft } from './left-stories.ts'
import type { StoryLine, StoryRole } from './read-stories.ts'
import { trainStatements, type TrainedStatements } from './train-statements.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const told = (role: StoryRole, text: string, mechanism: string | null = null, stories = 40): StoryLine[] =>
  Array.from({ length: stories }, (_, at) => ({ role, text, mechanism, story: `a.jsonl:${at}` }))

const OLD = [...told('cause', 'valve stuck open', 'crash'), ...told('routine', 'belt moves on')]

const weightOf = ({ places, roles }: TrainedStatements, known: TrainedStatements, role: number): number[] =>
  known.places.map((place) => roles.weights[places.indexOf(place) * roles.bias.length + role] ?? 0)

it('gives what was learned back, but for the finest steps', () => {
  const file = join(folder, 'words.br')
  const trained = trainStatements(OLD, null)
  writeLeft({ stories: 40, lines: OLD.length, trained }, file)
  const left = readLeft(file)
  expect(left).toMatchObject({ stories: 40, lines: OLD.length, trained: { mechanisms: ['crash'] } })
  const known = left?.trained ?? trained
  expect(known.places.length).toBeGreaterThan(0)
  for (const count of known.counts)
    expect(Math.min(Math.abs(count / 40 - 1), Math.abs(count / 80 - 1))).toBeLessThan(0.05)
  for (const [at, weight] of weightOf(known, known, 0).entries())
    expect(Math.abs(weight - (weightOf(trained, known, 0)[at] ?? 0))).toBeLessThan(0.05)
})

/** Of a cause against an effect, by the words that spoke for a cause before. */
function oddsOfCause(trained: TrainedStatements, known: TrainedStatements): number {
  const spoke = weightOf(known, known, 0).map((weight) => weight > 0)
  const scoreOf = (role: number): number =>
    weightOf(trained, known, role).reduce(
      (sum, weight, at) => sum + (spoke[at] ? weight : 0),
      trained.roles.bias[role] ?? 0,
    )
  return scoreOf(0) - scoreOf(1)
}

it('is not forgotten for a few later lines that say else', () => {
  const known = trainStatements(
    [...told('cause', 'valve stuck open', 'crash', 400), ...told('effect', 'belt waits', null, 400)],
    null,
  )
  const later = [...told('effect', 'valve stuck open', null, 8), ...told('routine', 'shift handed over')]
  const both = trainStatements(later, known)
  expect(oddsOfCause(both, known)).toBeGreaterThan(2)
  expect(both.places.length).toBeGreaterThan(known.places.length)
  expect(both.mechanisms).toEqual(['crash'])
})

it('is nothing where nothing left', () => expect(readLeft(join(folder, 'none.br'))).toBeNull())
