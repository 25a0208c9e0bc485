import type { Symptom } from '../detect/symptom.ts'

/** Whether two services report the same thing: a known failure, a template, or mostly the same words. */
export const saysTheSame = (a: Symptom, b: Symptom): boolean =>
  (a.signature !== null && a.signature.id === b.signature?.id) ||
  a.templateIds.some((id) => b.templateIds.includes(id)) ||
  sharedWords(a.text, b.text) >= ALIKE

/** The same library complains in many services, each with a prefix of its own. */
const ALIKE = 0.6

function sharedWords(a: string, b: string): number {
  const left = wordsOf(a)
  const right = wordsOf(b)
  const shared = [...left].filter((word) => right.has(word)).length
  return shared < MIN_WORDS ? 0 : shared / (left.size + right.size - shared)
}

const MIN_WORDS = 3

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
