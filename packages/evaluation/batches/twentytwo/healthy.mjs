// Frightening words, and nobody needs to be woken.
import { Story, iso, sec, slash, plain, quietTrail, MIN } from './lib.mjs'

/** A pipeline whose tests print every error there is, and pass. */
export function tests(seed) {
  const s = new Story('twentytwo-c1-tests-pass', seed, { kind: 'clean', notes: 'GitHub Actions: pytest, go test and jest pass while they print expected failures' }), { r } = s
  let t = s.t0
  const put = (text, step = r.int(15, 700)) => { t += step; s.log('ci-run.log', t, s.gha(t, text)) }
  put(`Current runner version: '2.317.0'`); put('##[group]Run actions/checkout@v4'); put('hint: Using \'master\' as the name for the initial branch. This default branch name is subject to change.'); put('##[endgroup]'); put('##[group]Run actions/cache@v3'); put('Cache not found for input keys: pip-linux-' + r.hex(16)); put('##[endgroup]')
  put('##[warning]Node.js 16 actions are deprecated. Please update the following actions to use Node.js 20: actions/cache@v3.')
  for (let i = 0; i < 40; i++) put(r.next() < 0.3 ? `npm warn deprecated ${r.pick(['glob@7.2.3: Glob versions prior to v9 are no longer supported', 'inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.', 'rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported'])}` : `Collecting ${r.pick(['requests', 'urllib3', 'sqlalchemy', 'pydantic', 'tenacity', 'boto3'])}==${r.int(1, 4)}.${r.int(0, 30)}.${r.int(0, 9)}`)
  put(`added ${r.int(900, 1400)} packages, and audited ${r.int(1401, 1800)} packages in ${r.int(14, 40)}s\n6 vulnerabilities (4 moderate, 2 high)\n\nTo address all issues, run:\n  npm audit fix`)
  const parts = [() => { put('##[group]Run pytest -vv -s --durations=5'); put('============================= test session starts ==============================')
    for (let i = 0; i < r.int(110, 160); i++) { const name = r.pick(['test_retry_gives_up', 'test_db_down_raises', 'test_bad_token_is_rejected', 'test_disk_full', 'test_rounding', 'test_paging', 'test_fatal_error_is_reported', 'test_corrupt_message_goes_to_dlq', 'test_ok']) + `[${i}]`
      if (r.next() < 0.35) put(r.pick([`ERROR    acme.store:store.py:${r.int(20, 200)} could not connect to postgres://nowhere:5432, giving up after 3 attempts`, `CRITICAL acme.app:app.py:44 FATAL: out of memory (simulated)\nTraceback (most recent call last):\n  File "/app/tests/test_app.py", line ${r.int(20, 200)}, in boom\n    raise MemoryError("simulated")\nMemoryError: simulated`, `ERROR    acme.auth:auth.py:${r.int(20, 90)} token signature is invalid, request refused`, 'WARNING  acme.queue:queue.py:71 message is corrupt, moved to dead letter queue']), 4)
      put(`tests/test_${r.pick(['store', 'app', 'auth', 'queue'])}.py::${name} ${r.next() < 0.03 ? 'XFAIL (known upstream bug)' : r.next() < 0.03 ? 'SKIPPED (needs docker)' : 'PASSED'}`) }
    put(`================= ${r.int(110, 160)} passed, 3 skipped, 4 xfailed, 12 warnings in ${r.int(30, 90)}.21s =================`) },
  () => { put('##[group]Run go test -race ./...'); for (let i = 0; i < r.int(60, 90); i++) { if (r.next() < 0.3) put(r.pick([`${slash(t)} http: panic serving 127.0.0.1:${r.int(30000, 60000)}: deliberate panic in test handler\ngoroutine ${r.int(20, 90)} [running]:\nnet/http.(*conn).serve.func1()\n\t/usr/local/go/src/net/http/server.go:1898 +0xb3`, `time=${iso(t)} level=ERROR msg="upstream unavailable" err="dial tcp 127.0.0.1:1: connect: connection refused" attempt=3`, `${slash(t)} http: TLS handshake error from 127.0.0.1:${r.int(30000, 60000)}: remote error: tls: bad certificate`]), 3); put(`--- PASS: Test${r.pick(['RecoverFromPanic', 'Breaker', 'Timeout', 'RefusesBadCert', 'Router', 'Deadlock'])}${i} (0.0${r.int(1, 9)}s)`) }
    for (const p of ['breaker', 'router', 'tlsutil', 'cmd/api']) put(`ok  \tacme.io/edge/${p}\t${r.int(0, 9)}.${r.int(100, 999)}s`) },
  () => { put('##[group]Run npx jest --ci'); for (let i = 0; i < r.int(30, 50); i++) { if (r.next() < 0.4) put(`  console.error\n    Warning: An update to Cart inside a test was not wrapped in act(...).\n\n      at printWarning (node_modules/react-dom/cjs/react-dom.development.js:86:30)`, 3); put(`PASS src/${r.pick(['cart', 'login', 'error-page', 'offline'])}/${r.pick(['crash', 'fails', 'view', 'hooks'])}${i}.test.tsx${r.next() < 0.2 ? ` (${r.int(5, 9)}.1 s)` : ''}`) }
    put(`Test Suites: 1 skipped, ${r.int(30, 50)} passed, ${r.int(51, 60)} total\nTests:       4 skipped, ${r.int(300, 500)} passed, ${r.int(501, 600)} total\nSnapshots:   0 obsolete, 44 passed, 44 total`) }]
  for (let i = 2; i > 0; i--) { const j = r.int(0, i); [parts[i], parts[j]] = [parts[j], parts[i]] }
  for (const part of parts) { part(); put('##[endgroup]') }
  put('Post job cleanup.'); put('Terminate orphan process: pid (' + r.int(2000, 4000) + ') (node)'); put('Cleaning up orphan processes'); put('Job completed: success')
  return s
}

/** A large apply with replacements, retries and resources that are called after errors. */
export function terraform(seed) {
  const s = new Story('twentytwo-c2-apply-passes', seed, { kind: 'clean', notes: 'terraform and ansible; destroy, retries, ignored failures, alarming names; ends well' }), { r } = s
  let t = s.t0
  const put = (text, step = r.int(40, 900)) => { t += step; s.log('platform-apply.log', t, text.split('\n').map((l) => `${sec(t)} ${l}`).join('\n')) }
  const kinds = ['aws_cloudwatch_metric_alarm.error_rate_critical', 'aws_sqs_queue.dead_letter', 'aws_sns_topic.fatal_errors', 'aws_iam_policy.deny_all', 'aws_lambda_function.panic_button', 'aws_route53_record.failover', 'aws_cloudwatch_log_metric_filter.out_of_memory', 'aws_security_group.blocked', 'aws_s3_bucket.crash_dumps', 'aws_kms_key.compromised_rotation']
  put('Initializing the backend...'); put('Initializing provider plugins...'); put('╷\n│ Warning: Deprecated Parameter\n│ \n│   on versions.tf line 4, in terraform:\n│    4:   dynamodb_table = "tf-locks"\n│ \n│ The parameter "dynamodb_table" is deprecated. Use parameter "use_lockfile" instead.\n╵')
  for (let i = 0; i < r.int(150, 220); i++) put(`${r.pick(kinds)}[${i}]: Refreshing state... [id=${r.hex(12)}]`, r.int(3, 90))
  put('Note: Objects have changed outside of Terraform')
  const change = r.int(38, 60), destroy = r.int(12, 18)
  for (let i = 0; i < destroy; i++) put(`  # ${r.pick(kinds)}[${i}] must be replaced\n-/+ resource "x" "y" {\n      ~ arn  = "arn:aws:x:eu-west-1:480112930457:${r.hex(8)}" -> (known after apply)\n      ~ name = "error-${r.hex(3)}" -> "error-${r.hex(3)}" # forces replacement\n    }`)
  put(`Plan: ${destroy} to add, ${change} to change, ${destroy} to destroy.`)
  for (let i = 0; i < destroy; i++) { const k = `${r.pick(kinds)}[${i}]`; const id = r.hex(12), slow = r.next() < 0.3; put(`${k}: Destroying... [id=${id}]`); if (slow) put(`${k}: Still destroying... [id=${id}, 10s elapsed]`, 10000); put(`${k}: Destruction complete after ${slow ? 11 : 1}s`); put(`${k}: Creating...`); put(`${k}: Creation complete after ${r.int(1, 9)}s [id=${r.hex(12)}]`) }
  for (let i = 0; i < change; i++) { const k = `${r.pick(kinds)}[${20 + i}]`; put(`${k}: Modifying... [id=${r.hex(12)}]`); if (r.next() < 0.08) put(`[WARN]  provider.terraform-provider-aws: retrying request AWS/IAM/CreatePolicyVersion, attempt 1, error: Throttling: Rate exceeded, status code: 400`); put(`${k}: Modifications complete after ${r.int(1, 6)}s [id=${r.hex(12)}]`) }
  put(`Apply complete! Resources: ${destroy} added, ${change} changed, ${destroy} destroyed.`)
  const hosts = ['bastion-1', 'runner-1', 'runner-2', 'runner-3', 'mirror-1']
  put('PLAY [harden hosts] ' + '*'.repeat(50))
  for (const task of ['Gathering Facts', 'check whether legacy agent exists', 'remove legacy agent', 'kill stale processes', 'install auditd', 'disable root login', 'restart sshd', 'fail2ban : ban list', 'wait for host to come back', 'assert that nothing failed'].flatMap((x) => [x, `${x} (verify)`])) { put(`TASK [${task}] ${'*'.repeat(40)}`)
    for (const h of hosts) { if (task === 'check whether legacy agent exists') put(`fatal: [${h}]: FAILED! => {"changed": false, "cmd": ["systemctl", "status", "legacy-agent"], "msg": "non-zero return code", "rc": 4, "stderr": "Unit legacy-agent.service could not be found."}\n...ignoring`); else { if (task === 'wait for host to come back' && r.next() < 0.5) put(`FAILED - RETRYING: [${h}]: wait for host to come back (30 retries left).`); put(`${r.pick(['ok', 'ok', 'changed', 'skipping'])}: [${h}]`) } } }
  put('PLAY RECAP ' + '*'.repeat(60)); for (const h of hosts) put(`${h.padEnd(26)} : ok=${r.int(16, 19)}   changed=${r.int(2, 6)}    unreachable=0    failed=0    skipped=${r.int(0, 3)}    rescued=0    ignored=1`, 5)
  put('Pipeline finished: SUCCESS')
  return s
}

/** Nodes are upgraded one after another, everything moves, probes fail while containers boot. */
export function upgrade(seed) {
  const s = new Story('twentytwo-c3-node-upgrade', seed, { kind: 'clean', notes: 'rolling drain and deploy; kills, failed boot probes, cancelled contexts; traffic stays 200' }), { r } = s
  const end = s.at(r.int(60, 80)), nodes = Array.from({ length: 4 }, () => s.node()), apps = ['web', 'orders', 'search', 'images']
  const ev = (t, type, reason, object, text) => s.log('events.log', t, `${sec(t)}   ${type.padEnd(8)} ${reason.padEnd(18)} ${object.padEnd(44)} ${text}`)
  const kl = (t, n, ...rest) => s.log('kubelet.log', t, s.journal(t, nodes[n], `kubelet[${2000 + n * 17}]`, s.klog(t, ...rest, 2000 + n * 17)))
  nodes.forEach((node, n) => { const at = s.at(8 + n * 12 + 3 * r.next())
    ev(at, 'Normal', 'NodeNotSchedulable', `node/${node}`, `Node ${node} status is now: NodeNotSchedulable`)
    for (let i = 0; i < 12; i++) { const app = r.pick(apps), old = s.pod(app), fresh = s.pod(app), t = at + 4000 + i * r.int(3000, 9000)
      ev(t, 'Normal', 'Killing', `pod/${old}`, `Stopping container ${app}`); ev(t + 200, 'Normal', 'SuccessfulCreate', `replicaset/${fresh.slice(0, -6)}`, `Created pod: ${fresh}`)
      kl(t + 30, n, 'I', 'kuberuntime_container.go:808', `"Killing container with a grace period" pod="shop/${old}" podUID="${s.uuid()}" containerName="${app}" containerID="containerd://${r.hex(64)}" gracePeriod=30`)
      if (r.next() < 0.6) ev(t + 6000, 'Warning', 'Unhealthy', `pod/${fresh}`, `Readiness probe failed: Get "http://${s.ip()}:8080/ready": dial tcp: connect: connection refused`)
      if (r.next() < 0.3) kl(t + 3000, n, 'E', 'remote_runtime.go:432', `"ContainerStatus from runtime service failed" err="rpc error: code = NotFound desc = an error occurred when try to find container \\"${r.hex(64)}\\": not found" containerID="${r.hex(64)}"`)
      s.log('apps.log', t + 400, `${plain(t + 400)} WARN  [${old}] o.s.c.s.DefaultLifecycleProcessor - SIGTERM received, shutting down gracefully; ${r.int(0, 4)} requests in flight`); s.log('apps.log', t + 2100, `${plain(t + 2100)} INFO  [${old}] c.a.o.Main - bye, all requests finished`)
      if (r.next() < 0.4) s.log('apps.log', t + 500, `${plain(t + 500)} ERROR [${old}] c.a.o.Consumer - poll interrupted by wakeup during shutdown: org.apache.kafka.common.errors.WakeupException`)
      s.log('apps.log', t + 9000, `${plain(t + 9000)} INFO  [${fresh}] c.a.o.Main - ready after ${r.int(4, 9)}.${r.int(1, 9)} s`)
      ev(t + 12000, 'Normal', 'Started', `pod/${fresh}`, `Started container ${app}`) }
    ev(at + 3 * MIN, 'Warning', 'Rebooted', `node/${node}`, `Node ${node} has been rebooted, boot id: ${s.uuid()}`)
    ev(at + 3 * MIN + 9000, 'Normal', 'NodeNotReady', `node/${node}`, `Node ${node} status is now: NodeNotReady`); ev(at + 3 * MIN + 50000, 'Normal', 'NodeReady', `node/${node}`, `Node ${node} status is now: NodeReady`)
    kl(at + 3 * MIN + 20000, n, 'E', 'kubelet.go:2862', '"Container runtime network not ready" networkReady="NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized"')
    kl(at + 3 * MIN + 45000, n, 'I', 'kubelet_node_status.go:79', `"Successfully registered node" node="${node}"`)
    s.log('upgrade-controller.log', at, s.zap(at, 'info', 'upgrade', 'draining node', { node, plan: 'k8s-1.30', progress: `${n + 1}/4` }))
    if (n % 2) s.log('upgrade-controller.log', at + 9000, s.zap(at + 9000, 'warn', 'upgrade', 'eviction refused for now by PodDisruptionBudget, will retry', { pod: s.pod('search'), retry: 1 }))
    s.log('upgrade-controller.log', at + 4 * MIN, s.zap(at + 4 * MIN, 'info', 'upgrade', 'node upgraded and uncordoned', { node, version: 'v1.30.2' })) })
  s.every(s.t0, end, 5500, (t) => s.log('ingress-nginx-controller.log', t, s.ingress(t, ...(([method, path, status, app]) => [method, path, status, 0.005 + r.next() * 0.11, `shop-${app}-8080`])(r.pick([['GET', '/', 200, 'web'], ['GET', `/search?q=${r.pick(['shoes', 'hats', 'coat'])}`, r.pick([200, 200, 200, 499]), 'search'], ['POST', '/api/orders', r.pick([201, 201, 201, 422]), 'orders'], ['GET', `/img/${r.int(1, 99)}.webp`, r.pick([200, 304]), 'images'], ['GET', r.pick(['/', '/p/12', '/p/77', '/wp-login.php', '/sale']), 0, 'web']].map((x) => (x[2] ? x : [x[0], x[1], x[1] === '/wp-login.php' ? 404 : 200, x[3]])))))))
  s.every(s.t0, end, 15000, (t) => kl(t, r.int(0, 3), 'I', 'prober.go:107', `"Probe succeeded" probeType="Liveness" pod="shop/${s.pod(r.pick(apps))}" containerName="app"`))
  return s
}

/** Managed database, secrets and registry on an ordinary day: clients err, servers refuse as they should. */
export function clients(seed) {
  const s = new Story('twentytwo-c4-clients-err', seed, { kind: 'clean', notes: 'managed postgres, vault, registry: constraint violations, cancelled statements, denied scanners, planned failover test that healed' }), { r } = s
  const end = s.at(r.int(80, 100))
  const db = (t, level, text, who = `${s.ip()}(${r.int(30000, 60000)}):app@shop`) => s.log('rds-postgresql.log', t, s.postgres(t, r.int(400, 32000), who, level, text))
  s.every(s.t0, end, 14000, (t) => r.pick([() => db(t, 'ERROR', 'duplicate key value violates unique constraint "idempotency_keys_pkey"'), () => db(t, 'ERROR', 'canceling statement due to user request'), () => db(t, 'FATAL', 'password authentication failed for user "admin"', `${s.ip('185')}(4122):admin@postgres`), () => db(t, 'LOG', 'checkpoint starting: time', '@'), () => db(t, 'LOG', `checkpoint complete: wrote ${r.int(200, 900)} buffers (0.4%); 0 WAL file(s) added, ${r.int(0, 2)} removed, ${r.int(1, 4)} recycled`, '@'), () => db(t, 'LOG', 'could not receive data from client: Connection reset by peer'), () => db(t, 'LOG', 'connection authorized: user=app database=shop SSL enabled (protocol=TLSv1.3)'), () => db(t, 'LOG', 'disconnection: session time: 0:04:12.011 user=app database=shop'), () => db(t, 'ERROR', 'relation "pg_stat_statements" does not exist at character 15', `${s.ip()}(4100):monitor@postgres`)])())
  s.every(s.t0, end, 26000, (t) => s.log('orders-api.log', t, JSON.stringify({ ts: iso(t), level: r.next() < 0.2 ? 'warn' : 'info', msg: r.pick(['order stored', 'order stored', 'same idempotency key, answered with the stored result', 'client closed the request (499), query cancelled', 'order stored']), status: 200, ms: r.int(4, 70) })))
  s.every(s.t0, end, 16000, (t) => s.log('vault-audit.jsonl', t, JSON.stringify(r.next() < 0.12 ? { time: iso(t), type: 'response', auth: { display_name: 'kubernetes-dev-sandbox', policies: ['default'] }, request: { id: s.uuid(), operation: 'list', path: 'kv/metadata/prod' }, error: '1 error occurred:\n\t* permission denied\n\n' } : { time: iso(t), type: 'response', auth: { display_name: 'kubernetes-orders-api', policies: ['default', 'orders'] }, request: { id: s.uuid(), operation: 'read', path: 'kv/data/orders' }, response: { mount_type: 'kv' } })))
  s.every(s.t0, end, 12000, (t) => s.log('registry.log', t, `time="${iso(t)}" level=${r.next() < 0.15 ? `error msg="response completed with error" err.code="manifest unknown" err.detail="unknown tag=${r.hex(7)}" err.message="manifest unknown" http.response.status=404 http.request.method=HEAD` : r.next() < 0.15 ? `warning msg="error authorizing context: basic authentication challenge for realm \\"Registry Realm\\": no basic auth credentials" http.request.method=GET http.request.uri=/v2/` : `info msg="response completed" http.response.status=${r.pick([200, 201, 202])} http.request.method=${r.pick(['GET', 'PUT', 'HEAD'])}`} go.version=go1.21.5 http.request.id=${s.uuid()}`))
  const test = s.at(r.int(30, 45)), fo = (dt, message) => s.log('rds-events.jsonl', test + dt, JSON.stringify({ source: 'db-instance', id: 'shop-prod', date: sec(test + dt), message }))
  fo(-9 * MIN, 'Maintenance window begins: planned minor version upgrade with failover'); fo(0, 'Multi-AZ instance failover started.'); fo(21000, 'Multi-AZ instance failover completed'); fo(26000, 'DB instance restarted'); fo(70000, 'Planned maintenance finished, engine version 15.7')
  db(test + 1000, 'LOG', 'received fast shutdown request', '@'); for (let i = 0; i < 9; i++) db(test + 1100 + i * 20, 'FATAL', 'terminating connection due to administrator command'); db(test + 14000, 'LOG', 'database system was shut down at ' + sec(test + 3000), '@'); db(test + 15000, 'FATAL', 'the database system is starting up'); db(test + 17000, 'LOG', 'database system is ready to accept connections', '@')
  for (let i = 0; i < 4; i++) s.log('orders-api.log', test + 1500 + i * 4000, JSON.stringify({ ts: iso(test + 1500 + i * 4000), level: 'warn', msg: 'database connection lost, attempt will be repeated', attempt: i + 1 }))
  s.log('orders-api.log', test + 20000, JSON.stringify({ ts: iso(test + 20000), level: 'info', msg: 'database connection restored, 0 requests lost, queue of waiting requests emptied' }))
  return s
}

/** Spot interruptions, throttled calls and denied requests, all handled. */
export function spot(seed) {
  const s = new Story('twentytwo-c5-spot-day', seed, { density: 0.5, kind: 'clean', notes: 'spot interruptions replaced in time, audit trail with refused scanners, lambdas with cold starts and one retried batch' }), { r } = s
  const end = s.at(r.int(110, 140)), codes = ['AccessDenied', 'Client.UnauthorizedOperation']
  const kar = (t, level, message, rest) => s.log('karpenter.log', t, JSON.stringify({ level, time: iso(t), logger: 'controller', message, commit: '1072d3b', ...rest }))
  s.every(s.t0, end, 15 * MIN, (t) => { const claim = `spot-${s.tail()}`, node = s.node(); kar(t, 'WARN', 'initiating delete from interruption message', { queue: 'karpenter-prod', messageKind: 'spot_interrupted', NodeClaim: { name: claim }, Node: { name: node } }); kar(t + 2000, 'INFO', 'tainted node', { Node: { name: node } }); kar(t + 3000, 'INFO', 'created nodeclaim', { NodeClaim: { name: `spot-${s.tail()}` }, requests: { cpu: '7', pods: '22' } }); kar(t + 41000, 'INFO', 'initialized nodeclaim', { allocatable: { cpu: '15890m' } }); kar(t + 62000, 'INFO', 'deleted node', { Node: { name: node } }); if (r.next() < 0.5) kar(t + 5000, 'ERROR', 'Reconciler error', { controller: 'node.termination', error: `draining node, 2 pods are waiting to be evicted`, Node: { name: node } }) })
  s.every(s.t0, end, 70000, (t) => kar(t, 'DEBUG', 'removing offering from offerings', { reason: 'InsufficientInstanceCapacity', 'instance-type': r.pick(['m7a.2xlarge', 'c7i.4xlarge']), zone: `eu-west-1${r.pick(['a', 'b', 'c'])}`, 'capacity-type': 'spot', ttl: '3m0s' }))
  s.every(s.t0, end, 13000, (t) => s.log('cloudtrail.jsonl', t, r.next() < 0.1 ? s.trail(t, 's3', 'ListBuckets', 'security-scanner/prowler', null, { errorCode: r.pick(codes), errorMessage: 'User is not authorized to perform this action because no identity-based policy allows it' }) : r.next() < 0.05 ? s.trail(t, 'ec2', 'DescribeInstances', 'ops-dashboard/grafana', null, { errorCode: 'Client.RequestLimitExceeded', errorMessage: 'Request limit exceeded.' }) : quietTrail(s, t)))
  s.every(s.t0, end, 15000, (t) => { const id = s.uuid(), ms = r.int(20, 700), cold = r.next() < 0.08; s.log('lambda-resize.log', t, `${cold ? `INIT_START Runtime Version: nodejs:20.v${r.int(20, 40)}\n` : ''}START RequestId: ${id} Version: 41\n${iso(t + 5)}\t${id}\t${r.next() < 0.08 ? 'WARN\tinput is not an image (application/pdf), skipped, error is expected' : `INFO\tresized to ${r.pick(['320', '640', '1280'])} px`}\nEND RequestId: ${id}\nREPORT RequestId: ${id}\tDuration: ${ms}.${r.int(10, 99)} ms\tBilled Duration: ${ms + 1} ms\tMemory Size: 1024 MB\tMax Memory Used: ${r.int(180, 212)} MB${cold ? `\tInit Duration: ${r.int(300, 700)}.10 ms` : ''}`) })
  s.every(s.t0, end, 20000, (t) => s.log('queue-worker.log', t, `${slash(t)} worker.go:${r.int(40, 90)}: ${r.pick(['done', 'done', 'done', 'visibility extended by 30s', 'context canceled while node drains, message returned to queue', 'message seen before, ignored'])} id=${s.uuid()} attempt=${r.next() < 0.1 ? 2 : 1}`))
  return s
}
