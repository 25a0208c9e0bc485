import { createRedisBackend } from 'bullmq'
import { Redis } from 'ioredis'
import type { OutageLog } from './create-outage-log.ts'
import type { StoreBackend } from './store-backend.ts'

/** Longer than a worker's wait for a job, which is ten seconds at most. */
const SILENT_MS = 15_000
const retryStrategy = (attempt: number) => Math.min(50 * 2 ** attempt, 2_000)

/** One connection for all producers, and for each worker and listener one that waits and one that does not. */
export function openRedisBackend(url: string, connectionName: string, outageLog: OutageLog): StoreBackend {
  let isClosing = false
  const watch = (client: Redis, isCopy = false): Redis => {
    const link = outageLog.link()
    client.on('error', link.down)
    client.on('close', () => {
      if (!isClosing && !isCopy) link.down()
    })
    client.on('ready', link.up)
    return client
  }
  const connect = (options: { maxRetriesPerRequest: number | null }) => {
    const client = new Redis(url, {
      connectionName,
      retryStrategy,
      connectTimeout: 5_000,
      keepAlive: 10_000,
      // A network that swallows packets breaks no connection: an unanswered one is given up.
      socketTimeout: SILENT_MS,
      ...options,
    })
    watch(client)
    // The library makes the connection that waits for jobs as a copy of this one, and closes it itself to wait again.
    const duplicate = client.duplicate.bind(client)
    client.duplicate = (override) => watch(duplicate(override), true)
    return client
  }
  // A request must not wait for a dead Redis: its row is committed, and the sweeper delivers it later.
  const producer = connect({ maxRetriesPerRequest: 1 })
  const clients = [producer]
  return {
    kind: 'redis',
    factory: (name, options, { blocking = false, withBlockingConnection = false } = {}) => {
      // Its first question asks for the version, and if that finds nobody the queue stays broken forever. Workers ask too.
      const unasked = { ...options, connection: producer, skipVersionCheck: true }
      if (!blocking && !withBlockingConnection) return createRedisBackend(name, unasked)
      const client = connect({ maxRetriesPerRequest: null })
      clients.push(client)
      return createRedisBackend(name, { ...options, connection: client }, { blocking, withBlockingConnection })
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
