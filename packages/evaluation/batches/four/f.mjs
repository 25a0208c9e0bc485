import { Build, iso, isoS, sp, spm, spc, sys, pad, hms, mmm, ymd, dd, mon, yy, ctime, S, M, H, DAY } from './lib.mjs'
const clean = (seed, name, notes) => new Build(seed, name, { kind: 'clean', notes, maxIncidents: 0 })

// 26 healthy PostgreSQL: client errors, one deadlock retried, password scanners, a planned minor upgrade.
export function pgOk(seed) {
  const b = clean(seed, 'four-26-pg', 'healthy: client errors, cancelled queries, one retried deadlock, scanner logins, planned restart for a minor upgrade'), { r } = b, t0 = b.t0, stop = t0 + 3 * H
  const P = (t, who, m, pid = r.int(2000, 60000)) => `${sp(t)} UTC [${pid}]: [${r.int(1, 9)}-1] ${who ? `user=${who},db=crm,app=${r.pick(['puma', 'psql', '[unknown]'])},client=10.2.0.${r.int(3, 40)} ` : 'user=,db=,app=,client= '}${m}`, F = 'postgresql-Tue.log', up = t0 + r.int(80, 110) * M
  const quiet = (t) => t > up - 2 * S && t < up + 16 * S
  b.bg(F, t0, stop, 11 * S, (t) => quiet(t) ? null : r.pick([
    () => P(t, 'crm', `LOG:  duration: ${b.f(250, 900, 3)} ms  execute a${r.int(1, 400)}: SELECT "contacts".* FROM "contacts" WHERE "contacts"."account_id" = $1`),
    () => P(t, '', 'LOG:  checkpoint starting: time'),
    () => P(t, '', `LOG:  checkpoint complete: wrote ${r.int(400, 2000)} buffers (4.1%); 0 WAL file(s) added, 0 removed, 2 recycled; write=${b.f(20, 100, 3)} s, sync=0.012 s, total=${b.f(100, 120, 3)} s; sync files=40, longest=0.003 s, average=0.001 s; distance=18211 kB, estimate=20100 kB`),
    () => { const p = r.int(2000, 60000); return [P(t, 'crm', 'ERROR:  duplicate key value violates unique constraint "index_users_on_email"', p), P(t, 'crm', `DETAIL:  Key (email)=(u${r.int(1, 999)}@example.com) already exists.`, p), P(t, 'crm', 'STATEMENT:  INSERT INTO "users" ("email") VALUES ($1) RETURNING "id"', p)] },
    () => [P(t, 'bi', 'ERROR:  canceling statement due to user request'), P(t, 'bi', 'STATEMENT:  select count(*) from activities a cross join accounts')],
    () => [P(t, 'bi', 'ERROR:  column "creatd_at" does not exist at character 34'), P(t, 'bi', 'HINT:  Perhaps you meant to reference the column "activities.created_at".')],
    () => P(t, 'crm', 'LOG:  could not receive data from client: Connection reset by peer'),
    () => [P(t, 'postgres', 'FATAL:  password authentication failed for user "postgres"'), P(t, 'postgres', 'DETAIL:  Connection matched pg_hba.conf line 99: "host all all 10.2.0.0/16 scram-sha-256"')],
    () => P(t, 'crm', `LOG:  unexpected EOF on client connection with an open transaction`),
    () => P(t, '', `LOG:  automatic vacuum of table "crm.public.activities": index scans: 1\n\tpages: 0 removed, ${r.int(9000, 12000)} remain, 210 scanned (1.90% of total)\n\ttuples: ${r.int(20, 900)} removed, ${r.int(1e5, 9e5)} remain, 0 are dead but not yet removable`),
  ])())
  const dl = t0 + 41 * M; for (const m of ['ERROR:  deadlock detected', `DETAIL:  Process 4411 waits for ShareLock on transaction 8812331; blocked by process 4519.\n\tProcess 4519 waits for ShareLock on transaction 8812330; blocked by process 4411.`, 'HINT:  See server log for query details.', 'STATEMENT:  UPDATE "accounts" SET "touched_at" = $1 WHERE "id" = $2']) b.L(F, dl, P(dl, 'crm', m, 4411))
  b.L('puma.log', dl + 50, `[${ymd(dl)}T${hms(dl)}.${mmm(dl)} #12]  WARN -- : [${b.uuid()}] ActiveRecord::Deadlocked (PG::TRDeadlockDetected) retrying transaction, attempt 1 of 3`)
  b.L('puma.log', dl + 90, `[${ymd(dl)}T${hms(dl)}.${mmm(dl)} #12]  INFO -- : [${b.uuid()}] transaction committed on attempt 2`)
  b.bg('puma.log', t0, stop, 16 * S, (t) => quiet(t) ? null : `[${ymd(t)}T${hms(t)}.${mmm(t)} #12]  INFO -- : [${b.uuid()}] Completed ${r.pick(['200 OK', '200 OK', '302 Found', '404 Not Found', '422 Unprocessable Entity'])} in ${r.int(8, 200)}ms (Views: ${r.int(1, 40)}.1ms | ActiveRecord: ${r.int(1, 30)}.4ms | Allocations: ${r.int(2000, 9000)})`)
  for (const [i, m] of ['LOG:  received fast shutdown request', 'LOG:  aborting any active transactions', 'FATAL:  terminating connection due to administrator command', 'FATAL:  terminating connection due to administrator command', 'LOG:  background worker "logical replication launcher" (PID 902) exited with exit code 1', 'LOG:  shutting down', 'LOG:  checkpoint starting: shutdown immediate', 'LOG:  database system is shut down', 'LOG:  starting PostgreSQL 15.9 on x86_64-pc-linux-gnu, compiled by gcc (GCC) 8.5.0 20210514, 64-bit', 'LOG:  listening on IPv4 address "0.0.0.0", port 5432', 'FATAL:  the database system is starting up', 'LOG:  database system was shut down at ' + sp(up + 5 * S) + ' UTC', 'LOG:  database system is ready to accept connections'].entries()) b.L(F, up + i * 900, P(up + i * 900, m.includes('FATAL') ? 'crm' : '', m, 880))
  b.L('puma.log', up - 3 * M, `[${ymd(up - 3 * M)}T${hms(up - 3 * M)}.000 #1]  INFO -- : maintenance mode ON (db minor upgrade 15.8 -> 15.9, change CHG-${r.int(1000, 9999)})`)
  b.L('puma.log', up + 40 * S, `[${ymd(up)}T${hms(up + 40 * S)}.000 #1]  INFO -- : maintenance mode OFF, database 15.9 reachable`)
  return b.c
}

// 27 healthy Elasticsearch: rolling restart with shard allocation disabled; frightening but planned and green again.
export function elasticOk(seed) {
  const b = clean(seed, 'four-27-search', 'healthy: planned rolling restart of three nodes, yellow and back to green each time; client 400s and chronic deprecations'), { r } = b, t0 = b.t0, stop = t0 + 2.2 * H
  const E = (t, lvl, lg, node, m) => `[${iso(t).slice(0, 23).replace('.', ',')}][${lvl.padEnd(5)}][${lg.padEnd(25)}] [${node}] ${m}`, nodes = ['es-a', 'es-b', 'es-c']
  for (const n of nodes) b.bg(n + '.log', t0, stop, 17 * S, (t) => r.pick([
    () => E(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', n, `[gc][young][${r.int(1000, 90000)}][${r.int(100, 900)}] duration [${r.int(700, 790)}ms], collections [1]/[1.${r.int(1, 9)}s], total [${r.int(700, 790)}ms]/[1.1m], memory [${r.int(5, 6)}.1gb]->[${r.int(2, 3)}.2gb]/[8gb]`),
    () => E(t, 'INFO', 'o.e.c.m.MetadataMappingService', n, `[logs-app-${ymd(t).replaceAll('-', '.')}/${r.hex(22)}] update_mapping [_doc]`),
    () => E(t, 'WARN', 'o.e.d.c.m.IndexTemplateService', n, 'legacy template [old-logs] has index patterns [logs-*] matching patterns from existing composable templates [logs]; this template will be ignored'),
    () => E(t, 'DEBUG', 'o.e.a.s.TransportSearchAction', n, `[${r.hex(22)}][logs-app][0]: Failed to execute [SearchRequest{searchType=QUERY_THEN_FETCH, indices=[logs-app]}]\norg.elasticsearch.transport.RemoteTransportException: [${n}][10.8.8.${r.int(1, 9)}:9300][indices:data/read/search[phase/query]]\nCaused by: java.lang.IllegalArgumentException: Text fields are not optimised for operations that require per-document field data like aggregations and sorting. Please use a keyword field instead: [message]`),
    () => E(t, 'WARN', 'o.e.x.s.a.RealmsAuthenticator', n, `Authentication to realm default_native failed - Password authentication failed for ${r.pick(['kibana_test', 'admin'])}`),
  ])())
  for (const [i, n] of nodes.entries()) {
    const t = t0 + (22 + i * 34) * M, m = nodes[(i + 1) % 3] + '.log', mn = nodes[(i + 1) % 3]
    b.L('ops-runbook.log', t - 40 * S, `${isoS(t - 40 * S)} rolling-restart: node ${n}: PUT _cluster/settings cluster.routing.allocation.enable=primaries -> 200`)
    b.L('ops-runbook.log', t - 10 * S, `${isoS(t - 10 * S)} rolling-restart: node ${n}: systemctl restart elasticsearch (8.14.1 -> 8.14.3)`)
    for (const [k, x] of [['INFO', 'stopping ...'], ['INFO', 'stopped'], ['INFO', 'closing ...'], ['INFO', 'closed']].entries()) b.L(n + '.log', t + k * 700, E(t + k * 700, x[0], 'o.e.n.Node', n, x[1]))
    b.L(m, t + 900, E(t + 900, 'INFO', 'o.e.c.s.MasterService', mn, `node-left[{${n}}{${r.hex(22)}}{10.8.8.${i + 1}}{10.8.8.${i + 1}:9300}{cdfhilmrstw} reason: disconnected], term: ${r.int(10, 40)}, version: ${r.int(9000, 20000)}, delta: removed {{${n}}}`))
    b.bg(m, t + S, t + 15 * S, 2 * S, (k) => E(k, 'WARN', 'o.e.t.TcpTransport', mn, `exception caught on transport layer [Netty4TcpChannel{localAddress=/10.8.8.9:${r.int(33000, 60000)}, remoteAddress=10.8.8.${i + 1}/10.8.8.${i + 1}:9300, profile=default}], closing connection\njava.net.SocketException: Connection reset\n\tat sun.nio.ch.SocketChannelImpl.throwConnectionReset(SocketChannelImpl.java:394)`))
    b.L(m, t + 2 * S, E(t + 2 * S, 'INFO', 'o.e.c.r.a.AllocationService', mn, `current.health="YELLOW" message="Cluster health status changed from [GREEN] to [YELLOW] (reason: [{${n}} left])." previous.health="GREEN" reason="{${n}} left"`))
    b.bg('logstash-plain.log', t + S, t + 30 * S, 4 * S, (k) => `[${iso(k).slice(0, 23).replace('.', ',')}][WARN ][logstash.outputs.elasticsearch][main] Marking url as dead. Last error: [LogStash::Outputs::ElasticSearch::HttpClient::Pool::HostUnreachableError] Elasticsearch Unreachable: [http://${n}:9200/_bulk][Manticore::SocketException] Connect to ${n}:9200 failed: Connection refused {:url=>http://${n}:9200/, :error_class=>"LogStash::Outputs::ElasticSearch::HttpClient::Pool::HostUnreachableError"}`)
    b.L('logstash-plain.log', t + 62 * S, `[${iso(t + 62 * S).slice(0, 23).replace('.', ',')}][WARN ][logstash.outputs.elasticsearch][main] Restored connection to ES instance {:url=>"http://${n}:9200/"}`)
    b.L(n + '.log', t + 31 * S, E(t + 31 * S, 'INFO', 'o.e.n.Node', n, 'version[8.14.3], pid[812], build[rpm/d55f984299e0e88dee72ebd8255f7ff130859ad0/2024-07-07T22:04:49.882652950Z], OS[Linux/5.14.0], JVM[Oracle Corporation/OpenJDK 64-Bit Server VM/22.0.1]'))
    b.L(n + '.log', t + 44 * S, E(t + 44 * S, 'WARN', 'o.e.b.BootstrapChecks', n, 'max virtual memory areas vm.max_map_count [65530] likely too low, increase to at least [262144]'))
    b.L(n + '.log', t + 47 * S, E(t + 47 * S, 'WARN', 'o.e.c.c.ClusterFormationFailureHelper', n, `master not discovered yet: have discovered [{${n}}]; discovery will continue using [10.8.8.1:9300, 10.8.8.2:9300, 10.8.8.3:9300] from hosts providers`))
    b.L(n + '.log', t + 52 * S, E(t + 52 * S, 'INFO', 'o.e.n.Node', n, `started {${n}}{10.8.8.${i + 1}}`))
    b.L('ops-runbook.log', t + 80 * S, `${isoS(t + 80 * S)} rolling-restart: node ${n}: allocation re-enabled, waiting for green`)
    b.L(m, t + 5 * M, E(t + 5 * M, 'INFO', 'o.e.c.r.a.AllocationService', mn, 'current.health="GREEN" message="Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[logs-app][1]]])." previous.health="YELLOW" reason="shards started [[logs-app][1]]"'))
    b.L('ops-runbook.log', t + 5 * M + 3 * S, `${isoS(t + 5 * M + 3 * S)} rolling-restart: node ${n}: green, continuing`)
  }
  b.bg('logstash-plain.log', t0, stop, 60 * S, (t) => `[${iso(t).slice(0, 23).replace('.', ',')}][INFO ][logstash.inputs.file][main] Pipeline events in=${r.int(9000, 20000)} out=${r.int(9000, 20000)}`)
  return b.c
}

// 28 healthy MongoDB: planned step-down, slow analytics, failed probes.
export function mongoOk(seed) {
  const b = clean(seed, 'four-28-mongo', 'healthy: planned stepdown for patching, retryable writes succeed, slow analytics with COLLSCAN as every day, unauthenticated probes'), { r } = b, t0 = b.t0, stop = t0 + 2 * H, sd = t0 + r.int(50, 70) * M
  const J = (t, s, c, id, ctx, msg, attr) => `${iso(t)} stdout F ` + JSON.stringify({ t: { $date: iso(t).replace('Z', '+00:00') }, s, c, id, ctx, svc: 'S', msg, attr })
  for (const n of ['0', '1', '2']) b.bg(`users-db-${n}.log`, t0, stop, 19 * S, (t) => r.pick([
    () => J(t, 'I', 'NETWORK', 22943, 'listener', 'Connection accepted', { remote: `10.42.0.${r.int(2, 99)}:${r.int(33000, 60000)}`, connectionId: r.int(1e4, 9e4), connectionCount: r.int(40, 60) }),
    () => J(t, 'I', 'ACCESS', 5286307, `conn${r.int(1e4, 9e4)}`, 'Failed to authenticate', { client: `10.42.7.7:${r.int(33000, 60000)}`, isSpeculative: true, mechanism: 'SCRAM-SHA-256', user: 'admin', db: 'admin', error: 'UserNotFound: Could not find user "admin" for db "admin"', result: 11 }),
    () => J(t, 'I', 'COMMAND', 51803, `conn${r.int(1e4, 9e4)}`, 'Slow query', { type: 'command', ns: 'users.events', appName: 'metabase', command: { aggregate: 'events' }, planSummary: 'COLLSCAN', docsExamined: r.int(900000, 910000), nreturned: r.int(1, 30), durationMillis: r.int(1800, 2900) }),
    () => J(t, 'I', 'NETWORK', 22989, `conn${r.int(1e4, 9e4)}`, 'Error sending response to client. Ending connection from remote', { error: { code: 6, codeName: 'HostUnreachable', errmsg: 'Connection reset by peer' }, remote: `10.42.0.${r.int(2, 99)}:${r.int(33000, 60000)}` }),
    () => J(t, 'I', 'STORAGE', 22430, 'Checkpointer', 'WiredTiger message', { message: 'saving checkpoint snapshot' }),
  ])())
  for (const [i, [n, s, c, id, m, at]] of [['0', 'I', 'COMMAND', 21579, 'Attempting to step down in response to replSetStepDown command', { appName: 'ops-patching' }], ['0', 'I', 'REPL', 21358, 'Replica set state transition', { newState: 'SECONDARY', oldState: 'PRIMARY' }], ['1', 'I', 'ELECTION', 4615660, "Starting an election due to step up request", {}], ['1', 'I', 'ELECTION', 21450, 'Election succeeded, assuming primary role', { term: 42 }], ['1', 'I', 'REPL', 21358, 'Replica set state transition', { newState: 'PRIMARY', oldState: 'SECONDARY' }], ['0', 'I', 'CONTROL', 23377, 'Received signal', { signal: 15, error: 'Terminated' }], ['0', 'I', 'REPL', 4784911, 'Enqueuing the ReplicationStateTransitionLock for shutdown', {}], ['2', 'I', 'REPL', 23974, 'Heartbeat failed after max retries', { target: 'users-db-0:27017', error: { code: 6, codeName: 'HostUnreachable', errmsg: 'Error connecting to users-db-0:27017 :: caused by :: Connection refused' } }], ['0', 'I', 'CONTROL', 23403, 'Build Info', { buildInfo: { version: '7.0.14' } }], ['0', 'W', 'CONTROL', 22120, 'Access control is not enabled for the database monitoring port', {}], ['0', 'I', 'REPL', 21358, 'Replica set state transition', { newState: 'SECONDARY', oldState: 'RECOVERING' }], ['2', 'I', 'REPL', 21215, 'Member is in new state', { hostAndPort: 'users-db-0:27017', newState: 'SECONDARY' }]].entries()) b.L(`users-db-${n}.log`, sd + i * 6 * S, J(sd + i * 6 * S, s, c, id, 'conn9', m, at))
  b.L('ops.log', sd - 30 * S, `${isoS(sd - 30 * S)} patching users-db 7.0.12 -> 7.0.14 member 0 (window CHG-${r.int(1000, 9999)})`); b.L('ops.log', sd + 3 * M, `${isoS(sd + 3 * M)} patching users-db member 0 done, 3/3 healthy, lag 0s`)
  const A = (t, l, m) => `${iso(t)} stdout F {"severity":"${l}","timestamp":"${iso(t)}","svc":"users-api","msg":"${m}"}`
  b.bg('users-api.log', t0, stop, 11 * S, (t) => A(t, 'info', `${r.pick(['GET /users/' + r.int(1, 9999), 'POST /sessions', 'PATCH /users/me'])} ${r.pick([200, 200, 200, 401, 404])} ${r.int(3, 50)}ms`))
  b.bg('users-api.log', sd + 6 * S, sd + 20 * S, S, (t) => [A(t, 'warn', 'write failed: MongoServerError: not primary (code 10107), retryable, retrying'), (k) => A(k, 'info', 'write succeeded after retry 1')])
  return b.c
}

// 29 healthy Linux hosts: brute force with fail2ban, boot messages, cron, killed test process in a cgroup by design.
export function linuxOk(seed) {
  const b = clean(seed, 'four-29-hosts', 'healthy: internet-facing hosts, ssh brute force and bans as always, noisy boot after a planned kernel update, cron mails, firewall drops'), { r } = b, t0 = b.t0, stop = t0 + 5 * H
  const F = 'messages', l = (t, h, m) => `${sys(t)} ${h} ${m}`, hs = ['web-a', 'web-b', 'jump']
  b.bg(F, t0, stop, 14 * S, (t) => { const h = r.pick(hs), p = r.int(1000, 60000), i = b.ip('185.' + r.int(10, 250)).split('.').slice(0, 4).join('.'); return r.pick([
    () => [l(t, h, `sshd[${p}]: Invalid user ${r.pick(['admin', 'oracle', 'test', 'ftp', 'minecraft'])} from ${i} port ${r.int(33000, 60000)}`), l(t, h, `sshd[${p}]: pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= rhost=${i}`), l(t, h, `sshd[${p}]: Failed password for invalid user admin from ${i} port ${r.int(33000, 60000)} ssh2`)],
    () => [l(t, h, `sshd[${p}]: error: maximum authentication attempts exceeded for root from ${i} port 41122 ssh2 [preauth]`), l(t, h, `fail2ban.actions[811]: NOTICE [sshd] Ban ${i}`)],
    () => l(t, h, `kernel: [UFW BLOCK] IN=eth0 OUT= MAC=${b.mac()}:${b.mac()}:08:00 SRC=${i} DST=203.0.113.9 LEN=40 TOS=0x00 PREC=0x00 TTL=243 ID=${r.int(1, 65000)} PROTO=TCP SPT=${r.int(33000, 60000)} DPT=${r.pick([23, 445, 3306, 6379])} WINDOW=1024 RES=0x00 SYN URGP=0`),
    () => l(t, h, `CRON[${p}]: (root) CMD (   cd / && run-parts --report /etc/cron.hourly)`),
    () => l(t, h, `CRON[${p}]: (CRON) info (No MTA installed, discarding output)`),
    () => [l(t, h, `systemd[1]: Starting phpsessionclean.service - Clean php session files...`), l(t, h, 'systemd[1]: phpsessionclean.service: Deactivated successfully.'), l(t, h, 'systemd[1]: Finished phpsessionclean.service - Clean php session files.')],
    () => [l(t, h, `sshd[${p}]: Accepted publickey for deploy from 10.0.0.5 port ${r.int(33000, 60000)} ssh2: ED25519 SHA256:${r.hex(20)}`), l(t, h, `systemd-logind[701]: New session ${r.int(100, 999)} of user deploy.`)],
    () => l(t, h, `sudo:   deploy : PWD=/srv/app ; USER=root ; COMMAND=/usr/bin/systemctl reload nginx`),
    () => l(t, h, `systemd-resolved[611]: Using degraded feature set UDP instead of UDP+EDNS0 for DNS server 10.0.0.2.`),
    () => l(t, h, `dbus-daemon[688]: [system] Activation via systemd failed for unit 'dbus-org.freedesktop.resolve1.service': Unit dbus-org.freedesktop.resolve1.service not found.`),
  ])() })
  const bt = t0 + r.int(120, 160) * M, h = 'web-b'
  for (const [i, m] of ["unattended-upgrade[4411]: Packages that will be upgraded: linux-image-amd64", 'unattended-upgrade[4411]: Found /var/run/reboot-required, rebooting at 03:30', 'systemd[1]: Stopping nginx.service - A high performance web server...', 'systemd[1]: nginx.service: Deactivated successfully.', 'systemd[1]: snmpd.service: State \'stop-sigterm\' timed out. Killing.', 'systemd[1]: snmpd.service: Main process exited, code=killed, status=9/KILL', "systemd[1]: snmpd.service: Failed with result 'timeout'.", 'systemd[1]: Reached target reboot.target - System Reboot.', 'kernel: Linux version 6.1.0-27-amd64 (debian-kernel@lists.debian.org)', 'kernel: x86/cpu: SGX disabled by BIOS.', 'kernel: MDS CPU bug present and SMT on, data leak possible. See https://www.kernel.org/doc/html/latest/admin-guide/hw-vuln/mds.html', 'kernel: ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.SAT0.SPT4._GTF.DSSP], AE_NOT_FOUND (20220331/psargs-330)', 'kernel: ACPI Error: Aborting method \\_SB.PCI0.SAT0.SPT4._GTF due to previous error (AE_NOT_FOUND) (20220331/psparse-529)', 'kernel: EXT4-fs (sda1): mounted filesystem with ordered data mode. Quota mode: none.', 'kernel: piix4_smbus 0000:00:07.3: SMBus Host Controller not enabled!', 'kernel: i8042: Warning: Keylock active', 'kernel: r8169 0000:02:00.0: firmware: failed to load rtl_nic/rtl8168h-2.fw (-2)', 'systemd[1]: Started systemd-journald.service - Journal Service.', 'systemd-journald[288]: File /var/log/journal/3c/system.journal corrupted or uncleanly shut down, renaming and replacing.', 'systemd[1]: Started nginx.service - A high performance web server and a reverse proxy server.', 'systemd[1]: Startup finished in 4.1s (kernel) + 9.9s (userspace) = 14.0s.'].entries()) b.L(F, bt + i * 1700, l(bt + i * 1700, h, m))
  return b.c
}

// 30 healthy DHCP/DNS office: NAKs, abandoned leases, lame servers, NXDOMAIN.
export function dhcpOk(seed) {
  const b = clean(seed, 'four-30-office', 'healthy: isc-dhcpd and named of an office; NAKs after roaming, an abandoned lease, unknown clients, lame servers, DNSSEC failures of foreign zones'), { r } = b, t0 = b.t0, stop = t0 + 4 * H
  const F = 'dhcpd-named.log', l = (t, p, m) => `${iso(t).slice(0, 19)}+00:00 net1 ${p}: ${m}`
  b.bg(F, t0, stop, 16 * S, (t) => { const m = b.mac(), i = `10.80.${r.int(0, 3)}.${r.int(20, 240)}`, n = r.pick(['iPhone', 'LAPTOP-' + r.hex(6).toUpperCase(), 'Galaxy-S23', 'printer-2']); return r.pick([
    () => [l(t, 'dhcpd[501]', `DHCPDISCOVER from ${m} (${n}) via 10.80.0.1`), l(t, 'dhcpd[501]', `DHCPOFFER on ${i} to ${m} (${n}) via 10.80.0.1`), l(t, 'dhcpd[501]', `DHCPREQUEST for ${i} (10.80.0.5) from ${m} (${n}) via 10.80.0.1`), l(t, 'dhcpd[501]', `DHCPACK on ${i} to ${m} (${n}) via 10.80.0.1`)],
    () => [l(t, 'dhcpd[501]', `DHCPREQUEST for 192.168.178.${r.int(20, 99)} from ${m} via 10.80.0.1: wrong network.`), l(t, 'dhcpd[501]', `DHCPNAK on 192.168.178.${r.int(20, 99)} to ${m} via 10.80.0.1`)],
    () => [l(t, 'dhcpd[501]', `DHCPREQUEST for ${i} from ${m} via 10.80.0.1: unknown lease ${i}.`)],
    () => l(t, 'dhcpd[501]', `DHCPINFORM from ${i} via 10.80.0.1: not authoritative for subnet 10.80.0.0`),
    () => l(t, 'named[611]', `lame server resolving '${r.int(1, 250)}.51.198.in-addr.arpa' (in '51.198.in-addr.arpa'?): 192.0.2.${r.int(1, 99)}#53`),
    () => l(t, 'named[611]', `error (broken trust chain) resolving 'www.badly-signed${r.int(1, 4)}.example/A/IN': 198.51.100.${r.int(1, 99)}#53`),
    () => l(t, 'named[611]', `error (FORMERR) resolving 'ads.tracker.example/HTTPS/IN': 203.0.113.${r.int(1, 99)}#53`),
    () => l(t, 'named[611]', `client @0x7f${r.hex(10)} ${i}#${r.int(33000, 60000)} (version.bind): query 'version.bind/TXT/CH' denied`),
    () => l(t, 'named[611]', `managed-keys-zone: Key 20326 for zone . is now trusted (acceptance timer complete)`),
    () => l(t, 'dhcpd[501]', `Unable to add forward map from ${n}.office.example to ${i}: REFUSED`),
  ])() })
  const a = t0 + 70 * M; b.L(F, a, l(a, 'dhcpd[501]', 'Abandoning IP address 10.80.1.44: pinged before offer')); b.L(F, a + 9 * S, l(a + 9 * S, 'dhcpd[501]', 'ICMP Echo reply while lease 10.80.1.44 valid.'))
  for (let t = t0 + M; t < stop; t += 10 * M) b.L(F, t, l(t, 'dhcp-pools', `10.80.0.0/22 used=${r.int(388, 412)}/900 free=${r.int(488, 512)} abandoned=${t > a ? 1 : 0}`))
  b.L(F, t0 + 150 * M, l(t0 + 150 * M, 'named[611]', 'received control channel command \'reload\'')); b.L(F, t0 + 150 * M + 300, l(t0 + 150 * M + 300, 'named[611]', 'zone office.example/IN: loaded serial ' + r.int(2025010100, 2026099900))); b.L(F, t0 + 150 * M + 400, l(t0 + 150 * M + 400, 'named[611]', 'all zones loaded'))
  return b.c
}
