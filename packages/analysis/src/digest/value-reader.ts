import type { LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { remember } from './remember.ts'

/** Who, where and when, and what is another thing each time: none of it is a state. */
const NO_STATE =
  /(?:^|[._-])(?:id|uuid|ts|time|timestamp|date|day|at|since|pid|tid|seq|epoch|offset|generation|trace|span|pod|worker|thread|level|lvl|severity|priority|caller|logger|class|module|message|msg|err|error|exception|stack|reason|run|line|version|host|hostname|node|namespace|container|instance|cluster|server|client|addr|ip|port)$|[a-z](?:Id|ID|Name)$|^column\d+$/
const KEYS = /(?<![\w.-])([A-Za-z_][\w.-]{1,40})=/g
const MAX_VALUE = 40
const MAX_KEYS = 12
const MAX_TEMPLATE = 400
const MAX_KNOWN = 5000
const EQUALS = 61
const QUOTES = new Set([34, 39])

/** Takes each key of an event with its value, where it may be one of a few ways to be: 'cache=HIT', '"tier":"gold"'. */
export class ValueReader {
  readonly #isState = remember(MAX_KNOWN, (key) => key.length <= MAX_VALUE && !NO_STATE.test(key))
  readonly #marksOf = remember(MAX_KNOWN, marksIn)

  eachValue({ fields, message }: LogEvent, { text }: Template, take: (key: string, value: string) => void): void {
    for (const key in fields) {
      const value = fields[key]
      if (value !== undefined && value.length <= MAX_VALUE && this.#isState(key) && isWord(value, 0, value.length))
        take(key, value)
    }
    let from = 0
    for (const { key, mark } of this.#marksOf(text)) {
      const at = message.indexOf(mark, from)
      if (at < 0) continue
      const start = at + mark.length + (QUOTES.has(message.charCodeAt(at + mark.length)) ? 1 : 0)
      const end = endOfValue(message, start)
      from = end
      if (end - start <= MAX_VALUE && isWord(message, start, end) && fields[key] === undefined)
        take(key, message.slice(start, end))
    }
  }
}

interface Mark {
  readonly key: string
  readonly mark: string
}

/** The keys that messages of a template have, in their order. */
function marksIn(template: string): readonly Mark[] {
  if (template.length > MAX_TEMPLATE) return []
  return [...template.matchAll(KEYS)]
    .map(([mark, key = '']) => ({ key, mark }))
    .filter(({ key }) => !NO_STATE.test(key))
    .slice(0, MAX_KEYS)
}

function endOfValue(text: string, from: number): number {
  let end = from
  while (end < text.length && end - from <= MAX_VALUE && isOfValue(text.charCodeAt(end))) end += 1
  return end
}

const isOfValue = (code: number): boolean => isLetter(code) || isDigit(code) || MARKS.has(code)
const MARKS = new Set(Array.from('_./:@+-', (mark) => mark.charCodeAt(0)))

/** With a letter in it: what is a number is a level, and no way to be. */
function isWord(text: string, from: number, to: number): boolean {
  for (let pos = from; pos < to; pos += 1) if (isLetter(text.charCodeAt(pos))) return text.charCodeAt(to) !== EQUALS
  return false
}
