import { arrivals, ticks } from '../random.ts'
import { addAccessLog, addBackend, complain, type Fault } from '../scene.ts'

export const badDeploy: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  const version = `${random.int(2, 9)}.${random.int(1, 30)}.0`
  const field = random.pick(['getTaxRegion', 'loyaltyTier', 'currencyCode'])
  const failures = [
    {
      message: `TypeError: Cannot read properties of undefined (reading '${field}')`,
      stack: [
        '    at quoteTotal (/srv/app/dist/quote.js:88:41)',
        '    at async handler (/srv/app/dist/routes.js:31:20)',
      ],
    },
    {
      message: `java.lang.NullPointerException: Cannot invoke "com.acme.Customer.${field}()" because "customer" is null`,
      stack: [
        '\tat com.acme.quote.QuoteService.total(QuoteService.java:131)',
        '\tat com.acme.web.QuoteController.post(QuoteController.java:58)',
      ],
    },
    {
      message: `AttributeError: 'NoneType' object has no attribute '${field}'`,
      stack: ['  File "/srv/app/quote.py", line 77, in total'],
    },
  ]
  const { message, stack } = random.pick(failures)
  stage.say(culprit, onsetMs - 20_000, 'info', `started version ${version} (previous ${Number(version[0]) - 1}.9.4)`, {
    logger: 'boot',
    mark: 'relevant',
  })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 18)])
    stage.say(culprit, at, 'error', message, { mark: 'root', logger: 'quote', stack })
  for (const app of others)
    complain(
      scene,
      app,
      [
        { message: `POST http://${culprit}/quote returned 500` },
        { message: `could not price basket: ${culprit} unavailable` },
      ],
      { perMinute: 45 },
    )
  addAccessLog(scene, 'web-access', { fromMs: onsetMs, toMs: endMs, status: 500, share: 0.35, seconds: 0.03 })
  return {
    id: 'bad-deploy',
    allOf: [
      ['null', 'undefined', 'NoneType', 'TypeError', 'AttributeError', field, 'bug', 'unhandled', 'exception'],
      [version.replaceAll('.', '\\.'), 'deploy', 'release', 'version', 'rollout', 'regression', 'code', 'bug', field],
    ],
    services: [culprit],
    victims: [...others, 'web-access'],
  }
}

export const poolExhausted: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [culprit, ...others] = apps as [string, ...string[]]
  const size = random.pick([10, 20, 30])
  const messages = [
    `HikariPool-1 - Connection is not available, request timed out after 30000ms (total=${size}, active=${size}, idle=0, waiting=`,
    `TimeoutError: ResourceRequest timed out, pool of ${size} is full, pending=`,
    `sqlalchemy.exc.TimeoutError: QueuePool limit of size ${size} overflow 0 reached, connection timed out, timeout 30.00, waiting=`,
  ]
  const message = random.pick(messages)
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 16)])
    stage.say(
      culprit,
      at,
      'error',
      `${message}${random.int(3, 90)}${message.includes('(') && message.startsWith('Hikari') ? ')' : ''}`,
      { mark: 'root', logger: 'pool' },
    )
  for (const at of arrivals(random, onsetMs - 180_000, onsetMs, 3))
    stage.say(culprit, at, 'warn', `connection held for ${random.int(20, 60)} s by report export, possible leak`, {
      mark: 'relevant',
      logger: 'pool',
    })
  for (const app of others)
    complain(scene, app, [{ message: `timeout of 15000ms exceeded calling ${culprit}` }], {
      perMinute: 40,
      delayMs: 15_000,
    })
  return {
    id: 'pool-exhausted',
    allOf: [
      ['pool', 'connections'],
      ['exhaust', 'full', 'limit', 'no free', 'not available', 'ran out', 'starv', 'leak', 'busy', 'in use'],
    ],
    services: [culprit],
    victims: others,
  }
}

export const heapExhausted: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, startMs, apps } = scene
  const culprit = addBackend(scene, ['recommendation', 'pdf-renderer', 'report-builder'], 'spring')
  let used = 900
  for (const at of ticks(random, startMs, onsetMs, 60_000, 500))
    stage.say(
      culprit,
      at,
      'info',
      `Pause Full (G1 Compaction Pause) ${(used += random.int(20, 60))}M->${used - 12}M(2048M) ${random.int(200, 900)}.1ms`,
      { logger: 'gc', ...(at > onsetMs - 300_000 && { mark: 'relevant' as const }) },
    )
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 7)])
    stage.say(culprit, at, 'error', 'Handler dispatch failed: java.lang.OutOfMemoryError: Java heap space', {
      mark: 'root',
      logger: 'o.s.web.servlet.DispatcherServlet',
      stack: [
        'java.lang.OutOfMemoryError: Java heap space',
        '\tat java.base/java.util.Arrays.copyOf(Arrays.java:3537)',
        '\tat com.acme.pdf.PageBuffer.grow(PageBuffer.java:71)',
      ],
    })
  for (const app of apps)
    complain(
      scene,
      app,
      [{ message: `I/O error on GET request for "http://${culprit}:8080/render": Read timed out` }],
      { perMinute: 25, delayMs: 6_000 },
    )
  return {
    id: 'heap-exhausted',
    allOf: [
      ['memory', 'heap', 'oom', 'OutOfMemory'],
      ['heap', 'exhaust', 'out of', 'full', 'ran out', 'leak', 'java', 'jvm'],
    ],
    services: [culprit],
    victims: apps,
  }
}

export const failingTimer: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, endMs } = scene
  const job = stage.addService(
    random.pick(['feed-sync', 'invoice-sender', 'ldap-import']),
    random.pick(['logfmt', 'json', 'python', 'zap']),
  )
  const everyMs = random.pick([60_000, 90_000, 120_000])
  const target = random.pick(['ftp.supplier.example:21', 'ldap.corp.example:636', 'smtp.relay.example:587'])
  for (const at of ticks(random, startMs, onsetMs, everyMs, 300))
    stage.say(job, at, 'info', 'run finished', { fields: { items: random.int(10, 400) } })
  for (const at of ticks(random, onsetMs, endMs, everyMs, 300))
    stage.say(job, at, 'error', `run failed: connect to ${target}: connection refused`, { mark: 'root' })
  return {
    id: 'failing-timer',
    allOf: [
      ['connect', 'unreachable', 'refus', 'reach'],
      [
        target.split(':')[0]?.replaceAll('.', '\\.') ?? target,
        'ftp',
        'ldap',
        'smtp',
        'remote',
        'external',
        'dependency',
        'peer',
      ],
    ],
    services: [job, target.split(':')[0] ?? target, target],
    victims: [],
    severity: ['critical', 'high', 'medium'],
    temporalPattern: 'periodic',
  }
}

export const rebalanceLoop: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, endMs, apps } = scene
  const consumer = addBackend(scene, ['clearing-consumer', 'enrichment', 'audit-sink'], 'log4j')
  const lag = stage.addService('lag-monitor', 'logfmt')
  const logger = 'org.apache.kafka.clients.consumer.internals.ConsumerCoordinator'
  for (const at of arrivals(random, startMs, onsetMs, 5))
    stage.say(
      consumer,
      at,
      'info',
      `processed batch of ${random.int(200, 500)} records in ${random.int(200, 900)} ms`,
      { logger: 'worker' },
    )
  for (const at of ticks(random, onsetMs, endMs, 305_000 / 3, 1_500)) {
    stage.say(
      consumer,
      at,
      'warn',
      `[Consumer clientId=c-1, groupId=${consumer}] consumer poll timeout has expired. This means the time between subsequent calls to poll() was longer than the configured max.poll.interval.ms, which typically implies that the poll loop is spending too much time processing messages.`,
      { logger, mark: 'root' },
    )
    stage.say(
      consumer,
      at + 20,
      'info',
      `[Consumer clientId=c-1, groupId=${consumer}] Member c-1-${random.hex(8)} sending LeaveGroup request to coordinator broker-2:9092 due to consumer poll timeout has expired.`,
      { logger, mark: 'root' },
    )
    stage.say(consumer, at + 4_000, 'info', `[Consumer clientId=c-1, groupId=${consumer}] (Re-)joining group`, {
      logger,
      mark: 'relevant',
    })
  }
  let lagged = 500
  for (const at of ticks(random, startMs, endMs, 30_000, 200))
    stage.say(lag, at, at > onsetMs + 60_000 ? 'warn' : 'info', 'consumer lag', {
      fields: { group: consumer, lag: at > onsetMs ? (lagged += random.int(2_000, 5_000)) : random.int(0, 500) },
      ...(at > onsetMs && { mark: 'relevant' as const }),
    })
  return {
    id: 'rebalance-loop',
    allOf: [
      ['rebalanc', 'poll', 'consumer', 'left the group', 'LeaveGroup'],
      ['poll', 'too (long|slow|much)', 'process', 'interval', 'time'],
    ],
    services: [consumer, 'kafka'],
    victims: [...apps, 'lag-monitor'],
    severity: ['critical', 'high', 'medium'],
    temporalPattern: 'periodic',
  }
}

export const brokerMemoryAlarm: Fault = (scene) => {
  const { stage, random, onsetMs, startMs, endMs, apps } = scene
  const broker = addBackend(scene, ['rabbit-main', 'mq-0', 'tasks-rabbitmq'], 'rabbitmq')
  for (const at of arrivals(random, startMs, endMs, 2))
    stage.say(
      broker,
      at,
      'info',
      `accepting AMQP connection <0.${random.int(200, 9_000)}.0> (10.5.0.${random.int(1, 250)}:${random.int(30_000, 60_000)} -> 10.5.0.9:5672)`,
    )
  stage.say(broker, onsetMs, 'warn', `memory resource limit alarm set on node rabbit@${broker}.`, { mark: 'root' })
  stage.say(broker, onsetMs + 2, 'warn', '*** Publishers will be blocked until this alarm clears ***', { mark: 'root' })
  for (const at of ticks(random, onsetMs + 30_000, endMs, 60_000, 900))
    stage.say(broker, at, 'warn', `vm_memory_high_watermark exceeded: used ${random.int(3_300, 3_900)} MB of 3276 MB`, {
      mark: 'root',
    })
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'publish timed out: broker has blocked this connection' },
        { message: (r) => `job ${r.hex(8)} could not be queued within 5000 ms` },
      ],
      { perMinute: 25, delayMs: 5_000 },
    )
  return {
    id: 'broker-memory-alarm',
    allOf: [
      ['memory', 'watermark', 'alarm'],
      ['rabbit', 'broker', 'publish', 'queue', broker],
    ],
    services: [broker, 'rabbitmq', 'rabbit'],
    victims: apps,
    canBeSilent: {
      service: broker,
      allOf: [
        ['broker', 'queue', 'publish', 'connection'],
        ['block', 'time', 'refus', 'accept'],
      ],
    },
  }
}

export const missingModule: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const culprit = stage.addService(random.pick(['thumbnailer', 'fraud-score', 'subtitle-api']), 'compose')
  const proxy = stage.addService('haproxy', 'syslog')
  const module = random.pick(['opencv_contrib', 'xgboost', 'webvtt'])
  for (const at of ticks(random, onsetMs, endMs, 61_000, 1_000))
    stage.say(culprit, at, 'error', 'Worker failed to boot:', {
      mark: 'root',
      stack: [
        'Traceback (most recent call last):',
        '  File "/app/main.py", line 3, in <module>',
        `    import ${module}`,
        `ModuleNotFoundError: No module named '${module}'`,
      ],
    })
  for (const at of [onsetMs + 1_000, ...arrivals(random, onsetMs + 1_500, endMs, 10)])
    stage.say(proxy, at, 'info', `backend ${culprit} has no server available!`, { mark: 'relevant' })
  for (const app of apps)
    complain(scene, app, [{ message: `503 Service Unavailable from http://haproxy/${culprit}` }], { perMinute: 30 })
  return {
    id: 'missing-module',
    allOf: [
      ['module', 'import', 'package', 'dependency', module],
      ['missing', 'not found', 'no module', 'not installed', 'cannot import', 'absent', 'ModuleNotFound', 'fail'],
    ],
    services: [culprit],
    victims: [...apps, 'haproxy'],
  }
}
