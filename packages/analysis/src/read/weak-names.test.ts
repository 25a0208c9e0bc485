import { expect, it } from 'vitest'
import { at, inTurn, readAs, told } from '../../test/told-lines.ts'

/** Who speaks in the lines of one source, and the names that it keeps for loggers. */
function read(name: string, write: (n: number) => string) {
  const events = readAs(name, write)
  return [...new Set(events.map(({ entities }) => entities.service ?? '-'))].sort()
}

it.each<[string, string, (n: number) => string]>([
  ['the tag of a collector', 'quotes.log', (n) => `[${at(n)}][${n}.358s][info][gc] GC(${n}) Pause Young ${n}M->1375M`],
  [
    'scopes',
    'istiod.log',
    (n) => `${at(n)}\t${inTurn(n, 'info', 'warn')}\t${inTurn(n, 'ads', 'model', 'wle')}\t${told(n)}`,
  ],
  [
    'parts beside the level in one word',
    'opcua.log',
    (n) => `${at(n)} ${inTurn(n, 'info', 'warning')}/${inTurn(n, 'session', 'channel', 'network')} ${told(n)}`,
  ],
  [
    'categories before their level',
    'named.log',
    (n) => `${at(n)} ${inTurn(n, 'security', 'xfer-in', 'resolver')}: ${inTurn(n, 'info', 'error')}: ${told(n)}`,
  ],
  [
    'users of a database in a column',
    'postgres.log',
    (n) =>
      `2026-05-07 10:15:${String(n).padStart(2, '0')}.864 UTC [${n + 1171}] ${n % 9 === 4 ? 'bi_ro@shop/Metabase' : 'shop@shop/shop-api'} ${inTurn(n, 'ERROR', 'LOG', 'LOG')}:  ${told(n)}`,
  ],
  [
    'users of a database before a level',
    'postgres.log',
    (n) =>
      `2026-05-07 10:15:${String(n).padStart(2, '0')}.632 UTC [${n + 1171}] ${inTurn(n, 'app@shop', 'bi@shop')} LOG:  ${told(n)}`,
  ],
  [
    'objects of a controller',
    'argocd.log',
    (n) => `time="${at(n)}" level=info msg="${told(n)}" application=argocd/${inTurn(n, 'media', 'cart')}`,
  ],
  [
    'names in objects',
    'web.log',
    (n) => JSON.stringify({ time: at(n), level: 30, name: inTurn(n, 'ads', 'cart'), msg: told(n) }),
  ],
  [
    'two letters before a bracket',
    'dirsyncd_shop.example.log',
    (n) => `(${at(n)}): [fe[shop.example]] [${inTurn(n, 'ask_master', 'idle_timer')}] (0x0400): ${told(n)}`,
  ],
  [
    'letters and digits drawn by chance',
    'flow.txt',
    (n) =>
      `3 9917 vif-${inTurn(n, '0b1f77aa92c3', '91c0ffee0a21')} 10.2.9.${n} 10.2.7.14 ${40_000 + n} 443 6 ${n} ${n * 9} ${1_778_148_900 + n} ${1_778_148_960 + n} ACCEPT OK`,
  ],
])('are no services where the name of the file tells who speaks: %s', (_, file, write) =>
  expect(read(file, write)).toEqual([file.replace(/\.(?:log|txt)$/, '')]),
)

it('name the service where nothing else does', () => {
  const write = (n: number): string => `${at(n)}\tinfo\t${inTurn(n, 'ads', 'model', 'wle')}\t${told(n)}`
  expect(read('app.log', write)).toEqual(['ads', 'model', 'wle'])
  expect(read('stern-all.log', write)).toEqual(['ads', 'model', 'wle'])
})

const traced = (n: number, owner: number): string =>
  `${at(n)} INFO  ${inTurn(n, 'basket', 'stock', 'mailer')} [trace=7a3f0c91d2e4${1000 + n} span=4c${100 + n}] a.s.${inTurn(owner, 'BasketFlow', 'net.Shelf', 'mail.Sender')} ${told(n)}`

it('are of programs that speak where each has classes of its own', () => {
  const events = readAs('shop.log', (n) => traced(n, n))
  expect([...new Set(events.map(({ entities }) => entities.service))]).toEqual(['basket', 'stock', 'mailer'])
  expect(events.map(({ message }) => message)).toEqual(events.map((_, n) => told(n)))
  expect(events[1]?.entities).toMatchObject({ logger: 'a.s.net.Shelf', traceId: '7a3f0c91d2e41001' })
  expect(events[1]?.fields).toEqual({ span: '4c101' })
})

it('are of one program whose parts share its classes', () =>
  expect(read('shop.log', (n) => traced(n, n % 5))).toEqual(['shop']))

it('stay with the line as its logger', () => {
  const [event] = readAs('web.log', () => '{"level":30,"name":"ads","msg":"on"}')
  expect(event?.entities).toEqual({ service: 'web', logger: 'ads' })
})

it('give way to the container that wrote the line', () =>
  expect(read('ci.log', (n) => `toxiproxy  | {"level":"info","name":"pg","msg":"${told(n)}"}`)).toEqual(['toxiproxy']))

it.each([
  ['a failure', { name: 'TypeError' }],
  ['a file', { source: '/etc/quote/config.yaml' }],
])('of %s are no one’s', (_, named) =>
  expect(read('app.log', (n) => JSON.stringify({ time: at(n), level: 'error', ...named, msg: told(n) }))).toEqual([
    '-',
  ]),
)

it.each([
  ['a program', { ident: 'booking-api' }],
  ['an object in its namespace', { namespace: 'shop', name: 'booking-api' }],
])('of %s are stronger than the name of the file', (_, named) =>
  expect(read('collector.log', (n) => JSON.stringify({ time: at(n), ...named, msg: told(n) }))).toEqual([
    'booking-api',
  ]),
)

it('give way to who passes the line on', () =>
  expect(
    read('app.log', (n) =>
      JSON.stringify({
        time: at(n),
        app: 'controller',
        message: `time=${at(n)} level=info msg="${told(n)}" application=argocd/media`,
      }),
    ),
  ).toEqual(['controller']))

it('are who speaks where the name of the file begins with them', () =>
  expect(read('web-2.json', (n) => JSON.stringify({ time: at(n), level: 30, name: 'web', msg: told(n) }))).toEqual([
    'web',
  ]))

it('an object of a request says what other lines of access say', () => {
  const text = '{"ts":"2026-02-18T17:21:33.781Z","method":"GET","url":"/downloads","status":502}'
  expect(readAs('edge.ndjson', () => text)[0]?.message).toBe('GET /downloads 502')
})

it('of events of dbt are no speakers', () =>
  expect(
    read('dbt.jsonl', (n) =>
      JSON.stringify({
        data: { log_version: 3 },
        info: {
          code: 'Q012',
          invocation_id: '36b06699',
          level: 'info',
          msg: told(n),
          name: 'LogModelResult',
          ts: at(n),
        },
      }),
    ),
  ).toEqual(['dbt']))
