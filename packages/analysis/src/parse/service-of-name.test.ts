import { expect, it } from 'vitest'
import { hostOfName, serviceOfName, withoutMark } from './service-of-name.ts'

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
  ['ticket-notes.txt', undefined],
  ['error_log', undefined],
  ['2024-03-12.log', undefined],
  ['pm2-out.log', 'pm2'],
  ['log-shipper.log', 'log-shipper'],
  ['till-gc.log', 'till'],
  ['admin-console.log', 'admin-console'],
  ['log.nmbd', 'nmbd'],
  ['broker@shelf-3.log', 'broker@shelf-3'],
  ['714-unit_tests.txt', 'unit_tests'],
  ['edge-7/error.log', 'edge-7'],
  ['web/pg-2/server.log.1', 'pg-2'],
  ['solr/2024-03-12.log', 'solr'],
  ['edge-7/nginx.log', 'nginx'],
  ['var/error.log', undefined],
  ['Nodes/system.log', undefined],
  ['2024-03-12/error.log', undefined],
  ['OPS-4711/error.log', undefined],
  ['b81f03ac-77aa/error.log', undefined],
  ['cni-agent/ip-10-1-22-33.flowd.log', 'flowd'],
  ['flowd-10.1.22.33.log', 'flowd'],
  ['cni-agent/ip-10-1-22-33.log', 'cni-agent'],
  ['ip-10-1-22-33.eu-west-1.compute.internal/messages', 'ip-10-1-22-33'],
])('%s speaks of %s', (name, service) => {
  expect(serviceOfName(name)).toBe(service)
})

it.each([
  ['cni-agent/ip-10-1-22-33.flowd.log', 'ip-10-1-22-33'],
  ['10.1.22.33/flowd.log', '10.1.22.33'],
  ['flowd-2024.01.02.log', undefined],
])('%s is of the machine %s', (name, host) => {
  expect(hostOfName(name)).toBe(host)
})

it.each([
  ['claims-portal/a91c', 'claims-portal'],
  ['queue-exporter/0c', 'queue-exporter'],
  ['claims-ingest/3f2a9c417b0d4e5f8a6b7c8d9e0f1a2b', 'claims-ingest'],
  ['argocd/redis', 'argocd/redis'],
  ['plant/decade', 'plant/decade'],
])('%s is a task of %s', (name, service) => {
  expect(withoutMark(name)).toBe(service)
})
