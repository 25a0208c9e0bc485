import { S, M, H, D, iso, isoS, us, isoUs, isoNs, isoUsZ, sp, spMs, comma, bsd, clf, slash, klog, redisT, ymd, hms, mon, dd, UA } from './lib.mjs'

function podsSecret(k) {
  const t0 = k.t0, node = ['ip-10-61-2-' + k.int(10, 99), 'ip-10-61-3-' + k.int(100, 199)], on = t0 + k.int(38, 46) * M, end = on + 24 * M
  const kl = 'logs/node-journal.log', ev = 'logs/events.txt', ing = 'logs/ingress-controller.log'
  const rs = k.hex(9), old = k.hex(9), pods = [1, 2, 3].map(() => `quote-api-${rs}-${k.id(5)}`), olds = [1, 2, 3].map(() => `quote-api-${old}-${k.id(5)}`)
  const others = ['catalog-web', 'cart-svc', 'ship-rates', 'media-resizer'].map((n) => `${n}-${k.hex(9)}-${k.id(5)}`)
  const jl = (t, n, lvl, src, msg, o) => k.L(kl, t, `${isoUs(t)} ${n} kubelet[1187]: ${lvl}${klog(t)}    1187 ${src}] ${msg}`, o)
  k.every(t0, end, 9000, (t) => { const n = k.pick(node), pd = k.pick(others), u = k.uuid()
    k.pick([
      () => jl(t, n, 'I', 'pod_startup_latency_tracker.go:104', `"Observed pod startup duration" pod="shop/${pd}" podStartSLOduration=${(k.next() * 3 + 1).toFixed(6)} podStartE2EDuration="${(k.next() * 5 + 2).toFixed(6)}s"`),
      () => jl(t, n, 'I', 'reconciler_common.go:253', `"operationExecutor.VerifyControllerAttachedVolume started for volume \\"kube-api-access-${k.id(5)}\\" (UniqueName: \\"kubernetes.io/projected/${u}-kube-api-access\\") pod \\"${pd}\\" (UID: \\"${u}\\") " pod="shop/${pd}"`),
      () => jl(t, n, 'E', 'cadvisor_stats_provider.go:522', `"Partial failure issuing cadvisor.ContainerInfoV2" err="partial failures: [\\"/kubepods.slice/kubepods-burstable.slice/pod${u.replace(/-/g, '_')}\\": RecentStats: unable to find data in memory cache]"`),
      () => jl(t, n, 'I', 'prober.go:116', `"Probe failed" probeType="Readiness" pod="shop/${others[3]}" podUID="${u}" containerName="media-resizer" probeResult="failure" output="HTTP probe failed with statuscode: 429"`),
      () => k.L(kl, t, `${isoUs(t)} ${n} containerd[903]: time="${isoNs(t)}" level=info msg="ImageUpdate event name:\\"sha256:${k.hex(64)}\\""`),
    ])() })
  k.every(t0, end, 2600, (t) => { const q = k.chance(0.25), bad = q && t > on + 50 * S
    const svc = q ? ['pricing-quote-api-8080', '/v2/quotes/' + k.int(10000, 99999)] : k.pick([['shop-catalog-web-3000', '/c/' + k.id(6)], ['shop-cart-svc-8080', '/cart'], ['shop-ship-rates-9000', '/rates?zip=' + k.int(10000, 99999)]])
    k.L(ing, t, `10.61.0.${k.int(2, 250)} - - [${clf(t)}] "GET ${svc[1]} HTTP/1.1" ${bad ? 503 : k.chance(0.01) ? 404 : 200} ${bad ? 190 : k.int(300, 9000)} "-" "${k.pick(UA)}" ${k.int(300, 1400)} ${bad ? '0.000' : (k.ms(40) / 1000).toFixed(3)} [${svc[0]}] [] ${bad ? '-' : `10.61.${k.int(4, 9)}.${k.int(2, 250)}:8080`} ${bad ? '-' : k.int(300, 9000)} ${bad ? '-' : '0.0' + k.int(10, 99)} ${bad ? '-' : 200} ${k.hex(32)}`, bad ? { relevant: 'a' } : {}) })
  k.every(on + 50 * S, end, 14000, (t) => k.L(ing, t, `W${klog(t)}       7 controller.go:1216] Service "pricing/quote-api" does not have any active Endpoint.`, { relevant: 'a' }))
  // deploy of an innocent
  const dep = t0 + 11 * M
  const e = (t, ns, ty, why, obj, msg, o) => k.L(ev, t, `${isoS(t)}   ${ns.padEnd(8)}   ${ty.padEnd(8)}  ${why.padEnd(20)}  ${obj.padEnd(44)}  ${msg}`, o)
  e(dep, 'shop', 'Normal', 'ScalingReplicaSet', 'deployment/cart-svc', 'Scaled up replica set cart-svc-' + k.hex(9) + ' to 1 from 0')
  e(dep + 4000, 'shop', 'Normal', 'Pulled', 'pod/' + others[1], 'Container image "registry.corp.example/shop/cart-svc:5.12.0" already present on machine')
  e(dep + 16000, 'shop', 'Warning', 'Unhealthy', 'pod/' + others[1], 'Readiness probe failed: dial tcp 10.61.5.17:8080: connect: connection refused')
  e(dep + 26000, 'shop', 'Normal', 'ScalingReplicaSet', 'deployment/cart-svc', 'Scaled down replica set cart-svc-' + k.hex(9) + ' to 0 from 1')
  k.every(t0, end, 50000, (t) => e(t, 'shop', 'Normal', k.pick(['Sync', 'Completed', 'SawCompletedJob']), 'cronjob/feed-export', 'Saw completed job: feed-export-' + k.int(28000000, 28999999) + ', status: Complete'))
  k.every(t0, end, 120000, (t) => e(t, 'shop', 'Warning', 'Unhealthy', 'pod/' + others[3], 'Readiness probe failed: HTTP probe failed with statuscode: 429'))
  e(on, 'pricing', 'Normal', 'ScalingReplicaSet', 'deployment/quote-api', `Scaled up replica set quote-api-${rs} to 3 from 0`, { relevant: 'a' })
  olds.forEach((o, i) => e(on + 30 * S + i * 700, 'pricing', 'Normal', 'Killing', 'pod/' + o, 'Stopping container quote-api', { relevant: 'a' }))
  e(on + 29 * S, 'pricing', 'Normal', 'ScalingReplicaSet', 'deployment/quote-api', `Scaled down replica set quote-api-${old} to 0 from 3 (strategy: Recreate)`, { relevant: 'a' })
  pods.forEach((pd, i) => {
    const u = k.uuid()
    e(on + 31 * S + i * 900, 'pricing', 'Normal', 'Scheduled', 'pod/' + pd, `Successfully assigned pricing/${pd} to ${node[i % 2]}`)
    k.tick(on + 35 * S + i * 1300, end, 62000, (t) => {
      e(t, 'pricing', 'Warning', 'Failed', 'pod/' + pd, "Error: couldn't find key RATES_DSN_RO in Secret pricing/quote-api-env", { root: 'a' })
      jl(t + 40, node[i % 2], 'E', 'pod_workers.go:1301', `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"quote-api\\" with CreateContainerConfigError: \\"couldn't find key RATES_DSN_RO in Secret pricing/quote-api-env\\"" pod="pricing/${pd}" podUID="${u}"`, { root: 'a' })
    })
  })
  k.L(kl, on + 34 * S, `${isoUs(on + 34 * S)} ${node[0]} kubelet[1187]: E${klog(on + 34 * S)}    1187 kuberuntime_manager.go:1256] container &Container{Name:quote-api,Image:registry.corp.example/pricing/quote-api:3.8.0,...} start failed in pod ${pods[0]}_pricing(${k.uuid()}): CreateContainerConfigError: couldn't find key RATES_DSN_RO in Secret pricing/quote-api-env`, { root: 'a' })
  k.inc('a', { allOf: [[/RATES_DSN_RO/, /CreateContainerConfig/, /\bsecret\b/, /quote-api-env/], [/missing|lack|absent|not (?:found|exist|contain|have|defin|present)|does ?n.t|could ?n.t find|without|no (?:such )?key|undefined|unknown key|non-?exist/]], mustNot: [/out of memory|image pull/],
    services: ['quote-api', 'pricing', 'pricing/quote-api', 'kubelet', 'quote-api-env', ...pods, ...node], victims: ['ingress-nginx', 'ingress', 'ingress-controller', 'media-resizer', 'cart-svc'], onset: on + 31 * S, tol: 150, root: /couldn't find key RATES_DSN_RO/,
    right: ['The new quote-api pods cannot start because the Secret lacks the key RATES_DSN_RO', 'quote-api: a required secret key is missing, so containers are never created', 'CreateContainerConfigError: the Secret quote-api-env does not contain the referenced key'],
    wrong: ['The ingress returns 503 because quote-api has no endpoints', 'quote-api fails after a deployment', 'media-resizer readiness probes fail with 429'] })
}

function flyway(k) {
  const t0 = k.t0, on = t0 + k.int(30, 36) * M, end = on + 18 * M, hosts = ['pol-app1', 'pol-app2']
  const app = 'logs/policy-admin.out', gw = 'logs/kong-access.log', thr = () => `[nio-8443-exec-${k.int(1, 20)}]`
  const sb = (t, lvl, pid, th, lg, m, o) => k.L(app, t, `${iso(t)} ${lvl.padStart(5)} ${pid} --- [policy-admin] ${th} ${lg.padEnd(40)} : ${m}`, o)
  let pid = k.int(2000, 9000)
  k.every(t0, on, 3500, (t) => k.pick([
    () => sb(t, 'INFO', pid, thr(), 'c.i.p.web.PolicyController', `Loaded policy ${k.int(4000000, 4999999)} in ${k.ms(60)} ms`),
    () => sb(t, 'INFO', pid, thr(), 'c.i.p.endorse.EndorsementService', `Endorsement ${k.id(8)} priced premium=${(k.next() * 900).toFixed(2)}`),
    () => sb(t, 'WARN', pid, thr(), 'o.h.engine.jdbc.spi.SqlExceptionHelper', `SQL Warning Code: 0, SQLState: 00000`),
    () => sb(t, 'ERROR', pid, thr(), 'c.i.p.print.LetterClient', `Letter template L-0${k.int(10, 99)} not found, falling back to default`),
    () => sb(t, 'INFO', pid, '[   scheduling-1]', 'c.i.p.renewal.RenewalScanner', `Scanned ${k.int(200, 400)} policies, ${k.int(0, 9)} due`),
  ])())
  k.every(t0, end, 3000, (t) => { const bad = t > on + 8 * S, st = bad ? 503 : k.chance(0.02) ? 404 : 200
    k.L(gw, t, `10.20.${k.int(0, 7)}.${k.int(2, 250)} - - [${clf(t)}] "${k.pick(['GET', 'GET', 'POST'])} /policy-admin/api/${k.pick(['policies', 'endorsements', 'quotes'])}/${k.int(1000, 9999)} HTTP/1.1" ${st} ${bad ? 75 : k.int(300, 6000)} "-" "PolicyDesk/7.2" kong_request_id: "${k.hex(32)}"`, bad ? { relevant: 'a' } : {})
    if (bad && k.chance(0.5)) k.L('logs/kong-error.log', t, `${slash(t)} [error] 1290#0: *${k.int(100000, 999999)} connect() failed (111: Connection refused) while connecting to upstream, client: 10.20.1.${k.int(2, 250)}, server: kong, request: "GET /policy-admin/api/policies HTTP/1.1", upstream: "http://10.20.40.1${k.int(1, 2)}:8443/api/policies", request_id: "${k.hex(32)}"`, { relevant: 'a' })
    else if (k.chance(0.02)) k.L('logs/kong-error.log', t, `${slash(t)} [warn] 1290#0: *${k.int(100000, 999999)} a client request body is buffered to a temporary file /usr/local/kong/client_body_temp/00000${k.int(10000, 99999)}, client: 10.20.1.${k.int(2, 250)}`) })
  sb(on - 2000, 'INFO', pid, '[ionShutdownHook]', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete')
  sb(on - 900, 'INFO', pid, '[ionShutdownHook]', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown completed.')
  let first = true
  k.tick(on, end, 34000, (t) => {
    pid = k.int(10000, 99000)
    sb(t, 'INFO', pid, '[           main]', 'c.i.p.PolicyAdminApplication', `Starting PolicyAdminApplication v4.31.0 using Java 21.0.4 with PID ${pid} (/opt/policy-admin/app.jar started by polsvc in /opt/policy-admin)`)
    sb(t + 2100, 'INFO', pid, '[           main]', 'o.s.b.w.embedded.tomcat.TomcatWebServer', 'Tomcat initialized with port 8443 (https)')
    sb(t + 4600, 'INFO', pid, '[           main]', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.')
    sb(t + 4900, 'INFO', pid, '[           main]', 'org.flywaydb.core.FlywayExecutor', 'Database: jdbc:oracle:thin:@//pol-db:1521/POLPRD (Oracle 19.0)')
    const cs = '-1283340417', cs2 = '902714455'
    sb(t + 5400, 'WARN', pid, '[           main]', 'ConfigServletWebServerApplicationContext', `Exception encountered during context initialization - cancelling refresh attempt: org.springframework.beans.factory.BeanCreationException: Error creating bean with name 'flywayInitializer' defined in class path resource [org/springframework/boot/autoconfigure/flyway/FlywayAutoConfiguration$FlywayConfiguration.class]: Validate failed: Migrations have failed validation`, { root: 'a' })
    sb(t + 5500, 'INFO', pid, '[           main]', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown initiated...')
    sb(t + 5800, 'ERROR', pid, '[           main]', 'o.s.boot.SpringApplication', `Application run failed\n\norg.springframework.beans.factory.BeanCreationException: Error creating bean with name 'entityManagerFactory' defined in class path resource [org/springframework/boot/autoconfigure/orm/jpa/HibernateJpaConfiguration.class]: Failed to initialize dependency 'flywayInitializer' of LoadTimeWeaverAware bean 'entityManagerFactory'\n\tat org.springframework.beans.factory.support.AbstractBeanFactory.doGetBean(AbstractBeanFactory.java:326) ~[spring-beans-6.1.13.jar!/:6.1.13]\n\tat com.insure.policy.PolicyAdminApplication.main(PolicyAdminApplication.java:19) ~[!/:4.31.0]\nCaused by: org.flywaydb.core.api.exception.FlywayValidateException: Validate failed: Migrations have failed validation\nMigration checksum mismatch for migration version 118.2\n-> Applied to database : ${cs}\n-> Resolved locally    : ${cs2}\nEither revert the changes to the migration, or run repair to update the schema history.\n\tat org.flywaydb.core.Flyway.lambda$migrate$1(Flyway.java:198) ~[flyway-core-10.10.0.jar!/:na]\n\t... 24 common frames omitted`, { root: 'a' })
    k.L('logs/syslog', t + 6400, `${isoUs(t + 6400)} ${hosts[0]} systemd[1]: policy-admin.service: Main process exited, code=exited, status=1/FAILURE`, { relevant: 'a' })
    k.L('logs/syslog', t + 6500, `${isoUs(t + 6500)} ${hosts[0]} systemd[1]: policy-admin.service: Failed with result 'exit-code'.`, { relevant: 'a' })
    first = false
  })
  k.host('logs/syslog', t0, end, 20000, hosts[0])
  k.inc('a', { allOf: [[/flyway|migration|118\.2/], [/checksum|validat|changed after|modified after|edited|mismatch|differs?\b|altered/]], mustNot: [/connection refused/],
    services: ['policy-admin', 'flyway', 'pol-app1', 'PolicyAdminApplication', 'flywayInitializer'], victims: ['kong', 'kong-error', 'kong-access', 'gateway', 'LetterClient'], onset: on, tol: 120, root: /Validate failed|checksum mismatch|Application run failed/,
    right: ['policy-admin does not start: Flyway validation fails, the checksum of migration 118.2 differs from the applied one', 'An already applied database migration was edited, checksum mismatch aborts startup', 'Flyway schema migration validation error prevents v4.31.0 from booting'],
    wrong: ['Kong cannot connect to upstream policy-admin', 'policy-admin.service keeps crashing with exit code 1 after an upgrade', 'Hikari pool was shut down', 'Bean creation failed for entityManagerFactory'] })
}

function kafkaFiles(k) {
  const t0 = k.t0, on = t0 + k.int(40, 48) * M, end = on + 16 * M, f = 'logs/broker-2/server.log', cl = 'logs/clickpipe.log', b1 = 'logs/broker-1/server.log'
  const kl = (file, t, lv, m, o) => k.L(file, t, `[${comma(t)}] ${lv} ${m}`, o)
  const tp = ['clicks', 'sessions', 'orders.v2', 'audit', 'geo-enriched']
  const bg = (file, id, upto) => k.every(t0, upto, 9000, (t) => k.pick([
    () => kl(file, t, 'INFO', `[UnifiedLog partition=${k.pick(tp)}-${k.int(0, 23)}, dir=/data/kafka] Rolled new log segment at offset ${k.int(1e6, 9e8)} in ${k.int(1, 14)} ms. (kafka.log.UnifiedLog)`),
    () => kl(file, t, 'INFO', `[GroupCoordinator ${id}]: Dynamic member with unknown member id joins group session-builder in Stable state. Created a new member id consumer-session-builder-${k.int(1, 9)}-${k.uuid()} and request the member to rejoin with this id. (kafka.coordinator.group.GroupCoordinator)`),
    () => kl(file, t, 'INFO', `[LocalLog partition=${k.pick(tp)}-${k.int(0, 23)}, dir=/data/kafka] Deleting segment files LogSegment(baseOffset=${k.int(1e6, 9e8)}, size=1073741${k.int(100, 999)}, lastModifiedTime=${t - 7 * D}, largestRecordTimestamp=Some(${t - 7 * D})) (kafka.log.LocalLog$)`),
    () => kl(file, t, 'WARN', `[SocketServer listenerType=BROKER, nodeId=${id}] Unexpected error from /10.3.0.${k.int(2, 250)} (channelId=10.3.1.1:9092-10.3.0.9:${k.int(30000, 60000)}-${k.int(100, 999)}); closing connection (org.apache.kafka.common.network.Selector)`),
  ])())
  bg(f, 2, on + 75 * S); bg(b1, 1, end)
  const ex = 'java.io.IOException: Too many open files'
  k.every(on, on + 70 * S, 3500, (t) => kl(f, t, 'ERROR', `Error while accepting connection (kafka.network.DataPlaneAcceptor)\n${ex}\n\tat java.base/sun.nio.ch.Net.accept(Native Method)\n\tat java.base/sun.nio.ch.ServerSocketChannelImpl.implAccept(ServerSocketChannelImpl.java:425)\n\tat kafka.network.Acceptor.accept(SocketServer.scala:714)\n\tat kafka.network.Acceptor.run(SocketServer.scala:621)\n\tat java.base/java.lang.Thread.run(Thread.java:840)`, { root: 'a' }))
  const t1 = on + 75 * S
  kl(f, t1, 'ERROR', `Error while rolling log segment for ${tp[0]}-11 in dir /data/kafka (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.FileNotFoundException: /data/kafka/${tp[0]}-11/00000000000${k.int(100000000, 999999999)}.timeindex (Too many open files)\n\tat java.base/java.io.RandomAccessFile.open0(Native Method)\n\tat kafka.log.LocalLog.$anonfun$roll$9(LocalLog.scala:516)\n\tat kafka.log.UnifiedLog.append(UnifiedLog.scala:719)`, { root: 'a' })
  kl(f, t1 + 30, 'WARN', `[ReplicaManager broker=2] Stopping serving replicas in dir /data/kafka (kafka.server.ReplicaManager)`, { relevant: 'a' })
  for (let i = 0; i < 20; i++) kl(f, t1 + 60 + i * 9, 'WARN', `[ReplicaFetcher replicaId=2, leaderId=1, fetcherId=${i % 4}] Partition ${tp[i % 5]}-${i} marked as failed (kafka.server.ReplicaFetcherThread)`, { relevant: 'a' })
  kl(f, t1 + 400, 'ERROR', `Shutdown broker because all log dirs in /data/kafka have failed (kafka.log.LogManager)`, { relevant: 'a' })
  k.every(t1, end, 8000, (t) => kl(b1, t, 'INFO', `[Partition ${k.pick(tp)}-${k.int(0, 23)} broker=1] Shrinking ISR from 1,2,3 to 1,3. Leader: (highWatermark: ${k.int(1e6, 9e8)}, endOffset: ${k.int(1e6, 9e8)}). Out of sync replicas: (brokerId: 2, endOffset: ${k.int(1e6, 9e8)}). (kafka.cluster.Partition)`, { relevant: 'a' }))
  k.every(t1, end, 15000, (t) => kl(b1, t, 'WARN', `[ReplicaFetcher replicaId=1, leaderId=2, fetcherId=0] Error in response for fetch request (type=FetchRequest, replicaId=1, maxWait=500, minBytes=1, maxBytes=10485760)\njava.io.IOException: Connection to 2 was disconnected before the response was read\n\tat org.apache.kafka.clients.NetworkClientUtils.sendAndReceive(NetworkClientUtils.java:99)\n\tat kafka.server.BrokerBlockingSender.sendRequest(BrokerBlockingSender.scala:113)`, { relevant: 'a' }))
  const c = (t, lv, m, o) => k.L(cl, t, `${hms(t)}.${String(t % 1000).padStart(3, '0')} [${k.pick(['kafka-producer-network-thread | clickpipe-1', 'ingest-' + k.int(1, 8)])}] ${lv.padEnd(5)} ${m}`, o)
  k.every(t0, end, 4000, (t) => c(t, 'INFO', `c.a.clickpipe.Flush - flushed batch=${k.int(400, 2000)} bytes=${k.int(90000, 900000)} took=${k.ms(t > on ? 300 : 22)}ms`))
  k.every(on + 20 * S, end, 2200, (t) => c(t, k.pick(['WARN', 'ERROR']), k.pick([`o.a.k.c.NetworkClient - [Producer clientId=clickpipe-1] Connection to node 2 (kb2.stream.example/10.3.1.2:9092) could not be established. Node may not be available.`, `o.a.k.c.p.i.Sender - [Producer clientId=clickpipe-1] Got error produce response with correlation id ${k.int(1000, 99999)} on topic-partition clicks-${k.int(0, 23)}, retrying (2147483${k.int(100, 646)} attempts left). Error: NOT_LEADER_OR_FOLLOWER`, `c.a.clickpipe.Flush - delivery failed: org.apache.kafka.common.errors.TimeoutException: Expiring ${k.int(3, 90)} record(s) for clicks-${k.int(0, 23)}:120000 ms has passed since batch creation`]), { relevant: 'a' }))
  k.inc('a', { allOf: [[/open files|file descriptor|\bfds?\b|\bEMFILE\b|nofile|ulimit|file handles?/]], mustNot: [/disk (?:is )?full|no space/],
    services: ['kafka', 'broker-2', 'kb2', 'kafka broker 2', 'broker 2', '2', 'kb2.stream.example', 'server'], victims: ['clickpipe', 'broker-1', 'session-builder'], onset: on, tol: 90, root: /Too many open files|Error while accepting|Error while rolling/,
    right: ['Kafka broker 2 ran out of file descriptors and shut down', 'Broker 2 hit the open files limit (EMFILE); its log dir was taken offline', 'The nofile ulimit on kb2 is exhausted'],
    wrong: ['Broker 2 is unreachable, producers time out', 'Log directory /data/kafka failed so the broker shut down', 'Disk error on broker 2', 'ISR shrinks on broker 1'] })
}

function mailKey(k) {
  const t0 = k.at(k.int(6, 15)), on = t0 + k.int(45, 55) * M, end = on + 35 * M, f = 'logs/mail.log', h = 'mx-out3'
  const L = (t, m, o) => k.L(f, t, `${bsd(t)} ${h} ${m}`, o)
  const dom = ['gmail.com', 'outlook.com', 'web.de', 'orange.fr', 'bluewin.ch', 'yahoo.co.jp', 'telenet.be']
  k.every(t0, end, 9000, (t) => { const q = k.hex(10).toUpperCase(), pid = k.int(2000, 60000), bad = t > on + 2000 && k.chance(0.85), to = `${k.id(6)}@${k.pick(dom)}`
    L(t, `postfix/smtpd[${pid}]: connect from app${k.int(1, 4)}.int.example[10.8.3.${k.int(10, 40)}]`)
    L(t + 30, `postfix/smtpd[${pid}]: ${q}: client=app1.int.example[10.8.3.${k.int(10, 40)}], sasl_method=PLAIN, sasl_username=notify@letterpost.example`)
    L(t + 90, `postfix/cleanup[${pid + 3}]: ${q}: message-id=<${k.hex(16)}@letterpost.example>`)
    if (bad) {
      L(t + 140, `opendkim[811]: ${q}: key retrieval failed (s=mail2, d=letterpost.example): error loading key 'mail2._domainkey.letterpost.example'`, { relevant: 'a' })
      L(t + 150, `opendkim[811]: mail2._domainkey.letterpost.example: key data is not secure: /etc/opendkim/keys/letterpost.example/mail2.private can be read or written by other users`, { root: 'a' })
      L(t + 190, `postfix/cleanup[${pid + 3}]: ${q}: milter-reject: END-OF-MESSAGE from app1.int.example[10.8.3.21]: 4.7.1 Service unavailable - try again later; from=<notify@letterpost.example> to=<${to}> proto=ESMTP helo=<app1.int.example>`, { relevant: 'a' })
    } else {
      L(t + 150, `opendkim[811]: ${q}: DKIM-Signature field added (s=${t > on ? 'k1, d=press.example' : 'mail2, d=letterpost.example'})`)
      L(t + 200, `postfix/qmgr[1402]: ${q}: from=<notify@letterpost.example>, size=${k.int(2000, 90000)}, nrcpt=1 (queue active)`)
      L(t + 1400, `postfix/smtp[${pid + 9}]: ${q}: to=<${to}>, relay=mx.${to.split('@')[1]}[${k.ip()}]:25, delay=${(k.next() * 3 + .4).toFixed(1)}, delays=0.1/0/${(k.next()).toFixed(2)}/${(k.next()).toFixed(2)}, dsn=2.0.0, status=sent (250 2.0.0 OK)`)
      L(t + 1420, `postfix/qmgr[1402]: ${q}: removed`)
    }
    L(t + 1500, `postfix/smtpd[${pid}]: disconnect from app1.int.example[10.8.3.21] ehlo=1 auth=1 mail=1 rcpt=1 data=${bad ? '0/1' : '1'} quit=1 commands=${bad ? '5/6' : 6}`, bad ? { relevant: 'a' } : {}) })
  k.every(t0, end, 30000, (t) => { const i = k.ip(); k.pick([
    () => L(t, `postfix/smtpd[${k.int(2000, 60000)}]: warning: unknown[${i}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${k.pick(['info', 'sales', 'scan'])}`),
    () => L(t, `postfix/smtp[${k.int(2000, 60000)}]: ${k.hex(10).toUpperCase()}: to=<${k.id(5)}@${k.pick(dom)}>, relay=none, delay=${k.int(1000, 90000)}, delays=1/0/30/0, dsn=4.4.1, status=deferred (connect to mx.parked-${k.id(4)}.example[${i}]:25: Connection timed out)`),
    () => L(t, `postfix/smtp[${k.int(2000, 60000)}]: ${k.hex(10).toUpperCase()}: host mx1.bluewin.ch[195.186.120.${k.int(2, 99)}] said: 450 4.7.1 Greylisted, try again later (in reply to RCPT TO command)`),
    () => L(t, `postfix/anvil[${k.int(2000, 60000)}]: statistics: max connection rate 4/60s for (submission:10.8.3.21) at ${mon(t)} ${dd(t)} ${hms(t)}`),
  ])() })
  L(on - 40 * S, `sudo:   backup : TTY=unknown ; PWD=/root ; USER=root ; COMMAND=/usr/bin/rsync -a --chmod=F664 /srv/restore/opendkim/ /etc/opendkim/`, { relevant: 'a' })
  L(on - 8 * S, 'systemd[1]: Reloading opendkim.service - OpenDKIM Milter...')
  L(on - 7 * S, 'systemd[1]: Reloaded opendkim.service - OpenDKIM Milter.')
  k.inc('a', { allOf: [[/dkim|signing key|mail2\.private|private key/], [/permission|not secure|insecure|mode|readable|world|other users|ownership|unsafe|writable|chmod|(?:group|others?|world|everyone).{0,20}(?:write|read)|refus\w* (?:to (?:use|load)|the key)/]], mustNot: [/greylist/],
    services: ['opendkim', 'mx-out3', 'milter', 'dkim'], victims: ['postfix', 'postfix/cleanup', 'cleanup', 'smtpd', 'postfix/smtpd', 'app1', 'app1.int.example', 'notify'], severity: ['medium', 'high', 'critical'], onset: null, root: /key data is not secure/,
    right: ['OpenDKIM refuses the DKIM private key because its file permissions are too open', 'The signing key mail2.private is readable by other users, so opendkim rejects it and mail is tempfailed', 'wrong mode on the DKIM key after rsync --chmod'],
    wrong: ['postfix rejects mail with 4.7.1 Service unavailable', 'milter-reject for outgoing messages', 'remote servers greylist us', 'SASL authentication fails for users'] })
}

function jenkinsOom(k) {
  const t0 = k.at(k.int(1, 20)), f = 'logs/nightly-armhf-console.txt', dm = 'logs/agent-dmesg.txt'
  const P = (t, m, o) => k.L(f, t, `[${iso(t)}] ${m}`, o)
  let t = t0; const n = k.int(560, 680), comp = k.int(1, 3)
  P(t, 'Started by timer'); P(t += 40, 'Running as SYSTEM'); P(t += 200, 'Building remotely on bld-arm-07 (linux arm64 docker) in workspace /var/jenkins/workspace/nightly-armhf')
  P(t += 900, '[WS-CLEANUP] Deleting project workspace...'); P(t += 400, ' > git rev-parse --resolve-git-dir /var/jenkins/caches/git/.git # timeout=10'); P(t += 300, `Checking out Revision ${k.hex(40)} (origin/main)`)
  P(t += 700, '+ cmake -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DENABLE_LTO=OFF ..'); P(t += 3000, '-- The CXX compiler identification is GNU 13.2.0')
  for (const m of ['Looking for pthread.h - found', 'Could NOT find Doxygen (missing: DOXYGEN_EXECUTABLE)', 'Performing Test HAVE_STRERROR_R - Failed', 'Performing Test CXX_HAS_Wno_psabi - Success', 'Found OpenSSL: /usr/lib/libcrypto.so (found version "3.0.13")', 'Looking for sys/epoll.h - found', 'Performing Test HAVE_AVX512 - Failed', 'Could NOT find Valgrind (missing: VALGRIND_INCLUDE_DIR)']) P(t += k.int(90, 800), '-- ' + m)
  P(t += 500, 'CMake Deprecation Warning at third_party/yaml/CMakeLists.txt:2 (cmake_minimum_required):\n  Compatibility with CMake < 3.5 will be removed from a future version of\n  CMake.')
  P(t += 1500, '+ ninja -j64 all')
  const dir = ['core', 'net', 'proto', 'query', 'vector', 'storage', 'third_party/absl', 'third_party/re2'], fail = Math.floor(n * 0.78), on = { t: 0 }
  for (let i = 1; i <= n; i++) {
    t += k.ms(900)
    P(t, `[${i}/${n + 240}] Building CXX object src/${k.pick(dir)}/CMakeFiles/${k.id(5)}.dir/${k.pick(['kernel', 'codec', 'planner', 'index', 'codegen', 'reader', 'util', 'merge'])}_${k.id(4)}.cc.o`)
    if (k.chance(0.06)) P(t + 20, `../src/${k.pick(dir)}/util_${k.id(3)}.cc:${k.int(20, 900)}:${k.int(3, 60)}: warning: ${k.pick(["variable 'err' set but not used [-Wunused-but-set-variable]", "'void* error_ctx(int)' is deprecated: use context() [-Wdeprecated-declarations]", "comparison of integer expressions of different signedness: 'int' and 'size_t' [-Wsign-compare]"])}`)
    if (i === fail) { on.t = t
      for (let j = 0; j < 4; j++) {
        const tt = t + 60 + j * 240, pid = k.int(20000, 32000)
        P(tt, `FAILED: src/vector/CMakeFiles/simd.dir/kernel_${k.id(4)}.cc.o \n/usr/bin/aarch64-linux-gnu-g++ -DNDEBUG -I../include -O2 -g -std=c++20 -c ../src/vector/kernel_gen${j}.cc\nc++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.`, { root: 'a' })
        const up = ((tt - t0) / 1000 + 884211 + j / 10).toFixed(6)
        k.L(dm, tt - 30, `[${up}] cc1plus invoked oom-killer: gfp_mask=0x1100dca(GFP_HIGHUSER_MOVABLE|__GFP_ZERO), order=0, oom_score_adj=0`, { relevant: 'a' })
        k.L(dm, tt - 20, `[${up}] oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,mems_allowed=0,global_oom,task_memcg=/system.slice/jenkins-agent.service,task=cc1plus,pid=${pid},uid=998`, { root: 'a' })
        k.L(dm, tt - 10, `[${up}] Out of memory: Killed process ${pid} (cc1plus) total-vm:${k.int(1900000, 2600000)}kB, anon-rss:${k.int(1500000, 1900000)}kB, file-rss:0kB, shmem-rss:0kB, UID:998 pgtables:4200kB oom_score_adj:0`, { root: 'a' })
      } }
  }
  P(t += 900, 'ninja: build stopped: subcommand failed.', { relevant: 'a' })
  for (const m of ["script returned exit code 1", "[Pipeline] }", '[Pipeline] // stage', "Stage \"Unit tests\" skipped due to earlier failure(s)", "Stage \"Package deb\" skipped due to earlier failure(s)", "Stage \"Publish\" skipped due to earlier failure(s)", 'ERROR: No artifacts found that match the file pattern "dist/*.deb". Configuration error?', "ERROR: Step 'Publish JUnit test result report' failed: No test report files were found. Configuration error?", 'Error when executing always post condition: hudson.AbortException: Couldn\u2019t find coverage.xml', 'ERROR: script returned exit code 1', 'Finished: FAILURE']) P(t += 150, m, { relevant: 'a' })
  const base = 884211
  for (let i = 0; i < 40; i++) { const tt = t0 - 600000 + i * 15000; k.L(dm, tt, `[${((tt - t0) / 1000 + base).toFixed(6)}] ${k.pick(['docker0: port 1(veth' + k.hex(7) + ') entered blocking state', 'docker0: port 1(veth' + k.hex(7) + ') entered forwarding state', 'audit: type=1400 audit(' + (tt / 1000).toFixed(3) + ':' + k.int(100, 999) + '): apparmor="DENIED" operation="open" profile="snap.lxd" name="/proc/1/mounts" pid=' + k.int(1000, 9000) + ' comm="lxd"', 'perf: interrupt took too long (' + k.int(2500, 6000) + ' > 2500), lowering kernel.perf_event_max_sample_rate to 50000'])}`) }
  k.inc('a', { allOf: [[/out[- ]of[- ]memory|\boom\b|memory|\bRAM\b/], [/kill|compil|cc1plus|build agent|bld-arm-07|exhaust|ninja|parallel/]], mustNot: [/no test report/, /artifacts? (?:not found|missing)/],
    services: ['nightly-armhf', 'bld-arm-07', 'cc1plus', 'jenkins-agent', 'agent', 'kernel', 'jenkins', 'ninja', 'g++', 'c++', 'agent-dmesg', 'build', 'nightly-armhf-console'], victims: ['junit', 'publish'], severity: ['low', 'medium', 'high', 'critical'], onset: on.t, tol: 60, root: /cc1plus|FAILED/,
    right: ['The build failed because the kernel OOM killer killed the compiler cc1plus on bld-arm-07', 'Out of memory on the build agent: 64 parallel compile jobs', 'agent ran out of memory while compiling, compiler was killed'],
    wrong: ['The build failed: no artifacts found', 'ninja: subcommand failed', 'Test report files are missing', 'compile error in kernel_gen0.cc'] })
}

function redisFork(k) {
  const t0 = k.t0, on = t0 + k.int(32, 40) * M, end = on + 20 * M, r = 'logs/redis-server.log', s = 'logs/sidekiq.log', w = 'logs/web.1.log'
  const R = (t, role, lv, m, o) => k.L(r, t, `1:${role} ${redisT(t)} ${lv} ${m}`, o)
  k.tick(t0, on - 10 * S, 62000, (t) => { const pid = k.int(400, 9000)
    R(t, 'M', '*', `${k.pick([10, 100])} changes in 60 seconds. Saving...`); R(t + 9, 'M', '*', `Background saving started by pid ${pid}`)
    k.L(r, t + 2200, `${pid}:C ${redisT(t + 2200)} * DB saved on disk`); k.L(r, t + 2210, `${pid}:C ${redisT(t + 2210)} * Fork CoW for RDB: current ${k.int(60, 190)} MB, peak ${k.int(190, 240)} MB, average 90 MB`)
    R(t + 2300, 'M', '*', 'Background saving terminated with success') })
  R(t0 + 100, 'M', '#', 'WARNING: The TCP backlog setting of 511 cannot be enforced because /proc/sys/net/core/somaxconn is set to the lower value of 128.')
  k.tick(on, end, 6200, (t) => { R(t, 'M', '*', '10 changes in 60 seconds. Saving...', {}); R(t + 8, 'M', '#', "Can't save in background: fork: Cannot allocate memory", { root: 'a' }) })
  const jobs = ['MailDigestWorker', 'ThumbWorker', 'SearchIndexWorker', 'WebhookWorker']
  k.every(t0, end, 2400, (t) => { const j = k.pick(jobs), jid = k.hex(24), pre = `${iso(t)} pid=7 tid=${k.id(3)} class=${j} jid=${jid}`
    if (t > on && k.chance(0.75)) k.L(s, t, `${iso(t)} pid=7 tid=${k.id(3)} ERROR: ${k.pick(['heartbeat: ', 'Error fetching job: ', `{"context":"Job raised exception","job":{"retry":true,"queue":"default","class":"${j}","jid":"${jid}"}} `])}Redis::CommandError: MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk. Commands that may modify the data set are disabled, because this instance is configured to report errors during writes if RDB snapshotting fails (stop-writes-on-bgsave-error option). Please check the Redis logs for details about the RDB error.`, { relevant: 'a' })
    else { k.L(s, t, `${pre} INFO: start`); const e = k.ms(200); if (t + e < on) k.L(s, t + e, k.chance(0.03) ? `${pre} elapsed=${(e / 1000).toFixed(3)} INFO: fail` : `${pre} elapsed=${(e / 1000).toFixed(3)} INFO: done`) } })
  k.every(t0, end, 3000, (t) => { const id = k.uuid(), bad = t > on && k.chance(0.5), path = k.pick(['/', '/threads/' + k.int(100, 9999), '/sessions', '/api/unread'])
    k.L(w, t, `I, [${us(t)} #12]  INFO -- : [${id}] Started ${path === '/sessions' ? 'POST' : 'GET'} "${path}" for ${k.ip()} at ${sp(t)} +0000`)
    if (bad) k.L(w, t + 30, `F, [${us(t + 30)} #12] FATAL -- : [${id}]   \n[${id}] Redis::CommandError (MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.):\n[${id}]   \n[${id}] app/controllers/application_controller.rb:41:in \`touch_presence'`, { relevant: 'a' })
    else k.L(w, t + 60, `I, [${us(t + 60)} #12]  INFO -- : [${id}] Completed ${k.chance(.03) ? '422 Unprocessable Content' : '200 OK'} in ${k.ms(40)}ms (Views: ${k.int(3, 30)}.1ms | ActiveRecord: ${k.int(1, 12)}.4ms)`) })
  k.inc('a', { allOf: [[/fork|bgsave|background sav|snapshot|\bRDB\b|persist/], [/memory|overcommit|\bRAM\b|\bENOMEM\b/]], mustNot: [/disk (?:is )?full|no space/],
    services: ['redis', 'redis-server'], victims: ['sidekiq', 'web', 'web.1', 'rails', ...jobs], onset: on, tol: 90, root: /fork: Cannot allocate memory/,
    right: ['Redis cannot fork for its RDB snapshot: cannot allocate memory, so it rejects writes', 'BGSAVE fails for lack of memory (overcommit), and Redis stops writes', 'Redis background save fails with ENOMEM'],
    wrong: ['Sidekiq jobs fail with MISCONF', 'Redis is configured to save RDB snapshots but cannot persist to disk', 'Rails raises Redis::CommandError', 'Redis disk is full'] })
}

function bpdu(k) {
  const t0 = k.at(k.int(7, 15)), on = t0 + k.int(50, 58) * M, end = on + 25 * M, f = 'logs/campus-syslog.log'
  const N = {}; const sw = ['bldg-c-acc1', 'bldg-c-acc2', 'bldg-d-acc1', 'core-dist-1', 'wlc-9800']
  const L = (t, h, m, o) => { N[h] = (N[h] ?? k.int(1000, 90000)) + 1; k.L(f, t, `${isoUs(t).slice(0, 19)}+00:00 ${h} ${N[h]}: ${h}: ${mon(t)} ${String(dd(t)).padStart(2)} ${iso(t).slice(11, 23)} UTC: ${m}`, o) }
  const jobs = []
  const J = (t, h, m, o) => jobs.push([t, h, m, o])
  k.every(t0, end, 7000, (t) => { const h = k.pick(sw.slice(0, 3)), p = `GigabitEthernet1/0/${k.int(1, 47)}`
    k.pick([
      () => { J(t, h, `%LINK-3-UPDOWN: Interface ${p}, changed state to down`); J(t + 2400, h, `%LINK-3-UPDOWN: Interface ${p}, changed state to up`) },
      () => J(t, h, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to up`),
      () => J(t, h, `%ILPOWER-5-DETECT: Interface ${p.replace('abitEthernet', '')}: Power Device detected: IEEE PD`),
      () => J(t, h, `%DOT1X-5-FAIL: Authentication failed for client (${k.hex(4)}.${k.hex(4)}.${k.hex(4)}) on Interface ${p} AuditSessionID ${k.hex(24).toUpperCase()}`),
      () => J(t, h, `%MAB-5-SUCCESS: Authentication successful for client (${k.hex(4)}.${k.hex(4)}.${k.hex(4)}) on Interface ${p} AuditSessionID ${k.hex(24).toUpperCase()}`),
      () => J(t, 'wlc-9800', `%CLIENT_ORCH_LOG-7-CLIENT_MOVED_TO_RUN_STATE: R0/0: wncd: Username entry (${k.id(6)}) joined with ssid (CORP) for device with MAC: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)}`),
      () => J(t, 'wlc-9800', `%DOT11-4-CLIENT_EXCLUDED: R0/0: wncd: Client MAC: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)} excluded reason: 802.1X authentication failed`),
      () => J(t, 'core-dist-1', `%SEC_LOGIN-5-LOGIN_SUCCESS: Login Success [user: oxidized] [Source: 10.0.9.4] [localport: 22] at ${hms(t)} UTC`),
      () => J(t, h, `%CDP-4-NATIVE_VLAN_MISMATCH: Native VLAN mismatch discovered on GigabitEthernet1/0/48 (999), printer-sw GigabitEthernet0/1 (1).`),
    ])() })
  // bldg-d-acc1 blocked at core's Te1/1/4
  for (let x = 0; x < 4; x++) { const t = on + x * 300 * S + x * 1200; if (t > end) break
    J(t, 'core-dist-1', '%SPANTREE-2-BLOCK_BPDUGUARD: Received BPDU on port TenGigabitEthernet1/1/4 with BPDU Guard enabled. Disabling port.', { root: 'a' })
    J(t + 10, 'core-dist-1', '%PM-4-ERR_DISABLE: bpduguard error detected on Te1/1/4, putting Te1/1/4 in err-disable state', { root: 'a' })
    J(t + 900, 'core-dist-1', '%LINEPROTO-5-UPDOWN: Line protocol on Interface TenGigabitEthernet1/1/4, changed state to down', { relevant: 'a' })
    J(t + 1900, 'core-dist-1', '%LINK-3-UPDOWN: Interface TenGigabitEthernet1/1/4, changed state to down', { relevant: 'a' })
    J(t + 299 * S, 'core-dist-1', '%PM-4-ERR_RECOVER: Attempting to recover from bpduguard err-disable state on Te1/1/4', { relevant: 'a' }) }
  J(on - 95 * S, 'core-dist-1', '%SYS-5-CONFIG_I: Configured from console by netops-jh on vty0 (10.0.9.31)', { relevant: 'a' })
  for (let i = 0; i < 22; i++) J(on + 3000 + i * 800 + k.int(0, 700), 'wlc-9800', `%CAPWAPAC_SMGR_TRACE_MESSAGE-3-EWLC_GEN_ERR: R0/0: wncd: Error in Session-IP: 10.44.7.${i + 10}[5264] Mac: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)} Heartbeat timer expiry for AP. Close CAPWAP DTLS session`, { relevant: 'a' })
  for (let i = 0; i < 22; i++) J(on + 30000 + i * 500, 'wlc-9800', `%APMGR_TRACE_MESSAGE-3-WLC_GEN_ERR: R0/0: wncd: Error in AP Name: AP-D-${i + 10}, AP Mac: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)} Ap disjoined`, { relevant: 'a' })
  k.every(on + 8000, end, 6000, (t) => k.L('logs/nms-alerts.log', t, `${sp(t)} [librenms] ALERT device=${k.pick(['bldg-d-acc1', 'bldg-d-acc1', 'prn-d-2', 'door-ctl-d1', 'voip-gw-d'])} rule="Device Down! Due to no ICMP response" severity=critical state=1`, { relevant: 'a' }))
  k.every(t0, on, 160000, (t) => k.L('logs/nms-alerts.log', t, `${sp(t)} [librenms] ALERT device=prn-b-${k.int(1, 9)} rule="Toner below 10%" severity=warning state=${k.int(0, 1)}`))
  jobs.sort((a, b) => a[0] - b[0]).forEach((j) => L(...j))
  k.inc('a', { allOf: [[/bpdu/]], mustNot: [/native vlan/, /access points? (?:are|is) the (?:root )?cause/],
    services: ['core-dist-1', 'Te1/1/4', 'TenGigabitEthernet1/1/4', 'spanning tree', 'SPANTREE'], victims: ['wlc-9800', 'bldg-d-acc1', 'librenms', 'prn-d-2', 'door-ctl-d1', 'voip-gw-d'], onset: on, tol: 120, root: /bpduguard/i,
    right: ['BPDU Guard on core-dist-1 Te1/1/4 err-disabled the uplink towards building D', 'The port was err-disabled as it received a BPDU with bpduguard on', 'bpdu guard was configured on an uplink; the switch behind it is cut off'],
    wrong: ['Access points in building D lost their CAPWAP sessions', 'bldg-d-acc1 is down: no ICMP response', 'Native VLAN mismatch on Gi1/0/48', 'Interface Te1/1/4 went down'] })
}

function esFlood(k) {
  const t0 = k.t0, on = t0 + k.int(36, 44) * M, end = on + 22 * M, e = 'logs/elasticsearch.log', ls = 'logs/logstash-plain.log', kb = 'logs/kibana.log'
  const nd = ['es-data-1', 'es-data-2', 'es-data-3'], ix = `audit-${ymd(t0).replace(/-/g, '.')}`
  const E = (t, lv, lg, n, m, o) => k.L(e, t, `[${comma(t).replace(' ', 'T')}][${lv.padEnd(5)}][${lg.padEnd(25)}] [${n}] ${m}`, o)
  k.every(t0, end, 8000, (t) => k.pick([
    () => E(t, 'INFO', 'o.e.c.m.MetadataMappingService', 'es-master-1', `[${ix}/${k.id(22)}] update_mapping [_doc]`),
    () => E(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', k.pick(nd), `[gc][${k.int(10000, 99999)}] overhead, spent [${k.int(250, 420)}ms] collecting in the last [1s]`),
    () => E(t, 'WARN', 'o.e.d.c.s.Settings', k.pick(nd), '[script.max_compilations_rate] setting was deprecated in Elasticsearch and will be removed in a future release.'),
    () => E(t, 'INFO', 'o.e.x.s.SnapshotLifecycleTask', 'es-master-1', `snapshot lifecycle policy [nightly] issuing create snapshot [nightly-${k.id(8)}]`),
    () => E(t, 'DEBUG', 'o.e.a.s.TransportSearchAction', k.pick(nd), `All shards failed for phase: [query]\norg.elasticsearch.ElasticsearchException$1: Failed to parse query [level:"ERROR]`),
  ])())
  const nid = k.id(22)
  for (const [x, gb, lo] of [[25, 8.9, 1], [18, 7.1, 1], [12, 5.8, 0], [6, 4.4, 0]]) E(on - x * M, lo ? 'INFO' : 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', 'es-master-1', `${lo ? 'low disk watermark [85%]' : 'high disk watermark [90%]'} exceeded on [${nid}][es-data-2][/var/lib/elasticsearch] free: ${gb}gb[${(gb / 0.64).toFixed(1)}%], ${lo ? 'replicas will not be assigned to this node' : 'shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete'}`, { relevant: 'a' })
  k.tick(on, end, 30000, (t) => E(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', 'es-master-1', `flood stage disk watermark [95%] exceeded on [${nid}][es-data-2][/var/lib/elasticsearch] free: 2.${k.int(7, 9)}gb[4.${k.int(2, 5)}%], all indices on this node will be marked read-only`, { root: 'a' }))
  k.every(on + 4000, end, 1500, (t) => k.L(ls, t, `[${comma(t).replace(' ', 'T')}][INFO ][logstash.outputs.elasticsearch][main][${k.hex(20)}] Retrying failed action {:status=>403, :action=>["index", {:_id=>nil, :_index=>"${ix}", :routing=>nil}, {"host"=>"app${k.int(1, 9)}"}], :error=>{"type"=>"cluster_block_exception", "reason"=>"index [${ix}] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];"}}`, { relevant: 'a' }))
  k.every(t0, end, 12000, (t) => k.L(ls, t, `[${comma(t).replace(' ', 'T')}][${t > on ? 'WARN ' : 'INFO '}][${t > on ? 'org.logstash.execution.ShutdownWatcherExt' : 'logstash.pipeline'}][main] ${t > on ? `Pipeline backpressure: queue size ${k.int(800, 999)} of 1000` : `events out ${k.int(4000, 9000)} in 10s`}`))
  k.every(t0, end, 9000, (t) => { const bad = t > on && k.chance(.4); k.L(kb, t, `[${iso(t).slice(0, 23)}+00:00][${bad ? 'ERROR' : 'INFO '}][plugins.${k.pick(['taskManager', 'alerting', 'reporting'])}] ${bad ? `Failed to poll for work: ResponseError: cluster_block_exception: index [.kibana_task_manager_8.14.3_001] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]` : `Task cycle completed in ${k.int(20, 90)}ms`}`, bad ? { relevant: 'a' } : {}) })
  k.inc('a', { allOf: [[/disk|watermark|storage/], [/flood|95 ?%|full|watermark|exhaust|space|ran out|read-only/]], mustNot: [/deprecat/],
    services: ['elasticsearch', 'es-data-2', 'es-master-1', 'DiskThresholdMonitor', 'o.e.c.r.a.DiskThresholdMonitor'], victims: ['logstash', 'kibana', 'logstash-plain', 'taskManager', 'alerting', 'reporting'], onset: on, tol: 26 * 60, root: /flood stage disk watermark/,
    right: ['Disk on es-data-2 exceeded the flood-stage watermark; indices became read-only', 'Elasticsearch data node es-data-2 is out of disk space', 'The disk of es-data-2 is above 95%'],
    wrong: ['Logstash gets 403 cluster_block_exception from Elasticsearch', 'Kibana task manager cannot poll for work', 'Too many requests throttle indexing', 'JVM GC overhead on data nodes'] })
}

function lambdaKms(k) {
  const t0 = k.t0, on = t0 + k.int(28, 34) * M, end = on + 15 * M, f = 'logs/claims-stack.jsonl', ct = 'logs/cloudtrail.jsonl'
  const fns = ['claims-intake', 'claims-ocr', 'claims-notify'], key = k.uuid(), acc = '4471' + k.int(10000000, 99999999)
  const J = (t, fn, o, mk) => k.L(f, t, JSON.stringify({ timestamp: iso(t), logGroup: '/aws/lambda/' + fn, logStream: `${ymd(t).replace(/-/g, '/')}/[$LATEST]${k.hex(32)}`, ...o }), mk)
  k.every(t0, end, 3600, (t) => { const fn = k.pick(fns), rid = k.uuid(), dead = t > on && fn !== 'claims-notify'
    J(t, fn, { type: 'platform.start', record: { requestId: rid, version: '$LATEST' } })
    if (dead) {
      J(t + 180, fn, { level: 'ERROR', requestId: rid, message: fn === 'claims-intake' ? 'S3 PutObject failed' : 'Error downloading document', errorType: 'KMS.DisabledException', errorMessage: `arn:aws:kms:eu-west-1:${acc}:key/${key} is disabled.`, stackTrace: ['at ProtocolLib.getErrorSchemaOrThrowBaseException (/var/runtime/node_modules/@aws-sdk/core/protocols.js:65:40)', 'at async /var/task/handler.js:88:13'] }, { root: 'a' })
      J(t + 200, fn, { level: 'ERROR', message: `${iso(t)}\t${rid}\tERROR\tInvoke Error \t{"errorType":"Error","errorMessage":"document pipeline failed"}` }, { relevant: 'a' })
    } else {
      J(t + 60, fn, { level: 'INFO', requestId: rid, message: k.pick(['document stored', 'ocr finished', 'message handled']), claimId: 'C' + k.int(100000, 999999), ms: k.ms(300) })
      if (fn === 'claims-notify' && k.chance(.35)) J(t + 90, fn, { level: k.pick(['WARN', 'ERROR']), requestId: rid, message: 'push token expired, fallback to e-mail', errorType: 'UnregisteredToken' })
      if (t > on && fn === 'claims-notify' && k.chance(.4)) J(t + 99, fn, { level: 'ERROR', requestId: rid, message: 'claim has no OCR result after 60 s, giving up', claimId: 'C' + k.int(100000, 999999) }, { relevant: 'a' })
    }
    J(t + 400, fn, { type: 'platform.report', record: { requestId: rid, status: dead ? 'error' : 'success', metrics: { durationMs: k.ms(300), billedDurationMs: 400, memorySizeMB: 512, maxMemoryUsedMB: k.int(120, 200) } } }, dead ? { relevant: 'a' } : {}) })
  k.every(t0, end, 45000, (t) => k.L(ct, t, JSON.stringify({ eventTime: isoS(t), ...k.pick([{ eventSource: 'sts.amazonaws.com', eventName: 'AssumeRole' }, { eventSource: 'ec2.amazonaws.com', eventName: 'DescribeInstances' }, { eventSource: 'iam.amazonaws.com', eventName: 'GetRole' }]), awsRegion: 'eu-west-1', sourceIPAddress: k.ip(), userAgent: 'aws-cli/2.17', errorCode: k.chance(.2) ? 'AccessDenied' : undefined })))
  k.L(ct, on - 9000, JSON.stringify({ eventTime: isoS(on - 9000), eventSource: 'kms.amazonaws.com', eventName: 'DisableKey', awsRegion: 'eu-west-1', userIdentity: { type: 'AssumedRole', arn: `arn:aws:sts::${acc}:assumed-role/CostCleanup/unused-keys-sweeper` }, requestParameters: { keyId: key }, readOnly: false }), { root: 'a' })
  k.inc('a', { allOf: [[/\bKMS\b|encryption key|\bCMK\b|DisableKey|unused-keys-sweeper/], [/disabl|switched off|turned off|deactivat|not enabled/]], mustNot: [/push token/],
    services: ['kms', 'claims-intake', 'claims-ocr', '/aws/lambda/claims-intake', '/aws/lambda/claims-ocr', 'CostCleanup', 'unused-keys-sweeper', 'kms.amazonaws.com', 'aws-kms'], victims: ['claims-notify', '/aws/lambda/claims-notify', 's3'], onset: on - 9000, tol: 120, root: /DisabledException|DisableKey/,
    right: ['The KMS key was disabled by the unused-keys-sweeper role, so S3 objects can no longer be encrypted or read', 'the encryption key (CMK) is disabled', 'someone turned off the KMS key used for documents'],
    wrong: ['claims-intake cannot put objects into S3', 'claims-notify push tokens expired', 'The document pipeline failed in claims-ocr', 'AccessDenied in IAM'] })
}

function mysqlReplica(k) {
  const t0 = k.t0, on = t0 + k.int(40, 50) * M, end = on + 28 * M, f = 'logs/db-replica-b/mysqld.err', px = 'logs/proxysql.log', ap = 'logs/depot.log'
  const E = (t, th, lv, code, sub, m, o) => k.L(f, t, `${isoUsZ(t)} ${th} [${lv}] [${code}] [${sub}] ${m}`, o)
  k.every(t0, end, 22000, (t) => k.pick([
    () => E(t, k.int(1000, 99999), 'Note', 'MY-010914', 'Server', `Aborted connection ${k.int(1000, 99999)} to db: 'depot' user: 'depot_ro' host: '10.9.4.${k.int(2, 250)}' (Got an error reading communication packets).`),
    () => E(t, 0, 'Warning', 'MY-013360', 'Server', "Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'"),
    () => E(t, k.int(1000, 99999), 'Warning', 'MY-010055', 'Server', `IP address '10.9.7.${k.int(2, 250)}' could not be resolved: Name or service not known`),
    () => E(t, 0, 'Note', 'MY-012487', 'InnoDB', 'InnoDB: DDL log recovery : begin'),
  ])())
  E(on - 30 * M, 0, 'System', 'MY-010597', 'Repl', `'CHANGE REPLICATION SOURCE TO FOR CHANNEL '' executed'. Previous state source_host='db-primary', source_port= 3306, source_log_file='', source_log_pos= 4, source_bind=''. New state source_host='db-primary', source_port= 3306, source_log_file='binlog.004411', source_log_pos= 157, source_bind=''.`)
  E(on, 11, 'ERROR', 'MY-010584', 'Repl', `Replica SQL for channel '': Worker 3 failed executing transaction '${k.uuid()}:${k.int(8000000, 9999999)}' at source log binlog.004413, end_log_pos ${k.int(1e6, 9e6)}; Could not execute Write_rows event on table depot.parcel_scan; Duplicate entry '${k.int(70000000, 79999999)}' for key 'parcel_scan.PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY; the event's source log binlog.004413, end_log_pos ${k.int(1e6, 9e6)}, Error_code: MY-001062`, { root: 'a' })
  E(on + 12, 8, 'ERROR', 'MY-010586', 'Repl', `Error running query, replica SQL thread aborted. Fix the problem, and restart the replica SQL thread with "START REPLICA". We stopped at log 'binlog.004413' position ${k.int(1e6, 9e6)}`, { root: 'a' })
  k.tick(t0, end, 10000, (t) => { const lag = t > on ? Math.round((t - on) / 1000) : k.int(0, 2)
    if (t <= on + 30 * S) { if (k.chance(.3)) k.L(px, t, `${sp(t)} MySQL_HostGroups_Manager.cpp:4011:replication_lag_action_inner(): [INFO] Server db-replica-b:3306 lag ${lag}`) }
    else k.L(px, t, `${sp(t)} MySQL_HostGroups_Manager.cpp:3942:replication_lag_action_inner(): [WARNING] Shunning server db-replica-b:3306 from HG 20 with replication lag of ${lag} second, count number: ${k.int(3, 90)}`, { relevant: 'a' }) })
  k.every(t0, end, 60000, (t) => k.L(px, t, `${sp(t)} mysql_connection.cpp:1105:handler(): [ERROR] Connection to 10.9.4.${k.int(2, 9)}:3306 timed out while in handshake, client retries`))
  k.every(t0, end, 2600, (t) => { const late = t > on + 40 * S && k.chance(.45), id = 'P' + k.int(1e8, 9e8)
    k.L(ap, t, `ts=${isoUsZ(t)} lvl=${late ? 'error' : 'info'} svc=depot-api route=${k.pick(['scan', 'track', 'manifest'])} parcel=${id} ` + (late ? k.pick(['msg="scan just written is not visible" want=1 got=0 retry=3', 'msg="read pool exhausted" pool=ro wait_ms=5001', 'msg="track failed" err="context deadline exceeded"']) : `msg=ok db=ro ms=${k.ms(14)}`), late ? { relevant: 'a' } : {}) })
  k.inc('a', { allOf: [[/replicat|replica sql|replica/], [/duplicate|1062|primary key|dup\w* key/]], mustNot: [],
    services: ['mysql', 'mysqld', 'db-replica-b', 'replica', 'mysql-replica', 'Repl'], victims: ['depot-api', 'depot', 'proxysql'], onset: on, tol: 90, root: /Duplicate entry|SQL thread aborted/,
    right: ['Replication on db-replica-b stopped on a duplicate key error 1062 in parcel_scan', 'The replica SQL thread aborted with a duplicate entry', 'replica b halted: duplicate primary key while applying a row event'],
    wrong: ['db-replica-b is lagging and was shunned by ProxySQL', 'depot-api reads stale data', 'read pool exhausted in depot-api', 'Replication lag grows'] })
}

function twoWeb(k) {
  const t0 = k.at(1, 10), on1 = t0 + k.int(34, 40) * M, on2 = t0 + k.int(66, 72) * M, end = t0 + 100 * M
  const acc = 'logs/nginx/access.log', err = 'logs/nginx/error.log', sy = 'logs/syslog', bk = 'logs/backup/pgdump.log', gu = 'logs/gunicorn.log'
  k.every(t0, end, 5200, (t) => { const pay = k.chance(.2), bad = pay && t > on2
    const path = pay ? '/pay/intent' : k.pick(['/', '/events', '/events/' + k.int(100, 999), '/seats?e=' + k.int(100, 999), '/static/app.js', '/wp-login.php'])
    k.L(acc, t, k.nginx(t, { m: pay ? 'POST' : 'GET', path, st: bad ? 502 : path.startsWith('/wp') ? 404 : 200 }), bad ? { relevant: 'b' } : {})
    if (bad) k.L(err, t, `${slash(t)} [error] 2211#2211: *${k.int(10000, 99999)} upstream SSL certificate verify error: (10:certificate has expired) while SSL handshaking to upstream, client: ${k.ip()}, server: tickets.example, request: "POST /pay/intent HTTP/2.0", upstream: "https://10.30.2.8:8443/intent", host: "tickets.example"`, { root: 'b' })
    if (!pay && k.chance(.04)) k.L(err, t, `${slash(t)} [error] 2211#2211: *${k.int(10000, 99999)} open() "/srv/www/static/${k.id(6)}.map" failed (2: No such file or directory), client: ${k.ip()}, server: tickets.example`)
    if (!pay && k.chance(.5)) k.L(gu, t + 15, `[${sp(t)} +0000] [${k.int(31, 38)}] [INFO] ${path} seats_left=${k.int(0, 400)} took=${k.ms(30)}ms`)
    if (bad && k.chance(.6)) k.L(gu, t + 25, `[${sp(t)} +0000] [${k.int(31, 38)}] [ERROR] order ${k.id(8)} abandoned: payment intent returned 502 Bad Gateway`, { relevant: 'b' }) })
  k.host(sy, t0, end, 30000, 'tix-web-1')
  const dbs = ['accounts', 'tickets', 'venues']
  k.L(bk, t0 + 60 * S, `${sp(t0 + 60 * S)} backup[INFO] nightly run begins, retention=14, target=s3://tix-backup/pg`)
  k.L(sy, t0 + 58 * S, `${isoUs(t0 + 58 * S)} tix-web-1 systemd[1]: Starting pg-backup.service - Nightly PostgreSQL dump...`)
  dbs.forEach((d, i) => { const t = on1 + i * 11000
    k.L(bk, t, `${sp(t)} backup[INFO] dumping ${d}`, { relevant: 'a' })
    k.L(bk, t + 1200, `pg_dump: error: aborting because of server version mismatch\npg_dump: detail: server version: 17.2 (Debian 17.2-1.pgdg120+1); pg_dump version: 15.10 (Debian 15.10-0+deb12u1)`, { root: 'a' })
    k.L(bk, t + 1300, `${sp(t + 1300)} backup[ERROR] dump of ${d} failed rc=1, artefact of 20 bytes discarded`, { relevant: 'a' }) })
  k.L(bk, on1 + 40 * S, `${sp(on1 + 40 * S)} backup[ERROR] 0 of 3 databases saved; last good backup is 1 day old`, { relevant: 'a' })
  k.L(sy, on1 + 41 * S, `${isoUs(on1 + 41 * S)} tix-web-1 systemd[1]: pg-backup.service: Main process exited, code=exited, status=1/FAILURE`, { relevant: 'a' })
  for (let i = 1; i < 30; i++) { const t = t0 + 60 * S + i * 66000; k.L(bk, t, `${sp(t)} backup[INFO] archive wal segment 0000000100000${k.hex(3).toUpperCase()}000000${k.hex(2).toUpperCase()} ok`) }
  k.inc('a', { allOf: [[/pg_?dump|backup/], [/version/]], services: ['pg-backup', 'pg_dump', 'backup', 'pg-backup.service', 'pgdump', 'tix-web-1'], victims: [], severity: ['low', 'medium', 'high', 'critical'], onset: on1, tol: 120, root: /version mismatch|server version/,
    right: ['Nightly backup fails: pg_dump 15 is older than the server 17 (version mismatch)', 'pg_dump aborted because of a server version mismatch', 'The backup client version does not match the PostgreSQL server version'],
    wrong: ['pg-backup.service failed with exit code 1', 'No database was saved last night', 'The payment upstream certificate expired'] })
  k.inc('b', { allOf: [[/certificate|\bcert\b|x\.?509|TLS/], [/expir|no longer valid|out of date|past its validity/]], services: ['nginx', 'payment', 'pay', 'payment upstream', '10.30.2.8', '10.30.2.8:8443', 'intent', 'upstream', 'payments', 'tickets.example', 'tix-web-1'], victims: ['gunicorn'], onset: on2, tol: 180, root: /certificate has expired/,
    right: ['The certificate of the payment upstream 10.30.2.8 has expired', 'expired TLS certificate on the payment backend', 'nginx refuses the upstream cert since it is past its validity'],
    wrong: ['nginx returns 502 for /pay/intent', 'SSL handshake to upstream fails', 'orders are abandoned'] })
}

export default [
  ['k8s-pricing', 'incident', 'direct', podsSecret, 2.6], ['policy-desk', 'incident', 'direct', flyway, 1.7], ['click-stream', 'incident', 'direct', kafkaFiles, 1.6], ['mail-relay', 'incident', 'direct', mailKey, 2.6],
  ['nightly-arm-build', 'incident', 'direct', jenkinsOom], ['forum-rails', 'incident', 'direct', redisFork, 4.8], ['campus-network', 'incident', 'direct', bpdu], ['log-platform', 'incident', 'direct', esFlood, 1.5],
  ['claims-lambdas', 'incident', 'direct', lambdaKms, 1.7], ['parcel-depot', 'incident', 'direct', mysqlReplica, 1.5], ['ticket-shop', 'incident', 'direct; two incidents', twoWeb, 1.4],
]
