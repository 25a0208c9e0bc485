import type { Hypothesis, LineKind, PipelineResults } from '@holdfast/contracts/analysis-data'
import { CircleHelp, CircleSlash } from 'lucide-react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { splitReasoning } from '../../../lib/text/split-reasoning.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Citations } from '../evidence/citations.tsx'
import { ConfidenceBar } from '../pictures/confidence-bar.tsx'

interface RootCauseTabProps {
  readonly results: PipelineResults
  readonly onShowLine: (lineId: string) => void
}

export function RootCauseTab({ results, onShowLine }: RootCauseTabProps) {
  const {
    root_cause_hypothesis_ranking: hypotheses,
    ruled_out,
    outcome,
    grouped_because,
    line_kinds: kinds,
  } = results.log_analysis
  if (hypotheses.length === 0) {
    return (
      <EmptyState
        icon={<CircleHelp size={22} aria-hidden />}
        title="Inconclusive"
        text="The lines we have support no cause well enough to name one."
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {hypotheses.map((hypothesis, index) => (
        <HypothesisCard
          key={hypothesis.hypothesis}
          rank={index + 1}
          hypothesis={hypothesis}
          kinds={kinds}
          outcome={index === 0 ? outcome : null}
          onShowLine={onShowLine}
        />
      ))}
      {ruled_out.length > 0 ? (
        <Card title="Ruled out">
          <ul className="flex flex-col gap-3">
            {ruled_out.map((cause) => (
              <li key={cause.hypothesis} className="flex gap-2.5 text-sm">
                <CircleSlash size={15} aria-hidden className="text-faint mt-0.5 shrink-0" />
                <div className="min-w-0 flex-1">
                  <p className="inert-text font-medium">{showInert(cause.hypothesis)}</p>
                  <p className="inert-text text-soft">{showInert(cause.reason)}</p>
                  {cause.evidence.length > 0 ? <Citations citations={cause.evidence} onShowLine={onShowLine} /> : null}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {grouped_because.length > 0 ? (
        <Card title="Why these lines are one incident">
          <ul className="text-soft flex list-disc flex-col gap-1 pl-5 text-sm">
            {grouped_because.map((reason) => (
              <li key={reason} className="inert-text">
                {showInert(reason)}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}

interface HypothesisCardProps {
  readonly rank: number
  readonly hypothesis: Hypothesis
  readonly kinds: readonly LineKind[]
  readonly outcome: PipelineResults['log_analysis']['outcome'] | null
  readonly onShowLine: (lineId: string) => void
}

function HypothesisCard({ rank, hypothesis, kinds, outcome, onShowLine }: HypothesisCardProps) {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <span className="bg-hover text-soft tabular flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold">
          {rank}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3 className="inert-text min-w-0 flex-1 basis-60 text-base font-semibold">
              {showInert(hypothesis.hypothesis)}
            </h3>
          </div>
          {splitReasoning(hypothesis.operational_context).map((text) => (
            <p key={text} className="inert-text text-soft mt-1.5 max-w-[75ch] text-sm text-pretty">
              {showInert(text)}
            </p>
          ))}
          <div className="mt-3">
            <ConfidenceBar hypothesis={hypothesis} kinds={kinds} outcome={outcome} />
          </div>
          <Side title="For" tone="text-good" isEmpty={hypothesis.evidence.length === 0}>
            <Citations citations={hypothesis.evidence} onShowLine={onShowLine} />
          </Side>
          <Side title="Against" tone="text-critical" isEmpty={hypothesis.contradicting.length === 0}>
            <Citations citations={hypothesis.contradicting} onShowLine={onShowLine} />
          </Side>
          <Side title="Not seen, but expected" tone="text-faint" isEmpty={hypothesis.missing.length === 0}>
            <ul className="text-soft list-disc pl-5 text-sm">
              {hypothesis.missing.map((text) => (
                <li key={text} className="inert-text">
                  {showInert(text)}
                </li>
              ))}
            </ul>
          </Side>
        </div>
      </div>
    </Card>
  )
}

interface SideProps {
  readonly title: string
  readonly tone: string
  readonly isEmpty: boolean
  readonly children: React.ReactNode
}

function Side({ title, tone, isEmpty, children }: SideProps) {
  if (isEmpty) return null
  return (
    <div className="mt-3">
      <h4 className={`mb-1 text-xs font-semibold ${tone}`}>{title}</h4>
      {children}
    </div>
  )
}
