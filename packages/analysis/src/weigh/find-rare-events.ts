import type { Change } from '../detect/find-changes.ts'
import { isAddressedToReader } from '../detect/is-addressed-to-reader.ts'
import { judgeBadness } from '../detect/judge-badness.ts'
import { UsualTexts } from '../detect/usual-texts.ts'
import type { World } from '../detect/world.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'

const RARE = 3
/** A service that has spoken for so long, and said so much, is past its start. */
const SETTLED_MS = 60_000
const SETTLED_EVENTS = 10
const MAX_EVENTS = 400
/** Requests that only read do nothing to a service. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `// stage` is punctuation. */
const saysSomething = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).length > 1

/** What a settled service says for the first time and hardly ever: something was done to it, or happens in it. */
export function findRareEvents(world: World): Change[] {
  const begun = new Map<string | null, number>()
  for (const unit of world.units)
    if (unit.firstMs !== null) begun.set(unit.service, Math.min(begun.get(unit.service) ?? Infinity, unit.firstMs))
  const counts = new Map<string, number>()
  for (const unit of world.units) counts.set(unit.templateId, (counts.get(unit.templateId) ?? 0) + unit.count)
  const usual = new UsualTexts(world.units, ({ templateId }) => (counts.get(templateId) ?? 0) > RARE)
  const events: Change[] = []
  for (const unit of world.units) {
    const event = unit.samples[0]
    if (event === undefined || event.timestampMs === null || (counts.get(unit.templateId) ?? 0) > RARE) continue
    if (unit.level === 'warn' || unit.level === 'error' || unit.level === 'fatal' || (unit.status ?? 0) >= 400) continue
    if (READS.has(event.http?.method ?? '')) continue
    if (event.timestampMs - (begun.get(unit.service) ?? 0) < SETTLED_MS) continue
    if ((world.eventsOfService.get(unit.service ?? '') ?? 0) < SETTLED_EVENTS) continue
    if (usual.beginsLikeOne(unit)) continue
    const text = describeForMatching(event)
    if (isAddressedToReader(text) || judgeBadness(unit.level, text, false) > 0 || !saysSomething(text)) continue
    events.push({
      kind: 'event',
      timestampMs: event.timestampMs,
      service: unit.service,
      subject: unit.subject,
      version: null,
      event,
      count: unit.count,
    })
  }
  return events
    .sort((a, b) => a.timestampMs - b.timestampMs || a.event.ref.line - b.event.ref.line)
    .slice(0, MAX_EVENTS)
}
