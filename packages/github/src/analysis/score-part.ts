/** One thing that ties a changed file to the error. */
export interface Part {
  readonly score: number
  readonly reasons: string[]
  /** What of the log it goes by, word for word. */
  readonly quotes: readonly string[]
  /** In the file after the change. */
  readonly line: number | null
}

export const points = {
  written: 60,
  near: 40,
  sameFunction: 28,
  nearbyWord: 26,
  removedFile: 60,
  specific: 36,
  plain: 36,
  key: 36,
  package: 36,
  setting: 38,
  statement: 40,
  secondWord: 10,
  kind: 12,
  revert: 10,
  deployed: 12,
}
