import { expect, it } from 'vitest'
import { FURTHER_SYSTEMS } from '../../test/mining/further-systems.ts'
import { SYSTEMS } from '../../test/mining/systems.ts'
import { writeSystem } from '../../test/mining/write-system.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { mineFileTemplates } from './mine-file-templates.ts'

/** What each style reaches at least: the share of lines in exactly the right group, and F1 over groups. */
const FLOORS: Readonly<Record<string, readonly [grouping: number, groups: number]>> = {
  bluegene: [0.99, 0.88],
  cluster: [1, 1],
  health: [0.79, 0.89],
  mac: [1, 1],
  proxy: [1, 1],
  thunderbird: [1, 1],
  windows: [0.96, 0.9],
  cloud: [1, 1],
  application: [0.81, 0.57],
  sentences: [1, 1],
  payments: [0.99, 0.87],
  broker: [1, 1],
  ring: [1, 1],
  mesh: [0.85, 0.7],
  journal: [0.81, 0.44],
  firewall: [0.94, 0.59],
  mail: [0.97, 0.91],
  nameserver: [0.66, 0.73],
  builder: [1, 1],
  forge: [0.99, 0.91],
  secrets: [1, 1],
  kubelet: [0.96, 0.91],
  searcher: [0.91, 0.71],
  rabbit: [1, 1],
  eventlog: [0.85, 0.82],
  steps: [0.63, 0.6],
  phone: [0.97, 0.91],
  webserver: [0.57, 0.61],
  resolver: [0.64, 0.7],
  warehouse: [1, 1],
}

function templatesOf(text: string): readonly (string | null)[] {
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log', receivedAtMs: Date.UTC(2017, 7, 1) }))
  return mineFileTemplates([...reader.push(text), ...reader.end()]).lines
}

function score(found: readonly (string | null)[], truth: readonly number[]): [grouping: number, groups: number] {
  const lines = truth.map((_, index) => index)
  const predicted = Map.groupBy(lines, (index) => found[index])
  const actual = Map.groupBy(lines, (index) => truth[index])
  const exact = [...predicted.values()].filter((group) => {
    const kind = truth[group[0] ?? 0]
    return group.length === actual.get(kind)?.length && group.every((index) => truth[index] === kind)
  })
  const grouped = exact.reduce((sum, group) => sum + group.length, 0)
  return [grouped / truth.length, (2 * exact.length) / (predicted.size + actual.size)]
}

it.each(
  [...SYSTEMS, ...FURTHER_SYSTEMS].flatMap((system) => [1, 2].map((seed) => ({ name: system.name, seed, system }))),
)('groups the lines of a $name log (seed $seed)', ({ name, seed, system }) => {
  const { text, truth } = writeSystem(system, seed)
  const [grouping, groups] = score(templatesOf(text), truth)
  expect(grouping).toBeGreaterThanOrEqual(FLOORS[name]?.[0] ?? 1)
  expect(groups).toBeGreaterThanOrEqual(FLOORS[name]?.[1] ?? 1)
})
