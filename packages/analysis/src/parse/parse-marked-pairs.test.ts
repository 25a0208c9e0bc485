import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

function read(text: string) {
  const [event] = readTexts({ 'app.log': text })
  const at = event?.timestampMs == null ? null : new Date(event.timestampMs).toISOString()
  return [at, event?.level, event?.entities.service, event?.message]
}

const AT = '2024-05-24T00:10:44.943Z'

it.each([
  ['when:2024-05-24 00:10:44.943, sev:INF, app:cart, msg:done, errors: 0, skipped: 3', 'done, errors: 0, skipped: 3'],
  ['time => 2024-05-24 00:10:44.943; level => INFO; service => cart; message => a; b', 'a; b'],
  ['TS=2024-05-24T00:10:44.943Z; LVL=INFO; APP=cart; TXT="ready, port=80"', 'ready, port=80'],
  ['time: 2024-05-24 00:10:44.943 | svc: cart | sev: INFO | queue is full', 'queue is full'],
  ['ts:2024-05-24 00:10:44.943|level:info|service:cart|msg:x|user:anna', 'x|user:anna'],
])('reads pairs that a mark parts: %s', (text, message) => expect(read(text)).toEqual([AT, 'info', 'cart', message]))

it('reads labelled values between tabs whose time stands in a bracket', () =>
  expect(read('time:[24/May/2024:09:10:44 +0900]\tlevel:info\tapp:cart\tmessage:key 4 encoded')).toEqual([
    '2024-05-24T00:10:44.000Z',
    'info',
    'cart',
    'key 4 encoded',
  ]))

it('reads the request of an access log in labelled values', () => {
  const at = 'time:[24/May/2024:09:10:44 +0900]'
  expect(read(`${at}\thost:10.0.0.1\treq:GET /a HTTP/1.1\tstatus:502\tapptime:0.1`).slice(1)).toEqual([
    'error',
    undefined,
    'GET /a 502',
  ])
  expect(read(`${at}\thost:10.0.0.1\tmethod:POST\turi:/b\tstatus:200`).slice(1)).toEqual([
    'info',
    undefined,
    'POST /b 200',
  ])
})

it('reads pairs behind a clock that has the same mark behind it', () => {
  expect(read('2024-05-24 02:10:44.943 +02:00;SEV=MINOR;NE=BTS-09;PROC=rrmd;TXT=VSWR is 22.4; port=3')).toEqual([
    AT,
    'warn',
    'rrmd',
    'VSWR is 22.4; port=3',
  ])
  expect(read('2024-05-24 00:10:44.943;a=1;b=2;c=3')[3]).toContain('b=2')
})

it.each(['Note: 3 of 4 disks, load: 7, all well', 'when: nobody knows, why: neither'])(
  'leaves a sentence alone: %s',
  (text) => expect(read(text)[3]).toBe(text),
)

it('reads the record behind the clock and the name of a relay', () =>
  expect(
    read(
      '2024-05-24T00:10:51.426Z relay-01 rcvd src=10.20.45.121 evt=2024-05-24T00:10:44.943Z prog=cart sev=info txt=car 2 arrived',
    ),
  ).toEqual([AT, 'info', 'cart', 'car 2 arrived']))

it('reads pairs with arrows', () =>
  expect(read('time=>2024-05-24T00:10:44.943Z level=>INFO service=>cart message=>queue is full')).toEqual([
    AT,
    'info',
    'cart',
    'queue is full',
  ]))

it.each([
  `{'ts': '2024-05-24T00:10:44.943Z', 'level': 'INFO', 'service': 'cart', 'msg': "it's full", 'ok': True}`,
  '{:time=>"2024-05-24T00:10:44.943Z", :level=>"INFO", :service=>"cart", :msg=>"it\'s full", :user=>nil}',
  `{ts: '2024-05-24T00:10:44.943Z', level: 'info', service: 'cart', msg: "it's full"}`,
])('reads an object as its language prints it: %s', (text) =>
  expect(read(text)).toEqual([AT, 'info', 'cart', "it's full"]),
)

it('leaves an object that tells neither when nor how bad', () =>
  expect(read("{'total': 78, 'items': [1, 2]}")[3]).toBe("{'total': 78, 'items': [1, 2]}"))

it('reads keys of one letter', () =>
  expect(read('{"t":1716509444943,"l":"I","s":"cart","m":"ready"}')).toEqual([AT, 'info', 'cart', 'ready']))

it('takes apostrophes off what pairs with colons hold', () =>
  expect(read("when:2024-05-24T00:10:44.943Z sev:info svc:cart msg:'door 3 isn't shut: svc:none' ref:0b7")).toEqual([
    AT,
    'info',
    'cart',
    "door 3 isn't shut: svc:none",
  ]))

it.each(['->', '→'])('reads pairs that %s joins between bars', (sign) =>
  expect(
    read(`time ${sign} 2024-05-24T00:10:44.943Z | level ${sign} INFO | service ${sign} cart | msg ${sign} door 3 -> 4`),
  ).toEqual([AT, 'info', 'cart', 'door 3 -> 4']),
)
