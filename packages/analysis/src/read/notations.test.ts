import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const WRITTEN = '2026-11-20T00:00:00Z'

/** The first event of a text, whose file's name tells nothing. */
function read(text: string) {
  const [event] = readTexts({ 'app.log': text })
  return {
    at: event?.timestampMs == null ? null : new Date(event.timestampMs).toISOString(),
    level: event?.level,
    message: event?.message,
    service: event?.entities.service,
  }
}

it.each([
  ['2026年06月30日 23時50分00秒 +09:00 【エラー】 帳票出力：接続が拒否されました', '2026-06-30T14:50:00.000Z', 'error'],
  ['sam. 14 février 2026 à 10:05:08 UTC — ERREUR — impression impossible', '2026-02-14T10:05:08.000Z', 'error'],
  ['01:01:07 1.5.2026 738 quantities pushed [warn]', '2026-05-01T01:01:07.000Z', 'warn'],
  ['01:01:07 1.5.2026 price-feed: error count reset to 0 [info]', '2026-05-01T01:01:07.000Z', 'info'],
  ['I [01/May/2026:01:01:07 +0000] error count reset to 0', '2026-05-01T01:01:07.000Z', 'info'],
  ['[shop][INFO][2026-05-01 01:01:07] warning threshold set to 57%', '2026-05-01T01:01:07.000Z', 'info'],
  [
    '[gate-03] ERROR no answer from badge server since 13:57 @ 2026-09-09 09:09:07Z',
    '2026-09-09T09:09:07.000Z',
    'error',
  ],
  [
    'prio=warn unit=refunds@4 on=2026-08-08T20:20:07.009+0300 said="retry budget now 9"',
    '2026-08-08T17:20:07.009Z',
    'warn',
  ],
  [
    '  <entry no="7" at="2026-05-25T07:05:06.153+02:00" grade="Error"><text>no space left</text></entry>',
    '2026-05-25T05:05:06.153Z',
    'error',
  ],
  ['<3>\t1777591803103\tsession-store.4\treq=70be8ef6\tno master elected', '2026-04-30T23:30:03.103Z', 'error'],
  ['[2026.04.11-18.00.09:279][596]LogScript: Warning: Accessed None', '2026-04-11T18:00:09.279Z', 'warn'],
  [
    'Tue Nov 03 2026 21:00:20 -0500 [na-01: mgwd: cert.expiring:warning]: expires in 23 days',
    '2026-11-04T02:00:20.000Z',
    'warn',
  ],
  [
    '[11/18/25 11:59:28:745 UTC] 000000ca FreePool      E   J2CA0045E: Connection not available',
    '2025-11-18T11:59:28.745Z',
    'error',
  ],
  ['2026年3月5日 7时08分09秒120 【警告】 缓存未命中', '2026-03-05T07:08:09.120Z', 'warn'],
  ['69a9c1e0.1dcd6500 0x7f1c conn=7 op=2 RESULT err=0', '2026-03-05T17:48:16.500Z', null],
  ['5 Mar 10:00:01.002 resolver: debug 3: fetch started', '2026-03-05T10:00:01.002Z', 'debug'],
  ['Mar  5 10:00:01 n-1 etcd[9]: I0305 10:00:01.734000    9 a.go:7] ready', '2026-03-05T10:00:01.734Z', 'info'],
  ['[W] 2026-03-05T10:00:01Z lag 12 on orders', '2026-03-05T10:00:01.000Z', 'warn'],
  ['2026-03-05 10:00:01 (DÉTAIL) lecture terminée', '2026-03-05T10:00:01.000Z', 'debug'],
  ['Mar 5 2026 10:00:01 sw-2 %%10IFNET/3/LINK_UPDOWN(l): down', '2026-03-05T10:00:01.000Z', 'error'],
  ['2026-08-22T08:05:05+09:00 ❌ decode failed', '2026-08-21T23:05:05.000Z', 'error'],
])('finds time and level of %s', (text, at, level) => {
  expect(read(text)).toMatchObject({ at, level })
})

it.each([
  [
    '2026年06月30日 23時50分00秒 【警告】 帳票出力：応答がありません',
    { service: '帳票出力', message: '応答がありません' },
  ],
  [
    '<3>\t1777591803103\tsession-store.4\treq=70be8ef6\tno master elected',
    { service: 'session-store.4', message: 'no master elected' },
  ],
  ['2026年3月5日 7时08分09秒 【警告】 缓存[12]: 未命中', { service: '缓存', message: '未命中' }],
  ['2026-03-05T10:00:01Z [error] tag: LINK, msg: peer gone, peer: 10.0.0.3', { message: 'peer gone' }],
  ['[2026/03/05 10:00:01 +00:00] [WARN] [a.rs:7] [peer-gone] [peer=3] [term=9]', { message: 'peer-gone' }],
  ['at=2026-03-05T10:00:01Z sev=info app=fare msg=rate=1.5 base=9.50', { message: 'rate=1.5 base=9.50' }],
  ['2026-03-05T10:00:01Z INFO payload: {"id":7,"note":"later"}', { message: 'payload: {"id":7,"note":"later"}' }],
  ['2026-03-05T10:00:01Z h1 printd[9]: info: queue empty', { service: 'printd', message: 'queue empty' }],
  ['2026-03-05T10:00:01Z h1 printd[9]: error: queue full', { service: 'printd', message: 'error: queue full' }],
  ['01:01:07 1.5.2026 738 quantities pushed [warn]', { message: '738 quantities pushed' }],
  ['prio=warn on=2026-08-08T20:20:07+0300 said="retry budget now 9" result=error', { message: 'retry budget now 9' }],
  ['[2026.04.11-18.00.09:279][ 96]LogScript: Warning: Accessed None', { message: 'Accessed None' }],
  [
    "####<Jun 30, 2025, 10:47:15,368 PM UTC> <Emergency> <Security> <app-11> <AdminServer> <[ACTIVE] ExecuteThread: '30'> <<WLS Kernel>> <> <4946b599> <1751323635368> <[severity-value: 1] [rid: 0] > <BEA-090087> <Server failed to bind.>",
    { service: 'AdminServer', message: 'Server failed to bind.' },
  ],
])('tells speaker and message of %s', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

it.each([
  ['20260227|225803911|E|LEDGER-01|posting refused', '2026-02-27T22:58:03.911Z'],
  ['F 261020-190002.988 no master elected within 47 s, shutting down', '2026-10-20T19:00:02.988Z'],
])('finds the time of %s', (text, at) => {
  expect(read(text).at).toBe(at)
})

it('takes the level off a message where its program labels others, too', () => {
  const tag = '2026-03-05T10:00:01Z h1 printd[9]'
  const events = readTexts({ 'app.log': `${tag}: info: queue empty\n${tag}: error: queue full` })
  expect(events.map(({ level, message }) => `${level} ${message}`)).toEqual(['info queue empty', 'error queue full'])
})

it('reads what the further lines of a record enclose or label', () => {
  const text = [
    '[2026-03-05T10:00:01.923+0000] [WildGoose 7] [WARNING] [] [core.pool] [tid: 9] [[',
    '  pool orders is empty]]',
    '',
    '[2026-03-05T10:00:02.923+0000] [WildGoose 7] [WARNING] [] [core.pool] [tid: 9] [[',
    '  pool carts is empty]]',
  ]
  expect(readTexts({ 'app.log': text.join('\n') }).map(({ message }) => message)).toEqual([
    'pool orders is empty',
    'pool carts is empty',
  ])
  const labelled = [
    '2026-03-05-10.00.01.983003+000 I394E811            LEVEL: Warning',
    'PID     : 1955                 TID : 14015          PROC : sysd 0',
    'AREA    : storage, probe:2808',
    'MESSAGE : The active log is full.',
  ]
  const [event] = readTexts({ 'app.log': labelled.join('\n') })
  expect(event).toMatchObject({
    level: 'warn',
    message: 'The active log is full.',
    fields: { AREA: 'storage, probe:2808' },
  })
})

it('names nobody by the id of a container', () => {
  const id = '018e0c57621259d7298cdd5d7bc9939f3496e44555c823bce6d565df460ed273'
  expect(read(`time="${WRITTEN}" level=warning msg="cleaning up" container=${id}`).service).toBeUndefined()
})

it('reads columns in which some fields are empty', () => {
  const lines = ['kpatel', '', 'root', '', 'deploy', '', '', 'ops'].map(
    (user, index) => `20260227|22580${index}911|I|LEDGER-0${index % 3}|TX0038236${index}|${user}|batch ${index} closed`,
  )
  const others = lines.map((line) => line.replace('LEDGER', 'SEPA-OUT'))
  const events = readTexts({ 'app.log': [...lines, ...others].join('\n') })
  expect(events.map(({ message }) => message)).toEqual(events.map((_, index) => `batch ${index % 8} closed`))
  expect(new Set(events.map(({ entities }) => entities.service?.replace(/-\d+$/, '')))).toEqual(
    new Set(['LEDGER', 'SEPA-OUT']),
  )
})
