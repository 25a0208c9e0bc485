import { maskQueries } from './mask-queries.ts'
import { joinColonChains } from './join-colon-chains.ts'
import { joinQuotes } from './join-quotes.ts'
import { joinUrls } from './join-urls.ts'
import { isParameter, isTight, parameter, type ShapeToken } from './shape-token.ts'
import { splitWords } from './split-words.ts'
import { lookOf } from './token-look.ts'

const MONTHS = new Set(
  'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december'.split(
    ' ',
  ),
)
const WEEKDAYS = new Set(
  'mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday'.split(' '),
)
const UNITS = new Set(
  'b kb mb gb tb pb kib mib gib tib kbps mbps gbps ns us µs ms s sec secs second seconds min mins minute minutes h hr hrs hour hours d day days % utc gmt am pm'.split(
    ' ',
  ),
)
const OPENING = '([{<'
const CLOSING = ')]}>'

/**
 * The deterministic half of mining: what is certainly a parameter becomes `<*>`, with no memory of other messages.
 * The same message has the same shape everywhere, which is what makes digests of different workers mergeable.
 */
export function shapeMessage(message: string): ShapeToken[] {
  let tokens = splitWords(message)
  tokens = joinUrls(tokens)
  tokens = joinColonChains(tokens)
  tokens = joinAddresses(tokens)
  tokens = fillEmptyBrackets(tokens)
  tokens = foldMarks(tokens)
  tokens = maskDateWords(tokens)
  tokens = maskQueries(tokens)
  tokens = joinQuotes(tokens)
  tokens = maskStructuredValues(tokens)
  tokens = dropUnits(tokens)
  return collapseRuns(tokens)
}

/** `db.internal:5432` is one parameter: a dotted name with a number right after its colon is an address or a code place. */
function joinAddresses(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    const colon = tokens[i + 1]
    const isBeforeNumber = isTight(colon) && colon.text === ':' && isTight(tokens[i + 2]) && isParameter(tokens[i + 2])
    if (isBeforeNumber && DOTTED.test(token.text) && lookOf(token.text) !== 'constant') {
      out.push(parameter(token.spaced))
      i += 2
    } else out.push(token)
  }
  return out
}

const DOTTED = /^[\w-]+(?:\.[\w$-]+)+$/

/** '<1' and '****' beside numbers stand for numbers. */
function foldMarks(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    const next = tokens[i + 1]
    if (
      (token.text === '<' || token.text === '>') &&
      (token.spaced || i === 0) &&
      isTight(next) &&
      isParameter(next) &&
      tokens[i + 2]?.text !== '>'
    ) {
      out.push(parameter(true))
      i++
    } else if (token.text.startsWith('**') && STARS.test(token.text) && (isParameter(out.at(-1)) || isParameter(next)))
      out.push(parameter(token.spaced))
    else out.push(token)
  }
  return out
}

const STARS = /^\*{2,}$/

/** A bracket of its own with nothing inside is a parameter that was empty this time. */
const fillEmptyBrackets = (tokens: readonly ShapeToken[]): ShapeToken[] =>
  tokens.flatMap((token, i) => {
    const next = tokens[i + 1]
    const isEmpty = (token.spaced || i === 0) && token.text === '(' && next?.text === ')'
    return isEmpty ? [token, parameter(false)] : [token]
  })

/** 'Sat Jul 9' and '9 Jul': names of days and months are parameters where a number stands beside them. */
function maskDateWords(tokens: readonly ShapeToken[]): ShapeToken[] {
  const masked = [...tokens]
  for (let i = 0; i < masked.length; i++) {
    const word = (masked[i] as ShapeToken).text.toLowerCase()
    if (MONTHS.has(word) && (isParameter(masked[i + 1]) || isParameter(masked[i - 1])))
      masked[i] = parameter((masked[i] as ShapeToken).spaced)
  }
  for (let i = masked.length - 2; i >= 0; i--) {
    const word = (masked[i] as ShapeToken).text.toLowerCase()
    const next = masked[i + 1]?.text === ',' ? masked[i + 2] : masked[i + 1]
    if (WEEKDAYS.has(word) && isParameter(next)) masked[i] = parameter((masked[i] as ShapeToken).spaced)
  }
  return masked
}

const MAX_VALUE_TOKENS = 40

/** `key=Name{…}` with parameters inside the brackets is one value. */
function maskStructuredValues(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    out.push(token)
    if (token.text !== '=') continue
    let end = i + 1
    if (isTight(tokens[end]) && (isParameter(tokens[end]) || /^[\w.$@-]+$/.test((tokens[end] as ShapeToken).text)))
      end++
    const close = isTight(tokens[end]) ? closingOf(tokens, end) : -1
    if (close < 0 || !tokens.slice(end, close).some(isParameter)) continue
    out.push(parameter(tokens[i + 1]?.spaced ?? false))
    i = close
  }
  return out
}

/** Index of the bracket that closes the one at `at`, or -1. */
function closingOf(tokens: readonly ShapeToken[], at: number): number {
  if (!OPENING.includes((tokens[at] as ShapeToken).text)) return -1
  let depth = 0
  for (let i = at; i < tokens.length && i - at < MAX_VALUE_TOKENS; i++) {
    const { text } = tokens[i] as ShapeToken
    if (text.length > 1) continue
    if (OPENING.includes(text)) depth++
    else if (CLOSING.includes(text) && --depth === 0) return i
  }
  return -1
}

/** '5.2 KB', '93 B' and '7 MiB/s.' are one parameter each: what follows a number of unit and full stop belongs to it. */
function dropUnits(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    const next = tokens[i + 1]
    const isStop = token.text === '.' && !token.spaced && (next === undefined || next.spaced)
    if (!isParameter(out.at(-1)) || !(isStop || isUnit(token.text))) out.push(token)
  }
  return out
}

const isUnit = (text: string): boolean => UNITS.has(text.toLowerCase().replace(/\/s(?:ec)?$/, ''))

/** A list of parameters is one parameter, however long: '1, 2, 3', '1 2 3', '10.0.0.1:80'. */
function collapseRuns(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as ShapeToken
    if (isParameter(token) && isParameter(out.at(-1))) continue
    if (
      (token.text === ',' || (token.text === ':' && !token.spaced)) &&
      isParameter(out.at(-1)) &&
      isParameter(tokens[i + 1])
    ) {
      if (token.text === ',' || !tokens[i + 1]?.spaced) continue
    }
    out.push(token)
  }
  return out
}
