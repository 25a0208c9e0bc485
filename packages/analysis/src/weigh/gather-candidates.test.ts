import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { observeWorld } from '../detect/world.ts'
import { gatherCandidates } from './gather-candidates.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)
const at = (minute: number): string => new Date(START_MS + minute * 60_000).toISOString()

function gathered(said: string) {
  const calm = Array.from({ length: 40 }, (_, minute) => `${at(minute)} INFO revision is current, nothing to do`)
  const world = observeWorld(digestEvents(readTexts({ 'settings.log': [...calm, `${at(41)} ${said}`, ''].join('\n') })))
  return gatherCandidates(world).candidates.filter(({ symptom }) => symptom.firstLine === 41)
}

it('takes a line that nobody calls bad for a failure and for a change, where its words say that something was done', () => {
  const candidates = gathered('INFO visibility timeout changed 360 -> 30')
  expect(candidates.map(({ change }) => change?.kind)).toEqual([undefined, 'event'])
})

it('takes what is called bad for a failure alone', () => {
  const candidates = gathered('ERROR visibility_timeout_seconds = 360 -> 30')
  expect(candidates.map(({ change }) => change?.kind)).toEqual([undefined])
})
