import type { Level } from '../model/log-event.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { resolveTimestamp } from './resolve-timestamp.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import {
  levelOfNumber,
  levelOfSeverityNumber,
  levelOfSyslogSeverity,
  levelOfWord,
  strongLevelOfWord,
} from './level-of-word.ts'
import { ParsedLine } from './parsed-line.ts'

export type Role =
  | 'time'
  | 'level'
  | 'weakLevel'
  | 'syslogLevel'
  | 'otlpLevel'
  | 'message'
  | 'weakMessage'
  | 'service'
  | 'weakService'
  | 'host'
  | 'pod'
  | 'container'
  | 'namespace'
  | 'logger'
  | 'thread'
  | 'processId'
  | 'traceId'
  | 'spanId'
  | 'requestId'
  | 'method'
  | 'path'
  | 'status'
  | 'latency'
  | 'latencySeconds'
  | 'requestLine'
  | 'exceptionType'
  | 'exceptionMessage'
  | 'stack'
  | 'none'

/** Names of fields without their punctuation; a dotted path is looked up whole, then by its last part. */
const PATHS: Readonly<Partial<Record<Role, string>>> = {
  time: 'timestamp @timestamp time ts t date datetime eventtime @t asctime timemillis epochmillis timestampns timestampms timestampus timeunixnano observedtimeunixnano stagetimestamp requestreceivedtimestamp __realtime_timestamp _sourcerealtimetimestamp realtimetimestamp logtime eventdate createdat logtimestamp receivedat timelocal timeiso8601 msec edgestarttimestamp t.$date timegenerated timecreated starttime startutc startlocal utctime localtime isotime syslogtimestamp when tstamp tm stamp occurred occurredat loggedat sentat eventts evttime datum zeit zeitpunkt zeitstempel fecha hora heure horodatage czas',
  level:
    'level lvl lv at severity loglevel log.level levelname levelvalue @l s severitytext status.level logseverity prio severitylabel sev leveltext entrytype lev loglvl logprio stufe schwere schweregrad niveau nivel gravedad poziom livello fields.level fields.lvl metadata.level',
  weakLevel: 'type',
  syslogLevel: 'priority pri syslogseverity severitycode log.syslog.severity.code',
  otlpLevel: 'severitynumber',
  message:
    'message msg @m meldung nachricht mensaje mensagem messaggio renderedmessage shortmessage logmessage textpayload fields.message fields.msg jsonpayload.message jsonpayload.msg formattedmessage',
  weakMessage:
    'm desc body event evt eventname text txt what line log description messagetemplate @mt messagetext fullmessage content note reason',
  service:
    'service servicename service.name app application appname app.name applicationname svc k8s.deployment.name kubernetes.labels.app kubernetes.labels.appkubernetesioname resource.service.name dd.service syslogidentifier systemdunit component.service microservice programname program prog progname procname labels.app labels.service labels.job labels.container stream.app',
  weakService: 'name source src who proc daemon tag ident facilityname comm unit svcname subsystem',
  host: 'host hostname host.name host.hostname node nodename machine machinename server k8s.node.name kubernetes.node.name kubernetes.host beat.hostname agent.hostname syslogserver computer computername instanceid',
  pod: 'pod podname k8s.pod.name kubernetes.podname kubernetes.pod.name pod.name',
  container:
    'container containername k8s.container.name kubernetes.containername kubernetes.container.name container.name docker.container.name',
  namespace: 'namespace k8s.namespace.name kubernetes.namespacename kubernetes.namespace namespacename',
  logger:
    'logger loggername log.logger target module class category sourcecontext c caller component comp channel source.context',
  thread: 'thread threadname thread.name process.thread.name process.thread.id threadid tid ctx goroutine',
  processId: 'pid process.pid processid process.id procid syslogpid',
  traceId: 'traceid trace.id otel.traceid ddtraceid dd.traceid xb3traceid logginggoogleapiscomtrace @tr',
  spanId: 'spanid span.id dd.spanid xb3spanid otel.spanid @sp logginggoogleapiscomspanid',
  requestId:
    'requestid reqid request.id req.id correlationid xrequestid rid transactionid transaction.id operationid amznrequestid awsrequestid corrid',
  method:
    'method httpmethod http.method req.method request.method http.request.method requestmethod verb httprequest.requestmethod clientrequestmethod',
  path: 'path url uri httppath http.path http.target http.url url.path req.url req.path request.url request.uri request.path requesturi requestpath url.original httprequest.requesturl endpoint route originurl clientrequesturi',
  status:
    'status statuscode httpstatus http.status http.statuscode http.response.statuscode res.statuscode response.status response.statuscode httpstatuscode responsestatus responsecode httpresponsecode downstreamstatus originstatus httprequest.status resstatus edgeresponsestatus',
  latency:
    'latency latencyms duration durationms elapsed elapsedms elapsedmilliseconds responsetime responsetimems responsetimemillis took tookms requesttimems timetakenms timetaken rt processingtime',
  latencySeconds: 'requesttime upstreamresponsetime requesttimeseconds durationseconds elapsedseconds',
  requestLine: 'request httprequestline requestline',
  exceptionType:
    'exception.type error.type err.type exceptiontype errortype exception.class exceptionclass exc_type thrown.name exception.exceptionclass errorclass err.name error.name',
  exceptionMessage:
    'exception.message error.message err.message exceptionmessage errormessage thrown.message exception.exceptionmessage errmsg err.msg',
  stack:
    'stack stacktrace exception.stacktrace error.stacktrace err.stack error.stack excinfo exception.stack exception @x trace exception.stack_trace thrown.extendedstacktrace exceptiontext errorverbose exctext stackstring',
}

const ROLES = new Map<string, Role>()
for (const [role, names] of Object.entries(PATHS)) for (const name of names.split(' ')) ROLES.set(name, role as Role)

/** Roles that a nested key may take by its last part alone. */
const NESTED = new Set<Role>([
  'container',
  'namespace',
  'traceId',
  'spanId',
  'requestId',
  'stack',
  'pod',
  'exceptionType',
])

const MEMO_LIMIT = 8192
const memo = new Map<string, Role>()

/** What a field means, by its dotted path; depth 0 is the top of the object. */
export function roleOfField(path: string, depth: number): Role {
  const known = memo.get(path)
  if (known !== undefined) return known
  const normalized = path.toLowerCase().replaceAll(/[_\-/\s]+/g, '')
  let role = ROLES.get(normalized) ?? ROLES.get(normalized.replaceAll('@fields.', 'fields.').replaceAll('@', ''))
  if (role === undefined && depth > 0) {
    const tail = ROLES.get(normalized.slice(normalized.lastIndexOf('.') + 1))
    role = tail !== undefined && NESTED.has(tail) ? tail : undefined
  }
  if (memo.size < MEMO_LIMIT && path.length < 80) memo.set(path, role ?? 'none')
  return role ?? 'none'
}

const stamp = new Stamp()

/** Milliseconds of a field's value: a timestamp text or an epoch number of any unit; null when it is none. */
function timeOfValue(value: string | number, context: TimeContext, line: ParsedLine): number | null {
  if (typeof value === 'number') {
    if (value > 8e8 && value < 4.2e9) return Math.floor(value * 1000 + 1e-4)
    if (value > 8e11 && value < 4.2e12) return Math.floor(value)
    if (value > 8e14 && value < 4.2e15) return Math.floor(value / 1000)
    return value > 8e17 && value < 4.2e18 ? Math.floor(value / 1e6) : null
  }
  const end = scanTimestamp(value, 0, stamp)
  if (end < 0 || value.length - end > 8) return null
  line.zoneAssumed = Number.isNaN(stamp.zone)
  return resolveTimestamp(stamp, context)
}

/** Milliseconds of what a field of an unknown key holds; null when that is no time. */
export function timeOfText(text: string, context: TimeContext): number | null {
  if (text.length < 10 || text.length > 40 || !STARTS_TIME.test(text)) return null
  const number = Number(text)
  return timeOfValue(Number.isNaN(number) ? text : number, context, new ParsedLine())
}

const STARTS_TIME = /^\d{4}[-/.]|^\d{1,2}[-/. ]|^\d{10}|^\p{Lu}\p{L}{2},? /u

/** Puts a field where it belongs; false when it takes no place and is an ordinary field. */
export function assignRole(role: Role, value: string | number, line: ParsedLine, context: TimeContext): boolean {
  switch (role) {
    case 'time': {
      if (line.timestampMs !== null) return false
      line.timestampMs = timeOfValue(value, context, line)
      return line.timestampMs !== null
    }
    case 'level':
      // 'at' is a level's key for some, and a time's for others.
      if (typeof value === 'string' && DATED.test(value)) return assignRole('time', value, line, context)
      return assignLevel(role, value, line)
    case 'syslogLevel':
    case 'otlpLevel':
      return assignLevel(role, value, line)
    case 'message':
      if (line.message !== '' || typeof value !== 'string') return false
      line.message = value
      return true
    case 'status': {
      const status = Number(value)
      if (!(status >= 100 && status <= 599) || line.status !== undefined) return false
      line.status = status
      return true
    }
    case 'latency': {
      const ms = latencyOfValue(value)
      if (ms === null || line.latencyMs !== undefined) return false
      line.latencyMs = ms
      return false
    }
    case 'latencySeconds':
      if (Number(value) >= 0) line.latencyMs ??= Number(value) * 1000
      return false
    case 'requestLine':
      return takeRequestLine(String(value), line)
    case 'exceptionType':
      line.exceptionType ??= String(value)
      return true
    case 'exceptionMessage':
      line.exceptionMessage ??= String(value)
      return true
    case 'stack':
      if (typeof value !== 'string' || value === '') return false
      if (TRACE_ID.test(value)) return assignRole('traceId', value, line, context)
      line.exceptionStack ??= value
      return true
    case 'weakService':
      if (line.service !== undefined || typeof value !== 'string' || !/^(?!\d+[.:])[\w.@/-]{1,60}$/.test(value))
        return false
      line.service = value
      return true
    case 'weakLevel':
    case 'weakMessage':
    case 'none':
      return false
    default:
      if (value === '' || line[role] !== undefined || (role === 'service' && !isName(value))) return false
      line[role] = String(value)
      return true
  }
}

/** `trace` is a stack's key for some, and an id's for others. */
const TRACE_ID = /^[\da-f]{16}(?:[\da-f]{16})?$/i

/** Where a key tells nothing, a whole timestamp and a level's word tell what they are. */
export function assignByValue(value: string, line: ParsedLine, context: TimeContext): boolean {
  if (line.level === null && strongLevelOfWord(value) !== null) {
    line.level = strongLevelOfWord(value)
    return true
  }
  if (line.timestampMs !== null || value.length < 12 || value.length > 40 || !DATED.test(value)) return false
  return assignRole('time', value, line, context)
}

/** A date and a clock; a number alone may count anything. */
const DATED = /^\d{1,4}[-/.]\d\d?[-/.]\d{1,4}[ T]\d\d?:\d\d:\d\d/

/** `GET /x HTTP/1.1` */
function takeRequestLine(text: string, line: ParsedLine): boolean {
  const match = /^([A-Z]{3,8}) (\S+)(?: HTTP\/[\d.]+)?$/.exec(text)
  if (match === null) return false
  line.method ??= match[1]
  line.path ??= match[2]
  return true
}

/** '30001ms' and '8080' are no services. */
function isName(value: string | number): boolean {
  return typeof value === 'string' && value.length <= 120 && !/^[\d.]+(?:ms|s|m)?$/.test(value)
}

function assignLevel(role: Role, value: string | number, line: ParsedLine): boolean {
  const number = typeof value === 'number' ? value : /^\d{1,3}$/.test(value) ? Number(value) : -1
  const level =
    role === 'otlpLevel'
      ? levelOfSeverityNumber(number)
      : number >= 0
        ? role === 'syslogLevel'
          ? levelOfSyslogSeverity(number > 7 ? number % 8 : number)
          : levelOfNumber(number)
        : levelOfText(String(value))
  if (level === null) return false
  line.level ??= level
  return true
}

/** 'ERROR', 'warning', 'E', 'DEBUG5', 'Error 3' */
function levelOfText(text: string): Level | null {
  const direct = levelOfWord(text)
  if (direct !== null) return direct
  if (text.length === 1)
    return levelOfWord(
      { i: 'info', w: 'warn', e: 'error', d: 'debug', f: 'fatal', c: 'fatal', t: 'trace', v: 'trace', n: 'notice' }[
        text.toLowerCase()
      ] ?? '',
    )
  const word = /^[\s[]*([a-z]+)\d?[\s\]]*$/i.exec(text)
  return word === null ? null : levelOfWord((word[1] ?? '').toLowerCase())
}

const UNITS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000 }

/** Numbers are milliseconds as most loggers write them; texts carry their unit. */
function latencyOfValue(value: string | number): number | null {
  if (typeof value === 'number') return value >= 0 ? value : null
  const match = /^(\d+(?:\.\d+)?)\s*(ns|us|µs|ms|s|m)?$/.exec(value)
  return match === null ? null : Number(match[1]) * (UNITS[match[2] ?? 'ms'] ?? 1)
}
