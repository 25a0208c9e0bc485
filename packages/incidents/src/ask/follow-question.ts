import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from '@holdfast/contracts/assistant'
import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { findQuestion } from '@holdfast/database/questions/find-question'
import type { IncidentStore } from '../incident-store.ts'
import { isLooking } from './is-looking.ts'

export interface FollowDependencies extends IncidentStore {
  readonly now: () => Date
  /** Hears of each step of a question's, wherever it is taken; ends with the returned call. */
  readonly onProgress: (questionId: string, hear: () => void) => () => void
}

export interface FollowedQuestion {
  readonly customerId: string
  readonly questionId: string
  readonly onStep: (step: InvestigationStep) => void
}

/** Nothing is kept of a step for whoever did not hear of it. */
const LOOK_ANYWAY_MS = 2_000

/** Tells of the steps that are taken for a question until its answer is whole, or nobody waits for it any more. */
export async function followQuestion(
  { database, vault, now, onProgress }: FollowDependencies,
  { customerId, questionId, onStep }: FollowedQuestion,
  signal: AbortSignal,
): Promise<Answer | null> {
  let told = new AbortController()
  let shown = 0
  const stopListening = onProgress(questionId, () => told.abort())
  try {
    while (!signal.aborted) {
      told = new AbortController()
      const row = await database
        .withTenant(customerId, async (tx) => findQuestion(tx, await vault.cipherOf(tx, customerId), questionId))
        .catch(() => undefined)
      const steps = row?.answer.steps ?? []
      for (const step of steps.slice(shown)) onStep(step)
      shown = Math.max(shown, steps.length)
      if (row && !isLooking(row.lookingSince, now())) {
        const { analysis: _, ...answer } = row.answer
        return answer
      }
      await delay(LOOK_ANYWAY_MS, undefined, { signal: AbortSignal.any([signal, told.signal]) }).catch(() => undefined)
    }
    return null
  } finally {
    stopListening()
  }
}
