import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewEpisode {
  readonly customerId: string
  readonly incidentId: string
  readonly scope: string
  readonly startedAt: Date
  readonly endedAt: Date
  readonly eventCount: number
  readonly contentKey: string | null
}

/** Returns its id. */
export async function addEpisode(tx: TenantTransaction, episode: NewEpisode): Promise<string> {
  const id = uuidV7()
  await tx
    .insertInto('incidentEpisodes')
    .values({ ...episode, id })
    .execute()
  return id
}
