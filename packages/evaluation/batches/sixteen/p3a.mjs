import { MIN, HOUR, DAY, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 15
export function remoteMorning(r) {
  const start = day(r, 5, r.int(30, 50)), chg = start + r.int(20, 40) * MIN + r.int(0, 50000), end = start + r.int(205, 225) * MIN
  const net = r.int(60, 120), pool = r.pick(['POOL-STAFF', 'VPN-STAFF', 'RA-EMPLOYEES']), tg = r.pick(['STAFF-RA', 'EMPLOYEE', 'RA-ALL']), gp = 'GP-' + tg, lo = 10, size = r.int(34, 46), fw = r.pick(['asa-hq-01', 'vpn-gw-01', 'asa-ra-02'])
  const adm = r.pick(['netadm', 'jpeters', 'sgruber'])
  const c = new Case('remote-morning', { notes: 'the address pool of the remote access tunnel was made smaller at dawn; as soon as it is used up sign-ins succeed and the connection is refused' })
  const full = start + r.int(98, 112) * MIN
  c.incident('pool', {
    cause: {
      allOf: [
        ['pool', 'address(es)? (range|space)', 'ip range', 'addresses'],
        ['exhaust', 'no (more |free |available |address|ip)', 'ran out', 'run(s|ning)? out', 'used up', 'too small', 'shr[iau]nk', 'smaller', 'reduc', 'depleted', 'full(y)?\\b', 'not enough', 'insufficient', 'out of (address|ip)', 'only \\d+', 'none left', 'unavailable', 'no longer enough'],
      ],
      mustNot: ['radius.{0,30}(fail|down|cause)', 'password', 'certificate'],
    },
    services: [fw, pool, tg, 'ASA', 'IPAA', 'vpn', 'vpn gateway', 'Cisco ASA', 'anyconnect', gp],
    victims: ['helpdesk', 'nps01', 'radius', 'NPS', 'users', 'clients'],
    severity: ['medium', 'high', 'critical'], onset: full, onsetToleranceSeconds: (full - chg) / 1000 + 900, rootPattern: `737007|722020|ip local pool|737012`,
  })
  const A = `logs/${fw}.log`
  const al = (t, id, text, mark) => c.line(A, t, `${fmt(t, 'b D Y h:m:s')} ${fw} : %ASA-${id}: ${text}`, mark ? { [mark]: 'pool' } : {})
  const pub = () => `${r.pick([81, 84, 91, 178, 212])}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`
  const names = ['aberg', 'bschmid', 'ckeller', 'dmoreau', 'efischer', 'fhuber', 'gnowak', 'hwagner', 'ilopez', 'jbrun', 'kmeier', 'lweiss', 'mrossi', 'nfrei', 'oberger', 'pkunz', 'qvogel', 'rstein', 'sbaumann', 'tlang', 'uwolf', 'vjost', 'wgraf', 'xmuller', 'yandre', 'zhofer']
  const users = names.flatMap((n) => [n, n + '2', n.slice(0, 4) + 'ext'])
  every(r, start, end, 34e3, (t) => weigh(r, [
    [3, () => al(t, '6-302013', `Built inbound TCP connection ${r.int(1e6, 9e7)} for outside:${pub()}/${r.int(1024, 65000)} to dmz:192.168.90.${r.int(5, 20)}/443 (203.0.113.${r.int(5, 20)}/443)`)],
    [3, () => al(t, '6-302014', `Teardown TCP connection ${r.int(1e6, 9e7)} for outside:${pub()}/${r.int(1024, 65000)} to dmz:192.168.90.${r.int(5, 20)}/443 duration 0:0${r.int(0, 5)}:${pad(r.int(0, 59))} bytes ${r.int(400, 90000)} TCP ${r.pick(['FINs', 'Reset-O', 'SYN Timeout'])}`)],
    [3, () => al(t, '4-106023', `Deny tcp src outside:${pub()}/${r.int(1024, 65000)} dst dmz:203.0.113.${r.int(5, 20)}/${r.pick([22, 23, 3389, 445, 8080])} by access-group "outside_in" [0x${r.hex(8)}, 0x0]`)],
    [1, () => al(t, '6-725001', `Starting SSL handshake with client outside:${pub()}/${r.int(1024, 65000)} to 203.0.113.4/443 for TLS session`)],
    [1, () => al(t, '4-419002', `Duplicate TCP SYN from inside:10.${net}.0.${r.int(2, 250)}/${r.int(1024, 65000)} to outside:${pub()}/443 with different initial sequence number`)],
    [1, () => al(t, '5-713120', `Group = 198.51.100.7, IP = 198.51.100.7, PHASE 2 COMPLETED (msgid=${r.hex(8)})`)],
  ])())
  every(r, start, end, 11 * MIN, (t) => { al(t, '6-113005', `AAA user authentication Rejected : reason = AAA failure : server = 10.${net}.0.21 : user = ${r.pick(users)} : user IP = ${pub()}`) })
  al(start + 9 * MIN, '2-113022', `AAA Marking RADIUS server 10.${net}.0.22 in aaa-server group RADIUS-NPS as FAILED`); al(start + 19 * MIN, '2-113023', `AAA Marking RADIUS server 10.${net}.0.22 in aaa-server group RADIUS-NPS as ACTIVE`)
  const cfg = (t, cmd, mark) => { al(t, '5-111008', `User '${adm}' executed the '${cmd}' command.`, mark); al(t + 1, '5-111010', `User '${adm}', running 'CLI' from IP 10.${net}.0.40, executed '${cmd}'`, mark) }
  cfg(chg - 40e3, `tunnel-group ${tg} general-attributes`)
  cfg(chg - 22e3, `no ip local pool ${pool} 10.${net}.16.10-10.${net}.19.250 mask 255.255.252.0`, 'relevant')
  cfg(chg, `ip local pool ${pool} 10.${net}.16.${lo}-10.${net}.16.${lo + size - 1} mask 255.255.255.192`, 'root')
  cfg(chg + 31e3, 'write memory')
  // sign-ins
  const n0 = size, sessions = []
  const N = 'logs/nps.log'
  const nps = (t, u, ok) => c.line(N, t, `"NPS01","IAS",${fmt(t, 'M/D/Y')},${fmt(t, 'h:m:s')},${ok ? 2 : 3},,"CORP\\${u}",,,,,,,0,"10.${net}.0.4","${fw}",,,5,,,,,,${ok ? 0 : 16},"VPN Access"`)
  let count = 0
  const login = (t, u, refused) => {
    const ip = pub(), s = `0x${r.hex(8)}`
    al(t, '6-113004', `AAA user authentication Successful : server = 10.${net}.0.21 : user = ${u}`); nps(t, u, true)
    al(t + 300, '6-113008', `AAA transaction status ACCEPT : user = ${u}`); al(t + 400, '6-734001', `DAP: User ${u}, Addr ${ip}, Connection AnyConnect: The following DAP records were selected for this connection: DAP-CORP`)
    al(t + 600, '6-113039', `Group <${gp}> User <${u}> IP <${ip}> AnyConnect parent session started.`)
    if (refused) {
      al(t + 2600, '5-737007', `IPAA: Session=${s}, Local pool request failed for tunnel-group '${tg}'`, 'root')
      al(t + 2601, '4-737012', `IPAA: Session=${s}, Address assignment failed`, 'root')
      al(t + 2700, '3-722020', `TunnelGroup <${tg}> GroupPolicy <${gp}> User <${u}> IP <${ip}> No address available for SVC connection`, 'root')
      al(t + 2900, '4-113019', `Group = ${tg}, Username = ${u}, IP = ${ip}, Session disconnected. Session Type: AnyConnect-Parent, Duration: 0h:00m:0${r.int(1, 4)}s, Bytes xmt: ${r.int(4000, 9000)}, Bytes rcv: 0, Reason: Lost Service`, 'relevant')
    } else {
      al(t + 2600, '6-737026', `IPAA: Session=${s}, Client assigned 10.${net}.16.${lo + count++ % size} from local pool ${pool}`)
      al(t + 2700, '4-722051', `Group <${gp}> User <${u}> IP <${ip}> IPv4 Address <10.${net}.16.${lo + (count - 1) % size}> IPv6 address <::> assigned to session`)
    }
  }
  for (let i = 0; i < n0; i++) login(chg + 3 * MIN + (full - chg - 4 * MIN) * Math.pow((i + 0.5) / n0, 0.7), users[i], false)
  for (let t = full, i = 0; t < end; t += r.int(60, 240) * 1000, i++) login(t, r.pick(users.slice(n0)), true)
  // tickets
  const H = 'logs/servicedesk.csv'
  c.line(H, start - 1, 'created,number,channel,short_description')
  let num = r.int(300000, 800000)
  every(r, start, end, 22 * MIN, (t) => c.line(H, t, () => `${isoS(t)},REQ${++num},${r.pick(['portal', 'phone'])},"${r.pick(['Headset order', 'Reset Windows password', 'New starter laptop', 'Printer driver'])}"`))
  every(r, full + 4 * MIN, end, 8 * MIN, (t) => c.line(H, t, () => `${isoS(t)},INC${++num},phone,"${r.pick(['VPN accepts my password but then disconnects', 'AnyConnect: The secure gateway has rejected the connection attempt', 'Home office: cannot get on VPN since this morning', 'VPN kicks me out after two seconds'])}"`, { relevant: 'pool' }))
  return c
}

// ---------------------------------------------------------------- 16
export function mailGateway(r) {
  const start = day(r, r.int(8, 11), r.int(0, 50)), at = start + r.int(62, 80) * MIN + r.int(0, 50000), end = at + r.int(75, 90) * MIN
  const dom = r.pick(['kontor-nord.example', 'velafoods.example', 'brightline.example']), mx = r.pick(['mx-out01', 'relay02', 'smtp-a']), gid = r.int(110, 140), other = r.pick(['amavis', 'clamav', 'dovecot']), sel = r.pick(['s2024', 'mail', 'default'])
  const c = new Case('mail-gateway', { notes: 'after a configuration run the signing key belongs to a shared group; the signing filter refuses it and every outgoing message is put off, incoming mail is fine' })
  c.incident('dkim', {
    cause: {
      allOf: [
        ['dkim', 'signing (filter|milter|key|service)', 'milter'],
        ['key.{0,60}(permission|group|owner|mode|secure|secur|load|read|access|insecure|world|writ)', '(permission|group|owner|mode|insecure|not secure|load).{0,60}key', 'private key', 'chgrp|chown|chmod', 'RequireSafeKeys'],
      ],
      mustNot: ['(spam|blacklist|greylist) cause', 'remote (server|mx) (refus|reject)'],
    },
    services: ['opendkim', `${mx} opendkim`, mx, 'dkim', 'ansible', 'opendkim.service', 'milter'],
    victims: ['postfix', 'postfix/smtpd', 'postfix/cleanup', 'erp-mailer', 'webshop', 'outlook', 'shop-mailer'],
    severity: ['high', 'critical', 'medium'], onset: at, onsetToleranceSeconds: 600, rootPattern: 'not secure|error loading key',
  })
  const M = 'logs/mail.log'
  const ml = (t, tag, text, mark) => c.line(M, t, `${isoU(t)} ${mx} ${tag}: ${text}`, mark ? { [mark]: 'dkim' } : {})
  const qid = () => r.hex(10).toUpperCase(), local = ['info', 'orders', 'no-reply', 'hr', 'm.schulte', 't.ivarsson', 'finance'], ext = ['gmail.com', 'web.example', 'spedition.example', 'partner-ag.example', 'outlook.com']
  const incoming = (t) => {
    const q = qid(), d = r.pick(ext)
    ml(t, `postfix/smtpd[${r.int(2000, 60000)}]`, `connect from mail-${r.int(1, 90)}.${d}[${r.int(20, 220)}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}]`)
    ml(t + 300, `postfix/smtpd[${r.int(2000, 60000)}]`, `${q}: client=mail-${r.int(1, 90)}.${d}`)
    ml(t + 500, `postfix/cleanup[${r.int(2000, 60000)}]`, `${q}: message-id=<${r.hex(20)}@${d}>`)
    ml(t + 620, `opendkim[${1190}]`, `${q}: s=${r.pick(['20230601', 'selector1', 'k1'])} d=${d} a=rsa-sha256 SSL`)
    ml(t + 700, `postfix/qmgr[1420]`, `${q}: from=<x${r.int(10, 99)}@${d}>, size=${r.int(2000, 90000)}, nrcpt=1 (queue active)`)
    ml(t + 1500, `postfix/lmtp[${r.int(2000, 60000)}]`, `${q}: to=<${r.pick(local)}@${dom}>, relay=10.3.0.12[10.3.0.12]:24, delay=1.2, delays=0.6/0/0/0.6, dsn=2.0.0, status=sent (250 2.0.0 <${r.pick(local)}@${dom}> Saved)`)
    ml(t + 1501, 'postfix/qmgr[1420]', `${q}: removed`)
  }
  const pid = r.int(60000, 90000)
  const outgoing = (t) => {
    const q = qid(), dst = r.pick(ext), from = `${r.pick(local)}@${dom}`, host = r.pick(['erp01', 'shop-web2', 'exch01'])
    ml(t, `postfix/smtpd[${r.int(2000, 60000)}]`, `${q}: client=${host}.${dom}[10.3.0.${r.int(20, 60)}]`)
    ml(t + 200, `postfix/cleanup[${r.int(2000, 60000)}]`, `${q}: message-id=<${r.hex(16)}@${dom}>`)
    if (t < at) {
      ml(t + 300, 'opendkim[1190]', `${q}: DKIM-Signature field added (s=${sel}, d=${dom})`)
      ml(t + 400, 'postfix/qmgr[1420]', `${q}: from=<${from}>, size=${r.int(2000, 90000)}, nrcpt=1 (queue active)`)
      ml(t + 2400, `postfix/smtp[${r.int(2000, 60000)}]`, `${q}: to=<k${r.int(100, 999)}@${dst}>, relay=mx.${dst}[${r.int(20, 220)}.${r.int(1, 250)}.9.${r.int(2, 250)}]:25, delay=2, delays=0.1/0/0.4/1.5, dsn=2.0.0, status=sent (250 2.0.0 OK)`)
      ml(t + 2401, 'postfix/qmgr[1420]', `${q}: removed`)
    } else {
      ml(t + 300, `opendkim[${pid}]`, `${q}: error loading key '${sel}._domainkey.${dom}'`, 'root')
      ml(t + 310, `postfix/cleanup[${r.int(2000, 60000)}]`, `${q}: milter-reject: END-OF-MESSAGE from ${host}.${dom}[10.3.0.31]: 4.7.1 Service unavailable - try again later; from=<${from}> to=<k${r.int(100, 999)}@${r.pick(ext)}> proto=ESMTP helo=<${host}>`, 'relevant')
    }
  }
  every(r, start, end, 140e3, incoming); every(r, start, end, 75e3, outgoing)
  every(r, start, end, 70e3, (t) => weigh(r, [
    [3, () => ml(t, `postfix/postscreen[2099]`, `NOQUEUE: reject: RCPT from [${r.int(20, 220)}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}]:${r.int(2000, 60000)}: 550 5.7.1 Service unavailable; client blocked using zen.spamhaus.org; from=<${r.hex(6)}@spam.example>, to=<info@${dom}>, proto=ESMTP, helo=<ylmf-pc>`)],
    [3, () => ml(t, `postfix/submission/smtpd[${r.int(2000, 60000)}]`, `warning: unknown[${r.int(20, 220)}.${r.int(1, 250)}.7.${r.int(2, 250)}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${r.pick(['admin', 'test', 'scanner'])}`)],
    [1, () => ml(t, `postfix/smtp[${r.int(2000, 60000)}]`, `${qid()}: to=<old@closed-shop.example>, relay=none, delay=${r.int(90000, 300000)}, delays=9/0/30/0, dsn=4.4.1, status=deferred (connect to closed-shop.example[192.0.2.66]:25: Connection timed out)`)],
    [1, () => ml(t, `postfix/smtp[${r.int(2000, 60000)}]`, `${qid()}: host mx.web.example[198.51.100.8] said: 451 4.7.1 Greylisting in action, please come back later (in reply to RCPT TO command)`)],
    [1, () => ml(t, `amavis[${r.int(2000, 60000)}]`, `(${r.int(10000, 99999)}-${pad(r.int(1, 20))}) Blocked SPAM {DiscardedInbound,Quarantined}, [198.51.100.${r.int(2, 240)}] <${r.hex(6)}@spam.example> -> <info@${dom}>, Hits: ${r.int(7, 22)}.${r.int(1, 9)}`)],
    [1, () => ml(t, `postfix/anvil[${r.int(2000, 60000)}]`, `statistics: max connection rate 3/60s for (smtpd:198.51.100.${r.int(2, 90)}) at ${fmt(t - 30e3, 'b d h:m:s')}`)],
  ])())
  const S = 'logs/syslog.log'
  const sl = (t, tag, text, mark) => c.line(S, t, `${isoU(t)} ${mx} ${tag}: ${text}`, mark ? { [mark]: 'dkim' } : {})
  every(r, start, end, 110e3, (t) => weigh(r, [[4, () => sl(t, `CRON[${r.int(1000, 90000)}]`, '(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)')], [3, () => sl(t, 'systemd[1]', r.pick(['Starting sysstat-collect.service - system activity accounting tool...', 'sysstat-collect.service: Deactivated successfully.', 'Started session-' + r.int(100, 900) + '.scope - Session of User ansible.'])), ], [1, () => sl(t, 'freshclam[901]', 'Your ClamAV installation is OUTDATED! Local version: 1.0.5 Recommended version: 1.0.7')], [1, () => sl(t, 'sshd[' + r.int(1000, 90000) + ']', `Invalid user ${r.pick(['ubuntu', 'pi', 'oracle'])} from 198.51.100.${r.int(2, 240)} port ${r.int(1024, 65000)}`)]])())
  const an = at - 60e3
  for (const [o, f] of [[0, 'chrony.conf'], [6000, 'main.cf'], [11000, 'logrotate.d/rsyslog']]) sl(an + o, `python3[${r.int(80000, 90000)}]`, `ansible-ansible.builtin.template Invoked with dest=/etc/${f} mode=0644 owner=root group=root`)
  sl(an + 30e3, `python3[${r.int(80000, 90000)}]`, `ansible-ansible.builtin.file Invoked with path=/etc/opendkim/keys state=directory recurse=True owner=opendkim group=${other} mode=u=rwX,g=rwX,o=`, 'relevant')
  sl(at - 4000, 'systemd[1]', 'Stopping opendkim.service - OpenDKIM Milter...'); sl(at - 3000, 'systemd[1]', 'opendkim.service: Deactivated successfully.'); sl(at - 2000, 'systemd[1]', 'Started opendkim.service - OpenDKIM Milter.', 'relevant')
  ml(at - 2000, `opendkim[${pid}]`, 'OpenDKIM Filter v2.11.0 starting (args: -f)')
  ml(at + 200, `opendkim[${pid}]`, `${sel}._domainkey.${dom}: key data is not secure: /etc/opendkim/keys/${dom}/${sel}.private is in group ${gid} which has multiple users (e.g. "${other}")`, 'root')
  every(r, at + 3 * MIN, end, 9 * MIN, (t) => ml(t, `opendkim[${pid}]`, `${sel}._domainkey.${dom}: key data is not secure: /etc/opendkim/keys/${dom}/${sel}.private is in group ${gid} which has multiple users (e.g. "${other}")`, 'root'))
  const W = 'logs/erp-mailer.log'
  const wl = (t, lvl, text, mark) => c.line(W, t, `${fmt(t, 'Y-M-D h:m:s')} [${lvl}] erp-mailer: ${text}`, mark ? { relevant: 'dkim' } : {})
  every(r, start, end, 120e3, (t) => t < at ? wl(t, 'INFO', `sent ${r.pick(['invoice', 'delivery note', 'reminder'])} ${r.int(200000, 299999)} via ${mx}:25`) : wl(t, 'ERROR', `SMTPDataError: (451, b'4.7.1 Service unavailable - try again later') ${r.pick(['invoice', 'delivery note'])} ${r.int(200000, 299999)}, kept in outbox`, true))
  every(r, at + 25 * MIN, end, 7 * MIN, (t) => wl(t, 'CRITICAL', `outbox holds ${Math.round((t - at) / 45e3)} unsent documents, customers are waiting`, true))
  return c
}

// ---------------------------------------------------------------- 17
export function hostNight(r) {
  const start = day(r, 0, r.int(20, 50)), end = start + r.int(285, 310) * MIN
  const sys = r.pick(['PRD1', 'SYSA', 'MVS2']), j2 = r.pick(['LOANX020', 'DEPOX020', 'CARDX020']), j3 = j2.replace('020', '030'), j4 = j2.replace('020', '040'), app = j2.slice(0, 4) + 'EOD', vol = `WRK0${r.int(11, 39)}`, ds = `PRD.${j2.slice(0, 4)}.EXTRACT.SORTED.G0${r.int(300, 900)}V00`
  const gl = r.pick(['GLPRT010', 'GLFTP015', 'STMPR010']), gu = r.pick(['BATPRT', 'FTPGL', 'STMUSR']), gds = `PRD.${gl.slice(0, 2)}.REPORT.DAILY`
  const b37 = start + r.int(88, 105) * MIN + r.int(0, 50000), racf = start + r.int(178, 200) * MIN + r.int(0, 50000)
  const c = new Case('host-night', { maxIncidents: 2, notes: 'two independent abends on a mainframe: a sort output runs out of extents (SB37), later a print job is refused by RACF (S913); followers fail with JCL errors that are louder' })
  c.incident('space', {
    cause: {
      allOf: [
        ['space', 'b37', 'extent', 'allocation', 'full volume', 'volume.{0,20}(full|exhaust)'],
        [j2, 'SORTOUT', ds.split('.').slice(1, 3).join('\\.'), vol, 'sort output', 'output data ?set'],
      ],
      mustNot: [`${j3}.{0,30}(caus|root|jcl error is)`, 'RACF'],
    },
    services: [j2, 'SORTOUT', vol, sys, ds, app],
    victims: [j3, j4, 'OPC', 'TWS'],
    severity: ['medium', 'high', 'critical'], onset: b37, onsetToleranceSeconds: 600, rootPattern: 'B37',
  })
  c.incident('authority', {
    cause: {
      allOf: [
        ['racf', 'access', 'authori[sz]', 'authority', 'permission', '913', 'ICH408I', 'permit', 'security (profile|violation)'],
        [gl, gu, gds.replace(/\./g, '\\.'), 'S913', 'report data ?set', 'print'],
      ],
      mustNot: ['B37', 'space'],
    },
    services: [gl, gu, 'RACF', sys, gds],
    victims: ['archive', 'GLARC020', 'print room'],
    severity: ['medium', 'high', 'low'], onset: racf, onsetToleranceSeconds: 600, rootPattern: 'ICH408I|913|INSUFFICIENT ACCESS|ACCESS INTENT',
  })
  const L = 'logs/syslog.txt'
  const ln = (t, job, text, mark, id) => c.line(L, t, `N 4000000 ${sys.padEnd(8)} ${fmt(t, 'Yn h:m:s.c')} ${job.padEnd(8)} ${'00000090'}  ${text}`, mark ? { [mark]: id } : {})
  const cont = (t, text, mark, id) => c.line(L, t, `S${' '.repeat(56)}${text}`, mark ? { [mark]: id } : {})
  let jn = r.int(2000, 7000)
  const jobs = ['BKUPDB01', 'CICSARCH', 'DB2IMG07', 'SMFDUMP', 'HSMMIGR', 'GLPOST01', 'RATEUPD', 'CUSTEXT1', 'TAXRPT03', 'FTPIN012', 'FTPIN031', 'SORTBR02', 'REORG118', 'STATCOPY']
  const run = (t, name, dur, rc, mark, id) => { const j = `JOB${pad(jn + Math.floor((t - start) / 20e3), 5)}`; ln(t, j, `$HASP373 ${name.padEnd(8)} STARTED - INIT ${r.int(1, 30)}    - CLASS ${r.pick(['A', 'B', 'P'])}        - SYS ${sys}`); ln(t + 20, j, `IEF403I ${name} - STARTED - TIME=${fmt(t, 'h.m.s')}`); if (rc !== undefined) { ln(t + dur, j, `IEF404I ${name} - ENDED - TIME=${fmt(t + dur, 'h.m.s')}`); ln(t + dur + 30, j, `$HASP395 ${name.padEnd(8)} ENDED - RC=${pad(rc, 4)}`) } return j }
  every(r, start, end, 105e3, (t) => run(t, r.pick(jobs), r.int(4, 600) * 1000, r.pick([0, 0, 0, 0, 0, 4])))
  every(r, start, end, 75e3, (t) => weigh(r, [
    [3, () => ln(t, 'STC00412', `DFHAP1901 CICSPRD1 SPI audit record written by transaction CSSY`)],
    [3, () => ln(t, 'STC00398', `DSNJ002I -DB2P FULL ACTIVE LOG DATA SET DSNAME=DB2P.LOGCOPY1.DS0${r.int(1, 6)}, STARTRBA=00${r.hex(10).toUpperCase()}, ENDRBA=00${r.hex(10).toUpperCase()}`)],
    [2, () => ln(t, 'STC00398', `DSNT376I -DB2P PLAN=DISTSERV WITH CORRELATION-ID=db2jcc_appli CONNECTION-ID=SERVER LUW-ID=GA0A${r.hex(4).toUpperCase()} THREAD-INFO=WEBUSR IS TIMED OUT. ONE HOLDER OF THE RESOURCE IS PLAN=DSNUTIL`)],
    [2, () => ln(t, '        ', `IEF196I IEF237I ${r.hex(4).toUpperCase()} ALLOCATED TO SYS0${r.int(1000, 9999)}`)],
    [1, () => ln(t, '        ', `IEA989I SLIP TRAP ID=X${r.pick(['13E', '33E', '0E7'])} MATCHED.  JOBNAME=${r.pick(['BPXAS   ', 'TN3270  ', 'DB2PDIST'])}, ASID=0${r.hex(3).toUpperCase()}.`)],
    [1, () => ln(t, '        ', `IEE362A SMF ENTER DUMP FOR SYS1.MAN${r.int(1, 3)} ON SMFPR1`)],
    [1, () => ln(t, 'STC00501', `EZZ7925I FTP server: connection closed by peer 10.9.4.${r.int(2, 90)}`)],
    [1, () => ln(t, 'STC00455', `ARC0570I PRIMARY SPACE MANAGEMENT FOR VOLUME ${r.pick(['USR014', 'USR022', 'TSO003'])} ENDED, ${r.int(2, 90)} DATA SETS MIGRATED`)],
    [1, () => ln(t, '        ', `ICH408I USER(TSO${r.int(10, 99)}  ) GROUP(STAFF   ) NAME(INTERACTIVE USER     ) LOGON/JOB INITIATION - INVALID PASSWORD`)],
  ])())
  // incident 1
  const A = run(b37 - 22 * MIN, j2, 0)
  ln(b37 - 20 * MIN, A, `IEF236I ALLOC. FOR ${j2} STEP030`)
  ln(b37, A, `IEC030I B37-04,IFG0554A,${j2},STEP030,SORTOUT,${r.hex(4).toUpperCase()},${vol},${ds}`, 'root', 'space')
  ln(b37 + 200, A, `IEF450I ${j2} STEP030 - ABEND=SB37 U0000 REASON=00000004 `, 'root', 'space')
  ln(b37 + 300, A, `IEF404I ${j2} - ENDED - TIME=${fmt(b37, 'h.m.s')}`); ln(b37 + 400, A, `$HASP395 ${j2} ENDED - ABEND=SB37`, 'root', 'space')
  ln(b37 + 2000, 'STC00377', `EQQE036I JOB ${j2}(${A}), OPERATION(0030), OPERATION TEXT(SORT EXTRACT            ), ENDED IN ERROR SB37. PRTY=5, APPL = ${app}, WORK STATION = CPU1`, 'relevant', 'space')
  const O = 'logs/operations.log'
  const op = (t, text, mark, id) => c.line(O, t, `${fmt(t, 'Y-M-D h:m')} ${text}`, mark ? { [mark]: id } : {})
  for (let k = 0; k < 3; k++) {
    const t = b37 + (4 + k * 26) * MIN, B = run(t, j3, 0)
    ln(t + 400, B, `IEF212I ${j3} STEP010 SYSUT1 - DATA SET NOT FOUND`, 'relevant', 'space'); ln(t + 410, B, `IEF272I ${j3} STEP010 - STEP WAS NOT EXECUTED.`, 'relevant', 'space'); ln(t + 420, B, `IEF453I ${j3} - JOB FAILED - JCL ERROR - TIME=${fmt(t, 'h.m.s')}`, 'relevant', 'space'); ln(t + 500, B, `$HASP395 ${j3} ENDED - JCL ERROR`, 'relevant', 'space')
    ln(t + 900, 'STC00377', `EQQE036I JOB ${j3}(${B}), OPERATION(0040), OPERATION TEXT(LOAD TABLES             ), ENDED IN ERROR JCL . PRTY=5, APPL = ${app}, WORK STATION = CPU1`, 'relevant', 'space')
    op(t + 4 * MIN, `${j3} failed with JCL error again (try ${k + 1}), ${j4} waiting, ${app} late`, 'relevant', 'space')
  }
  op(b37 + 95 * MIN, `${app} deadline ${fmt(b37 + 90 * MIN, 'h:m')} missed, branch terminals will open with yesterday's balances`, 'relevant', 'space')
  // incident 2
  const R = run(racf - 3000, gl, 0)
  ln(racf, R, `ICH408I USER(${gu.padEnd(8)}) GROUP(BATCH   ) NAME(BATCH PRINT USER     ) `, 'root', 'authority')
  cont(racf + 1, `${gds} CL(DATASET ) VOL(USR031)`, 'relevant', 'authority'); cont(racf + 2, 'INSUFFICIENT ACCESS AUTHORITY', 'root', 'authority'); cont(racf + 3, `FROM PRD.${gl.slice(0, 2)}.** (G)`, 'relevant', 'authority'); cont(racf + 4, 'ACCESS INTENT(READ   )  ACCESS ALLOWED(NONE   )', 'root', 'authority')
  ln(racf + 10, R, `IEC150I 913-38,IFG0194E,${gl},STEP010,SYSUT1,${r.hex(4).toUpperCase()},USR031,${gds}`, 'root', 'authority')
  ln(racf + 20, R, `IEF450I ${gl} STEP010 - ABEND=S913 U0000 REASON=00000038 `, 'root', 'authority'); ln(racf + 60, R, `$HASP395 ${gl} ENDED - ABEND=S913`, 'root', 'authority')
  op(racf + 12 * MIN, `print room asks for the daily report, ${gl} did not finish`, 'relevant', 'authority')
  every(r, start, end, 23 * MIN, (t) => op(t, r.pick([`tape mount VT${r.int(1000, 9999)} done`, 'SMF dump replied', `held output class X purged, ${r.int(4, 90)} jobs`, 'HMC: no hardware messages', `RATEUPD finished with RC 4, expected on weekdays`])))
  return c
}

// ---------------------------------------------------------------- 18
export function bookingDesk(r) {
  const start = day(r, r.int(5, 9), r.int(0, 40)), at = start + r.int(74, 92) * MIN + r.int(0, 50000), end = at + r.int(88, 100) * MIN
  const host = r.pick(['pg-book01', 'dbx-resv02', 'pg-trips03']), pci = `0000:${r.pick(['18', '3b', '5e', 'af'])}:00.0`, vd = r.int(0, 1), vdSize = r.pick(['sda', 'sdb'])
  const c = new Case('booking-desk', { notes: 'the RAID controller starts a battery relearn cycle and switches the write cache to write-through (one WARN kernel line); the booking API and the database checkpoints get slow, louder' })
  c.incident('battery', {
    cause: {
      allOf: [
        ['battery', '\\bbbu\\b', 'write.?through', 'write.?back', 'relearn', 'raid controller', 'controller cache', 'write cache', 'megaraid'],
        ['relearn', 'learn cycle', 'disabled', 'write.?through', 'wt\\b', 'write.?back', 'cache (policy|off|lost|disabled|mode)', 'charg', 'discharg', 'switched'],
      ],
      mustNot: ['(checkpoint_timeout|autovacuum|query plan|missing index) (caus|is the)', 'patrol read (caus|slows|is the)'],
    },
    services: [host, 'megaraid_sas', 'kernel', `${host} kernel`, 'raid controller', pci, 'megaraid', 'BBU', 'RAID'],
    victims: ['postgres', 'postgresql', 'booking-api', 'booking', 'hotel-search', 'tomcat', 'checkpointer'],
    severity: ['medium', 'high', 'critical'], onset: at, onsetToleranceSeconds: 900, rootPattern: 'BBU|Battery|WT|Policy change',
  })
  let evt = r.int(20000, 60000)
  const K = 'logs/host-syslog.log'
  const kl = (t, text, mark) => c.line(K, t, typeof text === 'function' ? () => `${isoU(t)} ${host} ${text()}` : `${isoU(t)} ${host} ${text}`, mark ? { [mark]: 'battery' } : {})
  const mr = (t, lvl, text, mark) => kl(t, () => `kernel: megaraid_sas ${pci}: ${++evt} (${Math.floor(t / 1000) - 946684800}s/${lvl}) - ${text}`, mark)
  every(r, start, end, 80e3, (t) => weigh(r, [
    [3, () => kl(t, `CRON[${r.int(1000, 90000)}]: (postgres) CMD (/usr/local/bin/wal_archive_check)`)],
    [3, () => kl(t, `systemd[1]: ${r.pick(['Starting sysstat-collect.service...', 'sysstat-collect.service: Deactivated successfully.', 'Starting logrotate.service - Rotate log files...'])}`)],
    [2, () => kl(t, `smartd[812]: Device: /dev/bus/0 [megaraid_disk_0${r.int(0, 7)}] [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(64, 70)} to ${r.int(64, 70)}`)],
    [1, () => kl(t, `kernel: perf: interrupt took too long (${r.int(2500, 6000)} > ${r.int(2400, 5900)}), lowering kernel.perf_event_max_sample_rate to ${r.int(20000, 79000)}`)],
    [1, () => kl(t, `chronyd[733]: Selected source 10.1.0.${r.int(1, 4)}`)],
  ])())
  mr(start + 12 * MIN, '0x0002/info', 'Patrol Read started'); mr(start + 55 * MIN, '0x0002/info', 'Patrol Read complete')
  mr(start + 20 * MIN, '0x0004/WARN', 'Enclosure PD 20(c None/p1) phy bad for slot 7'); mr(start + 21 * MIN, '0x0004/info', 'Enclosure PD 20(c None/p1) phy restored for slot 7')
  mr(at - 30 * MIN, '0x0008/info', 'Battery relearn pending: Battery is under charge', 'relevant')
  mr(at - 2000, '0x0008/info', 'Battery relearn started', 'root')
  mr(at, '0x0008/info', 'Battery is discharging', 'root')
  mr(at + 40e3, '0x0008/WARN', 'BBU disabled; changing WB virtual disks to WT, Forced WB VDs are not affected', 'root')
  mr(at + 40400, '0x0001/info', `Policy change on VD 0${vd}/${vd} to [ID=0${vd},dcp=0d,ccp=0c,ap=0,dc=0,dbgi=0,S=0|0] from [ID=0${vd},dcp=0d,ccp=0d,ap=0,dc=0,dbgi=0,S=0|0]`, 'root')
  mr(at + 31 * MIN, '0x0008/info', 'Battery relearn in progress', 'relevant')
  const since = at + 41e3
  // postgres
  const P = 'logs/postgresql.log'
  const pl = (t, pid, who, text, mark) => c.line(P, t, `${fmt(t, 'Y-M-D h:m:s.f')} UTC [${pid}] ${who}${text}`, mark ? { relevant: 'battery' } : {})
  tick(r, start, end, 5 * MIN, 2000, (t) => {
    const bad = t > since, n = r.int(9000, 16000), w = (bad ? norm(r, 262, 6) : norm(r, 239, 4)).toFixed(3), sy = (bad ? Math.abs(norm(r, 54, 8)) : Math.abs(norm(r, 0.09, 0.03))).toFixed(3)
    pl(t, 1281, '', 'LOG:  checkpoint starting: time')
    pl(t + 270e3, 1281, '', `LOG:  checkpoint complete: wrote ${n} buffers (${(n / 5242.88).toFixed(1)}%); 0 WAL file(s) added, ${r.int(0, 4)} removed, ${r.int(2, 9)} recycled; write=${w} s, sync=${sy} s, total=${(Number(w) + Number(sy)).toFixed(3)} s; sync files=${r.int(80, 140)}, longest=${(sy / 3).toFixed(3)} s, average=${(sy / 100).toFixed(3)} s; distance=${r.int(60000, 130000)} kB, estimate=${r.int(110000, 140000)} kB`, bad)
  })
  every(r, start, end, 12 * MIN, (t) => pl(t, r.int(20000, 60000), 'booking@resv ', 'LOG:  could not receive data from client: Connection reset by peer'))
  every(r, start, end, 9 * MIN, (t) => pl(t, r.int(20000, 60000), 'booking@resv ', `ERROR:  duplicate key value violates unique constraint "hold_room_night_key"\n${fmt(t, 'Y-M-D h:m:s.f')} UTC [${r.int(20000, 60000)}] booking@resv DETAIL:  Key (room_id, night)=(${r.int(100, 999)}, ${fmt(t + 20 * DAY, 'Y-M-D')}) already exists.`))
  every(r, start, end, 13 * MIN, (t) => pl(t, r.int(20000, 60000), '', `LOG:  automatic vacuum of table "resv.public.hold": index scans: 1, pages: 0 removed, ${r.int(3000, 9000)} remain`))
  every(r, since + 30e3, end, 45e3, (t) => pl(t, r.int(20000, 60000), 'booking@resv ', `LOG:  duration: ${r.int(1100, 4800)}.${r.int(100, 999)} ms  statement: COMMIT`, true))
  // iostat
  const I = 'logs/iostat.csv'
  c.line(I, start - 1, 'ts,device,r_s,w_s,rkB_s,wkB_s,r_await_ms,w_await_ms,aqu_sz,util_pct')
  tick(r, start, end, 2 * MIN, 0, (t) => { const bad = t > since; c.line(I, t, `${isoS(t)},${vdSize},${norm(r, 140, 12).toFixed(1)},${(bad ? norm(r, 390, 25) : norm(r, 640, 40)).toFixed(1)},${norm(r, 5200, 300).toFixed(0)},${norm(r, 21000, 1800).toFixed(0)},${Math.abs(norm(r, 0.9, 0.1)).toFixed(2)},${(bad ? Math.abs(norm(r, 19, 3)) : Math.abs(norm(r, 0.35, 0.05))).toFixed(2)},${(bad ? Math.abs(norm(r, 8.4, 1)) : Math.abs(norm(r, 0.4, 0.1))).toFixed(2)},${(bad ? norm(r, 97, 1.5) : norm(r, 21, 3)).toFixed(1)}`, bad ? { relevant: 'battery' } : {}) })
  // booking api
  const B = 'logs/booking-api.log'
  const bl = (t, lvl, text, mark) => c.line(B, t, `${isoZ(t)} ${lvl} booking-api ${text}`, mark ? { relevant: 'battery' } : {})
  every(r, start, end, 30e3, (t) => { const bad = t > since; bl(t, 'INFO', `POST /v2/bookings 201 property=${r.int(10, 99)} total_ms=${bad ? r.int(1900, 6400) : r.int(70, 190)} db_ms=${bad ? r.int(1700, 6000) : r.int(30, 120)}`, bad) })
  every(r, start, end, 50e3, (t) => bl(t, 'INFO', `GET /v2/availability 200 total_ms=${r.int(20, 160)} cache=${r.pick(['HIT', 'HIT', 'MISS'])}`))
  every(r, start, end, 15 * MIN, (t) => bl(t, 'WARN', `channel partner ${r.pick(['otaone', 'bedfinder'])} sent unknown rate code ${r.hex(4)}, ignored`))
  every(r, since + 3 * MIN, end, 70e3, (t) => bl(t, 'ERROR', r.pick(['POST /v2/bookings 504 upstream database timeout after 5000 ms', 'ConnectionPoolTimeout: no connection available within 5000 ms (max 40, in use 40)', 'payment captured but booking write timed out, reversal queued']), true))
  return c
}
