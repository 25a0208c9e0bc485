import { cleanFingerprint } from '../clean-fingerprint.ts'
import { fingerprintAttribute } from '../walk-result.ts'
import { readArray, readObject } from './read-json-field.ts'

export function findJsonFingerprint(resource: unknown): string | null {
  for (const item of readArray(readObject(resource, 'resource')['attributes'], 'attributes')) {
    const pair = readObject(item, 'an attribute')
    if (pair['key'] !== fingerprintAttribute) continue
    const text = readObject(pair['value'], 'a value')['stringValue']
    const fingerprint = typeof text === 'string' ? cleanFingerprint(text) : null
    if (fingerprint !== null) return fingerprint
  }
  return null
}
