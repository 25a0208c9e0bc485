import { toldChangeOf } from '../changes/told-change.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { matchSignatures } from '../signatures/match-signatures.ts'
import { isAddressedToReader } from '../detect/is-addressed-to-reader.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { findSignature } from '../signatures/find-signature.ts'
import { isServerTechnology } from '../signatures/is-server-technology.ts'
import { mergeUnits } from '../digest/merge-units.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import { followsTraffic } from '../detect/follows-traffic.ts'
import { judgeBadness } from '../detect/judge-badness.ts'
import { measureContrast, type ContrastResult } from '../detect/measure-contrast.ts'
import { findExternalHost, findService, findTechnology, resolveTarget } from '../detect/resolve-target.ts'
import { badnessOfWords } from '../detect/badness-of-words.ts'
import { layerOf } from '../detect/layer-of.ts'
import { failureOf } from '../detect/failure-of.ts'
import { statementOf } from '../detect/statement-of.ts'
import type { Contrast, Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'

/** All that a log says of a failure, however quietly: whether it matters is weighed later. */
export function noticeSymptoms(world: World): Symptom[] {
  const groups = groupUnits(world)
  const contrastOf = contrastOfFailures(groups, world)
  return [...groups.entries()]
    .map(([key, { units, badness }]) => describeSymptom(key, units, badness, world, contrastOf))
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
    bucketMs: world.resolutionMs,
    windowStartMs: world.digest.firstMs ?? 0,
    windowEndMs: world.digest.lastMs ?? 0,
  })

interface UnitGroup {
  units: TemplateSummary[]
  badness: 0 | 1 | 2 | 3
}

const RARE = 5
/** So likely its authors would have called it an error: worth a look when it is rare or new, whatever its level. */
const TELLING = 0.4

const isTellingInfo = (unit: TemplateSummary, world: World): boolean =>
  (unit.count <= RARE || contrastOfUnit(unit, world).contrast !== 'steady') &&
  (badnessOfWords(unit.samples[0]!) >= TELLING || statementOf(unit.samples[0]!).trouble > 0)

const MANY = 4
const LATE = 0.15

/** Said again and again from some moment on, and never before, though nobody calls it bad. */
function isNovel(unit: TemplateSummary, world: World): boolean {
  if (unit.count < MANY || unit.firstMs === null) return false
  if (unit.firstMs < (world.digest.firstMs ?? 0) + world.spanMs * LATE) return false
  return contrastOfUnit(unit, world).contrast === 'new'
}

/** The same statement of one service, whichever source (pod, file) it came through; signatures gather templates. */
function groupUnits(world: World): Map<string, UnitGroup> {
  const groups = new Map<string, UnitGroup>()
  for (const unit of world.units) {
    const sample = unit.samples[0]
    if (sample === undefined || toldChangeOf(sample) !== null) continue
    if (isAddressedToReader(describeForMatching(sample))) continue
    const badness = judgeBadness(unit.level, describeForMatching(sample), unit.exceptionType !== null)
    const isKnown = unit.signatureId !== null && !(badness === 0 && isGeneral(findSignature(unit.signatureId) ?? null))
    if (!isKnown && badness === 0 && (unit.status ?? 0) < 400 && !isTellingInfo(unit, world) && !isNovel(unit, world))
      continue
    const key = JSON.stringify([unit.service, badness >= 1, ...meaningOf(unit)])
    const group = groups.get(key)
    if (group) {
      group.units.push(unit)
      if (badness > group.badness) group.badness = badness
    } else groups.set(key, { units: [unit], badness })
  }
  return groups
}

/** What a unit says, whatever words it takes: a known failure, a failing answer, an exception, or its template. */
function meaningOf(unit: TemplateSummary): (string | number | null)[] {
  const signature = findSignature(unit.signatureId)
  if (signature && !isGeneral(signature)) return [signature.id, unit.subject]
  if (unit.status !== null) return ['http', unit.status]
  return [unit.templateId, unit.exceptionType]
}

function describeSymptom(
  key: string,
  units: TemplateSummary[],
  badness: 0 | 1 | 2 | 3,
  world: World,
  contrastOf: ReadonlyMap<string, Contrast>,
): Symptom {
  const unit = units.reduce(mergeUnits)
  const sample = unit.samples[0]!
  const signature = findSignature(unit.signatureId) ?? null
  const groups =
    signature === null ? {} : (matchSignatures(sample).find((match) => match.signature === signature)?.groups ?? {})
  const measured = contrastOfUnit(unit, world)
  const isOldElsewhere = contrastOf.get(kindOf(unit)) === 'steady'
  const isOld =
    isOldElsewhere ||
    (measured.contrast !== 'steady' && measured.onsetMs !== null && followsTraffic(unit, measured.onsetMs, world))
  const contrast = isOld ? 'steady' : measured.contrast
  const onsetMs = isOld ? unit.firstMs : measured.onsetMs
  return {
    key,
    templateIds: [...new Set(units.map((one) => one.templateId))].sort(),
    text: unit.text,
    service: unit.service,
    sources: [...new Set(units.map((one) => one.source))].sort(),
    level: unit.level,
    signature,
    groups,
    status: unit.status,
    exceptionType: unit.exceptionType,
    count: unit.count,
    firstMs: unit.firstMs,
    lastMs: unit.lastMs,
    firstLine: unit.firstLine,
    lastLine: unit.lastLine,
    buckets: unit.buckets,
    samples: unit.samples,
    faces: units.toSorted((a, b) => b.count - a.count || a.firstLine - b.firstLine).map((one) => one.samples[0]!),
    badness: (unit.status ?? 0) >= 500 && badness < 2 ? 2 : badness,
    words: badnessOfWords(sample),
    soundsBad: judgeBadness(null, describeForMatching(sample), unit.exceptionType !== null) > 0,
    contrast,
    onsetMs,
    share: unit.count / Math.max(1, world.eventsOfService.get(unit.service ?? '') ?? 1),
    target: findTarget(unit, signature?.blames === 'peer' ? (groups['peer'] ?? null) : null, signature, world),
  }
}

function findTarget(
  unit: TemplateSummary,
  peer: string | null,
  signature: Symptom['signature'],
  world: World,
): string | null {
  if (peer !== null)
    return findService(peer, world.services) ?? resolveTarget(unit.samples[0]!, unit.service, world.services) ?? peer
  const named = resolveTarget(unit.samples[0]!, unit.service, world.services)
  if (signature === null || isGeneral(signature))
    return (
      named ??
      (failureOf({ samples: unit.samples, text: unit.text }).known?.side === 'peer'
        ? findExternalHost(unit.samples[0]!)
        : null)
    )
  const owner = isServerTechnology(signature.technology) ? findTechnology(signature.technology, world.services) : null
  if (named !== null && layerOf(unit.service) === 'edge') return named
  if (signature.blames === 'self') return owner === unit.service || signature.inClient ? null : owner
  if (named !== null || owner !== null) return named ?? (owner === unit.service ? null : owner)
  return findExternalHost(unit.samples[0]!) ?? (isServerTechnology(signature.technology) ? signature.technology : null)
}

/** Time order, then log order: the same for any order of arrival. */
function compareSymptoms(a: Symptom, b: Symptom): number {
  return (a.onsetMs ?? 0) - (b.onsetMs ?? 0) || a.firstLine - b.firstLine || (a.key < b.key ? -1 : 1)
}
