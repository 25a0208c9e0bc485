import type { CauseEdge } from '@holdfast/contracts/analysis-data'
import { layOutGraph } from '../../../lib/graph/lay-out-graph.ts'
import { placeGraph } from '../../../lib/graph/place-graph.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useIsPhone } from '../../../lib/use-is-mobile.ts'
import { CauseLinks } from './cause-links.tsx'

interface CauseGraphProps {
  readonly edges: readonly CauseEdge[]
  readonly culprit: string | null
  readonly onShowLine: (lineId: string) => void
}

const shorten = (name: string, letters: number) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

/** How errors spread, from left to right or, on a phone, downwards; the culprit is marked. */
export function CauseGraph({ edges, culprit, onShowLine }: CauseGraphProps) {
  const layout = layOutGraph(edges)
  const at = new Map(layout.nodes.map((node) => [node.name, node]))
  const { box, letters, width, height, cornerOf, arrowOf } = placeGraph(layout, useIsPhone() ? 'down' : 'right')
  return (
    <figure>
      <div role="region" aria-label="Cause graph" tabIndex={0} className="overflow-x-auto">
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={describe(edges, culprit)}
        >
          <defs>
            <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 8 4 0 8z" className="fill-faint" />
            </marker>
          </defs>
          {edges.map((edge) => {
            const from = at.get(edge.from)
            const to = at.get(edge.to)
            if (!from || !to || from === to) return null
            return <Arrow key={`${edge.from} ${edge.to}`} count={edge.count} {...arrowOf(from, to)} />
          })}
          {layout.nodes.map((node) => (
            <Service
              key={node.name}
              name={node.name}
              text={shorten(node.name, letters)}
              isCulprit={node.name === culprit}
              corner={cornerOf(node)}
              box={box}
            />
          ))}
        </svg>
      </div>
      <figcaption className="text-faint mt-2 text-xs">
        Arrows point from the service that logs errors to the one they name.
        {culprit ? ' The culprit is outlined in red.' : ''}
      </figcaption>
      <CauseLinks edges={edges} onShowLine={onShowLine} />
    </figure>
  )
}

type Placed = ReturnType<typeof placeGraph>

function Arrow({ count, path, label }: ReturnType<Placed['arrowOf']> & { readonly count: number }) {
  return (
    <g>
      <path d={path} markerEnd="url(#arrow)" className="stroke-faint fill-none" strokeWidth={1.5} />
      <text {...label} textAnchor="middle" className="fill-faint text-xs">
        ×{count.toLocaleString()}
      </text>
    </g>
  )
}

interface ServiceProps {
  readonly name: string
  readonly text: string
  readonly isCulprit: boolean
  readonly corner: ReturnType<Placed['cornerOf']>
  readonly box: Placed['box']
}

function Service({ name, text, isCulprit, corner, box }: ServiceProps) {
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <title>{showInert(name)}</title>
      <rect
        {...box}
        rx={8}
        className={isCulprit ? 'fill-critical-soft stroke-critical' : 'fill-raised stroke-line-strong'}
        strokeWidth={isCulprit ? 2 : 1}
      />
      <text
        x={box.width / 2}
        y={box.height / 2 + 4}
        textAnchor="middle"
        className={`text-sm ${isCulprit ? 'fill-critical font-semibold' : 'fill-ink'}`}
      >
        {showInert(text)}
      </text>
    </g>
  )
}

const describe = (edges: readonly CauseEdge[], culprit: string | null) => {
  const arrows = edges.map(({ from, to, count }) => `${from} → ${to} (${count.toLocaleString()} errors)`)
  return `${arrows.join('; ')}${culprit ? `. The culprit is ${culprit}.` : ''}`
}
