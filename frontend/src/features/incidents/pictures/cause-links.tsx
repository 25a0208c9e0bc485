import type { CauseEdge } from '@holdfast/contracts/analysis-data'
import { showInert } from '../../../lib/text/show-inert.ts'

interface CauseLinksProps {
  readonly edges: readonly CauseEdge[]
  readonly onShowLine: (lineId: string) => void
}

/** Each arrow with the line that shows it. */
export function CauseLinks({ edges, onShowLine }: CauseLinksProps) {
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {edges.map(({ from, to, line_id: lineId }) =>
        lineId ? (
          <li key={`${from} ${to}`}>
            <button
              type="button"
              onClick={() => onShowLine(lineId)}
              className="border-line text-soft hover:bg-hover hit-target rounded-sm border px-2 py-0.5 text-xs"
            >
              <span className="inert-text">{showInert(from)}</span> →{' '}
              <span className="inert-text">{showInert(to)}</span>{' '}
              <span className="text-accent-ink font-mono">{lineId}</span>
            </button>
          </li>
        ) : null,
      )}
    </ul>
  )
}
