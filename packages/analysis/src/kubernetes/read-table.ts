import type { KubeEvent, ObjectSighting, StateLine } from './kube-object.ts'
import { readAge, readTimes } from './read-age.ts'
import { SightingBuilder } from './sighting-builder.ts'
import { readSelector } from './read-selector.ts'

interface Column {
  readonly name: string
  readonly start: number
}

export interface ReadObject {
  readonly sighting: ObjectSighting
  readonly line: number
}

/** Which columns only one kind's table has. */
const KINDS: readonly (readonly [kind: string, ...columns: string[]])[] = [
  ['Node', 'ROLES', 'VERSION'],
  ['PersistentVolumeClaim', 'VOLUME', 'ACCESS MODES'],
  ['PersistentVolume', 'RECLAIM POLICY'],
  ['StorageClass', 'PROVISIONER'],
  ['ServiceAccount', 'SECRETS'],
  ['Endpoints', 'ENDPOINTS'],
  ['Service', 'CLUSTER-IP'],
  ['Ingress', 'HOSTS'],
  ['NetworkPolicy', 'POD-SELECTOR'],
  ['HorizontalPodAutoscaler', 'MINPODS'],
  ['PodDisruptionBudget', 'MIN AVAILABLE'],
  ['ResourceQuota', 'REQUEST', 'LIMIT'],
  ['CronJob', 'SCHEDULE'],
  ['Job', 'COMPLETIONS'],
  ['ReplicaSet', 'DESIRED', 'CURRENT', 'READY'],
  ['Deployment', 'UP-TO-DATE', 'AVAILABLE'],
  ['Pod', 'STATUS', 'RESTARTS'],
  ['Secret', 'TYPE', 'DATA'],
  ['ConfigMap', 'DATA'],
  ['StatefulSet', 'READY', 'AGE'],
]

const PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Node: { 'INTERNAL-IP': 'ip', VERSION: 'version', 'CONTAINER-RUNTIME': 'runtime' },
  PersistentVolumeClaim: {
    STATUS: 'phase',
    VOLUME: 'volume',
    CAPACITY: 'capacity',
    'ACCESS MODES': 'modes',
    STORAGECLASS: 'class',
  },
  PersistentVolume: {
    STATUS: 'phase',
    CLAIM: 'claim',
    CAPACITY: 'capacity',
    'ACCESS MODES': 'modes',
    STORAGECLASS: 'class',
  },
  StorageClass: { PROVISIONER: 'provisioner', VOLUMEBINDINGMODE: 'bindingMode' },
  Endpoints: { ENDPOINTS: 'addresses' },
  Service: { TYPE: 'type', 'CLUSTER-IP': 'clusterIP', 'EXTERNAL-IP': 'externalIP' },
  Pod: { STATUS: 'status', READY: 'readyCount', RESTARTS: 'restarts', IP: 'ip', NODE: 'node' },
  Deployment: { READY: 'readyCount', AVAILABLE: 'available' },
  StatefulSet: { READY: 'readyCount' },
  ReplicaSet: { DESIRED: 'replicas', READY: 'ready' },
  DaemonSet: { DESIRED: 'replicas', READY: 'ready' },
  Secret: { TYPE: 'type' },
  Ingress: { CLASS: 'class', HOSTS: 'hosts' },
  HorizontalPodAutoscaler: { REFERENCE: 'target', TARGETS: 'targets', MAXPODS: 'max', REPLICAS: 'replicas' },
  PodDisruptionBudget: { 'ALLOWED DISRUPTIONS': 'allowed' },
}

/** A table of `kubectl get`, in one part from its header to its last row. */
export function readTable(lines: readonly StateLine[], source: string): { objects: ReadObject[]; events: KubeEvent[] } {
  const [header, ...rows] = lines
  if (header === undefined) return { objects: [], events: [] }
  const columns = columnsOf(header.raw)
  if (columns.some((column) => column.name === 'LAST SEEN'))
    return { objects: [], events: rows.flatMap((row) => eventOfRow(row, columns, source)) }
  const kind = kindOf(columns)
  return { objects: rows.flatMap((row) => objectOfRow(row, columns, kind, source)), events: [] }
}

function columnsOf(header: string): Column[] {
  const columns: Column[] = []
  for (const match of header.matchAll(/\S+(?: \S+)*/g)) columns.push({ name: match[0], start: match.index })
  return columns
}

function kindOf(columns: readonly Column[]): string | null {
  const names = new Set(columns.map((column) => column.name))
  if (names.has('NODE SELECTOR') && names.has('DESIRED')) return 'DaemonSet'
  return KINDS.find(([, ...needed]) => needed.every((name) => names.has(name)))?.[0] ?? null
}

/** A cell begins where its column does, and in rows that ran over, where the next gap ends. */
function cellsOf(raw: string, columns: readonly Column[]): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [index, column] of columns.entries()) {
    const end = columns[index + 1]?.start ?? raw.length
    cells[column.name] = raw.slice(column.start, end).trim()
  }
  return cells
}

function objectOfRow(row: StateLine, columns: readonly Column[], named: string | null, source: string): ReadObject[] {
  const cells = cellsOf(row.raw, columns)
  const full = cells['NAME'] ?? ''
  if (full === '' || /\s/.test(full)) return []
  const [prefix, bare] = full.includes('/') ? full.split('/', 2) : [undefined, full]
  const kind = (prefix === undefined ? named : kindOfPrefix(prefix)) ?? named
  if (kind === null || bare === undefined) return []
  const builder = new SightingBuilder(kind, bare, source, 'table')
  if (cells['NAMESPACE']) builder.namespace = cells['NAMESPACE']
  for (const [column, path] of Object.entries(PATHS[kind] ?? {}))
    if (cells[column] !== undefined && cells[column] !== '<none>') builder.set(path, cells[column], row)
  addSpecial(builder, cells, row)
  return [{ sighting: builder.finish(), line: row.line }]
}

type Cells = Readonly<Record<string, string>>

/** What the cells of one kind's rows say beyond their own text. */
const SPECIAL: Readonly<Record<string, (builder: SightingBuilder, cells: Cells, row: StateLine) => void>> = {
  Endpoints: (builder, cells, row) => {
    if (cells['ENDPOINTS'] === '<none>') builder.set('addresses', '', row)
  },
  Node: addNode,
  Service: addService,
  Deployment: addTemplate,
  StatefulSet: addTemplate,
  ReplicaSet: addTemplate,
  ResourceQuota: addQuota,
}

function addSpecial(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  const [ready, wanted] = (cells['READY'] ?? '').split('/')
  if (wanted !== undefined && builder.kind !== 'Pod') {
    builder.set('ready', ready, row)
    builder.set('replicas', wanted, row)
  }
  SPECIAL[builder.kind]?.(builder, cells, row)
}

function addNode(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  const states = (cells['STATUS'] ?? '').split(',')
  builder.set(
    'condition.Ready',
    states.includes('Ready') ? 'True' : states.includes('NotReady') ? 'False' : 'Unknown',
    row,
  )
  builder.set('unschedulable', String(states.includes('SchedulingDisabled')), row)
  if (/control-plane|master/.test(cells['ROLES'] ?? ''))
    builder.set('labels.node-role.kubernetes.io/control-plane', '', row)
}

function addSelector(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  for (const [key, value] of readSelector(cells['SELECTOR'] ?? '')) builder.set(`selector.${key}`, value, row)
}

function addService(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  addSelector(builder, cells, row)
  for (const port of (cells['PORT(S)'] ?? '').split(',')) {
    const match = /^(\d+)(?::\d+)?\/(\w+)$/.exec(port.trim())
    if (match === null) continue
    builder.set(`port.${match[1]}.port`, match[1], row)
    builder.set(`port.${match[1]}.protocol`, match[2], row)
  }
}

/** The pods that a set makes. */
function addTemplate(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  addSelector(builder, cells, row)
  const images = (cells['IMAGES'] ?? '').split(',')
  for (const [index, name] of (cells['CONTAINERS'] ?? '').split(',').entries())
    if (name !== '' && images[index]) builder.set(`container.${name}.image`, images[index], row)
}

function addQuota(builder: SightingBuilder, cells: Cells, row: StateLine): void {
  const text = `${cells['REQUEST'] ?? ''}, ${cells['LIMIT'] ?? ''}`
  for (const [, name, used, hard] of text.matchAll(/(?<![\w./-])([\w./-]+): ([\w.]+)\/([\w.]+)/g)) {
    builder.set(`used.${name}`, used, row)
    builder.set(`hard.${name}`, hard, row)
  }
}

const PREFIXES: Readonly<Record<string, string>> = {
  pod: 'Pod',
  service: 'Service',
  deployment: 'Deployment',
  replicaset: 'ReplicaSet',
  statefulset: 'StatefulSet',
  daemonset: 'DaemonSet',
  job: 'Job',
  cronjob: 'CronJob',
  node: 'Node',
  endpoints: 'Endpoints',
  persistentvolumeclaim: 'PersistentVolumeClaim',
  persistentvolume: 'PersistentVolume',
  horizontalpodautoscaler: 'HorizontalPodAutoscaler',
  ingress: 'Ingress',
  resourcequota: 'ResourceQuota',
  namespace: 'Namespace',
  secret: 'Secret',
  configmap: 'ConfigMap',
  certificate: 'Certificate',
}

/** 'deployment.apps' of `kubectl get all`, or the object of an event. */
export const kindOfPrefix = (prefix: string): string | null =>
  PREFIXES[prefix.toLowerCase().split('.')[0] ?? ''] ?? null

function eventOfRow(row: StateLine, columns: readonly Column[], source: string): KubeEvent[] {
  const cells = cellsOf(row.raw, columns)
  const [kind = '', name] = (cells['OBJECT'] ?? '').split('/')
  if (name === undefined || !cells['REASON']) return []
  const seen = cells['LAST SEEN'] ?? ''
  return [
    {
      type: cells['TYPE'] ?? 'Normal',
      reason: cells['REASON'],
      kind: kindOfPrefix(kind) ?? kind,
      name,
      namespace: cells['NAMESPACE'] ?? null,
      message: cells['MESSAGE'] ?? '',
      count: Math.max(readTimes(seen), Number(cells['COUNT'] ?? 1) || 1),
      ageSeconds: readAge(seen),
      timestampMs: null,
      source,
      line: row.line,
      offset: row.offset,
      raw: row.raw,
    },
  ]
}
