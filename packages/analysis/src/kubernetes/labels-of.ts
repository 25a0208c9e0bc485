import type { Workload } from './cluster-view.ts'
import type { CitedFact, ObjectView } from './object-view.ts'

export type Labels = ReadonlyMap<string, CitedFact>

/** The labels that pods of a workload have or would have. */
export function labelsOf(workload: Workload): Labels | null {
  const pods = workload.pods.flatMap((pod) => pod.under('labels'))
  const template = workload.object?.under('template') ?? []
  const selector = workload.object?.under('selector') ?? []
  const all = [...selector, ...template, ...pods]
  return all.length === 0 ? null : new Map(all)
}

export const sameSpace = (a: ObjectView, b: { readonly namespace: string | null }): boolean =>
  a.namespace === null || b.namespace === null || a.namespace === b.namespace
