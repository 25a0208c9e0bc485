/** Words for the halves of a day that stand before the clock. */
export const MORNING = '오전|上午|午前|凌晨|早上'
export const AFTERNOON = '오후|下午|午後|中午|晚上'

const HOUR_MS = 3_600_000
const NOON_MS = 12 * HOUR_MS

/** A clock behind such a word: twelve in the morning is midnight, and in the afternoon noon. */
export function clockOfHalf(clockMs: number, isMorning: boolean): number {
  if (!isMorning) return clockMs < NOON_MS ? clockMs + NOON_MS : clockMs
  return clockMs >= NOON_MS && clockMs < NOON_MS + HOUR_MS ? clockMs - NOON_MS : clockMs
}
