/** So many healthy systems may raise an alarm, each judged by weights that never saw it; those of strangers raise up to twice as many. */
const WANTED_FALSE_ALARMS = 0.12
/** … and what is calmer is no incident, however quiet they are. */
const LEAST = -2
/** A disk that is full for three minutes, or a resource that reaches its limit, stays above it, however many healthy systems shout. */
const MOST = 0.65

/** The log-odds of an alarm above which an incident opens: set by the rate of false alarms that is wanted. */
export function chooseThreshold(loudestOfHealthy: readonly number[]): number {
  const sorted = loudestOfHealthy.toSorted((a, b) => a - b)
  const at = sorted[Math.floor(sorted.length * (1 - WANTED_FALSE_ALARMS))] ?? LEAST
  return Math.round(Math.min(MOST, Math.max(LEAST, at)) * 100) / 100
}
