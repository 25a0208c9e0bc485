import { p2, p3, MON, parts, ymd, hms, offs, us3, sec, javaTrace, netTrace } from './lib.mjs';
import { deck } from './deck.mjs';

// 10 z/OS hardcopy SYSLOG (year and day of year)
function zos(r, L) {
  const job = () => r.pick(['PAYR0120', 'CICSPRD1', 'DB2PMSTR', 'NIGHTBK', 'FTPD3', 'IMSCTL']), sys = r.pick(['SYS1', 'PRDA', 'S0W1']);
  const dsn = () => `PROD.${r.pick(['PAYROLL', 'LEDGER', 'CLAIMS'])}.G${p3(r.int(1, 999))}0V00`;
  const d = deck(r, [
    ['I', (q) => ['IEF403I', `${job()} - STARTED - TIME=${p2(r.int(0, 23))}.${p2(r.int(0, 59))}.${p2(r.int(0, 59))}`]],
    ['I', () => ['IEF404I', `${job()} - ENDED - TIME=${p2(r.int(0, 23))}.${p2(r.int(0, 59))}.${p2(r.int(0, 59))}`]],
    ['-', () => ['$HASP373', `${job()} STARTED - INIT ${r.int(1, 20)}    - CLASS ${r.pick(['A', 'B', 'P'])} - SYS ${sys}`]],
    ['-', () => ['$HASP395', `${job()} ENDED - RC=00${p2(r.pick([0, 0, 4, 8]))}`]],
    ['I', () => ['IEC070I', `${r.pick(['034(004)-220', '203-204'])},${job()},STEP010,OUTDD,${r.hex(4).toUpperCase()},WRK0${r.int(1, 9)},${dsn()}`]],
    ['I', () => ['IEF450I', `${job()} STEP0${r.int(10, 90)} - ABEND=S${r.pick(['0C7', '322', '806', '878'])} U0000 REASON=0000${r.hex(4).toUpperCase()}`], 0.7],
    ['I', () => ['ICH408I', `USER(${r.pick(['JSMITH', 'BATCH01', 'CICSUSR'])}) GROUP(SYS1    ) NAME(####################)`, [`${dsn()} CL(DATASET ) VOL(WRK0${r.int(1, 9)})`, 'INSUFFICIENT ACCESS AUTHORITY', 'ACCESS INTENT(UPDATE )  ACCESS ALLOWED(READ   )']]],
    ['I', () => ['DFHSI1517', `CICSPRD1 Control is being given to CICS.`], 0.4],
    ['I', () => ['DSNT375I', `-DB2P PLAN=${r.pick(['DSNTEP2', 'DISTSERV'])} WITH CORRELATION-ID=${job()} IS DEADLOCKED WITH PLAN=PAYPLAN`]],
    ['E', () => ['IEA404A', `SEVERE WTO BUFFER SHORTAGE - ${r.int(80, 100)}% FULL`], 0.4],
    ['A', () => ['IEF233A', `M 0${r.int(580, 589)},${r.hex(6).toUpperCase()},,${job()},STEP020,${dsn()}`], 0.7],
    ['E', () => ['IEE600I', `REPLY TO ${r.int(10, 99)} IS;SUPPRESSED`], 0.3],
    ['W', () => ['IGD17223W', `JOBNAME (${job()}) PROGRAM NAME (IEBGENER) DATASET ${dsn()} EXTEND FAILED`]],
    ['E', () => ['DFHZC4948E', `CICSPRD1 TERM(${r.hex(4).toUpperCase()}) REQUEST REJECTED, SYSTEM IS SHORT ON STORAGE`], 0.7],
    ['E', () => ['CSQX599E', `-MQP1 CSQXRESP Channel TO.PARTNER${r.int(1, 9)} ended abnormally`], 0.7],
    ['I', () => ['EZZ6034I', `TN3270 CONN ${r.hex(8).toUpperCase()} LU **N/A** CONN DROP ERR 1010`, [`IP..PORT: ${r.ip()}..${r.port()}`, 'EZBTTRCV  SERVER..PORT: 10.1.1.5..992']]],
  ]);
  while (L.more) {
    L.step(20, 12000); const t = Math.floor(L.t / 10) * 10; const [k0, [id, m, cont]] = d(); const q = parts(t);
    const doy = Math.floor((Date.UTC(q.y, q.mo - 1, q.d) - Date.UTC(q.y, 0, 1)) / 86400000) + 1;
    const k = id.startsWith('$') ? '-' : /[IWEA]$/.test(id) ? id.slice(-1) : '-';
    const lev = { I: [null, 'info'], '-': [null, 'info'], E: ['error', null], W: ['warn', null], A: [null, 'warn', 'info', 'error'] }[k];
    const jid = r.pick([`STC0${r.int(1000, 9999)}`, `JOB0${r.int(1000, 9999)}`, 'INTERNAL']), mid = r.int(100, 999);
    const extra = id === 'IEF450I' ? ['error', 'fatal'] : [];
    const names = [null, sys]; const jn = /\b(PAYR0120|CICSPRD1|DB2PMSTR|NIGHTBK|FTPD3|IMSCTL)\b/.exec(m); if (jn) names.push(jn[1]);
    L.rec(`${cont ? 'M' : 'N'} ${r.pick(['4000000', '0000000', '0020000'])} ${sys.padEnd(8)} ${q.y}${p3(doy)} ${hms(q)}.${p2(Math.floor(q.ms / 10))} ${jid.padEnd(8)} ${r.pick(['00000090', '00000290'])}  ${id} ${m}${cont ? '  ' + mid : ''}`,
      { time: t, level: [...lev, ...extra], service: names, message: cont ? [`${id} ${m}`, m, `${id} ${m}  ${mid}`, `${m}  ${mid}`] : [`${id} ${m}`, m] },
      (cont || []).map((x, i) => `${i === cont.length - 1 ? 'E' : 'D'}${' '.repeat(43)}${mid} 00000090   ${x}`));
  }
}

// 11 WebLogic server log
function weblogic(r, L) {
  const srv = () => r.pick(['AdminServer', 'ms_orders_1', 'ms_orders_2']);
  const d = deck(r, [
    ['Info', () => ['JDBC', 'BEA-001128', `Connection for pool "${r.pick(['ordersDS', 'hrDS', 'WLSSchemaDataSource'])}" has been closed.`]],
    ['Info', () => ['Health', 'BEA-310002', `${r.int(8, 95)}% of the total memory in the server is free.`]],
    ['Info', () => ['Common', 'BEA-000628', `Created "${r.int(1, 4)}" resources for pool "ordersDS", out of which "${r.int(1, 4)}" are available and "0" are unavailable.`]],
    ['Info', () => ['Diagnostics', 'BEA-320144', `Size based data retirement operation started on archive EventsDataArchive.`]],
    ['Notice', () => ['Security', 'BEA-090171', `Loading the identity certificate and private key stored under the alias ${r.pick(['wls', 'prod-2024'])} from the JKS keystore file /u01/wls/identity.jks.`]],
    ['Notice', () => ['WebLogicServer', 'BEA-000365', `Server state changed to ${r.pick(['STANDBY', 'ADMIN', 'RESUMING', 'RUNNING'])}.`]],
    ['Notice', () => ['Log Management', 'BEA-170027', `The server has successfully established a connection with the Domain level Diagnostic Service.`]],
    ['Warning', () => ['JDBC', 'BEA-001153', `Forcibly releasing inactive connection "weblogic.jdbc.wrapper.PoolConnection_oracle_jdbc_driver_T4CConnection@${r.hex(3)}" back into the data source connection pool "ordersDS".`]],
    ['Warning', () => ['Socket', 'BEA-000449', `Closing the socket, as no data read from it on ${r.ip()}:${r.port()} during the configured idle timeout of 5 seconds.`]],
    ['Warning', () => ['JTA', 'BEA-110486', `Transaction BEA1-${r.hex(16).toUpperCase()} cannot complete commit processing because resource [ordersDS_acme] is unavailable.`]],
    ['Error', () => ['WebLogicServer', 'BEA-000337', `[STUCK] ExecuteThread: '${r.int(0, 40)}' for queue: 'weblogic.kernel.Default (self-tuning)' has been busy for "${r.int(600, 900)}" seconds working on the request "Http Request Information: weblogic.servlet.internal.ServletRequestImpl@${r.hex(8)}[POST /orders/submit]", which is more than the configured time (StuckThreadMaxTime) of "600" seconds in "server-failure-trigger".`]],
    ['Error', () => ['HTTP', 'BEA-101017', `[ServletContext@${r.int(1e8, 2e9)}[app:orders module:/orders path:null spec-version:3.1]] Root cause of ServletException.`, javaTrace(r)], 0.7],
    ['Error', () => ['Deployer', 'BEA-149205', `Failed to initialize the application "${r.pick(['orders', 'hr-portal'])}" due to error weblogic.application.ModuleException`], 0.6],
    ['Critical', () => ['WebLogicServer', 'BEA-000386', `Server subsystem failed. Reason: A MultiException has 4 exceptions.`], 0.15],
    ['Emergency', () => ['Security', 'BEA-090087', `Server failed to bind to the configured Admin port. The port may already be used by another process.`], 0.1],
    ['Debug', () => ['RJVM', 'BEA-000513', `Failure in heartbeat trigger for RJVM: ${r.int(1e8, 9e8)}S:${r.ip()}:[7001,7001,-1,-1,-1,-1,-1]`], 0.6],
  ]);
  const lev = { Info: 'info', Notice: 'info', Warning: 'warn', Error: 'error', Critical: 'fatal', Emergency: 'fatal', Debug: 'debug' };
  const sev = { Info: 64, Notice: 32, Warning: 16, Error: 8, Critical: 4, Emergency: 1, Debug: 128 };
  while (L.more) {
    const t = L.step(); const [lv, [sub, code, m, tr]] = d();
    const mo = parts(t).mo, summer = mo >= 4 && mo <= 9; const q = parts(t, summer ? 120 : 60); const s = srv();
    const ap = q.h < 12 ? 'AM' : 'PM', h12 = q.h % 12 === 0 ? 12 : q.h % 12;
    const th = r.pick([`[ACTIVE] ExecuteThread: '${r.int(0, 40)}' for queue: 'weblogic.kernel.Default (self-tuning)'`, `Thread-${r.int(5, 90)}`, '[STANDBY] ExecuteThread: \'3\' for queue: \'weblogic.kernel.Default (self-tuning)\'']);
    const head = `####<${q.mon} ${q.d}, ${q.y} ${h12}:${p2(q.mi)}:${p2(q.s)},${p3(q.ms)} ${ap} ${summer ? 'CEST' : 'CET'}> <${lv}> <${sub}> <${r.pick(['wlshost1', 'wlshost2'])}> <${s}> <${th}> <${r.pick(['<WLS Kernel>', '<anonymous>', 'weblogic'])}> <> <${r.uuid()}-0000${r.hex(4)}> <${t}> <[severity-value: ${sev[lv]}] [rid: 0${r.pick(['', ':1'])}] [partition-id: 0] [partition-name: DOMAIN] > <${code}> <${m}`;
    if (tr) L.rec(head, { time: t, level: lev[lv], service: [s, sub, null], message: [m, `${code}: ${m}`.replace(`${code}: `, '')] }, [...tr.slice(0, -1), `${tr[tr.length - 1]}`, '> ']);
    else L.rec(head + '> ', { time: t, level: lev[lv], service: [s, sub, null], message: m });
  }
}

// 12 Payara / GlassFish ODL server.log
function payara(r, L) {
  const off = r.pick([120, 0, 330, -180]), prod = r.pick(['Payara 6.2024.5', 'Payara 5.2022.5', 'GlassFish 7.0']);
  const app = () => r.pick(['orders-ear', 'portal-war', 'ws-gateway']);
  const d = deck(r, [
    ['INFO', () => ['AS-WEB-GLUE-00172', 'javax.enterprise.web', `Loading application [${app()}] at [/${app()}]`]],
    ['INFO', () => ['', 'javax.enterprise.system.core', `${app()} was successfully deployed in ${r.int(900, 90000).toLocaleString('en-US')} milliseconds.`]],
    ['INFO', () => ['NCLS-DEPLOYMENT-02035', 'javax.enterprise.system.tools.deployment.autodeploy', `[AutoDeploy] Successfully autodeployed : /opt/payara/glassfish/domains/domain1/autodeploy/${app()}.war.`]],
    ['INFO', () => ['', 'com.acme.orders.OrderBean', `Order ${r.int(1000, 9999)} accepted, ${r.int(1, 9)} positions`]],
    ['INFO', () => ['AS-EJB-00054', 'javax.enterprise.ejb.container', `Portable JNDI names for EJB OrderBean: [java:global/${app()}/OrderBean!com.acme.OrderBean, java:global/${app()}/OrderBean]`]],
    ['INFO', () => ['', 'fish.payara.nucleus.healthcheck', `CPUC:Health Check Result:[[status=GOOD, message='CPU%: ${r.int(1, 60)}.${p2(r.int(0, 99))}, Time CPU used: ${r.int(10, 900)} milliseconds'']']`]],
    ['FINE', () => ['', 'org.glassfish.jersey.server', `Matched resource method [public javax.ws.rs.core.Response com.acme.rest.OrderResource.get(long)]`]],
    ['FINEST', () => ['', 'org.eclipse.persistence.session', `Execute query ReadObjectQuery(referenceClass=Order )`]],
    ['CONFIG', () => ['', 'org.eclipse.persistence.connection', `disconnect from pool ordersPU`], 0.5],
    ['WARNING', () => ['', 'javax.enterprise.resource.resourceadapter', `RAR5117 : Failed to obtain/create connection from connection pool [ ordersPool ]. Reason : com.sun.appserv.connectors.internal.api.PoolingException: In-use connections equal max-pool-size and expired max-wait-time.`]],
    ['WARNING', () => ['AS-EJB-00056', 'javax.enterprise.ejb.container', `A system exception occurred during an invocation on EJB OrderBean, method: public void com.acme.OrderBean.submit(long)`, javaTrace(r)]],
    ['WARNING', () => ['', 'org.apache.catalina.authenticator', `Realm corp-ldap: no authentication constraint for /${r.pick(['admin', 'metrics'])}`]],
    ['SEVERE', () => ['', 'javax.enterprise.web', `StandardWrapperValve[com.acme.rest.App]: Servlet.service() for servlet com.acme.rest.App threw exception`, javaTrace(r)], 0.7],
    ['SEVERE', () => ['NCLS-CORE-00026', 'javax.enterprise.system.core', `Exception during lifecycle processing`, javaTrace(r)], 0.5],
    ['SEVERE', () => ['', 'javax.enterprise.resource.jta', `Unable to roll back transaction ${r.hex(8)} on resource ordersPool`]],
  ]);
  const lev = { INFO: 'info', FINE: 'debug', FINEST: 'trace', CONFIG: ['info', 'debug'], WARNING: 'warn', SEVERE: ['error', 'fatal'] };
  const val = { INFO: 800, FINE: 500, FINEST: 300, CONFIG: 700, WARNING: 900, SEVERE: 1000 };
  L.goal = r.int(150, 166);
  while (L.more) {
    const t = L.step(); const [lv, [id, lg, m, tr]] = d(); const q = parts(t, off);
    L.rec(`[${ymd(q)}T${hms(q)}.${p3(q.ms)}${offs(off, false)}] [${prod}] [${lv}] [${id}] [${lg}] [tid: _ThreadID=${r.int(20, 200)} _ThreadName=${r.pick([`http-thread-pool::http-listener-1(${r.int(1, 9)})`, 'admin-thread-pool::admin-listener(2)', `__ejb-thread-pool${r.int(1, 16)}`])}] [timeMillis: ${t}] [levelValue: ${val[lv]}] [[`,
      { time: t, level: lev[lv], service: [prod, prod.split(' ')[0], null, lg, lg.split('.').pop()], message: m },
      tr ? [`  ${m}`, ...tr, ']]', ''] : [`  ${m}]]`, '']);
  }
}

// 13 Unreal Engine dedicated server
function unreal(r, L) {
  const pl = () => r.pick(['Falke77', 'xXnoobXx', 'Mirela', 'DrBolt']);
  const d = deck(r, [
    ['', () => ['LogNet', `Join succeeded: ${pl()}`]],
    ['', () => ['LogNet', `NotifyAcceptingConnection accepted from: ${r.pub()}:${r.port()}`]],
    ['', () => ['LogNet', `UNetConnection::Close: [UNetConnection] RemoteAddr: ${r.pub()}:${r.port()}, Name: IpConnection_${r.int(21474e5, 21475e5)}, Driver: GameNetDriver IpNetDriver_${r.int(1, 9)}, IsServer: YES, PC: BP_PlayerController_C_${r.int(1, 90)}`]],
    ['', () => ['LogWorld', `Bringing World /Game/Maps/${r.pick(['Harbor', 'Canyon'])}.${r.pick(['Harbor', 'Canyon'])} up for play (max tick rate 30) at ${r.int(2024, 2026)}.05.14-10.22.31`.replace(/ at .*$/, '')]],
    ['', () => ['LogGarbage', `Collecting garbage (object count: ${r.int(20000, 90000)})`]],
    ['', () => ['LogStreaming', `Flushing async loaders.`]],
    ['Display', () => ['LogLoad', `Game class is 'BP_ArenaMode_C'`]],
    ['Display', () => ['LogMatchState', `Match State Changed from ${r.pick(['EnteringMap to WaitingToStart', 'WaitingToStart to InProgress', 'InProgress to WaitingPostMatch'])}`]],
    ['Display', () => ['LogAssetRegistry', `Asset registry cache written as ${r.int(10, 90)}.${r.int(0, 9)} MiB to ../../Saved/CachedAssetRegistry_${r.int(0, 9)}.bin`]],
    ['Verbose', () => ['LogOnlineSession', `Heartbeat session ${r.hex(16)} players=${r.int(0, 32)}`]],
    ['Warning', () => ['LogNetPlayerMovement', `Client ${pl()} sent movement with timestamp ${r.int(10, 900)}.${r.int(10, 99)} more than ${r.int(1, 3)}s ahead of server`]],
    ['Warning', () => ['LogScript', `Accessed None trying to read property CallFunc_GetController_ReturnValue`]],
    ['Warning', () => ['LogStreaming', `LoadPackage: SkipPackage: /Game/Weapons/${r.pick(['Bow', 'Mortar'])} (0x${r.hex(8).toUpperCase()}) - The package to load does not exist on disk or in the loader`]],
    ['Warning', () => ['LogNet', `Network Failure: GameNetDriver[ConnectionTimeout]: UNetConnection::Tick: Connection TIMED OUT. Closing connection.`]],
    ['Error', () => ['LogOnline', `OSS: Unable to authenticate ticket for ${pl()}: HTTP ${r.pick([401, 503])}`]],
    ['Error', () => ['LogSpawn', `SpawnActor failed because no class was specified`]],
    ['Error', () => ['LogSQLite', `Failed to write row to stats.db: ${r.pick(['disk I/O error', 'database is locked'])}`], 0.6],
    ['Critical', () => ['LogWindows', `=== Critical error: ===`, ['', 'Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x0000000000000008', `0x00007ff6${r.hex(8)} ArenaServer.exe!UArenaComponent::Tick() [D:\\build\\Arena\\Source\\Arena\\ArenaComponent.cpp:${r.int(20, 900)}]`]], 0.15],
  ]);
  const lev = { '': [null, 'info'], Display: ['info', null, 'debug'], Verbose: ['debug', 'trace'], Warning: 'warn', Error: 'error', Critical: ['fatal', 'error'] };
  let fr = r.int(0, 999);
  while (L.more) {
    const t = L.step(3, 4000); const [lv, [c, m, cont]] = d(); const q = parts(t); fr = (fr + r.int(1, 90)) % 1000;
    const w = lv && lv !== 'Critical' ? `${lv}: ` : '';
    const wd = lv === 'Critical' ? 'Error: ' : w;
    L.rec(`[${q.y}.${p2(q.mo)}.${p2(q.d)}-${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}:${p3(q.ms)}][${String(fr).padStart(3)}]${c}: ${wd}${m}`,
      { time: t, level: lev[lv], service: [null, c], message: wd ? [m] : [m, `${c}: ${m}`] }, cont || []);
  }
}

// 14 splunkd.log
function splunkd(r, L) {
  const off = r.pick([120, -240, 0, 540]);
  const d = deck(r, [
    ['INFO', () => ['TailReader', `${r.int(1000, 9000)} tailreader0`, `Batch input finished reading file='/var/log/app/${r.pick(['orders', 'auth'])}.log.${r.int(1, 9)}'`]],
    ['INFO', () => ['AutoLoadBalancedConnectionStrategy', `${r.int(1000, 9000)} TcpOutEloop`, `Connected to idx=${r.ip()}:9997:${r.int(0, 3)}, pset=0, reuse=0. autoBatch=1`]],
    ['INFO', () => ['Metrics', `${r.int(1000, 9000)} MetricsManager:probe`, `group=thruput, name=index_thruput, instantaneous_kbps=${r.int(0, 900)}.${r.int(100, 999)}, instantaneous_eps=${r.int(0, 90)}.000, average_kbps=${r.int(0, 90)}.${r.int(100, 999)}`]],
    ['INFO', () => ['HttpPubSubConnection', `${r.int(1000, 9000)} HttpClientPollingThread_${r.hex(8).toUpperCase()}`, `Running phone uri=/services/broker/phonehome/connection_${r.ip()}_8089_uf${r.int(1, 90)}`]],
    ['INFO', () => ['WatchedFile', `${r.int(1000, 9000)} tailreader0`, `Will begin reading at offset=${r.int(1000, 9e6)} for file='/var/log/syslog'.`]],
    ['INFO', () => ['databasePartitionPolicy', `${r.int(1000, 9000)} indexerPipe`, `Moving bucket='hot_v1_${r.int(1, 900)}' because maximum number of hot buckets reached, idx=main`]],
    ['WARN', () => ['DateParserVerbose', `${r.int(1000, 9000)} merging`, `Failed to parse timestamp in first MAX_TIMESTAMP_LOOKAHEAD (128) characters of event. Defaulting to timestamp of previous event. Context: source=/var/log/app/batch.log|host=app${r.int(1, 9)}|batch|${r.int(1, 900)}`]],
    ['WARN', () => ['TcpOutputProc', `${r.int(1000, 9000)} parsing`, `The TCP output processor has paused the data flow. Forwarding to host_dest=${r.ip()} inside output group default-autolb-group from host_src=uf${r.int(1, 90)} has been blocked for blocked_seconds=${r.int(10, 900)}.`]],
    ['WARN', () => ['AggregatorMiningProcessor', `${r.int(1000, 9000)} merging`, `Breaking event because limit of 256 has been exceeded - data_source="/opt/app/trace.log", data_host="app${r.int(1, 9)}", data_sourcetype="app_trace"`]],
    ['WARN', () => ['IndexerService', `${r.int(1000, 9000)} indexerPipe`, `Received event for unconfigured/disabled/deleted index=${r.pick(['legacy', 'fw_old'])} with source="source::udp:514" host="host::fw1" sourcetype="sourcetype::syslog".`]],
    ['ERROR', () => ['TcpInputProc', `${r.int(1000, 9000)} FwdDataReceiverThread`, `Message rejected. Received unexpected message of size=${r.int(1e8, 9e8)} bytes from src=${r.pub()}:${r.port()} in streaming mode. Maximum message size allowed=67108864.`]],
    ['ERROR', () => ['ExecProcessor', `${r.int(1000, 9000)} ExecProcessor`, `message from "/opt/splunk/etc/apps/TA-db/bin/pull.py" requests.exceptions.ConnectionError: HTTPSConnectionPool(host='api.example.com', port=443): Max retries exceeded`]],
    ['ERROR', () => ['SearchScheduler', `${r.int(1000, 9000)} SchedulerThread`, `The maximum number of concurrent historical scheduled searches on this instance has been reached, savedsearch_id="nobody;search;${r.pick(['Failed logins', 'License usage'])}"`], 0.7],
    ['FATAL', () => ['ProcessRunner', `${r.int(1000, 9000)} ProcessRunner`, `Unexpected EOF from process runner child!`], 0.15],
    ['DEBUG', () => ['TailingProcessor', `${r.int(1000, 9000)} MainTailingThread`, `Item '/var/log' matches stanza: /var/log.`], 0.5],
  ]);
  while (L.more) {
    const t = L.step(); const [lv, [c, th, m]] = d(); const q = parts(t, off);
    L.rec(`${p2(q.mo)}-${p2(q.d)}-${q.y} ${hms(q)}.${p3(q.ms)} ${offs(off, false)} ${lv.padEnd(5)} ${c} [${th}] - ${m}`,
      { time: t, level: lv.toLowerCase(), service: [null, c], message: m });
  }
}

// 15 Veeam Backup & Replication
function veeam(r, L) {
  const vm = () => r.pick(['SQL-PRD-01', 'dc02', 'FILESRV', 'erp-app1']);
  const d = deck(r, [
    ['Info', () => ['', `Job progress: '${r.int(1, 99)}%', '${r.int(1e8, 9e9)}' of '${r.int(9e9, 9e10)}' bytes, object '${r.int(1, 9)}' of '12'`]],
    ['Info', () => ['[ProxyResourceManager]', `Allocated proxy task slot on [${r.pick(['vbrproxy01', 'vbrproxy02'])}], ${r.int(0, 7)} of 8 slots left`]],
    ['Info', () => ['[CVssSnapshotManager]', `Freezing guest of VM ${vm()}: VSS writers found: ${r.int(8, 16)}`]],
    ['Info', () => ['', `[AP] (${r.hex(4)}) command: 'Invoke: Signature.FullRecheckBackup'`.replace('[AP] ', '[AP] ')]],
    ['Info', () => ['[Soap]', `Logon to "vcenter.corp.example", port 443, user "CORP\\svc-veeam", proxy srv: port:0`]],
    ['Info', () => ['', `Processing object ${vm()} finished with state 'Success', duration 00:${p2(r.int(1, 59))}:${p2(r.int(0, 59))}`]],
    ['Info', () => ['[RetentionPolicy]', `Removing restore point ${ymd(parts(L.t - 14 * 864e5))} of backup 'Daily-${r.pick(['SQL', 'Infra'])}'`]],
    ['Warning', () => ['[CVssSnapshotManager]', `Guest processing skipped on VM ${vm()}: check guest OS VSS state and integration components version`]],
    ['Warning', () => ['', `Changed block tracking is disabled for disk Hard disk ${r.int(1, 4)} of VM ${vm()}`]],
    ['Warning', () => ['[RepositoryMonitor]', `Backup repository 'SOBR-${r.int(1, 3)}' is running low on free disk space, ${r.int(2, 9)}% left`]],
    ['Error', () => ['', `Failed to upload disk. Agent failed to process method {DataTransfer.SyncDisk}. (Veeam.Backup.Common.CAppException)`, netTrace(r).slice(1).map((x) => x.replace('Acme', 'Veeam.Backup'))]],
    ['Error', () => ['[Soap]', `Object reference 'vm-${r.int(100, 9000)}' has already been deleted or has not been completely created`]],
    ['Error', () => ['', `Unable to truncate SQL server transaction logs on ${vm()}. Details: Failed to logon as user [CORP\\svc-sql]. Win32 error:The user name or password is incorrect. Code: 1326`], 0.7],
  ]);
  const lev = { Info: 'info', Warning: 'warn', Error: 'error' };
  while (L.more) {
    const t = L.step(); const [lv, [c, m, tr]] = d(); const q = parts(t);
    const full = c ? `${c} ${m}` : m; const svc = [null]; if (c) svc.push(c.slice(1, -1)); if (m.startsWith('[AP]')) svc.push('AP');
    L.rec(`[${p2(q.d)}.${p2(q.mo)}.${q.y} ${hms(q)}.${p3(q.ms)}]    <${p2(r.int(1, 60))}>    ${`${lv} (${lv === 'Info' ? r.pick([3, 3, 4]) : 3})`.padEnd(12)}    ${full}`,
      { time: t, level: lev[lv], service: svc, message: [full, m, m.replace(/^\[AP\] /, ''), m.replace(/^\[AP\] \(\w+\) /, '')] }, tr || []);
  }
}

// 16 EMQX 5.6+
function emqx(r, L) {
  const off = r.pick([0, 480, 120]); const cid = () => r.pick([`dev-${r.hex(6)}`, `mqttx_${r.hex(8)}`, `pump/${r.int(1, 90)}`]), peer = () => `${r.ip()}:${r.port()}`;
  const d = deck(r, [
    ['warning', () => ['AUTHZ', cid(), 'authorization_permission_denied', `peername: ${peer()}, username: ${r.user()}, topic: plant/${r.int(1, 9)}/cmd, action: PUBLISH(Q${r.int(0, 2)},R0), source: file`]],
    ['warning', () => ['AUTHN', cid(), 'authentication_failure', `peername: ${peer()}, username: ${r.user()}, reason: bad_username_or_password`]],
    ['warning', () => ['MQTT', cid(), 'dropped_msg_due_to_mqueue_is_full', `peername: ${peer()}, payload: <<${r.int(10, 900)} bytes>>, queue: max_len 1000`]],
    ['warning', () => ['SYSMON', '', 'long_schedule', `mfa: emqx_sys_mon:handle_info/2(${r.int(100, 200)}), pid: <0.${r.int(1000, 9000)}.0>, timeout_ms: ${r.int(240, 900)}`]],
    ['info', () => ['', '', 'config_changed', `path: [log,console], node: emqx@${r.ip()}`]],
    ['info', () => ['BRIDGE', '', 'start_resource_ok', `resource_id: bridge:http:erp_${r.int(1, 9)}`]],
    ['info', () => ['MQTT', cid(), 'terminate', `peername: ${peer()}, reason: {shutdown,${r.pick(['keepalive_timeout', 'tcp_closed', 'kicked'])}}`]],
    ['notice', () => ['', '', 'mria_node_joined', `node: emqx@${r.ip()}`]],
    ['debug', () => ['MQTT', cid(), 'mqtt_packet_received', `peername: ${peer()}, packet: PINGREQ`]],
    ['debug', () => ['RULE', '', 'sql_selected_result', `rule_id: r_${r.hex(4)}, matched: ${r.pick(['true', 'false'])}`]],
    ['error', () => ['RESOURCE', '', 'start_resource_failed', `resource_id: bridge:kafka:telemetry, reason: {connect_failed,[{"${r.ip()}",9092,timeout}]}`]],
    ['error', () => ['', '', 'alarm_is_activated', `message: <<"resource down: #{error => timeout}">>, name: <<"bridge:http:erp_${r.int(1, 9)}">>`]],
    ['error', () => ['MQTT', cid(), 'parse_frame_failed', `peername: ${peer()}, reason: #{cause => invalid_proto_name,expected => <<"'MQTT' or 'MQIsdp'">>,received => <<"GET / HT">>}, at_state: idle`]],
    ['error', () => ['', '', '', `Supervisor: {local,emqx_connector_sup}. Context: child_terminated. Reason: {timeout,${r.int(1000, 9000)}}. Offender: id=emqx_connector_${r.int(1, 9)},pid=<0.${r.int(1000, 9000)}.0>.`], 0.6],
    ['critical', () => ['', '', 'failed_to_start_listener', `listener: tcp:default, bind: 0.0.0.0:1883, reason: eaddrinuse`], 0.15],
  ]);
  const lev = { warning: 'warn', info: 'info', notice: 'info', debug: 'debug', error: 'error', critical: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [tag, c, msg, rest]] = d(); const q = parts(t, off);
    const body = `${tag ? `tag: ${tag}, ` : ''}${c ? `clientid: ${c}, ` : ''}${msg ? `msg: ${msg}, ` : ''}${rest}`;
    L.rec(`${ymd(q)}T${hms(q)}.${p3(q.ms)}${us3(r)}${offs(off)} [${lv}] ${body}`,
      { time: t, level: lev[lv], service: tag ? [null, tag] : null, message: msg ? [msg, body, `msg: ${msg}, ${rest}`, `${msg}, ${rest}`, `${c ? `clientid: ${c}, ` : ''}msg: ${msg}, ${rest}`] : body });
  }
}

// 17 Sidekiq 7
function sidekiq(r, L) {
  const job = () => r.pick(['InvoiceMailJob', 'Reports::NightlyJob', 'SyncInventoryWorker', 'ThumbnailJob']);
  const pid = r.int(1, 40); let jid = r.hex(24);
  const d = deck(r, [
    ['INFO', () => [1, 'start']], ['INFO', () => [2, 'done']], ['INFO', () => [1, 'start']], ['INFO', () => [2, 'done']],
    ['INFO', () => [2, 'fail']],
    ['INFO', () => [0, `Sidekiq 7.2.${r.int(0, 4)} connecting to Redis with options {:size=>10, :pool_name=>"internal", :url=>"redis://redis:6379/0"}`], 0.4],
    ['INFO', () => [0, `Booted Rails 7.1.3 application in production environment`], 0.3],
    ['INFO', () => [0, `Pausing to allow jobs to finish...`], 0.4],
    ['INFO', () => [1, `Delivered ${r.int(1, 900)} mails to ${r.pick(['smtp', 'ses'])} in ${r.int(20, 900)}ms`]],
    ['WARN', () => [1, `{"context":"Job raised exception","job":{"retry":true,"queue":"default","class":"${job()}","args":[${r.int(1, 9000)}],"jid":"${r.hex(24)}","retry_count":${r.int(0, 9)}}}`]],
    ['WARN', () => [1, `ActiveRecord::Deadlocked: PG::TRDeadlockDetected: ERROR:  deadlock detected`]],
    ['WARN', () => [1, `/srv/app/app/workers/sync_inventory_worker.rb:${r.int(8, 90)}:in \`perform'`]],
    ['WARN', () => [0, `Your Redis network connection is performing extremely poorly. Last RTT readings were [${r.int(50000, 99999)}, ${r.int(50000, 99999)}], ideally these should be < 1000.`], 0.7],
    ['ERROR', () => [0, `heartbeat: Connection timed out - user specified timeout for redis:6379`]],
    ['ERROR', () => [1, `Upstream answered ${r.pick([500, 502, 503])} for item ${r.int(1000, 9000)}, giving up after ${r.int(3, 6)} tries`]],
    ['FATAL', () => [0, `Unable to reach redis, shutting down`], 0.15],
    ['DEBUG', () => [1, `enqueued retry in ${r.int(15, 900)} seconds`]],
  ]);
  while (L.more) {
    const t = L.step(); const [lv, [k, m]] = d(); if (r.chance(0.6)) jid = r.hex(24); const j = job();
    const ctx = k === 0 ? '' : ` class=${j} jid=${jid}${k === 2 ? ` elapsed=${r.int(0, 40)}.${p3(r.int(0, 999))}` : ''}`;
    L.rec(`${new Date(t).toISOString()} pid=${pid} tid=${r.chars(4, '0123456789abcdefghijklmnopqrstuvwxyz')}${ctx} ${lv}: ${m}`, { time: t, level: lv.toLowerCase(), service: k ? [null, j] : null, message: m });
  }
}

// 18 Rust tracing, pretty format (multi-line)
function tracingPretty(r, L) {
  const d = deck(r, [
    ['INFO', () => ['tariff_api::server', 'listening', `, addr: 0.0.0.0:${r.pick([3000, 8080])}`, 'src/server.rs'], 0.3],
    ['INFO', () => ['tariff_api::quotes', 'quote computed', `, zone: "${r.pick(['DE-N', 'AT-2', 'CH'])}", weight_g: ${r.int(20, 30000)}, cents: ${r.int(300, 9000)}`, 'src/quotes.rs']],
    ['INFO', () => ['tower_http::trace::on_response', 'finished processing request', `, latency: ${r.int(1, 900)} ms, status: ${r.pick([200, 201, 404])}`, '/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/tower-http-0.5.2/src/trace/on_response.rs']],
    ['DEBUG', () => ['sqlx::query', 'summary="SELECT id, zone, price …" db.statement="\\n\\nSELECT id, zone, price FROM tariffs WHERE zone = $1\\n"', `, rows_returned: ${r.int(0, 90)}, elapsed: ${r.int(1, 90)}.${r.int(100, 999)}ms`, '/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/sqlx-core-0.7.4/src/logger.rs']],
    ['DEBUG', () => ['hyper_util::client::legacy::pool', `reuse idle connection for ("https", rates.example.com)`, '', '/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/hyper-util-0.1.3/src/client/legacy/pool.rs']],
    ['TRACE', () => ['tariff_api::cache', `lookup`, `, key: "z:${r.hex(6)}", hit: ${r.pick(['true', 'false'])}`, 'src/cache.rs']],
    ['WARN', () => ['tariff_api::rates', 'rate table is stale, serving cached copy', `, age_s: ${r.int(600, 9000)}`, 'src/rates.rs']],
    ['WARN', () => ['sqlx::query', 'slow statement: execution time exceeded alert threshold', `, elapsed_secs: ${r.int(1, 9)}.${r.int(10, 99)}`, '/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/sqlx-core-0.7.4/src/logger.rs']],
    ['ERROR', () => ['tariff_api::rates', 'refresh failed', `, error: error sending request for url (https://rates.example.com/v2/${r.pick(['dhl', 'gls', 'ups'])}): operation timed out`, 'src/rates.rs']],
    ['ERROR', () => ['tower_http::trace::on_failure', 'response failed', `, classification: Status code: 500 Internal Server Error, latency: ${r.int(1, 900)} ms`, '/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/tower-http-0.5.2/src/trace/on_failure.rs'], 0.7],
  ]);
  while (L.more) {
    const t = L.step(); const [lv, [tg, m, f, file]] = d(); const q = parts(t);
    const cont = [`    at ${file}:${r.int(10, 400)}${r.chance(0.4) ? ` on tokio-runtime-worker` : ''}`];
    if (/quotes|trace|cache|query/.test(tg)) cont.push(`    in tower_http::trace::make_span::request with method: ${r.pick(['GET', 'POST'])}, uri: /v1/quote/${r.int(1, 900)}, version: HTTP/1.1`);
    cont.push('');
    L.rec(`  ${ymd(q)}T${hms(q)}.${p3(q.ms)}${us3(r)}Z ${lv.padStart(5)} ${tg}: ${m}${f}`,
      { time: t, level: lv.toLowerCase(), service: [null, tg, tg.split('::')[0], ...(tg.startsWith('tariff_api') ? [] : [])], message: [m, m + f, `${tg}: ${m}${f}`] }, cont);
  }
}
export default [['zos-syslog', zos], ['weblogic', weblogic], ['payara-odl', payara], ['unreal-server', unreal], ['splunkd', splunkd], ['veeam', veeam], ['emqx', emqx], ['sidekiq', sidekiq], ['tracing-pretty', tracingPretty]];
