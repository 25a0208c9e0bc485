import { describe, expect, it } from 'vitest'
import { digestEvents } from '../../test/analyze-texts.ts'
import { observeWorld } from '../detect/world.ts'
import { mergeDigests } from '../digest/merge-digests.ts'
import { readRecord } from '../read/read-record.ts'
import type { LogEvent } from '../model/log-event.ts'
import { judgeCluster } from './judge-cluster.ts'

const START_MS = Date.UTC(2026, 10, 21, 9)

/** A record as the Collector's k8sobjects receiver makes it: the object as the body, the resource as an attribute. */
function record(second: number, resource: string, body: object, isWatched: boolean): LogEvent {
  const name = (body as { object?: { metadata?: { name?: string } } }).object?.metadata?.name
  const attributes = {
    'k8s.resource.name': resource,
    ...(isWatched && name !== undefined ? { 'event.domain': 'k8s', 'event.name': name } : {}),
  }
  const text = JSON.stringify(body)
  return readRecord({
    ref: { source: 'agent', line: second + 1, offset: second * 1000 },
    body: text,
    text: [text, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join('\n').slice(0, 16_000),
    observedTimeUnixNano: String((START_MS + second * 1000) * 1_000_000),
    resource: { 'k8s.namespace.name': 'shop' },
    attributes,
  })
}

const listed = (second: number, resource: string, object: object): LogEvent => record(second, resource, object, false)
const watched = (second: number, resource: string, type: string, object: object): LogEvent =>
  record(second, resource, { object, type }, true)

const meta = (name: string) => ({ name, namespace: 'shop', uid: `uid-of-${name}`, resourceVersion: '7' })
const service = (targetPort: number) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: meta('cart'),
  spec: { selector: { app: 'cart' }, ports: [{ port: 7070, targetPort, protocol: 'TCP' }] },
})
const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: meta('cart'),
  spec: {
    replicas: 1,
    selector: { matchLabels: { app: 'cart' } },
    template: {
      metadata: { labels: { app: 'cart' } },
      spec: { containers: [{ name: 'cart', ports: [{ containerPort: 7070 }] }] },
    },
  },
  status: { availableReplicas: 1 },
}
const event = (reason: string, message: string, second: number, count = 1) => ({
  apiVersion: 'v1',
  kind: 'Event',
  metadata: meta('cart.17a9'),
  involvedObject: { kind: 'Pod', name: 'cart-7d9f8b6c5-x2x4k', namespace: 'shop' },
  type: 'Warning',
  reason,
  message,
  count,
  lastTimestamp: new Date(START_MS + second * 1000).toISOString(),
})

const judged = (events: readonly LogEvent[]): string[] =>
  judgeCluster(observeWorld(digestEvents(events))).map(({ mechanism, service: name }) => `${name}: ${mechanism}`)

describe('records of the k8sobjects receiver', () => {
  it('are read as manifests are', () => {
    expect(judged([listed(0, 'services', service(7071)), listed(0, 'deployments', deployment)])).toEqual([
      'cart: target-port',
    ])
  })

  it('hold until a later one, whatever the order of batches', () => {
    const wrong = [listed(0, 'services', service(7071)), listed(1, 'deployments', deployment)]
    const mended = [watched(60, 'services', 'MODIFIED', service(7070))]
    expect(judged([...wrong, ...mended])).toEqual([])
    const [a, b] = [digestEvents(wrong), digestEvents(mended)]
    expect(mergeDigests(a, b)).toEqual(mergeDigests(b, a))
    expect(judgeCluster(observeWorld(mergeDigests(b, a)))).toEqual([])
  })

  it('forget what was deleted', () => {
    expect(
      judged([
        listed(0, 'services', service(7071)),
        listed(0, 'deployments', deployment),
        watched(9, 'services', 'DELETED', service(7071)),
      ]),
    ).toEqual([])
  })

  it('are events like those of kubectl, of which the last count holds', () => {
    const message = '0/4 nodes are available: 4 Insufficient cpu.'
    const records = [
      watched(1, 'events', 'ADDED', event('FailedScheduling', message, 1)),
      watched(90, 'events', 'MODIFIED', event('FailedScheduling', message, 90, 4)),
    ]
    expect(judged(records)).toEqual(['cart: insufficient-cpu'])
    const digest = digestEvents(records)
    expect(Object.values(digest.objects?.events ?? {}).map(({ count }) => count)).toEqual([4])
    expect(Object.values(digest.templates).map(({ level, count }) => ({ level, count }))).toEqual([
      { level: 'warn', count: 2 },
    ])
    const late = watched(3000, 'events', 'ADDED', {
      ...event('Pulled', 'Container image is present', 3000),
      type: 'Normal',
    })
    expect(judged([...records, late])).toEqual([])
  })

  it('are no log lines, and whole where what is quoted of them was cut', () => {
    const long = { ...deployment, metadata: { ...meta('cart'), annotations: { note: 'x'.repeat(40_000) } } }
    const digest = digestEvents([listed(0, 'deployments', long), listed(1, 'services', service(7071))])
    expect(digest.templates).toEqual({})
    expect(judgeCluster(observeWorld(digest)).map(({ mechanism }) => mechanism)).toEqual(['target-port'])
  })

  it('leave the audit log of the API server alone', () => {
    const asked = readRecord({
      ref: { source: 'agent', line: 1, offset: 0 },
      body: JSON.stringify({
        kind: 'Event',
        apiVersion: 'audit.k8s.io/v1',
        metadata: { name: 'x' },
        verb: 'delete',
        objectRef: { resource: 'services', name: 'inventory', apiVersion: 'v1' },
      }),
    })
    expect(Object.values(digestEvents([asked]).templates).map(({ count }) => count)).toEqual([1])
  })

  it('leave a log line in JSON alone', () => {
    const line = readRecord({
      ref: { source: 'agent', line: 1, offset: 0 },
      body: JSON.stringify({ level: 'error', kind: 'Pod', message: 'cannot list pods' }),
    })
    expect(Object.values(digestEvents([line]).templates).map(({ count }) => count)).toEqual([1])
  })
})

it('leaves room for the few of one kind beside thousands of another', () => {
  const names = (from: number) =>
    digestEvents(
      Array.from({ length: 700 }, (_, index) =>
        listed(from + index, 'configmaps', {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name: `c${from + index}`, namespace: 'shop' },
        }),
      ),
    )
  const other = digestEvents([listed(0, 'services', service(7071)), listed(0, 'deployments', deployment)])
  const all = mergeDigests(mergeDigests(names(0), names(1000)), other)
  expect(Object.keys(all.objects?.sightings ?? {})).toHaveLength(502)
  expect(all).toEqual(mergeDigests(other, mergeDigests(names(1000), names(0))))
  expect(judgeCluster(observeWorld(all)).map(({ mechanism }) => mechanism)).toEqual(['target-port'])
})

describe('objects of a watch', () => {
  const policy = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: meta('deny-cart'),
    spec: { podSelector: { matchLabels: { app: 'cart' } }, policyTypes: ['Ingress'] },
  }
  const complaint = readRecord({
    ref: { source: 'agent', line: 900, offset: 900_000 },
    body: 'ERROR dial tcp: connect to cart:7070: i/o timeout',
    resource: { 'k8s.deployment.name': 'web' },
    observedTimeUnixNano: String(START_MS * 1_000_000),
  })

  it('tell which network policy keeps callers out', () => {
    const objects = [listed(0, 'networkpolicies', policy), listed(0, 'deployments', deployment)]
    expect(judged([...objects, complaint])).toEqual(['cart: policy-blocks'])
    expect(judged(objects)).toEqual([])
    const open = { ...policy, spec: { ...policy.spec, ingress: [{}] } }
    expect(judged([...objects, watched(5, 'networkpolicies', 'MODIFIED', open), complaint])).toEqual([])
  })

  it('tell a budget that stops a drain', () => {
    const budget = {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: meta('cart'),
      spec: { minAvailable: 1 },
      status: { disruptionsAllowed: 0 },
    }
    const drain = readRecord({
      ref: { source: 'agent', line: 901, offset: 901_000 },
      body: "error when evicting pods: Cannot evict pod as it would violate the pod's disruption budget.",
    })
    expect(judged([listed(0, 'poddisruptionbudgets', budget), drain])).toEqual(['cart: budget-blocks'])
    expect(judged([listed(0, 'poddisruptionbudgets', budget)])).toEqual([])
  })

  it('tell by slices whether a service has endpoints', () => {
    const slice = (ready: boolean) => ({
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { ...meta('cart-x7x2p'), labels: { 'kubernetes.io/service-name': 'cart' } },
      endpoints: ready ? [{ addresses: ['10.1.0.4'], conditions: { ready: true } }] : [],
    })
    const lost = { ...service(7070), spec: { ...service(7070).spec, selector: { app: 'cart-v2' } } }
    const objects = [listed(0, 'services', lost), listed(0, 'deployments', deployment)]
    expect(judged([...objects, listed(0, 'endpointslices', slice(false))])).toEqual(['cart: service-selector'])
    expect(judged([...objects, listed(0, 'endpointslices', slice(true))])).toEqual([])
  })

  it('tell what a controller cannot bring about', () => {
    const release = (status: string) => ({
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: meta('shop'),
      status: { conditions: [{ type: 'Ready', status, reason: 'InstallFailed', message: 'timed out waiting' }] },
    })
    expect(judged([listed(0, 'helmreleases', release('False'))])).toEqual(['shop: managed-fails'])
    expect(judged([listed(0, 'helmreleases', release('True'))])).toEqual([])
  })
})
