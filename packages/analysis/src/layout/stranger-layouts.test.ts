import { expect, it } from 'vitest'
import { lines, misread, readLines as read, TEXTS, type Line, type Told } from '../../test/misread-layout.ts'

const upper = ({ level }: Line): string => level.toUpperCase()
const greek = { info: 'ΠΛΗΡΟΦΟΡΙΑ', error: 'ΣΦΑΛΜΑ', debug: 'ΑΠΟΣΦΑΛΜΑΤΩΣΗ', warn: 'ΠΡΟΕΙΔΟΠΟΙΗΣΗ' } as const
const french = { info: 'INFO', error: 'ERREUR', debug: 'DEBOG', warn: 'AVERT' } as const
const chinese = { info: '信息', error: '错误', debug: '调试', warn: '警告' } as const
const doubled = { info: '(II)', error: '(EE)', debug: '(DB)', warn: '(WW)' } as const
const jul = { info: 800, error: 1000, debug: 500, warn: 900 } as const
const monolog = { info: 200, error: 400, debug: 100, warn: 300 } as const
const pino = { info: 30, error: 50, debug: 20, warn: 40 } as const
const syslog = { info: 'S6', error: 'S3', debug: 'S7', warn: 'S4' } as const
const digits = { info: 6, error: 3, debug: 7, warn: 4 } as const
const python = { info: 20, error: 40, debug: 10, warn: 30 } as const
const plant = { info: 'OK', error: 'FAIL', debug: 'DIAG', warn: 'WARN' } as const
const controller = { info: 'EVT', error: 'ALM', debug: 'DIAG', warn: 'CAUTION' } as const
const signs = { info: '+', error: 'x', debug: '.', warn: '!' } as const
const compact = ({ at }: Line): string => at.replaceAll(/[-:]/g, '').replace('T', '-').replace('Z', '')
const month = ({ at }: Line): string => `May  7 ${at.slice(11, 23)}`
const logger = () => ({ service: undefined })
const titles: Readonly<Record<string, string>> = { billing: 'Billing Desk', cart: 'Cart', 'stock-sync': 'Stock Bridge' }
const paths: Readonly<Record<string, string>> = { billing: '/pay/sepa', cart: '/cart', 'stock-sync': '/stock/sync' }
const titled = ({ name }: Line) => ({ service: titles[name] })
const placed = ({ name }: Line) => ({ service: paths[name] })

it.each<[string, (line: Line) => string, ((line: Line) => Told)?]>([
  ['keep what some messages begin with', (l) => `[${l.at}][${upper(l)}][o.e.${l.name}] [es-1] ${l.text}`, logger],
  ['time, level and names with colons alone', (l) => `${l.at}:${upper(l)}:o.a.${l.name}:main: ${l.text}`, logger],
  ['numbers of java.util.logging', (l) => `${l.ms}\t${jul[l.level]}\t${l.name}\t${l.text}`],
  ['numbers of Monolog', (l) => `${l.at}|${monolog[l.level]}|${l.name}|${l.text}`],
  ['a number of a level, a name and a number', (l) => `${l.at} ${pino[l.level]} ${l.name} ${l.n * 7} ${l.text}`],
  ['severities with a letter before them', (l) => `[${l.at}][${syslog[l.level]}][${l.name}] ${l.text}`],
  ['letters of levels twice', (l) => `${l.at} ${doubled[l.level]} ${l.name}: ${l.text}`],
  ['levels in Greek', (l) => `${l.at} ${greek[l.level]} ${l.name}: ${l.text}`],
  ['stems of levels', (l) => `${l.at};${french[l.level]};${l.name};${l.text}`],
  ['corners around the level', (l) => `${l.at} 【${chinese[l.level]}】 ${l.name} ${l.text}`],
  ['guillemets around the name', (l) => `${l.at} «${l.name}» ${upper(l)}: ${l.text}`],
  ['a sign before the name', (l) => `#${upper(l)[0]} ${l.at} #${l.name} ${l.text}`],
  ['an object behind all messages', (l) => `${l.at} ${upper(l)} ${l.name} ${l.text} {"req":"a${l.n}","ms":${l.n}}`],
  [
    'a letter for the level behind programs that are counted',
    (l) => `${l.at}|${l.name.toUpperCase().slice(0, 4)}|${l.name}-2|${upper(l)[0]}|${l.text}`,
    ({ name }) => ({ service: `${name}-2` }),
  ],
  ['fields behind the message', (l) => `${l.at} | ${upper(l)} | ${l.text} | ${l.name} | main`],
  ['all fields but the level behind the message', (l) => `${upper(l)} | ${l.text} | ${l.name} | ${l.at}`],
  ['an id as the last field', (l) => `${l.at};${l.text};${l.name};${upper(l)};a${l.n}f`],
  ['the name as the last word, behind a mark', (l) => `${l.at} ${upper(l)} ${l.text} @${l.name}`],
  ['the name in brackets at the end', (l) => `[${upper(l)}] ${l.at} ${l.text} (svc: ${l.name})`],
  ['name and level in brackets at the end', (l) => `${l.at} ${l.text} (${l.name}, ${upper(l)})`],
  ['two pairs at the end', (l) => `${l.at} ${l.text} | svc=${l.name} lvl=${l.level}`],
  ['a mark of the house around the level', (l) => `${l.at} %${upper(l)}% ${l.name} ${l.text}`],
  ['a letter of the level behind the name', (l) => `${l.at} ${l.name}:${upper(l)[0]} ${l.text}`],
  ['a constant word before name and level', (l) => `${l.at} prod ${l.name} ${upper(l)} ${l.text}`],
  ['long arrows', (l) => `${l.at} ==> ${l.name} ==> ${upper(l)} ==> ${l.text}`],
  ['a machine before the name', (l) => `${l.at} srv${l.n % 3}/${l.name} ${upper(l)} ${l.text}`],
  ['a message before all columns', (l) => `${l.text} | ${l.name} | ${upper(l)} | ${l.at}`],
  ['a level beside the name in one value', (l) => `${l.at} [${l.name}:${upper(l)}] ${l.text}`],
  [
    'a letter of the level right before the time',
    (l) => `${upper(l)[0]}${compact(l)} [${l.name}:w${l.n % 9}] ${l.text}`,
  ],
  ['short keys between brackets', (l) => `[svc:${l.name}][lvl:${upper(l)}][t:${l.ms}] ${l.text}`],
  ['a mark that no line alone shows', (l) => `${l.at},${digits[l.level]},${l.name},"${l.text}"`],
  ['marks in a row that no line alone shows', (l) => `## ${l.at} ## ${l.name} ## ${upper(l)} ## ${l.text}`],
  ['a word of its own among levels', (l) => `${l.at};${l.name};${plant[l.level]};${l.text}`],
  [
    'words of controllers in a column',
    (l) => `${l.n + 4000}  ${l.at}  ${controller[l.level].padEnd(7)}  ${l.name.padEnd(10)}  ${l.text}`,
  ],
  [
    'words of controllers in objects',
    (l) => `{"occurred":"${l.at}","severity":"${controller[l.level]}","app":"${l.name}","msg":"${l.text}"}`,
  ],
  [
    'a word of controllers with a colon',
    (l) => `${l.at} ${l.name} ${l.level === 'warn' ? 'CAUTION' : upper(l)}: ${l.text}`,
  ],
  ['signs in brackets', (l) => `[${signs[l.level]}] ${l.at} ${l.name}: ${l.text}`],
  ["numbers of Python's", (l) => `${l.at} ${python[l.level]} ${l.name} ${l.text}`],
  [
    'columns before the bracket of a class',
    (l) => `${l.at} ${upper(l)} anna ${l.n}x7 [a.b.${l.name}] ${l.text}`,
    logger,
  ],
  ['a constant word behind the clock', (l) => `${l.at} Uhr [${l.name}] ${upper(l)}: ${l.text}`],
  ['a letter behind the program of syslog', (l) => `${month(l)} host-1 ${l.name}[7]: ${upper(l)[0]}: ${l.text}`],
  [
    'the file that a line was found in',
    (l) => `/opt/apps/${l.name}/logs/current.log:${l.n}:${l.at} ${upper(l)} ${l.text}`,
  ],
  ['dots that lead to the level', (l) => `${l.at} ${l.name.padEnd(14, '.')} ${upper(l)} ${l.text}`],
  ['the header behind the message', (l) => `${l.text} ~~ {${l.name}|${upper(l)}|${l.at}|t${l.n}}`],
  ['the header in brackets behind the message', (l) => `${l.text} [${l.name}] [${upper(l)}] [${l.at}]`],
  [
    'level, time and place in one bracket',
    (l) => `[${l.name}:${l.level},${l.at},n@h:<0.${l.n}.0>:m:f:${l.n}]${l.text}`,
  ],
  [
    'one name in all lines before the logger',
    (l) => `${l.at} ${l.n} ${upper(l)} proddb a.b.${l.name}: ${l.text}`,
    logger,
  ],
  [
    'numbers that never change',
    (l) => `${l.at} 0x${l.n + 4096} ${upper(l)}   0x0   ${l.n + 300}   0   ${l.name}: ${l.text}`,
  ],
  ['a collector before a second clock', (l) => `${l.at} collector-1 ${l.ms / 1000} ${l.name} ${upper(l)} ${l.text}`],
  ['pairs and a mark before the message', (l) => `time=${l.at} lvl=${l.level} app=${l.name} | ${l.text}`],
  ['pairs before a name and its message', (l) => `level=${upper(l)} ts=${l.at} ${l.name}: ${l.text}`],
  ['equals signs between fields', (l) => `== ${l.at} == ${upper(l)} == ${l.name} == ${l.text}`],
  ['bars within one bracket', (l) => `<${l.at}|${upper(l)}|${l.name}> ${l.text}`],
  ['level and name in a bracket before the time', (l) => `[${upper(l)}/${l.name}] ${l.at} ${l.text}`],
  ['a name with its level before the time', (l) => `${l.name}.${l.level} ${l.at} ${l.text}`],
  ['dashes between fields', (l) => `${l.at} - [${l.name}] - ${upper(l)} - ${l.text}`],
  ['a message between tabs', (l) => `${upper(l)}\t${l.text}\t${l.name}\t${l.at}\t${l.n}`],
  ['pairs of colons', (l) => `ts:${l.ms} lvl:${upper(l)[0]} svc:${l.name} msg:${l.text}`],
  ['a level and a thread in the bracket of the time', (l) => `[${l.at}: ${upper(l)}/W-${l.n % 4}] ${l.text}`, logger],
  [
    'a program with its process behind the level',
    (l) => `${l.at} ${l.level} ${l.name}[${l.n + 900}] [op=${l.n}] ${l.text}`,
  ],
  [
    'a number and a thread in a bracket',
    (l) => `${l.at} ${upper(l)}  Tail${l.name.length} [${l.n} MainThread] - ${TEXTS[l.n % 3]}`,
    (l) => ({ service: undefined, message: TEXTS[l.n % 3] }),
  ],
  ['names of several words between bars', (l) => `${l.at} | ${titles[l.name]} | ${upper(l)} | ${l.text}`, titled],
  ['names of several words in brackets', (l) => `${l.at} ${upper(l)} [${titles[l.name]}] ${l.text}`, titled],
  ['paths for names', (l) => `<${l.at}> (${upper(l)}) ${paths[l.name]} ~ pid:${l.n + 70} ~ ${l.text}`, placed],
  ['paths for names in brackets', (l) => `[${l.at}] [${upper(l)}] [${paths[l.name]}]: ${l.text}`, placed],
  ['a program with its process in a bracket', (l) => `${l.at};[${l.name}[${l.n + 900}]];${upper(l)};${l.text}`],
  ['an id beside the name', (l) => `${l.at} [${upper(l)}] (${l.name}) #5e57${l.n + 100}a: ${l.text}`],
  ['a place in the code beside the name', (l) => `[${l.at}]|[${l.name}]|${upper(l)}|main.go:${l.n}|${l.text}`],
  ['a time in brackets between colons', (l) => `(${l.at}) :: ${l.n + 70} :: ${upper(l)} :: ${l.name} :: ${l.text}`],
  ['a bracket before a blank and a bar', (l) => `(${l.at}) | (${l.name}) | ${l.level} | seq=${l.n} | ${l.text}`],
  ['dashes between words', (l) => `[${l.at}] - ${l.level} - srv${l.n % 3} - ${l.name} - ${l.text}`],
  ['names of several words between dashes', (l) => `${l.at} - ${titles[l.name]} - ${upper(l)} - ${l.text}`, titled],
  ['a letter and blanks before a tab', (l) => `${upper(l)[0]}      \t${l.at}\t${l.name}\t${l.text}`],
  ['a bracket behind the last bar', (l) => `(${l.at}) | ${l.n}e47a | ${l.name} | ${l.text} | [${upper(l).padEnd(7)}]`],
  [
    'quotes within a field in quotes',
    (l) => `${l.at};${l.name};${upper(l)};${l.n % 3 ? l.text : `"the ""${l.text}"""`}`,
    (l) => ({ message: l.n % 3 ? l.text : `the "${l.text}"` }),
  ],
  ['quotes around most texts', (l) => `${l.name};${l.at};${upper(l)};${l.n % 3 ? `"${l.text}"` : l.text}`],
  [
    'an id in a bracket of its own in some lines',
    (l) => `[${l.at}] ${upper(l)}[${l.n + 70}]${l.n % 4 ? '' : `[C-${l.n}a]`} ${l.text}`,
    logger,
  ],
  [
    'pairs in any order, with commas',
    (l) => `lvl=${l.level}, rid=a${l.n}f, note="${l.text}", app=${l.name}, ts=${l.at}`,
  ],
  [
    'a text in quotes before its pairs',
    (l) => `text:"${l.text}" time:${l.ms} rid:a${l.n}f level:${upper(l)} app:${l.name}`,
  ],
  ['short words for time and level', (l) => `l:${upper(l)} | from:${l.name} | when:${l.ms} | what:"${l.text}"`],
  [
    'bars between pairs and blanks',
    (l) => `rid: a${l.n} | sev: ${upper(l)} | component: ${l.name} | note: "${l.text}" | at: ${l.at}`,
  ],
  [
    'an element within an element',
    (l) => `<event utc="${l.at}" level="${upper(l)}" source="${l.name}"><message>${l.text}</message></event>`,
  ],
  ['a name before an object', (l) => `${l.name}: {"level":"${l.level}","time":"${l.at}","msg":"${l.text}"}`],
  ['signs behind a name', (l) => `${l.at} ${l.name} [${signs[l.level]}] ${l.text}`],
  ['brackets of several kinds behind the message', (l) => `${l.text} {${l.name}} <${upper(l)}> @${l.at}`],
  ['bars behind the message', (l) => `${l.text} | ${upper(l)} | (${titles[l.name]}[${l.n}]) | (${l.at})`, titled],
  ['lists of Lisp', (l) => `(log (at "${l.at}") (level ${l.level}) (from ${l.name}) (text "${l.text}"))`],
  ['keywords of Lisp', (l) => `(log :at "${l.at}" :level :${l.level} :from ${l.name} :text "${l.text}")`],
  [
    'tags of FIX',
    (l) =>
      `8=FIX.4.4|35=B|34=${l.n}|49=${l.name}|52=${l.at.slice(0, 10).replaceAll('-', '')}-${l.at.slice(11, 23)}|5001=${upper(l)}|58=${l.text}|10=110|`,
  ],
  ['numbers for keys', (l) => `1=${l.at}|2=${upper(l)}|3=${l.name}|4=${l.text}`, logger],
  ['rows of a page', (l) => `<tr class="${l.level}"><td>${l.at}</td><td>${l.name}</td><td>${l.text}</td></tr>`],
  ['a kind of record in all lines before the clock', (l) => `EVT^${compact(l)}^${upper(l)[0]}^${l.name}^${l.text}`],
  [
    'a namespace, a pod and a container before the clock',
    (l) => `shop ${l.name}-c3c7bef06-p9vzd main › ${l.at.slice(11, 23)} ${upper(l).slice(0, 3)} ${l.text}`,
    () => ({ time: undefined }),
  ],
  ['a filled column behind the message', (l) => `${l.text} ${l.name.padEnd(14)} ${upper(l)} (w-${l.n}) [${l.at}]`],
])('reads %s', (_, write, told) => {
  expect(misread(write, told).slice(0, 3)).toEqual([])
})

it.each<[string, (line: Line) => string]>([
  ['hours and minutes with letters', ({ clock: [h, m, s] }) => `07/05/2026 ${h}h${m}m${s}s`],
  ['dashes in the clock', ({ clock: [h, m, s, ms] }) => `2026-05-07T${h}-${m}-${s}.${ms}`],
  ['dots alone', ({ clock: [h, m, s, ms] }) => `2026.05.07.${h}.${m}.${s}.${ms}`],
  ['underscores', ({ clock: [h, m, s, ms] }) => `2026_05_07 ${h}:${m}:${s}.${ms}`],
  ['colons in the date', ({ clock: [h, m, s] }) => `2026:05:07-${h}:${m}:${s}`],
  ['no marks', ({ clock }) => `20260507-${clock.join('')}`],
  ['hundredths of a mainframe', ({ clock: [h, m, s] }) => `2026127 ${h}${m}${s}12`],
  ['a day, a month and two digits of the year', ({ clock: [h, m, s, ms] }) => `07MAY26 ${h}:${m}:${s}.${ms}`],
  ['six digits and a clock', ({ clock: [h, m, s] }) => `260507-${h}:${m}:${s}`],
  ['ticks of .NET', ({ ms }) => `${ms + 62_135_596_800_000}0000`],
  ['ticks of Windows', ({ ms }) => `${ms + 11_644_473_600_000}0000`],
  ['nanoseconds', ({ ms }) => `${ms}999999`],
  ["Go's name of the zone", ({ clock: [h, m, s, ms] }) => `2026-05-07 ${h}:${m}:${s}.${ms} +0000 UTC`],
])('reads times with %s', (_, write) => {
  const wrong = misread(
    (line) => `${write(line)} ${upper(line)} [${line.name}] ${line.text}`,
    ({ ms }) => ({ time: undefined, service: undefined, ms }),
  )
  const found = read(lines.map((line) => `${write(line)} ${upper(line)} [${line.name}] ${line.text}`))
  expect(found.filter(({ timestampMs }, n) => Math.abs((timestampMs ?? 0) - (lines[n]?.ms ?? 0)) > 120)).toEqual([])
  expect(wrong.filter(({ field }) => field === 'message').slice(0, 2)).toEqual([])
})

it('reads what Configuration Manager writes', () => {
  const text =
    '<![LOG[Policy arrived for package PS0010]LOG]!><time="08:39:24.418-060" date="02-18-2026" component="execmgr" context="" type="3" thread="17183" file="a.cpp:954">'
  const [event] = read([text, text, text])
  expect(event).toMatchObject({
    timestampMs: Date.UTC(2026, 1, 18, 7, 39, 24, 418),
    level: 'error',
    message: 'Policy arrived for package PS0010',
    entities: { service: 'execmgr', thread: '17183' },
  })
})

it("reads the kinds of WebSphere's events", () => {
  const write = (kind: string, component: string): string =>
    `[10/25/25 7:41:22:989 UTC] 000000fe ${component} ${kind}   Roster import: 72 rows read`
  const events = read([write('A', 'TCPChannel   '), write('O', 'SystemOut    '), write('3', 'JMSConsumer  ')])
  expect(events.map(({ level }) => level)).toEqual(['info', null, 'trace'])
  expect(new Set(events.map(({ message }) => message))).toEqual(new Set(['Roster import: 72 rows read']))
})

it.each<[string, string, object]>([
  [
    'records that syslog counts',
    '64 <131>1 2026-05-07T09:19:34.388Z h1 gate 44 - - session 1234 broke',
    { level: 'error', message: 'session 1234 broke', entities: { service: 'gate' } },
  ],
  [
    "CloudWatch's exports",
    '{"timestamp":1778145574388,"ingestionTime":1778145574988,"message":"WARN retry 26 of 5","logStreamName":"a","logGroup":"/aws/lambda/pay-fn"}',
    { level: 'warn', message: 'retry 26 of 5', timestampMs: 1_778_145_574_388, entities: { service: 'pay-fn' } },
  ],
  [
    "Loki's lines",
    '{"labels":{"app":"web","namespace":"prod"},"line":"level=warn msg=\\"GET /health took 17 ms\\"","timestamp":"2026-05-07T10:19:10.156073Z"}',
    { level: 'warn', message: 'GET /health took 17 ms', entities: { service: 'web' } },
  ],
  [
    "Swarm's prefix",
    'shop_db.1.9k1y28u8ryq1@node-1    | 2026-05-07 10:21:05.712 UTC [827] ERROR:  duplicate key',
    { level: 'error', message: 'duplicate key', entities: { service: 'shop_db', host: 'node-1' } },
  ],
  [
    'an object behind a priority',
    '<14>1 2026-05-07T05:36:12.255Z h1 jobs 63 - - {"level":"debug","msg":"lock acquired"}',
    { level: 'debug', message: 'lock acquired', entities: { service: 'jobs' } },
  ],
])('reads %s', (_, text, wanted) => {
  expect(read([text])[0]).toMatchObject(wanted)
})

it('takes the tag of a phone for the service, whatever it looks like', () => {
  const tags = ['SyncAdapter', 'chatty', 'ActivityTaskManager'] as const
  const events = read([
    '--------- beginning of main',
    ...lines.map((l) => `05-07 10:15:30.120  14${l.n + 10}  41${l.n + 10} I ${tags[l.n % 3]}: ${l.text}`),
  ])
  expect(new Set(events.slice(1).map(({ entities }) => entities.service))).toEqual(new Set(tags))
})

it('takes the names in brackets for services where other lines of the source say so', () => {
  const write = (l: Line): string =>
    l.n % 4 === 0
      ? `${l.at} [${l.name}] ${upper(l)}: ${l.text}`
      : `time=${l.at} level=${l.level} service=${l.name} msg="${l.text}"`
  const events = read(lines.map(write))
  expect(events.map(({ entities }) => entities.service)).toEqual(lines.map(({ name }) => name))
})

it('takes no outcome for a name', () => {
  const outcomes = ['Audit Success', 'Audit Failure'] as const
  const events = read(lines.map((l) => `"${l.at}","${l.n + 4000}","${outcomes[l.n % 2]}","${l.text}"`))
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set([undefined]))
})

it('leaves a machine that all messages speak of in them', () => {
  const events = read(lines.map((line) => `${line.at} ${upper(line)} node es-${line.n % 2}: ${line.text}`))
  expect(events.filter(({ message }) => !message.startsWith('node es-'))).toEqual([])
})

it('takes a numbered name in all lines for the machine', () => {
  const events = read(lines.map((line) => `${line.at} bid-21 [${line.level}] ${line.text}`))
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set([undefined]))
})
