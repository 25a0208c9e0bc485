import { expect, it } from 'vitest'
import { resolvePath } from './resolve-path.ts'

const files = [
  'services/orders/src/main/java/com/acme/orders/Mapper.java',
  'services/users/src/main/java/com/acme/users/Mapper.java',
  'services/billing/internal/invoice/total.go',
  'apps/web/src/cart/total.ts',
  'apps/web/src/wishlist/total.ts',
  'server.js',
]

it.each([
  ['/app/src/cart/total.ts', false, 'apps/web/src/cart/total.ts'],
  ['cart/total.ts', false, 'apps/web/src/cart/total.ts'],
  ['acme.example/billing/internal/invoice/total.go', false, 'services/billing/internal/invoice/total.go'],
  ['C:/build/apps/web/src/cart/total.ts', false, 'apps/web/src/cart/total.ts'],
  ['/app/server.js', false, 'server.js'],
  ['com/acme/users/Mapper.java', true, 'services/users/src/main/java/com/acme/users/Mapper.java'],
  ['com/acme/ghosts/Mapper.java', true, null],
  ['total.ts', false, null],
  ['/opt/lib/total.go', false, null],
  ['src/basket/total.ts', false, null],
])('takes %s (a class: %s) for %s', (path, isQualified, expected) => {
  expect(resolvePath({ path, isQualified }, files)).toBe(expected)
})
