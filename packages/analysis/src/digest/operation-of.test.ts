import { expect, it } from 'vitest'
import { operationOf } from './operation-of.ts'

it.each([
  ['/api/orders/17?full=1', 'GET /api/orders'],
  ['/v1/items', 'GET /*/items'],
  ['/cart', 'GET /cart'],
  ['/', 'GET /'],
  ['/a?b/c', 'GET /a'],
  ['api/orders', null],
])('names the operation of %s', (path, expected) =>
  expect(operationOf({ method: 'GET', path, status: 200 })).toBe(expected),
)

it('names none of what failed', () => {
  expect(operationOf({ method: 'GET', path: '/api/orders', status: 404 })).toBeNull()
  expect(operationOf({ method: 'GET', path: '/api/orders' })).toBeNull()
})
