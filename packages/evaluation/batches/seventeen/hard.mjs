import { Case, random, P, iso, day, hms, frac, MON, clf, bsd, MIN, HOUR, start, flow, every, ip, uuid, podid, combined, haproxy, envoy, SCAN, SEV, SEV3 } from './lib.mjs'

// ---------------------------------------------------------------- 11
export function willowNotify(seed) {
  const R = random(`${seed}/willow`), c = new Case('willow-notify', { notes: 'Hard: no error line. Go service in logfmt with runtime statistics each two minutes, Envoy in front, a second service that was deployed innocently.' })
  const t0 = start(R), dep = t0 + R.int(70, 90) * MIN, end = dep + R.int(220, 260) * MIN, A = 'logs/notifier.log', E = 'logs/envoy-access.log', B = 'logs/templates.log'
  const v1 = `2.${R.int(20, 29)}.${R.int(0, 6)}`, v2 = `2.${R.int(30, 36)}.0`
  const lf = (f, ms, lv, msg, kv, mark) => c.line(f, ms, `ts=${iso(ms)} level=${lv} caller=${/client/.test(msg) ? 'hub.go:88' : /push/.test(msg) ? 'push.go:63' : /runtime/.test(msg) ? 'stats.go:27' : /rendered|locale/.test(msg) ? 'render.go:52' : 'main.go:61'} msg="${msg}"${Object.entries(kv).map(([k, v]) => ` ${k}=${v}`).join('')}`, mark)
  let g = R.int(230, 260), heap = R.int(170, 190)
  for (let t = t0 + R.int(0, 60000), n = 0; t < end; t += 2 * MIN, n++) {
    const after = t > dep + MIN; if (after) { g += R.int(280, 420); heap += R.int(14, 24) } else { g = R.int(215, 268); heap = R.int(150, 205) }
    lf(A, t, 'info', 'runtime', { goroutines: g, heap_inuse_mb: heap, gc_pause_p99_ms: (0.4 + (after ? heap / 160 : 0.2) + R.int(0, 30) / 100).toFixed(2), ws_clients: R.int(780, 860), pushed: R.int(900, 1300) }, after && t > dep + 10 * MIN ? { root: 'leak' } : {})
  }
  lf(A, dep - 1400, 'info', 'draining', { ws_clients: R.int(780, 860) }); lf(A, dep - 200, 'info', 'bye', { uptime: '211h4m' })
  lf(A, dep, 'info', 'starting notifier', { version: v2, go: 'go1.22.5', features: 'presence-ping' }, { root: 'leak' }); lf(A, dep + 300, 'info', 'listening', { addr: ':8090' })
  lf(A, t0 + 100, 'info', 'config reloaded', { version: v1 })
  flow(R, t0, end, 56000, (t) => lf(A, t, R.next() < 0.93 ? 'info' : 'warn', ...(R.next() < 0.5 ? ['client joined', { room: R.int(1, 400), transport: 'ws' }] : R.next() < 0.85 ? ['client left', { room: R.int(1, 400), code: R.pick([1000, 1001, 1001, 1006]) }] : ['push retried', { provider: 'apns', attempt: 2, ok: true }])))
  flow(R, t0, end, 32000, (t) => { const age = Math.max(0, t - dep) / HOUR, d = Math.round(R.int(6, 40) + age * age * R.int(18, 34)); c.line(E, t, envoy(R, t, { m: R.pick(['GET', 'POST']), p: R.pick(['/v1/notify', '/v1/unread', `/v1/rooms/${R.int(1, 400)}`]), dur: d, up: `10.20.1.${R.int(2, 4)}:8090`, auth: 'notify.example' }), age > 1.5 ? { relevant: 'leak' } : {}) })
  flow(R, t0, end, 12 * MIN, (t) => c.line(E, t, envoy(R, t, { p: R.pick(SCAN), s: 404, f: 'NR', dur: 0, up: '-', auth: ip(R) })))
  flow(R, t0, end, 80000, (t) => lf(B, t, 'info', 'rendered', { tpl: R.pick(['order-shipped', 'otp', 'promo']), ms: R.int(1, 9) }))
  const d2 = dep + R.int(60, 90) * MIN
  lf(B, d2, 'info', 'starting templates', { version: `1.${R.int(3, 9)}.2` }); lf(B, d2 + 60, 'warn', 'locale fallback', { missing: 'sk', using: 'en' })
  c.incident('leak', {
    cause: { allOf: [
      ['goroutine', 'leak', 'memory', '\\bheap\\b', 'go routine'],
      ['leak', 'grow', 'climb', '\\bris(e|es|ing)\\b', 'rose', 'increas', 'accumul', 'never (\\w+ )?(released|end|ended|freed|exit|stopp|closed)', 'unbounded', 'creep', 'steadil', 'piling up', 'pile up', 'monoton', 'upward'],
      ['notifier', 'goroutine', 'presence', v2.replace(/\./g, '\\.')],
    ], mustNot: [] },
    services: ['notifier', 'notify', 'notify.example'], victims: ['envoy', 'envoy-access'], severity: ['critical', 'high', 'medium', 'low'], onset: dep, onsetToleranceSeconds: 2400, temporalPattern: null, rootPattern: 'goroutines=|starting notifier',
  })
  return c
}

// ---------------------------------------------------------------- 12
export function coralSettle(seed) {
  const R = random(`${seed}/coral`), c = new Case('coral-settle', { notes: 'Hard: wrong data, no error line. Checkout, capture and switchboard files; amounts must be compared.' })
  const t0 = start(R), end = t0 + R.int(80, 95) * MIN, onset = t0 + R.int(46, 54) * MIN, K = 'logs/checkout.jsonl', G = 'logs/capture.log', W = 'logs/switchboard.log'
  const flag = R.pick(['money-v2-minor-units', 'minor-units-v2', 'cents-native-amounts'])
  let o = R.int(310000, 480000), seen = null
  flow(R, t0, end, 18500, (t) => {
    const id = o++, cents = R.int(690, 18900), cur = R.pick(['EUR', 'EUR', 'SEK', 'DKK']), after = t > onset
    c.line(K, t, JSON.stringify({ '@t': iso(t), svc: 'checkout', lvl: 'INFO', ev: 'order.confirmed', order: id, total: (cents / 100).toFixed(2), currency: cur, items: R.int(1, 5), customer: `c-${R.hex(6)}` }))
    const declined = R.next() < (after ? 0.42 : 0.05), sent = after ? cents * 100 : cents
    const T = t + R.int(400, 900), line = (x, dt, mark) => c.line(G, T + dt, `${hms(T + dt)}.${frac(T + dt)} [capture-${(id % 4) + 1}] INFO  order=${id} ${x}`, mark)
    line(`request psp=adria amount_minor=${sent} currency=${cur} idem=${R.hex(10)}`, 0, after ? { root: 'x100' } : {})
    line(declined ? `response declined code=${after ? R.pick(['51', '61', '61', '51']) : R.pick(['51', '05', '54'])} in ${R.int(210, 600)} ms` : `response captured ref=${R.hex(12).toUpperCase()} in ${R.int(210, 600)} ms`, R.int(210, 600), after && declined ? { relevant: 'x100' } : {})
    c.line(K, T + 900, JSON.stringify({ '@t': iso(T + 900), svc: 'checkout', lvl: 'INFO', ev: declined ? 'order.payment_declined' : 'order.paid', order: id }), after && declined ? { relevant: 'x100' } : {})
    const later = t + R.int(180, 840) * 1000; if (after && !declined && R.next() < 0.16 && later < end) c.line(K, later, JSON.stringify({ '@t': iso(later), svc: 'support-bridge', lvl: 'INFO', ev: 'ticket.opened', order: id, topic: 'charged_more_than_shown' }), { relevant: 'x100' })
  })
  flow(R, t0, end, 35000, (t) => c.line(K, t, JSON.stringify({ '@t': iso(t), svc: 'checkout', lvl: R.next() < 0.9 ? 'INFO' : 'WARN', ev: R.pick(['cart.abandoned', 'voucher.rejected', 'address.autocomplete', 'cart.updated']), customer: `c-${R.hex(6)}` })))
  const sw = (ms, x, mark) => c.line(W, ms, `${day(ms)} ${hms(ms)} | ${x}`, mark)
  every(R, t0, end, 5 * MIN, (t) => sw(t, `poll ok, 63 switches, etag ${R.hex(6)}`))
  for (let i = 0; i < 5; i++) { const t = t0 + R.int(2, 40) * MIN; sw(t, `switch ${R.pick(['new-header', 'gift-wrap', 'recs-model-b', 'express-button'])}: ${R.pick([5, 10, 25])}% -> ${R.pick([50, 75, 100])}% (by ${R.pick(['marta', 'jonas', 'ci'])})`) }
  sw(onset - 1000, `switch ${flag}: 0% -> 100% (by ${R.pick(['marta', 'jonas', 'ola'])}, targets: capture)`, { root: 'x100' })
  sw(onset + 9 * MIN, 'switch gift-wrap: 50% -> 100% (by ci)')
  c.incident('x100', {
    cause: { allOf: [
      ['flag', 'switch', 'toggle', 'rollout', flag, 'minor.?unit', '\\bcents\\b', 'conver(t|sion).{0,40}(unit|cent|minor|amount)', 'scal(ed|ing|es?)\\b.{0,40}(amount|100|hundred|unit)',  '100 ?(x|times|×|-?fold)', '(x|×) ?100', 'hundred', 'factor (of )?100', 'multipl'],
      ['amount', 'overcharg', 'charg', '100', 'hundred', 'inflat', 'multipl', 'price', 'sum', 'too (high|large|much)'],
      ['captur', 'amount', 'charg', flag, 'minor', 'psp', 'payment'],
    ], mustNot: ['psp (is |was )?(down|unavailable|outage)', '(issuer|bank) (outage|problem)'] },
    services: ['capture', 'switchboard', flag, 'capture-1', 'capture-2', 'capture-3', 'capture-4'], victims: ['checkout', 'adria', 'support-bridge'], severity: SEV3, onset, onsetToleranceSeconds: 180, temporalPattern: null, rootPattern: 'amount_minor=|targets: capture',
  })
  return c
}

// ---------------------------------------------------------------- 13
export function slateAuth(seed) {
  const R = random(`${seed}/slate`), c = new Case('slate-auth', { notes: "Hard: collector stream of three API hosts (collector's time first, the sender's own time inside). 401s at INFO for one host only." })
  const t0 = start(R), mv = t0 + R.int(25, 32) * MIN, end = mv + R.int(105, 125) * MIN, F = 'logs/collector.log', hosts = ['api-1', 'api-2', 'api-3'], sick = R.pick(hosts)
  const rate = R.int(4, 6) / 10 / 60, off = (t, h) => h === sick && t > mv ? Math.round((t - mv) * rate) : 0 // falls behind some 0.4-0.6 s a minute
  const L = (ms, h, u, pid, msg, mark) => c.line(F, ms, `${iso(ms).slice(0, 19)}Z ${h} ${u}${pid ? `[${pid}]` : ''}: ${msg}`, mark)
  const pid = Object.fromEntries(hosts.map((h) => [h, R.int(700, 4000)]))
  flow(R, t0, end, 14000, (t) => {
    const h = R.pick(hosts), k = off(t, h), own = iso(t - k), bad = k > 5000 && R.next() < Math.min(0.85, k / 40000), p = R.pick(['/v2/orders', '/v2/me', '/v2/returns', `/v2/orders/${R.int(1000, 9999)}`])
    if (bad) L(t, h, 'orders-api', pid[h], `${own} info GET ${p} 401 1ms reason="jwt not active"`, { relevant: 'clock' })
    else L(t, h, 'orders-api', pid[h], `${own} info ${R.pick(['GET', 'GET', 'POST'])} ${p} ${R.next() < 0.04 ? '401 1ms reason="jwt expired"' : `200 ${R.int(4, 70)}ms`}`, k > 20000 ? { relevant: 'clock' } : {})
  })
  flow(R, t0, end, 30000, (t) => L(t, 'auth-1', 'token-issuer', 611, `${iso(t)} info issued kid=${R.pick(['k7', 'k8'])} sub=u${R.int(100, 999)} nbf=${Math.floor(t / 1000)} exp=${Math.floor(t / 1000) + 900} aud=orders`))
  flow(R, t0, end, 6 * MIN, (t) => L(t, 'auth-1', 'token-issuer', 611, `${iso(t)} warn bad password sub=u${R.int(100, 999)} attempt=${R.int(1, 3)}`))
  L(t0 + 12 * MIN, 'auth-1', 'token-issuer', 611, `${iso(t0 + 12 * MIN)} info signing key rotated: k7 -> k8 (k7 accepted for 24h)`)
  for (const h of hosts) flow(R, t0, end, 20 * MIN, (t) => { if (!(h === sick && t > mv)) L(t, h, 'chronyd', 498, R.pick(['Selected source 10.0.0.7 (ntp-a.internal)', 'Source 10.0.0.9 replaced with 10.0.0.11 (ntp.pool.internal)'])) })
  L(mv, sick, 'kernel', 0, `clocksource: timekeeping watchdog on CPU${R.int(0, 3)}: Marking clocksource 'tsc' as unstable because the skew is too large:`, { root: 'clock' })
  L(mv + 10, sick, 'kernel', 0, `clocksource: Switched to clocksource hpet`, { root: 'clock' })
  L(mv + 190000, sick, 'chronyd', 498, "Can't synchronise: no selectable sources", { root: 'clock' })
  for (const h of hosts) every(R, t0, end, 15 * MIN, (t) => L(t, h, 'systemd', 1, R.pick(['Started logrotate.service - Rotate log files.', 'sysstat-collect.service: Deactivated successfully.', 'Finished apt-daily.service - Daily apt download activities.'])))
  flow(R, t0, end, 2 * MIN, (t) => L(t, R.pick(hosts), 'nginx', 422, `${ip(R)} "GET ${R.pick(SCAN)} HTTP/1.1" 404 153`))
  L(mv + 20 * MIN, R.pick(hosts), 'orders-api', 1, `${iso(mv + 20 * MIN)} warn (node:1) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated.`)
  c.incident('clock', {
    cause: { allOf: [
      ['clock', '\\bntp\\b', 'chrony', 'time ?(sync|keeping|drift|skew)', 'system time', 'wall time', 'local time', 'synchroni[sz]', '\\btsc\\b', 'time (on|of) (the )?(host )?api'],
      [sick, 'drift', 'skew', 'unsync', 'behind', 'slow', '\\blost\\b', 'wrong', 'not (synchroni|in sync)', 'out of sync', 'no selectable', 'unstable', "can(no|')t sync", 'incorrect', 'lag', 'diverg', 'off by'],
    ], mustNot: ['key rotation (caus|broke|is the cause)', 'token-issuer (is|was) (down|broken)'] },
    services: [sick, 'chronyd', 'kernel', 'chrony', 'ntp'], victims: ['token-issuer', 'orders-api', 'auth-1'], severity: SEV3, onset: mv, onsetToleranceSeconds: 1200, temporalPattern: null, rootPattern: "clocksource|Can't synchronise",
  })
  return c
}

// ---------------------------------------------------------------- 14
export function amberCatalogue(seed) {
  const R = random(`${seed}/amber`), c = new Case('amber-catalogue', { notes: 'Hard: latency drifts after an INFO line at a worker start; the statistics line tells it. Django catalogue, HAProxy, Postgres with log_min_duration_statement.' })
  const t0 = start(R), dep = t0 + R.int(34, 40) * MIN, end = dep + R.int(40, 50) * MIN, A = 'logs/catalogue.log', H = 'logs/haproxy.log', G = 'logs/postgresql.log', host = `lb-${R.pick(['a', 'b'])}`, hp = R.int(1000, 9000), build = R.hex(7), old = R.hex(7)
  const a = (ms, lv, w, msg, mark) => c.line(A, ms, `${lv[0]} ${day(ms).slice(5).replace('-', '')} ${hms(ms)}.${frac(ms)} w${w} ${msg}`, mark)
  let req = R.int(100000, 200000)
  every(R, t0, end, MIN, (t) => {
    const after = t > dep + 20000, n = R.int(2600, 3300), ratio = after ? R.int(20, 70) / 1000 : R.int(950, 982) / 1000
    a(t, 'INFO', R.int(1, 4), `stats: page_cache lookups=${n} hits=${Math.round(n * ratio)} ratio=${ratio.toFixed(3)} stored=${Math.round(n * (1 - ratio))} keys=${after ? R.int(380000, 1900000) : R.int(41000, 43500)}`, after ? { root: 'cache' } : {})
  })
  flow(R, t0, end, 9000, (t) => {
    const ramp = t > dep ? Math.min(1, (t - dep) / (12 * MIN)) : 0, d = Math.round(R.int(6, 30) + ramp * R.int(260, 900)), p = R.pick([`/c/${R.pick(['amber', 'rings', 'beads'])}?page=${R.int(1, 9)}`, `/p/${R.int(100, 9999)}`, '/search?q=amber+ring', '/'])
    c.line(H, t, haproxy(R, t, { host, pid: hp, fe: 'shop~', be: 'catalogue', srv: `cat${R.int(1, 2)}`, tr: d, p, tw: Math.round(ramp * R.int(0, 40)) }), ramp > 0.3 ? { relevant: 'cache' } : {})
  })
  flow(R, t0, end, 19000, (t) => a(t, 'INFO', R.int(1, 4), `served ${R.pick(['/c/amber', `/p/${R.int(100, 9999)}`, '/'])} 200 tpl=${R.int(2, 9)}ms`))
  flow(R, t0, end, 4 * MIN, (t) => a(t, 'WARN', R.int(1, 4), `image ${R.hex(6)}.jpg has no alt text, using product name`))
  const start1 = (t, w, b, prefix, mark) => a(t, 'INFO', w, `worker up build=${b} cache=redis://cache-1:6379/2 prefix=${prefix} ttl=1800 max_requests=400`, mark)
  for (let w = 1; w <= 4; w++) { start1(t0 + w * 90, w, old, 'cat:v4'); start1(dep + w * 900, w, build, `cat:${build}:${R.hex(8)}`, { root: 'cache' }) }
  flow(R, t0, dep, 5 * MIN, (t) => start1(t, R.int(1, 4), old, 'cat:v4')); flow(R, dep + MIN, end, 2 * MIN, (t) => start1(t, R.int(1, 4), build, `cat:${build}:${R.hex(8)}`, { root: 'cache' }))
  const pg = (ms, msg, mark) => c.line(G, ms, `${day(ms)} ${hms(ms)}.${frac(ms)} UTC [${R.int(20000, 29999)}] amber@catalogue LOG:  ${msg}`, mark)
  const q = () => R.pick(["SELECT p.id, p.title, p.price FROM product p JOIN product_category pc ON pc.product_id = p.id WHERE pc.category_id = $1 ORDER BY p.rank LIMIT 48", 'SELECT s.product_id, SUM(s.qty) FROM stock s WHERE s.product_id = ANY($1) GROUP BY 1', 'SELECT f.name, COUNT(*) FROM facet f JOIN product_facet pf ON pf.facet_id = f.id WHERE pf.category_id = $1 GROUP BY 1'])
  flow(R, t0, dep, 75000, (t) => pg(t, `duration: ${R.int(200, 330)}.${P(R.int(0, 999), 3)} ms  execute <unnamed>: ${q()}`)); flow(R, dep, end, 9500, (t) => pg(t, `duration: ${R.int(210, 1400)}.${P(R.int(0, 999), 3)} ms  execute <unnamed>: ${q()}`, { relevant: 'cache' }))
  every(R, t0, end, 5 * MIN, (t) => c.line(G, t, `${day(t)} ${hms(t)}.${frac(t)} UTC [61] LOG:  checkpoint complete: wrote ${R.int(100, 900)} buffers (0.${R.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=29.${R.int(100, 999)} s, sync=0.004 s, total=29.9 s`))
  c.incident('cache', {
    cause: { allOf: [
      ['cache', 'caching'],
      ['hit', 'miss', 'prefix', '\\bkeys?\\b', 'cold', 'ineffective', 'useless', 'bypass', 'not (shared|reused)', 'namespace', 'ratio', 'per[- ]worker', 'fragment', 'build'],
    ], mustNot: ['missing index', 'cache-1 (is|was) (down|unreachable)', 'redis (is|was) down'] },
    services: ['catalogue', 'catalogue.log', 'cache', 'redis', 'cache-1', 'page_cache'], victims: ['haproxy', 'postgresql', 'postgres', 'lb-a', 'lb-b', 'cat1', 'cat2', 'shop'], severity: ['critical', 'high', 'medium', 'low'], onset: dep, onsetToleranceSeconds: 420, temporalPattern: null, rootPattern: 'page_cache|worker up build',
  })
  return c
}
