import type { LogAnalysis } from '@holdfast/contracts/analysis-data'
import { ArrowRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Citations } from '../evidence/citations.tsx'
import { foldLines } from '../evidence/fold-lines.ts'
import { ConfidenceBar } from '../pictures/confidence-bar.tsx'

interface ConfidenceCardProps {
  readonly analysis: LogAnalysis
  readonly onShowAll: () => void
  readonly onShowLine: (lineId: string) => void
}

const SHOWN = 3

/** How sure, whose number stands in the header, and one line of each kind that proves the cause. */
export function ConfidenceCard({ analysis, onShowAll, onShowLine }: ConfidenceCardProps) {
  const { root_cause_hypothesis_ranking: ranking, outcome, line_kinds: kinds } = analysis
  const [hypothesis] = ranking
  const aside = (
    <button
      type="button"
      onClick={onShowAll}
      className="hit-target text-accent-ink flex items-center gap-1 text-xs font-medium hover:underline"
    >
      See all evidence <ArrowRight size={12} aria-hidden />
    </button>
  )
  return (
    <Card title="Confidence" aside={aside}>
      {hypothesis ? (
        <>
          <ConfidenceBar hypothesis={hypothesis} kinds={kinds} outcome={outcome} isNumberHidden />
          {hypothesis.evidence.length > 0 ? (
            <div className="mt-3">
              <Citations
                citations={foldLines(hypothesis.evidence, kinds)
                  .slice(0, SHOWN)
                  .map(({ line }) => line)}
                onShowLine={onShowLine}
                isCompact
              />
            </div>
          ) : null}
        </>
      ) : (
        <p className="text-soft text-sm">Inconclusive: no cause is supported by the lines we have.</p>
      )}
    </Card>
  )
}
