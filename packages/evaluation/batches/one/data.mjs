import { def, f, S, M, H, root, rel } from './lib.mjs'

// ---- Oracle: recovery area full, archiver stops the instance
def(
  'b1-vellum',
  'incident',
  'direct: fast recovery area full; alert log in local time +0100, the application beside it in UTC',
  (k) => {
    const { r, t0 } = k,
      SID = r.pick(['VELP', 'FINX', 'GLPR']),
      al = k.file(`logs/alert_${SID}1.log`),
      wl = k.file('logs/ledger-web.log'),
      ls = k.file('logs/listener.log')
    const end = t0 + 2.6 * H,
      on = t0 + r.int(5100000, 6600000),
      sid = SID.toLowerCase(),
      size = 858993459200
    const A = (t, s, m) => al(t, `${f.isoOff(t, 1)}\n${s}`, m)
    let seq = r.int(40000, 60000),
      ent = seq * 2 + r.int(1, 999),
      scn = r.int(4e8, 9e8),
      g = 1
    for (let t = t0; t < on; t += r.int(70, 160) * S) {
      g = (g % 4) + 1
      seq++
      scn += r.int(10000, 90000)
      A(
        t,
        `Thread 1 advanced to log sequence ${seq} (LGWR switch),  current SCN: ${scn}\n  Current log# ${g} seq# ${seq} mem# 0: +DATA/${SID}/ONLINELOG/group_${g}.${260 + g}.1087213345`,
      )
      A(
        t + 2500,
        `ARC${r.int(0, 3)} (PID:${r.int(8000, 8010)}): Archived Log entry ${ent++} added for T-1.S-${seq - 1} ID 0x5d3c8a21 LAD:1`,
      )
    }
    for (const [m, pc] of [
      [-52, '85.01'],
      [-31, '91.44'],
      [-9, '97.20'],
    ]) {
      const t = on + m * M
      A(
        t,
        `Errors in file /u01/app/oracle/diag/rdbms/${sid}/${SID}1/trace/${SID}1_arc${r.int(0, 3)}_8003.trc:\nORA-19815: WARNING: db_recovery_file_dest_size of ${size} bytes is ${pc}% used, and has ${Math.round((size * (100 - pc)) / 100)} remaining bytes available.`,
        rel('fra'),
      )
    }
    const tr = `/u01/app/oracle/diag/rdbms/${sid}/${SID}1/trace/${SID}1_arc2_8005.trc`
    k.burst(on, end, 6 * M, (t) => {
      A(
        t,
        `Errors in file ${tr}:\nORA-19815: WARNING: db_recovery_file_dest_size of ${size} bytes is 100.00% used, and has 0 remaining bytes available.`,
        root('fra'),
      )
      A(
        t + 3,
        `************************************************************************\nYou have following choices to free up space from recovery area:\n1. Consider changing RMAN RETENTION POLICY. If you are using Data Guard,\n   then consider changing RMAN ARCHIVELOG DELETION POLICY.\n2. Back up files to tertiary device such as tape using RMAN\n   BACKUP RECOVERY AREA command.\n3. Add disk space and increase db_recovery_file_dest_size parameter to\n   reflect the new space.\n4. Delete unnecessary files using RMAN DELETE command. If an operating\n   system command was used to delete files, then use RMAN CROSSCHECK and\n   DELETE EXPIRED commands.\n************************************************************************`,
        rel('fra'),
      )
      A(
        t + 6,
        `Errors in file ${tr}:\nORA-19809: limit exceeded for recovery files\nORA-19804: cannot reclaim 1073741824 bytes disk space from ${size} bytes limit`,
        root('fra'),
      )
      A(t + 9, `ARC2 (PID:8005): Error 19809 Creating archive log file to '+FRA'`, root('fra'))
      A(t + 400, `ORACLE Instance ${SID}1, archival error, archiver continuing`, rel('fra'))
      A(
        t + 900,
        `Thread 1 cannot allocate new log, sequence ${seq + 1}\nAll online logs need archiving\nExamine archive trace files for archiving errors\n  Current log# ${g} seq# ${seq} mem# 0: +DATA/${SID}/ONLINELOG/group_${g}.${260 + g}.1087213345`,
        rel('fra'),
      )
    })
    k.every(t0, end, 13 * M, (t) =>
      A(
        t,
        `Fatal NI connect error 12170.\n\n  VERSION INFORMATION:\n\tTNS for Linux: Version 19.0.0.0.0 - Production\n\tOracle Bequeath NT Protocol Adapter for Linux: Version 19.0.0.0.0 - Production\n  Time: ${f.isoOff(t, 1)}\n  Tracing not turned on.\n  Tns error struct:\n    ns main err code: 12535\n    \nTNS-12535: TNS:operation timed out\n    ns secondary err code: 12560\n    nt main err code: 505\n    \nTNS-00505: Operation timed out\n    nt secondary err code: 110\n    nt OS err code: 0\n  Client address: (ADDRESS=(PROTOCOL=tcp)(HOST=10.7.3.${r.int(2, 40)})(PORT=${r.int(30000, 60000)}))`,
      ),
    )
    k.every(t0, end, 30 * S, (t) =>
      ls(
        t,
        `${f.isoOff(t, 1)} * (CONNECT_DATA=(SERVICE_NAME=${sid}.corp)(CID=(PROGRAM=JDBC Thin Client)(HOST=__jdbc__)(USER=ledger))) * (ADDRESS=(PROTOCOL=tcp)(HOST=10.7.3.${r.int(2, 40)})(PORT=${r.int(30000, 60000)})) * establish * ${sid}.corp * 0`,
      ),
    )
    k.every(t0, end, 22 * S, (t) => {
      const T = `<${f.wls(t)}> `,
        th = `[ACTIVE] ExecuteThread: '${r.int(0, 30)}' for queue: 'weblogic.kernel.Default (self-tuning)'`
      if (t > on + 40 * S)
        wl(
          t,
          `####${T}<Error> <JDBC> <ledger-web> <ms${r.int(1, 2)}> <${th}> <<WLS Kernel>> <> <${r.hex(16)}> <${Math.floor(t)}> <BEA-001112> <Test "SELECT 1 FROM DUAL" set up for pool "LedgerDS" failed with exception: "java.sql.SQLException: ORA-00257: Archiver error. Connect AS SYSDBA only until resolved.\n\nhttps://docs.oracle.com/error-help/db/ora-00257/".>`,
          rel('fra'),
        )
      else
        wl(
          t,
          `####${T}<Info> <HTTP> <ledger-web> <ms${r.int(1, 2)}> <${th}> <<anonymous>> <> <${r.hex(16)}> <${Math.floor(t)}> <BEA-101047> <[ServletContext@${r.int(1e8, 9e8)}[app:ledger module:web path:/ledger spec-version:3.1]] JournalServlet: posted ${r.int(1, 90)} entries>`,
        )
    })
    k.every(t0, end, 5 * M, (t) =>
      wl(
        t,
        `####<${f.wls(t)}> <Warning> <WebLogicServer> <ledger-web> <ms1> <[STANDBY] ExecuteThread: '4' for queue: 'weblogic.kernel.Default (self-tuning)'> <<WLS Kernel>> <> <${r.hex(16)}> <${Math.floor(t)}> <BEA-000449> <Closing the socket, as no data read from it on 10.7.3.9:${r.int(30000, 60000)} during the configured idle timeout of 5 seconds.>`,
      ),
    )
    k.incident(
      'fra',
      {
        causes: [
          ['recovery (area|file|dest)', '\\bFRA\\b', 'archive(d)?.?(log|redo)', 'archiv', 'db_recovery_file_dest'],
          [
            'full',
            '100',
            'no (free |remaining )?space',
            'out of space',
            'space (is )?exhaust',
            'exhaust',
            'limit',
            'used up',
            'ran out',
            'no room',
            'disk space',
            'capacity',
            'lack of space',
            'filled',
            'fills',
            'insufficient',
            'not enough',
            'shortage',
          ],
        ],
        services: [SID, `${SID}1`, `alert_${SID}1`, 'oracle', 'Oracle', 'archiver', 'ARC2', 'FRA', '+FRA'],
        victims: ['ledger-web', 'weblogic', 'listener', 'LedgerDS'],
        onset: on,
        tol: 600,
        root: 'ORA-19815|ORA-19809|Error 19809',
      },
      [
        'The fast recovery area of the Oracle instance is 100% full, the archiver cannot write',
        'Archived logs filled the FRA, db_recovery_file_dest_size limit reached',
        'Archiver stuck as it ran out of disk space',
      ],
      ['WebLogic connection pool test fails', 'TNS operation timed out', 'The database refuses connections'],
    )
  },
)

// ---- Kafka: descriptors exhausted on one broker
def(
  'b1-three-brokers',
  'incident',
  'direct: one broker out of file descriptors; followers, producers and a stream job complain more',
  (k) => {
    const { r, t0 } = k,
      b = r.int(1, 3),
      end = t0 + 42 * M,
      on = t0 + r.int(1140000, 1620000),
      die = on + r.int(5, 8) * M,
      files = [1, 2, 3].map((i) => k.file(`logs/broker-${i}/server.log`)),
      prod = k.file('logs/clickstream-ingest.log')
    const topics = ['clicks', 'page-errors', 'dead-letter', 'carts'],
      Kl = (i, t, lv, s, cls, m) => files[i - 1](t, `[${f.log4j(t)}] ${lv} ${s} (${cls})`, m)
    const p = () => `${r.pick(topics)}-${r.int(0, 17)}`
    for (const i of [1, 2, 3]) {
      const stop = i === b ? die : end
      k.every(t0, stop, 12 * S, (t) =>
        r.pick([
          () => {
            const x = p(),
              o = r.int(1e6, 9e6)
            Kl(
              i,
              t,
              'INFO',
              `[LocalLog partition=${x}, dir=/data/kafka] Rolled new log segment at offset ${o} in ${r.int(1, 9)} ms.`,
              'kafka.log.LocalLog',
            )
            Kl(
              i,
              t + 9,
              'INFO',
              `[ProducerStateManager partition=${x}] Wrote producer snapshot at offset ${o} with ${r.int(0, 20)} producer ids in ${r.int(0, 4)} ms.`,
              'org.apache.kafka.storage.internals.log.ProducerStateManager',
            )
          },
          () =>
            Kl(
              i,
              t,
              'INFO',
              `[GroupCoordinator ${i}]: Stabilized group ${r.pick(['sessionizer', 'fraud-alerts', 'loader'])} generation ${r.int(100, 900)} (__consumer_offsets-${r.int(0, 49)}) with ${r.int(2, 9)} members`,
              'kafka.coordinator.group.GroupCoordinator',
            ),
          () =>
            Kl(
              i,
              t,
              'INFO',
              `[GroupMetadataManager brokerId=${i}] Removed ${r.int(0, 3)} expired offsets in ${r.int(0, 3)} milliseconds.`,
              'kafka.coordinator.group.GroupMetadataManager',
            ),
          () =>
            Kl(
              i,
              t,
              'INFO',
              `[SocketServer listenerType=ZK_BROKER, nodeId=${i}] Failed authentication with /10.31.0.${(k.x = r.int(3, 200))} (channelId=10.31.4.${i}:9093-10.31.0.${k.x}:${r.int(30000, 60000)}-${r.int(100, 900)}) (SSL handshake failed)`,
              'org.apache.kafka.common.network.Selector',
            ),
        ])(),
      )
    }
    const acc =
      'java.io.IOException: Too many open files\n\tat java.base/sun.nio.ch.Net.accept(Native Method)\n\tat java.base/sun.nio.ch.ServerSocketChannelImpl.implAccept(ServerSocketChannelImpl.java:425)\n\tat java.base/sun.nio.ch.ServerSocketChannelImpl.accept(ServerSocketChannelImpl.java:391)\n\tat kafka.network.Acceptor.accept(SocketServer.scala:734)\n\tat kafka.network.Acceptor.run(SocketServer.scala:627)\n\tat java.base/java.lang.Thread.run(Thread.java:840)'
    const err = (t, s, m) => files[b - 1](t, s, m)
    err(
      on,
      `[${f.log4j(on)}] ERROR Error while accepting connection (kafka.network.DataPlaneAcceptor)\n${acc}`,
      root('fd'),
    )
    k.every(on, die, 25 * S, (t) =>
      err(
        t,
        `[${f.log4j(t)}] ERROR Error while accepting connection (kafka.network.DataPlaneAcceptor)\n${acc}`,
        root('fd'),
      ),
    )
    const bad = `clicks-${r.int(0, 17)}`
    err(
      die,
      `[${f.log4j(die)}] ERROR Error while rolling log segment for ${bad} in dir /data/kafka (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.FileNotFoundException: /data/kafka/${bad}/0000000000${r.int(1e9, 9e9)}.index (Too many open files)\n\tat java.base/java.io.RandomAccessFile.open0(Native Method)\n\tat java.base/java.io.RandomAccessFile.open(RandomAccessFile.java:356)\n\tat org.apache.kafka.storage.internals.log.AbstractIndex.createAndAssignMmap(AbstractIndex.java:109)`,
      root('fd'),
    )
    Kl(
      b,
      die + 30,
      'WARN',
      `[ReplicaManager broker=${b}] Stopping serving replicas in dir /data/kafka`,
      'kafka.server.ReplicaManager',
      rel('fd'),
    )
    Kl(b, die + 260, 'WARN', `Stopping serving logs in dir /data/kafka`, 'kafka.log.LogManager', rel('fd'))
    Kl(
      b,
      die + 270,
      'ERROR',
      `Shutdown broker because all log dirs in /data/kafka have failed`,
      'kafka.log.LogManager',
      rel('fd'),
    )
    for (const i of [1, 2, 3])
      if (i !== b) {
        k.every(die, end, 7 * S, (t) =>
          files[i - 1](
            t,
            `[${f.log4j(t)}] WARN [ReplicaFetcher replicaId=${i}, leaderId=${b}, fetcherId=0] Error in response for fetch request (type=FetchRequest, replicaId=${i}, maxWait=500, minBytes=1, maxBytes=10485760, fetchData={}, isolationLevel=READ_UNCOMMITTED, removed=, replaced=, metadata=(sessionId=${r.int(1e8, 9e8)}, epoch=${r.int(1000, 90000)}), rackId=) (kafka.server.ReplicaFetcherThread)\njava.io.IOException: Connection to broker-${b}:9092 (id: ${b} rack: null) failed.\n\tat org.apache.kafka.clients.NetworkClientUtils.awaitReady(NetworkClientUtils.java:71)\n\tat kafka.server.BrokerBlockingSender.sendRequest(BrokerBlockingSender.scala:113)`,
            rel('fd'),
          ),
        )
        k.every(on, end, 50 * S, (t) =>
          Kl(
            i,
            t,
            'INFO',
            `[Partition ${p()} broker=${i}] Shrinking ISR from ${b},${i} to ${i}. Leader: (highWatermark: ${(k.x = r.int(1e6, 9e6))}, endOffset: ${k.x + r.int(10, 900)}). Out of sync replicas: (brokerId: ${b}, endOffset: ${k.x}, lastCaughtUpTimeMs: ${Math.floor(t - 31000)}).`,
            'kafka.cluster.Partition',
            rel('fd'),
          ),
        )
      }
    k.every(t0, end, 10 * S, (t) => {
      const bad = t > on + 90 * S && k.chance(0.65)
      prod(
        t,
        bad
          ? `${f.log4j(t)} ERROR [kafka-producer-network-thread | ingest-${r.int(1, 4)}] c.s.i.Publisher - send to ${r.pick(topics)} failed org.apache.kafka.common.errors.TimeoutException: Expiring ${r.int(1, 80)} record(s) for ${p()}:120000 ms has passed since batch creation`
          : `${f.log4j(t)} INFO  [ingest-${r.int(1, 4)}] c.s.i.Publisher - flushed ${r.int(200, 900)} events in ${r.int(8, 40)} ms`,
        bad ? rel('fd') : undefined,
      )
    })
    k.every(on, end, 8 * S, (t) =>
      prod(
        t,
        `${f.log4j(t)} WARN  [kafka-producer-network-thread | ingest-${r.int(1, 4)}] o.a.k.c.NetworkClient - [Producer clientId=ingest-${r.int(1, 4)}] Connection to node ${b} (broker-${b}/10.31.4.${b}:9092) could not be established. Node may not be available.`,
        rel('fd'),
      ),
    )
    k.incident(
      'fd',
      {
        causes: [
          ['file descriptor', 'open files', 'descriptor', 'nofile', 'ulimit', '\\bFDs?\\b', 'file handle', 'EMFILE'],
        ],
        services: [`broker-${b}`, `broker-${b}/server`, 'kafka', 'server', `broker ${b}`, `${b}`],
        victims: ['clickstream-ingest', ...[1, 2, 3].filter((i) => i !== b).map((i) => `broker-${i}`)],
        onset: on,
        tol: 120,
        root: 'Too many open files|Error while accepting|Error while rolling',
      },
      [
        'Broker ran out of file descriptors',
        `broker-${b} hit the open files limit and shut its log directory down`,
        'EMFILE: nofile ulimit of the broker is too low',
      ],
      [
        'Broker unavailable, producers time out',
        'All log dirs failed on the broker',
        'ISR shrinks because of replication failures',
      ],
    )
  },
)

// ---- Elasticsearch: flood stage, writers shout
def(
  'b1-haystack',
  'incident',
  'victims louder: one WARN of the disk monitor, then thousands of refused writes elsewhere',
  (k) => {
    const { r, t0 } = k,
      es = k.file('logs/es-cluster.log'),
      ls = k.file('logs/logstash-plain.log'),
      cms = k.file('logs/editorial.log'),
      end = t0 + 70 * M,
      on = t0 + r.int(1800000, 2400000),
      n = r.int(0, 4),
      node = `hay-data-${n}`,
      nid = k.id(22, 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789-_')
    const E = (t, lv, lg, nd, s, m) => es(t, `[${f.t4j(t)}][${lv.padEnd(5)}][${lg.padEnd(25)}] [${nd}] ${s}`, m)
    k.every(t0, end, 25 * S, (t) =>
      r.pick([
        () =>
          E(
            t,
            'INFO',
            'o.e.c.m.MetadataMappingService',
            'hay-master-0',
            `[articles-${f.ymd(t).replaceAll('-', '.')}/${k.id(22, 'abcdefghijkmnpqrstuvwxyzABCDEFGH0123456789')}] update_mapping [_doc]`,
          ),
        () =>
          E(
            t,
            'INFO',
            'o.e.m.j.JvmGcMonitorService',
            `hay-data-${r.int(0, 4)}`,
            `[gc][young][${r.int(1e5, 2e5)}][${r.int(1000, 9000)}] duration [${(k.x = r.int(700, 950))}ms], collections [1]/[1.${r.int(1, 9)}s], total [${k.x}ms]/[${r.int(3, 9)}m], memory [14.1gb]->[9.${r.int(1, 9)}gb]/[20gb], all_pools {[young] [4.9gb]->[0b]/[0b]}{[old] [9gb]->[9gb]/[20gb]}{[survivor] [148mb]->[199mb]/[0b]}`,
          ),
        () =>
          E(
            t,
            'WARN',
            'o.e.d.c.m.MetadataCreateIndexService',
            'hay-master-0',
            `index template [articles] has index patterns [articles-*] matching patterns from existing older templates [base] with patterns (base => [*]); this template [articles] will take precedence`,
          ),
        () =>
          E(
            t,
            'INFO',
            'o.e.x.i.IndexLifecycleTransition',
            'hay-master-0',
            `moving index [metrics-${r.int(100, 999)}] from [{"phase":"hot","action":"rollover","name":"check-rollover-ready"}] to [{"phase":"hot","action":"complete","name":"complete"}] in policy [metrics]`,
          ),
      ])(),
    )
    // an earlier, healed event: one node leaves and comes back
    const hl = t0 + r.int(4, 7) * M,
      gone = `hay-data-${(n + 2) % 5}`,
      gid = k.id(22, 'abcdefghijkmnpqrstuvwxyzABCDEFGH0123456789')
    E(
      hl,
      'INFO',
      'o.e.c.s.MasterService',
      'hay-master-0',
      `node-left[{${gone}}{${gid}}{10.2.1.${r.int(4, 40)}}{10.2.1.9:9300}{cdfhirstw} reason: disconnected], term: 14, version: ${r.int(80000, 90000)}, delta: removed {{${gone}}{${gid}}}`,
    )
    E(
      hl + 300,
      'INFO',
      'o.e.c.r.DelayedAllocationService',
      'hay-master-0',
      `scheduling reroute for delayed shards in [59.8s] (${r.int(20, 60)} delayed shards)`,
    )
    E(
      hl + 800,
      'INFO',
      'o.e.c.r.a.AllocationService',
      'hay-master-0',
      `Cluster health status changed from [GREEN] to [YELLOW] (reason: [{${gone}}{${gid}} reason: disconnected]).`,
    )
    E(
      hl + 38 * S,
      'INFO',
      'o.e.c.s.MasterService',
      'hay-master-0',
      `node-join[{${gone}}{${gid}}{10.2.1.9:9300}{cdfhirstw} joining], term: 14, version: ${r.int(90001, 91000)}, delta: added {{${gone}}{${gid}}}`,
    )
    E(
      hl + 71 * S,
      'INFO',
      'o.e.c.r.a.AllocationService',
      'hay-master-0',
      `Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[articles-${f.ymd(hl).replaceAll('-', '.')}][${r.int(0, 4)}]]]).`,
    )
    const disk = (t, lv, what, free, m) =>
      E(
        t,
        lv,
        'o.e.c.r.a.DiskThresholdMonitor',
        'hay-master-0',
        `${what} exceeded on [${nid}][${node}][/var/lib/elasticsearch] free: ${free}`,
        m,
      )
    for (const dt of [-22, -16, -11])
      E(
        on + dt * M,
        'INFO',
        'o.e.c.r.a.DiskThresholdMonitor',
        'hay-master-0',
        `low disk watermark [85%] exceeded on [${nid}][${node}][/var/lib/elasticsearch] free: ${k.f(100, 140, 1)}gb[${k.f(10.5, 14, 1)}%], replicas will not be assigned to this node`,
        rel('disk'),
      )
    for (const dt of [-6, -3])
      E(
        on + dt * M,
        'WARN',
        'o.e.c.r.a.DiskThresholdMonitor',
        'hay-master-0',
        `high disk watermark [90%] exceeded on [${nid}][${node}][/var/lib/elasticsearch] free: ${k.f(60, 90, 1)}gb[${k.f(6, 9, 1)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`,
        rel('disk'),
      )
    for (const dt of [0, 14, 27])
      E(
        on + dt * M,
        'WARN',
        'o.e.c.r.a.DiskThresholdMonitor',
        'hay-master-0',
        `flood stage disk watermark [95%] exceeded on [${nid}][${node}][/var/lib/elasticsearch] free: ${k.f(30, 48, 1)}gb[${k.f(3, 4.8, 1)}%], all indices on this node will be marked read-only`,
        root('disk'),
      )
    const hx = [r.hex(64), r.hex(64)],
      L = (t, lv, lg, s, m) => ls(t, `[${f.t4j(t)}][${lv.padEnd(5)}][${lg}][main]${s}`, m)
    k.every(t0, end, 40 * S, (t) =>
      L(
        t,
        'WARN',
        'logstash.filters.date',
        `[${hx[0]}] Failed parsing date from field {:field=>"ts", :value=>"-", :exception=>"Invalid format: \\"-\\"", :config_parsers=>"ISO8601", :config_locale=>"default=en_US"}`,
      ),
    )
    k.every(on + 3 * S, end, 5 * S, (t) => {
      L(
        t,
        'INFO',
        'logstash.outputs.elasticsearch',
        `[${hx[1]}] Retrying failed action {:status=>429, :action=>["create", {:_id=>nil, :_index=>"articles-${f.ymd(t).replaceAll('-', '.')}", :routing=>nil}, {"slug"=>"${k.id(9, 'abcdefghijk')}"}], :error=>{"type"=>"cluster_block_exception", "reason"=>"index [articles-${f.ymd(t).replaceAll('-', '.')}] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];"}}`,
        rel('disk'),
      )
    })
    k.every(on + 9 * S, end, 45 * S, (t) =>
      L(
        t,
        'INFO',
        'logstash.outputs.elasticsearch',
        `[${hx[1]}] Retrying individual bulk actions that failed or were rejected by the previous bulk request {:count=>${r.int(20, 125)}}`,
        rel('disk'),
      ),
    )
    k.every(t0, end, 9 * S, (t) =>
      t > on && k.chance(0.6)
        ? cms(
            t,
            `${f.loc(t)} [error] #${r.int(100, 900)} editorial.search: reindex of story ${r.int(1e5, 9e5)} failed, editors will see stale results\n  TransportError(429, 'cluster_block_exception')`,
            rel('disk'),
          )
        : cms(
            t,
            `${f.loc(t)} [notice] #${r.int(100, 900)} editorial.story: ${r.pick(['saved', 'published', 'unpublished', 'locked by another editor'])} ${r.int(1e5, 9e5)}`,
          ),
    )
    k.incident(
      'disk',
      {
        causes: [
          ['disk', 'storage', 'volume', 'space', 'filesystem', 'data path'],
          [
            'full',
            'flood',
            'watermark',
            '9\\d ?%',
            'out of space',
            'usage',
            'exhaust',
            'low',
            'running out',
            'ran out',
            'free',
            'filled',
            'no room',
            'capacity',
            'insufficient',
            'not enough',
            'shortage',
            'lack',
            'too little',
            'short of',
          ],
        ],
        services: [node, 'elasticsearch', 'es-cluster', 'hay-master-0', 'hay-data'],
        victims: ['logstash', 'logstash-plain', 'editorial'],
        onset: on,
        tol: 420,
        root: 'flood stage',
      },
      [
        `Data node ${node} ran out of disk space; flood-stage watermark made indices read-only`,
        'Disk usage of an Elasticsearch data node exceeds 95%',
        'The volume /var/lib/elasticsearch is nearly full',
      ],
      [
        'Logstash gets 429 too many requests',
        'cluster_block_exception for the articles index',
        'Elasticsearch refuses writes under load',
      ],
    )
  },
)

// ---- Spark on YARN: containers beyond the memory limit, FetchFailed louder
def(
  'b1-nightmill',
  'incident',
  'victims louder: FetchFailed and stage retries shout; YARN kills executors beyond physical memory',
  (k) => {
    const { r, t0 } = k,
      dr = k.file('logs/driver.log'),
      nm = k.file('logs/nodemanagers.log'),
      end = t0 + 55 * M,
      on = t0 + r.int(1260000, 1680000),
      app = `application_17${r.int(40000000, 69999999)}${r.int(100, 999)}_0${r.int(100, 999)}`
    const Sp = (t, lv, c, s, m) => dr(t, `${f.spark(t)} ${lv} ${c}: ${s}`, m),
      N = (t, h, lv, c, s, m) => nm(t, `${h} ${f.log4j(t)} ${lv} ${c}: ${s}`, m)
    let stage = 2,
      task = 0,
      tid = r.int(2000, 4000)
    const hosts = Array.from({ length: 7 }, (_, i) => `mill${String(i + 3).padStart(2, '0')}.dc2`),
      bc = () => r.int(10, 60)
    k.every(t0, end, 7 * S, (t) => {
      task++
      if (task > 200 && t >= on) task = 1
      if (task > 200) {
        Sp(
          t,
          'INFO',
          'DAGScheduler',
          `ShuffleMapStage ${stage} (flatMap at Rollup.scala:118) finished in ${k.f(200, 500, 3)} s`,
        )
        stage++
        task = 1
      }
      const d = r.int(900, 9000),
        h = r.pick(hosts),
        ex0 = r.int(1, 14)
      tid++
      Sp(
        t,
        'INFO',
        'TaskSetManager',
        `Starting task ${task}.0 in stage ${stage}.0 (TID ${tid}) (${h}, executor ${ex0}, partition ${task}, NODE_LOCAL, 7391 bytes) taskResourceAssignments Map()`,
      )
      Sp(
        t + d,
        'INFO',
        'TaskSetManager',
        `Finished task ${task}.0 in stage ${stage}.0 (TID ${tid}) in ${d} ms on ${h} (executor ${ex0}) (${task}/200)`,
      )
    })
    k.every(t0, end, 40 * S, (t) =>
      Sp(
        t,
        'INFO',
        'BlockManagerInfo',
        `Removed broadcast_${bc()}_piece0 on ${r.pick(hosts)}:${r.int(30000, 45000)} in memory (size: ${k.f(3, 40, 1)} KiB, free: 4.${r.int(1, 9)} GiB)`,
      ),
    )
    k.every(t0, end, 18 * S, (t) =>
      N(
        t,
        r.pick(hosts),
        'INFO',
        'org.apache.hadoop.yarn.server.nodemanager.containermanager.monitor.ContainersMonitorImpl',
        `Memory usage of ProcessTree ${r.int(10000, 90000)} for container-id container_e17_${app.slice(12)}_01_0000${r.int(10, 30)}: ${k.f(4.9, 7.4, 1)} GB of 9 GB physical memory used; 11.${r.int(1, 9)} GB of 18.9 GB virtual memory used`,
      ),
    )
    k.every(t0, end, 60 * S, (t) =>
      N(
        t,
        r.pick(hosts),
        'INFO',
        'org.apache.hadoop.yarn.server.nodemanager.containermanager.localizer.ResourceLocalizationService',
        `Skipping deletion of user cache path appcache/${app}`,
      ),
    )
    k.every(t0, end, 4 * M, (t) =>
      Sp(
        t,
        'WARN',
        'TaskSetManager',
        `Stage ${stage} contains a task of very large size (1${r.int(100, 900)} KiB). The maximum recommended task size is 1000 KiB.`,
      ),
    )
    let ex = 15
    const tidAt = (t) => Math.max(2000, tid - Math.floor((end - t) / 7000) - r.int(0, 14))
    k.burst(on, end, 2.2 * M, (t) => {
      const h = r.pick(hosts),
        e = ex++,
        c = `container_e17_${app.slice(12)}_01_${String(e + 9).padStart(6, '0')}`,
        pid = r.int(10000, 90000)
      N(
        t,
        h,
        'WARN',
        'org.apache.hadoop.yarn.server.nodemanager.containermanager.monitor.ContainersMonitorImpl',
        `Container [pid=${pid},containerID=${c}] is running ${r.int(90, 700) * 1048576}B beyond the 'PHYSICAL' memory limit. Current usage: 9.${r.int(1, 6)} GB of 9 GB physical memory used; 12.${r.int(1, 9)} GB of 18.9 GB virtual memory used. Killing container.\nDump of the process-tree for ${c} :\n\t|- PID PPID PGRPID SESSID CMD_NAME USER_MODE_TIME(MILLIS) SYSTEM_TIME(MILLIS) VMEM_USAGE(BYTES) RSSMEM_USAGE(PAGES) FULL_CMD_LINE\n\t|- ${pid} ${pid - 2} ${pid} ${pid} (bash) 0 0 118185984 370 /bin/bash -c /usr/lib/jvm/java-11/bin/java -server -Xmx8192m ...`,
        root('mem'),
      )
      Sp(
        t + 1800,
        'ERROR',
        'YarnScheduler',
        `Lost executor ${e} on ${h}: Container killed by YARN for exceeding physical memory limits. 9.${r.int(1, 6)} GB of 9 GB physical memory used. Consider boosting spark.executor.memoryOverhead.`,
        root('mem'),
      )
      for (let i = 0; i < r.int(6, 10); i++)
        Sp(
          t + 2500 + i * 70,
          'WARN',
          'TaskSetManager',
          `Lost task ${r.int(0, 199)}.0 in stage ${stage}.0 (TID ${tidAt(t)}) (${r.pick(hosts)} executor ${r.int(1, 14)}): FetchFailed(BlockManagerId(${e}, ${h}, ${r.int(30000, 45000)}, None), shuffleId=4, mapIndex=${r.int(0, 199)}, mapId=${r.int(4000, 5000)}, reduceId=${r.int(0, 199)}, message=\norg.apache.spark.shuffle.FetchFailedException: Connection from ${h}/10.12.0.${r.int(2, 90)}:7337 closed\n\tat org.apache.spark.errors.SparkCoreErrors$.fetchFailedError(SparkCoreErrors.scala:437)\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.throwFetchFailedException(ShuffleBlockFetcherIterator.scala:1304)\n)`,
          rel('mem'),
        )
      Sp(
        t + 4000,
        'INFO',
        'DAGScheduler',
        `Resubmitting ShuffleMapStage ${stage - 1} (flatMap at Rollup.scala:118) and ResultStage ${stage} (save at Rollup.scala:140) due to fetch failure`,
        rel('mem'),
      )
    })
    const z = end + 5 * S
    Sp(
      z,
      'ERROR',
      'ApplicationMaster',
      `User class threw exception: org.apache.spark.SparkException: Job aborted due to stage failure: ResultStage ${stage} (save at Rollup.scala:140) has failed the maximum allowable number of times: 4. Most recent failure reason:\norg.apache.spark.shuffle.FetchFailedException`,
      rel('mem'),
    )
    k.incident(
      'mem',
      {
        causes: [
          ['memory', '\\bRSS\\b', '\\bOOM'],
          ['executor', 'container', 'yarn', 'spark'],
          [
            'limit',
            'kill',
            'exceed',
            'beyond',
            'overhead',
            'out of memory',
            'OOM',
            'over(run|use|shoot)?',
            'insufficient',
            'too (little|small|low|much)',
            'exhaust',
          ],
        ],
        services: [
          'executor',
          'yarn',
          'YARN',
          'nodemanagers',
          'nodemanager',
          'ContainersMonitorImpl',
          'spark',
          'driver',
          'YarnScheduler',
          'spark executor',
          ...hosts,
        ],
        victims: ['TaskSetManager', 'DAGScheduler'],
        onset: on,
        tol: 240,
        root: "beyond the 'PHYSICAL'|Container killed by YARN",
      },
      [
        'YARN kills Spark executors because they exceed the physical memory limit',
        'Executor containers use more than 9 GB memory; memoryOverhead is too small',
        'Out of memory kills of executor containers lose shuffle files',
      ],
      [
        'FetchFailed: network connection closed between executors',
        'Job aborted due to stage failure',
        'Tasks are of very large size',
      ],
    )
  },
)

// ---- Cassandra: tombstones
def(
  'b1-rings',
  'incident',
  'victims louder: read failures in two services; tombstone warnings and aborted queries on one table; repair is innocent',
  (k) => {
    const { r, t0 } = k,
      db = k.file('logs/cassandra/system.log'),
      api = k.file('logs/inbox-api.log'),
      mob = k.file('logs/push-relay.log'),
      end = t0 + 64 * M,
      on = t0 + r.int(1680000, 2280000),
      tb = r.pick(['inbox.pending_by_user', 'inbox.unread_queue', 'mailroom.pending'])
    const [ks, cf] = tb.split('.')
    const C = (t, lv, th, src, s, m) => db(t, `${lv.padEnd(5)} [${th}] ${f.log4j(t)} ${src} - ${s}`, m)
    k.every(t0, end, 20 * S, (t) =>
      r.pick([
        () =>
          C(
            t,
            'INFO',
            `CompactionExecutor:${r.int(100, 900)}`,
            'CompactionTask.java:252',
            `Compacted (${k.uuid()}) 4 sstables to [/var/lib/cassandra/data/${ks}/events-${r.hex(32)}/nb-${r.int(1000, 9000)}-big,] to level=0.  ${k.f(20, 90, 3)}MiB to ${k.f(15, 20, 3)}MiB (~${r.int(40, 90)}% of original) in ${r.int(900, 9000)}ms.  Read Throughput = ${k.f(10, 20, 3)}MiB/s, Write Throughput = ${k.f(8, 16, 3)}MiB/s, Row Throughput = ~${r.int(10000, 90000)}/s.  ${r.int(1000, 9000)} total partitions merged to ${r.int(900, 999)}.`,
          ),
        () =>
          C(
            t,
            'INFO',
            'Service Thread',
            'GCInspector.java:294',
            `G1 Young Generation GC in ${r.int(201, 330)}ms.  G1 Eden Space: ${r.int(2, 4)}${r.int(100000000, 999999999)} -> 0; G1 Old Gen: ${r.int(3, 4)}${r.int(100000000, 999999999)} -> ${r.int(3, 4)}${r.int(100000000, 999999999)}; `,
          ),
        () =>
          C(
            t,
            'INFO',
            `Repair-Task-${r.int(10, 30)}`,
            'RepairRunnable.java:203',
            `Starting repair command #${r.int(10, 40)} (${k.uuid()}), repairing keyspace ${ks} with repair options (parallelism: parallel, primary range: true, incremental: false, job threads: 1, ColumnFamilies: [events], dataCenters: [], hosts: [], previewKind: NONE, # of ranges: 16, pull repair: false, force repair: false, optimise streams: false, ignore unreplicated keyspaces: false)`,
          ),
        () =>
          C(
            t,
            'INFO',
            `MemtableFlushWriter:${r.int(10, 90)}`,
            'Memtable.java:469',
            `Writing Memtable-events@${r.int(1e8, 9e8)}(${k.f(20, 90, 3)}MiB serialized bytes, ${r.int(10000, 90000)} ops, 8%/0% of on/off-heap limit), flushed range = (min(-9223372036854775808), max(9223372036854775807)]`,
          ),
      ])(),
    )
    k.every(t0, end, 70 * S, (t) =>
      C(
        t,
        'WARN',
        `Native-Transport-Requests-${r.int(1, 20)}`,
        'BatchStatement.java:304',
        `Batch for [${ks}.events] is of size ${5 + (k.x = r.int(1, 4))}.${(k.y = r.int(100, 999))}KiB, exceeding specified threshold of 5.000KiB by ${k.x}.${k.y}KiB.`,
      ),
    )
    const q = () =>
      `SELECT * FROM ${tb} WHERE user_id = ${(k.u = k.uuid())} AND bucket = ${(k.b = r.int(1, 30))} LIMIT 50`
    k.every(on - 22 * M, on, 75 * S, (t) => {
      const n = Math.round(1100 + ((t - on + 22 * M) / (22 * M)) * 90000)
      C(
        t,
        'WARN',
        `ReadStage-${r.int(1, 9)}`,
        'ReadCommand.java:556',
        `Read ${r.int(0, 50)} live rows and ${n} tombstone cells for query ${q()}; token ${r.int(1e9, 9e9)} (see tombstone_warn_threshold)`,
        rel('tomb'),
      )
    })
    k.burst(on, end, 9 * S, (t) =>
      C(
        t,
        'ERROR',
        `ReadStage-${r.int(1, 9)}`,
        'StorageProxy.java:1917',
        `Scanned over 100001 tombstones during query '${q()}' (last scanned row token was ${r.int(1e9, 9e9)} and partion key was ((${k.u}, ${k.b}), ${k.uuid()})); query aborted`,
        root('tomb'),
      ),
    )
    k.every(t0, end, 5 * S, (t) => {
      const bad = t > on && k.chance(0.6)
      api(
        t,
        bad
          ? `{"level":50,"time":${Math.floor(t)},"pid":1,"hostname":"inbox-api-${r.int(0, 2)}","err":{"type":"ResponseError","message":"Server failure during read query at consistency LOCAL_QUORUM (1 responses were required but only 0 replica responded, 2 failed)","code":4864,"stack":"ResponseError: Server failure during read query at consistency LOCAL_QUORUM\\n    at FrameReader.readError (/srv/node_modules/cassandra-driver/lib/readers.js:389:13)"},"msg":"GET /inbox failed"}`
          : `{"level":30,"time":${Math.floor(t)},"pid":1,"hostname":"inbox-api-${r.int(0, 2)}","req":{"method":"GET","url":"/${r.pick(['inbox', 'profile', 'thread/' + r.int(100, 999)])}"},"res":{"statusCode":200},"responseTime":${k.ms(14)},"msg":"request completed"}`,
        bad ? rel('tomb') : undefined,
      )
    })
    const hl = t0 + r.int(6, 11) * M
    C(hl, 'INFO', 'GossipStage:1', 'Gossiper.java:1206', `InetAddress /10.8.0.14:7000 is now DOWN`)
    for (let i = 0; i < 4; i++)
      mob(
        hl + i * 2100,
        `${f.iso(hl + i * 2100)} WARN  push-relay[${r.int(1, 4)}]: inbox-api slow (${r.int(1100, 1900)} ms), will retry`,
      )
    C(hl + 19 * S, 'INFO', 'GossipStage:1', 'Gossiper.java:1187', `InetAddress /10.8.0.14:7000 is now UP`)
    k.every(t0, end, 12 * S, (t) => {
      const bad = t > on && k.chance(0.7)
      mob(
        t,
        `${f.iso(t)} ${bad ? 'ERROR' : 'INFO '} push-relay[${r.int(1, 4)}]: ${bad ? `badge count unavailable: inbox-api answered 500 (${r.int(1, 3)} of 3 attempts)` : `delivered ${r.int(10, 300)} notifications, ${r.int(0, 4)} unregistered tokens`}`,
        bad ? rel('tomb') : undefined,
      )
    })
    k.incident(
      'tomb',
      {
        causes: [['tombstone', 'deleted (rows|cells|data|records)', 'delete marker', 'deletion marker']],
        services: ['cassandra', 'Cassandra', 'system', tb, cf, ks],
        victims: ['inbox-api', 'push-relay', ...[0, 1, 2].map((i) => `inbox-api-${i}`)],
        onset: on,
        tol: 1500,
        root: 'Scanned over 100001 tombstones',
      },
      [
        `Table ${tb} accumulated so many tombstones that reads abort`,
        'Too many deleted cells in one partition: reads cross tombstone_failure_threshold',
        'Tombstone overload in Cassandra',
      ],
      ['Read query failures at LOCAL_QUORUM', 'Cassandra replicas failed', 'Repair overloads the ring'],
    )
  },
)

// ---- hard: wrong data, base currency
def(
  'b1-minted',
  'incident',
  'no error: the rates file comes with another base currency; totals shift at INFO; one reconciliation warning',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/nightly.log'),
      end = t0 + 6 * H,
      on = t0 + r.int(9000000, 12000000),
      ld = r.pick(['fx-loader', 'ratebook', 'mint'])
    const B = (t, lv, job, s, m) => out(t, `${f.loc(t)} ${lv.padEnd(7)} [${job}] ${s}`, m)
    const rates = (base) =>
      base === 'EUR'
        ? `USD=1.08${r.int(10, 99)} GBP=0.85${r.int(10, 99)} JPY=16${r.int(1, 4)}.${r.int(10, 99)} CHF=0.95${r.int(10, 99)}`
        : `EUR=0.92${r.int(10, 99)} GBP=0.78${r.int(10, 99)} JPY=14${r.int(8, 9)}.${r.int(10, 99)} CHF=0.88${r.int(10, 99)}`
    const n0 = r.int(200, 900),
      setAt = (t) => n0 + Math.floor((t - t0 - 4 * M) / (30 * M)),
      first = t0 + 4 * M + Math.ceil((on - t0 - 4 * M) / (30 * M)) * 30 * M
    k.steady(t0 + 4 * M, end, 30 * M, (t) => {
      const late = t >= on,
        n = setAt(t + 1)
      B(
        t,
        'INFO',
        ld,
        `fetched rates_${f.ymd(t)}_${n}.csv (31 rows, ${r.int(1400, 1500)} bytes) from ${late ? 'sftp2' : 'sftp1'}.marketdata.example`,
        late ? rel('fx') : undefined,
      )
      B(
        t + 1500,
        'INFO',
        ld,
        `loaded 31 rates set=${n} base=${late ? 'USD' : 'EUR'} ${rates(late ? 'USD' : 'EUR')}`,
        late ? root('fx') : undefined,
      )
    })
    k.every(t0, end, 20 * S, (t) => {
      const c = r.pick(['USD', 'GBP', 'JPY', 'CHF', 'EUR'])
      const amt = c === 'JPY' ? String(r.int(4000, 900000)) : k.f(40, 9000),
        e = { USD: 1.0834, GBP: 0.8541, JPY: 162.5, CHF: 0.9533, EUR: 1 }[c],
        u = { USD: 1, GBP: 0.7841, JPY: 149.2, CHF: 0.8831, EUR: 0.9231 }[c]
      const bad = t > first + 2000
      B(
        t,
        'INFO',
        'invoicer',
        `invoice ${r.int(1e6, 9e6)} ${amt} ${c} -> ${(amt / (bad && c !== 'EUR' ? u : e)).toFixed(2)} EUR (set=${setAt(t)})`,
        bad && c !== 'EUR' ? rel('fx') : undefined,
      )
    })
    k.every(t0, end, 70 * S, (t) =>
      B(
        t,
        'INFO',
        'mailout',
        `batch of ${r.int(10, 60)} documents handed to printer, ${r.int(0, 2)} addresses rejected`,
      ),
    )
    k.every(t0, end, 11 * M, (t) =>
      B(t, 'WARNING', 'mailout', `address incomplete for customer ${r.int(1e5, 9e5)}, document held back`),
    )
    k.every(t0, end, 17 * M, (t) =>
      B(t, 'ERROR', 'dunning', `customer ${r.int(1e5, 9e5)}: direct debit returned (AC04 closed account number)`),
    )
    k.every(t0, end, 4 * M, (t) =>
      B(
        t,
        'INFO',
        'warehouse-sync',
        `copied partition ${f.ymd(t)}/${r.int(0, 23)} rows=${r.int(9000, 12000)} in ${r.int(2, 9)}s`,
      ),
    )
    k.steady(t0 + 12 * M, end, 60 * M, (t) => {
      const bad = t > first + 15 * M,
        d = bad ? +k.f(5.8, 9.1, 2) : +k.f(0.01, 0.2, 2)
      B(
        t,
        bad ? 'WARNING' : 'INFO',
        'recon',
        `hourly foreign revenue deviates ${d}% from expectation (limit 2.00%)`,
        bad ? rel('fx') : undefined,
      )
    })
    const dep = on - r.int(40, 60) * M
    B(dep, 'INFO', 'invoicer', 'version 7.14.2 started, rounding=HALF_EVEN (unchanged)')
    B(dep + 900, 'WARNING', 'invoicer', 'option tax.legacyMode is deprecated')
    k.incident(
      'fx',
      {
        causes: [
          ['USD', 'dollar', '\\bbase\\b', 'currenc', 'exchange rate', '\\bFX\\b', '\\brates?\\b'],
          [
            '\\bbase\\b',
            'instead of',
            'changed (from|to)',
            'wrong',
            'switch',
            'different',
            'inverted',
            'relative to',
            'denominated',
            'quoted in',
            'incorrect',
            'other currency',
          ],
        ],
        mustNot: ['version 7\\.14\\.2 (caus|introduc|broke)', 'rounding (change|error)'],
        services: [ld],
        victims: ['recon', 'invoicer'],
        onset: first,
        tol: 600,
        root: 'base=USD',
      },
      [
        'The rates file has base USD instead of EUR since that run',
        `${ld} loads exchange rates with the wrong base currency from sftp2`,
        'Rates are now quoted in dollars; invoices use them as euro rates',
      ],
      ['Foreign revenue deviates from expectation', 'Direct debits are returned', 'invoicer 7.14.2 rounds wrongly'],
    )
  },
)

// ---- GitLab job: the registry's pull limit
def(
  'b1-pipeline-88',
  'incident',
  'direct but early: an image pull is refused, then every integration test fails in its own words',
  (k) => {
    const { r, t0 } = k,
      lg = k.file('logs/job.log'),
      G = (t, s, m, e = 'O') =>
        lg(
          t,
          s
            .split('\n')
            .map((x) => `${f.iso6(t)} ${e === 'E' ? '01E' : '01O'} ${x}`)
            .join('\n'),
          m,
        )
    let t = t0
    const go = (ms) => (t += ms)
    const proj = r.pick(['parcels/sorter', 'logistics/yard', 'tariff/engine'])
    for (const s of [
      `Running with gitlab-runner 17.2.1 (9882d9c7)`,
      `  on shared-docker-${r.int(1, 9)} ${k.id(9, 'abcdefABCDEF123456')}, system ID: s_${r.hex(12)}`,
      `section_start:${Math.floor(t / 1000)}:prepare_executor`,
      'Preparing the "docker" executor',
      'Using Docker executor with image registry.corp.example/ci/go:1.22 ...',
      `Using docker image sha256:${r.hex(64)} for registry.corp.example/ci/go:1.22 with digest registry.corp.example/ci/go@sha256:${r.hex(64)} ...`,
      'Preparing environment',
      `Running on runner-${k.id(8)}-project-${r.int(100, 900)}-concurrent-0 via ci-host-${r.int(1, 20)}...`,
      'Getting source from Git repository',
      'Fetching changes with git depth set to 20...',
      `Initialized empty Git repository in /builds/${proj}/.git/`,
      `Checking out ${r.hex(8)} as detached HEAD (ref is main)...`,
      'Skipping Git submodules setup',
      'Restoring cache',
      'Checking cache for go-mod-protected...',
      'WARNING: file does not exist',
      'Failed to extract cache',
      'Executing "step_script" stage of the job script',
      '$ go vet ./...',
      '$ go test -v -count=1 -race -tags=integration ./... 2>&1',
    ])
      G(go(r.int(40, 900)), s)
    for (let i = 0; i < 95; i++)
      G(
        go(r.int(15, 200)),
        `go: downloading ${r.pick(['github.com', 'golang.org/x', 'go.opentelemetry.io', 'google.golang.org'])}/${k.id(r.int(4, 8), 'abcdefghiklmnoprstu')}/${k.id(r.int(4, 9), 'abcdefghiklmnoprstu')} v${r.int(0, 3)}.${r.int(0, 30)}.${r.int(0, 9)}`,
      )
    const mod = `gitlab.corp.example/${proj}`
    const unit = (pkg, n) => {
      for (let i = 0; i < n; i++) {
        const nm = `Test${r.pick(['Parse', 'Route', 'Reject', 'Merge', 'Error', 'Split', 'Retry'])}${r.pick(['Empty', 'Invalid', 'Large', 'Nested', 'Failure', 'Timeout'])}${r.int(1, 99)}`
        G(go(r.int(5, 400)), `=== RUN   ${nm}`)
        if (k.chance(0.1)) G(go(4), `${f.slash(t)} ERROR: connection refused (expected by test)`)
        G(go(r.int(1, 200)), `--- PASS: ${nm} (${k.f(0, 0.9, 2)}s)`)
      }
      G(go(10), `ok  \t${mod}/${pkg}\t${k.f(0.2, 9, 3)}s`)
    }
    unit('internal/label', 38)
    unit('internal/route', 30)
    const on = go(2000),
      img = r.pick(['postgis/postgis:15-3.4', 'rabbitmq:3.13-management', 'timescale/timescaledb:2.15.2-pg16'])
    G(
      go(20),
      `${f.slash(t)} github.com/testcontainers/testcontainers-go - Connected to docker: \n  Server Version: 26.1.4\n  API Version: 1.45\n  Operating System: Debian GNU/Linux 12 (bookworm)\n  Total Memory: 31${r.int(100, 900)} MB\n  Testcontainers for Go Version: v0.31.0`,
    )
    for (let i = 0; i < 3; i++)
      G(
        go(r.int(1500, 4000)),
        `${f.slash(t)} Failed to pull image: Error response from daemon: toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit, will retry`,
        root('pull'),
      )
    G(
      go(3000),
      `${f.slash(t)} setup_test.go:41: start container ${img}: create container: Error response from daemon: toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading: https://www.docker.com/increase-rate-limit: failed to create container`,
      root('pull'),
    )
    for (let i = 0; i < 85; i++) {
      const nm = `Test${r.pick(['Store', 'Repo', 'Ledger', 'Outbox'])}_${r.pick(['Insert', 'Find', 'Delete', 'Lock', 'Upsert', 'Stream'])}${r.int(1, 99)}`
      G(go(r.int(2, 60)), `=== RUN   ${nm}`, rel('pull'))
      G(
        go(1),
        `    ${r.pick(['store', 'outbox', 'repo'])}_test.go:${r.int(20, 400)}: dial tcp 127.0.0.1:0: connect: connection refused`,
        rel('pull'),
      )
      G(go(1), `--- FAIL: ${nm} (0.0${r.int(0, 4)}s)`, rel('pull'))
    }
    G(go(5), `FAIL\nFAIL\t${mod}/internal/store\t${k.f(14, 30, 3)}s`, rel('pull'))
    unit('internal/tariff', 34)
    unit('cmd/sorter', 12)
    G(go(20), 'FAIL', rel('pull'))
    for (const s of [
      'Running after_script',
      '$ docker ps -a || true',
      'CONTAINER ID   IMAGE     COMMAND   CREATED   STATUS    PORTS     NAMES',
      'Uploading artifacts for failed job',
      'junit.xml: found 1 matching artifact files and directories',
      'Uploading artifacts as "junit" to coordinator... 201 Created',
      'Cleaning up project directory and file based variables',
    ])
      G(go(r.int(40, 700)), s)
    G(go(300), 'ERROR: Job failed: exit code 1', rel('pull'))
    k.incident(
      'pull',
      {
        causes: [
          ['pull', 'registry', 'docker ?hub', 'docker\\.com', 'image download', 'image'],
          [
            'rate.?limit',
            'too ?many ?requests',
            'quota',
            'throttl',
            'limit (is |was |has been )?(reached|exceeded|hit)',
            '\\b429\\b',
            'limit',
          ],
        ],
        mustNot: [],
        services: [
          'docker',
          'Docker Hub',
          'dockerd',
          'testcontainers',
          'testcontainers-go',
          'registry',
          'docker.io',
          'job',
          'github.com/testcontainers/testcontainers-go',
          'daemon',
          'setup_test.go',
          'gitlab-runner',
        ],
        victims: [],
        onset: on,
        tol: 120,
        root: 'toomanyrequests',
      },
      [
        'Docker Hub refuses the image pull: pull rate limit reached',
        'Anonymous pulls exceeded the registry quota so the test database container never started',
        'Too many requests to the container registry throttled the image download',
      ],
      ['Database connection refused in the tests', 'Store tests fail', 'The cache could not be extracted'],
    )
  },
)
