import type { JobSpec } from '@holdfast/contracts/jobs'
import type { z } from 'zod'

/** The same work has the same id, so that adding it twice while it waits or runs delivers it once. */
export function jobId<Spec extends JobSpec>(spec: Spec, payload: z.output<Spec['payload']>): string {
  const fields: Record<string, unknown> = { ...(payload as object) }
  const ids = Object.keys(fields)
    .toSorted()
    .map((name) => String(fields[name]))
  return [spec.name, ...ids].join('.')
}
