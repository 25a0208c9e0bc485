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

it.each([' ', '+'])('takes the clock and the stream of a GitLab runner off (%s)', (mark) =>
  expect(unwrap(`2026-05-17T09:40:34.638608Z 01E${mark}npm ERR! missing script`)).toMatchObject({
    timestampMs: AT,
    text: 'npm ERR! missing script',
  }),
)

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

it.each([
  ['default {"routeKey":"GET /me"}', '{"routeKey":"GET /me"}'],
  ['{"msg":"put 7"}', '{"msg":"put 7"}'],
  ['2026-05-17T09:40:34.638Z\t5b0f\tINFO\tput', '2026-05-17T09:40:34.638Z\t5b0f\tINFO\tput'],
])('tells what stands behind a log group from a stream: %s', (rest, text) =>
  expect(unwrap(`2026-05-17T09:40:34.638000+00:00 /aws/lambda/cart ${rest}`)).toMatchObject({ service: 'cart', text }),
)

it('takes a company’s own log groups off where those of the cloud stand beside them', () => {
  const own = '2026-05-17T09:40:34.638000+00:00 /ops/redrive {"msg":"redriven"}'
  expect(unwrap(own).service).toBeUndefined()
  expect(unwrapAll('2026-05-17T09:40:34.638000+00:00 /aws/lambda/cart START 1', own)).toEqual([
    ['cart', 'START 1'],
    ['redrive', '{"msg":"redriven"}'],
  ])
})

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

it.each([
  ['{app=ledger,pod=ledger-2,log=audit} 10.1.2.3 - - "GET /"', '10.1.2.3 - - "GET /"'],
  ['{app="ledger", pod=ledger-2, log=audit} {"msg":"ok"}', '{"msg":"ok"}'],
])('takes labels with and without quotes off: %s', (line, text) => {
  expect(unwrap(`2026-05-17T09:40:34.638Z ${line}`)).toMatchObject({
    service: 'ledger',
    pod: 'ledger-2',
    fields: { log: 'audit' },
    timestampMs: AT,
    text,
  })
})

it('leaves a map at the head of a message', () => {
  expect(unwrap('2026-05-17T09:40:34.638Z {size=3, kind=ring} rebuilt').wrapped).toBe(false)
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

const SENT = '2026-05-17T09:40:34.638Z'

it.each([
  ['wrk-7 ledger-6b5c9d7f48-x7dlm {"m":"ok"}', { text: '{"m":"ok"}', host: 'wrk-7' }],
  ['wrk-7 ledger-6b5c9d7f48-x7dlm book 2026-05-17 ok', { text: '2026-05-17 ok', host: 'wrk-7', container: 'book' }],
  ['wrk-7 ledger-6b5c9d7f48-x7dlm killed', { text: 'killed', host: 'wrk-7' }],
  ['money ledger-6b5c9d7f48-x7dlm level=info', { text: 'level=info', namespace: 'money' }],
])('takes a machine and a pod off behind a clock: %s', (line, expected) =>
  expect(unwrap(`${SENT} ${line}`)).toMatchObject({ service: 'ledger', timestampMs: AT, ...expected }),
)

it('takes the pod of a numbered set off where its machine has shown others', () => {
  const lines = [`${SENT} wrk-7 store-0 {"m":1}`, `${SENT} wrk-7 ledger-6b5c9d7f48-x7dlm {"m":2}`]
  expect(unwrapAll(...lines, `${SENT} wrk-7 store-0 {"m":3}`).map(([service]) => service)).toEqual([
    undefined,
    'ledger',
    'store',
  ])
})

it('takes a name between tabs off before a line of its own, and then before any', () =>
  expect(
    unwrapAll(
      `${SENT}\tbooker\tjava.lang.Error: gone`,
      `${SENT}\tbooker\t[2026-05-17T09:40:34.638+0000] INFO - ok`,
      `${SENT}\tbooker\tjava.lang.Error: gone`,
      `${SENT}\tinfo\t{"m":"ok"}`,
    ),
  ).toEqual([
    [undefined, `${SENT}\tbooker\tjava.lang.Error: gone`],
    ['booker', '[2026-05-17T09:40:34.638+0000] INFO - ok'],
    ['booker', 'java.lang.Error: gone'],
    [undefined, `${SENT}\tinfo\t{"m":"ok"}`],
  ]))

it('takes programs in brackets off behind a runtime’s header, and no thread', () => {
  const lines = [
    '[booker] 2026-05-17 09:40:34 ok',
    '[printer] level=info m=ok',
    '[printer] gone',
    '[main] 2026-05-17 ok',
  ]
  const found = unwrapAll(...lines.map((line) => `2026-05-17T09:40:34.638608310Z stdout F ${line}`))
  expect(found.map(([service]) => service)).toEqual([undefined, 'printer', 'printer', undefined])
})

it('takes a namespace and a pod in brackets off, and what stands there before other lines', () => {
  const lines = ['[money/ledger-6b5c9d7f48-x7dlm] gone', '[kube-system/etcd-cp-2] I0517 09:40:34.626608 1 a.go:3] ok']
  expect(unwrapAll(...lines, '[nio/worker] gone')).toEqual([
    ['ledger', 'gone'],
    ['etcd-cp', 'I0517 09:40:34.626608 1 a.go:3] ok'],
    [undefined, '[nio/worker] gone'],
  ])
})

it.each([
  ['shop.warn', { service: 'shop', level: 'warn' }],
  ['shop.web', { service: 'shop.web', level: null }],
])('tells the level that ends a tag: %s', (tag, expected) =>
  expect(unwrap(`2026-05-17T09:40:34+02:00\t${tag}\t{"message":"slow"}`)).toMatchObject({
    ...expected,
    text: '{"message":"slow"}',
  }),
)

it('names a task of a swarm by its service, however much of its id is printed', () => {
  const [long, short, name] = unwrapAll(
    'shop_mailer.1.m6x9k2abcdefghijklmnopqrs@node-1 | {"m":"ok"}',
    'shop_mailer.2.m6x9k2@node-1 | {"m":"ok"}',
    'shop.7.stable | {"m":"ok"}',
  )
  expect([long?.[0], short?.[0], name?.[0]]).toEqual(['shop_mailer', 'shop_mailer', 'shop.7.stable'])
})

it('leaves the clock of a line that names behind it who sent it', () =>
  expect(unwrap('journal-1  | 2026-05-17T09:40:34.638608+00:00 st04 smartd[1204]: 24 sectors')).toMatchObject({
    service: 'journal',
    timestampMs: null,
    text: '2026-05-17T09:40:34.638608+00:00 st04 smartd[1204]: 24 sectors',
  }))

it('takes a name in a bracket off before a date or an object, and then before any text of that name', () => {
  const out = new Unwrapped()
  const read = (text: string) => {
    unwrapLine(text, out)
    return [out.service, out.text]
  }
  expect(read('[till-0] no printer')).toEqual([undefined, '[till-0] no printer'])
  expect(read('[till-0] 2026-05-17 09:40:34 WARN paper low')).toEqual(['till', '2026-05-17 09:40:34 WARN paper low'])
  expect(read('[till-0] no printer')).toEqual(['till', 'no printer'])
  expect(read('[menu] {"level":"info","msg":"ready"}')).toEqual(['menu', '{"level":"info","msg":"ready"}'])
  expect(read('[pool-worker-2] 2026-05-17 09:40:34 ready')[0]).toBeUndefined()
  expect(read('[warn] 2026-05-17 09:40:34 low')[0]).toBeUndefined()
})

it.each([
  ['ip-10-64-4-218 I0707 15:17:20.041680    2100 kubelet.go:2431] ready', { host: 'ip-10-64-4-218' }],
  ['10.64.4.218  E0707 15:17:20.041680    2100 kubelet.go:2431] ready', { host: '10.64.4.218' }],
  ['kube-scheduler W0707 15:17:20.041680    2100 a.go:24] ready', { service: 'kube-scheduler' }],
])('takes a machine, or a program, off before a head of klog', (line, expected) => {
  const { text, pod, ...out } = unwrap(line)
  expect(text).toMatch(/^[IEW]0707 15:17:20\.041680 {4}2100 .* ready$/)
  expect(pod).toBeUndefined()
  expect(out).toMatchObject(expected)
})

it.each([
  ['2025/03/29/[$LATEST]c61bc607a75ea07e484cfcaf20598321', undefined],
  ['2025/03/29/resize-images[12][$LATEST]c61bc607a75ea07e484cfcaf20598321', 'resize-images'],
])('takes the stream %s off behind its clock', (stream, service) =>
  expect(unwrap(`2026-05-17T09:40:34.638000+00:00 ${stream} START RequestId: 8f5c`)).toMatchObject({
    timestampMs: AT,
    service,
    text: 'START RequestId: 8f5c',
  }),
)

it.each([
  [{ 'com.docker.compose.service': 'ledger', 'com.docker.compose.project': 'shop' }, { service: 'ledger' }],
  [{ 'com.docker.swarm.service.name': 'shop_ledger' }, { service: 'shop_ledger' }],
  [{ service: 'ledger', stage: 'prod' }, { service: 'ledger' }],
  [
    {
      'io.kubernetes.pod.name': 'ledger-6b5c9d7f48-x7dlm',
      'io.kubernetes.pod.namespace': 'shop',
      'io.kubernetes.container.name': 'ledger',
    },
    { service: 'ledger', pod: 'ledger-6b5c9d7f48-x7dlm', namespace: 'shop' },
  ],
])("reads who speaks in the labels of docker's line: %j", (attrs, expected) =>
  expect(
    unwrap(JSON.stringify({ log: 'booked\n', stream: 'stdout', attrs, time: '2026-05-17T09:40:34.638Z' })),
  ).toMatchObject({ text: 'booked', timestampMs: AT, ...expected }),
)

it.each(['relay-6f4b8d7c9-k2x8w', 'relay-1'])(
  'takes the pod %s off between the clock and the stream of a runtime',
  (pod) =>
    expect(unwrap(`2026-05-17T09:40:34.638Z ${pod} stderr F ERROR queue is full`)).toMatchObject({
      timestampMs: AT,
      service: 'relay',
      pod,
      text: 'ERROR queue is full',
    }),
)

it.each(['> ', '› ', ''])('takes namespace, pod and container off behind a clock, and a mark (%s)', (mark) =>
  expect(unwrap(`2026-05-17T09:40:34.638Z shop/cart-6d4cf56db6-8xk2p/app ${mark}put 7`)).toMatchObject({
    timestampMs: AT,
    service: 'cart',
    namespace: 'shop',
    container: 'app',
    text: 'put 7',
  }),
)

it('takes a path for none', () =>
  expect(unwrap('2026-05-17T09:40:34.638Z api/orders/list took 7 ms').wrapped).toBe(false))

it('takes names between tabs off once lines of their own have shown two', () => {
  const tab = '2026-05-17T09:40:34.638Z\t'
  expect(unwrapAll(`${tab}pay-db\t2026-05-17 09:40:34 LOG: ready`, `${tab}edge\th2 GET /`)).toEqual([
    ['pay-db', '2026-05-17 09:40:34 LOG: ready'],
    [undefined, `${tab}edge\th2 GET /`],
  ])
  expect(
    unwrapAll(
      `${tab}pay-db\t2026-05-17 09:40:34 LOG: ready`,
      `${tab}metrics\t{"iops":7}`,
      `${tab}pay-api\t[INFO] GET / 200`,
    )[2],
  ).toEqual(['pay-api', '[INFO] GET / 200'])
})

it('takes off a bar that touches the name of a replica', () => {
  expect(unwrap('preview-api-1| level=info ready')).toMatchObject({ service: 'preview-api', text: 'level=info ready' })
  expect(unwrap('preview| level=info ready').wrapped).toBe(false)
})

it.each(['', ' (restarting)'])('knows whose replica exited%s', (rest) =>
  expect(unwrap(`mail-worker-2 exited with code 137${rest}`)).toMatchObject({
    service: 'mail-worker',
    text: `mail-worker-2 exited with code 137${rest}`,
  }),
)

it('knows no replica that exited where the name has no number', () =>
  expect(unwrap('process exited with code 1').wrapped).toBe(false))

it('keeps the indentation behind the labels of a stream', () => {
  const labels = '2026-05-17T09:40:34.638Z {app="cart", pod="cart-1"}'
  expect(unwrapAll(`${labels} info: Cart.Api[3]`, `${labels}       put 7`)).toEqual([
    ['cart', 'info: Cart.Api[3]'],
    ['cart', '      put 7'],
  ])
  expect(unwrapAll(`${labels}    info: filled up`)).toEqual([['cart', 'info: filled up']])
})

it("leaves the clock of MySQL's own header, which is as fine as a runtime's", () =>
  expect(unwrap('db-1  | 2026-05-17T09:40:34.638608Z 60 [Note] [MY-010914] [Server] aborted').text).toBe(
    '2026-05-17T09:40:34.638608Z 60 [Note] [MY-010914] [Server] aborted',
  ))

it("takes Fly's header off, whose level is that of the stream", () =>
  expect(unwrap('2026-05-17T09:40:34.638Z app[10f564ea21bf91] fra [info]ERROR rates are stale')).toMatchObject({
    timestampMs: AT,
    service: 'app',
    host: '10f564ea21bf91',
    level: 'info',
    text: 'ERROR rates are stale',
  }))
