import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { roleOfValues } from './role-of-values.ts'

const TEXTS = [
  'error count reset to 0',
  'connection to db-2 refused',
  'user anna logged in from 10.0.0.7',
  'warning threshold set to 70%',
  'queue holds 1200 entries (limit 1000)',
  'could not write /srv/a.csv: no space left',
  'cache hit for order 17',
  'shift handover: board updated',
]
const LEVELS = ['INFO', 'ERROR', 'DEBUG', 'WARN']

interface Line {
  readonly at: string
  readonly level: string
  readonly text: string
  readonly n: number
}

const pick = (n: number, ...names: string[]): string => names[n % names.length] ?? ''

/** What sixty lines of one layout are read as. */
function read(name: string, write: (line: Line) => string) {
  const lines = Array.from({ length: 60 }, (_, n) => ({
    at: `2026-05-07 10:15:${String(n).padStart(2, '0')}`,
    level: pick(n * 7, ...LEVELS),
    text: pick(n * 5, ...TEXTS),
    n,
  }))
  const reader = createSourceReader(newSourceProfile(name, { name, receivedAtMs: Date.UTC(2026, 4, 8) }))
  const events = [...reader.push(`${lines.map(write).join('\n')}\n`), ...reader.end()]
  const misread = events.filter(({ message }, n) => message !== lines[n]?.text).map(({ raw }) => raw)
  return {
    misread,
    services: [...new Set(events.map(({ entities }) => entities.service ?? '-'))].sort(),
    levels: [...new Set(events.map(({ level }) => level ?? '-'))].sort(),
  }
}

const two = ['debug', 'error', 'info', 'warn']
it.each<[string, (line: Line) => string, string[]]>([
  ['numbers', ({ at, level, text, n }) => `${at} ${level} 7f${(n * 7919).toString(16)}a1 ${n * 3} ${text}`, ['-']],
  ['pairs', ({ at, level, text, n }) => `${at} ${level} p=${n} u=deploy | ${text}`, ['-']],
  [
    'brackets with marks behind them',
    ({ at, level, text, n }) => `${at} : ${level} : (${n} | READER_${n % 3}) : RR_4${n} : ${text}`,
    ['-'],
  ],
  [
    'codes before numbers',
    ({ at, level, text, n }) =>
      `${at} ${level} ${pick(n, 'JOB', 'STC', 'NET')}${7 * n + 1} 00000${pick(n, '0', '2')}90 ${text}`,
    ['-'],
  ],
  [
    'plain words before a process and a thread',
    ({ at, level, text, n }) =>
      `${level} ${at},120 ${pick(n, 'forms', 'jobs', 'urls')} 7${n % 2} 14067${n * 7919} ${text}`,
    ['forms', 'jobs', 'urls'],
  ],
  [
    'a priority, a place and a number',
    ({ at, text, n }) => `<${pick(n, '3', '6', '7', '4')}>${at} GW/${pick(n, 'OPC', 'RTU', 'BUS')} #00${n} ${text}`,
    ['GW/BUS', 'GW/OPC', 'GW/RTU'],
  ],
  [
    'names with their level',
    ({ at, level, text, n }) => `<${at}> ${pick(n, 'doord', 'liftd', 'updater')}.${level.toLowerCase()} ${text}`,
    ['doord', 'liftd', 'updater'],
  ],
  [
    'brackets in brackets',
    ({ at, level, text, n }) =>
      `[${at}][[${level}][worker-${n % 9}]][${pick(n, 'ingest', 'publish')}[eu-${n % 3}]] ${text}`,
    ['ingest', 'publish'],
  ],
  [
    'plain words that blanks fill up',
    ({ at, level, text, n }) => `${at} ${level.padEnd(5)} ${pick(n, 'pump', 'store', 'modbus').padEnd(6)} ${text}`,
    ['modbus', 'pump', 'store'],
  ],
  [
    'quoted columns of which some are empty',
    ({ at, level, text, n }) =>
      `"${at}","${level}","${pick(n, 'doc-store', 'crm-sync')}","${n % 3 === 0 ? '' : `job-${n}`}","${text}"`,
    ['crm-sync', 'doc-store'],
  ],
  [
    "two clocks, of which the first is a collector's",
    ({ at, level, text, n }) =>
      `rcvd=2026-05-07T10:20:00Z from=gate-${n % 3} [${at}Z] ${pick(n, 'doord', 'liftd')}.${level.toLowerCase()} ${text}`,
    ['doord', 'liftd'],
  ],
  ['ids of one shape', ({ at, level, text, n }) => `${at} ${level} JOB0${n + 10} ${text}`, ['-']],
  ['places in the code', ({ at, level, text, n }) => `${at} ${level} ${pick(n, 'a', 'b')}.cpp(0${n}) : ${text}`, ['-']],
  [
    'units in a column',
    ({ at, level, text, n }) => `${at} ${level.padEnd(5)} ${pick(n, 'price-feed', 'ean-lookup')}: ${text}`,
    ['ean-lookup', 'price-feed'],
  ],
  [
    'units between marks',
    ({ at, level, text, n }) => `${at} = ${pick(n, 'press', 'oven')} = ${level} = ${text}`,
    ['oven', 'press'],
  ],
  [
    'units of other alphabets',
    ({ at, level, text, n }) => `${at};${level};${pick(n, 'Zähler', 'Förderer')};${text}`,
    ['Förderer', 'Zähler'],
  ],
  [
    'units on machines',
    ({ at, level, text, n }) => `${at}Z ${pick(n, 'pumps', 'alarms')}@plant-${n % 3} (${level}) ${text}`,
    ['alarms', 'pumps'],
  ],
  [
    'names before a clock in brackets',
    ({ at, level, text, n }) => `${level} ${pick(n, 'cart', 'wallet')} (${at}) - ${text}`,
    ['cart', 'wallet'],
  ],
  [
    'cells of an array',
    ({ at, level, text, n }) => JSON.stringify([at, level, pick(n, 'gate', 'lift'), text]),
    ['gate', 'lift'],
  ],
  [
    'cells behind a number',
    ({ at, level, text, n }) => `${n},${at},${level},${pick(n, 'gate', 'lift')},"${text}"`,
    ['gate', 'lift'],
  ],
  [
    'programs with their versions',
    ({ at, level, text, n }) => `${pick(n, 'shop', 'till')}/2.4.${n % 2} ${at} [${level}] ${text}`,
    ['shop', 'till'],
  ],
  [
    'environments before units',
    ({ at, level, text, n }) => `[prod] [${pick(n, 'quotes', 'policies')}] ${at} ${level} ${text}`,
    ['policies', 'quotes'],
  ],
  [
    'quoted cells',
    ({ at, level, text, n }) => `"${at}";"${level}";"${pick(n, 'gate', 'lift')}";"${text}"`,
    ['gate', 'lift'],
  ],
  [
    'braces',
    ({ at, level, text, n }) => `{${at}} {${pick(n, 'anchor', 'beacon')}} {${level}} ${text}`,
    ['anchor', 'beacon'],
  ],
  [
    'a level in the last column',
    ({ at, level, text, n }) => `${at} ${pick(n, 'feed', 'lookup')}: ${text} [${level}]`,
    ['feed', 'lookup'],
  ],
])('reads what regularly stands before the texts as columns: %s', (_, write, services) => {
  expect(read('app.log', write)).toEqual({ misread: [], services, levels: two })
})

it('reads numbers of severity in a column as levels', () => {
  const write = ({ at, level, text, n }: Line) =>
    `${at}|${{ INFO: 6, ERROR: 3, DEBUG: 7, WARN: 4 }[level]}|${pick(n, 'QUOTE', 'SETTLE')}|${text}`
  expect(read('app.log', write)).toEqual({ misread: [], services: ['QUOTE', 'SETTLE'], levels: two })
})

it('reads signs in a column as levels', () => {
  const write = ({ at, level, text }: Line) =>
    `phone ${at} ${{ INFO: '💬', ERROR: '❌', DEBUG: '🔍', WARN: '⚠️' }[level]} ${text}`
  expect(read('app.log', write)).toMatchObject({ misread: [], levels: two })
})

it('reads lines whose level column holds a word of its own', () => {
  const write = ({ at, level, text, n }: Line) =>
    `${at} 0x${(n * 7919).toString(16)} ${n % 3 === 0 ? 'Default' : level.toLowerCase()} ${n} ${text}`
  expect(read('app.log', write)).toMatchObject({ misread: [], levels: ['-', ...two] })
})

it('leaves the first words of a text alone where few lines begin with them', () => {
  const write = ({ at, text, n }: Line) => `[${at}] backup.sh[${1000 + n}]: ${n % 8 === 0 ? text : TEXTS[2]}`
  expect(read('app.log', write).levels).not.toContain('warn')
})

it.each([
  ['classes', (n: number) => pick(n, 'com.acme.OrderService', 'com.acme.PaymentGateway')],
  ['classes of namespaces', (n: number) => pick(n, 'Acme.Billing.OrderService', 'Acme.Web.CartPage')],
  ['what happened', (n: number) => pick(n, 'exited', 'spawned')],
  ['modules', (n: number) => pick(n, 'app.billing.core', 'app.auth')],
  [
    'long list of parts that all begin alike',
    (n: number) =>
      pick(n, 'LogNet', 'LogInit', 'LogStreaming', 'LogWorld', 'LogChat', 'LogAudio', 'LogScript', 'LogMatch'),
  ],
  ['threads', (n: number) => `worker-${n % 3}`],
  ['machines', (n: number) => `node-${n % 3}`],
])('takes no %s for services', (_, name) => {
  expect(read('app.log', ({ at, level, text, n }) => `${at} [${name(n)}] ${level} ${text}`).services).toEqual(['-'])
})

it.each<[string, (line: Line) => string, string[]]>([
  [
    'parts of one program',
    ({ at, level, text, n }) => `${at} [${pick(n, 'OrderBook', 'PriceFeed')}] ${level} ${text}`,
    ['OrderBook', 'PriceFeed'],
  ],
  [
    'a bracket before one with an id',
    ({ at, level, text, n }) => `[${at}][${pick(n, 'store', 'pay')} ][${level[0]}][tx:9${n}f8ee] ${text}`,
    ['pay', 'store'],
  ],
  [
    'the program before its step',
    ({ at, text, n }) => `*${'EIW'[n % 3]}* ${at} ${pick(n, 'KBUCH01', 'KSUM07')}/0${n + 10}  ${text}`,
    ['KBUCH01', 'KSUM07'],
  ],
  [
    'the root of all modules',
    ({ at, level, text, n }) =>
      `${at} [${`salt.${pick(n, 'minion', 'pillar', 'crypt', 'state')}`.padEnd(17)}:${n + 100}][${level}] ${text}`,
    ['salt'],
  ],
  [
    'the bracket at the end of all lines',
    ({ at, level, text, n }) => `${at} ${level} ${text} [${pick(n, 'cart', 'pay', 'mail').padEnd(5)}]`,
    ['cart', 'mail', 'pay'],
  ],
  [
    'a name before its level in a bracket',
    ({ at, level, text, n }) => `${at} [${pick(n, 'cart', 'mail-relay')}/${level}] ${text}`,
    ['cart', 'mail-relay'],
  ],
  [
    'a name that blanks fill up to a tab',
    ({ at, level, text, n }) => `${at}\t${level}\t${pick(n, 'cart  ', 'mail  ')}\t${text}`,
    ['cart', 'mail'],
  ],
  [
    'a name behind a letter',
    ({ at, level, text, n }) => `${at} ${level[0]}/${pick(n, 'OrderBook', 'PriceFeed')} ${text}`,
    ['OrderBook', 'PriceFeed'],
  ],
  [
    'no root that names where it is registered',
    ({ at, level, text, n }) => `${at} ${level} [com.${pick(n, 'acme', 'shop', 'pay', 'post')}] ${text}`,
    ['-'],
  ],
])('names who speaks by %s', (_, write, services) =>
  expect(read('app.log', write)).toMatchObject({ misread: [], services }),
)

const messageOf = (write: (line: Line) => string) => read('app.log', write).services

it.each<[string, (line: Line) => string, string[]]>([
  [
    'the part in the code of a device',
    ({ at, text, n }) => `${at} UTC: %${pick(n, 'SYS', 'BGP', 'OSPF')}-${n % 8}-EVENT_${n % 5}: ${text}`,
    ['BGP', 'OSPF', 'SYS'],
  ],
  [
    'the part in the code of another device',
    ({ at, text, n }) => `${at} sw-${n % 2} %%01${pick(n, 'ARP', 'NTP')}/${n % 8}/EVENT(l)[${n}]:${text}`,
    ['ARP', 'NTP'],
  ],
  [
    'the name that a message begins with',
    ({ at, level, text, n }) => `${at} {} <${level}> ${pick(n, 'TCPHandler: ', 'MemoryTracker (default): ')}${text}`,
    ['MemoryTracker', 'TCPHandler'],
  ],
  [
    'the name before a place in the code',
    ({ at, level, text, n }) =>
      `[${n}] ${at} ${level} ${pick(n, 'Backup      ', 'Logger   ')}${pick(n, 'Mgr', 'Log')}.cpp(0${n + 100}) : ${text}`,
    ['Backup', 'Logger'],
  ],
])('names who speaks by %s', (_, write, services) => expect(messageOf(write)).toEqual(services))

it.each<[string, (line: Line) => string, string[]]>([
  [
    'a word that is no level elsewhere',
    ({ at, level, text, n }) => `${at} ${level === 'ERROR' ? 'FAIL' : level} ${pick(n, 'cart', 'pay')}: ${text}`,
    two,
  ],
  [
    'numbers of syslog behind a zone',
    ({ at, text, n }) =>
      `${at.replace(' ', 'T')}Z ${pick(n, '6', '6', '7', '4', '3')} ${pick(n, 'CART', 'PAY')}: ${text}`,
    two,
  ],
  [
    'a word beside them that means something else elsewhere',
    ({ at, level, text, n }) => `${at} ${level === 'INFO' ? 'OK' : level} ${pick(n, 'cart', 'pay')}: ${text}`,
    two,
  ],
  [
    'profiles among levels',
    ({ at, level, text, n }) =>
      `${at} [${pick(n, 'job', 'web')}:${n}][${level === 'DEBUG' ? 'PROFILE' : level}] ${text}`,
    two,
  ],
  [
    'tens between the signs of a priority',
    ({ at, text, n }) => `${at} <${pick(n, '20', '30', '40', '50')}> ${pick(n, 'TaxTable', 'OrderBook')}: ${text}`,
    two,
  ],
  [
    'marks on both sides',
    ({ at, text, n }) => `*${pick(n, 'E', 'I', 'W', 'S')}* ${at} ${text}`,
    ['error', 'fatal', 'info', 'warn'],
  ],
  ['a cross among letters', ({ at, text, n }) => `${pick(n, 'X', 'I', 'W', 'D')} [${at}] ${text}`, two],
  [
    'details below information',
    ({ at, text, n }) => `${at} | ${pick(n, 'DETAIL', 'HINWEIS', 'FEHLER', 'WARNUNG').padEnd(8)}| ${text}`,
    two,
  ],
  [
    'codes of messages with their level behind a dash',
    ({ at, text, n }) => `${at} ${pick(n, 'PAY', 'MAIL-OUT')}-${n + 13100}-${pick(n, 'I', 'E', 'W', 'D')}: ${text}`,
    two,
  ],
  [
    'triangles between fields',
    ({ at, level, text, n }) => `${at} ▶ ${level} ▶ ${pick(n, 'cart', 'pay')} ▶ ${text}`,
    two,
  ],
  [
    'a level first and the time in brackets at the end',
    ({ at, level, text, n }) => `${level} ${pick(n, 'cart', 'pay')}: ${text} (${at})`,
    two,
  ],
])('reads the levels of lines with %s', (_, write, levels) =>
  expect(read('app.log', write)).toMatchObject({ misread: [], levels }),
)

it('takes a word of its own between bars for no service', () => {
  const write = ({ at, level, text, n }: Line) =>
    `${at} | ${n % 5 === 0 ? 'PUSH' : level} | ${pick(n, 'cart', 'pay')} | ${text}`
  expect(read('app.log', write)).toMatchObject({ misread: [], levels: ['-', ...two], services: ['cart', 'pay'] })
})

it('takes codes of what happened for no machines', () => {
  const codes = Array.from({ length: 12 }, (_, n) => `MY-0109${n + 10}`)
  expect(roleOfValues('[', codes, new Set())).toBe('field')
  expect(roleOfValues('[', ['node-1', 'node-2'], new Set())).toBe('host')
})

it('keeps to the name of a file that has one', () => {
  const write = ({ at, level, text, n }: Line) => `${at} ${level} [${pick(n, 'pool', 'http')}] ${text}`
  expect(read('payments.log', write).services).toEqual(['payments'])
})

it('reads letters in brackets, programs with their machine, and a column that half of the lines have', () =>
  expect(
    read(
      'app.log',
      ({ at, level, text, n }) =>
        `[${level.charAt(0)}][${at}][${n % 3 === 0 ? 'geo' : 'cart'}@node-${n % 5}][T:w-${n % 7}]${n % 3 === 0 ? '' : `[RID:a9d05ad4b39${n % 10}]`} ${text}`,
    ),
  ).toEqual({ misread: [], services: ['cart', 'geo'], levels: ['debug', 'error', 'info', 'warn'] }))

it('reads padded names before texts in lower case', () =>
  expect(
    read(
      'app.log',
      ({ at, level, text, n }) =>
        `${at} ${level.padEnd(5)} ${pick(n, 'billing', 'cart', 'mail-out').padEnd(12)} ${text}`,
    ),
  ).toMatchObject({ misread: [], services: ['billing', 'cart', 'mail-out'] }))

it('takes the earlier of two clocks, and not who passed the lines on', () => {
  const lines = Array.from(
    { length: 40 },
    (_, n) =>
      `2026-05-07T10:16:${String(n + 10)}.500Z collector ${pick(n, 'billing', 'cart')} 2026-05-07T10:15:${String(n + 10)}.250Z ${pick(n, ...LEVELS)} ${pick(n, ...TEXTS)}`,
  )
  const reader = createSourceReader(newSourceProfile('app.log', { name: 'app.log' }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ timestampMs }) => timestampMs)).toEqual(
    lines.map((_, n) => Date.UTC(2026, 4, 7, 10, 15, n + 10, 250)),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['billing', 'cart']))
})

const UNITS = ['billing', 'order-api', 'mailer']

it.each([
  ['blanks', ({ at, level, text, n }: Line) => `${level} ${at} ${pick(n, ...UNITS)} ${text}`],
  ['double colons', ({ at, level, text, n }: Line) => `${at}::${level}::${pick(n, ...UNITS)}::${text}`],
  ['stars', ({ at, level, text, n }: Line) => `*** ${level} *** ${at} *** ${pick(n, ...UNITS)} *** ${text}`],
])('tells few names before many texts from first words, between %s', (_, write) =>
  expect(read('app.log', write)).toMatchObject({ misread: [], services: UNITS.toSorted() }),
)

it('takes no first words of sentences for names', () =>
  expect(read('app.log', ({ at, level, text }) => `${at} ${level} ${text}`)).toMatchObject({
    misread: [],
    services: ['-'],
  }))

it.each([
  [
    'methods',
    (n: number) => `${pick(n, 'GET', 'POST')} /api/${pick(n >> 1, 'orders', 'me', 'carts', 'seats', 'tills')}/${n}`,
  ],
  [
    'verbs',
    (n: number) => `${pick(n, 'stored', 'refreshed')} ${pick(n >> 1, 'orders', 'me', 'carts', 'seats', 'tills')} ${n}`,
  ],
])('does not take %s for who speaks, however they go on', (_, message) => {
  const lines = Array.from(
    { length: 60 },
    (_line, n) =>
      `[2026-05-07 10:15:${String(n).padStart(2, '0')},274] ${pick(n * 7, ...LEVELS)} shop.access ${message(n)}`,
  )
  const reader = createSourceReader(newSourceProfile('gunicorn.log', { name: 'gunicorn.log' }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['gunicorn']))
  expect(events.map((event) => event.message)).toEqual(lines.map((_line, n) => message(n)))
})

it('takes a later clock for what a message speaks of, where it is of another moment', () => {
  const reader = createSourceReader(newSourceProfile('app.log'))
  const lines = Array.from({ length: 20 }, (_, n) =>
    [
      `2025-03-25 01:18:${n + 10} #8${n} <a${n}>; lua; greylisted until "Tue, 25 Mar 2025 0${n % 9}:${n + 11}:11 GMT"; new`,
      `2025-03-25 01:18:${n + 10} #8${n} | 2025-03-25T0${n % 9}:${n + 11}:11Z | lua | retry is due`,
    ].at(n % 2),
  )
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(events.map(({ timestampMs }) => timestampMs)).toEqual(
    lines.map((_, n) => Date.UTC(2025, 2, 25, 1, 18, n + 10)),
  )
})

it('leaves a time in quotes to the sentence that it stands in', () => {
  const reader = createSourceReader(newSourceProfile('app.log'))
  const told = (n: number): string => `greylisted until "Tue, 25 Mar 2025 01:${n + 21}:11 GMT", new record`
  const lines = Array.from(
    { length: 20 },
    (_, n) => `2025-03-25 01:18:${n + 10} #8${n} (normal) <a${n}>; lua; ${told(n)}`,
  )
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  expect(events.filter(({ message }, n) => message.endsWith(told(n)))).toHaveLength(20)
})
