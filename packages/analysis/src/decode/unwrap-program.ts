import { hasDigit } from '../layout/split-line.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { endOfWord, skipBlanks } from '../parse/scan-token.ts'
import { startsLine } from './starts-line.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

/** Where programs behind machines are counted among names before a bar. */
const ON_MACHINES = -2
const PROGRAM = /^([a-z][a-z\d_.-]{1,60})(\[\d{1,10}\])?$/
const MACHINE = /^[a-z\d][a-z\d.-]{1,80}$/
/** What an object that is a whole record tells. */
const RECORD = /"@?(?:time|timestamp|ts|level|lvl|severity|msg|message)"\s{0,4}:/
const MAX_KEYS = 300

/** `kvm-worker-8 orders {…}` behind a collector's clock: a machine and a program, where two write whole lines so. */
export function unwrapProgram(text: string, at: number, out: Unwrapped): void {
  const end = endOfWord(text, at)
  const machine = text.slice(at, end)
  if (!hasDigit(machine) || !MACHINE.test(machine)) return
  const start = skipBlanks(text, end)
  const close = endOfWord(text, start)
  const [, program = '', process] = PROGRAM.exec(text.slice(start, close)) ?? []
  if (program === '' || levelOfWord(program) !== null) return
  const from = skipBlanks(text, close)
  const isSure = process === undefined && startsWhole(text, from)
  const known = `${machine} ${program}`
  if (isSure) out.known.noteBar(ON_MACHINES, known)
  if (!out.known.hasBar(ON_MACHINES)) return
  if (!isSure && !out.known.hasPod(known) && !(isOfSystem(program, process) && out.known.hasPod(`${machine} `))) return
  const timestampMs = timeOfWrapper(text)
  if (timestampMs === null) return
  out.known.notePod(`${machine} `)
  out.known.notePod(known)
  out.text = text.slice(from)
  out.wrapped = true
  out.stream = known
  out.timestampMs = timestampMs
  out.host = machine
  out.service = program
}

/** Beside those that write lines of their own. */
const isOfSystem = (program: string, process: string | undefined): boolean =>
  process !== undefined || program === 'kernel'

const startsWhole = (text: string, at: number): boolean =>
  startsLine(text, at) && (text.charCodeAt(at) !== 123 || RECORD.test(text.slice(at, at + MAX_KEYS)))
