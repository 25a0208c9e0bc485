/** A string of the source as it is written, with what surrounds it. */
interface Literal {
  readonly text: string
  readonly end: number
}

const LONGEST_CALL = 2_000
const PLACE = ' <*> '
const QUOTES = '"\'`'

/** The arguments of the call whose bracket opens at `open`, and where it ends; null for what is no call. */
export function readArguments(source: string, open: number): { arguments: string[]; end: number } | null {
  const found: string[] = []
  const limit = Math.min(source.length, open + LONGEST_CALL)
  let depth = 0
  let from = open + 1
  for (let index = open; index < limit; index += 1) {
    const character = source.charAt(index)
    if (QUOTES.includes(character)) {
      const literal = readLiteral(source, index, limit)
      if (literal) index = literal.end - 1
    } else if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) {
      depth -= 1
      if (depth === 0) {
        found.push(source.slice(from, index).trim())
        return { arguments: found, end: index + 1 }
      }
    } else if (character === ',' && depth === 1) {
      found.push(source.slice(from, index).trim())
      from = index + 1
    }
  }
  return null
}

/** The literals of one argument, with a place for whatever stands between them; null when there are none. */
export function readText(argument: string): string | null {
  const found = new FoundText()
  let depth = 0
  for (let index = 0; index < argument.length; index += 1) {
    const character = argument.charAt(index)
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    // What follows the pattern of a format call are its values.
    else if (character === ',' && found.holds(depth)) break
    else if (QUOTES.includes(character)) {
      const literal = readLiteral(argument, index, argument.length)
      if (!literal) continue
      index = literal.end - 1
      found.add(literal.text, depth)
    } else if (/[\w$]/.test(character)) {
      const end = endOfName(argument, index)
      if (!opensText(argument, end)) found.leaveGap()
      index = end - 1
    }
  }
  return found.text()
}

/** Literals one after the other, as deep in brackets as the first of them. */
class FoundText {
  #text: string | null = null
  #depth = 0
  #hasGap = false

  holds(depth: number): boolean {
    return this.#text !== null && depth <= this.#depth
  }

  add(literal: string, depth: number): void {
    if (this.#text === null) this.#depth = depth
    else if (depth > this.#depth) return
    this.#text = this.#withGap(this.#text ?? '') + literal
    this.#hasGap = false
  }

  leaveGap(): void {
    this.#hasGap = true
  }

  text(): string | null {
    return this.#text === null ? null : this.#withGap(this.#text)
  }

  #withGap(text: string): string {
    return this.#hasGap ? text + PLACE : text
  }
}

function endOfName(argument: string, from: number): number {
  let end = from
  while (end < argument.length && /[\w$.]/.test(argument.charAt(end))) end += 1
  return end
}

/** f"…", String.format("…"), _LE("…"): what stands before the text is no part of it. */
const opensText = (argument: string, end: number): boolean =>
  /^!?\s*\(?\s*[a-zA-Z]{0,2}["'`]/.test(argument.slice(end, end + 16))

function readLiteral(source: string, start: number, limit: number): Literal | null {
  const quote = source.charAt(start)
  const fence = source.startsWith(quote.repeat(3), start) && quote !== '`' ? quote.repeat(3) : quote
  let text = ''
  for (let index = start + fence.length; index < limit; index += 1) {
    const character = source.charAt(index)
    if (source.startsWith(fence, index)) return { text: withPlaces(text), end: index + fence.length }
    if (character === '\\') {
      index += 1
      const escaped = source[index] ?? ''
      text += 'ntr\n'.includes(escaped) ? ' ' : escaped
    } else if (character === '\n' && fence.length === 1 && quote !== '`') return null
    else text += character
  }
  return null
}

const PLACES =
  /%\([\w.]+\)[-#0 +]*[\d.]*[a-zA-Z]|%\{[^}]*\}|%[-#0 +]*\d*(?:\.\d+)?(?:l|ll|h)?[a-zA-Z]|[$#]\{(?:[^{}]|\{[^{}]*\})*\}|\$\w+|\{[^{}\s]{0,60}\}/g

const withPlaces = (text: string): string => text.replaceAll('%%', '%').replaceAll(PLACES, PLACE)
