import type { Digest, TemplateSummary } from '../model/digest.ts'
import { reconcileTemplates } from '../mine/reconcile-templates.ts'
import { chooseBucketMs } from '../digest/bucket-ladder.ts'
import { mergeUnits } from '../digest/merge-units.ts'

/** What all of detection looks at: the digest with its templates reconciled, and who speaks in it. */
export interface World {
  readonly digest: Digest
  readonly units: readonly TemplateSummary[]
  /** Names of all services that speak. */
  readonly services: readonly string[]
  readonly eventsOfService: ReadonlyMap<string, number>
  readonly spanMs: number
}

export function observeWorld(given: Digest): World {
  const digest = given.firstMs === null ? overSignals(given) : given
  const summaries = Object.values(digest.templates)
  const finalOf = reconcileTemplates(summaries.map((unit) => unit.text))
  const units = new Map<string, TemplateSummary>()
  const eventsOfService = new Map<string, number>()
  for (const unit of summaries) {
    const template = finalOf.get(unit.text)
    const settled = template ? { ...unit, templateId: template.id, text: template.text } : unit
    const key = JSON.stringify([
      settled.templateId,
      settled.service,
      settled.source,
      settled.level,
      settled.signatureId,
      settled.subject,
      settled.status,
      settled.exceptionType,
    ])
    const known = units.get(key)
    units.set(key, known ? mergeUnits(known, settled) : settled)
    const service = unit.service ?? ''
    eventsOfService.set(service, (eventsOfService.get(service) ?? 0) + unit.count)
  }
  const services = [...new Set(summaries.map((unit) => unit.service).filter((service) => service !== null))].sort()
  const spanMs = digest.firstMs === null || digest.lastMs === null ? 0 : digest.lastMs - digest.firstMs
  return {
    digest,
    units: [...units.values()],
    services,
    eventsOfService,
    spanMs,
  }
}

/** Without lines, the time that was watched is that of the spans or numbers. */
function overSignals(digest: Digest): Digest {
  const { spans, metrics } = digest
  const firstMs = spans?.firstMs ?? metrics?.firstMs ?? null
  const lastMs = spans?.lastMs ?? metrics?.lastMs ?? null
  return firstMs === null ? digest : { ...digest, firstMs, lastMs, bucketMs: chooseBucketMs(firstMs, lastMs) }
}
