import { afterAll, beforeEach, expect, it } from 'vitest'
import { recordSpans } from '../test/record-spans.ts'
import { createServer } from './fastify/create-server.ts'
import { createLogger } from './logger.ts'
import { createMetricsRegistry } from './metrics.ts'
import { withSpan } from './with-span.ts'

// One for the file: a tracer stays with the first SDK that it finds.
const recording = recordSpans()
beforeEach(() => {
  recording.spans.length = 0
})
afterAll(() => recording.stop())

it('reports what was done, and passes its result on', async () => {
  expect(await withSpan('add', { attributes: { count: 2 } }, async () => 1 + 1)).toBe(2)
  expect(recording.spans).toEqual([{ name: 'add', attributes: { count: 2 }, status: { code: 0 }, hasEnded: true }])
})

it('reports a failure without its secrets, and throws it on', async () => {
  const failure = new Error('GET https://host/?api_key=hf_supersecretkey failed')
  const attempt = withSpan('get', {}, () => Promise.reject(failure))
  await expect(attempt).rejects.toBe(failure)
  expect(recording.spans).toMatchObject([
    { status: { code: 2, message: expect.stringContaining('failed') }, hasEnded: true },
  ])
  expect(JSON.stringify(recording.spans)).not.toContain('supersecret')
})

it("reports each request under its route's pattern alone", async () => {
  const logger = createLogger({ name: 'test', level: 'silent' })
  const app = await createServer({ logger, metrics: createMetricsRegistry('test'), publicUrl: 'http://localhost' })
  app.get('/things/:id', async () => ({}))
  await app.inject({ url: '/things/7?api_key=hf_supersecretkey' })
  await app.close()
  expect(recording.spans).toMatchObject([
    {
      name: 'GET /things/:id',
      attributes: { 'http.route': '/things/:id', 'http.response.status_code': 200 },
      hasEnded: true,
    },
  ])
  expect(JSON.stringify(recording.spans)).not.toContain('supersecret')
})
