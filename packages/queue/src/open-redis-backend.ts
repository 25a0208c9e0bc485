import { createRedisBackend } from 'bullmq'
import { Redis } from 'ioredis'
import type { OutageLog } from './create-outage-log.ts'
import type { StoreBackend } from './queue-store.ts'

const retryStrategy = (attempt: number) => Math.min(50 * 2 ** attempt, 2_000)

/** One connection for all producers, and for each worker one that waits for jobs and one that does not. */
export function openRedisBackend(url: string, connectionName: string, outageLog: OutageLog): StoreBackend {
  let isClosing = false
  const connect = (options: { maxRetriesPerRequest: number | null; commandTimeout?: number }) => {
    const client = new Redis(url, { connectionName, retryStrategy, ...options })
    client.on('error', outageLog.lost)
    client.on('close', () => {
      if (!isClosing) outageLog.lost()
    })
    client.on('ready', outageLog.restored)
    return client
  }
  // A request must not wait for a dead Redis: its row is committed, and the sweeper delivers it later.
  const producer = connect({ maxRetriesPerRequest: 1, commandTimeout: 5_000 })
  const clients = [producer]
  return {
    kind: 'redis',
    factory: (name, options, { withBlockingConnection = false, ...rest } = {}) => {
      if (!withBlockingConnection) return createRedisBackend(name, { ...options, connection: producer }, rest)
      const client = connect({ maxRetriesPerRequest: null })
      clients.push(client)
      return createRedisBackend(name, { ...options, connection: client }, { ...rest, withBlockingConnection })
    },
    ping: async () => {
      await producer.ping()
    },
    close: async () => {
      isClosing = true
      for (const client of clients) client.disconnect()
    },
  }
}
