import { Case, random, at, start, every, tick, uuid, pubIp, base36, UA, pod, skew, MIN, SEC, HOUR } from './common.mjs'
export const cases = []

// ---------------------------------------------------------------------------------------------------------------- 8
cases.push((seed) => {
  const r = random(`${seed}-c8`), name = 'f08-telemetry-brokers'
  const c = new Case(name, { notes: 'A data disk of one Kafka broker dies (JBOD), replicas go offline, min.isr is missed, gateways cannot produce. Direct.' })
  const t0 = start(r), end = t0 + 36 * MIN, onset = t0 + r.int(18, 22) * MIN + r.int(0, 50_000)
  const sick = r.pick([2, 3, 4]), peers = [1, 2, 3, 4].filter((n) => n !== sick), peer = peers[0]
  const dev = `nvme${r.int(1, 3)}n1`, dir = `/data/kafka-${r.int(1, 3)}`, kafka = (n) => `logs/kafka-${n}/server.log`, kern = `logs/kafka-${sick}/kern.log`, gw = 'logs/telemetry-gateway.log'
  const topics = ['game-telemetry', 'match-results', 'player-inventory']
  const parts = topics.flatMap((t) => Array.from({ length: 8 }, (_, i) => `${t}-${i}`)), hit = parts.filter((_, i) => i % 4 === r.int(1, 1))
  const K = (t, n, lvl, text, mark) => { const [first, ...rest] = text.split('\n'); c.line(kafka(n), t, `[${at(t).spC}] ${lvl} ${[first, ...rest].join('\n')}`, mark) }
  const offs = Object.fromEntries(parts.map((p) => [p, r.int(20_000_000, 90_000_000)]))
  for (const n of [sick, peer]) {
    every(r, t0, end, 17_000, (t) => {
      if (n === sick && t > onset && r.next() < .5) return
      const p = r.pick(n === sick ? parts.filter((x) => !hit.includes(x)) : parts), k = r.next()
      if (k < .4) { const o = offs[p] += r.int(20000, 90000); K(t, n, 'INFO', `[LocalLog partition=${p}, dir=${n === sick ? '/data/kafka-0' : '/data/kafka-' + r.int(0, 3)}] Rolled new log segment at offset ${o} in ${r.int(1, 9)} ms. (kafka.log.LocalLog)`); K(t + 4, n, 'INFO', `[ProducerStateManager partition=${p}] Wrote producer snapshot at offset ${o} with ${r.int(1, 9)} producer ids in ${r.int(1, 6)} ms. (org.apache.kafka.storage.internals.log.ProducerStateManager)`) }
      else if (k < .6) K(t, n, 'INFO', `[GroupCoordinator ${n}]: ${r.pick(['Stabilized group stats-agg generation ' + r.int(40, 60) + ' (__consumer_offsets-' + r.int(0, 49) + ') with 4 members', 'Assignment received from leader stats-agg-' + r.int(1, 4) + '-' + uuid(r) + ' for group stats-agg for generation ' + r.int(40, 60) + '. The group has 4 members, 0 of which are static.'])} (kafka.coordinator.group.GroupCoordinator)`)
      else if (k < .8) K(t, n, 'INFO', `[UnifiedLog partition=${p}, dir=${n === sick ? '/data/kafka-0' : '/data/kafka-' + r.int(0, 3)}] Deleting segment LogSegment(baseOffset=${offs[p] - 9000000}, size=1073738291, lastModifiedTime=${Math.floor(t - 172800000)}, largestRecordTimestamp=Some(${Math.floor(t - 172800200)})) due to log retention time 172800000ms breach based on the largest record timestamp in the segment (kafka.log.UnifiedLog)`)
      else if (k < .92) K(t, n, 'INFO', `[NodeToControllerChannelManager id=${n} name=forwarding] Node 101 disconnected. (org.apache.kafka.clients.NetworkClient)`)
      else K(t, n, 'WARN', `[SocketServer listenerType=BROKER, nodeId=${n}] Unexpected error from /10.30.${r.int(0, 9)}.${r.int(2, 250)} (channelId=10.30.0.1${n}:9092-10.30.9.9:${r.int(30000, 60000)}-${r.int(1000, 9000)}); closing connection (org.apache.kafka.common.network.Selector)\norg.apache.kafka.common.network.InvalidReceiveException: Invalid receive (size = 1195725856 larger than 104857600)\n\tat org.apache.kafka.common.network.NetworkReceive.readFrom(NetworkReceive.java:94)\n\tat org.apache.kafka.common.network.KafkaChannel.receive(KafkaChannel.java:462)`)
    })
  }
  // an earlier, healed ISR flap (GC)
  const flap = t0 + r.int(5, 8) * MIN, fp = hit[0]
  K(flap, peer, 'INFO', `[Partition ${fp} broker=${peer}] Shrinking ISR from ${peer},${sick} to ${peer}. Leader: (highWatermark: ${offs[fp]}, endOffset: ${offs[fp] + 41}). Out of sync replicas: (brokerId: ${sick}, endOffset: ${offs[fp]}). (kafka.cluster.Partition)`)
  K(flap + 2300, peer, 'INFO', `[Partition ${fp} broker=${peer}] Expanding ISR from ${peer} to ${peer},${sick} (kafka.cluster.Partition)`)
  // the kernel of the sick broker
  const kr = (t, text, mark) => c.line(kern, t, `${at(t).syslog} kafka-${sick} kernel: [${(8_812_000 + (t - t0) / 1000).toFixed(6)}] ${text}`, mark)
  every(r, t0, onset, 3.5 * MIN, (t) => kr(t, r.pick(['IPv4: martian source 10.30.0.255 from 10.30.9.9, on dev ens5', 'audit: type=1400 audit(' + (Math.floor(t0 / 1000) + r.int(1, 900)) + '.123:' + r.int(100, 900) + '): apparmor="DENIED" operation="open" profile="/usr/sbin/chronyd" name="/proc/sys/kernel/osrelease" pid=611 comm="chronyd" requested_mask="r" denied_mask="r" fsuid=0 ouid=0', 'TCP: request_sock_TCP: Possible SYN flooding on port 9092. Sending cookies.  Check SNMP counters.'])))
  const ctrl = dev.replace(/n1$/, '')
  kr(onset - 31_000, `nvme ${ctrl}: I/O ${r.int(100, 900)} QID ${r.int(1, 8)} timeout, aborting`, { root: 'a' })
  kr(onset - 900, `nvme ${ctrl}: I/O ${r.int(100, 900)} QID ${r.int(1, 8)} timeout, reset controller`, { root: 'a' })
  for (let i = 0; i < 5; i++) kr(onset - 400 + i * 60, `blk_update_request: I/O error, dev ${dev}, sector ${r.int(100000000, 3900000000)} op 0x1:(WRITE) flags 0x8800 phys_seg ${r.int(1, 16)} prio class 0`, { root: 'a' })
  kr(onset - 90, `XFS (${dev}): log I/O error -5`, { root: 'a' })
  kr(onset - 80, `XFS (${dev}): xfs_do_force_shutdown(0x2) called from line 1196 of file fs/xfs/xfs_log.c. Return address = 00000000${r.hex(8)}`, { root: 'a' })
  kr(onset - 70, `XFS (${dev}): Log I/O Error Detected. Shutting down filesystem`, { root: 'a' })
  kr(onset - 60, `XFS (${dev}): Please unmount the filesystem and rectify the problem(s)`, { root: 'a' })
  // the broker
  const first = hit[0]
  K(onset, sick, 'ERROR', `Error while appending records to ${first} in dir ${dir} (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.IOException: Input/output error\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write(FileDispatcherImpl.java:62)\n\tat java.base/sun.nio.ch.IOUtil.writeFromNativeBuffer(IOUtil.java:132)\n\tat org.apache.kafka.common.record.MemoryRecords.writeFullyTo(MemoryRecords.java:90)\n\tat kafka.log.LocalLog.append(LocalLog.scala:432)`, { root: 'a' })
  K(onset + 12, sick, 'WARN', `[ReplicaManager broker=${sick}] Stopping serving replicas in dir ${dir} with uuid ${base36(r, 22)} because the log directory has failed. (kafka.server.ReplicaManager)`, { root: 'a' })
  K(onset + 40, sick, 'WARN', `[ReplicaManager broker=${sick}] Broker ${sick} stopped fetcher for partitions ${hit.join(',')} and stopped moving logs for partitions  because they are in the failed log directory ${dir}. (kafka.server.ReplicaManager)`, { root: 'a' })
  K(onset + 55, sick, 'WARN', `Stopping serving logs in dir ${dir} (kafka.log.LogManager)`, { root: 'a' })
  every(r, onset + 200, onset + 4 * MIN, 11_000, (t) => K(t, sick, 'ERROR', `[ReplicaManager broker=${sick}] Error while making broker the follower for partition Topic: ${r.pick(hit).replace(/-(\d+)$/, '; Partition: $1')}; Leader: Some(${peer}) in dir Some(${dir}) (kafka.server.ReplicaManager)\norg.apache.kafka.common.errors.KafkaStorageException: The log dir ${dir} is already offline due to a previous IO exception.`, { root: 'a' }))
  hit.forEach((p, i) => K(onset + 9000 + i * 400, peer, 'INFO', `[Partition ${p} broker=${peer}] Shrinking ISR from ${peer},${sick} to ${peer}. Leader: (highWatermark: ${offs[p]}, endOffset: ${offs[p] + r.int(9, 300)}). Out of sync replicas: (brokerId: ${sick}, endOffset: ${offs[p]}). (kafka.cluster.Partition)`, { relevant: 'a' }))
  every(r, onset + 12_000, end, 9_000, (t) => { const p = r.pick(hit); K(t, peer, 'ERROR', `[ReplicaManager broker=${peer}] Error processing append operation on partition ${p} (kafka.server.ReplicaManager)\norg.apache.kafka.common.errors.NotEnoughReplicasException: The size of the current ISR Set(${peer}) is insufficient to satisfy the min.isr requirement of 2 for partition ${p}`, { relevant: 'a' }) })
  const G = (t, lvl, thread, logger, text, mark) => c.line(gw, t, `${at(t).spF} [${thread}] ${lvl.padEnd(5)} ${logger} - ${text}`, mark)
  every(r, t0, end, 5_500, (t) => {
    const k = r.next(), bad = t > onset + 12_000
    if (bad && k < .45) G(t, 'WARN', 'kafka-producer-network-thread | telemetry-gw-1', 'o.a.k.c.producer.internals.Sender', `[Producer clientId=telemetry-gw-1] Got error produce response with correlation id ${r.int(900000, 999999)} on topic-partition ${r.pick(hit)}, retrying (${2147483647 - r.int(1, 900)} attempts left). Error: NOT_ENOUGH_REPLICAS`, { relevant: 'a' })
    else if (bad && k < .6) G(t, 'ERROR', `vert.x-eventloop-thread-${r.int(0, 7)}`, 'c.s.telemetry.IngestVerticle', `dropping batch of ${r.int(80, 500)} events for topic ${r.pick(topics)}: org.apache.kafka.common.errors.TimeoutException: Expiring ${r.int(3, 40)} record(s) for ${r.pick(hit)}:120000 ms has passed since batch creation`, { relevant: 'a' })
    else if (k < .9) G(t, 'INFO', `vert.x-eventloop-thread-${r.int(0, 7)}`, 'c.s.telemetry.IngestVerticle', `accepted batch client=${r.pick(['ps5', 'win64', 'xsx', 'switch'])} build=1.${r.int(14, 16)}.${r.int(0, 9)} events=${r.int(20, 500)} bytes=${r.int(4000, 90000)}`)
    else G(t, 'WARN', `vert.x-eventloop-thread-${r.int(0, 7)}`, 'c.s.telemetry.IngestVerticle', `rejected batch: schema_version ${r.int(3, 5)} is no longer accepted client=${r.pick(['ps4', 'win64'])} build=1.9.${r.int(0, 9)}`)
  })
  c.incident('a', {
    cause: { allOf: [
      ['\\bi/?o[- ](error|fail|exception|fault|problem)', 'input/output', '\\bdisks?\\b', 'nvme', '\\bxfs\\b', 'file ?system', 'log[- ]?dir', '/data/kafka', '\\bdrive\\b', '\\bssd\\b', 'storage', '\\bvolume\\b'],
      ['fail', 'error', 'fault', 'broke', 'dead', 'died', 'dying', 'shut ?down', 'offline', 'defect', '\\bbad\\b', 'lost'],
    ], mustNot: ['disk (is |was |got |ran )?(full|out of space)', 'no space left'] },
    services: [`kafka-${sick}`, `broker ${sick}`, `broker-${sick}`, 'kafka', `kafka broker ${sick}`, dev, 'kernel', `kafka-${sick}/server.log`], victims: [`kafka-${peer}`, `broker ${peer}`, 'telemetry-gateway', 'telemetry-gw-1', 'gateway', 'producer'],
    severity: ['high', 'critical'], onset: onset - 31_000, onsetToleranceSeconds: 120, rootPattern: 'nvme|XFS|in dir /data/kafka|log directory|already offline|Input/output error',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 9
cases.push((seed) => {
  const r = random(`${seed}-c9`), name = 'f09-wholesale-orders'
  const c = new Case(name, { notes: 'Log backups fail for hours as the share is unreachable; then the transaction log is full and every write fails. Victims far louder and later.' })
  const t0 = start(r, 0, 3), onset = t0 + r.int(70, 95) * MIN, full = onset + r.int(5 * 60, 6 * 60) * MIN, end = full + 38 * MIN
  const el = 'logs/ERRORLOG', app = 'logs/erp-web-20.log', ag = 'logs/SQLAGENT.OUT'
  const db = r.pick(['Orders', 'WholesaleProd', 'ErpLive']), nas = `nas0${r.int(1, 4)}`
  const E = (t, who, text, mark) => c.line(el, t, `${at(t).sp}.${at(t).f.slice(0, 2)} ${who.padEnd(11)} ${text}`, mark)
  let firstFail = 0, lsn = r.int(200_000, 300_000), next = Math.ceil(t0 / (15 * MIN)) * 15 * MIN
  for (let t = next; t < end; t += 15 * MIN) {
    const tt = t + r.int(900, 2600), a = at(t), spid = `spid${r.int(58, 90)}`
    const file = `\\\\${nas}\\sqlbackup\\${db}\\${db}_LOG_${a.Y}${a.M}${a.D}_${a.h}${a.m}00.trn`
    c.line(ag, t + 200, `${at(t).sp} - ? [177] Job DBA - Log Backup ${db} has been requested to run by Schedule 14 (Every 15 minutes)`)
    if (tt < onset) {
      const l2 = lsn + r.int(300, 2500)
      E(tt, 'Backup', `Log was backed up. Database: ${db}, creation date(time): 2021/03/02(10:11:12), first LSN: ${lsn}:1688:1, last LSN: ${l2}:440:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${file}'}). This is an informational message only. No user action is required.`)
      lsn = l2
    } else {
      firstFail ||= tt
      E(tt, spid, 'Error: 18204, Severity: 16, State: 1.', { root: 'a' })
      E(tt + 1, spid, `BackupDiskFile::CreateMedia: Backup device '${file}' failed to create. Operating system error 53(The network path was not found.).`, { root: 'a' })
      E(tt + 20, 'Backup', 'Error: 3041, Severity: 16, State: 1.', { root: 'a' })
      E(tt + 21, 'Backup', `BACKUP failed to complete the command BACKUP LOG ${db}. Check the backup application log for detailed messages.`, { root: 'a' })
      c.line(ag, tt + 400, `${at(tt + 400).sp} - ! [LOG] Step 1 of job 'DBA - Log Backup ${db}' failed: BACKUP LOG is terminating abnormally.`, { root: 'a' })
      if (t > full) { E(tt - 400, spid, 'Error: 9002, Severity: 17, State: 2.', { relevant: 'a' }) }
    }
  }
  every(r, t0, end, 9 * MIN, (t) => { E(t, 'Logon', 'Error: 18456, Severity: 14, State: 5.'); E(t + 1, 'Logon', `Login failed for user '${r.pick(['sa', 'admin', 'crm_ro_old'])}'. Reason: Could not find a login matching the name provided. [CLIENT: 10.11.${r.int(0, 8)}.${r.int(2, 250)}]`) })
  every(r, t0, end, 55 * MIN, (t) => E(t, 'spid' + r.int(20, 40) + 's', r.pick([`AppDomain ${r.int(2, 9)} (${db}.dbo[runtime].${r.int(2, 9)}) created.`, `SQL Server has encountered 1 occurrence(s) of cachestore flush for the 'SQL Plans' cachestore (part of plan cache) due to some database maintenance or reconfigure operations.`, `Process ID ${r.int(60, 120)} was killed by hostname ERPADM01, host process ID ${r.int(1000, 9000)}.`])))
  const io = t0 + r.int(30, 50) * MIN
  E(io, 'spid9s', `SQL Server has encountered 2 occurrence(s) of I/O requests taking longer than 15 seconds to complete on file [E:\\SQLData\\tempdb.mdf] in database id 2.  The OS file handle is 0x0000000000000${r.hex(3).toUpperCase()}.  The offset of the latest long I/O is: 0x000000${r.hex(6)}.  The duration of the long I/O is: 15012 ms.`)
  const nightly = t0 + r.int(20, 26) * MIN
  for (const d of ['master', 'msdb', 'Archive']) E(nightly + r.int(0, 60000), 'Backup', `Database backed up. Database: ${d}, creation date(time): 2020/11/09(08:02:44), pages dumped: ${r.int(600, 90000)}, first LSN: ${r.int(400, 999)}:224:37, last LSN: ${r.int(400, 999)}:240:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'F:\\LocalBackup\\${d}_FULL.bak'}). This is an informational message only. No user action is required.`)
  every(r, full, end, 22_000, (t) => { const s = `spid${r.int(52, 140)}`; E(t, s, 'Error: 9002, Severity: 17, State: 2.', { relevant: 'a' }); E(t + 1, s, `The transaction log for database '${db}' is full due to 'LOG_BACKUP'.`, { relevant: 'a' }) })
  every(r, t0, end, 26 * MIN, (t) => c.line(ag, t, `${at(t).sp} - ? [177] Job ${r.pick(['syspolicy_purge_history', 'DBA - Cycle Errorlog', 'ERP - Price import'])} has been requested to run by Schedule ${r.int(2, 20)} (${r.pick(['Nightly', 'Half-hourly'])})`))
  const A = (t, lvl, text, mark) => c.line(app, t, `${at(t).spF} +00:00 [${lvl}] ${text}`, mark)
  const act = (t) => {
    const bad = t > full, k = r.next(), trace = `{"RequestId":"0HN${base36(r, 10).toUpperCase()}:0000000${r.int(1, 9)}"}`
    if (k < .35) A(t, 'INF', `HTTP GET /catalog/items responded 200 in ${skew(r, 40).toFixed(4)} ms`)
    else if (k < .7) {
      if (!bad) { A(t, 'INF', `Order ${r.int(700000, 799999)} saved for customer ${r.int(1000, 9999)}, ${r.int(1, 60)} lines`); A(t + 9, 'INF', `HTTP POST /orders responded 201 in ${skew(r, 80).toFixed(4)} ms`) }
      else {
        A(t, 'ERR', `Failed executing DbCommand (${r.int(3, 40)}ms) [Parameters=[@p0='?' (DbType = Int32), @p1='?' (DbType = Decimal)], CommandType='"Text"', CommandTimeout='30'] INSERT INTO [OrderHeader] ([CustomerId], [Total]) OUTPUT INSERTED.[Id] VALUES (@p0, @p1);`, { relevant: 'a' })
        A(t + 3, 'ERR', `An exception occurred in the database while saving changes for context type 'Erp.Data.ErpContext'.
Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes. See the inner exception for details.
 ---> Microsoft.Data.SqlClient.SqlException (0x80131904): The transaction log for database '${db}' is full due to 'LOG_BACKUP'.
   at Microsoft.Data.SqlClient.SqlCommand.<>c.<ExecuteDbDataReaderAsync>b__211_0(Task\`1 result)
   at Microsoft.EntityFrameworkCore.Update.ReaderModificationCommandBatch.ExecuteAsync(IRelationalConnection connection, CancellationToken cancellationToken)
ClientConnectionId:${uuid(r)}
Error Number:9002,State:2,Class:17`, { relevant: 'a' })
        A(t + 5, 'ERR', `HTTP POST /orders responded 500 in ${skew(r, 90).toFixed(4)} ms`, { relevant: 'a' })
      }
    } else if (k < .8) A(t, 'WRN', `Price list ${r.int(10, 99)} has ${r.int(1, 5)} items without cost, using last purchase price`)
    else if (k < .88) A(t, 'WRN', "The property 'Erp.Data.StockMove.Quantity' of type 'decimal' has no store type specified; values may be truncated.")
    else if (k < .94) A(t, 'INF', `Antiforgery token validation failed. The antiforgery token could not be decrypted. ${trace}`)
    else A(t, 'INF', `EDI file ORDERS_${r.int(10000, 99999)}.edi imported, ${r.int(1, 90)} messages, ${r.int(0, 2)} rejected`)
  }
  every(r, t0, full - 50 * MIN, 105_000, act); every(r, full - 50 * MIN, end, 17_000, act)
  const dep = full - r.int(13, 20) * MIN
  A(dep, 'INF', `Application is shutting down...`); A(dep + 9000, 'INF', `Now listening on: http://[::]:8080`); A(dep + 9010, 'INF', `Erp.Web version 7.${r.int(2, 9)}.${r.int(0, 20)} started, environment Production`)
  c.incident('a', {
    cause: { allOf: [
      ['(^|[^_\\w])backups?\\b'],
      [nas, '\\bnas\\b', '\\bshare\\b', 'network (path|location|drive|folder|target|storage)', '\\bunc\\b', '(backup )?(destination|target|location|path|device|folder|server|storage)', '\\berror 53\\b', 'unreachable', 'not reachable', 'inaccessible', 'cannot (be )?reach'],
      ['fail', 'unreachable', 'not (be )?(found|reach|access|available)', 'unavailable', 'inaccessible', 'cannot', 'could not', 'unable', 'gone', 'stopp', 'no longer', 'lost', 'missing'],
    ], mustNot: ['(log|disk|file) (is |was )?(sized )?too small', 'autogrow'] },
    services: ['sqlserver', 'sql server', 'mssql', 'errorlog', nas, 'sqlagent', 'backup', 'dba - log backup ' + db.toLowerCase(), db, 'log backup', 'backup share'], victims: ['erp-web', 'erp', 'erp-web-20', 'erp.web'],
    severity: ['high', 'critical'], onset: firstFail, onsetToleranceSeconds: 300, rootPattern: 'Error: 18204|CreateMedia|Error: 3041|BACKUP failed|terminating abnormally',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 10
cases.push((seed) => {
  const r = random(`${seed}-c10`), name = 'f10-ride-push'
  const c = new Case(name, { notes: 'Workers restarted against the APNs sandbox host: every iOS token is "bad" and gets deleted. One INFO field per worker. Hard.' })
  const t0 = start(r), end = t0 + 44 * MIN, onset = t0 + r.int(20, 25) * MIN + r.int(0, 50_000), pw = 'logs/push-worker.log', na = 'logs/notify-api.log'
  const workers = [0, 1, 2].map((i) => ({ old: `push-worker-${i}`, up: onset + i * r.int(38, 55) * SEC }))
  const key = base36(r, 10).toUpperCase(), team = base36(r, 10).toUpperCase(), v1 = `3.${r.int(10, 18)}.${r.int(0, 5)}`
  const P = (t, w, lvl, msg, kv, mark) => c.line(pw, t, `time=${at(t).iso} level=${lvl} msg=${/ /.test(msg) ? JSON.stringify(msg) : msg} worker=${w} ${kv}`.trimEnd(), mark)
  const bootOf = (t, w, host, mark) => {
    P(t, w, 'INFO', 'starting push-worker', `version=${v1} goversion=go1.22.3 gomaxprocs=4`)
    P(t + 60, w, 'INFO', 'config loaded', `source=/etc/push/config.yaml overlays=${host.includes('sandbox') ? 2 : 1} queues=push.high,push.normal`)
    P(t + 190, w, 'INFO', 'fcm client ready', 'project=ridely-prod endpoint=https://fcm.googleapis.com/v1/projects/ridely-prod/messages:send')
    P(t + 260, w, 'INFO', 'apns client ready', `endpoint=https://${host} topic=app.ridely.passenger key_id=${key} team_id=${team} conns=4`, mark)
    P(t + 300, w, 'INFO', 'consuming', `broker=amqp://rabbit-0.rabbit:5672/push prefetch=64`)
  }
  // one worker moved to another node early on: what a normal start looks like
  const moved = t0 + r.int(3, 6) * MIN
  P(moved - 2000, 'push-worker-1', 'INFO', 'signal received, draining', 'signal=terminated inflight=' + r.int(1, 30))
  bootOf(moved, 'push-worker-1', 'api.push.apple.com')
  for (const w of workers) {
    P(w.up - 2600, w.old, 'INFO', 'signal received, draining', 'signal=terminated inflight=' + r.int(1, 30))
    P(w.up - 900, w.old, 'INFO', 'drained, bye', '')
    bootOf(w.up, w.old, 'api.sandbox.push.apple.com', { root: 'a' })
  }
  const tmpl = ['driver_arrived', 'trip_receipt', 'driver_assigned', 'promo_weekend', 'payment_failed', 'chat_message']
  every(r, t0, end, 3_100, (t) => {
    const w = r.pick(workers), dead = t > w.up - 2600 && t < w.up + 300
    if (dead) return
    const sb = t > w.up, ios = r.next() < .47, user = r.int(100000, 999999), mid = uuid(r)
    if (!ios) {
      if (r.next() < .03) P(t, w.old, 'WARN', 'push rejected', `provider=fcm http=404 reason=UNREGISTERED user=${user} token=${r.hex(6)}… template=${r.pick(tmpl)}`)
      else P(t, w.old, 'INFO', 'push accepted', `provider=fcm http=200 id=${mid} user=${user} template=${r.pick(tmpl)} took=${r.int(40, 210)}ms`)
    } else if (sb) {
      P(t, w.old, 'WARN', 'push rejected', `provider=apns http=400 reason=BadDeviceToken apns_id=${mid.toUpperCase()} user=${user} token=${r.hex(6)}… template=${r.pick(tmpl)}`, { relevant: 'a' })
      P(t + 4, w.old, 'INFO', 'device token removed', `provider=apns user=${user} reason=BadDeviceToken`, { relevant: 'a' })
    } else if (r.next() < .04) {
      const [code, why] = r.pick([[410, 'Unregistered'], [410, 'Unregistered'], [400, 'BadDeviceToken']])
      P(t, w.old, 'WARN', 'push rejected', `provider=apns http=${code} reason=${why} apns_id=${mid.toUpperCase()} user=${user} token=${r.hex(6)}… template=${r.pick(tmpl)}`)
      P(t + 4, w.old, 'INFO', 'device token removed', `provider=apns user=${user} reason=${why}`)
    } else P(t, w.old, 'INFO', 'push accepted', `provider=apns http=200 id=${mid.toUpperCase()} user=${user} template=${r.pick(tmpl)} took=${r.int(25, 120)}ms`)
  })
  every(r, t0, end, 4 * MIN, (t) => P(t, r.pick(workers).old, 'WARN', 'fcm slow response', `took=${r.int(1100, 2400)}ms attempt=1 retry_in=1s`))
  const N = (t, lvl, msg, extra, mark) => c.line(na, t, JSON.stringify({ '@t': at(t).iso, '@l': lvl, '@m': msg, ...extra }), mark)
  let ios = r.int(412_000, 418_000), android = r.int(455_000, 462_000)
  tick(r, t0 + 20_000, end, 2 * MIN, 800, (t) => { ios += t > onset ? -r.int(900, 2600) : r.int(-8, 14); android += r.int(-8, 14); N(t, 'Information', `Reachability snapshot: ios ${ios}, android ${android}`, { ios, android, SourceContext: 'Notify.Audience' }, t > onset + 60_000 ? { relevant: 'a' } : undefined) })
  every(r, t0, end, 9_500, (t) => {
    const k = r.next(), bad = t > onset + 3 * MIN
    if (k < .6) N(t, 'Information', `Queued ${r.pick(tmpl)} for user ${r.int(100000, 999999)}`, { Queue: r.pick(['push.high', 'push.normal']), SourceContext: 'Notify.Dispatch' })
    else if (k < .72) N(t, 'Information', `HTTP POST /v1/devices responded 204 in ${r.int(4, 30)} ms`, { Platform: r.pick(['ios', 'android']), AppVersion: `7.${r.int(1, 4)}.0` })
    else if (k < .80) N(t, 'Warning', 'Device registration rejected: unsupported app version', { AppVersion: '5.9.1', Platform: r.pick(['ios', 'android']) })
    else if (bad) N(t, 'Warning', `No reachable device for user ${r.int(100000, 999999)}, falling back to SMS`, { Template: r.pick(['driver_arrived', 'payment_failed']), SourceContext: 'Notify.Dispatch' }, { relevant: 'a' })
    else if (k < .83) N(t, 'Warning', `No reachable device for user ${r.int(100000, 999999)}, falling back to SMS`, { Template: 'driver_arrived', SourceContext: 'Notify.Dispatch' })
    else N(t, 'Information', `HTTP GET /v1/inbox responded 200 in ${r.int(4, 60)} ms`, {})
  })
  every(r, onset + 9 * MIN, end, 70_000, (t) => N(t, 'Error', 'SMS budget guard: hourly spend above limit, message deferred', { Provider: 'messagebird', SpendEur: r.int(410, 900) }, { relevant: 'a' }))
  c.incident('a', {
    cause: { allOf: [
      ['sandbox', '(development|dev|test|staging|non-?prod\\w*|wrong) [^.]{0,25}(environment|endpoint|host|gateway|server|apns)', '(environment|endpoint|host|gateway) (mismatch|mix-?up)', 'instead of (the )?(prod|api\\.push)'],
      ['apns', 'apple', 'push', '\\bios\\b'],
    ], mustNot: ['(users|passengers) (have |had )?(uninstall|reinstall)', '(tokens|devices) (have |had |were |are )?(expired|stale)'] },
    services: ['push-worker', 'push-worker-0', 'push-worker-1', 'push-worker-2', 'apns', 'apns client'], victims: ['notify-api', 'notify', 'sms', 'notify.dispatch'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'api\\.sandbox\\.push\\.apple\\.com',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 11
cases.push((seed) => {
  const r = random(`${seed}-c11`), name = 'f11-arena-matches'
  const c = new Case(name, { notes: 'The fleet autoscaler stands at its maximum size; no Ready game servers; matchmaker and lobby shout, and lobby complains first. Victims louder.' })
  const t0 = start(r, 15, 19), end = t0 + 42 * MIN, onset = t0 + r.int(19, 22) * MIN + r.int(0, 50_000)
  const ag = 'logs/agones-controller.jsonl', mm = 'logs/match-director.log', lo = 'logs/lobby.log', max = r.pick([40, 48, 60]), fleet = r.pick(['ranked-eu', 'ranked-na', 'ranked-sa'])
  const G = (t, o, mark) => c.line(ag, t, JSON.stringify({ ...o, time: at(t).iso.replace('Z', r.int(100000, 999999) + 'Z') }), mark)
  const ev = (t, kind, obj, type, reason, msg, mark) => G(t, { message: `Event(v1.ObjectReference{Kind:"${kind}", Namespace:"arena", Name:"${obj}", UID:"${uuid(r)}", APIVersion:"${kind === 'FleetAutoscaler' ? 'autoscaling.agones.dev/v1' : 'agones.dev/v1'}", ResourceVersion:"${r.int(88000000, 89000000)}", FieldPath:""}): type: '${type}' reason: '${reason}' ${msg}`, severity: 'info' }, mark)
  const gss = `${fleet}-${base36(r, 5)}`
  const gs = () => `${gss}-${base36(r, 5)}`
  let size = max - 18
  // up the hill, in steps; the last step runs into the ceiling
  const steps = []
  for (let t = t0 + r.int(20, 60) * SEC; t < onset; t += (onset - t0) / 8) steps.push(t)
  steps.forEach((t, i) => { const to = Math.min(max - 2, size + r.int(2, 3)); if (to > size && t < onset) { ev(t, 'FleetAutoscaler', `${fleet}-autoscaler`, 'Normal', 'AutoScalingFleet', `Scaling fleet ${fleet} from ${size} to ${to}`); for (let k = size; k < to; k++) { const g = gs(); ev(t + 300 + k * 20, 'GameServerSet', gss, 'Normal', 'SuccessfulCreate', `Created gameserver: ${g}`); ev(t + 9000 + k * 120, 'GameServer', g, 'Normal', 'RequestReady', 'SDK state change'); ev(t + 9600 + k * 120, 'GameServer', g, 'Normal', 'Ready', 'SDK.Ready() complete') } size = to } })
  ev(onset, 'FleetAutoscaler', `${fleet}-autoscaler`, 'Normal', 'AutoScalingFleet', `Scaling fleet ${fleet} from ${size} to ${max}`, { relevant: 'a' })
  ev(onset + 120, 'FleetAutoscaler', `${fleet}-autoscaler`, 'Warning', 'ScalingLimited', `Scaling fleet ${fleet} was limited to maximum size of ${max}`, { root: 'a' })
  for (let t = onset + r.int(4, 5) * MIN; t < end; t += r.int(4, 6) * MIN) ev(t, 'FleetAutoscaler', `${fleet}-autoscaler`, 'Warning', 'ScalingLimited', `Scaling fleet ${fleet} was limited to maximum size of ${max}`, { root: 'a' })
  every(r, t0, end, 17_000, (t) => { const g = gs(); const k = r.next(); if (k < .5) { ev(t, 'GameServer', g, 'Normal', 'Shutdown', 'SDK state change'); ev(t + 700, 'GameServerSet', gss, 'Normal', 'SuccessfulDelete', `Deleted gameserver in state Shutdown: ${g}`); const n = gs(); ev(t + 1500, 'GameServerSet', gss, 'Normal', 'SuccessfulCreate', `Created gameserver: ${n}`); ev(t + 12_000, 'GameServer', n, 'Normal', 'Ready', 'SDK.Ready() complete') } else if (k < .75) ev(t, 'GameServer', `casual-${fleet.slice(-2)}-${base36(r, 5)}-${base36(r, 5)}`, 'Normal', r.pick(['Allocated', 'Ready']), r.pick(['Allocated', 'SDK.Ready() complete'])); else if (k < .82) ev(t, 'GameServer', g, 'Warning', 'Unhealthy', 'Issue with Gameserver pod'); else G(t, { gsKey: `arena/${g}`, message: 'Reflecting pod deletion', severity: 'debug', source: '*gameservers.Controller' }) })
  every(r, t0, end, 3 * MIN, (t, g = gs()) => G(t, { error: `error updating GameServer ${g}: Operation cannot be fulfilled on gameservers.agones.dev "${g}": the object has been modified; please apply your changes to the latest version and try again`, message: '', severity: 'error', source: '*gameservers.Controller', queue: 'agones.dev.GameServerController' }))
  const M = (t, level, msg, kv, mark) => c.line(mm, t, `time="${at(t).isoS}" level=${level} msg="${msg}" app=openmatch component=director ${kv}`.trimEnd(), mark)
  every(r, t0, end, 6_500, (t) => {
    const load = t < onset ? 0 : Math.min(.85, (t - onset) / (7 * MIN) * .85), mid = `m-${r.hex(8)}`
    if (r.next() < load) {
      M(t, 'warning', 'allocation returned state UnAllocated', `match=${mid} fleet=${fleet} players=10`, { relevant: 'a' })
      M(t + 500, 'error', `failed to assign match: no ready gameserver available`, `match=${mid} profile=ranked_5v5 retries=3`, { relevant: 'a' })
    } else { M(t, 'info', 'allocated gameserver', `match=${mid} fleet=${fleet} gameserver=${gs()} address=${pubIp(r)}:${r.int(7000, 8000)} players=10`); if (r.next() < .1) M(t + 9, 'warning', 'ticket already assigned, skipping', `ticket=${base36(r, 20)}`) }
  })
  tick(r, t0, end, 60_000, 500, (t) => M(t, 'info', 'fetch cycle', `profiles=4 matches=${r.int(6, 14)} tickets_open=${t < onset ? r.int(40, 130) : 130 + Math.round((t - onset) / MIN) * r.int(60, 90)}`, t > onset + 2 * MIN ? { relevant: 'a' } : undefined))
  const L = (t, lvl, text, mark) => c.line(lo, t, `${at(t).spF} [${lvl}] [${r.pick(['LobbyHub', 'PartyService', 'QueueService'])}] ${text}`, mark)
  const early = onset - 2 * MIN
  every(r, t0, end, 5_200, (t) => {
    const k = r.next(), bad = t > early, load = Math.min(.6, Math.max(0, t - early) / (8 * MIN))
    if (k < load) L(t, r.pick(['Warn', 'Error', 'Warn']), r.pick([`queue timeout after ${r.int(121, 240)}s player=${r.int(1000000, 9999999)} mode=ranked_5v5`, `estimated wait ${r.int(180, 900)}s exceeds target 60s mode=ranked_5v5`, `player ${r.int(1000000, 9999999)} left queue: timeout, apology reward granted`]), { relevant: 'a' })
    else if (k < .75) L(t, 'Info', r.pick([`party ${r.hex(6)} joined queue mode=${r.pick(['ranked_5v5', 'casual', 'aram'])} size=${r.int(1, 5)}`, `player ${r.int(1000000, 9999999)} connected build=12.${r.int(3, 5)}`, `match ${'m-' + r.hex(8)} accepted by 10/10`]))
    else if (k < .88) L(t, 'Warn', r.pick([`websocket closed abnormally code=1006 player=${r.int(1000000, 9999999)}`, `player ${r.int(1000000, 9999999)} declined match, penalty 5 min`]))
    else L(t, 'Error', `friend presence lookup failed for platform account: PSN returned 404`)
  })
  L(t0 + r.int(6, 10) * MIN, 'Info', 'liveops: event "Double Honor Weekend" is now active')
  L(onset - r.int(9, 11) * MIN, 'Info', 'deployed lobby 12.5.' + r.int(1, 30) + ', sessions migrated=' + r.int(900, 3000))
  c.incident('a', {
    cause: { allOf: [
      ['\\bmax(imum|imal|imally)?\\b', 'maxReplicas', '\\bcap(ped|s)?\\b', 'upper (limit|bound)', 'ceiling', '\\blimit(ed|s)?\\b'],
      ['fleet', 'auto-?scal', 'agones', 'replicas', 'scal(e|ing|ed)\\b'],
    ], mustNot: ['(matchmaker|director|lobby|open ?match) (is|was) (broken|overloaded|buggy|failing|down|slow)'] },
    services: ['agones', 'agones-controller', fleet, `${fleet}-autoscaler`, 'fleetautoscaler', 'fleet autoscaler', 'autoscaler'], victims: ['match-director', 'director', 'openmatch', 'lobby', 'queueservice', 'lobbyhub'],
    severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 240, rootPattern: 'ScalingLimited',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 12
cases.push((seed) => {
  const r = random(`${seed}-c12`), name = 'f12-quote-build'
  const c = new Case(name, { notes: 'Three consoles of one job; the third resolves a newer SNAPSHOT of a model library, to which a released library does not fit; the commit is a README. Hard.' })
  const base = start(r, 7, 9), n0 = r.int(600, 900), sn = r.int(40, 80), ver = `4.${r.int(2, 9)}.0`, a0 = at(base - 20 * HOUR), a1 = at(base + 5 * HOUR)
  const stamp = (a) => `${a.Y}${a.M}${a.D}.${a.h}${a.m}${a.s}`
  const job = 'quote-service', nex = 'https://nexus.ci.assur.example/repository'
  let onset = 0
  const build = (i) => {
    const file = `logs/${job}-main-${n0 + i}.log`, t00 = base + i * r.int(170, 190) * MIN
    let t = t00
    const bad = i === 2, line = (text, step = 300, mark) => { t += Math.max(1, Math.round(r.gap(step))); c.line(file, t, text.split('\n').map((x) => `[${at(t).iso}] ${x}`).join('\n'), mark) }
    const sha = r.hex(40)
    line('Started by an SCM change'); line(`Obtained Jenkinsfile from ${sha}`); line('[Pipeline] Start of Pipeline'); line('[Pipeline] node'); line(`Running on agent-linux-0${r.int(1, 6)} in /home/jenkins/workspace/${job}_main`)
    line('[Pipeline] {'); line('[Pipeline] stage'); line('[Pipeline] { (Checkout)'); line('[Pipeline] checkout'); line('The recommended git tool is: git'); line('using credential bitbucket-ro'); line(` > git rev-parse --resolve-git-dir /home/jenkins/workspace/${job}_main/.git # timeout=10`); line('Fetching changes from the remote Git repository'); line(` > git fetch --tags --force --progress -- ssh://git@bitbucket.assur.example/rat/${job}.git +refs/heads/*:refs/remotes/origin/* # timeout=10`, 900)
    line(`Checking out Revision ${sha} (main)`); line(` > git checkout -f ${sha} # timeout=10`)
    line(`Commit message: "${['QS-' + r.int(800, 899) + ' validate tariff year', 'QS-' + r.int(900, 950) + ' round premiums half even', 'docs: fix two typos in README'][i]}"`)
    line('[Pipeline] }'); line('[Pipeline] stage'); line('[Pipeline] { (Build)'); line('[Pipeline] sh'); line('+ ./mvnw -B -U -ntp=false verify', 400)
    line('[INFO] Scanning for projects...', 1500); line('[INFO] ------------------------------------------------------------------------'); line('[INFO] Reactor Build Order:'); line('[INFO] ')
    for (const m of ['quote-parent                                                       [pom]', 'quote-api                                                          [jar]', 'quote-core                                                         [jar]', 'quote-app                                                          [jar]']) line(`[INFO] ${m}`, 2)
    const art = (g, name2, v, kb) => { const u = `${nex}/${v.includes('SNAPSHOT') ? 'snapshots' : 'releases'}/${g}/${name2}/${v}`; return u }
    const mods = ['quote-parent', 'quote-api', 'quote-core', 'quote-app']
    mods.forEach((m, mi) => {
      line('[INFO] ', 20); line(`[INFO] -----------------------< com.assur.quote:${m} >${'-'.repeat(20)}`, 3); line(`[INFO] Building ${m} 2.${40 + i}.0-SNAPSHOT                                 [${mi + 1}/4]`, 3)
      if (m === 'quote-core') {
        const su = art('com/assur/rating', 'rating-model', `${ver}-SNAPSHOT`)
        line(`[INFO] Downloading from nexus-snapshots: ${su}/maven-metadata.xml`, 90); line(`[INFO] Downloaded from nexus-snapshots: ${su}/maven-metadata.xml (1.0 kB at ${r.int(9, 60)} kB/s)`, 90)
        const [a, k] = bad ? [a1, sn + 1] : [a0, sn]
        if (i === 0 || bad) for (const ext of ['pom', 'jar']) {
          line(`[INFO] Downloading from nexus-snapshots: ${su}/rating-model-${ver}-${stamp(a)}-${k}.${ext}`, 60, bad ? { root: 'a' } : undefined)
          if (bad && !onset) onset = t
          line(`[INFO] Downloaded from nexus-snapshots: ${su}/rating-model-${ver}-${stamp(a)}-${k}.${ext} (${ext === 'pom' ? '3.1 kB' : r.int(196, 240) + ' kB'} at ${r.int(1, 9)}.${r.int(0, 9)} MB/s)`, 90, bad ? { root: 'a' } : undefined)
        }
      }
      if (mi === 0) { line('[INFO] --- maven-enforcer-plugin:3.4.1:enforce (default) @ quote-parent ---', 30); line('[INFO] Rule 0: org.apache.maven.enforcer.rules.version.RequireJavaVersion passed', 30); return }
      line(`[INFO] --- maven-resources-plugin:3.3.1:resources (default-resources) @ ${m} ---`, 200); line(`[INFO] Copying ${r.int(1, 9)} resources from src/main/resources to target/classes`, 20)
      line(`[INFO] --- maven-compiler-plugin:3.11.0:compile (default-compile) @ ${m} ---`, 200); line(`[INFO] Changes detected - recompiling the module! :source`, 20); line(`[INFO] Compiling ${[0, 31, 118, 42][mi]} source files with javac [debug release 17] to target/classes`, 2500)
      if (mi === 2) { line(`[WARNING] /home/jenkins/workspace/${job}_main/quote-core/src/main/java/com/assur/quote/core/LegacyTariff.java:[33,9] getRate(java.util.Date) in com.assur.quote.core.TariffTable has been deprecated`, 10); line('[WARNING] bootstrap class path not set in conjunction with -source 8', 5) }
      line(`[INFO] --- maven-surefire-plugin:3.2.5:test (default-test) @ ${m} ---`, 300); line('[INFO] Using auto detected provider org.apache.maven.surefire.junitplatform.JUnitPlatformProvider', 300); line('[INFO] ', 10); line('[INFO] -------------------------------------------------------', 3); line('[INFO]  T E S T S', 3); line('[INFO] -------------------------------------------------------', 3)
      const tests = { 'quote-api': ['QuoteRequestJsonTest', 'ErrorBodyTest'], 'quote-core': ['PremiumRoundingTest', 'TariffTableTest', 'DiscountPolicyTest', 'RiskScoreTest', 'SurchargeTest', 'ConversionTest', 'LegacyTariffTest', 'QuoteFlowTest'], 'quote-app': ['QuoteControllerIT', 'ActuatorIT'] }[m]
      let run = 0, err = 0
      const broken = ['DiscountPolicyTest', 'SurchargeTest', 'QuoteFlowTest']
      for (const k of tests) {
        line(`[INFO] Running com.assur.quote.${m.slice(6)}.${k}`, 200)
        for (let q = 0; q < r.int(2, 5); q++) line(`${at(t).hms}.${at(t).f} [main] ${r.pick(['INFO', 'DEBUG', 'WARN', 'INFO'])}  com.assur.quote.core.${r.pick(['TariffTable', 'RiskScore', 'QuoteFlow'])} - ${r.pick(['tariff 2024/K loaded, 412 rows', 'score computed for profile P-' + r.int(1, 99), 'no discount table for region ZZ, using base', 'rounding HALF_EVEN scale=2'])}`, 60)
        if (k === 'ConversionTest') line(`${at(t).hms}.${at(t).f} [main] ERROR com.assur.quote.core.Conversion - cannot convert XXX to EUR: no rate (expected by test)`, 60)
        const cnt = r.int(4, 19); run += cnt
        if (bad && broken.includes(k)) {
          const e = r.int(2, cnt); err += e
          line(`[ERROR] Tests run: ${cnt}, Failures: 0, Errors: ${e}, Skipped: 0, Time elapsed: 0.${r.int(100, 900)} s <<< FAILURE! -- in com.assur.quote.core.${k}`, 100, { relevant: 'a' })
          for (let q = 0; q < Math.min(e, 3); q++) line(`[ERROR] com.assur.quote.core.${k}.${r.pick(['appliesLoyalty', 'addsRegionalSurcharge', 'fullFlow', 'capsAtMaximum'])} -- Time elapsed: 0.0${r.int(10, 90)} s <<< ERROR!\njava.lang.NoSuchMethodError: 'java.util.Currency com.assur.rating.model.Money.currency()'\n\tat com.assur.rating.rules.RuleEngine.normalize(RuleEngine.java:88)\n\tat com.assur.rating.rules.RuleEngine.apply(RuleEngine.java:51)\n\tat com.assur.quote.core.PricingGateway.price(PricingGateway.java:37)\n\tat java.base/java.lang.reflect.Method.invoke(Method.java:568)`, 5, { relevant: 'a' })
        } else line(`[INFO] Tests run: ${cnt}, Failures: 0, Errors: 0, Skipped: ${r.int(0, 1)}, Time elapsed: 0.${r.int(100, 900)} s -- in com.assur.quote.${m.slice(6)}.${k}`, 100)
      }
      line('[INFO] ', 3); line(`[INFO] Results:`, 3)
      if (err) { line(`[ERROR] Tests run: ${run}, Failures: 0, Errors: ${err}, Skipped: 0`, 5, { relevant: 'a' }); line('[INFO] ', 3) } else { line(`[INFO] Tests run: ${run}, Failures: 0, Errors: 0, Skipped: ${r.int(0, 2)}`, 5); line('[INFO] ', 3) }
      if (err) throw Object.assign(new Error('stop'), { stop: true, line, bad: true, err })
      line(`[INFO] --- maven-jar-plugin:3.3.0:jar (default-jar) @ ${m} ---`, 100); line(`[INFO] Building jar: /home/jenkins/workspace/${job}_main/${m}/target/${m}-2.${40 + i}.0-SNAPSHOT.jar`, 300)
    })
    return line
  }
  const tree = (line, i) => {
    line('[INFO] ------------------------------------------------------------------------'); line('[INFO] BUILD SUCCESS', 5); line('[INFO] ------------------------------------------------------------------------', 5); line('[INFO] Total time:  01:2' + r.int(0, 9) + ' min', 5)
    line('[Pipeline] }'); line('[Pipeline] stage'); line('[Pipeline] { (Image)'); line('[Pipeline] sh'); line(`+ docker build -t registry.assur.example/${job}:main-${n0 + i} .`); line('#1 [internal] load build definition from Dockerfile'); line('#5 CACHED'); line('#8 exporting to image', 2500); line('#8 DONE 1.9s'); line(`WARNING! Your password will be stored unencrypted in /home/jenkins/.docker/config.json.`); line('Login Succeeded'); line(`main-${n0 + i}: digest: sha256:${r.hex(64)} size: 1993`, 2000); line('[Pipeline] }'); line('[Pipeline] End of Pipeline'); line('Finished: SUCCESS')
  }
  for (let i = 0; i < 3; i++) {
    try { tree(build(i), i) } catch (e) {
      if (!e.stop) throw e
      const { line } = e
      line('[INFO] ------------------------------------------------------------------------'); line('[INFO] Reactor Summary for quote-parent 2.42.0-SNAPSHOT:', 5); line('[INFO] ', 2)
      line('[INFO] quote-parent ....................................... SUCCESS [  0.9 s]', 2); line('[INFO] quote-api .......................................... SUCCESS [ 11.2 s]', 2); line('[INFO] quote-core ......................................... FAILURE [ 24.0 s]', 2, { relevant: 'a' }); line('[INFO] quote-app .......................................... SKIPPED', 2)
      line('[INFO] ------------------------------------------------------------------------', 2); line('[INFO] BUILD FAILURE', 2, { relevant: 'a' })
      line(`[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5:test (default-test) on project quote-core: There are test failures.`, 5, { relevant: 'a' }); line(`[ERROR] Please refer to /home/jenkins/workspace/${job}_main/quote-core/target/surefire-reports for the individual test results.`, 5); line('[ERROR] -> [Help 1]', 5)
      line('[Pipeline] }'); line('[Pipeline] stage'); line('[Pipeline] { (Image)'); line(`Stage "Image" skipped due to earlier failure(s)`); line('[Pipeline] }'); line('[Pipeline] slackSend'); line(`Slack Send Pipeline step running, values are - baseUrl: <empty>, teamDomain: assur, channel: #quote-ci, color: danger, botUser: true`); line('[Pipeline] End of Pipeline'); line('ERROR: script returned exit code 1', 5, { relevant: 'a' }); line('Finished: FAILURE')
    }
  }
  c.incident('a', {
    cause: { allOf: [
      ['snapshot', 'rating-model', 'dependenc', '(upstream|model|shared) (librar|module|artifact|jar)'],
      ['incompat', 'chang', 'remov', 'newer', '\\bnew\\b', 'updated', 'republish', 'publish', 'mismatch', 'no longer', 'breaking', 'binary', 'drift', 'different (version|build)', 'moved'],
    ], mustNot: ['flaky', '(readme|docs?) (commit|change) (broke|caused|introduced|is the cause)'] },
    services: ['rating-model', 'quote-core', 'quote-service', 'maven', 'nexus', 'nexus-snapshots', 'jenkins', 'rating-rules', job], victims: ['surefire', 'quote-app', 'docker', 'maven-surefire-plugin'],
    severity: ['medium', 'high', 'low'], onset, onsetToleranceSeconds: 180, rootPattern: 'rating-model-.*\\.(pom|jar)',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 13
cases.push((seed) => {
  const r = random(`${seed}-c13`), name = 'f13-portal-ci'
  const c = new Case(name, { kind: 'clean', notes: 'A green GitLab job: lint, unit tests that print errors and tracebacks, a scanner with findings allowed, retries that succeed.' })
  const file = 'logs/gitlab-job.log'
  let t = start(r)
  const E = '\u001b', line = (text, step = 200) => { t += Math.max(1, Math.round(r.gap(step))); c.line(file, t, text) }
  let section = ''
  const sec = (id, title) => { line(`section_start:${Math.floor(t / 1000)}:${id}\r${E}[0K${E}[0K${E}[36;1m${title}${E}[0;m${E}[0;m`); section = id }
  const done = () => line(`${E}[0Ksection_end:${Math.floor(t / 1000)}:${section}\r${E}[0K`)
  line(`${E}[0KRunning with gitlab-runner 16.11.1 (535ced5f)${E}[0;m`); line(`${E}[0K  on docker-autoscale-${r.int(1, 9)} ${base36(r, 9)}, system ID: s_${r.hex(12)}${E}[0;m`)
  sec('prepare_executor', 'Preparing the "docker+machine" executor'); line(`${E}[0KUsing Docker executor with image registry.portal.example/ci/py311-node20:2024-05 ...${E}[0;m`); line(`${E}[0KStarting service postgres:15-alpine ...${E}[0;m`); line(`${E}[0KStarting service redis:7 ...${E}[0;m`); line(`${E}[0KWaiting for services to be up and running (timeout 30 seconds)...${E}[0;m`)
  const cid = r.hex(12)
  for (const x of [`${E}[0;33m*** WARNING:${E}[0;m Service runner-${base36(r, 8)}-project-88-concurrent-0-${r.hex(16)}-redis-1 probably didn't start properly.`, '', 'Health check error:', 'service "runner-redis-1-wait-for-service" health check: exit code 1', '', 'Health check container logs:', `${at(t).isoS.replace('Z', '')}.1${r.int(10000000, 99999999)}Z waiting for TCP connection to 172.17.0.4 on [6379]...`, '', 'Service container logs:', `${at(t).isoS.replace('Z', '')}.3${r.int(10000000, 99999999)}Z 1:M ${at(t).D} ${at(t).mon} ${at(t).Y} ${at(t).hms}.201 * Ready to accept connections tcp`, '', `${E}[0;33m*********${E}[0;m`]) line(x, 5)
  done(); sec('get_sources', 'Getting source from Git repository'); line(`${E}[32;1mFetching changes with git depth set to 20...${E}[0;m`); line('Initialized empty Git repository in /builds/portal/web/.git/'); line(`${E}[32;1mChecking out ${r.hex(8)} as detached HEAD (ref is refs/merge-requests/${r.int(900, 1400)}/merge)...${E}[0;m`); done()
  sec('restore_cache', 'Restoring cache'); line(`${E}[32;1mChecking cache for pip-${r.hex(12)}-protected...${E}[0;m`); line(`${E}[0;33mWARNING: file does not exist${E}[0;m                        `); line(`${E}[0;33mFailed to extract cache${E}[0;m`); done()
  sec('step_script', 'Executing "step_script" stage of the job script')
  line(`${E}[32;1m$ pip install -r requirements-dev.txt${E}[0;m`)
  for (const p of ['Django==4.2.13', 'celery==5.4.0', 'psycopg[binary]==3.1.19', 'redis==5.0.4', 'pytest==8.2.1', 'pytest-django==4.8.0', 'factory-boy==3.3.0', 'responses==0.25.0', 'ruff==0.4.5', 'mypy==1.10.0', 'djangorestframework==3.15.1', 'gunicorn==22.0.0', 'boto3==1.34.113', 'sentry-sdk==2.3.1']) { line(`Collecting ${p}`); line(`  Downloading ${p.split('=')[0].replace(/\[.*/, '').replace('-', '_')}-${p.split('==')[1]}-py3-none-any.whl (${r.int(20, 900)} kB)`) }
  line(`  WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after connection broken by 'ReadTimeoutError("HTTPSConnectionPool(host='pypi.portal.example', port=443): Read timed out. (read timeout=15)")': /simple/mypy/`, 15000)
  line('Successfully installed Django-4.2.13 celery-5.4.0 psycopg-3.1.19 redis-5.0.4 pytest-8.2.1 ruff-0.4.5 mypy-1.10.0', 3000)
  line("WARNING: Running pip as the 'root' user can result in broken permissions and conflicting behaviour with the system package manager. It is recommended to use a virtual environment instead: https://pip.pypa.io/warnings/venv")
  line(`${E}[32;1m$ ruff check . && mypy portal${E}[0;m`); line('All checks passed!'); line('Success: no issues found in 214 source files', 12000)
  line(`${E}[32;1m$ python manage.py migrate --noinput${E}[0;m`)
  line('django.db.utils.OperationalError: connection failed: connection to server at "172.17.0.3", port 5432 failed: FATAL:  the database system is starting up'); line('wait-for-db: database not ready, attempt 1/10, sleeping 2s'); line('wait-for-db: database ready after 2 attempts', 2000)
  for (const m of ['contenttypes.0001_initial', 'auth.0001_initial', 'accounts.0001_initial', 'accounts.0002_mfa', 'billing.0001_initial', 'billing.0014_tax_rates', 'documents.0001_initial', 'documents.0022_retention', 'sessions.0001_initial']) line(`  Applying ${m}... OK`, 80)
  line(`${E}[32;1m$ pytest -v -o log_cli=true --log-cli-level=WARNING --reruns 2${E}[0;m`)
  line('============================= test session starts =============================='); line('platform linux -- Python 3.11.9, pytest-8.2.1, pluggy-1.5.0 -- /usr/local/bin/python'); line('django: version: 4.2.13, settings: portal.settings.test (from env)'); line('plugins: django-4.8.0, rerunfailures-14.0, cov-5.0.0, Faker-25.2.0'); line('collecting ... collected 164 items', 4000); line('')
  const mods = { 'accounts/tests/test_login.py': ['test_wrong_password', 'test_locked_account', 'test_mfa_required', 'test_session_expired', 'test_ok'], 'billing/tests/test_invoices.py': ['test_card_declined', 'test_duplicate_webhook', 'test_vat_rounding', 'test_gateway_timeout_is_retried', 'test_refund'], 'documents/tests/test_storage.py': ['test_upload', 'test_bucket_missing', 'test_virus_found', 'test_checksum_mismatch', 'test_delete'], 'portal/tests/test_health.py': ['test_db_down', 'test_redis_down', 'test_ok'], 'tasks/tests/test_queue.py': ['test_retry_exhausted', 'test_poison_message', 'test_dead_letter', 'test_ok'] }
  let pct = 0, cnt = 0
  for (let round = 0; round < 7; round++) for (const [f, names] of Object.entries(mods)) for (const n of names) {
    cnt++; pct = Math.min(100, Math.round(cnt / 1.54))
    const full = `${f}::${n}${round ? `[${r.pick(['de', 'fr', 'nl', 'en', 'pl'])}-${round}]` : ''}`
    line(`${full} `, 60)
    if (/down|missing|timeout|declined|exhausted|poison|virus|mismatch/.test(n) && r.next() < .6) {
      line('-------------------------------- live log call ---------------------------------', 2)
      line({ test_db_down: 'ERROR    portal.health:health.py:31 database check failed: could not connect to server: Connection refused', test_redis_down: 'ERROR    portal.health:health.py:44 redis check failed: Error 111 connecting to localhost:6399. Connection refused.', test_bucket_missing: 'ERROR    documents.storage:storage.py:77 upload failed: An error occurred (NoSuchBucket) when calling the PutObject operation: The specified bucket does not exist', test_gateway_timeout_is_retried: 'WARNING  billing.gateway:gateway.py:52 payment gateway timed out, retry 1/3', test_card_declined: 'WARNING  billing.gateway:gateway.py:61 card declined: insufficient_funds', test_retry_exhausted: "CRITICAL tasks.queue:queue.py:90 task send_mail[9f] exhausted retries, giving up", test_poison_message: 'ERROR    tasks.queue:queue.py:71 cannot decode message: Expecting value: line 1 column 1 (char 0)', test_virus_found: 'CRITICAL documents.scan:scan.py:20 EICAR-Test-File FOUND in upload', test_checksum_mismatch: 'ERROR    documents.storage:storage.py:101 checksum mismatch: expected 9e10 got 0bad' }[n] ?? 'WARNING  portal:views.py:9 unexpected', 2)
      if (n === 'test_poison_message') line('Traceback (most recent call last):\n  File "/builds/portal/web/tasks/queue.py", line 68, in handle\n    body = json.loads(raw)\n  File "/usr/local/lib/python3.11/json/decoder.py", line 355, in raw_decode\n    raise JSONDecodeError("Expecting value", s, err.value) from None\njson.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)', 2)
    }
    if (round === 4 && n === 'test_delete') { line(`RERUN                                                                  [ ${pct}%]`, 50); line(`${full} `, 1000) }
    line(`${r.next() < .02 ? 'XFAIL (see PORTAL-771)' : r.next() < .02 ? 'SKIPPED (needs S3)' : 'PASSED'}${' '.repeat(52)}[ ${String(pct).padStart(2)}%]`, 50)
  }
  line('=============================== warnings summary ==============================='); line('accounts/tests/test_login.py::test_ok\n  /builds/portal/web/accounts/tokens.py:14: DeprecationWarning: datetime.datetime.utcnow() is deprecated and scheduled for removal in a future version.'); line('========= 157 passed, 3 skipped, 4 xfailed, 2 warnings, 1 rerun in 91.22s (0:01:31) =========')
  line(`${E}[32;1m$ npm ci && npm test -- --ci${E}[0;m`)
  for (const d of ['inflight@1.0.6: This module is not supported, and leaks memory.', 'rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported', 'glob@7.2.3: Glob versions prior to v9 are no longer supported', 'abab@2.0.6: Use your platform\'s native atob() and btoa() methods instead']) line(`npm warn deprecated ${d}`)
  line('added 1204 packages, and audited 1205 packages in 24s', 24000); line('11 vulnerabilities (4 moderate, 6 high, 1 critical)')
  for (const s of ['src/upload/Dropzone.test.tsx', 'src/auth/useSession.test.ts', 'src/billing/InvoiceTable.test.tsx', 'src/i18n/format.test.ts']) {
    if (s.includes('useSession')) line(`  console.error\n    Error: Uncaught [Error: Network Error]\n        at reportException (/builds/portal/web/node_modules/jsdom/lib/jsdom/living/helpers/runtime-script-errors.js:66:24)\n        at innerInvokeEventListeners (/builds/portal/web/node_modules/jsdom/lib/jsdom/living/events/EventTarget-impl.js:353:9)\n\n      at VirtualConsole.<anonymous> (node_modules/jest-environment-jsdom/build/index.js:63:23)`)
    if (s.includes('Dropzone')) line(`  console.warn\n    Warning: An update to Dropzone inside a test was not wrapped in act(...).`)
    line(`${E}[32mPASS${E}[0m ${s} (${r.int(1, 8)}.${r.int(1, 9)} s)`, 2500)
  }
  line('Test Suites: 4 passed, 4 total'); line('Tests:       1 todo, 61 passed, 62 total'); line('Snapshots:   14 passed, 14 total')
  line(`${E}[32;1m$ trivy image --severity HIGH,CRITICAL --exit-code 0 $CI_IMAGE${E}[0;m`)
  line(`${at(t).isoS}\tINFO\tVulnerability scanning is enabled`, 9000); line(`${at(t).isoS}\tWARN\tThis OS version is no longer supported by the distribution\tfamily="debian" version="11.9"`); line('Total: 7 (HIGH: 6, CRITICAL: 1)'); line('│ zlib1g │ CVE-2023-45853 │ CRITICAL │ will_not_fix │ 1:1.2.11.dfsg-2+deb11u2 │               │ zlib: integer overflow and resultant heap-based buffer overflow │')
  line(`${E}[32;1m$ npx stylelint 'src/**/*.css' || true${E}[0;m`); line(` 12:3  ✖  Unexpected duplicate "color"  declaration-block-no-duplicate-properties`); line('✖ 3 problems (3 errors, 0 warnings)')
  done(); sec('archive_cache', 'Saving cache for successful job'); line(`${E}[32;1mCreating cache pip-${r.hex(12)}-protected...${E}[0;m`); line('.cache/pip: found 412 matching artifact files and directories'); line(`${E}[0;33mWARNING: node_modules/.cache: no matching files. Ensure that the artifact path is relative to the working directory (/builds/portal/web)${E}[0;m`); line(`${E}[32;1mCreated cache${E}[0;m`, 4000); done()
  sec('upload_artifacts_on_success', 'Uploading artifacts for successful job'); line(`${E}[0;33mWARNING: Retrying...${E}[0;m                                ${E}[0;m  context=artifacts-uploader error=request error: Post "https://gitlab.portal.example/api/v4/jobs/${r.int(800000, 900000)}/artifacts": EOF`); line(`Uploading artifacts as "archive" to coordinator... 201 Created${E}[0;m  id=${r.int(800000, 900000)} responseStatus=201 Created token=glcbt-64`, 3000); done()
  line(`${E}[32;1mJob succeeded${E}[0;m`)
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 14
cases.push((seed) => {
  const r = random(`${seed}-c14`), name = 'f14-block-server'
  const c = new Case(name, { kind: 'clean', notes: 'A Paper server through an evening, its nightly restart included: lag spikes, resets, invalid sessions, scanners.' })
  const t0 = start(r, 18, 19), end = t0 + 4.2 * HOUR, file = 'logs/latest.log'
  const L = (t, thread, lvl, text) => c.line(file, t, `[${at(t).hms}] [${thread}/${lvl}]: ${text}`)
  const S = (t, lvl, text) => L(t, 'Server thread', lvl, text)
  const names = ['Kobo_91', 'MossyMaple', 'PixelPanda', 'redstone_ravi', 'Nyxara', 'TurboTapir', 'einfachJan', 'LunaFox77', 'Grimble', 'oak_enthusiast', 'Sq1d', 'VelvetCreeper', 'Tomahawk_', 'miraBelle', 'BlockBaron']
  const online = new Set(), restart = t0 + 3.1 * HOUR + r.int(0, 20) * MIN, up = restart + 62 * SEC
  const join = (t) => { const n = r.pick(names.filter((x) => !online.has(x)).concat('Guest' + r.int(100, 999))); online.add(n); L(t, `User Authenticator #${r.int(1, 9)}`, 'INFO', `UUID of player ${n} is ${uuid(r)}`); S(t + 700, 'INFO', `${n}[/${pubIp(r)}:${r.int(30000, 60000)}] logged in with entity id ${r.int(1000, 900000)} at ([world]${r.int(-900, 900)}.5, ${r.int(60, 90)}.0, ${r.int(-900, 900)}.5)`); S(t + 705, 'INFO', `${n} joined the game`) }
  const leave = (t, why) => { const n = r.pick([...online]); if (!n) return; online.delete(n); S(t, 'INFO', `${n} lost connection: ${why}`); S(t + 2, 'INFO', `${n} left the game`) }
  every(r, t0, end, 22_000, (t) => {
    if (t > restart - 8000 && t < up + 25_000) return
    const k = r.next(), who = [...online].length ? r.pick([...online]) : 'Nyxara'
    if (k < .16 || online.size < 2) join(t)
    else if (k < .27) leave(t, r.pick(['Disconnected', 'Disconnected', 'Disconnected', 'Timed out', 'Internal Exception: java.net.SocketException: Connection reset']))
    else if (k < .42) L(t, `Async Chat Thread - #${r.int(0, 3)}`, 'INFO', `<${who}> ${r.pick(['anyone got spare iron?', 'lag?', 'brb', 'my elytra broke :(', 'server is dying lol', 'gg', 'who took my beacon', 'tps?', 'need help with the wither', 'crash incoming haha'])}`)
    else if (k < .52) S(t, 'INFO', `${who} ${r.pick(['was slain by Zombie', 'fell from a high place', 'was blown up by Creeper', 'tried to swim in lava', 'was shot by Skeleton', 'was killed by Wither', 'drowned', 'hit the ground too hard'])}`)
    else if (k < .58) S(t, 'INFO', `${who} has made the advancement [${r.pick(['We Need to Go Deeper', 'Cover Me with Debris', 'Hired Help', 'Sniper Duel'])}]`)
    else if (k < .66) S(t, 'WARN', `${who} moved ${r.pick(['too quickly', 'wrongly'])}!${r.next() < .6 ? ` ${(r.next() * 20 - 10).toFixed(14)},${(r.next() * 4 - 2).toFixed(14)},${(r.next() * 20 - 10).toFixed(14)}` : ''}`)
    else if (k < .72) L(t, 'Craft Scheduler Thread - ' + r.int(10, 40) + ' - CoreProtect', 'INFO', `[CoreProtect] WorldEdit logging successfully initialized.`.replace('WorldEdit logging successfully initialized.', `Processed ${r.int(100, 9000)} consumer entries.`))
    else if (k < .78) S(t, 'INFO', `${who} issued server command: /${r.pick(['home', 'tpa Nyxara', 'spawn', 'sethome base', 'bal', 'kit tools', 'ah sell 200'])}`)
    else if (k < .83) S(t, 'INFO', `com.mojang.authlib.GameProfile@${r.hex(8)}[id=<null>,name=${r.pick(['masscan', 'ServerSeekerV2', 'pfclown', 'shepan'])},properties={},legacy=false] (/${pubIp(r)}:${r.int(30000, 60000)}) lost connection: Disconnected`)
    else if (k < .86) { const n = r.pick(['Notch', 'Dream', 'xX_hack_Xx', 'jeb_']); L(t, `User Authenticator #${r.int(1, 9)}`, 'ERROR', `Username '${n}' tried to join with an invalid session`); S(t + 4, 'INFO', `Disconnecting ${n} (/${pubIp(r)}:${r.int(30000, 60000)}): Failed to verify username!`) }
    else if (k < .89) L(t, `Netty Epoll Server IO #${r.int(0, 7)}`, 'ERROR', `Error whilst processing packet from /${pubIp(r)}:${r.int(30000, 60000)}: io.netty.handler.codec.DecoderException: Badly compressed packet - size of 2 is below server threshold of 256`)
    else if (k < .92) S(t, 'WARN', `Ambiguity between arguments [teleport, destination] and [teleport, targets] with inputs: [Player, 0123, @e, dd12be42-52a9-4a91-a8a1-11c01849e498]`)
    else if (k < .96) S(t, 'INFO', `[ClearLag] Removed ${r.int(20, 400)} Entities!`)
    else S(t, 'INFO', `[Essentials] ${who} is now AFK.`)
  })
  every(r, t0, end, 13 * MIN, (t) => { if (t < restart - 9000 || t > up + 40_000) { const ms = r.int(2010, 4200); S(t, 'WARN', `Can't keep up! Is the server overloaded? Running ${ms}ms or ${Math.floor(ms / 50)} ticks behind`) } })
  tick(r, t0 + 11 * MIN, end, 60 * MIN, 2000, (t) => { if (t > restart - 9000 && t < up + 40_000) return; L(t, 'RCON Listener #1', 'INFO', 'Thread RCON Client /127.0.0.1 started'); S(t + 60, 'INFO', '[Rcon: Automatic saving is now disabled]'); S(t + 2600, 'INFO', '[Rcon: Saved the game]'); S(t + 34_000, 'INFO', '[Rcon: Automatic saving is now enabled]'); L(t + 34_010, 'RCON Client /127.0.0.1 #' + r.int(10, 60), 'INFO', 'Thread RCON Client /127.0.0.1 shutting down') })
  // the nightly restart
  S(restart - 7 * SEC, 'INFO', '[Server] Nightly restart in 5 seconds!')
  S(restart, 'INFO', 'Stopping the server'); S(restart + 20, 'INFO', 'Stopping server')
  for (const p of ['CoreProtect v22.2', 'Essentials v2.21.0-dev', 'ClearLag v3.2.2', 'LuckPerms v5.4.117', 'dynmap v3.6']) S(restart + 60 + r.int(0, 60), 'INFO', `[${p.split(' ')[0]}] Disabling ${p}`)
  S(restart + 200, 'WARN', '[dynmap] Unexpected exception while flushing pending tiles: java.lang.InterruptedException: sleep interrupted'); S(restart + 260, 'INFO', 'Saving players')
  for (const n of online) S(restart + 280, 'INFO', `${n} lost connection: Server closed`)
  online.clear()
  S(restart + 300, 'INFO', 'Saving worlds'); for (const w of ['minecraft:overworld', 'minecraft:the_nether', 'minecraft:the_end']) S(restart + 400 + r.int(0, 900), 'INFO', `Saving chunks for level 'ServerLevel[world]'/${w}`)
  S(restart + 6100, 'INFO', 'ThreadedAnvilChunkStorage: All dimensions are saved'); S(restart + 6200, 'INFO', 'Flushing Chunk IO'); S(restart + 6800, 'INFO', 'Closing Thread Pool')
  L(up - 30_000, 'ServerMain', 'INFO', 'Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]')
  L(up - 29_000, 'ServerMain', 'WARN', 'Failed to load eula.txt comments, keeping accepted value'.replace('Failed to load eula.txt comments, keeping accepted value', 'Unable to read legacy file permissions.yml, skipping'))
  S(up - 21_000, 'INFO', 'Starting minecraft server version 1.20.4'); S(up - 20_900, 'INFO', 'Loading properties'); S(up - 20_800, 'INFO', 'This server is running Paper version git-Paper-496 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT)'); S(up - 20_700, 'WARN', '[!] The timings profiler has been enabled but has been scheduled for removal from Paper in the future.')
  S(up - 19_000, 'WARN', 'Legacy plugin ClearLag v3.2.2 does not specify an api-version.'); S(up - 18_000, 'INFO', 'Starting Minecraft server on *:25565'); S(up - 12_000, 'INFO', 'Preparing level "world"')
  for (let i = 0; i < 6; i++) S(up - 11_000 + i * 1500, 'INFO', `Preparing spawn area: ${i * 19}%`)
  S(up - 1500, 'ERROR', '[Essentials] You are running an unsupported server version!'); S(up - 1400, 'INFO', '[CoreProtect] CoreProtect has been successfully enabled!'); S(up - 1200, 'WARN', '[LuckPerms] Could not check for updates: connect timed out')
  S(up, 'INFO', `Done (${r.int(20, 29)}.${r.int(100, 999)}s)! For help, type "help"`)
  return c
})
