/** So many healthy systems may raise an alarm, each judged by weights that never saw it; those of strangers raise up to twice as many. */
const WANTED_FALSE_ALARMS = 0.12
/** How severe an incident may be is measured from the threshold: it must not fall so low that all are. */
const LEAST = -2
/** Plain failures stay above it, however many healthy systems alarm. */
const MOST = 0.65

/** The log-odds of an alarm above which an incident opens: set, within its bounds, by the rate of false alarms that is wanted. */
export function chooseThreshold(loudestOfHealthy: readonly number[]): number {
  const sorted = loudestOfHealthy.toSorted((a, b) => a - b)
  const at = sorted[Math.floor(sorted.length * (1 - WANTED_FALSE_ALARMS))] ?? LEAST
  return Math.round(Math.min(MOST, Math.max(LEAST, at)) * 100) / 100
}
