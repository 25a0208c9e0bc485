/** A run of letters, or something that varies from line to line: a number, an id, a place for one. */
export interface Token {
  readonly kind: 'word' | 'value' | 'zero'
  /** Of the lower-case letters; 0 unless it is a word. */
  readonly hash: number
  readonly start: number
  readonly end: number
  /** '=' or ':' stands right before it. */
  readonly assigned: boolean
  /** Nothing that belongs to a number's unit follows. */
  readonly closed: boolean
}

const HASH_START = 0x811c9dc5
const HASH_PRIME = 0x01000193

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isUpper = (code: number): boolean => code >= 65 && code <= 90
const isLower = (code: number): boolean => code >= 97 && code <= 122
const isLetter = (code: number): boolean => isLower(code | 32) && code >= 65
const isSpace = (code: number): boolean => code <= 32
const APOSTROPHE = 39
const DOT = 46
const SLASH = 47
const COLON = 58
const EQUALS = 61
const UNDERSCORE = 95

/** The hash by which the weights are found: of the letters alone, so that "can't" is cant. */
export function hashOfWord(text: string, start = 0, end = text.length): number {
  let hash = HASH_START
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    if (code !== APOSTROPHE) hash = Math.imul(hash ^ (code | 32), HASH_PRIME)
  }
  return hash
}

/** One pass over the message; names in camel case and snake case are taken apart. */
export function scanWords(message: string): Token[] {
  const tokens: Token[] = []
  let index = 0
  let assigned = false
  while (index < message.length) {
    const code = message.charCodeAt(index)
    if (isLetter(code) || isDigit(code)) {
      index = takeRun(message, index, assigned, tokens)
      assigned = false
    } else if (code === SLASH && startsPath(message, index)) {
      const end = endOfChunk(message, index)
      tokens.push(valueToken('value', index, end, assigned, true))
      index = end
      assigned = false
    } else if (code === 42) {
      tokens.push(valueToken('value', index, index + 1, assigned, true))
      index += 1
      assigned = false
    } else {
      if (code === EQUALS || code === COLON) assigned = true
      else if (code === 44 || code === 59) assigned = false
      index += 1
    }
  }
  return tokens
}

const valueToken = (kind: 'value' | 'zero', start: number, end: number, assigned: boolean, closed: boolean): Token => ({
  kind,
  hash: 0,
  start,
  end,
  assigned,
  closed,
})

/** '/var/lib' behind a space; '//' of an address. */
function startsPath(message: string, index: number): boolean {
  const before = index === 0 ? 32 : message.charCodeAt(index - 1)
  const after = message.charCodeAt(index + 1)
  return (isSpace(before) && (isLetter(after) || after === DOT)) || (before === COLON && after === SLASH)
}

function endOfChunk(message: string, from: number): number {
  let end = from
  while (end < message.length) {
    const code = message.charCodeAt(end)
    if (isSpace(code) || code === 34 || code === 41 || code === 93 || code === 44) break
    end += 1
  }
  return end
}

function takeRun(message: string, start: number, assigned: boolean, tokens: Token[]): number {
  let end = start
  let digits = 0
  let zeros = 0
  let letters = 0
  for (; end < message.length; end += 1) {
    const code = message.charCodeAt(end)
    if (isDigit(code)) {
      digits += 1
      if (code === 48) zeros += 1
    } else if (isLetter(code)) letters += 1
    else if (code === DOT || code === APOSTROPHE) {
      const next = message.charCodeAt(end + 1)
      if (code === DOT ? !isDigit(next) || digits === 0 : !isLetter(next) || digits > 0) break
    } else if (code !== UNDERSCORE) break
  }
  if (digits > 0) {
    const zero = digits === zeros && letters === 0
    tokens.push(valueToken(zero ? 'zero' : 'value', start, end, assigned, isClosed(message, end)))
  } else takeWords(message, start, end, assigned, tokens)
  return end
}

function isClosed(message: string, end: number): boolean {
  const code = end < message.length ? message.charCodeAt(end) : 32
  return code !== SLASH && code !== DOT && code !== COLON && code !== 45 && code !== EQUALS
    ? true
    : (code === DOT || code === COLON) && (end + 1 >= message.length || isSpace(message.charCodeAt(end + 1)))
}

/** 'ConnectionRefusedError', 'SQLException', 'read_timeout'. */
function takeWords(message: string, start: number, end: number, assigned: boolean, tokens: Token[]): void {
  let from = start
  let isFirst = true
  for (let index = start; index <= end; index += 1) {
    const code = index < end ? message.charCodeAt(index) : UNDERSCORE
    const cut = code === UNDERSCORE || (index > from && startsPart(message, index, end))
    if (!cut) continue
    if (index > from) {
      const hash = hashOfWord(message, from, index)
      tokens.push({ kind: 'word', hash, start: from, end: index, assigned: assigned && isFirst, closed: true })
      isFirst = false
    }
    from = code === UNDERSCORE ? index + 1 : index
  }
}

function startsPart(message: string, index: number, end: number): boolean {
  if (!isUpper(message.charCodeAt(index))) return false
  if (isLower(message.charCodeAt(index - 1))) return true
  return index + 1 < end && isLower(message.charCodeAt(index + 1))
}
