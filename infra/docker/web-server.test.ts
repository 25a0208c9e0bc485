import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createServer } from '../../packages/runtime/src/fastify/create-server.ts'
import { createLogger } from '../../packages/runtime/src/logger.ts'
import { createMetricsRegistry } from '../../packages/runtime/src/metrics.ts'

const read = (name: string): string => readFileSync(path.resolve(import.meta.dirname, 'web', name), 'utf8')

/** As nginx sends them: empty ones are left out. */
function headersOfWeb(isTls: boolean): Record<string, string> {
  const variables = { $tls_policy: isTls ? ';upgrade-insecure-requests' : '', $hsts: isTls ? 'max-age=31536000' : '' }
  const lines = [...read('security-headers.conf').matchAll(/^add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)]
  const headers = lines.map(([, name = '', quoted, plain]) => {
    const value = Object.entries(variables).reduce((text, [key, by]) => text.replace(key, by), quoted ?? plain ?? '')
    return [name.toLowerCase(), value] as const
  })
  return Object.fromEntries(headers.filter(([, value]) => value !== ''))
}

/** What belongs to one answer, not to all. */
const ofTheAnswer = new Set(['x-request-id', 'content-type', 'content-length', 'date', 'connection'])

it.each(['http://holdfast.example', 'https://holdfast.example'])(
  'sends the headers of the services: %s',
  async (url) => {
    const logger = createLogger({ name: 'test', level: 'silent' })
    const server = await createServer({ logger, metrics: createMetricsRegistry('test'), publicUrl: url })
    const { headers } = await server.inject({ url: '/health' })
    await server.close()
    const common = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name))
    expect(headersOfWeb(url.startsWith('https'))).toEqual(Object.fromEntries(common))
  },
)

it('repeats them wherever it adds a header of its own, for nginx would drop them there', () => {
  const locations = read('nginx.conf')
    .split(/^ {4}location /m)
    .slice(1)
  const adding = locations.filter((location) => location.includes('add_header'))
  const others = locations.filter((location) => location.includes('include /etc/holdfast/security-headers.conf;'))
  expect(others.length).toBeGreaterThan(2)
  for (const location of adding) expect(location).toContain('include /etc/holdfast/security-headers.conf;')
})

it('logs no address of a request, for its query may hold a key', () => {
  expect(read('common.conf')).toMatch(/^access_log off;$/m)
  for (const configuration of [read('nginx.conf'), read('edge.conf')]) {
    expect(configuration).toContain('include /etc/holdfast/common.conf;')
    expect(configuration).toMatch(/^error_log \/dev\/stderr crit;$/m)
  }
})

it('leaves what a release may change to the web server, so that the edge stays while that is replaced', () => {
  expect(read('edge.conf')).not.toMatch(/api-gateway|security-headers|public-url|\broot /)
  expect(read('edge.conf').match(/(?:http|grpc):\/\/[\w:-]+/g)).toEqual([
    'http://web:8080',
    'http://ingest:4318',
    'grpc://ingest:4317',
  ])
})
