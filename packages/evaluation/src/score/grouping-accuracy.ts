export interface GroupingScore {
  /** Share of lines whose predicted group is exactly a true group. */
  readonly ga: number
  /** F1 over groups. */
  readonly fga: number
  readonly predictedGroups: number
  readonly trueGroups: number
}

export function groupingAccuracy(predicted: readonly string[], actual: readonly string[]): GroupingScore {
  const guess = Map.groupBy(actual.keys(), (line) => predicted[line])
  const truth = Map.groupBy(actual.keys(), (line) => actual[line])
  let exactLines = 0
  let exactGroups = 0
  for (const members of guess.values()) {
    const label = actual[members[0] as number]
    if (members.length !== truth.get(label)?.length || members.some((line) => actual[line] !== label)) continue
    exactLines += members.length
    exactGroups++
  }
  return {
    ga: exactLines / actual.length,
    fga: (2 * exactGroups) / (guess.size + truth.size),
    predictedGroups: guess.size,
    trueGroups: truth.size,
  }
}
