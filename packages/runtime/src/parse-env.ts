import { readFileSync } from 'node:fs'
import { z } from 'zod'

export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'

  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

type Environment = Record<string, string | undefined>

/**
 * An empty variable counts as unset: that is how compose files and shells say "no value". Every setting may also be
 * given as `NAME_FILE`, the path of a file that holds it, so that a secret need not stand in the environment.
 */
export function parseEnv<S extends z.ZodType>(schema: S, env: Environment): z.output<S> {
  const result = schema.safeParse(readSettings(settingNames(schema), env))
  if (result.success) return result.data
  throw new InvalidEnvironment(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`),
  )
}

function readSettings(names: readonly string[], env: Environment): Environment {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const problems: string[] = []
  for (const name of names) {
    const file = settings[`${name}_FILE`]
    if (file === undefined) continue
    if (settings[name] !== undefined) problems.push(`${name}: set it or ${name}_FILE, not both`)
    try {
      settings[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      problems.push(`${name}_FILE: its file cannot be read (${reason})`)
    }
  }
  if (problems.length > 0) throw new InvalidEnvironment(problems)
  return settings
}

/** Only what the schema asks for is read from a file: SSL_CERT_FILE and the like are not ours. */
function settingNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodPipe ? settingNames(schema.in) : []
}
