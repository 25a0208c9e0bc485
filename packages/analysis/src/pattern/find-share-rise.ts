/** Of the values of one key: which one took over, from when on. */
export interface ShareRise {
  readonly value: string
  /** The most frequent one before. */
  readonly was: string
  /** Shares of all that is said, before and after. */
  readonly from: number
  readonly to: number
  /** Of the bucket with which it began. */
  readonly startMs: number
  /** How much likelier two shares are than one (log). */
  readonly gain: number
}

type Buckets = Readonly<Record<string, number>>

const MIN_RISE = 0.4
const MIN_GAIN = 15
const MIN_ALL = 20
const MIN_OF_VALUE = 5
const BEFORE = { least: 8, share: 0.1 } as const
const AFTER = { least: 6, share: 0.05 } as const

/** The value whose share rose most surely; null where none rose far. */
export function findShareRise(values: Readonly<Record<string, { readonly buckets: Buckets }>>): ShareRise | null {
  const all = sumOf(Object.values(values).map(({ buckets }) => buckets))
  const starts = [...all.keys()].sort((a, b) => a - b)
  const total = [...all.values()].reduce((sum, count) => sum + count, 0)
  if (total < MIN_ALL) return null
  let best: Omit<ShareRise, 'was'> | null = null
  for (const [value, { buckets }] of Object.entries(values)) {
    const own = Object.values(buckets).reduce((sum, count) => sum + count, 0)
    if (own < MIN_OF_VALUE) continue
    const rise = riseOf(buckets, { own, all, starts, total })
    if (rise !== null && (best === null || rise.gain > best.gain)) best = { value, ...rise }
  }
  return best === null ? null : { ...best, was: mostBefore(values, best.startMs) }
}

interface Course {
  readonly own: number
  readonly all: ReadonlyMap<number, number>
  readonly starts: readonly number[]
  readonly total: number
}

function riseOf(buckets: Buckets, { own, all, starts, total }: Course): Omit<ShareRise, 'value' | 'was'> | null {
  const least = Math.max(BEFORE.least, total * BEFORE.share)
  const most = total - Math.max(AFTER.least, total * AFTER.share)
  let [before, ownBefore] = [0, 0]
  let best: Omit<ShareRise, 'value' | 'was'> | null = null
  for (const startMs of starts) {
    if (before >= least && before <= most) {
      const [from, to] = [ownBefore / before, (own - ownBefore) / (total - before)]
      const gain =
        logLikelihood(ownBefore, before) + logLikelihood(own - ownBefore, total - before) - logLikelihood(own, total)
      if (to - from > MIN_RISE && gain > (best?.gain ?? MIN_GAIN)) best = { from, to, startMs, gain }
    }
    before += all.get(startMs) ?? 0
    ownBefore += buckets[startMs] ?? 0
  }
  return best
}

/** Of so many of all, at their share. */
const logLikelihood = (some: number, all: number): number =>
  some === 0 || some === all ? 0 : some * Math.log(some / all) + (all - some) * Math.log(1 - some / all)

function sumOf(all: readonly Buckets[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const buckets of all)
    for (const [start, count] of Object.entries(buckets))
      sums.set(Number(start), (sums.get(Number(start)) ?? 0) + count)
  return sums
}

function mostBefore(values: Readonly<Record<string, { readonly buckets: Buckets }>>, startMs: number): string {
  const counted = Object.entries(values).map(([value, { buckets }]) => ({
    value,
    count: Object.entries(buckets).reduce((sum, [start, count]) => sum + (Number(start) < startMs ? count : 0), 0),
  }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).value
}
