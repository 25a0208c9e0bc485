import { make, S, M, H, UA, iso, isoS, isoOff, sp, spc, sps, sub, nano, micro, clf, ngx, sys, apache, klog } from './lib.mjs'
const clean = (notes, x = {}) => ({ kind: 'clean', notes, ...x })
export default [
// ---- 21 healthy: WordPress on Apache with scanners, deprecations, ModSecurity ----
make('last-a-21', 'healthy', clean('Public WordPress: scanners, deprecations, denied paths, MaxRequestWorkers never reached; pages answer normally throughout.'), ({ r, c, t0, every, ip }) => {
  const end = t0 + r.int(150, 190) * M, A = 'logs/other_vhosts_access.log', E = 'logs/error.log'
  const err = (t, mod, lv, m, cl = true) => c.line(E, t, `[${apache(t)}] [${mod}:${lv}] [pid ${r.int(1000, 4000)}]${cl ? ` [client ${ip()}:${r.int(30000, 60000)}]` : ''} ${m}`)
  every(t0, end, 11 * S, (t) => c.line(A, t, `www.example.org:443 ${ip()} - - [${clf(t)}] "GET ${r.pick(['/', '/blog/', '/contact/', '/wp-content/uploads/a.jpg', '/feed/'])} HTTP/1.1" ${r.pick([200, 200, 200, 304])} ${r.int(900, 40000)} "-" "${r.pick(UA)}"`))
  every(t0, end, 40 * S, (t) => { const p = r.pick(['/wp-login.php', '/xmlrpc.php', '/.env', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', '/cgi-bin/luci']); c.line(A, t, `www.example.org:443 ${ip()} - - [${clf(t)}] "POST ${p} HTTP/1.1" ${r.pick([403, 404, 401])} ${r.int(200, 500)} "-" "python-requests/2.31.0"`); if (r.next() < 0.4) err(t, 'authz_core', 'error', `AH01630: client denied by server configuration: /var/www/html${p}`) })
  every(t0, end, 70 * S, (t) => err(t, r.pick(['php', 'proxy_fcgi']), r.pick(['notice', 'error']), r.pick(["PHP Warning:  Undefined array key \"utm_source\" in /var/www/html/wp-content/plugins/stats/stats.php on line 212", "AH01071: Got error 'PHP message: PHP Deprecated:  Creation of dynamic property WP_Rocket::$cache is deprecated in /var/www/html/wp-content/plugins/wp-rocket/inc/main.php on line 44'", "PHP Notice:  Function _load_textdomain_just_in_time was called <strong>incorrectly</strong>. in /var/www/html/wp-includes/functions.php on line 6114"])))
  every(t0, end, 3 * M, (t) => err(t, 'security2', 'error', `ModSecurity: Access denied with code 403 (phase 2). Matched phrase "sqlmap" at REQUEST_HEADERS:User-Agent. [file "/usr/share/modsecurity-crs/rules/REQUEST-913-SCANNER-DETECTION.conf"] [line "38"] [id "913100"] [msg "Found User-Agent associated with security scanner"] [severity "CRITICAL"] [hostname "www.example.org"] [uri "/"] [unique_id "${r.hex(20)}"]`))
  every(t0, end, 9 * M, (t) => err(t, 'core', 'error', r.pick(['AH00126: Invalid URI in request GET /../../etc/passwd HTTP/1.1', 'AH10244: invalid URI path (/cgi-bin/.%2e/.%2e/bin/sh)'])))
  every(t0, end, 12 * M, (t) => err(t, 'ssl', 'error', 'AH02032: Hostname default via SNI and hostname 198.51.100.7 provided via HTTP have no compatible SSL setup'))
  const lr = t0 + 40 * M; err(lr, 'mpm_event', 'notice', 'AH00493: SIGUSR1 received.  Doing graceful restart', false); err(lr + 800, 'mpm_event', 'notice', 'AH00489: Apache/2.4.57 (Debian) OpenSSL/3.0.11 configured -- resuming normal operations', false); err(lr + 801, 'core', 'notice', "AH00094: Command line: '/usr/sbin/apache2'", false)
}),
// ---- 22 healthy: a rolling deployment of Spring services in one file ----
make('last-a-22', 'healthy', clean('A rolling deploy: graceful shutdown, readiness failing during boot, Eureka complaints, retries that succeed; the traffic is served all the time.'), ({ r, c, t0, every, uuid }) => {
  const end = t0 + 75 * M, F = 'logs/stack.log', svcs = ['accounts', 'loans', 'statements']
  const L = (t, s, i, lv, th, lg, m) => c.line(F, t, `{${s}/${i}} ${spc(t)} ${lv.padEnd(5)} [${s},${r.hex(16)},${r.hex(16)}] ${r.int(1, 9)} --- [${th}] ${lg} : ${m}`)
  const down = []
  let d = t0 + r.int(18, 24) * M
  for (const s of svcs) for (const i of [0, 1]) {
    down.push([s, i, d, d + 24 * S])
    L(d, s, i, 'INFO', 'SIGTERM handler', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete')
    L(d + 700, s, i, 'WARN', 'scheduling-1', 'o.s.k.l.KafkaMessageListenerContainer', 'Consumer stopped while shutting down; java.lang.InterruptedException: null')
    L(d + 1900, s, i, 'ERROR', 'DiscoveryClient-0', 'c.n.d.s.t.d.RedirectingEurekaHttpClient', 'Request execution error. endpoint=DefaultEndpoint{ serviceUrl=\'http://eureka:8761/eureka/}, exception=Connection pool shut down\njava.lang.IllegalStateException: Connection pool shut down\n\tat org.apache.http.util.Asserts.check(Asserts.java:34)\n\tat com.netflix.discovery.shared.transport.decorator.EurekaHttpClientDecorator.cancel(EurekaHttpClientDecorator.java:71)')
    L(d + 2400, s, i, 'INFO', 'tomcat-shutdown', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Graceful shutdown complete')
    L(d + 2600, s, i, 'INFO', 'SIGTERM handler', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown completed.')
    const b = d + 9 * S
    L(b, s, i, 'INFO', 'main', `c.b.${s}.Application`, `Starting Application v5.3.${r.int(1, 9)} using Java 17.0.11`)
    L(b + 4 * S, s, i, 'WARN', 'main', 'o.s.c.c.c.ConfigServicePropertySourceLocator', 'Could not locate PropertySource: I/O error on GET request for "http://config:8888/app/prod": Connection refused')
    L(b + 5 * S, s, i, 'INFO', 'main', 'o.s.c.c.c.ConfigServicePropertySourceLocator', 'Located environment: name=app, profiles=[prod], label=null (attempt 2)')
    L(b + 8 * S, s, i, 'WARN', 'nio-8081-exec-1', 'o.s.b.a.health.HealthEndpointWebExtension', 'Readiness: OUT_OF_SERVICE (application is refusing traffic)')
    L(b + 12 * S, s, i, 'WARN', 'main', 'o.s.c.l.LoadBalancerCacheAutoConfiguration$LoadBalancerCaffeineWarnLogger', 'Spring Cloud LoadBalancer is currently working with the default cache. It is recommended to use Caffeine cache in production')
    L(b + 14 * S, s, i, 'INFO', 'main', `c.b.${s}.Application`, 'Started Application in 14.2 seconds (process running for 15.1)')
    L(b + 16 * S, s, i, 'INFO', 'DiscoveryClient-InstanceInfoReplicator-0', 'c.n.discovery.DiscoveryClient', 'DiscoveryClient_' + s.toUpperCase() + ' - registration status: 204')
    const o = r.pick(svcs.filter((x) => x !== s)); L(d + 2500, o, 0, 'WARN', 'nio-8080-exec-4', `c.b.${o}.client.Retrying`, `call to ${s} failed (Connection refused), attempt 1 of 3`); L(d + 2700, o, 0, 'INFO', 'nio-8080-exec-4', `c.b.${o}.client.Retrying`, `call to ${s} succeeded on attempt 2`)
    d += r.int(70, 100) * S
  }
  for (const s of svcs) every(t0, end, 15 * S, (t) => { const want = r.int(0, 1), i = down.some(([x, y, a, b]) => x === s && y === want && t > a && t < b) ? 1 - want : want; L(t, s, i, 'INFO', 'nio-8080-exec-' + r.int(1, 9), `c.b.${s}.Api`, `GET /${s}/${r.int(1, 9999)} 200 ${r.int(4, 60)}ms`) })
  every(t0, end, 5 * M, (t) => L(t, 'loans', 0, 'ERROR', 'nio-8080-exec-2', 'c.b.loans.ValidationAdvice', 'rejected application: MethodArgumentNotValidException: income must not be negative (400)'))
}),
// ---- 23 healthy: node drain and cluster upgrade (kubectl logs --prefix with several components) ----
make('last-a-23', 'healthy', clean('A planned drain of one node after the other: SIGTERMs, connection resets, leader elections, probes that fail during boot; nothing remains.'), ({ r, c, t0, every, pod, uuid }) => {
  const end = t0 + 80 * M, F = 'logs/cluster-stream.log', nodes = ['n-a', 'n-b', 'n-c'], apps = ['front', 'basket', 'stock', 'reco'], P = Object.fromEntries(apps.map((a) => [a, [pod(a), pod(a)]]))
  const W = (t, p, ct, m) => c.line(F, t, m.split('\n').map((x) => `[pod/${p}/${ct}] ${x}`).join('\n'))
  const hist = Object.fromEntries(apps.map((a) => [a, P[a].map((name) => ({ name, from: 0, to: Infinity }))]))
  let d = t0 + 15 * M
  nodes.forEach((n, i) => {
    W(d, 'drain-operator-0', 'operator', `I${klog(d)}       1 drain.go:88] "cordoning node, planned upgrade" node="${n}" step=${i + 1}/3`)
    for (const a of apps) {
      const old = P[a][i % 2], nw = pod(a), t = d + r.int(5, 50) * S
      W(t, 'drain-operator-0', 'operator', `I${klog(t)}       1 evict.go:41] "evicting pod" pod="shop/${old}" node="${n}"`)
      W(t + 600, old, a, a === 'stock' ? `time=${iso(t)} level=WARN msg="received signal, draining" signal=terminated in_flight=${r.int(0, 4)}` : a === 'reco' ? `${spc(t)} - reco - WARNING - SIGTERM, finishing ${r.int(0, 4)} requests` : `{"ts":"${iso(t)}","lvl":"warn","msg":"SIGTERM, no longer ready","in_flight":${r.int(0, 5)}}`)
      const fr = P.front[(i + 1) % 2]
      W(t + 1500, fr, 'front', `{"ts":"${iso(t + 1500)}","lvl":"error","msg":"read ECONNRESET","peer":"${a}","retry":1}`)
      W(t + 1700, fr, 'front', `{"ts":"${iso(t + 1700)}","lvl":"info","msg":"retry ok","peer":"${a}","retry":1}`)
      W(t + 9 * S, 'drain-operator-0', 'operator', `W${klog(t + 9 * S)}       1 watch.go:60] "Readiness probe failed" pod="shop/${nw}" err="Get \\"http://10.2.3.${r.int(2, 90)}:8080/ready\\": dial tcp: connect: connection refused" (startup)`)
      W(t + 16 * S, nw, a, `started ${a}, joined, ready`)
      hist[a].find((x) => x.name === old).to = t; hist[a].push({ name: nw, from: t + 16 * S, to: Infinity })
      P[a] = P[a].map((x) => (x === old ? nw : x))
    }
    const t = d + 70 * S
    W(t, 'drain-operator-0', 'operator', `E${klog(t)}       1 evict.go:57] "Cannot evict pod as it would violate the pod's disruption budget." pod="kube-system/metrics-0" (will retry in 5s)`)
    W(t + 5 * S, 'drain-operator-0', 'operator', `I${klog(t + 5 * S)}       1 evict.go:41] "evicting pod" pod="kube-system/metrics-0" retried=true`)
    W(t + 12 * S, 'etcd-' + n, 'etcd', `{"level":"warn","ts":"${iso(t + 12 * S)}","caller":"rafthttp/stream.go:194","msg":"lost TCP streaming connection with remote peer","remote-peer-id":"${r.hex(16)}"}`)
    W(t + 13 * S, 'etcd-' + n, 'etcd', `{"level":"info","ts":"${iso(t + 13 * S)}","logger":"raft","msg":"${r.hex(16)} elected leader ${r.hex(16)} at term ${r.int(8, 20)}"}`)
    W(t + 30 * S, 'etcd-' + n, 'etcd', `{"level":"info","ts":"${iso(t + 30 * S)}","caller":"rafthttp/peer_status.go:53","msg":"peer became active","peer-id":"${r.hex(16)}"}`)
    W(t + 80 * S, 'drain-operator-0', 'operator', `I${klog(t + 80 * S)}       1 drain.go:120] "node upgraded and uncordoned" node="${n}" step=${i + 1}/3 failed=0`)
    d += r.int(13, 16) * M
  })
  const at = (a, t) => r.pick(hist[a].filter((x) => t > x.from && t < x.to)).name
  for (const a of apps) every(t0, end, 16 * S, (t) => W(t, at(a, t), a, a === 'stock' ? `time=${iso(t)} level=INFO msg=reserve sku=${r.int(1, 999)} ok=true` : a === 'reco' ? `${spc(t)} - reco - INFO - served ${r.int(4, 12)} items` : `{"ts":"${iso(t)}","lvl":"info","msg":"${a} request ok","ms":${r.int(2, 70)}}`))
  every(t0, end, 6 * M, (t) => W(t, at('reco', t), 'reco', `${spc(t)} - reco - WARNING - model feature 'season' missing for user, default used`))
}),
// ---- 24 healthy: a rolling restart of Kafka and ZooKeeper in docker style ----
make('last-a-24', 'healthy', clean('A planned rolling restart of three brokers: NOT_LEADER_OR_FOLLOWER, disconnections, ISR shrinks and expands; producers retry with success.', { thin: 1.4 }), ({ r, c, t0, every, tick, uuid }) => {
  const end = t0 + 70 * M, F = 'logs/kafka-stack.log'
  const W = (t, s, m) => c.line(F, t, m.split('\n').map((x) => `${s.padEnd(10)}| ${x}`).join('\n'))
  const K = (t, b, lv, m) => W(t, 'kafka' + b, `[${spc(t)}] ${lv} ${m}`)
  every(t0, end, 8 * S, (t) => W(t, 'producer', `${isoS(t)} level=info topic=${r.pick(['orders', 'clicks'])} acked=${r.int(100, 400)} p99=${r.int(4, 30)}ms lost=0`))
  every(t0, end, 10 * S, (t) => W(t, 'sink', `INFO  ${hms8(t)} flushed ${r.int(100, 900)} records, lag=${r.int(0, 60)}`))
  every(t0, end, 50 * S, (t) => K(t, r.int(1, 3), 'INFO', `[UnifiedLog partition=clicks-${r.int(0, 11)}, dir=/data] Deleting segments due to retention time 86400000ms breach: LogSegment(baseOffset=${r.int(1e6, 9e6)}, size=${r.int(1e6, 1e8)}) (kafka.log.UnifiedLog)`))
  every(t0, end, 4 * M, (t) => W(t, 'zookeeper', `[${spc(t)}] WARN Unable to read additional data from client, it probably closed the socket: address = /172.20.0.${r.int(3, 9)}:${r.int(30000, 60000)}, session = 0x${r.hex(12)} (org.apache.zookeeper.server.NIOServerCnxn)`))
  let d = t0 + 12 * M
  for (const b of [1, 2, 3]) {
    const o = b % 3 + 1
    W(d - 3 * S, 'ansible', `TASK [restart broker kafka${b}, wait for under replicated partitions 0] *****`)
    K(d, b, 'INFO', `Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler)`); K(d + 200, b, 'INFO', `[KafkaServer id=${b}] Starting controlled shutdown (kafka.server.KafkaServer)`); K(d + 1400, b, 'INFO', `[KafkaServer id=${b}] Controlled shutdown request returned successfully after ${r.int(90, 900)}ms (kafka.server.KafkaServer)`)
    for (let i = 0; i < 8; i++) { K(d + 900 + i * 40, o, 'INFO', `[Partition orders-${i} broker=${o}] Shrinking ISR from ${b},${o} to ${o}. Leader: (highWatermark: ${r.int(1e5, 9e5)}, endOffset: ${r.int(1e5, 9e5)}). Out of sync replicas: (brokerId: ${b}). (kafka.cluster.Partition)`); W(d + 1500 + i * 90, 'producer', `${isoS(d + 1500)} level=warn msg="Got error produce response with correlation id ${r.int(1000, 9999)} on topic-partition orders-${i}, retrying (2147483646 attempts left). Error: NOT_LEADER_OR_FOLLOWER"`) }
    for (let i = 0; i < 7; i++) { K(d + (4 + i * 2) * S, o, 'WARN', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Connection to node ${b} (kafka${b}/172.20.0.${b + 2}:9092) could not be established. Node may not be available. (org.apache.kafka.clients.NetworkClient)`); W(d + (3 + i * 2) * S, 'sink', `WARN  ${hms8(d + (3 + i * 2) * S)} [Consumer clientId=sink-1, groupId=sink] Connection to node ${b} could not be established. Broker may not be available.`) }
    const u = d + 24 * S
    K(u, b, 'INFO', `[KafkaServer id=${b}] started (kafka.server.KafkaServer)`)
    K(u - 6 * S, b, 'WARN', `[Log partition=clicks-3, dir=/data] No .kafka_cleanshutdown file found for unused logs, recovery skipped (kafka.log.LogManager)`)
    for (let i = 0; i < 8; i++) K(u + 3 * S + i * 60, o, 'INFO', `[Partition orders-${i} broker=${o}] Expanding ISR from ${o} to ${o},${b} (kafka.cluster.Partition)`)
    W(u + 20 * S, 'ansible', `ok: [kafka${b}] => {"msg": "UnderReplicatedPartitions=0"}`)
    d += r.int(9, 12) * M
  }
  W(d, 'ansible', 'PLAY RECAP ***** kafka1 : ok=9 changed=1 unreachable=0 failed=0   kafka2 : ok=9 changed=1 unreachable=0 failed=0   kafka3 : ok=9 changed=1 unreachable=0 failed=0')
}),
// ---- 25 healthy: an MQTT platform; devices come and go ----
make('last-a-25', 'healthy', clean('Devices on mobile networks disconnect all the time at a constant rate; malformed payloads, duplicate client ids, a nightly job; throughput constant.', { thin: 1.4 }), ({ r, c, t0, every, tick, ip }) => {
  const end = t0 + 110 * M, B = 'logs/mosquitto.log', I = 'logs/ingest.log', D = 'logs/device-registry.log', dev = () => `${r.pick(['meter', 'pump', 'gate'])}-${r.hex(6)}`
  const m = (t, x) => c.line(B, t, `${Math.floor(t / 1000)}: ${x}`)
  every(t0, end, 10 * S, (t) => { const d = dev(), a = ip(); m(t, `New connection from ${a}:${r.int(30000, 60000)} on port 8883.`); m(t + 150, `New client connected from ${a}:${r.int(30000, 60000)} as ${d} (p2, c1, k300, u'device').`) })
  every(t0, end, 18 * S, (t) => m(t, r.pick([`Client ${dev()} has exceeded timeout, disconnecting.`, `Client ${dev()} closed its connection.`, `Socket error on client ${dev()}, disconnecting.`, `Client ${dev()} already connected, closing old connection.`])))
  every(t0, end, 70 * S, (t) => { m(t, `OpenSSL Error[0]: error:0A000416:SSL routines::sslv3 alert certificate unknown`); m(t, `Client <unknown> disconnected: Protocol error.`) })
  tick(t0 + 30 * M, end, 30 * M, (t) => m(t, 'Saving in-memory database to /mosquitto/data//mosquitto.db.'))
  tick(t0, end, 20 * S, (t) => c.line(I, t, `${isoOff(t, 60)} ingest[1] throughput msgs=${r.int(3900, 4200)} dropped=0 dlq=${r.int(0, 4)} lag_ms=${r.int(8, 40)}`))
  every(t0, end, 30 * S, (t) => c.line(I, t, `${isoOff(t, 60)} ingest[1] ERROR payload rejected device=${dev()} reason=${r.pick(['"CBOR: unexpected end of data"', '"timestamp 12 days in the future"', '"unknown schema v0"'])} -> dlq`))
  every(t0, end, 6 * M, (t) => { c.line(I, t, `${isoOff(t, 60)} ingest[1] WARN influx write failed: 503 Service Unavailable, retry in 1s (1/5)`); c.line(I, t + 1100, `${isoOff(t + 1100, 60)} ingest[1] INFO influx write ok after retry (2/5)`) })
  every(t0, end, 25 * S, (t) => c.line(D, t, JSON.stringify({ when: iso(t), sev: r.pick(['INFO', 'INFO', 'WARN']), what: r.pick(['device seen', 'firmware outdated 2.1.0 < 2.4.0', 'twin updated']), id: dev() })))
  every(t0, end, 8 * M, (t) => c.line(D, t, JSON.stringify({ when: iso(t), sev: 'ERROR', what: 'provisioning denied: device was decommissioned', id: dev() })))
}),
// ---- 26 healthy: PostgreSQL with PgBouncer, client errors and a planned restart of the pooler ----
make('last-a-26', 'healthy', clean('Client errors, scanners, cancelled statements of an interactive user, a planned pooler restart of two seconds; everything answers.'), ({ r, c, t0, every, tick, ip }) => {
  const end = t0 + 140 * M, P = 'logs/postgres.jsonlog', B = 'logs/pgbouncer.log', db = r.pick(['crm', 'wiki'])
  const pg = (t, sev, m, x = {}) => c.line(P, t, JSON.stringify({ timestamp: `${sp(t)} UTC`, user: 'app', dbname: db, pid: r.int(100, 999), remote_host: '10.0.0.5', error_severity: sev, ...x, message: m, backend_type: 'client backend' }))
  const pb = (t, lv, m) => c.line(B, t, `${sp(t)} UTC [1] ${lv} ${m}`)
  tick(t0 + 20 * S, end, 60 * S, (t) => pb(t, 'LOG', `stats: ${r.int(120, 140)} xacts/s, ${r.int(200, 240)} queries/s, 0 client parses/s, 0 server parses/s, 0 binds/s, in ${r.int(20000, 30000)} B/s, out ${r.int(60000, 90000)} B/s, xact ${r.int(900, 1300)} us, query ${r.int(400, 700)} us, wait ${r.int(2, 20)} us`))
  every(t0, end, 20 * S, (t) => pb(t, 'LOG', `C-0x${r.hex(12)}: ${db}/app@10.0.0.${r.int(2, 20)}:${r.int(30000, 60000)} ${r.pick(['login attempt: db=' + db + ' user=app tls=no', 'closing because: client close request (age=' + r.int(1, 900) + 's)'])}`))
  every(t0, end, 2 * M, (t) => pb(t, 'WARNING', `C-0x${r.hex(12)}: (nodb)/(nouser)@${ip()}:${r.int(30000, 60000)} pooler error: ${r.pick(['no such user: postgres', 'unsupported startup parameter: replication', 'client_login_timeout'])}`))
  every(t0, end, 45 * S, (t) => pg(t, ...r.pick([['ERROR', 'duplicate key value violates unique constraint "contacts_email_key"', { state_code: '23505', detail: `Key (email)=(x${r.int(1, 999)}@example.org) already exists.` }], ['ERROR', 'invalid input syntax for type uuid: "null"', { state_code: '22P02' }], ['ERROR', 'canceling statement due to user request', { state_code: '57014', user: 'analyst', application_name: 'psql' }], ['LOG', `duration: ${r.int(1000, 1900)}.${r.int(100, 999)} ms  statement: REFRESH MATERIALIZED VIEW CONCURRENTLY mv_dash`, {}]])))
  every(t0, end, 7 * M, (t) => pg(t, 'FATAL', r.pick(['password authentication failed for user "admin"', 'no pg_hba.conf entry for host "45.9.1.2", user "postgres", database "postgres", no encryption']), { state_code: '28P01', user: 'admin' }))
  every(t0, end, 25 * M, (t) => { pg(t, 'ERROR', 'deadlock detected', { state_code: '40P01', detail: `Process ${r.int(100, 999)} waits for ShareLock on transaction ${r.int(1e6, 9e6)}; blocked by process ${r.int(100, 999)}.`, hint: 'See server log for query details.' }); c.line(B, t + 300, `${sp(t + 300)} UTC [1] LOG S-0x${r.hex(12)}: ${db}/app@10.0.0.9:5432 retried transaction committed`.replace(' retried transaction committed', ' closing because: server lifetime over (age=3600s)')) })
  tick(t0 + 4 * M, end, 5 * M, (t) => pg(t, 'LOG', `checkpoint complete: wrote ${r.int(100, 900)} buffers (1.${r.int(0, 9)}%); 0 WAL file(s) added, 0 removed, 0 recycled; write=${r.int(10, 90)}.1 s, sync=0.003 s, total=${r.int(10, 90)}.2 s`, { user: null, dbname: null, backend_type: 'checkpointer' }))
  const d = t0 + r.int(60, 80) * M
  pb(d, 'LOG', 'got SIGTERM while in RUNNING state, fast exit'); pb(d + 2000, 'LOG', 'kernel file descriptor limit: 1048576 (hard: 1048576); max_client_conn: 500, max expected fd use: 612'); pb(d + 2010, 'LOG', 'process up: PgBouncer 1.22.1, libevent 2.1.12-stable (epoll), adns: c-ares 1.19.1, tls: OpenSSL 3.0.13 30 Jan 2024')
  for (let i = 0; i < 12; i++) pg(d + 40 + i * 15, 'LOG', 'could not receive data from client: Connection reset by peer', { state_code: '08006' })
  const ad = d + 20 * M; for (let i = 0; i < 3; i++) pg(ad + i * 200, 'FATAL', 'terminating connection due to administrator command', { state_code: '57P01', user: 'analyst', application_name: 'psql' })
}),
// ---- 27 healthy: a Maven build whose tests print errors ----
make('last-a-27', 'healthy', clean('A successful build: tests print stack traces and ERROR lines on purpose, one flaky test passes on its rerun; BUILD SUCCESS.'), ({ r, c }) => {
  const F = 'logs/build.log', art = r.pick(['payments-core', 'ledger-client', 'auth-kit']); let n = 0, t = Date.UTC(2026, r.int(0, 9), r.int(1, 27), 9, r.int(0, 59))
  const O = (m) => { t += r.int(5, 300); c.line(F, n++, m) }
  O('[INFO] Scanning for projects...'); O(`[WARNING] Some problems were encountered while building the effective model for com.example:${art}:jar:3.2.0-SNAPSHOT`); O("[WARNING] 'build.plugins.plugin.version' for org.apache.maven.plugins:maven-jar-plugin is missing. @ line 88, column 21"); O('[INFO] '); O(`[INFO] ---------------------< com.example:${art} >---------------------`)
  for (let i = 0; i < 30; i++) O(`[INFO] Download${i % 2 ? 'ed' : 'ing'} from central: https://repo.maven.apache.org/maven2/org/example/lib${i}/1.${i}/lib${i}-1.${i}.pom`)
  O('[WARNING] /src/main/java/com/example/Legacy.java: uses or overrides a deprecated API that is marked for removal.')
  O('[INFO] --- surefire:3.2.5:test (default-test) @ ' + art + ' ---'); O('[INFO]  T E S T S'); let total = 0
  const cls = ['RetryPolicyTest', 'TimeoutTest', 'ConnectionRefusedTest', 'OutOfMemoryGuardTest', 'DeadlockDetectorTest', 'InvalidTokenTest', 'ParserTest', 'RoundingTest', 'CircuitBreakerTest', 'DiskFullTest', 'MigrationTest', 'CorruptFileTest', 'ShutdownHookTest', 'KeyRotationTest']
  for (let k = 0; k < 3; k++) for (const x of cls) {
    const f = `com.example.${['unit', 'io', 'flow'][k]}.${x}`, ts = () => { t += 40; return iso(t).slice(11, 23) }
    O(`[INFO] Running ${f}`)
    for (let i = 0; i < r.int(4, 8); i++) O(`${ts()} [main] ${r.pick(['DEBUG', 'INFO', 'INFO'])} c.e.${x.replace('Test', '')} - case ${i} prepared`)
    if (r.next() < 0.75) { O(`${ts()} [main] ERROR c.e.${x.replace('Test', '')} - ${r.pick(['simulated failure, expected by test', 'Could not connect to localhost:1 (injected)', 'FATAL: giving up after 3 attempts', 'No space left on device (mock filesystem)', 'java.lang.OutOfMemoryError: Java heap space (stub)'])}`); O(`java.io.IOException: ${r.pick(['Connection refused', 'boom', 'corrupt header'])}`); for (let i = 0; i < 4; i++) O(`\tat com.example.${x}.lambda$${i}(${x}.java:${r.int(20, 200)})`) }
    const tests = r.int(4, 30); total += tests; O(`[INFO] Tests run: ${tests}, Failures: 0, Errors: 0, Skipped: ${r.int(0, 1)}, Time elapsed: 0.${r.int(100, 999)} s -- in ${f}`)
  }
  O('[WARNING] Tests run: 9, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1, Time elapsed: 2.211 s -- in com.example.flow.ClockTest'); O('[WARNING] Flakes: '); O('[WARNING] com.example.flow.ClockTest.tick'); O('[ERROR]   Run 1: ClockTest.tick:41 expected: <2> but was: <1>'); O('[INFO]   Run 2: PASS')
  for (const m of ['[INFO] ', '[INFO] Results:', '[INFO] ', `[WARNING] Tests run: ${total + 9}, Failures: 0, Errors: 0, Skipped: 9, Flakes: 1`, `[INFO] Building jar: /src/target/${art}-3.2.0-SNAPSHOT.jar`, '[INFO] ------------------------------------------------------------------------', '[INFO] BUILD SUCCESS', '[INFO] ------------------------------------------------------------------------', `[INFO] Total time:  02:${r.int(10, 59)} min`, `[INFO] Finished at: ${isoS(t)}`]) O(m)
}),
// ---- 28 healthy: boot of a server and quiet running, frightening kernel and systemd words ----
make('last-a-28', 'healthy', clean('A planned reboot after updates: ACPI, firmware and taint messages, a unit that fails once and is restarted, then quiet hours.'), ({ r, c, t0, every, tick, ip }) => {
  const F = 'logs/journal-export.log', h = r.pick(['srv-mail1', 'kvm7', 'print01']), b = t0 + 35 * M, up = b + 95 * S, end = up + 120 * M; let k = 0.4
  const W = (t, tag, m) => c.line(F, t, `${sys(t)} ${h} ${tag}: ${m}`)
  const quiet = (f, e) => { every(f, e, 22 * S, (t) => W(t, ...r.pick([['systemd[1]', 'Started Session ' + r.int(1, 999) + ' of User root.'], ['CRON[' + r.int(1000, 9999) + ']', '(root) CMD (   cd / && run-parts --report /etc/cron.hourly)'], ['postfix/qmgr[1022]', `${r.hex(10).toUpperCase()}: removed`], ['systemd[1]', 'sysstat-collect.service: Deactivated successfully.']]))); every(f, e, 90 * S, (t) => W(t, `sshd[${r.int(1000, 9999)}]`, `error: maximum authentication attempts exceeded for invalid user ${r.pick(['admin', 'test'])} from ${ip()} port ${r.int(30000, 60000)} ssh2 [preauth]`)); every(f, e, 5 * M, (t) => W(t, 'smartd[901]', `Device: /dev/nvme0, Temperature ${r.int(38, 44)} Celsius (Min/Max 29/51)`)) ; every(f, e, 6 * M, (t) => W(t, 'postfix/smtp[' + r.int(2000, 9999) + ']', `${r.hex(10).toUpperCase()}: to=<x${r.int(1, 99)}@example.net>, relay=none, delay=2, status=deferred (connect to mx.example.net[192.0.2.9]:25: Connection timed out)`)) }
  quiet(t0, b)
  W(b - 20 * S, 'sudo', 'patch-mgr : PWD=/ ; USER=root ; COMMAND=/usr/sbin/shutdown -r now "monthly updates"')
  for (const [i, m] of ['Stopping Postfix Mail Transport Agent...', 'user@1000.service: Killing process 2233 (bash) with signal SIGKILL.', 'user@1000.service: Failed with result \'timeout\'.', 'Stopped target Multi-User System.', 'Reached target System Reboot.', 'Shutting down.'].entries()) W(b + i * 900, 'systemd[1]', m)
  const boot = b + 60 * S
  const km = ['Linux version 6.8.0-45-generic (buildd@lcy02-amd64-075)', 'x86/cpu: SGX disabled by BIOS.', 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.SAT0.SPT4._GTF.DSSP], AE_NOT_FOUND (20230628/psargs-330)', 'ACPI Error: Aborting method \\_SB.PCI0.SAT0.SPT4._GTF due to previous error (AE_NOT_FOUND)', 'pci 0000:00:1f.0: BAR 13: failed to assign [io  size 0x0080]', 'ERST: Error Record Serialization Table (ERST) support is initialized.', 'BERT: Total records found: 0', 'platform regulatory.0: Direct firmware load for regulatory.db failed with error -2', 'nouveau: module verification failed: signature and/or required key missing - tainting kernel', 'EXT4-fs (dm-0): orphan cleanup on readonly fs', 'EXT4-fs (dm-0): mounted filesystem with ordered data mode. Quota mode: none.', 'usb 1-3: device descriptor read/64, error -71', 'usb 1-3: New USB device found, idVendor=0557, idProduct=2221', 'MDS: Vulnerable: Clear CPU buffers attempted, no microcode', 'watchdog: watchdog0: nowayout prevents watchdog being stopped!', 'kauditd_printk_skb: 41 callbacks suppressed', 'igb 0000:01:00.0 eno1: NIC Link is Up 1000 Mbps Full Duplex, Flow Control: RX']
  for (let i = 0; i < 260; i++) { k += r.next() * 0.05; const t = boot + i * 60; const m = i % 15 === 7 ? km[Math.floor(i / 15)] ?? km[16] : r.pick([`pci 0000:${r.hex(2)}:${r.hex(2)}.0: [8086:${r.hex(4)}] type 00 class 0x0${r.hex(5)}`, `pnp 00:0${r.int(1, 9)}: Plug and Play ACPI device, IDs PNP0c02 (active)`, `NET: Registered PF_${r.pick(['INET6', 'PACKET', 'VSOCK'])} protocol family`, `ACPI: bus type ${r.pick(['USB', 'drm_connector', 'PCI'])} registered`, `audit: type=1400 apparmor="STATUS" operation="profile_load" profile="unconfined" name="lsb_release" pid=${r.int(300, 800)}`]); W(t, 'kernel', `[${k.toFixed(6).padStart(12)}] ${m}`) }
  const s = boot + 20 * S
  for (const [i, m] of ['cups-browsed.service: Main process exited, code=exited, status=1/FAILURE', "cups-browsed.service: Failed with result 'exit-code'.", 'cups-browsed.service: Scheduled restart job, restart counter is at 1.', 'Started Make remote CUPS printers available locally.', 'Dependency failed for Crash recovery kernel arming (kdump disabled).', 'systemd-networkd-wait-online.service: Timeout occurred while waiting for network connectivity.'.replace('Timeout occurred while waiting', 'still waiting'), 'Reached target Network is Online.', 'Started Postfix Mail Transport Agent.', 'Startup finished in 6.112s (kernel) + 21.904s (userspace) = 28.016s.'].entries()) W(s + i * 1100, 'systemd[1]', m)
  quiet(up, end)
}),
]
function hms8(t) { return iso(t).slice(11, 19) }
