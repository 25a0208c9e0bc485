import { Case, random, at, start, every, tick, uuid, pubIp, base36, UA, pod, skew, MIN, SEC, HOUR } from './common.mjs'
export const cases = []

// ---------------------------------------------------------------------------------------------------------------- 15
cases.push((seed) => {
  const r = random(`${seed}-c15`), name = 'f15-market-cdc'
  const c = new Case(name, { notes: 'A CDC connector task dies of one oversized record at night; its slot retains WAL for hours until the disk of PostgreSQL is full. The database and shop are far louder and later.' })
  const t0 = start(r, 0, 2), onset = t0 + r.int(50, 75) * MIN, full = onset + r.int(330, 420) * MIN, end = full + 26 * MIN
  const pg = 'logs/postgresql-14.log', kc = 'logs/kafka-connect.log', sb = 'logs/shop-backend.log', slot = r.pick(['debezium_orders', 'dbz_market', 'cdc_orders']), con = r.pick(['orders-cdc', 'market-outbox-cdc'])
  const P = (t, pid, text, mark) => c.line(pg, t, `${at(t).spF} UTC [${pid}]: ${text}`, mark)
  const u = (s) => `user=shop,db=market,app=${s},client=10.2.0.${r.int(10, 40)} `
  const K = (t, lvl, ctx, text, mark) => c.line(kc, t, `[${at(t).spC}] ${lvl} ${ctx ? `[${ctx}] ` : ''}${text}`, mark)
  const wsp = r.int(2100, 2900), cp = 612, hi = r.int(0x3a, 0x9e), LSN = (seg) => `${hi.toString(16).toUpperCase()}/${seg.toString(16).toUpperCase().padStart(2, '0')}${r.hex(6).toUpperCase()}`, redo = LSN(0xd1), redoEnd = LSN(0xd8), startLsn = LSN(0x11), restartLsn = LSN(0x10)
  P(t0 + 2000, wsp, `user=debezium,db=market,app=Debezium Streaming,client=10.2.0.77 LOG:  starting logical decoding for slot "${slot}"`)
  P(t0 + 2001, wsp, `user=debezium,db=market,app=Debezium Streaming,client=10.2.0.77 DETAIL:  Streaming transactions committing after ${startLsn}, reading WAL from ${restartLsn}.`)
  P(t0 + 2002, wsp, `user=debezium,db=market,app=Debezium Streaming,client=10.2.0.77 STATEMENT:  START_REPLICATION SLOT "${slot}" LOGICAL ${startLsn} ("proto_version" '1', "publication_names" 'dbz_publication')`)
  for (let t = t0 + 40 * SEC; t < full; t += 15 * MIN) {
    P(t, cp, 'LOG:  checkpoint starting: time')
    const w = r.int(500, 700), gone = t > onset + 5 * MIN, seg = r.int(70, 110)
    P(t + w * 1000, cp, `LOG:  checkpoint complete: wrote ${r.int(9000, 21000)} buffers (${r.int(3, 9)}.${r.int(0, 9)}%); ${gone ? `${seg} WAL file(s) added, 0 removed, 0 recycled` : `0 WAL file(s) added, ${r.int(0, 3)} removed, ${seg} recycled`}; write=${w}.${r.int(100, 999)} s, sync=0.${r.int(10, 99)} s, total=${w + 1}.${r.int(100, 999)} s; sync files=${r.int(90, 300)}, longest=0.0${r.int(10, 50)} s, average=0.002 s; distance=${seg * 16384} kB, estimate=${seg * 16500} kB`, gone ? { relevant: 'a' } : undefined)
  }
  every(r, t0, full, 9 * MIN, (t) => P(t, r.int(3000, 30000), r.pick([u('shop-backend') + 'ERROR:  duplicate key value violates unique constraint "carts_session_key"', 'LOG:  automatic vacuum of table "market.public.sessions": index scans: 1', u('shop-backend') + `LOG:  duration: ${r.int(1000, 2600)}.${r.int(100, 999)} ms  execute <unnamed>: SELECT * FROM product_view WHERE category_id = $1 ORDER BY rank LIMIT 48`, 'LOG:  automatic analyze of table "market.public.outbox" system usage: CPU: user: 0.10 s, system: 0.02 s, elapsed: 0.88 s', u('pgAdmin 4') + 'FATAL:  password authentication failed for user "shop"'])))
  // the connect worker
  let lastOff = r.int(90_000_000, 99_000_000)
  const others = ['prices-sink', 'reviews-sink', 'search-sink']
  tick(r, t0, end, 5 * MIN, 30_000, (t) => { const o = r.pick(others); K(t, 'INFO', `${o}|task-${r.int(0, 1)}|offsets`, `WorkerSinkTask{id=${o}-${r.int(0, 1)}} Committing offsets asynchronously using sequence number ${r.int(2000, 9000)}: {} (org.apache.kafka.connect.runtime.WorkerSinkTask:349)`); if (t < onset) { K(t + 900, 'INFO', `${con}|task-0`, `${r.int(1200, 5200)} records sent during previous 00:05:00.${r.int(100, 900)}, last recorded offset of {server=market} partition is {lsn_proc=${lastOff += r.int(9000, 90000)}, txId=${r.int(88000000, 89000000)}, ts_usec=${Math.floor(t)}000} (io.debezium.connector.common.BaseSourceTask:213)`); K(t + 60_000, 'INFO', `${con}|task-0|offsets`, `WorkerSourceTask{id=${con}-0} Committing offsets for ${r.int(300, 1900)} acknowledged messages (org.apache.kafka.connect.runtime.WorkerSourceTask:233)`) } })
  every(r, t0, end, 20 * MIN, (t) => { const o = r.pick(others); K(t, 'WARN', `${o}|task-0`, `[Consumer clientId=connector-consumer-${o}-0, groupId=connect-${o}] Received unknown topic or partition error in fetch for partition reviews-deleted-0 (org.apache.kafka.clients.consumer.internals.FetchCollector:392)`) })
  const size = r.int(1_200_000, 2_900_000)
  K(onset, 'ERROR', `${con}|task-0`, `WorkerSourceTask{id=${con}-0} failed to send record to market.public.order_documents: (org.apache.kafka.connect.runtime.AbstractWorkerSourceTask:424)\norg.apache.kafka.common.errors.RecordTooLargeException: The message is ${size} bytes when serialized which is larger than 1048576, which is the value of the max.request.size configuration.`, { root: 'a' })
  K(onset + 40, 'ERROR', `${con}|task-0`, `WorkerSourceTask{id=${con}-0} Task threw an uncaught and unrecoverable exception. Task is being killed and will not recover until manually restarted (org.apache.kafka.connect.runtime.WorkerTask:212)\norg.apache.kafka.connect.errors.ConnectException: Unrecoverable exception from producer send callback\n\tat org.apache.kafka.connect.runtime.AbstractWorkerSourceTask.maybeThrowProducerSendException(AbstractWorkerSourceTask.java:334)\n\tat org.apache.kafka.connect.runtime.WorkerTask.doRun(WorkerTask.java:204)\n\tat java.base/java.lang.Thread.run(Thread.java:840)\nCaused by: org.apache.kafka.common.errors.RecordTooLargeException: The message is ${size} bytes when serialized which is larger than 1048576, which is the value of the max.request.size configuration.`, { root: 'a' })
  K(onset + 60, 'INFO', `${con}|task-0`, 'Stopping down connector (io.debezium.connector.common.BaseSourceTask:345)', { root: 'a' }); K(onset + 400, 'INFO', `${con}|task-0`, 'Connection gracefully closed (io.debezium.jdbc.JdbcConnection:988)'); K(onset + 430, 'INFO', `${con}|task-0`, '[Producer clientId=connector-producer-' + con + '-0] Closing the Kafka producer with timeoutMillis = 30000 ms. (org.apache.kafka.clients.producer.KafkaProducer:1297)')
  P(onset + 420, wsp, `user=debezium,db=market,app=Debezium Streaming,client=10.2.0.77 LOG:  could not receive data from client: Connection reset by peer`, { relevant: 'a' })
  // a nightly warning of the disk, cron mail style in the backend's host log is not there: the backend alone speaks
  const B = (t, lvl, logger, text, mark) => c.line(sb, t, `${at(t).iso}  ${lvl.padEnd(5)} 1 --- [nio-8080-exec-${String(r.int(1, 20)).padStart(2)}] ${logger.padEnd(38)} : ${text}`, mark)
  const ok = (t) => { const k = r.next(); if (k < .5) B(t, 'INFO', 'c.m.shop.web.ProductController', `GET /products/${r.int(10000, 99999)} 200 ${r.int(9, 90)} ms`); else if (k < .75) B(t, 'INFO', 'c.m.shop.order.OrderService', `order ${r.int(5000000, 5999999)} placed, ${r.int(1, 9)} items, ${r.int(9, 300)}.${r.int(10, 99)} EUR`); else if (k < .87) B(t, 'WARN', 'c.m.shop.pay.PaymentClient', `payment declined: ${r.pick(['insufficient_funds', '3ds_failed', 'expired_card'])}`); else if (k < .94) B(t, 'WARN', 'o.s.w.s.m.s.DefaultHandlerExceptionResolver', `Resolved [org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'GET' is not supported]`); else B(t, 'INFO', 'c.m.shop.mail.Mailer', `receipt sent to customer ${r.int(10000, 99999)}`) }
  every(r, t0, full - 30 * MIN, 110_000, ok); every(r, full - 30 * MIN, full, 14_000, ok)
  const dep = full - r.int(35, 50) * MIN
  B(dep, 'INFO', 'c.m.shop.ShopApplication', `Started ShopApplication in ${r.int(11, 15)}.${r.int(100, 999)} seconds (process running for 16.2)`)
  // the disk is full
  const crash = (t, first) => {
    const pid = r.int(30000, 60000), pm = 1
    if (first) P(t, pid, u('shop-backend') + `PANIC:  could not write to file "pg_wal/xlogtemp.${pid}": No space left on device`, { relevant: 'a' })
    if (first) P(t + 1, pid, u('shop-backend') + "STATEMENT:  INSERT INTO order_items (order_id, sku, qty) VALUES ($1,$2,$3)", { relevant: 'a' })
    if (first) P(t + 300, pm, `LOG:  server process (PID ${pid}) was terminated by signal 6: Aborted`, { relevant: 'a' })
    if (first) P(t + 301, pm, 'LOG:  terminating any other active server processes', { relevant: 'a' })
    if (first) for (let i = 0; i < 5; i++) P(t + 310 + i, r.int(30000, 60000), u('shop-backend') + 'WARNING:  terminating connection because of crash of another server process', { relevant: 'a' })
    if (first) P(t + 900, pm, 'LOG:  all server processes terminated; reinitializing', { relevant: 'a' })
    P(t + 1200, pid + 9, `LOG:  database system was interrupted; last known up at ${at(full - 200_000).sp} UTC`); P(t + 4000, pid + 9, 'LOG:  database system was not properly shut down; automatic recovery in progress'); P(t + 4100, pid + 9, `LOG:  redo starts at ${redo}`); P(t + 21_000, pid + 9, `LOG:  redo done at ${redoEnd} system usage: CPU: user: ${r.int(7, 8)}.${r.int(10, 99)} s, system: 1.${r.int(10, 99)} s, elapsed: 16.${r.int(10, 99)} s`)
    P(t + 21_500, pid + 9, `FATAL:  could not write to file "pg_wal/xlogtemp.${pid + 9}": No space left on device`, { relevant: 'a' }); P(t + 21_800, pm, `LOG:  startup process (PID ${pid + 9}) exited with exit code 1`, { relevant: 'a' }); P(t + 21_900, pm, 'LOG:  shutting down due to startup process failure', { relevant: 'a' }); P(t + 22_000, pm, 'LOG:  database system is shut down', { relevant: 'a' })
    P(t + 82_000, pm, 'LOG:  starting PostgreSQL 14.12 (Ubuntu 14.12-1.pgdg22.04+1) on x86_64-pc-linux-gnu, compiled by gcc (Ubuntu 11.4.0-1ubuntu1~22.04) 11.4.0, 64-bit')
  }
  crash(full, true)
  for (let t = full + 82_500; t < end - 90_000; t += 82_500) crash(t, false)
  every(r, full + 400, end, 7_000, (t) => B(t, 'ERROR', r.pick(['c.m.shop.order.OrderService', 'c.m.shop.web.ProductController', 'o.h.engine.jdbc.spi.SqlExceptionHelper']), r.pick(['FATAL: the database system is in recovery mode', 'HikariPool-1 - Connection is not available, request timed out after 30000ms (total=0, active=0, idle=0, waiting=41)', 'Connection to 10.2.0.5:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.', 'FATAL: the database system is not yet accepting connections']), { relevant: 'a' }))
  c.incident('a', {
    cause: { allOf: [
      ['debezium', 'connector', '\\bcdc\\b', 'kafka[- ]connect', '(replication )?slot\\b', con, 'change data capture'],
      ['\\bwal\\b', 'write[- ]ahead', 'pg_wal', 'disk', 'no space', 'record ?too ?large', 'too large', 'oversi', 'max\\.request\\.size', 'exceed', '(killed|died|dead|failed|stopped|crashed|not restarted|never restarted|inactive)'],
    ], mustNot: ['(shop-backend|hikari|connection pool) (is|was|ran|exhaust)'] },
    services: ['kafka-connect', 'kafka connect', 'connect', 'debezium', con, `${con}|task-0`, slot, 'postgresql', 'postgres', 'postgresql-14', 'market'], victims: ['shop-backend', 'shop', 'hikari', 'hikaripool-1'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 300, rootPattern: 'failed to send record|unrecoverable exception|RecordTooLarge|Stopping down connector',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 16
cases.push((seed) => {
  const r = random(`${seed}-c16`), name = 'f16-homeware-cluster'
  const c = new Case(name, { notes: 'Two faults in one stream: the clock of one node runs ahead, so tokens of the auth pod there are "used before issued"; and a search node passes its flood-stage watermark. Victims louder in the first, direct in the second.' })
  const t0 = start(r), end = t0 + 40 * MIN, file = 'logs/logcli-export.log'
  const clock = t0 + r.int(13, 17) * MIN + r.int(0, 40_000), flood = t0 + r.int(24, 28) * MIN + r.int(0, 40_000)
  const nodes = ['ip-10-12-1-40', 'ip-10-12-2-71', 'ip-10-12-3-15'], bad = nodes[2], ahead = r.int(36, 58) * SEC + r.int(1, 999)
  const auths = [0, 1].map(() => pod(r, 'auth')), osn = `opensearch-data-${r.int(0, 2)}`, osid = base36(r, 22)
  const L = (t, app, podName, node, text, mark) => c.line(file, t, text.split('\n').map((x) => `${at(t).isoS} {app="${app}", node="${node}", pod="${podName}"} ${x}`).join('\n'), mark)
  const gw = pod(r, 'api-gateway'), order = pod(r, 'orders'), prof = pod(r, 'profile'), idx = pod(r, 'catalog-indexer')
  const skewOf = (t) => t < clock ? 0 : Math.min(ahead, (t - clock) / (3 * MIN) * ahead)
  // auth: logs with its node's clock
  const live = []
  every(r, t0, end, 9_000, (t) => {
    const onBad = r.next() < .5, own = t + (onBad ? skewOf(t) : 0), user = uuid(r)
    L(t, 'auth', auths[onBad ? 1 : 0], onBad ? bad : nodes[0], JSON.stringify({ level: 'info', time: at(own).iso, msg: 'token issued', grant: r.pick(['authorization_code', 'refresh_token', 'refresh_token']), sub: user, iat: Math.floor(own / 1000), exp: Math.floor(own / 1000) + 300, kid: 'k-2024-02' }), onBad && skewOf(t) > 5000 ? { relevant: 'a' } : undefined)
    const iat = Math.floor(own / 1000)
    for (let i = 0; i < r.int(0, 2); i++) {
      const tt = t + 200 + i * r.int(900, 4000), [app, p, n] = r.pick([['orders', order, nodes[0]], ['profile', prof, nodes[1]]])
      if (iat > tt / 1000 + 2) {
        L(tt, app, p, n, `level=warn ts=${at(tt).iso} caller=auth/middleware.go:57 msg="unauthorized" err="token has invalid claims: token used before issued" sub=${user} iat=${iat} now=${Math.floor(tt / 1000)}`, { relevant: 'a' })
        L(tt + 5, 'api-gateway', gw, nodes[1], `[${at(tt).iso}] "GET /${app === 'orders' ? 'v1/orders' : 'v1/profile/me'} HTTP/2" 401 - via_upstream - "-" 0 74 6 5 "${pubIp(r)}" "homeware-ios/8.${r.int(1, 4)}" "${uuid(r)}" "api.homeware.example" "10.12.8.${r.int(2, 90)}:8080"`, { relevant: 'a' })
      } else L(tt, app, p, n, `level=info ts=${at(tt).iso} caller=http/log.go:31 msg="request" method=GET path=${app === 'orders' ? '/v1/orders' : '/v1/profile/me'} status=200 dur=${r.int(3, 60)}ms sub=${user}`)
    }
  })
  const jpods = Object.fromEntries(nodes.map((n) => [n, `node-journal-${base36(r, 5)}`]))
  const sys = (t, unit, text, mark, node = bad) => L(t, 'node-journal', jpods[node], node, `${unit}: ${text}`, mark)
  sys(clock - 4 * MIN, 'chronyd[611]', 'Source 169.254.169.123 offline', { root: 'a' })
  sys(clock - 4 * MIN + 900, 'chronyd[611]', "Can't synchronise: no selectable sources", { root: 'a' })
  sys(clock, 'kernel', "clocksource: timekeeping watchdog on CPU3: Marking clocksource 'tsc' as unstable because the skew is too large:", { root: 'a' })
  sys(clock + 10, 'kernel', 'clocksource: Switched to clocksource acpi_pm', { root: 'a' })
  sys(clock + 6 * MIN, 'chronyd[611]', `System clock wrong by -${(ahead / 1000).toFixed(6)} seconds`, { root: 'a' })
  every(r, t0, end, 70_000, (t) => sys(t, ...r.pick([['kubelet[1204]', `I${at(t).M}${at(t).D} ${at(t).hms}.${at(t).f}123    1204 kubelet.go:2447] "SyncLoop (probe)" probe="readiness" status="ready" pod="shop/${order}"`], ['containerd[902]', `time="${at(t).isoS}" level=info msg="ImageUpdate event name:\\"registry.homeware.example/${r.pick(['orders', 'profile'])}:sha-${r.hex(7)}\\""`], ['kubelet[1204]', `E${at(t).M}${at(t).D} ${at(t).hms}.${at(t).f}551    1204 cadvisor_stats_provider.go:525] "Partial failure issuing cadvisor.ContainerInfoV2" err="partial failures: [\\"/kubepods/besteffort/pod${uuid(r)}\\": RecentStats: unable to find data in memory cache]"`]]), undefined, r.pick(nodes.slice(0, 2))))
  // search
  const O = (t, lvl, logger, text, mark, n = osn) => L(t, 'opensearch', n, nodes[1], `[${at(t).iso.slice(0, 19)},${at(t).f}][${lvl.padEnd(5)}][${logger.padEnd(25)}] [${n}] ${text}`, mark)
  every(r, t0, end, 50_000, (t) => O(t, 'INFO', 'o.o.j.s.JobSweeper', 'Running full sweep'))
  every(r, t0, end, 2 * MIN, (t) => O(t, 'INFO', 'o.o.m.j.JvmGcMonitorService', `[gc][${r.int(80000, 99000)}] overhead, spent [${r.int(250, 330)}ms] collecting in the last [1s]`))
  O(t0 + 3 * MIN, 'INFO', 'o.o.c.r.a.DiskThresholdMonitor', `low disk watermark [85%] exceeded on [${osid}][${osn}][/usr/share/opensearch/data/nodes/0] free: 14.${r.int(1, 9)}gb[14.${r.int(0, 9)}%], replicas will not be assigned to this node`)
  every(r, flood - 10 * MIN, flood, 60_000, (t) => O(t, 'WARN', 'o.o.c.r.a.DiskThresholdMonitor', `high disk watermark [90%] exceeded on [${osid}][${osn}][/usr/share/opensearch/data/nodes/0] free: ${r.int(6, 9)}.${r.int(0, 9)}gb[${r.int(6, 9)}.${r.int(0, 9)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`, { relevant: 'b' }))
  tick(r, flood, end, 60_000, 1500, (t) => O(t, 'WARN', 'o.o.c.r.a.DiskThresholdMonitor', `flood stage disk watermark [95%] exceeded on [${osid}][${osn}][/usr/share/opensearch/data/nodes/0] free: 4.${r.int(1, 9)}gb[4.${r.int(1, 8)}%], all indices on this node will be marked read-only`, { root: 'b' }))
  every(r, t0, end, 16_000, (t) => {
    if (t < flood + 2000) L(t, 'catalog-indexer', idx, nodes[0], `${at(t).spC} INFO  indexer.bulk bulk indexed ${r.int(40, 500)} docs into products-v12 in ${r.int(60, 400)}ms`)
    else { L(t, 'catalog-indexer', idx, nodes[0], `${at(t).spC} ERROR indexer.bulk ${r.int(40, 500)} document(s) failed to index: TransportError(429, 'cluster_block_exception', 'index [products-v12] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];')`, { relevant: 'b' }); if (r.next() < .4) L(t + 900, 'catalog-indexer', idx, nodes[0], `${at(t + 900).spC} WARNING indexer.retry backing off 30s, queue depth ${r.int(900, 40000)}`, { relevant: 'b' }) }
  })
  every(r, t0, end, 12_000, (t) => L(t, 'api-gateway', gw, nodes[1], `[${at(t).iso}] "GET /${r.pick(['v1/products?c=lamps', 'v1/products/8812', 'v1/stores?near=52.1,4.3', 'healthz'])} HTTP/2" ${r.pick([200, 200, 200, 200, 304, 404])} - via_upstream - "-" 0 ${r.int(90, 9000)} ${r.int(3, 80)} ${r.int(2, 70)} "${pubIp(r)}" "homeware-${r.pick(['ios', 'android'])}/8.${r.int(1, 4)}" "${uuid(r)}" "api.homeware.example" "10.12.8.${r.int(2, 90)}:8080"`))
  every(r, t0, end, 90_000, (t) => L(t, 'profile', prof, nodes[1], `level=warn ts=${at(t).iso} caller=auth/middleware.go:57 msg="unauthorized" err="token has invalid claims: token is expired" sub=${uuid(r)}`))
  const roll = t0 + r.int(9, 11) * MIN
  L(roll, 'orders', order, nodes[0], `level=info ts=${at(roll).iso} caller=main.go:22 msg="orders starting" version=2.${r.int(10, 60)}.0`)
  c.incident('a', {
    cause: { allOf: [
      ['clock', 'time (drift|skew|sync|offset)', '\\bntp\\b', 'chrony', 'clocksource', '\\btsc\\b', '(drift|skew|ahead)'],
      ['node', bad, 'auth', 'token', '\\bhost\\b', 'chrony', 'tsc', 'seconds'],
    ], mustNot: ['flood'] },
    services: ['chronyd', 'chrony', 'node', bad, 'kernel', 'auth', auths[1], 'node-journal'], victims: ['orders', 'profile', 'api-gateway'],
    severity: ['high', 'critical', 'medium'], onset: clock, onsetToleranceSeconds: 360, rootPattern: 'chronyd|clocksource',
  })
  c.incident('b', {
    cause: { allOf: [
      ['disk', 'watermark', 'storage', 'flood'],
      ['opensearch', 'search', osn, 'index', 'watermark', 'read-only', 'read only'],
    ], mustNot: [] },
    services: ['opensearch', osn, 'diskthresholdmonitor', 'search'], victims: ['catalog-indexer', 'indexer'],
    severity: ['high', 'critical', 'medium'], onset: flood, onsetToleranceSeconds: 660, rootPattern: 'flood stage',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 17
cases.push((seed) => {
  const r = random(`${seed}-c17`), name = 'f17-stream-clicks'
  const c = new Case(name, { notes: 'One Kafka partition falls silent, its source split holds the watermark back, event-time windows stop firing; no error in Flink at all. Hard.' })
  const t0 = start(r), end = t0 + 45 * MIN, onset = t0 + r.int(20, 24) * MIN + r.int(0, 40_000)
  const tm = 'logs/flink-taskexecutor.log', jm = 'logs/flink-jobmanager.log', ds = 'logs/dashboard-api.log', ed = 'logs/edge-collectors.log'
  const job = r.hex(32), silent = r.int(2, 6), topic = 'ad-clicks', regions = ['eu-west', 'eu-north', 'us-east', 'us-west', 'sa-east', 'ap-south', 'ap-east', 'me-central']
  const T = (t, file, lvl, logger, text, mark) => c.line(file, t, `${at(t).spC} ${lvl.padEnd(5)} ${logger.padEnd(60).slice(0, 60).trimEnd().padEnd(60)} [] - ${text}`, mark)
  const offs = Array.from({ length: 8 }, () => r.int(40_000_000, 90_000_000)), rate = Array.from({ length: 8 }, () => r.int(900, 2600))
  tick(r, t0 + 2000, end, 60_000, 300, (t) => {
    for (let p = 0; p < 8; p++) {
      const dead = p === silent && t > onset, n = dead ? 0 : Math.round(rate[p] * (0.9 + r.next() * .2))
      offs[p] += n
      const wm = dead ? onset - 8000 : t - r.int(4000, 9000)
      T(t + p * 12, tm, 'INFO', 'com.adlytics.clicks.source.SplitStats', `subtask=${p % 4} split=${topic}-${p} records=${n} offset=${offs[p]} lag=${n ? r.int(0, 40) : 0} split_watermark=${at(wm).isoS}`, dead ? { root: 'a' } : undefined)
    }
    const fired = t < onset + 20_000
    if (fired) T(t + 900, tm, 'INFO', 'com.adlytics.clicks.window.CampaignWindow', `window [${at(t - 120_000).h}:${at(t - 120_000).m}, ${at(t - 60_000).h}:${at(t - 60_000).m}) fired, keys=${r.int(4100, 4600)}, clicks=${r.int(11000, 14500)}`)
    if (t < onset || r.next() < .5) T(t + 1200, tm, 'INFO', 'com.adlytics.clicks.sink.ClickHouseSink', `flushed ${fired ? r.int(4100, 4600) : 0} rows in ${fired ? r.int(60, 190) : r.int(1, 3)} ms`, fired ? undefined : { relevant: 'a' })
  })
  let ck = r.int(41000, 52000), bytes = r.int(210_000_000, 260_000_000)
  tick(r, t0 + 11_000, end, 60_000, 100, (t) => {
    ck++; if (t > onset + 60_000) bytes += r.int(16_000_000, 23_000_000); const b = t > onset ? bytes : bytes + r.int(-9_000_000, 9_000_000)
    T(t, jm, 'INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Triggering checkpoint ${ck} (type=CheckpointType{name='Checkpoint', sharingFilesStrategy=FORWARD_BACKWARD}) @ ${Math.floor(t)} for job ${job}.`)
    const d = r.int(800, 1900); T(t + d, jm, 'INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Completed checkpoint ${ck} for job ${job} (${b} bytes, checkpointDuration=${d} ms, finalizationTime=${r.int(4, 30)} ms).`, t > onset + 3 * MIN ? { relevant: 'a' } : undefined)
  })
  every(r, t0, end, 3 * MIN, (t) => T(t, tm, 'INFO', 'org.apache.kafka.clients.NetworkClient', `[Consumer clientId=clicks-enrich-${r.int(0, 3)}, groupId=clicks-enrich] Node ${r.int(1, 3)} disconnected.`))
  every(r, t0, end, 5 * MIN, (t) => T(t, tm, 'WARN', 'com.adlytics.clicks.enrich.GeoLookup', `no geo entry for ${pubIp(r)}, using country of campaign`))
  every(r, t0, end, 4 * MIN, (t) => T(t, tm, 'WARN', 'com.adlytics.clicks.source.ClickDeserializer', `skipping malformed record ${topic}-${r.pick([0, 1, 7])}@${r.int(40000000, 90000000)}: Unexpected end-of-input in field name`))
  // an earlier restart of one task, healed
  const h = t0 + r.int(5, 8) * MIN
  T(h, jm, 'WARN', 'org.apache.flink.runtime.taskmanager.Task', `Sink: ClickHouse (2/4)#0 (${r.hex(32)}_${r.hex(32)}_1_0) switched from RUNNING to FAILED with failure cause:\njava.net.SocketTimeoutException: Read timed out\n\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:288)\n\tat com.clickhouse.client.http.HttpUrlConnectionImpl.post(HttpUrlConnectionImpl.java:225)`)
  T(h + 300, jm, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Job clicks-enrich (${job}) switched from state RUNNING to RESTARTING.`); T(h + 10_400, jm, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Job clicks-enrich (${job}) switched from state RESTARTING to RUNNING.`); T(h + 11_900, jm, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Sink: ClickHouse (2/4) (${r.hex(32)}) switched from INITIALIZING to RUNNING.`)
  every(r, t0, end, 2 * MIN, (t) => T(t, jm, 'INFO', 'org.apache.flink.runtime.resourcemanager.slotmanager.FineGrainedSlotManager', r.pick(['Matching resource requirements against available resources. Missing resources: none', 'Reported slots unchanged for 00-taskmanager-1-2'])))
  // the collectors (producers): one region is drained on purpose
  const reg = regions[silent]
  const D = (t, reg2, text, mark) => c.line(ed, t, `${at(t).isoS} collector-${reg2} ${text}`, mark)
  every(r, t0, end, 7_500, (t) => { const i = r.int(0, 7); if (i === silent && t > onset - 2000) return; D(t, regions[i], r.pick([`INFO flush topic=${topic} partition=${i} batch=${r.int(40, 400)} acks=all ms=${r.int(4, 30)}`, `INFO flush topic=${topic} partition=${i} batch=${r.int(40, 400)} acks=all ms=${r.int(4, 30)}`, `INFO heartbeat conns=${r.int(40, 900)} rss=${r.int(90, 180)}MB`, `WARN bot signature matched ua="HeadlessChrome" dropped=${r.int(1, 30)}`])) })
  D(onset - 3000, reg, 'INFO drain requested by operator ticket=CHG-' + r.int(2000, 9000), { root: 'a' }); D(onset - 1200, reg, `INFO last batch flushed topic=${topic} partition=${silent} batch=${r.int(10, 90)}, closing producer`, { root: 'a' }); D(onset, reg, 'INFO bye', { root: 'a' })
  // the dashboard
  every(r, t0, end, 12_000, (t) => {
    const age = t < onset + 2 * MIN ? r.int(70, 130) : Math.round((t - onset) / 1000) + r.int(70, 110), k = r.next()
    if (age > 200 && k < .55) c.line(ds, t, `${at(t).spF} [http-${r.int(1, 8)}] ${age > 600 ? 'ERROR' : 'WARN '} c.a.d.Freshness - newest row of campaign_minutely is ${age}s old (limit 180s), serving stale data campaign=${r.int(1000, 9999)}`, { relevant: 'a' })
    else if (k < .9) c.line(ds, t, `${at(t).spF} [http-${r.int(1, 8)}] INFO  c.a.d.Query - campaign=${r.int(1000, 9999)} rows=${r.int(10, 400)} took=${r.int(8, 70)}ms age=${age}s`)
    else c.line(ds, t, `${at(t).spF} [http-${r.int(1, 8)}] WARN  c.a.d.Auth - session expired for user ${r.int(100, 999)}`)
  })
  every(r, onset + 11 * MIN, end, 50_000, (t) => c.line(ds, t, `${at(t).spF} [budget-1] ERROR c.a.d.BudgetGuard - cannot compute spend of campaign=${r.int(1000, 9999)}: no rows in the last 10 minutes, pausing delivery`, { relevant: 'a' }))
  c.incident('a', {
    cause: { allOf: [
      ['watermark', 'window\\w*[^.]{0,60}(not|no longer|never|stop|stall|held|block|stuck|cease)', '(not|no longer|never|stop|stall|held|block|stuck)[^.]{0,40}window', 'event[- ]time', 'hold\\w* back'],
      ['idle', 'partition', '\\bsplit\\b', 'silent', 'no (new |more )?(records|events|data|input|traffic)', 'drain', `collector-${reg}`, 'collector', 'source (went|is|fell)'],
    ], mustNot: ['clickhouse (is|was|became|has been) (slow|down|unavailable|overloaded|failing)', 'checkpoint\\w* (is|are|were) (failing|the cause)'] },
    services: ['flink', 'flink-taskexecutor', 'taskexecutor', 'taskmanager', 'clicks-enrich', `collector-${reg}`, 'edge-collectors', topic, `${topic}-${silent}`, 'splitstats', 'kafka', 'source'], victims: ['dashboard-api', 'dashboard', 'clickhouse', 'clickhousesink', 'budgetguard'],
    severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 180, rootPattern: `split=${topic}-${silent} records=0|collector-${reg}`,
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 18
cases.push((seed) => {
  const r = random(`${seed}-c18`), name = 'f18-shoe-shop'
  const c = new Case(name, { notes: 'A new webhook secret is rendered, from then on every Stripe webhook is refused; paid orders stay pending and are cancelled. The cancellations are louder.' })
  const t0 = start(r), end = t0 + 75 * MIN, onset = t0 + r.int(26, 31) * MIN + r.int(0, 40_000)
  const la = 'logs/laravel.log', ng = 'logs/nginx-access.log', va = 'logs/vault-agent.log', ho = 'logs/horizon.log'
  const A = (t, lvl, text, ctx, mark) => c.line(la, t, `[${at(t).sp}] production.${lvl}: ${text} ${ctx ? JSON.stringify(ctx) : ''} `, mark)
  const N = (t, ip, req, st, sz, ua, mark) => c.line(ng, t, `${ip} - - [${at(t).clf}] "${req} HTTP/1.1" ${st} ${sz} "-" "${ua}"`, mark)
  const V = (t, lvl, text, mark) => c.line(va, t, `${at(t).iso} [${lvl}] ${text}`, mark)
  tick(r, t0 + 20_000, end, 5 * MIN, 900, (t) => { V(t, 'DEBUG', '(runner) initiating run'); V(t + 4, 'DEBUG', '(runner) rendering "/etc/vault/tpl/db.ctmpl" => "/run/secrets/db.env"') })
  tick(r, t0 + 60_000, end, 20 * MIN, 5000, (t) => V(t, 'INFO ', 'agent.auth.handler: renewed auth token'))
  V(t0 + 9 * MIN, 'INFO ', '(runner) rendered "/etc/vault/tpl/db.ctmpl" => "/run/secrets/db.env"'); V(t0 + 9 * MIN + 40, 'INFO ', '(child) running command: ["/usr/local/bin/reload-shop", "db"]')
  V(onset, 'INFO ', '(runner) rendered "/etc/vault/tpl/stripe.ctmpl" => "/run/secrets/stripe.env"', { root: 'a' }); V(onset + 30, 'INFO ', '(child) running command: ["/usr/local/bin/reload-shop", "stripe"]', { root: 'a' })
  A(onset + 2200, 'INFO', 'Configuration cached successfully', { keys: ['services.stripe.webhook_secret'] }, { root: 'a' })
  const evs = ['payment_intent.succeeded', 'payment_intent.succeeded', 'charge.succeeded', 'charge.refunded', 'payment_intent.payment_failed']
  const orders = []
  every(r, t0, end, 47_000, (t) => {
    const o = r.int(300000, 399999), ip = pubIp(r), late = t > onset + 2500
    A(t, 'INFO', 'Order created', { order: o, total: r.int(3900, 24000), currency: 'EUR' })
    N(t, ip, 'POST /checkout', 302, r.int(300, 900), r.pick(UA)); N(t + 22_000, ip, `GET /order/${o}/thanks`, 200, r.int(9000, 18000), r.pick(UA))
    const sip = `3.18.12.${r.int(60, 65)}`, w = t + r.int(14, 25) * SEC
    const lost = w > onset + 2500
    if (!lost) { N(w, sip, 'POST /webhooks/stripe', 200, 2, 'Stripe/1.0 (+https://stripe.com/docs/webhooks)'); A(w, 'INFO', 'Stripe event handled', { id: `evt_1P${base36(r, 20)}`, type: 'payment_intent.succeeded', order: o }); A(w + 400, 'INFO', 'Order paid', { order: o }) } else {
      for (const d of [0, r.int(60, 80) * SEC, r.int(8, 12) * MIN]) if (w + d < end) {
        N(w + d, sip, 'POST /webhooks/stripe', 400, 31, 'Stripe/1.0 (+https://stripe.com/docs/webhooks)', { relevant: 'a' })
        A(w + d, 'NOTICE', 'Webhook refused: No signatures found matching the expected signature for payload', { ip: sip, path: 'webhooks/stripe' }, { root: 'a' })
      }
      const x = t + 15 * MIN
      if (x < end) { A(x, 'WARNING', 'Order cancelled: payment not confirmed in time', { order: o, after_minutes: 15 }, { relevant: 'a' }); A(x + 300, 'INFO', 'Stock returned', { order: o, lines: r.int(1, 4) }, { relevant: 'a' }); if (r.next() < .7) A(x + r.int(20, 300) * SEC, 'ERROR', `Customer reports charge without order`, { order: o, channel: r.pick(['chat', 'mail', 'phone']), exception: null }, { relevant: 'a' }) }
    }
  })
  every(r, t0, end, 15_000, (t) => { const p = r.pick(['GET /herren/sneaker', 'GET /damen/stiefel', 'GET /api/cart', 'GET /produkt/runner-' + r.int(100, 999), 'POST /api/cart', 'GET /wp-login.php', 'GET /.env', 'GET /favicon.ico']); N(t, pubIp(r), p, /wp-login|env/.test(p) ? 404 : r.pick([200, 200, 200, 200, 304]), r.int(300, 50000), r.pick(UA)) })
  every(r, t0, end, 2.2 * MIN, (t) => A(t, ...r.pick([['WARNING', 'Payment failed', { order: r.int(300000, 399999), code: 'card_declined', decline_code: r.pick(['insufficient_funds', 'generic_decline']) }], ['ERROR', 'SQLSTATE[40001]: Serialization failure: 1213 Deadlock found when trying to get lock; try restarting transaction (Connection: mysql, SQL: update `stock` set `qty` = `qty` - 1 where `sku` = SHO-' + r.int(1000, 9999) + ') - retried', null], ['ERROR', 'The GET method is not supported for route webhooks/stripe. Supported methods: POST.', { exception: '[object] (Symfony\\Component\\HttpKernel\\Exception\\MethodNotAllowedHttpException(code: 0)' }], ['WARNING', 'Coupon not applicable', { code: 'SOMMER20' }]])))
  every(r, t0, end, 60_000, (t) => { const j = r.pick(['App\\Jobs\\SendOrderMail', 'App\\Jobs\\SyncFeed', 'App\\Jobs\\ResizeImages', 'App\\Listeners\\PushToErp']); c.line(ho, t, `  ${at(t).sp} ${j} ${'.'.repeat(60 - j.length)} RUNNING`); c.line(ho, t + 500, r.next() < .04 ? `  ${at(t + 500).sp} ${j} ${'.'.repeat(52 - j.length)} ${r.int(1, 9)}s FAIL` : `  ${at(t + 500).sp} ${j} ${'.'.repeat(50 - j.length)} ${r.int(40, 900)}.${r.int(10, 99)}ms DONE`) })
  const dep = onset - r.int(12, 15) * MIN
  A(dep, 'INFO', 'Release activated', { release: at(dep).Y + at(dep).M + at(dep).D + at(dep).h + at(dep).m, branch: 'main' })
  c.incident('a', {
    cause: { allOf: [
      ['webhook', 'signature', 'signing secret', 'whsec'],
      ['secret', 'signature', 'signing', 'verif', 'vault', 'rotat'],
    ], mustNot: ['stripe (itself )?(is|was) (down|unavailable|having|out)', 'customers? (did not|didn.t|failed to|do not) pay', 'payments? (are|were|is) (being )?declined'] },
    services: ['vault-agent', 'vault', 'laravel', 'shop', 'stripe', 'webhooks/stripe', 'stripe webhook', 'production', 'webhook'], victims: ['horizon', 'order', 'orders', 'nginx', 'customer'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'stripe\\.ctmpl|"stripe"\\]|webhook_secret|No signatures found',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 19
cases.push((seed) => {
  const r = random(`${seed}-c19`), name = 'f19-firmware-builders'
  const c = new Case(name, { notes: 'Two independent faults on build agents: one agent has a full disk; the signing key of the internal apt repository has expired for all. Direct, both.' })
  const t0 = start(r), end = t0 + 70 * MIN, full = r.int(1, 3), disk = t0 + r.int(18, 24) * MIN, keyAt = t0 + r.int(38, 44) * MIN
  const f = (n) => `logs/buildkite-agent-builder-${n}.log`
  const kid = r.hex(16).toUpperCase(), repo = 'https://apt.int.norda.example/jammy'
  const firsts = {}
  for (const n of [1, 2, 3]) {
    const B = (t, lvl, text) => c.line(f(n), t, `${at(t).sp} ${lvl.padEnd(6)} builder-${n} ${text}`)
    const raw = (t, text, mark) => { if (mark?.root) firsts[mark.root] = Math.min(firsts[mark.root] ?? Infinity, t); c.line(f(n), t, `${at(t).sp} [job] ${text}`, mark) }
    every(r, t0, end, 2.5 * MIN, (t) => B(t, 'DEBUG', `Heartbeat sent at ${at(t).iso} and received at ${at(t + 90).iso}`))
    B(t0 + n * 500, 'INFO', `Registering agent with Buildkite...`); B(t0 + n * 500 + 700, 'INFO', `Successfully registered agent "builder-${n}" with tags [queue=firmware, arch=amd64]`)
    let t = t0 + r.int(5, 50) * SEC
    while (t < end - 4 * MIN) {
      const job = uuid(r), target = r.pick(['gateway-a53', 'meter-m4', 'relay-m0', 'hub-imx8'])
      const step = (ms) => (t += Math.max(5, Math.round(r.gap(ms))))
      B(t, 'INFO', `Assigned job ${job}. Accepting...`); B(step(900), 'INFO', `Starting job ${job} for build at https://buildkite.com/norda/firmware/builds/${r.int(5000, 5999)}`)
      raw(step(600), '~~~ Preparing working directory'); raw(step(600), `$ cd /var/lib/buildkite-agent/builds/builder-${n}/norda/firmware`); raw(step(400), '$ git clean -ffxdq'); raw(step(400), '$ git fetch -v --prune -- origin main'); raw(step(2500), `HEAD is now at ${r.hex(7)} ${r.pick(['meter: fix rollover of tariff register', 'hub: bump u-boot to 2024.04', 'ci: shorten artifact retention', 'relay: add brownout test'])}`)
      raw(step(300), `+++ Running commands`); raw(step(300), `$ docker build --pull -f ci/${target}.Dockerfile -t fw-${target} .`); raw(step(900), '#1 [internal] load build definition from Dockerfile'); raw(step(700), '#2 [internal] load metadata for docker.io/library/ubuntu:22.04'); raw(step(900), `#4 [1/7] FROM docker.io/library/ubuntu:22.04@sha256:${r.hex(64)}`)
      raw(step(300), '#5 [2/7] RUN apt-get update && apt-get install -y gcc-arm-none-eabi cmake ninja-build norda-sdk'); raw(step(1500), '#5 1.201 Get:1 http://archive.ubuntu.com/ubuntu jammy InRelease [270 kB]'); raw(step(500), `#5 1.744 Get:2 ${repo} jammy InRelease [${r.int(3, 5)}.${r.int(0, 9)} kB]`)
      let failed = false
      if (t > keyAt && r.next() < .9) {
        raw(step(300), `#5 1.802 Err:2 ${repo} jammy InRelease`, { root: 'b' }); raw(step(100), `#5 1.803   The following signatures were invalid: EXPKEYSIG ${kid} Norda Package Signing <packages@norda.example>`, { root: 'b' }); raw(step(600), '#5 2.611 Reading package lists...')
        raw(step(100), `#5 2.702 W: GPG error: ${repo} jammy InRelease: The following signatures were invalid: EXPKEYSIG ${kid} Norda Package Signing <packages@norda.example>`, { root: 'b' }); raw(step(20), `#5 2.702 E: The repository '${repo} jammy InRelease' is not signed.`, { relevant: 'b' })
        raw(step(300), `#5 ERROR: process "/bin/sh -c apt-get update && apt-get install -y gcc-arm-none-eabi cmake ninja-build norda-sdk" did not complete successfully: exit code: 100`, { relevant: 'b' }); failed = 'b'
      } else {
        raw(step(4000), '#5 9.120 Fetched 214 MB in 7s (30.4 MB/s)'); raw(step(2000), '#5 14.33 debconf: delaying package configuration, since apt-utils is not installed'); raw(step(9000), '#5 DONE 31.4s'); raw(step(300), `#8 [5/7] RUN cmake -G Ninja -DTARGET=${target} -S . -B out && ninja -C out`)
        const nfile = r.int(4, 9)
        for (let k = 1; k <= nfile; k++) raw(step(2500), `#8 ${(k * 3.1).toFixed(2)} [${k * 37}/${nfile * 37}] Building C object CMakeFiles/fw.dir/src/${r.pick(['metering', 'radio', 'crypto', 'hal', 'boot'])}/${r.pick(['adc', 'queue', 'aes', 'frame', 'clock', 'flash'])}.c.obj`)
        if (r.next() < .5) raw(step(100), `#8 12.20 ../src/radio/frame.c:${r.int(20, 400)}:9: warning: unused variable 'err' [-Wunused-variable]`)
        if (n === full && t > disk) {
          raw(step(700), `#8 21.91 ${r.pick(['/usr/bin/ld: final link failed: No space left on device', 'fatal error: error writing to /tmp/cc' + base36(r, 6) + '.s: No space left on device', 'ninja: error: mkdir(out/CMakeFiles): No space left on device'])}`, { root: 'a' })
          raw(step(300), `#8 ERROR: failed to solve: write /var/lib/docker/overlay2/${r.hex(64)}/diff/out/fw-${target}.elf: no space left on device`, { root: 'a' })
          failed = 'a'
        } else {
          raw(step(4000), '#8 DONE 44.0s'); raw(step(900), `$ ci/test.sh ${target}`); raw(step(4000), `1..${r.int(40, 90)}`); raw(step(800), `ok ${r.int(1, 12)} - crc16 vectors`); raw(step(800), `not ok ${r.int(13, 20)} - brownout during flash write # TODO needs rig`); raw(step(800), `# ERROR path: expected checksum failure reported correctly`); raw(step(900), `+++ Uploading artifacts`); raw(step(1500), `Artifact uploads completed successfully`)
        }
      }
      if (failed) { raw(step(300), `🚨 Error: The command exited with status 1`, { relevant: failed }); raw(step(200), 'user command error: exit status 1', { relevant: failed }) }
      B(step(500), 'INFO', `Finished job ${job} for build with exit status ${failed ? 1 : 0}`)
      step(5.5 * MIN)
    }
    if (n === full) every(r, disk - 15 * MIN, end, 4 * MIN, (t2) => { if (t2 > disk) firsts.a = Math.min(firsts.a ?? Infinity, t2); c.line(f(n), t2, `${at(t2).sp} WARN   builder-${n} disk usage of /var/lib/docker at ${t2 < disk ? r.int(93, 98) : 100}%`, t2 > disk ? { root: 'a' } : { relevant: 'a' }) })
    else every(r, t0, end, 14 * MIN, (t2) => c.line(f(n), t2, `${at(t2).sp} WARN   builder-${n} disk usage of /var/lib/docker at ${r.int(81, 84)}%`))
    const hic = t0 + r.int(8, 14) * MIN
    c.line(f(n), hic, `${at(hic).sp} WARN   builder-${n} POST https://agent.buildkite.com/v3/ping: 502 Bad Gateway (Attempt 1/10 Retrying in 5s)`)
  }
  c.incident('a', {
    cause: { allOf: [['disk', 'no space', 'space left', 'storage', 'volume', '/var/lib/docker', 'filesystem'], ['full', 'no space', 'space left', 'out of (disk )?space', 'ran out', 'exhaust', '100 ?%', 'fill']], mustNot: [] },
    services: [`builder-${full}`, `buildkite-agent-builder-${full}`, 'docker', `builder-${full} disk`, 'buildkite-agent', 'buildkite'], victims: ['fw', 'firmware'],
    severity: ['high', 'critical', 'medium'], onset: firsts.a, onsetToleranceSeconds: 300, rootPattern: '[Nn]o space left|at 100%',
  })
  c.incident('b', {
    cause: { allOf: [['\\bgpg\\b', '\\bpgp\\b', '\\bkey\\b', 'signature', 'signing', 'EXPKEYSIG'], ['expir', 'EXPKEYSIG', 'lapsed', 'out of date', 'no longer valid', 'past its validity']], mustNot: [] },
    services: ['apt', 'apt.int.norda.example', 'apt repository', 'package repository', 'apt-get', 'docker build', 'norda package signing', repo, 'norda', 'buildkite-agent', 'builder-1', 'builder-2', 'builder-3', 'buildkite-agent-builder-1', 'buildkite-agent-builder-2', 'buildkite-agent-builder-3'], victims: ['fw', 'firmware', 'norda-sdk'],
    severity: ['high', 'critical', 'medium'], onset: firsts.b, onsetToleranceSeconds: 300, rootPattern: 'Err:2|EXPKEYSIG',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 20
cases.push((seed) => {
  const r = random(`${seed}-c20`), name = 'f20-event-brokers'
  const c = new Case(name, { kind: 'clean', notes: 'An operator rolls three Kafka brokers for an upgrade: shrinking ISRs, disconnects, wrong leaders, rebalances; all replicas return, clients retry and go on.' })
  const t0 = start(r), end = t0 + 40 * MIN, op = 'logs/strimzi-cluster-operator.log', cl = 'logs/billing-consumer.log'
  const topics = ['invoices', 'usage', 'dunning'], parts = topics.flatMap((t) => [0, 1, 2, 3].map((i) => `${t}-${i}`))
  const K = (t, n, lvl, text) => c.line(`logs/main-kafka-${n}.log`, t, `${at(t).spC} ${lvl} ${text}`)
  const C = (t, lvl, thread, logger, text) => c.line(cl, t, `${at(t).spF}  ${lvl.padEnd(5)} [${thread}] ${logger} : ${text}`)
  const roll = [0, 1, 2].map((n) => t0 + (5 + n * 10) * MIN + r.int(0, 60_000))
  const O = (t, lvl, cls, text) => c.line(op, t, `${at(t).sp} ${lvl.padEnd(5)} ${cls} - Reconciliation #${400 + Math.floor((t - t0) / (2 * MIN))}(timer) Kafka(events/main): ${text}`)
  tick(r, t0, end, 2 * MIN, 700, (t) => { O(t, 'INFO', 'AbstractOperator:265', 'Kafka main will be checked for creation or modification'); O(t + 5000, 'INFO', 'AbstractOperator:510', 'reconciled') })
  for (const n of [0, 1, 2]) {
    const b = roll[n], down = b + 4000, up = b + 75_000
    O(b, 'INFO', 'KafkaRoller:612', `Rolling Pod main-kafka-${n} due to [Pod has old revision, Kafka version upgrade]`)
    O(b + 66_000, 'WARN', 'KafkaAgentClient:91', `Failed to get broker state: connection refused main-kafka-${n}.main-kafka-brokers.events.svc:8443, will retry`)
    O(up + 18_000, 'INFO', 'KafkaRoller:408', `Pod main-kafka-${n} is now ready`)
    K(down, n, 'INFO', 'Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler) [SIGTERM handler]'); K(down + 100, n, 'INFO', `[BrokerServer id=${n}] Transition from STARTED to SHUTTING_DOWN (kafka.server.BrokerServer) [kafka-shutdown-hook]`); K(down + 120, n, 'INFO', `[BrokerServer id=${n}] shutting down (kafka.server.BrokerServer) [kafka-shutdown-hook]`); K(down + 500, n, 'INFO', `[BrokerLifecycleManager id=${n}] Beginning controlled shutdown. (kafka.server.BrokerLifecycleManager) [broker-${n}-lifecycle-manager-event-handler]`)
    K(down + 3100, n, 'INFO', `[SocketServer listenerType=BROKER, nodeId=${n}] Stopping socket server request processors (kafka.network.SocketServer) [kafka-shutdown-hook]`); K(down + 3500, n, 'ERROR', `[ReplicaFetcherThread-0-${(n + 1) % 3}]: Error due to shutdown, exiting (kafka.server.ReplicaFetcherThread) [ReplicaFetcherThread-0-${(n + 1) % 3}]`); K(down + 4100, n, 'WARN', `[NodeToControllerChannelManager id=${n} name=heartbeat] Bootstrap broker main-controller-100:9090 (id: -1 rack: null) disconnected (org.apache.kafka.clients.NetworkClient) [broker-heartbeat-thread]`); K(down + 9000, n, 'INFO', `[BrokerServer id=${n}] shut down completed (kafka.server.BrokerServer) [kafka-shutdown-hook]`); K(down + 9010, n, 'INFO', 'App info kafka.server for ' + n + ' unregistered (org.apache.kafka.common.utils.AppInfoParser) [kafka-shutdown-hook]')
    K(up, n, 'INFO', `Registered kafka:type=kafka.Log4jController MBean (kafka.utils.Log4jControllerRegistration$) [main]`); K(up + 400, n, 'INFO', `[BrokerServer id=${n}] Starting broker (kafka.server.BrokerServer) [main]`); for (const p of parts) K(up + 2500 + r.int(0, 2000), n, 'INFO', `[LogLoader partition=${p}, dir=/var/lib/kafka/data-0/kafka-log${n}] Loading producer state till offset ${r.int(1000000, 9000000)} with message format version 2 (kafka.log.UnifiedLog$) [log-recovery-/var/lib/kafka/data-0/kafka-log${n}]`)
    K(up + 5200, n, 'INFO', `Loaded 214 logs in ${r.int(1800, 2900)}ms (kafka.log.LogManager) [main]`); K(up + 9100, n, 'INFO', `[BrokerLifecycleManager id=${n}] The broker has caught up. Transitioning from STARTING to RECOVERY. (kafka.server.BrokerLifecycleManager) [broker-${n}-lifecycle-manager-event-handler]`); K(up + 11_000, n, 'INFO', `[BrokerServer id=${n}] Transition from STARTING to STARTED (kafka.server.BrokerServer) [main]`); K(up + 11_010, n, 'INFO', 'Kafka version: 3.7.0 (org.apache.kafka.common.utils.AppInfoParser) [main]'); K(up + 11_020, n, 'INFO', `[KafkaRaftServer nodeId=${n}] Kafka Server started (kafka.server.KafkaRaftServer) [main]`)
    for (const m of [0, 1, 2].filter((x) => x !== n)) {
      for (const p of parts.filter((_, i) => i % 3 === m)) { const hw = r.int(1000000, 9000000); K(down + 1000 + r.int(0, 1500), m, 'INFO', `[Partition ${p} broker=${m}] Shrinking ISR from 0,1,2 to ${[0, 1, 2].filter((x) => x !== n).join(',')}. Leader: (highWatermark: ${hw}, endOffset: ${hw + r.int(1, 60)}). Out of sync replicas: (brokerId: ${n}, endOffset: ${hw}). (kafka.cluster.Partition) [executor-Fetch]`); K(up + 14_000 + r.int(0, 9000), m, 'INFO', `[Partition ${p} broker=${m}] ISR updated to ${[...[0, 1, 2].filter((x) => x !== n), n].join(',')}  and version updated to ${r.int(90, 300)} (kafka.cluster.Partition) [broker-${m}-to-controller-alter-partition-channel-manager]`) }
      for (let i = 0; i < 4; i++) K(down + 3000 + i * r.int(900, 9000), m, 'WARN', `[ReplicaFetcher replicaId=${m}, leaderId=${n}, fetcherId=0] Error in response for fetch request (type=FetchRequest, replicaId=${m}, maxWait=500, minBytes=1, maxBytes=10485760, fetchData={}, isolationLevel=READ_UNCOMMITTED, removed=, replaced=, metadata=(sessionId=${r.int(100000000, 999999999)}, epoch=${r.int(1000, 9000)}), rackId=) (kafka.server.ReplicaFetcherThread) [ReplicaFetcherThread-0-${n}]\njava.io.IOException: Connection to main-kafka-${n}.main-kafka-brokers.events.svc:9091 (id: ${n} rack: null) failed.`)
    }
    for (let i = 0; i < 8; i++) { const p = r.pick(parts); C(down + 600 + i * r.int(200, 1500), 'WARN', 'kafka-producer-network-thread | billing-1', 'o.a.k.c.producer.internals.Sender', `[Producer clientId=billing-1] Got error produce response with correlation id ${r.int(10000, 99999)} on topic-partition ${p}, retrying (${2147483646 - i} attempts left). Error: NOT_LEADER_OR_FOLLOWER`) }
    C(down + 700, 'INFO', 'consumer-billing-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=consumer-billing-1, groupId=billing] Group coordinator main-kafka-${n}.main-kafka-brokers.events.svc:9092 (id: ${2147483647 - n} rack: null) is unavailable or invalid due to cause: error response NOT_COORDINATOR. isDisconnected: false. Rediscovery will be attempted.`); C(down + 1300, 'ERROR', 'consumer-billing-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=consumer-billing-1, groupId=billing] Offset commit failed on partition ${r.pick(parts)} at offset ${r.int(100000, 900000)}: This is not the correct coordinator.`); C(down + 2900, 'INFO', 'consumer-billing-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=consumer-billing-1, groupId=billing] Discovered group coordinator main-kafka-${(n + 1) % 3}.main-kafka-brokers.events.svc:9092 (id: ${2147483647 - (n + 1) % 3} rack: null)`); C(down + 3300, 'INFO', 'consumer-billing-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=consumer-billing-1, groupId=billing] Successfully joined group with generation Generation{generationId=${r.int(40, 50)}, memberId='consumer-billing-1-${uuid(r)}', protocol='range'}`)
    for (let i = 0; i < 5; i++) C(down + 5000 + i * 12_000, 'WARN', 'consumer-billing-1', 'o.apache.kafka.clients.NetworkClient', `[Consumer clientId=consumer-billing-1, groupId=billing] Connection to node ${n} (main-kafka-${n}.main-kafka-brokers.events.svc/10.1.4.${r.int(2, 90)}:9092) could not be established. Node may not be available.`)
    O(up + 40_000, 'INFO', 'KafkaRoller:701', `Preferred replica election finished for broker ${n}, 0 under-replicated partitions`)
  }
  every(r, t0, end, 7_000, (t) => C(t, 'INFO', 'billing-worker-' + r.int(1, 4), 'c.n.billing.InvoiceHandler', r.pick([`invoice ${r.int(1000000, 9999999)} rendered in ${r.int(20, 190)} ms`, `usage batch of ${r.int(10, 400)} records applied, lag ${r.int(0, 60)}`, `dunning level ${r.int(1, 3)} set for account ${r.int(10000, 99999)}`])))
  every(r, t0, end, 70_000, (t) => { const n = r.int(0, 2); if (t > roll[n] && t < roll[n] + 90_000) return; const p = r.pick(parts); K(t, n, 'INFO', `[LocalLog partition=${p}, dir=/var/lib/kafka/data-0/kafka-log${n}] Rolled new log segment at offset ${r.int(1000000, 9000000)} in ${r.int(1, 9)} ms. (kafka.log.LocalLog) [data-plane-kafka-request-handler-${r.int(0, 7)}]`) })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 21
cases.push((seed) => {
  const r = random(`${seed}-c21`), name = 'f21-garden-shop'
  const c = new Case(name, { kind: 'clean', notes: 'A web shop on an ordinary day: scanners, declined cards, bans, aborted connections, a backup, a log rotation, a certificate not yet due.' })
  const t0 = start(r, 2, 4), end = t0 + 95 * MIN, ac = 'logs/access.log', er = 'logs/error.log', sy = 'logs/syslog', my = 'logs/mariadb-error.log', wc = 'logs/wc-payments.log'
  const scan = pubIp(r), bot = `66.249.${r.int(64, 79)}.${r.int(1, 250)}`
  const A = (t, ip, req, st, sz, ua) => c.line(ac, t, `shop.gartenfee.example ${ip} - - [${at(t).clf}] "${req}" ${st} ${sz} "${r.next() < .4 ? 'https://shop.gartenfee.example/' : '-'}" "${ua}" rt=${skew(r, .14).toFixed(3)}`)
  every(r, t0, end, 9_500, (t) => {
    const k = r.next()
    if (k < .55) A(t, pubIp(r), `GET /${r.pick(['', 'produkt/hochbeet-laerche/', 'produkt/rosenschere/', 'kategorie/samen/', 'warenkorb/', 'wp-content/uploads/2024/03/beet-600x600.jpg'])} HTTP/2.0`, r.pick([200, 200, 200, 304]), r.int(900, 90000), r.pick(UA))
    else if (k < .65) A(t, pubIp(r), 'POST /?wc-ajax=update_order_review HTTP/2.0', 200, r.int(2000, 9000), r.pick(UA))
    else if (k < .72) A(t, bot, `GET /${r.pick(['produkt/alt-' + r.int(100, 999), 'robots.txt', 'sitemap_index.xml'])} HTTP/1.1`, r.pick([200, 404, 410]), r.int(200, 9000), 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    else if (k < .78) A(t, pubIp(r), 'POST /wp-login.php HTTP/1.1', r.pick([200, 429, 429]), r.int(160, 4000), 'Mozilla/5.0 (Windows NT 6.1; rv:52.0) Gecko/20100101 Firefox/52.0')
    else if (k < .84) A(t, '127.0.0.1', 'POST /wp-cron.php?doing_wp_cron=' + (t / 1000).toFixed(6) + ' HTTP/1.1', 200, 0, 'WordPress/6.5.3; https://shop.gartenfee.example')
    else if (k < .9) A(t, pubIp(r), `GET /produkt/rosenschere/?add-to-cart=${r.int(100, 900)} HTTP/2.0`, 302, 0, r.pick(UA))
    else A(t, pubIp(r), 'GET /api/stock HTTP/1.1', 499, 0, 'gartenfee-app/2.1 (Android 13)')
  })
  const sc = t0 + r.int(20, 30) * MIN
  for (let i = 0; i < 70; i++) { const t = sc + i * 330, p = r.pick(['.env', '.git/HEAD', 'wp-config.php.bak', 'vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', 'phpmyadmin/index.php', 'backup.sql', 'cgi-bin/.%2e/.%2e/bin/sh', 'wp-content/plugins/wp-file-manager/readme.txt', 'actuator/health', 'owa/auth/logon.aspx', '?id=1%27%20UNION%20SELECT%20NULL--']); A(t, scan, `GET /${p} HTTP/1.1`, r.pick([404, 404, 403, 400]), r.int(150, 600), 'Mozilla/5.0 zgrab/0.x'); if (r.next() < .5) c.line(er, t, `${at(t).nginxErr} [error] 1211#1211: *${r.int(90000, 99999)} ${r.pick([`access forbidden by rule`, `open() "/var/www/shop/${p}" failed (2: No such file or directory)`])}, client: ${scan}, server: shop.gartenfee.example, request: "GET /${p} HTTP/1.1", host: "shop.gartenfee.example"`) }
  every(r, t0, end, 3 * MIN, (t) => c.line(er, t, `${at(t).nginxErr} ${r.pick([`[error] 1211#1211: *${r.int(80000, 99999)} limiting requests, excess: ${r.int(5, 9)}.${r.int(100, 999)} by zone "login", client: ${pubIp(r)}, server: shop.gartenfee.example, request: "POST /wp-login.php HTTP/1.1", host: "shop.gartenfee.example"`, `[error] 1211#1211: *${r.int(80000, 99999)} FastCGI sent in stderr: "PHP message: PHP Warning:  Undefined array key "gtin" in /var/www/shop/wp-content/plugins/feed-pro/src/Row.php on line 88" while reading response header from upstream, client: ${bot}, server: shop.gartenfee.example, request: "GET /feed/google HTTP/1.1", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "shop.gartenfee.example"`, `[crit] 1211#1211: *${r.int(80000, 99999)} SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: ${pubIp(r)}, server: 0.0.0.0:443`, `[warn] 1211#1211: *${r.int(80000, 99999)} an upstream response is buffered to a temporary file /var/lib/nginx/fastcgi/3/14/0000000143 while reading upstream, client: ${bot}, server: shop.gartenfee.example, request: "GET /sitemap_index.xml HTTP/1.1", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "shop.gartenfee.example"`])}`))
  const S = (t, text) => c.line(sy, t, `${at(t).syslog} web1 ${text}`)
  S(sc + 9000, `fail2ban.filter[801]: INFO [nginx-botsearch] Found ${scan} - ${at(sc + 8000).sp}`); S(sc + 24_000, `fail2ban.actions[801]: NOTICE [nginx-botsearch] Ban ${scan}`); S(sc + 40 * MIN, `fail2ban.actions[801]: NOTICE [nginx-botsearch] Unban ${scan}`)
  every(r, t0, end, 55_000, (t) => S(t, r.pick([`sshd[${r.int(20000, 60000)}]: Failed password for invalid user ${r.pick(['oracle', 'test', 'ubuntu', 'pi'])} from ${pubIp(r)} port ${r.int(30000, 60000)} ssh2`, `sshd[${r.int(20000, 60000)}]: error: kex_exchange_identification: Connection closed by remote host`, `kernel: [${r.int(900000, 990000)}.${r.int(100000, 999999)}] [UFW BLOCK] IN=eth0 OUT= MAC=96:00:01 SRC=${pubIp(r)} DST=203.0.113.9 LEN=40 TOS=0x00 PREC=0x00 TTL=243 ID=54321 PROTO=TCP SPT=${r.int(30000, 60000)} DPT=${r.pick([23, 3389, 445, 8443])} WINDOW=65535 RES=0x00 SYN URGP=0`, `CRON[${r.int(20000, 60000)}]: (www-data) CMD (php /var/www/shop/wp-cron.php >/dev/null 2>&1)`, `systemd-resolved[611]: Server returned error NXDOMAIN, mitigating potential DNS violation DVE-2018-0001, retrying transaction with reduced feature level UDP.`])))
  const rot = t0 + r.int(40, 50) * MIN
  S(rot, 'systemd[1]: Starting Rotate log files...'); S(rot + 900, 'systemd[1]: logrotate.service: Deactivated successfully.'); c.line(er, rot + 700, `${at(rot + 700).nginxErr} [notice] 44120#44120: signal process started`); c.line(er, rot + 702, `${at(rot + 702).nginxErr} [notice] 1210#1210: signal 10 (SIGUSR1) received from 44120, reopening logs`)
  const cb = t0 + r.int(55, 60) * MIN
  S(cb, 'systemd[1]: Starting Certbot...'); S(cb + 2100, 'certbot[44910]: Certificate not yet due for renewal'); S(cb + 2300, 'systemd[1]: certbot.service: Deactivated successfully.')
  const bk = t0 + r.int(65, 70) * MIN
  S(bk, 'backup[45200]: mariadb-dump --single-transaction shop started'); S(bk + 190_000, `backup[45200]: dump finished, 412 MB`); S(bk + 200_000, 'backup[45200]: rclone: ERROR : shop.sql.gz: Failed to copy: Put "https://s3.example/backup": connection reset by peer, low level retry 1/10'); S(bk + 260_000, 'backup[45200]: rclone: INFO  : shop.sql.gz: Copied (new)'); S(bk + 261_000, 'backup[45200]: done, exit 0')
  every(r, t0, end, 4 * MIN, (t) => c.line(my, t, `${at(t).sp} ${r.int(30000, 39999)} [Warning] Aborted connection ${r.int(30000, 39999)} to db: 'shop' user: 'shop' host: 'localhost' (Got timeout reading communication packets)`))
  every(r, t0, end, 15 * MIN, (t) => c.line(my, t, `${at(t).sp} ${r.int(30000, 39999)} [Warning] Access denied for user 'root'@'localhost' (using password: NO)`))
  every(r, t0, end, 80_000, (t) => { const a = at(t); c.line(wc, t, `${a.Y}-${a.M}-${a.D}T${a.hms}+00:00 ${r.pick([`INFO Payment ${r.int(100000, 999999)} authorized order=${r.int(40000, 49999)}`, `INFO Payment ${r.int(100000, 999999)} captured order=${r.int(40000, 49999)}`, `INFO Payment ${r.int(100000, 999999)} captured order=${r.int(40000, 49999)}`, `ERROR Payment declined order=${r.int(40000, 49999)} code=${r.pick(['05 Do not honor', '51 Insufficient funds', '54 Expired card'])}`, `ERROR Request to PSP failed: cURL error 28: Operation timed out after 10001 milliseconds, retry 1`, `NOTICE 3DS challenge abandoned by shopper order=${r.int(40000, 49999)}`])}`) })
  return c
})
