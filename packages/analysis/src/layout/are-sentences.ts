const MIN_TEXTS = 4
const MANY = 0.5

/** Several words in many of the values, and different ones. */
export const areSentences = (values: readonly string[]): boolean =>
  new Set(values).size >= MIN_TEXTS && values.filter((value) => value.includes(' ')).length >= MANY * values.length
