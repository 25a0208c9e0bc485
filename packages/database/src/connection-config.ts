import { type PoolConfig, TypeOverrides, types } from 'pg'
import { parseTimestamp } from './parse-timestamp.ts'

/** Counts fit a double; a calendar day is not an instant, so it stays the text it is. */
const columnTypes = new TypeOverrides()
columnTypes.setTypeParser(types.builtins.INT8, Number)
columnTypes.setTypeParser(types.builtins.DATE, String)
columnTypes.setTypeParser(types.builtins.TIMESTAMPTZ, parseTimestamp)

export const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000

/** For the server: a process that cannot be reached any more must not hold its locks for hours. */
const letGoOfTheUnreachable = ['-c tcp_keepalives_idle=10', '-c tcp_keepalives_interval=5', '-c tcp_keepalives_count=4']

export interface ConnectionOptions {
  readonly url: string
  readonly applicationName: string
  readonly maxConnections?: number
  readonly statementTimeoutMs?: number
}

/** Whoever the URL signs in as, the session runs as holdfast_app, which cannot bypass row-level security. */
export function connectionConfig(options: ConnectionOptions): PoolConfig {
  const timeoutMs = options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS
  const settings = ['-c role=holdfast_app', `-c statement_timeout=${timeoutMs}`, ...letGoOfTheUnreachable]
  const url = parseUrl(options.url)
  // pg lets the URL's own options replace ours, so they are moved in front of them.
  const given = url.searchParams.get('options')
  url.searchParams.delete('options')
  return {
    connectionString: url.href,
    application_name: options.applicationName,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: given === null ? settings.join(' ') : `${given} ${settings.join(' ')}`,
    types: columnTypes,
  }
}

function parseUrl(text: string): URL {
  try {
    return new URL(text)
  } catch {
    throw new Error('DATABASE_URL is not a URL like postgresql://user:password@host:5432/database.')
  }
}
