import { isConnectionFailure } from '@holdfast/runtime/is-connection-failure'
import { createLogger } from '@holdfast/runtime/logger'
import { startTcpProxy, type TcpProxy } from '@holdfast/testing/start-tcp-proxy'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../src/open-database.ts'

const test = useDatabase()
const patient = { timeout: 50_000, interval: 100 }
const MAX_CONNECTIONS = 3
let proxy: TcpProxy | undefined
let database: Database | undefined

afterEach(async () => {
  await database?.close()
  await proxy?.close()
})

async function openThroughProxy() {
  proxy = await startTcpProxy(test.appUrl)
  const messages: string[] = []
  const destination = { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) }
  database = await openDatabase({
    url: proxy.through(test.appUrl),
    applicationName: 'cut-off',
    maxConnections: MAX_CONNECTIONS,
    statementTimeoutMs: 500,
    logger: createLogger({ name: 'test', destination }),
  })
  const ask = () => database?.withSystem('webhook', (tx) => sql`select 1`.execute(tx)) ?? Promise.reject(new Error())
  /** More at once than there are connections. */
  const askAll = () => Promise.allSettled(Array.from({ length: MAX_CONNECTIONS * 2 }, ask))
  return { proxy, messages, ask, askAll }
}

const areAnswered = (answers: PromiseSettledResult<unknown>[]) => answers.every(({ status }) => status === 'fulfilled')

it.each([
  { name: 'swallows all packets, and never lets the old connections speak again', cut: 'swallow' as const },
  { name: 'breaks every connection', cut: 'refuse' as const },
])(
  'goes on by itself after a network that $name, and reports it in one line',
  async ({ cut }) => {
    const { proxy: network, messages, ask, askAll } = await openThroughProxy()
    expect(areAnswered(await askAll())).toBe(true)

    network[cut]()
    const cutOff = await askAll()
    const reasons = cutOff.map((answer) => (answer.status === 'rejected' ? (answer.reason as unknown) : 'answered'))
    expect(reasons.map((reason) => isConnectionFailure(reason) || reason)).toEqual(reasons.map(() => true))
    await expect(ask()).rejects.toBeInstanceOf(Error)

    network.heal()
    await vi.waitFor(async () => expect(areAnswered(await askAll())).toBe(true), patient)
    expect(areAnswered(await askAll())).toBe(true)
    expect(messages).toEqual([
      'lost the connection to the database; trying again until it is back',
      'connected to the database again',
    ])
  },
  120_000,
)
