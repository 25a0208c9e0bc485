import { S, M, H, iso, klog, syslog, redisT, clf, comma, pre } from './lib.mjs'
export default [
// 1 direct: Redis cannot write its snapshot (disk full) and refuses writes; kubectl logs --prefix
['f5-01-kubectl-prefix-shop', (k) => {
  k.scale = 1.75; const { R } = k, t0 = k.day, end = t0 + 42 * M, on = t0 + R.int(20, 26) * M
  const c = k.new({ notes: 'Merged kubectl logs --prefix stream, five formats. Redis says it once per save attempt; the shop says MISCONF hundreds of times. Red herrings: innocent cart rollout, chronic deprecation, scanner.' })
  // right: "Redis disk is full, RDB save fails, so it refuses writes" | "session-redis ran out of disk space for bgsave" | "No space left on the redis volume; snapshotting broken"
  // wrong: "cart service is failing with 500s" | "the cart rollout broke the shop"
  k.incident(c, 'redis', {
    cause: { allOf: [['redis', 'session (store|cache)'], ['no (free )?space', 'disk', 'volume', 'storage', 'persist', 'snapshot', 'rdb', 'bgsave', 'background sav', 'ENOSPC']], mustNot: ['caused by (the )?(cart )?(deploy|rollout)'] },
    services: ['session-redis-0', 'session-redis', 'redis'], victims: ['cart', 'storefront', 'auth', 'ingress-nginx-controller', 'controller'], severity: ['critical', 'high'],
    onset: on, onsetToleranceSeconds: 120, rootPattern: 'No space left on device|Background saving error',
    right: ['Redis disk is full, RDB save fails, so it refuses writes', 'session-redis ran out of disk space for its bgsave and blocks all write commands', 'No space left on the redis volume; snapshotting is broken and clients get MISCONF'],
    wrong: ['The cart service is failing with 500 errors', 'The cart rollout broke add-to-cart', 'Redis connection timeouts'] })
  const cart = [k.pod('cart'), k.pod('cart'), k.pod('cart')], sf = [k.pod('storefront'), k.pod('storefront')], au = k.pod('auth'), ing = k.pod('ingress-nginx-controller')
  const f = 'logs/shop-prod.log', P = (pod, ct) => `[pod/${pod}/${ct}] `
  const J = (o) => JSON.stringify(o)
  k.every(t0, end, 2600, (t) => { // ingress
    const bad = t > on && R.next() < 0.35, path = R.pick(['/', '/p/1' + R.int(1000, 9999), '/cart', '/login', '/static/app.css', '/search?q=lamp'])
    const st = bad ? 500 : R.pick([200, 200, 200, 200, 304, 302, 404]); const d = (k.ms(40) / 1000).toFixed(3)
    c.line(f, t, P(ing, 'controller') + `${k.ip('84')} - - [${clf(t)}] "${bad ? 'POST /cart/items' : 'GET ' + path} HTTP/2.0" ${st} ${R.int(180, 32000)} "-" "Mozilla/5.0 (X11; Linux x86_64)" ${R.int(200, 900)} ${d} [shop-${path.startsWith('/cart') || bad ? 'cart' : 'storefront'}-http] [] 10.42.${R.int(0, 4)}.${R.int(4, 90)}:8080 ${R.int(100, 9000)} ${d} ${st} ${R.hex(32)}`, bad ? { relevant: 'redis' } : {})
  })
  k.every(t0, end, 3000, (t) => { const bad = t > on && R.next() < 0.6, pod = R.pick(cart)
    const h = (lv, th = `nio-8080-exec-${R.int(1, 10)}`) => `${iso(t, 3)}  ${lv.padStart(5)} 1 --- [cart] [${th.padStart(15)}] `
    if (bad) c.line(f, t, pre(P(pod, 'cart'), h('ERROR') + `o.a.c.c.C.[.[.[/].[dispatcherServlet]    : Servlet.service() for servlet [dispatcherServlet] in context with path [] threw exception [Request processing failed: org.springframework.data.redis.RedisSystemException: Error in execution] with root cause\n\nio.lettuce.core.RedisCommandExecutionException: MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk. Commands that may modify the data set are disabled, because this instance is configured to report errors during writes if RDB snapshotting fails (stop-writes-on-bgsave-error option). Please check the Redis logs for details about the RDB error.\n\tat io.lettuce.core.internal.ExceptionFactory.createExecutionException(ExceptionFactory.java:147) ~[lettuce-core-6.3.2.RELEASE.jar!/:6.3.2.RELEASE/8941aea]\n\tat io.lettuce.core.protocol.CommandHandler.complete(CommandHandler.java:746) ~[lettuce-core-6.3.2.RELEASE.jar!/:6.3.2.RELEASE/8941aea]`), { relevant: 'redis' })
    else c.line(f, t, P(pod, 'cart') + h(' INFO') + R.pick([`c.e.cart.CartController                  : cart ${R.hex(8)} loaded, ${R.int(0, 9)} items`, `c.e.cart.PricingClient                   : priced ${R.int(1, 9)} items in ${k.ms(18)} ms`, `c.e.cart.CartController                  : item SKU-${R.int(1000, 9999)} added to cart ${t > on ? '(guest, client side)' : R.hex(8)}`])) })
  k.every(t0, end, 3600, (t) => { const bad = t > on && R.next() < 0.4
    c.line(f, t, P(R.pick(sf), 'web') + (bad ? J({ level: 50, time: Math.floor(t), pid: 17, hostname: 'storefront', reqId: `req-${R.hex(4)}`, err: { type: 'Error', message: 'session save failed: MISCONF Redis is configured to save RDB snapshots, but it\'s currently unable to persist to disk.' }, msg: 'unhandled error in request' }) : J({ level: 30, time: Math.floor(t), pid: 17, hostname: 'storefront', reqId: `req-${R.hex(4)}`, res: { statusCode: 200 }, responseTime: k.ms(22), msg: 'request completed' })), bad ? { relevant: 'redis' } : {}) })
  k.every(t0, end, 6000, (t) => { const w = R.next() < 0.12
    c.line(f, t, P(au, 'auth') + (w ? `ts=${iso(t)} level=warn caller=login.go:88 msg="login failed" user=u${R.int(100, 999)} reason="bad password"` : `ts=${iso(t)} level=info caller=token.go:41 msg="token issued" sub=u${R.int(100, 999)} dur=${k.ms(6)}ms`)) })
  k.some(6, t0, end, (t) => c.line(f, t, P(cart[0], 'cart') + `${iso(t)}   WARN 1 --- [cart] [           main] o.s.c.l.core.RoundRobinLoadBalancer      : property 'ribbon.enabled' is deprecated and will be removed`))
  // innocent rollout of cart
  const rl = t0 + 9 * M
  ;['Starting CartApplication v3.14.0 using Java 21.0.2 with PID 1', 'No active profile set, falling back to 1 default profile: "default"', 'Started CartApplication in 7.113 seconds (process running for 7.9)'].forEach((m, i) => c.line(f, rl + i * 3000, P(cart[2], 'cart') + `${iso(rl + i * 3000)}   INFO 1 --- [cart] [           main] c.e.cart.CartApplication                 : ${m}`))
  k.some(12, t0 + 4 * M, t0 + 7 * M, (t) => c.line(f, t, P(ing, 'controller') + `${'193.32.162.' + R.int(2, 9)} - - [${clf(t)}] "GET ${R.pick(['/.env', '/wp-login.php', '/.git/config', '/phpmyadmin/'])} HTTP/1.1" 404 153 "-" "Mozilla/5.0 zgrab/0.x" 210 0.001 [shop-storefront-http] [] 10.42.1.7:8080 153 0.001 404 ${R.hex(32)}`))
  // redis itself
  let pid = 2100
  for (let t = t0 + 30 * S; t < on; t += 300 * S + R.int(0, 900)) { pid += R.int(3, 40); const b = P('session-redis-0', 'redis')
    c.line(f, t, b + `1:M ${redisT(t)} * 100 changes in 300 seconds. Saving...`); c.line(f, t + 6, b + `1:M ${redisT(t + 6)} * Background saving started by pid ${pid}`)
    c.line(f, t + 2200, b + `${pid}:C ${redisT(t + 2200)} * DB saved on disk`); c.line(f, t + 2210, b + `${pid}:C ${redisT(t + 2210)} * Fork CoW for RDB: current ${R.int(4, 9)} MB, peak ${R.int(9, 12)} MB, average 4 MB`); c.line(f, t + 2300, b + `1:M ${redisT(t + 2300)} * Background saving terminated with success`) }
  for (let t = on - 2 * S; t < end - 3 * S; t += R.int(60, 130) * S) { pid += R.int(3, 40); const b = P('session-redis-0', 'redis')
    c.line(f, t, b + `1:M ${redisT(t)} * 100 changes in 300 seconds. Saving...`); c.line(f, t + 5, b + `1:M ${redisT(t + 5)} * Background saving started by pid ${pid}`)
    c.line(f, t + 1900, b + `${pid}:C ${redisT(t + 1900)} # Write error while saving DB to the disk(rdbSaveRio): No space left on device`, { root: 'redis' }); c.line(f, t + 2000, b + `1:M ${redisT(t + 2000)} # Background saving error`, { root: 'redis' }) }
  return c
}],
// 2 direct: the password was rotated, billing kept the old one; docker compose logs
['f5-02-compose-rotation', (k) => {
  k.scale = 2; const { R } = k, t0 = k.day, end = t0 + 55 * M, rot = t0 + R.int(18, 24) * M, on = rot + R.int(150, 240) * S
  const c = k.new({ notes: 'docker compose logs. A rotator changes a database password at INFO; billing holds old pooled connections for minutes and then fails to open new ones. Red herrings: postgres checkpoint chatter, an earlier healed mailhog outage, a wrong login by a human.' })
  // right: "DB password of billing_rw was rotated, billing still uses the old one" ...
  k.incident(c, 'rotation', {
    cause: { allOf: [['rotat', 'password', 'credential', 'authenticat', 'secret'], ['billing', 'stale', 'old (password|credential|secret)', 'not (reload|restart|pick|updat)', 'rotator']], mustNot: ['postgres(ql)? (is|was) (down|overloaded|unavailable)', 'pool (is )?too small'] },
    services: ['billing-1', 'billing', 'secrets-rotator-1', 'secrets-rotator', 'billing_rw', 'db-1', 'db'], victims: ['web-1', 'web', 'worker-1', 'worker', 'proxy-1', 'proxy'], severity: ['critical', 'high'],
    onset: on, onsetToleranceSeconds: 420, rootPattern: 'password authentication failed|rotated|rotation',
    right: ['Password of billing_rw was rotated but billing still logs in with the old one', 'billing fails database authentication since the credential rotation', 'secrets-rotator changed the DB secret and the billing service did not pick it up'],
    wrong: ['web returns 502 because upstream times out', 'billing: connection pool too small, postgres was down', 'Postgres is down'] })
  const f = 'logs/compose.log', svc = ['proxy-1', 'web-1', 'billing-1', 'worker-1', 'db-1', 'secrets-rotator-1', 'mailhog-1'], w = 17
  const L = (s, t, m, o) => c.line(f, t, pre(s.padEnd(w) + ' | ', m), o)
  k.every(t0, end, 3200, (t) => { const bad = t > on + 30 * S && R.next() < 0.3; L('proxy-1', t, `172.19.0.1 - - [${clf(t)}] "${bad ? 'POST /api/invoices' : R.pick(['GET /', 'GET /api/customers?page=2', 'GET /assets/main.js', 'GET /api/me', 'POST /api/login'])} HTTP/1.1" ${bad ? 500 : R.pick([200, 200, 200, 304, 401])} ${R.int(90, 9000)} "https://portal.local/" "Mozilla/5.0" "-"`, bad ? { relevant: 'rotation' } : {}) })
  k.every(t0, end, 4200, (t) => { const bad = t > on + 20 * S && R.next() < 0.5; L('web-1', t, bad ? `[${iso(t, 3)}] ERROR -- : [${k.uuid()}] Faraday::ServerError (the server responded with status 500): POST http://billing:9090/v1/invoices\n[${iso(t, 3)}] ERROR -- :   app/clients/billing_client.rb:41:in \`create_invoice'\n[${iso(t, 3)}] ERROR -- :   app/controllers/invoices_controller.rb:19:in \`create'` : `[${iso(t, 3)}]  INFO -- : [${k.uuid()}] Completed 200 OK in ${k.ms(33)}ms (Views: ${R.int(1, 9)}.${R.int(0, 9)}ms | ActiveRecord: ${R.int(1, 14)}.${R.int(0, 9)}ms | Allocations: ${R.int(800, 9000)})`, bad ? { relevant: 'rotation' } : {}) })
  k.every(t0, end, 5200, (t) => { if (t > on && R.next() < 0.65) {
    const th = `http-worker-${R.int(1, 8)}`
    L('billing-1', t, `${iso(t, 3, ' ', '')} ERROR [${th}] com.acme.billing.InvoiceResource - could not create invoice\njava.sql.SQLTransientConnectionException: billing-pool - Connection is not available, request timed out after 5000ms (total=0, active=0, idle=0, waiting=${R.int(0, 9)})\n\tat com.zaxxer.hikari.pool.HikariPool.createTimeoutException(HikariPool.java:686)\n\tat com.zaxxer.hikari.pool.HikariPool.getConnection(HikariPool.java:179)\n\tat com.acme.billing.InvoiceDao.insert(InvoiceDao.java:57)`, { relevant: 'rotation' })
  } else L('billing-1', t, `${iso(t, 3, ' ', '')} INFO  [http-worker-${R.int(1, 8)}] com.acme.billing.${R.pick(['InvoiceResource - rendered invoice ' + R.int(10000, 99999), 'RateTable - VAT table ok', 'HealthResource - liveness ok'])}`) })
  k.every(t0, end, 6000, (t) => L('worker-1', t, `${iso(t)} pid=1 tid=${k.str(3)} class=${R.pick(['SyncCustomersJob', 'ThumbnailJob', 'DigestJob'])} jid=${R.hex(24)} elapsed=${(k.ms(400) / 1000).toFixed(3)} INFO: done`))
  k.tick(t0 + 40 * S, end, 5 * M, (t) => { L('db-1', t, `${iso(t, 3, ' ', ' UTC')} [27] LOG:  checkpoint starting: time`); L('db-1', t + 9000, `${iso(t + 9000, 3, ' ', ' UTC')} [27] LOG:  checkpoint complete: wrote ${R.int(40, 300)} buffers (0.${R.int(2, 9)}%); 0 WAL file(s) added, 0 removed, 0 recycled; write=8.${R.int(100, 999)} s, sync=0.004 s, total=9.0${R.int(10, 99)} s; sync files=${R.int(9, 60)}, longest=0.002 s, average=0.001 s; distance=${R.int(300, 2000)} kB, estimate=${R.int(2000, 4000)} kB`) })
  for (let t = on; t < end; t += R.int(15, 45) * S) { const pid = R.int(300, 9000)
    L('db-1', t, `${iso(t, 3, ' ', ' UTC')} [${pid}] FATAL:  password authentication failed for user "billing_rw"\n${iso(t, 3, ' ', ' UTC')} [${pid}] DETAIL:  Connection matched file "/var/lib/postgresql/data/pg_hba.conf" line 128: "host all all all scram-sha-256"`, { root: 'rotation' })
    if (R.next() < 0.5) L('billing-1', t + 8, `${iso(t + 8, 3, ' ', '')} WARN  [billing-pool connection adder] com.zaxxer.hikari.pool.PoolBase - billing-pool - FATAL: password authentication failed for user "billing_rw"`, { root: 'rotation' }) }
  L('secrets-rotator-1', rot, `{"lvl":"info","t":"${iso(rot)}","msg":"rotated database role","role":"billing_rw","version":${R.int(7, 30)},"policy":"90d","targets":["vault:kv/billing/db"]}`, { root: 'rotation' })
  k.tick(t0 + 20 * S, end, 4 * M, (t) => L('secrets-rotator-1', t, `{"lvl":"info","t":"${iso(t)}","msg":"nothing due","roles":6}`))
  // earlier, healed
  k.some(5, t0 + 3 * M, t0 + 5 * M, (t) => L('worker-1', t, `${iso(t)} pid=1 tid=${k.str(3)} class=DigestJob jid=${R.hex(24)} WARN: Errno::ECONNREFUSED: Connection refused - connect(2) for "mailhog" port 1025, retry scheduled`))
  L('mailhog-1', t0 + 5 * M, `${iso(t0 + 5 * M, 0, ' ', '').replaceAll('-', '/')} [SMTP] Binding to address: 0.0.0.0:1025`)
  k.some(2, t0, rot, (t) => L('db-1', t, `${iso(t, 3, ' ', ' UTC')} [${R.int(200, 300)}] FATAL:  password authentication failed for user "jan"\n${iso(t, 3, ' ', ' UTC')} [211] DETAIL:  Role "jan" does not exist.\n\tConnection matched file "/var/lib/postgresql/data/pg_hba.conf" line 128: "host all all all scram-sha-256"`))
  return c
}],
// 3 hard: silence. The scheduler's last tick waits for a lock, then it never logs again; Loki (logcli) export
['f5-03-loki-scheduler-silent', (k) => {
  const { R } = k, t0 = k.day, end = t0 + 80 * M, on = t0 + R.int(28, 38) * M
  const c = k.new({ notes: 'logcli export, labels in braces. dunning-scheduler ticks every 30 s, then its last line is "acquiring lock" and silence. Nobody prints an ERROR about it; workers are idle at INFO, later a WARN of a consumer. Red herrings: grafana agent warnings, retries of mail that succeed, a deploy of the worker.' })
  k.incident(c, 'silent', {
    cause: { allOf: [['scheduler', 'dunning'], ['stop', 'hung', 'hang', 'silen', 'stuck', 'no longer', 'stall', 'block', 'wait(s|ing|ed)? (for|on)', 'fr(ee|o)z', 'deadlock', 'dead\\b', 'quiet', 'ceased', 'no (more|further|new) (tick|log|line|job|run)', 'never (return|finish|complet|acquir|got|obtain)', 'did not (return|finish|complet|acquir)', 'missing']], mustNot: ['mail-relay .{0,30}(is the cause|root cause)', 'queue (broker )?(is )?(down|unavailable)'] },
    services: ['dunning-scheduler'], victims: ['reminder-worker', 'mail-relay', 'ledger-export', 'dunning-api'], severity: ['high', 'medium', 'critical'],
    onset: on, onsetToleranceSeconds: 150, rootPattern: 'dunning-scheduler',
    right: ['dunning-scheduler hung while acquiring the lock and no longer ticks', 'The scheduler went silent after its last tick, so no reminders are enqueued', 'dunning-scheduler is stuck waiting on its advisory lock; workers starve'],
    wrong: ['reminder-worker is idle because the queue is down', 'mail-relay greylisting delays the mails', 'ledger-export sees no events'] })
  const f = 'logs/loki-export.txt', ps = k.pod('dunning-scheduler'), pw = [k.pod('reminder-worker'), k.pod('reminder-worker')], pm = k.pod('mail-relay'), pa = k.pod('dunning-api'), pl = k.pod('ledger-export'), ag = 'grafana-agent-' + k.str(5)
  const L = (t, app, pod, m, o) => c.line(f, t, `${iso(t, 0)} {app="${app}", container="${app}", pod="${pod}"} ${m}`, o)
  let seq = R.int(8000, 30000)
  for (let t = t0 + 5 * S; t < on - 500; t += 30 * S) { const last = t + 30 * S >= on - 500, n = R.int(8, 40); seq++
    if (last) { L(on, 'dunning-scheduler', ps, `level=info ts=${iso(on)} msg="tick start" seq=${seq} due=${n}`, { root: 'silent' }); L(on + 20, 'dunning-scheduler', ps, `level=info ts=${iso(on + 20)} msg="acquiring advisory lock" seq=${seq} lock=dunning/run`, { root: 'silent' }) }
    else { L(t, 'dunning-scheduler', ps, `level=info ts=${iso(t)} msg="tick start" seq=${seq} due=${n}`); L(t + 20, 'dunning-scheduler', ps, `level=info ts=${iso(t + 20)} msg="acquiring advisory lock" seq=${seq} lock=dunning/run`); L(t + 41, 'dunning-scheduler', ps, `level=info ts=${iso(t + 41)} msg="lock acquired" seq=${seq} lock=dunning/run waited=${R.int(2, 30)}ms`); L(t + 900, 'dunning-scheduler', ps, `level=info ts=${iso(t + 900)} msg="tick done" seq=${seq} enqueued=${n} took=${R.int(600, 980)}ms`)
      for (let i = 0; i < Math.min(n, 4); i++) { const u = t + 1500 + R.int(0, 20000); L(u, 'reminder-worker', R.pick(pw), `[${iso(u)}] INFO worker.reminder: sent template=${R.pick(['first', 'second', 'final'])} invoice=INV-${R.int(100000, 999999)} in ${k.ms(120)}ms`); L(u + 90, 'mail-relay', pm, `${syslog(u + 90)} ${pm} postfix/smtp[${R.int(100, 999)}]: ${R.hex(10).toUpperCase()}: to=<c${R.int(1000, 9999)}@example.net>, relay=mx.example.net[203.0.113.${R.int(2, 90)}]:25, delay=0.${R.int(2, 9)}, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued)`) } } }
  k.tick(on + 60 * S, end, 60 * S, (t) => L(t, 'reminder-worker', R.pick(pw), `[${iso(t)}] INFO worker.pool: poll fetched=0 idle=${Math.round((t - on) / S)}s`, { relevant: 'silent' }))
  k.tick(t0 + 25 * S, on, 60 * S, (t) => L(t, 'reminder-worker', R.pick(pw), `[${iso(t)}] INFO worker.pool: poll fetched=${R.int(6, 40)} idle=0s`))
  k.every(t0, end, 4500, (t) => L(t, 'dunning-api', pa, `${k.ip('10')} - - [${clf(t)}] "GET /v1/${R.pick(['cases', 'plans', 'customers'])}/${R.int(1000, 99999)} HTTP/1.1" ${R.pick([200, 200, 200, 200, 404])} ${R.int(200, 3000)} ${k.ms(14)}ms`))
  k.tick(t0 + 90 * S, end, 10 * M, (t) => { const idle = t > on + 9 * M; L(t, 'ledger-export', pl, idle ? `{"severity":"WARNING","time":"${iso(t)}","message":"no dunning events in the last 10m","topic":"dunning.sent"}` : `{"severity":"INFO","time":"${iso(t)}","message":"exported batch","rows":${R.int(80, 300)},"topic":"dunning.sent"}`, idle ? { relevant: 'silent' } : {}) })
  k.some(14, t0, end, (t) => c.line(f, t, `${iso(t, 0)} {app="grafana-agent", container="agent", pod="${ag}"} ts=${iso(t, 9)} caller=client.go:430 level=warn component=client host=loki:3100 msg="error sending batch, will retry" status=429 tenant=ops error="server returned HTTP status 429 Too Many Requests (429): ingestion rate limit exceeded"`))
  k.some(7, t0, on, (t) => L(t, 'mail-relay', pm, `${syslog(t)} ${pm} postfix/smtp[${R.int(100, 999)}]: ${R.hex(10).toUpperCase()}: to=<info@slow.example>, relay=mx.slow.example[198.51.100.9]:25, delay=31, dsn=4.2.0, status=deferred (host mx.slow.example[198.51.100.9] said: 451 4.7.1 Greylisted, please try again)`))
  const d = t0 + 12 * M; L(d, 'reminder-worker', pw[1], `[${iso(d)}] INFO worker.main: starting reminder-worker 2.9.1 (was 2.9.0)`); L(d + 900, 'reminder-worker', pw[1], `[${iso(d + 900)}] INFO worker.main: ready, concurrency=8`)
  return c
}],
// 4 victims louder and earlier: an external carrier API answers after 30 s; TIME pod LEVEL logger TraceID stream; ends
['f5-04-traceid-carrier', (k) => {
  k.scale = 1.4; const { R } = k, t0 = k.day, end = t0 + 40 * M, on = t0 + R.int(12, 16) * M, off = on + R.int(8, 11) * M
  const c = k.new({ notes: 'One merged stream TIME pod LEVEL logger TraceID. Gateway and checkout complain first and much more; shipping-rates shows at INFO/WARN that only carrier northpost takes 30 s. It ends by itself. Red herrings: fraud WARNs, coupon stack traces, a Hikari housekeeping warning.' })
  k.incident(c, 'carrier', {
    cause: { allOf: [['north ?post', 'carrier', 'shipping[- ]?rates?', 'rate quote'], ['slow', 'laten', 'hang', 'hung', 'time[ds]? ?-?out', 'unresponsive', 'not (respond|answer)', 'takes?\\b', 'took', 'delay', '30 ?s', 'degrad', 'respon[ds]', 'stall', 'wait', 'block', 'saturat', 'exhaust', 'busy', 'outage', 'stuck']], mustNot: ['(root cause|caused by|culprit)[^.]{0,30}(checkout|gateway|coupon|fraud)'] },
    services: ['northpost', 'shipping-rates', 'api.northpost.example', 'carrier'], victims: ['api-gateway', 'checkout', 'web-bff'], severity: ['high', 'critical', 'medium'],
    onset: on, onsetToleranceSeconds: 120, rootPattern: 'northpost',
    right: ['The external carrier API northpost answers after 30 s and blocks the shipping-rates threads', 'northpost quotes became very slow; shipping-rates workers are all occupied', 'shipping-rates hangs on calls to api.northpost.example without a timeout'],
    wrong: ['api-gateway returns 504s', 'checkout fails with read timeouts', 'Coupon parsing exceptions in checkout'] })
  const f = 'logs/stream.log', pods = Object.fromEntries(['api-gateway', 'web-bff', 'checkout', 'fraud', 'coupons', 'shipping-rates'].map((s) => [s, [k.pod(s), k.pod(s)]]))
  const L = (t, s, lv, lg, m, o, tr = R.hex(32)) => c.line(f, t, `${iso(t)} ${R.pick(pods[s])} ${lv.padEnd(5)} ${lg} TraceID: ${tr} ${m}`, o)
  k.every(t0, end, 3300, (t) => { const tr = R.hex(32), carrier = R.pick(['dpx', 'northpost', 'fleetway', 'northpost']), slow = t > on && t < off && carrier === 'northpost'
    L(t, 'api-gateway', 'INFO', 'gateway.access', `POST /checkout/quote received`, {}, tr)
    if (slow) { const d = R.int(29100, 30050)
      L(t + 5000 + R.int(0, 60), 'checkout', 'ERROR', 'c.s.checkout.ShippingClient', `GET http://shipping-rates/quote failed: java.net.SocketTimeoutException: Read timed out`, { relevant: 'carrier' }, tr)
      L(t + 5100 + R.int(0, 60), 'web-bff', 'ERROR', 'bff.handlers', 'upstream checkout answered 502 Bad Gateway', { relevant: 'carrier' }, tr)
      L(t + 5200 + R.int(0, 60), 'api-gateway', 'ERROR', 'gateway.access', `POST /checkout/quote 504 in ${R.int(5010, 5300)}ms`, { relevant: 'carrier' }, tr)
      if (t + d < end) L(t + d, 'shipping-rates', 'INFO', 'c.s.rates.CarrierFanout', `quote carrier=northpost endpoint=https://api.northpost.example/v2/rates status=200 elapsed=${d}ms`, { root: 'carrier' }, tr)
    } else { const d = k.ms(carrier === 'dpx' ? 140 : 210); L(t + d, 'shipping-rates', 'INFO', 'c.s.rates.CarrierFanout', `quote carrier=${carrier} endpoint=https://api.${carrier}.example/v2/rates status=200 elapsed=${d}ms`, {}, tr); L(t + d + 20, 'api-gateway', 'INFO', 'gateway.access', `POST /checkout/quote 200 in ${d + R.int(20, 60)}ms`, {}, tr) } })
  k.every(on + 70 * S, off, 14000, (t) => L(t, 'shipping-rates', 'WARN', 'c.s.rates.CarrierFanout', `fan-out pool busy active=64/64 queued=${R.int(20, 180)} oldest=northpost ${R.int(20, 30)}s`, { root: 'carrier' }))
  k.every(t0, end, 7000, (t) => L(t, 'fraud', ...(R.next() < 0.2 ? ['WARN', 'fraud.scorer', `score=0.${R.int(70, 95)} ruleset=2024.11 manual review suggested`] : ['INFO', 'fraud.scorer', `score=0.${R.int(10, 69)} ruleset=2024.11 accept`])))
  k.some(16, t0, end, (t) => { const tr = R.hex(32); c.line(f, t, `${iso(t)} ${R.pick(pods.coupons)} ERROR c.s.coupons.Parser TraceID: ${tr} coupon rejected\njava.lang.IllegalArgumentException: unknown coupon code "WELCOME${R.int(10, 99)}"\n\tat com.shop.coupons.Parser.parse(Parser.java:71)\n\tat com.shop.coupons.CouponResource.apply(CouponResource.java:33)`) })
  k.some(3, t0, end, (t) => L(t, 'checkout', 'WARN', 'com.zaxxer.hikari.pool.HikariPool', 'checkout-pool - Thread starvation or clock leap detected (housekeeper delta=47s512ms).', {}, '-'))
  return c
}],
]
