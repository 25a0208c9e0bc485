import { createHash } from 'node:crypto'
import { readGithubCache, writeGithubCache } from '@holdfast/database/github/github-cache'
import type { AnswerCache } from '../host/answer-cache.ts'
import type { GithubUse } from './github-use.ts'

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The host's answers, per company. */
export const createCompanyAnswerCache = (
  { database, vault, now }: Pick<GithubUse, 'database' | 'vault' | 'now'>,
  customerId: string,
): AnswerCache => ({
  read: (key) =>
    database.withTenant(customerId, async (tx) =>
      readGithubCache(tx, await vault.cipherOf(tx, customerId), hashOf(key)),
    ),
  write: (key, answer) =>
    database.withTenant(customerId, async (tx) => {
      const cipher = await vault.cipherOf(tx, customerId)
      await writeGithubCache(tx, cipher, { customerId, keyHash: hashOf(key), answer, storedAt: now() })
    }),
})
