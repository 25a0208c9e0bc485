import type { FormatName, Level } from '../line-formats.ts'
import { arrivals, ticks } from '../random.ts'
import { complain, type Fault, type FaultTruth, type Scene } from '../scene.ts'

/** A failure told as data: who says what at its root, and what the others see of it. `{who}` is the culprit. */
interface Tale {
  readonly id: string
  readonly who: readonly string[]
  readonly format: FormatName
  readonly level: Level
  readonly logger?: string
  /** One of them opens; then they recur. */
  readonly root: readonly string[]
  /** Every so many seconds; without it about eight a minute. */
  readonly everySeconds?: number
  readonly well: string
  readonly seen: readonly string[]
  readonly seenAfterSeconds?: number
  readonly allOf: FaultTruth['allOf']
  readonly alsoRight?: readonly string[]
  readonly severity?: readonly string[]
}

const LENIENT = ['critical', 'high', 'medium']

const TALES: readonly Tale[] = [
  {
    id: 'too-many-parts',
    who: ['events-clickhouse', 'ch-shard-1'],
    format: 'log4j',
    level: 'error',
    logger: 'executeQuery',
    root: [
      'Code: 252. DB::Exception: Too many parts (3004 with average size of 1.21 KiB) in table metrics.events. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS)',
    ],
    well: 'Read 41023 rows, 3.11 MiB in 0.021 sec.',
    seen: ['insert into metrics.events rejected by {who}, batch kept for retry', 'ingest lag is growing'],
    allOf: [
      ['part', 'merge', 'insert'],
      ['too many', 'slow', 'behind', 'limit', 'exceed'],
    ],
  },
  {
    id: 'min-isr',
    who: ['kafka-2', 'broker-eu-1'],
    format: 'kafka',
    level: 'error',
    logger: 'kafka.server.ReplicaManager',
    root: [
      '[ReplicaManager broker=2] Error processing append operation on partition orders-7: org.apache.kafka.common.errors.NotEnoughReplicasException: The size of the current ISR Set(2) is insufficient to satisfy the min.isr requirement of 2 for partition orders-7',
    ],
    well: '[GroupCoordinator 2]: Stabilized group settlement generation 41',
    seen: [
      'org.apache.kafka.common.errors.NotEnoughReplicasException: Messages are rejected since there are fewer in-sync replicas than required.',
      'order event could not be published',
    ],
    allOf: [
      ['replica', 'isr', 'in-sync', 'broker'],
      ['insufficient', 'too few', 'not enough', 'fewer', 'lost', 'missing', 'below'],
    ],
  },
  {
    id: 'drive-offline',
    who: ['minio-1', 'objectstore-a'],
    format: 'json',
    level: 'error',
    logger: 'storage',
    root: [
      'Drive http://10.9.0.4:9000/data/3 is offline: drive not found',
      'write quorum could not be established on pool: 1, set: 2',
    ],
    well: 'PutObject ok',
    seen: [
      'SlowDownWrite: Resource requested is unwritable, please reduce your request rate',
      'upload of attachment failed: 503',
    ],
    allOf: [
      ['drive', 'disk', 'quorum', 'storage'],
      ['offline', 'not found', 'lost', 'missing', 'quorum', 'gone', 'fail'],
    ],
  },
  {
    id: 'transaction-log-full',
    who: ['erp-mssql', 'sqlserver-prod'],
    format: 'json',
    level: 'error',
    logger: 'ERRORLOG',
    root: ["Error: 9002, Severity: 17, State: 2. The transaction log for database 'erp' is full due to 'LOG_BACKUP'."],
    well: 'Log was backed up. Database: erp',
    seen: [
      "SqlException: The transaction log for database 'erp' is full due to 'LOG_BACKUP'.",
      'booking could not be saved',
    ],
    allOf: [
      ['transaction log', 'log'],
      ['full', 'no space', 'exhaust', 'ran out'],
    ],
  },
  {
    id: 'oracle-account-locked',
    who: ['payroll', 'hr-portal'],
    format: 'spring',
    level: 'error',
    logger: 'c.a.hr.Db',
    root: ['java.sql.SQLException: ORA-28000: The account is locked.'],
    well: 'payslip rendered',
    seen: ['{who} answered 500 to /payslips'],
    allOf: [['account', 'user', 'login', 'credential'], ['lock']],
    alsoRight: ['oracle', 'database'],
  },
  {
    id: 'mesh-identity',
    who: ['loyalty-proxy', 'cart-envoy'],
    format: 'logfmt',
    level: 'warn',
    logger: 'envoy',
    root: [
      'TLS error: 268435581:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED: verify cert failed: verify SAN list',
    ],
    well: 'cds: add 12 cluster(s), remove 0 cluster(s)',
    seen: [
      'upstream connect error or disconnect/reset before headers. reset reason: connection failure, transport failure reason: TLS error',
    ],
    allOf: [
      ['certificate', 'tls', 'identity', 'san', 'mtls'],
      ['verif', 'mismatch', 'reject', 'invalid', 'not match', 'fail', 'wrong'],
    ],
  },
  {
    id: 'sync-denied',
    who: ['argocd-controller', 'gitops-agent'],
    format: 'logfmt',
    level: 'error',
    root: [
      "Failed to load target state: failed to generate manifest: rpc error: code = Unknown desc = authentication required: Repository not found 'https://git.example.org/platform/deploy.git'",
    ],
    everySeconds: 60,
    well: 'Reconciliation completed',
    seen: ['release waits for rollout, nothing has changed in 20 m'],
    seenAfterSeconds: 240,
    allOf: [
      ['repository', 'git', 'authenticat', 'credential', 'access'],
      ['authenticat', 'not found', 'denied', 'credential', 'reject', 'fail', 'access', 'unauthor'],
    ],
    severity: LENIENT,
  },
  {
    id: 'agent-offline',
    who: ['jenkins', 'ci-controller'],
    format: 'log4j',
    level: 'warn',
    logger: 'hudson.slaves.ChannelPinger',
    root: [
      'Ping failed. Terminating the channel builder-7.',
      "Computer.threadPoolForRemoting: disconnected builder-7: java.util.concurrent.TimeoutException: Ping started at 1767225600 hasn't completed by 1767225840",
    ],
    everySeconds: 240,
    well: 'Started build deploy #441',
    seen: ['build has been waiting for a free executor for 9 min'],
    seenAfterSeconds: 300,
    allOf: [
      ['builder-7', 'agent', 'channel', 'node', 'executor'],
      ['ping', 'disconnect', 'offline', 'lost', 'not answer', 'time', 'terminat'],
    ],
    alsoRight: ['builder-7'],
    severity: LENIENT,
  },
  {
    id: 'cluster-slot-down',
    who: ['redis-cluster-3', 'cache-node-3'],
    format: 'redis',
    level: 'warn',
    root: [
      'Cluster state changed: fail',
      'FAIL message received from 7c1f: marking node 9a02 as failing (quorum reached).',
    ],
    everySeconds: 45,
    well: 'DB saved on disk',
    seen: ['CLUSTERDOWN The cluster is down', 'MOVED loop detected, giving up on key session:99'],
    allOf: [
      ['cluster', 'node', 'slot', 'redis'],
      ['fail', 'down', 'lost', 'unavailable'],
    ],
  },
  {
    id: 'session-expired',
    who: ['zk-quorum', 'zookeeper-1'],
    format: 'log4j',
    level: 'warn',
    logger: 'org.apache.zookeeper.server.quorum.Learner',
    root: [
      'Exception when following the leader: java.io.EOFException',
      'fsync-ing the write ahead log in SyncThread:1 took 21044ms which will adversely effect operation latency.',
    ],
    well: 'Processed session termination for sessionid: 0x100042',
    seen: [
      'Session 0x10004a21 for server zk:2181, closing socket connection and attempting reconnect',
      'lost leadership of shard 4',
    ],
    allOf: [
      ['disk', 'fsync', 'write', 'leader', 'zookeeper', 'quorum'],
      ['slow', 'lost', 'took', 'latency', 'fail', 'long', 'exception', 'broke'],
    ],
  },
  {
    id: 'app-pool-stopped',
    who: ['iis-web-2', 'intranet-iis'],
    format: 'json',
    level: 'error',
    logger: 'Microsoft-Windows-WAS',
    root: [
      "Application pool 'Portal' is being automatically disabled due to a series of failures in the process(es) serving that application pool.",
    ],
    everySeconds: 300,
    well: 'A worker process with process id of 4410 serving application pool Portal has requested a recycle',
    seen: ['GET https://intranet.example/portal returned 503 Service Unavailable'],
    allOf: [
      ['application pool', 'app pool', 'portal', 'worker process'],
      ['disabl', 'stop', 'fail', 'crash', 'down', 'shut'],
    ],
  },
  {
    id: 'quota-of-namespace',
    who: ['ci-namespace-controller', 'replicaset-controller'],
    format: 'klog',
    level: 'error',
    logger: 'replica_set',
    root: [
      '"Unhandled Error" err="sync \\"prod/search-7f\\" failed with pods \\"search-7f-\\" is forbidden: exceeded quota: compute, requested: limits.memory=4Gi, used: limits.memory=62Gi, limited: limits.memory=64Gi"',
    ],
    everySeconds: 40,
    well: '"Finished syncing" kind="ReplicaSet" duration="1.2ms"',
    seen: ['search answers slowly: 1 of 4 replicas ready'],
    seenAfterSeconds: 60,
    allOf: [
      ['quota', 'limit', 'memory'],
      ['exceed', 'reach', 'full', 'exhaust', 'forbid'],
    ],
    alsoRight: ['search', 'kubernetes'],
    severity: LENIENT,
  },
  {
    id: 'sensor-overheats',
    who: ['rack-bmc-4', 'chassis-ipmi'],
    format: 'syslog',
    level: 'warn',
    root: [
      'Temperature sensor CPU1 Temp: upper critical going high, reading 97 > threshold 95',
      'CPU1 throttled, thermal trip asserted',
    ],
    well: 'Sensor Fan2A reading 5400 RPM ok',
    seen: ['p99 of model inference is 9.1 s'],
    seenAfterSeconds: 20,
    allOf: [
      ['temperature', 'thermal', 'heat', 'cpu1', 'hot', 'cool'],
      ['high', 'critical', 'throttl', 'over', 'above', 'exceed'],
    ],
    severity: LENIENT,
  },
  {
    id: 'wrong-timezone-data',
    who: ['calendar-sync', 'shift-planner'],
    format: 'python',
    level: 'error',
    logger: 'planner',
    root: ["zoneinfo._common.ZoneInfoNotFoundError: 'No time zone found with key Europe/Kyiv'"],
    well: 'calendar of team synced',
    seen: ['{who} returned 500 for /shifts'],
    allOf: [
      ['time ?zone', 'zone', 'tzdata', 'kyiv'],
      ['not found', 'missing', 'unknown', 'no time', 'absent', 'lack'],
    ],
  },
]

function tell(scene: Scene, tale: Tale): FaultTruth {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const who = stage.addService(random.pick(tale.who), tale.format)
  const logger = tale.logger ?? 'main'
  for (const at of arrivals(random, startMs, onsetMs, 3)) stage.say(who, at, 'info', tale.well, { logger })
  const times =
    tale.everySeconds === undefined
      ? [onsetMs, ...arrivals(random, onsetMs + 400, endMs, 8)]
      : ticks(random, onsetMs, endMs, tale.everySeconds * 1_000)
  times.forEach((at, i) =>
    stage.say(who, at, tale.level, tale.root[i % tale.root.length] as string, { mark: 'root', logger }),
  )
  for (const app of apps)
    complain(
      scene,
      app,
      tale.seen.map((message) => ({ message: message.replaceAll('{who}', who) })),
      { perMinute: random.int(8, 30), delayMs: (tale.seenAfterSeconds ?? 2) * 1_000 },
    )
  return {
    id: tale.id,
    allOf: tale.allOf,
    services: [who, ...(tale.alsoRight ?? [])],
    victims: apps,
    ...(tale.severity && { severity: tale.severity }),
    toleranceSeconds: 30,
  }
}

export const taleFaults: readonly Fault[] = TALES.map((tale) => (scene) => tell(scene, tale))
