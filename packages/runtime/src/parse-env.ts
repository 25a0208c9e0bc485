import type { z } from 'zod'

export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'
}

/** An empty variable counts as unset: that is how compose files and shells say "no value". */
export function parseEnv<S extends z.ZodType>(schema: S, env: Record<string, string | undefined>): z.output<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`)
  throw new InvalidEnvironment(`Invalid settings:\n${problems.join('\n')}`)
}
