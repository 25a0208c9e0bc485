import { make, S, M, H, UA, iso, isoS, isoOff, sp, spc, sps, sub, nano, micro, clf, klog, hms } from './lib.mjs'
export default [
// ---- 08 victims: a Kafka consumer exceeds max.poll.interval.ms (docker compose logs -t) ----
make('last-a-08', 'victims', { notes: 'Rendering of labels gets slow after a font package of an innocent look (INFO), batches exceed max.poll.interval; rebalances; victims complain first.' }, ({ r, c, t0, every, tick, uuid, incident }) => {
  const F = 'logs/compose.log', w = r.pick(['fulfilment', 'labelling']), grp = w + '-v2', on = t0 + r.int(40, 50) * M, end = on + r.int(50, 60) * M, cid = `consumer-${grp}-1`
  const W = (t, svc, m, mark) => c.line(F, t, m.split('\n').map((x) => `${(svc + '-1').padEnd(18)} | ${nano(t)} ${x}`).join('\n'), mark)
  const J = (t, svc, lv, cls, m, mark) => W(t, svc, `${spc(t)} ${lv.padEnd(5)} [${svc === w ? 'poll-loop-0' : 'main'}] ${cls} - ${m}`, mark)
  const py = (t, svc, lv, m, mark) => W(t, svc, `${lv}:${svc.replace('-', '_')}:${m}`, mark)
  every(t0, end, 9 * S, (t) => W(t, 'shop-api', `[GIN] ${sps(t).replaceAll('-', '/').replace(' ', ' - ')} | ${r.pick([200, 200, 200, 201, 404])} | ${String((r.int(900, 30000) / 1000).toFixed(3) + 'ms').padStart(12)} | ${'172.19.0.' + r.int(2, 9)} | GET      "/v1/orders/${r.int(1000, 9999)}"`))
  every(t0, end, 16 * S, (t) => py(t, 'notifier', 'INFO', `mail queued template=order_paid order=${r.int(50000, 59999)}`))
  every(t0, end, 60 * S, (t) => W(t, 'kafka', `[${spc(t)}] INFO [LocalLog partition=orders-${r.int(0, 5)}, dir=/var/lib/kafka/data] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 9)} ms. (kafka.log.LocalLog)`))
  every(t0, end, 6 * M, (t) => W(t, 'kafka', `[${spc(t)}] INFO [SocketServer listenerType=BROKER, nodeId=1] Failed authentication with /172.19.0.${r.int(10, 30)} (channelId=172.19.0.1:9092-172.19.0.9:5${r.int(1000, 9999)}-${r.int(10, 99)}) (SSL handshake failed) (org.apache.kafka.common.network.Selector)`))
  every(t0, end, 5 * M, (t) => py(t, 'notifier', 'WARNING', `smtp 451 greylisted rcpt=user${r.int(1, 999)}@example.net, retry in 300s`))
  const kd = t0 + 14 * M; W(kd, 'analytics', `${spc(kd)} INFO  [main] o.a.k.c.c.i.ConsumerCoordinator - [Consumer clientId=analytics-1, groupId=analytics] Request joining group due to: group is already rebalancing`); W(kd + 900, 'kafka', `[${spc(kd + 900)}] INFO [GroupCoordinator 1]: Stabilized group analytics generation 12 (__consumer_offsets-31) with 2 members (kafka.coordinator.group.GroupCoordinator)`)
  // normal batches, then slow ones
  tick(t0 + 10 * S, on, 45 * S, (t) => J(t, w, 'INFO', 'c.e.fulfil.LabelBatch', `rendered ${r.int(180, 500)} labels in ${r.int(14000, 30000)} ms, committed orders-${r.int(0, 5)}@${r.int(100000, 900000)}`))
  J(on - 70 * S, w, 'INFO', 'c.e.fulfil.Printers', `label profile switched: thermal-203dpi -> pdf-600dpi (carrier requirement 7.1)`, { root: 'poll' })
  const cyc = r.int(330, 370) * S
  for (let t = on; t < end - cyc; t += cyc + r.int(5, 20) * S) {
    for (let k = 1; k <= 5; k++) J(t + k * 60 * S, w, 'INFO', 'c.e.fulfil.LabelBatch', `rendering: ${k * r.int(78, 84)}/500 labels, ${r.int(690, 760)} ms per label`, { relevant: 'poll' })
    const x = t + 301 * S
    J(x, w, 'WARN', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=${cid}, groupId=${grp}] consumer poll timeout has expired. This means the time between subsequent calls to poll() was longer than the configured max.poll.interval.ms, which typically implies that the poll loop is spending too much time processing messages. You can address this either by increasing max.poll.interval.ms or by reducing the maximum size of batches returned in poll() with max.poll.records.`, { root: 'poll' })
    J(x + 3, w, 'INFO', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=${cid}, groupId=${grp}] Member ${cid}-${uuid()} sending LeaveGroup request to coordinator kafka:9092 (id: 2147483646 rack: null) due to consumer poll timeout has expired.`, { relevant: 'poll' })
    W(x + 20, 'kafka', `[${spc(x + 20)}] INFO [GroupCoordinator 1]: Preparing to rebalance group ${grp} in state PreparingRebalance with old generation ${r.int(40, 90)} (__consumer_offsets-12) (reason: Removing member ${cid}-${uuid()} on LeaveGroup; client reason: consumer poll timeout has expired.) (kafka.coordinator.group.GroupCoordinator)`, { relevant: 'poll' })
    const y = t + cyc - 2 * S
    J(y, w, 'ERROR', 'c.e.fulfil.PollLoop', `commit of 500 records failed, batch will be processed again\norg.apache.kafka.clients.consumer.CommitFailedException: Offset commit cannot be completed since the consumer is not part of an active group for auto partition assignment; it is likely that the consumer was kicked out of the group.\n\tat org.apache.kafka.clients.consumer.internals.ConsumerCoordinator.sendOffsetCommitRequest(ConsumerCoordinator.java:1351)\n\tat com.example.fulfil.PollLoop.run(PollLoop.java:74)`, { relevant: 'poll' })
  }
  every(on + 2 * M, end, 13 * S, (t) => py(t, 'warehouse-ui', 'ERROR', r.pick([`no label for order ${r.int(50000, 59999)} after 120s, picker station ${r.int(1, 9)} blocked`, `label service event missing order=${r.int(50000, 59999)}`]), { relevant: 'poll' }))
  every(on + 3 * M, end, 25 * S, (t) => py(t, 'notifier', 'ERROR', `order ${r.int(50000, 59999)}: shipped event overdue, customer asked`, { relevant: 'poll' }))
  every(on + 8 * M, end, 40 * S, (t) => py(t, 'carrier-bridge', 'WARNING', `duplicate label ${r.hex(10)} for order ${r.int(50000, 59999)}, ignored`, { relevant: 'poll' }))
  const dep = on - 6 * M; W(dep, 'warehouse-ui', 'INFO:warehouse_ui:started version 1.19.2 (replaces 1.19.1)')
  incident('poll', { cause: { allOf: [[w, 'label', 'consumer', 'worker', grp], ['max\\.?poll', 'poll (timeout|interval|loop)', 'rebalanc', 'kicked out', '(rendering|processing|batch).{0,60}(slow|long|minutes)', '(slow|long).{0,40}(rendering|processing|batch)', '600 ?dpi', 'leaves the group']] },
    services: [w, w + '-1', grp], victims: ['warehouse-ui', 'notifier', 'carrier-bridge', 'kafka', 'warehouse-ui-1', 'notifier-1'], severity: ['high', 'critical', 'medium'], onset: on - 70 * S, onsetToleranceSeconds: 300, rootPattern: 'poll timeout|label profile',
    right: [`${w} takes longer than max.poll.interval.ms for a batch, is thrown out of its Kafka group and starts over`, 'Label rendering got slow with the 600dpi profile', `The ${w} consumer is stuck in a rebalance loop because processing a batch takes too long`],
    wrong: ['Warehouse stations are blocked since the new warehouse-ui version', 'Kafka broker refuses commits', 'The notifier is overdue'] })
}),
// ---- 09 victims: cluster DNS cannot reach its upstream, two windows (kubectl logs --prefix --timestamps) ----
make('last-a-09', 'victims', { thin: 2.4, notes: 'CoreDNS gets no answer of its upstream resolver; only outside names fail; the applications shout; comes back a second time.' }, ({ r, c, t0, every, pod, ip, incident }) => {
  const F = 'logs/prod-all.log', up = `10.${r.int(10, 99)}.0.2`, dns = [pod('coredns'), pod('coredns')], on = t0 + r.int(35, 45) * M, e1 = on + r.int(7, 9) * M, b2 = e1 + r.int(20, 25) * M, e2 = b2 + r.int(5, 7) * M, end = e2 + 12 * M
  const P = { pay: pod('payments'), mail: pod('mailer'), geo: pod('geo'), web: pod('web'), cat: pod('catalog') }
  const W = (t, p, ctr, m, mark) => c.line(F, t, m.split('\n').map((x) => `[pod/${p}/${ctr}] ${nano(t)} ${x}`).join('\n'), mark)
  every(t0, end, 8 * S, (t) => W(t, P.web, 'nginx', `10.244.${r.int(0, 3)}.1 - - [${clf(t)}] "GET ${r.pick(['/', '/shop', '/cart', '/health'])} HTTP/1.1" 200 ${r.int(200, 9000)} "-" "${r.pick(UA)}" "${ip()}"`))
  every(t0, end, 13 * S, (t) => W(t, P.cat, 'catalog', JSON.stringify({ level: 'info', ts: t / 1000, caller: 'grpc/server.go:91', msg: 'finished unary call', 'grpc.method': r.pick(['List', 'Get']), 'grpc.code': 'OK', 'grpc.time_ms': r.int(1, 20) })))
  every(t0, end, 11 * S, (t) => W(t, r.pick(dns), 'coredns', `[INFO] 10.244.${r.int(0, 3)}.${r.int(3, 90)}:${r.int(30000, 60000)} - ${r.int(1000, 60000)} "A IN ${r.pick(['api.stripe.com.shop.svc.cluster.local.', 'smtp.sendgrid.net.svc.cluster.local.', 'api.maxmind.com.cluster.local.'])} udp 62 false 512" NXDOMAIN qr,aa,rd 155 0.000${r.int(100, 400)}s`))
  every(t0, end, 15 * S, (t) => W(t, r.pick(dns), 'coredns', `[INFO] 10.244.${r.int(0, 3)}.${r.int(3, 90)}:${r.int(30000, 60000)} - ${r.int(1000, 60000)} "A IN ${r.pick(['catalog', 'redis-master', 'postgres'])}.shop.svc.cluster.local. udp 55 false 512" NOERROR qr,aa,rd 108 0.000${r.int(100, 400)}s`))
  const bad = (t) => (t > on && t < e1) || (t > b2 && t < e2)
  every(t0, end, 12 * S, (t) => { if (!bad(t)) W(t, P.pay, 'payments', `${isoS(t)} info charge captured id=ch_${r.hex(14)} amount=${r.int(900, 30000)}`) })
  every(t0, end, 20 * S, (t) => { if (!bad(t)) W(t, P.mail, 'mailer', `time="${isoS(t)}" level=info msg="delivered" to_domain=${r.pick(['gmail.com', 'gmx.de'])} took=${r.int(80, 400)}ms`) })
  every(t0, end, 4 * M, (t) => W(t, P.pay, 'payments', `${isoS(t)} error charge failed: card_declined (insufficient_funds) customer=cus_${r.hex(10)}`))
  every(t0, end, 7 * M, (t) => W(t, P.cat, 'catalog', JSON.stringify({ level: 'warn', ts: t / 1000, caller: 'redis/pool.go:210', msg: 'retrying', error: 'read tcp 10.244.1.9:51342->10.96.14.2:6379: i/o timeout', attempt: 1 })))
  every(t0, end, 9 * M, (t) => W(t, r.pick(dns), 'coredns', '[WARNING] plugin/kubernetes: Kubernetes API connection failure: Get "https://10.96.0.1:443/version": context deadline exceeded'.replace('API connection failure', 'API watch restarted')))
  const dep = on - 8 * M; W(dep, P.pay, 'payments', `${isoS(dep)} info payments 7.12.0 started, providers=[stripe adyen]`)
  for (const [a, b] of [[on, e1], [b2, e2]]) {
    every(a, b, 3500, (t) => W(t, P.pay, 'payments', `${isoS(t)} error charge failed: Error: getaddrinfo EAI_AGAIN api.stripe.com\n    at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:118:26) {\n  errno: -3001,\n  code: 'EAI_AGAIN',\n  syscall: 'getaddrinfo',\n  hostname: 'api.stripe.com'\n}`, { relevant: 'dns' }))
    every(a + 4 * S, b, 9 * S, (t) => W(t, P.mail, 'mailer', `time="${isoS(t)}" level=error msg="delivery failed" err="dial tcp: lookup smtp.sendgrid.net on 10.96.0.10:53: server misbehaving"`, { relevant: 'dns' }))
    every(a + 9 * S, b, 14 * S, (t) => W(t, P.geo, 'geo', `ERROR:geo:HTTPSConnectionPool(host='api.maxmind.com', port=443): Max retries exceeded with url: /geoip/v2.1/city/${ip()} (Caused by NameResolutionError("<urllib3.connection.HTTPSConnection object at 0x7f${r.hex(10)}>: Failed to resolve 'api.maxmind.com' ([Errno -3] Temporary failure in name resolution)"))`, { relevant: 'dns' }))
    every(a + 12 * S, b, 12 * S, (t) => W(t, r.pick(dns), 'coredns', `[ERROR] plugin/errors: 2 ${r.pick(['api.stripe.com', 'smtp.sendgrid.net', 'api.maxmind.com'])}. ${r.pick(['A', 'AAAA'])}: read udp 10.244.0.${r.int(2, 9)}:${r.int(30000, 60000)}->${up}:53: i/o timeout`, { root: 'dns' }))
    every(a + 3 * S, b, 6 * S, (t) => W(t, P.web, 'nginx', `10.244.${r.int(0, 3)}.1 - - [${clf(t)}] "POST /checkout/pay HTTP/1.1" 502 157 "-" "${r.pick(UA)}" "${ip()}"`, { relevant: 'dns' }))
  }
  incident('dns', { cause: { allOf: [['\\bdns\\b', 'resolver', 'coredns', 'name ?server', 'name resolution', up.replaceAll('.', '\\.')], ['timeout', 'time[sd]? out', 'timing out', 'not answer', 'no answer', 'n.t answer', 'unreachable', 'not reach', 'fail', 'unavailable', 'no respon', 'not respon', 'n.t respon', 'down\\b', 'outage']] },
    services: ['coredns', ...dns, up, 'DNS', 'upstream resolver'], victims: ['payments', 'mailer', 'geo', 'web', P.pay, P.mail, P.geo, P.web], severity: ['high', 'critical'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'plugin/errors',
    right: [`CoreDNS times out against its upstream resolver ${up}, outside names cannot be resolved`, 'The upstream nameserver of the cluster does not answer, in two windows', 'DNS outage: coredns forwards fail with i/o timeout'],
    wrong: ['Payments fails to charge cards since 7.12.0', 'Stripe is down', 'web gets 502 at checkout'] })
}),
// ---- 10 direct: a pod eats the node's ephemeral storage, the kubelet evicts (CRI files + journald) ----
make('last-a-10', 'direct', { thin: 1.25, notes: 'Temp files of an exporter fill the node; kubelet evicts it and innocent pods; ImagePull noise; exporter itself logs INFO only.' }, ({ r, c, t0, every, tick, pod, uuid, ip, incident }) => {
  const node = `ip-10-0-${r.int(10, 60)}-${r.int(10, 250)}`, ex = r.pick(['report-exporter', 'ledger-export', 'invoice-archiver']), P = { ex: pod(ex), api: pod('api'), ses: pod('sessions'), web: pod('web'), api2: pod('api'), ses2: pod('sessions') }, K = 'logs/kubelet.journal.log'
  const start = t0 + r.int(25, 30) * M, on = start + r.int(38, 46) * M, end = on + 30 * M
  const cri = (t, p, n, m, mark, st = 'stdout') => c.line(`logs/containers/${p}_shop_${n}.log`, t, m.split('\n').map((x) => `${nano(t)} ${st} F ${x}`).join('\n'), mark)
  const kb = (t, lv, src, m, mark) => c.line(K, t, `${sub(t, 6)}+0000 ${node} kubelet[1204]: ${lv}${klog(t)}    1204 ${src}] ${m}`, mark)
  every(t0, end, 25 * S, (t) => kb(t, 'I', 'kuberuntime_manager.go:1027', `"Stopping PodSandbox for pod, will start new one" pod="kube-system/node-probe-${r.int(28000000, 28999999)}-${r.hex(5)}"`))
  every(t0, end, 50 * S, (t) => kb(t, 'E', 'pod_workers.go:1301', `"Error syncing pod, skipping" err="failed to \\"StartContainer\\" for \\"legacy\\" with ImagePullBackOff: \\"Back-off pulling image \\\\\\"registry.example.com/old/legacy:1.2\\\\\\"\\"" pod="sandbox/legacy-0" podUID="${uuid()}"`))
  every(t0, end, 6 * M, (t) => kb(t, 'W', 'logging.go:59', '[core] [Channel #412 SubChannel #413] grpc: addrConn.createTransport failed to connect to {Addr: "/var/lib/kubelet/plugins/csi.sock", }. Err: connection error: desc = "transport: Error while dialing: dial unix: connect: no such file or directory"'))
  every(t0, end, 9 * S, (t) => { if (t < on + 8 * S || t > on + 4 * M) cri(t, t < on + 60 * S ? P.api : P.api2, 'api', JSON.stringify({ time: iso(t), level: 'INFO', logger: 'api.access', msg: `${r.pick(['GET', 'POST'])} /v2/${r.pick(['orders', 'customers', 'rates'])}`, status: 200, ms: r.int(3, 90) })) })
  every(t0, end, 12 * S, (t) => { if (t < on + 5 * S || t > on + 5 * M) cri(t, t < on + 60 * S ? P.ses : P.ses2, 'sessions', `1:M ${iso(t).slice(11, 23)} * session cache: ${r.int(900, 1200)} keys, ${r.int(10, 40)} hits/s`) })
  every(t0, end, 10 * S, (t) => cri(t, P.web, 'web', `${ip()} - - [${clf(t)}] "GET / HTTP/1.1" 200 ${r.int(400, 9000)}`))
  cri(start, P.ex, ex, `${sps(t0 && start)} INFO exporter: job ${r.hex(6)} started, range=all tenants, spool=/tmp/export`, { relevant: 'disk' })
  let part = 0; tick(start + 20 * S, on + 4 * S, 40 * S, (t) => cri(t, P.ex, ex, `${sps(t)} INFO exporter: spooled part ${++part} to /tmp/export/part-${String(part).padStart(5, '0')}.csv (total ${(part * 0.57).toFixed(1)} GiB)`, { relevant: 'disk', root: part > 45 ? 'disk' : undefined }))
  kb(on - 9 * M, 'I', 'image_gc_manager.go:310', '"Disk usage on image filesystem is over the high threshold, trying to free bytes down to the low threshold" usage=86 highThreshold=85 amountToFree=3221225472 lowThreshold=80', { relevant: 'disk' })
  kb(on - 9 * M + 900, 'E', 'kubelet.go:1436', '"Image garbage collection failed multiple times in a row" err="failed to garbage collect required amount of images. Attempted to free 3221225472 bytes, but only found 0 bytes eligible to free"', { relevant: 'disk' })
  kb(on, 'W', 'eviction_manager.go:354', '"Eviction manager: attempting to reclaim" resourceName="ephemeral-storage"', { root: 'disk' })
  kb(on + 12, 'I', 'eviction_manager.go:365', '"Eviction manager: must evict pod(s) to reclaim" resourceName="ephemeral-storage"', { root: 'disk' })
  kb(on + 14, 'I', 'eviction_manager.go:383', `"Eviction manager: pods ranked for eviction" pods=["shop/${P.ex}","shop/${P.ses}","shop/${P.api}","shop/${P.web}"]`, { relevant: 'disk' })
  kb(on + 3 * S, 'I', 'kubelet_pods.go:1402', `"Pod was evicted" pod="shop/${P.ex}" reason="Evicted" message="The node was low on resource: ephemeral-storage. Threshold quantity: 4294967296, available: 4010312Ki. Container ${ex} was using ${Math.floor(part * 0.57 * 1048576)}Ki, request is 0, has larger consumption of ephemeral-storage. "`, { root: 'disk' })
  const ev = (t, p) => { kb(t, 'W', 'eviction_manager.go:354', '"Eviction manager: attempting to reclaim" resourceName="ephemeral-storage"', { relevant: 'disk' }); kb(t + 30, 'I', 'eviction_manager.go:595', `"Eviction manager: pod is evicted successfully" pod="shop/${p}"`, { relevant: 'disk' }) }
  ev(on + 5 * S, P.ses); ev(on + 8 * S, P.api)
  cri(on + 5 * S, P.ses, 'sessions', '1:signal-handler Received SIGTERM scheduling shutdown...', { relevant: 'disk' })
  cri(on + 8 * S, P.api, 'api', JSON.stringify({ time: iso(on + 8 * S), level: 'WARN', logger: 'api.main', msg: 'SIGTERM received, draining' }), { relevant: 'disk' })
  every(on + 6 * S, on + 5 * M, 2100, (t) => cri(t, P.web, 'web', r.next() < 0.6 ? `${isoS(t)} [error] 31#31: *${r.int(10000, 99999)} no live upstreams while connecting to upstream, client: ${ip()}, server: _, request: "GET /v2/orders HTTP/1.1", upstream: "http://api/v2/orders"` : `${ip()} - - [${clf(t)}] "GET /v2/orders HTTP/1.1" 502 157`, { relevant: 'disk' }, 'stderr'))
  every(on + 10 * S, on + 5 * M, 8 * S, (t) => kb(t, 'E', 'kubelet.go:2424', `"Skipping pod admission" err="The node had condition: [DiskPressure]. " pod="shop/${r.pick([P.api2, P.ses2])}"`.replace('Skipping pod admission', 'Admission failed'), { relevant: 'disk' }))
  kb(on + 6 * M, 'I', 'kubelet_node_status.go:724', '"Recording event message for node" node="' + node + '" event="NodeHasNoDiskPressure"', { relevant: 'disk' })
  incident('disk', { cause: { allOf: [['disk', 'ephemeral', 'storage', 'spool', '/tmp', 'temp(orary)? files?'], [ex, 'exporter', 'export', 'archiver', 'spool', 'fill', 'full\\b', 'evict', 'low on']], mustNot: [] },
    services: [ex, P.ex, 'exporter', node, 'kubelet'], victims: ['api', 'sessions', 'web', P.api, P.ses, P.web, P.api2, P.ses2], severity: ['medium', 'high', 'critical'], onset: on, onsetToleranceSeconds: 2800, rootPattern: 'spooled|ephemeral-storage',
    right: [`${ex} filled the node's ephemeral storage with temp files; the kubelet evicted it and its neighbours`, 'Node ran into DiskPressure because the exporter spools to /tmp without limit', `Eviction on ${node}: low on ephemeral-storage`],
    wrong: ['web has no live upstreams for the api', 'legacy image cannot be pulled', 'api and sessions got SIGTERM'] })
}),
// ---- 11 hard: the rates feed brings zero rates, everything goes on with stale ones (Loki jsonl, differing fields) ----
make('last-a-11', 'hard', { thin: 1.2, notes: 'A feed returns no rates, the service keeps the previous ones at INFO; recon and margin warnings elsewhere are louder; wrong data, no error.' }, ({ r, c, t0, every, tick, uuid, incident }) => {
  const F = 'logs/loki-export.jsonl', fx = r.pick(['fx-rates', 'forex-sync', 'currency-svc']), full = r.int(30, 34), step = 15 * M, on = t0 + 4 * step + r.int(2, 8) * M, end = on + r.int(165, 195) * M
  const W = (t, app, line, mark) => c.line(F, t, JSON.stringify({ labels: { app, env: 'prod', stream: 'stdout' }, line: typeof line === 'string' ? line : JSON.stringify(line), timestamp: nano(t) }), mark)
  const off = on % step, first = on - 4 * step
  tick(first, on - 1, step, (t) => { W(t, fx, { lvl: 'info', event: 'rates refreshed', source: 'ecb-mirror', count: full, kept_previous: 0, oldest_s: r.int(900, 960), http: 200, bytes: r.int(5200, 5400) }) })
  tick(on, end, step, (t, i) => W(t, fx, { lvl: 'info', event: 'rates refreshed', source: 'ecb-mirror', count: 0, kept_previous: full, oldest_s: 900 * (i + 2) + r.int(0, 40), http: 200, bytes: 214 }, { root: 'fx' }))
  every(t0, end, 45 * S, (t) => W(t, fx, { lvl: 'debug', event: 'quote', pair: 'EUR/' + r.pick(['USD', 'GBP', 'CHF', 'PLN', 'SEK']), ms: r.int(1, 4) }))
  every(t0, end, 20 * S, (t) => W(t, 'checkout', { severity: 'INFO', message: 'payment captured', orderId: uuid(), currency: r.pick(['EUR', 'USD', 'GBP']), latencyMs: r.int(80, 300) }))
  every(t0, end, 25 * S, (t) => W(t, 'storefront', `${isoOff(t, 120)} | I | price rendered sku=${r.int(1000, 9999)} cur=${r.pick(['USD', 'GBP', 'SEK'])}`))
  every(t0, end, 40 * S, (t) => W(t, 'ledger', { '@timestamp': iso(t), 'log.level': 'INFO', message: 'posted journal', journal: r.int(100000, 999999), lines: 2 }))
  every(t0, end, 5 * M, (t) => W(t, 'checkout', { severity: 'ERROR', message: 'payment declined by issuer', code: r.pick(['do_not_honor', 'expired_card']), orderId: uuid() }))
  every(t0, end, 8 * M, (t) => W(t, 'ledger', { '@timestamp': iso(t), 'log.level': 'WARN', message: 'optimistic lock retry', journal: r.int(100000, 999999), attempt: 1 }))
  every(t0, end, 10 * M, (t) => W(t, 'storefront', `${isoOff(t, 120)} | E | TypeError: Cannot read properties of null (reading 'dataset') ua=Googlebot`))
  const grow = (t) => Math.min(1, (t - on) / (150 * M))
  every(on + 35 * M, end, 2.2 * M, (t) => W(t, 'recon', { ts: t, sev: 'WARN', text: `settlement differs from booked amount`, provider: r.pick(['adyen', 'worldline']), cur: r.pick(['USD', 'GBP', 'SEK']), diffPct: +(0.2 + grow(t) * 1.9 + r.next() * 0.1).toFixed(2) }, { relevant: 'fx' }))
  every(t0, on + 30 * M, 4 * M, (t) => W(t, 'recon', { ts: t, sev: 'INFO', text: 'settlement matched', provider: 'adyen', n: r.int(40, 90) }))
  every(on + 70 * M, end, 3 * M, (t) => W(t, 'margin-guard', { level: 40, msg: 'margin below floor', sku: r.int(1000, 9999), margin: +(0.04 - grow(t) * 0.03).toFixed(3), floor: 0.05 }, { relevant: 'fx' }))
  every(on + 100 * M, end, 7 * M, (t) => W(t, 'margin-guard', { level: 50, msg: 'ALERT listing paused, negative margin', sku: r.int(1000, 9999) }, { relevant: 'fx' }))
  const dep = on + 20 * M; W(dep, 'checkout', { severity: 'NOTICE', message: 'checkout 5.44.0 live, previous 5.43.2 drained' })
  incident('fx', { cause: { allOf: [['\\bfx\\b', fx, 'forex', 'rates?\\b', 'exchange', 'currency', 'ecb'], ['stale', '\\b0\\b', 'zero', 'empty', 'no (new |fresh )?(exchange )?rates', 'not (been )?(updat|refresh)', 'outdated', '\\bold\\b', 'nothing', 'kept (the )?previous', 'previous rates', 'n.t (been )?(updat|refresh)', 'hours old', 'no longer']] },
    services: [fx, 'ecb-mirror'], victims: ['recon', 'margin-guard', 'checkout', 'storefront', 'ledger'], severity: ['medium', 'high', 'critical'], onset: on, onsetToleranceSeconds: 1800, rootPattern: 'kept_previous',
    right: [`${fx} gets zero rates from ecb-mirror and keeps serving stale ones`, 'Exchange rates have not been refreshed for hours: the feed is empty', `Currency rates are outdated because the source returns nothing (count 0)`],
    wrong: ['Settlements of Adyen and Worldline differ from the booked amounts', 'Release checkout 5.44.0 calculates wrong amounts', 'Margins fall below the floor'] })
}),
]
