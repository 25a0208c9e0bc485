import { arrivals, ticks } from '../random.ts'
import { complain, type Fault } from '../scene.ts'

/** What goes wrong within a service, in the words of its language. */

export const goPanic: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const culprit = stage.addService(random.pick(['tariff-engine', 'seat-map']), 'zap')
  for (const at of arrivals(random, scene.startMs, onsetMs, 8))
    stage.say(culprit, at, 'info', 'quote computed', { logger: 'engine', fields: { legs: random.int(1, 4) } })
  for (const at of ticks(random, onsetMs, endMs, 35_000, 12_000))
    stage.say(
      culprit,
      at,
      'error',
      'panic recovered, connection closed: runtime error: index out of range [3] with length 3',
      {
        mark: 'root',
        logger: 'http',
        stack: ['goroutine 4412 [running]:', 'main.(*Legs).at(...)', '\t/src/engine/legs.go:57 +0x1d'],
      },
    )
  for (const app of apps)
    complain(scene, app, [{ message: `unexpected EOF reading response from ${culprit}` }], { perMinute: 18 })
  return {
    id: 'go-panic',
    allOf: [
      ['panic', 'index out of range', 'bug', 'crash', 'bounds'],
      ['index', 'range', 'panic', 'bug', 'code', 'program'],
    ],
    services: [culprit],
    victims: apps,
  }
}

export const executorFull: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  for (const at of arrivals(random, onsetMs - 200_000, onsetMs, 4))
    stage.say(culprit, at, 'warn', `call to tax-api took ${random.int(8_000, 25_000)} ms`, {
      logger: 'tax',
      mark: 'relevant',
    })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 20)])
    stage.say(
      culprit,
      at,
      'error',
      `java.util.concurrent.RejectedExecutionException: Task java.util.concurrent.FutureTask@${random.hex(7)} rejected from java.util.concurrent.ThreadPoolExecutor@1f2a[Running, pool size = 200, active threads = 200, queued tasks = 1000, completed tasks = ${random.int(10_000, 90_000)}]`,
      { mark: 'root', logger: 'exec' },
    )
  for (const app of others)
    complain(scene, app, [{ message: `${culprit} rejected the call (HTTP 503)` }], { perMinute: 35 })
  return {
    id: 'executor-full',
    allOf: [
      ['thread', 'executor', 'pool', 'queue', 'worker'],
      ['exhaust', 'full', 'reject', 'busy', 'saturat', 'limit', 'all', 'ran out', 'used up'],
    ],
    services: [culprit, 'tax-api'],
    victims: others,
  }
}

export const workerKilled: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const worker = stage.addService(random.pick(['transcoder', 'pdf-queue']), 'python')
  for (const at of arrivals(random, startMs, onsetMs, 5))
    stage.say(worker, at, 'info', `Task tasks.render[${random.hex(8)}] succeeded in ${random.int(1, 20)}.2s: None`, {
      logger: 'celery.app.trace',
    })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 5)])
    stage.say(
      worker,
      at,
      'error',
      `Task handler raised error: WorkerLostError('Worker exited prematurely: signal 9 (SIGKILL) Job: ${random.int(10, 900)}.')`,
      { mark: 'root', logger: 'billiard.pool' },
    )
  complain(scene, apps[0] as string, [{ message: (r) => `job ${r.hex(8)} did not come back within 300 s` }], {
    perMinute: 4,
    delayMs: 40_000,
  })
  return {
    id: 'worker-killed',
    allOf: [
      ['worker', 'process', 'task'],
      ['kill', 'sigkill', 'signal 9', 'memory', 'died', 'exit', 'prematurely', 'crash'],
    ],
    services: [worker],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const changedSchema: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  const column = random.pick(['customer_region', 'net_price', 'valid_until'])
  for (const at of arrivals(random, startMs, onsetMs, 1))
    stage.say(culprit, at, 'info', 'report refreshed', { logger: 'reports' })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 12)])
    stage.say(culprit, at, 'error', `org.postgresql.util.PSQLException: ERROR: column "${column}" does not exist`, {
      mark: 'root',
      logger: 'reports',
      stack: [
        '  Position: 48',
        '\tat org.postgresql.core.v3.QueryExecutorImpl.receiveErrorResponse(QueryExecutorImpl.java:2725)',
      ],
    })
  for (const app of others)
    complain(scene, app, [{ message: `totals missing: ${culprit} answered 500` }], { perMinute: 22 })
  return {
    id: 'changed-schema',
    allOf: [
      ['column', 'schema', 'migration', column],
      ['not exist', 'missing', 'unknown', 'differ', 'does not have', 'absent', 'not there', 'did not run'],
    ],
    services: [culprit, 'postgres', 'database'],
    victims: others,
  }
}

export const brokenFeed: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const importer = stage.addService(
    random.pick(['feed-importer', 'supplier-sync']),
    random.pick(['dotnet', 'logfmt', 'json']),
  )
  const feed = random.pick(['supplier-7', 'stock-eu', 'partner-x12'])
  for (const at of ticks(random, startMs, onsetMs, 60_000, 2_000))
    stage.say(importer, at, 'info', `feed ${feed}: ${random.int(900, 1_100)} articles read`, { logger: 'feed' })
  for (const at of ticks(random, onsetMs, endMs, 60_000, 2_000))
    stage.say(
      importer,
      at,
      'error',
      `feed ${feed}: XML document ends inside element <article>, line 48112; nothing imported`,
      { mark: 'root', logger: 'feed' },
    )
  complain(scene, apps[0] as string, [{ message: `stock levels of ${feed} are older than one hour`, level: 'warn' }], {
    perMinute: 3,
    delayMs: 300_000,
  })
  return {
    id: 'broken-feed',
    allOf: [
      [feed, 'feed', 'xml', 'document', 'file'],
      ['truncat', 'invalid', 'malformed', 'parse', 'ends', 'incomplete', 'broken', 'corrupt', 'not well'],
    ],
    services: [importer, feed],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
    temporalPattern: 'periodic',
  }
}

export const accessRevoked: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const writer = stage.addService(
    random.pick(['receipt-archiver', 'avatar-store']),
    random.pick(['json', 'zap', 'python']),
  )
  for (const at of arrivals(random, startMs, onsetMs, 5))
    stage.say(writer, at, 'info', `stored object ${random.hex(10)}`, { logger: 's3' })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 10)])
    stage.say(
      writer,
      at,
      'error',
      `operation error S3: PutObject, https response error StatusCode: 403, RequestID: ${random.hex(16).toUpperCase()}, api error AccessDenied: User: arn:aws:sts::123456789012:assumed-role/${writer}/i-0 is not authorized to perform: s3:PutObject on resource: "arn:aws:s3:::acme-archive/x" because no identity-based policy allows the s3:PutObject action`,
      { mark: 'root', logger: 's3' },
    )
  complain(scene, apps[0] as string, [{ message: `${writer} answered 502` }], { perMinute: 9 })
  return {
    id: 'access-revoked',
    allOf: [
      ['permission', 'access', 'authori', 'policy', 'privilege', 'role'],
      ['denied', 'not allow', 'not authori', 'forbid', 'missing', 'lack', 'revoked', 'refus'],
    ],
    services: [writer, 's3', 'aws'],
    victims: apps,
    severity: ['critical', 'high', 'medium'],
  }
}

export const licenceExpired: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  const day = new Date(onsetMs).toISOString().slice(0, 10)
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 16)])
    stage.say(culprit, at, 'error', `routing module disabled: licence of MapKernel ended on ${day}`, {
      mark: 'root',
      logger: 'maps',
    })
  for (const app of others)
    complain(
      scene,
      app,
      [{ message: `no route returned by ${culprit}` }, { message: 'delivery date cannot be promised' }],
      { perMinute: 30 },
    )
  return {
    id: 'licence-expired',
    allOf: [
      ['licen[cs]e', 'mapkernel', 'subscription'],
      ['expir', 'ended', 'no longer', 'ran out', 'out of date', 'lapsed', 'not valid', 'disabled'],
    ],
    services: [culprit],
    victims: others,
  }
}
