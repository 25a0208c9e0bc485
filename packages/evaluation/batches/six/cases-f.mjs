import { open, ts, SEC, MIN, HOUR, combined } from './lib.mjs'

// 21. An export keeps its snapshot open; vacuum cannot clean the queue table; polling gets slower and slower.
function vacuumParcel(name, seed) {
  const x = open(name, seed, { minutes: 240, notes: 'hard: latency drift; vacuum lines with an oldest xmin that stands still; one INFO line of the export' })
  const { r, c, t0, t1 } = x, on = x.between(0.2, 0.3), xmin = r.int(700e6, 900e6), tb = r.pick(['parcel_jobs', 'label_queue', 'outbox']), G = 'logs/postgres/postgresql.csv', A = 'logs/labels-api.log', W = 'logs/queue-worker.log', X = 'logs/bi-export.log', pid = r.int(20000, 29999)
  x.truth('i1', {
    cause: { allOf: [['transaction', 'snapshot', 'xmin', 'vacuum', 'dead (row|tuple)', 'bloat', 'idle in', 'horizon'], ['long', 'open', 'idle', 'held', 'hold', 'remov', 'clean', 'prevent', 'block\\w* .{0,20}(vacuum|clean)', 'pin', 'keep\\w* .{0,30}(open|snapshot|row|tuple)', 'bloat', 'stuck', 'never (commit|end|clos)', 'uncommitted', 'stands? still', 'reclaim']], mustNot: [] },
    services: ['bi-export', 'postgres', 'postgresql', 'db', 'database', 'export', tb], victims: ['labels-api', 'queue-worker'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 3600, rootPattern: 'xmin|snapshot|not yet removable|idle in transaction', temporalPattern: null,
    right: ['A long open transaction of bi-export pins xmin, so vacuum cannot remove dead rows', `Dead tuples in ${tb} cannot be reclaimed: table bloat from an idle transaction`, 'The export holds its snapshot open and blocks vacuum'],
    wrong: ['labels-api is slow', 'The queue is growing because there are too few workers', 'queue-worker fetches take seconds', 'The database has no index', 'Worker transactions block each other'],
  })
  const f = (t) => t < on ? 0 : (t - on) / (t1 - on), ln = () => r.int(1, 900)
  const csv = (t, user, p, sev, m, q = '', k = {}) => c.line(G, t, `${ts.spMs(t)} UTC,${user ? `"${user}","parcel"` : ','},${p},${user ? `"10.3.0.${r.int(2, 60)}:${r.int(30000, 60000)}"` : ''},${p.toString(16)}.${r.hex(3)},${ln()},"${user ? 'SELECT' : ''}",${ts.sp(t0 - 9e6)} UTC,${r.int(3, 90)}/${r.int(100, 900)},0,${sev},00000,"${m.replace(/"/g, '""')}",,,,,,"${q}",,,"${user ? 'psycopg' : ''}","${user ? 'client backend' : 'autovacuum worker'}",,0`, k)
  x.every(t0, t1, 2 * MIN, (t) => { const d = Math.round(f(t) * 2.4e6 + r.int(0, 900)), rem = f(t) ? r.int(0, 40) : r.int(3000, 9000); csv(t, '', r.int(3000, 9000), 'LOG', `automatic vacuum of table "parcel.public.${tb}": index scans: ${f(t) ? 0 : 1}\npages: 0 removed, ${Math.round(900 + f(t) * 61000)} remain, ${Math.round(900 + f(t) * 61000)} scanned (100.00% of total)\ntuples: ${rem} removed, ${2100 + d} remain, ${f(t) ? d : 0} are dead but not yet removable\nremovable cutoff: ${f(t) ? xmin : xmin - 900000 + Math.round((t - t0) / 30)}, which was ${f(t) ? Math.round(f(t) * 3.1e6) : r.int(3, 90)} XIDs old when operation ended\nsystem usage: CPU: user: ${(0.1 + f(t) * 4).toFixed(2)} s, system: 0.0${r.int(1, 9)} s, elapsed: ${(0.4 + f(t) * 9).toFixed(2)} s`, '', f(t) > 0.02 ? { root: 'i1' } : {}) })
  x.flow(t0, t1, (t) => 100000 - f(t) * 86000, (t) => csv(t, 'queue', r.int(3000, 9000), 'LOG', `duration: ${(260 + f(t) * 5200 * r.next()).toFixed(3)} ms  execute <unnamed>: ${f(t) > 0.05 || r.next() < 0.5 ? `SELECT id FROM ${tb} WHERE status = 'ready' ORDER BY id FOR UPDATE SKIP LOCKED LIMIT 10` : 'SELECT zone, sum(weight) FROM manifests GROUP BY zone'}`, '', f(t) > 0.05 ? { relevant: 'i1' } : {}))
  x.flow(t0, t1, 5 * MIN, (t) => csv(t, 'queue', r.int(3000, 9000), 'ERROR', 'duplicate key value violates unique constraint "labels_idem_key"', 'INSERT INTO labels (idem) VALUES ($1)'))
  c.line(X, on - 4000, `${ts.iso(on - 4000)} bi-export[${pid}] info  run ${r.int(400, 900)} tables=41 mode=consistent`); c.line(X, on, `${ts.iso(on)} bi-export[${pid}] info  begin isolation level repeatable read, snapshot 00000${r.int(3, 9)}-0000${r.hex(4).toUpperCase()}-1 exported`, { root: 'i1' })
  for (let i = 0; i < 12; i++) { const t = on + (i + 1) * 45 * SEC; c.line(X, t, `${ts.iso(t)} bi-export[${pid}] info  copied table ${r.pick(['manifests', 'zones', 'carriers', 'rates', 'labels'])}_${i} rows=${r.int(1e4, 9e6)}`, { relevant: 'i1' }) }
  c.line(X, on + 11 * MIN, `${ts.iso(on + 11 * MIN)} bi-export[${pid}] info  upload to warehouse stage waiting for approval, snapshot kept`, { root: 'i1' })
  x.every(t0, on - 60000, 20 * MIN, (t) => { c.line(X, t, `${ts.iso(t)} bi-export[${r.int(1000, 9999)}] info  incremental run ok, rows=${r.int(900, 9000)}`) })
  x.flow(t0, t1, 22 * SEC, (t) => { const d = Math.round(x.ms(30) + f(t) * 3000 * r.next()), e = d > 1900 && r.next() < 0.4; c.line(A, t, `{"t":"${ts.iso(t)}","lvl":"${e ? 'ERROR' : d > 900 ? 'WARN' : 'INFO'}","app":"labels-api","msg":"${e ? 'label not ready in time, client polls again' : 'label created'}","ms":${d},"carrier":"${r.pick(['dhl', 'gls', 'postnl'])}"}`, d > 900 ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 26 * SEC, (t) => { const late = f(t) > 0.35 && r.next() < 0.5; c.line(W, t, `[${ts.sp(t)}] worker-${r.int(1, 6)} ${late ? `WARNING fetch_job took ${(0.9 + f(t) * 5 * r.next()).toFixed(2)}s, queue depth ${Math.round(200 + f(t) * 9000)}` : `INFO job ${r.int(1e6, 9e6)} print_label done in ${x.ms(140)}ms`}`, late ? { relevant: 'i1' } : {}) })
  return c
}

// 22. A flag at INFO turns a resolver into one query per row.
function flagRecipes(name, seed) {
  const x = open(name, seed, { minutes: 60, notes: 'hard: one INFO line about a flag among thousands; query counts jump; pooler and timeouts complain' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.55), flag = r.pick(['recipe-badges', 'author-hovercards', 'pantry-matches']), op = r.pick(['Feed', 'HomeScreen', 'SearchResults']), L = 'logs/all.ndjson', B = 'logs/pgbouncer.log'
  x.truth('i1', {
    cause: { allOf: [['flag', flag.replace('-', '.?'), 'feature.?(flag|toggle|switch)', 'toggle', 'n ?\\+ ?1', 'n plus one', '(many|more|hundreds of|extra|number of|one|sql|per.row|count of|increase in|too many) (sql |database |db )?(quer(y|ies)|calls|statements)', 'sql_calls', 'quer(y|ies) per (request|operation|row|item)']], mustNot: ['(slow|overloaded) (database|postgres) (is|caused)'] },
    services: ['graphql', 'graphql-api', 'recipes', 'unleash', 'flags', 'feature-flags', 'gateway-graphql', flag], victims: ['pgbouncer', 'postgres', 'bff-mobile', 'web'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 240, rootPattern: `${flag}|sql_calls":[1-9]\\d{2}`, temporalPattern: null,
    right: [`The flag ${flag} was enabled and the resolver now runs hundreds of queries`, 'N+1 queries in the feed since a feature toggle', 'A rollout multiplied the number of queries per request'],
    wrong: ['pgbouncer clients wait for a server connection', 'Mobile requests time out', 'PostgreSQL is overloaded', 'graphql is slow', 'The rollout of a new release broke the feed'],
  })
  const J = (t, app, o, k = {}) => c.line(L, t, JSON.stringify({ ts: ts.off(t, 1), app, ...o }), k)
  const af = (t) => t > on
  x.flow(t0, t1, 5200, (t) => { const n = r.pick([op, op, 'Me', 'RecipeDetail', 'Pantry']), bad = af(t) && n === op, q = bad ? r.int(180, 640) : r.int(4, 19); J(t, 'graphql', { level: 'info', op: n, sql_calls: q, sql_ms: bad ? q * r.int(2, 6) : q * 2, ms: bad ? q * r.int(4, 9) : x.ms(50), complexity: r.int(40, 300), client: r.pick(['ios 12.1', 'android 12.0', 'web']) }, bad ? { root: 'i1' } : {}) })
  J(on - 1500, 'graphql', { level: 'info', msg: 'flag updated', flag, enabled: true, strategy: 'flexibleRollout', rollout: '100', source: 'unleash', etag: r.hex(8) }, { root: 'i1' })
  for (let i = 0; i < 7; i++) { const t = x.between(0.02, 0.98); J(t, 'graphql', { level: 'info', msg: 'flag updated', flag: r.pick(['dark-mode-v2', 'weekly-digest', 'onboarding-copy']), enabled: true, strategy: 'flexibleRollout', rollout: String(r.pick([5, 10, 50])), source: 'unleash', etag: r.hex(8) }) }
  x.flow(t0, t1, 9000, (t) => { const bad = af(t) && r.next() < 0.4; J(t, 'bff-mobile', bad ? { level: 'error', msg: 'upstream graphql timed out after 3000ms', screen: op, retry: r.int(0, 2) } : { level: 'info', msg: 'screen served', screen: r.pick([op, 'Me', 'Pantry']), ms: x.ms(80) }, bad ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 12 * SEC, (t) => { const bad = af(t) && r.next() < 0.5; J(t, 'web', bad ? { level: 'warn', msg: 'skeleton shown longer than 2s', route: '/home' } : { level: r.next() < 0.05 ? 'error' : 'info', msg: r.pick(['hydrated', 'consent given', 'image 404, placeholder used']), route: r.pick(['/home', '/recipe/' + r.int(100, 9999)]) }, bad ? { relevant: 'i1' } : {}) })
  x.every(t0, t1, 60 * SEC, (t) => c.line(B, t, `${ts.spMs(t)} UTC [1] LOG stats: ${r.int(210, 250)} xacts/s, ${af(t) ? r.int(19000, 24000) : r.int(900, 1100)} queries/s, in ${r.int(4e5, 6e5)} B/s, out ${r.int(2e6, 4e6)} B/s, xact ${af(t) ? r.int(190000, 390000) : r.int(9000, 12000)} us, query ${r.int(700, 1100)} us, wait ${af(t) ? r.int(90000, 900000) : r.int(10, 90)} us`, af(t) ? { relevant: 'i1' } : {}))
  x.flow(t0, t1, 14 * SEC, (t) => { const q = af(t) && r.next() < 0.4; c.line(B, t, `${ts.spMs(t)} UTC [1] ${q ? `WARNING C-0x55${r.hex(8)}: recipes/graphql@10.1.0.${r.int(2, 40)}:${r.int(30000, 60000)} pooler error: query_wait_timeout` : `LOG C-0x55${r.hex(8)}: recipes/graphql@10.1.0.${r.int(2, 40)}:${r.int(30000, 60000)} ${r.pick(['login attempt: db=recipes user=graphql tls=no', 'closing because: client close request (age=' + r.int(10, 900) + 's)'])}`}`, q ? { relevant: 'i1' } : {}) })
  return c
}

// 23. Idle connections: a new runtime default closes them earlier than the balancer; now and then a 502.
function keepaliveEvents(name, seed) {
  const x = open(name, seed, { minutes: 80, notes: 'hard: sporadic 502 of the balancer without any line in the application; a start-up value at INFO changed' })
  const { r, c, t0, t1 } = x, on = x.between(0.3, 0.4), A = 'logs/alb/access.log', N = 'logs/tickets-node.log', M = 'logs/mobile-crash-reports.log', tg = ['10.9.1.' + r.int(10, 90), '10.9.2.' + r.int(10, 90)], rel = `${r.int(20, 60)}.${r.int(0, 9)}`
  x.truth('i1', {
    cause: { allOf: [['keep.?alive', 'idle (connection|timeout|socket)', 'idle', 'connection reuse', 'closes? .{0,40}(connection|socket)'], ['timeout', 'short', 'lower', 'less', '5 ?s|5000|5 second', 'earlier', 'sooner', 'before the (balancer|alb|lb|load)', 'race', 'mismatch', 'clos', 'reduc', 'below', 'default']], mustNot: [] },
    services: ['tickets', 'tickets-node', 'tickets-api', 'node', 'app'], victims: ['alb', 'mobile', 'ios', 'android', 'elb', 'app/tickets'], severity: ['medium', 'high', 'low'], onset: on, onsetToleranceSeconds: 420, rootPattern: 'keepAliveTimeout', temporalPattern: null,
    right: ['keepAliveTimeout of tickets fell to 5 s, below the idle timeout of the ALB, which reuses closed connections', 'Idle sockets are closed earlier than the balancer expects: sporadic 502', 'The keep-alive timeout is shorter than that of the load balancer since the release'],
    wrong: ['The ALB returns 502', 'Targets are unhealthy', 'Mobile clients report network errors', 'The backend is overloaded'],
  })
  const lb = 'app/tickets-prod/' + r.hex(16), alb = (t, tgt, st, p, m, ua, proc) => `h2 ${ts.isoUs(t)} ${lb} ${x.ip()}:${r.int(20000, 60000)} ${tgt}:3000 ${proc ? '0.000' : '0.001'} ${proc ?? '-1'} ${proc ? '0.000' : '-1'} ${st} ${st === 502 ? '-' : st} ${r.int(90, 900)} ${st === 502 ? 277 : r.int(300, 9000)} "${m} https://api.tickets.example:443${p} HTTP/2.0" "${ua}" ECDHE-RSA-AES128-GCM-SHA256 TLSv1.2 arn:aws:elasticloadbalancing:eu-west-1:4471:targetgroup/tickets/${'9d3f0c'} "Root=1-${Math.floor(t / 1000).toString(16)}-${r.hex(24)}" "api.tickets.example" "session-reused" 0 ${ts.isoUs(t - 20)} "forward" "-" "-" "${tgt}:3000" "${st === 502 ? '-' : st}" "-" "-"`
  x.flow(t0, t1, 5600, (t) => {
    const g = r.pick(tg), m = r.next() < 0.4 ? 'POST' : 'GET', p = m === 'GET' ? r.pick(['/v4/events', '/v4/me/tickets', '/v4/venues/' + r.int(1, 99)]) : r.pick(['/v4/scan', '/v4/transfer', '/v4/orders']), bad = t > on && r.next() < 0.09, d = x.ms(35)
    const ua = r.pick(['TicketsApp/8.2 iOS/17.5', 'TicketsApp/8.2 Android/14', 'gate-scanner/2.1'])
    c.line(A, t, alb(t, g, bad ? 502 : r.next() < 0.02 ? 404 : m === 'POST' ? 201 : 200, p, m, ua, bad ? null : (d / 1000).toFixed(3)), bad ? { relevant: 'i1' } : {})
    if (!bad) c.line(N, t + d, `{"level":"info","time":"${ts.iso(t + d)}","host":"${g}","method":"${m}","path":"${p}","ms":${d},"socket_reused":${r.next() < 0.8}}`)
    else if (r.next() < 0.6) c.line(M, t + 2000, `${ts.isoS(t + 2000)};${ua};NSURLErrorDomain -1011 / HTTP 502;${p};gate=${r.int(1, 40)};ERROR scan rejected on device, retried by staff`, { relevant: 'i1' })
  })
  const st = (t, ka, v, rl, k) => tg.forEach((g, i) => { const q = t + i * 20 * SEC; c.line(N, q - 3000, `{"level":"info","time":"${ts.iso(q - 3000)}","host":"${g}","msg":"SIGTERM, draining","inflight":${r.int(0, 4)}}`, {}); c.line(N, q, `{"level":"info","time":"${ts.iso(q)}","host":"${g}","msg":"listening","port":3000,"node":"${v}","release":"${rl}","keepAliveTimeout":${ka},"headersTimeout":60000,"requestTimeout":300000}`, k) })
  st(t0 + 2 * MIN, 75000, 'v20.14.0', `${rel}.0`, { relevant: 'i1' }); st(on - 20 * SEC, 5000, 'v22.3.0', `${rel}.1`, { root: 'i1' })
  x.flow(t0, t1, 70 * SEC, (t) => c.line(M, t, `${ts.isoS(t)};${r.pick(['TicketsApp/8.2 iOS/17.5', 'TicketsApp/8.1 Android/13'])};${r.pick(['ANR in com.tickets.MainActivity', 'java.net.UnknownHostException offline', 'camera permission denied'])};-;gate=-;WARN`)); x.flow(t0, t1, 2 * MIN, (t) => c.line(N, t, `{"level":"warn","time":"${ts.iso(t)}","host":"${r.pick(tg)}","msg":"ticket already scanned","ticket":"${r.hex(10)}"}`))
  c.line(M, t0 - 1, 'time;agent;error;path;context;severity')
  return c
}

// 24. CDN cache: a new response header splits the cache by browser; the origin drowns.
function vastVary(name, seed) {
  const x = open(name, seed, { minutes: 60, notes: 'hard: the hit ratio falls after an innocent-looking INFO line; origin and database complain' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.5), V = 'logs/varnish/ncsa.log', S = 'logs/varnish/stat.log', O = 'logs/origin/symfony.log', E = 'logs/origin/php-slow.log'
  x.truth('i1', {
    cause: { allOf: [['vary', 'cache key', 'user.?agent', 'hit.?(ratio|rate)', 'cach\\w* .{0,60}(split|fragment|per browser|variant|miss|fall|drop|ineffective|useless)', 'cache fragment', 'variants'], ['vary', 'header', 'user.?agent', 'browser', 'adaptive', 'variant', 'cache key']], mustNot: [] },
    services: ['origin', 'symfony', 'site', 'varnish', 'news', 'cms', 'adaptive_images', 'app'], victims: ['php-fpm', 'db', 'readers', 'php'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'Vary|User-Agent"|vary=', temporalPattern: null,
    right: ['The origin now sends Vary: User-Agent, so the Varnish hit ratio collapsed', 'Cache is split per browser by the new Vary header of the adaptive layout', 'Cache fragmentation: one variant for each User-Agent'],
    wrong: ['The origin is overloaded', 'php-fpm children are busy', 'Varnish returns 503 backend fetch failed', 'The site is slow', 'The cache hit ratio fell'],
  })
  const af = (t) => t > on
  x.flow(t0, t1, 4800, (t) => {
    const p = r.pick(['/', '/politik', '/sport', '/a/' + r.int(1000, 1060), '/a/' + r.int(1000, 1060), '/wetter']), hit = r.next() < (af(t) ? 0.16 : 0.94), fail = !hit && af(t) && r.next() < 0.14, d = hit ? 0.0001 : x.ms(af(t) ? 1400 : 160) / 1000, ip = x.ip()
    c.line(V, t, `${ip} [${ts.dow(t)}] www.blatt.example "GET ${p}" ${fail ? 503 : 200} ${hit ? 'hit' : 'miss'} ttfb=${d.toFixed(6)} age=${hit ? r.int(1, 290) : 0} vary="${af(t) ? 'Accept-Encoding, User-Agent' : 'Accept-Encoding'}" be=${hit ? '-' : 'origin' + r.int(1, 2)} "${x.ua().slice(0, 60)}"`, af(t) ? { root: 'i1' } : {})
    if (!hit) c.line(O, t + d * 1000, fail ? `[${ts.off(t + d * 1000, 0)}] request.CRITICAL: Uncaught PHP Exception Doctrine\\DBAL\\Exception\\ConnectionException: "An exception occurred in the driver: SQLSTATE[08004] [1040] Too many connections" at AbstractMySQLDriver.php line 112 {"path":"${p}"} []` : `[${ts.off(t + d * 1000, 0)}] request.INFO: Matched route "${p === '/' ? 'home' : 'page'}". {"route":"page","request_uri":"https://www.blatt.example${p}","method":"GET"} []`, fail ? { relevant: 'i1' } : {})
  })
  c.line(O, on - 3000, `[${ts.off(on - 3000, 0)}] app.INFO: kernel warmed up, release ${r.hex(7)} {"bundles":34} []`, { relevant: 'i1' }); c.line(O, on - 2000, `[${ts.off(on - 2000, 0)}] app.INFO: AdaptiveLayoutListener enabled, responses carry Vary: User-Agent {"layouts":["phone","tablet","desk"]} []`, { root: 'i1' })
  let h = r.int(1e6, 9e6), m = r.int(1e5, 2e5)
  x.every(t0, t1, 60 * SEC, (t) => { h += af(t) ? r.int(2900, 3900) : r.int(20000, 23000); m += af(t) ? r.int(16000, 19000) : r.int(900, 1500); c.line(S, t, `${ts.isoS(t)} MAIN.cache_hit ${h} MAIN.cache_miss ${m} MAIN.n_object ${af(t) ? Math.min(400000, 2200 + Math.round((t - on) / 9)) : r.int(2100, 2300)} MAIN.n_lru_nuked ${af(t) ? Math.max(0, Math.round((t - on) / 900 - 500)) : 0} MAIN.backend_conn ${m + 40} MAIN.sess_dropped 0`, af(t) ? { relevant: 'i1' } : {}) })
  x.flow(on + 20 * SEC, t1, 12 * SEC, (t) => c.line(E, t, `\n[${ts.fpm(t)}]  [pool www] pid ${r.int(1000, 9000)}\nscript_filename = /srv/blatt/public/index.php\n[0x00007f${r.hex(10)}] execute() /srv/blatt/vendor/doctrine/dbal/src/Driver/PDO/Statement.php:${r.int(40, 99)}\n[0x00007f${r.hex(10)}] render() /srv/blatt/src/Teaser/Renderer.php:${r.int(20, 200)}`, { relevant: 'i1' })); x.flow(t0, on, 5 * MIN, (t) => c.line(E, t, `\n[${ts.fpm(t)}]  [pool www] pid ${r.int(1000, 9000)}\nscript_filename = /srv/blatt/public/index.php\n[0x00007f${r.hex(10)}] curl_exec() /srv/blatt/src/Weather/Client.php:31`))
  x.flow(t0, t1, 40 * SEC, (t) => c.line(O, t, `[${ts.off(t, 0)}] ${r.pick(['deprecation.INFO: User Deprecated: Since symfony/http-foundation 6.4: Request::getContentType() is deprecated', 'request.ERROR: Uncaught PHP Exception Symfony\\Component\\HttpKernel\\Exception\\NotFoundHttpException: "No route found for GET /wp-login.php"', 'security.DEBUG: Checking for authenticator support.'])} {} []`))
  return c
}
export default { 'six-parcel-postgres': vacuumParcel, 'six-recipes-graphql': flagRecipes, 'six-gates-alb': keepaliveEvents, 'six-news-varnish': vastVary }
