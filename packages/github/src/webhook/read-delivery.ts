import { z } from 'zod'

const Payload = z.object({
  ref: z.string().max(500).optional(),
  after: z.string().max(64).optional(),
  repository: z.object({ id: z.number().int().nonnegative(), default_branch: z.string().optional() }).optional(),
})

export interface Delivery {
  readonly hostId: number
  /** Of a push to the default branch. */
  readonly headSha: string | null
}

/** Undefined for what concerns no repository (a ping of the app, an installation) or is not JSON. */
export function readDelivery(body: string): Delivery | undefined {
  let content: unknown
  try {
    content = JSON.parse(body)
  } catch {
    return undefined
  }
  const { success, data } = Payload.safeParse(content)
  if (!success || !data.repository) return undefined
  const isDefault = data.ref === `refs/heads/${data.repository.default_branch ?? 'main'}`
  return { hostId: data.repository.id, headSha: isDefault ? (data.after ?? null) : null }
}
