import type { Answer } from '@holdfast/contracts/assistant'
import { answerQuestion } from '../answers/answer-question.ts'
import type { IncidentFacts } from '../answers/incident-facts.ts'
import { selectLines } from '../budget/select-lines.ts'
import type { ModelClient, ModelExchange } from '../client/create-model-client.ts'
import { ModelError, type ModelFailure } from '../client/model-error.ts'
import { engineLineIds } from '../answers/engine-line-ids.ts'
import { groundAnswer } from '../ground/ground-answer.ts'
import { ModelAnswer } from '../ground/model-answer.ts'
import type { AddressPolicy } from '../mask/find-sensitive-spans.ts'
import { type MaskedTexts, maskTexts } from '../mask/mask-texts.ts'
import { ANSWER_QUESTION_PROMPT, writeAnswerPrompt } from '../prompts/answer-question-v1.ts'
import { chooseFence } from '../prompts/choose-fence.ts'
import { createAnswerStream } from './create-answer-stream.ts'
import { describeFindings } from './describe-findings.ts'

export interface AnswerOptions {
  readonly client: Pick<ModelClient, 'askStructured'>
  readonly signal: AbortSignal
  readonly addresses: AddressPolicy
  readonly names: readonly string[]
  /** False only for an endpoint of the company's own that is to see the lines as they are. */
  readonly isMasked?: boolean
  readonly contextTokens: number
  readonly randomHex: () => string
  /** Told of the answer piece by piece; what is verified is told as soon as it is. */
  readonly onDelta?: (markdown: string) => void
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
  'not-allowed': 'The address of your language model is not one that may be reached from here',
  'over-budget': 'Today’s token budget for the language model is used up',
}

/** Never fails for the model's sake: without a usable answer of it, the engine's stands and says why. */
export async function answerWithModel(
  facts: IncidentFacts,
  question: string,
  { client, signal, contextTokens, randomHex, onDelta, ...masking }: AnswerOptions,
): Promise<ModelAssistedAnswer> {
  const lines = selectLines(facts.lines, { question, evidenceIds: engineLineIds(facts), tokenBudget: contextTokens })
  const exchanges: ModelExchange[] = []
  const masked = maskSafely([question, describeFindings(facts), ...lines.map((line) => line.text)], masking)
  if (!masked) {
    return fallBack(facts, question, 'The language model was not asked, since the lines could not be masked safely')
  }
  const { unmask, maskedCount } = masked
  const stream = onDelta && createAnswerStream(facts, question, { unmask, onDelta })
  const [maskedQuestion = '', findings = '', ...texts] = masked.texts
  const context = {
    question: maskedQuestion,
    findings,
    lines: lines.map(({ id }, index) => ({ id, text: texts[index] ?? '' })),
  }
  const end = (answer: Answer): ModelAssistedAnswer => {
    stream?.finish(answer)
    return { answer, promptId: ANSWER_QUESTION_PROMPT, exchanges, maskedCount }
  }
  try {
    const said = await client.askStructured({
      name: ANSWER_QUESTION_PROMPT,
      schema: ModelAnswer,
      messages: writeAnswerPrompt(context, chooseFence(masked.texts, randomHex)),
      content: [JSON.stringify(context)],
      maskedCount,
      signal,
      onText: stream?.hear,
      onExchange: (exchange) => exchanges.push(exchange),
    })
    const quotes = said.quotes.map(({ line_id: id, quote }) => ({ line_id: id, quote: unmask(quote) }))
    return end(groundAnswer(facts, question, { ...said, quotes }))
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return end(fallBack(facts, question, NOTICES[error.failure]).answer)
  }
}

/** Null rather than anything unmasked. */
function maskSafely(
  texts: readonly string[],
  { isMasked = true, addresses, names }: Pick<AnswerOptions, 'isMasked' | 'addresses' | 'names'>,
): MaskedTexts | null {
  if (!isMasked) return { texts, maskedCount: 0, unmask: (text) => text }
  try {
    return maskTexts(texts, { addresses, names })
  } catch {
    return null
  }
}

function fallBack(facts: IncidentFacts, question: string, why: string): ModelAssistedAnswer {
  const notice = `${why}; this answer comes from the analysis alone.`
  const answer = { ...answerQuestion(facts, question), notice }
  return { answer, promptId: ANSWER_QUESTION_PROMPT, exchanges: [], maskedCount: 0 }
}
