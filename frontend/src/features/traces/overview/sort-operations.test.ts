import type { TracedOperation } from '@holdfast/contracts/traces'
import { expect, it } from 'vitest'
import { findOperations, firstOrderOf, sortOperations, type OperationSort } from './sort-operations.ts'

const operation = (service: string, name: string, p99: number | null, errors = 0): TracedOperation => ({
  service,
  name,
  calls_per_minute: 10,
  error_share: errors,
  p50_ms: 1,
  p99_ms: p99,
  slowest: [],
  failing: [],
})
const operations = [
  operation('web', 'GET /cart', 80),
  operation('pay', 'POST /pay', 4_000, 0.2),
  operation('web', 'GET /', null),
]
const names = (found: readonly TracedOperation[]) => found.map(({ name }) => name)

it.each<[OperationSort, string[]]>([
  ['operation', ['POST /pay', 'GET /', 'GET /cart']],
  ['calls', ['POST /pay', 'GET /', 'GET /cart']],
  ['errors', ['POST /pay', 'GET /', 'GET /cart']],
  ['p99', ['POST /pay', 'GET /cart', 'GET /']],
])('sorts by %s', (sort, sorted) => {
  expect(names(sortOperations(operations, firstOrderOf(sort)))).toEqual(sorted)
})

it('sorts the other way round', () => {
  expect(names(sortOperations(operations, { sort: 'p99', isAscending: true }))).toEqual([
    'GET /',
    'GET /cart',
    'POST /pay',
  ])
})

it('finds by every word of service and name', () => {
  expect(names(findOperations(operations, { q: 'CART web', service: null }))).toEqual(['GET /cart'])
  expect(names(findOperations(operations, { q: '', service: 'web' }))).toEqual(['GET /cart', 'GET /'])
})
