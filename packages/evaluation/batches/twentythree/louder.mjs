// Victims are louder than the culprit, or complain before it.
import { begin, f, loop, tick, ip, cmac, uuid, spring, nio, hostNoise, ciscoNoise, SEC, MIN, HOUR, pad } from './lib.mjs'

function zkFsync(seed) {
  const { r, c, t0, v } = begin(seed, 'zookeeper-slow-fsync', { notes: 'The ZooKeeper leader syncs its log for seconds; HBase region servers lose sessions and abort, loudly and a little earlier.' })
  const end = t0 + 2.5 * HOUR, on = t0 + r.int(60, 100) * MIN + r.int(0, 59999), lead = r.int(1, 3), zk = (i) => `logs/zookeeper-${i}.log`, rs = (i) => `logs/hbase-rs${i}.log`, ms = 'logs/hbase-master.log', api = 'logs/profile-api.log', id = 'fsync'
  const dom = r.pick(['dc1.adlane.example', 'bd.metrix.example', 'hx.sensora.example'])
  c.incident(id, {
    cause: { allOf: [['fsync', '(slow|stall|late|latency|saturat|block|hang|overload|contention|delay)\\w*\\b.{0,60}\\b(disk|storage|i/?o|device|sync|write|log|wal|flush|txn)', '(disk|storage|i/?o|device|sync|write|wal|flush|transaction log)\\b.{0,60}(slow|stall|late|latency|saturat|block|hang|overload|contention|delay|seconds|took)'], ['zoo ?keeper', '\\bzk\\b', 'ensemble', 'quorum', 'write ahead', 'fsync', 'txn ?log', 'transaction log']],
      mustNot: ['region ?server.{0,30}(gc|garbage|bug|heap|crashed because of)'] },
    services: [`zookeeper-${lead}`, 'zookeeper', 'zk', `zookeeper${lead}`, `zk${lead}`, 'FileTxnLog', `myid:${lead}`, 'SyncThread'], victims: ['hbase', 'hbase-master', 'hbase-rs1', 'hbase-rs2', 'hbase-rs3', 'regionserver', 'profile-api'],
    severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'fsync-ing',
  })
  const Z = (t, i, level, th, cls, text, mark) => c.line(zk(i), t, `${f.log4j(t)} [myid:${i}] - ${level.padEnd(5)} [${th}:o.a.z.s.${cls}] - ${text}`, mark)
  for (const i of [1, 2, 3]) loop(r, t0, end, 60 * SEC / v, (t) => Z(t, i, ...r.pick([['INFO', 'NIOWorkerThread-4', 'ZooKeeperServer@1075', `Client attempting to renew session 0x${i}0${r.hex(12)}`], ['INFO', 'SessionTracker', 'ZooKeeperServer@628', `Expiring session 0x${i}0${r.hex(12)}, timeout of 10000ms exceeded`], ['INFO', 'PurgeTask', 'DatadirCleanupManager$PurgeTask@148', 'Purge task completed.'], ['WARN', 'NIOWorkerThread-2', 'NIOServerCnxn@373', 'Unable to read additional data from client sessionid 0x0, likely client has closed socket'], ['INFO', 'Snapshot Thread', 'p.FileTxnSnapLog@480', `Snapshotting: 0x${r.hex(10)} to /zk/data/version-2/snapshot.${r.hex(10)}`], ['INFO', `SyncThread:${i}`, 'p.FileTxnLog@284', `Creating new log file: log.${r.hex(10)}`]])))
  Z(t0 + 900, lead, 'INFO', 'QuorumPeer[myid=' + lead + '](plain=0.0.0.0:2181)(secure=disabled)', 'q.Leader@1573', 'Have quorum of supporters, sids: [[1, 2, 3],[1, 2, 3]]; starting up and setting last processed zxid: 0x' + r.hex(10))
  const old = t0 + r.int(9, 20) * MIN
  Z(old, lead % 3 + 1, 'WARN', `SyncThread:${lead % 3 + 1}`, 'p.FileTxnLog@397', `fsync-ing the write ahead log in SyncThread:${lead % 3 + 1} took ${r.int(1010, 1200)}ms which will adversely affect operation latency.File size is 67108880 bytes. See the ZooKeeper troubleshooting guide`)
  loop(r, on + 20 * SEC, end, 70 * SEC, (t) => Z(t, lead, 'WARN', `SyncThread:${lead}`, 'p.FileTxnLog@397', `fsync-ing the write ahead log in SyncThread:${lead} took ${r.int(4200, 21000)}ms which will adversely affect operation latency.File size is 67108880 bytes. See the ZooKeeper troubleshooting guide`, { root: id }))
  const first = on + 15 * SEC
  Z(first, lead, 'WARN', `SyncThread:${lead}`, 'p.FileTxnLog@397', `fsync-ing the write ahead log in SyncThread:${lead} took ${r.int(13000, 15000)}ms which will adversely affect operation latency.File size is 67108880 bytes. See the ZooKeeper troubleshooting guide`, { root: id })
  const R = (t, i, level, th, cls, text, mark) => c.line(rs(i), t, `${f.log4j(t)} ${level.padEnd(5)} [${th}] ${cls}: ${text}`, mark)
  for (const i of [1, 2, 3]) {
    const name = `rs${i}.${dom},16020,${t0 - 8e8 + i}`, kill = on + r.int(3, 35) * MIN, back = kill + r.int(70, 130) * SEC, dead = i === 3 ? Infinity : kill
    loop(r, t0, end, 45 * SEC / v, (t) => {
      if (t > dead && t < back) return
      R(t, i, 'INFO', ...r.pick([['MemStoreFlusher.0', 'regionserver.HRegion', `Flushing ${r.hex(32)} 1/1 column families, dataSize=${r.int(60, 128)}.00 MB heapSize=134.10 MB`], [`regionserver/rs${i}:16020-shortCompactions-0`, 'regionserver.HStore', `Completed compaction of 3 (all) file(s) in p of profile,${r.hex(4)},${t0 - 7e8}.${r.hex(32)}. into ${r.hex(32)}(size=${r.int(20, 900)}.1 M), total size for store is ${r.int(1, 5)}.2 G.`], [`regionserver/rs${i}:16020.logRoller`, 'wal.AbstractFSWAL', `Rolled WAL /hbase/WALs/${name}/rs${i}.${t} with entries=${r.int(900, 90000)}, filesize=120.03 MB`], ['LruBlockCacheStatsExecutor', 'hfile.LruBlockCache', `totalSize=1.61 GB, freeSize=${r.int(100, 900)}.10 MB, hits=${r.int(1e6, 9e6)}, hitRatio=97.${r.int(10, 99)}%`]]))
    })
    const sid = [0, 1].map(() => `0x${lead}0${r.hex(14)}`)
    for (let t = on + r.int(2, 12) * SEC; t < end; t += r.int(70, 240) * SEC) if (t < dead || t > back + MIN) {
      const s = sid[t < dead ? 0 : 1]
      R(t, i, 'WARN', `main-SendThread(zookeeper-${lead}:2181)`, 'zookeeper.ClientCnxn', `Client session timed out, have not heard from server in ${r.int(26000, 27500)}ms for session id ${s}`, { relevant: id })
      R(t + 1800, i, 'INFO', `main-SendThread(zookeeper-${lead}:2181)`, 'zookeeper.ClientCnxn', `Session establishment complete on server zookeeper-${lead}/10.60.0.1${lead}:2181, session id = ${s}, negotiated timeout = 40000`, { relevant: id })
    }
    if (i < 3) {
      R(kill, i, 'ERROR', 'main-EventThread', 'regionserver.HRegionServer', `***** ABORTING region server ${name}: regionserver:16020-${sid[0]}, quorum=zookeeper-1:2181,zookeeper-2:2181,zookeeper-3:2181, baseZNode=/hbase regionserver:16020 received expired from ZooKeeper, aborting *****\norg.apache.zookeeper.KeeperException$SessionExpiredException: KeeperErrorCode = Session expired\n\tat org.apache.hadoop.hbase.zookeeper.ZKWatcher.connectionEvent(ZKWatcher.java:588)\n\tat org.apache.zookeeper.ClientCnxn$EventThread.processEvent(ClientCnxn.java:563)`, { relevant: id })
      R(kill + 300, i, 'ERROR', `regionserver/rs${i}:16020`, 'regionserver.HRegionServer', `RegionServer abort: loaded coprocessors are: [org.apache.hadoop.hbase.coprocessor.MultiRowMutationEndpoint]`, { relevant: id })
      R(back, i, 'INFO', 'main', 'regionserver.HRegionServer', `STARTING executorService; restarted by hbase-supervisor, startcode=${back}`, { relevant: id })
      c.line(ms, kill + 2000, `${f.log4j(kill + 2000)} INFO  [RegionServerTracker-0] master.RegionServerTracker: RegionServer ephemeral node deleted, processing expiration [${name}]`, { relevant: id })
      c.line(ms, kill + 2300, `${f.log4j(kill + 2300)} WARN  [PEWorker-3] procedure.ServerCrashProcedure: Start pid=${r.int(1e4, 9e4)}, state=RUNNABLE:SERVER_CRASH_START; ServerCrashProcedure ${name}, splitWal=true, meta=false`, { relevant: id })
    }
  }
  loop(r, t0, end, 90 * SEC, (t) => c.line(ms, t, `${f.log4j(t)} INFO  [master/hm1:16000.Chore.${r.int(1, 3)}] ${r.pick([`balancer.StochasticLoadBalancer: Skipping load balancing because balanced cluster; average=${r.int(80, 90)}.3`, `janitor.CatalogJanitor: Cleaned ${r.int(0, 2)} parents`, `cleaner.LogCleaner: deleting ${r.int(1, 30)} old WALs`])}`))
  loop(r, t0, end, 26 * SEC / v, (t) => {
    if (t > on + 4000 && r.next() < 0.45) c.line(api, t, spring(t, 'ERROR', 'profile-api', nio(r), 'c.p.store.HBaseProfileStore', r.pick([`get profile ${r.hex(8)} failed: org.apache.hadoop.hbase.client.RetriesExhaustedException: Failed after attempts=4, exceptions: Call to rs${r.int(1, 2)}.${dom}:16020 failed on local exception: CallTimeoutException waitTime=2001ms`, `put profile ${r.hex(8)} failed: NotServingRegionException: profile,${r.hex(4)} is not online on rs${r.int(1, 2)}.${dom},16020`])), { relevant: id })
    else c.line(api, t, spring(t, 'INFO', 'profile-api', nio(r), 'c.p.store.HBaseProfileStore', `profile ${r.hex(8)} read in ${r.int(2, 19)} ms`))
  })
  return c
}

function rabbitDisk(seed) {
  const { r, c, t0, v } = begin(seed, 'rabbitmq-disk-alarm', { notes: 'A firehose trace left on fills the disk of one broker node; publishers are blocked cluster-wide and time out loudly.' })
  const end = t0 + 3 * HOUR, node = r.int(1, 3), base = r.pick(['rabbit@mq', 'rabbit@bus', 'rabbit@amqp']), h = base.split('@')[1], alarm = t0 + r.int(100, 130) * MIN + r.int(0, 59999), trace = t0 + r.int(15, 35) * MIN, log = (i) => `logs/rabbitmq-${h}${i}.log`, id = 'disk'
  c.incident(id, {
    cause: { allOf: [['disk', 'storage', 'file ?system', '\\bspace\\b', 'volume', 'trace', 'firehose', 'disk_free'], ['full', 'alarm', 'fill', 'insufficient', 'low', 'exhaust', 'out of', 'limit', 'no (free )?space', 'below', 'ran out', 'run(ning)? out', 'watermark', 'not enough', 'consum', 'ate\\b', 'eaten']] },
    services: [`rabbitmq-${h}${node}`, `${base}${node}`, 'rabbitmq', 'rabbit', `${h}${node}`], victims: ['order-intake', 'invoice-worker', 'edge-gateway'],
    severity: ['critical', 'high'], onset: alarm, onsetToleranceSeconds: 120, rootPattern: 'disk|Tracing|Trace|Publishers will be blocked',
  })
  const B = (t, i, level, text, mark) => c.line(log(i), t, `${f.spaced(t)} [${level}] <0.${r.int(300, 30000)}.${r.int(0, 9)}> ${text}`, mark)
  for (const i of [1, 2, 3]) loop(r, t0, end, 80 * SEC / v, (t) => {
    const who = `10.50.${r.int(1, 3)}.${r.int(10, 60)}:${r.int(32000, 60000)} -> 10.50.0.1${i}:5672`
    B(t, i, ...r.pick([['info', `accepting AMQP connection ${who}`], ['info', `connection ${who}: user 'orders' authenticated and granted access to vhost 'shop'`], ['info', `closing AMQP connection (${who}, vhost: 'shop', user: 'orders')`], ['warning', `closing AMQP connection (${who}, vhost: 'shop', user: 'report'):\n${f.spaced(t)} [warning] <0.${r.int(300, 900)}.0> client unexpectedly closed TCP connection`], ['info', `queue 'shop.orders.q' in vhost 'shop': checkpointed at ${r.int(1e6, 9e6)}`], ['error', `Error on AMQP connection <0.${r.int(300, 900)}.0> (${who} - probe, state: starting):\n${f.spaced(t)} [error] <0.${r.int(300, 900)}.0> PLAIN login refused: user 'probe' - invalid credentials`]]))
  })
  B(trace, node, 'info', `Tracing enabled for vhost 'shop'`, { relevant: id })
  B(trace + 700, node, 'info', `Trace 'dbg-${r.pick(['mk', 'ops', 'jl'])}' started on vhost 'shop', pattern #, format text, writing to /var/tmp/rabbitmq-tracing/dbg.log`, { relevant: id })
  B(alarm, node, 'warning', `disk resource limit alarm set on node ${base}${node}.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************`, { root: id })
  B(alarm - 20, node, 'info', `Free disk space is insufficient. Free bytes: ${r.int(1.9e9, 1.99e9)}. Limit: 2000000000`, { root: id })
  for (const i of [1, 2, 3]) if (i !== node) B(alarm + r.int(30, 200), i, 'warning', `disk resource limit alarm set on node ${base}${node}.`, { root: id })
  loop(r, alarm + MIN, end, 90 * SEC, (t) => B(t, r.int(1, 3), 'warning', `closing AMQP connection (10.50.${r.int(1, 3)}.${r.int(10, 60)}:${r.int(32000, 60000)} -> 10.50.0.11:5672, vhost: 'shop', user: 'orders'):\n${f.spaced(t)} [warning] <0.${r.int(300, 900)}.0> client unexpectedly closed TCP connection`, { relevant: id }))
  const oi = 'logs/order-intake.log', iw = 'logs/invoice-worker.log', gw = 'logs/edge-gateway.log'
  loop(r, t0, end, 34 * SEC / v, (t) => {
    if (t < alarm) c.line(oi, t, spring(t, 'INFO', 'order-intake', nio(r), 'd.s.orders.OrderPublisher', `order ${r.int(7e6, 8e6)} confirmed by broker in ${r.int(3, 30)} ms`))
    else if (t > alarm + 5500) {
      c.line(oi, t, spring(t, 'ERROR', 'order-intake', nio(r), 'd.s.orders.OrderPublisher', `order ${r.int(7e6, 8e6)} not confirmed within 5000 ms: org.springframework.amqp.AmqpTimeoutException: no publisher confirm received\n\tat org.springframework.amqp.rabbit.core.RabbitTemplate.waitForConfirms(RabbitTemplate.java:2354)\n\tat d.s.orders.OrderPublisher.publish(OrderPublisher.java:61)`), { relevant: id })
      c.line(gw, t + 30, spring(t + 30, 'WARN', 'edge-gateway', 'reactor-http-epoll-2', 'o.s.c.g.filter.RouteMetrics', `POST /orders -> order-intake 503 after 5${r.int(100, 900)} ms`), { relevant: id })
      if (r.next() < 0.3) c.line(gw, t + 40, spring(t + 40, 'ERROR', 'edge-gateway', 'reactor-http-epoll-3', 'o.s.c.c.r.CircuitBreaker', `CircuitBreaker 'orders' changed state ${r.pick(['CLOSED to OPEN', 'HALF_OPEN to OPEN'])}, failure rate ${r.int(61, 100)}.0%`), { relevant: id })
    }
    if (r.next() < 0.5) c.line(gw, t, spring(t, 'INFO', 'edge-gateway', 'reactor-http-epoll-1', 'o.s.c.g.filter.RouteMetrics', `GET /catalog/${r.int(100, 999)} -> catalog 200 in ${r.int(6, 40)} ms`))
  })
  let queue = 900, seen = t0
  loop(r, t0, end, 50 * SEC / v, (t) => {
    if (t < alarm || (queue -= r.int(90, 190)) > 0) { seen = t; c.line(iw, t, spring(t, 'INFO', 'invoice-worker', 'SimpleAsyncTaskExecutor-1', 'd.s.invoice.InvoiceListener', `invoice ${r.int(3e6, 4e6)} written in ${r.int(40, 160)} ms`)) }
    else if (r.next() < 0.4) c.line(iw, t, spring(t, 'WARN', 'invoice-worker', 'scheduling-1', 'd.s.invoice.Watchdog', `no message received for ${Math.floor((t - seen) / 1000)} s on shop.orders.q, consumers=4`), { relevant: id })
  })
  const dep = alarm - r.int(6, 15) * MIN
  c.line(oi, dep, spring(dep, 'INFO', 'order-intake', 'main', 'd.s.orders.OrderIntakeApplication', 'Started OrderIntakeApplication in 9.4 seconds (process running for 10.2), version 2025.14.1'))
  return c
}

function arrayBattery(seed) {
  const { r, c, t0, v } = begin(seed, 'array-write-through', { notes: 'The backup battery of a storage controller fails, its write cache goes write-through; Oracle, PostgreSQL and ESXi complain much louder.' })
  const end = t0 + 4 * HOUR, on = t0 + r.int(90, 140) * MIN + r.int(0, 59999), san = r.pick(['msa-prod1', 'dx200-a', 'sanbox3']), ctl = r.pick(['A', 'B']), esx = `esx-${pad(r.int(2, 19))}`, id = 'bbu'
  const arr = 'logs/storage-array.log', vmk = `logs/${esx}-vmkernel.log`, ora = 'logs/alert_ERPPRD.log', pg = 'logs/postgresql-billing.log', app = 'logs/erp-wildfly.log'
  c.incident(id, {
    cause: { allOf: [['battery', 'write[ -]?(back )?cache', 'write[ -]?through', 'bbu', 'cache.{0,40}(disab|off|suspend|protect|flush|mirror)', 'super ?capacitor', 'controller.{0,40}cache']], mustNot: ['oracle.{0,40}(bug|misconfig|redo logs? (too small|undersized))'] },
    services: [san, 'storage-array', 'array', `controller ${ctl}`, `controller-${ctl.toLowerCase()}`, 'storage', 'mel'], victims: [esx, 'vmkernel', 'ERPPRD', 'oracle', 'alert_ERPPRD', 'postgresql', 'postgresql-billing', 'erp-wildfly', 'billing'],
    severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'battery|write-through|write cache',
  })
  const A = (t, sev, code, text, mark) => c.line(arr, t, `${f.sys(t)} ${san} mel[221]: ${sev} ${code} ${text}`, mark)
  loop(r, t0, end, 100 * SEC / v, (t) => A(t, 'INFO', ...r.pick([['139', `Management interface session opened (user: monitor, address: 10.5.0.${r.int(5, 30)})`], ['211', `Host port statistics collected, controller ${r.pick(['A', 'B'])}`], ['206', `Background media scrub on disk-group dg0${r.int(1, 3)} ${r.int(1, 99)}% complete, 0 errors found`], ['310', `Discovery and initialization of enclosure data completed following a rescan`], ['268', `Snapshot vol_erp_s${r.int(100, 900)} created`], ['269', `Snapshot vol_erp_s${r.int(100, 900)} deleted by retention`]])))
  A(t0 + 11 * MIN, 'WARN', '482', 'Power supply 2 fan speed deviates by 9% from target, within tolerance'); A(t0 + 26 * MIN, 'INFO', '483', 'Power supply 2 fan speed normal')
  A(on, 'WARN', '247', `Controller ${ctl}: backup battery charge 31% below reserve threshold, learn cycle not completed`, { root: id })
  A(on + 800, 'INFO', '162', `Controller ${ctl}: write cache disabled, volumes vol_erp, vol_billing, vmfs_prod01 set to write-through`, { root: id })
  tick(r, on + 60 * MIN, end, 60 * MIN, (t) => A(t, 'INFO', '163', `Controller ${ctl}: cache policy remains write-through, battery charging 3${r.int(1, 4)}%`, { root: id }))
  const dev = `naa.600c0ff000${r.hex(22)}`, V = (t, text, mark) => c.line(vmk, t, `${f.iso(t)} cpu${r.int(0, 31)}:${r.int(2097000, 2109999)})${text}`, mark)
  loop(r, t0, end, 90 * SEC / v, (t) => V(t, r.pick([`DVFilter: 6567: Checking disconnected filters for timeouts`, `ScsiVsi: 3019: Device ${dev} sent rescan status OK`, `Vmxnet3: 24934: VM billing-db1,${r.hex(4)}, rx queue size 512, tx queue size 512`, `NMP: nmp_ResetDeviceLogThrottling:3776: last error status from device mpx.vmhba32:C0:T0:L0 repeated ${r.int(1, 9)} times`, `WARNING: Hbr: 728: Failed to receive from 10.5.9.4 (groupID=GID-none): replication not configured`])))
  loop(r, on + 40 * SEC, end, 80 * SEC, (t) => V(t, `WARNING: ScsiDeviceIO: 1784: Device ${dev} performance has deteriorated. I/O latency increased from average value of ${r.int(1200, 1900)} microseconds to ${r.int(48000, 240000)} microseconds.`, { relevant: id }))
  const seq0 = r.int(41000, 69000), switches = [], seqAt = (t) => seq0 + switches.filter((x) => x <= t).length
  loop(r, t0, end, 4 * MIN / v, (t) => switches.push(t))
  const O = (t, text, mark) => c.line(ora, t, `${f.micro(t)}\n${text}`, mark)
  for (const t of switches) { const seq = seqAt(t); O(t, `Thread 1 advanced to log sequence ${seq} (LGWR switch),  current SCN: ${r.int(9e8, 99e8)}\n  Current log# ${seq % 4 + 1} seq# ${seq} mem# 0: /u02/oradata/ERPPRD/redo0${seq % 4 + 1}.log`); O(t + r.int(3, t < on ? 9 : 90) * SEC, `ARC${r.int(0, 3)} (PID:${r.int(3000, 9000)}): Archived Log entry ${seq} added for T-1.S-${seq - 1} LAD:1`) }
  loop(r, on + 2 * MIN, end, 3.5 * MIN, (t) => { const seq = seqAt(t); O(t, `Thread 1 cannot allocate new log, sequence ${seq + 1}\nCheckpoint not complete\n  Current log# ${seq % 4 + 1} seq# ${seq} mem# 0: /u02/oradata/ERPPRD/redo0${seq % 4 + 1}.log`, { relevant: id }) })
  loop(r, on + 17 * MIN, end, 9 * MIN, (t) => O(t, `Errors in file /u01/app/oracle/diag/rdbms/erpprd/ERPPRD/trace/ERPPRD_ora_${r.int(3000, 30000)}.trc  (incident=${r.int(90000, 99999)}):\nORA-00494: enqueue [CF] held for too long (more than 900 seconds) by 'inst 1, osid ${r.int(3000, 9000)}'`, { relevant: id }))
  const P = (t, level, text, mark) => { const head = `${f.dot(t)} UTC [${r.int(2000, 30000)}] ${text.startsWith('duration') && text.includes('SELECT') ? 'report' : 'billing'}@billing`; c.line(pg, t, `${head} ${level}:  ${text.replace('\n', `\n${head} `)}`, mark) }
  tick(r, t0 + MIN, end, 5 * MIN, (t) => c.line(pg, t, `${f.dot(t)} UTC [1141] LOG:  checkpoint complete: wrote ${r.int(4000, 9000)} buffers (${r.int(2, 5)}.1%); 0 WAL file(s) added, 0 removed, ${r.int(3, 9)} recycled; write=${t < on ? 149 : 187}.${r.int(100, 900)} s, sync=${t < on ? '0.0' : r.int(41, 96) + '.'}${r.int(10, 99)} s, total=${t < on ? 150 : 283}.${r.int(100, 900)} s; sync files=${r.int(60, 190)}, longest=${t < on ? '0.00' : r.int(9, 30) + '.10'}${r.int(1, 9)} s`, t < on ? undefined : { relevant: id }))
  loop(r, t0, end, 60 * SEC / v, (t) => P(t, 'LOG', `duration: ${r.int(520, 1900)}.${r.int(100, 900)} ms  statement: SELECT sum(net) FROM invoice_line WHERE period = '2025-0${r.int(1, 9)}' GROUP BY tenant`))
  loop(r, on + 50 * SEC, end, 40 * SEC, (t) => r.next() < 0.6 ? P(t, 'LOG', `duration: ${r.int(2100, 19000)}.${r.int(100, 900)} ms  statement: COMMIT`, { relevant: id }) : P(t, 'ERROR', `canceling statement due to statement timeout\nSTATEMENT:  INSERT INTO invoice_line (invoice_id, net, vat) VALUES ($1, $2, $3)`, { relevant: id }))
  loop(r, t0, end, 34 * SEC / v, (t) => {
    const th = `(default task-${r.int(1, 40)})`
    if (t > on + 90 * SEC && r.next() < 0.55) c.line(app, t, `${f.log4j(t)} ${r.pick([`ERROR [com.erp.sales.OrderBean] ${th} order ${r.int(4e5, 9e5)} rolled back after ${r.int(30, 61)} s: ARJUNA012117: TransactionReaper::check processing TX 0:ffff0a05${r.hex(4)}:${r.hex(8)} in state RUN`, `WARN  [com.arjuna.ats.arjuna] (Transaction Reaper) ARJUNA012117: TransactionReaper::check processing TX 0:ffff0a05${r.hex(4)}:${r.hex(8)} in state  RUN`, `ERROR [org.jboss.as.txn] ${th} WFLYTX0027: The pre-jca synchronization for tx 0:ffff0a05${r.hex(4)} threw exception: IJ000655: No managed connections available within configured blocking timeout (30000 [ms])`])}`, { relevant: id })
    else c.line(app, t, `${f.log4j(t)} INFO  [com.erp.sales.OrderBean] ${th} order ${r.int(4e5, 9e5)} posted in ${r.int(40, 300)} ms`)
  })
  return c
}

function radiusLockout(seed) {
  const { r, c, t0, v } = begin(seed, 'radius-bind-lockout', { notes: 'An old print server with a stale password locks the bind account of RADIUS; Wi-Fi and VPN fail loudly, the lockout is one Windows event.' })
  const end = t0 + 3 * HOUR, on = t0 + r.int(75, 115) * MIN + r.int(0, 59999), acct = r.pick(['svc-radius', 'svc_fr_bind', 'ldap-radius']), old = r.pick(['PRN-SRV04', 'OLDSCAN02', 'WSUS-OLD']), dom = r.pick(['CORP', 'KLINIK', 'WERK'])
  const dc = 'logs/dc01-security.log', rad = 'logs/freeradius-radius.log', wlc = 'logs/wlc9800.log', asa = 'logs/asa-vpn.log', id = 'lock'
  c.incident(id, {
    cause: { allOf: [['lock(ed)?[ -]?out', '\\block(s|ed|ing)?\\b', '4740', 'data 775', 'lockout', 'stale (password|credential)', 'old password', 'wrong password', 'bind (credential|account|user|password)', 'bad password'], ['account', acct, 'credential', 'bind', 'password', 'user\\b', 'ldap', 'svc']], mustNot: ['(access points?|wlc|wi-?fi controller|asa)\\b.{0,30}(fault|faulty|misconfigur|broken)'] },
    services: ['dc01', 'dc01-security', acct, 'Microsoft-Windows-Security-Auditing', 'active directory', 'ad', 'ldap', 'freeradius', 'freeradius-radius', 'radius', 'radiusd', 'rlm_ldap', old], victims: ['wlc9800', 'wlc', 'asa-vpn', 'asa', 'asa1'],
    severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 300, rootPattern: '4740|locked out|data 775|Bind credentials',
  })
  const W = (t, ev, kind, text, mark) => c.line(dc, t, `${f.iso(t).slice(0, 19)}Z DC01.${dom.toLowerCase()}.local Microsoft-Windows-Security-Auditing ${ev} Audit ${kind} ${text}`, mark)
  const user = () => r.pick(['m.weber', 'a.koch', 'j.bauer', 's.wolf', 't.lang', 'k.huber', 'p.frank', 'l.vogt', 'i.simon', 'b.roth'])
  loop(r, t0, end, 45 * SEC / v, (t) => W(t, ...r.pick([['4624', 'Success', `An account was successfully logged on. Logon Type: 3 Account Name: ${user()} Account Domain: ${dom} Source Network Address: 10.12.${r.int(0, 9)}.${r.int(2, 250)} Authentication Package: Kerberos`], ['4769', 'Success', `A Kerberos service ticket was requested. Account Name: ${user()}@${dom}.LOCAL Service Name: FS0${r.int(1, 4)}$ Ticket Encryption Type: 0x12 Failure Code: 0x0`], ['4634', 'Success', `An account was logged off. Account Name: ${user()} Account Domain: ${dom} Logon Type: 3`], ['4771', 'Failure', `Kerberos pre-authentication failed. Account Name: ${user()} Service Name: krbtgt/${dom} Client Address: ::ffff:10.12.${r.int(0, 9)}.${r.int(2, 250)} Failure Code: 0x18`], ['5140', 'Success', `A network share object was accessed. Account Name: ${user()} Share Name: \\\\*\\SYSVOL`]])))
  for (let i = 0, t = on - 21 * SEC; i < 10; i++, t += 2 * SEC) W(t, '4776', 'Failure', `The computer attempted to validate the credentials for an account. Authentication Package: MICROSOFT_AUTHENTICATION_PACKAGE_V1_0 Logon Account: ${acct} Source Workstation: ${old} Error Code: 0xC000006A`, { relevant: id })
  W(on, '4740', 'Success', `A user account was locked out. Subject: DC01$ Account That Was Locked Out: Account Name: ${acct} Additional Information: Caller Computer Name: ${old}`, { root: id })
  const u0 = t0 + r.int(20, 50) * MIN
  W(u0, '4740', 'Success', `A user account was locked out. Subject: DC01$ Account That Was Locked Out: Account Name: ${user()} Additional Information: Caller Computer Name: LT-${r.int(1000, 9000)}`)
  W(u0 + 6 * MIN, '4767', 'Success', `A user account was unlocked. Subject: helpdesk2 Target Account: as above`)
  loop(r, on + 5 * SEC, end, 4 * MIN, (t) => W(t, '4776', 'Failure', `The computer attempted to validate the credentials for an account. Authentication Package: MICROSOFT_AUTHENTICATION_PACKAGE_V1_0 Logon Account: ${acct} Source Workstation: ${old} Error Code: 0xC0000234`, { relevant: id }))
  const R = (t, text, mark) => { const d = new Date(t); c.line(rad, t, `${d.toUTCString().replace(/(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT/, '$1 $3 $2 $5 $4')} : ${text}`, mark) }
  let n = r.int(2000, 40000)
  loop(r, t0, end, 24 * SEC / v, (t) => {
    n++
    const m = cmac(r), u = user(), vpn = r.next() < 0.25
    if (t > on + 4000) {
      if (r.next() < 0.35) { R(t, `Error: rlm_ldap (ldap): Bind credentials incorrect: Invalid credentials`, { root: id }); R(t + 1, `Error: rlm_ldap (ldap): Server said: 80090308: LdapErr: DSID-0C090447, comment: AcceptSecurityContext error, data 775, v4563.`, { root: id }); R(t + 2, `Error: rlm_ldap (ldap): Opening connection failed (${n % 40})`, { relevant: id }) }
      R(t + 4, `Auth: (${n}) Login incorrect (ldap: No connections available and at max connection limit): [${u}] (from client ${vpn ? 'asa1' : 'wlc9800'} port ${r.int(1, 90)})`, { relevant: id })
      if (vpn) c.line(asa, t + 30, `${f.cisco(t + 30).slice(0, 20)} asa1 : %ASA-6-113005: AAA user authentication Rejected : reason = AAA failure : server = 10.12.0.8 : user = ${u} : user IP = 88.${r.int(1, 200)}.4.${r.int(1, 250)}`, { relevant: id })
      else {
        c.line(wlc, t + 20, `${f.cisco(t + 20)} wlc9800: %SESSION_MGR-5-FAIL: Chassis 1 R0/0: wncd: Authorization failed or unapplied for client (${m}) on Interface capwap_9000000${r.int(1, 9)} AuditSessionID ${r.hex(24).toUpperCase()}. Failure reason: Authc fail. Authc failure reason: Cred Fail.`, { relevant: id })
        if (r.next() < 0.3) c.line(wlc, t + 25, `${f.cisco(t + 25)} wlc9800: %RADIUS-3-ALLDEADSERVER: Chassis 1 R0/0: wncd: Group radius-grp: No active radius servers found. Id ${r.int(1, 250)}.`, { relevant: id })
      }
    } else {
      const wrong = r.next() < 0.06
      R(t, wrong ? `Auth: (${n}) Login incorrect (mschap: FAILED: No NT-Password.  Cannot perform authentication): [${u}] (from client wlc9800 port ${r.int(1, 90)} cli ${m})` : `Auth: (${n}) Login OK: [${u}] (from client ${vpn ? 'asa1' : 'wlc9800'} port ${r.int(1, 90)})`)
      if (vpn && !wrong) c.line(asa, t + 30, `${f.cisco(t + 30).slice(0, 20)} asa1 : %ASA-6-113004: AAA user authentication Successful : server = 10.12.0.8 : user = ${u}`)
      else if (!wrong) c.line(wlc, t + 20, `${f.cisco(t + 20)} wlc9800: %CLIENT_ORCH_LOG-6-CLIENT_ADDED_TO_RUN_STATE: Chassis 1 R0/0: wncd: Username entry (${u}) joined with ssid (${dom}-SEC) for device with MAC: ${m} on channel (${r.pick([36, 44, 100, 6])})`)
    }
  })
  loop(r, t0, end, 70 * SEC, (t) => c.line(asa, t, `${f.cisco(t).slice(0, 20)} asa1 : ${r.pick([`%ASA-4-106023: Deny tcp src outside:45.${r.int(1, 250)}.9.${r.int(1, 250)}/${r.int(1024, 65000)} dst dmz:198.51.100.4/23 by access-group "OUT_IN" [0x0, 0x0]`, `%ASA-6-302014: Teardown TCP connection ${r.int(1e6, 9e6)} for outside:88.1.2.${r.int(1, 250)}/443 to inside:10.12.1.${r.int(1, 250)}/${r.int(30000, 60000)} duration 0:00:${r.int(10, 59)} bytes ${r.int(900, 90000)} TCP FINs`])}`))
  return c
}

function factoryLoop(seed) {
  const { r, c, t0, v } = begin(seed, 'factory-layer2-loop', { notes: 'A cable plugged into a second wall port makes a loop behind an access switch; Modbus, OPC UA and MES complain before the switch counts MAC moves.' })
  const end = t0 + 2.5 * HOUR, on = t0 + r.int(60, 95) * MIN + r.int(0, 59999), hall = r.int(2, 6), sw = `sw-hall${hall}`, p1 = r.int(13, 17), p2 = p1 + r.int(1, 5), vlan = r.pick([120, 130, 210])
  const net = 'logs/switches.log', opc = 'logs/opcua-gateway.log', mb = 'logs/modbus-collector.log', mes = 'logs/mes-terminal-service.log', id = 'loop', plcs = Array.from({ length: 8 }, (_, i) => `plc-${hall}${pad(i + 1)}`)
  c.incident(id, {
    cause: { allOf: [['\\bloop', 'broadcast storm', 'mac ?flap', '\\bmac\\b.{0,50}(flap|mov)', '\\bstorm\\b', 'spanning', 'flap\\w*.{0,30}\\bmac', 'patched.{0,30}(twice|together|both)']], mustNot: ['^plcs? (fail|are down|crash)'] },
    services: [sw, 'switches', 'switch', `Gi1/0/${p1}`, `Gi1/0/${p2}`, 'SW_MATM', 'STORM_CONTROL'], victims: ['opcua-gateway', 'modbus-collector', 'mes', 'mes-terminal-service', ...plcs, 'sw-core1'],
    severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'MACFLAP|STORM_CONTROL|UPDOWN',
  })
  const seq = r.int(1000, 9000)
  const S = (t, host, text, mark) => c.line(net, t, `<${184 + Number(/-(\d)-/.exec(text)[1])}>${seq + Math.floor((t - t0 + MIN) / 900)}: ${host}: ${f.cisco(t)}: ${text}`, mark)
  const all = [sw, 'sw-core1', ...[1, 2, 3, 4, 5, 6].filter((i) => i !== hall).slice(0, 3).map((i) => `sw-hall${i}`)]
  loop(r, t0, end, 28 * SEC / v, (t) => S(t, r.pick(all), ciscoNoise(r, t)))
  for (const p of [p2]) { S(on - 2000, sw, `%LINK-3-UPDOWN: Interface GigabitEthernet1/0/${p}, changed state to up`, { root: id }); S(on - 1000, sw, `%LINEPROTO-5-UPDOWN: Line protocol on Interface GigabitEthernet1/0/${p}, changed state to up`, { root: id }) }
  loop(r, on + 20 * SEC, end, 40 * SEC, (t) => S(t, sw, `%SW_MATM-4-MACFLAP_NOTIF: Host ${cmac(r)} in vlan ${vlan} is flapping between port Gi1/0/${p1} and port Gi1/0/${p2}`, { root: id }))
  loop(r, on + 40 * SEC, end, 5 * MIN, (t) => S(t, sw, `%STORM_CONTROL-3-FILTERED: A Broadcast storm detected on Gi1/0/${r.pick([p1, p2])}. A packet filter action has been applied on the interface.`, { root: id }))
  loop(r, on + 30 * SEC, end, 4 * MIN, (t) => S(t, 'sw-core1', `%SYS-2-INTSCHED: 'may_suspend' at level 3 -Process= "ARP Input", CPU utilization for five seconds: ${r.int(81, 97)}%/61%`, { relevant: id }))
  loop(r, t0, on - 20 * MIN, 25 * MIN, (t) => { const i = r.int(18, 23); S(t, all[2], `%ILPOWER-7-DETECT: Interface Gi1/0/${i}: Power Device detected: Cisco PD`) })
  const bad = (t, share) => t > on + 1500 && r.next() < share
  loop(r, t0, end, 20 * SEC / v, (t) => {
    const plc = r.pick(plcs), unit = r.int(1, 4)
    if (bad(t, 0.65)) c.line(mb, t, `${f.log4j(t)} ERROR modbus.poller [${plc}] unit=${unit} ${r.pick(['read holding 40001+64: timed out after 1000 ms (3 of 3)', 'connect 502/tcp: No route to host', 'transaction id mismatch, frame dropped, reconnecting'])}`, { relevant: id })
    else c.line(mb, t, `${f.log4j(t)} INFO  modbus.poller [${plc}] unit=${unit} 64 registers in ${t > on ? r.int(180, 900) : r.int(4, 14)} ms`)
  })
  tick(r, t0 + 7 * MIN, on, 23 * MIN, (t) => c.line(mb, t, `${f.log4j(t)} WARN  modbus.poller [oven-3] unit=9 exception 0x02 ILLEGAL DATA ADDRESS at 41200 (optional register, skipped)`))
  loop(r, t0, end, 25 * SEC / v, (t) => {
    const plc = r.pick(plcs)
    if (bad(t, 0.6)) c.line(opc, t, `[${f.iso(t)}] [opcua-gw] ${r.pick(['error', 'warn'])}: session ${plc} ${r.pick(['BadTimeout (0x800A0000) on Read service, keepalive missed 3/3', 'BadSecureChannelClosed (0x80860000), reconnect in 5 s', 'subscription 71 republish failed: BadMessageNotAvailable'])}`, { relevant: id })
    else c.line(opc, t, `[${f.iso(t)}] [opcua-gw] info: session ${plc} publish ok items=${r.int(20, 90)} lag=${r.int(3, 40)}ms`)
  })
  loop(r, t0, end, 22 * SEC / v, (t) => {
    const ws = `term-${hall}${r.int(10, 29)}`
    if (bad(t, 0.6)) c.line(mes, t, `${f.log4j(t)} ERROR [http-nio-8443-exec-${r.int(1, 20)}] c.werk.mes.TerminalSession - ${ws}: ${r.pick(['heartbeat lost, order display frozen', `machine state unknown for order ${r.int(7e5, 8e5)}: no value newer than 30 s`, 'websocket closed 1006'])}`, { relevant: id })
    else c.line(mes, t, `${f.log4j(t)} INFO  [http-nio-8443-exec-${r.int(1, 20)}] c.werk.mes.TerminalSession - ${ws}: order ${r.int(7e5, 8e5)} step ${r.int(1, 9)} confirmed`)
  })
  const d = on - r.int(8, 25) * MIN
  c.line(mes, d, `${f.log4j(d)} INFO  [main] c.werk.mes.Application - MES terminal service 11.${r.int(2, 6)}.0 started, deployment by jenkins`)
  return c
}

export const louder = [zkFsync, rabbitDisk, arrayBattery, radiusLockout, factoryLoop]
