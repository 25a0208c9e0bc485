/** The most that a witness adds to an alarm. */
export const MOST_JOINED = Math.log(2)

/** The alarm of a candidate (log-odds) joined with the loudest of its witnesses by adding their odds (noisy or). */
export const joinAlarms = (own: number, witnesses: readonly number[]): number =>
  witnesses.length === 0 ? own : own + Math.log1p(Math.exp(Math.max(...witnesses) - own))
