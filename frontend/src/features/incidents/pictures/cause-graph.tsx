import type { CauseEdge } from '@holdfast/contracts/analysis-data'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useIsPhone } from '../../../lib/use-is-mobile.ts'
import { layOutGraph } from '../../../lib/graph/lay-out-graph.ts'
import { placeGraph } from '../../../lib/graph/place-graph.ts'

interface CauseGraphProps {
  readonly edges: readonly CauseEdge[]
  readonly culprit: string | null
  readonly onShowLine: (lineId: string) => void
}

const shorten = (name: string, letters: number) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

/** Who complains about whom, from left to right or, on a phone, downwards; the culprit is marked. */
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
            const { path, label } = arrowOf(from, to)
            return (
              <g key={`${edge.from} ${edge.to}`}>
                <path d={path} markerEnd="url(#arrow)" className="stroke-faint fill-none" strokeWidth={1.5} />
                <text {...label} textAnchor="middle" className="fill-faint text-xs">
                  ×{edge.count.toLocaleString()}
                </text>
              </g>
            )
          })}
          {layout.nodes.map((node) => {
            const isCulprit = node.name === culprit
            const { x, y } = cornerOf(node)
            return (
              <g key={node.name} transform={`translate(${x} ${y})`}>
                <title>{showInert(node.name)}</title>
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
                  {showInert(shorten(node.name, letters))}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <figcaption className="text-faint mt-2 text-xs">
        An arrow points from the service that complains to the one it blames.
        {culprit ? ' The culprit is outlined in red.' : ''}
      </figcaption>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {edges.map((edge) =>
          edge.line_id ? (
            <li key={`${edge.from} ${edge.to}`}>
              <button
                type="button"
                onClick={() => edge.line_id && onShowLine(edge.line_id)}
                className="border-line text-soft hover:bg-hover hit-target rounded-sm border px-2 py-0.5 text-xs"
              >
                <span className="inert-text">{showInert(edge.from)}</span> blames{' '}
                <span className="inert-text">{showInert(edge.to)}</span>{' '}
                <span className="text-accent-ink font-mono">{edge.line_id}</span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </figure>
  )
}

const describe = (edges: readonly CauseEdge[], culprit: string | null) =>
  `${edges.map(({ from, to, count }) => `${from} complains about ${to} ${count} times`).join('; ')}${culprit ? `. The culprit is ${culprit}.` : ''}`
