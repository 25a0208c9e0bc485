import { type QueryExecutorProvider, sql } from 'kysely'
import type { SystemPurpose } from './system-purpose.ts'

export type Command = 'select' | 'insert' | 'update' | 'delete'

/** Opens a table to one system purpose, for the named commands. An update or delete with a WHERE needs select too. */
export async function allowSystem(
  db: QueryExecutorProvider,
  table: string,
  purpose: SystemPurpose,
  commands: readonly Command[],
): Promise<void> {
  const granted = sql`current_setting('app.system_purpose', true) = ${sql.lit(purpose)}`
  for (const command of commands) {
    const policy = `system_${purpose.replaceAll('-', '_')}_${command}`
    const using = command === 'insert' ? sql`` : sql`using (${granted})`
    const check = command === 'insert' || command === 'update' ? sql`with check (${granted})` : sql``
    await sql`grant ${sql.raw(command)} on ${sql.table(table)} to holdfast_system`.execute(db)
    await sql`create policy ${sql.ref(policy)} on ${sql.table(table)} for ${sql.raw(command)} to holdfast_system
      ${using} ${check}`.execute(db)
  }
}
