import type { GeneratedCase } from '../generate/generate-case.ts'
import type { IncidentTruth } from '../score/case-truth.ts'

export interface Spoken {
  readonly second: number
  readonly service: string
  readonly level: 'info' | 'warn' | 'error'
  readonly text: string
  /** A line that shows the cause. */
  readonly isRoot?: boolean
}

export type Expected = Pick<IncidentTruth, 'cause' | 'services' | 'severity'> & Partial<Pick<IncidentTruth, 'victims'>>

const START_MS = Date.UTC(2026, 6, 8, 13)
const FILE = 'logs/all.log'

/** What a service says at a steady pace, a little unevenly as services do. */
export const says = (
  service: string,
  [from, to, step]: readonly [from: number, to: number, step: number],
  text: (count: number) => string,
  {
    level = 'info',
    isRoot = false,
    isEven = false,
  }: Partial<Pick<Spoken, 'level' | 'isRoot'>> & { isEven?: boolean } = {},
): Spoken[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => ({
    second: from + index * step + (isEven ? 0 : (((index * 7_919) % 29) / 29) * step * 0.3),
    service,
    level,
    text: text(index),
    isRoot,
  }))

/** One file of JSON lines with its truth: nothing wrong, or one incident that begins with the first line that shows it. */
export function writeLog(name: string, spoken: readonly Spoken[], expected: Expected | null): GeneratedCase {
  const sorted = spoken.toSorted((a, b) => a.second - b.second)
  const roots = sorted.flatMap(({ isRoot }, index) => (isRoot ? [index + 1] : []))
  const timeOf = ({ second }: Pick<Spoken, 'second'>): string =>
    new Date(START_MS + Math.round(second * 1_000)).toISOString()
  return {
    files: [
      {
        name: FILE,
        text: sorted
          .map(
            (one) => `${JSON.stringify({ ts: timeOf(one), level: one.level, service: one.service, msg: one.text })}\n`,
          )
          .join(''),
      },
    ],
    truth: {
      name,
      origin: 'a counter-example, made for this project',
      notes: '',
      input: [FILE],
      kind: expected === null ? 'clean' : 'incident',
      maxIncidents: expected === null ? 0 : 1,
      incidents:
        expected === null
          ? []
          : [
              {
                id: 'only',
                victims: [],
                ...expected,
                onset: timeOf(sorted.find(({ isRoot }) => isRoot) ?? { second: 0 }),
                onsetToleranceSeconds: 120,
                rootLines: [{ file: FILE, lines: roots }],
                temporalPattern: null,
              },
            ],
    },
  }
}
