// Victims are louder than the culprit, or complain before it says anything.
import { Case, rng, day, T, J, S, M, H, poisson, every } from './lib.mjs'

function media(seed) {
  const r = rng(seed, 'media', 0.75), t0 = day(r), end = t0 + r.int(70, 85) * M, onset = t0 + r.int(32, 44) * M, c = new Case('vod-edge', { notes: 'The purger turns an empty path into a ban of everything at each publish; hit ratio collapses, origin and API are loud. An origin deploy shortly before is innocent.' })
  const host = `vod.${r.pick(['kanal9', 'streamo', 'cinelux'])}.tv`, edges = ['edge-par1', 'edge-par2', 'edge-waw1'], orig = `origin-${r.pick(['a', 'b'])}${r.int(1, 3)}`
  const edge = (at, text, o) => c.line('logs/edge-varnish.log', at, text, o)
  const err = (at, text, o) => c.line('logs/origin-error.log', at, `${T(at, 'YYYY/MM/DD HH:mm:ss')} ${text}`, o)
  const pur = (at, lvl, text, o) => c.line('logs/purger.log', at, `ts=${T(at, 'YYYY-MM-DDTHH:mm:ss.SSSZ')} level=${lvl} caller=ban.go:${r.pick([88, 88, 131])} ${text}`, o)
  const api = (at, lvl, msg, x, o) => c.line('logs/playback-api.log', at, J({ level: lvl, ts: Math.floor(at) / 1000, logger: 'playback', msg, ...x }), o)
  let lastBan = 0
  const bans = []
  poisson(r, t0, end, 55 * S, (at) => bans.push(at))
  bans.push(onset); bans.sort((a, b) => a - b)
  for (const at of bans) {
    const wide = at >= onset, id = r.int(20000, 99000)
    pur(at, 'info', `msg="ban issued" expr="req.http.host == ${host} && req.url ~ ^/${wide ? '' : `title/${id}/`}" source=cms asset=${wide ? '""' : id} edges=3 took=${r.int(9, 40)}ms`, wide ? { root: 'main' } : undefined)
    if (r.chance(0.3)) pur(at + 4000, 'info', `msg="ban lurker" completed=${r.int(3, 40)} obsolete=${r.int(0, 9)}`)
  }
  poisson(r, t0, end, 4.2 * S, (at) => {
    while (bans[lastBan + 1] < at) lastBan++
    const since = at - (bans[lastBan] ?? 0), cold = at > onset, hit = r.chance(cold ? 0.12 + Math.min(0.2, since / 400000) : 0.94), seg = r.int(1, 900), title = r.int(20000, 99000), q = r.pick(['1080p', '720p', '480p'])
    const slow = cold && !hit, st = slow && r.chance(0.3) ? r.pick([503, 504]) : r.chance(0.012) ? 404 : r.pick([200, 200, 200, 206])
    edge(at, `${r.pick(edges)} ${r.ip()} - - [${T(at, 'DD/MMM/YYYY:HH:mm:ss')} +0000] "GET http://${host}/title/${title}/${q}/seg-${seg}.m4s HTTP/1.1" ${st} ${st < 300 ? r.int(200000, 2900000) : 482} "-" "${r.pick(['Player/7.2 (tvOS)', 'Player/7.2 (Android 14)', 'Mozilla/5.0 (SmartTV)'])}" ${hit ? 'hit' : 'miss'} ${hit ? r.f(0.0001, 0.0009, 6) : slow ? r.f(1.2, 14, 6) : r.f(0.02, 0.2, 6)}`, cold && !hit ? { relevant: 'main' } : undefined)
    if (slow && r.chance(0.42)) err(at, `[error] 31#31: *${r.int(100000, 999999)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: 10.30.0.${r.int(2, 9)}, server: ${orig}, request: "GET /title/${title}/${q}/seg-${seg}.m4s HTTP/1.1", upstream: "http://10.30.4.${r.int(2, 6)}:8081/", host: "${host}"`, { relevant: 'main' })
    if (slow && r.chance(0.15)) err(at + 20, `[warn] 31#31: *${r.int(100000, 999999)} delaying request, excess: ${r.f(3, 60, 3)}, by zone "origin", client: 10.30.0.${r.int(2, 9)}, server: ${orig}`, { relevant: 'main' })
    if (slow && r.chance(0.3)) api(at + 900, 'error', 'manifest fetch failed', { title, err: 'origin 504', attempt: r.int(1, 3) }, { relevant: 'main' })
  })
  poisson(r, t0, end, 9 * S, (at) => api(at, 'info', r.pick(['session started', 'heartbeat ok', 'manifest served']), { title: r.int(20000, 99000), ms: r.int(6, 60) }))
  poisson(r, t0, end, 80 * S, (at) => api(at, 'warn', r.pick(['entitlement denied: no subscription', 'token expired, refresh requested', 'device limit reached']), { status: 403 }))
  poisson(r, t0, end, 100 * S, (at) => err(at, `[error] 31#31: *${r.int(100000, 999999)} open() "/srv/vod/favicon.ico" failed (2: No such file or directory), client: 10.30.0.4, server: ${orig}, request: "GET /favicon.ico HTTP/1.1", host: "${host}"`))
  const dep = onset - r.int(9, 14) * M
  err(dep, '[notice] 1#1: signal 1 (SIGHUP) received from 88, reconfiguring'); err(dep + S, '[notice] 1#1: start worker processes')
  pur(onset - r.int(40, 90) * S, 'info', `msg="event source updated" source=cms schema=v${r.int(3, 6)}`, { relevant: 'main' })
  for (let k = 0; k < 3; k++) api(onset + (20 + k * 11) * S, 'error', 'rebuffer ratio above SLO', { ratio: +r.f(0.06, 0.2, 3), region: r.pick(['FR', 'PL']) }, { relevant: 'main' })
  return c.incident('main', {
    cause: { allOf: [['\\bban(s|ned|ning)?\\b', 'purg', 'invalidat', 'flush', 'evict', '(clear|wip|empt|drop)\\w* .{0,30}cache', 'cache .{0,40}(clear|wip|empt)'], ['every', 'whole', 'entire', 'all\\b', 'wildcard', 'broad', 'empty', 'any ', 'full', 'complete', '\\^/', 'everything', 'too wide', 'root', 'global', 'without (a |an )?(asset|path|title)', 'blank', 'missing (asset|id|path)', 'cms']], mustNot: ['SIGHUP|reconfigur'] },
    services: ['purger', 'cms', 'ban.go'], victims: ['origin-error', 'origin', orig, 'playback-api', 'playback', 'edge-varnish', ...edges], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'ban issued',
  })
}

function preemption(seed) {
  const r = rng(seed, 'k8s', 0.9), t0 = day(r), end = t0 + r.int(60, 70) * M, onset = t0 + r.int(28, 38) * M, c = new Case('cluster-events', { notes: 'A batch job with a higher priority preempts running services; schedulers report the services as unschedulable. Deploys, probe failures on start and a node drain are innocent.' })
  const job = r.pick(['ledger-backfill', 'embeddings-rebuild', 'search-reindex']), ns = r.pick(['analytics', 'research', 'batch']), nodes = Array.from({ length: r.int(9, 14) }, () => `ip-10-${r.int(0, 3)}-${r.int(10, 250)}-${r.int(2, 250)}`), par = r.int(24, 36)
  const apps = r.shuffle(['checkout', 'cart', 'catalog', 'profile', 'search-api', 'notifier', 'pricing']), hash = Object.fromEntries(apps.map((a) => [a, r.id(9)])), ver = Object.fromEntries(apps.map((a) => [a, `${r.int(1, 4)}.${r.int(0, 30)}`])), pod = (a) => `${a}-${hash[a]}-${r.id(5)}`
  const kl = (file, at, lvl, pid, src, msg, o) => c.line(`logs/${file}.log`, at, `${lvl}${T(at, 'MMDD HH:mm:ss.ffffff')} ${String(pid).padStart(7)} ${src}] ${msg}`, o)
  const ev = (at, type, reason, kind, name, space, from, msg, o) => c.line('logs/events.log', at, `${T(at, 'YYYY-MM-DDTHH:mm:ssZ')} ${type.padEnd(7)} ${reason.padEnd(20)} ${space}/${kind}/${name} (${from}) ${msg}`, o)
  const start = (at, a, node = r.pick(nodes), rs = true) => {
    const p = pod(a)
    if (rs) { ev(at, 'Normal', 'SuccessfulCreate', 'ReplicaSet', `${a}-${hash[a]}`, 'shop', 'replicaset-controller', `Created pod: ${p}`) }
    kl('kube-scheduler', at + 30, 'I', 1, 'schedule_one.go:302', `"Successfully bound pod to node" pod="shop/${p}" node="${node}" evaluatedNodes=${nodes.length} feasibleNodes=${r.int(3, nodes.length)}`)
    ev(at + 40, 'Normal', 'Scheduled', 'Pod', p, 'shop', 'default-scheduler', `Successfully assigned shop/${p} to ${node}`)
    ev(at + 900, 'Normal', 'Pulled', 'Pod', p, 'shop', `kubelet ${node}`, `Container image "registry.local/${a}:${ver[a]}" already present on machine`)
    ev(at + 1500, 'Normal', 'Started', 'Pod', p, 'shop', `kubelet ${node}`, `Started container ${a}`)
    if (r.chance(0.5)) ev(at + 4000, 'Warning', 'Unhealthy', 'Pod', p, 'shop', `kubelet ${node}`, `Readiness probe failed: Get "http://10.244.${r.int(0, 12)}.${r.int(2, 250)}:8080/ready": dial tcp: connect: connection refused`)
    return p
  }
  poisson(r, t0, onset, 28 * S, (at) => { const a = r.pick(apps); start(at, a); ev(at + 7000, 'Normal', 'Killing', 'Pod', pod(a), 'shop', `kubelet ${r.pick(nodes)}`, `Stopping container ${a}`) })
  poisson(r, t0, end, 40 * S, (at) => { const n = `cleanup-${29000000 + Math.floor(at / M) % 99999}`; ev(at, 'Normal', 'SuccessfulCreate', 'CronJob', 'cleanup', 'ops', 'cronjob-controller', `Created job ${n}`); ev(at + 9000, 'Normal', 'Completed', 'Job', n, 'ops', 'job-controller', 'Job completed') })
  poisson(r, t0, end, 18 * S, (at) => { const [src, logger] = r.pick([['replica_set.go:679', 'replicaset-controller'], ['endpointslice_controller.go:360', 'endpointslice-controller'], ['deployment_controller.go:672', 'deployment-controller']]), a = r.pick(apps); kl('kube-controller-manager', at, 'I', 1, src, `"Finished syncing" logger="${logger}" key="shop/${src[0] === 'r' ? `${a}-${hash[a]}` : a}" duration="${r.f(0.2, 9, 3)}ms"`) })
  poisson(r, t0, end, 60 * S, (at) => kl('kube-controller-manager', at, 'E', 1, 'horizontal.go:275', `"Unhandled Error" err="failed to compute desired number of replicas for shop/${apps[6]}: invalid metrics (1 invalid out of 2), first error is: failed to get memory resource metric value: missing request for memory in container sidecar"`))
  poisson(r, t0, end, 3 * M, (at) => kl('kube-scheduler', at, 'W', 1, 'reflector.go:547', `k8s.io/client-go/informers/factory.go:160: watch of *v1.CSIStorageCapacity ended with: too old resource version, re-listing`))
  const dr = t0 + r.int(5, 9) * M, dn = nodes[0]
  ev(dr, 'Normal', 'NodeNotSchedulable', 'Node', dn, 'default', `kubelet ${dn}`, `Node ${dn} status is now: NodeNotSchedulable`)
  ev(dr + 4 * M, 'Normal', 'NodeSchedulable', 'Node', dn, 'default', `kubelet ${dn}`, `Node ${dn} status is now: NodeSchedulable`)
  kl('kube-controller-manager', onset - 300, 'I', 1, 'job_controller.go:572', `"enqueueing job" logger="job-controller" key="${ns}/${job}" parallelism=${par} priorityClassName="platform-critical"`, { root: 'main' })
  ev(onset - 200, 'Normal', 'Sync', 'Application', job, 'argocd', 'argocd-application-controller', `Initiated automated sync: job.batch/${job} created`, { relevant: 'main' })
  const pend = []
  for (let k = 0; k < par; k++) {
    const at = onset + k * r.int(9, 16) * S, b = `${job}-${k}-${r.id(5)}`, node = r.pick(nodes)
    ev(at, 'Normal', 'SuccessfulCreate', 'Job', job, ns, 'job-controller', `Created pod: ${b}`, { relevant: 'main' })
    for (let v = 0; v < r.int(1, 2); v++) {
      const a = r.pick(apps.slice(0, 6)), p = pod(a)
      kl('kube-scheduler', at + 200, 'I', 1, 'preemption.go:434', `"Preemptor Pod preempted victim Pod" preemptor="${ns}/${b}" victim="shop/${p}" node="${node}"`, { root: 'main' })
      ev(at + 260, 'Normal', 'Preempted', 'Pod', p, 'shop', 'default-scheduler', `Preempted by pod ${r.uuid()} on node ${node}`, { root: 'main' })
      ev(at + 400, 'Normal', 'Killing', 'Pod', p, 'shop', `kubelet ${node}`, `Stopping container ${a}`, { relevant: 'main' })
      const q = pod(a)
      ev(at + 900, 'Normal', 'SuccessfulCreate', 'ReplicaSet', `${a}-${hash[a]}`, 'shop', 'replicaset-controller', `Created pod: ${q}`, { relevant: 'main' })
      pend.push([at + 1200, a, q])
    }
    kl('kube-scheduler', at + 1900, 'I', 1, 'schedule_one.go:302', `"Successfully bound pod to node" pod="${ns}/${b}" node="${node}" evaluatedNodes=${nodes.length} feasibleNodes=1`, { relevant: 'main' })
  }
  for (const [from, a, q] of pend) for (let at = from, k = 0; at < end && k < 7; at += r.int(100, 300) * S, k++) {
    ev(at, 'Warning', 'FailedScheduling', 'Pod', q, 'shop', 'default-scheduler', `0/${nodes.length} nodes are available: ${nodes.length} Insufficient cpu. preemption: 0/${nodes.length} nodes are available: ${nodes.length} No preemption victims found for incoming pod.`, { relevant: 'main' })
    if (k === 0) kl('kube-scheduler', at + 10, 'E', 1, 'schedule_one.go:1025', `"Unable to schedule pod; no fit; waiting" pod="shop/${q}" err="0/${nodes.length} nodes are available: ${nodes.length} Insufficient cpu"`, { relevant: 'main' })
    if (k === 2) kl('kube-controller-manager', at + 30, 'E', 1, 'deployment_controller.go:528', `"Deployment does not have minimum availability" deployment="shop/${a}" reason="MinimumReplicasUnavailable" available=${r.int(0, 2)} desired=${r.int(5, 8)}`, { relevant: 'main' })
  }
  return c.incident('main', {
    cause: { allOf: [['preempt', 'priorit', 'evict', 'displac', 'crowd', 'push(ed|es|ing)? (out|aside)', 'kick', 'bump'], [job, 'batch', '\\bjob\\b', 'backfill', 'platform-critical', 'reindex', 'rebuild']], mustNot: ['readiness probe'] },
    services: [job, 'job-controller', 'kube-scheduler', 'default-scheduler', ns, 'platform-critical', 'scheduler', `${ns}/${job}`], victims: apps.slice(0, 6), severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'Preempt|priorityClassName',
  })
}

function mesh(seed) {
  const r = rng(seed, 'mesh', 0.6), t0 = day(r), end = t0 + r.int(60, 75) * M, onset = t0 + r.int(28, 38) * M, c = new Case('mesh-shop', { notes: 'A pushed AuthorizationPolicy no longer admits one caller; that caller and the gateway are loud. The caller rolled out minutes before and worked.' })
  const srv = r.pick(['inventory', 'ledger', 'loyalty']), cli = r.pick(['checkout', 'basket']), ns = r.pick(['shop', 'retail']), ok = ['catalog', 'admin-ui'], sfx = Object.fromEntries([srv, cli].map((x) => [x, `${x}-${r.id(9)}-${r.id(5)}`])), policy = `${srv}-callers`
  const ist = (at, lvl, scope, msg, o) => c.line('logs/istiod.log', at, `${T(at, 'YYYY-MM-DDTHH:mm:ss.ffffffZ')}\t${lvl}\t${scope}\t${msg}`, o)
  const acc = (file, at, m, path, st, flags, det, ms, host, o) => c.line(`logs/${file}.log`, at, `[${T(at)}] "${m} ${path} HTTP/1.1" ${st} - ${det} - "-" ${r.int(0, 400)} ${st === 403 ? 19 : r.int(60, 3000)} ${ms} ${Math.max(0, ms - 1)} "-" "${r.pick(['okhttp/4.12', 'Go-http-client/1.1', 'node-fetch'])}" "${r.uuid()}" "${host}" "10.${r.int(0, 9)}.${r.int(0, 250)}.${r.int(2, 250)}:8080" ${flags} default`, o)
  const app = (at, lvl, msg, x, o) => c.line(`logs/${cli}.log`, at, J({ time: T(at), level: lvl, service: cli, msg, ...x }), o)
  poisson(r, t0, end, 5 * S, (at) => {
    const sku = `/v1/${srv}/${r.int(1000, 9999)}`, deny = at > onset + 1200
    app(at, deny ? 'error' : 'info', deny ? `call to ${srv} failed: unexpected status 403, order not placed` : 'order placed', { order: r.int(100000, 999999), took_ms: r.int(20, 120) }, deny ? { relevant: 'main' } : undefined)
    if (r.chance(0.7)) acc(`istio-proxy-${srv}`, at - 15, 'POST', sku, deny ? 403 : 200, `inbound|8080||`, deny ? 'rbac_access_denied_matched_policy[none]' : 'via_upstream', deny ? 0 : r.int(4, 40), `${srv}.${ns}.svc.cluster.local`, deny ? { root: 'main' } : undefined)
    if (r.chance(0.6)) acc('ingressgateway', at + 10, 'POST', '/api/orders', deny ? 500 : 201, `outbound|80||${cli}.${ns}.svc.cluster.local`, 'via_upstream', r.int(20, 150), 'www.example.shop', deny ? { relevant: 'main' } : undefined)
    if (deny && r.chance(0.2)) app(at + 30, 'error', 'circuit open for downstream, failing fast', { downstream: srv }, { relevant: 'main' })
  })
  poisson(r, t0, end, 9 * S, (at) => acc(`istio-proxy-${srv}`, at, 'GET', `/v1/${srv}/${r.int(1000, 9999)}?from=${r.pick(ok)}`, r.chance(0.03) ? 404 : 200, 'inbound|8080||', 'via_upstream', r.int(2, 30), `${srv}.${ns}.svc.cluster.local`))
  poisson(r, t0, end, 8 * S, (at) => acc('ingressgateway', at, 'GET', ...r.pick([['/', 200], ['/api/catalog', 200], ['/api/search?q=shoe', 200], ['/static/app.js', 304], ['/static/app.js', 200], ['/wp-login.php', 404], ['/.env', 404]]), `outbound|80||catalog.${ns}.svc.cluster.local`, 'via_upstream', r.int(3, 60), 'www.example.shop'))
  poisson(r, t0, end, 50 * S, (at) => { ist(at, 'info', 'ads', `Push debounce stable[${Math.floor((at - t0) / 1e4)}] 1 for config ServiceEntry/${ns}/catalog: 100.${r.int(100000, 999999)}ms since last change, 100.${r.int(100000, 999999)}ms since last push, full=false`); ist(at + 4, 'info', 'ads', `XDS: Incremental Pushing ConnectedEndpoints:${r.int(40, 60)} Version:${T(at, 'YYYY-MM-DDTHH:mm:ssZ')}/${Math.floor((at - t0) / 1e4)}`) })
  poisson(r, t0, end, 70 * S, (at) => ist(at, 'info', 'ads', `ADS: "@10.${r.int(0, 9)}.${r.int(0, 250)}.${r.int(2, 250)}:${r.int(30000, 60000)}" ${r.pick(['catalog', 'search', cli, srv])}-${r.id(9)}-${r.id(5)}.${ns}-${r.int(100, 900)} terminated`))
  poisson(r, t0, end, 90 * S, (at) => ist(at, 'warn', 'validation', r.pick([`Ingress default/legacy: unsupported annotation kubernetes.io/ingress.class`, `proxy version 1.20.3 is behind control plane 1.21.1`])))
  const dep = onset - r.int(5, 8) * M
  ist(dep, 'info', 'ads', `ADS: new connection for node:${sfx[cli]}.${ns}-${r.int(900, 990)}`)
  app(dep + 2000, 'info', 'starting', { version: `2.${r.int(10, 40)}.0` }); app(dep + 6000, 'warn', 'deprecated property http.pool used', {})
  ist(onset, 'info', 'ads', `Push debounce stable[${Math.floor((onset - t0) / 1e4)}] 1 for config AuthorizationPolicy/${ns}/${policy}: 100.${r.int(100000, 999999)}ms since last change, 100.${r.int(100000, 999999)}ms since last push, full=false`, { root: 'main' })
  ist(onset + 9, 'info', 'ads', `RDS: PUSH for node:${sfx[srv]}.${ns} resources:${r.int(11, 40)} size:${r.int(20, 60)}kB`, { relevant: 'main' })
  return c.incident('main', {
    cause: { allOf: [['authori[sz]ation', 'rbac', 'access (control|policy|rule)', 'allow.?list', '\\bpolic', 'permission'], ['den(y|ies|ied|ying)', 'refus', 'reject', 'block', 'forbid', 'not (admit|allow|permit|match)', 'no longer', 'chang', 'push', 'updat', 'new', 'exclud', 'no match', '403', 'missing', 'match', 'wrong', 'misconfig']], mustNot: [`${cli} (release|deploy|version) .*(broke|caus)`] },
    services: ['istiod', srv, `istio-proxy-${srv}`, policy, 'ads', 'istio-proxy', sfx[srv]], victims: [cli, 'ingressgateway'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'AuthorizationPolicy|rbac_access_denied',
  })
}

function san(seed) {
  const r = rng(seed, 'san'), t0 = day(r), end = t0 + r.int(80, 95) * M, onset = t0 + r.int(38, 50) * M, c = new Case('vm-datastore', { notes: 'The array reports the change of its write cache as information; hypervisors and the database VM complain loudly, and earlier in the minutes after.' })
  const vol = r.pick(['vmfs-gold-01', 'vmfs-db-02', 'vmfs-prod-03']), naa = `naa.600c0ff000${r.hex(22)}`, naa2 = `naa.600c0ff000${r.hex(22)}`, esx = r.shuffle(['esx11', 'esx12', 'esx14', 'esx17']).slice(0, 3), db = `pg-${r.pick(['erp', 'crm', 'wms'])}`, arr = `msa-${r.int(1, 4)}`
  const code = r.int(2000, 7000), ev = (at, ctl, sev, msg, o) => c.line(`logs/${arr}-events.log`, at, `${T(at, 'YYYY-MM-DD HH:mm:ss')} ${ctl}${String(code + Math.floor((at - t0) / 1500)).padStart(5, '0')} [${sev}] ${msg}`, o)
  const vm = (at, host, msg, o) => c.line('logs/vmkernel.log', at, `${T(at)} ${host} vmkernel: cpu${r.int(0, 31)}:${r.int(2097200, 2099900)})${msg}`, o)
  const pg = (at, msg, o) => c.line(`logs/${db}-postgresql.log`, at, `${T(at, 'YYYY-MM-DD HH:mm:ss.SSS')} UTC [${r.int(900, 9900)}] ${msg}`, o)
  const slow = (at) => at > onset
  ev(onset, 'B', 'INFO', 'Supercapacitor pack voltage below charge threshold; recharge in progress. (controller B)', { root: 'main' })
  ev(onset + 2000, 'B', 'INFO', `Write-back cache is disabled on controller B; volumes owned by B use write-through. (reason: cache backup power)`, { root: 'main' })
  poisson(r, t0, end, 70 * S, (at) => { if (Math.abs(at - onset) > 5000) ev(at, r.pick(['A', 'B']), 'INFO', r.pick(['Management user logged in. (user: monitor)', `Disk group scrub progress ${Math.floor(20 + (at - t0) / M / 2)}%. (dg-a)`, 'SMART self test passed. (disk 1.7)', 'Time/date has been synchronized with NTP server', 'Snapshot retention policy applied. (dg-b)'])) })
  ev(t0 + r.int(4, 9) * M, 'A', 'WARNING', 'Power supply fan speed above nominal. (enclosure 0, PSU left)')
  ev(t0 + r.int(10, 14) * M, 'A', 'RESOLVED', 'Power supply fan speed nominal. (enclosure 0, PSU left)')
  let avg = r.int(900, 1500)
  poisson(r, onset + 15 * S, end, 20 * S, (at) => { const us = r.int(38000, 190000); vm(at, r.pick(esx), `WARNING: ScsiDeviceIO: 1513: Device ${naa} performance has deteriorated. I/O latency increased from average value of ${avg += r.int(2, 40)} microseconds to ${us} microseconds.`, { relevant: 'main' }) })
  poisson(r, onset + 60 * S, end, 70 * S, (at) => vm(at, r.pick(esx), `ScsiDeviceIO: 4163: Cmd(0x45b9${r.hex(8)}) 0x2a, CmdSN 0x${r.hex(6)} from world ${r.int(2100000, 2109999)} to dev "${naa}" failed H:0x5 D:0x0 P:0x0 Aborted at driver layer. Cmd count Active:${r.int(20, 64)} Queued:${r.int(60, 220)}.`, { relevant: 'main' }))
  poisson(r, t0, end, 25 * S, (at) => vm(at, r.pick(esx), r.pick([`NetPort: 1881: disabled port 0x${r.hex(7)}`, `FS3Misc: 2007: Long VMFS rsv time on '${vol}' (held for ${r.int(210, 260)} msecs). # R: 1, # W: 1 bytesXfer: 2 sectors`, `Vmxnet3: 18569: indLROPktToGuest: 1, vcd->umkShared->vrrsSelected: 3`, `DVFilter: 6053: Checking disconnected filters for timeouts`, `VSCSI: 6602: handle 10843${r.int(100, 999)}(GID:${r.int(8000, 9000)})(vscsi0:0): Creating Virtual Device for world`])))
  poisson(r, t0, end, 90 * S, (at) => vm(at, r.pick(esx), `ScsiDeviceIO: 4176: Cmd(0x45b9${r.hex(8)}) 0x1a, CmdSN 0x${r.hex(5)} from world 0 to dev "mpx.vmhba32:C0:T0:L0" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x24 0x0`))
  every(r, t0 + M, end, 5 * M, (at) => { const w = slow(at) ? r.f(180, 269, 3) : r.f(20, 60, 3); pg(at, 'LOG:  checkpoint starting: time'); pg(at + 60 * S, `LOG:  checkpoint complete: wrote ${r.int(3000, 9000)} buffers (${r.f(2, 6, 1)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 6)} recycled; write=${w} s, sync=${slow(at) ? r.f(11, 48, 3) : r.f(0.01, 0.4, 3)} s, total=${(+w + 20).toFixed(3)} s`, slow(at) ? { relevant: 'main' } : undefined) })
  poisson(r, t0, end, 14 * S, (at) => {
    if (slow(at + 0) && r.chance(0.65)) pg(at, r.pick([`erp@erp LOG:  duration: ${r.f(2200, 19000, 3)} ms  statement: COMMIT`, `erp@erp ERROR:  canceling statement due to statement timeout\n\tSTATEMENT:  INSERT INTO stock_move (item, qty) VALUES ($1, $2)`, `erp@erp ERROR:  canceling statement due to statement timeout\n\tSTATEMENT:  UPDATE order_line SET picked = true WHERE id = $1`, 'LOG:  still waiting for WAL write to flush (12 backends)']), { relevant: 'main' })
    else pg(at, r.pick(['erp@erp LOG:  connection authorized: user=erp database=erp', 'erp@erp LOG:  disconnection: session time: 0:00:04.118 user=erp database=erp', `erp@erp LOG:  duration: ${r.f(1010, 1400, 3)} ms  statement: SELECT * FROM report_daily WHERE day = $1`, 'LOG:  automatic vacuum of table "erp.public.session": index scans: 1']))
  })
  poisson(r, t0, end, 2 * M, (at) => pg(at, `erp@erp ERROR:  duplicate key value violates unique constraint "stock_scan_pkey"\n\tDETAIL:  Key (scan_id)=(${r.int(10000, 99999)}) already exists.`))
  const wms = (at, lvl, msg, o) => c.line('logs/wms-app.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')} [${lvl}] wms.${r.pick(['picking', 'scan', 'orders'])}: ${msg}`, o)
  poisson(r, t0, end, 9 * S, (at) => wms(at, 'INFO', `${r.pick(['pick confirmed', 'scan accepted', 'pallet moved'])} id=${r.int(10000, 99999)} in ${slow(at) ? r.int(900, 6000) : r.int(20, 90)} ms`))
  poisson(r, onset + 20 * S, end, 16 * S, (at) => wms(at, r.pick(['ERROR', 'ERROR', 'CRITICAL']), r.pick(['database did not answer in 10 s, scan lost', 'transaction rolled back: statement timeout', 'handheld terminals frozen, zone ' + r.pick(['A', 'B', 'C'])]), { relevant: 'main' }))
  vm(t0 + r.int(15, 20) * M, esx[0], `WARNING: ScsiDeviceIO: 1513: Device ${naa2} performance has deteriorated. I/O latency increased from average value of 1144 microseconds to 34121 microseconds.`)
  vm(t0 + r.int(21, 23) * M, esx[0], `ScsiDeviceIO: 1517: Device ${naa2} performance has improved. I/O latency reduced from 34121 microseconds to 2204 microseconds.`)
  return c.incident('main', {
    cause: { allOf: [['write.?(back|through|cache)', '\\bcach(e|ing)\\b', 'supercap', 'capacitor', 'batter', 'backup power', 'BBU']], mustNot: ['(fan|psu).*caus', 'shared_buffers'] },
    services: [arr, `${arr}-events`, 'controller B', 'array', 'storage array', 'B'], victims: [db, `${db}-postgresql`, 'postgresql', 'wms-app', 'vmkernel', ...esx], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 120, rootPattern: 'Supercapacitor|Write-back',
  })
}

function directory(seed) {
  const r = rng(seed, 'ad', 0.62), t0 = day(r), end = t0 + r.int(65, 80) * M, onset = t0 + r.int(30, 42) * M, c = new Case('windows-domain', { notes: 'One domain controller follows its hypervisor\'s clock and jumps; Kerberos fails for what talks to it. Times are the collector\'s. Bad passwords and Schannel noise are chronic.' })
  const dom = r.pick(['corp.example', 'ad.hartmann.example', 'intra.kommune.example']), [d1, d2] = r.pick([['DC01', 'DC02'], ['DCA', 'DCB'], ['PDC1', 'PDC2']]), bad = d2, apps = ['APP11', 'APP12', 'SQL01', 'WEB03', 'FS02'], skew = r.int(11, 47)
  const q = (s) => `"${s.replaceAll('"', '""')}"`
  const ev = (at, host, log, src, id, lvl, msg, o) => c.line('logs/wef-collector.csv', at, [T(at, 'YYYY-MM-DDTHH:mm:ss.ffffffZ'), `${host}.${dom}`, log, src, String(id), lvl, msg].map(q).join(','), o)
  c.line('logs/wef-collector.csv', t0 - S, '"Received","Computer","Channel","Provider","EventId","Level","Message"')
  const port = (at, lvl, msg, o) => c.line('logs/staff-portal.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss.ffffff').slice(0, 24)}|${lvl}|WEB03|StaffPortal.${r.pick(['Auth', 'Auth', 'Documents'])}|${msg}`, o)
  const users = ['m.weber', 'a.lind', 'k.novak', 's.roy', 'j.smit', 'p.costa', 'svc_backup', 'svc_sql'], u = () => r.pick(users)
  poisson(r, t0, end, 5 * S, (at) => r.chance(0.8) ? ev(at, r.pick([d1, d2]), 'Security', 'Microsoft-Windows-Security-Auditing', ...r.pick([[4769, 'Information', `A Kerberos service ticket was requested. Account: ${u()}@${dom.toUpperCase()} Service: ${r.pick(apps)}$`], [4768, 'Information', `A Kerberos authentication ticket (TGT) was requested. Account: ${u()}`], [4624, 'Information', `An account was successfully logged on. Account: ${u()} Logon Type: 3`], [4634, 'Information', `An account was logged off. Account: ${u()} Logon Type: 3`]])) : ev(at, r.pick(apps), 'System', 'Service Control Manager', 7036, 'Information', `The ${r.pick(['Windows Update', 'WMI Performance Adapter', 'Background Intelligent Transfer', 'Software Protection'])} service entered the ${r.pick(['running', 'stopped'])} state.`))
  poisson(r, t0, end, 60 * S, (at) => ev(at, r.pick([d1, d2]), 'Security', 'Microsoft-Windows-Security-Auditing', 4771, 'Information', `Kerberos pre-authentication failed. Account: ${u()} Failure Code: 0x18 (bad password)`))
  poisson(r, t0, end, 90 * S, (at) => ev(at, r.pick(apps), 'System', 'Schannel', 36874, 'Error', 'An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client application are supported by the server.'))
  poisson(r, t0, end, 3 * M, (at) => ev(at, r.pick(apps), 'System', 'Microsoft-Windows-DistributedCOM', 10016, 'Warning', 'The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID {2593F8B9-4EAF-457C-B68A-50F6B8EA6B54}'))
  poisson(r, t0, end, 6 * M, (at) => ev(at, r.pick(apps), 'System', 'Microsoft-Windows-Time-Service', 37, 'Information', `The time provider NtpClient is currently receiving valid time data from ${d1}.${dom} (ntp.d|0x0|10.1.0.9:123->10.1.0.4:123).`))
  poisson(r, t0, end, 8 * S, (at) => port(at, 'INFO', r.pick(['document opened', 'login ok via Negotiate', 'search done', 'login ok via Negotiate']) + ` user=${r.pick(users.slice(0, 6))} ms=${r.int(12, 240)}`))
  poisson(r, t0, end, 80 * S, (at) => port(at, 'WARN', r.pick(['session expired, redirect to login', 'antiforgery token missing, request rejected']) + ` user=${u()}`))
  const k = t0 + r.int(6, 12) * M
  ev(k, 'FS02', 'System', 'Microsoft-Windows-WindowsUpdateClient', 19, 'Information', 'Installation Successful: Windows successfully installed the following update: Security Intelligence Update for Microsoft Defender Antivirus')
  ev(k + 5 * M, 'SQL01', 'Application', 'MSSQLSERVER', 18264, 'Information', 'Database backed up. Database: HR, creation date(time): 2021/03/02(08:14:11), pages dumped: 88121')
  ev(onset - 40 * S, bad, 'System', 'Microsoft-Windows-Time-Service', 35, 'Information', `The time service is now synchronizing the system time with the time source VM IC Time Synchronization Provider with reference id ${r.int(1e8, 9e8)}. Current local stratum number is 2.`, { root: 'main' })
  ev(onset, bad, 'System', 'Microsoft-Windows-Kernel-General', 1, 'Information', `The system time has changed to ${T(onset - skew * M, 'YYYY-MM-DDTHH:mm:ss.SSS')}000000Z from ${T(onset, 'YYYY-MM-DDTHH:mm:ss.SSS')}000000Z. Change Reason: An application or system component changed the time. Process: svchost.exe.`, { root: 'main' })
  poisson(r, onset + 3 * S, end, 17 * S, (at) => ev(at, r.pick(apps), 'System', 'Microsoft-Windows-Security-Kerberos', 5, 'Error', `The Kerberos client received a KRB_AP_ERR_TKT_NYV error from the server ${bad.toLowerCase()}$. This indicates that the ticket presented to that server is not yet valid (due to a discrepancy between ticket and server time).`, { relevant: 'main' }))
  poisson(r, onset + 5 * S, end, 12 * S, (at) => port(at, 'ERROR', `Negotiate failed for ${r.pick(users.slice(0, 6))}: System.ComponentModel.Win32Exception (0x80090324): The clocks on the client and server machines are skewed\n   at System.Net.NegotiateAuthentication.GetOutgoingBlob(ReadOnlySpan\`1 incomingBlob)\n   at StaffPortal.Auth.NegotiateHandler.HandleAsync()`, { relevant: 'main' }))
  poisson(r, onset + 9 * S, end, 40 * S, (at) => ev(at, 'SQL01', 'Application', 'MSSQLSERVER', 17806, 'Error', `SSPI handshake failed with error code 0x80090324, state 14 while establishing a connection with integrated security; the connection has been closed. [CLIENT: 10.1.4.${r.int(2, 90)}]`, { relevant: 'main' }))
  poisson(r, onset + 2 * M, end, 3 * M, (at) => ev(at, d1, 'Directory Service', 'Microsoft-Windows-ActiveDirectory_DomainService', 1925, 'Warning', `The attempt to establish a replication link for the following writable directory partition failed. Source directory service: ${bad} Additional Data Error value: 1398 There is a time and/or date difference between the client and server.`, { relevant: 'main' }))
  poisson(r, onset + 40 * S, end, 100 * S, (at) => ev(at, r.pick(apps), 'System', 'Microsoft-Windows-GroupPolicy', 1058, 'Error', `The processing of Group Policy failed. Windows attempted to read the file \\\\${dom}\\sysvol\\${dom}\\Policies\\{${r.uuid().toUpperCase()}}\\gpt.ini from a domain controller and was not successful.`, { relevant: 'main' }))
  return c.incident('main', {
    cause: { allOf: [['clock', '\\btime\\b', 'skew', 'w32time', 'time.?(sync|source|service)', 'VM IC'], [bad, 'domain controller', '\\bDC\\b', 'hypervisor', 'VM ?IC', 'Hyper-V', 'host clock', 'jump', 'chang', 'synchroni[sz]', 'forward', 'time source', 'ahead']], mustNot: ['bad password', 'cipher'] },
    services: [bad, `${bad}.${dom}`, 'Microsoft-Windows-Time-Service', 'Microsoft-Windows-Kernel-General', 'W32Time', 'time service', 'domain controller'], victims: ['staff-portal', 'StaffPortal', 'SQL01', 'WEB03', 'APP11', 'APP12', 'FS02', 'MSSQLSERVER'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'time source VM IC|system time has changed',
  })
}
export const louder = [media, preemption, mesh, san, directory]
