import { jsonOfCells } from './json-of-cells.ts'
import { jsonOfForm } from './json-of-form.ts'
import { jsonOfLiteral } from './json-of-literal.ts'
import { jsonOfMap } from './json-of-map.ts'
import { jsonOfRow } from './json-of-row.ts'
import { jsonOfTags, mayBeTags } from './json-of-tags.ts'
import { jsonOfText } from './json-of-text.ts'
import { parseJson } from './parse-json.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { salvageJson } from './salvage-json.ts'
import { takeKubernetesEvent } from './take-kubernetes-event.ts'

export function parseObject(text: string, line: ParsedLine, context: TimeContext): boolean {
  line.message = ''
  if (parseJson(text, line, context)) {
    line.format = 'json'
    line.header = true
    if (line.message === '') line.message = text
    takeKubernetesEvent(text, line)
    return true
  }
  line.reset()
  line.message = text
  return salvageJson(text, line, context)
}

/** An object as other languages print theirs. */
export const parseLiteral = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseTold(LITERAL.test(text) ? jsonOfLiteral(text) : null, text, line, context)

/** A row whose places have no names, `["2024-05-23T20:01:45Z","I","pricing","price list reloaded"]`. */
export const parseArray = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseTold(jsonOfRow(text), text, line, context)

/** A record of Lisp or Clojure. */
export const parseForm = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseTold(jsonOfForm(text), text, line, context)

/** Pairs whose keys are numbers. */
export const parseTags = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  mayBeTags(text) && parseTold(jsonOfTags(text), text, line, context)

/** A map or an object of Java. */
export const parseMap = (text: string, line: ParsedLine, context: TimeContext): boolean => {
  const json = jsonOfMap(text)
  return json !== null && parseTold(json, text, line, context)
}

/** Pairs with colons, one behind the other. */
export const parseText = (text: string, line: ParsedLine, context: TimeContext): boolean => {
  const json = jsonOfText(text)
  return json !== null && parseTold(json, text, line, context)
}

/** A row of a page's table. */
export const parseCells = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseTold(text.startsWith('<tr') ? jsonOfCells(text) : null, text, line, context)

/** It must tell when or how bad. */
function parseTold(json: string | null, text: string, line: ParsedLine, context: TimeContext): boolean {
  line.message = ''
  if (json !== null && parseJson(json, line, context) && (line.timestampMs !== null || line.level !== null)) {
    line.format = 'json'
    line.header = true
    if (line.message === '') line.message = text
    return true
  }
  line.reset()
  line.message = text
  return false
}

const LITERAL = /^\{\s{0,4}(?:'[\w@.-]{1,40}'\s?:|:?[A-Za-z_]\w{0,40}\s?(?:=>|: ?["'])|"[\w@.-]{1,40}"\s?=>)/
