import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { readLine } from '../../test/read-line.ts'

it.each([
  [
    '2026-05-07 10:15:30,120 [7] INFO  lift [(null)] - rope is slack',
    { level: 'info', message: 'rope is slack', entities: { logger: 'lift' } },
  ],
  [
    '2026-05-07 10:15:30.120 [warning] <0.604.0>@lift:handle_call:26 rope is slack',
    { level: 'warn', message: 'rope is slack' },
  ],
  [
    'May  7 10:15:30 lb1 haproxy[105]: [NOTICE] (105) : New worker forked',
    { level: 'info', message: 'New worker forked', entities: { service: 'haproxy' } },
  ],
  [
    '[#|2026-05-07T10:15:30.120+0000|WARNING|glassfish3.1.2|javax.lift|_ThreadID=4;|rope is slack|#]',
    { level: 'warn', message: 'rope is slack' },
  ],
  [
    '2026.05.07 10:15:30 WARN  web[AYx2][o.s.s.Lift] rope is slack',
    { level: 'warn', message: 'rope is slack', entities: { service: 'web', logger: 'o.s.s.Lift', requestId: 'AYx2' } },
  ],
  ['2026-05-07T10:15:30Z INFO [pool 3] idle=2 busy=9', { level: 'info', message: '[pool 3] idle=2 busy=9' }],
  ['May  7 10:15:30 gw1 docker[88]: lift | WARN | rope is slack', { level: 'warn', message: 'rope is slack' }],
  [
    'ts=2026-05-07T10:15:30Z lvl=warn msg="job "nightly export" is late" app=lift',
    { level: 'warn', message: 'job "nightly export" is late', entities: { service: 'lift' } },
  ],
  [
    'May  7 10:15:30 gw1 lift[88]: <4>Reload: rope 3 is slack',
    { level: 'warn', message: 'Reload: rope 3 is slack', entities: { service: 'lift' } },
  ],
  [
    'ts=2026-05-07T10:15:30Z lvl=warn msg="{"queue":"mail","depth":9}" app=lift',
    { level: 'warn', message: '{"queue":"mail","depth":9}', entities: { service: 'lift' } },
  ],
  [
    '{:time=>"2026-05-07T10:15:30Z", :level=>:warn, :service=>"lift", :message=>"rope is slack"}',
    { level: 'warn', message: 'rope is slack', entities: { service: 'lift' } },
  ],
  [
    'LEEF:2.0|Acme|Gate|1.0|EV4|devTime=2026-05-07T10:15:30.120Z\tsev=2',
    { format: 'cef', timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30, 120) },
  ],
  ["2026-05-07T10:15:30.1201234Z Agent name: 'lift-7'", { level: null, message: "Agent name: 'lift-7'" }],
])('reads %s', (text, wanted) => expect(readLine(text)).toMatchObject(wanted))

it('reads rows that are counted in hexadecimal', () => {
  const rows = ['9', 'a', 'b', '10'].map((id) => `${id.padStart(4)} | 05/07/2026 | 10:15:30 UTC | Fan 3 | Asserted`)
  expect(readTexts({ 'sel.log': rows.join('\n') })).toHaveLength(rows.length)
})

it('takes no object without a stream for a piece of a line', () => {
  const texts = ['rope is slack', 'rope is tight'].map((log) => JSON.stringify({ time: '2026-05-07T10:15:30Z', log }))
  expect(readTexts({ 'app.log': texts.join('\n') }).map(({ message }) => message)).toEqual([
    'rope is slack',
    'rope is tight',
  ])
})
