import { UnitAccumulator, unitKey, type UnitIdentity } from './accumulate-unit.ts'

const MAX_UNITS = 20_000
/** Few enough units of one template to compare each faster than to build a key. */
const SHORT_LIST = 24
const OTHER_TEMPLATE = { templateId: 'other', text: '<*>', subject: null, exceptionType: null }

/** All units of a digest by their identity; bounded, because log text decides how many identities there are. */
export class UnitIndex {
  readonly #byKey = new Map<string, UnitAccumulator>()
  readonly #byTemplate = new Map<string, UnitAccumulator[]>()

  /** Past the bound, what would be a new unit is counted under no template. */
  find(identity: UnitIdentity): UnitAccumulator {
    const list = this.#byTemplate.get(identity.templateId)
    if (list !== undefined && list.length <= SHORT_LIST) {
      for (const unit of list) if (isSame(unit.identity, identity)) return unit
    }
    const key = unitKey(identity)
    return this.#byKey.get(key) ?? this.#add(key, identity)
  }

  entries(): Iterable<[string, UnitAccumulator]> {
    return this.#byKey.entries()
  }

  coarsen(bucketMs: number): void {
    for (const unit of this.#byKey.values()) unit.coarsen(bucketMs)
  }

  #add(key: string, identity: UnitIdentity): UnitAccumulator {
    if (this.#byKey.size >= MAX_UNITS && identity.templateId !== OTHER_TEMPLATE.templateId)
      return this.find({ ...identity, ...OTHER_TEMPLATE })
    const unit = new UnitAccumulator(identity)
    this.#byKey.set(key, unit)
    const list = this.#byTemplate.get(identity.templateId)
    if (list === undefined) this.#byTemplate.set(identity.templateId, [unit])
    else list.push(unit)
    return unit
  }
}

const isSame = (a: UnitIdentity, b: UnitIdentity): boolean =>
  a.source === b.source &&
  a.level === b.level &&
  a.service === b.service &&
  a.signatureId === b.signatureId &&
  a.subject === b.subject &&
  a.status === b.status &&
  a.exceptionType === b.exceptionType
