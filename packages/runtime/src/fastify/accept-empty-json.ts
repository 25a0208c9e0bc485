import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { judgeJson, ordinaryJson } from '../judge-json.ts'

/**
 * Several calls have an empty body, sent with or without a JSON content type; both read as an empty object. What would
 * cost the parser, or whoever walks the result, far more than its bytes is refused before it is parsed.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    if (bytes.length === 0) return done(null, {})
    const excess = judgeJson(bytes, ordinaryJson)
    if (excess !== undefined) return done(new AppError('bad_request', `The body ${excess.text}.`))
    void parseJson(request, bytes.toString(), done)
  })
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined) request.body ??= {}
  })
}
