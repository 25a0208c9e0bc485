import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bagsOfCases } from './fit-alarms.ts'
import { readTrainingCase } from './read-training-case.ts'

const LINES = 600
const BROKEN = 400

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'paste-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function readCase(isBroken: boolean) {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const time = new Date(Date.UTC(2026, 4, 17, 9, 0, index)).toISOString()
    return isBroken && index + 1 === BROKEN
      ? `${time} ERROR drawer of till 4 is stuck: gear broken`
      : index === 20
        ? `${time} WARN ink is low`
        : `${time} INFO receipt ${index} printed`
  })
  mkdirSync(join(folder, 'logs'))
  writeFileSync(join(folder, 'logs/till.log'), `${lines.join('\n')}\n`)
  const incident = {
    id: 'a',
    cause: { allOf: [['gear']] },
    services: ['till'],
    victims: [],
    severity: ['high'],
    onset: null,
    rootLines: [{ file: 'logs/till.log', lines: [BROKEN] }],
  }
  const truth = {
    name: 'till-evening',
    origin: 'test',
    notes: '',
    input: ['logs/till.log'],
    kind: isBroken ? 'incident' : 'clean',
    maxIncidents: 1,
    incidents: isBroken ? [incident] : [],
  }
  writeFileSync(join(folder, 'truth.json'), JSON.stringify(truth))
  return readTrainingCase(folder, { weight: 1, isWhole: true })
}

describe('what somebody would paste of a case', () => {
  it('holds a line of its incident, and so few others that they count as chosen', () => {
    const training = readCase(true)
    const messages = [...(training.pasted?.relevant ?? [])].map(({ symptom }) => symptom.samples[0]?.message)
    expect(messages).toEqual(['drawer of till 4 is stuck: gear broken'])
    expect([...(training.pasted?.traits.values() ?? [])].some(({ brief = 0 }) => brief > 0)).toBe(true)
  })

  it('is the worst line of a healthy system and what stands around it', () => {
    const { pasted } = readCase(false)
    expect([...(pasted?.traits.keys() ?? [])].map(({ symptom }) => symptom.samples[0]?.message)).toContain('ink is low')
    expect(pasted?.relevant.size).toBe(0)
  })

  it('teaches how alarming a line is beside the case itself', () => {
    const weights = bagsOfCases([readCase(true)]).map(({ isIncident, weight }) => [isIncident, weight])
    expect(weights.filter(([isIncident]) => isIncident === 1)).toHaveLength(2)
  })
})
