import { Case, random, S, M, H, DAY, iso, isoS, isoU, sp, spMs, sysl, clf, fill, every, arrive, start, ip, uuid, pad } from './lib.mjs'

export function ad(seed) {
  const r = random(seed + 'ad'), c = new Case('ad-domain-controllers', { kind: 'clean', notes: 'a patch night of three domain controllers, one after the other, and the everyday failures of a Windows domain' })
  const t0 = start(r, 18, 20), t1 = t0 + 5 * H, dcs = ['DC01', 'DC02', 'DC03'], dom = r.pick(['corp.example', 'ad.harbour.example'])
  const S_ = 'logs/security.csv', Y = 'logs/system.csv', D = 'logs/directory-service.csv'
  const head = '"TimeCreated","MachineName","Id","LevelDisplayName","ProviderName","Message"'
  for (const f of [S_, Y, D]) c.line(f, t0 - 1, head)
  const v = (t, h, id, l, p, m) => `"${sp(t)}Z","${h}.${dom}","${id}","${l}","${p}","${m}"`
  const user = () => r.pick(['m.hale', 'k.ito', 'svc-scan', 's.brandt', 'o.diaz', 'p.lind', 'WKS-' + r.int(100, 340) + '$'])
  fill(c, S_, r, t0, t1, r.int(320, 400), [
    [6, (t) => v(t, r.pick(dcs), 4624, 'Information', 'Microsoft-Windows-Security-Auditing', `An account was successfully logged on. Logon Type: 3 Account Name: ${user()} Source Network Address: 10.12.${r.int(1, 9)}.${r.int(2, 250)}`)],
    [3, (t) => v(t, r.pick(dcs), 4769, 'Information', 'Microsoft-Windows-Security-Auditing', `A Kerberos service ticket was requested. Account Name: ${user()}@${dom.toUpperCase()} Failure Code: 0x0`)],
    [2, (t) => v(t, r.pick(dcs), 4625, 'Information', 'Microsoft-Windows-Security-Auditing', `An account failed to log on. Account Name: ${user()} Failure Reason: Unknown user name or bad password. Status: 0xC000006D Sub Status: 0xC000006A`)],
    [2, (t) => v(t, r.pick(dcs), 4771, 'Information', 'Microsoft-Windows-Security-Auditing', `Kerberos pre-authentication failed. Account Name: ${user()} Failure Code: 0x18`)],
    [1, (t) => v(t, r.pick(dcs), 4776, 'Information', 'Microsoft-Windows-Security-Auditing', `The computer attempted to validate the credentials for an account. Logon Account: scanner Error Code: 0xC0000064`)],
  ])
  fill(c, Y, r, t0, t1, r.int(130, 160), [
    [3, (t) => v(t, r.pick(dcs), 10016, 'Warning', 'Microsoft-Windows-DistributedCOM', `The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID {2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}`)],
    [2, (t) => v(t, r.pick(dcs), 36874, 'Error', 'Schannel', `An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client application are supported by the server. The TLS connection request has failed.`)],
    [2, (t) => v(t, r.pick(dcs), 7036, 'Information', 'Service Control Manager', `The Windows Modules Installer service entered the ${r.pick(['running', 'stopped'])} state.`)],
    [1, (t) => v(t, r.pick(dcs), 5723, 'Error', 'NETLOGON', `The session setup from computer 'WKS-${r.int(100, 340)}' failed because the security database does not contain a trust account referenced by the specified computer.`)],
    [1, (t) => v(t, r.pick(dcs), 134, 'Warning', 'Microsoft-Windows-Time-Service', `NtpClient was unable to set a manual peer to use as a time source because of DNS resolution error on 'ntp3.old.example,0x8'. It will try again in 15 minutes.`)],
  ])
  fill(c, D, r, t0, t1, r.int(70, 90), [
    [2, (t) => v(t, r.pick(dcs), 2889, 'Information', 'Microsoft-Windows-ActiveDirectory_DomainService', `The following client performed a SASL bind without requesting signing. Client IP address: 10.12.4.${r.int(10, 60)}`)],
    [1, (t) => v(t, r.pick(dcs), 1644, 'Information', 'Microsoft-Windows-ActiveDirectory_DomainService', `Internal event: A client issued a search operation. Visited entries: ${r.int(900, 9000)} Returned entries: ${r.int(1, 60)}`)],
    [1, (t) => v(t, r.pick(dcs), 700, 'Information', 'NTDS ISAM', `NTDS (744) NTDSA: Online defragmentation is beginning a pass on database 'C:\\Windows\\NTDS\\ntds.dit'.`)],
  ])
  dcs.forEach((h, i) => {
    let t = t0 + (70 + 45 * i) * M, o = dcs[(i + 1) % 3]
    const y = (id, l, p, m, f = Y, who = h) => { c.line(f, t, v(t, who, id, l, p, m)); t += r.int(4, 20) * S }
    y(19, 'Information', 'Microsoft-Windows-WindowsUpdateClient', 'Installation Successful: Windows successfully installed the following update: 2026 Cumulative Update for Microsoft server operating system (KB5048654)')
    y(1074, 'Information', 'User32', `The process C:\\Windows\\system32\\wbem\\wmiprvse.exe (${h}) has initiated the restart of computer ${h} on behalf of user CORP\\svc-wsus for the following reason: Operating System: Service pack (Planned)`)
    y(7031, 'Error', 'Service Control Manager', 'The Sync Host_3f1c2 service terminated unexpectedly. It has done this 1 time(s). The following corrective action will be taken in 10000 milliseconds: Restart the service.')
    y(1308, 'Warning', 'Microsoft-Windows-ActiveDirectory_DomainService', `The Knowledge Consistency Checker (KCC) has detected that successive attempts to replicate with the following directory service has consistently failed. Attempts: 2 Directory service: CN=NTDS Settings,CN=${h}`, D, o)
    y(1722, 'Warning', 'Microsoft-Windows-ActiveDirectory_DomainService', `Replication attempt with ${h} failed: The RPC server is unavailable.`, D, o)
    t += 3 * M
    y(6005, 'Information', 'EventLog', 'The Event log service was started.')
    y(5782, 'Warning', 'NETLOGON', 'Dynamic registration or deregistration of one or more DNS records failed with the following error: No DNS servers configured for local system.')
    y(4013, 'Warning', 'Microsoft-Windows-DNS-Server-Service', 'The DNS server is waiting for Active Directory Domain Services (AD DS) to signal that the initial synchronization of the directory has been completed.')
    y(1000, 'Information', 'Microsoft-Windows-ActiveDirectory_DomainService', 'Microsoft Active Directory Domain Services startup complete', D)
    y(4, 'Information', 'Microsoft-Windows-DNS-Server-Service', 'The DNS server has finished the background loading of zones. All zones are now available for DNS updates and zone transfers.')
    y(1394, 'Information', 'Microsoft-Windows-ActiveDirectory_DomainService', `All problems preventing updates to the Active Directory Domain Services database have been cleared. Replication with ${h} succeeded.`, D, o)
  })
  return c
}

export function istio(seed) {
  const r = random(seed + 'istio'), c = new Case('mesh-rolling-upgrade', { kind: 'clean', notes: 'a rolling deployment with connection drains, client errors and retries that succeed' })
  const t0 = start(r), t1 = t0 + 110 * M, E = 'logs/ingress-envoy.log', I = 'logs/istiod.log', U = 'logs/users-svc.log', KE = 'logs/kube-events.log'
  const rs = [r.hex(10), r.hex(10)], pod = (i, k) => `users-svc-${rs[i]}-${k}`
  const e = (t, m, p, st, fl, det, ms, att = 1) => `[${iso(t)}] "${m} ${p} HTTP/2" ${st} ${fl} ${det} - "-" ${r.int(0, 900)} ${r.int(20, 9000)} ${ms} ${ms ? ms - 1 : '-'} "${ip(r, '89')}" "${r.pick(['Mozilla/5.0', 'okhttp/4.12.0', 'python-requests/2.32'])}" "${uuid(r)}" "api.fern.example" "10.44.${r.int(1, 4)}.${r.int(2, 250)}:8080" outbound|8080||users-svc.app.svc.cluster.local attempts=${att}`
  fill(c, E, r, t0, t1, r.int(420, 500), [
    [14, (t) => e(t, r.pick(['GET', 'GET', 'POST']), r.pick(['/users.v2.Users/Get', '/users.v2.Users/List', '/v2/me', '/v2/teams']), 200, '-', 'via_upstream', r.int(3, 120))],
    [2, (t) => e(t, 'GET', r.pick(['/v2/users/0', '/robots.txt', '/actuator/env', '/v1/legacy']), 404, '-', 'via_upstream', r.int(2, 9))],
    [1, (t) => e(t, 'POST', '/v2/login', 401, '-', 'via_upstream', r.int(20, 90))],
    [1, (t) => e(t, 'GET', '/v2/stream', 0, 'DC', 'downstream_remote_disconnect', r.int(1000, 60000))],
    [1, (t) => e(t, 'GET', '/v2/avatar.php', 404, 'NR', 'route_not_found', 0)],
  ])
  fill(c, I, r, t0, t1, r.int(130, 160), [
    [3, (t) => `${isoU(t)}\tinfo\tads\tCDS: PUSH for node:${pod(r.int(0, 1), r.hex(5))}.app resources:${r.int(60, 90)} size:${r.int(50, 90)}.${r.int(0, 9)}kB cached:${r.int(40, 60)}/${r.int(60, 90)}`],
    [2, (t) => `${isoU(t)}\tinfo\tads\tADS: "10.44.${r.int(1, 4)}.${r.int(2, 250)}:${r.int(33000, 60000)}" ${pod(0, r.hex(5))}.app-${r.int(1, 900)} terminated rpc error: code = Canceled desc = context canceled`],
    [1, (t) => `${isoU(t)}\twarn\tconstructed http route config for port 9999 with no vhosts; Setting up a default 404 vhost`],
    [1, (t) => `${isoU(t)}\terror\tmodel\tEndpoint shard key Kubernetes/cluster-old not found, skipping`],
  ])
  const lg = (t, l, m, p = pod(t > t0 + 60 * M ? 1 : 0, 'x' + r.int(1, 4))) => `${iso(t)} ${l} ${p} users::${m}`
  fill(c, U, r, t0, t1, r.int(170, 210), [
    [5, (t) => lg(t, 'INFO', `grpc: Get ok dur=${r.int(1, 20)}ms`)],
    [1, (t) => lg(t, 'WARN', `auth: invalid token: signature mismatch kid=${r.hex(6)}`)],
    [1, (t) => lg(t, 'ERROR', `validate: InvalidArgument: email must not be empty (client)`)],
    [1, (t) => lg(t, 'WARN', `cache: miss storm guard engaged key=team:${r.int(1, 400)}, coalesced ${r.int(2, 9)} lookups`)],
  ])
  for (let i = 0; i < 5; i++) {
    let t = t0 + (45 + 4 * i) * M
    const n = pod(1, r.hex(5)), o = pod(0, r.hex(5)), k = (type, why, obj, m) => { c.line(KE, t, `${isoS(t)}  ${type.padEnd(8)} ${why.padEnd(18)} ${obj.padEnd(36)} ${m}`); t += r.int(1, 5) * S }
    k('Normal', 'ScalingReplicaSet', 'deployment/users-svc', `Scaled up replica set users-svc-${rs[1]} to ${i + 1}`)
    k('Normal', 'Created', `pod/${n}`, 'Created container users')
    k('Warning', 'Unhealthy', `pod/${n}`, 'Startup probe failed: dial tcp 10.44.2.9:8080: connect: connection refused')
    k('Warning', 'Unhealthy', `pod/${n}`, 'Readiness probe failed: HTTP probe failed with statuscode: 503')
    c.line(U, t, lg(t, 'INFO', 'main: listening on 0.0.0.0:8080, warm cache loaded', n)); t += 2 * S
    k('Normal', 'Killing', `pod/${o}`, 'Stopping container users')
    c.line(U, t, lg(t, 'WARN', 'main: SIGTERM received, draining 14 streams', o))
    c.line(E, t + 700, e(t + 700, 'POST', '/users.v2.Users/Get', 200, 'URX', 'via_upstream', r.int(30, 90), 2))
    c.line(E, t + 900, e(t + 900, 'GET', '/v2/me', 200, '-', 'via_upstream', r.int(30, 90), 2))
    t += 9 * S
    c.line(U, t, lg(t, 'ERROR', 'grpc: stream closed: transport error: connection reset during shutdown (expected while draining)', o))
    c.line(U, t + 900, lg(t + 900, 'INFO', 'main: drained, exiting 0', o))
    t += 2 * S
    k('Warning', 'FailedPreStopHook', `pod/${o}`, 'PreStopHook failed: container already exited')
  }
  const done = t0 + 68 * M
  c.line(KE, done, `${isoS(done)}  Normal   RolloutComplete    deployment/users-svc                 deployment "users-svc" successfully rolled out`)
  fill(c, KE, r, t0, t1, r.int(20, 30), [(t) => `${isoS(t)}  Normal   SuccessfulDelete   job/report-${r.hex(5)}                     Deleted pod`, (t) => `${isoS(t)}  Warning  FailedGetScale     hpa/old-canary                       deployments/scale.apps "old-canary" not found`])
  return c
}

export function ci(seed) {
  const r = random(seed + 'ci'), c = new Case('monorepo-ci-build', { kind: 'clean', notes: 'a green pipeline whose tests print errors and stack traces on purpose' })
  const t0 = start(r), L = 'logs/pipeline.log'
  let t = t0
  const w = (m, step = 900) => { c.line(L, t, m.split('\n').map((x) => `${iso(t).slice(0, 23)}${pad(r.int(0, 9999), 4)}Z ${x}`).join('\n')); t += r.int(20, step) }
  w(`Current runner version: '2.320.0'`); w('##[group]Operating System\nUbuntu\n22.04.5\nLTS\n##[endgroup]'); w('##[group]Run actions/checkout@v4'); w('hint: Using \'master\' as the name for the initial branch. This default branch name'); w(`HEAD is now at ${r.hex(7)} Merge pull request #${r.int(1000, 9000)}`); w('##[endgroup]')
  w('##[group]Run go test ./...')
  for (let i = 0; i < r.int(55, 70); i++) {
    const n = r.pick(['TestTransfer', 'TestRetryBackoff', 'TestLedgerClose', 'TestParseIBAN', 'TestWALRecovery', 'TestLeaderElection']) + '/' + r.pick(['ok', 'timeout', 'dial_refused', 'corrupt_block', 'empty'])
    w(`=== RUN   ${n}`, 90)
    if (r.next() < .4) w(r.pick([`time=${iso(t)} level=ERROR msg="connection refused" addr=127.0.0.1:1 attempt=3`, `time=${iso(t)} level=ERROR msg="checksum mismatch, truncating wal" segment=7`, 'panic: injected [recovered]\n\tgoroutine 88 [running]:\n\tledger.(*Store).apply(0x0)\n\t\t/home/runner/work/ledger/store.go:212 +0x1c', `time=${iso(t)} level=WARN msg="lost leadership" term=4`]), 90)
    w(`--- PASS: ${n} (0.${pad(r.int(0, 99))}s)`, 200)
  }
  for (const p of ['ledger', 'ledger/wal', 'api', 'bank/iban']) w(`ok  \tgit.fern.example/mono/${p}\t${r.int(1, 19)}.${r.int(100, 999)}s`)
  w('##[endgroup]'); w('##[group]Run cargo test --workspace')
  w('warning: unused variable: `span`\n  --> crates/gateway/src/trace.rs:41:9\n   |\n41 |     let span = tracing::info_span!("x");\n   |         ^^^^ help: if this is intentional, prefix it with an underscore: `_span`')
  for (let i = 0; i < r.int(60, 80); i++) { const n = r.pick(['gateway::limits', 'gateway::tls', 'proto::frame', 'auth::jwt']) + '::' + r.pick(['rejects_expired_certificate', 'oom_guard_aborts', 'handles_disk_full', 'refuses_bad_signature', 'roundtrip']) + '_' + i; w(`test ${n} ... ${n.includes('oom') ? 'ok (should panic)' : 'ok'}`, 120) }
  w(`thread 'limits::poisoned' panicked at crates/gateway/src/limits.rs:88:14:\ncalled \`Result::unwrap()\` on an \`Err\` value: PoisonError { .. }\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`)
  w(`test result: ok. ${r.int(61, 90)} passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in ${r.int(2, 9)}.41s`); w('##[endgroup]')
  w('##[group]Run ./gradlew check --no-daemon')
  for (const m of ['compileKotlin', 'processResources', 'classes', 'compileTestKotlin']) w(`> Task :billing:${m}${r.pick(['', ' FROM-CACHE', ' UP-TO-DATE'])}`)
  w("w: file:///home/runner/work/billing/src/main/kotlin/Tax.kt:31:9 'toInt(): Int' is deprecated. Unclear conversion")
  for (let i = 0; i < r.int(50, 65); i++) {
    const cl = r.pick(['InvoiceServiceTest', 'KafkaListenerTest', 'PaymentClientTest', 'MigrationTest']), n = r.pick(['retries on 503', 'fails when database is down', 'sends poison record to DLT', 'times out', 'happy path', 'rejects duplicate key']) + ` [${i}]`
    if (r.next() < .35) w(`${spMs(t)} ERROR [Test worker] c.f.billing.${cl.replace('Test', '')} - ${r.pick(['Could not open JPA EntityManager for transaction', 'Listener threw exception', 'HTTP 503 from http://localhost:' + r.int(30000, 60000)])}\njava.lang.IllegalStateException: simulated outage\n\tat c.f.billing.${cl}.${'given'}(${cl}.kt:${r.int(20, 300)})\n\tat java.base/java.lang.reflect.Method.invoke(Method.java:580)\nCaused by: java.net.ConnectException: Connection refused\n\t... 41 more`, 300)
    w(`${cl} > ${n} PASSED`, 300)
  }
  w(`> Task :billing:test`); w('OpenJDK 64-Bit Server VM warning: Sharing is only supported for boot loader classes because bootstrap classpath has been appended')
  w(`BUILD SUCCESSFUL in ${r.int(2, 5)}m ${r.int(1, 59)}s\n${r.int(20, 60)} actionable tasks: ${r.int(10, 19)} executed, 8 from cache`); w('##[endgroup]')
  w('##[group]Run npm ci && npm test'); w('npm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.'); w('npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported')
  for (let i = 0; i < r.int(12, 18); i++) w(`PASS src/${r.pick(['cart', 'router', 'player', 'auth'])}/${r.hex(4)}.test.ts (${r.int(1, 9)}.${r.int(10, 99)} s)\n  ● Console\n    console.error\n      Error: Uncaught [TypeError: boom]\n          at reportException (node_modules/jsdom/lib/jsdom/living/helpers/runtime-script-errors.js:66:24)`)
  w(`Tests:       ${r.int(180, 260)} passed, 3 skipped\nSnapshots:   12 passed\nTime:        ${r.int(20, 60)}.3 s`); w('7 vulnerabilities (2 moderate, 5 high)'); w('##[endgroup]')
  w('##[warning]The following actions use a deprecated Node.js version and will be forced to run on node20: actions/cache@v3'); w('Cache not found for input keys: linux-gradle-' + r.hex(12)); w('Cache saved with key: linux-gradle-' + r.hex(12)); w('Cleaning up orphan processes'); w('Job completed: success')
  return c
}

export function objects(seed) {
  const r = random(seed + 'objects'), c = new Case('object-store-minio', { kind: 'clean', notes: 'clients with wrong keys, scanners, a planned disk replacement with healing' })
  const t0 = start(r), t1 = t0 + 4 * H, A = 'logs/minio-audit.ndjson', Mi = 'logs/minio-server.log', N = 'logs/nginx-s3.log'
  const bk = ['media-prod', 'invoices', 'ml-features', 'backups-pg'], api = (t, name, st, b, o, ms, err) => JSON.stringify({ version: '1', time: isoU(t), event: '', trigger: 'incoming', api: { name, bucket: b, object: o, status: st === 200 ? 'OK' : err, statusCode: st, timeToResponse: `${ms * 1000000}ns` }, remotehost: ip(r, '10.80'), requestID: r.hex(16).toUpperCase(), userAgent: r.pick(['aws-sdk-go-v2/1.32', 'Boto3/1.35.40', 'rclone/v1.68.1']) })
  fill(c, A, r, t0, t1, r.int(360, 430), [
    [8, (t) => api(t, r.pick(['GetObject', 'PutObject', 'HeadObject', 'ListObjectsV2']), 200, r.pick(bk), `${r.hex(2)}/${r.hex(12)}.bin`, r.int(2, 90))],
    [2, (t) => api(t, 'HeadObject', 404, r.pick(bk), `${r.hex(2)}/${r.hex(12)}.lock`, r.int(1, 5), 'Not Found')],
    [1, (t) => api(t, 'PutObject', 412, 'invoices', `2026/${r.hex(8)}.pdf`, r.int(1, 9), 'Precondition Failed')],
    [1, (t) => api(t, 'GetObject', 403, 'media-prod', `tmp/${r.hex(8)}`, r.int(1, 3), 'AccessDenied (presigned URL expired)')],
    [1, (t) => api(t, 'CompleteMultipartUpload', 200, 'backups-pg', `base/${r.hex(8)}.tar.zst`, r.int(300, 2000))],
  ])
  fill(c, N, r, t0, t1, r.int(230, 280), [
    [6, (t) => `${ip(r, '10.80')} - - [${clf(t)}] "GET /media-prod/${r.hex(12)}.jpg HTTP/1.1" ${r.pick([200, 200, 206, 304])} ${r.int(900, 900000)} "-" "okhttp/4.12.0" 0.0${r.int(10, 90)}`],
    [2, (t) => `${ip(r, r.pick(['45', '185', '103']))} - - [${clf(t)}] "GET /${r.pick(['.env', '.aws/credentials', 'backup.sql', 'minio/health/cluster?x=1'])} HTTP/1.1" ${r.pick([403, 404])} 243 "-" "zgrab/0.x" 0.001`],
    [1, (t) => `${ip(r, '10.80')} - - [${clf(t)}] "PUT /ml-features/${r.hex(12)}.parquet HTTP/1.1" 499 0 "-" "Boto3/1.35.40" 0.4${r.int(10, 90)}`],
  ])
  const m = (t, x) => `${sysl(t)} minio2 minio[1290]: ${x}`
  fill(c, Mi, r, t0, t1, r.int(50, 70), [
    [3, (t) => m(t, `INFO: lifecycle scan cycle ${r.int(9000, 9900)} completed, ${r.int(100, 900)} objects expired`)],
    [2, (t) => `${m(t, 'API: SYSTEM()')}\n${m(t, `Time: ${iso(t).slice(11, 19)} UTC ${iso(t).slice(5, 10).replace('-', '/')}/${iso(t).slice(0, 4)}`)}\n${m(t, 'Error: The request signature we calculated does not match the signature you provided (client legacy-nas, access key AKLEGACY)')}`],
    [1, (t) => m(t, 'WARNING: Detected default credentials "minioadmin" on console of lab tenant; please change (lab only)')],
  ])
  let t = t0 + 80 * M
  for (const [dt, x] of [[0, 'INFO: maintenance: drive http://minio2:9000/disk7 cordoned by ops for planned replacement CHG-' + r.int(1000, 9999)], [60, 'Error: Drive http://minio2:9000/disk7 returned an unexpected error: drive is offline (cmd.StorageErr)'], [90, 'WARNING: 1 of 16 drives offline, write quorum 9 satisfied'], [1500, 'INFO: Drive http://minio2:9000/disk7: unformatted drive found, formatting'], [1510, 'Healing drive \'/disk7\' - \'mc admin heal alias/ --verbose\' to check the current status.'], [4500, 'Healing of drive \'/disk7\' is finished (healed: 182344, skipped: 0, failed: 0).'], [4510, 'INFO: 16 of 16 drives online']]) c.line(Mi, t + dt * S, m(t + dt * S, x))
  return c
}

export function jitsi(seed) {
  const r = random(seed + 'jitsi'), c = new Case('video-conference-jitsi', { kind: 'clean', notes: 'people come and go on bad home networks; a bridge is drained on purpose' })
  const t0 = start(r, 6, 14), t1 = t0 + 3 * H, B = 'logs/jvb.log', J = 'logs/jicofo.log', X = 'logs/prosody.log', T = 'logs/coturn.log'
  const rooms = ['standup', 'board', 'retro', 'allhands', 'interview-' + r.int(1, 9), 'support'], conf = (x) => `${x}@conference.meet.fern.example`
  const j = (t, l, th, m) => `JVB ${spMs(t)} ${l}: [${th}] ${m}`, jf = (t, l, th, m) => `Jicofo ${spMs(t)} ${l}: [${th}] ${m}`
  fill(c, B, r, t0, t1, r.int(300, 360), [
    [5, (t) => j(t, 'INFO', r.int(20, 99), `[confId=${r.hex(16)} conf_name=${conf(r.pick(rooms))} meeting_id=${r.hex(8)} epId=${r.hex(8)} stats_id=${r.pick(['Ada', 'Linus', 'Grete', 'Omar'])}-${r.hex(3)}] EndpointMessageTransport.logMessage#${r.int(80, 140)}: Endpoint connected: ${r.hex(8)}`)],
    [2, (t) => j(t, 'WARNING', r.int(20, 99), `[confId=${r.hex(16)} epId=${r.hex(8)} local_ufrag=${r.hex(6)}] ConnectivityCheckClient.processTimeout#881: Timeout for pair: 10.3.0.4:10000/udp/host -> 192.168.1.${r.int(2, 250)}:${r.int(40000, 60000)}/udp/host (stream-${r.hex(8)}.RTP), failing.`)],
    [1, (t) => j(t, 'SEVERE', r.int(20, 99), `[confId=${r.hex(16)} epId=${r.hex(8)}] DtlsTransport.startDtlsHandshake#114: Error during DTLS negotiation: org.bouncycastle.tls.TlsTimeoutException: Handshake timed out, closing this transport manager (endpoint left)`)],
    [1, (t) => j(t, 'WARNING', r.int(20, 99), `TaskPools.reportException: Endpoint ${r.hex(8)} expired after 60000 ms of inactivity`)],
    [2, (t) => j(t, 'INFO', 19, `HealthChecker.run#175: Performed a successful health check in PT0.00000${r.int(1, 9)}S. Sticky failure: false`)],
  ])
  fill(c, J, r, t0, t1, r.int(170, 210), [
    [4, (t) => jf(t, 'INFO', r.int(20, 99), `[room=${conf(r.pick(rooms))} meeting_id=${r.hex(8)}] JitsiMeetConferenceImpl.onMemberJoined#641: Member joined:${r.hex(8)} stats-id=${r.hex(4)} region=eu audioMuted=true videoMuted=true`)],
    [2, (t) => jf(t, 'INFO', r.int(20, 99), `[room=${conf(r.pick(rooms))}] ChatRoomImpl.processOtherPresence#902: member left: ${r.hex(8)}`)],
    [2, (t) => jf(t, 'WARNING', r.int(20, 99), `[room=${conf(r.pick(rooms))} participant=${r.hex(8)}] Participant.iceFailed#211: Received ICE failed notification from ${r.hex(8)}, bridge-session ID: ${r.hex(12)}; restarting ICE`)],
    [1, (t) => jf(t, 'INFO', r.int(20, 99), `[room=${conf(r.pick(rooms))} participant=${r.hex(8)}] Participant.sessionAccepted#320: session re-accepted after ICE restart`)],
    [1, (t) => jf(t, 'SEVERE', r.int(20, 99), `AuthenticationIqHandler: not-allowed: room creation requires login, guest must wait for host`)],
  ])
  fill(c, X, r, t0, t1, r.int(130, 160), [
    [3, (t) => `${sysl(t)} c2s${r.hex(12)}\tinfo\tClient connected`],
    [2, (t) => `${sysl(t)} c2s${r.hex(12)}\tinfo\tClient disconnected: ${r.pick(['connection closed', 'read timeout', 'Broken pipe'])}`],
    [1, (t) => `${sysl(t)} mod_bosh\twarn\tUnable to associate request with a session (incomplete request?)`],
    [1, (t) => `${sysl(t)} conference.meet.fern.example:token_verification\terror\tToken expired for room:${r.pick(rooms)}, user asked to sign in again`],
  ])
  fill(c, T, r, t0, t1, r.int(90, 110), [
    [3, (t) => `${Math.floor((t - t0) / 1000)}: (${r.int(1000, 1010)}): INFO: session 00${r.int(1e9, 9e9)}: realm <meet.fern.example> user <${Math.floor(t / 1000) + 86400}>: incoming packet ALLOCATE processed, success`],
    [2, (t) => `${Math.floor((t - t0) / 1000)}: (${r.int(1000, 1010)}): INFO: session 00${r.int(1e9, 9e9)}: realm <meet.fern.example> user <>: incoming packet message processed, error 401: Unauthorized`],
    [1, (t) => `${Math.floor((t - t0) / 1000)}: (${r.int(1000, 1010)}): ERROR: check_stun_auth: Cannot find credentials of user <scanner>`],
  ])
  let t = t0 + 95 * M
  c.line(B, t, j(t, 'INFO', 44, 'GracefulShutdown: Entered graceful shutdown mode, requested by ops (planned kernel upgrade), 3 conferences left')); t += 8 * S
  c.line(J, t, jf(t, 'INFO', 31, 'BridgeSelector: bridge jvb2 is in graceful shutdown, not selecting it for new conferences')); t += 17 * M
  c.line(B, t, j(t, 'INFO', 44, 'GracefulShutdown: no conferences left, videobridge is shutting down NOW')); t += 3 * S
  c.line(J, t, jf(t, 'WARNING', 31, 'BridgeSelector.removeJvbAddress#95: Lost a bridge: jvbbrewery@internal.auth.meet.fern.example/jvb2')); t += 4 * M
  c.line(B, t, j(t, 'INFO', 1, 'Main.main#70: Starting jitsi-videobridge version 2.3.187-gcb1af2c4')); t += 9 * S
  c.line(J, t, jf(t, 'INFO', 31, 'BridgeSelector.addJvbAddress#62: Added new videobridge: jvb2, operational 4 of 4'))
  return c
}
