import { Case, kit, S, M, H, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, bsd, dmy } from './lib.mjs'

/** Spark on YARN: a node's local disks pass the NodeManager's threshold; executors vanish, fetches fail elsewhere. */
export function shuffle(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'FetchFailed and the aborted stage are loud; the NodeManager of one node took its full local directories away.' })
  const nodes = k.shuffle(Array.from({ length: 24 }, (_, i) => 'dn' + pad(i + 1, 2))).slice(0, 9), bad = nodes[0], dom = '.hadoop.lan', t0 = k.day() + k.int(1, 4) * H, rts = t0 - k.int(4e8, 4e9), app = `application_${rts}_0${k.int(800, 999)}`
  const start = t0 + 9 * M, T = start + k.min(24, 33), T2 = T + k.min(3, 4), end = T2 + 26 * M
  const DR = 'logs/spark-driver.log', NM = `logs/nodemanager-${bad}.log`, NO = `logs/nodemanager-${nodes[1]}.log`, RM = 'logs/resourcemanager.log'
  c.incident('localdirs', {
    cause: { allOf: [[bad, 'local-?dir', 'node ?manager', 'yarn[^.]{0,30}(dir|disk)', 'node[^.]{0,40}(disk|unhealthy)'], ['\\bdisks?\\b', 'space', '\\bfull\\b', 'utili[sz]ation', 'threshold', 'local-?dirs?', 'capacity', 'filled'], ['full', 'threshold', '90', 'exceed', 'above', 'space', 'ran out', 'fill', 'unhealthy', 'bad', 'unusable', 'exhaust', 'too high', 'removed']], mustNot: ['(executor|driver) (memory|heap) (is )?(too small|exceeded)', 'network (partition|outage|failure)', 'data skew'] },
    services: [bad, bad + dom, 'nodemanager', `nodemanager-${bad}`, 'yarn', `nodemanager ${bad}`, 'yarn nodemanager'], victims: ['spark-driver', 'spark', 'driver', ...nodes.slice(2, 5), app],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 420, rootPattern: 'threshold|local-dirs|UNHEALTHY|unhealthy',
  })
  const R = { relevant: 'localdirs' }, X = { root: 'localdirs' }
  const d = (t, lv, x, o) => c.line(DR, t, `${iso(t).slice(2, 10).replace(/-/g, '/')} ${hms(t)} ${lv} ${x}`, o)
  const nm = (f, t, lv, x, o) => c.line(f, t, `${spms(t, ',')} ${lv} ${x}`, o)
  const Y = 'org.apache.hadoop.yarn.server.'
  const exs = nodes.map((n, i) => [i + 1, n])
  // driver: start
  d(start, 'INFO', 'SparkContext: Running Spark version 3.3.2'); d(start + 300, 'WARN', 'NativeCodeLoader: Unable to load native-hadoop library for your platform... using builtin-java classes where applicable'); d(start + 900, 'WARN', 'Utils: Service \'SparkUI\' could not bind on port 4040. Attempting port 4041.'); d(start + 4 * S, 'INFO', `YarnClientSchedulerBackend: Application ${app} has started running.`)
  d(start + 5 * S, 'WARN', 'SQLConf: The SQL config \'spark.sql.legacy.parquet.datetimeRebaseModeInWrite\' has been deprecated in Spark v3.2 and may be removed in the future.')
  for (const [e, n] of exs) { d(start + k.sec(6, 14), 'INFO', `YarnSchedulerBackend$YarnDriverEndpoint: Registered executor NettyRpcEndpointRef(spark-client://Executor) (10.50.3.${10 + e}:${k.int(33000, 60000)}) with ID ${e},  ResourceProfileId 0`); d(start + 15 * S, 'INFO', `BlockManagerMasterEndpoint: Registering block manager ${n}${dom}:${k.int(30000, 45000)} with 9.1 GiB RAM, BlockManagerId(${e}, ${n}${dom}, ${k.int(30000, 45000)}, None)`) }
  let tid = 0, task = 0, stage = 0, since = start + 20 * S
  d(start + 20 * S, 'INFO', `DAGScheduler: Submitting 96 missing tasks from ShuffleMapStage 0 (MapPartitionsRDD[7] at save at DailyRollup.scala:88) (first 15 tasks are for partitions Vector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))`)
  for (let t = start + 22 * S; t < T2; t += k.sec(6, 17)) {
    const [e, n] = k.pick(exs); if (task >= 96) { d(t, 'INFO', `DAGScheduler: ShuffleMapStage ${stage} (save at DailyRollup.scala:88) finished in ${((t - since) / 1000).toFixed(3)} s`); stage++; task = 0; since = t; d(t + 90, 'INFO', `DAGScheduler: Submitting 96 missing tasks from ShuffleMapStage ${stage} (MapPartitionsRDD[${7 + stage * 6}] at save at DailyRollup.scala:88) (first 15 tasks are for partitions Vector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))`) }
    d(t + 100, 'INFO', `TaskSetManager: Starting task ${task}.0 in stage ${stage}.0 (TID ${tid}) (${n}${dom}, executor ${e}, partition ${task}, ${k.pick(['NODE_LOCAL', 'RACK_LOCAL', 'PROCESS_LOCAL'])}, ${k.int(4400, 9800)} bytes) taskResourceAssignments Map()`)
    if (k.chance(.7)) { const [e2, n2] = k.pick(exs); d(t + 300, 'INFO', `TaskSetManager: Finished task ${Math.max(0, task - k.int(2, 9))}.0 in stage ${stage}.0 (TID ${Math.max(0, tid - k.int(2, 9))}) in ${k.int(4000, 52000)} ms on ${n2}${dom} (executor ${e2}) (${task}/96)`) }
    if (k.chance(.03)) d(t + 400, 'WARN', `TaskSetManager: Lost task ${task}.0 in stage ${stage}.0 (TID ${tid}) (${n}${dom}, executor ${e}): TaskKilled (another attempt succeeded)`)
    if (k.chance(.04)) d(t + 500, 'INFO', `BlockManagerInfo: Removed broadcast_${stage}_piece0 on ${n}${dom}:${k.int(30000, 45000)} in memory (size: ${k.f(8, 40, 1)} KiB, free: 9.1 GiB)`)
    tid++; task++
  }
  // NodeManagers
  const cont = (i) => app.replace('application', 'container_e31') + '_01_' + pad(i, 6)
  for (const f of [NM, NO]) k.flow(t0, end, f === NM ? 33 * S : 44 * S, (t) => k.weighted([
    [5, () => nm(f, t, 'INFO', `${Y}nodemanager.containermanager.monitor.ContainersMonitorImpl: Memory usage of ProcessTree ${k.int(3000, 60000)} for container-id ${cont(k.int(2, 11))}: ${k.f(4, 11, 1)} GB of 12 GB physical memory used; ${k.f(13, 17, 1)} GB of 25.2 GB virtual memory used`)],
    [3, () => nm(f, t, 'INFO', `SecurityLogger.org.apache.hadoop.ipc.Server: Auth successful for appattempt_${app.slice(12)}_000001 (auth:SIMPLE)`)],
    [2, () => nm(f, t, 'INFO', `${Y}nodemanager.containermanager.localizer.LocalResourcesTrackerImpl: Removed /data1/yarn/local/usercache/${k.pick(['etl', 'adhoc', 'mlteam'])}/appcache/application_${rts}_0${k.int(700, 999)} from localized cache`.replace('Removed', 'Removed'))],
    [2, () => nm(f, t, 'WARN', `${Y}nodemanager.containermanager.linux.privileged.PrivilegedOperationExecutor: IOException executing command: \njava.io.InterruptedIOException: java.lang.InterruptedException\n\tat org.apache.hadoop.util.Shell.runCommand(Shell.java:1013)\n\tat org.apache.hadoop.util.Shell.run(Shell.java:902)`.replace(': \n', ':\n'))],
    [2, () => nm(f, t, 'INFO', `org.apache.spark.network.shuffle.ExternalShuffleBlockResolver: Registered executor AppExecShuffleInfo[appId=${app}, execId=${k.int(1, 9)}] with ExecutorShuffleInfo[localDirs={/data1/yarn/local/usercache/etl/appcache/${app}/blockmgr-${k.uuid()},/data2/yarn/local/usercache/etl/appcache/${app}/blockmgr-${k.uuid()}},subDirsPerLocalDir=64,shuffleManager=org.apache.spark.shuffle.sort.SortShuffleManager]`)],
    [1, () => nm(f, t, 'INFO', `${Y}nodemanager.NodeStatusUpdaterImpl: Removed completed containers from NM context: [${cont(k.int(12, 60))}]`)],
  ])())
  const dirs = ['/data1/yarn/local', '/data2/yarn/local']
  nm(NM, T, 'WARN', `${Y}nodemanager.DirectoryCollection: Directory ${dirs[1]} error, used space above threshold of 90.0%, removing from list of valid directories`, X)
  nm(NM, T + 1, 'INFO', `${Y}nodemanager.LocalDirsHandlerService: Disk(s) failed: 1/2 local-dirs usable space is below configured utilization percentage/no more usable space [ ${dirs[1]} : used space above threshold of 90.0% ] ; `.trimEnd(), X)
  nm(NM, T2, 'WARN', `${Y}nodemanager.DirectoryCollection: Directory ${dirs[0]} error, used space above threshold of 90.0%, removing from list of valid directories`, X)
  nm(NM, T2 + 2, 'ERROR', `${Y}nodemanager.LocalDirsHandlerService: Most of the disks failed. 2/2 local-dirs usable space is below configured utilization percentage/no more usable space [ ${dirs.map((x) => x + ' : used space above threshold of 90.0%').join(' , ')} ] ;`, X)
  const rm = (t, lv, x, o) => nm(RM, t, lv, `${Y}resourcemanager.${x}`, o), C = cont(exs[0][0] + 1)
  k.flow(t0, end, 50 * S, (t) => k.weighted([[4, () => rm(t, 'INFO', `scheduler.capacity.LeafQueue: assignedContainer application attempt=appattempt_${rts}_0${k.int(700, 999)}_000001 container=null queue=${k.pick(['adhoc', 'etl', 'ml'])} clusterResource=<memory:2359296, vCores:576> type=${k.pick(['NODE_LOCAL', 'OFF_SWITCH'])}`)], [2, () => rm(t, 'INFO', `rmcontainer.RMContainerImpl: container_e31_${rts}_0${k.int(700, 999)}_01_${pad(k.int(2, 99), 6)} Container Transitioned from ${k.pick(['ALLOCATED to ACQUIRED', 'ACQUIRED to RUNNING', 'RUNNING to COMPLETED'])}`)], [1, () => rm(t, 'WARN', `scheduler.capacity.CapacityScheduler: Trying to schedule for a finished app, please double check. nodeId=${k.pick(nodes.slice(2))}${dom}:45454`)]])())
  rm(T2 + 900, 'INFO', `rmnode.RMNodeImpl: Node ${bad}${dom}:45454 reported UNHEALTHY with details: 2/2 local-dirs usable space is below configured utilization percentage/no more usable space [ ${dirs.map((x) => x + ' : used space above threshold of 90.0%').join(' , ')} ] ;`, X)
  rm(T2 + 902, 'INFO', `rmnode.RMNodeImpl: ${bad}${dom}:45454 Node Transitioned from RUNNING to UNHEALTHY`, X)
  rm(T2 + 950, 'INFO', `rmcontainer.RMContainerImpl: ${C} Container Transitioned from RUNNING to KILLED`, R)
  // driver: consequences
  let t = T2 + 1500
  const E = exs[0][0]
  d(t, 'ERROR', `YarnScheduler: Lost executor ${E} on ${bad}${dom}: Container from a bad node: ${C} on host: ${bad}${dom}. Exit status: -100. Diagnostics: Container released on an *unhealthy* or *lost* node.`.replace('an *unhealthy* or *lost*', 'a *lost*'), R)
  d(t + 5, 'INFO', `DAGScheduler: Executor lost: ${E} (epoch ${stage + 1})`, R); d(t + 40, 'WARN', `YarnSchedulerBackend$YarnSchedulerEndpoint: Requesting driver to remove executor ${E} for reason Container from a bad node: ${C} on host: ${bad}${dom}. Exit status: -100. Diagnostics: Container released on a *lost* node.`, R)
  for (let a = 0; a < 4; a++) {
    for (let i = 0; i < k.int(6, 10); i++) { const [e, n] = k.pick(exs.slice(1)), p = k.int(0, 95); t += k.sec(2, 9); d(t, 'WARN', `TaskSetManager: Lost task ${p}.0 in stage ${stage}.${a} (TID ${tid++}) (${n}${dom}, executor ${e}): FetchFailed(BlockManagerId(${E}, ${bad}${dom}, 7337, None), shuffleId=${stage - 1}, mapIndex=${k.int(0, 95)}, mapId=${k.int(0, 2000)}, reduceId=${p}, message=\norg.apache.spark.shuffle.FetchFailedException: ${k.pick([`Failed to connect to ${bad}${dom}/10.50.3.11:7337`, `Executor is not registered (appId=${app}, execId=${E})`])}\n\tat org.apache.spark.errors.SparkCoreErrors$.fetchFailedError(SparkCoreErrors.scala:312)\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.throwFetchFailedException(ShuffleBlockFetcherIterator.scala:1169)\n)`, R) }
    d(t + 20, 'INFO', `DAGScheduler: Marking ShuffleMapStage ${stage} (save at DailyRollup.scala:88) as failed due to a fetch failure from ShuffleMapStage ${stage - 1} (save at DailyRollup.scala:88)`, R); d(t + 210, 'INFO', `DAGScheduler: Resubmitting ShuffleMapStage ${stage - 1} (save at DailyRollup.scala:88) and ShuffleMapStage ${stage} (save at DailyRollup.scala:88) due to fetch failure`, R); t += k.sec(60, 120)
    for (let i = 0; i < 14; i++) { const [e, n] = k.pick(exs.slice(1)), p = k.int(0, 95); d(t + i * 1700, 'INFO', `TaskSetManager: Starting task ${p}.0 in stage ${stage - 1}.${a + 1} (TID ${tid++}) (${n}${dom}, executor ${e}, partition ${p}, RACK_LOCAL, ${k.int(4400, 9800)} bytes) taskResourceAssignments Map()`) }
    t += 40 * S
  }
  d(t, 'ERROR', `FileFormatWriter: Aborting job ${k.uuid()}.\norg.apache.spark.SparkException: Job aborted due to stage failure: ShuffleMapStage ${stage} (save at DailyRollup.scala:88) has failed the maximum allowable number of times: 4. Most recent failure reason:\norg.apache.spark.shuffle.FetchFailedException: Failed to connect to ${bad}${dom}/10.50.3.11:7337\n\tat org.apache.spark.scheduler.DAGScheduler.failJobAndIndependentStages(DAGScheduler.scala:2672)`, R)
  d(t + 900, 'INFO', 'SparkContext: Successfully stopped SparkContext')
  for (let x = T2 + 2 * M; x < end; x += 2 * M) nm(NM, x, 'WARN', `${Y}nodemanager.LocalDirsHandlerService: Disk(s) failed: 2/2 local-dirs usable space is below configured utilization percentage/no more usable space [ ${dirs.map((y) => y + ' : used space above threshold of 90.0%').join(' , ')} ] ;`, X)
  return c
}

/** Kafka: a producer writes its record timestamps in seconds; retention deletes fresh segments. */
export function stream(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Data vanish without any error: fresh segments carry timestamps in seconds and retention takes them for those of 1970. The consumer resets its offsets at INFO.' })
  const topic = k.pick(['meter-readings', 'telemetry-raw', 'vehicle-positions']), prod = k.pick(['ingest-gateway', 'edge-bridge', 'collector-api']), cons = k.pick(['billing-aggregator', 'slot-rollup', 'trip-builder'])
  const t0 = k.day() + k.int(5, 12) * H, A = t0 + k.min(55, 75), end = A + 160 * M
  const B = 'logs/server.log', P = `logs/${prod}.log`, C = `logs/${cons}.log`, dir = '/var/lib/kafka/data'
  c.incident('stamp', {
    cause: { allOf: [['time ?stamps?', 'createtime', 'epoch'], ['retention', 'delet', 'segment', 'expire', 'purg'], ['second', 'wrong', '1970', 'milli', 'invalid', '\\bunits?\\b', 'incorrect', 'in the past', 'bad', 'skew', 'too (small|low|old)', 'broken', 'far past', 'ancient', 'decades', 'device']], mustNot: ['disk (is )?full', 'consumer (is )?too slow'] },
    services: [prod, topic, 'kafka', 'producer', 'broker', 'kafka broker', 'server'], victims: [cons, 'consumer'],
    severity: ['critical', 'high', 'medium'], onset: A, onsetToleranceSeconds: 3600, rootPattern: 'largestRecordTimestamp|timestamp',
  })
  const R = { relevant: 'stamp' }, X = { root: 'stamp' }
  const b = (t, lv, x, o) => c.line(B, t, `[${spms(t, ',')}] ${lv} ${x}`, o)
  const others = ['orders', 'audit-events', 'clicks', '_schemas', 'device-state'], N = 6
  const seg = (bo, size, lm, lt) => `LogSegment(baseOffset=${bo}, size=${size}, lastModifiedTime=${lm}, largestRecordTimestamp=Some(${lt}))`
  // ordinary life of the broker; retention of other topics with true timestamps
  k.flow(t0, end, 62 * S, (t) => k.weighted([
    [5, () => { const o = k.pick(others), p = k.int(0, 5), off = k.int(1e6, 9e8), ms = k.int(1, 9); b(t, 'INFO', `[LocalLog partition=${o}-${p}, dir=${dir}] Rolled new log segment at offset ${off} in ${ms} ms. (kafka.log.LocalLog)`); b(t + 4, 'INFO', `[ProducerStateManager partition=${o}-${p}] Wrote producer snapshot at offset ${off} with ${k.int(0, 40)} producer ids in ${ms} ms. (kafka.log.ProducerStateManager)`) }],
    [4, () => { const o = k.pick(others.slice(0, 3)), p = k.int(0, 5), bo = k.int(1e6, 9e8), lt = t - 6048e5 - k.int(2e5, 4e6), lm = lt + k.int(200, 4000), s = seg(bo, k.int(3e8, 1073741820), lm, lt); b(t, 'INFO', `[UnifiedLog partition=${o}-${p}, dir=${dir}] Deleting segment ${s} due to log retention time 604800000ms breach based on the largest record timestamp in the segment (kafka.log.UnifiedLog)`); b(t + 3, 'INFO', `[UnifiedLog partition=${o}-${p}, dir=${dir}] Incremented log start offset to ${bo + k.int(90000, 900000)} due to segment deletion (kafka.log.UnifiedLog)`); b(t + 60003, 'INFO', `[LocalLog partition=${o}-${p}, dir=${dir}] Deleting segment files ${s} (kafka.log.LocalLog$)`); b(t + 60030, 'INFO', `Deleted log ${dir}/${o}-${p}/${pad(bo, 20)}.log.deleted. (kafka.log.LogSegment)`) }],
    [3, () => b(t, 'INFO', `[GroupCoordinator 2]: Dynamic member with unknown member id joins group ${k.pick(['connect-sink', 'fraud', 'search-index'])} in Stable state. Created a new member id consumer-${k.int(1, 9)}-${k.uuid()} and request the member to rejoin with this id. (kafka.coordinator.group.GroupCoordinator)`)],
    [2, () => b(t, 'INFO', `[GroupCoordinator 2]: Member consumer-${k.int(1, 9)}-${k.uuid()} in group ${k.pick(['connect-sink', 'fraud', 'search-index'])} has failed, removing it from the group (kafka.coordinator.group.GroupCoordinator)`)],
    [2, () => b(t, 'INFO', `[GroupMetadataManager brokerId=2] Group empty-console-${k.int(10000, 99999)} transitioned to Dead in generation ${k.int(2, 9)} (kafka.coordinator.group.GroupMetadataManager)`)],
    [2, () => b(t, 'WARN', `[SocketServer listenerType=ZK_BROKER, nodeId=2] Unexpected error from /10.44.${k.int(1, 9)}.${k.int(2, 250)} (channelId=10.44.1.5:9092-10.44.3.8:${k.int(30000, 60000)}-${k.int(100, 999)}); closing connection\norg.apache.kafka.common.network.InvalidReceiveException: Invalid receive (size = 369296128 larger than 104857600)\n\tat org.apache.kafka.common.network.NetworkReceive.readFrom(NetworkReceive.java:105)\n\tat org.apache.kafka.common.network.KafkaChannel.receive(KafkaChannel.java:452)`)],
    [1, () => b(t, 'INFO', `[ReplicaFetcher replicaId=2, leaderId=1, fetcherId=0] Node 1 disconnected. (org.apache.kafka.clients.NetworkClient)`)],
  ])())
  // the topic
  const off = Array.from({ length: N }, () => k.int(4e8, 9e8)), log = []
  for (let p = 0; p < N; p++) for (let t = t0 + k.min(3, 30), i = 0; t < end; t += k.min(22, 31), i++) {
    const bo = off[p]; off[p] += k.int(900000, 1300000)
    b(t, 'INFO', `[LocalLog partition=${topic}-${p}, dir=${dir}] Rolled new log segment at offset ${off[p]} in ${k.int(1, 6)} ms. (kafka.log.LocalLog)`)
    const begun = t - 24 * M
    if (begun > A + 90 * S) { const x = Math.ceil((t - t0) / 300000) * 300000 + t0 + p * 7 + 120, lt = Math.floor((t - k.int(900, 9000)) / 1000), s = seg(bo, k.int(1073700000, 1073741820), t - k.int(5, 60), lt); if (x > end) continue
      b(x, 'INFO', `[UnifiedLog partition=${topic}-${p}, dir=${dir}] Deleting segment ${s} due to log retention time 604800000ms breach based on the largest record timestamp in the segment (kafka.log.UnifiedLog)`, X); b(x + 2, 'INFO', `[UnifiedLog partition=${topic}-${p}, dir=${dir}] Incremented log start offset to ${off[p]} due to segment deletion (kafka.log.UnifiedLog)`, R); log.push([x, p, bo, off[p]])
      if (x + 60005 < end) { b(x + 60005, 'INFO', `[LocalLog partition=${topic}-${p}, dir=${dir}] Deleting segment files ${s} (kafka.log.LocalLog$)`, R); b(x + 60031, 'INFO', `Deleted log ${dir}/${topic}-${p}/${pad(bo, 20)}.log.deleted. (kafka.log.LogSegment)`) } }
  }
  // the producer
  const pr = (t, lv, x, o) => c.line(P, t, `time="${iso(t).slice(0, 19)}Z" level=${lv} ${x}`, o)
  k.flow(t0, end, 75 * S, (t) => k.weighted([[5, () => pr(t, 'info', `msg="flushed batch" topic=${topic} records=${k.int(3000, 5200)} acks=all latency_ms=${k.int(6, 40)}`)], [2, () => pr(t, 'warning', `msg="device clock differs" device=${k.hex(8)} skew_s=${k.int(31, 400)} action=accepted`)], [1, () => pr(t, 'error', `msg="decode failed" device=${k.hex(8)} err="unexpected EOF" action=dead-letter`)], [2, () => pr(t, 'info', `msg="session open" device=${k.hex(8)} fw=${k.pick(['3.1.8', '3.2.0', '2.9.4'])}`)]])())
  pr(A - 12 * S, 'info', 'msg="received SIGTERM, draining" inflight=3120'); pr(A - 4 * S, 'info', 'msg="bye"')
  pr(A, 'info', `msg="${prod} starting" version=4.12.0 commit=${k.hex(7)}`, R); pr(A + 200, 'info', `msg="producer config" topic=${topic} compression=lz4 linger_ms=20 record_timestamp=device.ts`, X); pr(A + 260, 'info', `msg="producer sample" topic=${topic} partition=3 key=${k.hex(8)} timestamp=${Math.floor(A / 1000)} bytes=211`, X)
  pr(t0 + 20, 'info', `msg="producer sample" topic=${topic} partition=1 key=${k.hex(8)} timestamp=${t0 + 18} bytes=208`, R)
  // the consumer: runs once an hour
  const co = (t, lv, x, o) => c.line(C, t, `${spms(t)} ${lv.padEnd(5)} [main] ${x}`, o), G = `[Consumer clientId=${cons}-0, groupId=${cons}]`
  for (let t = t0 + 8 * M; t < end; t += 30 * M) {
    const all = log.filter(([x]) => x < t && x > t - 30 * M), lost = [...new Map(all.map((z) => [z[1], z])).values()].sort((u, v) => u[1] - v[1]), exp = k.int(3300000, 3500000)
    co(t, 'INFO', `c.e.rollup.Main - window ${isoS(t - 30 * M)}Z started`); co(t + 400, 'INFO', `org.apache.kafka.clients.consumer.internals.ConsumerCoordinator - ${G} Successfully joined group with generation Generation{generationId=${900 + Math.round((t - t0) / M)}, memberId='${cons}-0-${k.uuid()}', protocol='range'}`)
    for (const [, p, bo, so] of lost) { co(t + 900 + p * 20, 'INFO', `org.apache.kafka.clients.consumer.internals.Fetcher - ${G} Fetch position FetchPosition{offset=${bo + k.int(2000, 90000)}, offsetEpoch=Optional[31], currentLeader=LeaderAndEpoch{leader=Optional[kafka-2.lan:9092 (id: 2 rack: null)], epoch=31}} is out of range for partition ${topic}-${p}, resetting offset`, R); co(t + 905 + p * 20, 'INFO', `org.apache.kafka.clients.consumer.internals.SubscriptionState - ${G} Resetting offset for partition ${topic}-${p} to position FetchPosition{offset=${so}, offsetEpoch=Optional.empty, currentLeader=LeaderAndEpoch{leader=Optional[kafka-2.lan:9092 (id: 2 rack: null)], epoch=31}}.`, R) }
    for (let i = 1; i < 16; i++) co(t + i * 9000, 'INFO', `c.e.rollup.Reader - polled ${k.int(40000, 300000)} records, partition ${i % N}`)
    const got = Math.round(exp * (lost.length ? Math.max(.15, 1 - all.length / 8) : k.f(.985, .999, 4)))
    co(t + 150 * S, lost.length ? 'WARN' : 'INFO', `c.e.rollup.Completeness - window ${isoS(t - 30 * M)}Z: ${got} of about ${exp} readings (${(got / exp * 100).toFixed(1)} %)`, lost.length ? R : {}); co(t + 152 * S, 'INFO', 'c.e.rollup.Main - window done')
    if (lost.length) co(t + 153 * S, 'ERROR', `c.e.rollup.Publisher - rollup rejected by gatekeeper: completeness below 98 %, invoice run put on hold`, R)
  }
  return c
}

/** Elasticsearch: ILM cannot roll an index over as its alias points elsewhere; the index grows until flood stage. */
export function search(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Watermarks and the 429s of Logstash are loud; the first fault is the ILM rollover error on an alias, hours before.' })
  const pol = k.pick(['logs-app', 'logs-edge', 'nginx-access']), n = k.int(31, 70), idx = `${pol}-${pad(n, 6)}`, hot = 'es-hot-2'
  const t0 = k.day() + k.int(0, 3) * H, A = t0 + k.min(60, 90), LOW = A + k.min(170, 190), HI = LOW + k.min(35, 45), FL = HI + k.min(30, 40), end = FL + 40 * M
  const ES = 'logs/prod-logs_server.log', LS = 'logs/logstash-plain.log', KB = 'logs/kibana.log'
  c.incident('ilm', {
    cause: { allOf: [['\\bilm\\b', 'lifecycle', 'roll(ed|s|ing)?[ -]?over', 'write index'], ['fail', 'error', 'stuck', 'alias', 'not roll', 'never', 'stopp', 'unable', 'could not', 'cannot', 'broken', 'blocked', 'misconfig']], mustNot: [] },
    services: ['es-master-1', 'elasticsearch', 'ilm', idx, pol, 'indexlifecyclerunner', 'prod-logs', hot], victims: ['logstash', 'kibana'],
    severity: ['critical', 'high'], onset: A, onsetToleranceSeconds: 1800, rootPattern: 'rollover|IndexLifecycleRunner',
  })
  const R = { relevant: 'ilm' }, X = { root: 'ilm' }
  const e = (t, lv, lg, node, x, o) => c.line(ES, t, `[${isoS(t)},${pad(t % 1000, 3)}][${lv.padEnd(5)}][${lg.padEnd(25)}] [${node}] ${x}`, o)
  const node = () => k.pick(['es-hot-1', hot, 'es-warm-1', 'es-master-1'])
  k.flow(t0, end, 66 * S, (t) => k.weighted([
    [5, () => e(t, 'INFO', 'o.e.c.m.MetadataMappingService', 'es-master-1', `[${k.pick(['metrics-sys-000112', 'audit-000009', '.ds-traces-2025'])}/${k.hex(11)}] update_mapping [_doc]`)],
    [4, () => e(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', node(), `[gc][${k.int(90000, 900000)}] overhead, spent [${k.int(250, 480)}ms] collecting in the last [${k.f(1, 1.5, 1)}s]`)],
    [3, () => e(t, 'INFO', 'o.e.x.i.IndexLifecycleTransition', 'es-master-1', `moving index [${k.pick(['metrics-sys-000111', 'audit-000008', 'traces-000077'])}] from [{"phase":"hot","action":"rollover","name":"check-rollover-ready"}] to [{"phase":"hot","action":"rollover","name":"attempt-rollover"}] in policy [${k.pick(['metrics-sys', 'audit', 'traces'])}]`)],
    [2, () => e(t, 'WARN', 'o.e.d.r.a.s.RestSearchAction', node(), '[types removal] Specifying types in search requests is deprecated.')],
    [2, () => e(t, 'WARN', 'o.e.h.AbstractHttpServerTransport', node(), `caught exception while handling client http traffic, closing connection Netty4HttpChannel{localAddress=/10.66.1.12:9200, remoteAddress=/10.66.${k.int(2, 9)}.${k.int(2, 250)}:${k.int(30000, 60000)}}\njava.io.IOException: Connection reset by peer\n\tat sun.nio.ch.FileDispatcherImpl.read0(Native Method) ~[?:?]`)],
    [2, () => e(t, 'INFO', 'o.e.s.SnapshotsService', 'es-master-1', `snapshot [nightly-s3:hourly-${ymd(t).replace(/-/g, '.')}-${k.hex(6)}/${k.hex(12)}] completed with state [SUCCESS]`)],
    [1, () => e(t, 'WARN', 'r.suppressed', node(), `path: /metrics-*/_search, params: {index=metrics-*}, status: 400\norg.elasticsearch.action.search.SearchPhaseExecutionException: all shards failed\nCaused by: java.lang.IllegalArgumentException: Text fields are not optimised for operations that require per-document field data like aggregations and sorting`)],
  ])())
  const step = '[{"phase":"hot","action":"rollover","name":"check-rollover-ready"}]'
  e(A - 16 * M, 'INFO', 'o.e.c.m.MetadataIndexTemplateService', 'es-master-1', `adding index template [${pol}] for index patterns [${pol}-*]`, R)
  e(A - 15 * M, 'INFO', 'o.e.c.m.MetadataCreateIndexService', 'es-master-1', `[${pol}-reindex-tmp] creating index, cause [api], templates [], shards [1]/[1]`)
  for (let t = A, i = 0; t < end; t += 10 * M, i++) {
    if (i) e(t - 60, 'INFO', 'o.e.x.i.IndexLifecycleRunner', 'es-master-1', `policy [${pol}] for index [${idx}] on an error step due to a transient error, moving back to the failed step [check-rollover-ready] for execution. retry attempt [${i}]`, X)
    e(t, 'ERROR', 'o.e.x.i.IndexLifecycleRunner', 'es-master-1', `policy [${pol}] for index [${idx}] failed on step ${step}. Moving to ERROR step\njava.lang.IllegalArgumentException: index.lifecycle.rollover_alias [${pol}] does not point to index [${idx}]\n\tat org.elasticsearch.xpack.core.ilm.WaitForRolloverReadyStep.evaluateCondition(WaitForRolloverReadyStep.java:141) [x-pack-core-7.17.18.jar:7.17.18]\n\tat org.elasticsearch.xpack.ilm.IndexLifecycleRunner.runPeriodicStep(IndexLifecycleRunner.java:229) [x-pack-ilm-7.17.18.jar:7.17.18]`, X)
  }
  const nid = k.hex(11) + 'QTa' + k.hex(8), use = (p) => `[${nid}][${hot}][/var/lib/elasticsearch/nodes/0] free: ${(1800 * (100 - p) / 100).toFixed(1)}gb[${(100 - p).toFixed(1)}%]`
  for (let t = LOW; t < HI; t += 9 * M) e(t, 'INFO', 'o.e.c.r.a.DiskThresholdMonitor', 'es-master-1', `low disk watermark [85%] exceeded on ${use(85.4 + (t - LOW) / (HI - LOW) * 4)}, replicas will not be assigned to this node`, R)
  for (let t = HI; t < FL; t += 5 * M) e(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', 'es-master-1', `high disk watermark [90%] exceeded on ${use(90.3 + (t - HI) / (FL - HI) * 4)}, shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`, R)
  for (let t = FL; t < end; t += M) e(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', 'es-master-1', `flood stage disk watermark [95%] exceeded on ${use(95.2)}, all indices on this node will be marked read-only`, R)
  const l = (t, lv, lg, x, o) => c.line(LS, t, `[${isoS(t)},${pad(t % 1000, 3)}][${lv.padEnd(5)}][${lg.padEnd(24)}]${x}`, o)
  k.flow(t0, end, 105 * S, (t) => k.weighted([[3, () => l(t, 'WARN', 'logstash.filters.grok', `[main] Timeout executing grok '%{COMBINEDAPACHELOG}' against field 'message' with value 'Value too large to output (${k.int(40000, 400000)} bytes)!'`)], [3, () => l(t, 'INFO', 'org.logstash.beats.BeatsHandler', `[main][${k.hex(12)}] [local: 10.66.1.30:5044, remote: 10.66.${k.int(2, 9)}.${k.int(2, 250)}:${k.int(30000, 60000)}] Handling exception: java.net.SocketException: Connection reset (caused by: java.net.SocketException: Connection reset)`)], [2, () => l(t, 'WARN', 'logstash.outputs.elasticsearch', `[main][${k.hex(12)}] Could not index event to Elasticsearch. {:status=>400, :action=>["index", {:_id=>nil, :_index=>"audit"}], :response=>{"index"=>{"error"=>{"type"=>"mapper_parsing_exception", "reason"=>"failed to parse field [status] of type [long]"}}}}`)]])())
  k.flow(FL + 20 * S, end, 11 * S, (t) => k.chance(.75) ? l(t, 'WARN', 'logstash.outputs.elasticsearch', `[main][${k.hex(12)}] retrying failed action with response code: 429 ({"type"=>"cluster_block_exception", "reason"=>"index [${idx}] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];"})`, R) : l(t, 'INFO', 'logstash.outputs.elasticsearch', `[main][${k.hex(12)}] Retrying individual bulk actions that failed or were rejected by the previous bulk request {:count=>${k.int(20, 125)}}`, R))
  const kb = (t, lv, x, o) => c.line(KB, t, JSON.stringify({ type: 'log', '@timestamp': iso(t), tags: [lv, 'plugins'], pid: 1209, message: x }), o)
  k.flow(t0, end, 180 * S, (t) => t > FL ? kb(t, 'error', `ResponseError: cluster_block_exception: index [.kibana_task_manager_7.17.18_001] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];`, R) : kb(t, k.pick(['info', 'warning']), k.pick(['Session expired for user "viewer"', 'Reporting: queue poll', 'Detected a deprecated setting: xpack.security.sessionTimeout', 'TaskManager poll: 4 tasks claimed'])))
  return c
}
