import { arrivals, ticks } from '../random.ts'
import { addBackend, complain, type Fault } from '../scene.ts'

/** Stores, brokers and control planes that others stand on. */

export const vaultSealed: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const vault = addBackend(scene, ['vault-0', 'secrets-vault'], 'json')
  for (const at of arrivals(random, startMs, onsetMs, 2))
    stage.say(vault, at, 'info', 'expiration: revoked lease', {
      logger: 'expiration',
      fields: { lease_id: `auth/token/${random.hex(8)}` },
    })
  stage.say(vault, onsetMs, 'info', 'core: marked as sealed', { logger: 'core', mark: 'root' })
  stage.say(vault, onsetMs + 3, 'info', 'core: pre-seal teardown starting', { logger: 'core', mark: 'root' })
  for (const at of ticks(random, onsetMs + 5_000, endMs, 30_000, 900))
    stage.say(vault, at, 'warn', 'core: seal status: sealed, unseal progress 0/3', { logger: 'core', mark: 'root' })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'Error making API request: GET secret/data/app Code: 503. Errors: * Vault is sealed' },
        { message: 'cannot renew database credentials, keeping the old ones', level: 'warn' },
      ],
      { perMinute: 14 },
    )
  return {
    id: 'vault-sealed',
    allOf: [['vault', 'secret'], ['seal']],
    services: [vault, 'vault'],
    victims: apps,
    canBeSilent: { service: vault, allOf: [['vault', 'secret'], ['seal']] },
  }
}

export const etcdFull: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const etcd = addBackend(scene, ['etcd-1', 'etcd'], 'zap')
  const api = stage.addService('kube-apiserver', 'klog')
  for (const at of arrivals(random, startMs, endMs, 1))
    stage.say(etcd, at, 'info', 'finished scheduled compaction', {
      logger: 'mvcc',
      fields: { took: `${random.int(2, 40)}ms` },
    })
  stage.say(etcd, onsetMs, 'warn', 'alarm raised', {
    logger: 'etcdserver',
    mark: 'root',
    fields: { alarm: 'NOSPACE', 'alarm-from': '8e9e05c52164694d' },
  })
  for (const at of [onsetMs + 90, ...arrivals(random, onsetMs + 200, endMs, 12)])
    stage.say(etcd, at, 'warn', 'failed to apply request', {
      logger: 'etcdserver',
      mark: 'root',
      fields: { error: 'etcdserver: mvcc: database space exceeded' },
    })
  for (const at of arrivals(random, onsetMs + 400, endMs, 20))
    stage.say(
      api,
      at,
      'error',
      `"Unhandled Error" err="rpc error: code = ResourceExhausted desc = etcdserver: mvcc: database space exceeded"`,
      { logger: 'status', mark: 'relevant' },
    )
  for (const app of apps)
    complain(scene, app, [{ message: 'leader election lost: failed to renew lease prod/leader' }], {
      perMinute: 5,
      delayMs: 12_000,
    })
  return {
    id: 'etcd-full',
    allOf: [
      ['etcd', etcd],
      ['space', 'quota', 'full', 'nospace', 'exceed', 'size'],
    ],
    services: [etcd, 'etcd'],
    victims: [api, ...apps],
  }
}

export const slowCassandra: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const node = addBackend(scene, ['cassandra-2', 'scylla-node-a'], 'log4j')
  for (const at of arrivals(random, startMs, onsetMs, 3))
    stage.say(
      node,
      at,
      'info',
      `Writing Memtable-events@${random.int(1_000, 9_000)}(12.4MiB serialized bytes, 41023 ops)`,
      { logger: 'o.a.c.db.Memtable' },
    )
  for (const at of ticks(random, onsetMs, endMs, 24_000, 6_000)) {
    stage.say(
      node,
      at,
      'warn',
      `G1 Old Generation GC in ${random.int(7_000, 14_000)}ms.  G1 Old Gen: 8192000000 -> 7984000000`,
      { logger: 'o.a.c.service.GCInspector', mark: 'root' },
    )
    stage.say(node, at + 20, 'warn', `Not marking nodes down due to local pause of ${random.int(7, 14)}s > 5s`, {
      logger: 'o.a.c.gms.FailureDetector',
      mark: 'root',
    })
  }
  for (const app of apps)
    complain(
      scene,
      app,
      [
        {
          message:
            'com.datastax.driver.core.exceptions.ReadTimeoutException: Cassandra timeout during read query at consistency QUORUM (2 responses were required but only 1 replica responded)',
        },
      ],
      { perMinute: 22, delayMs: 4_000 },
    )
  return {
    id: 'slow-cassandra',
    allOf: [
      ['gc', 'garbage', 'heap', 'pause', 'memory'],
      ['pause', 'long', 'slow', 'stop', 'collect', 'exhaust', 'full', 'seconds'],
    ],
    services: [node, 'cassandra'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const brokenReplica: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const replica = addBackend(scene, ['orders-replica-1', 'mysql-ro'], 'mysql')
  for (const at of arrivals(random, startMs, onsetMs, 0.7))
    stage.say(replica, at, 'info', "Multi-threaded replica statistics for channel '': seconds elapsed = 120", {
      fields: { code: '010559', subsystem: 'Repl' },
    })
  stage.say(
    replica,
    onsetMs,
    'error',
    "Replica SQL for channel '': Worker 3 failed executing transaction 'a1b2:5561' at source log binlog.000412, end_log_pos 71022; Could not execute Write_rows event on table shop.orders; Duplicate entry '88121' for key 'orders.PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY",
    { mark: 'root', fields: { code: '010584', subsystem: 'Repl' } },
  )
  for (const at of ticks(random, onsetMs + 60_000, endMs, 60_000, 500))
    stage.say(replica, at, 'warn', "Replica for channel '' is stopped; position binlog.000412:70981", {
      mark: 'root',
      fields: { code: '010999', subsystem: 'Repl' },
    })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: (r) => `order ${r.int(88_000, 99_000)} not found right after it was placed` },
        { message: (r) => `read model is ${r.int(30, 900)} s behind, falling back`, level: 'warn' },
      ],
      { perMinute: 12, delayMs: 9_000 },
    )
  return {
    id: 'broken-replica',
    allOf: [
      ['replica', 'replicat'],
      ['stop', 'broke', 'fail', 'duplicate', 'lag', 'behind', 'halt'],
    ],
    services: [replica, 'mysql'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const phpWorkersBusy: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const fpm = stage.addService(random.pick(['php-fpm', 'wordpress-fpm']), 'raw')
  const nginx = stage.addService('web-nginx', 'nginxError')
  for (const at of arrivals(random, startMs, onsetMs, 0.5))
    stage.say(
      fpm,
      at,
      'info',
      `${phpStamp(at)} NOTICE: [pool www] child ${random.int(100, 900)} exited with code 0 after ${random.int(200, 900)}.1 seconds from start`,
    )
  for (const at of ticks(random, onsetMs, endMs, 20_000, 5_000))
    stage.say(
      fpm,
      at,
      'warn',
      `${phpStamp(at)} WARNING: [pool www] server reached pm.max_children setting (40), consider raising it`,
      { mark: 'root' },
    )
  for (const at of arrivals(random, onsetMs + 30_000, endMs, 25))
    stage.say(
      nginx,
      at,
      'error',
      `*${random.int(1_000, 90_000)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: 10.2.0.${random.int(1, 250)}, server: www.acme.example, request: "GET /shop HTTP/1.1", upstream: "fastcgi://unix:/run/php/www.sock"`,
      { mark: 'relevant' },
    )
  for (const app of apps.slice(0, 1))
    complain(scene, app, [{ message: 'GET https://www.acme.example/shop: 504 Gateway Time-out' }], {
      perMinute: 15,
      delayMs: 31_000,
    })
  return {
    id: 'php-workers-busy',
    allOf: [
      ['max_children', 'worker', 'process', 'children', 'pool'],
      ['limit', 'reach', 'exhaust', 'busy', 'all', 'full', 'too few', 'no free'],
    ],
    services: [fpm, 'php-fpm'],
    victims: ['web-nginx', ...apps],
    severity: ['critical', 'high', 'medium'],
  }
}

export const slowConsumer: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const nats = addBackend(scene, ['nats-1', 'bus-nats'], 'raw')
  const [culprit, ...others] = apps as [string, ...string[]]
  for (const at of arrivals(random, startMs, onsetMs, 1))
    stage.say(
      nats,
      at,
      'info',
      `${natsStamp(at)} [INF] 10.3.0.${random.int(1, 99)}:${random.int(30_000, 60_000)} - cid:${random.int(10, 900)} - Client connection created`,
    )
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 8)])
    stage.say(
      nats,
      at,
      'info',
      `${natsStamp(at)} [INF] 10.3.0.14:51822 - cid:${random.int(10, 900)} - "v1.31:go:${culprit}" - Slow Consumer Detected: WriteDeadline of 10s exceeded with 612 chunks of 40108032 total bytes.`,
      { mark: 'root' },
    )
  for (const at of arrivals(random, onsetMs + 300, endMs, 8))
    stage.say(culprit, at, 'error', 'nats: slow consumer, messages dropped on subject events.prices', {
      mark: 'root',
      logger: 'bus',
    })
  for (const app of others)
    complain(scene, app, [{ message: `prices from ${culprit} are stale, last update 94 s ago`, level: 'warn' }], {
      perMinute: 10,
      delayMs: 60_000,
    })
  return {
    id: 'slow-consumer',
    allOf: [
      ['slow', 'consumer', 'keep up', 'backlog', 'behind'],
      ['consumer', 'message', culprit, 'subscri', 'drop'],
    ],
    services: [culprit, nats, 'nats'],
    victims: others,
    severity: ['critical', 'high', 'medium'],
  }
}

const phpStamp = (at: number): string =>
  `[${new Date(at).toUTCString().slice(5, 16).replaceAll(' ', '-')} ${new Date(at).toISOString().slice(11, 19)}]`

const natsStamp = (at: number): string =>
  `[7] ${new Date(at).toISOString().slice(0, 23).replaceAll('-', '/').replace('T', ' ')}`
