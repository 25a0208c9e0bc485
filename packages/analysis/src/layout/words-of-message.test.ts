import { expect, it } from 'vitest'
import { at, inTurn, readAs } from '../../test/told-lines.ts'

const job = (n: number): string => inTurn(n, 'sync', 'clean', 'mail', 'index', 'invoice')

/** What lines of one source are read as. */
function read(name: string, write: (n: number) => readonly [head: string, message: string]) {
  return readAs(name, (n) => write(n).join(''))
    .filter(({ message }, n) => message !== write(n)[1])
    .map(({ raw, message }) => [raw, message])
}

it.each<[string, (n: number) => readonly [string, string]]>([
  [
    'what happened, in a column of its own before pairs',
    (n) => [
      `${at(n)} gifts-${n % 3} [info   ] `,
      `${inTurn(n, 'gift.received', 'capture.ok', 'mail.queued').padEnd(30)}gift=G${n * 719} amount=${n}`,
    ],
  ],
  [
    'one of few words before pairs',
    (n) => [`${at(n)} cronlet[1] INFO `, inTurn(n, `start job=${job(n)} node=app1`, `done job=${job(n)} rc=0`)],
  ],
  [
    'a number and a word behind a dash',
    (n) => [
      `${at(n)} [worker-4-${n % 7}] INFO  ktor.application - `,
      `200 OK: GET - /bookings/${n * 7919} in ${n + 7}ms`,
    ],
  ],
  [
    'a word of a level behind a letter that a sign marks',
    (n) => [
      `${at(n)} ${inTurn(n, 'E!', 'I!', 'W!', 'D!')} [${inTurn(n >> 2, 'agent', 'in.snmp')}] `,
      inTurn(
        n,
        'Error in plugin: no reply',
        `Wrote batch of ${n} rows`,
        `Queue holds ${n} entries`,
        `Polled ${n} hosts`,
      ),
    ],
  ],
  [
    'a clock that ends it',
    (n) => [`${at(n)} `, inTurn(n, `Time spent 00:00:${10 + (n % 50)}`, `Pushed ${n} rows`, `Built ${job(n)} twice`)],
  ],
  ['quotes around dashes', (n) => [`[${at(n)}] `, `"- - -" ${job(n)} asked for nothing (${n})`]],
  [
    'what a proxy says of no request',
    (n) => [`[${at(n)}] `, `"- - -" 0 UF upstream_${job(n)} - "-" 0 ${n} 0 - "-" 10.4.0.${n}:443`],
  ],
  ['the last of several fields before a blank', (n) => [at(n), `#q#feed#s${n % 4} refresh n=${n} ${job(n)}`]],
  [
    'pairs behind the colon of a level',
    (n) => [
      `${at(n)} pid=2100 tid=${inTurn(n, '4b50', 'fe25', '845b')} INFO: `,
      `class=${inTurn(n, 'InboundMailJob', 'SlaTimerJob')} jid=6f1f43${n * 719}: ${inTurn(n, 'start', 'done')}`,
    ],
  ],
  [
    'the pod that something was done to, and a plain word in its place',
    (n) => [
      `${at(n)} ${inTurn(n, 'INFO', 'INFO', 'ERROR')} upgrader: `,
      inTurn(
        n,
        `pod/cart-10e21673f${n % 10}-5gjmn evicted`,
        `starting upgrade of pool-${n}`,
        `error when evicting "web-${n}" (will retry)`,
      ),
    ],
  ],
])('keeps in the message %s', (_, write) => expect(read('runner.log', write)).toEqual([]))

/** What a controller says, mostly of no pod. */
const told = (n: number): string =>
  inTurn(
    n,
    'starting upgrade of pool',
    'error when evicting',
    'drained node in 7 s',
    'all pods are gone',
    'surge node up',
  )

it.each([
  ['for a pod', 'prod/cart-10e21673f0-5gjmn ', 'evicted'],
  ['off behind the pod that something was done to', '', 'pod/cart-10e21673f0-5gjmn evicted'],
])('takes no plain word %s', (_, pod, message) =>
  expect(
    read('runner.log', (n) => {
      const head = `${at(n)} ${n % 7 === 1 ? 'ERROR' : 'INFO'} upgrade-controller: `
      return n % 8 === 0 ? [`${head}${pod}`, message] : [head, `${told(n)} (${n})`]
    }),
  ).toEqual([]),
)

it.each<[string, (n: number) => string]>([
  ['a name that all lines have', () => 'INFO  pos-sync '],
  ['one of two names that are counted by letters', (n) => `cache-${inTurn(n, 'a', 'b')} `],
])('takes off %s before their pairs', (_, head) =>
  expect(read('app.log', (n) => [`${at(n)} ${head(n)}`, `store=${n} hits=${n * 7}`])).toEqual([]),
)

it('keeps the cells of a row together that are pairs', () =>
  expect(
    read('if.csv', (n) => [
      `${at(n)};pve3;eno1;`,
      `speed=1000;addr=10.0.0.${n}/24;tx=${n * 3};rx=${n};tx_drop=${n};rx_drop=1`,
    ]),
  ).toEqual([]))

it.each<[string, (n: number) => string]>([
  [
    'in quotes',
    (n) =>
      `"","2${n % 7}","04633${n * 719}","from-internal","Dial","${at(n)}","${at(n)}",${n % 9},0,"CONGESTION","17494${n * 719}.${n}",""`,
  ],
  [
    'that begins with what looks like a time now and then',
    (n) => `${(n * 1_371_900_719) % 9_999_999_999},out,${at(n)},${at(n + 1)},${n},BUSY,a=1 b=${n}`,
  ],
])('keeps a row whole that holds no text: %s', (_, write) => {
  const events = readAs('if.log', write)
  expect(events.map(({ message, timestampMs }) => [message, timestampMs])).toEqual(
    events.map((_event, n) => [write(n), Date.parse(at(n))]),
  )
})
