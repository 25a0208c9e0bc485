import { Case, start, every, tick, sec, min, hour, iso, isoS, dt, dtms, bsd, hms, p, slash, klog, mon, secs } from './lib.mjs'

export function paper(S) {
  const name = 'craft-server', { r, t0 } = start(S, name), end = t0 + 42 * min, T = t0 + r.int(16, 21) * min
  const c = new Case(name, { notes: 'a plugin queries its database on the main thread; the tick loop stalls; players time out' }), pl = r.pick(['GuildVaults', 'SkyBounties', 'ClanLedger']), pk = `net.${r.pick(['mossy', 'quill', 'oakroot'])}.${pl.toLowerCase()}`
  c.incident('plugin', { cause: { allOf: [[pl, pk.replaceAll('.', '\\.'), 'plugin'], ['(block|synchron|stall|hang|hung|wait|stuck|freez|slow)\\w*', 'main (server )?thread|server thread|tick loop'], ['database|JDBC|SQL|MariaDB|MySQL|query|queries|\\bDB\\b|socket read']], mustNot: [] },
    services: ['paper', 'minecraft', pl, pl.toLowerCase(), 'server', 'game server', 'craft-server', 'survival'], victims: ['velocity', 'proxy', 'luckperms'], severity: ['medium', 'high', 'critical'], onset: T, onsetToleranceSeconds: 150, rootPattern: pl + '|' + pk.replaceAll('.', '\\.') })
  const F = `logs/survival/${dt(t0).slice(0, 10)}-1.log`, V = `logs/velocity/${dt(t0).slice(0, 10)}-1.log`, st = (t, th, l, x) => `[${hms(t)}] [${th}/${l}]: ${x}`
  // latest.log has only a clock: first line names the date
  c.line(F, t0, `# archived from survival/logs/latest.log, started ${isoS(t0)}, UTC`)
  const who = () => r.pick(['Kelpie', 'Noxxie', 'BrickTor', 'pandabyte', 'Zwurf', 'mira_x', 'OldHen', 'Tuplet', 'jett0', 'Rooky']) + r.int(1, 60)
  every(r, t0, end, 4500, (t) => { const w = who(); c.line(F, t, r.pick([
    () => st(t, 'Server thread', 'INFO', `${w}[/10.0.4.${r.int(2, 9)}:${r.int(33000, 60000)}] logged in with entity id ${r.int(1000, 900000)} at ([world]${r.f(-900, 900, 1)}, ${r.f(60, 90, 1)}, ${r.f(-900, 900, 1)})`),
    () => st(t, `User Authenticator #${r.int(1, 40)}`, 'INFO', `UUID of player ${w} is ${r.uuid()}`),
    () => st(t, `Async Chat Thread - #${r.int(0, 9)}`, 'INFO', `<${w}> ${r.pick(['anyone selling netherite?', 'the server died last week lol', 'error 404 brain not found', 'gg', 'tps?', 'who griefed spawn'])}`),
    () => st(t, 'Server thread', 'INFO', `${w} lost connection: ${r.pick(['Disconnected', 'Disconnected', 'Internal Exception: io.netty.handler.timeout.ReadTimeoutException'])}`),
    () => st(t, 'Server thread', 'WARN', `${w} moved too quickly! ${r.f(-20, 20, 3)},${r.f(-5, 5, 3)},${r.f(-20, 20, 3)}`),
    () => st(t, 'Server thread', 'INFO', `${w} was slain by Zombie`),
    () => st(t, 'Server thread', 'WARN', `[LegacyHolo] Use of deprecated method org.bukkit.Bukkit.getOfflinePlayer(String)`),
    () => st(t, 'Craft Scheduler Thread - 12 - DynShop', 'ERROR', `[DynShop] could not refresh price feed: HTTP 503, keeping prices of ${hms(t - hour)}`)])()) })
  c.line(F, T - 5 * min, st(T - 5 * min, 'Server thread', 'INFO', `[${pl}] Enabling ${pl} v3.${r.int(1, 9)}.0 (reloaded by ${who()})`), { relevant: 'plugin' })
  const frames = (t) => ['java.base@21.0.4/sun.nio.ch.Net.poll(Native Method)', 'java.base@21.0.4/sun.nio.ch.NioSocketImpl.park(NioSocketImpl.java:191)', 'org.mariadb.jdbc.client.socket.impl.PacketReader.readReusablePacket(PacketReader.java:68)', 'org.mariadb.jdbc.ClientPreparedStatement.executeQuery(ClientPreparedStatement.java:269)', `${pk}.storage.SqlVaultStore.balance(SqlVaultStore.java:88)`, `${pk}.listener.InteractListener.onContainerOpen(InteractListener.java:41)`, 'org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70)', 'io.papermc.paper.plugin.manager.PaperEventManager.callEvent(PaperEventManager.java:54)', 'net.minecraft.server.network.ServerGamePacketListenerImpl.handleUseItemOn(ServerGamePacketListenerImpl.java:1944)', 'net.minecraft.server.MinecraftServer.tickChildren(MinecraftServer.java:1670)']
  every(r, T, end, 75 * sec, (t) => {
    const dog = (x) => st(t, 'Paper Watchdog Thread', 'ERROR', x)
    c.line(F, t, dog('--- DO NOT REPORT THIS TO PAPER - THIS IS NOT A BUG OR A CRASH  - git-Paper-196 (MC: 1.20.1) ---') + '\n' + dog(`The server has not responded for ${r.int(10, 25)} seconds! Creating thread dump`), { relevant: 'plugin' })
    c.line(F, t + 1, dog('Server thread dump (Look for plugins here before reporting to Paper!):') + '\n' + dog('Current Thread: Server thread') + '\n' + dog('\tPID: 41 | Suspended: false | Native: true | State: RUNNABLE') + '\n' + dog('\tStack:') + '\n' + frames().map((x) => dog('\t\t' + x)).join('\n'), { root: 'plugin' })
  })
  every(r, T, end, 21 * sec, (t) => { const ms = r.int(4000, 19000); c.line(F, t, st(t, 'Server thread', 'WARN', `Can't keep up! Is the server overloaded? Running ${ms}ms or ${Math.floor(ms / 50)} ticks behind`), { relevant: 'plugin' }) })
  every(r, T + 15 * sec, end, 12 * sec, (t) => c.line(F, t, st(t, 'Server thread', 'INFO', `${who()} lost connection: Timed out`), { relevant: 'plugin' }))
  c.line(V, t0, `# velocity, started ${isoS(t0)}, UTC`)
  every(r, t0, end, 15 * sec, (t) => c.line(V, t, `[${hms(t)} INFO]: [connected player] ${who()} (/${r.ip(81)}:${r.int(3000, 60000)}) has connected`))
  every(r, t0, end, 90 * sec, (t) => c.line(V, t, `[${hms(t)} ERROR]: [initial connection] /${r.ip(45)}:${r.int(3000, 60000)}: exception encountered\nio.netty.handler.codec.CorruptedFrameException: Bad VarInt decoded`))
  every(r, T + 30 * sec, end, 10 * sec, (t) => c.line(V, t, `[${hms(t)} ERROR]: [server connection] ${who()} -> survival: read timed out, player kicked`, { relevant: 'plugin' }))
  return c
}
paper.say = { plugin: { right: ['A plugin does blocking database queries on the main server thread', 'The GuildVaults/SkyBounties/ClanLedger plugin waits for synchronous SQL in an event handler, stalling ticks', 'Plugin blocks the tick loop with a JDBC call'], wrong: ['The server is overloaded', 'Players time out', 'Velocity loses the connection to survival', 'DynShop price feed down'] } }

export function campus(S) {
  const name = 'campus-access', { r, t0 } = start(S, name), end = t0 + 100 * min, D = t0 + r.int(22, 30) * min, W = t0 + r.int(58, 66) * min
  const c = new Case(name, { notes: 'two independent incidents: a DHCP pool runs dry; later the RADIUS host lost its machine account in AD' })
  const sub = `10.${r.int(60, 99)}.${r.int(8, 60) * 4}.0/22`, sid = r.int(2, 9) * 100
  c.incident('lease', { cause: { allOf: [['lease|DHCP|pool|address|scope|subnet'], ['exhaust|no (free|available|more)|run out|ran out|out of|full|deplet|used up|too small|all .{0,30}(taken|allocated|used|assigned|leased)|empty']], mustNot: ['winbind|machine account'] }, services: ['kea', 'kea-dhcp4', 'dhcp', 'dhcp1'], victims: ['wlc', 'wlc1', 'freeradius'], severity: ['medium', 'high', 'critical'], onset: D, onsetToleranceSeconds: 240, rootPattern: 'ALLOC_ENGINE_V4_ALLOC_FAIL|allocat|no leases' })
  c.incident('trust', { cause: { allOf: [['machine (account|password|credential)|computer (account|object)|trust (relationship|account|with)|domain (trust|join|member)|workstation|secure channel|secrets?\\.tdb|\\bjoin\\b|TRUST|NO_TRUST|netlogon'], ['password|secret|trust|credential|expire|reset|invalid|broke|lost|mismatch|reject|delet|missing|fail|denied|chang|out of sync|no longer']], mustNot: ['lease|pool'] }, services: ['winbind', 'winbindd', 'freeradius', 'radius', 'radiusd', 'rad1', 'ntlm_auth', 'samba'], victims: ['wlc', 'wlc1'], severity: ['medium', 'high', 'critical'], onset: W, onsetToleranceSeconds: 240, rootPattern: 'trust|NO_TRUST|ACCESS_DENIED|NT_STATUS|machine' })
  const K = 'logs/dhcp1/kea-dhcp4.log', R = 'logs/rad1/radius.log', B = 'logs/rad1/log.winbindd', L = 'logs/wlc1.syslog'
  const k = (t, l, x) => `${dtms(t)} ${l.padEnd(5)} [kea-dhcp4.${x[0]}/${1187}.1398${r.int(1e9, 9e9)}] ${x[1]}`
  const cid = () => `[hwtype=1 ${r.mac()}], cid=[no info], tid=0x${r.hex(8)}`
  every(r, t0, end, 24 * sec, (t) => c.line(K, t, r.pick([
    () => k(t, 'INFO', ['leases', `DHCP4_LEASE_ALLOC ${cid()}: lease 10.20.${r.int(0, 3)}.${r.int(2, 250)} has been allocated for 3600 seconds`]),
    () => k(t, 'WARN', ['bad-packets', `DHCP4_PACKET_DROP_0008 ${cid()}: DHCP service is globally disabled`.replace('DHCP service is globally disabled', 'discarded: packet was not for this server')]),
    () => k(t, 'INFO', ['leases', `DHCP4_RELEASE ${cid()}: address 10.20.${r.int(0, 3)}.${r.int(2, 250)} was released properly.`]),
    () => k(t, 'WARN', ['leases', `DHCP4_LEASE_REUSE ${cid()}: lease 10.20.${r.int(0, 3)}.${r.int(2, 250)} has been reused for 2911 seconds`.replace('WARN', '')])])()))
  every(r, t0, D, 16 * sec, (t) => c.line(K, t, k(t, 'INFO', ['leases', `DHCP4_LEASE_ALLOC ${cid()}: lease ${sub.split('.').slice(0, 3).join('.')}.${r.int(2, 250)} has been allocated for 28800 seconds`])))
  every(r, D, end, 22 * sec, (t) => { const i = cid(); c.line(K, t, k(t, 'WARN', ['alloc-engine', `ALLOC_ENGINE_V4_ALLOC_FAIL_SUBNET ${i}: failed to allocate an IPv4 lease in the subnet ${sub}, subnet-id ${sid}, shared network (none)`]), { root: 'lease' }).line(K, t + 1, k(t + 1, 'WARN', ['alloc-engine', `ALLOC_ENGINE_V4_ALLOC_FAIL ${i}: failed to allocate an IPv4 address after ${r.int(980, 1019)} attempt(s)`]), { root: 'lease' }) })
  const d = (t) => new Date(t).toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) (.*) GMT$/, '$1 $3 $2 $5 $4')
  const us = () => r.pick(['a', 'b', 'k', 's', 'm']) + r.pick(['novak', 'berg', 'silva', 'kim', 'weiss', 'dubois']) + r.int(1, 99)
  let q = 4000
  every(r, t0, end, 18 * sec, (t) => { const bad = t > W + 5 * sec && r.chance(.75), u = us(); q++
    if (bad) c.line(R, t, `${d(t)} : Auth: (${q}) Login incorrect (mschap: Program returned code (1) and output 'Reading winbind reply failed! (0xc0000001)'): [${u}/<via Auth-Type = eap>] (from client wlc1 port ${r.int(1, 13)} cli ${r.mac('-')} via TLS tunnel)`, { relevant: 'trust' })
    else r.chance(.85) || t > W ? c.line(R, t, `${d(t)} : Auth: (${q}) Login OK: [host/${u}-nb.campus.example/<via Auth-Type = eap>] (from client wlc1 port ${r.int(1, 13)} cli ${r.mac('-')})`) : c.line(R, t, `${d(t)} : Auth: (${q}) Login incorrect (mschap: MS-CHAP2-Response is incorrect): [${u}/<via Auth-Type = eap>] (from client wlc1 port ${r.int(1, 13)} cli ${r.mac('-')} via TLS tunnel)`) })
  every(r, t0, end, 3 * min, (t) => c.line(R, t, `${d(t)} : ERROR: (${q}) eap_tls: ERROR: TLS Alert read:fatal:unknown CA`))
  const w = (t, f, x, l = 3) => `[${slash(t)}.${r.int(100000, 999999)},  ${l}, pid=1701, effective(0, 0), real(0, 0), class=winbind] ../../source3/winbindd/${f}\n  ${x}`
  every(r, t0, W, 100 * sec, (t) => c.line(B, t, w(t, 'winbindd_pam.c:2911(winbind_dual_SamLogon)', `winbindd_dual_pam_auth_crap: pam auth crap domain: CAMPUS user: ${us()}`)))
  c.line(B, W, w(W, 'winbindd_dual.c:1345(machine_password_change_handler)', 'machine_password_change_handler: password change for CAMPUS reported by DC dc2, secrets.tdb not writable: NT_STATUS_ACCESS_DENIED', 1), { root: 'trust' })
  every(r, W + 3 * sec, end, 35 * sec, (t) => c.line(B, t, w(t, r.pick(['winbindd_cm.c:1902(cm_connect_netlogon)', 'winbindd_pam.c:1611(winbind_samlogon_retry_loop)']), r.pick(['rpccli_setup_netlogon_creds failed for CAMPUS, unable to setup NETLOGON credentials: NT_STATUS_ACCESS_DENIED', 'could not open handle to NETLOGON pipe (error: NT_STATUS_NO_TRUST_SAM_ACCOUNT), machine account password of RAD1$ does not match', 'This is a trust failure: NT_STATUS_TRUSTED_RELATIONSHIP_FAILURE']), 0), { root: 'trust' }))
  const s = (t, x) => `<13>${bsd(t)} wlc1 ${x}`
  every(r, t0, end, 24 * sec, (t) => c.line(L, t, s(t, r.pick([`%CLIENT_ORCH_LOG-6-CLIENT_ADDED_TO_RUN_STATE: R0/0: wncd: Username entry (${us()}) joined with ssid (eduroam) for device with MAC: ${r.mac()}`, `%APMGR_TRACE_MESSAGE-3-WLC_GEN_ERR: Chassis 1 R0/0: wncd: Error in AP: ${r.mac()} Radio reset reason: radar detected`, `%DOT1X-5-FAIL: R0/0: wncd: Authentication failed for client (${r.mac()}) with reason (Timeout) on Interface capwap_9000${r.int(10, 99)}`]))))
  every(r, D + 20 * sec, end, 25 * sec, (t) => c.line(L, t, s(t, `%CLIENT_EXCLUSION_SERVER-5-ADD_TO_EXCLUSIONLIST_REASON_DYNAMIC: R0/0: wncmgrd: Client MAC: ${r.mac()} was added to exclusion list, ssid CampusGuest, reason: IP Learn timeout`), { relevant: 'lease' }))
  every(r, W + 20 * sec, end, 25 * sec, (t) => c.line(L, t, s(t, `%DOT1X-5-FAIL: R0/0: wncd: Authentication failed for client (${r.mac()}) with reason (Cred Fail) on Interface capwap_9000${r.int(10, 99)} ssid eduroam`), { relevant: 'trust' }))
  return c
}
campus.say = { lease: { right: ['The guest DHCP pool is exhausted: no free leases in the subnet', 'Kea ran out of addresses in the /22'], wrong: ['Guest clients get excluded for IP learn timeout', 'Winbind lost its machine account'] }, trust: { right: ['The RADIUS server lost its domain trust: the machine account password changed but secrets.tdb could not be written', 'winbind machine password mismatch after rotation', 'The computer account secret of RAD1 is no longer valid in AD'], wrong: ['Users enter the wrong password', 'eduroam authentication fails on the WLC', 'DHCP pool exhausted'] } }

export function adTime(S) {
  const name = 'ad-site', { r, t0 } = start(S, name), end = t0 + 55 * min, T = t0 + r.int(18, 24) * min, off = r.int(3900, 7300)
  const dom = r.pick(['CORP', 'NORDIC', 'HELIO']), fq = `${dom.toLowerCase()}.local`
  const c = new Case(name, { notes: 'a DC takes its clock from the hypervisor and jumps; Kerberos breaks everywhere; the step itself is Information' })
  c.incident('skew', { cause: { allOf: [['clock|time|skew|w32time|NTP|hour|offset'], ['jump|step|wrong|ahead|forward|skew|drift|offset|set (the|its|by)|out of sync|shift|adjust|VMIC|hypervisor|host.{0,20}(sync|provider)|IC time']], mustNot: ['expired password|wrong password'] }, services: ['w32time', 'dc01', `dc01.${fq}`, 'Microsoft-Windows-Time-Service', 'windows time', 'active directory', 'domain controller', 'time service'], victims: ['sql01', 'exch01', 'fs02', 'iis03', 'mssqlserver', 'msexchange'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 240, rootPattern: 'Time-Service|system time has changed|VM IC' })
  const F = 'logs/winlogbeat-forwarded.ndjson'
  const ev = (t, host, prov, id, lvl, msg, extra = {}, m) => c.line(F, t, JSON.stringify({ '@timestamp': iso(t), 'log.level': lvl, 'winlog': { channel: extra.ch ?? 'System', provider_name: prov, event_id: id, record_id: Math.floor((t - t0) / 40 + 900000), computer_name: `${host}.${fq}` }, message: msg }), m)
  const usr = () => r.pick(['a.lind', 'j.haug', 'm.ruiz', 'svc_backup', 'p.okoro', 't.meyer'])
  every(r, t0, end, 5 * sec, (t) => { const h = r.pick(['DC01', 'DC02', 'SQL01', 'EXCH01', 'FS02', 'IIS03']); r.pick([
    () => ev(t, h, 'Microsoft-Windows-DistributedCOM', 10016, 'warning', `The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID \n{${r.uuid().toUpperCase()}}\n and APPID \n{${r.uuid().toUpperCase()}}\n to the user NT AUTHORITY\\SYSTEM SID (S-1-5-18) from address LocalHost (Using LRPC).`),
    () => ev(t, h, 'Service Control Manager', 7036, 'information', `The ${r.pick(['WinHTTP Web Proxy Auto-Discovery Service', 'Software Protection', 'Windows Modules Installer', 'AppX Deployment Service'])} service entered the ${r.pick(['running', 'stopped'])} state.`),
    () => ev(t, h, 'Microsoft-Windows-Security-Auditing', 4625, 'information', `An account failed to log on.\n\nSubject:\n\tSecurity ID:\t\tS-1-0-0\nAccount For Which Logon Failed:\n\tAccount Name:\t\t${usr()}\n\tAccount Domain:\t\t${dom}\n\nFailure Information:\n\tFailure Reason:\t\tUnknown user name or bad password.\n\tStatus:\t\t\t0xC000006D\n\tSub Status:\t\t0xC000006A`, { ch: 'Security' }),
    () => ev(t, h, 'Schannel', 36874, 'error', 'An TLS 1.0 connection request was received from a remote client application, but none of the cipher suites supported by the client are supported by the server. The TLS connection request has failed.'),
    () => ev(t, 'DC01', 'Microsoft-Windows-Security-Auditing', 4768, 'information', `A Kerberos authentication ticket (TGT) was requested. Account Name: ${usr()} Supplied Realm Name: ${dom} Result Code: 0x0 Ticket Encryption Type: 0x12`, { ch: 'Security' }),
    () => ev(t, 'EXCH01', 'MSExchangeTransport', 12025, 'information', 'Transport service is shedding idle SMTP connections.', { ch: 'Application' })])() })
  ev(T - 90 * sec, 'DC01', 'Microsoft-Windows-Hyper-V-Netvsc', 2, 'information', 'Miniport NIC \'Microsoft Hyper-V Network Adapter\' restarted after live migration to host HVH-07.', {}, { relevant: 'skew' })
  ev(T - 3 * sec, 'DC01', 'Microsoft-Windows-Time-Service', 35, 'information', 'The time service is now synchronizing the system time with the time source VM IC Time Synchronization Provider with reference id: 1129270612. Current local stratum number is 2.', {}, { root: 'skew' })
  ev(T, 'DC01', 'Microsoft-Windows-Time-Service', 52, 'information', `The time service has set the time with offset ${off} seconds.`, {}, { root: 'skew' })
  ev(T + 40, 'DC01', 'Microsoft-Windows-Kernel-General', 1, 'information', `The system time has changed to ${iso(T + off * 1000)} from ${iso(T)}.\n\nChange Reason: An application or system component changed the time.\nProcess: '\\Device\\HarddiskVolume3\\Windows\\System32\\svchost.exe' (PID 1188).`, {}, { root: 'skew' })
  every(r, T + 20 * sec, end, 6 * sec, (t) => r.pick([
    () => ev(t, 'SQL01', 'MSSQLSERVER', 17806, 'error', `SSPI handshake failed with error code 0x80090324, state 14 while establishing a connection with integrated security; the connection has been closed. [CLIENT: 10.3.0.${r.int(10, 90)}]`, { ch: 'Application' }, { relevant: 'skew' }),
    () => ev(t, 'SQL01', 'MSSQLSERVER', 18452, 'error', `Login failed. The login is from an untrusted domain and cannot be used with Integrated authentication. [CLIENT: 10.3.0.${r.int(10, 90)}]`, { ch: 'Application' }, { relevant: 'skew' }),
    () => ev(t, r.pick(['FS02', 'IIS03', 'EXCH01']), 'Microsoft-Windows-Security-Kerberos', 5, 'error', `The Kerberos client received a KRB_AP_ERR_TKT_NYV error from the server ${r.pick(['fs02$', 'exch01$', 'sql01$'])}. This indicates that the ticket presented to that server is not yet valid. Contact your system administrator.`, {}, { relevant: 'skew' }),
    () => ev(t, 'IIS03', 'ASP.NET 4.0.30319.0', 1309, 'warning', `Event code: 3005 \nEvent message: An unhandled exception has occurred. \nException type: SqlException \nException message: The target principal name is incorrect.  Cannot generate SSPI context.`, { ch: 'Application' }, { relevant: 'skew' }),
    () => ev(t, 'EXCH01', 'MSExchange ADAccess', 2102, 'error', `Process Microsoft.Exchange.Directory.TopologyService.exe. All Domain Controller Servers in use are not responding: \ndc01.${fq}`, { ch: 'Application' }, { relevant: 'skew' }),
    () => ev(t, 'DC02', 'Microsoft-Windows-ActiveDirectory_DomainService', 1925, 'warning', `The attempt to establish a replication link for the following writable directory partition failed.\n\nError value:\n1398 There is a time and/or date difference between the client and server.`, { ch: 'Directory Service' }, { relevant: 'skew' })])())
  return c
}
adTime.say = { skew: { right: ['DC01 took its time from the Hyper-V host and its clock jumped forward by over an hour, so Kerberos tickets are rejected', 'The domain controller clock was stepped by w32time from the VM IC provider', 'Clock skew: DC01 system time set with a wrong offset'], wrong: ['SSPI handshake failed on SQL01', 'Users type bad passwords', 'Exchange cannot reach domain controllers', 'replication between DCs fails'] } }

export function l2loop(S) {
  const name = 'campus-switching', { r, t0 } = start(S, name), end = t0 + 40 * min, T = t0 + r.int(15, 19) * min
  const fl = r.int(2, 7), acc = `acc-f${fl}-2`, a = `Gi1/0/${r.int(3, 15)}`, b = `Gi1/0/${r.int(20, 44)}`, vl = r.int(3, 90) * 10
  const c = new Case(name, { notes: 'two access ports of one switch patched together; core shows HSRP/OSPF and CPU trouble first and loudest' })
  c.incident('loop', { cause: { allOf: [['loop|broadcast storm|bridged together|patched together|storm']], mustNot: [] }, services: [acc, 'access switch', 'switch', a, b, 'network'], victims: ['core1', 'core2', 'dist1', 'dist2', 'voice-gw', 'fw1'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 150, rootPattern: `${a}\\b|${b}\\b|loop|storm` })
  const F = 'logs/syslog-net.log'; let q = {}
  const m = (t, h, x, mk) => { q[h] = (q[h] ?? r.int(2000, 90000)) + 1; c.line(F, t, `${bsd(t)} ${h} ${q[h]}: ${bsd(t).slice(0, 6)} ${iso(t).slice(0, 4)} ${iso(t).slice(11, 23)} UTC: ${x}`, mk) }
  const accs = ['acc-f1-1', 'acc-f1-2', 'acc-f3-1', 'acc-f4-1', 'acc-f5-3', acc], mac = () => `${r.hex(4)}.${r.hex(4)}.${r.hex(4)}`
  every(r, t0, end, 4500, (t) => { const h = r.pick(accs), i = `GigabitEthernet1/0/${r.int(1, 48)}`; r.pick([
    () => m(t, h, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to ${r.pick(['up', 'down'])}`),
    () => m(t, h, `%LINK-3-UPDOWN: Interface ${i}, changed state to ${r.pick(['up', 'down'])}`),
    () => m(t, h, `%ILPOWER-5-POWER_GRANTED: Interface ${i.replace('gabitEthernet', '')}: Power granted`),
    () => m(t, h, `%ILPOWER-3-CONTROLLER_PORT_ERR: Controller port error, Interface ${i.replace('gabitEthernet', '')}: Power Controller reports power Tstart error detected`),
    () => m(t, h, `%DOT1X-5-FAIL: Authentication failed for client (${mac()}) on Interface ${i.replace('gabitEthernet', '')} AuditSessionID ${r.hex(24).toUpperCase()}`),
    () => m(t, 'dist1', `%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: scanner] [Source: 10.9.9.${r.int(2, 9)}] [localport: 22] [Reason: Login Authentication Failed]`),
    () => m(t, 'fw1', `%ASA-4-106023: Deny tcp src outside:${r.ip(92)}/${r.int(1025, 60000)} dst dmz:10.80.0.${r.int(2, 30)}/${r.pick([22, 23, 445, 3389])} by access-group "outside_in" [0x0, 0x0]`),
    () => m(t, h, `%CDP-4-NATIVE_VLAN_MISMATCH: Native VLAN mismatch discovered on GigabitEthernet1/0/48 (1), with printer-sw GigabitEthernet0/1 (20).`)])() })
  m(T, acc, `%LINK-3-UPDOWN: Interface ${a.replace('Gi', 'GigabitEthernet')}, changed state to up`, { relevant: 'loop' })
  m(T + 60, acc, `%LINK-3-UPDOWN: Interface ${b.replace('Gi', 'GigabitEthernet')}, changed state to up`, { relevant: 'loop' })
  // victims first
  every(r, T + 4 * sec, end, 5 * sec, (t) => r.pick([
    () => m(t, r.pick(['core1', 'core2']), `%HSRP-5-STATECHANGE: Vlan${r.pick([vl, 10, 20, 40])} Grp 1 state ${r.pick(['Standby -> Active', 'Active -> Speak', 'Speak -> Standby'])}`, { relevant: 'loop' }),
    () => m(t, r.pick(['core1', 'core2', 'dist1', 'dist2']), `%OSPF-5-ADJCHG: Process 1, Nbr 10.255.0.${r.int(1, 6)} on Vlan${r.pick([vl, 900])} from ${r.pick(['FULL to DOWN, Neighbor Down: Dead timer expired', 'LOADING to FULL, Loading Done'])}`, { relevant: 'loop' }),
    () => m(t, r.pick(['dist1', 'dist2']), `%SYS-1-CPURISINGTHRESHOLD: Threshold: Total CPU Utilization(Total/Intr): ${r.int(91, 99)}%/${r.int(30, 60)}%, Top 3 processes(Pid/Util):  ${r.int(100, 300)}/61%, 89/12%, 11/4%`, { relevant: 'loop' }),
    () => m(t, 'dist1', `%SW_MATM-4-MACFLAP_NOTIF: Host ${mac()} in vlan ${vl} is flapping between port Po${10 + fl} and port Po1`, { relevant: 'loop' }),
    () => m(t, 'voice-gw', `%DSPRM-3-DSPALARMINFO: keepalive to call manager 10.70.0.5 lost, ${r.int(5, 40)} phones unregistered`, { relevant: 'loop' }),
    () => m(t, 'fw1', `%ASA-1-103001: (Primary) No response from other firewall (reason code = 4).`, { relevant: 'loop' })])())
  every(r, T + 15 * sec, end, 48 * sec, (t) => r.pick([() => m(t, acc, `%SW_MATM-4-MACFLAP_NOTIF: Host ${mac()} in vlan ${vl} is flapping between port ${a} and port ${b}`, { root: 'loop' }), () => m(t, acc, `%STORM_CONTROL-3-FILTERED: A Broadcast storm detected on ${r.pick([a, b])}. A packet filter action has been applied on the interface.`, { root: 'loop' })])())
  return c
}
l2loop.say = { loop: { right: ['A layer-2 loop between two access ports of one switch', 'Two ports on acc-f3-2 were patched together and cause a broadcast storm', 'Switching loop on the access switch'], wrong: ['OSPF dead timer expired on the core', 'HSRP is flapping', 'CPU overload on dist1', 'Firewall failover link failed'] } }

export function kyverno(S) {
  const name = 'k8s-control', { r, t0 } = start(S, name), end = t0 + 45 * min, T = t0 + r.int(14, 19) * min
  const node = `ip-10-0-${r.int(1, 60)}-${r.int(2, 250)}`, c = new Case(name, { notes: 'fail-closed admission webhook whose only pod was evicted cannot come back since its own pod creation is gated; all workloads report it' })
  c.incident('webhook', { cause: { allOf: [['webhook|kyverno|admission'], ['no endpoints|no (running |ready |healthy |available )?(pod|backend|replica|endpoint)|evict|down|unavailable|unreachable|not (running|available|ready)|gone|(fail.?(closed|policy))|failurePolicy|own pod|deadlock|itself|only (pod|replica|instance)|single (pod|replica)|lost|missing|killed|dead']], mustNot: [] }, services: ['kyverno', 'kyverno-admission-controller', 'admission webhook', 'webhook', 'kyverno-svc', 'kube-apiserver'], victims: ['shop', 'replicaset-controller', 'cronjob-controller', 'payments', 'web', 'catalog', 'ingest', 'kube-controller-manager'], severity: ['high', 'critical'], onset: T, onsetToleranceSeconds: 200, rootPattern: 'kyverno' })
  const A = 'logs/kube-apiserver.log', M = 'logs/kube-controller-manager.log', K = `logs/kubelet-${node}.log`, E = 'logs/events.txt'
  const g = (l, t, src, x) => `${l}${klog(t, r)}       1 ${src}] ${x}`
  every(r, t0, end, 6 * sec, (t) => c.line(A, t, r.pick([
    () => g('I', t, `trace.go:236`, `Trace[${r.int(1e8, 9e8)}]: "List" accept:application/json, */*,audit-id:${r.uuid()},client:10.0.4.${r.int(2, 90)},protocol:HTTP/2.0,resource:events,scope:cluster,url:/api/v1/events,user-agent:kube-state-metrics/v2.10,verb:LIST (${dt(t).slice(5)}) (total time: ${r.int(500, 1900)}ms):`),
    () => g('W', t, 'warnings.go:70', 'batch/v1beta1 CronJob is deprecated in v1.21+, unavailable in v1.25+'),
    () => g('E', t, 'authentication.go:73', `"Unable to authenticate the request" err="[invalid bearer token, service account token has expired]"`),
    () => g('I', t, 'alloc.go:330', `"allocated clusterIPs" service="shop/pr-${r.int(100, 999)}" clusterIPs={"IPv4":"172.20.${r.int(1, 200)}.${r.int(1, 250)}"}`),
    () => g('I', t, 'controller.go:624', 'quota admission added evaluator for: leases.coordination.k8s.io')])()))
  const hook = 'failed calling webhook "validate.kyverno.svc-fail": failed to call webhook: Post "https://kyverno-svc.kyverno.svc:443/validate/fail?timeout=10s": no endpoints available for service "kyverno-svc"'
  const app = () => r.pick(['shop/web', 'shop/catalog', 'pay/payments', 'data/ingest', 'ci/runner'])
  every(r, T + 6 * sec, end, 5 * sec, (t) => { c.line(A, t, g('W', t, 'dispatcher.go:217', `Failed calling webhook, failing closed validate.kyverno.svc-fail: ${hook}`), { relevant: 'webhook' }) })
  every(r, T + 8 * sec, end, 7 * sec, (t) => { const [ns, d] = app().split('/'), h = r.hex(9); c.line(M, t, g('E', t, 'replica_set.go:557', `sync "${ns}/${d}-${h}" failed with Internal error occurred: ${hook}`), { relevant: 'webhook' }); if (r.chance(.5)) c.line(E, t + 20, `${isoS(t)}  ${ns.padEnd(8)} Warning  FailedCreate  replicaset/${d}-${h}  Error creating: Internal error occurred: ${hook}`, { relevant: 'webhook' }) })
  every(r, t0, end, 15 * sec, (t) => c.line(M, t, r.pick([g('I', t, 'garbagecollector.go:549', `"Processing item" item="[batch/v1/Job, namespace: ci, name: clean-${r.int(1e7, 3e7)}, uid: ${r.uuid()}]" virtual=false`), g('I', t, 'job_controller.go:562', `"enqueueing job" key="ci/clean-${r.int(1e7, 3e7)}" delay="1s"`), g('E', t, 'horizontal.go:275', 'failed to compute desired number of replicas based on listed metrics for Deployment/shop/web: invalid metrics (1 invalid out of 1), first error is: failed to get cpu resource metric value: missing request for cpu in container sidecar')])))
  const pod = `kyverno-admission-controller-${r.hex(9)}-${r.hex(5)}`
  every(r, t0, end, 12 * sec, (t) => c.line(K, t, r.pick([g('E', t, 'summary_sys_containers.go:48', '"Failed to get system container stats" err="failed to get cgroup stats for \\"/system.slice/kubelet.service\\"" containerName="/system.slice/kubelet.service"'), g('I', t, 'pod_startup_latency_tracker.go:104', `"Observed pod startup duration" pod="ci/clean-${r.int(1e7, 3e7)}" podStartSLOduration=${r.f(1, 4, 6)}`), g('I', t, 'prober.go:107', '"Probe failed" probeType="Readiness" pod="shop/web-7d" podUID="' + r.uuid() + '" containerName="web" probeResult="failure" output="HTTP probe failed with statuscode: 503"'), g('I', t, 'scope.go:115', `"RemoveContainer" containerID="${r.hex(64)}"`)])))
  c.line(K, T - 50 * sec, g('W', T - 50 * sec, 'eviction_manager.go:347', '"Eviction manager: attempting to reclaim" resourceName="ephemeral-storage"'), { relevant: 'webhook' })
  c.line(K, T - 20 * sec, g('I', T - 20 * sec, 'eviction_manager.go:369', `"Eviction manager: pods ranked for eviction" pods=["kyverno/${pod}","ci/clean-${r.int(1e7, 3e7)}"]`), { root: 'webhook' })
  c.line(K, T, g('I', T, 'eviction_manager.go:584', `"Eviction manager: pod is evicted successfully" pod="kyverno/${pod}"`), { root: 'webhook' })
  c.line(E, T + 5, `${isoS(T)}  kyverno  Warning  Evicted       pod/${pod}  The node was low on resource: ephemeral-storage. Threshold quantity: 2146223340, available: ${r.int(1200000, 2000000)}Ki.`, { root: 'webhook' })
  tick(r, T + 4 * sec, end, 3 * min, (t) => c.line(E, t, `${isoS(t)}  kyverno  Warning  FailedCreate  replicaset/${pod.split('-').slice(0, 4).join('-')}  Error creating: Internal error occurred: ${hook}`, { root: 'webhook' }))
  tick(r, T + 4 * sec, end, 3 * min, (t) => c.line(M, t, g('E', t, 'replica_set.go:557', `sync "kyverno/${pod.split('-').slice(0, 4).join('-')}" failed with Internal error occurred: ${hook}`), { root: 'webhook' }))
  every(r, t0, end, 20 * sec, (t) => { const [ns, d] = app().split('/'); c.line(E, t, `${isoS(t)}  ${ns.padEnd(8)} ${r.pick(['Normal   Pulled        ', 'Normal   Scheduled     ', 'Warning  Unhealthy     ', 'Warning  BackOff       '])}pod/${d}-${r.hex(9)}-${r.hex(5)}  ${r.pick(['Successfully assigned', 'Container image already present on machine', 'Readiness probe failed: HTTP probe failed with statuscode: 503'])}`) })
  return c
}
kyverno.say = { webhook: { right: ['The Kyverno admission webhook fails closed and its only pod was evicted, so it blocks its own recreation', 'Fail-closed webhook has no endpoints: nothing can be created', 'Kyverno is down after eviction for ephemeral storage'], wrong: ['The shop replica sets cannot create pods', 'HPA cannot compute metrics', 'kubelet stats failed', 'service account token expired'] } }

export function redisSync(S) {
  const name = 'redis-pair', { r, t0 } = start(S, name), end = t0 + 60 * min, T = t0 + r.int(22, 28) * min
  const c = new Case(name, { notes: 'replica client output buffer limit hit during full sync: loop of full resyncs; readers of the replica and the fork latency complain' })
  c.incident('obl', { cause: { allOf: [['output.?buffer|client.?output|repl\\w* buffer|buffer (limit|overflow|too small)|\\bCOB\\b'], ['limit|overcom|exceed|overflow|too small|small|hit|full|kill|clos|disconnect|grew|outgrow']], mustNot: [] }, services: ['redis', 'redis-master', 'redis-a', 'master', 'redis primary'], victims: ['redis-b', 'replica', 'session-api', 'redis-replica'], severity: ['medium', 'high', 'critical'], onset: T, onsetToleranceSeconds: 240, rootPattern: 'output buffer limits|output.buffer|omem' })
  const A = 'logs/redis-a.log', B = 'logs/redis-b.log', P = 'logs/session-api.jsonl', d = (t) => { const x = new Date(t); return `${p(x.getUTCDate())} ${mon(t)} ${x.getUTCFullYear()} ${iso(t).slice(11, 23)}` }
  const a = (t, f, x, m) => c.line(A, t, `${f === 'C' ? r.int(3000, 9000) + ':C' : '1:M'} ${d(t)} ${x}`, m), b = (t, x, m) => c.line(B, t, `1:S ${d(t)} ${x}`, m)
  const bip = `10.44.0.${r.int(3, 90)}`
  tick(r, t0, end, 90 * sec, (t) => { a(t, 'M', `* ${r.int(10000, 20000)} changes in 60 seconds. Saving...`); a(t + 30, 'M', `* Background saving started by pid ${r.int(3000, 9000)}`); a(t + 21 * sec, 'C', `* DB saved on disk`); a(t + 21 * sec + 9, 'C', `* Fork CoW for RDB: current ${r.int(100, 900)} MB, peak ${r.int(900, 1400)} MB, average ${r.int(300, 800)} MB`); a(t + 22 * sec, 'M', '* Background saving terminated with success') })
  every(r, t0, end, 40 * sec, (t) => a(t, 'M', r.pick([`# Possible SECURITY ATTACK detected. It looks like somebody is sending POST or Host: commands to Redis. This is likely due to an attacker attempting to use Cross Protocol Scripting to compromise your Redis instance. Connection from 10.9.9.4:${r.int(30000, 60000)} aborted.`, `- Accepted 10.44.0.${r.int(90, 200)}:${r.int(30000, 60000)}`, `- DB 0: ${r.int(9e6, 9.9e6)} keys (${r.int(6e6, 7e6)} volatile) in 16777216 slots HT.`])))
  c.line(B, t0 + 5 * sec, `1:S ${d(t0)} # WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition.`)
  tick(r, t0 + 30 * sec, T, 2 * min, (t) => b(t, `- DB 0: ${r.int(9e6, 9.9e6)} keys (${r.int(6e6, 7e6)} volatile) in 16777216 slots HT.`))
  a(T - 2 * min, 'M', `# Connection with replica ${bip}:6379 lost.`, { relevant: 'obl' }); b(T - 2 * min + 20, '* Connection with master lost.', { relevant: 'obl' })
  tick(r, T - 110 * sec, end, 105 * sec, (t) => {
    b(t, '* Connecting to MASTER redis-a:6379', { relevant: 'obl' }); b(t + 5, '* MASTER <-> REPLICA sync started', { relevant: 'obl' }); b(t + 900, `* Partial resynchronization not possible (no cached master)`, { relevant: 'obl' })
    a(t + 910, 'M', `* Replica ${bip}:6379 asks for synchronization`, { relevant: 'obl' }); a(t + 915, 'M', `* Full resync requested by replica ${bip}:6379`, { relevant: 'obl' }); a(t + 930, 'M', `* Starting BGSAVE for SYNC with target: disk`, { relevant: 'obl' })
    b(t + 1500, `* Full resync from master: ${r.hex(40)}:${r.int(1e11, 9e11)}`, { relevant: 'obl' })
    const k = t + 84 * sec; a(k, 'M', `# Client id=${r.int(1e5, 9e5)} addr=${bip}:${r.int(30000, 60000)} laddr=10.44.0.2:6379 fd=${r.int(9, 900)} name= age=84 idle=84 flags=S db=0 sub=0 psub=0 ssub=0 multi=-1 qbuf=0 qbuf-free=20474 argv-mem=0 multi-mem=0 rbs=1024 rbp=0 obl=0 oll=${r.int(12000, 17000)} omem=${r.int(268435456, 279000000)} tot-mem=${r.int(279000000, 281000000)} events=r cmd=psync user=replicator redir=-1 resp=2 scheduled to be closed ASAP for overcoming of output buffer limits.`, { root: 'obl' })
    a(k + 4, 'M', `# Connection with replica ${bip}:6379 lost.`, { relevant: 'obl' }); b(k + 10, '# I/O error trying to sync with MASTER: connection lost', { relevant: 'obl' }); b(k + 12, '* Reconnecting to MASTER redis-a:6379 after failure', { relevant: 'obl' })
  })
  every(r, t0, end, 8 * sec, (t) => c.line(P, t, JSON.stringify({ ts: iso(t), lvl: 'info', svc: 'session-api', msg: 'req', path: r.pick(['/session', '/session/touch', '/cart']), ms: r.int(1, 9), code: r.pick([200, 200, 200, 204, 401]) })))
  every(r, T - 100 * sec, end, 6 * sec, (t) => c.line(P, t, JSON.stringify({ ts: iso(t), lvl: 'error', svc: 'session-api', msg: r.pick(['read from redis-b failed: MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to \'no\'.', 'read from redis-b failed: LOADING Redis is loading the dataset in memory', 'session lookup fell back to primary, 900ms']), code: 503 }), { relevant: 'obl' }))
  return c
}
redisSync.say = { obl: { right: ['The replica client output buffer limit is too small: the master closes the link during each full sync, so it loops', 'redis-a kills the replica connection because the output buffer exceeded 256 MB', 'Replication buffer overflow causes endless full resyncs'], wrong: ['redis-b lost its master', 'session-api reads fail with MASTERDOWN', 'Partial resync not possible', 'memory overcommit is not enabled'] } }
export default [paper, campus, adTime, l2loop, kyverno, redisSync]
