import { Answer, AnswerEvent, Conversation, ConversationEntry } from '@holdfast/contracts/assistant'
import { Blame, CodeAnalysis, InvestigatedFile } from '@holdfast/contracts/code-analysis'
import { z } from 'zod'

const none = z.null().default(null)

/** `{"answer"}` alone is an answer. */
const MINIMAL = {
  citations: Answer.shape.citations.default([]),
  source: Answer.shape.source.default('engine'),
  notice: z.union([z.string(), none]),
  suggestions: Answer.shape.suggestions.default([]),
}
export const ShownAnswer = Answer.extend(MINIMAL)
export type ShownAnswer = z.infer<typeof ShownAnswer>

const [Delta, , Failure, Step] = AnswerEvent.options
export const ShownAnswerEvent = z.discriminatedUnion('type', [
  Delta,
  z.object({ type: z.literal('answer'), answer: ShownAnswer }),
  Failure,
  Step,
])

export const ShownCodeAnalysis = CodeAnalysis.extend({
  error_message: z.union([z.string(), none]),
  explanation: z.string().default(''),
  files_investigated: z
    .array(
      InvestigatedFile.extend({
        line: z.union([InvestigatedFile.shape.line, none]),
        blame: z.union([Blame.extend({ pr_number: z.union([Blame.shape.pr_number, none]) }), none]),
        repository: z.string().default(''),
        hunk: z.union([z.string(), none]),
        url: z.union([InvestigatedFile.shape.url, none]),
      }),
    )
    .default([]),
  skipped_files: z
    .array(
      z.preprocess(
        (file) => (typeof file === 'string' ? { file, reason: '' } : file),
        z.object({ file: z.string(), reason: z.string().default('') }),
      ),
    )
    .default([]),
})
export type ShownCodeAnalysis = z.infer<typeof ShownCodeAnalysis>

export const ShownConversation = Conversation.extend({
  entries: z.array(ConversationEntry.extend({ ...MINIMAL, analysis: z.union([ShownCodeAnalysis, none]) })),
})
export type ShownConversationEntry = z.infer<typeof ShownConversation>['entries'][number]
