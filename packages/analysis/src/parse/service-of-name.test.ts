import { expect, it } from 'vitest'
import { serviceOfName } from './service-of-name.ts'

it.each([
  ['logs/postgres.log', 'postgres'],
  ['api.log.1', 'api'],
  ['/var/log/nginx-access.log', 'nginx'],
  ['nginx_error.log.2.gz', 'nginx'],
  ['checkout-2024-03-12.log', 'checkout'],
  ['C:\\logs\\billing.txt', 'billing'],
  ['cart-7d9f8b6c5d-x2x4z.log', 'cart'],
  ['report-job-4t7xk', 'report-job'],
  ['gateway-0.log', 'gateway-0'],
  ['app.log', undefined],
  ['stdout', undefined],
  ['error_log', undefined],
  ['2024-03-12.log', undefined],
])('%s speaks of %s', (name, service) => {
  expect(serviceOfName(name)).toBe(service)
})
