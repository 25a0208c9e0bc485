import { z } from 'zod'

const KEY_BYTES = 32

function decodeKey(text: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  const bytes = Buffer.from(text, 'base64')
  return /^[\w+/-]{43}=?$/.test(text) && bytes.length === KEY_BYTES ? bytes : undefined
}

/** ENCRYPTION_KEY: one or more 32-byte keys, hex or base64, separated by commas. */
export const EncryptionKeys = z.string().transform((text, context): Buffer[] => {
  const keys = text.split(',').map((part) => decodeKey(part.trim()))
  if (keys.every((key) => key !== undefined)) return keys
  context.addIssue({ code: 'custom', message: 'must be 32-byte keys in hex or base64, separated by commas' })
  return z.NEVER
})
