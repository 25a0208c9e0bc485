import { isParameter, isTight, parameter, type ShapeToken } from './shape-token.ts'

/** Clock times, MAC and IPv6 addresses: three or more tight parts around colons, all numbers or short hex. */
export function joinColonChains(tokens: readonly ShapeToken[]): ShapeToken[] {
  const out: ShapeToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const stop = chainEnd(tokens, i)
    // A colon behind the last part is none of the chain.
    const end = tokens[stop - 1]?.text === ':' && countColons(tokens, i, stop) > 1 ? stop - 1 : stop
    if (countColons(tokens, i, end) >= 2 && tokens.slice(i, end).some(isParameter) && !goesOn(tokens, end)) {
      out.push(parameter((tokens[i] as ShapeToken).spaced))
      i = end - 1
    } else {
      // What begins further on in the run has fewer parts and the same end: it is no chain either.
      for (let at = i; at < Math.max(stop, i + 1); at++) out.push(tokens[at] as ShapeToken)
      i = Math.max(stop, i + 1) - 1
    }
  }
  return out
}

/** Where what may be parts of a chain ends. */
function chainEnd(tokens: readonly ShapeToken[], from: number): number {
  let stop = from
  for (; stop < tokens.length; stop++) {
    const part = tokens[stop] as ShapeToken
    if (stop > from && part.spaced) break
    if (part.text !== ':' && !isParameter(part) && !isShortHex(part.text)) break
  }
  return stop
}

const isShortHex = (text: string): boolean => text.length <= 4 && /^[0-9a-f]{1,4}$/i.test(text)

function countColons(tokens: readonly ShapeToken[], from: number, end: number): number {
  let colons = 0
  for (let at = from; at < end; at++) if (tokens[at]?.text === ':') colons++
  return colons
}

/** A word right behind a chain's last part belongs to it. */
function goesOn(tokens: readonly ShapeToken[], end: number): boolean {
  const next = tokens[end]
  return isTight(next) && /^\w/.test(next.text) && !isParameter(next) && tokens[end - 1]?.text !== ':'
}
