import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewEpisode {
  customerId: string
  incidentId: string
  scope: string
  startedAt: Date
  endedAt: Date
  eventCount: number
  contentKey: string | null
}

export const addEpisode = (tx: TenantTransaction, episode: NewEpisode) =>
  tx
    .insertInto('incidentEpisodes')
    .values({ ...episode, id: uuidV7() })
    .execute()
