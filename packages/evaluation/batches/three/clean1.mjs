import { K, F, S, M, H, p, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// C1. Rails: two rolling deploys with SIGTERM, failing readiness while booting, ordinary client errors.
function railsRolling(R) {
  const c = new K(R, 'healthy-rails-rolling', 'clean', 'rolling deploys, readiness probes fail while booting, 404/422, deprecations, retried jobs; every new pod becomes ready')
  const t0 = start(R), end = t0 + R.int(90, 110) * M
  const pods = (n) => Array.from({ length: n }, () => `web-${R.hex(9)}-${alnum(R, 5)}`)
  const f = 'stern.log', L = (pod, text) => text.split('\n').map((x) => `${pod} web ${x}`).join('\n')
  const gens = [pods(3), pods(3), pods(3)], cuts = [t0, t0 + R.int(25, 35) * M, t0 + R.int(55, 70) * M, end]
  for (let g = 0; g < 3; g++) {
    c.flow(f, cuts[g] + (g ? 70 * S : 0), cuts[g + 1] + 25 * S, 7 * S, (t) => L(R.pick(gens[g]), `{"method":"${R.pick(['GET', 'GET', 'POST'])}","path":"${R.pick(['/', '/jobs', '/jobs/' + R.int(1, 900), '/applications', '/login'])}","format":"html","controller":"JobsController","action":"show","status":${R.pick([200, 200, 200, 200, 302, 304])},"duration":${lg(R, 70)}.${R.int(10, 99)},"view":${lg(R, 30)}.1,"db":${lg(R, 9)}.7,"time":"${F.iso(t)}"}`))
    if (g) for (const [i, pod] of gens[g].entries()) {
      const at = cuts[g] + i * 34000
      c.l('events.txt', at, `${F.isos(at)} Normal  Scheduled  pod/${pod}  Successfully assigned prod/${pod} to node-${R.int(1, 6)}`)
      for (let k = 0; k < 3; k++) c.l('events.txt', at + 6000 + k * 5000, `${F.isos(at + 6000 + k * 5000)} Warning  Unhealthy  pod/${pod}  Readiness probe failed: Get "http://10.42.1.${R.int(2, 250)}:3000/up": dial tcp 10.42.1.${R.int(2, 250)}:3000: connect: connection refused`)
      c.l(f, at + 4000, L(pod, '=> Booting Puma\n=> Rails 7.1.3 application starting in production\nPuma starting in single mode...\n* Puma version: 6.4.2 (ruby 3.3.0-p0) ("The Eagle of Durin")'))
      c.l(f, at + 9000, L(pod, 'DEPRECATION WARNING: DeprecatedConstantAccessor.deprecate_constant without a deprecator is deprecated (called from <main> at /app/config/environment.rb:5)'))
      c.l(f, at + 19000, L(pod, '* Listening on http://0.0.0.0:3000\nUse Ctrl-C to stop'))
      const old = gens[g - 1][i]
      c.l('events.txt', at + 24000, `${F.isos(at + 24000)} Normal  Killing  pod/${old}  Stopping container web`)
      c.l(f, at + 24500, L(old, '- Gracefully stopping, waiting for requests to finish'))
      c.l('events.txt', at + 27000, `${F.isos(at + 27000)} Warning  Unhealthy  pod/${old}  Readiness probe failed: HTTP probe failed with statuscode: 503`)
      c.l(f, at + 28000, L(old, '=== puma shutdown: ' + F.sp(at + 28000) + ' +0000 ===\n- Goodbye!\nExiting'))
    }
  }
  c.flow(f, t0, end, 80 * S, (t) => { const pod = gens[t < cuts[1] ? 0 : t < cuts[2] ? 1 : 2][R.int(0, 2)]; return L(pod, R.pick([`ActionController::RoutingError (No route matches [GET] "/${R.pick(['wp-login.php', '.env', 'apple-touch-icon.png'])}"):`, `ActiveRecord::RecordNotFound (Couldn't find Job with 'id'=${R.int(9000, 99999)}):\n  \napp/controllers/jobs_controller.rb:31:in \`show'`, `ActionController::InvalidAuthenticityToken (Can't verify CSRF token authenticity.):`, `ActionDispatch::Http::MimeNegotiation::InvalidType ("%{(#dm=@ognl" is not a valid MIME type):`, `Error performing ExportJob (Job ID: ${uuid(R)}) from SolidQueue(default) in 5003.1ms: Net::ReadTimeout, retrying in 3s (attempt 1)\nPerformed ExportJob (Job ID: ${uuid(R)}) from SolidQueue(default) in 812.4ms`])) })
  c.flow('events.txt', t0, end, 7 * M, (t) => `${F.isos(t)} Normal  Pulled  pod/cron-cleanup-${R.int(28000000, 28999999)}-${alnum(R, 5)}  Container image "registry.example/jobs:stable" already present on machine`)
  return c
}

// C2. CI: test suites that print errors on purpose; all green.
function ciTests(R) {
  const c = new K(R, 'healthy-ci-suite', 'clean', 'test output full of errors on purpose (rspec, pytest -s, jest); flaky test retried; all green')
  const t0 = start(R); let t = t0
  const f = 'runner.log', put = (text, dt = R.int(80, 2200)) => { t += dt; c.l(f, t, text.split('\n').map((x) => `${F.isous(t).slice(0, 23)}Z ${x}`).join('\n')) }
  put('##[group]Run bundle exec rspec'); put('DEPRECATION WARNING: `fixture_path=` is deprecated and will be removed in Rails 7.2.')
  const rs = ['ChargesController', 'RefundService', 'WebhookVerifier', 'ImportJob', 'CartMerger', 'SessionStore']
  for (let i = 0; i < 60; i++) { const n = R.pick(rs); put(`  ${R.pick(['rejects an expired card', 'retries when the gateway times out', 'raises when the database is down', 'rolls back on failure', 'returns 500 for a broken payload', 'is idempotent'])}`); if (R.next() < 0.6) put(R.pick([`E, [${F.iso(t).replace('Z', '000')} #211] ERROR -- : ${n}: PG::ConnectionBad: could not connect to server: Connection refused (simulated)`, `W, [${F.iso(t).replace('Z', '000')} #211]  WARN -- : ${n}: gateway timeout, attempt ${R.int(1, 3)}`, `E, [${F.iso(t).replace('Z', '000')} #211] ERROR -- : ${n}: Stripe::CardError: Your card has expired.\n        app/services/${n.toLowerCase()}.rb:${R.int(9, 90)}:in \`call'`])) }
  put(`\nFinished in 2 minutes ${R.int(1, 50)}.${R.int(10, 99)} seconds (files took 6.12 seconds to load)\n${R.int(800, 1900)} examples, 0 failures, ${R.int(2, 9)} pending`); put('##[endgroup]')
  put('##[group]Run pytest -s tests/'); put('============================= test session starts ==============================\nplatform linux -- Python 3.12.2, pytest-8.1.1, pluggy-1.4.0')
  for (let i = 0; i < 50; i++) { put(`tests/test_${R.pick(['import', 'mailer', 'search', 'auth', 'feeds'])}.py::test_${R.pick(['raises_on_timeout', 'handles_disk_full', 'rejects_bad_signature', 'oom_guard', 'ok'])}[${R.int(0, 9)}] ${R.pick(['PASSED', 'PASSED', 'PASSED', 'XFAIL (upstream bug)', 'SKIPPED (needs redis)'])}`); if (R.next() < 0.5) put(R.pick(['CRITICAL root:guard.py:40 memory limit exceeded, killing worker (fake)', 'ERROR    mailer:send.py:88 SMTP 554 blocked using zen.spamhaus.org', 'Traceback (most recent call last):\n  File "/home/runner/work/app/tests/test_feeds.py", line 33, in test_handles_disk_full\n    write(feed)\nOSError: [Errno 28] No space left on device', 'Exception ignored in: <function Pool.__del__ at 0x7f' + R.hex(10) + '>'])) }
  put(`================== ${R.int(300, 600)} passed, ${R.int(2, 9)} skipped, ${R.int(1, 4)} xfailed, ${R.int(10, 40)} warnings in 188.${R.int(10, 99)}s ==================`); put('##[endgroup]'); put('##[group]Run npx jest --ci')
  for (let i = 0; i < 40; i++) { put(`PASS src/${R.pick(['checkout', 'cart', 'auth', 'search'])}/${alnum(R, 5)}.test.ts (${R.int(1, 9)}.${R.int(1, 9)} s)`); if (R.next() < 0.5) put('  ● Console\n\n    console.error\n      ' + R.pick(['Error: connect ECONNREFUSED 127.0.0.1:5432', 'Unhandled promise rejection: TimeoutError: gateway did not answer', 'Warning: An update to Cart inside a test was not wrapped in act(...).']) + `\n\n      at log (src/log.ts:${R.int(3, 40)}:11)`) }
  const passed = R.int(400, 700)
  put('PASS src/upload/flaky.test.ts (9.8 s)\n  RETRY 1/2: "uploads resume after disconnect" failed with ECONNRESET, passed on retry'); put(`\nTest Suites: 41 passed, 41 total\nTests:       2 skipped, ${passed} passed, ${passed + 2} total\nSnapshots:   88 passed, 88 total\nTime:        94.2 s`)
  put('##[warning]The following actions use a deprecated Node.js version and will be forced to run on node20: actions/cache@v3'); put('Cleaning up orphan processes'); put('Job succeeded')
  return c
}

// C3. Spring Boot: start-up waits for Kafka and DB that come up later; all services get healthy.
function springBoot(R) {
  const c = new K(R, 'healthy-spring-boot-start', 'clean', 'compose stack starts after planned host maintenance: connection refused until Postgres and Kafka are up, then a quiet day')
  const t0 = start(R), up = t0 + R.int(35, 60) * S, end = t0 + R.int(80, 100) * M, f = 'stack.log', svcs = ['catalog', 'orders', 'stock']
  const L = (t, s, text) => text.split('\n').map((x) => `${s.padEnd(9)} | ${x}`).join('\n')
  const sb = (t, s, lv, th, lgr, text) => L(t, s, `${F.iso(t)} ${lv.padStart(5)} 1 --- [${s}] [${th.padStart(15)}] ${lgr.padEnd(40)} : ${text}`)
  c.l(f, t0, L(t0, 'postgres', `${F.spm(t0)} UTC [1] LOG:  starting PostgreSQL 15.6 (Debian 15.6-1.pgdg120+2) on x86_64-pc-linux-gnu\n${F.spm(t0 + 200)} UTC [29] LOG:  database system was shut down at ${F.sp(t0 - 9 * M)} UTC`))
  c.l(f, up - 9000, L(up, 'postgres', `${F.spm(up - 9000)} UTC [1] LOG:  database system is ready to accept connections`))
  for (const s of svcs) {
    c.l(f, t0 + 4000, sb(t0 + 4000, s, 'INFO', 'main', `d.x.${s}.Application`, `Starting Application v1.${R.int(1, 30)}.0 using Java 21.0.2 with PID 1`))
    c.every(f, t0 + 8000, up, 5 * S, (t) => [[0, sb(t, s, 'WARN', 'kafka-admin-client-thread', 'org.apache.kafka.clients.NetworkClient', `[AdminClient clientId=${s}-admin-0] Connection to node -1 (kafka/172.20.0.${R.int(3, 9)}:9092) could not be established. Node may not be available.`)], [30, sb(t + 30, s, R.pick(['WARN', 'ERROR']), 'main', 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'Connection to postgres:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.')]])
    c.l(f, up - 1000, L(up, s, `\norg.postgresql.util.PSQLException: FATAL: the database system is starting up\n\tat org.postgresql.core.v3.ConnectionFactoryImpl.doAuthentication(ConnectionFactoryImpl.java:698)\n\tat com.zaxxer.hikari.pool.HikariPool.checkFailFast(HikariPool.java:560)`))
    c.l(f, up, sb(up, s, 'INFO', 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.'))
    c.l(f, up + 3000, sb(up + 3000, s, 'WARN', 'main', 'JpaBaseConfiguration$JpaWebConfiguration', 'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering. Explicitly configure spring.jpa.open-in-view to disable this warning'))
    c.l(f, up + 9000, sb(up + 9000, s, 'INFO', 'main', `d.x.${s}.Application`, `Started Application in ${R.int(40, 70)}.${R.int(100, 999)} seconds (process running for ${R.int(71, 80)}.1)`))
    c.flow(f, up + 12000, end, 18 * S, (t) => sb(t, s, 'INFO', 'nio-8080-exec-' + R.int(1, 9), `d.x.${s}.web.AccessLog`, `GET /${s}/${R.int(1, 9999)} ${R.pick([200, 200, 200, 404])} ${lg(R, 25)}ms`))
    c.flow(f, up + 20000, end, 4 * M, (t) => R.pick([sb(t, s, 'WARN', 'nio-8080-exec-2', '.w.s.m.s.DefaultHandlerExceptionResolver', "Resolved [org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'PROPFIND' is not supported]"), sb(t, s, 'INFO', 'ntainer#0-0-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=${s}-1, groupId=${s}] Request joining group due to: group is already rebalancing`), sb(t, s, 'ERROR', 'nio-8080-exec-4', `d.x.${s}.web.Errors`, `rejected: ConstraintViolationException: quantity: must be greater than 0`), sb(t, s, 'WARN', 'l-1 housekeeper', 'com.zaxxer.hikari.pool.HikariPool', `HikariPool-1 - Failed to validate connection org.postgresql.jdbc.PgConnection@${R.hex(7)} (This connection has been closed.). Possibly consider using a shorter maxLifetime value.`)]))
  }
  c.flow(f, up, end, 60 * S, (t) => L(t, 'kafka', `[${F.spc(t)}] INFO ${R.pick([`[GroupCoordinator 1]: Stabilized group ${R.pick(svcs)} generation ${R.int(2, 9)} (__consumer_offsets-${R.int(0, 49)}) with 1 members (kafka.coordinator.group.GroupCoordinator)`, `[LocalLog partition=events-${R.int(0, 5)}, dir=/var/lib/kafka/data] Rolled new log segment at offset ${R.int(1000, 99999)} in 1 ms. (kafka.log.LocalLog)`, `[Controller id=1] Processing automatic preferred replica leader election (kafka.controller.KafkaController)`])}`))
  return c
}

// C4. Public nginx with ModSecurity, scanners, 499, SSL noise: an ordinary day on the internet.
function publicNginx(R) {
  const c = new K(R, 'healthy-public-nginx', 'clean', 'scanners, blocked attacks, client disconnects, an upstream keepalive reset that is retried; traffic and latency steady')
  const t0 = start(R), end = t0 + R.int(100, 120) * M
  c.flow('access.log', t0, end, 7 * S, (t) => comb(R, t, { path: R.pick(['/', '/preise', '/blog/' + R.int(1, 90), '/assets/app.js', '/api/kontakt', '/login']), st: R.pick([200, 200, 200, 200, 200, 304, 301, 499]) }))
  c.flow('access.log', t0, end, 22 * S, (t) => scan(R, t))
  const burst = t0 + R.int(30, 60) * M, bip = `${R.int(20, 220)}.14.${R.int(1, 250)}.9`
  c.flow('access.log', burst, burst + 3 * M, 2500, (t) => scan(R, t, { from: bip, st: R.pick([403, 404, 404, 400]) }))
  let cx = R.int(1000, 90000)
  const ne = (t, lv, text) => `${F.sl(t)} [${lv}] 29#29: *${cx += R.int(1, 9)} ${text}`
  c.flow('error.log', t0, end, 25 * S, (t) => R.pick([
    ne(t, 'info', `client ${ip(R)} closed keepalive connection`), ne(t, 'crit', `SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: ${ip(R)}, server: 0.0.0.0:443`),
    ne(t, 'error', `open() "/usr/share/nginx/html/favicon.ico" failed (2: No such file or directory), client: ${ip(R)}, server: www.example.net, request: "GET /favicon.ico HTTP/1.1", host: "www.example.net"`),
    ne(t, 'error', `[client ${ip(R)}] ModSecurity: Access denied with code 403 (phase 2). Matched "Operator \`Ge' with parameter \`5' against variable \`TX:ANOMALY_SCORE' (Value: \`${R.pick([5, 10, 15])}' ) [file "/etc/modsecurity/REQUEST-949-BLOCKING-EVALUATION.conf"] [line "81"] [id "949110"] [msg "Inbound Anomaly Score Exceeded"] [severity "CRITICAL"] [uri "${R.pick(['/.env', '/login', '/'])}"] [unique_id "${R.int(1000000000, 1999999999)}"]`),
    ne(t, 'error', `limiting requests, excess: 20.${R.int(100, 999)} by zone "login", client: ${bip}, server: www.example.net, request: "POST /login HTTP/1.1", host: "www.example.net"`),
    ne(t, 'warn', `an upstream response is buffered to a temporary file /var/cache/nginx/proxy_temp/1/00/0000000${R.int(100, 999)} while reading upstream, client: ${ip(R)}`)]))
  c.flow('error.log', t0, end, 13 * M, (t) => ne(t, 'error', `recv() failed (104: Connection reset by peer) while reading response header from upstream, client: ${ip(R)}, server: www.example.net, request: "GET / HTTP/1.1", upstream: "http://10.0.0.11:8080/", host: "www.example.net"`))
  c.flow('auth.log', t0, end, 20 * S, (t) => `${F.sys(t)} www sshd[${R.int(2000, 90000)}]: ${R.pick([`Failed password for root from ${ip(R)} port ${R.int(30000, 60000)} ssh2`, `Invalid user ${R.pick(['admin', 'oracle', 'test', 'ubuntu'])} from ${ip(R)} port ${R.int(30000, 60000)}`, `Disconnected from authenticating user root ${ip(R)} port ${R.int(30000, 60000)} [preauth]`, 'error: kex_exchange_identification: Connection closed by remote host'])}`)
  const rl = t0 + 41 * M
  for (const [dt, x] of [[0, 'signal process started'], [40, 'reconfiguring'], [300, 'gracefully shutting down'], [900, 'exiting']]) c.l('error.log', rl + dt, `${F.sl(rl + dt)} [notice] ${R.pick([1, 29])}#1: ${x}`)
  return c
}
export const cases = [railsRolling, ciTests, springBoot, publicNginx]
