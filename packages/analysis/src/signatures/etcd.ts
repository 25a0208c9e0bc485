import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const ETCD_SIGNATURES: readonly Signature[] = [
  {
    id: 'etcd/slow-disk',
    technology: 'etcd',
    category: 'contention',
    title: 'etcd is slow: its disk does not keep up',
    cause:
      'etcd cannot write its log to disk fast enough, so requests take long, heartbeats come late and leaders change.',
    patterns: [
      /apply request took too long/i,
      /slow fdatasync/i,
      /failed to send out heartbeat on time/i,
      /leader (?:failed to send out heartbeat on time; took too long|is overloaded likely from slow disk)/i,
    ],
    keywords: [
      'apply request took too long',
      'slow fdatasync',
      'out heartbeat on time',
      'overloaded likely from slow disk',
    ],
    blames: 'self',
    specificity: 2,
    severity: 'high',
    explains: ['kubernetes/leader-lost', 'etcd/no-leader'],
    commands: [
      diagnose(
        'etcdctl endpoint status --cluster -w table && iostat -x 1 5',
        'See size and leader of the cluster, and how busy the disk is.',
        'The 99th percentile of fsync is below 10 ms.',
        { estimatedTime: '5 min' },
      ),
    ],
    samples: [
      {
        line: 'apply request took too long took:1.503s expected-duration:100ms prefix:read-only range request:key:"/registry/health"',
        origin: 'etcd source, apply.go; etcd docs, faq',
      },
      { line: 'slow fdatasync took:2.144s expected-duration:1s', origin: 'etcd source, wal.go' },
    ],
    nearMisses: ['finished scheduled compaction took:14.2ms'],
  },
  {
    id: 'etcd/space-exceeded',
    technology: 'etcd',
    category: 'resource-exhaustion',
    title: 'The etcd database has reached its size limit',
    cause:
      'The database of etcd has reached its quota; it only reads and deletes until it is compacted and defragmented.',
    patterns: [/mvcc: database space exceeded/i, /alarm raised.{0,80}NOSPACE|alarm:NOSPACE/],
    keywords: ['database space exceeded', 'nospace'],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'etcdctl endpoint status --cluster -w table && etcdctl alarm list',
        'See the size of each member and its alarms.',
        'The size is known.',
        { priority: 'critical' },
      ),
      fix(
        'etcdctl compact <current-revision> && etcdctl defrag --cluster && etcdctl alarm disarm',
        'Drop old revisions, give the space back, and lift the alarm; take a snapshot (etcdctl snapshot save) first.',
        'etcdctl put works again.',
        'etcdctl snapshot restore <snapshot> --data-dir <new-directory>',
        { priority: 'critical', estimatedTime: '15 min' },
      ),
    ],
    samples: [
      { line: 'etcdserver: mvcc: database space exceeded', origin: 'etcd docs, maintenance' },
      {
        line: 'Error: rpc error: code = ResourceExhausted desc = etcdserver: mvcc: database space exceeded',
        origin: 'etcd docs, maintenance; source, rpctypes',
      },
    ],
    nearMisses: ['defragmenting database, current-db-size:2.1 GB'],
  },
  {
    id: 'etcd/no-leader',
    technology: 'etcd',
    category: 'dependency-failure',
    title: 'etcd has no leader',
    cause: 'The etcd cluster has no leader: too few members are up, or they are too slow to agree on one.',
    patterns: [
      /etcdserver: no leader/i,
      /etcdserver: request timed out, possibly due to (?:previous leader failure|connection lost)/i,
      /lost leader \w{1,20} at term \d+/i,
    ],
    keywords: [
      'etcdserver: no leader',
      'due to previous leader failure',
      'possibly due to connection lost',
      'lost leader',
    ],
    blames: 'peer',
    specificity: 3,
    severity: 'critical',
    commands: [
      diagnose(
        'etcdctl endpoint health --cluster && etcdctl member list -w table',
        'See which members answer.',
        'All members are healthy.',
        { priority: 'critical' },
      ),
    ],
    samples: [
      { line: 'rpc error: code = Unavailable desc = etcdserver: no leader', origin: 'etcd source, rpctypes/error.go' },
      {
        line: 'etcdserver: request timed out, possibly due to previous leader failure',
        origin: 'etcd source, rpctypes/error.go',
      },
    ],
    nearMisses: ['elected leader 8e9e05c52164694d at term 7'],
  },
]
