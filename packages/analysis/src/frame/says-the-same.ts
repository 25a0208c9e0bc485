import { oncePer } from '../model/once-per.ts'
import type { Symptom } from '../model/symptom.ts'

/** By what two symptoms are compared. */
export interface Saying {
  readonly signatureId: string | null
  readonly templateIds: readonly string[]
  readonly words: ReadonlySet<string>
}

/** Every pair is compared, so what a symptom says is taken apart once. */
export const sayingOf = oncePer((symptom: Symptom): Saying => ({
  signatureId: symptom.signature?.id ?? null,
  templateIds: symptom.templateIds,
  words: wordsOf(symptom),
}))

/** Whether two services report the same thing: a known failure, a template, or mostly the same words. */
export const saysTheSame = (a: Saying, b: Saying): boolean =>
  (a.signatureId !== null && a.signatureId === b.signatureId) ||
  a.templateIds.some((id) => b.templateIds.includes(id)) ||
  shareOfWords(a.words, b.words) >= ALIKE

/** The same library complains in many services, each with a prefix of its own. */
const ALIKE = 0.6

function shareOfWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left]
  if (fewer.size < MIN_WORDS || fewer.size / more.size < ALIKE) return 0
  // Most pairs share so little that a few words tell.
  let shared = fewer.size
  for (const word of fewer) {
    if (more.has(word)) continue
    shared -= 1
    if (shareOf(shared, left, right) < ALIKE) return 0
  }
  return shared < MIN_WORDS ? 0 : shareOf(shared, left, right)
}

const shareOf = (shared: number, a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  shared / (a.size + b.size - shared)

const MIN_WORDS = 3

/** Of a symptom, in small letters. */
export const wordsOf = oncePer(
  ({ text }: Symptom): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]{2,}/g)),
)
