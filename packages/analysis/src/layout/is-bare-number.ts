const BARE =
  /^[^\w.-]*-?\d[\d.,]*(?: ?(?:ns|[uµ]s|msecs?|ms|s|secs?|seconds|min|[kKMG]?i?B|bytes|%)(?!\w)|(?!\w| [a-z]))/

/** '27 ms': a measurement that does not say what was measured, or nothing but numbers; '3 rows copied' says it. */
export const isBareNumber = (text: string): boolean => BARE.test(text)
