import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 22. Varnish: a new VCL makes everything pass; the origin slows down.
function varnishPass(R) {
  const c = new K(R, 'varnish-vcl-pass', 'hard', 'vcl.use at info, from then on hit -> pass; origin gets all the traffic and becomes slow; no error of Varnish; a few 503 late')
  const t0 = start(R), bad = t0 + R.int(34, 50) * M, end = bad + R.int(34, 45) * M, vcl = `reload_${F.sp(bad).slice(0, 10).replace(/-/g, '')}_${F.hms(bad).replace(/:/g, '')}`
  c.inc('vcl', {
    allOf: [['vcl', 'varnish', 'cach', 'hit ?(rate|ratio)'], ['pass', 'bypass', 'miss', 'not cach', 'no longer cach', 'hits? (drop|fell|fall|collaps|gone|disappear|vanish)', 'stopped caching', '(fell|drop\\w*|went|down) to (0|zero|nothing)', 'hit ?(rate|ratio) (drop|fell|fall|collaps|gone|is|down|near|at)', 'disabl', 'uncach', 'no (more )?(cache )?hits', 'stopp']],
    mustNot: ['bot (attack|traffic)', 'ddos'],
    right: [`since VCL ${vcl} was loaded Varnish passes everything to the origin instead of caching`, 'cache bypass after the VCL reload: hits became pass', 'the cache hit rate fell to zero with the new vcl, disabling caching'],
    wrong: ['the origin Apache is slow', 'Varnish returns 503', 'traffic spike on the backend'],
    services: ['varnish', 'varnishd', 'cache1', vcl, 'vcl'], victims: ['apache', 'origin', 'backend', 'web'], severity: ['high', 'medium', 'critical'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'vcl\\.(use|load|inline)|VCL compiled| pass ',
  })
  const f = (t) => Math.min(1, Math.max(0, (t - bad) / (12 * M)))
  const paths = ['/', '/magazin/', '/magazin/a-' + R.int(1, 900), '/rezepte/', '/rezepte/brot-' + R.int(1, 90), '/themen/garten', '/static/app.js', '/static/main.css']
  c.flow('varnishncsa.log', t0, end, 6 * S, (t) => {
    const path = R.pick(paths.concat('/konto', '/suche?q=' + alnum(R, 4))), priv = /konto|suche/.test(path), b = t > bad + 2000
    const h = priv || b ? 'pass' : R.next() < 0.9 ? 'hit' : 'miss', ttfb = h === 'hit' ? 0.0001 : (lg(R, 90 + 2600 * f(t), 0.5) / 1000)
    const st = b && f(t) > 0.8 && R.next() < 0.04 ? 503 : 200
    return [[0, `${ip(R)} [${F.clf(t)}] "GET ${path} HTTP/1.1" ${st} ${R.int(900, 60000)} ${h} ${ttfb.toFixed(6)} cache1 -`, b && !priv ? { root: 'vcl' } : undefined]]
  })
  c.flow('varnishncsa.log', t0, end, 90 * S, (t) => `${ip(R)} [${F.clf(t)}] "GET ${R.pick(['/.env', '/wp-json/wp/v2/users', '/old.php'])} HTTP/1.1" 404 311 miss 0.00${R.int(1000, 9999)} cache1 -`)
  const v = (t, text) => `${F.sys(t)} cache1 varnishd[812]: ${text}`
  c.flow('syslog', t0, end, 3 * M, (t) => R.pick([v(t, 'CLI telnet 127.0.0.1 40' + R.int(100, 999) + ' 127.0.0.1 6082 Rd ping'), v(t, `CLI telnet 127.0.0.1 40${R.int(100, 999)} 127.0.0.1 6082 Rd ban req.url ~ ^/magazin/a-${R.int(1, 900)}$`), `${F.sys(t)} cache1 CRON[${R.int(2000, 9000)}]: (root) CMD (/usr/local/bin/warm-home >/dev/null)`]))
  c.l('syslog', bad - 17 * M, v(bad - 17 * M, 'Child (830) said Kicking lurker thread with 0 bans'))
  c.l('syslog', bad, v(bad, `CLI telnet 127.0.0.1 40812 127.0.0.1 6082 Rd vcl.load ${vcl} /etc/varnish/default.vcl`), { root: 'vcl' })
  c.l('syslog', bad + 900, v(bad + 900, 'CLI telnet 127.0.0.1 40812 127.0.0.1 6082 Wr 200 VCL compiled.'), { root: 'vcl' })
  c.l('syslog', bad + 1000, v(bad + 1000, `CLI telnet 127.0.0.1 40812 127.0.0.1 6082 Rd vcl.use ${vcl}`), { root: 'vcl' })
  c.flow('origin-access.log', t0, end, 20 * S, (t) => t > bad ? null : `10.8.0.5 - - [${F.clf(t)}] "GET ${R.pick(paths)} HTTP/1.1" 200 ${R.int(900, 60000)} D=${lg(R, 85000)}`)
  c.flow('origin-access.log', bad, end, 6500, (t) => [[0, `10.8.0.5 - - [${F.clf(t)}] "GET ${R.pick(paths)} HTTP/1.1" 200 ${R.int(900, 60000)} D=${lg(R, 90000 + 2600000 * f(t), 0.5)}`, { relevant: 'vcl' }]])
  c.flow('origin-error.log', t0, end, 3 * M, (t) => R.pick([`[${F.apache(t)}] [php:warn] [pid ${R.int(900, 999)}] [client 10.8.0.5:${R.int(30000, 60000)}] PHP Warning:  Trying to access array offset on value of type null in /var/www/app/Block/Teaser.php on line 77`, `[${F.apache(t)}] [core:notice] [pid 811] AH00094: Command line: '/usr/sbin/apache2'`]))
  const rel = bad - 26 * M
  c.l('origin-error.log', rel, `[${F.apache(rel)}] [mpm_prefork:notice] [pid 811] AH00171: Graceful restart requested, doing restart`); c.l('origin-error.log', rel + 500, `[${F.apache(rel + 500)}] [mpm_prefork:notice] [pid 811] AH00163: Apache/2.4.57 (Debian) configured -- resuming normal operations`)
  return c
}

// 23. Mobile push: config rolled out with the APNs sandbox host; tokens are rejected and deactivated.
function apnsSandbox(R) {
  const c = new K(R, 'push-apns-sandbox', 'hard', 'one INFO start line shows the sandbox endpoint; iOS batches are accepted=~0 at INFO, tokens get deactivated (data loss); Android is fine')
  const t0 = start(R), bad = t0 + R.int(60, 80) * M, end = bad + R.int(50, 70) * M, svc = R.pick(['push-sender', 'notifier', 'msgpump'])
  c.inc('apns', {
    allOf: [['apns', 'ios', 'apple', 'push'], ['sandbox', 'endpoint', 'development (host|server|environment|apns|gateway)', 'wrong (host|server|environment|endpoint|gateway)', 'environment', 'config']],
    mustNot: ['users (uninstalled|uninstall)', 'fcm (is )?down'],
    right: [`${svc} talks to the APNs sandbox since its restart, all iOS tokens are BadDeviceToken`, 'Apple push goes to the development environment instead of production', 'wrong APNs endpoint in the new config'],
    wrong: ['iOS users have uninstalled the app', 'device tokens are invalid', 'FCM is slow'],
    services: [svc, 'apns', 'push'], victims: ['token-janitor', 'campaign', 'ios'], severity: ['high', 'medium', 'critical'], onset: bad, onsetToleranceSeconds: 300, rootPattern: 'sandbox|BadDeviceToken',
  })
  const L = (t, prog, text) => `${F.spm(t)} UTC ${prog.padEnd(13)} ${text}`
  let b = R.int(8000, 20000), active = R.int(180000, 240000)
  const f = 'push.log'
  c.flow(f, t0, end, 28 * S, (t) => { const n = R.pick([100, 250, 500, 500]), plat = R.pick(['ios', 'android']), wrong = plat === 'ios' && t > bad + 5000, ok = wrong ? R.int(0, Math.ceil(n * 0.02)) : n - R.int(0, 4); const id = ++b, rows = [[0, L(t, svc, `batch=${id} platform=${plat} campaign=${R.pick(['order-status', 'chat', 'daily', 'order-status'])} size=${n}`)], [R.int(300, 2500), L(t + 1200, svc, `batch=${id} platform=${plat} sent=${n} accepted=${ok} rejected=${n - ok}${n - ok ? ` reasons={${plat === 'ios' ? (wrong ? 'BadDeviceToken' : R.pick(['Unregistered', 'BadDeviceToken'])) : 'UNREGISTERED'}:${n - ok}}` : ''}`), wrong ? { root: 'apns' } : undefined]]; return rows })
  c.every(f, t0 + 4 * M, end, 5 * M, (t) => { const gone = t > bad + 4 * M ? R.int(1800, 2600) : R.int(3, 14); active -= gone; return [[0, L(t, 'token-janitor', `ios: ${gone} tokens marked inactive, ${active} active left; android: ${R.int(2, 12)} marked inactive`), t > bad + 4 * M ? { relevant: 'apns' } : undefined]] })
  c.flow(f, t0, end, 15 * S, (t) => L(t, 'campaign', `event ${R.pick(['order.shipped', 'chat.message', 'order.delivered', 'price.drop'])} user=${R.int(10000, 999999)} -> queue (${R.int(1, 40)} waiting)`))
  c.flow(f, t0, end, 4 * M, (t) => R.pick([L(t, svc, 'WARN fcm 503 UNAVAILABLE, retry-after 2s, resent ok'), L(t, 'campaign', `WARN user=${R.int(10000, 999999)} has no device, skipped`), L(t, svc, 'WARN http2 GOAWAY from apns, reconnecting'), L(t, 'campaign', `ERROR template daily/pl: missing placeholder {first_name}, fallback used`)]))
  const bn = (at, host, bi, m) => { c.l(f, at - 3000, L(at - 3000, svc, 'stopping: SIGTERM, 0 batches in flight')); c.l(f, at, L(at, svc, `started build ${bi}, workers=8, fcm=fcm.googleapis.com:443, apns=${host}:443, topic=com.example.shop, janitor=on`), m) }
  bn(t0 + 8 * M, 'api.push.apple.com', R.int(300, 399)); bn(bad, 'api.sandbox.push.apple.com', R.int(400, 499), { root: 'apns' })
  return c
}

// 24. HAProxy: one of four nodes drifts slow (healed by removal); later, independently, the image backend fails its check after a deployment.
function haSlowNode(R) {
  const c = new K(R, 'haproxy-slow-node', 'hard', 'two independent incidents: one node only visible by Tr in the haproxy log, drained by an operator; later be_img loses both servers because the check path gives 404')
  const t0 = start(R), a = t0 + R.int(20, 32) * M, aEnd = a + R.int(30, 38) * M, b = aEnd + R.int(18, 26) * M, end = b + R.int(14, 20) * M
  const nodes = ['web1', 'web2', 'web3', 'web4'], sick = R.pick(nodes), lb = R.pick(['lb1', 'lb-a', 'proxy02'])
  c.inc('node', {
    allOf: [[sick, 'one (of (the )?(four|4) )?(server|node|backend|web)', 'single (server|node|backend)'], [SYN.slow, 'high response time', 'response times?', '\\btr\\b']],
    mustNot: ['all (web )?(servers|nodes) (are )?slow'],
    right: [`${sick} answers more and more slowly, the other nodes are fine`, `single node ${sick}: response time drifts to seconds`, `${sick} had degraded latency until drained`],
    wrong: ['the website is slow', 'HAProxy is overloaded', 'be_img has no server available'],
    services: [sick, `be_app/${sick}`], victims: [lb, 'haproxy'].concat(nodes.filter((x) => x !== sick)), severity: ['medium', 'high', 'low'], onset: a, onsetToleranceSeconds: 600, rootPattern: `/${sick} `,
  })
  c.inc('img', {
    allOf: [['img', 'image'], ['404', 'health ?check', '\\bcheck', 'layer ?7', 'wrong status', 'not found', 'path', 'healthz', 'route', 'probe']],
    mustNot: [`${sick} (is )?slow`],
    right: ['be_img: both servers fail the health check with 404 after the image service release', 'image backend is down since its check URL returns 404', 'img servers taken out: Layer7 wrong status'],
    wrong: ['image requests get 503', 'HAProxy has no server available', `${sick} is slow`],
    services: ['be_img', 'img1', 'img2', 'imgd', 'be_img/img1', 'be_img/img2', 'image service'], victims: [lb, 'haproxy', 'be_app'], severity: ['high', 'medium', 'critical'], onset: b, onsetToleranceSeconds: 180, rootPattern: 'Layer7 wrong status',
  })
  const sl = (t, text) => `<${/DOWN|no server/.test(text) ? 129 : 134}>${F.sys(t)} ${lb} haproxy[2411]: ${text}`
  const f = 'haproxy.log', cn = () => { const n = R.int(60, 200); return `${n}/${n - R.int(1, 3)}` }
  c.flow(f, t0, end, 5 * S, (t) => {
    const img = R.next() < 0.2, s = img ? R.pick(['img1', 'img2']) : R.pick(t > aEnd ? nodes.filter((x) => x !== sick) : nodes), x = s === sick && t > a ? (t - a) / (aEnd - a) : 0
    const dead = img && t > b + 6000, tr = lg(R, 55 + 4200 * x, 0.5), h = `${ip(R)}:${R.int(20000, 65000)} [${F.hap(t)}] fe_www~ `
    if (dead) return [[0, sl(t, `${h}be_img/<NOSRV> 0/-1/-1/-1/0 503 217 - - SC-- ${cn()}/0/0/0 0/0 "GET /img/${R.hex(8)}.webp HTTP/2.0"`), { relevant: 'img' }]]
    return [[0, sl(t, `${h}${img ? 'be_img' : 'be_app'}/${s} 0/0/${R.int(0, 2)}/${tr}/${tr + R.int(1, 9)} ${R.pick([200, 200, 200, 200, 304, 302, 404])} ${R.int(300, 60000)} - - ---- ${cn()}/${R.int(1, 20)}/${R.int(0, 6)}/0 0/0 "${R.pick(['GET', 'GET', 'GET', 'POST'])} ${img ? '/img/' + R.hex(8) + '.webp' : R.pick(['/', '/kurse', '/kurse/' + R.int(1, 400), '/login', '/buchen'])} HTTP/2.0"`), x > 0.15 ? { root: 'node' } : undefined]]
  })
  c.flow(f, t0, end, 50 * S, (t) => sl(t, `${ip(R)}:${R.int(20000, 65000)} [${F.hap(t)}] fe_www/1: ${R.pick(['SSL handshake failure', 'Connection closed during SSL handshake', 'Timeout during SSL handshake'])}`))
  c.flow(f, t0, end, 70 * S, (t) => sl(t, `${ip(R)}:${R.int(20000, 65000)} [${F.hap(t)}] fe_www~ fe_www/<NOSRV> -1/-1/-1/-1/${R.int(0, 3)} 400 0 - - PR-- ${cn()}/0/0/0 0/0 "<BADREQ>"`))
  c.l(f, aEnd, sl(aEnd, `Server be_app/${sick} is going DOWN for maintenance. 3 active and 0 backup servers left. ${R.int(4, 19)} sessions active, 0 requeued, 0 remaining in queue.`), { relevant: 'node' })
  const fl = t0 + 9 * M, fn = nodes.find((x) => x !== sick)
  c.l(f, fl, sl(fl, `Health check for server be_app/${fn} failed, reason: Layer4 timeout, check duration: 2002ms, status: 2/3 UP.`)); c.l(f, fl + 2000, sl(fl + 2000, `Health check for server be_app/${fn} succeeded, reason: Layer7 check passed, code: 200, check duration: 3ms, status: 3/3 UP.`))
  const d = (t, h, text) => `<30>${F.sys(t)} ${h} imgd[77]: ${text}`
  c.flow('imgd.log', t0, end, 30 * S, (t) => t > b ? null : d(t, R.pick(['img1', 'img2']), `resize ${R.hex(8)} ${R.pick(['320w', '640w', '1280w'])} ${lg(R, 40)}ms`))
  for (const [i, h] of ['img1', 'img2'].entries()) {
    const at = b - 6000 + i * 4500
    c.l('imgd.log', at, d(at, h, 'stopping')); c.l('imgd.log', at + 800, d(at + 800, h, `imgd 3.0.0 listening on :8080, routes: /img /metrics /status (was: /healthz)`), { relevant: 'img' })
    c.l(f, at + 6500, sl(at + 6500, `Server be_img/${h} is DOWN, reason: Layer7 wrong status, code: 404, info: "Not Found", check duration: 2ms. ${1 - i} active and 0 backup servers left. ${R.int(1, 9)} sessions active, 0 requeued, 0 remaining in queue.`), { root: 'img' })
  }
  c.l(f, b + 6200, sl(b + 6200, 'backend be_img has no server available!'), { relevant: 'img' })
  return c
}

// 25. Sidekiq payments: read timeout lowered; the PSP accepts, the job retries; double charges. INFO/WARN only.
function doubleCharge(R) {
  const c = new K(R, 'sidekiq-double-charge', 'hard', 'PSP client restarted with read_timeout=2s (was 25s) at INFO; charges time out after being accepted and are retried without idempotency: customers charged twice')
  const t0 = start(R), bad = t0 + R.int(45, 70) * M, end = bad + R.int(45, 60) * M, psp = R.pick(['unzer', 'mollie', 'payone'])
  c.inc('double', {
    allOf: [['time[ -]?out', 'timed out', 'read_timeout', 'idempoten', 'retr(y|ies|ied)'], ['twice', 'duplicat', 'double', 'two charges', 'again', 'retr(y|ies|ied)', 'idempoten', 'second charge']],
    mustNot: [`${psp} (is|was) (down|unavailable)`, 'sidekiq (is )?down'],
    right: ['read_timeout was cut to 2 s, charges time out after the PSP accepted them and the retry charges the customer twice', 'double charges: retried ChargeJob without idempotency key after Net::ReadTimeout', 'too short timeout for the payment provider causes duplicate charges'],
    wrong: ['the payment provider is down', 'ChargeJob fails', 'customers complain about refunds'],
    services: ['payments', 'ChargeJob', 'sidekiq', 'billing', 'psp', psp], victims: ['webhooks', 'ledger', 'customers', 'support'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 420, rootPattern: 'read_timeout|ReadTimeout|charge',
  })
  const pid = 1, sk = (t, lvl, msg, o = {}) => JSON.stringify({ ts: F.iso(t), pid, tid: alnum(R, 4), lvl, msg, ctx: o })
  const nr = () => 'O-' + R.int(100000, 999999), amt = () => `${R.int(9, 240)}.${p(R.int(0, 99))}`
  const wh = (t, text) => `${F.isos(t)} webhooks[${psp}] ${text}`
  c.flow('sidekiq.json', t0, end, 27 * S, (t) => {
    const o = nr(), am = amt(), jid = R.hex(24), cx = { class: 'ChargeJob', jid, order: o }, slow = R.next() < 0.42, ms = slow ? R.int(2300, 6100) : R.int(500, 1700)
    const paid = (dt, n) => { c.l('webhooks.log', t + dt, wh(t + dt, `charge.succeeded id=ch_${R.hex(10)} order=${o} amount=${am} EUR`), n > 0 ? { root: 'double' } : undefined); c.l('webhooks.log', t + dt + 40, wh(t + dt + 40, `ledger booked ${am} EUR for ${o}`)) }
    if (t > bad && slow) {
      paid(ms + 400, 1)
      const w2 = 17000 + R.int(0, 9000), ms2 = R.int(500, 1700)
      paid(w2 + ms2 + 300, 1)
      return [[0, sk(t, 'INFO', 'start', cx)], [2003, sk(t + 2003, 'WARN', `Net::ReadTimeout with #<TCPSocket:(closed)> - retry in ${Math.round(w2 / 1000)} s (1/5)`, cx), { root: 'double' }], [w2, sk(t + w2, 'INFO', 'start', cx)], [w2 + ms2, sk(t + w2 + ms2, 'INFO', `charge created order=${o} amount=${am} ms=${ms2}`, cx), { root: 'double' }], [w2 + ms2 + 9, sk(t + w2 + ms2 + 9, 'INFO', 'done', { ...cx, elapsed: ms2 / 1000 })]]
    }
    paid(ms + 400, 0)
    return [[0, sk(t, 'INFO', 'start', cx)], [ms, sk(t + ms, 'INFO', `charge created order=${o} amount=${am} ms=${ms}`, cx)], [ms + 9, sk(t + ms + 9, 'INFO', 'done', { ...cx, elapsed: ms / 1000 })]]
  })
  c.flow('sidekiq.json', t0, end, 40 * S, (t) => { const cx = { class: R.pick(['ReceiptJob', 'SyncCrmJob', 'PdfJob']), jid: R.hex(24) }, d = lg(R, 400); return [[0, sk(t, 'INFO', 'start', cx)], [d, sk(t + d, 'INFO', 'done', { ...cx, elapsed: d / 1000 })]] })
  c.flow('sidekiq.json', t0, end, 5 * M, (t) => R.pick([sk(t, 'WARN', `Card declined: insufficient_funds order=${nr()}`, { class: 'ChargeJob', jid: R.hex(24) }), sk(t, 'WARN', 'Faraday::ConnectionFailed (crm) - retry in 18 s (1/5)', { class: 'SyncCrmJob', jid: R.hex(24) }), sk(t, 'INFO', 'fail', { class: 'PdfJob', jid: R.hex(24), elapsed: 0.4 })]))
  const boot = (at, to, m) => { c.l('sidekiq.json', at, sk(at, 'INFO', 'Shutting down')); c.l('sidekiq.json', at + 900, sk(at + 900, 'INFO', 'Bye!')); c.l('sidekiq.json', at + 7000, sk(at + 7000, 'INFO', 'Booted Rails 7.1.3 application in production environment')); c.l('sidekiq.json', at + 7050, sk(at + 7050, 'INFO', `${psp} client: host=api.${psp}.example open_timeout=2s read_timeout=${to}s retries=5`), m) }
  boot(t0 + 11 * M, 25); boot(bad - 7050, 2, { root: 'double' })
  c.flow('webhooks.log', t0, end, 4 * M, (t) => R.pick([wh(t, `signature mismatch from ${ip(R)}, ignored`), wh(t, `charge.failed order=${nr()} reason=card_declined`), wh(t, `refund.succeeded order=${nr()} amount=${amt()} EUR`)]))
  c.flow('webhooks.log', bad + 14 * M, end, 5 * M, (t) => [[0, wh(t, `balance check: order ${nr()} overpaid, queued for support`), { relevant: 'double' }]])
  return c
}
export const cases = [varnishPass, apnsSandbox, haSlowNode, doubleCharge]
