import { bag, parts, p2, p3, ymd, hms, offs, us3, sec, cs, doy } from './lib.mjs';

// MikroTik RouterOS 6 log file
function mikrotik(r, L) {
  const mac = () => Array.from({ length: 6 }, () => r.hex(2).toUpperCase()).join(':');
  const d = bag(r, [
    () => ['system,info,account', 'info', `user admin logged in from ${r.ip()} via ${r.pick(['winbox', 'ssh', 'web'])}`],
    () => ['system,error,critical', ['error', 'fatal'], `login failure for user ${r.user()} from ${r.pub()} via ssh`],
    () => ['dhcp,info', 'info', `dhcp-lan assigned ${r.ip()} to ${mac()}`], () => ['dhcp,warning', 'warn', `dhcp-lan offering lease ${r.ip()} for ${mac()} without success`],
    () => ['interface,info', 'info', `ether${r.int(1, 9)} link ${r.pick(['up (speed 1G, full duplex)', 'down'])}`],
    () => ['firewall,info', 'info', `input: in:ether1 out:(unknown 0), src-mac ${mac().toLowerCase()}, proto TCP (SYN), ${r.pub()}:${r.port()}->${r.pub()}:23, len 44`],
    () => ['wireless,info', 'info', `${mac()}@wlan1: disconnected, extensive data loss`], () => ['ipsec,error', 'error', `phase1 negotiation failed due to time up ${r.pub()}[500]<=>${r.pub()}[500] ${r.hex(16)}:0000000000000000`],
    () => ['ovpn,info', 'info', `TCP connection established from ${r.pub()}`], () => ['pppoe,ppp,info', 'info', `pppoe-out1: terminating... - peer is not responding`],
    () => ['script,warning', 'warn', `backup script took ${r.int(30, 300)} seconds`], () => ['ospf,debug', 'debug', `RECV: Hello <- ${r.ip()} on ether${r.int(1, 9)}`],
    () => ['script,error', 'error', `script error: no such item`], () => ['system,info', 'info', `filter rule changed by admin`],
  ], [() => ['system,error,critical', ['error', 'fatal'], 'router was rebooted without proper shutdown'], () => ['system,critical', 'fatal', `temperature ${r.int(80, 99)}C is above limit`]]);
  while (L.more) {
    const [top, l, m] = d(); const t = L.step(50, 20000), q = parts(t); const tt = top.split(',');
    L.rec(`${q.mon.toLowerCase()}/${p2(q.d)}/${q.y} ${hms(q)} ${top} ${m}`, { time: sec(t), level: l, service: [null, tt[0], top, tt.filter((x) => !['info', 'warning', 'error', 'critical', 'debug'].includes(x)).join(',')], message: [m, `${top} ${m}`] });
  }
}

// NetApp ONTAP event log show
function ontap(r, L) {
  const W = { EMERGENCY: 'fatal', ALERT: ['fatal', 'error'], ERROR: 'error', NOTICE: ['info', 'warn'], INFORMATIONAL: 'info', DEBUG: 'debug' };
  const vol = () => r.pick(['vol_home', 'vol_sql01', 'vol_nfs7', 'root_vs1']);
  const d = bag(r, [
    () => ['NOTICE', 'vifmgr.portup', `A link up event was received on node cluster1-0${r.int(1, 4)}, port e0${r.pick(['c', 'd', 'e'])}.`], () => ['ERROR', 'vifmgr.cluscheck.droppedall', `Total packet loss when pinging from cluster lif cluster1-01_clus1 (node cluster1-01) to cluster lif cluster1-0${r.int(2, 4)}_clus1.`],
    () => ['INFORMATIONAL', 'wafl.scan.done', `Completed snapshot scan on volume ${vol()}@vserver:${r.uuid()}.`], () => ['ALERT', 'monitor.volume.nearlyFull', `Volume "${vol()}" is nearly full (using or reserving ${r.int(95, 98)}% of space and ${r.int(1, 40)}% of inodes).`],
    () => ['ERROR', 'secd.ldap.noServers', `None of the LDAP servers configured for Vserver (vs${r.int(1, 5)}) are currently accessible via the network.`], () => ['NOTICE', 'raid.rg.scrub.done', `/aggr${r.int(1, 4)}/plex0/rg${r.int(0, 2)}: scrub completed in ${r.int(1, 9)}:${p2(r.int(0, 59))}:${p2(r.int(0, 59))}.`],
    () => ['INFORMATIONAL', 'kern.uptime.filer', `${p2(r.int(1, 12))}:00pm up ${r.int(10, 400)} days, ${r.int(1000, 99999)} NFS ops, ${r.int(1000, 99999)} CIFS ops, 0 HTTP ops`], () => ['DEBUG', 'rastrace.dump.saved', `A RAS trace dump for module IC instance 0 was stored in /etc/log/rastrace/IC_0_${r.int(10000, 99999)}.dmp.`],
    () => ['NOTICE', 'wafl.vol.autoSize.done', `Volume autosize: Automatic grow of volume '${vol()}' by ${r.int(1, 90)}GB is complete.`], () => ['ERROR', 'sis.op.stopped', `SIS operation for /vol/${vol()} has stopped: volume is full`],
    () => ['ALERT', 'ses.status.psWarn', `DS4246 (S/N SHFMS${r.int(100000, 999999)}) shelf ${r.int(0, 4)} on channel 0a power supply warning for Power supply ${r.int(1, 2)}: DC undervoltage`], () => ['INFORMATIONAL', 'cf.fsm.takeoverOfPartnerEnabled', 'Failover monitor: takeover of cluster1-02 enabled'],
  ], [() => ['EMERGENCY', 'wafl.vol.offline', `Volume "${vol()}" has been taken offline.`], () => ['EMERGENCY', 'monitor.fan.critical', `Chassis fan is degraded: fan ${r.int(1, 6)} stopped`]]);
  while (L.more) {
    const [l, ev, m] = d(); const t = L.step(50, 30000), q = parts(t);
    L.rec(`${`${q.mo}/${q.d}/${q.y} ${hms(q)}`.padEnd(20)}${`cluster1-0${r.int(1, 4)}`.padEnd(17)}${l.padEnd(13)} ${ev}: ${m}`, { time: sec(t), level: W[l], service: [null, ev], message: [`${ev}: ${m}`, m] });
  }
}

// IBM Spectrum Protect (TSM) activity log, wrapped as dsmadmc prints it
function tsm(r, L) {
  const W = { I: 'info', W: 'warn', E: 'error', S: ['fatal', 'error'], D: 'debug' };
  const node = () => r.pick(['FS01', 'SQLPROD2', 'VM_DC1', 'MAIL03']);
  const d = bag(r, [
    () => ['ANR0406I', (s) => `Session ${s} started for node ${node()} (Linux x86-64) (Tcp/Ip ${r.ip()}(${r.port()})). (SESSION: ${s})`], () => ['ANR0403I', (s) => `Session ${s} ended for node ${node()} (Linux x86-64). (SESSION: ${s})`],
    () => ['ANR0482W', (s) => `Session ${s} for node ${node()} (WinNT) terminated - idle for more than 15 minutes. (SESSION: ${s})`], () => ['ANR2017I', () => `Administrator ADMIN issued command: QUERY STGPOOL BACKUPPOOL`],
    () => ['ANR8779E', () => `Unable to open drive /dev/lin_tape/by-id/${r.int(1000, 9999)}L${r.int(1, 9)}, error number=16. (PROCESS: ${r.int(1, 90)})`], () => ['ANR8337I', (s) => `LTO volume A0${r.int(1000, 9999)}L6 mounted in drive DRV${r.int(1, 4)} (/dev/IBMtape${r.int(0, 3)}). (SESSION: ${s})`],
    () => ['ANE4952I', (s) => `(Session: ${s}, Node: ${node()})  Total number of objects inspected:   ${r.int(1000, 999999)} (SESSION: ${s})`], () => ['ANR1423W', () => `Scratch volume A0${r.int(1000, 9999)}L6 is empty but will not be deleted - volume access mode is "offsite".`],
    () => ['ANR2579E', (s) => `Schedule DAILY_INCR in domain STANDARD for node ${node()} failed (return code 12). (SESSION: ${s})`], () => ['ANR0986I', () => `Process ${r.int(1, 999)} for RECLAMATION running in the BACKGROUND processed ${r.int(100, 90000)} items with a completion state of SUCCESS.`],
    () => ['ANR0530W', (s) => `Transaction failed for session ${s} for node ${node()} (Linux x86-64) - internal server error detected. (SESSION: ${s})`], () => ['ANR2561I', () => 'Schedule prompter contacting nodes.'],
  ], [() => ['ANR0132E', () => `Diagnostic(s): memory allocation failed: object buffer, size ${r.int(10000, 99999)}.`], () => ['ANR7837S', () => `Internal error LOGSEG871 detected.`]]);
  while (L.more) {
    const [id, f] = d(); const t = L.step(50, 20000), q = parts(t);
    const text = f(r.int(10000, 99999)), full = `${id} ${text}`;
    const words = full.split(' '), out = ['']; // keep double spaces: split gives empty strings
    for (const w of words) { const i = out.length - 1; if (out[i] === '') out[i] = w; else if (out[i].length + 1 + w.length > 54) out.push(w); else out[i] += ' ' + w; }
    const ind = ' '.repeat(26);
    L.rec(`${p2(q.mo)}/${p2(q.d)}/${q.y} ${hms(q)}`.padEnd(25) + out[0], { time: sec(t), level: [W[id.slice(-1)], null].flat(), service: null, message: [full, text, out[0], out[0].slice(9), out.join('\n'), [out[0], ...out.slice(1).map((x) => ind + x)].join('\n')] }, out.slice(1).map((x) => ind + x));
  }
}

// z/OS hardcopy log (SYSLOG)
function zos(r, L) {
  const W = { I: ['info', null], W: ['warn', null], E: ['error', 'warn', null], A: ['warn', 'error', 'info', null] };
  const job = () => r.pick(['PAYROLL1', 'CICSPRD1', 'DB2PMSTR', 'NIGHTBKP', 'TCPIP', 'ORDEXT07']);
  const d = bag(r, [
    (j = job()) => ['IEF403I', (q) => `${j} - STARTED - TIME=${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}`], (j = job()) => ['IEF404I', (q) => `${j} - ENDED - TIME=${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}`],
    () => ['$HASP373', () => `${job().padEnd(8)} STARTED - INIT ${r.int(1, 30)}   - CLASS A - SYS SYSA`], () => ['$HASP395', () => `${job().padEnd(8)} ENDED - RC=00${p2(r.pick([0, 0, 4, 8]))}`],
    () => ['IEF450I', () => `${job()} STEP${r.int(1, 9)} - ABEND=S${r.pick(['0C7', '806', '322'])} U0000 REASON=0000000${r.int(0, 9)}`, ['TIME']], () => ['IEA989I', () => `SLIP TRAP ID=X33E MATCHED.  JOBNAME=${job()}, ASID=0${r.hex(3).toUpperCase()}.`],
    () => ['ICH408I', () => `USER(${r.pick(['BKELLER', 'OPS01', 'MROSSI'])}) GROUP(SYS1) NAME(####################)`, ['LOGON/JOB INITIATION - INVALID PASSWORD']], () => ['DSNJ002I', () => `FULL ACTIVE LOG DATA SET DSNAME=DB2P.LOGCOPY1.DS0${r.int(1, 3)}, STARTRBA=0000${r.hex(8).toUpperCase()}`],
    () => ['DFHSM0133', () => `CICSPRD1 CICS is under stress (short on storage below 16MB).`], () => ['IEC070I', () => `203-204,${job()},STEP1,VSAMOUT,0A${r.int(10, 99)},SMS00${r.int(1, 9)},PROD.VSAM.KSDS`],
    () => ['IOS071I', () => `${r.int(1000, 9999)},**,*MASTER*, START PENDING`], () => ['IEE400I', () => 'THESE MESSAGES CANCELLED - 41,42.'], () => ['*IEF233A', () => `M ${p3(r.int(100, 999))},T0${r.int(1000, 9999)},,${job()},STEP1,PROD.BACKUP.G0${r.int(100, 999)}V00`],
    () => ['IXC585E', () => `STRUCTURE DSNDB0P_GBP0 IN COUPLING FACILITY CF01 IS ALMOST FULL, ${r.int(80, 95)}% IN USE`], () => ['CSV028I', () => `ABEND806-04  JOBNAME=${job()}  STEPNAME=STEP2`], () => ['DSNT376W', () => `PLAN=DISTSERV WITH CORRELATION-ID=db2jcc_appli TIMED OUT`],
  ], [() => ['*IEA404A', () => `SEVERE WTO BUFFER SHORTAGE - 100% FULL`], () => ['IRA200E', () => 'AUXILIARY STORAGE SHORTAGE']]);
  while (L.more) {
    const [id0, f, more] = d(); const t = L.step(10, 9000), q = parts(t), c = cs(t);
    const jid = (/^\*?(DSN|DFH|IXC|IRA|IEE|IEA|IOS)/.test(id0) ? 'STC' : r.pick(['STC', 'JOB', 'TSU'])) + p3(r.int(0, 99)) + p2(r.int(0, 99));
    const star = id0[0] === '*'; const id = star ? id0.slice(1) : id0; const text = f(q), m = `${id} ${text}`;
    const suffix = id.slice(-1); const lev = W[suffix] && !id.startsWith('$') ? W[suffix] : [null, 'info', 'warn'];
    const flag = r.pick(['00000090', '00000290', '00000094']);
    L.rec(`N ${r.pick(['4000000', '0000000', '0020000', '0200000'])} SYSA     ${String(q.y).slice(2)}${p3(doy(q))} ${hms(q)}.${p2(Math.floor(q.ms / 10))} ${jid} ${flag} ${star ? '*' : ' '}${m}`,
      { time: c, level: id === 'IEF450I' ? ['info', 'error', null] : lev, service: [null, jid, 'SYSA'], message: [m, text, `${flag} ${star ? '*' : ' '}${m}`, ...(star ? ['*' + m] : [])] },
      more ? more.map((x) => `S${' '.repeat(57)}${x === 'TIME' ? `TIME=${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}` : x}`) : []);
  }
}

// Unreal Engine dedicated server
function unreal(r, L) {
  const W = { '': [null, 'info'], Display: ['info', null], Warning: 'warn', Error: 'error', Fatal: 'fatal', Verbose: ['debug', 'trace'], VeryVerbose: ['trace', 'debug'] };
  const pl = () => r.pick(['Kestrel', 'mr_oak', 'TANGO-7', 'Zed', 'lilli']);
  const d = bag(r, [
    () => ['LogNet', '', `Join succeeded: ${pl()}`], () => ['LogNet', 'Warning', `UNetDriver::TickDispatch: Socket->RecvFrom error: SE_ECONNRESET from ${r.pub()}:${r.port()}`],
    () => ['LogNet', '', `NotifyAcceptingConnection accepted from: ${r.pub()}:${r.port()}`], () => ['LogStreaming', 'Display', `FlushAsyncLoading(${r.int(100, 999)}): ${r.int(1, 9)} QueuedPackages, ${r.int(0, 9)} AsyncPackages`],
    () => ['LogScript', 'Warning', `Accessed None trying to read property Weapon in BP_Soldier_C`], () => ['LogSpawn', 'Warning', `SpawnActor failed because of collision at the spawn location [X=${r.int(100, 9000)}.000 Y=${r.int(100, 9000)}.000 Z=90.150] for [BP_Crate_C]`],
    () => ['LogOnlineSession', 'Verbose', `Updating session GameSession, ${r.int(1, 64)} players`], () => ['LogHttp', 'Error', `0x00007F${r.hex(8).toUpperCase()}: request failed, reason code 7, url=https://api.acme.example/v1/match`],
    () => ['LogGarbage', '', `Collecting garbage (${r.pick(['time since last', 'full purge'])})`], () => ['LogAnimation', 'VeryVerbose', `Evaluated AnimBP_Soldier in 0.${r.int(10, 99)} ms`],
    () => ['LogGameMode', 'Display', `Match State Changed from WaitingToStart to InProgress`], () => ['LogUObjectGlobals', 'Warning', `Failed to find object 'Class /Game/Maps/${r.pick(['Harbor', 'Dune'])}.BP_Door_C'`],
    () => ['LogBlueprintUserMessages', '', `[BP_GameMode_C_0] wave ${r.int(1, 30)} started`], () => ['LogPhysics', 'Error', `Cooking failed for mesh SM_Rock_${r.int(1, 40)}`],
  ], [() => ['LogWindows', 'Error', `Fatal error!`], () => ['LogOutputDevice', 'Error', `Ensure condition failed: Pawn != nullptr [File:D:\\build\\Game\\Source\\Soldier.cpp] [Line: ${r.int(20, 900)}]`], () => ['LogMemory', 'Fatal', `Ran out of memory allocating ${r.int(1000000, 90000000)} bytes with alignment 16`]]);
  let fr = r.int(0, 999);
  while (L.more) {
    const [cat, l, m] = d(); const t = L.step(3, 4000), q = parts(t); fr = (fr + r.int(0, 90)) % 1000;
    const txt = `${l ? l + ': ' : ''}${m}`;
    L.rec(`[${ymd(q, '.')}-${p2(q.h)}.${p2(q.mi)}.${p2(q.s)}:${p3(q.ms)}][${String(fr).padStart(3)}]${cat}: ${txt}`, { time: t, level: m === 'Fatal error!' ? ['error', 'fatal'] : W[l], service: [null, cat], message: [m, txt, `${cat}: ${txt}`] });
  }
}

// Inductive Automation Ignition: wrapper.log
function ignition(r, L) {
  const W = { T: 'trace', D: 'debug', I: 'info', W: 'warn', E: 'error' };
  const d = bag(r, [
    () => ['I', 'g.ModuleManager', `Starting up module 'com.inductiveautomation.opcua' v9.${r.int(0, 9)}.${r.int(1, 20)}...`], () => ['W', 'C.A.TagReadRequest', `Read timed out after ${r.int(1000, 9000)} ms, device=[PLC_Line${r.int(1, 6)}]`],
    () => ['E', 'D.ModbusTcpDriver', `Error connecting to ${r.ip()}:502: Connection refused`], () => ['I', 't.h.q.StoreAndForward', `Engine 'hist_db' forwarded ${r.int(10, 9000)} records`],
    () => ['D', 'A.ExecutionManager', `Task gateway-shared-exec finished in ${r.int(1, 300)}ms`], () => ['W', 'p.ClientSession', `Client session ${r.hex(8).toUpperCase()} has not polled for ${r.int(30, 90)}s`],
    () => ['E', 't.s.TagScriptManager', `Error executing tag event script: valueChanged, tag=[default]Line${r.int(1, 6)}/Tank/Level`], () => ['I', 'g.a.AuditProfile', `Audit profile 'main' purged ${r.int(1, 900)} rows`],
    () => ['T', 'o.c.SessionFsm', `[${r.int(1, 9)}] S(Active) x E(KeepAlive) = S'(Active)`], () => ['I', 'a.AlarmNotification', `Pipeline 'night shift' delivered alarm to ${r.mail()}`],
    () => ['W', 'S.DatasourceManager', `Connection 'mes_sql' is Faulted, retry in ${r.int(5, 60)} seconds`],
  ]);
  const w = bag(r, [() => ['STATUS', ['info', null], '--> Wrapper Started as Daemon'], () => ['STATUS', ['info', null], 'Launching a JVM...'], () => ['WARN', 'warn', 'JVM appears hung: Timed out waiting for signal from JVM.'], () => ['DEBUG', 'debug', 'Send ping packet: 0'], () => ['STATUS', ['info', null], 'TERM trapped.  Shutting down.'], () => ['ERROR', 'error', `JVM exited unexpectedly while stopping the application.`], () => ['INFO', 'info', 'Wrapper Process has not received any CPU time for 25 seconds.  Extending timeouts.']],
    [() => ['FATAL', 'fatal', 'There were 5 failed launches in a row, each lasting less than 300 seconds.  Giving up.']]);
  while (L.more) {
    const t = L.step(), q = parts(t), day = `${q.y}/${p2(q.mo)}/${p2(q.d)} ${hms(q)}`;
    if (r.chance(0.14)) { const [s, l, m] = w(); L.rec(`${s.padEnd(6)} | wrapper  | ${day} | ${m}`, { time: sec(t), level: l, service: [null, 'wrapper'], message: m }); continue; }
    const [l, lg, m] = d();
    L.rec(`INFO   | jvm 1    | ${day} | ${l} [${lg.padEnd(30)}] [${hms(q)}.${p3(q.ms)}]: ${m}`, { time: [t, sec(t)], level: W[l], service: [null, 'jvm 1', 'jvm', lg], message: [m, `[${lg.padEnd(30)}] [${hms(q)}.${p3(q.ms)}]: ${m}`] });
  }
}

// Microsoft Configuration Manager client (CMTrace form)
function cmtrace(r, L) {
  const W = { 1: 'info', 2: 'warn', 3: 'error' };
  const d = bag(r, [
    () => [1, 'execmgr', 'softdistpolicy.cpp', `Policy arrived for parent package PS${p3(r.int(1, 999))}0${r.int(10, 99)} program Install`], () => [2, 'LocationServices', 'lsad.cpp', `Workgroup client is in Unknown location`],
    () => [3, 'CcmMessaging', 'ccmhttperror.cpp', `Failed to send request to /SMS_MP/.sms_aut?MPLIST at host mp01.corp.example, error 0x2ee${r.hex(1)}`], () => [1, 'WUAHandler', 'cwuahandler.cpp', `Async searching of updates using WUAgent started.`],
    () => [3, 'WUAHandler', 'cwuahandler.cpp', `OnSearchComplete - Failed to end search job. Error = 0x8024402c.`], () => [1, 'AppEnforce', 'appexcnlib.cpp', `    Process ${r.int(1000, 9999)} terminated with exitcode: ${r.pick([0, 0, 3010, 1603])}`],
    () => [1, 'PolicyAgent', 'policyutil.cpp', `Raising event: instance of CCM_PolicyAgent_SettingsEvaluationComplete;`], () => [2, 'ContentTransferManager', 'util.cpp', `CTM job {${r.uuid().toUpperCase()}} suspended, waiting for network`],
    () => [1, 'ClientIDManagerStartup', 'regtask.cpp', `[RegTask] - Client is registered. Server assigned ClientID is GUID:${r.uuid().toUpperCase()}`], () => [1, 'InventoryAgent', 'agentstate.cpp', `Inventory: Collection Task completed in ${r.int(1, 90)}.${p3(r.int(1, 999))} seconds`],
    () => [3, 'DataTransferService', 'dtsjob.cpp', `DTSJob {${r.uuid().toUpperCase()}} encountered error BITS 0x80190194 (404)`], () => [2, 'UpdatesDeployment', 'updatesmanager.cpp', `No service window available for ${r.int(1, 9)} mandatory updates`],
  ]);
  while (L.more) {
    const [ty, comp, file, m0] = d(); const t = L.step(), q = parts(t), m = m0.trim();
    const tail = `]LOG]!><time="${hms(q)}.${p3(q.ms)}+000" date="${p2(q.mo)}-${p2(q.d)}-${q.y}" component="${comp}" context="" type="${ty}" thread="${r.int(1000, 19999)}" file="${file}:${r.int(20, 2000)}">`;
    if (comp === 'PolicyAgent') { // the message runs over several lines, the header closes the last one
      const c = ['{', `\tClientID = "GUID:${r.uuid().toUpperCase()}";`, '};'];
      L.rec(`<![LOG[${m}`, { time: t, level: 'info', service: [null, comp], message: [m, [m, ...c].join('\n')] }, [c[0], c[1], c[2] + tail]);
    } else L.rec(`<![LOG[${m0}${tail}`, { time: t, level: W[ty], service: [null, comp], message: [m] });
  }
}

// macOS unified log (log show)
function macos(r, L) {
  const off = 120;
  const W = { Default: [null, 'info'], Info: 'info', Debug: 'debug', Error: 'error', Fault: ['fatal', 'error'] };
  const d = bag(r, [
    () => ['Default', 'bluetoothd', '', 'com.apple.bluetooth:CBStackHCI', `Device ${r.hex(2).toUpperCase()}:${r.hex(2).toUpperCase()} RSSI -${r.int(30, 90)}`], () => ['Info', 'mDNSResponder', '', 'com.apple.mDNSResponder:Default', `[R${r.int(1000, 99999)}] getaddrinfo start -- flags: 0xC000D000, ifindex: 0, protocols: 0`],
    () => ['Error', 'locationd', 'CoreUtils', 'com.apple.locationd.Core:Client', `client not authorized, bundle com.acme.${r.pick(['maps', 'timer'])}`], () => ['Default', 'kernel', 'AppleACPIPlatform', '', `AppleACPIPlatformPower Wake reason: EC.LidOpen (User)`],
    () => ['Debug', 'WindowServer', 'SkyLight', 'com.apple.SkyLight:default', `Display ${r.int(1, 4)} refresh ${r.pick([60, 120])}.00 Hz`], () => ['Error', 'cloudd', 'CloudKitDaemon', 'com.apple.cloudkit:CK', `Operation failed: CKError 0x${r.hex(9)} "Network Failure" (4/${r.int(1000, 1010)})`],
    () => ['Default', 'backupd', 'TimeMachine', 'com.apple.TimeMachine:General', `Starting automatic backup to '/Volumes/.timemachine/${r.hex(8)}'`], () => ['Info', 'sharingd', '', 'com.apple.sharing:AirDrop', `Scanning mode Contacts Only`],
    () => ['Fault', 'Mail', 'MailCore', 'com.apple.mail:persistence', `Database integrity check failed with ${r.int(1, 9)} errors`], () => ['Error', 'kernel', 'Sandbox', '', `System Policy: ${r.pick(['zoom.us', 'Slack Helper'])}(${r.int(300, 9000)}) deny(1) file-read-data /private/var/db`],
    () => ['Default', 'com.apple.WebKit.Networking', 'WebKit', 'com.apple.WebKit:Loading', `resource load #${r.int(1, 9999)} finished in ${r.int(5, 900)} ms`], () => ['Info', 'syspolicyd', 'Security', 'com.apple.securityd:security_exception', `MacOS error: -67062`],
  ]);
  while (L.more) {
    const [ty, proc, lib, sub, m] = d(); const t = L.step(2, 4000), q = parts(t, off);
    const a = sub ? `[${sub}] ${m}` : m, b = lib ? `(${lib}) ${a}` : a;
    L.rec(`${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)}${offs(off, false)} 0x${r.hex(6).padEnd(9)}${ty.padEnd(12)}${(r.chance(0.7) ? '0x0' : '0x' + r.hex(5)).padEnd(21)}${String(proc === 'kernel' ? 0 : r.int(90, 9999)).padEnd(7)}${'0'.padEnd(5)}${proc}: ${b}`,
      { time: t, level: W[ty], service: proc, message: [m, a, b] });
  }
}
export default [['mikrotik', mikrotik], ['ontap-ems', ontap], ['tsm-actlog', tsm], ['zos-syslog', zos], ['unreal', unreal], ['ignition', ignition], ['cmtrace', cmtrace], ['macos-unified', macos]];
