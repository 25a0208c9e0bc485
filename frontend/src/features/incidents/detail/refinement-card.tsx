import { useQuery } from '@tanstack/react-query'
import type { RefinedClaim } from '@holdfast/contracts/refinement'
import type { Hypothesis } from '@holdfast/contracts/analysis-data'
import { refinementQuery } from '../api/refinement-query.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Card } from '../../../ui/card.tsx'

interface RefinementCardProps {
  readonly id: string
  /** As the analysis ranks them. */
  readonly causes: readonly Hypothesis[]
  readonly onShowLine: (lineId: string) => void
}

/** What a model made of it, beside what the analysis says and never in its place. Nothing where there is nothing. */
export function RefinementCard({ id, causes, onShowLine }: RefinementCardProps) {
  const { data } = useQuery(refinementQuery(id))
  const refinement = data?.refinement
  if (!refinement) return null
  const { title, summary, explanation, order, model, dropped_count: dropped } = refinement
  const likelier = order[0] ? causes[order[0]] : undefined
  if (!title && !likelier && summary.length + explanation.length === 0) return null
  return (
    <Card title={`In the words of ${showInert(model)}`} className="lg:col-span-2">
      <div className="flex max-w-[75ch] flex-col gap-2 text-sm leading-relaxed">
        {title ? (
          <p className="font-medium">
            <Claim claim={title} onShowLine={onShowLine} />
          </p>
        ) : null}
        {[...summary, ...explanation].map((claim) => (
          <p key={claim.text}>
            <Claim claim={claim} onShowLine={onShowLine} />
          </p>
        ))}
        {likelier ? (
          <p className="inert-text">It holds another cause for likelier: {showInert(likelier.hypothesis)}</p>
        ) : null}
      </div>
      <p className="text-faint mt-3 text-xs">
        Each sentence stands on the lines that it cites; cause, severity and confidence are the analysis’s own.
        {dropped > 0 ? ` ${dropped} of its statements could not be verified and are not shown.` : ''}
      </p>
    </Card>
  )
}

function Claim({ claim, onShowLine }: { readonly claim: RefinedClaim } & Pick<RefinementCardProps, 'onShowLine'>) {
  return (
    <>
      <span className="inert-text">{showInert(claim.text)}</span>
      {claim.citations.map(({ line_id: lineId, message, quote_start: start, quote_end: end }) => (
        <button
          key={lineId}
          type="button"
          title={showInert(message.slice(start, end))}
          onClick={() => onShowLine(lineId)}
          className="hit-target text-accent-ink ml-1.5 font-mono text-xs font-medium hover:underline"
        >
          {lineId}
        </button>
      ))}
    </>
  )
}
