import { S, M, H, D, iso, isoS, us, isoUs, isoNs, isoUsZ, sp, spMs, comma, bsd, clf, slash, klog, redisT, phpT, ymd, hms, mon, dd, UA } from './lib.mjs'

function poolLeak(k) { // statement export never gives its connection back
  const t0 = k.t0, end = t0 + 100 * M, dep = t0 + 18 * M, f = 'logs/accounts-service.log'
  const L = (t, lv, th, lg, m, o) => k.L(f, t, `${comma(t)} [${th}] ${lv.padEnd(5)} ${lg} - ${m}`, o)
  let active = 0; const exports_ = []
  k.every(dep + 2 * M, end, 5.2 * M / Math.max(1, k.vol), (t) => exports_.push(t))
  const step = Math.ceil(18 / Math.max(6, exports_.length))
  const leaked = (t) => Math.min(20, exports_.filter((x) => x < t).length * step)
  exports_.forEach((t) => { L(t, 'INFO', 'http-' + k.int(1, 40), 'b.a.export.StatementExport', `export started account=${k.int(10000000, 99999999)} format=camt053`, { root: 'a' }); L(t + 2100, 'INFO', 'http-' + k.int(1, 40), 'b.a.export.StatementExport', `export streamed rows=${k.int(90, 900)}`, { relevant: 'a' }) })
  k.every(t0, dep, 5 * M, (t) => { L(t, 'INFO', 'http-9', 'b.a.export.StatementExport', `export started account=${k.int(10000000, 99999999)} format=mt940`); L(t + 2400, 'INFO', 'http-9', 'b.a.export.StatementExport', `export streamed rows=${k.int(90, 900)}`) })
  L(dep, 'INFO', 'main', 'b.a.Main', 'accounts-service 6.19.0 ready (camt053 streaming enabled), profile=prod'); L(dep - 9000, 'INFO', 'shutdown', 'b.a.Main', 'accounts-service 6.18.2 stopping')
  k.tick(t0, end, 30000, (t) => { const n = leaked(t), a = n >= 17 ? k.pick([20, 20, 20, 19]) : Math.min(20, n + k.int(0, 2)), o = t > dep + 8 * M && n > 1 ? { root: 'a' } : {}
    L(t, 'DEBUG', 'HikariPool-1 housekeeper', 'c.z.h.pool.HikariPool', `HikariPool-1 - Pool stats (total=20, active=${a}, idle=${20 - a}, waiting=${a === 20 ? k.int(0, 5) : 0})`, o) })
  k.every(t0, end, 4200, (t) => { const n = leaked(t), base = n >= 17 ? k.ms(900) : n > 12 ? k.ms(120) : k.ms(25); k.pick([
    () => L(t, 'INFO', 'http-' + k.int(1, 40), 'b.a.web.Access', `GET /accounts/${k.int(10000000, 99999999)} 200 ${base}ms`),
    () => L(t, 'INFO', 'http-' + k.int(1, 40), 'b.a.web.Access', `POST /transfers 201 ${base + k.int(8, 20)}ms`),
    () => L(t, 'INFO', 'kafka-' + k.int(1, 3), 'b.a.events.Listener', `booked event ${k.id(8)} lag=${k.int(0, 4)}`),
    () => L(t, 'WARN', 'http-' + k.int(1, 40), 'b.a.fx.Rates', `rate USD/TRY older than 60s, using last`),
  ])() })
  for (let i = 0; i < 4; i++) { const t = t0 + k.int(2, 95) * M; L(t, 'ERROR', 'http-' + k.int(1, 40), 'b.a.web.Errors', `400 malformed IBAN in request ${k.id(6)}`) }
  k.inc('a', { allOf: [[/connection|pool|hikari/], [/leak|never (?:returned|released|closed|given back)|not (?:returned|released|closed|given back)|hold(?:s|ing)? (?:on to )?(?:its|a|their|the)? ?(?:db |database |jdbc )?connections?|(?:active|used|borrowed|in use).{0,40}(?:grow|climb|rise|ris|increas|creep)|(?:grow|climb|creep|ris|increas)\w*.{0,40}(?:active|used|in use|borrowed)|exhaust|run(?:s|ning)? (?:out|dry)|drain/]], mustNot: [/usd|fx rates?/],
    services: ['accounts-service', 'StatementExport', 'HikariPool-1', 'HikariPool', 'HikariCP', 'b.a.export.StatementExport', 'c.z.h.pool.HikariPool', 'export'], victims: ['b.a.fx.Rates', 'kafka'], severity: ['medium', 'high', 'critical'], onset: dep, tol: 30 * 60, root: /Pool stats|export started/,
    right: ['Connection leak: each camt053 statement export keeps its database connection since 6.19.0', 'The pool\'s active connections grow steadily after 6.19.0 and are never released', 'Hikari pool slowly runs out of idle connections'],
    wrong: ['Requests to /transfers become slow', 'FX rates are stale', 'The deployment of 6.19.0 made the service slow', 'Kafka lag rises'] })
}

function silentPartition(k) { // one worker stops without a word; only its lag is reported at INFO
  const t0 = k.t0, on = t0 + k.int(38, 46) * M, end = t0 + 85 * M, f = 'logs/matching-fleet.log', W = ['m-1', 'm-2', 'm-3', 'm-4'], dead = k.pick(W), dp = W.indexOf(dead)
  const L = (t, w, m, o) => k.L(f, t, `${isoUsZ(t)}  INFO matcher{worker=${w} shard=${W.indexOf(w)}}: ${m}`, o)
  let last = 0
  for (const w of W) k.every(t0, w === dead ? on : end, 12500, (t) => { if (w === dead) last = Math.max(last, t); const n = k.int(20, 90)
    k.L(f, t, `${isoUsZ(t)}  INFO matcher{worker=${w} shard=${W.indexOf(w)}}: matcher::batch: committed candidates=${n} matched=${Math.round(n * .7)} offset=${Math.floor((t - t0) / 90) + k.int(0, 3)} elapsed_ms=${k.ms(70)}`) })
  L(on, dead, 'matcher::store: acquiring lease on segment 0x' + k.hex(4) + ' (compaction)', { root: 'a' })
  k.tick(t0, end, 60000, (t) => W.forEach((w, i) => { const bad = w === dead && t > on + 30 * S
    k.L(f, t + i, `${isoUsZ(t + i)}  INFO lagwatch: shard=${i} worker=${w} behind=${bad ? Math.round((t - on) / 1000 * 4.2) + k.int(0, 30) : k.int(0, 60)} heartbeat=ok`, bad ? { root: 'a' } : {}) }))
  k.every(t0, end, 26000, (t) => k.pick([() => k.L(f, t, `${isoUsZ(t)}  WARN gateway: slow client, dropping frame session=${k.id(6)}`), () => k.L(f, t, `${isoUsZ(t)} ERROR gateway: websocket closed abnormally code=1006 session=${k.id(6)}`), () => k.L(f, t, `${isoUsZ(t)}  INFO gateway: ${k.int(900, 1200)} sessions`), () => k.L(f, t, `${isoUsZ(t)}  WARN geoip: database is ${k.int(31, 33)} days old`)])())
  k.every(on + 9 * M, end, 75000, (t) => k.L(f, t, `${isoUsZ(t)}  WARN support-bot: ticket "waiting for a match for ${k.int(9, 30)} minutes" region=${['eu-n', 'eu-s', 'us-e', 'ap-1'][dp]}`, { relevant: 'a' }))
  L(t0 + 11 * M, W[(dp + 1) % 4], 'matcher::store: acquiring lease on segment 0x' + k.hex(4) + ' (compaction)'); L(t0 + 11 * M + 600, W[(dp + 1) % 4], 'matcher::store: lease released, compacted 2 segments in 0.6s')
  L(t0 + 24 * M, dead, 'matcher::store: acquiring lease on segment 0x' + k.hex(4) + ' (compaction)'); L(t0 + 24 * M + 700, dead, 'matcher::store: lease released, compacted 3 segments in 0.7s')
  k.inc('a', { allOf: [[new RegExp(`${dead}|shard[ =#]*${dp}|worker|shard|consumer`)], [/stopp|stuck|hang|hung|silen|no (?:more|longer|further)|stall|froz|halt|ceas|deadlock|never (?:released|return)|does not (?:commit|process|progress)|wait(?:s|ing)? (?:for|on) (?:a |the )?lease|went quiet|(?:behind|lag|backlog).{0,30}(?:grow|rise|ris|climb|increas)|(?:grow|ris|climb|increas)\w*.{0,30}(?:behind|lag|backlog)/]], mustNot: [/websocket|geoip|slow client/],
    services: ['matcher', dead, 'shard', String(dp), 'worker ' + dead, 'shard ' + dp, 'matching', 'matching-fleet', 'matcher::store', 'matcher::batch'], victims: ['support-bot', 'gateway'], severity: ['medium', 'high', 'critical'], onset: on, tol: 180, root: /acquiring lease|behind=/,
    right: [`Worker ${dead} of shard ${dp} stopped committing; its lag grows while the heartbeat stays ok`, 'One shard worker is stuck waiting for a lease during compaction', `The matcher ${dead} went silent after acquiring lease on a segment, hangs`],
    wrong: ['Customers wait for a match', 'Websockets close abnormally at the gateway', 'GeoIP database is outdated', 'Heartbeats are ok'] })
}

function emptyFeed(k) { // supplier file holds only a header: stock becomes zero
  const t0 = k.at(2, 0), end = t0 + 7 * H, f = 'logs/stock-pipeline.log', sh = 'logs/storefront-summary.csv', sup = ['nordwerk', 'casaflor', 'tecline', 'bolt-and-co', 'papyrus'], bad = k.pick(sup), on = t0 + 4 * H + 4 * M
  const base = Object.fromEntries(sup.map((s) => [s, k.int(18000, 52000)]))
  const L = (t, th, m, o, lv = 'I') => k.L(f, t, `${iso(t).slice(0, 19)}|${lv}|${th}|${m}`, o)
  for (let h = 0; h < 7; h++) sup.forEach((s, i) => { const t = t0 + h * H + i * 60000 + k.int(0, 20000) + M, b = s === bad && t >= on - 5 * M && h >= 4, n = b ? 0 : base[s] + k.int(-60, 60), run = k.id(6)
    const tt = b && h === 4 ? t : t
    L(tt, run, `feed=${s} step=fetch url=sftp://feeds/${s}/stock.csv.gz bytes=${b ? 312 : n * 21 + k.int(0, 900)} etag=${k.hex(8)} status=OK`, b ? { root: 'a' } : {})
    L(tt + 900, run, `feed=${s} step=parse rows=${n} rejected=${b ? 0 : k.int(0, 14)} encoding=utf-8`, b ? { root: 'a' } : {})
    for (let j = 0; j < 12; j++) L(tt + 1000 + j * 700, run, `feed=${s} step=stage chunk=${j + 1}/12 rows=${Math.floor(n / 12)}`, b ? { relevant: 'a' } : {})
    L(tt + 12000, run, `feed=${s} step=merge updated=${b ? 0 : k.int(400, 2200)} unchanged=${b ? 0 : n - 2200} absent_set_to_zero=${b ? (h === 4 ? base[s] : 0) : k.int(0, 25)}`, b ? { root: 'a' } : {})
    L(tt + 13000, run, `feed=${s} step=done duration=13.${k.int(0, 9)}s status=OK`) })
  k.every(t0, end, 70000, (t) => k.pick([() => L(t, 'img', `image ${k.id(7)}.jpg 404 at supplier, placeholder kept`, {}, 'E'), () => L(t, 'tax', 'rate table v2026a loaded'), () => L(t, 'sync', `pushed ${k.int(40, 300)} changes to marketplace, ${k.int(0, 3)} throttled`, {}, 'W'), () => L(t, 'img', `resized ${k.int(10, 90)} images`)])())
  k.L(sh, t0 - 1000, 'minute,orders,available_skus,searches,zero_result_searches')
  k.tick(t0, end, 5 * M, (t) => { const b = t > on + 6 * M, tot = Object.values(base).reduce((x, y) => x + y, 0); k.L(sh, t, `${isoS(t)},${k.int(20, 40) - (b ? 8 : 0)},${b ? tot - base[bad] + k.int(-90, 90) : tot + k.int(-90, 90)},${k.int(700, 900)},${b ? k.int(160, 240) : k.int(12, 30)}`, b ? { relevant: 'a' } : {}) })
  L(on - 70 * M, 'cfg', 'feed=papyrus credentials rotated')
  k.inc('a', { allOf: [[/feed|supplier|file|import|stock\.csv/], [/empty|zero rows|0 rows|rows ?= ?0|no rows|without (?:any )?(?:rows|data)|header[- ]only|only (?:a |the )?header|no (?:data|records|articles|items)|truncat|312 bytes|(?:rows?|records?|count|size|bytes).{0,40}(?:drop|fell|fall|down) .{0,40}(?:0|zero|nothing|312)/]], mustNot: [/images? (?:404|are missing|missing|not found)|rotated credentials/],
    services: [bad, 'stock-pipeline', 'feed', 'supplier feed', 'feed=' + bad, 'stock', 'parse', 'merge', 'fetch', 'import'], victims: ['storefront', 'storefront-summary', 'sync', 'marketplace'], severity: ['medium', 'high', 'critical'], onset: on, tol: 10 * 60, root: /bytes=312|rows=0|absent_set_to_zero=\d+/,
    right: [`The stock feed of ${bad} arrived empty (0 rows, 312 bytes) and all its articles were set to zero`, 'An empty supplier file was accepted as OK and merged', 'import of a header-only file wiped the stock'],
    wrong: ['Orders and available SKUs fall', 'Images are missing at the supplier', 'The marketplace throttles us', 'Searches return nothing'] })
}

function flagCache(k) {
  const t0 = k.t0, on = t0 + k.int(40, 48) * M, end = t0 + 80 * M, f = 'logs/platform.ndjson'
  const J = (t, svc, lvl, msg, x = {}, o) => k.L(f, t, JSON.stringify({ t: iso(t), svc, lvl, msg, ...x }), o)
  const drift = (t) => t < on ? 1 : 1 + Math.min(9, (t - on) / (4 * M))
  k.every(t0, end, 3600, (t) => { const d = drift(t); k.pick([
    () => J(t, 'profile', 'info', 'GET /profiles/' + k.int(1000, 99999), { ms: k.ms(18 * d), src: t > on ? 'db' : k.pick(['cache', 'cache', 'cache', 'cache', 'cache', 'db']) }, t > on ? { relevant: 'a' } : {}),
    () => J(t, 'feed', 'info', 'timeline built', { ms: k.ms(60 * d), items: k.int(20, 50) }),
    () => J(t, 'chat', 'info', 'message fanout', { n: k.int(1, 90), ms: k.ms(9) }),
    () => J(t, 'profile-db', 'info', 'slow query log summary', { window: '1m', qps: Math.round(140 * (t > on ? 6.4 : 1) + k.int(0, 20)), p95_ms: k.ms(7 * d, .15) }, t > on ? { relevant: 'a' } : {}),
    () => J(t, 'chat', 'warn', 'presence clock behind, ignored', { user: k.id(5) }),
    () => J(t, 'media', 'error', 'thumbnail source is not an image', { obj: k.id(10) }),
  ])() })
  const fl = (t, name, a, b, who, o) => J(t, 'flagd', 'info', 'flag state changed', { flag: name, from: a, to: b, actor: who }, o)
  fl(t0 + 7 * M, 'chat.reactions.v2', '20%', '50%', 'rollout-bot'); fl(t0 + 21 * M, 'feed.promoted.slot', 'off', 'on', 'd.kim'); fl(on + 11 * M, 'chat.reactions.v2', '50%', '100%', 'rollout-bot')
  fl(on, 'profile.readthrough.cache', 'on', 'off', 'housekeeping-bot', { root: 'a' })
  J(t0 + 29 * M, 'feed', 'info', 'started', { version: '2026.4.1' })
  k.every(on + 14 * M, end, 24000, (t) => J(t, 'feed', 'warn', 'upstream profile exceeded budget of 120 ms', { ms: k.int(121, 400) }, { relevant: 'a' }))
  k.inc('a', { allOf: [[/cache/], [/flag|disabl|switch\w* off|turn\w* off|\boff\b|bypass|no longer used|deactivat|housekeeping-bot/]], services: ['flagd', 'profile', 'profile.readthrough.cache', 'housekeeping-bot', 'feature flag'], victims: ['feed', 'profile-db'], severity: ['medium', 'high', 'critical'], onset: on, tol: 120, root: /profile\.readthrough\.cache/,
    right: ['The flag profile.readthrough.cache was switched off by housekeeping-bot, all profile reads go to the database', 'Cache for profiles disabled through a feature flag', 'profile cache turned off'],
    wrong: ['profile-db is overloaded', 'The feed is slow as profile exceeds its budget', 'A new feed version 2026.4.1 slows reads down', 'chat reactions rollout at 100%'] })
}

function mtu(k) { // big answers across the tunnel die, small ones pass
  const t0 = k.t0, on = t0 + k.int(36, 44) * M, end = t0 + 75 * M, f = 'logs/branch-and-dc.log'
  const L = (t, h, m, o) => k.L(f, t, `${isoS(t)} ${h} ${m}`, o)
  k.every(t0, end, 3000, (t) => { const site = k.pick(['lyon', 'lyon', 'gent', 'porto']), big = k.chance(.45), b = big ? k.int(1500, 64000) : k.int(80, 1300), hurt = t > on && site === 'lyon' && b > 1360
    const r = k.int(100000, 999999)
    k.pick([
      () => L(t, 'erp-proxy', `haproxy[310]: 10.1${['lyon', 'gent', 'porto'].indexOf(site)}.0.${k.int(2, 99)}:${k.int(30000, 60000)} [${clf(t).slice(0, 20)}.${k.int(100, 999)}] erp~ erp/app${k.int(1, 3)} 0/0/1/${k.int(4, 60)}/${hurt ? 60000 + k.int(1, 20) : k.int(30, 300)} 200 ${hurt ? 1360 : b} - - ${hurt ? 'cD--' : '----'} 40/40/3/1/0 0/0 {site=${site}} "GET /api/${big ? 'report' : 'ping'}/${r} HTTP/1.1"`, hurt ? { relevant: 'a' } : {}),
      () => L(t, 'smb-' + site, `session ${k.hex(6)} ${hurt ? `read stalled after first segment, size=${b}, client dropped` : `read complete size=${b} ms=${k.ms(60)}`}`, hurt ? { relevant: 'a' } : {}),
      () => L(t, 'mon', `icmp site=${site} loss=0% rtt=${k.int(14, 33)}.${k.int(1, 9)}ms bytes=64`),
      () => L(t, 'fw-' + site, `charon: 0${k.int(1, 9)}[KNL] creating rekey job for CHILD_SA ESP/0x${k.hex(8)}/10.254.0.${k.int(1, 9)}`),
      () => L(t, 'fw-' + site, `kernel: DROP_IN IN=wan0 SRC=${k.ip()} DST=198.51.100.9 PROTO=UDP DPT=${k.int(1000, 60000)}`),
    ])() })
  L(on, 'fw-lyon', 'netconfd: commit 4471 by auto-provision: interfaces/tun7 { adjust-mss: clamp -> none; mtu: 1400 -> 1500; description "std template v9" }', { root: 'a' })
  L(on - 17 * M, 'fw-gent', 'netconfd: commit 4470 by auto-provision: interfaces/lan0 { description "std template v9" }'); L(on + 9 * M, 'fw-porto', 'netconfd: commit 4472 by auto-provision: interfaces/lan0 { description "std template v9" }')
  k.inc('a', { allOf: [[/\bMTU\b|\bMSS\b|packet size|fragment|large packets|segment size|big packets/]], services: ['fw-lyon', 'tun7', 'auto-provision', 'netconfd', 'lyon'], victims: ['erp-proxy', 'haproxy', 'smb-lyon', 'erp', 'smb-gent', 'smb-porto'], severity: ['medium', 'high', 'critical'], onset: on, tol: 120, root: /tun7/,
    right: ['The tunnel MTU on fw-lyon was raised to 1500 and MSS clamping removed, so large answers are lost', 'wrong MTU on tun7', 'large packets towards Lyon are dropped since the MSS clamp was removed'],
    wrong: ['The ERP proxy reports client timeouts', 'Reports for Lyon are slow', 'SMB reads stall in Lyon', 'The IPsec tunnel rekeys'] })
}

function hpa(k) {
  const t0 = k.t0, on = t0 + k.int(40, 46) * M, end = t0 + 80 * M, f = 'logs/prod-stream.txt'
  const L = (t, who, m, o) => k.L(f, t, `${isoNs(t)} ${who.padEnd(34)} ${m}`, o)
  const reps = (t) => t < on ? 14 : t < on + 5 * M ? 10 : t < on + 10 * M ? 6 : 3
  k.every(t0, end, 3000, (t) => { const n = reps(t), f_ = n >= 14 ? 1 : n === 10 ? 1.5 : n === 6 ? 3.2 : 7; k.pick([
    () => L(t, `quotes-${k.int(0, n - 1)}`, `level=info route=/quote status=200 dur=${k.ms(40 * f_)}ms inflight=${Math.round(k.int(4, 9) * f_)}`, n < 14 ? { relevant: 'a' } : {}),
    () => L(t, `quotes-${k.int(0, n - 1)}`, `level=info route=/quote status=200 dur=${k.ms(40 * f_)}ms inflight=${Math.round(k.int(4, 9) * f_)}`, n < 14 ? { relevant: 'a' } : {}),
    () => L(t, `gateway-${k.int(0, 2)}`, `level=info upstream=quotes dur=${k.ms(44 * f_)}ms`),
    () => L(t, 'prometheus-adapter', `I${klog(t)} httplog.go:132] "HTTP" verb="GET" URI="/apis/external.metrics.k8s.io/v1beta1/namespaces/ins/queue_depth" latency="${k.int(2, 9)}.1ms" resp=200`),
    () => L(t, `pricing-model-${k.int(0, 3)}`, `level=warn msg="vehicle class fallback" class=${k.id(3)}`),
    () => L(t, 'node-problem-detector', `E${klog(t)} problem "NTPProblem": exit 2 (plugin not found)`),
  ])() })
  const H_ = (t, m, o) => L(t, 'horizontal-pod-autoscaler', m, o)
  for (let t = t0 + 60000; t < on - M; t += 4 * M) H_(t, `I${klog(t)} horizontal.go:881] "Successfully rescaled" hpa="ins/quotes" currentReplicas=14 desiredReplicas=14 reason="" metric=cpu_seconds current=${k.int(610, 690)}m target=700m`)
  L(on - 50 * S, 'config-sync', 'applied recording-rules.yaml: cpu_seconds: expr now "sum(rate(container_cpu_usage_seconds_total[5m])) / 1000"', { root: 'a' })
  ;[[on, 14, 10], [on + 5 * M, 10, 6], [on + 10 * M, 6, 3]].forEach(([t, a, b]) => H_(t, `I${klog(t)} horizontal.go:881] "Successfully rescaled" hpa="ins/quotes" currentReplicas=${a} desiredReplicas=${b} reason="All metrics below target" metric=cpu_seconds current=0m target=700m`, { root: 'a' }))
  for (let t = on + 14 * M; t < end; t += 4 * M) H_(t, `I${klog(t)} horizontal.go:881] "Successfully rescaled" hpa="ins/quotes" currentReplicas=3 desiredReplicas=3 reason="All metrics below target" metric=cpu_seconds current=1m target=700m`, { root: 'a' })
  L(on - 20 * M, 'config-sync', 'applied dashboards/quotes.json')
  k.inc('a', { allOf: [[/autoscal|\bHPA\b|rescal|scal(?:ed|ing) (?:down|in)|scale[- ](?:down|in)|too few (?:replicas|pods|instances)|replicas? .{0,30}(?:14|3\b)/], [/metric|recording|unit|1000|below target|wrong|replica|\b3\b|rule|pods/]], mustNot: [/NTPProblem/],
    services: ['quotes', 'ins/quotes', 'horizontal-pod-autoscaler', 'hpa', 'config-sync', 'prometheus-adapter', 'autoscaler', 'recording-rules', 'recording-rules.yaml'], victims: ['gateway', 'gateway-0', 'gateway-1', 'gateway-2', 'pricing-model'], severity: ['medium', 'high', 'critical'], onset: on, tol: 150, root: /recording-rules|rescaled/,
    right: ['The autoscaler scaled quotes down from 14 to 3 replicas since the changed recording rule divides the metric by 1000', 'HPA sees a wrong metric near 0m and removes replicas', 'too few pods of quotes after the HPA scaled in on a broken metric'],
    wrong: ['quotes responses get slow', 'Gateway upstream latency grows', 'CPU is too high on quotes', 'pricing-model falls back to a vehicle class'] })
}

function mongoIndex(k) {
  const t0 = k.t0, on = t0 + k.int(38, 46) * M, end = t0 + 80 * M, m = 'logs/mongod.log', a = 'logs/warranty-api.log'
  const G = (t, s, c, id, ctx, msg, attr, o) => k.L(m, t, JSON.stringify({ t: { $date: iso(t).slice(0, 23) + '+00:00' }, s, c, id, ctx, msg, attr }), o)
  k.every(t0, end, 8000, (t) => k.pick([
    () => G(t, 'I', 'NETWORK', 22943, 'listener', 'Connection accepted', { remote: `10.66.1.${k.int(2, 90)}:${k.int(30000, 60000)}`, connectionId: k.int(1000, 99999), connectionCount: k.int(80, 120) }),
    () => G(t, 'I', 'NETWORK', 22944, 'conn' + k.int(1000, 99999), 'Connection ended', { remote: `10.66.1.${k.int(2, 90)}:${k.int(30000, 60000)}`, connectionCount: k.int(80, 120) }),
    () => G(t, 'I', 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), msg: `saving checkpoint snapshot min: ${k.int(1000, 9999)}` } }),
    () => G(t, 'W', 'QUERY', 23799, 'conn' + k.int(100, 900), 'Aggregate command executor error', { error: { code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed', errmsg: 'Sort exceeded memory limit' }, stats: {}, cmd: { aggregate: 'adhoc_bi' } }),
    () => G(t, 'I', 'COMMAND', 51803, 'conn' + k.int(100, 900), 'Slow query', { type: 'command', ns: 'care.bi_export', command: { find: 'bi_export', filter: {} }, planSummary: 'COLLSCAN', docsExamined: 41200, nreturned: 41200, durationMillis: k.int(180, 300) }),
  ])())
  G(on, 'I', 'COMMAND', 51806, 'conn771', 'CMD: dropIndexes', { namespace: 'care.devices', uuid: { uuid: { $uuid: k.uuid() } }, indexes: '"serial_1_model_1"' }, { root: 'a' })
  G(on - 20 * M, 'I', 'INDEX', 20345, 'conn744', 'Index build: done building', { namespace: 'care.claims', index: 'created_-1', commitTimestamp: null })
  const slow = (t) => t > on ? 1 + (t - on) / (8 * M) : 1
  k.every(on + 4000, end, 9000, (t) => G(t, 'I', 'COMMAND', 51803, 'conn' + k.int(100, 900), 'Slow query', { type: 'command', ns: 'care.devices', appName: 'warranty-api', command: { find: 'devices', filter: { serial: k.id(9).toUpperCase(), model: k.id(4) }, limit: 1 }, planSummary: 'COLLSCAN', keysExamined: 0, docsExamined: k.int(3100000, 3200000), nreturned: 1, durationMillis: k.ms(1400 * slow(t), .2) }, { root: 'a' }))
  k.every(t0, end, 4000, (t) => { const dev = k.chance(.5), ms = dev && t > on ? k.ms(1450 * slow(t), .25) : k.ms(16); k.L(a, t, `${hms(t)} ${ymd(t)} | warranty-api | ${dev ? 'lookup' : k.pick(['claim.create', 'claim.list', 'login'])} | ok | ${ms} ms${ms > 5000 ? ' | slow' : ''}`, dev && t > on ? { relevant: 'a' } : {}) })
  k.every(t0, end, 4 * M, (t) => k.L(a, t, `${hms(t)} ${ymd(t)} | warranty-api | claim.create | rejected: receipt unreadable | ${k.ms(20)} ms`))
  k.inc('a', { allOf: [[/index|COLLSCAN|collection scan|full scan/], [/drop|remov|delet|missing|lack|without|no (?:longer|usable|suitable|supporting)|gone|COLLSCAN|collection scan|full scan/]], mustNot: [/bi_export/, /adhoc_bi/], services: ['mongod', 'mongodb', 'mongo', 'care.devices', 'devices'], victims: ['warranty-api'], severity: ['medium', 'high', 'critical'], onset: on, tol: 150, root: /dropIndexes|care\.devices/,
    right: ['The index serial_1_model_1 on care.devices was dropped; lookups are full collection scans', 'Missing index on devices', 'COLLSCAN on care.devices since dropIndexes'],
    wrong: ['warranty-api lookups are slow', 'MongoDB is overloaded with slow queries', 'Aggregate exceeds its memory limit'] })
}

function raidBbu(k) {
  const t0 = k.at(k.int(8, 16)), on = t0 + k.int(44, 52) * M, end = t0 + 90 * M, f = 'logs/dbhost3.log'
  const up = (t) => (8988700 + (t - t0) / 1000).toFixed(6), L = (t, p, m, o) => k.L(f, t, `${isoUs(t)} dbhost3 ${p}: ${m}`, o)
  k.every(t0, end, 3800, (t) => { const b = t > on, x = b ? 14 : 1; k.pick([
    () => L(t, 'mariadbd[2210]', `${sp(t)} ${k.int(100, 9000)} [Note] commit group size=${k.int(1, 9)} flush_ms=${(k.ms(9 * x) / 10).toFixed(1)}`, b ? { relevant: 'a' } : {}),
    () => L(t, 'mariadbd[2210]', `${sp(t)} ${k.int(100, 9000)} [Note] commit group size=${k.int(1, 9)} flush_ms=${(k.ms(9 * x) / 10).toFixed(1)}`, b ? { relevant: 'a' } : {}),
    () => L(t, 'pos-sync[801]', `till ${k.int(1, 60)} uploaded receipts=${k.int(1, 30)} took=${k.ms(40 * (b ? 9 : 1))}ms`, b ? { relevant: 'a' } : {}),
    () => L(t, 'mariadbd[2210]', `${sp(t)} ${k.int(100, 9000)} [Warning] Aborted connection ${k.int(100, 9000)} to db: 'pos' user: 'till' host: '10.200.${k.int(1, 60)}.5' (Got timeout reading communication packets)`),
    () => L(t, 'smartd[655]', `Device: /dev/bus/0 [megaraid_disk_0${k.int(0, 7)}], SMART Usage Attribute: 194 Temperature_Celsius changed from ${k.int(60, 66)} to ${k.int(60, 66)}`),
    () => L(t, 'node_exporter[700]', `ts=${iso(t)} level=error collector=nfs msg="collector failed" err="no such file"`),
  ])() })
  k.tick(t0, end, 5 * M, (t) => L(t, 'iostat-collect[990]', `sda r/s=${k.int(20, 40)} w/s=${t > on ? k.int(160, 220) : k.int(400, 520)} w_await=${t > on ? k.int(26, 44) : 1}.${k.int(10, 99)} util=${t > on ? k.int(92, 99) : k.int(11, 19)}%`, t > on ? { relevant: 'a' } : {}))
  L(on - 40 * S, 'kernel', `[${up(on - 40 * S)}] megaraid_sas 0000:02:00.0: 9004 (${814003000 + Math.floor((on - t0) / 1000) - 40}s/0x0008/info) - Battery relearn started`, { root: 'a' })
  L(on, 'kernel', `[${up(on)}] megaraid_sas 0000:02:00.0: 9005 (${814003000 + Math.floor((on - t0) / 1000)}s/0x0001/info) - Policy change on VD 00/0 to [ID=00,dcp=0d,ccp=0c,ap=0,dc=0] from [ID=00,dcp=0d,ccp=0d,ap=0,dc=0]; write-back disabled, running WriteThrough until battery is charged`, { root: 'a' })
  L(t0 + 22 * M, 'kernel', `[${up(t0 + 22 * M)}] megaraid_sas 0000:02:00.0: 9001 (${814003000 + 1320}s/0x0002/info) - Patrol Read started`); L(t0 + 31 * M, 'kernel', `[${up(t0 + 31 * M)}] megaraid_sas 0000:02:00.0: 9002 (${814003000 + 1860}s/0x0002/info) - Patrol Read complete`)
  k.inc('a', { allOf: [[/write[- ]?through|write[- ]?back|battery|\bBBU\b|controller cache|write cache|cache policy|relearn/]], services: ['dbhost3', 'megaraid_sas', 'kernel', 'megaraid', 'raid', 'sda'], victims: ['mariadbd', 'pos-sync', 'mariadb'], severity: ['medium', 'high', 'critical'], onset: on, tol: 150, root: /megaraid_sas/,
    right: ['The RAID controller went to WriteThrough during a battery relearn, so commits wait for the disk', 'BBU learn cycle disabled the write-back cache', 'write cache of the controller is off'],
    wrong: ['MariaDB commits are slow', 'sda is saturated at 99% util', 'Tills abort their connections', 'Patrol Read slows the array'] })
}

function badBackend(k) { // one of six addresses always needs a second attempt; share grows with weights
  const t0 = k.t0, on = t0 + k.int(34, 42) * M, end = t0 + 80 * M, f = 'logs/edge-proxy.log', bad = `10.88.4.${k.int(21, 26)}`, ips = [21, 22, 23, 24, 25, 26].map((x) => '10.88.4.' + x)
  k.every(t0, end, 2800, (t) => { let ip = k.pick(ips); const b = t > on && ip === bad, id = k.uuid(), path = k.pick(['/v3/tiles/' + k.int(1, 18) + '/' + k.int(100, 999) + '/' + k.int(100, 999), '/v3/route', '/v3/geocode'])
    const other = k.pick(ips.filter((x) => x !== bad))
    if (k.chance(.012) && !b) k.L(f, t, `[${iso(t)}] "GET ${path} HTTP/2" 200 URX via_upstream - ${k.int(300, 9000)} attempts=2 first=${k.pick(ips)}:8080(reset) final=${other}:8080 dur=${k.ms(90)} "${id}"`)
    else if (b) k.L(f, t, `[${iso(t)}] "GET ${path} HTTP/2" 200 URX via_upstream - ${k.int(300, 9000)} attempts=${k.pick([2, 2, 2, 3])} first=${ip}:8080(per_try_timeout) final=${other}:8080 dur=${k.int(2010, 2300)} "${id}"`, { root: 'a' })
    else k.L(f, t, `[${iso(t)}] "GET ${path} HTTP/2" ${k.chance(.02) ? 404 : 200} - via_upstream - ${k.int(300, 9000)} attempts=1 first=${ip}:8080 final=${ip}:8080 dur=${k.ms(36)} "${id}"`) })
  k.tick(t0, end, 60000, (t) => k.L(f, t, `[${iso(t)}] stats cluster=maps members=6 healthy=6 retry_success=${t > on ? k.int(2, 5) : k.int(0, 1)} p50=${k.int(34, 40)} p99=${t > on ? k.int(2040, 2210) : k.int(80, 120)} 5xx=0`, t > on ? { relevant: 'a' } : {}))
  k.every(t0, end, 30000, (t) => k.L('logs/maps-nodes.log', t, `${isoS(t)} ${k.pick(ips)} mapsd: ${k.pick(['tile cache 81% full', 'style reloaded', 'healthz ok', 'healthz ok', 'WARN font "Noto Sans Khmer" missing, fallback used', 'ERROR bad tile coordinate 18/999999/1'])}`))
  k.L('logs/maps-nodes.log', t0 + 12 * M, `${isoS(t0 + 12 * M)} 10.88.4.22 mapsd: reloading after dataset 2026-w18`)
  k.inc('a', { allOf: [[new RegExp(bad.replace(/\./g, '\\.')), new RegExp('\\.' + bad.split('.')[3] + '\\b'), /(?:one|single|same) (?:upstream|backend|host|node|instance|endpoint|address|server|member)/], [/timeout|time[sd]? out|retr|slow|hang|hung|not answer|unrespons|does not respond|(?:stop\w*|ceas\w*) (?:answer|respond|reply)|no longer (?:answer|respond)|degraded|stuck|dead\b|second attempt|latency|fail/]], mustNot: [/font/], services: [bad, bad + ':8080', 'mapsd', 'maps', 'upstream', 'backend'], victims: ['edge-proxy', 'edge', ...ips.filter((x) => x !== bad)], severity: ['low', 'medium', 'high', 'critical'], onset: on, tol: 240, root: /per_try_timeout/,
    right: [`Backend ${bad} no longer answers within the per-try timeout; every request to it is retried elsewhere`, 'A single upstream node hangs; its requests succeed only after a retry', `All retries start at ${bad}: that node is unresponsive`],
    wrong: ['p99 of the edge proxy rises to 2 s', 'Retries grow in the maps cluster', 'mapsd lacks a font', '10.88.4.99 is slow'] })
}

function twoBatch(k) { // DST fall back: billing runs twice; independent: SFTP host key changed
  const [y, dy] = k.pick([[2023, 29], [2024, 27], [2025, 26]]), t0 = Date.UTC(y, 9, dy - 1, 20, k.int(0, 9), k.int(0, 59)), end = Date.UTC(y, 9, dy, 6, 30)
  const f = 'logs/jobs.log', one = Date.UTC(y, 9, dy, 0, 30), two = Date.UTC(y, 9, dy, 1, 30), on2 = Date.UTC(y, 9, dy, 3, k.int(2, 30))
  const loc = (t) => { const off = t < Date.UTC(y, 9, dy, 1) ? 2 : 1; return iso(t + off * H).slice(0, 19) + `+0${off}:00` }
  const L = (t, job, run, m, o) => k.L(f, t, `${loc(t)} ${job.padEnd(16)} run=${run} ${m}`, o)
  k.every(t0, end, 60000, (t) => { const j = k.pick(['meter-intake', 'meter-intake', 'tariff-refresh', 'pdf-render', 'archive']), r = k.id(5)
    L(t, j, r, 'INFO started'); L(t + 1000, j, r, k.pick([`INFO rows=${k.int(400, 9000)}`, `INFO files=${k.int(3, 70)}`, `WARN meter ${k.int(100000, 999999)} reports negative flow, kept aside`, `ERROR pdf font cache cold, rebuilding`])); L(t + k.int(4000, 30000), j, r, 'INFO finished rc=0') })
  const amount = k.int(410000, 480000), fp = Array.from({ length: 43 }, () => k.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz0123456789+/'])).join('')
  for (const [t, i] of [[one, 1], [two, 2]]) { const r = k.id(5), o = { root: i === 2 ? 'a' : undefined, relevant: i === 1 ? 'a' : undefined }
    L(t, 'billing-monthly', r, `INFO started trigger="cron 30 2 ${dy} 10 *" period=${y}-10`, o)
    for (let c = 1; c <= 20; c++) L(t + c * 24000, 'billing-monthly', r, `INFO batch=${c}/20 invoices=${Math.floor(amount / 20 / 10)} debit_total=${(amount * 3.1 / 20).toFixed(2)} EUR`, { relevant: 'a' })
    L(t + 21 * 24000, 'billing-monthly', r, `INFO finished rc=0 invoices=${Math.floor(amount / 10)} debits_submitted=${Math.floor(amount / 10)} period=${y}-10`, o) }
  k.every(two + 3 * H / 2, end, 5 * M, (t) => L(t, 'bank-reply', k.id(5), `INFO camt.054 rejected=${k.int(300, 900)} reason=AM05 "Duplication"`, { relevant: 'a' }))
  // independent
  const up = (t, r) => L(t, 'grid-report', r, 'INFO started target=sftp://transfer.regulator.example')
  for (let t = t0 + 20 * M; t < end; t += 30 * M) { const r = k.id(5); up(t, r)
    if (t < on2) L(t + 3000, 'grid-report', r, `INFO uploaded=${k.int(3, 9)} finished rc=0`)
    else { L(t + 2000, 'grid-report', r, 'WARN ssh: REMOTE HOST IDENTIFICATION HAS CHANGED! ED25519 key for transfer.regulator.example is SHA256:' + fp + ', known_hosts line 12 differs', { root: 'b' }); L(t + 2600, 'grid-report', r, `WARN uploaded=0 spool=${Math.round((t - on2) / (30 * M) + 1) * 6} will try at next run`, { relevant: 'b' }); L(t + 2700, 'grid-report', r, 'INFO finished rc=0', { relevant: 'b' }) } }
  k.inc('a', { allOf: [[/billing|invoic|debit/], [/twice|two times|second (?:time|run)|duplicat|double|again|\bDST\b|daylight|summer time|winter time|clock change|time change|repeated/]], services: ['billing-monthly', 'billing', 'cron', 'scheduler'], victims: ['bank-reply'], severity: ['medium', 'high', 'critical'], onset: two, tol: 300, root: /billing-monthly/,
    right: ['The monthly billing ran twice as 02:30 occurred twice at the end of daylight saving time', 'billing-monthly started a second time for the same period, customers were debited double', 'Cron repeated the billing job on the DST change'],
    wrong: ['The bank rejects direct debits', 'pdf-render reports a cold font cache', 'meter-intake sees negative flow'] })
  k.inc('b', { allOf: [[/host ?key|known_hosts|host identification|ssh key|ed25519|fingerprint|server key|identity of the (?:sftp )?(?:server|host)|remote host identi/], [/chang|differ|mismatch|new|verif|not match|reject|unknown/]], services: ['grid-report', 'transfer.regulator.example', 'sftp', 'ssh'], victims: [], severity: ['low', 'medium', 'high', 'critical'], onset: on2, tol: 35 * 60, root: /IDENTIFICATION HAS CHANGED/,
    right: ['The SFTP server of the regulator presents a new host key that differs from known_hosts', 'SSH host key of transfer.regulator.example changed, uploads are refused', 'grid-report uploads nothing due to a host key mismatch'],
    wrong: ['grid-report spool grows', 'Uploads to the regulator are zero', 'billing ran twice'] })
}

export default [
  ['bank-accounts', 'incident', 'hard', poolLeak, 1.2], ['game-matching', 'incident', 'hard', silentPartition, 1.4], ['stock-feeds', 'incident', 'hard', emptyFeed], ['social-platform', 'incident', 'hard', flagCache], ['branch-offices', 'incident', 'hard', mtu, 1.5],
  ['insurance-quotes', 'incident', 'hard', hpa], ['warranty-mongo', 'incident', 'hard', mongoIndex, 1.6], ['retail-db-host', 'incident', 'hard', raidBbu, 1.8], ['maps-edge', 'incident', 'hard', badBackend], ['utility-night-jobs', 'incident', 'hard; two incidents', twoBatch],
]
