import { expect, it } from 'vitest'
import { isNoObservation } from './is-no-observation.ts'

it.each([
  'select regoin, count(*) from sales group by 1',
  'EXPLAIN SELECT id FROM carts WHERE id = 3',
  '$ kubectl get pods',
  'failed to load extension libjpeg.so.8. If you need no images, you can ignore this warning.',
  'Error from server (BadRequest): previous terminated container "web" in pod "shop-web-0" not found',
  'Defaulted container "web" out of: web, sidecar, init-db (init)',
  'cannot stat /dev/kvm: no such device (harmless)',
])('is none: %s', (text) => expect(isNoObservation(text, text)).toBe(true))

it.each(['statement: ALTER TABLE carts DROP COLUMN note', 'select from the menu failed', 'could not select a printer'])(
  'is one: %s',
  (text) => expect(isNoObservation(text, text)).toBe(false),
)
