import type { Digest } from '@holdfast/analysis/model/digest'
import type { World } from '@holdfast/analysis/detect/world'
import type { AlarmTraits } from '@holdfast/analysis/weigh/alarm-traits'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import type { Linker } from '@holdfast/analysis/weigh/explains'
import type { Gathered } from '@holdfast/analysis/weigh/gather-candidates'
import type { CaseInput } from '../score/case-input.ts'
import type { CaseTruth, IncidentTruth } from '../score/case-truth.ts'

export interface TrainingIncident {
  readonly truth: IncidentTruth
  /** Candidates of which a line is named by the truth. */
  readonly relevant: ReadonlySet<Candidate>
  /** How right each candidate is as the cause, as far as it was asked. */
  readonly rightness: Map<Candidate, number>
}

/** A few lines of a case, as somebody would paste them. */
export interface Pasted {
  readonly world: World
  readonly traits: ReadonlyMap<Candidate, AlarmTraits>
  readonly witnesses: ReadonlyMap<Candidate, readonly Candidate[]>
  /** Those that tell of its first incident. */
  readonly relevant: ReadonlySet<Candidate>
}

/** A scored case with everything that training asks again and again. */
export interface TrainingCase {
  readonly name: string
  readonly folder: string
  readonly kind: CaseTruth['kind']
  /** Cases of one family are never split between training and test. */
  readonly family: string
  readonly weight: number
  /** False where known failures and names were hidden, so that nothing is learned by heart. */
  readonly isWhole: boolean
  readonly digest: Digest
  readonly processedCount: number
  readonly world: World
  readonly gathered: Gathered
  readonly link: Linker
  readonly traits: ReadonlyMap<Candidate, AlarmTraits>
  /** The witnesses of each candidate that may open an incident. */
  readonly witnesses: ReadonlyMap<Candidate, readonly Candidate[]>
  readonly input: CaseInput
  readonly incidents: readonly TrainingIncident[]
  /** Null where nothing in it is worth a paste. */
  readonly pasted: Pasted | null
}
