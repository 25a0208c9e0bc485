import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 13. Clock of one auth host jumps after a live migration; gateway refuses its tokens; healed by a step.
function clockJump(R) {
  const c = new K(R, 'auth-clock-jump', 'victim', 'chronyd reports one forward jump and no sources; tokens issued by that host are not yet valid elsewhere; healed by makestep. The host prints its wrong time.')
  const t0 = start(R), bad = t0 + R.int(35, 55) * M, heal = bad + R.int(32, 42) * M, end = heal + R.int(15, 22) * M, skew = R.int(150, 290), host = R.pick(['auth-2', 'idp02', 'sso-b']), ok = R.pick(['auth-1', 'idp01', 'sso-a']).replace(/.*/, host === 'auth-2' ? 'auth-1' : host === 'idp02' ? 'idp01' : 'sso-a')
  c.inc('clock', {
    allOf: [['clock', '\\btime\\b', 'ntp', 'chrony', 'skew', 'drift'], ['skew', 'drift', 'jump', 'ahead', 'wrong', 'future', 'unsync', 'out of sync', 'not synchron', 'off by', 'step', 'fast', 'forward', 'differ', 'lost sync']],
    mustNot: ['signing key (is )?(wrong|rotated)', 'timeouts? (is|are)'],
    right: [`the clock of ${host} jumped ahead by minutes, so its tokens are issued in the future`, `time on ${host} is wrong after the VM migration; chrony has no sources`, 'clock skew between the auth host and the gateway'],
    wrong: ['gateway rejects tokens with 401', 'token signing key is wrong', 'users are logged out in a loop'],
    services: [host, 'chronyd', 'chrony', 'clock', 'keycloak'], victims: ['gateway', 'gw', 'mobile', 'bff', ok], severity: ['high', 'critical', 'medium'], onset: bad, onsetToleranceSeconds: 360, rootPattern: 'time jump|stepped|clock|Can.t synchronise|used before issued|System clock',
  })
  const gw = (t, level, msg, o = {}) => JSON.stringify({ time: F.iso(t), level, msg, ...o })
  const on = (t) => t > bad && t < heal
  c.flow('gateway.jsonl', t0, end, 7 * S, (t) => gw(t, 'INFO', 'request', { method: 'GET', path: R.pick(['/v3/feed', '/v3/profile', '/v3/messages', '/v3/settings']), status: R.pick([200, 200, 200, 204, 404]), dur: lg(R, 30) + 'ms', iss: on(t) ? ok : R.pick([host, ok]) }))
  c.flow('gateway.jsonl', t0, end, 90 * S, (t) => gw(t, 'WARN', 'token rejected', { err: R.pick(['token has invalid claims: token is expired', 'token is malformed: token contains an invalid number of segments']), path: '/v3/feed', status: 401 }))
  c.flow('gateway.jsonl', bad, heal, 9 * S, (t) => [[0, gw(t, 'ERROR', 'unauthorized', { path: R.pick(['/v3/feed', '/v3/profile', '/v3/messages']), status: 401, client: R.pick(['ios/8.1', 'android/8.1.2']), session: R.hex(8) }), { relevant: 'clock' }]])
  c.flow('gateway.jsonl', bad + 20 * S, heal, 60 * S, (t) => [[0, gw(t, 'WARN', 'token rejected', { err: 'token has invalid claims: token used before issued', iss_node: host, kid: 'k-2024-2', path: '/v3/feed', status: 401 }), { root: 'clock' }]])
  c.flow('gateway.jsonl', bad + 60 * S, heal, 25 * S, (t) => [[0, gw(t, 'ERROR', 'session refresh loop detected', { session: R.hex(8), refreshes: R.int(4, 30) }), { relevant: 'clock' }]])
  const own = (t) => on(t) ? t + skew * S : t
  const js = (t, h, prog, text) => `${F.sys(h === host ? own(t) : t)} ${h} ${prog}: ${text}`
  for (const h of [ok, host]) {
    c.flow(`${h}.syslog`, t0, end, 22 * S, (t) => js(t, h, `kc[${h === host ? 811 : 902}]`, `type="${R.pick(['LOGIN', 'REFRESH_TOKEN', 'CODE_TO_TOKEN', 'REFRESH_TOKEN'])}", realmId="app", clientId="mobile", userId="${uuid(R)}", ipAddress="${ip(R)}"`))
    c.flow(`${h}.syslog`, t0, end, 3 * M, (t) => js(t, h, ...R.pick([['CRON[' + R.int(2000, 9000) + ']', '(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)'], ['systemd[1]', 'Started Daily apt download activities.'], [h === host ? 'kc[811]' : 'kc[902]', 'type="LOGIN_ERROR", realmId="app", clientId="mobile", error="invalid_user_credentials"']])))
    c.flow(`${h}.syslog`, t0, bad, 11 * M, (t) => js(t, h, 'chronyd[702]', `Selected source 10.0.0.${R.int(2, 4)} (ntp${R.int(1, 2)}.lan)`))
  }
  const h = `${host}.syslog`
  c.l(h, bad, js(bad + 1, host, 'kernel', `clocksource: timekeeping watchdog on CPU1: Marking clocksource 'tsc' as unstable because the skew is too large:`), { root: 'clock' })
  c.l(h, bad + 700, js(bad + 700, host, 'chronyd[702]', 'Forward time jump detected!'), { root: 'clock' })
  c.l(h, bad + 5000, js(bad + 5000, host, 'chronyd[702]', "Can't synchronise: no selectable sources"), { root: 'clock' })
  c.l(h, heal + 900, js(heal + 900, host, 'chronyd[702]', `System clock was stepped by -${skew}.${R.int(100000, 999999)} seconds`), { root: 'clock' })
  const qm = bad - 4000
  c.l(`${ok}.syslog`, qm - 20 * M, js(qm - 20 * M, ok, 'qemu-ga', 'info: guest-ping called'))
  c.l(h, qm, js(qm, host, 'qemu-ga', 'info: guest-fsfreeze called'))
  c.l(h, qm + 2500, js(qm + 2500, host, 'qemu-ga', 'info: guest-fsthaw called (migration finished)'), { relevant: 'clock' })
  const rel = bad - 13 * M
  c.l('gateway.jsonl', rel, gw(rel, 'INFO', 'config reloaded', { changed: ['log.sampling'] }))
  return c
}

// 14. PostgreSQL: DBeaver session idle in transaction blocks a migration, which blocks everybody.
function pgLock(R) {
  const c = new K(R, 'rails-lock-queue', 'victim', 'an idle analyst transaction holds a lock, ALTER TABLE queues behind it, everything queues behind that; ends when the session is terminated')
  const t0 = start(R), open = t0 + R.int(24, 34) * M, bad = open + R.int(9, 14) * M, heal = bad + R.int(18, 26) * M, end = heal + R.int(16, 24) * M
  const holder = R.int(3000, 3999), ddl = R.int(4000, 4999), who = R.pick(['analyst', 'bi_reader', 'jkrause']), tab = R.pick(['orders', 'subscriptions', 'shipments']), rel = R.int(16400, 17000)
  c.inc('lock', {
    allOf: [[who, 'dbeaver', String(holder), 'idle', 'open(ed)? transaction', 'long.?running (transaction|session)', 'alter table', 'migration', 'ddl', 'uncommitted', 'forgotten'], ['\\block', 'block', 'queue', 'wait']],
    mustNot: ['puma (is )?(too small|saturated)'],
    right: [`idle transaction of ${who} (DBeaver) holds a lock that blocks the ALTER TABLE and everyone behind it`, `the migration's ALTER TABLE waits for an exclusive lock and queues all queries on ${tab}`, `pid ${holder} holds the lock on ${tab}, the DDL and all requests wait`],
    wrong: ['statement timeouts in Rails', 'puma is saturated', 'Postgres is overloaded by too many slow queries'],
    services: ['postgres', 'postgresql', 'db', who, 'dbeaver', 'migration', tab, String(holder)], victims: ['rails', 'app', 'puma', 'nginx', 'sidekiq'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'still waiting|Process holding the lock|DBeaver|ALTER TABLE|administrator command|GROUP BY 1',
  })
  const pg = (t, pid, ud, lv, text) => `${F.spm(t)} UTC [${pid}] ${ud} ${lv}:  ${text}`
  const A = 'app@shop'
  c.flow('postgresql.log', t0, end, 28 * S, (t) => { const bp = R.int(5000, 9000); return R.pick([pg(t, R.int(5000, 9000), A, 'LOG', `duration: ${R.int(210, 900)}.${R.int(100, 999)} ms  execute <unnamed>: SELECT "products".* FROM "products" WHERE "products"."category_id" = $1 ORDER BY "products"."rank" ASC LIMIT $2`), pg(t, 71, '@', 'LOG', `automatic vacuum of table "shop.public.${R.pick(['sessions', 'versions', 'jobs'])}": index scans: 1`), pg(t, bp, A, 'ERROR', `duplicate key value violates unique constraint "index_carts_on_token"`) + '\n' + pg(t, bp, A, 'DETAIL', `Key (token)=(${R.hex(16)}) already exists.`), pg(t, 69, '@', 'LOG', `checkpoint starting: time`)]) })
  c.flow('postgresql.log', t0, end, 9 * M, (t) => { const bp = R.int(5000, 9000); return [[0, pg(t, bp, A, 'LOG', `process ${bp} still waiting for ShareLock on transaction ${R.int(100000, 999999)} after 1000.${R.int(100, 999)} ms`)], [400, pg(t + 400, bp, A, 'LOG', `process ${bp} acquired ShareLock on transaction ${R.int(100000, 999999)} after 1412.${R.int(100, 999)} ms`)]] })
  c.l('postgresql.log', open, pg(open, holder, `${who}@shop`, 'LOG', `connection authorized: user=${who} database=shop application_name=DBeaver 23.3.4 - SQLEditor <Script-${R.int(2, 30)}.sql>`), { root: 'lock' })
  c.l('postgresql.log', open + 41000, pg(open + 41000, holder, `${who}@shop`, 'LOG', `duration: ${R.int(8000, 30000)}.113 ms  statement: SELECT status, count(*) FROM ${tab} GROUP BY 1`), { root: 'lock' })
  let queue = [ddl]
  c.l('postgresql.log', bad + 1000, [pg(bad + 1000, ddl, A, 'LOG', `process ${ddl} still waiting for AccessExclusiveLock on relation ${rel} of database 16401 after 1000.${R.int(100, 999)} ms`), pg(bad + 1000, ddl, A, 'DETAIL', `Process holding the lock: ${holder}. Wait queue: ${ddl}.`), pg(bad + 1000, ddl, A, 'STATEMENT', `ALTER TABLE "${tab}" ADD "source" character varying`)].join('\n'), { root: 'lock' })
  c.flow('postgresql.log', bad + 3000, heal, 40 * S, (t) => { const pid = R.int(5000, 9000); queue = [...queue.slice(0, 6), pid]; return [[0, [pg(t, pid, A, 'LOG', `process ${pid} still waiting for ${R.pick(['AccessShareLock', 'RowExclusiveLock'])} on relation ${rel} of database 16401 after 1000.${R.int(100, 999)} ms`), pg(t, pid, A, 'DETAIL', `Process holding the lock: ${holder}. Wait queue: ${queue.join(', ')}.`), pg(t, pid, A, 'STATEMENT', `SELECT "${tab}".* FROM "${tab}" WHERE "${tab}"."user_id" = $1 LIMIT $2`)].join('\n'), { root: 'lock' }]] })
  c.flow('postgresql.log', bad + 16000, heal, 22 * S, (t) => [[0, pg(t, R.int(5000, 9000), A, 'ERROR', 'canceling statement due to statement timeout'), { relevant: 'lock' }]])
  c.l('postgresql.log', heal, pg(heal, holder, `${who}@shop`, 'FATAL', 'terminating connection due to administrator command'), { root: 'lock' })
  c.l('postgresql.log', heal + 9, pg(heal + 9, ddl, A, 'LOG', `process ${ddl} acquired AccessExclusiveLock on relation ${rel} of database 16401 after ${heal - bad}.${R.int(100, 999)} ms`), { relevant: 'lock' })
  const on = (t) => t > bad + 15000 && t < heal
  const rl = (t, lv, text) => JSON.stringify({ severity: lv, time: F.off(t, 2), progname: 'rails', request_id: R.hex(8), message: text })
  c.flow('rails.json', t0, end, 7 * S, (t) => { const q = R.pick(['OrdersController#index', 'ProductsController#show', 'CartsController#show', 'HomeController#index', 'OrdersController#create']), ms = lg(R, 70); return on(t) && /Orders|Carts/.test(q) ? null : rl(t, 'INFO', `method=${/create/.test(q) ? 'POST' : 'GET'} action=${q} status=${R.pick([200, 200, 200, 304, 404])} duration=${ms}.${R.int(10, 99)} db=${Math.floor(ms / 3)}.${R.int(10, 99)}`) })
  c.flow('rails.json', bad + 15000, heal, 8 * S, (t) => [[0, rl(t, 'ERROR', R.pick([`method=GET action=OrdersController#index status=500 error='ActiveRecord::QueryCanceled: PG::QueryCanceled: ERROR:  canceling statement due to statement timeout' duration=15${R.int(10, 99)}0.11`, `method=POST action=OrdersController#create status=503 error='ActiveRecord::ConnectionTimeoutError: could not obtain a connection from the pool within 5.000 seconds (waited 5.00${R.int(1, 9)} seconds); all pooled connections were in use' duration=50${R.int(10, 99)}.20`, `Rack::Timeout::RequestTimeoutException: Request waited ${R.int(200, 900)}ms, then ran for longer than 20000ms`])), { relevant: 'lock' }]])
  c.flow('rails.json', t0, end, 5 * M, (t) => rl(t, 'WARN', R.pick(['DEPRECATION WARNING: `Rails.application.secrets` is deprecated in favor of `Rails.application.credentials`', 'ActionController::UnknownFormat: OrdersController#index is missing a template for this request format', 'Faraday::TimeoutError geocoder, fallback used'])))
  c.l('rails.json', bad - 30000, rl(bad - 30000, 'INFO', `release ${R.int(300, 900)}: db:migrate started`))
  c.l('rails.json', t0 + 6 * M, rl(t0 + 6 * M, 'INFO', `release ${R.int(100, 299)}: db:migrate nothing to do`))
  return c
}

// 15. ASP.NET thread pool starvation after a release with a blocking call: Redis timeouts are the loud victims.
function threadPool(R) {
  const c = new K(R, 'aspnet-threadpool-starved', 'victim', 'StackExchange.Redis timeouts blame Redis, but WORKER Busy and QueuedItems plus the Kestrel heartbeat show thread pool starvation; Redis itself is calm')
  const t0 = start(R), dep = t0 + R.int(28, 40) * M, bad = dep + R.int(6, 10) * M, end = bad + R.int(35, 50) * M, v = `2.${R.int(20, 60)}.0`
  c.inc('pool', {
    allOf: [['thread', 'worker', 'sync.over.async', 'blocking call', 'blocked on'], [SYN.full, SYN.slow, 'block', 'queue', 'sync.over.async']],
    mustNot: ['redis (is |was )?(the cause|overloaded|too slow|slow|down|unreachable)', 'redis server (is|was)'],
    right: ['the .NET thread pool of cart-api is starved', 'all worker threads are busy/blocked since the release, work items queue', `sync-over-async in release ${v} exhausts the ThreadPool; the cache timeouts only follow`],
    wrong: ['Redis is slow, GET times out', 'cart-api has high latency', 'network between api and cache is lossy'],
    services: ['cart-api', 'kestrel', 'threadpool', 'cart'], victims: ['redis', 'redis-cart', 'nginx', 'checkout'], severity: ['high', 'critical', 'medium'], onset: bad, onsetToleranceSeconds: 480, rootPattern: 'thread pool starvation|QueuedItems',
  })
  const j = (t, LogLevel, Category, EventId, Message, extra) => JSON.stringify({ Timestamp: F.iso(t), EventId, LogLevel, Category, Message, State: { Message, ...extra } })
  const kf = (t) => Math.min(1, Math.max(0, (t - bad) / (18 * M)))
  c.flow('cart-api.json', t0, end, 7 * S, (t) => { const ms = lg(R, 28) + Math.floor(kf(t) * lg(R, 5200, 0.5)); return j(t, 'Information', 'Cart.Api.Timing', 0, `${R.pick(['GET /cart', 'PUT /cart/items', 'GET /cart/price', 'GET /cart/vouchers'])} ${R.pick([200, 200, 200, 204, 404])} in ${ms} ms`) })
  c.flow('cart-api.json', bad, end, 48 * S, (t) => [[0, j(t, 'Warning', 'Microsoft.AspNetCore.Server.Kestrel', 22, `As of "${F.offs(t, 0)}", the heartbeat has been running for "00:00:0${R.int(1, 6)}.${R.int(1000000, 9999999)}" which is longer than "00:00:01". This could be caused by thread pool starvation.`), { root: 'pool' }]])
  let comp = 812331
  const to = (t, busy, q) => { const cmd = R.pick(['GET', 'HMGET', 'SETEX']); return j(t, 'Error', 'Cart.Api.Cache', 0, `StackExchange.Redis.RedisTimeoutException: Timeout awaiting response (outbound=0KiB, inbound=0KiB, ${R.int(5001, 5990)}ms elapsed, timeout is 5000ms), command=${cmd}, next: EVAL, inst: 0, qu: 0, qs: ${R.int(1, 9)}, aw: False, bw: SpinningDown, rs: ReadAsync, ws: Idle, in: ${R.pick([0, 65536])}, in-pipe: 0, out-pipe: 0, last-in: ${R.int(1, 90)}, cur-in: 0, sync-ops: ${R.int(10, 400)}, async-ops: ${R.int(10000, 90000)}, serverEndpoint: redis-cart:6379, conn-sec: ${R.int(2000, 20000)}.1, aoc: 0, mc: 1/1/0, mgr: 10 of 10 available, clientName: cart-api-7d9(SE.Redis-v2.7.33.41805), IOCP: (Busy=0,Free=1000,Min=1,Max=1000), WORKER: (Busy=${busy},Free=${32767 - busy},Min=2,Max=32767), POOL: (Threads=${busy + 1},QueuedItems=${q},CompletedItems=${comp += R.int(10, 900)},Timers=${R.int(20, 60)}), v: 2.7.33.41805 (Please take a look at this article for some common client-side issues that can cause timeouts: https://stackexchange.github.io/StackExchange.Redis/Timeouts)`) }
  c.flow('cart-api.json', bad + 60 * S, end, 12 * S, (t) => [[0, to(t, 30 + Math.floor(kf(t) * 180) + R.int(0, 9), 40 + Math.floor(kf(t) * 900) + R.int(0, 40)), { root: 'pool' }]])
  c.flow('cart-api.json', bad + 2 * M, end, 20 * S, (t) => [[0, j(t, 'Error', 'Microsoft.AspNetCore.Server.Kestrel', 13, `Connection id "0H${R.hex(11).toUpperCase()}", Request id "0H${R.hex(11).toUpperCase()}:0000000${R.int(1, 9)}": An unhandled exception was thrown by the application.`, { Exception: 'System.Threading.Tasks.TaskCanceledException: A task was canceled.' }), { relevant: 'pool' }]])
  c.flow('cart-api.json', t0, end, 5 * M, (t) => j(t, 'Warning', 'Microsoft.AspNetCore.HttpsPolicy.HttpsRedirectionMiddleware', 3, 'Failed to determine the https port for redirect.'))
  c.l('cart-api.json', dep, j(dep, 'Information', 'Microsoft.Hosting.Lifetime', 0, 'Application is shutting down...'))
  c.l('cart-api.json', dep + 3000, j(dep + 3000, 'Information', 'Cart.Api.Program', 0, `cart-api ${v} starting; LegacyVoucherClient enabled (blocking)`), { relevant: 'pool' })
  c.l('cart-api.json', dep + 3900, j(dep + 3900, 'Information', 'Microsoft.Hosting.Lifetime', 14, 'Now listening on: http://[::]:8080'))
  const blip = t0 + 10 * M
  c.l('cart-api.json', blip, to(blip, 1, 0)); c.l('cart-api.json', blip + 4000, j(blip + 4000, 'Information', 'Cart.Api.Cache', 0, 'redis-cart:6379/Interactive: ConnectionRestored'))
  c.every('redis-cart.log', t0, end, 3 * M, (t) => { const f = R.int(900, 9000); return `${`1:M ${F.redis(t)}`} * 100 changes in 300 seconds. Saving...\n1:M ${F.redis(t)} * Background saving started by pid ${f}\n${f}:C ${F.redis(t + 80)} * Fork CoW for RDB: current 1 MB, peak 1 MB, average 0 MB\n1:M ${F.redis(t + 90)} * Background saving terminated with success` }, 900)
  c.flow('redis-cart.log', t0, end, 100 * S, (t) => `stat ${F.isos(t)} ops/s=${R.int(400, 800)} used_memory=${R.int(61, 66)}MB slowlog_len=0 latency_p99=0.${R.int(2, 5)}ms connected_clients=${R.int(11, 13)}`)
  return c
}

// 16. Docker host: conntrack table full; Node services fail towards everything.
function conntrack(R) {
  const c = new K(R, 'node-conntrack-full', 'victim', 'few kernel lines on the host; Node services time out towards Postgres, Redis and a PSP at the same time')
  const t0 = start(R), bad = t0 + R.int(40, 60) * M, end = bad + R.int(24, 32) * M, host = R.pick(['edge1', 'dock03', 'node-a7'])
  c.inc('ct', {
    allOf: [['conn(ection)?[ -_]?track', 'nf_conntrack', 'netfilter', 'tracking table', 'state table', 'nat table'], [SYN.full, 'drop', 'small']],
    mustNot: ['postgres(ql)? (is )?(down|slow)'],
    right: [`conntrack table on ${host} is full, the kernel drops packets`, 'nf_conntrack limit reached on the docker host', 'connection tracking table exhausted, new connections are dropped'],
    wrong: ['Postgres is unreachable', 'network timeouts to several services', 'Stripe API does not answer'],
    services: [host, 'kernel', 'conntrack', 'nf_conntrack', 'docker'], victims: ['api', 'checkout', 'notify', 'postgres', 'redis', 'stripe'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 180, rootPattern: 'conntrack',
  })
  let up = R.int(100000, 900000)
  const k = (t, text) => `${F.sys(t)} ${host} kernel: [${(up + (t - t0) / 1000).toFixed(6)}] ${text}`
  c.flow('syslog', t0, end, 60 * S, (t) => R.pick([`${F.sys(t)} ${host} dockerd[911]: time="${F.isous(t)}" level=info msg="ignoring event" container=${R.hex(64)} module=libcontainerd namespace=moby topic=/tasks/delete type="*events.TaskDelete"`, k(t, `docker0: port ${R.int(1, 9)}(veth${R.hex(7)}) entered disabled state`), k(t, `[UFW BLOCK] IN=eth0 OUT= MAC=96:00:01:${R.hex(2)} SRC=${ip(R)} DST=10.0.4.2 LEN=40 TOS=0x00 PREC=0x00 TTL=244 ID=54321 PROTO=TCP SPT=${R.int(30000, 60000)} DPT=${R.pick([23, 3389, 8545, 5900])} WINDOW=65535 RES=0x00 SYN URGP=0`), `${F.sys(t)} ${host} sshd[${R.int(2000, 9000)}]: Invalid user admin from ${ip(R)} port ${R.int(30000, 60000)}`, `${F.sys(t)} ${host} node_exporter[488]: level=warn msg="collector took long" collector=netstat seconds=0.4`]))
  c.every('syslog', bad, end, 3 * M, (t) => [[0, k(t, 'nf_conntrack: nf_conntrack: table full, dropping packet'), { root: 'ct' }], [5, k(t + 5, 'nf_conntrack: nf_conntrack: table full, dropping packet'), { root: 'ct' }], [5100, k(t + 5100, `net_ratelimit: ${R.int(400, 9000)} callbacks suppressed`), { relevant: 'ct' }]], 9000)
  const pino = (t, svc, level, msg, o = {}) => JSON.stringify({ level, time: Math.floor(t), pid: 1, hostname: svc, ...o, msg })
  const svcs = { 'api-5f7': ['/v1/items', '/v1/search', '/v1/me'], 'checkout-b81': ['/pay', '/pay/confirm'], 'notify-c02': ['/hooks/sms', '/hooks/push'] }
  for (const s of Object.keys(svcs)) {
    const fl = s.split('-')[0] + '.log'
    c.flow(fl, t0, end, 21 * S, (t) => t > bad && R.next() < 0.35 ? null : pino(t, s, 30, 'request completed', { req: { id: R.int(1, 99999), method: R.pick(['GET', 'POST']), url: R.pick(svcs[s]) }, res: { statusCode: R.pick([200, 200, 200, 201, 404]) }, responseTime: lg(R, 30) }))
    c.flow(fl, t0, end, 6 * M, (t) => pino(t, s, R.pick([40, 50]), R.pick(['validation failed', 'request aborted', 'slow consumer, buffer drained']), { err: { type: 'BadRequestError', message: 'request aborted', stack: 'BadRequestError: request aborted\n    at IncomingMessage.onAborted (/app/node_modules/raw-body/index.js:245:10)' } }))
    c.flow(fl, bad - 5000, end, 17 * S, (t) => { const [a, port, msg] = R.pick([['10.0.4.11', 5432, 'query failed'], ['10.0.4.12', 6379, 'cache miss (error)'], ['api.stripe.com', 443, 'psp call failed'], ['10.0.4.17', 8080, 'upstream failed']]); const e = R.pick([`connect ETIMEDOUT ${a}:${port}`, `connect ETIMEDOUT ${a}:${port}`, `getaddrinfo EAI_AGAIN ${a}`, 'read ECONNRESET']); return [[0, pino(t, s, 50, msg, { err: { type: 'Error', message: e, stack: `Error: ${e}\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1595:16)`, code: e.split(' ')[1] } }), { relevant: 'ct' }]] })
  }
  const dep = bad - 11 * M
  c.l('notify.log', dep, pino(dep, 'notify-c02', 30, 'Server listening at http://0.0.0.0:3000', { version: '1.' + R.int(10, 90) }))
  return c
}

// 17. Apache + PHP on an NFS mount that hangs; MaxRequestWorkers is a consequence; healed.
function nfsHang(R) {
  const c = new K(R, 'apache-nfs-hang', 'victim', 'kernel says the NFS server does not respond (one line) and later OK; Apache runs out of workers; HAProxy checks flap; a second short hang near the end')
  const t0 = start(R), bad = t0 + R.int(34, 52) * M, heal = bad + R.int(14, 20) * M, end = heal + R.int(36, 46) * M, nas = R.pick(['filer1', 'nas-media', '10.9.0.20'])
  c.inc('nfs', {
    allOf: [['nfs', 'nas\\b', 'filer', 'mount', 'file ?server', 'network (storage|drive|share)', nas.replace(/\./g, '\\.')], [SYN.slow, 'down', 'outage', 'not ok', 'unavailable', 'block', 'gone', 'lost', 'not responding']],
    mustNot: ['maxrequestworkers (is )?too (low|small)'],
    right: [`NFS server ${nas} did not respond, Apache workers hung on the media mount`, 'the NFS mount hangs', `file server ${nas} unreachable for a quarter of an hour`],
    wrong: ['Apache reached MaxRequestWorkers', 'web servers fail their health checks', 'PHP is slow'],
    services: ['nfs', nas, 'filer', 'nas', 'kernel', 'storage'], victims: ['apache', 'httpd', 'apache2', 'haproxy', 'php-fpm', 'web1', 'web2'], severity: ['high', 'critical', 'medium'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'nfs: server|blocked for more than|nfs_',
  })
  const hosts = ['web1', 'web2']
  const on = (t) => t > bad && t < heal
  for (const h of hosts) {
    c.flow(`${h}/access.log`, t0, end, 12 * S, (t) => { if (on(t) && R.next() < 0.7) return null; return comb(R, t, { path: R.pick(['/', '/news/' + R.int(1, 900), '/media/img_' + R.hex(4) + '.jpg', '/download/prospekt.pdf', '/index.php?eID=tx']), st: R.pick([200, 200, 200, 304, 302]), tail: ' ' + lg(R, 90000) }) })
    c.flow(`${h}/access.log`, t0, end, 95 * S, (t) => scan(R, t, { tail: ' 312' }))
    c.flow(`${h}/error.log`, t0, end, 4 * M, (t) => R.pick([`[${F.apache(t)}] [core:error] [pid ${R.int(2000, 2400)}:tid 140${R.int(100, 999)}] [client ${ip(R)}:${R.int(30000, 60000)}] AH10244: invalid URI path (/cgi-bin/../../../../etc/passwd)`, `[${F.apache(t)}] [ssl:warn] [pid 811:tid 140${R.int(100, 999)}] AH01909: www.stadtwerke.example:443:0 server certificate does NOT include an ID which matches the server name`, `[${F.apache(t)}] [proxy_fcgi:error] [pid ${R.int(2000, 2400)}:tid 140${R.int(100, 999)}] [client ${ip(R)}:${R.int(30000, 60000)}] AH01071: Got error 'PHP message: PHP Warning:  Undefined variable $teaser in /srv/www/typo3conf/ext/site/Classes/Teaser.php on line 41'`]))
    c.flow(`${h}/error.log`, bad + 90 * S, heal, 18 * S, (t) => [[0, `[${F.apache(t)}] [proxy_fcgi:error] [pid ${R.int(2000, 2400)}:tid 140${R.int(100, 999)}] (70007)The timeout specified has expired: [client ${ip(R)}:${R.int(30000, 60000)}] AH01075: Error dispatching request to : (polling)`, { relevant: 'nfs' }]])
    c.l(`${h}/error.log`, bad + 75 * S, `[${F.apache(bad + 75 * S)}] [mpm_event:error] [pid 811:tid 140${R.int(100, 999)}] AH00484: server reached MaxRequestWorkers setting, consider raising the MaxRequestWorkers setting`, { relevant: 'nfs' })
    const up = R.int(100000, 900000), k = (t, text) => `${F.sys(t)} ${h} kernel: [${(up + (t - t0) / 1000).toFixed(6)}] ${text}`
    c.flow(`${h}/messages`, t0, end, 3 * M, (t) => R.pick([`${F.sys(t)} ${h} CRON[${R.int(2000, 90000)}]: (www-data) CMD (/usr/bin/php /srv/www/bin/typo3 scheduler:run)`, `${F.sys(t)} ${h} systemd[1]: phpsessionclean.service: Deactivated successfully.`, `${F.sys(t)} ${h} dhclient[512]: bound to 10.9.0.${R.int(31, 32)} -- renewal in ${R.int(900, 2000)} seconds.`]))
    c.l(`${h}/messages`, bad + R.int(1, 20) * S, k(bad, `nfs: server ${nas} not responding, still trying`), { root: 'nfs' })
    c.l(`${h}/messages`, bad + 130 * S, k(bad + 130 * S, `INFO: task php-fpm8.2:${R.int(2000, 9000)} blocked for more than 120 seconds.`) + '\n' + k(bad + 130 * S, '      Not tainted 5.15.0-105-generic #115-Ubuntu') + '\n' + k(bad + 130 * S, 'Call Trace:') + '\n' + k(bad + 130 * S, ' nfs_wait_bit_killable+0x22/0x90 [nfs]'), { root: 'nfs' })
    c.l(`${h}/messages`, heal, k(heal, `nfs: server ${nas} OK`), { root: 'nfs' })
    const again = heal + 24 * M
    c.l(`${h}/messages`, again, k(again, `nfs: server ${nas} not responding, still trying`), { root: 'nfs' }); c.l(`${h}/messages`, again + 6000, k(again + 6000, `nfs: server ${nas} OK`), { root: 'nfs' })
  }
  const cn = () => { const n = R.int(40, 200), b = R.int(1, 30); return `${n}/${n - 1}/${b + R.int(0, 9)}/${b}` }
  const ha = (t, text) => `${F.sys(t)} lb haproxy[700]: ${text}`
  c.flow('lb/haproxy.log', t0, end, 16 * S, (t) => { const s = R.pick(hosts), ms = on(t) ? R.pick([30000, -1]) : lg(R, 90); return [[0, ha(t, `${ip(R)}:${R.int(20000, 65000)} [${F.hap(t)}] https~ web/${s} 0/0/1/${ms}/${ms < 0 ? 30001 : ms + 2} ${ms < 0 ? 504 : 200} ${R.int(200, 30000)} - - ${ms < 0 ? 'sH--' : '----'} ${cn()}/0 0/0 "GET ${R.pick(['/', '/news/1', '/media/a.jpg'])} HTTP/1.1"`), ms < 0 ? { relevant: 'nfs' } : undefined]] })
  for (const [i, h] of hosts.entries()) {
    c.l('lb/haproxy.log', bad + 60 * S + i * 9000, ha(bad + 60 * S + i * 9000, `Server web/${h} is DOWN, reason: Layer7 timeout, check duration: 5001ms. ${1 - i} active and 0 backup servers left. ${R.int(10, 60)} sessions active, 0 requeued, 0 remaining in queue.`), { relevant: 'nfs' })
    c.l('lb/haproxy.log', heal + 8000 + i * 2000, ha(heal + 8000 + i * 2000, `Server web/${h} is UP, reason: Layer7 check passed, code: 200, check duration: 12ms. ${1 + i} active and 0 backup servers online. 0 sessions requeued, 0 total in queue.`), { relevant: 'nfs' })
  }
  c.l('lb/haproxy.log', bad + 70 * S, ha(bad + 70 * S, 'backend web has no server available!'), { relevant: 'nfs' })
  const maint = t0 + 15 * M
  c.l('lb/haproxy.log', maint, ha(maint, 'Server web/web2 is going DOWN for maintenance. 1 active and 0 backup servers left. 3 sessions active, 0 requeued, 0 remaining in queue.')); c.l('lb/haproxy.log', maint + 90000, ha(maint + 90000, 'Server web/web2 is UP/READY (leaving forced maintenance).'))
  return c
}
export const cases = [clockJump, pgLock, threadPool, conntrack, nfsHang]
