import { Case, kit, S, M, H, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, bsd, bsd0, dmy, MON } from './lib.mjs'

/** A site's network: the firewall's PAT pool runs dry, and, apart from that, BPDU guard takes a downlink. */
export function site(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Two independent incidents: PAT pool exhaustion by one inside host, and a downlink in err-disable by BPDU guard. Monitoring mixes both.' })
  const t0 = k.day() + k.int(8, 13) * H, end = t0 + 100 * M
  const early = k.chance(.5), T1 = t0 + (early ? k.min(38, 44) : k.min(63, 70)), T2 = t0 + (early ? k.min(64, 71) : k.min(30, 39))
  const fw = k.pick(['fw-hq1', 'asa-edge-01', 'mil-fw1']), sw = k.pick(['sw-f3-02', 'sw-f2-04', 'acc-b3-1']), port = k.int(39, 47), bad = `10.20.9.${k.int(100, 199)}`, pool = '203.0.113.10', mini = k.pick(['sw-mini-prn', 'desk-sw8', 'cbs250-lobby'])
  const FW = `logs/${fw}.log`, SW = 'logs/switches.log', NG = 'logs/nagios.log'
  c.incident('pat', {
    cause: { allOf: [['\\bPAT\\b', '\\bNAT\\b', 'xlate', '(port|address) translation', 'translation slot', 'port pool', 'source ports?', 'portmap'], ['exhaust', 'ran out', 'run(s|ning)? out', 'deplet', 'no (more |free |available )', 'used up', 'is full', 'overflow', 'consum', 'insufficient', 'saturat', 'starv', 'out of']], mustNot: ['(isp|provider|upstream)[^.]{0,30}(outage|failure)'] },
    services: [fw, 'asa', 'firewall', 'cisco asa', 'cisco-asa', 'pat', 'nat', bad, 'pat pool'], victims: ['proxy1', 'mx1', 'saas', 'nagios', 'crm-cloud', 'dns-fwd'],
    severity: ['critical', 'high', 'medium'], onset: T1, onsetToleranceSeconds: 900, rootPattern: '202010|305006',
  })
  c.incident('bpdu', {
    cause: { allOf: [['bpdu', 'spanning[- ]?tree', '\\bSTP\\b'], ['err-?disabl', 'error-?disabl', 'disabl', 'shut', 'block', 'guard', 'down']], mustNot: ['poe|power (supply|failure)'] },
    services: [sw, `Gi1/0/${port}`, `${sw} Gi1/0/${port}`, 'bpduguard', 'switch', 'spantree', mini, `GigabitEthernet1/0/${port}`], victims: ['prn-f3-01', 'prn-f3-02', 'badge-lobby', 'cam-lobby', 'nagios'],
    severity: ['critical', 'high', 'medium', 'low'], onset: T2, onsetToleranceSeconds: 120, rootPattern: 'BPDU|bpdu',
  })
  const f = (t, x, o) => c.line(FW, t, `${MON[new Date(t).getUTCMonth()]} ${iso(t).slice(8, 10)} ${iso(t).slice(0, 4)} ${hms(t)} ${fw} : ${x}`, o)
  let cid = k.int(41000000, 89000000)
  const inside = () => k.chance(.15) ? '10.20.9.' + k.int(10, 99) : `10.20.${k.int(4, 8)}.${k.int(10, 240)}`, out = () => k.pick(['142.250', '52.112', '104.18', '13.107', '151.101', '17.57', '20.190']) + `.${k.int(1, 250)}.${k.int(2, 250)}`
  const built = (t, src, dst, dp, o) => { const id = cid + Math.floor((t - t0) / 41), sp_ = k.int(32768, 65000), pp = k.int(1024, 65535), udp = dp === 53 || dp === 3478; const P = udp ? 'UDP' : 'TCP'
    f(t, `%ASA-6-${udp ? 302015 : 302013}: Built outbound ${P} connection ${id} for outside:${dst}/${dp} (${dst}/${dp}) to inside:${src}/${sp_} (${pool}/${pp})`, o)
    if (k.chance(.75)) { const d = k.int(0, 180); f(t + d * S, `%ASA-6-${udp ? 302016 : 302014}: Teardown ${P} connection ${id} for outside:${dst}/${dp} to inside:${src}/${sp_} duration 0:${pad(d / 60 | 0, 2)}:${pad(d % 60, 2)} bytes ${k.int(90, 90000)}${udp ? '' : ' ' + k.pick(['TCP FINs', 'TCP FINs', 'TCP Reset-O', 'TCP Reset-I', 'SYN Timeout'])}`) } }
  k.flow(t0, end, 29 * S, (t) => {
    if (t > T1 && k.chance(.6)) return
    built(t, inside(), out(), k.pick([443, 443, 443, 80, 53, 3478, 993]))
  })
  k.flow(t0, end, 47 * S, (t) => f(t, k.weighted([
    [6, () => `%ASA-4-106023: Deny tcp src outside:${k.pub()}/${k.int(1025, 65000)} dst inside:203.0.113.${k.int(11, 14)}/${k.pick([22, 23, 445, 3389, 8080, 5900])} by access-group "outside_in" [0x0, 0x0]`],
    [4, () => `%ASA-6-106015: Deny TCP (no connection) from ${inside()}/${k.int(40000, 65000)} to ${out()}/443 flags ${k.pick(['RST', 'FIN ACK', 'PSH ACK'])}  on interface inside`],
    [2, () => `%ASA-4-419002: Duplicate TCP SYN from inside:${inside()}/${k.int(40000, 65000)} to outside:${out()}/443 with different initial sequence number`],
    [2, () => `%ASA-4-313005: No matching connection for ICMP error message: icmp src outside:${out()} dst inside:${pool} (type 3, code 3) on outside interface.  Original IP payload: udp src ${pool}/${k.int(1024, 65535)} dst 8.8.8.8/53.`],
    [2, () => `%ASA-4-733100: [ Scanning] drop rate-1 exceeded. Current burst rate is ${k.int(10, 14)} per second, max configured rate is 10; Current average rate is ${k.int(5, 9)} per second, max configured rate is 5; Cumulative total count is ${k.int(9000, 99999)}`],
    [2, () => `%ASA-6-722051: Group <GP-STAFF> User <${k.pick(['akeller', 'dromano', 'psingh'])}> IP <${k.pub()}> IPv4 Address <10.20.99.${k.int(2, 200)}> IPv6 address <::> assigned to session`],
    [1, () => `%ASA-5-111010: User 'backup', running 'CLI' from IP 10.20.250.5, executed 'show running-config'`],
  ])()))
  k.flow(T1 - 16 * M, end, 17 * S, (t) => built(t, bad, k.pub(), 22, { relevant: 'pat' }))
  k.flow(T1, end, 25 * S, (t) => {
    const src = k.chance(.45) ? bad : inside(), dst = src === bad ? k.pub() : out()
    if (k.chance(.78)) f(t, `%ASA-3-202010: PAT pool exhausted. Unable to create ${src !== bad && k.chance(.2) ? 'UDP' : 'TCP'} connection from inside:${src}/${k.int(32768, 65000)} to outside:${dst}/${src === bad ? 22 : 443}`, { root: 'pat' })
    else f(t, `%ASA-3-305006: portmap translation creation failed for udp src inside:${inside()}/${k.int(32768, 65000)} dst outside:8.8.${k.pick(['8.8', '4.4'])}/53`, { root: 'pat' })
  })
  // switches
  const num = Object.fromEntries([sw, 'sw-core-1', 'sw-f1-01', 'sw-f4-03', 'sw-dc-2'].map((x) => [x, k.int(4000, 90000)]))
  const s = (t, host, x, o) => c.line(SW, t, () => `${isoS(t)}+00:00 ${host} ${num[host]++}: ${MON[new Date(t).getUTCMonth()]} ${String(new Date(t).getUTCDate()).padStart(2)} ${iso(t).slice(0, 4)} ${hms(t)}.${pad(t % 1000, 3)} UTC: ${x}`, o)
  const sws = [sw, 'sw-core-1', 'sw-f1-01', 'sw-f4-03', 'sw-dc-2'], gi = () => `GigabitEthernet1/0/${k.int(1, 36)}`
  const access = (h) => h === 'sw-core-1' ? 'sw-f1-01' : h
  k.flow(t0, end, 40 * S, (t) => k.weighted([
    [6, () => { const h = access(k.pick(sws)), i = gi(); s(t, h, `%LINK-3-UPDOWN: Interface ${i}, changed state to down`); s(t + 900, h, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to down`); const u = t + k.sec(4, 90); s(u, h, `%LINK-3-UPDOWN: Interface ${i}, changed state to up`); s(u + 1000, h, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to up`) }],
    [3, () => { const h = access(k.pick(sws)), i = gi(); s(t, h, `%ILPOWER-7-DETECT: Interface ${i.replace('GigabitEthernet', 'Gi')}: Power Device detected: IEEE PD`); s(t + 1800, h, `%ILPOWER-5-POWER_GRANTED: Interface ${i.replace('GigabitEthernet', 'Gi')}: Power granted`) }],
    [3, () => s(t, 'sw-core-1', `%SW_MATM-4-MACFLAP_NOTIF: Host ${k.hex(4)}.${k.hex(4)}.${k.hex(4)} in vlan ${k.pick([110, 120, 140])} is flapping between port Po${k.int(1, 4)} and port Po${k.int(5, 8)}`)],
    [3, () => s(t, access(k.pick(sws)), `%DOT1X-5-FAIL: Switch 1 R0/0: sessmgrd: Authentication failed for client (${k.hex(4)}.${k.hex(4)}.${k.hex(4)}) with reason (Timeout) on Interface Gi1/0/${k.int(1, 36)} AuditSessionID ${k.hex(24).toUpperCase()}`)],
    [2, () => s(t, k.pick(sws), `%SYS-5-CONFIG_I: Configured from console by rancid on vty0 (10.20.250.5)`)],
    [2, () => s(t, 'sw-dc-2', '%PLATFORM_ENV-6-FRU_PS_NORMAL: Switch 1: power supply B, normal')],
  ])())
  const R2 = { root: 'bpdu' }, r2 = { relevant: 'bpdu' }
  const ifc = `GigabitEthernet1/0/${port}`
  s(T2 - 2 * M, sw, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${ifc}, changed state to down`, r2)
  s(T2 - 2 * M + 1000, sw, `%LINK-3-UPDOWN: Interface ${ifc}, changed state to down`, r2)
  s(T2 - 3 * S, sw, `%LINK-3-UPDOWN: Interface ${ifc}, changed state to up`, r2)
  for (let t = T2; t < end; t += 303 * S) {
    if (t > T2) { s(t - 3 * S, sw, `%PM-4-ERR_RECOVER: Attempting to recover from bpduguard err-disable state on Gi1/0/${port}`, R2); s(t - 900, sw, `%LINK-3-UPDOWN: Interface ${ifc}, changed state to up`, r2) }
    s(t, sw, `%SPANTREE-2-BLOCK_BPDUGUARD: Received BPDU on port ${ifc} with BPDU Guard enabled. Disabling port.`, R2)
    s(t + 3, sw, `%PM-4-ERR_DISABLE: bpduguard error detected on Gi1/0/${port}, putting Gi1/0/${port} in err-disable state`, R2)
    s(t + 1900, sw, `%LINK-3-UPDOWN: Interface ${ifc}, changed state to down`, r2)
  }
  // monitoring
  const g = (t, x, o) => c.line(NG, t, `[${Math.floor(t / 1000)}] ${x}`, o)
  g(t0 + 1000, 'LOG ROTATION: HOURLY'); g(t0 + 1001, 'LOG VERSION: 2.0')
  k.flow(t0, end, 58 * S, (t) => k.weighted([
    [4, () => { const h = k.pick(['fs2', 'hv03', 'wiki', 'jira']), v = k.pick(['Load', 'Swap Usage']); g(t, `SERVICE ALERT: ${h};${v};WARNING;SOFT;1;WARNING - ${v === 'Load' ? 'load average: ' + k.f(8, 11) + ', ' + k.f(6, 8) + ', ' + k.f(4, 6) : '38% free'}`); g(t + 60 * S, `SERVICE ALERT: ${h};${v};OK;SOFT;2;OK`) }],
    [2, () => g(t, `SERVICE ALERT: nas2;Disk /vol3;WARNING;HARD;3;DISK WARNING - free space: /vol3 ${k.int(400, 420)} GB (11%)`)],
    [3, () => g(t, `EXTERNAL COMMAND: PROCESS_SERVICE_CHECK_RESULT;bkp1;Backup ${k.pick(['wiki', 'jira', 'fs2'])};0;OK: last run ${k.int(3, 20)}h ago`)],
    [2, () => g(t, `Warning: Return code of 127 for check of service 'Fans' on host 'hv01' was out of bounds. Make sure the plugin you're trying to run actually exists.`)],
  ])())
  const alert = (t, h, sv, msg, ok, inc) => { for (let i = 1; i <= 3; i++) g(t + (i - 1) * 60 * S, `SERVICE ALERT: ${h};${sv};CRITICAL;${i < 3 ? 'SOFT' : 'HARD'};${i};${msg}`, { relevant: inc }); g(t + 2 * 60 * S + 5, `SERVICE NOTIFICATION: netops;${h};${sv};CRITICAL;notify-by-email;${msg}`, { relevant: inc }) }
  alert(T1 + k.sec(10, 60), 'proxy1', 'HTTPS external', 'CRITICAL - Socket timeout after 10 seconds', 0, 'pat')
  alert(T1 + k.sec(30, 90), 'crm-cloud', 'Login page', 'HTTP CRITICAL: HTTP/1.1 - connect to address crm.example.com and port 443: Connection timed out', 0, 'pat')
  alert(T1 + k.sec(50, 150), 'dns-fwd', 'Recursive lookup', 'CRITICAL - Plugin timed out after 10 seconds', 0, 'pat')
  alert(T1 + k.sec(120, 300), 'mx1', 'SMTP queue', `MAILQ CRITICAL: mailq is ${k.int(210, 900)} (threshold c=200)`, 0, 'pat')
  for (const h of ['prn-f3-01', 'prn-f3-02', 'badge-lobby', 'cam-lobby']) { const t = T2 - k.sec(0, 70); for (let i = 1; i <= 3; i++) g(t + (i - 1) * 61 * S, `HOST ALERT: ${h};DOWN;${i < 3 ? 'SOFT' : 'HARD'};${i};CRITICAL - Host Unreachable (10.20.33.${10 + h.length})`, r2); g(t + 122 * S + 4, `HOST NOTIFICATION: facility;${h};DOWN;host-notify-by-email;CRITICAL - Host Unreachable`, r2) }
  s(T2 - 500, sw, `%CDP-4-NATIVE_VLAN_MISMATCH: Native VLAN mismatch discovered on ${ifc} (120), with ${mini} GigabitEthernet8 (1).`, r2)
  return c
}

/** The primary restarts with epoch serials that are lower than the date serials of before: the secondary keeps the old zone. */
export function names(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Wrong data without an error: after a move to epoch SOA serials the secondary takes the zone for up to date; half of the clients keep an address that is switched off later.' })
  const zone = k.pick(['shop.example.net', 'svc.example.org', 'prod.example.com']), api = k.pick(['payments-api', 'tax-api', 'stock-api'])
  const t0 = k.day() + k.int(6, 12) * H, T = t0 + k.min(60, 75), end = T + 175 * M, CUT = T + k.min(42, 50), OFF = CUT + k.min(35, 45)
  const N1 = 'logs/ns1-named.log', N2 = 'logs/ns2-named.log', AP = 'logs/checkout.log'
  const oldS = +`${ymd(t0 - 864e5).replace(/-/g, '')}${pad(k.int(2, 12), 2)}`; let cur = Math.floor(T / 1000) - k.int(60, 200)
  const first = cur
  const b = (f, t, cat, lvl, x, o) => c.line(f, t, `${dmy(t)}.${pad(t % 1000, 3)} ${cat}: ${lvl}: ${x}`, o)
  c.incident('serial', {
    cause: { allOf: [['serial'], ['lower', 'smaller', '\\bless\\b', 'older', 'backward', 'decreas', 'went back', 'gone back', 'going back', 'behind', 'regress', 'below', 'rolled', 'reset', '<', 'not (increas|greater|higher|advance)', 'fewer', 'higher', 'greater', 'newer than', 'epoch', 'unix time', 'scheme', 'format'], [zone.replace(/\./g, '\\.'), 'zone', 'ns2', 'second', 'slave', 'transfer', 'replica']], mustNot: [`${api}[^.]{0,40}(overload|crash|is down because)`] },
    services: ['ns1', 'ns2', 'named', 'bind', 'ns1-named', 'ns2-named', zone, 'dns', 'bind9'], victims: ['checkout', api],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 8400, rootPattern: 'serial|zone is up to date',
  })
  const zones = ['corp.example.net', 'lab.example.net', '30.20.10.in-addr.arpa', '40.10.in-addr.arpa', 'partners.example.org'], ser = Object.fromEntries(zones.map((z) => [z, +`${ymd(t0 - 864e5 * k.int(1, 60)).replace(/-/g, '')}${pad(k.int(1, 9), 2)}`]))
  const cl = () => `client @0x7f${k.hex(10)} `, noise = (f) => k.flow(t0, end, 62 * S, (t) => k.weighted([
    [5, () => { const q = k.pick(['mail.badzone.example', 'ns.lame-host.test', 'cdn77-edge.example', 'www.tzk-shop.example']); b(f, t, 'lame-servers', 'info', `${k.pick(['connection refused', 'timed out', 'unexpected RCODE REFUSED', 'unexpected RCODE SERVFAIL'])} resolving '${q}/${k.pick(['A', 'AAAA', 'MX'])}/IN': ${k.pub()}#53`) }],
    [4, () => b(f, t, 'security', 'info', `${cl()}${k.pub()}#${k.int(1024, 65000)} (${k.pick(['isc.org', 'sl', 'version.bind', 'doc.gov'])}): query (cache) '${k.pick(['isc.org/ANY/IN', 'sl/ANY/IN', 'doc.gov/ANY/IN'])}' denied (allow-query-cache did not match)`)],
    [2, () => b(f, t, 'dnssec', 'warning', `validating ${k.pick(['foo.broken-chain.example/A', 'api.expired-sig.example/AAAA'])}: ${k.pick(['got insecure response; parent indicates it should be secure', 'no valid signature found'])}`)],
    [2, () => b(f, t, 'resolver', 'notice', `DNS format error from ${k.pub()}#53 resolving ${k.pick(['ads.trk.example/AAAA', 'px.example/HTTPS'])} for ${cl().trim()} 10.40.${k.int(2, 9)}.${k.int(2, 250)}#${k.int(1024, 65000)}: non-improving referral`)],
    [2, () => b(f, t, 'rate-limit', 'info', `${cl()}${k.pub()}#${k.int(1024, 65000)} (${zone}): rate limit drop NXDOMAIN response to ${k.pub().replace(/\.\d+$/, '.0')}/24 for ${zone}  (${k.hex(8)})`)],
  ])())
  noise(N1); noise(N2)
  // other zones: healthy changes
  for (const z of zones) for (let t = t0 + k.min(4, 50); t < end; t += k.min(35, 80)) {
    const up = t < T - 2 * M || t > T + 2 * M
    if (!up) continue
    const s2 = ++ser[z]
    b(N1, t, 'general', 'info', `received control channel command 'reload ${z}'`)
    b(N1, t + 20, 'general', 'info', `zone ${z}/IN: loaded serial ${s2}`)
    b(N1, t + 25, 'notify', 'info', `zone ${z}/IN: sending notifies (serial ${s2})`)
    b(N2, t + 420, 'notify', 'info', `${cl()}10.0.0.10#${k.int(1024, 65000)}: received notify for zone '${z}'`)
    b(N2, t + 423, 'general', 'info', `zone ${z}/IN: notify from 10.0.0.10#${k.int(1024, 65000)}: serial ${s2}`)
    b(N2, t + 460, 'general', 'info', `zone ${z}/IN: Transfer started.`)
    b(N2, t + 470, 'xfer-in', 'info', `transfer of '${z}/IN' from 10.0.0.10#53: connected using 10.0.0.10#53 TSIG xfer-key`)
    b(N1, t + 472, 'xfer-out', 'info', `${cl()}10.0.0.11#${k.int(1024, 65000)}/key xfer-key (${z}): transfer of '${z}/IN': IXFR started: TSIG xfer-key (serial ${s2 - 1} -> ${s2})`)
    b(N1, t + 480, 'xfer-out', 'info', `${cl()}10.0.0.11#${k.int(1024, 65000)}/key xfer-key (${z}): transfer of '${z}/IN': IXFR ended: 1 messages, ${k.int(4, 40)} records, ${k.int(300, 9000)} bytes, 0.004 secs (${k.int(90000, 900000)} bytes/sec)`)
    b(N2, t + 486, 'general', 'info', `zone ${z}/IN: transferred serial ${s2}: TSIG 'xfer-key'`)
    b(N2, t + 487, 'xfer-in', 'info', `transfer of '${z}/IN' from 10.0.0.10#53: Transfer status: success`)
  }
  // the zone before: serial up to date
  // restart of the primary with the new publishing
  b(N1, T - 9 * S, 'general', 'info', `received control channel command 'stop'`)
  b(N1, T - 9 * S + 10, 'general', 'info', 'shutting down: flushing changes')
  b(N1, T - 8 * S, 'general', 'notice', 'exiting')
  b(N1, T - 2 * S, 'general', 'notice', 'starting BIND 9.18.24 (Extended Support Version) <id:>')
  b(N1, T - 2 * S + 1, 'general', 'notice', 'running on Linux x86_64 6.1.0-18-amd64')
  b(N1, T - 2 * S + 90, 'general', 'info', "loading configuration from '/etc/bind/named.conf'")
  b(N1, T - 2 * S + 200, 'general', 'info', 'listening on IPv4 interface eth0, 10.0.0.10#53')
  for (const z of zones) b(N1, T - 200 + k.int(0, 100), 'general', 'info', `zone ${z}/IN: loaded serial ${ser[z]}`)
  const load = (t, o) => { b(N1, t, 'general', 'info', `zone ${zone}/IN: loaded serial ${cur}`, o); b(N1, t + 6, 'notify', 'info', `zone ${zone}/IN: sending notifies (serial ${cur})`, { relevant: 'serial' }); b(N2, t + 400, 'notify', 'info', `${cl()}10.0.0.10#${k.int(1024, 65000)}: received notify for zone '${zone}'`, { relevant: 'serial' }); b(N2, t + 403, 'general', 'info', `zone ${zone}/IN: notify from 10.0.0.10#${k.int(1024, 65000)}: zone is up to date`, { root: 'serial' }) }
  load(T, { root: 'serial' })
  b(N1, T + 300, 'general', 'notice', 'all zones loaded'); b(N1, T + 301, 'general', 'notice', 'running')
  // before: an ordinary change of the zone, for comparison
  const P0 = t0 + k.min(15, 30), R = { relevant: 'serial' }
  b(N1, P0, 'general', 'info', `received control channel command 'reload ${zone}'`); b(N1, P0 + 20, 'general', 'info', `zone ${zone}/IN: loaded serial ${oldS}`, R); b(N1, P0 + 25, 'notify', 'info', `zone ${zone}/IN: sending notifies (serial ${oldS})`)
  b(N2, P0 + 400, 'notify', 'info', `${cl()}10.0.0.10#41777: received notify for zone '${zone}'`); b(N2, P0 + 403, 'general', 'info', `zone ${zone}/IN: notify from 10.0.0.10#41777: serial ${oldS}`); b(N2, P0 + 460, 'general', 'info', `zone ${zone}/IN: Transfer started.`); b(N2, P0 + 490, 'general', 'info', `zone ${zone}/IN: transferred serial ${oldS}: TSIG 'xfer-key'`, R); b(N2, P0 + 491, 'xfer-in', 'info', `transfer of '${zone}/IN' from 10.0.0.10#53: Transfer status: success`)
  for (const t of [CUT - 11 * M, CUT, OFF + 20 * M, OFF + 55 * M]) { cur = Math.floor(t / 1000) - 3; b(N1, t - 30, 'general', 'info', `received control channel command 'reload ${zone}'`); load(t, {}) }
  for (let t = T + k.min(6, 13); t < end; t += k.min(13, 15)) b(N2, t, 'general', 'info', `zone ${zone}/IN: serial number (${[T, CUT - 11 * M, CUT, OFF + 20 * M, OFF + 55 * M].filter((x) => x <= t).map((x, i) => i ? Math.floor(x / 1000) - 3 : first).pop()}) received from primary 10.0.0.10#53 < ours (${oldS})`, { root: 'serial' })
  // the shop
  const a = (t, lvl, th, lg, x, o) => c.line(AP, t, `${spms(t)} ${lvl.padStart(5)} 1 --- [${th.padStart(15)}] ${lg.padEnd(40)} : ${x}`, o)
  const th = () => `nio-8080-exec-${k.int(1, 10)}`
  k.flow(t0, end, 33 * S, (t) => {
    const viaOld = t > CUT + 5 * M && k.chance(.5), ip = t < CUT + 5 * M || viaOld ? '10.40.1.20' : '10.40.2.20', ns = viaOld ? '10.0.0.11' : k.pick(['10.0.0.10', ...(t < CUT ? ['10.0.0.11'] : [])])
    k.weighted([
      [4, () => a(t, 'INFO', th(), 'c.e.checkout.dns.ResolverCache', `resolved ${api}.${zone} -> ${ip} (ttl=300, nameserver=${ns})`, t > CUT ? R : {})],
      [5, () => { const ord = k.int(1000000, 9999999), dead = ip === '10.40.1.20' && t > OFF; if (!dead) a(t, 'INFO', th(), 'c.e.checkout.client.BackendClient', `POST https://${api}.${zone}:8443/v1/quote order=${ord} 200 ${k.int(18, 190)}ms`)
        else { a(t, 'WARN', th(), 'c.e.checkout.client.BackendClient', `attempt 1/2 for order=${ord} failed: connect timed out`, R); a(t + 3000, 'ERROR', th(), 'c.e.checkout.client.BackendClient', `quote failed order=${ord}\norg.apache.hc.client5.http.ConnectTimeoutException: Connect to https://${api}.${zone}:8443 [${api}.${zone}/10.40.1.20] failed: Connect timed out\n\tat java.base/sun.nio.ch.NioSocketImpl.timedFinishConnect(NioSocketImpl.java:546)\n\tat java.base/java.net.Socket.connect(Socket.java:633)\n\tat com.example.checkout.client.BackendClient.quote(BackendClient.java:87)`, R) } }],
      [2, () => a(t, 'INFO', 'scheduling-1', 'c.e.checkout.cart.CartReaper', `expired ${k.int(0, 40)} carts`)],
      [1, () => a(t, 'WARN', th(), 'o.s.w.s.m.s.DefaultHandlerExceptionResolver', `Resolved [org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'GET' is not supported]`)],
    ])()
  })
  a(CUT + 60 * S, 'INFO', 'main', 'c.e.checkout.ops.Announcements', `change CHG00${k.int(41000, 49000)}: ${api} moves from 10.40.1.20 to 10.40.2.20, old address is switched off at ${hms(OFF).slice(0, 5)}`, R)
  return c
}

/** Healthy: a server boots after a kernel update, with all the words that frighten. */
export function boot(seed, name) {
  const k = kit(seed, name), c = new Case(name, { kind: 'clean', notes: 'A normal reboot for a kernel update: firmware complaints, probing errors, chronic warnings, scanners.' })
  const mymac = 'ac:1f:6b:' + [k.hex(2), k.hex(2), k.hex(2)].join(':'), h = k.pick(['web07', 'srv-hel2', 'app-ams1']), F = 'logs/boot.log', t0 = k.day() + k.int(1, 4) * H
  const j = (t, x) => c.line(F, t, `${bsd0(t)}.${pad(t % 1000, 3)}${k.us()} ${h} ${x}`)
  // the evening before the reboot, shutdown, boot, the morning
  const up = (a, b) => { k.flow(a, b, 38 * S, (t) => k.weighted([
    [8, () => { const p = k.int(2000, 90000), po = k.int(1025, 65000), ip = k.pub(), u = k.pick(['guest', 'admin', 'oracle', 'test', 'ubuntu', 'postgres']); if (k.chance(.5)) { j(t, `sshd[${p}]: Invalid user ${u} from ${ip} port ${po}`); j(t + 300, `sshd[${p}]: Connection closed by invalid user ${u} ${ip} port ${po} [preauth]`) } else { j(t, `sshd[${p}]: error: kex_exchange_identification: Connection closed by remote host`); j(t + 1, `sshd[${p}]: Connection closed by ${ip} port ${k.int(1025, 65000)}`) } }],
    [3, () => j(t, `kernel: [UFW BLOCK] IN=eno1 OUT= MAC=${mymac}:00:1c:73:00:00:99:08:00 SRC=${k.pub()} DST=198.51.100.44 LEN=40 TOS=0x00 PREC=0x00 TTL=${k.int(40, 250)} ID=${k.int(1, 65000)} PROTO=TCP SPT=${k.int(1025, 65000)} DPT=${k.pick([23, 445, 3389, 8728])} WINDOW=1024 RES=0x00 SYN URGP=0`)],
    [3, () => j(cronT(t), `CRON[${k.int(2000, 90000)}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`)],
    [2, () => j(t, `systemd-resolved[${k.int(700, 900)}]: Using degraded feature set UDP instead of UDP+EDNS0 for DNS server 198.51.100.1.`)],
    [2, () => j(t, 'mcelog[812]: failed to prefill DIMM database from DMI data')],
    [2, () => { j(t, 'systemd[1]: Starting Cleanup of Temporary Directories...'); j(t + 40, 'systemd[1]: systemd-tmpfiles-clean.service: Deactivated successfully.'); j(t + 41, 'systemd[1]: Finished Cleanup of Temporary Directories.') }],
    [2, () => j(t, `fail2ban-server[1103]: fail2ban.actions        [1103]: NOTICE  [sshd] Ban ${k.pub()}`)],
    [1, () => j(t, `smartd[901]: Device: /dev/sdb [SAT], SMART Usage Attribute: 190 Airflow_Temperature_Cel changed from ${k.int(68, 71)} to ${k.int(68, 71)}`)],
  ])()) }
  const D0 = t0 + 70 * M
  up(t0, D0)
  j(D0 - 8 * M, 'systemd[1]: Starting Daily apt upgrade and clean activities...')
  j(D0 - 6 * M, 'unattended-upgrades[61123]: Packages that will be upgraded: linux-image-6.1.0-21-amd64 linux-headers-amd64 openssl')
  j(D0 - 3 * M, 'unattended-upgrades[61123]: All upgrades installed')
  j(D0 - 3 * M + 900, 'unattended-upgrades[61123]: Found /var/run/reboot-required, rebooting at 03:30'.replace('03:30', hms(D0).slice(0, 5)))
  const down = ['systemd-logind[640]: System is rebooting.', 'systemd[1]: Stopping Session 812 of User deploy...', 'systemd[1]: Stopping nginx - high performance web server...', 'nginx[1204]: 2025/signal process started', 'systemd[1]: Stopping PostgreSQL RDBMS...', 'postgres[1310]: [7-1] LOG:  received fast shutdown request', 'postgres[1310]: [8-1] LOG:  aborting any active transactions', 'postgres[1820]: [3-1] FATAL:  terminating connection due to administrator command', 'postgres[1822]: [3-1] FATAL:  terminating connection due to administrator command', 'postgres[1310]: [9-1] LOG:  background worker "logical replication launcher" (PID 1316) exited with exit code 1', 'postgres[1310]: [10-1] LOG:  database system is shut down', 'app[1401]: {"level":"error","msg":"http: Server closed","component":"api"}', 'app[1401]: {"level":"warn","msg":"context canceled while draining 3 requests","component":"api"}', 'systemd[1]: app.service: Main process exited, code=exited, status=143/n/a', "systemd[1]: app.service: Failed with result 'exit-code'.", 'systemd[1]: Stopped Example API.', 'systemd[1]: Unmounting /srv...', 'systemd[1]: Reached target System Shutdown.', 'systemd[1]: Shutting down.', 'systemd-shutdown[1]: Syncing filesystems and block devices.', 'systemd-shutdown[1]: Sending SIGTERM to remaining processes...', 'systemd-journald[331]: Received SIGTERM from PID 1 (systemd-shutdow).', 'systemd-journald[331]: Journal stopped']
  let t = D0
  for (const x of down) j(t += k.int(20, 700), x.replace('2025/signal', 'signal'))
  t = D0 + k.sec(95, 140)
  const K = (x) => j(t += k.int(0, 9), 'kernel: ' + x)
  const mem = k.int(2, 9)
  for (const x of ['Linux version 6.1.0-21-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0, GNU ld (GNU Binutils for Debian) 2.40) #1 SMP PREEMPT_DYNAMIC Debian 6.1.90-1', `Command line: BOOT_IMAGE=/boot/vmlinuz-6.1.0-21-amd64 root=UUID=${k.uuid()} ro quiet`, 'BIOS-provided physical RAM map:', 'BIOS-e820: [mem 0x0000000000000000-0x0000000000099fff] usable', 'BIOS-e820: [mem 0x000000000009a000-0x00000000000fffff] reserved', 'NX (Execute Disable) protection: active', 'SMBIOS 3.2.0 present.', 'DMI: Supermicro SYS-5019P-MT/X11SPM-TF, BIOS 3.4 10/30/2020', 'tsc: Detected 2100.000 MHz processor', 'secureboot: Secure boot disabled', 'ACPI: Early table checksum verification disabled', 'ACPI BIOS Warning (bug): 32/64X length mismatch in FADT/Gpe0Block: 128/32 (20200925/tbfadt-564)', 'Kernel/User page tables isolation: enabled', 'MDS: Vulnerable: Clear CPU buffers attempted, no microcode', 'Spectre V2 : Mitigation: Retpolines', 'MMIO Stale Data: Vulnerable: Clear CPU buffers attempted, no microcode', 'x86/cpu: SGX disabled by BIOS.', 'smpboot: CPU0: Intel(R) Xeon(R) Silver 4208 CPU @ 2.10GHz (family: 0x6, model: 0x55, stepping: 0x7)', 'Performance Events: PEBS fmt3+, Skylake events, 32-deep LBR, full-width counters, Intel PMU driver.', 'NMI watchdog: Enabled. Permanently consumes one hw-PMU counter.', 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PC00.RP01.PXSX], AE_NOT_FOUND (20220331/dswload2-162)', 'ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20220331/psobject-220)', 'ACPI: Skipping parse of AML opcode: OpcodeName unavailable (0x0010)', 'ACPI: Interpreter enabled', 'pci 0000:00:1c.0: BAR 13: failed to assign [io  size 0x1000]', 'pci 0000:17:00.0: BAR 7: no space for [mem size 0x00100000 64bit]', 'pci 0000:17:00.0: BAR 7: failed to assign [mem size 0x00100000 64bit]', 'pnp 00:01: [dma 0 disabled]', 'DMAR: [Firmware Bug]: RMRR entry for device 06:00.0 is broken - applying workaround', 'DMAR: Intel(R) Virtualization Technology for Directed I/O', 'i8042: No controller found', 'ipmi_si IPI0001:00: Using irq 0', 'ERST: Error Record Serialization Table (ERST) support is initialized.', 'hpet: HPET dysfunctional in PC10. Force disabled.', 'Couldn\'t get size: 0x800000000000000e', 'integrity: Couldn\'t get size: 0x800000000000000e', 'Freeing unused kernel image (initmem) memory: 2788K', 'Run /init as init process', 'ahci 0000:00:17.0: AHCI 0001.0301 32 slots 8 ports 6 Gbps 0xff impl SATA mode', 'ata3: SATA link down (SStatus 0 SControl 300)', 'ata4: SATA link down (SStatus 0 SControl 300)', 'ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)', 'ata1.00: supports DRM functions and may not be fully accessible', 'ata1.00: READ LOG DMA EXT failed, trying PIO', 'sd 0:0:0:0: [sda] 1875385008 512-byte logical blocks: (960 GB/894 GiB)', 'sd 0:0:0:0: [sda] Write Protect is off', 'ixgbe 0000:18:00.0: Warning firmware error detected FWSM: 0x00000000', 'ixgbe 0000:18:00.0 eno1: renamed from eth0', 'md/raid1:md0: active with 2 out of 2 mirrors', 'EXT4-fs (md0): orphan cleanup on readonly fs', 'EXT4-fs (md0): 2 orphan inodes deleted', 'EXT4-fs (md0): recovery complete', 'EXT4-fs (md0): mounted filesystem with ordered data mode. Quota mode: none.']) K(x)
  const sd = (x, g = 120) => j(t += k.int(2, g), x)
  sd('systemd[1]: systemd 252.22-1~deb12u1 running in system mode (+PAM +AUDIT +SELINUX +APPARMOR +IMA +SMACK +SECCOMP +GCRYPT -GNUTLS +OPENSSL +ACL +BLKID +CURL +ELFUTILS)')
  sd(`systemd[1]: Hostname set to <${h}>.`)
  sd("systemd[1]: /lib/systemd/system/snmpd.service:12: Standard output type syslog is obsolete, automatically updating to journal. Please update your unit file, and consider removing the setting altogether.")
  sd("systemd[1]: /etc/systemd/system/app.service:9: Unknown key name 'StartLimitInterval' in section 'Service', ignoring.")
  for (const u of ['Journal Service', 'udev Kernel Device Manager', 'Coldplug All udev Devices', 'Load Kernel Modules', 'Apply Kernel Variables', 'Create System Users']) { sd(`systemd[1]: Starting ${u}...`); sd(`systemd[1]: ${u === 'Journal Service' ? 'Started' : 'Finished'} ${u}.`) }
  sd("systemd-modules-load[352]: Failed to find module 'lp'"); sd("systemd-modules-load[352]: Failed to find module 'ppdev'")
  sd('systemd-journald[341]: File /var/log/journal/' + k.hex(32) + '/system.journal corrupted or uncleanly shut down, renaming and replacing.')
  for (const x of ['input: Power Button as /devices/LNXSYSTM:00/LNXPWRBN:00/input/input0', 'EDAC MC0: Giving out device to module skx_edac controller Skylake Socket#0 IMC#0: DEV 0000:3a:0a.0 (INTERRUPT)', 'EDAC skx: ECC is disabled on imc 1', 'intel_rapl_common: Found RAPL domain package', 'snd_hda_intel: probe of 0000:00:1f.3 failed with error -2', 'iwlwifi 0000:02:00.0: firmware: failed to load iwlwifi-cc-a0-72.ucode (-2)', 'iwlwifi 0000:02:00.0: Direct firmware load for iwlwifi-cc-a0-72.ucode failed with error -2', 'ast 0000:04:00.0: [drm] P2A bridge disabled, using default configuration', 'acpi_pad: probe of ACPI000C failed', 'mei_me 0000:00:16.0: Device doesn\'t have valid ME Interface', 'watchdog: unable to register watchdog0 driver err=-16', 'sp5100_tco: probe failed, no device', 'lpc_ich 0000:00:1f.0: No MFD cells added', 'Adding 8388604k swap on /dev/md1.  Priority:-2 extents:1 across:8388604k SSFS', 'audit: type=1400 audit(' + Math.floor(t / 1000) + '.812:2): apparmor="STATUS" operation="profile_load" profile="unconfined" name="lsb_release" pid=601 comm="apparmor_parser"', 'ixgbe 0000:18:00.0 eno1: NIC Link is Up 10 Gbps, Flow Control: None', 'IPv6: ADDRCONF(NETDEV_CHANGE): eno1: link becomes ready', 'RAS: Correctable Errors collector initialized.']) { t += k.int(5, 90); K(x) }
  sd('systemd[1]: Mounting /srv...'); sd('systemd[1]: Mounted /srv.'); sd('systemd-fsck[588]: srv: recovering journal'); sd('systemd-fsck[588]: srv: clean, 412993/30531584 files, 61220011/122096384 blocks')
  sd('(udev-worker)[402]: eno2: Could not set WakeOnLan to off: Operation not supported', 300)
  sd('networkd-dispatcher[701]: WARNING:Unknown index 3 seen, reloading interface list')
  sd('dhclient[690]: DHCPDISCOVER on eno2 to 255.255.255.255 port 67 interval 7'); sd('dhclient[690]: No DHCPOFFERS received.', 9000); sd('dhclient[690]: No working leases in persistent database - sleeping.')
  sd('chronyd[744]: chronyd version 4.3 starting (+CMDMON +NTP +REFCLOCK +RTC +PRIVDROP +SCFILTER +SIGND +ASYNCDNS +NTS +SECHASH +IPV6 -DEBUG)'); sd('chronyd[744]: Using right/UTC timezone to obtain leap second data', 20); sd('chronyd[744]: System clock was stepped by 1.208114 seconds', 4000)
  sd('dbus-daemon[639]: [system] Activation via systemd failed for unit \'dbus-org.freedesktop.resolve1.service\': Unit dbus-org.freedesktop.resolve1.service not found.')
  sd('systemd[1]: Starting PostgreSQL RDBMS...', 300); sd('postgres[1288]: [1-1] LOG:  starting PostgreSQL 15.6 (Debian 15.6-0+deb12u1) on x86_64-pc-linux-gnu'); sd('postgres[1299]: [1-1] FATAL:  the database system is starting up'); sd('postgres[1288]: [5-1] LOG:  database system is ready to accept connections', 900)
  sd('app[1402]: {"level":"error","msg":"dial tcp 127.0.0.1:5432: connect: connection refused","attempt":1}'); sd('app[1402]: {"level":"error","msg":"pq: the database system is starting up","attempt":2}', 1200); sd('app[1402]: {"level":"info","msg":"database connected","attempt":3}', 2500); sd('app[1402]: {"level":"info","msg":"listening","addr":":8080"}')
  sd('systemd[1]: Started nginx - high performance web server.'); sd('nginx[1388]: nginx: [warn] the "listen ... http2" directive is deprecated, use the "http2" directive instead in /etc/nginx/conf.d/app.conf:3')
  sd('snmpd[1012]: error on subcontainer \'ia_addr\' insert (-1)'); sd('snmpd[1012]: Cannot statfs /run/user/1001: Permission denied')
  sd('systemd[1]: Reached target Multi-User System.'); sd('systemd[1]: Startup finished in ' + k.f(14, 19, 3) + 's (firmware) + 3.112s (loader) + ' + k.f(5, 8, 3) + 's (kernel) + ' + k.f(19, 28, 3) + 's (userspace) = ' + k.f(44, 59, 3) + 's.')
  up(t + 5 * S, t + 4 * H)
  for (let x = t + 10 * M; x < t + 4 * H; x += 15 * M) j(x + k.int(0, 900), `app[1402]: {"level":"info","msg":"healthz summary","requests":${k.int(9000, 12000)},"p99_ms":${k.int(41, 63)},"errors":0}`)
  return c
}

/** Healthy: a telephone exchange on an ordinary day. */
export function pbx(seed, name) {
  const k = kit(seed, name), c = new Case(name, { kind: 'clean', notes: 'Ordinary day of a telephone exchange: scanners, busy and unreachable phones, failed registrations of strangers, a planned module reload.' })
  const F = 'logs/asterisk-full', G = 'logs/fail2ban.log', t0 = k.day() + k.int(7, 10) * H, end = t0 + 3 * H
  const l = (t, lvl, id, call, src, x) => c.line(F, t, `[${sp(t)}] ${lvl}[${id}]${call ? `[${call}]` : ''} ${src}: ${x}`)
  let call = k.int(8000, 40000), chan = k.int(9000, 60000)
  const exts = Array.from({ length: 28 }, (_, i) => 201 + i), tid = k.int(1200, 1900)
  k.flow(t0, end, 68 * S, (t) => {
    const C = 'C-' + pad((call++).toString(16), 8), id = k.int(20000, 90000), a = k.pick(exts), b = k.pick(exts.filter((e) => e !== a)), ca = `PJSIP/${a}-${pad((chan++).toString(16), 8)}`, cb = `PJSIP/${b}-${pad((chan++).toString(16), 8)}`, tr = `PJSIP/trunk-telia-${pad((chan++).toString(16), 8)}`
    const v = (dt, src, x) => l(t + dt, 'VERBOSE', id, C, src, x)
    const r = k.next()
    if (r < .35) { v(0, 'pbx.c', `Executing [${b}@from-internal:1] Dial("${ca}", "PJSIP/${b},25,tT") in new stack`); v(40, 'app_dial.c', `Called PJSIP/${b}`); v(300, 'app_dial.c', `${cb} is ringing`); v(7000, 'app_dial.c', `${cb} answered ${ca}`); v(7010, 'bridge_channel.c', `Channel ${cb} joined 'simple_bridge' basic-bridge <${k.uuid()}>`); v(7000 + k.int(20, 400) * S, 'pbx.c', `Spawn extension (from-internal, ${b}, 1) exited non-zero on '${ca}'`) }
    else if (r < .6) { v(0, 'pbx.c', `Executing [0${k.int(100000000, 799999999)}@from-internal:3] Dial("${ca}", "PJSIP/+358${k.int(40000000, 509999999)}@trunk-telia,60") in new stack`); v(50, 'app_dial.c', `Called PJSIP/trunk-telia`); v(1800, 'app_dial.c', `${tr} is making progress passing it to ${ca}`); v(k.int(4, 20) * S, 'app_dial.c', `${tr} answered ${ca}`) }
    else if (r < .72) { v(0, 'pbx.c', `Executing [${b}@from-trunk:1] Dial("${tr}", "PJSIP/${b},25,tT") in new stack`); v(200, 'app_dial.c', `${cb} is busy`); v(210, 'app_dial.c', 'Everyone is busy/congested at this time (1:1/0/0)'); v(240, 'app_voicemail.c', `<${tr}> Playing 'vm-theperson.gsm' (language 'en')`) }
    else if (r < .8) { l(t, 'WARNING', id, C, 'app_dial.c', `Unable to create channel of type 'PJSIP' (cause 20 - Subscriber absent)`); v(4, 'app_dial.c', 'Everyone is busy/congested at this time (1:0/0/1)') }
    else if (r < .88) { v(0, 'app_queue.c', `Called PJSIP/${b} in queue support`); v(15000, 'app_queue.c', `Nobody picked up in 15000 ms`); v(15400, 'app_queue.c', `Called PJSIP/${a} in queue support`); v(19000, 'app_queue.c', `${ca} answered ${tr}`) }
    else if (r < .94) l(t, 'WARNING', id, C, 'res_rtp_asterisk.c', `RTP Read too short`)
    else l(t, 'NOTICE', id, C, 'channel.c', `Dropping incompatible voice frame on ${tr} of format ulaw since our native format has changed to (alaw)`)
  })
  k.flow(t0, end, 32 * S, (t) => {
    const ip = k.pub(), e = k.pick([100, 1000, 1001, 9999, 'admin', 'test', 5060])
    l(t, 'NOTICE', tid, '', 'res_pjsip/pjsip_distributor.c', `Request '${k.pick(['REGISTER', 'INVITE'])}' from '"${e}" <sip:${e}@198.51.100.20>' failed for '${ip}:${k.int(5060, 65000)}' (callid: ${k.hex(16)}) - ${k.pick(['No matching endpoint found', 'No matching endpoint found', 'Failed to authenticate', 'No matching endpoint found after 5 tries in 2.100 ms'])}`)
    if (k.chance(.25)) { c.line(G, t + 900, `${spms(t + 900, ',')} fail2ban.filter         [1188]: INFO    [asterisk] Found ${ip} - ${sp(t)}`); if (k.chance(.4)) c.line(G, t + 1300, `${spms(t + 1300, ',')} fail2ban.actions        [1188]: NOTICE  [asterisk] Ban ${ip}`) }
  })
  k.flow(t0, end, 200 * S, (t) => { const e = k.pick(exts); l(t, 'VERBOSE', tid, '', 'res_pjsip/pjsip_options.c', `Contact ${e}/sip:${e}@10.5.${k.int(1, 3)}.${k.int(10, 99)}:5060 is now Unreachable.  RTT: 0.000 msec`); const u = t + k.int(20, 170) * S; l(u, 'VERBOSE', tid, '', 'res_pjsip/pjsip_options.c', `Contact ${e}/sip:${e}@10.5.2.${k.int(10, 99)}:5060 is now Reachable.  RTT: ${k.f(3, 40, 3)} msec`) })
  k.flow(t0, end, 300 * S, (t) => { const e = k.pick(exts); l(t, 'NOTICE', tid, '', 'res_pjsip/pjsip_distributor.c', `Request 'REGISTER' from '<sip:${e}@pbx.example.fi>' failed for '10.5.2.${k.int(10, 99)}:5060' (callid: ${k.hex(16)}) - Failed to authenticate`); l(t + 60, 'VERBOSE', tid, '', 'res_pjsip_registrar.c', `Added contact 'sip:${e}@10.5.2.44:5060' to AOR '${e}' with expiration of 3600 seconds`) })
  for (let t = t0 + 4 * M; t < end; t += 20 * M) { l(t, 'VERBOSE', k.int(20000, 90000), '', 'asterisk.c', `Remote UNIX connection`); l(t + 30, 'VERBOSE', k.int(20000, 90000), '', 'asterisk.c', 'Remote UNIX connection disconnected') }
  const P = t0 + 95 * M
  l(P, 'VERBOSE', tid, '', 'loader.c', `Reloading module 'res_pjsip.so' (Basic SIP resource)`); l(P + 400, 'WARNING', tid, '', 'res_pjsip/config_transport.c', `Transport 'transport-udp' is not reloadable, maintaining previous values`.replace('is not reloadable', 'is not fully reloadable, not reloading: protocol, bind, TLS (everything but certificate and private key if filename is unchanged), TCP, ToS, or CoS options')); l(P + 800, 'NOTICE', tid, '', 'app_queue.c', "The 'persistentmembers' option is set; reloading queue members"); l(P + 900, 'ERROR', tid, '', 'config_options.c', "Unable to load config file 'res_fax.conf'"); l(P + 1200, 'NOTICE', tid, '', 'cdr.c', 'CDR simple logging enabled.'); l(P + 1300, 'WARNING', tid, '', 'loader.c', "Module 'chan_sip.so' is deprecated and will be removed in a future release")
  return c
}
