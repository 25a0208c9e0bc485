import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { expect, it } from 'vitest'
import { authentication } from '../src/identity/authentication.ts'
import { createPasswordHasher } from '../src/identity/password-hasher.ts'
import { createCompany } from './people.ts'
import { jwtSecret, modelSettings, testGateway } from './test-gateway.ts'

const gateway = testGateway()

it('does not start with a route that names no row of the access table', async () => {
  const server = await createServer({
    logger: createLogger({ name: 'test', level: 'silent' }),
    metrics: createMetricsRegistry('test'),
    publicUrl: 'http://localhost',
  })
  const start = server.register(async (app) => {
    await app.register(authentication, {
      database: gateway.database,
      keyRing: gateway.keyRing,
      vault: {
        cipherOf: () => Promise.reject(new Error('unused')),
        unwrap: () => {
          throw new Error('unused')
        },
      },
      passwords: createPasswordHasher({ memoryKib: 64, passes: 1 }),
      stream: { listen: () => () => undefined },
      queue: gateway.queue,
      settings: { publicUrl: 'http://localhost', jwtSecrets: [jwtSecret], operatorEmails: [], supportEmail: undefined },
      models: modelSettings(),
      metrics: gateway.metrics,
      publishedLimits: {},
      now: () => gateway.now(),
    })
    app.get('/api/v1/forgotten', async () => ({}))
  })
  await expect(start).rejects.toThrow('GET /api/v1/forgotten names no row of the access table')
  await server.close()
})

it('publishes every limit of accounts, to everyone', async () => {
  const { status, body } = await gateway.call({ url: '/api/v1/limits' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    auth_per_address: { value: 60, unit: 'per 60 s', description: expect.any(String) },
    failures_per_account: { value: 10, unit: 'per 900 s' },
    resends_per_email: { value: 5, unit: 'per 3600 s' },
    resets_per_email: { value: 5, unit: 'per 3600 s' },
    request_body_bytes: { value: 1_048_576, unit: 'bytes' },
  })
})

it('answers an unknown address of the API alike for everyone', async () => {
  const { token } = await createCompany(gateway)
  for (const who of [{}, { token }]) {
    const { status, body } = await gateway.call({ url: '/api/v1/nothing-here', ...who })
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
})
