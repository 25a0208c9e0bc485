import { hash } from 'node:crypto'
import { findCompanyByApiKey } from '@holdfast/database/api-keys/find-company-by-api-key'
import { touchApiKey } from '@holdfast/database/api-keys/touch-api-key'
import { candidateApiKeyHashes } from '@holdfast/database/secrets/api-key'
import { AppError } from '@holdfast/runtime/app-error'
import type { IngestDependencies } from '../ingest-dependencies.ts'
import { toUnavailable } from '../to-unavailable.ts'

export interface KeyOwner {
  readonly customerId: string
  readonly apiKeyId: string
}

export interface KeyAuthenticator {
  /** 401 for a key that nobody has, or that is dead; 503 when that can't be found out now. */
  authenticate(apiKey: string | undefined): Promise<KeyOwner>
}

/** A retired key, or a company just verified, is noticed after this long. */
const CACHE_MS = 5_000
const MAX_CACHED_KEYS = 10_000
const TOUCH_MS = 60_000

interface Entry {
  readonly expiresAtMs: number
  readonly owner: Promise<KeyOwner | 'unverified' | undefined>
}

type Dependencies = Pick<IngestDependencies, 'database' | 'keyRing' | 'now'>

export function createKeyAuthenticator({ database, keyRing, now }: Dependencies): KeyAuthenticator {
  const entries = new Map<string, Entry>()

  async function lookUp(apiKey: string): Promise<KeyOwner | 'unverified' | undefined> {
    const hashes = candidateApiKeyHashes(keyRing, apiKey)
    return database.withSystem('api-key-lookup', async (tx) => {
      const found = await findCompanyByApiKey(tx, { hashes, now: now() })
      if (!found) return undefined
      const { apiKeyId, customerId, lastUsedAt, verifiedAt } = found
      if (!verifiedAt) return 'unverified'
      if (!lastUsedAt || now().getTime() - lastUsedAt.getTime() > TOUCH_MS) await touchApiKey(tx, apiKeyId, now())
      return { apiKeyId, customerId }
    })
  }

  function remember(id: string, apiKey: string): Entry {
    const entry = { expiresAtMs: now().getTime() + CACHE_MS, owner: lookUp(apiKey) }
    entry.owner.catch(() => entries.delete(id))
    if (entries.size >= MAX_CACHED_KEYS) entries.delete(entries.keys().next().value ?? '')
    entries.delete(id)
    entries.set(id, entry)
    return entry
  }

  return {
    async authenticate(apiKey) {
      if (apiKey === undefined) throw new AppError('unauthenticated', 'Authentication Required')
      if (apiKey.length > 200) throw invalidKey()
      const id = hash('sha256', apiKey)
      const known = entries.get(id)
      const entry = known && known.expiresAtMs > now().getTime() ? known : remember(id, apiKey)
      const owner = await entry.owner.catch((error: unknown) => {
        throw toUnavailable(error)
      })
      if (owner === 'unverified') throw unverifiedKey()
      if (!owner) throw invalidKey()
      return owner
    },
  }
}

const unverifiedKey = () =>
  new AppError(
    'unauthenticated',
    'This API key works once the email address of your sign-up is verified. Open the link in the verification email.',
  )
const invalidKey = () => new AppError('unauthenticated', 'This API key is not valid.')
