import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { renderOutage } from '../../test/outage.ts'
import { every } from '../../test/steady-lines.ts'
import { observeWorld } from '../detect/world.ts'
import { formIncidents } from './form-incidents.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { WEIGHTS } from './weights.ts'

const lines = [
  ...every('shop', [0, 3600], 3, (index) => `order ${index} placed`),
  ...every('issuer', [0, 3600], 9, (index) => `key ${index} checked`),
  ...every('issuer', [400, 403], 1, () => 'signing key expired, there is no successor', 'warn'),
  ...every('shop', [2400, 3600], 4, () => 'request failed with status 500', 'error'),
]
const world = observeWorld(digestEvents(readTexts(renderOutage(lines))))
const { candidates } = gatherCandidates(world)

/** Judged by two traits alone. */
const formed = (apart: number) =>
  formIncidents(candidates, world, { ...WEIGHTS, root: { states: 1, apart }, trees: [] }).find(
    ({ seed }) => seed.symptom.service === 'shop',
  )

it('what nothing links to an incident may be its cause', () => {
  const incident = formed(-0.5)
  expect(incident?.root.candidate.symptom.service).toBe('issuer')
  expect(incident?.near).not.toContain(incident?.root.candidate)
})

it('that it is not linked is weighed against it, and it stays a rival', () => {
  const incident = formed(-20)
  expect(incident?.root.candidate.symptom.service).toBe('shop')
  expect(incident?.rivals.map(({ candidate }) => candidate.symptom.service)).toContain('issuer')
})
