import { lookRandom } from './looks-random.ts'
import type { ShapeColumns } from './shape-columns.ts'
import type { Slot } from './slot-of.ts'
import { lookOf, type Look } from './token-look.ts'

const MIN_TAILS = 3
/** `pay_bmsx`, `sess-qkzt`, `job:x`: a name and a tail of letters. */
const TAILED = /^([A-Za-z]{2,}[-_:.])([A-Za-z]{3,})$/
const MIN_SENTENCE = 3
const MIN_SPEAKERS = 6
const MIN_STATEMENTS = 3
const MAX_VALUES = 20_000
const MAX_LOOKS = 20_000

/** What the templates of one reconciliation have shown of words: which prefixes carry ids, which words are values. */
export class Vocabulary {
  readonly #prefixes = new Set<string>()
  readonly #values = new Set<string>()
  readonly #looks = new Map<string, Look>()

  /** Learns the prefixes of ids from all words; `words` may repeat. */
  constructor(words: Iterable<string>) {
    const tails = new Map<string, Set<string>>()
    for (const word of words) {
      const match = TAILED.exec(word)
      if (match === null) continue
      const [, prefix = '', tail = ''] = match
      const known = tails.get(prefix)
      if (known === undefined) tails.set(prefix, new Set([tail]))
      else known.add(tail)
    }
    for (const [prefix, found] of tails) if (found.size >= MIN_TAILS && lookRandom(found)) this.#prefixes.add(prefix)
  }

  lookOf(word: string): Look {
    let look = this.#looks.get(word)
    if (look === undefined) {
      look = lookOf(word)
      if (this.#looks.size < MAX_LOOKS) this.#looks.set(word, look)
    }
    if (look !== 'name' || this.#prefixes.size === 0) return look
    const prefix = TAILED.exec(word)?.[1]
    return prefix !== undefined && this.#prefixes.has(prefix) ? 'identifier' : look
  }

  /** Remembers what a proven parameter held, where its place or its look speaks for a name. */
  learn(values: Iterable<string>, slot: Slot): void {
    for (const value of values) {
      const look = this.lookOf(value)
      const isName = look === 'identifier' || look === 'name'
      if ((isName || (look === 'word' && slot !== 'plain' && slot !== 'first')) && this.#values.size < MAX_VALUES)
        this.#values.add(value)
    }
  }

  /**
   * Who acts: words that stand before three or more different statements, each of which many such words begin.
   * 'ann left the game', 'bob left the game', 'ann joined the game', …
   */
  learnSpeakers(shapes: readonly ShapeColumns[]): void {
    const speakersOf = new Map<string, Set<string>>()
    for (const { words } of shapes) {
      const first = words[0]
      if (first === undefined || words.length < MIN_SENTENCE || !/^[\p{L}\p{N}._-]+$/u.test(first)) continue
      const rest = words.slice(1).join(' ')
      const known = speakersOf.get(rest)
      if (known === undefined) speakersOf.set(rest, new Set([first]))
      else known.add(first)
    }
    const statements = new Map<string, number>()
    for (const speakers of speakersOf.values())
      if (speakers.size >= MIN_SPEAKERS)
        for (const word of speakers) statements.set(word, (statements.get(word) ?? 0) + 1)
    const found = [...statements].filter(([, count]) => count >= MIN_STATEMENTS)
    if (found.length >= MIN_SPEAKERS) for (const [word] of found) this.#values.add(word)
  }

  isValue(word: string): boolean {
    return this.#values.has(word)
  }
}
