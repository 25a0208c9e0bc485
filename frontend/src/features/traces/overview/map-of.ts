import type { ServiceEdge, TracedService, TracesOverview } from '@holdfast/contracts/traces'

/** More boxes are no picture. */
const MAX_SERVICES = 40

export interface MapEdge extends ServiceEdge {
  /** As many as the sampled traces stand for. */
  readonly callsPerMinute: number
}

interface ServiceMap {
  readonly services: readonly TracedService[]
  readonly edges: readonly MapEdge[]
  readonly hiddenCount: number
}

const isTroubled = ({ health }: TracedService) => health === 'failing' || health === 'slow'

/** The busiest services and all in trouble, with the calls between them and to services that send no spans. */
export function mapOf({
  services,
  edges,
  sampled_share: share,
  window,
  left_out: leftOut,
}: TracesOverview): ServiceMap {
  const shown = services.toSorted((a, b) => Number(isTroubled(b)) - Number(isTroubled(a))).slice(0, MAX_SERVICES)
  const sending = new Set(services.map(({ name }) => name))
  const isShown = new Set(shown.map(({ name }) => name))
  const minutes = window ? Math.max(1, (Date.parse(window.until) - Date.parse(window.from)) / 60_000) : 1
  return {
    services: shown,
    edges: edges
      .filter(({ from, to }) => isShown.has(from) && (isShown.has(to) || !sending.has(to)))
      .slice(0, MAX_SERVICES * 3)
      .map((edge) => ({ ...edge, callsPerMinute: edge.calls / Math.max(share, 0.000_001) / minutes })),
    hiddenCount: services.length - shown.length + leftOut.services,
  }
}
