import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { hashName } from './hash-name.ts'

/** So many lines people paste. */
const LINES = { least: 8, most: 160 } as const

export interface Paste {
  readonly path: string
  /** The line of the file that is its first, from 1. */
  readonly first: number
  readonly count: number
}

/** What somebody would paste of a case who does not send all of it: some lines around the worst of these. */
export function pasteOf(name: string, candidates: Iterable<Candidate>): Paste | null {
  const ref = worstOf(candidates)?.symptom.samples[0]?.ref
  if (ref === undefined) return null
  const [size, before] = chancesOf(name)
  const count = Math.round(LINES.least * (LINES.most / LINES.least) ** size)
  return { path: ref.source, first: Math.max(1, ref.line - Math.floor(before * count)), count }
}

const worstOf = (candidates: Iterable<Candidate>): Candidate | undefined =>
  [...candidates]
    .filter(({ isCounted, change }) => !isCounted && change === null)
    .toSorted(({ symptom: a }, { symptom: b }) => b.badness - a.badness || b.words - a.words || b.count - a.count)[0]

/** Two numbers from 0 to 1 that depend on nothing but the name. */
function chancesOf(name: string): [number, number] {
  const hash = hashName(name)
  const mixed = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0
  return [hash / 2 ** 32, mixed / 2 ** 32]
}
