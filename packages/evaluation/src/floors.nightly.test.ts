import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateCase } from './generate/generate-case.ts'
import { writeCase } from './generate/write-case.ts'
import { recognisePattern } from './recognise-pattern.ts'
import { runEngine } from './run-engine.ts'
import { scenarioFolders } from './scenarios/scenario-folders.ts'
import { scoreCase } from './score/score-case.ts'
import { scorePatterns } from './score/score-patterns.ts'
import { summarize, type Summary } from './score/summarize.ts'

/** The day's number: each night another set, and a failure names its seed. */
const SEED = Math.floor(Date.now() / 86_400_000)
const GENERATED = 200

/** What the engine promises on scenarios that it was not written against. */
const AT_LEAST = {
  causeTop1: 0.75,
  causeTop3: 0.8,
  evidenceVerbatim: 1,
  evidenceRecall: 0.8,
  evidencePrecision: 0.7,
  countOk: 1,
}
const AT_MOST = { blamedVictim: 0.1, onsetErrorSecondsMedian: 10, extraPerIncident: 0.3, healthySevereAlarms: 0 }

const summaryOf = (folders: readonly string[]): Summary =>
  summarize({
    cases: folders.map((folder) => scoreCase(folder, runEngine)),
    templates: [],
    patterns: null,
    patternsFromLogs: null,
    looks: null,
  })

const parent = mkdtempSync(join(tmpdir(), 'floors-'))
afterAll(() => rmSync(parent, { recursive: true }))

describe.each([
  ['the carried scenarios', scenarioFolders],
  [
    `${GENERATED} scenarios of seed ${SEED}`,
    () => Array.from({ length: GENERATED }, (_, index) => writeCase(parent, generateCase(SEED, index))),
  ],
])('%s', (_, foldersOf) => {
  let summary: Summary = {}
  beforeAll(() => {
    summary = summaryOf(foldersOf())
  })

  it.each(Object.entries(AT_LEAST))('%s is at least %d', (measure, floor) => {
    expect(summary[measure]).toBeGreaterThanOrEqual(floor)
  })

  it.each(Object.entries(AT_MOST))('%s is at most %d', (measure, ceiling) => {
    expect(summary[measure]).toBeLessThanOrEqual(ceiling)
  })
})

it('recognises the pattern of 95 of 100 series', () => {
  expect(scorePatterns(SEED, 400, recognisePattern).accuracy).toBeGreaterThanOrEqual(0.95)
})
