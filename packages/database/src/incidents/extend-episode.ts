import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface EpisodeExtension {
  readonly episodeId: string
  readonly startedAt: Date
  readonly endedAt: Date
  readonly eventCount: number
}

export const extendEpisode = (tx: TenantTransaction, { episodeId, ...window }: EpisodeExtension) =>
  tx.updateTable('incidentEpisodes').set(window).where('id', '=', episodeId).execute()
