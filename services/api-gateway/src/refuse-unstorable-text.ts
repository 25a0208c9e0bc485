import { AppError } from '@holdfast/runtime/app-error'
import fastifyPlugin from 'fastify-plugin'

/** Postgres stores neither U+0000 nor half a surrogate pair; a name with one is refused before it is a server error. */
export const refuseUnstorableText = fastifyPlugin(async (app) => {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) {
      const field = findUnstorable(part, '')
      if (field !== undefined) {
        throw new AppError('validation_failed', `${field || 'request'}: contains characters that cannot be stored`)
      }
    }
  })
})

/** The path of the first such text, or undefined. */
function findUnstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  // Bytes are no text yet, and listing them one by one would take a hundred times their room.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = findUnstorable(member, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
