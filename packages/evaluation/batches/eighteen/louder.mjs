import { Case, random, SEC, MIN, HOUR, start, every, uuid, ip10, ipPub, vol, letters, noise, ua, podName, syslogBsd, syslogIso, journalIso, isoZ, isoSec, isoNano, isoMicro, klog, space, spaceMs, clf, comma, bsd, ymd, hms } from './lib.mjs'

export function nfsHome(seed) {
  const r = random(`${seed}/nfs-home`), v = vol(r, 0.62)
  const stor = r.pick(['stor02', 'nas-b', 'filer03']), db = 'wiki-db1', cl = Array.from({ length: 6 }, (_, i) => `render${String(i + 1).padStart(2, '0')}`), web = ['wiki1', 'wiki2']
  const t0 = start(r, 7, 9), end = t0 + 5 * HOUR, onset = t0 + Math.floor((2.2 + r.next() * 0.8) * HOUR)
  const dev = `sd${r.pick(['c', 'd', 'e', 'f'])}`, ata = r.int(3, 8), ser = `Z${letters(r, 7, 'ABCDEFGH0123456789')}`, up0 = r.int(2000000, 9000000)
  const C = 'logs/clients.log', S = `logs/${stor}.log`, A = 'logs/wiki-access.log'
  const c = new Case('nfs-home', { notes: 'A disk of the NFS server dies slowly; read retries stall everybody who mounts it. Clients complain first and much more.' })
    .incident('disk', {
      cause: { allOf: [
        ['\\bdisks?\\b', '\\bdrive', `\\b${dev}\\b`, 'hard ?disk', 'HDD', 'medium error', 'unreadable sector', 'bad sector', 'bad block', `ata${ata}`, 'SATA', 'physical media'],
        ['fail', 'dying', 'die[sd]?\\b', 'defect', 'bad (sector|block|disk|drive|medi)', 'medium error', 'unreadable', 'pending sector', 'unrecover', 'faulty', 'broken', 'I/O error', 'read error', 'hardware', 'degrad', 'uncorrect', 'going bad', 'wear', 'damag', 'media error', 'SMART', 'reset'],
      ], mustNot: ['network (partition|outage|problem) (between|caused)', 'disk (is )?full'] },
      services: [stor, dev, `/dev/${dev}`, 'md2', 'smartd', `ata${ata}`, 'nfsd', 'nfs', 'kernel'], victims: [...cl, ...web, db, 'postgres', 'php-fpm', 'nginx', 'wiki'],
      severity: ['high', 'critical'], onset, onsetToleranceSeconds: 900, rootPattern: `${dev}|ata${ata}`,
    })
  noise(c, r, C, syslogBsd, [...cl, ...web, db], t0, end, 50 * SEC / v)
  noise(c, r, S, syslogIso, [stor], t0, end, 150 * SEC / v)
  const k = (t, m, mark) => c.line(S, t, syslogIso(t, stor, 'kernel', 0, `[${String(((t - t0) / 1000 + up0).toFixed(6))}] ${m}`), mark)
  const cli = (t, h, m, mark) => c.line(C, t, syslogBsd(t, h, 'kernel', 0, `[${((t - t0) / 1000 + up0 / 3).toFixed(6)}] ${m}`), mark)
  every(r, t0, end, 9 * MIN, (t) => c.line(S, t, syslogIso(t, stor, 'rpc.mountd', 1290, `authenticated mount request from 10.31.0.${r.int(11, 40)}:${r.int(700, 1020)} for /export/${r.pick(['home', 'projects'])} (/export/${r.pick(['home', 'projects'])})`)))
  for (let t = t0 + 5 * MIN; t < end; t += 30 * MIN) for (const d of ['sdb', 'sdc', 'sdd', 'sde', 'sdf']) {
    if (d === dev && t > onset) {
      const n = 8 * Math.ceil((t - onset) / (12 * MIN))
      c.line(S, t, syslogIso(t, stor, 'smartd', 744, `Device: /dev/${d} [SAT], ${n} Currently unreadable (pending) sectors (changed +${r.int(1, 3) * 8})`), { root: 'disk' })
      c.line(S, t + 3, syslogIso(t + 3, stor, 'smartd', 744, `Device: /dev/${d} [SAT], SMART Usage Attribute: 187 Reported_Uncorrect changed from ${90 - n / 8} to ${84 - n / 8}`), { root: 'disk' })
    } else c.line(S, t, syslogIso(t, stor, 'smartd', 744, `Device: /dev/${d} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(61, 66)} to ${r.int(61, 66)}`))
  }
  every(r, onset, end, 9 * MIN, (t, i) => {
    if (i === 0) t = onset
    const sec = r.int(1000000000, 9000000000), tg = r.int(0, 31)
    k(t, `ata${ata}.00: exception Emask 0x0 SAct 0x${r.hex(6)} SErr 0x0 action 0x0`, { root: 'disk' })
    k(t + 1, `ata${ata}.00: irq_stat 0x40000008`, { root: 'disk' })
    k(t + 2, `ata${ata}.00: failed command: READ FPDMA QUEUED`, { root: 'disk' })
    k(t + 3, `ata${ata}.00: error: { UNC }`, { root: 'disk' })
    k(t + 400, `sd ${ata - 1}:0:0:0: [${dev}] tag#${tg} Sense Key : Medium Error [current] `, { root: 'disk' })
    k(t + 401, `sd ${ata - 1}:0:0:0: [${dev}] tag#${tg} Add. Sense: Unrecovered read error - auto reallocate failed`, { root: 'disk' })
    k(t + 402, `critical medium error, dev ${dev}, sector ${sec} op 0x0:(READ) flags 0x0 phys_seg ${r.int(1, 9)} prio class 2`, { root: 'disk' })
    k(t + 9000, `md/raid:md2: read error corrected (8 sectors at ${sec - 264192} on ${dev}1)`, { root: 'disk' })
    if (r.next() < 0.4) k(t + 9500, `INFO: task nfsd:${r.int(1500, 1560)} blocked for more than 120 seconds.`, { relevant: 'disk' })
  })
  // clients: an early complaint some seconds before the kernel of the server writes its first
  for (const h of cl.slice(0, 3)) cli(onset - r.int(20, 50) * SEC, h, `nfs: server ${stor} not responding, still trying`, { relevant: 'disk' })
  every(r, onset, end, 75 * SEC, (t) => {
    const h = r.pick([...cl, ...web, db])
    cli(t, h, `nfs: server ${stor} not responding, still trying`, { relevant: 'disk' })
    if (r.next() < 0.35) { cli(t + 61000, h, `INFO: task ${r.pick(['python3', 'blender', 'php-fpm', 'rsync'])}:${r.int(2000, 90000)} blocked for more than 120 seconds.`, { relevant: 'disk' }); cli(t + 61001, h, `      Not tainted 6.1.0-21-amd64 #1 Debian 6.1.90-1`, { relevant: 'disk' }); cli(t + 61002, h, `"echo 0 > /proc/sys/kernel/hung_task_timeout_secs" disables this message.`, { relevant: 'disk' }) }
    cli(t + r.int(20, 100) * SEC, h, `nfs: server ${stor} OK`, { relevant: 'disk' })
    if (r.next() < 0.4) c.line(C, t + 5000, syslogBsd(t + 5000, r.pick(web), 'php-fpm8.2', r.int(800, 2000), `[WARNING] [pool wiki] child ${r.int(2000, 9000)}, script '/srv/wiki/index.php' (request: "GET /index.php") executing too slow (${(5 + r.next() * 20).toFixed(6)} sec), logging`), { relevant: 'disk' })
    if (r.next() < 0.3) c.line(C, t + 7000, syslogBsd(t + 7000, db, 'postgres', r.int(3000, 9000), `[${r.int(2, 90)}-1] ERROR:  canceling statement due to statement timeout`), { relevant: 'disk' })
  })
  every(r, t0, end, 45 * SEC / v, (t) => { const slow = t > onset && r.next() < 0.5, st = slow ? r.pick([504, 504, 200, 502]) : r.pick([200, 200, 200, 304, 301, 404]); c.line(A, t, `${ip10(r)} - - [${clf(t)}] "GET /${r.pick(['index.php/Main_Page', 'index.php/Render_farm', 'load.php?modules=site', 'images/8/84/Logo.png', 'index.php/Onboarding'])} HTTP/1.1" ${st} ${r.int(300, 42000)} "-" "${ua(r)}" rt=${(slow ? 20 + r.next() * 40 : r.next() * 0.4).toFixed(3)}`, slow ? { relevant: 'disk' } : {}) })
  return c
}

export function etcdPlane(seed) {
  const r = random(`${seed}/etcd-plane`), v = vol(r, 0.75)
  const cp = [1, 2, 3].map((n) => `cp-${n}`), wk = Array.from({ length: 5 }, (_, i) => `node-${letters(r, 4)}`)
  const t0 = start(r, 9, 13), end = t0 + 100 * MIN, onset = t0 + r.int(52, 64) * MIN
  const E = 'logs/etcd.log', K = 'logs/kube-apiserver.log', M = 'logs/kube-controller-manager.log', N = 'logs/kubelet.journal'
  const members = cp.map(() => r.hex(16)), me = members[0]
  const c = new Case('etcd-plane', { notes: 'etcd reaches its backend quota; all writers of the control plane complain.' })
    .incident('quota', {
      cause: { allOf: [
        ['etcd'],
        ['NOSPACE', 'quota', 'space exceeded', 'database (size|space|is full|full|grew|limit)', 'db (size|space|full|limit|grew|is full)', 'out of (space|storage)', 'no space', 'backend (size|limit|is full|full)', 'storage (limit|space|full|exhaust)', 'space (limit|alarm|exhaust)', 'size limit', 'full\\b', 'maximum size', 'exceed[a-z]* (its|the) [^.]{0,30}(size|space|limit|storage)', 'fragmentation', 'defrag', '(2|2\\.1) ?Gi?B'],
      ], mustNot: ['network partition'] },
      services: ['etcd', ...cp.map((h) => `etcd-${h}`), cp[0]], victims: ['kube-apiserver', 'kubelet', 'kube-controller-manager', ...wk],
      severity: ['high', 'critical'], onset, onsetToleranceSeconds: 300, rootPattern: 'NOSPACE|database space exceeded',
    })
  const e = (t, level, caller, msg, extra, mark) => c.line(E, t, JSON.stringify({ level, ts: isoMicro(t) + 'Z', caller, msg, ...extra }), mark)
  let rev = r.int(400000000, 800000000)
  const gb = (b) => (b / 1e9).toFixed(1) + ' GB'
  for (let t = t0 + 60000; t < end; t += 5 * MIN) {
    const size = Math.min(2147500000 + 98304, Math.round(1850e6 + (t - t0) / (onset - t0) * 297.5e6)), prev = rev; rev += r.int(9000, 15000)
    e(t, 'info', 'mvcc/index.go:214', 'compact tree index', { revision: prev })
    e(t + 400, 'info', 'mvcc/kvstore_compaction.go:66', 'finished scheduled compaction', { 'compact-revision': prev, took: `${r.int(180, 460)}.${r.int(100000, 999999)}ms`, hash: r.int(1e9, 4e9), 'current-db-size-bytes': size, 'current-db-size': gb(size), 'current-db-size-in-use-bytes': Math.round(size * 0.93), 'current-db-size-in-use': gb(size * 0.93) }, t > onset - 20 * MIN ? { relevant: 'quota' } : {})
  }
  every(r, t0, end, 40 * SEC / v, (t) => r.pick([
    () => e(t, 'warn', 'etcdserver/util.go:170', 'apply request took too long', { took: `${r.int(101, 260)}.${r.int(100000, 999999)}ms`, 'expected-duration': '100ms', prefix: 'read-only range ', request: `key:"/registry/${r.pick(['pods', 'events', 'secrets', 'wgpolicyk8s.io/policyreports'])}/" range_end:"/registry/${r.pick(['pods0', 'events0'])}" limit:500 `, response: `range_response_count:500 size:${r.int(200000, 900000)}` }),
    () => e(t, 'info', 'etcdserver/server.go:1395', 'triggering snapshot', { 'local-member-id': me, 'local-member-applied-index': rev + r.int(1, 9000), 'local-member-snapshot-index': rev - 100000, 'local-member-snapshot-count': 100000 }),
    () => e(t, 'info', 'fileutil/purge.go:96', 'purged', { path: `/var/lib/etcd/member/snap/00000000000000${r.hex(2)}-00000000${r.hex(8)}.snap` }),
    () => e(t, 'warn', 'embed/config_logging.go:160', 'rejected connection', { 'remote-addr': `${ip10(r, 90)}:${r.int(33000, 60000)}`, 'server-name': '', error: 'EOF' }),
  ])())
  e(onset, 'warn', 'etcdserver/apply.go:912', 'alarm raised', { alarm: 'NOSPACE', from: me }, { root: 'quota' })
  e(onset + 900, 'warn', 'etcdserver/apply.go:912', 'alarm raised', { alarm: 'NOSPACE', from: members[1] }, { root: 'quota' })
  const cri = (f, t, line, mark) => c.line(f, t, `${isoNano(t)} stderr F ${line}`, mark)
  every(r, t0, end, 20 * SEC / v, (t) => r.pick([
    () => cri(K, t, klog('I', t, 1, 'alloc.go:330', `"allocated clusterIPs" service="shop-${r.pick(['pr', 'dev'])}-${r.int(100, 999)}/web" clusterIPs={"IPv4":"10.96.${r.int(0, 255)}.${r.int(1, 254)}"}`)),
    () => cri(K, t, klog('I', t, 1, 'controller.go:624', `quota admission added evaluator for: ${r.pick(['policyreports.wgpolicyk8s.io', 'jobs.batch', 'leases.coordination.k8s.io'])}`)),
    () => cri(K, t, klog('W', t, 1, 'dispatcher.go:225', 'Failed calling webhook, failing open mutate.vault-agent.io: failed calling webhook "mutate.vault-agent.io": failed to call webhook: context deadline exceeded')),
    () => cri(K, t, klog('I', t, 1, 'trace.go:236', `Trace[${r.int(1e8, 2e9)}]: "List" accept:application/json, */*,audit-id:${uuid(r)},client:${ip10(r, 90)},protocol:HTTP/2.0,resource:policyreports,scope:cluster,verb:LIST (total time: ${r.int(510, 2100)}ms):`)),
    () => cri(K, t, klog('E', t, 1, 'authentication.go:73', '"Unable to authenticate the request" err="[invalid bearer token, service account token has expired]"')),
  ])())
  every(r, t0, end, 35 * SEC / v, (t) => cri(M, t, r.pick([
    () => klog('I', t, 1, 'event.go:376', `"Event occurred" object="batch/report-${r.int(28000000, 29900000)}" fieldPath="" kind="Job" apiVersion="batch/v1" type="Normal" reason="SuccessfulCreate" message="Created pod: report-${r.int(28000000, 29900000)}-${letters(r, 5)}"`),
    () => klog('I', t, 1, 'replica_set.go:676', `"Finished syncing" logger="replicaset-controller" kind="ReplicaSet" key="shop/${podName(r, 'web').slice(0, -6)}" duration="${r.int(40, 900)}µs"`),
    () => klog('I', t, 1, 'garbagecollector.go:549', `"Processing item" logger="garbage-collector-controller" item="[v1/Pod, namespace: ci, name: build-${letters(r, 5)}, uid: ${uuid(r)}]" virtual=false`),
  ])()))
  const kl = (t, h, l, src, m, mark) => c.line(N, t, `${bsd(t)} ${h} kubelet[${1400}]: ${klog(l, t, 1400, src, m)}`, mark)
  every(r, t0, end, 20 * SEC / v, (t) => { const h = r.pick(wk); r.pick([
    () => kl(t, h, 'I', 'reconciler_common.go:218', `"operationExecutor.MountVolume started for volume \\"kube-api-access-${letters(r, 5)}\\" (UniqueName: \\"kubernetes.io/projected/${uuid(r)}-kube-api-access\\") pod \\"${podName(r, 'web')}\\" (UID: \\"${uuid(r)}\\") " pod="shop/${podName(r, 'web')}"`),
    () => kl(t, h, 'I', 'prober.go:107', `"Probe failed" probeType="Readiness" pod="ci/${podName(r, 'preview')}" podUID="${uuid(r)}" containerName="web" probeResult="failure" output="Get \\"http://10.244.${r.int(1, 9)}.${r.int(2, 250)}:8080/ready\\": dial tcp: connect: connection refused"`),
    () => kl(t, h, 'I', 'pod_startup_latency_tracker.go:104', `"Observed pod startup duration" pod="shop/${podName(r, 'web')}" podStartSLOduration=${(r.next() * 6).toFixed(6)}`),
  ])() })
  const err = 'rpc error: code = ResourceExhausted desc = etcdserver: mvcc: database space exceeded'
  // earlier, louder victims: apiserver slow, then everything fails
  every(r, onset, end, 16 * SEC, (t) => r.pick([
    () => cri(K, t, klog('E', t, 1, 'status.go:71', `apiserver received an error that is not an metav1.Status: &status.Error{s:(*status.Status)(0xc0${r.hex(8)})}: ${err}`), { root: 'quota' }),
    () => cri(K, t, klog('E', t, 1, 'controller.go:146', `"Failed to ensure lease exists, will retry" err="etcdserver: mvcc: database space exceeded" interval="${r.pick(['1.6s', '3.2s', '7s'])}"`), { root: 'quota' }),
    () => cri(K, t, klog('I', t, 1, 'httplog.go:132', `"HTTP" verb="PUT" URI="/apis/coordination.k8s.io/v1/namespaces/kube-node-lease/leases/${r.pick(wk)}?timeout=10s" latency="${r.int(2, 40)}.${r.int(100000, 999999)}ms" userAgent="kubelet/v1.29.6 (linux/amd64) kubernetes/062798d" audit-ID="${uuid(r)}" srcIP="${ip10(r, 90)}:${r.int(33000, 60000)}" resp=500`), { relevant: 'quota' }),
  ])())
  every(r, onset, end, 7 * SEC, (t) => { const h = r.pick(wk); r.pick([
    () => kl(t, h, 'E', 'controller.go:195', '"Failed to update lease" err="Operation cannot be fulfilled: the server was unable to write the lease: Internal error occurred"', { relevant: 'quota' }),
    () => kl(t, h, 'E', 'kubelet_node_status.go:544', `"Error updating node status, will retry" err="failed to patch status for node \\"${h}\\": Internal error occurred"`, { relevant: 'quota' }),
    () => kl(t, h, 'E', 'kubelet_node_status.go:531', '"Unable to update node status" err="update node status exceeds retry count"', { relevant: 'quota' }),
    () => kl(t, h, 'E', 'event.go:280', `"Server rejected event (will not retry!)" err="Internal error occurred" event="&Event{ObjectMeta:{${podName(r, 'web')}.17${r.hex(14)} shop 0 0001-01-01 00:00:00 +0000 UTC map[] map[] [] [] []}"`, { relevant: 'quota' }),
  ])() })
  every(r, onset + 40 * SEC, end, 25 * SEC, (t) => cri(M, t, r.pick([
    () => klog('E', t, 1, 'leaderelection.go:369', 'Failed to update lock: Internal error occurred'),
    () => klog('I', t, 1, 'node_lifecycle_controller.go:1025', `"Controller detected that some Nodes are Ready. Exiting master disruption mode" logger="node-lifecycle-controller"`),
    () => klog('I', t, 1, 'event.go:376', `"Event occurred" object="${r.pick(wk)}" fieldPath="" kind="Node" apiVersion="v1" type="Normal" reason="NodeNotReady" message="Node ${r.pick(wk)} status is now: NodeNotReady"`),
    () => klog('E', t, 1, 'deployment_controller.go:525', `"Unhandled Error" err="error processing deployment shop/web: Internal error occurred"`),
  ])(), { relevant: 'quota' }))
  return c
}

export function natGateway(seed) {
  const r = random(`${seed}/nat-gateway`), v = vol(r, 0.52)
  const gw = r.pick(['gw1', 'fw-edge1', 'nat-a']), hosts = ['pay1', 'pay2', 'notify1', 'geo1', 'crawl1']
  const t0 = start(r, 10, 14), end = t0 + 3 * HOUR, onset = t0 + r.int(85, 110) * MIN, up0 = r.int(4000000, 9000000)
  const G = `logs/${gw}.log`, P = 'logs/payments.jsonl', H = 'logs/haproxy.log', R = 'logs/notify.log', X = 'logs/crawler.log'
  const c = new Case('nat-gateway', { notes: 'Connection tracking table of the NAT gateway is full; callers of outside services see time-outs, everywhere and first.' })
    .incident('ct', {
      cause: { allOf: [['conntrack', 'connection[- ]track', 'nf_conntrack', 'state table', 'tracking table', 'NAT (table|session|state)', 'session table', 'tracked connections', 'connection table']], mustNot: ['(stripe|adyen|payment provider|upstream provider) (is |was )?(down|unavailable|outage)'] },
      services: [gw, 'nf_conntrack', 'conntrack', 'kernel', 'crawl1', 'price-crawler', 'netfilter'], victims: ['pay1', 'pay2', 'payments', 'notify', 'notify1', 'geo1', 'haproxy', 'be_payments'],
      severity: ['high', 'critical'], onset, onsetToleranceSeconds: 480, rootPattern: 'nf_conntrack',
    })
  noise(c, r, G, syslogIso, [gw], t0, end, 60 * SEC / v)
  const g = (t, m, mark) => c.line(G, t, syslogIso(t, gw, 'kernel', 0, `[${((t - t0) / 1000 + up0).toFixed(6)}] ${m}`), mark)
  every(r, t0, end, 40 * SEC / v, (t) => g(t, `[UFW BLOCK] IN=eth0 OUT= MAC=${Array.from({ length: 14 }, () => r.hex(2)).join(':')} SRC=${ipPub(r)} DST=198.51.100.7 LEN=${r.int(40, 60)} TOS=0x00 PREC=0x00 TTL=${r.int(40, 244)} ID=${r.int(1, 65535)} PROTO=TCP SPT=${r.int(1024, 65000)} DPT=${r.pick([23, 445, 3389, 8080, 5900, 22])} WINDOW=1024 RES=0x00 SYN URGP=0`))
  every(r, onset, end, 3.5 * MIN, (t, i) => { if (i === 0) t = onset + 4000
    g(t, 'nf_conntrack: nf_conntrack: table full, dropping packet', { root: 'ct' })
    if (i % 2) g(t + 5000, `net_ratelimit: ${r.int(300, 4200)} callbacks suppressed`, { relevant: 'ct' })
  })
  const x = (t, l, m, mark) => c.line(X, t, `${space(t)} [${r.pick(['scrapy.extensions.logstats', 'crawler.pool', 'crawler.pool'])}] ${l}: ${m}`, mark)
  let pages = r.int(200000, 290000)
  for (let t = t0; t < end; t += 2 * MIN) { const many = t > onset - 12 * MIN, rate = many ? r.int(16000, 21000) : r.int(400, 620); pages += 2 * rate; x(t + r.int(0, 3000), 'INFO', `Crawled ${pages} pages (at ${rate} pages/min), ${many ? 1200 : 30} workers`, many ? { relevant: 'ct' } : {}) }
  x(onset - 12 * MIN, 'INFO', 'pool resized from 30 to 1200 workers, keepalive disabled, campaign=price-check', { relevant: 'ct' })
  const orders = () => `ord_${r.hex(10)}`
  const pay = (t, o, mark) => c.line(P, t, JSON.stringify({ timestamp: isoZ(t), service: 'payments', host: r.pick(['pay1', 'pay2']), ...o }), mark)
  every(r, t0, end, 24 * SEC / v, (t) => {
    if (t > onset - 30 * SEC && r.next() < 0.6) {
      pay(t, { level: 'ERROR', logger: 'psp.client', message: `PSP call failed: HTTPSConnectionPool(host='api.${r.pick(['psp-one', 'psp-two'])}.example', port=443): Max retries exceeded with url: /v1/charges (Caused by ConnectTimeoutError(<urllib3.connection.HTTPSConnection object at 0x7f${r.hex(10)}>, 'Connection to api.psp-one.example timed out. (connect timeout=5)'))`, order: orders(), attempt: r.int(1, 3) }, { relevant: 'ct' })
      if (r.next() < 0.5) pay(t + 200, { level: 'ERROR', logger: 'checkout', message: 'charge abandoned after 3 attempts', order: orders() }, { relevant: 'ct' })
    } else pay(t, r.next() < 0.06 ? { level: 'WARNING', logger: 'psp.client', message: 'charge declined', code: 'insufficient_funds', order: orders() } : { level: 'INFO', logger: 'psp.client', message: 'charge captured', order: orders(), ms: r.int(140, 700) })
  })
  every(r, t0, end, 22 * SEC / v, (t) => { const bad = t > onset && r.next() < 0.5
    const tr = r.int(120, 800); c.line(H, t, syslogBsd(t, 'lb1', 'haproxy', 2231, `${ipPub(r)}:${r.int(20000, 60000)} [${clf(t).replace(' +0000', '')}.${r.int(100, 999)}] fe_https~ be_payments/${r.pick(['pay1', 'pay2'])} 0/0/1/${bad ? -1 : tr}/${bad ? 15001 : tr + r.int(1, 9)} ${bad ? 504 : r.pick([200, 200, 200, 201, 402])} ${r.int(190, 1200)} - - ${bad ? 'sH--' : '----'} ${r.int(9, 300)}/${r.int(9, 290)}/${r.int(1, 90)}/${r.int(0, 40)}/0 0/0 "POST /checkout HTTP/2.0"`), bad ? { relevant: 'ct' } : {}) })
  every(r, t0, end, 40 * SEC / v, (t) => { const bad = t > onset && r.next() < 0.55
    c.line(R, t, bad ? `${comma(t)} ERROR [notify1] [mailer-${r.int(1, 8)}] c.e.notify.Dispatcher - send failed: ${r.pick(['java.net.SocketTimeoutException: Connect timed out', 'java.net.UnknownHostException: api.push.example: Temporary failure in name resolution'])}\n\tat java.base/sun.nio.ch.NioSocketImpl.timedFinishConnect(NioSocketImpl.java:546)\n\tat c.e.notify.PushGateway.send(PushGateway.java:88)` : `${comma(t)} INFO  [notify1] [mailer-${r.int(1, 8)}] c.e.notify.Dispatcher - sent template=${r.pick(['order_confirm', 'shipping', 'otp'])} in ${r.int(40, 300)}ms`, bad ? { relevant: 'ct' } : {}) })
  return c
}

export function kmsOrders(seed) {
  const r = random(`${seed}/kms-orders`), v = vol(r, 0.48)
  const acct = String(r.int(210000000000, 980000000000)), region = r.pick(['eu-west-1', 'us-east-2', 'ap-southeast-2']), key = uuid(r), arn = `arn:aws:kms:${region}:${acct}:key/${key}`
  const t0 = start(r, 8, 15), end = t0 + 150 * MIN, onset = t0 + r.int(70, 95) * MIN, sweeper = r.pick(['unused-key-sweeper', 'cost-janitor', 'finops-cleaner'])
  const T = 'logs/cloudtrail.jsonl', L = 'logs/lambda-order-intake.log', N = 'logs/lambda-fulfilment.log', A = 'logs/apigw-access.log'
  const c = new Case('kms-orders', { notes: 'A cost clean-up role disables the encryption key of bucket and queue. Functions and API are louder.' })
    .incident('kms', {
      cause: { allOf: [['KMS', 'encryption key', 'customer[- ](managed|master) key', 'CMK', 'master key', '\\bkey\\b[^.]{0,60}disabl', 'disabl[a-z]*[^.]{0,60}\\bkey\\b'], ['disabl', 'deactivat', 'switched off', 'turned off', 'not enabled', "n[o']t enabled", 'unusable', 'inactive']], mustNot: ['throttl', 'IAM polic[a-z]+ (was|is) (missing|removed)'] },
      services: ['kms', 'KMS', sweeper, 'kms.amazonaws.com', key, arn, 'aws-kms'], victims: ['order-intake', 'fulfilment', 'apigw', 'api-gateway', 's3', 'sqs'],
      severity: ['high', 'critical'], onset, onsetToleranceSeconds: 660, rootPattern: 'DisableKey|KMS\\.DisabledException|KmsDisabled|is disabled',
    })
  const trail = (t, source, name, who, extra, mark) => c.line(T, t, JSON.stringify({ eventVersion: '1.09', userIdentity: { type: 'AssumedRole', principalId: `AROA${letters(r, 17, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}:${who}`, arn: `arn:aws:sts::${acct}:assumed-role/${who}/${who}-session`, accountId: acct }, eventTime: isoSec(t), eventSource: source, eventName: name, awsRegion: region, sourceIPAddress: r.pick([ipPub(r), 'lambda.amazonaws.com']), userAgent: r.pick(['Boto3/1.34.131 md/Botocore#1.34.131', 'aws-sdk-go-v2/1.30.3', 'APN/1.0 HashiCorp/1.0 Terraform/1.8.5']), ...extra, requestID: uuid(r), eventID: uuid(r), eventType: 'AwsApiCall', managementEvent: true, recipientAccountId: acct, eventCategory: 'Management' }), mark)
  every(r, t0, end, 40 * SEC / v, (t) => r.pick([
    () => trail(t, 'sts.amazonaws.com', 'AssumeRole', 'github-deploy', { requestParameters: { roleArn: `arn:aws:iam::${acct}:role/order-intake`, roleSessionName: `i-${r.hex(17)}` }, responseElements: null, readOnly: true }),
    () => trail(t, 'ec2.amazonaws.com', 'DescribeInstances', 'inventory', { requestParameters: { maxResults: 100 }, responseElements: null, readOnly: true }),
    () => trail(t, 's3.amazonaws.com', 'GetBucketPolicy', 'config-recorder', { errorCode: 'NoSuchBucketPolicy', errorMessage: 'The bucket policy does not exist', requestParameters: { bucketName: `logs-${acct}` }, responseElements: null, readOnly: true }),
    () => trail(t, 'kms.amazonaws.com', 'DescribeKey', sweeper, { requestParameters: { keyId: uuid(r) }, responseElements: null, readOnly: true }),
    () => trail(t, 'iam.amazonaws.com', 'ListUsers', 'readonly-audit', { errorCode: 'AccessDenied', errorMessage: `User: arn:aws:sts::${acct}:assumed-role/readonly-audit/readonly-audit-session is not authorized to perform: iam:ListUsers`, requestParameters: null, responseElements: null, readOnly: true }),
    () => trail(t, 'logs.amazonaws.com', 'CreateLogStream', 'fulfilment', { requestParameters: { logGroupName: '/aws/lambda/fulfilment', logStreamName: `${ymd(t).replace(/-/g, '/')}/[$LATEST]${r.hex(32)}` }, responseElements: null, readOnly: false }),
  ])())
  // an innocent deploy shortly before
  trail(onset - 9 * MIN, 'lambda.amazonaws.com', 'UpdateFunctionCode20150331v2', 'github-deploy', { requestParameters: { functionName: 'fulfilment', s3Bucket: `artifacts-${acct}`, publish: true }, responseElements: { functionName: 'fulfilment', version: '88' }, readOnly: false })
  trail(onset - 20 * SEC, 'kms.amazonaws.com', 'ListKeys', sweeper, { requestParameters: { limit: 1000 }, responseElements: null, readOnly: true })
  trail(onset, 'kms.amazonaws.com', 'DisableKey', sweeper, { requestParameters: { keyId: arn }, responseElements: { keyId: arn }, readOnly: false, resources: [{ accountId: acct, type: 'AWS::KMS::Key', ARN: arn }] }, { root: 'kms' })
  const inv = (f, t, lines, ms, mark) => { const id = uuid(r); let a = t
    c.line(f, a, `${isoZ(a)} START RequestId: ${id} Version: ${f === N ? 87 + (t > onset - 9 * MIN) : 41}`)
    for (const [l, m, mk] of lines(id)) { a += 5; c.line(f, a, `[${l}]\t${isoZ(a)}\t${id}\t${m}`, mk) }
    c.line(f, t + ms, `${isoZ(t + ms)} END RequestId: ${id}`); c.line(f, t + ms, `${isoZ(t + ms)} REPORT RequestId: ${id}\tDuration: ${ms}.${r.int(10, 99)} ms\tBilled Duration: ${ms + 1} ms\tMemory Size: 512 MB\tMax Memory Used: ${r.int(101, 160)} MB\t`, mark) }
  const bad = (t) => t > onset + 4 * MIN
  every(r, t0, end, 48 * SEC / v, (t) => {
    const o = `o-${r.int(100000, 999999)}`
    if (bad(t) && r.next() < 0.85) inv(L, t, () => [['INFO', `accepted ${o}`, {}], ['ERROR', `An error occurred (KMS.DisabledException) when calling the PutObject operation: ${arn} is disabled.\rTraceback (most recent call last):\r  File "/var/task/intake.py", line ${r.int(60, 90)}, in handler\r    s3.put_object(Bucket=BUCKET, Key=key, Body=body)\rbotocore.exceptions.ClientError: An error occurred (KMS.DisabledException) when calling the PutObject operation`, { root: 'kms' }], ['ERROR', `order ${o} could not be stored, returning 500`, { relevant: 'kms' }]], r.int(120, 400), {})
    else inv(L, t, () => [['INFO', `accepted ${o}`, {}], ...(r.next() < 0.06 ? [['WARNING', `order ${o} rejected: postcode invalid`, {}]] : [['INFO', `stored s3://orders-${acct}/${ymd(t)}/${o}.json`, {}]])], r.int(40, 190), {})
  })
  every(r, t0, end, 70 * SEC / v, (t) => {
    if (bad(t)) inv(N, t, () => [['ERROR', r.pick(['no orders received for open window, picking list is empty', 'InvalidPickList: 0 orders for wave', 'wave aborted: expected at least 12 orders, got 0']), { relevant: 'kms' }], ...(r.next() < 0.4 ? [['ERROR', `An error occurred (AWS.SimpleQueueService.KmsDisabled) when calling the SendMessage operation: ${arn} is disabled.`, { root: 'kms' }]] : [])], r.int(70, 300), {})
    else inv(N, t, () => [['INFO', `wave ${r.int(1000, 9999)} planned with ${r.int(12, 60)} orders`, {}]], r.int(70, 300), {})
  })
  every(r, t0, end, 18 * SEC / v, (t) => { const post = r.next() < 0.5, b = bad(t) && post
    c.line(A, t, JSON.stringify({ requestId: uuid(r), ip: ipPub(r), requestTime: clf(t), httpMethod: post ? 'POST' : 'GET', routeKey: post ? 'POST /orders' : r.pick(['GET /orders/{id}', 'GET /stores']), status: b ? '500' : r.pick(['200', '200', '200', '400', '404', '429']), protocol: 'HTTP/1.1', responseLength: String(r.int(30, 900)), integrationError: b ? 'Internal server error' : '-' }), b ? { relevant: 'kms' } : {}) })
  return c
}

export function coreLink(seed) {
  const r = random(`${seed}/core-link`), v = vol(r, 0.85)
  const sw = r.pick(['core-sw1', 'core-sw2', 'agg-sw3']), port = `TenGigabitEthernet1/1/${r.int(1, 4)}`, short = port.replace('TenGigabitEthernet', 'Te')
  const t0 = start(r, 13, 17), end = t0 + 4 * HOUR, onset = t0 + r.int(105, 140) * MIN
  const W = 'logs/network.log', L = 'logs/lb.journal', C = 'logs/cluster.log'
  const c = new Case('core-link', { notes: 'An uplink of a core switch flaps for want of light; routing, VRRP, load balancers and a database cluster are louder.' })
    .incident('link', {
      cause: { allOf: [
        ['flap', 'link (is |was |keeps |went |goes )*(down|bounc|unstable|fail|loss)', 'rx power', 'light', 'optic', 'transceiver', 'SFP', 'fib(er|re)', 'up[ /-]+(and[ -])?down', 'dBm', 'bounc', 'physical (link|layer)', 'receive power', 'signal'],
        [port.replace(/\//g, '\\/'), short, sw, 'transceiver', 'SFP', 'optic', 'fib(er|re)', 'uplink', 'core (switch|link|port|uplink)', 'rx power', 'receive power'],
      ], mustNot: ['galera (bug|is the cause)', 'split[- ]brain (caused|is the cause)', 'acc-sw1'] },
      services: [sw, port, short, 'switch', 'network'], victims: ['lb1', 'lb2', 'keepalived', 'haproxy', 'db1', 'db2', 'db3', 'corosync', 'pacemaker', 'rtr1', 'rtr2', 'be_api'],
      severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 900, rootPattern: `${short}|${port}`,
    })
  let seq = r.int(10000, 60000)
  const n = (t, h, m, mark) => c.line(W, t, `${isoMicro(t)}+00:00 ${h} ${seq++}: ${bsd(t)}.${String(t % 1000).padStart(3, '0')}: ${m}`, mark)
  const sws = ['core-sw1', 'core-sw2', 'agg-sw3', 'acc-sw14', 'acc-sw15']
  every(r, t0, end, 50 * SEC / v, (t) => { const p = `GigabitEthernet1/0/${r.int(1, 48)}`, up = r.pick(['up', 'down']); r.pick([
    () => { const a = r.pick(sws.slice(3)); n(t, a, `%LINK-3-UPDOWN: Interface ${p}, changed state to ${up}`); n(t + 900, a, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to ${up}`) },
    () => n(t, r.pick(sws), `%SYS-5-CONFIG_I: Configured from console by netops on vty0 (10.9.0.${r.int(5, 30)})`),
    () => n(t, r.pick(sws), `%SEC_LOGIN-5-LOGIN_SUCCESS: Login Success [user: rancid] [Source: 10.9.0.12] [localport: 22]`),
    () => n(t, r.pick(sws.slice(3)), `%DOT1X-5-FAIL: Authentication failed for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface ${p.replace('igabitEthernet', 'i')} AuditSessionID 0A09${r.hex(16).toUpperCase()}`),
    () => n(t, r.pick(sws.slice(3)), `%ILPOWER-5-POWER_GRANTED: Interface ${p.replace('igabitEthernet', 'i')}: Power granted`),
    () => n(t, r.pick(sws.slice(3)), `%SW_MATM-4-MACFLAP_NOTIF: Host ${r.hex(4)}.${r.hex(4)}.${r.hex(4)} in vlan ${r.int(200, 240)} is flapping between port ${p.replace('igabitEthernet', 'i')} and port Po1`),
  ])() })
  noise(c, r, L, journalIso, ['lb1', 'lb2'], t0, end, 90 * SEC / v)
  every(r, t0, end, 45 * SEC / v, (t) => c.line(L, t, journalIso(t, r.pick(['lb1', 'lb2']), 'haproxy', 1904, `${ipPub(r)}:${r.int(20000, 60000)} [${clf(t).replace(' +0000', '')}.${r.int(100, 999)}] fe_main~ be_api/api0${r.int(1, 4)} 0/0/1/${r.int(9, 60)}/${r.int(61, 99)} ${r.pick([200, 200, 200, 304, 404])} ${r.int(190, 9000)} - - ---- 88/87/3/1/0 0/0 "GET /v2/${r.pick(['items', 'me', 'feed'])} HTTP/1.1"`)))
  every(r, t0, end, 60 * SEC / v, (t) => c.line(C, t, r.pick([
    () => `${space(t)} ${r.int(2, 90)} [Note] WSREP: Member 0.0 (db${r.int(1, 3)}) synced with group.`,
    () => `${space(t)} ${r.int(100, 900)} [Warning] Aborted connection ${r.int(100, 9000)} to db: 'app' user: 'app' host: '10.9.8.${r.int(5, 60)}' (Got timeout reading communication packets)`,
    () => `${space(t)} 0 [Note] InnoDB: Buffer pool(s) dump completed at ${ymd(t).slice(2).replace(/-/g, '')} ${hms(t)}`,
  ])()))
  // slow loss of light: warnings before the first flap
  for (let i = 0; i < 3; i++) n(onset - (12 - i * 4) * MIN, sw, `%SFF8472-5-THRESHOLD_VIOLATION: ${short}: Rx power low warning; Operating value: -${(14.6 + i * 0.6).toFixed(1)} dBm, Threshold value: -14.4 dBm.`, { root: 'link' })
  let t = onset
  while (t < end - 12 * MIN) {
    n(t - 700, sw, `%SFF8472-3-THRESHOLD_VIOLATION: ${short}: Rx power low alarm; Operating value: -${(18.6 + r.next() * 3).toFixed(1)} dBm, Threshold value: -18.4 dBm.`, { root: 'link' })
    n(t, sw, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${port}, changed state to down`, { root: 'link' })
    n(t + 900, sw, `%LINK-3-UPDOWN: Interface ${port}, changed state to down`, { root: 'link' })
    const back = t + r.int(14, 70) * SEC
    n(back, sw, `%LINK-3-UPDOWN: Interface ${port}, changed state to up`, { root: 'link' }); n(back + 1000, sw, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${port}, changed state to up`, { root: 'link' })
    n(t + 4000, 'rtr1', `%OSPF-5-ADJCHG: Process 1, Nbr 10.255.0.2 on Vlan901 from FULL to DOWN, Neighbor Down: Dead timer expired`, { relevant: 'link' }); n(t + 8800, 'rtr2', `%BGP-3-NOTIFICATION: sent to neighbor 10.255.1.1 4/0 (hold time expired) 0 bytes`, { relevant: 'link' }); n(t + 8900, 'rtr2', `%BGP-5-ADJCHANGE: neighbor 10.255.1.1 Down BGP Notification sent`, { relevant: 'link' }); n(back + 15000, 'rtr2', `%BGP-5-ADJCHANGE: neighbor 10.255.1.1 Up`, { relevant: 'link' }); n(back + 5000, 'rtr1', `%OSPF-5-ADJCHG: Process 1, Nbr 10.255.0.2 on Vlan901 from LOADING to FULL, Loading Done`, { relevant: 'link' })
    const l = (a, h, p, pid, m) => c.line(L, a, journalIso(a, h, p, pid, m), { relevant: 'link' })
    l(t + 3600, 'lb2', 'Keepalived_vrrp', 1433, '(VI_51) Entering MASTER STATE'); l(back + 1000, 'lb2', 'Keepalived_vrrp', 1433, '(VI_51) Master received advert from 10.9.8.2 with higher priority 150, ours 100'); l(back + 1010, 'lb2', 'Keepalived_vrrp', 1433, '(VI_51) Entering BACKUP STATE')
    for (const a of [1, 2, 3, 4]) if (r.next() < 0.8) { l(t + 5000 + a * 100, r.pick(['lb1', 'lb2']), 'haproxy', 1904, `[WARNING]  (1904) : Server be_api/api0${a} is DOWN, reason: Layer4 timeout, check duration: 2001ms. ${4 - a} active and 0 backup servers left. ${r.int(1, 40)} sessions active, 0 requeued, 0 remaining in queue.`); l(back + 4000 + a * 100, r.pick(['lb1', 'lb2']), 'haproxy', 1904, `[WARNING]  (1904) : Server be_api/api0${a} is UP, reason: Layer7 check passed, code: 200, check duration: ${r.int(2, 9)}ms. ${a} active and 0 backup servers online. 0 sessions requeued, 0 total in queue.`) }
    if (r.next() < 0.5) l(t + 5600, 'lb1', 'haproxy', 1904, '[ALERT]    (1904) : backend \'be_api\' has no server available!')
    const d = (a, m) => c.line(C, a, `${space(a)} 0 ${m}`, { relevant: 'link' })
    d(t + 4000, `[Note] WSREP: (${r.hex(8)}-${r.hex(4)}, 'tcp://0.0.0.0:4567') turning message relay requesting on, nonlive peers: tcp://10.9.8.23:4567 `)
    d(t + 7000, `[Warning] WSREP: evs::proto(${r.hex(8)}-${r.hex(4)}, GATHER, view_id(REG,${r.hex(8)}-${r.hex(4)},${r.int(40, 99)})) suspecting node: ${r.hex(8)}-${r.hex(4)}`)
    d(t + 12000, '[Note] WSREP: New cluster view: global state: :-1, view# -1: non-Primary, number of nodes: 1, my index: 0, protocol version 4')
    d(t + 12500, '[ERROR] WSREP: Node is not in primary component; WSREP has not yet prepared node for application use'); d(back + 15000, '[Note] WSREP: Quorum results: version = 6, component = PRIMARY')
    t += r.int(9, 17) * MIN
  }
  return c
}
