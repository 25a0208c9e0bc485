// Frightening words, and nothing that anybody should be woken for.
import { scene, SEC, MIN, HOUR, pad, iso, iso6, day, clock, plain, milli, compact, syslog, clf, wday } from './lib.mjs'

/** Spring Boot with Kafka during a rolling restart of the brokers and a rolling deploy of the service. */
export function spring(seed) {
  const s = scene(seed, 'tw-15-spring-rolling', { kind: 'clean', hours: 2.2, thin: 1.1, notes: 'Rolling broker restart by the operator and a rolling deploy; validation errors of clients with stack traces; lag returns to zero.' })
  const { c, r, log, onset } = s, F = 'logs/reservations.log', O = 'logs/cluster-operator.log'
  const w = (t, lvl, thread, logger, text) => log(F, t, `${milli(t)}  ${lvl.padStart(5)} 1 --- [${thread.slice(-15).padStart(15)}] ${logger.padEnd(40)} : ${text}`)
  s.often(s.start, s.end, 11 * SEC, (t) => w(t, 'INFO', 'ntainer#0-' + r.int(0, 2) + '-C-1', 'c.h.reservations.EventHandler', `handled ReservationChanged id=${r.int(100000, 999999)} partition=${r.int(0, 11)} lag=0 in ${r.int(4, 40)} ms`))
  s.often(s.start, s.end, 21 * SEC, (t) => w(t, 'INFO', `nio-8080-exec-${r.int(1, 9)}`, 'c.h.reservations.web.AccessLog', `${r.next() < 0.3 ? 'POST /v1/reservations 201' : `GET /v1/reservations/${r.int(10000, 99999)} ${r.next() < 0.06 ? 404 : 200}`} ${r.int(5, 80)}ms`))
  s.often(s.start, s.end, 4 * MIN, (t) => w(t, 'ERROR', `nio-8080-exec-${r.int(1, 9)}`, 'c.h.reservations.web.ErrorAdvice', `Request rejected with 400: arrival date ${day(t)} is after departure date\n\njakarta.validation.ConstraintViolationException: create.request.period: must be a valid period\n\tat org.springframework.validation.beanvalidation.MethodValidationInterceptor.invoke(MethodValidationInterceptor.java:170)\n\tat c.h.reservations.web.ReservationController$$SpringCGLIB$$0.create(<generated>)\n\tat java.base/java.lang.Thread.run(Thread.java:840)`))
  s.often(s.start, s.end, 7 * MIN, (t) => w(t, 'WARN', 'main-scheduler', 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'SQL Warning Code: 0, SQLState: 00000 - identifier "reservation_room_type_allocation_history_ix" will be truncated'))
  const op = (t, text) => log(O, t, `${plain(t)} INFO  KafkaRoller:${r.int(200, 900)} - Reconciliation #${r.int(800, 900)}(timer) Kafka(hotel/events): ${text}`)
  s.every(s.start, s.end, 2 * MIN, (t) => log(O, t, `${plain(t)} INFO  ClusterOperator:142 - Triggering periodic reconciliation for namespace hotel`))
  for (let b = 0; b < 3; b++) {
    const t = onset + b * 4 * MIN
    op(t, `Rolling Pod events-kafka-${b}: Pod has old revision, planned config change`); op(t + 70 * SEC, `Pod events-kafka-${b} is ready, ISR complete`)
    const at = (ms, ...a) => w(t + ms, ...a), id = 'Consumer clientId=consumer-reservations-1, groupId=reservations'
    at(9000, 'INFO', 'ntainer#0-0-C-1', 'org.apache.kafka.clients.NetworkClient', `[${id}] Node ${b} disconnected.`)
    for (let i = 0; i < 4; i++) at(9500 + i * 1100, 'WARN', 'ntainer#0-0-C-1', 'org.apache.kafka.clients.NetworkClient', `[${id}] Connection to node ${b} (events-kafka-${b}.events-kafka-brokers.hotel.svc/10.8.3.${40 + b}:9092) could not be established. Broker may not be available.`)
    at(10500, 'WARN', 'ad | producer-1', 'o.a.k.clients.producer.internals.Sender', `[Producer clientId=producer-1] Got error produce response with correlation id ${r.int(1000, 9000)} on topic-partition reservations.v3-${r.int(0, 11)}, retrying (2147483646 attempts left). Error: NOT_LEADER_OR_FOLLOWER`)
    at(12000, 'INFO', 'ntainer#0-0-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[${id}] Group coordinator events-kafka-${b}:9092 is unavailable or invalid due to cause: coordinator unavailable. Rediscovery will be attempted.`)
    at(14000, 'INFO', 'ntainer#0-0-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[${id}] Discovered group coordinator events-kafka-${(b + 1) % 3}:9092`); at(16000, 'INFO', 'ntainer#0-0-C-1', 'c.h.reservations.LagReporter', `lag after rebalance: ${r.int(20, 60)}, caught up in ${r.int(2, 5)} s`)
  }
  const dep = onset + 30 * MIN; let t = dep
  for (const [lvl, th, lg, text] of [['INFO', 'ionShutdownHook', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete'], ['INFO', 'tomcat-shutdown', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Graceful shutdown complete'], ['WARN', 'ntainer#0-1-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', 'Asynchronous auto-commit of offsets failed: Offset commit cannot be completed since the consumer is undergoing a rebalance for auto partition assignment.'], ['INFO', 'ionShutdownHook', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown initiated...'], ['INFO', 'ionShutdownHook', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown completed.'], ['INFO', 'main', 'c.h.reservations.Application', 'Starting Application v3.18.1 using Java 17.0.11 with PID 1'], ['WARN', 'main', 'o.s.b.a.orm.jpa.JpaBaseConfiguration', 'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering.'], ['INFO', 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.'], ['INFO', 'main', 'c.h.reservations.Application', 'Started Application in 11.402 seconds (process running for 12.1)']]) w(t += r.int(300, 1500), lvl, th, lg, text)
  return c
}

/** GitHub Actions: Rust and Jest suites that print panics and errors on purpose, all green. */
export function suite(seed) {
  const s = scene(seed, 'tw-16-actions-tests', { kind: 'clean', hours: 0.4, notes: 'Tests that print errors and panics; a flaky download that was retried; everything passes.' })
  const { c, r } = s, F = 'logs/job.txt'; let t = s.start
  const w = (text, gap = 120) => { t += r.int(5, gap); let us = r.int(0, 900); for (const x of text.split('\n')) s.log(F, t, `${iso6(t, pad(us += r.int(3, 90), 4))}Z ${x}`) }
  w('##[group]Runner Image\nImage: ubuntu-22.04\nVersion: 20240516.1.0\n##[endgroup]'); w('##[group]Run actions/checkout@v4\nwith:\n  repository: orbit/ledger-core\n##[endgroup]'); w('##[warning]Node.js 16 actions are deprecated. Please update the following actions to use Node.js 20: actions/cache@v3.'); w('##[group]Run cargo test --workspace')
  for (let i = 0; i < r.int(120, 170); i++) { w(`   Compiling ${r.pick(['serde', 'tokio', 'hyper', 'thiserror', 'tracing', 'futures', 'anyhow', 'rand'])}${r.pick(['', '-core', '-util', '_derive', '-macros'])} v${r.int(0, 3)}.${r.int(1, 40)}.${r.int(0, 9)}`, 900) }
  w('warning: spurious network error (3 tries remaining): [28] Timeout was reached (download of `ring v0.17.8` failed to transfer more than 10 bytes in 30s)'); w('warning: unused variable: `ctx`\n  --> crates/ledger/src/replay.rs:88:13\n   |\n88 |         let ctx = Context::default();\n   |             ^^^ help: if this is intentional, prefix it with an underscore: `_ctx`'); w('    Finished `test` profile [unoptimized + debuginfo] target(s) in 2m 41s')
  const total = r.int(240, 330); w(`     Running unittests src/lib.rs (target/debug/deps/ledger-${r.hex(16)})\n\nrunning ${total} tests`)
  const mods = ['journal', 'replay', 'balance', 'codec', 'snapshot', 'fees', 'limits'], acts = ['rejects_negative_amount', 'roundtrip', 'survives_crash', 'detects_corruption', 'fails_on_overflow', 'refuses_duplicate', 'returns_error_when_full', 'orders_events', 'handles_empty']
  for (let i = 0; i < total; i++) { const m = r.pick(mods), a = r.pick(acts), panic = r.next() < 0.08; if (panic) w(`thread '${m}::tests::${a}_${i}' panicked at crates/ledger/src/${m}.rs:${r.int(40, 400)}:${r.int(5, 30)}:\n${r.pick(["called `Result::unwrap()` on an `Err` value: Corrupt { offset: 4096 }", 'attempt to add with overflow', 'assertion failed: balance >= 0'])}\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`); w(`test ${m}::tests::${a}_${i}${panic ? ' - should panic' : ''} ... ok`) }
  w(`\ntest result: ok. ${total} passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in ${s.dec(3, 9, 2)}s\n##[endgroup]`); w('##[group]Run npx jest --ci')
  const n = r.int(60, 80); for (let i = 0; i < n; i++) { const name = `src/${r.pick(['api', 'store', 'views', 'sync', 'forms'])}/${r.pick(['client', 'session', 'upload', 'retry', 'currency', 'report'])}${i}.test.ts`; w(`PASS ${name} (${s.dec(0.4, 4, 3)} s)`, 900); if (r.next() < 0.3) w(`  ● Console\n\n    console.error\n      Error: ${r.pick(['connect ECONNREFUSED 127.0.0.1:1', 'Request failed with status code 500', 'Not implemented: navigation (except hash changes)', 'token expired'])}\n          at Object.<anonymous> (${name}:${r.int(10, 90)}:${r.int(5, 30)})\n          at Promise.then.completed (node_modules/jest-circus/build/utils.js:298:28)\n\n      at logError (src/util/log.ts:14:11)\n`) }
  w(`\nTest Suites: ${n} passed, ${n} total\nTests:       ${n * 7} passed, ${n * 7} total\nSnapshots:   41 passed, 41 total\nTime:        ${s.dec(30, 60, 3)} s\nRan all test suites.\n##[endgroup]`); w('npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported'); w('Post job cleanup.'); w('Cleaning up orphan processes')
  return c
}

/** A public web host: scanners, blocked attacks, ssh guessing, fail2ban; real visitors are served. */
export function scanners(seed) {
  const s = scene(seed, 'tw-17-apache-edge', { kind: 'clean', hours: 5, thin: 1.8, notes: 'Internet noise that is blocked; visitors get 200 all the time; a routine graceful restart by logrotate.' })
  const { c, r, log } = s, host = `www${r.int(1, 4)}`, E = 'logs/error.log', A = 'logs/access.log', H = 'logs/auth.log'
  const err = (t, mod, text) => log(E, t, `[${wday(t)} ${syslog(t).slice(0, 3)} ${iso(t).slice(8, 10)} ${clock(t)}.${iso(t).slice(20, 23)}${pad(r.int(0, 999), 3)} ${iso(t).slice(0, 4)}] [${mod}] [pid ${r.int(2000, 2040)}:tid ${r.int(1400000, 1499999)}] ${text}`)
  s.often(s.start, s.end, 20 * SEC, (t) => log(A, t, `${s.ip()} - - [${clf(t)}] "GET ${r.pick(['/', '/news/', '/museum/tickets', '/assets/site.css', '/img/hall.jpg', '/en/visit'])} HTTP/1.1" ${r.pick([200, 200, 200, 200, 304])} ${r.int(900, 90000)} "-" "Mozilla/5.0 (X11; Linux x86_64) Firefox/126.0"`))
  s.often(s.start, s.end, 60 * SEC, (t) => { const ip = s.ip(), [path, code] = r.pick([['/wp-login.php', 404], ['/.env', 403], ['/cgi-bin/luci/;stok=/locale', 404], ['/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', 404], ["/?id=1' OR '1'='1", 403], ['/../../etc/passwd', 403]])
    log(A, t, `${ip} - - [${clf(t)}] "GET ${path} HTTP/1.1" ${code} 199 "-" "${r.pick(['zgrab/0.x', 'python-requests/2.31', 'Mozilla/5.0 zgrab'])}"`)
    if (code === 403) err(t, 'security2:error', `[client ${ip}:${r.int(30000, 60000)}] ModSecurity: Access denied with code 403 (phase 2). Inbound Anomaly Score Exceeded (Total Score: ${r.pick([5, 10, 15])}) [file "/usr/share/modsecurity-crs/rules/REQUEST-949-BLOCKING-EVALUATION.conf"] [line "94"] [id "949110"] [severity "CRITICAL"] [hostname "museum.example"] [uri "${path.split('?')[0]}"] [unique_id "${s.word(24)}"]`)
    else err(t, 'core:error', `[client ${ip}:${r.int(30000, 60000)}] AH00128: File does not exist: /var/www/museum${path}`) })
  s.often(s.start, s.end, 6 * MIN, (t) => err(t, r.pick(['ssl:info', 'core:info']), `[client ${s.ip()}:${r.int(30000, 60000)}] AH02008: SSL library error 1 in handshake (server museum.example:443)`))
  s.often(s.start, s.end, 40 * SEC, (t) => { const ip = s.ip(), p = r.int(20000, 60000), l = (x, text) => log(H, x, `${syslog(x)} ${host} ${text}`), user = r.pick(['root', 'admin', 'git', 'postgres', 'deploy']); l(t, `sshd[${p}]: ${user === 'root' ? 'Failed password for root' : `Failed password for invalid user ${user}`} from ${ip} port ${r.int(30000, 60000)} ssh2`); l(t + 900, `sshd[${p}]: Connection closed by ${user === 'root' ? 'authenticating' : 'invalid'} user ${user} ${ip} port ${r.int(30000, 60000)} [preauth]`); if (r.next() < 0.3) l(t + 1500, `fail2ban.actions[711]: NOTICE [sshd] Ban ${ip}`) })
  s.often(s.start, s.end, 50 * MIN, (t) => { log(H, t, `${syslog(t)} ${host} sshd[${r.int(20000, 60000)}]: Accepted publickey for ansible from 10.2.0.5 port ${r.int(30000, 60000)} ssh2: ED25519 SHA256:${s.word(43)}`); log(H, t + 2000, `${syslog(t + 2000)} ${host} sudo:  ansible : TTY=unknown ; PWD=/home/ansible ; USER=root ; COMMAND=/usr/bin/apt-get -s upgrade`) })
  const g = s.start + 70 * MIN; err(g, 'mpm_event:notice', 'AH00493: SIGUSR1 received.  Doing graceful restart'); err(g + 900, 'mpm_event:notice', 'AH00489: Apache/2.4.57 (Debian) OpenSSL/3.0.11 configured -- resuming normal operations'); err(g + 901, 'core:notice', "AH00094: Command line: '/usr/sbin/apache2'")
  return c
}

/** A bank's nightly settlement in a layout of its own: rejects are business as usual and within tolerance. */
export function settlement(seed) {
  const s = scene(seed, 'tw-18-settlement-batch', { kind: 'clean', hours: 2, startHour: [0, 3], notes: 'Home-made batch; rejected payments are expected and within tolerance; control totals agree.' })
  const { c, r, log, onset } = s, F = 'logs/SETTLE.OUT', steps = ['RECV010', 'VALI020', 'POST030', 'FEES040', 'RECO050', 'SEND060'], per = (s.end - s.start) / steps.length
  const w = (t, step, sev, code, text) => log(F, t, `${day(t, '/')}-${clock(t)}.${iso(t).slice(20, 22)} ${step} ${sev} ${code} ${text}`)
  for (const [i, step] of steps.entries()) {
    const a = s.start + i * per, z = a + per * 0.93; let n = 0, rej = 0
    w(a, step, 'I', 'STP0001', `*** STEP ${i + 1} OF 6 BEGIN, JOB SETTLE${pad(r.int(1, 9))} CYCLE ${day(s.start, '')} ***`)
    s.often(a + 2 * SEC, z, 7 * SEC, (t) => {
      const k = r.int(180, 240); n += k
      if (i === 1 && r.next() < 0.25 || r.next() < 0.06) { rej++; w(t, step, 'E', ...r.pick([['PAY1042', `REJECTED REF ${s.word(12, 'ABCDEFGHJKLMNP0123456789')} INSUFFICIENT FUNDS, RETURNED TO ORIGINATOR`], ['PAY1107', `REJECTED REF ${s.word(12, 'ABCDEFGHJKLMNP0123456789')} ACCOUNT CLOSED, RETURN CODE AC04`], ['PAY1009', `REJECTED REF ${s.word(12, 'ABCDEFGHJKLMNP0123456789')} IBAN CHECK DIGIT FAILURE, RETURN CODE AC01`]])) }
      else w(t, step, 'I', 'BLK0100', `BLOCK ${pad(r.int(1, 9999), 5)} ITEMS ${k} AMOUNT ${s.dec(10000, 900000, 2)} EUR COMMITTED`)
      if (r.next() < 0.03) w(t + 300, step, 'W', 'LCK0200', `ROW LOCK WAIT ON ACCT_BAL ${s.dec(1, 3)}S, CONTINUED`)
      if (r.next() < 0.02) { w(t + 400, step, 'W', 'ABN0300', `ABEND TEST HOOK ARMED=N, FATAL HANDLER REGISTERED`) }
    })
    w(z, step, 'I', 'TOT0900', `ITEMS ${n} REJECTED ${rej} (${(100 * rej / (n || 1)).toFixed(2)} PCT, LIMIT 2.50) CONTROL TOTAL AGREES`); w(z + 900, step, 'I', 'STP0099', `*** STEP ${i + 1} END RC=${i === 1 ? '04 (WARNINGS EXPECTED)' : '00'} ***`)
  }
  w(s.end, 'SETTLE  ', 'I', 'JOB9999', 'JOB ENDED NORMALLY, HIGHEST RC=04, FILES SENT 3, ACK RECEIVED 3')
  return c
}

/** A physical host boots after a planned maintenance reboot and then runs: firmware complaints, corrected PCIe errors, probing. */
export function boot(seed) {
  const s = scene(seed, 'tw-19-host-boot', { kind: 'clean', hours: 6, at: [0.3, 0.4], notes: 'Planned reboot; usual firmware errors at boot, services that wait for others, corrected PCIe errors as ever.' })
  const { c, r, log, onset } = s, F = 'logs/journal.log', host = `hv${r.int(10, 60)}`, j = (t, prog, text) => log(F, t, `${iso6(t, pad(r.int(0, 999), 3))}+00:00 ${host} ${prog}: ${text}`), up = onset + 4 * MIN
  const life = (from, to) => {
    s.often(from, to, 50 * SEC, (t) => j(t, ...r.pick([['systemd[1]', `Started Session ${r.int(100, 900)} of User nagios.`], ['systemd[1]', 'Finished Collect system activity data.'], [`CRON[${r.int(9000, 60000)}]`, '(root) CMD (/usr/local/bin/check_raid --quiet)'], ['node_exporter[1822]', `scrape done in ${r.int(20, 60)}ms`], ['vm-exporter[1911]', '14 domains running']])))
    s.often(from, to, 6 * MIN, (t) => { const dev = '0000:3b:00.0'; j(t, 'kernel', `pcieport 0000:3a:00.0: AER: Corrected error received: ${dev}`); j(t + 1, 'kernel', `nvme ${dev}: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)`); j(t + 2, 'kernel', `nvme ${dev}:   device [144d:a824] error status/mask=00000001/0000e000`) })
    s.often(from, to, 9 * MIN, (t) => j(t, 'smartd[1810]', `Device: /dev/sd${r.pick(['a', 'b'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(68, 70)} to ${r.int(71, 72)}`))
  }
  life(s.start, onset - 20 * SEC); life(up + 4 * MIN, s.end)
  for (const [i, x] of ['System is rebooting (planned maintenance CHG00' + r.int(41000, 49999) + ', kernel update)', 'Stopping Virtualization daemon...', 'libvirt-guests.service: 14 guests migrated off, none running', 'node_exporter.service: Main process exited, code=killed, status=15/TERM', 'Stopped Network Time Service.', 'Reached target System Shutdown.', 'Received SIGTERM from PID 1 (systemd-shutdow).'].entries()) j(onset + i * 800, i === 6 ? 'systemd-journald[512]' : 'systemd[1]', x)
  const boot = ['Linux version 6.1.0-21-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0) #1 SMP PREEMPT_DYNAMIC', 'Command line: BOOT_IMAGE=/vmlinuz-6.1.0-21-amd64 root=/dev/mapper/vg0-root ro quiet intel_iommu=on', 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PC00.RP05.PXSX], AE_NOT_FOUND (20220331/dswload2-162)', 'ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20220331/psobject-220)', 'ACPI: Skipping parse of AML opcode: OpcodeName unavailable (0x0010)', 'DMAR: [Firmware Bug]: No firmware reserved region can cover this RMRR [0x000000006e2d0000-0x000000006e7cffff], contact BIOS vendor for fixes', 'x86/cpu: SGX disabled by BIOS.', 'MDS CPU bug present and SMT on, data leak possible.', 'i8042: Can\'t read CTR while initializing i8042', 'i8042: probe of i8042 failed with error -5', 'ERST: Error Record Serialization Table (ERST) support is initialized.', 'usb 1-3: device descriptor read/64, error -71', 'usb 1-3: New USB device found, idVendor=046b, idProduct=ff01', 'ata5: SATA link down (SStatus 0 SControl 300)', 'ata6: SATA link down (SStatus 0 SControl 300)', 'bnxt_en 0000:5e:00.0: firmware: failed to load bnxt/optional-cfg.bin (-2), using built-in defaults', 'EXT4-fs (dm-0): mounted filesystem with ordered data mode. Quota mode: none.', 'ipmi_si: Unable to find any System Interface(s) at hard-coded ports, found via SMBIOS', 'bridge: filtering via arp/ip/ip6tables is no longer available by default.', 'bond0: (slave ens1f0np0): link status definitely down, disabling slave', 'bond0: (slave ens1f0np0): link status definitely up, 25000 Mbps full duplex', 'bond0: (slave ens1f1np1): link status definitely up, 25000 Mbps full duplex']
  let t = up; for (const x of boot) j(t += r.int(5, 300), 'kernel', x)
  for (let i = 0; i < r.int(60, 110); i++) j(t += r.int(2, 90), 'kernel', `pci 0000:${r.hex(2)}:${pad(r.int(0, 31))}.${r.int(0, 7)}: ${r.pick(['BAR 13: no space for [io  size 0x1000]', 'BAR 13: failed to assign [io  size 0x1000]', 'PME# supported from D0 D3hot D3cold', 'Adding to iommu group ' + r.int(1, 90)])}`)
  for (const [p, x] of [['systemd[1]', 'Failed to find module \'nvidia\', ignoring.'], ['systemd[1]', 'Starting Virtualization daemon...'], ['libvirtd[2210]', 'internal error: Failed to probe QEMU binary with QMP for arch riscv64, skipped'], ['chronyd[1702]', 'System clock was stepped by 0.412019 seconds'], ['collectd[1950]', 'write_graphite: connect failed: network is unreachable, will retry'], ['collectd[1950]', 'write_graphite: connection established after 2 retries'], ['systemd[1]', 'multipathd.service: Skipped due to unmet condition (ConditionPathExists=/etc/multipath.conf)'], ['systemd[1]', 'Started Virtualization daemon.'], ['systemd[1]', 'Reached target Multi-User System.'], ['systemd[1]', 'Startup finished in 21.204s (firmware) + 4.118s (loader) + 6.301s (kernel) + 31.882s (userspace) = 1min 3.505s.'], ['maintenance', 'CHG closed: host back in pool, 14 guests returned']]) j(t += r.int(300, 4000), p, x)
  return c
}
