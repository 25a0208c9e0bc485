import { readFileSync } from 'node:fs'
import type { Figures } from './figures.ts'

/** A line of `first-sight.jsonl`: a batch, scored once before anything was changed. */
interface FirstSight {
  readonly batch: string
  readonly incidents: number
  readonly healthy: number
  readonly top1: number
  readonly top3: number
  readonly victimBlamed: number
  readonly brier: number
  readonly calibrationError?: number
  readonly falseIncidents: number
  readonly severeFalseIncidents: number
}

const FILE = new URL('../../first-sight.jsonl', import.meta.url)

/** By batch; of several engines that saw it first, the latest. */
export const readFirstSight = (): Record<string, Figures> =>
  Object.fromEntries(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as FirstSight)
      .map((seen) => [seen.batch, toFigures(seen)]),
  )

const toFigures = (seen: FirstSight): Figures => ({
  incidents: seen.incidents,
  healthy: seen.healthy,
  top1: seen.top1,
  top3: seen.top3,
  victim: seen.victimBlamed,
  falseAlarms: Math.round((1_000 * seen.falseIncidents) / seen.healthy) / 1_000,
  severeAlarms: Math.round((1_000 * seen.severeFalseIncidents) / seen.healthy) / 1_000,
  calibrationError: seen.calibrationError ?? null,
  brier: seen.brier,
})

/** What several batches would be as one. */
export function poolFigures(all: readonly Figures[]): Figures {
  const weighted = (key: keyof Figures, by: 'incidents' | 'healthy'): number | null => {
    const known = all.flatMap((one) => {
      const value = one[key]
      return value === null ? [] : [{ value, weight: one[by] }]
    })
    const count = known.reduce((sum, { weight }) => sum + weight, 0)
    return count === 0
      ? null
      : Math.round((1_000 * known.reduce((sum, { value, weight }) => sum + value * weight, 0)) / count) / 1_000
  }
  return {
    incidents: all.reduce((sum, one) => sum + one.incidents, 0),
    healthy: all.reduce((sum, one) => sum + one.healthy, 0),
    top1: weighted('top1', 'incidents'),
    top3: weighted('top3', 'incidents'),
    victim: weighted('victim', 'incidents'),
    falseAlarms: weighted('falseAlarms', 'healthy'),
    severeAlarms: weighted('severeAlarms', 'healthy'),
    calibrationError: weighted('calibrationError', 'incidents'),
    brier: weighted('brier', 'incidents'),
  }
}
