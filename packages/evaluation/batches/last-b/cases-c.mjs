import { Case, tell, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, klog, local, start, pub, ip, uuid, access, hostNoise, scanPaths, p, S, M, H } from './lib.mjs'

// victims louder: the policy webhook's serving certificate expired, failing closed; pods cannot be re-created after a node drain
function webhook(name, r) {
  const c = new Case(name, { notes: 'victims louder and earlier in number: webhook certificate expired (was so before anybody noticed), a routine node drain then starves checkout. Red herrings: drain, PDB message, deprecated API warnings, chronic metrics-server errors' })
  const t0 = start(r), end = t0 + 1.8 * H, exp = t0 + 12 * M, on = t0 + r.int(40, 50) * M, wh = r.pick(['validate.images.policyd.io', 'mutate.sidecar.shieldmesh.io', 'check.labels.guardrail.dev']), svc = wh.split('.')[2] , ns = `${svc}-system`
  const AP = 'logs/kube-apiserver.log', CM = 'logs/kube-controller-manager.log', IN = 'logs/ingress.log'
  const msg = (t) => `failed calling webhook "${wh}": failed to call webhook: Post "https://${svc}.${ns}.svc:443/admit?timeout=10s": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time ${isoS(t)} is after ${isoS(exp)}`
  every(r, t0, end, 9 * S, (t) => c.line(AP, t, klog(t, 'I', 'httplog.go:132', `"HTTP" verb="${r.pick(['GET', 'LIST', 'WATCH', 'PATCH'])}" URI="/api/v1/${r.pick(['nodes', 'namespaces/shop/endpoints', 'namespaces/kube-system/configmaps/extension', 'pods'])}" latency="${(r.next() * 40).toFixed(3)}ms" userAgent="${r.pick(['kubelet/v1.29.4', 'kube-scheduler/v1.29.4', 'kube-controller-manager/v1.29.4', 'argocd'])}" audit-ID="${uuid(r)}" srcIP="10.0.${r.int(0, 3)}.${r.int(2, 250)}:${r.int(30000, 60000)}" resp=200`)))
  every(r, t0, end, 3 * M, (t) => c.line(AP, t, klog(t, 'E', 'available_controller.go:460', `v1beta1.metrics.k8s.io failed with: failing or missing response from https://10.96.14.2:443/apis/metrics.k8s.io/v1beta1: context deadline exceeded`)))
  every(r, t0, end, 5 * M, (t) => c.line(AP, t, klog(t, 'W', 'warnings.go:70', 'flowcontrol.apiserver.k8s.io/v1beta3 FlowSchema is deprecated in v1.29+, unavailable in v1.32+')))
  every(r, t0, end, 40 * S, (t) => c.line(CM, t, klog(t, 'I', r.pick(['garbagecollector.go:549', 'endpointslice_controller.go:310', 'deployment_controller.go:507']), `"${r.pick(['Processing item', 'Syncing', 'Finished syncing'])}" ${r.pick(['namespace="shop"', 'deployment="shop/api"', 'service="shop/cart"'])} duration="${r.int(1, 40)}ms"`)))
  c.line(CM, on - 40 * S, klog(on - 40 * S, 'I', 'taint_eviction.go:105', `"NoExecuteTaintManager is deleting pod" pod="shop/checkout-6d9f8-${r.hex(5)}" node="worker-${r.int(3, 9)}"`))
  c.line(AP, on - 60 * S, klog(on - 60 * S, 'I', 'httplog.go:132', `"HTTP" verb="PATCH" URI="/api/v1/nodes/worker-7" userAgent="kubectl/v1.29.4 drain" resp=200`), { relevant: 'a' })
  every(r, on, end, 70 * S, (t) => {
    c.line(AP, t, klog(t, 'W', 'dispatcher.go:225', `Failed calling webhook, failing closed ${wh}: ${msg(t)}`), { root: 'a' })
    c.line(CM, t + 5, klog(t + 5, 'E', 'replica_set.go:557', `sync "shop/${r.pick(['checkout-6d9f8', 'checkout-6d9f8', 'cart-7c4b'])}" failed with Internal error occurred: ${msg(t)}`), { root: 'a' })
  })
  c.line(AP, exp + 3 * M, klog(exp + 3 * M, 'W', 'dispatcher.go:225', `Failed calling webhook, failing closed ${wh}: ${msg(exp + 3 * M)}`), { root: 'a' })
  every(r, t0, end, 6.5 * S, (t) => {
    const bad = t > on + 60 * S && r.next() < 0.5, path = bad ? '/checkout' : r.pick(['/', '/cart', '/items', '/login', '/checkout'])
    if (bad) { c.line(IN, t, access(r, t, { path, status: 503, bytes: 190 }), { relevant: 'a' }); if (r.next() < 0.5) c.line(IN, t + 1, `${ngx(t + 1)} [warn] 31#31: *${r.int(1e5, 9e5)} upstream "shop-checkout-8080" has no active endpoints, client: ${pub(r)}`, { relevant: 'a' }) }
    else c.line(IN, t, access(r, t, { path: t > on + 60 * S && path === '/checkout' ? '/items' : path, status: r.pick([200, 200, 200, 304, 404]) }))
  })
  tell(c, 'a', { cause: { allOf: [['webhook', 'admission', svc, wh.split('.').slice(1).join('.')], ['cert', 'x509', '\\btls\\b', 'expir']], mustNot: [] }, services: [wh, svc, `${svc}.${ns}.svc`, ns, 'webhook', 'admission webhook'], victims: ['ingress', 'checkout', 'cart', 'kube-controller-manager', 'replicaset', 'shop-checkout-8080'], severity: ['critical', 'high'], onset: exp, onsetToleranceSeconds: 3300, rootPattern: 'x509' },
    [`The admission webhook ${wh} has an expired certificate, so no pods can be created`, `${svc} serving cert expired and it fails closed`, 'Expired TLS certificate of the validating webhook blocks replica sets'],
    ['checkout has no endpoints, ingress answers 503', 'The node drain removed the checkout pods'])
  return c
}

// victims louder/earlier: a migration's ALTER TABLE queues behind a long report and everyone queues behind the migration; ends by itself
function migrationLock(name, r) {
  const c = new Case(name, { notes: 'victims louder: Hikari pool timeouts; true cause ALTER TABLE waiting for AccessExclusiveLock behind a long BI query, all others queue behind it. Ends when the query ends. Red herrings: autovacuum, slow queries, an earlier pool warning that healed, deploy itself went to canary' })
  const t0 = start(r), end = t0 + 1.7 * H, on = t0 + r.int(50, 62) * M, off = on + r.int(9, 14) * M, tab = r.pick(['orders', 'invoices', 'bookings'])
  const PG = 'logs/postgres.log', A = 'logs/app.log', F = 'logs/flyway.log'
  const G = (t, pid, who, l, text, o) => c.line(PG, t, text.split('\n').map((x, i) => `${sql(t)} GMT [${pid}] ${who} ${i ? '' : `${l}:  `}${x}`).join('\n'), o)
  const J = (t, l, th, cls, text, o) => c.line(A, t, `${sql(t, ',')} ${l.padEnd(5)} [${th}] ${cls} - ${text}`, o)
  const bi = r.int(20000, 21000), mig = r.int(21001, 22000)
  G(on - 17 * M, bi, 'metabase@prod', 'LOG', `connection authorized: user=metabase database=prod application_name=Metabase v0.49`, { relevant: 'a' })
  const fl = (t, x, o) => c.line(F, t, `[${sql(t).slice(0, 19)}] ${x}`, o)
  const ver = r.int(180, 260)
  fl(on - 9 * S, 'Flyway Community Edition 9.22.3 by Redgate'); fl(on - 8 * S, 'Database: jdbc:postgresql://pg-main:5432/prod (PostgreSQL 15.6)'); fl(on - 6 * S, `Successfully validated ${ver} migrations (execution time 00:00.212s)`); fl(on - 5 * S, `Current version of schema "public": ${ver - 1}`)
  fl(on, `Migrating schema "public" to version "${ver} - add ${tab} channel column"`, { root: 'a' })
  G(on + 1002, mig, 'flyway@prod', 'LOG', `process ${mig} still waiting for AccessExclusiveLock on relation 16412 of database 16384 after 1000.${r.int(100, 999)} ms`, { root: 'a' })
  G(on + 1003, mig, 'flyway@prod', 'DETAIL', `Process holding the lock: ${bi}. Wait queue: ${mig}.`, { root: 'a' })
  G(on + 1004, mig, 'flyway@prod', 'STATEMENT', `ALTER TABLE ${tab} ADD COLUMN channel text NOT NULL DEFAULT 'web'`, { root: 'a' })
  for (let i = 0; i < 30; i++) { const t = on + (3 + i * 14) * S; if (t > off) break; const pid = r.int(22001, 24000), lk = r.pick(['AccessShareLock', 'RowExclusiveLock'])
    G(t, pid, 'app@prod', 'LOG', `process ${pid} still waiting for ${lk} on relation 16412 of database 16384 after 1000.${r.int(100, 999)} ms`, { relevant: 'a' }); G(t + 1, pid, 'app@prod', 'DETAIL', `Process holding the lock: ${bi}. Wait queue: ${[mig, pid - 2, pid].slice(0, 2 + (i > 3 ? 1 : 0)).join(', ')}${i > 5 ? ', ...' : ''}.`, { relevant: 'a' }) }
  G(off, bi, 'metabase@prod', 'LOG', `duration: ${off - on + 17 * 60000}.${r.int(100, 999)} ms  execute <unnamed>: -- Metabase:: userID: 14 queryType: native\nSELECT o.*, c.segment FROM ${tab} o JOIN customers c USING (customer_id) WHERE o.created_at > now() - interval '3 years'`, { root: 'a' })
  G(off + 5, mig, 'flyway@prod', 'LOG', `process ${mig} acquired AccessExclusiveLock on relation 16412 of database 16384 after ${off - on}.${r.int(100, 999)} ms`, { root: 'a' })
  fl(off + 300, `Successfully applied 1 migration to schema "public", now at version v${ver} (execution time ${p(Math.floor((off - on) / 60000))}:${p(Math.floor((off - on) / 1000) % 60)}.${r.int(100, 999)}s)`, { relevant: 'a' })
  every(r, t0, end, 6 * S, (t) => {
    if (t > on + 2000 && t < on + 31000) return
    const bad = t > on + 2000 && t < off, th = `http-nio-8080-exec-${r.int(1, 60)}`
    if (bad) J(t, 'ERROR', th, 'c.a.web.ApiExceptionHandler', r.pick([`Unable to acquire JDBC Connection [HikariPool-1 - Connection is not available, request timed out after 30001ms (total=40, active=40, idle=0, waiting=${r.int(20, 190)})]`, 'GET /api/' + tab + ' failed: org.springframework.dao.QueryTimeoutException: PreparedStatementCallback; Query timeout']), { relevant: 'a' })
    else J(t, 'INFO', th, 'c.a.web.AccessLog', `${r.pick(['GET', 'GET', 'POST'])} /api/${r.pick([tab, 'customers', 'prices', 'me'])} ${r.pick([200, 200, 200, 201, 404])} ${r.int(4, 160)}ms`)
  })
  every(r, on + 20 * S, off, 20 * S, (t) => J(t, 'WARN', 'HikariPool-1 housekeeper', 'com.zaxxer.hikari.pool.HikariPool', `HikariPool-1 - Thread starvation or clock leap detected (housekeeper delta=${r.int(50, 59)}s${r.int(100, 999)}ms).`, { relevant: 'a' }))
  J(t0 + 18 * M, 'WARN', 'HikariPool-1 housekeeper', 'com.zaxxer.hikari.pool.ProxyLeakTask', 'Connection leak detection triggered for org.postgresql.jdbc.PgConnection@' + r.hex(8) + ' on thread report-1, stack trace follows'); J(t0 + 18 * M + 9000, 'INFO', 'report-1', 'com.zaxxer.hikari.pool.ProxyLeakTask', 'Previously reported leaked connection was returned to the pool (unleaked)')
  every(r, t0, end, 4 * M, (t) => G(t, r.int(100, 900), '@', 'LOG', `automatic vacuum of table "prod.public.${r.pick(['sessions', 'outbox', 'jobs'])}": index scans: 1\npages: 0 removed, ${r.int(900, 9000)} remain, ${r.int(100, 900)} scanned (10.1% of total)`))
  every(r, t0, end, 4 * M, (t) => G(t, r.int(22001, 24000), 'app@prod', 'LOG', `duration: ${r.int(500, 1400)}.${r.int(100, 999)} ms  execute S_12: SELECT count(*) FROM customers WHERE email ILIKE $1`))
  tell(c, 'a', { cause: { allOf: [['migration', 'flyway', 'alter table', '\\bddl\\b', 'schema change', 'AccessExclusive', 'add(ing)? column', 'metabase', '\\bBI\\b', 'report(ing)? query', 'analytic'], ['lock', 'block', 'queue', 'wait', 'behind', 'held']], mustNot: ['pool (is )?too small', 'autovacuum (is )?block'] }, services: ['flyway', 'metabase', 'postgres', 'postgresql', 'migration', tab], victims: ['HikariPool-1', 'app', 'HikariPool'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 60, rootPattern: 'Migrating|AccessExclusive|holding the lock|ALTER TABLE|Metabase|metabase' },
    [`Flyway's ALTER TABLE on ${tab} waits for its lock behind a long Metabase query and blocks everybody else`, 'migration queued for an AccessExclusiveLock, all queries behind it were stuck', 'Long running BI query held a lock, the schema change waited and blocked the table'],
    ['Hikari connection pool is exhausted', 'API timeouts because the pool is too small for the load'])
  return c
}

// victims louder and earlier: the provisioning service is out of file descriptors, new machines never become usable (Slack Jan 2021)
function provision(name, r) {
  const c = new Case(name, { notes: 'victims louder: web fleet saturated in the morning ramp, autoscaler keeps launching; provisioner reports too many open files in a few lines. Home-grown layouts (tab separated, short-key JSON). Red herrings: slow gateway warnings, spot interruptions, one AMI deprecation' })
  const t0 = start(r), end = t0 + 2 * H, on = t0 + r.int(48, 60) * M, W = 'logs/webfleet.tsv', A = 'logs/autoscaler.jsonl', P = 'logs/provisiond.log'
  let inst = r.int(3000, 4000), fd = 610
  beat(r, t0, end, 1 * M, (t, i) => { const busy = Math.min(100, 46 + i * 0.55 + (t > on + 10 * M ? (t - on - 10 * M) / M * 0.9 : 0) + r.int(-2, 2)); c.line(A, t, JSON.stringify({ t: Math.floor(t), l: 'i', c: 'asg-web', m: 'tick', want: 80 + Math.floor(i * 0.9), serving: t > on ? 80 + Math.floor((on - t0) / M * 0.9) : 80 + Math.floor(i * 0.9), busy_pct: +busy.toFixed(1) }), t > on + 5 * M ? { relevant: 'a' } : {}) })
  every(r, t0, end, 65 * S, (t) => {
    const id = `i-0${r.hex(8)}${inst++}`, J = (o, k) => c.line(A, o, JSON.stringify({ t: Math.floor(o), ...k }), t > on ? { relevant: 'a' } : {})
    const D = (o, l, m, mark) => c.line(P, o, `${iso(o).slice(11, 23)} ${l} provisiond/${r.int(1, 8)} ${m}`, mark)
    J(t, { l: 'i', c: 'asg-web', m: 'launched', id, type: r.pick(['c5.4xlarge', 'c5a.4xlarge']) })
    if (t < on) { D(t + 40 * S, 'INF', `lease ${id} role=web step=1/4 volumes`); D(t + 55 * S, 'INF', `lease ${id} role=web step=4/4 register`); D(t + 56 * S, 'INF', `ready ${id} after ${r.int(50, 70)}s`) }
    else { D(t + 40 * S, 'INF', `lease ${id} role=web step=1/4 volumes`); if (r.next() < 0.35) D(t + 42 * S, 'ERR', `accept tcp [::]:7443: accept4: too many open files; retrying in 1s`, { root: 'a' }); if (r.next() < 0.3) D(t + 43 * S, 'ERR', `lease ${id}: open /var/lib/provisiond/leases/${id}.json: too many open files`, { root: 'a' }); J(t + 9 * M, { l: 'w', c: 'asg-web', m: 'instance not ready in time, terminating and replacing', id, waited_s: 540 }) }
  })
  beat(r, t0, end, 4 * M, (t) => { fd = t < on - 20 * M ? 610 + r.int(0, 90) : Math.min(1024, fd + r.int(40, 95)); c.line(P, t, `${iso(t).slice(11, 23)} INF provisiond/0 stats leases=${r.int(20, 60)} fds=${fd}/1024 goroutines=${fd * 3}`, fd > 900 ? { root: 'a' } : {}) })
  every(r, t0, end, 4.5 * S, (t) => {
    const late = t > on + 12 * M, bad = late && r.next() < 0.4
    c.line(W, t, [Math.floor(t / 1000), `web-${r.int(100, 220)}`, bad ? 'ERROR' : 'INFO', r.pick(['/api/chat.postMessage', '/api/client.boot', '/api/users.list', '/api/files.upload']), bad ? r.pick([503, 504]) : r.pick([200, 200, 200, 200, 404, 429]), `${bad ? r.int(9000, 30000) : r.int(20, late ? 2200 : 300)}ms`, bad ? r.pick(['all 512 workers busy, queue full', 'worker killed after 30s', 'gateway: upstream memcache slow']) : '-'].join('\t'), bad ? { relevant: 'a' } : {})
  })
  every(r, t0, end, 12 * M, (t) => c.line(A, t, JSON.stringify({ t: Math.floor(t), l: 'w', c: 'asg-batch', m: 'spot interruption notice', id: `i-0${r.hex(12)}` })))
  c.line(A, t0 + 9 * M, JSON.stringify({ t: Math.floor(t0 + 9 * M), l: 'w', c: 'asg-web', m: 'ami will be deprecated in 21 days', ami: `ami-0${r.hex(12)}` }))
  tell(c, 'a', { cause: { allOf: [['provision'], ['open files', 'file.?(descriptor|handle)', '\\bfds?\\b', 'EMFILE', 'nofile', 'ulimit', '1024', 'descriptor', 'sockets']] }, services: ['provisiond', 'provisioning', 'provisioner'], victims: ['webfleet', 'web', 'asg-web', 'autoscaler'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 900, rootPattern: 'too many open files|fds=' },
    ['provisiond ran out of file descriptors, so new web machines never become ready', 'Provisioning service hits its open files limit (1024)', 'The provisioner is at its fd limit and the fleet cannot grow'],
    ['web workers are all busy, the fleet is too small', 'The autoscaler launches instances that never get ready'])
  return c
}

// victims louder: the clock of one token issuer stepped forward after a bad NTP source, its tokens are "not valid yet"
function clockStep(name, r) {
  const c = new Case(name, { notes: 'victims louder: APIs reject tokens "used before issued"; auth host B stepped its clock ahead via a wrong time source (chrony, WARN/INFO). That host\'s own stamps jump as well. Red herrings: expired tokens (normal), brute force, key rotation the same morning that went well. Ends when chrony steps back' })
  const t0 = start(r), end = t0 + 2 * H, on = t0 + r.int(50, 60) * M, off = on + r.int(35, 45) * M, h = `auth-${r.int(2, 4)}`, good = 'auth-1', skew = r.int(280, 760), fr = r.int(100000, 999999)
  const st = (t) => (t > on && t < off ? t + skew * S : t)
  const B = (t, text, o) => c.line(`logs/${h}.log`, t, `${local(st(t), 0).replace(/\.\d+/, '')} ${h} ${text}`, o)
  every(r, t0, end, 12 * S, (t) => B(t, r.pick([() => `tokend[1180]: issued jti=${r.hex(10)} sub=u${r.int(1000, 99999)} aud=${r.pick(['mobile', 'web', 'partner'])} iat=${Math.floor(st(t) / 1000)} exp=${Math.floor(st(t) / 1000) + 900}`, () => `tokend[1180]: issued jti=${r.hex(10)} sub=u${r.int(1000, 99999)} aud=web iat=${Math.floor(st(t) / 1000)} exp=${Math.floor(st(t) / 1000) + 900}`, () => `tokend[1180]: login rejected reason=bad_password user=u${r.int(1000, 99999)}`, () => hostNoise(r)])(), t > on && t < off ? { relevant: 'a' } : {}))
  const C = (t, text, o) => B(t, `chronyd[588]: ${text}`, o)
  C(t0 + 5 * M, 'Source 10.9.0.2 offline'); C(t0 + 6 * M, 'Source 10.9.0.2 online')
  C(on - 3 * M, 'Can\'t synchronise: no selectable sources (2 unreachable sources)', { root: 'a' })
  C(on - 20 * S, 'Selected source 10.44.7.19 (ntp-lab.corp.example)', { root: 'a' })
  C(on - 2 * S, `System clock wrong by ${skew}.${fr} seconds`, { root: 'a' }); C(on + 1, `System clock was stepped by ${skew}.${fr} seconds`, { root: 'a' })
  C(off - 9 * S, 'Selected source 10.9.0.2 (ntp1.corp.example)', { relevant: 'a' }); C(off - 1000, `System clock wrong by -${skew}.${fr} seconds`, { root: 'a' }); C(off + 1, `System clock was stepped by -${skew}.${fr} seconds`, { root: 'a' })
  every(r, t0, end, 12 * S, (t) => c.line(`logs/${good}.log`, t, `${local(t, 0).replace(/\.\d+/, '')} ${good} ${r.next() < 0.7 ? `tokend[1177]: issued jti=${r.hex(10)} sub=u${r.int(1000, 99999)} aud=${r.pick(['mobile', 'web', 'partner'])} iat=${Math.floor(t / 1000)} exp=${Math.floor(t / 1000) + 900}` : hostNoise(r)}`))
  c.line(`logs/${good}.log`, on - 31 * M, `${local(on - 31 * M, 0).replace(/\.\d+/, '')} ${good} tokend[1177]: signing key rotated kid=${r.hex(8)} previous key kept 24h`)
  every(r, t0, end, 7 * S, (t) => {
    const bad = t > on + 3000 && t < off + 8000 && r.next() < 0.45, q = r.next(), svc = r.pick(['orders', 'profile', 'mobile-bff'])
    c.line('logs/apis.log', t, `svc=${svc} ts=${(t / 1000).toFixed(3)} lvl=${bad ? 'error' : q < 0.04 ? 'warn' : 'info'} ${bad ? `status=401 err="token rejected: ${r.pick(['token used before issued', 'nbf claim is in the future', 'jwt not active'])}" iss=https://login.corp.example node=${h}` : q < 0.04 ? 'status=401 err="token rejected: token is expired by 12s"' : `status=200 path=/${r.pick(['v2/orders', 'v1/me', 'v3/feed'])} dur=${r.int(3, 120)}ms`} rid=${r.hex(8)}`, bad ? { relevant: 'a' } : {})
  })
  tell(c, 'a', { cause: { allOf: [['clock', '\\btime\\b', 'chrony', '\\bntp', 'system time'], ['step', 'wrong', 'ahead', 'skew', 'jump', 'drift', 'forward', 'off by', 'future', 'out of sync', 'bad (time )?source', 'lab', 'fast']], mustNot: ['key rotation (broke|is|caused)'] }, services: [h, 'chronyd', 'chrony', 'ntp', 'ntp-lab.corp.example', '10.44.7.19'], victims: ['orders', 'profile', 'mobile-bff', 'apis'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 900, rootPattern: 'chronyd' },
    [`The clock of ${h} was stepped minutes ahead by a bad NTP source, so its tokens lie in the future`, 'chrony selected ntp-lab and the system time jumped forward', `Clock skew on ${h}: tokens are issued with a future iat`],
    ['APIs reject tokens with 401', 'The signing key rotation broke the tokens'])
  return c
}
export default [webhook, migrationLock, provision, clockStep]
