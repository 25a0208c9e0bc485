import { arrivals, ticks } from '../random.ts'
import { addBackend, complain, type Fault } from '../scene.ts'

/** Failures of a kind that no list of known failures holds: only reasoning about who, when and what is new helps. */

export const brokenRateTable: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  const file = random.pick(['tariffs-eu.csv', 'zones.parquet', 'vat-rules.yml'])
  stage.say(culprit, onsetMs - 1_000, 'info', `reloading ${file} (etag ${random.hex(8)})`, {
    logger: 'tables',
    mark: 'relevant',
  })
  stage.say(culprit, onsetMs, 'error', `${file}: row 4127 has 6 columns where 7 were expected, table rejected`, {
    logger: 'tables',
    mark: 'root',
  })
  for (const at of arrivals(random, onsetMs + 500, endMs, 25))
    stage.say(
      culprit,
      at,
      'error',
      `no usable table for region ${random.pick(['DE', 'FR', 'PL', 'SE'])}: ${file} was rejected`,
      {
        logger: 'tables',
        mark: 'root',
      },
    )
  for (const app of others)
    complain(scene, app, [{ message: `${culprit} answered 500 to /v1/rates` }, { message: 'order cannot be priced' }], {
      perMinute: 45,
    })
  return {
    id: 'broken-rate-table',
    allOf: [
      [file.replaceAll('.', '\\.'), 'table', 'data file', 'row', 'column'],
      ['reject', 'column', 'row', 'invalid', 'malformed', 'format', 'parse', 'unusable', 'broken'],
    ],
    services: [culprit],
    victims: others,
  }
}

export const unschedulablePods: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const scheduler = stage.addService('kube-scheduler', 'klog')
  const [culprit, ...others] = apps as [string, ...string[]]
  const resource = random.pick(['memory', 'cpu'])
  for (const at of ticks(random, onsetMs, endMs, 75_000, 9_000))
    stage.say(
      scheduler,
      at,
      'info',
      `"Unable to schedule pod; no fit; waiting" pod="prod/${culprit}-84b5-${random.hex(5)}" err="0/6 nodes are available: 6 Insufficient ${resource}. preemption: 0/6 nodes are available: 6 No preemption victims found for incoming pod."`,
      { logger: 'schedule_one', mark: 'root' },
    )
  for (const app of others)
    complain(scene, app, [{ message: `${culprit}: no ready endpoints, request rejected with 503` }], {
      delayMs: 20_000,
      perMinute: 20,
    })
  return {
    id: 'unschedulable-pods',
    allOf: [
      [resource, 'resource', 'capacity', 'node'],
      ['schedul', 'insufficient', 'not enough', 'no fit', 'no node', 'capacity', 'lack'],
    ],
    services: [culprit, scheduler, 'kubernetes'],
    victims: others,
    toleranceSeconds: 30,
  }
}

export const unknownUpstreamHost: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, apps, endMs } = scene
  const nginx = addBackend(scene, ['shop-nginx', 'static-edge'], 'nginxError')
  for (const at of arrivals(random, startMs, onsetMs, 0.4)) stage.say(nginx, at, 'info', 'start worker processes')
  const host = random.pick(['legacy-cms', 'img-resizer', 'blog-origin'])
  stage.say(nginx, onsetMs - 1_500, 'info', 'signal 1 (SIGHUP) received, reconfiguring', { mark: 'relevant' })
  for (const at of ticks(random, onsetMs, endMs, 45_000, 2_000))
    stage.say(nginx, at, 'fatal', `host not found in upstream "${host}" in /etc/nginx/conf.d/${host}.conf:3`, {
      mark: 'root',
    })
  complain(scene, apps[0] as string, [{ message: 'health check of edge failed: connect: connection refused' }], {
    perMinute: 8,
    delayMs: 5_000,
  })
  return {
    id: 'unknown-upstream-host',
    allOf: [
      ['upstream', 'host', host, 'resol', 'dns', 'name'],
      ['not found', 'unknown', 'resol', 'config', 'cannot', 'missing'],
    ],
    services: [nginx, 'nginx', host],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const volumeNotMounted: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const kubelet = stage.addService('kubelet', 'klog')
  const [culprit, ...others] = apps as [string, ...string[]]
  for (const at of ticks(random, onsetMs, endMs, 122_000, 4_000))
    stage.say(
      kubelet,
      at,
      'error',
      `"Unable to attach or mount volumes for pod; skipping pod" err="unmounted volumes=[data], unattached volumes=[data kube-api-access]: timed out waiting for the condition" pod="prod/${culprit}-0"`,
      { logger: 'kubelet', mark: 'root' },
    )
  for (const at of ticks(random, onsetMs + 9_000, endMs, 122_000, 4_000))
    stage.say(
      kubelet,
      at,
      'error',
      `MountVolume.MountDevice failed for volume "pvc-${random.hex(8)}" : rpc error: code = Internal desc = mount failed: exit status 32, wrong fs type, bad option, bad superblock on /dev/vdc`,
      { logger: 'nestedpendingoperations', mark: 'root' },
    )
  for (const app of others)
    complain(scene, app, [{ message: `${culprit} unreachable: connect: no route to host` }], {
      perMinute: 20,
      delayMs: 8_000,
    })
  return {
    id: 'volume-not-mounted',
    allOf: [
      ['volume', 'mount', 'pvc', 'disk', 'storage', 'file ?system'],
      ['mount', 'attach', 'fail', 'superblock', 'cannot', 'unable'],
    ],
    services: [culprit, kubelet, 'kubernetes', 'node'],
    victims: others,
  }
}

export const safeMode: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, endMs, apps } = scene
  const namenode = addBackend(scene, ['namenode', 'hdfs-nn1'], 'log4j')
  const spark = stage.addService('spark-driver', 'log4j')
  const logger = 'org.apache.hadoop.hdfs.server.namenode.FSNamesystem'
  for (const at of arrivals(random, startMs, onsetMs, 6))
    stage.say(
      namenode,
      at,
      'info',
      `BLOCK* allocate blk_${random.int(1_000_000, 9_000_000)}_${random.int(1_000, 9_000)}, replicas=10.8.0.${random.int(1, 40)}:9866 for /data/part-${random.int(1, 900)}`,
      { logger: 'org.apache.hadoop.hdfs.StateChange' },
    )
  stage.say(
    namenode,
    onsetMs,
    'warn',
    "Space available on volume '/dev/nvme1n1' is 52428800, which is below the configured reserved amount 104857600",
    { logger: 'org.apache.hadoop.hdfs.server.namenode.NameNodeResourceChecker', mark: 'root' },
  )
  stage.say(namenode, onsetMs + 10, 'warn', 'NameNode low on available disk space. Already in safe mode.', {
    logger,
    mark: 'root',
  })
  for (const at of ticks(random, onsetMs + 5_000, endMs, 5_000, 200))
    stage.say(namenode, at, 'warn', 'NameNode low on available disk space. Already in safe mode.', {
      logger,
      mark: 'root',
    })
  for (const at of arrivals(random, onsetMs + 2_000, endMs, 20))
    stage.say(
      spark,
      at,
      'error',
      'Aborting task: org.apache.hadoop.hdfs.server.namenode.SafeModeException: Cannot create file/data/out/_temporary/0. Name node is in safe mode.',
      { logger: 'org.apache.spark.util.Utils', mark: 'relevant' },
    )
  return {
    id: 'safe-mode',
    allOf: [
      ['disk', 'space', 'volume', 'storage'],
      ['low', 'full', 'below', 'ran out', 'safe mode', 'no space', 'exhaust', 'running out'],
    ],
    services: [namenode, 'namenode', 'hdfs'],
    victims: [spark, ...apps],
    temporalPattern: ['periodic', 'burst'],
  }
}

export const correctedMemoryErrors: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['compute-0412', 'gpu-node-7'], 'kernel')
  const dimm = `CPU_SrcID#0_MC#1_Chan#${random.int(0, 2)}_DIMM#${random.int(0, 1)}`
  for (const at of arrivals(random, onsetMs, endMs, 6))
    stage.say(
      host,
      at,
      'warn',
      `EDAC MC1: ${random.int(1, 90)} CE memory read error on ${dimm} (channel:2 slot:0 page:0x${random.hex(6)} offset:0x0 grain:32 syndrome:0x0)`,
      { mark: 'root' },
    )
  stage.say(
    host,
    onsetMs,
    'warn',
    `EDAC MC1: 1 CE memory read error on ${dimm} (channel:2 slot:0 page:0x${random.hex(6)} offset:0x0 grain:32 syndrome:0x0)`,
    { mark: 'root' },
  )
  for (const at of ticks(random, onsetMs + 90_000, endMs, 200_000, 50_000)) {
    stage.say(host, at, 'error', 'mce: [Hardware Error]: Machine check events logged', { mark: 'root' })
    stage.say(host, at + 5, 'error', `mce: Uncorrected hardware memory error in user-access at 0x${random.hex(9)}`, {
      mark: 'root',
    })
  }
  complain(scene, apps[0] as string, [{ message: 'worker process died with SIGBUS, restarting it' }], {
    perMinute: 0.6,
    delayMs: 91_000,
  })
  return {
    id: 'memory-hardware',
    allOf: [
      ['memory', 'dimm', 'ram', 'hardware', 'edac', 'mce'],
      ['error', 'fault', 'defect', 'fail', 'bad', 'corrupt', 'broken'],
    ],
    mustNot: ['out of memory', 'memory limit'],
    services: [host, 'kernel'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const lockedDirectoryAccount: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 15)])
    stage.say(
      culprit,
      at,
      'error',
      `LDAP bind as cn=svc-${culprit},ou=services,dc=corp,dc=example failed: data 775, v4563 (account locked out)`,
      { logger: 'directory', mark: 'root' },
    )
  for (const app of others)
    complain(
      scene,
      app,
      [{ message: (r) => `permission check for user ${r.int(100, 9_999)} unavailable: ${culprit} returned 502` }],
      { perMinute: 35 },
    )
  return {
    id: 'locked-account',
    allOf: [
      ['account', 'ldap', 'directory', 'bind', 'credential'],
      ['lock', 'bind', 'reject', 'fail', 'authenticat', 'denied'],
    ],
    services: [culprit, 'ldap', 'directory'],
    victims: others,
  }
}
