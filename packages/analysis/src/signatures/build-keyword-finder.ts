const OTHER = 0

/**
 * Aho–Corasick over the lower-case letters, digits and signs that the keywords use: one pass over a text finds
 * all signatures worth trying, however many there are.
 */
export function buildKeywordFinder(keywordsOf: readonly (readonly string[])[]): (text: string) => readonly number[] {
  const classOf = new Uint8Array(128)
  let classCount = 1
  for (const char of new Set(keywordsOf.flat().join('').toLowerCase())) {
    const code = char.charCodeAt(0)
    if (code < 128) classOf[code] = classCount++
  }
  for (let code = 65; code <= 90; code++) classOf[code] = classOf[code + 32] ?? OTHER

  const { next, hits, rowBits, hitBit } = buildAutomaton(keywordsOf, classOf, classCount)
  const nothing: readonly number[] = []

  return (text) => {
    let found: number[] | undefined
    let state = 0
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      const to = next[(state << rowBits) | (code < 128 ? (classOf[code] as number) : OTHER)] as number
      state = to & ~hitBit
      if (to === state) continue
      found ??= []
      for (const id of hits[state] ?? nothing) insertOnce(found, id)
    }
    return found ?? nothing
  }
}

/** In its place among the few that are found: a sort of each text's would cost more than to find them. */
function insertOnce(ids: number[], id: number): void {
  let at = ids.length
  while (at > 0 && (ids[at - 1] as number) > id) at -= 1
  if (at > 0 && ids[at - 1] === id) return
  ids.splice(at, 0, id)
}

/** Two bytes a step where they suffice: what a text visits then stays in the processor's cache. */
interface Automaton {
  readonly next: Uint16Array | Uint32Array
  /** How many bits count the classes: a row of `next` is of that many, so that no step multiplies. */
  readonly rowBits: number
  /** Set in `next` where something ends in the state that follows: no step looks it up. */
  readonly hitBit: number
  /** What ends in a state; undefined for nearly all. */
  readonly hits: readonly (readonly number[] | undefined)[]
}

function buildAutomaton(
  keywordsOf: readonly (readonly string[])[],
  classOf: Uint8Array,
  classCount: number,
): Automaton {
  const maxStates = 1 + keywordsOf.flat().reduce((sum, keyword) => sum + keyword.length, 0)
  const trie = new Uint32Array(maxStates * classCount)
  const hits: (number[] | undefined)[] = [undefined]
  keywordsOf.forEach((keywords, id) => {
    for (const keyword of keywords) {
      let state = 0
      for (const char of keyword.toLowerCase()) {
        const slot = state * classCount + (classOf[char.charCodeAt(0)] ?? OTHER)
        if (trie[slot] === 0) {
          trie[slot] = hits.length
          hits.push(undefined)
        }
        state = trie[slot] ?? 0
      }
      hits[state] = union(hits[state], [id])
    }
  })
  return renumber(trie, hits, linkFailures(trie, hits, classCount), classCount)
}

/** States in the order of their depth: the shallow ones, which nearly all of a text visits, share a few pages. */
function renumber(
  trie: Uint32Array,
  hits: readonly (number[] | undefined)[],
  order: readonly number[],
  classCount: number,
): Automaton {
  const numberOf = new Uint32Array(order.length)
  order.forEach((state, number) => (numberOf[state] = number))
  const rowBits = Math.ceil(Math.log2(classCount))
  const size = order.length << rowBits
  const isSmall = order.length < 1 << 15
  const hitBit = isSmall ? 1 << 15 : 1 << 30
  const next = isSmall ? new Uint16Array(size) : new Uint32Array(size)
  order.forEach((state, number) => {
    for (let charClass = 0; charClass < classCount; charClass++) {
      const target = trie[state * classCount + charClass] ?? 0
      const bit = hits[target] === undefined ? 0 : hitBit
      next[(number << rowBits) | charClass] = (numberOf[target] ?? 0) | bit
    }
  })
  return { next, hits: order.map((state) => hits[state]), rowBits, hitBit }
}

/**
 * Turns the trie into a complete automaton, breadth first, so that every state knows where any character leads.
 * Answers the states in that order.
 */
function linkFailures(trie: Uint32Array, hits: (number[] | undefined)[], classCount: number): number[] {
  const failure = new Uint32Array(hits.length)
  const queue: number[] = [0]
  for (const state of queue) {
    const fallback = failure[state] ?? 0
    if (state !== 0) hits[state] = union(hits[state], hits[fallback])
    for (let charClass = 0; charClass < classCount; charClass++) {
      const target = trie[state * classCount + charClass] ?? 0
      const elsewhere = state === 0 ? 0 : (trie[fallback * classCount + charClass] ?? 0)
      if (target === 0) trie[state * classCount + charClass] = elsewhere
      else {
        failure[target] = elsewhere
        queue.push(target)
      }
    }
  }
  return queue
}

function union(ids: number[] | undefined, more: readonly number[] | undefined): number[] | undefined {
  if (more === undefined) return ids
  return [...new Set([...(ids ?? []), ...more])]
}
