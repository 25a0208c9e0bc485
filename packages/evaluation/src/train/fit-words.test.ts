import { expect, it } from 'vitest'
import { weighWords } from '@holdfast/analysis/weigh/weigh-words'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { fitWords } from './fit-words.ts'

const line = (message: string): Candidate =>
  ({
    change: null,
    isCounted: false,
    symptom: {
      service: null,
      contrast: 'new',
      level: 'error',
      signature: null,
      samples: [{ message, raw: message, continuation: [], entities: {}, fields: {} }],
    },
  }) as unknown as Candidate

const CAUSES = ['lease of the volume expired', 'lease of the lock expired', 'licence expired']
const EFFECTS = ['write to the volume was refused', 'worker gave up on the lock', 'login page answered slowly']

const choices = CAUSES.map((cause, at) => ({
  candidates: [line(EFFECTS[at] ?? ''), line(cause)],
  odds: [0, 0],
  rightness: [0, 1],
  weight: 2,
}))

it('learns which words the causes share', () => {
  const weights = fitWords(choices)
  expect(weighWords(line('token expired'), weights)).toBeGreaterThan(weighWords(line('worker gave up'), weights))
})

it('learns nothing where the traits settle it', () => {
  const settled = choices.map((choice) => ({ ...choice, odds: [-20, 20] }))
  expect(fitWords(settled).every((weight) => weight === 0)).toBe(true)
})

it('gives the same weights for the same choices', () => expect(fitWords(choices)).toEqual(fitWords(choices)))
