import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CaseInput } from '../score/case-input.ts'
import { readTruth } from '../score/score-case.ts'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { scoreChanges } from './score-changes.ts'
import { readStory } from './story.ts'
import { shiftDays } from './transforms/clocks.ts'
import { TRANSFORMS } from './transforms.ts'
import { writeStory } from './write-story.ts'

const FOLDERS = [
  '30-jenkins-disk',
  '46-openvpn-crl',
  '53-bmc-fan',
  '54-nomad-port-collision',
  '74-clean-ci-green',
  '38-peer-unknown-format',
  '63-storage-array',
].map(scenarioFolder)
const LIMIT_MS = 60_000
const AT_MOST_CHANGED = 5
const parent = mkdtempSync(join(tmpdir(), 'stories-'))
afterAll(() => rmSync(parent, { recursive: true }))

const rootTexts = (folder: string): string[] => {
  const { input, incidents } = readTruth(folder)
  const files = new CaseInput(folder, input)
  return incidents.flatMap(({ rootLines }) =>
    rootLines.flatMap(({ file, lines }) =>
      lines.flatMap((entry) =>
        files.linesFrom(
          join(folder, file),
          typeof entry === 'number' ? entry : entry[0],
          typeof entry === 'number' ? 1 : entry[1] - entry[0] + 1,
        ),
      ),
    ),
  )
}

const retell = (transform: string, folder: string): string | null => {
  const told = TRANSFORMS[transform]?.(readStory(folder))
  return told ? writeStory(mkdtempSync(join(parent, 'case-')), told) : null
}

/** Those that apply; a build log without times is wrapped by nobody. */
const told = Object.keys(TRANSFORMS).flatMap((transform) =>
  FOLDERS.flatMap((folder) => {
    const retold = retell(transform, folder)
    return retold === null ? [] : [[transform, basename(folder), folder, retold] as const]
  }),
)
const WORDS_STAY = /cut|traffic|change|incident/

describe('a story told differently', () => {
  it('is one in each way', () =>
    expect(new Set(told.map(([transform]) => transform)).size).toBe(Object.keys(TRANSFORMS).length))

  it.each(told)('keeps the lines that its truth names: %s, %s', (_transform, _name, folder, retold) =>
    expect(rootTexts(retold)).toHaveLength(rootTexts(folder).length),
  )

  it.each(told.filter(([transform]) => WORDS_STAY.test(transform)))(
    'keeps their words: %s, %s',
    (_transform, _name, folder, retold) => expect(rootTexts(retold)).toEqual(rootTexts(folder)),
  )
})

it(
  'is judged as before, but for few',
  () => {
    const scores = scoreChanges(FOLDERS)
    const cases = scores.reduce((sum, one) => sum + one.cases, 0)
    expect(cases).toBeGreaterThan(30)
    const changes = scores.flatMap(({ transform, examples }) => examples.map((one) => `${transform}: ${one}`))
    expect(changes.slice(AT_MOST_CHANGED)).toEqual([])
  },
  LIMIT_MS,
)

describe('some weeks earlier', () => {
  const shifted = (...lines: string[]) => {
    const folder = mkdtempSync(join(parent, 'dates-'))
    writeFileSync(join(folder, 'a.log'), `${lines.join('\n')}\n`)
    const truth = {
      name: 'dates',
      origin: '',
      notes: '',
      input: ['a.log'],
      kind: 'clean',
      maxIncidents: 0,
      incidents: [],
    }
    writeFileSync(join(folder, 'truth.json'), JSON.stringify(truth))
    return shiftDays(readStory(folder))
  }
  const FIRST = '2026-03-10T12:00:01Z INFO till 3 opened'

  it('moves every date', () =>
    expect(shifted(FIRST)?.files[0]?.lines[0]?.text).toBe('2026-02-15T12:00:01Z INFO till 3 opened'))

  it('is not told where a date stands in a notation that would stay', () =>
    expect(shifted(FIRST, '10.03.2026 12:00:02 INFO till 4 opened')).toBeNull())
})
