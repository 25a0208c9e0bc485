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
  for (let from = 0, to = 0; from < ranked.length; from = to) {
    let fineHere = 0
    let badHere = 0
    for (; to < ranked.length && ranked[to]!.score === ranked[from]!.score; to += 1) {
      const { badness, weight } = ranked[to]!
      if (badness >= BAD) badHere += weight
      else fineHere += weight
    }
    above += badHere * (fine + fineHere / 2)
    fine += fineHere
    bad += badHere
  }
  return above / (bad * fine)
}
