import type { Change } from '../detect/find-changes.ts'
import type { Cluster } from './cluster.ts'

const LOOK_BACK_MS = 15 * 60_000
const AFTER_MS = 2_000
const MAX_CHANGES = 5

/** Changes that stand close enough before the onset to be asked about. */
export const changesBefore = (cluster: Cluster, changes: readonly Change[]): Change[] => {
  const { onsetMs } = cluster
  if (onsetMs === null) return []
  const isNamed = (change: Change): boolean =>
    change.kind !== 'restart' || change.service === cluster.culprit || change.service === cluster.root.service
  return changes
    .filter((change) => change.timestampMs <= onsetMs + AFTER_MS && change.timestampMs >= onsetMs - LOOK_BACK_MS)
    .filter(isNamed)
    .slice(-MAX_CHANGES)
}
