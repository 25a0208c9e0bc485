import { Case, random, SEC, MIN, HOUR, DAY, start, every, uuid, ip10, ipPub, vol, letters, noise, ua, podName, syslogBsd, syslogIso, journalIso, isoZ, isoSec, iso7, isoMicro, klog, space, spaceMs, clf, comma, bsd, ymd, hms } from './lib.mjs'

export function docArchive(seed) {
  const r = random(`${seed}/doc-archive`), v = vol(r, 0.55)
  const t0 = start(r, 0, 1), end = t0 + 11 * HOUR, run = Math.floor((t0 + 2 * HOUR) / HOUR) * HOUR + r.int(1, 9) * MIN
  const W = 'logs/housekeeping.log', D = 'logs/docs-api.log', O = 'logs/objectstore.log', N = 'logs/nginx-access.log'
  const keepOld = 2555, keepNew = 255, total = r.int(410000, 520000), gone = Math.round(total * (0.55 + r.next() * 0.1))
  const rev = r.hex(7), worker = r.pick(['housekeeper', 'retention-worker', 'archive-janitor'])
  const c = new Case('doc-archive', { notes: 'A nightly retention run deletes most invoices because a reloaded policy keeps them 255 days and no longer 2555: INFO only. Later documents are not found.' })
    .incident('purge', {
      cause: { allOf: [
        ['retention', 'keep[_ ]?days', 'housekeep', 'clean-?up', 'purge', 'expir', 'janitor', 'polic(y|ies)', 'lifecycle', '\\b255\\b', 'archiv[a-z]* job'],
        ['delet', 'remov', 'purg', 'eras', 'wip(e|ed|ing)', 'data loss', 'los(t|s) of', 'destroy', 'expired? [^.]{0,40}(invoice|document|object)', 'cleaned (out|up|away)', 'drop(s|ped)', 'threw away'],
      ], mustNot: ['(docs-api|nginx|object ?store) (bug|deploy[a-z]*|release) (caus|delet|broke)'] },
      services: [worker, 'housekeeping', 'retention', 'retention-worker', 'housekeeper', 'archive-janitor'], victims: ['docs-api', 'nginx', 'objectstore', 'portal'],
      severity: ['high', 'critical'], onset: run, onsetToleranceSeconds: 1900, rootPattern: 'policy=invoices|invoices',
    })
  const w = (t, m, mark) => c.line(W, t, `ts=${isoZ(t)} level=info app=${worker} ${m}`, mark)
  const pol = ['invoices', 'uploads-tmp', 'thumbnails', 'exports', 'signed-contracts']
  w(run - 25 * MIN, `msg="policy source changed, reloading" source=git rev=${rev} author=bot-merge`, { relevant: 'purge' })
  for (const p of pol) w(run - 25 * MIN + 200 + pol.indexOf(p), `msg="policy loaded" policy=${p} keep_days=${{ invoices: keepNew, 'uploads-tmp': 2, thumbnails: 30, exports: 14, 'signed-contracts': 3650 }[p]} previous_keep_days=${{ invoices: keepOld, 'uploads-tmp': 2, thumbnails: 30, exports: 14, 'signed-contracts': 3650 }[p]} rev=${rev}`, p === 'invoices' ? { root: 'purge' } : {})
  // hourly light runs of the small policies, the nightly run of all
  for (let t = run - 2 * HOUR; t < end; t += HOUR) for (const p of ['uploads-tmp', 'thumbnails', 'exports']) { if (t < t0) continue; const s = r.int(4000, 9000), x = r.int(100, 600), a = t + 20 * MIN + pol.indexOf(p) * 3000
    w(a, `msg="run finished" policy=${p} scanned=${s} expired=${x} deleted=${x} failed=0 duration=${r.int(2, 9)}.${r.int(1, 9)}s`) }
  w(run, `msg="run started" policy=signed-contracts dry_run=false`); w(run + 4000, `msg="run finished" policy=signed-contracts scanned=${r.int(20000, 29999)} expired=0 deleted=0 failed=0 duration=3.9s`)
  w(run + 5000, `msg="run started" policy=invoices dry_run=false`, { root: 'purge' })
  for (let i = 1; i <= 14; i++) w(run + 5000 + i * 4 * MIN, `msg="batch deleted" policy=invoices batch=${i}/14 deleted=${Math.round(gone / 14)} oldest=2019-0${r.int(1, 9)}-1${r.int(0, 9)} newest=${ymd(run - keepNew * DAY - r.int(1, 40) * DAY)}`, { root: 'purge' })
  w(run + 62 * MIN, `msg="run finished" policy=invoices scanned=${total} expired=${gone} deleted=${gone} failed=0 duration=3712.4s`, { root: 'purge' })
  for (let k = 3; k > 0; k--) { const at = t0 + (4 - k) * 90000; w(at, `msg="history" policy=invoices run=${ymd(run - k * DAY)} scanned=${total - k * 410} deleted=${r.int(170, 390)}`, { relevant: 'purge' }) }
  every(r, t0, end, 110 * SEC / v, (t) => w(t, r.pick([`msg="lease renewed" holder=${worker}-0 ttl=30s`, `msg="metrics flushed" series=${r.int(40, 60)}`, `msg="thumbnail rebuilt" id=doc-${r.int(1e6, 9e6)} took=${r.int(20, 300)}ms`])))
  const d = (t, l, th, cls, m, mark) => c.line(D, t, `${isoMicro(t).slice(0, 23)}Z ${l.padStart(5)} 1 --- [docs-api] [${th}] ${cls.padEnd(40)} : ${m}`, mark)
  // business hours: misses increase after the run
  every(r, t0, end, 55 * SEC / v, (t) => {
    const th = `nio-8080-exec-${r.int(1, 20)}`, day = new Date(t).getUTCHours() >= 6, miss = t > run + 10 * MIN && r.next() < (day ? 0.4 : 0.2), id = `doc-${r.int(1e6, 9e6)}`
    if (miss) { d(t, 'WARN', th, 'c.e.docs.api.DocumentController', `Document ${id} (type=INVOICE, created=${ymd(t - r.int(260, 1900) * DAY)}) has no object, returning 404`, { relevant: 'purge' }); c.line(N, t + 4, `${ipPub(r)} - - [${clf(t + 4)}] "GET /v1/documents/${id}/pdf HTTP/2.0" 404 112 "https://portal.example/" "${ua(r)}"`, { relevant: 'purge' }) }
    else { d(t, 'INFO', th, 'c.e.docs.api.DocumentController', `Served ${id} type=${r.pick(['INVOICE', 'CONTRACT', 'REMINDER'])} bytes=${r.int(9000, 400000)} in ${r.int(9, 90)} ms`); c.line(N, t + 4, `${ipPub(r)} - - [${clf(t + 4)}] "GET /v1/documents/${id}/pdf HTTP/2.0" 200 ${r.int(9000, 400000)} "https://portal.example/" "${ua(r)}"`) }
  })
  every(r, t0, end, 25 * MIN, (t) => d(t, 'ERROR', 'ocr-2', 'c.e.docs.ocr.OcrPipeline', `OCR failed for doc-${r.int(1e6, 9e6)}: page 1 has unsupported colour space, keeping original`))
  const dep = t0 + r.int(280, 330) * MIN
  d(dep, 'INFO', 'main', 'c.e.docs.DocsApiApplication', 'Starting DocsApiApplication v3.18.0 using Java 21.0.3 with PID 1'); d(dep + 9000, 'INFO', 'main', 'c.e.docs.DocsApiApplication', 'Started DocsApiApplication in 8.412 seconds (process running for 9.1)')
  every(r, t0, end, 3.5 * MIN, (t) => c.line(O, t, JSON.stringify({ time: isoZ(t), level: r.pick(['INFO', 'INFO', 'WARNING']), node: `store-${r.int(1, 4)}`, message: r.pick([`scanner cycle ${r.int(900, 990)} completed`, 'healing: 0 objects queued', `slow drive response ${r.int(1000, 1800)}ms on /data${r.int(1, 8)}, recovered`, `usage bucket=docs objects=${t > run + 62 * MIN ? total - gone + 30000 : total + 30000} versioning=suspended`]) })))
  return c
}

export function interSite(seed) {
  const r = random(`${seed}/inter-site`), v = vol(r, 0.7)
  const tun = r.int(10, 40), rt = r.pick(['wan-rtr1', 'vpn-hub2', 'edge-r3']), t0 = start(r, 6, 9), end = t0 + 6 * HOUR, onset = t0 + r.int(160, 200) * MIN
  const N = 'logs/netdevices.log', P = 'logs/probe.log', B = 'logs/sync.log', S = 'logs/siteB-syslog.log', A = 'logs/erp-client.log'
  const mss = r.pick([1360, 1350, 1340])
  const c = new Case('inter-site', { notes: 'MSS clamp taken off a GRE/IPsec tunnel: small packets pass, bulk transfers hang. Only a configuration line at notice level and a probe with full-size packets tell.' })
    .incident('mtu', {
      cause: { allOf: [['\\bMTU', 'MSS', 'PMTU', 'fragment', 'packet[- ]size', '(large|big|full-size|oversize|1,?500|1,?400)[a-z\\- ]* (packet|frame|segment)', 'black[- ]?hol', 'adjust-mss', 'clamp', 'segment size', 'don.?t fragment', '\\bDF\\b']], mustNot: ['disk (is )?full', 'postgres (bug|is the cause)'] },
      services: [rt, `Tunnel${tun}`, 'router', 'vpn', 'tunnel', `tunnel ${tun}`], victims: ['rsync', 'sync', 'site-sync', 'postgres', 'walreceiver', 'db-b1', 'erp-client', 'app-b1', 'app-b2', 'files-b'],
      severity: ['high', 'medium', 'critical'], onset, onsetToleranceSeconds: 600, rootPattern: 'adjust-mss|interface Tunnel|size=1(400|472) df=1 .*loss=100',
    })
  let seq = r.int(100000, 900000)
  const n = (t, h, m, mark) => c.line(N, t, `<189>${seq++}: ${h}: ${bsd(t)}.${String(t % 1000).padStart(3, '0')} UTC: ${m}`, mark)
  const cmd = (t, h, u, x, mark) => n(t, h, `%PARSER-5-CFGLOG_LOGGEDCMD: User:${u}  logged command:${x} `, mark)
  const devs = [rt, 'br-rtr5', 'br-rtr6', 'acc-b1']
  every(r, t0, end, 3 * MIN / v, (t) => r.pick([
    () => { const h = r.pick(devs.slice(1)), i = r.int(1, 40); cmd(t, h, 'netops', `interface GigabitEthernet0/${i}`); cmd(t + 3000, h, 'netops', `description ${r.pick(['printer 3rd floor', 'meeting room', 'spare', 'camera'])}`); n(t + 9000, h, '%SYS-5-CONFIG_I: Configured from console by netops on vty1 (10.60.0.14)') },
    () => n(t, r.pick(devs), '%CRYPTO-6-IKMP_MODE_FAILURE: Processing of Informational mode failed with peer at ' + ipPub(r)),
    () => n(t, r.pick(devs), '%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: admin] [Source: ' + ipPub(r) + '] [localport: 22] [Reason: Login Authentication Failed]'),
    () => n(t, r.pick(devs), '%SNMP-3-AUTHFAIL: Authentication failure for SNMP req from host 10.60.0.' + r.int(20, 60)),
    () => n(t, 'acc-b1', `%LINK-3-UPDOWN: Interface GigabitEthernet0/${r.int(1, 40)}, changed state to ${r.pick(['up', 'down'])}`),
  ])())
  n(onset - 70000, rt, '%SEC_LOGIN-5-LOGIN_SUCCESS: Login Success [user: jlind] [Source: 10.60.0.18] [localport: 22]')
  cmd(onset - 9000, rt, 'jlind', `interface Tunnel${tun}`, { root: 'mtu' }); cmd(onset - 4000, rt, 'jlind', `description hub to site B (CHG-${r.int(10000, 40000)})`, { relevant: 'mtu' }); cmd(onset, rt, 'jlind', `no ip tcp adjust-mss ${mss}`, { root: 'mtu' }); n(onset + 8000, rt, '%SYS-5-CONFIG_I: Configured from console by jlind on vty0 (10.60.0.18)', { relevant: 'mtu' })
  for (let t = t0 + 60000; t < end; t += 5 * MIN) for (const tgt of ['10.72.0.1', '10.72.4.20']) {
    const a = t + r.int(0, 2000), af = t > onset
    c.line(P, a, `${isoSec(a)} probe icmp target=${tgt} size=56 df=0 sent=20 loss=0% rtt_avg=${(11 + r.next() * 2).toFixed(1)}ms`)
    c.line(P, a + 5000, `${isoSec(a + 5000)} probe icmp target=${tgt} size=1472 df=1 sent=20 loss=100% rtt_avg=-`)
    c.line(P, a + 9000, `${isoSec(a + 9000)} probe tcp target=${tgt}:443 connect=${(11 + r.next() * 3).toFixed(1)}ms mss=${af ? 1460 : mss} download_1MiB=${af ? 'timeout(30s)' : (0.4 + r.next() * 0.4).toFixed(2) + 's'}`, af ? { relevant: 'mtu' } : {})
  }
  const y = (t, m, mark) => c.line(B, t, `${space(t)} [${r.int(2000, 90000)}] ${m}`, mark)
  let rid = r.int(1000, 9000)
  for (let t = t0 + 3 * MIN; t < end; t += 10 * MIN) {
    y(t, `site-sync run ${++rid}: building file list`); y(t + 3000, `receiving file list ... done, ${r.int(40, 600)} files to consider`)
    if (t > onset) { for (const f of ['plans/floor2.dwg', 'img/cat.tif', 'price/list.xlsx'].slice(0, r.int(1, 3))) y(t + 4000, `>f+++++++++ ${f}`, { relevant: 'mtu' }); y(t + 8 * MIN, `rsync error: timeout in data send/receive (code 30) at io.c(201) [receiver=3.2.7], 0 of ${r.int(9, 60)} MB transferred`, { relevant: 'mtu' }); y(t + 8 * MIN + 100, `site-sync run ${rid}: will retry at next interval`, { relevant: 'mtu' }) }
    else { for (let i = 0; i < r.int(2, 5); i++) y(t + 5000 + i * 900, `>f.st...... ${r.pick(['plans', 'img', 'price', 'hr'])}/${letters(r, 7)}.${r.pick(['dwg', 'tif', 'pdf'])}`); y(t + 60000, `sent ${r.int(2000, 9000)} bytes  received ${r.int(20, 60)},${r.int(100, 999)},${r.int(100, 999)} bytes  ${r.int(300, 800)},${r.int(100, 999)}.00 bytes/sec`); y(t + 61000, `site-sync run ${rid}: ok`) }
  }
  noise(c, r, S, syslogBsd, ['db-b1', 'app-b1', 'app-b2', 'files-b'], t0, end, 80 * SEC / v)
  every(r, onset + 90 * SEC, end, 5 * MIN, (t) => { const p = r.int(2000, 90000); c.line(S, t, syslogBsd(t, 'db-b1', 'postgres', p, `[3-1] ${space(t)} UTC [${p}] FATAL:  terminating walreceiver due to timeout`), { relevant: 'mtu' }); c.line(S, t + 5000, syslogBsd(t + 5000, 'db-b1', 'postgres', p + 7, `[4-1] ${space(t + 5000)} UTC [${p + 7}] LOG:  started streaming WAL from primary at ${r.int(1, 9)}A/${r.hex(2).toUpperCase()}000000 on timeline 1`), { relevant: 'mtu' }) })
  every(r, t0, end, 50 * SEC / v, (t) => { const big = r.next() < 0.4, af = t > onset
    c.line(A, t, `${hms(t)} ${ymd(t)} |${big && af ? 'WARN ' : 'INFO '}| app-b${r.int(1, 2)} | erp-client | ${big ? `GET /report/${r.pick(['stock', 'orders', 'ledger'])} ` + (af ? 'response headers received, body stalled after 0 bytes, giving up after 60 s' : `200 ${r.int(300000, 4000000)} bytes ${r.int(400, 1900)} ms`) : `GET /ping 200 2 bytes ${r.int(11, 16)} ms`}`, big && af ? { relevant: 'mtu' } : {}) })
  return c
}

export function authOtp(seed) {
  const r = random(`${seed}/auth-otp`), v = vol(r, 0.45)
  const dom = 'corp.example', bad = r.pick(['auth02', 'idp-b', 'radius2']), good = r.pick(['auth01', 'radius1']), t0 = start(r, 5, 7), end = t0 + 7 * HOUR, onset = t0 + r.int(150, 200) * MIN
  const off = (r.int(0, 1) ? 1 : -1) * (r.int(140, 290) + r.int(1, 999) / 1000), lab = `ntp-lab.${dom}`
  const B = `logs/${bad}.journal`, G = `logs/${good}.journal`, V = 'logs/openvpn.log', K = 'logs/portal.log', O = 'logs/other-hosts.journal'
  const c = new Case('auth-otp', { notes: 'One of two authentication hosts follows a wrong time source after a configuration run and steps its clock by minutes: INFO lines of chronyd. One-time passwords checked there fail. Times of that host are shifted afterwards.' })
    .incident('clock', {
      cause: { allOf: [['clock', '\\bNTP\\b', 'chrony', 'time[- ](source|server|sync|drift|skew|shift|offset|step|jump)', 'system time', '\\btime\\b[^.]{0,40}\\b(off|wrong|shift|ahead|behind|jump|minutes|stepp)', 'wrong time', 'out of sync'], ['step', 'skew', 'drift', 'wrong', 'off\\b', 'jump', 'offset', 'shift', 'false ?ticker', 'incorrect', 'ahead', 'behind', 'out of sync', 'unsynchron', 'desync', 'bad', 'inaccurate', 'misconfig', 'seconds', 'deviat']], mustNot: ['brute', 'users? (entered|typ)'] },
      services: [bad, 'chronyd', 'chrony', 'ntp', lab, 'ntp-lab', 'ansible'], victims: ['openvpn', 'vpn', 'freeradius', 'radiusd', 'privacyidea', 'portal', 'krb5kdc'],
      severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 420, rootPattern: 'chronyd|ntp-lab|falseticker',
    })
  // the time that the bad host writes
  const shown = (t) => (t > onset ? t + off * 1000 : t)
  const J = (t, h, p, n, m, mark) => c.line(h === bad ? B : h === good ? G : O, t, journalIso(h === bad ? shown(t) : t, h, p, n, m), mark)
  for (const h of [bad, good]) {
    every(r, t0, end, 4 * MIN / v, (t) => J(t, h, 'systemd', 1, r.pick(['Started Session ' + r.int(100, 9000) + ' of User ansible.', 'logrotate.service: Deactivated successfully.', 'Starting sysstat-collect.service - system activity accounting tool...', 'sysstat-collect.service: Deactivated successfully.'])))
    every(r, t0, end, 100 * SEC / v, (t) => { const u = letters(r, 6, 'aeioubdklmnrst'), fail = (h === bad && t > onset + 20 * SEC) ? r.next() < 0.9 : r.next() < 0.06, n = r.int(1000, 99000)
      J(t, h, 'radiusd', 2210, `(${n}) Login ${fail ? 'incorrect (perl: rlm_perl returned reject)' : 'OK'}: [${u}/<via Auth-Type = perl>] (from client vpn${r.int(1, 2)} port ${r.int(0, 9)} cli ${ipPub(r)})`, fail && h === bad && t > onset ? { relevant: 'clock' } : {})
      c.line(V, t + 300, `${space(t + 300)} us=${r.int(100000, 999999)} ${ipPub(r)}:${r.int(20000, 60000)} ${fail ? `TLS Auth Error: Auth Username/Password verification failed for peer` : `[${u}] Peer Connection Initiated with [AF_INET]${ipPub(r)}:${r.int(20000, 60000)}`}`, fail && h === bad && t > onset ? { relevant: 'clock' } : {})
      if (fail) J(t - 50, h, 'privacyidea', 1877, `[INFO] ${u}: OTP verification failed for token TOTP${r.hex(8).toUpperCase()}: otp counter not found in window`, h === bad && t > onset ? { relevant: 'clock' } : {})
      else J(t - 50, h, 'privacyidea', 1877, `[INFO] ${u}: matching 1 token TOTP${r.hex(8).toUpperCase()}, otp ok`)
    })
  }
  const chronyNormal = ['hostA', 'web3', 'db5', 'mon1']
  for (const h of chronyNormal) { const k = r.int(1, 2); J(t0 + r.int(10, 900) * SEC, h, 'chronyd', 690, `Selected source 10.0.0.${k + 5} (ntp${k}.${dom})`) }
  every(r, t0, end, 13 * MIN, (t) => J(t, r.pick(chronyNormal), 'chronyd', 690, r.pick([`Selected source 10.0.0.6 (ntp1.${dom})`, `Selected source 10.0.0.7 (ntp2.${dom})`, 'Source 203.0.113.9 replaced with 203.0.113.71 (2.debian.pool.ntp.org)'])))
  every(r, t0, end, 2.5 * MIN / v, (t) => J(t, r.pick(chronyNormal), ...r.pick([['sshd', r.int(500, 9000), `Connection closed by authenticating user root ${ipPub(r)} port ${r.int(2000, 60000)} [preauth]`], ['sshd', r.int(500, 9000), 'Invalid user oracle from ' + ipPub(r) + ' port ' + r.int(2000, 60000)], ['dbus-daemon', 611, '[system] Activating service name=\'org.freedesktop.PackageKit\' requested by \':1.71\'']])))
  // the ansible run touches many hosts harmlessly, the template is wrong for one group
  J(onset - 80000, bad, 'python3', 41233, 'ansible-ansible.legacy.copy Invoked with src=/home/ansible/.ansible/tmp/ansible-tmp/source dest=/etc/chrony/chrony.conf mode=0644 backup=False', { relevant: 'clock' })
  J(onset - 71000, bad, 'systemd', 1, 'Stopping chrony.service - chrony, an NTP client/server...', { relevant: 'clock' }); J(onset - 70900, bad, 'chronyd', 690, 'chronyd exiting', { relevant: 'clock' })
  J(onset - 70500, bad, 'chronyd', 41290, 'chronyd version 4.3 starting (+CMDMON +NTP +REFCLOCK +RTC +PRIVDROP +SCFILTER +SIGND +ASYNCDNS +NTS +SECHASH +IPV6 -DEBUG)', { relevant: 'clock' }); J(onset - 70400, bad, 'chronyd', 41290, 'Frequency -11.204 +/- 0.031 ppm read from /var/lib/chrony/chrony.drift')
  J(onset - 2000, bad, 'chronyd', 41290, `Selected source 10.66.3.9 (${lab})`, { root: 'clock' }); J(onset - 1500, bad, 'chronyd', 41290, `System clock wrong by ${off.toFixed(6)} seconds`, { root: 'clock' }); J(onset + 1, bad, 'chronyd', 41290, `System clock was stepped by ${off.toFixed(6)} seconds`, { root: 'clock' })
  J(onset + 9000, bad, 'systemd', 1, 'Started systemd-hostnamed.service - Hostname Service.')
  J(onset + 40 * MIN, 'mon1', 'chronyd', 690, `Detected falseticker 10.66.3.9 (${lab})`, { root: 'clock' })
  for (const h of ['web3', 'db5']) { const t = onset - r.int(60, 200) * SEC; J(t, h, 'python3', 777, 'ansible-ansible.legacy.copy Invoked with src=/home/ansible/.ansible/tmp/ansible-tmp/source dest=/etc/motd mode=0644 backup=False') }
  every(r, t0, end, 3 * MIN / v, (t) => { const x = t > onset && r.next() < 0.35; c.line(K, t, JSON.stringify({ '@timestamp': isoZ(t), 'log.level': x ? 'WARN' : 'INFO', service: 'portal', message: x ? `SSO login failed: token issued by ${bad} ${off > 0 ? 'not yet valid (nbf in the future)' : 'is already expired on arrival'}` : `SSO login ok via ${r.pick([good, t > onset ? good : bad])}` }), x ? { relevant: 'clock' } : {}) })
  every(r, t0, end, 50 * MIN, (t) => c.line(V, t, `${space(t)} us=${r.int(100000, 999999)} ${ipPub(r)}:${r.int(2000, 60000)} TLS Error: TLS key negotiation failed to occur within 60 seconds (check your network connectivity)`))
  return c
}

export function backupHost(seed) {
  const r = random(`${seed}/backup-host`), v = vol(r)
  const h = r.pick(['bk01', 'vault-host', 'backup2']), pid = r.int(900, 1400), t0 = start(r, 1, 3), end = t0 + 76 * HOUR, boot0 = t0 + r.int(19, 24) * HOUR + r.int(9, 20) * MIN, lastStart = Math.floor((boot0 - 7 * MIN) / HOUR) * HOUR + 7 * MIN, down = lastStart + 4 * MIN, boot = down + 70000
  const other = r.pick(['lldpd', 'fwupd', 'postgres_exporter'])
  const S = `logs/${h}.log`, B = 'logs/backup.log', M = 'logs/report.log'
  const c = new Case('backup-host', { notes: 'The host restarts during a backup. The lock file stays, its pid belongs to another program now: every later run thinks another one is active and leaves. Nothing fails, nothing is saved.' })
    .incident('lock', {
      cause: { allOf: [
        ['\\block', 'pid ?file', 'stale', 'previous run', 'already running', 'still (active|running)', 'another (instance|run|backup)', `\\b${pid}\\b`, 'pid re-?use', 'recycled pid'],
        ['skip', 'not (been )?(run|made|taken|start|created|execut)', 'no (new )?(backup|snapshot)', 'stop', 'block', 'prevent', 'never (run|start|complete|execut)', 'exit', 'bail', 'refus', 'leaves', 'stale', 'left ?over', 'left behind', 'orphan', 'no longer', 'ceas', 'held', 'abort', 'not releas', "n[o']t (run|made|taken|start|remov|clean)"],
      ], mustNot: ['(repository|storage|bucket) (is )?(full|unreachable)'] },
      services: ['backup', 'backup.sh', h, 'restic', 'backup-hourly', 'backup.service', 'cron'], victims: ['report', 'backup-report', 'db-main'],
      severity: ['high', 'medium', 'critical'], onset: down, onsetToleranceSeconds: 3900, rootPattern: `held by pid ${pid}|previous run|lock|kernel: .*Linux version`,
    })
  noise(c, r, S, syslogIso, [h], t0, end, 9 * MIN / v)
  every(r, t0, end, 25 * MIN / v, (t) => c.line(S, t, syslogIso(t, h, 'smartd', 1140, `Device: /dev/sda [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 66)} to ${r.int(60, 66)}`)))
  const b = (t, m, mark) => c.line(B, t, `[${space(t)}] backup-hourly: ${m}`, mark)
  let n = 0
  for (let hr = Math.ceil(t0 / HOUR) * HOUR + 7 * MIN; hr < end; hr += HOUR) {
    const sets = ['db-main', 'files', 'mailstore']
    if (hr < boot) {
      const cut = boot - hr < HOUR
      b(hr, `start, lock /srv/backup/.lock acquired by pid ${cut ? pid : r.int(2000, 60000)}`, cut ? { root: 'lock' } : {})
      for (const s of sets) { const a = hr + 4000 + sets.indexOf(s) * 90000; b(a, `${s}: using parent snapshot ${r.hex(8)}`); if (cut && s === 'mailstore') break
        if (r.next() < 0.2) b(a + 30000, `${s}: warning: /srv/${s}/cache/${letters(r, 6)}: file changed as we read it`)
        b(a + 80000, `${s}: snapshot ${r.hex(8)} saved, added ${r.int(40, 900)}.${r.int(0, 9)} MiB, processed ${r.int(20000, 90000)} files in 1:${r.int(10, 19)}`) }
      if (!cut) { b(hr + 5 * MIN, 'done, lock released'); if (r.next() < 0.15) b(hr - 30000, 'note: unlocking repository, removed 0 locks') }
    } else { b(hr, `lock /srv/backup/.lock held by pid ${pid}, previous run still active, nothing to do`, { root: 'lock' }) }
  }
  // restart: by the plan of the automatic updates
  const s = (t, p, x, m, mark) => c.line(S, t, syslogIso(t, h, p, x, m), mark)
  s(down - 9000, 'unattended-upgrade', 0, 'Found /var/run/reboot-required, rebooting'); s(down, 'systemd-logind', 812, 'The system will reboot now!'); s(down + 300, 'systemd', 1, 'Stopping cron.service - Regular background program processing daemon...'); s(down + 900, 'systemd', 1, `cron.service: Killing process ${pid} (backup-hourly) with signal SIGKILL.`, { relevant: 'lock' }); s(down + 3000, 'systemd', 1, 'Reached target reboot.target - System Reboot.')
  const up = down + 70000; let k = 0
  for (const m of ['Linux version 6.1.0-22-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0) #1 SMP PREEMPT_DYNAMIC Debian 6.1.94-1', 'Command line: BOOT_IMAGE=/boot/vmlinuz-6.1.0-22-amd64 root=UUID=' + uuid(r) + ' ro quiet', 'x86/fpu: Supporting XSAVE feature 0x001: \'x87 floating point registers\'', 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.LPCB.EC0], AE_NOT_FOUND (20220331/psargs-330)', 'ACPI Error: Aborting method \\_SB.PCI0._OSC due to previous error (AE_NOT_FOUND) (20220331/psparse-529)', 'EXT4-fs (sda2): mounted filesystem with ordered data mode. Quota mode: none.', 'EXT4-fs (sdb1): recovery complete', 'RAPL PMU: API unit is 2^-32 Joules, 3 fixed counters, 655360 ms ovfl timer']) { s(up + k * 120, 'kernel', 0, `[${(k * 0.412).toFixed(6).padStart(12)}] ${m}`, k === 0 ? { relevant: 'lock' } : {}); k++ }
  s(up + 9000, 'systemd', 1, 'Started cron.service - Regular background program processing daemon.'); s(up + 9500, other, pid, 'started, entering main loop', { relevant: 'lock' })
  for (let d = 0; d < 4; d++) { const t = Math.floor(t0 / DAY) * DAY + d * DAY + 6 * HOUR + 11 * SEC; if (t < t0 || t > end) continue
    const lost = t > boot
    for (const x of ['db-main', 'files', 'mailstore', 'legacy-crm']) { const at = t + 300 * ['db-main', 'files', 'mailstore', 'legacy-crm'].indexOf(x), last = x === 'legacy-crm' ? Date.UTC(2024, 4, 2, 3) : lost ? (x === 'mailstore' ? lastStart - HOUR + 4 * MIN : lastStart + 2 * MIN) : t - 50 * MIN
      c.line(M, at, `${isoSec(at)} daily-report set=${x} snapshots=${x === 'legacy-crm' ? 12 : r.int(160, 190)} latest=${isoSec(last)} repo_check=ok`, lost && x !== 'legacy-crm' ? { relevant: 'lock' } : {}) } }
  every(r, t0, end, 40 * MIN / v, (t) => c.line(M, t, `${isoSec(t)} repo-stats size=${(3.1 + (Math.min(t, boot) - t0) / DAY * 0.02).toFixed(3)}TiB used=61% packs=${r.int(200000, 200999)} errors=0`))
  every(r, t0, end, 75 * MIN, (t) => c.line(S, t, syslogIso(t, h, 'sshd', r.int(2000, 90000), `error: kex_exchange_identification: Connection closed by remote host`)))
  return c
}

export function catalogRollout(seed) {
  const r = random(`${seed}/catalog-rollout`), v = vol(r, 0.7)
  const app = r.pick(['catalog', 'pricing', 'search-api']), was = r.pick([2, 4]), t0 = start(r, 9, 13), end = t0 + 3 * HOUR, onset = t0 + r.int(80, 105) * MIN
  const oldRs = letters(r, 10), newRs = letters(r, 10), pods = (rs) => Array.from({ length: 4 }, () => `${app}-${rs}-${letters(r, 5)}`), oldPods = pods(oldRs), newPods = pods(newRs)
  const C = 'logs/deploy-workflow.log', A = `logs/${app}.log`, I = 'logs/ingress-nginx.log', W = 'logs/web-bff.log', K = 'logs/kubelet.journal'
  const c = new Case('catalog-rollout', { notes: 'A release of the chart takes the CPU limit from cores to 400m: throttled, slow, no error of the service itself. Shown by the diff of the deploy and by GOMAXPROCS.' })
    .incident('cpu', {
      cause: { allOf: [
        ['\\bCPU', 'GOMAXPROCS', 'throttl', '400 ?m\\b', 'millicore', '0\\.4 (core|cpu)'],
        ['limit', 'throttl', 'quota', 'starv', 'reduc', 'lower', 'resource', 'GOMAXPROCS', 'cut', 'drop', 'under-?provision', 'too (low|little|small)', 'decreas', 'less cpu', 'insufficient', 'cap(ped)?\\b', 'shrunk', '400 ?m\\b', 'not enough'],
      ], mustNot: ['(postgres|database) (is|was) (slow|the cause)', '(because of|due to|caused by) (a |more )?(traffic|load|request)'] },
      services: [app, ...newPods, newRs, 'helm', 'deploy', 'deploy-workflow', `shop/${app}`, 'github-actions'], victims: ['web-bff', 'ingress-nginx', 'storefront', 'nginx'],
      severity: ['high', 'medium', 'critical'], onset, onsetToleranceSeconds: 480, rootPattern: '400m|GOMAXPROCS=1|cpu: ',
    })
  // workflow log of several deploys
  const w = (t, m, mark) => c.line(C, t, `${iso7(t)} ${m}`, mark)
  const deploy = (t, what, diff) => {
    let a = t
    const x = (m, mark) => { w(a, m, mark); a += r.int(40, 900) }
    x(`Current runner version: '2.317.0'`); x('##[group]Operating System'); x('Ubuntu'); x('22.04.4'); x('##[endgroup]'); x('Prepare workflow directory'); x(`Download action repository 'azure/setup-helm@v4' (SHA:fe7b79cd5ee1e45176fcad797de68ecaf3ca4814)`)
    x(`##[group]Run helm diff upgrade ${what} charts/${what} -n shop -f values-prod.yaml`); x('shell: /usr/bin/bash -e {0}'); x('##[endgroup]'); x('WARNING: Kubernetes configuration file is group-readable. This is insecure. Location: /home/runner/.kube/config')
    x(`\u001b[33mshop, ${what}, Deployment (apps) has changed:\u001b[0m`)
    for (const [m, mark] of diff) x(m, mark)
    x(`##[group]Run helm upgrade --install ${what} charts/${what} -n shop -f values-prod.yaml --wait --timeout 10m`); x('##[endgroup]'); a += 60000
    x(`Release "${what}" has been upgraded. Happy Helming!`); x('STATUS: deployed'); x(`REVISION: ${r.int(80, 300)}`); x('Cleaning up orphan processes')
  }
  const img = (n) => [['          containers:'], [`            - name: ${n}`], [`-             image: registry.example/${n}:${r.int(2, 4)}.${r.int(10, 40)}.0`], [`+             image: registry.example/${n}:${r.int(2, 4)}.${r.int(41, 60)}.1`]]
  deploy(t0 + 14 * MIN, 'storefront', [...img('storefront'), ['-               value: "info"'], ['+               value: "warn"']])
  deploy(onset - 100 * SEC, app, [...img(app), ['              resources:'], ['                limits:'], [`-                 cpu: "${was}"`, { root: 'cpu' }], ['+                 cpu: 400m', { root: 'cpu' }], ['                  memory: 1Gi'], ['                requests:'], [`-                 cpu: "1"`, { relevant: 'cpu' }], ['+                 cpu: 400m', { root: 'cpu' }]])
  deploy(onset + 21 * MIN, 'mailer', img('mailer'))
  const z = (t, pod, level, logger, msg, extra, mark) => c.line(A, t, JSON.stringify({ level, ts: Number((t / 1000).toFixed(4)), logger, caller: `${logger}/${logger}.go:${r.int(20, 300)}`, msg, pod, ...extra }), mark)
  const boot = (t, pod, n, mark) => { z(t, pod, 'info', 'main', `maxprocs: Updating GOMAXPROCS=${n}: determined from CPU quota`, {}, mark); z(t + 300, pod, 'info', 'main', 'connected to postgres', { pool: 20 }); z(t + 400, pod, 'info', 'http', 'listening', { addr: ':8080' }) }
  boot(t0 + 20 * SEC, oldPods[0], was) // one restarted by a node drain before
  newPods.forEach((p, i) => boot(onset - 14000 + i * 16000, p, 1, { root: 'cpu' })); oldPods.forEach((p, i) => { z(onset + 8000 + i * 16000, p, 'info', 'http', 'received SIGTERM, draining', {}); z(onset + 12000 + i * 16000, p, 'info', 'http', 'shutdown complete', {}) })
  every(r, t0, end, 20 * SEC / v, (t) => {
    const af = t > onset + 30 * SEC, pod = r.pick(af ? newPods : oldPods), ms = af ? r.int(900, 5200) : r.int(14, 90)
    r.pick([
      () => z(t, pod, 'info', 'http', 'request', { path: '/v1/items', status: 200, took_ms: ms, sql_ms: r.int(2, 9) }, af ? { relevant: 'cpu' } : {}),
      () => z(t, pod, 'info', 'http', 'request', { path: `/v1/items/${r.int(1000, 99999)}`, status: r.pick([200, 200, 404]), took_ms: ms, sql_ms: r.int(1, 6) }, af ? { relevant: 'cpu' } : {}),
      () => z(t, pod, 'info', 'cache', 'index refreshed', { items: r.int(60000, 61000), took_ms: af ? r.int(20000, 34000) : r.int(2100, 2600) }, af ? { relevant: 'cpu' } : {}),
    ])()
  })
  every(r, t0, end, 16 * MIN, (t) => z(t, r.pick(t > onset ? newPods : oldPods), 'warn', 'feed', 'supplier feed has unknown currency, skipped', { supplier: r.int(10, 99) }))
  every(r, t0, end, 18 * SEC / v, (t) => { const mine = r.next() < 0.6, af = mine && t > onset + 30 * SEC, rt = af ? 0.9 + r.next() * 4.4 : 0.01 + r.next() * 0.12, to = af && r.next() < 0.12
    c.line(I, t, `${ip10(r)} - - [${clf(t)}] "GET ${mine ? '/api/items?page=' + r.int(1, 40) : '/assets/' + letters(r, 8) + '.js'} HTTP/2.0" ${to ? 499 : r.pick([200, 200, 200, 304])} ${to ? 0 : r.int(300, 40000)} "https://shop.example/" "${ua(r)}" ${r.int(300, 900)} ${rt.toFixed(3)} [shop-${mine ? app : 'storefront'}-8080] [] 10.244.${r.int(1, 5)}.${r.int(2, 250)}:8080 ${to ? 0 : r.int(300, 40000)} ${rt.toFixed(3)} ${to ? '-' : 200} ${r.hex(32)}`, af ? { relevant: 'cpu' } : {}) })
  every(r, t0, end, 40 * SEC / v, (t) => { const af = t > onset + 30 * SEC && r.next() < 0.4; c.line(W, t, af ? `${isoZ(t)} [web-bff] warn: upstream ${app} took ${r.int(3000, 5000)}ms, serving stale listing` : `${isoZ(t)} [web-bff] info: rendered ${r.pick(['/', '/sale', '/c/shoes', '/cart'])} in ${r.int(30, 200)}ms`, af ? { relevant: 'cpu' } : {}) })
  every(r, t0, end, 60 * SEC / v, (t) => c.line(K, t, `${bsd(t)} node-7 kubelet[1400]: ${r.pick([
    () => klog('I', t, 1400, 'prober.go:107', `"Probe failed" probeType="Readiness" pod="ci/${podName(r, 'preview')}" podUID="${uuid(r)}" containerName="web" probeResult="failure" output="HTTP probe failed with statuscode: 503"`),
    () => klog('I', t, 1400, 'pod_startup_latency_tracker.go:104', `"Observed pod startup duration" pod="ci/${podName(r, 'preview')}" podStartSLOduration=${(r.next() * 6).toFixed(6)}`),
    () => klog('E', t, 1400, 'kuberuntime_manager.go:1256', `"Unhandled Error" err="container &Container{Name:lint,Image:registry.example/ci/lint:pr-${r.int(100, 900)}} start failed in pod ci/${podName(r, 'lint')}: ErrImagePull: manifest for pr image not found"`),
    () => klog('I', t, 1400, 'kubelet_volumes.go:163', `"Cleaned up orphaned pod volumes dir" podUID="${uuid(r)}" path="/var/lib/kubelet/pods/${uuid(r)}/volumes"`),
  ])()}`))
  return c
}
