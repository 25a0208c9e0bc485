import type { TracedService } from '@holdfast/contracts/traces'
import { formatErrorShare, formatRate } from '../../../lib/text/format-rate.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'

/** Why it is judged so, in its own numbers; null where there is nothing to say. */
export function explainHealth({ health, recent, before }: TracedService): string | null {
  switch (health) {
    case 'failing':
      return `${formatErrorShare(recent.error_share)} errors, ${formatErrorShare(before.error_share)} before`
    case 'silent':
      return `${formatRate(before.calls_per_minute)} before`
    case 'slow':
      return explainSlow(recent, before)
    default:
      return null
  }
}

/** By whichever rose more. */
function explainSlow(recent: TracedService['recent'], before: TracedService['before']): string | null {
  const rises = (['p50_ms', 'p99_ms'] as const).flatMap((name) => {
    const [now, then] = [recent[name], before[name]]
    return now === null || then === null
      ? []
      : [{ text: `${name.slice(0, 3)} ${formatMs(now)}, ${formatMs(then)} before`, ratio: now / Math.max(then, 0.001) }]
  })
  return rises.toSorted((a, b) => b.ratio - a.ratio)[0]?.text ?? null
}
