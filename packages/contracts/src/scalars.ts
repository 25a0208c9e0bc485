import { z } from 'zod'

export const Id = z.uuid()
/** UTC, ISO 8601. */
export const Timestamp = z.iso.datetime({ offset: true })
/** A probability-like share; shown as a rounded percent. */
export const Share = z.number().min(0).max(1)
export const ApiKey = z.string().min(1).max(200)
/** Calls of the dashboard that also carry the company's key; it must belong to the caller's company. */
export const ApiKeyQuery = z.object({ api_key: ApiKey.optional() })
export type ApiKeyQuery = z.infer<typeof ApiKeyQuery>
/** Nobody's: random ids are never all zeros. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
/** `*_id` of the path. What is no id names nothing, as an unknown one does, so both get one answer. */
export const PathId = z
  .string()
  .meta({ format: 'uuid' })
  .transform((text) => (Id.safeParse(text).success ? text : NO_ID))
export const IdParams = z.object({ id: PathId })
export type IdParams = z.infer<typeof IdParams>

/** Exact up to 10,000; beyond that `value` is 10000 and `more` is true. */
export const Total = z.object({ value: z.number().int().min(0), more: z.boolean() })
export type Total = z.infer<typeof Total>
