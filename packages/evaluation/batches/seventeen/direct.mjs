import { Case, random, P, iso, day, hms, frac, MON, DOW, clf, bsd, MIN, HOUR, start, flow, every, ip, uuid, podid, combined, SCAN, SEV, SEV3 } from './lib.mjs'

// ---------------------------------------------------------------- 1
export function ferryPay(seed) {
  const R = random(`${seed}/ferry`), c = new Case('ferry-pay', { notes: 'Spring Boot payment service, order service, nginx; direct. Red herrings: deploy of order-service, declined cards, scanner.' })
  const t0 = start(R), end = t0 + R.int(47, 51) * MIN, onset = Math.ceil((t0 + R.int(28, 36) * MIN) / MIN) * MIN, deploy = onset - R.int(14, 20) * MIN
  const acq = R.pick(['nordpay', 'baltacq', 'payhaven']), host = `api.${acq}.example`
  const nd = new Date(onset), notAfter = `${DOW[nd.getUTCDay()]} ${MON[nd.getUTCMonth()]} ${P(nd.getUTCDate())} ${hms(onset)} UTC ${nd.getUTCFullYear()}`
  const pay = 'logs/payment-service.log', ord = 'logs/order-service.log', ngx = 'logs/nginx-access.log'
  const sb = (ms, lv, app, th, lg, msg) => `${iso(ms)} ${lv.padStart(5)} 1 --- [${app}] [${th.slice(-15).padStart(15)}] ${lg.slice(-40).padEnd(40)} : ${msg}`
  const P1 = (ms, lv, lg, msg, mark) => c.line(pay, ms, sb(ms, lv, 'payment-service', `nio-8080-exec-${R.int(1, 12)}`, lg, msg), mark)
  const O1 = (ms, lv, lg, msg, mark) => c.line(ord, ms, sb(ms, lv, 'order-service', `nio-8080-exec-${R.int(1, 9)}`, lg, msg), mark)
  let first = null
  flow(R, t0, end, 33000, (t) => {
    const o = R.int(700000, 799999), amt = `${R.int(9, 240)}.${P(R.int(0, 99))}`, pid = `pay_${R.hex(14)}`, bad = t >= onset
    O1(t, 'INFO', 'c.ferry.order.api.OrderController', `Order ${o} received: ${R.int(1, 6)} item(s), total ${amt} EUR`)
    P1(t + 40, 'INFO', 'c.f.payment.api.PaymentController', `Payment ${pid} created for order ${o}, ${amt} EUR, method=${R.pick(['card', 'card', 'card', 'applepay'])}`)
    if (bad) {
      first ??= t + 95
      P1(t + 95, 'ERROR', 'c.f.payment.acquirer.AcquirerClient', `Authorization of ${pid} at https://${host}/v3/authorize failed
org.springframework.web.client.ResourceAccessException: I/O error on POST request for "https://${host}/v3/authorize": PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed
\tat org.springframework.web.client.RestTemplate.createResourceAccessException(RestTemplate.java:905)
\tat org.springframework.web.client.RestTemplate.doExecute(RestTemplate.java:885)
\tat com.ferry.payment.acquirer.AcquirerClient.authorize(AcquirerClient.java:71)
Caused by: javax.net.ssl.SSLHandshakeException: PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed
\tat java.base/sun.security.ssl.Alert.createSSLException(Alert.java:131)
\t... 62 common frames omitted
Caused by: java.security.cert.CertificateExpiredException: NotAfter: ${notAfter}
\tat java.base/sun.security.x509.CertificateValidity.valid(CertificateValidity.java:182)
\t... 78 common frames omitted`, { root: 'cert' })
      P1(t + 101, 'WARN', 'c.f.payment.api.PaymentController', `Payment ${pid} -> FAILED (acquirer_unreachable)`, { relevant: 'cert' })
      O1(t + 120, 'ERROR', 'c.f.order.payment.PaymentGateway', `Payment for order ${o} failed: 502 Bad Gateway from payment-service: "{"code":"acquirer_unreachable"}"`, { relevant: 'cert' })
      O1(t + 122, 'WARN', 'c.ferry.order.domain.OrderWorkflow', `Order ${o} moved to PAYMENT_FAILED`, { relevant: 'cert' })
      c.line(ngx, t + 125, combined(R, t + 125, { m: 'POST', p: '/api/orders', s: 502, b: 91 }), { relevant: 'cert' })
    } else {
      const no = R.next() < 0.05
      P1(t + 420, 'INFO', 'c.f.payment.acquirer.AcquirerClient', `Authorization of ${pid}: ${no ? `declined code=${R.pick([51, 54, 5])}` : 'approved'} in ${R.int(210, 480)} ms`)
      O1(t + 460, no ? 'WARN' : 'INFO', 'c.ferry.order.domain.OrderWorkflow', `Order ${o} moved to ${no ? 'PAYMENT_DECLINED' : 'PAID'}`)
      c.line(ngx, t + 470, combined(R, t + 470, { m: 'POST', p: '/api/orders', s: no ? 402 : 201, b: R.int(240, 400) }))
    }
  })
  flow(R, t0, end, 9000, (t) => c.line(ngx, t, combined(R, t, { p: R.pick([`/api/products/${R.int(1, 900)}`, '/api/cart', '/', '/static/app.8f2c.js', `/api/orders/${R.int(700000, 799999)}`]) })))
  flow(R, t0, end, 8 * MIN, (t) => c.line(ngx, t, combined(R, t, { p: R.pick(SCAN), s: 404, b: 153 })))
  every(R, t0, end, 10 * MIN, (t) => P1(t, 'INFO', 'c.f.payment.settlement.SettlementJob', `Settlement batch ${R.int(3000, 4000)} uploaded, ${R.int(20, 80)} captures`))
  O1(deploy, 'INFO', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete')
  O1(deploy + 900, 'INFO', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Graceful shutdown complete')
  O1(deploy + 7000, 'INFO', 'com.ferry.order.OrderServiceApplication', `Starting OrderServiceApplication v4.${R.int(10, 30)}.0 using Java 21.0.4 with PID 1`)
  O1(deploy + 9400, 'WARN', 'o.s.b.a.orm.jpa.JpaBaseConfiguration', 'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering.')
  O1(deploy + 12100, 'INFO', 'com.ferry.order.OrderServiceApplication', 'Started OrderServiceApplication in 5.412 seconds (process running for 6.02)')
  c.incident('cert', {
    cause: { allOf: [
      ['cert', '\\btls\\b', '\\bssl\\b', 'x\\.?509', 'pkix', 'notafter', 'https handshake', 'trust chain', 'trust path'],
      ['expir', 'lapsed', 'ran out', 'out of date', 'outdated', 'no longer valid', 'not valid (any ?more|after)', 'validity', 'past its', 'not ?after', 'renew', 'end of (its )?life', 'stale cert'],
    ], mustNot: ['(caused by|because of|due to) (the )?(deploy|release|rollout)'] },
    services: ['payment-service', 'payment', 'acquirer', acq, host, 'AcquirerClient'], victims: ['order-service', 'nginx'], severity: SEV, onset, onsetToleranceSeconds: 120, temporalPattern: null, rootPattern: 'CertificateExpired|validity check failed',
  })
  return c
}

// ---------------------------------------------------------------- 2
export function harvestCompose(seed) {
  const R = random(`${seed}/harvest`), c = new Case('harvest-compose', { notes: 'docker-compose stream of Rails, Sidekiq, nginx, Redis and Postgres; direct.' })
  const t0 = start(R), end = t0 + R.int(42, 50) * MIN, onset = t0 + R.int(22, 28) * MIN, F = 'logs/compose.log', w = 11
  const L = (svc, ms, text, mark) => c.line(F, ms, text.split('\n').map((x) => `${svc.padEnd(w)}| ${x}`).join('\n'), mark)
  const pg = (ms, pid, lv, msg, mark) => L('postgres-1', ms, `${day(ms)} ${hms(ms)}.${frac(ms)} UTC [${pid}] ${lv}:  ${msg}`, mark)
  const rl = (ms, lv, rid, msg, mark) => L('web-1', ms, `${lv[0]}, [${iso(ms).slice(0, 23)}${P(R.int(0, 999), 3)} #1] ${lv.padStart(5)} -- : [${rid}] ${msg}`, mark)
  const sk = (ms, jid, lv, cls, msg, mark) => L('sidekiq-1', ms, `${iso(ms)} pid=1 tid=${R.pick(['2k1c', '2jvk', '2k5g', '2jx8'])} class=${cls} jid=${jid} ${lv}: ${msg}`, mark)
  const down = (t) => t > onset + 25000
  flow(R, t0, end, 14000, (t) => {
    const rid = uuid(R), path = R.pick(['/farms', `/farms/${R.int(1, 300)}`, `/crates/${R.int(1, 9000)}`, '/basket', '/api/v1/deliveries']), d = R.int(12, 140)
    rl(t, 'INFO', rid, `Started GET "${path}" for ${ip(R)} at ${day(t)} ${hms(t)} +0000`)
    if (!down(t)) {
      if (R.next() < 0.03) {
        rl(t + 8, 'FATAL', rid, `ActionController::RoutingError (No route matches [GET] "${R.pick(SCAN)}"):`)
        L('nginx-1', t + 12, combined(R, t + 12, { p: R.pick(SCAN), s: 404, b: 1722 })); return
      }
      rl(t + d, 'INFO', rid, `Completed 200 OK in ${d}ms (Views: ${(d * 0.6).toFixed(1)}ms | ActiveRecord: ${(d * 0.2).toFixed(1)}ms | Allocations: ${R.int(4000, 30000)})`)
      L('nginx-1', t + d + 3, combined(R, t + d + 3, { p: path }))
    } else {
      rl(t + d, 'INFO', rid, `Completed 500 Internal Server Error in ${d}ms (Allocations: ${R.int(900, 2000)})`, { relevant: 'disk' })
      rl(t + d + 1, 'FATAL', rid, `ActiveRecord::ConnectionNotEstablished (connection to server at "172.20.0.3", port 5432 failed: FATAL:  the database system is in recovery mode\n):`, { relevant: 'disk' })
      L('nginx-1', t + d + 3, combined(R, t + d + 3, { p: path, s: 500, b: 1635 }), { relevant: 'disk' })
    }
  })
  flow(R, t0, end, 26000, (t) => {
    const jid = R.hex(24), cls = R.pick(['CrateReminderJob', 'InvoicePdfJob', 'GeoIndexJob'])
    sk(t, jid, 'INFO', cls, 'start')
    if (down(t)) { sk(t + 60, jid, 'INFO', cls, 'fail', { relevant: 'disk' }); sk(t + 61, jid, 'WARN', cls, 'PG::ConnectionBad: connection to server at "172.20.0.3", port 5432 failed: FATAL:  the database system is not yet accepting connections', { relevant: 'disk' }) } else sk(t + R.int(80, 900), jid, 'INFO', cls, 'done')
  })
  every(R, t0, onset, 5 * MIN, (t) => { pg(t, 27, 'LOG', 'checkpoint starting: time'); pg(t + 48000 > onset ? onset - 100 : t + 48000, 27, 'LOG', `checkpoint complete: wrote ${R.int(300, 2600)} buffers (${R.int(2, 14)}.${R.int(0, 9)}%); 0 WAL file(s) added, 0 removed, ${R.int(0, 3)} recycled; write=47.812 s, sync=0.011 s, total=47.9 s; sync files=${R.int(20, 80)}, longest=0.004 s, average=0.001 s; distance=${R.int(4000, 22000)} kB, estimate=${R.int(20000, 24000)} kB`) })
  flow(R, t0, onset, 4 * MIN, (t) => { const p = R.int(80, 300); pg(t, p, 'ERROR', 'duplicate key value violates unique constraint "index_subscribers_on_email"'); pg(t + 1, p, 'DETAIL', `Key (email)=(user${R.int(10, 99)}@mail.example) already exists.`) })
  every(R, t0, end, 6 * MIN, (t) => { L('redis-1', t, `1:M ${P(new Date(t).getUTCDate())} ${MON[new Date(t).getUTCMonth()]} ${new Date(t).getUTCFullYear()} ${hms(t)}.${frac(t)} * 100 changes in 300 seconds. Saving...`); L('redis-1', t + 120, `1:M ${P(new Date(t).getUTCDate())} ${MON[new Date(t).getUTCMonth()]} ${new Date(t).getUTCFullYear()} ${hms(t + 120)}.${frac(t + 120)} * Background saving started by pid ${R.int(200, 900)}`) })
  for (let i = 0; i < 6; i++) {
    const t = onset + i * R.int(2500, 4200), pid = R.int(80, 300)
    pg(t, pid, 'ERROR', `could not extend file "base/16385/${R.int(24000, 25000)}": No space left on device`, { root: 'disk' })
    pg(t + 1, pid, 'HINT', 'Check free disk space.', { relevant: 'disk' })
    pg(t + 2, pid, 'STATEMENT', 'INSERT INTO "delivery_events" ("crate_id", "kind", "payload", "created_at") VALUES ($1, $2, $3, $4) RETURNING "id"', { relevant: 'disk' })
    rl(t + 5, 'FATAL', uuid(R), 'ActiveRecord::StatementInvalid (PG::DiskFull: ERROR:  could not extend file "base/16385/24711": No space left on device', { root: 'disk' })
  }
  for (let t = onset + 25500; t < end - 3000; t += R.int(30000, 60000)) {
    const pid = R.int(300, 999), wal = `pg_wal/xlogtemp.${pid}`
    pg(t, pid, 'PANIC', `could not write to file "${wal}": No space left on device`, { root: 'disk' })
    pg(t + 90, 1, 'LOG', `startup process (PID ${pid}) was terminated by signal 6: Aborted`, { relevant: 'disk' })
    pg(t + 95, 1, 'LOG', 'all server processes terminated; reinitializing', { relevant: 'disk' })
    pg(t + 700, pid + 1, 'LOG', `database system was interrupted; last known up at ${day(onset)} ${hms(onset - 90000)} UTC`, { relevant: 'disk' })
    pg(t + 720, pid + 2, 'FATAL', 'the database system is in recovery mode', { relevant: 'disk' })
    pg(t + 1400, pid + 1, 'LOG', `redo starts at ${R.int(1, 9)}/${R.hex(8).toUpperCase()}`, { relevant: 'disk' })
  }
  c.incident('disk', {
    cause: { allOf: [
      ['no space left', 'enospc', 'disk.{0,40}(full|exhaust|fill|ran out|run out|out of)', '(volume|file ?system|storage|partition|device|data directory).{0,40}(full|exhaust|filled|ran out|run(s|ning)? out|no (free )?space|out of)', '(full|exhausted|filled).{0,25}(disk|volume|storage|file ?system)', '(ran|run|running|runs|is) out of (disk|storage|space|free space)', 'disk space', 'storage space', 'free space'],
      ['postgres', 'database', '\\bdb\\b', '\\bwal\\b', 'pg_wal', 'data (dir|volume)'],
    ], mustNot: [] },
    services: ['postgres-1', 'postgres', 'postgresql', 'database', 'db'], victims: ['web-1', 'sidekiq-1', 'nginx-1', 'web', 'sidekiq', 'nginx'], severity: SEV, onset, onsetToleranceSeconds: 90, temporalPattern: null, rootPattern: 'No space left on device',
  })
  return c
}

// ---------------------------------------------------------------- 3
export function meadowCatalog(seed) {
  const R = random(`${seed}/meadow`), c = new Case('meadow-catalog', { notes: 'Node (pino) catalog and search with MongoDB JSON logs and a secret rotator; direct.' })
  const t0 = start(R), end = t0 + R.int(50, 60) * MIN, rot = t0 + R.int(24, 30) * MIN, onset = rot + R.int(300, 900)
  const pods = [0, 1, 2].map(() => `catalog-${R.hex(9)}-${podid(R)}`), user = R.pick(['catalog_svc', 'catalog_rw', 'svc_catalog']), v = R.int(11, 30)
  const A = 'logs/catalog.ndjson', M = 'logs/mongod.log', S = 'logs/secret-rotator.log'
  const pino = (ms, lv, host, o, msg, mark) => c.line(A, ms, JSON.stringify({ level: lv, time: ms, pid: 1, hostname: host, name: 'catalog', ...o, msg }), mark)
  const mongo = (ms, s, comp, id, ctx, msg, attr, mark) => c.line(M, ms, `{"t":{"$date":"${iso(ms).replace('Z', '+00:00')}"},"s":"${s}",  "c":${`"${comp}",`.padEnd(11)} "id":${`${id},`.padEnd(8)}"ctx":"${ctx}","msg":${JSON.stringify(msg)},"attr":${JSON.stringify(attr)}}`, mark)
  let conn = R.int(4000, 6000)
  pods.forEach((h, i) => pino(t0 + 500 + i * 40, 30, h, { path: '/run/secrets/mongo', user, secretVersion: v }, 'mongo credentials loaded'))
  flow(R, t0, end, 8500, (t) => {
    const h = R.pick(pods), path = R.pick([`/v1/products/${R.int(1, 5000)}`, '/v1/categories', `/v1/products?tag=${R.pick(['tea', 'seed', 'pots'])}`]), dead = t > onset && R.next() < 0.82
    if (dead) pino(t, 50, h, { req: { id: R.hex(8), method: 'GET', url: path }, err: { type: 'MongoServerError', message: 'Authentication failed.', stack: 'MongoServerError: Authentication failed.\n    at Connection.onMessage (/app/node_modules/mongodb/lib/cmap/connection.js:230:26)\n    at MessageStream.<anonymous> (/app/node_modules/mongodb/lib/cmap/connection.js:61:60)', code: 18, codeName: 'AuthenticationFailed', ok: 0 } }, 'failed to load product', { root: 'auth' })
    pino(t + 9, 30, h, { req: { id: R.hex(8), method: 'GET', url: path }, res: { statusCode: dead ? 503 : R.next() < 0.04 ? 404 : 200 }, responseTime: R.int(3, 60) }, 'request completed', dead ? { relevant: 'auth' } : {})
  })
  flow(R, t0, end, 12500, (t) => {
    const n = conn++, remote = `10.42.${R.int(1, 9)}.${R.int(2, 250)}:${R.int(30000, 60000)}`
    mongo(t, 'I', 'NETWORK', 22943, 'listener', 'Connection accepted', { remote, uuid: { uuid: { $uuid: uuid(R) } }, connectionId: n, connectionCount: R.int(40, 66) })
    if (t > onset && R.next() < 0.75) mongo(t + 5, 'I', 'ACCESS', 20249, `conn${n}`, 'Authentication failed', { mechanism: 'SCRAM-SHA-256', speculative: true, principalName: user, authenticationDatabase: 'admin', remote, extraInfo: {}, error: 'AuthenticationFailed: SCRAM authentication failed, storedKey mismatch' }, { root: 'auth' })
    else mongo(t + 5, 'I', 'ACCESS', 20250, `conn${n}`, 'Authentication succeeded', { mechanism: 'SCRAM-SHA-256', speculative: true, principalName: t > onset ? 'search_svc' : R.pick([user, 'search_svc']), authenticationDatabase: 'admin', remote, extraInfo: {} })
    if (R.next() < 0.6) mongo(t + 900, 'I', 'NETWORK', 22944, `conn${n}`, 'Connection ended', { remote, connectionId: n, connectionCount: R.int(40, 66) })
  })
  flow(R, t0, end, 3 * MIN, (t) => mongo(t, 'I', 'COMMAND', 51803, `conn${R.int(4000, 5000)}`, 'Slow query', { type: 'command', ns: 'meadow.products', command: { aggregate: 'products', pipeline: [{ $match: { season: 'spring' } }], cursor: {}, $db: 'meadow' }, planSummary: 'IXSCAN { season: 1 }', keysExamined: R.int(800, 2000), docsExamined: R.int(800, 2000), durationMillis: R.int(101, 190) }))
  every(R, t0, end, MIN, (t) => mongo(t, 'I', 'STORAGE', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), ts_usec: R.int(1, 999999), thread: '1:0x7f2a', session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', verbose_level: 'DEBUG_1', msg: `saving checkpoint snapshot min: ${R.int(1, 99)}, snapshot max: ${R.int(1, 99)}` } }))
  const rl = (ms, x, mark) => c.line(S, ms, `${day(ms)}T${hms(ms)}Z secret-rotator[${R.int(7, 9)}] ${x}`, mark)
  every(R, t0, end, 5 * MIN, (t) => { if (Math.abs(t - rot) > MIN) rl(t, `sweep: 14 leases checked, 0 due`) })
  rl(rot - 900, `sweep: 14 leases checked, 1 due (mongo/${user}, age 30d)`, { relevant: 'auth' })
  rl(rot, `mongo/${user}: password changed on cluster meadow-rs0, secret version ${v} -> ${v + 1}`, { root: 'auth' })
  rl(rot + 400, `mongo/${user}: published version ${v + 1} to namespace shop (consumers pick it up at their next restart)`, { root: 'auth' })
  c.incident('auth', {
    cause: { allOf: [
      ['auth', 'credential', 'password', 'secret', 'scram', 'log ?in', 'stored ?key'],
      ['fail', 'mismatch', 'rotat', 'stale', '\\bold\\b', 'wrong', 'invalid', 'reject', 'no longer (valid|match)', 'outdated', 'changed', 'denied', 'refus', 'out of (date|sync)', 'not (been )?(reload|pick|updat|restart)', 'bad'],
      ['mongo', 'catalog', 'database', user],
    ], mustNot: [] },
    services: ['catalog', 'mongod', 'mongodb', 'mongo', 'secret-rotator', user, ...pods], victims: [], severity: SEV, onset: rot, onsetToleranceSeconds: 120, temporalPattern: null, rootPattern: 'Authentication failed|password changed|published version',
  })
  return c
}

// ---------------------------------------------------------------- 4
export function lanternShop(seed) {
  const R = random(`${seed}/lantern`), c = new Case('lantern-shop', { notes: 'Laravel, php-fpm behind nginx, deploy log; direct. Chronic: failing newsletter addresses, TokenMismatch.' })
  const t0 = start(R), end = t0 + R.int(60, 75) * MIN, dep = t0 + R.int(32, 40) * MIN, onset = dep + 20500
  const col = R.pick(['loyalty_tier', 'pickup_slot_id', 'vat_scheme']), rel = R.int(310, 480)
  const A = 'logs/laravel.log', N = 'logs/nginx-access.log', D = 'logs/deploy.log', E = 'logs/php-fpm.log'
  const lv = (ms, level, msg, mark) => c.line(A, ms, `[${day(ms)} ${hms(ms)}] production.${level}: ${msg}`, mark)
  flow(R, t0, end, 6000, (t) => {
    const kind = R.next(), after = t > onset
    if (kind < 0.22) {
      const o = R.int(90000, 99999)
      if (after) {
        const q = `select \`id\`, \`number\`, \`total\`, \`${col}\` from \`orders\` where \`orders\`.\`customer_id\` = ${R.int(1000, 9000)} and \`orders\`.\`customer_id\` is not null order by \`created_at\` desc limit 20`
        lv(t, 'ERROR', `SQLSTATE[42S22]: Column not found: 1054 Unknown column '${col}' in 'field list' (Connection: mysql, SQL: ${q}) {"userId":${R.int(1000, 9000)},"exception":"[object] (Illuminate\\\\Database\\\\QueryException(code: 42S22): SQLSTATE[42S22]: Column not found: 1054 Unknown column '${col}' in 'field list' at /srv/lantern/releases/${rel}/vendor/laravel/framework/src/Illuminate/Database/Connection.php:829)
[stacktrace]
#0 /srv/lantern/releases/${rel}/vendor/laravel/framework/src/Illuminate/Database/Connection.php(783): Illuminate\\\\Database\\\\Connection->runQueryCallback()
#1 /srv/lantern/releases/${rel}/app/Http/Controllers/OrderController.php(58): Illuminate\\\\Database\\\\Eloquent\\\\Builder->get()
#2 {main}
"} `, { root: 'col' })
        c.line(N, t + 30, combined(R, t + 30, { p: R.pick(['/account/orders', '/checkout/review']), s: 500, b: 6621 }), { relevant: 'col' })
      } else { lv(t, 'INFO', `Order placed {"order":${o},"items":${R.int(1, 5)},"total":"${R.int(8, 180)}.${P(R.int(0, 99))}"} `); c.line(N, t + 30, combined(R, t + 30, { m: 'POST', p: '/checkout/confirm', s: 302, b: 410 })) }
    } else if (kind < 0.27) lv(t, 'WARNING', `Newsletter mail bounced {"address":"x${R.int(1, 99)}@gone.example","code":550} `)
    else if (kind < 0.29) { lv(t, 'ERROR', 'Session token mismatch. {"exception":"[object] (Illuminate\\\\Session\\\\TokenMismatchException(code: 0): CSRF token mismatch.)"} '); c.line(N, t + 20, combined(R, t + 20, { m: 'POST', p: '/login', s: 419, b: 6300 })) }
    else c.line(N, t, combined(R, t, { p: R.pick(['/', '/lamps', `/lamps/${R.int(1, 400)}`, '/build/assets/app-4ed993c7.js', '/cart', '/robots.txt']) }))
  })
  flow(R, t0, end, 9 * MIN, (t) => c.line(N, t, combined(R, t, { p: R.pick(SCAN), s: 404, b: 548 })))
  flow(R, t0, end, 80000, (t) => lv(t, 'INFO', `Stock sync finished {"skus":${R.int(380, 420)},"changed":${R.int(0, 12)},"ms":${R.int(800, 2100)}} `))
  const fpm = (ms, x) => { const d = new Date(ms); c.line(E, ms, `[${P(d.getUTCDate())}-${MON[d.getUTCMonth()]}-${d.getUTCFullYear()} ${hms(ms)}] ${x}`) }
  flow(R, t0, end, 7 * MIN, (t) => fpm(t, `WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning 8 children, there are ${R.int(0, 2)} idle, and ${R.int(12, 18)} total children`))
  fpm(dep + 20000, 'NOTICE: Reloading in progress ...'); fpm(dep + 20100, 'NOTICE: reloading: execvp("/usr/sbin/php-fpm8.3", {"/usr/sbin/php-fpm8.3", "--nodaemonize"})'); fpm(dep + 20400, 'NOTICE: ready to handle connections')
  const dp = (i, x, mark) => c.line(D, dep + i, `${hms(dep + i)} ${x}`, mark)
  dp(0, `[prod] info  deploying HEAD (main@${R.hex(7)}) release ${rel}`, { relevant: 'col' }); dp(1200, '[prod] task deploy:update_code'); dp(9000, '[prod] task deploy:vendors'); dp(14000, '[prod] task artisan:config:cache'); dp(16000, '[prod] task artisan:view:cache')
  dp(17000, '[prod] task artisan:migrate ... skipped (option --no-migrate)', { root: 'col' }); dp(19500, `[prod] task deploy:symlink releases/${rel}`, { relevant: 'col' }); dp(20000, '[prod] task php-fpm:reload'); dp(21000, `[prod] info  successfully deployed!`)
  c.incident('col', {
    cause: { allOf: [
      ['unknown column', 'column.{0,60}(missing|not found|does ?n.t exist|does not exist|absent|not exist|not (been )?(added|created)|unknown|no such|lack)', '(missing|unknown|no|without|lacks?|non-?existent|absent|new).{0,40}column', 'schema.{0,40}(mismatch|behind|drift|out of|not|older|stale|ahead|change)', 'migrat'],
      [col, '\\borders?\\b', 'migrat', 'release', 'deploy', 'schema', 'code expects', 'new version'],
    ], mustNot: [] },
    services: ['laravel', 'lantern', 'lantern-shop', 'app', 'php', 'php-fpm', 'deploy', 'mysql', 'database', 'production'], victims: ['nginx'], severity: SEV3, onset, onsetToleranceSeconds: 180, temporalPattern: null, rootPattern: `Unknown column|artisan:migrate`,
  })
  return c
}

// ---------------------------------------------------------------- 5
export function quarryFulfil(seed) {
  const R = random(`${seed}/quarry`), c = new Case('quarry-fulfil', { notes: 'Spring Kafka consumer, broker log, lag exporter (logfmt); direct. Red herrings: rolled segments, earlier rebalance, unknown config warnings.' })
  const t0 = start(R), end = t0 + R.int(45, 55) * MIN, onset = t0 + R.int(20, 26) * MIN, part = R.int(0, 7), off = R.int(8_000_000, 9_900_000), topic = R.pick(['shop.orders.v2', 'store.orders', 'orders.placed.v3'])
  const A = 'logs/fulfilment.log', K = 'logs/kafka-server.log', X = 'logs/lag-exporter.log'
  const sb = (ms, lv, n, lg, msg, mark) => c.line(A, ms, `${iso(ms)} ${lv.padStart(5)} 1 --- [fulfilment] [${`fulfil-${n}-C-1`.padStart(15)}] ${lg.slice(-40).padEnd(40)} : ${msg}`, mark)
  sb(t0 + 900, 'WARN', 0, 'o.a.k.clients.consumer.ConsumerConfig', "These configurations '[specific.avro.reader]' were supplied but are not used yet.")
  flow(R, t0, end, 6200, (t) => {
    const p = R.int(0, 7); if (t > onset && p === part) return
    sb(t, 'INFO', p, 'c.q.fulfilment.OrderPlacedListener', `order ${R.int(500000, 599999)} accepted, warehouse=${R.pick(['RTM', 'GDN', 'LEJ'])}, lines=${R.int(1, 9)} (${topic}-${p})`)
    if (R.next() < 0.3) sb(t + R.int(100, 900), 'INFO', p, 'c.q.fulfilment.pick.PickListService', `pick list ${R.hex(6)} released`)
    if (R.next() < 0.04) sb(t + 60, 'WARN', p, 'c.q.fulfilment.stock.StockClient', `stock call took ${R.int(1100, 1900)} ms, retry 1 of 3 ok`)
  })
  for (let t = onset; t < end - 200; t += R.int(28000, 38000)) sb(t, 'ERROR', part, 'o.s.k.l.KafkaMessageListenerContainer', `Consumer exception
java.lang.IllegalStateException: This error handler cannot process 'SerializationException's directly; please consider configuring an 'ErrorHandlingDeserializer' in the value and/or key deserializer
\tat org.springframework.kafka.listener.DefaultErrorHandler.handleOtherException(DefaultErrorHandler.java:198)
\tat org.springframework.kafka.listener.KafkaMessageListenerContainer$ListenerConsumer.handleConsumerException(KafkaMessageListenerContainer.java:1929)
Caused by: org.apache.kafka.common.errors.RecordDeserializationException: Error deserializing key/value for partition ${topic}-${part} at offset ${off}. If needed, please seek past the record to continue consumption.
\tat org.apache.kafka.clients.consumer.internals.CompletedFetch.parseRecord(CompletedFetch.java:331)
Caused by: com.fasterxml.jackson.core.JsonParseException: Unexpected character ('<' (code 60)): expected a valid value (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
 at [Source: (byte[])"<?xml version="1.0"?><order id="TEST">"; line: 1, column: 2]`, { root: 'poison' })
  const kf = (ms, lv, m) => c.line(K, ms, `[${day(ms)} ${hms(ms)},${frac(ms)}] ${lv} ${m}`)
  flow(R, t0, end, 40000, (t) => kf(t, 'INFO', R.pick([`[LocalLog partition=${topic}-${R.int(0, 7)}, dir=/var/lib/kafka/data] Rolled new log segment at offset ${R.int(8e6, 9e6)} in ${R.int(1, 9)} ms. (kafka.log.LocalLog)`, `[ProducerStateManager partition=${topic}-${R.int(0, 7)}] Wrote producer snapshot at offset ${R.int(8e6, 9e6)} with 0 producer ids in ${R.int(1, 6)} ms. (org.apache.kafka.storage.internals.log.ProducerStateManager)`, `[GroupMetadataManager brokerId=1] Group console-consumer-${R.int(1000, 9999)} transitioned to Dead in generation 2 (kafka.coordinator.group.GroupMetadataManager)`])))
  const rb = t0 + 8 * MIN
  kf(rb, 'INFO', `[GroupCoordinator 1]: Preparing to rebalance group fulfilment in state PreparingRebalance with old generation 211 (__consumer_offsets-14) (reason: Adding new member consumer-fulfilment-9 with group instance id None) (kafka.coordinator.group.GroupCoordinator)`)
  kf(rb + 3100, 'INFO', `[GroupCoordinator 1]: Stabilized group fulfilment generation 212 (__consumer_offsets-14) with 8 members (kafka.coordinator.group.GroupCoordinator)`)
  let lag = 3
  every(R, t0, end, 30000, (t) => { if (t > onset) lag += R.int(12, 30); for (const p of [part, (part + 3) % 8]) c.line(X, t + p, `time=${iso(t)} level=${p === part && lag > 400 ? 'warn' : 'info'} msg="group lag" group=fulfilment topic=${topic} partition=${p} lag=${p === part ? lag : R.int(0, 6)}`, p === part && t > onset ? { relevant: 'poison' } : {}) })
  flow(R, onset + 8 * MIN, end, 50000, (t) => sb(t, 'WARN', R.int(0, 7), 'c.q.fulfilment.sla.SlaWatch', `${R.int(40, 300)} orders older than 10 min without pick list`, { relevant: 'poison' }))
  c.incident('poison', {
    cause: { allOf: [
      ['poison', 'deseriali[sz]', 'seriali[sz]ation', '(malformed|corrupt|bad|invalid|broken|unparse?able|undecodable|unreadable|non-?json|xml|unprocessable|un-?parsable).{0,40}(record|message|event|payload|body|value|data)', '(record|message|event|payload).{0,60}(malformed|corrupt|invalid|unparse?able|xml|not (valid )?json|cannot be (parsed|decoded|read)|can.t be (parsed|decoded|read)|fail(s|ed)? to (parse|decode|deserial))', 'json ?pars', 'xml.{0,40}json', 'parse error'],
      ['offset', 'partition', 'record', 'message', 'topic', 'consumer', 'event', 'kafka', String(off)],
    ], mustNot: ['broker (is )?(down|unavailable|crash)'] },
    services: ['fulfilment', 'kafka', topic, `${topic}-${part}`, 'kafka consumer'], victims: [], severity: SEV3, onset, onsetToleranceSeconds: 120, temporalPattern: null, rootPattern: 'SerializationException',
  })
  return c
}
