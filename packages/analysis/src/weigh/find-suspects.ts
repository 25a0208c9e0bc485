import type { Candidate } from './candidate.ts'
import { compareSymptoms } from './notice-symptoms.ts'

const BEFORE_MS = 30 * 60_000
/** What was set or started may fail only after hours. */
const LONG_BEFORE_MS = 4 * 3_600_000
const AFTER_MS = 10 * 60_000
/** Clocks and log queues differ by so much at most. */
const LATE_MS = 60_000
const MAX_STRANGERS = 120

/** Those that could have to do with it by their time; without times, all. */
export function nearOf(seed: Candidate, left: Iterable<Candidate>): Candidate[] {
  const atMs = seed.symptom.onsetMs
  const endMs = endOf(seed)
  return [...left].filter(({ symptom, change }) => {
    if (symptom === seed.symptom || atMs === null || symptom.onsetMs === null) return change === null
    if (change !== null)
      return (
        symptom.onsetMs >= atMs - (change.kind === 'event' ? BEFORE_MS : LONG_BEFORE_MS) &&
        symptom.onsetMs <= atMs + LATE_MS
      )
    if (symptom.contrast === 'steady') return symptom.lastMs !== null && symptom.lastMs >= atMs - BEFORE_MS
    return symptom.onsetMs >= atMs - BEFORE_MS && symptom.onsetMs <= endMs + LATE_MS
  })
}

/** What had begun before an incident was over, and which nothing links to it: the nearest in time first. */
export function strangersOf(seed: Candidate, near: readonly Candidate[], left: Iterable<Candidate>): Candidate[] {
  const atMs = seed.symptom.onsetMs
  if (atMs === null) return []
  const isNear = new Set(near)
  return [...left]
    .filter((one) => !isNear.has(one) && isBetween(one, atMs - LONG_BEFORE_MS, endOf(seed) + LATE_MS))
    .toSorted((a, b) => distance(a, atMs) - distance(b, atMs) || compareCandidates(a, b))
    .slice(0, MAX_STRANGERS)
}

const isBetween = ({ symptom: { onsetMs } }: Candidate, fromMs: number, toMs: number): boolean =>
  onsetMs !== null && onsetMs >= fromMs && onsetMs <= toMs

const distance = ({ symptom: { onsetMs } }: Candidate, atMs: number): number =>
  onsetMs === null ? 0 : Math.abs(onsetMs - atMs)

const endOf = ({ symptom }: Candidate): number => Math.max(symptom.lastMs ?? 0, (symptom.onsetMs ?? 0) + AFTER_MS)

export const compareCandidates = (a: Candidate, b: Candidate): number => compareSymptoms(a.symptom, b.symptom)
