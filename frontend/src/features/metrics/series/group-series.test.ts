import type { Series } from '@holdfast/contracts/series'
import { expect, it } from 'vitest'
import { groupSeries } from './group-series.ts'

const series = (name: string, resource: string, peak: number, kind: Series['kind'] = 'gauge'): Series => ({
  name,
  resource,
  unit: '1',
  kind,
  points: [[0, peak]],
})

it('draws together what measures the same, the highest first', () => {
  const groups = groupSeries([
    series('cpu{state=user}', 'a', 1),
    series('cpu{state=system}', 'a', 3),
    series('cpu', '', 2),
    series('cpu', 'a', 2, 'total'),
    series('memory', 'a', 5),
  ])
  expect(groups.map(({ name, isRate, lines }) => [name, isRate, lines.map(({ label }) => label)])).toEqual([
    ['cpu', false, ['state=system · a', 'cpu', 'state=user · a']],
    ['cpu', true, ['a']],
    ['memory', false, ['a']],
  ])
})
