import { S, M, H, iso, klog, syslog, redisT, clf, comma, pre } from './lib.mjs'
export default [
// 5 victims louder: audit-exporter spools to the node's disk (its sink is away), kubelet evicts others
['f5-05-kubelet-evictions', (k) => {
  k.scale = 1.2; const { R } = k, t0 = k.day, end = t0 + 70 * M, leak = t0 + R.int(10, 14) * M, on = t0 + R.int(40, 46) * M
  const c = k.new({ notes: 'Node journal (kubelet, containerd, chronyd) plus Fluent Bit JSON of the pods. audit-exporter spools at INFO to its emptyDir, the node comes under DiskPressure and the kubelet evicts innocent pods; checkout and catalog are loud. Red herrings: chronic probe failures of reports, image pull warning, containerd noise.' })
  k.incident(c, 'spool', {
    cause: { allOf: [['audit[- ]?exporter', 'spool', 'audit (log|sink|event)'], ['disk', 'ephemeral', 'storage', 'space', 'file ?system', 'evict', 'emptydir', 'GiB', 'grow', 'volume']], mustNot: ['(root cause|caused by|culprit)[^.]{0,30}(catalog|checkout|reports)'] },
    services: ['audit-exporter'], victims: ['checkout', 'catalog', 'frontend', 'kubelet'], severity: ['critical', 'high'],
    onset: on, onsetToleranceSeconds: 2400, rootPattern: 'audit-exporter|spool',
    right: ['audit-exporter filled the node disk with its spool, so the kubelet evicted other pods', 'Ephemeral storage on the node used up by audit-exporter', 'The audit exporter cannot reach its sink and spools to local disk until DiskPressure'],
    wrong: ['checkout gets connection refused from catalog', 'kubelet evicted the catalog pods', 'reports fails its readiness probe'] })
  const node = `ip-10-2-${R.int(1, 60)}-${R.int(2, 250)}`, kp = R.int(900, 1800), jf = 'logs/node-journal.log', af = 'logs/pods.json'
  const K = (t, sev, file, m, o) => c.line(jf, t, `${syslog(t)} ${node} kubelet[${kp}]: ${klog(t, sev, file, kp)} ${m}`, o)
  const pods = { frontend: k.pod('frontend'), checkout: k.pod('checkout'), catalog: k.pod('catalog'), reports: k.pod('reports'), 'audit-exporter': k.pod('audit-exporter') }
  const A = (t, app, log, stream = 'stdout', o) => c.line(af, t, JSON.stringify({ time: iso(t, 9), stream, logtag: 'F', log, kubernetes: { pod_name: pods[app], namespace_name: app === 'audit-exporter' ? 'security' : 'prod', container_name: app, host: node } }), o)
  k.every(t0, end, 5000, (t) => A(t, 'frontend', t > on + 40 * S && R.next() < 0.5 ? `${iso(t)} error GET /catalog/${R.int(1, 900)} 503 upstream=catalog:8080 ECONNREFUSED 10.43.${R.int(1, 9)}.12:8080` : `${iso(t)} info GET /catalog/${R.int(1, 900)} 200 ${k.ms(30)}ms`, 'stdout', t > on ? { relevant: 'spool' } : {}))
  k.every(t0, on + 20 * S, 6000, (t) => A(t, 'catalog', `time="${iso(t, 0)}" level=info msg=served sku=${R.int(1000, 9999)} ms=${k.ms(7)}`))
  k.every(t0, end, 7000, (t) => { const bad = t > on + 30 * S && R.next() < 0.7; A(t, 'checkout', bad ? `ERROR [checkout] rpc error: code = Unavailable desc = connection error: desc = "transport: Error while dialing: dial tcp 10.43.7.12:8080: connect: connection refused" order=${R.hex(8)}` : `INFO  [checkout] order ${R.hex(8)} placed total=${R.int(9, 400)}.${R.int(10, 99)}`, bad ? 'stderr' : 'stdout', bad ? { relevant: 'spool' } : {}) })
  k.tick(t0 + 30 * S, leak, 60 * S, (t) => A(t, 'audit-exporter', `{"l":"I","msg":"forwarded","events":${R.int(1800, 2600)},"sink":"s3-audit-eu","spool_mib":0}`))
  let mib = 300
  k.tick(leak, on + 6 * M, 60 * S, (t) => { mib += R.int(1500, 2300); A(t, 'audit-exporter', `{"l":"I","msg":"sink busy, keeping events locally","events":${R.int(1800, 2600)},"dir":"/var/spool/audit","spool_mib":${mib}}`, 'stdout', { root: 'spool' }) })
  k.tick(t0 + 20 * S, end, 30 * S, (t) => K(t, 'I', `kubelet_volumes.go:${R.int(120, 170)}`, `"Cleaned up orphaned pod volumes dir" podUID="${k.uuid()}" path="/var/lib/kubelet/pods/${k.uuid()}/volumes"`))
  k.every(t0, end, 24000, (t) => K(t, 'I', 'prober.go:107', `"Probe failed" probeType="Readiness" pod="prod/${pods.reports}" podUID="${k.uuid()}" containerName="reports" probeResult="failure" output="HTTP probe failed with statuscode: 503"`))
  k.every(t0, end, 20000, (t) => c.line(jf, t, `${syslog(t)} ${node} containerd[702]: time="${iso(t, 9)}" level=info msg="${R.pick(['StopPodSandbox for', 'RemoveContainer for', 'ImageUpdate event name:'])} \\"${R.hex(64)}\\""`))
  K(on - 4 * M, 'I', 'image_gc_manager.go:310', '"Disk usage on image filesystem is over the high threshold, trying to free bytes down to the low threshold" usage=86 highThreshold=85 amountToFree=8231845888 lowThreshold=80', { relevant: 'spool' })
  K(on - 4 * M + 900, 'E', 'kubelet.go:1386', '"Image garbage collection failed multiple times in a row" err="failed to garbage collect required amount of images. Attempted to free 8231845888 bytes, but only found 412876800 bytes eligible to free"', { relevant: 'spool' })
  const ev = [on, on + 50 * S, on + 130 * S], ord = ['catalog', 'reports', 'audit-exporter']
  ev.forEach((t, i) => { K(t, 'I', 'eviction_manager.go:366', '"Eviction manager: attempting to reclaim" resourceName="ephemeral-storage"', { relevant: 'spool' }); K(t + 5, 'I', 'eviction_manager.go:377', '"Eviction manager: must evict pod(s) to reclaim" resourceName="ephemeral-storage"', { relevant: 'spool' })
    K(t + 9, 'I', 'eviction_manager.go:395', `"Eviction manager: pods ranked for eviction" pods=["prod/${pods.catalog}","prod/${pods.reports}","security/${pods['audit-exporter']}","prod/${pods.checkout}"]`, { relevant: 'spool' })
    K(t + 1400, 'I', 'eviction_manager.go:616', `"Eviction manager: pod is evicted successfully" pod="${ord[i] === 'audit-exporter' ? 'security' : 'prod'}/${pods[ord[i]]}"`, { relevant: 'spool' }) })
  K(ev[2] - 300, 'I', 'event.go:377', `"Event occurred" object="security/${pods['audit-exporter']}" fieldPath="" kind="Pod" apiVersion="v1" type="Warning" reason="Evicted" message="The node was low on resource: ephemeral-storage. Threshold quantity: 8588440494, available: 6102232Ki. Container audit-exporter was using ${mib * 1024}Ki, request is 0, has larger consumption of ephemeral-storage. "`, { root: 'spool' })
  k.some(3, t0, on, (t) => K(t, 'W', 'kuberuntime_manager.go:1014', `"Failed to pull image pre-check, using cached image" pod="prod/${pods.frontend}" err="registry mirror returned 429, falling back"`))
  k.some(4, t0, end, (t) => c.line(jf, t, `${syslog(t)} ${node} chronyd[611]: Source 169.254.169.123 replaced with 10.2.0.2`))
  return c
}],
// 7 hard: SQS visibility timeout lowered at INFO (CloudTrail); messages delivered several times while still being worked on
['f5-06-sqs-visibility', (k) => {
  k.scale = 1.95; const { R } = k, t0 = k.day, end = t0 + 65 * M, on = t0 + R.int(20, 26) * M
  const c = k.new({ notes: 'CloudWatch tail of three log groups and CloudTrail. SetQueueAttributes lowers VisibilityTimeout from 900 to 30 while a settlement takes 60-110 s, so messages come again while in flight; the ledger prints unique violations. No error of the queue. Red herrings: cold starts, a memory warning, throttled DescribeStacks, deprecations of the runtime.' })
  k.incident(c, 'vis', {
    cause: { allOf: [['visib', 'queue attribut', 'SetQueueAttributes', 'sqs', 'queue (config|setting|timeout)'], ['30 ?s', 'timeout', 'too (short|low|small)', 'short', 'lower', 'reduc', 'redeliver', 're-?deliver', 'twice', 'more than once', 'multiple times', 'again', 'repeat', 'chang', 'several times', 'in[- ]flight']], mustNot: ['(root cause|caused by|culprit)[^.]{0,30}(ledger|postgres|database|unique)'] },
    services: ['settlements', 'settlement-queue', 'sqs', 'settlements-queue', 'sqs.amazonaws.com', 'settle-worker'], victims: ['ledger', 'ledger-api', 'statements'], severity: ['high', 'medium', 'critical'],
    onset: on, onsetToleranceSeconds: 240, rootPattern: 'VisibilityTimeout|receiveCount"?[:=] ?"?[2-9]',
    right: ['SQS visibility timeout was lowered to 30 s, so messages are redelivered while still being processed', 'Queue attribute change: visibility too short for 90 s jobs, settlements get handled twice', 'The settlements queue hands out the same message again because its visibility timeout is too short'],
    wrong: ['ledger has duplicate key violations', 'Postgres unique constraint errors in ledger', 'Lambda cold starts are slow'] })
  const f = 'logs/cloudwatch-tail.log', st = [0, 1, 2].map(() => R.hex(32)), day = (t) => iso(t, 0).slice(0, 10).replaceAll('-', '/')
  const L = (t, grp, stream, m, o) => c.line(f, t, pre(`${grp} ${iso(t, 3, 'T', '')}000+00:00 ${stream} `, m), o)
  const lam = '/aws/lambda/settle-worker'
  const run = (t, msg, n) => { const id = k.uuid(), d = R.int(58000, 112000), s = `${day(t)}/[$LATEST]${R.pick(st)}`
    L(t, lam, s, `START RequestId: ${id} Version: $LATEST`)
    L(t + 40, lam, s, `${iso(t + 40)}\t${id}\tINFO\t{"message":"settlement received","messageId":"${msg}","receiveCount":${n},"merchant":"m-${msg.slice(0, 5)}"}`, n > 1 ? { root: 'vis' } : {})
    if (n > 1) { L(t + d - 300, '/ecs/ledger-api', 'ledger/ledger-api/' + st[0], `${iso(t + d - 300)} ERROR ledger.repo - insert into entries failed: ERROR: duplicate key value violates unique constraint "entries_settlement_id_key"\n${iso(t + d - 300)} ERROR ledger.repo -   Detail: Key (settlement_id)=(${msg.slice(0, 13)}) already exists.`, { relevant: 'vis' }); L(t + d - 200, lam, s, `${iso(t + d - 200)}\t${id}\tERROR\t{"message":"ledger rejected settlement","status":409,"messageId":"${msg}"}`, { relevant: 'vis' }) }
    else L(t + d - 200, lam, s, `${iso(t + d - 200)}\t${id}\tINFO\t{"message":"settlement booked","messageId":"${msg}"}`)
    L(t + d, lam, s, `END RequestId: ${id}`); L(t + d + 1, lam, s, `REPORT RequestId: ${id}\tDuration: ${d}.${R.int(10, 99)} ms\tBilled Duration: ${d + 1} ms\tMemory Size: 1024 MB\tMax Memory Used: ${R.int(210, 260)} MB\t${R.next() < 0.05 ? `Init Duration: ${R.int(700, 1900)}.12 ms\t` : ''}`); return d }
  k.every(t0, end - 2 * M, 17000, (t) => { const msg = k.uuid(), d = run(t, msg, 1); if (t > on) { const more = Math.floor((d - 2000) / 31000); for (let i = 1; i <= more; i++) if (t + i * 31000 < end - 2 * M) run(t + i * 31000 + R.int(0, 900), msg, i + 1) } })
  k.every(t0, end, 6500, (t) => L(t, '/ecs/ledger-api', 'ledger/ledger-api/' + st[0], `${iso(t)} INFO  ledger.http - GET /accounts/${R.int(1000, 9999)}/balance 200 ${k.ms(9)}ms`))
  k.every(t0, end, 9500, (t) => L(t, '/aws/lambda/statements', `${day(t)}/[$LATEST]${st[2]}`, `[INFO]\t${iso(t)}\t${k.uuid()}\tstatement rendered account=${R.int(1000, 9999)} pages=${R.int(1, 12)}`))
  k.some(5, t0, end, (t) => L(t, '/aws/lambda/statements', `${day(t)}/[$LATEST]${st[2]}`, `[WARNING]\t${iso(t)}\t${k.uuid()}\tPDF font cache miss, falling back to DejaVu (this can be slow)`))
  const ct = (t, name, src, req, err) => `{"eventVersion":"1.09","userIdentity":{"type":"AssumedRole","arn":"arn:aws:sts::1234${R.int(10000000, 99999999)}:assumed-role/terraform-ci/gh-${R.int(1000, 9999)}"},"eventTime":"${iso(t, 0)}","eventSource":"${src}","eventName":"${name}","awsRegion":"eu-central-1"${err ? `,"errorCode":"${err}"` : ''},"requestParameters":${JSON.stringify(req)},"readOnly":${!/^(Set|Put|Update)/.test(name)}}`
  L(on - 8000, 'cloudtrail', 'org', ct(on - 8000, 'GetQueueAttributes', 'sqs.amazonaws.com', { queueUrl: 'https://sqs.eu-central-1.amazonaws.com/1234/settlements', attributeNames: ['All'] }))
  L(on, 'cloudtrail', 'org', ct(on, 'SetQueueAttributes', 'sqs.amazonaws.com', { queueUrl: 'https://sqs.eu-central-1.amazonaws.com/1234/settlements', attributes: { VisibilityTimeout: '30' } }), { root: 'vis' })
  k.some(14, t0, end, (t) => L(t, 'cloudtrail', 'org', R.next() < 0.3 ? ct(t, 'DescribeStacks', 'cloudformation.amazonaws.com', { stackName: 'net' }, 'ThrottlingException') : ct(t, R.pick(['GetParameters', 'DescribeServices', 'ListQueues', 'GetRole']), R.pick(['ssm.amazonaws.com', 'ecs.amazonaws.com', 'sqs.amazonaws.com']), {})))
  const q = t0 + 6 * M; L(q, 'cloudtrail', 'org', ct(q, 'UpdateFunctionCode20150331v2', 'lambda.amazonaws.com', { functionName: 'statements' }))
  return c
}],
// 8 two incidents: search-api killed for memory (direct), mailer suspended by SES (direct); ECS
['f5-07-ecs-two', (k) => {
  k.scale = 1.3; const { R } = k, t0 = k.day, end = t0 + 75 * M, on = t0 + R.int(22, 30) * M, on2 = t0 + R.int(44, 52) * M
  const c = k.new({ notes: 'Two independent incidents in one CloudWatch Insights export: search-api tasks exceed memory after the facet cache was switched on, and SES pauses sending for the mailer account. Red herrings: web 404s, spot capacity message, slow query of orders.' })
  k.incident(c, 'oom', {
    cause: { allOf: [['search'], ['memor', 'oom', '\\b137\\b', 'heap']], mustNot: [] }, services: ['search-api'], victims: ['web', 'alb'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 420, rootPattern: 'OutOfMemoryError|memory usage|facetCache|rss',
    right: ['search-api tasks are OOM-killed', 'search-api runs out of memory since the facet cache was enabled (exit 137)', 'ECS kills the search containers because they exceed their memory limit'],
    wrong: ['web returns 502 for /search', 'ALB target health checks fail'] })
  k.incident(c, 'ses', {
    cause: { allOf: [['SES', 'mailer', 'e-?mail', 'sending'], ['paus', 'suspend', 'disabl', 'bounce', 'block', 'not allowed', 'reject', 'refus']], mustNot: ['memory'] }, services: ['mailer', 'ses', 'email-smtp', 'SES'], victims: ['orders', 'accounts'], severity: ['high', 'medium', 'critical'], onset: on2, onsetToleranceSeconds: 300, rootPattern: 'paused|bounce',
    right: ['SES has paused sending for our account', 'mailer mails are rejected because AWS disabled the account after too many bounces', 'Email sending suspended by SES'],
    wrong: ['accounts cannot confirm registrations', 'orders has confirmation timeouts'] })
  const f = 'logs/insights.ndjson', task = () => R.hex(32); let tk = { 'search-api': task(), web: task(), orders: task(), accounts: task(), mailer: task() }
  const L = (t, s, lvl, msg, extra = {}, o) => c.line(f, t, JSON.stringify({ '@timestamp': iso(t, 3, ' ', ''), '@logStream': `${s}/${s}/${tk[s] ?? 'ecs'}`, service_name: s, severity_text: lvl, body: msg, ...extra }), o)
  let rss = 410
  k.every(t0, end, 8000, (t) => { L(t, 'search-api', 'info', 'query', { q_ms: k.ms(t > on ? 60 : 40), hits: R.int(0, 900) }) })
  L(on, 'search-api', 'info', 'config reloaded: facetCache.enabled=true facetCache.maxEntries=unbounded', {}, { root: 'oom' })
  let kill = on + R.int(200, 300) * S, start = on
  k.tick(t0 + 10 * S, on, 30 * S, (t) => L(t, 'search-api', 'info', 'proc stats', { rss_mb: 400 + R.int(0, 25), limit_mb: 2048 }))
  while (kill < end) { const n = Math.floor((kill - start) / 20000); for (let i = 1; i < n; i++) L(start + i * 20000, 'search-api', 'info', 'proc stats', { rss_mb: Math.round(420 + 1600 * i / n), limit_mb: 2048 }, { root: 'oom' })
    L(kill, 'ecs', 'warning', `(service search-api) stopped task ${tk['search-api']}: OutOfMemoryError: Container killed due to memory usage; container search-api exitCode 137`, { 'detail-type': 'ECS Task State Change', lastStatus: 'STOPPED' }, { root: 'oom' })
    L(kill + 900, 'ecs', 'info', `(service search-api) (port 8080) is unhealthy in (target-group arn:aws:elasticloadbalancing:eu-west-1:1:targetgroup/search/${R.hex(16)}) due to (reason Health checks failed)`, {}, { relevant: 'oom' })
    for (let i = 0; i < 9; i++) L(kill + 300 + R.int(0, 40000), 'web', 'error', 'GET /search -> 502 upstream search-api: connect ECONNREFUSED', { trace_id: R.hex(32) }, { relevant: 'oom' })
    tk['search-api'] = task(); L(kill + 42000, 'ecs', 'info', `(service search-api) has started 1 tasks: (task ${tk['search-api']}).`); start = kill + 45000; kill = start + R.int(230, 420) * S }
  k.every(t0, end, 5200, (t) => L(t, 'web', 'info', `GET ${R.pick(['/', '/p/' + R.int(1, 999), '/account'])} -> ${R.pick([200, 200, 200, 404])}`, { ms: k.ms(60), trace_id: R.hex(32) }))
  k.every(t0, end, 9000, (t) => L(t, 'orders', 'info', 'order stored', { order: R.hex(8), db_ms: k.ms(8) }))
  k.every(t0, on2, 14000, (t) => L(t, 'mailer', 'info', 'mail accepted by SES', { to_hash: R.hex(10), template: R.pick(['confirm', 'invoice', 'reset']), message_id: `0102${R.hex(12)}-${k.uuid()}-000000` }))
  k.every(on2, end, 14000, (t) => { L(t, 'mailer', 'error', "SESv2 SendEmail failed: SendingPausedException: Email sending is paused for this account (account bounce rate above 10%)", { to_hash: R.hex(10) }, { root: 'ses' }); if (R.next() < 0.6) L(t + 200, R.pick(['accounts', 'orders']), 'error', 'confirmation mail could not be delivered: mailer answered 502', {}, { relevant: 'ses' }) })
  L(on2 - 40 * S, 'mailer', 'warning', 'SNS notification: bounce rate 10.4% in the last 24h, account under review', {}, { root: 'ses' })
  k.every(t0, end, 16000, (t) => L(t, 'accounts', 'info', R.pick(['login ok', 'login ok', 'login failed: wrong password', 'profile saved']), { user: R.int(1000, 9999) }))
  k.some(8, t0, end, (t) => L(t, 'orders', 'warning', 'slow query', { sql: 'select * from order_lines where created_at > $1', ms: R.int(1000, 1900) }))
  k.some(2, t0, end, (t) => L(t, 'ecs', 'info', '(service web) has reached a steady state.'))
  return c
}],
// 9 hard: DestinationRule change at INFO; Envoy answers 503 UO itself; upstream is fine
['f5-08-istio-overflow', (k) => {
  k.scale = 1.5; const { R } = k, t0 = k.day, end = t0 + 50 * M, on = t0 + R.int(18, 26) * M
  const c = k.new({ notes: 'Envoy access logs (default Istio format), istiod and Argo CD. No ERROR at all: Argo CD syncs a DestinationRule for recs with http1MaxPendingRequests 1 (was 1024), Envoy answers part of the requests itself with UO. recs is healthy and fast. Red herrings: DC lines of clients that left, 404s, earlier NR of a typo route, an image bump of ads, istiod push debounce chatter.' })
  k.incident(c, 'uo', {
    cause: { allOf: [['destination ?rule', 'circuit[- ]?break', 'connection ?pool', 'overflow', '\\bUO\\b', 'max ?pending', 'http1MaxPending', 'argo', 'pending requests?', 'max ?-?conn', 'traffic ?policy'], ['recs', 'recommend', 'limit', 'low', 'chang', 'sync', 'config', 'reduc', '\\b1\\b', 'trip', 'envoy', '503', 'reject']], mustNot: ['recs (is|was) (down|slow|overloaded|crash)'] },
    services: ['recs', 'recs.prod.svc.cluster.local', 'istiod', 'argocd', 'argocd-application-controller', 'envoy', 'istio-proxy', 'DestinationRule'], victims: ['storefront', 'productpage', 'istio-ingressgateway'], severity: ['high', 'medium', 'critical'],
    onset: on, onsetToleranceSeconds: 120, rootPattern: 'DestinationRule|http1MaxPendingRequests|overflow',
    right: ['The DestinationRule change set the connection pool of recs so low that Envoy overflows (UO 503)', 'Circuit breaking limit for recs reduced to 1 pending request by the Argo CD sync', 'Envoy rejects requests to recs: max pending requests overflow after config sync'],
    wrong: ['storefront returns 503s', 'recs was down', 'Clients disconnect early'] })
  const f = 'logs/mesh.log', sp = k.pod('storefront'), rp = k.pod('recs'), ad = k.pod('ads'), is = k.pod('istiod'), ar = 'argocd-application-controller-0'
  const ips = { recs: '10.244.3.' + R.int(2, 99), ads: '10.244.4.' + R.int(2, 99), me: '10.244.1.' + R.int(2, 99) }
  const acc = (t, pod, svc, port, path, st, flag, det, d) => `${pod} istio-proxy [${iso(t)}] "GET ${path} HTTP/1.1" ${st} ${flag} ${det} - "-" 0 ${st === 503 ? 81 : R.int(200, 4000)} ${st === 503 ? 0 : d} ${st === 503 ? '-' : d - 1 > 0 ? d - 1 : 1} "-" "okhttp/4.12.0" "${k.uuid()}" "${svc}:${port}" "${st === 503 ? '-' : `${ips[svc]}:${port}`}" outbound|${port}||${svc}.prod.svc.cluster.local ${st === 503 ? '-' : `${ips.me}:${R.int(30000, 60000)}`} 10.96.7.8:${port} ${ips.me}:${R.int(30000, 60000)} - default`
  k.every(t0, end, 1900, (t) => { const svc = R.pick(['recs', 'recs', 'ads']), path = svc === 'recs' ? `/v1/recs?user=${R.int(100, 9999)}` : `/slot/${R.int(1, 20)}`
    const bad = svc === 'recs' && t > on && R.next() < 0.42, dc = !bad && R.next() < 0.015
    c.line(f, t, bad ? acc(t, sp, svc, 8080, path, 503, 'UO', 'upstream_reset_before_response_started{overflow}', 0) : acc(t, sp, svc, 8080, path, dc ? 0 : R.pick([200, 200, 200, 200, 404]), dc ? 'DC' : '-', dc ? 'downstream_remote_disconnect' : 'via_upstream', k.ms(14)), bad ? { root: 'uo' } : {})
    if (bad && R.next() < 0.5) c.line(f, t + 4, `${sp} app {"level":"warn","ts":"${iso(t + 4)}","msg":"recommendations hidden, recs answered 503","user":${R.int(100, 9999)}}`, { relevant: 'uo' }) })
  k.every(t0, end, 6000, (t) => c.line(f, t, `${rp} app ${iso(t)} INFO recs.http 200 /v1/recs in ${k.ms(11)}ms`))
  k.every(t0, end, 30000, (t) => c.line(f, t, `${is} discovery ${iso(t, 6)}\tinfo\tads\t${R.pick(['Push debounce stable[' + R.int(20, 90) + '] 1 for config EndpointSlice/prod/ads: 100.2ms since last change, 100.2ms since last push, full=false', 'EDS: PUSH for node:' + sp + '.prod resources:14 size:3.1kB empty:0 cached:13/14', 'XDS: Incremental Pushing ConnectedEndpoints:41 Version:' + iso(t, 0) + '/' + R.int(100, 900)])}`))
  const ac = (t, m) => c.line(f, t, `${ar} application-controller time="${iso(t, 0)}" level=info msg="${m}" application=argocd/mesh-prod`)
  k.every(t0, end, 70000, (t) => ac(t, 'Refreshing app status (comparison expired), level (1)'))
  c.line(f, on - 2000, `${ar} application-controller time="${iso(on - 2000, 0)}" level=info msg="Applying resource DestinationRule/recs in cluster: https://kubernetes.default.svc, namespace: prod, patch: {\\"spec\\":{\\"trafficPolicy\\":{\\"connectionPool\\":{\\"http\\":{\\"http1MaxPendingRequests\\":1,\\"maxRequestsPerConnection\\":1},\\"tcp\\":{\\"maxConnections\\":1}}}}}" application=argocd/mesh-prod`, { root: 'uo' })
  c.line(f, on - 300, `${is} discovery ${iso(on - 300, 6)}\tinfo\tads\tPush debounce stable[${R.int(91, 99)}] 1 for config DestinationRule/prod/recs: 100.1ms since last change, 100.1ms since last push, full=true`, { root: 'uo' })
  const b = t0 + 8 * M; c.line(f, b, `${ar} application-controller time="${iso(b, 0)}" level=info msg="Applying resource Deployment/ads in cluster: https://kubernetes.default.svc, namespace: prod, patch: {\\"spec\\":{\\"template\\":{\\"spec\\":{\\"containers\\":[{\\"name\\":\\"app\\",\\"image\\":\\"registry.local/ads:2.8.1\\"}]}}}}" application=argocd/mesh-prod`)
  k.some(9, t0, t0 + 6 * M, (t) => c.line(f, t, `${sp} istio-proxy [${iso(t)}] "GET /v0/legacy HTTP/1.1" 404 NR route_not_found - "-" 0 0 0 - "-" "curl/8.4.0" "${k.uuid()}" "legacy.prod" "-" - - 10.96.9.9:80 ${ips.me}:${R.int(30000, 60000)} - -`))
  return c
}],
// 10 victims earlier: the Linkerd issuer certificate is past its date; proxies lose their identities one after another
['f5-09-linkerd-issuer', (k) => {
  k.scale = 1.5; const { R } = k, t0 = k.day, exp = t0 + R.int(14, 20) * M, on = exp, end = t0 + 60 * M
  const c = k.new({ notes: 'kubectl logs --timestamps of a Linkerd namespace. Applications complain of 502/connection resets first; linkerd-identity says x509 expired for its issuer. Red herrings: tap warnings, an emoji service with a chronic error (voting doughnut), retries.' })
  k.incident(c, 'issuer', {
    cause: { allOf: [['issuer', 'identity', 'trust anchor', 'mtls', 'certificate', '\\bcerts?\\b', 'linkerd'], ['expir', 'not (yet )?valid', 'no longer valid', 'out ?dated', 'past its', 'ran out']], mustNot: ['(root cause|culprit)[^.]{0,20}(voting|emoji)'] },
    services: ['linkerd-identity', 'identity', 'linkerd'], victims: ['web', 'voting', 'emoji', 'linkerd-proxy'], severity: ['critical', 'high'],
    onset: on, onsetToleranceSeconds: 420, rootPattern: 'expired|NotAfter',
    right: ['The Linkerd issuer certificate expired, so proxies cannot renew their identity', 'mTLS in the mesh fails: identity issuer cert is no longer valid', 'linkerd-identity cannot sign CSRs because its certificate has expired'],
    wrong: ['web returns 502 to users', 'voting service errors on the doughnut', 'linkerd-proxy connection resets'] })
  const f = 'logs/emojivoto-and-linkerd.log', pods = ['web', 'voting', 'emoji'].map((n) => [n, k.pod(n)]), idp = k.pod('linkerd-identity'), boot = t0 - 9 * H
  const L = (t, pod, ct, m, o) => c.line(f, t, pre(`[pod/${pod}/${ct}] ${iso(t, 9)} `, m), o)
  const up = (t) => `[${((t - boot) / 1000).toFixed(6).padStart(12)}s]`
  const lost = new Map(pods.map(([n], i) => [n, exp + [70, 260, 420][i] * S]))
  k.every(t0, end, 3500, (t) => { const bad = t > lost.get('web') && R.next() < 0.6; L(t, pods[0][1], 'web-svc', bad ? `${iso(t, 0).replaceAll('-', '/').replace('T', ' ').replace('Z', '')} Error serving request [GET /api/vote?choice=:${R.pick(['joy', 'taco', 'cat'])}:]: rpc error: code = Unavailable desc = unexpected HTTP status code received from server: 502 (Bad Gateway); transport: received unexpected content-type "text/plain"` : `${iso(t, 0).replaceAll('-', '/').replace('T', ' ').replace('Z', '')} GET /api/${R.pick(['list', 'leaderboard', 'vote'])} 200 ${k.ms(8)}ms`, bad ? { relevant: 'issuer' } : {}) })
  k.every(t0, end, 30000, (t) => L(t, pods[0][1], 'web-svc', `${iso(t, 0).replaceAll('-', '/').replace('T', ' ').replace('Z', '')} Error serving request [GET /api/vote?choice=:doughnut:]: rpc error: code = Unknown desc = ERROR`))
  for (const [n, pod] of pods) {
    k.every(t0, end, 9000, (t) => { const bad = t > lost.get(n) && R.next() < 0.7; L(t, pod, 'linkerd-proxy', bad ? `${up(t)}  WARN ThreadId(01) outbound:proxy{addr=10.43.${R.int(1, 250)}.9:8080}:rescue{client.addr=10.42.0.${R.int(2, 99)}:${R.int(33000, 60000)}}: linkerd_app_core::errors::respond: HTTP/2.0 request failed; error=endpoint 10.42.0.${R.int(2, 99)}:8080: error trying to connect: connection closed before message completed` : `${up(t)}  INFO ThreadId(01) outbound: linkerd_app: ${R.pick(['Connected to destination controller', 'Pool ready', 'Refreshing profile'])}`, bad ? { relevant: 'issuer' } : {}) })
    k.every(exp + 10 * S, end, 26000, (t) => L(t, pod, 'linkerd-proxy', `${up(t)} ERROR ThreadId(02) identity: linkerd_proxy_identity_client::certify: Failed to obtain identity error=status: Unavailable, message: "failed to verify issuer: x509: certificate has expired or is not yet valid"`, { root: 'issuer' })) }
  k.every(t0, exp, 40000, (t) => L(t, idp, 'identity', `time="${iso(t, 0)}" level=info msg="issued certificate for ${R.pick(['web', 'voting', 'emoji'])}.emojivoto.serviceaccount.identity.linkerd.cluster.local until ${iso(Math.min(t + 24 * H, exp), 0, ' ', '')} +0000 UTC: ${R.hex(64)}"`))
  k.every(exp + 2000, end, 32000, (t) => L(t, idp, 'identity', `time="${iso(t, 0)}" level=error msg="Failed to verify issuer credentials for 'identity.linkerd.cluster.local' with trust anchors: x509: certificate has expired or is not yet valid: current time ${iso(t, 0)} is after ${iso(exp, 0)}"`, { root: 'issuer' }))
  k.every(t0, end, 11000, (t) => L(t, pods[1][1], 'voting-svc', `${iso(t)} vote recorded total=${R.int(1000, 9000)}`)); k.every(t0, end, 11000, (t) => L(t, pods[2][1], 'emoji-svc', `${iso(t)} served list n=100`))
  k.some(8, t0, end, (t) => L(t, k.pod('tap'), 'tap', `time="${iso(t, 0)}" level=warning msg="remote tap stream ended: context canceled"`))
  return c
}],
]
