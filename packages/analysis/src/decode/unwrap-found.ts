import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { serviceOfPath } from '../parse/service-of-name.ts'
import { startsLine } from './starts-line.ts'
import type { Unwrapped } from './unwrapped.ts'

/** A file, and behind its colon a number or the line at once. */
const FOUND = /^([\w./-]{1,200}\.(?:log|out|err)(?:\.\d{1,3})?):(?:\d{1,7}:)?(?=\S)/
const LEVEL_FIRST = /^(?:\[\w{1,12}\]|[A-Z]{4,8}\b|[DIWEF]\W)/

/** Cheap: a colon ends the name. */
function mayBeFound(text: string): boolean {
  let end = 0
  while (end <= MAX_PATH && isOfPath(text.charCodeAt(end))) end += 1
  return end > 0 && text.charCodeAt(end) === 58
}

const MAX_PATH = 220

/** Letters, digits, an underscore, a dot, a dash and a slash. */
const isOfPath = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95 || (code >= 45 && code <= 47)

/** `cart.log:2024-05-14 08:00:04 …`: searching in several files names each line's. */
export function unwrapFound(text: string, out: Unwrapped): void {
  const [head, path = ''] = mayBeFound(text) ? (FOUND.exec(text) ?? []) : []
  if (head === undefined) return
  const rest = text.slice(head.length)
  if (!startsLine(rest) && !LEVEL_FIRST.test(rest)) return
  out.text = rest
  out.wrapped = true
  out.stream = path
  out.service = serviceOfPath(path)
}
