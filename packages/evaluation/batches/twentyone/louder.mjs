// Victims shout louder than the culprit, or before it.
import { MIN, SEC, iso, isoS, us, sp, spMs, clf, clfMs, slash, sys, fpm, usDate, uuid, alnum, pod, pub, priv, fx, flow, every, access, begin, UA, shuffle } from './lib.mjs'

// Rentals: ALTER TABLE waits for a long report and everybody waits for the ALTER.
export function rentals(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-06-rentals', { notes: 'MySQL metadata lock: only the process list snapshots show it; php-fpm and nginx shout' }, 0.6)
  const on = t0 + r.int(40, 55) * MIN + r.int(0, 29999), rep = on - r.int(9, 15) * MIN, end = on + r.int(11, 15) * MIN, idA = r.int(90000, 99999), idR = r.int(80000, 89999), db = r.pick(['db-main', 'mysql-1', 'maria-a'])
  k.incident('metadata-lock', { cause: { allOf: [['metadata', 'alter', '\\bddl\\b', '\\bmdl\\b', 'schema change', 'add column'], ['lock', 'block', 'queue', 'wait', 'behind', 'stuck', 'hang', 'held', 'hold']], mustNot: ['max_children (is )?too (low|small)'] },
    services: ['mysql', 'processlist', 'mysql-processlist', db, 'mariadb', 'database', 'deploy', 'bi_reader'], victims: ['php-fpm', 'nginx', 'laravel', 'error', 'access', 'www', 'redis'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: `ALTER TABLE|id=${idR}|metadata lock` })
  const req = () => r.pick([`/flats/${r.pick(['berlin', 'koeln', 'leipzig'])}?page=${r.int(1, 30)}`, `/flat/${r.int(10000, 99999)}`, '/api/saved-searches', `/owner/listings/${r.int(1000, 9999)}`])
  for (const ms of flow(r, t0, on, 6500 / v)) log('nginx/access.log', ms, access(r, ms, `GET ${req()} HTTP/1.1`, r.int(0, 40) ? 200 : r.pick([302, 404, 499]), { tail: ` ${fx(r, 0.02, 0.4, 3)}` }))
  for (const ms of flow(r, t0, end, 15000 / v)) log('nginx/access.log', ms, access(r, ms, `GET ${r.pick(['/build/app-1f3.js', '/img/logo.svg', '/favicon.ico', '/build/app.css'])} HTTP/1.1`, r.pick([200, 304]), { tail: ' 0.000' }))
  for (const ms of flow(r, on + 30 * SEC, end, 6000 / v)) {
    const q = req(), ip = pub(r), st = r.int(0, 3) ? 504 : 499
    log('nginx/access.log', ms, access(r, ms, `GET ${q} HTTP/1.1`, st, { ip, bytes: st === 504 ? 160 : 0, tail: ` ${st === 504 ? '30.00' + r.int(0, 9) : fx(r, 4, 29, 3)}` }), { relevant: 'metadata-lock' })
    if (st === 504) log('nginx/error.log', ms, `${slash(ms)} [error] ${r.int(30, 33)}#0: *${r.int(500000, 599999)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: ${ip}, server: www.wohnen.example, request: "GET ${q} HTTP/1.1", upstream: "fastcgi://unix:/run/php/php8.3-fpm.sock", host: "www.wohnen.example"`, { relevant: 'metadata-lock' })
  }
  const fp = (ms, t, m) => log('php8.3-fpm.log', ms, `[${fpm(ms)}] ${t}`, m)
  for (const ms of flow(r, t0, end, 5 * MIN)) fp(ms, `NOTICE: [pool www] child ${r.int(1000, 9000)} exited with code 0 after ${r.int(300, 900)}.${r.int(100000, 999999)} seconds from start\n[${fpm(ms)}] NOTICE: [pool www] child ${r.int(9000, 19000)} started`)
  for (const ms of every(r, on + 20 * SEC, on + 60 * SEC, 9000, 2000)) fp(ms, `WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning ${r.pick([8, 16, 32])} children, there are 0 idle, and ${r.int(30, 49)} total children`, { relevant: 'metadata-lock' })
  for (const ms of every(r, on + 62 * SEC, end, 60 * SEC, 3000)) fp(ms, 'WARNING: [pool www] server reached pm.max_children setting (50), consider raising it', { relevant: 'metadata-lock' })
  for (const ms of flow(r, on + 52 * SEC, end, 11000)) log('laravel.log', ms, `[${sp(ms)}] production.ERROR: SQLSTATE[HY000]: General error: 1205 Lock wait timeout exceeded; try restarting transaction (Connection: mysql, SQL: select * from \`listings\` where \`city_id\` = ${r.int(1, 90)} and \`active\` = 1 order by \`bumped_at\` desc limit 25 offset 0) {"exception":"[object] (Illuminate\\\\Database\\\\QueryException(code: HY000) at /srv/app/vendor/laravel/framework/src/Illuminate/Database/Connection.php:829)\n[stacktrace]\n#0 /srv/app/app/Http/Controllers/FlatController.php(52): Illuminate\\\\Database\\\\Eloquent\\\\Builder->paginate()\n"}`, { relevant: 'metadata-lock' })
  for (const ms of flow(r, t0, on, 80000)) log('laravel.log', ms, `[${sp(ms)}] production.${r.pick(['INFO: Saved search mail queued', 'INFO: Listing bumped', 'WARNING: Geocoder answered 429, using cached coordinates', 'ERROR: Unauthenticated. {"exception":"[object] (Illuminate\\\\Auth\\\\AuthenticationException)"}'])}`)
  const snap = (ms, id, user, cmd, time, state, info, m) => log('mysql/processlist.log', ms, `${isoS(ms)} ${db} id=${id} user=${user} db=${user === 'repl' ? '-' : 'wohnen'} command=${JSON.stringify(cmd)} time=${time} state=${JSON.stringify(state)} info=${JSON.stringify(info)}`, m)
  for (const ms of every(r, t0 + 7000, end, 30 * SEC)) {
    snap(ms, 11, 'repl', 'Binlog Dump', Math.floor((ms - t0) / 1000) + 886000, 'Source has sent all binlog to replica; waiting for more updates', '')
    for (let i = r.int(0, 2); i > 0 && ms < on; i--) snap(ms, r.int(100000, 120000), 'app', 'Query', r.int(0, 1), r.pick(['executing', 'Sending data', 'statistics']), r.pick(['select * from `listings` where `city_id` = 31 and `active` = 1 order by `bumped_at` desc limit 25', 'update `users` set `seen_at` = now() where `id` = 88', 'insert into `messages` (`flat_id`, `body`) values (?, ?)']))
    if (ms > rep) snap(ms, idR, 'bi_reader', 'Query', Math.floor((ms - rep) / 1000), 'executing', 'SELECT l.city_id, YEARWEEK(v.created_at) w, COUNT(*) FROM listings l JOIN listing_views v ON v.listing_id = l.id GROUP BY 1, 2', ms > on ? { root: 'metadata-lock' } : { relevant: 'metadata-lock' })
    if (ms > on) { snap(ms, idA, 'deploy', 'Query', Math.floor((ms - on) / 1000), 'Waiting for table metadata lock', 'alter table `listings` add `energy_class` char(2) null', { root: 'metadata-lock' })
      for (let i = Math.min(12, 3 + Math.floor((ms - on) / 30000)); i > 0; i--) snap(ms, r.int(120000, 130000), 'app', 'Query', r.int(1, Math.min(49, 2 + Math.floor((ms - on) / 1000))), 'Waiting for table metadata lock', 'select * from `listings` where `city_id` = ' + r.int(1, 90) + ' and `active` = 1 order by `bumped_at` desc limit 25', { relevant: 'metadata-lock' }) }
  }
  return k
}

// Concert tickets: the broker's free disk alarm blocks every publisher.
export function concerts(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-07-concerts', { notes: "'TIME pod message' columns; one alarm of RabbitMQ at WARN, publishers time out" }, 0.58)
  const on = t0 + r.int(44, 58) * MIN + r.int(0, 59999), end = on + r.int(14, 18) * MIN, [api, seat, iss, mail, pay] = ['checkout-api', 'seatmap', 'ticket-issuer', 'mailer', 'payments'].map((n) => pod(r, n)), mq = 'rabbitmq-' + r.int(0, 2), rn = `rabbit@${mq}`
  k.incident('disk-alarm', { cause: { allOf: [['rabbit', 'broker', '\\bmq\\b', 'amqp'], ['disk', 'alarm', 'free space', 'storage', '\\bvolume\\b']], mustNot: ['(payments?|mailer|ticket-issuer) (caus|broke)'] },
    services: ['rabbitmq', mq, rn, 'broker'], victims: [api, seat, iss, mail, pay, 'checkout-api', 'seatmap', 'ticket-issuer', 'mailer', 'payments'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'disk resource limit|Free disk space|Publishers will be blocked' })
  const put = (p, ms, text, m) => log('shop-events.log', ms, text.split('\n').map((l) => `${isoS(ms)}  ${p.padEnd(34)}  ${l}`).join('\n'), m)
  const mqp = (ms, lvl, pid, t, m) => put(mq, ms, `${us(ms, r).replace('T', ' ')}+00:00 [${lvl}] <0.${pid}.0> ${t}`, m)
  for (const ms of flow(r, t0, end, 45000)) { const pid = r.int(2000, 90000), ip = priv(r), port = r.int(32000, 60000)
    mqp(ms, 'info', pid, `accepting AMQP connection <0.${pid}.0> (${ip}:${port} -> 10.2.1.5:5672)`); mqp(ms + 20, 'info', pid, `connection <0.${pid}.0> (${ip}:${port} -> 10.2.1.5:5672): user 'shop' authenticated and granted access to vhost '/'`)
    if (r.int(0, 2) === 0) mqp(ms + 3000, 'warning', pid, `closing AMQP connection <0.${pid}.0> (${ip}:${port} -> 10.2.1.5:5672, vhost: '/', user: 'shop'):\n${us(ms + 3000, r).replace('T', ' ')}+00:00 [warning] <0.${pid}.0> client unexpectedly closed TCP connection`) }
  for (const ms of every(r, t0 + 4 * MIN, end, 10 * MIN, 5000)) mqp(ms, 'info', 230, `Feature flags: all stable feature flags are enabled`)
  mqp(on - 60, 'info', 371, `Free disk space is insufficient. Free bytes: ${r.int(1988000000, 1999000000)}. Limit: 2000000000`, { root: 'disk-alarm' })
  mqp(on, 'warning', 366, `disk resource limit alarm set on node '${rn}'.`, { root: 'disk-alarm' })
  const stamp = us(on + 1, r).replace('T', ' '), stars = '*'.repeat(58)
  for (const t of ['', stars, '*** Publishers will be blocked until this alarm clears ***', stars, '']) put(mq, on + 1, `${stamp}+00:00 [warning] <0.366.0> ${t}`, /\w/.test(t) ? { root: 'disk-alarm' } : undefined)
  const nest = (ms, lvl, o) => JSON.stringify({ level: lvl, ts: iso(ms), ...o })
  for (const ms of flow(r, t0, end, 11000 / v)) {
    const order = 'o_' + alnum(r, 8), bad = ms > on
    put(pay, ms - 400, `level=info ts=${iso(ms - 400)} msg="charge captured" order=${order} amount=${fx(r, 28, 240, 2)} psp=adyen`)
    if (!bad) { put(api, ms, nest(ms, 'info', { msg: 'order placed', order, ms: r.int(60, 300) })); put(iss, ms + 900, `INFO  [issuer] rendered ${r.int(1, 5)} tickets for ${order}`); put(mail, ms + 1900, `sent template=tickets order=${order} smtp=250`) }
    else put(api, ms + 10000, nest(ms + 10000, 'error', { msg: 'order failed', order, err: 'TimeoutError: publisher confirm not received within 10000 ms', exchange: 'orders', stack: 'TimeoutError: publisher confirm not received within 10000 ms\n    at ConfirmChannel.timeout (/app/dist/bus/publisher.js:71:15)' }), { relevant: 'disk-alarm' })
    if (bad && r.int(0, 1)) put(pay, ms + 10400, `level=error ts=${iso(ms + 10400)} msg="orphan capture, order never confirmed, refunding" order=${order}`, { relevant: 'disk-alarm' })
  }
  for (const ms of flow(r, t0, end, 8000 / v)) put(seat, ms, `${clf(ms)} GET /events/${r.int(100, 160)}/seats ${r.pick([200, 200, 200, 304])} ${r.int(3, 60)}ms`)
  for (const ms of flow(r, t0, on, 16000)) put(seat, ms, `${clf(ms)} POST /events/${r.int(100, 160)}/hold 201 ${r.int(6, 40)}ms`)
  for (const ms of flow(r, on + 12000, end, 16000)) put(seat, ms, `${clf(ms)} POST /events/${r.int(100, 160)}/hold 503 10002ms bus: publish blocked, giving up`, { relevant: 'disk-alarm' })
  for (const ms of every(r, on + 70 * SEC, end, 60 * SEC, 800)) { put(iss, ms, `WARN  [issuer] no message for ${Math.floor((ms - on) / 1000)} s on queue tickets.issue`, { relevant: 'disk-alarm' }); put(mail, ms + 200, `idle queue=mails waited=${Math.floor((ms - on) / 1000)}s`, { relevant: 'disk-alarm' }) }
  for (const ms of flow(r, t0, end, 70000)) put(pay, ms, `level=warn ts=${iso(ms)} msg="charge refused" order=o_${alnum(r, 8)} reason=${r.pick(['REFUSED', 'NOT_ENOUGH_BALANCE', '3D_NOT_AUTHENTICATED'])} psp=adyen`)
  for (const ms of flow(r, t0, end, 5 * MIN)) put(mail, ms, `bounce order=o_${alnum(r, 8)} smtp=550 5.1.1 user unknown`)
  const dep = on - r.int(11, 20) * MIN; put(seat, dep, `${clf(dep)} seatmap 8.4.1 starting (was 8.4.0)`)
  return k
}

// A fashion store: a clean-up migration dropped the index every order list needs.
export function fashion(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-08-fashion', { notes: 'mongod says it at INFO only (dropIndexes, COLLSCAN); API and Traefik fail loudly' }, 0.55)
  const on = t0 + r.int(38, 52) * MIN + r.int(0, 59999), end = on + r.int(18, 24) * MIN
  k.incident('index', { cause: { allOf: [['index', 'collscan', 'collection scan', 'full scan'], ['drop', 'missing', 'remov', 'delet', 'lost', 'without', '\\bno\\b', 'gone', 'clean']] },
    services: ['mongod', 'mongo', 'mongodb', 'shop', 'orders', 'migrate', 'migrations', 'shop-migrate'], victims: ['api', 'nest', 'traefik', 'traefik-access', 'checkout', 'worker', 'exports-worker'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'dropIndexes|COLLSCAN|legacy-indexes' })
  const mongo = (ms, c, id, msg, attr, m, ctx = `conn${r.int(100, 400)}`) => log('mongod.log', ms, JSON.stringify({ t: { $date: iso(ms).replace('Z', '+00:00') }, s: 'I', c, id, ctx, msg, attr }), m)
  const api = (ms, lvl, ctx, t, m) => log('api.log', ms, `[Nest] 1  - ${usDate(ms)} ${lvl.padStart(7)} [${ctx}] ${t}`, m)
  const tra = (ms, meth, path, st, d, m) => log('traefik-access.json', ms, JSON.stringify({ ClientHost: pub(r), DownstreamStatus: st, Duration: Math.round(d * 1e6), OriginStatus: st === 504 ? 0 : st, RequestHost: 'shop.mode.example', RequestMethod: meth, RequestPath: path, RouterName: 'api@docker', ServiceName: 'api@docker', level: 'info', msg: '', time: isoS(ms) }), m)
  const slow = (ms, d, scan, m) => mongo(ms, 'COMMAND', 51803, 'Slow query', { type: 'command', ns: 'shop.orders', command: { find: 'orders', filter: { customerId: { $oid: r.hex(24) } }, sort: { createdAt: -1 }, limit: 20, $db: 'shop' }, planSummary: scan ? 'COLLSCAN' : 'IXSCAN { customerId: 1, createdAt: -1 }', keysExamined: scan ? 0 : r.int(20, 900), docsExamined: scan ? 4180000 + r.int(0, 9000) : r.int(20, 900), hasSortStage: scan, nreturned: r.int(1, 20), durationMillis: d }, m)
  for (const ms of flow(r, t0, end, 6000 / v)) { const [p, d] = r.pick([['/catalog?cat=schuhe', 90], ['/products/' + r.int(1000, 9999), 40], ['/cart', 30], ['/stock/' + r.int(1000, 9999), 20]]); tra(ms, 'GET', p, r.int(0, 50) ? 200 : 404, d * (0.7 + r.next()) * (ms > on ? 1.6 : 1)) }
  for (const ms of flow(r, t0, on, 20000 / v)) { tra(ms, 'GET', '/me/orders', 200, r.int(25, 120)); if (r.int(0, 9) === 0) slow(ms, r.int(101, 190), false) }
  for (const ms of flow(r, on + 2000, end, 12000 / v)) {
    const d = r.int(7000, 21000), out = d > 10000
    tra(ms + Math.min(d, 10000), 'GET', '/me/orders', out ? 504 : 200, Math.min(d, 10000), { relevant: 'index' }); slow(ms + d, d, true, { root: 'index' })
    if (out) api(ms + 10000, 'ERROR', 'ExceptionsHandler', `MongoServerError: operation exceeded time limit\n    at Connection.sendCommand (/app/node_modules/mongodb/lib/cmap/connection.js:${r.int(280, 310)}:27)\n    at async OrdersRepository.latest (/app/dist/orders/orders.repository.js:58:16)\n    at async OrdersController.mine (/app/dist/orders/orders.controller.js:31:16)`, { relevant: 'index' })
  }
  for (const ms of flow(r, on + 90 * SEC, end, 15000)) api(ms, 'ERROR', 'CheckoutService', `loyalty lookup failed for cart ${r.hex(8)}: MongoWaitQueueTimeoutError: Timed out while checking out a connection from connection pool`, { relevant: 'index' })
  for (const ms of flow(r, on + 60 * SEC, end, 40000)) api(ms, 'WARN', 'TerminusHealth', `mongo ping took ${r.int(900, 4000)} ms`, { relevant: 'index' })
  for (const ms of flow(r, t0, end, 22000 / v)) api(ms, 'LOG', ...r.pick([['CheckoutService', `order ${r.hex(24)} placed`], ['CartService', `cart ${r.hex(8)} merged after login`], ['StockListener', `stock event applied sku=${r.int(1000, 9999)}`]]))
  for (const ms of flow(r, t0, end, 5 * MIN)) api(ms, 'WARN', 'AuthGuard', `jwt expired for session ${r.hex(8)}`)
  for (const ms of flow(r, t0, end, 5 * MIN)) api(ms, 'ERROR', 'NewsletterService', 'Mailchimp 400: member exists, use PUT to update')
  for (const ms of every(r, t0 + 9000, end, 60 * SEC)) mongo(ms, 'WTCHKPT', 22430, 'WiredTiger message', { message: { ts_sec: Math.floor(ms / 1000), ts_usec: r.int(1000, 999999), thread: '1:0x7f61c2a3e640', session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', verbose_level: 'DEBUG_1', msg: `saving checkpoint snapshot min: ${Math.floor((ms - t0) / 40) + 118200}, snapshot max: ${Math.floor((ms - t0) / 40) + 118200} snapshot count: 0` } }, undefined, 'Checkpointer')
  for (const ms of flow(r, t0, end, 50000)) mongo(ms, 'NETWORK', r.pick([22943, 22944]), r.pick(['Connection accepted', 'Connection ended']), { remote: `${priv(r)}:${r.int(30000, 60000)}`, connectionId: r.int(100, 900), connectionCount: r.int(60, 90) }, undefined, 'listener')
  log('migrate.log', on - 9000, `${isoS(on - 9000)} migrate-mongo up`); log('migrate.log', on - 4000, `${isoS(on - 4000)} MIGRATED UP: 0192-backfill-size-labels.js (docs=${r.int(2000, 9000)})`); log('migrate.log', on + 900, `${isoS(on + 900)} MIGRATED UP: 0193-cleanup-legacy-indexes.js`, { root: 'index' })
  mongo(on, 'COMMAND', 51806, 'CMD: dropIndexes', { namespace: 'shop.orders', uuid: { uuid: { $uuid: uuid(r) } }, indexes: '"customerId_1_createdAt_-1"' }, { root: 'index' })
  for (const i of [40, 25, 12]) log('migrate.log', on - i * MIN + 3000, `${isoS(on - i * MIN + 3000)} migrate-mongo status: ${i === 40 ? 'ok, 191 applied' : '2 pending (0192, 0193), waiting for window'}`)
  return k
}

// A ride service: the new release answers the balancer's health check with 404, all servers are taken out.
export function rides(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-09-rides', { notes: 'Phoenix says only "Sent 404"; HAProxy and the mobile BFF shout' }, 0.7)
  const hosts = shuffle(r, ['ride1', 'ride2', 'ride3']), roll = t0 + r.int(36, 48) * MIN, step = r.int(80, 130) * SEC, on = roll + 2 * step + 8 * SEC, end = on + r.int(13, 18) * MIN, path = r.pick(['/healthz', '/_health', '/up']), rel = `${r.int(4, 6)}.${r.int(1, 9)}.0`
  k.incident('health', { cause: { allOf: [['health', 'probe', path.slice(1) + '\\b', 'httpchk', 'check (url|path|endpoint|uri)', 'liveness'], ['404', 'route', 'path', 'endpoint', 'missing', 'not found', 'remov', 'renam', 'wrong status', 'gone', 'no longer']], mustNot: ['(phoenix|rides?|servers?) (crashed|ran out|overload)'] },
    services: [...hosts, 'rides', 'be_rides', 'phoenix', 'rideweb', 'rides-app'], victims: ['bff', 'mobile-bff', 'dispatcher'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 300, rootPattern: `${path}|Sent 404|Layer7 wrong status` })
  const ha = (ms, t, m) => log('haproxy.log', ms, `${sys(ms)} lb1 haproxy[${1200}]: ${t}`, m), ph = (h, ms, id, t, m) => log(`${h}.log`, ms, `${spMs(ms)} request_id=${id} [info] ${t}`, m)
  const swap = new Map(hosts.map((h, i) => [h, roll + i * step])), outAt = (h) => swap.get(h) + 8 * SEC
  const bff = (ms, lvl, o, m) => log('mobile-bff.log', ms, JSON.stringify({ level: lvl, time: iso(ms), ...o }), m)
  for (const ms of flow(r, t0, end, 10500 / v)) {
    const up = hosts.filter((h) => ms < swap.get(h) - 1000), [meth, p] = r.pick([['GET', '/api/rides/active'], ['GET', '/api/drivers/near'], ['POST', '/api/quotes'], ['GET', `/api/rides/${r.int(10000, 99999)}`]]), d = r.int(5, 90), ip = priv(r)
    if (up.length) { const h = r.pick(up), id = alnum(r, 20); ph(h, ms, id, `${meth} ${p}`); ph(h, ms + d, id, `Sent 200 in ${d}ms`); ha(ms + d, `${ip}:${r.int(30000, 60000)} [${clfMs(ms)}] fe_int be_rides/${h} 0/0/1/${d}/${d + 1} 200 ${r.int(300, 4000)} - - ---- ${r.int(20, 60)}/${r.int(20, 60)}/${r.int(1, 9)}/${r.int(0, 4)}/0 0/0 "${meth} ${p} HTTP/1.1"`) } else if (ms > on) {
      ha(ms, `${ip}:${r.int(30000, 60000)} [${clfMs(ms)}] fe_int be_rides/<NOSRV> 0/-1/-1/-1/0 503 217 - - SC-- ${r.int(20, 60)}/${r.int(20, 60)}/0/0/0 0/0 "${meth} ${p} HTTP/1.1"`, { relevant: 'health' })
      bff(ms + 2, 'error', { msg: 'upstream failed', call: `${meth} ${p}`, status: 503, err: 'RidesUnavailableError: rides answered 503 Service Unavailable', stack: `RidesUnavailableError: rides answered 503 Service Unavailable\n    at RidesClient.call (/srv/bff/lib/rides.js:88:11)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)` }, { relevant: 'health' }) }
  }
  for (const h of hosts) {
    for (const ms of every(r, t0 + r.int(0, 9000), end, 40 * SEC)) { // the application logs a sample of the checks
      if (Math.abs(ms - swap.get(h)) < 6000) continue
      const bad = ms > swap.get(h), id = alnum(r, 20); ph(h, ms, id, `GET ${path}`, bad ? { relevant: 'health' } : undefined); ph(h, ms + 1, id, bad ? 'Sent 404 in 1ms' : `Sent 200 in ${r.int(150, 900)}µs`, bad ? { root: 'health' } : undefined) }
    const s = swap.get(h); log(`${h}.log`, s - 800, `${spMs(s - 800)} [notice] SIGTERM received - shutting down`); log(`${h}.log`, s + 3500, `${spMs(s + 3500)} [info] Running RideWeb.Endpoint with Bandit 1.6.1 at :::4000 (http)\n${spMs(s + 3500)} [info] rideweb ${rel} booted on ${h} in ${r.int(1900, 2900)}ms`)
    for (const ms of flow(r, t0, s, 3 * MIN)) log(`${h}.log`, ms, `${spMs(ms)} [warning] geocode fallback to cell tower for driver ${r.int(100, 999)}`)
    for (const [i, t] of [[0, 'failed'], [2, 'failed'], [4, 'failed']]) { const ms = outAt(h) - (4 - i) * SEC; ha(ms, `Health check for server be_rides/${h} ${t}, reason: Layer7 wrong status, code: 404, info: "Not Found", check duration: ${r.int(1, 4)}ms, status: ${i < 4 ? `${2 - i / 2}/3 UP` : '0/2 DOWN'}.`, { root: 'health' }) }
    const left = 2 - hosts.indexOf(h); ha(outAt(h) + 10, `Server be_rides/${h} is DOWN. ${left} active and 0 backup servers left. ${r.int(0, 4)} sessions active, 0 requeued, 0 remaining in queue.`, { relevant: 'health' })
  }
  ha(on + 30, 'backend be_rides has no server available!', { relevant: 'health' })
  for (const ms of flow(r, t0, end, 20000)) bff(ms, 'info', { msg: 'push delivered', provider: r.pick(['apns', 'fcm']), ms: r.int(20, 300) })
  for (const ms of flow(r, t0, end, 3 * MIN)) bff(ms, 'warn', { msg: 'apns token unregistered, removed', device: r.hex(8) })
  for (const ms of flow(r, on + 40 * SEC, end, 15000)) bff(ms, 'error', { msg: 'dispatcher: no quote within deadline, rider turned away', city: r.pick(['graz', 'linz', 'wien']) }, { relevant: 'health' })
  return k
}

// A grocery shop in a mesh: the certificate of `pricing` could not be renewed and has expired.
export function grocery(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-10-grocery', { notes: 'nested JSON shipper; the culprit only warns of failed renewals before the onset' }, 0.65)
  const on = t0 + r.int(50, 64) * MIN + r.int(0, 59999), end = on + r.int(14, 19) * MIN, pods = Object.fromEntries(['storefront', 'cart', 'pricing', 'catalog', 'delivery'].map((n) => [n, pod(r, n)]))
  k.incident('certificate', { cause: { allOf: [['cert', 'tls', 'svid', 'x\\.?509', 'mtls'], ['expir', 'renew', 'rotat', 'not_after', 'outdated', 'validity', 'lapsed', 'ran out']], mustNot: ["(cart|storefront|catalog|delivery)(['’]s)? (m?tls )?cert"] },
    services: ['pricing', pods.pricing, 'cert-agent', 'pricing/cert-agent', 'istio-proxy', 'spire'], victims: ['storefront', 'cart', 'catalog', 'delivery', pods.storefront, pods.cart, pods.catalog, pods.delivery], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 150, rootPattern: 'renewal failed|not_after|CERTIFICATE_VERIFY_FAILED|EXPIRED' })
  const put = (svc, c, ms, line, m, stream = 'stdout') => log('mesh.ndjson', ms, JSON.stringify({ '@timestamp': iso(ms), stream, log: line, kubernetes: { namespace_name: 'shop', pod_name: pods[svc], container_name: c } }), m)
  const envoy = (ms, up, meth, path, st, flags, d, det, m, from) => put(from, 'envoy', ms, `[${iso(ms - d)}] "${meth} ${path} HTTP/2" ${st} ${flags} ${det} ${r.int(40, 900)} ${st === 503 ? 247 : r.int(200, 9000)} ${d} ${st === 503 ? '-' : Math.max(1, d - 2)} "${uuid(r)}" "${up}:8080" "${priv(r)}:8443"`, m)
  for (const ms of flow(r, t0, end, 7000 / v)) { const [from, up, path] = r.pick([['storefront', 'catalog', '/v1/products?aisle=' + r.int(1, 40)], ['storefront', 'cart', '/v1/cart'], ['cart', 'delivery', '/v1/slots'], ['storefront', 'catalog', `/v1/product/${r.int(100, 9999)}`]]); envoy(ms, up, 'GET', path, r.int(0, 60) ? 200 : 404, '-', r.int(3, 80), 'via_upstream', undefined, from) }
  for (const ms of flow(r, t0, end, 11000 / v)) {
    const ok = ms < on, from = r.pick(['cart', 'cart', 'catalog'])
    if (ok) { envoy(ms, 'pricing', 'POST', '/v1/quote', 200, '-', r.int(6, 60), 'via_upstream', undefined, from); put('pricing', 'pricing', ms - 3, `${spMs(ms - 3)}  INFO 1 --- [nio-8080-exec-${r.int(1, 10)}] c.g.pricing.QuoteController : quoted items=${r.int(1, 60)} promo=${r.pick(['none', 'WEEKEND', 'FRESH5'])}`) } else {
      envoy(ms, 'pricing', 'POST', '/v1/quote', 503, 'UF,URX', r.int(1, 9), 'upstream_reset_before_response_started{remote_connection_failure|TLS_error:|268435581:SSL_routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED:verify_cert_failed:_certificate_has_expired:TLS_error_end}', { root: 'certificate' }, from)
      if (from === 'cart') { put('cart', 'cart', ms + 2, JSON.stringify({ level: 'error', ts: ms / 1000, caller: 'quote/client.go:64', msg: 'quote failed', error: 'pricing: 503 upstream connect error or disconnect/reset before headers' }), { relevant: 'certificate' }, 'stderr')
        put('storefront', 'web', ms + 4, `${iso(ms + 4)} ERROR CheckoutPage: cart total unavailable (502 from cart) session=${r.hex(12)}\n    at renderTotals (/app/.next/server/chunks/${r.int(100, 999)}.js:1:${r.int(1000, 90000)})`, { relevant: 'certificate' }, 'stderr') } else put('catalog', 'catalog', ms + 2, `[warn] GrocerCatalog.Prices: no price for shelf label batch ${r.int(100, 999)}, showing none`, { relevant: 'certificate' }) }
  }
  for (const [svc, p] of Object.entries(pods)) for (const ms of every(r, t0 + r.int(0, 9 * MIN), end, 10 * MIN, 20000)) {
    if (svc !== 'pricing') put(svc, 'cert-agent', ms, `time="${isoS(ms)}" level=info msg="workload certificate renewed" spiffe_id=spiffe://shop/${svc} not_after=${isoS(ms + 60 * MIN)}`)
    else put(svc, 'cert-agent', ms, `time="${isoS(ms)}" level=warning msg="renewal failed, keeping current certificate" spiffe_id=spiffe://shop/pricing error="rpc error: code = PermissionDenied desc = no registration entry for this workload" not_after=${isoS(on)}`, { root: 'certificate' }) }
  for (const ms of flow(r, t0, end, 25000)) put('delivery', 'delivery', ms, JSON.stringify({ Timestamp: iso(ms), Level: 'Information', RenderedMessage: `Slot ${r.int(8, 21)}:00 reserved in hub ${r.int(1, 9)}` }))
  for (const ms of flow(r, t0, end, 2.5 * MIN)) put('delivery', 'delivery', ms, JSON.stringify({ Timestamp: iso(ms), Level: 'Warning', RenderedMessage: `Traffic provider slow (${r.int(1100, 1900)} ms), using last estimate` }))
  for (const ms of flow(r, t0, end, 4 * MIN)) put('storefront', 'web', ms, `${iso(ms)} WARN next: image optimizer skipped, unsupported content type image/svg+xml`, undefined, 'stderr')
  const dep = on - r.int(6, 12) * MIN; put('cart', 'cart', dep, JSON.stringify({ level: 'info', ts: dep / 1000, caller: 'main.go:41', msg: 'cart starting', version: `1.${r.int(40, 90)}.0` }))
  return k
}
