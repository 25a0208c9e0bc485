/**
 * How often a first hypothesis of such evidence was right, by the evaluation: the carried scenarios and generated ones
 * at weight one, scenarios scored at first sight at weight two. Straight lines between, so more evidence is never less.
 */
const SHARE_RIGHT: readonly (readonly [evidence: number, right: number])[] = [
  [0, 0],
  [0.5, 0.5],
  [0.6, 0.74],
  [0.7, 0.86],
  [0.8, 0.9],
  [0.9, 0.93],
  [1, 0.96],
]

export function calibrateConfidence(evidence: number): number {
  const at = Math.max(
    1,
    SHARE_RIGHT.findIndex(([from]) => from >= evidence),
  )
  const [[from, low], [to, high]] = [SHARE_RIGHT[at - 1]!, SHARE_RIGHT[at]!]
  return Math.round((low + ((evidence - from) / (to - from)) * (high - low)) * 100) / 100
}
