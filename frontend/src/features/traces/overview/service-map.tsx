import type { TracesOverview } from '@holdfast/contracts/traces'
import { layOutGraph } from '../../../lib/graph/lay-out-graph.ts'
import { placeGraph } from '../../../lib/graph/place-graph.ts'
import { useIsPhone } from '../../../lib/use-is-mobile.ts'
import { ArrowHeads, CallArrow } from './call-arrow.tsx'
import { mapOf } from './map-of.ts'
import { ServiceNode } from './service-node.tsx'

const BOX_HEIGHT = 66

interface ServiceMapProps {
  readonly overview: TracesOverview
  readonly chosen: string | null
  readonly onChoose: (service: string) => void
}

/** Who calls whom, from left to right or, on a phone, downwards; each with its health. */
export function ServiceMap({ overview, chosen, onChoose }: ServiceMapProps) {
  const { services, edges, hiddenCount } = mapOf(overview)
  const known = new Map(services.map((service) => [service.name, service]))
  const layout = layOutGraph(edges, [...known.keys()])
  const at = new Map(layout.nodes.map((node) => [node.name, node]))
  const { box, width, height, cornerOf, arrowOf } = placeGraph(layout, useIsPhone() ? 'down' : 'right', BOX_HEIGHT)
  return (
    <div role="region" aria-label="Service map" tabIndex={0} className="overflow-x-auto">
      <div className="relative" style={{ width, height }}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0">
          <ArrowHeads />
          {edges.map((edge) => {
            const [from, to] = [at.get(edge.from), at.get(edge.to)]
            return from && to && from !== to ? (
              <CallArrow key={`${edge.from} ${edge.to}`} edge={edge} place={arrowOf(from, to)} />
            ) : null
          })}
        </svg>
        <ul>
          {layout.nodes.map((node) => {
            const { x, y } = cornerOf(node)
            return (
              <li key={node.name} className="absolute" style={{ left: x, top: y, ...box }}>
                <ServiceNode
                  name={node.name}
                  service={known.get(node.name)}
                  isChosen={node.name === chosen}
                  onChoose={() => onChoose(node.name)}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {hiddenCount > 0 ? (
        <p className="text-faint mt-2 text-xs">{hiddenCount} more services are in the table below.</p>
      ) : null}
    </div>
  )
}
