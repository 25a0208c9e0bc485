import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const needed = {
  DATABASE_URL: 'postgres://localhost/holdfast',
  PUBLIC_URL: 'https://holdfast.example',
  ENCRYPTION_KEY: '0'.repeat(64),
}

it('opens the standard ports, unless a port is chosen or switched off', () => {
  expect(readConfig(needed)).toMatchObject({ OTLP_HTTP_PORT: 4318, OTLP_GRPC_PORT: 4317 })
  const config = readConfig({ ...needed, OTLP_HTTP_PORT: 'off', OTLP_GRPC_PORT: '5317' })
  expect([config.OTLP_HTTP_PORT, config.OTLP_GRPC_PORT]).toEqual([undefined, 5317])
})

it.each([
  { name: 'DATABASE_URL', value: 'mysql://x' },
  { name: 'OTLP_GRPC_PORT', value: 'maybe' },
  { name: 'ENCRYPTION_KEY', value: 'short' },
])('names $name when it is wrong', ({ name, value }) => {
  expect(() => readConfig({ ...needed, [name]: value })).toThrow(name)
})
