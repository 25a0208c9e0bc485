const LISTENS =
  /\b(?:listen(?:ing|s)?|start(?:ed|ing)|serving|bound|running)\b.{0,60}?(?:\bport\W{0,4}|(?<![a-z0-9])(?:\[[\da-f:]{0,40}\]|0\.0\.0\.0|\*)?:)(\d{2,5})\b/i

/** The port that a process says it opens. */
export const listensAt = (text: string): string | undefined => LISTENS.exec(text)?.[1]
