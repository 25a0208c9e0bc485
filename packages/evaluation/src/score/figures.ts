import { calibrate } from './calibrate.ts'
import type { CaseScore } from './score-case.ts'

/** What is compared between one way of scoring and another; null where nothing was there to measure. */
export interface Figures {
  readonly incidents: number
  readonly healthy: number
  readonly top1: number | null
  readonly top3: number | null
  readonly victim: number | null
  /** False incidents, and severe ones, per healthy system. */
  readonly falseAlarms: number | null
  readonly severeAlarms: number | null
  readonly calibrationError: number | null
  readonly brier: number | null
}

export function figuresOf(scores: readonly CaseScore[]): Figures {
  const judgements = scores.filter(({ kind }) => kind !== 'clean').flatMap((score) => score.judgements)
  const healthy = scores.filter(({ kind }) => kind === 'clean')
  const { expectedError, brier } = calibrate(scores.filter(({ kind }) => kind !== 'clean'))
  return {
    incidents: judgements.length,
    healthy: healthy.length,
    top1: mean(judgements.map((one) => one.causeTop1)),
    top3: mean(judgements.map((one) => one.causeTop3)),
    victim: mean(judgements.map((one) => one.blamedVictim)),
    falseAlarms: mean(healthy.map((score) => score.reported)),
    severeAlarms: mean(healthy.map((score) => score.severe)),
    calibrationError: rounded(expectedError),
    brier: rounded(brier),
  }
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : rounded(values.reduce((sum, value) => sum + value, 0) / values.length)

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1_000) / 1_000)

export const SCENARIOS = 'scenarios'
export const GENERATED = 'generated'
export const ALL_BLIND = 'all blind'
export const ALL = 'all'

const isBlind = ({ set }: { set: string }): boolean => set !== SCENARIOS && set !== GENERATED

/** Figures of each set, of all blind batches together, and of everything. */
export function figuresBySet(all: readonly { set: string; score: CaseScore }[]): Record<string, Figures> {
  const groups = Map.groupBy(all, ({ set }) => set)
  const figures = (some: typeof all) => figuresOf(some.map(({ score }) => score))
  return {
    ...Object.fromEntries([...groups].map(([set, own]) => [set, figures(own)])),
    [ALL_BLIND]: figures(all.filter(isBlind)),
    [ALL]: figures(all),
  }
}
