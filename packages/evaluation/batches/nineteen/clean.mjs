import { Case, random } from '../case.mjs'
import { SEC, MIN, HOUR, DAY, p, D, iso, isoS, comma, plain, dot, sysl, clf, german, ymd, hms, start, poisson, every, weighted, around, ip, pub, uuid, NAMES } from './common.mjs'

// 15 ----------------------------------------------------------------- trino for analysts
export function trino(seed) {
  const r = random(seed + 'trino'), c = new Case('trino-adhoc', { kind: 'clean', notes: 'healthy: analysts\' own mistakes, a query killed by its limit, a planned drain of a worker that comes back' })
  const t0 = start(r, 6, 17), end = t0 + r.int(100, 130) * MIN, F = 'logs/trino-coordinator.log'
  const log = (t, lvl, th, cls, m) => c.line(F, t, `${iso(t)}\t${lvl}\t${th}\t${cls}\t${m}`)
  let n = r.int(200, 4000)
  poisson(r, t0, end, 14 * SEC, (t) => {
    const q = `${ymd(t)}_${hms(t)}_${p(n++, 5)}_${r.pick(['x7kq2', 'mm31v'])}`, el = r.int(300, 42000)
    const st = weighted(r, [[80, ['FINISHED']], [4, ['FAILED', 'SYNTAX_ERROR']], [4, ['FAILED', 'TABLE_NOT_FOUND']], [4, ['FAILED', 'COLUMN_NOT_FOUND']], [3, ['FAILED', 'USER_CANCELED']], [2, ['FAILED', 'DIVISION_BY_ZERO']], [1, ['FAILED', 'EXCEEDED_TIME_LIMIT']], [1, ['FAILED', 'EXCEEDED_LOCAL_MEMORY_LIMIT']], [2, ['FAILED', 'PERMISSION_DENIED']]])
    const user = r.pick(NAMES)
    log(t, 'INFO', `dispatcher-query-${r.int(1, 40)}`, 'io.trino.execution.QueryStateMachine', `Query ${q} QUEUED user=${user} source=${r.pick(['superset', 'dbeaver', 'trino-cli', 'airflow'])} group=global.${r.pick(['adhoc', 'etl', 'bi'])}`)
    log(t + el, 'INFO', `dispatcher-query-${r.int(1, 40)}`, 'io.trino.event.QueryMonitor', `TIMELINE: Query ${q} :: ${st.join(' (')}${st[1] ? ')' : ''} :: elapsed ${el}ms :: planning ${r.int(20, 300)}ms :: waiting ${r.int(0, 60)}ms :: scheduling ${r.int(10, 200)}ms :: running ${Math.max(0, el - 400)}ms :: finishing ${r.int(1, 30)}ms :: begin ${iso(t)} :: end ${iso(t + el)}`)
    if (st[1] === 'SYNTAX_ERROR') log(t + 90, 'WARN', `Query-${q}-${r.int(100, 999)}`, 'io.trino.execution.SqlQueryManager', `Query ${q} failed: line 1:${r.int(8, 90)}: mismatched input '${r.pick(['FORM', 'SELCT', 'GROUB', ','])}'. Expecting: ${r.pick(['FROM', '<expression>', 'BY'])}`)
    if (st[1] === 'EXCEEDED_LOCAL_MEMORY_LIMIT') log(t + el, 'ERROR', `SplitRunner-${r.int(1, 90)}`, 'io.trino.execution.executor.TaskExecutor', `Error processing Split ${q}.2.0-${r.int(1, 90)} {path=s3://lake/events/dt=*}\nio.trino.ExceededMemoryLimitException: Query exceeded per-node memory limit of 12GB [Allocated: 11.99GB, Delta: 4.01MB, Top Consumers: {HashBuilderOperator=11.9GB}]\n\tat io.trino.ExceededMemoryLimitException.exceededLocalUserMemoryLimit(ExceededMemoryLimitException.java:40)\n\tat io.trino.memory.QueryContext.enforceUserMemoryLimit(QueryContext.java:332)`)
  })
  poisson(r, t0, end, 60 * SEC, (t) => log(t, 'INFO', `http-worker-${r.int(50, 400)}`, 'io.trino.server.security.oauth2', `token refreshed for user=${r.pick(NAMES)}`))
  poisson(r, t0, end, 9 * MIN, (t) => { const k = r.int(1, 2); log(t, 'WARN', `hive-metastore-iterator-${r.int(1, 9)}`, 'io.trino.plugin.hive.metastore.thrift.StaticTokenAwareMetastoreClientFactory', `Connection to metastore thrift://hms-${k}:9083 timed out, connected to thrift://hms-${3 - k}:9083`) })
  poisson(r, t0, end, 6 * MIN, (t) => log(t, 'WARN', `http-client-node-manager-scheduler-1`, 'io.trino.metadata.HttpRemoteNodeState', `Node state update request to http://10.4.1.${r.int(2, 20)}:8080/v1/info/state has not returned in 10.${r.int(10, 99)}s`))
  const w = t0 + r.int(30, 50) * MIN, node = `10.4.1.${r.int(2, 20)}`
  log(w, 'INFO', 'http-worker-77', 'io.trino.server.GracefulShutdownHandler', `Shutdown requested for node ${node} by autoscaler (scheduled image refresh), waiting for active tasks`)
  log(w + 2 * MIN, 'INFO', 'node-state-poller-0', 'io.trino.metadata.DiscoveryNodeManager', `Previously active node is missing: worker-${r.hex(6)} (last seen at ${node}), state SHUTTING_DOWN`)
  log(w + 4 * MIN, 'INFO', 'node-state-poller-0', 'io.trino.metadata.DiscoveryNodeManager', `New active node: worker-${r.hex(6)} at ${node}, active workers 12 of 12`)
  every(r, t0, end, 5 * MIN, (t) => log(t, 'INFO', 'cluster-memory-manager', 'io.trino.memory.ClusterMemoryManager', `pool general: free ${r.int(310, 420)}GB of 480GB, blocked nodes 0, queries killed by low memory 0`))
  return c
}

// 16 ----------------------------------------------------------------- hospital middleware
export function hospital(seed) {
  const r = random(seed + 'hosp'), c = new Case('ward-interfaces', { kind: 'clean', notes: 'healthy: negative acknowledgements for unknown patients, devices switched off, a rehearsed fail-over, an emergency-number message type, test patients' })
  const t0 = start(r, 4, 17), end = t0 + r.int(110, 140) * MIN, F = 'logs/kis-bridge.log'
  const log = (t, ch, sev, m) => c.line(F, t, `${p(D(t).d)}${D(t).mon}${D(t).Y} ${D(t).h}${D(t).m}:${D(t).s} ${sev} [${ch.padEnd(9)}] ${m}`)
  const chans = [['ADT-OUT', 'ADT^A08'], ['LAB-IN', 'ORU^R01'], ['RAD-ORD', 'ORM^O01'], ['PHARM', 'RDE^O11'], ['DIET', 'ADT^A02'], ['BED', 'ADT^A01']]
  poisson(r, t0, end, 16 * SEC, (t) => { const [ch, ty] = r.pick(chans), id = 'KB' + r.int(1000000, 9999999)
    log(t, ch, 'I', `rx ${ty} id=${id} bytes=${r.int(400, 5200)}`)
    const k = r.next()
    if (k < 0.03) { log(t + 200, ch, 'E', `id=${id} ack=AE ERR^PID^3: patient unknown at receiver, sent back to ward for correction`) }
    else if (k < 0.05) { log(t + 10000, ch, 'W', `id=${id} no ack in 10s, resend 1/3`); log(t + 11000, ch, 'I', `id=${id} ack=AA after resend, rtt=${r.int(20, 200)}ms`) }
    else log(t + 150, ch, 'I', `id=${id} ack=AA rtt=${r.int(20, 200)}ms`) })
  every(r, t0 + MIN, end, 5 * MIN, (t) => log(t, 'QUEUE', 'I', chans.map(([a]) => `${a}=${r.int(0, 3)}`).join(' ') + ' dead=0'))
  poisson(r, t0, end, 5 * MIN, (t) => { const d = r.pick(['monitor-OP3', 'pump-ICU-11', 'ecg-ER-2', 'vent-ICU-4']); log(t, 'DEVGW', 'W', `${d} connection lost (device switched off or moved)`); log(t + r.int(60, 300) * SEC, 'DEVGW', 'I', `${d} associated again`) })
  poisson(r, t0, end, 7 * MIN, (t) => log(t, 'DEVGW', 'W', `CRITICAL ALARM relayed: ${r.pick(['SpO2 low', 'HR high', 'infusion complete', 'lead off'])} bed=${r.pick(['ICU-3', 'ICU-7', 'ER-2'])} -> nurse call, confirmed after ${r.int(4, 40)}s`))
  poisson(r, t0, end, 12 * MIN, (t) => log(t, 'LAB-IN', 'I', `result flagged PANIC VALUE K=6.${r.int(1, 9)} forwarded with priority, ack=AA`))
  const f = t0 + r.int(40, 60) * MIN
  log(f - 30 * MIN, 'CLUSTER', 'I', 'announcement: quarterly failover exercise at ' + plain(f).slice(11, 16) + ' UTC, change CHG' + r.int(40000, 60000))
  log(f, 'CLUSTER', 'W', 'failover exercise: node A releases virtual address 10.9.0.20'); log(f + 900, 'CLUSTER', 'E', 'node A: listener 2575 closed, 6 channels stopped (exercise)')
  log(f + 4100, 'CLUSTER', 'I', 'node B active, 6 of 6 channels started, backlog 11 messages'); log(f + 9000, 'CLUSTER', 'I', 'backlog 0, exercise passed in 9 s')
  poisson(r, t0, end, 10 * MIN, (t) => log(t, 'ADT-OUT', 'W', `test patient ZZTEST^FATAL filtered, not sent`))
  poisson(r, t0, end, 20 * MIN, (t) => log(t, 'LICENCE', 'W', `licence valid for 171 more days`))
  return c
}

// 17 ----------------------------------------------------------------- kafka, rolled
export function kafka(seed) {
  const r = random(seed + 'kafka'), c = new Case('kafka-roll', { kind: 'clean', notes: 'healthy: a rolling restart, each broker in turn; elections, disconnects, under-replicated for a minute, all whole afterwards' })
  const t0 = start(r, 6, 18), end = t0 + r.int(55, 70) * MIN, C = 'logs/ansible-roll.log', topics = ['orders', 'clicks', 'payments', 'audit', '__consumer_offsets']
  const files = { 1: 'logs/broker1-server.log', 2: 'logs/broker2-server.log', 3: 'logs/broker3-server.log' }
  const log = (b, t, lvl, m, cls) => c.line(files[b], t, `[${comma(t)}] ${lvl} ${m} (${cls})`)
  const down = {}; [1, 2, 3].forEach((b, i) => { down[b] = t0 + (9 + i * 14) * MIN + r.int(0, 90) * SEC })
  const order = [1, 2, 3]
  const isDown = (b, t) => t > down[b] - 500 && t < down[b] + 38 * SEC
  for (const b of order) {
    poisson(r, t0, end, 26 * SEC, (t) => { if (isDown(b, t)) return; const tp = r.pick(topics), n = r.int(0, 11); weighted(r, [
      [4, () => log(b, t, 'INFO', `[LocalLog partition=${tp}-${n}, dir=/var/kafka-data] Rolled new log segment at offset ${r.int(1e6, 9e7)} in ${r.int(1, 9)} ms.`, 'kafka.log.LocalLog')],
      [4, () => log(b, t, 'INFO', `[UnifiedLog partition=${tp}-${n}, dir=/var/kafka-data] Incremented log start offset to ${r.int(1e6, 9e7)} due to segment deletion`, 'kafka.log.UnifiedLog')],
      [4, () => log(b, t, 'INFO', `[GroupCoordinator ${b}]: Stabilized group ${r.pick(['billing', 'indexer', 'fraud'])} generation ${r.int(10, 900)} (__consumer_offsets-${r.int(0, 49)}) with ${r.int(2, 12)} members`, 'kafka.coordinator.group.GroupCoordinator')],
      [2, () => log(b, t, 'INFO', `[ProducerStateManager partition=${tp}-${n}] Wrote producer snapshot at offset ${r.int(1e6, 9e7)} with ${r.int(0, 9)} producer ids in ${r.int(1, 12)} ms.`, 'org.apache.kafka.storage.internals.log.ProducerStateManager')],
      [1, () => log(b, t, 'INFO', `[SocketServer listenerType=BROKER, nodeId=${b}] Failed authentication with /10.3.0.${r.int(2, 90)} (channelId=10.0.0.${b}:9092-10.3.0.9:51022-12) (SSL handshake failed)`, 'org.apache.kafka.common.network.Selector')],
    ])() })
    const d = down[b], others = order.filter((x) => x !== b)
    log(b, d, 'INFO', `Terminating process due to signal SIGTERM`, 'org.apache.kafka.common.utils.LoggingSignalHandler')
    log(b, d + 300, 'INFO', `[KafkaServer id=${b}] shutting down`, 'kafka.server.KafkaServer'); log(b, d + 380, 'INFO', `[KafkaServer id=${b}] Starting controlled shutdown`, 'kafka.server.KafkaServer')
    log(b, d + 4100, 'INFO', `[KafkaServer id=${b}] Controlled shutdown request returned successfully after ${r.int(900, 3600)}ms`, 'kafka.server.KafkaServer')
    log(b, d + 9000, 'INFO', `[KafkaServer id=${b}] shut down completed`, 'kafka.server.KafkaServer')
    log(b, d + 39 * SEC, 'INFO', `starting`, 'kafka.server.KafkaServer')
    log(b, d + 40 * SEC, 'WARN', `No meta.properties file under dir /var/kafka-data-spare/meta.properties`, 'kafka.server.BrokerMetadataCheckpoint')
    log(b, d + 47 * SEC, 'INFO', `[KafkaServer id=${b}] started`, 'kafka.server.KafkaServer')
    for (const o of others) {
      for (let i = 0; i < r.int(9, 15); i++) log(o, d + 9100 + i * r.int(900, 2100), 'WARN', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Connection to node ${b} (kafka${b}/10.0.0.${b}:9092) could not be established. Node may not be available.`, 'org.apache.kafka.clients.NetworkClient')
      for (let i = 0; i < 3; i++) log(o, d + 9900 + i * 2500, 'ERROR', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Error for partition ${r.pick(topics)}-${r.int(0, 11)} at offset ${r.int(1e6, 9e7)}\norg.apache.kafka.common.errors.NotLeaderOrFollowerException: For requests intended only for the leader, this error indicates that the broker is not the current leader.`, 'kafka.server.ReplicaFetcherThread')
      for (let i = 0; i < 4; i++) { log(o, d + 11000 + i * 700, 'INFO', `[Partition ${topics[i]}-${r.int(0, 11)} broker=${o}] Shrinking ISR from 1,2,3 to ${others.join(',')}. Leader: (highWatermark: ${r.int(1e6, 9e7)}, endOffset: ${r.int(1e6, 9e7)}).`, 'kafka.cluster.Partition'); log(o, d + 55 * SEC + i * 900, 'INFO', `[Partition ${topics[i]}-${r.int(0, 11)} broker=${o}] Expanding ISR from ${others.join(',')} to 1,2,3`, 'kafka.cluster.Partition') }
    }
    c.line(C, d - 20 * SEC, `${plain(d - 20 * SEC)} roll kafka${b}: precheck under_replicated=0 offline=0, restarting for jdk patch CHG-${7120 + b}`)
    c.line(C, d + 75 * SEC, `${plain(d + 75 * SEC)} roll kafka${b}: up, waiting for in-sync replicas`)
    c.line(C, d + 2 * MIN, `${plain(d + 2 * MIN)} roll kafka${b}: under_replicated=0 offline=0, ok`)
  }
  c.line(C, t0 + 54 * MIN, `${plain(t0 + 54 * MIN)} roll done: 3 of 3 brokers, changed=3 failed=0 unreachable=0`)
  c.line(C, t0 + 2000, `${plain(t0 + 2000)} roll start: brokers kafka1 kafka2 kafka3, serial=1`)
  return c
}

// 18 ----------------------------------------------------------------- tests of a flink job
export function tests(seed) {
  const r = random(seed + 'tests'), c = new Case('stream-job-build', { kind: 'clean', notes: 'healthy: a build whose tests provoke failures on purpose and print them; everything passes' })
  const t0 = start(r, 6, 19), F = 'logs/build.log'; let t = t0, total = 0
  const out = (x, ms = r.int(20, 400)) => { t += ms; c.line(F, t, x) }
  const lg = (lvl, cls, m) => { t += r.int(5, 300); c.line(F, t, `${comma(t).slice(11)} [${r.pick(['main', 'flink-akka.actor.default-dispatcher-' + r.int(2, 9), 'Source: in (1/2)#0'])}] ${lvl.padEnd(5)} ${cls} [] - ${m}`) }
  out(`[INFO] Scanning for projects...`); out(`[INFO] ---------------------< com.acme.streams:enrich-job >---------------------`); out(`[INFO] Building enrich-job 4.${r.int(1, 30)}.0-SNAPSHOT`); out('[WARNING] The requested profile "fast" could not be activated because it does not exist.')
  out('[INFO] --- compiler:3.11.0:compile (default-compile) @ enrich-job ---'); out('[WARNING] /build/src/main/java/com/acme/streams/Legacy.java:[41,13] [deprecation] getBytes() in Legacy has been deprecated'); out('[INFO] --- surefire:3.1.2:test (default-test) @ enrich-job ---'); out('[INFO] -------------------------------------------------------'); out('[INFO]  T E S T S'); out('[INFO] -------------------------------------------------------')
  const list = ['CheckpointFailureTest', 'PoisonRecordTest', 'RestartStrategyTest', 'DeadLetterSinkTest', 'KafkaTimeoutTest', 'StateMigrationTest', 'WatermarkTest', 'OutOfMemoryHandlerTest', 'BackpressureIT', 'SchemaEvolutionTest', 'DiskFullSimulationTest', 'ExactlyOnceIT', 'CredentialRotationTest', 'RocksDbCorruptionTest']
  for (const k of list.map((x) => [r.next(), x]).sort((a, b) => a[0] - b[0]).map((x) => x[1])) {
    out(`[INFO] Running com.acme.streams.${k}`); const n = r.int(4, 14); total += n
    for (let i = 0; i < r.int(18, 30); i++) weighted(r, [
      [5, () => lg('INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Source: in -> enrich (${r.int(1, 2)}/2) (${r.hex(32)}_${r.hex(32)}_0_0) switched from ${r.pick(['DEPLOYING to INITIALIZING', 'INITIALIZING to RUNNING', 'RUNNING to FINISHED', 'CREATED to SCHEDULED'])}.`)],
      [3, () => lg('INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Completed checkpoint ${r.int(1, 40)} for job ${r.hex(32)} (${r.int(2000, 90000)} bytes, checkpointDuration=${r.int(8, 90)} ms, finalizationTime=${r.int(1, 9)} ms).`)],
      [2, () => lg('WARN', 'org.apache.flink.runtime.taskmanager.Task', `enrich (1/2)#${r.int(0, 3)} (${r.hex(32)}) switched from RUNNING to FAILED with failure cause:\njava.lang.RuntimeException: expected failure injected by ${k}\n\tat com.acme.streams.${k}.lambda$inject$0(${k}.java:${r.int(40, 190)})\n\tat org.apache.flink.streaming.api.operators.StreamMap.processElement(StreamMap.java:38)`)],
      [1, () => lg('ERROR', 'com.acme.streams.DeadLetterSink', `record rejected: com.fasterxml.jackson.core.JsonParseException: Unexpected character ('}' (code 125)) at [Source: (String)"{not json}"; line: 1, column: 10]`)],
      [1, () => lg('ERROR', 'com.acme.streams.fakes.FakeObjectStore', `simulated: No space left on device`)],
      [1, () => lg('WARN', 'org.apache.kafka.clients.NetworkClient', `[Producer clientId=test-producer] Connection to node -1 (localhost/127.0.0.1:${r.int(30000, 60000)}) could not be established. Broker may not be available.`)],
      [1, () => lg('INFO', 'org.apache.flink.runtime.executiongraph.failover.flip1.ExecutionFailureHandler', `Trying to recover from a global failure, restart attempt ${r.int(1, 3)} of 3`)],
    ])()
    out(`[INFO] Tests run: ${n}, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: ${r.int(1, 19)}.${r.int(100, 999)} s -- in com.acme.streams.${k}`)
  }
  out('[INFO] '); out('[INFO] Results:'); out('[INFO] '); out(`[INFO] Tests run: ${total}, Failures: 0, Errors: 0, Skipped: 0`); out('[INFO] '); out('[INFO] ------------------------------------------------------------------------'); out('[INFO] BUILD SUCCESS'); out('[INFO] ------------------------------------------------------------------------'); out(`[INFO] Total time:  0${r.int(2, 6)}:${r.int(10, 59)} min`)
  return c
}

// 19 ----------------------------------------------------------------- telephony
export function sip(seed) {
  const r = random(seed + 'sip'), c = new Case('voice-edge', { kind: 'clean', notes: 'healthy: challenges (401, 407), busy and not found, scanners, a trunk that misses one OPTIONS probe, a reload of the configuration' })
  const t0 = start(r, 5, 19), end = t0 + r.int(80, 110) * MIN, F = 'logs/kamailio.log', S = 'logs/freeswitch.log', h = r.pick(['sbc-a', 'sbc-b', 'edge-vie'])
  const k = (t, lvl, m) => c.line(F, t, `${sysl(t)} ${h} /usr/sbin/kamailio[${r.int(900, 960)}]: ${lvl}: ${m}`)
  const f = (t, lvl, src, m) => c.line(S, t, `${dot(t)}${p(r.int(0, 999), 3)} ${r.int(90, 99)}.${r.int(10, 99)}% [${lvl}] ${src} ${m}`)
  poisson(r, t0, end, 30 * SEC, (t) => { const a = '49' + r.int(3000000000, 8999999999), b = '43' + r.int(1000000000, 7999999999), id = r.hex(16)
    k(t, 'NOTICE', `<script>: INVITE from=<sip:${a}@carrier.example> to=<sip:${b}@voice.example> src=${pub(r)} ci=${id}`)
    const res = weighted(r, [[70, '200 OK'], [8, '486 Busy Here'], [6, '480 Temporarily Unavailable'], [5, '404 Not Found'], [5, '487 Request Terminated'], [2, '503 Service Unavailable (next route tried, 200 OK)']])
    k(t + 9000, 'NOTICE', `<script>: reply ${res} ci=${id}`)
    if (res === '200 OK') { f(t + 9100, 'NOTICE', 'switch_channel.c:1123', `Channel [sofia/external/${a}@carrier.example] has been answered`); f(t + r.int(20, 400) * SEC, 'NOTICE', 'sofia.c:1089', `Hangup sofia/external/${a}@carrier.example [CS_EXECUTE] [NORMAL_CLEARING]`) }
    if (/486|480|404/.test(res)) f(t + 9100, 'NOTICE', 'sofia.c:8736', `Hangup sofia/external/${a}@carrier.example [CS_CONSUME_MEDIA] [${/486/.test(res) ? 'USER_BUSY' : /404/.test(res) ? 'UNALLOCATED_NUMBER' : 'NO_USER_RESPONSE'}]`) })
  poisson(r, t0, end, 50 * SEC, (t) => { const u = r.int(1000, 1999); k(t, 'INFO', `<script>: REGISTER user=${u} 401 challenge sent`); k(t + 90, 'INFO', `<script>: REGISTER user=${u} 200 OK expires=300`) })
  poisson(r, t0, end, 65 * SEC, (t) => { const a = pub(r); k(t, 'ALERT', `<script>: scanner ua=${r.pick(['friendly-scanner', 'sipvicious', 'pplsip'])} from ${a} dropped and banned (pike)`) })
  poisson(r, t0, end, 90 * SEC, (t) => k(t, 'ERROR', `<core> [core/parser/parse_fline.c:271]: parse_first_line(): bad message (offset: 0) from ${pub(r)}: GET / HTTP/1.0`))
  poisson(r, t0, end, 3 * MIN, (t) => f(t, 'WARNING', 'sofia_reg.c:1793', `SIP auth challenge (REGISTER) on sofia profile 'internal' for [${r.int(1000, 1999)}@voice.example] from ip ${ip(r)}`))
  poisson(r, t0, end, 4 * MIN, (t) => f(t, 'ERR', 'switch_ivr_originate.c:3936', `Cannot create outgoing channel of type [user] cause: [USER_NOT_REGISTERED]`))
  const o = t0 + r.int(15, 40) * MIN; k(o, 'WARNING', `dispatcher [dispatch.c:3721]: ds_ping: destination sip:trunk2.carrier.example probing failed (408), marked TP 1/3`); k(o + 10 * SEC, 'INFO', `dispatcher: destination sip:trunk2.carrier.example replied 200, active`)
  const w = t0 + r.int(45, 60) * MIN; f(w, 'NOTICE', 'mod_commands.c:3017', 'Reloading XML by admin'); f(w + 400, 'WARNING', 'switch_xml.c:1402', 'variable old_codec_prefs is deprecated'); f(w + 900, 'INFO', 'mod_enum.c:880', 'ENUM Reloaded')
  every(r, t0, end, 5 * MIN, (t) => f(t, 'INFO', 'switch_core.c:2890', `sessions ${r.int(31, 88)} of 1000, peak ${r.int(120, 140)}, asr 5min ${r.int(66, 74)}%`))
  return c
}
