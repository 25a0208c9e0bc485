import type { Generated } from 'kysely'

export interface IncidentQuestionsTable {
  id: string
  incidentId: string
  customerId: string
  askedBy: string | null
  askedAt: Generated<Date>
  question: string
  /** `Answer` as JSON, compressed, under the company's data key: it quotes log lines. */
  answer: Buffer
}
