import { formatErrorShare, formatRate } from '../../../lib/text/format-rate.ts'
import type { MapEdge } from './map-of.ts'

interface CallArrowProps {
  readonly edge: MapEdge
  readonly place: { readonly path: string; readonly middle: { readonly x: number; readonly y: number } }
}

const BAD_SHARE = 0.05

/** From caller to called; one that fails often is drawn in red, and says so. */
export function CallArrow({ edge, place }: CallArrowProps) {
  const errorShare = edge.calls === 0 ? 0 : edge.errors / edge.calls
  const isBad = errorShare >= BAD_SHARE
  return (
    <g>
      <path
        d={place.path}
        markerEnd={isBad ? 'url(#bad-call)' : 'url(#call)'}
        className={isBad ? 'stroke-critical fill-none' : 'stroke-faint fill-none'}
        strokeWidth={1.5}
      />
      <Label
        x={place.middle.x}
        y={place.middle.y - (isBad ? 3 : -4)}
        text={formatRate(edge.callsPerMinute)}
        isBad={isBad}
      />
      {isBad ? (
        <Label x={place.middle.x} y={place.middle.y + 12} text={`${formatErrorShare(errorShare)} err`} isBad />
      ) : null}
    </g>
  )
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isBad: boolean
}

/** With a ground of its own: it stands on its arrow. */
const Label = ({ x, y, text, isBad }: LabelProps) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    paintOrder="stroke"
    strokeWidth={5}
    className={`stroke-panel text-xs ${isBad ? 'fill-critical' : 'fill-faint'}`}
  >
    {text}
  </text>
)

/** Once for all arrows. */
export const ArrowHeads = () => (
  <defs>
    <ArrowHead id="call" className="fill-faint" />
    <ArrowHead id="bad-call" className="fill-critical" />
  </defs>
)

const ArrowHead = ({ id, className }: { readonly id: string; readonly className: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
    <path d="M0 0 8 4 0 8z" className={className} />
  </marker>
)
