import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { nameOfSource, ServiceNamer, withoutInstance } from './service-namer.ts'

describe('a source', () => {
  it.each([
    ['/var/log/orders.log', 'orders'],
    ['C:\\logs\\billing.2026-01-02.log', 'billing'],
    ['java-api-checker-2lhkn.log', 'java-api-checker'],
    ['gateway-0.log', 'gateway'],
    ['logs/gateway.previous.log', 'gateway'],
    ['catalog-6d9f7c8b5d-x2kqp', 'catalog'],
    ['/srv/edge-7/error.log', 'edge'],
    ['/var/log/server.log', null],
    ['-', null],
    ['agent:agent-4q531r-mh2x9k', null],
    ['0191b2c3-aaaa-7bbb-8ccc-0123456789ab', null],
  ])('%s speaks for %s', (source, service) => expect(nameOfSource(source)).toBe(service))
})

describe('a pod', () => {
  it.each([
    ['web-7b9d5c6f4-abcde', 'web-7b9d5c6f4-abcde'],
    ['web-7b9d5c6f4-x2kqp', 'web'],
    ['postgres-0', 'postgres'],
    ['user-service', 'user-service'],
  ])('%s is an instance of %s', (pod, service) => expect(withoutInstance(pod)).toBe(service))
})

it('takes no part of a sentence for a speaker', () => {
  const lines = ['Signing started', 'Issued by: Example CA', 'Issued to: Example Ltd', 'Runner version: 2.3'].map(
    (line, index) => `2026-04-05T16:58:3${index}.000Z ${line}`,
  )
  const namer = new ServiceNamer()
  const names = readTexts({ 'release.log': lines.join('\n') }).map((event) => namer.nameOf(event))
  expect(new Set(names)).toEqual(new Set(['release']))
})

it('tells machines apart by their folders, and takes the address in a file for the machine', () => {
  const line = '2026-04-05T16:58:30.000Z ERROR cannot bind\n'
  const events = readTexts({ 'edge-1/error.log': line, 'edge-2/error.log': line, 'ip-10-1-22-33.flowd.log': line })
  const namer = new ServiceNamer()
  expect(events.map((event) => [namer.nameOf(event), event.entities.host])).toEqual([
    ['edge-1', undefined],
    ['edge-2', undefined],
    ['flowd', 'ip-10-1-22-33'],
  ])
})

it('takes the thread beside a class for no speaker', () => {
  const [event] = readTexts({ 'app.log': '2026-04-05T16:58:30Z pid=4 tid=kxqz class=MailJob INFO: sent' })
  expect(event && new ServiceNamer().nameOf(event)).toBeNull()
})
