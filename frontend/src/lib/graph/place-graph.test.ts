import { expect, it } from 'vitest'
import { layOutGraph } from './lay-out-graph.ts'
import { placeGraph } from './place-graph.ts'

const edge = (from: string, to: string) => ({ from, to })
const layout = layOutGraph([
  edge('checkout', 'orders-api'),
  edge('orders-api', 'orders-db'),
  edge('billing', 'orders-db'),
])
const node = (name: string) => {
  const found = layout.nodes.find((other) => other.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

it('draws blame to the right on a desk', () => {
  const { cornerOf } = placeGraph(layout, 'right')
  const [checkout, api, db] = ['checkout', 'orders-api', 'orders-db'].map((name) => cornerOf(node(name)))
  expect([checkout?.x, api?.x, db?.x]).toEqual([6, 274, 542])
  expect(checkout?.y).toBe(db?.y)
})

it('draws blame downwards in the width of a phone, culprit and all', () => {
  const { cornerOf, width, height, box } = placeGraph(layout, 'down')
  expect(width).toBeLessThanOrEqual(300)
  expect(cornerOf(node('orders-db')).y + box.height).toBeLessThan(height)
  expect(cornerOf(node('orders-db')).y).toBeGreaterThan(cornerOf(node('orders-api')).y)
  expect(cornerOf(node('billing')).x).not.toBe(cornerOf(node('orders-api')).x)
})

it.each(['right', 'down'] as const)('keeps its arrows within the picture: %s', (direction) => {
  const circle = layOutGraph([edge('a', 'b'), edge('b', 'a')])
  const { arrowOf, width, height } = placeGraph(circle, direction)
  const [a, b] = circle.nodes
  if (!a || !b) throw new Error('There are no nodes.')
  for (const { path } of [arrowOf(a, b), arrowOf(b, a)]) {
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
    expect(numbers.filter((value, index) => value < 0 || value > (index % 2 === 0 ? width : height))).toEqual([])
  }
})
