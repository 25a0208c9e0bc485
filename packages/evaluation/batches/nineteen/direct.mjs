import { Case, random } from '../case.mjs'
import { SEC, MIN, HOUR, DAY, p, D, iso, isoS, comma, plain, dot, es, sysl, clf, ymd, hms, glog, start, poisson, every, weighted, around, ip, pub, uuid, NAMES } from './common.mjs'

// 1 ------------------------------------------------------------------ keycloak with a directory behind it
export function signin(seed) {
  const r = random(seed + 'signin'), c = new Case('signin-portal', { notes: 'direct: the directory refuses the account with which Keycloak itself binds; louder are failed log-ins, which look like typing errors' })
  const t0 = start(r, 6, 15), on = t0 + r.int(45, 60) * MIN + r.int(0, 59999), end = on + r.int(25, 35) * MIN
  const realm = r.pick(['corp', 'staff', 'workforce']), dc = r.pick(['DC=ad,DC=nordwerk,DC=example', 'DC=corp,DC=halden,DC=example']), v = r.pick(['v4563', 'v3839', 'v2580'])
  const K = 'logs/keycloak.log', N = 'logs/nginx-access.log'
  const clients = ['portal', 'timesheet', 'wiki', 'expense', 'vpn-web'], realmId = uuid(r)
  const kc = (t, lvl, log, msg, o) => c.line(K, t, `${comma(t)} ${lvl.padEnd(5)} [${log}] (executor-thread-${r.int(1, 64)}) ${msg}`, o)
  const ua = () => r.pick(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'])
  const ng = (t, a, m, path, code, n, o) => c.line(N, t, `${a} - - [${clf(t)}] "${m} ${path} HTTP/1.1" ${code} ${n} "https://sso.${realm}.example/" "${ua()}" rt=${(r.int(4, 280) / 1000).toFixed(3)}`, o)
  const ev = (type, who, a, extra = '') => `type="${type}", realmId="${realmId}", clientId="${r.pick(clients)}", userId="${who}", ipAddress="${a}"${extra}`
  poisson(r, t0, end, 34 * SEC, (t) => { const a = ip(r); kc(t, 'INFO', 'org.keycloak.events', ev('REFRESH_TOKEN', uuid(r), a, `, token_id="${uuid(r)}", grant_type="refresh_token", refresh_token_type="Refresh", updated_refresh_token_id="${uuid(r)}", scope="openid profile email", client_auth_method="client-secret"`)); ng(t + 2, a, 'POST', `/realms/${realm}/protocol/openid-connect/token`, 200, r.int(3100, 4200)) })
  const stack = `\tat java.naming/com.sun.jndi.ldap.LdapCtx.mapErrorCode(LdapCtx.java:3264)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.processReturnCode(LdapCtx.java:3210)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.connect(LdapCtx.java:2801)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.<init>(LdapCtx.java:320)\n\tat java.naming/javax.naming.ldap.InitialLdapContext.<init>(InitialLdapContext.java:154)\n\tat org.keycloak.storage.ldap.idm.store.ldap.LDAPContextManager.createLdapContext(LDAPContextManager.java:75)\n\tat org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager.search(LDAPOperationManager.java:204)`
  poisson(r, t0, end, 42 * SEC, (t) => {
    const a = ip(r), who = r.pick(NAMES), tab = r.hex(11)
    ng(t, a, 'GET', `/realms/${realm}/protocol/openid-connect/auth?client_id=${r.pick(clients)}&response_type=code&state=${r.hex(16)}`, 200, r.int(4200, 5200))
    const u = t + r.int(4000, 15000)
    if (u < on) {
      if (r.next() < 0.08) { kc(u, 'WARN', 'org.keycloak.events', ev('LOGIN_ERROR', uuid(r), a, `, error="invalid_user_credentials", auth_method="openid-connect", auth_type="code", code_id="${uuid(r)}", username="${who}"`)); ng(u + 3, a, 'POST', `/realms/${realm}/login-actions/authenticate?tab_id=${tab}`, 200, r.int(4400, 5300)) }
      else { kc(u, 'INFO', 'org.keycloak.events', ev('LOGIN', uuid(r), a, `, auth_method="openid-connect", auth_type="code", consent="no_consent_required", code_id="${uuid(r)}", username="${who}"`)); ng(u + 3, a, 'POST', `/realms/${realm}/login-actions/authenticate?tab_id=${tab}`, 302, 0) }
    } else for (let k = 0, w = u; k < r.int(1, 2); k++, w += r.int(5000, 20000)) {
      if (r.next() < 0.4) kc(w, 'ERROR', 'org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager', `Could not query server using DN [OU=People,${dc}] and filter [(&(sAMAccountName=${who})(objectclass=person)(objectclass=organizationalPerson)(objectclass=user))]: javax.naming.AuthenticationException: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 532, ${v}]\n${stack}`, { root: 'bind' })
      kc(w + 4, 'WARN', 'org.keycloak.services', 'KC-SERVICES0013: Failed authentication: org.keycloak.models.ModelException: LDAP Query failed', { relevant: 'bind' })
      kc(w + 5, 'WARN', 'org.keycloak.events', ev('LOGIN_ERROR', 'null', a, `, error="invalid_user_credentials", auth_method="openid-connect", auth_type="code", code_id="${uuid(r)}", username="${who}"`), { relevant: 'bind' })
      ng(w + 9, a, 'POST', `/realms/${realm}/login-actions/authenticate?tab_id=${tab}`, 500, r.int(2100, 2300), { relevant: 'bind' })
    }
  })
  every(r, t0 + 3 * MIN, end, 10 * MIN, (t) => {
    kc(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', `Sync changed users from LDAP to local store: realm: ${realm}, federation provider: corp-ad, current time: ${iso(t)}, last sync time: ${iso(t - 10 * MIN)}`)
    if (t < on) kc(t + 800, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', `Sync changed users finished: ${r.int(0, 2)} imported users, ${r.int(0, 9)} updated users`)
    else kc(t + 300, 'ERROR', 'org.keycloak.services.scheduled.ScheduledTaskRunner', `Failed to run scheduled task UserStorageSyncManager$2: org.keycloak.models.ModelException: Could not bind as CN=svc-keycloak,OU=Service Accounts,${dc}: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 532, ${v}]`, { root: 'bind' })
  })
  // noise: a guesser, an infinispan warning, health probes, a theme released
  const g = t0 + r.int(10, 25) * MIN, ga = pub(r)
  poisson(r, g, g + 3 * MIN, 9 * SEC, (t) => { kc(t, 'WARN', 'org.keycloak.events', ev('LOGIN_ERROR', 'null', ga, `, error="user_not_found", auth_method="openid-connect", auth_type="code", username="${r.pick(['admin', 'test', 'root', 'support', 'scan', 'info'])}"`)); ng(t + 2, ga, 'POST', `/realms/${realm}/login-actions/authenticate?tab_id=${r.hex(11)}`, 200, 4719) })
  every(r, t0, end, 5 * MIN, (t) => kc(t, 'WARN', 'org.infinispan.CLUSTER', `ISPN000197: Error updating cluster member list: timeout of 400 ms, will retry`), 60000)
  every(r, t0, end, 60 * SEC, (t) => ng(t, '10.0.0.11', 'GET', '/health/ready', 200, 46))
  kc(on - r.int(6, 11) * MIN, 'INFO', 'org.keycloak.theme', `Theme "${realm}-brand" version ${r.int(3, 6)}.${r.int(0, 9)} loaded, caches cleared`)
  c.incident('bind', { cause: { allOf: [
    ['bind', 'ldap', 'active directory', '\\bAD\\b', 'service account', 'svc-keycloak', 'directory', 'technical (user|account)', 'federation'],
    ['expired', 'expir', 'data 532', '\\b532\\b', 'must be (changed|reset|renewed)', 'credential.{0,60}(reject|refus|invalid|not accepted|no longer|wrong|outdated|stale|denied)', '(reject|refus|invalid|den(y|ies|ied)|wrong|outdated|stale).{0,60}(credential|password|bind)', 'password.{0,60}(reject|refus|invalid|not accepted|no longer|outdated|stale|lapsed|aged|too old)', 'bind.{0,60}(reject|refus|den|fail)', 'error code 49', 'code 49', 'cannot bind', 'could not bind', 'unable to bind'],
  ], mustNot: ['users? (are |is |were )?(typ|enter|mistyp)', 'brute.?force', 'certificate', 'ldap (server )?(is )?(down|unreachable)'] }, services: ['keycloak', 'ldap', 'active directory', 'corp-ad', 'svc-keycloak', 'LDAPOperationManager', 'org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager', 'ad', 'sso', 'LDAPContextManager', 'org.keycloak.services.scheduled.ScheduledTaskRunner', 'ScheduledTaskRunner'], victims: ['nginx', 'nginx-access', ...clients], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'data 532|LdapCtx|InitialLdap|LDAPOperation|LDAPContext' })
  return c
}

// 2 ------------------------------------------------------------------ inference node
export function inference(seed) {
  const r = random(seed + 'inf'), c = new Case('inference-node', { notes: 'direct: one kernel line says that the card is gone; the model server and the gateway are louder; the other card goes on' })
  const t0 = start(r, 0, 20), on = t0 + r.int(30, 50) * MIN + r.int(0, 59999), end = on + r.int(12, 18) * MIN
  const host = `gpu-${r.pick(['a', 'b', 'c'])}${p(r.int(2, 28))}`, up = r.int(200000, 1900000), bus = r.pick(['3b', '5e', 'af', 'd8']), gpu = `GPU-${uuid(r)}`
  const T = 'logs/triton.log', K = 'logs/kern.log', G = 'logs/model-gateway.jsonl'
  const bad = r.pick(['ranker-v12', 'ranker-v13', 'feed-ranker']), good = 'text-embed', third = 'nsfw-image'
  const tr = (t, l, src, m, o) => c.line(T, t, `${l}${glog(t, r)} 1 ${src}] ${m}`, o)
  const kn = (t, m, o) => c.line(K, t, `${sysl(t)} ${host} kernel: [${(up + (t - t0) / 1000).toFixed(6)}] ${m}`, o)
  const gw = (t, level, m, x, o) => c.line(G, t, JSON.stringify({ ts: iso(t), level, logger: 'model-gateway', node: host, msg: m, ...x }), o)
  poisson(r, t0, end, 9 * SEC, (t) => {
    const m = weighted(r, [[5, bad], [3, good], [2, third]]), id = r.hex(16)
    tr(t, 'I', 'http_server.cc:4580', `"HTTP request: 2 /v2/models/${m}/infer"`)
    if (m === bad && t > on) {
      if (r.next() < 0.6) tr(t + 2, 'E', 'onnxruntime.cc:2081', `[E:onnxruntime:log, cuda_call.cc:118 CudaCall] CUDA failure 999: unknown error ; GPU=1 ; hostname=${host} ; file=/workspace/onnxruntime/onnxruntime/core/providers/cuda/gpu_data_transfer.cc ; line=73 ; expr=cudaMemcpyAsync(dst_data, src_data, bytes, cudaMemcpyHostToDevice, stream);`, { relevant: 'xid' })
      if (r.next() < 0.5) tr(t + 3, 'E', 'infer_handler.h:187', `"[request id: ${id}] Infer failed: onnx runtime error 1: Non-zero status code returned while running MemcpyFromHost node. Name:'Memcpy' Status Message: CUDA error"`, { relevant: 'xid' })
      gw(t + 12, 'error', 'upstream inference failed', { model: bad, request_id: id, status: 503, attempt: 3, err: 'rpc error: code = Internal desc = onnx runtime error 1' }, { relevant: 'xid' })
      if (r.next() < 0.4) gw(t + 14, 'warn', 'serving fallback ranking', { model: bad, request_id: id, fallback: 'popularity' }, { relevant: 'xid' })
    } else if (r.next() < 0.03) gw(t + 8, 'warn', 'request rejected', { model: m, request_id: id, status: 400, err: 'input tensor "ids" expected shape [-1,64], got [1,80]' })
    else gw(t + 8, 'info', 'inference done', { model: m, request_id: id, status: 200, latency_ms: around(r, m === good ? 14 : 31), batch: r.int(1, 16) })
  })
  every(r, t0, end, 30 * SEC, (t) => gw(t, 'info', 'queue stats', { model: r.pick([bad, good, third]), queued: r.int(0, 6), inflight: r.int(1, 12) }))
  every(r, t0, end, 1 * MIN, (t) => tr(t, 'I', 'metrics.cc:890', `"GPU 0 utilization ${r.int(41, 77)}% memory ${r.int(22, 24)}.${r.int(0, 9)} GiB${t < on ? `, GPU 1 utilization ${r.int(50, 88)}% memory ${r.int(30, 33)}.${r.int(0, 9)} GiB` : ''}"`))
  tr(t0 + 5 * MIN, 'W', 'metrics.cc:631', '"Unable to get power limit for GPU 0. Status:Success, value:0.000000"')
  kn(t0 + r.int(2, 8) * MIN, 'perf: interrupt took too long (2514 > 2500), lowering kernel.perf_event_max_sample_rate to 79500')
  for (let i = 0; i < 14; i++) kn(t0 + r.int(0, end - t0), r.pick(['IPv6: ADDRCONF(NETDEV_CHANGE): cali7f02: link becomes ready', 'mce: CPU21: Core temperature/speed normal', 'mce: CPU21: Core temperature above threshold, cpu clock throttled (total events = 214)', 'audit: type=1400 apparmor="STATUS" operation="profile_replace" profile="unconfined" name="cri-containerd.apparmor.d"', 'docker0: port 3(veth21ab) entered forwarding state']))
  { const t = t0 + r.int(10, 20) * MIN; kn(t, 'nfs: server nas-02 not responding, still trying'); kn(t + 6100, 'nfs: server nas-02 OK') }
  kn(on, `NVRM: GPU at PCI:0000:${bus}:00: ${gpu}`, { root: 'xid' })
  kn(on + 1, `NVRM: Xid (PCI:0000:${bus}:00): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.`, { root: 'xid' })
  kn(on + 2, `NVRM: GPU 0000:${bus}:00.0: GPU has fallen off the bus.`, { root: 'xid' })
  kn(on + 3, `NVRM: A GPU crash dump has been created. If possible, please run nvidia-bug-report.sh as root to collect this data before the NVIDIA kernel module is unloaded.`, { relevant: 'xid' })
  c.line(K, on + 1400, `${sysl(on + 1400)} ${host} nvidia-device-plugin[2210]: XidCriticalError: Xid=79 on Device=${gpu}; marking device as unhealthy.`, { root: 'xid' })
  every(r, on + 2 * MIN, end, 2 * MIN, (t) => c.line(K, t, `${sysl(t)} ${host} kubelet[1877]: W${glog(t, r)}    1877 devices.go:221] "Insufficient healthy devices" resource="nvidia.com/gpu" healthy=1 capacity=2`, { relevant: 'xid' }))
  tr(on + 5 * MIN, 'I', 'model_lifecycle.cc:473', `"loading: ${bad}:1"`)
  tr(on + 5 * MIN + 900, 'E', 'model_lifecycle.cc:654', `"failed to load '${bad}' version 1: Internal: unable to get number of CUDA devices: unknown error"`, { relevant: 'xid' })
  gw(on - r.int(7, 14) * MIN, 'info', 'model config reloaded', { model: good, max_batch: 32, change: 'MLP-' + r.int(1100, 1999) })
  c.incident('xid', { cause: { allOf: [
    ['gpu', 'graphics card', 'nvidia', 'accelerator', 'pci(e)? (device|card)', '\\bcard\\b'],
    ['fell off', 'fallen off', 'off the (pci ?e? )?bus', 'xid ?[=:(]? ?\\(?79', 'xid', 'hardware (fail|fault|error|problem)', '(lost|dropped|vanished|disappeared|gone|missing|detached|died|dead|unreachable).{0,40}(bus|pci|device|card|gpu|kernel|host)', '(gpu|card|device).{0,60}(lost|dropped|vanished|disappeared|gone|died|dead|failed|unhealthy|unreachable|detached|crash)', 'no longer (visible|reachable|respond)'],
  ], mustNot: ['bad input', 'shape', 'out of memory', 'nfs', 'model (file|artifact).{0,20}(corrupt|missing)'] }, services: ['kernel', 'kern', 'nvrm', 'nvidia', 'gpu', host, 'nvidia-device-plugin', 'node', 'gpu 1', gpu], victims: ['triton', 'model-gateway', bad, 'kubelet'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 60, rootPattern: 'NVRM|XidCritical' })
  return c
}

// 3 ------------------------------------------------------------------ log platform
export function logplatform(seed) {
  const r = random(seed + 'es'), c = new Case('log-platform', { notes: 'direct: index creation refused at midnight because the cluster is at its shard limit; the shippers complain louder' })
  const x0 = start(r, 0, 0), mid = x0 - (x0 % DAY) + DAY, on = mid + 1500, t0 = mid - r.int(60, 80) * MIN, end = mid + r.int(35, 50) * MIN
  const cl = r.pick(['obs-prod', 'logs-eu', 'central-logging']), nodes = [`${cl}-master-0`, `${cl}-hot-0`, `${cl}-hot-1`, `${cl}-hot-2`], cap = r.pick([3000, 4000, 6000])
  const E = 'logs/elasticsearch.log', L = 'logs/logstash-plain.log', B = 'logs/kibana.log', pipe = r.hex(64)
  const apps = ['checkout', 'gateway', 'billing', 'auth', 'search', 'audit', 'mailer', 'warehouse']
  const e = (t, lvl, k, n, m, o) => c.line(E, t, `[${es(t)}][${lvl.padEnd(5)}][${k}] [${n}] ${m}`, o)
  const l = (t, lvl, k, m, o) => c.line(L, t, `[${es(t)}][${lvl.padEnd(5)}][${k}]${m}`, o)
  const kb = (t, lvl, k, m, o) => c.line(B, t, `[${isoS(t).replace('Z', '.' + D(t).f + '+00:00')}][${lvl}][${k}] ${m}`, o)
  const dateOf = (t) => `${D(t).Y}.${D(t).M}.${D(t).d}`
  const refusal = `Validation Failed: 1: this action would add [2] shards, but this cluster currently has [${cap}]/[${cap}] maximum normal shards open;`
  let gcn = r.int(2000, 9000); poisson(r, t0, end, 30 * SEC, (t) => e(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', r.pick(nodes), `[gc][young][${800000 + Math.round((t - t0) / 1000)}][${++gcn}] duration [${700 + gcn % 97}ms], collections [1]/[1.${r.int(1, 9)}s], total [${700 + gcn % 97}ms]/[${r.int(1, 9)}.${r.int(1, 9)}m], memory [${r.int(8, 14)}.${r.int(0, 9)}gb]->[${r.int(5, 8)}.${r.int(0, 9)}gb]/[30gb], all_pools {[young] [8gb]->[0b]/[0b]}{[old] [5.${r.int(0, 9)}gb]->[5.${r.int(0, 9)}gb]/[30gb]}{[survivor] [600mb]->[512mb]/[0b]}`))
  poisson(r, t0, end, 40 * SEC, (t) => e(t, 'INFO', 'o.e.c.m.MetadataMappingService', nodes[0], `[app-${r.pick(apps)}-${dateOf(t < mid ? t : t - DAY)}/${r.hex(22)}] update_mapping [_doc]`))
  every(r, t0, end, 15 * SEC, (t) => l(t, 'INFO', 'logstash.codecs.metrics', `[main] events in=${around(r, 41000)} out=${t < on ? around(r, 41000) : around(r, 11000)} queue=${r.int(0, 900)}`), 5000)
  poisson(r, t0, end, 90 * SEC, (t) => l(t, 'WARN', 'logstash.filters.grok', `[main][${pipe.slice(0, 24)}] Timeout executing grok '%{COMBINEDAPACHELOG}' against field 'message' with value 'Value too large to output (${r.int(1200, 9000)} bytes)!'`))
  poisson(r, t0, end, 3 * MIN, (t) => l(t, 'WARN', 'logstash.outputs.elasticsearch', `[main][${pipe}] Could not index event to Elasticsearch. {:status=>400, :action=>["index", {:_id=>nil, :_index=>"app-${r.pick(apps)}-${dateOf(t0)}", :routing=>nil}, {"level"=>"info"}], :response=>{"index"=>{"_index"=>"app-billing-${dateOf(t0)}", "_id"=>"${r.hex(20)}", "status"=>400, "error"=>{"type"=>"document_parsing_exception", "reason"=>"[1:${r.int(80, 900)}] failed to parse field [duration] of type [long] in document with id '${r.hex(20)}'. Preview of field's value: '12ms'"}}}}`))
  poisson(r, t0, end, 45 * SEC, (t) => kb(t, 'INFO ', 'plugins.alerting', `Rule "${r.pick(['5xx ratio', 'login failures', 'p95 latency'])}" (${uuid(r).slice(0, 18)}) executed in ${r.int(80, 900)} ms, 0 active`))
  poisson(r, t0, end, 2 * MIN, (t) => kb(t, 'WARN ', 'plugins.securitySolution', 'Unable to verify endpoint policies in line with license change: failed to fetch package policies: missing or invalid credentials'))
  apps.slice(0, 3).forEach((a, i) => e(mid - 52 * MIN + i * 700, 'INFO', 'o.e.x.i.IndexLifecycleTransition', nodes[0], `moving index [app-${a}-${dateOf(mid - 7 * DAY)}] from [{"phase":"hot","action":"complete","name":"complete"}] to [{"phase":"warm","action":"allocate","name":"allocate"}] in policy [app-logs]`))
  e(mid - r.int(20, 40) * MIN, 'WARN', 'o.e.d.c.m.MetadataCreateIndexService', nodes[0], `index name [tmp.reindex] starts with a dot '.', in the next major version, index names starting with a dot are reserved for hidden indices and system indices`)
  // midnight: new daily indices
  e(mid + 400, 'INFO', 'o.e.c.m.MetadataCreateIndexService', nodes[0], `[app-gateway-${dateOf(mid)}] creating index, cause [auto(bulk api)], templates [app-logs], shards [1]/[1]`)
  e(mid + 900, 'INFO', 'o.e.c.r.a.AllocationService', nodes[0], `current.health="GREEN" message="Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[app-gateway-${dateOf(mid)}][0]]])." previous.health="YELLOW" reason="shards started [[app-gateway-${dateOf(mid)}][0]]"`)
  poisson(r, on, end, 17 * SEC, (t) => { const a = r.pick(apps.filter((z) => z !== 'gateway')); l(t, 'WARN', 'logstash.outputs.elasticsearch', `[main][${pipe}] Could not index event to Elasticsearch. {:status=>400, :action=>["index", {:_id=>nil, :_index=>"app-${a}-${dateOf(mid)}", :routing=>nil}, {"level"=>"${r.pick(['info', 'warn'])}", "host"=>"${ip(r)}"}], :response=>{"index"=>{"_index"=>"app-${a}-${dateOf(mid)}", "_id"=>nil, "status"=>400, "error"=>{"type"=>"validation_exception", "reason"=>"${refusal}"}}}}`, { root: 'shards' }) })
  every(r, mid + 4 * MIN, end, 10 * MIN, (t) => e(t, 'ERROR', 'o.e.x.i.IndexLifecycleRunner', nodes[0], `policy [metrics] for index [.ds-metrics-system-${dateOf(mid - 20 * DAY)}-000041] failed on step [{"phase":"hot","action":"rollover","name":"attempt-rollover"}]. Moving to ERROR step\norg.elasticsearch.common.ValidationException: ${refusal}\n\tat org.elasticsearch.indices.ShardLimitValidator.validateShardLimit(ShardLimitValidator.java:134) ~[elasticsearch-8.13.4.jar:?]\n\tat org.elasticsearch.cluster.metadata.MetadataCreateIndexService.applyCreateIndexRequest(MetadataCreateIndexService.java:458) ~[elasticsearch-8.13.4.jar:?]\n\tat org.elasticsearch.action.admin.indices.rollover.MetadataRolloverService.rolloverDataStream(MetadataRolloverService.java:301) ~[elasticsearch-8.13.4.jar:?]`, { root: 'shards' }))
  poisson(r, mid + 6 * MIN, end, 80 * SEC, (t) => kb(t, 'ERROR', 'plugins.alerting', `Executing Rule "no logs from ${r.pick(['checkout', 'auth', 'billing'])} for 5m" has resulted in Error: search_phase_execution_exception: index_not_found_exception: no such index [app-${r.pick(['checkout', 'auth', 'billing'])}-${dateOf(mid)}]`, { relevant: 'shards' }))
  poisson(r, mid + 2 * MIN, end, 2 * MIN, (t) => l(t, 'WARN', 'logstash.inputs.deadletter', `[dlq-monitor] dead letter queue size ${Math.round((t - mid) / 1000 * 3.1)} MiB, ${around(r, 900)} events/s written`, { relevant: 'shards' }))
  c.incident('shards', { cause: { allOf: [['shard'], ['limit', 'maximum', '\\bmax', 'quota', 'cap\\b', 'ceiling', 'too many', 'exhaust', 'allowed', 'full', 'max_shards_per_node', 'no room', `\\b${cap}\\b`, 'budget']], mustNot: ['grok', 'failed to parse field', 'disk (is )?full', 'watermark'] }, services: ['elasticsearch', cl, ...nodes, 'es', 'IndexLifecycleRunner', 'o.e.x.i.IndexLifecycleRunner', 'MetadataCreateIndexService', 'logstash.outputs.elasticsearch'], victims: ['logstash', 'kibana', 'logstash-plain', 'plugins.alerting'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'shards open|ShardLimit|policy \\[metrics\\]' })
  return c
}

// 4 ------------------------------------------------------------------ shops and tills: two independent faults
export function tills(seed) {
  const r = random(seed + 'pos'), c = new Case('pos-estate', { notes: 'direct, two independent incidents in a home-made layout: a client certificate of the loyalty link, and a price file whose layout was changed by the producer' })
  const t0 = start(r, 7, 12), onA = t0 + r.int(40, 60) * MIN + r.int(0, 59) * SEC, end = t0 + r.int(150, 170) * MIN
  const hub = r.pick(['HUB-NORD', 'HUB-SUED', 'HUB-WEST']), H = 'logs/storehub.log', I = 'logs/price-import.log'
  const stores = Array.from({ length: 9 }, () => 'S' + p(r.int(101, 899), 4))
  const st = (t) => `${ymd(t)}-${hms(t)}.${D(t).f}`
  const h = (t, store, till, lvl, mod, m, o) => c.line(H, t, `${st(t)}|${hub}|${store}|${till}|${lvl}|${mod}|${m}`, o)
  let seq = r.int(100000, 700000)
  const im = (t, lvl, m, o) => c.line(I, t, `${lvl} ${plain(t)} prcimp[${hub}] ${m}`, o)
  const firstImp = t0 + r.int(3, 8) * MIN, imps = []; for (let t = firstImp; t < end; t += 15 * MIN) imps.push(t)
  const badFrom = imps[6], ver = r.int(7100, 8900)
  const alias = 'loyalty-client-' + r.int(2, 4), endpoint = r.pick(['loyalty-gw.bonusplus.example:8443', 'points.kartenwelt.example:443'])
  let queue = 0
  poisson(r, t0, end, 18 * SEC, (t) => {
    const s = r.pick(stores), till = 'T' + p(r.int(1, 8)), total = (r.int(180, 18000) / 100).toFixed(2), n = r.int(1, 34)
    h(t, s, till, 'I', 'SALE', `bon=${++seq} pos=${n} sum=${total} pay=${r.pick(['EC', 'EC', 'CASH', 'CC', 'MOBILE'])} drawer=${r.pick(['ok', 'ok', 'n/a'])}`)
    if (r.next() < 0.45) {
      if (t < onA) h(t + 300, s, till, 'I', 'LOYALTY', `bon=${seq} card=9276****${r.int(1000, 9999)} points=+${Math.round(total / 2)} rc=0 ${r.int(60, 240)}ms`)
      else {
        h(t + 300, s, till, 'E', 'LOYALTY', `bon=${seq} connect ${endpoint} failed: javax.net.ssl.SSLHandshakeException: Received fatal alert: certificate_expired (alias=${alias})`, { root: 'cert' })
        if (r.next() < 0.5) h(t + 340, s, till, 'W', 'LOYALTY', `bon=${seq} points not booked, stored in offline queue depth=${++queue}`, { relevant: 'cert' })
      }
    }
    if (t > badFrom + 16 * MIN && r.next() < 0.12) h(t + 900, s, till, 'W', 'PRICE', `bon=${seq} shelf label ${(r.int(99, 999) / 100).toFixed(2)} differs from till ${(r.int(99, 999) / 100).toFixed(2)}, cashier override by supervisor`, { relevant: 'price' })
  })
  h(t0 + 2 * MIN, '-----', '---', 'W', 'KEYST', `keystore check: alias=${alias} notAfter=${isoS(onA)} days left: 0`, { root: 'cert' })
  for (const t of imps) {
    const file = `PRC_${hub.slice(4)}_${ymd(t)}_${hms(t).slice(0, 4)}.csv`, rows = r.int(180, 900)
    if (t < badFrom) {
      im(t, 'I', `file ${file} received ${rows} rows, header PRC;2;14 columns, producer ERPX 6.1.4`)
      im(t + 2100, 'I', `file ${file} applied, price version ${ver + imps.indexOf(t)} released to 9 stores`)
    } else {
      im(t, 'I', `file ${file} received ${rows} rows, header PRC;2;15 columns, producer ERPX 6.2.0`, { root: 'price' })
      im(t + 300, 'E', `file ${file} line 2: expected 14 fields, found 15 (unknown field 'BASE_UNIT_QTY' at position 9)`, { root: 'price' })
      im(t + 320, 'E', `file ${file} rejected: 0 of ${rows} rows applied, moved to /var/prcimp/bad, price version stays ${ver + 5}`, { root: 'price' })
      im(t + 5000, 'W', `stores are ${imps.indexOf(t) - 5} version(s) behind ERP`, { relevant: 'price' })
    }
  }
  poisson(r, t0, end, 55 * SEC, (t) => h(t, r.pick(stores), 'T' + p(r.int(1, 8)), 'I', 'PAYTERM', `zvt diag ok terminal=${r.int(60000000, 69999999)} host=prim ${r.int(300, 900)}ms`))
  poisson(r, t0, end, 3 * MIN, (t) => h(t, r.pick(stores), 'T' + p(r.int(1, 8)), 'E', 'PAYTERM', `payment declined rc=${r.pick(['05', '51', '55', '91'])} issuer response, customer asked for other card`))
  poisson(r, t0, end, 4 * MIN, (t) => h(t, r.pick(stores), 'T' + p(r.int(1, 8)), 'W', 'PRINTER', r.pick(['receipt paper near end', 'cover open', 'cover closed, resume'])))
  poisson(r, t0, end, 5 * MIN, (t) => h(t, r.pick(stores), 'T' + p(r.int(1, 8)), 'W', 'SCALE', 'weight unstable, repeat weighing'))
  poisson(r, t0, end, 70 * SEC, (t) => h(t, r.pick(stores), '---', 'I', 'SYNC', `stock delta sent ${r.int(3, 80)} items ack in ${r.int(80, 900)}ms`))
  const d = t0 + r.int(15, 30) * MIN; h(d, stores[0], 'T03', 'E', 'SYNC', 'link down (dsl), switching to lte'); h(d + 8 * SEC, stores[0], 'T03', 'I', 'SYNC', 'link lte up, 14 items resent'); h(d + 9 * MIN, stores[0], 'T03', 'I', 'SYNC', 'link dsl restored')
  h(onA - 9 * MIN, stores[1], '---', 'I', 'UPDATE', `till software 11.${r.int(2, 8)}.1 installed on T01,T02, restart done`)
  c.incident('cert', { cause: { allOf: [['cert', 'tls', 'ssl', 'keystore', 'x\\.?509'], ['expir', 'out of date', 'ran out', 'lapsed', 'no longer valid', 'not renewed', 'validity', 'notAfter', 'past its']], mustNot: ['price', 'terminal.{0,20}(cert|declin)'] }, services: ['loyalty', 'LOYALTY', hub, 'storehub', 'hub', 'KEYST', 'loyalty-client', alias, endpoint, endpoint.split(':')[0]], victims: stores, severity: ['high', 'medium', 'critical'], onset: onA, onsetToleranceSeconds: 180, rootPattern: 'certificate_expired|keystore check' })
  c.incident('price', { cause: { allOf: [
    ['price', 'prcimp', 'PRC', 'import', 'ERPX', 'ERP', 'csv'],
    ['column', 'field', 'format', 'layout', 'schema', 'BASE_UNIT_QTY', 'structure', 'header', 'producer.{0,40}(6\\.2|version|upgrade|release|update|change)', 'ERPX 6\\.2'],
  ], mustNot: ['certificate', 'corrupt(ed)? (disk|network)'] }, services: ['prcimp', 'price-import', 'ERPX', 'erp', 'PRICE', 'import', 'price'], victims: [...stores], severity: ['high', 'medium', 'critical'], onset: badFrom, onsetToleranceSeconds: 180, rootPattern: '15 columns|found 15|rejected: 0' })
  return c
}

// 5 ------------------------------------------------------------------ change data capture
export function cdc(seed) {
  const r = random(seed + 'cdc'), c = new Case('orders-cdc', { notes: 'direct: the database gives up the replication slot, the connector dies for good, the search index goes stale' })
  const t0 = start(r, 1, 19), on = t0 + r.int(50, 65) * MIN + r.int(0, 59999), end = on + r.int(28, 40) * MIN
  const slot = r.pick(['debezium_orders', 'dbz_orders', 'orders_cdc_slot']), name = r.pick(['orders-cdc', 'orders-source']), db = 'orders'
  const P = 'logs/postgresql.log', K = 'logs/connect.log', S = 'logs/search-indexer.log'
  const pg = (t, lvl, m, o, who = '') => c.line(P, t, `${dot(t)} UTC [${r.int(1200, 32000)}] ${who}${lvl}:  ${m}`, o)
  const k = (t, lvl, ctx, m, cls, o, more = '') => c.line(K, t, `[${comma(t)}] ${lvl} ${ctx ? `[${ctx}] ` : ''}${m} (${cls})${more}`, o)
  const lsn = (n) => `${(n >>> 28).toString(16).toUpperCase()}${r.pick('ABCDEF0123456789'.split(''))}/${r.hex(8).toUpperCase()}`
  // postgres: checkpoints growing once the archive job runs
  const job = on - r.int(21, 26) * MIN
  every(r, t0 + MIN, end, 5 * MIN, (t) => { const busy = t > job && t < on + 4 * MIN; pg(t, 'LOG', `checkpoint starting: ${busy ? 'wal' : 'time'}`); pg(t + 58000, 'LOG', `checkpoint complete: wrote ${busy ? r.int(180000, 420000) : r.int(1200, 5200)} buffers (${busy ? r.int(20, 41) : '0'}.${r.int(1, 9)}%); 0 WAL file(s) added, ${busy ? r.int(20, 60) : 0} removed, ${r.int(3, 40)} recycled; write=${r.int(40, 57)}.${r.int(100, 999)} s, sync=0.${r.int(100, 999)} s, total=${r.int(57, 58)}.${r.int(100, 999)} s; sync files=${r.int(50, 300)}, longest=0.0${r.int(10, 90)} s, average=0.001 s; distance=${busy ? r.int(9000000, 16000000) : r.int(22000, 61000)} kB, estimate=${busy ? r.int(9000000, 16000000) : r.int(31000, 64000)} kB`) })
  pg(job, 'LOG', `duration: 2.114 ms  statement: /* job:archive-2021 */ SET statement_timeout = 0`, { relevant: 'slot' }, `batch@${db} `)
  every(r, job + 20 * SEC, on + 3 * MIN, 110 * SEC, (t) => pg(t, 'LOG', `duration: ${r.int(70000, 108000)}.${r.int(100, 999)} ms  statement: /* job:archive-2021 */ UPDATE order_lines SET archived = true WHERE id BETWEEN ${r.int(1, 90)}000000 AND ${r.int(91, 99)}000000`, { relevant: 'slot' }, `batch@${db} `))
  poisson(r, t0, end, 60 * SEC, (t) => pg(t, 'LOG', `duration: ${r.int(520, 1900)}.${r.int(100, 999)} ms  execute <unnamed>: SELECT o.id, o.state FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.region = $1 ORDER BY o.created_at DESC LIMIT 200`, undefined, `report@${db} `))
  poisson(r, t0, end, 2 * MIN, (t) => pg(t, 'ERROR', `duplicate key value violates unique constraint "idempotency_keys_pkey"`, undefined, `shop@${db} `))
  poisson(r, t0, end, 4 * MIN, (t) => pg(t, 'LOG', `could not receive data from client: Connection reset by peer`, undefined, `shop@${db} `))
  const pid = r.int(2000, 9000)
  pg(on, 'LOG', `terminating process ${pid} to release replication slot "${slot}"`, { root: 'slot' })
  pg(on + 1, 'DETAIL', `The slot's restart_lsn ${lsn(7e8)} exceeds the limit by ${r.int(40, 900)}${r.int(100000, 999999)} bytes.`, { root: 'slot' })
  pg(on + 2, 'HINT', `You might need to increase "max_slot_wal_keep_size".`, { root: 'slot' })
  pg(on + 40, 'LOG', `invalidating obsolete replication slot "${slot}"`, { root: 'slot' })
  pg(on + 55, 'FATAL', `terminating connection due to administrator command`, { relevant: 'slot' }, `dbz@${db} `)
  // connect
  poisson(r, t0, on, 26 * SEC, (t) => k(t, 'INFO', `${name}|task-0`, `${r.int(300, 9000)} records sent during previous 00:00:${p(r.int(20, 59))}.${r.int(100, 999)}, last recorded offset of {server=${db}} partition is {lsn_proc=${880197514000 + Math.round((t - t0) * 731)}, messageType=UPDATE, txId=${9300000 + Math.round((t - t0) / 90)}}`, 'io.debezium.connector.common.BaseSourceTask:213'))
  poisson(r, t0, end, 30 * SEC, (t) => k(t, 'INFO', `${r.pick(['customers-cdc', 'stock-sink', 'audit-s3'])}|task-0|offsets`, `WorkerSourceTask{id=${r.pick(['customers-cdc', 'stock-sink', 'audit-s3'])}-0} Committing offsets for ${r.int(10, 900)} acknowledged messages`, 'org.apache.kafka.connect.runtime.WorkerSourceTask:233'))
  poisson(r, t0, end, 3 * MIN, (t) => k(t, 'WARN', 'audit-s3|task-0', `[Consumer clientId=connector-consumer-audit-s3-0, groupId=connect-audit-s3] Error while fetching metadata with correlation id ${r.int(100, 99999)} : {audit.events=LEADER_NOT_AVAILABLE}`, 'org.apache.kafka.clients.NetworkClient:1100'))
  const dead = (t, first) => k(t, 'ERROR', `${name}|task-0`, first, 'org.apache.kafka.connect.runtime.WorkerTask:212', { root: 'slot' }, `\norg.apache.kafka.connect.errors.ConnectException: An exception occurred in the change event producer. This connector will be stopped.\n\tat io.debezium.pipeline.ErrorHandler.setProducerThrowable(ErrorHandler.java:67)\n\tat io.debezium.connector.postgresql.PostgresStreamingChangeEventSource.execute(PostgresStreamingChangeEventSource.java:202)\n\tat java.base/java.util.concurrent.ThreadPoolExecutor.runWorker(ThreadPoolExecutor.java:1136)\nCaused by: org.postgresql.util.PSQLException: ERROR: cannot read from logical replication slot "${slot}"\n  Detail: This slot has been invalidated because it exceeded the maximum reserved size.\n\tat org.postgresql.core.v3.QueryExecutorImpl.receiveErrorResponse(QueryExecutorImpl.java:2725)\n\tat org.postgresql.core.v3.QueryExecutorImpl.processCopyResults(QueryExecutorImpl.java:1253)`)
  k(on + 300, 'WARN', `${name}|task-0`, 'Retrying to start replication after connection loss, attempt 1 of 6', 'io.debezium.connector.postgresql.connection.PostgresReplicationConnection:312', { relevant: 'slot' })
  dead(on + 12 * SEC, `WorkerSourceTask{id=${name}-0} Task threw an uncaught and unrecoverable exception. Task is being killed and will not recover until manually restarted`)
  k(on + 8 * MIN, 'INFO', '', `[Worker clientId=connect-1, groupId=connect-cluster] Connector ${name}: restart requested for FAILED tasks by REST`, 'org.apache.kafka.connect.runtime.distributed.DistributedHerder:1512')
  dead(on + 8 * MIN + 9 * SEC, `WorkerSourceTask{id=${name}-0} Task threw an uncaught and unrecoverable exception. Task is being killed and will not recover until manually restarted`)
  k(t0 + r.int(8, 20) * MIN, 'INFO', '', `[Worker clientId=connect-1, groupId=connect-cluster] Rebalance started`, 'org.apache.kafka.connect.runtime.distributed.WorkerCoordinator:242')
  // indexer
  every(r, t0, end, 20 * SEC, (t) => { const late = t - on; c.line(S, t, late < 0 ? `${isoS(t)} info  indexer: topic=orders.public.orders batch=${r.int(20, 400)} took=${r.int(20, 200)}ms staleness=${r.int(1, 4)}s` : `${isoS(t)} ${late > 5 * MIN ? 'warn ' : 'info '} indexer: topic=orders.public.orders batch=0 staleness=${Math.round(late / 1000)}s${late > 5 * MIN ? ' above 300s' : ''}`, late > 0 ? { relevant: 'slot' } : undefined) }, 900)
  poisson(r, on + 7 * MIN, end, 25 * SEC, (t) => c.line(S, t, `${isoS(t)} error indexer: reconcile order=${r.int(1000000, 9999999)} status in index 'PAID' but API says 'SHIPPED', document is outdated`, { relevant: 'slot' }))
  c.incident('slot', { cause: { allOf: [
    ['replication slot', '\\bslot\\b', slot, 'logical replication'],
    ['invalidat', 'max_slot_wal_keep_size', 'WAL', 'obsolete', 'exceed', 'retention', 'reserved size', 'restart_lsn', 'too far behind', 'dropped', 'given up', 'released'],
  ], mustNot: ['duplicate key', 'LEADER_NOT_AVAILABLE', 'indexer (is )?(slow|broken)'] }, services: ['postgresql', 'postgres', 'pg', db, slot, 'database', name, 'connect', 'kafka connect', 'debezium', 'kafka-connect'], victims: ['search-indexer', 'indexer'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'slot|ConnectException|debezium|restart_lsn|concurrent' })
  return c
}
