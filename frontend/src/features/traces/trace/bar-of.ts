import type { TraceSpan } from '@holdfast/contracts/traces'

/** Where a span lies in its trace, in percent; never too thin to be seen. */
export function barOf({ offset_ms, duration_ms }: Pick<TraceSpan, 'offset_ms' | 'duration_ms'>, wholeMs: number) {
  const whole = Math.max(wholeMs, 0.001)
  const width = Math.min(100, Math.max(0.4, (duration_ms / whole) * 100))
  return { left: `${Math.min(100 - width, (offset_ms / whole) * 100)}%`, width: `${width}%` }
}
