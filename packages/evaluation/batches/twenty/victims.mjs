import { Case, random, S, M, H, iso, isoS, isoU, sp, spMs, sysl, clf, ymd, fill, every, arrive, start, ip, uuid, pad } from './lib.mjs'
import { CAUSES } from './causes.mjs'
const SEV = ['critical', 'high']

export function graphql(seed) {
  const r = random(seed + 'graphql'), c = new Case('graphql-storefront', { notes: 'the router is louder and complains earlier; the culprit is a LOG line of a statement and slow statements; a feature rollout and a Go deploy as red herrings' })
  const t0 = start(r), on = t0 + r.int(45, 70) * M, t1 = on + r.int(30, 40) * M
  const R = 'logs/apollo-router.log', K = 'logs/catalog-svc.log', P = 'logs/postgres-catalog.log', G = 'logs/inventory-svc.log', F = 'logs/web-bff.log'
  const idx = r.pick(['idx_products_tenant_sku', 'ix_offers_tenant_slug', 'idx_variants_tenant_code']), tab = idx.includes('products') ? 'products' : idx.includes('offers') ? 'offers' : 'variants', cols = idx.endsWith('sku') ? 'sku' : idx.endsWith('slug') ? 'slug' : 'code', v = r.int(80, 140)
  const ro = (t, level, message, o = {}) => JSON.stringify({ timestamp: isoU(t), level, message, ...o, target: o.target ?? 'apollo_router::services::supergraph' })
  const kt = (t, l, th, lg, m) => `${spMs(t)}  ${l.padStart(5)} 1 --- [catalog-svc] [${th.padStart(15)}] ${lg.padEnd(40).slice(0, 40)} : ${m}`
  const pg = (t, l, m, app = 'catalog-svc') => `${spMs(t)} UTC [${r.int(200, 999)}] catalog@catalog ${app} ${l}:  ${m}`
  const ops = ['ProductPage', 'SearchResults', 'CartView', 'HomeShelves']
  fill(c, R, r, t0, t1, r.int(200, 240), [
    [6, (t) => ro(t, 'INFO', 'supergraph request', { operation_name: r.pick(['HomeShelves', 'AccountMenu', 'StoreFinder']), status: 200, duration_ms: r.int(9, 120), trace_id: r.hex(32) })],
    [1, (t) => ro(t, 'WARN', 'Cannot query field "oldPrice" on type "Product".', { code: 'GRAPHQL_VALIDATION_FAILED', client: 'ios/7.1', target: 'apollo_router::spec' })],
    [1, (t) => ro(t, 'ERROR', 'invalid persisted query', { code: 'PERSISTED_QUERY_NOT_FOUND', target: 'apollo_router::apq' })],
  ])
  fill(c, K, r, t0, t1, r.int(120, 150), [
    [4, (t) => kt(t, 'INFO', `nio-8080-exec-${r.int(1, 40)}`, 'c.shop.catalog.web.AccessLog', `GET /graphql op=${r.pick(['_entities', 'categories', 'shelves'])} 200 ${r.int(3, 60)}ms`)],
    [1, (t) => kt(t, 'WARN', 'scheduling-1', 'c.shop.catalog.feed.FeedImporter', `feed vendor=${r.int(10, 60)} skipped ${r.int(1, 12)} rows: missing EAN`)],
    [1, (t) => kt(t, 'INFO', 'scheduling-1', 'c.shop.catalog.cache.ShelfCache', `refreshed ${r.int(20, 90)} shelves in ${r.int(100, 900)}ms`)],
  ])
  fill(c, P, r, t0, t1, r.int(50, 70), [
    [3, (t) => `${spMs(t)} UTC [61] LOG:  checkpoint starting: time`],
    [1, (t) => pg(t, 'LOG', `duration: ${r.int(1000, 1900)}.${r.int(100, 999)} ms  execute S_${r.int(1, 9)}: SELECT vendor_id, count(*) FROM feed_rows GROUP BY 1`, 'feed-import')],
    [1, (t) => pg(t, 'ERROR', 'canceling statement due to user request', 'metabase')],
  ])
  fill(c, G, r, t0, t1, r.int(100, 130), [
    [4, (t) => `time=${iso(t)} level=INFO msg="stock lookup" skus=${r.int(1, 40)} dur=${r.int(1, 20)}ms`],
    [1, (t) => `time=${iso(t)} level=WARN msg="warehouse feed late" warehouse=${r.pick(['LEJ', 'POZ', 'MAD'])} age=${r.int(61, 180)}s`],
  ])
  const dg = on - 6 * M
  c.line(G, dg, `time=${iso(dg)} level=INFO msg="starting inventory-svc" version=5.${r.int(1, 40)}.0 go=go1.23.3`)
  c.line(R, dg + 9000, ro(dg + 9000, 'INFO', 'schema reload succeeded', { subgraphs: 6, target: 'apollo_router::uplink' }))
  c.line(K, on - 3000, kt(on - 3000, 'INFO', 'main', 'o.f.core.internal.command.DbMigrate', `Migrating schema "public" to version "${v} - remove unused indexes" [out of band job catalog-migrate-${r.hex(5)}]`), { root: 'index' })
  c.line(P, on, pg(on, 'LOG', `statement: DROP INDEX IF EXISTS ${idx}`, 'flyway'), { root: 'index' })
  c.line(P, on + 40, pg(on + 40, 'LOG', `statement: DROP INDEX IF EXISTS idx_feed_rows_tmp`, 'flyway'))
  arrive(r, t0, on, 35 * S, (t) => c.line(R, t, ro(t, 'INFO', 'supergraph request', { operation_name: r.pick(ops), status: 200, duration_ms: r.int(30, 190), trace_id: r.hex(32) })))
  // loud victims, some of them before the first slow statement is logged (it is logged when it ends)
  arrive(r, on + 12 * S, t1, 16 * S, (t, i) => {
    const id = r.hex(32), op = r.pick(ops)
    c.line(R, t, ro(t, 'ERROR', 'subgraph request timed out', { service: 'catalog', code: 'REQUEST_TIMEOUT', elapsed_ms: 3000 + r.int(0, 9), operation_name: op, trace_id: id, target: 'apollo_router::plugins::traffic_shaping' }), { relevant: 'index' })
    if (i % 2) c.line(F, t + 6, `${iso(t + 6)} [web-bff] error: GraphQL response for ${op} had errors: [{"message":"subgraph request timed out","path":["${op[0].toLowerCase() + op.slice(1)}"]}] traceId=${id}`, { relevant: 'index' })
    if (i > 6 && i % 3 === 0) c.line(K, t + 200, kt(t + 200, 'WARN', `nio-8080-exec-${r.int(1, 40)}`, 'o.h.engine.jdbc.spi.SqlExceptionHelper', `HikariPool-1 - Connection is not available, request timed out after 5000ms (total=20, active=20, idle=0, waiting=${r.int(8, 60)})`), { relevant: 'index' })
    if (i % 5 === 2) c.line(R, t + 700, ro(t + 700, 'WARN', 'subgraph unhealthy, error rate above threshold', { service: 'catalog', ratio: (.5 + r.next() / 2).toFixed(2), target: 'apollo_router::health' }), { relevant: 'index' })
  })
  arrive(r, on + 40 * S, t1, 50 * S, (t, i) => {
    const ms = Math.min(5200 + i * 150 + r.int(0, 900), 14000)
    const plan = i % 3 ? '' : `\n\tQuery Text: SELECT * FROM ${tab} WHERE tenant_id = $1 AND ${cols} = ANY($2)\n\tGather  (cost=1000.00..${r.int(700000, 900000)}.11 rows=12 width=611)\n\t  ->  Parallel Seq Scan on ${tab}  (cost=0.00..${r.int(690000, 699999)}.90 rows=5 width=611)\n\t        Filter: ((tenant_id = $1) AND (${cols} = ANY ($2)))\n\t        Rows Removed by Filter: ${r.int(13000000, 15000000)}`
    c.line(P, t, i % 3 ? pg(t, 'LOG', `duration: ${ms}.${r.int(100, 999)} ms  execute <unnamed>: SELECT * FROM ${tab} WHERE tenant_id = $1 AND ${cols} = ANY($2)`) : pg(t, 'LOG', `duration: ${ms}.${r.int(100, 999)} ms  plan:${plan}`), { root: 'index' })
  })
  fill(c, F, r, t0, t1, r.int(60, 80), [(t) => `${iso(t)} [web-bff] info: render ${r.pick(['/', '/p/' + r.int(1000, 9999), '/c/shoes', '/stores'])} 200 ${r.int(40, 220)}ms`, (t) => `${iso(t)} [web-bff] warn: (node:18) DeprecationWarning: url.parse() behavior is not standardized`])
  c.incident('index', { cause: CAUSES['graphql-storefront/index'], services: ['catalog-svc', 'catalog', 'postgres-catalog', 'postgres', 'postgresql', 'flyway', 'catalog-db', tab], victims: ['apollo-router', 'router', 'web-bff', 'apollo_router', 'inventory-svc'], severity: SEV, onset: on, onsetToleranceSeconds: 120, rootPattern: 'DROP INDEX|unused indexes|duration: \\d+|Seq Scan|Query Text|Gather|Filter' })
  return c
}

export function mesh(seed) {
  const r = random(seed + 'mesh'), c = new Case('mesh-payments-k8s', { notes: 'only names outside the cluster fail; Go and Python callers and Envoy are louder and earlier than CoreDNS' })
  const t0 = start(r), on = t0 + r.int(50, 70) * M, t1 = on + r.int(30, 40) * M
  const P = 'logs/payments.log', F = 'logs/fraud-scoring.log', D = 'logs/coredns.log', E = 'logs/istio-proxy-payments.log'
  const up = r.pick(['10.0.0.2', '172.20.0.10', '10.140.0.53']), psp = r.pick(['api.paygrid.example', 'gateway.nordpay.example']), dev = 'devices.trustscore.example', pods = [r.hex(5), r.hex(5)].map((x) => `10.42.${r.int(1, 9)}.${r.int(2, 250)}`)
  const cpod = ['coredns-' + r.hex(10) + '-' + r.hex(5), 'coredns-' + r.hex(10) + '-' + r.hex(5)]
  const p = (t, l, m, kv = '') => `time=${iso(t)} level=${l} msg="${m}"${kv}`
  const f = (t, l, ev, kv) => `${isoU(t)} [${l.padEnd(8)}] ${ev.padEnd(30)} ${kv}`
  const d = (t, m, i = r.int(0, 1)) => `${isoU(t)} ${cpod[i]} ${m}`
  const e = (t, m, path, st, fl, ms, cl = 'inbound|8080||', det = 'via_upstream') => `[${iso(t)}] "${m} ${path} HTTP/2" ${st} ${fl} ${det} - "-" ${r.int(80, 900)} ${r.int(20, 3000)} ${ms} ${Math.max(0, ms - 1)} "-" "grpc-go/1.67.1" "${uuid(r)}" "payments.shop.svc:8080" "127.0.0.1:8080" ${cl} 127.0.0.6:${r.int(33000, 60000)} ${pods[0]}:8080 10.42.${r.int(1, 9)}.${r.int(2, 250)}:${r.int(33000, 60000)} outbound_.8080_._.payments.shop.svc.cluster.local default`
  fill(c, P, r, t0, t1, r.int(130, 170), [
    [5, (t) => p(t, 'INFO', 'ledger entry written', ` payment_id=pay_${r.hex(10)} amount_minor=${r.int(500, 90000)} dur=${r.int(2, 30)}ms`)],
    [1, (t) => p(t, 'WARN', 'card declined', ` payment_id=pay_${r.hex(10)} code=do_not_honor`)],
    [1, (t) => p(t, 'WARN', 'idempotent replay', ` key=${r.hex(12)}`)],
  ])
  fill(c, F, r, t0, t1, r.int(80, 110), [
    [4, (t) => f(t, 'info', 'score_computed', `score=${r.next().toFixed(3)} model=v${r.int(30, 33)} tx=pay_${r.hex(10)}`)],
    [1, (t) => f(t, 'warning', 'feature_missing', `feature=bin_country fallback=default tx=pay_${r.hex(10)}`)],
  ])
  fill(c, E, r, t0, t1, r.int(190, 230), [
    [6, (t) => e(t, 'POST', '/payments.v1.Payments/' + r.pick(['Get', 'List', 'Refund']), 200, '-', r.int(3, 70))],
    [1, (t) => e(t, 'POST', '/payments.v1.Payments/Get', 200, '-', r.int(3, 20)).replace(' - via', ' - via')],
    [1, (t) => e(t, 'GET', '/healthz', 0, 'DC', r.int(900, 1000), 'inbound|8080||', 'downstream_remote_disconnect')],
  ])
  fill(c, D, r, t0, t1, r.int(120, 150), [
    [4, (t) => d(t, `[INFO] ${pods[r.int(0, 1)]}:${r.int(33000, 60000)} - ${r.int(1000, 60000)} "A IN ledger-db.shop.svc.cluster.local. udp 55 false 512" NOERROR qr,aa,rd 108 0.000${r.int(100, 400)}s`)],
    [2, (t) => d(t, `[INFO] ${pods[r.int(0, 1)]}:${r.int(33000, 60000)} - ${r.int(1000, 60000)} "AAAA IN ${psp}.shop.svc.cluster.local. udp 58 false 512" NXDOMAIN qr,aa,rd 151 0.000${r.int(100, 400)}s`)],
    [1, (t) => d(t, '[WARNING] No files matching import glob pattern: /etc/coredns/custom/*.server')],
  ])
  for (const [host, file] of [[psp, D], [dev, D]]) arrive(r, t0, on, 100 * S, (t) => c.line(file, t, d(t, `[INFO] ${pods[r.int(0, 1)]}:${r.int(33000, 60000)} - ${r.int(1000, 60000)} "A IN ${host}. udp 41 false 512" NOERROR qr,rd,ra 90 0.00${r.int(1000, 9000)}s`)))
  const gl = t0 + 18 * M
  c.line(D, gl, d(gl, '[INFO] plugin/reload: Running configuration SHA512 = ' + r.hex(32)))
  c.line(D, gl + 900, d(gl + 900, '[INFO] Reloading complete'))
  arrive(r, t0, on, 40 * S, (t) => c.line(P, t, p(t, 'INFO', 'authorised', ` payment_id=pay_${r.hex(10)} psp=${psp} dur=${r.int(120, 480)}ms`)))
  arrive(r, on, t1, 17 * S, (t, i) => {
    const id = 'pay_' + r.hex(10)
    c.line(P, t + 900, p(t + 900, 'ERROR', 'authorise failed', ` payment_id=${id} err="Post \\"https://${psp}/v3/auth\\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)" attempt=${r.int(1, 3)}`), { relevant: 'dns' })
    if (i % 3 === 0) c.line(P, t + 5000, p(t + 5000, 'ERROR', 'authorise failed', ` payment_id=${id} err="Post \\"https://${psp}/v3/auth\\": dial tcp: lookup ${psp} on 10.43.0.10:53: read udp ${pods[0]}:${r.int(33000, 60000)}->10.43.0.10:53: i/o timeout" attempt=3`), { relevant: 'dns' })
    c.line(E, t + 5100, e(t + 5100, 'POST', '/payments.v1.Payments/Authorise', 504, 'UT', 5000, 'inbound|8080||', 'response_timeout'), { relevant: 'dns' })
    if (i % 4 === 1) c.line(F, t + 3000, `${f(t + 3000, 'error', 'device_lookup_failed', `host=${dev} fallback=none tx=${id}`)}\nTraceback (most recent call last):\n  File "/srv/fraud/clients/device.py", line 58, in lookup\n    resp = self._http.get(url, timeout=3)\nhttpx.ConnectError: [Errno -3] Temporary failure in name resolution`, { relevant: 'dns' })
    if (i > 0 && i % 3 === 1) c.line(D, t + 6000, d(t + 6000, `[ERROR] plugin/errors: 2 ${r.pick([psp, dev])}. ${r.pick(['A', 'AAAA'])}: read udp 10.42.0.${r.int(3, 9)}:${r.int(33000, 60000)}->${up}:53: i/o timeout`), { root: 'dns' })
  })
  for (let t = on + 50 * S; t < t1; t += r.int(4, 7) * M) c.line(D, t, d(t, `[ERROR] plugin/errors: 2 ntp.corp-mirror.example. A: read udp 10.42.0.${r.int(3, 9)}:${r.int(33000, 60000)}->${up}:53: i/o timeout`), { root: 'dns' })
  c.incident('dns', { cause: CAUSES['mesh-payments-k8s/dns'], services: ['coredns', 'dns', 'kube-dns', up, 'upstream resolver', ...cpod], victims: ['payments', 'fraud-scoring', 'istio-proxy', 'istio-proxy-payments', 'envoy', psp, dev], severity: SEV, onset: on, onsetToleranceSeconds: 120, rootPattern: 'plugin/errors.*i/o timeout' })
  return c
}

export function proxmox(seed) {
  const r = random(seed + 'proxmox'), c = new Case('proxmox-ceph', { notes: 'guests, Ceph and pvestatd are louder than the kernel of the node with the sick disk; a kernel upgrade reboot of another node healed before' })
  const t0 = start(r), on = t0 + r.int(60, 80) * M, t1 = on + r.int(50, 65) * M
  const osd = r.int(8, 23), sd = 'sd' + r.pick(['e', 'f', 'g', 'h']), N = r.pick(['pve2', 'pve3']), O = 'pve1', other = N === 'pve2' ? 'pve3' : 'pve2'
  const KN = `logs/${N}-syslog`, K1 = `logs/${O}-syslog`, C = 'logs/ceph.log', V = 'logs/shop-vm-syslog'
  let up = r.int(900000, 4000000), seq = r.int(10000, 90000), pgm = r.int(100000, 900000)
  const kern = (t, h, m) => `${sysl(t)} ${h} kernel: [${up + Math.floor((t - t0) / 1000)}.${r.int(100000, 999999)}] ${m}`
  const s = (t, h, prog, m) => `${sysl(t)} ${h} ${prog}[${r.int(900, 3900)}]: ${m}`
  const ce = (t, who, l, m) => `${isoU(t, '+0000')} ${who} ${seq + at(t) * 2} : cluster [${l}] ${m}`
  const at = (t) => Math.floor((t - t0) / 1000)
  for (const [f, h] of [[KN, N], [K1, O]]) fill(c, f, r, t0, t1, r.int(150, 190), [
    [4, (t) => s(t, h, 'pvedaemon', `<root@pam> successful auth for user 'monitor@pve'`)],
    [2, (t) => s(t, h, 'systemd', 'Started session-' + r.int(100, 999) + '.scope - Session of User root.')],
    [2, (t) => s(t, h, 'corosync', `[KNET  ] pmtud: PMTUD link change for host: ${r.int(1, 3)} link: 1 from 469 to 1397`)],
    [2, (t) => s(t, h, 'pmxcfs', `[status] notice: received log`)],
    [1, (t) => s(t, h, 'smartd', `Device: /dev/${r.pick(['sda', 'sdb', 'sdc'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 66)} to ${r.int(60, 66)}`)],
    [1, (t) => s(t, h, 'pve-firewall', 'status update error: iptables_restore_cmdlist: Try `iptables-restore -h\' for more information.')],
    [1, (t) => s(t, h, 'CRON', '(root) CMD (   cd / && run-parts --report /etc/cron.hourly)')],
  ])
  fill(c, C, r, t0, t1, r.int(200, 250), [(t) => ce(t, 'mgr.pve1 (mgr.14123)', 'DBG', `pgmap v${pgm + (at(t) >> 1)}: 513 pgs: 513 active+clean; 6.1 TiB data, 18 TiB used, 24 TiB / 42 TiB avail; ${r.int(1, 30)} MiB/s rd, ${r.int(1, 30)} MiB/s wr, ${r.int(300, 2400)} op/s`)])
  fill(c, V, r, t0, t1, r.int(90, 120), [
    [3, (t) => s(t, 'shop-vm', 'mariadbd', `${sp(t)} ${r.int(10, 900)} [Warning] Aborted connection ${r.int(10, 9000)} to db: 'shop' user: 'shop' host: '10.9.0.${r.int(3, 9)}' (Got timeout reading communication packets)`)],
    [3, (t) => s(t, 'shop-vm', 'php-fpm', `NOTICE: [pool www] child ${r.int(1000, 9000)} exited with code 0 after ${r.int(30, 900)}.1 seconds from start`)],
    [2, (t) => s(t, 'shop-vm', 'CRON', '(www-data) CMD (php /srv/shop/bin/console queue:tick)')],
  ])
  // earlier, healed: reboot of another node
  const rb = t0 + 10 * M
  c.line(C, rb, ce(rb, 'mon.pve1 (mon.0)', 'INF', `osd.${osd > 15 ? 3 : 20} marked itself down and dead`))
  c.line(C, rb + 2000, ce(rb + 2000, 'mon.pve1 (mon.0)', 'WRN', 'Health check failed: 1 osds down (OSD_DOWN)'))
  c.line(C, rb + 90000, ce(rb + 90000, 'mon.pve1 (mon.0)', 'INF', 'Health check cleared: OSD_DOWN (was: 1 osds down)'))
  c.line(C, rb + 91000, ce(rb + 91000, 'mon.pve1 (mon.0)', 'INF', 'Cluster is now healthy'))
  c.line(K1, rb - 4000, s(rb - 4000, O, 'pmxcfs', `[dcdb] notice: members: 1/${r.int(1000, 2000)}, 2/${r.int(1000, 2000)} (${other} rebooting for kernel upgrade)`))
  // the disk
  let sec = r.int(4e9, 7e9)
  arrive(r, on, t1, 3.3 * M, (t, i) => {
    const tag = r.int(0, 31), hcil = '6:0:5:0'
    sec += r.int(8, 4000)
    c.line(KN, t, [kern(t, N, `sd ${hcil}: [${sd}] tag#${tag} FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=${r.int(7, 12)}s`), kern(t, N, `sd ${hcil}: [${sd}] tag#${tag} Sense Key : Medium Error [current] `), kern(t, N, `sd ${hcil}: [${sd}] tag#${tag} Add. Sense: Unrecovered read error`), kern(t, N, `critical medium error, dev ${sd}, sector ${sec} op 0x0:(READ) flags 0x0 phys_seg ${r.int(1, 8)} prio class 2`)].join('\n'), { root: 'disk' })
    if (i % 4 === 2) c.line(KN, t + 20 * S, s(t + 20 * S, N, 'smartd', `Device: /dev/${sd} [SAT], ${8 * (i + 1)} Currently unreadable (pending) sectors`), { root: 'disk' })
  })
  arrive(r, on + 25 * S, t1, 40 * S, (t, i) => {
    const n = r.int(3, 60), age = r.int(31, 58)
    c.line(C, t, ce(t, `osd.${osd} (osd.${osd})`, 'WRN', `${n} slow requests (by type [ 'delayed' : ${n - 1} 'started' : 1 ] most affected pool [ 'vm-ssd' : ${n} ])`), { relevant: 'disk' })
    if (i % 2) c.line(C, t + 5000, ce(t + 5000, 'mon.pve1 (mon.0)', 'WRN', `Health check update: ${n} slow ops, oldest one blocked for ${age} sec, osd.${osd} has slow ops (SLOW_OPS)`), { relevant: 'disk' })
    if (i % 3 === 1) c.line(V, t + 9000, `${sysl(t + 9000)} shop-vm kernel: INFO: task ${r.pick(['jbd2/vda1-8:301', 'mariadbd:1288', 'kworker/u8:2:77'])} blocked for more than 120 seconds.\n${sysl(t + 9000)} shop-vm kernel:       Not tainted 6.1.0-27-amd64 #1 Debian 6.1.115-1\n${sysl(t + 9000)} shop-vm kernel: "echo 0 > /proc/sys/kernel/hung_task_timeout_secs" disables this message.`, { relevant: 'disk' })
    if (i % 3 === 2) c.line(V, t + 12000, s(t + 12000, 'shop-vm', 'php-fpm', `ERROR: [pool www] upstream script timed out (${r.int(31, 60)}.2 sec): SQLSTATE[HY000]: General error: 1205 Lock wait timeout exceeded; try restarting transaction`), { relevant: 'disk' })
    if (i % 2 === 0) c.line(K1, t + 7000, s(t + 7000, O, 'pvestatd', `VM ${r.int(101, 119)} qmp command failed - VM qmp command 'query-proxmox-support' failed - got timeout`), { relevant: 'disk' })
    if (i % 5 === 3) c.line(K1, t + 15000, s(t + 15000, O, 'pvedaemon', `unable to connect to VNC of VM ${r.int(101, 119)}: connection timed out`), { relevant: 'disk' })
  })
  c.incident('disk', { cause: CAUSES['proxmox-ceph/disk'], services: [sd, `/dev/${sd}`, `osd.${osd}`, N, 'kernel', 'smartd', 'disk', 'ceph', 'ceph-osd'], victims: ['shop-vm', 'pvestatd', 'mariadbd', 'php-fpm', O], severity: SEV, onset: on, onsetToleranceSeconds: 180, rootPattern: 'medium error|FAILED Result|Sense|pending\\) sectors' })
  return c
}

export function trading(seed) {
  const r = random(seed + 'trading'), c = new Case('trading-fix-cpp', { notes: 'exchange rejects and strategy halts are loud; the time daemon says it at info level; market-data gaps and a strategy deploy as red herrings' })
  const t0 = start(r, 7, 12), on = t0 + r.int(50, 70) * M, t1 = on + r.int(22, 30) * M
  const F = 'logs/omgw.log', ST = 'logs/strat-mm1.log', Y = 'logs/tradehost-syslog', h = `ldn-trd0${r.int(1, 6)}`
  const off = r.pick([1, -1]) * (3 + r.next() * 4), offs = off.toFixed(6), gps = r.pick(['10.20.0.2 (ntp-gps2)', '10.20.0.7 (gm-roof-b)']), good = '10.20.0.1 (ntp-gps1)'
  const shift = Math.round(off * 1000)                     // after the step this host writes shifted times
  const seen = (t) => (t >= on ? t + shift : t)
  const o = (t, l, m) => { const x = iso(seen(t)); return `${x.slice(0, 10).replaceAll('-', '')}-${x.slice(11, 23)}${pad(r.int(0, 999), 3)} | ${l} | omgw     | ${m}` }
  const st = (t, l, m) => { const x = iso(seen(t)); return `${x.slice(0, 10).replaceAll('-', '')}-${x.slice(11, 23)}${pad(r.int(0, 999), 3)} | ${l} | strat.mm1 | ${m}` }
  const sy = (t, p, m) => `${sysl(seen(t))} ${h} ${p}: ${m}`
  const add = (f, t, x, k) => c.line(f, t, x, k)   // written in true order, stamped by the wrong clock
  const venue = ['XETR', 'XLON', 'XPAR'], sym = ['SAP', 'SIE', 'VOD', 'BP.', 'AIR', 'MC']
  const N = (n, fn) => { for (let i = 0; i < n; i++) fn(Math.floor(t0 + r.next() * (t1 - t0 - 10 * S))) }
  N(r.int(200, 250), (t) => { if (t >= on && r.next() < .8) return; const id = r.hex(8), v = r.pick(venue); add(F, t, o(t, 'I', `fix.sess[${v}] > 35=D 11=${id} 55=${r.pick(sym)} 54=${r.int(1, 2)} 38=${r.int(1, 40) * 100} 44=${r.int(10, 300)}.${r.int(10, 99)}`)); add(F, t + 1, o(t + 1, 'I', `fix.sess[${v}] < 35=8 11=${id} 150=0 39=0 rtt=${r.int(180, 900)}us`)) })
  N(r.int(80, 110), (t) => add(F, t, o(t, r.pick(['I', 'I', 'I', 'W']), r.pick([`fix.sess[${r.pick(venue)}] < 35=0 heartbeat seq=${r.int(1000, 90000)}`, `mktdata[A/B] gap detected channel=${r.int(1, 9)} recovered from B in ${r.int(1, 30)}ms`, `risk check passed acct=MM${r.int(1, 4)} notional=${r.int(10, 900)}k`]))))
  N(r.int(130, 160), (t) => add(ST, t, st(t, 'I', r.pick([`requote ${r.pick(sym)} bid/ask levels=3 edge=${r.int(1, 9)}bp`, `inventory ${r.pick(sym)} pos=${r.int(-900, 900)}`, `order throttled by self (burst guard) ${r.pick(sym)}`]))))
  N(r.int(90, 120), (t) => add(Y, t, r.pick([sy(t, 'systemd[1]', 'Started Session ' + r.int(10, 999) + ' of User ops.'), sy(t, 'irqbalance[744]', `Cannot change IRQ ${r.int(30, 99)} affinity: Input/output error`), sy(t, 'kernel', 'onload: oof_socket_add: ERROR: no route; using kernel path'), sy(t, 'snmpd[911]', 'error on subcontainer \'ia_addr\' insert (-1)'), sy(t, 'sshd[' + r.int(2000, 9000) + ']', `Accepted publickey for ops from 10.30.1.${r.int(3, 40)} port ${r.int(33000, 60000)} ssh2`)])))
  const dp = on - 25 * M
  add(ST, dp, st(dp, 'I', `strat.mm1 build 2026.${r.int(2, 40)}.1 loaded, params hash ${r.hex(8)}`))
  add(Y, t0 + 5 * M, sy(t0 + 5 * M, 'chronyd[812]', `Source 10.20.0.9 replaced with 10.20.0.10 (pool.ntp.corp)`))
  add(Y, on - 70 * S, sy(on - 70 * S, 'chronyd[812]', `Source ${good} not selectable: delay too large`), { relevant: 'clock' })
  add(Y, on - 2 * S, sy(on - 2 * S, 'chronyd[812]', `Selected source ${gps}`), { root: 'clock' })
  add(Y, on - 1 * S, sy(on - 1 * S, 'chronyd[812]', `System clock wrong by ${offs} seconds`), { root: 'clock' })
  c.line(Y, on, sy(on, 'chronyd[812]', `System clock was stepped by ${offs} seconds`), { root: 'clock' })
  add(Y, on + 9 * M, sy(on + 9 * M, 'chronyd[812]', `Can't synchronise: no majority (1 of 3 sources agree, ${gps.split(' ')[0]} offset ${(-off).toFixed(3)}s from others)`), { root: 'clock' })
  arrive(r, on + 1 * S, t1 - 10 * S, 8 * S, (t, i) => {
    const v = r.pick(venue), id = r.hex(8)
    add(F, t, o(t, 'I', `fix.sess[${v}] > 35=D 11=${id} 55=${r.pick(sym)} 54=1 38=100 44=${r.int(10, 300)}.${r.int(10, 99)}`))
    add(F, t + 2, o(t + 2, 'E', `fix.sess[${v}] < 35=3 reject 45=${r.int(1000, 90000)} 372=D 373=10 58=SendingTime accuracy problem`), { relevant: 'clock' })
    if (i % 3 === 0) add(F, t + 40, o(t + 40, 'E', `fix.sess[${v}] < 35=5 logout 58=SendingTime outside tolerance, session terminated`), { relevant: 'clock' })
    if (i % 3 === 0) add(F, t + 60, o(t + 60, 'W', `fix.sess[${v}] reconnect attempt=${r.int(1, 9)} backoff=${r.int(1, 8)}s`), { relevant: 'clock' })
    if (i % 2) add(ST, t + 20, st(t + 20, 'E', `order ${id} rejected by venue, quoting halted for ${r.pick(sym)}`), { relevant: 'clock' })
    if (i % 5 === 1) add(ST, t + 300, st(t + 300, 'E', off > 0 ? `market data STALE ${r.pick(sym)} age=${(off + r.next() / 5).toFixed(3)}s limit=0.500s` : `market data from the future ${r.pick(sym)} age=${(off + r.next() / 5).toFixed(3)}s, book distrusted`), { relevant: 'clock' })
  })
  c.incident('clock', { cause: CAUSES['trading-fix-cpp/clock'], services: ['chronyd', 'chrony', 'ntp', h, 'tradehost', 'clock', gps, 'ntp-gps2', 'gm-roof-b', gps.split(' ')[0]], victims: ['omgw', 'strat.mm1', 'strat-mm1', ...venue], severity: SEV, onset: on, onsetToleranceSeconds: 120, rootPattern: 'Selected source|System clock|no majority' })
  return c
}

export function prom(seed) {
  const r = random(seed + 'prom'), c = new Case('observability-stack', { notes: 'Grafana, Alertmanager and Thanos are louder; the cause is an INFO line of an application and a report of the head series' })
  const t0 = start(r), on = t0 + r.int(35, 50) * M, boom = on + r.int(38, 46) * M, t1 = boom + r.int(35, 45) * M
  const P = 'logs/prometheus.log', G = 'logs/grafana.log', Q = 'logs/thanos-query.log', K = 'logs/mon01-kern.log', A = 'logs/checkout-api.log', R = 'logs/tsdb-report.log', AM = 'logs/alertmanager.log'
  const lab = r.pick(['session_id', 'cart_id', 'request_id']), met = r.pick(['checkout_http_request_duration_seconds', 'checkout_step_latency_seconds']), ver = `3.${r.int(4, 40)}.0`
  const lf = (t, caller, l, m) => `ts=${iso(t)} caller=${caller} level=${l} ${m}`
  const gr = (t, l, lg, m) => `logger=${lg} t=${isoU(t)} level=${l} msg=${m}`
  const up = (t) => t < boom || up.windows.some(([a, b]) => t > a && t < b)
  up.windows = []
  fill(c, P, r, t0, boom, r.int(90, 110), [
    [3, (t) => lf(t, 'compact.go:576', 'info', `component=tsdb msg="write block" mint=${t - 2 * H} maxt=${t} ulid=01J${r.hex(23).toUpperCase()} duration=${r.int(3, 9)}.${r.int(100, 999)}s`)],
    [3, (t) => lf(t, 'scrape.go:1744', 'warn', `component="scrape manager" scrape_pool=legacy-batch target=http://10.8.4.${r.int(2, 99)}:9102/metrics msg="Error on ingesting out-of-order samples" num_dropped=${r.int(1, 9)}`)],
    [2, (t) => lf(t, 'head.go:1310', 'info', `component=tsdb msg="Head GC completed" caller=truncateMemory duration=${r.int(200, 900)}.${r.int(10, 99)}ms`)],
    [1, (t) => lf(t, 'manager.go:660', 'warn', `component="rule manager" file=/etc/prometheus/rules/slo.yml group=slo name=job:errors:ratio5m index=3 msg="Evaluating rule failed" err="vector contains metrics with the same labelset after applying rule labels"`)],
  ])
  fill(c, G, r, t0, t1, r.int(120, 150), [
    [4, (t) => gr(t, 'info', 'context', `"Request Completed" method=GET path=/api/dashboards/uid/${r.hex(9)} status=200 remote_addr=10.8.1.${r.int(2, 90)} time_ms=${r.int(3, 90)} userId=${r.int(1, 40)}`)],
    [1, (t) => gr(t, 'warn', 'plugin.signature', `"Some plugins have unsigned signatures" plugins=corp-topology-panel`)],
    [1, (t) => gr(t, 'error', 'live', `"Error handling client connection" error="websocket: close 1006 (abnormal closure): unexpected EOF"`)],
  ])
  fill(c, Q, r, t0, t1, r.int(50, 70), [(t) => lf(t, 'endpointset.go:434', 'info', `msg="adding new sidecar with [storeEndpoints rulesAPI]" address=10.8.2.${r.int(2, 9)}:10901`), (t) => lf(t, 'http.go:110', 'debug', `msg="query ok" dur=${r.int(5, 300)}ms`)])
  fill(c, K, r, t0, t1, r.int(30, 45), [(t) => `${sysl(t)} mon01 kernel: [${900000 + Math.floor((t - t0) / 1000)}.${r.int(100000, 999999)}] ${r.pick(['TCP: request_sock_TCP: Possible SYN flooding on port 9100. Sending cookies.', 'cni0: port 7(veth' + r.hex(8) + ') entered forwarding state', 'perf: interrupt took too long (2511 > 2500), lowering kernel.perf_event_max_sample_rate to 79500'])}`])
  fill(c, A, r, t0, t1, r.int(160, 200), [
    [5, (t) => JSON.stringify({ '@timestamp': iso(t), level: 'INFO', logger: 'checkout.http', message: 'step done', step: r.pick(['address', 'shipping', 'pay']), ms: r.int(10, 300) })],
    [1, (t) => JSON.stringify({ '@timestamp': iso(t), level: 'WARN', logger: 'checkout.voucher', message: 'voucher rejected', reason: 'expired' })],
  ])
  c.line(A, on - 4 * S, JSON.stringify({ '@timestamp': iso(on - 4 * S), level: 'INFO', logger: 'checkout.main', message: 'service started', version: ver }), { relevant: 'series' })
  c.line(A, on, JSON.stringify({ '@timestamp': iso(on), level: 'INFO', logger: 'checkout.metrics', message: `histogram ${met} registered`, labels: ['step', 'status', lab], buckets: 14 }), { root: 'series' })
  let s0 = r.int(1100000, 1300000)
  every(r, t0, t1, 5 * M, 900, (t) => {
    const grow = t < on ? 0 : Math.floor((Math.min(t, boom) - on) / M * 190000 + r.int(0, 20000)), top = grow > 300000 ? `${met}_bucket=${grow}` : 'node_cpu_seconds_total=' + r.int(80000, 81000)
    if (t > boom) { c.line(R, t, `${isoS(t)} tsdb-report: cannot query http://prometheus:9090/api/v1/status/tsdb: connection refused`, { relevant: 'series' }); return }
    c.line(R, t, `${isoS(t)} tsdb-report: head_series=${s0 + grow + r.int(-9000, 9000)} rss_gib=${(14 + grow / 170000).toFixed(1)}/64 top_metric ${top}${grow > 300000 ? ` top_label ${lab}=${Math.floor(grow / 14)} values` : ' top_label pod=1180 values'}`, grow > 300000 ? { root: 'series' } : {})
  })
  let t = boom
  while (t < t1 - 2 * M) {
    const pid = r.int(3000, 9000)
    c.line(K, t, `${sysl(t)} mon01 kernel: [${900000 + Math.floor((t - t0) / 1000)}.${r.int(100000, 999999)}] oom-kill:constraint=CONSTRAINT_MEMCG,nodemask=(null),cpuset=kubepods,mems_allowed=0,oom_memcg=/kubepods/burstable/pod${uuid(r)},task=prometheus,pid=${pid},uid=65534\n${sysl(t)} mon01 kernel: [${900000 + Math.floor((t - t0) / 1000)}.${r.int(100000, 999999)}] Memory cgroup out of memory: Killed process ${pid} (prometheus) total-vm:${r.int(90000000, 99000000)}kB, anon-rss:${r.int(66000000, 66900000)}kB, file-rss:0kB, shmem-rss:0kB, UID:65534`, { root: 'series' })
    const b = t + 25 * S
    c.line(P, b, lf(b, 'main.go:627', 'info', 'msg="Starting Prometheus Server" mode=server version="(version=2.53.1)"'), { relevant: 'series' })
    c.line(P, b + 3000, lf(b + 3000, 'head.go:626', 'info', 'component=tsdb msg="Replaying WAL, this may take a while"'), { relevant: 'series' })
    for (let i = 1; i < 5; i++) c.line(P, b + i * 55 * S, lf(b + i * 55 * S, 'head.go:765', 'info', `component=tsdb msg="WAL segment loaded" segment=${r.int(8000, 9000)} maxSegment=9120`))
    t += r.int(5, 7) * M
  }
  arrive(r, boom + 2 * S, t1, 15 * S, (t, i) => {
    c.line(G, t, gr(t, 'error', 'tsdb.prometheus', `"Prometheus query failed" statusCode=502 error="Post \\"http://prometheus:9090/api/v1/query_range\\": dial tcp 10.43.77.9:9090: connect: connection refused"`), { relevant: 'series' })
    if (i % 3 === 0) c.line(G, t + 500, gr(t + 500, 'error', 'ngalert.eval', `"Failed to evaluate alert rule" rule_uid=${r.hex(9)} error="failed to execute query A: connection refused" attempt=3`), { relevant: 'series' })
    if (i % 3 === 1) c.line(Q, t + 200, lf(t + 200, 'endpointset.go:487', 'warn', `msg="update of endpoint failed" address=10.8.2.4:10901 err="getting metadata: rpc error: code = DeadlineExceeded desc = context deadline exceeded"`), { relevant: 'series' })
    if (i % 4 === 2) c.line(AM, t + 900, lf(t + 900, 'dispatch.go:353', 'error', `component=dispatcher msg="Notify for alerts failed" num_alerts=${r.int(1, 9)} err="deadmansswitch/webhook[0]: Watchdog absent for ${r.int(2, 30)}m"`), { relevant: 'series' })
  })
  fill(c, AM, r, t0, t1, r.int(30, 40), [(t) => lf(t, 'nflog.go:533', 'debug', 'component=nflog msg="Running maintenance"'), (t) => lf(t, 'silences.go:342', 'info', 'component=silences msg="Creating silences snapshot done"')])
  c.incident('series', { cause: CAUSES['observability-stack/series'], services: ['checkout-api', 'checkout', 'prometheus', 'checkout.metrics', 'tsdb', met], victims: ['grafana', 'thanos-query', 'thanos', 'alertmanager', 'mon01'], severity: [...SEV, 'medium'], onset: on, onsetToleranceSeconds: (boom - on) / 1000 + 120, rootPattern: 'histogram|head_series|oom' })
  return c
}
