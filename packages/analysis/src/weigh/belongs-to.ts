import { saysTheSame } from '../correlate/says-the-same.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { bareHost } from '../detect/resolve-target.ts'
import type { Symptom } from '../detect/symptom.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { Candidate } from './candidate.ts'

export interface Core {
  readonly root: Candidate
  readonly seed: Candidate
  /** Whether one service is seen to name the other. */
  readonly isLinked: (a: string, b: string) => boolean
}

const AT_ONCE_MS = 120_000
const APART_MS = 180_000

/** Whether a candidate is part of the incident of this root: linked to it by names, words, requests or its moment. */
export function belongsTo(one: Candidate, { root, seed, isLinked }: Core): boolean {
  if (one === seed) return true
  if (one.change !== null) return false
  if (one.mismatch !== undefined) return root.symptom.service === one.symptom.service
  const core = [root.symptom, seed.symptom]
  const { symptom } = one
  if (symptom.contrast === 'steady' && symptom.onsetMs !== null && core.some((part) => part.contrast !== 'steady'))
    return core.some((part) => saysTheSame(part, symptom))
  if (core.some((part) => isNamedBy(part, symptom) || saysTheSame(part, symptom) || sharesRequest(part, symptom)))
    return true
  if (core.every((part) => isApart(part, symptom))) return false
  if (core.some((part) => part.service === symptom.service || part.onsetMs === null || symptom.onsetMs === null))
    return true
  if (core.every((part) => tellsOfAnother(part, symptom))) return false
  if (core.some((part) => Math.abs(part.onsetMs! - symptom.onsetMs!) <= AT_ONCE_MS)) return true
  return core.some(
    (part) => part.service !== null && symptom.service !== null && isLinked(part.service, symptom.service),
  )
}

/** It tells a story of its own, another one, and at another time. */
function isApart(part: Symptom, symptom: Symptom): boolean {
  if (part.onsetMs === null || symptom.onsetMs === null) return false
  if (Math.abs(part.onsetMs - symptom.onsetMs) < APART_MS) return false
  const story = storyOf(symptom)
  return story !== null && story !== storyOf(part)
}

/** Two services, each with a fault of its own that its line explains: chance brought them together. */
function tellsOfAnother(part: Symptom, symptom: Symptom): boolean {
  const [story, other] = [storyOf(part), storyOf(symptom)]
  return part.service !== symptom.service && story !== null && other !== null && story !== other
}

/** What is wrong, where a line says it of its own service; null for the consequences that any failure has. */
function storyOf({ signature, samples, text, status, target }: Symptom): unknown {
  if (status !== null) return null
  if (signature !== null && !isGeneral(signature))
    return signature.specificity >= 2 && (signature.blames === 'self' || target !== null) ? signature : null
  const { known } = failureOf({ samples, text })
  return known !== null && known.side === 'own' && !isVague(known) ? known : null
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && bareHost(a) === bareHost(b)

const isNamedBy = (part: Symptom, symptom: Symptom): boolean =>
  isSame(part.target, symptom.service) || isSame(symptom.target, part.service) || isSame(symptom.target, part.target)

const requestsOf = (symptom: Symptom): (string | undefined)[] =>
  symptom.samples.flatMap(({ entities }) => [entities.traceId, entities.requestId])

function sharesRequest(a: Symptom, b: Symptom): boolean {
  const requests = new Set(requestsOf(a).filter((id) => id !== undefined))
  return requestsOf(b).some((id) => id !== undefined && requests.has(id))
}
