import type { Answer } from '@holdfast/contracts/assistant'
import { answerQuestion } from '../answers/answer-question.ts'
import type { IncidentFacts } from '../answers/incident-facts.ts'
import { selectLines } from '../budget/select-lines.ts'
import type { ModelClient, ModelExchange } from '../client/create-model-client.ts'
import { ModelError, type ModelFailure } from '../client/model-error.ts'
import { engineLineIds } from '../ground/engine-line-ids.ts'
import { groundAnswer } from '../ground/ground-answer.ts'
import { ModelAnswer } from '../ground/model-answer.ts'
import type { AddressPolicy } from '../mask/find-sensitive-spans.ts'
import { type MaskedTexts, maskTexts } from '../mask/mask-texts.ts'
import { ANSWER_QUESTION_PROMPT, writeAnswerPrompt } from '../prompts/answer-question-v1.ts'
import { chooseFence } from '../prompts/choose-fence.ts'
import { describeFindings } from './describe-findings.ts'

export interface AnswerOptions {
  readonly client: ModelClient
  readonly signal: AbortSignal
  readonly addresses: AddressPolicy
  readonly names: readonly string[]
  readonly contextTokens: number
  readonly randomHex: () => string
}

export interface ModelAssistedAnswer {
  readonly answer: Answer
  /** Which prompt was sent, for the recording. */
  readonly promptId: string
  readonly exchanges: readonly ModelExchange[]
  readonly maskedCount: number
}

const NOTICES: Readonly<Record<ModelFailure, string>> = {
  unavailable: 'The language model could not be reached',
  'circuit-open': 'The language model could not be reached',
  'rate-limited': 'The language model is busy',
  timeout: 'The language model took too long',
  rejected: 'The language model did not accept the request',
  refused: 'The language model declined to answer',
  malformed: 'The language model gave no usable answer',
  aborted: 'The language model was not waited for',
}

/** Never fails for the model's sake: without a usable answer of it, the engine's stands and says why. */
export async function answerWithModel(
  facts: IncidentFacts,
  question: string,
  { client, signal, addresses, names, contextTokens, randomHex }: AnswerOptions,
): Promise<ModelAssistedAnswer> {
  const lines = selectLines(facts.lines, { question, evidenceIds: engineLineIds(facts), tokenBudget: contextTokens })
  const exchanges: ModelExchange[] = []
  let masked: MaskedTexts
  try {
    masked = maskTexts([question, describeFindings(facts), ...lines.map((line) => line.text)], { addresses, names })
  } catch {
    return fallBack(facts, question, 'The language model was not asked, since the lines could not be masked safely')
  }
  const [maskedQuestion = '', findings = '', ...texts] = masked.texts
  const context = {
    question: maskedQuestion,
    findings,
    lines: lines.map(({ id }, index) => ({ id, text: texts[index] ?? '' })),
  }
  try {
    const said = await client.askStructured({
      name: 'answer',
      schema: ModelAnswer,
      messages: writeAnswerPrompt(context, chooseFence(masked.texts, randomHex)),
      signal,
      onExchange: (exchange) => exchanges.push(exchange),
    })
    const quotes = said.quotes.map(({ line_id: id, quote }) => ({ line_id: id, quote: masked.unmask(quote) }))
    const answer = groundAnswer(facts, question, { ...said, quotes })
    return { answer, promptId: ANSWER_QUESTION_PROMPT, exchanges, maskedCount: masked.maskedCount }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { ...fallBack(facts, question, NOTICES[error.failure]), exchanges, maskedCount: masked.maskedCount }
  }
}

function fallBack(facts: IncidentFacts, question: string, why: string): ModelAssistedAnswer {
  const notice = `${why}; this answer comes from the analysis alone.`
  const answer = { ...answerQuestion(facts, question), notice }
  return { answer, promptId: ANSWER_QUESTION_PROMPT, exchanges: [], maskedCount: 0 }
}
