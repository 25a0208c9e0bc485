import { Case, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, klog, local, start, pub, ip, uuid, access, hostNoise, scanPaths, p, S, M, H } from './lib.mjs'
const clean = (name, notes) => new Case(name, { kind: 'clean', notes, maxIncidents: 0 })

// healthy: rolling deploy in Kubernetes: boot probing, SIGTERM, 143, connection refused for seconds; ends ready
function rolling(name, r) {
  const c = clean(name, 'healthy: rolling deploy. Readiness failures while booting, SIGTERM, graceful drain, DB wait loop of one second; traffic never fails')
  const t0 = start(r), end = t0 + 70 * M, on = t0 + 25 * M, F = 'logs/kubectl-events.txt', A = 'logs/stern.log', dep = r.pick(['catalog', 'basket', 'quotes'])
  const rs = [r.hex(9), r.hex(9)], pods = rs.map((h) => Array.from({ length: 4 }, () => `${dep}-${h}-${r.hex(5)}`))
  const L = (pod, t, l, x) => c.line(A, t, `${pod} ${dep} ${JSON.stringify({ severity: l, time: frac(t, 6) + 'Z', logger: 'main', msg: x })}`)
  pods.flat().forEach((pod, i) => {
    const podIp = `10.42.${r.int(0, 5)}.${r.int(2, 200)}`
    const k = i % 4, up = i < 4 ? t0 - 1 : on + k * 90 * S, down = i < 4 ? on + k * 90 * S + 70 * S : end
    if (i >= 4) {
      c.line(F, up, `${isoS(up)}   Normal    Scheduled    pod/${pod}   Successfully assigned shop/${pod} to node-${r.int(1, 6)}`); c.line(F, up + 2000, `${isoS(up + 2000)}   Normal    Started      pod/${pod}   Started container ${dep}`)
      for (let n = 0; n < r.int(2, 4); n++) c.line(F, up + (8 + n * 10) * S, `${isoS(up + (8 + n * 10) * S)}   Warning   Unhealthy    pod/${pod}   Readiness probe failed: Get "http://${podIp}:8080/ready": dial tcp ${podIp}:8080: connect: connection refused`)
      L(pod, up + 3000, 'INFO', `starting ${dep} 2.${r.int(10, 60)}.0`); L(pod, up + 4000, 'WARNING', 'config key cache.legacy is deprecated and will be removed'); L(pod, up + 5000, 'ERROR', 'database not reachable yet (attempt 1/10): connection refused, retrying in 1s'); L(pod, up + 6100, 'INFO', 'database connected, schema version 88'); L(pod, up + 45 * S, 'INFO', 'warm-up finished, ready')
    }
    every(r, i < 4 ? t0 : up + 46 * S, down, 11 * S, (t) => L(pod, t, 'INFO', `${r.pick(['GET', 'GET', 'PUT'])} /${dep}/${r.int(100, 9999)} ${r.pick([200, 200, 200, 200, 404])} ${r.int(2, 60)}ms`))
    if (i < 4) { L(pod, down, 'WARNING', 'received SIGTERM, failing readiness and draining'); for (let n = 0; n < 3; n++) L(pod, down + 2000 + n * 900, 'INFO', `draining, ${6 - n * 3} requests in flight`); L(pod, down + 9000, 'INFO', 'closed 10 database connections'); L(pod, down + 9100, 'ERROR', 'http: Server closed'); c.line(F, down, `${isoS(down)}   Normal    Killing      pod/${pod}   Stopping container ${dep}`); c.line(F, down + 4000, `${isoS(down + 4000)}   Warning   Unhealthy    pod/${pod}   Readiness probe failed: HTTP probe failed with statuscode: 503`); c.line(F, down + 10000, `${isoS(down + 10000)}   Normal    Completed    pod/${pod}   container ${dep} exited code=143 reason=Terminated (rolling update)`) }
  })
  c.line(F, on - 1000, `${isoS(on - 1000)}   Normal    ScalingReplicaSet   deployment/${dep}   Scaled up replica set ${dep}-${rs[1]} to 1`); c.line(F, on + 8 * M, `${isoS(on + 8 * M)}   Normal    RolloutComplete     deployment/${dep}   deployment "${dep}" successfully rolled out, 4 of 4 updated replicas are available`)
  return c
}

// healthy: planned kernel reboot of a server with frightening boot lines, and the scanner noise of the internet
function reboot(name, r) {
  const c = clean(name, 'healthy: planned kernel update with announced reboot; ACPI BIOS errors, journal recovery of a clean boot, failed optional modules; ssh scanners and fail2ban')
  const t0 = start(r), end = t0 + 5 * H, rb = t0 + r.int(120, 160) * M, h = r.pick(['web07', 'nas-office', 'build3']), F = 'logs/messages', k = r.int(85, 107)
  const L = (t, x) => c.line(F, t, `${syslog(t)} ${h} ${x}`), Kn = (s, x) => L(rb + 70 * S + s * S, `kernel: [${s.toFixed(6).padStart(12)}] ${x}`)
  every(r, t0, rb - 60 * S, 24 * S, (t) => L(t, hostNoise(r))); every(r, rb + 120 * S, end, 24 * S, (t) => L(t, hostNoise(r)))
  every(r, t0, end, 3 * M, (t) => { if (t < rb - M || t > rb + 2 * M) L(t, `fail2ban.actions[701]: NOTICE [sshd] ${r.pick(['Ban', 'Ban', 'Unban'])} ${pub(r)}`) })
  L(rb - 32 * M, `sudo:   ops : TTY=pts/1 ; PWD=/home/ops ; USER=root ; COMMAND=/usr/bin/apt-get install linux-image-6.1.0-${k}-amd64`); L(rb - 30 * M, `systemd-logind[612]: Creating /run/nologin, blocking further logins...`); L(rb - 30 * M + 100, `wall[2211]: wall: user root broadcasted: planned reboot for kernel 6.1.0-${k}, maintenance MW-${r.int(100, 999)}`)
  L(rb, 'systemd-logind[612]: System is rebooting.'); L(rb + 300, 'systemd[1]: Stopping nginx.service - A high performance web server...'); L(rb + 900, 'systemd[1]: nginx.service: Deactivated successfully.'); L(rb + 1200, 'systemd[1]: Stopping snmpd.service...'); L(rb + 1500, 'rsyslogd: [origin software="rsyslogd" swVersion="8.2302.0" x-pid="640" x-info="https://www.rsyslog.com"] exiting on signal 15.')
  ;[[0, `Linux version 6.1.0-${k}-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0)`], [0, 'Command line: BOOT_IMAGE=/vmlinuz root=UUID=' + uuid(r) + ' ro quiet'], [0.004, 'x86/cpu: SGX disabled by BIOS.'], [0.11, 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.LPCB.EC0], AE_NOT_FOUND (20220331/dswload2-162)'], [0.12, 'ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20220331/psobject-220)'], [0.3, 'pci 0000:00:1f.0: BAR 13: failed to assign [io  size 0x0080]'], [0.8, 'MDS CPU bug present and SMT on, data leak possible. See https://www.kernel.org/doc/html/latest/admin-guide/hw-vuln/mds.html for more details.'], [1.2, 'ERST: Error Record Serialization Table (ERST) support is initialized.'], [1.9, 'tpm_tis MSFT0101:00: IRQ index 0 not found'], [2.4, 'EXT4-fs (sda1): mounted filesystem with ordered data mode. Quota mode: none.'], [2.6, 'systemd[1]: Failed to find module \'bpfilter\''], [3.1, 'firmware: failed to load i915/skl_dmc_ver1_27.bin (-2)'], [3.4, 'kvm: disabled by bios'], [4.0, 'iwlwifi: probe of 0000:02:00.0 failed with error -110'], [5.1, 'EDAC skx: ECC is disabled on imc 0'], [6.2, 'e1000e 0000:00:1f.6 eth0: NIC Link is Up 1000 Mbps Full Duplex, Flow Control: None']].forEach(([s, x]) => Kn(s, x))
  const up = rb + 80 * S; ['systemd[1]: Started nginx.service - A high performance web server and a reverse proxy server.', 'systemd[1]: systemd-networkd-wait-online.service: Main process exited, code=exited, status=0/SUCCESS', 'apparmor.systemd[501]: Warning: found usr.sbin.sssd in /etc/apparmor.d/force-complain, forcing complain mode', 'smartd[688]: Device: /dev/sda [SAT], not found in smartd database 7.3/5528.', 'nginx[711]: nginx: [warn] conflicting server name "old.example.org" on 0.0.0.0:80, ignored', 'systemd[1]: Startup finished in 4.102s (kernel) + 7.909s (userspace) = 12.011s.', 'systemd[1]: Reached target multi-user.target - Multi-User System.', 'check-after-boot[820]: all 14 checks OK, closing maintenance window'].forEach((x, i) => L(up + i * 900, x))
  return c
}

// healthy: test suites print stack traces and errors on purpose; all pass
function tests(name, r) {
  const c = clean(name, 'healthy: CI job (Maven surefire, then go test -v, then jest) whose tests provoke errors; everything passes, job succeeded')
  const t0 = start(r), F = 'logs/job.log'; let t = t0
  const O = (x) => { t += r.int(20, 400); c.line(F, t, x) }
  O(`\u001b[0KRunning with gitlab-runner 16.${r.int(1, 11)}.0 (${r.hex(8)})\u001b[0;m`); O('\u001b[0K\u001b[36;1mPreparing the "docker" executor\u001b[0;m'); O('Using docker image sha256:' + r.hex(64) + ' for maven:3.9 ...'); O('WARNING: Failed to extract cache: archive not found, starting without cache'); O('$ mvn -B verify')
  O('[INFO] Scanning for projects...'); O('[WARNING] The POM for com.acme:legacy-util:jar:1.2 is invalid, transitive dependencies (if any) will not be available'); O('[INFO] -------------------------------------------------------'); O('[INFO]  T E S T S'); O('[INFO] -------------------------------------------------------')
  let n = 0
  for (let i = 0; i < 46; i++) {
    const cls = `com.acme.${r.pick(['pay', 'ledger', 'mail', 'sync'])}.${r.pick(['Retry', 'Timeout', 'CircuitBreaker', 'Rollback', 'Corruption', 'Outage', 'Parser'])}${r.pick(['Handler', 'Policy', 'Service'])}${i}Test`, k = r.int(3, 19); n += k
    O(`[INFO] Running ${cls}`)
    for (let j = 0; j < r.int(1, 4); j++) O(`${iso(t).slice(11, 23)} [main] ${r.pick(['INFO ', 'WARN ', 'ERROR'])} c.a.${r.pick(['pay.Gateway', 'ledger.Writer', 'sync.Puller'])} - ${r.pick(['simulated: connection reset by peer', 'giving up after 3 attempts', 'rollback of tx 17 as expected', 'Disk full (fake file system)', 'OutOfMemoryError injected by test', 'certificate expired (fixture)'])}`)
    if (r.next() < 0.4) O(`java.lang.IllegalStateException: expected failure ${i}\n\tat com.acme.pay.Gateway.charge(Gateway.java:${r.int(20, 300)})\n\tat com.acme.pay.GatewayTest.lambda$refuses$0(GatewayTest.java:${r.int(20, 300)})\n\tat org.junit.jupiter.api.AssertThrows.assertThrows(AssertThrows.java:53)\n\tat java.base/java.util.ArrayList.forEach(ArrayList.java:1511)`)
    O(`[INFO] Tests run: ${k}, Failures: 0, Errors: 0, Skipped: ${i % 9 ? 0 : 1}, Time elapsed: ${(r.next() * 4).toFixed(3)} s -- in ${cls}`)
  }
  O(`[INFO] Tests run: ${n}, Failures: 0, Errors: 0, Skipped: 6`); O('[INFO] BUILD SUCCESS'); O('$ go test -v ./...')
  for (let i = 0; i < 60; i++) { const nm = `Test${r.pick(['Deadlock', 'Panic', 'Timeout', 'BadCert', 'Corrupt', 'Unauthorized'])}${r.pick(['Recovers', 'IsReported', 'Retries'])}${i}`; O(`=== RUN   ${nm}`); if (r.next() < 0.5) O(`${ngx(t)} ${r.pick(['recovered from panic: runtime error: index out of range [3] with length 3', 'http: TLS handshake error from 127.0.0.1:41822: remote error: tls: bad certificate', 'FATAL (captured): no space left on device'])}`); O(`--- PASS: ${nm} (${(r.next()).toFixed(2)}s)`) }
  O('PASS'); O(`ok  \tacme.example/agent/internal\t${(r.next() * 9).toFixed(3)}s`); O('$ npx jest --ci'); O('  console.error\n    Warning: An update to Cart inside a test was not wrapped in act(...).\n\n      at printWarning (node_modules/react-dom/cjs/react-dom.development.js:86:30)')
  for (let i = 0; i < 30; i++) O(`PASS src/${r.pick(['cart', 'login', 'errors', 'offline'])}/${r.pick(['shows-error', 'retry', 'crash-screen', 'session-expired'])}-${i}.test.tsx`)
  O('Tests:       211 passed, 2 skipped, 213 total'); O('\u001b[32;1mJob succeeded\u001b[0;m')
  return c
}

// healthy: Patroni switchover as planned, client errors in PostgreSQL, pgbouncer logging
function switchover(name, r) {
  const c = clean(name, 'healthy: announced Patroni switchover takes seconds (FATAL the database system is shutting down, terminating connection due to administrator command are part of it); constraint violations and user cancels are client errors; pools reconnect')
  const t0 = start(r), end = t0 + 90 * M, on = t0 + r.int(40, 55) * M, P = ['pg-a', 'pg-b']
  const L = (n, t, x) => c.line(`logs/${n}-patroni.log`, t, `${sql(t, ',')} INFO: ${x}`), G = (n, t, x) => c.line(`logs/${n}-postgres.csvish.log`, t, `${sql(t)} UTC|${r.int(1000, 60000)}|${x}`), B = (t, x) => c.line('logs/pgbouncer.log', t, `${sql(t)} UTC [1] ${x}`)
  beat(r, t0, end, 10 * S, (t) => { const lead = t < on ? 'pg-a' : 'pg-b'; for (const n of P) L(n, t, n === lead ? `no action. I am (${n}), the leader with the lock` : `no action. I am (${n}), a secondary, and following a leader (${lead})`) })
  L('pg-a', on - 2000, 'received switchover request with leader=pg-a candidate=pg-b scheduled_at=None'); L('pg-a', on - 1000, 'manual failover: demoting myself'); L('pg-a', on - 900, 'Demoting self (graceful)'); L('pg-b', on + 500, 'promoted self to leader by acquiring session lock'); L('pg-b', on + 600, 'cleared rewind state after becoming the leader'); L('pg-a', on + 4000, 'Local timeline=12 lsn=4/A8000028, closed up as standby')
  G('pg-a', on - 800, 'LOG|received fast shutdown request'); for (let i = 0; i < 12; i++) G('pg-a', on - 790 + i, 'FATAL|terminating connection due to administrator command'); for (let i = 0; i < 5; i++) G('pg-a', on - 500 + i * 60, 'FATAL|the database system is shutting down'); G('pg-a', on - 100, 'LOG|database system is shut down'); G('pg-b', on + 400, 'LOG|received promote request'); G('pg-b', on + 450, 'LOG|selected new timeline ID: 13'); G('pg-b', on + 700, 'LOG|database system is ready to accept connections'); G('pg-a', on + 3500, 'LOG|started streaming WAL from primary at 4/A8000000 on timeline 13'); G('pg-b', on - 790, 'FATAL|could not receive data from WAL stream: server closed the connection unexpectedly')
  for (let i = 0; i < 10; i++) B(on - 700 + i * 30, `WARNING S-0x55d${r.hex(9)}: app/app@10.3.0.11:5432 closing because: server conn crashed? (age=${r.int(100, 3000)}s)`); B(on + 900, 'LOG S-0x55d' + r.hex(9) + ': app/app@10.3.0.12:5432 new connection to server (from 10.3.0.5:41210)')
  c.line('logs/change.log', on - 30 * M, `${isoS(on - 30 * M)} CHG-${r.int(1000, 9999)} approved: switchover pg-a -> pg-b for minor update, expected write pause < 10 s`); c.line('logs/change.log', on + 60 * S, `${isoS(on + 60 * S)} CHG done, write pause 1.6 s, all pools connected`)
  beat(r, t0, end, 60 * S, (t) => B(t, `LOG stats: ${r.int(300, 500)} xacts/s, ${r.int(600, 900)} queries/s, in ${r.int(90000, 120000)} B/s, out ${r.int(300000, 400000)} B/s, xact ${r.int(1500, 2500)} us, query ${r.int(500, 900)} us, wait ${r.int(1, 30)} us`))
  every(r, t0, end, 25 * S, (t) => { if (t > on - 1000 && t < on + 900) return; G(t < on ? 'pg-a' : 'pg-b', t, r.pick(['ERROR|duplicate key value violates unique constraint "users_email_key"', 'ERROR|canceling statement due to user request', 'ERROR|insert or update on table "votes" violates foreign key constraint "votes_poll_fkey"', 'LOG|checkpoint complete: wrote 812 buffers (0.6%)', 'LOG|could not receive data from client: Connection reset by peer', 'ERROR|invalid input syntax for type uuid: "undefined"', 'LOG|automatic analyze of table "app.public.sessions"'])) })
  return c
}
export default [rolling, reboot, tests, switchover]
