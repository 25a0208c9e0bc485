import { Build, iso, isoS, sp, spm, spc, sys, pad, hms, mmm, ymd, dd, mon, yy, ctime, S, M, H, DAY, FULL } from './lib.mjs'

// 06 Windows event text export, direct, two independent: SQL service account locked out; DHCP scope full.
export function windows(seed) {
  const b = new Build(seed, 'four-06-windows', { notes: 'direct, two independent incidents: service account locked, SQL Server cannot start after patch reboot; DHCP scope exhausted' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(50, 70) * M, on2 = on + r.int(55, 80) * M, stop = on2 + 45 * M, acct = r.pick(['svc_sqlprod', 'svc-mssql', 'sa_sqlengine'])
  const ev = (t, f, logn, src, id, lvl, comp, msg, user = 'N/A') => `Date: ${sp(t)} UTC  Log: ${logn}  Source: ${src}  EventID: ${id}  Level: ${lvl}  User: ${user}  Computer: ${comp}\n${msg.split('\n').map((x) => '    ' + x).join('\n')}`
  const F = 'events-export.txt'
  b.inc('a', { cause: { allOf: [['service.?account', acct.replaceAll('-', '.'), '\\bsql', 'mssql', 'account (of|for|used by) (the )?(sql|service|database)', 'database (service|server|engine)'], ['lock', 'password', 'credential', 'log ?on fail', 'fail(ed|ure)? (to )?log ?on', 'expired', 'denied', 'could not log ?on', 'cannot log ?on']] , mustNot: ['no (free )?(ip )?address'] },
    right: [`Service account ${acct} is locked out, so SQL Server cannot start`, 'MSSQLSERVER logon failure: its account is locked in AD', 'The SQL service account was locked after bad password attempts, the service fails to log on'],
    wrong: ['the ERP application cannot reach SQL Server', 'Windows updates rebooted the server', 'An account failed to log on with a bad password'],
    services: ['MSSQLSERVER', 'SQL01', acct, 'SQL Server', 'Service Control Manager', 'sql01.kontor.example', 'DC01'], victims: ['ErpAppServer', 'APP02', 'SQLSERVERAGENT'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 900, rootPattern: acct + '|Account Lockout|locked out|EventID' })
  b.inc('b', { cause: { allOf: [['dhcp', 'lease', 'scope', 'ip address', 'address pool', 'addresses'], ['full', 'exhaust', 'no (more |free |available )?(ip |addresses|leases|lease)', 'ran out', 'run(s|ning)? out', 'out of', 'used up', '100 ?(%|percent)', 'none (left|free|available)', 'deplet', 'no free', 'not available']] },
    right: ['DHCP scope for the guest floor is exhausted', 'DHCP server ran out of leases in 10.60.12.0', 'No more IP addresses available in the scope, clients get no lease'],
    wrong: ['workstation lost its network', 'SQL service account is locked out'],
    services: ['DHCP', 'DHCP01', 'DhcpServer', 'Microsoft-Windows-DHCP-Server', '10.60.12.0', 'Floor3-WLAN'], victims: ['WS-3104', 'Dhcp-Client'], severity: ['critical', 'high', 'medium'], onset: on2, onsetToleranceSeconds: 1500, rootPattern: 'DHCP' })
  const put = (t, m, ...a) => b.L(F, t, ev(t, F, ...a), m)
  b.bg(F, t0, stop, 42 * S, (t) => { const e = (...a) => ev(t, F, ...a); return r.pick([
    () => e('Security', 'Microsoft-Windows-Security-Auditing', 4624, 'Information', 'DC01.kontor.example', `An account was successfully logged on.\nSubject:\n  Security ID: NULL SID\nNew Logon:\n  Account Name: u${r.int(100, 400)}\n  Logon Type: 3\nSource Network Address: ${b.ip('10.60')}`),
    () => e('Security', 'Microsoft-Windows-Security-Auditing', 4625, 'Information', 'DC01.kontor.example', `An account failed to log on.\nAccount For Which Logon Failed:\n  Account Name: ${r.pick(['guest', 'scanner', 'u211'])}\nFailure Information:\n  Failure Reason: Unknown user name or bad password.\n  Status: 0xC000006D  Sub Status: 0xC000006A\nSource Network Address: ${b.ip('10.60')}`),
    () => e('System', 'Microsoft-Windows-DistributedCOM', 10016, 'Warning', r.pick(['APP02', 'SQL01', 'DHCP01']) + '.kontor.example', 'The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID\n{2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}\nand APPID {15C20B67-12E7-4BB6-92BB-7AFF07997402} to the user NT AUTHORITY\\SYSTEM SID (S-1-5-18).'),
    () => e('System', 'Service Control Manager', 7036, 'Information', r.pick(['APP02', 'DHCP01', 'FS01']) + '.kontor.example', `The ${r.pick(['Windows Modules Installer', 'WMI Performance Adapter', 'Software Protection', 'Volume Shadow Copy'])} service entered the ${r.pick(['running', 'stopped'])} state.`),
    () => e('Application', 'ErpAppServer', 100, 'Information', 'APP02.kontor.example', `Order import finished. Documents: ${r.int(0, 60)}. Duration: ${r.int(200, 4000)} ms.`),
    () => e('System', 'Schannel', 36874, 'Error', 'APP02.kontor.example', 'An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client application are supported by the server. The TLS connection request has failed.'),
    () => e('System', 'Microsoft-Windows-GroupPolicy', 1501, 'Information', `WS-${r.int(3000, 3200)}.kontor.example`, 'The Group Policy settings for the user were processed successfully. There were no changes detected since the last successful processing of Group Policy.'),
  ])() })
  put(on - 31 * M, undefined, 'System', 'Microsoft-Windows-WindowsUpdateClient', 19, 'Information', 'SQL01.kontor.example', `Installation Successful: Windows successfully installed the following update: ${ymd(on).slice(0, 7)} Cumulative Update for Windows Server 2022 (KB50${r.int(10000, 69999)})`)
  for (let i = 0; i < 5; i++) put(on - 200 * S + i * 35 * S, { relevant: 'a' }, 'Security', 'Microsoft-Windows-Security-Auditing', 4771, 'Information', 'DC01.kontor.example', `Kerberos pre-authentication failed.\nAccount Information:\n  Account Name: ${acct}\nNetwork Information:\n  Client Address: ::ffff:10.60.4.77\nAdditional Information:\n  Failure Code: 0x18`)
  put(on - 20 * S, { root: 'a' }, 'Security', 'Microsoft-Windows-Security-Auditing', 4740, 'Information', 'DC01.kontor.example', `A user account was locked out.\nSubject:\n  Account Name: DC01$\nAccount That Was Locked Out:\n  Account Name: ${acct}\nAdditional Information:\n  Caller Computer Name: TESTLAB-9`)
  put(on + 2 * M, { relevant: 'a' }, 'System', 'User32', 1074, 'Information', 'SQL01.kontor.example', 'The process C:\\Windows\\system32\\svchost.exe (SQL01) has initiated the restart of computer SQL01 on behalf of user NT AUTHORITY\\SYSTEM for the following reason: Operating System: Service pack (Planned)')
  const up = on + 6 * M
  put(up, undefined, 'System', 'EventLog', 6005, 'Information', 'SQL01.kontor.example', 'The Event log service was started.')
  for (const k of [0, 4, 11, 19]) {
    put(up + 30 * S + k * M, { root: 'a' }, 'System', 'Service Control Manager', 7038, 'Error', 'SQL01.kontor.example', `The MSSQLSERVER service was unable to log on as KONTOR\\${acct} with the currently configured password due to the following error:\nThe referenced account is currently locked out and may not be logged on to.\n\nTo ensure that the service is configured properly, use the Services snap-in in Microsoft Management Console (MMC).`)
    put(up + 30300 + k * M, { root: 'a' }, 'System', 'Service Control Manager', 7000, 'Error', 'SQL01.kontor.example', 'The SQL Server (MSSQLSERVER) service failed to start due to the following error:\nThe service did not start due to a logon failure.')
    put(up + 30400 + k * M, { relevant: 'a' }, 'System', 'Service Control Manager', 7001, 'Error', 'SQL01.kontor.example', 'The SQL Server Agent (MSSQLSERVER) service depends on the SQL Server (MSSQLSERVER) service which failed to start because of the following error:\nThe service did not start due to a logon failure.')
  }
  b.bg(F, on + 3 * M, up + 40 * M, 25 * S, (t) => ev(t, F, 'Application', 'ErpAppServer', 5001, 'Error', 'APP02.kontor.example', 'Unhandled exception in job OrderImport\nSystem.Data.SqlClient.SqlException (0x80131904): A network-related or instance-specific error occurred while establishing a connection to SQL Server. The server was not found or was not accessible. (provider: TCP Provider, error: 0 - No connection could be made because the target machine actively refused it.)\n   at System.Data.SqlClient.SqlInternalConnectionTds..ctor(DbConnectionPoolIdentity identity)\n   at Kontor.Erp.Jobs.OrderImport.Run() in D:\\build\\erp\\Jobs\\OrderImport.cs:line 88'), { relevant: 'a' })
  put(on2 - 26 * M, { relevant: 'b' }, 'System', 'Microsoft-Windows-DHCP-Server', 1376, 'Warning', 'DHCP01.kontor.example', 'IP address range of scope 10.60.12.0 is 91 percent full with only 18 IP addresses available.')
  put(on2, { root: 'b' }, 'System', 'Microsoft-Windows-DHCP-Server', 1376, 'Warning', 'DHCP01.kontor.example', 'IP address range of scope 10.60.12.0 is 100 percent full with only 0 IP addresses available.')
  for (let i = 1; i < 6; i++) put(on2 + i * r.int(200, 420) * S, { root: 'b' }, 'System', 'Microsoft-Windows-DHCP-Server', 1063, 'Warning', 'DHCP01.kontor.example', 'There are no IP addresses available for lease in the scope or superscope "Floor3-WLAN" (10.60.12.0).')
  b.bg(F, on2 + 30 * S, stop, 60 * S, (t) => ev(t, F, 'System', 'Microsoft-Windows-Dhcp-Client', 1003, 'Error', `WS-${r.int(3100, 3180)}.kontor.example`, `Your computer was not able to renew its address from the network (from the DHCP Server) for the Network Card with network address 0x${r.hex(12).toUpperCase()}. The following error occurred: 0x79. Your computer will continue to try and obtain an address on its own from the network address (DHCP) server.`), { relevant: 'b' })
  return b.c
}

// 07 Cassandra, direct: one node has a corrupt SSTable, reads through it fail; coordinators and app louder.
export function cassandra(seed) {
  const b = new Build(seed, 'four-07-cassandra', { notes: 'direct: corrupt sstable on one replica; coordinators and client app complain much more' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(60, 90) * M, stop = on + 30 * M, n = r.int(2, 3), bad = `cass-${n}`, tb = `nb-${r.int(20000, 40000)}-big-Data.db`
  const ks = r.pick(['telemetry', 'profiles']), path = `/var/lib/cassandra/data/${ks}/readings-${r.hex(32)}/${tb}`
  b.inc('a', { cause: { allOf: [['ss ?table', 'corrupt', 'data file', tb.replaceAll('.', '\\.'), 'Data\\.db', 'checksum'], ['corrupt', 'checksum', 'damag', 'broken', 'unreadable', 'CRC', 'bad']] },
    right: [`Corrupt SSTable on ${bad} makes reads of the readings table fail`, `${bad} hits CorruptSSTableException in ${tb}`, 'a data file on one Cassandra replica is damaged (checksum mismatch)'],
    wrong: ['read timeouts at LOCAL_QUORUM in gateway', 'long GC pauses on cass-1 caused timeouts'],
    services: [bad, 'cassandra', `10.70.0.1${n}`, ks], victims: ['reading-gateway', 'cass-1'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'orrupt|sstable' })
  const C = (t, lvl, th, cls, msg) => `${lvl.padEnd(5)} [${th}] ${spc(t)} ${cls} - ${msg}`
  for (const k of [1, 2, 3]) b.bg(`cass-${k}-system.log`, t0, stop, 26 * S, (t) => r.pick([
    () => C(t, 'INFO', `CompactionExecutor:${r.int(10, 90)}`, 'CompactionTask.java:252', `Compacted (${b.uuid()}) 4 sstables to [/var/lib/cassandra/data/${ks}/readings-${r.hex(32)}/nb-${r.int(40000, 50000)}-big,] to level=0.  ${b.f(1, 80, 3)}MiB to ${b.f(1, 80, 3)}MiB (~98% of original) in ${r.int(300, 9000)}ms.  Read Throughput = 11.${r.int(100, 999)}MiB/s`),
    () => C(t, 'INFO', 'Service Thread', 'GCInspector.java:299', `G1 Young Generation GC in ${r.int(201, 420)}ms.  G1 Eden Space: ${r.int(2e9, 3e9)} -> 0; G1 Old Gen: ${r.int(2e9, 3e9)} -> ${r.int(2e9, 3e9)};`),
    () => C(t, 'INFO', `MemtableFlushWriter:${r.int(10, 90)}`, 'Memtable.java:519', `Completed flushing /var/lib/cassandra/data/${ks}/readings-${r.hex(32)}/nb-${r.int(40000, 50000)}-big-Data.db (${b.f(10, 60, 3)}MiB) for commitlog position CommitLogPosition(segmentId=${r.int(1e12, 2e12)}, position=${r.int(1e6, 9e6)})`),
    () => C(t, 'WARN', `Native-Transport-Requests-${r.int(1, 20)}`, 'NoSpamLogger.java:107', `Batch for [${ks}.devices] is of size 8.${r.int(100, 999)}KiB, exceeding specified threshold of 5.000KiB by 3.${r.int(100, 999)}KiB.`),
    () => C(t, 'WARN', `ReadStage-${r.int(1, 12)}`, 'ReadCommand.java:606', `Read ${r.int(900, 999)} live rows and ${r.int(1001, 4000)} tombstone cells for query SELECT * FROM ${ks}.sessions WHERE tenant = 'a' LIMIT 1000; token ${r.int(1e15, 9e15)} (see tombstone_warn_threshold)`),
    () => C(t, 'INFO', 'HintsDispatcher:' + r.int(1, 4), 'HintsDispatchExecutor.java:312', `Finished hinted handoff of file ${b.uuid()}-${t}-2.hints to endpoint /10.70.0.1${r.int(1, 3)}:7000: ${b.uuid()}`),
  ])())
  const f = `${bad}-system.log`, hit = (t) => b.L(f, t, C(t, 'ERROR', `ReadStage-${r.int(1, 12)}`, 'JVMStabilityInspector.java:68', `Exception in thread Thread[ReadStage-${r.int(1, 12)},5,SharedPool]\norg.apache.cassandra.io.sstable.CorruptSSTableException: Corrupted: ${path}\n\tat org.apache.cassandra.io.sstable.format.big.BigTableReader.getPosition(BigTableReader.java:256)\n\tat org.apache.cassandra.db.SinglePartitionReadCommand.queryMemtableAndDiskInternal(SinglePartitionReadCommand.java:699)\n\tat org.apache.cassandra.concurrent.ExecutionFailure$1.run(ExecutionFailure.java:133)\nCaused by: org.apache.cassandra.io.compress.CorruptBlockException: (${path}): corruption detected, chunk at ${r.int(1e6, 9e7)} of length 16384.\n\tat org.apache.cassandra.io.util.CompressedChunkReader$Standard.readChunk(CompressedChunkReader.java:143)\n\t... 22 common frames omitted`), { root: 'a' })
  hit(on); for (let t = on + 40 * S; t < stop - M; t += r.int(100, 260) * S) hit(t)
  b.L(f, on + 900 * S, C(on + 900 * S, 'ERROR', 'CompactionExecutor:77', 'CassandraDaemon.java:581', `Exception in thread Thread[CompactionExecutor:77,1,main]\norg.apache.cassandra.io.sstable.CorruptSSTableException: Corrupted: ${path}\n\tat org.apache.cassandra.db.compaction.CompactionIterator.next(CompactionIterator.java:100)`), { root: 'a' })
  for (const k of [1, 2, 3].filter((x) => x !== n)) b.bg(`cass-${k}-system.log`, on + S, stop, 14 * S, (t) => C(t, 'WARN', `Native-Transport-Requests-${r.int(1, 20)}`, 'ReadCallback.java:163', `Read failure; received 1 of 2 responses, failures: {/10.70.0.1${n}:7000=UNKNOWN}; query SELECT * FROM ${ks}.readings WHERE device = ? ALLOW FILTERING`.replace(' ALLOW FILTERING', '')), { relevant: 'a' })
  const G = (t, lvl, msg) => `ts=${iso(t)} level=${lvl} caller=gateway/reader.go:${r.int(50, 300)} msg="${msg}"`
  b.bg('reading-gateway.log', t0, stop, 13 * S, (t) => G(t, 'info', `served readings" device=dev-${r.int(1000, 9999)} rows=${r.int(10, 900)} dur=${r.int(4, 90)}ms trace="${r.hex(16)}`))
  b.bg('reading-gateway.log', on, stop, 6 * S, (t) => G(t, 'error', `query failed" device=dev-${r.int(1000, 9999)} err="gocql: Operation failed - received 1 responses and 1 failures`), { relevant: 'a' })
  b.L('reading-gateway.log', on - 9 * M, G(on - 9 * M, 'info', 'starting reading-gateway" version="1.12.0" commit="a81f2c'))
  return b.c
}

// 08 etcd, direct: NOSPACE alarm; the kube-apiserver and controllers louder.
export function etcd(seed) {
  const b = new Build(seed, 'four-08-etcd', { notes: 'direct: etcd database exceeded its quota (NOSPACE alarm); apiserver and operators much louder' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(50, 75) * M, stop = on + r.int(22, 30) * M, node = 'cp-' + r.int(1, 3)
  b.inc('a', { cause: { allOf: [['etcd', 'mvcc', 'database', 'backend', '\\bdb\\b', 'quota', 'NOSPACE'], FULL.concat('NOSPACE', 'too (big|large)', 'max(imum)? size')] },
    right: ['etcd hit its backend quota and raised the NOSPACE alarm', 'etcd database is full, so all writes are refused', 'mvcc database space exceeded - needs compaction and defrag'],
    wrong: ['kube-apiserver returns 500 errors', 'cert-manager cannot renew leader lease'],
    services: ['etcd', 'etcd-' + node, node], victims: ['kube-apiserver', 'kube-controller-manager', 'cert-manager', 'argocd'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'NOSPACE|space exceeded|quota' })
  const cri = (t, st, msg) => `${iso(t).replace('Z', pad(r.int(0, 999999), 6) + 'Z')} ${st} F ${msg}`
  const E = (t, lvl, caller, msg, o = {}) => cri(t, 'stderr', JSON.stringify({ level: lvl, ts: iso(t), caller, msg, ...o }))
  let rev = r.int(2e7, 9e7)
  for (let t = t0 + 60 * S; t < stop; t += 300 * S) { rev += r.int(9000, 15000); b.L('etcd.log', t, E(t, 'info', 'mvcc/index.go:214', 'compact tree index', { revision: rev })); b.L('etcd.log', t + 120, E(t + 120, 'info', 'mvcc/kvstore_compaction.go:69', 'finished scheduled compaction', { 'compact-revision': rev, took: b.f(80, 190, 6) + 'ms', hash: r.int(1e8, 4e9), 'current-db-size-bytes': 2147000000 + Math.floor((t - on) / 60000 * 90000), 'current-db-size': '2.1 GB', 'current-db-size-in-use-bytes': 2040000000 + r.int(0, 9e6), 'current-db-size-in-use': '2.0 GB' }), { relevant: 'a' }) }
  b.bg('etcd.log', t0, stop, 35 * S, (t) => E(t, 'warn', 'etcdserver/util.go:170', 'apply request took too long', { took: b.f(101, 260, 6) + 'ms', 'expected-duration': '100ms', prefix: 'read-only range ', request: `key:"/registry/${r.pick(['events', 'secrets', 'pods'])}/" range_end:"/registry/${r.pick(['events0', 'secrets0', 'pods0'])}" limit:500 `, response: `range_response_count:${r.int(1, 500)} size:${r.int(1000, 900000)}` }))
  b.bg('etcd.log', t0, stop, 60 * S, (t) => E(t, 'info', 'etcdhttp/health.go:79', '/health OK', { 'status-code': 200 }))
  b.bg('etcd.log', t0, stop, 200 * S, (t) => E(t, 'warn', 'embed/config_logging.go:169', 'rejected connection', { 'remote-addr': `10.8.0.9:${r.int(33000, 60000)}`, 'server-name': '', error: 'EOF' }))
  b.L('etcd.log', on, E(on, 'warn', 'etcdserver/apply.go:1129', 'alarm raised', { alarm: 'NOSPACE', from: r.hex(16) }), { root: 'a' })
  b.L('etcd.log', on - 3, E(on - 3, 'warn', 'etcdserver/quota.go:151', 'alert: backend size exceeds quota', { 'quota-size-bytes': 2147483648, 'quota-size': '2.1 GB' }), { root: 'a' })
  b.bg('etcd.log', on + 10 * S, stop, 90 * S, (t) => E(t, 'warn', 'etcdhttp/health.go:93', 'serving /health false due to an alarm', { alarm: 'memberID:8630161756594109333 alarm:NOSPACE ' }), { root: 'a' })
  const kl = (t, c, f2, msg) => cri(t, 'stderr', `${c}${pad(new Date(t).getUTCMonth() + 1)}${dd(t)} ${hms(t)}.${mmm(t)}${r.int(100, 999)}       1 ${f2}] ${msg}`)
  b.bg('kube-apiserver.log', t0, stop, 14 * S, (t) => r.pick([
    () => kl(t, 'I', 'httplog.go:132', `"HTTP" verb="GET" URI="/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kube-scheduler?timeout=5s" latency="${b.f(2, 12, 6)}ms" userAgent="kube-scheduler/v1.29.4" audit-ID="${b.uuid()}" srcIP="10.8.0.11:${r.int(33000, 60000)}" resp=200`),
    () => kl(t, 'I', 'alloc.go:330', `"allocated clusterIPs" service="shop/web-${r.int(1, 20)}" clusterIPs={"IPv4":"10.96.${r.int(1, 9)}.${r.int(2, 250)}"}`),
    () => kl(t, 'E', 'authentication.go:73', '"Unable to authenticate the request" err="[invalid bearer token, service account token has expired]"'),
    () => kl(t, 'W', 'warnings.go:70', 'policy/v1beta1 PodSecurityPolicy is deprecated in v1.21+, unavailable in v1.25+'),
  ])())
  b.bg('kube-apiserver.log', on + S, stop, 2.6 * S, (t) => r.pick([() => kl(t, 'E', 'status.go:71', 'apiserver received an error that is not an metav1.Status: rpctypes.EtcdError{code:0x8, desc:"etcdserver: mvcc: database space exceeded"}: etcdserver: mvcc: database space exceeded'), () => kl(t, 'I', 'trace.go:236', `Trace[${r.int(1e8, 9e8)}]: "Update" accept:application/vnd.kubernetes.protobuf, verb:PUT,url:/api/v1/namespaces/shop/events (total time: ${r.int(501, 900)}ms):`), () => kl(t, 'E', 'writers.go:122', 'apiserver was unable to write a JSON response: http: Handler timeout')])(), { relevant: 'a' })
  b.bg('cert-manager.log', t0, stop, 60 * S, (t) => kl(t, 'I', 'controller.go:162', `cert-manager/certificates-readiness "msg"="syncing item" "key"="shop/web-tls-${r.int(1, 9)}"`))
  b.bg('cert-manager.log', on + 5 * S, stop, 10 * S, (t) => kl(t, 'E', 'leaderelection.go:369', 'Failed to update lock: Internal error occurred: etcdserver: mvcc: database space exceeded'), { relevant: 'a' })
  return b.c
}

// 09 MongoDB, victims louder/earlier: one member's x509 certificate expired; the others and the app cry.
export function mongo(seed) {
  const b = new Build(seed, 'four-09-mongo', { notes: 'victims louder: member certificate of the primary expired; peers, elections and the app complain' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(55, 80) * M, stop = on + r.int(20, 28) * M
  const J = (t, s, c, id, ctx, msg, attr) => JSON.stringify({ t: { $date: iso(t).replace('Z', '+00:00') }, s, c, id, ctx, msg, ...(attr ? { attr } : {}) })
  b.inc('a', { cause: { allOf: [['cert', 'x\\.?509', 'tls', 'ssl'], ['expir', 'no longer valid', 'not valid', 'invalid', 'out of date', 'past its', 'lapsed', 'notAfter', 'renew', 'outdated']] },
    right: ['The x509 member certificate of mongo-a expired, peers refuse its TLS', 'mongo-a runs with an expired cert', 'TLS certificate on the primary lapsed, so the replica set could not talk to it'],
    wrong: ['MongoDB election storm, NotWritablePrimary errors in checkout', 'the checkout service times out on server selection'],
    services: ['mongo-a', 'mongod', 'mongodb', 'rs0', 'mongo-a.db.internal'], victims: ['checkout', 'mongo-b', 'mongo-c'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'expir' })
  for (const n of ['a', 'b', 'c']) {
    b.bg(`mongo-${n}.log`, t0, stop, 31 * S, (t) => r.pick([
      () => J(t, 'I', 'NETWORK', 22943, 'listener', 'Connection accepted', { remote: `10.33.2.${r.int(2, 99)}:${r.int(33000, 60000)}`, uuid: { uuid: { $uuid: b.uuid() } }, connectionId: r.int(1e4, 9e4), connectionCount: r.int(60, 110) }),
      () => J(t, 'I', 'NETWORK', 22944, `conn${r.int(1e4, 9e4)}`, 'Connection ended', { remote: `10.33.2.${r.int(2, 99)}:${r.int(33000, 60000)}`, connectionId: r.int(1e4, 9e4), connectionCount: r.int(60, 110) }),
      () => J(t, 'I', 'COMMAND', 51803, `conn${r.int(1e4, 9e4)}`, 'Slow query', { type: 'command', ns: 'shop.audit', command: { aggregate: 'audit', cursor: {}, lsid: { id: { $uuid: b.uuid() } }, $db: 'shop' }, planSummary: 'COLLSCAN', keysExamined: 0, docsExamined: r.int(40000, 50000), nreturned: r.int(1, 101), durationMillis: r.int(101, 380) }),
      () => J(t, 'I', 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), ts_usec: r.int(0, 999999), thread: '1:0x7f', session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', verbose_level: 'DEBUG_1', msg: `saving checkpoint snapshot min: ${r.int(1e4, 9e6)}, snapshot max: ${r.int(1e4, 9e6)} snapshot count: 0, oldest timestamp: (0, 0) , meta checkpoint timestamp: (0, 0) base write gen: ${r.int(1e4, 9e6)}` } }),
      () => J(t, 'I', 'ACCESS', 20436, `conn${r.int(1e4, 9e4)}`, 'Checking authorization failed', { error: { code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on admin to execute command { getParameter: 1, featureCompatibilityVersion: 1 }' } }),
    ])())
  }
  b.L('mongo-a.log', t0 + 70 * S, J(t0 + 70 * S, 'W', 'NETWORK', 23221, 'CertificateExpirationMonitor', 'Server certificate will expire soon', { certificateExpiration: { $date: iso(on) } }), { root: 'a' })
  b.L('mongo-a.log', on + 30 * S, J(on + 30 * S, 'W', 'NETWORK', 23785, 'CertificateExpirationMonitor', 'Server certificate has expired', { certExpiration: { $date: iso(on) } }), { root: 'a' })
  for (const n of ['b', 'c']) {
    b.bg(`mongo-${n}.log`, on, stop, 9 * S, (t) => J(t, 'I', 'REPL', 23974, 'ReplCoord-' + r.int(1, 30), 'Heartbeat failed after max retries', { target: 'mongo-a.db.internal:27017', maxHeartbeatRetries: 2, error: { code: 6, codeName: 'HostUnreachable', errmsg: 'Error connecting to mongo-a.db.internal:27017 (10.33.1.4:27017) :: caused by :: SSL peer certificate validation failed: certificate has expired' } }), { root: 'a' })
    b.L(`mongo-${n}.log`, on + 11 * S, J(on + 11 * S, 'I', 'ELECTION', 4615652, 'ReplCoord-4', 'Starting an election, since we\'ve seen no PRIMARY in election timeout period', { electionTimeoutPeriodMillis: 10000 }), { relevant: 'a' })
  }
  b.L('mongo-b.log', on + 12 * S, J(on + 12 * S, 'I', 'ELECTION', 21450, 'ReplCoord-5', 'Election succeeded, assuming primary role', { term: 19 }), { relevant: 'a' })
  b.L('mongo-a.log', on + 14 * S, J(on + 14 * S, 'I', 'REPL', 21809, 'ReplCoord-9', "Can't see a majority of the set, relinquishing primary"), { relevant: 'a' })
  b.bg('mongo-a.log', on, stop, 16 * S, (t) => J(t, 'I', 'NETWORK', 22988, `conn${r.int(1e4, 9e4)}`, 'Error receiving request from client. Ending connection from remote', { error: { code: 141, codeName: 'SSLHandshakeFailed', errmsg: 'The server certificate presented to the peer was rejected: sslv3 alert certificate expired' }, remote: `10.33.1.${r.int(5, 6)}:${r.int(33000, 60000)}` }), { root: 'a' })
  const A = (t, lvl, msg) => `${spm(t)} [${r.pick(['http-nio-8080-exec-' + r.int(1, 30), 'scheduling-1'])}] ${lvl.padEnd(5)} c.acme.checkout.${r.pick(['CartController', 'PaymentFlow'])} - ${msg}`
  b.bg('checkout.log', t0, stop, 8 * S, (t) => A(t, 'INFO', r.pick([`cart ${r.hex(8)} updated in ${r.int(4, 60)} ms`, `checkout session ${r.hex(8)} completed`])))
  b.bg('checkout.log', t0, stop, 140 * S, (t) => A(t, 'ERROR', `payment declined by issuer, code=${r.pick(['51', '05', '54'])} cart=${r.hex(8)}`))
  b.bg('checkout.log', on + 2 * S, stop, 7 * S, (t) => A(t, 'ERROR', r.pick(['com.mongodb.MongoTimeoutException: Timed out after 30000 ms while waiting to connect. Client view of cluster state is {type=REPLICA_SET, servers=[{address=mongo-a.db.internal:27017, type=UNKNOWN, state=CONNECTING}, {address=mongo-b.db.internal:27017, type=REPLICA_SET_PRIMARY, state=CONNECTED}]\n\tat com.mongodb.internal.connection.BaseCluster.createTimeoutException(BaseCluster.java:424)\n\tat com.acme.checkout.CartRepository.find(CartRepository.java:58)', 'com.mongodb.MongoNotPrimaryException: Command failed with error 10107 (NotWritablePrimary): \'not primary\' on server mongo-a.db.internal:27017'])), { relevant: 'a' })
  return b.c
}

// 10 Redis, victims louder: fork for BGSAVE cannot allocate memory, writes are refused (MISCONF).
export function redis(seed) {
  const b = new Build(seed, 'four-10-redis', { notes: "victims louder: redis cannot fork for its snapshot (memory), therefore refuses writes; workers flood MISCONF" }), { r } = b
  const t0 = b.t0, on = t0 + r.int(60, 80) * M, stop = on + r.int(18, 25) * M, host = 'cache-' + r.int(1, 4)
  b.inc('a', { cause: { allOf: [['redis', 'bgsave', 'fork', 'snapshot', 'rdb', 'background sav', host, 'MISCONF'], ['memory', 'fork', 'overcommit', 'ENOMEM', '\\bRAM\\b', 'allocat']] },
    right: ['Redis cannot fork for BGSAVE because memory cannot be allocated, so it refuses writes', 'background save fails: fork ENOMEM, hence MISCONF', 'rdb snapshot impossible - out of memory / overcommit_memory=0'],
    wrong: ['sidekiq jobs fail with MISCONF', 'session service returns 500s'],
    services: ['redis', 'redis-server', host], victims: ['jobs', 'sidekiq', 'session-svc', 'web'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'fork|overcommit' })
  const Rl = (t, c, msg, pid = '1') => `${host} redis-server[${811}]: ${pid}:M ${dd(t)} ${mon(t)} ${yy(t)} ${hms(t)}.${mmm(t)} ${c} ${msg}`
  const j = (t, x) => `${new Date(t).toISOString().slice(0, 19)}+0000 ${x}`
  b.L('journal.txt', t0 + 2 * S, j(t0 + 2 * S, Rl(t0 + 2 * S, '#', 'WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition. To fix this issue add \'vm.overcommit_memory = 1\' to /etc/sysctl.conf and then reboot or run the command \'sysctl vm.overcommit_memory=1\' for this to take effect.')), { root: 'a' })
  for (let t = t0 + 30 * S; t < on - 30 * S; t += r.int(61, 180) * S) {
    const p = r.int(10000, 60000)
    b.L('journal.txt', t, j(t, Rl(t, '*', '10000 changes in 60 seconds. Saving...'))); b.L('journal.txt', t + 20, j(t + 20, Rl(t + 20, '*', `Background saving started by pid ${p}`)))
    b.L('journal.txt', t + 4100, j(t + 4100, `${host} redis-server[811]: ${p}:C ${dd(t)} ${mon(t)} ${yy(t)} ${hms(t + 4100)}.${mmm(t)} * DB saved on disk`)); b.L('journal.txt', t + 4150, j(t + 4150, `${host} redis-server[811]: ${p}:C ${dd(t)} ${mon(t)} ${yy(t)} ${hms(t + 4150)}.${mmm(t)} * Fork CoW for RDB: current ${r.int(60, 400)} MB, peak ${r.int(400, 500)} MB, average ${r.int(50, 300)} MB`)); b.L('journal.txt', t + 4200, j(t + 4200, Rl(t + 4200, '*', 'Background saving terminated with success')))
  }
  for (let t = on, i = 0; t < stop; t += (i++ < 300 ? 6 : 6) * S) { b.L('journal.txt', t, j(t, Rl(t, '*', '10000 changes in 60 seconds. Saving...')), { relevant: 'a' }); b.L('journal.txt', t + 3, j(t + 3, Rl(t, '#', "Can't save in background: fork: Cannot allocate memory")), { root: 'a' }) }
  b.bg('journal.txt', t0, stop, 45 * S, (t) => j(t, `${host} ${r.pick([`systemd[1]: Starting sysstat-collect.service - system activity accounting tool...`, 'systemd[1]: sysstat-collect.service: Deactivated successfully.', `sshd[${r.int(9000, 60000)}]: Connection closed by invalid user admin ${b.ip('185.224')} port ${r.int(33000, 60000)} [preauth]`, `CRON[${r.int(9000, 60000)}]: (root) CMD (test -x /usr/sbin/anacron || run-parts --report /etc/cron.hourly)`, `redis-server[811]: 1:M ${dd(t)} ${mon(t)} ${yy(t)} ${hms(t)}.${mmm(t)} # Possible SECURITY ATTACK detected. It looks like somebody is sending POST or Host: commands to Redis. Connection aborted.`])}`))
  const sk = (t, lvl, msg) => `${isoS(t)} pid=7 tid=${r.hex(4)} class=${r.pick(['MailerJob', 'ThumbJob', 'SyncJob'])} jid=${r.hex(24)} ${lvl}: ${msg}`
  b.bg('sidekiq.log', t0, stop, 8 * S, (t) => r.next() < .5 || t < on ? sk(t, 'INFO', r.pick(['start', `elapsed=${b.f(.01, 2, 3)} done`])) : null)
  b.bg('sidekiq.log', t0, stop, 150 * S, (t) => sk(t, 'WARN', 'Net::ReadTimeout: Net::ReadTimeout with #<TCPSocket:(closed)> (retry 1 of 25)'))
  b.bg('sidekiq.log', on + 200, stop, 4 * S, (t) => sk(t, r.pick(['WARN', 'ERROR']), "RedisClient::CommandError: MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk. Commands that may modify the data set are disabled, because this instance is configured to report errors during writes if RDB snapshotting fails (stop-writes-on-bgsave-error option). Please check the Redis logs for details about the RDB error."), { relevant: 'a' })
  b.bg('session-svc.log', t0, stop, 12 * S, (t) => `level=${r.pick(['INFO', 'INFO', 'DEBUG'])} time="${sp(t)}" svc=session-svc op=touch sid=${r.hex(10)} ms=${r.int(1, 9)}`)
  b.bg('session-svc.log', on, stop, 6 * S, (t) => `level=FATAL time="${sp(t)}" svc=session-svc op=create err="could not store session: MISCONF" status=500`, { relevant: 'a' })
  return b.c
}
