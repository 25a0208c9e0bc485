import { jsonOfLiteral } from './json-of-literal.ts'
import { parseJson } from './parse-json.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { speakerOfTag } from './speaker-of-tag.ts'
import { timeOfValue } from './time-of-value.ts'

/** The record's number, its tag, its clock, and from 2.1 on, beside the clock, what is known of it. */
const HEAD = /^\[\d{1,9}\] ([\w.*/-]{1,250}): \[(?:(\d{10}\.\d{1,9}), |\[(\d{10}\.\d{1,9}), \{[^{}]{0,400}\}\], )(?=\{)/

/** `tail.0`, `dummy.0`: without a tag of its own an input is called by its kind. */
const OF_INPUT = /^\w+\.\d+$/

/** `[0] app.cart: [1709554103.304000000, {"log"=>"…"}]`, as Fluent Bit writes to its own output. */
export function parseFluentBit(text: string, line: ParsedLine, context: TimeContext): boolean {
  const [head, tag = '', bare, noted] = text.endsWith('}]') ? (HEAD.exec(text) ?? []) : []
  const json = head === undefined ? null : jsonOfLiteral(text.slice(head.length, -1))
  if (json === null) return false
  line.message = ''
  if (!parseJson(json, line, context)) {
    line.reset()
    line.message = text
    return false
  }
  line.format = 'json'
  line.header = true
  line.timestampMs ??= timeOfValue(Number(bare ?? noted), context, line)
  if (line.message === '') line.message = text
  line.addField('tag', tag)
  if (line.pod === undefined && !OF_INPUT.test(tag)) line.service ??= line.container ?? speakerOfTag(tag)
  return true
}
