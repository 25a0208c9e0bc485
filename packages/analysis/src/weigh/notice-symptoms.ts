import { toldChangeOf } from '../changes/told-change.ts'
import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { matchSignatures } from '../signatures/match-signatures.ts'
import { isNoObservation } from '../frame/is-no-observation.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { findSignature } from '../signatures/find-signature.ts'
import { mergeUnits } from '../digest/merge-units.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import { saidInEnglish } from '../frame/in-english.ts'
import { followsTraffic } from '../detect/follows-traffic.ts'
import { isStackFrame } from '../frame/is-stack-frame.ts'
import { judgeBadness, saysPassed } from '../frame/judge-badness.ts'
import { occasionsOf } from '../model/occasions-of.ts'
import { measureContrast, type ContrastResult } from '../detect/measure-contrast.ts'
import { badnessOfWords } from '../frame/badness-of-words.ts'
import { statementOf } from '../frame/statement-of.ts'
import { findTarget } from '../topology/find-target.ts'
import type { Contrast, Symptom } from '../model/symptom.ts'
import type { World } from '../detect/world.ts'

/** All that a log says of a failure, however quietly: whether it matters is weighed later. */
export function noticeSymptoms(world: World): Symptom[] {
  const groups = groupUnits(world)
  const contrastOf = contrastOfFailures(groups, world)
  return [...groups.entries()]
    .map(([key, group]) => describeSymptom(key, group, world, contrastOf))
    .sort(compareSymptoms)
}

const kindOf = (unit: TemplateSummary): string => unit.signatureId ?? unit.templateId

/** A failure that goes on elsewhere is not new where it is seen for the first time. */
function contrastOfFailures(groups: ReadonlyMap<string, UnitGroup>, world: World): ReadonlyMap<string, Contrast> {
  const units = [...groups.values()].flatMap((group) => group.units)
  const byFailure = Map.groupBy(units, kindOf)
  return new Map([...byFailure].map(([id, same]) => [id, contrastOfUnit(same.reduce(mergeUnits), world).contrast]))
}

export const contrastOfUnit = (unit: TemplateSummary, world: World): ContrastResult =>
  measureContrast({
    buckets: unit.buckets,
    firstMs: unit.firstMs,
    count: unit.count,
    bucketMs: world.digest.bucketMs,
    windowStartMs: world.digest.firstMs ?? 0,
    windowEndMs: world.digest.lastMs ?? 0,
  })

interface UnitGroup {
  readonly units: TemplateSummary[]
  /** A line of the first of them. */
  readonly sample: LogEvent
  badness: 0 | 1 | 2 | 3
}

const RARE = 5
/** So likely its authors would have called it an error: worth a look when it is rare or new, whatever its level. */
const TELLING = 0.4

const isTellingInfo = (unit: TemplateSummary, sample: LogEvent, world: World): boolean =>
  (occasionsOf(unit) <= RARE || contrastOfUnit(unit, world).contrast !== 'steady') &&
  (badnessOfWords(sample) >= TELLING || statementOf(sample).trouble > 0)

const MANY = 4
const LATE = 0.15

/** Said again and again from some moment on, and never before, though nobody calls it bad. */
function isNovel(unit: TemplateSummary, world: World): boolean {
  if (occasionsOf(unit) < MANY || unit.firstMs === null) return false
  if (unit.firstMs < (world.digest.firstMs ?? 0) + world.spanMs * LATE) return false
  return contrastOfUnit(unit, world).contrast === 'new'
}

/** The same statement of one service, whichever source (pod, file) it came through; signatures gather templates. */
function groupUnits(world: World): Map<string, UnitGroup> {
  const groups = new Map<string, UnitGroup>()
  for (const unit of world.units) {
    const sample = unit.samples[0]
    if (sample === undefined || toldChangeOf(sample) !== null || isHeading(unit, world) || isStackFrame(sample.message))
      continue
    if (isNoObservation(sample.message, describeForMatching(sample))) continue
    const badness = judgeBadness(unit.level, saidInEnglish(sample), unit.exceptionType !== null)
    if (badness === 0 && saysPassed(sample.message)) continue
    if (!isNotable(unit, sample, badness, world)) continue
    const key = JSON.stringify([unit.service, badness >= 1, ...meaningOf(unit)])
    const group = groups.get(key)
    if (group) {
      group.units.push(unit)
      if (badness > group.badness) group.badness = badness
    } else groups.set(key, { units: [unit], sample, badness })
  }
  return groups
}

const MOSTLY = 0.9

/** The first line of a file, and one of the few without a time: it names the columns. */
function isHeading({ count, firstLine, source, samples: [sample] }: TemplateSummary, { digest }: World): boolean {
  const about = digest.sources[source]
  return (
    count === 1 &&
    firstLine === 1 &&
    sample?.level === null &&
    !/\d/.test(sample.message) &&
    about !== undefined &&
    about.timedCount < about.eventCount &&
    about.timedCount >= about.eventCount * MOSTLY
  )
}

/** Bad by its level, its words or its status, known as a failure, or new and telling. */
const isNotable = (unit: TemplateSummary, sample: LogEvent, badness: number, world: World): boolean =>
  badness > 0 ||
  (unit.status ?? 0) >= 400 ||
  (unit.signatureId !== null && !isGeneral(findSignature(unit.signatureId) ?? null)) ||
  isTellingInfo(unit, sample, world) ||
  isNovel(unit, world)

/** What a unit says, whatever words it takes: a known failure, a failing answer, an exception, or its template. */
function meaningOf(unit: TemplateSummary): (string | number | null)[] {
  const signature = findSignature(unit.signatureId)
  if (signature && !isGeneral(signature)) return [signature.id, unit.subject]
  if (unit.status !== null) return ['http', unit.status]
  return [unit.templateId, unit.exceptionType]
}

function describeSymptom(
  key: string,
  { units, sample: first, badness }: UnitGroup,
  world: World,
  contrastOf: ReadonlyMap<string, Contrast>,
): Symptom {
  const unit = units.reduce(mergeUnits)
  const sample = unit.samples[0] ?? first
  const signature = findSignature(unit.signatureId) ?? null
  const groups =
    signature === null ? {} : (matchSignatures(sample).find((match) => match.signature === signature)?.groups ?? {})
  const { status, count } = unit
  return {
    key,
    templateIds: [...new Set(units.map((one) => one.templateId))].sort(),
    text: unit.text,
    service: unit.service,
    sources: [...new Set(units.map((one) => one.source))].sort(),
    level: unit.level,
    signature,
    groups,
    status,
    exceptionType: unit.exceptionType,
    count,
    firstMs: unit.firstMs,
    lastMs: unit.lastMs,
    firstLine: unit.firstLine,
    lastLine: unit.lastLine,
    buckets: unit.buckets,
    samples: unit.samples,
    faces: units
      .toSorted((a, b) => b.count - a.count || a.firstLine - b.firstLine)
      .flatMap((one) => one.samples.slice(0, 1)),
    badness: status !== null && status >= 500 && badness < 2 ? 2 : badness,
    words: badnessOfWords(sample),
    soundsBad: judgeBadness(null, saidInEnglish(sample), unit.exceptionType !== null) > 0,
    ...onsetOf(unit, contrastOf, world),
    share: count / Math.max(1, world.eventsOfService.get(unit.service ?? '') ?? 1),
    target: findTarget(unit, sample, { signature, groups }, world),
  }
}

/** Since when; what goes on elsewhere, or only follows the traffic, has been there all along. */
function onsetOf(
  unit: TemplateSummary,
  contrastOf: ReadonlyMap<string, Contrast>,
  world: World,
): Pick<Symptom, 'contrast' | 'onsetMs'> {
  const { contrast, onsetMs } = contrastOfUnit(unit, world)
  const isOld =
    contrastOf.get(kindOf(unit)) === 'steady' ||
    (contrast !== 'steady' && onsetMs !== null && followsTraffic(unit, onsetMs, world))
  return isOld ? { contrast: 'steady', onsetMs: unit.firstMs } : { contrast, onsetMs }
}

/** Time order, then log order: the same for any order of arrival. */
export const compareSymptoms = (a: Symptom, b: Symptom): number =>
  (a.onsetMs ?? 0) - (b.onsetMs ?? 0) || a.firstLine - b.firstLine || (a.key < b.key ? -1 : 1)
