import { layerOf } from '../topology/layer-of.ts'
import { placeOfSpread, placeOfWord } from '../frame/place-of-word.ts'
import { spreadsOf, statementOf } from '../frame/statement-of.ts'
import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import type { Candidate } from './candidate.ts'

/** How much each word adds to a score, in steps, at the place that its hash gives it. */
export type WordWeights = Int8Array

export const WORD_PLACES = 1 << 16
export const WORD_STEP = 0.08

/** What the words of a candidate and what is known of its line add to its score as a root (log-odds). */
export function weighWords(candidate: Candidate, weights: WordWeights): number {
  let sum = 0
  for (const place of wordPlacesOf(candidate)) sum += weights[place] ?? 0
  return sum * WORD_STEP
}

/** None of what is computed from objects, spans or numbers. */
export const wordPlacesOf = oncePer((candidate: Candidate): Int32Array => {
  if (candidate.mismatch !== undefined || candidate.signal !== undefined) return NONE
  const event = eventOf(candidate)
  const said = event === undefined ? NONE : spreadsOf(event)
  const places = new Set<number>()
  for (const spread of said) places.add(placeOfSpread(spread, WORD_PLACES))
  for (const kind of kindsOf(candidate)) places.add(placeOfWord(kind, WORD_PLACES))
  return Int32Array.from(places)
})

const eventOf = ({ change, symptom }: Candidate): LogEvent | undefined => change?.event ?? symptom.samples[0]

const NONE = new Int32Array()
const MOST_KEYS = 12

/** Of what kind the line is: no word begins with a sign. */
function kindsOf(candidate: Candidate): string[] {
  const { change, isCounted, symptom } = candidate
  const event = eventOf(candidate)
  return [
    `=kind ${change?.kind ?? (isCounted ? 'counted' : 'line')}`,
    `=level ${event?.level ?? symptom.level}`,
    `=contrast ${symptom.contrast}`,
    `=speaks ${event === undefined ? '' : statementOf(event).mechanism}`,
    `=known ${symptom.signature?.mechanism ?? ''}`,
    `=layer ${layerOf(symptom.service)}`,
    ...Object.keys(event?.fields ?? {})
      .slice(0, MOST_KEYS)
      .map((key) => `=key ${key}`),
  ]
}
