import { Pool, type PoolConfig } from 'pg'

/**
 * A pool that outlives its connections. One that breaks while it is lent out reports so on itself alone, and without a
 * listener there the process would end; the running query fails in any case.
 */
export function createPool(config: PoolConfig, onConnectionLost?: (error: Error) => void): Pool {
  const pool = new Pool(config)
  const report = (error: Error) => onConnectionLost?.(error)
  pool.on('connect', (client) => client.on('error', report))
  // The pool repeats what its idle connections report.
  pool.on('error', () => undefined)
  return pool
}
