// Victims cry louder or earlier than the culprit.
import { begin, S, M, H, iso, spaced, comma, seconds, micro, named, rsys, month, day, clock, clf, AGENTS } from './lib.mjs'

export function keyring(seed) {
  const { r, t0, c, log, every, tick, uuid, suffix, ip, shuffle } = begin(seed, 'dotnet-portal-logins', { notes: 'each new replica makes its own key ring; identity provider and gateway suffer' })
  const end = t0 + r.int(50, 62) * M, onset = t0 + r.int(20, 28) * M, app = r.pick(['portal', 'selfcare', 'desk']), rs = r.hex(9)
  const ors = r.hex(9), shared = uuid(), pods = [1, 2, 3].map(() => `${app}-${ors}-${r.hex(5)}`), neu = [1, 2, 3].map(() => `${app}-${rs}-${r.hex(5)}`), keys = neu.map(() => uuid()), web = log(`${app}.log`), idp = log('identity.log'), gw = log('gateway.log')
  const p = (t, pod, lv, cat, text, mark) => web(t, text.split('\n').map((l, i) => `${pod} ${app} ${i ? l : `${spaced(t)} +00:00 [${lv}] ${cat}: ${l}`}`).join('\n'), mark)
  const host = 'Microsoft.Hosting.Lifetime', dp = 'Microsoft.AspNetCore.DataProtection'
  for (const [i, pod] of pods.entries()) p(t0 + i * S, pod, 'INF', `${dp}.KeyManagement.XmlKeyManager`, `Found key {${shared}} in repository Redis 'dp-keys'`)
  for (const [i, pod] of neu.entries()) {
    const t = onset + i * 22 * S
    p(t, pod, 'WRN', `${dp}.Repositories.FileSystemXmlRepository`, "Storing keys in a directory '/home/app/.aspnet/DataProtection-Keys' that may not be persisted outside of the container. Protected data will be unavailable when container is destroyed.", { root: 'dp' })
    p(t + 40, pod, 'INF', `${dp}.KeyManagement.XmlKeyManager`, `Creating key {${keys[i]}} with creation date ${seconds(t)}Z, activation date ${seconds(t)}Z, and expiration date ${seconds(t + 90 * 24 * H)}Z.`, { root: 'dp' })
    p(t + 60, pod, 'WRN', `${dp}.KeyManagement.XmlKeyManager`, `No XML encryptor configured. Key {${keys[i]}} may be persisted to storage in unencrypted form.`, { root: 'dp' })
    p(t + 900, pod, 'INF', host, 'Now listening on: http://[::]:8080'); p(t + 901, pod, 'INF', host, 'Application started. Press Ctrl+C to shut down.'); p(t + 15 * S, pods[i], 'INF', host, 'Application is shutting down...')
  }
  every(t0, end, 6.5 * S, (t) => { const pod = r.pick(t > onset + 60 * S ? neu : pods); p(t, pod, 'INF', `Portal.Requests`, `HTTP ${r.pick(['GET /home', 'GET /invoices', 'GET /tickets', 'POST /tickets', 'GET /healthz', 'GET /profile'])} responded 200 in ${r.int(3, 90)}.${r.int(1000, 9999)} ms`) })
  every(t0, end, 80 * S, (t) => p(t, r.pick(t > onset + 60 * S ? neu : pods), 'WRN', 'Microsoft.EntityFrameworkCore.Query', "The query uses a row limiting operator ('Skip'/'Take') without an 'OrderBy' operator. This may lead to unpredictable results."))
  every(onset + 50 * S, end, 35 * S, (t) => {
    const i = r.int(0, 2), k = keys[(i + r.int(1, 2)) % 3]
    if (r.next() < 0.5) p(t, neu[i], 'WRN', 'Microsoft.AspNetCore.Session.SessionMiddleware', 'Error unprotecting the session cookie.', { relevant: 'dp' })
    else p(t, neu[i], 'ERR', 'Microsoft.AspNetCore.Antiforgery.DefaultAntiforgery', `An exception was thrown while deserializing the token.\nMicrosoft.AspNetCore.Antiforgery.AntiforgeryValidationException: The antiforgery token could not be decrypted.\n ---> System.Security.Cryptography.CryptographicException: The key {${k}} was not found in the key ring. For more information go to https://aka.ms/aspnet/dataprotectionwarning\n   at ${dp}.KeyManagement.KeyRingBasedDataProtector.UnprotectCore(Byte[] protectedData, Boolean allowOperationsOnRevokedKeys, UnprotectStatus& status)`, { root: 'dp' })
  })
  const id = (t, lv, ev, text, mark) => idp(t, `time="${iso(t)}" level=${lv} event=${ev} realm=customers ${text}`, mark)
  every(t0, end, 8 * S, (t) => id(t, 'info', 'LOGIN', `client=${app} user=u${r.int(10000, 99999)} ip=${ip()}`))
  every(t0, end, 50 * S, (t) => id(t, 'warn', 'LOGIN_ERROR', `client=${app} error=invalid_user_credentials user=u${r.int(10000, 99999)} ip=${ip()}`))
  every(onset + 30 * S, end, 7 * S, (t) => id(t, 'error', 'CODE_TO_TOKEN_ERROR', `client=${app} error=correlation_failed reason="state cookie returned by relying party invalid" user=u${r.int(10000, 99999)} ip=${ip()}`, { relevant: 'dp' }))
  every(onset + 5 * M, end, 30 * S, (t) => id(t, 'error', 'LOOP_DETECTED', `client=${app} user=u${r.int(10000, 99999)} logins=${r.int(6, 19)} window=60s action=throttle`, { relevant: 'dp' }))
  every(t0, end, 8 * S, (t) => { const bad = t > onset + 30 * S && r.next() < 0.4; gw(t, JSON.stringify({ '@timestamp': iso(t), lvl: bad ? 'ERROR' : 'INFO', route: app, method: bad ? 'POST' : 'GET', path: bad ? r.pick(['/signin-oidc', '/tickets', '/profile']) : '/home', status: bad ? r.pick([400, 500]) : 200, upstream: r.pick(t > onset + 60 * S ? neu : pods), ms: r.int(4, 120) }), bad ? { relevant: 'dp' } : undefined) })
  return c.incident('dp', { cause: { allOf: [['data.?protection', 'key.?ring', '(encryption|protection|signing|cookie|decryption) keys?', 'own keys?', 'keys? (is|are|was|were)', 'shared? keys?', 'persist\\w* (the )?keys?', '\\bkeys\\b'], ['persist', 'shar(e|ed|ing)', 'own', 'ephemeral', 'not found', 'missing', 'differ', 'local', 'container', 'per.?(pod|replica|instance)', 'separate', 'individual', 'lost', 'disk', 'unknown', 'file ?system', 'redis', 'generated', 'new', 'each (pod|replica|instance)']], mustNot: ['identity (provider|server)? ?(is|was) (down|broken|misconfig)', 'brute'] },
    services: [app, ...neu, `${app}-${rs}`, dp, 'DataProtection'], victims: ['identity', 'gateway', 'keycloak'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 180, rootPattern: 'DataProtection|key ring' })
}

export function dnssec(seed) {
  const { r, t0, c, log, every, tick, ip } = begin(seed, 'dns-mail-site', { notes: 'mail, logins and resolver cry; the name server could not re-sign for an hour before' })
  const zone = r.pick(['hafen-nord.example', 'klinik-west.example', 'uni-aue.example']), ns = r.pick(['ns1', 'dnsmaster', 'auth1']), mx = r.pick(['mx3', 'mailgw', 'relay1']), tag = r.int(10000, 60000)
  const onset = t0 + r.int(30, 45) * M, gapMs = r.int(55, 75) * M, exp = onset + gapMs, end = exp + r.int(22, 30) * M, key = `/var/lib/bind/keys/K${zone}.+013+${tag}.private`
  const bind = log('named.log'), ub = log('unbound.log'), mail = log('maillog'), sss = log('sssd.log'), sys = log(`${ns}-syslog.log`)
  const b = (t, cat, text, mark) => bind(t, `${named(t)} ${cat}: ${text}`, mark)
  every(t0, end, 21 * S, (t) => b(t, 'queries: info', `client @0x7f${r.hex(10)} 10.4.1.${r.int(50, 60)}#${r.int(20000, 60000)} (${r.pick(['www', 'mail', 'ldap1', 'autodiscover', '_ldap._tcp', 'intranet'])}.${zone}): query: ${r.pick(['www', 'mail', 'ldap1', 'autodiscover'])}.${zone} IN ${r.pick(['A', 'AAAA', 'SRV', 'MX'])} -E(0)DC (10.4.1.2)`))
  every(t0, end, 2 * M, (t) => b(t, 'security: info', `client @0x7f${r.hex(10)} ${ip()}#${r.int(1000, 60000)} (${r.pick(['sl', 'pizzaseo.com', '.'])}): query (cache) '${r.pick(['sl', 'pizzaseo.com', '.'])}/ANY/IN' denied (allow-query-cache did not match)`))
  tick(t0, onset, 14 * M, (t) => b(t, 'dnssec: info', `zone ${zone}/IN (signed): reconfiguring zone keys`))
  tick(onset + 20 * S, end, 14 * M, (t) => { b(t, 'general: warning', `dns_dnssec_findzonekeys2: error reading ${key}: permission denied`, { root: 'sig' }); b(t + 2, 'general: warning', `zone ${zone}/IN (signed): zone_resigninc: could not find zone keys, zone left as it is`, { root: 'sig' }) })
  const sy = (t, prog, text, mark) => sys(t, rsys(t, ns, prog, text), mark)
  tick(t0, end, 30 * M, (t) => sy(t, `puppet-agent[${r.int(1000, 60000)}]`, `Applied catalog in ${r.int(9, 20)}.${r.int(10, 99)} seconds`))
  sy(onset, 'puppet-agent[22107]', "(/Stage[main]/Hardening/File[/var/lib/bind/keys]/owner) owner changed 'bind' to 'root'", { root: 'sig' }); sy(onset + 30, 'puppet-agent[22107]', "(/Stage[main]/Hardening/File[/var/lib/bind/keys]/mode) mode changed '0750' to '0700'", { root: 'sig' }); sy(onset - 400, 'puppet-agent[22107]', "(/Stage[main]/Hardening/File[/etc/issue.net]/content) content changed '{sha256}3f1c' to '{sha256}90ab'")
  tick(t0, end, 10 * M, (t) => sy(t, `CRON[${r.int(1000, 60000)}]`, '(root) CMD (/usr/lib/sysstat/debian-sa1 1 1)')); every(t0, end, 17 * M, (t) => sy(t, `chronyd[611]`, `Selected source 10.4.0.${r.int(1, 3)}`))
  const u = (t, text, mark) => ub(t, `[${Math.floor(t / 1000)}] unbound[812:${r.int(0, 3)}] ${text}`, mark)
  every(t0, end, 4 * M, (t) => u(t, `info: validation failure <${r.pick(['tracker.ads-broken.example', 'old.vendor-x.example'])}. A IN>: No DNSKEY record from ${ip()} for key ${r.pick(['ads-broken.example', 'vendor-x.example'])}. while building chain of trust`))
  every(t0, end, 40 * S, (t) => u(t, `info: 10.4.1.${r.int(50, 60)} ${r.pick(['debian.org', 'office.example.net', 'ntp.pool.example', 'github.com'])}. A IN NOERROR 0.0${r.int(10, 99)} 0 ${r.int(50, 300)}`))
  every(exp, end, 30 * S, (t) => u(t, `info: validation failure <${r.pick(['mail', 'ldap1', 'www'])}.${zone}. A IN>: signature expired from 10.4.1.2 for key ${zone}. while building chain of trust`, { root: 'sig' }))
  const m = (t, d, text, mark) => mail(t, rsys(t, mx, `postfix/${d}[${r.int(1000, 60000)}]`, text), mark)
  every(t0, end, 13 * S, (t) => {
    const q = r.hex(10).toUpperCase(), to = `${r.pick(['info', 'h.maier', 'team3', 'lena'])}@${t > exp || r.next() < 0.5 ? zone : 'partner.example'}`
    if (t > exp && r.next() < 0.85) m(t, 'smtp', `${q}: to=<${to}>, relay=none, delay=${r.int(1, 900)}, delays=0.1/0/30/0, dsn=4.4.3, status=deferred (Host or domain name not found. Name service error for name=mail.${zone} type=A: Host not found, try again)`, { relevant: 'sig' })
    else m(t, 'smtp', `${q}: to=<${r.pick(['info', 'kontakt'])}@partner.example>, relay=mail.partner.example[203.0.113.${r.int(2, 90)}]:25, delay=${r.int(0, 3)}.${r.int(1, 9)}, delays=0.1/0/0.2/0.6, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as ${r.hex(10).toUpperCase()})`)
  })
  every(t0, end, 50 * S, (t, _, a = ip()) => m(t, 'smtpd', `NOQUEUE: reject: RCPT from unknown[${a}]: 450 4.7.25 Client host rejected: cannot find your hostname, [${a}]; from=<x@spam.example> to=<info@${zone}> proto=ESMTP helo=<localhost>`))
  const sd = (t, text, mark) => sss(t, `(${seconds(t)}): [be[${zone}]] ${text}`, mark)
  every(t0, end, 90 * S, (t) => t < exp && sd(t, `[sdap_get_generic_op_finished] (0x0400): [RID#${r.int(1, 4000)}] Search result: Success(0), no errmsg set`))
  every(exp, end, 11 * S, (t) => sd(t, r.pick([`[fo_resolve_service_done] (0x0020): Failed to resolve server 'ldap1.${zone}': Could not contact DNS servers`, `[set_server_common_status] (0x0100): Marking server 'ldap1.${zone}' as 'not working'`, '[sdap_id_op_connect_done] (0x0020): Failed to connect, going offline (5 [Input/output error])']), { relevant: 'sig' }))
  return c.incident('sig', { cause: { allOf: [['\\bsign(?!ific)', 'rrsig', 'dnssec', 'resign', 'zone.?keys?', 'private key', 'keys? (file|director)', '/keys'], ['permission', 'owner', 'read', 'chown', 'mode', 'access', 'expire', 'not (be )?(re-?sign|renew)', 'puppet', 'hardening', 'root'], ['key', 're-?sign', 'rrsig', 'dnssec', 'signature']], mustNot: ['(mail|postfix|ldap|sssd)\\w* (server )?(is|was) (down|misconfig)', 'network (outage|problem)', 'spam'] },
    services: ['named', 'bind', ns, `${ns}-syslog`, zone, 'puppet-agent', 'puppet', 'bind9'], victims: ['unbound', 'postfix', 'maillog', 'sssd', mx, 'postfix/smtp'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: Math.round(gapMs / S) + 180, rootPattern: 'findzonekeys2|resigninc|bind/keys|signature expired' })
}

export function optics(seed) {
  const { r, t0, c, log, every, tick, ip, shuffle } = begin(seed, 'campus-network', { notes: 'routing, VPN and RADIUS flap; one transceiver loses light' })
  const dist = r.pick(['sw-dist-4', 'sw-dist-7', 'agg-west']), core = r.pick(['sw-core-1', 'core-a']), fw = r.pick(['fw-edge', 'fgt-hq']), port = `Te1/1/${r.int(1, 4)}`, long = port.replace('Te', 'TenGigabitEthernet')
  const end = t0 + r.int(95, 115) * M, onset = t0 + r.int(32, 42) * M, net = log('switches.log'), f = log('fortigate.log'), rad = log('radius.log')
  const dev = `FG200E4Q17${r.int(100000, 999999)}`, seq = {}, n = (t, h, text, mark) => { net(t, `${micro(t).slice(0, 19)}+00:00 ${h} ${(seq[h] ??= r.int(10000, 90000)) + Math.floor((t - t0) / 900)}: ${month(t)} ${String(+day(t)).padStart(2)} ${iso(t).slice(11, 23)}: ${text}`, mark) }
  const acc = ['sw-acc-11', 'sw-acc-12', 'sw-acc-31', 'sw-acc-32']
  every(t0, end, 16 * S, (t) => { const h = r.pick(acc), p = `GigabitEthernet1/0/${r.int(1, 48)}`, s = r.pick(['up', 'down']); if (r.next() < 0.5) n(t, h, `%LINK-3-UPDOWN: Interface ${p}, changed state to ${s}`); n(t + 500, h, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to ${s}`) })
  every(t0, end, 3 * M, (t) => n(t, r.pick(acc), `%SW_MATM-4-MACFLAP_NOTIF: Host ${r.hex(4)}.${r.hex(4)}.${r.hex(4)} in vlan 210 is flapping between port Gi1/0/47 and port Gi1/0/48`))
  every(t0, end, 2 * M, (t) => n(t, r.pick(acc), `%DOT1X-5-FAIL: Switch 1 R0/0: sessmgrd: Authentication failed for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) with reason (No Response from Client) on Interface Gi1/0/${r.int(1, 46)}`))
  every(t0, end, 12 * M, (t) => n(t, r.pick(acc), `%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.9.0.${r.int(5, 9)})`))
  n(onset - 6 * M, dist, '%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.9.0.5)')
  // the light fades: the switch polls its optics every ten minutes, the links fall in between
  let dbm = -14.3
  tick(onset + 2 * M, end, 5 * M, (t) => { dbm -= 0.3 + r.next() * 0.35; const low = dbm < -16.4; n(t, dist, `%SFF8472-${low ? 3 : 5}-THRESHOLD_VIOLATION: ${port}: Rx power low ${low ? 'alarm' : 'warning'}; Operating value: ${dbm.toFixed(1)} dBm, Threshold value: ${low ? '-16.4' : '-14.4'} dBm.`, { root: 'rx' }) })
  const flap = (t) => {
    const back = r.int(6, 25) * S, mark = { relevant: 'rx' }
    n(t, core, `%BFD-6-BFD_SESS_DOWN: BFD-SYSLOG: bfd_session_destroyed, ld:${r.int(1, 40)} neigh proc:OSPF, handle:1 act`, mark)
    n(t + 20, core, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.14 on TenGigabitEthernet2/0/9 from FULL to DOWN, Neighbor Down: BFD node down`, mark); n(t + 40, dist, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.1 on ${long} from FULL to DOWN, Neighbor Down: BFD node down`, mark)
    n(t + 300, core, `%TRACK-6-STATE: 14 ip sla 14 reachability Up -> Down`, mark)
    for (let i = 0; i < r.int(2, 5); i++) rad(t + r.int(1, 20) * S, `${iso(t)} : Error: (${r.int(1000, 99999)}) No response to CoA / proxy request to home server 10.70.4.${r.int(10, 12)} port 1812, proto udp`, mark)
    for (let i = 0; i < r.int(2, 4); i++) vpn(t + r.int(2, 20) * S, true, mark)
    n(t + back, core, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.14 on TenGigabitEthernet2/0/9 from LOADING to FULL, Loading Done`, mark); n(t + back + 30, dist, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.1 on ${long} from LOADING to FULL, Loading Done`, mark)
  }
  const kv = (t, id, sub, lv, rest, mark) => f(t, `date=${iso(t).slice(0, 10)} time=${clock(t)} devname="${fw}" devid="${dev}" eventtime=${Math.floor(t * 1e6)} tz="+0000" logid="${id}" type="event" subtype="${sub}" level="${lv}" vd="root" ${rest}`, mark)
  const vpn = (t, bad, mark, far = r.pick([['10.70.4.2', 'campus-west'], ['10.71.4.2', 'campus-south']])) => bad ? kv(t, '0101037136', 'vpn', 'error', `logdesc="IPsec DPD failed" msg="IPsec DPD failure" action="dpd" remip=10.70.4.2 locip=10.9.1.1 vpntunnel="campus-west" status="dpd_failure"`, mark) : kv(t, '0101037141', 'vpn', 'notice', `logdesc="IPsec tunnel statistics" msg="IPsec tunnel statistics" action="tunnel-stats" remip=${far[0]} vpntunnel="${far[1]}" sentbyte=${r.int(1e6, 9e8)} rcvdbyte=${r.int(1e6, 9e8)}`)
  for (let t = onset, g = 8 * M; t < end; t += r.gap(g * 0.3) + g * 0.7, g = Math.max(2 * M, g * 0.84)) flap(t)
  every(t0, end, 32 * S, (t) => vpn(t, false))
  every(t0, end, 30 * S, (t) => kv(t, '0101039426', 'vpn', 'alert', `logdesc="SSL VPN login fail" action="ssl-login-fail" remip=${ip()} user="${r.pick(['admin', 'test', 'vpnuser', 'backup'])}" reason="sslvpn_login_unknown_user" msg="SSL user failed to logged in"`))
  every(t0, end, 19 * S, (t) => rad(t, `${iso(t)} : Auth: (${r.int(1000, 99999)}) ${r.next() < 0.1 ? 'Login incorrect (mschap: MS-CHAP2-Response is incorrect)' : 'Login OK'}: [u${r.int(1000, 9999)}] (from client ${r.pick(acc)} port ${r.int(50101, 50148)})`))
  return c.incident('rx', { cause: { allOf: [['\\brx', 'optic', 'transceiver', '\\bsfp', '\\blight', 'fib(er|re)', 'dBm', 'receive (power|level)', 'laser', 'patch ?(cable|cord|lead)'], ['low', 'weak', 'degrad', 'dirty', 'falling', 'fad', 'below', 'drop', 'threshold', 'dying', 'attenuat', 'loss', 'declin', 'fail', 'defect', 'sink', 'los(es|ing)']], mustNot: ['config(uration)? change (broke|caused)', 'radius (server )?(is|was) down', 'mac ?flap'] },
    services: [dist, port, long, 'switches', 'SFF8472'], victims: [core, fw, 'fortigate', 'radius', 'campus-west'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 600, rootPattern: 'THRESHOLD_VIOLATION' })
}

export function migration(seed) {
  const { r, t0, c, log, every, tick, ip, uuid } = begin(seed, 'django-bookings', { notes: 'an ALTER TABLE queues behind a long report, and everything queues behind the ALTER' })
  const [app, model] = r.pick([['bookings', 'booking'], ['courses', 'enrolment'], ['visits', 'appointment']]), rel = r.int(16500, 19999), table = `${app}_${model}`, mig = `00${r.int(41, 98)}_${model}_channel`, rep = r.int(3300, 3399), alt = r.int(4700, 4799)
  const end = t0 + r.int(45, 56) * M, onset = t0 + r.int(26, 33) * M, report = onset - r.int(8, 12) * M
  const gu = log('gunicorn.log'), ce = log('celery.log'), pg = log('postgres.log'), rl = log('release.log'), ng = log('nginx-error.log')
  const paths = [`/api/${app}/`, '/api/calendar/', '/api/rooms/', '/accounts/login/', '/']
  const q = (t, pid, user, text, mark) => pg(t, text.split('\n').map((l) => `${spaced(t)} UTC [${pid}] ${user}@${app} ${l}`).join('\n'), mark)
  every(t0, end, 6 * S, (t) => { if (t > onset + 20 * S && r.next() < 0.7) return; const path = r.pick(t > onset + 20 * S ? paths.slice(2) : paths); gu(t, `[${seconds(t)} +0000] [${r.int(20, 28)}] [INFO] ${ip()} "${r.pick(['GET', 'GET', 'POST'])} ${path}" ${r.next() < 0.05 ? 404 : 200} ${r.int(12, 240)}ms`) })
  every(t0, end, 70 * S, (t) => gu(t, `[${seconds(t)} +0000] [${r.int(20, 28)}] [WARNING] django.security.DisallowedHost Invalid HTTP_HOST header: '${ip()}'. You may need to add '${ip()}' to ALLOWED_HOSTS.`))
  every(t0, end, 14 * S, (t) => { const id = uuid(), bad = t > onset + 66 * S && r.next() < 0.7, w = `ForkPoolWorker-${r.int(1, 8)}`, task = bad ? `${app}.tasks.send_reminder` : r.pick(['mailing.tasks.deliver', 'files.tasks.thumbnail', ...(t < onset ? [`${app}.tasks.send_reminder`] : [])]); ce(t, bad ? `[${comma(t)}: ERROR/MainProcess] Task handler raised error: SoftTimeLimitExceeded(60,) ${task}[${id}]\nTraceback (most recent call last):\n  File "/srv/app/${app}/tasks.py", line 33, in send_reminder\n    row = ${model[0].toUpperCase() + model.slice(1)}.objects.get(pk=pk)\nbilliard.exceptions.SoftTimeLimitExceeded: SoftTimeLimitExceeded(60,)` : `[${comma(t)}: INFO/${w}] Task ${task}[${id}] succeeded in ${r.next().toFixed(4)}s: None`, bad ? { relevant: 'lock' } : undefined) })
  tick(t0, end, 5 * M, (t) => pg(t, `${spaced(t)} UTC [60] LOG:  checkpoint starting: time`))
  every(t0, end, 3 * M, (t) => q(t, r.int(3400, 3499), 'web', `LOG:  duration: ${r.int(500, 1300)}.${r.int(100, 999)} ms  statement: SELECT COUNT(*) FROM "django_session" WHERE "expire_date" > now()`))
  q(report, rep, 'metabase', `LOG:  connection authorized: user=metabase database=${app} application_name=Metabase v0.49`, { relevant: 'lock' })
  every(onset + 2 * S, end, 20 * S, (t, n) => q(t, 4800 + n, 'web', `LOG:  process ${4800 + n} still waiting for ${r.pick(['AccessShareLock', 'AccessShareLock', 'RowExclusiveLock'])} on relation ${rel} of database 16401 after 1000.${r.int(100, 999)} ms\nDETAIL:  Process holding the lock: ${rep}. Wait queue: ${alt}, ${Array.from({ length: Math.min(n + 1, 9) }, (_, i) => 4800 + i).join(', ')}.\nSTATEMENT:  SELECT "${table}"."id", "${table}"."state" FROM "${table}" WHERE "${table}"."day" = $1`, { relevant: 'lock' }))
  q(onset + 1.1 * S, alt, 'release', `LOG:  process ${alt} still waiting for AccessExclusiveLock on relation ${rel} of database 16401 after 1000.${r.int(100, 999)} ms\nDETAIL:  Process holding the lock: ${rep}. Wait queue: ${alt}.\nSTATEMENT:  ALTER TABLE "${table}" ADD COLUMN "channel" varchar(16) DEFAULT 'web' NOT NULL`, { root: 'lock' })
  const R = (t, text, mark) => rl(t, `${iso(t)} release[1]: ${text}`, mark)
  R(t0 + 3 * M, 'Image registry.example/${app}:2024.8 pulled, no migrations to apply'); R(t0 + 3.1 * M, 'Release finished'); R(onset - 9 * S, 'Operations to perform:'); R(onset - 8.9 * S, `  Apply all migrations: admin, auth, ${app}, mailing, sessions`); R(onset - 8.8 * S, 'Running migrations:'); R(onset - 8 * S, `  Applying mailing.0012_unsubscribed... OK`); R(onset, `  Applying ${app}.${mig}...`, { root: 'lock' })
  tick(onset + M, end, 2 * M, (t) => R(t, `step 'migrate' still running (${Math.round((t - onset) / S)}s)`, { root: 'lock' }))
  every(onset + 31 * S, end, 16 * S, (t) => { const pid = r.int(20, 28); gu(t, `[${seconds(t)} +0000] [1] [CRITICAL] WORKER TIMEOUT (pid:${pid})`, { relevant: 'lock' }); gu(t + 5, `[${seconds(t)} +0000] [${pid}] [ERROR] Error handling request /api/${app}/\nTraceback (most recent call last):\n  File "/usr/lib/python3.12/site-packages/django/db/backends/utils.py", line 105, in _execute\n    return self.cursor.execute(sql, params)\nSystemExit: 1`, { relevant: 'lock' }) })
  every(onset + 31 * S, end, 10 * S, (t) => ng(t, `${seconds(t).replaceAll('-', '/')} [error] 29#29: *${r.int(10000, 99999)} upstream prematurely closed connection while reading response header from upstream, client: ${ip()}, server: book.example, request: "GET /api/${app}/ HTTP/1.1", upstream: "http://127.0.0.1:8000/api/${app}/"`, { relevant: 'lock' }))
  every(t0, end, 2 * M, (t) => ng(t, `${seconds(t).replaceAll('-', '/')} [error] 29#29: *${r.int(10000, 99999)} open() "/srv/static/apple-touch-icon.png" failed (2: No such file or directory), client: ${ip()}, server: book.example, request: "GET /apple-touch-icon.png HTTP/1.1"`))
  return c.incident('lock', { cause: { allOf: [['migrat', 'alter', 'ddl', 'schema change', mig, 'add(ing)? (a )?column', 'AccessExclusive'], ['lock', 'block', 'queue', 'wait', 'behind', 'stuck', 'hang']], mustNot: ['(too few|not enough|more) (gunicorn )?workers', 'celery (is|was) (down|broken)', 'deadlock detected'] },
    services: ['release', 'migrate', 'postgres', 'postgresql', app, table, 'metabase'], victims: ['gunicorn', 'celery', 'nginx', 'nginx-error', 'web'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'AccessExclusiveLock|Applying|still running|ALTER' })
}
