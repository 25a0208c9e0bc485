import { occasionsOf } from '../model/occasions-of.ts'
import type { Change } from '../detect/find-changes.ts'
import { isAddressedToReader } from '../frame/is-addressed-to-reader.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import type { World } from '../detect/world.ts'
import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { statementOf } from '../frame/statement-of.ts'
import { isAct } from '../changes/is-act.ts'
import { saidInEnglish } from '../frame/in-english.ts'

const RARE = 3
/** A service that has spoken for so long, and said so much, is past its start. */
const SETTLED_MS = 60_000
const SETTLED_EVENTS = 10
const MAX_EVENTS = 400
/** Requests that only read do nothing to a service. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What a settled service says for the first time and hardly ever: something was done to it, or happens in it; and what a
 * tool that begins to speak only then says that it does.
 */
export function findRareEvents(world: World): Change[] {
  const begun = new Map<string | null, number>()
  const counts = new Map<string, number>()
  for (const unit of world.units) {
    const { firstMs, service, templateId } = unit
    if (firstMs !== null) begun.set(service, Math.min(begun.get(service) ?? Infinity, firstMs))
    counts.set(templateId, (counts.get(templateId) ?? 0) + occasionsOf(unit))
  }
  const isRare = ({ templateId }: TemplateSummary): boolean => (counts.get(templateId) ?? 0) <= RARE
  const isSettled = (sinceMs: number, service: string | null): boolean =>
    sinceMs >= SETTLED_MS && (world.eventsOfService.get(service ?? '') ?? 0) >= SETTLED_EVENTS
  const isOfTool = (event: LogEvent, begunMs: number): boolean =>
    begunMs - (world.digest.firstMs ?? 0) >= SETTLED_MS && isAct(event) && statementOf(event).act > 0
  const events = world.units.flatMap((unit): Change[] => {
    const { service, subject, count } = unit
    const event = unit.samples[0]
    if (event === undefined || event.timestampMs === null || !isRare(unit)) return []
    const begunMs = begun.get(service) ?? 0
    if (!isSettled(event.timestampMs - begunMs, service) && !isOfTool(event, begunMs)) return []
    if (READS.has(event.http?.method ?? '') || !tellsOfAnEvent(unit, event)) return []
    return [{ kind: 'event', timestampMs: event.timestampMs, service, subject, version: null, event, count }]
  })
  return events
    .sort((a, b) => a.timestampMs - b.timestampMs || a.event.ref.line - b.event.ref.line)
    .slice(0, MAX_EVENTS)
}

function tellsOfAnEvent({ level }: TemplateSummary, event: LogEvent): boolean {
  const text = saidInEnglish(event)
  return !isAddressedToReader(text) && judgeBadness(level, text, false) === 0
}
