import { formatTable, show } from '../format-table.ts'
import type { RecordingScore } from './score-recording.ts'
import { summarizeRecordings } from './summarize-recordings.ts'

const HEAD = [
  'prompt',
  'calls',
  'usable',
  'claims',
  'survive',
  'dropped',
  'verbatim',
  'same top',
  'right: model',
  'engine',
  'tokens',
  '$',
]

/** A row per version of a prompt, then all that was dropped and why. */
export function formatReplay(scores: readonly RecordingScore[]): string {
  const rows = summarizeRecordings(scores).map((one) => [
    one.prompt,
    String(one.calls),
    String(one.usable),
    String(one.claims),
    show(one.survival),
    String(one.dropped),
    show(one.verbatim),
    show(one.agreesOnTop),
    show(one.topRightByModel),
    show(one.topRightByEngine),
    show(one.tokensPerCall, 0),
    show(one.costUsd, 4),
  ])
  const dropped = scores.flatMap((score) => score.dropped.map((what) => `${score.prompt} dropped ${what}`))
  return [formatTable(HEAD, rows), ...(dropped.length > 0 ? [dropped.join('\n')] : [])].join('\n\n')
}
