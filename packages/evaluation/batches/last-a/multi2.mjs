import { make, S, M, H, UA, iso, isoS, isoOff, sp, spc, sps, sub, nano, micro, clf, klog, hms, sys } from './lib.mjs'
export default [
// ---- 12 two incidents: RabbitMQ memory alarm; expired credentials of an object store (journald of swarm-like containers) ----
make('last-a-12', 'direct', { thin: 1.7, notes: 'Two independent incidents: RabbitMQ memory alarm blocks publishers, ends; hours later the uploader gets ExpiredToken from the object store until the end.' }, ({ r, c, t0, every, tick, uuid, ip, incident }) => {
  const F = 'logs/journal.log', host = r.pick(['prod-app1', 'vm-docker-02', 'swarm3']), q = r.pick(['audit-archive', 'clickstream', 'search-feed']), up = r.pick(['thumbnailer', 'media-uploader'])
  const a = t0 + r.int(45, 55) * M, a2 = a + r.int(10, 13) * M, b = a2 + r.int(55, 70) * M, end = b + r.int(30, 36) * M
  const pid = Object.fromEntries(['rabbit', 'order-api', up, 'invoice', 'gw', q].map((n) => [n, r.int(900, 9000)]))
  const W = (t, n, m, mark) => c.line(F, t, m.split('\n').map((x) => `${isoOff(t, 120).slice(0, 19)}+0200 ${host} ${n === 'rabbit' ? 'mq' : n}[${pid[n]}]: ${x}`).join('\n'), mark)
  const rmq = (t, lv, p, m, mark) => W(t, 'rabbit', `${sub(t, 6).replace('T', ' ')}+00:00 [${lv}] <0.${p}.0> ${m}`, mark)
  every(t0, end, 12 * S, (t) => W(t, 'gw', `${ip()} - - [${clf(t)}] "GET ${r.pick(['/orders', '/media/list', '/invoices'])} HTTP/1.1" 200 ${r.int(100, 9000)} ${r.int(3, 90)}ms`))
  every(t0, end, 18 * S, (t) => { if (t < a || t > a2) W(t, 'order-api', JSON.stringify({ t: iso(t), l: 'INFO', m: 'order stored and published', id: r.int(80000, 89999), ms: r.int(9, 40) })) })
  every(t0, b, 24 * S, (t) => W(t, up, `${spc(t)} [INFO] ${up}.worker: put s3://media-prod/thumbs/${r.hex(12)}.webp ${r.int(9, 80)} KiB in ${r.int(30, 200)} ms`))
  every(t0, end, 30 * S, (t) => W(t, 'invoice', `I invoice ${r.int(300000, 399999)} rendered`))
  every(t0, end, 70 * S, (t) => { const p = r.int(8000, 9999); rmq(t, 'info', p, `accepting AMQP connection <0.${p}.0> (10.0.1.${r.int(3, 20)}:${r.int(30000, 60000)} -> 10.0.1.2:5672)`); rmq(t + 20, 'info', p, `connection <0.${p}.0> (10.0.1.7:41222 -> 10.0.1.2:5672): user '${r.pick(['orders', 'invoice'])}' authenticated and granted access to vhost '/'`) })
  every(t0, end, 6 * M, (t) => rmq(t, 'warning', r.int(8000, 9999), `closing AMQP connection <0.${r.int(8000, 9999)}.0> (10.0.1.${r.int(3, 20)}:${r.int(30000, 60000)} -> 10.0.1.2:5672, vhost: '/', user: 'orders'):\nclient unexpectedly closed TCP connection`))
  every(t0, end, 9 * M, (t) => W(t, 'invoice', `E mail bounce 550 5.1.1 user unknown <old${r.int(1, 99)}@example.org>`))
  every(t0, end, 5 * M, (t) => W(t, up, `${spc(t)} [WARNING] ${up}.decode: skipping corrupt upload ${r.hex(8)}.heic: cannot identify image file`))
  // incident a
  const qd = a - 26 * M; W(qd, q, `consumer paused for maintenance window, queue ${q} keeps filling (operator: ops)`, { relevant: 'mq' })
  tick(qd + M, a2, 2 * M, (t, i) => rmq(t, 'info', 612, `queue '${q}' in vhost '/': ${Math.floor((t - qd) / 1000 * 410)} messages ready, 0 consumers`, { relevant: 'mq' }))
  const wm = (t, set) => { const mk = { root: 'mq' }
    rmq(t, 'info', 391, `vm_memory_high_watermark ${set ? 'set' : 'clear'}. Memory used:${set ? 1714294784 + r.int(1, 9e6) : 1401234432 + r.int(1, 9e6)} allowed:1658044416`, mk)
    rmq(t + 1, 'warning', 389, set ? 'memory resource limit alarm set on node rabbit@mq.' : 'memory resource limit alarm cleared on node rabbit@mq', mk)
    if (set) for (const m of ['', '**********************************************************', '*** Publishers will be blocked until this alarm clears ***', '**********************************************************']) rmq(t + 2, 'warning', 389, m, { relevant: 'mq' }) }
  wm(a, true); wm(a2, false)
  every(a + 10 * S, a2, 4 * S, (t) => W(t, 'order-api', JSON.stringify({ t: iso(t), l: 'ERROR', m: 'publish confirm timed out after 10000 ms', exchange: 'orders', id: r.int(80000, 89999), err: r.next() < 0.2 ? 'connection is blocked' : 'context deadline exceeded' }), { relevant: 'mq' }))
  every(a + 12 * S, a2, 6 * S, (t) => W(t, 'gw', `${ip()} - - [${clf(t)}] "POST /orders HTTP/1.1" 504 92 10002ms`, { relevant: 'mq' }))
  every(a + 40 * S, a2, 20 * S, (t) => W(t, 'invoice', `W no order events for ${r.int(40, 300)}s`, { relevant: 'mq' }))
  W(a2 - 50 * S, q, 'consumer resumed, prefetch=200', { relevant: 'mq' })
  incident('mq', { cause: { allOf: [['rabbit', '\\bmq\\b', 'broker', 'message queue', 'amqp'], ['memory', 'watermark', 'alarm', 'consumer (was )?paused', 'without (a )?consumer', 'no consumer']] },
    services: ['mq', 'rabbitmq', 'RabbitMQ', 'rabbit@mq', q], victims: ['order-api', 'gw', 'invoice'], severity: ['medium', 'high', 'critical'], onset: a, onsetToleranceSeconds: 120, rootPattern: 'watermark|memory resource',
    right: ['RabbitMQ reached its memory watermark and blocks publishers', `Memory alarm on the broker, the queue ${q} filled up while its consumer was paused`, 'mq: memory resource limit alarm set, publishing blocked'],
    wrong: ['order-api publish confirms time out', 'Gateway returns 504 for POST /orders', 'RabbitMQ client closed TCP connection'] })
  // incident b
  every(b, end, 11 * S, (t) => { const e = 'botocore.exceptions.ClientError: An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.'; W(t, up, r.next() < 0.4 ? `${spc(t)} [ERROR] ${up}.worker: upload failed thumbs/${r.hex(12)}.webp\nTraceback (most recent call last):\n  File "/app/${up.replace('-', '_')}/worker.py", line 88, in put\n    self.s3.put_object(Bucket=self.bucket, Key=key, Body=data)\n  File "/usr/local/lib/python3.11/site-packages/botocore/client.py", line 1017, in _make_api_call\n    raise error_class(parsed_response, operation_name)\n${e}` : `${spc(t)} [ERROR] ${up}.worker: upload failed thumbs/${r.hex(12)}.webp: An error occurred (ExpiredToken) when calling the PutObject operation: The provided token has expired.`, { root: 's3' }) })
  every(b + 20 * S, end, 14 * S, (t) => W(t, 'gw', `${ip()} - - [${clf(t)}] "GET /media/thumbs/${r.hex(12)}.webp HTTP/1.1" 404 21 2ms`, { relevant: 's3' }))
  incident('s3', { cause: { allOf: [['token', 'credential', 'session key', 'access key', 'sts\\b', '\\biam\\b'], ['expir', 'no longer valid', 'out of date', 'ran out', 'not (been )?(renew|refresh)', 'outdated']] },
    services: [up, 's3', 'S3', 'media-prod', 'object store'], victims: ['gw'], severity: ['medium', 'high', 'critical'], onset: b, onsetToleranceSeconds: 90, rootPattern: 'ExpiredToken',
    right: [`${up} uses an expired session token for S3`, 'S3 credentials were not renewed, PutObject gets ExpiredToken', 'The object store token has expired'],
    wrong: [`${up} uploads fail`, 'Gateway returns 404 for thumbnails'] })
}),
// ---- 13 victims: Elasticsearch flood stage, indexes read-only ----
make('last-a-13', 'victims', { thin: 1.4, notes: 'Search node fills up to the flood-stage watermark; index becomes read-only; indexers complain in hundreds; a snapshot warning is innocent.' }, ({ r, c, t0, every, tick, uuid, ip, incident }) => {
  const node = r.pick(['es-data-2', 'search-b', 'es02']), nid = [...Array(22)].map(() => r.pick([...'ABCDEFGHKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz0123456789-_'])).join(''), F = 'logs/platform.log', idx = r.pick(['products-v7', 'listings-000041'])
  const lowW = t0 + r.int(15, 20) * M, high = lowW + r.int(30, 40) * M, on = high + r.int(18, 25) * M, end = on + r.int(30, 40) * M
  const col = { es: 36, idx: 33, shop: 32, ls: 35, adm: 34 }
  const W = (t, n, m, mark) => c.line(F, t, m.split('\n').map((x) => `${iso(t).slice(5, 23).replace('T', '_')} <${n}> ${x}`).join('\n'), mark)
  const es = (t, lv, cls, m, mark) => W(t, node, `[${spc(t).replace(' ', 'T')}][${lv.padEnd(5)}][${cls.padEnd(25)}] [${node}] ${m}`, mark)
  every(t0, end, 7 * S, (t) => W(t, 'shop-web', `GET /search?q=${r.pick(['desk', 'lamp', 'shelf', 'chair'])}&page=${r.int(1, 4)} 200 ${r.int(20, 140)}ms`))
  every(t0, on, 14 * S, (t) => W(t, 'indexer', `[info] bulk ok index=${idx} docs=${r.int(20, 500)} took=${r.int(20, 180)}ms`))
  every(t0, end, 2 * M, (t) => es(t, 'INFO', 'o.e.c.m.MetadataMappingService', `[logs-app-${iso(t).slice(0, 10)}/${nid.slice(0, 12)}] update_mapping [_doc]`))
  every(t0, end, 90 * S, (t) => es(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', `[gc][${r.int(10000, 99999)}] overhead, spent [${r.int(250, 400)}ms] collecting in the last [1s]`))
  every(t0, end, 6 * M, (t) => es(t, 'WARN', 'o.e.d.c.m.MetadataCreateIndexS', 'Parameter [dynamic_date_formats] is deprecated and will be removed in a future version'))
  const sn = t0 + 25 * M; es(sn, 'WARN', 'o.e.r.b.BlobStoreRepository', `[backup] unable to delete unused snapshot blob index-${r.int(100, 200)}: it will be retried`)
  every(t0, end, 4 * M, (t) => W(t, 'shop-web', `WARN slow render /category/${r.int(1, 50)} 1${r.int(100, 900)}ms (image proxy cold)`))
  every(t0, end, 3 * M, (t) => W(t, 'admin-ui', `login failed for ${r.pick(['m.weber', 'j.doe'])}: wrong password`))
  tick(lowW, high, 10 * M, (t) => es(t, 'INFO', 'o.e.c.r.a.DiskThresholdMonitor', `low disk watermark [85%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${r.int(60, 70)}.${r.int(1, 9)}gb[${r.int(12, 14)}.${r.int(1, 9)}%], replicas will not be assigned to this node`, { relevant: 'flood' }))
  tick(high, on, 8 * M, (t) => es(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `high disk watermark [90%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${r.int(30, 44)}.${r.int(1, 9)}gb[${r.int(6, 9)}.${r.int(1, 9)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`, { relevant: 'flood' }))
  tick(on, end, 11 * M, (t) => es(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `flood stage disk watermark [95%] exceeded on [${nid}][${node}][/usr/share/elasticsearch/data] free: ${r.int(20, 24)}.${r.int(1, 9)}gb[4.${r.int(1, 9)}%], all indices on this node will be marked read-only`, { root: 'flood' }))
  const blk = `[TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block]`
  every(on - 30 * S, on, 6 * S, (t) => W(t, 'shop-web', `WARN suggestion cache refresh took ${r.int(900, 1900)}ms`))
  every(on + 2 * S, end, 3600, (t) => W(t, 'indexer', r.next() < 0.3 ? `[error] bulk item failed index=${idx} id=${r.int(1000, 99999)} status=429 type=cluster_block_exception reason="index [${idx}] blocked by: ${blk};"` : `[error] batch ${r.hex(6)} failed permanently after 5 attempts, ${r.int(20, 500)} documents parked`, { relevant: 'flood' }))
  every(on + 4 * S, end, 9 * S, (t) => W(t, 'logstash', `[${spc(t).replace(' ', 'T')}][INFO ][logstash.outputs.elasticsearch][main] retrying failed action with response code: 429 ({"type"=>"cluster_block_exception", "reason"=>"index [logs-app-${iso(t).slice(0, 10)}] blocked by: ${blk};"})`, { relevant: 'flood' }))
  every(on + M, end, 17 * S, (t) => W(t, 'admin-ui', `ERROR product ${r.int(1000, 9999)} saved but search still shows the old price (lag ${Math.floor((t - on) / S)}s)`, { relevant: 'flood' }))
  const dep = on - 5 * M; W(dep, 'indexer', '[notice] indexer 3.9.1 up, workers=4')
  incident('flood', { cause: { allOf: [['disk', 'watermark', 'flood', 'storage', 'volume', 'space'], ['full\\b', 'flood', 'watermark', 'exceed', 'read.?only', 'space', '95 ?%', 'fill', 'exhaust', 'ran out', 'used up']], mustNot: [] },
    services: [node, 'elasticsearch', 'Elasticsearch', idx, 'es'], victims: ['indexer', 'logstash', 'admin-ui', 'shop-web'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'flood stage',
    right: [`Elasticsearch node ${node} ran out of disk: flood-stage watermark, indices are read-only`, `Disk on ${node} is full, ES blocks writes`, 'The flood stage watermark was exceeded and the index went read-only'],
    wrong: ['The indexer 3.9.1 parks documents', 'Logstash keeps retrying with 429', 'Search shows old prices'] })
}),
// ---- 14 hard: a pool leak in the coupon service after a release; only INFO statistics ----
make('last-a-14', 'hard', { thin: 1.95, notes: 'in_use of a Go sql pool climbs slowly to its limit after a release, at constant load; callers time out near the end; no error of the culprit.' }, ({ r, c, t0, every, tick, pod, uuid, ip, incident }) => {
  const cs = r.pick(['coupon', 'voucher', 'promo']), svc = cs + '-service', max = r.pick([40, 50, 60]), rel = t0 + r.int(30, 40) * M, fullAt = rel + r.int(95, 120) * M, end = fullAt + r.int(25, 30) * M
  const f = { c: `logs/${svc}.log`, k: 'logs/cart.log', w: 'logs/web-bff.log', p: 'logs/pricing-py.log', pg: 'logs/pgbouncer.log' }, down = (t) => t > fullAt
  const go = (t, lv, m, kv, mark) => c.line(f.c, t, `${iso(t)}\t${lv}\t${m}\t${JSON.stringify(kv)}`, mark)
  every(t0, end, 16 * S, (t) => { const l = down(t) ? r.int(8000, 30000) : r.int(2, 15); if (!down(t) || r.next() < 0.25) go(t, 'INFO', 'validated', { code: r.hex(5).toUpperCase(), result: r.pick(['ok', 'ok', 'expired', 'unknown']), ms: l }, { relevant: down(t) ? 'leak' : undefined }) })
  go(rel - 3 * S, 'INFO', 'shutting down', { signal: 'terminated' }); go(rel, 'INFO', 'starting', { service: svc, version: `2.14.${r.int(0, 4)}`, commit: r.hex(7), previous: '2.13.6', max_open: max }, { relevant: 'leak' })
  tick(t0 + 12 * S, end, 60 * S, (t) => { const frac = t < rel ? 0 : (t - rel) / (fullAt - rel), u = t < rel ? r.int(1, 4) : Math.min(max, Math.floor(2 + frac * (max - 2)) + (frac < 0.95 ? r.int(0, 1) : 0)); go(t, 'INFO', 'sql pool', { open: Math.max(u, 5), in_use: u, idle: Math.max(0, 5 - u), max_open: max, wait_count: down(t) ? Math.floor((t - fullAt) / 900) : 0, wait_ms: down(t) ? (t - fullAt) * 3 : 0, rps: +(3.8 + r.next() * 0.5).toFixed(1) }, { root: frac > 0.35 ? 'leak' : undefined, relevant: frac > 0 ? 'leak' : undefined }) })
  every(t0, end, 5 * M, (t) => go(t, 'WARN', 'audit sink slow, buffered', { pending: r.int(3, 30) }))
  const ca = (t, lv, msg, o = {}, mark) => c.line(f.k, t, JSON.stringify({ level: lv, time: Math.floor(t), pid: 1, hostname: 'cart-7c9', name: 'cart', ...o, msg }), mark)
  every(t0, end, 11 * S, (t) => ca(t, 30, 'cart updated', { cart: r.hex(8), items: r.int(1, 9), ms: r.int(4, 30) }))
  every(fullAt, end, 5 * S, (t) => ca(t, 50, 'discount check failed', { cart: r.hex(8), err: { type: 'Error', code: 4, message: `4 DEADLINE_EXCEEDED: Deadline exceeded after 2.${r.int(0, 9)}00s, remote_addr=10.96.33.${r.int(2, 9)}:50051`, stack: `Error: 4 DEADLINE_EXCEEDED\n    at callErrorFromStatus (/app/node_modules/@grpc/grpc-js/build/src/call.js:32:19)` } }, { relevant: 'leak' }))
  every(t0, end, 6 * M, (t) => ca(t, 40, 'retry after UNAVAILABLE', { attempt: 1, err: '14 UNAVAILABLE: read ECONNRESET', target: 'stock-service:50051' }))
  every(t0, end, 10 * S, (t) => c.line(f.w, t, `${isoS(t)} bff ${r.pick(['GET /', 'GET /cart', 'GET /product/' + r.int(1, 999)])} -> 200 (${r.int(12, 150)} ms) rid=${r.hex(12)}`))
  every(fullAt + 2 * S, end, 6 * S, (t) => c.line(f.w, t, `${isoS(t)} bff POST /checkout -> 504 (${r.int(5000, 5100)} ms) rid=${r.hex(12)} !! upstream cart timed out`, { relevant: 'leak' }))
  every(t0, end, 9 * M, (t) => c.line(f.w, t, `${isoS(t)} bff GET /product/none -> 500 (3 ms) rid=${r.hex(12)} !! TypeError: product is null`))
  const bd = fullAt - 9 * M; c.line(f.w, bd, `${isoS(bd)} bff ---- build 8.1.${r.int(1, 9)} up ----`)
  every(t0, end, 25 * S, (t) => c.line(f.p, t, `${spc(t)} pricing INFO priced basket=${r.hex(6)} lines=${r.int(1, 8)}`))
  every(t0, end, 8 * M, (t) => c.line(f.p, t, `${spc(t)} pricing ERROR rounding fallback used for HUF: decimal.InvalidOperation: [<class 'decimal.DivisionImpossible'>]`))
  tick(t0 + 40 * S, end, 60 * S, (t) => c.line(f.pg, t, `${sp(t)} UTC [1] LOG stats: ${r.int(88, 99)} xacts/s, ${r.int(150, 170)} queries/s, 0 client parses/s, in ${r.int(20000, 30000)} B/s, out ${r.int(60000, 90000)} B/s, xact ${r.int(1200, 1900)} us, query ${r.int(500, 700)} us, wait ${r.int(2, 30)} us`))
  incident('leak', { cause: { allOf: [[cs, 'sql pool', 'connection pool', 'db pool', 'database pool'], ['(pool|connections?|in_use|sessions).{0,90}(leak|exhaust|used up|saturat|not (being )?(released|returned|closed)|never (released|returned|closed|given back)|n.t (released|returned|closed)|run|ran out|full|limit|max|climb|grow|ris|busy|empty)', '(leak|exhaust|run(s|ning)? out|ran out|saturat|no free|out of|full|uses up|used up|climb|grow)[a-z]*.{0,70}(pool|connection|in_use)']] },
    services: [svc, cs], victims: ['cart', 'web-bff', 'bff', 'pricing', 'pgbouncer'], severity: ['high', 'critical', 'medium'], onset: rel, onsetToleranceSeconds: 8400, rootPattern: 'sql pool',
    right: [`${svc} leaks database connections since release 2.14, the pool is exhausted`, `in_use of the ${cs} pool grows steadily until all ${max} are taken`, `${cs}: connections are never returned to the SQL pool`],
    wrong: [`cart gets DEADLINE_EXCEEDED from ${svc}`, 'Checkout returns 504 since the new bff build', 'pgbouncer has too few connections'].slice(0, 2) })
}),
]
