import { describe, expect, it } from 'vitest'
import { readCloudEvent } from './read-cloud-event.ts'

const event = { specversion: '1.0', id: '17', source: '/ci/shop', type: 'com.example.deployed' } as const

describe('a CloudEvent', () => {
  it('of CDEvents says by its subject what was deployed, and by its artifact which version', () => {
    const read = readCloudEvent({
      ...event,
      type: 'dev.cdevents.service.deployed.0.1.1',
      time: '2026-03-03T08:00:00Z',
      data: {
        subject: { id: 'checkout', content: { artifactId: 'pkg:oci/checkout@v2.41.0' } },
      },
    })
    expect(read).toEqual({
      kind: 'deploy',
      service: 'checkout',
      version: 'v2.41.0',
      at: '2026-03-03T08:00:00Z',
      id: '/ci/shop 17',
    })
  })

  it('is about the last part of its subject where its data names nothing', () => {
    const read = readCloudEvent({ ...event, type: 'flag.changed', subject: '/namespaces/shop/configmaps/cart' })
    expect(read).toMatchObject({ kind: 'configuration', service: 'cart' })
  })

  it.each([
    ['com.github.release.published', 'deploy'],
    ['app.scaled', 'scaling'],
    ['pod.restarted', 'restart'],
    ['topic.deleted', 'deletion'],
    ['nightly.backup.started', 'job'],
  ])('of type %s is a %s', (type, kind) => expect(readCloudEvent({ ...event, type }).kind).toBe(kind))

  it('may name its kind, and must where its type names none', () => {
    expect(readCloudEvent({ ...event, type: 'x.y', data: { kind: 'scaling' } }).kind).toBe('scaling')
    expect(() => readCloudEvent({ ...event, type: 'x.y' })).toThrow("'x.y' names no kind of change")
    expect(() => readCloudEvent({ ...event, data: { url: 'javascript:alert(1)' } })).toThrow('data.url')
  })
})
