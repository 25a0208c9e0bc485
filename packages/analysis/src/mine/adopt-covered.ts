import { PARAMETER, renderShape, type ShapeToken } from './shape-token.ts'
import type { Shapes } from './shapes.ts'
import type { Vocabulary } from './vocabulary.ts'

const MIN_WORDS = 2
const MAX_TURNS = 8
/** `core: post-unseal setup complete`: who speaks, where other lines of the source left it to the header. */
const ORIGIN = /^[A-Za-z][\w.-]*: /
const MIN_LENGTH_BEHIND_ORIGIN = 12

/** Templates that another one says already: with known values in its parameters' place, or behind the speaker's name. */
export function adoptCovered(texts: readonly string[], vocabulary: Vocabulary, shapes: Shapes): Map<string, string> {
  const known = new Set(texts)
  const adopted = new Map<string, string>()
  for (const text of texts) {
    const host = coveringOf(text, known, vocabulary, shapes)
    if (host !== undefined) adopted.set(text, host)
  }
  // Who was adopted by one that was adopted itself belongs to the last.
  for (const [text, host] of adopted) {
    let last = host
    for (let turn = 0; turn < MAX_TURNS && adopted.has(last); turn++) last = adopted.get(last) as string
    adopted.set(text, last)
  }
  return adopted
}

function coveringOf(
  text: string,
  known: ReadonlySet<string>,
  vocabulary: Vocabulary,
  shapes: Shapes,
): string | undefined {
  const origin = ORIGIN.exec(text)?.[0]
  const rest = origin === undefined ? '' : text.slice(origin.length)
  const isLong = rest.length >= MIN_LENGTH_BEHIND_ORIGIN
  if (isLong && known.has(rest)) return rest
  for (const candidate of isLong ? [text, rest] : [text]) {
    const general = maskValues(candidate, vocabulary, shapes)
    if (general !== text && known.has(general) && general.split(/\p{L}{2,}/u).length > MIN_WORDS) return general
  }
  return undefined
}

function maskValues(text: string, vocabulary: Vocabulary, shapes: Shapes): string {
  const tokens = shapes.tokensOf(text).map((token): ShapeToken => {
    const isValue = vocabulary.isValue(token.text) || vocabulary.lookOf(token.text) === 'identifier'
    return isValue ? { text: PARAMETER, spaced: token.spaced } : token
  })
  return shapes.canonicalOf(renderShape(tokens))
}
