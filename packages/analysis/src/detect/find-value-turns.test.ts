import { expect, it } from 'vitest'
import { analyzeTexts, digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { findValueSteps } from './find-value-steps.ts'
import { observeWorld } from './world.ts'

const START_MS = Date.UTC(2026, 5, 16, 5)

const logOf = (say: (second: number) => string): string =>
  Array.from(
    { length: 600 },
    (_, second) => `${new Date(START_MS + second * 1_000).toISOString()} INFO edge ${say(second)}\n`,
  ).join('')

const turnsOf = (text: string) => findValueSteps(observeWorld(digestEvents(readTexts({ 'edge.log': text }))))

it('tells from when on a service says another value, and what turns with it', () => {
  const text = logOf((second) =>
    second < 400 ? `GET /a cache=HIT build=41a served` : `GET /a cache=${second % 9 ? 'MISS' : 'HIT'} build=42b served`,
  )
  const [turn, ...others] = turnsOf(text)
  expect(others).toEqual([])
  expect(turn).toMatchObject({ kind: 'configuration', timestampMs: START_MS + 400_000 })
  expect(turn?.moves).toEqual([
    { name: 'build', from: '41a', to: '42b' },
    { name: 'cache', from: 'HIT', to: 'MISS' },
  ])
})

it('leaves what was said so before as often', () =>
  expect(turnsOf(logOf((second) => `GET /a cache=${second % 2 ? 'MISS' : 'HIT'} served`))).toEqual([]))

it('is what may have set off a failure, and raises nothing by itself', () => {
  const calm = logOf((second) => `GET /a agent=${second < 400 ? 'reader' : 'crawler'} served`)
  expect(analyzeTexts({ 'edge.log': calm })).toEqual([])
})
