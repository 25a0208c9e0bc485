// The culprit says what is wrong, among louder consequences.
import { Story, iso, sec, slash, plain, quietTrail, MIN } from './lib.mjs'

/** A webhook renews its serving certificate and may not write the new authority into its configuration. */
export function admission(seed) {
  const s = new Story('twentytwo-d1-admission-webhook', seed, { density: 0.65, notes: 'chart upgrade took a verb from the ClusterRole; API server refuses every pod afterwards' }), { r } = s
  const on = s.at(r.int(28, 38)), end = on + r.int(22, 32) * MIN, apps = ['cart', 'catalog', 'profile', 'search', 'reviews', 'loyalty']
  const hook = 'failed calling webhook "validate.policy.acme.io": failed to call webhook: Post "https://policy-webhook.policy-system.svc:443/validate?timeout=10s": tls: failed to verify certificate: x509: certificate signed by unknown authority'
  s.every(s.t0, end, 11000, (t) => s.log('kube-apiserver.log', t, r.pick([
    () => s.kcri(t, 'I', 'alloc.go:330', `"allocated clusterIPs" service="shop/${r.pick(apps)}-preview" clusterIPs={"IPv4":"172.20.${r.int(0, 255)}.${r.int(1, 250)}"}`),
    () => s.kcri(t, 'I', 'controller.go:667', `quota admission added evaluator for: ${r.pick(['cronjobs.batch', 'leases.coordination.k8s.io', 'endpointslices.discovery.k8s.io', 'applications.argoproj.io'])}`),
    () => s.kcri(t, 'E', 'authentication.go:74', '"Unable to authenticate the request" err="[invalid bearer token, service account token has expired]"'),
    () => s.kcri(t, 'W', 'warnings.go:70', 'v1 Endpoints is deprecated in v1.33+; use discovery.k8s.io/v1 EndpointSlice'),
    () => s.kcri(t, 'I', 'trace.go:236', `"Trace" trace="Update[${r.int(1e8, 9e8)}] accept:application/json, */*,client:${s.ip()},api-group:coordination.k8s.io,resource:leases,verb:PUT" total="${r.int(501, 640)}ms"`)])()))
  s.every(s.t0, end, 9000, (t) => { const app = r.pick(apps); s.log('kube-controller-manager.log', t, r.pick([
    () => s.kcri(t, 'I', 'endpointslice_controller.go:344', `"Finished syncing service endpoint slices" logger="endpointslice-controller" service="shop/${app}" elapsed="${r.int(1, 9)}.${r.int(10, 99)}ms"`),
    () => s.kcri(t, 'I', 'job_controller.go:568', `"enqueueing job" logger="job-controller" key="shop/${app}-report-${r.int(29000000, 29900000)}" delay="1s"`),
    () => s.kcri(t, 'I', 'garbagecollector.go:549', `"Processing item" logger="garbage-collector-controller" item="[v1/ConfigMap, namespace: shop, name: ${app}-env-${s.tail(10)}, uid: ${s.uuid()}]" virtual=false`)])()) })
  s.every(s.t0, on, 7000, (t) => s.log('policy-webhook.log', t, s.zap(t, 'info', 'webhook', 'admission request allowed', { kind: r.pick(['Pod', 'Pod', 'Deployment', 'ConfigMap']), namespace: 'shop', name: s.pod(r.pick(apps)), rules: 14, latency: `${r.int(2, 9)}.${r.int(1, 9)}ms` })))
  s.every(s.t0, end, 14000, (t) => s.log('policy-webhook.log', t, s.zap(t, 'debug', 'cache', 'policy cache in sync', { policies: 31, exceptions: 4 })))
  s.every(s.t0, end, 6500, (t) => { const app = r.pick(apps); s.log('argocd-application-controller.log', t, `time="${sec(t)}" level=info msg="${r.pick(['Refreshing app status (controller refresh requested), level (1)', 'Comparing app state (cluster: https://kubernetes.default.svc, namespace: shop)', 'Skipping auto-sync: application status is Synced', 'Reconciliation completed'])}" application=argocd/${app} ${r.next() < 0.4 ? `time_ms=${r.int(20, 190)} ` : ''}app-namespace=argocd project=shop`) })
  // the upgrade, and an innocent one
  const up = on - r.int(6, 9) * MIN
  s.log('argocd-application-controller.log', up, `time="${sec(up)}" level=info msg="Partial sync operation to 2.8.1 succeeded: serviceaccount/policy-webhook unchanged, clusterrole.rbac.authorization.k8s.io/policy-webhook configured, deployment.apps/policy-webhook configured" application=argocd/policy-webhook app-namespace=argocd project=platform`, 'rel')
  s.log('argocd-application-controller.log', on - 2 * MIN, `time="${sec(on - 2 * MIN)}" level=info msg="Sync operation to 9c1${r.hex(4)} succeeded: deployment.apps/loyalty configured" application=argocd/loyalty app-namespace=argocd project=shop`)
  s.log('policy-webhook.log', up + 9000, s.zap(up + 9000, 'info', 'setup', 'starting policy-webhook', { version: 'v2.8.1', leader: true }))
  s.log('policy-webhook.log', on - 900, s.zap(on - 900, 'info', 'certmanager', 'serving certificate is past its renewal time, generated new self-signed CA and certificate', { secret: 'policy-system/policy-webhook-tls', serial: r.hex(16) }), 'root')
  s.beat(on, end, 65000, (t, i) => s.log('policy-webhook.log', i ? t : on, s.zap(i ? t : on, 'error', 'certmanager', 'failed to update caBundle of webhook configuration, will retry', { name: 'policy-webhook', attempt: i + 1, error: 'validatingwebhookconfigurations.admissionregistration.k8s.io "policy-webhook" is forbidden: User "system:serviceaccount:policy-system:policy-webhook" cannot update resource "validatingwebhookconfigurations" in API group "admissionregistration.k8s.io" at the cluster scope' }), 'root'))
  s.every(on + 4000, end, 8000, (t) => {
    s.log('kube-apiserver.log', t, s.kcri(t, 'W', 'dispatcher.go:217', `Failed calling webhook, failing closed validate.policy.acme.io: ${hook}`), 'rel')
    s.log('policy-webhook.log', t + 3, `${slash(t)} http: TLS handshake error from ${s.ip()}:${r.int(30000, 60000)}: remote error: tls: bad certificate`, 'rel')
  })
  s.every(on + 9000, end, 7000, (t) => { const rs = `shop/${r.pick(apps)}-${s.tail(9)}`; s.log('kube-controller-manager.log', t, s.kcri(t, 'E', 'replica_set.go:562', `"Unhandled Error" err="sync \\"${rs}\\" failed with Internal error occurred: ${hook.replace(/"/g, '\\"')}" logger="UnhandledError"`), 'rel') })
  s.every(on + 30000, end, 55000, (t) => { const app = r.pick(apps); s.log('argocd-application-controller.log', t, `time="${sec(t)}" level=error msg="Sync operation to ${r.hex(7)} failed: one or more objects failed to apply, reason: Internal error occurred: ${hook.replace(/"/g, '\\"')}" application=argocd/${app} app-namespace=argocd project=shop`, 'rel') })
  s.one({ cause: { allOf: [['webhook', 'admission', 'policy-webhook'], ['ca.?bundle', 'rbac', 'forbidden', 'permission', 'cluster.?role', 'not allowed', 'unknown authority', 'untrusted', 'not trust', 'distrust', 'trust', 'certificate', '\\bcert\\b', '\\bCA\\b', 'x509', 'unauthori[sz]ed']] }, services: ['policy-webhook', 'policy-system', 'webhook', 'validate.policy.acme.io', 'certmanager'], victims: ['kube-controller-manager', 'argocd-application-controller', 'argocd', 'kube-apiserver', ...apps], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'forbidden|generated new self-signed' })
  return s
}

/** All nodes are replaced at once and pull anonymously from Docker Hub. */
export function pullLimit(seed) {
  const s = new Story('twentytwo-d2-node-rollover', seed, { density: 0.85, notes: 'anonymous pull limit during a node group upgrade; own-registry images still pull' }), { r } = s
  const on = s.at(r.int(22, 30)), end = on + r.int(20, 26) * MIN, nodes = [s.node(), s.node(), s.node(), s.node()], fresh = nodes.map(() => s.node()), hub = { storefront: 'library/nginx:1.27-alpine', 'session-cache': 'library/redis:7.2-alpine', 'edge-proxy': 'envoyproxy/envoy:v1.30.2' }, ami = `ami-0${r.hex(16)}`, host = (t, n) => (t < on - 45000 ? nodes : fresh)[n]
  const apps = ['storefront', 'session-cache', 'edge-proxy'], own = '480112930457.dkr.ecr.eu-west-1.amazonaws.com'
  const limit = '429 Too Many Requests - Server message: toomanyrequests: You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit'
  const pids = nodes.map(() => [r.int(1200, 1900), r.int(2000, 2900)])
  const ctrd = (t, n, level, msg, mark) => s.log('nodes.journal', t, s.journal(t, host(t, n), `containerd[${pids[n][0]}]`, `time="${iso(t).slice(0, 23)}${s.micro()}${s.micro()}Z" level=${level} msg=${msg}`), mark)
  const kube = (t, n, level, source, text, mark) => s.log('nodes.journal', t, s.journal(t, host(t, n), `kubelet[${pids[n][1]}]`, s.klog(t, level, source, text, pids[n][1])), mark)
  s.every(s.t0, end, 5200, (t) => { const n = r.int(0, 3); r.pick([
    () => kube(t, n, 'I', 'kubelet_getters.go:219', `"Pod status updated" pod="kube-system/kube-proxy-${s.tail()}" status="Running"`),
    () => kube(t, n, 'I', 'reconciler_common.go:245', `"operationExecutor.VerifyControllerAttachedVolume started for volume \\"kube-api-access-${s.tail()}\\" (UniqueName: \\"kubernetes.io/projected/${s.uuid()}-kube-api-access\\") pod \\"${s.pod('catalog')}\\""`),
    () => ctrd(t, n, 'info', `"PullImage \\"${own}/catalog:${r.int(200, 260)}\\" returns image reference \\"sha256:${r.hex(64)}\\""`),
    () => ctrd(t, n, 'info', `"CreateContainer within sandbox \\"${r.hex(64)}\\" for &ContainerMetadata{Name:catalog,Attempt:0,} returns container id \\"${r.hex(64)}\\""`),
    () => kube(t, n, 'W', 'machine_stats.go:29', '"Failed to get extra cgroup stats" err="cgroup io.stat not found"'),
    () => ctrd(t, n, 'info', '"cleaning up dead shim"')])() })
  s.every(s.t0, end, 5500, (t) => { const path = r.pick(['/', '/p/8812', '/cart', '/api/catalog?page=2', '/login']), app = path.startsWith('/api') ? 'shop-catalog-8080' : 'shop-storefront-8080', bad = t > on + 3 * MIN && app.includes('storefront') && r.next() < 0.6
    s.log('ingress-nginx-controller.log', t, bad ? s.ingress(t, 'GET', path, 503, null, app, 190) : s.ingress(t, 'GET', path, r.pick([200, 200, 200, 200, 200, 200, 200, 304]), 0.004 + r.next() * 0.09, app), bad ? 'rel' : undefined)
    if (bad && r.next() < 0.5) s.log('ingress-nginx-controller.log', t, `${slash(t)} [error] 31#31: *${r.int(1e6, 9e6)} no live upstreams while connecting to upstream, client: ${s.ip('88')}, server: shop.acme.io, request: "GET ${path} HTTP/2.0", upstream: "http://upstream_balancer${path}", host: "shop.acme.io"`, 'rel') })
  s.every(s.t0, end, 20000, (t) => s.log('cluster-autoscaler.log', t, s.klog(t, 'I', ...r.pick([['filter_out_schedulable.go:63', 'No unschedulable pods'], ['scale_down.go:422', 'Scale-down calculation: ignoring 2 nodes unremovable in the last 5m0s'], ['static_autoscaler.go:274', 'Starting main loop'], ['scale_down.go:560', 'Skipping scale-down of eks-general, node group min size reached']]))))
  const roll = on - 3 * MIN
  for (let i = 0; i < 4; i++) s.log('cluster-autoscaler.log', roll + i * 9000, s.klog(roll + i * 9000, 'I', 'node_instances_cache.go:156', `node group eks-general: instance refresh replaces ${nodes[i]}, new release ${ami}`), 'rel')
  for (let n = 0; n < 4; n++) kube(on - 40000 + n * 4000, n, 'I', 'kubelet_node_status.go:79', `"Successfully registered node" node="${fresh[n]}"`)
  s.every(on, end, 13000, (t) => { const n = r.int(0, 3), app = r.pick(apps), image = hub[app], pod = s.pod(app)
    ctrd(t, n, 'error', `"PullImage \\"docker.io/${image}\\" failed" error="failed to pull and unpack image \\"docker.io/${image}\\": failed to copy: httpReadSeeker: failed open: unexpected status code https://registry-1.docker.io/v2/${image.split(':')[0]}/manifests/sha256:${r.hex(64)}: ${limit}"`, 'root')
    kube(t + 5, n, 'E', 'pod_workers.go:1301', `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"${app}\\" with ErrImagePull: \\"${limit}\\"" pod="shop/${pod}" podUID="${s.uuid()}"`, 'root')
    for (let i = 1; i < r.int(2, 4); i++) kube(t + i * 12000, n, 'E', 'pod_workers.go:1301', `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"${app}\\" with ImagePullBackOff: \\"Back-off pulling image \\\\\\"docker.io/${image}\\\\\\"\\"" pod="shop/${pod}" podUID="${s.uuid()}"`, 'rel') })
  s.one({ cause: { allOf: [['rate.?limit', 'pull limit', 'too ?many ?requests', '\\b429\\b', 'throttl', 'pull quota', 'unauthenticated', 'anonymous', 'limit']
    , ['docker', 'registry', 'image', 'pull']], mustNot: ['ingress[^.]* (is|was) the (root )?cause'] }, services: ['containerd', 'kubelet', 'docker.io', 'registry-1.docker.io', 'docker hub', 'registry', 'nodes'], victims: ['storefront', 'ingress-nginx-controller', 'ingress-nginx', 'session-cache', 'edge-proxy', 'cluster-autoscaler'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'pull rate limit' })
  return s
}

/** Somebody switches off the key that Vault unseals itself with; a drain restarts Vault. */
export function vault(seed) {
  const s = new Story('twentytwo-d3-vault-unseal', seed, { density: 0.62, notes: 'key disabled minutes before Vault is rescheduled; secret consumers are loud' }), { r } = s
  const off = s.at(r.int(24, 32)), on = off + r.int(3, 5) * MIN, end = on + r.int(18, 26) * MIN, key = `arn:aws:kms:eu-west-1:480112930457:key/${s.uuid()}`
  s.every(s.t0, end, 7500, (t) => s.log('cloudtrail.jsonl', t, quietTrail(s, t)))
  s.every(s.t0, on - 20000, 8000, (t) => s.log('vault-0.log', t, `${iso(t)} [${r.pick([`INFO]  expiration: revoked lease: lease_id=database/creds/billing/${s.tail(24)}`, `INFO]  core.autoseal: seal health test passed`, `DEBUG] secrets.database.database_${r.hex(8)}: renewed credential: role=billing`, `WARN]  core: post-upgrade feature retrieval_cache is deprecated, see release notes`])}`))
  const secrets = ['billing-db', 'mailer-smtp', 'partner-hmac', 'orders-db']
  s.every(s.t0, end, 9000, (t) => { const name = r.pick(secrets); if (t < on) s.log('external-secrets.log', t, s.zap(t, 'info', 'controllers.ExternalSecret', 'reconciled secret', { ExternalSecret: { name, namespace: 'billing' }, refresh: '1m0s' }))
    else s.log('external-secrets.log', t, s.zap(t, 'error', 'controllers.ExternalSecret', 'could not get secret data from provider', { ExternalSecret: { name, namespace: 'billing' }, error: `error retrieving secret at .data[0], key: ${name}, err: cannot read secret data from Vault: Error making API request.\n\nURL: GET http://vault.vault.svc:8200/v1/kv/data/${name}\nCode: 503. Errors:\n\n* Vault is sealed` }), 'rel') })
  const pod = s.pod('billing-api')
  s.every(s.t0, end, 6000, (t) => { const sick = t > on + 4 * MIN && r.next() < 0.7
    s.log('billing-api.log', t, sick ? `${plain(t)} ERROR 1 --- [nio-8080-exec-${r.int(1, 20)}] c.a.billing.web.ErrorAdvice            : invoice request failed: FATAL: password authentication failed for user "v-k8s-billing-${s.tail(12)}"\norg.postgresql.util.PSQLException: FATAL: password authentication failed for user "v-k8s-billing"\n\tat org.postgresql.core.v3.ConnectionFactoryImpl.doAuthentication(ConnectionFactoryImpl.java:693)\n\tat com.zaxxer.hikari.pool.PoolBase.newConnection(PoolBase.java:359)`
      : `${plain(t)}  INFO 1 --- [nio-8080-exec-${r.int(1, 20)}] c.a.billing.web.InvoiceController       : invoice ${r.int(100000, 999999)} served in ${r.int(8, 70)} ms`, sick ? 'rel' : undefined) })
  s.beat(on + 50000, end, 60000, (t) => s.log('billing-api.log', t, `${plain(t)}  WARN 1 --- [ault-lease-renew] o.s.v.core.lease.SecretLeaseContainer   : [RequestedSecret [path='database/creds/billing', mode=RENEW]] Lease [leaseId='database/creds/billing/${s.tail(24)}'] Status 503 Service Unavailable: Vault is sealed`, 'rel'))
  s.log('cloudtrail.jsonl', off, s.trail(off, 'kms', 'DisableKey', 'platform-admin/m.keller', { keyId: key }, { userAgent: 'AWS Internal', resources: [{ accountId: '480112930457', type: 'AWS::KMS::Key', ARN: key }] }), 'root')
  const also = off + 40000
  s.log('cloudtrail.jsonl', also, s.trail(also, 'kms', 'DisableKey', 'platform-admin/m.keller', { keyId: `arn:aws:kms:eu-west-1:480112930457:key/${s.uuid()}` }, { userAgent: 'AWS Internal' }))
  s.log('cloudtrail.jsonl', on - 50000, s.trail(on - 50000, 'ec2', 'TerminateInstances', 'karpenter/controller', { instancesSet: { items: [{ instanceId: `i-0${r.hex(16)}` }] } }))
  const boot = (t, text, mark) => s.log('vault-0.log', t, text, mark)
  boot(on - 48000, `${iso(on - 48000)} [INFO]  core: marked as sealed`); boot(on - 47000, `${iso(on - 47000)} [INFO]  core: vault is shutting down: reason="received SIGTERM, node drain"`)
  boot(on - 6000, `==> Vault server configuration:\n\n             Api Address: http://${s.ip()}:8200\n           Seal Type: awskms\n                 Storage: raft (HA available)\n                 Version: Vault v1.16.3\n\n==> Vault server started! Log data will stream in below:`)
  s.beat(on, end, 5000 * 6, (t, i) => { const at = i ? t : on
    boot(at, `${iso(at)} [INFO]  core: stored unseal keys supported, attempting fetch`)
    boot(at + 300, `${iso(at + 300)} [ERROR] core: failed to unseal: error="fetching stored unseal keys failed: failed to decrypt encrypted stored keys: error decrypting data encryption key: DisabledException: ${key} is disabled."`, 'root') })
  s.beat(on + 10000, end, 10000, (t) => boot(t, `${iso(t)} [INFO]  core: security barrier not initialized or sealed, health check answered: code=503`, 'rel'))
  s.one({ cause: { allOf: [['\\bkms\\b', 'unseal', '\\bkey\\b', 'seal key', 'DisableKey'], ['disabled?', 'switched off', 'turned off', 'deactivat', 'DisableKey', 'unavailable', 'cannot decrypt', "can't decrypt", 'failed to decrypt', 'unusable']] }, services: ['vault', 'vault-0', 'kms', 'aws kms', 'core'], victims: ['external-secrets', 'billing-api', 'billing', 'postgres', pod], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 420, rootPattern: 'DisabledException|DisableKey' })
  return s
}

/** A function's layer is exchanged for one without a compiled module. */
export function lambdaLayer(seed) {
  const s = new Story('twentytwo-d4-lambda-layer', seed, { density: 0.5, notes: 'serverless; the consumer of un-enriched orders is loud, another function was deployed at the same time' }), { r } = s
  const on = s.at(r.int(35, 50)), end = on + r.int(25, 35) * MIN, old = r.int(38, 60), runtime = `Runtime Version: python:3.12.v${r.int(30, 60)}\tRuntime Version ARN: arn:aws:lambda:eu-west-1::runtime:${r.hex(64)}`
  const run = (file, t, body, ms, mem, init, mark) => { const id = s.uuid()
    s.log(file, t - 2, `${init ? `${iso(t - init)}\tINIT_START ${runtime}\n` : ''}${iso(t)}\tSTART RequestId: ${id} Version: $LATEST`)
    for (const [dt, text, m] of body) s.log(file, t + dt, text.replace('ID', id), m)
    s.log(file, t + ms, `${iso(t + ms)}\tEND RequestId: ${id}\n${iso(t + ms)}\tREPORT RequestId: ${id}\tDuration: ${ms}.${r.int(10, 99)} ms\tBilled Duration: ${ms + 1} ms\tMemory Size: 512 MB\tMax Memory Used: ${mem} MB${init ? `\tInit Duration: ${init}.${r.int(10, 99)} ms` : ''}`, mark) }
  s.every(s.t0, on, 26000, (t) => { const n = r.int(500000, 599999); run('lambda-order-enricher.log', t, [[20, `${iso(t + 20)}\tID\t[INFO]\torder ${n} received from queue orders-raw, batch size ${r.int(1, 10)}`], [60, `${iso(t + 60)}\tID\t[INFO]\torder ${n} enriched: address=ok tax=ok published=orders-enriched`]], r.int(70, 260), r.int(118, 131), r.next() < 0.1 ? r.int(380, 610) : 0) })
  s.every(s.t0, end, 24000, (t) => run('lambda-order-intake.log', t, [[8, `${iso(t + 8)}\tID\t[INFO]\t202 accepted POST /orders ${r.int(500000, 599999)} -> orders-raw`], ...(r.next() < 0.1 ? [[9, `${iso(t + 9)}\tID\t[WARNING]\tclient sent unknown field "utm_src", ignored`]] : [])], r.int(14, 60), r.int(84, 90), r.next() < 0.06 ? r.int(280, 400) : 0))
  s.every(s.t0, end, 9000, (t) => s.log('cloudtrail.jsonl', t, quietTrail(s, t)))
  const dep = (t, name, who, request, mark) => s.log('cloudtrail.jsonl', t, s.trail(t, 'lambda', name, who, request), mark)
  dep(on - 4 * MIN, 'UpdateFunctionCode20150331v2', 'github-deploy/order-intake', { functionName: 'order-intake', publish: false })
  dep(on - 20000, 'UpdateFunctionConfiguration20150331v2', 'github-deploy/shared-layers', { functionName: 'order-enricher', layers: [`arn:aws:lambda:eu-west-1:480112930457:layer:shared-deps:${old + 1}`], previousLayers: [`arn:aws:lambda:eu-west-1:480112930457:layer:shared-deps:${old}`] }, 'root')
  s.every(on, end, 11000, (t) => run('lambda-order-enricher.log', t, [[3, `${iso(t + 3)}\t[ERROR] Runtime.ImportModuleError: Unable to import module 'handler': No module named 'pydantic_core._pydantic_core'\nTraceback (most recent call last):`, 'root']], r.int(4, 9), r.int(60, 64), r.int(210, 330), 'rel'))
  s.every(s.t0, end, 11000, (t) => { const n = r.int(500000, 599999), sick = t > on + 4 * MIN && r.next() < 0.8
    s.log('fulfilment-worker.log', t, JSON.stringify(sick ? { time: iso(t), level: 50, name: 'fulfilment-worker', pid: 17, order: n, msg: 'order timed out waiting for enrichment, cannot print label: address missing', err: { type: 'EnrichmentTimeout', message: 'no message on orders-enriched within 240000 ms' } } : { time: iso(t), level: 30, name: 'fulfilment-worker', pid: 17, order: n, msg: 'label printed', carrier: r.pick(['dhl', 'ups', 'gls']) }), sick ? 'rel' : undefined) })
  s.beat(on + 5 * MIN, end, 90000, (t, i) => s.log('fulfilment-worker.log', t, JSON.stringify({ time: iso(t), level: 40, name: 'fulfilment-worker', pid: 17, msg: 'dead letter queue orders-raw-dlq is not empty', approximateNumberOfMessages: 12 + i * 19 }), 'rel'))
  s.one({ cause: { allOf: [['import', 'module', 'pydantic', 'layer', 'dependenc', 'package', 'library'], ['missing', 'no module', 'unable', 'cannot', "can't", 'fail', 'layer', 'not found', 'without', 'broken', 'lacks?', 'absent', 'error'], ['enricher', 'lambda', 'layer', 'function', 'pydantic', 'handler', 'import']] }, services: ['order-enricher', 'lambda-order-enricher', 'shared-deps', 'shared-layers', 'handler', 'lambda'], victims: ['fulfilment-worker', 'order-intake', 'lambda-order-intake'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'ImportModuleError|shared-deps|Traceback' })
  return s
}

/** Two things at once: no vCPU quota left for batch nodes, and a certificate that could not be renewed runs out. */
export function twoAtOnce(seed) {
  const s = new Story('twentytwo-d5-quota-and-renewal', seed, { density: 0.55, notes: 'two independent incidents: Karpenter quota, ACME renewal; ExternalDNS chatter is innocent' }), { r } = s
  const onA = s.at(r.int(15, 22)), onB = s.at(r.int(38, 48)), end = s.at(r.int(72, 80)), challenge = r.int(1e9, 3e9), limit = r.pick([256, 384, 512])
  const kar = (t, level, msg, rest, mark) => s.log('karpenter.log', t, JSON.stringify({ level, time: iso(t), logger: 'controller', message: msg, commit: '1072d3b', controller: 'provisioner', ...rest }), mark)
  s.every(s.t0, end, 14000, (t) => r.pick([() => kar(t, 'INFO', 'computed new nodeclaim(s) to fit pod(s)', { nodeclaims: 1, pods: r.int(1, 4) }), () => kar(t, 'DEBUG', 'discovered subnets', { subnets: ['subnet-0a (eu-west-1a)', 'subnet-0b (eu-west-1b)'] }), () => kar(t, 'INFO', 'disrupting nodeclaim(s) via delete, terminating 1 nodes (0 pods) empty', { controller: 'disruption' })].slice(0, t < onA - MIN ? 3 : 2))())
  const events = (t, ns, type, reason, object, text, mark) => s.log('cluster-events.log', t, `${sec(t)}\t${ns}\t${type}\t${reason}\t${object}\t${text}`, mark)
  s.every(s.t0, end, 7000, (t) => { const pod = s.pod(r.pick(['web', 'quotes', 'bff'])); r.pick([() => events(t, 'web', 'Normal', 'Pulled', `pod/${pod}`, `Container image "ghcr.io/acme/web:${r.int(100, 199)}" already present on machine`), () => events(t, 'web', 'Normal', 'Started', `pod/${pod}`, 'Started container app'), () => events(t, 'web', 'Normal', 'SuccessfulCreate', 'job/' + s.pod('nightly'), `Created pod: ${pod}`), () => events(t, 'web', 'Warning', 'Unhealthy', `pod/${pod}`, 'Startup probe failed: HTTP probe failed with statuscode: 503')])() })
  s.beat(onA, end, 31000, (t, i) => { const at = i ? t : onA; kar(at, 'ERROR', 'failed launching nodeclaim', { controller: 'nodeclaim.lifecycle', NodeClaim: { name: `batch-${s.tail()}` }, error: `launching nodeclaim, creating instance, creating fleet: VcpuLimitExceeded: You have requested more vCPU capacity than your current vCPU limit of ${limit} allows for the instance bucket that the specified instance type belongs to. Please visit http://aws.amazon.com/contact-us/ec2-request to request an adjustment to this limit.` }, ['root', 'quota']) })
  s.every(onA + 20000, end, 12000, (t) => events(t, 'batch', 'Warning', 'FailedScheduling', `pod/${s.pod('risk-batch')}`, `0/${r.int(18, 22)} nodes are available: ${r.int(12, 16)} Insufficient cpu, 4 node(s) had untolerated taint {dedicated: web}. preemption: not eligible due to preemptionPolicy=Never.`, ['rel', 'quota']))
  s.every(s.t0, end, 15000, (t) => s.log('risk-batch-dispatcher.log', t, `${slash(t)} dispatcher.go:${r.int(80, 140)}: ${t < onA + MIN ? `portfolio ${r.int(1000, 9999)} handed to worker, queue=${r.int(0, 6)}` : `portfolio ${r.int(1000, 9999)} waits for a worker, queue=${Math.round((t - onA) / 6000)}`}`, t < onA + MIN ? undefined : ['rel', 'quota']))
  // the certificate
  const cm = (t, level, source, text, mark) => s.log('cert-manager.log', t, s.klog(t, level, source, text), mark)
  s.every(s.t0, end, 22000, (t) => cm(t, 'I', 'conditions.go:203', r.pick([`"Setting lastTransitionTime for Certificate condition" logger="cert-manager" certificate="web-tls" condition="Ready" status="True"`, '"certificate is up to date" logger="cert-manager.controller" resource_name="bff-tls" resource_namespace="web"', '"re-queuing item due to optimistic locking on resource" logger="cert-manager.controller" error="Operation cannot be fulfilled on certificates.cert-manager.io \\"web-tls\\": the object has been modified"'])))
  s.beat(s.t0, end, 150000, (t, i) => cm(t, 'E', 'controller.go:162', `"re-queuing item due to error processing" err="error presenting challenge: while attempting to find Zones for domain _acme-challenge.partner.acme.io: while querying the Cloudflare API for GET \\"/zones?name=acme.io\\": Error: 9109: Invalid access token" logger="cert-manager.controller" resource_name="partner-tls-4-${challenge}" resource_namespace="edge" resource_kind="Challenge" attempt=${i + 611}`, ['root', 'acme']))
  cm(s.t0 + 70000, 'W', 'sync.go:310', `"certificate is past its renewal time and not renewed" logger="cert-manager.controller" resource_name="partner-tls" resource_namespace="edge" notAfter="${sec(onB)}"`, ['root', 'acme'])
  const envoy = (t, method, path, code, flags, ms, mark) => s.log('edge-envoy.log', t, `[${iso(t)}] "${method} ${path} HTTP/2" ${code} ${flags} ${r.int(0, 900)} ${r.int(50, 5000)} ${ms} ${Math.max(0, ms - 1)} "${s.ip('88')}" "acme-app/7.${r.int(1, 9)}" "${s.uuid()}" "web.acme.io" "${s.ip()}:8080"`, mark)
  s.every(s.t0, end, 6500, (t) => envoy(t, ...r.pick([['GET', '/v1/quotes', 200], ['GET', '/v1/me', r.pick([200, 200, 200, 401])], ['GET', '/static/app.js', r.pick([200, 304])], ['POST', '/v1/orders', r.pick([201, 201, 422])]]), '-', r.int(3, 80)))
  s.every(s.t0, onB, 16000, (t) => s.log('partner-sync.log', t, `${sec(t)} level=info msg="pushed positions to partner" host=partner.acme.io rows=${r.int(20, 900)} took=${r.int(90, 400)}ms`))
  s.every(onB, end, 9000, (t) => s.log('partner-sync.log', t, `${sec(t)} level=error msg="push failed" host=partner.acme.io err="Post \\"https://partner.acme.io/v2/positions\\": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time ${sec(t)} is after ${sec(onB)}"`, ['rel', 'acme']))
  s.every(onB, end, 8000, (t) => s.log('edge-envoy.log', t, `[${iso(t).slice(0, 23).replace('T', ' ')}][${r.int(20, 40)}][debug][connection] [source/common/tls/ssl_socket.cc:243] [C${r.int(1000, 9999)}] remote address:${s.ip()}:${r.int(30000, 60000)},TLS_error:|268436501:SSL routines:OPENSSL_internal:SSLV3_ALERT_CERTIFICATE_EXPIRED:TLS_error_end`, ['rel', 'acme']))
  s.case.incident('quota', { cause: { allOf: [['vcpu', 'quota', 'capacity limit', 'limit', 'service.?limit', 'VcpuLimitExceeded'], ['vcpu', 'node', 'instance', 'ec2', 'karpenter', 'fleet', 'account', 'aws']] }, services: ['karpenter', 'controller', 'provisioner', 'nodeclaim.lifecycle', 'ec2', 'aws'], victims: ['risk-batch', 'risk-batch-dispatcher', 'cluster-events', 'batch'], severity: ['critical', 'high', 'medium'], onset: onA, onsetToleranceSeconds: 180, rootPattern: 'VcpuLimitExceeded' })
  s.case.incident('acme', { cause: { allOf: [['cloudflare', 'challenge', 'acme (challenge|order|issu|renew|account)', 'dns-?01', 'cert-?manager', 'renew', 'dns provider', 'partner-tls'], ['token', 'renew', 'invalid', 'credential', 'expired', '9109', 'api key', 'unauthori[sz]ed']] }, services: ['cert-manager', 'cloudflare', 'partner-tls', 'cert-manager.controller'], victims: ['partner-sync', 'edge-envoy', 'envoy'], severity: ['critical', 'high', 'medium'], onset: null, rootPattern: 'Invalid access token|past its renewal' })
  return s
}
