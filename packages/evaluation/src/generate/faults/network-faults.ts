import { arrivals, ticks } from '../random.ts'
import { addAccessLog, addBackend, complain, type Fault } from '../scene.ts'

export const expiredCertificate: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const culprit = random.pick(['ident.acme.example', 'tax-gateway.partner.example', 'vault.internal.example'])
  const [first, ...others] = apps as [string, ...string[]]
  const notAfter = new Date(onsetMs - 1_000).toISOString().slice(0, 19)
  const messages = [
    `Get "https://${culprit}/v2/keys": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time ${new Date(onsetMs).toISOString().slice(0, 19)}Z is after ${notAfter}Z`,
    `request to https://${culprit}/v2/keys failed, reason: certificate has expired (CERT_HAS_EXPIRED)`,
    `SSLError: HTTPSConnectionPool(host='${culprit}', port=443): certificate verify failed: certificate has expired (_ssl.c:1006)`,
  ]
  const message = random.pick(messages)
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 14)])
    stage.say(first, at, 'error', message, { mark: 'root', logger: 'keys.client' })
  for (const app of others)
    complain(
      scene,
      app,
      [
        { message: `${first} answered 500 Internal Server Error` },
        { message: (r) => `checkout ${r.int(1_000, 9_999)} failed: dependency ${first} unavailable` },
      ],
      { perMinute: 40, delayMs: 3_000 },
    )
  if (random.chance(0.5))
    addAccessLog(scene, 'gateway-access', {
      fromMs: onsetMs + 2_000,
      toMs: endMs,
      status: 500,
      share: 0.5,
      seconds: 0.05,
    })
  return {
    id: 'expired-certificate',
    allOf: [
      ['certificate', '\\bcert\\b', 'tls', 'ssl'],
      ['expir', 'not ?after', 'validity', 'out of date'],
    ],
    services: [culprit, first],
    victims: [...others, 'gateway-access'],
  }
}

export const dnsDown: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const dns = addBackend(scene, ['coredns', 'dns-cache'], 'coredns')
  const upstream = `10.20.0.${random.int(2, 9)}:53`
  for (const at of arrivals(random, startMs, endMs, 1))
    stage.say(
      dns,
      at,
      'info',
      `10.1.4.${random.int(1, 250)}:41231 - ${random.int(100, 9_000)} "A IN typo.example.com. udp 40 false 512" NXDOMAIN qr,rd,ra 115 0.01${random.int(10, 99)}s`,
    )
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 20)])
    stage.say(
      dns,
      at,
      'error',
      `plugin/errors: 2 ${random.pick(['payments.partner.example.', 'api.mailer.example.', 'storage.cloud.example.'])} A: read udp 10.1.0.7:${random.int(30_000, 60_000)}->${upstream}: i/o timeout`,
      { mark: 'root' },
    )
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'getaddrinfo EAI_AGAIN payments.partner.example' },
        { message: 'lookup storage.cloud.example on 10.96.0.10:53: read udp: i/o timeout' },
        { message: 'Temporary failure in name resolution: api.mailer.example' },
      ],
      { perMinute: 30 },
    )
  return {
    id: 'dns-down',
    allOf: [
      ['dns', 'resol', 'name', 'lookup'],
      ['time.?out', 'fail', 'unreachable', 'down', 'no answer', 'not answer', 'unable', 'cannot', 'broken'],
    ],
    services: [dns, 'dns', 'coredns', 'kube-dns', upstream],
    victims: apps,
    canBeSilent: { service: dns, allOf: [['dns', 'resol', 'lookup']] },
  }
}

export const networkCardHangs: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const host = addBackend(scene, ['rack2-host5', 'hv-09', 'metal-14'], 'kernel')
  const etcd = stage.addService('etcd', 'zap')
  for (const at of arrivals(random, startMs, endMs, 1))
    stage.say(etcd, at, 'info', 'compacted revision', {
      logger: 'mvcc',
      fields: { revision: random.int(100_000, 900_000) },
    })
  for (const at of ticks(random, onsetMs, endMs, 70_000, 15_000)) {
    stage.say(host, at, 'error', `NETDEV WATCHDOG: eth0 (ixgbe): transmit queue ${random.int(0, 7)} timed out`, {
      mark: 'root',
    })
    stage.say(host, at + 100, 'error', 'ixgbe 0000:3b:00.0 eth0: Reset adapter', { mark: 'root' })
    stage.say(host, at + 900, 'info', 'ixgbe 0000:3b:00.0 eth0: NIC Link is Down', { mark: 'root' })
    stage.say(host, at + 6_500, 'info', 'ixgbe 0000:3b:00.0 eth0: NIC Link is Up 10 Gbps, Flow Control: RX/TX', {
      mark: 'relevant',
    })
  }
  for (const at of arrivals(random, onsetMs + 1_000, endMs, 6))
    stage.say(
      etcd,
      at,
      'warn',
      'failed to send out heartbeat on time; took too long, leader is overloaded likely from slow disk',
      {
        logger: 'etcdserver',
        mark: 'relevant',
        fields: { 'heartbeat-interval': '100ms', 'exceeded-duration': '1.2s' },
      },
    )
  for (const app of apps)
    complain(
      scene,
      app,
      [
        { message: 'read tcp 10.4.0.9:51812->10.4.0.31:2379: i/o timeout' },
        { message: 'context deadline exceeded while waiting for configuration' },
      ],
      { perMinute: 18 },
    )
  return {
    id: 'network-card-hangs',
    allOf: [
      ['network', 'nic', 'eth0', 'ixgbe', 'adapter', 'link', 'interface'],
      ['down', 'reset', 'hang', 'hung', 'time', 'flap', 'fail', 'lost'],
    ],
    mustNot: ['slow disk is the cause'],
    services: [host, 'kernel', 'eth0'],
    victims: [...apps, 'etcd'],
    temporalPattern: ['periodic', 'random', 'burst'],
  }
}

export const upstreamThrottles: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const [first, ...others] = apps as [string, ...string[]]
  const provider = random.pick(['api.parcelfly.example', 'sms.textwave.example', 'geocode.mapline.example'])
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 30)])
    stage.say(
      first,
      at,
      random.pick(['warn', 'error']),
      random.pick([
        `${provider} responded 429 Too Many Requests, retry-after=30`,
        `HTTP 429 from https://${provider}/v3/batch: quota exceeded for key ending 71f2`,
      ]),
      { mark: 'root', logger: 'partner.client' },
    )
  for (const app of others)
    complain(
      scene,
      app,
      [{ message: `${first} timed out after 10000 ms` }, { message: `circuit breaker for ${first} is open` }],
      { perMinute: 25, delayMs: 9_000 },
    )
  return {
    id: 'upstream-throttles',
    allOf: [
      ['429', 'rate.?limit', 'too many requests', 'throttl', 'quota'],
      [provider.replaceAll('.', '\\.'), 'provider', 'third.?party', 'external', 'upstream', 'partner', 'api'],
    ],
    services: [first, provider],
    victims: others,
    severity: ['critical', 'high', 'medium'],
  }
}

export const expiredCloudToken: Fault = (scene) => {
  const { stage, random, onsetMs, endMs, apps } = scene
  const worker = stage.addService(
    random.pick(['media-uploader', 'report-exporter', 'backup-agent']),
    random.pick(['python', 'json', 'zap']),
  )
  for (const at of arrivals(random, scene.startMs, onsetMs, 5))
    stage.say(worker, at, 'info', `uploaded part ${random.int(1, 90)} of archive-${random.hex(6)}.tar`, {
      logger: 's3',
    })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 9)])
    stage.say(
      worker,
      at,
      'error',
      'An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.',
      { mark: 'root', logger: 's3' },
    )
  complain(scene, apps[0] as string, [{ message: `export not ready: ${worker} returned 500` }], {
    perMinute: 6,
    delayMs: 5_000,
  })
  return {
    id: 'expired-cloud-token',
    allOf: [
      ['token', 'credential', 'session'],
      ['expir', 'invalid', 'no longer valid', 'stale'],
    ],
    services: [worker, 's3', 'aws'],
    victims: [apps[0] as string],
    severity: ['critical', 'high', 'medium'],
  }
}

export const rotatedPassword: Fault = (scene) => {
  const { stage, random, startMs, onsetMs, endMs, apps } = scene
  const db = addBackend(scene, ['hr-postgres', 'billing-db', 'warehouse-pg'], 'postgres')
  const user = random.pick(['svc_billing', 'hr_app', 'warehouse_rw'])
  const [first, ...others] = apps as [string, ...string[]]
  for (const at of arrivals(random, startMs, endMs, 1.5)) stage.say(db, at, 'info', 'checkpoint starting: time')
  stage.say(first, onsetMs - 2_000, 'info', 'secret db-credentials reloaded, version 8', {
    logger: 'secrets',
    mark: 'relevant',
  })
  for (const at of [onsetMs, ...arrivals(random, onsetMs, endMs, 20)]) {
    stage.say(db, at, 'fatal', `password authentication failed for user "${user}"`, {
      mark: 'root',
      stack: [
        `DETAIL:  Connection matched file "/etc/postgresql/16/main/pg_hba.conf" line 97: "host all all 10.0.0.0/8 scram-sha-256"`,
      ],
    })
    stage.say(first, at + 30, 'error', `pq: password authentication failed for user "${user}"`, {
      mark: 'root',
      logger: 'store',
    })
  }
  for (const app of others) complain(scene, app, [{ message: `${first} responded with status 503` }], { perMinute: 35 })
  return {
    id: 'rotated-password',
    allOf: [
      ['password', 'credential', 'authenticat', 'login', 'secret'],
      ['fail', 'wrong', 'reject', 'rotat', 'invalid', 'refus', 'stale', 'changed'],
    ],
    services: [first, db, 'postgres'],
    victims: others,
  }
}
