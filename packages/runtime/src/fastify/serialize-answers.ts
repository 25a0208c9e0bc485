import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { $ZodType } from 'zod/v4/core'
import { fitsAsItIs } from './fits-as-it-is.ts'

/**
 * Never sends an answer that breaks its schema. One that is as the schema says goes out as it is; any other goes through
 * zod, which leaves out what is not in the contract, or says what is wrong.
 */
export const serializeAnswers: FastifySerializerCompiler<unknown> = (route) => {
  const throughZod = serializerCompiler(route as Parameters<typeof serializerCompiler>[0])
  const fits = route.schema instanceof $ZodType ? fitsAsItIs(route.schema) : undefined
  return fits ? (data) => (fits(data) ? JSON.stringify(data) : throughZod(data)) : throughZod
}
