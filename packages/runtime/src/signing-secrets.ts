import { z } from 'zod'

const MIN_LENGTH = 32

/** JWT_SECRET: one or more secrets separated by commas. The first signs, all are believed. */
export const SigningSecrets = z.string().transform((text, context): string[] => {
  const secrets = text.split(',').map((part) => part.trim())
  if (secrets.every((secret) => secret.length >= MIN_LENGTH)) return secrets
  context.addIssue({
    code: 'custom',
    message: `must have ${MIN_LENGTH} characters or more, each where there are several`,
  })
  return z.NEVER
})
