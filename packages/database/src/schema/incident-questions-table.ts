import type { Generated } from 'kysely'

export interface IncidentQuestionsTable {
  id: string
  incidentId: string
  customerId: string
  askedBy: string | null
  askedAt: Generated<Date>
  /** From before questions were sealed; a worker seals it. */
  question: string | null
  sealedQuestion: Buffer | null
  /** `Answer` as JSON, compressed, under the company's data key: it quotes log lines. */
  answer: Buffer
  /** A model looks into the logs for it; null once the answer is whole. */
  lookingSince: Date | null
}
