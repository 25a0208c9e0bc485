import type { ParsedLine } from './parsed-line.ts'
import { isLower, isUpper } from './scan-token.ts'
import { levelOfLetter, strongLevelOfWord } from './level-of-word.ts'
import type { SourceLayout } from './source-layout.ts'

const LABEL = /^([a-z]{3,9}): +(?=\S)/
/** No sentence begins so; 'error: …' is the message's own, unless its program labels other lines, too. */
const SURE = /^(?:trace|debug|info|notice|verbose|information|dbg|inf)$/
const MAX_PROGRAMS = 64

/** `info: …` at the head of a line, of a source whose lines have been seen to begin so. */
export function takeHeadLabel(line: ParsedLine, { labelled }: SourceLayout): void {
  if (line.level === null || line.awaitsBody || !labelled.includes(NO_PROGRAM)) return
  const [label = '', word = ''] = HEAD_LABEL.exec(line.message) ?? []
  if (label !== '' && strongLevelOfWord(word) === line.level) line.message = line.message.slice(label.length)
}

/** What a source without tags of programs is noted as. */
export const NO_PROGRAM = ''
const HEAD_LABEL = /^([A-Za-z][a-z]{2,10}): {1,8}(?=\S)/

/** Whether lines begin with a level and a colon, whatever they go on to say: several words, some of which no sentence begins with. */
export function beginWithLabels(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => HEAD_LABEL.exec(text)?.[1] ?? [])
  const labels = words.filter((word) => strongLevelOfWord(word) !== null)
  return (
    labels.length >= MIN_LABELS &&
    labels.length >= Math.max(SOME * texts.length, MOST * words.length) &&
    new Set(labels).size > 1 &&
    labels.filter((word) => SURE.test(word.toLowerCase())).length >= MIN_SURE * labels.length
  )
}

const MIN_LABELS = 12
const SOME = 0.2
const MOST = 0.9
const MIN_SURE = 0.2

/** `info: …` behind a program's tag: a label of the level. */
export function takeLevelLabel(line: ParsedLine, layout: SourceLayout): void {
  if (isUpper(line.message.charCodeAt(0))) return takeNamedLabel(line)
  if (!startsLabel(line.message)) return
  const [label = '', word = ''] = LABEL.exec(line.message) ?? []
  const level = label === '' ? null : strongLevelOfWord(word)
  const { service } = line
  if (level === null || service === undefined || (line.level !== null && line.level !== level)) return
  const isKnown = layout.labelled.includes(service)
  if (!isKnown && !SURE.test(word)) return
  if (!isKnown && layout.labelled.length < MAX_PROGRAMS) layout.labelled = [...layout.labelled, service]
  line.level = level
  line.message = line.message.slice(label.length)
}

/** `W/search: …`, `ERROR/cart: …`: the level and the part of the program that speaks. */
function takeNamedLabel(line: ParsedLine): void {
  const [label = '', word = '', name = ''] = NAMED.exec(line.message) ?? []
  const level = word.length === 1 ? levelOfLetter(word) : strongLevelOfWord(word)
  if (level === null) return
  line.level = level
  line.logger ??= name
  line.message = line.message.slice(label.length)
}

/** But not `I/O: …`. */
const NAMED = /^([A-Z]|[A-Z]{4,8})\/([A-Za-z][\w.-]{2,60})(?:\( {0,4}\d{1,7}\))?: +(?=\S)/

/** Cheap: a small letter first, and a colon behind a short word. */
function startsLabel(message: string): boolean {
  const colon = isLower(message.charCodeAt(0)) ? message.indexOf(':') : -1
  return colon >= MIN_WORD && colon <= MAX_WORD
}

const MIN_WORD = 3
const MAX_WORD = 9
