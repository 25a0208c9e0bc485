import { isConnectionFailure } from '@holdfast/runtime/is-connection-failure'
import type { Logger } from '@holdfast/runtime/logger'
import { retryWhile } from '@holdfast/runtime/retry-while'
import { Client } from 'pg'

const defaultPatienceMs = 60_000

export interface WaitOptions {
  logger: Logger
  patienceMs?: number
}

/** A server that starts, or is being replaced, is waited for; one that refuses us is not. */
export async function waitForServer(url: string, { logger, patienceMs = defaultPatienceMs }: WaitOptions) {
  await retryWhile(() => visit(url), {
    isTemporary: isConnectionFailure,
    patienceMs,
    onWait: (error) => logger.info({ err: error }, 'waiting for the database server'),
  })
}

async function visit(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}
