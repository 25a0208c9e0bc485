import { Case, start, every, tick, sec, min, hour, iso, isoS, dt, dtms, bsd, hms, p, slash, ctime, mon } from './lib.mjs'

export function pgStandby(S) {
  const name = 'pg-reporting-standby', { r, t0 } = start(S, name), end = t0 + 75 * min, T = t0 + r.int(34, 42) * min
  const slot = r.pick(['standby_rpt', 'replica_bi_1', 'pgsb02']), seg = r.int(0x21, 0x7f), pri = `pg-${r.pick(['ams', 'fra', 'lon'])}-a`, sb = pri.replace(/a$/, 'b'), db = r.pick(['orders', 'ledger', 'shop'])
  const c = new Case(name, { notes: 'slot invalidated by the checkpointer after a bulk update; the standby and the report job complain for the rest' })
  c.incident('slot', {
    cause: { allOf: [['slot.{0,100}(invalidat|obsolete|lost|dropp|exceed|discard|kill|cut off|beyond|limit)', '(invalidat|exceed|dropp|discard|outgrew|outran|gave up)\\w*.{0,80}slot', 'max_slot_wal_keep_size', 'slot.{0,60}(cap|retention|keep.size)', 'WAL.{0,80}(recycled|removed|no longer (available|kept|retained)|purged|retention limit)']], mustNot: [] },
    services: [pri, 'postgres', 'postgresql', 'pg-primary', 'primary', 'postgres primary', slot], victims: [sb, 'pg-standby', 'report-runner', 'standby'], severity: ['medium', 'high', 'critical'], onset: T, onsetToleranceSeconds: 180,
    rootPattern: 'release replication slot|exceeds the limit|invalidating obsolete|can no longer get changes|exceeded the maximum reserved|max_slot_wal_keep_size' })
  const P = 'logs/primary/postgresql.log', B = 'logs/standby/postgresql.log', A = 'logs/report-runner.log', G = 'logs/pgbouncer.log'
  const m = (t) => dtms(t) + ' UTC'
  let walFrom = T - 24 * min, lsn = (t) => { const hot = Math.max(0, Math.min(t, T + 6 * min) - walFrom); return ((t - t0) / 1000 * 90e3 + hot / 1000 * 19e6) }
  const L = (t, lag = 0) => { const b = Math.max(0, lsn(t) - lag) + 0x10000000; return `${seg.toString(16).toUpperCase()}/${(b >>> 0).toString(16).toUpperCase().padStart(8, '0')}` }
  const hot = (t) => t > walFrom && t < T + 6 * min
  tick(r, t0 + 20 * sec, end, 5 * min, (t) => { c.line(P, t, `${m(t)} [811] LOG:  checkpoint starting: time`) })
  tick(r, walFrom + 40 * sec, T + 5 * min, 55 * sec, (t) => c.line(P, t, `${m(t)} [811] LOG:  checkpoint starting: wal`).line(P, t + 38 * sec, `${m(t + 38 * sec)} [811] LOG:  checkpoint complete: wrote ${r.int(21000, 88000)} buffers (${r.f(4, 16, 1)}%); 0 WAL file(s) added, ${r.int(2, 10)} removed, ${r.int(40, 66)} recycled; write=${r.f(28, 37, 3)} s, sync=0.${r.int(100, 900)} s, total=38.${r.int(100, 700)} s; sync files=${r.int(80, 300)}, longest=0.${p(r.int(9, 90), 3)} s, average=0.004 s; distance=${r.int(980000, 1060000)} kB, estimate=${r.int(1000000, 1070000)} kB`))
  tick(r, walFrom + 3 * min, T + 5 * min, 3 * min, (t) => c.line(P, t, `${m(t)} [811] LOG:  checkpoints are occurring too frequently (${r.int(22, 29)} seconds apart)\n${m(t)} [811] HINT:  Consider increasing the configuration parameter "max_wal_size".`))
  every(r, t0, end, 7 * sec, (t) => { const pid = r.int(2000, 29000); c.line(P, t, r.pick([
    () => `${m(t)} [${pid}] app@${db} LOG:  duration: ${r.f(250, 900, 3)} ms  execute <unnamed>: SELECT o.id, o.state FROM ${db}.item o WHERE o.customer_id = $1 ORDER BY o.id DESC LIMIT 50`,
    () => `${m(t)} [${pid}] LOG:  connection received: host=10.4.1.${r.int(10, 40)} port=${r.int(33000, 60000)}`,
    () => `${m(t)} [${pid}] app@${db} ERROR:  duplicate key value violates unique constraint "uq_idempotency"\n${m(t)} [${pid}] app@${db} DETAIL:  Key (idem_key)=(${r.hex(12)}) already exists.\n${m(t)} [${pid}] app@${db} STATEMENT:  INSERT INTO idempotency (idem_key, at) VALUES ($1, now())`,
    () => `${m(t)} [${pid}] LOG:  automatic vacuum of table "${db}.public.sessions": index scans: 1\n\tpages: 0 removed, ${r.int(1000, 9000)} remain, 0 skipped due to pins, 0 skipped frozen\n\ttuples: ${r.int(100, 9000)} removed, ${r.int(10000, 90000)} remain, 0 are dead but not yet removable`,
    () => `${m(t)} [${pid}] app@${db} LOG:  connection authorized: user=app database=${db} application_name=api SSL enabled (protocol=TLSv1.3, cipher=TLS_AES_256_GCM_SHA384, bits=256)`])()) })
  c.line(P, walFrom, `${m(walFrom)} [7712] etl@${db} LOG:  statement: UPDATE ${db}.item SET price_gross = round(price_net * 1.21, 2), recalculated_at = now()`, { relevant: 'slot' })
  // cause
  const w = r.int(12000, 15000)
  c.line(P, T, `${m(T)} [811] LOG:  terminating process ${w} to release replication slot "${slot}"\n${m(T)} [811] DETAIL:  The slot's restart_lsn ${L(T, 21e9)} exceeds the limit by ${r.int(8, 60) * 1048576} bytes.\n${m(T)} [811] HINT:  You might need to increase "max_slot_wal_keep_size".`, { root: 'slot' })
  c.line(P, T + 4, `${m(T + 4)} [${w}] repl@[unknown] FATAL:  terminating connection due to administrator command\n${m(T + 4)} [${w}] repl@[unknown] STATEMENT:  START_REPLICATION SLOT "${slot}" ${L(T, 21e9)} TIMELINE 4`, { relevant: 'slot' })
  c.line(P, T + 9, `${m(T + 9)} [811] LOG:  invalidating obsolete replication slot "${slot}"\n${m(T + 9)} [811] DETAIL:  The slot's restart_lsn ${L(T, 21e9)} exceeds the limit by ${r.int(8, 60) * 1048576} bytes.`, { root: 'slot' })
  c.line(B, T + 30, `${m(T + 30)} [412] FATAL:  could not receive data from WAL stream: FATAL:  terminating connection due to administrator command`, { relevant: 'slot' })
  let n = 0
  tick(r, T + 5 * sec, end, 15 * sec, (t) => {
    const pid = 13000 + n++
    c.line(B, t, `${m(t)} [${pid}] FATAL:  could not start WAL streaming: ERROR:  can no longer get changes from replication slot "${slot}"\n\tDETAIL:  This slot has been invalidated because it exceeded the maximum reserved size.`, { root: n < 4 ? 'slot' : undefined, relevant: n < 4 ? undefined : 'slot' })
    if (n % 6 == 0) c.line(B, t + 20, `${m(t + 20)} [398] LOG:  waiting for WAL to become available at ${L(T, 20e9)}`, { relevant: 'slot' })
  }, 900)
  tick(r, t0 + 66 * sec, T, 5 * min, (t) => c.line(B, t, `${m(t)} [405] LOG:  restartpoint complete: wrote ${r.int(900, 21000)} buffers (1.${r.int(0, 9)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 22)} recycled; write=269.${r.int(100, 900)} s, sync=0.0${r.int(10, 90)} s, total=269.9${r.int(10, 90)} s\n${m(t)} [405] LOG:  recovery restart point at ${L(t)}\n${m(t)} [405] DETAIL:  Last completed transaction was at log time ${dtms(t - 900)}+00.`))
  every(r, t0, end, 4 * min, (t) => c.line(B, t, `${m(t)} [${r.int(2000, 9000)}] bi@${db} ERROR:  canceling statement due to conflict with recovery\n${m(t)} [${r.int(2000, 9000)}] bi@${db} DETAIL:  User query might have needed to see row versions that must be removed.`))
  tick(r, t0, end, min, (t) => c.line(G, t, `${dtms(t)} UTC [41] LOG stats: ${r.int(80, 220)} xacts/s, ${r.int(200, 600)} queries/s, in ${r.int(40000, 99000)} B/s, out ${r.int(200000, 900000)} B/s, xact ${r.int(900, 4000)} us, query ${r.int(400, 1300)} us, wait ${r.int(0, 90)} us`))
  every(r, t0, end, 40 * sec, (t) => c.line(G, t, `${dtms(t)} UTC [41] LOG C-0x${r.hex(12)}: ${db}/app@10.4.1.${r.int(10, 40)}:${r.int(33000, 60000)} closing because: client close request (age=${r.int(1, 600)}s)`))
  tick(r, t0 + 9 * sec, end, 30 * sec, (t) => {
    const lag = t < walFrom ? r.int(0, 2) : t < T ? Math.round((t - walFrom) / 1000 * 0.6) : Math.round((t - T) / 1000 + 850)
    const bad = lag > 300
    c.line(A, t, `${iso(t)} ${bad ? 'ERROR' : 'INFO '} [report-runner] ${bad ? `freshness gate: newest row on ${sb} is ${lag} s old (limit 300 s), skipping 'daily-margin' and 14 dependants` : `freshness gate: newest row on ${sb} is ${lag} s old, running 15 reports`}`, bad && t > T ? { relevant: 'slot' } : {})
  }, 700)
  return c
}
pgStandby.say = { slot: { right: ['The primary invalidated the replication slot because the standby lagged past max_slot_wal_keep_size, so it can no longer stream', 'A bulk UPDATE generated so much WAL that the replication slot exceeded its retention limit and was dropped', 'Required WAL segments have been removed on the primary, the standby needs a rebuild'], wrong: ['The standby cannot connect to the primary', 'Replication connection was terminated by an administrator', 'report-runner reads stale data', 'checkpoints too frequent, increase max_wal_size'] } }

export function dnssec(S) {
  const name = 'dns-signed-zone', { r, t0 } = start(S, name), end = t0 + 3.2 * hour, K = t0 + 14 * min, X = t0 + r.int(100, 112) * min
  const zone = r.pick(['norvikbank.example', 'halden-port.example', 'tessera.example']), tag = r.int(10000, 60000)
  const c = new Case(name, { notes: 'named lost read access to the ZSK when its files were restored as root; signatures ran out two hours later; validators and clients are much louder' })
  c.incident('keys', {
    cause: { allOf: [['permission', 'unreadable', 'cannot read|could ?n.t read|unable to (read|load|access)|not readable', 'ownership|access denied|access rights', '(lost|no|lack\\w*|without|denied|inaccessible|missing|unavailable).{0,40}(private key|key file|signing key|ZSK)', '(private key|key file|signing key|ZSK).{0,50}(missing|inaccessible|unavailable|denied|not (be )?(loaded|accessible))'], ['sign|RRSIG|DNSSEC|zone key|ZSK|key']], mustNot: [] },
    services: ['named', 'bind', 'bind9', 'ns1', 'dns', zone, 'authoritative dns'], victims: ['unbound', 'postfix', 'haproxy', 'resolver', 'rs1', 'rs2'], severity: ['high', 'critical'], onset: K, onsetToleranceSeconds: 7200,
    rootPattern: 'permission denied|signing failed|error reading key|unable to.*sign' })
  const N = 'logs/ns1/named.log', U = 'logs/rs1/unbound.log', Q = 'logs/rs1/clients.syslog'
  const n = (t) => { const d = new Date(t); return `${p(d.getUTCDate())}-${mon(t)}-${d.getUTCFullYear()} ${iso(t).slice(11, 23)}` }
  const others = ['intern.' + zone, '12.20.10.in-addr.arpa', 'partner-' + zone]
  every(r, t0, end, 44 * sec, (t) => c.line(N, t, r.pick([
    () => `${n(t)} xfer-out: info: client @0x7f${r.hex(10)} 10.20.0.${r.int(2, 9)}#${r.int(30000, 60000)}/key xfer-key (${r.pick(others)}): transfer of '${r.pick(others)}/IN': IXFR started: TSIG xfer-key (serial ${r.int(2025010100, 2025019900)} -> ${r.int(2025010100, 2025019900)})`,
    () => `${n(t)} query-errors: info: client @0x7f${r.hex(10)} ${r.ip(185)}#${r.int(1025, 60000)} (version.bind): query failed (REFUSED) for version.bind/CH/TXT at query.c:5697`,
    () => `${n(t)} security: info: client @0x7f${r.hex(10)} ${r.ip(91)}#${r.int(1025, 60000)} (isc.org): query (cache) 'isc.org/ANY/IN' denied (allow-query-cache did not match)`,
    () => `${n(t)} rate-limit: info: limit responses to ${r.ip(45).replace(/\.\d+$/, '.0')}/24 for ${zone} IN TXT`,
    () => `${n(t)} notify: info: zone ${r.pick(others)}/IN: sending notifies (serial ${r.int(2025010100, 2025019900)})`,
    () => `${n(t)} general: info: zone ${r.pick(others)}/IN: loaded serial ${r.int(2025010100, 2025019900)}`])()))
  c.line(N, K - 40 * sec, `${n(K - 40 * sec)} general: info: received control channel command 'reload'`).line(N, K - 39 * sec, `${n(K - 39 * sec)} general: info: reloading configuration succeeded`)
  tick(r, K, end, 14 * min, (t, i) => {
    c.line(N, t, `${n(t)} dnssec: info: zone ${zone}/IN: reconfiguring zone keys`, { relevant: 'keys' })
    c.line(N, t + 3, `${n(t + 3)} dnssec: warning: dns_dnssec_findmatchingkeys: error reading key file K${zone}.+013+${p(tag, 5)}.private: permission denied`, { root: 'keys' })
    c.line(N, t + 5, `${n(t + 5)} dnssec: info: zone ${zone}/IN: next key event: ${n(t + 14 * min)}`)
    if (i % 2) c.line(N, t + 900, `${n(t + 900)} dnssec: error: zone ${zone}/IN: dns_zone_signwithkey/sign_apex: signing failed: permission denied`, { root: 'keys' })
  })
  tick(r, t0 + 4 * min, K, 4 * min, (t) => c.line(N, t, `${n(t)} dnssec: info: zone ${zone}/IN: next key event: ${n(t + 14 * min)}`))
  const y = (t) => `[${Math.floor(t / 1000)}] unbound[${733}:${r.int(0, 3)}]`
  every(r, t0, end, 28 * sec, (t) => c.line(U, t, r.pick([
    () => `${y(t)} info: 10.31.${r.int(1, 9)}.${r.int(2, 250)} ${r.pick(['graph.microsoft.com.', 'ocsp.digicert.com.', 'wiki.intern.', 'api.github.com.'])} ${r.pick(['A', 'AAAA'])} IN NOERROR 0.0${r.int(10, 99)}219 0 ${r.int(60, 300)}`,
    () => `${y(t)} info: validation failure <_dmarc.${r.pick(['lottery-mx.top', 'cheap-flights.click'])}. TXT IN>: no DNSSEC records from ${r.ip(103)} for DS ${r.pick(['lottery-mx.top', 'cheap-flights.click'])}. while building chain of trust`,
    () => `${y(t)} info: 10.31.${r.int(1, 9)}.${r.int(2, 250)} wpad.corp. A IN NXDOMAIN 0.000000 1 103`,
    () => `${y(t)} notice: remote address is ip4 ${r.ip(198)} port 53 (len 16)\n${y(t)} notice: sendto failed: Network is unreachable`])()))
  every(r, X, end, 14 * sec, (t) => { const h = r.pick(['www', 'mx1', 'api', 'login', 'idp']); c.line(U, t, `${y(t)} info: validation failure <${h}.${zone}. ${r.pick(['A', 'AAAA'])} IN>: signature expired from ${r.pick(['10.20.0.3', '10.20.0.4'])} for key ${zone}. while building chain of trust`, { relevant: 'keys' })
    if (r.chance(.5)) c.line(U, t + 3, `${y(t)} info: 10.31.${r.int(1, 9)}.${r.int(2, 250)} ${h}.${zone}. A IN SERVFAIL 0.0${r.int(10, 99)}733 0 52`, { relevant: 'keys' }) })
  const s = (t, w) => `${bsd(t)} ${w}`
  every(r, t0, end, 35 * sec, (t) => c.line(Q, t, r.pick([() => s(t, `edge1 haproxy[901]: Server idp_pool/${r.pick(['a', 'b'])} is UP, reason: Layer7 check passed, code: 200, check duration: ${r.int(2, 20)}ms.`), () => s(t, `mail2 postfix/smtp[${r.int(900, 30000)}]: ${r.hex(10).toUpperCase()}: to=<info@${r.pick(['kunde.example', 'gmail.com'])}>, relay=mx.kunde.example[198.51.100.7]:25, delay=1.2, delays=0.1/0/0.4/0.7, dsn=2.0.0, status=sent (250 OK)`), () => s(t, `app3 idpsync[77]: synced ${r.int(1, 40)} entries`)])()))
  every(r, X + 8 * sec, end, 22 * sec, (t) => c.line(Q, t, r.pick([() => s(t, `mail2 postfix/smtp[${r.int(900, 30000)}]: ${r.hex(10).toUpperCase()}: to=<desk@${zone}>, relay=none, delay=${r.int(30, 3000)}, delays=${r.int(30, 3000)}/0/10/0, dsn=4.4.3, status=deferred (Host or domain name not found. Name service error for name=${zone} type=MX: Host not found, try again)`), () => s(t, `edge1 haproxy[901]: Server idp_pool/a is going DOWN for maintenance (DNS timeout status). 0 active and 1 backup servers left.`), () => s(t, `app3 idpsync[77]: ERROR could not resolve login.${zone}: Temporary failure in name resolution`)])(), { relevant: 'keys' }))
  return c
}
dnssec.say = { keys: { right: ['named cannot read the zone signing key file (permission denied), so the zone was never re-signed and its RRSIGs expired', 'Wrong file ownership on the ZSK private key prevented re-signing; DNSSEC signatures ran out', 'BIND lost access to its DNSSEC private key'], wrong: ['The upstream resolver is down', 'Name service error: hosts cannot be resolved', 'postfix cannot deliver mail', 'unbound is failing'] } }

export function hdfs(S) {
  const name = 'hadoop-merged', { r, t0 } = start(S, name), end = t0 + 50 * min, T = t0 + r.int(19, 25) * min
  const nn = `nn1.${r.pick(['dp', 'lake', 'bdp'])}.internal`, c = new Case(name, { notes: 'NameNode disk low -> safe mode; HBase and Spark scream. One merged stream with a source column' })
  const F = 'logs/cluster-merged.log', need = 104857600
  c.incident('space', {
    cause: { allOf: [['low on (available )?(disk )?space', '(disk|volume|file ?system|partition|storage|name.?dir|edits?|metadata).{0,80}(full|out of space|low|exhaust|below|fill|ran out|reserved|shortage|no space|lack)', '(full|out of|low|exhaust|insufficient|ran out of|lack of|not enough|too little|no|missing)\\w*.{0,40}(disk|space|volume|storage)', 'below.{0,40}reserved'], ['name ?node|\\bNN\\b|nn1|name.?dir|HDFS|fsimage|edits']], mustNot: [] },
    services: ['namenode', nn, 'nn1', 'hdfs', 'hdfs namenode', 'NameNode'], victims: ['hbase', 'regionserver', 'spark', 'hmaster', 'yarn', 'datanode'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 600, rootPattern: 'Space available on volume|low on available disk space|Resources are low' })
  const l4 = (t) => dtms(t, ',')
  const put = (t, host, text, m) => c.line(F, t, text.split('\n').map((x) => `${host.padEnd(9)}| ${x}`).join('\n'), m)
  const blk = () => `blk_${r.int(1073741900, 1074999999)}_${r.int(200000, 999999)}`
  const dn = () => `worker${p(r.int(1, 12))}`
  every(r, t0, T, 3500, (t) => { const b = blk(); r.chance(.5) ? put(t, 'nn1', `${l4(t)} INFO hdfs.StateChange: BLOCK* allocate ${b}, replicas=10.9.1.${r.int(11, 22)}:9866, 10.9.1.${r.int(11, 22)}:9866, 10.9.1.${r.int(11, 22)}:9866 for /hbase/data/default/events/${r.hex(32)}/.tmp/d/${r.hex(32)}`) : put(t, 'nn1', `${l4(t)} INFO hdfs.StateChange: DIR* completeFile: /user/spark/out/dt=${dt(t).slice(0, 10)}/part-${p(r.int(0, 999), 5)}-${r.uuid()}.c000.snappy.parquet is closed by DFSClient_NONMAPREDUCE_${r.int(-9e8, 9e8)}_1`) })
  every(r, t0, end, 5 * sec, (t) => put(t, dn(), r.pick([
    () => `${l4(t)} INFO datanode.DataNode: Receiving BP-1893321-10.9.1.2-1618:${blk()} src: /10.9.1.${r.int(11, 22)}:${r.int(33000, 60000)} dest: /10.9.1.${r.int(11, 22)}:9866`,
    () => `${l4(t)} INFO DataNode.clienttrace: src: /10.9.1.${r.int(11, 22)}:9866, dest: /10.9.1.${r.int(11, 22)}:${r.int(33000, 60000)}, bytes: ${r.int(1e4, 1.3e8)}, op: HDFS_READ, cliID: DFSClient_hb_rs_${dn()},16020, duration(ns): ${r.int(1e5, 9e7)}`,
    () => `${l4(t)} WARN datanode.DataNode: Slow BlockReceiver write packet to mirror took ${r.int(301, 420)}ms (threshold=300ms), downstream DNs=[10.9.1.${r.int(11, 22)}:9866]`,
    () => `${l4(t)} INFO nodemanager.NodeManager: Container container_e41_16181_${p(r.int(1, 999), 4)}_01_${p(r.int(1, 90), 6)} succeeded`,
    () => `${l4(t)} INFO util.JvmPauseMonitor: Detected pause in JVM or host machine (eg GC): pause of approximately ${r.int(1000, 1900)}ms\nGC pool 'ParNew' had collection(s): count=1 time=${r.int(900, 1800)}ms`])()))
  tick(r, t0 + 3 * min, T - 4 * min, 8 * min, (t) => put(t, 'jn2', `${l4(t)} WARN server.Journal: Sync of transaction range ${r.int(9e6, 9.2e6)}-${r.int(9.3e6, 9.9e6)} took ${r.int(1010, 1400)}ms`))
  put(T - 6 * min, 'nn1', `${l4(T - 6 * min)} INFO namenode.TransferFsImage: Downloaded file fsimage.ckpt_0000000009${r.int(100000, 999999)} size 4831838208 bytes.`, { relevant: 'space' })
  tick(r, T, T + 6 * sec, 5 * sec, (t, i) => put(t, 'nn1', `${l4(t)} WARN namenode.NameNodeResourceChecker: Space available on volume '/dev/mapper/vg0-nnmeta' is ${r.int(61e6, 98e6)}, which is below the configured reserved amount ${need}`, { root: 'space' }))
  put(T + 7, 'nn1', `${l4(T + 7)} WARN namenode.FSNamesystem: NameNode low on available disk space. Entering safe mode.`, { root: 'space' })
  put(T + 12, 'nn1', `${l4(T + 12)} INFO hdfs.StateChange: STATE* Safe mode is ON. \nResources are low on NN. Please add or free up more resources then turn off safe mode manually. NOTE:  If you turn off safe mode before adding resources, the NN will immediately return to safe mode. Use "hdfs dfsadmin -safemode leave" to turn safe mode off.`, { root: 'space' })
  tick(r, T + 5 * sec, end, 65 * sec, (t) => put(t, 'nn1', `${l4(t)} WARN namenode.NameNodeResourceChecker: Space available on volume '/dev/mapper/vg0-nnmeta' is ${r.int(61e6, 98e6)}, which is below the configured reserved amount ${need}`, { root: 'space' }))
  const sm = (path) => `org.apache.hadoop.ipc.RemoteException(org.apache.hadoop.hdfs.server.namenode.SafeModeException): Cannot ${r.pick(['create file', 'create directory', 'delete', 'rename'])} ${path}. Name node is in safe mode.\n\tat org.apache.hadoop.hdfs.server.namenode.FSNamesystem.newSafemodeException(FSNamesystem.java:1570)\n\tat org.apache.hadoop.hdfs.server.namenode.FSNamesystem.checkNameNodeSafeMode(FSNamesystem.java:1557)\n\tat org.apache.hadoop.ipc.Client.call(Client.java:1457)`
  every(r, T + 2 * sec, end, 16 * sec, (t) => { const w = dn(); put(t, w, r.pick([
    () => `${l4(t)} ERROR regionserver.HRegionServer: ***** ABORTING region server ${w},16020,16181${r.int(10, 99)}: Replay of WAL required. Forcing server shutdown *****\norg.apache.hadoop.hbase.DroppedSnapshotException: region: events,,16${r.int(1e6, 9e6)}.${r.hex(32)}.\nCaused by: ${sm('/hbase/data/default/events/' + r.hex(32) + '/.tmp')}`,
    () => `${l4(t)} ERROR executor.Executor: Exception in task ${r.int(0, 99)}.${r.int(0, 3)} in stage ${r.int(1, 9)}.0 (TID ${r.int(100, 9000)})\n${sm('/user/spark/out/_temporary/0/task_' + r.int(1, 99))}`,
    () => `${l4(t)} FATAL wal.FSHLog: Failed roll of WAL writer; region server cannot continue\n${sm('/hbase/WALs/' + w)}`])(), { relevant: 'space' }) })
  every(r, T + min, end, 50 * sec, (t) => put(t, 'hm1', `${l4(t)} WARN master.ServerManager: Expiration of ${dn()},16020,1618 called but server already in crash processing; regions in transition: ${r.int(40, 900)}`, { relevant: 'space' }))
  return c
}
hdfs.say = { space: { right: ['The NameNode metadata volume ran out of free space and it put itself into safe mode', 'Disk low on the NameNode (vg0-nnmeta below the reserved amount) forced HDFS read-only', 'HDFS is in safe mode because the name dir partition is full'], wrong: ['HDFS is in safe mode', 'Region servers aborted', 'Spark tasks failed writing to HDFS', 'WAL roll failed'] } }

export function thinPool(S) {
  const name = 'kvm-host', { r, t0 } = start(S, name), end = t0 + 90 * min, T = t0 + r.int(40, 52) * min
  const host = `hv${p(r.int(3, 40))}`, c = new Case(name, { notes: 'dm-thin data space exhausted; guests report I/O errors and filesystems shut down' })
  c.incident('thin', { cause: { allOf: [['thin', 'dm-\\d|device.mapper|LVM|vg_guests'], ['(out of|no|run out|ran out|exhaust|full|100 ?%|low|lack|fill)\\w*.{0,40}(data|space|capacity|extent|block)?', 'over.?(commit|provision|subscri)', 'exhaust|full|ran out|fill']], mustNot: [] },
    services: [host, 'kernel', 'lvm', 'dm-thin', 'device-mapper', 'thin pool', 'thinpool', 'dmeventd'], victims: ['qemu', 'libvirtd', 'guest-erp', 'guest-git', 'guest-mail'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 420,
    rootPattern: 'device-mapper: thin|thin pool|thinpool|extend' })
  const H = `logs/${host}/journal.txt`, Gs = ['erp', 'git', 'mail'].map((g) => `logs/guests/${g}-console.log`), vg = 'vg_guests', mm = `253:${r.int(3, 8)}`
  const s = (t, u, x) => `${bsd(t)} ${host} ${u}: ${x}`
  every(r, t0, end, 11 * sec, (t) => c.line(H, t, r.pick([
    () => s(t, `sshd[${r.int(9e3, 6e4)}]`, `Failed password for invalid user ${r.pick(['admin', 'oracle', 'pi'])} from ${r.ip(193)} port ${r.int(2000, 60000)} ssh2`),
    () => s(t, 'kernel', `[${secs0(t)}] br0: received packet on bond0 with own address as source address (addr:52:54:00:${r.hex(2)}:${r.hex(2)}:01, vlan:0)`),
    () => s(t, 'kernel', `[${secs0(t)}] kvm [${r.int(2000, 9000)}]: ignored rdmsr: 0x${r.hex(3)} data 0x0`),
    () => s(t, 'systemd[1]', `Started Session ${r.int(100, 9000)} of user backup.`),
    () => s(t, `libvirtd[1544]`, `operation failed: guest agent is not connected for domain 'win-legacy'`),
    () => s(t, `snmpd[1201]`, `Connection from UDP: [10.2.0.9]:${r.int(33000, 60000)}->[10.2.0.40]:161`),
    () => s(t, `CRON[${r.int(9e3, 6e4)}]`, `(root) CMD (/usr/local/sbin/collect-vmstat >/dev/null 2>&1)`),
    () => s(t, 'smartd[990]', `Device: /dev/sd${r.pick(['a', 'b', 'c'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 66)} to ${r.int(60, 66)}`)])()))
  function secs0(t) { return ((t - t0) / 1000 + 4800000).toFixed(6) }
  ;[80, 85, 90, 95].forEach((q, i) => { const t = T - (38 - i * 9) * min; if (t > t0) c.line(H, t, s(t, 'dmeventd[1102]', `WARNING: Thin pool ${vg}-pool0-tpool data is now ${q}.${r.int(0, 9)}${r.int(0, 9)}% full.`), { root: 'thin' })
    if (t > t0) c.line(H, t + 300, s(t, 'dmeventd[1102]', `  Insufficient free space in ${vg}: ${r.int(2000, 2500)} extents needed, but only ${r.int(0, 30)} available to extend thin pool.`), { root: 'thin' }) })
  c.line(H, T - 41 * min + 60 * sec, s(T - 40 * min, `restore-test[${r.int(5000, 9000)}]`, `writing image erp-restore.qcow2 to ${vg}/restoretest (thin, 900 GiB)`), { relevant: 'thin' })
  c.line(H, T, s(T, 'kernel', `[${secs0(T)}] device-mapper: thin: ${mm}: reached low water mark for data device: sending event.`), { root: 'thin' })
  c.line(H, T + 200, s(T, 'kernel', `[${secs0(T)}] device-mapper: thin: ${mm}: switching pool to out-of-data-space (queue IO) mode`), { root: 'thin' })
  c.line(H, T + 60 * sec, s(T + 60 * sec, 'kernel', `[${secs0(T + 60 * sec)}] device-mapper: thin: ${mm}: switching pool to out-of-data-space (error IO) mode`), { root: 'thin' })
  every(r, T + 61 * sec, end, 14 * sec, (t) => c.line(H, t, r.pick([() => s(t, 'kernel', `[${secs0(t)}] Buffer I/O error on dev dm-${r.int(9, 14)}, logical block ${r.int(1e6, 9e7)}, lost async page write`), () => s(t, 'libvirtd[1544]', `Domain id=${r.int(2, 9)} name='${r.pick(['guest-erp', 'guest-git', 'guest-mail'])}' is paused due to I/O error (ENOSPC)`), () => s(t, `qemu-kvm[${r.int(2000, 9000)}]`, `block I/O error in device 'drive-virtio-disk0': No space left on device (28)`)])(), { relevant: 'thin' }))
  Gs.forEach((f, k) => {
    const u = (t) => `[${((t - t0) / 1000 + 90000 * (k + 1)).toFixed(6)}]`
    // guest consoles carry wall-clock stamps from the logger
    const g = (t, x) => c0(f, t, x)
    const c0 = (file, t, x, m) => c.line(file, t, `${isoS(t)} ${u(t)} ${x}`, m)
    every(r, t0, end, 55 * sec, (t) => g(t, r.pick([`audit: type=1400 apparmor="DENIED" operation="open" profile="/usr/sbin/cupsd" name="/proc/${r.int(100, 999)}/stat"`, 'systemd[1]: Started Daily apt upgrade and clean activities.', 'hrtimer: interrupt took 1834711 ns', 'systemd[1]: systemd-hostnamed.service: Deactivated successfully.'])))
    every(r, T + (12 + 9 * k) * sec, T + 30 * min, 11 * sec, (t) => c0(f, t, r.pick([`INFO: task jbd2/vda1-8:${r.int(200, 400)} blocked for more than 120 seconds.`, `blk_update_request: I/O error, dev vda, sector ${r.int(1e6, 9e7)} op 0x1:(WRITE) flags 0x800 phys_seg ${r.int(1, 30)} prio class 0`, `EXT4-fs error (device vda1): ext4_journal_check_start:83: comm ${r.pick(['mysqld', 'java', 'gitaly', 'master'])}: Detected aborted journal`, 'EXT4-fs (vda1): Remounting filesystem read-only', 'Aborting journal on device vda1-8.']), { relevant: 'thin' }))
  })
  return c
}
thinPool.say = { thin: { right: ['The LVM thin pool on the hypervisor ran out of data space and switched to error mode, so every guest got I/O errors', 'Overprovisioned thin pool is full', 'device-mapper thin pool exhausted'], wrong: ['Guest filesystem remounted read-only', 'I/O error on vda in the guest', 'libvirt paused a domain', 'disk failure'] } }

export function oracle(S) {
  const name = 'oracle-billing', { r, t0 } = start(S, name), end = t0 + 4 * hour, T = t0 + r.int(125, 150) * min, R = t0 + 22 * min
  const c = new Case(name, { notes: 'archiver stuck because the recovery area is full; RMAN had failed to reach tape before' }), db = r.pick(['BILLP', 'CRMP', 'ERPX'])
  c.incident('fra', { cause: { allOf: [['recovery (file|area|dest)', '\\bFRA\\b', 'db_recovery_file_dest', 'archiv\\w* (log )?(dest|area|space|disk|location|stor)', 'archive.?log.{0,80}(space|full|fill)', '(full|fill|space).{0,60}archiv'], ['full|fill|space|100 ?%|exhaust|limit|quota|used up|ran out|no room|size']], mustNot: [] },
    services: ['oracle', db, 'database', 'archiver', 'arc', 'rman', `${db.toLowerCase()}1`, 'alert'], victims: ['billing-api', 'listener', 'billing'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 7300, rootPattern: 'ORA-19815|ORA-19809|ORA-19804|ORA-16038|ORA-00257|Archival stopped|sbtbackup|ORA-1950[26]|db_recovery_file_dest' })
  const A = `logs/alert_${db}1.log`, M = 'logs/rman_arch.log', W = 'logs/billing-api.log'
  const o = (t) => iso(t).slice(0, 23) + r0(t) + '+00:00', r0 = (t) => p(Math.floor(t) % 997, 3)
  let seq = r.int(41000, 88000)
  tick(r, t0, T, 150 * sec, (t) => { seq++; c.line(A, t, `${o(t)}\nThread 1 advanced to log sequence ${seq} (LGWR switch),  current SCN: ${r.int(9e9, 9.9e9)}\n  Current log# ${seq % 4 + 1} seq# ${seq} mem# 0: +DATA/${db}/ONLINELOG/group_${seq % 4 + 1}.${r.int(260, 290)}.1098\n${o(t + 9)}\nARC${seq % 4} (PID:${r.int(9000, 9100)}): Archived Log entry ${seq - 300} added for B-1098.T-1.S-${seq - 1} LOS:0x${r.hex(12)} NXS:0x${r.hex(12)} NAB:${r.int(900000, 2000000)} ID 0x${r.hex(8)} LAD:1`) })
  tick(r, t0 + 3 * min, end, 17 * min, (t) => c.line(A, t, r.pick([`${o(t)}\nORA-01555 caused by SQL statement below (SQL ID: ${r.hex(13)}, Query Duration=${r.int(900, 4000)} sec, SCN: 0x${r.hex(12)}):\nselect /*+ parallel(4) */ count(*) from invoice_line_h`, `${o(t)}\nORA-00060: Deadlock detected. See Note 60.1 at My Oracle Support for Troubleshooting ORA-60 Errors. More info in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_ora_${r.int(9e3, 6e4)}.trc.`, `${o(t)}\nWARNING: inbound connection timed out (ORA-3136)`, `${o(t)}\nTABLE SYS.WRP$_REPORTS: ADDED INTERVAL PARTITION SYS_P${r.int(1000, 9999)} (5511) VALUES LESS THAN (TO_DATE(' 2026-01-04 01:00:00', 'SYYYY-MM-DD HH24:MI:SS', 'NLS_CALENDAR=GREGORIAN'))`])))
  const rm = (t, i) => { const x = (q) => c.line(M, t + q[0] * sec, q[1], q[2] ? { root: 'fra' } : {}); const d = (s) => `${dt(t + s * sec)} `
    x([0, `${d(0)}Recovery Manager: Release 19.0.0.0.0 - Production`]); x([1, `${d(1)}connected to target database: ${db} (DBID=${r.int(1e9, 3e9)})`]); x([2, `${d(2)}allocated channel: t1\n${d(2)}channel t1: SID=${r.int(100, 900)} device type=SBT_TAPE\n${d(2)}channel t1: Data Protector A.24.2/${r.int(100, 300)}`])
    if (i < 1) { x([4, `${d(4)}channel t1: starting archived log backup set`]); for (let k = 0; k < 12; k++) x([5, `${d(5)}input archived log thread=1 sequence=${seq - 90 + k} RECID=${r.int(1e5, 2e5)} STAMP=${r.int(1e9, 2e9)}`]); x([40, `${d(40)}channel t1: deleting archived log(s)`]); x([41, `${d(41)}Finished backup at ${dt(t + 41 * sec)}`]) } else {
      x([4, `${d(4)}channel t1: starting archived log backup set`]); x([320, `${d(320)}RMAN-00571: ===========================================================\n${d(320)}RMAN-00569: =============== ERROR MESSAGE STACK FOLLOWS ===============\n${d(320)}RMAN-03009: failure of backup command on t1 channel at ${dt(t + 320 * sec)}\n${d(320)}ORA-19506: failed to create sequential file, name="arc_${seq}_1", parms=""\n${d(320)}ORA-27028: skgfqcre: sbtbackup returned error\n${d(320)}ORA-19511: non RMAN, but media manager or vendor specific failure, error text:\n${d(320)}   Vendor specific error: No free media in pool ORA_ARCH (device busy or offline)`, 1]) } }
  ;[0, 1, 2, 3, 4, 5, 6].forEach((i) => rm(R - 20 * min + i * 30 * min, i))
  ;[85, 92, 97].forEach((q, i) => { const t = T - (50 - i * 17) * min; c.line(A, t, `${o(t)}\nErrors in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_arc2_9021.trc:\nORA-19815: WARNING: db_recovery_file_dest_size of 1099511627776 bytes is ${q}.${r.int(10, 99)}% used, and has ${r.int(1e9, 9e9)} remaining bytes available.\n${o(t)}\n************************************************************************\nYou have following choices to free up space from recovery area:\n1. Consider changing RMAN RETENTION POLICY. If you are using Data Guard,\n   then consider changing RMAN ARCHIVELOG DELETION POLICY.\n2. Back up files to tertiary device such as tape using RMAN\n   BACKUP RECOVERY AREA command.`, { root: 'fra' }) })
  tick(r, T, end, 5 * min, (t) => c.line(A, t, `${o(t)}\nErrors in file /u01/app/oracle/diag/rdbms/${db.toLowerCase()}/${db}1/trace/${db}1_arc0_9011.trc:\nORA-19809: limit exceeded for recovery files\nORA-19804: cannot reclaim ${r.int(1e9, 2e9)} bytes disk space from 1099511627776 bytes limit\n${o(t)}\nARC0 (PID:9011): Error 19809 Creating archive log file to '+RECO'\nORA-16038: log 2 sequence# ${seq} cannot be archived\nORACLE Instance ${db}1, archival error, archiver continuing\n${o(t)}\nARCH: Archival stopped, error occurred. Will continue retrying`, { root: 'fra' }))
  every(r, t0, T, 20 * sec, (t) => c.line(W, t, `${iso(t)} INFO  c.a.billing.InvoiceRun - run=${r.hex(6)} invoices=${r.int(20, 400)} took=${r.int(300, 2400)}ms`))
  every(r, t0, end, 110 * sec, (t) => c.line(W, t, `${iso(t)} WARN  c.a.billing.Mailer - recipient refused by relay, will retry: 451 4.7.1 Greylisted`))
  every(r, T + 2 * sec, end, 14 * sec, (t) => c.line(W, t, r.pick([`${iso(t)} ERROR c.a.billing.InvoiceRun - run=${r.hex(6)} failed: java.sql.SQLTimeoutException: ORA-01013: user requested cancel of current operation`, `${iso(t)} ERROR c.z.h.pool.HikariPool - billing-pool - Connection is not available, request timed out after 30000ms.`, `${iso(t)} ERROR c.a.billing.InvoiceRun - timeout waiting for commit (log file switch) after 60 s`]), { relevant: 'fra' }))
  every(r, T + 40 * sec, end, 4 * min, (t) => c.line(W, t, `${iso(t)} ERROR c.a.billing.Db - java.sql.SQLException: ORA-00257: Archiver error. Connect AS SYSDBA only until resolved.`, { root: 'fra' }))
  return c
}
oracle.say = { fra: { right: ['The fast recovery area is full, so the archiver is stuck and the database hangs', 'db_recovery_file_dest reached its size limit after RMAN tape backups failed', 'Archive log destination ran out of space'], wrong: ['billing-api connection pool is exhausted', 'Commits time out', 'ORA-01555 snapshot too old', 'the database hangs'] } }
export default [pgStandby, dnssec, hdfs, thinPool, oracle]
