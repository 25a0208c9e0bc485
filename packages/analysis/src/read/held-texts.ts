/** Texts of lines that were held back. */
export interface HeldTexts {
  readonly texts: readonly string[]
  /** Those of which no wrapper says who speaks. */
  readonly nameless: readonly string[]
  /** What each of the programs wrote whose lines a wrapper tells apart. */
  readonly streams: readonly (readonly string[])[]
}
