import { isConnectionFailure } from '@holdfast/runtime/is-connection-failure'
import type { Logger } from '@holdfast/runtime/logger'
import { retryWhile } from '@holdfast/runtime/retry-while'
import { Client } from 'pg'

const DEFAULT_PATIENCE_MS = 60_000

export interface WaitOptions {
  readonly logger: Logger
  readonly patienceMs?: number
}

/** A server that starts, or is being replaced, is waited for; one that refuses us is not. */
export async function waitForServer(url: string, { logger, patienceMs = DEFAULT_PATIENCE_MS }: WaitOptions) {
  await retryWhile(() => visit(url), {
    isTemporary: (error) => isConnectionFailure(error) && !isRefusal(error),
    patienceMs,
    onWait: (error) => logger.info({ err: error }, 'waiting for the database server'),
  })
}

/** SQLSTATE class 28: it knows us, or our password, not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('28')

async function visit(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}
