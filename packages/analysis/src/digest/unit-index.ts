import type { FoldedCounts, TemplateSummary } from '../model/digest.ts'
import { UnitAccumulator, unitKey, type UnitIdentity } from './accumulate-unit.ts'
import { boundTexts } from './bound-texts.ts'
import {
  capUnits,
  MAX_SERVICES,
  MAX_SUBJECTS,
  MAX_UNITS,
  NOTHING_FOLDED,
  OTHER_TEMPLATE,
  sayFolded,
} from './cap-digest.ts'
import { SmallestNames } from './smallest-names.ts'

/** Few enough units of one template and service to compare each faster than to build a key. */
const SHORT_LIST = 24

type UnitsByService = Map<string | null, UnitAccumulator[]>

/** All units of a digest by their identity; bounded, because log text decides how many identities there are. */
export class UnitIndex {
  readonly #byKey = new Map<string, UnitAccumulator>()
  readonly #byTemplate = new Map<string, UnitsByService>()
  readonly #services = new SmallestNames(MAX_SERVICES)
  readonly #keys = new SmallestNames(MAX_UNITS)
  readonly #subjects = new SmallestNames(MAX_SUBJECTS)
  #folded: FoldedCounts | undefined
  /** Units that were found last: nearly all events count to one of them. */
  #recent: UnitAccumulator[] = []

  /** The unit that an event counts to: what is surely beyond the bounds counts to no service or subject at once. */
  find(given: UnitIdentity): UnitAccumulator {
    const slot = slotOf(given)
    const recent = this.#recent[slot]
    if (recent !== undefined && isOfOne(recent.identity, given) && isSame(recent.identity, given)) return recent
    const unit = this.#lookUp(given)
    this.#recent[slot] = unit
    return unit
  }

  #lookUp(given: UnitIdentity): UnitAccumulator {
    const identity = this.#admit(given)
    const list = this.#byTemplate.get(identity.templateId)?.get(identity.service)
    if (list !== undefined && list.length <= SHORT_LIST) {
      for (const unit of list) if (isSame(unit.identity, identity)) return unit
    }
    const key = unitKey(identity)
    return this.#byKey.get(key) ?? this.#add(key, identity)
  }

  finish(): { templates: Readonly<Record<string, TemplateSummary>>; folded: FoldedCounts | undefined } {
    const capped = capUnits(this.#summaries())
    const folded = sayFolded([this.#folded, capped.folded]).folded
    const { templates, samples } = boundTexts(capped.templates, folded)
    return { templates, folded: sayFolded([folded, { ...NOTHING_FOLDED, samples }]).folded }
  }

  #summaries(): Record<string, TemplateSummary> {
    const finished: Record<string, TemplateSummary> = {}
    for (const [key, unit] of this.#byKey) finished[key] = unit.finish()
    return finished
  }

  coarsen(bucketMs: number): void {
    for (const unit of this.#byKey.values()) unit.coarsen(bucketMs)
  }

  #admit(identity: UnitIdentity): UnitIdentity {
    const isOfService = identity.service === null || this.#services.admit(identity.service)
    const isOnSubject = identity.subject === null || this.#subjects.admit(identity.subject)
    if (isOfService && isOnSubject) return identity
    const folded = { ...NOTHING_FOLDED, services: isOfService ? 0 : 1, subjects: isOnSubject ? 0 : 1 }
    this.#folded = sayFolded([this.#folded, folded]).folded
    return {
      ...identity,
      service: isOfService ? identity.service : null,
      subject: isOnSubject ? identity.subject : null,
    }
  }

  #add(key: string, identity: UnitIdentity): UnitAccumulator {
    if (this.#keys.isOverfull || this.#services.isOverfull || this.#subjects.isOverfull) {
      this.#shrink()
      return this.#lookUp(identity)
    }
    if (identity.templateId !== OTHER_TEMPLATE.templateId && !this.#keys.admit(key)) {
      this.#folded = sayFolded([this.#folded, { ...NOTHING_FOLDED, units: 1 }]).folded
      return this.#lookUp({ ...identity, ...OTHER_TEMPLATE })
    }
    return this.#keep(key, new UnitAccumulator(identity))
  }

  /** What stays is what would stay if all had been told apart until the end. */
  #shrink(): void {
    this.#services.shrink()
    this.#subjects.shrink()
    this.#keys.shrink()
    const { templates, folded } = capUnits(this.#summaries())
    this.#folded = sayFolded([this.#folded, folded]).folded
    this.#byKey.clear()
    this.#byTemplate.clear()
    this.#recent = []
    for (const [key, summary] of Object.entries(templates)) this.#keep(key, UnitAccumulator.of(summary))
  }

  #keep(key: string, unit: UnitAccumulator): UnitAccumulator {
    const { templateId, service } = unit.identity
    this.#byKey.set(key, unit)
    let byService = this.#byTemplate.get(templateId)
    if (byService === undefined) this.#byTemplate.set(templateId, (byService = new Map()))
    const list = byService.get(service)
    if (list === undefined) byService.set(service, [unit])
    else list.push(unit)
    return unit
  }
}

const SLOTS = 4096

/** By the last digits of the template's id: what shares a slot only takes turns in it. */
function slotOf({ templateId, service }: UnitIdentity): number {
  const last = templateId.length - 1
  const digits =
    (templateId.charCodeAt(last) << 8) ^ (templateId.charCodeAt(last - 1) << 4) ^ templateId.charCodeAt(last - 2)
  return (digits ^ (service === null ? 0 : service.length << 4)) & (SLOTS - 1)
}

const isOfOne = (a: UnitIdentity, b: UnitIdentity): boolean => a.templateId === b.templateId && a.service === b.service

/** Of one template and service. */
const isSame = (a: UnitIdentity, b: UnitIdentity): boolean =>
  a.source === b.source &&
  a.level === b.level &&
  a.signatureId === b.signatureId &&
  a.subject === b.subject &&
  a.status === b.status &&
  a.exceptionType === b.exceptionType
