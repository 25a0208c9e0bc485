import { arrivals, ticks } from '../random.ts'
import { addBackend, complain, type Fault } from '../scene.ts'

/** Hosts, devices and the network below the services. */

export const connectionTableFull: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['nat-gw-1', 'edge-router-b'], 'kernel')
  for (const at of arrivals(random, startMs, onsetMs, 0.5))
    stage.say(host, at, 'info', 'IPv6: ADDRCONF(NETDEV_CHANGE): veth12a4: link becomes ready')
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 15)])
    stage.say(host, at, 'warn', 'nf_conntrack: nf_conntrack: table full, dropping packet', { mark: 'root' })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'connect ETIMEDOUT 52.19.4.18:443' },
        { message: 'Client network socket disconnected before secure TLS connection was established' },
      ],
      { perMinute: 20 },
    )
  return {
    id: 'connection-table-full',
    allOf: [
      ['conntrack', 'connection track', 'connection table', 'tracking table', 'nat table'],
      ['full', 'exhaust', 'drop', 'limit', 'overflow'],
    ],
    services: [host, 'kernel'],
    victims: apps,
  }
}

export const gpuLost: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['gpu-a100-3', 'ml-node-2'], 'kernel')
  const trainer = stage.addService(random.pick(['embedding-server', 'image-ranker']), 'python')
  for (const at of arrivals(random, startMs, onsetMs, 6))
    stage.say(trainer, at, 'info', `batch of ${random.int(8, 64)} embedded in ${random.int(20, 90)} ms`, {
      logger: 'model',
    })
  stage.say(
    host,
    onsetMs,
    'error',
    'NVRM: Xid (PCI:0000:3b:00): 79, pid=4411, name=python3, GPU has fallen off the bus.',
    { mark: 'root' },
  )
  stage.say(host, onsetMs + 4, 'error', 'NVRM: GPU 0000:3b:00.0: GPU has fallen off the bus.', { mark: 'root' })
  for (const at of arrivals(random, onsetMs + 200, endMs, 18))
    stage.say(trainer, at, 'error', 'RuntimeError: CUDA error: unspecified launch failure', {
      mark: 'relevant',
      logger: 'model',
    })
  for (const app of apps)
    complain(scene, app, [{ message: `${trainer} returned 500, results are not ranked` }], { perMinute: 30 })
  return {
    id: 'gpu-lost',
    allOf: [
      ['gpu', 'cuda', 'graphics'],
      ['lost', 'fallen', 'bus', 'xid', 'hardware', 'gone', 'fail'],
    ],
    services: [host, 'kernel', trainer],
    victims: apps,
  }
}

export const raidDegraded: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['nas-01', 'backup-host'], 'kernel')
  const files = stage.addService('file-api', 'json')
  for (const at of arrivals(random, startMs, endMs, 0.6))
    stage.say(host, at, 'info', 'EXT4-fs (md0): re-mounted. Opts: (null)')
  stage.say(host, onsetMs, 'error', 'ata3.00: exception Emask 0x0 SAct 0x40000 SErr 0x0 action 0x6 frozen', {
    mark: 'root',
  })
  stage.say(host, onsetMs + 900, 'error', 'ata3.00: failed command: WRITE FPDMA QUEUED', { mark: 'root' })
  stage.say(
    host,
    onsetMs + 2_000,
    'error',
    'md/raid1:md0: Disk failure on sdb1, disabling device. md/raid1:md0: Operation continuing on 1 devices.',
    { mark: 'root' },
  )
  for (const at of ticks(random, onsetMs + 30_000, endMs, 90_000, 9_000))
    stage.say(host, at, 'error', 'ata3: hard resetting link', { mark: 'root' })
  for (const at of arrivals(random, onsetMs + 1_000, endMs, 6))
    stage.say(files, at, 'warn', `write of ${random.int(1, 90)} MB took ${random.int(4, 31)} s`, {
      mark: 'relevant',
      logger: 'store',
    })
  for (const app of apps.slice(0, 1))
    complain(scene, app, [{ message: 'upload aborted: file-api did not finish in 30 s' }], {
      perMinute: 6,
      delayMs: 20_000,
    })
  return {
    id: 'raid-degraded',
    allOf: [
      ['disk', 'raid', 'ata', 'drive', 'device', 'sdb'],
      ['fail', 'error', 'reset', 'defect', 'degrad', 'hardware'],
    ],
    services: [host, 'kernel'],
    victims: [files, ...apps],
    severity: ['critical', 'high', 'medium'],
  }
}

export const routeLost: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const router = stage.addService(random.pick(['bgpd', 'frr']), 'syslog')
  for (const at of arrivals(random, startMs, onsetMs, 0.5))
    stage.say(router, at, 'info', 'End-of-RIB received from 10.255.0.7')
  stage.say(router, onsetMs, 'info', '%ADJCHANGE: neighbor 10.255.0.1(core-a) in vrf default Down Hold Timer Expired', {
    mark: 'root',
  })
  for (const at of ticks(random, onsetMs + 60_000, endMs, 120_000, 9_000))
    stage.say(router, at, 'warn', '10.255.0.1 [FSM] Timer (connect timer expire), retrying', { mark: 'root' })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'dial tcp 10.40.8.12:5432: connect: network is unreachable' },
        { message: 'no route to host while calling ledger at 10.40.9.3' },
      ],
      { perMinute: 28 },
    )
  return {
    id: 'route-lost',
    allOf: [
      ['bgp', 'rout', 'neighbor', 'peer', 'network', 'core-a'],
      ['down', 'lost', 'expire', 'unreachable', 'no route', 'gone'],
    ],
    services: [router, 'core-a', '10.255.0.1', 'network'],
    victims: apps,
    canBeSilent: {
      service: router,
      allOf: [
        ['network', 'route', 'host', 'path'],
        ['unreachable', 'no route', 'gone', 'lost', 'cut'],
      ],
    },
  }
}

export const deniedByProfile: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['db-vm-4', 'web-vm-2'], 'kernel')
  const mysql = addBackend(scene, ['crm-mysql', 'wiki-mysql'], 'mysql')
  for (const at of ticks(random, onsetMs, endMs, 15_000, 2_000)) {
    stage.say(
      host,
      at,
      'warn',
      `audit: type=1400 audit(${(at / 1000).toFixed(3)}:${random.int(100, 999)}): apparmor="DENIED" operation="open" profile="/usr/sbin/mysqld" name="/data/mysql/ibdata1" pid=${random.int(1_000, 9_000)} comm="mysqld" requested_mask="rw" denied_mask="rw" fsuid=112 ouid=112`,
      { mark: 'root' },
    )
    stage.say(mysql, at + 30, 'error', "The innodb_system data file 'ibdata1' must be writable", {
      mark: 'relevant',
      fields: { code: '012271', subsystem: 'InnoDB' },
    })
    stage.say(mysql, at + 60, 'error', 'Aborting', { mark: 'relevant', fields: { code: '010119' } })
  }
  for (const app of apps) complain(scene, app, [{ message: `connect ECONNREFUSED ${mysql}:3306` }], { perMinute: 30 })
  return {
    id: 'denied-by-profile',
    allOf: [
      ['apparmor', 'permission', 'denied', 'writable', 'access', 'policy', 'profile'],
      ['denied', 'not writable', 'permission', 'block', 'forbid', 'refus', 'writable'],
    ],
    services: [host, 'kernel', mysql, 'mysql', 'mysqld'],
    victims: apps,
  }
}

export const blockedMail: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const postfix = stage.addService('postfix', 'syslog')
  for (const at of arrivals(random, startMs, onsetMs, 6))
    stage.say(
      postfix,
      at,
      'info',
      `${random.hex(10).toUpperCase()}: to=<u${random.int(1, 999)}@example.net>, relay=mx1.example.net[203.0.113.25]:25, delay=1.1, dsn=2.0.0, status=sent (250 2.0.0 OK)`,
    )
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 10)])
    stage.say(
      postfix,
      at,
      'info',
      `${random.hex(10).toUpperCase()}: to=<u${random.int(1, 999)}@example.net>, relay=mx1.example.net[203.0.113.25]:25, delay=0.9, dsn=5.7.1, status=bounced (host mx1.example.net[203.0.113.25] said: 550 5.7.1 Service unavailable, client host [198.51.100.20] blocked using bl.example.org)`,
      { mark: 'root' },
    )
  complain(
    scene,
    apps[0] as string,
    [{ message: (r) => `confirmation for booking ${r.int(100, 9_999)} was not delivered` }],
    { perMinute: 5, delayMs: 3_000 },
  )
  return {
    id: 'blocked-mail',
    allOf: [
      ['mail', 'smtp', 'mx1', 'deliver', '550'],
      ['block', 'reject', 'bounce', 'blacklist', 'denied', 'refus'],
    ],
    services: [postfix, 'mx1.example.net', 'postfix', 'mail'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}
