import { describe, expect, it } from 'vitest'
import { allFaults } from './faults/all-faults.ts'
import { buildFaults } from './faults/build-faults.ts'
import { generateCase } from './generate-case.ts'
import type { LineNumbers } from '../score/case-truth.ts'

const INDICES = Array.from({ length: 140 }, (_, index) => index)
/** Made once: the tests look at them from several sides. */
const CASES = INDICES.map((index) => generateCase(1, index))

const numbersOf = (lines: LineNumbers): number[] => lines.filter((line) => typeof line === 'number')

describe('generateCase', () => {
  it('makes the same bytes of the same seed, and others of another', () => {
    expect(generateCase(5, 3)).toEqual(generateCase(5, 3))
    expect(generateCase(6, 3).files).not.toEqual(generateCase(5, 3).files)
  })

  it('tells the same story in another look', () => {
    const [plain, other] = [generateCase(5, 3), generateCase(5, 3, 1)]
    expect(other.files).not.toEqual(plain.files)
    const storyOf = ({ truth }: typeof plain) =>
      truth.incidents.map(({ id, services, victims }) => ({ id, services, victims }))
    expect(storyOf(other)).toEqual(storyOf(plain))
  })

  it('goes through all faults, and makes every fifth case a healthy one', () => {
    const truths = CASES.map(({ truth }) => truth)
    expect(truths.filter(({ kind }) => kind === 'clean')).toHaveLength(28)
    expect(new Set(truths.flatMap(({ incidents }) => incidents.map(({ id }) => id))).size).toBe(
      allFaults.length + buildFaults.length,
    )
  })

  it.each(INDICES)(
    'case %i: the truth points at lines that exist, and starts where the first of them stands',
    (index) => {
      const { truth, files } = generateCase(1, index)
      expect(truth.input).toEqual(files.map(({ name }) => name))
      for (const incident of truth.incidents) {
        expect(incident.rootLines.length).toBeGreaterThan(0)
        for (const set of [...incident.rootLines, ...(incident.relevant?.lines ?? [])]) {
          const lines = files.find(({ name }) => name === set.file)?.text.split('\n') ?? []
          for (const number of numbersOf(set.lines)) expect(lines[number - 1]?.trim()).toBeTruthy()
        }
        const [services, victims] = [new Set(incident.services), incident.victims]
        expect(victims.filter((victim) => services.has(victim))).toEqual([])
        expect(incident.onset === null || Date.parse(incident.onset) > 0).toBe(true)
      }
    },
  )

  it('marks the very lines that show the cause', () => {
    const found = CASES.find((one) => one.truth.incidents[0]?.id === 'too-many-open-files')
    const rootLines = found?.truth.incidents[0]?.rootLines ?? []
    expect(rootLines).not.toEqual([])
    for (const { file, lines } of rootLines) {
      const text = found?.files.find(({ name }) => name === file)?.text.split('\n') ?? []
      for (const number of numbersOf(lines)) expect(text[number - 1]).toContain('Too many open files')
    }
  })
})
