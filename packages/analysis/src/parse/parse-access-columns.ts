import { indexOfProtocol } from './index-behind.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import { parseAccess, parseBareAccess, parseSquid } from './parse-access.ts'
import type { ParsedLine } from './parsed-line.ts'
import { isDigit } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { endOfWord, isUpper, skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'

const ADDRESSES = /^\d+\.\d+\.\d+\.\d+|^\S+ \d+\.\d+\.\d+\.\d+|^\S+ \S+ \d+\.\d+\.\d+\.\d+/

/** Access lines with the stamp first: a balancer's columns, then the request. */
export function parseAccessColumns(text: string, at: number, stamp: Stamp, line: ParsedLine): boolean {
  const squid = stamp.kind === 'epoch' && parseSquid(text.slice(at, at + 400), line)
  if (squid || (isDigit(text.charCodeAt(at)) && parseBareAccess(text.slice(at, at + 400), line))) {
    line.format = 'access'
    setMessage(text, at, line)
    return true
  }
  const request = indexOfProtocol(text, at)
  if (request < 0) return false
  const quote = text.lastIndexOf('"', request)
  // Addresses come before the request of a balancer's access log; prose does not start with one.
  if (quote <= at || !ADDRESSES.test(text.slice(at, at + 80))) return false
  if (!parseAccess(text, at, line)) return false
  line.format = 'access'
  setMessage(text, behindName(text, at, line) ?? behindLevel(text, at), line)
  return true
}

const SERVED_BY = /^\[([A-Za-z][\w.-]{1,60})\]:? {1,4}(?=\S{1,120} \S{1,60} \S{1,60} \[\d[^\]]{10,40}\] ")/

/** `[storefront] 10.42.0.50 - - […] "GET / HTTP/1.1" 200`: who was asked stands where others of the source name theirs. */
function behindName(text: string, at: number, line: ParsedLine): number | null {
  const [head, name = ''] = text.charCodeAt(at) === 91 ? (SERVED_BY.exec(text.slice(at, at + 400)) ?? []) : []
  if (head === undefined || strongLevelOfWord(name) !== null) return null
  line.thread = name
  return at + head.length
}

/** `INFO 10.42.0.50 - - […] "GET / HTTP/1.1" 200`: a program's own level, which the status tells better. */
function behindLevel(text: string, at: number): number {
  const end = isUpper(text.charCodeAt(at)) ? endOfWord(text, at) : at
  return end > at && strongLevelOfWord(text.slice(at, end)) !== null ? skipBlanks(text, end) : at
}
