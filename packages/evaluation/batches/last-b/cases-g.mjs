import { Case, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, klog, local, start, pub, ip, uuid, access, hostNoise, scanPaths, p, S, M, H, UA } from './lib.mjs'
const clean = (name, notes) => new Case(name, { kind: 'clean', notes, maxIncidents: 0 })

// healthy: the open internet on a web gateway
function gateway(name, r) {
  const c = clean(name, 'healthy: scanners, 404, WAF denials, 499 of impatient phones, TLS alerts, a certificate renewal with reload, postscreen rejections; legitimate traffic is fine all the time')
  const t0 = start(r), end = t0 + 2 * H, N = 'logs/access.log', E = 'logs/error.log', X = 'logs/mail.log'
  every(r, t0, end, 10 * S, (t) => c.line(N, t, access(r, t, { path: r.pick(['/', '/blog/', '/shop/item/' + r.int(1, 999), '/api/cart', '/img/logo.svg']), status: r.pick([200, 200, 200, 200, 200, 304, 301]), rt: r.next() / 5 })))
  every(r, t0, end, 24 * S, (t) => { const a = pub(r), u = r.pick(scanPaths); c.line(N, t, access(r, t, { path: u, status: r.pick([404, 403, 400]), bytes: 153, addr: a, ua: 'Mozilla/5.0 zgrab/0.x', rt: 0.001 })); if (r.next() < 0.6) c.line(E, t + 1, `${ngx(t + 1)} [error] 812#812: *${r.int(1e5, 9e5)} ${r.pick([`open() "/var/www/html${u}" failed (2: No such file or directory)`, `access forbidden by rule`, `[client ${a}] ModSecurity: Access denied with code 403 (phase 2). Matched "Operator \`Rx' with parameter \`(?i:union.*select)' [id "942100"] [msg "SQL Injection Attack Detected via libinjection"] [severity "2"]`])}, client: ${a}, server: www.example.org, request: "GET ${u} HTTP/1.1"`) })
  every(r, t0, end, 60 * S, (t) => c.line(N, t, access(r, t, { path: '/api/search?q=' + r.pick(['shoe', 'lamp']), status: 499, bytes: 0, ua: UA[1], rt: r.next() * 2 })))
  every(r, t0, end, 40 * S, (t) => c.line(E, t, `${ngx(t)} [crit] 812#812: *${r.int(1e5, 9e5)} SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: ${pub(r)}, server: 0.0.0.0:443`))
  every(r, t0, end, 90 * S, (t) => c.line(E, t, `${ngx(t)} [warn] 812#812: *${r.int(1e5, 9e5)} a client request body is buffered to a temporary file /var/cache/nginx/client_temp/00${r.int(10000, 99999)}, client: ${pub(r)}`))
  every(r, t0, end, 30 * S, (t) => c.line(X, t, `${syslog(t)} gw postfix/${r.pick([`smtpd[${r.int(1000, 9000)}]: NOQUEUE: reject: RCPT from unknown[${pub(r)}]: 554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org; from=<a@b.example> to=<info@example.org> proto=ESMTP helo=<win-box>`, `smtps/smtpd[${r.int(1000, 9000)}]: warning: unknown[${pub(r)}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=info`, `smtp[${r.int(1000, 9000)}]: ${r.hex(10).toUpperCase()}: to=<x@partner.example>, relay=mx.partner.example[192.0.2.9]:25, delay=1.2, dsn=2.0.0, status=sent (250 2.0.0 OK)`, `smtp[${r.int(1000, 9000)}]: ${r.hex(10).toUpperCase()}: to=<y@partner.example>, relay=mx.partner.example[192.0.2.9]:25, delay=0.9, dsn=2.0.0, status=sent (250 2.0.0 OK)`])}`))
  const k = t0 + r.int(30, 90) * M
  c.line(E, k, `${ngx(k)} [notice] 1#1: signal 1 (SIGHUP) received from 90211, reconfiguring`); c.line(E, k + 500, `${ngx(k + 500)} [notice] 812#812: gracefully shutting down`); c.line(E, k + 900, `${ngx(k + 900)} [notice] 1#1: start worker process 1812`); c.line(X, k - 3000, `${syslog(k - 3000)} gw certbot[90210]: Successfully renewed certificate www.example.org, next expiry in 89 days`)
  return c
}

// healthy: Kafka rolling restart for a version bump
function kafkaRoll(name, r) {
  const c = clean(name, 'healthy: planned rolling restart of three brokers. NOT_LEADER, disconnected nodes, under-replicated for a minute each, rebalances; ISR back to full, producers retry with success')
  const t0 = start(r), end = t0 + 100 * M, at = [1, 2, 3].map((b) => t0 + (12 + b * 14) * M), back = at.map((a) => a + r.int(50, 80) * S)
  const K = (b, t, l, x) => c.line(`logs/broker${b}.log`, t, `[${sql(t, ',')}] ${l} ${x}`)
  for (const b of [1, 2, 3]) {
    every(r, t0, end, 28 * S, (t) => { if (t > at[b - 1] && t < back[b - 1]) return; K(b, t, 'INFO', r.pick([`[GroupMetadataManager brokerId=${b}] Removed ${r.int(0, 4)} expired offsets in ${r.int(1, 9)} milliseconds. (kafka.coordinator.group.GroupMetadataManager)`, `[LocalLog partition=pageviews-${r.int(0, 9)}, dir=/kafka] Rolled new log segment at offset ${r.int(1e6, 9e6)} in 2 ms. (kafka.log.LocalLog)`, `[Broker id=${b}] Cached leader info for partition metrics-${r.int(0, 9)} (state.change.logger)`])) })
    const a = at[b - 1], k = back[b - 1]
    K(b, a - 2000, 'INFO', 'Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler)'); K(b, a - 1500, 'INFO', `[KafkaServer id=${b}] Starting controlled shutdown (kafka.server.KafkaServer)`); K(b, a - 300, 'INFO', `[KafkaServer id=${b}] Controlled shutdown request returned successfully after ${r.int(300, 900)}ms (kafka.server.KafkaServer)`); K(b, a, 'INFO', `[KafkaServer id=${b}] shut down completed (kafka.server.KafkaServer)`)
    K(b, k - 20000, 'INFO', 'Kafka version: 3.7.1 (org.apache.kafka.common.utils.AppInfoParser)'); K(b, k - 15000, 'WARN', 'No meta.properties file under dir /kafka2, ignoring unused dir (kafka.server.BrokerMetadataCheckpoint)'); K(b, k, 'INFO', `[KafkaServer id=${b}] started (kafka.server.KafkaServer)`)
    for (const o of [1, 2, 3].filter((x) => x !== b)) {
      for (let i = 0; i < 14; i++) K(o, a + 1000 + i * (k - a) / 15, 'WARN', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Connection to node ${b} (broker${b}/10.8.0.${b}:9092) could not be established. Node may not be available. (org.apache.kafka.clients.NetworkClient)`)
      for (let i = 0; i < 6; i++) { K(o, a + 300 + i, 'INFO', `[Partition pageviews-${i} broker=${o}] Shrinking ISR from 1,2,3 to ${[1, 2, 3].filter((x) => x !== b)}. Leader: (highWatermark: ${r.int(1e5, 9e5)}). Out of sync replicas: (brokerId: ${b}). (kafka.cluster.Partition)`); K(o, k + 4000 + i * 90, 'INFO', `[Partition pageviews-${i} broker=${o}] Expanding ISR from ${[1, 2, 3].filter((x) => x !== b)} to 1,2,3 (kafka.cluster.Partition)`) }
    }
    c.line('logs/ansible.out', a - 5000, `${isoS(a - 5000)} TASK [rolling restart broker${b}] change window CW-${r.int(10, 99)} under_replicated=0 proceed`); c.line('logs/ansible.out', k + 20000, `${isoS(k + 20000)} ok: [broker${b}] => under_replicated_partitions=0`)
  }
  every(r, t0, end, 8 * S, (t) => { const w = at.some((a, i) => t > a - 500 && t < back[i]) && r.next() < 0.6; c.line('logs/producer.log', t, w ? `${isoS(t)} WARN  Sender [Producer clientId=web-1] Got error produce response with correlation id ${r.int(1000, 9000)} on topic-partition pageviews-${r.int(0, 5)}, retrying (${r.int(2147483600, 2147483646)} attempts left). Error: NOT_LEADER_OR_FOLLOWER` : `${isoS(t)} INFO  web batch sent records=${r.int(10, 300)} acks=all failed=0`) })
  c.line('logs/ansible.out', end - 30 * M, `${isoS(end - 30 * M)} PLAY RECAP broker1 broker2 broker3 : ok=12 changed=3 unreachable=0 failed=0`)
  return c
}

// healthy: Airflow night with retries, spot executors lost, all green at the end
function nightly(name, r) {
  const c = clean(name, 'healthy: batch night. Task attempts fail and succeed on retry (a partner file lands late, as each night), Spark loses spot executors and recomputes, sensor timeouts soft-fail by design; all DAG runs end success before their deadline')
  const t0 = start(r), F = 'logs/airflow-scheduler.log', X = 'logs/spark-driver.log', end = t0 + 3 * H
  const A = (t, l, x) => c.line(F, t, `[${frac(t, 6)}+0000] {${r.pick(['scheduler_job_runner.py:' + r.int(400, 900), 'taskinstance.py:' + r.int(1100, 2900), 'dag.py:' + r.int(3000, 4000)])}} ${l} - ${x}`)
  const D = (t) => `${iso(t).slice(2, 10).replace(/-/g, '/')} ${iso(t).slice(11, 19)}`
  const dags = ['ingest_partner', 'dwh_core', 'ml_features', 'export_finance', 'cleanup_tmp', 'crm_sync', 'geo_enrich', 'email_stats']
  dags.forEach((d, i) => { const s = t0 + i * 17 * M
    for (let k = 0; k < 11; k++) { const t = s + k * 2.4 * M, task = `${d}.${r.pick(['load', 'check', 'merge', 'publish'])}_${k}`
      A(t, 'INFO', `Sending TaskInstanceKey(dag_id='${d}', task_id='${task}', run_id='scheduled__${isoS(t0)}', try_number=1, map_index=-1) to executor with priority ${12 - k} and queue default`)
      if (k === 3 || (k === 6 && i % 3 === 0)) { A(t + 20 * S, 'ERROR', `Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/dags/${d}.py", line ${r.int(20, 200)}, in execute\n    raise ${r.pick(['FileNotFoundError(f"partner file not there yet: {key}")', 'ConnectionResetError(104, "Connection reset by peer")', 'AirflowException("row count check: source not final")'])}`); A(t + 21 * S, 'INFO', `Marking task as UP_FOR_RETRY. dag_id=${d}, task_id=${task}, start_date=${isoS(t)}`); A(t + 80 * S, 'INFO', `TaskInstance Finished: dag_id=${d}, task_id=${task}, state=success, try_number=2, max_tries=3`) } else A(t + r.int(20, 100) * S, 'INFO', `TaskInstance Finished: dag_id=${d}, task_id=${task}, state=${k === 8 && i === 2 ? 'skipped' : 'success'}, try_number=1, max_tries=3`) }
    A(s + 28 * M, 'INFO', `Marking run <DagRun ${d} @ ${isoS(t0)}: scheduled__${isoS(t0)}, state:running> successful`) })
  every(r, t0, end, 3 * M, (t) => A(t, 'WARNING', r.pick(["DeprecationWarning: The 'schedule_interval' parameter is deprecated", 'Pool default_pool has 0 open slots, 3 tasks waiting', 'Skipping emit of metric with too long name'])))
  let tid = 0
  every(r, t0, end, 14 * S, (t) => { tid++; c.line(X, t, `${D(t)} INFO TaskSetManager: Finished task ${tid % 200}.0 in stage ${Math.floor(tid / 200)}.0 (TID ${tid}) in ${r.int(400, 9000)} ms on 10.20.${r.int(0, 9)}.${r.int(2, 250)} (executor ${r.int(1, 40)}) (${tid % 200}/200)`) })
  every(r, t0, end, 22 * M, (t) => { const e = r.int(1, 40); c.line(X, t, `${D(t)} ERROR YarnClusterScheduler: Lost executor ${e} on ip-10-20-1-${e}.ec2.internal: Container marked as failed: container_17_${r.int(1000, 9999)} on host: ip-10-20-1-${e}.ec2.internal. Exit status: -100. Diagnostics: Container released on a *lost* node (spot reclaim)`); for (let i = 0; i < 3; i++) c.line(X, t + 50 + i, `${D(t)} WARN TaskSetManager: Lost task ${r.int(0, 199)}.0 in stage ${Math.floor(tid / 200)}.0 (TID ${r.int(1, 900)}) (ip-10-20-1-${e}.ec2.internal executor ${e}): ExecutorLostFailure (executor ${e} exited unrelated to the running tasks) Reason: Container released on a *lost* node`); c.line(X, t + 9000, `${D(t + 9000)} INFO YarnAllocator: Launching container for executor ${e + 40} on replacement host`) })
  c.line(X, end, `${D(end)} INFO ApplicationMaster: Final app status: SUCCEEDED, exitCode: 0`)
  return c
}

// healthy: identity provider day with wrong passwords, expired codes, MFA refusals and a spray that is blocked; sandboxed chaos drill in staging
function identity(name, r) {
  const c = clean(name, 'healthy: home-grown identity gateway: wrong passwords, expired codes, revoked sessions, one password spray that the limiter blocked in full, a directory sync with skipped rows, key rotation that went well. Login success share constant')
  const t0 = start(r), end = t0 + 2.5 * H, F = 'logs/idgate.log', S2 = 'logs/dirsync.log'
  const L = (t, l, x) => c.line(F, t, `${iso(t).slice(0, 10).replace(/-/g, '')}.${iso(t).slice(11, 19).replace(/:/g, '')}.${iso(t).slice(20, 23)} ${l} idgate@${r.pick(['a', 'b'])} :: ${x}`)
  every(r, t0, end, 10 * S, (t) => { const q = r.next(); L(t, q < 0.12 ? 'W' : q < 0.16 ? 'E' : 'I', q < 0.12 ? `login denied u=${r.int(1000, 9999)} why=${r.pick(['bad_password', 'bad_password', 'otp_wrong', 'account_locked_5m', 'unknown_user'])} from=${pub(r)}` : q < 0.16 ? r.pick(['code exchange failed: code expired (user took 11 min)', 'refresh refused: session revoked by user', 'saml response invalid: audience mismatch sp=legacy-intranet (known, ticket closed wontfix)', 'webauthn failed: user cancelled prompt']) : `${r.pick(['login ok', 'token refresh ok', 'token refresh ok', 'introspect ok'])} u=${r.int(1000, 9999)} ${r.int(4, 90)}ms`) })
  beat(r, t0, end, 5 * M, (t) => L(t, 'I', `summary 5m ok=${r.int(880, 960)} denied=${r.int(95, 118)} p95=${r.int(70, 95)}ms db=up ldap=up mfa=up`))
  const sp = t0 + r.int(50, 70) * M, a = pub(r)
  L(sp, 'W', `limiter: spray pattern from ${a} users=40 window=60s -> blocked for 24h`); for (let i = 0; i < 60; i++) L(sp + 1000 + i * 700, 'W', `refused before password check ip=${a} (blocked)`); L(sp + 60 * S, 'I', `limiter: ${a} refused=60 passed=0 accounts_touched=0`)
  const k = t0 + r.int(90, 110) * M
  L(k, 'I', `keys: new signing key kid=${r.hex(8)} published`); L(k + 10 * M, 'I', 'keys: switched to the new key, old key valid for 48h'); for (let i = 0; i < 4; i++) L(k + 10 * M + i * 2000, 'W', `verifier ${r.pick(['crm', 'wiki'])}: unknown kid, refetching jwks ... ok`)
  beat(r, t0 + 100 * S, end, 15 * M, (t) => { c.line(S2, t, `${isoS(t)} dirsync: start full=no`); for (let i = 0; i < 8; i++) c.line(S2, t + 900 + i * 50, `${isoS(t + 900)} dirsync: ${r.pick(['ERROR row ' + r.int(1, 9000) + ' skipped: mail attribute missing (contractor)', 'WARN duplicate phone number, first wins', 'updated cn=' + r.hex(5)])}`); c.line(S2, t + 9000, `${isoS(t + 9000)} dirsync: finished read=8${r.int(100, 999)} changed=${r.int(0, 20)} skipped=3 failed=0 rc=0`) })
  every(r, t0, end, 2 * M, (t) => c.line(S2, t, `${isoS(t)} staging-drill[namespace=stg]: ${r.pick(['chaos: killed pod idgate-stg-1 as scheduled', 'expected: login unavailable in stg for 20s', 'drill step passed'])}`))
  return c
}
export default [gateway, kafkaRoll, nightly, identity]
