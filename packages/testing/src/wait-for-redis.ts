import { Redis } from 'ioredis'

/** Resolves when the server answers and has read its files. */
export async function waitForRedis(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 25, maxRetriesPerRequest: 400 })
  client.on('error', () => undefined)
  try {
    await client.ping()
  } finally {
    client.disconnect()
  }
}
