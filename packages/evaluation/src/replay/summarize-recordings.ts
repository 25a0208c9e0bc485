import type { RecordingScore } from './score-recording.ts'

export interface PromptSummary {
  readonly prompt: string
  readonly calls: number
  readonly usable: number
  readonly claims: number
  /** Share of what was said that code could verify. */
  readonly survival: number | null
  readonly dropped: number
  /** Share of the quotes that stand in their lines. */
  readonly verbatim: number | null
  readonly agreesOnTop: number | null
  readonly topRightByModel: number | null
  readonly topRightByEngine: number | null
  readonly tokensPerCall: number
  readonly costUsd: number | null
}

/** One row for each version of each prompt, so that a change of its text shows what it did. */
export function summarizeRecordings(scores: readonly RecordingScore[]): PromptSummary[] {
  const prompts = [...new Set(scores.map((score) => score.prompt))].toSorted()
  return prompts.map((prompt) =>
    summarize(
      prompt,
      scores.filter((score) => score.prompt === prompt),
    ),
  )
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

function summarize(prompt: string, scores: readonly RecordingScore[]): PromptSummary {
  const sum = (value: (score: RecordingScore) => number): number =>
    scores.reduce((total, score) => total + value(score), 0)
  const agreed = scores.flatMap(({ agreesOnTop }) => (agreesOnTop === null ? [] : [agreesOnTop]))
  const judged = scores.flatMap(({ isTopRight }) => (isTopRight === null ? [] : [isTopRight]))
  const costs = scores.flatMap(({ costMicroUsd }) => (costMicroUsd === null ? [] : [costMicroUsd]))
  const claims = sum((score) => score.claims)
  const surviving = sum((score) => score.survivingClaims)
  return {
    prompt,
    calls: scores.length,
    usable: scores.filter((score) => score.isUsable).length,
    claims,
    survival: share(surviving, claims),
    dropped: sum((score) => score.dropped.length),
    verbatim: share(
      sum((score) => score.verbatimQuotes),
      sum((score) => score.quotes),
    ),
    agreesOnTop: share(agreed.filter(Boolean).length, agreed.length),
    topRightByModel: share(judged.filter(({ model }) => model).length, judged.length),
    topRightByEngine: share(judged.filter(({ engine }) => engine).length, judged.length),
    tokensPerCall: sum((score) => score.promptTokens + score.completionTokens) / scores.length,
    costUsd: costs.length === 0 ? null : costs.reduce((total, cost) => total + cost, 0) / 1_000_000,
  }
}
