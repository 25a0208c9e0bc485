import { make, S, M, H, UA, iso, isoS, sp, spc, sps, sub, clf, ngx, fpm, javaDate } from './lib.mjs'
export default [
// ---- 01 direct: the certificate of an internal service expires; breaker and gateway are louder ----
make('last-a-01', 'direct', { thin: 1.1, notes: 'An internal TLS certificate expires; the circuit breaker and 503s are louder; an innocent release shortly before.' }, ({ r, c, t0, every, uuid, ip, incident }) => {
  const dep = r.pick(['pricing', 'quotes', 'tariff']), host = `${dep}.svc.${r.pick(['corp', 'prod', 'int'])}.example.net`, app = r.pick(['orders-api', 'booking-api'])
  const expiry = Math.floor((t0 + r.int(45, 60) * M) / S) * S, end = expiry + r.int(22, 30) * M, A = 'logs/' + app + '.log', N = 'logs/edge-access.log'
  const L = (t, lv, th, lg, m) => `${iso(t)} ${lv.padStart(5)} 1 --- [${app}] [${th.padStart(15).slice(-15)}] ${lg.padEnd(40)} : ${m}`
  const th = () => `nio-8080-exec-${r.int(1, 20)}`
  const acc = (t, meth, path, st, rt) => c.line(N, t, `${ip()} - - [${clf(t)}] "${meth} ${path} HTTP/2.0" ${st} ${r.int(140, 5200)} "-" "${r.pick(UA)}" rt=${rt.toFixed(3)} uct="0.001" uht="${rt.toFixed(3)}" urt="${rt.toFixed(3)}"`, { relevant: st >= 500 && t > expiry ? 'cert' : undefined })
  // boot of the innocent release
  const dt = expiry - r.int(16, 22) * M
  for (const [o, lg, m] of [[0, 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete'], [2100, 'o.s.b.w.e.tomcat.GracefulShutdown', 'Graceful shutdown complete'], [9000, 'c.e.orders.Application', `Starting Application v3.41.${r.int(0, 9)} using Java 21.0.3 with PID 1 (/app/app.jar started by app in /app)`], [14200, 'o.s.b.w.embedded.tomcat.TomcatWebServer', 'Tomcat started on port 8080 (http) with context path \'/\''], [14400, 'c.e.orders.Application', 'Started Application in 12.81 seconds (process running for 13.4)']]) c.line(A, dt + o, L(dt + o, 'INFO', 'main', lg, m))
  c.line(A, dt + 11000, L(dt + 11000, 'WARN', 'main', 'JpaBaseConfiguration$JpaWebConfiguration', 'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering. Explicitly configure spring.jpa.open-in-view to disable this warning'))
  every(t0, end, 13000, (t) => { c.line(A, t, L(t, "INFO", th(), "c.e.orders.web.CatalogController", `listed ${r.int(4, 60)} items for tenant ${r.int(10, 99)} in ${r.int(3, 40)} ms`)); acc(t + 30, 'GET', `/api/catalog?page=${r.int(1, 9)}`, 200, r.int(5, 60) / 1000) })
  every(t0, end, 70 * S, (t) => c.line(A, t, L(t, 'WARN', th(), '.w.s.m.s.DefaultHandlerExceptionResolver', "Resolved [org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'HEAD' is not supported]")))
  every(t0, end, 100 * S, (t) => acc(t, 'GET', r.pick(['/wp-login.php', '/.env', '/actuator/heapdump', '/favicon.ico']), 404, 0.001))
  const half = t0 + 17 * M; c.line(A, half, L(half, 'WARN', 'l-1 housekeeper', 'com.zaxxer.hikari.pool.HikariPool', 'HikariPool-1 - Thread starvation or clock leap detected (housekeeper delta=47s181ms218µs).'))
  let lastFull = 0, n = 0
  every(t0, end, 11000, (t) => {
    const id = r.int(400000, 499999)
    if (t < expiry) { c.line(A, t, L(t, 'INFO', th(), 'c.e.orders.service.OrderService', `order ${id} priced by ${dep} in ${r.int(18, 60)} ms, total ${r.int(9, 300)}.${r.int(10, 99)} EUR`)); acc(t + 60, 'POST', '/api/orders', 201, r.int(40, 160) / 1000); return }
    if (n++ < 5 || t - lastFull > 60 * S) {
      lastFull = t
      c.line(A, t, L(t, 'ERROR', th(), `c.e.orders.client.${dep[0].toUpperCase() + dep.slice(1)}Client`, `POST https://${host}/v2/calculate failed after 1 attempt(s)`) + `
org.springframework.web.client.ResourceAccessException: I/O error on POST request for "https://${host}/v2/calculate": PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed
	at org.springframework.web.client.RestTemplate.createResourceAccessException(RestTemplate.java:915)
	at org.springframework.web.client.RestTemplate.doExecute(RestTemplate.java:895)
	at com.example.orders.client.RemoteCalculator.call(RemoteCalculator.java:61)
	at java.base/java.lang.Thread.run(Thread.java:1583)
Caused by: javax.net.ssl.SSLHandshakeException: PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed
	at java.base/sun.security.ssl.Alert.createSSLException(Alert.java:130)
	at java.base/sun.security.ssl.CertificateMessage$T13CertificateConsumer.checkServerCerts(CertificateMessage.java:1302)
	... 41 common frames omitted
Caused by: java.security.cert.CertificateExpiredException: NotAfter: ${javaDate(expiry)}
	at java.base/sun.security.x509.CertificateValidity.valid(CertificateValidity.java:188)
	... 47 common frames omitted`, { root: 'cert' })
      if (n === 5) c.line(A, t + 2, L(t + 2, 'WARN', th(), 'c.e.orders.resilience.BreakerEvents', `CircuitBreaker '${dep}' changed state from CLOSED to OPEN`), { relevant: 'cert' })
    } else c.line(A, t, L(t, 'ERROR', th(), 'c.e.orders.web.OrderController', `order ${id} rejected: io.github.resilience4j.circuitbreaker.CallNotPermittedException: CircuitBreaker '${dep}' is OPEN and does not permit further calls`), { relevant: 'cert' })
    acc(t + 8, 'POST', '/api/orders', 503, 0.006)
  })
  incident('cert', { cause: { allOf: [['certificate', '\\bcerts?\\b', 'tls', 'ssl', 'x\\.?509', 'pkix'], ['expir', 'no longer valid', 'not ?after', 'validity (period )?(has )?(ended|over|passed|check)', 'out of date', 'outdated', 'ran out', 'run out', 'lapsed', 'not (been )?renewed']] },
    services: [dep, host, `${dep} service`, `${dep}-service`, app], victims: ['edge', 'nginx', 'edge-access'], severity: ['high', 'critical'], onset: expiry, onsetToleranceSeconds: 90, temporalPattern: null, rootPattern: 'PKIX|CertificateExpired|failed after',
    right: [`The TLS certificate of ${host} has expired, so ${app} cannot call it any more`, `${dep} is serving an expired cert since ${isoS(expiry)}`, `Cert on ${dep} not renewed: NotAfter passed, handshake fails, orders 503`],
    wrong: [`${app} returns 503 because the circuit breaker ${dep} is open`, 'The release of the order API broke order creation', 'TLS handshake is failing'] })
}),
// ---- 02 victims: a migration's ALTER TABLE queues behind a long COPY and blocks everybody ----
make('last-a-02', 'victims', { notes: 'ALTER TABLE waits behind a long report COPY; all queries on the table queue behind it; gunicorn timeouts and 504s are louder; it heals when the COPY ends.' }, ({ r, c, t0, every, ip, incident }) => {
  const tbl = r.pick(['orders_order', 'billing_invoice', 'tickets_ticket']), db = r.pick(['shop', 'backoffice']), rel = r.int(16400, 16999), pgH = 'logs/postgresql.log', G = 'logs/gunicorn.log', N = 'logs/nginx_error.log', A = 'logs/nginx_access.log'
  const rep = r.int(18000, 18999), mig = r.int(21000, 21900), copyStart = t0 + r.int(12, 18) * M, on = copyStart + r.int(9, 12) * M, free = on + r.int(10, 14) * M, end = free + 15 * M
  const PG = (t, pid, who, m, mark) => c.line(pgH, t, `${sp(t)} UTC [${pid}] ${who ? who + ' ' : ''}${m}`, mark)
  const gu = (t, lv, pid, m, mark) => c.line(G, t, `[${sps(t)} +0000] [${pid}] [${lv}] ${m}`, mark)
  const path = () => r.pick(['/', '/cart/', '/account/', '/api/v1/items/', '/static/app.js', '/search/?q=lamp'])
  every(t0, end, 4200, (t) => c.line(A, t, `${ip()} - - [${clf(t)}] "GET ${path()} HTTP/1.1" ${r.next() < 0.04 ? 404 : 200} ${r.int(300, 22000)} "-" "${r.pick(UA)}"`))
  every(t0, end, 60 * S, (t) => gu(t, 'INFO', r.int(30, 38), r.pick(['Autorestarting worker after current request.', `Booting worker with pid: ${r.int(400, 990)}`, `Worker exiting (pid: ${r.int(400, 990)})`])))
  every(t0, end, 35 * S, (t) => PG(t, r.int(19000, 19900), `app@${db}`, `LOG:  duration: ${r.int(210, 900)}.${r.int(100, 999)} ms  statement: SELECT "catalog_item"."id", "catalog_item"."title" FROM "catalog_item" WHERE UPPER("catalog_item"."title"::text) LIKE UPPER('%${r.pick(['lamp', 'desk', 'mug'])}%') LIMIT 24`))
  for (let t = t0 + 3 * M; t < end; t += 5 * M) { PG(t, 41, '', 'LOG:  checkpoint starting: time'); PG(t + 89 * S, 41, '', `LOG:  checkpoint complete: wrote ${r.int(800, 3900)} buffers (${r.int(4, 23)}.1%); 0 WAL file(s) added, 0 removed, 2 recycled; write=88.${r.int(100, 999)} s, sync=0.011 s, total=88.${r.int(100, 999)} s; sync files=${r.int(30, 90)}, longest=0.004 s, average=0.001 s; distance=28412 kB, estimate=31880 kB`) }
  every(t0, end, 4 * M, (t) => { const p = r.int(19000, 19900); PG(t, p, `app@${db}`, 'ERROR:  duplicate key value violates unique constraint "accounts_user_email_key"'); PG(t, p, `app@${db}`, `DETAIL:  Key (email)=(user${r.int(1, 9999)}@example.org) already exists.`); PG(t, p, `app@${db}`, 'STATEMENT:  INSERT INTO "accounts_user" ("email", "password", "is_active") VALUES ($1, $2, $3) RETURNING "accounts_user"."id"') })
  every(t0, end, 5 * M, (t) => PG(t, r.int(22000, 22999), '[unknown]@[unknown]', 'LOG:  could not receive data from client: Connection reset by peer'))
  PG(copyStart, rep, `report@${db}`, `LOG:  connection authorized: user=report database=${db} application_name=monthly_export`)
  PG(on, mig, `deploy@${db}`, `LOG:  connection authorized: user=deploy database=${db} application_name=manage.py`, { relevant: 'lock' })
  PG(on + 1300, mig, `deploy@${db}`, `LOG:  process ${mig} still waiting for AccessExclusiveLock on relation ${rel} of database 16384 after 1000.${r.int(100, 999)} ms`, { root: 'lock' })
  const queue = [mig]
  const others = Array.from({ length: 14 }, (_, i) => ({ at: on + 9 * S + i * r.int(12, 26) * S, pid: r.int(19000, 19900) }))
  PG(on + 1300, mig, `deploy@${db}`, `DETAIL:  Process holding the lock: ${rep}. Wait queue: ${mig}.`, { root: 'lock' })
  PG(on + 1300, mig, `deploy@${db}`, `STATEMENT:  ALTER TABLE "${tbl}" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL`, { root: 'lock' })
  for (const o of others) { queue.push(o.pid); PG(o.at, o.pid, `app@${db}`, `LOG:  process ${o.pid} still waiting for AccessShareLock on relation ${rel} of database 16384 after 1000.${r.int(100, 999)} ms at character 88`, { relevant: 'lock' }); PG(o.at, o.pid, `app@${db}`, `DETAIL:  Process holding the lock: ${rep}. Wait queue: ${queue.join(', ')}.`, { relevant: 'lock' }); PG(o.at, o.pid, `app@${db}`, `STATEMENT:  SELECT "${tbl}"."id", "${tbl}"."status", "${tbl}"."total" FROM "${tbl}" WHERE "${tbl}"."user_id" = ${r.int(1, 90000)} ORDER BY "${tbl}"."id" DESC LIMIT 20`, { relevant: 'lock' }) }
  every(on + 3 * S, free, 2600, (t) => {
    const u = r.pick(['/orders/', '/checkout/', '/account/history/', '/api/v1/orders/'])
    c.line(N, t, `${ngx(t)} [error] 29#29: *${r.int(80000, 99999)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: ${ip()}, server: www.example.com, request: "GET ${u} HTTP/1.1", upstream: "http://10.0.3.${r.int(11, 14)}:8000${u}", host: "www.example.com"`, { relevant: 'lock' })
    c.line(A, t, `${ip()} - - [${clf(t)}] "GET ${u} HTTP/1.1" 504 167 "-" "${r.pick(UA)}"`, { relevant: 'lock' })
  })
  every(on + 31 * S, free, 7 * S, (t) => { const p = r.int(400, 990); gu(t, 'CRITICAL', 1, `WORKER TIMEOUT (pid:${p})`, { relevant: 'lock' }); gu(t + 400, 'INFO', p, `Worker exiting (pid: ${p})`, { relevant: 'lock' }); gu(t + 1000, 'ERROR', 1, `Worker (pid:${p}) was sent SIGKILL! Perhaps out of memory?`, { relevant: 'lock' }); gu(t + 1200, 'INFO', p + 1000, `Booting worker with pid: ${p + 1000}`) })
  PG(free - 40, rep, `report@${db}`, `LOG:  duration: ${free - copyStart - 3000}.${r.int(100, 999)} ms  statement: COPY (SELECT o.*, l.* FROM ${tbl} o LEFT JOIN ledger_line l ON l.ref_id = o.id ORDER BY o.created_at) TO STDOUT WITH CSV HEADER`, { root: 'lock' })
  PG(free, mig, `deploy@${db}`, `LOG:  process ${mig} acquired AccessExclusiveLock on relation ${rel} of database 16384 after ${free - on - 300}.${r.int(100, 999)} ms`, { root: 'lock' })
  PG(free, mig, `deploy@${db}`, `STATEMENT:  ALTER TABLE "${tbl}" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL`, { root: 'lock' })
  incident('lock', { cause: { allOf: [['alter table', 'migration', 'access ?exclusive', '\\bddl\\b', 'schema (change|alter)', 'manage\\.py', 'copy\\b', 'monthly_export', 'report', 'export', String(rep), String(mig)], ['lock', 'block', 'queue', 'waiting (for|behind)', 'held up', 'stuck behind']] },
    services: ['postgres', 'postgresql', 'PostgreSQL', db, tbl, 'deploy', 'report', 'monthly_export', 'manage.py', 'database'], victims: ['gunicorn', 'nginx', 'nginx_error', 'nginx_access', 'app'], severity: ['high', 'critical'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'AccessExclusiveLock|Process holding|ALTER TABLE|COPY',
    right: [`A migration's ALTER TABLE on ${tbl} waits for an exclusive lock behind a long report and everything else queues up`, `The monthly_export COPY holds a lock on ${tbl}; the DDL from deploy blocks all reads`, `Lock queue in Postgres: AccessExclusiveLock wanted by pid ${mig} while ${rep} runs`],
    wrong: ['Gunicorn workers time out and get killed, perhaps out of memory', 'nginx upstream timed out, application servers overloaded', 'Postgres queries are slow'] })
}),
// ---- 03 hard: a slow leak in a websocket process, PM2 restarts it again and again at INFO ----
make('last-a-03', 'hard', { notes: 'Listeners of ws-gateway grow while clients are constant; PM2 restarts at the memory limit; the reconnect storms hit the API; no error line of the culprit.' }, ({ r, c, t0, every, tick, uuid, incident }) => {
  const F = 'logs/pm2-combined.log', gw = r.pick(['ws-gateway', 'live-gateway', 'push-gateway']), v = `4.${r.int(2, 9)}.0`
  const dep = t0 + r.int(50, 60) * M, period = r.int(60, 75) * M, end = dep + 3 * period + 20 * M, cap = 1073741824
  const W = (t, app, m, mark) => c.line(F, t, `${app.padEnd(16)}| ${iso(t).slice(0, 19)}: ${m}`, mark)
  const P = (t, m, mark) => W(t, 'PM2', 'PM2 log: ' + m, mark)
  const names = [['0|web-api', 0], ['1|web-api', 1], [`2|${gw}`, 2], ['3|mailer', 3]]
  every(t0, end, 34 * S, (t) => W(t, r.pick(['0|web-api', '1|web-api']), `${r.pick(['GET', 'GET', 'POST'])} /v1/${r.pick(['feed', 'profile', 'messages', 'teams'])} ${r.pick([200, 200, 200, 304, 401])} ${r.int(4, 90)}.${r.int(100, 999)} ms - ${r.int(20, 8000)}`))
  every(t0, end, 80 * S, (t) => W(t, '3|mailer', r.pick([`sent digest to ${r.int(20, 190)} recipients`, `job mail:${r.int(10000, 99999)} done in ${r.int(100, 700)}ms`])))
  every(t0, end, 7 * M, (t) => { const j = r.int(10000, 99999); W(t, '3|mailer', `Error: 421 4.7.0 Try again later, closing connection (mx${r.int(1, 4)}.example.org)`); W(t + 9 * S, '3|mailer', `job mail:${j} retry 1 ok`) })
  every(t0, end, 12 * M, (t) => W(t, r.pick(['0|web-api', '1|web-api']), `UnauthorizedError: jwt expired\n${'0|web-api'.padEnd(16)}| ${iso(t).slice(0, 19)}:     at /srv/api/node_modules/express-jwt/dist/index.js:112:31`))
  const w0 = t0 + 22 * M; for (const a of ['0', '1']) { const t = w0 + Number(a) * 9 * S; P(t, `App [web-api:${a}] exited with code [0] via signal [SIGINT]`); P(t + 300, `App [web-api:${a}] starting in -cluster mode-`); P(t + 900, `App [web-api:${a}] online`) ; W(t + 1200, a + '|web-api', '(node:2211) [DEP0040] DeprecationWarning: The `punycode` module is deprecated. Please use a userland alternative instead.') }
  let pid = r.int(3000, 4000)
  P(dep, `App [${gw}:2] exited with code [0] via signal [SIGINT]`); P(dep + 400, `App [${gw}:2] starting in -fork mode-`); P(dep + 900, `App [${gw}:2] online`); W(dep + 2 * S, `2|${gw}`, `${gw} ${v} listening on :8081 (pid ${pid})`, { relevant: 'leak' })
  let boot = t0 - 4 * H, leak = false, warned = false
  tick(t0 + 20 * S, end, 60 * S, (t) => {
    if (t > dep && !leak) { leak = true; boot = dep }
    if (leak && t - boot >= period) {
      const cur = cap + r.int(100, 9000) * 4096, rs = t + 11 * S
      P(rs, `[PM2][WORKER] Process 2 restarted because it exceeds --max-memory-restart value (current_memory=${cur} max_memory_limit=${cap} [octets])`, { root: 'leak' })
      P(rs + 300, `App [${gw}:2] exited with code [0] via signal [SIGINT]`, { relevant: 'leak' }); P(rs + 400, `App [${gw}:2] starting in -fork mode-`, { relevant: 'leak' }); P(rs + 1100, `App [${gw}:2] online`, { relevant: 'leak' }); W(rs + 2600, `2|${gw}`, `${gw} ${v} listening on :8081 (pid ${pid += r.int(20, 200)})`, { relevant: 'leak' })
      for (let i = 0; i < r.int(12, 20); i++) { const x = rs + 3 * S + i * r.int(150, 420); W(x, r.pick(['0|web-api', '1|web-api']), r.next() < 0.5 ? `Error: timeout of 2000ms exceeded: POST /internal/session/resume (client ${r.hex(8)})` : `POST /internal/session/resume 503 ${r.int(2000, 2100)}.120 ms - 31`, { relevant: 'leak' }) }
      boot = rs; return
    }
    const age = t - boot, clients = 400 + r.int(-22, 22)
    const listeners = leak ? clients + Math.floor(age / M * 640) : clients + r.int(0, 6), rss = leak ? 118 + Math.floor(age / period * 900) + r.int(-3, 3) : 121 + r.int(-4, 5)
    W(t, `2|${gw}`, `stats clients=${clients} rooms=${r.int(80, 96)} listeners=${listeners} rss=${rss}MB heapUsed=${Math.floor(rss * 0.8)}MB lag=${leak ? Math.floor(2 + age / period * 40) : r.int(1, 3)}ms`, { root: leak && age > 10 * M ? 'leak' : undefined })
    if (leak && !warned && age > 2 * M) { warned = true; W(t + 5 * S, `2|${gw}`, '(node:' + pid + ') MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 presence listeners added to [PresenceBus]. MaxListeners is 10. Use emitter.setMaxListeners() to increase limit', { root: 'leak' }) }
  })
  every(t0, end, 3 * M, (t) => W(t, `2|${gw}`, `client ${r.hex(8)} closed: 1001 going away`))
  incident('leak', { cause: { allOf: [['leak', 'memory (is )?(keeps? )?(grow|climb|ris|increas|limit)', 'max.memory', '(rss|heap).{0,40}(grow|climb|ris|increas)', 'listeners?.{0,60}(grow|accumul|pile|never|not removed|pil|leak|climb|ris)', '(grow|accumul|climb|ris|pil)[a-z]*.{0,50}(listener|memory|rss|heap)', 'out of memory', 'memory growth'], [gw, 'gateway', 'process 2', 'web.?socket']] },
    services: [gw, '2|' + gw, 'PM2', 'process 2'].slice(0, 2), victims: ['web-api', '0|web-api', '1|web-api', 'mailer'], severity: ['medium', 'high'], onset: dep, onsetToleranceSeconds: 1800, rootPattern: 'stats clients|max-memory-restart|MaxListeners',
    right: [`${gw} ${v} leaks memory: event listeners are never removed, PM2 restarts it about every hour`, `Memory leak in the websocket gateway since the last release`, `Listeners accumulate in ${gw} until max-memory-restart kicks in`],
    wrong: ['web-api times out when resuming sessions', `${gw} clients keep disconnecting`, 'mailer gets 421 from the mail server'] })
}),
// ---- 04 hard: a reload at INFO sets the cache's TTL to 10ms ----
make('last-a-04', 'hard', { thin: 1.2, notes: 'A configuration reload at INFO turns a cache ttl of 10m into 10ms; hit ratio falls, the database and the pages get slow; an innocent frontend deploy shortly before.' }, ({ r, c, t0, every, tick, uuid, ip, incident }) => {
  const C = 'logs/catalogd.log', Q = 'logs/mysql-slow.log', W = 'logs/storefront.json.log', unit = r.pick(['ms', 'µs']), on = t0 + r.int(50, 70) * M, end = on + r.int(35, 45) * M
  const lf = (t, lvl, caller, msg, kv, mark) => c.line(C, t, `ts=${micro6(t)} level=${lvl} caller=${caller} msg=${/ /.test(msg) ? JSON.stringify(msg) : msg}${kv ? ' ' + kv : ''}`, mark)
  const micro6 = (t) => sub(t, 6) + 'Z'
  const bad = (t) => t > on, ramp = (t) => Math.min(1, (t - on) / (8 * M))
  every(t0, end, 13000, (t) => { const slow = bad(t) ? r.int(300, 1200) * (0.4 + ramp(t)) : r.int(1, 14); lf(t, 'info', 'http/server.go:141', 'request', `method=GET path=/v1/products/${r.int(1000, 9999)} status=200 dur=${slow.toFixed(1)}ms cache=${bad(t) ? 'miss' : r.next() < 0.95 ? 'hit' : 'miss'}`, { relevant: bad(t) ? 'ttl' : undefined }) })
  tick(t0 + 4 * S, end, 60 * S, (t) => { const req = r.int(2300, 2700), hit = bad(t) ? r.int(0, 9) : Math.floor(req * (0.95 + r.next() * 0.02)); lf(t, 'info', 'cache/stats.go:33', 'cache stats', `window=1m hits=${hit} misses=${req - hit} entries=${bad(t) ? r.int(0, 3) : r.int(41000, 42000)} evicted=0`, { root: bad(t) && t < on + 6 * M ? 'ttl' : undefined, relevant: bad(t) ? 'ttl' : undefined }) })
  tick(t0 + 11 * M, on - M, 17 * M, (t) => lf(t, 'info', 'config/watch.go:88', 'configuration reloaded', `rev=${r.hex(7)} changed="${r.pick(['log.sample: 0.1 -> 0.2', 'search.synonyms: v18 -> v19', 'feature.badges: off -> on'])}"`))
  lf(on, 'info', 'config/watch.go:88', 'configuration reloaded', `rev=${r.hex(7)} changed="products.ttl: 10m -> 10${unit}, search.synonyms: v19 -> v20"`, { root: 'ttl' })
  tick(on + 19 * M, end, 13 * M, (t) => lf(t, 'info', 'config/watch.go:88', 'configuration reloaded', `rev=${r.hex(7)} changed="feature.badges: on -> off"`))
  every(t0, end, 3 * M, (t) => lf(t, 'warn', 'search/client.go:57', 'suggest index fallback', `err="no such synonym group" term=${r.pick(['lamp', 'stool', 'rug'])}`))
  every(on + 2 * M, end, 50 * S, (t) => lf(t, 'error', 'http/server.go:163', 'request aborted', `path=/v1/products/${r.int(1000, 9999)} err="context canceled"`, { relevant: 'ttl' }))
  const sq = (t, q, sec, rows) => c.line(Q, t, `# Time: ${sub(t, 6)}Z\n# User@Host: catalog[catalog] @  [10.3.${r.int(0, 3)}.${r.int(5, 40)}]  Id: ${r.int(3000, 3999)}\n# Query_time: ${sec.toFixed(6)}  Lock_time: 0.000004 Rows_sent: ${r.int(1, 30)}  Rows_examined: ${rows}\nSET timestamp=${Math.floor(t / 1000)};\n${q};`, { relevant: bad(t) ? 'ttl' : undefined })
  every(t0, end, 9 * M, (t) => sq(t, "SELECT sku, SUM(qty) FROM stock_moves WHERE moved_at > NOW() - INTERVAL 1 DAY GROUP BY sku", r.int(11, 29) / 10, r.int(200000, 900000)))
  every(on, end, 14 * S, (t) => sq(t, `SELECT p.*, a.name, a.value FROM products p JOIN product_attributes a ON a.product_id = p.id WHERE p.id = ${r.int(1000, 9999)}`, (0.9 + r.next()) * (0.6 + ramp(t)), r.int(20, 60)))
  const dt = on - r.int(4, 7) * M
  const J = (t, o, mark) => c.line(W, t, JSON.stringify({ '@t': iso(t), ...o }), mark)
  J(dt, { lv: 'I', m: 'storefront build deployed', build: `2026.${r.int(10, 40)}.${r.int(1, 9)}`, sha: r.hex(10) })
  every(t0, end, 17 * S, (t) => J(t, { lv: "I", m: "render", route: r.pick(['/p/:id', '/c/:slug', '/', '/cart']), st: 200, took: bad(t) ? Math.floor(r.int(500, 1700) * (0.4 + ramp(t))) : r.int(30, 140), ip: ip() }, { relevant: bad(t) ? 'ttl' : undefined }))
  every(on + 3 * M, end, 11 * S, (t) => J(t, { lv: 'E', m: 'upstream deadline', route: '/p/:id', st: 504, took: 3000, up: 'catalogd:7001', trace: r.hex(16) }, { relevant: 'ttl' }))
  every(t0, end, 4 * M, (t) => J(t, { lv: 'W', m: 'hydration mismatch', route: '/c/:slug', hint: 'Text content did not match. Server: "12" Client: "11"' }))
  incident('ttl', { cause: { allOf: [['ttl', 'cache.{0,60}(config|expir|lifetime|reload|setting)', '(config|reload|setting|expir).{0,60}cache', 'time.to.live', 'cache (hit|miss)', 'caching'], ['10 ?(ms|µs|us|m)\\b', 'milli', 'micro', 'config', 'reload', 'chang', 'too (short|low|small)', 'disabled', 'useless', 'ineffective', 'expires? (at once|immediately)', 'wrong unit', 'typo', 'hit (rate|ratio).{0,30}(fell|drop|collaps|zero|0)']] },
    services: ['catalogd', 'catalog', 'cache', 'catalogd.log', 'products cache'], victims: ['storefront', 'mysql', 'mysql-slow', 'MySQL'], severity: ['medium', 'high', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'products\\.ttl|cache stats',
    right: [`Config reload in catalogd set products.ttl from 10m to 10${unit}, so nothing stays in the cache`, 'Product cache TTL too short after a configuration change; every request goes to MySQL', 'The cache hit ratio dropped to zero since the reload with the wrong unit'],
    wrong: ['MySQL is slow and queries pile up', 'The storefront deploy made pages slow', 'catalogd does not answer within its deadline'] })
}),
]
