import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { hashContent } from '../calls/hash-content.ts'

const WORDED_CAUSES = 3

/**
 * Of what makes it worth asking again: which causes stand in which order, where, and who is hit. Counts, times, severity
 * and lines may change as more of the same comes in; that is no material change.
 */
export function hashRefinement({ pipeline_results: results }: AnalysisData): Buffer {
  const [incident] = results.final_incidents
  const causes = results.log_analysis.root_cause_hypothesis_ranking.slice(0, WORDED_CAUSES)
  return hashContent([
    withoutNumbers(incident?.title ?? ''),
    ...causes.flatMap((cause) => [cause.service ?? '', withoutNumbers(cause.hypothesis)]),
    '',
    ...(incident?.impact_analysis.affected_services ?? []).toSorted(),
  ])
}

/** '5 min 2 s' and '44 s' are both some time. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/(?<!\d)\d+(?:[.,:]\d+)*(?:\s*(?:ms|s|min|h|days?)\b)?(?:\s+\d+\s*(?:ms|s|min|h|days?)\b)*/g, '#')
