import { workloadOf } from '../layout/pod-name.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import type { Unwrapped } from './unwrapped.ts'

const NAMED = /^\[([a-z][a-z0-9-]{1,62})\] {1,8}/
/** Of one program, and no program of its own; or how bad things are: `sev3`. */
const NO_NAME = /^main$|exec|thread|worker|pool|epoll|nio|^(?:s|p|l|sev|severity|pri|prio|lvl|lev|level)-?\d{1,2}$/
const stamp = new Stamp()

/**
 * `[cart] 2026-03-04 10:15:00,123 WARN …`: a name before the line's own date or object tells whose line it is; lines
 * of that name need neither.
 */
export function unwrapBracket(text: string, out: Unwrapped): void {
  const [prefix = '', name = ''] = NAMED.exec(text) ?? []
  if (prefix === '' || levelOfWord(name) !== null || NO_NAME.test(name)) return
  const isSure = text.charCodeAt(prefix.length) === 123 || startsWithDate(text, prefix.length)
  if (!isSure && !out.known.hasPod(`[${name}]`)) return
  if (isSure) out.known.notePod(`[${name}]`)
  out.text = text.slice(prefix.length)
  out.wrapped = true
  out.container = name
  out.service = workloadOf(name)
  out.stream = name
}

const startsWithDate = (text: string, at: number): boolean =>
  scanTimestamp(text, text.charCodeAt(at) === 91 ? at + 1 : at, stamp) > 0 && stamp.kind === 'full'
