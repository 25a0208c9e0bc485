// The culprit prints an error of its own, amid louder consequences.
import { begin, f, loop, tick, ip, mac, uuid, spring, nio, hostNoise, kafkaLine, SEC, MIN, HOUR, DAY, pad } from './lib.mjs'

function kafkaLogDir(seed) {
  const { r, c, t0, v } = begin(seed, 'kafka-logdir-io', { notes: 'One of two log directories of a broker fails with EIO; producers complain of too few in-sync replicas.' })
  const end = t0 + 3 * HOUR, on = t0 + r.int(85, 140) * MIN + r.int(0, 59999), bad = r.int(1, 3)
  const others = [1, 2, 3].filter((i) => i !== bad), dirs = ['/data/d1/kafka', '/data/d2/kafka']
  const topic = r.pick(['ledger-postings', 'booking-events', 'account-moves']), topics = [topic, 'fx-rates', 'audit-trail', '__consumer_offsets']
  const log = (i) => `logs/kafka-broker-${i}.log`, app = 'logs/posting-service.log', id = 'io'
  c.incident(id, {
    cause: { allOf: [['i/?o[ -]?error', 'input/?output', 'eio\\b', 'log[ -]?dir', '(disk|drive|volume|storage|filesystem|mount|device)\\b.{0,60}(fail|fault|error|broke|defect|dead|died|bad|offline|lost)', '(fail|fault|broken|bad|dead|defective)\\w*.{0,30}(disk|drive|volume|storage|device)', 'KafkaStorage']],
      mustNot: ['^(the )?(posting-service|producer)\\b.{0,60}(cause|culprit|bug)'] },
    services: [`kafka-broker-${bad}`, `broker-${bad}`, `broker ${bad}`, 'kafka', `kafka-${bad}`, 'kafka-broker', 'LogDirFailureChannel', 'ReplicaManager'], victims: ['posting-service', 'ledger-writer', ...others.map((i) => `kafka-broker-${i}`)],
    severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'Input/output error|Error while|failed log directory|Stopping serving',
  })
  for (const i of [1, 2, 3]) loop(r, t0, end, 40 * SEC / v, (t) => c.line(log(i), t, kafkaLine(r, t, i, topics, dirs, i === bad && t > on ? [0, 2, 4, 6] : undefined)))
  const stack = ['java.io.IOException: Input/output error', '\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)', '\tat java.base/sun.nio.ch.FileDispatcherImpl.write(FileDispatcherImpl.java:62)', '\tat java.base/sun.nio.ch.IOUtil.writeFromNativeBuffer(IOUtil.java:132)', '\tat java.base/sun.nio.ch.FileChannelImpl.write(FileChannelImpl.java:288)', '\tat org.apache.kafka.common.record.MemoryRecords.writeFullyTo(MemoryRecords.java:90)', '\tat kafka.log.LocalLog.append(LocalLog.scala:417)'].join('\n')
  c.line(log(bad), on, `[${f.log4j(on)}] ERROR Error while appending records to ${topic}-${r.pick([1, 3, 5])} in dir ${dirs[1]} (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\n${stack}`, { root: id })
  c.line(log(bad), on + 20, `[${f.log4j(on + 20)}] WARN [ReplicaManager broker=${bad}] Stopping serving replicas in dir ${dirs[1]} (kafka.server.ReplicaManager)`, { root: id })
  c.line(log(bad), on + 160, `[${f.log4j(on + 160)}] WARN [ReplicaManager broker=${bad}] Broker ${bad} stopped fetcher for partitions ${[1, 3, 5, 7].map((p) => `${topic}-${p}`).join(',')} and stopped moving logs for partitions  because they are in the failed log directory ${dirs[1]}. (kafka.server.ReplicaManager)`, { root: id })
  c.line(log(bad), on + 210, `[${f.log4j(on + 210)}] WARN Stopping serving logs in dir ${dirs[1]} (kafka.log.LogManager)`, { root: id })
  for (const p of [1, 3, 5, 7]) {
    const i = others[(p >> 1) % 2]
    const t = on + r.int(400, 1900)
    c.line(log(i), t, `[${f.log4j(t)}] INFO [Partition ${topic}-${p} broker=${i}] ISR updated to ${i} and version updated to ${r.int(20, 90)} (kafka.cluster.Partition)`, { relevant: id })
    if (p % 3) c.line(log(i), t + 30, `[${f.log4j(t + 30)}] WARN [ReplicaFetcher replicaId=${i}, leaderId=${bad}, fetcherId=0] Received KAFKA_STORAGE_ERROR from the leader for partition ${topic}-${p} (kafka.server.ReplicaFetcherThread)`, { relevant: id })
  }
  loop(r, t0, end, 12 * SEC / v, (t) => {
    if (t > on && r.next() < 0.5) {
      const p = r.pick([1, 3, 5, 7])
      c.line(app, t, spring(t, 'WARN', 'posting-service', 'ad | producer-1', 'o.a.k.clients.producer.internals.Sender', `[Producer clientId=producer-1] Got error produce response with correlation id ${r.int(1e5, 9e5)} on topic-partition ${topic}-${p}, retrying (${r.int(2147483000, 2147483640)} attempts left). Error: NOT_ENOUGH_REPLICAS`), { relevant: id })
      if (r.next() < 0.5) c.line(app, t + 200, spring(t + 200, 'ERROR', 'posting-service', nio(r), 'c.a.posting.api.PostingController', `posting ${r.hex(10)} not stored: org.apache.kafka.common.errors.TimeoutException: Expiring ${r.int(1, 40)} record(s) for ${topic}-${p}:120000 ms has passed since batch creation`), { relevant: id })
      if (r.next() < 0.3) { const lead = others[(p >> 1) % 2]; c.line(log(lead), t + 50, `[${f.log4j(t + 50)}] ERROR [ReplicaManager broker=${lead}] Error processing append operation on partition ${topic}-${p} (kafka.server.ReplicaManager)\norg.apache.kafka.common.errors.NotEnoughReplicasException: The size of the current ISR : 1 is insufficient to satisfy the min.isr requirement of 2 for partition ${topic}-${p}`, { relevant: id }) }
    } else c.line(app, t, spring(t, 'INFO', 'posting-service', nio(r), 'c.a.posting.api.PostingController', `posting ${r.hex(10)} stored entries=${r.int(2, 14)} in ${r.int(6, 60)} ms`))
  })
  const deploy = on - r.int(12, 30) * MIN
  c.line(app, deploy, spring(deploy, 'INFO', 'posting-service', 'main', 'c.a.posting.PostingServiceApplication', 'Started PostingServiceApplication v4.18.0 using Java 21.0.4 in 7.112 seconds (process running for 8.03)'))
  tick(r, t0 + 4 * MIN, end, 17 * MIN, (t) => c.line(log(others[0]), t, `[${f.log4j(t)}] WARN [SocketServer listenerType=BROKER, nodeId=${others[0]}] Unexpected error from /10.9.0.14 (channelId=10.31.4.1${others[0]}:9092-10.9.0.14:40112-${r.int(1, 99)}); closing connection (org.apache.kafka.common.network.Selector)\norg.apache.kafka.common.network.InvalidReceiveException: Invalid receive (size = 1195725856 larger than 104857600)`))
  return c
}

function sqlserverBackup(seed) {
  const { r, c, t0, v } = begin(seed, 'sqlserver-log-backup', { notes: 'Log backups to the share fail with a refused logon for an hour; then the transaction log is full and WildFly shouts.' })
  const db = r.pick(['Claims', 'Policy', 'Freight']), dbs = [db, 'Documents', 'Ident'], share = `\\\\${r.pick(['bak01', 'nas-bk2', 'vault03'])}\\sqltlog`
  const end = t0 + 4.2 * HOUR, n = r.int(6, 8), full = t0 + n * 15 * MIN + r.int(50, 80) * MIN, sql = 'logs/ERRORLOG', wf = 'logs/wildfly-server.log', id = 'backup', first = t0 + n * 15 * MIN + 60 * SEC
  c.incident(id, {
    cause: { allOf: [['back-?ups?', 'LOG_BACKUP', '\\.trn\\b'], ['fail', 'full', 'fills?\\b', 'filled', 'password', 'credential', '1326', 'log[ -]?[oi]n', 'access', 'truncat', 'authenticat', 'refus', 'reject', 'unable', 'cannot', 'could not', 'not (possible|written|created|being)']] },
    services: ['ERRORLOG', 'sqlserver', 'mssql', 'SQL Server', 'sql server', 'Backup', db, share.slice(2).split('\\')[0]], victims: ['wildfly', 'wildfly-server', 'hibernate'],
    severity: ['critical', 'high'], onset: first, onsetToleranceSeconds: 1000, rootPattern: 'BackupDiskFile|18204|3041|BACKUP failed|9002|is full due to',
  })
  const S = (t, who, text, mark) => c.line(sql, t, text.split('\n').map((x) => `${f.dot(t).slice(0, 22)} ${who.padEnd(11)} ${x}`).join('\n'), mark)
  const lsn = () => `${r.int(900, 4000)}:${r.int(1000, 99999)}:${r.int(1, 90)}`
  for (let k = 0; t0 + k * 15 * MIN < end; k++) for (const [j, d] of dbs.entries()) {
    const t = t0 + k * 15 * MIN + 60 * SEC + j * r.int(1500, 4000), file = `${share}\\${d}_${f.ymd(t).replace(/\D/g, '').slice(0, 12)}.trn`
    if (k < n) S(t, 'Backup', `Log was backed up. Database: ${d}, creation date(time): 2023/05/14(09:11:02), first LSN: ${lsn()}, last LSN: ${lsn()}, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${file}'}). This is an informational message only. No user action is required.`)
    else {
      S(t, 'Backup', `Error: 18204, Severity: 16, State: 1.\nBackupDiskFile::CreateMedia: Backup device '${file}' failed to create. Operating system error 1326(The user name or password is incorrect.).`, { root: id })
      S(t + 40, 'Backup', `Error: 3041, Severity: 16, State: 1.\nBACKUP failed to complete the command BACKUP LOG ${d}. Check the backup application log for detailed messages.`, { root: id })
    }
  }
  tick(r, t0 + 3 * MIN, end, 10 * MIN, (t) => S(t, 'Logon', `Error: 18456, Severity: 14, State: 5.\nLogin failed for user 'sqlmon_old'. Reason: Could not find a login matching the name provided. [CLIENT: 10.8.1.33]`))
  loop(r, t0, end, 3 * MIN / v, (t) => S(t, `spid${r.int(51, 99)}${r.pick(['', 's'])}`, r.pick([`DBCC TRACEON 3604, server process ID (SPID) ${r.int(51, 99)}. This is an informational message only; no user action is required.`, `Setting database option READ_COMMITTED_SNAPSHOT to ON for database 'tempwork_${r.int(1, 9)}'.`, `Starting up database 'tempwork_${r.int(1, 9)}'.`, `CHECKDB for database 'Ident' finished without errors on ${f.dot(t0 - 8 * HOUR)} (local time). This is an informational message only; no user action is required.`])))
  for (let t = full - 38 * MIN; t < full - 2 * MIN; t += r.int(6, 9) * MIN) S(t, `spid${r.int(51, 99)}`, `Autogrow of file '${db}_log' in database '${db}' took ${r.int(900, 2400)} milliseconds.  Consider using ALTER DATABASE to set a smaller FILEGROWTH for this file.`, { relevant: id })
  const noun = r.pick(['case', 'claim', 'shipment'])
  loop(r, t0, end, 22 * SEC / v, (t) => {
    const th = `(default task-${r.int(1, 60)})`, write = r.next() < 0.6
    if (t > full && write) {
      if (r.next() < 0.4) S(t - 30, `spid${r.int(51, 140)}`, `Error: 9002, Severity: 17, State: 2.\nThe transaction log for database '${db}' is full due to 'LOG_BACKUP' and the holdup lsn is (${lsn()}).`, { root: id })
      c.line(wf, t, `${f.log4j(t)} WARN  [org.hibernate.engine.jdbc.spi.SqlExceptionHelper] ${th} SQL Error: 9002, SQLState: S0002\n${f.log4j(t)} ERROR [org.hibernate.engine.jdbc.spi.SqlExceptionHelper] ${th} The transaction log for database '${db}' is full due to 'LOG_BACKUP' and the holdup lsn is (${lsn()}).`, { relevant: id })
      if (r.next() < 0.6) c.line(wf, t + 8, `${f.log4j(t + 8)} ERROR [org.jboss.as.ejb3.invocation] ${th} WFLYEJB0034: Jakarta Enterprise Beans Invocation failed on component IntakeBean for method public ${noun} IntakeBean.save(${noun}): jakarta.ejb.EJBTransactionRolledbackException: Transaction rolled back\n\tat org.jboss.as.ejb3@31.0.1.Final//org.jboss.as.ejb3.tx.CMTTxInterceptor.invokeInCallerTx(CMTTxInterceptor.java:171)\n\tat org.jboss.as.ejb3@31.0.1.Final//org.jboss.as.ejb3.tx.CMTTxInterceptor.required(CMTTxInterceptor.java:407)\nCaused by: jakarta.persistence.PersistenceException: Converting \`org.hibernate.exception.GenericJDBCException\` to JPA \`PersistenceException\` : could not execute statement`, { relevant: id })
    } else c.line(wf, t, `${f.log4j(t)} INFO  [com.nordhaus.intake.IntakeResource] ${th} ${write ? `${noun} ${r.int(41e5, 49e5)} saved` : `${noun} list page ${r.int(1, 30)} read`} in ${r.int(18, 180)} ms`)
  })
  const d = full - r.int(9, 16) * MIN
  c.line(wf, d, `${f.log4j(d)} INFO  [org.jboss.as.server] (DeploymentScanner-threads - 1) WFLYSRV0016: Replaced deployment "intake-${r.int(7, 9)}.2.0.war" with deployment "intake-${r.int(7, 9)}.2.1.war"`)
  return c
}

function vpnCert(seed) {
  const { r, c, t0, v } = begin(seed, 'vpn-hub-cert-expired', { notes: 'The certificate of the VPN hub expires; each branch fails at its next reauthentication; store systems are loud.' })
  const end = t0 + 3.5 * HOUR, exp = Math.floor((t0 + r.int(80, 120) * MIN) / SEC) * SEC, hub = r.pick(['vpn-hub1', 'ike-gw2', 'core-vpn']), dom = r.pick(['kaufring.example', 'fresko.example', 'baumax.example'])
  const stores = Array.from({ length: 9 }, (_, i) => r.int(10, 99) * 10 + i), gw = 'logs/branch-gateways.log', hb = `logs/${hub}.log`, pos = 'logs/pos-sync.log', pbx = 'logs/pbx-full.log', id = 'cert'
  const window = `valid from ${f.long(exp - 365 * DAY).replace(/(\S+ \S+ \S+) (\d+)$/, '$1 $2')} to ${f.long(exp)}`
  const down = new Map(stores.map((s) => [s, exp + r.int(1, 55) * MIN + r.int(0, 59999)])), first = Math.min(...down.values())
  c.incident(id, {
    cause: { allOf: [['cert', 'x\\.?509', 'pki\\b'], ['expir', 'not after', 'notAfter', 'no longer valid', 'invalid', 'lapsed', 'outdated', 'validity', 'ran out', 'renew']] },
    services: [hub, 'charon', 'strongswan', 'ipsec', 'vpn', 'vpn-hub', 'cert-check', 'branch-gateways'], victims: ['pos-sync', 'pbx', 'pbx-full', 'asterisk', 'chan_sip'],
    severity: ['critical', 'high'], onset: first, onsetToleranceSeconds: 900, rootPattern: 'subject certificate invalid|no trusted RSA|EXPIRED|notAfter',
  })
  const G = (t, s, text, mark) => c.line(gw, t, `${f.sec(t)} store-${s} charon[${700 + s % 97}]: ${pad(r.int(5, 16))}${text}`, mark)
  const H = (t, text, mark) => c.line(hb, t, `${f.sec(t)} ${hub} ${text}`, mark)
  for (const s of stores) {
    const fall = down.get(s), ike = `store-${s}`
    for (let t = fall - 3 * 60 * MIN; t < fall - 30 * MIN; t += 60 * MIN) if (t > t0) {
      G(t, s, `[IKE] initiating IKE_SA hub[${r.int(10, 900)}] to 198.51.100.17`)
      G(t + 90, s, `[CFG]   using certificate "C=DE, O=Retail, CN=${hub}.${dom}"`)
      G(t + 110, s, `[CFG]   reached self-signed root ca with a path length of 0`)
      G(t + 120, s, `[IKE] authentication of '${hub}.${dom}' with RSA_EMSA_PKCS1_SHA2_256 successful`)
      G(t + 140, s, `[IKE] IKE_SA hub[${r.int(10, 900)}] established between 203.0.113.${s % 200}[${ike}.${dom}]...198.51.100.17[${hub}.${dom}]`)
      H(t + 130, `charon[811]: ${pad(r.int(5, 16))}[IKE] IKE_SA ${ike}[${r.int(1000, 9000)}] established between 198.51.100.17[${hub}.${dom}]...203.0.113.${s % 200}[${ike}.${dom}]`)
    }
    for (let t = fall; t < end; t += r.int(140, 260) * SEC) {
      G(t, s, `[IKE] initiating IKE_SA hub[${r.int(900, 1900)}] to 198.51.100.17`, { relevant: id })
      G(t + 100, s, `[CFG] subject certificate invalid (${window})`, { root: id })
      G(t + 105, s, `[IKE] no trusted RSA public key found for '${hub}.${dom}'`, { root: id })
      if (r.next() < 0.7) H(t + 160, `charon[811]: ${pad(r.int(5, 16))}[IKE] received AUTHENTICATION_FAILED notify error from 203.0.113.${s % 200}, IKE_SA ${ike} not established`, { relevant: id })
    }
  }
  for (const s of stores) loop(r, t0, end, 150 * SEC / v, (t) => {
    if (r.next() < 0.6) {
      if (t < down.get(s)) c.line(pos, t, `${f.log4j(t)} INFO  [sync-${s % 10}] store=${s} receipts=${r.int(3, 60)} prices=${r.int(0, 12)} took=${r.int(200, 900)}ms`)
      else c.line(pos, t, `${f.log4j(t)} ERROR [sync-${s % 10}] store=${s} unreachable: java.net.SocketTimeoutException: Connect timed out (10.${s % 200}.4.10:8443), receipts queued locally`, { relevant: id })
    } else if (t > down.get(s) && r.next() < 0.5) c.line(pbx, t, `[${f.ymd(t)}] ERROR[2204] chan_pjsip.c: Contact store${s}/sip:10.${s % 200}.4.20 is now Unreachable.  RTT: 0.000 msec`, { relevant: id })
    else if (t < down.get(s)) c.line(pbx, t, `[${f.ymd(t)}] VERBOSE[2204] res_pjsip_registrar.c: Added contact 'sip:${r.int(100, 199)}@10.${s % 200}.4.20' to AOR 'store${s}' with expiration of 3600 seconds`)
  })
  loop(r, t0, end, 90 * SEC, (t) => H(t, r.next() < 0.6 ? hostNoise(r, t) : `charon[811]: ${pad(r.int(5, 16))}[NET] received packet: from 192.0.2.${r.int(2, 250)}[${r.int(1024, 65000)}] to 198.51.100.17[500] (${r.int(60, 400)} bytes), no IKE config found, sending NO_PROPOSAL_CHOSEN`))
  H(t0 + 6 * MIN, `cert-check[${r.int(2000, 9000)}]: ${hub}.pem CN=${hub}.${dom} notAfter=${f.iso(exp).slice(0, 19)}Z ok`, { relevant: id })
  H(t0 + 6 * MIN + 900, `cert-check[${r.int(2000, 9000)}]: radius.pem CN=radius.${dom} notAfter=${f.iso(exp + 200 * DAY).slice(0, 19)}Z ok`)
  return c
}

function flinkPoison(seed) {
  const { r, c, t0, v } = begin(seed, 'flink-poison-record', { notes: 'A record that cannot be parsed lets the job restart at the same offset for ever; the decision service and the dashboard are louder.' })
  const end = t0 + 2.5 * HOUR, on = t0 + r.int(60, 95) * MIN + r.int(0, 59999), topic = r.pick(['card-auth', 'meter-reads', 'parcel-scans']), part = r.int(2, 11), off = r.int(2e7, 9e7), job = r.hex(32)
  const jm = 'logs/flink-jobmanager.log', tm = (i) => `logs/flink-taskmanager-${i}.log`, ch = 'logs/clickhouse-server.log', api = 'logs/decision-api.log', bad = r.int(1, 2), id = 'poison'
  c.incident(id, {
    cause: { allOf: [['deseriali[sz]', 'pars(e|ing|er|able)', 'malformed', 'poison', 'invalid (number|record|message|format|value|decimal|payload|amount|event)', 'bad (record|message|event|payload|data|value|input)', 'decimal', 'InvalidFormat', 'unreadable', 'corrupt', 'schema', 'number format', 'undecodable', 'decod']], mustNot: ['clickhouse (is|was) (down|unavailable|overload)'] },
    services: ['flink', 'flink-taskmanager', `flink-taskmanager-${bad}`, 'flink-jobmanager', 'taskmanager', 'jobmanager', topic, `${topic}-scoring`], victims: ['clickhouse', 'clickhouse-server', 'decision-api'],
    severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'Failed to deserialize|InvalidFormatException|BigDecimal',
  })
  const F = (file, t, level, cls, text, mark) => c.line(file, t, `${f.log4j(t)} ${level.padEnd(5)} ${cls.padEnd(60)} [] - ${text}`, mark)
  let cp = r.int(8000, 20000)
  tick(r, t0, on - 6 * SEC, 60 * SEC, (t) => {
    cp++
    F(jm, t, 'INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Triggering checkpoint ${cp} (type=CheckpointType{name='Checkpoint', sharingFilesStrategy=FORWARD_BACKWARD}) @ ${t} for job ${job}.`)
    F(jm, t + 900, 'INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Completed checkpoint ${cp} for job ${job} (${r.int(4e7, 6e7)} bytes, checkpointDuration=${r.int(400, 1300)} ms, finalizationTime=${r.int(9, 50)} ms).`)
  })
  const last = cp
  for (const i of [1, 2]) loop(r, t0, end, 75 * SEC / v, (t) => F(tm(i), t, 'INFO', ...r.pick([['org.apache.kafka.clients.FetchSessionHandler', `[Consumer clientId=${topic}-scoring-${i}, groupId=${topic}-scoring] Node ${r.int(1, 3)} was unable to process the fetch request with (sessionId=${r.int(1e6, 9e8)}, epoch=${r.int(9, 9999)}): FETCH_SESSION_ID_NOT_FOUND.`], ['org.apache.flink.runtime.taskexecutor.TaskExecutor', `Receive slot request ${r.hex(32)} for job ${r.hex(32)} from resource manager with leader id ${r.hex(32)}.`], ['org.apache.flink.runtime.state.heap.HeapKeyedStateBackend', 'Initializing heap keyed state backend with stream factory.'], ['org.apache.hadoop.metrics2.impl.MetricsSystemImpl', 's3a-file-system metrics system: 12 metrics published.']])))
  const stack = `java.io.IOException: Failed to deserialize consumer record ConsumerRecord(topic = ${topic}, partition = ${part}, leaderEpoch = ${r.int(3, 30)}, offset = ${off}, CreateTime = ${on - 900}, serialized key size = 16, serialized value size = ${r.int(300, 700)}, headers = RecordHeaders(headers = [], isReadOnly = false), key = [B@${r.hex(8)}, value = [B@${r.hex(8)}).\n\tat org.apache.flink.connector.kafka.source.reader.deserializer.KafkaDeserializationSchemaWrapper.deserialize(KafkaDeserializationSchemaWrapper.java:57)\n\tat org.apache.flink.connector.kafka.source.reader.KafkaRecordEmitter.emitRecord(KafkaRecordEmitter.java:54)\n\tat org.apache.flink.streaming.runtime.tasks.StreamTask.invoke(StreamTask.java:807)\nCaused by: com.fasterxml.jackson.databind.exc.InvalidFormatException: Cannot deserialize value of type \`java.math.BigDecimal\` from String "${r.int(1, 9)}.${r.int(100, 999)},${r.int(10, 99)}": not a valid representation\n at [Source: (byte[])"{"id":"${r.hex(8)}","source":"terminal-gw-${r.int(3, 9)}"[truncated ${r.int(200, 500)} bytes]; line: 1, column: ${r.int(90, 300)}]`
  const task = `Source: ${topic} -> parse -> key (${part % 4 + 1}/4)`
  let pause = 1, n = 0
  for (let t = on; t < end; t += pause * SEC + r.int(3000, 9000), n++) {
    pause = Math.min(60, pause * 2)
    F(tm(bad), t, 'WARN', 'org.apache.flink.runtime.taskmanager.Task', `${task}#${n} (${r.hex(32)}_${n}) switched from RUNNING to FAILED with failure cause:\n${stack}`, { root: id })
    F(jm, t + 40, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `${task} (${r.hex(32)}_${n}) switched from RUNNING to FAILED on flink-taskmanager-${bad}:6122-${r.hex(6)} @ flink-taskmanager-${bad}.`, { relevant: id })
    F(jm, t + 60, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Job ${topic}-scoring (${job}) switched from state RUNNING to RESTARTING.`, { relevant: id })
    F(jm, t + 60 + pause * SEC, 'INFO', 'org.apache.flink.runtime.checkpoint.CheckpointCoordinator', `Restoring job ${job} from Checkpoint ${last} @ ${on - 40000} for ${job} located at s3a://flink-state/${topic}/chk-${last}.`, { relevant: id })
    F(jm, t + 90 + pause * SEC, 'INFO', 'org.apache.flink.runtime.executiongraph.ExecutionGraph', `Job ${topic}-scoring (${job}) switched from state RESTARTING to RUNNING.`, { relevant: id })
  }
  loop(r, t0, end, 10 * SEC / v, (t) => {
    const q = uuid(r), L = (lvl, w, x, mark) => c.line(ch, t, `${f.ch(t)} [ ${r.int(200, 999)} ] {${q}} <${lvl}> ${w}: ${x}`, mark)
    if (t < on && r.next() < 0.5) L('Debug', 'executeQuery', `(from 10.44.2.${r.int(10, 30)}:${r.int(32000, 60000)}, user: flink) INSERT INTO scoring.scores FORMAT RowBinary (stage: Complete)`)
    else if (r.next() < 0.4) L('Information', 'executeQuery', `Read ${r.int(1e4, 9e6)} rows, ${r.int(2, 90)}.12 MiB in 0.${r.int(11, 99)} sec., ${r.int(1e5, 9e6)} rows/sec., ${r.int(50, 900)}.00 MiB/sec.`)
    else if (r.next() < 0.3) L('Error', 'TCPHandler', `Code: 60. DB::Exception: Table adhoc.tmp_${r.int(1, 99)} does not exist. (UNKNOWN_TABLE), Stack trace (when copying this message, always include the lines below):`)
  })
  loop(r, t0, end, 24 * SEC / v, (t) => {
    if (t > on + 50 * SEC) c.line(api, t, JSON.stringify({ ts: f.iso(t), level: r.next() < 0.4 ? 'ERROR' : 'WARN', logger: 'decision-api', msg: r.pick([`no fresh score, newest is ${Math.floor((t - on) / 1000)}s old; fallback rules applied`, `score lookup gave up after 800ms; manual review queue +1`]), req: r.hex(12) }), { relevant: id })
    else c.line(api, t, JSON.stringify({ ts: f.iso(t), level: 'INFO', logger: 'decision-api', msg: `decision ${r.pick(['accept', 'accept', 'accept', 'decline'])} score=0.${r.int(10, 99)} in ${r.int(12, 90)}ms`, req: r.hex(12) }))
  })
  return c
}

function campusTwo(seed) {
  const { r, c, t0, v } = begin(seed, 'campus-syslog-raid-dhcp', { notes: 'Central syslog of a campus: a member disk of an array dies, and, independently, the address pool of a wireless network runs dry.' })
  const end = t0 + 6 * HOUR, A = t0 + r.int(95, 150) * MIN, B = A + r.int(75, 130) * MIN, file = 'logs/messages', nas = r.pick(['nas2', 'filer1', 'homes3']), dh = r.pick(['dhcp1', 'netsvc2', 'ddi1']), dev = r.pick(['sdc', 'sde', 'sdf']), md = 'md0'
  const net = `10.${r.int(30, 60)}`, z = r.int(1, 2)
  c.incident('raid', {
    cause: { allOf: [['disk', 'drive', `\\b${dev}`, 'hdd', 'device'], ['fail', 'i/?o err', 'degrad', 'defect', 'dead', 'died', 'faulty', 'broke', 'sector', 'medium error', 'unreadable', 'kicked', 'dropped', 'raid']] },
    services: [nas, 'kernel', 'mdadm', 'smartd', 'md0', dev, 'raid'], victims: ['web2', 'shell1', 'nfs'], severity: ['critical', 'high', 'medium'], onset: A, onsetToleranceSeconds: 180, rootPattern: `${dev}|Fail event|Operation continuing`,
  }).incident('dhcp', {
    cause: { allOf: [['pool', 'lease', 'address', 'scope', 'dhcp', '\\bips?\\b', 'subnet', 'range'], ['exhaust', 'no free', 'none (free|left)', 'run(s|ning)? (out|dry)', 'ran (out|dry)', 'full', 'used up', 'out of', 'deplet', 'too small', 'empty', 'no (more )?(addresses|leases|ips)', 'all .{0,30}(in use|taken|leased)']] },
    services: [dh, 'dhcpd', 'dhcp'], victims: ['wlc1', 'capwap'], severity: ['high', 'medium', 'critical'], onset: B, onsetToleranceSeconds: 180, rootPattern: 'no free leases',
  })
  const L = (t, host, body, mark) => c.line(file, t, `${f.zone(t, z)} ${host} ${body}`, mark)
  const hosts = [nas, dh, 'web2', 'shell1', 'mail1', 'ns1', 'ldap2']
  loop(r, t0, end, 75 * SEC / v, (t) => L(t, r.pick(hosts), hostNoise(r, t, `${net}.0`)))
  loop(r, t0, end, 100 * SEC / v, (t) => L(t, ...r.pick([['mail1', `postfix/smtpd[${r.int(2000, 9000)}]: NOQUEUE: reject: RCPT from unknown[185.${r.int(1, 250)}.7.${r.int(1, 250)}]: 554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org; from=<x@spam.example> to=<info@campus.example> proto=ESMTP helo=<pc>`], ['mail1', `postfix/qmgr[1210]: ${r.hex(10).toUpperCase()}: removed`], ['ns1', `named[733]: lame server resolving 'cdn${r.int(1, 40)}.tracker.example' (in 'tracker.example'?): 192.0.2.${r.int(2, 200)}#53`], ['ns1', `named[733]: client @0x7f${r.hex(8)} ${net}.${r.int(0, 3)}.${r.int(2, 250)}#${r.int(2e4, 6e4)}: query (cache) 'isc.example/ANY/IN' denied`], ['shell1', `sshd[${r.int(2000, 60000)}]: Failed password for invalid user ${r.pick(['oracle', 'test', 'pi', 'git'])} from 45.${r.int(1, 250)}.12.${r.int(1, 250)} port ${r.int(20000, 60000)} ssh2`]])))
  const nets = [['40', 'vlan40', 1], ['48', 'vlan48', 0]]
  loop(r, t0, end, 52 * SEC / v, (t) => {
    const [third, vlan, tight] = r.pick(nets), m = mac(r), gw = `${net}.${third}.1`
    if (tight && t > B && r.next() < 0.9) {
      L(t, dh, `dhcpd[1188]: DHCPDISCOVER from ${m} via ${gw}: network ${net}.40.0/23: no free leases`, { root: 'dhcp' })
      if (r.next() < 0.35) L(t + 4000, 'wlc1', `: *apfReceiveTask: %APF-4-DHCP_TIMEOUT: Client ${m} on WLAN eduroam did not complete DHCP, deauthenticating`, { relevant: 'dhcp' })
    } else {
      const a = `${net}.${third}.${r.int(10, 250)}`
      L(t, dh, `dhcpd[1188]: DHCPDISCOVER from ${m} via ${gw}`); L(t + 900, dh, `dhcpd[1188]: DHCPOFFER on ${a} to ${m} via ${gw}`); L(t + 1000, dh, `dhcpd[1188]: DHCPACK on ${a} to ${m} (${r.pick(['iPhone', 'Galaxy-S23', 'LAPTOP', 'android'])}) via ${gw}`)
    }
  })
  for (let i = 0, t = A; i < 5; i++, t += r.int(900, 3500)) {
    L(t, nas, `kernel: sd 2:0:2:0: [${dev}] tag#${r.int(1, 30)} Sense Key : Medium Error [current]`, { root: 'raid' })
    L(t + 2, nas, `kernel: blk_update_request: critical medium error, dev ${dev}, sector ${r.int(1e8, 9e9)} op 0x0:(READ) flags 0x0 phys_seg 8 prio class 0`, { root: 'raid' })
  }
  const K = A + 21 * SEC
  L(K, nas, `kernel: md/raid:${md}: Disk failure on ${dev}1, disabling device.`, { root: 'raid' }); L(K + 1, nas, `kernel: md/raid:${md}: Operation continuing on 5 devices.`, { root: 'raid' })
  L(K + 2 * SEC, nas, `mdadm[812]: Fail event detected on md device /dev/${md}, component device /dev/${dev}1`, { root: 'raid' })
  tick(r, K + 9 * MIN, end, 30 * MIN, (t) => L(t, nas, `smartd[790]: Device: /dev/${dev} [SAT], ${r.int(40, 99)} Currently unreadable (pending) sectors`, { root: 'raid' }))
  loop(r, K, K + 40 * MIN, 2.5 * MIN, (t) => { const h = r.pick(['web2', 'shell1']); L(t, h, `kernel: nfs: server ${nas} not responding, still trying`, { relevant: 'raid' }); L(t + r.int(5, 40) * SEC, h, `kernel: nfs: server ${nas} OK`, { relevant: 'raid' }) })
  return c
}

export const direct = [kafkaLogDir, sqlserverBackup, vpnCert, flinkPoison, campusTwo]
