import type { InvestigationsTable } from '@holdfast/database/schema/investigation-tables'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { CompanyModelPolicy } from '@holdfast/llm/endpoint/model-endpoint'
import type { CorrelateDependencies } from '../correlate/round.ts'
import type { Investigator } from './create-investigator.ts'
import type { LogsToRead } from './read-logs.ts'

export interface InvestigateDependencies extends CorrelateDependencies {
  readonly investigator: Investigator
}

export interface ClaimedInvestigation {
  readonly row: InvestigationsTable
  readonly policy: CompanyModelPolicy
  readonly cipher: CompanyCipher
  readonly subject: LogsToRead['subject']
  readonly sourceName: string
  readonly sourceType: 'paste' | 'upload' | 'otlp'
}
