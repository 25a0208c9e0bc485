import { make, S, M, H, UA, iso, isoS, sp, spc, sps, sub, micro, clf, sys, cisco, ngx } from './lib.mjs'
export default [
// ---- 15 direct: MySQL replica stops with a duplicate key, ProxySQL shuns it ----
make('last-a-15', 'direct', { thin: 1.3, notes: 'Replica SQL thread stops (duplicate entry); one or two lines in the error log; ProxySQL shuns the server, the primary and the application suffer louder.' }, ({ r, c, t0, every, tick, uuid, ip, incident }) => {
  const E = 'logs/mysqld-replica.err', X = 'logs/proxysql.log', A = 'logs/app.log', P = 'logs/mysqld-primary.err', rep = `10.20.0.${r.int(12, 30)}`, tbl = r.pick(['shop.user_sessions', 'crm.contacts', 'shop.coupons_used']), g = uuid()
  const on = t0 + r.int(45, 60) * M, end = on + r.int(45, 60) * M, bin = `binlog.000${r.int(100, 900)}`, pos = r.int(1e6, 9e7), key = r.int(10000, 900000), txn = r.int(1e5, 9e5)
  const my = (f, t, th, lv, code, ss, m, mark) => c.line(f, t, `${micro(t)} ${th} [${lv}] [${code}] [${ss}] ${m}`, mark)
  const px = (t, src, lv, m, mark) => c.line(X, t, `${sps(t)} ${src}: [${lv}] ${m}`, mark)
  const ap = (t, lv, m, mark) => c.line(A, t, `${sps(t)}Z|${lv}|${r.pick(['w1', 'w2', 'w3'])}|${m}`, mark)
  const abort = (f) => every(t0, end, 3 * M, (t) => my(f, t, r.int(9000, 99999), 'Note', 'MY-010914', 'Server', `Aborted connection ${r.int(9000, 99999)} to db: 'shop' user: 'app' host: '10.20.1.${r.int(2, 40)}' (Got timeout reading communication packets).`))
  abort(E); abort(P)
  every(t0, end, 8 * M, (t) => my(P, t, r.int(9000, 99999), 'Warning', 'MY-013360', 'Server', "Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'"))
  every(t0, end, 12 * M, (t) => my(P, t, 0, 'Note', 'MY-011953', 'InnoDB', `Page cleaner took ${r.int(4100, 5200)}ms to flush ${r.int(100, 900)} and evict 0 pages`))
  every(t0, end, 7 * S, (t) => { const late = t > on + 4 * M; ap(t, 'INFO', `GET /${r.pick(['orders', 'account', 'browse'])}/${r.int(1, 999)} 200 ${late ? r.int(80, 900) : r.int(10, 70)}ms db=${late ? 'hg10' : r.pick(['hg20', 'hg20', 'hg10'])}`) })
  every(t0, end, 5 * M, (t) => ap(t, 'ERROR', `deadlock found, transaction retried (1/3) and committed order=${r.int(10000, 99999)}`))
  every(t0, end, 20 * S, (t) => px(t, 'MySQL_Monitor.cpp:3871:monitor_ping()', 'INFO', `ping ok host=${r.pick([rep, '10.20.0.10'])} us=${r.int(200, 900)}`))
  const wr = t0 + r.int(14, 20) * M
  my(E, wr, 7731, 'Note', 'MY-010559', 'Repl', `Client login user 'ops'@'10.20.9.4' (SUPER), super_read_only = OFF set for session maintenance`.replace(' for session maintenance', ''), { relevant: 'repl' })
  my(E, wr + 4 * M, 7731, 'Note', 'MY-010559', 'Repl', 'super_read_only = ON set', { relevant: 'repl' })
  const gtid = `${g}:${txn}`
  my(E, on, 12, 'ERROR', 'MY-010584', 'Repl', `Replica SQL for channel '': Worker 1 failed executing transaction '${gtid}' at source log ${bin}, end_log_pos ${pos}; Could not execute Write_rows event on table ${tbl}; Duplicate entry '${key}' for key '${tbl.split('.')[1]}.PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY; the event's source log ${bin}, end_log_pos ${pos}, Error_code: MY-001062`, { root: 'repl' })
  my(E, on + 12, 11, 'Warning', 'MY-010584', 'Repl', `Replica SQL for channel '': ... The replica coordinator and worker threads are stopped, possibly leaving data in inconsistent state. A restart should restore consistency automatically, although using non-transactional storage for data or info tables or DDL queries could lead to problems. In such cases you have to examine your data (see documentation for details). Error_code: MY-001756`, { root: 'repl' })
  tick(on + 62 * S, end, 30 * S, (t) => px(t, 'MySQL_HostGroups_Manager.cpp:3310:replication_lag_action()', 'WARNING', `Shunning server ${rep}:3306 from HG 20 with replication lag of ${Math.floor((t - on) / S)} second, count number: ${Math.floor((t - on) / 30000)}`, { relevant: 'repl' }))
  every(on + 70 * S, end, 6 * S, (t) => px(t, 'MySQL_HostGroups_Manager.cpp:1140:connect()', 'ERROR', `Max connect timeout reached while reaching hostgroup 20 after ${r.int(10000, 10100)}ms . HG status: [{"servers":1,"online":0,"shunned":1}]`, { relevant: 'repl' }))
  every(on + 65 * S, end, 5 * S, (t) => ap(t, r.pick(['ERROR', 'ERROR', 'WARN']), r.pick(['SQLSTATE[HY000]: General error: 9001 Max connect timeout reached while reaching hostgroup 20 after 10000ms', `order ${r.int(10000, 99999)} not visible after checkout, user refreshes`, `slow query 2.${r.int(100, 900)}s on hg10: SELECT * FROM orders WHERE user_id = ${r.int(1, 9999)}`]), { relevant: 'repl' }))
  const dep = on - 7 * M; ap(dep, 'INFO', `deploy finished rev=${r.hex(8)} (css only)`)
  incident('repl', { cause: { allOf: [['replica', 'replicat', 'slave'], ['duplicate', '1062', 'stopp', 'broke', 'halt', '(replication|sql thread|applier|worker).{0,40}(fail|abort|error)', 'dupp', 'diverg', 'inconsist', 'conflict']] },
    services: ['mysqld-replica', 'replica', rep, 'mysql-replica', 'mysqld', 'MySQL', tbl], victims: ['proxysql', 'ProxySQL', 'app', 'mysqld-primary', 'primary'], severity: ['medium', 'high', 'critical'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'Replica SQL for channel',
    right: [`MySQL replication stopped with duplicate key 1062 on ${tbl}`, 'The replica SQL thread halted because of a duplicate entry', `Replica ${rep} is broken: it diverged after a manual write`],
    wrong: ['ProxySQL cannot reach hostgroup 20 (max connect timeout)', 'Slow queries on the primary since the deploy'] })
}),
// ---- 16 hard: a BI session with an open transaction holds back vacuum for hours ----
make('last-a-16', 'hard', { thin: 1.15, notes: 'An open repeatable-read transaction holds xmin; autovacuum removes nothing, durations of one hot table drift up; heals at the disconnection. LOG lines only.' }, ({ r, c, t0, every, tick, incident }) => {
  const F = 'logs/postgresql-ledger.log', db = r.pick(['ledger', 'queue_store']), tbl = r.pick(['job_queue', 'outbox']), pid = r.int(9000, 9900), who = r.pick(['bi_reader', 'analyst_ro']), tool = r.pick(['Tableau', 'DBeaver 24.1 - SQLEditor <margins.sql>', 'Metabase v0.50']), xmin = r.int(81000000, 99000000)
  const on = t0 + r.int(40, 60) * M, off = on + r.int(300, 340) * M, end = off + 45 * M
  const W = (t, p, ud, m, mark) => c.line(F, t, m.split('\n').map((x, i) => i ? '\t' + x : `${sp(t)} UTC ${ud ?? '-'} pid=${p} ${x}`).join('\n'), mark)
  const open = (t) => t > on && t < off, frac = (t) => open(t) ? (t - on) / (off - on) : 0
  W(on - 2 * S, pid, `${who}@${db}`, `LOG:  connection authorized: user=${who} database=${db} application_name=${tool}`, { root: 'xmin' })
  W(on, pid, `${who}@${db}`, 'LOG:  statement: BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', { root: 'xmin' })
  W(on + 9 * S, pid, `${who}@${db}`, `LOG:  duration: 8122.${r.int(100, 999)} ms  statement: SELECT account_id, sum(amount) FROM entries WHERE booked_on >= '2026-01-01' GROUP BY 1`, { relevant: 'xmin' })
  W(off, pid, `${who}@${db}`, `LOG:  disconnection: session time: ${Math.floor((off - on) / H)}:${String(Math.floor((off - on) / M) % 60).padStart(2, '0')}:0${r.int(1, 9)}.${r.int(100, 999)} user=${who} database=${db} host=10.9.1.${r.int(2, 90)} port=${r.int(40000, 60000)}`, { root: 'xmin' })
  let dead = 2000
  tick(t0 + 3 * M, end, 6 * M, (t) => { const o = open(t); dead = o ? dead + r.int(38000, 46000) : r.int(900, 4200); const late = o && t > on + 7 * M
    W(t, r.int(20000, 29999), undefined, `LOG:  automatic vacuum of table "${db}.public.${tbl}": index scans: ${late ? 0 : 1}\npages: 0 removed, ${Math.floor(300 + dead / 40)} remain, ${Math.floor(300 + dead / 40)} scanned (100.00% of total)\ntuples: ${late ? 0 : r.int(38000, 46000)} removed, ${(o ? dead : 0) + r.int(900, 1400)} remain, ${late ? dead : 0} are dead but not yet removable\nremovable cutoff: ${late ? xmin : xmin + Math.floor((t - t0) / 1000) * 7}, which was ${late ? Math.floor((t - on) / 1000) * 7 : r.int(0, 30)} XIDs old when operation ended\nindex scan ${late ? 'not needed' : 'needed'}: ${late ? 0 : r.int(200, 400)} pages from table (${late ? '0.00' : '81.20'}% of total) had ${late ? 0 : r.int(30000, 40000)} dead item identifiers removed\nbuffer usage: ${r.int(900, 9000)} hits, ${r.int(0, 90)} misses, ${r.int(10, 800)} dirtied\nsystem usage: CPU: user: 0.${r.int(10, 90)} s, system: 0.0${r.int(1, 9)} s, elapsed: ${(0.4 + frac(t) * 9).toFixed(2)} s`, { root: late ? 'xmin' : undefined }) })
  every(t0, end, 28 * S, (t) => { const f = frac(t); const ms = 60 + f * 2400 + r.int(0, 50); if (f < 0.02 && r.next() < 0.6) return; W(t, r.int(3000, 3030), `worker@${db}`, `LOG:  duration: ${ms.toFixed(3)} ms  execute <unnamed>: SELECT id, payload FROM ${tbl} WHERE state = 'ready' ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED`, { relevant: f > 0.02 ? 'xmin' : undefined }) })
  every(on + 150 * M, off, 2.5 * M, (t) => { const p = r.int(3000, 3030); W(t, p, `worker@${db}`, 'ERROR:  canceling statement due to statement timeout', { relevant: 'xmin' }); W(t, p, `worker@${db}`, `STATEMENT:  SELECT id, payload FROM ${tbl} WHERE state = 'ready' ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED`, { relevant: 'xmin' }) })
  tick(t0 + M, end, 5 * M, (t) => { W(t, 71, undefined, 'LOG:  checkpoint starting: time'); W(t + 150 * S, 71, undefined, `LOG:  checkpoint complete: wrote ${r.int(1000, 4000)} buffers (${r.int(6, 24)}.${r.int(0, 9)}%); 0 WAL file(s) added, 1 removed, 3 recycled; write=149.${r.int(100, 999)} s, sync=0.00${r.int(1, 9)} s, total=150.0${r.int(10, 99)} s; sync files=${r.int(20, 60)}, longest=0.002 s, average=0.001 s; distance=${r.int(20000, 60000)} kB, estimate=61000 kB`) })
  every(t0, end, 2 * M, (t) => { const p = r.int(11000, 19000); W(t, p, `app@${db}`, `LOG:  connection authorized: user=app database=${db} application_name=api`); W(t + r.int(1, 300) * S, p, `app@${db}`, `LOG:  disconnection: session time: 0:0${r.int(0, 4)}:${r.int(10, 59)}.${r.int(100, 999)} user=app database=${db} host=10.9.0.${r.int(2, 60)} port=${r.int(40000, 60000)}`) })
  every(t0, end, 9 * M, (t) => { const p = r.int(11000, 19000); W(t, p, `app@${db}`, 'ERROR:  duplicate key value violates unique constraint "idem_key_pk"'); W(t, p, `app@${db}`, `DETAIL:  Key (key)=(${r.hex(12)}) already exists.`) })
  every(t0, end, 20 * M, (t) => W(t, r.int(11000, 19000), 'postgres@postgres', 'FATAL:  password authentication failed for user "postgres"'))
  const mig = on - 12 * M; W(mig, r.int(11000, 19000), `deploy@${db}`, 'LOG:  statement: CREATE INDEX CONCURRENTLY idx_entries_ref ON entries (ref)')
  incident('xmin', { cause: { allOf: [['long.?(running|open|lived)', 'idle.{0,4}in.{0,4}transaction', 'open (repeatable|transaction|session|snapshot)', '(session|transaction|snapshot).{0,60}(open|held|hours|forgotten|never)', 'forgotten', 'old(est)? (snapshot|transaction|xmin)', 'xmin', who, tool.split(' ')[0], 'repeatable read', 'transaction'], ['vacuum', 'dead (tuples|rows)', 'bloat', 'not (yet )?(be )?remov', 'garbage', 'xmin', 'cleanup', 'clean up']] },
    services: [who, tool, tool.split(' ')[0], db, 'postgres', 'PostgreSQL', 'postgresql-ledger', tbl], victims: ['worker', 'app'], severity: ['medium', 'high'], onset: on, onsetToleranceSeconds: 3600, rootPattern: 'automatic vacuum|ISOLATION LEVEL|' + who,
    right: [`${who} left a transaction open for hours, so autovacuum cannot remove dead rows of ${tbl}`, `Long-running transaction holds back vacuum, ${tbl} is bloated`, `Forgotten ${tool.split(' ')[0]} session in repeatable read: dead tuples are not yet removable and queries get slow`],
    wrong: [`The worker's query on ${tbl} runs into statement timeout`, 'CREATE INDEX CONCURRENTLY slows the database', 'Postgres checkpoints take too long'] })
}),
// ---- 17 victims: a patched cable makes a layer 2 loop (syslog of network and hosts) ----
make('last-a-17', 'victims', { notes: 'A port comes up at INFO level 5, MAC flapping shows the loop; keepalived, OSPF, iSCSI and VoIP hosts are louder; another user port flaps all day; ends by errdisable/shutdown.' }, ({ r, c, t0, every, tick, ip, incident }) => {
  const F = 'logs/syslog-collector.log', acc = r.pick(['sw-acc-3', 'sw-og2-1', 'acc-b-02']), port = `Gi1/0/${r.int(20, 24)}`, full = port.replace('Gi', 'GigabitEthernet'), vlan = r.pick([20, 30, 110]), on = t0 + r.int(50, 70) * M, off = on + r.int(9, 14) * M, end = off + 35 * M
  const seq = r.int(4000, 9000)
  const sw = (t, h, m, mark) => c.line(F, t, `${sys(t)} ${h} ${seq + Math.floor((t - t0) / 7000)}: ${cisco(t)}: ${m}`, mark)
  const un = (t, h, tag, m, mark) => c.line(F, t, `${sys(t)} ${h} ${tag}: ${m}`, mark)
  const mac = () => `${r.pick(['0050.56', '3cec.ef', 'b883.03'])}${r.hex(2)}.${r.hex(4)}`
  every(t0, end, 60 * S, (t) => { const p = `GigabitEthernet1/0/${r.pick([3, 3, 3, 7, 11])}`, u = r.next() < 0.5; sw(t, acc, `%LINK-3-UPDOWN: Interface ${p}, changed state to ${u ? 'up' : 'down'}`); sw(t + 900, acc, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to ${u ? 'up' : 'down'}`) })
  every(t0, end, 20 * S, (t) => un(t, 'fw1', 'kernel', `[UFW BLOCK] IN=wan0 OUT= MAC=00:16:3e:${r.hex(2)}:${r.hex(2)}:${r.hex(2)} SRC=${ip()} DST=203.0.113.${r.int(2, 30)} LEN=40 TOS=0x00 PREC=0x00 TTL=24${r.int(0, 9)} ID=${r.int(1000, 65000)} PROTO=TCP SPT=${r.int(30000, 60000)} DPT=${r.pick([22, 23, 445, 3389, 8080])} WINDOW=1024 RES=0x00 SYN URGP=0`))
  every(t0, end, 40 * S, (t) => un(t, 'dhcp1', `dhcpd[812]`, r.pick([`DHCPACK on 10.20.${r.int(0, 3)}.${r.int(10, 250)} to 3c:ec:ef:${r.hex(2)}:${r.hex(2)}:${r.hex(2)} via eth0`, `DHCPREQUEST for 10.20.1.${r.int(10, 250)} from b8:83:03:${r.hex(2)}:${r.hex(2)}:${r.hex(2)} via eth0`])))
  every(t0, end, 55 * S, (t) => un(t, r.pick(['vm-app1', 'vm-app2']), `systemd[1]`, r.pick(['Starting Refresh fwupd metadata and update motd...', 'logrotate.service: Deactivated successfully.', 'Started Session ' + r.int(100, 999) + ' of User monitor.'])))
  every(t0, end, 4 * M, (t) => sw(t, 'core-1', `%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: admin] [Source: 10.20.9.${r.int(2, 9)}] [localport: 22] [Reason: Login Authentication Failed]`))
  every(t0, end, 9 * M, (t) => sw(t, 'core-1', `%CDP-4-NATIVE_VLAN_MISMATCH: Native VLAN mismatch discovered on TenGigabitEthernet1/1/4 (1), with lab-sw GigabitEthernet0/1 (99).`))
  const cf = on - 18 * M; sw(cf, 'core-1', '%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.20.9.5)')
  // the loop
  sw(on, acc, `%LINK-3-UPDOWN: Interface ${full}, changed state to up`, { root: 'loop' }); sw(on + 950, acc, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${full}, changed state to up`, { root: 'loop' })
  every(on + 6 * S, off, 9 * S, (t) => un(t, r.pick(['lb1', 'lb2']), 'Keepalived_vrrp[733]', r.pick(['(VI_20) Entering MASTER STATE', '(VI_20) Received advert from 10.20.0.3 with lower priority 100, ours 150, forcing new election', '(VI_20) Master received advert from 10.20.0.3 with same priority but higher IP address than ours', '(VI_20) Entering BACKUP STATE']), { relevant: 'loop' }))
  every(on + 8 * S, off, 6 * S, (t) => un(t, r.pick(['vm-app1', 'vm-app2', 'vm-db1']), 'kernel', r.pick([`[${r.int(100000, 999999)}.${r.int(100000, 999999)}]  connection1:0: ping timeout of 5 secs expired, recv timeout 5, last rx ${r.int(4e9, 4.2e9)}, last ping ${r.int(4e9, 4.2e9)}, now ${r.int(4.2e9, 4.29e9)}`, `[${r.int(100000, 999999)}.${r.int(100000, 999999)}] sd 3:0:0:1: [sdc] tag#${r.int(1, 90)} FAILED Result: hostbyte=DID_TRANSPORT_DISRUPTED driverbyte=DRIVER_OK cmd_age=${r.int(5, 40)}s`]), { relevant: 'loop' }))
  every(on + 14 * S, off, 20 * S, (t) => sw(t, r.pick(['core-1', 'core-2']), `%OSPF-5-ADJCHG: Process 1, Nbr 10.0.0.${r.int(1, 4)} on Vlan${vlan} from ${r.pick(['FULL to DOWN, Neighbor Down: Dead timer expired', 'LOADING to FULL, Loading Done'])}`, { relevant: 'loop' }))
  every(on + 10 * S, off, 5 * S, (t) => un(t, 'pbx1', 'asterisk[2211]', `NOTICE[2290]: chan_sip.c:${r.int(30000, 30999)} sip_poke_noanswer: Peer '${r.int(200, 260)}' is now UNREACHABLE!  Last qualify: ${r.int(5, 40)}`, { relevant: 'loop' }))
  every(on + 12 * S, off, 10 * S, (t) => sw(t, r.pick([acc, 'core-1']), `%SW_MATM-4-MACFLAP_NOTIF: Host ${mac()} in vlan ${vlan} is flapping between port ${port} and port Te1/1/1`.replace(port, () => port), { root: 'loop' }))
  sw(on + 25 * S, acc, `%STORM_CONTROL-3-FILTERED: A Broadcast storm detected on ${port}. A packet filter action has been applied on the interface.`, { root: 'loop' })
  sw(off - 4 * S, acc, '%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.20.9.5)', { relevant: 'loop' })
  sw(off, acc, `%LINK-5-CHANGED: Interface ${full}, changed state to administratively down`, { root: 'loop' })
  for (let i = 0; i < 20; i++) un(off + 5 * S + i * 700, 'pbx1', 'asterisk[2211]', `NOTICE[2290]: chan_sip.c:24712 handle_response_peerpoke: Peer '${r.int(200, 260)}' is now Reachable. (${r.int(5, 40)}ms / 2000ms)`)
  incident('loop', { cause: { allOf: [['loop', 'broadcast storm', 'mac.?(address(es)?)?.{0,6}flap', 'flapping mac', 'patch', '\\bstorm', full.slice(-6), port], ['loop', 'storm', 'flap']] },
    services: [acc, port, full, 'switch'], victims: ['lb1', 'lb2', 'vm-app1', 'vm-app2', 'vm-db1', 'pbx1', 'core-2', 'keepalived'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'MACFLAP|STORM|' + full,
    right: [`Layer 2 loop on ${acc} after ${port} came up`, `Broadcast storm and MAC flapping through ${port}; gone once it was shut`, 'Someone patched a cable that closes a switching loop'],
    wrong: ['OSPF neighbours go down, dead timer expired', 'iSCSI connections to the storage time out', 'VRRP master election flips between lb1 and lb2'] })
}),
// ---- 18 direct: the compiler is killed for lack of memory in a container build (no wall clock) ----
make('last-a-18', 'direct', { notes: 'BuildKit output with seconds since start only; cc1plus killed among many warnings; make, docker and the CI wrapper are louder; no onset.' }, ({ r, c, t0, every, incident }) => {
  const F = 'logs/ci-job.log', proj = r.pick(['tesselate', 'quarry', 'meshkit']), j = r.pick([16, 24, 32]), step = 14
  let s = 0.3, n = 0
  const L = (m, mark) => { c.line(F, n++, `#${step} ${s.toFixed(2)} ${m}`, mark); s += r.next() * 1.4 }
  const O = (m, mark) => c.line(F, n++, m, mark)
  for (const m of ['Running with gitlab-runner 17.2.0 (a6f1f3f6)', `  on shared-builder-${r.int(1, 9)} ${r.hex(8)}, system ID: s_${r.hex(12)}`, 'Preparing the "docker" executor', 'Using Docker executor with image docker:27 ...', 'WARNING: Failed to pull image with policy "if-not-present": retrying', 'Fetching changes with git depth set to 20...', `Checking out ${r.hex(8)} as detached HEAD (ref is main)...`, 'Skipping Git submodules setup', '$ docker buildx build --progress=plain -t "$IMAGE" .', '#0 building with "default" instance using docker driver', '#1 [internal] load build definition from Dockerfile', '#1 transferring dockerfile: 1.32kB done', '#1 DONE 0.1s', '#5 [ 2/10] RUN apt-get update && apt-get install -y g++ cmake ninja-build']) O(m)
  for (const p of ['libboost-dev', 'libssl-dev', 'g++-12', 'cmake', 'libprotobuf-dev', 'zlib1g-dev']) O(`#5 ${(3 + n / 10).toFixed(2)} Setting up ${p}:amd64 (${r.int(1, 12)}.${r.int(0, 9)}-${r.int(1, 4)}) ...`)
  O('#5 21.40 debconf: delaying package configuration, since apt-utils is not installed'); O('#5 DONE 29.9s'); O(`#${step} [ 9/10] RUN cmake -S . -B build && cmake --build build -j ${j}`)
  L('-- The CXX compiler identification is GNU 12.2.0'); L('-- Performing Test HAVE_STD_FORMAT - Failed'); L('CMake Warning (dev) at cmake/Find.cmake:12 (message): Could NOT find OpenMP (missing: OpenMP_CXX_FOUND)'); L(`-- Detected memory limit: ${r.pick([4, 6])} GiB (cgroup), parallel jobs requested: ${j}`, { relevant: 'oom' }); L('-- Configuring done'); L('-- Generating done')
  const total = r.int(360, 480), dies = Math.floor(total * 0.86)
  const dirs = ['core', 'geom', 'io', 'python', 'solver', 'thirdparty/absl', 'render'], names = ['mesh', 'bvh', 'intersect', 'writer', 'bindings', 'kernels', 'sparse', 'hash', 'tables', 'expr', 'parse']
  for (let i = 1; i <= dies; i++) {
    const d = r.pick(dirs), f = r.pick(names) + '_' + r.int(1, 40)
    L(`[${String(Math.floor(i / total * 100)).padStart(3)}%] Building CXX object src/${d}/CMakeFiles/${d.replace('/', '_')}.dir/${f}.cpp.o`)
    if (r.next() < 0.12) { L(`/src/src/${d}/${f}.cpp: In member function 'bool ${proj}::Node::error(const char*) const':`); L(`/src/src/${d}/${f}.cpp:${r.int(20, 900)}:${r.int(5, 40)}: warning: comparison of integer expressions of different signedness: 'int' and 'std::size_t' {aka 'long unsigned int'} [-Wsign-compare]`) }
    if (r.next() < 0.03) L(`/src/src/${d}/${f}.hpp:${r.int(20, 90)}:9: warning: 'fatal_error' is deprecated: use abort_with instead [-Wdeprecated-declarations]`)
    if (r.next() < 0.02) L('make[2]: warning: jobserver unavailable: using -j1.  Add \'+\' to parent make rule.')
  }
  const heavy = r.pick(['python/CMakeFiles/python.dir/bindings_all.cpp.o', 'solver/CMakeFiles/solver.dir/kernels_inst.cpp.o'])
  L(`[ 86%] Building CXX object src/${heavy}`)
  const rest = () => { for (let i = 0; i < 4; i++) L(`[ 86%] Building CXX object src/geom/CMakeFiles/geom.dir/late_${r.int(1, 90)}.cpp.o`) }
  rest()
  L('c++: fatal error: Killed signal terminated program cc1plus', { root: 'oom' }); L('compilation terminated.', { relevant: 'oom' })
  const dir = heavy.split('/')[0]
  L(`make[2]: *** [src/${dir}/CMakeFiles/${dir}.dir/build.make:${r.int(90, 400)}: src/${heavy}] Error 1`, { relevant: 'oom' }); L('make[2]: *** Waiting for unfinished jobs....', { relevant: 'oom' })
  rest()
  L(`make[1]: *** [CMakeFiles/Makefile2:${r.int(200, 900)}: src/${dir}/CMakeFiles/${dir}.dir/all] Error 2`, { relevant: 'oom' }); L('make: *** [Makefile:146: all] Error 2', { relevant: 'oom' })
  for (const m of [`#${step} ERROR: process "/bin/sh -c cmake -S . -B build && cmake --build build -j ${j}" did not complete successfully: exit code: 2`, '------', ` > [ 9/10] RUN cmake -S . -B build && cmake --build build -j ${j}:`]) O(m, { relevant: 'oom' })
  for (const m of ['Dockerfile:31', '--------------------', '  29 |     COPY . /src', '  30 |     WORKDIR /src', `  31 | >>> RUN cmake -S . -B build && cmake --build build -j ${j}`, '--------------------', `ERROR: failed to solve: process "/bin/sh -c cmake -S . -B build && cmake --build build -j ${j}" did not complete successfully: exit code: 2`, 'Running after_script', '$ docker run --rm "$IMAGE" ctest --output-junit report.xml', `Unable to find image 'registry.example.com/${proj}:ci' locally`, 'docker: Error response from daemon: manifest unknown: manifest unknown.', 'Uploading artifacts for failed job', 'WARNING: report.xml: no matching files. Ensure that the artifact path is relative to the working directory', 'ERROR: No files to upload', 'Cleaning up project directory and file based variables', 'ERROR: Job failed: exit code 1']) O(m, { relevant: 'oom' })
  incident('oom', { cause: { allOf: [['memory', '\\boom\\b', '\\bram\\b', 'too many parallel', `-j ?${j}`], ['kill', 'out of', '\\boom\\b', 'exhaust', 'too (little|many|few)', 'not enough', 'insufficient', 'limit', 'ran out', 'lack', 'run(s|ning)? out', 'used up']] },
    services: ['cc1plus', 'c++', 'g++', 'compiler', 'build', proj, dir, 'gcc'], victims: ['make', 'docker', 'gitlab-runner', 'ctest'], severity: ['medium', 'high', 'critical', 'low'], onset: null, rootPattern: 'cc1plus',
    right: ['The compiler cc1plus was killed, the build container ran out of memory', `OOM: ${j} parallel compile jobs need more RAM than the container has`, `Not enough memory for make -j ${j}`],
    wrong: ['make failed with Error 2', 'The registry does not know the image manifest', 'No artifacts to upload'] })
}),
// ---- 19 hard: one accepted login among scanners, then a miner ----
make('last-a-19', 'hard', { notes: 'Scanner noise all day; one Accepted password of the same class of address, a new cron and load; no error line of the culprit.' }, ({ r, c, t0, every, tick, ip, incident }) => {
  const F = 'logs/secure-and-messages.log', h = r.pick(['build-03', 'jump2', 'legacy-ftp']), user = r.pick(['backup', 'deploy', 'oracle']), bad = ip(), on = t0 + r.int(100, 130) * M, end = on + r.int(70, 90) * M
  const W = (t, tag, m, mark) => c.line(F, t, `${isoS(t).replace('Z', '.' + sub(t, 6).slice(20))}+00:00 ${h} ${tag}: ${m}`, mark)
  const sshd = () => `sshd[${r.int(10000, 30000)}]`
  every(t0, end, 26 * S, (t) => { const s = sshd(), u = r.pick(['root', 'admin', 'test', 'ubuntu', 'git', 'pi']), a = ip(), p = r.int(30000, 60000); if (u !== 'root') W(t, s, `Invalid user ${u} from ${a} port ${p}`); W(t + 1900, s, `Failed password for ${u === 'root' ? '' : 'invalid user '}${u} from ${a} port ${p} ssh2`); W(t + 2300, s, `${r.pick(['Connection closed by', 'Disconnected from'])} ${u === 'root' ? 'authenticating' : 'invalid'} user ${u} ${a} port ${p} [preauth]`) })
  every(t0, end, 4 * M, (t) => W(t, sshd(), `error: kex_exchange_identification: ${r.pick(['Connection closed by remote host', 'client sent invalid protocol identifier "GET / HTTP/1.1"'])}`))
  every(t0, end, 5 * M, (t) => { const s = sshd(), u = r.pick(['ansible', 'm.keller']); W(t, s, `Accepted publickey for ${u} from 10.1.0.${r.int(4, 9)} port ${r.int(30000, 60000)} ssh2: ED25519 SHA256:${r.hex(20)}QwL`); W(t + 200, s, `pam_unix(sshd:session): session opened for user ${u}(uid=${u === 'ansible' ? 1002 : 1007}) by (uid=0)`); W(t + 40 * S, s, `pam_unix(sshd:session): session closed for user ${u}`) })
  tick(t0 + 20 * S, end, 5 * M, (t) => W(t, `CROND[${r.int(10000, 30000)}]`, '(root) CMD (/usr/lib64/sa/sa1 1 1)'))
  every(t0, end, 7 * M, (t) => W(t, 'sudo', `m.keller : TTY=pts/0 ; PWD=/home/m.keller ; USER=root ; COMMAND=/usr/bin/journalctl -n 50`))
  every(t0, end, 11 * M, (t) => W(t, 'systemd[1]', r.pick(['dnf-makecache.service: Failed with result \'exit-code\'.', 'Started dnf makecache.'])))
  tick(t0 + 2 * M, end, 4 * M, (t) => W(t, 'loadlogger', `load1=${(t > on + 6 * M ? r.int(780, 810) / 100 : r.int(3, 60) / 100).toFixed(2)} cpus=8 procs=${r.int(180, 210)}`, { relevant: t > on + 6 * M ? 'hack' : undefined }))
  // guessing from one address, then success
  every(on - 24 * M, on, 20 * S, (t) => W(t, sshd(), `Failed password for ${user} from ${bad} port ${r.int(30000, 60000)} ssh2`, { relevant: 'hack' }))
  const s = sshd(); W(on, s, `Accepted password for ${user} from ${bad} port ${r.int(30000, 60000)} ssh2`, { root: 'hack' }); W(on + 90, s, `pam_unix(sshd:session): session opened for user ${user}(uid=34) by (uid=0)`, { relevant: 'hack' })
  W(on + 75 * S, `crontab[${r.int(10000, 30000)}]`, `(${user}) REPLACE (${user})`, { relevant: 'hack' }); W(on + 80 * S, s, `pam_unix(sshd:session): session closed for user ${user}`, { relevant: 'hack' })
  tick(on + 3 * M, end, 5 * M, (t) => W(t, `CROND[${r.int(10000, 30000)}]`, `(${user}) CMD (/var/tmp/.X11-unix/.kd/kthreadx -o ${r.pick(['pool', 'xmr'])}.${'example'}-mine.net:443 -B >/dev/null 2>&1)`, { relevant: 'hack' }))
  incident('hack', { cause: { allOf: [[user, h, bad.replaceAll('.', '\\.'), 'ssh', 'log(in|ged|on)', 'password', 'account', 'brute', 'host', 'server', 'machine', 'system', 'miner', 'mining', 'credential', 'attacker'], ['compromis', 'intru', 'break.?in', 'br(eak|oke|oken) in', 'hacked', 'unauthori[sz]ed', 'accepted', 'tak(e|en|ing) ?over', 'breach', 'miner', 'mining', 'malware', 'crypto', 'succe', 'logged in', 'got (in|access)', 'gain(ed)? access', 'guessed', 'cracked']], mustNot: [] },
    services: [h, user, 'sshd', bad, 'ssh'], victims: [], severity: ['high', 'critical'], onset: on, onsetToleranceSeconds: 1800, rootPattern: 'Accepted password',
    right: [`${bad} guessed the password of ${user} and installed a miner by cron`, `The host is compromised: brute force on ssh succeeded for ${user}`, `Break-in through the account ${user}, a crypto miner now runs from cron`],
    wrong: ['Many failed logins by scanners', 'The load of the host is high', 'dnf-makecache fails'] })
}),
// ---- 20 two incidents: a failing disk in a RAID, and an expired LDAP bind account ----
make('last-a-20', 'direct', { notes: 'Two independent incidents in one syslog: sd errors and a degraded array; the LDAP bind account expires so logins by name fail.' }, ({ r, c, t0, every, tick, ip, incident }) => {
  const F = 'logs/rsyslog-central.log', h = r.pick(['nas01', 'store-2']), dsk = r.pick(['sdb', 'sdd', 'sde']), md = r.pick(['md0', 'md2']), ata = r.int(2, 6), a = t0 + r.int(60, 75) * M, b = a + r.int(70, 90) * M, end = b + r.int(45, 55) * M, hosts = ['web1', 'web2', 'git1', 'wiki1'], bind = `cn=svc-${r.pick(['sssd', 'unix'])},ou=services,dc=example,dc=org`
  const pids = new Map(), pidOf = (host, tag) => { if (tag === 'kernel') return '-'; if (tag === 'sshd') return r.int(3000, 30000); const k = host + tag; if (!pids.has(k)) pids.set(k, r.int(300, 2900)); return pids.get(k) }
  const W = (t, host, tag, m, mark, p = 30) => c.line(F, t, `<${p}>1 ${micro(t)} ${host} ${tag} ${pidOf(host, tag)} - - ${m}`, mark)
  every(t0, end, 40 * S, (t) => W(t, r.pick(hosts), 'systemd', r.pick(['Started Session ' + r.int(100, 9000) + ' of User monitor.', 'apt-daily.service: Deactivated successfully.', 'Starting Daily man-db regeneration...']) ))
  every(t0, end, 60 * S, (t) => W(t, h, 'nfsd', `export /srv/data client 10.3.0.${r.int(2, 90)} ops=${r.int(200, 900)} lat=${t > a && t < a + 40 * M ? r.int(9, 60) : r.int(1, 6)}ms`))
  every(t0, end, 4 * M, (t) => W(t, r.pick(hosts), 'postfix/smtpd', `warning: hostname mail${r.int(1, 9)}.example.net does not resolve to address ${ip()}: Name or service not known`, undefined, 20))
  every(t0, end, 6 * M, (t) => W(t, h, 'smartd', `Device: /dev/${r.pick(['sda', 'sdc'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(108, 112)} to ${r.int(108, 112)}`))
  every(t0, b, 75 * S, (t) => W(t, r.pick(hosts), 'sssd_be', `[sysdb_update] refreshed user ${r.pick(['jsmith', 'abauer', 'lchen'])} from ldap`))
  every(t0, end, 10 * M, (t) => W(t, 'ldap1', 'slapd', `conn=${r.int(1000, 9999)} op=1 SEARCH RESULT tag=101 err=32 nentries=0 text=`, undefined, 166))
  every(t0, end, 45 * S, (t) => W(t, 'ldap1', 'slapd', `conn=${r.int(1000, 9999)} op=2 SRCH base="ou=people,dc=example,dc=org" scope=2 deref=0 filter="(uid=${r.pick(['jsmith', 'abauer'])})"`, undefined, 166))
  const up = a - 15 * M; W(up, h, 'systemd', 'Reloading NFS server and services...')
  // a
  const k = (t, m, mark, p = 3) => W(t, h, 'kernel', m, mark, p), blk = r.int(1e8, 9e8)
  for (let i = 0; i < 4; i++) { const t = a - 4 * M + i * 50 * S; k(t, `ata${ata}.00: exception Emask 0x0 SAct 0x400 SErr 0x0 action 0x0`, { relevant: 'raid' }); k(t + 1, `ata${ata}.00: failed command: READ FPDMA QUEUED`, { relevant: 'raid' }); k(t + 2, `ata${ata}.00: error: { UNC }`, { relevant: 'raid' }); k(t + 3, `blk_update_request: I/O error, dev ${dsk}, sector ${blk + i * 8} op 0x0:(READ) flags 0x4000 phys_seg 1 prio class 0`, { root: 'raid' }) }
  k(a, `md/raid1:${md}: Disk failure on ${dsk}1, disabling device.`, { root: 'raid' }, 2); k(a + 1, `md/raid1:${md}: Operation continuing on 1 devices.`, { relevant: 'raid' }, 2)
  W(a + 3 * S, h, 'mdadm', `Fail event detected on md device /dev/${md}, component device /dev/${dsk}1`, { root: 'raid' }, 10)
  every(a + 30 * S, a + 40 * M, 40 * S, (t) => W(t, r.pick(['web1', 'web2', 'wiki1']), 'kernel', r.pick([`nfs: server ${h} not responding, still trying`, `nfs: server ${h} OK`]), { relevant: 'raid' }, 5))
  tick(a + 30 * M, end, 30 * M, (t) => W(t, h, 'smartd', `Device: /dev/${dsk} [SAT], ${r.int(8, 90)} Currently unreadable (pending) sectors`, { relevant: 'raid' }, 26))
  incident('raid', { cause: { allOf: [['disk', 'drive', dsk, 'raid', '\\bmd\\d', 'array', 'hdd', 'ssd'], ['fail', 'degrad', 'defect', 'dying', 'dead', 'broken', 'i/o error', 'unreadable', 'bad sector', 'kicked', 'read error', 'faulty', '\\bdie[sd]?\\b']] },
    services: [h, dsk, md, 'mdadm', 'kernel', '/dev/' + dsk, '/dev/' + md], victims: ['web1', 'web2', 'wiki1', 'nfs', 'nfsd'], severity: ['medium', 'high', 'critical'], onset: a - 4 * M, onsetToleranceSeconds: 330, rootPattern: `dev ${dsk}|Disk failure|Fail event`,
    right: [`Disk ${dsk} in ${h} is failing, ${md} runs degraded`, `RAID array degraded after read errors of ${dsk}`, `Hard drive ${dsk} died`],
    wrong: [`NFS server ${h} not responding`, 'sda gets too hot'] })
  // b
  W(b, 'ldap1', 'slapd', `conn=${r.int(1000, 9999)} op=0 BIND dn="${bind}" method=128`, { relevant: 'ldap' }, 166)
  W(b + 1, 'ldap1', 'slapd', `ppolicy_bind: Entry ${bind} has an expired password: 0 grace logins`, { root: 'ldap' }, 166); W(b + 2, 'ldap1', 'slapd', `conn=${r.int(1000, 9999)} op=0 RESULT tag=97 err=49 text=`, { relevant: 'ldap' }, 166)
  every(b + 5 * S, end, 60 * S, (t) => { W(t, 'ldap1', 'slapd', `ppolicy_bind: Entry ${bind} has an expired password: 0 grace logins`, { root: 'ldap' }, 166); W(t + 1, 'ldap1', 'slapd', `conn=${r.int(1000, 9999)} op=0 RESULT tag=97 err=49 text=`, { relevant: 'ldap' }, 166) })
  every(b + 8 * S, end, 15 * S, (t) => W(t, r.pick(hosts), 'sssd_be', `[sdap_cli_auth_done] Could not start TLS/bind. [Invalid credentials] Marking server 'ldap1' as 'not working', going offline`, { relevant: 'ldap' }, 27))
  every(b + 20 * S, end, 12 * S, (t) => W(t, r.pick(hosts), 'sshd', r.pick([`pam_sss(sshd:auth): received for user ${r.pick(['jsmith', 'abauer', 'lchen'])}: 9 (Authentication service cannot retrieve authentication info)`, `error: PAM: Authentication service cannot retrieve authentication info for ${r.pick(['jsmith', 'abauer'])} from 10.3.1.${r.int(2, 90)}`]), { relevant: 'ldap' }, 83))
  incident('ldap', { cause: { allOf: [['ldap', 'bind', bind.split(',')[0].slice(3), 'slapd', 'service account', 'sssd'], ['expir', 'password.{0,30}(old|out|no longer|lapsed)', 'credential', 'err=49']] },
    services: ['slapd', 'ldap1', bind, bind.split(',')[0].slice(3), 'ldap', 'LDAP'], victims: ['sshd', 'sssd_be', 'sssd', 'web1', 'web2', 'git1', 'wiki1'], severity: ['medium', 'high', 'critical'], onset: b, onsetToleranceSeconds: 120, rootPattern: 'ppolicy_bind',
    right: [`The password of the LDAP bind account ${bind.split(',')[0].slice(3)} has expired`, 'Service account used by sssd expired in ldap1, nobody can log in', 'slapd refuses the bind: expired password, invalid credentials'],
    wrong: ['Users cannot log in by ssh', 'sssd marks ldap1 as not working and goes offline'] })
}),
]
