import { readGithubCache, writeGithubCache } from '@holdfast/database/github/github-cache'
import { cachePlace } from '@holdfast/database/github/sealed-github-places'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { openJson, sealJson } from '@holdfast/database/secrets/seal-json'
import type { AnswerCache, CachedAnswer } from '@holdfast/github/host/answer-cache'
import { createHash } from 'node:crypto'

interface CacheOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly customerId: string
  readonly now: () => Date
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The host's answers, sealed: they hold source code. */
export function createCompanyAnswerCache({ database, vault, customerId, now }: CacheOptions): AnswerCache {
  return {
    read: (key) =>
      database.withTenant(customerId, async (tx) => {
        const keyHash = hashOf(key)
        const row = await readGithubCache(tx, keyHash)
        if (!row) return undefined
        const cipher = await vault.cipherOf(tx, customerId)
        return openJson(cipher, row.content, cachePlace(keyHash)) as CachedAnswer
      }),
    write: (key, answer) =>
      database.withTenant(customerId, async (tx) => {
        const keyHash = hashOf(key)
        const cipher = await vault.cipherOf(tx, customerId)
        const content = sealJson(cipher, answer, cachePlace(keyHash))
        await writeGithubCache(tx, { customerId, keyHash, etag: answer.etag, content, storedAt: now() })
      }),
  }
}
