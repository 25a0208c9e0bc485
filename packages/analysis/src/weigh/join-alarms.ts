/** The most that a witness adds to an alarm. */
export const MOST_JOINED = Math.log(2)

/** How alarming something is (log-odds) with the most alarming of what else tells of it: either is enough, if they are independent. */
export const joinAlarms = (own: number, witnesses: readonly number[]): number =>
  witnesses.length === 0 ? own : own + Math.log1p(Math.exp(Math.max(...witnesses) - own))
