/** The most that witnesses add to an alarm: of two, as more of them say the same again. */
export const MOST_JOINED = Math.log(3)

/** How alarming something is (log-odds) together with what else tells of it: either is enough, if they are independent. */
export function joinAlarms(own: number, witnesses: readonly number[]): number {
  let first = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (const one of witnesses) {
    if (one <= second) continue
    if (one > first) {
      second = first
      first = one
    } else second = one
  }
  return own + Math.log1p(Math.exp(first - own) + Math.exp(second - own))
}
