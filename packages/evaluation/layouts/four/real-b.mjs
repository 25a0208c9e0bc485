// real products 9..15
import { p2, p3, parts, ymd, hms, offs, sec, us3, dealer, javaTrace } from './lib.mjs';

// 9 Dovecot log file with log_timestamp "%Y-%m-%d %H:%M:%S "
function dovecot(r, L) {
  const ses = () => r.chars(16, 'ABCDEFGHIJabcdefghij0123456789+/');
  const msgs = dealer(r, [
    () => ['imap-login', '', 'Info', `Login: user=<${r.mail()}>, method=PLAIN, rip=${r.pub()}, lip=${r.ip()}, mpid=${r.int(1000, 99999)}, TLS, session=<${ses()}>`],
    () => ['imap-login', '', 'Info', `Disconnected: Connection closed (auth failed, ${r.int(1, 3)} attempts in ${r.int(2, 20)} secs): user=<${r.mail()}>, method=LOGIN, rip=${r.pub()}, lip=${r.ip()}, TLS: Connection closed, session=<${ses()}>`],
    () => ['imap', `(${r.mail()})<${r.int(1000, 99999)}><${ses()}>`, 'Info', `Disconnected: Logged out in=${r.int(20, 4000)} out=${r.int(500, 90000)} deleted=${r.int(0, 9)} expunged=${r.int(0, 9)} trashed=0 hdr_count=${r.int(0, 40)} hdr_bytes=${r.int(0, 9000)} body_count=0 body_bytes=0`],
    () => ['lmtp', `(${r.mail()})<${r.int(1000, 99999)}><${ses()}>`, 'Info', `sieve: msgid=<${r.hex(12)}@mail.example.org>: stored mail into mailbox '${r.pick(['INBOX', 'Junk', 'Lists/dev'])}'`],
    () => ['imap', `(${r.mail()})<${r.int(1000, 99999)}><${ses()}>`, 'Error', `Mailbox INBOX: Corrupted index cache file /var/vmail/example.org/info/dovecot.index.cache: Broken physical size for mail UID ${r.int(1, 9000)} in mailbox INBOX: read(/var/vmail/example.org/info/cur/${r.int(1e8, 9e8)}.M1P2.mx1): Cached message size smaller than expected (${r.int(100, 999)} < ${r.int(1000, 9999)}, box=INBOX, UID=${r.int(1, 9000)})`],
    () => ['auth', '', 'Warning', `auth client 0 disconnected with ${r.int(1, 5)} pending requests: EOF`],
    () => ['auth-worker', `(${r.int(1000, 99999)})`, 'Error', `conn unix:auth-worker (pid=${r.int(100, 999)},uid=97): auth-worker<${r.int(1, 99)}>: pgsql(localhost): query failed: FATAL:  terminating connection due to administrator command`],
    () => ['master', '', 'Warning', `service(imap-login): process_limit (${r.pick([100, 256])}) reached, client connections are being dropped`],
    () => ['master', '', 'Info', `Dovecot v2.3.${r.int(16, 21)} (${r.hex(10)}) starting up for imap, lmtp, sieve (core dumps disabled)`],
    () => ['lmtp', `(${r.int(1000, 99999)})`, 'Info', `Connect from local`],
    () => ['stats', '', 'Panic', `file stats-metrics.c: line ${r.int(100, 500)} (stats_metric_event): assertion failed: (metric->sub_metrics != NULL)`],
    () => ['pop3-login', '', 'Debug', `SSL: where=0x2002, ret=1: SSLv3/TLS write finished`],
  ]);
  const LV = { Info: 'info', Error: 'error', Warning: 'warn', Panic: 'fatal', Debug: 'debug' };
  while (L.more) {
    const t = L.step(100, 15000), q = parts(t), [svc, par, lv, msg] = msgs()();
    L.rec(`${ymd(q)} ${hms(q)} ${svc}${par}: ${lv}: ${msg}`, { time: sec(t), level: LV[lv], service: svc, message: msg });
  }
}

// 10 VMware ESXi: hostd, vpxa, vmkernel as the host forwards them
function esxi(r, L) {
  const host = `esx${p2(r.int(1, 24))}.corp.example`;
  const op = () => r.pick([``, ` opID=${r.hex(8)}-${r.hex(2)}`, ` opID=vim-cmd-${r.hex(2)}-${r.hex(4)} user=root`]);
  const vm = () => `/vmfs/volumes/${r.hex(8)}-${r.hex(8)}-${r.hex(4)}-${r.hex(12)}/${r.pick(['web01', 'sql-02', 'jump'])}/${r.pick(['web01', 'sql-02', 'jump'])}.vmx`;
  const ho = dealer(r, [
    () => ['info', 'hostd', `sub=Vimsvc.ha-eventmgr`, `Event ${r.int(100, 99999)} : User root@127.0.0.1 logged in as pyvmomi Python/3.8.16 (VMkernel; 7.0.3; x86_64)`],
    () => ['verbose', 'hostd', `sub=PropertyProvider`, `RecordOp ASSIGN: guest.disk, ${r.int(1, 90)}. Sent notification immediately.`],
    () => ['warning', 'hostd', `sub=VigorStatsProvider(000000${r.hex(10)})`, `AddVirtualMachine: VM '${r.int(1, 90)}' already registered`],
    () => ['error', 'hostd', `sub=Vmsvc.vm:${vm()}`, `Failed to power on VM: Insufficient memory resources`, [`--> (vim.fault.InsufficientMemoryResourcesFault) {`, `-->    faultCause = (vmodl.MethodFault) null,`, `-->    unreserved = ${r.int(1e6, 9e6)},`, `-->    requested = ${r.int(1e6, 9e6)}`, `--> }`]],
    () => ['info', 'vpxa', `sub=vpxLro`, `[VpxLRO] -- BEGIN lro-${r.int(1000, 99999)} -- vpxa -- vpxapi.VpxaService.retrieveChanges -- 52${r.hex(6)}-${r.hex(4)}`],
    () => ['info', 'hostd', `sub=Vimsvc.TaskManager`, `Task Created : haTask-${r.int(1, 90)}-vim.VirtualMachine.powerOn-${r.int(1e6, 9e7)}`],
    () => ['info', 'hostd', `sub=Vmsvc.vm:${vm()}`, `State Transition (VM_STATE_OFF -> VM_STATE_POWERING_ON)`],
  ]);
  const vk = dealer(r, [
    () => [null, `ScsiDeviceIO: ${r.int(3000, 4500)}: Cmd(0x45d${r.hex(9)}) 0x${r.pick(['1a', '85', '28'])}, CmdSN 0x${r.hex(4)} from world ${r.int(2e6, 3e6)} to dev "naa.6000${r.hex(28)}" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x24 0x0.`],
    () => ['warn', `WARNING: NFS: ${r.int(200, 400)}: Lost connection to the server ${r.ip()} mount point /export/iso, mounted as ${r.hex(8)}-${r.hex(8)}-0000-000000000000 ("iso")`],
    () => [null, `NetPort: ${r.int(1400, 1900)}: disabled port 0x${r.hex(7)}`],
    () => [null, `vmw_ahci[0000001f]: scsiUnmapCommand:Unmap transfer 0x18 byte`],
    () => ['error', `ALERT: Bootbank cannot be found at path '/bootbank'`],
    () => [null, `StorageApdHandler: ${r.int(900, 1300)}: APD start for 0x4304${r.hex(8)} [naa.6000${r.hex(28)}]!`],
  ]);
  const LV = { info: 'info', verbose: ['debug', 'trace'], warning: 'warn', error: 'error' };
  while (L.more) {
    const t = L.step(), q = parts(t), ts = `${ymd(q)}T${hms(q)}.${p3(q.ms)}Z`;
    if (r.chance(0.65)) {
      const [lv, prog, sub, msg, cont = []] = ho()();
      L.rec(`${ts} ${lv} ${prog}[${r.int(2098000, 2109999)}] [Originator@6876 ${sub}${op()}] ${msg}`, { time: t, level: LV[lv], service: prog, message: msg }, cont);
    } else {
      const [lv, msg] = vk()();
      const m = msg.match(/^(WARNING|ALERT): (.*)$/);
      L.rec(`${ts} ${r.pick(['vmkernel: ', 'vmkernel: '])}cpu${r.int(0, 47)}:${r.int(2097000, 2109999)}${r.chance(0.3) ? ` opID=${r.hex(8)}` : ''})${msg}`, { time: t, level: lv === 'error' ? ['error', 'fatal', 'warn'] : lv, service: 'vmkernel', message: m ? [m[2], msg] : [msg, msg.replace(/^\w+: \d+: /, '')] });
    }
  }
}

// 11 Huawei VRP switches as a syslog file
function huawei(r, L) {
  const hosts = [`core-sw${r.int(1, 4)}`, `acc-b${r.int(1, 9)}-sw${r.int(1, 4)}`, 'dc1-leaf-03']; const off = r.pick([null, 120]);
  const ifc = () => r.pick([`GigabitEthernet0/0/${r.int(1, 48)}`, `XGigabitEthernet0/1/${r.int(1, 4)}`, `Eth-Trunk${r.int(1, 20)}`, `Vlanif${r.int(2, 400)}`]);
  const msgs = dealer(r, [
    () => ['IFNET', 4, 'IF_STATE', `Interface ${ifc()} has turned into ${r.pick(['DOWN', 'UP'])} state.`],
    () => ['SSH', 4, 'SSH_FAIL', `Failed to login through SSH. (IP=${r.ip()}, VpnInstanceName=_public_, UserName=${r.user()}, Times=${r.int(1, 3)}, FailedReason=User authentication failed)`],
    () => ['SHELL', 5, 'CMDRECORD', `Recorded command information. (Task=VTY${r.int(0, 4)}, Ip=${r.ip()}, VpnName=, User=${r.user()}, AuthenticationMethod="AAA", Command="display interface brief")`],
    () => ['OSPF', 3, 'NBR_DOWN_REASON', `Neighbor state leaves full or changed to Down. (ProcessId=1, NeighborRouterId=${r.ip()}, NeighborAreaId=0, NeighborInterface=${ifc()}, NeighborDownImmediate reason=Neighbor Down Due to Inactivity)`],
    () => ['LLDP', 4, 'NBRCHGTRAP', `Neighbor information is changed. (LldpStatsRemTablesInserts=${r.int(1, 90)}, LldpStatsRemTablesDeletes=${r.int(1, 90)})`],
    () => ['SRM', 2, 'OPTPWRABNORMAL', `Optical module power is abnormal. (EntityPhysicalIndex=${r.int(60000000, 69999999)}, EntPhysicalName="${ifc()}", Reason="RX power low")`],
    () => ['VRRP', 6, 'STATEMACHINE', `VRRP ${ifc()} virtual router ${r.int(1, 200)} state from BACKUP to MASTER`],
    () => ['DEVM', 1, 'hwFanInvalid_active', `The fan failed. (Slot=${r.int(0, 9)}, FanId=${r.int(1, 4)}, ReasonDescription="fan speed below 20%")`],
    () => ['CFM', 5, 'CFM_LOG', `The user chose ${r.pick(['Y', 'N'])} when deciding whether to save the configuration to the device.`],
    () => ['STP', 6, 'RECEIVE_MSTITC', `MSTP received BPDU with TC, MSTP process 0 instance 0, port name is ${ifc()}.`],
  ]);
  const LV = { 1: ['fatal', 'error'], 2: ['fatal', 'error'], 3: 'error', 4: 'warn', 5: 'info', 6: 'info' };
  while (L.more) {
    const t = L.step(200, 60000), q = parts(t, off || 0), [mod, sev, mn, msg] = msgs()();
    const body = `%%01${mod}/${sev}/${mn}(l)[${r.int(0, 999)}]:${msg}`;
    L.rec(`${q.mon} ${q.d} ${q.y} ${hms(q)}${off === null ? '' : offs(off)} ${r.pick(hosts)} ${body}`, { time: sec(t), level: LV[sev], service: [null, mod], message: [msg, body, `${mn}(l)${body.slice(body.indexOf('(l)') + 3)}`] });
  }
}

// 12 NetApp ONTAP "event log show" rows
function ontap(r, L) {
  const cl = r.pick(['cl1', 'nas-prod', 'fas8300']);
  const msgs = dealer(r, [
    () => ['NOTICE', 'raid.rg.scrub.done', `/aggr${r.int(0, 3)}/plex0/rg${r.int(0, 2)}: scrub completed in ${r.int(1, 9)}:${p2(r.int(0, 59))}:${p2(r.int(0, 59))}.${p2(r.int(0, 99))}`],
    () => ['ERROR', 'disk.ioMediumError', `Medium error on disk ${r.int(0, 3)}a.${p2(r.int(0, 11))}.${r.int(0, 23)}: op 0x28:${r.hex(8)}:0200 sector ${r.int(1e6, 9e8)} SCSI:medium error - Unrecovered read error (3 11 0 ${r.int(1, 99)}) (${r.int(10, 900)}) [NETAPP   X422_HCOBE600A10 NA0${r.int(0, 9)}]`],
    () => ['INFORMATIONAL', 'raid.scan.start', `RAID scan of /aggr${r.int(0, 3)} started.`],
    () => ['ALERT', 'wafl.vol.full', `Insufficient space on volume ${r.pick(['vol_home', 'exch_db1'])}@vserver:${r.uuid()} to perform operation. ${r.int(1, 90)}.0KB was requested but only ${r.int(1, 9)}.00KB was available.`],
    () => ['EMERGENCY', 'callhome.hm.alert.critical', `Call home for Health Monitor process nphm: CriticalFanFruFaultAlert[${r.int(10, 90)}].`],
    () => ['NOTICE', 'cifs.oplock.break.timeout', `CIFS server ${r.pick(['FS1', 'FILER2'])}: oplock break timeout, client ${r.ip()}, file "\\projects\\2024\\plan (v2).xlsx"`],
    () => ['ERROR', 'secd.cifsAuth.problem', `vserver (${r.pick(['svm1', 'svm_cifs'])}) General CIFS authentication problem. Error: User authentication procedure failed`, [`  [    ${r.int(0, 9)} ms] Login attempt by domain user 'CORP\\${r.pick(['jdoe', 'svc-scan'])}' using NTLMv2 style security`, `  [    ${r.int(10, 99)}] Successfully connected to ip ${r.ip()}, port 445 using TCP`, `**[    ${r.int(100, 999)}] FAILURE: Unable to make a connection (NetLogon:CORP.EXAMPLE), Result: RESULT_ERROR_GENERAL_FAILURE`]],
    () => ['INFORMATIONAL', 'snapmirror.dst.snapDelErr', `Snapshot copy hourly.${r.int(2024, 2026)}-05-${r.int(13, 27)}_${p2(r.int(0, 23))}05 on destination volume "svm1:vol_home_dr" could not be deleted: busy.`],
    () => ['NOTICE', 'ha.takeoverImpHotShelf', `Takeover monitor: partner mailbox disk ${r.int(0, 3)}a.${p2(r.int(0, 11))}.${r.int(0, 23)} unavailable`],
    () => ['DEBUG', 'ems.engine.suppressed', `Event 'nblade.cifsNoPrivShare' suppressed ${r.int(2, 400)} times in last ${r.int(60, 900)} seconds.`],
  ]);
  const LV = { NOTICE: 'info', INFORMATIONAL: 'info', ERROR: 'error', ALERT: ['error', 'fatal'], EMERGENCY: 'fatal', DEBUG: 'debug' };
  while (L.more) {
    const t = L.step(500, 90000), q = parts(t), [lv, ev, msg, cont = []] = msgs()();
    L.rec(`${q.mo}/${q.d}/${q.y} ${hms(q)}  ${(`${cl}-0${r.int(1, 2)}`).padEnd(16)} ${lv.padEnd(13)} ${ev}: ${msg}`, { time: sec(t), level: LV[lv], service: null, message: [msg, `${ev}: ${msg}`] }, cont);
  }
}

// 13 Slurm slurmctld.log
function slurm(r, L) {
  const nodes = () => r.pick([`cn[${p3(r.int(1, 40))}-${p3(r.int(41, 90))}]`, `cn${p3(r.int(1, 90))}`, `gpu[01,0${r.int(3, 8)}]`]);
  const msgs = dealer(r, [
    () => [null, null, `sched: Allocate JobId=${r.int(10000, 99999)} NodeList=${nodes()} #CPUs=${r.int(1, 128)} Partition=${r.pick(['batch', 'gpu', 'short'])}`],
    () => [null, null, `_job_complete: JobId=${r.int(10000, 99999)} WEXITSTATUS ${r.int(0, 2)}`],
    () => [null, null, `_slurm_rpc_submit_batch_job: JobId=${r.int(10000, 99999)} InitPrio=${r.int(1000, 9e6)} usec=${r.int(200, 9000)}`],
    () => ['error', 'error', `Nodes ${nodes()} not responding, setting DOWN`],
    () => ['error', 'error', `_find_node_record: lookup failure for node "cn${p3(r.int(100, 200))}"`],
    () => ['debug2', 'debug', `Processing RPC: REQUEST_PING from UID=${r.int(0, 2000)}`],
    () => ['debug', 'debug', `sched: Running job scheduler for ${r.pick(['full queue', 'default depth'])}.`],
    () => ['debug3', ['debug', 'trace'], `Writing job id ${r.int(10000, 99999)} to header record of job_state file`],
    () => ['fatal', 'fatal', `mkdir(/var/spool/slurmctld): Permission denied`],
    () => [null, null, `Node ${nodes()} now responding`],
    () => ['warning', 'warn', `Note very large processing time from _slurmctld_background: usec=${r.int(3000000, 9000000)} began=${hms(parts(L.t))}.${p3(r.int(0, 999))}`],
    () => [null, null, `  node ${nodes()} returned to service (reason was "NHC: check_fs_mount: /scratch not mounted [${r.user()}@head1]")`],
  ]);
  while (L.more) {
    const t = L.step(2, 20000), q = parts(t), [w, lv, msg] = msgs()();
    L.rec(`[${ymd(q)}T${hms(q)}.${p3(q.ms)}] ${w ? w + ': ' : ''}${msg}`, { time: t, level: lv, service: null, message: w ? [msg, `${w}: ${msg}`] : msg });
  }
}

// 14 FreeSWITCH
function freeswitch(r, L) {
  const idle = () => `${r.int(88, 99)}.${p2(r.int(0, 99))}%`;
  const chan = () => `sofia/${r.pick(['internal', 'external'])}/${r.int(1000, 1099)}@${r.ip()}${r.pick(['', ':5060'])}`;
  const msgs = dealer(r, [
    () => ['NOTICE', `switch_channel.c:1118`, `New Channel ${chan()} [${r.uuid()}]`],
    () => ['DEBUG', `switch_core_state_machine.c:${r.int(500, 900)}`, `(${chan()}) Running State Change CS_EXECUTE (Cur ${r.int(1, 60)} Tot ${r.int(100, 9000)})`],
    () => ['INFO', `mod_dialplan_xml.c:639`, `Processing ${r.int(1000, 1099)} <${r.int(1000, 1099)}>->${r.int(9000, 9999)} in context ${r.pick(['default', 'public'])}`],
    () => ['WARNING', `sofia_reg.c:1793`, `SIP auth challenge (REGISTER) on sofia profile 'internal' for [${r.int(1000, 1099)}@${r.ip()}] from ip ${r.pub()}`],
    () => ['ERR', `mod_lua.cpp:202`, `/usr/share/freeswitch/scripts/ivr.lua:${r.int(10, 200)}: attempt to index local 'session' (a nil value)`, [`stack traceback:`, `\t/usr/share/freeswitch/scripts/ivr.lua:${r.int(10, 200)}: in main chunk`]],
    () => ['NOTICE', `switch_ivr_originate.c:3848`, `Cannot create outgoing channel of type [${r.pick(['user', 'sofia'])}] cause: [${r.pick(['USER_NOT_REGISTERED', 'NORMAL_TEMPORARY_FAILURE'])}]`],
    () => ['CRIT', `switch_core_sqldb.c:1520`, `Failed to allocate database handle: "odbc://freeswitch:***"`],
    () => ['INFO', `switch_core_session.c:${r.int(1600, 1800)}`, `Session ${r.int(100, 9000)} (${chan()}) Ended`],
    () => ['ALERT', `mod_sofia.c:4210`, `Over max sessions per second! (${r.int(30, 90)} > 30)`],
    () => ['CONSOLE', `switch_loadable_module.c:1804`, `Successfully Loaded [mod_${r.pick(['callcenter', 'opus', 'event_socket'])}]`],
    () => ['DEBUG', `sofia.c:7493`, `Remote SDP:`, ['v=0', `o=FreeSWITCH ${r.int(1e8, 9e8)} ${r.int(1e8, 9e8)} IN IP4 ${r.ip()}`, 's=FreeSWITCH', `m=audio ${r.int(16384, 32768)} RTP/AVP 8 0 101`, '']],
  ]);
  const LV = { NOTICE: 'info', DEBUG: 'debug', INFO: 'info', WARNING: 'warn', ERR: 'error', CRIT: 'fatal', ALERT: ['fatal', 'error'], CONSOLE: [null, 'info'] };
  while (L.more) {
    const t = L.step(1, 4000), q = parts(t), [lv, src, msg, cont = []] = msgs()();
    L.rec(`${r.chance(0.55) ? r.uuid() + ' ' : ''}${ymd(q)} ${hms(q)}.${p3(q.ms)}${us3(r)} ${idle()} [${lv}] ${src} ${msg}`, { time: t, level: LV[lv], service: null, message: [msg, `${src} ${msg}`] }, cont);
  }
}

// 15 Spark driver / executor (log4j default pattern, two-digit year)
function spark(r, L) {
  const msgs = dealer(r, [
    () => ['INFO', 'TaskSetManager', `Starting task ${r.int(0, 199)}.0 in stage ${r.int(1, 90)}.0 (TID ${r.int(1, 99999)}) (${r.ip()}, executor ${r.int(1, 40)}, partition ${r.int(0, 199)}, NODE_LOCAL, ${r.int(4000, 9000)} bytes) taskResourceAssignments Map()`],
    () => ['INFO', 'BlockManagerInfo', `Added broadcast_${r.int(1, 400)}_piece0 in memory on dn${p2(r.int(1, 30))}.corp.example:${r.port()} (size: ${r.int(2, 90)}.${r.int(0, 9)} KiB, free: ${r.int(300, 900)}.${r.int(0, 9)} MiB)`],
    () => ['WARN', 'TaskSetManager', `Lost task ${r.int(0, 199)}.0 in stage ${r.int(1, 90)}.0 (TID ${r.int(1, 99999)}) (dn${p2(r.int(1, 30))}.corp.example executor ${r.int(1, 40)}): FetchFailed(BlockManagerId(${r.int(1, 40)}, dn07.corp.example, 7337, None), shuffleId=${r.int(0, 9)}, mapIndex=${r.int(0, 99)}, mapId=${r.int(0, 999)}, reduceId=${r.int(0, 99)}, message=`, ['org.apache.spark.shuffle.FetchFailedException: Failed to connect to dn07.corp.example:7337', '\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.throwFetchFailedException(ShuffleBlockFetcherIterator.scala:1168)', ')']],
    () => ['ERROR', 'Executor', `Exception in task ${r.int(0, 199)}.${r.int(0, 3)} in stage ${r.int(1, 90)}.0 (TID ${r.int(1, 99999)})`, 'java'],
    () => ['INFO', 'DAGScheduler', `Job ${r.int(1, 90)} finished: save at LoadOrders.scala:${r.int(20, 200)}, took ${r.int(1, 400)}.${r.int(100000, 999999)} s`],
    () => ['INFO', 'CodeGenerator', `Code generated in ${r.int(5, 90)}.${r.int(100000, 999999)} ms`],
    () => ['WARN', 'HeartbeatReceiver', `Removing executor ${r.int(1, 40)} with no recent heartbeats: ${r.int(120001, 180000)} ms exceeds timeout 120000 ms`],
    () => ['INFO', 'FileScanRDD', `Reading File path: hdfs://nn1:8020/lake/raw/orders/dt=2024-0${r.int(1, 9)}-${r.int(10, 28)}/part-${p3(r.int(0, 99))}.snappy.parquet, range: 0-${r.int(1e6, 1e8)}, partition values: [${r.int(19000, 20000)}]`],
    () => ['INFO', 'Client', `Application report for application_${r.int(1600000000, 1700000000)}_${r.int(1000, 9999)} (state: ${r.pick(['RUNNING', 'ACCEPTED'])})`],
    () => ['DEBUG', 'PythonRunner', `Times: total = ${r.int(100, 9000)}, boot = ${r.int(2, 40)}, init = ${r.int(10, 90)}, finish = ${r.int(0, 9)}`],
    () => ['ERROR', 'YarnClusterScheduler', `Lost executor ${r.int(1, 40)} on dn${p2(r.int(1, 30))}.corp.example: Container killed by YARN for exceeding physical memory limits. ${r.int(8, 9)}.${r.int(0, 9)} GB of 8 GB physical memory used.`],
  ]);
  while (L.more) {
    const t = L.step(5, 6000), q = parts(t), [lv, cls, msg, cont = []] = msgs()();
    L.rec(`${p2(q.y % 100)}/${p2(q.mo)}/${p2(q.d)} ${hms(q)} ${lv} ${cls}: ${msg}`, { time: sec(t), level: lv.toLowerCase(), service: [null, cls], message: [msg, `${cls}: ${msg}`] }, cont === 'java' ? javaTrace(r, 'com.acme.lake') : cont);
  }
}
export default [['dovecot-file', dovecot], ['esxi-hostd-vmkernel', esxi], ['huawei-vrp', huawei], ['ontap-event-log', ontap], ['slurmctld', slurm], ['freeswitch', freeswitch], ['spark-yarn', spark]];
