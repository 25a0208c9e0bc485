import { pairs, put } from './put-facts.ts'
import type { ManifestNode } from './manifest-node.ts'
import type { SightingBuilder } from './sighting-builder.ts'

/** What a pod or a pod template asks for. */
export function describePodSpec(builder: SightingBuilder, spec: ManifestNode): void {
  put(builder, 'serviceAccount', spec.get('serviceAccountName'))
  put(builder, 'node', spec.get('nodeName'))
  put(builder, 'dnsPolicy', spec.get('dnsPolicy'))
  pairs(builder, 'nodeSelector', spec.get('nodeSelector'))
  for (const container of spec.get('containers').items()) addContainer(builder, 'container', container)
  for (const container of spec.get('initContainers').items()) addContainer(builder, 'init', container)
  for (const volume of spec.get('volumes').items()) addVolume(builder, volume)
  const terms = spec
    .get('affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution', 'nodeSelectorTerms')
    .items()
  for (const expression of terms.flatMap((term) => term.get('matchExpressions').items())) {
    const values = expression
      .get('values')
      .items()
      .map((value) => value.text())
      .join(', ')
    builder.set(
      `affinity.node.${expression.text('key')}`,
      `${expression.text('key')} ${expression.text('operator')} ${values}`,
      expression.line,
    )
  }
}

function addWords(builder: SightingBuilder, path: string, words: readonly ManifestNode[]): void {
  const [first] = words
  if (first !== undefined) builder.set(path, words.map((one) => one.text()).join(' '), first.line)
}

function addContainer(builder: SightingBuilder, prefix: string, container: ManifestNode): void {
  const base = `${prefix}.${container.text('name')}`
  put(builder, `${base}.image`, container.get('image'))
  for (const port of container.get('ports').items()) {
    const protocol = port.text('protocol') ?? 'TCP'
    const name = port.text('name')
    builder.set(
      `${base}.port.${port.text('containerPort')}`,
      name === undefined ? protocol : `${protocol} ${name}`,
      port.get('containerPort').line,
    )
    if (port.text('hostPort') !== undefined)
      builder.set(`${base}.hostPort.${port.text('hostPort')}`, protocol, port.line)
  }
  pairs(builder, `${base}.limits`, container.get('resources', 'limits'))
  pairs(builder, `${base}.requests`, container.get('resources', 'requests'))
  for (const field of ['command', 'args']) addWords(builder, `${base}.${field}`, container.get(field).items())
  for (const variable of container.get('env').items()) addVariable(builder, base, variable)
  for (const from of container.get('envFrom').items())
    for (const [key, kind] of [
      ['secretRef', 'Secret'],
      ['configMapRef', 'ConfigMap'],
    ] as const)
      if (from.get(key).isThere)
        builder.set(
          `${base}.envFrom.${kind}.${from.text(key, 'name')}`,
          from.text(key, 'optional') ?? 'false',
          from.line,
        )
  for (const mount of container.get('volumeMounts').items())
    builder.set(
      `${base}.mount.${mount.text('mountPath')}`,
      `${mount.text('name')} ${mount.text('readOnly') === 'true' ? 'ro' : 'rw'}`,
      mount.line,
    )
  for (const [key, path] of [
    ['livenessProbe', 'liveness'],
    ['readinessProbe', 'readiness'],
    ['startupProbe', 'startup'],
  ] as const)
    addProbe(builder, `${base}.${path}`, container.get(key))
}

function addVariable(builder: SightingBuilder, base: string, variable: ManifestNode): void {
  const path = `${base}.env.${variable.text('name')}`
  const value = variable.get('value')
  if (value.text() !== undefined) {
    put(builder, path, value)
    return
  }
  for (const [key, words] of [
    ['secretKeyRef', 'in secret'],
    ['configMapKeyRef', 'of config map'],
  ] as const) {
    const ref = variable.get('valueFrom', key)
    if (ref.isThere)
      builder.set(
        path,
        `<set to the key '${ref.text('key')}' ${words} '${ref.text('name')}'>  Optional: ${ref.text('optional') ?? 'false'}`,
        ref.get('name').line,
      )
  }
}

/** As `kubectl describe` words a probe. */
function addProbe(builder: SightingBuilder, path: string, probe: ManifestNode): void {
  if (!probe.isThere) return
  const http = probe.get('httpGet')
  const tcp = probe.get('tcpSocket')
  const grpc = probe.get('grpc')
  const [asks, at] = http.isThere
    ? [
        `http-get ${(http.text('scheme') ?? 'HTTP').toLowerCase()}://:${http.text('port')}${http.text('path') ?? '/'}`,
        http.get('port'),
      ]
    : tcp.isThere
      ? [`tcp-socket :${tcp.text('port')}`, tcp.get('port')]
      : grpc.isThere
        ? [`grpc <pod>:${grpc.text('port')}`, grpc.get('port')]
        : ['exec', probe]
  const number = (key: string, otherwise: number): string => probe.text(key) ?? String(otherwise)
  builder.set(
    path,
    `${asks} delay=${number('initialDelaySeconds', 0)}s timeout=${number('timeoutSeconds', 1)}s period=${number('periodSeconds', 10)}s #success=${number('successThreshold', 1)} #failure=${number('failureThreshold', 3)}`,
    at.line,
  )
}

function addVolume(builder: SightingBuilder, volume: ManifestNode): void {
  const optional = (key: string): string => (volume.text(key, 'optional') === 'true' ? ' optional' : '')
  const claim = volume.get('persistentVolumeClaim', 'claimName')
  const secret = volume.get('secret', 'secretName')
  const map = volume.get('configMap', 'name')
  const path = `volume.${volume.text('name')}`
  if (claim.isThere) builder.set(path, `claim ${claim.text()}`, claim.line)
  else if (secret.isThere) builder.set(path, `secret ${secret.text()}${optional('secret')}`, secret.line)
  else if (map.isThere) builder.set(path, `configmap ${map.text()}${optional('configMap')}`, map.line)
}

/** How a pod and its containers are. */
export function describePodStatus(builder: SightingBuilder, root: ManifestNode): void {
  const status = root.get('status')
  for (const key of ['phase', 'reason', 'message']) put(builder, key, status.get(key))
  put(builder, 'ip', status.get('podIP'))
  for (const [list, prefix] of [
    ['containerStatuses', 'container'],
    ['initContainerStatuses', 'init'],
  ] as const)
    for (const one of status.get(list).items()) {
      const base = `${prefix}.${one.text('name')}`
      const ready = one.get('ready')
      if (ready.isThere) builder.set(`${base}.ready`, ready.text() === 'true' ? 'True' : 'False', ready.line)
      put(builder, `${base}.restarts`, one.get('restartCount'))
      for (const [key, path] of [
        ['state', base],
        ['lastState', `${base}.last`],
      ] as const)
        for (const [name, value] of one.get(key).entries()) {
          builder.set(`${path}.state`, name.charAt(0).toUpperCase() + name.slice(1), value.line)
          for (const field of ['reason', 'message', 'exitCode']) put(builder, `${path}.${field}`, value.get(field))
        }
    }
}
