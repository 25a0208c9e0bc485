import { readAuth } from '../auth/auth-storage.ts'

export function requireApiKey(): string {
  const key = readAuth()?.customer.api_key
  if (!key) throw new Error('No API key available. Please log in again.')
  return key
}
