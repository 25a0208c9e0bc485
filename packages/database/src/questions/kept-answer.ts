import { Answer, ConversationEntry } from '@holdfast/contracts/assistant'
import { z } from 'zod'

/** An answer as it is kept: with the analysis of code where it is one. */
export const KeptAnswer = z.object({ ...Answer.shape, analysis: ConversationEntry.shape.analysis })
export type KeptAnswer = z.input<typeof KeptAnswer>
