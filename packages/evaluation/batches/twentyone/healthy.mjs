// Frightening words, nothing that should wake anybody.
import { MIN, SEC, iso, isoS, us, sp, spMs, comma, clf, slash, sys, uuid, alnum, pod, pub, priv, fx, flow, every, access, begin, UA, shuffle } from './lib.mjs'

// A rolling release of a Nest application: drains, probes that fail while booting, clients that reconnect.
export function release(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-16-cinema', { kind: 'clean', notes: 'rolling release; refused probes, SIGTERM, ECONNRESET on drained sockets; no request fails' }, 0.5)
  const end = t0 + r.int(70, 90) * MIN, roll = t0 + r.int(30, 45) * MIN, olds = [0, 1, 2].map(() => alnum(r, 5)), rsA = alnum(r, 9), rsB = alnum(r, 9), news = olds.map(() => alnum(r, 5)), step = r.int(50, 90) * SEC, ing = pod(r, 'ingress-nginx'), ev = pod(r, 'event-exporter')
  const put = (p, c, ms, text) => log('cinema-prod.log', ms, text.split('\n').map((l) => `[pod/${p}/${c}] ${l}`).join('\n'))
  const js = (ms, level, msg, o = {}) => JSON.stringify({ level, time: iso(ms), context: o.ctx ?? 'Http', msg, ...o, ctx: undefined })
  const live = (ms) => olds.flatMap((o, i) => ms < roll + (i + 1) * step ? [`cinema-api-${rsA}-${o}`] : [`cinema-api-${rsB}-${news[i]}`])
  for (const ms of flow(r, t0, end, 5500 / v)) { const p = r.pick(live(ms)), path = r.pick(['/films', '/films/' + r.int(1, 400), '/showtimes?city=' + r.int(1, 30), '/basket', '/seats/' + r.int(1, 9000)]), d = r.int(4, 90), st = r.int(0, 30) ? 200 : r.pick([401, 404, 409, 499]); put(p, 'api', ms, js(ms, 'info', `GET ${path} ${st === 499 ? 200 : st}`, { ms: d })); put(ing, 'controller', ms + d, `${pub(r)} - - [${clf(ms + d)}] "GET ${path} HTTP/2.0" ${st} ${st === 499 ? 0 : r.int(200, 9000)} "-" "${r.pick(UA)}" ${d / 1000}`) }
  for (const [i, o] of olds.entries()) {
    const n = `cinema-api-${rsB}-${news[i]}`, old = `cinema-api-${rsA}-${o}`, a = roll + i * step, b = roll + (i + 1) * step
    for (const [d, lvl, t] of [[0, 'info', 'Starting Nest application...'], [900, 'warn', 'ConfigModule: SENTRY_DSN is not set, error reporting disabled'], [2500, 'error', 'Unable to connect to Redis (connect ECONNREFUSED 127.0.0.1:6379), sidecar not up yet, retry 1/20'], [3600, 'error', 'Unable to connect to Redis (connect ECONNREFUSED 127.0.0.1:6379), sidecar not up yet, retry 2/20'], [4700, 'info', 'Redis connected'], [8000, 'info', 'Nest application successfully started']]) put(n, 'api', a + d, js(a + d, lvl, t, { ctx: 'Boot' }))
    put(ev, 'events', a + 2000, `${isoS(a + 2000)} Warning Unhealthy pod/${n} Readiness probe failed: Get "http://${priv(r)}:3000/ready": dial tcp: connect: connection refused`); put(ev, 'events', a + 9000, `${isoS(a + 9000)} Normal Ready pod/${n} container api is ready`)
    put(ev, 'events', b, `${isoS(b)} Normal Killing pod/${old} Stopping container api`)
    for (const [d, lvl, t] of [[10, 'warn', 'SIGTERM received, shutting down'], [20, 'info', `draining ${r.int(4, 20)} connections`], [3000, 'error', 'websocket closed abnormally: read ECONNRESET (client will reconnect)'], [5200, 'info', 'drained, 0 requests aborted'], [5300, 'info', 'Application terminated, exit code 0']]) put(old, 'api', b + d, js(b + d, lvl, t, { ctx: 'Shutdown' }))
  }
  const done = roll + 3 * step + 9000; put(ev, 'events', done, `${isoS(done)} Normal ScalingReplicaSet deployment/cinema-api Scaled down replica set cinema-api-${rsA} to 0 from 1`)
  for (const ms of flow(r, t0, end, 110000)) put(r.pick(live(ms)), 'api', ms, js(ms, 'error', 'BadRequestException: promo code is not valid for this film', { ctx: 'ExceptionsHandler', status: 400, stack: 'BadRequestException: promo code is not valid for this film\n    at PromoService.apply (/app/dist/promo/promo.service.js:44:19)' }))
  return k
}

// A payment service on an ordinary day: declines, fraud rules, idempotency conflicts.
export function declines(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-17-wallet', { kind: 'clean', notes: 'client errors of payments at a steady rate, ERROR in every form; authorisation rate steady' }, 0.55)
  const end = t0 + r.int(80, 110) * MIN, put = (svc, ms, lvl, msg, o = {}) => log('wallet.log', ms, JSON.stringify({ Timestamp: iso(ms).replace('Z', '0000+00:00'), Level: lvl, MessageTemplate: msg, Properties: { ...o, Service: svc, RequestId: `0HN${alnum(r, 10, 'ABCDEFGHJK23456789')}:0000000${r.int(1, 9)}` } }))
  for (const ms of flow(r, t0, end, 8000 / v)) { put('authorizer', ms, 'Information', 'Payment {PaymentId} authorised', { PaymentId: 'p_' + alnum(r, 9), Amount: +fx(r, 3, 300, 2), ElapsedMs: r.int(80, 420) }); put('api', ms + 20, 'Information', 'HTTP POST /payments responded 201', { ElapsedMs: r.int(120, 500) }) }
  for (const ms of flow(r, t0, end, 40000 / v)) { const code = r.pick(['insufficient_funds', 'do_not_honor', 'stolen_card', 'expired_card', 'authentication_required']); put('authorizer', ms, 'Error', 'Payment {PaymentId} failed: {Code}', { PaymentId: 'p_' + alnum(r, 9), Code: code, Exception: `Wallet.Core.CardDeclinedException: issuer answered ${code}\n   at Wallet.Core.Authorizer.Map(IssuerReply reply) in /src/Core/Authorizer.cs:line 88` }); put('api', ms + 20, 'Warning', 'HTTP POST /payments responded 402', { ElapsedMs: r.int(120, 500) }) }
  for (const ms of flow(r, t0, end, 2 * MIN)) put('fraud', ms, 'Warning', 'Fraud rule {Rule} blocked attack from {Ip}', { Rule: r.pick(['velocity-card', 'bin-country', 'device-reuse']), Ip: pub(r) })
  for (const ms of flow(r, t0, end, 4 * MIN)) put('api', ms, 'Error', 'Idempotency conflict: key reused with another body', { StatusCode: 409, Merchant: 'm_' + r.int(100, 140) })
  for (const ms of flow(r, t0, end, 5 * MIN)) { put('webhooks', ms, 'Warning', 'Delivery to merchant endpoint failed, attempt {N}', { N: 1, Merchant: 'm_' + r.int(100, 140), Exception: 'System.Threading.Tasks.TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout of 10 seconds elapsing.' }); put('webhooks', ms + 30000, 'Information', 'Delivered on attempt {N}', { N: 2 }) }
  for (const ms of every(r, t0 + 30000, end, 60 * SEC, 500)) put('metrics', ms, 'Information', 'Authorisation rate {Rate}% p95 {P95} ms queue {Depth}', { Rate: +fx(r, 83, 89), P95: r.int(380, 460), Depth: r.int(0, 3) })
  for (const ms of flow(r, t0, end, 9 * MIN)) put('api', ms, 'Error', 'An unhandled exception was thrown by the application: Microsoft.AspNetCore.Server.Kestrel.Core.BadHttpRequestException: Unexpected end of request content.', { StatusCode: 400, RemoteIp: pub(r) })
  for (const ms of flow(r, t0, end, 8 * MIN)) put('sandbox', ms, 'Fatal', 'SIMULATED outage for test merchant {Merchant}: card number 4000000000000119 always fails with processing_error', { Merchant: 'test_' + r.int(1, 9), Sandbox: true })
  return k
}

// A test run that prints errors and passes.
export function suite(seed) {
  const { r, t0, k, log } = begin(seed, 'tw-18-ci-suite', { kind: 'clean', notes: 'CI: RSpec and pytest print expected errors; all pass, exit 0' })
  let ms = t0; const out = (t, gap = 300) => { ms += r.int(5, gap); log('job-test.log', ms, t.split('\n').map((l) => `${iso(ms)} ${l}`).join('\n')) }
  out('Running with gitlab-runner 17.5.0 (12030cf4)\n  on shared-' + alnum(r, 6) + ' Kubernetes executor\nSkipping Git submodules setup\n$ bundle exec rspec --format documentation'); out(`Randomized with seed ${r.int(1000, 60000)}`)
  const specs = ['PaymentGateway', 'Checkout', 'InventorySync', 'WebhookParser', 'RefundPolicy', 'RateLimiter', 'SearchIndex', 'CsvImport', 'SessionStore', 'MailDelivery', 'FeatureFlags', 'Pricing']
  let n = 0
  for (const s of shuffle(r, [...specs, ...specs.map((x) => x + 'Job'), ...specs.map((x) => x + 'Controller')])) {
    out(s); for (let i = r.int(4, 8); i > 0; i--) {
      const t = r.int(0, 9); n++
      if (t === 0) out(`  ERROR -- : [${s}] Timeout::Error: execution expired (stubbed)\n  when the upstream times out\n    retries three times and gives up`)
      else if (t === 1) out(`  FATAL -- : PG::ConnectionBad: could not connect to server: Connection refused (simulated by spec)\n  when the database is down\n    answers 503 with a retry hint`)
      else if (t === 2) out(`  WARN -- : ${s} raised ActiveRecord::Deadlocked, retrying transaction\n    recovers from a deadlock`)
      else out(`  ${r.pick(['with a valid order', 'as a guest', 'with an expired token', 'when the list is empty', 'for a partner account'])}\n    ${r.pick(['creates the record', 'is rejected', 'raises NotFound', 'sends one mail', 'rolls back', 'returns an error object', 'ignores duplicates'])}`)
    } }
  out(`\nFinished in ${r.int(2, 5)} minutes ${fx(r, 1, 59)} seconds (files took ${fx(r, 6, 12)} seconds to load)\n${n} examples, 0 failures, 2 pending`); out('$ pytest -q tools/importer -rA --tb=no')
  let py = 0
  for (let i = 0; i < r.int(70, 110); i++) { py++; out(`tools/importer/tests/test_${r.pick(['feed', 'csv', 'retry', 'errors', 's3'])}.py::test_${r.pick(['crash_is_reported', 'corrupt_file', 'timeout', 'unicode', 'no_space_left', 'empty', 'oom_guard'])}[${i}] PASSED`); if (r.int(0, 6) === 0) out(`------------------------------ Captured log call -------------------------------\nERROR    importer.feed:feed.py:${r.int(40, 190)} giving up on feed: OSError: [Errno 28] No space left on device`) }
  out(`======================= ${py} passed, 3 warnings in ${fx(r, 9, 30, 2)}s =======================`); out('Uploading artifacts for successful job\ncoverage.xml: found 1 matching artifact files and directories\nCleaning up project directory and file based variables\nJob succeeded')
  return k
}

// A planned switch-over of the database: announced, eight seconds, every client retries with success.
export function switchover(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-19-switchover', { kind: 'clean', notes: 'announced Patroni switchover; FATAL lines of the old and the new leader, retries succeed, no failed request' }, 0.6)
  const at = t0 + r.int(35, 50) * MIN, end = at + r.int(25, 35) * MIN, [a, b] = shuffle(r, ['pg-a', 'pg-b'])
  const pg = (n, ms, t) => log(`${n}-postgresql.log`, ms, `${spMs(ms)} UTC [${r.int(100, 900)}] ${t}`), pat = (n, ms, lvl, t) => log(`${n}-patroni.log`, ms, `${comma(ms)} ${lvl}: ${t}`)
  for (const ms of every(r, t0, end, 10 * SEC, 300)) { if (Math.abs(ms - at) < 12000) continue; const lead = ms < at ? a : b; for (const n of [a, b]) if (r.int(0, 1)) pat(n, ms, 'INFO', n === lead ? `no action. I am (${n}), the leader with the lock` : `no action. I am (${n}), a secondary, and following a leader (${lead})`) }
  pat(a, at - 5 * MIN, 'INFO', `scheduled switchover from ${a} to ${b} at ${isoS(at)} (change CHG-${r.int(10000, 99999)}, minor update)`)
  for (const [n, d, l, t] of [[a, 0, 'INFO', `manual failover: demoting myself`], [a, 300, 'WARNING', 'demoting myself because of graceful switchover'], [a, 3000, 'INFO', 'Leader key released'], [b, 3200, 'INFO', 'Cleaning up failover key after acquiring leader lock...'], [b, 3500, 'INFO', 'promoted self to leader by acquiring session lock'], [a, 5000, 'WARNING', `Postgresql is not running, starting as a secondary`], [a, 9000, 'INFO', `Lock owner: ${b}; I am ${a}`]]) pat(n, at + d, l, t)
  pg(a, at + 500, 'LOG:  received fast shutdown request'); pg(a, at + 510, 'LOG:  aborting any active transactions')
  for (let i = r.int(12, 22); i > 0; i--) pg(a, at + 520 + i, 'shop@shop FATAL:  terminating connection due to administrator command')
  pg(a, at + 1900, 'LOG:  database system is shut down'); for (let i = r.int(3, 7); i > 0; i--) pg(a, at + 5200 + i * 300, 'shop@shop FATAL:  the database system is starting up'); pg(a, at + 8000, 'LOG:  database system is ready to accept read-only connections'); pg(a, at + 8400, `LOG:  started streaming WAL from primary at 3A/${r.hex(6).toUpperCase()}00 on timeline 15`)
  pg(b, at + 2000, 'FATAL:  could not receive data from WAL stream: server closed the connection unexpectedly'); pg(b, at + 3400, 'LOG:  received promote request'); pg(b, at + 3600, 'LOG:  selected new timeline ID: 15'); pg(b, at + 3900, 'LOG:  database system is ready to accept connections')
  for (const ms of every(r, t0 + 30000, end, 5 * MIN, 2000)) pg(ms < at ? a : b, ms, 'LOG:  checkpoint starting: time')
  for (const ms of flow(r, t0, end, 5 * MIN)) pg(ms < at ? a : b, ms, 'shop@shop ERROR:  duplicate key value violates unique constraint "carts_token_key"')
  const app = (ms, lvl, t) => log('shop.log', ms, `${iso(ms)} ${lvl.padEnd(5)} ${t}`)
  for (const ms of [...flow(r, t0, end, 6000 / v), ...flow(r, at, at + 4500, 500)]) { const wait = ms > at && ms < at + 4500; if (wait) app(ms + 30, 'WARN', `db.retry attempt=1 err="FATAL: terminating connection due to administrator command (SQLSTATE 57P01)" backoff=5s`); const d = wait ? r.int(5010, 5200) : r.int(9, 90); app(ms + d, 'INFO', `${r.pick(['GET /cart', 'GET /products', 'POST /orders', 'GET /orders/mine'])} 200 ${d}ms${wait ? ' (retried)' : ''}`) }
  app(at - 4 * MIN, 'INFO', `ops.notice planned database switchover at ${isoS(at)}, short retries expected`); app(at + 6 * SEC, 'INFO', `db.pool reconnected host=${b} conns=20/20`); app(at + 70 * SEC, 'INFO', 'ops.notice switchover finished, 0 failed requests')
  for (const ms of flow(r, t0, end, 3 * MIN)) app(ms, 'WARN', `coupon "${alnum(r, 6).toUpperCase()}" invalid, ignored`)
  return k
}

// An online magazine under the usual scanners; everything is refused, readers are served.
export function scanners(seed) {
  const { r, t0, k, v, log } = begin(seed, 'tw-20-magazine', { kind: 'clean', notes: 'scanners, refused handshakes, blocked injections, failed logins of bots; steady and answered with 4xx' }, 0.4)
  const end = t0 + r.int(80, 110) * MIN
  for (const ms of flow(r, t0, end, 7000 / v)) log('nginx/access.log', ms, access(r, ms, `GET ${r.pick(['/', '/reise/', '/reise/lissabon-' + r.int(100, 999), '/wissen/' + r.int(1000, 9999), '/feed.xml', '/wp-content/themes/mag/style.css'])} HTTP/2.0`, r.pick([200, 200, 200, 200, 304, 301]), { zone: 2 }))
  const err = (ms, lvl, t) => log('nginx/error.log', ms, `${slash(ms + 2 * 3600000)} [${lvl}] ${r.pick(['901#901', '902#902', '903#903'])}: *${r.int(100000, 999999)} ${t}`)
  for (const ms of flow(r, t0, end, 26000 / v)) { const ip = pub(r), p = r.pick(['/.git/config', '/.env', '/wp-config.php.bak', '/phpmyadmin/', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php']); log('nginx/access.log', ms, access(r, ms, `GET ${p} HTTP/1.1`, r.pick([403, 404]), { zone: 2, ip, bytes: 153, ua: r.pick(['zgrab/0.x', 'python-requests/2.31.0', 'Mozilla/5.0 zgrab/0.x', '-']) })); if (r.int(0, 1)) err(ms, 'error', `access forbidden by rule, client: ${ip}, server: magazin.example, request: "GET ${p} HTTP/1.1", host: "magazin.example"`) }
  for (const ms of flow(r, t0, end, 70000)) err(ms, 'crit', `SSL_do_handshake() failed (SSL: error:${r.pick(['0A00006C:SSL routines::bad key share', '0A000102:SSL routines::unsupported protocol', '0A0000C1:SSL routines::no shared cipher'])}) while SSL handshaking, client: ${pub(r)}, server: 0.0.0.0:443`)
  for (const ms of flow(r, t0, end, 80000)) { const ip = pub(r); err(ms, 'error', `[client ${ip}] ModSecurity: Access denied with code 403 (phase 2). Matched "Operator \`Ge' with parameter \`5' against variable \`TX:ANOMALY_SCORE' (Value: \`${r.int(5, 25)}' ) [file "/etc/modsecurity/crs/rules/REQUEST-949-BLOCKING-EVALUATION.conf"] [id "949110"] [msg "Inbound Anomaly Score Exceeded: SQL Injection Attack Detected"] [severity "CRITICAL"] [hostname "magazin.example"] [uri "/"] [unique_id "${r.int(1e9, 9e9)}"], client: ${ip}, server: magazin.example, request: "GET /?id=1%27%20OR%201=1-- HTTP/1.1"`); log('nginx/access.log', ms, access(r, ms, 'GET /?id=1%27%20OR%201=1-- HTTP/1.1', 403, { zone: 2, ip, bytes: 153 })) }
  for (const ms of flow(r, t0, end, 60000)) { const ip = pub(r); log('nginx/access.log', ms, access(r, ms, 'POST /wp-login.php HTTP/1.1', 429, { zone: 2, ip, bytes: 162 })); err(ms, 'error', `limiting requests, excess: ${fx(r, 5, 9, 3)} by zone "login", client: ${ip}, server: magazin.example, request: "POST /wp-login.php HTTP/1.1", host: "magazin.example"`) }
  for (const ms of flow(r, t0, end, 60000)) log('auth.log', ms, `${sys(ms + 2 * 3600000)} mag1 sshd[${r.int(10000, 60000)}]: ${r.pick([`Invalid user ${r.pick(['oracle', 'test', 'ubnt', 'git'])} from ${pub(r)} port ${r.int(30000, 60000)}`, `Failed password for root from ${pub(r)} port ${r.int(30000, 60000)} ssh2`, `error: kex_exchange_identification: Connection closed by remote host`, `fatal: Timeout before authentication for ${pub(r)} port ${r.int(30000, 60000)}`])}`)
  for (const ms of flow(r, t0, end, 2 * MIN)) log('php-error.log', ms, `[${iso(ms).slice(8, 10)}-${new Date(ms).toUTCString().slice(8, 11)}-${iso(ms).slice(0, 4)} ${iso(ms).slice(11, 19)} UTC] PHP ${r.pick(['Deprecated:  Creation of dynamic property WP_Gallery::$cols is deprecated in /var/www/wp-content/plugins/gallery/gallery.php on line 81', 'Warning:  Undefined array key "HTTP_REFERER" in /var/www/wp-content/themes/mag/functions.php on line 212', 'Notice:  Function _load_textdomain_just_in_time was called <strong>incorrectly</strong>. in /var/www/wp-includes/functions.php on line 6121'])}`)
  for (const ms of every(r, t0 + 40000, end, 10 * MIN)) log('auth.log', ms, `${sys(ms + 2 * 3600000)} mag1 CRON[${r.int(10000, 60000)}]: pam_unix(cron:session): session opened for user www-data(uid=33) by (uid=0)`)
  return k
}
