import { z } from 'zod'

/** Strict endpoints refuse a schema with limits that they don't enforce; what comes back is checked in full by us. */
const REFUSED = ['maxLength', 'minLength', 'maxItems', 'minItems'] as const

export function toWireSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _draft, ...wire } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const keyword of REFUSED) delete jsonSchema[keyword]
    },
  })
  return wire
}
