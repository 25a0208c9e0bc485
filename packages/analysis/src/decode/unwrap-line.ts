import { holdsQuoted } from '../parse/index-behind.ts'
import { speakerOfTag } from '../parse/speaker-of-tag.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import { endOfWord } from '../parse/scan-token.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { startsLine } from './starts-line.ts'
import { unwrapBracket } from './unwrap-bracket.ts'
import { unwrapFly } from './unwrap-fly.ts'
import { unwrapFound } from './unwrap-found.ts'
import { unwrapLabels } from './unwrap-labels.ts'
import { unwrapLogGroup, unwrapLogStream } from './unwrap-log-group.ts'
import { unwrapMachine } from './unwrap-machine.ts'
import { unwrapPod } from './unwrap-pod.ts'
import { unwrapBox, unwrapRunner, unwrapStep } from './unwrap-console.ts'
import { unwrapPodPath } from './unwrap-pod-path.ts'
import { unwrapProcess } from './unwrap-process.ts'
import { unwrapJson } from './unwrap-json.ts'
import { unwrapBracketed, unwrapSent } from './unwrap-sent.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

const stamp = new Stamp()

/** Takes off docker compose and kubectl prefixes, then docker's JSON, a shipper's envelope or CRI's header. */
export function unwrapLine(text: string, out: Unwrapped): void {
  out.reset(text)
  const code = text.charCodeAt(0)
  if (isLetter(code)) {
    unwrapNamed(text, out)
  } else if (code === 47) unwrapFound(text, out)
  else if (code === 91) {
    if (text.startsWith('[pod/')) unwrapKubectl(text, out)
    else unwrapPod(text, out)
    if (!out.wrapped) unwrapBracket(text, out)
  } else if (code === 35) unwrapStep(text, out)
  else if (code > 0x2500 && code < 0x2580) unwrapBox(text, out)
  if (out.wrapped) takeStampOf(out)
  const first = out.text.charCodeAt(0)
  if (first === 123) {
    if (isLetter(out.text.charCodeAt(1))) unwrapLabels(out.text, out)
    else unwrapJson(out.text, out)
  } else if (isDigit(first)) unwrapNumbered(out)
}

/** A collector's clock stands first, or how long the record is. */
function unwrapNumbered(out: Unwrapped): void {
  skipOctets(out)
  if (unwrapCri(out.text, out) && out.service === undefined) unwrapBracketed(out)
  if (!out.wrapped) unwrapRunner(out.text, out)
  if (!out.wrapped) unwrapStamped(out.text, out)
  if (!out.wrapped) unwrapTagged(out.text, out)
  if (!out.wrapped) unwrapProcess(out.text, out)
  if (!out.wrapped) unwrapMachine(out.text, out)
  if (!out.wrapped && mayWrapKlog(out.text) && KLOG.test(out.text)) takeStampOf(out)
}

function unwrapNamed(text: string, out: Unwrapped): void {
  unwrapCompose(text, out)
  if (!out.wrapped) unwrapExit(text, out)
  if (!out.wrapped) unwrapPod(text, out)
  if (!out.wrapped) unwrapMachine(text, out)
  if (!out.wrapped) unwrapFound(text, out)
}

/** `123 <34>1 …`: how long the record is, as syslog counts it over TCP. */
function skipOctets(out: Unwrapped): void {
  const { text } = out
  let pos = 1
  while (pos < 6 && isDigit(text.charCodeAt(pos))) pos += 1
  if (text.charCodeAt(pos) === 32 && text.charCodeAt(pos + 1) === 60 && PRIORITY.test(text.slice(pos + 1, pos + 8)))
    out.text = text.slice(pos + 1)
}

const PRIORITY = /^<\d{1,3}>[1A-Z]/

interface Replica {
  readonly service: string
  readonly host: string | undefined
}

/** `web.1.<task>@node` of docker service. */
const TASK = /^(.+)\.\d+\.(?:[a-z0-9]{12,25}|[a-z0-9]{5,25}(?=@))(?:@(.+))?$/
const MAX_DIGITS = 3

/** Whose replica is named so: `web-1` and `web_1` are those of docker compose. */
function replicaOf(name: string): Replica | null {
  const task = name.includes('.') ? TASK.exec(name) : null
  if (task !== null) return { service: task[1] ?? name, host: task[2] }
  let mark = name.length - 1
  while (isDigit(name.charCodeAt(mark))) mark -= 1
  const digits = name.length - 1 - mark
  const isMarked = name.charCodeAt(mark) === 45 || name.charCodeAt(mark) === 95
  if (mark < 1 || digits === 0 || digits > MAX_DIGITS || !isMarked) return null
  return { service: name.slice(0, mark), host: undefined }
}

/**
 * `web-1  | …`; without the replica's number only before something that starts like a log line, or where other
 * containers have their bar.
 */
function unwrapCompose(text: string, out: Unwrapped): void {
  const end = nameEnd(text)
  const from = behindBar(text, end)
  if (from < 0) return
  const name = text.slice(0, end)
  const replica = replicaOf(name)
  // A replica that came late may have a longer name than the column of the others.
  if (text.charCodeAt(end) === 124 && replica === null) return
  const rest = text.slice(from)
  const isSure = replica !== null || startsLine(rest)
  if (levelOfWord(name) !== null || !(isSure || out.known.hasBar(from - 2))) return
  if (isSure) out.known.noteBar(from - 2, name)
  out.text = rest
  out.wrapped = true
  out.stream = name
  out.container = name
  out.service = replica === null ? name : replica.service
  if (replica?.host !== undefined) out.host = replica.host
}

const EXIT = /^([A-Za-z\d][\w.-]{0,62}) exited with code \d{1,3}(?: \(restarting\))?$/

/** `web-1 exited with code 137`: docker compose tells it of a replica, without a bar. */
function unwrapExit(text: string, out: Unwrapped): void {
  if (!text.includes(EXITED)) return
  const name = EXIT.exec(text)?.[1] ?? ''
  const replica = replicaOf(name)
  if (replica === null) return
  out.wrapped = true
  out.stream = `${name} exited`
  out.container = name
  out.service = replica.service
}

const EXITED = ' exited with code '
const MAX_NAME = 64

function nameEnd(text: string): number {
  let end = 0
  while (end < MAX_NAME && isOfName(text.charCodeAt(end))) end += 1
  return end
}

const isOfName = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === 45 || code === 95 || code === 46 || code === 64

/** Behind the bar and its blank, or -1 where blanks and a bar do not follow the name. */
function behindBar(text: string, end: number): number {
  let bar = end
  while (text.charCodeAt(bar) === 32) bar += 1
  if (end === 0 || text.charCodeAt(bar) !== 124) return -1
  const next = text.charCodeAt(bar + 1)
  return next === 32 || Number.isNaN(next) ? bar + 2 : -1
}

/** `[pod/name/container] …` of kubectl logs --prefix. */
function unwrapKubectl(text: string, out: Unwrapped): void {
  const match = /^\[pod\/([^/\]]+)\/([^\]]+)\] ?/.exec(text)
  if (match === null) return
  out.text = text.slice(match[0].length)
  out.wrapped = true
  out.pod = match[1]
  out.container = match[2]
  out.service = speakerOfPod(match[1], match[2])
  out.stream = `${match[1]}/${match[2]}`
}

/** `2019-05-07T18:57:52.904275089+00:00 stdout F …`; collectors put the pod between them. */
function unwrapCri(text: string, out: Unwrapped): boolean {
  const space = text.indexOf(' ')
  if (space < 20 || space > 40) return false
  const at = isStream(text, space + 1) ? space + 1 : text.indexOf(' ', space + 1) + 1
  const pod = text.slice(space + 1, Math.max(space, at - 1))
  if (!isStream(text, at) || (pod !== '' && !POD.test(pod))) return false
  const flag = text.charCodeAt(at + 7)
  const timestampMs = flag === 70 || flag === 80 ? timeOfWrapper(text) : null
  if (timestampMs === null) return false
  const end = endOfWord(text, at + 7)
  out.text = text.slice(end + 1)
  out.partial = flag === 80
  out.wrapped = true
  out.stream += `|cri:${pod}${text.slice(at, at + 6)}`
  out.timestampMs = timestampMs
  if (pod === '') return true
  out.pod = pod
  out.service = speakerOfPod(pod, undefined)
  return true
}

const POD = /^[a-z\d][a-z\d.-]{1,120}$/

const isStream = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 115 && (text.startsWith('stdout ', at) || text.startsWith('stderr ', at))

const RUNTIME_STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6,9}(?:Z|[+-]\d\d:\d\d) /
/** `2026-05-17T09:40:34.638608310Z I0517 09:40:34.626608 …`: `--timestamps` before a clock without a year. */
const KLOG = /^\d{4}-\d\d-\d\dT\S{15,24} [IWEF]\d{4} \d\d:/

/** Cheap: a date, its clock, and a letter before a digit behind them. */
function mayWrapKlog(text: string): boolean {
  if (text.charCodeAt(10) !== 84) return false
  const space = text.indexOf(' ')
  return isLetter(text.charCodeAt(space + 1)) && isDigit(text.charCodeAt(space + 2))
}

const LEVELED = /^(?:TRACE|DEBUG| INFO| WARN|ERROR) /
const MAX_SENDER = 150
/** MySQL's thread and level, behind a clock of six digits. */
const MYSQL = /^\d{1,10} \[(?:Note|Warning|ERROR|System)\] /
/** What rsyslog writes behind its own. */
const SENT_BY = /^[\w.-]{1,64} (?:[\w./@-]{1,64}\[\d{1,10}\]|kernel): /

/** The runtime's own clock, which `--timestamps` puts before each line. */
function takeStampOf(out: Unwrapped): void {
  if (!isDigit(out.text.charCodeAt(0)) || out.timestampMs !== null) return
  const stamped = out.text.charCodeAt(10) === 84 ? RUNTIME_STAMP.exec(out.text.slice(0, 40))?.[0] : undefined
  // The program's own clock is as fine where its level stands in a column behind it, or who sent the line.
  if (stamped === undefined || LEVELED.test(out.text.slice(stamped.length, stamped.length + 8))) return
  if (MYSQL.test(out.text.slice(stamped.length, stamped.length + MAX_SENDER))) return
  if (SENT_BY.test(out.text.slice(stamped.length, stamped.length + MAX_SENDER))) return
  out.timestampMs = timeOfWrapper(out.text)
  out.text = out.text.slice(stamped.length)
  out.wrapped = true
}

const TAG = /^(?:[\w.*/@-]{1,250}:?[ \t]{1,2})?(?=\{")/
/** The name that the kubelet gives to a container's file, in the tag that a tailer makes of it. */
const FILE_OF_POD =
  /containers\.([a-z0-9.-]{1,120})_([a-z0-9-]{1,63})_([a-z0-9-]{1,63}?)(?:-[0-9a-f]{64})?(?:\.log)?[: \t]/

/** `2026-05-01 17:52:26 +0000 kube.cart: {"log":"…"}` of fluentd's files and consoles: a clock, a tag and an envelope. */
function unwrapTagged(text: string, out: Unwrapped): void {
  if (!text.endsWith('}')) return
  const end = scanTimestamp(text, 0, stamp)
  if (end < MIN_STAMP || !isBlank(text.charCodeAt(end))) return
  const timestampMs = timeOfWrapper(text)
  const tag = TAG.exec(text.slice(end + 1, end + 260))?.[0]
  if (tag === undefined) return
  const envelope = text.slice(end + 1 + tag.length)
  if (!isEnvelope(envelope)) return
  out.timestampMs = timestampMs
  unwrapJson(envelope, out)
  if (!out.wrapped) {
    out.timestampMs = null
    return
  }
  out.stream += `|${tag}`
  const [, pod, namespace, container] = FILE_OF_POD.exec(tag) ?? []
  out.pod ??= pod
  out.namespace ??= namespace
  out.container ??= container
  out.service ??= speakerOfPod(out.pod, out.container) ?? speakerOfTag(tag.split(/[: \t]/, 1)[0] ?? '')
}

const MIN_STAMP = 19
const MAX_STAMP = 35

const isBlank = (code: number): boolean => code === 32 || code === 9

const isEnvelope = (text: string): boolean =>
  text.startsWith('{"log":') || text.startsWith('{"message":') || holdsQuoted(text, 'stream":')

/** What stands behind the clock: a group or a stream of the cloud's, labels, or the names of the sender. */
function unwrapStamped(text: string, out: Unwrapped): void {
  if (text.charCodeAt(13) !== 58) return
  let end = MIN_STAMP
  while (end <= MAX_STAMP && !isBlank(text.charCodeAt(end))) end += 1
  if (end > MAX_STAMP) return
  const code = text.charCodeAt(end + 1)
  if (code === 47) unwrapLogGroup(text, out)
  else if (code === 123) unwrapQueried(text, end + 1, out)
  else {
    unwrapTask(text, end + 1, out)
    if (!out.wrapped) unwrapPodPath(text, end + 1, out)
    if (!out.wrapped) unwrapFly(text, end + 1, out)
    if (!out.wrapped) unwrapLogStream(text, end + 1, out)
    if (!out.wrapped) unwrapSent(text, end + 1, out)
  }
}

/** `2026-03-15T05:22:32Z {app="cart", pod="cart-1"} line` of logcli. */
function unwrapQueried(text: string, at: number, out: Unwrapped): void {
  const timestampMs = isLetter(text.charCodeAt(at + 1)) ? timeOfWrapper(text) : null
  if (timestampMs === null) return
  unwrapLabels(text.slice(at), out)
  if (out.wrapped) out.timestampMs = timestampMs
}

const TASK_STREAM = /([A-Za-z][\w.-]{0,80})\/([\w.-]{1,80})\/[0-9a-f]{12,32} /y

/** `2026-09-20T12:38:33.273871+00:00 cart/app/4b54389fbefa message`: a task's stream is its service, container and id. */
function unwrapTask(text: string, at: number, out: Unwrapped): void {
  const end = text.indexOf(' ', at)
  if (text.charCodeAt(end - 13) !== 47 && text.charCodeAt(end - 33) !== 47) return
  TASK_STREAM.lastIndex = at
  const match = TASK_STREAM.exec(text)
  const timestampMs = match === null ? null : timeOfWrapper(text)
  if (match === null || timestampMs === null) return
  out.text = text.slice(end + 1)
  out.wrapped = true
  out.stream = text.slice(at, end)
  // Some collectors write the cluster where others write the name.
  out.service = match[1] === 'ecs' ? match[2] : match[1]
  out.container = match[2]
  out.timestampMs = timestampMs
}
