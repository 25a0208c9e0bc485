import { STATEMENT_PLACES } from '@holdfast/analysis/frame/judge-statement'
import { placeOfWord } from '@holdfast/analysis/frame/place-of-word'
import { statementFeatures } from '@holdfast/analysis/frame/statement-features'
import { answersOf, rolesOf } from '@holdfast/analysis/frame/weigh-roles'
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

/** Of a cause against an effect. */
function oddsOfCause({ places, roles }: TrainedStatements, text: string): number {
  const sum = new Float64Array(roles.points.length / places.length)
  const words = statementFeatures(text).flatMap((feature) => {
    const id = places.indexOf(placeOfWord(feature, STATEMENT_PLACES))
    return id < 0 ? [] : id
  })
  for (const word of words)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (roles.points[word * sum.length + at] ?? 0)
  const [cause = 0, effect = 0] = rolesOf(answersOf(sum, words.length, roles), roles)
  return cause - effect
}

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
  const text = 'valve stuck open'
  expect(oddsOfCause(trained, text)).toBeGreaterThan(1)
  expect(oddsOfCause(known, text) / oddsOfCause(trained, text)).toBeCloseTo(1, 0)
})

it('is not forgotten for a few later lines that say else', () => {
  const known = trainStatements(
    [...told('cause', 'valve stuck open', 'crash', 400), ...told('effect', 'belt waits', null, 400)],
    null,
  )
  const later = [...told('effect', 'valve stuck open', null, 8), ...told('routine', 'shift handed over')]
  const both = trainStatements(later, known)
  expect(oddsOfCause(both, 'valve stuck open')).toBeGreaterThan(1)
  expect(both.places.length).toBeGreaterThan(known.places.length)
  expect(both.mechanisms).toEqual(['crash'])
})

it('is nothing where nothing left', () => expect(readLeft(join(folder, 'none.br'))).toBeNull())
