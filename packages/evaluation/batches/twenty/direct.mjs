import { Case, random, S, M, H, iso, isoS, isoU, sp, spMs, sysl, clf, fill, every, arrive, start, ip, uuid, pad } from './lib.mjs'
import { CAUSES } from './causes.mjs'
const SEV = ['critical', 'high']

export function vsphere(seed) {
  const r = random(seed + 'vsphere'), c = new Case('vsphere-cluster', { notes: 'two independent faults on two hosts; chronic harmless SCSI sense codes, a vMotion deploy and an NTP blip as red herrings' })
  const t0 = start(r), t1 = t0 + r.int(150, 190) * M, on = t0 + r.int(70, 90) * M, on2 = t0 + r.int(30, 45) * M
  const n = r.int(1, 4), A = `esx0${n}`, B = `esx0${n + 4}`, ds = r.pick(['ds-ssd-02', 'PURE-PROD-03', 'vmfs-gold-07']), nic = r.pick(['vmnic3', 'vmnic5']), sw = r.pick(['vSwitch2', 'vSwitch3'])
  const vms = ['erp-db-01', 'erp-app-01', 'erp-app-02', 'mail-edge-01', 'files-02', 'ci-agent-11', 'wiki-01', 'print-01'].sort(() => r.next() - .5)
  const snap = vms[0], k = `logs/${A}/vmkernel.log`, h = `logs/${A}/hostd.log`, kb = `logs/${B}/vmkernel.log`, vb = `logs/${B}/vobd.log`, ev = 'logs/vcenter/events.log'
  const cpu = () => `cpu${r.int(0, 39)}:${r.int(2097152, 2113999)}`
  const dev = `naa.624a9370${r.hex(24)}`
  const bgk = [
    [5, (t) => `${iso(t)} ${cpu()})ScsiDeviceIO: 4167: Cmd(0x45b9${r.hex(8)}) 0x1a, CmdSN 0x${r.hex(4)} from world 0 to dev "mpx.vmhba32:C0:T0:L0" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0.`],
    [3, (t) => `${iso(t)} ${cpu()})Vmxnet3: 18569: indLROPktToGuest: 1, vcd->umkShared->vrrsSelected: 3 port 0x30000${r.hex(2)}`],
    [3, (t) => `${iso(t)} ${cpu()})VSCSI: 6602: handle ${r.int(8190, 8300)}(GID:${r.int(8190, 8300)})(vscsi0:${r.int(0, 3)}):Creating Virtual Device for world ${r.int(2101000, 2112000)} (FSS handle ${r.int(1000000, 9000000)}) numBlocks=${r.int(1, 40) * 2097152} (bs=512)`],
    [2, (t) => `${iso(t)} ${cpu()})VSCSI: 2903: handle ${r.int(8190, 8300)}(GID:${r.int(8190, 8300)})(vscsi0:0):Reset request on FSS handle ${r.int(1000000, 9000000)} (0 outstanding commands) from (vmm0:${r.pick(vms.slice(1))})`],
    [2, (t) => `${iso(t)} ${cpu()})NetPort: 1580: enabled port 0x20000${r.hex(2)} with mac 00:50:56:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}`],
    [2, (t) => `${iso(t)} ${cpu()})Swap: vm ${r.int(2101000, 2112000)}: 5137: Finish swapping in migration swap file. (faulted 0 pages). Success.`],
    [2, (t) => `${iso(t)} ${cpu()})Migrate: vm ${r.int(2101000, 2112000)}: 3975: Setting VMOTION info: Dest ts = ${r.int(1e9, 2e9)}, src ip = <10.60.4.${r.int(11, 18)}> dest ip = <10.60.4.${r.int(11, 18)}> Dest wid = ${r.int(2101000, 2112000)} using SHARED swap`],
    [2, (t) => `${iso(t)} ${cpu()})NMP: nmp_ThrottleLogForDevice:3856: Cmd 0x85 (0x45b9${r.hex(8)}, 2097${r.int(200, 999)}) to dev "t10.ATA_____SATADOM" on path "vmhba0:C0:T0:L0" Failed: H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0. Act:NONE`],
    [1, (t) => `${iso(t)} ${cpu()})DVFilter: 6053: Checking disconnected filters for timeouts`],
    [1, (t) => `${iso(t)} ${cpu()})WARNING: NTPClock: 1771: system clock stepped to ${Math.floor(t / 1000)}.${r.int(100000, 999999)}000, but delta ${r.int(1, 4)}ms under threshold`],
  ]
  fill(c, k, r, t0, t1, r.int(180, 240), bgk)
  fill(c, kb, r, t0, t1, r.int(130, 180), bgk)
  const op = () => r.hex(8)
  fill(c, h, r, t0, t1, r.int(220, 300), [
    [4, (t) => `${iso(t)} info hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Vimsvc.TaskManager opID=${op()} user=vpxuser] Task Created : haTask--vim.SearchIndex.findByInventoryPath-${r.int(100000, 999999)}`],
    [4, (t) => `${iso(t)} info hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Vimsvc.TaskManager opID=${op()} user=vpxuser] Task Completed : haTask--vim.SearchIndex.findByInventoryPath-${r.int(100000, 999999)} Status success`],
    [3, (t) => `${iso(t)} verbose hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=PropertyProvider opID=${op()}] RecordOp ASSIGN: guest, ${r.int(10, 80)}. Sent notification immediately.`],
    [2, (t) => `${iso(t)} info hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Hostsvc.VmkVprobSource] VmkVprobSource::Post event: (vim.event.EventEx) { eventTypeId = "esx.audit.account.loginsession", severity = "info" }`],
    [2, (t) => `${iso(t)} warning hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Statssvc] Error getting stats for vm ${r.int(1, 60)}: no power policy counters; skipping`],
    [2, (t) => `${iso(t)} info hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Guestsvc.GuestFileTransferImpl opID=${op()}] Entered VmPowerStateListener for ${r.pick(vms)}`],
    [1, (t) => `${iso(t)} error hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Cimsvc] Failed to read sensor record 0x${r.hex(2)}: sensor not present`],
  ])
  const e = (t, sev, msg) => `${sp(t)} UTC | ${sev.padEnd(7)} | ${msg}`
  fill(c, ev, r, t0, t1, r.int(90, 120), [
    [4, (t) => e(t, 'info', `User VCENTER.LOCAL\\svc-monitor@10.60.1.${r.int(5, 40)} logged in as pyvmomi Python/3.11`)],
    [4, (t) => e(t, 'info', `User VCENTER.LOCAL\\svc-monitor@10.60.1.${r.int(5, 40)} logged out (login time: ${sp(t - 4000)}, number of API invocations: ${r.int(3, 60)})`)],
    [2, (t) => e(t, 'info', `DRS migrated ${r.pick(vms.slice(1))} from ${A}.corp.local to ${A.slice(0, -1)}${n + 1}.corp.local in cluster PROD-A`)],
    [1, (t) => e(t, 'warning', `Alarm 'Virtual machine CPU usage' on ${r.pick(vms.slice(1))} changed from Green to Yellow`)],
    [1, (t) => e(t, 'info', `Alarm 'Virtual machine CPU usage' on ${r.pick(vms.slice(1))} changed from Yellow to Green`)],
  ])
  // datastore
  c.line(ev, t0 + 4 * M, e(t0 + 4 * M, 'info', `Task: Create virtual machine snapshot on ${snap} (user VCENTER.LOCAL\\svc-backup, name "VEEAM BACKUP TEMPORARY SNAPSHOT")`), { relevant: 'datastore' })
  c.line(ev, on - 22 * M, e(on - 22 * M, 'warning', `Alarm 'Datastore usage on disk' on ${ds} changed from Green to Yellow (usage 86%)`), { relevant: 'datastore' })
  c.line(ev, on - 6 * M, e(on - 6 * M, 'error', `Alarm 'Datastore usage on disk' on ${ds} changed from Yellow to Red (usage 97%); largest file: [${ds}] ${snap}/${snap}-000002-sesparse.vmdk 1.41 TB`), { root: 'datastore' })
  const uu = `${r.hex(8)}-${r.hex(8)}-${r.hex(4)}-${r.hex(12)}`
  arrive(r, on, on + 50 * M, 2.2 * M, (t, i) => {
    const vm = i % 3 ? r.pick(vms.slice(1, 5)) : snap, disk = vm === snap ? `${vm}-000002.vmdk` : `${vm}.vmdk`
    c.line(k, t, `${iso(t)} ${cpu()})WARNING: Fil6: 3972: '${disk.replace('.vmdk', '-flat.vmdk')}': Failed to allocate blocks on volume ${uu} ('${ds}'): No space left on device`, { root: 'datastore' })
    c.line(h, t + 400, `${iso(t + 400)} info hostd[${r.int(2099000, 2099900)}] [Originator@6876 sub=Vimsvc.ha-eventmgr] Event ${r.int(20000, 29999)} : Message on ${vm} on ${A}.corp.local in ha-datacenter: There is no more space for virtual disk '${disk}'. You might be able to continue this session by freeing disk space on the relevant volume, and clicking Retry. Click Cancel to terminate this session.`, { root: 'datastore' })
    c.line(ev, t + 1500, e(t + 1500, 'error', `Virtual machine ${vm} on ${A}.corp.local in PROD-A is suspended awaiting an answer (msg.hbacommon.outofspace)`), { relevant: 'datastore' })
    if (i % 2) c.line(ev, t + 45000, e(t + 45000, 'warning', `VMware Tools heartbeat lost: Alarm 'Virtual machine heartbeat' on ${vm} changed from Green to Red`), { relevant: 'datastore' })
  })
  // uplink
  arrive(r, on2, on2 + 80 * M, 3 * M, (t, i) => {
    const us = Math.floor((t - t0) * 1000 + 9e11), back = r.int(2, 9) * S
    c.line(vb, t, `${iso(t)}: [netCorrelator] ${us}us: [vob.net.vmnic.linkstate.down] vmnic ${nic} linkstate down`, { root: 'uplink' })
    c.line(kb, t + 3, `${iso(t + 3)} ${cpu()})netschedHClk: NetSchedHClkNotify:2900: ${nic}: link down notification`, { root: 'uplink' })
    c.line(vb, t + back, `${iso(t + back)}: [netCorrelator] ${us + back * 1000}us: [vob.net.vmnic.linkstate.up] vmnic ${nic} linkstate up`, { relevant: 'uplink' })
    c.line(kb, t + back + 2, `${iso(t + back + 2)} ${cpu()})netschedHClk: NetSchedHClkNotify:2892: ${nic}: link up notification`, { relevant: 'uplink' })
    if (i % 4 === 3) c.line(vb, t + back + 900, `${iso(t + back + 900)}: [netCorrelator] ${us + back * 1000 + 900000}us: [esx.problem.net.vmnic.linkstate.flapping] The link for ${nic} on virtual switch ${sw} is flapping: ${i + 1} transitions in the last ${Math.ceil((t - on2) / M) + 1} minutes`, { root: 'uplink' })
    if (i % 3 === 1) c.line(ev, t + back + 15000, e(t + back + 15000, 'error', `Migration of template-w2022 to ${B}.corp.local failed: The vMotion migrations failed because the ESX hosts were not able to connect over the vMotion network (10.60.4.1${n + 4})`), { relevant: 'uplink' })
  })
  fill(c, vb, r, t0, t1, r.int(25, 40), [(t) => `${iso(t)}: [UserLevelCorrelator] ${Math.floor((t - t0) * 1000 + 9e11)}us: [esx.audit.ssh.session.opened] SSH session was opened for 'svc-audit@10.60.1.9'.`, (t) => `${iso(t)}: [GenericCorrelator] ${Math.floor((t - t0) * 1000 + 9e11)}us: [vob.user.ssh.session.closed] SSH session was closed for 'svc-audit@10.60.1.9'.`])
  c.incident('datastore', { cause: CAUSES['vsphere-cluster/datastore'], services: [ds, 'datastore', A, `${A}.corp.local`, 'hostd', 'vmkernel', 'vmfs', 'vcenter', snap], victims: vms.slice(1), severity: SEV, onset: on, onsetToleranceSeconds: 420, rootPattern: 'No space left|no more space|Datastore usage on disk' })
  c.incident('uplink', { cause: CAUSES['vsphere-cluster/uplink'], services: [nic, B, `${B}.corp.local`, 'vobd', 'vmkernel', sw, 'netschedHClk', 'netCorrelator'], victims: ['template-w2022', 'vmotion'], severity: ['high', 'medium', 'critical', 'low'], onset: on2, onsetToleranceSeconds: 300, rootPattern: 'link ?(state\\.|state )?down|flapping' })
  return c
}

export function mssql(seed) {
  const r = random(seed + 'mssql'), c = new Case('iis-booking-mssql', { notes: 'SQL Server ERRORLOG names it amid IIS 500s and application stack traces; login failures of a scanner and deadlock retries as red herrings' })
  const t0 = start(r), on = t0 + r.int(40, 60) * M, full = on + r.int(22, 26) * M, t1 = full + r.int(30, 45) * M
  const db = r.pick(['BookingCore', 'Reservations', 'FerryBooking']), share = r.pick(['\\\\bkp01\\sqltrn$', '\\\\nas-bk2\\mssql', '\\\\vault03\\sqllog']), I = `logs/iis/u_ex${iso(t0).slice(2, 10).replaceAll('-', '')}.log`, E = 'logs/mssql/ERRORLOG', A = 'logs/app/booking-web.log'
  c.line(I, t0 - 3, '#Software: Microsoft Internet Information Services 10.0\n#Version: 1.0\n#Date: ' + sp(t0) + '\n#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken')
  const ua = ['Mozilla/5.0+(Windows+NT+10.0;+Win64;+x64)+AppleWebKit/537.36', 'Mozilla/5.0+(iPhone;+CPU+iPhone+OS+17_5+like+Mac+OS+X)', 'okhttp/4.12.0', 'TravelAgg-Bot/2.3']
  const sip = `10.20.5.${r.int(11, 30)}`
  const w = (t, m, u, q, st, sub, win, ms) => `${sp(t)} ${sip} ${m} ${u} ${q} 443 - ${ip(r, r.pick(['81', '93', '145', '212']))} ${r.pick(ua)} - ${st} ${sub} ${win} ${ms}`
  fill(c, I, r, t0, t1, r.int(300, 360), [
    [6, (t) => w(t, 'GET', '/api/availability', `route=${r.pick(['HEL-TLL', 'DOV-CAL', 'KIE-OSL'])}&date=${iso(t + r.int(2, 90) * 864e5).slice(0, 10)}`, 200, 0, 0, r.int(20, 240))],
    [3, (t) => w(t, 'GET', '/booking/' + r.int(400000, 499999), '-', 200, 0, 0, r.int(15, 130))],
    [2, (t) => w(t, 'GET', '/assets/app.' + r.hex(8) + '.js', '-', r.pick([200, 304]), 0, 0, r.int(0, 12))],
    [1, (t) => w(t, 'GET', r.pick(['/wp-login.php', '/.env', '/owa/auth/logon.aspx']), '-', 404, 0, 2, r.int(0, 3))],
    [1, (t) => w(t, 'POST', '/api/login', '-', 401, 0, 0, r.int(60, 180))],
  ])
  const q = (t, spid, m) => `${spMs(t).slice(0, 22)} ${spid.padEnd(11)} ${m}`
  fill(c, E, r, t0, t1, r.int(60, 90), [
    [3, (t) => { const s = r.pick(['sa', 'admin', 'test']); return `${q(t, 'Logon', 'Error: 18456, Severity: 14, State: 5.')}\n${q(t, 'Logon', `Login failed for user '${s}'. Reason: Could not find a login matching the name provided. [CLIENT: 10.20.9.77]`)}` }],
    [3, (t) => q(t, 'Backup', `Log was backed up. Database: Catalog, creation date(time): 2023/02/11(09:12:44), first LSN: ${r.int(100, 900)}:${r.int(1000, 9999)}:1, last LSN: ${r.int(900, 999)}:${r.int(1000, 9999)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'E:\\trn\\Catalog_${r.int(10, 99)}.trn'}). This is an informational message only. No user action is required.`)],
    [2, (t) => q(t, `spid${r.int(20, 60)}s`, `AppDomain ${r.int(30, 60)} (SSISDB.dbo[runtime].${r.int(30, 60)}) is marked for unload due to memory pressure.`)],
    [2, (t) => q(t, `spid${r.int(51, 90)}`, 'SQL Trace ID ' + r.int(2, 5) + " was started by login \"NT SERVICE\\SQLTELEMETRY\".")],
    [1, (t) => q(t, `spid${r.int(5, 20)}s`, `SQL Server has encountered ${r.int(1, 3)} occurrence(s) of I/O requests taking longer than 15 seconds to complete on file [T:\\tempdb\\tempdev${r.int(1, 4)}.ndf] in database id 2.`)],
  ])
  // log backups that work, then fail
  every(r, t0 + 2 * M, t1, 5 * M, 4000, (t) => {
    const f = `${share}\\${db}_${sp(t).replace(/[- :]/g, '').slice(0, 12)}.trn`
    if (t < on - 2 * M) { c.line(E, t, q(t, 'Backup', `Log was backed up. Database: ${db}, creation date(time): 2021/06/03(14:01:22), first LSN: ${r.int(10000, 90000)}:${r.int(1000, 9999)}:1, last LSN: ${r.int(90000, 99999)}:${r.int(1000, 9999)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${f}'}). This is an informational message only. No user action is required.`)); return }
    if (t < on) t = on
    c.line(E, t, `${q(t, 'spid71', 'Error: 18204, Severity: 16, State: 1.')}\n${q(t, 'spid71', `BackupDiskFile::CreateMedia: Backup device '${f}' failed to create. Operating system error 53(The network path was not found.).`)}\n${q(t, 'Backup', 'Error: 3041, Severity: 16, State: 1.')}\n${q(t, 'Backup', `BACKUP failed to complete the command BACKUP LOG ${db}. Check the backup application log for detailed messages.`)}`, { root: 'log' })
  })
  const a = (t, l, m) => `${spMs(t)} +00:00 [${l}] ${m}`
  fill(c, A, r, t0, t1, r.int(150, 180), [
    [5, (t) => a(t, 'INF', `Availability computed for ${r.pick(['HEL-TLL', 'DOV-CAL', 'KIE-OSL'])} sailings=${r.int(3, 18)} cacheHit=${r.pick(['true', 'true', 'false'])} elapsed=${r.int(8, 160)}ms`)],
    [1, (t) => a(t, 'WRN', `Transaction (Process ID ${r.int(51, 120)}) was deadlocked on lock resources; retry 1/3 succeeded after ${r.int(30, 200)}ms`)],
    [1, (t) => a(t, 'WRN', `Card declined by acquirer for booking ${r.int(400000, 499999)}: code 51 insufficient funds`)],
    [1, (t) => a(t, 'INF', `Ticket PDF rendered booking=${r.int(400000, 499999)} pages=${r.int(1, 3)}`)],
  ])
  arrive(r, t0, t1, 40 * S, (t) => { if (t < full) { const b = r.int(400000, 499999), ms = r.int(90, 400); c.line(I, t, w(t, 'POST', '/api/bookings', '-', 201, 0, 0, ms)); c.line(A, t, a(t, 'INF', `Booking ${b} created passengers=${r.int(1, 5)} total=${r.int(40, 900)}.00 EUR elapsed=${ms - 20}ms`)) } })
  arrive(r, full, t1, 40 * S, (t, i) => {
    if (i % 2 === 0) c.line(E, t, `${q(t, 'spid' + (51 + i), 'Error: 9002, Severity: 17, State: 2.')}\n${q(t, 'spid' + (51 + i), `The transaction log for database '${db}' is full due to 'LOG_BACKUP'.`)}`, { root: 'log' })
    c.line(A, t + 12, a(t + 12, 'ERR', `Unhandled exception while creating booking, request ${uuid(r)}\nSystem.InvalidOperationException: An exception has been raised that is likely due to a transient failure.\n ---> Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes. See the inner exception for details.\n   at Booking.Data.BookingStore.SaveAsync(Booking b, CancellationToken ct) in D:\\agent\\_work\\14\\s\\Booking.Data\\BookingStore.cs:line 118\n   at Booking.Web.Controllers.BookingsController.Post(BookingRequest req) in D:\\agent\\_work\\14\\s\\Booking.Web\\Controllers\\BookingsController.cs:line 64`), { relevant: 'log' })
    c.line(I, t + 30, w(t + 30, 'POST', '/api/bookings', '-', 500, 0, 0, r.int(900, 4200)), { relevant: 'log' })
  })
  c.incident('log', { cause: CAUSES['iis-booking-mssql/log'], services: ['mssql', 'sql server', 'sqlserver', 'MSSQLSERVER', 'ERRORLOG', db, 'backup', 'database', share], victims: ['booking-web', 'iis', 'booking'], severity: SEV, onset: on, onsetToleranceSeconds: 1700, rootPattern: "is full due to|BackupDiskFile|BACKUP failed|Error: (9002|18204|3041)" })
  return c
}

export function voip(seed) {
  const r = random(seed + 'voip'), c = new Case('pbx-asterisk-kamailio', { notes: 'the registration refusal is stated a few times; scanners that fail to authenticate are the chronic noise' })
  const t0 = start(r, 7, 12), on = t0 + r.int(50, 75) * M, t1 = on + r.int(40, 55) * M
  const tr = r.pick(['trunk-telia', 'trunk-bt-wholesale', 'trunk-colt']), host = r.pick(['sbc2.carrier-voice.example', 'sip-fra1.wholesale-voice.example']), acct = '49' + r.int(100000, 999999), A = 'logs/asterisk/full', K = 'logs/kamailio.log', P = 'logs/portal.log', kh = `edge-sip${r.int(1, 3)}`
  let call = r.int(0x1000, 0x8000), vault = r.int(3, 12)
  const a = (t, l, src, m, cid) => `[${sp(t)}] ${l}[${r.int(2200, 2400)}]${cid ? `[C-${cid}]` : ''} ${src}: ${m}`
  const k = (t, l, m) => `${sysl(t)} ${kh} /usr/sbin/kamailio[${r.int(1100, 1132)}]: ${l}: ${m}`
  const ext = () => r.int(200, 289)
  const num = () => '+49' + r.int(301000000, 899999999)
  arrive(r, t0, t1, 55 * S, (t) => {
    const cid = (call++).toString(16).padStart(8, '0'), x = ext(), out = r.next() < .6, rel = t >= on
    const ch = `PJSIP/${x}-${r.hex(8)}`
    if (!out) {
      c.line(A, t, a(t, 'VERBOSE', 'pbx.c', `Executing [${x}@internal:1] Dial("${ch}", "PJSIP/${ext()},25,tT") in new stack`, cid))
      c.line(A, t + 3000, a(t + 3000, 'VERBOSE', 'app_dial.c', `${ch} answered`, cid)); return
    }
    const n = num()
    c.line(A, t, a(t, 'VERBOSE', 'pbx.c', `Executing [${n}@outbound:4] Dial("${ch}", "PJSIP/${n}@${tr},60,T") in new stack`, cid))
    if (!rel) { c.line(A, t + 900, a(t + 900, 'VERBOSE', 'app_dial.c', `PJSIP/${tr}-${r.hex(8)} is making progress passing it to ${ch}`, cid)); c.line(A, t + 9000, a(t + 9000, 'VERBOSE', 'app_dial.c', `PJSIP/${tr}-${r.hex(8)} answered ${ch}`, cid)) } else {
      c.line(A, t + 60, a(t + 60, 'VERBOSE', 'app_dial.c', `Everyone is busy/congested at this time (1:0/1/0)`, cid), { relevant: 'trunk' })
      c.line(A, t + 64, a(t + 64, 'WARNING', 'pbx.c', `Channel '${ch}' sent to invalid extension or hangupcause 21 (Call Rejected): context,exten,priority=outbound,${n},5`, cid), { relevant: 'trunk' })
      c.line(P, t + 200, `${spMs(t + 200, ',')} ERROR clicktocall.dialer: originate failed for ext ${x} -> ${n}: Congestion`, { relevant: 'trunk' })
    }
  })
  fill(c, A, r, t0, t1, r.int(150, 190), [
    [3, (t) => a(t, 'NOTICE', 'res_pjsip/pjsip_distributor.c', `Request 'REGISTER' from '"${r.pick(['100', '1001', 'admin', 'sipvicious'])}" <sip:100@${ip(r, '203.0')}>' failed for '${ip(r, r.pick(['45', '185', '193']))}:${r.int(5060, 5099)}' (callid: ${r.int(1e8, 9e8)}) - No matching endpoint found`)],
    [2, (t) => a(t, 'NOTICE', 'res_pjsip/pjsip_distributor.c', `Request 'INVITE' from '<sip:9011@${ip(r, '203.0')}>' failed for '${ip(r, r.pick(['45', '185']))}:5071' (callid: ${r.hex(12)}) - Failed to authenticate`)],
    [3, (t) => a(t, 'VERBOSE', 'res_pjsip/pjsip_options.c', `Contact ${ext()}/sip:${ext()}@10.7.${r.int(1, 4)}.${r.int(10, 200)}:5060 is now Reachable.  RTT: ${r.int(2, 40)}.${r.int(100, 999)} msec`)],
    [1, (t) => a(t, 'VERBOSE', 'res_pjsip/pjsip_options.c', `Contact ${ext()}/sip:${ext()}@10.7.${r.int(1, 4)}.${r.int(10, 200)}:5060 is now Unreachable.  RTT: 0.000 msec`)],
    [2, (t) => a(t, 'WARNING', 'res_rtp_asterisk.c', `PJSIP/${ext()}-${r.hex(8)}: Unable to read RTCP packet: Connection refused`)],
    [1, (t) => a(t, 'VERBOSE', 'app_voicemail.c', `Playing 'vm-theperson.ulaw' (language 'de')`)],
  ])
  fill(c, K, r, t0, t1, r.int(180, 240), [
    [4, (t) => k(t, 'INFO', `<script>: [REGISTER] ${ext()}@pbx.corp.example from 10.7.${r.int(1, 4)}.${r.int(10, 200)} -> 200 expires=300`)],
    [3, (t) => k(t, 'INFO', `<script>: [OPTIONS] keepalive dispatcher dst=sip:10.7.0.1${r.int(1, 2)}:5060 code=200`)],
    [2, (t) => k(t, 'NOTICE', `<script>: blocking scanner ua="friendly-scanner" src=${ip(r, r.pick(['45', '185', '193']))} pike=1`)],
    [1, (t) => k(t, 'WARNING', `tm [t_reply.c:1984]: faked 408 reply, branch 0 (late final from 10.7.${r.int(1, 4)}.${r.int(10, 200)})`)],
    [1, (t) => k(t, 'ERROR', `<core> [core/parser/parse_fline.c:249]: parse_first_line(): bad message (offset: ${r.int(2, 40)})`)],
  ])
  fill(c, P, r, t0, t1, r.int(60, 80), [
    [3, (t) => `${spMs(t, ',')} INFO  portal.http: GET /api/v1/extensions/${ext()} 200 ${r.int(4, 60)}ms`],
    [1, (t) => `${spMs(t, ',')} INFO  provisioning.phones: config rendered mac=0004f2${r.hex(6)} model=T46U`],
    [1, (t) => `${spMs(t, ',')} WARNING portal.auth: login failed for ${r.pick(['m.weber', 'j.klein', 'a.novak'])}: bad password`],
  ])
  c.line(P, on - 95 * S, `${spMs(on - 95 * S, ',')} INFO  provisioning.trunks: carrier API: SIP secret for account ${acct} rotated, stored as secret/voip/${tr} version ${vault}`, { root: 'trunk' })
  c.line(P, on - 93 * S, `${spMs(on - 93 * S, ',')} INFO  provisioning.trunks: pjsip.auth.conf render skipped: template lock held, ${tr} still uses version ${vault - 1}`, { root: 'trunk' })
  for (let i = 0, t = on; i < 6 && t < t1; i++, t += r.int(4, 7) * M) {
    c.line(K, t, k(t, 'NOTICE', `<script>: [REGISTER] upstream reply from ${host}: 403 "Wrong username or password" account=${acct}`), { root: 'trunk' })
    c.line(A, t + 6, a(t + 6, 'WARNING', 'res_pjsip_outbound_registration.c', `Fatal response '403' received from 'sip:${host}' on registration attempt to 'sip:${acct}@${host}', ${i ? 'retrying in 300 seconds (forbidden_retry_interval)' : 'retrying in 300 seconds (forbidden_retry_interval)'}`), { root: 'trunk' })
  }
  for (let t = t0 + 3 * M; t < on - M; t += r.int(10, 14) * M) c.line(A, t, a(t, 'VERBOSE', 'res_pjsip_outbound_registration.c', `Outbound registration to 'sip:${host}' with client 'sip:${acct}@${host}' successful, expires 900`))
  c.incident('trunk', { cause: CAUSES['pbx-asterisk-kamailio/trunk'], services: [tr, 'asterisk', 'kamailio', host, kh, 'provisioning', 'provisioning.trunks', 'portal', 'res_pjsip_outbound_registration', 'pjsip'], victims: ['clicktocall', 'clicktocall.dialer', 'app_dial'], severity: SEV, onset: on, onsetToleranceSeconds: 180, rootPattern: '403|rotated|render skipped' })
  return c
}

export function saas(seed) {
  const r = random(seed + 'saas'), c = new Case('saas-billing-fleet', { notes: 'two independent faults; client errors, slow queries and an edge rollout as red herrings' })
  const t0 = start(r), on = t0 + r.int(35, 50) * M, on2 = on + r.int(35, 50) * M, t1 = on2 + r.int(30, 40) * M
  const B = 'logs/billing-api.log', PG = 'logs/postgresql.log', N = 'logs/notify-worker.log', E = 'logs/edge-rs.log'
  const ver = `2.${r.int(30, 60)}.0`, col = r.pick(['dunning_policy', 'tax_region_code', 'settlement_ccy']), relay = r.pick(['relay.mailpost.example', 'smtp.sendwell.example']), pods = [`billing-api-${r.hex(9)}-${r.hex(5)}`, `billing-api-${r.hex(9)}-${r.hex(5)}`]
  const z = (t, level, msg, o = {}) => JSON.stringify({ level, ts: t / 1000, caller: o.caller ?? 'httpx/server.go:88', msg, ...{ ...o, caller: undefined }, pod: o.pod ?? r.pick(pods) })
  const pg = (t, l, m, db = 'billing') => `${spMs(t)} UTC [${r.int(4000, 9999)}] billing_rw@${db} ${l}:  ${m}`
  const en = (t, l, tgt, m) => `${isoU(t)} ${l.padStart(5)} ${tgt}: ${m}`
  fill(c, B, r, t0, t1, r.int(150, 190), [
    [6, (t) => z(t, 'info', 'request', { method: 'GET', path: r.pick(['/v1/plans', '/v1/usage', '/v1/customers/' + r.int(1000, 9999)]), status: 200, dur_ms: r.int(2, 70), trace: r.hex(16) })],
    [1, (t) => z(t, 'warn', 'request', { method: 'POST', path: '/v1/coupons/redeem', status: 422, dur_ms: r.int(3, 20), err: 'coupon expired', trace: r.hex(16) })],
    [1, (t) => z(t, 'info', 'usage rollup flushed', { caller: 'rollup/flush.go:51', rows: r.int(50, 4000) })],
    [1, (t) => z(t, 'warn', 'stripe webhook signature mismatch, ignoring', { caller: 'webhook/stripe.go:40', remote: ip(r, '54') })],
  ])
  fill(c, PG, r, t0, t1, r.int(90, 130), [
    [3, (t) => `${spMs(t)} UTC [${r.int(700, 740)}] LOG:  checkpoint complete: wrote ${r.int(100, 4000)} buffers (${r.int(1, 9)}.${r.int(0, 9)}%); 0 WAL file(s) added, 0 removed, ${r.int(0, 5)} recycled; write=${r.int(20, 269)}.${r.int(100, 999)} s, sync=0.0${r.int(10, 90)} s, total=${r.int(20, 269)}.${r.int(100, 999)} s`],
    [2, (t) => pg(t, 'LOG', `duration: ${r.int(1000, 2600)}.${r.int(100, 999)} ms  execute <unnamed>: SELECT date_trunc('day', ts), sum(qty) FROM usage_events WHERE account_id = $1 GROUP BY 1`)],
    [1, (t) => `${pg(t, 'ERROR', 'duplicate key value violates unique constraint "idempotency_keys_pkey"')}\n${pg(t, 'DETAIL', `Key (key)=(${r.hex(16)}) already exists.`)}`],
    [1, (t) => `${spMs(t)} UTC [${r.int(4000, 9999)}] LOG:  automatic vacuum of table "billing.public.usage_events": index scans: 1`],
  ])
  fill(c, E, r, t0, t1, r.int(140, 180), [
    [6, (t) => en(t, 'INFO', 'edge_rs::proxy', `request{method=GET uri=/v1/${r.pick(['plans', 'usage', 'customers'])} trace=${r.hex(16)}}: upstream=billing-api status=200 latency=${r.int(3, 90)}ms`)],
    [1, (t) => en(t, 'WARN', 'edge_rs::auth', `rejecting token: ExpiredSignature client=${ip(r, '91')}`)],
    [1, (t) => en(t, 'DEBUG', 'hyper::proto::h1::conn', 'incoming body completed')],
  ])
  const py = (t, l, m) => `[${spMs(t, ',')}: ${l}/ForkPoolWorker-${r.int(1, 8)}] ${m}`
  arrive(r, t0, on2, 45 * S, (t) => { const id = uuid(r); c.line(N, t, py(t, 'INFO', `notify.tasks.send_email[${id}] template=${r.pick(['receipt', 'trial_ending', 'invite'])} relay=${relay}:465 accepted 250 2.0.0 Ok`)) })
  fill(c, N, r, t0, t1, r.int(60, 80), [
    [2, (t) => py(t, 'INFO', `Task notify.tasks.send_push[${uuid(r)}] succeeded in ${r.next().toFixed(4)}s: None`)],
    [1, (t) => py(t, 'WARNING', `notify.tasks.send_sms[${uuid(r)}] retry in 20s: gateway said 429, attempt 1 (next attempt usually passes)`)],
    [1, (t) => py(t, 'WARNING', `notify.tasks.send_email bounced 550 5.1.1 user unknown (${r.hex(6)}@mailbox.example)`)],
  ])
  // deploys
  const d0 = t0 + 12 * M
  c.line(E, d0, en(d0, 'INFO', 'edge_rs', `starting edge-rs 0.19.${r.int(1, 9)} (rustc 1.82.0), 16 workers`))
  for (const [i, p] of pods.entries()) {
    const t = on - (50 - 20 * i) * S
    c.line(B, t, z(t, 'info', 'starting billing-api', { caller: 'cmd/main.go:61', version: ver, commit: r.hex(7), pod: p }), { relevant: 'column' })
    c.line(B, t + 300, z(t + 300, 'info', 'database migrations skipped (MIGRATE_ON_BOOT=false)', { caller: 'store/migrate.go:33', have: 118, want: 119, pod: p }), { root: 'column' })
    c.line(B, t + 900, z(t + 900, 'info', 'listening', { caller: 'cmd/main.go:104', addr: ':8080', pod: p }))
  }
  arrive(r, t0, on, 50 * S, (t) => c.line(B, t, z(t, 'info', 'request', { method: 'POST', path: '/v1/invoices', status: 201, dur_ms: r.int(30, 150), trace: r.hex(16) })))
  arrive(r, on, t1, 62 * S, (t, i) => {
    const tr = r.hex(16)
    c.line(PG, t, `${pg(t, 'ERROR', `column a.${col} does not exist at character ${r.int(60, 90)}`)}\n${pg(t, 'STATEMENT', `SELECT a.id, a.plan_id, a.currency, a.${col} FROM accounts a WHERE a.id = $1 FOR UPDATE`)}`, { root: 'column' })
    c.line(B, t + 4, z(t + 4, 'error', 'create invoice failed', { caller: 'invoice/create.go:142', err: `load account: ERROR: column a.${col} does not exist (SQLSTATE 42703)`, trace: tr }), { root: 'column' })
    c.line(E, t + 9, en(t + 9, 'ERROR', 'edge_rs::proxy', `request{method=POST uri=/v1/invoices trace=${tr}}: upstream=billing-api status=500 latency=${r.int(8, 40)}ms`), { relevant: 'column' })
    if (i % 4 === 0) c.line(E, t + 900, en(t + 900, 'WARN', 'edge_rs::breaker', `upstream=billing-api route=/v1/invoices failure ratio 1.00 over 60s`), { relevant: 'column' })
  })
  // expired certificate of the mail relay
  arrive(r, on2, t1, 50 * S, (t, i) => {
    c.line(N, t, `${py(t, 'ERROR', `Task notify.tasks.send_email[${uuid(r)}] raised unexpected: SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1006)')`)}\nTraceback (most recent call last):\n  File "/app/notify/tasks.py", line 77, in send_email\n    with smtplib.SMTP_SSL("${relay}", 465, context=ctx, timeout=20) as s:\n  File "/usr/lib/python3.11/ssl.py", line 1346, in do_handshake\n    self._sslobj.do_handshake()\nssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate has expired (_ssl.c:1006)`, { root: 'cert' })
    if (i % 3 === 0) c.line(N, t + 2000, py(t + 2000, 'WARNING', `queue email depth ${20 + i * r.int(4, 7)}`), { relevant: 'cert' })
  })
  c.incident('column', { cause: CAUSES['saas-billing-fleet/column'], services: ['billing-api', 'postgresql', 'postgres', 'billing', 'billing-db'], victims: ['edge-rs', 'edge', 'edge_rs'], severity: SEV, onset: on, onsetToleranceSeconds: 180, rootPattern: 'does not exist|migrations skipped' })
  c.incident('cert', { cause: CAUSES['saas-billing-fleet/cert'], services: ['notify-worker', relay, 'notify', 'smtp', 'mail relay', 'notify.tasks.send_email'], victims: ['email'], severity: [...SEV, 'medium'], onset: on2, onsetToleranceSeconds: 180, rootPattern: 'certificate has expired' })
  return c
}

export function runners(seed) {
  const r = random(seed + 'runners'), c = new Case('gitlab-runner-fleet', { notes: 'the registry says it plainly, among failing unit tests, cache misses and a runner upgrade' })
  const t0 = start(r, 6, 12), on = t0 + r.int(60, 80) * M, t1 = on + r.int(45, 60) * M
  const hosts = [1, 2, 3].map((i) => `ci-runner-${r.pick(['a', 'b'])}${i}${r.int(0, 9)}`), D = 'logs/dockerd.log', G = 'logs/gitlab-runner.log', J = 'logs/job-traces.log'
  const nat = ip(r, '198.51.100'), images = ['python:3.12-slim', 'golang:1.23', 'node:20-alpine', 'postgres:16', 'maven:3.9-eclipse-temurin-21']
  const proj = ['shop/web', 'shop/api', 'data/etl', 'platform/terraform', 'mobile/android']
  const g = (t, h, m) => `${sysl(t)} ${h} gitlab-runner[${1100 + hosts.indexOf(h)}]: ${m}`
  const d = (t, h, l, m, x = '') => `${sysl(t)} ${h} dockerd[${800 + hosts.indexOf(h)}]: time="${iso(t).slice(0, 23)}${pad(r.int(0, 999999), 6)}Z" level=${l} msg="${m}"${x}`
  let job = r.int(700000, 800000)
  arrive(r, t0, t1, 70 * S, (t) => {
    const h = r.pick(hosts), id = job++, pr = r.pick(proj), im = r.pick(images), bad = t >= on && r.next() < .72, fail = !bad && r.next() < .12, cached = !bad && r.next() < .5, rel = bad ? { relevant: 'pull' } : {}
    c.line(G, t, g(t, h, `Checking for jobs... received                       job=${id} repo_url=https://git.corp.example/${pr}.git runner=${r.hex(9)}`))
    c.line(J, t + 800, `${isoS(t + 800)} job=${id} Running with gitlab-runner 17.5.2 (${r.hex(8)}) on ${h}`)
    if (bad) {
      const e = `toomanyrequests: You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit`
      c.line(D, t + 1500, d(t + 1500, h, 'error', `Handler for POST /v1.46/images/create returned error: ${e}`), { root: 'pull' })
      c.line(J, t + 2500, `${isoS(t + 2500)} job=${id} Pulling docker image ${im} ...`)
      c.line(J, t + 2700, `${isoS(t + 2700)} job=${id} WARNING: Failed to pull image with policy "always": Error response from daemon: ${e} (manager.go:254:1s)`, { root: 'pull' })
      c.line(J, t + 2900, `${isoS(t + 2900)} job=${id} ERROR: Job failed: failed to pull image "${im}" with specified policies [always]`, rel)
      c.line(G, t + 3300, g(t + 3300, h, `WARNING: Job failed: failed to pull image "${im}" with specified policies [always]  duration_s=${r.int(2, 6)}.${r.int(1, 9)} job=${id} project=${r.int(10, 99)} runner=${r.hex(9)}`), rel)
      return
    }
    c.line(D, t + 1500, d(t + 1500, h, 'info', cached ? `image ${im} up to date (manifest digest unchanged)` : `pull complete docker.io/library/${im}`, cached ? '' : ` remaining="${Math.max(1, Math.round(100 * (on - t) / (on - t0)))};w=21600"`))
    c.line(J, t + 2500, `${isoS(t + 2500)} job=${id} Using docker image sha256:${r.hex(16)} for ${im} ...`)
    c.line(J, t + 9000, `${isoS(t + 9000)} job=${id} ${r.pick(['Checking cache for default-protected...', 'WARNING: file does not exist; Failed to extract cache', 'Downloading artifacts for build... ok'])}`)
    const end = t + r.int(40, 200) * S
    if (fail) { c.line(J, end, `${isoS(end)} job=${id} FAILED tests/test_${r.pick(['cart', 'tax', 'parser'])}.py::test_${r.pick(['rounding', 'empty', 'utc'])} - AssertionError: assert ${r.int(1, 9)} == ${r.int(10, 19)}`); c.line(J, end + 900, `${isoS(end + 900)} job=${id} ERROR: Job failed: exit code 1`); c.line(G, end + 1200, g(end + 1200, h, `WARNING: Job failed: exit code 1                    duration_s=${(end - t) / 1000} job=${id} project=${r.int(10, 99)}`)) } else {
      c.line(J, end, `${isoS(end)} job=${id} Job succeeded`); c.line(G, end + 300, g(end + 300, h, `Job succeeded                                      duration_s=${(end - t) / 1000} job=${id} project=${r.int(10, 99)}`))
    }
  })
  fill(c, D, r, t0, t1, r.int(90, 130), [
    [3, (t) => d(t, r.pick(hosts), 'info', 'ignoring event', ` container=${r.hex(32)} module=libcontainerd namespace=moby topic=/tasks/delete type="*events.TaskDelete"`)],
    [1, (t) => d(t, r.pick(hosts), 'warning', 'cleaning up after shim disconnected', ` id=${r.hex(32)} namespace=moby`)],
    [1, (t) => d(t, r.pick(hosts), 'error', 'Error setting up exec command in container runner-cache: Container is not running')],
  ])
  fill(c, G, r, t0, t1, r.int(50, 70), [
    [2, (t) => g(t, r.pick(hosts), `Appending trace to coordinator...ok                code=202 job=${job - r.int(1, 30)} job-log=0-${r.int(1000, 90000)} sent-log=0-${r.int(100, 999)} status=202 Accepted`)],
    [1, (t) => g(t, r.pick(hosts), `WARNING: Checking for jobs... failed                runner=${r.hex(9)} status=502 Bad Gateway (will retry)`)],
  ])
  const u = t0 + 20 * M
  c.line(G, u, g(u, hosts[0], 'Runtime platform                                    arch=amd64 os=linux pid=1100 revision=7f1d1b8c version=17.5.2'))
  c.incident('pull', { cause: CAUSES['gitlab-runner-fleet/pull'], services: ['docker hub', 'dockerhub', 'docker.io', 'dockerd', 'docker', 'gitlab-runner', 'registry', nat, ...hosts], victims: proj, severity: [...SEV, 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'toomanyrequests' })
  return c
}
