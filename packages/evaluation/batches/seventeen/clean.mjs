import { Case, random, P, iso, day, hms, frac, MON, clf, bsd, MIN, HOUR, start, flow, every, ip, uuid, podid, combined, haproxy, envoy, SCAN } from './lib.mjs'

// ---------------------------------------------------------------- 15
export function meridianRails(seed) {
  const R = random(`${seed}/meridian`), c = new Case('meridian-rails', { kind: 'clean', notes: 'Healthy: Rails, Sidekiq with retries that succeed, Postgres with expected constraint errors, scanners, rolling deploy of Puma.' })
  const t0 = start(R), end = t0 + R.int(50, 65) * MIN, F = 'logs/app-journal.log', G = 'logs/postgresql.log', host = `app-${R.int(1, 6)}`
  const J = (ms, u, pid, msg) => c.line(F, ms, msg.split('\n').map((m) => `${bsd(ms)} ${host} ${u}[${pid}]: ${m}`).join('\n'))
  let puma = R.int(3000, 9000)
  const roll = [t0 + 21 * MIN, t0 + 40 * MIN]
  const pg = (ms, lv, msg, pid = R.int(9000, 9999)) => c.line(G, ms, `${day(ms)} ${hms(ms)}.${frac(ms)} UTC [${pid}] meridian@meridian_production ${lv}:  ${msg}`)
  for (const r of roll) {
    J(r, 'systemd', 1, 'Reloading puma.service - Puma HTTP Server...'); J(r + 200, 'puma', puma, `[${puma}] - Gracefully shutting down workers...`); J(r + 900, 'puma', puma, `[${puma}] === puma shutdown: ${day(r)} ${hms(r)} +0000 ===`); J(r + 950, 'puma', puma, `[${puma}] - Goodbye!`)
    J(r + 1000, 'systemd', 1, 'puma.service: Main process exited, code=exited, status=143/n/a'); puma += 41
    J(r + 2500, 'puma', puma, `[${puma}] Puma starting in cluster mode...`); J(r + 2510, 'puma', puma, `[${puma}] * Puma version: 6.4.2 (ruby 3.3.4-p94) ("The Eagle of Durin")`); J(r + 2600, 'puma', puma, 'DEPRECATION WARNING: ActiveRecord::Base.connection is deprecated and will be removed in Rails 8.0. (called from block in <main> at config/puma.rb:31)')
    J(r + 9000, 'puma', puma, `[${puma}] - Worker 0 (PID: ${puma + 3}) booted in 6.1s, phase: 0`)
    for (let i = 0; i < 4; i++) J(r + 2700 + i * 1500, 'healthprobe', 811, `probe http://127.0.0.1:3000/up: connection refused (attempt ${i + 1}/10)`)
    J(r + 9400, 'healthprobe', 811, 'probe http://127.0.0.1:3000/up: 200, ready')
  }
  flow(R, t0, end, 11200, (t) => {
    if (roll.some((r) => t > r && t < r + 9000)) return
    const rid = uuid(R), x = R.next(), p = R.pick(['/trips', `/trips/${R.int(1, 900)}`, '/bookings/new', '/account'])
    J(t, 'puma', puma, `[${rid}] Started GET "${p}" for ${ip(R)} at ${day(t)} ${hms(t)} +0000`)
    if (x < 0.04) J(t + 9, 'puma', puma, `[${rid}]   \n[${rid}] ActiveRecord::RecordNotFound (Couldn't find Trip with 'id'=${R.int(100000, 999999)}):\n[${rid}]   \n[${rid}] app/controllers/trips_controller.rb:18:in \`show'`)
    else if (x < 0.08) J(t + 9, 'puma', puma, `[${rid}] ActionController::RoutingError (No route matches [GET] "${R.pick(SCAN)}"):`)
    else if (x < 0.1) J(t + 9, 'puma', puma, `[${rid}] ActionController::InvalidAuthenticityToken (Can't verify CSRF token authenticity.):`)
    else J(t + 60, 'puma', puma, `[${rid}] Completed 200 OK in ${R.int(60, 120)}ms (Views: ${R.int(4, 40)}.1ms | ActiveRecord: ${R.int(1, 14)}.4ms | Allocations: ${R.int(4000, 40000)})`)
  })
  flow(R, t0, end, 21000, (t) => {
    const jid = R.hex(24), cls = R.pick(['GeocodeJob', 'TicketMailerJob', 'SeatHoldExpiryJob'])
    J(t, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} class=${cls} jid=${jid} INFO: start`)
    if (R.next() < 0.06) { J(t + 300, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} class=${cls} jid=${jid} elapsed=0.301 INFO: fail`); J(t + 301, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} WARN: {"context":"Job raised exception","job":{"retry":5,"class":"${cls}","retry_count":0}}`); J(t + 302, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} WARN: Net::ReadTimeout: Net::ReadTimeout with #<TCPSocket:(closed)>`); J(t + 22000, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} class=${cls} jid=${jid} elapsed=0.211 INFO: done`) } else J(t + 200, 'sidekiq', 2210, `pid=2210 tid=1k${R.hex(2)} class=${cls} jid=${jid} elapsed=0.${R.int(100, 900)} INFO: done`)
  })
  flow(R, t0, end, 45000, (t) => { const p = R.int(9000, 9999); pg(t, 'ERROR', 'duplicate key value violates unique constraint "index_seat_holds_on_trip_id_and_seat"', p); pg(t + 1, 'DETAIL', `Key (trip_id, seat)=(${R.int(1, 900)}, ${R.int(1, 60)}A) already exists.`, p); pg(t + 2, 'STATEMENT', 'INSERT INTO "seat_holds" ("trip_id", "seat", "expires_at") VALUES ($1, $2, $3) RETURNING "id"', p) })
  flow(R, t0, end, 9 * MIN, (t) => pg(t, 'ERROR', 'canceling statement due to user request'))
  every(R, t0, end, 5 * MIN, (t) => c.line(G, t, `${day(t)} ${hms(t)}.${frac(t)} UTC [71] LOG:  checkpoint complete: wrote ${R.int(100, 900)} buffers (0.${R.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=29.${R.int(100, 999)} s, sync=0.004 s, total=29.9 s`))
  for (const r of roll) for (let i = 0; i < 3; i++) c.line(G, r + 700 + i, `${day(r)} ${hms(r + 700)}.${frac(r + 700 + i)} UTC [${R.int(9000, 9999)}] meridian@meridian_production LOG:  could not receive data from client: Connection reset by peer`)
  return c
}

// ---------------------------------------------------------------- 16
export function streamRoll(seed) {
  const R = random(`${seed}/stream`), c = new Case('stream-roll', { kind: 'clean', notes: 'Healthy: announced rolling restart of three Kafka brokers; clients complain in the way they always do and go on.' })
  const t0 = start(R), end = t0 + R.int(48, 56) * MIN, K = (b) => `logs/broker-${b}.log`, A = 'logs/consumer.log', O = 'logs/maintenance.log'
  const kf = (b, ms, lv, m) => c.line(K(b), ms, `[${day(ms)} ${hms(ms)},${frac(ms)}] ${lv} ${m}`)
  const sc = (ms, lv, m) => c.line(A, ms, `${hms(ms)}.${frac(ms)} ${lv.padEnd(5)} [billing-worker-${R.int(1, 4)}] ${m}`)
  const o = (ms, m) => c.line(O, ms, `${iso(ms).slice(0, 16)}Z  ${m}`)
  const rolls = [1, 2, 3].map((b, i) => [b, t0 + (9 + i * 12) * MIN])
  o(t0 + MIN, `change CHG-${R.int(10000, 99999)}: rolling restart of kafka cluster "stream" for patch 3.7.1, expected under-replication during each step`)
  for (const [b, t] of rolls) {
    o(t - 2000, `broker ${b}: stopping`)
    kf(b, t, 'INFO', 'Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler)'); kf(b, t + 100, 'INFO', `[KafkaServer id=${b}] shutting down (kafka.server.KafkaServer)`); kf(b, t + 900, 'INFO', `[KafkaServer id=${b}] Controlled shutdown request returned successfully after ${R.int(300, 800)}ms (kafka.server.KafkaServer)`); kf(b, t + 5000, 'INFO', `[KafkaServer id=${b}] shut down completed (kafka.server.KafkaServer)`)
    for (const x of [1, 2, 3]) if (x !== b) {
      for (let i = 0; i < 14; i++) kf(x, t + 5200 + i * R.int(1500, 2500), 'WARN', `[ReplicaFetcher replicaId=${x}, leaderId=${b}, fetcherId=0] Connection to node ${b} (broker-${b}/10.4.0.${10 + b}:9092) could not be established. Node may not be available. (org.apache.kafka.clients.NetworkClient)`)
      kf(x, t + 5600, 'ERROR', `[ReplicaFetcher replicaId=${x}, leaderId=${b}, fetcherId=0] Error for partition billing.events-${R.int(0, 11)} at offset ${R.int(1e6, 9e6)} (kafka.server.ReplicaFetcherThread)\norg.apache.kafka.common.errors.NotLeaderOrFollowerException: For requests intended only for the leader, this error indicates that the broker is not the current leader.`)
      kf(x, t + 7000, 'INFO', `[Partition billing.events-${R.int(0, 11)} broker=${x}] Shrinking ISR from ${[1, 2, 3].join(',')} to ${[1, 2, 3].filter((y) => y !== b).join(',')}. (kafka.cluster.Partition)`)
      kf(x, t + 62000, 'INFO', `[Partition billing.events-${R.int(0, 11)} broker=${x}] ISR updated to ${[1, 2, 3].join(',')} (kafka.cluster.Partition)`)
    }
    for (let i = 0; i < 6; i++) sc(t + 1000 + i * 1100, 'WARN', `[Consumer clientId=billing-${i % 3}, groupId=billing] Received unknown topic or partition error / NOT_LEADER_OR_FOLLOWER for billing.events-${R.int(0, 11)}, refreshing metadata`)
    sc(t + 9000, 'INFO', `[Consumer clientId=billing-0, groupId=billing] Group coordinator broker-${b}:9092 (id: ${2147483647 - b} rack: null) is unavailable or invalid due to cause: coordinator unavailable. isDisconnected: true. Rediscovery will be attempted.`)
    sc(t + 9700, 'INFO', `[Consumer clientId=billing-0, groupId=billing] Discovered group coordinator broker-${b % 3 + 1}:9092 (id: ${2147483647 - (b % 3 + 1)} rack: null)`)
    kf(b, t + 38000, 'INFO', `[KafkaServer id=${b}] started (kafka.server.KafkaServer)`); kf(b, t + 30000, 'WARN', 'No meta.properties changes required; continuing (kafka.server.BrokerMetadataCheckpoint)')
    o(t + 70000, `broker ${b}: up, under-replicated partitions 0`)
  }
  o(end - 2 * MIN, 'change closed: all steps successful')
  flow(R, t0, end, 6000, (t) => sc(t, 'INFO', `committed billing.events-${R.int(0, 11)} offset=${R.int(1e6, 9e6)} lag=${rolls.some(([, r]) => t > r && t < r + 20000) ? R.int(20, 400) : R.int(0, 9)}`))
  flow(R, t0, end, 9000, (t) => { const b = R.int(1, 3); if (rolls.some(([x, r]) => x === b && t > r && t < r + 30000)) return; kf(b, t, 'INFO', R.pick([`[LocalLog partition=billing.events-${R.int(0, 11)}, dir=/data/kafka] Rolled new log segment at offset ${R.int(1e6, 9e6)} in ${R.int(1, 9)} ms. (kafka.log.LocalLog)`, `[Log Cleaner] Cleaner 0: Cleaning log __consumer_offsets-${R.int(0, 49)} completed with 0 invalid messages (kafka.log.LogCleaner)`, `[GroupMetadataManager brokerId=${b}] Removed ${R.int(0, 9)} expired offsets in ${R.int(0, 4)} milliseconds. (kafka.coordinator.group.GroupMetadataManager)`])) })
  return c
}

// ---------------------------------------------------------------- 17
export function ciCheckout(seed) {
  const R = random(`${seed}/ci`), c = new Case('ci-checkout', { kind: 'clean', notes: 'Healthy: one CI run (Jest, go test) whose tests provoke failures on purpose; everything passes.' })
  const t0 = start(R), F = 'logs/ci-run.log'; let t = t0
  const L = (msg, step = R.int(4, 160)) => { t += step; c.line(F, t, msg.split('\n').map((m) => `${iso(t).slice(0, 19)}.${frac(t)}${P(R.int(0, 9999), 4)}Z ${m}`).join('\n')) }
  L(`##[group]Run actions/checkout@v4`); L('with:\n  repository: plum/checkout\n  token: ***'); L('##[endgroup]'); L(`Syncing repository: plum/checkout`, 900); L('##[group]Run npm ci'); L('npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.', 3000); L('npm warn deprecated rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported'); L(`added ${R.int(700, 1200)} packages in ${R.int(9, 20)}s`, 12000); L('3 vulnerabilities (2 low, 1 moderate)'); L('##[endgroup]')
  L('##[group]Run npx jest --ci --runInBand'); let total = 0
  const areas = ['payments/authorize', 'payments/refund', 'basket/pricing', 'basket/voucher', 'webhooks/stripe', 'queue/worker', 'db/pool', 'session/redis', 'tax/client', 'stock/reserve', 'mail/send', 'auth/jwt']
  for (const a of areas.sort(() => R.next() - 0.5)) {
    for (let i = 0; i < R.int(3, 7); i++) {
      L('  console.error\n' + R.pick([`    Error: connect ECONNREFUSED 127.0.0.1:${R.pick([6379, 5432, 5672])}\n        at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1595:16)`, '    [payments] gateway timeout after 3000ms, giving up (simulated)', '    JsonWebTokenError: invalid signature', `    FATAL: sorry, too many clients already`, '    PaymentDeclinedError: card_declined (insufficient_funds)', '    UnhandledError: deadlock detected, transaction rolled back']) + `\n\n      at Object.<anonymous> (test/${a}.spec.ts:${R.int(20, 300)}:${R.int(5, 30)})\n`, R.int(20, 900))
      if (R.next() < 0.5) L(`{"level":"error","svc":"checkout","test":true,"msg":"retry budget exhausted","order":"TEST-${R.int(1, 99)}"}`)
    }
    L(`PASS test/${a}.spec.ts (${R.int(1, 9)}.${R.int(100, 999)} s)`); for (let i = 0, n = R.int(5, 11); i < n; i++, total++) L(`  ✓ ${R.pick(['fails fast when the database is down', 'rejects an expired card', 'opens the circuit after five errors', 'does not lose the message when the worker crashes', 'returns 503 when redis is unreachable', 'rolls back on deadlock', 'computes the total', 'keeps the voucher'])} (${R.int(2, 90)} ms)`, R.int(2, 30))
  }
  L(`Test Suites: ${areas.length} passed, ${areas.length} total\nTests:       ${total} passed, ${total} total\nSnapshots:   4 passed, 4 total\nTime:        ${R.int(30, 70)}.${R.int(100, 999)} s\nRan all test suites.`); L('##[endgroup]')
  L('##[group]Run go test -race -v ./...')
  const pk = ['internal/ledger', 'internal/settle', 'internal/outbox', 'internal/httpx']
  for (const p of pk) {
    for (let i = 0, n = R.int(8, 14); i < n; i++) { const name = R.pick(['TestPostingRejectsNegative', 'TestOutboxRetriesOnError', 'TestPanicIsRecovered', 'TestContextDeadline', 'TestDuplicateEvent', 'TestTLSHandshakeFailure']) + i; L(`=== RUN   ${name}`); if (R.next() < 0.6) L(R.pick([`time=${iso(t)} level=ERROR msg="publish failed" err="nats: no responders available for request" attempt=3`, `time=${iso(t)} level=ERROR msg="recovered" panic="runtime error: invalid memory address or nil pointer dereference"`, `${day(t).replace(/-/g, '/')} ${hms(t)} http: TLS handshake error from 127.0.0.1:${R.int(30000, 60000)}: remote error: tls: bad certificate`, `time=${iso(t)} level=WARN msg="context deadline exceeded" op=settle`])); L(`--- PASS: ${name} (0.${P(R.int(0, 99))}s)`) }
    L(`PASS`); L(`ok  \tplum/checkout/${p}\t${R.int(0, 4)}.${R.int(100, 999)}s`, 400)
  }
  L('##[endgroup]'); L('##[group]Run docker build -t checkout:ci .'); for (let i = 1; i <= 9; i++) L(`#${i} ${R.pick(['CACHED', 'DONE 0.3s', 'DONE 1.1s'])}`, R.int(100, 2000)); L('##[endgroup]'); L('Cleaning up orphan processes'); L('Terminate orphan process: pid (2211) (node)'); L('Job succeeded')
  return c
}

// ---------------------------------------------------------------- 18
export function bazaarPay(seed) {
  const R = random(`${seed}/bazaar`), c = new Case('bazaar-pay', { kind: 'clean', notes: 'Healthy: card payments with ordinary declines at ERROR, one pod replaced with boot probing, Envoy with client aborts.' })
  const t0 = start(R), end = t0 + R.int(44, 54) * MIN, A = 'logs/payments.jsonl', E = 'logs/envoy.log', pods = [0, 1].map(() => `payments-${R.hex(8)}-${podid(R)}`), roll = t0 + R.int(15, 25) * MIN, pod3 = `payments-${R.hex(8)}-${podid(R)}`
  const j = (ms, level, pod, msg, o = {}) => c.line(A, ms, JSON.stringify({ time: iso(ms), level, msg, pod, ...o }))
  flow(R, t0, end, 8400, (t) => {
    const pod = t > roll + 20000 ? R.pick([pods[1], pod3]) : R.pick(pods), id = `pi_${R.hex(12)}`, x = R.next()
    j(t, 'INFO', pod, 'payment started', { id, amount: R.int(300, 40000), currency: R.pick(['EUR', 'GBP']) })
    if (x < 0.09) j(t + 310, 'ERROR', pod, 'payment failed', { id, reason: R.pick(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'do_not_honor']), retriable: false })
    else if (x < 0.12) { j(t + 200, 'ERROR', pod, '3ds challenge failed', { id, error: 'authentication_failed: cardholder entered a wrong code' }) }
    else if (x < 0.15) { j(t + 800, 'WARN', pod, 'psp slow, retrying', { id, attempt: 1, error: 'context deadline exceeded' }); j(t + 1300, 'INFO', pod, 'payment captured', { id, attempt: 2 }) }
    else j(t + 330, 'INFO', pod, 'payment captured', { id, psp_ms: R.int(150, 410) })
    c.line(E, t + 340, envoy(R, t + 340, { m: 'POST', p: '/payments', s: x < 0.12 ? 402 : 200, dur: R.int(200, 480), up: `10.30.0.${R.int(4, 6)}:8080`, auth: 'pay.bazaar.example' }))
  })
  flow(R, t0, end, 14000, (t) => { const x = R.next(); c.line(E, t, envoy(R, t, x < 0.12 ? { p: '/payments/history', s: 0, f: 'DC', dur: R.int(20, 900), up: '10.30.0.4:8080', auth: 'pay.bazaar.example' } : x < 0.2 ? { p: R.pick(SCAN), s: 404, f: 'NR', dur: 0, up: '-', auth: ip(R) } : { p: R.pick(['/payments/history', '/methods']), dur: R.int(5, 60), up: `10.30.0.${R.int(4, 6)}:8080`, auth: 'pay.bazaar.example' })) })
  j(roll, 'INFO', pod3, 'starting', { version: `5.${R.int(1, 30)}.0`, reason: 'node pool rotation' }); j(roll + 300, 'WARN', pod3, 'readiness: not ready', { waiting_for: ['kafka', 'vault'] }); j(roll + 1100, 'ERROR', pod3, 'vault not reachable yet', { error: 'dial tcp 10.30.9.2:8200: connect: connection refused', hint: 'sidecar still starting', attempt: 1 }); j(roll + 2100, 'ERROR', pod3, 'vault not reachable yet', { error: 'dial tcp 10.30.9.2:8200: connect: connection refused', hint: 'sidecar still starting', attempt: 2 }); j(roll + 3900, 'INFO', pod3, 'vault ok'); j(roll + 5200, 'INFO', pod3, 'ready')
  j(roll + 8000, 'INFO', pods[0], 'SIGTERM received, draining', { inflight: R.int(1, 5) }); j(roll + 9500, 'WARN', pods[0], 'kafka consumer leaving group', { group: 'payments-events' }); j(roll + 12000, 'INFO', pods[0], 'exit', { code: 0 })
  every(R, t0, end, 5 * MIN, (t) => j(t, 'INFO', pods[1], 'slo window', { success_ratio: (R.int(9955, 9999) / 10000), declines_excluded: true }))
  flow(R, t0, end, 3 * MIN, (t) => j(t, 'WARN', pods[1], 'webhook signature invalid, rejected', { remote: ip(R), path: '/webhooks/psp' }))
  flow(R, t0, end, 7 * MIN, (t) => j(t, 'ERROR', pods[1], 'fraud check refused payment', { score: R.int(91, 99), rule: 'velocity' }))
  return c
}

// ---------------------------------------------------------------- 19
export function fjordNight(seed) {
  const R = random(`${seed}/fjord`), c = new Case('fjord-night', { kind: 'clean', notes: 'Healthy: an ordinary night of .NET, RabbitMQ, Elasticsearch and a DLQ canary. Chronic warnings and snapshots.' })
  const t0 = start(R), end = t0 + R.int(70, 85) * MIN, N = 'logs/orders-dotnet.log', Q = 'logs/rabbit@mq-1.log', E = 'logs/fjord-es.log', D = 'logs/canary.log'
  const s = (ms, lv, msg) => c.line(N, ms, `[${hms(ms)} ${lv}] ${msg}`), q = (ms, lv, msg) => c.line(Q, ms, `${day(ms)} ${hms(ms)}.${frac(ms)}${P(R.int(0, 999), 3)}+00:00 [${lv}] <0.${R.int(600, 9000)}.0> ${msg}`)
  const es = (ms, lv, lg, msg) => c.line(E, ms, `[${iso(ms).slice(0, 19)},${frac(ms)}][${lv.padEnd(5)}][${lg.padEnd(25)}] [es-1] ${msg}`)
  flow(R, t0, end, 13000, (t) => s(t, 'INF', R.pick([`HTTP POST /orders responded 201 in ${R.int(12, 90)}.${P(R.int(0, 9999), 4)} ms`, `HTTP GET /orders/${R.int(10000, 99999)} responded 200 in ${R.int(3, 30)}.${P(R.int(0, 9999), 4)} ms`, `Consumed OrderPlaced ${uuid(R)} in ${R.int(5, 60)} ms`])))
  flow(R, t0, end, 2 * MIN, (t) => s(t, 'ERR', `An exception occurred in the validation pipeline\nFluentValidation.ValidationException: Validation failed: \n -- Email: 'Email' is not a valid email address. Severity: Error\n   at Fjord.Orders.Behaviours.ValidationBehaviour\`2.Handle(TRequest request) in /src/Behaviours/ValidationBehaviour.cs:line 31`))
  flow(R, t0, end, 4 * MIN, (t) => s(t, 'ERR', 'Connection id "0HN5' + R.hex(9).toUpperCase() + '": System.OperationCanceledException: The client reset the request stream.'))
  flow(R, t0, end, 6 * MIN, (t) => s(t, 'WRN', "Failed to determine the https port for redirect."))
  flow(R, t0, end, 8 * MIN, (t) => { s(t, 'WRN', 'Microsoft.EntityFrameworkCore.Database.Transaction: concurrency conflict on Basket, retry 1 of 3'); s(t + 40, 'INF', 'Basket saved on retry') })
  flow(R, t0, end, 30000, (t) => { const a = `10.1.0.${R.int(4, 30)}:${R.int(30000, 60000)} -> 10.1.0.3:5672`; q(t, 'info', `accepting AMQP connection <0.${R.int(600, 9000)}.0> (${a})`); q(t + 30, 'info', `connection <0.${R.int(600, 9000)}.0> (${a}): user 'orders' authenticated and granted access to vhost 'fjord'`); if (R.next() < 0.5) q(t + 20000, 'warning', `closing AMQP connection <0.${R.int(600, 9000)}.0> (${a}, vhost: 'fjord', user: 'orders'):\nclient unexpectedly closed TCP connection`) })
  flow(R, t0, end, 11 * MIN, (t) => q(t, 'error', `Error on AMQP connection <0.${R.int(600, 9000)}.0> (${ip(R)}:${R.int(30000, 60000)} -> 10.1.0.3:5672, state: starting):\nPLAIN login refused: user 'guest' can only connect via localhost`))
  flow(R, t0, end, 30000, (t) => es(t, 'INFO', 'o.e.c.m.MetadataMappingService', `[orders-${day(t).replace(/-/g, '.')}/${R.hex(22)}] update_mapping [_doc]`))
  flow(R, t0, end, 3 * MIN, (t) => es(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', `[gc][${R.int(80000, 99000)}] overhead, spent [${R.int(260, 420)}ms] collecting in the last [1s]`))
  flow(R, t0, end, 5 * MIN, (t) => es(t, 'WARN', 'o.e.d.a.b.BulkRequestParser', '[types removal] Specifying types in bulk requests is deprecated.'))
  const sn = t0 + R.int(20, 40) * MIN
  es(sn, 'INFO', 'o.e.s.SnapshotsService', `snapshot [nightly:${day(sn)}/${R.hex(20)}] started`); es(sn + 4 * MIN, 'INFO', 'o.e.s.SnapshotsService', `snapshot [nightly:${day(sn)}/${R.hex(20)}] completed with state [SUCCESS]`); es(sn + 5 * MIN, 'INFO', 'o.e.c.r.a.AllocationService', `Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[orders-${day(sn).replace(/-/g, '.')}][0]]]).`); es(sn + 5 * MIN - 4000, 'INFO', 'o.e.c.r.a.AllocationService', 'Cluster health status changed from [GREEN] to [YELLOW] (reason: [index created]).')
  every(R, t0, end, 5 * MIN, (t) => { const id = R.hex(8); c.line(D, t, `${iso(t)} canary ${id}: publishing poison message on purpose`); c.line(D, t + 300, `${iso(t + 300)} canary ${id}: worker rejected it (expected JsonException), dead-lettered`); c.line(D, t + 900, `${iso(t + 900)} canary ${id}: found in DLQ after 0.6 s, drained, depth=0 OK`); s(t + 250, 'ERR', `Message canary-${id} rejected: System.Text.Json.JsonException: 'x' is an invalid start of a value. Path: $ | LineNumber: 0 | BytePositionInLine: 0.`) })
  return c
}
