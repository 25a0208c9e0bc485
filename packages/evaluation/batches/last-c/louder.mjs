import { S, M, H, D, iso, isoS, us, isoUs, isoNs, isoUsZ, sp, spMs, comma, bsd, clf, slash, klog, redisT, phpT, ymd, hms, mon, dd, UA } from './lib.mjs'

function alterLock(k) { // docker compose, one merged stream
  const t0 = k.t0, on = t0 + k.int(33, 41) * M, end = on + 11 * M, f = 'compose.log'
  const L = (t, c, m, o) => k.L(f, t, m.split('\n').map((x) => `${(c).padEnd(16)} | ${x}`).join('\n'), o)
  const pg = (t, pid, who, m, o) => L(t, 'db-1', `${spMs(t)} UTC [${pid}] ${who} ${m}`, o)
  const longPid = k.int(700, 900), altPid = k.int(5000, 6000)
  k.every(t0, end, 1900, (t) => { const stuck = t > on + 6000 && k.chance(.55), id = k.int(10000, 99999)
    if (stuck) k.pick([
      () => L(t, 'booking-api-1', `{"level":50,"time":${t},"pid":1,"hostname":"${k.hex(12)}","reqId":"req-${k.id(4)}","req":{"method":"POST","url":"/v1/bookings"},"err":{"type":"Error","message":"timeout exceeded when trying to connect","stack":"Error: timeout exceeded when trying to connect\\n    at /app/node_modules/pg-pool/index.js:45:11"},"msg":"request errored"}`, { relevant: 'a' }),
      () => L(t, 'traefik-1', `10.0.5.${k.int(2, 250)} - - [${clf(t)}] "POST /v1/bookings HTTP/1.1" 504 15 "-" "-" ${k.int(1000, 99999)} "booking@docker" "http://172.21.0.7:3000" 30001ms`, { relevant: 'a' }),
      () => L(t, 'calendar-sync-1', `${comma(t)} ERROR calendar.sync (sync.py:118) room ${k.int(10, 99)}: psycopg.errors.QueryCanceled: canceling statement due to statement timeout`, { relevant: 'a' }),
      () => L(t, 'mailer-1', `level=warn ts=${isoUsZ(t)} msg="booking lookup failed, will retry" booking=${id} err="HTTP 500 from booking-api"`, { relevant: 'a' }),
    ])()
    else k.pick([
      () => L(t, 'booking-api-1', `{"level":30,"time":${t},"pid":1,"hostname":"${k.hex(12)}","reqId":"req-${k.id(4)}","res":{"statusCode":${k.pick([200, 200, 201, 409])}},"responseTime":${k.ms(22)}.4,"msg":"request completed"}`),
      () => L(t, 'traefik-1', `10.0.5.${k.int(2, 250)} - - [${clf(t)}] "GET /v1/rooms HTTP/1.1" ${k.pick([200, 200, 200, 304])} ${k.int(100, 9000)} "-" "-" ${k.int(1000, 99999)} "booking@docker" "http://172.21.0.7:3000" ${k.ms(24)}ms`),
      () => L(t, 'calendar-sync-1', `${comma(t)} INFO calendar.sync (sync.py:90) room ${k.int(10, 99)}: ${k.int(0, 8)} events`),
      () => L(t, 'cache-1', `1:M ${redisT(t)} * 100 changes in 300 seconds. Saving...`),
      () => pg(t, k.int(60, 99), 'LOG: ', `checkpoint complete: wrote ${k.int(40, 900)} buffers (${k.int(1, 5)}.1%); 0 WAL file(s) added, 0 removed, 1 recycled; write=${k.int(10, 80)}.1 s, sync=0.004 s, total=${k.int(10, 80)}.2 s`),
      () => pg(t, k.int(100, 400), 'app@booking ERROR: ', `duplicate key value violates unique constraint "bookings_slot_key"`),
    ])() })
  L(on - 130 * S, 'metabase-1', `${sp(on - 130 * S)} INFO query-processor.async :: running native query 8812 "bookings all-time by room"`, { relevant: 'a' })
  L(on - 1500, 'migrate-1', `${comma(on - 1500)} INFO [alembic.runtime.migration] Running upgrade ${k.hex(12)} -> ${k.hex(12)}, add bookings.cost_centre`, { relevant: 'a' })
  for (const t of [on + 1100]) (pg(t, altPid, 'migrator@booking LOG: ', `process ${altPid} still waiting for AccessExclusiveLock on relation 16455 of database 16385 after 1000.${k.int(100, 999)} ms\n${spMs(t)} UTC [${altPid}] migrator@booking DETAIL:  Process holding the lock: ${longPid}. Wait queue: ${altPid}.\n${spMs(t)} UTC [${altPid}] migrator@booking STATEMENT:  ALTER TABLE bookings ADD COLUMN cost_centre VARCHAR(32)`, { root: 'a' }))
  k.every(on + 9000, end, 16000, (t) => { const pid = k.int(100, 400); pg(t, pid, 'app@booking LOG: ', `process ${pid} still waiting for AccessShareLock on relation 16455 of database 16385 after 1000.${k.int(100, 999)} ms\n${spMs(t)} UTC [${pid}] app@booking DETAIL:  Process holding the lock: ${longPid}. Wait queue: ${altPid}, ${k.int(100, 400)}, ${pid}.\n${spMs(t)} UTC [${pid}] app@booking STATEMENT:  SELECT id, slot FROM bookings WHERE room_id = $1`, { relevant: 'a' }) })
  k.inc('a', { allOf: [[/alter table|migrat|schema change|\bDDL\b|alembic|add(?:ing)? (?:a )?column/], [/lock|block|wait|queue/]], mustNot: [/deadlock detected/],
    services: ['db', 'db-1', 'migrate', 'migrate-1', 'postgres', 'migrator', 'metabase', 'metabase-1', 'booking'], victims: ['booking-api', 'booking-api-1', 'traefik', 'traefik-1', 'calendar-sync', 'calendar-sync-1', 'mailer', 'mailer-1'], onset: on, tol: 150, root: /AccessExclusiveLock/,
    right: ['The migration\'s ALTER TABLE waits for an AccessExclusiveLock behind a long report query and blocks all others', 'Schema migration holds up the lock queue on bookings', 'DDL on bookings is blocked by a long-running transaction; every query queues behind it'],
    wrong: ['booking-api pool timeouts', 'Statement timeouts in calendar-sync', 'Traefik returns 504', 'Queries are slow as the database is overloaded'] })
}

function conntrack(k) {
  const t0 = k.t0, on = t0 + k.int(40, 50) * M, end = on + 14 * M
  const nat = 'nat-gw-a', f = 'logs/all-hosts.log'
  const L = (t, h, p, m, o) => k.L(f, t, `<${k.pick([30, 134, 13])}>1 ${isoUsZ(t)} ${h} ${p} ${k.int(300, 9000)} - - ${m}`, o)
  k.every(t0, end, 2300, (t) => { const hurt = t > on - 70 * S && k.chance(t > on ? .45 : .12)
    if (hurt) k.pick([
      () => L(t, 'app-0' + k.int(1, 4), 'rates-fetcher', `ERROR fetch https://api.ecbfeeds.example/latest: dial tcp ${k.ip()}:443: i/o timeout`, { relevant: 'a' }),
      () => L(t, 'app-0' + k.int(1, 4), 'sms-dispatch', `level=error msg="provider unreachable" provider=twinkle err="net/http: TLS handshake timeout"`, { relevant: 'a' }),
      () => L(t, 'app-0' + k.int(1, 4), 'unbound', `[412:0] info: error sending query to auth server ${k.ip()} port 53`, { relevant: 'a' }),
      () => L(t, 'app-0' + k.int(1, 4), 'webhook-out', `WARN delivery ${k.id(10)} attempt=${k.int(1, 5)} failed: connect ETIMEDOUT ${k.ip()}:443`, { relevant: 'a' }),
    ])()
    else k.pick([
      () => L(t, 'app-0' + k.int(1, 4), 'rates-fetcher', `INFO fetched ${k.int(30, 40)} pairs in ${k.ms(180)}ms`),
      () => L(t, 'app-0' + k.int(1, 4), 'sms-dispatch', `level=info msg=sent provider=twinkle ms=${k.ms(210)}`),
      () => L(t, 'app-0' + k.int(1, 4), 'webhook-out', `INFO delivery ${k.id(10)} status=${k.pick([200, 200, 202, 410])} attempt=1`),
      () => L(t, 'db-01', 'postgres', `[${k.int(1000, 9000)}] LOG:  could not receive data from client: Connection reset by peer`),
      () => L(t, nat, 'nftables', `input drop IN=eth0 SRC=${k.ip()} DST=203.0.113.7 PROTO=TCP SPT=${k.int(30000, 60000)} DPT=${k.pick([23, 445, 3389, 8080])} SYN`),
      () => L(t, 'app-0' + k.int(1, 4), 'cron', `(root) CMD (run-parts /etc/cron.hourly)`),
    ])() })
  L(on - 8 * M, 'app-03', 'crawl-partner', `INFO link-check started, urls=412000 concurrency=4000`, { relevant: 'a' })
  k.every(on, end, 24000, (t) => L(t, nat, 'kernel', `[${(8812345 + (t - t0) / 1000).toFixed(6)}] nf_conntrack: nf_conntrack: table full, dropping packet`, { root: 'a' }))
  for (let i = 0; i < 3; i++) L(on + i * 140, nat, 'kernel', `[${(8812345 + (on - t0) / 1000 + i).toFixed(6)}] nf_conntrack: nf_conntrack: table full, dropping packet`, { root: 'a' })
  k.inc('a', { allOf: [[/conntrack|connection[- ]track|(?:nat|state) table|tracking table/], [/full|exhaust|overflow|limit|ran out|saturat|drop/]], services: ['nat-gw-a', 'kernel', 'nf_conntrack', 'crawl-partner'], victims: ['rates-fetcher', 'sms-dispatch', 'webhook-out', 'unbound', 'app-01', 'app-02', 'app-04'], onset: on, tol: 150, root: /table full/,
    right: ['The conntrack table on nat-gw-a is full and drops packets', 'Connection tracking on the NAT gateway is exhausted', 'nf_conntrack limit reached on nat-gw-a'],
    wrong: ['Outgoing HTTPS calls time out', 'sms provider twinkle is unreachable', 'unbound cannot send queries', 'nftables drops packets from scanners'] })
}

function vaultSeal(k) {
  const t0 = k.t0, on = t0 + k.int(35, 43) * M, end = on + 18 * M, v = 'logs/vault-0.log', a = 'logs/apps.log'
  const V = (t, lv, m, o) => k.L(v, t, `${iso(t)} [${lv}]${lv.length === 4 ? '  ' : ' '}${m}`, o)
  k.every(t0, on, 15000, (t) => k.pick([() => V(t, 'INFO', `expiration: revoked lease: lease_id=database/creds/${k.pick(['ledger', 'kyc'])}-rw/${k.id(24)}`), () => V(t, 'WARN', `core: post-unseal upgrade seal keys failed: error="no recovery key found"`), () => V(t, 'ERROR', `auth.kubernetes.auth_kubernetes_${k.hex(8)}: login unauthorized: err="service account name not authorized"`), () => V(t, 'INFO', 'rollback: attempting rollback: path=pki_int/')])())
  const tr = on - 14000
  V(tr, 'INFO', '==> Vault shutdown triggered', {}); V(tr + 40, 'INFO', 'core: marked as sealed'); V(tr + 400, 'INFO', 'core: stopping cluster listeners'); V(tr + 600, 'INFO', 'core: vault is sealed')
  V(on - 4000, 'INFO', 'proxy environment: http_proxy="" https_proxy="" no_proxy=""'); V(on - 3600, 'WARN', 'storage.raft.fsm: raft FSM db file has wider permissions than needed: needed=-rw------- existing=-rw-rw----')
  V(on - 3000, 'INFO', 'core: Initializing version history cache for core')
  k.tick(on, end, 9800, (t) => { V(t, 'INFO', 'core: stored unseal keys supported, attempting fetch', { relevant: 'a' }); V(t + 420, 'WARN', `failed to unseal core: error="fetching stored unseal keys failed: failed to decrypt encrypted stored keys: failed to unwrap key: azurekeyvault.BaseClient#UnwrapKey: Failure responding to request: StatusCode=401 -- Original Error: autorest/azure: error response cannot be parsed: AADSTS7000222: The provided client secret keys for app '${'b7d1'}-vault-unseal' are expired."`, { root: 'a' }) })
  const app = ['ledger-core', 'kyc-check', 'payout-runner', 'statement-pdf']
  k.every(t0, end, 2400, (t) => { const s = k.pick(app), bad = t > on - 12000 && k.chance(t > on + 5 * M ? .8 : .35)
    k.L(a, t, bad ? k.pick([
      `${isoUsZ(t)} ${s} ERROR vault: Put "https://vault.bank.svc:8200/v1/sys/leases/renew": Error making API request. Code: 503. Errors: * Vault is sealed`,
      `${isoUsZ(t)} ${s} ERROR FATAL: password authentication failed for user "v-kubernet-${s.slice(0, 6)}-${k.id(20)}" (SQLSTATE 28P01)`,
      `${isoUsZ(t)} ${s} WARN  secrets sidecar: lease ${k.id(8)} expired, no renewer; health=DOWN`,
      `${isoUsZ(t)} ${s} ERROR transit decrypt failed status=503 body={"errors":["Vault is sealed"]}`,
    ]) : k.pick([`${isoUsZ(t)} ${s} INFO  lease renewed ttl=1h path=database/creds/${s}`, `${isoUsZ(t)} ${s} INFO  processed ref=${k.id(9)} ms=${k.ms(45)}`, `${isoUsZ(t)} ${s} INFO  processed ref=${k.id(9)} ms=${k.ms(45)}`, `${isoUsZ(t)} ${s} WARN  sanction list is ${k.int(2, 5)} h old`]), bad ? { relevant: 'a' } : {}) })
  k.L('logs/node-events.log', tr - 30000, `${isoS(tr - 30000)} aks-sys-${k.int(100, 999)}-vmss000002 NodeUpgrade "Cordon node for OS image upgrade 202${k.int(5, 6)}.10.2"`)
  k.L('logs/node-events.log', tr - 2000, `${isoS(tr - 2000)} aks-sys-vmss000002 Eviction "Evicting pod vault/vault-0"`, { relevant: 'a' })
  for (let i = 0; i < 30; i++) k.L('logs/node-events.log', t0 + i * 100000, `${isoS(t0 + i * 100000)} aks-sys-vmss00000${k.int(0, 4)} ${k.pick(['NodeReady "Node is ready"', 'FreezeScheduled "VM freeze 0s"', 'ContainerGCFailed "rpc error: code = DeadlineExceeded"', 'NodeHasSufficientMemory "kubelet has sufficient memory available"'])}`)
  k.inc('a', { allOf: [[/client secret|unseal\w*.{0,60}credential|credential.{0,60}unseal|AADSTS|azure|key ?vault|service principal|\bapp (?:secret|registration)/], [/expir|no longer valid|outdated/]], services: ['vault', 'vault-0', 'azurekeyvault', 'azure', 'vault-unseal', 'key vault'], victims: ['ledger-core', 'kyc-check', 'payout-runner', 'statement-pdf', 'apps'], onset: on, tol: 150, root: /AADSTS7000222/,
    right: ['Vault cannot auto-unseal: the Azure client secret for Key Vault has expired', 'the expired Azure AD credential keeps vault-0 sealed after its restart', 'Auto-unseal fails as the service principal secret is expired'],
    wrong: ['Vault is sealed', 'vault-0 was evicted during a node upgrade', 'database passwords fail for ledger-core', 'Leases expired because nobody renewed', 'Database credentials expired since Vault is down'] })
}

function rabbitDisk(k) {
  const t0 = k.t0, on = t0 + k.int(42, 50) * M, end = on + 15 * M, r = 'logs/rabbit@mq2.log', p = 'logs/workers.log'
  const R = (t, lv, m, o) => k.L(r, t, `${us(t).replace('T', ' ')}+00:00 [${lv}] <0.${k.int(300, 9999)}.0> ${m}`, o)
  k.every(t0, end, 7000, (t) => k.pick([
    () => R(t, 'info', `accepting AMQP connection <0.${k.int(300, 9999)}.0> (10.12.0.${k.int(2, 250)}:${k.int(30000, 60000)} -> 10.12.1.2:5672)`),
    () => R(t, 'info', `connection <0.${k.int(300, 9999)}.0> (10.12.0.${k.int(2, 250)}:${k.int(30000, 60000)} -> 10.12.1.2:5672): user 'fleet' authenticated and granted access to vhost '/fleet'`),
    () => R(t, 'warning', `closing AMQP connection <0.${k.int(300, 9999)}.0> (10.12.0.${k.int(2, 250)}:${k.int(30000, 60000)} -> 10.12.1.2:5672 - geo, vhost: '/fleet', user: 'fleet'):\nclient unexpectedly closed TCP connection`),
    () => R(t, 'error', `Channel error on connection <0.${k.int(300, 9999)}.0> (10.12.0.4:${k.int(30000, 60000)} -> 10.12.1.2:5672, vhost: '/fleet', user: 'fleet'), channel 1:\noperation queue.declare caused a channel exception precondition_failed: inequivalent arg 'x-max-length' for queue 'geo.dlq' in vhost '/fleet'`),
  ])())
  k.tick(on, end, 5 * M, (t) => { R(t, 'info', `Free disk space is insufficient. Free bytes: ${k.int(1.2e9, 1.9e9)}. Limit: 2000000000`, { root: 'a' })
    R(t + 5, 'warning', `disk resource limit alarm set on node rabbit@mq2.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************`, { root: 'a' })
    if (t + 4 * M < end) { R(t + 200 * S, 'info', `Free disk space is sufficient. Free bytes: 20${k.int(10, 40)}000000. Limit: 2000000000`, { relevant: 'a' }); R(t + 200 * S + 4, 'warning', 'disk resource limit alarm cleared on node rabbit@mq2', { relevant: 'a' }) } })
  const w = ['telemetry-ingest', 'route-planner', 'driver-push', 'geo-fence']
  k.every(t0, end, 2200, (t) => { const s = k.pick(w), bad = t > on + 4000 && k.chance(.5)
    k.L(p, t, bad ? k.pick([`${spMs(t)} [${s}] ERROR pika.adapters.blocking_connection: Connection blocked by broker for more than 30 s, publish abandoned`, `${spMs(t)} [${s}] ERROR amqp: socket.timeout: timed out waiting for basic.ack, tag=${k.int(1000, 99999)}`, `${spMs(t)} [${s}] WARN outbox grows: ${Math.round((t - on) / 300) + k.int(1, 50)} messages not published`, `${spMs(t)} [${s}] CRITICAL health: publisher dead, restarting worker`]) : k.pick([`${spMs(t)} [${s}] INFO published ${k.int(10, 500)} in ${k.ms(30)}ms`, `${spMs(t)} [${s}] INFO consumed ${k.int(10, 500)} acked`, `${spMs(t)} [${s}] WARN vehicle ${k.int(100, 999)} sent a position in the future, ignored`]), bad ? { relevant: 'a' } : {}) })
  k.L(p, on - 20 * S, `${spMs(on - 20 * S)} [geo-fence] WARN outbox grows: 14 messages not published`)
  k.inc('a', { allOf: [[/disk|storage/], [/alarm|space|full|limit|insufficient|low|watermark|exhaust/]], mustNot: [/memory (?:alarm|watermark)/], services: ['rabbitmq', 'rabbit', 'rabbit@mq2', 'mq2'], victims: w.concat(['workers']), onset: on, tol: 90, root: /Free disk space is insufficient|disk resource limit alarm/,
    right: ['RabbitMQ node mq2 is low on disk space; its disk alarm blocks publishers', 'disk limit alarm on rabbit@mq2', 'free disk space on the broker is insufficient'],
    wrong: ['Publishers are blocked by the broker', 'telemetry-ingest outbox grows', 'timeout waiting for basic.ack', 'Channel errors precondition_failed on geo.dlq'] })
}

function nameNodeGc(k) {
  const t0 = k.t0, on = t0 + k.int(36, 44) * M, end = on + 20 * M, nn = 'hadoop/namenode-nn1.log', sp_ = 'hadoop/spark-driver-etl.log', rm = 'hadoop/resourcemanager.log', zk = 'hadoop/zkfc-nn1.log'
  const J = (f, t, lv, lg, m, o) => k.L(f, t, `${comma(t)} ${lv} ${lg}: ${m}`, o)
  const pauses = []; for (let t = on; t < end; ) { const ms = k.int(24000, 46000); pauses.push([t, ms]); t += ms + k.int(30, 75) * S }
  const inP = (t) => pauses.find(([a, d]) => t >= a && t < a + d)
  k.every(t0, end, 5000, (t) => { if (inP(t)) return; k.pick([
    () => J(nn, t, 'INFO', 'BlockStateChange', `BLOCK* addStoredBlock: 10.70.1.${k.int(10, 60)}:9866 is added to blk_107${k.int(1000000, 9999999)}_${k.int(100000, 999999)} (size=${k.int(1000, 134217728)})`),
    () => J(nn, t, 'INFO', 'org.apache.hadoop.hdfs.StateChange', `DIR* completeFile: /warehouse/events/dt=${ymd(t)}/part-000${k.int(10, 99)}.parquet is closed by DFSClient_NONMAPREDUCE_${k.int(1e8, 9e8)}_1`),
    () => J(nn, t, 'WARN', 'org.apache.hadoop.security.UserGroupInformation', 'No groups available for user hue'),
    () => J(nn, t, 'INFO', 'org.apache.hadoop.hdfs.server.namenode.FSNamesystem', `Number of transactions: ${k.int(100, 9000)} Total time for transactions(ms): ${k.int(1, 90)} Number of transactions batched in Syncs: ${k.int(10, 300)}`),
  ])() })
  for (const [t, ms] of pauses) {
    J(nn, t + ms, 'WARN', 'org.apache.hadoop.util.JvmPauseMonitor', `Detected pause in JVM or host machine (eg GC): pause of approximately ${ms}ms\nGC pool 'G1 Old Generation' had collection(s): count=1 time=${ms - k.int(20, 300)}ms`, { root: 'a' })
    J(nn, t + ms + 300, 'INFO', 'org.apache.hadoop.ipc.Server', `IPC Server handler ${k.int(1, 64)} on 8020: skipped Call#${k.int(1000, 9000)} org.apache.hadoop.hdfs.protocol.ClientProtocol.getFileInfo from 10.70.2.${k.int(2, 90)}:${k.int(30000, 60000)}, client disconnected`)
    for (let x = 12000; x < ms; x += 7000) J(zk, t + x, 'WARN', 'org.apache.hadoop.ha.HealthMonitor', `Transport-level exception trying to monitor health of NameNode at nn1/10.70.0.11:8020: java.net.SocketTimeoutException: ${x} millis timeout while waiting for channel to be ready for read`, { relevant: 'a' })
  }
  k.tick(t0, on, 60000, (t) => J(zk, t, 'INFO', 'org.apache.hadoop.ha.HealthMonitor', 'Entering state SERVICE_HEALTHY'))
  k.every(t0, end, 3800, (t) => { const b = t > on && k.chance(.55)
    if (b) k.pick([
      () => J(sp_, t, 'ERROR', 'org.apache.spark.scheduler.TaskSetManager', `Task ${k.int(1, 400)} in stage ${k.int(10, 60)}.0 failed 4 times; aborting job`, { relevant: 'a' }),
      () => J(sp_, t, 'WARN', 'org.apache.hadoop.io.retry.RetryInvocationHandler', `A failover has occurred since the start of call #${k.int(1000, 99999)} getBlockLocations over nn2/10.70.0.12:8020`, { relevant: 'a' }),
      () => J(sp_, t, 'WARN', 'org.apache.spark.scheduler.TaskSetManager', `Lost task ${k.int(1, 400)}.0 in stage ${k.int(10, 60)}.0 (TID ${k.int(1000, 9000)}) (dn-1${k.int(0, 9)} executor ${k.int(1, 40)}): java.net.SocketTimeoutException: Call From dn-14/10.70.1.14 to nn1:8020 failed on socket timeout exception: 60000 millis timeout\n\tat org.apache.hadoop.net.SocketIOWithTimeout.doIO(SocketIOWithTimeout.java:163)\n\tat org.apache.hadoop.ipc.Client.call(Client.java:1477)`, { relevant: 'a' }),
      () => J(rm, t, 'ERROR', 'org.apache.hadoop.yarn.server.resourcemanager.recovery.RMStateStore', `State store operation failed\njava.io.IOException: Response of updateApplicationState timed out from nn1`, { relevant: 'a' }),
    ])()
    else k.pick([() => J(sp_, t, 'INFO', 'org.apache.spark.scheduler.TaskSetManager', `Finished task ${k.int(1, 400)}.0 in stage ${k.int(10, 60)}.0 (TID ${k.int(1000, 9000)}) in ${k.ms(4000)} ms on dn-1${k.int(0, 9)} (executor ${k.int(1, 40)}) (${k.int(1, 400)}/400)`),
      () => J(sp_, t, 'WARN', 'org.apache.spark.storage.memory.MemoryStore', `Not enough space to cache rdd_${k.int(1, 90)}_${k.int(1, 90)} in memory! (computed 2.1 GiB so far)`),
      () => J(rm, t, 'INFO', 'org.apache.hadoop.yarn.server.resourcemanager.scheduler.capacity.LeafQueue', `assignedContainer queue=root.etl usedCapacity=0.${k.int(10, 99)} application=application_17${k.int(10000000, 99999999)}_${k.int(1000, 9999)}`)])() })
  k.inc('a', { allOf: [[/name ?node|\bnn1\b/], [/\bGC\b|garbage|JVM pause|stop[- ]the[- ]world|heap|old generation|paus/]], services: ['namenode', 'nn1', 'hdfs', 'namenode-nn1', 'org.apache.hadoop.util.JvmPauseMonitor', 'JvmPauseMonitor'], victims: ['spark', 'spark-driver-etl', 'resourcemanager', 'zkfc', 'zkfc-nn1', 'yarn', 'nn2'], onset: on, tol: 120, root: /Detected pause in JVM/,
    right: ['NameNode nn1 suffers garbage collection pauses of up to 45 s', 'Long stop-the-world pauses of the NameNode JVM', 'nn1 freezes in full GC of its old generation'],
    wrong: ['Spark tasks are lost by socket timeouts', 'ZKFC cannot monitor the health of nn1', 'A failover to nn2 occurred', 'YARN state store operation failed'] })
}

function clockStep(k) {
  const t0 = k.at(k.int(5, 17)), on = t0 + k.int(31, 39) * M, end = on + 16 * M, f = 'logs/sso-cluster.log', back = 341
  const L = (t, h, m, o) => k.L(f, t, `${isoUs(t)} loghost ${h} ${m}`, o) // stamped by the collector
  const vc = `hv-${k.int(10, 40)}`
  k.every(t0, end, 1900, (t) => { const b = t > on + 1500 && k.chance(.4), u = k.id(6)
    if (b) k.pick([
      () => L(t, 'api-2', `orders[881]: JWT rejected: token used before issued (iat is ${back - k.int(0, 3)} s in the future) sub=${u}`, { relevant: 'a' }),
      () => L(t, 'api-1', `orders[880]: 401 Unauthorized {"error":"invalid_token","error_description":"Jwt is not yet valid"} sub=${u}`, { relevant: 'a' }),
      () => L(t, 'files-1', `smbd[2201]: gss_accept_sec_context failed with [ Miscellaneous failure: Clock skew too great]`, { relevant: 'a' }),
      () => L(t, 'kdc-1', `krb5kdc[612]: AS_REQ (8 etypes) 10.15.2.${k.int(2, 99)}: CLOCK_SKEW: host/sso-1@CORP.EXAMPLE for krbtgt/CORP.EXAMPLE, Clock skew too great`, { relevant: 'a' }),
      () => L(t, 'portal', `nginx[77]: ${k.ip()} "GET /login/callback" 401 0.0${k.int(10, 60)}`, { relevant: 'a' }),
    ])()
    else k.pick([
      () => L(t, 'api-1', `orders[880]: 200 GET /orders/${k.int(1000, 99999)} ${k.ms(30)}ms sub=${u}`),
      () => L(t, 'sso-1', `keycloak[1400]: INFO [org.keycloak.events] type="LOGIN" realm="corp" clientId="orders" user="${u}"`),
      () => L(t, 'sso-1', `keycloak[1400]: WARN [org.keycloak.events] type="LOGIN_ERROR" realm="corp" error="invalid_user_credentials" user="${u}"`),
      () => L(t, 'kdc-1', `krb5kdc[612]: TGS_REQ (4 etypes) 10.15.2.${k.int(2, 99)}: ISSUE: authtime ${Math.floor(t / 1000)}, ${u}@CORP.EXAMPLE for cifs/files-1@CORP.EXAMPLE`),
      () => L(t, 'kdc-1', `krb5kdc[612]: AS_REQ (8 etypes) 10.15.2.${k.int(2, 99)}: NEEDED_PREAUTH: ${u}@CORP.EXAMPLE for krbtgt/CORP.EXAMPLE, Additional pre-authentication required`),
      () => L(t, k.pick(['api-1', 'files-1']), `chronyd[522]: Selected source 10.15.0.${k.int(4, 6)} (ntp${k.int(1, 3)}.corp.example)`),
    ])() })
  L(on - 26 * S, 'sso-1', `qemu-ga[590]: info: guest-fsfreeze called`); L(on - 14 * S, 'sso-1', 'qemu-ga[590]: info: guest-fsfreeze-thaw called')
  L(on, 'sso-1', `chronyd[531]: Forward time jump detected!`, { root: 'a' })
  L(on + 300, 'sso-1', `chronyd[531]: Can't synchronise: no selectable sources`, { root: 'a' })
  k.every(on + 60 * S, end, 170 * S, (t) => L(t, 'sso-1', `chronyd[531]: System clock wrong by -${back}.${k.int(100000, 999999)} seconds`, { root: 'a' }))
  L(on + 62 * S, 'sso-1', `chronyd[531]: System clock wrong by -${back}.412911 seconds`, { root: 'a' })
  L(on - 60 * S, 'sso-1', `systemd[1]: Finished vm-snapshot-pre.service - Quiesce before snapshot on ${vc}.`)
  k.inc('a', { allOf: [[/clock|time[- ](?:jump|sync|drift|skew|step)|\bNTP\b|chrony|system time/], [/sso-1|keycloak|kdc client|identity provider|chronyd?|host.{0,30}ahead|ahead|jump/]], mustNot: [/clock.{0,20}(?:of|on) (?:api-1|api-2|files-1)/], services: ['sso-1', 'chronyd', 'keycloak', 'chrony', 'sso'], victims: ['api-1', 'api-2', 'files-1', 'kdc-1', 'portal', 'orders', 'smbd', 'krb5kdc', 'nginx'], onset: on, tol: 90, root: /chronyd\[531\]/,
    right: ['The clock of sso-1 jumped about 341 s forward, chronyd has no source', 'Time jump on the identity provider host sso-1; its system clock is ahead', 'chronyd on sso-1 lost synchronisation after a snapshot, clock wrong by 341 s'],
    wrong: ['JWTs are rejected as not yet valid by orders', 'Kerberos clock skew too great at files-1', 'Many 401 on login callbacks', 'Users type wrong passwords in Keycloak'] })
}

function phpSlow(k) {
  const t0 = k.t0, on = t0 + k.int(35, 42) * M, end = on + 17 * M, acc = 'var/log/nginx/access.log', err = 'var/log/nginx/error.log', fpm = 'var/log/php8.2-fpm.log', slow = 'var/log/php8.2-fpm.slow.log', wc = 'var/log/shop/app.log'
  k.every(t0, end, 2300, (t) => { const chk = k.chance(.14), b = t > on + 90 * S && k.chance(.6), path = chk ? '/checkout/confirm' : k.pick(['/', '/sale', '/p/' + k.id(6), '/cart', '/search?q=' + k.id(4)])
    const st = b ? k.pick([502, 504, 504]) : k.chance(.02) ? 404 : 200
    k.L(acc, t, k.nginx(t, { path, m: chk ? 'POST' : 'GET', st, rt: b ? '60.00' + k.int(0, 9) : chk && t > on ? k.int(21, 59) + '.112' : (k.ms(90) / 1000).toFixed(3) }), b ? { relevant: 'a' } : {})
    if (b) k.L(err, t, `${slash(t)} [error] 903#903: *${k.int(10000, 999999)} ${k.pick(['upstream timed out (110: Connection timed out) while reading response header from upstream', 'connect() to unix:/run/php/php8.2-fpm.sock failed (11: Resource temporarily unavailable) while connecting to upstream'])}, client: ${k.ip()}, server: shop.example, request: "GET ${path} HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock", host: "shop.example"`, { relevant: 'a' })
    else if (chk) k.L(wc, t, `[${iso(t).slice(0, 19)}+00:00] checkout.INFO: order placed {"order":${k.int(100000, 999999)},"total":${k.int(10, 400)}} []`)
    else if (k.chance(.05)) k.L(wc, t, `[${iso(t).slice(0, 19)}+00:00] php.WARNING: Warning: Undefined array key "utm_source" {"exception":"[object] (ErrorException(code: 0): Warning: Undefined array key \\"utm_source\\" at /srv/shop/src/Tracking.php:31)"} []`) })
  k.every(on + 60 * S, end, 40000, (t) => k.L(fpm, t, `[${phpT(t)}] WARNING: [pool www] server reached pm.max_children setting (40), consider raising it`, { relevant: 'a' }))
  k.every(t0, end, 200000, (t) => k.L(fpm, t, `[${phpT(t)}] NOTICE: [pool www] child ${k.int(1000, 9000)} exited with code 0 after ${k.int(900, 9000)}.1 seconds from start`))
  let first = true
  k.every(on, end, 21000, (t) => { const pid = k.int(10000, 30000)
    k.L(slow, t, `\n[${phpT(t)}]  [pool www] pid ${pid}\nscript_filename = /srv/shop/public/index.php\n[0x00007f${k.hex(10)}] curl_exec() /srv/shop/vendor/parcelpoint/sdk/src/HttpTransport.php:74\n[0x00007f${k.hex(10)}] request() /srv/shop/vendor/parcelpoint/sdk/src/Client.php:131\n[0x00007f${k.hex(10)}] nearestPoints() /srv/shop/src/Shipping/PickupPoints.php:58\n[0x00007f${k.hex(10)}] confirm() /srv/shop/src/Controller/CheckoutController.php:212`, { root: 'a' })
    k.L(fpm, t + 40, `[${phpT(t + 40)}] WARNING: [pool www] child ${pid}, script '/srv/shop/public/index.php' (request: "POST /index.php") executing too slow (20.${k.int(100000, 999999)} sec), logging`, { relevant: 'a' }) })
  for (let i = 0; i < 5; i++) { const t = t0 + (5 + i * 6) * M; k.L(slow, t, `\n[${phpT(t)}]  [pool www] pid ${k.int(10000, 30000)}\nscript_filename = /srv/shop/public/index.php\n[0x00007f${k.hex(10)}] execute() /srv/shop/vendor/doctrine/dbal/src/Driver/PDO/Statement.php:55\n[0x00007f${k.hex(10)}] monthly() /srv/shop/src/Admin/Report.php:40`) }
  k.inc('a', { allOf: [[/parcel ?point|pickup point|PickupPoints|shipping (?:api|provider|service|sdk)|carrier (?:api|service)|curl_exec|external (?:http )?(?:api|call|service|request|provider)|third[- ]party|outbound (?:http|call|request)/], [/slow|hang|hung|block|wait|latency|stall|timeout|time out|does not (?:answer|respond)|unrespons|no timeout/]], mustNot: [/doctrine/],
    services: ['parcelpoint', 'php-fpm', 'php8.2-fpm', 'PickupPoints', 'CheckoutController', 'www', 'shop', 'checkout', 'parcelpoint-sdk', 'php8.2-fpm.slow'], victims: ['nginx'], onset: on, tol: 150, root: /parcelpoint|curl_exec/,
    right: ['Checkout waits in curl_exec for the slow ParcelPoint API and occupies all PHP workers', 'The third-party pickup point service does not respond; FPM children hang', 'External HTTP call to parcelpoint blocks every php-fpm child'],
    wrong: ['nginx upstream timed out', 'pm.max_children is too low', 'php-fpm reached max_children and requests get 502/504', 'Slow database report query'] })
}

function celeryPoison(k) {
  const t0 = k.t0, on = t0 + k.int(37, 45) * M, end = on + 19 * M, f = 'logs/worker-7.journal', cl = 'cms.tasks.'
  const poison = k.uuid(), file = `tender-${k.int(2000, 9999)}.docx`
  const L = (t, p, m, o) => k.L(f, t, m.split('\n').map((x) => `${isoUs(t)} worker-7 ${p}: ${x}`).join('\n'), o)
  const C = (t, lv, m, o) => L(t, 'celery[4410]', `[${comma(t)}: ${lv}/${lv === 'INFO' && k.chance(.6) ? 'ForkPoolWorker-' + k.int(1, 8) : 'MainProcess'}] ${m}`, o)
  k.every(t0, end, 2600, (t) => { const u = k.uuid(), n = cl + k.pick(['send_newsletter', 'index_page', 'thumbnail', 'sync_calendar'])
    C(t, 'INFO', `Task ${n}[${u}] received`)
    if (t > on && k.chance(.3)) C(t + 900, k.pick(['ERROR', 'CRITICAL', 'ERROR']), k.pick([`Task handler raised error: WorkerLostError('Worker exited prematurely: signal 9 (SIGKILL) Job: ${k.int(100, 9999)}.')\nTraceback (most recent call last):\n  File "/srv/cms/venv/lib/python3.11/site-packages/billiard/pool.py", line 1265, in mark_as_worker_lost\n    raise WorkerLostError(`, `Task ${n}[${u}] raised unexpected: TimeLimitExceeded(120)`, `Task ${n}[${u}] redelivered 2 times`]), { relevant: 'a' })
    else if (k.chance(.03)) C(t + 300, 'WARNING', `Task ${n}[${u}] retry: Retry in 30s: SMTPServerDisconnected('Connection unexpectedly closed')`)
    else C(t + k.ms(400), 'INFO', `Task ${n}[${u}] succeeded in ${(k.ms(400) / 1000).toFixed(4)}s: None`) })
  k.tick(on, end, 95 * S, (t, i) => { const pid = k.int(5000, 9000)
    C(t, 'INFO', `Task ${cl}extract_text[${poison}] received`, { root: 'a' })
    L(t + 600, 'celery[4410]', `[${comma(t + 600)}: INFO/ForkPoolWorker-${k.int(1, 8)}] ${cl}extract_text[${poison}]: converting ${file} (pages=1, embedded objects=48211)`, { root: 'a' })
    const tk = t + 48 * S, up = ((tk - t0) / 1000 + 44121).toFixed(6)
    L(tk, 'kernel', `[${up}] python invoked oom-killer: gfp_mask=0xcc0(GFP_KERNEL), order=0, oom_score_adj=0`, { relevant: 'a' })
    L(tk + 10, 'kernel', `[${up}] Memory cgroup out of memory: Killed process ${pid} (celery) total-vm:6911232kB, anon-rss:${k.int(3900000, 4090000)}kB, file-rss:9120kB, shmem-rss:0kB, UID:1003 pgtables:12100kB oom_score_adj:0`, { root: 'a' })
    C(tk + 900, 'ERROR', `Process 'ForkPoolWorker-${k.int(1, 8)}' pid:${pid} exited with 'signal 9 (SIGKILL)'`, { relevant: 'a' }) })
  C(on - 9 * M, 'INFO', `Task ${cl}extract_text[${k.uuid()}] received`); C(on - 9 * M + 2000, 'INFO', `Task ${cl}extract_text[${k.uuid()}] succeeded in 1.911s: 'ok'`)
  L(t0 + 9 * M, 'systemd[1]', 'Stopping celery.service - Celery workers...'); L(t0 + 9 * M + 3000, 'celery[4409]', 'worker: Warm shutdown (MainProcess)'); L(t0 + 9 * M + 9000, 'systemd[1]', 'Started celery.service - Celery workers.')
  k.host(f, t0, end, 40000, 'worker-7')
  k.inc('a', { allOf: [[/extract_text|tender-|\.docx|document|embedded objects|poison|text extraction/], [/memory|\boom\b|kill|redeliver|requeue|again and again|repeated/]], services: ['extract_text', 'cms.tasks.extract_text', 'celery', 'worker-7', 'cms'], victims: ['send_newsletter', 'index_page', 'thumbnail', 'sync_calendar', 'cms.tasks.send_newsletter', 'cms.tasks.index_page', 'cms.tasks.thumbnail', 'cms.tasks.sync_calendar'], onset: on, tol: 150, root: /extract_text|Killed process/,
    right: ['The extract_text task for one docx takes all memory, is OOM-killed and redelivered over and over', 'A poison document exhausts the worker memory', 'tender docx with 48211 embedded objects makes celery run out of memory'],
    wrong: ['Workers exit prematurely with SIGKILL', 'The worker is out of memory', 'send_newsletter exceeds its time limit', 'SMTP server disconnects'] })
}

function ldapLock(k) {
  const t0 = k.at(k.int(6, 14)), on = t0 + k.int(40, 48) * M, end = on + 16 * M, w = 'logs/dc02-security.log', a = 'logs/apps-auth.log'
  const W = (t, rec, o) => k.L(w, t, JSON.stringify({ TimeCreated: isoUsZ(t), Computer: 'DC02.corp.example', Channel: 'Security', ...rec }), o)
  k.every(t0, end, 4200, (t) => { const u = k.id(6); k.pick([
    () => W(t, { EventID: 4624, LogonType: 3, TargetUserName: u, WorkstationName: 'PC-' + k.int(100, 999), IpAddress: `10.2.${k.int(0, 9)}.${k.int(2, 250)}`, Message: 'An account was successfully logged on.' }),
    () => W(t, { EventID: 4769, TargetUserName: u + '@CORP.EXAMPLE', ServiceName: 'cifs/fs0' + k.int(1, 4), Status: '0x0', Message: 'A Kerberos service ticket was requested.' }),
    () => W(t, { EventID: 4625, LogonType: 3, TargetUserName: u, Status: '0xC000006D', SubStatus: '0xC000006A', IpAddress: `10.2.${k.int(0, 9)}.${k.int(2, 250)}`, Message: 'An account failed to log on.' }),
    () => W(t, { EventID: 4740, TargetUserName: u, CallerComputerName: 'PC-' + k.int(100, 999), Message: 'A user account was locked out.' }),
  ].slice(0, k.chance(.06) ? 4 : 3))() })
  k.tick(on - 100 * S, on, 9000, (t) => W(t, { EventID: 4625, LogonType: 3, TargetUserName: 'svc-ldapbind', Status: '0xC000006D', SubStatus: '0xC000006A', WorkstationName: 'PRINT-OLD', IpAddress: '10.2.77.9', Message: 'An account failed to log on.' }, { root: 'a' }))
  k.tick(on, end, 31 * M, (t) => W(t, { EventID: 4740, TargetUserName: 'svc-ldapbind', CallerComputerName: 'PRINT-OLD', Message: 'A user account was locked out.' }, { root: 'a' }))
  k.every(on + 900, end, 3600, (t) => W(t, { EventID: 4625, LogonType: 3, TargetUserName: 'svc-ldapbind', Status: '0xC0000234', SubStatus: '0x0', WorkstationName: k.pick(['WIKI01', 'GIT01', 'VPN01']), IpAddress: '10.2.8.' + k.int(4, 9), Message: 'An account failed to log on.' }, { relevant: 'a' }))
  k.every(t0, end, 2800, (t) => { const b = t > on && k.chance(.7), ap = k.pick(['wiki', 'git', 'vpn', 'ticket'])
    k.L(a, t, `${sp(t)} ${ap} ` + (b ? { wiki: `[http-nio-8090-exec-${k.int(1, 30)}] ERROR com.atlassian.crowd.directory: Error connecting to LDAP server; nested exception is javax.naming.AuthenticationException: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 775, v4563]`, git: `{"severity":"ERROR","message":"(ldap) Authentication failure! ldap_error: Net::LDAP::BindingInformationInvalidError, Invalid Credentials"}`, vpn: `AUTH: ${k.ip()} user=${k.id(6)} LDAP bind failed: Invalid credentials (49)`, ticket: `[error] otrs Kernel::System::Auth::LDAP: First bind failed! 80090308: LdapErr: data 775` }[ap] : `${k.pick(['login ok', 'session refreshed', 'group sync 14 groups', 'login failed: wrong password'])} user=${k.id(6)}`), b ? { relevant: 'a' } : {}) })
  k.inc('a', { allOf: [[/svc-ldapbind|bind (?:account|user)|service account|ldapbind/], [/lock/]], services: ['svc-ldapbind', 'PRINT-OLD', 'DC02', 'DC02.corp.example', 'dc02-security', 'ldap', 'active directory'], victims: ['wiki', 'git', 'vpn', 'ticket', 'apps-auth'], onset: on, tol: 120, root: /svc-ldapbind/,
    right: ['The service account svc-ldapbind is locked out because PRINT-OLD keeps using a wrong password', 'Account lockout of the LDAP bind user', 'svc-ldapbind was locked in Active Directory'],
    wrong: ['LDAP error 49 invalid credentials in all apps', 'Users cannot log in to wiki and git', 'LDAP server does not accept binds', 'A user account PC-112 was locked out'] })
}

function etcdDisk(k) {
  const t0 = k.at(k.int(0, 4)), on = t0 + k.int(38, 46) * M, end = on + 14 * M, cp = 'logs/cp-2.log'
  const L = (t, p, m, o) => k.L(cp, t, `${isoUs(t)} cp-2 ${p}: ${m}`, o)
  const et = (t, lv, caller, msg, rest, o) => L(t, 'etcd[1301]', JSON.stringify({ level: lv, ts: isoUsZ(t), caller, msg, ...rest }), o)
  const ap = (t, lv, src, m, o) => L(t, 'kube-apiserver[1400]', `${lv}${klog(t)}    1400 ${src}] ${m}`, o)
  k.every(t0, end, 3600, (t) => k.pick([
    () => et(t, 'info', 'mvcc/kvstore_compaction.go:68', 'finished scheduled compaction', { 'compact-revision': k.int(1e6, 9e6), took: k.int(20, 90) + '.1ms' }),
    () => ap(t, 'I', 'controller.go:615', `quota admission added evaluator for: leases.coordination.k8s.io`),
    () => ap(t, 'W', 'dispatcher.go:225', `Failed calling webhook, failing open vpa.k8s.io: failed calling webhook "vpa.k8s.io": Post "https://vpa-webhook.kube-system.svc:443/?timeout=30s": no endpoints available for service "vpa-webhook"`),
    () => L(t, 'kube-scheduler[1411]', `I${klog(t)}    1411 schedule_one.go:302] "Successfully bound pod to node" pod="batch/job-${k.id(5)}" node="wk-${k.int(1, 30)}" evaluatedNodes=30 feasibleNodes=${k.int(4, 30)}`),
    () => L(t, 'kubelet[990]', `I${klog(t)}     990 scope.go:117] "RemoveContainer" containerID="${k.hex(64)}"`),
  ])())
  k.L(cp, on - 22 * S, `${isoUs(on - 22 * S)} cp-2 systemd[1]: Starting snapcopy.service - Copy image store to /var/lib/longhorn-mirror...`, { relevant: 'a' })
  k.every(on - 12 * S, end, 3300, (t) => k.pick([
    () => ap(t, 'E', 'status.go:71', `apiserver received an error that is not an metav1.Status: &errors.errorString{s:"context deadline exceeded"}: context deadline exceeded`, { relevant: 'a' }),
    () => ap(t, 'E', 'writers.go:122', 'apiserver was unable to write a JSON response: http: Handler timeout', { relevant: 'a' }),
    () => L(t, 'kube-controller-manager[1422]', `E${klog(t)}    1422 leaderelection.go:332] error retrieving resource lock kube-system/kube-controller-manager: Get "https://127.0.0.1:6443/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kube-controller-manager?timeout=5s": context deadline exceeded`, { relevant: 'a' }),
    () => L(t, 'kube-scheduler[1411]', `E${klog(t)}    1411 server.go:242] "Leaderelection lost"`, { relevant: 'a' }),
    () => L(t, 'kubelet[990]', `E${klog(t)}     990 kubelet_node_status.go:544] "Error updating node status, will retry" err="error getting node \\"cp-2\\": Get \\"https://10.77.0.9:6443/api/v1/nodes/cp-2?timeout=10s\\": net/http: request canceled (Client.Timeout exceeded while awaiting headers)"`, { relevant: 'a' }),
  ])())
  k.every(on, end, 17000, (t) => et(t, 'warn', 'wal/wal.go:805', 'slow fdatasync', { took: `${k.int(2, 9)}.${k.int(100000000, 999999999)}s`, 'expected-duration': '1s' }, { root: 'a' }))
  k.every(on + 3000, end, 26000, (t) => et(t, 'warn', 'etcdserver/raft.go:415', 'leader failed to send out heartbeat on time; took too long, leader is overloaded likely from slow disk', { to: k.hex(16), 'heartbeat-interval': '100ms', 'expected-duration': '200ms', 'exceeded-duration': `${k.int(1, 5)}.${k.int(100, 999)}s` }, { root: 'a' }))
  k.every(on + 2000, end, 9000, (t) => et(t, 'warn', 'etcdserver/util.go:170', 'apply request took too long', { took: `${k.int(1, 8)}.${k.int(100, 999)}s`, 'expected-duration': '100ms', prefix: 'read-only range ', request: `key:"/registry/leases/kube-system/${k.id(6)}" `, response: '', error: '' }, { relevant: 'a' }))
  k.inc('a', { allOf: [[/etcd|cp-2|snapcopy/], [/disk|fsync|fdatasync|\bI\/?O\b|\bWAL\b|storage|write latency/]], services: ['etcd', 'cp-2', 'snapcopy', 'snapcopy.service'], victims: ['kube-apiserver', 'kube-scheduler', 'kube-controller-manager', 'kubelet'], onset: on - 12 * S, tol: 90, root: /slow fdatasync|slow disk/,
    right: ['etcd on cp-2 suffers slow disk syncs (fdatasync of seconds) since snapcopy runs', 'Slow disk I/O below etcd', 'The image store copy saturates the disk and etcd WAL writes take seconds'],
    wrong: ['kube-apiserver requests exceed their deadline', 'kube-scheduler lost its leader election', 'vpa webhook has no endpoints', 'etcd applies requests too slowly'] })
}

function twoKube(k) {
  const t0 = k.t0, on1 = t0 + k.int(28, 33) * M, on2 = t0 + k.int(58, 64) * M, end = t0 + 85 * M, f = 'logs/cluster-stream.jsonl'
  const J = (t, src, o, mk) => k.L(f, t, JSON.stringify({ '@timestamp': iso(t), src, ...o }), mk)
  k.every(t0, end, 3000, (t) => k.pick([
    () => J(t, 'video-api', { lvl: 'info', msg: 'segment served', ms: k.ms(t > on2 ? 260 : 35), node: 'n' + k.int(1, 6) }),
    () => J(t, 'subtitle', { lvl: 'info', msg: 'cue list built', cues: k.int(10, 900) }),
    () => J(t, 'subtitle', { lvl: 'warn', msg: 'language tag zh-Hant-TW normalised' }),
    () => J(t, 'transcoder', { lvl: 'info', msg: 'chunk done', job: k.id(8), fps: k.int(40, 80) }),
    () => J(t, 'ads', { lvl: 'error', msg: 'no creative for slot', slot: k.id(5) }),
    () => J(t, 'k8s-event', { type: 'Normal', reason: 'Pulled', object: 'pod/subtitle-' + k.id(5), msg: 'Container image already present on machine' }),
  ])())
  // a: transcoder image tag gone
  J(on1 - 20 * S, 'argocd', { lvl: 'info', msg: 'sync operation succeeded', app: 'transcoder', revision: k.hex(7) }, { relevant: 'a' })
  k.tick(on1, end, 47000, (t) => { const pod = `pod/transcoder-${'7c9f'}-${k.id(5)}`
    J(t, 'k8s-event', { type: 'Warning', reason: 'Failed', object: pod, msg: 'Failed to pull image "harbor.tv.example/media/transcoder:v9.4.0-rc2": rpc error: code = NotFound desc = failed to pull and unpack image: harbor.tv.example/media/transcoder:v9.4.0-rc2: not found' }, { root: 'a' })
    J(t + 900, 'k8s-event', { type: 'Warning', reason: 'BackOff', object: pod, msg: 'Back-off pulling image "harbor.tv.example/media/transcoder:v9.4.0-rc2"' }, { relevant: 'a' }) })
  k.every(on1 - 5 * S, end, 11000, (t) => J(t, 'upload', { lvl: 'error', msg: 'no transcoder accepted the job within 30 s', job: k.id(8), queue: Math.round((t - on1) / 9000) + 3 }, { relevant: 'a' }))
  // b: NIC flap on n4, complaints come earlier
  k.every(on2 - 20 * S, end, 5500, (t) => k.pick([
    () => J(t, 'video-api', { lvl: 'error', msg: 'origin read timeout', origin: 'origin-cache-2', ms: 5000 }, { relevant: 'b' }),
    () => J(t, 'player-beacon', { lvl: 'error', msg: 'rebuffering', viewers: k.int(20, 900) }, { relevant: 'b' }),
    () => J(t, 'origin-cache-2', { lvl: 'warn', msg: 'peer reset', peer: `10.5.0.${k.int(2, 90)}` }, { relevant: 'b' }),
  ])())
  k.every(on2, end, 100 * S, (t) => { J(t, 'n4/kernel', { msg: `ixgbe 0000:3b:00.1 enp59s0f1: NIC Link is Down` }, { root: 'b' }); J(t + 3200, 'n4/kernel', { msg: 'ixgbe 0000:3b:00.1 enp59s0f1: NIC Link is Up 10 Gbps, Flow Control: None' }, { root: 'b' }) })
  for (let i = 0; i < 2; i++) { const t = on2 + i * 21000; J(t, 'n4/kernel', { msg: 'ixgbe 0000:3b:00.1 enp59s0f1: NIC Link is Down' }, { root: 'b' }); J(t + 2900, 'n4/kernel', { msg: 'ixgbe 0000:3b:00.1 enp59s0f1: NIC Link is Up 10 Gbps, Flow Control: None' }, { root: 'b' }) }
  J(t0 + 3 * M, 'k8s-event', { type: 'Normal', reason: 'NodeReady', object: 'node/n4', msg: 'Node n4 status is now: NodeReady; pods: origin-cache-2, ads-1' })
  k.inc('a', { allOf: [[/image|\btag\b|v9\.4\.0/], [/not found|missing|does(?: not|n.t) exist|not (?:pushed|published|in the registry)|cannot be pulled|pull|nonexist/]], services: ['transcoder', 'harbor', 'argocd', 'harbor.tv.example'], victims: ['upload'], onset: on1, tol: 120, root: /Failed to pull image/,
    right: ['The transcoder image tag v9.4.0-rc2 does not exist in the registry', 'Image pull fails: transcoder:v9.4.0-rc2 not found', 'Missing container image for transcoder'],
    wrong: ['Uploads find no transcoder', 'The transcoder queue grows after a sync', 'NIC on n4 flaps'] })
  k.inc('b', { allOf: [[/\bNIC\b|network (?:interface|card|link|adapter)|enp59s0f1|ixgbe|\blink\b|cable|transceiver/], [/flap|down|up and down|unstable|lost|loss|loose|toggl/]], services: ['n4', 'n4/kernel', 'kernel', 'ixgbe', 'enp59s0f1', 'node/n4'], victims: ['video-api', 'player-beacon', 'origin-cache-2', 'origin-cache'], onset: on2, tol: 120, root: /NIC Link is/,
    right: ['The network link of node n4 (enp59s0f1) flaps', 'NIC link on n4 goes down again and again', 'unstable ixgbe interface on n4'],
    wrong: ['video-api cannot read from origin-cache-2', 'Viewers see rebuffering', 'origin-cache-2 resets its peers'] })
}

export default [
  ['room-booking-compose', 'incident', 'louder', alterLock], ['egress-hosts', 'incident', 'louder', conntrack], ['bank-secrets', 'incident', 'louder', vaultSeal, 2.2], ['fleet-messaging', 'incident', 'louder', rabbitDisk, 1.6],
  ['hadoop-etl', 'incident', 'louder', nameNodeGc], ['sso-cluster', 'incident', 'louder', clockStep, 1.3], ['fashion-shop-php', 'incident', 'louder', phpSlow, 1.6], ['cms-workers', 'incident', 'louder', celeryPoison, 1.9],
  ['windows-domain', 'incident', 'louder', ldapLock, 1.6], ['control-plane', 'incident', 'louder', etcdDisk], ['video-cluster', 'incident', 'louder; two incidents', twoKube, 1.6],
]
