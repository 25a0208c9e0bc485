import { childOf, isNothing, type DescribedNode } from './described-node.ts'
import type { SightingBuilder } from './sighting-builder.ts'

const PLAIN: Readonly<Record<string, string>> = {
  Image: 'image',
  State: 'state',
  Ready: 'ready',
  'Restart Count': 'restarts',
  Liveness: 'liveness',
  Readiness: 'readiness',
  Startup: 'startup',
}
const OF_STATE: Readonly<Record<string, string>> = { Reason: 'reason', Message: 'message', 'Exit Code': 'exitCode' }

/** Ports, probes, resources, variables and states of each container, below 'Containers:'. */
export function readDescribedContainers(
  builder: SightingBuilder,
  list: DescribedNode | undefined,
  prefix: 'container' | 'init',
): void {
  for (const container of list?.children ?? []) {
    const base = `${prefix}.${container.key}`
    const fields = container.children
    addPlain(builder, base, fields)
    addStates(builder, base, fields)
    addPorts(builder, base, fields)
    addResources(builder, base, fields)
    addCommands(builder, base, fields)
    addVariables(builder, base, fields)
    addMounts(builder, base, fields)
  }
}

function addPlain(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const node of fields) {
    const path = PLAIN[node.key]
    if (path !== undefined && !isNothing(node.value)) builder.set(`${base}.${path}`, node.value, node.at)
  }
}

const RESOURCES = [
  ['Limits', 'limits'],
  ['Requests', 'requests'],
] as const

function addResources(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const [key, path] of RESOURCES)
    for (const node of childrenOf(fields, key)) builder.set(`${base}.${path}.${node.key}`, node.value, node.at)
}

const COMMANDS = [
  ['Command', 'command'],
  ['Args', 'args'],
] as const

function addCommands(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const [key, path] of COMMANDS) {
    const node = childOf(fields, key)
    if (node === undefined) continue
    const words = node.children.map((child) => child.text).join(' ')
    builder.set(`${base}.${path}`, words, node.children[0]?.at ?? node.at)
  }
}

function addVariables(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const node of childrenOf(fields, 'Environment'))
    if (node.key !== '') builder.set(`${base}.env.${node.key}`, node.value, node.at)
  for (const node of childrenOf(fields, 'Environment Variables from')) {
    const match = /^(\S+)\s+(Secret|ConfigMap)(?: with prefix \S+)?\s+Optional: (\w+)/.exec(node.text)
    if (match) builder.set(`${base}.envFrom.${match[2]}.${match[1]}`, match[3], node.at)
  }
}

function addMounts(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const node of childrenOf(fields, 'Mounts')) {
    const match = /^(\S+) from (\S+) \((\w+)/.exec(node.text)
    if (match) builder.set(`${base}.mount.${match[1]}`, `${match[2]} ${match[3]}`, node.at)
  }
}

const childrenOf = (fields: readonly DescribedNode[], key: string): readonly DescribedNode[] =>
  childOf(fields, key)?.children ?? []

function addStates(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  const last = childOf(fields, 'Last State')
  if (last !== undefined) builder.set(`${base}.last.state`, last.value, last.at)
  for (const [state, path] of [
    [childOf(fields, 'State'), base],
    [last, `${base}.last`],
  ] as const)
    for (const node of state?.children ?? []) {
      const name = OF_STATE[node.key]
      if (name !== undefined) builder.set(`${path}.${name}`, node.value, node.at)
    }
}

function addPorts(builder: SightingBuilder, base: string, fields: readonly DescribedNode[]): void {
  for (const [key, path] of [
    ['Port', 'port'],
    ['Ports', 'port'],
    ['Host Port', 'hostPort'],
    ['Host Ports', 'hostPort'],
  ] as const) {
    const node = childOf(fields, key)
    if (node === undefined) continue
    for (const [, number, protocol, name] of node.value.matchAll(/(?<!\d)(\d+)\/(\w+)(?: \(([\w-]+)\))?/g))
      if (number !== '0')
        builder.set(`${base}.${path}.${number}`, name === undefined ? protocol : `${protocol} ${name}`, node.at)
  }
}

/** What each volume is made of: 'claim data', 'secret db', 'configmap app', with 'optional' where it may be missing. */
export function readDescribedVolumes(builder: SightingBuilder, list: DescribedNode | undefined): void {
  for (const volume of list?.children ?? []) {
    const value = (key: string): string => childOf(volume.children, key)?.value ?? ''
    const type = value('Type').split(' ')[0]
    const optional = value('Optional') === 'true' ? ' optional' : ''
    const says =
      type === 'PersistentVolumeClaim'
        ? `claim ${value('ClaimName')}`
        : type === 'Secret'
          ? `secret ${value('SecretName')}${optional}`
          : type === 'ConfigMap'
            ? `configmap ${value('Name')}${optional}`
            : type === 'HostPath'
              ? `hostpath ${value('Path')}`
              : (type ?? '')
    if (volume.key !== '' && says !== '') builder.set(`volume.${volume.key}`, says, volume.children[1]?.at ?? volume.at)
  }
}
