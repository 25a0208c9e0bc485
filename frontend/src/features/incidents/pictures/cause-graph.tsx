import type { CauseEdge } from '@holdfast/contracts/analysis-data'
import { showInert } from '../../../lib/text/show-inert.ts'
import { layOutGraph, type GraphNode } from './lay-out-graph.ts'

const BOX = { width: 150, height: 40 }
const GAP = { x: 110, y: 26 }
const PAD = 6

interface CauseGraphProps {
  readonly edges: readonly CauseEdge[]
  readonly culprit: string | null
  readonly onShowLine: (lineId: string) => void
}

const shorten = (name: string) => (name.length > 19 ? `${name.slice(0, 18)}…` : name)

/** Who complains about whom, from left to right; the culprit is marked. */
export function CauseGraph({ edges, culprit, onShowLine }: CauseGraphProps) {
  const { nodes, columns, rows } = layOutGraph(edges)
  const at = new Map(nodes.map((node) => [node.name, node]))
  const width = columns * BOX.width + (columns - 1) * GAP.x + PAD * 2
  const height = rows * BOX.height + (rows - 1) * GAP.y + PAD * 2
  const xOf = ({ column }: GraphNode) => PAD + column * (BOX.width + GAP.x)
  const yOf = ({ row }: GraphNode) => PAD + row * (BOX.height + GAP.y)
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
            const isForward = to.column > from.column
            const x1 = xOf(from) + (isForward ? BOX.width : BOX.width / 2)
            const y1 = yOf(from) + (isForward ? BOX.height / 2 : BOX.height)
            const x2 = xOf(to) + (isForward ? 0 : BOX.width / 2)
            const y2 = yOf(to) + (isForward ? BOX.height / 2 : BOX.height)
            const bend = (x2 - x1) / 2
            return (
              <g key={`${edge.from} ${edge.to}`}>
                <path
                  d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2 - 2} ${y2}`}
                  markerEnd="url(#arrow)"
                  className="stroke-faint fill-none"
                  strokeWidth={1.5}
                />
                <text
                  x={isForward ? x1 + GAP.x / 2 : (x1 + x2) / 2}
                  y={isForward ? y1 - 6 : (y1 + y2) / 2 - 6}
                  textAnchor="middle"
                  className="fill-faint text-xs"
                >
                  ×{edge.count.toLocaleString()}
                </text>
              </g>
            )
          })}
          {nodes.map((node) => {
            const isCulprit = node.name === culprit
            return (
              <g key={node.name} transform={`translate(${xOf(node)} ${yOf(node)})`}>
                <title>{showInert(node.name)}</title>
                <rect
                  {...BOX}
                  rx={8}
                  className={isCulprit ? 'fill-critical-soft stroke-critical' : 'fill-raised stroke-line-strong'}
                  strokeWidth={isCulprit ? 2 : 1}
                />
                <text
                  x={BOX.width / 2}
                  y={BOX.height / 2 + 4}
                  textAnchor="middle"
                  className={`text-sm ${isCulprit ? 'fill-critical font-semibold' : 'fill-ink'}`}
                >
                  {showInert(shorten(node.name))}
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
