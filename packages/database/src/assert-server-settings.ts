import type { Pool } from 'pg'

interface ServerState {
  readonly version: number
  readonly fsync: string
  readonly fullPageWrites: string
  readonly synchronousCommit: string
  readonly role: string
  readonly bypassesPolicies: boolean
}

const query = `
  select current_setting('server_version_num')::int as version,
    current_setting('fsync') as fsync,
    current_setting('full_page_writes') as "fullPageWrites",
    current_setting('synchronous_commit') as "synchronousCommit",
    current_user as role,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "bypassesPolicies"`

/** Refuses a server that could lose an acknowledged commit, or a role that could see every company. */
export async function assertServerSettings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<ServerState>(query).catch((error: unknown) => {
    throw new Error(`Cannot use the database: ${describe(error)}`, { cause: error })
  })
  const [state] = rows
  if (!state) throw new Error('Cannot use the database: it did not report its settings.')
  const problem = findProblem(state)
  if (problem) throw new Error(`Cannot use the database: ${problem}`)
}

export function findProblem(state: ServerState): string | undefined {
  if (state.version < 150_000) {
    return `it is PostgreSQL ${Math.floor(state.version / 10_000)}, and 15 or newer is needed.`
  }
  if (state.fsync !== 'on') return 'fsync is off, so a power cut could lose acknowledged logs. Switch it on.'
  if (state.fullPageWrites !== 'on') return 'full_page_writes is off, so a crash could corrupt it. Switch it on.'
  if (state.synchronousCommit === 'off') {
    return 'synchronous_commit is off, so a crash could lose acknowledged logs. Switch it on.'
  }
  if (state.bypassesPolicies) {
    return `role ${state.role} bypasses row-level security, so companies would not be kept apart.`
  }
  return undefined
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === '22023' || code === '42704') return 'role holdfast_app does not exist. Run the migrations first.'
  if (code === '42501') return 'its user may not act as role holdfast_app. Run the migrations as this user first.'
  if (code === 'ECONNREFUSED') return 'nothing answers at its address.'
  return error.message === '' && typeof code === 'string' ? code : error.message
}
