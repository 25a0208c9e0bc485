import { expect, it } from 'vitest'
import { Unwrapped } from './unwrapped.ts'
import { unwrapLine } from './unwrap-line.ts'

function unwrap(text: string) {
  const out = new Unwrapped()
  unwrapLine(text, out)
  return out
}

const AT = Date.UTC(2026, 4, 17, 9, 40, 34, 638)

it('takes the clock of --timestamps off behind a pod and its container', () =>
  expect(
    unwrap('price-6b5c9d7f48-x7dlm manager 2026-05-17T09:40:34.638608310Z I0517 09:40:34.626608 1 a.go:3] ready'),
  ).toMatchObject({ service: 'price', timestampMs: AT, text: 'I0517 09:40:34.626608 1 a.go:3] ready' }))

it('takes it off before a clock without a year', () =>
  expect(unwrap('2026-05-17T09:40:34.638608310Z E0517 09:40:34.626608 1 a.go:3] lost')).toMatchObject({
    timestampMs: AT,
    text: 'E0517 09:40:34.626608 1 a.go:3] lost',
  }))

it('leaves the only clock of a line', () =>
  expect(unwrap('2026-05-17T09:40:34.638608310Z INFO ready').wrapped).toBe(false))

it('takes clock, tag and envelope of a shipper off', () =>
  expect(
    unwrap(
      '2026-05-17 09:40:34.638000000 +0000 kube.var.log.containers.cart-5f6b7c8d9-x2k4z_shop_cart.log: {"log":"[WARN] slow\\n","stream":"stdout"}',
    ),
  ).toMatchObject({ service: 'cart', namespace: 'shop', timestampMs: AT, text: '[WARN] slow' }))

it.each([
  ['2026-05-17T09:40:34.638000+00:00 /ecs/cart task/7d3f slow', 'slow'],
  ['2026-05-17T09:40:34.638000+00:00 /ecs/cart INFO slow', 'INFO slow'],
])('takes a log group off, and a stream where there is one', (line, text) =>
  expect(unwrap(line)).toMatchObject({ service: 'cart', timestampMs: AT, text }),
)
