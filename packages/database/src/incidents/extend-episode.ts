import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface EpisodeExtension {
  episodeId: string
  startedAt: Date
  endedAt: Date
  eventCount: number
}

export const extendEpisode = (tx: TenantTransaction, { episodeId, ...window }: EpisodeExtension) =>
  tx.updateTable('incidentEpisodes').set(window).where('id', '=', episodeId).execute()
