import { childOf, isNothing, type DescribedNode } from './described-node.ts'
import type { SightingBuilder } from './sighting-builder.ts'

type AddFields = (builder: SightingBuilder, nodes: readonly DescribedNode[]) => void

/** Keys at the margin that are kept under a plain path, for each kind. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Pod: {
    Node: 'node',
    Status: 'phase',
    Reason: 'reason',
    Message: 'message',
    IP: 'ip',
    'QoS Class': 'qos',
    'Termination Grace Period': 'terminating',
  },
  Service: { Type: 'type', IP: 'clusterIP', Endpoints: 'endpoints', 'External Name': 'externalName' },
  PersistentVolumeClaim: {
    StorageClass: 'class',
    Status: 'phase',
    Volume: 'volume',
    Capacity: 'capacity',
    'Access Modes': 'modes',
    'Used By': 'usedBy',
    VolumeMode: 'volumeMode',
  },
  PersistentVolume: {
    StorageClass: 'class',
    Status: 'phase',
    Claim: 'claim',
    Capacity: 'capacity',
    'Access Modes': 'modes',
    VolumeMode: 'volumeMode',
  },
  StorageClass: { Provisioner: 'provisioner', VolumeBindingMode: 'bindingMode', IsDefaultClass: 'isDefault' },
  Node: { Unschedulable: 'unschedulable' },
  HorizontalPodAutoscaler: { Reference: 'target', 'Min replicas': 'min', 'Max replicas': 'max' },
  PodDisruptionBudget: { 'Allowed disruptions': 'allowed', 'Min available': 'minAvailable' },
  Secret: { Type: 'type' },
  Namespace: { Status: 'phase' },
  Ingress: { 'Ingress Class': 'class', Address: 'address' },
}

const plain =
  (kind: string): AddFields =>
  (builder, nodes) => {
    for (const [key, path] of Object.entries(PLAIN[kind] ?? {})) {
      const node = childOf(nodes, key)
      if (node !== undefined && !(isNothing(node.value) && path !== 'class'))
        builder.set(path, node.value.replace(/^<(?:none|unset)>$/, ''), node.at)
    }
    const deleted = nodes.find((node) => node.value.startsWith('Terminating'))
    if (deleted !== undefined) builder.set('terminatingSince', deleted.value, deleted.at)
    const finalizers = childOf(nodes, 'Finalizers')
    if (finalizers !== undefined) builder.set('finalizers', finalizers.value, finalizers.at)
  }

/** 'Replicas: 3 desired | 3 updated | 3 total | 2 available | 1 unavailable' and its like. */
const workload: AddFields = (builder, nodes) => {
  const replicas = childOf(nodes, 'Replicas')
  if (replicas !== undefined) {
    builder.set('replicas', /(?<!\d)(\d+) desired/.exec(replicas.value)?.[1], replicas.at)
    builder.set('total', /(?<!\d)(\d+) (?:total|current)/.exec(replicas.value)?.[1], replicas.at)
    builder.set('available', /(?<!\d)(\d+) available/.exec(replicas.value)?.[1], replicas.at)
  }
  const wanted = childOf(nodes, 'Desired Number of Nodes Scheduled')
  if (wanted !== undefined) builder.set('replicas', wanted.value, wanted.at)
}

const service: AddFields = (builder, nodes) => {
  plain('Service')(builder, nodes)
  let port: string | null = null
  for (const { key, value, at } of nodes) {
    const number = /(?<!\d)(\d+)\/(\w+)/.exec(value)
    if (key === 'Port' && number !== null) {
      const [, declared = '', protocol] = number
      port = declared
      builder.set(`port.${port}.port`, port, at)
      builder.set(`port.${port}.protocol`, protocol, at)
      builder.set(`port.${port}.name`, value.split(/\s+/)[0]?.replace('<unset>', ''), at)
    } else if (key === 'TargetPort' && port !== null) {
      builder.set(`port.${port}.target`, value.split('/')[0], at)
    } else if (key === 'Endpoints') builder.set('endpoints', isNothing(value) ? '' : value, at)
  }
}

const endpoints: AddFields = (builder, nodes) => {
  const subsets = childOf(nodes, 'Subsets')
  if (subsets === undefined) return
  const value = (key: string): DescribedNode | undefined => childOf(subsets.children, key)
  const ready = value('Addresses')
  builder.set('addresses', ready === undefined || isNothing(ready.value) ? '' : ready.value, ready?.at ?? subsets.at)
  const notReady = value('NotReadyAddresses')
  if (notReady !== undefined && !isNothing(notReady.value)) builder.set('notReady', notReady.value, notReady.at)
}

const node: AddFields = (builder, nodes) => {
  plain('Node')(builder, nodes)
  const taints = childOf(nodes, 'Taints')
  if (taints !== undefined && !isNothing(taints.value))
    for (const one of [{ text: taints.value, at: taints.at }, ...taints.children])
      builder.set(`taint.${one.text}`, one.text, one.at)
  for (const [key, path] of [
    ['Allocatable', 'allocatable'],
    ['Capacity', 'capacity'],
  ] as const)
    for (const one of childOf(nodes, key)?.children ?? []) builder.set(`${path}.${one.key}`, one.value, one.at)
  for (const { text, at } of childOf(nodes, 'Allocated resources')?.children ?? []) {
    const match = /^(cpu|memory|ephemeral-storage)\s+(\S+)/.exec(text)
    if (match) builder.set(`requested.${match[1]}`, match[2], at)
  }
}

const quota: AddFields = (builder, nodes) => {
  for (const { text, at } of nodes) {
    const match = /^([\w./-]+)\s+(\d[\w.]*)\s+(\d[\w.]*)$/.exec(text)
    if (!match) continue
    builder.set(`used.${match[1]}`, match[2], at)
    builder.set(`hard.${match[1]}`, match[3], at)
  }
}

const account: AddFields = (builder, nodes) => {
  const secrets = childOf(nodes, 'Image pull secrets')
  if (secrets !== undefined && !isNothing(secrets.value)) builder.set('pullSecrets', secrets.value, secrets.at)
}

const ingress: AddFields = (builder, nodes) => {
  plain('Ingress')(builder, nodes)
  const rules = childOf(nodes, 'Rules')
  const walk = (list: readonly DescribedNode[]): void => {
    for (const { text, at, children } of list) {
      const match = /(?<!\S)([\w-]+):([\w-]+) \(/.exec(text)
      const from = match === null ? -1 : match.index + match[0].length
      const end = text.lastIndexOf(')')
      if (match !== null && end >= from) builder.set(`backend.${match[1]}.${match[2]}`, text.slice(from, end), at)
      walk(children)
    }
  }
  walk(rules?.children ?? [])
  const fallback = childOf(nodes, 'Default backend')
  if (fallback !== undefined && /^[\w-]+:\w+ \(/.test(fallback.value)) {
    const [, name, port, says] = /^([\w-]+):(\w+) \((.*)\)/.exec(fallback.value) ?? []
    builder.set(`backend.${name}.${port}`, says, fallback.at)
  }
}

const policy: AddFields = (builder, nodes) => {
  const spec = childOf(nodes, 'Spec')?.children ?? []
  const selector = childOf(spec, 'PodSelector')
  if (selector !== undefined) {
    builder.set('podSelector', selector.value, selector.at)
    for (const pair of selector.value.split(',')) {
      const match = /^([\w./-]+)=(\S*)$/.exec(pair.trim())
      if (match) builder.set(`selector.${match[1]}`, match[2], selector.at)
    }
  }
  for (const { text, at, key } of spec) {
    if (/^Allowing (ingress|egress) traffic/.test(text) || key.startsWith('Allowing'))
      builder.set(`allowing.${/ingress|egress/.exec(text)?.[0]}`, 'some', at)
    if (/Selected pods are isolated for (ingress|egress)/.test(text))
      builder.set(`isolated.${/ingress|egress/.exec(text)?.[0]}`, 'true', at)
    if (/Not affecting (ingress|egress)/.test(text)) builder.set(`open.${/ingress|egress/.exec(text)?.[0]}`, 'true', at)
    if (key === 'Policy Types') builder.set('policyTypes', text.slice(text.indexOf(':') + 1).trim(), at)
  }
  const walk = (list: readonly DescribedNode[], side: string): void => {
    for (const one of list) {
      const next = /^Allowing (ingress|egress)/.exec(one.text)?.[1] ?? side
      if (/<none> \(Selected pods are isolated/.test(one.text)) builder.set(`denied.${next}`, one.text, one.at)
      walk(one.children, next)
    }
  }
  walk(spec, '')
}

const secret: AddFields = (builder, nodes) => {
  plain('Secret')(builder, nodes)
  addKeys(builder, nodes)
}

/** Names of entries only, never what they hold. */
function addKeys(builder: SightingBuilder, nodes: readonly DescribedNode[]): void {
  for (const { key, at, value } of nodes)
    if (/^\d+ bytes$/.test(value)) builder.set(`data.${key}`, '', { ...at, raw: at.raw })
  let previous: DescribedNode | null = null
  for (const one of nodes) {
    if (/^-{4}$/.test(one.text) && previous !== null && previous.key !== 'Data')
      builder.set(`data.${previous.key}`, '', previous.at)
    previous = one
  }
}

export const SPECIAL_FIELDS: Readonly<Record<string, AddFields>> = {
  Pod: plain('Pod'),
  Deployment: workload,
  StatefulSet: workload,
  ReplicaSet: workload,
  DaemonSet: workload,
  Service: service,
  Endpoints: endpoints,
  Node: node,
  PersistentVolumeClaim: plain('PersistentVolumeClaim'),
  PersistentVolume: plain('PersistentVolume'),
  StorageClass: plain('StorageClass'),
  ServiceAccount: account,
  ResourceQuota: quota,
  Ingress: ingress,
  NetworkPolicy: policy,
  HorizontalPodAutoscaler: plain('HorizontalPodAutoscaler'),
  PodDisruptionBudget: plain('PodDisruptionBudget'),
  Secret: secret,
  ConfigMap: addKeys,
  Namespace: plain('Namespace'),
}
