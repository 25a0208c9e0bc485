import { defineSignatures } from './define-signatures.ts'

export const ETCD_SIGNATURES = defineSignatures([
  {
    id: 'etcd/slow-disk',
    mechanism: 'slow-work',
    symptom: 'etcd disk too slow',
    cause:
      'etcd[ {service}] cannot write its WAL to disk fast enough, so requests are slow, heartbeats late and leaders change.',
    patterns: [
      /apply request took too long/i,
      /slow fdatasync/i,
      /failed to send out heartbeat on time/i,
      /leader (?:failed to send out heartbeat on time; took too long|is overloaded likely from slow disk)/i,
    ],
    keywords: 'apply request took too long|slow fdatasync|out heartbeat on time|overloaded likely from slow disk',
    blames: 'self',
    look: 'etcdctl endpoint status --cluster -w table && iostat -x 1 5 # See size and leader of the cluster, and how busy the disk is.',
    samples: {
      'apply request took too long took:1.503s expected-duration:100ms prefix:read-only range request:key:"/registry/health"':
        'etcd source, apply.go; etcd docs, faq',
      'slow fdatasync took:2.144s expected-duration:1s': 'etcd source, wal.go',
    },
    nearMisses: ['finished scheduled compaction took:14.2ms'],
  },
  {
    id: 'etcd/space-exceeded',
    mechanism: 'quota',
    severity: 'critical',
    symptom: 'etcd database space exceeded',
    cause:
      'The etcd database reached its size quota (mvcc: space exceeded); it takes no writes until it is compacted and defragmented.',
    patterns: [/mvcc: database space exceeded/i, /alarm raised.{0,80}NOSPACE|alarm:NOSPACE/],
    keywords: 'database space exceeded|nospace',
    blames: 'peer',
    look: 'etcdctl endpoint status --cluster -w table && etcdctl alarm list # See the size of each member and its alarms.',
    fix: 'etcdctl compact <current-revision> && etcdctl defrag --cluster && etcdctl alarm disarm # Drop old revisions, give the space back, and lift the alarm; take a snapshot (etcdctl snapshot save) first. # etcdctl snapshot restore <snapshot> --data-dir <new-directory>',
    samples: {
      'etcdserver: mvcc: database space exceeded': 'etcd docs, maintenance',
      'Error: rpc error: code = ResourceExhausted desc = etcdserver: mvcc: database space exceeded':
        'etcd docs, maintenance; source, rpctypes',
    },
    nearMisses: ['defragmenting database, current-db-size:2.1 GB'],
  },
  {
    id: 'etcd/no-leader',
    mechanism: 'quorum-lost',
    symptom: 'etcd has no leader',
    cause: 'The etcd cluster has no leader: too few members are up, or they are too slow to agree on one.',
    patterns: [
      /etcdserver: no leader/i,
      /etcdserver: request timed out, possibly due to (?:previous leader failure|connection lost)/i,
      /lost leader \w{1,20} at term \d+/i,
    ],
    keywords: 'etcdserver: no leader|due to previous leader failure|possibly due to connection lost|lost leader',
    blames: 'peer',
    look: 'etcdctl endpoint health --cluster && etcdctl member list -w table # See which members answer.',
    samples: {
      'rpc error: code = Unavailable desc = etcdserver: no leader': 'etcd source, rpctypes/error.go',
      'etcdserver: request timed out, possibly due to previous leader failure': 'etcd source, rpctypes/error.go',
    },
    nearMisses: ['elected leader 8e9e05c52164694d at term 7'],
  },
])
