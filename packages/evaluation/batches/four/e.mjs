import { Build, iso, isoS, sp, spm, spc, sys, pad, hms, mmm, ymd, dd, mon, yy, dow, ctime, S, M, H, DAY, FULL } from './lib.mjs'

// 21 JVM (Keycloak), hard and slow: heap leak; live set after mixed/full GC climbs over hours, pauses grow, logins slow. No error.
export function jvm(seed) {
  const b = new Build(seed, 'four-21-sso', { notes: 'hard, slow leak: G1 log shows the live heap creep up, pauses grow; LB probes and clients get slow. No OutOfMemoryError, no error line of the culprit' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(80, 110) * M, stop = on + 6 * H, MAX = 2048, pod = 'sso-' + r.hex(5)
  b.inc('a', { cause: { allOf: [['heap', 'memory', 'leak', '\\bgc\\b', 'garbage', 'old gen'], ['leak', 'grow', 'creep', 'climb', 'ris(es|ing)', 'full', 'exhaust', 'pressure', 'not (be )?(freed|reclaimed|released)', 'does not free', 'frees? (almost |nearly )?(nothing|little)', 'increas', 'thrash', 'never (comes|goes) down', 'accumulat', 'saturat', 'short', 'pauses']], mustNot: ['database (is|was) (slow|the cause)'] },
    right: ['The SSO JVM leaks heap: live set after GC creeps up until full GCs stall it', 'memory of the Keycloak pod is never freed, garbage collection thrashes', 'heap nearly exhausted, long GC pauses'],
    wrong: ['the load balancer marks the sso backend down on slow health checks', 'portal logins are slow'],
    services: ['sso', pod, 'keycloak', 'jvm'], victims: ['haproxy', 'lb1', 'portal'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 7200, rootPattern: 'Pause' })
  const zz = (t) => iso(t).replace('Z', '+0000')
  let g = r.int(300, 900)
  const live = (t) => t < on ? 420 + r.int(-15, 15) : 420 + (t - on) / (stop - on) * 1560 + r.int(-10, 10)
  for (let t = t0; t < stop; ) {
    const lv = live(t), tight = lv > 1500, up = `[${zz(t)}][${((t - t0) / 1000 + 88123.4).toFixed(3)}s]`, before = Math.min(MAX - 4, Math.round(lv + (tight ? 180 : 500))), ms = tight ? b.f(180, 900, 3) : b.f(12, 45, 3)
    const mk = t > on + 40 * M ? { root: 'a' } : t > on ? { relevant: 'a' } : undefined
    if (lv > 1820) { const dur = b.f(2100, 5200, 3); b.L('gc.log', t, `${up}[info][gc,start     ] GC(${g}) Pause Full (G1 Compaction Pause)`, mk); b.L('gc.log', t + 2100, `${up}[info][gc           ] GC(${g++}) Pause Full (G1 Compaction Pause) ${before}M->${Math.round(lv)}M(${MAX}M) ${dur}ms`, mk) }
    else b.L('gc.log', t, `${up}[info][gc           ] GC(${g++}) Pause Young (${r.pick(tight ? ['Mixed', 'Prepare Mixed', 'Normal'] : ['Normal', 'Normal', 'Concurrent Start'])}) (G1 Evacuation Pause) ${before}M->${Math.round(lv)}M(${MAX}M) ${ms}ms`, mk)
    if (tight && r.next() < .3) b.L('gc.log', t + 400, `[${zz(t + 400)}][${((t - t0) / 1000 + 88123.8).toFixed(3)}s][info][gc           ] GC(${g++}) Concurrent Mark Cycle ${b.f(700, 2400, 3)}ms`)
    t += lv > 1820 ? r.int(15, 40) * S : tight ? r.int(25, 70) * S : r.int(50, 110) * S
  }
  const K = (t, lvl, cat, m) => `${spc(t)} ${lvl.padEnd(5)} [${cat}] (executor-thread-${r.int(1, 90)}) ${m}`
  b.bg(pod + '.log', t0, stop, 55 * S, (t) => r.pick([() => K(t, 'WARN', 'org.keycloak.events', `type="LOGIN_ERROR", realmId="${r.hex(8)}", clientId="portal", userId="null", ipAddress="${b.ip('79.2')}", error="invalid_user_credentials", auth_method="openid-connect"`), () => K(t, 'WARN', 'org.keycloak.events', `type="REFRESH_TOKEN_ERROR", realmId="${r.hex(8)}", clientId="mobile", ipAddress="${b.ip('79.2')}", error="invalid_token", reason="Token is not active"`), () => K(t, 'INFO', 'org.infinispan.CLUSTER', `ISPN000094: Received new cluster view for channel ISPN: [${pod}-1234|${r.int(3, 9)}] (2)`), () => K(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', `Sync changed users finished: 0 imported users, ${r.int(0, 4)} updated users`)])())
  const hp = (t) => `${sys(t)} lb1 haproxy[2211]: `
  const lat = (t) => { const l = live(t); return l > 1820 ? r.pick([r.int(60, 200), r.int(1500, 5500)]) : l > 1500 ? r.int(80, 900) : r.int(15, 60) }
  b.bg('lb1-haproxy.log', t0, stop, 32 * S, (t) => { const ms = lat(t); return `${hp(t)}${b.ip('79.2')}:${r.int(33000, 60000)} [${dd(t)}/${mon(t)}/${yy(t)}:${hms(t)}.${mmm(t)}] fe_https~ sso/${pod} 0/0/1/${ms}/${ms + 2} 200 ${r.int(900, 9000)} - - ---- 41/40/3/1/0 0/0 "${r.pick(['POST /realms/main/protocol/openid-connect/token', 'GET /realms/main/.well-known/openid-configuration'])} HTTP/1.1"` })
  for (let t = stop - 50 * M; t < stop; t += r.int(3, 8) * M) { b.L('lb1-haproxy.log', t, `${hp(t)}Health check for server sso/${pod} failed, reason: Layer7 timeout, check duration: 2001ms, status: 2/3 UP.`, { relevant: 'a' }); b.L('lb1-haproxy.log', t + 9 * S, `${hp(t + 9 * S)}Health check for server sso/${pod} succeeded, reason: Layer7 check passed, code: 200, check duration: 41ms, status: 3/3 UP.`, { relevant: 'a' }) }
  b.L(pod + '.log', on - 40 * M, K(on - 40 * M, 'INFO', 'org.keycloak.services', 'KC-SERVICES0050: Initializing provider acme-session-audit 1.3'))
  return b.c
}

// 22 backup, hard, over weeks: after a reboot a file system is not mounted; the backup of the empty directory reports OK every night.
export function backup(seed) {
  const b = new Build(seed, 'four-22-backup', { notes: 'hard: nightly Bacula job stays "Backup OK" but its files fall from 400k to 3 after a reboot in which /srv/projects was not mounted; nothing is an error' }), { r } = b
  const day0 = Math.floor(b.t0 / DAY) * DAY, nights = 28, cut = r.int(15, 19), on = day0 + cut * DAY - 6 * H, fs = r.pick(['/srv/projects', '/srv/cad', '/data/patients']), host = 'fs' + r.int(1, 4), job = host + '-' + fs.split('/').pop()
  b.inc('a', { cause: { allOf: [['backup', 'job', 'mount', fs.replaceAll('/', '.'), job, 'file ?system', 'bacula', 'volume'], ['empty', 'not mounted', 'no longer mounted', 'unmounted', 'never (re)?mounted', 'missing', 'was ?n.t mounted', '(is|was) not mounted', '(only|just) (3|three|a few|a handful)', 'no files', '(almost|nearly|hardly) (no|any|nothing|empty)', 'nothing (is|was|to)', 'zero', '0 (bytes|B)\\b', 'drop', 'shrank', 'collaps', 'fell', 'no data', 'did not mount', 'not been mounted', 'failed to mount', 'mount (is |was )?(gone|lost)']], mustNot: ['tape[^.]{0,30}(fail|caus)'] },
    right: [`${fs} is not mounted on ${host} since the reboot, so the backup saves an empty directory`, `job ${job} backs up only 3 files although it says OK`, 'backup size fell to nearly nothing after the file server restarted'],
    wrong: ['the backup of dc2 failed because its client was unreachable', 'volumes expired and got recycled'],
    services: [job, host, 'bacula', fs, 'bacula-fd', 'backup'], victims: [], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 100000, rootPattern: 'FD Files|FD Bytes|Bacula|' + fs })
  const F = 'bacula.log'
  let id = r.int(4000, 9000), files = 402113, bytes = 811.4
  for (let n = 0; n < nights; n++) {
    for (const [j, x] of [[job, 0], ['web1-www', 1], ['dc2-sysstate', 2], ['db1-dumps', 3]]) {
      const t = day0 + n * DAY + 1 * H + x * 25 * M + r.int(5, 90) * S, s = (q) => `${dd(q)}-${mon(q)} ${hms(q).slice(0, 5)}`, gone = x === 0 && day0 + n * DAY > on, lost = x === 2 && (n % 9 === 4)
      if (x === 0 && !gone) { files += r.int(-60, 400); bytes += r.int(0, 30) / 10 }
      const nf = x === 0 ? (gone ? 3 : files) : x === 1 ? 18211 + r.int(-40, 40) : x === 2 ? 88 + r.int(0, 3) : 14, nb = x === 0 ? (gone ? '1,213 (1.213 KB)' : `${Math.round(bytes)},${r.int(100, 999)},${r.int(100, 999)},${r.int(100, 999)} (${bytes.toFixed(1)} GB)`) : `${r.int(2, 30)},${r.int(100, 999)},${r.int(100, 999)},${r.int(100, 999)} (${r.int(2, 30)}.4 GB)`
      id++
      b.L(F, t, `${s(t)} bacula-dir JobId ${id}: Start Backup JobId ${id}, Job=${j}.${ymd(t)}_01.05.00_${pad(r.int(1, 59))}`)
      b.L(F, t + 2000, `${s(t)} bacula-dir JobId ${id}: Using Device "LTO8-1" to write.`)
      if (r.next() < .2) b.L(F, t + 2500, `${s(t)} bacula-dir JobId ${id}: Recycled volume "A${r.int(100, 399)}L8"`)
      if (lost) { b.L(F, t + 30 * S, `${s(t)} bacula-dir JobId ${id}: Warning: bsockcore.c:203 Could not connect to Client: dc2-fd on dc2.lan:9102. ERR=Connection timed out\nRetrying ...`); }
      const e = t + (gone ? 9 * S : r.int(4, 20) * M)
      if (x === 3) b.L(F, e - 1000, `${s(e)} db1-fd JobId ${id}:      Could not stat "/var/tmp/dump.lock": ERR=No such file or directory`)
      b.L(F, e, `${s(e)} bacula-dir JobId ${id}: Bacula bacula-dir 13.0.4 (12Feb24):\n  Build OS:               x86_64-pc-linux-gnu-bacula debian bookworm\n  JobId:                  ${id}\n  Job:                    ${j}\n  Backup Level:           Full\n  Client:                 "${j.split('-')[0]}-fd" 13.0.4 (12Feb24)\n  Scheduled time:         ${dd(t)}-${mon(t)}-${yy(t)} 01:05:00\n  Elapsed time:           ${gone ? '9 secs' : Math.round((e - t) / M) + ' mins'}\n  FD Files Written:       ${String(nf).replace(/\B(?=(\d{3})+$)/g, ',')}\n  FD Bytes Written:       ${nb}\n  Software Compression:   ${gone ? 'None' : '38.2% 1.6:1'}\n  Non-fatal FD errors:    ${x === 3 ? 1 : 0}\n  SD Errors:              0\n  FD termination status:  OK\n  SD termination status:  OK\n  Termination:            Backup OK${x === 3 ? ' -- with warnings' : ''}`, gone ? { root: 'a' } : undefined)
    }
  }
  const z = (t) => iso(t).replace('Z', '+00:00'), J = 'journal-' + host + '.txt'
  b.bg(J, day0, day0 + nights * DAY, 3.2 * H, (t) => `${z(t)} ${host} ${r.pick(['systemd[1]: logrotate.service: Deactivated successfully.', `smbd[${r.int(900, 9999)}]: pam_unix(samba:session): session closed for user scan`, 'systemd[1]: Finished fstrim.service - Discard unused blocks on filesystems from /etc/fstab.', 'kernel: perf: interrupt took too long (2511 > 2500), lowering kernel.perf_event_max_sample_rate to 79500', `sshd[${r.int(900, 9999)}]: error: maximum authentication attempts exceeded for invalid user pi from ${b.ip('61.177')} port 40112 ssh2 [preauth]`])}`)
  const boot = (t, without) => { for (const [i, m] of ['systemd[1]: Reached target reboot.target - System Reboot.', 'kernel: Linux version 6.1.0-26-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0)', 'kernel: ACPI Error: AE_NOT_FOUND, While resolving a named reference package element - \\_PR_.CPU9 (20220331/dspkginit-438)', 'systemd[1]: Mounting boot-efi.mount - /boot/efi...', 'systemd[1]: Mounted boot-efi.mount - /boot/efi.', 'kernel: EXT4-fs (dm-2): mounted filesystem with ordered data mode. Quota mode: none.', 'systemd[1]: Mounted home.mount - /home.', without ? null : `kernel: XFS (dm-5): Ending clean mount`, without ? null : `systemd[1]: Mounted ${fs.slice(1).replaceAll('/', '-')}.mount - ${fs}.`, 'systemd[1]: Reached target local-fs.target - Local File Systems.', 'systemd[1]: Started bacula-fd.service - Bacula File Daemon service.', 'systemd[1]: Reached target multi-user.target - Multi-User System.'].entries()) if (m) b.L(J, t + i * 1500, `${z(t + i * 1500)} ${host} ${m}`, without && i > 5 && i < 10 ? { relevant: 'a' } : undefined) }
  boot(day0 + 7 * DAY - 5 * H, false); boot(on, true)
  return b.c
}

// 23 Cisco, hard (warnings only): a layer-2 loop between two access ports; MAC flapping, then HSRP, STP, OSPF neighbours suffer. Comes and goes.
export function cisco(seed) {
  const b = new Build(seed, 'four-23-campus', { notes: 'hard: only notifications of MAC flapping name the port pair of the loop; HSRP/OSPF/AP noise is louder; comes and goes twice' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(35, 55) * M, stop = on + 95 * M, p1 = 'Gi1/0/' + r.int(2, 12), p2 = 'Gi1/0/' + r.int(20, 44), sw = 'acc-sw-' + r.int(3, 9), vl = r.pick([20, 120, 301])
  b.inc('a', { cause: { allOf: [['loop', '\\bMACs?\\b.{0,60}flap', 'flap.{0,60}between', 'MACFLAP', 'broadcast storm', 'bridging', 'patched', 'double.?connected', 'duplicate (path|link|mac)'], [p1.replaceAll('/', '.'), p2.replaceAll('/', '.'), sw, 'mac', 'layer.?2', '\\bL2\\b', 'switch', 'vlan', 'port', 'access', 'patch', 'spanning']], mustNot: ['ospf (is|was) the (root )?cause'] },
    right: [`Layer-2 loop on ${sw} between ${p1} and ${p2}`, 'a cable loop on the access switch, MACs flap between two ports', `broadcast storm in vlan ${vl} from a patched loop`],
    wrong: ['OSPF adjacency to the distribution router lost', 'HSRP changed its active router repeatedly', 'access ports of the switch are flapping up and down'],
    services: [sw, p1, p2, 'vlan ' + vl, 'SW_MATM'], victims: ['dist-1', 'dist-2', 'wlc1', 'core-1'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'MACFLAP|STORM' })
  const seq0 = r.int(10000, 30000)
  const hosts = { [sw]: '10.255.0.31', 'dist-1': '10.255.0.1', 'dist-2': '10.255.0.2', 'wlc1': '10.255.0.9' }
  const C = (t, h, m) => `${iso(t).slice(0, 19)}+00:00 ${hosts[h]} ${h} ${seq0 + Math.floor((t - t0) / 400)}: *${mon(t)} ${String(new Date(t).getUTCDate()).padStart(2)} ${hms(t)}.${mmm(t)} UTC: ${m}`
  const F = 'network.log', sta = () => { const h = r.hex(12); return `${h.slice(0, 4)}.${h.slice(4, 8)}.${h.slice(8)}` }
  b.bg(F, t0, stop, 8.5 * S, (t) => r.pick([
    () => { const i = 'GigabitEthernet1/0/' + r.int(1, 48), s = r.pick(['up', 'down']); return [C(t, sw, `%LINK-3-UPDOWN: Interface ${i}, changed state to ${s}`), (k) => C(k, sw, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to ${s}`)] },
    () => C(t, sw, `%DOT1X-5-FAIL: Authentication failed for client (${sta()}) on Interface Gi1/0/${r.int(1, 48)} AuditSessionID ${r.hex(24).toUpperCase()}`),
    () => C(t, sw, `%AUTHMGR-5-SUCCESS: Authorization succeeded for client (${sta()}) on Interface Gi1/0/${r.int(1, 48)} AuditSessionID ${r.hex(24).toUpperCase()}`),
    () => C(t, 'dist-1', `%SEC-6-IPACCESSLOGP: list MGMT-IN denied tcp 10.50.${r.int(1, 9)}.${r.int(2, 250)}(${r.int(33000, 60000)}) -> 10.255.0.1(22), 1 packet`),
    () => C(t, 'dist-2', `%CDP-4-NATIVE_VLAN_MISMATCH: Native VLAN mismatch discovered on TenGigabitEthernet1/1/4 (1), lab-sw GigabitEthernet0/1 (99).`),
    () => C(t, 'wlc1', `%CAPWAPAC_SMGR_TRACE_MESSAGE-5-AP_JOIN_DISJOIN: Chassis 1 R0/0: wncd: AP Event: AP Name: ap-${r.int(100, 140)}, MAC: ${sta()} Joined`),
    () => C(t, 'wlc1', `%CLIENT_ORCH_LOG-6-CLIENT_ADDED_TO_RUN_STATE: Chassis 1 R0/0: wncd: Username entry (host/nb${r.int(100, 999)}) joined with ssid (campus) for device with MAC: ${sta()}`),
  ])())
  b.L(F, on - 26 * M, C(on - 26 * M, 'dist-1', '%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.255.9.4)'))
  for (const [a, z] of [[on, on + r.int(9, 13) * M], [on + r.int(40, 50) * M, on + r.int(60, 68) * M]]) {
    b.bg(F, a, z, 7 * S, (t) => C(t, sw, `%SW_MATM-4-MACFLAP_NOTIF: Host ${sta()} in vlan ${vl} is flapping between port ${p1} and port ${p2}`), { root: 'a' })
    b.L(F, a + 200, C(a + 200, sw, `%SW_MATM-4-MACFLAP_NOTIF: Host ${sta()} in vlan ${vl} is flapping between port ${p1} and port ${p2}`), { root: 'a' })
    b.bg(F, a + 12 * S, z + 20 * S, 3.2 * S, (t) => { const h = r.pick(['dist-1', 'dist-2']); return C(t, h, r.pick([`%HSRP-5-STATECHANGE: Vlan${vl} Grp ${vl} state ${r.pick(['Standby -> Active', 'Active -> Speak', 'Speak -> Standby'])}`, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.${h === 'dist-1' ? 2 : 1} on Vlan${vl} from FULL to DOWN, Neighbor Down: Dead timer expired`, `%OSPF-5-ADJCHG: Process 10, Nbr 10.255.0.${h === 'dist-1' ? 2 : 1} on Vlan${vl} from LOADING to FULL, Loading Done`, `%SYS-3-CPUHOG: Task is running for (${r.int(2000, 4000)})msecs, more than (2000)msecs (${r.int(1, 40)}/12),process = ARP Input.`, `%IP-4-DUPADDR: Duplicate address 10.50.${vl % 250}.1 on Vlan${vl}, sourced by 0000.0c07.ac${pad(vl % 90)}`, `%HSRP-4-DUPADDR: Duplicate address 10.50.${vl % 250}.2 on Vlan${vl}, sourced by ${sta()}`])) }, { relevant: 'a' })
    b.bg(F, a + 30 * S, z, 8 * S, (t) => C(t, 'wlc1', `%CAPWAPAC_SMGR_TRACE_MESSAGE-5-AP_JOIN_DISJOIN: Chassis 1 R0/0: wncd: AP Event: AP Name: ap-${r.int(100, 140)}, MAC: ${sta()} Disjoined`), { relevant: 'a' })
  }
  return b.c
}

// 24 unbound, hard: one of two forwarders stops answering; latency of half of the lookups goes to seconds, nothing fails.
export function unbound(seed) {
  const b = new Build(seed, 'four-24-resolver', { notes: 'hard: dnstap-like TSV shows one forwarder slow/no answer (retries to the other succeed); logins and CI get slow without errors; heals' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(35, 50) * M, end = on + r.int(32, 45) * M, stop = end + 20 * M, fwA = '10.9.0.2', fwB = '10.9.0.3', bad = r.pick([fwA, fwB]), good = bad === fwA ? fwB : fwA
  b.inc('a', { cause: { allOf: [['forwarder', 'upstream', bad.replaceAll('.', '\\.'), 'resolver', 'dns', 'name ?server', 'name resolution'], [bad.replaceAll('.', '\\.'), 'one of (the |our )?(two|both)', 'upstream.{0,12}(dns|resolver|server|10\\.9)', '(dns|resolver|resolution).{0,30}upstream', 'forwarder', '(parent|second|secondary|first|primary|other) (dns|name ?server|resolver)'], ['slow', 'tim(e|ed|ing)s?.?out', 'unresponsive', 'not? (answer|respon|repl)', 'does ?n.t (answer|respond|reply)', 'latenc', 'down', 'stopp', 'dead', 'unreachable', 'fail', 'delay', 'silent', 'lost']], mustNot: [good.replaceAll('.', '\\.') + ' (stopped|does not|did not|timed out|times out|(is|was) (down|slow|dead|unresponsive|unreachable))'] },
    right: [`Forwarder ${bad} stopped answering, half of the lookups wait for its timeout`, `upstream DNS ${bad} times out, retries go to the other one`, 'one of the two DNS forwarders is unresponsive so name resolution is slow'],
    wrong: ['ssh logins are slow on the bastion', 'DNS is slow', 'Service unavailable, upstream timeouts', 'pip install steps in CI take longer'],
    services: [bad, 'forwarder', 'upstream', 'unbound', 'dns', 'resolver'], victims: ['bastion', 'sshd', 'ci', good], severity: ['high', 'medium', 'critical', 'low'], onset: on, onsetToleranceSeconds: 240, rootPattern: bad.replaceAll('.', '\\.') })
  b.bg('resolver-queries.tsv', t0, stop, 4.6 * S, (t) => { const up = r.pick([fwA, fwB]), slow = up === bad && t > on && t < end, q = r.pick(['git.lan', 'pypi.org', 'registry.npmjs.org', 'ldap.lan', 'api.github.com', 'crl.example', 'deb.debian.org', 'ntp.lan', 'wpad.lan']), neg = q === 'wpad.lan'
    const row = (tries, ms) => `${iso(t)}\t10.20.${r.int(0, 3)}.${r.int(2, 250)}\t${q}.\t${r.pick(['A', 'A', 'AAAA'])}\t${neg ? 'NXDOMAIN' : 'NOERROR'}\tvia=${tries}\t${ms}ms`
    if (slow) { b.L('resolver-queries.tsv', t, row(`${bad}!,${good}`, r.int(1502, 5041)), { root: 'a' }); return null }
    return row(up, r.int(1, 38)) })
  b.bg('resolver-unbound.log', t0, stop, 40 * S, (t) => `[${Math.floor(t / 1000)}] unbound[411:${r.int(0, 3)}] info: ${r.pick([`validation failure <old.${r.pick(['gov-x', 'uni-y'])}.example. A IN>: signature expired from 203.0.113.${r.int(2, 9)} for key old.example. while building chain of trust`, `generate keytag query _ta-4f66. NULL IN`, `service stopped`.replace('service stopped', 'average recursion processing time 0.02 sec'), `10.20.0.${r.int(2, 99)} wpad.lan. A IN NXDOMAIN 0.000000 1 99`])}`)
  const stat = (t) => `[${Math.floor(t / 1000)}] unbound[411:0] info: server stats for thread 0: ${r.int(600, 900)} queries, ${r.int(300, 500)} answers from cache, ${r.int(200, 300)} recursions, 0 prefetch, 0 rejected by ip ratelimiting`
  for (let t = t0 + 20 * S; t < stop; t += 300 * S) { b.L('resolver-unbound.log', t, stat(t)); b.L('resolver-unbound.log', t + 3, `[${Math.floor(t / 1000)}] unbound[411:0] info: average recursion processing time ${t > on && t < end + 300 * S ? b.f(1.1, 1.9, 6) : b.f(.012, .03, 6)} sec`, t > on && t < end ? { relevant: 'a' } : undefined) }
  b.bg('bastion-auth.log', t0, stop, 45 * S, (t) => { const p = r.int(9000, 60000), u = 'dev' + r.int(1, 30), d = t > on && t < end ? r.pick([r.int(40, 90), r.int(5000, 10400)]) : r.int(40, 90); return [`${iso(t)} bastion sshd[${p}]: Connection from 10.20.1.${r.int(2, 99)} port ${r.int(33000, 60000)} on 10.20.0.4 port 22 rdomain ""`, null, () => { b.L('bastion-auth.log', t + d, `${iso(t + d)} bastion sshd[${p}]: Accepted publickey for ${u} from 10.20.1.9 port ${r.int(33000, 60000)} ssh2: ED25519 SHA256:${r.hex(24)}`); return null }] })
  b.bg('bastion-auth.log', t0, stop, 70 * S, (t) => `${iso(t)} bastion sshd[${r.int(9000, 60000)}]: Invalid user ${r.pick(['oracle', 'git', 'ubuntu'])} from ${b.ip('159.65')} port ${r.int(33000, 60000)}`)
  b.bg('ci-runner.log', t0, stop, 30 * S, (t) => { const sl = t > on && t < end; return `${sp(t)} step=${r.pick(['pip install', 'npm ci', 'docker pull', 'git fetch'])} job=${r.int(70000, 80000)} rc=0 took=${sl ? b.f(20, 95, 1) : b.f(2, 14, 1)}s` })
  b.bg('ci-runner.log', t0, stop, 200 * S, (t) => `${sp(t)} step=pytest job=${r.int(70000, 80000)} rc=1 took=${b.f(20, 60, 1)}s FAILED tests/test_api.py::test_timeout - AssertionError: expected TimeoutError`)
  b.L('ci-runner.log', on - 14 * M, `${sp(on - 14 * M)} runner upgraded 17.4.0 -> 17.5.1, restarting`)
  return b.c
}

// 25 ClickHouse, hard: since a rollout at INFO one shipper inserts row by row; parts pile up, other loaders are delayed and then rejected.
export function clickhouse(seed) {
  const b = new Build(seed, 'four-25-olap', { notes: 'hard: new release of edge-shipper (INFO) inserts with batch=1; the parts of the table explode, the victims see Too many parts' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(45, 60) * M, stop = on + r.int(40, 50) * M, sh = r.pick(['edge-shipper', 'beacon-loader', 'iot-forwarder']), tbl = r.pick(['metrics.events', 'dwh.raw_hits'])
  const src = '10.31.4.' + r.int(50, 90)
  b.inc('a', { cause: { allOf: [[sh, sh.split('-')[0] + '\\b', 'shipper', 'loader', 'forwarder', src.replaceAll('.', '\\.'), 'client', 'producer', 'inserter', 'writer', 'ingest', 'source', 'release', 'rollout', 'deploy', 'config'], ['batch', 'small insert', 'tiny', 'single.?row', 'row.by.row', 'one row', '1 row', 'insert(s|ing)? (of )?(each|every|single)', 'too many (small )?inserts', 'unbatched', 'flush', 'per row', 'row at a time', 'individual', 'frequent insert', 'insert rate', 'many (small )?inserts']] },
    right: [`Since the rollout ${sh} inserts one row at a time, so parts pile up`, `unbatched inserts from ${sh} v3 create too many parts`, 'The new release lost its batching: tiny inserts flood ClickHouse'],
    wrong: ['ClickHouse throws Too many parts, merges are slow', 'web-loader inserts are rejected by ClickHouse'],
    services: [sh, src, sh + '-7'], victims: ['web-loader', 'clickhouse', 'clickhouse-server', 'grafana'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: sh + '|rows|' + src.replaceAll('.', '\\.') })
  const day = (t) => ymd(t).replaceAll('-', '.'), Q = (t, lvl, cls, m, q = b.uuid()) => `${day(t)} ${hms(t)}.${mmm(t)}${pad(r.int(0, 999), 3)} [ ${r.int(600, 999)} ] {${q}} <${lvl}> ${cls}: ${m}`
  const F = 'clickhouse-server.log'
  const ins = (t, ip, user, rows, mk) => { const q = b.uuid(); b.L(F, t, Q(t, 'Debug', 'executeQuery', `(from ${ip}:${r.int(33000, 60000)}, user: ${user}) INSERT INTO ${tbl} FORMAT RowBinary (stage: Complete)`, q), mk); b.L(F, t + r.int(4, 40), Q(t + 41, 'Information', 'executeQuery', `Read ${rows} rows, ${rows > 9 ? b.f(1, 20) + ' MiB' : r.int(180, 260) + '.00 B'} in 0.0${r.int(10, 60)} sec., ${rows > 9 ? r.int(1e5, 9e5) : r.int(20, 90)}.${r.int(10, 99)} rows/sec., ${rows > 9 ? b.f(20, 90) + ' MiB/sec.' : b.f(3, 12) + ' KiB/sec.'}`, q), mk) }
  for (let t = t0 + 5 * S; t < stop; t += r.gap(30 * S)) if (t < on + 20 * M || r.next() < .4) ins(t, '10.31.2.8', 'web_loader', r.int(60000, 90000))
  for (let t = t0 + 9 * S; t < on; t += r.gap(40 * S)) ins(t, src, sh.replace('-', '_'), r.int(9000, 10000))
  for (let t = on + 4 * S; t < stop; t += r.gap(11 * S)) ins(t, src, sh.replace('-', '_'), 1, { root: 'a' })
  b.bg(F, t0, stop, 24 * S, (t) => r.pick([() => Q(t, 'Debug', `${tbl} (${b.uuid()}) (MergerMutator)`, `Selected ${t > on ? r.int(20, 100) : r.int(3, 8)} parts from all_${r.int(1e5, 9e5)}_${r.int(1e5, 9e5)}_2 to all_${r.int(1e5, 9e5)}_${r.int(1e5, 9e5)}_0`, ''), () => Q(t, 'Debug', 'MemoryTracker', `Peak memory usage (for query): ${b.f(4, 90)} MiB.`), () => Q(t, 'Error', 'executeQuery', `Code: 62. DB::Exception: Syntax error: failed at position ${r.int(9, 90)} ('FORM'): FORM hits LIMIT 10. Expected one of: FROM, PREWHERE, WHERE. (SYNTAX_ERROR) (version 24.3.5.46 (official build)) (from 10.31.9.4:${r.int(33000, 60000)}) (in query: SELECT * FORM hits LIMIT 10)`), () => Q(t, 'Warning', 'Context', 'Effective user of the process (clickhouse) does not match the owner of the data. Ignoring.', '')])())
  b.bg(F, on + 15 * M, on + 26 * M, 14 * S, (t) => Q(t, 'Information', `${tbl} (${b.uuid()})`, `Delaying inserting block by ${r.int(60, 990)} ms. because there are ${r.int(1001, 2900)} parts and their average size is ${b.f(8, 20)} KiB`), { relevant: 'a' })
  b.bg(F, on + 26 * M, stop, 6 * S, (t) => Q(t, 'Error', 'executeQuery', `Code: 252. DB::Exception: Too many parts (${r.int(3000, 3014)} with average size of ${b.f(8, 20)} KiB) in table '${tbl} (${b.uuid()})'. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) (version 24.3.5.46 (official build)) (from 10.31.2.8:${r.int(33000, 60000)}) (in query: INSERT INTO ${tbl} FORMAT RowBinary)`), { relevant: 'a' })
  const Wl = (t, l, m) => `web-loader[5]: {"lvl":"${l}","at":${Math.floor(t / 1000)}.${mmm(t)},"m":"${m}"}`
  b.bg('web-loader.log', t0, stop, 30 * S, (t) => t > on + 26 * M && r.next() < .6 ? null : Wl(t, 'info', `flushed ${r.int(60000, 90000)} rows in ${r.int(200, 900)} ms`))
  b.bg('web-loader.log', on + 26 * M, stop, 7 * S, (t) => Wl(t, 'error', 'insert rejected: code 252 TOO_MANY_PARTS, spooling to disk (retry in 5s)'), { relevant: 'a' })
  b.L(sh + '.log', on - 3 * S, `${isoS(on - 3 * S)} [main] ${sh} 2.8.4 stopping, flushed 4112 rows`)
  b.L(sh + '.log', on, `${isoS(on)} [main] ${sh} 3.0.0 starting cfg={"sink":"clickhouse","batch":{"max_rows":1,"max_wait":"0s"},"compress":"lz4"}`, { root: 'a' })
  b.L(F, t0, `# collector clog-1: executeQuery lines sampled 1:50`)
  for (let t = t0 + 60 * S; t < on - 5 * S; t += 60 * S) { const n = r.int(60, 80); b.L(sh + '.log', t, `${isoS(t)} [sink] 1m batches=${n} rows=${n * 10000 - r.int(0, 900)} errs=0 p95=${r.int(30, 90)}ms`) }
  for (let t = on + 60 * S; t < stop; t += 60 * S) { const n = r.int(15000, 21000); b.L(sh + '.log', t, `${isoS(t)} [sink] 1m batches=${n} rows=${n} errs=0 p95=${r.int(30, 90)}ms`, { root: 'a' }) }
  b.L(sh + '.log', t0 + 4 * S, `${isoS(t0 + 4 * S)} [main] ${sh} 2.8.4 running cfg={"sink":"clickhouse","batch":{"max_rows":10000,"max_wait":"30s"},"compress":"lz4"}`)
  b.L('web-loader.log', on - 19 * M, Wl(on - 19 * M, 'warn', 'config key flush_ms is deprecated, use flush.interval'))
  return b.c
}
