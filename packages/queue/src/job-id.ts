import type { JobSpec } from '@holdfast/contracts/job-spec'

/** The same work has the same id, so that adding it twice while it waits or runs delivers it once. */
export function jobId({ name, id }: Pick<JobSpec, 'name' | 'id'>, payload: unknown): string {
  const fields = new Map(Object.entries(payload ?? {}))
  return [name, ...id.map((field) => String(fields.get(field)))].join('.')
}
