import { fillSentence } from '../knowledge/fill-places.ts'
import type { Symptom } from '../model/symptom.ts'
import { symptomOfLines } from '../model/symptom-of-lines.ts'
import type { LogEvent } from '../model/log-event.ts'
import { MECHANISMS } from './mechanisms.ts'
import type { Mismatch } from './mismatch.ts'
import type { CitedFact } from './object-view.ts'

const MAX_CITED = 6

/** A mismatch as a symptom: what states it are its lines. It holds all the time that was watched. */
export function mismatchSymptom(mismatch: Mismatch): Symptom {
  const { mechanism, service, places, facts } = mismatch
  const signature = MECHANISMS[mechanism]
  const samples = distinct(facts)
    .slice(0, MAX_CITED)
    .map((fact) => lineOf(fact, service))
  return symptomOfLines(['object', mechanism, service], samples, {
    text: fillSentence(signature.symptom, { ...places, service }),
    service,
    signature,
    groups: places,
  })
}

const distinct = (facts: readonly CitedFact[]): CitedFact[] => [
  ...new Map(facts.map((fact) => [`${fact.ref.source}:${fact.ref.line}`, fact])).values(),
]

const lineOf = ({ ref, raw }: CitedFact, service: string): LogEvent => ({
  ref,
  lineCount: 1,
  timestampMs: null,
  zoneAssumed: false,
  level: null,
  message: raw.trim(),
  raw,
  continuation: [],
  format: 'kubectl',
  entities: { service },
  fields: {},
})
