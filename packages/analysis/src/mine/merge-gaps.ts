import { PARAMETER } from './shape-token.ts'
import type { ShapeColumns } from './shape-columns.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_GAP = 5
const MAX_START = 12
const MAX_LENGTH = 40
const MIN_GAPS = 3
const MIN_CONTEXT = 4
const MIN_CONTEXT_BEHIND = 2

interface Gap {
  readonly shape: ShapeColumns
  readonly start: number
  readonly length: number
}

/**
 * 'The Print Spooler service entered …', 'The DNS Client service entered …': names of several words, which make the
 * templates differ in length. Answers the common text of each that has one.
 */
export function mergeGaps(shapes: readonly ShapeColumns[], vocabulary: Vocabulary): Map<string, string> {
  const groups = new Map<string, Gap[]>()
  for (const shape of shapes) {
    const { words } = shape
    if (words.length > MAX_LENGTH) continue
    for (let start = 1; start < Math.min(words.length, MAX_START); start++) {
      if (!startsName(words[start] as string)) continue
      for (let length = 1; length <= MAX_GAP && start + length < words.length; length++) {
        if (!isNamePart(words[start + length - 1] as string)) break
        const key = `${words.slice(0, start).join(' ')}\u0000${words.slice(start + length).join(' ')}`
        const known = groups.get(key)
        if (known === undefined) groups.set(key, [{ shape, start, length }])
        else known.push({ shape, start, length })
      }
    }
  }
  const merged = new Map<string, string>()
  for (const [, group] of [...groups].toSorted(byGap))
    if (isProved(group, vocabulary))
      for (const gap of group) if (!merged.has(gap.shape.text)) merged.set(gap.shape.text, fillGap(gap))
  return merged
}

/** The narrowest gap first: what surrounds it is the statement. */
const byGap = ([keyA, a]: [string, Gap[]], [keyB, b]: [string, Gap[]]): number =>
  narrowest(a) - narrowest(b) || (keyA < keyB ? -1 : 1)
const narrowest = (group: readonly Gap[]): number => group.reduce((sum, gap) => sum + gap.length, 0) / group.length

const startsName = (word: string): boolean => word === PARAMETER || /^\p{Lu}/u.test(word)
const isNamePart = (word: string): boolean => word === PARAMETER || /^\p{L}[\p{L}\p{N}_-]*$/u.test(word)

function isProved(group: readonly Gap[], vocabulary: Vocabulary): boolean {
  if (group.length < MIN_GAPS || new Set(group.map((gap) => gap.length)).size < 2) return false
  const { shape, start, length } = group[0] as Gap
  const isContext = (word: string): boolean => {
    const look = vocabulary.lookOf(word)
    return look !== 'parameter' && look !== 'punctuation'
  }
  const before = shape.words.slice(0, start).filter(isContext).length
  const behind = shape.words.slice(start + length).filter(isContext).length
  return behind >= MIN_CONTEXT_BEHIND && before + behind >= MIN_CONTEXT
}

function fillGap({ shape, start, length }: Gap): string {
  let text = ''
  for (const [i, token] of shape.tokens.entries()) {
    if (i > start && i < start + length) continue
    const word = i === start ? PARAMETER : (shape.words[i] as string)
    text += token.spaced && text !== '' ? ` ${word}` : word
  }
  return text
}
