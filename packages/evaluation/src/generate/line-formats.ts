import type { Random } from './random.ts'

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal'

interface Entry {
  /** Of the clock that the service writes by; only formats that name their zone heed it. */
  readonly zoneMinutes: number
  readonly atMs: number
  readonly level: Level
  readonly message: string
  readonly logger: string
  readonly service: string
  readonly host: string
  readonly processId: number
  readonly stack: readonly string[]
  readonly fields: Readonly<Record<string, string | number>>
}

/** Physical lines of one record. Stack lines follow the first line unless the format folds them in. */
export type LineFormat = (entry: Entry, random: Random) => string[]

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const iso = (ms: number): string => new Date(ms).toISOString()
/** With the offset written out where the service's clock is not UTC. */
const isoZoned = ({ atMs, zoneMinutes }: Entry): string => {
  if (zoneMinutes === 0) return iso(atMs)
  const sign = zoneMinutes < 0 ? '-' : '+'
  const offset = Math.abs(zoneMinutes)
  return `${iso(atMs + zoneMinutes * 60_000).slice(0, -1)}${sign}${pad(Math.floor(offset / 60))}:${pad(offset % 60)}`
}
const isoSpace = (ms: number, mark: string): string => iso(ms).slice(0, 23).replace('T', ' ').replace('.', mark)
const clock = (ms: number): string => iso(ms).slice(11, 19)
const monthOf = (ms: number): string => MONTHS[new Date(ms).getUTCMonth()] as string
const dayOf = (ms: number): number => new Date(ms).getUTCDate()
const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()
const syslogTime = (ms: number): string => `${monthOf(ms)} ${String(dayOf(ms)).padStart(2)} ${clock(ms)}`
const clfTime = (ms: number): string => `${pad(dayOf(ms))}/${monthOf(ms)}/${yearOf(ms)}:${clock(ms)} +0000`

const PINO = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 }
const SHORT = { debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' }
const JAVA = { debug: 'DEBUG', info: 'INFO', warn: 'WARN', error: 'ERROR', fatal: 'ERROR' }
const PYTHON = { debug: 'DEBUG', info: 'INFO', warn: 'WARNING', error: 'ERROR', fatal: 'CRITICAL' }
const POSTGRES = { debug: 'DEBUG', info: 'LOG', warn: 'WARNING', error: 'ERROR', fatal: 'FATAL' }
const DOTNET = { debug: 'dbug', info: 'info', warn: 'warn', error: 'fail', fatal: 'crit' }

const withStack = (first: string, stack: readonly string[]): string[] => [first, ...stack]
const quoted = (value: string | number): string => {
  const text = String(value)
  return /[\s"=]/.test(text) || text === '' ? JSON.stringify(text) : text
}

export const lineFormats = {
  pino: (e) => [
    JSON.stringify({
      level: PINO[e.level],
      time: e.atMs,
      pid: e.processId,
      hostname: e.host,
      name: e.service,
      ...e.fields,
      ...(e.stack.length > 0 && {
        err: { type: 'Error', message: e.message, stack: [e.message, ...e.stack].join('\n') },
      }),
      msg: e.message,
    }),
  ],
  json: (e) => [
    JSON.stringify({
      ts: isoZoned(e),
      level: e.level,
      logger: e.logger,
      service: e.service,
      message: e.message,
      ...e.fields,
      ...(e.stack.length > 0 && { stack_trace: e.stack.join('\n') }),
    }),
  ],
  logfmt: (e) => [
    Object.entries({ time: isoZoned(e), level: e.level, service: e.service, msg: e.message, ...e.fields })
      .map(([key, value]) => `${key}=${quoted(value)}`)
      .join(' '),
  ],
  log4j: (e, r) =>
    withStack(
      `${isoSpace(e.atMs, ',')} ${JAVA[e.level].padEnd(5)} [http-nio-8080-exec-${r.int(1, 12)}] ${e.logger} - ${e.message}${suffix(e)}`,
      e.stack,
    ),
  spring: (e, r) =>
    withStack(
      `${isoSpace(e.atMs, '.')}  ${JAVA[e.level].padEnd(5)} ${e.processId} --- [nio-8080-exec-${r.int(1, 9)}] ${e.logger.padEnd(40)} : ${e.message}${suffix(e)}`,
      e.stack,
    ),
  python: (e) =>
    withStack(`${isoSpace(e.atMs, ',')} - ${e.logger} - ${PYTHON[e.level]} - ${e.message}${suffix(e)}`, e.stack),
  klog: (e) =>
    withStack(
      `${e.level === 'debug' ? 'I' : SHORT[e.level]}${pad(new Date(e.atMs).getUTCMonth() + 1)}${pad(dayOf(e.atMs))} ${iso(e.atMs).slice(11, 23)}000 ${String(e.processId).padStart(7)} ${e.logger}.go:${(e.message.length * 7) % 900}] ${e.message}${suffix(e)}`,
      e.stack,
    ),
  zap: (e) =>
    withStack(
      [
        iso(e.atMs),
        e.level.toUpperCase(),
        `${e.logger}/main.go:${(e.message.length * 3) % 400}`,
        e.message,
        ...(Object.keys(e.fields).length > 0 ? [JSON.stringify(e.fields)] : []),
      ].join('\t'),
      e.stack,
    ),
  dotnet: (e) =>
    withStack(`${iso(e.atMs).slice(0, 23)}Z ${DOTNET[e.level]}: ${e.logger}[0] ${e.message}${suffix(e)}`, e.stack),
  syslog: (e) =>
    withStack(
      `${syslogTime(e.atMs)} ${e.host} ${e.service}[${e.processId}]: ${e.level === 'info' ? '' : `${e.level.toUpperCase()}: `}${e.message}${suffix(e)}`,
      e.stack,
    ),
  cri: (e) => [
    `${iso(e.atMs).slice(0, 23)}417629Z ${e.level === 'error' || e.level === 'fatal' ? 'stderr' : 'stdout'} F ${JSON.stringify({ level: e.level, msg: e.message, logger: e.logger, ...e.fields, ...(e.stack.length > 0 && { stack: e.stack.join('\n') }) })}`,
  ],
  compose: (e) =>
    withStack(
      `${`${e.service}-1`.padEnd(18)} | ${isoSpace(e.atMs, ',')} [${JAVA[e.level]}] ${e.message}${suffix(e)}`,
      e.stack.map((line) => `${`${e.service}-1`.padEnd(18)} | ${line}`),
    ),
  postgres: (e) =>
    withStack(`${isoSpace(e.atMs, '.')} UTC [${e.processId}] ${POSTGRES[e.level]}:  ${e.message}`, e.stack),
  mysql: (e, r) => [
    `${iso(e.atMs).slice(0, 23)}000Z ${r.int(0, 900)} [${e.level === 'info' ? 'Note' : e.level === 'warn' ? 'Warning' : 'ERROR'}] [MY-${e.fields['code'] ?? '010000'}] [${e.fields['subsystem'] ?? 'Server'}] ${e.message}`,
  ],
  redis: (e) => [
    `1:M ${pad(dayOf(e.atMs))} ${monthOf(e.atMs)} ${yearOf(e.atMs)} ${iso(e.atMs).slice(11, 23)} ${e.level === 'info' ? '*' : '#'} ${e.message}`,
  ],
  mongodb: (e, r) => [
    JSON.stringify({
      t: { $date: iso(e.atMs).replace('Z', '+00:00') },
      s: SHORT[e.level],
      c: e.logger.toUpperCase(),
      id: r.int(20_000, 51_800),
      ctx: `conn${r.int(10, 900)}`,
      msg: e.message,
      attr: e.fields,
    }),
  ],
  kafka: (e) => withStack(`[${isoSpace(e.atMs, ',')}] ${JAVA[e.level]} ${e.message} (${e.logger})`, e.stack),
  rabbitmq: (e, r) => [
    `${iso(e.atMs).slice(0, 23).replace('T', ' ')}417+00:00 [${e.level === 'warn' ? 'warning' : e.level}] <0.${r.int(200, 9_000)}.0> ${e.message}`,
  ],
  elastic: (e) =>
    withStack(
      `[${iso(e.atMs).slice(0, 19)},${iso(e.atMs).slice(20, 23)}][${JAVA[e.level].padEnd(5)}][${e.logger}] [${e.host}] ${e.message}`,
      e.stack,
    ),
  coredns: (e) =>
    [`[${e.level === 'warn' ? 'WARNING' : e.level.toUpperCase()}] ${e.message}`].map(
      (line) => `${iso(e.atMs)} ${line}`,
    ),
  raw: (e) => withStack(e.message, e.stack),
  bare: (e) => withStack(`${PYTHON[e.level]}: ${e.message}${suffix(e)}`, e.stack),
  stamped: (e) => withStack(`${iso(e.atMs)} ${e.message}`, e.stack),
  kernel: (e) => [`${syslogTime(e.atMs)} ${e.host} kernel: [${((e.atMs / 1000) % 9_000_000).toFixed(6)}] ${e.message}`],
  nginxError: (e, r) => [
    `${iso(e.atMs).slice(0, 10).replaceAll('-', '/')} ${clock(e.atMs)} [${e.level === 'fatal' ? 'emerg' : e.level === 'info' ? 'notice' : e.level}] ${r.int(20, 31)}#${r.int(20, 31)}: ${e.message}`,
  ],
  access: (e, r) => [
    `${r.int(11, 201)}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(1, 250)} - - [${clfTime(e.atMs)}] "${e.message}" ${e.fields['status']} ${r.int(180, 9_000)} "-" "${r.pick(AGENTS)}" ${e.fields['seconds']}`,
  ],
} satisfies Record<string, LineFormat>

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64)',
  'okhttp/4.12.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X)',
  'python-requests/2.32.3',
]

const suffix = (e: Entry): string =>
  Object.entries(e.fields)
    .map(([key, value]) => ` ${key}=${quoted(value)}`)
    .join('')

export type FormatName = keyof typeof lineFormats

/** The formats that application services of a scene may log in. */
export const applicationFormats: readonly FormatName[] = [
  'pino',
  'json',
  'logfmt',
  'log4j',
  'spring',
  'python',
  'klog',
  'zap',
  'dotnet',
  'syslog',
  'cri',
  'compose',
]
