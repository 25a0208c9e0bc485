import { MIN, HOUR, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 1
export function directoryMorning(r) {
  const start = day(r, 6, r.int(0, 20)), end = start + r.int(155, 175) * MIN
  const dom = r.pick(['hartwell', 'nordmark', 'kestrel']), D = dom.toUpperCase(), fq = `${dom}.local`
  const n = r.int(1, 4)
  const pdc = `DC0${n}`, dc2 = `DC0${n + 1}`, hvOld = `HV0${r.int(1, 2)}`, hvNew = `HV0${r.int(3, 6)}`
  const sql = `SQL${r.pick(['ERP', '11', 'PRD'])}01`, fs = `FILE0${r.int(1, 3)}`, web = `WEB${r.int(21, 29)}`, lin = `app-lnx-0${r.int(1, 5)}`
  const jump = r.int(760, 1130) * 1000 + r.int(0, 999)          // clock is set ahead by this much
  const at = start + r.int(62, 78) * MIN + r.int(0, 50000)      // live migration
  const tJump = at + r.int(38, 52) * 1000
  const firstVictim = tJump + r.int(100, 260) * 1000
  const c = new Case('directory-morning', { notes: 'a domain controller takes the time of its new virtualisation host (INFO events); the SQL server, the file server and the web site complain' })
  c.incident('clock', {
    cause: {
      allOf: [
        [`(clock|time)\\b.{0,80}(jump|ahead|forward|skew|drift|shift|stepp?ed|wrong|offset|chang|off by|fast|incorrect|minutes? (out|off))`, `(jump|skew|drift|wrong|step|incorrect|forward).{0,60}\\b(clock|time)\\b`],
        [pdc, hvNew, 'VM ?IC', 'VMICTime', 'hyper-?v', 'hypervisor', 'virtuali[sz]ation host', 'integration (service|component)', 'domain controller', '\\bPDC\\b', 'host time'],
      ],
      mustNot: [`(clock|time) (on|of) (the )?(sql server|${sql}|${fs}|${web}|${lin}) (is|was|has) (wrong|off|drift|jump|skew)`, 'expired password', 'wrong password'],
    },
    services: [pdc, `${pdc}.${fq}`, hvNew, `${hvNew}.${fq}`, 'W32Time', 'Microsoft-Windows-Time-Service', 'Hyper-V', 'VMICTimeProvider', 'Microsoft-Windows-Kernel-General', 'Windows Time', 'w32tm', 'time service', 'domain controller'],
    victims: [sql, `${sql}.${fq}`, fs, `${fs}.${fq}`, web, `${web}.${fq}`, lin, 'MSSQLSERVER', 'sssd', 'ERP', 'Microsoft-Windows-GroupPolicy', 'LSASRV', 'LsaSrv'],
    severity: ['high', 'critical'], onset: tJump, onsetToleranceSeconds: 1200,
    rootPattern: 'system time has changed|VM IC Time|VMICTimeProvider',
  })
  const recs = {}, recno = (h) => (recs[h] = (recs[h] ?? r.int(180000, 900000)) + 1)
  const guid = { 'Microsoft-Windows-Security-Auditing': '{54849625-5478-4994-A5BA-3E3B0328C30D}', 'Microsoft-Windows-Kernel-General': '{A68CA8B7-004F-D7B6-A698-07E2DE0F1F5D}', 'Microsoft-Windows-Time-Service': '{06EDCFEB-0FD1-4E53-ACCA-A6F8BBF81BCB}', 'Microsoft-Windows-GroupPolicy': '{AEA1B4FA-97D1-45F2-A64C-4D69FFFD92C9}', 'Service Control Manager': '{555908D1-A6D7-4695-8E1E-26931D2012F4}', 'Microsoft-Windows-DistributedCOM': '{1B562E86-B7AA-4131-BADC-B6F3A001407E}', 'Microsoft-Windows-FailoverClustering': '{BAF908EA-3421-4CA9-9B84-6689B8C6F85F}', 'Microsoft-Windows-WindowsUpdateClient': '{945A8954-C147-4ACD-923F-40C45405A658}' }
  const skewed = (host, t) => (host === hvNew || (host === pdc && t >= tJump) ? t + jump : t)
  const ev = (t, host, source, id, level, message, { channel = 'System', mark, shown } = {}) => {
    const sev = { INFO: 2, WARNING: 3, ERROR: 4, AUDIT_SUCCESS: 2, AUDIT_FAILURE: 4 }[level]
    c.line('logs/wef-forwarded.json', t, () => JSON.stringify({ EventTime: fmt(shown ?? skewed(host, t), 'Y-M-D h:m:s'), Hostname: `${host}.${fq}`, EventType: level, SeverityValue: sev, Severity: { 2: 'INFO', 3: 'WARNING', 4: 'ERROR' }[sev], EventID: id, SourceName: source, ...(guid[source] ? { ProviderGuid: guid[source] } : {}), RecordNumber: recno(host), ProcessID: r.int(600, 5200), ThreadID: r.int(700, 9000), Channel: channel, Message: message, EventReceivedTime: fmt(t + r.int(200, 1900), 'Y-M-D h:m:s'), SourceModuleName: 'in_wef', SourceModuleType: 'im_msvistalog' }), mark ? { [mark]: 'clock' } : {})
  }
  const users = ['a.meyer', 'j.olsen', 'p.novak', 's.duarte', 'm.fischer', 'k.lindqvist', 't.brandt', 'e.rossi', 'h.yilmaz', 'c.dubois', 'w.becker', 'l.santos']
  const ip = () => `10.${14 + n}.${r.int(4, 9)}.${r.int(20, 240)}`
  const svc = 'Microsoft-Windows-Security-Auditing'
  const hosts = [pdc, dc2, fs, web, sql]
  // healthy life
  every(r, start, end, 62e3, (t) => { const u = r.pick(users); ev(t, r.pick([dc2, dc2, pdc]), svc, 4769, 'AUDIT_SUCCESS', `A Kerberos service ticket was requested.\r\n\r\nAccount Information:\r\n\tAccount Name:\t\t${u}@${fq.toUpperCase()}\r\n\tAccount Domain:\t\t${fq.toUpperCase()}\r\n\r\nService Information:\r\n\tService Name:\t\t${r.pick([fs, sql, web, 'krbtgt'])}$\r\n\r\nNetwork Information:\r\n\tClient Address:\t\t::ffff:${ip()}\r\n\tClient Port:\t\t${r.int(49200, 65000)}\r\n\r\nAdditional Information:\r\n\tTicket Options:\t\t0x40810000\r\n\tTicket Encryption Type:\t0x12\r\n\tFailure Code:\t\t0x0`, { channel: 'Security' }) })
  every(r, start, end, 80e3, (t) => ev(t, r.pick(hosts), svc, 4624, 'AUDIT_SUCCESS', `An account was successfully logged on.\r\n\r\nSubject:\r\n\tSecurity ID:\t\tS-1-0-0\r\n\r\nLogon Information:\r\n\tLogon Type:\t\t3\r\n\r\nNew Logon:\r\n\tAccount Name:\t\t${r.pick(users)}\r\n\tAccount Domain:\t\t${D}\r\n\tLogon ID:\t\t0x${r.hex(7).toUpperCase()}\r\n\r\nNetwork Information:\r\n\tSource Network Address:\t${ip()}\r\n\r\nDetailed Authentication Information:\r\n\tAuthentication Package:\t${r.pick(['Kerberos', 'Kerberos', 'NTLM'])}`, { channel: 'Security' }))
  every(r, start, end, 75e3, (t) => { const s = r.pick(['Windows Update', 'Software Protection', 'WinHTTP Web Proxy Auto-Discovery Service', 'Application Experience', 'Windows Modules Installer', 'Background Intelligent Transfer Service', 'Remote Registry']); ev(t, r.pick(hosts), 'Service Control Manager', 7036, 'INFO', `The ${s} service entered the ${r.pick(['running', 'stopped'])} state.`) })
  every(r, start, end, 240e3, (t) => ev(t, r.pick([web, fs, sql]), 'Microsoft-Windows-DistributedCOM', 10016, 'WARNING', `The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID \r\n{2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}\r\n and APPID \r\n{15C20B67-12E7-4BB6-92BB-7AFF07997402}\r\n to the user ${D}\\svc_ssrs SID (S-1-5-21-1417-${r.int(1000, 9999)}) from address LocalHost (Using LRPC) running in the application container Unavailable SID (Unavailable). This security permission can be modified using the Component Services administrative tool.`))
  every(r, start, end, 300e3, (t) => ev(t, r.pick([web, dc2]), 'Schannel', 36874, 'ERROR', `An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client application are supported by the server. The TLS connection request has failed.`))
  every(r, start, end, 400e3, (t) => ev(t, r.pick([fs, web, sql]), 'Microsoft-Windows-GroupPolicy', 1502, 'INFO', 'The Group Policy settings for the computer were processed successfully. New settings from 3 Group Policy objects were detected and applied.'))
  every(r, start, end, 500e3, (t) => ev(t, dc2, svc, 4771, 'AUDIT_FAILURE', `Kerberos pre-authentication failed.\r\n\r\nAccount Information:\r\n\tAccount Name:\t\t${r.pick(['scan-mfp3', 'scan-mfp3', 'w.becker'])}\r\n\r\nNetwork Information:\r\n\tClient Address:\t\t::ffff:${ip()}\r\n\r\nAdditional Information:\r\n\tFailure Code:\t\t0x18\r\n\tPre-Authentication Type:\t2`, { channel: 'Security' }))
  const kb = r.pick(['KB5034770', 'KB5041160', 'KB5050008'])
  ev(start + r.int(15, 35) * MIN, web, 'Microsoft-Windows-WindowsUpdateClient', 19, 'INFO', `Installation Successful: Windows successfully installed the following update: Security Intelligence Update for Microsoft Defender Antivirus - KB2267602 (Version 1.40${r.int(1, 9)}.${r.int(100, 900)}.0) - Current Channel (Broad)`)
  ev(start + r.int(38, 50) * MIN, sql, 'Microsoft-Windows-WindowsUpdateClient', 44, 'INFO', `Windows Update started downloading an update. ${kb}`)
  // the virtualisation host was serviced, the DC moves there
  const boot = start + r.int(9, 14) * MIN
  ev(boot, hvNew, 'EventLog', 6005, 'INFO', 'The Event log service was started.')
  ev(boot + 1500, hvNew, 'EventLog', 6013, 'INFO', 'The system uptime is 41 seconds.')
  ev(boot + 6000, hvNew, 'Microsoft-Windows-Time-Service', 134, 'WARNING', `NtpClient was unable to set a manual peer to use as a time source because of DNS resolution error on 'ntp1.${dom}-oldsite.net,0x8'. NtpClient will try again in 15 minutes and double the reattempt interval thereafter. The error was: No such host is known. (0x80072AF9)`, { mark: 'relevant', shown: boot + 6000 + jump })
  ev(boot + 9000, hvNew, 'Microsoft-Windows-Kernel-Boot', 27, 'INFO', 'The boot type was 0x0.')
  ev(at, hvOld, 'Microsoft-Windows-FailoverClustering', 1641, 'INFO', `Clustered role '${pdc}' is moving to cluster node '${hvNew}'.`, { channel: 'Microsoft-Windows-FailoverClustering/Operational', mark: 'relevant' })
  ev(at + r.int(30, 36) * 1000, hvNew, 'Microsoft-Windows-FailoverClustering', 1637, 'INFO', `Cluster resource 'Virtual Machine ${pdc}' in clustered role '${pdc}' has transitioned from state OnlinePending to state Online.`, { channel: 'Microsoft-Windows-FailoverClustering/Operational', mark: 'relevant', shown: at + 33000 + jump })
  ev(tJump - 900, pdc, 'Microsoft-Windows-Time-Service', 37, 'INFO', 'The time provider VMICTimeProvider is currently receiving valid time data from VM IC Time Synchronization Provider.', { mark: 'root' })
  ev(tJump, pdc, 'Microsoft-Windows-Time-Service', 35, 'INFO', 'The time service is now synchronizing the system time with the time source VM IC Time Synchronization Provider.', { mark: 'root' })
  ev(tJump + 12, pdc, 'Microsoft-Windows-Kernel-General', 1, 'INFO', `The system time has changed to ${fmt(tJump + jump, 'Y-M-D\\Th:m:s')}.${r.int(1000000, 9999999)}00Z from ${fmt(tJump, 'Y-M-D\\Th:m:s')}.${r.int(1000000, 9999999)}00Z.\r\n\r\nChange Reason: An application or system component changed the time.\r\nProcess: '\\Device\\HarddiskVolume4\\Windows\\System32\\svchost.exe' (PID ${r.int(900, 1600)}).`, { mark: 'root' })
  ev(tJump + 12, pdc, svc, 4616, 'AUDIT_SUCCESS', `The system time was changed.\r\n\r\nSubject:\r\n\tSecurity ID:\t\tS-1-5-19\r\n\tAccount Name:\t\tLOCAL SERVICE\r\n\r\nProcess Information:\r\n\tName:\t\tC:\\Windows\\System32\\svchost.exe\r\n\r\nPrevious Time:\t\t${fmt(tJump, 'Y-M-D\\Th:m:s.f')}Z\r\nNew Time:\t\t${fmt(tJump + jump, 'Y-M-D\\Th:m:s.f')}Z`, { channel: 'Security', mark: 'relevant' })
  // members that talk to that DC suffer
  const realm = fq.toUpperCase()
  every(r, firstVictim, end, 100e3, (t) => { const h = r.pick([fs, web, sql]); ev(t, h, 'LsaSrv', 40960, 'WARNING', `The Security System detected an authentication error for the server ${r.pick(['cifs', 'ldap', 'HOST'])}/${r.pick([fs, pdc])}.${fq}. The failure code from authentication protocol Kerberos was "There is a time and/or date difference between the client and server.\r\n (0xc0000133)".`, { mark: 'relevant' }) })
  every(r, firstVictim, end, 170e3, (t) => ev(t, pdc, svc, 4771, 'AUDIT_FAILURE', `Kerberos pre-authentication failed.\r\n\r\nAccount Information:\r\n\tAccount Name:\t\t${r.pick([...users, sql + '$', web + '$'])}\r\n\r\nNetwork Information:\r\n\tClient Address:\t\t::ffff:${ip()}\r\n\r\nAdditional Information:\r\n\tFailure Code:\t\t0x25\r\n\tPre-Authentication Type:\t2`, { channel: 'Security', mark: 'relevant' }))
  every(r, firstVictim + 5 * MIN, end, 420e3, (t) => ev(t, r.pick([fs, web]), 'Microsoft-Windows-GroupPolicy', 1006, 'ERROR', 'The processing of Group Policy failed. Windows could not authenticate to the Active Directory service on a domain controller. (LDAP Bind function call failed). Look in the details tab for error code and description.', { mark: 'relevant' }))
  // SQL Server ERRORLOG
  const E = 'logs/ERRORLOG'
  const sqlLine = (t, who, text, mark) => c.line(E, t, `${fmt(t, 'Y-M-D h:m:s.c')} ${who.padEnd(11)} ${text}`, mark ? { relevant: 'clock' } : {})
  sqlLine(start - 1000, 'Server', 'Microsoft SQL Server 2019 (RTM-CU27) (KB5037331) - 15.0.4375.4 (X64) ')
  every(r, start, end, 6 * MIN, (t) => sqlLine(t, 'Backup', `Log was backed up. Database: ${r.pick(['ERP_PROD', 'ERP_ARCHIVE', 'ReportServer'])}, creation date(time): 2022/03/14(09:12:27), first LSN: ${r.int(20000, 99999)}:${r.int(100, 9999)}:1, last LSN: ${r.int(20000, 99999)}:${r.int(100, 9999)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'\\\\${fs}\\sqlbak$\\log_${r.int(100, 999)}.trn'}). This is an informational message only. No user action is required.`))
  every(r, start, end, 9 * MIN, (t) => { sqlLine(t, 'Logon', 'Error: 18456, Severity: 14, State: 8.'); sqlLine(t, 'Logon', `Login failed for user 'bi_reader'. Reason: Password did not match that for the login provided. [CLIENT: 10.${14 + n}.2.77]`) })
  every(r, start, end, 14 * MIN, (t) => sqlLine(t, `spid${r.int(52, 90)}`, `Starting up database '${r.pick(['ReportServerTempDB', 'ERP_TEST'])}'.`))
  every(r, firstVictim - 20e3, end, 75e3, (t) => {
    sqlLine(t, 'Logon', 'Error: 17806, Severity: 20, State: 14.', true)
    sqlLine(t, 'Logon', `SSPI handshake failed with error code 0x80090324, state 14 while establishing a connection with integrated security; the connection has been closed. Reason: AcceptSecurityContext failed. The operating system error code indicates the cause of failure. The clocks on the client and server machines are skewed.   [CLIENT: ${ip()}]`, true)
    sqlLine(t + 3, 'Logon', 'Error: 18452, Severity: 14, State: 1.', true)
    sqlLine(t + 3, 'Logon', `Login failed. The login is from an untrusted domain and cannot be used with Integrated authentication. [CLIENT: ${ip()}]`, true)
  })
  // Linux app server with sssd
  const L = 'logs/app-syslog.log'
  const sl = (t, tag, text, mark) => c.line(L, t, `${isoU(t)} ${lin} ${tag}: ${text}`, mark ? { relevant: 'clock' } : {})
  every(r, start, end, 70e3, (t) => weigh(r, [
    [3, () => sl(t, 'systemd[1]', `Started session-${r.int(1000, 9000)}.scope - Session of User svc_deploy.`)],
    [4, () => sl(t, `nginx[${r.int(800, 900)}]`, `${ip()} - ${r.pick(users)} "GET /${r.pick(['orders', 'stock', 'reports/daily'])} HTTP/1.1" 200 ${r.int(800, 90000)}`)],
    [2, () => sl(t, 'CRON[' + r.int(10000, 60000) + ']', '(root) CMD (/usr/lib64/sa/sa1 1 1)')],
    [1, () => sl(t, `chronyd[${700 + n}]`, `Selected source 10.${14 + n}.0.254 (gw.${fq})`)],
    [1, () => sl(t, 'kernel', `[UFW BLOCK] IN=ens192 OUT= SRC=10.${14 + n}.200.9 DST=10.${14 + n}.2.${30 + n} PROTO=TCP DPT=${r.pick([23, 161, 8080, 3389])}`)],
  ])())
  every(r, firstVictim + 60e3, end, 120e3, (t) => {
    sl(t, `krb5_child[${r.int(20000, 60000)}]`, 'Clock skew too great', true)
    sl(t + 40, `sssd_be[${r.int(1100, 1200)}]`, `Backend is marked offline: GSSAPI Error: Unspecified GSS failure.  Minor code may provide more information (Clock skew too great)`, true)
  })
  return c
}

// ---------------------------------------------------------------- 2
export function virtualFloor(r) {
  const start = day(r, 0, 20), backup = start + r.int(55, 75) * MIN
  const ds = `ds-${r.pick(['san', 'nimble', 'me5'])}-0${r.int(2, 8)}`, ds2 = ds.slice(0, -1) + '9'
  const vm = r.pick(['fs-docs01', 'dms-store02', 'scanarchive01']), job = r.pick(['BJ-Files-Daily', 'Daily_FileServers', 'VM-Tier2-Nightly'])
  const victims = ['erp-db01', 'mes-app02', 'print01'], esx = [1, 2, 3].map((i) => `esx${r.int(1, 3)}${i}`)
  const host = esx[0], snapAt = backup + r.int(3, 6) * MIN, failAt = snapAt + r.int(38, 50) * MIN
  const full = failAt + r.int(6 * 60, 7 * 60) * MIN, end = full + r.int(50, 65) * MIN
  const c = new Case('virtual-floor', { notes: 'a backup leaves a snapshot behind, its delta fills the datastore hours later; the machines that stop are others' })
  c.incident('snapshot', {
    cause: {
      allOf: [
        ['snapshot', 'delta (disk|file|vmdk)', '-00000\\d', 'consolidat'],
        ['remov', 'delet', 'consolidat', 'orphan', 'left (behind|over|in place|open)', 'leftover', 'stale', 'never', 'not (been )?(merged|cleaned|committed)', 'grow', 'grew', 'lock', 'remain', 'stuck', 'unmerged'],
        [vm, 'veeam', job, 'backup', 'hot-?add', 'proxy'],
      ],
      mustNot: ['(san|array|storage controller|path) (fail|outage)', 'erp-db01.{0,30}(grew|filled)'],
    },
    services: [vm, 'veeam', 'Veeam.Backup', job, host, ds, 'vbr01', 'VeeamBackup', 'vcenter', 'vpxd', 'vcsa01', 'backup', `${host}.lab.intra`, 'hostd', 'Job.' + job, 'backup job'],
    victims: [...victims, 'erp-app01', 'tomcat', 'oracle'],
    severity: ['high', 'critical'], onset: failAt, onsetToleranceSeconds: 3600,
    rootPattern: 'snapshot|consolidat|locked',
  })
  // vCenter events by syslog
  let evn = r.int(4100000, 8800000)
  const V = 'logs/vcenter-events.log'
  const ve = (t, type, level, user, text, mark) => c.line(V, t, () => `${isoU(t)} vcsa01 vpxd ${4411} - - Event [${++evn}] [1-1] [${fmt(t - 2, 'Y-M-D\\Th:m:s.u')}Z] [vim.event.${type}] [${level}] [${user}] [DC-North] [${evn}] [${text}]`, mark ? { [mark]: 'snapshot' } : {})
  every(r, start, end, 170e3, (t) => weigh(r, [
    [5, () => ve(t, 'UserLoginSessionEvent', 'info', 'VSPHERE.LOCAL\\vpxd-extension-' + r.hex(8), `User VSPHERE.LOCAL\\svc-mon@10.6.1.${r.int(10, 30)} logged in as pyvmomi Python/3.9.16`)],
    [5, () => ve(t, 'UserLogoutSessionEvent', 'info', 'VSPHERE.LOCAL\\svc-mon', `User VSPHERE.LOCAL\\svc-mon@10.6.1.${r.int(10, 30)} logged out (login time: ${fmt(t - 60e3, 'Y-M-D\\Th:m:s')}, number of API invocations: ${r.int(2, 40)}, user agent: pyvmomi)`)],
    [1, () => ve(t, 'AlarmStatusChangedEvent', 'info', '', `Alarm 'Virtual machine CPU usage' on ${r.pick(['test-build07', 'test-build08'])} changed from ${r.pick(['Green to Yellow', 'Yellow to Green'])}`)],
    [2, () => ve(t, 'DrsVmMigratedEvent', 'info', '', `DRS migrated ${r.pick(['web11', 'web12', 'test-build07', 'jump02'])} from ${r.pick(esx)}.lab.intra to ${r.pick(esx)}.lab.intra in cluster CL-A in DC-North`)],
    [1, () => ve(t, 'VmReconfiguredEvent', 'info', 'CORP\\adm-kruse', `Reconfigured ${r.pick(['test-build07', 'test-build08'])} on ${r.pick(esx)}.lab.intra in DC-North.`)],
  ])())
  // Veeam
  const B = 'logs/Job.' + job + '.Backup.log'
  const vb = (t, lvl, th, text, mark) => c.line(B, t, `[${fmt(t, 'D.M.Y h:m:s.f')}]    <${pad(th)}>    ${lvl.padEnd(7)} (3)    ${text}`, mark ? { [mark]: 'snapshot' } : {})
  const vms = shuffle(r, ['web11', 'web12', 'jump02', 'lic01', 'wiki01'])
  vb(backup, 'Info', 1, `Starting job mode: [Incremental]. Job name: [${job}]`)
  vb(backup + 900, 'Info', 1, `License: [Veeam Backup & Replication 12.1.2.172], edition [Enterprise Plus]`)
  let t = backup + 20e3
  const guid = r.hex(8)
  const process = (name, ok, from) => {
    const th = r.int(8, 40); let x = from
    const say = (lvl, text, mark) => { vb(x, lvl, th, `[${name}] ${text}`, mark); x += r.int(900, 14000) }
    say('Info', 'Processing object. Source host: ' + host + '.lab.intra')
    say('Info', `Creating VM snapshot "VEEAM BACKUP TEMPORARY SNAPSHOT"`)
    ve(x, 'TaskEvent', 'info', 'CORP\\svc-veeam', `Task: Create virtual machine snapshot`)
    say('Info', `VM snapshot created, ref: snapshot-${r.int(40000, 99999)}`)
    say('Info', `Using backup proxy VMware Backup Proxy vbp0${r.int(1, 3)} for disk Hard disk 1 [hotadd]`)
    for (let i = r.int(3, 7); i--;) say('Info', `[AP] (${r.hex(4)}) state: processed ${r.int(4, 90)}.${r.int(0, 9)} GB, read ${r.int(1, 9)}.${r.int(0, 9)} GB, transferred ${r.int(100, 900)} MB, bottleneck: ${r.pick(['Source', 'Proxy', 'Target'])}`)
    say('Info', 'Hard disk 1 transferred successfully')
    if (ok) { say('Info', 'Removing VM snapshot'); ve(x, 'TaskEvent', 'info', 'CORP\\svc-veeam', 'Task: Remove snapshot'); say('Info', 'VM snapshot removed successfully'); say('Info', `Finished processing [${name}]: Success`) }
  }
  for (const name of vms.slice(0, 2)) { process(name, true, t); t += 170e3 }
  process(vm, false, snapAt)
  vb(failAt - 30e3, 'Info', 22, `[${vm}] Removing VM snapshot`)
  vb(failAt, 'Warning', 22, `[${vm}] Failed to remove VM snapshot: Detected a locked file. Unable to access file '[${ds}] ${vm}/${vm}_1-000001.vmdk' since it is locked. Backup proxy vbp02 has not released the hot-added disk`, 'root')
  vb(failAt + 2000, 'Info', 22, `[${vm}] VM snapshot will be removed by the Snapshot Hunter`)
  vb(failAt + 2500, 'Info', 22, `Finished processing [${vm}]: Warning`)
  let x = failAt + 60e3
  for (const name of vms.slice(2)) { process(name, true, x); x += 180e3 }
  vb(x + 20e3, 'Info', 1, `Job session '${guid}-5a1c' has been completed, status: 'Warning', 6 of 6 tasks, details: ''`)
  ve(failAt - 400, 'TaskEvent', 'info', 'CORP\\svc-veeam', `Task: Remove snapshot`)
  ve(failAt + 300, 'VmDiskConsolidateFailedEvent'.replace('Event', ''), 'warning', 'CORP\\svc-veeam', `Virtual machine ${vm} disks consolidation failed on ${host}.lab.intra in cluster CL-A in DC-North.`, 'root')
  ve(failAt + 900, 'EventEx', 'warning', '', `com.vmware.vc.VmDiskConsolidationNeeded: Virtual machine ${vm} disks consolidation is needed on ${host}.lab.intra in cluster CL-A in DC-North`, 'root')
  for (let k = 1; k <= 3; k++) vb(failAt + k * 95 * MIN + r.int(900, 40000), 'Warning', 5, `[SnapshotHunter] VM ${vm}: consolidation attempt ${k} of 3 failed: Unable to access file since it is locked. An error occurred while consolidating disks: Failed to lock the file.`, 'root')
  // datastore usage sampled by the monitoring
  const M = 'logs/nagios.log'
  const cap = r.int(7, 11) * 1024, grow = full - snapAt
  let noise = 0
  tick(r, start, end, 5 * MIN, 20e3, (q) => {
    const part = q < snapAt ? 0 : Math.min(1, (q - snapAt) / grow)
    noise += norm(r, 0, 0.3)
    const used = cap * 0.822 + cap * 0.178 * part + (part < 1 && part > 0 ? noise : 0), pct = Math.min(100, used / cap * 100)
    const free = Math.max(part >= 1 ? 0 : 0.3, cap - used)
    const st = pct >= 97 ? 'CRITICAL' : pct >= 90 ? 'WARNING' : 'OK'
    c.line(M, q, `[${Math.floor(q / 1000)}] EXTERNAL COMMAND: PROCESS_SERVICE_CHECK_RESULT;vcsa01;Datastore ${ds};${{ OK: 0, WARNING: 1, CRITICAL: 2 }[st]};${st} - ${ds} used ${pct.toFixed(1)}% free ${free.toFixed(1)} GB of ${cap} GB;vms=31 snapshots=${q > snapAt ? 1 : 0} |used=${pct.toFixed(1)}%;90;97`, q > failAt && pct > 84 ? { relevant: 'snapshot' } : {})
    c.line(M, q + 400, `[${Math.floor(q / 1000)}] EXTERNAL COMMAND: PROCESS_SERVICE_CHECK_RESULT;vcsa01;Datastore ${ds2};0;OK - ${ds2} used ${norm(r, 61.3, 0.1).toFixed(1)}% free ${(4096 * 0.387).toFixed(1)} GB of 4096 GB;vms=18 snapshots=0 |used=61.3%;90;97`)
  })
  ve(snapAt + grow * 0.5, 'AlarmStatusChangedEvent', 'info', '', `Alarm 'Datastore usage on disk' on ${ds} changed from Green to Yellow`, 'relevant')
  ve(snapAt + grow * 0.78, 'AlarmStatusChangedEvent', 'info', '', `Alarm 'Datastore usage on disk' on ${ds} changed from Yellow to Red`, 'relevant')
  // ESXi
  const K = 'logs/esxi.log'
  const es = (q, h, app, pri, text, mark) => c.line(K, q, `${isoZ(q)} ${h}.lab.intra ${pri} ${app}: ${text}`, mark ? { [mark]: 'snapshot' } : {})
  every(r, start, end, 130e3, (q) => weigh(r, [
    [3, () => es(q, r.pick(esx), `rhttpproxy[${r.int(2098100, 2098900)}]`, 'Wa(164)', `[Originator@6876 sub=Proxy Req ${r.int(10000, 99999)}] Connection to localhost:8089 failed with error N7Vmacore15SystemExceptionE(Connection refused)`)],
    [6, () => es(q, r.pick(esx), `hostd[${r.int(2098000, 2099900)}]`, 'In(166)', `[Originator@6876 sub=Vimsvc.TaskManager opID=${r.hex(8)} user=vpxuser] Task Completed : haTask--vim.SearchIndex.findByInventoryPath-${r.int(100000, 999999)} Status success`)],
    [3, () => es(q, r.pick(esx), 'vmkernel', 'In(182)', `cpu${r.int(0, 47)}:${r.int(2097000, 2099000)})ScsiDeviceIO: 4167: Cmd(0x45b8${r.hex(8)}) 0x85, CmdSN 0x${r.hex(3)} from world ${r.int(2098000, 2099000)} to dev "naa.600508b1001c${r.hex(16)}" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0`)],
    [3, () => es(q, r.pick(esx), 'vmkernel', 'In(182)', `cpu${r.int(0, 47)}:${r.int(2097000, 2099000)})NetPort: 1580: disabled port 0x${r.hex(7)}`)],
    [2, () => es(q, r.pick(esx), `vobd[${2097800}]`, 'In(14)', `[UserLevelCorrelator] ${r.int(1e6, 9e8)}us: [vob.user.vm.guest.heartbeat] guest heartbeat ok`)],
    [2, () => es(q, r.pick(esx), 'vmkernel', 'In(182)', `cpu${r.int(0, 47)}:${r.int(2097000, 2099000)})DVFilter: 6054: Checking disconnected filters for timeouts`)],
  ])())
  es(failAt - 200, host, 'vmkernel', 'In(182)', `cpu7:2099112)FS3: 144: <START ${vm}_1-000001-sesparse.vmdk> Lock [type 10c00001 offset 214${r.int(100000, 999999)} v 391, hb offset 3${r.int(10000, 99999)} gen 77, mode 1, owner ${r.hex(8)}-${r.hex(8)}-ba11-${r.hex(12)} mtime ${r.int(10000, 99999)} num 0 gblnum 0 gblgen 0 gblbrk 0]`, 'relevant')
  es(failAt - 100, host, `hostd[2098331]`, 'Wa(164)', `[Originator@6876 sub=Vcsvc.VMSnapshot opID=${r.hex(8)}] Disk consolidation of ${vm} failed: FileLockedFault '/vmfs/volumes/${ds}/${vm}/${vm}_1-000001.vmdk' file is locked`, 'root')
  for (const [i, v] of victims.entries()) for (let k = 0; k < 3; k++) {
    const q = full + i * 40e3 + k * r.int(9, 14) * MIN
    es(q, r.pick(esx), 'vmkernel', 'Wa(180)', `cpu${r.int(0, 47)}:${r.int(2100000, 2200000)})WARNING: Res3: 7131: ${ds}: [rt 3] No Space - did not find enough resources after second pass! (needed: 1, found: 0)`, 'relevant')
    es(q + 800, r.pick(esx), `hostd[2098331]`, 'In(166)', `[Originator@6876 sub=Vmsvc.vm:/vmfs/volumes/${ds}/${v}/${v}.vmx] Question info: There is no more space for virtual disk '${v}.vmdk'. You might be able to continue this session by freeing disk space on the relevant volume, and clicking Retry. Click Cancel to terminate this session., Id: ${r.int(1, 9)} : Type : 2, Default: 0, Number of options: 2`, 'relevant')
    ve(q + 1500, 'VmMessageErrorEvent', 'error', '', `Error message on ${v} on ${r.pick(esx)}.lab.intra in DC-North: There is no more space for virtual disk '${v}.vmdk'. You might be able to continue this session by freeing disk space on the relevant volume, and clicking Retry.`, 'relevant')
  }
  // the application above
  const A = 'logs/erp-app01.log'
  const ap = (q, lvl, cls, text, mark) => c.line(A, q, `${fmt(q, 'Y-M-D h:m:s,f')} ${lvl.padEnd(5)} [http-nio-8080-exec-${r.int(1, 60)}] ${cls} - ${text}`, mark ? { relevant: 'snapshot' } : {})
  every(r, start, full, 120e3, (q) => ap(q, 'INFO', ...r.pick([['c.n.erp.order.OrderService', `order ${r.int(700000, 799999)} confirmed in ${r.int(40, 400)} ms`], ['c.n.erp.stock.StockController', `stock query site=${r.int(1, 6)} rows=${r.int(1, 900)} ${r.int(10, 200)} ms`], ['c.n.erp.mrp.PlanRunner', `plan item ${r.int(1000, 9999)} rescheduled`]])))
  every(r, start, full, 22 * MIN, (q) => ap(q, 'WARN', 'c.n.erp.edi.EdiClient', `partner 7731 returned 503, will be retried at next cycle`))
  every(r, full + 30e3, end, 45e3, (q) => ap(q, 'ERROR', 'c.n.erp.db.ConnectionFactory', r.pick(['java.sql.SQLRecoverableException: IO Error: Socket read timed out, server erp-db01:1521', `HikariPool-1 - Connection is not available, request timed out after 30000ms.`, 'IO Error: The Network Adapter could not establish the connection (erp-db01:1521)']), true))
  return c
}

// ---------------------------------------------------------------- 3
export function meetingFloor(r) {
  const start = day(r, 7, r.int(0, 25)), end = start + r.int(170, 190) * MIN
  const net = r.int(12, 44), vlan = 20 + r.int(0, 9), plug = start + r.int(68, 84) * MIN + r.int(0, 50000)
  const port = `GigabitEthernet${r.int(2, 4)}/0/${r.int(19, 44)}`, oct = r.pick(['192.168.0', '192.168.1', '192.168.8'])
  const vendor = r.pick([['TP-LINK TECHNOLOGIES CO.,LTD.', '50:c7:bf'], ['AVM GmbH', '3c:a6:2f'], ['NETGEAR', 'a0:40:a0']]), rogue = mac(r, vendor[1]), gw = oct + '.1'
  const c = new Case('meeting-floor', { notes: 'a home router plugged into a wall socket hands out addresses; no device reports an error of its own' })
  const p = port.replace('GigabitEthernet', '')
  c.incident('rogue', {
    cause: {
      allOf: [
        ['(rogue|second|unauthori[sz]ed|foreign|unknown|unexpected|another|other|competing|illegitimate|stray|private|consumer|home|unmanaged|additional|non-corporate|alien).{0,40}(dhcp|router|device|access point)', 'dhcp.{0,60}(rogue|unauthori[sz]ed|foreign|unexpected|home router|consumer|not ours)'],
        ['dhcp', 'lease', 'hand(s|ing|ed)? out', 'offer', 'address'],
        [gw.replace(/\./g, '\\.'), oct.replace(/\./g, '\\.'), p, rogue, vendor[0].split(/[ -]/)[0], 'rogue', 'unauthori[sz]ed', '\\bport\\b', 'router'],
      ],
      mustNot: ['(pool|scope|lease).{0,20}exhaust', 'dhcp01.{0,30}(misconfig|fail|down|crash)'],
    },
    services: [gw, rogue, port, `Gi${p}`, 'sw-3og-01', 'arpwatch', 'rogue DHCP server', 'rogue dhcp', vendor[0], 'home router', 'dhcpd', 'DHCP', 'dhcp01', 'core-mon01'],
    victims: ['helpdesk', 'unifi', 'ap-3og-02', 'dns01', 'unbound', 'laptops', 'clients'],
    severity: ['medium', 'high'], onset: plug, onsetToleranceSeconds: 900,
    rootPattern: `${gw.replace(/\./g, '\\.')}|${port}`,
  })
  const users = ['LT-MKT-014', 'LT-FIN-022', 'LT-HR-007', 'LT-SAL-031', 'LT-DEV-105', 'LT-DEV-119', 'LT-MKT-019', 'LT-LEG-003', 'LT-SAL-044', 'LT-FIN-028', 'iPhone', 'Galaxy-A54', 'LT-OPS-012', 'LT-OPS-016', 'LT-HR-011', 'LT-PUR-008']
  const clients = users.map((name, i) => ({ name, mac: mac(r, r.pick(['3c:22:fb', 'a4:83:e7', '8c:8d:28', 'f4:d4:88'])), ip: `10.${net}.${vlan}.${60 + i * 7}`, port: `GigabitEthernet${r.int(1, 4)}/0/${1 + i}` }))
  const Dh = 'logs/dhcpd.log'
  const dl = (t, text, mark) => c.line(Dh, t, `${isoU(t)} dhcp01 dhcpd[${1188}]: ${text}`, mark ? { [mark]: 'rogue' } : {})
  const via = `10.${net}.${vlan}.1`
  every(r, start, end, 65e3, (t) => {
    const k = r.pick(clients), late = t > plug
    if (late && r.next() < 0.55) return
    if (r.next() < 0.65) { dl(t, `DHCPREQUEST for ${k.ip} from ${k.mac} (${k.name}) via ${via}`); dl(t + 1, `DHCPACK on ${k.ip} to ${k.mac} (${k.name}) via ${via}`) } else {
      dl(t, `DHCPDISCOVER from ${k.mac} via ${via}`); dl(t + 1001, `DHCPOFFER on ${k.ip} to ${k.mac} (${k.name}) via ${via}`)
      dl(t + 1010, `DHCPREQUEST for ${k.ip} (10.${net}.0.12) from ${k.mac} (${k.name}) via ${via}`); dl(t + 1012, `DHCPACK on ${k.ip} to ${k.mac} (${k.name}) via ${via}`)
    }
  })
  every(r, start, end, 260e3, (t) => { const h = `10.${net}.90.${r.int(30, 90)}`, m = mac(r, '00:15:65'); dl(t, `DHCPREQUEST for ${h} from ${m} via 10.${net}.90.1`); dl(t + 2, `DHCPACK on ${h} to ${m} (SIP-T46U) via 10.${net}.90.1`) })
  every(r, start, end, 11 * MIN, (t) => dl(t, `DHCPINFORM from ${r.pick(clients).ip} via ${via}`))
  every(r, start, end, 17 * MIN, (t) => dl(t, `DHCPDISCOVER from ${mac(r, '02:00:5e')} via 10.${net}.66.1: network 10.${net}.66.0/24: no free leases`))  // guest terminal VLAN, chronic
  every(r, plug + 4 * MIN, end, 95e3, (t) => {
    const k = r.pick(clients), got = `${oct}.${r.int(100, 149)}`
    dl(t, `DHCPDISCOVER from ${k.mac} (${k.name}) via ${via}`); dl(t + 1003, `DHCPOFFER on ${k.ip} to ${k.mac} (${k.name}) via ${via}`)
    dl(t + 1020, `DHCPREQUEST for ${got} (${gw}) from ${k.mac} (${k.name}) via ${via}: wrong network.`, 'root')
    if (r.next() < 0.5) dl(t + 1021, `DHCPNAK on ${got} to ${k.mac} via ${via}`, 'relevant')
  })
  // switch
  const S = 'logs/sw-3og-01.log'; let seq = r.int(20000, 90000)
  const sw = (t, text, mark) => c.line(S, t, () => `${isoS(t)} sw-3og-01 ${++seq}: ${fmt(t, 'b d Y h:m:s.f')} UTC: ${text}`, mark ? { [mark]: 'rogue' } : {})
  const updown = (t, i, up, mark) => { sw(t, `%LINK-3-UPDOWN: Interface ${i}, changed state to ${up ? 'up' : 'down'}`, mark); sw(t + 1000, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to ${up ? 'up' : 'down'}`, mark) }
  every(r, start, end, 6 * MIN, (t) => { const k = r.pick(clients); updown(t, k.port, false); updown(t + r.int(3, 40) * 1000, k.port, true) })
  every(r, start, end, 13 * MIN, (t) => sw(t, `%ILPOWER-5-POWER_GRANTED: Interface Gi1/0/${r.int(40, 46)}: Power granted`))
  every(r, start, end, 19 * MIN, (t) => sw(t, `%SYS-5-CONFIG_I: Configured from console by svc-backup on vty0 (10.${net}.0.30)`))
  every(r, start, end, 16 * MIN, (t) => sw(t, `%SEC_LOGIN-5-LOGIN_SUCCESS: Login Success [user: svc-backup] [Source: 10.${net}.0.30] [localport: 22] at ${fmt(t, 'h:m:s')} UTC ${fmt(t, 'a b d Y')}`))
  every(r, start, end, 22 * MIN, (t) => sw(t, `%CDP-4-DUPLEX_MISMATCH: duplex mismatch discovered on GigabitEthernet1/0/47 (not half duplex), with mfp-3og-kitchen Ethernet0 (half duplex).`))
  updown(plug, port, true, 'root')
  // arpwatch
  const W = 'logs/core-mon01-syslog.log'
  const mon = (t, tag, text, mark) => c.line(W, t, `${isoU(t)} core-mon01 ${tag}: ${text}`, mark ? { [mark]: 'rogue' } : {})
  every(r, start, end, 9 * MIN, (t) => { const k = r.pick(clients); mon(t, 'arpwatch[911]', `new station ${k.ip} ${k.mac} eth0.${vlan}`) })
  every(r, start, end, 55e3, (t) => weigh(r, [
    [4, () => mon(t, `CRON[${r.int(10000, 99999)}]`, '(librenms) CMD (/opt/librenms/cronic /opt/librenms/poller-wrapper.py 16)')],
    [3, () => mon(t, `smokeping[${990}]`, `probe FPing: 18 targets in ${norm(r, 21, 1).toFixed(2)} sec`)],
    [2, () => mon(t, `systemd[1]`, r.pick(['Starting logrotate.service - Rotate log files...', 'logrotate.service: Deactivated successfully.', 'Started oxidized-run.service - Network configuration backup.']))],
    [1, () => mon(t, `snmpd[802]`, `Connection from UDP: [10.${net}.0.30]:${r.int(40000, 60000)}->[10.${net}.0.14]:161`)],
  ])())
  mon(plug + r.int(41, 70) * 1000, 'arpwatch[911]', `new station ${gw} ${rogue} (${vendor[0]}) eth0.${vlan}`, 'root')
  every(r, plug + 8 * MIN, end, 6 * MIN, (t) => mon(t, 'arpwatch[911]', `bogon ${oct}.${r.int(100, 149)} ${r.pick(clients).mac} eth0.${vlan}`, 'relevant'))
  // UniFi access point
  const U = 'logs/ap-3og-02.log'
  const ap = (t, text, mark) => c.line(U, t, `${isoS(t)} ap-3og-02 ${text}`, mark ? { relevant: 'rogue' } : {})
  every(r, start, end, 60e3, (t) => { const k = r.pick(clients); weigh(r, [
    [4, () => { ap(t, `hostapd[2411]: wlan1: STA ${k.mac} IEEE 802.11: associated (aid ${r.int(1, 30)})`); ap(t + 200, `hostapd[2411]: wlan1: STA ${k.mac} WPA: pairwise key handshake completed (RSN)`) }],
    [2, () => ap(t, `hostapd[2411]: wlan1: STA ${k.mac} IEEE 802.11: disassociated`)],
    [1, () => ap(t, `hostapd[2411]: wlan0: STA ${mac(r)} IEEE 802.11: deauthenticated due to inactivity (timer DEAUTH/REMOVE)`)],
    [1, () => ap(t, `kernel: [${Math.floor((t - start) / 1000) + 913377}.${r.int(100000, 999999)}] [wifi1] FWLOG: [${r.int(10000000, 99999999)}] WAL_DBGID_SECURITY_ENCR_EN ( )`)],
  ])() })
  every(r, plug + 5 * MIN, end, 110e3, (t) => { const k = r.pick(clients); ap(t, `stahtd[2200]: [STA-TRACKER].stahtd_dump_event(): {"message_type":"STA_ASSOC_TRACKER","mac":"${k.mac}","vap":"wlan1","event_type":"soft failure","assoc_status":"0","ip_delta":"${r.int(4, 12)}${r.int(100000, 999999)}","dns_timeout_mask":"0x7","event_id":"${r.int(1, 90)}"}`, true) })
  // helpdesk
  const H = 'logs/tickets.csv'
  c.line(H, start - 1, 'opened_at;ticket;location;category;summary')
  let tk = r.int(44000, 88000)
  const ticket = (t, where, cat, s, mark) => c.line(H, t, () => `${isoS(t)};INC${++tk};${where};${cat};"${s}"`, mark ? { relevant: 'rogue' } : {})
  every(r, start, end, 25 * MIN, (t) => ticket(t, r.pick(['1.OG', '2.OG', 'EG']), r.pick(['Printer', 'Account', 'Software']), r.pick(['Toner empty on mfp-1og-02', 'Password expired after holiday', 'Excel add-in missing', 'Second monitor flickers'])))
  for (let t = plug + 11 * MIN, i = 0; t < end && i < 9; i++, t += r.int(5, 15) * MIN) ticket(t, '3.OG', 'Network', r.pick(['No internet at desk since this morning', 'Intranet not reachable, Wi-Fi shows connected', 'ERP does not open, colleague next to me works', 'VPN and file shares gone after undocking', 'Whole team of room 3.14 offline, restart helped once', 'Teams works on phone, laptop has no network drives']), true)
  return c
}
