import { leveledName } from '../layout/head-word.ts'
import { isHostName } from '../layout/role-of-values.ts'
import { isPodName, workloadOf } from '../layout/pod-name.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { hasDigit } from '../layout/split-line.ts'
import { isComponent } from '../parse/is-component.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { isDigit } from '../parse/scan-clock.ts'
import { endOfWord, isLower, skipBlanks } from '../parse/scan-token.ts'
import { startsLine } from './starts-line.ts'
import { unwrapProgram } from './unwrap-program.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

const TAB = 9

/** What stands at `at`, between a collector's clock and a line of its own: a machine and a pod, or a name between tabs. */
export function unwrapSent(text: string, at: number, out: Unwrapped): void {
  const code = text.charCodeAt(at)
  if (!isLower(code) && !isDigit(code)) return
  const end = endOfWord(text, at)
  const next = skipBlanks(text, end)
  const nextEnd = endOfWord(text, next)
  if (isPod(text, next, nextEnd) || isOnKnownMachine(text, at, end, nextEnd, out))
    takePlaced(text, at, end, nextEnd, out)
  else if (text.charCodeAt(at - 1) === TAB && text.charCodeAt(end) === TAB) takeNamed(text, at, end, out)
  else unwrapProgram(text, at, out)
}

/** Pods of sets that name no replicas look like other names: a machine that has shown pods before them tells. */
function isOnKnownMachine(text: string, at: number, end: number, nextEnd: number, out: Unwrapped): boolean {
  if (!isDigit(text.charCodeAt(nextEnd - 1)) || !out.known.hasPod(`${text.slice(at, end)} `)) return false
  const name = text.slice(skipBlanks(text, end), nextEnd)
  return workloadOf(name) !== name && startsLine(text, skipBlanks(text, nextEnd))
}

/** `node-3 cart-6d4cf56db6-8xk2p line`, or its namespace before the pod. */
function takePlaced(text: string, at: number, end: number, podEnd: number, out: Unwrapped): void {
  const place = text.slice(at, end)
  const isHost = hasDigit(place)
  if (!isHost && !startsLine(text, skipBlanks(text, podEnd))) return
  if (!takePod(text, skipBlanks(text, end), podEnd, out)) return
  out[isHost ? 'host' : 'namespace'] = place
  out.known.notePod(`${place} `)
}

function takePod(text: string, at: number, end: number, out: Unwrapped): boolean {
  const pod = text.slice(at, end)
  let from = skipBlanks(text, end)
  let container: string | undefined
  if (isLower(text.charCodeAt(from)) && !startsLine(text, from)) {
    const close = endOfWord(text, from)
    const name = text.slice(from, close)
    if (CONTAINER.test(name) && levelOfWord(name) === null && startsLine(text, skipBlanks(text, close))) {
      container = name
      from = skipBlanks(text, close)
    }
  }
  if (!take(text, from, `${pod}/${container ?? ''}`, out)) return false
  out.pod = pod
  out.container = container
  out.service = speakerOfPod(pod, container)
  return true
}

const CONTAINER = /^[a-z][a-z\d-]{0,62}$/

/** `<tab>cart<tab>line`: before any text, once lines of their own have shown the name, or others. */
function takeNamed(text: string, at: number, end: number, out: Unwrapped): void {
  const name = text.slice(at, end)
  const isSure = startsLine(text, end + 1)
  if (!STREAM.test(name) || levelOfWord(name) !== null) return
  if (!isSure && !out.known.hasPod(`\t${name}`) && !out.known.hasBar(TABS)) return
  if (!take(text, end + 1, name, out)) return
  if (isSure) {
    out.known.notePod(`\t${name}`)
    out.known.noteBar(TABS, name)
  }
  // `fluent.warn`
  const dot = leveledName(name)
  if (dot > 0) out.level = levelOfWord(name.slice(dot + 1))
  out[isHostName(name) ? 'host' : 'service'] = dot > 0 ? name.slice(0, dot) : name
}

/** Where names between tabs are counted among those before a bar. */
const TABS = -3
const STREAM = /^[a-z][\w.@/-]{1,80}$/

/** False where no clock stands at the head. */
function take(text: string, from: number, stream: string, out: Unwrapped): boolean {
  const timestampMs = timeOfWrapper(text)
  if (timestampMs === null) return false
  out.text = text.slice(from)
  out.wrapped = true
  out.stream = stream
  out.timestampMs = timestampMs
  return true
}

const isPod = (text: string, at: number, end: number): boolean =>
  text.charCodeAt(end - POD_SUFFIX) === 45 && isPodName(text.slice(at, end))

const POD_SUFFIX = 6

const BRACKETED = /^(?:\[([a-z][\w-]{1,60})\]|<([a-z][\w-]{1,60})>) /
/** Where names in brackets are counted among those before a bar. */
const BRACKETS = -1

/** `[scheduler] line` or `<scheduler> line` behind a runtime's header, where several programs write so. */
export function unwrapBracketed(out: Unwrapped): void {
  const [head, inSquare, inAngle] = BRACKETED.exec(out.text) ?? []
  const name = inSquare ?? inAngle ?? ''
  if (head === undefined || !isComponent(name) || levelOfWord(name) !== null) return
  if (startsLine(out.text, head.length)) out.known.noteBar(BRACKETS, name)
  if (!out.known.hasBar(BRACKETS)) return
  out.text = out.text.slice(head.length)
  out.stream += `|${name}`
  out.service = name
}
