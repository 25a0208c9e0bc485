import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const CEPH_SIGNATURES: readonly Signature[] = [
  {
    id: 'ceph/full',
    technology: 'ceph',
    category: 'resource-exhaustion',
    title: 'Ceph is full',
    cause: 'Disks (OSDs) or pools of the Ceph cluster are full, so it takes no more writes from anybody.',
    patterns: [
      /Health check (?:failed|update): \d+ (?:full osd|pool)\(?s?\)? ?\(?s?\)?.{0,20}(?:OSD_FULL|POOL_FULL|full)/i,
      /\((?:OSD_FULL|POOL_FULL)\)/,
    ],
    keywords: ['osd_full', 'pool_full', 'full osd'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    explains: ['linux/no-space', 'ceph/slow-ops'],
    commands: [
      diagnose(
        'ceph health detail; ceph osd df tree',
        'See which OSDs are full and how evenly they are filled.',
        'The full OSDs are known.',
      ),
      fix(
        'ceph osd reweight-by-utilization',
        'Move data off the fullest OSDs; then add disks or delete what is not needed.',
        'ceph health says HEALTH_OK.',
        'ceph osd reweight <osd> 1.0',
      ),
    ],
    samples: [
      { line: 'Health check failed: 1 full osd(s) (OSD_FULL)', origin: 'ceph docs, health checks' },
      { line: 'cluster [ERR] Health check failed: 4 pool(s) full (POOL_FULL)', origin: 'ceph docs, health checks' },
    ],
    nearMisses: ['Health check cleared: OSD_NEARFULL (was: 2 nearfull osd(s))'],
  },
  {
    id: 'ceph/osd-unreachable',
    technology: 'ceph',
    category: 'dependency-failure',
    title: 'Storage daemons of Ceph do not reach each other',
    cause:
      'A Ceph OSD gets no heartbeat from another: that daemon is down, its disk hangs, or the network between them is broken.',
    patterns: [/heartbeat_check: no reply from/i, /Health check failed: \d+ osds? down/i],
    keywords: ['heartbeat_check', 'osds down', 'osd down'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    explains: ['ceph/slow-ops'],
    commands: [
      diagnose(
        'ceph osd tree down; ceph health detail',
        'See which OSDs are down and on which host.',
        'The silent OSD is known.',
      ),
      fix(
        'systemctl restart ceph-osd@<id>',
        'Start the daemon again, once its disk and network are known to be well.',
        'The OSD is up and in.',
        'systemctl stop ceph-osd@<id>',
      ),
    ],
    samples: [
      {
        line: 'osd.2 9 heartbeat_check: no reply from 192.168.125.102:6803 osd.3 since back 2017-02-08 06:10:55.123919',
        origin: 'ceph/ceph-ansible#1297',
      },
      { line: 'cluster [WRN] Health check failed: 1 osds down (OSD_DOWN)', origin: 'billimek/k8s-gitops#3' },
    ],
    nearMisses: ['Health check cleared: OSD_DOWN (was: 1 osds up)'],
  },
  {
    id: 'ceph/slow-ops',
    technology: 'ceph',
    category: 'capacity',
    title: 'Ceph is slow: requests are blocked',
    cause:
      'Requests to the Ceph cluster are blocked for long: a disk or its host does not keep up, or data is being moved.',
    patterns: [/\b[1-9]\d* slow ops, oldest one blocked for/i, /slow request (?:osd_op|\d+(?:\.\d+)? seconds old)/i],
    keywords: ['slow ops', 'slow request'],
    blames: 'self',
    specificity: 2,
    severity: 'medium',
    commands: [
      diagnose(
        'ceph health detail; ceph daemon osd.<id> dump_ops_in_flight',
        'See which OSDs block and in what.',
        'The slow OSD is known.',
      ),
    ],
    samples: [
      {
        line: 'Health check update: 3 slow ops, oldest one blocked for 65 sec, daemons [osd.12,osd.22,osd.6] have slow ops. (SLOW_OPS)',
        origin: 'canonical/hotsos#302',
      },
      {
        line: 'Health check failed: 2 slow ops, oldest one blocked for 262920 sec, mon.b has slow ops (SLOW_OPS)',
        origin: 'billimek/k8s-gitops#3',
      },
    ],
    nearMisses: ['Health check cleared: SLOW_OPS (was: 0 slow ops)'],
  },
]
