import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { summarizeInvestigations } from './format-investigations.ts'
import { readCaseRecordings, replayKnownCases } from './report-investigations.ts'

const recordings = readCaseRecordings(fileURLToPath(new URL('../../investigations', import.meta.url))) ?? []

it('makes of each recorded investigation what it made of it when it was led', { timeout: 120_000 }, async () => {
  expect(recordings.length).toBeGreaterThanOrEqual(30)
  expect(recordings.filter(({ orders }) => orders).length).toBeGreaterThanOrEqual(6)
  const cases = await replayKnownCases(recordings)
  const { verbatim, causeTop1, blamedVictim, severePerHealthy, medianCalls, medianTokens } =
    summarizeInvestigations(cases)
  expect(verbatim).toBe(1)
  expect(causeTop1).toBeGreaterThanOrEqual(0.85)
  expect(blamedVictim).toBeLessThanOrEqual(0.05)
  expect(severePerHealthy).toBeLessThanOrEqual(0.05)
  expect(medianCalls).toBeLessThanOrEqual(10)
  expect(medianTokens).toBeLessThanOrEqual(25_000)
  const statements = cases.flatMap(({ conclusion }) =>
    conclusion.incidents.flatMap(({ model }) => (model ? [model, ...model.chain, ...model.ruledOut] : [])),
  )
  expect(statements.filter(({ cites }) => cites.length === 0)).toEqual([])
})

it('shows what the engine shows where the model says nothing', { timeout: 120_000 }, async () => {
  const [first] = recordings
  if (!first) throw new Error('there is no recording')
  const [mute] = await replayKnownCases([{ ...first, turns: [] }])
  expect(mute?.investigation?.failure).toBe('unavailable')
  expect(mute?.score.titles).toEqual(mute?.engine.titles)
})
