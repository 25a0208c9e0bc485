import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
const IOS = [
  ['LINK', 3, 'UPDOWN', 'Interface GigabitEthernet{int:1-2}/0/{int:1-48}, changed state to {up|down}'],
  ['LINEPROTO', 5, 'UPDOWN', 'Line protocol on Interface GigabitEthernet1/0/{int:1-48}, changed state to {up|down}'],
  ['SYS', 5, 'CONFIG_I', 'Configured from console by {user} on vty0 ({ip})'],
  ['SYS', 2, 'MALLOCFAIL', 'Memory allocation of {int:1000-90000} bytes failed from 0x{HEX:8}, alignment 0', '-Process= "IP Input", ipl= 0, pid= {int:40-190}'],
  ['OSPF', 5, 'ADJCHG', 'Process 1, Nbr {ip} on Vlan{int:2-400} from FULL to DOWN, Neighbor Down: Dead timer expired'],
  ['SEC_LOGIN', 4, 'LOGIN_FAILED', 'Login failed [user: {user}] [Source: {ip}] [localport: 22] [Reason: Login Authentication Failed] at {clock} UTC Tue Nov 10 2026'],
  ['SEC', 6, 'IPACCESSLOGP', 'list 101 denied tcp {ip}({port}) -> {ip}(443), {int:1-90} packets'],
  ['PLATFORM_ENV', 1, 'FAN', 'Faulty internal power supply fan detected: error {int:1-4}'],
  ['SPANTREE', 2, 'BLOCK_BPDUGUARD', 'Received BPDU on port Gi1/0/{int:1-48} with BPDU Guard enabled. Disabling port.'],
  ['PM', 4, 'ERR_DISABLE', 'bpduguard error detected on Gi1/0/{int:1-48}, putting Gi1/0/{int:1-48} in err-disable state'],
  ['ILPOWER', 7, 'DETECT', 'Interface Gi1/0/{int:1-48}: Power Device detected: IEEE PD'],
  ['SYS', 0, 'CPUHOG_FATAL', 'Task is running for ({int:2000-9000})msecs, process = SNMP ENGINE, info 0x{hex:6}'],
  ['DUAL', 5, 'NBRCHANGE', 'EIGRP-IPv4 100: Neighbor {ip} (Tunnel{int:1-9}) is up: new adjacency'],
  ['BGP', 5, 'ADJCHANGE', 'neighbor {ip} Down BGP Notification sent'], ['BGP', 3, 'NOTIFICATION', 'sent to neighbor {ip} 4/0 (hold time expired) 0 bytes'],
];
const SYSL = ['fatal', ['fatal', 'error'], ['fatal', 'error'], 'error', 'warn', 'info', 'info', 'debug'];
const ios = { name: 'cisco-ios', start: '2026-10-31T23:12:00.000Z', gen(c) {
  let n = c.int(200, 4000);
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [fac, sv, mn, tpl, next] = c.deal(IOS); const msg = c.fill(tpl);
    const tag = `%${fac}-${sv}-${mn}`;
    const lines = [`${pad(++n, 6)}: ${c.chance(0.1) ? '*' : ''}${p.mon} ${lsp(p.d, 2)} ${p.y} ${p.H}:${p.M}:${p.S}.${p.ms} UTC: ${tag}: ${msg}`];
    if (next) lines.push(c.fill(next), c.fill('-Traceback= {HEX:7}z {HEX:7}z {HEX:7}z'));
    c.rec(lines, { time: t, level: SYSL[sv], service: [fac, `${fac}-${sv}-${mn}`, tag], message: oneOf(msg, `${tag}: ${msg}`) });
  }
} };

const NA = [
  ['monitor', 'monitor.globalStatus.ok', 'notice', 'The system\'s global status is normal.'], ['statd', 'kern.uptime.filer', 'info', '{int:1-11}:00am up {int:2-200} days, {int:1-23}:{int:10-59} {int:1000-900000} NFS ops, {int:0-9000} CIFS ops, 0 HTTP ops, 0 FCP ops, 0 iSCSI ops'],
  ['disk_server_0', 'disk.ioMediumError', 'error', 'Medium error on disk 0b.{int:10-40}.{int:0-23}: op 0x28:000{hex:5}:0080 sector {int:100-90000} SCSI:medium error - Unrecovered read error - If the disk is in a RAID group, the subsystem will attempt to reconstruct unreadable data (3 11 0 0) (12) [NETAPP   X423_HCOBE900A10 NA03]'],
  ['raidio_thread', 'raid.rg.scrub.summary.media', 'notice', 'Scrub found {int:0-3} media errors in /aggr{int:0-2}/plex0/rg{int:0-3}.'],
  ['wafl_exempt0{int:1-9}', 'wafl.vol.full', 'alert', 'file system on Volume vol_{word}s@vserver:{uuid} is full'], ['secd', 'secd.nfsAuth.noNameMap', 'warning', 'vserver (svm_{word}) Cannot map UNIX name to CIFS name. Error: Get user credentials procedure failed [ {int:0-9} ms] Determined UNIX id {int:1000-9000}'],
  ['vifmgr', 'vifmgr.portdown', 'error', 'A link down event was received on node na-{int:1-2}, port e0{a|b|c}.'], ['mgwd', 'mgmtgwd.certificate.expiring', 'warning', 'A digital certificate with FQDN svm_{word}, serial number {HEX:14}, type server will expire in the next {int:1-30} day(s).'],
  ['cf_main', 'cf.fsm.takeoverByPartnerDisabled', 'error', 'Failover monitor: takeover of na-01 by na-02 disabled (unsynchronized log).'], ['rastrace_dump', 'rastrace.dump.saved', 'debug', 'A RAS trace dump for module WAFL instance 0 was stored in /etc/log/rastrace/WAFL_0_20260318_{clock}:201933.dmp.'],
  ['env_mgr', 'nvmem.battery.capLow.crit', 'emergency', 'The NVMEM battery capacity is critically low ({int:5-30} hours). To prevent data loss, the system will shut down in 10 minutes.'], ['config_thread', 'raid.aggr.log.CP.count', 'info', 'aggr:aggr{int:0-2} status:online (info) cp:{int:10-900}'],
];
const NAL = { emergency: 'fatal', alert: ['fatal', 'error'], error: 'error', warning: 'warn', notice: 'info', info: 'info', debug: 'debug' };
const netapp = { name: 'netapp-ems', start: '2026-11-04T02:00:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(900, 90000); const p = parts(t, -300);
    const [proc0, ev, sev, tpl] = c.deal(NA); const proc = c.fill(proc0); const msg = c.fill(tpl);
    const node = c.pick(['na-01', 'na-02']);
    c.rec(`${p.day} ${p.mon} ${p.dd} ${p.H}:${p.M}:${p.S} -0500 [${node}: ${proc}: ${ev}:${sev}]: ${msg}`, { time: sec(t), level: NAL[sev], service: [proc, proc.replace(/_?\d+$/, ''), node, ev], message: msg });
  }
} };

const ESX = [
  ['info', 'Vimsvc.ha-eventmgr', 'Event {int:1000-90000} : User root@{ip} logged in as VMware-client/8.0.0'], ['info', 'Vimsvc.TaskManager', 'Task Created : haTask-{int:1-90}-vim.VirtualMachine.powerOff-{int:1000-90000000}'],
  ['verbose', 'PropertyProvider', 'RecordOp ASSIGN: info, haTask-{int:1-90}-vim.VirtualMachine.createSnapshot-{int:1000-90000}. Applied change to temp map.'], ['warning', 'Hostsvc.Tpm20Provider', 'Unable to retrieve TPM/TXT status. TPM functionality will be unavailable. Failure reason: Unable to get node: Sysinfo error: Not foundSee VMkernel log for details..'],
  ['error', 'Default', 'Unable to convert Vigor value \'{HEX:4}\' of type VigorError to HostdError at {clock}'], ['info', 'Vmsvc.vm:/vmfs/volumes/{hex:8}-{hex:8}-{hex:4}-{hex:12}/vm-{word}/vm-{word}.vmx', 'State Transition (VM_STATE_ON -> VM_STATE_POWERING_OFF)'],
  ['trivia', 'Libs', 'SSL: Unknown SSL Error'], ['error', 'Vimsvc.HaSessionManager', 'Login failed for user {user}: [vim.fault.InvalidLogin]'],
  ['panic', 'Default', 'Panic: NOT_REACHED bora/lib/{word}.c:{int:100-900}'], ['info', 'Solo.Vmomi', 'Activation finished; <<{uuid}, <TCP \'{ip} : 443\'>, <TCP \'{ip} : {port}\'>>, ha-folder-vm, vim.Folder.createVm>', 1],
  ['warning', 'Statssvc', 'Calculated write I/O size {int:500000-900000} for scsi0:{int:0-4} is out of range -- {int:500000-900000},prevBytes = {int:1000-900000} curBytes = {int:1000-900000}'],
];
const ESXL = { info: 'info', verbose: ['debug', 'trace'], trivia: ['trace', 'debug'], warning: 'warn', error: 'error', panic: 'fatal' };
const esxi = { name: 'esxi-hostd', start: '2026-01-14T09:30:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [lev, sub0, tpl, multi] = c.deal(ESX); const sub = c.fill(sub0); const msg = c.fill(tpl);
    const prog = c.pick(['hostd', 'hostd', 'hostd', 'vpxa']);
    const op = c.chance(0.6) ? ` opID=${c.hex(8)}-${c.int(10, 99)}-${c.hex(4)} user=${c.pick(['root', 'vpxuser', 'dcui'])}` : '';
    const lines = [`${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}Z ${lev} ${prog}[${c.int(2090000, 2110000)}] [Originator@6876 sub=${sub}${op}] ${msg}`];
    if (multi) lines.push('--> Arg config:', '--> (vim.vm.ConfigSpec) {', c.fill('-->    name = "vm-{word}",'), c.fill('-->    memoryMB = {int:1024-8192}'), '--> }');
    c.rec(lines, { time: t, level: ESXL[lev], service: [prog, sub, sub.split(':')[0]], message: msg });
  }
} };

const ZOS = [
  ['IEF403I PAY{int:100-999} - STARTED - TIME={zt}', 'info'], ['IEF404I PAY{int:100-999} - ENDED - TIME={zt}', 'info'], ['$HASP373 PAY{int:100-999} STARTED - INIT {int:1-9} - CLASS A        - SYS SYS1', null],
  ['$HASP395 PAY{int:100-999} ENDED - RC=000{int:0-8}', null], ['IEC070I 203-204(0,0),PAY{int:100-999},STEP020,SYSUT2,{HEX:4},VOL{int:100-999},{word}', 'info'], ['ICH408I USER({user}) GROUP(SYS1    ) NAME(BATCH ERROR USER    )', 'info', ['  {WORD}.PROD.LOAD CL(DATASET ) VOL(VOL{int:100-999})', '  INSUFFICIENT ACCESS AUTHORITY', '  ACCESS INTENT(UPDATE )  ACCESS ALLOWED(READ   )']],
  ['IEA404A SEVERE WTO BUFFER SHORTAGE - 100% FULL', [null, 'warn', 'error']], ['IEE600I REPLY TO {int:10-99} IS;SUPPRESSED', 'info'], ['DFHSM0122 CICSPRD{int:1-4} The SOS condition has been relieved at {zt}', null], ['DSNL027I -DB2P SERVER DISTRIBUTED AGENT WITH LUWID={HEX:8}.{HEX:4}.{HEX:12}={int:100-9000}', 'info', ['  THREAD-INFO={user}:PAYBATCH:{user}:db2jcc', '  RECEIVED ABEND=04E FOR REASON=00D3001A']],
  ['CSQX208E +MQP1 CSQXRESP Error receiving data, channel {WORD}.TO.MQP1, connection {ip}', 'error'], ['IXC585E STRUCTURE IXCPATH{int:1-4} IN COUPLING FACILITY CF01, IS AT OR ABOVE STRUCTURE FULL MONITORING THRESHOLD OF 80%.', 'error'], ['IEF450I PAY{int:100-999} STEP030 - ABEND=S0C7 U0000 REASON=00000000', 'info', ['          TIME={zt}']],
  ['+PAYB010W {int:1-90} RECORDS SKIPPED [INFO ONLY]', 'warn'],
];
const zos = { name: 'zos-syslog', start: '2026-08-19T20:59:40.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(10, 5000); const p = parts(t);
    const [tpl, lv, more] = c.deal(ZOS);
    const z = (s) => c.fill(s.replace(/\{zt\}/g, `${p.H}.${p.M}.${p.S}`).replace(/\{WORD\}/g, () => c.fill('{word}').toUpperCase()).replace(/\{user\}/g, () => c.pick(['JSMITH', 'KPATEL', 'OPER2', 'BATCH1'])).replace(/\{word\}/g, () => c.pick(['LEDGER', 'INVOICE'])));
    const msg = z(tpl); const job = c.chance(0.15) ? `STC0${c.int(1000, 9999)}` : `JOB0${c.int(1000, 9999)}`; const fl = c.pick(['00000090', '00000290', '00000281']);
    const sys = c.pick(['SYS1', 'SYS1', 'SYS2']);
    const hh = pad(Math.floor((t % 1000) / 10));
    const lines = []; const id = c.int(100, 999);
    lines.push(`${more ? 'M ' : c.pick(['N ', 'N ', 'NC'])}${more ? '' : ''}${c.pick(['0000000', '4000000', '0020000'])} ${sp(sys, 8)} ${p.y}${p.doy} ${p.H}:${p.M}:${p.S}.${hh} ${sp(job, 8)} ${fl}  ${msg}${more ? ` ${id}` : ''}`);
    if (more) more.forEach((m, i) => lines.push(`${i === more.length - 1 ? 'E' : 'D'} ${' '.repeat(42)}${id} ${fl}  ${z(m)}`));
    const text = more ? `${msg} ${id}` : msg;
    c.rec(lines, { time: Math.floor(t / 10) * 10, level: lv === null ? null : [null, ...[lv].flat()], service: [sys, job, null], message: [text, msg, text.replace(/^\S+ /, ''), msg.replace(/^\S+ /, '')] });
  }
} };

const LC = [
  ['I', 'ActivityManager', 'Start proc {int:2000-30000}:com.acme.wallet/u0a{int:100-300} for service {com.acme.wallet/.SyncService}'], ['D', 'ConnectivityService', 'NetworkAgentInfo [WIFI () - {int:100-300}] validation passed at {clock}'], ['W', 'WifiHAL', 'Error in parsing NL80211 [info element {int:1-90}]'],
  ['E', 'AndroidRuntime', 'FATAL EXCEPTION: main', ['Process: com.acme.wallet, PID: {int:2000-30000}', 'java.lang.RuntimeException: Unable to start activity ComponentInfo{com.acme.wallet/.MainActivity}: java.lang.IllegalStateException', '\tat android.app.ActivityThread.performLaunchActivity(ActivityThread.java:3645)']],
  ['V', 'AudioFlinger', 'releaseOutput() io {int:10-90} refcount {int:0-3}'], ['I', 'chatty', 'uid=10{int:100-300}(com.acme.wallet) RenderThread identical {int:2-9} lines'], ['F', 'libc', 'Fatal signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x{int:10-90} in tid {int:2000-30000} (RenderThread), pid {int:2000-30000} (com.acme.wallet)'],
  ['D', 'OkHttp', '--> GET https://api.acme.example{path} http/1.1'], ['D', 'OkHttp', '<-- 500 Internal Server Error https://api.acme.example{path} ({int:20-900}ms, {int:10-900}-byte body)'], ['W', 'PackageManager', 'Failed to parse /data/app/~~{an:12}==/base.apk: error [-108]'],
  ['I', 'wm_on_resume_called', '[0,com.acme.wallet.MainActivity,RESUME_ACTIVITY]'], ['E', 'BtGatt.GattService', 'onClientConnected() status={int:1-133}, device=A4:C1:38:{HEX:2}:{HEX:2}:{HEX:2}'], ['W', 'System.err', 'java.net.UnknownHostException: Unable to resolve host "api.acme.example": No address associated with hostname'], ['I', 'Zygote', 'Process {int:2000-30000} exited due to signal 9 (Killed)'],
];
const LCL = { V: 'trace', D: 'debug', I: 'info', W: 'warn', E: 'error', F: 'fatal' };
const logcat = { name: 'android-logcat-threadtime', start: '2026-11-14T07:44:10.000Z', gen(c) {
  c.raw('--------- beginning of system', '--------- beginning of main');
  while (c.more()) {
    const t = c.tick(2, 2500); const p = parts(t);
    const [l, tag, tpl, more] = c.deal(LC); const pid = lsp(c.int(300, 31000), 5); const tid = lsp(c.int(300, 31000), 5);
    for (const m of [tpl, ...(more || [])]) {
      const msg = c.fill(m.replace('{com.acme.wallet/.SyncService}', '\u0001').replace('ComponentInfo{com.acme.wallet/.MainActivity}', '\u0002')).replace('\u0001', '{com.acme.wallet/.SyncService}').replace('\u0002', 'ComponentInfo{com.acme.wallet/.MainActivity}');
      c.rec(`${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms} ${pid} ${tid} ${l} ${sp(tag, 8)}: ${msg}`, { time: t, level: l === 'V' ? ['trace', 'debug'] : LCL[l], service: tag, message: msg.trim() });
    }
  }
} };
export default [ios, netapp, esxi, zos, logcat];
