import { randomBytes } from 'node:crypto'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { CompanyCipher } from './company-vault.ts'

const context = (keyId: string) => `api-key:${keyId}`
const SHOWN_CHARACTERS = 10

/** `hf_` and 256 random bits: long enough that its keyed hash need not be slow. */
export const generateApiKey = (): string => `hf_${randomBytes(32).toString('base64url')}`

export const apiKeyPrefix = (apiKey: string): string => apiKey.slice(0, SHOWN_CHARACTERS)

/** For writing a key. */
export const hashApiKey = (keyRing: KeyRing, apiKey: string): Buffer => keyRing.hash(apiKey, 'api-key')

/** For finding one: it may have been written under an older key of the ring. */
export const candidateApiKeyHashes = (keyRing: KeyRing, apiKey: string): Buffer[] =>
  keyRing.candidateHashes(apiKey, 'api-key')

export const sealApiKey = (cipher: CompanyCipher, keyId: string, apiKey: string): Buffer =>
  cipher.seal(Buffer.from(apiKey), context(keyId))

export const openApiKey = (cipher: CompanyCipher, keyId: string, sealed: Uint8Array): string =>
  cipher.open(sealed, context(keyId)).toString()
