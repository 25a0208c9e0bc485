// Frightening words that are normal there: nobody should be woken.
import { Case, rng, day, T, J, S, M, H, poisson, every } from './lib.mjs'
const clean = (name, notes) => new Case(name, { kind: 'clean', notes })

function payments(seed) {
  const r = rng(seed, 'h-pay'), t0 = day(r), end = t0 + r.int(60, 80) * M, c = clean('card-desk', 'Declines, wrong passwords, client aborts and idempotent retries at their usual steady rate.')
  const svc = (f, at, lvl, cls, msg) => c.line(`logs/${f}.log`, at, `${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} ${lvl.padEnd(5)} [${cls}] (${r.pick(['default task', 'executor-thread'])}-${r.int(1, 40)}) ${msg}`)
  poisson(r, t0, end, 6 * S, (at) => svc('card-auth', at, 'INFO', 'b.card.AuthorisationService', `approved rrn=${r.int(1e11, 9e11)} amount=${r.f(2, 300, 2)} EUR mcc=${r.int(3000, 7999)} in ${r.int(30, 140)} ms`))
  poisson(r, t0, end, 22 * S, (at) => svc('card-auth', at, 'ERROR', 'b.card.AuthorisationService', `authorisation declined rrn=${r.int(1e11, 9e11)} code=${r.pick(['51 insufficient funds', '54 expired card', '55 incorrect PIN', '61 exceeds limit', '05 do not honour'])}`))
  poisson(r, t0, end, 70 * S, (at) => svc('card-auth', at, 'WARN', 'b.card.Idempotency', `duplicate request ${r.uuid()} from terminal T${r.int(1000, 9999)}, stored answer returned`))
  poisson(r, t0, end, 2.5 * M, (at) => svc('card-auth', at, 'ERROR', 'org.apache.catalina.core.ContainerBase', `Servlet.service() threw exception: org.apache.catalina.connector.ClientAbortException: java.io.IOException: Broken pipe\n\tat org.apache.catalina.connector.OutputBuffer.realWriteBytes(OutputBuffer.java:341)\n\tat org.apache.catalina.connector.OutputBuffer.flushByteChunk(OutputBuffer.java:786)`))
  poisson(r, t0, end, 11 * S, (at) => svc('keycloak', at, 'DEBUG', 'org.keycloak.events', `type="${r.pick(['LOGIN', 'REFRESH_TOKEN', 'CODE_TO_TOKEN'])}", realmId="bank", clientId="mobile-app", userId="${r.uuid()}", ipAddress="${r.ip()}"`))
  poisson(r, t0, end, 28 * S, (at) => svc('keycloak', at, 'WARN', 'org.keycloak.events', `type="LOGIN_ERROR", realmId="bank", clientId="mobile-app", userId="null", ipAddress="${r.ip()}", error="${r.pick(['invalid_user_credentials', 'user_not_found', 'expired_code'])}"`))
  poisson(r, t0, end, 60 * S, (at) => svc('keycloak', at, 'WARN', 'org.keycloak.events', `type="REFRESH_TOKEN_ERROR", realmId="bank", clientId="mobile-app", userId="null", ipAddress="${r.ip()}", error="invalid_token", reason="Session not active"`))
  every(r, t0 + 2 * M, end, 5 * M, (at) => c.line('logs/jvm-gc.log', at, `[${T(at)}][info][gc] GC(${Math.floor((at - t0) / 3e4) + 400}) Pause Young (Normal) (G1 Evacuation Pause) ${r.int(900, 1100)}M->${r.int(300, 330)}M(2048M) ${r.f(6, 19, 3)}ms`))
  return c
}

function rollout(seed) {
  const r = rng(seed, 'h-roll'), t0 = day(r), end = t0 + r.int(40, 55) * M, c = clean('shop-rollout', 'A rolling deploy that completes: SIGTERM, probe failures while starting, refused connections retried once, drained consumers.')
  const app = r.pick(['storefront', 'offers', 'reviews']), hash = [r.id(9), r.id(9)], v = r.int(20, 80), dep = t0 + r.int(12, 18) * M, reps = r.int(5, 7), step = r.int(70, 85) * S
  const ev = (at, type, reason, obj, msg) => c.line('logs/kube-events.log', at, `${T(at, 'YYYY-MM-DDTHH:mm:ssZ')}\t${type}\t${reason}\t${obj}\t${msg}`)
  const log = (at, lvl, pod, msg, x = {}) => c.line(`logs/${app}.log`, at, J({ ts: T(at), level: lvl, pod, msg, ...x }))
  const oldPods = Array.from({ length: reps }, () => `${app}-${hash[0]}-${r.id(5)}`), newPods = Array.from({ length: reps }, () => `${app}-${hash[1]}-${r.id(5)}`)
  ev(dep, 'Normal', 'ScalingReplicaSet', `deployment/${app}`, `Scaled up replica set ${app}-${hash[1]} to 1`)
  newPods.forEach((p, i) => {
    const at = dep + i * step, q = oldPods[i]
    ev(at + S, 'Normal', 'Scheduled', `pod/${p}`, `Successfully assigned default/${p} to node-${r.int(1, 9)}`); ev(at + 9 * S, 'Normal', 'Started', `pod/${p}`, `Started container ${app}`)
    log(at + 10 * S, 'info', p, 'starting', { version: `${v}.1.0` }); log(at + 12 * S, 'warn', p, 'cache unavailable: connect ECONNREFUSED 127.0.0.1:6379, sidecar not ready, retry 1'); log(at + 14 * S, 'info', p, 'cache connected')
    for (const k of [11, 16, 21]) ev(at + k * S, 'Warning', 'Unhealthy', `pod/${p}`, `${k < 15 ? 'Startup' : 'Readiness'} probe failed: Get "http://10.1.${r.int(1, 9)}.${r.int(2, 250)}:3000/ready": dial tcp: connect: connection refused`)
    log(at + 26 * S, 'info', p, 'ready', { warmup_ms: r.int(9000, 15000) })
    ev(at + 30 * S, 'Normal', 'ScalingReplicaSet', `deployment/${app}`, `Scaled down replica set ${app}-${hash[0]} to ${reps - 1 - i}`); ev(at + 31 * S, 'Normal', 'Killing', `pod/${q}`, `Stopping container ${app}`)
    log(at + 31 * S, 'warn', q, 'SIGTERM received, draining', { inflight: r.int(2, 19) }); log(at + 33 * S, 'error', q, 'consumer terminated: KafkaJSConnectionClosedError: Closed connection (shutdown in progress)'); log(at + 38 * S, 'info', q, 'drained, exit 0')
    c.line('logs/nginx-error.log', at + 32 * S, `${T(at + 32 * S, 'YYYY/MM/DD HH:mm:ss')} [warn] 29#29: *${r.int(1e4, 9e5)} upstream server temporarily disabled while connecting to upstream, client: ${r.ip()}, server: _, request: "GET / HTTP/1.1", upstream: "http://10.1.2.${r.int(2, 250)}:3000/"`)
  })
  ev(dep + reps * step + 40 * S, 'Normal', 'DeploymentComplete', `deployment/${app}`, `deployment "${app}" successfully rolled out`)
  const live = (at) => r.pick([...oldPods.filter((_, i) => at < dep + i * step + 31 * S), ...newPods.filter((_, i) => at > dep + i * step + 27 * S)])
  poisson(r, t0, end, 3 * S, (at) => { log(at, 'info', live(at), 'request', { path: r.pick(['/', '/p/' + r.int(100, 999), '/api/cart', '/api/offers']), status: r.pick([200, 200, 200, 200, 304, 404]), ms: r.int(5, 120) }) })
  poisson(r, t0, end, 50 * S, (at) => log(at, 'warn', live(at), 'client sent invalid JSON body', { status: 400 }))
  poisson(r, t0, end, 90 * S, (at) => ev(at, 'Normal', 'Completed', `job/report-${r.int(28000000, 29000000)}`, 'Job completed'))
  return c
}

function tests(seed) {
  const r = rng(seed, 'h-ci'), t0 = day(r), c = clean('ci-build', 'A green build whose tests provoke and print errors.')
  let t = t0, all = 0
  const o = (text, ms = r.int(15, 700)) => { t += ms; for (const l of text.split('\n')) c.line('logs/build.log', t, `${T(t, 'YYYY-MM-DDTHH:mm:ss.ffffff')}0Z ${l}`) }
  o('##[group]Run mvn -B verify'); o('[INFO] Scanning for projects...'); o(`[INFO] Building orders-parent ${r.int(2, 9)}.${r.int(0, 40)}-SNAPSHOT`); o('[WARNING] The POM for com.sun.xml.bind:jaxb-osgi:jar:2.2.10 is invalid, transitive dependencies (if any) will not be available')
  const cls = ['RetryPolicyTest', 'OrderRepositoryIT', 'PaymentClientTest', 'OutboxRelayTest', 'TimeoutHandlingTest', 'JsonCodecTest', 'MigrationIT', 'PoolExhaustionTest', 'LockServiceTest', 'CsvImportTest', 'AuthFilterTest', 'TenantScopeTest', 'RateLimiterTest', 'CertificateReloadTest', 'ShutdownHookTest']
  for (const k of r.shuffle(cls)) {
    o(`[INFO] Running com.acme.orders.${k}`); const n = r.int(9, 26); all += n
    for (let i = 0; i < n; i++) {
      const lg = T(t, 'HH:mm:ss.SSS')
      if (r.chance(0.35)) o(r.pick([`${lg} [main] ERROR c.a.o.PaymentClient - payment gateway unreachable: java.net.ConnectException: Connection refused (expected by test)`, `${lg} [pool-3-thread-1] ERROR c.zaxxer.hikari.pool.HikariPool - test-pool - Connection is not available, request timed out after 250ms.`, `${lg} [main] WARN  c.a.o.RetryPolicy - attempt 3 failed, giving up\njava.util.concurrent.TimeoutException: simulated\n\tat com.acme.orders.FakeGateway.call(FakeGateway.java:31)\n\tat com.acme.orders.RetryPolicyTest.lambda$givesUp$2(RetryPolicyTest.java:77)`, `${lg} [main] ERROR o.h.engine.jdbc.spi.SqlExceptionHelper - ERROR: duplicate key value violates unique constraint "orders_pkey"`, `${lg} [main] FATAL c.a.o.Bootstrap - OutOfMemoryError simulated, calling halt hook`]))
      else o(`${lg} [main] ${r.pick(['DEBUG', 'INFO '])} ${r.pick(['o.testcontainers.DockerClientFactory', 'o.s.t.c.transaction.TransactionContext', 'c.a.o.OrderService', 'o.flywaydb.core.Flyway'])} - ${r.pick(['Rolled back transaction for test', 'Container postgres:16 started', 'order stored', 'Successfully applied 41 migrations', 'fixture loaded'])}`)
    }
    o(`[INFO] Tests run: ${n}, Failures: 0, Errors: 0, Skipped: ${r.int(0, 1)}, Time elapsed: ${r.f(0.2, 19, 3)} s -- in com.acme.orders.${k}`)
  }
  o('[INFO] Results:'); o(`[INFO] Tests run: ${all}, Failures: 0, Errors: 0, Skipped: 6`); o('[INFO] BUILD SUCCESS'); o('##[group]Run npm test'); o('> web@1.0.0 test\n> vitest run')
  for (let i = 0; i < r.int(40, 60); i++) o(r.chance(0.2) ? `stderr | src/${r.pick(['api', 'cart', 'login'])}.test.ts > shows an error banner\nError: Request failed with status code 500\n    at createError (src/http.ts:14:9)` : ` ✓ src/${r.id(6)}.test.ts (${r.int(2, 30)} tests) ${r.int(4, 900)}ms`)
  o(' Test Files  52 passed (52)'); o('npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory.'); o('found 0 vulnerabilities'); o('Job completed successfully, artifacts uploaded')
  return c
}

function ceph(seed) {
  const r = rng(seed, 'h-ceph'), t0 = day(r), end = t0 + r.int(100, 120) * M, c = clean('proxmox-ceph', 'Planned maintenance of a node under noout: HEALTH_WARN, degraded PGs, migrated guests, all recovered; backups with the usual warnings.')
  const nodes = ['pve1', 'pve2', 'pve3', 'pve4'], n = r.pick(nodes.slice(1)), osds = [0, 1, 2].map((i) => nodes.indexOf(n) * 3 + i), down = t0 + r.int(25, 35) * M, up = down + r.int(9, 14) * M
  const ce = (at, lvl, msg) => c.line('logs/ceph.log', at, `${T(at, 'YYYY-MM-DDTHH:mm:ss.ffffff')}+0000 ${msg.startsWith('pgmap') ? 'mgr.pve1 (mgr.4412)' : 'mon.pve1 (mon.0)'} ${Math.floor(30000 + (at - t0) / 2500)} : cluster [${lvl}] ${msg}`)
  const sy = (at, host, prog, msg) => c.line('logs/syslog', at, `${T(at, 'YYYY-MM-DDTHH:mm:ss.ffffff')}+00:00 ${host} ${prog}: ${msg}`)
  const pg = 257
  every(r, t0, end, 12 * S, (at, i) => { const deg = at > down && at < up + 4 * M; ce(at, 'DBG', `pgmap v${90000 + i}: ${pg} pgs: ${deg ? `${pg - 61} active+clean, 61 active+undersized+degraded` : `${pg} active+clean`}; 3.1 TiB data, 9.4 TiB used, 22 TiB / 31 TiB avail; ${r.int(1, 9)}.${r.int(0, 9)} MiB/s rd, ${r.int(2, 14)} MiB/s wr, ${r.int(300, 900)} op/s${deg ? '; 82114/1214402 objects degraded (6.762%)' : ''}`) })
  poisson(r, t0, end, 80 * S, (at) => ce(at, 'DBG', `${r.int(1, 9)}.${r.hex(2)} ${r.pick(['scrub', 'deep-scrub'])} ${r.pick(['starts', 'ok'])}`))
  sy(down - 6 * M, 'pve1', 'pvedaemon[2211]', `<root@pam> maintenance of ${n} planned (CHG-${r.int(1000, 9999)}): firmware update, set noout`)
  ce(down - 5 * M, 'WRN', 'Health check failed: noout flag(s) set (OSDMAP_FLAGS)')
  for (let i = 0; i < 4; i++) { const id = r.int(100, 180), at = down - (4 - i) * M; sy(at, n, 'pve-ha-crm[1421]', `migrate service 'vm:${id}' to node 'pve1'`); sy(at + 30 * S, n, `qm[${r.int(9000, 99000)}]`, `VM ${id} qmp command 'query-migrate' - migration status: completed`) }
  sy(down, n, 'systemd[1]', 'Stopping ceph-osd.target - ceph target allowing to start/stop all ceph-osd@.service instances at once...')
  for (const o of osds) { sy(down + S, n, `ceph-osd[${r.int(1000, 4000)}]`, `received  signal: Terminated from /sbin/init  (PID: 1) UID: 0`); sy(down + 1.2 * S, n, `ceph-osd[${r.int(1000, 4000)}]`, `osd.${o} 8812 *** Got signal Terminated *** immediate shutdown`); ce(down + 2 * S, 'INF', `osd.${o} marked itself down and dead`) }
  ce(down + 4 * S, 'WRN', `Health check failed: 3 osds down (OSD_DOWN)`); ce(down + 4.2 * S, 'WRN', `Health check failed: 1 host (3 osds) down (OSD_HOST_DOWN)`); ce(down + 9 * S, 'WRN', 'Health check failed: Degraded data redundancy: 82114/1214402 objects degraded (6.762%), 61 pgs degraded (PG_DEGRADED)')
  for (const h of nodes) if (h !== n) sy(down + 40 * S, h, 'corosync[1304]', `[KNET  ] link: host: ${nodes.indexOf(n) + 1} link: 0 is down`)
  sy(down + 41 * S, 'pve1', 'corosync[1304]', '[TOTEM ] A new membership (1.2a4) was formed. Members left: ' + (nodes.indexOf(n) + 1)); sy(down + 42 * S, 'pve1', 'corosync[1304]', '[QUORUM] Members[3], quorate')
  for (const m of ['ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PC00.LPC0], AE_NOT_FOUND', 'ERST: Failed to get Error Log Address Range.', 'megaraid_sas 0000:18:00.0: FW in READY state: Yes', 'EXT4-fs (dm-1): orphan cleanup on readonly fs']) sy(up, n, 'kernel', m)
  for (const o of osds) ce(up + 30 * S, 'INF', `osd.${o} [v2:10.15.0.${o}:6800/1] boot`)
  ce(up + 34 * S, 'INF', 'Health check cleared: OSD_DOWN (was: 3 osds down)'); ce(up + 34.1 * S, 'INF', 'Health check cleared: OSD_HOST_DOWN (was: 1 host (3 osds) down)'); ce(up + 4 * M, 'INF', 'Health check cleared: PG_DEGRADED (was: Degraded data redundancy: 82114/1214402 objects degraded (6.762%), 61 pgs degraded)')
  sy(up + 36 * S, 'pve1', 'corosync[1304]', '[QUORUM] Members[4], quorate')
  ce(up + 6 * M, 'INF', 'Health check cleared: OSDMAP_FLAGS (was: noout flag(s) set)'); ce(up + 6 * M + 20, 'INF', 'Cluster is now healthy'); sy(up + 7 * M, 'pve1', 'pvedaemon[2211]', `<root@pam> maintenance of ${n} finished, guests moved back`)
  poisson(r, t0, end, 60 * S, (at) => { const h = r.pick(nodes.filter((x) => x !== n)); sy(at, h, 'pvestatd[1511]', r.pick(['status update time (5.118 seconds)', 'auth key pair too old, rotating..', 'modified cpu set for lxc/104: 3-6'])) })
  poisson(r, t0, end, 45 * S, (at) => sy(at, r.pick(nodes.filter((x) => x !== n)), 'smartd[988]', `Device: /dev/sd${r.pick(['a', 'b', 'c'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 63)} to ${r.int(64, 66)}`))
  poisson(r, t0, end, 6 * M, (at) => { const id = r.int(100, 180); sy(at, 'pve1', 'pvescheduler[7712]', `INFO: Starting Backup of VM ${id} (qemu)`); sy(at + 3000, 'pve1', 'pvescheduler[7712]', `WARN: VM ${id}: guest-fsfreeze not supported by agent, continuing`); sy(at + 70 * S, 'pve1', 'pvescheduler[7712]', `INFO: Finished Backup of VM ${id} (00:01:07)`) })
  return c
}

function mailhub(seed) {
  const r = rng(seed, 'h-mail', 0.6), t0 = day(r), end = t0 + r.int(60, 80) * M, c = clean('mail-gateway', 'A mail gateway after boot: spam refused, greylisting, scanners banned, a deferred recipient delivered later.')
  const h = `mx${r.int(1, 4)}`, sy = (at, prog, msg) => c.line('logs/mail-host.log', at, `${T(at, 'MMM _D HH:mm:ss')} ${h} ${prog}: ${msg}`), dom = r.pick(['stadt-lauf.example', 'clinic.example', 'uni-nord.example'])
  let t = t0
  for (const m of ['Linux version 6.1.0-21-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0)', 'Command line: BOOT_IMAGE=/boot/vmlinuz-6.1.0-21-amd64 root=/dev/vda1 ro quiet', 'ACPI Error: No handler for Region [SYSI] (20220331/evregion-130)', 'pci 0000:00:01.0: BAR 13: failed to assign [io  size 0x1000]', 'APIC: Disabling requested cpu. Processor 2/0x2 ignored.', 'systemd[1]: Failed to find module \'autofs4\'', 'EXT4-fs (vda1): mounted filesystem with ordered data mode. Quota mode: none.', 'virtio_net virtio0 ens3: renamed from eth0', 'random: crng init done', 'audit: type=1400 apparmor="STATUS" operation="profile_load" name="lsb_release"']) sy(t += r.int(10, 400), 'kernel', `[    ${((t - t0) / 1000).toFixed(6)}] ${m}`)
  sy(t += 900, 'systemd[1]', 'networking.service: Start operation timed out waiting for carrier on ens4 (optional), continuing.'); sy(t += 900, 'ntpd[488]', 'error resolving pool 2.debian.pool.ntp.org: Temporary failure in name resolution (-3)'); sy(t += 6000, 'ntpd[488]', 'Soliciting pool server 193.30.121.7'); sy(t += 400, 'systemd[1]', 'Reached target multi-user.target - Multi-User System.')
  const q = () => r.hex(10).toUpperCase()
  poisson(r, t, end, 7 * S, (at) => { const id = q(); sy(at, `postfix/smtpd[${r.int(2000, 9000)}]`, `${id}: client=mail-${r.id(4)}.example.net[${r.ip()}]`); sy(at + 900, `amavis[${r.int(2000, 4000)}]`, `(${r.int(1000, 9999)}-0${r.int(1, 9)}) Passed CLEAN {RelayedInbound}, <${r.id(6)}@example.net> -> <${r.id(5)}@${dom}>, Hits: -${r.f(0, 3, 2)}`); sy(at + 1900, `postfix/lmtp[${r.int(2000, 9000)}]`, `${id}: to=<${r.id(5)}@${dom}>, relay=imap.${dom}[10.0.0.5]:24, delay=${r.f(0.3, 3, 1)}, dsn=2.0.0, status=sent (250 2.0.0 Saved)`) })
  poisson(r, t, end, 18 * S, (at) => sy(at, `postfix/smtpd[${r.int(2000, 9000)}]`, `NOQUEUE: reject: RCPT from unknown[${r.ip()}]: ${r.pick([`554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org`, `450 4.2.0 <${r.id(5)}@${dom}>: Recipient address rejected: Greylisted`, `550 5.1.1 <info${r.int(1, 99)}@${dom}>: Recipient address rejected: User unknown`])}; proto=ESMTP helo=<${r.id(7)}.biz>`))
  poisson(r, t, end, 25 * S, (at) => sy(at, `sshd[${r.int(9000, 60000)}]`, r.pick([`Failed password for invalid user ${r.pick(['oracle', 'test', 'ubuntu', 'git'])} from ${r.ip()} port ${r.int(30000, 60000)} ssh2`, `error: kex_exchange_identification: Connection closed by remote host`, `Connection closed by authenticating user root ${r.ip()} port ${r.int(30000, 60000)} [preauth]`])))
  poisson(r, t, end, 3 * M, (at) => { const ip = r.ip(); sy(at, 'fail2ban.actions[611]', `NOTICE [sshd] Ban ${ip}`) })
  poisson(r, t, end, 80 * S, (at) => sy(at, `postfix/smtpd[${r.int(2000, 9000)}]`, `warning: hostname ${r.id(6)}.dynamic.example.org does not resolve to address ${r.ip()}: Name or service not known`))
  poisson(r, t, end, 4 * M, (at) => sy(at, `amavis[${r.int(2000, 4000)}]`, `(${r.int(1000, 9999)}-02) Blocked INFECTED (Win.Trojan.Agent-${r.int(1e5, 9e5)}) {DiscardedInbound,Quarantined}, quarantine: virus-${r.id(8)}`))
  const id = q(), at = t + r.int(9, 14) * M
  sy(at, 'postfix/smtp[4410]', `${id}: to=<kontakt@partner.example>, relay=none, delay=30, dsn=4.4.1, status=deferred (connect to mx.partner.example[192.0.2.10]:25: Connection timed out)`); sy(at + 6 * M, 'postfix/smtp[4519]', `${id}: to=<kontakt@partner.example>, relay=mx.partner.example[192.0.2.10]:25, delay=391, dsn=2.0.0, status=sent (250 Ok)`)
  return c
}
export const healthy = [payments, rollout, tests, ceph, mailhub]
