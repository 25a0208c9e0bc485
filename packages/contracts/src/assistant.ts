import { z } from 'zod'
import { Citation } from './citation.ts'
import { CodeAnalysis } from './code-analysis.ts'
import { InvestigationStep } from './investigation.ts'
import { PersonName } from './people.ts'
import { ApiKey, Id, Timestamp } from './scalars.ts'

export const AskRequest = z.object({
  question: z.string().trim().min(1, 'Ask a question.').max(4_000),
  /** Look into the logs for it, whatever the incident's own facts say on it. */
  in_logs: z.boolean().optional(),
  api_key: ApiKey.optional(),
})
export type AskRequest = z.infer<typeof AskRequest>

/** Markdown with `[L12]` citations; each cited line comes along. */
export const Answer = z.object({
  answer: z.string(),
  citations: z.array(Citation),
  /** `engine`: from the incident's own facts; `model`: worded by a language model and checked by code. */
  source: z.enum(['engine', 'model']),
  /** Why a model was not used although one is set up; null otherwise. */
  notice: z.string().nullable(),
  /** What else one may ask. */
  suggestions: z.array(z.string()),
  /** A model may be asked to look into the logs for this question. */
  can_ask_logs: z.boolean().optional(),
  /** What was done in the logs for it, in order. */
  steps: z.array(InvestigationStep).optional(),
})
export type Answer = z.infer<typeof Answer>

/** Server-sent events of `Accept: text/event-stream`: some deltas and steps, then one `answer` that counts. */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('answer'), answer: Answer }),
  z.object({ type: z.literal('error'), detail: z.string() }),
  z.object({ type: z.literal('step'), step: InvestigationStep }),
])
export type AnswerEvent = z.infer<typeof AnswerEvent>

/** GET …/incidents/{id}/conversation. */
export const ConversationEntry = Answer.extend({
  id: Id,
  asked_at: Timestamp,
  asked_by: PersonName.nullable(),
  question: z.string(),
  /** Set where the answer is an analysis of code. */
  analysis: CodeAnalysis.nullable().default(null),
  /** A model is looking into the logs for it; the answer is what was known without. */
  is_looking: z.boolean().default(false),
})
export type ConversationEntry = z.infer<typeof ConversationEntry>
export const Conversation = z.object({ entries: z.array(ConversationEntry) })
export type Conversation = z.infer<typeof Conversation>

/** Why a model was called: for a question of somebody's, to refine a new incident, or to look into logs. */
export const ModelPurpose = z.enum(['ask', 'refine', 'investigate'])
export type ModelPurpose = z.infer<typeof ModelPurpose>

/** GET …/incidents/{id}/model-calls: 'What the model saw', the latest first. */
export const ModelCall = z.object({
  id: Id,
  at: Timestamp,
  purpose: ModelPurpose,
  /** Null for what was done without anybody asking. */
  asked_by: PersonName.nullable(),
  /** Where it went, such as `api.openai.com`. */
  endpoint: z.string(),
  model: z.string(),
  /** Which version of which prompt. */
  prompt: z.string(),
  /** The exact texts, masked as they were sent. */
  request: z.string(),
  response: z.string(),
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  /** Null where the operator named no prices. */
  cost_usd: z.number().nullable(),
  duration_ms: z.number().int(),
  masked_count: z.number().int(),
  /** `used`, or why not: `malformed`, `timeout`, `refused`, … */
  outcome: z.string(),
})
export type ModelCall = z.infer<typeof ModelCall>
export const ModelCalls = z.object({ calls: z.array(ModelCall) })
export type ModelCalls = z.infer<typeof ModelCalls>
