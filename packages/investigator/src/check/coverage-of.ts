import type { Evidence } from '../evidence/evidence.ts'
import type { VerifiedCite } from './verify-cites.ts'

const BAD = new Set(['error', 'fatal'])

/** Of the errors from the first cited line on, the share that those named say or name. */
export function coverageOf(names: readonly string[], cites: readonly VerifiedCite[], { records }: Evidence): number {
  const fromMs = Math.min(...cites.map(({ line }) => line.record.event.timestampMs ?? -Infinity))
  const wanted = names.map((name) => name.toLowerCase())
  const cited = new Set(cites.map(({ line }) => line.record.kind))
  const errors = records.filter(({ event }) => BAD.has(event.level ?? '') && (event.timestampMs ?? fromMs) >= fromMs)
  if (errors.length === 0) return 0.5
  const covered = errors.filter(({ event, service, kind }) => {
    const text = `${service ?? ''}\n${event.raw}`.toLowerCase()
    return cited.has(kind) || wanted.some((name) => text.includes(name))
  })
  return covered.length / errors.length
}
