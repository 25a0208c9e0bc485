import type { ObjectSighting } from './kube-object.ts'
import {
  describeAutoscaler,
  describeDisruptionBudget,
  describeEndpointSlice,
  describeNetworkPolicy,
} from './describe-network-manifest.ts'
import type { ManifestNode } from './manifest-node.ts'
import { pairs, put } from './put-facts.ts'
import { describePodSpec, describePodStatus } from './describe-pod-manifest.ts'
import { SightingBuilder } from './sighting-builder.ts'

const WORKLOADS = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job'])
const MODES: Readonly<Record<string, string>> = {
  ReadWriteOnce: 'RWO',
  ReadOnlyMany: 'ROX',
  ReadWriteMany: 'RWX',
  ReadWriteOncePod: 'RWOP',
}

/** A manifest under the same plain paths as a description; contents of secrets and config maps stay out. */
export function describeManifest(root: ManifestNode, source: string): ObjectSighting | null {
  const kind = root.text('kind')
  const name = root.text('metadata', 'name')
  if (kind === undefined || name === undefined) return null
  const builder = new SightingBuilder(kind, name, source, 'whole')
  builder.namespace = root.text('metadata', 'namespace') ?? null
  builder.set('name', name, root.get('metadata', 'name').line)
  pairs(builder, 'labels', root.get('metadata', 'labels'))
  const owner = root.get('metadata', 'ownerReferences').items()[0]
  if (owner !== undefined) builder.set('owner', `${owner.text('kind')}/${owner.text('name')}`, owner.line)
  for (const condition of root.get('status', 'conditions').items()) {
    const type = condition.text('type')
    builder.set(
      `condition.${type}`,
      condition.text('status'),
      condition.get('status').isThere ? condition.get('status').line : condition.line,
    )
    put(builder, `condition.${type}.reason`, condition.get('reason'))
    put(builder, `condition.${type}.message`, condition.get('message'))
  }
  const spec = root.get('spec')
  if (kind === 'Pod') {
    describePodSpec(builder, spec)
    describePodStatus(builder, root)
  } else if (WORKLOADS.has(kind)) addWorkload(builder, root)
  else ADD[kind]?.(builder, root)
  return builder.finish()
}

function addWorkload(builder: SightingBuilder, root: ManifestNode): void {
  const spec = root.get('spec')
  put(builder, 'replicas', spec.get('replicas'))
  if (builder.kind === 'DaemonSet') put(builder, 'replicas', root.get('status', 'desiredNumberScheduled'))
  const status = root.get('status')
  const ready = status.get('availableReplicas').isThere
    ? status.get('availableReplicas')
    : status.get('numberAvailable')
  if (ready.isThere) put(builder, 'available', ready)
  else if (status.isThere && spec.get('replicas').isThere) builder.set('available', '0', status.line)
  pairs(builder, 'selector', spec.get('selector', 'matchLabels'))
  pairs(builder, 'template', spec.get('template', 'metadata', 'labels'))
  describePodSpec(builder, spec.get('template', 'spec'))
}

const storage = (builder: SightingBuilder, root: ManifestNode): void => {
  const spec = root.get('spec')
  put(builder, 'phase', root.get('status', 'phase'))
  builder.set(
    'class',
    spec.text('storageClassName') ?? '',
    spec.get('storageClassName').isThere ? spec.get('storageClassName').line : spec.line,
  )
  const modes = spec.get('accessModes')
  if (modes.isThere)
    builder.set(
      'modes',
      modes
        .items()
        .map((mode) => MODES[mode.text() ?? ''] ?? mode.text())
        .join(','),
      modes.items()[0]?.line ?? modes.line,
    )
  put(builder, 'capacity', spec.get('capacity', 'storage'))
  put(builder, 'request', spec.get('resources', 'requests', 'storage'))
  put(builder, 'volume', spec.get('volumeName'))
  pairs(builder, 'claimSelector', spec.get('selector', 'matchLabels'))
  const claim = spec.get('claimRef')
  if (claim.isThere) builder.set('claim', `${claim.text('namespace')}/${claim.text('name')}`, claim.line)
}

const ADD: Readonly<Record<string, (builder: SightingBuilder, root: ManifestNode) => void>> = {
  Service: (builder, root) => {
    const spec = root.get('spec')
    put(builder, 'type', spec.get('type'))
    put(builder, 'clusterIP', spec.get('clusterIP'))
    pairs(builder, 'selector', spec.get('selector'))
    for (const port of spec.get('ports').items()) {
      const number = port.text('port')
      put(builder, `port.${number}.port`, port.get('port'))
      put(builder, `port.${number}.name`, port.get('name'))
      put(builder, `port.${number}.target`, port.get('targetPort').isThere ? port.get('targetPort') : port.get('port'))
      builder.set(
        `port.${number}.protocol`,
        port.text('protocol') ?? 'TCP',
        port.get('protocol').isThere ? port.get('protocol').line : port.line,
      )
    }
  },
  Endpoints: (builder, root) => {
    const ready = root
      .get('subsets')
      .items()
      .flatMap((subset) => subset.get('addresses').items())
    builder.set('addresses', ready.map((address) => address.text('ip')).join(','), ready[0]?.line ?? root.line)
  },
  EndpointSlice: describeEndpointSlice,
  NetworkPolicy: describeNetworkPolicy,
  HorizontalPodAutoscaler: describeAutoscaler,
  PodDisruptionBudget: describeDisruptionBudget,
  Node: (builder, root) => {
    const spec = root.get('spec')
    put(builder, 'unschedulable', spec.get('unschedulable'))
    for (const taint of spec.get('taints').items())
      builder.set(
        `taint.${taint.text('key')}${taint.text('value') === undefined ? '' : `=${taint.text('value')}`}:${taint.text('effect')}`,
        taint.text('key'),
        taint.line,
      )
    pairs(builder, 'allocatable', root.get('status', 'allocatable'))
    put(builder, 'runtime', root.get('status', 'nodeInfo', 'containerRuntimeVersion'))
  },
  PersistentVolumeClaim: storage,
  PersistentVolume: storage,
  StorageClass: (builder, root) => {
    put(builder, 'provisioner', root.get('provisioner'))
    put(builder, 'bindingMode', root.get('volumeBindingMode'))
  },
  ResourceQuota: (builder, root) => {
    pairs(builder, 'hard', root.get('status', 'hard').isThere ? root.get('status', 'hard') : root.get('spec', 'hard'))
    pairs(builder, 'used', root.get('status', 'used'))
  },
  Ingress: (builder, root) => {
    const backend = (node: ManifestNode): void => {
      const service = node.get('service')
      const port = service.get('port')
      if (service.isThere)
        builder.set(
          `backend.${service.text('name')}.${port.text('number') ?? port.text('name')}`,
          '',
          service.get('name').line,
        )
    }
    backend(root.get('spec', 'defaultBackend'))
    for (const rule of root.get('spec', 'rules').items())
      for (const path of rule.get('http', 'paths').items()) backend(path.get('backend'))
  },
  VirtualService: (builder, root) => {
    for (const protocol of ['http', 'tcp', 'tls'])
      for (const rule of root.get('spec', protocol).items())
        for (const route of rule.get('route').items()) {
          const host = route.get('destination', 'host')
          if (host.text() !== undefined) builder.set(`destination.${host.text()}`, host.text(), host.line)
        }
  },
  HTTPRoute: (builder, root) => {
    for (const rule of root.get('spec', 'rules').items())
      for (const backend of rule.get('backendRefs').items())
        if (backend.text('name') !== undefined)
          builder.set(`destination.${backend.text('name')}`, backend.text('name'), backend.get('name').line)
  },
}
