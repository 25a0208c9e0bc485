import { expect, it } from 'vitest'
import { layOutGraph } from './lay-out-graph.ts'

const edge = (from: string, to: string) => ({ from, to })

it('draws each service right beside those that complain about it', () => {
  const { nodes, columns, rows } = layOutGraph([edge('web', 'api'), edge('api', 'db'), edge('worker', 'db')])
  const columnOf = Object.fromEntries(nodes.map(({ name, column }) => [name, column]))
  expect(columnOf).toEqual({ web: 0, worker: 1, api: 1, db: 2 })
  expect({ columns, rows }).toEqual({ columns: 3, rows: 2 })
})

it('has a place for whoever nobody points to', () => {
  expect(layOutGraph([edge('a', 'b')], ['a', 'c']).nodes.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

it('ends for services that blame each other, and for one that blames itself', () => {
  expect(layOutGraph([edge('a', 'b'), edge('b', 'a')]).nodes).toHaveLength(2)
  expect(layOutGraph([edge('a', 'a')]).nodes).toHaveLength(1)
})
