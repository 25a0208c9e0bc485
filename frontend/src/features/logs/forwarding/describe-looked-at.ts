import type { LookedAt } from '@holdfast/contracts/logs'
import { countOf } from '../../../lib/text/count-of.ts'
import { minuteRange } from '../../../lib/time/clock-time.ts'

/** '632 lines from 3 services, 0 errors, 4 warnings, 12:11 to 12:16' */
export function describeLookedAt(lookedAt: LookedAt, nowMs: number): string {
  const { lines, services, errors, warnings, from, until } = lookedAt
  return [
    `${countOf(lines, 'line')}${services > 1 ? ` from ${countOf(services, 'service')}` : ''}`,
    countOf(errors, 'error'),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
    ...(from && until ? [minuteRange(from, until, nowMs)] : []),
  ].join(', ')
}
