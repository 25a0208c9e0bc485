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
  const [, page = ''] = read('nginx.conf').split('listen 8080')
  const [dashboard = ''] = page.split('listen 4318')
  const locations = dashboard.split(/^ {4}location /m).slice(1)
  const adding = locations.filter((location) => location.includes('add_header'))
  expect(adding.length).toBeGreaterThan(2)
  for (const location of adding) expect(location).toContain('include /etc/holdfast/security-headers.conf;')
})

it('logs no address of a request, for its query may hold a key', () => {
  const configuration = read('nginx.conf')
  expect(configuration).toMatch(/^ {2}access_log off;$/m)
  expect(configuration).toMatch(/^error_log \/dev\/stderr crit;$/m)
})
