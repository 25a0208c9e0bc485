import type { Answer } from '@holdfast/contracts/assistant'
import { questionAsked } from '@holdfast/contracts/events/catalogue'
import type { InvestigationStep } from '@holdfast/contracts/investigation'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { isGithubConnected } from '@holdfast/github/connection/is-github-connected'
import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { matchIntent } from '@holdfast/llm/answers/match-intent'
import type { Requester } from '../requester.ts'
import type { Assistant } from './create-assistant.ts'
import { type FollowDependencies, followQuestion } from './follow-question.ts'
import { gatherFacts } from './gather-facts.ts'

export interface AskDependencies extends FollowDependencies {
  readonly assistant: Assistant
  readonly settings: { readonly github?: unknown }
}

export interface WhileAnswering {
  readonly onDelta?: (markdown: string) => void
  readonly onStep?: (step: InvestigationStep) => void
}

/** Gives the answer, and keeps it. May be called when nobody waits for it any more. */
export type GiveAnswer = (signal: AbortSignal, told?: WhileAnswering) => Promise<Answer>

export interface AskedQuestion {
  readonly incidentId: string
  readonly question: string
  /** Look into the logs for it, whatever the incident's own facts say. */
  readonly inLogs: boolean
}

/**
 * Gathers what an answer may rest on. No transaction is open while a model is asked; what was asked is kept even where
 * nobody waits for the answer. What the incident's facts do not answer, a worker looks up in the logs.
 */
export async function askQuestion(
  dependencies: AskDependencies,
  requester: Requester,
  { incidentId, question, inLogs }: AskedQuestion,
): Promise<GiveAnswer> {
  const { database, vault, assistant, settings, now } = dependencies
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
  const canAskLogs = assistant.hasModel(policy)
  const origin = { ...requester, incidentId, purpose: 'ask' } as const
  return async (signal, { onDelta, onStep = () => undefined } = {}) => {
    const known = inLogs
      ? answerQuestion(facts, question)
      : await assistant.answer({ facts, question, policy, origin, signal, onDelta })
    const isForLogs = canAskLogs && (inLogs || isUnanswered(question, known))
    const answer = { ...known, can_ask_logs: canAskLogs && !isForLogs }
    const questionId = await database.withTenant(customerId, async (tx, { publish }) => {
      const id = await addQuestion(tx, await vault.cipherOf(tx, customerId), {
        customerId,
        incidentId,
        askedBy: actor.userId,
        question,
        answer,
        lookingSince: isForLogs ? now() : null,
      })
      if (isForLogs) publish(questionAsked, { customerId, questionId: id })
      return id
    })
    if (!isForLogs) return answer
    return (await followQuestion(dependencies, { customerId, questionId, onStep }, signal)) ?? answer
  }
}

/** Neither the engine nor the model, which was asked, saw what it is about. */
const isUnanswered = (question: string, { source, notice }: Answer): boolean =>
  matchIntent(question) === null && source === 'engine' && notice === null
