import { describe, expect, it } from 'vitest'
import type { AnalyzeTask } from '../engine/engine-task.ts'
import { TooCostly } from '../engine/too-costly.ts'
import { analyzeRound } from './analyze-round.ts'

const packed = (value: number) => Uint8Array.of(value)
const task: AnalyzeTask = {
  kind: 'analyze',
  memory: packed(0),
  digests: [packed(1), packed(2), packed(3)],
  quietGapMs: 1,
  apart: [],
  keepMs: 1,
}
const found = { findings: [], survey: null, memory: packed(9) }

const runWhere = (isFine: (task: AnalyzeTask) => boolean) => async (step: AnalyzeTask) => {
  if (!isFine(step)) throw new TooCostly('too costly')
  return found
}

describe('a round of analysis', () => {
  it.each([
    { name: 'takes all digests where it can', isFine: () => true, taken: 3, result: found },
    {
      name: 'takes the oldest digest where all are too much',
      isFine: ({ digests }: AnalyzeTask) => digests.length === 1,
      taken: 1,
      result: found,
    },
    {
      name: 'begins its memory again where that is too much',
      isFine: ({ memory }: AnalyzeTask) => memory === null,
      taken: 1,
      result: found,
    },
    { name: 'leaves out a digest that is too much alone', isFine: () => false, taken: 1, result: null },
  ])('$name', async ({ isFine, taken, result }) => {
    expect(await analyzeRound(task, runWhere(isFine))).toEqual({ taken, result })
  })

  it('passes on every other failure', async () => {
    await expect(analyzeRound(task, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  })
})
