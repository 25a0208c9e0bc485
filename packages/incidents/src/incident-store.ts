import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'

/** Where incidents are kept, and what opens them. */
export interface IncidentStore {
  readonly database: Pick<Database, 'withTenant' | 'readTenant'>
  readonly vault: CompanyVault
}
