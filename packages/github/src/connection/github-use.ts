import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { GithubSettings } from '../github-settings.ts'

/** What work with a company's connection needs. */
export interface GithubUse {
  readonly database: Database
  readonly vault: CompanyVault
  readonly settings: {
    /** Absent where the installation has no app at the source-code host. */
    readonly github?: GithubSettings | undefined
    readonly publicUrl: string
  }
  readonly now: () => Date
}
