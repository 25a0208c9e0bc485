import type { AST } from '@eslint-community/regexpp'

/** The places of a part of an expression that take a character, and in which order they can follow each other. */
interface Places {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly isOptional: boolean
}

type CharsOf = (element: AST.Element) => ReadonlySet<string> | undefined

const MAX_PLACES = 150

/**
 * A loop that can take one text on two ways round: each round doubles what matching has to try. Found by walking two
 * places at once, on the same characters, from a place back to it.
 */
export function findAmbiguousLoop(
  alternatives: readonly AST.Alternative[],
  charsOf: CharsOf,
): AST.Quantifier | undefined {
  for (const { elements } of alternatives)
    for (const element of elements) {
      const inner = element.type === 'Quantifier' ? element.element : element
      if (!('alternatives' in inner)) continue
      const isLoop = element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY
      if (isLoop && isAmbiguous(element, charsOf)) return element
      const found = findAmbiguousLoop(inner.alternatives, charsOf)
      if (found) return found
    }
  return undefined
}

function isAmbiguous(loop: AST.Quantifier, charsOf: CharsOf): boolean {
  const chars: ReadonlySet<string>[] = []
  const follow: Set<number>[] = []
  const link = (from: readonly number[], to: readonly number[]) => {
    for (const place of from) for (const next of to) follow[place]?.add(next)
  }
  const none: Places = { first: [], last: [], isOptional: true }
  const join = (left: Places, right: Places): Places => {
    link(left.last, right.first)
    return {
      first: left.isOptional ? [...left.first, ...right.first] : left.first,
      last: right.isOptional ? [...left.last, ...right.last] : right.last,
      isOptional: left.isOptional && right.isOptional,
    }
  }
  const read = (element: AST.Element): Places => {
    if (element.type === 'Quantifier') return repeat(element)
    if ('alternatives' in element && element.type !== 'Assertion') {
      const parts = element.alternatives.map(({ elements }) => elements.map(read).reduce(join, none))
      return {
        first: parts.flatMap((part) => part.first),
        last: parts.flatMap((part) => part.last),
        isOptional: parts.some((part) => part.isOptional),
      }
    }
    const own = charsOf(element)
    if (own === undefined) return none
    follow.push(new Set())
    const place = chars.push(own) - 1
    return { first: [place], last: [place], isOptional: false }
  }
  const repeat = ({ element, min, max }: AST.Quantifier): Places => {
    if (max === 0) return none
    const copies = Math.min(max, Math.max(min, max === Number.POSITIVE_INFINITY ? 1 : 2), 2)
    let all = none
    for (let copy = 0; copy < copies; copy++) {
      const one = read(element)
      if (max === Number.POSITIVE_INFINITY) link(one.last, one.first)
      all = join(all, copy < min ? one : { ...one, isOptional: true })
    }
    return all
  }
  const body = read(loop.element)
  link(body.last, body.first)
  return chars.length <= MAX_PLACES && hasTwoWays(chars, follow)
}

function hasTwoWays(chars: readonly ReadonlySet<string>[], follow: readonly ReadonlySet<number>[]): boolean {
  const count = chars.length
  const meets = chars.map((own) => chars.map((other) => [...own].some((char) => other.has(char))))
  const nextOf = (pair: number): number[] =>
    [...(follow[Math.floor(pair / count)] ?? [])].flatMap((left) =>
      [...(follow[pair % count] ?? [])].flatMap((right) => (meets[left]?.[right] ? [left * count + right] : [])),
    )
  const before = new Map<number, number[]>()
  const all = reach(
    chars.map((_own, place) => place * count + place),
    nextOf,
  )
  for (const pair of all) for (const next of nextOf(pair)) before.set(next, [...(before.get(next) ?? []), pair])
  return chars.some((_own, place) => {
    const start = place * count + place
    const back = reach([start], (pair) => before.get(pair) ?? [])
    for (const pair of reach([start], nextOf))
      if (Math.floor(pair / count) !== pair % count && back.has(pair)) return true
    return false
  })
}

function reach(starts: readonly number[], step: (pair: number) => readonly number[]): Set<number> {
  const seen = new Set(starts)
  for (const pair of seen) for (const next of step(pair)) seen.add(next)
  return seen
}
