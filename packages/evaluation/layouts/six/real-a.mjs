import { bag, parts, p2, p3, ymd, hms, offs, us3, sec, cs, doy, DAY } from './lib.mjs';

// SAP HANA indexserver trace
function hana(r, L) {
  const W = { d: 'debug', i: 'info', w: 'warn', e: 'error', f: 'fatal' };
  const d = bag(r, [
    () => ['i', 'Service_Startup', 'TREXIndexServer.cpp', `Service ready for connections on port 3${p2(r.int(0, 20))}03`],
    () => ['i', 'Backup', 'BackupExe_Prepare.cpp', `Log backup for volume ${r.int(2, 9)} prepared, ${r.int(1, 90)} segments`],
    () => ['i', 'Savepoint', 'SavepointImpl.cpp', `Savepoint current savepoint version: ${r.int(10000, 99999)}, restart redo log position: 0x${r.hex(9)}, next savepoint version: ${r.int(10000, 99999)}`],
    () => ['w', 'Statement', 'StatementHandle.cc', `Expensive statement took ${r.int(1000, 90000)} ms, plan id ${r.int(10000, 999999)}`],
    () => ['w', 'Memory', 'ReportMemoryProblems.cpp', `OUT OF MEMORY threshold reached: allocated ${r.int(200, 900)}.${r.int(10, 99)} GB of ${r.int(900, 1200)}.00 GB`],
    () => ['e', 'TrexNet', 'BufferedIO.cpp', `erecv: Connection reset by peer (104), local=${r.ip()}:3${p2(r.int(0, 9))}40 remote=${r.ip()}:${r.port()}`],
    () => ['e', 'Authentication', 'MethodSAML.cc', `unsuccessful login attempt with SAML assertion for user ${r.user().toUpperCase()}`],
    () => ['i', 'assign', 'TREXNameServer.cpp', `assign to volume ${r.int(2, 6)} started`],
    () => ['d', 'join_eval', 'JoinEvaluator.cpp', `estimated result size ${r.int(100, 99999)} rows for index SAPSR3:VBAP~${r.int(0, 3)}`],
    () => ['i', 'TraceContext', 'TraceContext.cpp', `UserName=SAPSR3, ApplicationUserName=${r.user().toUpperCase()}, ApplicationName=ABAP:PRD, StatementHash=${r.hex(32)}`],
    () => ['w', 'ResMan', 'ResourceContainer.cpp', `shrink of resource container finished after ${r.int(200, 4000)} ms: freed ${r.int(1, 40)} GB`],
    () => ['e', 'sr_data_access', 'DisasterRecoverySecondary.cpp', `Replication channel to site 2 lost, ${r.int(1, 60)} retries left`],
  ], [
    () => ['f', 'Crash_Shutdown', 'PersistenceManagerImpl.cpp', `Emergency shutdown: log volume is full`],
    () => ['e', 'Basis', 'FaultProtectionImpl.cpp', `exception  1: no.${r.int(1000000, 3000000)}  (Basis/IO/FileAccess/FileAccess.cpp:${r.int(100, 999)}) TID: ${r.int(10000, 99999)}`,
      ['    Error during asynchronous file transfer, rc=5: Input/output error', 'exception throw location:', ` 1: 0x00007f${r.hex(10)} in FileAccess::CompletionQueue::wait(unsigned long)+0x${r.hex(3)} at FileAccess.cpp:${r.int(90, 900)} (libhdbbasis.so)`, ` 2: 0x00007f${r.hex(10)} in Execution::Thread::staticMainImp(void**)+0x${r.hex(3)} at Thread.cpp:${r.int(90, 900)} (libhdbbasis.so)`]],
  ]);
  while (L.more) {
    const [l, comp, file, m, cont] = d(); const t = L.step(); const q = parts(t);
    const src = `${file}(${String(r.int(20, 4000)).padStart(5, '0')})`;
    const conn = r.chance(0.5) ? '{-1}[-1/-1]' : `{${r.int(200000, 420000)}}[${r.int(10, 99)}/${r.pick(['-1', String(r.int(100000, 9999999))])}]`;
    L.rec(`[${r.int(1000, 99999)}]${conn} ${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${l} ${comp.padEnd(16)} ${src} : ${m}`,
      { time: t, level: W[l], service: [null, comp], message: [m, `${src} : ${m}`] }, cont);
  }
}

// Progress OpenEdge database log (.lg)
function openedge(r, L) {
  const W = { I: 'info', W: 'warn', F: ['fatal', 'error'] };
  const off = 60;
  const d = bag(r, [
    () => ['I', 'BROKER', 0, '333', 'Multi-user session begin. '],
    () => ['I', 'SRV', r.int(1, 9), '742', `Login usernum ${r.int(5, 400)}, userid ${r.user()}, on ${r.pick(['app01', 'CLIENT-7', 'batch2'])}. `],
    () => ['I', 'SRV', r.int(1, 9), '739', `Logout usernum ${r.int(5, 400)}, userid ${r.user()}, on ${r.pick(['app01', 'CLIENT-7', 'batch2'])}. `],
    () => ['I', 'ABL', r.int(10, 99), '452', `Login by ${r.user()} on /dev/pts/${r.int(0, 12)}.`],
    () => ['I', 'AIMGT', 4, '13199', `After-image extent /db/prod/sports.a${r.int(1, 8)} has been copied to /db/aiarch/sports.${r.int(1000, 9999)}.`],
    () => ['W', 'ABL', r.int(10, 99), '915', `Lock table overflow, increase -L on server`],
    () => ['W', 'WDOG', 11, '2527', `Disconnecting dead user ${r.int(5, 300)}.`],
    () => ['I', 'BIW', 10, '2518', 'Started.'],
    () => ['I', 'APW', 12, '14676', `Asynchronous page writer flushed ${r.int(1, 900)} buffers at checkpoint ${r.int(10, 9000)}.`],
    () => ['W', 'SRV', r.int(1, 9), '794', `Usernum ${r.int(5, 400)} terminated abnormally.`],
    () => ['I', 'RPLS', 13, '10507', 'The Replication Server has been successfully started.'],
    () => ['W', 'RPLA', 14, '11699', `The Replication Agent lost communication with ${r.pick(['agent1', 'drsite'])}, waiting ${r.int(30, 300)} seconds.`],
    () => ['I', 'SQLSRV2', r.int(2, 6), '-----', `SQL Server 11.7.${r.int(2, 14)} started, configuration: "sports.default"`],
  ], [
    () => ['F', 'BROKER', 0, '4492', `SYSTEM ERROR: bkioWrite: Insufficient disk space during write, fd ${r.int(5, 90)}, len ${r.int(1, 16) * 4096}, offset ${r.int(1000, 99999)}, file /db/prod/sports.b1.`],
    () => ['F', 'ABL', r.int(10, 99), '49', `SYSTEM ERROR: Memory violation. `],
  ]);
  while (L.more) {
    const [l, typ, n, num, raw] = d(); const t = L.step(); const q = parts(t, off); const m = raw.trimEnd();
    const nr = `(${num})`.padEnd(8), head = `${typ.padEnd(7)}${String(n).padStart(2)}: ${nr}`;
    L.rec(`[${q.y}/${p2(q.mo)}/${p2(q.d)}@${hms(q)}.${p3(q.ms)}${offs(off, false)}] P-${String(r.int(1000, 99999)).padEnd(10)} T-${String(r.int(1, 9999)).padEnd(5)} ${l} ${head}${raw}`,
      { time: t, level: W[l], service: [null, typ], message: [m, `${nr}${m}`, `${head}${m}`] });
  }
}

// IBM Db2 db2diag.log
function db2diag(r, L) {
  L.goal = 150;
  const W = { Event: ['info', null], Info: 'info', Warning: 'warn', Error: 'error', Severe: ['error', 'fatal'], Critical: 'fatal' };
  const d = bag(r, [
    () => ['Info', 'DB2 UDB, data protection services, sqlpgArchiveLogFile, probe:3108', 'MESSAGE', `ADM1846I  Completed archive for log file "S${p3(r.int(0, 9))}${r.int(1000, 9999)}.LOG" to "DISK:/db2/arch".`],
    () => ['Warning', 'DB2 UDB, buffer pool services, sqlbExtendContainer, probe:860', 'MESSAGE', `ADM6044E  The DMS table space "TS_${r.pick(['ORDERS', 'HIST', 'IDX'])}" (ID "${r.int(3, 20)}") is full.`],
    () => ['Warning', 'DB2 UDB, lock manager, sqlplnfd, probe:80', 'MESSAGE', `ADM5501I  DB2 is performing lock escalation. The affected application is named "${r.pick(['db2jcc_application', 'batch01', 'java'])}".`],
    () => ['Error', 'DB2 UDB, common communication, sqlcctcptest, probe:11', 'MESSAGE', 'Detected client termination', [['DATA #1 : Hexdump, 2 bytes'], [`0x00007F${r.hex(10).toUpperCase()} : 3600                                       6.`]]],
    () => ['Severe', 'DB2 UDB, base sys utilities, sqeLocalDatabase::FirstConnect, probe:100', 'MESSAGE', `ZRC=0x850F0005=-2062614523=SQLO_NOSEG "No Storage Available for allocation"`],
    () => ['Event', 'DB2 UDB, config/install, sqlfLogUpdateCfgParam, probe:20', 'CHANGE', `CFG DB SALES: "Logsecond" From: "${r.int(10, 40)}" To: "${r.int(50, 200)}"`],
    () => ['Event', 'DB2 UDB, base sys utilities, sqeDBMgr::StartUsingLocalDatabase, probe:13', 'START', 'Received async archive request, DATABASE: SALES   : ACTIVATED: NO'],
    () => ['Info', 'DB2 UDB, self tuning memory manager, stmmLog, probe:1008', 'MESSAGE', `Altering bufferpool "IBMDEFAULTBP" From: "${r.int(1000, 9000)}" <automatic> To: "${r.int(9001, 20000)}" <automatic>`],
    () => ['Warning', 'DB2 UDB, High Availability Disaster Recovery, hdrEduAcceptEvent, probe:20280', 'MESSAGE', 'Failed to connect to primary.'],
    () => ['Error', 'DB2 UDB, runtime interpreter, sqlriSectInvoke, probe:4100', 'MESSAGE', `SQL0911N  The current transaction has been rolled back because of a deadlock or timeout.  Reason code "${r.pick(['2', '68'])}".`],
  ], [
    () => ['Critical', 'DB2 UDB, data protection services, sqlpgasn2, probe:1080', 'MESSAGE', `ADM14001C  An unexpected and critical error has occurred: "DBMarkedBad". The instance may have been shutdown as a result.`],
  ], 0.06);
  while (L.more) {
    const [l, fn, key, m, extra = []] = d(); const t = L.step(50, 90000); const q = parts(t);
    const c = [`PID     : ${String(r.int(1000, 99999)).padEnd(21)}TID : ${String(r.int(140000000000, 140999999999)).padEnd(19)}PROC : db2sysc 0`,
      `INSTANCE: db2inst1             NODE : 000                DB   : SALES`];
    if (r.chance(0.7)) c.push(`APPHDL  : ${`0-${r.int(100, 60000)}`.padEnd(21)}APPID: ${r.ip()}.${r.port()}.${String(q.y).slice(2)}${p2(q.mo)}${p2(q.d)}${p2(q.h)}${p2(q.mi)}${p2(q.s)}`, 'AUTHID  : APPUSER              HOSTNAME: db2p01');
    else c.push('HOSTNAME: db2p01');
    c.push(`EDUID   : ${String(r.int(20, 900)).padEnd(21)}EDUNAME: ${r.pick(['db2agent (SALES) 0', 'db2logmgr (SALES) 0', 'db2stmm (SALES) 0', 'db2hadrp.0.1 (SALES) 0'])}`, `FUNCTION: ${fn}`, `${key.padEnd(8)}: ${m}`, ...extra.map((x) => x[0]), '');
    L.rec(`${q.y}-${p2(q.mo)}-${p2(q.d)}-${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}.${p3(q.ms)}${us3(r)}+000 ${`${r.pick(['I', 'E'])}${r.int(10000, 9999999)}E${r.int(300, 900)}`.padEnd(21)}LEVEL: ${l}`,
      { time: t, level: W[l], service: [null, 'db2sysc', 'db2sysc 0'], message: [m, `${key.padEnd(8)}: ${m}`, [m, ...extra.map((x) => x[0])].join('\n')] }, c);
  }
}

// Couchbase ns_server (info.log / debug.log together)
function couchbase(r, L) {
  const node = () => `ns_1@${r.pick(['cb1.corp.example', 'cb2.corp.example', '127.0.0.1'])}`;
  const d = bag(r, [
    () => ['ns_server', 'debug', 'compaction_daemon:process_scheduler_message:1312', `No buckets to compact for compact_views. Rescheduling compaction.`],
    () => ['ns_server', 'info', 'ns_config_rep:do_pull_one:389', `Pulling config from: 'ns_1@${r.ip()}'`],
    () => ['ns_server', 'warn', 'ns_memcached:handle_info:791', `Memcached connection for bucket "${r.pick(['orders', 'sessions'])}" is slow: ${r.int(500, 9000)}ms`],
    () => ['menelaus', 'info', 'menelaus_web_buckets:handle_bucket_create:711', `Created bucket "${r.pick(['orders', 'tmp', 'carts'])}" of type: couchbase`],
    () => ['menelaus', 'warn', 'menelaus_util:reply_error:120', `Dropped connection to ${r.ip()}:${r.port()} because of handshake timeout`],
    () => ['cluster', 'debug', 'ns_cluster:do_add_node_allowed:511', `Adding node 'ns_1@${r.ip()}' to the cluster, group 'Group ${r.int(1, 3)}'`],
    () => ['rebalance', 'info', 'ns_vbucket_mover:spawn_workers:411', `Spawning mover for vbucket ${r.int(0, 1023)} of bucket "orders"`],
    () => ['rebalance', 'error', 'ns_rebalancer:do_wait_buckets_shutdown:244', `Failed to wait deletion of some buckets on some nodes: [{'ns_1@${r.ip()}',{'EXIT',{old_buckets_shutdown_wait_failed,["tmp"]}}}]`],
    () => ['ns_doctor', 'debug', 'ns_doctor:handle_info:183', `Current node statuses:`, [`[{'ns_1@${r.ip()}',`, `  [{last_heard,{${r.int(1600, 1800)},${r.int(100000, 999999)},${r.int(1000, 99999)}}},`, `   {active_buckets,["orders","sessions"]}]}]`]],
    () => ['stats', 'error', 'base_stats_collector:handle_info:109', `(Collector: global_stats_collector) Exception in stats collector: {exit,{noproc,{gen_server,call,['stats_archiver-@global']}}}`],
    () => ['user', 'info', 'menelaus_web_alerts_srv:global_alert:96', `Remote or replica mutation received from bucket orders on node with drift of ${r.int(5000, 9000)} ms`],
    () => ['ns_server', 'warn', 'leader_registry:handle_down:285', `Leader process went down with reason shutdown, electing again`],
  ], [
    () => ['user', 'critical', 'auto_failover:log_down_nodes_reason:412', `Could not auto-failover node ('ns_1@${r.ip()}'). There was at least another node down.`],
    () => ['ns_server', 'error', 'async:async_loop_handle_result:469', `Async process <0.${r.int(1000, 9999)}.0> crashed with reason:`, [`{badmatch,{error,timeout}}`, ` [{ns_janitor,cleanup_with_membase_bucket_check_map,3,[{file,"src/ns_janitor.erl"},{line,${r.int(50, 400)}}]},`, `  {proc_lib,init_p_do_apply,3,[{file,"proc_lib.erl"},{line,226}]}]`]],
  ]);
  while (L.more) {
    const [logger, l, where, m, cont] = d(); const t = L.step();
    L.rec(`[${logger}:${l},${new Date(t).toISOString()},${node()}:${r.chance(0.5) ? r.pick(['ns_doctor', 'compaction_daemon', 'auto_failover']) : ''}<0.${r.int(100, 29999)}.${r.int(0, 3)}>:${where}]${m}`,
      { time: t, level: l === 'critical' ? ['fatal', 'error'] : l, service: [null, logger], message: m }, cont);
  }
}

// EMQX 5 text log
function emqx(r, L) {
  const W = { debug: 'debug', info: 'info', notice: ['info', 'warn'], warning: 'warn', error: 'error', critical: ['fatal', 'error'] };
  const cid = () => r.pick([`sensor-${r.int(10, 999)}`, `gw_${r.hex(6)}`, `mqttjs_${r.hex(8)}`]);
  const d = bag(r, [
    () => ['warning', 'AUTHZ', 'cannot_publish_to_topic_due_to_not_authorized', `topic: plant/${r.int(1, 9)}/cmd, reason: not_authorized`],
    () => ['info', 'SOCKET', 'terminate', `reason: {shutdown,tcp_closed}`],
    () => ['debug', 'MQTT', 'mqtt_packet_received', `packet: PUBLISH(Q${r.int(0, 2)}, R0, D0, Topic=plant/${r.int(1, 9)}/temp, PacketId=${r.int(1, 65000)})`],
    () => ['error', 'RESOURCE', 'health_check_failed', `id: bridge:${r.pick(['kafka', 'mysql', 'http'])}:fwd, status: disconnected, reason: timeout`],
    () => ['warning', 'AUTHN', 'authentication_failure', `reason: bad_username_or_password, provider: emqx_authn_mnesia`],
    () => ['info', 'CM', 'session_discarded', `new_pid: <0.${r.int(1000, 9999)}.0>, old_pid: <0.${r.int(1000, 9999)}.0>`],
    () => ['notice', 'CONFIG', 'config_reloaded', `path: etc/emqx.conf, changed: ${r.int(1, 9)}`],
    () => ['warning', 'ALARM', 'alarm_is_activated', `name: high_cpu_usage, usage: ${r.int(81, 99)}.${r.int(0, 9)}%`],
    () => ['error', 'CONNECTION', 'emqx_connection_terminated', `reason: {frame_too_large,${r.int(1048577, 9000000)}}`],
    () => ['debug', 'SESSION', 'deliver_dropped', `reason: queue_full, queued: ${r.int(1000, 2000)}`],
  ], [
    () => ['critical', 'OS_MON', 'system_memory_high_watermark', `usage: ${r.int(91, 99)}%, node: emqx@10.0.0.${r.int(2, 9)}`],
    () => ['error', null, 'raw'],
  ], 0.04);
  while (L.more) {
    const [l, tag, msg, rest] = d(); const t = L.step(); const q = parts(t);
    const head = `${ymd(q)}T${hms(q)}.${p3(q.ms)}${us3(r)}+00:00 [${l}] `;
    if (!tag) {
      const m = `Generic server emqx_bridge_worker_${r.int(1, 8)} terminating. Reason: {{badmatch,{error,econnrefused}},[{emqx_connector,start,2,[{file,"emqx_connector.erl"},{line,${r.int(40, 300)}}]}]}.`;
      L.rec(head + m, { time: t, level: 'error', service: null, message: m }, [`    Last message: {'$gen_cast',reconnect}`, `    State: #{status => connecting,retries => ${r.int(1, 9)}}.`]);
      continue;
    }
    const client = ['AUTHZ', 'SOCKET', 'MQTT', 'AUTHN', 'CM', 'CONNECTION', 'SESSION'].includes(tag) ? `clientid: ${cid()}, ` : '';
    const peer = client ? `peername: ${r.ip()}:${r.port()}, ` : '';
    const a = `msg: ${msg}, ${peer}${rest}`, full = `tag: ${tag}, ${client}${a}`;
    L.rec(head + full, { time: t, level: W[l], service: [null, tag], message: [full, client + a, a, msg, a.slice(5)] });
  }
}

// Mojolicious (Perl) production log
function mojo(r, L) {
  const d = bag(r, [
    () => ['debug', `GET "/orders/${r.int(100, 9999)}"`], () => ['debug', `Routing to controller "Shop::Controller::Order" and action "${r.pick(['show', 'list', 'cancel'])}"`],
    () => ['debug', `Rendering template "order/show.html.ep"`], () => ['debug', `200 OK (0.0${r.int(10000, 99999)}s, ${r.int(10, 90)}.${r.int(100, 999)}/s)`],
    () => ['trace', `GET "/static/app.${r.hex(6)}.css"`], () => ['info', `Worker ${r.int(1000, 9999)} started`, 1], () => ['info', `Listening at "http://*:${r.pick([3000, 8080])}"`, 1],
    () => ['warn', `Your secret passphrase needs to be changed`, 1], () => ['info', `Order ${r.int(10000, 99999)} paid by ${r.mail()}`],
    () => ['warn', `Inactivity timeout after ${r.int(15, 40)} seconds on ${r.pub()}`], () => ['error', `Worker ${r.int(1000, 9999)} has no heartbeat (50 seconds), restarting (see FAQ for more)`, 1],
    () => ['error', `DBD::Pg::st execute failed: ERROR:  deadlock detected at /srv/shop/lib/Shop/Model/Orders.pm line ${r.int(20, 300)}.`],
    () => ['debug', `404 Not Found (0.00${r.int(1000, 9999)}s, ${r.int(100, 900)}.${r.int(100, 999)}/s)`],
  ], [
    () => ['fatal', `Can't create listen socket: Address already in use at /usr/share/perl5/Mojo/IOLoop.pm line ${r.int(100, 140)}.`, 1],
    () => ['error', `Can't locate object method "total" via package "Shop::Model::Cart" at /srv/shop/lib/Shop/Controller/Cart.pm line 42.`, 0, ['Context:', '  40:   my $self = shift;', '  41:   my $cart = $self->cart;', '  42:   my $sum = $cart->total;', '  43:   return $self->render(sum => $sum);', 'Traceback (most recent call first):', `  File "/usr/share/perl5/Mojolicious/Controller.pm", line ${r.int(100, 300)}, in "Shop::Controller::Cart::show"`, `  File "/usr/share/perl5/Mojolicious/Routes.pm", line ${r.int(100, 300)}, in "_action"`]],
  ]);
  while (L.more) {
    const [l, m, noid, cont] = d(); const t = L.step(); const q = parts(t);
    const id = r.chars(12, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');
    const txt = noid ? m : `[${id}] ${m}`;
    L.rec(`[${ymd(q)} ${hms(q)}.${p3(q.ms)}${p2(r.int(0, 49))}] [${r.int(1000, 32000)}] [${l}] ${txt}`, { time: t, level: l, service: null, message: [m, txt] }, cont);
  }
}

// Cloud Foundry: cf logs
function cf(r, L) {
  const app = bag(r, [
    () => ['OUT', 'info', 'info: ', `order ${r.int(1000, 9999)} accepted in ${r.ms()} ms`], () => ['OUT', 'warn', 'warn: ', `payment provider answered slowly (${r.int(900, 9000)} ms)`],
    () => ['ERR', 'error', 'error: ', `could not bind service "p-redis": connect ETIMEDOUT ${r.ip()}:6379`], () => ['OUT', 'debug', 'debug: ', `cache miss for key cart:${r.hex(8)}`],
    () => ['OUT', null, '', `Server listening on port 8080`], () => ['ERR', [null, 'error', 'warn'], '', `npm WARN config production Use \`--omit=dev\` instead.`, 1],
    () => ['OUT', 'info', 'info: ', `mail queued for ${r.mail()}`],
  ]);
  const plat = bag(r, [
    () => ['CELL/0', 'OUT', `Cell ${r.uuid()} successfully created container for instance ${r.uuid()}`], () => ['CELL/0', 'OUT', 'Starting health monitoring of container'],
    () => ['CELL/SSHD/0', 'OUT', `Exit status 0`], () => ['CELL/0', 'ERR', `Failed after 1m0.${r.int(100, 999)}s: readiness health check never passed.`],
    () => ['API/' + r.int(0, 3), 'OUT', `Updated app with guid ${r.uuid()} ({"state"=>"STARTED"})`], () => ['API/' + r.int(0, 3), 'OUT', `Process has crashed with type: "web"`],
    () => ['STG/0', 'OUT', `Downloaded droplet (${r.int(20, 90)}.${r.int(1, 9)}M)`], () => ['PROXY/0', 'OUT', `Exit status 137`],
  ]);
  while (L.more) {
    const t = L.step(), q = parts(t), c = cs(t);
    const head = `   ${ymd(q)}T${hms(q)}.${p2(Math.floor(q.ms / 10))}+0000 `;
    const k = r.f();
    if (k < 0.5) {
      const [st, l, pre, m] = app(); const src = `APP/PROC/WEB/${r.int(0, 2)}`;
      const lev = m.startsWith('npm WARN') ? ['warn', 'error', null] : l === null ? [null, 'info'] : l;
      L.rec(`${head}[${src}] ${st} ${pre}${m}`, { time: c, level: lev, service: [null, 'APP', src, 'APP/PROC/WEB', 'WEB'], message: [m, pre + m, ...(m.startsWith('npm WARN ') ? [m.slice(9)] : [])] });
    } else if (k < 0.75) {
      const n = r.int(0, 3), code = r.weighted([[8, 200], [2, 304], [2, 404], [1, 502]]);
      const inner = c - r.int(5, 300);
      const m = `shop.apps.example.com - [${new Date(inner).toISOString()}] "${r.pick(['GET', 'POST'])} /${r.pick(['', 'cart', 'api/items'])} HTTP/1.1" ${code} ${r.int(0, 900)} ${r.int(100, 90000)} "-" "Mozilla/5.0" "${r.ip()}:${r.port()}" "${r.ip()}:61${p3(r.int(0, 99))}" x_forwarded_for:"${r.pub()}" vcap_request_id:"${r.uuid()}" response_time:0.${p3(r.int(1, 900))}`;
      L.rec(`${head}[RTR/${n}] OUT ${m}`, { time: [c, inner], level: [null, code >= 500 ? 'error' : code >= 400 ? 'warn' : 'info', 'info'], service: [null, 'RTR', `RTR/${n}`, 'shop'], message: [m, m.replace(/^\S+ - \[[^\]]*\] /, ''), m.match(/"[^"]*" \d+/)[0], m.match(/"([^"]*)"/)[1]] });
    } else {
      const [src, st, m] = plat();
      L.rec(`${head}[${src}] ${st} ${m}`, { time: c, level: st === 'ERR' ? [null, 'error'] : [null, 'info'], service: [null, src, src.split('/')[0], src.replace(/\/\d+$/, '')], message: m });
    }
  }
}

// FreeSWITCH
function freeswitch(r, L) {
  const W = { DEBUG: 'debug', INFO: 'info', NOTICE: ['info', 'warn'], WARNING: 'warn', ERR: 'error', CRIT: ['fatal', 'error'], ALERT: ['fatal', 'error'] };
  const ch = () => `sofia/${r.pick(['internal', 'external', 'gw-telco'])}/${r.pick(['1001', '1002', '+4930123', 'anonymous'])}@${r.ip()}`;
  const d = bag(r, [
    () => ['NOTICE', 'switch_channel.c:1142', `New Channel ${ch()} [${r.uuid()}]`, 1], () => ['DEBUG', 'switch_core_state_machine.c:611', `(${ch()}) State HANGUP going to sleep`, 1],
    () => ['DEBUG', 'switch_core_media.c:5478', `Audio Codec Compare [PCMA:8:8000:20:64000:1]/[opus:116:48000:20:0:1]`, 1], () => ['INFO', 'mod_dialplan_xml.c:639', `Processing ${r.pick(['Anna <1001>', '1002 <1002>'])}->${r.int(1000, 9999)} in context default`, 1],
    () => ['WARNING', 'sofia_reg.c:1798', `SIP auth failure (INVITE) on sofia profile 'external' for [${r.int(100, 9999)}@${r.ip()}] from ip ${r.pub()}`], () => ['WARNING', 'sofia_reg.c:2935', `Can't find user [${r.int(100, 999)}@${r.pub()}] from ${r.pub()}`],
    () => ['ERR', 'mod_sofia.c:4694', `Cannot locate registered user ${r.int(1000, 1999)}@${r.ip()}`], () => ['ERR', 'switch_ivr_originate.c:3946', `Cannot create outgoing channel of type [user] cause: [SUBSCRIBER_ABSENT]`],
    () => ['NOTICE', 'sofia.c:8585', `Hangup ${ch()} [CS_EXECUTE] [${r.pick(['NORMAL_CLEARING', 'NO_ANSWER', 'USER_BUSY'])}]`, 1], () => ['DEBUG', 'switch_rtp.c:7932', `Correct audio ip/port confirmed.`, 1],
    () => ['INFO', 'switch_time.c:1430', `Timezone reloaded ${r.int(500, 600)} definitions`], () => ['NOTICE', 'sofia_reg.c:454', `Registering gw-telco`],
  ], [() => ['CRIT', 'switch_core_sqldb.c:508', `SQL ERR: [database is locked]`], () => ['ALERT', 'switch_core.c:2961', `Over session rate of 30!`], () => ['CRIT', 'switch_core_session.c:2361', `Over Session Limit ${r.int(100, 1000)}`]]);
  while (L.more) {
    const [l, src, m, u] = d(); const t = L.step(3, 5000), q = parts(t);
    L.rec(`${u ? r.uuid() + ' ' : ''}${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${r.int(60, 99)}.${p2(r.int(0, 99))}% [${l}] ${src} ${m}`, { time: t, level: W[l], service: null, message: [m, `${src} ${m}`] });
  }
}
export default [['hana', hana], ['openedge', openedge], ['db2diag', db2diag], ['couchbase', couchbase], ['emqx', emqx], ['mojolicious', mojo], ['cloudfoundry', cf], ['freeswitch', freeswitch]];
