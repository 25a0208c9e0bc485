import type { FoldedCounts, NumericSeries, TemplateSummary } from '../model/digest.ts'
import { unitKey } from './accumulate-unit.ts'
import { mergeUnits } from './merge-units.ts'
import { SmallestNames } from './smallest-names.ts'
import { sortByKey } from './sort-by-key.ts'

/** Log text makes these up, and detection compares what is left with each other. */
export const MAX_SERVICES = 300
export const MAX_SUBJECTS = 500
export const MAX_UNITS = 20_000
export const MAX_SERIES = 1_000

export const NOTHING_FOLDED: FoldedCounts = { services: 0, subjects: 0, units: 0, series: 0, texts: 0, samples: 0 }

/** Nothing is said where nothing was left out. */
export function sayFolded(counts: readonly (FoldedCounts | undefined)[]): { folded?: FoldedCounts } {
  const sum = (name: keyof FoldedCounts) => counts.reduce((all, count) => all + (count?.[name] ?? 0), 0)
  const folded = {
    services: sum('services'),
    subjects: sum('subjects'),
    units: sum('units'),
    series: sum('series'),
    texts: sum('texts'),
    samples: sum('samples'),
  }
  return Object.values(folded).some((count) => count > 0) ? { folded } : {}
}

type Units = Readonly<Record<string, TemplateSummary>>

interface Capped {
  readonly templates: Units
  /** Events. */
  readonly folded: FoldedCounts
}

/** Events of services and subjects beyond the bounds stay, under no service and no subject. */
export function capUnits(given: Units): Capped {
  const units = Object.values(given)
  const services = smallestOf(MAX_SERVICES, units, ({ service }) => service)
  const subjects = smallestOf(MAX_SUBJECTS, units, ({ subject }) => subject)
  if (!services && !subjects && units.length <= MAX_UNITS) return { templates: given, folded: NOTHING_FOLDED }
  const folded = { ...NOTHING_FOLDED }
  const merged = mergeByKey(
    units.map((unit) => {
      const isOfService = unit.service === null || services?.has(unit.service) !== false
      const isOnSubject = unit.subject === null || subjects?.has(unit.subject) !== false
      if (!isOfService) folded.services += unit.count
      if (!isOnSubject) folded.subjects += unit.count
      if (isOfService && isOnSubject) return unit
      return { ...unit, service: isOfService ? unit.service : null, subject: isOnSubject ? unit.subject : null }
    }),
  )
  const kept = smallestOf(MAX_UNITS, Object.entries(merged), ([key]) => key)
  if (!kept) return { templates: sortByKey(merged), folded }
  const left = Object.entries(merged).map(([key, unit]) => {
    if (kept.has(key) || unit.templateId === OTHER_TEMPLATE.templateId) return unit
    folded.units += unit.count
    return { ...unit, ...OTHER_TEMPLATE }
  })
  return { templates: sortByKey(mergeByKey(left)), folded }
}

export const OTHER_TEMPLATE = { templateId: 'other', text: '<*>', subject: null, exceptionType: null }

export function capSeries(given: Readonly<Record<string, NumericSeries>>): {
  series: Readonly<Record<string, NumericSeries>>
  folded: FoldedCounts
} {
  const kept = smallestOf(MAX_SERIES, Object.keys(given), (key) => key)
  if (!kept) return { series: given, folded: NOTHING_FOLDED }
  const entries = Object.entries(given)
  const out = entries.filter(([key]) => !kept.has(key)).reduce((sum, [, { count }]) => sum + count, 0)
  return {
    series: Object.fromEntries(entries.filter(([key]) => kept.has(key))),
    folded: { ...NOTHING_FOLDED, series: out },
  }
}

/** Undefined where nothing has to be left out. */
function smallestOf<T>(
  limit: number,
  items: readonly T[],
  nameOf: (item: T) => string | null,
): SmallestNames | undefined {
  const names = new Set(items.map(nameOf).filter((name) => name !== null))
  if (names.size <= limit) return undefined
  const smallest = new SmallestNames(limit)
  for (const name of names) smallest.admit(name)
  smallest.shrink()
  return smallest
}

/** One of many, by halves: one after the other would copy what was merged before for each. */
function mergeAll(units: readonly TemplateSummary[]): readonly TemplateSummary[] {
  if (units.length <= 1) return units
  return mergeAll(
    units.flatMap((unit, at) => {
      const next = units[at + 1]
      return at % 2 === 1 ? [] : [next ? mergeUnits(unit, next) : unit]
    }),
  )
}

function mergeByKey(units: readonly TemplateSummary[]): Record<string, TemplateSummary> {
  const groups = Map.groupBy(units, unitKey)
  return Object.fromEntries([...groups].flatMap(([key, group]) => mergeAll(group).map((unit) => [key, unit])))
}
