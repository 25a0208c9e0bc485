import type { Evidence } from '../evidence/evidence.ts'
import { namesIn, numbersIn } from './names-in.ts'
import type { VerifiedCite } from './verify-cites.ts'

export interface StatementContext {
  readonly evidence: Evidence
  /** All that was shown. */
  readonly seen: string
}

/** So few can be counted with a glance at the lines. */
const SMALL = 12

/** Names that nothing says. */
export function unknownNames(text: string, { evidence, seen }: StatementContext): string[] {
  const shown = seen.toLowerCase()
  return namesIn(text).filter((name) => {
    const wanted = name.toLowerCase()
    return !shown.includes(wanted) && !standsIn(wanted, evidence)
  })
}

const standsIn = (wanted: string, { records, services }: Evidence): boolean =>
  services.some((service) => service.toLowerCase().includes(wanted)) ||
  records.some(
    ({ event }) =>
      event.raw.toLowerCase().includes(wanted) ||
      event.continuation.some((line) => line.toLowerCase().includes(wanted)),
  )

/** Numbers that neither the lines say nor follow from them: counts are code's, durations lie between cited lines. */
export function unknownNumbers(text: string, cites: readonly VerifiedCite[], { seen }: StatementContext): string[] {
  const shown = numbersOf(seen)
  const derived = durationsBetween(cites)
  return numbersIn(text).filter((number) => {
    const value = Number(number.replaceAll(',', ''))
    const isKnown = shown.has(value) || cites.some(({ line }) => line.record.event.raw.includes(number))
    return !isKnown && value > SMALL && !derived.some((span) => Math.abs(span - value) <= Math.max(1, span * 0.1))
  })
}

const numbersOf = (text: string): ReadonlySet<number> =>
  new Set(
    (text.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((number) => [Number(number), Number(number.replaceAll(',', ''))]),
  )

const UNITS_MS = [1, 1_000, 60_000, 3_600_000] as const

/** In milliseconds, seconds, minutes and hours. */
function durationsBetween(cites: readonly VerifiedCite[]): number[] {
  const times = cites.flatMap(({ line }) => line.record.event.timestampMs ?? [])
  return times.flatMap((a) => times.filter((b) => b > a).flatMap((b) => UNITS_MS.map((unit) => (b - a) / unit)))
}
