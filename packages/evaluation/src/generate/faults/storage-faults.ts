import { arrivals, ticks } from '../random.ts'
import { addBackend, complain, type Fault } from '../scene.ts'

const hum = {
  postgres: [
    'checkpoint starting: time',
    'checkpoint complete: wrote 214 buffers (1.3%); 0 WAL file(s) added, 0 removed, 1 recycled',
    'automatic analyze of table "app.public.events"',
  ],
}

export const postgresDiskFull: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const db = addBackend(scene, ['orders-pg', 'ledger-db', 'pg-main', 'accounts-postgres'], 'postgres')
  for (const at of arrivals(random, startMs, onsetMs, 2)) stage.say(db, at, 'info', random.pick(hum.postgres))
  const file = `pg_wal/xlogtemp.${random.int(100, 900)}`
  stage.say(
    db,
    onsetMs,
    'error',
    `could not extend file "base/16402/${random.int(20_000, 90_000)}": No space left on device`,
    { mark: 'root', stack: ['HINT:  Check free disk space.'] },
  )
  for (const at of arrivals(random, onsetMs + 500, endMs, 6)) {
    if (random.chance(0.8))
      stage.say(
        db,
        at,
        'error',
        `could not extend file "base/16402/${random.int(20_000, 90_000)}": No space left on device`,
        { mark: 'root', stack: ['HINT:  Check free disk space.'] },
      )
    else stage.say(db, at, 'error', `could not write to file "${file}": No space left on device`, { mark: 'root' })
  }
  for (const app of apps) {
    complain(
      scene,
      app,
      [
        { message: 'failed to persist entity: database write failed' },
        { message: (r) => `transaction rolled back after ${r.int(3, 90)} ms: could not save changes to ${db}` },
        { message: (r) => `unhandled error while handling POST /v2/cart/${r.int(1, 999)}: internal server error` },
      ],
      { perMinute: random.int(20, 50) },
    )
  }
  return {
    id: 'postgres-disk-full',
    allOf: [
      ['disk', 'no space', 'storage', 'volume', 'out of space', 'file ?system'],
      ['full', 'ran out', 'no space', 'exhaust', 'out of', 'no room', 'no free'],
    ],
    services: [db, 'postgres', 'postgresql'],
    victims: apps,
    canBeSilent: { service: db, allOf: [['database', 'write', 'persist', 'save', db]] },
  }
}

export const redisCannotPersist: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const redis = addBackend(scene, ['session-redis', 'cache-main', 'redis-primary'], 'redis')
  for (const at of ticks(random, startMs, onsetMs - 10_000, 240_000, 5_000))
    stage.say(redis, at, 'info', '100 changes in 300 seconds. Saving...')
  stage.say(redis, onsetMs, 'warn', "Can't save in background: fork: Cannot allocate memory", { mark: 'root' })
  for (const at of ticks(random, onsetMs + 6_000, endMs, 6_000, 400))
    stage.say(redis, at, 'warn', "Can't save in background: fork: Cannot allocate memory", { mark: 'root' })
  for (const app of apps) {
    complain(
      scene,
      app,
      [
        {
          message:
            'ReplyError: MISCONF Redis is configured to save RDB snapshots, but it is currently not able to persist on disk. Commands that may modify the data set are disabled',
        },
        { message: 'session could not be stored, sending user back to login', level: 'warn' },
      ],
      { perMinute: 25, delayMs: 2_500 },
    )
  }
  return {
    id: 'redis-misconf',
    allOf: [
      ['redis', redis],
      ['persist', 'snapshot', 'rdb', 'bgsave', 'fork', 'memory', 'background sav'],
    ],
    services: [redis, 'redis'],
    victims: apps,
    canBeSilent: { service: redis, allOf: [['redis'], ['persist', 'snapshot', 'rdb', 'save', 'write', 'disk']] },
    temporalPattern: ['periodic', 'burst'],
  }
}

export const elasticFloodStage: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const es = addBackend(scene, ['search-es', 'logs-elastic', 'es-data-0'], 'elastic')
  for (const at of arrivals(random, startMs, endMs, 1))
    stage.say(es, at, 'info', '[gc][young] overhead, spent [201ms] collecting in the last [1s]', {
      logger: 'o.e.m.j.JvmGcMonitorService',
    })
  stage.say(
    es,
    onsetMs - 240_000,
    'warn',
    `high disk watermark [90%] exceeded on [Yx3q][${es}][/usr/share/elasticsearch/data] free: 18.2gb[9.1%], shards will be relocated away from this node`,
    { logger: 'o.e.c.r.a.DiskThresholdMonitor', mark: 'relevant' },
  )
  for (const at of ticks(random, onsetMs, endMs, 30_000, 50))
    stage.say(
      es,
      at,
      'warn',
      `flood stage disk watermark [95%] exceeded on [Yx3q][${es}][/usr/share/elasticsearch/data] free: 7.9gb[3.9%], all indices on this node will be marked read-only`,
      { logger: 'o.e.c.r.a.DiskThresholdMonitor', mark: 'root' },
    )
  for (const app of apps) {
    complain(
      scene,
      app,
      [
        {
          message:
            'bulk indexing failed: cluster_block_exception index [products-v7] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]',
        },
        { message: (r) => `could not index document ${r.int(1_000, 90_000)}, giving up after 3 attempts` },
      ],
      { delayMs: 4_000 },
    )
  }
  return {
    id: 'elasticsearch-flood-stage',
    allOf: [
      ['disk', 'watermark', 'storage', 'space'],
      ['flood', 'read-?only', 'full', 'exceed', '95', 'block'],
    ],
    services: [es, 'elasticsearch'],
    victims: apps,
    canBeSilent: {
      service: es,
      allOf: [
        ['disk', 'watermark', 'read-only', 'index'],
        ['flood', 'block', 'full', 'exceed', 'read-only'],
      ],
    },
    toleranceSeconds: 300,
    onsetMs,
  }
}

export const failingDisk: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const node = addBackend(scene, ['db-host-2', 'storage-node-a', 'node-17'], 'kernel')
  const mysql = addBackend(scene, ['billing-mysql', 'mysql-main'], 'mysql')
  for (const at of arrivals(random, startMs, endMs, 0.5))
    stage.say(
      node,
      at,
      'info',
      'perf: interrupt took too long (2512 > 2500), lowering kernel.perf_event_max_sample_rate to 79500',
    )
  for (const at of arrivals(random, startMs, onsetMs, 0.6))
    stage.say(mysql, at, 'info', 'Aborted connection closed normally by client', { fields: { code: '010914' } })
  const sector = random.int(1_000_000, 900_000_000)
  stage.say(
    node,
    onsetMs,
    'error',
    `blk_update_request: I/O error, dev sdb, sector ${sector} op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 0`,
    { mark: 'root' },
  )
  for (const at of arrivals(random, onsetMs + 300, onsetMs + 40_000, 30))
    stage.say(
      node,
      at,
      'error',
      random.pick([
        `blk_update_request: I/O error, dev sdb, sector ${sector + random.int(1, 4_000)} op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 0`,
        `Buffer I/O error on dev sdb1, logical block ${random.int(10_000, 90_000)}, lost async page write`,
      ]),
      { mark: 'root' },
    )
  stage.say(
    node,
    onsetMs + 41_000,
    'error',
    'EXT4-fs error (device sdb1): ext4_journal_check_start:83: comm mysqld: Detected aborted journal',
    { mark: 'root' },
  )
  stage.say(node, onsetMs + 41_020, 'error', 'EXT4-fs (sdb1): Remounting filesystem read-only', { mark: 'root' })
  for (const at of arrivals(random, onsetMs + 42_000, endMs, 8))
    stage.say(
      mysql,
      at,
      'error',
      random.pick([
        'Operating system error number 30 in a file operation.',
        'Write to file ./billing/invoices.ibd failed at offset 4194304, 16384 bytes should have been written, only 0 were written. Operating system error number 30.',
      ]),
      { mark: 'relevant', fields: { code: '012592', subsystem: 'InnoDB' } },
    )
  for (const app of apps)
    complain(
      scene,
      app,
      [
        {
          message: `SQLSTATE[HY000]: General error: 1290 The MySQL server is running with the --read-only option so it cannot execute this statement`,
        },
        { message: (r) => `invoice ${r.int(1_000, 9_999)} could not be saved` },
      ],
      { delayMs: 44_000, perMinute: 30 },
    )
  return {
    id: 'failing-disk',
    allOf: [
      ['disk', 'sdb', 'i/o', 'storage', 'block device', 'file ?system'],
      ['error', 'fail', 'read-?only', 'bad', 'defect', 'hardware'],
    ],
    services: [node, 'kernel', mysql, ...apps.filter(() => false)],
    victims: apps,
  }
}

export const mysqlDeadlocks: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, apps } = scene
  const job = scene.stage.addService(random.pick(['price-importer', 'stock-sync', 'nightly-reindexer']), 'python')
  const until = onsetMs + random.int(150, 400) * 1_000
  for (const at of ticks(random, startMs, onsetMs - 60_000, 300_000, 2_000))
    stage.say(job, at, 'info', 'nothing to import, sleeping', { logger: 'importer' })
  stage.say(job, onsetMs - 3_000, 'info', 'bulk update of table stock_levels started with 16 workers', {
    logger: 'importer',
    mark: 'relevant',
  })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, until, 40)]) {
    stage.say(job, at, 'error', "(1213, 'Deadlock found when trying to get lock; try restarting transaction')", {
      logger: 'importer.worker',
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
            'ER_LOCK_DEADLOCK: Deadlock found when trying to get lock; try restarting transaction, query: UPDATE stock_levels SET reserved = reserved + 1 WHERE sku = ?',
        },
        { message: (r) => `reservation of item ${r.int(1, 9_999)} failed` },
      ],
      { perMinute: 20, untilMs: until },
    )
  return {
    id: 'mysql-deadlocks',
    allOf: [['deadlock'], ['lock', 'transaction', 'concurren', 'update', 'table', 'stock']],
    services: [job, 'mysql', 'database', 'stock_levels'],
    victims: [],
    temporalPattern: 'burst',
  }
}

export const blockingMigration: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const db = addBackend(scene, ['crm-postgres', 'tenant-db', 'core-pg'], 'postgres')
  const migrator = stage.addService(random.pick(['schema-migrator', 'db-migrate-job']), 'logfmt')
  for (const at of arrivals(random, startMs, onsetMs, 2)) stage.say(db, at, 'info', random.pick(hum.postgres))
  stage.say(migrator, onsetMs - 1_200, 'info', 'applying 0147_add_region_to_orders', { mark: 'relevant' })
  const blocked = random.int(200, 900)
  for (const at of [onsetMs, ...arrivals(random, onsetMs + 1_000, endMs, 8)]) {
    stage.say(
      db,
      at,
      'info',
      `process ${random.int(1_000, 9_000)} still waiting for RowExclusiveLock on relation ${blocked} of database 16384 after 1000.${random.int(100, 999)} ms`,
      {
        mark: 'root',
        stack: [
          `DETAIL:  Process holding the lock: ${blocked + 7}. Wait queue: ${random.int(1_000, 9_000)}.`,
          'CONTEXT:  while updating tuple (412,7) in relation "orders"',
        ],
      },
    )
  }
  for (const at of arrivals(random, onsetMs + 30_000, endMs, 5))
    stage.say(db, at, 'error', 'canceling statement due to lock timeout', {
      mark: 'root',
      stack: ['STATEMENT:  UPDATE orders SET state = $1 WHERE id = $2'],
    })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: (r) => `query timed out after ${r.int(29, 31)} s waiting for ${db}` },
        { message: 'upstream request aborted: deadline exceeded' },
      ],
      { delayMs: 30_000, perMinute: 25 },
    )
  return {
    id: 'blocking-migration',
    allOf: [
      ['lock', 'block', 'wait'],
      ['migrat', 'ddl', 'schema', 'lock', 'alter', 'relation', 'table', 'database'],
    ],
    services: [db, migrator, 'postgres', 'postgresql'],
    victims: apps,
  }
}

export const mongoStepDown: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const mongo = addBackend(scene, ['profile-mongo', 'mongo-rs0-1', 'docs-mongodb'], 'mongodb')
  for (const at of arrivals(random, startMs, endMs, 2))
    stage.say(mongo, at, 'info', 'Connection accepted', {
      logger: 'network',
      fields: {
        remote: `10.3.${random.int(0, 9)}.${random.int(1, 250)}:${random.int(30_000, 60_000)}`,
        connectionCount: random.int(40, 90),
      },
    })
  stage.say(mongo, onsetMs, 'info', 'Stepping down from primary in response to heartbeat: no quorum', {
    logger: 'repl',
    mark: 'root',
  })
  stage.say(mongo, onsetMs + 40, 'warn', "Can't see a majority of the set, relinquishing primary", {
    logger: 'repl',
    mark: 'root',
  })
  for (const at of ticks(random, onsetMs + 10_000, endMs, 11_000, 800))
    stage.say(
      mongo,
      at,
      'warn',
      'Not starting an election, since we are not electable: not a majority of voting nodes are up',
      { logger: 'election', mark: 'root' },
    )
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'MongoServerError: not primary and secondaryOk=false' },
        { message: 'MongoServerSelectionError: Server selection timed out after 30000 ms: ReplicaSetNoPrimary' },
      ],
      { perMinute: 22 },
    )
  return {
    id: 'mongo-no-primary',
    allOf: [
      ['primary', 'election', 'quorum', 'majority', 'replica'],
      ['mongo', 'replica', 'primary', mongo],
    ],
    services: [mongo, 'mongodb', 'mongo'],
    victims: apps,
    canBeSilent: {
      service: mongo,
      allOf: [
        ['primary', 'replica', 'mongo'],
        ['no', 'not', 'lost', 'without', 'select'],
      ],
    },
  }
}
