import { z } from 'zod'
import type { Access } from '../src/identity/access.ts'
import type { Call, TestGateway } from './test-gateway.ts'

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-access': z.enum(['public', 'member', 'admin', 'operator']).optional(),
        requestBody: z.object({ required: z.boolean().optional() }).optional(),
      }),
    ),
  ),
})

export interface PublishedRoute {
  /** `PATCH /api/v1/team/users/{id}`. */
  readonly name: string
  readonly method: NonNullable<Call['method']>
  readonly path: string
  /** Undefined for the kit's own routes. */
  readonly access: Access | undefined
  readonly takesBody: boolean
  readonly parameters: string[]
}

/** Every route of the OpenAPI document. */
export async function routesOf(gateway: TestGateway): Promise<PublishedRoute[]> {
  const { body } = await gateway.call({ url: '/api/v1/openapi.json' })
  return Object.entries(Document.parse(body).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = z.enum(['GET', 'POST', 'PATCH', 'DELETE']).parse(verb.toUpperCase())
      return {
        name: `${method} ${path}`,
        method,
        path,
        access: operation['x-access'],
        takesBody: operation.requestBody !== undefined,
        parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      }
    }),
  )
}
