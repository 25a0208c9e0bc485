import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import { collectEvidence } from '../src/evidence/collect-evidence.ts'
import type { Evidence } from '../src/evidence/evidence.ts'

export async function evidenceOf(sources: Readonly<Record<string, readonly string[]>>): Promise<Evidence> {
  const events = Object.entries(sources).flatMap(([name, lines]) => eventsOf(name, lines))
  return collectEvidence({
    read: async function* () {
      yield events
    },
  })
}

export function eventsOf(name: string, lines: readonly string[]): LogEvent[] {
  const reader = createSourceReader(newSourceProfile(name, { name }))
  return [...reader.push(Buffer.from(`${lines.join('\n')}\n`)), ...reader.end()]
}

export const findingsOf = (evidence: Evidence) => analyzeDigest(evidence.digest)

export const START_MS = Date.UTC(2026, 2, 3, 9)
export const at = (second: number): string => new Date(START_MS + second * 1_000).toISOString()

/** Billing calls a ledger whose disk fills up after ten minutes; the ledger says so once, billing a hundred times. */
export function diskStory(): Record<string, string[]> {
  const billing: string[] = []
  for (let second = 0; second < 1_200; second += 3)
    billing.push(
      second < 600
        ? `${at(second)} INFO billing charged order ord-${10_000 + second} in ${20 + (second % 7)} ms`
        : `${at(second)} ERROR billing POST http://ledger:8080/entries failed: 500 Internal Server Error`,
    )
  const ledger: string[] = []
  for (let second = 0; second < 600; second += 5)
    ledger.push(`${at(second)} INFO ledger entry ${70_000 + second} written`)
  ledger.push(`${at(598)} WARN ledger volume /var/lib/ledger is 100% full`)
  ledger.push(`${at(599)} ERROR ledger could not write entry: write /var/lib/ledger/wal-17: no space left on device`)
  return { 'billing.log': billing, 'ledger.log': ledger }
}

/** Nothing happens but work. */
export const calmStory = (): Record<string, string[]> => ({
  'web.log': Array.from(
    { length: 400 },
    (_, index) => `${at(index * 3)} INFO web GET /items/${index} 200 in ${12 + (index % 5)} ms`,
  ),
})
