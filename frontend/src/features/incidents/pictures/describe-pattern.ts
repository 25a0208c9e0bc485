import type { Histogram, TemporalPattern } from '@holdfast/contracts/analysis-data'
import { roughDuration } from '../../../lib/time/rough-duration.ts'
import { rebucket } from './rebucket.ts'

const PARTS = 60
/** So much of the parts between the first and the last error have one: that is a stream, not a burst. */
const CONTINUOUS_SHARE = 0.6
/** So many empty parts in a row end a burst. */
const PAUSE_PARTS = 3
const FEW = 3

/** '25/min', '3/h', '40/s': in the unit in which it is a number that one can imagine. */
export function rateOf(count: number, seconds: number): string {
  const perSecond = count / Math.max(1, seconds)
  if (perSecond >= 2) return `${Math.round(perSecond).toLocaleString()}/s`
  if (perSecond * 60 >= 1) return `${Math.round(perSecond * 60)}/min`
  return `${Math.max(1, Math.round(perSecond * 3_600))}/h`
}

interface Shape {
  readonly count: number
  readonly seconds: number
  readonly share: number
  readonly bursts: number
  readonly early: number
  readonly late: number
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

function shapeOf(histogram: Histogram): Shape | null {
  const { errors, bucket_seconds } = rebucket(histogram, PARTS)
  const first = errors.findIndex((count) => count > 0)
  if (first < 0) return null
  const active = errors.slice(first, errors.findLastIndex((count) => count > 0) + 1)
  let bursts = 1
  let empty = 0
  for (const count of active) {
    if (count > 0 && empty >= PAUSE_PARTS) bursts++
    empty = count > 0 ? 0 : empty + 1
  }
  const half = Math.ceil(active.length / 2)
  return {
    count: sum(active),
    seconds: active.length * bucket_seconds,
    share: active.filter((count) => count > 0).length / active.length,
    bursts,
    early: sum(active.slice(0, half)),
    late: sum(active.slice(-half)),
  }
}

function describeShape({ count, seconds, share, bursts, early, late }: Shape, isLinear: boolean): string {
  if (count <= FEW) return `${count} ${count === 1 ? 'occurrence' : 'occurrences'}`
  if (isLinear)
    return `${late > early ? 'Rising' : 'Falling'}, from ${rateOf(early, seconds / 2)} to ${rateOf(late, seconds / 2)}`
  if (share >= CONTINUOUS_SHARE && seconds >= 60) return `Continuous, about ${rateOf(count, seconds)}`
  if (bursts > 1) return `${bursts} bursts, about ${Math.round(count / bursts).toLocaleString()} each`
  return seconds < 60
    ? `One burst: ${count.toLocaleString()} in ${roughDuration(seconds)}`
    : `Scattered, about ${rateOf(count, seconds)}`
}

/** When it happens, as one would tell it: 'Every 15 min ± 20 s', 'Continuous, about 25/min'. */
export function describePattern(pattern: TemporalPattern, histogram: Histogram | null): string {
  const { pattern_type: type, period_seconds: period, tolerance_seconds: tolerance } = pattern
  if (type === 'periodic' && period !== null)
    return `Every ${roughDuration(period)}${tolerance ? ` ± ${roughDuration(tolerance)}` : ''}`
  const shape = histogram && shapeOf(histogram)
  if (shape) return describeShape(shape, type === 'linear')
  return pattern.pattern_detected ? type.charAt(0).toUpperCase() + type.slice(1) : 'No pattern'
}
