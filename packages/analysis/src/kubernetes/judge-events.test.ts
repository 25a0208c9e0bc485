import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { observeWorld } from '../detect/world.ts'
import { judgeCluster } from './judge-cluster.ts'

/** `kubectl get events`, of rows such as '2m Warning FailedCreate replicaset/cart-7d9f8b6c5 Error creating: …'. */
const table = (rows: readonly string[]): string =>
  [
    'LAST SEEN   TYPE      REASON              OBJECT                    MESSAGE',
    ...rows.map((row) => {
      const [age = '', type = '', reason = '', object = '', ...words] = row.split(' ')
      const message = words.join(' ')
      return `${age.padEnd(12)}${type.padEnd(10)}${reason.padEnd(26)}${object.padEnd(60)}${message}`
    }),
    '',
  ].join('\n')

const judged = (rows: readonly string[], logs: Readonly<Record<string, string>> = {}): string[] =>
  judgeCluster(observeWorld(digestEvents(readTexts({ ...logs, 'events.txt': table(rows) })))).map(
    ({ mechanism, service }) => `${service}: ${mechanism}`,
  )

const POD = 'pod/cart-7d9f8b6c5-x2x4k'
const SET = 'replicaset/cart-7d9f8b6c5'
const running = [
  `20m Normal Scheduled ${POD} Successfully assigned shop/cart-7d9f8b6c5-x2x4k to n1`,
  `20m Normal Started ${POD} Started container cart`,
]
const at = (time: string, text: string): string => `2026-11-21T09:${time}Z ${text}`
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('\n')

describe('events without objects', () => {
  it('misses a service account until the set succeeds', () => {
    const refused = `2m Warning FailedCreate ${SET} Error creating: pods "cart-7d9f8b6c5-" is forbidden: error looking up service account shop/cart: serviceaccount "cart" not found`
    expect(judged([refused])).toEqual(['cart: missing-service-account'])
    expect(
      judged([
        refused,
        `2m Normal SuccessfulCreate ${SET} Created pod: cart-7d9f8b6c5-x2x4k`,
        ...running.map((row) => row.replace('20m', '2m')),
      ]),
    ).toEqual([])
  })

  const uncalled = (set: string): string =>
    `2m Warning FailedCreate replicaset/${set}-7d9f8b6c5 Error creating: Internal error occurred: failed calling webhook "check.svc": failed to call webhook: Post "https://guard-svc.guard.svc:443/check": no endpoints available`

  it('holds a webhook that does not answer against its service, once for all that wait for it', () => {
    expect(judged([uncalled('cart'), uncalled('search')])).toEqual(['guard-svc: webhook-fails'])
  })

  it('an image that could not be pulled long ago is still missing while the kubelet waits to try again', () => {
    const unpulled = `22m Warning Failed ${POD} Failed to pull image "shop/cart:v9": shop/cart:v9: not found`
    expect(judged([unpulled])).toEqual([])
    expect(judged([unpulled, `48s Normal BackOff ${POD} Back-off pulling image "shop/cart:v9"`])).toEqual([
      'cart: image-reference',
    ])
  })

  it('finds the scheduler silent, by a pod that nobody has placed', () => {
    const rows = [
      '9m Normal LeaderElection lease/kube-scheduler head_2ead6ef9-c0ca-4161-824a-09f651fe94c3 became leader',
      ...running,
      `3m Normal SuccessfulCreate ${SET} Created pod: cart-7d9f8b6c5-zzzzz`,
    ]
    expect(judged(rows)).toEqual(['head: scheduler-down'])
    expect(
      judged([
        ...rows,
        '3m Normal Scheduled pod/cart-7d9f8b6c5-zzzzz Successfully assigned shop/cart-7d9f8b6c5-zzzzz to n2',
      ]),
    ).toEqual([])
  })

  it.each([
    ['0/4 nodes are available: 1 node(s) were unschedulable, 3 Insufficient memory.', 'insufficient-memory'],
    ['0/4 nodes are available: 4 node(s) had untolerated taint {gpu: }.', 'taint'],
    ["0/4 nodes are available: 4 node(s) didn't match pod anti-affinity rules.", 'pod-anti-affinity'],
    ['0/4 nodes are available: 4 node(s) had volume node affinity conflict.', 'volume-affinity'],
    ['0/4 nodes are available: 4 node(s) were unschedulable.', 'cordon'],
  ])('%s', (message, mechanism) => {
    expect(judged([`40s Warning FailedScheduling ${POD} ${message}`])).toEqual([`cart: ${mechanism}`])
  })

  it('forgets what a pod complained of that was deleted since', () => {
    expect(
      judged([
        `3m Warning FailedScheduling ${POD} 0/4 nodes are available: 4 Insufficient cpu.`,
        `2m Warning FailedScheduling ${POD} skip schedule deleting pod: shop/cart-7d9f8b6c5-x2x4k`,
      ]),
    ).toEqual([])
  })

  it.each([
    [
      'Normal FailedBinding persistentvolumeclaim/cart-data no persistent volumes available for this claim and no storage class is set',
      'claim-unmatched',
    ],
    [
      'Warning ProvisioningFailed persistentvolumeclaim/cart-data storageclass.storage.k8s.io "fast" not found',
      'claim-class',
    ],
    [
      'Warning ProvisioningFailed persistentvolumeclaim/cart-data rpc error: code = DeadlineExceeded',
      'provisioner-fails',
    ],
  ])('claims: %s', (row, mechanism) => {
    expect(judged([`5s ${row}`, ...running])).toEqual([`cart: ${mechanism}`])
    expect(
      judged([
        `5m ${row}`,
        '4m Normal ProvisioningSucceeded persistentvolumeclaim/cart-data Successfully provisioned volume',
      ]),
    ).toEqual([])
  })

  it('tells timing, port and protocol of a probe apart by what it says', () => {
    const probe = (said: string) => [
      `40s Normal Started ${POD} Started container cart`,
      `32s Warning Unhealthy ${POD} Liveness probe failed: ${said}`,
      `30s Normal Killing ${POD} Container cart failed liveness probe, will be restarted`,
    ]
    const timeout = 'Get "http://10.1.0.4:7070/health": context deadline exceeded'
    expect(judged(probe(timeout))).toEqual(['cart: probe-kills-early'])
    expect(judged(probe(timeout).map((row) => row.replace('40s', '8m')))).toEqual(['cart: probe-fails'])
    expect(judged(probe('Get "https://10.1.0.4:7070/": http: server gave HTTP response to HTTPS client'))).toEqual([
      'cart: probe-protocol',
    ])
    const log = { 'cart.log': at('00:01', 'INFO server listening on port 7070') }
    expect(judged(probe('dial tcp 10.1.0.4:7071: connect: connection refused'), log)).toEqual(['cart: probe-port'])
  })

  it('leaves a container alone that is not ready while it starts', () => {
    expect(
      judged([
        `30s Normal Started ${POD} Started container cart`,
        `20s Warning Unhealthy ${POD} Readiness probe failed: HTTP probe failed with statuscode: 503`,
      ]),
    ).toEqual([])
  })

  it('finds a deployment without pods that somebody misses, and no old set of a rollout', () => {
    const down = '4m Normal ScalingReplicaSet deployment/cart Scaled down replica set cart-7d9f8b6c5 to 0 from 1'
    const log = {
      'web.log': repeat(20, (index) => at(`00:${String(index + 10)}`, 'WARN No servers available for service: cart')),
    }
    expect(judged([down], log)).toContain('cart: zero-replicas')
    expect(judged([down])).toEqual([])
    expect(
      judged(['4m Normal ScalingReplicaSet deployment/cart Scaled up replica set cart-85f7d9c6b to 1', down], log),
    ).not.toContain('cart: zero-replicas')
  })
})

describe('logs beside events', () => {
  const looping = [
    `20s Warning BackOff ${POD} Back-off restarting failed container cart in pod cart-7d9f8b6c5-x2x4k_shop(1)`,
  ]
  it.each([
    ["ERROR Access denied for user 'cart'@'10.0.0.7' (using password: YES)", 'database-credentials'],
    ['ERROR Communications link failure: could not connect to mysql', 'database-port'],
    ['ERROR Web server failed to start. Port 8080 was already in use.', 'port-conflict'],
  ])('%s', (line, mechanism) => {
    expect(judged(looping, { 'cart.log': at('00:01', line) })).toEqual([`cart: ${mechanism}`])
    expect(judged(running, { 'cart.log': at('00:01', line) })).toEqual([])
  })

  it('finds the database that has no connection left for all', () => {
    const log = {
      'cart.log': at('00:01', 'ERROR Too many connections'),
      'shop-mysql.log': at('00:00', 'INFO ready for connections'),
    }
    expect(
      judged(
        [
          ...looping,
          ...looping.map((row) =>
            row.replaceAll('cart', 'shop-mysql').replace('BackOff', 'Pulled').replace('Warning', 'Normal'),
          ),
        ],
        log,
      ),
    ).toContain('shop-mysql: database-connections')
  })

  it('tells a DNS that does not answer from a name that does not exist', () => {
    const lookup = (end: string) => ({
      'cart.log': at('00:01', `ERROR dial tcp: lookup pay.shop.svc.cluster.local on 10.96.0.10:53: ${end}`),
    })
    expect(judged(running, lookup('read udp 10.1.0.4:40000->10.96.0.10:53: i/o timeout'))).toEqual(['cart: dns-fails'])
    expect(judged(running, lookup('no such host'))).toEqual([])
  })
})

describe('what callers say', () => {
  const refused = (host: string) =>
    repeat(30, (index) =>
      at(`00:${String(index + 10)}`, `ERROR call failed: dial tcp ${host}: connect: connection refused`),
    )
  const serving = at('00:01', 'INFO server listening on port 7070')

  it('finds a service that leads nowhere by its name, or by the port of an address', () => {
    for (const host of ['cart:7070', '10.96.3.7:7070'])
      expect(judged(running, { 'web.log': refused(host), 'cart.log': serving })).toEqual([
        'cart: service-leads-nowhere',
      ])
  })

  it('finds one that says nothing at all', () => {
    expect(judged(running, { 'web.log': refused('pay:7070') })).toEqual(['pay: service-silent'])
  })

  it('blames the caller of a name that nobody has', () => {
    expect(judged(running, { 'web.log': refused('cart-old:7070'), 'cart.log': serving })).toEqual([
      'web: address-of-nobody',
    ])
  })

  it('lets refusals pass that ended with a rollout, and logs of no cluster', () => {
    const later = `${refused('cart:7070')}\n${at('20:00', 'INFO served')}`
    expect(judged(running, { 'web.log': later, 'cart.log': serving })).toEqual([])
    const texts = { 'web.log': refused('cart:7070'), 'cart.log': serving }
    expect(judgeCluster(observeWorld(digestEvents(readTexts(texts))))).toEqual([])
  })
})

it('reads why kubectl has no log of a container', () => {
  const text = 'Error from server (BadRequest): container "cart" in pod "cart-7d9f8b6c5-x2x4k" is waiting to start: '
  const judge = (reason: string) =>
    judgeCluster(observeWorld(digestEvents(readTexts({ 'cart.log': `${text}${reason}\n` })))).map(
      ({ mechanism }) => mechanism,
    )
  expect(judge('trying and failing to pull image')).toEqual(['image-pull'])
  expect(judge('PodInitializing')).toEqual([])
})

describe('nodes and what keeps pods apart', () => {
  it('finds the node whose pods all stop answering, and no slow pod alone', () => {
    const slow = (index: number) => [
      `30m Normal Scheduled pod/w${index}-7d9f8b6c5-x2x4k Successfully assigned shop/w${index}-7d9f8b6c5-x2x4k to n1`,
      `30m Normal Started pod/w${index}-7d9f8b6c5-x2x4k Started container w`,
      `40s Warning Unhealthy pod/w${index}-7d9f8b6c5-x2x4k Readiness probe failed: Get "http://10.1.0.${index}:80/": context deadline exceeded`,
    ]
    expect(judged([1, 2, 3, 4].flatMap(slow))).toContain('n1: node-slow')
    expect(judged([1, 2].flatMap(slow))).not.toContain('n1: node-slow')
  })

  it('tells what the kernel and the kubelet do for lack of memory', () => {
    expect(
      judged(['40s Warning OOMKilling node/n1 Memory cgroup out of memory: Killed process 4711 (java) total-vm:1kB']),
    ).toEqual(['n1: node-oom'])
    expect(
      judged([
        `40s Warning Evicted ${POD} The node was low on resource: memory. Threshold quantity: 100Mi, available: 40Mi.`,
      ]),
    ).toEqual(['cart: evicted'])
    expect(judged([`40s Normal Evicted ${POD} Evicted pod`])).toEqual([])
  })

  it('finds a node that is not ready, unless somebody drains it', () => {
    expect(judged(['40s Normal NodeNotReady node/n1 Node n1 status is now: NodeNotReady'])).toEqual([
      'n1: kubelet-down',
    ])
    expect(judged(['40s Normal NodeNotReady node/n1 Node is being drained, status is now: NodeNotReady'])).toEqual([])
  })

  it('finds a certificate that is not issued, until it is', () => {
    const failed =
      '2m Warning Failed certificate/web-tls The certificate request has failed to complete and will be retried'
    expect(judged([failed])).toEqual(['web-tls: managed-fails'])
    expect(
      judged([failed, '1m Normal Issuing certificate/web-tls The certificate has been successfully issued']),
    ).toEqual([])
  })
})
