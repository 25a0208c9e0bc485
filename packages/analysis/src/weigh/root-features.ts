import { statementOf } from '../frame/statement-of.ts'
import { oncePer } from '../model/once-per.ts'
import type { Candidate } from './candidate.ts'
import { ROOT_TRAITS, type Pool, type RootTraits } from './root-traits.ts'

const SECOND_MS = 1_000
const UNTIMED = -1

/** Beside the traits: when it began, how often it came, and what its words are taken for. */
const FURTHER = ['sinceFirst', 'sinceSeed', 'count', 'cause', 'trouble'] as const

/** What the trees ask, each with the sign that its effect may have (0 is either). */
export const ROOT_FEATURES: readonly { readonly name: string; readonly sign: -1 | 0 | 1 }[] = [
  ...Object.entries(ROOT_TRAITS).map(([name, { sign }]) => ({ name, sign })),
  ...FURTHER.map((name) => ({ name, sign: 0 as const })),
]

export function rootFeatures({ symptom, change }: Candidate, traits: RootTraits, pool: Pool): Float64Array {
  const event = change?.event ?? symptom.samples[0]
  const { cause, trouble } = event === undefined ? { cause: 0, trouble: 0 } : statementOf(event)
  const { onsetMs } = symptom
  const since = (ms: number | null, otherwise: number): number =>
    onsetMs === null || ms === null ? otherwise : (onsetMs - ms) / SECOND_MS
  return Float64Array.from([
    ...Object.keys(ROOT_TRAITS).map((name) => traits[name as keyof RootTraits] ?? 0),
    since(firstOnsetOf(pool.candidates), UNTIMED),
    since(pool.seed.symptom.onsetMs, 0),
    Math.log1p(symptom.count),
    cause,
    trouble,
  ])
}

/** Asked for each of them. */
const firstOnsetOf = oncePer((candidates: readonly Candidate[]): number | null =>
  candidates.reduce<number | null>(
    (first, { symptom: { onsetMs } }) => (onsetMs === null || (first !== null && first <= onsetMs) ? first : onsetMs),
    null,
  ),
)
