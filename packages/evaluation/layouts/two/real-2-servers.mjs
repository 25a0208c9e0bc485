import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
const frames = ['io.undertow.server.Connectors.executeRootHandler(Connectors.java:387)', 'com.acme.billing.InvoiceBean.post(InvoiceBean.java:214)', 'jdk.internal.reflect.DirectMethodHandleAccessor.invoke(DirectMethodHandleAccessor.java:103)', 'org.hibernate.engine.jdbc.internal.ResultSetReturnImpl.extract(ResultSetReturnImpl.java:57)', 'java.base/java.lang.Thread.run(Thread.java:840)'];
const WF = [
  ['INFO', 'org.jboss.as', 'Controller Boot Thread', 'WFLYSRV0025: WildFly Full 30.0.1.Final (WildFly Core 22.0.2.Final) started in {int:3000-19000}ms - Started {int:300-600} of {int:600-800} services (300 services are lazy, passive or on-demand)'],
  ['INFO', 'org.jboss.as.server', 'ServerService Thread Pool -- {int:20-90}', 'WFLYSRV0010: Deployed "{word}.war" (runtime-name : "{word}.war")'],
  ['INFO', 'org.wildfly.extension.undertow', 'MSC service thread 1-{int:1-8}', 'WFLYUT0006: Undertow HTTPS listener https listening on {ip}:8443'],
  ['WARN', 'org.jboss.jca.core.connectionmanager.pool.strategy.OnePool', 'default task-{int:1-60}', 'IJ000621: Destroying connection that could not be validated: org.jboss.jca.adapters.jdbc.local.LocalManagedConnection@{hex:8}[state=NORMAL managed connection]'],
  ['ERROR', 'org.jboss.as.ejb3.invocation', 'EJB default - {int:1-10}', 'WFLYEJB0034: Jakarta Enterprise Beans Invocation failed on component InvoiceBean for method public void com.acme.billing.InvoiceBean.post(long): jakarta.ejb.EJBTransactionRolledbackException: Transaction rolled back', 'java.sql.SQLException: error 1205: lock wait timeout [retry={int:1-3}]'],
  ['ERROR', 'io.undertow.request', 'default task-{int:1-60}', 'UT005023: Exception handling request to {path}', 'jakarta.servlet.ServletException: info: no handler for {path}'],
  ['DEBUG', 'com.acme.billing.TaxTable', 'default task-{int:1-60}', 'reloaded {int:10-400} rates, valid from {date} {clock} (warn if older)'],
  ['TRACE', 'org.jboss.security', 'default task-{int:1-60}', 'Begin isValid, principal:{user}, cache entry: null'],
  ['FATAL', 'org.jboss.as.server', 'MSC service thread 1-{int:1-8}', 'WFLYSRV0056: Server boot has failed in an unrecoverable manner; exiting. See previous messages for details.'],
  ['INFO', 'stdout', 'default task-{int:1-60}', '[{word}] {clock} ERROR count = 0'],
];
const wildfly = { name: 'wildfly-server', start: '2026-02-28T23:51:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [lev, cat, th, tpl, ex] = c.deal(WF); if (lev === 'FATAL' && c.chance(0.6)) continue;
    const msg = c.fill(tpl);
    const lines = [`${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S},${p.ms} ${sp(lev, 5)} [${cat}] (${c.fill(th)}) ${ex ? `${msg}: ${c.fill(ex)}` : msg}`];
    if (ex) { for (let k = c.int(2, 4); k > 0; k--) lines.push(`\tat deployment.billing.ear//${c.pick(frames)}`); lines.push(c.fill('Caused by: java.net.SocketTimeoutException: Read timed out at {clock}'), `\t... ${c.int(9, 80)} more`, ''); }
    const full = lines[0].slice(lines[0].indexOf(') ', lines[0].indexOf('] (')) + 2);
    c.rec(lines, { time: t, level: lev.toLowerCase(), service: [cat, cat.split('.').pop()], message: full });
  }
} };

const WS = [
  ['A', 'WsServerImpl', 'WSVR0001I: Server server1 open for e-business'],
  ['I', 'SSLHandshakeE', 'CWPKI0022E: SSL HANDSHAKE FAILURE:  A signer with SubjectDN CN={host} was sent from target host:port {ip}:443.'],
  ['I', 'PMIImpl', 'PMON1001I: PMI is enabled'],
  ['W', 'ThreadMonitor', 'WSVR0605W: Thread "WebContainer : {int:1-40}" (000000{hex:2}) has been active for {int:600000-999999} milliseconds and may be hung.  There is/are {int:1-4} thread(s) in total in the server that may be hung.'],
  ['E', 'ServletWrappe', 'SRVE0068E: Uncaught exception created in one of the service methods of the servlet {word}Servlet in application {word}EAR. Exception created : java.lang.NullPointerException', 1],
  ['E', 'FreePool', 'J2CA0045E: Connection not available while invoking method createOrWaitForConnection for resource jdbc/{word}DS.'],
  ['O', 'SystemOut', '[{word}-batch] INFO {clock} rows={int:1-9000} errors=0'],
  ['R', 'SystemErr', 'log4j:WARN No appenders could be found for logger (com.acme.{word}.Loader).'],
  ['F', 'DbRecoveryIm', 'CWMQS0041F: the message store cannot start after error 0x{hex:8}'],
  ['I', 'ApplicationMg', 'WSVR0221I: Application started: {word}EAR'],
  ['3', 'JMSConsumer', 'receive returned null after {int:100-5000} ms'],
  ['1', 'SecurityCtx', 'subject refreshed for {user} [realm=ldap:389]'],
];
const WSL = { A: 'info', I: 'info', W: 'warn', E: 'error', F: 'fatal', O: [null, 'info'], R: [null, 'error', 'warn'], 1: ['debug', 'trace'], 3: ['trace', 'debug'] };
const websphere = { name: 'websphere-systemout', start: '2025-11-18T11:59:20.000Z', gen(c) {
  c.raw('************ Start Display Current Environment ************', 'WebSphere Platform 9.0.5.17 [ND 9.0.5.17 cf172325.02]  running with process name cell01\\node02\\server1 and process id 21734', 'Host Operating System is Linux, version 5.14.0-362.el9.x86_64', 'Java version = 1.8.0_391, Java Runtime Version = 8.0.8.15, Java Compiler = j9jit, Java VM name = IBM J9 VM', '************* End Display Current Environment *************');
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [ch, comp, tpl, st] = c.deal(WS); if (ch === 'F' && c.chance(0.6)) continue;
    const msg = c.fill(tpl);
    const lines = [`[${p.m}/${p.d}/${p.yy} ${p.h}:${p.M}:${p.S}:${p.ms} UTC] 000000${c.hex(2)} ${sp(comp, 13)} ${ch}   ${msg}`];
    if (st) { for (let k = c.int(2, 5); k > 0; k--) lines.push(`\tat ${c.pick(['com.ibm.ws.webcontainer.servlet.ServletWrapper.service(ServletWrapper.java:1235)', 'com.ibm.ws.util.ThreadPool$Worker.run(ThreadPool.java:1909)', 'com.acme.claims.ClaimServlet.doPost(ClaimServlet.java:88)'])}`); }
    const noCode = msg.replace(/^[A-Z]{4,5}\d{4}[A-Z]: +/, '');
    c.rec(lines, { time: t, level: WSL[ch], service: comp, message: oneOf(msg, noCode) });
  }
} };

const UE = [
  ['LogNet', 'Display', 'NotifyAcceptingConnection accepted from: {ip}:{port}'], ['LogNet', '', 'Join succeeded: {user}'],
  ['LogNet', 'Warning', 'UNetConnection::Tick: Connection TIMED OUT. Closing connection. Elapsed: 60.01, Real: 60.01, Good: 60.01, DriverTime: {int:100-9000}.12, Threshold: 60.00, [UNetConnection] RemoteAddr: {ip}:{port}, Name: IpConnection_21474{int:10000-99999}'],
  ['LogWorld', '', 'Bringing World /Game/Maps/Harbor.Harbor up for play (max tick rate 30) at 2026.04.11-{clock}'],
  ['LogInit', 'Display', 'Running engine for game: Breakwater'], ['LogStreaming', 'Error', 'Couldn\'t find file for package /Game/Props/Crate_{int:1-40} requested by async loading code. NameToLoad: /Game/Props/Crate'],
  ['LogPhysics', 'Warning', 'Scene query on a destroyed actor [BP_Buoy_{int:1-40}] ignored'], ['LogScript', 'Warning', 'Accessed None trying to read property OwnerInfo'],
  ['LogOnlineSession', 'Verbose', 'OSS: dumping named session info: players {int:1-32}/32'], ['LogGarbage', 'VeryVerbose', 'GC purge {int:10-3000} objects in {dec} ms'],
  ['LogWindows', 'Error', '=== Critical error: ==='], ['LogBreakwaterMatch', 'Log', 'round {int:1-9} ended, winner=[team {red|blue}] duration=00:{int:10-19}:{int:10-59}'],
  ['LogExit', '', 'Preparing to exit.'], ['LogCore', 'Fatal', 'Assertion failed: Index >= 0 [File:D:\\build\\Array.h] [Line: {int:400-900}]'], ['LogChat', '', '{user}: error lol [brb]'],
];
const UEL = { '': 'info', Log: 'info', Display: 'info', Warning: 'warn', Error: 'error', Fatal: 'fatal', Verbose: ['debug', 'trace'], VeryVerbose: ['trace', 'debug'] };
const unreal = { name: 'unreal-dedicated-server', start: '2026-04-11T18:00:00.000Z', gen(c) {
  let frame = 1;
  while (c.more()) {
    const t = c.tick(3, 4000); const p = parts(t); frame = (frame + c.int(0, 400)) % 1000;
    const [cat, v, tpl] = c.deal(UE); if (v === 'Fatal' && c.chance(0.6)) continue;
    const msg = c.fill(tpl);
    const lines = [`[${p.y}.${p.mo}.${p.dd}-${p.H}.${p.M}.${p.S}:${p.ms}][${lsp(frame, 3)}]${cat}: ${v && v !== 'Log' ? v + ': ' : ''}${msg}`];
    if (cat === 'LogScript') lines.push('\tBP_GameMode_C /Game/Maps/Harbor.Harbor:PersistentLevel.BP_GameMode_C_0', '\tFunction /Game/BP/BP_GameMode.BP_GameMode_C:ReceiveTick:0117');
    c.rec(lines, { time: t, level: v === '' || v === 'Log' ? [null, 'info'] : UEL[v], service: [cat, cat.replace(/^Log/, '')], message: msg });
  }
} };

const MAIL = [
  ['postfix/smtpd', 'connect from {host}[{ip}]'], ['postfix/smtpd', 'disconnect from unknown[{ip}] ehlo=1 auth=0/1 quit=1 commands=2/3'],
  ['postfix/smtpd', 'NOQUEUE: reject: RCPT from unknown[{ip}]: 554 5.7.1 Service unavailable; Client host [{ip}] blocked using zen.spamhaus.org; from=<info@{word}.example> to=<{user}@acme.example> proto=ESMTP helo=<{host}>'],
  ['postfix/qmgr', '{HEX:11}: from=<error@acme.example>, size={int:900-90000}, nrcpt=1 (queue active)'], ['postfix/qmgr', '{HEX:11}: removed'],
  ['postfix/cleanup', '{HEX:11}: message-id=<{int:20250101-20251230}.{HEX:8}@{host}>'],
  ['postfix/smtp', '{HEX:11}: to=<{user}@partner.example>, relay=mx.partner.example[{ip}]:25, delay={dec}, delays=0.1/0/0.4/0.6, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as {HEX:10})'],
  ['postfix/smtp', '{HEX:11}: to=<{user}@old.example>, relay=none, delay={int:100-9000}, delays=100/0.1/30/0, dsn=4.4.1, status=deferred (connect to old.example[{ip}]:25: Connection timed out)'],
  ['postfix/smtpd', 'warning: hostname {host} does not resolve to address {ip}: Name or service not known', 'warn'],
  ['postfix/smtpd', 'warning: unknown[{ip}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6', 'warn'],
  ['postfix/smtpd', 'error: open database /etc/postfix/virtual.db: No such file or directory', 'error'],
  ['postfix/master', 'fatal: bind 0.0.0.0 port 25: Address already in use', 'fatal'],
  ['postfix/anvil', 'statistics: max connection rate {int:1-30}/60s for (smtp:{ip}) at Nov 12 {clock}'],
  ['dovecot', 'imap-login: Login: user=<{user}>, method=PLAIN, rip={ip}, lip=10.0.0.25, mpid={int:900-32000}, TLS, session=<{an:12}>', null, 1],
  ['dovecot', 'imap({user})<{int:900-9999}><{an:12}>: Error: Mailbox INBOX: mmap() failed with file /var/mail/index.log: Cannot allocate memory', ['error', null], 1],
  ['dovecot', 'lmtp({user}): msgid=<{hex:8}@{host}>: saved mail to INBOX', null, 1],
  ['dovecot', 'pop3-login: Disconnected: Inactivity (auth failed, {int:1-3} attempts in {int:10-180} secs): user=<{user}>, method=PLAIN, rip={ip}, lip=10.0.0.25', null, 1],
];
const mail = { name: 'postfix-dovecot-syslog', start: '2026-11-09T21:15:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(100, 60000); const p = parts(t);
    const [prog, tpl, lev, noPid] = c.deal(MAIL); const msg = c.fill(tpl);
    const cut = msg.replace(/^(warning|error|fatal): /, '');
    const alt = [msg, cut];
    const svc = [prog];
    if (prog.includes('/')) { svc.push(prog.split('/')[1], 'postfix'); const m = /^[0-9A-F]{11}: (.*)$/.exec(msg); if (m) alt.push(m[1]); }
    else { const m = /^([\w-]+)(\(.*?)?: (.*)$/.exec(msg); if (m) { svc.push(m[1]); } const k = msg.indexOf(': '); alt.push(msg.slice(k + 2), msg.slice(k + 2).replace(/^Error: /, '')); }
    c.rec(`${p.mon} ${lsp(p.d, 2)} ${p.H}:${p.M}:${p.S} mx2 ${prog}${noPid ? '' : `[${c.int(800, 32000)}]`}: ${msg}`, { time: sec(t), level: lev || null, service: svc, message: alt });
  }
} };

const SMB = [
  [0, '../../source3/smbd/server.c', 1734, 'main', 'smbd version 4.17.12-Debian started.', ['Copyright Andrew Tridgell and the Samba Team 1992-2022']],
  [1, '../../source3/smbd/service.c', 1087, 'make_connection_snum', '{host} (ipv4:{ip}:{port}) connect to service {word}s initially as user {user} (uid=1004, gid=1004) (pid {int:900-30000})'],
  [1, '../../source3/smbd/service.c', 1141, 'close_cnum', '{host} (ipv4:{ip}:{port}) closed connection to service {word}s'],
  [2, '../../source3/smbd/open.c', 1474, 'open_file', '{user} opened file reports/error [final].xlsx read=Yes write=No (numopen={int:1-40})'],
  [3, '../../auth/auth_log.c', 647, 'log_authentication_event_human_readable', 'Auth: [SMB2,(null)] user [ACME]\\[{user}] at [Tue, 10 Nov 2026 {clock}.113207 UTC] with [NTLMv2] status [NT_STATUS_WRONG_PASSWORD] workstation [PC-{int:10-99}] remote host [ipv4:{ip}:{port}]'],
  [0, '../../lib/util/fault.c', 176, 'smb_panic_log', 'PANIC (pid {int:900-30000}): internal error in 4.17.12-Debian', ['BACKTRACE: 3 stack frames:', ' #0 /lib/x86_64-linux-gnu/libsamba-util.so.0(log_stack_trace+0x2e) [0x7f21c0d1a2be]', ' #1 /lib/x86_64-linux-gnu/libsamba-util.so.0(smb_panic+0x9) [0x7f21c0d1a519]']],
  [5, '../../lib/dbwrap/dbwrap.c', 148, 'dbwrap_lock_order_lock', 'dbwrap_lock_order_lock: check lock order 1 for /run/samba/smbXsrv_session_global.tdb'],
  [10, '../../lib/dbwrap/dbwrap.c', 126, 'debug_lock_order', 'lock order:  1:<none> 2:<none> 3:<none> 4:<none>'],
  [2, '../../source3/param/loadparm.c', 2832, 'lp_do_section', 'Processing section "[{word}s]"'],
  [1, '../../source3/printing/printer_list.c', 234, 'printer_list_get_last_refresh', 'Failed to fetch record!'],
];
const SMBL = (n) => n === 0 ? ['error', 'fatal', 'warn', 'info', null] : n === 1 ? ['warn', 'info', 'error', null] : n <= 3 ? ['info', 'debug', null] : n === 5 ? ['debug', 'trace', null] : ['trace', 'debug', null];
const samba = { name: 'samba-smbd', start: '2026-05-10T06:02:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t);
    const [n, f, ln, fn, tpl, more] = c.deal(SMB); const msg = c.fill(tpl);
    c.rec([`[${p.y}/${p.mo}/${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms}${c.micro()}, ${lsp(n, 2)}] ${f}:${ln}(${fn})`, `  ${msg}`, ...(more || []).map((x) => '  ' + x)], { time: t, level: SMBL(n), service: [null, fn, f, `${f}:${ln}(${fn})`, `${f}:${ln}`, f.split('/').pop()], message: [msg, msg.replace(fn + ': ', '')] });
  }
} };
export default [wildfly, websphere, unreal, mail, samba];
