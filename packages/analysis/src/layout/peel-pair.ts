import { assignRole } from '../parse/assign-role.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { PAIRS } from './split-values.ts'
import { anchor, keep, setLevel, type Head } from './head.ts'

const MAX_KEY = 40
const PAIR = /([\w.@-]{1,40})(=|: )("[^"]*"|[^\s"]+)/y
const IDS = /(?:trace|span|request|correlation)[_.-]?id$/i
const NUMBER = /^\d+(?:\.\d+)?$/

/** `level=info`, `TraceID: 4f2c…`: with an equals sign any key of known meaning, with a colon an id, since sentences have colons, too. */
export function takePair(head: Head): boolean {
  const { text, pos } = head
  if (!hasMark(text, pos)) return false
  PAIR.lastIndex = pos
  const [pair, key = '', mark, value = ''] = PAIR.exec(text) ?? []
  if (pair === undefined || (mark !== '=' && !(IDS.test(key) && head.names.every(isCoded)))) return false
  keep(head)
  if (!assignPair(key, value.replaceAll(/^"|"$|(?<![,;|])[,;|]+$/g, ''), head)) return false
  anchor(head, pos + pair.length)
  return true
}

/** Cheap: most words have neither behind them. */
function hasMark(text: string, at: number): boolean {
  const last = Math.min(at + MAX_KEY, text.length - 1)
  let pos = at
  for (; pos <= last; pos += 1) {
    const code = text.charCodeAt(pos)
    if (!isLetter(code) && !isDigit(code) && code !== 95 && code !== 46 && code !== 64 && code !== 45) break
  }
  if (pos >= text.length) return false
  const mark = text.charCodeAt(pos)
  return mark === 61 || mark === 58
}

const NO_HEAD: ReadonlySet<string> = new Set(['none', 'message', 'weakMessage', 'status', 'latency', 'path', 'method'])

/** 'rid=002' counts. */
const MIN_ID = 5

/** No word of a sentence. */
const isCoded = (name: string): boolean => /[\d./@#_-]/.test(name)

/** `user=anna`, `trace=4f2c span=81ab`: what a bracket holds, where one of the keys is known. */
export function assignPairs(content: string, head: Head): boolean {
  const pairs = (PAIRS.test(content) ? content.split(/[ ,;]+/) : [content]).map(splitPair)
  const unknown = pairs.filter(([key, value]) => !assignPair(key, value, head))
  if (unknown.length === pairs.length) return false
  for (const [key, value] of unknown) if (key !== '') head.line.addField(key, value)
  return true
}

function splitPair(pair: string): readonly [key: string, value: string] {
  const equals = Math.max(0, pair.indexOf('='))
  return [pair.slice(0, equals), pair.slice(equals + 1)]
}

function assignPair(key: string, value: string, { line, context, names }: Head): boolean {
  const role = roleOfField(key, 0)
  if (NO_HEAD.has(role)) return false
  const level = role === 'level' ? strongLevelOfWord(value) : null
  if (role === 'level') return level !== null && setLevel(line, level)
  if (role === 'time' && line.timestampMs !== null) return false
  if (role === 'weakService' && names.length > 0) return false
  if (role === 'requestId' && value.length < MIN_ID) return false
  return value === '' || value === '-' || assignRole(role, NUMBER.test(value) ? Number(value) : value, line, context)
}
