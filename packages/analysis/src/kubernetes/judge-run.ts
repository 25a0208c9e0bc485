import { isReady, type ClusterView, type Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import { isOf, textOf } from './judge-logs.ts'
import { judgeProbeEvents } from './judge-probe-events.ts'
import { judgeProbes } from './judge-probes.ts'
import { isTroubled } from './is-troubled.ts'
import { judgeScale } from './judge-scale.ts'
import { isWaitingForNode } from './judge-scheduling.ts'
import { waitingReasons } from './judge-start.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { CitedFact, ObjectView } from './object-view.ts'
import { readQuantity } from './read-quantity.ts'
import type { MechanismId } from './mechanisms.ts'

/** What goes wrong with containers that were started. */
export const judgeRun = (cluster: ClusterView): Mismatch[] => [
  ...cluster.workloads.flatMap((workload) => {
    const found =
      first(judgeMemory(workload)) ??
      first(judgePortConflict(workload, cluster)) ??
      first(judgeProbes(workload)) ??
      judgeProbeEvents(workload, cluster) ??
      judgeScale(workload, cluster) ??
      judgeEvicted(workload) ??
      judgeStuck(workload) ??
      judgeCrash(workload)
    return found === undefined || found === null ? [] : [found]
  }),
  ...judgeAutoscalers(cluster),
  ...judgeUsage(cluster),
]

const first = (list: readonly Mismatch[]): Mismatch | undefined => list[0]

const mismatch = (
  mechanism: MechanismId,
  workload: Workload,
  places: Record<string, string>,
  ...facts: MaybeFacts
): Mismatch => ({
  mechanism,
  service: workload.name,
  places,
  facts: present(...facts),
  basis: 'objects',
})

function judgeMemory(workload: Workload): Mismatch[] {
  for (const pod of workload.pods)
    for (const name of pod.containers()) {
      const base = `container.${name}`
      const reason = [pod.fact(`${base}.reason`), pod.fact(`${base}.last.reason`)].find(
        (fact) => fact?.value === 'OOMKilled',
      )
      if (reason !== undefined)
        return [
          mismatch(
            'oom-killed',
            workload,
            { container: name, limit: pod.value(`${base}.limits.memory`) ?? '' },
            reason,
            pod.fact(`${base}.limits.memory`),
            pod.fact(`${base}.last.exitCode`),
          ),
        ]
    }
  const status = workload.pods.find((pod) => pod.value('status') === 'OOMKilled')?.fact('status')
  if (status !== undefined) return [mismatch('oom-killed', workload, { limit: '' }, status)]
  const said = workload.events.find(
    (event) =>
      event.type === 'Warning' &&
      /OOMKill|out of memory|OOM-killed|memory limit too low/i.test(`${event.reason} ${event.message}`),
  )
  return said === undefined || workload.isFailing === false
    ? []
    : [mismatch('memory-limit-too-low', workload, { limit: limitOf(workload) }, factOfEvent(said))]
}

const limitOf = ({ spec }: Workload): string =>
  spec
    ?.containers()
    .map((name) => spec.value(`container.${name}.limits.memory`))
    .find((value) => value !== undefined) ?? ''

const TAKEN = /address already in use|port \d+ (?:was|is) already in use|bind: .{0,300}in use|EADDRINUSE\S{0,60}/i

/** Two containers of one pod share its network: the second that wants a port ends. */
function judgePortConflict(workload: Workload, cluster: ClusterView): Mismatch[] {
  const { spec } = workload
  const declared = spec === null ? null : declaredTwice(workload, spec)
  if (declared !== null) return [declared]
  if (workload.isFailing === false) return []
  const found = (spec === null ? null : setTwice(workload, spec)) ?? takenPort(workload, cluster)
  return found === null ? [] : [found]
}

/** Two containers that declare the same port. */
function declaredTwice(workload: Workload, spec: ObjectView): Mismatch | null {
  if (workload.isFailing === false) return null
  const owners = new Map<string, string>()
  for (const name of spec.containers())
    for (const [port, fact] of spec.under(`container.${name}.port`)) {
      const other = owners.get(port)
      if (other !== undefined && other !== name)
        return mismatch(
          'port-conflict',
          workload,
          { port, other, container: name },
          fact,
          spec.fact(`container.${other}.port.${port}`),
        )
      owners.set(port, name)
    }
  return null
}

/** A container that has ended, and another one that is set to listen at its port. */
function setTwice(workload: Workload, spec: ObjectView): Mismatch | null {
  for (const [port, owner] of ownersOf(spec)) {
    const other = spec.containers().find((name) => name !== owner && settingWithPort(spec, name, port) !== undefined)
    const ended = spec.fact(`container.${owner}.last.exitCode`) ?? spec.fact(`container.${owner}.exitCode`)
    if (other !== undefined && ended !== undefined && ended.value !== '0')
      return mismatch(
        'port-conflict',
        workload,
        { port, other, container: owner },
        settingWithPort(spec, other, port),
        spec.fact(`container.${owner}.port.${port}`),
        ended,
      )
  }
  return null
}

const ownersOf = (spec: ObjectView): Map<string, string> =>
  new Map(
    spec.containers().flatMap((name) => spec.under(`container.${name}.port`).map(([port]) => [port, name] as const)),
  )

/** A container that says that its port is taken. */
function takenPort(workload: Workload, cluster: ClusterView): Mismatch | null {
  const { spec } = workload
  const names = spec?.containers() ?? []
  const line = cluster.lines.find(
    (one) => (isOf(one, workload) || names.includes(one.service ?? '')) && TAKEN.test(textOf(one)),
  )
  // Containers of a pod share their network with nobody else: where none is known, another one is there all the same.
  const isCrowded = names.length > 1 || (spec === null && isTroubled(workload))
  if (line === undefined || !isCrowded) return null
  const port = /(?:port |:)(\d{2,5})/i.exec(TAKEN.exec(textOf(line))?.[0] ?? '')?.[1]
  const other = names.find((name) => name !== workload.name)
  return mismatch(
    'port-conflict',
    workload,
    {
      port: port ?? 'its port',
      other: other ?? 'another container',
      container: names[0] ?? workload.name,
    },
    { value: '', ref: line.event.ref, raw: line.event.raw },
  )
}

/** A setting of a container that makes it listen at a port of another one. */
function settingWithPort(spec: ObjectView, name: string, port: string): CitedFact | undefined {
  const listens = new RegExp(
    `(?:(?:status|listen|admin|server|bind|http)_?port"?\\s*[:=]\\s*"?|--port[= ]|listen\\S{0,60}(?:[:=]| {1,20}(?:[:=]{1,2} {1,20})?)\\S{0,60}?|0\\.0\\.0\\.0:|^)${port}\\b`,
    'i',
  )
  return [
    ...spec.under(`container.${name}.env`),
    ...[spec.fact(`container.${name}.args`), spec.fact(`container.${name}.command`)].flatMap((fact) =>
      fact === undefined ? [] : [['', fact] as const],
    ),
  ].find(
    ([variable, { value }]) =>
      !/containerPort/.test(value) && (listens.test(value) || (/PORT$/i.test(variable) && value === port)),
  )?.[1]
}

function judgeEvicted(workload: Workload): Mismatch | null {
  const pod = workload.pods.find((one) => one.value('reason') === 'Evicted' || one.value('status') === 'Evicted')
  if (pod !== undefined && workload.isFailing !== false) {
    const resource = LOW.exec(pod.value('message') ?? '')?.[1] ?? 'a resource'
    return mismatch(
      'evicted',
      workload,
      { resource, node: pod.value('node') ?? 'its node' },
      pod.fact('message'),
      pod.fact('status') ?? pod.fact('reason'),
    )
  }
  const story = workload.stories
    .flatMap(({ events }) => events)
    // A drain, an autoscaler and a descheduler evict, too, and lack nothing.
    .find((event) => event.reason === 'Evicted' && LOW.test(event.message) && ageOf(event) <= LONG_SECONDS)
  if (story !== undefined && workload.isFailing === null) {
    const resource = LOW.exec(story.message)?.[1] ?? 'a resource'
    return mismatch('evicted', workload, { resource, node: 'its node' }, factOfEvent(story))
  }
  const job = workload.events.find((event) => /^(?:BackoffLimitExceeded|DeadlineExceeded)$/.test(event.reason))
  return job === undefined ? null : mismatch('job-fails', workload, { because: job.reason }, factOfEvent(job))
}

const LOW = /low on resource: ([\w-]+)/
const LONG_SECONDS = 600
/** The kubelet repeats that it holds a container back at least every five minutes. */
const LOOP_SECONDS = 360

function judgeStuck(workload: Workload): Mismatch | null {
  const pod = workload.pods.find(
    (one) => one.value('status') === 'Terminating' || one.value('terminatingSince') !== undefined,
  )
  if (pod === undefined) return null
  const since = /lasts (?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?/.exec(pod.value('terminatingSince') ?? '')
  const seconds =
    since === null ? 0 : Number(since[1] ?? 0) * 86_400 + Number(since[2] ?? 0) * 3600 + Number(since[3] ?? 0) * 60
  return seconds < LONG_SECONDS
    ? null
    : mismatch('stuck-terminating', workload, {}, pod.fact('terminatingSince'), pod.fact('finalizers'))
}

function judgeCrash(workload: Workload): Mismatch | null {
  const isLooping = waitingReasons(workload).some((reason) => /CrashLoopBackOff|^Error$/.test(reason))
  const backOff = workload.events.find(
    (event) =>
      event.reason === 'BackOff' && /restarting failed container/.test(event.message) && isNow(event, workload),
  )
  if (!isLooping && backOff === undefined) return null
  const said = backOff === undefined ? undefined : factOfEvent(backOff)
  const pod = workload.pods.find((one) => !isReady(one))
  if (pod === undefined) return mismatch('crash-loop', workload, { code: '' }, undefined, undefined, said)
  return judgeCommand(pod, workload) ?? judgeLoop(pod, workload, said)
}

/** The shell finds no such command, or may not run it. */
function judgeCommand(pod: ObjectView, workload: Workload): Mismatch | null {
  for (const name of pod.containers()) {
    const code = pod.fact(`container.${name}.last.exitCode`) ?? pod.fact(`container.${name}.exitCode`)
    if (code?.value !== '127' && code?.value !== '126') continue
    const command = pod.fact(`container.${name}.command`)
    return mismatch('wrong-command', workload, { command: command?.value ?? '' }, code, command)
  }
  return null
}

function judgeLoop(pod: ObjectView, workload: Workload, said: CitedFact | undefined): Mismatch {
  const facts = pod.under('container')
  const status =
    pod.fact('status') ??
    facts.find(([path, { value }]) => path.endsWith('reason') && value === 'CrashLoopBackOff')?.[1]
  const code = facts.find(([path]) => path.endsWith('last.exitCode'))?.[1]
  return mismatch('crash-loop', workload, { code: code?.value ?? '' }, status, code, said)
}

const isNow = (event: Parameters<typeof ageOf>[0], workload: Workload): boolean =>
  workload.isFailing === true
    ? workload.pods.some((pod) => pod.name === event.name && !isReady(pod) && !isWaitingForNode(pod))
    : workload.isFailing === null && ageOf(event) < LOOP_SECONDS

/** While pods start there is nothing to measure yet. */
const OF_STARTING_PODS = /pods might be unready|no ready pods/

function judgeAutoscalers(cluster: ClusterView): Mismatch[] {
  const said = cluster.events.filter(
    (event) =>
      event.kind === 'HorizontalPodAutoscaler' &&
      event.type === 'Warning' &&
      /FailedGet|FailedCompute/.test(event.reason) &&
      !OF_STARTING_PODS.test(event.message) &&
      ageOf(event) < LONG_SECONDS,
  )
  return [...Map.groupBy(said, (event) => event.name)].map(([name, events]) => ({
    mechanism: 'autoscaler-blind',
    service: name,
    places: {},
    facts: events.slice(0, 1).map(factOfEvent),
    basis: 'event',
  }))
}

const NEAR_LIMIT = 0.95

/** What `kubectl top` measured against what the pod may use. */
function judgeUsage(cluster: ClusterView): Mismatch[] {
  return cluster.of('PodMetrics').flatMap((usage): Mismatch[] => {
    const workload = cluster.workloads.find((one) => one.pods.some((pod) => pod.name === usage.name))
    const pod = workload?.pods.find((one) => one.name === usage.name)
    if (workload === undefined || pod === undefined) return []
    for (const resource of ['cpu', 'memory'] as const) {
      const used = usage.fact(`usage.${resource}`)
      const limit = sumOf(pod, resource)
      if (used !== undefined && limit > 0 && readQuantity(used.value) >= limit * NEAR_LIMIT)
        return [
          mismatch(
            resource === 'cpu' ? 'cpu-at-limit' : 'memory-at-limit',
            workload,
            { used: used.value },
            used,
            pod.containers().map((name) => pod.fact(`container.${name}.limits.${resource}`))[0],
          ),
        ]
    }
    return []
  })
}

const sumOf = (pod: ObjectView, resource: string): number =>
  pod
    .containers()
    .reduce(
      (sum, name) => sum + (readQuantity(pod.value(`container.${name}.limits.${resource}`) ?? '') || Number.NaN),
      0,
    )
