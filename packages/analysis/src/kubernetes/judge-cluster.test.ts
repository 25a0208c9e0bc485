import { describe, expect, it } from 'vitest'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { createDigester } from '../digest/create-digester.ts'
import { mergeDigests } from '../digest/merge-digests.ts'
import { observeWorld } from '../detect/world.ts'
import type { Digest } from '../model/digest.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { judgeCluster } from './judge-cluster.ts'

function digestOf(texts: Readonly<Record<string, string>>): Digest {
  const digester = createDigester()
  for (const [name, text] of Object.entries(texts)) {
    const reader = createSourceReader(newSourceProfile(name, { name }))
    for (const event of [...reader.push(text), ...reader.end()]) digester.add(event)
  }
  return digester.finish()
}

const judged = (texts: Readonly<Record<string, string>>): string[] =>
  judgeCluster(observeWorld(digestOf(texts))).map(({ mechanism, service }) => `${service}: ${mechanism}`)

interface PodText {
  readonly name?: string
  readonly node?: string
  readonly status?: string
  readonly state?: string
  readonly ready?: boolean
  readonly more?: string
  readonly volumes?: string
  readonly selector?: string
  readonly events?: readonly string[]
}

/** A pod as `kubectl describe pods` prints it. */
const pod = ({
  name = 'cart-7d9f8b6c5-x2x4k',
  node = 'n1/10.0.0.1',
  status = 'Running',
  state = 'Running',
  ready = false,
  more = '',
  volumes = '',
  selector = '<none>',
  events = [],
}: PodText): string => `Name:             ${name}
Namespace:        shop
Service Account:  default
Node:             ${node}
Labels:           app=cart
Status:           ${status}
Controlled By:    ReplicaSet/cart-7d9f8b6c5
Containers:
  cart:
    Image:          registry.example/cart:1.4
    Port:           7070/TCP
    Host Port:      0/TCP
    State:          ${state}
    Ready:          ${ready ? 'True' : 'False'}
    Restart Count:  0
    Limits:
      memory:  128Mi
    Requests:
      cpu:     200m
${more}
Conditions:
  Type              Status
  Ready             ${ready ? 'True' : 'False'}
  PodScheduled      True
Volumes:
${volumes}
Node-Selectors:              ${selector}
Tolerations:                 <none>
Events:
  Type     Reason            Age   From               Message
  ----     ------            ----  ----               -------
${events.map((event) => `  ${event}`).join('\n')}
`

const waiting = (message: string, more: PodText = {}): string =>
  pod({
    ...more,
    node: '<none>',
    status: 'Pending',
    events: [`Warning  FailedScheduling  30s   default-scheduler  0/3 nodes are available: ${message}.`],
  })

const failed = (message: string, state: string, reason = 'Failed'): string =>
  pod({
    status: 'Pending',
    state: `Waiting\n      Reason:       ${state}`,
    events: [`Warning  ${reason}  20s (x3 over 1m)  kubelet  ${message}`],
  })

const service = (
  name: string,
  { selector = 'app=cart', port = '7070', target = '7070', protocol = 'TCP', endpoints = '10.1.0.4:7070' } = {},
): string => `Name:                     ${name}
Namespace:                shop
Labels:                   app=${name}
Annotations:              <none>
Selector:                 ${selector}
Type:                     ClusterIP
IP:                       10.2.0.${name.length}
Port:                     grpc  ${port}/${protocol}
TargetPort:               ${target}/${protocol}
Endpoints:                ${endpoints}
Session Affinity:         None
Events:                   <none>
`

const claim = (more: string): string => `Name:          data
Namespace:     shop
StorageClass:  ${more}
Status:        Pending
Volume:        
Labels:        <none>
Capacity:      
Access Modes:  
VolumeMode:    Filesystem
Used By:       cart-7d9f8b6c5-x2x4k
Events:        <none>
`

const volume = ({ status = 'Available', holder = '', modes = 'RWO', kind = '' }): string => `Name:            disk-1
Labels:          <none>
Annotations:     <none>
StorageClass:    ${kind}
Status:          ${status}
Claim:           ${holder}
Reclaim Policy:  Retain
Access Modes:    ${modes}
VolumeMode:      Filesystem
Capacity:        1Gi
Events:          <none>
`

const probes = (liveness: string, readiness: string): string => `    Liveness:   ${liveness}
    Readiness:  ${readiness}`
const GRPC = 'grpc <pod>:7070  delay=5s timeout=1s period=10s #success=1 #failure=3'
const unhealthy = (message: string): string => `Warning  Unhealthy  4s (x9 over 80s)  kubelet  ${message}`
const KILLING = 'Normal   Killing    4s (x3 over 61s)  kubelet  Container cart failed liveness probe, will be restarted'
const unbound = waiting('pod has unbound immediate PersistentVolumeClaims', {
  volumes: '  data:\n    Type:       PersistentVolumeClaim (a reference)\n    ClaimName:  data',
})

describe('scheduling', () => {
  it.each([
    ['1 node(s) were unschedulable, 2 Insufficient cpu', 'insufficient-cpu'],
    ['3 Insufficient memory', 'insufficient-memory'],
    ['3 node(s) were unschedulable', 'cordon'],
    [
      '1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 2 node(s) had untolerated taint {gpu: yes}',
      'taint',
    ],
    ["3 node(s) didn't match Pod's node affinity/selector", 'node-affinity'],
    ["3 node(s) didn't match pod anti-affinity rules", 'pod-anti-affinity'],
    ["3 node(s) didn't match pod affinity rules", 'pod-affinity'],
    ["3 node(s) didn't match pod topology spread constraints", 'topology-spread'],
    ["3 node(s) didn't have free ports for the requested pod ports", 'host-port'],
    ['3 node(s) had volume node affinity conflict', 'volume-affinity'],
    ['3 Too many pods', 'too-many-pods'],
    ['3 Insufficient nvidia.com/gpu', 'insufficient-other'],
  ])('%s', (message, mechanism) => {
    expect(judged({ pods: waiting(message) })).toEqual([`cart: ${mechanism}`])
  })

  it('names the selector that no node matches', () => {
    expect(
      judged({ pods: waiting("3 node(s) didn't match Pod's node affinity/selector", { selector: 'disk=ssd' }) }),
    ).toEqual(['cart: node-selector'])
  })

  it('finds the scheduler silent', () => {
    expect(judged({ pods: pod({ node: '<none>', status: 'Pending', state: 'Waiting' }) })).toEqual([
      'kube-scheduler: scheduler-down',
    ])
  })
})

describe('claims', () => {
  it.each([
    [
      'class',
      claim('fast'),
      'NAME       PROVISIONER            RECLAIMPOLICY   AGE\nstandard   example.org/standard   Delete          3d\n',
      'claim-class',
    ],
    ['mode', claim(''), volume({ modes: 'ROX' }), 'claim-mode'],
    ['size or labels', claim(''), volume({}), 'claim-size-or-selector'],
    ['taken', claim(''), volume({ status: 'Bound', holder: 'shop/other' }), 'volume-taken'],
  ])('%s', (_, text, other, mechanism) => {
    expect(judged({ pods: unbound, claims: text, others: other })).toEqual([`cart: ${mechanism}`])
  })
})

describe('start', () => {
  it.each([
    ['Failed to pull image "registry.example/cart:1.4": not found', 'ImagePullBackOff', 'image-reference'],
    [
      'Failed to pull image "registry.example/cart:1.4": dial tcp: lookup registry.example: no such host',
      'ErrImagePull',
      'image-registry-dns',
    ],
    [
      'Failed to pull image "registry.example/cart:1.4": failed to authorize: 401 Unauthorized',
      'ErrImagePull',
      'image-secret',
    ],
    ['Failed to pull image "registry.example/cart:1.4": toomanyrequests', 'ErrImagePull', 'image-rate-limit'],
    ['Error: secret "cart-db" not found', 'CreateContainerConfigError', 'missing-secret'],
    ['Error: configmap "cart-settings" not found', 'CreateContainerConfigError', 'missing-config-map'],
    ["Error: couldn't find key user in Secret shop/cart-db", 'CreateContainerConfigError', 'missing-key'],
    ['Error: container has runAsNonRoot and image will run as root', 'CreateContainerConfigError', 'run-as-root'],
    [
      'Error: failed to create containerd task: exec: "/srv/cart": no such file or directory',
      'RunContainerError',
      'wrong-command',
    ],
  ])('%s', (message, state, mechanism) => {
    expect(judged({ pods: failed(message, state) })).toEqual([`cart: ${mechanism}`])
  })
})

describe('probes', () => {
  it.each([
    [
      'port',
      probes('grpc <pod>:7071  delay=5s timeout=1s period=10s #success=1 #failure=3', GRPC),
      [unhealthy('Liveness probe failed: connection refused'), KILLING],
      'probe-port',
    ],
    [
      'protocol',
      probes('http-get http://:7070/ delay=5s timeout=1s period=10s #success=1 #failure=3', GRPC),
      [
        unhealthy(
          'Liveness probe failed: Get "http://10.1.0.4:7070/": net/http: HTTP/1.x transport connection broken: malformed HTTP response',
        ),
        KILLING,
      ],
      'probe-protocol',
    ],
    [
      'timing',
      probes('grpc <pod>:7070  delay=1s timeout=1s period=1s #success=1 #failure=1', GRPC),
      [unhealthy('Liveness probe failed: timeout'), KILLING],
      'probe-timing',
    ],
    [
      'readiness',
      probes(GRPC, 'tcp-socket :7071 delay=5s timeout=1s period=10s #success=1 #failure=3'),
      [unhealthy('Readiness probe failed: dial tcp 10.1.0.4:7071: connect: connection refused')],
      'probe-port',
    ],
  ])('%s', (_, more, events, mechanism) => {
    expect(judged({ pods: pod({ more, events }) })).toEqual([`cart: ${mechanism}`])
  })
})

describe('running', () => {
  it('finds a container that outgrew its memory', () => {
    expect(
      judged({
        pods: pod({
          state:
            'Waiting\n      Reason:       CrashLoopBackOff\n    Last State:     Terminated\n      Reason:       OOMKilled\n      Exit Code:    137',
        }),
      }),
    ).toEqual(['cart: oom-killed'])
  })
})

describe('routing', () => {
  const others = service('stock', { selector: '<none>', port: '9000', target: '9000' })
  it.each([
    ['selector', { selector: 'app=cart-v2', endpoints: '' }, 'service-selector'],
    ['target port', { target: '7071' }, 'target-port'],
    ['protocol', { protocol: 'UDP' }, 'service-protocol'],
  ])('%s', (_, wrong, mechanism) => {
    expect(judged({ pods: pod({ ready: true }), services: service('cart', wrong) + others })).toEqual([
      `cart: ${mechanism}`,
    ])
  })

  it.each([
    ['STOCK_ADDR:  stock:9001', 'address-port'],
    ['STOCK_ADDR:  stocks:9000', 'address-unknown'],
  ])('%s', (variable, mechanism) => {
    const more = `    Environment:\n      ${variable}`
    expect(judged({ pods: pod({ more }), services: service('cart') + others })).toContain(`cart: ${mechanism}`)
  })

  it('leaves an address alone that nobody misses', () => {
    const more = '    Environment:\n      STOCK_ADDR:  stocks:9000'
    expect(judged({ pods: pod({ ready: true, more }), services: service('cart') + others })).toEqual([])
  })
})

describe('admission and nodes', () => {
  const EVENTS = 'LAST SEEN   TYPE      REASON         OBJECT                       MESSAGE\n'
  it.each([
    [
      'exceeded quota: compute, requested: requests.cpu=1, used: requests.cpu=10, limited: requests.cpu=10',
      'quota-cpu',
    ],
    ['exceeded quota: compute, requested: pods=1, used: pods=10, limited: pods=10', 'quota-pods'],
  ])('%s', (message, mechanism) => {
    const events = `${EVENTS}30s         Warning   FailedCreate   replicaset/cart-7d9f8b6c5    Error creating: pods "cart-7d9f8b6c5-" is forbidden: ${message}\n`
    expect(judged({ events })).toEqual([`the namespace: ${mechanism}`])
  })

  it('misses a service account', () => {
    const events = `${EVENTS}30s         Warning   FailedCreate   replicaset/cart-7d9f8b6c5    Error creating: pods "cart-" is forbidden: error looking up service account shop/cart: serviceaccount "cart" not found\n`
    expect(judged({ events })).toEqual(['cart: missing-service-account'])
  })

  it('tells a kubelet from a runtime', () => {
    const nodes = (runtime: string): string =>
      `NAME   STATUS     ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\nn1     NotReady   <none>   3d    v1.31.2   10.0.0.1      <none>        Linux      6.1              ${runtime}\n`
    expect(judged({ nodes: nodes('containerd://1.7.2') })).toEqual(['n1: kubelet-down'])
    expect(judged({ nodes: nodes('containerd://Unknown') })).toEqual(['n1: runtime-down'])
  })
})

describe('a finding', () => {
  const [finding] = analyzeDigest(
    digestOf({ 'pods.txt': failed('Error: secret "cart-db" not found', 'CreateContainerConfigError') }),
  )

  it('cites the line verbatim', () => {
    const line = failed('Error: secret "cart-db" not found', 'CreateContainerConfigError').split('\n')
    expect(finding?.title).toContain('cart: secret cart-db missing')
    for (const { ref, raw } of finding?.evidence ?? []) expect(line[ref.line - 1]).toBe(raw)
  })

  it('is the same however digests were merged', () => {
    const a = digestOf({ a: service('cart') })
    const b = digestOf({ b: pod({}) })
    expect(JSON.stringify(mergeDigests(a, b))).toBe(JSON.stringify(mergeDigests(b, a)))
  })
})

describe('manifests', () => {
  const manifest = {
    apiVersion: 'v1',
    kind: 'List',
    items: [
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'cart', namespace: 'shop' },
        spec: { selector: { app: 'cart' }, ports: [{ port: 7070, targetPort: 7071 }] },
      },
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'cart', namespace: 'shop' },
        spec: {
          replicas: 1,
          selector: { matchLabels: { app: 'cart' } },
          template: {
            metadata: { labels: { app: 'cart' } },
            spec: { containers: [{ name: 'cart', ports: [{ containerPort: 7070 }] }] },
          },
        },
        status: { availableReplicas: 1 },
      },
    ],
  }
  const yaml = `apiVersion: v1
kind: Service
metadata:
  name: cart
  namespace: shop
spec:
  selector:
    app: cart
  ports:
  - port: 7070
    targetPort: 7071
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: cart
  namespace: shop
spec:
  replicas: 1
  selector:
    matchLabels:
      app: cart
  template:
    spec:
      containers:
      - name: cart
        ports:
        - containerPort: 7070
`
  it.each([
    ['json', JSON.stringify(manifest, null, 4)],
    ['yaml', yaml],
  ])('%s', (_, text) => {
    expect(judged({ text })).toEqual(['cart: target-port'])
  })
})

describe('a healthy cluster', () => {
  const names = Array.from({ length: 30 }, (_, index) => `work${index}`)
  const pods = names.map((name, index) =>
    pod({
      ready: true,
      name: `${name}-7d9f8b6c5-x2x4k`,
      events: [
        'Normal  Scheduled  4m  default-scheduler  Successfully assigned',
        'Warning  Unhealthy  4m  kubelet  Readiness probe failed: connection refused',
      ],
    })
      .replaceAll('app=cart', `app=${name}`)
      .replaceAll('ReplicaSet/cart-', `ReplicaSet/${name}-`)
      .replace('n1/10.0.0.1', `n${index % 3}/10.0.0.${index % 3}`),
  )
  const services = names.map((name) => service(name, { selector: `app=${name}` }))
  const deployments = `NAME     READY   UP-TO-DATE   AVAILABLE   AGE\n${names.map((name) => `${name.padEnd(9)}1/1     1            1           3d`).join('\n')}\n`
  const nodes =
    'NAME   STATUS                     ROLES    AGE   VERSION\nn0     Ready,SchedulingDisabled   <none>   3d    v1.31.2\nn1     Ready                      <none>   3d    v1.31.2\nn2     Ready                      <none>   3d    v1.31.2\n'
  const events = `LAST SEEN   TYPE      REASON              OBJECT                        MESSAGE\n${names
    .flatMap((name) => [
      `5m          Normal    ScalingReplicaSet   deployment/${name}            Scaled up replica set ${name}-7d9f8b6c5 to 1`,
      `5m          Normal    Killing             pod/${name}-6c8f7b5d4-abcde   Stopping container ${name}`,
      `4m50s       Warning   Unhealthy           pod/${name}-7d9f8b6c5-x2x4k   Readiness probe failed: dial tcp 10.1.0.4:7070: connect: connection refused`,
      `4m40s       Normal    Started             pod/${name}-7d9f8b6c5-x2x4k   Started container ${name}`,
    ])
    .join(
      '\n',
    )}\n6m          Normal    NodeNotSchedulable  node/n0                       Node n0 status is now: NodeNotSchedulable\n`

  it('that is rolled, scaled and drained raises nothing severe', () => {
    const texts = { pods: pods.join('\n\n'), services: services.join('\n\n'), deployments, nodes, 'events.txt': events }
    expect(judged(texts)).toEqual([])
    expect(
      analyzeDigest(digestOf(texts)).filter(({ severity }) => severity === 'critical' || severity === 'high'),
    ).toEqual([])
  })
})
