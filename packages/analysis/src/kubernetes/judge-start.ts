import { RECENT_SECONDS } from './judge-admission.ts'
import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'
import type { MechanismId } from './mechanisms.ts'

const WAITING = new Set([
  'ErrImagePull',
  'ImagePullBackOff',
  'InvalidImageName',
  'ErrImageNeverPull',
  'CreateContainerConfigError',
  'CreateContainerError',
  'RunContainerError',
  'StartError',
  'ContainerCreating',
])
const PULL = /^(?:ErrImagePull|ImagePullBackOff|InvalidImageName|ErrImageNeverPull)$/

/** What an event of the kubelet says of why containers do not start; the first that fits. */
const SAID: readonly (readonly [RegExp, MechanismId, ...string[]])[] = [
  [/(?:MountVolume\.SetUp|Unable to attach or mount).{0,500}secret "([\w.-]+)" not found/, 'missing-secret', 'secret'],
  [
    /(?:MountVolume\.SetUp|Unable to attach or mount).{0,500}configmap "([\w.-]+)" not found/,
    'missing-config-map',
    'map',
  ],
  [
    /(?:couldn't find|could not find|references non-existent) (?:secret |config )?key:? "?([\w.-]+)"?(?: in (?:Secret|ConfigMap) \S*?\/?([\w.-]+))?/i,
    'missing-key',
    'key',
    'map',
  ],
  [/secrets? "([\w.-]+)" not found/, 'missing-secret', 'secret'],
  [/configmaps? "([\w.-]+)" not found/, 'missing-config-map', 'map'],
  [/runAsNonRoot and image (?:will run as root|has non-numeric user)/, 'run-as-root'],
  [/Multi-Attach error for volume "([^"]+)"/, 'multi-attach', 'volume'],
  [/(?:MountVolume|mount).{0,1000}(?:permission denied|access denied|operation not permitted)/i, 'mount-denied'],
  [/MountVolume\.\w+ failed for volume "([^"]+)"/, 'mount-fails', 'volume'],
  [/AttachVolume\.Attach failed for volume "([^"]+)"/, 'mount-fails', 'volume'],
  [/(?:OOM-killed|memory limit too low|cannot allocate memory)/i, 'memory-limit-too-low'],
  [
    /exec: "([^"]+)": (?:executable file not found|stat .{0,500}no such file|permission denied)/,
    'wrong-command',
    'command',
  ],
  [/exec:? "?([^":]{1,500})"?: (?:no such file or directory|permission denied)/, 'wrong-command', 'command'],
  [/read-only file system/i, 'read-only-root'],
  [/serviceaccounts? "([\w.-]+)" not found|failed to fetch token/, 'missing-service-account', 'account'],
]
const SANDBOX: readonly (readonly [RegExp, MechanismId])[] = [
  [/OOM-killed|memory limit too low|container init was/i, 'memory-limit-too-low'],
  [/no IP addresses available|failed to allocate for range|IPAM/i, 'out-of-addresses'],
  [/cni|network plugin|setup network|flannel|calico|cilium/i, 'network-plugin'],
]
const RUNTIME_SOCKET = /(?:containerd|crio|docker|cri-dockerd)\.sock/

/** Containers that cannot start: images, secrets, volumes, commands. */
export const judgeStart = (cluster: ClusterView): Mismatch[] =>
  cluster.workloads.flatMap((workload) => {
    const found =
      judgeImage(workload) ?? judgeSaid(workload) ?? judgeReferences(workload, cluster) ?? judgeSandbox(workload)
    return found === null ? [] : [found]
  })

/** Waiting reasons of its pods, from whatever text shows them. */
export function waitingReasons(workload: Workload): string[] {
  const reasons = workload.pods.flatMap((pod) => [
    pod.value('status')?.replace(/^Init:/, ''),
    ...pod.containers().map((name) => pod.value(`container.${name}.reason`)),
    ...pod
      .under('init')
      .filter(([path]) => /^[\w-]+\.reason$/.test(path))
      .map(([, fact]) => fact.value),
  ])
  return reasons.filter((reason) => reason !== undefined)
}

/** Whether events of its pods still hold: the pod exists and waits, or nothing is known of pods. */
function liveEvents(workload: Workload): KubeEvent[] {
  if (workload.isFailing === false) return []
  const oldest = workload.isFailing === null ? RECENT_SECONDS : Infinity
  const unready = new Set(workload.pods.map((pod) => pod.name))
  const last = workload.events.filter(
    (event) => event.kind === 'Pod' && (unready.size === 0 || unready.has(event.name)),
  )
  const startOf = (pod: string): number =>
    Math.min(
      Infinity,
      ...last
        .filter(({ reason, name }) => reason === 'Started' && (name === pod || workload.isFailing !== null))
        .map(ageOf),
    )
  // Ages are rounded to minutes: what failed in the minute of the start came before it.
  const isOver = (event: KubeEvent): boolean =>
    workload.isFailing === null ? startOf(event.name) <= ageOf(event) : startOf(event.name) < ageOf(event)
  return last.filter(
    (event) => event.type === 'Warning' && (ageOf(event) <= oldest || isStillTried(event, workload)) && !isOver(event),
  )
}

/** The kubelet waits longer and longer before it tries again, and says so. */
const isStillTried = (event: KubeEvent, { events }: Workload): boolean =>
  events.some((other) => other.reason === 'BackOff' && other.name === event.name && ageOf(other) <= RECENT_SECONDS)

const UNPULLED = /image can't be pulled|trying and failing to pull image/

function judgeImage(workload: Workload): Mismatch | null {
  const failure = failureOfPull(workload)
  if (failure === null) return null
  const { said, message } = failure
  const { spec } = workload
  const image = /image "([^"]+)"/.exec(message)?.[1]
  const fact = spec
    ?.containers()
    .map((name) => spec.fact(`container.${name}.image`))
    .find((one) => image === undefined || one?.value === image)
  const secret = workload.events.find((event) => event.reason === 'FailedToRetrieveImagePullSecret')
  const name = image ?? fact?.value ?? ''
  return {
    mechanism: secret === undefined ? imageMechanism(message) : 'image-secret',
    service: workload.name,
    places: { image: name, registry: /^[\w.-]+\.[\w-]+(?=[:/])/.exec(name)?.[0] ?? 'docker.io' },
    facts: present(
      fact,
      said === undefined ? undefined : factOfEvent(said),
      secret === undefined ? undefined : factOfEvent(secret),
    ),
    basis: 'event',
  }
}

/** The event that tells most of an image that is not pulled, and its words; null where every image is there. */
function failureOfPull(workload: Workload): { said: KubeEvent | undefined; message: string } | null {
  const events = liveEvents(workload)
  const failed = events.filter(
    (event) => /^(?:Failed|InspectFailed|ErrImageNeverPull)$/.test(event.reason) && /pull|image/i.test(event.message),
  )
  const refused = events.find((event) => event.reason === 'Waiting' && UNPULLED.test(event.message))
  const failure = failed.find((event) => UNPREPARED.test(event.message))
  const isPulling =
    refused !== undefined ||
    waitingReasons(workload).some((reason) => PULL.test(reason)) ||
    failed.some((event) => /ImagePull/.test(event.message))
  if (!isPulling && failure === undefined) return null
  const said = failure ?? failed[0]
  return said === undefined ? { said: refused, message: '' } : { said, message: said.message }
}

const UNPREPARED = /^Failed to (?:pull|apply|inspect)|Container image .{0,500} is not present/i

function imageMechanism(message: string): MechanismId {
  if (/no such host|server misbehaving|name resolution|lookup .{0,300}(?:timeout|refused)/i.test(message))
    return 'image-registry-dns'
  if (/toomanyrequests|rate limit|429/i.test(message)) return 'image-rate-limit'
  if (/no match for platform|exec format/i.test(message)) return 'image-platform'
  if (/repository does not exist or may require/i.test(message)) return 'image-absent-or-private'
  if (
    /unauthorized|authentication required|failed to authorize|no basic auth|denied|forbidden|\b40[13]\b/i.test(message)
  )
    return 'image-secret'
  if (
    /not ?found|manifest unknown|does not exist|no such|\b404\b|invalid reference|couldn't parse|InvalidImageName|not present with pull policy/i.test(
      message,
    )
  )
    return 'image-reference'
  if (/timeout|deadline exceeded|connection (?:refused|reset)|unreachable|x509|tls/i.test(message))
    return 'image-registry-unreachable'
  return 'image-pull'
}

function judgeSaid(workload: Workload): Mismatch | null {
  for (const event of liveEvents(workload)) {
    if (
      event.reason === 'Unhealthy' ||
      event.reason === 'FailedCreatePodSandBox' ||
      event.reason === 'FailedScheduling'
    )
      continue
    for (const [pattern, mechanism, ...names] of SAID) {
      const match = pattern.exec(event.message)
      if (match === null) continue
      const places = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
      return {
        mechanism,
        service: workload.name,
        places,
        facts: [factOfEvent(event), ...citedReference(workload, match[1])],
        basis: 'event',
      }
    }
  }
  return null
}

/** The line of the pod that names what is missing. */
function citedReference(workload: Workload, name: string | undefined) {
  if (name === undefined || workload.spec === null) return []
  const found = [...workload.spec.under('container'), ...workload.spec.under('volume')].find(
    ([path, { value }]) => value.includes(name) || path.includes(name),
  )
  return present(found?.[1])
}

const REFERENCE = /^(secret|configmap) (\S+)$/

/** Secrets and config maps that a failing workload names and that no listing shows. */
function judgeReferences(workload: Workload, cluster: ClusterView): Mismatch | null {
  const { spec } = workload
  if (workload.isFailing !== true || spec === null) return null
  const wanted = [
    ...spec.under('volume').map(([, fact]) => ({ match: REFERENCE.exec(fact.value), fact })),
    ...spec.under('container').map(([path, fact]) => ({ match: ofVariable(path, fact.value), fact })),
  ]
  for (const { match, fact } of wanted) {
    if (match === null) continue
    const [, type, name = ''] = match
    const kind = type === 'secret' ? 'Secret' : 'ConfigMap'
    const listed = cluster
      .of(kind)
      .filter((one) => (one.namespace ?? workload.namespace) === (workload.namespace ?? one.namespace))
    if (listed.length === 0 || listed.some((one) => one.name === name)) continue
    return {
      mechanism: kind === 'Secret' ? 'missing-secret' : 'missing-config-map',
      service: workload.name,
      places: { secret: name, map: name },
      facts: [fact],
      basis: 'objects',
    }
  }
  return null
}

function ofVariable(path: string, value: string): RegExpExecArray | null {
  const [from, type = '', name] = /\.envFrom\.(Secret|ConfigMap)\.(.+)/.exec(path) ?? []
  if (from !== undefined) return value === 'true' ? null : REFERENCE.exec(`${type.toLowerCase()} ${name}`)
  const key = /<set to the key '[^']*' (?:in secret|of config map) '([^']+)'>\s*Optional: false/.exec(value)
  return key === null ? null : REFERENCE.exec(`${value.includes('in secret') ? 'secret' : 'configmap'} ${key[1]}`)
}

function judgeSandbox(workload: Workload): Mismatch | null {
  const event = liveEvents(workload).find(
    (one) => one.reason === 'FailedCreatePodSandBox' && !RUNTIME_SOCKET.test(one.message),
  )
  if (event === undefined) {
    const stuck = waitingReasons(workload).find(
      (reason) => WAITING.has(reason) && reason !== 'ContainerCreating' && !PULL.test(reason),
    )
    const pod = workload.pods.find((one) => one.value('status') === stuck)
    return stuck === undefined
      ? null
      : {
          mechanism: 'start-fails',
          service: workload.name,
          places: { because: stuck },
          facts: present(pod?.fact('status'), workload.spec?.first()),
          basis: 'objects',
        }
  }
  const mechanism = SANDBOX.find(([pattern]) => pattern.test(event.message))?.[1] ?? 'sandbox-fails'
  const { spec } = workload
  const limit = spec
    ?.containers()
    .map((name) => spec.fact(`container.${name}.limits.memory`))
    .find((one) => one !== undefined)
  return {
    mechanism,
    service: workload.name,
    places: { limit: limit?.value ?? '' },
    facts: present(factOfEvent(event), mechanism === 'memory-limit-too-low' ? limit : undefined),
    basis: 'event',
  }
}
