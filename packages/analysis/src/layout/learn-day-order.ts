const DATE = /(?<![\d./-])(?:(\d{1,2})\/(\d{1,2})\/|(\d{1,2})-(\d{1,2})-)(?:19|20)?\d\d(?![\d/-])/
const MAX_HEAD = 160
const MIN_LINES = 4
const DAYS_PER_MONTH = 31
/** The wrong order scatters over months what was written within days. */
const WIDER = 5

/**
 * Whether the day comes first in the dates of a source's lines: what one of them shows, or the order in which they lie
 * close together. Null where neither tells.
 */
export function learnDayOrder(texts: readonly string[]): boolean | null {
  const pairs = pairsOf(texts)
  if (pairs === null) return null
  const shown = pairs.find(([first, second]) => first > 12 !== second > 12)
  if (shown !== undefined) return shown[0] > 12
  const ofDayFirst = spread(pairs.map(([day, month]) => month * DAYS_PER_MONTH + day))
  const ofMonthFirst = spread(pairs.map(([month, day]) => month * DAYS_PER_MONTH + day))
  if (ofMonthFirst > WIDER * ofDayFirst) return true
  return ofDayFirst > WIDER * ofMonthFirst ? false : null
}

/** Of the lines that show a date; null as soon as they are surely too few. */
function pairsOf(texts: readonly string[]): (readonly [number, number])[] | null {
  const pairs: (readonly [number, number])[] = []
  let without = texts.length - Math.max(MIN_LINES, texts.length / 2)
  for (const text of texts) {
    const date = DATE.exec(text.slice(0, MAX_HEAD))
    if (date !== null) pairs.push([Number(date[1] ?? date[3]), Number(date[2] ?? date[4])])
    else if ((without -= 1) < 0) return null
  }
  return without < 0 ? null : pairs
}

const spread = (days: readonly number[]): number => Math.max(1, Math.max(...days) - Math.min(...days))
