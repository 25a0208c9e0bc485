import type { Level } from '../model/log-event.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { isDigit } from '../parse/scan-clock.ts'
import { endOfWord } from '../parse/scan-token.ts'
import { PLACE_IN_CODE } from '../parse/source-file.ts'
import { anchor, isUuid, keep, passName, setLevel, type Head } from './head.ts'
import { isPodName, workloadOf } from './pod-name.ts'

const MAX_SPAN = 400

export function takeWord(head: Head): boolean {
  const { text, pos } = head
  let end = endOfWord(text, pos)
  let bare = text.slice(pos, end)
  const hasBrace = bare.includes('{')
  const object = hasBrace ? bare.indexOf('{"') : -1
  if (object > 0) {
    end = pos + object
    bare = bare.slice(0, object)
    if (OF_OBJECT.test(bare)) {
      head.pos = end
      return true
    }
  }
  if (takePlace(head, bare, end) || (hasBrace && takeSpan(head))) return true
  const word = isEnding(bare.charCodeAt(bare.length - 1)) ? bare.slice(0, -1) : bare
  if (head.pos === 0 && takeUnit(head, word, end)) return false
  return takeLevel(head, word, end) || takeId(head, word, end) || takePod(head, word, end) || passName(head, word, end)
}

/** `payload={"…`: what the object is, and no one's name. */
const OF_OBJECT = /^(?:payload|data|event|json|msg|message|log|record|entry|body|ctx|context|fields|extra)[=:]$/i

/** Behind the level a place in the code is who logs. */
function takePlace(head: Head, bare: string, end: number): boolean {
  const { line } = head
  if (line.level === null || !line.header || !isOfCode(bare) || hasPlace(line)) return false
  keep(head)
  line.logger ??= bare.replace(/:$/, '')
  anchor(head, end)
  return true
}

function takeSpan(head: Head): boolean {
  const { text, line, pos } = head
  const span = line.level === null ? null : SPAN.exec(text.slice(pos, pos + MAX_SPAN))
  if (span === null) return false
  keep(head)
  anchor(head, pos + span[0].length)
  return true
}

function takeLevel(head: Head, word: string, end: number): boolean {
  const level = wordLevel(head, word)
  if (level === null) return false
  keep(head)
  if (!setLevel(head.line, level)) return false
  anchor(head, end)
  return true
}

/** `06[NET] `, first of all: a thread, and the part of the program. What it says follows. */
function takeUnit(head: Head, word: string, end: number): boolean {
  const [, thread, part] = isDigit(word.charCodeAt(0)) && head.line.header ? (UNIT.exec(word) ?? []) : []
  if (thread === undefined) return false
  keep(head)
  head.line.thread ??= thread
  head.line.logger ??= part
  anchor(head, end)
  return true
}

const UNIT = /^(\d{1,4})\[([A-Z]{2,8})\]$/

function takeId(head: Head, word: string, end: number): boolean {
  const { line, names } = head
  if (!line.header || names.length > 0 || !isUuid(word)) return false
  keep(head)
  line.requestId ??= word
  anchor(head, end)
  return true
}

function takePod(head: Head, word: string, end: number): boolean {
  const { line, names } = head
  if (!isPodName(word) || (line.service !== undefined && names.length === 0 && OBJECT.test(word))) return false
  keep(head)
  line.pod ??= word.slice(word.indexOf('/') + 1)
  line.service ??= workloadOf(line.pod)
  anchor(head, end)
  return true
}

/** `pod/cart-6d4cf56db6-8xk2p`: to whom the speaker did something. */
const OBJECT = /^pods?\//

/** Colon, bar, comma, semicolon. */
const isEnding = (code: number): boolean => code === 58 || code === 124 || code === 44 || code === 59

/** In capitals, or a letter alone behind a time or a name in capitals; a line that has its level gets no second one. */
function wordLevel(head: Head, word: string): Level | null {
  const { line, afterTime, names } = head
  if (line.level !== null) return null
  const isFirst = afterTime && names.length === 0
  if (word.length === 1)
    return isFirst || (line.header && names.length === 1 && CAPITALS.test(names[0] ?? '')) ? levelOfLetter(word) : null
  if (word.includes(',') && TOPICS.test(word))
    return (
      word
        .split(',')
        .map(strongLevelOfWord)
        .find((level) => level !== null) ?? null
    )
  return word === word.toUpperCase() || (isFirst && head.text[head.pos + word.length] === ':')
    ? strongLevelOfWord(word)
    : null
}

/** `route,ospf,error` of routers. */
const TOPICS = /^[a-z-]{2,20}(?:,[a-z-]{2,20}){1,4}$/

/** `store.rs:118` in a column of its own, `depot_core::store:`: places in the code that logged. */
const isOfCode = (word: string): boolean => word.includes(':') && (PLACE_IN_CODE.test(word) || MODULE.test(word))
/** A column of its own says it already. */
const hasPlace = ({ format, fields }: ParsedLine): boolean =>
  format === 'columns' && Object.values(fields ?? {}).some((value) => PLACE_IN_CODE.test(value))
const MODULE = /^[a-z_]\w*(?:::\w+)+:$/
/** `http{method=GET id=7}:` names what the line is a part of. */
const SPAN = /^[\w-]{1,60}\{[^{}]{0,200}\}:/

const CAPITALS = /^[A-Z0-9_]{2,12}$/
