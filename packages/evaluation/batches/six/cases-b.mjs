import { open, ts, SEC, MIN, combined } from './lib.mjs'

// 5. Elixir: attacker-free but endless atoms from a partner's field names; the VM dies over and over.
function phoenixAds(name, seed) {
  const x = open(name, seed, { minutes: 50, notes: 'direct; the VM aborts after the atom table fills, load balancer and presence are louder' })
  const { r, c, t0, t1 } = x, on = x.between(0.5, 0.6), h = `bid-${r.int(10, 60)}`, E = 'logs/erlang.log', H = 'logs/haproxy.log'
  const other = `bid-${r.int(61, 90)}`
  x.truth('i1', {
    cause: { allOf: [['\\batoms?\\b', 'atom_tab', 'atom table', 'to_atom', 'binary_to_atom']], mustNot: [] },
    services: ['bidder', h, 'phoenix', 'beam', 'elixir', 'erlang'], victims: ['haproxy', other, 'presence'], severity: ['critical', 'high'], onset: null, rootPattern: 'atom_tab|atom table|String.to_atom|atom_count|to_atom', temporalPattern: null,
    right: ['The BEAM ran out of atoms: atom table exhausted', 'String.to_atom on partner fields fills the atom table and the VM crashes', 'atom_tab limit of 1048576 was reached'],
    wrong: ['The bidder node crashed and restarted', 'HAProxy marked the server DOWN', 'Out of memory kills the VM', 'Presence lost its peers'],
  })
  const lg = (t, lv, m, meta = '') => `${ts.spMs(t)} ${h} ${meta ? meta + ' ' : ''}[${lv}] ${m}`
  const crashes = [on, on + r.int(8, 10) * MIN, on + r.int(16, 18) * MIN], down = (t) => crashes.some((k) => t > k && t < k + 24 * SEC)
  let ids = () => 'request_id=F' + x.alnum(19)
  x.flow(t0, t1, 6500, (t) => {
    const d = x.ms(6), path = r.pick(['/openrtb/2.6/bid', '/openrtb/2.6/bid', '/win', '/imp', '/feeds/partner'])
    if (down(t)) { c.line(H, t, `${ts.sys(t)} lb1 haproxy[${1200}]: ${x.ip()}:${r.int(20000, 60000)} [${ts.hap(t)}] fe_bid~ bk_bid/<NOSRV> 0/-1/-1/-1/0 503 217 - - SC-- ${r.int(20, 90)}/${r.int(20, 90)}/0/0/0 0/0 "POST ${path} HTTP/1.1"`, { relevant: 'i1' }); return }
    const id = ids()
    c.line(E, t, lg(t, 'info', `POST ${path}`, id)); c.line(E, t + d, lg(t + d, 'info', `Sent ${path === '/openrtb/2.6/bid' && r.next() < 0.6 ? 204 : 200} in ${d}ms`, id))
    c.line(H, t + d, `${ts.sys(t + d)} lb1 haproxy[1200]: ${x.ip()}:${r.int(20000, 60000)} [${ts.hap(t)}] fe_bid~ bk_bid/${r.pick([h, other])} 0/0/1/${d}/${d} 200 ${r.int(200, 900)} - - ---- ${r.int(20, 90)}/${r.int(20, 90)}/${r.int(0, 9)}/${r.int(0, 4)}/0 0/0 "POST ${path} HTTP/1.1"`)
  })
  c.line(E, t0 + 4 * MIN, lg(t0 + 4 * MIN, 'info', 'Bidder.Partners: feed decoder for partner "lumen" now keeps custom keys (String.to_atom/1)'), { root: 'i1' })
  x.every(t0 + 4 * MIN + 8000, t1, 3 * MIN, (t) => { const last = crashes.filter((k) => k < t).pop(), since = last ? (t - last) / (8 * MIN) : (t - t0) / (on - t0); if (!down(t)) c.line(E, t, lg(t, 'info', `vm_stats process_count=${r.int(2300, 2600)} port_count=${r.int(300, 420)} atom_count=${Math.round(Math.min(1047000, 61000 + since * 980000))} ets_count=${r.int(120, 130)} memory_total_mb=${r.int(600, 720)} run_queue=${r.int(0, 3)}`), { root: 'i1' }) })
  for (const k of crashes) {
    c.line(E, k, `no more index entries in atom_tab (max=1048576)\n\nCrash dump is being written to: /var/log/bidder/erl_crash.dump...done`, { root: 'i1' })
    c.line(E, k + 3000, `[os_mon] memory supervisor port (memsup): Erlang has closed\n[os_mon] cpu supervisor port (cpu_sup): Erlang has closed`, { relevant: 'i1' })
    c.line(E, k + 22 * SEC, lg(k + 22 * SEC, 'info', 'Running BidderWeb.Endpoint with Bandit 1.5.5 at :::4000 (http)'), { relevant: 'i1' })
    c.line(H, k + 2000, `${ts.sys(k + 2000)} lb1 haproxy[1200]: [WARNING] Server bk_bid/${h} is DOWN, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms. 1 active and 0 backup servers left. ${r.int(9, 60)} sessions active, 0 requeued, 0 remaining in queue.`, { relevant: 'i1' })
    for (let i = 0; i < 6; i++) c.line(E, k + 24 * SEC + i * 400, lg(k + 24 * SEC + i * 400, r.pick(['error', 'warning']), r.pick([`[libcluster:bid] unable to connect to :"bidder@${other}"`, 'GenServer Bidder.Presence.Shard' + i + ' terminating\n** (stop) :nodedown\nLast message: {:nodeup_timeout}', `Ranch listener BidderWeb.Endpoint.HTTP had connection process started with :cowboy_clear:start_link/4 at #PID<0.${r.int(900, 4000)}.0> exit with reason: :closed`])), { relevant: 'i1' })
  }
  x.flow(t0, t1, 50 * SEC, (t) => { if (!down(t)) c.line(E, t, lg(t, r.pick(['error', 'warning']), r.pick([`Postgrex.Protocol (#PID<0.${r.int(400, 900)}.0>) disconnected: ** (DBConnection.ConnectionError) client #PID<0.${r.int(900, 9000)}.0> exited`, 'Bandit: client closed the connection before the response was sent', 'Oban: job Bidder.Workers.Rollup discarded after 1 attempt, next run scheduled'])), {}) })
  return c
}

// 6. Node, mobile: the card provider's webhook secret no longer fits; apart from it the push key was revoked.
function nodeFitness(name, seed) {
  const x = open(name, seed, { minutes: 55, notes: 'two independent incidents' })
  const { r, c, t0, t1 } = x, wh = x.between(0.35, 0.42), ap = x.between(0.6, 0.68), L = 'logs/docker-compose.log', kid = x.alnum(10).toUpperCase()
  const row = (t, svc, o) => `${(svc + '-1').padEnd(13)} | ${typeof o === 'string' ? o : JSON.stringify({ level: o.level ?? 30, time: Math.floor(t), pid: 1, hostname: 'a' + svc.length + 'f3c0', ...o })}`
  x.truth('hook', {
    cause: { allOf: [['webhook', 'whsec', 'stripe', 'endpoint secret', 'signing secret'], ['signature', 'signing secret', 'secret .{0,40}(wrong|mismatch|rotat|changed|outdated|stale|old|differ|not match|does not|no longer)', '(wrong|mismatch\\w*|rotated|outdated|old|stale|incorrect) .{0,30}secret', 'whsec', 'verif\\w+ fail']], mustNot: [] },
    services: ['payments', 'stripe', 'billing', 'webhook', 'payments-1'], victims: ['members', 'api', 'web', 'members-1', 'api-1'], severity: ['critical', 'high', 'medium'], onset: wh, onsetToleranceSeconds: 240, rootPattern: 'signature|webhook secret', temporalPattern: null,
    right: ['Stripe webhooks are rejected because the signing secret no longer matches', 'Webhook signature verification fails in payments after the secret was rotated', 'payments holds the wrong endpoint secret for stripe webhooks'],
    wrong: ['Subscriptions stay pending', 'Members lose premium access', 'Stripe is down', 'Push notifications fail with InvalidProviderToken'],
  })
  x.truth('apns', {
    cause: { allOf: [['apns', 'apple', 'push', 'provider token', 'InvalidProviderToken', 'ios notif'], ['provider ?token', 'key\\b.{0,50}(revoked|invalid|expired|rotated|deleted|rejected|wrong|no longer)', '(revoked|invalid|expired|rejected|wrong) .{0,40}(key|credential|token|auth)', 'auth\\w* .{0,40}(fail|reject|denied|403|invalid)', '403']], mustNot: ['webhook'] },
    services: ['push', 'apns', 'push-1', 'notifications'], victims: ['api', 'coach', 'api-1', 'coach-1'], severity: ['high', 'medium', 'critical'], onset: ap, onsetToleranceSeconds: 240, rootPattern: 'InvalidProviderToken', temporalPattern: null,
    right: ['APNs rejects every iOS push with InvalidProviderToken: the auth key is revoked', 'Apple refuses the provider token of push', 'The push signing key is no longer valid at APNs (403)'],
    wrong: ['coach reminders are not delivered', 'Push is slow', 'Stripe webhook signature is wrong', 'FCM tokens expired'],
  })
  x.flow(t0, t1, 6000, (t) => c.line(L, t, row(t, 'api', { req: { id: r.hex(8), method: 'GET', url: r.pick(['/v1/workouts', '/v1/me', '/v1/plans', '/v1/feed?cursor=' + r.hex(6)]), remoteAddress: '::ffff:172.18.0.' + r.int(2, 9) }, res: { statusCode: r.next() < 0.05 ? 401 : 200 }, responseTime: x.ms(30), msg: 'request completed' })))
  x.flow(t0, t1, 15 * SEC, (t) => {
    const ev = 'evt_1' + x.alnum(22), ty = r.pick(['invoice.paid', 'customer.subscription.updated', 'charge.succeeded', 'payment_intent.succeeded'])
    if (t > wh) { c.line(L, t, row(t, 'payments', { level: 50, err: { type: 'StripeSignatureVerificationError', message: 'No signatures found matching the expected signature for payload. Are you passing the raw request body you received from Stripe?', stack: 'Error: No signatures found matching the expected signature for payload.\n    at validateComputedSignature (/app/node_modules/stripe/cjs/Webhooks.js:149:19)\n    at Object.constructEvent (/app/node_modules/stripe/cjs/Webhooks.js:32:28)' }, msg: 'webhook refused' }), { root: 'hook' }); c.line(L, t + 1, row(t + 1, 'payments', { level: 40, req: { method: 'POST', url: '/hooks/stripe' }, res: { statusCode: 400 }, responseTime: 3, msg: 'request completed' }), { relevant: 'hook' }) } else { c.line(L, t, row(t, 'payments', { event: ev, type: ty, msg: 'webhook processed' })) }
  })
  c.line(L, wh - 50 * SEC, row(wh - 50 * SEC, 'payments', { msg: 'SIGTERM received, closing' }), { relevant: 'hook' }); c.line(L, wh - 40 * SEC, row(wh - 40 * SEC, 'payments', { msg: 'loaded webhook secret whsec_' + x.alnum(4) + '… from vault kv/payments version ' + r.int(11, 14) }), { root: 'hook' }); c.line(L, wh - 39 * SEC, row(wh - 39 * SEC, 'payments', { msg: 'listening on 3002' }))
  x.flow(wh + 2 * MIN, t1, 8 * SEC, (t) => c.line(L, t, row(t, 'members', { level: r.pick([40, 50, 50]), member: r.int(1e5, 9e5), msg: r.pick(['payment not confirmed in 120s, premium access revoked', 'subscription still incomplete after checkout, showing paywall', 'support escalation: paid but locked out']) }), { relevant: 'hook' }))
  x.flow(t0, t1, 14 * SEC, (t) => c.line(L, t, row(t, 'members', { member: r.int(1e5, 9e5), msg: r.pick(['entitlement checked', 'entitlement checked', 'trial started']) })))
  x.flow(t0, t1, 7 * SEC, (t) => { const ios = r.next() < 0.5; if (ios && t > ap) { c.line(L, t, row(t, 'push', { level: 50, device: r.hex(12), topic: 'com.fitpath.app', kid, status: 403, reason: 'InvalidProviderToken', msg: 'apns refused notification' }), { root: 'apns' }) } else if (!ios && r.next() < 0.08) c.line(L, t, row(t, 'push', { level: 40, device: x.alnum(12), provider: 'fcm', reason: 'registration-token-not-registered', msg: 'token removed' })); else c.line(L, t, row(t, 'push', { device: r.hex(12), provider: ios ? 'apns' : 'fcm', status: 200, msg: 'delivered' })) })
  x.flow(ap + MIN, t1, 12 * SEC, (t) => c.line(L, t, row(t, 'coach', { level: 40, plan: r.hex(6), msg: 'reminder not delivered, will fall back to e-mail' }), { relevant: 'apns' }))
  x.flow(t0, t1, 30 * SEC, (t) => c.line(L, t, row(t, 'redis', `1:M ${ts.redis(t)} * ${r.pick(['100 changes in 300 seconds. Saving...', 'Background saving terminated with success', 'DB saved on disk'])}`)))
  x.flow(t0, t1, 4 * MIN, (t) => c.line(L, t, row(t, 'api', '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated. Please use a userland alternative instead.')))
  x.flow(t0, t1, 3 * MIN, (t) => c.line(L, t, row(t, 'payments', { level: 50, err: { type: 'StripeCardError', code: 'card_declined', decline_code: r.pick(['insufficient_funds', 'do_not_honor']) }, msg: 'renewal declined' })))
  return c
}

// 7. CI: anonymous image pulls are over the registry's limit since the mirror's login is gone.
function ciMonorepo(name, seed) {
  const x = open(name, seed, { minutes: 90, notes: 'direct; many jobs fail in other ways (service containers missing)' })
  const { r, c, t0, t1 } = x, on = x.between(0.45, 0.55), run = `runner-${x.alnum(8)}`, J = ['build-web', 'test-api', 'lint', 'e2e-chrome', 'package-ios', 'deploy-staging'], R = 'logs/gitlab-runner.log'
  x.truth('i1', {
    cause: { allOf: [['rate.?limit', 'toomanyrequests', 'too many requests', 'pull (limit|quota)', '\\b429\\b', 'quota', 'unauthenticated pull', 'anonymous', 'pulls? .{0,30}(limit|throttl)', 'throttl'], ['image', 'pull', 'docker', 'registry', '\\bhub\\b', 'toomany']], mustNot: [] },
    services: ['docker', 'dockerhub', 'docker hub', 'registry', 'gitlab-runner', 'runner', run, 'registry-1.docker.io', 'ci'], victims: ['build-web', 'test-api', 'e2e-chrome', 'deploy-staging'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'toomanyrequests|credentials .*not found|pulling anonymously', temporalPattern: null,
    right: ['Docker Hub pull rate limit reached; the runner pulls anonymously', 'Image pulls get toomanyrequests since registry credentials are missing', 'CI jobs fail because of throttled unauthenticated pulls'],
    wrong: ['The tests of test-api fail', 'Postgres service container is not reachable', 'The deploy to staging failed', 'Runner system failure', 'The runner CPU is throttled'],
  })
  const rl = (t, lv, m, o) => `${ts.sys(t)} ci-host-${r.int(1, 3)} gitlab-runner[911]: {"level":"${lv}","msg":"${m}",${o}"time":"${ts.isoS(t)}"}`
  x.every(t0, t1, 26000, (t) => {
    const job = r.int(1e6, 9e6), nm = r.pick(J), f = `logs/jobs/${nm}.trace`, bad = t > on && r.next() < 0.7, img = r.pick(['node:20-bookworm', 'python:3.12-slim', 'cypress/browsers:22.0.0', 'ruby:3.3']), st = (o, m, k = {}) => c.line(f, t + o, `${ts.isoUs(t + o)} 00O ${m}`, k)
    c.line(R, t, rl(t, 'info', 'Checking for jobs... received', `"job":${job},"repo_url":"https://git.acme.io/mono/app.git","runner":"${run.slice(7)}",`))
    st(100, `\u001b[0KRunning with gitlab-runner 17.1.0 (fe451d5a)\u001b[0;m`); st(200, `section_start:${Math.floor(t / 1000)}:prepare_executor\r\u001b[0K\u001b[36;1mPreparing the "docker" executor\u001b[0;m`); st(300, `Using Docker executor with image ${img} ...`)
    if (bad) {
      st(900, `\u001b[0;33mWARNING: Failed to pull image with policy "always": toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit (manager.go:254:0s)\u001b[0;m`, { root: 'i1' })
      if (nm === 'test-api') { st(1200, '\u001b[0;33m*** WARNING:\u001b[0;m Service postgres:16 probably didn\'t start properly.', { relevant: 'i1' }); st(1500, 'psycopg.OperationalError: could not translate host name "postgres" to address: Name or service not known', { relevant: 'i1' }) }
      st(2000, `\u001b[31;1mERROR: Job failed${r.pick([' (system failure)', '', ': exit code 1'])}\u001b[0;m`, { relevant: 'i1' })
      c.line(R, t + 2100, rl(t + 2100, 'warning', 'Job failed (system failure)', `"duration_s":${r.int(2, 9)}.1,"job":${job},"failure_reason":"runner_system_failure",`), { relevant: 'i1' })
      if (nm === 'deploy-staging') st(2050, 'helm: no artifact from package stage, staging stays at previous release', { relevant: 'i1' })
    } else {
      st(900, `Pulling docker image ${img} ...`); st(1800, `Using docker image sha256:${r.hex(64)} for ${img} with digest ...`)
      const out = { lint: ['> eslint . --max-warnings 200', '✖ 143 problems (0 errors, 143 warnings)'], 'test-api': ['=== 812 passed, 9 skipped, 4 xfailed, 31 warnings in 64.20s ===', 'ERROR    app.billing:test_refund.py:88 refund refused (expected by test)'], 'build-web': ['vite v5.3.1 building for production...', '(!) Some chunks are larger than 500 kB after minification.'] }[nm] ?? ['done in 41s']
      out.forEach((m, i) => st(4000 + i * 700, m)); st(7000, r.next() < 0.06 ? '\u001b[31;1mERROR: Job failed: exit code 1\u001b[0;m' : '\u001b[32;1mJob succeeded\u001b[0;m')
    }
  }, 3000)
  c.line(R, on - 100 * SEC, `${ts.sys(on - 100 * SEC)} ci-host-2 gitlab-runner[911]: {"level":"info","msg":"Configuration loaded","builds":0,"time":"${ts.isoS(on - 100 * SEC)}"}`, { relevant: 'i1' })
  c.line(R, on - 99 * SEC, `${ts.sys(on - 99 * SEC)} ci-host-2 gitlab-runner[911]: {"level":"warning","msg":"DOCKER_AUTH_CONFIG: credentials for https://index.docker.io/v1/ not found, pulling anonymously","time":"${ts.isoS(on - 99 * SEC)}"}`, { root: 'i1' })
  return c
}

// 8. Spring: an edited migration; new pods refuse to start, the old ones are already gone.
function springLoyalty(name, seed) {
  const x = open(name, seed, { minutes: 35, notes: 'direct; the gateway and the till app are louder' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.5), S = 'logs/pods.log', v = `${r.int(40, 90)}`, tbl = r.pick(['points_index', 'tier_rules', 'voucher_codes']), a = r.int(1e8, 2e9), b = -r.int(1e8, 2e9)
  x.truth('i1', {
    cause: { allOf: [['flyway', 'migration', 'checksum', 'schema (version|history)'], ['checksum', 'mismatch', 'validat', 'edited', 'modified', 'altered', 'changed after']], mustNot: [] },
    services: ['loyalty', 'loyalty-service', 'loyalty-api', 'flyway'], victims: ['gateway', 'till', 'ingress', 'till-bff'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'checksum|Flyway|Validate failed|Applied to database|Resolved locally', temporalPattern: null,
    right: [`Flyway validation fails: checksum of migration V${v} differs`, 'An already applied migration was modified, so loyalty cannot start', 'Migration checksum mismatch stops the boot'],
    wrong: ['loyalty-api pods are in CrashLoopBackOff', 'The gateway returns 503', 'entityManagerFactory bean could not be created', 'The database is unreachable'],
  })
  const pod = () => x.pod('loyalty-api'), old = [pod(), pod()], fresh = [pod(), pod()], gw = x.pod('gateway'), till = x.pod('till-bff')
  const P = (pd, m) => m.split('\n').map((l) => `${pd} › ${l}`).join('\n')
  const sp = (t, lv, th, cl, m) => `${ts.off(t, 0).replace('+00:00', 'Z')} ${lv.padStart(5)} 1 --- [${th.padStart(15)}] ${cl.padEnd(40)} : ${m}`
  x.flow(t0, t1, 3500, (t) => {
    const bad = t > on, d = x.ms(45)
    if (!bad) c.line(S, t, P(r.pick(old), sp(t, 'INFO', `nio-8080-exec-${r.int(1, 10)}`, 'c.a.loyalty.web.PointsController', `${r.pick(['balance', 'collect', 'redeem'])} card=****${r.int(1000, 9999)} points=${r.int(1, 900)} took=${d}ms`)))
    c.line(S, t + d, P(gw, `[${ts.iso(t + d)}] "${r.pick(['GET', 'POST'])} /loyalty/v2/${r.pick(['balance', 'collect', 'redeem'])} HTTP/2" ${bad ? '503 UH no_healthy_upstream' : '200 - via_upstream'} - "-" 0 ${bad ? 19 : r.int(90, 400)} ${bad ? 0 : d} ${bad ? '-' : d - 1} "10.4.0.${r.int(2, 99)}" "till/${r.int(3, 4)}.${r.int(0, 9)}" "${x.uuid()}" "loyalty-api" "${bad ? '-' : '10.8.3.' + r.int(2, 99) + ':8080'}"`), bad ? { relevant: 'i1' } : {})
    if (bad && r.next() < 0.5) c.line(S, t + d + 2, P(till, `${ts.iso(t + d + 2)} ERROR till.loyalty store=${r.int(100, 900)} lane=${r.int(1, 14)} points could not be booked: upstream 503, receipt printed without points`), { relevant: 'i1' })
  })
  x.flow(t0, t1, 9000, (t) => c.line(S, t, P(till, `${ts.iso(t)} ${r.next() < 0.1 ? 'WARN  till.scanner barcode unreadable, asked cashier' : 'INFO  till.basket closed'} store=${r.int(100, 900)} lane=${r.int(1, 14)} items=${r.int(1, 40)}`)))
  old.forEach((o, i) => { c.line(S, on - 20 * SEC + i * 500, P(o, sp(on, 'INFO', 'ionShutdownHook', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete').replace(ts.iso(on), ts.iso(on - 20 * SEC + i * 500))), { relevant: 'i1' }) })
  for (const pd of fresh) for (let k = on - 12 * SEC, n = 0; k < t1 && n < 9; k += (25 + Math.min(300, 20 * 2 ** n)) * SEC, n++) {
    c.line(S, k, P(pd, sp(k, 'INFO', 'main', 'com.acme.loyalty.LoyaltyApplication', `Starting LoyaltyApplication v4.${v}.0 using Java 21.0.3 with PID 1`)))
    c.line(S, k + 6000, P(pd, sp(k + 6000, 'INFO', 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.')))
    c.line(S, k + 7000, P(pd, sp(k + 7000, 'WARN', 'main', 'ConfigServletWebServerApplicationContext', "Exception encountered during context initialization - cancelling refresh attempt: org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'flywayInitializer'")), { relevant: 'i1' })
    c.line(S, k + 7200, P(pd, sp(k + 7200, 'ERROR', 'main', 'o.s.boot.SpringApplication', `Application run failed\n\norg.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory' defined in class path resource [org/springframework/boot/autoconfigure/orm/jpa/HibernateJpaConfiguration.class]: Failed to initialize dependency 'flywayInitializer'\n\tat org.springframework.beans.factory.support.AbstractBeanFactory.doGetBean(AbstractBeanFactory.java:313)\n\tat org.springframework.boot.SpringApplication.run(SpringApplication.java:335)\nCaused by: org.flywaydb.core.api.exception.FlywayValidateException: Validate failed: Migrations have failed validation\nMigration checksum mismatch for migration version ${v}\n-> Applied to database : ${a}\n-> Resolved locally    : ${b}\nEither revert the changes to the migration, or run repair to update the schema history.`)), { root: 'i1' })
  }
  x.flow(t0, t1, 2 * MIN, (t) => c.line(S, t, P(gw, `[${ts.iso(t).replace('T', ' ').slice(0, 23)}][15][warning][config] [source/common/config/grpc_stream.h:155] StreamAggregatedResources gRPC config stream to xds-grpc closed since ${r.int(100, 900)}s ago: 13, `)))
  return c
}
export default { 'six-bidder-elixir': phoenixAds, 'six-fitness-node': nodeFitness, 'six-monorepo-ci': ciMonorepo, 'six-loyalty-spring': springLoyalty }
