import { parseEnv } from '@holdfast/runtime/parse-env'
import { z } from 'zod'

const DatabaseUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })

const MigrateConfig = z.object({
  /** Signs in as the owner, who may make roles. */
  DATABASE_URL: DatabaseUrl,
  /** What the services sign in with: their role gets its password. */
  SERVICES_DATABASE_URL: DatabaseUrl.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})
export type MigrateConfig = z.infer<typeof MigrateConfig>

export const readConfig = (env: Record<string, string | undefined> = process.env): MigrateConfig =>
  parseEnv(MigrateConfig, env)
