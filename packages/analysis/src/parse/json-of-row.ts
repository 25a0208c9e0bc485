const DATED = /^\["\d{4}-\d\d-\d\d[T ]\d\d:|,"\d{4}-\d\d-\d\d[T ]\d\d:/

/** An array with a time in it as an object, whose keys are the places; null for any other text. */
export function jsonOfRow(text: string): string | null {
  if (text.charCodeAt(1) !== 34 || !text.endsWith(']') || !DATED.test(text)) return null
  try {
    const row = JSON.parse(text) as unknown[]
    return JSON.stringify(Object.fromEntries(row.map((value, index) => [`column${index + 1}`, value])))
  } catch {
    return null
  }
}
