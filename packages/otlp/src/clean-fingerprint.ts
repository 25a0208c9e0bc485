import { MAX_FINGERPRINT_LENGTH } from './walk-result.ts'

/** An agent's name is kept and shown: without control characters, which Postgres and people can't read. */
export function cleanFingerprint(text: string): string | null {
  const clean = text.replaceAll(/\p{Cc}/gu, '').trim()
  return clean === '' || clean.length > MAX_FINGERPRINT_LENGTH ? null : clean
}
