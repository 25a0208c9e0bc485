import type { Answer } from '@holdfast/contracts/assistant'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { isGithubConnected } from '@holdfast/github/connection/is-github-connected'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import type { Assistant } from './create-assistant.ts'
import { gatherFacts } from './gather-facts.ts'

export interface AskDependencies extends IncidentStore {
  readonly assistant: Assistant
  readonly settings: { readonly github?: unknown }
  readonly now: () => Date
}

/** Gives the answer, and keeps it. May be called when nobody waits for it any more. */
export type GiveAnswer = (signal: AbortSignal, onDelta?: (markdown: string) => void) => Promise<Answer>

/**
 * Gathers what an answer may rest on. No transaction is open while a model is asked; what was asked is kept even where
 * nobody waits for the answer.
 */
export async function askQuestion(
  { database, vault, assistant, settings, now }: AskDependencies,
  requester: Requester,
  { incidentId, question }: { readonly incidentId: string; readonly question: string },
): Promise<GiveAnswer> {
  const { customerId, actor } = requester
  const { facts, policy } = await database.withTenant(customerId, async (tx) => {
    const gathered = await gatherFacts(tx, vault, {
      incidentId,
      isCodeHostConnected: settings.github !== undefined && (await isGithubConnected(tx)),
      nowMs: now().getTime(),
    })
    await countUsage(tx, customerId, 'ai-chat')
    return { facts: gathered, policy: await readModelPolicy(tx, vault, customerId) }
  })
  const origin = { ...requester, incidentId, purpose: 'ask' } as const
  return async (signal, onDelta) => {
    const answer = await assistant.answer({ facts, question, policy, origin, signal, onDelta })
    await database.withTenant(customerId, async (tx) =>
      addQuestion(tx, await vault.cipherOf(tx, customerId), {
        customerId,
        incidentId,
        askedBy: actor.userId,
        question,
        answer,
      }),
    )
    return answer
  }
}
