import { Case, setup, iso, isoS, isoOff, plain, comma, dot, clf, sys, slash, redisT, p, MIN, H } from './lib.mjs'
const ANY = ['medium', 'high', 'critical']

// 09 direct: rabbitmq disk alarm
const c09 = (seed) => {
  const { r, t0, flow, every, uuid } = setup(seed, 'e09'); const end = t0 + 50 * MIN, on = t0 + r.int(22, 30) * MIN
  const c = new Case('eleven-09', { notes: 'free disk limit alarm blocks publishers; an unconsumed audit queue fills the disk' })
  c.incident('a', { cause: { allOf: [['disk', 'free space', 'volume', 'storage', 'filesystem', 'queue .*(unconsumed|without consumer|no consumer)'], ['full', 'alarm', 'limit', 'low', 'insufficient', 'exhaust', 'space', 'fill', 'watermark', 'block', 'no consumer']], mustNot: [] }, services: ['rabbitmq', 'rabbit', 'rabbit@mq-1', 'mq-1', 'broker', 'audit.firehose'], victims: ['booking-api', 'mail-worker', 'api'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'disk|alarm' })
  const R = (t, lvl, pid, m, o) => c.line('logs/rabbit@mq-1.log', t, m.split('\n').map((x) => `${plain(t)}.${iso(t).slice(20, 23)}${p(r.int(0, 999), 3)}+00:00 [${lvl}] <0.${pid}.0> ${x}`).join('\n'), o)
  flow(t0, end, 14e3, (t) => { const id = r.int(9000, 29000), po = r.int(30000, 60000); R(t, 'info', id, `accepting AMQP connection <0.${id}.0> (10.0.3.${r.int(10, 40)}:${po} -> 10.0.3.5:5672)`); R(t + 9, 'info', id, `connection <0.${id}.0> (10.0.3.12:${po} -> 10.0.3.5:5672 - booking-api): user 'booking' authenticated and granted access to vhost '/'`) })
  flow(t0, end, 80e3, (t) => { const id = r.int(9000, 29000); R(t, 'warning', id, `closing AMQP connection <0.${id}.0> (10.0.3.14:${r.int(30000, 60000)} -> 10.0.3.5:5672, vhost: '/', user: 'legacy-cron'):\nclient unexpectedly closed TCP connection`) })
  flow(t0, end, 4 * MIN, (t) => R(t, 'error', r.int(9000, 29000), `Channel error on connection <0.${r.int(900, 9999)}.0> (10.0.3.20:41210 -> 10.0.3.5:5672, vhost: '/', user: 'booking'), channel 4:\noperation queue.declare caused a channel exception precondition_failed: inequivalent arg 'x-message-ttl' for queue 'mail.retry' in vhost '/': received none but current is the value '60000' of type 'signedint'`))
  every(t0 + 20e3, end, 5 * MIN, (t, i) => c.line('logs/mq-report.log', t, `${isoS(t)} mq-report vhost=/ queue=audit.firehose messages=${1_800_000 + i * 90000} consumers=0 | queue=mail.out messages=${r.int(0, 9)} consumers=4 | queue=booking.events messages=${r.int(0, 20)} consumers=6`, { relevant: 'a' }))
  R(on, 'info', 291, 'Free disk space is insufficient. Free bytes: 49872896. Limit: 50000000', { root: 'a' })
  R(on + 3, 'warning', 286, `disk resource limit alarm set on node 'rabbit@mq-1'.\n`, { root: 'a' })
  R(on + 5, 'warning', 286, '**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************', { relevant: 'a' })
  flow(t0, end, 4500, (t) => { const bad = t > on + 9000 && r.next() < .6; c.line('logs/booking-api.log', t, bad ? `${isoS(t)} ERROR booking.publish trace=${r.hex(16)} publish confirm not received within 10000 ms, exchange=booking.events\nTraceback (most recent call last):\n  File "/app/booking/bus.py", line 77, in publish\n    await asyncio.wait_for(ex.publish(msg, routing_key=key), 10)\n  File "/usr/local/lib/python3.11/asyncio/tasks.py", line 502, in wait_for\n    raise exceptions.TimeoutError() from exc\nTimeoutError` : `${isoS(t)} INFO booking.http trace=${r.hex(16)} ${t > on ? 'GET /bookings/' + r.int(1000, 9999) + ' 200' : r.pick(['POST /bookings 201', 'GET /bookings/' + r.int(1000, 9999) + ' 200'])} ${r.int(15, 90)}ms`, bad ? { relevant: 'a' } : {}) })
  flow(t0, on, 9000, (t) => c.line('logs/mail-worker.log', t, `${sys(t)} worker-2 mail-worker[811]: delivered confirmation ${r.hex(12)} via smtp-relay`))
  flow(on + MIN, end, 60e3, (t) => c.line('logs/mail-worker.log', t, `${sys(t)} worker-2 mail-worker[811]: no jobs for ${Math.floor((t - on) / 1000)} s, is the producer alive?`, { relevant: 'a' }))
  const e = t0 + 5 * MIN; c.line('logs/booking-api.log', e, `${isoS(e)} INFO booking.deploy release r${r.int(300, 400)} active, workers restarted`)
  return c
}

// 10 direct: elasticsearch flood stage
const c10 = (seed) => {
  const { r, t0, flow, every, ip } = setup(seed, 'e10'); const end = t0 + 60 * MIN, on = t0 + r.int(28, 36) * MIN
  const c = new Case('eleven-10', { notes: 'flood stage watermark makes product index read-only; indexer and admin UI complain' })
  c.incident('a', { cause: { allOf: [['disk', 'watermark', 'flood', 'storage', 'volume', 'filesystem'], ['full', 'flood', 'exceed', 'read.only', 'watermark', 'out of space', 'space', 'usage', 'fill']], mustNot: [] }, services: ['elasticsearch', 'es-data-2', 'elastic', 'es', 'search', 'es-master-1'], victims: ['indexer', 'cms', 'product-indexer', 'cms-admin'], severity: ANY, onset: on, onsetToleranceSeconds: 13 * 60, rootPattern: 'watermark' })
  const E = (t, lvl, cl, m, o) => c.line('logs/elasticsearch.log', t, `[${iso(t).slice(0, 19)},${iso(t).slice(20, 23)}][${lvl.padEnd(5)}][${cl.padEnd(25)}] [es-master-1] ${m}`, o)
  flow(t0, end, 20e3, (t) => E(t, 'INFO', ...r.pick([['o.e.c.m.MetadataMappingService', `[products-v8/${r.hex(8)}] update_mapping [_doc]`], ['o.e.m.j.JvmGcMonitorService', `[gc][${r.int(1000, 90000)}] overhead, spent [${r.int(250, 400)}ms] collecting in the last [1s]`], ['o.e.c.s.MetadataUpdateSettingsService', 'updating number_of_replicas to [1] for indices [logs-app]']])))
  flow(t0, end, 5 * MIN, (t) => E(t, 'WARN', 'o.e.d.s.SearchQueryParser', `this request accesses system indices: [.kibana_7.17.9_001], but in a future major version, direct access to system indices will be prevented by default`))
  for (const [d, m] of [[-12 * MIN, `low disk watermark [85%] exceeded on [nWq3][es-data-2][/var/lib/elasticsearch] free: 21.9gb[14.6%], replicas will not be assigned to this node`], [-6 * MIN, `high disk watermark [90%] exceeded on [nWq3][es-data-2][/var/lib/elasticsearch] free: 14.1gb[9.4%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`]]) E(on + d, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', m, { root: 'a' })
  every(on, end, 5 * MIN, (t, i) => E(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `flood stage disk watermark [95%] exceeded on [nWq3][es-data-2][/var/lib/elasticsearch] free: ${(7.1 - i * .2).toFixed(1)}gb[4.${9 - i}%], all indices on this node will be marked read-only`, { root: 'a' }))
  flow(t0, end, 3000, (t) => { const bad = t > on + 5000 && r.next() < .5; c.line('logs/product-indexer.log', t, bad ? `{"@timestamp":"${iso(t)}","log.level":"error","message":"bulk item failed","index":"products-v8","id":"${r.int(1e5, 9e5)}","status":${429},"error":{"type":"cluster_block_exception","reason":"index [products-v8] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];"}}` : `{"@timestamp":"${iso(t)}","log.level":"info","message":"bulk ok","items":${r.int(10, 500)},"took_ms":${r.int(20, 300)}}`, bad ? { relevant: 'a' } : {}) })
  flow(t0, end, 6000, (t) => { const bad = t > on + MIN && r.next() < .2; c.line('logs/cms-admin.log', t, `${clf(t, 1)} cms-admin ${ip()} ${bad ? 'PUT /products/' + r.int(1000, 9999) + ' 500 "Produkt konnte nicht gespeichert werden (search sync failed)"' : 'GET /products 200 ' + r.int(30, 200) + 'ms'}`, bad ? { relevant: 'a' } : {}) })
  return c
}

// 11 louder victims: coredns forwards to a dead resolver after reload
const c11 = (seed) => {
  const { r, t0, flow, every, uuid, ip } = setup(seed, 'e11'); const end = t0 + 45 * MIN, on = t0 + r.int(18, 25) * MIN
  const c = new Case('eleven-11', { notes: 'CoreDNS reloaded with another Corefile; forwarding of external names times out; three languages complain about other things' })
  c.incident('a', { cause: { allOf: [['dns', 'coredns', 'corefile', 'resolver', 'name resolution', 'resolution'], ['reload', 'config', 'corefile', 'forward', 'upstream', 'time', 'fail', 'unreachable', 'unable', 'cannot', 'broken']], mustNot: ['(stripe|twilio|provider) (is )?(down|outage)'] }, services: ['coredns', 'dns', 'kube-dns', 'core-dns', 'coredns-configmap'], victims: ['payments', 'sms', 'frontend', 'payments-node', 'sms-py', 'geo-go'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'plugin/|Reloading|Corefile|SHA512' })
  const D = (t, m, o) => c.line('logs/coredns.log', t, m, o)
  every(t0, end, 8000, (t) => { if (t < on || r.next() < .3) D(t, `[INFO] 10.244.${r.int(1, 5)}.${r.int(2, 200)}:${r.int(30000, 60000)} - ${r.int(1, 65000)} "A IN ${r.pick(['redis.prod.svc.cluster.local.', 'orders.prod.svc.cluster.local.', 'pg.prod.svc.cluster.local.'])} udp 54 false 512" NOERROR qr,aa,rd 106 0.0001${r.int(10, 99)}s`) })
  flow(t0, end, 70e3, (t) => D(t, `[INFO] 10.244.1.9:${r.int(30000, 60000)} - ${r.int(1, 65000)} "AAAA IN api.stripe.com.prod.svc.cluster.local. udp 58 false 512" NXDOMAIN qr,aa,rd 151 0.000112s`))
  D(on - 500, '[INFO] Reloading', { root: 'a' }); D(on - 300, `[INFO] plugin/reload: Running configuration SHA512 = ${r.hex(64)}`, { root: 'a' }); D(on - 200, '[INFO] Reloading complete', { relevant: 'a' })
  flow(on + 2000, end, 40e3, (t) => D(t, `[ERROR] plugin/errors: 2 ${r.pick(['api.stripe.com.', 'api.twilio.com.', 'maps.googleapis.com.'])} A: read udp 10.244.0.7:${r.int(30000, 60000)}->10.0.0.53:53: i/o timeout`, { root: 'a' }))
  flow(t0, end, 3500, (t) => { const bad = t > on && r.next() < .7; c.line('logs/payments-node.log', t, bad ? `{"level":"error","ts":"${iso(t)}","msg":"charge failed","orderId":"${r.hex(8)}","err":"StripeConnectionError: An error occurred with our connection to Stripe. Request was retried 2 times. getaddrinfo EAI_AGAIN api.stripe.com"}` : `{"level":"info","ts":"${iso(t)}","msg":"charge ok","orderId":"${r.hex(8)}","ms":${r.int(200, 900)}}`, bad ? { relevant: 'a' } : {}) })
  flow(t0, end, 7000, (t) => { const bad = t > on && r.next() < .8; c.line('logs/sms-py.log', t, bad ? `${comma(t)} sms.sender ERROR [${r.hex(6)}] gave up after 3 attempts\nrequests.exceptions.ConnectionError: HTTPSConnectionPool(host='api.twilio.com', port=443): Max retries exceeded with url: /2010-04-01/Accounts/AC${r.hex(6)}/Messages.json (Caused by NameResolutionError("<urllib3.connection.HTTPSConnection object at 0x7f${r.hex(10)}>: Failed to resolve 'api.twilio.com' ([Errno -3] Temporary failure in name resolution)"))` : `${comma(t)} sms.sender INFO [${r.hex(6)}] sent otp segment=1`, bad ? { relevant: 'a' } : {}) })
  flow(t0, end, 9000, (t) => { const bad = t > on && r.next() < .6; c.line('logs/geo-go.log', t, `ts=${iso(t)} caller=geo.go:${bad ? 88 : 61} level=${bad ? 'warn' : 'info'} msg="${bad ? 'geocode fallback to stale entry' : 'geocode'}" ${bad ? `err="Get \\"https://maps.googleapis.com/maps/api/geocode/json\\": context deadline exceeded"` : `took=${r.int(20, 90)}ms`}`, bad ? { relevant: 'a' } : {}) })
  const e = on - 6 * MIN; c.line('logs/payments-node.log', e, `{"level":"info","ts":"${iso(e)}","msg":"payments 3.9.1 starting, feature sca_v2 on"}`); for (let i = 0; i < 3; i++) c.line('logs/payments-node.log', e + 60e3 + i * 7e3, `{"level":"warn","ts":"${iso(e + 60e3 + i * 7e3)}","msg":"card_declined","code":"insufficient_funds"}`)
  return c
}

// 12 louder victims: cloud functions take all connections
const c12 = (seed) => {
  const { r, t0, flow, every, uuid } = setup(seed, 'e12'); const end = t0 + 50 * MIN, on = t0 + r.int(22, 28) * MIN, chg = on - 3 * MIN
  const c = new Case('eleven-12', { notes: 'maxInstances of a function raised; its instances take every database connection; the core API is louder' })
  c.incident('a', { cause: { allOf: [['thumb', 'functions?\\b', 'max.?instance', 'autoscal', 'scal(ed|ing) (up|out)', 'instance (limit|cap|count)'], ['connection', 'slot', 'pool', 'database', 'cloud ?sql', 'postgres', 'max_connections']], mustNot: [] }, services: ['media-thumbs', 'thumbs', 'cloud functions', 'cloudfunctions', 'cloud-functions', 'cloudsql', 'cloud-sql', 'postgres', 'core-pg', 'cloudsql-core-pg'], victims: ['core-api'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'maxInstanceCount|media-thumbs|user=thumbs|thumbs' })
  const G = (f, t, sev, x, o) => c.line(f, t, JSON.stringify({ insertId: r.hex(12), ...x, timestamp: iso(t), severity: sev }), o)
  flow(t0, end, 50e3, (t) => G('logs/audit.json', t, 'NOTICE', { protoPayload: { '@type': 'type.googleapis.com/google.cloud.audit.AuditLog', ...r.pick([{ serviceName: 'storage.googleapis.com', methodName: 'storage.buckets.get' }, { serviceName: 'cloudfunctions.googleapis.com', methodName: 'google.cloud.functions.v2.FunctionService.GetFunction' }, { serviceName: 'run.googleapis.com', methodName: 'google.cloud.run.v1.Services.ListServices' }]), authenticationInfo: { principalEmail: r.pick(['ci@acme-prod.iam.gserviceaccount.com', 'monitor@acme-prod.iam.gserviceaccount.com']) } } }))
  G('logs/audit.json', chg, 'NOTICE', { protoPayload: { '@type': 'type.googleapis.com/google.cloud.audit.AuditLog', serviceName: 'cloudfunctions.googleapis.com', methodName: 'google.cloud.functions.v2.FunctionService.UpdateFunction', resourceName: 'projects/acme-prod/locations/europe-west1/functions/media-thumbs', authenticationInfo: { principalEmail: 'terraform@acme-prod.iam.gserviceaccount.com' }, request: { updateMask: 'serviceConfig.maxInstanceCount', function: { serviceConfig: { maxInstanceCount: 400 } } } } }, { root: 'a' })
  G('logs/audit.json', chg - 9 * MIN, 'NOTICE', { protoPayload: { '@type': 'type.googleapis.com/google.cloud.audit.AuditLog', serviceName: 'run.googleapis.com', methodName: 'google.cloud.run.v1.Services.ReplaceService', resourceName: 'namespaces/acme-prod/services/core-api', authenticationInfo: { principalEmail: 'ci@acme-prod.iam.gserviceaccount.com' } } })
  const S = (t, pid, m, o) => G('logs/cloudsql-core-pg.json', t, m.includes('FATAL') ? 'ALERT' : 'INFO', { textPayload: `${dot(t)} UTC [${pid}]: ${m}`, resource: { type: 'cloudsql_database', labels: { database_id: 'acme-prod:core-pg' } } }, o)
  flow(t0, end, 14e3, (t) => S(t, r.int(1000, 99000), `[1-1] db=core,user=core_api LOG:  connection authorized: user=core_api database=core SSL enabled (protocol=TLSv1.3)`))
  flow(t0, chg, 60e3, (t) => S(t, r.int(1000, 99000), `[1-1] db=core,user=thumbs LOG:  connection authorized: user=thumbs database=core application_name=media-thumbs SSL enabled (protocol=TLSv1.3)`))
  flow(chg + 30e3, on + 60e3, 2200, (t) => S(t, r.int(1000, 99000), `[1-1] db=core,user=thumbs LOG:  connection authorized: user=thumbs database=core application_name=media-thumbs SSL enabled (protocol=TLSv1.3)`, { root: 'a' }))
  flow(on, end, 16e3, (t) => S(t, r.int(1000, 99000), `[1-1] db=core,user=core_api FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute`, { relevant: 'a' }))
  flow(t0, end, 8000, (t) => G('logs/media-thumbs.json', t, 'INFO', { textPayload: `thumb generated gs://acme-media/${r.hex(10)}.jpg in ${r.int(100, 900)}ms`, resource: { type: 'cloud_run_revision', labels: { service_name: 'media-thumbs' } } }))
  every(chg + 30e3, on + MIN, 15e3, (t, i) => G('logs/media-thumbs.json', t, 'INFO', { textPayload: `Starting new instance. Reason: AUTOSCALING - Instance started due to configured scaling factors (active ${20 + i * 18})`, resource: { type: 'cloud_run_revision', labels: { service_name: 'media-thumbs' } } }, { root: 'a' }))
  flow(t0, end, 4000, (t) => { const bad = t > on && r.next() < .6; G('logs/core-api.json', t, bad ? 'ERROR' : 'INFO', { httpRequest: { requestMethod: 'GET', requestUrl: r.pick(['/v1/me', '/v1/feed', '/v1/albums']), status: bad ? 500 : 200, latency: (bad ? 30.01 : r.next() / 4).toFixed(3) + 's' }, ...(bad ? { textPayload: 'com.zaxxer.hikari.pool.HikariPool$PoolInitializationException / SQLTransientConnectionException: core - Connection is not available, request timed out after 30000ms (total=4, active=4, idle=0, waiting=57)' } : {}), trace: `projects/acme-prod/traces/${r.hex(16)}` }, bad ? { relevant: 'a' } : {}) })
  return c
}

// 13 hard: wrong data, amounts a hundred times too large (.net serilog)
const c13 = (seed) => {
  const { r, t0, flow, every, uuid } = setup(seed, 'e13'); const end = t0 + 75 * MIN, on = t0 + r.int(34, 44) * MIN
  const c = new Case('eleven-13', { notes: 'after a release, amounts of one currency are captured a hundred times too large; only INFO' })
  c.incident('a', { cause: { allOf: [['amount', 'minor unit', 'cents?', 'currency', '\\bjpy\\b', 'price', 'captur', 'charge'], ['100', 'hundred', 'factor', 'wrong', 'mismatch', 'too (large|high)', 'inflat', 'over-?charg', 'multipl', 'minor', 'exceed', 'differ', 'conversion']], mustNot: [] }, services: ['payments', 'payments.capture', 'payments-capture', 'capture', 'Acme.Payments', 'capture-service'], victims: ['orders', 'Acme.Orders', 'ledger'], severity: ANY, onset: on, onsetToleranceSeconds: 300, rootPattern: 'Captured \\d+ JPY|build|Minor' })
  const N = (f, t, lvl, m, o) => c.line(f, t, `${isoOff(t, 9)} [${lvl}] ${m}`, o)
  flow(t0, end, 6500, (t) => { const cur = r.pick(['EUR', 'USD', 'JPY', 'JPY', 'GBP']), id = 'ord_' + r.hex(8), j = cur === 'JPY', amt = j ? r.int(8, 99) * 100 : (r.int(500, 19999) / 100).toFixed(2), bad = j && t > on
    N('logs/orders.log', t, 'INF', `Acme.Orders.Checkout Order ${id} placed, total ${amt} ${cur} {"ConnectionId":"0HN${r.hex(6).toUpperCase()}"}`, bad ? { relevant: 'a' } : {})
    N('logs/payments-capture.log', t + 700, 'INF', `Acme.Payments.Capture Captured ${bad ? amt * 100 : amt} ${cur} for ${id} psp=adyen ref=${r.hex(12).toUpperCase()} in ${r.int(90, 400)}ms`, bad ? { root: 'a' } : {})
    if (bad && r.next() < .2) N('logs/payments-capture.log', t + 500, 'INF', `Acme.Payments.Capture Refused ${amt * 100} ${cur} for ${id} psp=adyen reason=NotEnoughBalance`, { relevant: 'a' }); else if (r.next() < .05) N('logs/payments-capture.log', t + 500, 'INF', `Acme.Payments.Capture Refused ${amt} ${cur} for ord_${r.hex(8)} psp=adyen reason=Expired Card`) })
  N('logs/payments-capture.log', on - 9000, 'INF', `Microsoft.Hosting.Lifetime Application started. build=2026.${r.int(30, 40)}.2 (prev 2026.${r.int(10, 29)}.0) MinorUnitsTable=v2`, { root: 'a' })
  N('logs/orders.log', on - 12 * MIN, 'INF', 'Microsoft.Hosting.Lifetime Application started. build=2026.40.1')
  flow(t0, end, 40e3, (t) => N('logs/payments-capture.log', t, 'WRN', `Microsoft.AspNetCore.Server.Kestrel Heartbeat took longer than "00:00:01" at "${plain(t)} +00:00". This could be caused by thread pool starvation.`))
  flow(t0, end, 3 * MIN, (t) => N('logs/orders.log', t, 'ERR', `Acme.Orders.Vouchers Voucher ${r.hex(6).toUpperCase()} rejected\nAcme.Orders.VoucherException: voucher expired\n   at Acme.Orders.Vouchers.Redeem(String code) in /src/Orders/Vouchers.cs:line 63\n   at Acme.Orders.Checkout.PlaceAsync(Basket b) in /src/Orders/Checkout.cs:line 118`))
  flow(t0, end, 12e3, (t) => N('logs/orders.log', t, 'INF', `Acme.Orders.Http GET /basket/${r.hex(6)} responded 200 in ${r.int(2, 30)}.${r.int(1000, 9999)} ms`))
  return c
}

// 14 hard: clock of one host
const c14 = (seed) => {
  const { r, t0, flow, every, ip } = setup(seed, 'e14'); const end = t0 + 70 * MIN, on = t0 + r.int(26, 34) * MIN, bad = r.int(1, 3)
  const c = new Case('eleven-14', { notes: 'one auth host loses NTP and steps ahead of others; its tokens are rejected as not yet valid elsewhere' })
  c.incident('a', { cause: { allOf: [['clock', 'ntp', 'chrony', 'time (sync|drift|skew)', 'skew', 'drift', 'synchroni'], ['auth-?' + bad, 'sync', 'skew', 'drift', 'ahead', 'wrong', 'future', 'offset', 'slow', 'fast', 'step']], mustNot: [] }, services: ['auth', 'auth-' + bad, 'chronyd', 'chrony', 'ntp', 'issuer'], victims: ['mobile-api'], severity: ['low', ...ANY], onset: on, onsetToleranceSeconds: 15 * 60, rootPattern: "chronyd|iat|clocksource" })
  const J = (t, h, u, m, o) => c.line('logs/auth-hosts.journal', t, `${sys(t + (h === bad && t > on ? Math.min(90, 26 + (t - on) / MIN * 1.5) * 1000 * Math.min(1, (t - on) / (6 * MIN)) : 0))} auth-${h} ${u}: ${m}`, o)
  flow(t0, end, 5000, (t) => { const h = r.int(1, 3); J(t, h, 'authd[1022]', `issued access token sub=u${r.int(10000, 99999)} kid=2026-a ttl=900 client=${r.pick(['ios', 'android'])}`) })
  flow(t0, end, 3 * MIN, (t) => J(t, r.int(1, 3), 'sshd[' + r.int(2000, 9000) + ']', `Failed password for invalid user ${r.pick(['admin', 'oracle', 'test'])} from ${ip()} port ${r.int(20000, 60000)} ssh2`))
  for (const h of [1, 2, 3]) flow(t0, end, 17 * MIN, (t) => { if (h !== bad || t < on) J(t, h, 'chronyd[602]', `Selected source 10.0.0.${r.int(11, 13)} (ntp${r.int(1, 3)}.internal)`) })
  J(on, bad, 'chronyd[602]', "Can't synchronise: no selectable sources", { root: 'a' })
  J(on - 60e3, bad, 'kernel', "clocksource: timekeeping watchdog on CPU1: Marking clocksource 'tsc' as unstable because the skew is too large:", { root: 'a' })
  J(on + 40, bad, 'chronyd[602]', 'Source 10.0.0.12 offline', { root: 'a' })
  flow(t0, end, 3600, (t) => { const age = (t - on) / MIN, b = age > 6 && r.next() < Math.min(.3, age / 70); const skew = Math.min(90, Math.floor(30 + age * 1.5)); c.line('logs/mobile-api.log', t, b ? `${isoS(t)} WARN  mobile-api auth 401 token rejected: iat in the future by ${skew}s (leeway 30s) iss=auth-${bad} sub=u${r.int(10000, 99999)}` : `${isoS(t)} INFO  mobile-api ${r.pick(['GET /m/home', 'GET /m/inbox', 'POST /m/read'])} 200 ${r.int(4, 60)}ms`, b ? { root: 'a' } : {}) })
  flow(t0, end, 30e3, (t) => c.line('logs/mobile-api.log', t, `${isoS(t)} WARN  mobile-api auth 401 token rejected: expired ${r.int(1, 4000)}s ago iss=auth-${r.int(1, 3)} sub=u${r.int(10000, 99999)}`))
  flow(on + 9 * MIN, end, 30e3, (t) => c.line('logs/mobile-api.log', t, `${isoS(t)} ERROR mobile-api session loop detected: client refreshed 5 times in 60s, forcing logout sub=u${r.int(10000, 99999)}`, { relevant: 'a' }))
  return c
}

// 15 healthy: kafka rolling restart
const c15 = (seed) => {
  const { r, t0, flow, every } = setup(seed, 'e15'); const end = t0 + 50 * MIN
  const c = new Case('eleven-15', { kind: 'clean', notes: 'planned rolling restart of three brokers; partitions return, producers retry and succeed' })
  const K = (b, t, lvl, m) => c.line(`logs/kafka-${b}.log`, t, `[${comma(t)}] ${lvl} ${m}`)
  for (const b of [1, 2, 3]) { const s = t0 + (6 + b * 9) * MIN
    flow(t0, end, 9000, (t) => { if (t < s || t > s + 60e3) K(b, t, 'INFO', r.pick([`[LocalLog partition=clicks-${r.int(0, 11)}, dir=/var/lib/kafka] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 9)} ms. (kafka.log.LocalLog)`, `[GroupCoordinator ${b}]: Stabilized group clicks-agg generation ${r.int(10, 99)} (__consumer_offsets-${r.int(0, 49)}) with 6 members (kafka.coordinator.group.GroupCoordinator)`, `[GroupMetadataManager brokerId=${b}] Removed 0 expired offsets in 0 milliseconds. (kafka.coordinator.group.GroupMetadataManager)`])) })
    K(b, s, 'INFO', 'Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler)'); K(b, s + 90, 'INFO', `[KafkaServer id=${b}] Starting controlled shutdown (kafka.server.KafkaServer)`); K(b, s + 2100, 'INFO', `[KafkaServer id=${b}] Controlled shutdown request returned successfully after 1822ms (kafka.server.KafkaServer)`); K(b, s + 9100, 'INFO', `[KafkaServer id=${b}] shut down completed (kafka.server.KafkaServer)`)
    K(b, s + 30e3, 'INFO', `starting (kafka.server.KafkaServer)`); for (let i = 0; i < 8; i++) K(b, s + 36e3 + i * 100, 'WARN', `[LogLoader partition=clicks-${i}, dir=/var/lib/kafka] Recovering unflushed segment ${r.int(1e6, 9e6)}. ${i}/8 recovered (kafka.log.LogLoader)`); K(b, s + 52e3, 'INFO', `[KafkaServer id=${b}] started (kafka.server.KafkaServer)`)
    for (const o of [1, 2, 3]) if (o !== b) for (let i = 0; i < 7; i++) K(o, s + 2500 + i * 3000, i % 2 ? 'WARN' : 'INFO', i % 2 ? `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Error in response for fetch request (type=FetchRequest, replicaId=${o}) (kafka.server.ReplicaFetcherThread)\njava.io.IOException: Connection to ${b} was disconnected before the response was read\n\tat org.apache.kafka.clients.NetworkClientUtils.sendAndReceive(NetworkClientUtils.java:99)` : `[Partition clicks-${i} broker=${o}] Shrinking ISR from 1,2,3 to ${[1, 2, 3].filter((x) => x !== b)}. (kafka.cluster.Partition)`)
    for (const o of [1, 2, 3]) if (o !== b) for (let i = 0; i < 5; i++) K(o, s + 56e3 + i * 700, 'INFO', `[Partition clicks-${i} broker=${o}] Expanding ISR from ${[1, 2, 3].filter((x) => x !== b)} to 1,2,3. (kafka.cluster.Partition)`)
    for (let i = 0; i < 5; i++) c.line('logs/click-collector.log', s + 2300 + i * 400, `${iso(s + 2300 + i * 400)}\tWARN\tproducer/producer.go:141\tretrying produce\t{"topic": "clicks", "partition": ${i}, "attempt": 1, "error": "kafka server: Tried to send a message to a replica that is not the leader for some partition. Your metadata is out of date"}`)
    c.line('logs/click-collector.log', s + 5200, `${iso(s + 5200)}\tINFO\tproducer/producer.go:160\tretry succeeded\t{"pending": 0, "lost": 0}`)
    c.line('logs/rollout.log', s - 2000, `PLAY [rolling restart kafka, change CHG-${r.int(10000, 99999)}] TASK [restart kafka-${b}] ${isoS(s - 2000)} changed: [kafka-${b}]`); c.line('logs/rollout.log', s + 70e3, `TASK [wait until UnderReplicatedPartitions == 0] ${isoS(s + 70e3)} FAILED - RETRYING: (30 retries left).`); c.line('logs/rollout.log', s + 90e3, `TASK [wait until UnderReplicatedPartitions == 0] ${isoS(s + 90e3)} ok: [kafka-${b}]`) }
  flow(t0, end, 6000, (t) => c.line('logs/click-collector.log', t, `${iso(t)}\tINFO\thttp/handler.go:77\taccepted\t{"events": ${r.int(20, 400)}, "ms": ${r.int(1, 12)}}`))
  return c
}

// 16 healthy: scanners on a mobile back end
const c16 = (seed) => {
  const { r, t0, flow, ip, ua, uuid } = setup(seed, 'e16'); const end = t0 + 60 * MIN
  const c = new Case('eleven-16', { kind: 'clean', notes: 'scanner and credential stuffing blocked by WAF, client errors, old app versions refused; users are served' })
  flow(t0, end, 4200, (t) => c.line('logs/edge-access.log', t, `{"ts":"${iso(t)}","ip":"${ip()}","m":"GET","u":"${r.pick(['/m/v5/home', '/m/v5/wallet', '/m/v5/offers'])}","s":${r.pick([200, 200, 200, 200, 304, 401, 426])},"rt":0.0${r.int(10, 99)},"ua":"${ua()}"}`))
  const s = t0 + 20 * MIN, bot = ip(); flow(s, s + 12 * MIN, 2600, (t) => c.line('logs/edge-access.log', t, `{"ts":"${iso(t)}","ip":"${bot}","m":"GET","u":"${r.pick(['/.env', '/wp-admin/setup-config.php', '/actuator/heapdump', '/.git/config', "/m/v5/offers?id=1%27%20OR%201=1--", '/../../etc/passwd'])}","s":${r.pick([403, 404, 400])},"rt":0.001,"ua":"Nuclei - Open-source project"}`))
  flow(s, s + 12 * MIN, 6000, (t) => c.line('logs/waf.log', t, `${slash(t)} [error] 22#22: *${r.int(1e4, 9e4)} [client ${bot}] ModSecurity: Access denied with code 403 (phase 2). Matched "Operator \`Ge' with parameter \`5' against variable \`TX:ANOMALY_SCORE' (Value: \`${r.int(5, 40)}' ) [file "REQUEST-949-BLOCKING-EVALUATION.conf"] [id "949110"] [msg "Inbound Anomaly Score Exceeded"] [severity "2"] [hostname "api.example.app"]`))
  flow(t0, end, 12e3, (t) => c.line('logs/login.log', t, `${isoS(t)} login-svc ${r.pick(['ERROR', 'WARN'])} authentication failed for ${r.hex(6)}@example.org: ${r.pick(['bad password', 'unknown user', 'captcha required', 'account locked for 15m'])} ip=${r.next() < .4 ? bot : ip()}`))
  flow(t0, end, 8000, (t) => c.line('logs/login.log', t, `${isoS(t)} login-svc INFO login ok uid=${r.int(1000, 99999)} ${r.int(40, 150)}ms`))
  flow(t0, end, 5 * MIN, (t) => c.line('logs/login.log', t, `${isoS(t)} login-svc ERROR panic recovered: invalid UTF-8 in username (client error, returned 400)\ngoroutine ${r.int(100, 9000)} [running]:\nruntime/debug.Stack()\n\t/usr/local/go/src/runtime/debug/stack.go:24 +0x5e\nmain.recoverMiddleware.func1.1()\n\t/src/middleware.go:31 +0x45`))
  for (let i = 0; i < 3; i++) c.line('logs/waf.log', s + i * 4 * MIN, `${slash(s + i * 4 * MIN)} [notice] 22#22: fail2ban: NOTICE [edge-scan] ${i === 1 ? 'already banned' : 'Ban'} ${bot}`)
  flow(t0, end, 40e3, (t) => c.line('logs/push.log', t, `${comma(t)} WARN  push.fcm - registration token not registered (UNREGISTERED), removing device ${r.hex(8)}`))
  flow(t0, end, 10e3, (t) => c.line('logs/push.log', t, `${comma(t)} INFO  push.fcm - multicast success=${r.int(90, 500)} failure=${r.int(0, 3)}`))
  return c
}
export default [c09, c10, c11, c12, c13, c14, c15, c16]
