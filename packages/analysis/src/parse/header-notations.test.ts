import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'app.log': text })
  return [event?.level ?? null, event?.entities.service ?? null, event?.message]
}

it.each([
  ['Thu Jun  4 08:36:04 2026 daemon.notice netifd: wan is up', ['info', 'netifd', 'wan is up']],
  ['2026-01-23T04:16:00.623Z Wa(184) vmkernel: cpu25:2097296)WARNING: NMP: slow', ['warn', 'vmkernel', 'NMP: slow']],
  ['2024-04-05T13:03:30Z esx14 vmkernel: cpu0:2099079)ALERT: heap full', ['fatal', 'vmkernel', 'heap full']],
  ['2025-09-04T04:03:15Z cpu22:21276 opID=8e67d0b4)World: 12077: up', [null, 'vmkernel', 'World: 12077: up']],
  ['2026-07-25T18:08:59.176Z ERROR [shop,,79c4d50b03d44caa] 1 --- [exec-3] c.b.Cart : full', ['error', 'shop', 'full']],
  ['May 11 18:08:00 sogod [1973]: child died', [null, 'sogod', 'child died']],
  ['2026-08-20T12:32:50+00:00 pbx-1 asterisk[187]: WARNING[12431] chan_sip.c: old', ['warn', 'asterisk', 'old']],
  ['[1791443056] SERVICE ALERT: db;load;OK;SOFT;2;fine', ['info', null, 'SERVICE ALERT: db;load;OK;SOFT;2;fine']],
  ['[1791443056] HOST ALERT: db;DOWN;HARD;1;lost', ['error', null, 'HOST ALERT: db;DOWN;HARD;1;lost']],
  ['Thu Jun  4 08:36:04 2026 kern.crit kernel: [83892.45] I/O error', ['fatal', 'kernel', 'I/O error']],
  ['2025-05-08T18:38:24.923Z In(78) crond[2098144]: job done', ['info', 'crond', 'job done']],
  ['2025-05-08T18:38:24.923Z Wa(180) vmkwarning: slow disk', ['warn', 'vmkwarning', 'slow disk']],
  ['Tue Dec 12 2023 22:59:54 +00:00 [rdb:crit:14555] quorum lost', ['fatal', 'rdb', 'quorum lost']],
  ['<4> 2025-05-08T09:10:55.066Z cart: slow', ['warn', 'cart', 'slow']],
  ['May 14 08:11:03 lb-1 notice mcpd[7371]: pool is up', ['info', 'mcpd', 'pool is up']],
  ['May 14 08:11:03 lb-1 err sshd(pam_audit)[9861]: no such user', ['error', 'sshd', 'no such user']],
  ['May 14 08:11:03 lb-1 info logger: [ssl_acc] 10.4.192.254', ['info', 'logger', '[ssl_acc] 10.4.192.254']],
  ['May 14 08:11:03 z-4 cron[12]: [ID 311707 cron.err] no crontab', ['error', 'cron', 'no crontab']],
  ['May 14 08:11:03 z-4 md: [ID 8 kern.warning] WARNING: d3 stale', ['warn', 'md', 'WARNING: d3 stale']],
  ['May 14 08:11:03 z-4 named[7]: (daemon.notice) zone loaded', ['info', 'named', 'zone loaded']],
  ['May 14 08:11:03 <kern.crit> fw-2 kernel: ada0: lost', ['fatal', 'kernel', 'ada0: lost']],
  ['May 14 08:11:03 p7 daemon:err|error srcmst[41]: no fork', ['error', 'srcmst', 'no fork']],
  ['May 14 08:11:03 p7 auth|security:notice su: to root', ['info', 'su', 'to root']],
  ['May 14 08:11:03 z-4 cron[12]: [pid 8 user.name] started', [null, 'cron', '[pid 8 user.name] started']],
  ['14.05.2024 08:11:03 <Fehler:zahlung.kern> abgelehnt', ['error', null, 'abgelehnt']],
  ['2024-05-14 08:11:03 [Aviso:db.pool] lleno', ['warn', null, 'lleno']],
  ['2024-05-14 08:11:03 <Noti:vlan.port> up', ['info', null, 'up']],
  ['2024-05-14 08:11:03 W! [poll.disk] [drive sda 7] took long', ['warn', null, '[drive sda 7] took long']],
  ['2024-05-14 08:11:03 W! [poll.disk][rack 7][sda] took long', ['warn', null, 'took long']],
  ['2024-05-14 08:11:03 W! [poll.disk] [drive: sda] took long', ['warn', null, 'took long']],
  ['2024-05-14 08:11:03 — DÉBOGAGE — caisse : capteur lu', ['debug', null, 'capteur lu']],
  ['2024-05-14 08:11:03 ОШИБКА обмен не выполнен', ['error', null, 'обмен не выполнен']],
  ['2024-05-14 08:11:03 [ОШИБКА] обмен не выполнен', ['error', null, 'обмен не выполнен']],
  ['2024-05-14 08:11:03 Engine       : petrol', [null, null, 'Engine       : petrol']],
  ['2024-05-14 08:11:03 Rows    = 12', [null, null, 'Rows    = 12']],
  ['{"host":"a","log":"WARN low ink","n":7}', ['warn', null, 'low ink']],
  ['{"level":"info","msg":"ERROR count is 0"}', ['info', null, 'ERROR count is 0']],
  ['May 14 08:11:03 dc-1 kpropd[88](Error): no journal', ['error', 'kpropd', 'no journal']],
  ['2024-05-14T08:11:03Z dc-1 kpropd[88](notice): 12 entries', ['info', 'kpropd', '12 entries']],
  ['2024-05-14T08:11:03Z 10.2.9.14 cutter-7 sliced[311]: ERROR stuck', ['error', 'sliced', 'stuck']],
  ['2024-05-14T08:11:03Z 10.2.9.14 cutter-7 kernel: ata1: reset', [null, 'kernel', 'ata1: reset']],
  ['May 14 08:11:03 10.2.9.14 Interface eth0: down', [null, null, 'Interface eth0: down']],
  ['May 14 08:11:03 loghub cutter sliced[311]: blade 4 ok', [null, 'sliced', 'blade 4 ok']],
  ['May 14 08:11:03 mac-3 Desk Search Helper[35]: old', [null, 'Desk Search Helper', 'old']],
  [
    '2024-05-14T08:11:03Z apply job-x8Kq27LmZt dns_zone.main: replaced',
    [null, null, 'apply job-x8Kq27LmZt dns_zone.main: replaced'],
  ],
  ['2024-05-14T08:11:03Z app[clock.1]: pid=4 tid=kx9 job=Mail INFO: sent', ['info', 'clock', 'sent']],
  ['2024-05-14T08:11:03Z cart[17]: pid=4 tid=kx9 WARN: slow: 9 s', ['warn', 'cart', 'slow: 9 s']],
  ['pid=4 tid=kx9 job=Mail ERROR: refused', ['error', null, 'refused']],
  ['pid=4 tid=kx9 JOB: refused', [null, null, 'pid=4 tid=kx9 JOB: refused']],
  ['Sep 17 03:11:05 config: Warning: obsolete setting', ['warn', 'config', 'obsolete setting']],
  ['Sep 17 03:11:23 indexer(u53@a.example)<8383><c3f3:a9ac>: Panic: lost', ['fatal', 'indexer', 'lost']],
  [
    '2024-05-14T08:11:03Z src/total.ts(71,16): error TS2345: no',
    ['error', null, 'src/total.ts(71,16): error TS2345: no'],
  ],
  ['[20-Aug-2024 08:55:26 Europe/Berlin] PHP Deprecated:  old call', ['warn', null, 'PHP Deprecated:  old call']],
])('reads level and speaker of %s', (text, expected) => expect(read(text)).toEqual(expected))

it.each([
  ['ts=14.05.2024 08:11:03 level=info msg=ready', Date.UTC(2024, 4, 14, 8, 11, 3)],
  ['ts=2024-05-14 08:11:03,250 level=info msg=ready', Date.UTC(2024, 4, 14, 8, 11, 3, 250)],
  ['ts=Tue May 14 08:11:03 2024 level=info msg=ready', Date.UTC(2024, 4, 14, 8, 11, 3)],
])('reads the whole time of %s', (text, timestampMs) =>
  expect(readTexts({ 'app.log': text })[0]).toMatchObject({ timestampMs, level: 'info', message: 'ready' }),
)

it('takes the machine behind an address for the host', () =>
  expect(readTexts({ 'app.log': '2024-05-14T08:11:03Z 10.2.9.14 cutter-7 kernel: ata1: reset' })[0]?.entities).toEqual({
    service: 'kernel',
    host: 'cutter-7',
  }))

it('keeps the module of a bracket together', () =>
  expect(readTexts({ 'app.log': '[2024-05-14T08:11:03Z WARN  shop::cart] full' })[0]?.entities.logger).toBe(
    'shop::cart',
  ))

it('keeps a file and its line together where a blank parts them', () => {
  const lines = Array.from(
    { length: 20 },
    (_, n) => `2024-05-14 08:11:${n + 10}.120 [INFO][7] rack/fan${n % 3}.go ${n}: `,
  )
  const events = readTexts({ 'app.log': lines.map((line, n) => `${line}Fan at ${n} rpm\n`).join('') })
  expect(events.map(({ message, fields }) => [fields['caller'], message])).toEqual(
    lines.map((_, n) => [`rack/fan${n % 3}.go:${n}`, `Fan at ${n} rpm`]),
  )
})

it.each([
  ['May 14 08:11:03 edge-2 tund[812]: ', 'parsed INFORMATIONAL request 7'],
  ['May 14 08:11:03 ', 'sent packet to 10.4.0.9'],
])('takes a thread and a part off the message: %s', (head, message) => {
  const [event] = readTexts({ 'app.log': `${head}11[NET] ${message}` })
  expect(event).toMatchObject({ level: null, message, entities: { thread: '11', logger: 'NET' } })
})

it.each([
  ['<20240514-08:11:03.120, FIX.4.2:SHOP->BANK, event> (Sent logon)', null, '(Sent logon)'],
  ['<20240514-08:11:03.120, ERROR, feed> no tick -> no price', 'error', 'no tick -> no price'],
])('reads what commas part in the bracket of the time: %s', (text, level, message) =>
  expect(readTexts({ 'app.log': text })[0]).toMatchObject({
    level,
    message,
    timestampMs: Date.UTC(2024, 4, 14, 8, 11, 3, 120),
  }),
)

it('reads each pair of a bracket behind a name', () =>
  expect(
    readTexts({ 'app.log': '2024-05-14T08:11:03Z cart-7 [trace=7a3f0c91d2e41001 lane=4c1] full' })[0],
  ).toMatchObject({
    message: 'full',
    entities: { traceId: '7a3f0c91d2e41001' },
    fields: { lane: '4c1' },
  }))

it('takes no article for a level', () =>
  expect(read('067364: Jan 12 2024 14:11:03.471 UTC: %STORM-3-FILTERED: A storm was seen')[0]).toBe('error'))

it('takes the first words of a sentence for no program', () =>
  expect(read("2026-04-17T03:36:06.771Z Current runner version: '2.316.0'")).toEqual([
    null,
    null,
    "Current runner version: '2.316.0'",
  ]))

it('reads a name between a level and a clock without blanks', () =>
  expect(readTexts({ 'app.log': 'INFO:billing:2025-05-08T09:11:24.310Z:next run at noon' })[0]?.entities.logger).toBe(
    'billing',
  ))

it('finds requests of a web server among lines that start with their clock', () => {
  const lines = Array.from({ length: 8 }, (_, n) => `2025-04-01 16:37:0${n} INFO step ${n}`)
  const access = '10.0.0.1 - - [01/Apr/2025:16:37:13 +0000] "GET / HTTP/1.1" 502 7 "-" "curl/8.1"'
  expect(readTexts({ 'app.log': [...lines, access].join('\n') }).at(-1)?.level).toBe('error')
})

it.each([
  ['a size', 'Invalid receive (size = 1195725856 larger than 104857600)'],
  ['a sum of bytes', 'cannot reclaim 1073741824 bytes of disk space'],
])('takes %s for no time', (_, text) => {
  const events = readTexts({
    'app.log': `broker-1 [2026-04-05 20:25:50,774] WARN odd peer\nbroker-1 ${text}\n`.repeat(8),
  })
  expect(new Set(events.map(({ timestampMs }) => timestampMs))).toEqual(
    new Set([Date.UTC(2026, 3, 5, 20, 25, 50, 774)]),
  )
})

it('takes the code of a MySQL note for no thread', () =>
  expect(readLine('2026-05-04T10:15:30.705896Z 60 [Note] [MY-010914] [Server] Aborted connection 26')).toMatchObject({
    message: 'Aborted connection 26',
    fields: { code: 'MY-010914' },
    entities: { logger: 'Server' },
  }))
