import { parts, pad, sp, oneOf } from './lib.mjs';
const PG = [
  [6, 'LOG', 'checkpoint starting: time'],
  [6, 'LOG', 'checkpoint complete: wrote {int:3-9000} buffers ({int:1-40}.{int:0-9}%); 0 WAL file(s) added, 0 removed, {int:0-4} recycled; write={int:1-200}.{int:100-999} s, sync=0.0{int:10-99} s, total={int:1-200}.{int:100-999} s'],
  [4, 'LOG', 'duration: {int:1000-9000}.{int:100-999} ms  statement: SELECT * FROM audit_log WHERE level = \'error\' AND at > \'{date} {clock}\''],
  [3, 'LOG', 'automatic vacuum of table "shop.public.{word}s": index scans: 1'],
  [3, 'LOG', 'connection received: host={ip} port={port}'],
  [2, 'LOG', 'could not receive data from client: Connection reset by peer'],
  [1, 'LOG', 'received SIGHUP, reloading configuration files'],
  [1, 'LOG', 'database system is ready to accept connections'],
  [2, 'WARNING', 'there is already a transaction in progress'],
  [2, 'WARNING', 'archiving write-ahead log file "0000000100000{HEX:3}000000{HEX:2}" failed too many times, will try again later'],
  [3, 'ERROR', 'duplicate key value violates unique constraint "{word}s_pkey"', ['DETAIL', 'Key (id)=({int:100-99999}) already exists.']],
  [3, 'ERROR', 'relation "{word}_archive" does not exist at character {int:12-90}', ['STATEMENT', 'select count(*) from {word}_archive where note = \'[info] ok\'']],
  [2, 'ERROR', 'deadlock detected', ['HINT', 'See server log for query details.']],
  [2, 'ERROR', 'canceling statement due to statement timeout'],
  [2, 'FATAL', 'password authentication failed for user "{user}"', ['DETAIL', 'Connection matched file "/etc/postgresql/16/main/pg_hba.conf" line {int:90-130}: "host all all 0.0.0.0/0 scram-sha-256"']],
  [1, 'FATAL', 'remaining connection slots are reserved for roles with the SUPERUSER attribute'],
  [0.4, 'PANIC', 'could not write to file "pg_wal/xlogtemp.{int:100-9999}": No space left on device'],
];
const PGL = { LOG: oneOf('info'), WARNING: 'warn', ERROR: 'error', FATAL: 'fatal', PANIC: 'fatal' };
const postgres = { name: 'postgresql-stderr', start: '2025-03-30T00:40:11.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick();
    const p = parts(t);
    const stamp = `${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms} UTC`;
    const [, lev, tpl, extra] = c.weigh(PG.map((x) => [x[0], x]));
    const pid = c.int(700, 32000);
    const msg = c.fill(tpl);
    const lines = [`${stamp} [${pid}] ${lev}:  ${msg}`];
    if (tpl.startsWith('automatic vacuum')) lines.push(`\tpages: 0 removed, ${c.int(10, 900)} remain, ${c.int(1, 9)} scanned (1.2% of total)`, `\ttuples: ${c.int(1, 900)} removed, ${c.int(900, 90000)} remain, 0 are dead but not yet removable`, `\tsystem usage: CPU: user: 0.0${c.int(1, 9)} s, system: 0.01 s, elapsed: 0.${c.int(10, 99)} s`);
    c.rec(lines, { time: t, level: PGL[lev], message: msg });
    if (extra) {
      const m2 = c.fill(extra[1]);
      c.rec(`${stamp} [${pid}] ${extra[0]}:  ${m2}`, { time: t, level: [null, PGL[lev], 'info', 'debug'], message: oneOf(m2, `${extra[0]}:  ${m2}`) });
    }
  }
} };

const MG = [
  ['I', 'NETWORK', 22943, 'listener', 'Connection accepted', (c) => ({ remote: `${c.ip()}:${c.int(1025, 65000)}`, uuid: { uuid: { $uuid: c.uuid() } }, connectionId: c.int(1, 9000), connectionCount: c.int(1, 90) })],
  ['I', 'NETWORK', 22944, null, 'Connection ended', (c) => ({ remote: `${c.ip()}:${c.int(1025, 65000)}`, connectionId: c.int(1, 9000), connectionCount: c.int(1, 90) })],
  ['I', 'COMMAND', 51803, null, 'Slow query', (c) => ({ type: 'command', ns: `shop.${c.pick(['orders', 'users', 'errors'])}`, command: { find: 'orders', filter: { status: 'error' }, $db: 'shop' }, planSummary: 'COLLSCAN', docsExamined: c.int(1000, 99999), durationMillis: c.int(100, 4000) })],
  ['I', 'ACCESS', 5286306, null, 'Successfully authenticated', (c) => ({ client: `${c.ip()}:${c.int(1025, 65000)}`, mechanism: 'SCRAM-SHA-256', user: 'app', db: 'admin' })],
  ['I', 'ACCESS', 5286307, null, 'Failed to authenticate', (c) => ({ client: `${c.ip()}:${c.int(1025, 65000)}`, mechanism: 'SCRAM-SHA-256', user: c.fill('{user}'), db: 'admin', error: 'AuthenticationFailed: SCRAM authentication failed, storedKey mismatch' })],
  ['I', 'STORAGE', 22430, 'Checkpointer', 'WiredTiger message', (c) => ({ message: { ts_sec: 1740000000 + c.int(1, 99999), session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', verbose_level: 'DEBUG_1', msg: 'saving checkpoint snapshot min: 41, snapshot max: 41' } })],
  ['W', 'CONTROL', 22178, 'initandlisten', "/sys/kernel/mm/transparent_hugepage/enabled is 'always'. We suggest setting it to 'never' in this binary version", null],
  ['W', 'QUERY', 23798, null, 'Plan executor error during find command', (c) => ({ error: { code: 11601, codeName: 'Interrupted', errmsg: 'operation was interrupted' }, stats: {}, cmd: { find: 'orders' } })],
  ['E', 'REPL', 21415, 'ReplCoord-3', 'Error in heartbeat', (c) => ({ requestId: c.int(100, 9000), target: 'db3:27017', response: { ok: 0, errmsg: 'Couldn\'t get a connection within the time limit', code: 202 } })],
  ['I', 'ELECTION', 4615652, 'ReplCoord-1', 'Starting an election, since we\'ve seen no PRIMARY in election timeout period', (c) => ({ electionTimeoutPeriodMillis: 10000 })],
  ['D1', 'SHARDING', 23089, 'ShardRegistry', 'Reloading shardRegistry', null],
  ['D2', 'ASIO', 4646300, 'ReplNetwork', 'Sending request', (c) => ({ requestId: c.int(1, 9999), target: 'db2:27017' })],
  ['F', '-', 23081, 'ftdc', 'Invariant failure', (c) => ({ expr: 'inShutdown()', file: 'src/mongo/db/ftdc/controller.cpp', line: c.int(100, 400) })],
  ['I', 'INDEX', 20345, 'IndexBuildsCoordinator-1', 'Index build: done building', (c) => ({ buildUUID: null, collectionUUID: { uuid: { $uuid: c.uuid() } }, namespace: 'shop.orders', index: 'level_1_at_-1', ident: `index-${c.int(1, 99)}`, commitTimestamp: null })],
];
const MGL = { I: 'info', W: 'warn', E: 'error', F: 'fatal', D1: 'debug', D2: ['debug', 'trace'] };
const mongo = { name: 'mongodb-structured', start: '2025-10-26T00:58:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick();
    const p = parts(t, 120);
    const [s, comp, id, ctx, msg, attr] = c.deal(MG);
    if (s === 'F' && c.chance(0.7)) continue;
    const cx = ctx || `conn${c.int(1, 9000)}`;
    const a = attr ? `,"attr":${JSON.stringify(attr(c))}` : '';
    const tags = s === 'W' && ctx === 'initandlisten' ? ',"tags":["startupWarnings"]' : '';
    const line = `{"t":{"$date":"${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}+02:00"},"s":"${s}", ${sp(`"c":"${comp}",`, 15)}"id":${id},${' '.repeat(8 - String(id).length)}"ctx":"${cx}","msg":${JSON.stringify(msg)}${a}${tags}}`;
    c.rec(line, { time: t, level: MGL[s], service: comp === '-' ? [null, '-', cx] : [comp, cx], message: msg });
  }
} };

const RD = [
  ['*', 'Background saving started by pid {int:100-9999}'], ['*', 'DB saved on disk'],
  ['*', '{int:10-10000} changes in {int:60-900} seconds. Saving...'],
  ['*', 'Fork CoW for RDB: current {int:0-20} MB, peak {int:0-20} MB, average {int:0-9} MB'],
  ['*', 'Background saving terminated with success'], ['*', 'Replica {ip}:6379 asks for synchronization'],
  ['*', 'Full resync requested by replica {ip}:6379'], ['*', 'Ready to accept connections tcp'],
  ['*', 'MASTER <-> REPLICA sync: receiving streamed RDB from master with EOF to disk'],
  ['-', 'Accepted {ip}:{port}'], ['-', 'DB 0: {int:10-9999} keys ({int:1-99} volatile) in {int:1-9} HT with 16384 slots.'],
  ['-', '{int:1-300} clients connected ({int:0-3} replicas), {int:900000-9999999} bytes in use'],
  ['-', 'Client closed connection id={int:1-999} addr={ip}:{port} laddr=10.0.0.5:6379 fd={int:7-90} name= age={int:1-90} idle=0 flags=N db=0'],
  ['#', 'WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition.'],
  ['#', 'Error writing to the AOF file: No space left on device'], ['#', 'Connection with replica {ip}:6379 lost.'],
  ['#', 'User requested shutdown...'], ['#', 'Error condition on socket for SYNC: Connection refused'],
  ['#', 'Can\'t save in background: fork: Cannot allocate memory'],
  ['.', 'Client id={int:1-999} query buffer trimmed to {int:16-4096} bytes'], ['.', 'RDB load progress: [info] key #{int:1-900000} at {clock}'],
];
const RDL = { '*': 'info', '-': ['debug', 'info'], '#': 'warn', '.': ['debug', 'trace'] };
const redis = { name: 'redis-server', start: '2026-08-30T22:10:03.000Z', gen(c) {
  const pid = c.int(1, 31000);
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [ch, tpl] = c.deal(RD); const msg = c.fill(tpl);
    const fork = /^(DB saved on|Fork CoW)/.test(msg);
    c.rec(`${fork ? pid + c.int(3, 40) : pid}:${fork ? 'C' : c.chance(0.9) ? 'M' : 'S'} ${p.dd} ${p.mon} ${p.y} ${p.H}:${p.M}:${p.S}.${p.ms} ${ch} ${msg}`, { time: t, level: RDL[ch], message: oneOf(msg, msg.replace(/^WARNING /, '')) });
  }
} };

const KF = [
  ['INFO', 'GroupCoordinator 1', 'kafka.coordinator.group.GroupCoordinator', 'Preparing to rebalance group {word}-consumers in state PreparingRebalance with old generation {int:1-90} (__consumer_offsets-{int:0-49}) (reason: Adding new member consumer-{int:1-9}-{uuid} with group instance id None; client reason: not provided)'],
  ['INFO', 'GroupCoordinator 1', 'kafka.coordinator.group.GroupCoordinator', 'Stabilized group {word}-consumers generation {int:1-90} (__consumer_offsets-{int:0-49}) with {int:1-8} members'],
  ['INFO', 'Partition {word}s-{int:0-11} broker=1', 'kafka.cluster.Partition', 'Shrinking ISR from 1,2,3 to 1,2. Leader: (highWatermark: {int:100-99999}, endOffset: {int:100-99999}). Out of sync replicas: (brokerId: 3, endOffset: {int:100-9999}, lastCaughtUpTimeMs: 1741234567890).'],
  ['INFO', 'LocalLog partition={word}s-{int:0-11}, dir=/var/lib/kafka/data', 'kafka.log.LocalLog', 'Rolled new log segment at offset {int:1000-9999999} in {int:1-30} ms.'],
  ['WARN', 'ReplicaFetcher replicaId=1, leaderId=3, fetcherId=0', 'kafka.server.ReplicaFetcherThread', 'Error in response for fetch request (type=FetchRequest, replicaId=1, maxWait=500, minBytes=1, maxBytes=10485760, fetchData={}, isolationLevel=READ_UNCOMMITTED)', 'java.io.IOException: Connection to 3 was disconnected before the response was read'],
  ['ERROR', 'ReplicaManager broker=1', 'kafka.server.ReplicaManager', 'Error processing append operation on partition {word}s-{int:0-11}', 'org.apache.kafka.common.errors.NotLeaderOrFollowerException: Leader local with epoch {int:3-60} is not available'],
  ['INFO', null, 'kafka.server.KafkaServer', 'Kafka startTimeMs: 17412345{int:10000-99999}'],
  ['INFO', null, 'org.apache.zookeeper.ClientCnxn', 'Session establishment complete on server zk-{int:0-2}/{ip}:2181, session id = 0x{hex:15}, negotiated timeout = 18000'],
  ['WARN', 'SocketServer listenerType=ZK_BROKER, nodeId=1', 'org.apache.kafka.common.network.Selector', 'Failed authentication with /{ip} (channelId={ip}:9093-{ip}:{port}-{int:1-900}) (SSL handshake failed)'],
  ['DEBUG', 'Controller id=1', 'kafka.controller.KafkaController', 'Topics not in preferred replica for broker 2 HashMap()'],
  ['TRACE', 'Controller id=1 epoch={int:3-60}', 'state.change.logger', 'Received response UpdateMetadataResponseData(errorCode=0) for request UPDATE_METADATA with correlation id {int:0-900} sent to broker {host}:9092 (id: 2 rack: null)'],
  ['FATAL', null, 'kafka.Kafka$', 'Exiting Kafka due to fatal exception during startup'],
];
const kafka = { name: 'kafka-broker', start: '2025-12-31T23:40:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [lev, comp, logger, tpl, ex] = c.deal(KF); 
    if (lev === 'FATAL' && c.chance(0.6)) continue;
    const comp2 = comp && c.fill(comp); const msg = c.fill(tpl);
    const body = `${comp2 ? `[${comp2}]${/^(Local|SocketS)/.test(comp2) ? '' : ':'} ` : ''}${msg}`;
    const lines = [`[${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S},${p.ms}] ${lev} ${body} (${logger})`];
    if (ex) {
      lines.push(ex.replace(/\{int:[^}]*\}/, () => c.int(3, 60)));
      for (let k = c.int(2, 5); k > 0; k--) lines.push(`\tat ${c.pick(['kafka.server.BrokerBlockingSender.sendRequest(BrokerBlockingSender.scala:113)', 'kafka.server.AbstractFetcherThread.doWork(AbstractFetcherThread.scala:117)', 'org.apache.kafka.clients.NetworkClientUtils.sendAndReceive(NetworkClientUtils.java:99)', 'kafka.cluster.Partition.$anonfun$appendRecordsToLeader$1(Partition.scala:1302)'])}`);
      lines.push('\tat org.apache.kafka.server.util.ShutdownableThread.run(ShutdownableThread.java:131)');
    }
    const name = comp2 ? comp2.split(' ')[0] : null;
    c.rec(lines, { time: t, level: lev.toLowerCase(), service: [logger, logger.split('.').pop(), ...(comp2 ? [comp2, name] : [])], message: oneOf(msg, body, `${body} (${logger})`, `${msg} (${logger})`) });
  }
} };

const WL = [
  ['Notice', 'WebLogicServer', 'BEA-000360', 'The server started in RUNNING mode.'],
  ['Notice', 'WebLogicServer', 'BEA-000365', 'Server state changed to {STANDBY|STARTING|ADMIN|RESUMING|RUNNING}.'],
  ['Info', 'JDBC', 'BEA-001128', 'Connection for pool "{word}DS" has been closed.'],
  ['Warning', 'JDBC', 'BEA-001129', 'Received exception while creating connection for pool "{word}DS": IO Error: The Network Adapter could not establish the connection.'],
  ['Error', 'WebLogicServer', 'BEA-000337', '[STUCK] ExecuteThread: \'{int:1-40}\' for queue: \'weblogic.kernel.Default (self-tuning)\' has been busy for "{int:600-990}" seconds working on the request "Http Request Information: weblogic.servlet.internal.ServletRequestImpl@{hex:8}[GET {path}]", which is more than the configured time (StuckThreadMaxTime) of "600" seconds in "server-failure-trigger".', 1],
  ['Critical', 'WebLogicServer', 'BEA-000386', 'Server subsystem failed. Reason: A MultiException has 6 exceptions.'],
  ['Emergency', 'Security', 'BEA-090087', 'Server failed to bind to the configured Admin port. The port may already be used by another process.'],
  ['Info', 'Health', 'BEA-310002', '{int:10-90}% of the total memory in the server is free.'],
  ['Error', 'HTTP', 'BEA-101017', '[ServletContext@{int:1000000-9999999}[app:{word}-ear module:/{word} path:null spec-version:3.1]] Root cause of ServletException.', 1],
  ['Warning', 'Socket', 'BEA-000449', 'Closing the socket, as no data read from it on {ip}:{port} during the configured idle timeout of 5 seconds.'],
  ['Debug', 'DebugJMSBackEnd', 'BEA-000000', 'Consumer info: id=<{int:1-99}.{int:1-99}> at {clock} > pending={int:0-40}'],
  ['Info', 'Deployer', 'BEA-149060', 'Module {word}.war of application {word}-ear successfully transitioned from STATE_ACTIVE to STATE_ADMIN on server AdminServer.'],
  ['Alert', 'Log Management', 'BEA-170011', 'The LogBroadcaster on this server failed to broadcast log messages to the Domain log.'],
  ['Trace', 'DebugSecurity', 'BEA-000000', 'getRoles returned [Anonymous, error-viewer]'],
];
const WLL = { Notice: 'info', Info: 'info', Warning: 'warn', Error: 'error', Critical: ['fatal', 'error'], Alert: ['fatal', 'error'], Emergency: 'fatal', Debug: 'debug', Trace: 'trace' };
const weblogic = { name: 'weblogic-server', start: '2025-06-30T22:47:12.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [sev, sub, id, tpl, multi] = c.deal(WL); const msg = c.fill(tpl);
    if (/Emerg|Alert/.test(sev) && c.chance(0.5)) continue;
    const head = `####<${p.mon} ${p.d}, ${p.y}, ${p.h12}:${p.M}:${p.S},${p.ms} ${p.ap} Coordinated Universal Time> <${sev}> <${sub}> <app-eu-west-11> <AdminServer> <[ACTIVE] ExecuteThread: '${c.int(0, 40)}' for queue: 'weblogic.kernel.Default (self-tuning)'> <<WLS Kernel>> <> <${c.hex(8)}-${c.hex(4)}-0000000${c.hex(1)}> <${t}> <[severity-value: ${{ Emergency: 1, Alert: 2, Critical: 4, Error: 8, Warning: 16, Notice: 32, Info: 64, Debug: 128, Trace: 256 }[sev]}] [rid: 0] [partition-id: 0] [partition-name: DOMAIN] > <${id}> <`;
    if (multi) {
      const lines = [`${head}${msg} `];
      if (sub === 'HTTP') lines.push(c.fill('java.lang.IllegalStateException: error: session [{hex:8}] is invalid at {clock}'));
      else lines.push('Stack trace:');
      for (let k = c.int(2, 5); k > 0; k--) lines.push(`\tat ${c.pick(['java.net.SocketInputStream.socketRead0(Native Method)', 'weblogic.servlet.internal.StubSecurityHelper$ServletServiceAction.run(StubSecurityHelper.java:286)', 'com.acme.orders.web.ExportServlet.doGet(ExportServlet.java:118)', 'oracle.jdbc.driver.T4CPreparedStatement.executeForRows(T4CPreparedStatement.java:1070)'])}`);
      lines.push('>');
      c.rec(lines, { time: t, level: WLL[sev], service: [sub, 'AdminServer'], message: msg });
    } else c.rec(`${head}${msg}> `, { time: t, level: WLL[sev], service: [sub, 'AdminServer'], message: msg });
  }
} };
export default [postgres, mongo, redis, kafka, weblogic];
