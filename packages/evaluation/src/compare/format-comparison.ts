import { formatTable, show } from '../format-table.ts'
import type { Figures } from '../score/figures.ts'
import type { Compared } from './compare-figures.ts'

const MEASURES = {
  top1: 'top1',
  top3: 'top3',
  victim: 'victim blamed',
  falseAlarms: 'false incidents per healthy system',
  severeAlarms: 'severe ones',
  calibrationError: 'calibration error',
  brier: 'Brier',
} as const satisfies Partial<Record<keyof Figures, string>>

export function formatComparison(compared: readonly Compared[], trainedOn: string): string {
  const table = formatTable(
    [
      'set',
      'measure',
      'in-sample',
      'cross-validated',
      'batch left out',
      'first sight',
      'in-sample − cross-validated',
      'in-sample − first sight',
    ],
    compared.flatMap(({ set, inSample, crossValidated, leftOut, firstSight }) =>
      Object.entries(MEASURES).map(([key, name], index) => {
        const of = (figures: Figures | null): number | null => figures?.[key as keyof typeof MEASURES] ?? null
        const cells = [inSample, crossValidated, leftOut, firstSight].map((figures) => show(of(figures), 3))
        const title = index === 0 ? `${set} (${inSample.incidents} + ${inSample.healthy} healthy)` : ''
        return [title, name, ...cells, less(of(inSample), of(crossValidated)), less(of(inSample), of(firstSight))]
      }),
    ),
  )
  return `${table}\nin-sample: the shipped weights, now; the others: ${trainedOn}`
}

const less = (a: number | null, b: number | null): string => {
  if (a === null || b === null) return '-'
  return `${a > b ? '+' : ''}${show(a - b, 3)}`
}
