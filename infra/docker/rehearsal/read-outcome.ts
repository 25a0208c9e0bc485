import type { Account } from './account.ts'
import type { Fleet } from './fleet.ts'
import { waitUntil } from './wait-until.ts'

export interface Counts {
  readonly received: number
  readonly stored: number
  readonly duplicate: number
  readonly rejected: number
  readonly analysed: number
  readonly waiting: number
  readonly failed: number
}

export interface OutcomeOfRun extends Counts {
  readonly incidents: string[]
}

const SETTLE_LIMIT_MS = 300_000

async function get<T>({ webUrl }: Fleet, { token }: Account, path: string): Promise<T> {
  const response = await fetch(`${webUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export const readLedger = async (fleet: Fleet, account: Account): Promise<Counts> =>
  (await get<{ totals: Counts }>(fleet, account, '/api/v1/logs/ledger')).totals

export const readIncidents = async (fleet: Fleet, account: Account): Promise<string[]> =>
  (
    await get<{ incidents: { title: string }[] }>(fleet, account, '/api/v1/dashboard/incidents?limit=100')
  ).incidents.map(({ title }) => title)

/** What the ledger and the list say once nothing waits any more. */
export async function settle(fleet: Fleet, account: Account): Promise<OutcomeOfRun> {
  const counts = await waitUntil(
    'everything to be analyzed',
    async () => {
      const ledger = await readLedger(fleet, account)
      return ledger.waiting === 0 && ledger
    },
    SETTLE_LIMIT_MS,
  )
  return { ...counts, incidents: await readIncidents(fleet, account) }
}

/** Why these figures are not what we promise; empty when they are. */
export function findLosses(outcome: OutcomeOfRun, acknowledged: number): string[] {
  const { received, stored, duplicate, rejected, analysed, waiting, failed, incidents } = outcome
  const problems: string[] = []
  if (received !== stored + duplicate + rejected) problems.push('received is not stored + duplicate + rejected')
  if (stored !== analysed + waiting + failed) problems.push('stored is not analysed + waiting + failed')
  if (stored !== acknowledged) problems.push(`${acknowledged} records were acknowledged, ${stored} are stored`)
  if (analysed !== stored) problems.push(`${stored - analysed} records were not analysed`)
  if (incidents.length !== 1) problems.push(`${incidents.length} incidents instead of one: ${incidents.join('; ')}`)
  return problems
}
