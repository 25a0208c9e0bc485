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

it('leaves a clock as fine as the runtime’s before the level of the program', () =>
  expect(unwrap('web-5475688b99-k7x2p web 2026-05-17T09:40:34.638608310Z  WARN shop::cache: stale').text).toBe(
    '2026-05-17T09:40:34.638608310Z  WARN shop::cache: stale',
  ))

it.each([
  ['cart-api-855fc5cfc-7tqgx › api {"m":"ok"}', { service: 'cart-api', pod: 'cart-api-855fc5cfc-7tqgx' }],
  ['shop     cart-0 › cart {"m":"ok"}', { service: 'cart', namespace: 'shop', container: 'cart' }],
  ['[cart-b654854fdb-t6txv › cart]: {"m":"ok"}', { service: 'cart', container: 'cart' }],
  ['cart-b654854fdb-t6txv cart level=info m=ok', { service: 'cart', text: 'level=info m=ok' }],
])('takes the pod and the container of %s off', (line, expected) =>
  expect(unwrap(line)).toMatchObject({ text: '{"m":"ok"}', ...expected }),
)

it('takes the stream of a task off, and the labels of a query, behind their clock', () => {
  expect(unwrap('2026-05-17T09:40:34.638000+00:00 cart/app/4b54389fbefa [info] ok')).toMatchObject({
    service: 'cart',
    container: 'app',
    timestampMs: AT,
    text: '[info] ok',
  })
  expect(unwrap('2026-05-17T09:40:34.638Z {app="cart", pod="cart-1"} cart: ok')).toMatchObject({
    service: 'cart',
    pod: 'cart-1',
    timestampMs: AT,
    text: 'cart: ok',
  })
})

function unwrapAll(...texts: readonly string[]) {
  const out = new Unwrapped()
  return texts.map((text) => {
    unwrapLine(text, out)
    return [out.service, out.text]
  })
}

it('takes the name of a container off before any text where others have their bar', () => {
  const [first, second, third] = unwrapAll(
    'api      | {"m":"ok"}',
    'worker   | [2026-05-17 09:40:34] ok',
    'tests    | 3 passed',
  )
  expect([first, second, third]).toEqual([
    ['api', '{"m":"ok"}'],
    ['worker', '[2026-05-17 09:40:34] ok'],
    ['tests', '3 passed'],
  ])
  expect(unwrapAll('api      | {"m":"ok"}', 'tests    | 3 passed', 'worker | up')).toEqual([
    ['api', '{"m":"ok"}'],
    [undefined, 'tests    | 3 passed'],
    [undefined, 'worker | up'],
  ])
})

it('takes a pod off before any text where a line has named it', () =>
  expect(unwrapAll('cart-b654854fdb-t6txv cart {"m":"ok"}', 'cart-b654854fdb-t6txv cart     at pay.ts:3')).toEqual([
    ['cart', '{"m":"ok"}'],
    ['cart', '    at pay.ts:3'],
  ]))

it('takes the namespace, the pod and the container of kail off', () =>
  expect(unwrap('shop/cart-b654854fdb-t6txv[cart]:     at pay.ts:3')).toMatchObject({
    service: 'cart',
    namespace: 'shop',
    text: '    at pay.ts:3',
  }))

it('takes the service of a task, and not who runs it', () =>
  expect(unwrap('2026-05-17T09:40:34.638000+00:00 ecs/cart/7065fcba31d84a719aad3c138da37415 slow')).toMatchObject({
    service: 'cart',
    text: 'slow',
  }))

it.each([
  ['cart.log:2026-05-17 09:40:34 slow', 'cart', '2026-05-17 09:40:34 slow'],
  ['/srv/jobs/mover.log.1:17:[error] slow', 'mover', '[error] slow'],
  ['cart.log:not found', undefined, 'cart.log:not found'],
])('takes the file of a found line off: %s', (line, service, text) =>
  expect(unwrap(line)).toMatchObject({ service, text }),
)
