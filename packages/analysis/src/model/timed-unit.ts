import type { TemplateSummary } from './digest.ts'

/** What a service that is named says, at times that are known. */
export interface TimedUnit extends TemplateSummary {
  readonly service: string
  readonly firstMs: number
  readonly lastMs: number
}

export const isTimed = (unit: TemplateSummary): unit is TimedUnit =>
  unit.service !== null && unit.firstMs !== null && unit.lastMs !== null

export const timedByService = (units: readonly TemplateSummary[]): Map<string, TimedUnit[]> =>
  Map.groupBy(units.filter(isTimed), (unit) => unit.service)
