import { defineSignatures } from './define-signatures.ts'

export const CEPH_SIGNATURES = defineSignatures([
  {
    id: 'ceph/full',
    mechanism: 'disk-full',
    symptom: 'Ceph full',
    cause: 'OSDs (disks) or pools of the Ceph cluster are full, so it takes no more writes.',
    patterns: [
      /Health check (?:failed|update): \d+ (?:full osd|pool)\(?s?\)? ?\(?s?\)?.{0,20}(?:OSD_FULL|POOL_FULL|full)/i,
      /\((?:OSD_FULL|POOL_FULL)\)/,
    ],
    keywords: 'osd_full|pool_full|full osd',
    blames: 'self',
    look: 'ceph health detail; ceph osd df tree # See which OSDs are full and how evenly they are filled.',
    fix: 'ceph osd reweight-by-utilization # Move data off the fullest OSDs; then add disks or delete what is not needed. # ceph osd reweight <osd> 1.0',
    samples: {
      'Health check failed: 1 full osd(s) (OSD_FULL)': 'ceph docs, health checks',
      'cluster [ERR] Health check failed: 4 pool(s) full (POOL_FULL)': 'ceph docs, health checks',
    },
    nearMisses: ['Health check cleared: OSD_NEARFULL (was: 2 nearfull osd(s))'],
  },
  {
    id: 'ceph/osd-unreachable',
    mechanism: 'host-lost',
    severity: 'high',
    symptom: 'Ceph OSD unreachable',
    cause:
      'A Ceph OSD gets no heartbeat from another: that daemon is down, its disk hangs, or the network between them is broken.',
    patterns: [/heartbeat_check: no reply from/i, /Health check failed: \d+ osds? down/i],
    keywords: 'heartbeat_check|osds down|osd down',
    blames: 'self',
    look: 'ceph osd tree down; ceph health detail # See which OSDs are down and on which host.',
    samples: {
      'osd.2 9 heartbeat_check: no reply from 192.168.125.102:6803 osd.3 since back 2017-02-08 06:10:55.123919':
        'ceph/ceph-ansible#1297',
      'cluster [WRN] Health check failed: 1 osds down (OSD_DOWN)': 'billimek/k8s-gitops#3',
    },
    nearMisses: ['Health check cleared: OSD_DOWN (was: 1 osds up)'],
  },
  {
    id: 'ceph/slow-ops',
    mechanism: 'slow-work',
    severity: 'medium',
    symptom: 'Ceph slow ops',
    cause:
      'Requests to the Ceph cluster are blocked for long (slow ops): a disk (OSD) or its host does not keep up, or data is being moved.',
    patterns: [/\b[1-9]\d* slow ops, oldest one blocked for/i, /slow request (?:osd_op|\d+(?:\.\d+)? seconds old)/i],
    keywords: 'slow ops|slow request',
    blames: 'self',
    look: 'ceph health detail; ceph daemon osd.<id> dump_ops_in_flight # See which OSDs block and in what.',
    samples: {
      'Health check update: 3 slow ops, oldest one blocked for 65 sec, daemons [osd.12,osd.22,osd.6] have slow ops. (SLOW_OPS)':
        'canonical/hotsos#302',
      'Health check failed: 2 slow ops, oldest one blocked for 262920 sec, mon.b has slow ops (SLOW_OPS)':
        'billimek/k8s-gitops#3',
    },
    nearMisses: ['Health check cleared: SLOW_OPS (was: 0 slow ops)'],
  },
])
