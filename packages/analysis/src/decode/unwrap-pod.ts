import { isPodName, stemOfReplica, workloadOf } from '../layout/pod-name.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { isDigit } from '../parse/scan-clock.ts'
import { isLower } from '../parse/scan-token.ts'
import { startsLine } from './starts-line.ts'
import type { Unwrapped } from './unwrapped.ts'

const STERN =
  /^([a-z0-9][a-z0-9.-]{2,120}) +(?:([a-z0-9][a-z0-9-]{0,62}) +)?(?=[IWEF]\d{4} |\{"|\[|\d{4}-|[A-Z]{4,5}[ :]|(?:time|level|ts)=|(?:\d{1,3}\.){3}\d{1,3} - )/
/** A pod and its container that lines before have named, and one blank. */
const NAMED = /^([a-z0-9][a-z0-9.-]{2,120}) +([a-z0-9][a-z0-9-]{0,62})(?: |$)/
/** `shop   cart-0 › app text`, `[cart-0 › app]: text`: a mark that stands nowhere else tells them. */
const MARKED =
  /^\[?(?:([a-z0-9][a-z0-9-]{0,62}) +)?([a-z0-9][a-z0-9.-]{1,120}) › ([a-z0-9][a-z0-9-]{0,62})(?:\]:?| [│|])?(?: |$)/
/** `shop/cart-6d4cf56db6-8xk2p[app]: text` of kail. */
const PLACED = /^([a-z0-9][a-z0-9-]{0,62})\/([a-z0-9][a-z0-9.-]{1,120})\[([a-z0-9][a-z0-9-]{0,62})\]:(?: |$)/
/** `[shop/cart-6d4cf56db6-8xk2p] text` */
const BRACKETED = /^\[([a-z0-9][a-z0-9-]{0,62})\/([a-z0-9][a-z0-9.-]{1,120})(?:\/([a-z0-9][a-z0-9-]{0,62}))?\]:? /
/** That a pod was seen in brackets. */
const IN_BRACKETS = '['
const MAX_PREFIX = 260

/** `cart-6d4cf56db6-8xk2p app …` of stern and its like. */
export function unwrapPod(text: string, out: Unwrapped): void {
  const start = text.charCodeAt(0) === 91 ? 1 : 0
  const mark = markBehindName(text, start)
  if (mark !== 32 && mark !== 47) return
  const head = text.slice(0, MAX_PREFIX)
  if (mark === 47) {
    if (start === 0) takeMarked(PLACED.exec(head), text, out)
    else unwrapBracket(head, text, out)
    return
  }
  if (head.includes(' › ')) takeMarked(MARKED.exec(head), text, out)
  else if (start === 0) unwrapStern(head, text, out)
}

/** Where lines have their pods in brackets, so do those whose names are no pods'. */
function unwrapBracket(head: string, text: string, out: Unwrapped): void {
  const match = BRACKETED.exec(head)
  if (match === null) return
  const isSure = isPodName(match[2] ?? '')
  if (isSure) out.known.notePod(IN_BRACKETS)
  if (!isSure && !(out.known.hasPod(IN_BRACKETS) && startsLine(text, match[0].length))) return
  const [prefix, namespace, pod = '', container] = match
  take(text, prefix.length, pod, container, out)
  out.namespace = namespace
}

function takeMarked(match: RegExpExecArray | null, text: string, out: Unwrapped): void {
  if (match === null) return
  const [prefix, namespace, pod = '', container = ''] = match
  take(text, prefix.length, pod, container, out)
  out.namespace = namespace
  out.service = speakerOfPod(pod, container)
}

/** Where lines before have named the pod, or before something that starts like a log line. */
function unwrapStern(head: string, text: string, out: Unwrapped): void {
  const [named, name = '', beside = ''] = NAMED.exec(head) ?? []
  if (named !== undefined && isPlaced(name, beside, out)) take(text, named.length, name, beside, out)
  else takeStern(STERN.exec(head), text, out)
}

function takeStern(match: RegExpExecArray | null, text: string, out: Unwrapped): void {
  if (match === null) return
  const [prefix, pod = '', container] = match
  if (!(isPodName(pod) || isPodBeside(pod, container)) || levelOfWord(container ?? '') !== null) return
  take(text, prefix.length, pod, container, out)
  if (container === undefined) return
  out.known.notePod(`${pod} ${container}`)
  out.known.notePod(STERN_LINES)
}

/** Pods of sets that name no replicas look like other names: the container's beside it tells. */
const isPodBeside = (pod: string, container: string | undefined): boolean =>
  container !== undefined && (workloadOf(pod) !== pod || stemOfReplica(pod) === container)

/** That lines have shown a pod and its container at their head. */
const STERN_LINES = ' '

/** They have been named before, or are built as those are. */
const isPlaced = (name: string, container: string, out: Unwrapped): boolean =>
  out.known.hasPod(`${name} ${container}`) ||
  (out.known.hasPod(STERN_LINES) && isPodName(name) && levelOfWord(container) === null) ||
  isSibling(name, container, out)

/** `ingress-aa1 nginx …`, `ingress-bb2 nginx …`: where others have a pod and its container there, these are pods of one workload. */
function isSibling(name: string, container: string, { known }: Unwrapped): boolean {
  const stem = known.hasPod(STERN_LINES) ? stemOfReplica(name) : undefined
  if (stem === undefined || levelOfWord(container) !== null) return false
  const family = `${stem}~ ${container}`
  const isSecond = known.hasPod(family) && !known.hasPod(`${family} ${name}`)
  if (isSecond) known.notePod(`${family} `)
  known.notePod(family)
  known.notePod(`${family} ${name}`)
  return known.hasPod(`${family} `)
}

/** A name that no set gave is its container's and a suffix, or that of several and one each. */
function workloadBeside(pod: string, container: string | undefined, { known }: Unwrapped): string {
  const stem = stemOfReplica(pod)
  const workload = workloadOf(pod)
  if (stem === undefined || container === undefined || workload !== pod) return workload
  return stem === container || known.hasPod(`${stem}~ ${container} `) ? stem : pod
}

function take(text: string, length: number, pod: string, container: string | undefined, out: Unwrapped): void {
  out.text = text.slice(length)
  out.wrapped = true
  out.pod = pod
  out.container = container
  out.service = workloadBeside(pod, container, out)
  out.stream = `${pod}/${container ?? ''}`
}

/** What stands behind a word of small letters, digits, dots and dashes. */
function markBehindName(text: string, start: number): number {
  if (!isLower(text.charCodeAt(start))) return Number.NaN
  let end = start
  while (end - start <= MAX_POD && isOfPod(text.charCodeAt(end))) end += 1
  return text.charCodeAt(end)
}

const MAX_POD = 121

const isOfPod = (code: number): boolean => isLower(code) || isDigit(code) || code === 45 || code === 46
