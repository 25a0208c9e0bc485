import type { MechanismId } from './mechanisms.ts'

/** How callers see a service that is not there, or not well. */
const UNREACHABLE = [
  'connection-refused',
  'connection-lost',
  'peer-timeout',
  'peer-failing',
  'no-healthy-instance',
] as const
/** How a service is that cannot do its work. */
const DOWN = ['crash', 'crash-loop', 'not-ready', 'job-missed', ...UNREACHABLE] as const
/** What waits where something is slow. */
const WAITING = ['slow-work', 'peer-timeout', 'pool-exhausted', 'workers-exhausted', 'backlog', 'peer-failing'] as const
/** What members of a cluster say when one of them, or the way to it, is gone. */
const APART = ['quorum-lost', 'replication-broken', 'no-route', ...UNREACHABLE] as const
/** What becomes of calls that are turned away. */
const TURNED_AWAY = ['peer-failing', 'connection-lost', 'pool-exhausted', 'backlog', 'replication-broken'] as const

/** What follows from each way to fail, as far as it is not said of any failure. */
const LEADS_TO: Readonly<Partial<Record<MechanismId, readonly MechanismId[]>>> = {
  'disk-full': [...DOWN, 'read-only', 'replication-broken', 'quorum-lost', 'slow-work', 'backlog'],
  'memory-limit': [...DOWN, 'quorum-lost', 'backlog'],
  'heap-exhausted': [...DOWN, 'slow-work', 'hang', 'quorum-lost'],
  'files-exhausted': DOWN,
  'connection-limit': ['pool-exhausted', ...UNREACHABLE],
  'pool-exhausted': ['peer-failing', 'backlog', 'slow-work'],
  'workers-exhausted': ['connection-lost', 'connection-refused', 'peer-failing', 'slow-work', 'backlog'],
  'cpu-starved': [...WAITING, 'connection-lost', 'quorum-lost', 'not-ready', 'hang'],
  overload: [...WAITING, 'rate-limit', 'connection-lost'],
  quota: ['peer-failing', 'scheduling', 'backlog'],
  license: ['peer-failing', 'not-ready'],
  'rate-limit': ['peer-failing', 'backlog', 'job-missed'],
  'credential-rejected': [...TURNED_AWAY, ...DOWN],
  'credential-expired': [...TURNED_AWAY, ...DOWN, 'credential-rejected', 'permission-missing'],
  'signing-key': ['credential-rejected', 'permission-missing', 'peer-failing'],
  'permission-missing': DOWN,
  'certificate-expired': [...TURNED_AWAY, ...DOWN, 'credential-rejected'],
  'certificate-untrusted': [...TURNED_AWAY, ...DOWN],
  'tls-mismatch': [...TURNED_AWAY, ...DOWN],
  'bad-configuration': [...DOWN, 'missing-object', 'name-unresolved'],
  'missing-object': ['crash', 'crash-loop', 'not-ready', 'null-value', 'peer-failing', 'job-missed'],
  'schema-mismatch': ['crash', 'crash-loop', 'bad-data', 'null-value', 'peer-failing', 'backlog', 'job-missed'],
  'dependency-version': ['crash', 'crash-loop', 'build-failed', 'code-bug', 'peer-failing'],
  'bad-release': [...DOWN, 'code-bug', 'null-value', 'slow-work'],
  deleted: ['missing-object', 'null-value', 'peer-failing', 'crash'],
  'read-only': ['peer-failing', 'crash', 'backlog'],
  'port-in-use': ['crash', 'crash-loop', 'not-ready', 'connection-refused'],
  'image-pull': ['not-ready', 'no-healthy-instance'],
  scheduling: ['not-ready', 'no-healthy-instance', 'backlog'],
  'code-bug': DOWN,
  'null-value': ['crash', 'crash-loop', 'peer-failing'],
  'bad-data': ['code-bug', 'null-value', 'peer-failing', 'crash'],
  'data-corrupt': [...DOWN, 'replication-broken'],
  deadlock: WAITING,
  'lock-contention': [...WAITING, 'hang'],
  crash: ['crash-loop', 'not-ready', 'quorum-lost', 'backlog', ...UNREACHABLE],
  'crash-loop': ['not-ready', ...UNREACHABLE],
  hang: ['job-missed', 'backlog', 'not-ready', ...UNREACHABLE],
  'slow-work': [
    'peer-timeout',
    'connection-lost',
    'pool-exhausted',
    'backlog',
    'quorum-lost',
    'not-ready',
    'peer-failing',
  ],
  'connection-refused': ['peer-failing', 'pool-exhausted', 'backlog', 'no-healthy-instance'],
  'connection-lost': ['peer-failing'],
  'peer-timeout': ['peer-failing', 'pool-exhausted', 'backlog'],
  'no-route': [...UNREACHABLE, 'quorum-lost', 'replication-broken', 'name-unresolved'],
  'name-unresolved': [...DOWN, 'backlog'],
  'not-ready': ['no-healthy-instance', 'peer-failing', 'connection-refused'],
  'no-healthy-instance': ['peer-failing', 'peer-timeout'],
  'quorum-lost': ['peer-failing', 'peer-timeout', 'read-only', 'backlog'],
  'disk-failing': ['data-corrupt', 'read-only', 'slow-work', 'hang', 'crash', ...APART],
  'hardware-failing': ['host-lost', 'kernel-fault', 'crash', 'hang', 'link-down', 'cpu-starved', ...APART],
  'link-down': ['name-unresolved', 'host-lost', ...APART],
  'network-misconfigured': ['name-unresolved', ...APART],
  'kernel-fault': ['crash', 'host-lost', 'hang', ...APART],
  'clock-off': [
    'credential-expired',
    'credential-rejected',
    'certificate-expired',
    'certificate-untrusted',
    'permission-missing',
    'signing-key',
    'quorum-lost',
    'replication-broken',
  ],
  'host-lost': ['not-ready', 'scheduling', ...APART],
  'runtime-failing': ['not-ready', 'crash-loop', 'host-lost', 'scheduling'],
}

const EFFECTS = new Map(Object.entries(LEADS_TO).map(([cause, effects]) => [cause, new Set<string>(effects)]))

/** Whether the second is known to follow from the first, and the first not from the second as well. */
export const leadsTo = (cause: MechanismId, effect: MechanismId): boolean =>
  (EFFECTS.get(cause)?.has(effect) ?? false) && !(EFFECTS.get(effect)?.has(cause) ?? false)
