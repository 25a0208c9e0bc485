export interface Scored {
  readonly score: number
  readonly badness: number
  readonly weight: number
}

const BAD = 0.75
const FINE = 0.25

/** How often an error stands above an information; NaN where one of both is missing. Warnings do not count. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const ranked = scored.filter(({ badness }) => badness >= BAD || badness <= FINE).toSorted((a, b) => a.score - b.score)
  let fine = 0
  let bad = 0
  let above = 0
  for (const those of Map.groupBy(ranked, ({ score }) => score).values()) {
    let fineHere = 0
    let badHere = 0
    for (const { badness, weight } of those) {
      if (badness >= BAD) badHere += weight
      else fineHere += weight
    }
    above += badHere * (fine + fineHere / 2)
    fine += fineHere
    bad += badHere
  }
  return above / (bad * fine)
}
