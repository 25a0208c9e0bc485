import type { OutageLog } from '@holdfast/runtime/create-outage-log'
import { endSilentSocket, socketOf } from '@holdfast/runtime/end-silent-socket'
import { Pool, type PoolConfig } from 'pg'

export interface PoolWatch {
  readonly outageLog?: OutageLog | undefined
  /** A query that the server has said nothing to for so long is given up, and its connection with it. */
  readonly silentMs?: number | undefined
}

/**
 * A pool that outlives its connections. One that breaks while it is lent out reports so on itself alone, and without a
 * listener there the process would end; the running query fails in any case.
 */
export function createPool(config: PoolConfig, { outageLog, silentMs }: PoolWatch = {}): Pool {
  const pool = new Pool(config)
  pool.on('connect', (client) => {
    const link = outageLog?.link()
    link?.up()
    client.on('error', (error) => link?.down(error))
    const socket = socketOf(client)
    if (socket && silentMs !== undefined) endSilentSocket(socket, silentMs)
  })
  // The pool repeats what its idle connections report.
  pool.on('error', () => undefined)
  return pool
}
