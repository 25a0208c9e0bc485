import type { Evidence, NumberSeries } from '../evidence/evidence.ts'

const LEAST_POINTS = 6
const PART = 4

export interface Shift extends NumberSeries {
  readonly early: number
  readonly late: number
  readonly peak: { readonly value: number; readonly id: string | null }
  readonly score: number
}

/** Numbers by how far their last quarter, or their peak, lies from their first quarter. */
export function rankSeries({ series }: Pick<Evidence, 'series'>): Shift[] {
  return series
    .filter(({ points }) => points.length >= LEAST_POINTS)
    .map((one): Shift => {
      const { points } = one
      const size = Math.ceil(points.length / PART)
      const early = median(points.slice(0, size).map(({ value }) => value))
      const late = median(points.slice(-size).map(({ value }) => value))
      const peak = points.reduce((most, point) => (point.value > most.value ? point : most))
      return { ...one, early, late, peak, score: Math.max(ratio(early, late), ratio(early, peak.value) / 2) }
    })
    .toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const ratio = (a: number, b: number): number => Math.abs(Math.log((Math.abs(b) + 1) / (Math.abs(a) + 1)))

export const writeShift = ({ service, name, points, early, late, peak }: Shift): string =>
  `${service ?? '?'} ${name}: ${early} at first, ${late} at last, most ${peak.value}${peak.id === null ? '' : ` (${peak.id})`}, ${points.length}×`
