import { currentWork } from '@holdfast/runtime/current-work'
import { context, type Context, propagation } from '@opentelemetry/api'
import { z } from 'zod'

const Origin = z.object({ request_id: z.string().max(100).optional().catch(undefined) })

/** What goes along with a job beside its payload: the request that caused it and, where traces are kept, its trace. */
export function jobOrigin(active: Context = context.active()): string {
  const carrier: Record<string, string> = {}
  propagation.inject(active, carrier)
  const { requestId } = currentWork()
  return JSON.stringify({ ...carrier, ...(requestId === undefined ? {} : { request_id: requestId }) })
}

/** Of a job that an older version added, or nobody's request caused: undefined. */
export function requestOf(origin: string | undefined): string | undefined {
  try {
    return Origin.parse(JSON.parse(origin ?? '{}')).request_id
  } catch {
    return undefined
  }
}
