import type { Level } from '../../src/model/log-event.ts'
import type { Layout, Speech, Truth } from './speech.ts'
import { wholeSeconds, writeTime } from './write-time.ts'

const UPPER: Readonly<Record<Level, string>> = {
  trace: 'TRACE',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARN',
  error: 'ERROR',
  fatal: 'FATAL',
}
const NAMED: Readonly<Record<Level, string>> = {
  trace: 'Trace',
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
  fatal: 'Fatal',
}
const PODS: Readonly<Record<string, string>> = {
  checkout: 'checkout-7d9f8b6c5d-x2k4q',
  cart: 'cart-66dfc4b8d9-zk8wp',
  billing: 'billing-5c68f9d7b4-h4t9v',
  inventory: 'inventory-54b9bd8f7c-mq2ls',
  mailer: 'mailer-0',
}

const podOf = ({ service }: Speech): string => PODS[service] ?? service
const full = ({ atMs, level, message }: Speech): Truth => ({ timestampMs: atMs, level, message })
const toSecond = ({ atMs, level, message }: Speech): Truth => ({ timestampMs: wholeSeconds(atMs), level, message })

/** Layouts that the reading was developed with. */
export const SEEN_LAYOUTS: readonly Layout[] = [
  [
    'a proxy client',
    (s) => {
      const { month, day, clock } = writeTime(s.atMs)
      const message = `proxy.acme.example:50${70 + (s.index % 3)} open through proxy relay:1080 HTTPS`
      const program = ['chrome.exe', 'Dropbox.exe', 'git-remote.exe'][s.index % 3] ?? ''
      return [
        `[${month}.${day} ${clock}] ${program} - ${message}`,
        { timestampMs: wholeSeconds(s.atMs), service: program, message },
      ]
    },
  ],
  [
    'pairs with Spanish names',
    (s) => {
      const { year, month, day, clock, fraction } = writeTime(s.atMs)
      const nivel = {
        trace: 'DETALLE',
        debug: 'DEPURACION',
        info: 'INFO',
        warn: 'AVISO',
        error: 'ERROR',
        fatal: 'FATAL',
      }
      return [
        `fecha=${day}/${month}/${year} hora=${clock}.${fraction} nivel=${nivel[s.level]} servicio=${s.service} nodo=${s.host} mensaje=${JSON.stringify(s.message)}`,
        { timestampMs: s.atMs, service: s.service, message: s.message },
      ]
    },
  ],
  [
    'a telephone app',
    (s) => {
      const { joined, fraction, clock } = writeTime(s.atMs)
      const logger = ['Step_LSC', 'Step_SPUtils', 'Step_StandReportReceiver'][s.index % 3] ?? ''
      return [
        `${joined.slice(0, 8)}-${clock}:${Number(fraction)}|${logger}|3000${s.processId}|${s.message}`,
        { timestampMs: s.atMs, logger, message: s.message },
      ]
    },
  ],
  [
    'a supercomputer',
    (s) => {
      const { year, month, day, clock, seconds } = writeTime(s.atMs)
      const node = `R0${s.index % 7}-M1-N${s.index % 4}-C:J12-U${s.index % 9}1`
      return [
        `- ${seconds} ${year}.${month}.${day} ${node} ${year}-${month}-${day}-${clock.replaceAll(':', '.')}.363779 ${node} RAS KERNEL ${UPPER[s.level]} ${s.message}`,
        { timestampMs: wholeSeconds(s.atMs) + 363, level: s.level, message: s.message },
      ]
    },
  ],
  [
    "a cluster's syslog behind an epoch",
    (s) => {
      const { year, month, day, clock, seconds, monthName } = writeTime(s.atMs)
      return [
        `- ${seconds} ${year}.${month}.${day} dn${s.processId} ${monthName} ${day} ${clock} dn${s.processId}/dn${s.processId} ${s.service}(pam_unix)[${s.processId}]: ${s.message}`,
        { timestampMs: wholeSeconds(s.atMs), service: s.service, message: s.message },
      ]
    },
  ],
  [
    'events of a cluster manager',
    (s) => [
      `${460_000 + s.index} ${s.host} unix.hw state_change.${s.service} ${writeTime(s.atMs).seconds} 1 ${s.message}`,
      { timestampMs: wholeSeconds(s.atMs), message: `1 ${s.message}` },
    ],
  ],
  [
    "a cloud's compute service",
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `nova-${s.service}.log.1.${date}_13:53:08 ${date} ${clock}.${fraction} ${s.processId} ${UPPER[s.level]} nova.compute.manager [req-3ea4052c-895d-4b64-9e2d-04d64c4d94ab - - - - -] ${s.message}`,
        { ...full(s), logger: 'nova.compute.manager' },
      ]
    },
  ],
  [
    "an installer's columns",
    (s) => {
      const { date, clock } = writeTime(s.atMs)
      const part = ['CBS', 'CSI'][s.index % 2] ?? ''
      return [
        `${date} ${clock}, ${NAMED[s.level].padEnd(21)} ${part}    ${s.message}`,
        { ...toSecond(s), logger: part },
      ]
    },
  ],
  [
    'a merged stream of pods',
    (s) => {
      const { iso, clock, fraction } = writeTime(s.atMs)
      const logger = `t.s.${s.service.charAt(0).toUpperCase()}${s.service.slice(1)}ServiceImpl#${100 + (s.index % 40)}`
      return [
        `${iso.replace('Z', '456789Z')} ${podOf(s)} ${clock}.${fraction} ${UPPER[s.level].padEnd(5)} ${logger} TraceID: ${s.traceId} SpanID: ${s.spanId} [query][${s.message}]`,
        { ...full(s), pod: podOf(s), service: s.service, logger, traceId: s.traceId, message: `[query][${s.message}]` },
      ]
    },
  ],
  [
    'bars behind an epoch',
    (s) => [
      `${s.atMs}|${UPPER[s.level]}|${s.service}|${s.thread}|${s.message}`,
      { ...full(s), service: s.service, thread: s.thread },
    ],
  ],
  [
    'semicolons and a German date',
    (s) => {
      const { day, month, year, clock, fraction } = writeTime(s.atMs)
      return [
        `${day}.${month}.${year};${clock}.${fraction};${UPPER[s.level]};${s.service};${s.host};${s.message}`,
        { ...full(s), service: s.service },
      ]
    },
  ],
  [
    'tabs',
    (s) => [
      `${writeTime(s.atMs).iso}\t${NAMED[s.level]}\t${s.service}\t${s.host}\t${s.message}`,
      { ...full(s), service: s.service },
    ],
  ],
  [
    "a monitoring server's process, date and clock",
    (s) => {
      const { joined, fraction } = writeTime(s.atMs)
      return [
        `${String(s.processId).padStart(6)}:${joined.slice(0, 8)}:${joined.slice(8)}.${fraction} ${s.message}`,
        { timestampMs: s.atMs, message: s.message },
      ]
    },
  ],
  [
    'a telephone exchange',
    (s) => {
      const { date, clock } = writeTime(s.atMs)
      const level = s.level === 'warn' ? 'WARNING' : s.level === 'info' ? 'NOTICE' : UPPER[s.level]
      return [
        `[${date} ${clock}] ${level}[${s.processId}][C-0000${s.processId}]: chan_${s.service}.c:${1000 + (s.index % 9)} handle_request: ${s.message}`,
        { timestampMs: wholeSeconds(s.atMs), level: s.level, message: `handle_request: ${s.message}` },
      ]
    },
  ],
  [
    'a dial-in server',
    (s) => {
      const { dayName, monthName, day, clock, year } = writeTime(s.atMs)
      return [`${dayName} ${monthName} ${day} ${clock} ${year} : ${NAMED[s.level]}: ${s.message}`, toSecond(s)]
    },
  ],
  [
    'a mail relay',
    (s) => {
      const { date, clock } = writeTime(s.atMs)
      const message = `1rjx${String.fromCodePoint(65 + (s.index % 26))}z-0005Kx-7A <= anna@acme.example H=mx${s.index % 3}.acme.example S=${s.index}`
      return [`${date} ${clock} ${message}`, { timestampMs: wholeSeconds(s.atMs), message }]
    },
  ],
  [
    'an application server in angles',
    (s) => {
      const { monthName, day, year, twelve } = writeTime(s.atMs)
      return [
        `####<${monthName} ${day}, ${year} ${twelve} UTC> <${NAMED[s.level]}> <${s.service}> <${s.host}> <AdminServer> <[ACTIVE] ExecuteThread: '${s.index % 4}' for queue: 'default'> <anna> <> <> <${s.atMs}> <BEA-1492${30 + (s.index % 5)}> <${s.message}>`,
        { timestampMs: wholeSeconds(s.atMs), level: s.level, message: s.message },
      ]
    },
  ],
  [
    'a game engine',
    (s) => {
      const { year, month, day, clock, fraction } = writeTime(s.atMs)
      const logger = `Log${s.service.charAt(0).toUpperCase()}${s.service.slice(1)}`
      return [
        `[${year}.${month}.${day}-${clock.replaceAll(':', '.')}:${fraction}][${String(s.index % 1000).padStart(3)}]${logger}: ${NAMED[s.level]}: ${s.message}`,
        { ...full(s), logger },
      ]
    },
  ],
  [
    "a database's sessions",
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      const session = s.index % 3 === 0 ? 'Server' : `spid${50 + (s.index % 4)}${s.index % 5 === 0 ? 's' : ''}`
      return [
        `${date} ${clock}.${fraction.slice(0, 2)} ${session.padEnd(11)} ${s.message}`,
        { timestampMs: Math.floor(s.atMs / 10) * 10, message: s.message },
      ]
    },
  ],
  [
    'pairs with colons between bars',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `time: ${date} ${clock}.${fraction} | svc: ${s.service} | sev: ${UPPER[s.level]} | ${s.message}`,
        { ...full(s), service: s.service },
      ]
    },
  ],
  [
    'a service between slashes',
    (s) => [`${writeTime(s.atMs).iso} /${s.service}/${s.host}/${s.processId}/ ${UPPER[s.level]} ${s.message}`, full(s)],
  ],
]

/** Layouts that were written with the others, before any reading, and scored once. */
export const HELD_OUT_LAYOUTS: readonly Layout[] = [
  [
    '.NET with a number for the thread',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock},${fraction} [${s.processId % 40}] ${UPPER[s.level].padEnd(5)} Acme.${s.service}.InvoiceJob [(null)] - ${s.message}`,
        { ...full(s), logger: `Acme.${s.service}.InvoiceJob` },
      ]
    },
  ],
  [
    'a broker on Erlang',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction}456+00:00 [${NAMED[s.level].toLowerCase()}] <0.${s.processId}.0> ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    'Elixir with a request id before the level',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction} request_id=F${s.spanId.toUpperCase()} [${NAMED[s.level].toLowerCase()}] ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    'a process manager of PHP',
    (s) => {
      const { day, monthName, year, clock } = writeTime(s.atMs)
      const level = { ...UPPER, warn: 'WARNING', info: 'NOTICE' }[s.level]
      const message = `[pool ${s.service}] ${s.message}`
      return [`[${day}-${monthName}-${year} ${clock}] ${level}: ${message}`, { ...toSecond(s), message }]
    },
  ],
  [
    'a document store',
    (s) => [
      `[${NAMED[s.level].toLowerCase()}] ${writeTime(s.atMs).iso.replace('Z', '456Z')} couchdb@${s.host} <0.${s.processId}.0> -------- ${s.message}`,
      full(s),
    ],
  ],
  [
    'a column store',
    (s) => {
      const { year, month, day, clock, fraction } = writeTime(s.atMs)
      const level = { ...NAMED, info: 'Information' }[s.level]
      return [
        `${year}.${month}.${day} ${clock}.${fraction}456 [ ${s.processId} ] {c0ffee00-1c9e-4b5a-b9a3-${s.spanId.slice(0, 12)}} <${level}> executeQuery: ${s.message}`,
        { ...full(s), logger: 'executeQuery' },
      ]
    },
  ],
  [
    'a workflow scheduler',
    (s) => {
      const { iso } = writeTime(s.atMs)
      return [
        `[${iso.replace('Z', '+0000')}] {taskinstance.py:${1300 + (s.index % 9)}} ${UPPER[s.level]} - ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    'a task queue of Python',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `[${date} ${clock},${fraction}: ${UPPER[s.level]}/ForkPoolWorker-${s.index % 4}] ${s.message}`,
        { ...full(s), thread: `ForkPoolWorker-${s.index % 4}` },
      ]
    },
  ],
  [
    'a telephone system',
    (s) => {
      const { month, day, clock, fraction } = writeTime(s.atMs)
      const logger = ['ActivityManager', 'wpa_supplicant', 'PackageManager'][s.index % 3] ?? ''
      return [
        `${month}-${day} ${clock}.${fraction}  ${s.processId}  ${s.processId + 7} ${UPPER[s.level].charAt(0)} ${logger}: ${s.message}`,
        { ...full(s), logger },
      ]
    },
  ],
  [
    'an app on a telephone',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction}456+0000 ${s.service}[${s.processId}:56789] [Network] ${s.message}`,
        { timestampMs: s.atMs, service: s.service, message: s.message },
      ]
    },
  ],
  [
    'a hypervisor',
    (s) => [
      `${writeTime(s.atMs).iso} ${NAMED[s.level].toLowerCase()} hostd[${s.processId}] [Originator@6876 sub=Vimsvc.${s.service} opID=${s.spanId.slice(0, 8)}] ${s.message}`,
      full(s),
    ],
  ],
  [
    'a router',
    (s) => {
      const { monthName, day, clock, fraction } = writeTime(s.atMs)
      const severity = { trace: 7, debug: 7, info: 6, warn: 4, error: 3, fatal: 2 }[s.level]
      return [
        `*${monthName} ${day} ${clock}.${fraction}: %LINK-${severity}-UPDOWN: ${s.message}`,
        { ...full(s), message: `%LINK-${severity}-UPDOWN: ${s.message}` },
      ]
    },
  ],
  [
    'week dates',
    (s) => {
      const { clock, fraction } = writeTime(s.atMs)
      return [
        `2024-W11-2T${clock}.${fraction}Z [svc/${s.service}] (${NAMED[s.level].toLowerCase()}) ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    "a letter, a joined date and a pod's name in braces",
    (s) => {
      const { joined, fraction } = writeTime(s.atMs)
      return [
        `${UPPER[s.level].charAt(0)}|${joined.slice(0, 8)}T${joined.slice(8)}.${fraction}Z|{${podOf(s)}}|${s.message}`,
        { ...full(s), service: s.service, pod: podOf(s) },
      ]
    },
  ],
  [
    'durations in a column',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction} +0.${100 + (s.index % 900)}s ${s.service}-service ${UPPER[s.level]} ${s.message}`,
        { ...full(s), service: `${s.service}-service` },
      ]
    },
  ],
  [
    'namespace and pod first',
    (s) => [
      `prod/${podOf(s)} ${writeTime(s.atMs).iso} ${UPPER[s.level]} ${s.message}`,
      { ...full(s), service: s.service, pod: podOf(s) },
    ],
  ],
  [
    'a name behind tildes',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction} ~ ${s.service} ~ ${UPPER[s.level]} ~ ${s.thread} ~ ${s.message}`,
        { ...full(s), service: s.service, thread: s.thread },
      ]
    },
  ],
  [
    'a host first and an epoch with a fraction',
    (s) => [
      `${s.host} ${(s.atMs / 1000).toFixed(3)} [${s.level === 'fatal' ? 'crit' : NAMED[s.level].toLowerCase()}] ${s.service}: ${s.message}`,
      { ...full(s), service: s.service },
    ],
  ],
  [
    'a container of servlets',
    (s) => {
      const { day, monthName, year, clock, fraction } = writeTime(s.atMs)
      const level = { ...UPPER, warn: 'WARNING', error: 'SEVERE', debug: 'FINE' }[s.level]
      return [
        `${day}-${monthName}-${year} ${clock}.${fraction} ${level} [${s.thread}] org.apache.catalina.${s.service}.StandardService.startInternal ${s.message}`,
        { ...full(s), thread: s.thread, logger: `org.apache.catalina.${s.service}.StandardService.startInternal` },
      ]
    },
  ],
  [
    'quoted columns with a comma',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `"${date} ${clock}.${fraction}","${s.host}","${s.service}","${UPPER[s.level]}","${s.message.replaceAll('"', '""')}"`,
        { timestampMs: s.atMs, level: s.level, service: s.service, message: s.message },
      ]
    },
  ],
]

/** A later batch, written before it was read once. */
export const LATER_LAYOUTS: readonly Layout[] = [
  ['a build server', (s) => [`[${writeTime(s.atMs).iso}] [${UPPER[s.level]}] ${s.message}`, full(s)]],
  [
    'a stream processor',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock},${fraction} ${UPPER[s.level].padEnd(5)} org.apache.flink.runtime.${s.service}.Task [] - ${s.message}`,
        { ...full(s), logger: `org.apache.flink.runtime.${s.service}.Task` },
      ]
    },
  ],
  [
    'a half-day clock and a thread in parentheses',
    (s) => {
      const { month, day, year, twelve } = writeTime(s.atMs)
      return [
        `${month}/${day}/${year} ${twelve} [${NAMED[s.level]}] (${s.thread}) OrderService: ${s.message}`,
        { ...toSecond(s), thread: s.thread },
      ]
    },
  ],
  [
    'a soft switch',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      const level = { ...UPPER, error: 'ERR', warn: 'WARNING', info: 'NOTICE' }[s.level]
      return [
        `${date} ${clock}.${fraction}456 [${level}] mod_${s.service}.c:${100 + (s.index % 9)} ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    'a game server',
    (s) => {
      const { clock } = writeTime(s.atMs)
      return [
        `[${clock}] [Server thread/${UPPER[s.level]}] [${s.service}]: ${s.message}`,
        { level: s.level, message: s.message },
      ]
    },
  ],
  [
    'a journal with precise clocks',
    (s) => [
      `${writeTime(s.atMs).iso.replace('Z', '456+0000')} ${s.host} ${s.service}[${s.processId}]: ${s.message}`,
      { timestampMs: s.atMs, service: s.service, message: s.message },
    ],
  ],
  [
    'pod and container before the clock',
    (s) => [
      `${podOf(s)} app ${writeTime(s.atMs).iso} ${UPPER[s.level]} ${s.message}`,
      { ...full(s), pod: podOf(s), service: s.service },
    ],
  ],
  [
    'two colons',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction} :: ${s.service} :: ${UPPER[s.level]} :: ${s.message}`,
        { ...full(s), service: s.service },
      ]
    },
  ],
  [
    'service and trace as pairs before the level',
    (s) => [
      `${writeTime(s.atMs).iso} svc=${s.service} trace_id=${s.traceId} ${UPPER[s.level]} ${s.message}`,
      { ...full(s), service: s.service, traceId: s.traceId },
    ],
  ],
  [
    'a joined date and a name at a host',
    (s) => {
      const { joined, fraction } = writeTime(s.atMs)
      return [
        `${joined.slice(0, 8)}T${joined.slice(8)}.${fraction}Z ${UPPER[s.level]} ${s.service}/${s.processId} - ${s.message}`,
        full(s),
      ]
    },
  ],
  [
    'commas without quotes',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `${date} ${clock}.${fraction},${UPPER[s.level]},${s.service},${s.host},${s.message}`,
        { ...full(s), service: s.service },
      ]
    },
  ],
  [
    'a level in angles first',
    (s) => {
      const { date, clock, fraction } = writeTime(s.atMs)
      return [
        `<${UPPER[s.level]}> ${date} ${clock}.${fraction} ${s.service} (${s.thread}) ${s.message}`,
        { ...full(s), service: s.service, thread: s.thread },
      ]
    },
  ],
]
