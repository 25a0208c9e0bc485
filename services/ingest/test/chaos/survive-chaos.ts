import { setTimeout as delay } from 'node:timers/promises'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { type Database, openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { decodeLogsRequest } from '@holdfast/otlp/decode-logs-request'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import type { RedisFixture } from '@holdfast/testing/redis-fixture'
import { expect, vi } from 'vitest'
import { ledgerOf } from '../ledger-of.ts'
import { protobufLogs } from '../otlp-requests.ts'
import { blows, type ChaosFleet, startChaosFleet, stopChaosFleet } from './chaos-fleet.ts'

type StartRedis = () => Promise<RedisFixture>

const PRODUCERS = 3
const RECORDS_PER_REQUEST = 20
/** So many records are acknowledged between two blows: everything works again, and is in the middle of its work. */
const RECORDS_PER_CALM = 600

export interface Aftermath {
  readonly lost: readonly string[]
  readonly unacknowledged: readonly string[]
  readonly storedTwice: readonly string[]
  /** Of the ledger's two equations, and what it says against what is stored. */
  readonly unbalanced: number
  readonly failed: number
}

export const nothingLost: Aftermath = { lost: [], unacknowledged: [], storedTwice: [], unbalanced: 0, failed: 0 }

/** Starts a fleet, strikes everything in it in turn, `rounds` times, while producers send, and counts what is left. */
export async function surviveChaos(startRedis: StartRedis | undefined, rounds: number): Promise<Aftermath> {
  const fleet = await startChaosFleet(startRedis)
  try {
    return await countUp(fleet, await strikeInTurn(fleet, rounds))
  } finally {
    await stopChaosFleet(fleet)
  }
}

/** Returns what was acknowledged. */
async function strikeInTurn(fleet: ChaosFleet, rounds: number): Promise<string[]> {
  const acknowledged: string[] = []
  const stop = new AbortController()
  const runs = Array.from({ length: PRODUCERS }, (_, index) => produce(fleet, `p${index}`, acknowledged, stop.signal))
  const calm = async () => {
    const enough = acknowledged.length + RECORDS_PER_CALM
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(enough), { timeout: 60_000 })
  }
  for (let round = 0; round < rounds; round++) {
    for (const strike of blows) {
      await calm()
      await strike(fleet)
    }
  }
  await calm()
  stop.abort()
  await Promise.all(runs)
  return acknowledged
}

async function countUp(fleet: ChaosFleet, acknowledged: readonly string[]): Promise<Aftermath> {
  const database = await openDatabase({ url: fleet.postgres.appUrl, applicationName: 'chaos', maxConnections: 2 })
  const ledger = () => ledgerOf(database, fleet.sender.customerId)
  await vi.waitFor(async () => expect((await ledger()).waiting).toBe(0), { timeout: 180_000, interval: 500 })
  const { received, stored, duplicate, rejected, analysed, waiting, failed } = await ledger()
  const texts = await storedTexts(database, fleet)
  await database.close()
  const [wanted, found] = [new Set(acknowledged), new Set(texts)]
  return {
    lost: [...wanted.difference(found)],
    unacknowledged: [...found.difference(wanted)],
    storedTwice: [...Map.groupBy(texts, (text) => text)].filter(([, same]) => same.length > 1).map(([text]) => text),
    unbalanced:
      Math.abs(received - stored - duplicate - rejected) +
      Math.abs(stored - analysed - waiting - failed) +
      Math.abs(stored - texts.length),
    failed,
  }
}

/** Like an exporter: it sends the same bytes until somebody says that they are safe. */
async function produce(
  { ingest, sender }: ChaosFleet,
  name: string,
  acknowledged: string[],
  signal: AbortSignal,
): Promise<void> {
  for (let request = 0; !signal.aborted; request++) {
    const texts = Array.from(
      { length: RECORDS_PER_REQUEST },
      (_, index) => `ERROR ${name} ${request} ${index}: it broke`,
    )
    const body = protobufLogs(texts.map((text) => ({ text })))
    while (!(await post(ingest.origin, sender.apiKey, body))) await delay(100)
    acknowledged.push(...texts)
  }
}

async function post(origin: string, apiKey: string, body: Buffer): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/v1/otlp/v1/logs`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/x-protobuf', 'x-agent-fingerprint': 'chaos' },
      body,
      signal: AbortSignal.timeout(15_000),
    })
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 503) throw new Error(`ingest answered ${response.status}`)
    return response.status === 200
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('ingest answered')) throw error
    return false
  }
}

async function storedTexts(database: Database, { sender, encryptionKey }: ChaosFleet): Promise<string[]> {
  const vault = createCompanyVault(createKeyRing([encryptionKey]))
  const texts: string[] = []
  await database.withTenant(sender.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, sender.customerId)
    for (const { id } of await tx.selectFrom('logBatches').select('id').orderBy('id').execute()) {
      const batch = await findLogBatch(tx, id)
      if (!batch) continue
      for (const { body } of decodeLogsRequest(openLogBatch(cipher, batch)))
        texts.push(typeof body === 'string' ? body : '')
    }
  })
  return texts
}
