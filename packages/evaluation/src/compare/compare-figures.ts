import { batchNames, writeBatch } from '../batches/write-batch.ts'
import { runEngine } from '../run-engine.ts'
import { ALL, ALL_BLIND, figuresBySet, GENERATED, SCENARIOS, type Figures } from '../score/figures.ts'
import { findCases } from '../score/find-cases.ts'
import { poolFigures, readFirstSight } from '../score/first-sight.ts'
import { scoreCase, type CaseScore } from '../score/score-case.ts'
import type { TrainingFigures } from '../train/training-figures.ts'

export interface Compared {
  readonly set: string
  /** By the shipped weights, now. */
  readonly inSample: Figures
  /** By weights that saw no case of the family; and none of the batch; and by the engine that met it first. */
  readonly crossValidated: Figures | null
  readonly leftOut: Figures | null
  readonly firstSight: Figures | null
}

/** The same sets judged in four ways: what is believed of the engine, and what it is when nothing was learned from them. */
export function compareFigures(scenarios: readonly CaseScore[], trained: TrainingFigures): Compared[] {
  const batches = batchNames().flatMap((set) =>
    findCases(writeBatch(set)).cases.map((folder) => ({ set, score: scoreCase(folder, runEngine) })),
  )
  const inSample = figuresBySet([...scenarios.map((score) => ({ set: SCENARIOS, score })), ...batches])
  const seen = readFirstSight()
  const firstSight: Readonly<Record<string, Figures>> = { ...seen, [ALL_BLIND]: poolFigures(Object.values(seen)) }
  return Object.entries(inSample)
    .filter(([set]) => set !== ALL && set !== GENERATED)
    .map(([set, figures]) => ({
      set,
      inSample: figures,
      crossValidated: trained.crossValidated[set] ?? null,
      leftOut: set === SCENARIOS ? null : (trained.leftOut[set] ?? null),
      firstSight: firstSight[set] ?? null,
    }))
}
