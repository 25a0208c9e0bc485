import type { Series, SeriesKind } from '@holdfast/contracts/series'

export interface SeriesGroup {
  readonly key: string
  /** Without attributes. */
  readonly name: string
  readonly unit: string
  readonly isRate: boolean
  /** Those with the highest values first. */
  readonly lines: readonly { readonly label: string; readonly points: Series['points'] }[]
}

const isRate = (kind: SeriesKind): boolean => kind !== 'gauge'
const peakOf = ({ points }: Pick<Series, 'points'>): number =>
  points.reduce((most, [, value]) => Math.max(most, value), -Infinity)

/** 'system.cpu.time{state=user}' → 'system.cpu.time' and 'state=user'. */
function partsOf(name: string): readonly [base: string, attributes: string] {
  const at = name.indexOf('{')
  return at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1).replace(/\}$/, '')]
}

/** What measures the same thing is drawn together: other pods, other states. */
export function groupSeries(series: readonly Series[]): SeriesGroup[] {
  const groups = Map.groupBy(series, ({ name, unit, kind }) => JSON.stringify([partsOf(name)[0], unit, isRate(kind)]))
  return [...groups].map(([key, members]) => {
    const [first] = members
    return {
      key,
      name: partsOf(first?.name ?? '')[0],
      unit: first?.unit ?? '',
      isRate: first ? isRate(first.kind) : false,
      lines: members
        .toSorted((a, b) => peakOf(b) - peakOf(a))
        .map(({ name, resource, points }) => ({
          label: [partsOf(name)[1], resource].filter(Boolean).join(' · ') || partsOf(name)[0],
          points,
        })),
    }
  })
}
