// The culprit's own error line amid louder consequences.
import { MIN, SEC, iso, isoS, us, sp, spMs, comma, clf, slash, uuid, alnum, pod, pub, priv, fx, flow, every, access, begin, UA } from './lib.mjs'

// A bookshop: the integer sequence of order_items has reached its end.
export function bookshop(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-01-bookshop', { notes: 'sequence of an int4 key at its maximum; an innocent deploy before' })
  const on = t0 + r.int(42, 58) * MIN + r.int(0, 59999), end = on + r.int(20, 26) * MIN, deploy = on - r.int(18, 30) * MIN
  k.incident('sequence', { cause: { allOf: [['sequence', 'nextval', 'primary key', '\\bint(4|eger)?\\b', 'bigint', '32.?bit', 'serial', '2147483647', '\\bids?\\b'], ['exhaust', 'max', 'overflow', 'limit', 'r[au]n out', 'out of', 'range', 'no more', 'used up', 'ceiling', 'reached', 'end of']], mustNot: ['(caused by|because of|due to) (the )?(deploy|release|redis|sidekiq)'] },
    services: ['postgres', 'postgresql', 'postgresql-16-main', 'shop_production', 'shop@shop_production', 'db', 'order_items', 'order_items_id_seq'], victims: ['nginx', 'rails', 'sidekiq', 'production', 'puma', 'access'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'order_items_id_seq' })
  const rails = (ms, lvl, text) => `${lvl[0]}, [${us(ms, r)} #${r.pick([2211, 2214, 2217, 2220])}] ${lvl.padStart(5)} -- : ${text}`
  const web = (ms, method, path, ctrl, action, status, marks) => {
    const d = r.int(12, 180), id = uuid(r)
    log('rails/production.log', ms + d, rails(ms + d, 'INFO', `[${id}] method=${method} path=${path} format=html controller=${ctrl} action=${action} status=${status} allocations=${r.int(3000, 60000)} duration=${fx(r, d - 4, d, 2)} view=${fx(r, 1, d / 2, 2)} db=${fx(r, 1, d / 3, 2)}`), marks)
    log('nginx/access.log', ms + d + 1, access(r, ms + d + 1, `${method} ${path} HTTP/2.0`, status, { tail: ` rt=${(d / 1000).toFixed(3)}` }), marks); return id
  }
  for (const ms of flow(r, t0, end, 14000 / v)) {
    const [p, c, a] = r.pick([[`/books/${r.int(100, 99999)}`, 'BooksController', 'show'], ['/search?q=' + r.pick(['orwell', 'krimi', 'garden', 'manga', 'kafka']), 'SearchController', 'index'], ['/cart', 'CartsController', 'show'], [`/authors/${r.int(1, 3000)}`, 'AuthorsController', 'show'], ['/', 'HomeController', 'index']])
    web(ms, 'GET', p, c, a, 200)
  }
  const pid = r.int(8000, 9000)
  const pg = (ms, text, marks, who = 'shop@shop_production', p = pid + r.int(0, 40)) => log('postgresql/postgresql-16-main.log', ms, `${spMs(ms)} UTC [${p}] ${who ? who + ' ' : ''}${text}`, marks)
  for (const ms of flow(r, t0, on, 48000 / v)) web(ms, 'POST', '/checkout', 'CheckoutsController', 'create', 302)
  const insert = 'INSERT INTO "order_items" ("order_id", "edition_id", "quantity", "unit_price_cents", "created_at", "updated_at") VALUES ($1, $2, $3, $4, $5, $6) RETURNING "id"'
  const error = 'ERROR:  nextval: reached maximum value of sequence "order_items_id_seq" (2147483647)'
  const fail = (ms) => { const p = pid + r.int(0, 40); pg(ms, error, { root: 'sequence' }, undefined, p); pg(ms, `STATEMENT:  ${insert}`, { relevant: 'sequence' }, undefined, p) }
  for (const ms of [on, ...flow(r, on, end, 40000 / v)]) {
    fail(ms)
    const id = web(ms + 3, 'POST', '/checkout', 'CheckoutsController', 'create', 500, { relevant: 'sequence' })
    log('rails/production.log', ms + 2, rails(ms + 2, 'FATAL', `[${id}]   \n[${id}] ActiveRecord::StatementInvalid (PG::SequenceGeneratorLimitExceeded: ERROR:  nextval: reached maximum value of sequence "order_items_id_seq" (2147483647)\n):\n[${id}]   \n[${id}] app/models/order.rb:118:in \`add_line!'\n[${id}] app/services/checkout.rb:44:in \`block in call'\n[${id}] app/controllers/checkouts_controller.rb:27:in \`create'`), { root: 'sequence' })
  }
  const job = (ms, cls, jid, text) => log('sidekiq.log', ms, `${iso(ms)} pid=1 tid=${jid.slice(2, 6)} class=${cls} jid=${jid} ${text}`)
  for (const ms of flow(r, t0, end, 26000 / v)) {
    const cls = r.pick(['ReceiptMailerJob', 'StockSyncJob', 'ThumbnailJob', 'WishlistDigestJob']), jid = r.hex(24)
    if (cls === 'ReceiptMailerJob' && ms > on) continue
    const took = r.int(80, 2500)
    job(ms, cls, jid, 'INFO: start'); job(ms + took, cls, jid, `elapsed=${took / 1000} INFO: done`)
  }
  for (const ms of flow(r, on + 20 * SEC, end, 55000)) { // standing orders want the same key
    const jid = r.hex(24); fail(ms + 40); job(ms, 'StandingOrderJob', jid, 'INFO: start')
    log('sidekiq.log', ms + 60, `${iso(ms + 60)} pid=1 tid=${alnum(r, 4)} class=StandingOrderJob jid=${jid} elapsed=0.06 INFO: fail\n${iso(ms + 60)} pid=1 tid=${alnum(r, 4)} WARN: {"context":"Job raised exception","job":{"retry":true,"queue":"orders","class":"StandingOrderJob","args":[${r.int(1000, 99999)}],"jid":"${jid}","retry_count":${r.int(0, 4)}}}\n${iso(ms + 60)} pid=1 tid=${alnum(r, 4)} WARN: ActiveRecord::StatementInvalid: PG::SequenceGeneratorLimitExceeded: ERROR:  nextval: reached maximum value of sequence "order_items_id_seq" (2147483647)`, { relevant: 'sequence' })
  }
  for (const ms of every(r, t0 + 70 * SEC, end, 5 * MIN, 900)) { pg(ms, 'LOG:  checkpoint starting: time', undefined, '', 71); pg(ms + 88 * SEC, `LOG:  checkpoint complete: wrote ${r.int(200, 1900)} buffers (${fx(r, 0.2, 2)}%); 0 WAL file(s) added, 0 removed, ${r.int(0, 2)} recycled; write=${fx(r, 60, 88, 3)} s, sync=0.0${r.int(11, 40)} s, total=${fx(r, 88, 89, 3)} s`, undefined, '', 71) }
  for (const ms of flow(r, t0, end, 4 * MIN)) pg(ms, `LOG:  duration: ${fx(r, 1000, 2300, 3)} ms  execute <unnamed>: SELECT "editions".* FROM "editions" WHERE to_tsvector('german', "editions"."blurb") @@ plainto_tsquery($1) LIMIT 40`)
  for (const ms of flow(r, t0, end, 6 * MIN)) log('rails/production.log', ms, rails(ms, 'WARN', `DEPRECATION WARNING: Rails.application.secrets is deprecated in favor of Rails.application.credentials (called from <main> at config/initializers/mail.rb:4)`))
  for (const ms of flow(r, t0, end, 4 * MIN)) { const p = r.pick(['/wp-login.php', '/.env', '/xmlrpc.php']), id = uuid(r); log('rails/production.log', ms, rails(ms, 'FATAL', `[${id}] ActionController::RoutingError (No route matches [GET] "${p}"):`)); log('nginx/access.log', ms, access(r, ms, `GET ${p} HTTP/1.1`, 404, { tail: ' rt=0.004' })) }
  log('rails/production.log', deploy, rails(deploy, 'INFO', `Puma phased restart: release ${r.hex(7)} (covers: lazy loading), workers 3`)); log('sidekiq.log', deploy + 4000, `${iso(deploy + 4000)} pid=1 tid=${alnum(r, 4)} INFO: Booted Rails 7.1.3 application in production environment`)
  return k
}

// A chat: one gateway pod came up with 1,024 file descriptors.
export function chat(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-02-chat', { notes: 'one of three gateways with a low descriptor limit; kubectl --prefix, five programs' }, 0.8)
  const boot = t0 + r.int(9, 14) * MIN, on = boot + r.int(34, 44) * MIN + r.int(0, 59999), end = on + r.int(14, 19) * MIN, cap = 1024
  const rs = alnum(r, 9), gws = [0, 1, 2].map(() => `ws-gateway-${rs}-${alnum(r, 5)}`), bad = gws[2], ip = priv(r), ing = pod(r, 'ingress-nginx-controller'), fan = pod(r, 'fanout'), pres = pod(r, 'presence'), hist = pod(r, 'history-api')
  k.incident('descriptors', { cause: { allOf: [['file descript', '\\bfds?\\b', 'open files', 'nofile', 'rlimit', 'ulimit', 'descriptors?', '\\bhandles\\b'], ['gateway', 'ws-', 'websocket', 'accept', 'socket', 'connection', '1024']] },
    services: ['ws-gateway', bad, 'gateway', 'ws-gateway-' + rs], victims: ['ingress-nginx-controller', 'ingress-nginx', 'controller', 'ingress', 'fanout', 'presence', 'history-api', ing, fan, pres, 'redis'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'too many open files|nofile_soft=1024' })
  const put = (p, c, ms, text, m) => log('cluster.log', ms, text.split('\n').map((l) => `[pod/${p}/${c}] ${l}`).join('\n'), m)
  const go = (ms, lvl, msg) => `time=${iso(ms)} level=${lvl} msg=${msg}`
  const open = new Map([[gws[0], r.int(1800, 2100)], [gws[1], r.int(1800, 2100)]])
  put(bad, 'gateway', boot, go(boot, 'INFO', `"starting ws-gateway" version=3.18.2 node=ip-10-3-7-${r.int(20, 200)} pool=spot-arm64`)); put(bad, 'gateway', boot + 40, go(boot + 40, 'INFO', '"process limits" nofile_soft=1024 nofile_hard=1024 gomaxprocs=4'), { root: 'descriptors' }); put(bad, 'gateway', boot + 300, go(boot + 300, 'INFO', '"listening" addr=[::]:8080'))
  put(gws[1], 'gateway', t0 + 200, go(t0 + 200, 'INFO', '"process limits" nofile_soft=1048576 nofile_hard=1048576 gomaxprocs=4'))
  for (const ms of flow(r, t0, end, 6500 / v)) {
    const late = ms > boot + MIN, g = late && ms < on ? r.pick([...gws, bad]) : r.pick(gws.slice(0, 2)), n = g === bad ? Math.round(30 + 970 * (ms - boot) / (on - boot)) : open.get(g) + r.int(-30, 30), what = r.int(0, 9)
    if (what < 5) put(g, 'gateway', ms, go(ms, 'INFO', `"client connected" user=u_${r.int(10000, 99999)} room=r_${r.int(100, 999)} conns=${n}`))
    else if (what < 8) put(g, 'gateway', ms, go(ms, 'INFO', `"client closed" code=${r.pick([1000, 1001, 1001, 1006])} lived=${r.int(2, 190)}m`))
    else put(g, 'gateway', ms, go(ms, 'DEBUG', `"pubsub" channel=room:${r.int(100, 999)} bytes=${r.int(80, 900)} subs=${r.int(2, 40)}`))
    if (what < 5) put(ing, 'controller', ms + 1, `${pub(r)} - - [${clf(ms)}] "GET /socket?v=3 HTTP/1.1" 101 ${r.int(900, 90000)} "-" "${r.pick(UA)}" 612 ${fx(r, 30, 4000, 3)} [chat-ws-gateway-8080] [] ${priv(r)}:8080 ${r.int(900, 90000)} ${fx(r, 30, 4000, 3)} 101 ${r.hex(32)}`)
  }
  for (const ms of flow(r, t0, end, 15000 / v)) put(hist, 'api', ms, `{"level":30,"time":${ms},"pid":1,"hostname":"${hist}","req":{"method":"GET","url":"/rooms/r_${r.int(100, 999)}/messages?limit=50"},"res":{"statusCode":200},"responseTime":${r.int(4, 60)},"msg":"request completed"}`)
  for (const ms of flow(r, t0, end, 22000 / v)) put(fan, 'fanout', ms, go(ms, 'INFO', `"batch delivered" rooms=${r.int(3, 40)} msgs=${r.int(20, 600)} took=${r.int(3, 40)}ms`))
  for (const ms of every(r, t0, end, 60 * SEC, 2500)) put(pres, 'presence', ms, `${spMs(ms)} [info] presence sweep online=${r.int(3800, 4400)} expired=${r.int(2, 20)}`)
  for (const ms of flow(r, t0, end, 3 * MIN)) put(hist, 'api', ms, `{"level":40,"time":${ms},"pid":1,"hostname":"${hist}","msg":"attachment too large, rejected with 413","size":${r.int(26, 90) * 1048576}}`)
  const blip = boot + r.int(3, 6) * MIN // an earlier trouble that healed
  for (const [i, g] of gws.slice(0, 2).entries()) { put(g, 'gateway', blip + i, go(blip, 'ERROR', '"redis subscribe" err="read tcp 10.3.4.8:41822->10.3.9.2:6379: read: connection reset by peer" retry_in=200ms')); put(g, 'gateway', blip + 260 + i, go(blip + 260, 'INFO', '"redis subscribe restored" missed=0')) }
  for (let ms = on, wait = 5; ms < end; wait = Math.min(wait * 2, 1000), ms += wait >= 1000 ? r.int(4000, 15000) : wait) put(bad, 'gateway', ms, `${slash(ms)} http: Accept error: accept tcp [::]:8080: accept4: too many open files; retrying in ${wait >= 1000 ? '1s' : wait + 'ms'}`, { root: 'descriptors' })
  for (const ms of flow(r, on + 3000, end, 40000)) put(bad, 'gateway', ms, go(ms, 'ERROR', `"token check" err="Post \\"http://auth:8080/introspect\\": dial tcp: lookup auth: socket: too many open files"`), { root: 'descriptors' })
  for (const ms of flow(r, on + 10000, end, 10000 / v)) {
    const req = `GET /socket?v=3 HTTP/1.1`
    put(ing, 'controller', ms, `${slash(ms)} [error] 31#31: *${r.int(100000, 999999)} upstream timed out (110: Operation timed out) while reading response header from upstream, client: ${pub(r)}, server: chat.example.com, request: "${req}", upstream: "http://${ip}:8080/socket?v=3", host: "chat.example.com"`, { relevant: 'descriptors' })
    put(ing, 'controller', ms + 1, `${pub(r)} - - [${clf(ms)}] "${req}" 504 160 "-" "${r.pick(UA)}" 612 10.000 [chat-ws-gateway-8080] [] ${ip}:8080 0 10.000 504 ${r.hex(32)}`, { relevant: 'descriptors' })
  }
  for (const ms of flow(r, on + 8000, end, 12000 / v)) put(fan, 'fanout', ms, go(ms, 'ERROR', `"delivery failed" gateway=${bad} rooms=${r.int(1, 9)} err="Post \\"http://${ip}:8080/internal/push\\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)"`), { relevant: 'descriptors' })
  for (const ms of every(r, on + 30000, end, 30000, 900)) put(pres, 'presence', ms, `${spMs(ms)} [error] gateway ${bad} missed ${r.int(3, 9)} heartbeats, marking its users away`, { relevant: 'descriptors' })
  return k
}

// Hotel bookings: the migration was cancelled by a lock timeout, the release went out all the same.
export function hotel(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-03-hotel', { notes: 'docker compose; failed migration, new code queries a column that is not there' }, 0.8)
  const mig = t0 + r.int(38, 50) * MIN, on = mig + r.int(24, 40) * SEC, end = on + r.int(15, 20) * MIN, num = r.int(31, 78), rel = `2.${r.int(20, 40)}.0`
  k.incident('migration', { cause: { allOf: [['migrat', 'schema (change|update)', 'alter table', '\\bddl\\b'], ['fail', 'abort', 'cancel', 'time.?out', 'timed out', 'lock', 'not (been )?(applied|run)', 'unapplied', 'never', 'missing', 'incomplete', 'did ?n.t', 'did not', 'pending', 'without', 'broke']], mustNot: ['(redis|celery|nginx) (is|was) (down|the cause)'] },
    services: ['migrate', 'migrate-1', 'bookings', 'django-migrate'], victims: ['proxy', 'proxy-1', 'worker', 'worker-1', 'redis-1', 'redis'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'lock timeout|arrival_window|exited with code 1|Applying bookings' })
  const put = (c, ms, text, m) => log('compose.log', ms, text.split('\n').map((l) => `${(c + '').padEnd(10)} | ${l}`).join('\n'), m)
  const webs = ['web-1', 'web-2']
  for (const ms of flow(r, t0, end, 9000 / v)) {
    const down = ms > mig + 12 * SEC && ms < on - 2000, p = r.pick([`/api/hotels/${r.int(1, 900)}/`, '/api/search/?city=' + r.pick(['porto', 'wien', 'oslo', 'lyon']), `/api/rooms/${r.int(1, 9000)}/rates/`, '/static/app.css', `/api/hotels/${r.int(1, 900)}/reviews/`])
    if (!down) put('proxy-1', ms, access(r, ms, `GET ${p} HTTP/1.1`, r.int(0, 60) ? 200 : 404))
  }
  const trace = (ms, w, path) => `ERROR ${comma(ms)} log ${w} Internal Server Error: ${path}\nTraceback (most recent call last):\n  File "/usr/local/lib/python3.12/site-packages/django/db/backends/utils.py", line 105, in _execute\n    return self.cursor.execute(sql, params)\npsycopg2.errors.UndefinedColumn: column bookings_reservation.arrival_window does not exist\nLINE 1: ...ings_reservation"."guest_id", "bookings_reservation"."arrival_w...\n                                                             ^\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "/app/bookings/views.py", line ${r.int(60, 190)}, in list\n    return Response(self.get_serializer(page, many=True).data)\ndjango.db.utils.ProgrammingError: column bookings_reservation.arrival_window does not exist`
  for (const ms of flow(r, t0, end, 24000 / v)) {
    const ok = ms < mig + 12 * SEC; if (!ok && ms < on) continue
    const p = r.pick(['/api/reservations/', `/api/reservations/${r.int(100000, 999999)}/`]), meth = r.pick(['GET', 'GET', 'POST'])
    put('proxy-1', ms + 40, access(r, ms + 40, `${meth} ${p} HTTP/1.1`, ok ? (meth === 'POST' ? 201 : 200) : 500), ok ? undefined : { relevant: 'migration' })
    if (!ok) { put(r.pick(webs), ms + 30, trace(ms, 12, p), { relevant: 'migration' }); const backend = r.int(300, 420); put('db-1', ms + 10, `${spMs(ms)} UTC [${backend}] ERROR:  column bookings_reservation.arrival_window does not exist at character ${r.int(180, 420)}\n${spMs(ms)} UTC [${backend}] STATEMENT:  SELECT "bookings_reservation"."id", "bookings_reservation"."guest_id", "bookings_reservation"."arrival_window" FROM "bookings_reservation" LIMIT 50`, { relevant: 'migration' }) }
  }
  const cel = (ms, lvl, t) => `[${comma(ms)}: ${lvl}/${t}`
  for (const ms of flow(r, t0, end, 17000 / v)) {
    const name = r.pick(['rates.tasks.sync_channel', 'mail.tasks.send_confirmation', 'rates.tasks.recompute', 'bookings.tasks.expire_options']), id = uuid(r), ok = !name.startsWith('bookings') || ms < mig + 12 * SEC
    put('worker-1', ms, cel(ms, 'INFO', `MainProcess] Task ${name}[${id}] received`))
    if (ok) put('worker-1', ms + 300, cel(ms + 300, 'INFO', `ForkPoolWorker-${r.int(1, 4)}] Task ${name}[${id}] succeeded in 0.${r.int(100, 290)}s: None`))
    else put('worker-1', ms + 300, cel(ms + 300, 'ERROR', `ForkPoolWorker-${r.int(1, 4)}] Task ${name}[${id}] raised unexpected: ProgrammingError('column bookings_reservation.arrival_window does not exist')`), { relevant: 'migration' })
  }
  for (const ms of every(r, t0 + 40 * SEC, end, 5 * MIN, 300)) { put('db-1', ms, `${spMs(ms)} UTC [27] LOG:  checkpoint starting: time`); put('redis-1', ms + 4000, `1:M ${iso(ms).slice(8, 10)} Jan ${iso(ms + 4000).slice(0, 4)} ${iso(ms + 4000).slice(11, 23)} * 100 changes in 300 seconds. Saving...`.replace('Jan', new Date(ms).toUTCString().slice(8, 11))) }
  for (const ms of flow(r, t0, end, 5 * MIN)) put('worker-1', ms, cel(ms, 'WARNING', `ForkPoolWorker-${r.int(1, 4)}] channel manager answered 429, retrying in ${r.int(4, 30)}s (attempt 1/8)`))
  for (const ms of flow(r, t0, end, 7 * MIN)) put(r.pick(webs), ms, `WARNING ${comma(ms)} log 12 Unauthorized: /api/reservations/`)
  const at = mig + r.int(200, 900), cols = `ALTER TABLE "bookings_reservation" ADD COLUMN "arrival_window" varchar(16) NULL`
  put('migrate-1', mig, `Operations to perform:\n  Apply all migrations: admin, auth, bookings, contenttypes, rates, sessions\nRunning migrations:`)
  put('migrate-1', at, `  Applying bookings.00${num}_reservation_arrival_window...`, { root: 'migration' })
  put('db-1', at + 10000, `${spMs(at + 10000)} UTC [433] ERROR:  canceling statement due to lock timeout`, { root: 'migration' }); put('db-1', at + 10001, `${spMs(at + 10000)} UTC [433] STATEMENT:  ${cols}`, { root: 'migration' })
  put('migrate-1', at + 10040, `Traceback (most recent call last):\n  File "/usr/local/lib/python3.12/site-packages/django/db/backends/utils.py", line 103, in _execute\n    return self.cursor.execute(sql)\npsycopg2.errors.LockNotAvailable: canceling statement due to lock timeout\n\nThe above exception was the direct cause of the following exception:\n\ndjango.db.utils.OperationalError: canceling statement due to lock timeout`, { root: 'migration' })
  log('compose.log', at + 10300, 'migrate-1 exited with code 1', { root: 'migration' })
  for (const [i, w] of webs.entries()) { const s = mig + 13 * SEC + i * 900
    put(w, s, `[${sp(s)} +0000] [1] [INFO] Handling signal: term`); put(w, s + 2000, `[${sp(s + 2000)} +0000] [1] [INFO] Shutting down: Master`); put(w, on - 9000 + i, `[${sp(on - 9000)} +0000] [1] [INFO] Starting gunicorn 22.0.0\n[${sp(on - 9000)} +0000] [1] [INFO] Listening at: http://0.0.0.0:8000 (1)\nINFO ${comma(on - 8000)} apps 12 bookings release ${rel} ready`) }
  return k
}

// A news site: Elasticsearch over the flood-stage watermark.
export function news(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-04-newsroom', { notes: 'flood-stage watermark makes indices read-only; Laravel and Horizon fail louder' }, 0.6)
  const on = t0 + r.int(45, 60) * MIN + r.int(0, 59999), end = on + r.int(22, 28) * MIN, node = r.pick(['es-data-1', 'search-b', 'es-hot-0']), nid = alnum(r, 22), cl = r.hex(22)
  k.incident('watermark', { cause: { allOf: [['elastic', '\\bes\\b', 'search', 'index', node], ['disk', 'watermark', 'flood', 'storage', '\\bspace\\b', 'free bytes']], mustNot: ['mysql (caus|is the)'] },
    services: ['elasticsearch', node, 'es', 'media-search', 'search', 'media-search_server'], victims: ['laravel', 'horizon', 'nginx', 'access', 'mysql', 'mysql-slow', 'app'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'watermark' })
  const es = (ms, lvl, logger, message, m) => log('elasticsearch/media-search_server.json', ms, JSON.stringify({ '@timestamp': iso(ms), 'log.level': lvl, message, 'ecs.version': '1.2.0', 'service.name': 'ES_ECS', 'event.dataset': 'elasticsearch.server', 'process.thread.name': `elasticsearch[${node}][${r.pick(['management', 'generic', 'clusterApplierService#updateTask', 'masterService#updateTask'])}][T#${r.int(1, 5)}]`, 'log.logger': logger, 'elasticsearch.cluster.uuid': cl, 'elasticsearch.node.id': nid, 'elasticsearch.node.name': node, 'elasticsearch.cluster.name': 'media-search' }), m)
  const disk = 'org.elasticsearch.cluster.routing.allocation.DiskThresholdMonitor'
  for (const ms of every(r, t0 + 3000, end, 150 * SEC, 20000)) es(ms, 'INFO', 'org.elasticsearch.monitor.jvm.JvmGcMonitorService', `[gc][${Math.floor(ms / 1000) % 900000}] overhead, spent [${r.int(250, 400)}ms] collecting in the last [1s]`)
  for (const ms of flow(r, t0, on, 5 * MIN)) es(ms, 'INFO', 'org.elasticsearch.cluster.metadata.MetadataMappingService', `[articles-${iso(ms).slice(0, 7).replace('-', '.')}/${alnum(r, 22)}] update_mapping [_doc]`)
  let free = 11.9
  for (const ms of every(r, on - 24 * MIN, on - MIN, 2 * MIN, 9000)) { free -= 0.12; es(ms, free > 11.2 ? 'INFO' : 'WARN', disk, free > 11.2 ? `low disk watermark [85%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${(free * 2.1).toFixed(1)}gb[${(free + 1).toFixed(1)}%], replicas will not be assigned to this node` : `high disk watermark [90%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${(free * 1.6).toFixed(1)}gb[${(free - 2.4).toFixed(1)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes`, { relevant: 'watermark' }) }
  for (const ms of every(r, on, end, 60 * SEC, 4000)) es(ms, 'WARN', disk, `flood stage disk watermark [95%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${fx(r, 9.1, 9.7)}gb[${fx(r, 4.6, 4.9)}%], all indices on this node will be marked read-only`, { root: 'watermark' })
  const blocked = `index [articles] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];`
  const lara = (ms, lvl, text, m) => log('laravel.log', ms, `[${sp(ms)}] production.${lvl}: ${text}`, m)
  const hor = (ms, job, res, m) => log('horizon.log', ms, `  ${sp(ms)} ${job} ${'.'.repeat(64 - job.length)} ${res}`, m)
  for (const ms of flow(r, t0, end, 13000 / v)) {
    const job = r.pick(['App\\Jobs\\IndexArticle', 'App\\Jobs\\WarmTeaser', 'App\\Jobs\\SendPush', 'App\\Jobs\\CropImage']); hor(ms, job, 'RUNNING')
    if (job.endsWith('Article') && ms > on + 5000) { hor(ms + 1100, job, `${r.int(60, 220)}.${r.int(10, 99)}ms FAIL`, { relevant: 'watermark' })
      lara(ms + 1100, 'ERROR', `429 Too Many Requests: {"error":{"root_cause":[{"type":"cluster_block_exception","reason":"${blocked}"}]},"status":429} {"exception":"[object] (Elastic\\\\Elasticsearch\\\\Exception\\\\ClientResponseException(code: 429): at /var/www/vendor/elastic/transport/src/Transport.php:${r.int(280, 300)})\n[stacktrace]\n#0 /var/www/vendor/elasticsearch/elasticsearch/src/Client.php(177): Elastic\\\\Elasticsearch\\\\Client->sendRequest()\n#1 /var/www/app/Search/ArticleIndex.php(61): Elastic\\\\Elasticsearch\\\\Client->index()\n#2 /var/www/app/Jobs/IndexArticle.php(38): App\\\\Search\\\\ArticleIndex->put()\n"}`, { relevant: 'watermark' })
    } else hor(ms + 900, job, `${r.int(20, 700)}.${r.int(10, 99)}ms DONE`)
  }
  for (const ms of flow(r, t0, end, 8000 / v)) log('nginx/access.log', ms, access(r, ms, `GET ${r.pick(['/politik/', '/sport/', '/kultur/', '/video/'])}${r.pick(['wahl', 'finale', 'premiere', 'bahn', 'wetter'])}-${r.int(10000, 99999)}.html HTTP/2.0`, r.pick([200, 200, 200, 200, 200, 200, 304, 301, 200, 200, 200, 404]), { zone: 1 }))
  for (const ms of flow(r, t0, end, 40000 / v)) {
    const bad = ms > on + 5000
    log('nginx/access.log', ms, access(r, ms, `PUT /redaktion/api/articles/${r.int(100000, 999999)} HTTP/2.0`, bad ? 500 : 200, { zone: 1, ip: priv(r) }), bad ? { relevant: 'watermark' } : undefined)
    if (bad) lara(ms, 'ERROR', `Publishing failed for article ${r.int(100000, 999999)}: search document not written {"userId":${r.int(10, 90)}}`, { relevant: 'watermark' })
  }
  for (const ms of flow(r, t0, end, 4 * MIN)) lara(ms, 'WARNING', `Optional parameter $tags declared before required parameter $slug is implicitly treated as a required parameter in /var/www/app/Support/Teaser.php on line 31`)
  for (const ms of flow(r, t0, end, 6 * MIN)) lara(ms, 'ERROR', `The given data was invalid. {"userId":${r.int(10, 90)},"exception":"[object] (Illuminate\\\\Validation\\\\ValidationException(code: 0): The headline field is required.)"}`)
  for (const ms of flow(r, t0, end, 5 * MIN)) log('mysql-slow.log', ms, `# Time: ${us(ms, r)}Z\n# User@Host: news[news] @ [10.0.2.${r.int(11, 14)}]  Id: ${r.int(80000, 99999)}\n# Query_time: ${fx(r, 1, 2.4, 6)}  Lock_time: 0.000003 Rows_sent: 40  Rows_examined: ${r.int(90000, 200000)}\nSET timestamp=${Math.floor(ms / 1000)};\nselect count(*) from pageviews where day = curdate() group by article_id order by 1 desc limit 40;`)
  return k
}

// Payments: the webhook secret of the new version does not fit; and, independent, the bank's SFTP host key changed.
export function payments(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-05-payments', { notes: 'two independent faults in one stream of Serilog compact JSON' })
  const on = t0 + r.int(40, 52) * MIN + r.int(0, 59999), on2 = on + r.pick([-1, 1]) * r.int(9, 14) * MIN, end = Math.max(on, on2) + r.int(22, 27) * MIN, ver = r.int(5, 19)
  k.incident('secret', { cause: { allOf: [['webhook', 'stripe', 'callback'], ['secret', 'signature', 'signing', 'hmac', '\\bkey\\b'], ['mismatch', 'wrong', 'rotat', 'invalid', 'not match', 'no longer', 'differ', 'verif', 'chang', 'reload', 'new ', 'stale', 'outdated', 'bad']], mustNot: ['sftp', 'stripe (is|was) down'] },
    services: ['webhook-receiver', 'webhook-receiver-0', 'webhook-receiver-1', 'webhooks', 'webhook'], victims: ['order-payments', 'ledger', 'checkout-api', 'edge'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'signature|WebhookSecret' })
  k.incident('hostkey', { cause: { allOf: [['host.?key', 'fingerprint', 'known.?host', 'server key', 'ssh key', 'host identity'], ['chang', 'mismatch', 'match', 'differ', 'unexpected', 'unknown', 'not trusted', 'rotat', 'new', 'reject', 'verif']], mustNot: ['webhook', 'stripe'] },
    services: ['payout-exporter', 'payout-exporter-0', 'payout-exporter-1', 'payouts', 'sftp', 'sftp.nordbank.example'], victims: ['treasury', 'ledger'], severity: ['critical', 'high', 'medium'], onset: on2, onsetToleranceSeconds: 150, rootPattern: '[Hh]ost key|fingerprint' })
  const put = (ms, app, ctx, m, { l, x, tpl, ...props } = {}, marks) => log('payments.clef', ms, JSON.stringify({ '@t': iso(ms).replace('Z', `${r.int(1000, 9999)}Z`), '@m': m, '@i': r.hex(8), ...(l && { '@l': l }), ...(x && { '@x': x }), ...props, SourceContext: ctx, Application: app, MachineName: `${app}-${r.int(0, 1)}` }), marks)
  for (const ms of flow(r, t0, end, 10000 / v)) { const s = r.pick([200, 200, 200, 200, 201, 201, 404]), p = r.pick(['/v1/payments', '/v1/customers', '/v1/refunds', `/v1/payments/pay_${alnum(r, 10)}`]); put(ms, 'checkout-api', 'Serilog.AspNetCore.RequestLoggingMiddleware', `HTTP ${s === 201 ? 'POST' : 'GET'} ${p} responded ${s} in ${fx(r, 4, 90, 4)} ms`, { RequestPath: p, StatusCode: s, TraceId: r.hex(32) }) }
  for (const ms of flow(r, t0, end, 20000 / v)) put(ms, 'ledger', 'Pay.Ledger.Poster', `Posted entry ${r.int(100000, 999999)} debit ${fx(r, 5, 900, 2)} EUR`, { Journal: r.pick(['card', 'fees', 'refunds']) })
  for (const ms of flow(r, t0, end, 15000 / v)) {
    const evt = `evt_${alnum(r, 16)}`, kind = r.pick(['payment_intent.succeeded', 'payment_intent.succeeded', 'charge.refunded', 'payout.paid'])
    if (ms < on) { put(ms, 'webhook-receiver', 'Pay.Webhooks.StripeController', `Accepted ${evt} ${kind}`, { EventId: evt }); if (kind[8] === 'i') put(ms + 200, 'order-payments', 'Pay.Orders.Confirmations', `Order ${r.int(700000, 799999)} confirmed by ${kind}`) } else {
      put(ms, 'webhook-receiver', 'Pay.Webhooks.StripeController', 'Webhook rejected: signature verification failed', { l: 'Error', x: "Stripe.StripeException: The expected signature was not found in the Stripe-Signature header.\n   at Stripe.EventUtility.ValidateSignature(String json, String stripeSignatureHeader, String secret)\n   at Pay.Webhooks.StripeController.Receive() in /src/Webhooks/StripeController.cs:line 41", SecretVersion: ver + 1 }, { root: 'secret' })
      put(ms + 3, 'webhook-receiver', 'Serilog.AspNetCore.RequestLoggingMiddleware', `HTTP POST /webhooks/stripe responded 400 in ${fx(r, 1, 9, 4)} ms`, { RequestPath: '/webhooks/stripe', StatusCode: 400 }, { relevant: 'secret' })
    }
  }
  put(on - r.int(3, 20) * SEC, 'webhook-receiver', 'Pay.Common.KeyVaultReloader', `Configuration reloaded from key vault: Stripe:WebhookSecret version ${ver} -> ${ver + 1}`, {}, { root: 'secret' })
  for (const ms of flow(r, on + 5 * MIN, end, 13000 / v)) put(ms, 'order-payments', 'Pay.Orders.PendingSweeper', `Order ${r.int(800000, 899999)} still unpaid after 5 minutes, no confirmation received`, { l: 'Warning' }, { relevant: 'secret' })
  for (const ms of flow(r, on + 9 * MIN, end, 26000)) put(ms, 'order-payments', 'Pay.Orders.PendingSweeper', `Cancelling order ${r.int(800000, 899999)}: payment confirmation deadline exceeded`, { l: 'Error' }, { relevant: 'secret' })
  for (const ms of every(r, t0 + r.int(10, 90) * SEC, on2, 4 * MIN, 9000)) put(ms, 'payout-exporter', 'Pay.Payouts.Uploader', `Uploaded pain001_${r.int(10000, 99999)}.xml (${r.int(4, 90)} payouts) to sftp.nordbank.example`, {})
  for (const ms of every(r, on2, end, 2 * MIN, 5000)) put(ms, 'payout-exporter', 'Pay.Payouts.Uploader', `Upload of pain001_${r.int(10000, 99999)}.xml failed, will retry`, { l: 'Error', x: `Renci.SshNet.Common.SshConnectionException: Host key of sftp.nordbank.example could not be verified: received fingerprint SHA256:${alnum(r, 43)} is not the pinned one.\n   at Renci.SshNet.Session.Connect()\n   at Pay.Payouts.SftpBankChannel.OpenAsync(CancellationToken ct) in /src/Payouts/SftpBankChannel.cs:line 77` }, { root: 'hostkey' })
  for (const ms of every(r, on2 + 10 * MIN, end, 5 * MIN, 4000)) put(ms, 'treasury', 'Pay.Treasury.CutoffWatch', `${r.int(120, 400)} payouts not delivered to bank, cut-off in ${r.int(1, 3)} h`, { l: 'Warning' }, { relevant: 'hostkey' })
  for (const ms of every(r, t0 + 20 * SEC, on2 + 10 * MIN, 5 * MIN, 4000)) put(ms, 'treasury', 'Pay.Treasury.CutoffWatch', 'All payouts of the window delivered', {})
  for (const ms of flow(r, t0, end, 50000)) put(ms, 'checkout-api', 'Pay.Checkout.CardFlow', `Card declined by issuer: ${r.pick(['insufficient_funds', 'do_not_honor', 'expired_card'])}`, { l: 'Warning', PaymentId: `pay_${alnum(r, 10)}` })
  for (const ms of flow(r, t0, end, 6 * MIN)) put(ms, 'ledger', 'Microsoft.EntityFrameworkCore.Query', "The query uses a row limiting operator ('Skip'/'Take') without an 'OrderBy' operator. This may lead to unpredictable results.", { l: 'Warning' })
  return k
}
