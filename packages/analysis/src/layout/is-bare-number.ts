const BARE = /^[^\w.-]*-?\d[\d.,]* ?(?:ns|[uµ]s|msecs?|ms|s|secs?|seconds|min|[kKMG]?i?B|bytes|%)?(?!\w)/

/** '27 ms': a measurement that does not say what was measured, or nothing but numbers. */
export const isBareNumber = (text: string): boolean => BARE.test(text)
