import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { kindOfChange, versionIn, type ChangeKind } from '../changes/kind-of-change.ts'
import type { Move } from '../changes/moves-of.ts'
import { toldChangeOf } from '../changes/told-change.ts'
import { saidInEnglish } from '../frame/in-english.ts'
import { findSignature } from '../signatures/find-signature.ts'
import { isAddressedToReader } from '../frame/is-addressed-to-reader.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import { occasionsOf } from '../model/occasions-of.ts'
import { recordsOthers } from '../topology/tells-of-others.ts'
import { resolveTarget } from '../topology/resolve-target.ts'
import type { World } from './world.ts'

/** Something that was done to the system: rare, not a failure, and possibly the trigger of one. */
export interface Change {
  readonly kind: ChangeKind
  readonly timestampMs: number
  readonly service: string | null
  /** What it is about, where the line names another thing than the speaker. */
  readonly subject: string | null
  readonly version: string | null
  readonly event: LogEvent
  readonly count: number
  /** What its values show to have changed, where no line says so. */
  readonly moves?: readonly Move[]
}

const MAX_OCCURRENCES = 6

/** Changes that were reported as such: nothing is guessed of them, however many there are. */
const findTold = (unit: TemplateSummary): Change[] =>
  unit.samples.flatMap((event) => {
    const told = toldChangeOf(event)
    if (told === null || event.timestampMs === null) return []
    const { service } = unit
    return [{ ...told, timestampMs: event.timestampMs, service, subject: null, event, count: 1 }]
  })

/** Rare lines that report a deploy, a changed setting, a job's start or a deletion, in time order. */
export function findChanges(world: World): Change[] {
  const counts = new Map<string, number>()
  for (const unit of world.units) counts.set(unit.templateId, (counts.get(unit.templateId) ?? 0) + occasionsOf(unit))
  const isNone = (unit: TemplateSummary): boolean =>
    (counts.get(unit.templateId) ?? 0) > MAX_OCCURRENCES || unit.level === 'error' || unit.level === 'fatal'
  return world.units
    .flatMap((unit) => {
      const told = findTold(unit)
      if (told.length > 0) return told
      const isKnown = findSignature(unit.signatureId)?.category === 'deployment'
      if (!isKnown && isNone(unit)) return []
      return unit.samples.flatMap((event) => readChange(event, unit, isKnown, world.services) ?? [])
    })
    .sort((a, b) => a.timestampMs - b.timestampMs || a.event.ref.offset - b.event.ref.offset)
}

/** By its words, unless a signature knows it for a change. */
function readChange(
  event: LogEvent,
  { service, subject, count }: TemplateSummary,
  isKnown: boolean,
  services: readonly string[],
): Change | null {
  if (event.timestampMs === null) return null
  const text = saidInEnglish(event)
  if (isAddressedToReader(text) || (!isKnown && judgeBadness(null, text, false) > 0)) return null
  const kind = kindOfChange(text)
  if (kind === undefined && !isKnown) return null
  return {
    kind: kind ?? 'deploy',
    timestampMs: event.timestampMs,
    service,
    subject: subject ?? (recordsOthers(service) ? resolveTarget(event, service, services) : null),
    version: versionIn(text) ?? event.fields['version'] ?? null,
    event,
    count,
  }
}
