import type { FastifyInstance } from 'fastify'
import { assertShallowJson } from '../assert-shallow-json.ts'

/** Several calls have an empty body, sent with or without a JSON content type; both read as an empty object. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    try {
      assertShallowJson(body.toString())
    } catch (error) {
      return done(error as Error)
    }
    void parseJson(request, body.toString(), done)
  })
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined) request.body ??= {}
  })
}
