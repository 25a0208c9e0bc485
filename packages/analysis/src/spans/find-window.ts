import { findStray, usualWayMs, type Stray } from './find-stray.ts'
import type { Observed, ObservedCalls, ObservedKind } from './observe-calls.ts'
import {
  scanLevels,
  scanWindows,
  sliceOf,
  SLICES,
  trimmedMean,
  WINDOWS,
  type Reading,
  type Window,
} from './scan-windows.ts'

/** Below, any of some hundred things may rise by chance. */
export const SURE_Z = 5

/** A few readings can't have a large z; all of them five times as high as any before are no chance. */
const APART = 0.97
const FAR = Math.log(5)
const APART_Z = 7
const STRAY_Z = 7

/** Twenty times as high is as bad as a hundred times. */
const MOST_RISE = 3

export interface Shifted {
  readonly observed: Observed
  readonly z: number
  /** How many readings it is about. */
  readonly count: number
  /** Typical values inside of the window and outside. */
  readonly inside: number
  readonly outside: number
  /** What it adds up to: milliseconds, or spans. */
  readonly excess: number
}

/** How each operation's times changed. */
export type Detail = Omit<Shifted, 'z'>

export interface FoundWindow {
  readonly window: Window
  readonly startMs: number
  readonly endMs: number
  readonly shifted: readonly Shifted[]
  readonly details: readonly Detail[]
}

/** The stretch of time in which most things are worse than outside of it, by how sure each of them is. */
export function findWindow(
  { observed: all, times }: Pick<ObservedCalls, 'observed' | 'times'>,
  startMs: number,
  endMs: number,
): FoundWindow | null {
  const sums = new Float64Array(WINDOWS.length)
  const usualMs = usualWayMs(times)
  const scored = all.map((observed) => {
    const { scores: own, separations } = scanWindows(observed.readings, startMs, endMs)
    if (TIMES.has(observed.kind)) {
      const { scores: levels, rises } = scanLevels(observed.readings, startMs, endMs)
      for (let at = 0; at < own.length; at++) {
        const rise = rises[at] ?? 0
        const least = (separations[at] ?? 0) >= APART && rise >= FAR ? APART_Z : Number.NEGATIVE_INFINITY
        const z = Math.min(Math.max(own[at] ?? 0, least), levels[at] ?? 0)
        own[at] = z
        if (z > SURE_Z) add(sums, at, z ** 2 * Math.min(MOST_RISE, rise))
      }
      const stray = findStray(observed, usualMs)
      if (stray !== null) addStray(stray, own, sums, startMs, endMs)
    } else for (const [at, z] of own.entries()) if (z > SURE_Z) add(sums, at, z ** 2)
    return { observed, own }
  })
  const best = sums.reduce((most, sum, at) => (sum > (sums[most] ?? 0) ? at : most), -1)
  const window = WINDOWS[best]
  if (window === undefined) return null
  const step = (endMs - startMs) / SLICES
  const shifted = scored
    .map(({ observed, own }) => measure(observed, own[best] ?? 0, window, startMs, endMs, usualMs))
    .filter((one) => one !== null)
  if (shifted.length === 0) return null
  const details = times
    .map((one) => compare(one, window, startMs, endMs, usualMs))
    .filter(({ excess, count }) => excess > 0 && count > 0)
  return { window, startMs: startMs + window.from * step, endMs: startMs + window.to * step, shifted, details }
}

function add(sums: Float64Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount
}

const TIMES: ReadonlySet<ObservedKind> = new Set(['self', 'wire', 'gap'])

/** What rises by less than half is how things vary. */
const MIN_RATIO = 1.5
const MIN_SHARE = 0.15

function measure(
  observed: Observed,
  z: number,
  window: Window,
  startMs: number,
  endMs: number,
  usualMs: number | null,
): Shifted | null {
  if (z < SURE_Z) return null
  const compared = compare(observed, window, startMs, endMs, usualMs)
  const { inside, outside } = compared
  const isSmall = TIMES.has(observed.kind) ? inside < outside * MIN_RATIO : inside - outside < MIN_SHARE
  return isSmall ? null : { ...compared, z }
}

function compare(observed: Observed, window: Window, startMs: number, endMs: number, usualMs: number | null): Detail {
  const isInside = ({ atMs }: Reading): boolean => {
    const slice = sliceOf(atMs, startMs, endMs)
    return slice >= window.from && slice < window.to
  }
  const within = observed.readings.filter(isInside).map(({ value }) => value)
  const without = observed.readings.filter((reading) => !isInside(reading)).map(({ value }) => value)
  const inside = trimmedMean(within)
  const outside = without.length > 0 ? trimmedMean(without) : (usualOf(observed, inside, usualMs) ?? 0)
  const isKnown = within.length > 0 && outside > 0
  return { observed, count: within.length, inside, outside, excess: isKnown ? (inside - outside) * within.length : 0 }
}

/** Of a way that nobody took before, as of the others of the system; pooled ones are measured by themselves. */
const usualOf = ({ kind, operation }: Observed, inside: number, usualMs: number | null): number | null =>
  kind !== 'wire' || usualMs === null ? null : operation === '' ? inside / FAR_OFF : usualMs

const FAR_OFF = 20

/** A stray counts in each window by the part of it that the window holds. */
function addStray(
  { timesMs, ways, share, asked }: Stray,
  own: Float64Array,
  sums: Float64Array,
  startMs: number,
  endMs: number,
): void {
  const slices = timesMs.map((atMs) => sliceOf(atMs, startMs, endMs))
  WINDOWS.forEach(({ from, to }, at) => {
    const held = slices.filter((slice) => slice >= from && slice < to).length / slices.length
    const score = (STRAY_Z + ways + (share + asked) / 2) * held
    if (score <= Math.max(SURE_Z, own[at] ?? 0)) return
    own[at] = score
    add(sums, at, score ** 2 * MOST_RISE)
  })
}
