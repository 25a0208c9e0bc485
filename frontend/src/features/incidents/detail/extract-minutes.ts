const AMOUNT =
  /(?<!\d)(\d{1,9}(?:\.\d{1,9})?)(?:\s{0,4}(?:-|–|to)\s{0,4}(\d{1,9}(?:\.\d{1,9})?))?\s{0,4}(hours?|hrs?|minutes?|mins?)\b/gi

/** The longest time that a remediation text names, in minutes; null when it names none. */
export function extractMinutes(text: string): number | null {
  let total: number | null = null
  for (const [, low, high, unit] of text.matchAll(AMOUNT)) {
    const amount = Number(high ?? low) * (unit?.toLowerCase().startsWith('h') ? 60 : 1)
    total = (total ?? 0) + amount
  }
  return total
}
