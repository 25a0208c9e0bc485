import type { TracedOperation } from '@holdfast/contracts/traces'

export const SORTS = ['operation', 'calls', 'errors', 'p50', 'p99'] as const
export type OperationSort = (typeof SORTS)[number]

export interface OperationOrder {
  readonly sort: OperationSort
  readonly isAscending: boolean
}

/** Numbers begin with the largest, names with the first. */
export const firstOrderOf = (sort: OperationSort): OperationOrder => ({ sort, isAscending: sort === 'operation' })

const nameOf = ({ service, name }: TracedOperation) => `${service} ${name}`
const VALUES: Record<Exclude<OperationSort, 'operation'>, (operation: TracedOperation) => number> = {
  calls: ({ calls_per_minute }) => calls_per_minute,
  errors: ({ error_share }) => error_share,
  p50: ({ p50_ms }) => p50_ms ?? -1,
  p99: ({ p99_ms }) => p99_ms ?? -1,
}

const byName = (a: TracedOperation, b: TracedOperation) => nameOf(a).localeCompare(nameOf(b))

export function sortOperations(
  operations: readonly TracedOperation[],
  { sort, isAscending }: OperationOrder,
): TracedOperation[] {
  const sign = isAscending ? 1 : -1
  return operations.toSorted((a, b) =>
    sort === 'operation' ? sign * byName(a, b) : sign * (VALUES[sort](a) - VALUES[sort](b)) || byName(a, b),
  )
}

/** Those of the service, if one is chosen, in which every typed word occurs. */
export function findOperations(
  operations: readonly TracedOperation[],
  { q, service }: { readonly q: string; readonly service: string | null },
): TracedOperation[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter((operation) => {
    const text = nameOf(operation).toLowerCase()
    return (service === null || operation.service === service) && words.every((word) => text.includes(word))
  })
}
