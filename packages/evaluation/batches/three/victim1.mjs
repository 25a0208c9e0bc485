import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 9. Laravel/PHP-FPM: a carrier's rate API hangs; workers are used up; nginx is loud. Ends by itself.
function laravelCarrier(R) {
  const c = new K(R, 'laravel-carrier-hangs', 'victim', 'php-fpm slow log shows curl_exec in the carrier client; max_children and nginx 504/502 are consequences; heals when the carrier answers again')
  const t0 = start(R), bad = t0 + R.int(35, 55) * M, heal = bad + R.int(22, 30) * M, end = heal + R.int(20, 30) * M
  const car = R.pick(['ParcelOne', 'KurierNord', 'ShipHawk']), host = `api.${car.toLowerCase()}.example`
  c.inc('carrier', {
    allOf: [[car, 'carrier', 'shipping', 'rates? api', 'external api', 'third.?party', 'getRates', 'versand', 'freight', 'parcel', 'curl', 'outbound', 'remote api', 'upstream api'], [SYN.slow, 'down', 'fail', 'outage', 'unavailable', 'block']],
    mustNot: ['(mysql|database) (is )?(slow|down)'],
    right: [`the ${car} shipping rates API hangs and ties up all php-fpm workers`, `calls to the carrier time out (curl_exec in ${car}.php) until FPM has no children left`, `third-party rates API slow`],
    wrong: ['nginx returns 504 gateway timeouts', 'php-fpm max_children is too low', 'MySQL is slow'],
    services: [car, car.toLowerCase(), host, 'carrier', 'shipping'], victims: ['nginx', 'php-fpm', 'www', 'laravel', 'shop', 'mysql'], severity: ['high', 'critical', 'medium'], onset: bad, onsetToleranceSeconds: 180, rootPattern: `${car}|curl_exec`,
  })
  const on = (t) => t > bad && t < heal
  c.flow('nginx-access.log', t0, end, 7 * S, (t) => { const b = on(t) && R.next() < 0.45; return [[0, comb(R, t, { path: R.pick(['/', '/shop/garten', '/checkout', '/checkout/shipping', '/api/cart', '/css/app.css']), st: b ? R.pick([504, 502, 499]) : R.pick([200, 200, 200, 302, 304]), by: b ? 167 : undefined, tail: ` rt=${b ? '60.00' + R.int(0, 9) : (lg(R, 120) / 1000).toFixed(3)}` }), b ? { relevant: 'carrier' } : undefined]] })
  c.flow('nginx-access.log', t0, end, 80 * S, (t) => scan(R, t, { tail: ' rt=0.000' }))
  let cx = R.int(1000, 90000)
  const ne = (t, text, path = '/checkout/shipping') => `${F.sl(t)} [error] 31#31: *${cx += R.int(1, 30)} ${text}, client: ${ip(R)}, server: www.gartenhaus.example, request: "POST ${path} HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock", host: "www.gartenhaus.example"`
  c.flow('nginx-error.log', bad + 30 * S, heal, 17 * S, (t) => [[0, ne(t, 'upstream timed out (110: Connection timed out) while reading response header from upstream', R.pick(['/checkout/shipping', '/', '/api/cart'])), { relevant: 'carrier' }]])
  c.flow('nginx-error.log', bad + 100 * S, heal, 14 * S, (t) => [[0, ne(t, 'connect() to unix:/run/php/php8.2-fpm.sock failed (11: Resource temporarily unavailable) while connecting to upstream', R.pick(['/', '/shop/garten'])), { relevant: 'carrier' }]])
  c.flow('nginx-error.log', t0, end, 6 * M, (t) => `${F.sl(t)} [warn] 31#31: *${cx += 3} an upstream response is buffered to a temporary file /var/cache/nginx/fastcgi_temp/${R.int(1, 9)}/${p(R.int(1, 99))}/${p(R.int(1, 999), 10)} while reading upstream, client: ${ip(R)}, server: www.gartenhaus.example, request: "GET /admin/export HTTP/2.0"`)
  c.every('php-fpm.log', bad + 80 * S, heal, 61 * S, (t) => [[0, `[${F.fpm(t)}] WARNING: [pool www] server reached pm.max_children setting (24), consider raising it`, { relevant: 'carrier' }]])
  c.flow('php-fpm.log', t0, end, 4 * M, (t) => R.pick([`[${F.fpm(t)}] NOTICE: [pool www] child ${R.int(100, 999)} exited with code 0 after ${R.int(300, 4000)}.${R.int(100000, 999999)} seconds from start`, `[${F.fpm(t)}] WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning 8 children, there are 2 idle, and 9 total children`]))
  c.flow('php-fpm-slow.log', bad + 10 * S, heal, 50 * S, (t) => [[0, `\n[${F.fpm(t)}]  [pool www] pid ${R.int(100, 160)}\nscript_filename = /var/www/shop/public/index.php\n[0x00007f${R.hex(10)}] curl_exec() /var/www/shop/vendor/guzzlehttp/guzzle/src/Handler/CurlHandler.php:44\n[0x00007f${R.hex(10)}] __invoke() /var/www/shop/vendor/guzzlehttp/guzzle/src/Handler/Proxy.php:28\n[0x00007f${R.hex(10)}] request() /var/www/shop/vendor/laravel/framework/src/Illuminate/Http/Client/PendingRequest.php:1060\n[0x00007f${R.hex(10)}] getRates() /var/www/shop/app/Services/Carriers/${car}.php:71\n[0x00007f${R.hex(10)}] quote() /var/www/shop/app/Http/Controllers/ShippingController.php:39`, { root: 'carrier' }]])
  for (const dt of [12, 25]) c.l('php-fpm-slow.log', t0 + dt * M, `\n[${F.fpm(t0 + dt * M)}]  [pool www] pid ${R.int(100, 160)}\nscript_filename = /var/www/shop/public/index.php\n[0x00007f${R.hex(10)}] fputcsv() /var/www/shop/app/Exports/OrderExport.php:52\n[0x00007f${R.hex(10)}] handle() /var/www/shop/app/Http/Controllers/Admin/ExportController.php:20`)
  c.flow('laravel.log', t0, end, 40 * S, (t) => `[${F.sp(t)}] production.INFO: ${R.pick(['order placed', 'cart merged', 'newsletter confirmed', 'invoice rendered'])} {"id":${R.int(1000, 99999)},"ms":${lg(R, 90)}} `)
  c.flow('laravel.log', t0, end, 8 * M, (t) => `[${F.sp(t)}] production.ERROR: The given data was invalid. {"userId":${R.int(10, 900)},"exception":"[object] (Illuminate\\\\Validation\\\\ValidationException(code: 0): The given data was invalid. at /var/www/shop/vendor/laravel/framework/src/Illuminate/Validation/Validator.php:503)"} `)
  c.flow('laravel.log', bad + 30 * S, heal, 3 * M, (t) => [[0, `[${F.sp(t)}] production.WARNING: ${car} rates answered after ${R.int(26, 58)}.${R.int(1, 9)} s, using table price {"order":${R.int(1000, 99999)},"host":"${host}"} `, { root: 'carrier' }]])
  const dep = bad - 15 * M
  c.l('laravel.log', dep, `[${F.sp(dep)}] production.INFO: release 2${R.int(100, 999)} activated, config and routes cached {"by":"deployer"} `)
  return c
}

// 10. Elasticsearch: flood-stage watermark; search-api answers 429; CMS and indexer shout from the first refused write.
function esFlood(R) {
  const c = new K(R, 'search-flood-stage', 'victim', 'one WARN of the disk monitor explains the 429s that CMS and indexer report much louder; a rate limiter of the API produces ordinary 429s before')
  const t0 = start(R), bad = t0 + R.int(45, 70) * M, end = bad + R.int(30, 45) * M, node = R.pick(['es-data-2', 'search-hot-1', 'elastic03'])
  c.inc('flood', {
    allOf: [['disk', 'watermark', 'flood.?stage', 'storage', 'free space', 'volume', 'read.?only'], ['elastic', 'search', '\\bes\\b', 'es-data', 'index', 'indices', 'node', node, 'read.?only']],
    mustNot: ['rate limit(er|ing)? (is|rejects|blocks)'],
    right: [`Elasticsearch node ${node} went over the flood-stage disk watermark, so indices are read-only`, 'search node disk full, index writes blocked', 'flood stage on the ES data volume: products index read-only'],
    wrong: ['CMS cannot publish because of HTTP 429', 'API rate limiter blocks the indexer', 'the indexer is overloaded'],
    services: ['elasticsearch', node, 'es'], victims: ['cms', 'indexer', 'search-api', 'shop'], severity: ['high', 'critical', 'medium'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'watermark|disk usage|read-only',
  })
  const es = (t, lv, cls, text) => `[${F.iso(t).replace('.', ',').replace('Z', '')}][${lv.padEnd(5)}][${cls.padEnd(25)}] [${node}] ${text}`
  c.flow('elasticsearch.log', t0, end, 30 * S, (t) => R.pick([es(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', `[gc][${R.int(10000, 99999)}] overhead, spent [${R.int(250, 480)}ms] collecting in the last [1s]`), es(t, 'INFO', 'o.e.c.m.MetadataMappingService', `[clicks-${F.sp(t).slice(0, 10)}/${alnum(R, 12)}] update_mapping [_doc]`), es(t, 'INFO', 'o.e.i.e.I.EngineMergeScheduler', `[clicks-${F.sp(t).slice(0, 10)}][${R.int(0, 2)}] stop throttling indexing: numMergesInFlight=${R.int(4, 7)}, maxNumMerges=9`)]))
  c.flow('elasticsearch.log', t0, end, 6 * M, (t) => es(t, 'WARN', 'o.e.d.r.RestController', '[types removal] Specifying types in bulk requests is deprecated.'))
  const low = bad - R.int(26, 33) * M
  c.every('elasticsearch.log', low, bad - 60 * S, 5 * M, (t, i) => [[0, es(t, i < 3 ? 'INFO' : 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', i < 3 ? `low disk watermark [85%] exceeded on [${alnum(R, 22)}][${node}][/usr/share/elasticsearch/data] free: ${40 - 4 * i}.${R.int(1, 9)}gb[${13 - i}.1%], replicas will not be assigned to this node` : `high disk watermark [90%] exceeded on [${alnum(R, 22)}][${node}][/usr/share/elasticsearch/data] free: ${24 - 2 * i}.${R.int(1, 9)}gb[${8 - (i > 4)}.2%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes; the node is expected to continue to exceed the high disk watermark when these relocations are complete`), { root: 'flood' }]])
  c.every('elasticsearch.log', bad, end, 5 * M, (t) => [[0, es(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `flood stage disk watermark [95%] exceeded on [${alnum(R, 22)}][${node}][/usr/share/elasticsearch/data] free: 9.${R.int(1, 9)}gb[4.${R.int(2, 8)}%], all indices on this node will be marked read-only`), { root: 'flood' }]])
  const api = (t, o) => JSON.stringify({ '@timestamp': F.iso(t), service: { name: 'search-api', version: '3.9.1' }, ...o })
  c.flow('search-api.ndjson', t0, end, 14 * S, (t) => api(t, { 'log.level': 'info', message: 'query', q: R.pick(['jacke', 'regenhose', 'zelt 2 personen', 'rucksack', 'kocher']), hits: R.int(3, 900), took_ms: lg(R, 25), status: 200 }))
  c.flow('search-api.ndjson', t0, end, 3 * M, (t) => api(t, { 'log.level': 'warn', message: 'client over quota', client: R.pick(['price-robot', 'partner-feed']), status: 429, limiter: 'token-bucket' }))
  c.flow('search-api.ndjson', bad, end, 20 * S, (t) => [[0, api(t, { 'log.level': 'warn', message: 'write refused', route: '/internal/documents', status: 429, upstream: `http://${node}:9200` }), { relevant: 'flood' }]])
  const at = (t, who, lv, text) => `${F.isos(t)} ${who.padEnd(8)} ${lv.padEnd(5)} ${text}`
  c.flow('editorial.txt', t0, end, 17 * S, (t) => R.next() < 0.5 ? at(t, 'cms', 'INFO', `page ${R.int(100, 9000)} saved by ${R.pick(['lena', 'tomke', 'ali'])} in ${lg(R, 90)} ms`) : t < bad ? at(t, 'indexer', 'INFO', `batch of ${R.int(20, 200)} documents indexed in ${lg(R, 400)} ms`) : null)
  c.flow('editorial.txt', bad, end, 13 * S, (t) => [[0, R.next() < 0.5 ? at(t, 'cms', 'ERROR', `publish ${R.int(100, 9000)} failed: search-api answered HTTP 429 Too Many Requests`) : at(t, 'indexer', 'ERROR', `batch of ${R.int(20, 200)} refused with HTTP 429, backing off ${R.pick([1, 2, 4, 8, 16])} s; backlog ${Math.floor((t - bad) / 900)}`), { relevant: 'flood' }]])
  c.flow('editorial.txt', t0, end, 9 * M, (t) => at(t, 'cms', 'WARN', 'image without alt text, published anyway'))
  c.l('editorial.txt', bad - 8 * M, at(bad - 8 * M, 'indexer', 'INFO', 'restarted with batch size 200 (was 100)'))
  const blip = t0 + 14 * M
  for (let i = 0; i < 3; i++) c.l('editorial.txt', blip + i * 2000, at(blip + i * 2000, 'indexer', 'ERROR', 'search-api: read ECONNRESET, retrying'))
  c.l('editorial.txt', blip + 7000, at(blip + 7000, 'indexer', 'INFO', 'batch of 88 documents indexed in 512 ms'))
  return c
}

// 11. Celery + RabbitMQ: disk alarm blocks publishers; Django's gunicorn workers time out.
function rabbitDisk(R) {
  const c = new K(R, 'rabbit-publishers-blocked', 'victim', 'free disk alarm of RabbitMQ (info + warning) silently blocks publishers; gunicorn kills workers; idle Celery workers look healthy')
  const t0 = start(R), bad = t0 + R.int(30, 50) * M, heal = bad + R.int(30, 38) * M, end = heal + R.int(12, 20) * M, node = R.pick(['rabbit@mq1', 'rabbit@queue-0', 'rabbit@amqp01'])
  c.inc('disk', {
    allOf: [['rabbit', 'broker', 'amqp', 'queue', 'publish', '\\bmq'], ['disk', 'storage', 'free space', 'volume'],],
    mustNot: ['gunicorn (is )?(too slow|misconfigured)'],
    right: ['RabbitMQ raised its disk alarm and blocks publishers', 'the broker is low on disk space, so publishing hangs', `free disk limit reached on ${node}, publishers blocked`],
    wrong: ['gunicorn worker timeouts', 'Celery workers are idle', 'web cannot publish tasks to the broker'],
    services: ['rabbitmq', node, 'rabbit', 'broker', node.split('@')[1]], victims: ['web', 'gunicorn', 'django', 'celery', 'worker'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 180, rootPattern: 'disk|Publishers will be blocked',
  })
  const rb = (t, lv, text) => text.split('\n').map((x) => `${F.spm(t)}${p(R.int(0, 999), 3)}+00:00 [${lv}] <0.${R.int(400, 490)}.0> ${x}`.trimEnd()).join('\n')
  c.flow('rabbit.log', t0, end, 25 * S, (t) => { const a = `10.2.0.${R.int(2, 40)}:${R.int(30000, 60000)}`; return R.pick([rb(t, 'info', `accepting AMQP connection <0.${R.int(500, 9000)}.0> (${a} -> 10.2.0.9:5672)`), rb(t, 'info', `connection <0.${R.int(500, 9000)}.0> (${a} -> 10.2.0.9:5672): user 'web' authenticated and granted access to vhost '/'`), rb(t, 'info', `closing AMQP connection <0.${R.int(500, 9000)}.0> (${a} -> 10.2.0.9:5672, vhost: '/', user: 'web')`)]) })
  c.flow('rabbit.log', t0, end, 4 * M, (t) => rb(t, 'warning', `closing AMQP connection <0.${R.int(500, 9000)}.0> (10.2.0.${R.int(2, 40)}:${R.int(30000, 60000)} -> 10.2.0.9:5672, vhost: '/', user: 'web'):\nclient unexpectedly closed TCP connection`))
  c.l('rabbit.log', bad, rb(bad, 'info', `Free disk space is insufficient. Free bytes: ${R.int(48000000, 49900000)}. Limit: 50000000`), { root: 'disk' })
  c.l('rabbit.log', bad + 2, rb(bad + 2, 'warning', `disk resource limit alarm set on node ${node}.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************\n`), { root: 'disk' })
  c.l('rabbit.log', heal, rb(heal, 'info', `Free disk space is sufficient. Free bytes: ${R.int(900000000, 1900000000)}. Limit: 50000000`) + '\n' + rb(heal, 'warning', `disk resource limit alarm cleared on node ${node}\ndisk resource limit alarm cleared across the cluster`), { relevant: 'disk' })
  const on = (t) => t > bad && t < heal
  const gu = (t, pid, lv, text) => `[${F.sp(t)} +0000] [${pid}] [${lv}] ${text}`
  c.flow('web.log', t0, end, 9 * S, (t) => on(t) && R.next() < 0.4 ? null : `${ip(R)} - - [${F.clf(t)}] "${R.pick(['GET', 'POST'])} ${R.pick(['/uploads/', '/api/v1/documents/', '/login/', '/api/v1/status/'])} HTTP/1.1" ${R.pick([200, 200, 201, 302, 404])} ${R.int(200, 9000)} "-" "${R.pick(UAS)}"`)
  c.flow('web.log', bad + 25 * S, heal, 30 * S, (t) => { const pid = R.int(100, 900); return [[0, gu(t, 1, 'CRITICAL', `WORKER TIMEOUT (pid:${pid})`), { relevant: 'disk' }], [5, gu(t, pid, 'ERROR', 'Error handling request /api/v1/documents/') + `\nTraceback (most recent call last):\n  File "/app/documents/views.py", line 77, in post\n    convert.delay(doc.pk)\n  File "/usr/lib/python3.11/site-packages/kombu/messaging.py", line 186, in publish\n    return _publish(\n  File "/usr/lib/python3.11/site-packages/amqp/transport.py", line 397, in read_frame\n    frame_header = read(7, True)\n  File "/usr/lib/python3.11/site-packages/gunicorn/workers/base.py", line 203, in handle_abort\n    sys.exit(1)\nSystemExit: 1`, { relevant: 'disk' }], [20, gu(t, pid, 'INFO', `Worker exiting (pid: ${pid})`)], [1000, gu(t, 1, 'ERROR', `Worker (pid:${pid}) was sent SIGKILL! Perhaps out of memory?`), { relevant: 'disk' }], [1300, gu(t, pid + 3, 'INFO', `Booting worker with pid: ${pid + 3}`)]] })
  c.flow('web.log', t0, end, 7 * M, (t) => `Bad Request: /api/v1/documents/\nNot Found: /robots.txt`)
  c.flow('celery.log', t0, end, 24 * S, (t) => { if (on(t) && t > bad + 60 * S) return null; const id = uuid(R), d = lg(R, 900); return [[0, `[${F.spc(t)}: INFO/MainProcess] Task documents.convert[${id}] received`], [d, `[${F.spc(t + d)}: INFO/ForkPoolWorker-${R.int(1, 8)}] Task documents.convert[${id}] succeeded in ${(d / 1000).toFixed(4)}s: 'ok'`]] })
  c.flow('celery.log', t0, end, 6 * M, (t) => R.pick([`[${F.spc(t)}: WARNING/ForkPoolWorker-2] convert: font 'Calibri' not found, substituting Carlito`, `[${F.spc(t)}: INFO/ForkPoolWorker-4] Task documents.fetch[${uuid(R)}] retry: Retry in 30s: ConnectTimeout()`, `[${F.spc(t)}: INFO/MainProcess] missed heartbeat from celery@conv-${R.int(1, 3)}`]))
  c.l('celery.log', bad - 10 * M, `[${F.spc(bad - 10 * M)}: WARNING/MainProcess] /usr/lib/python3.11/site-packages/celery/app/utils.py:203: CDeprecationWarning: The 'CELERY_TASK_SERIALIZER' setting is deprecated and scheduled for removal in version 6.0.0.`)
  return c
}

// 12. Spring Boot: an export path leaks Hikari connections; all other endpoints time out. CRI wrapper.
function hikariLeak(R) {
  const c = new K(R, 'spring-hikari-leak', 'victim', 'leak detection traces name the exporter; the pool timeouts of all other endpoints are louder; one unleaked report is a red herring')
  const t0 = start(R), bad = t0 + R.int(26, 40) * M, full = bad + R.int(12, 18) * M, end = full + R.int(25, 32) * M, cls = R.pick(['DatevExporter', 'CsvFeedExporter', 'BankStatementImporter'])
  c.inc('leak', {
    allOf: [[cls, 'export', 'import', 'feed', 'datev', 'statement', 'leak', 'code path', 'never (closed|returned|released)', 'not (closed|returned|released)'], ['connection', 'pool', 'hikari', 'jdbc'], ['leak', 'not (being )?(closed|returned|released)', 'never (being )?(closed|returned|released)', 'holds?', 'hogs?', 'keeps?', 'without (closing|returning|releasing)', 'does(n.t| not) (close|return|release)', cls]],
    mustNot: ['(postgres(ql)?|database) (is )?(down|unreachable|not reachable|unavailable)'],
    right: [`${cls} leaks JDBC connections until the Hikari pool is empty`, 'connection leak in the exporter: connections are never returned to the pool', `connections taken in ${cls}.open are not closed, pool exhausted`],
    wrong: ['connection pool timeouts in OrderController', 'the database is unavailable', 'HikariPool-1 too small'],
    services: [cls, 'billing', 'billing-svc', 'hikari', 'HikariPool-1', 'ledger'], victims: ['OrderController', 'gateway', 'postgres'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 900, rootPattern: 'leak detection triggered|Apparent connection leak|' + cls,
  })
  const cri = (t, text, stream = 'stdout') => { const us = R.int(30, 700); return text.split('\n').map((x, i) => `${F.isous(t, us + i).replace('Z', '')}${p(R.int(0, 999), 3)}Z ${stream} F ${x}`).join('\n') }
  const sb = (t, lv, th, lgr, text) => cri(t, `${F.iso(t)} ${lv.padStart(5)} 1 --- [billing-svc] [${th.slice(-15).padStart(15)}] ${lgr.padEnd(40)} : ${text}`)
  const f = 'billing-svc_0.log', exec = () => `nio-8080-exec-${R.int(1, 10)}`
  const boot = t0 + 500
  c.l(f, boot, sb(boot, 'INFO', 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.'))
  c.flow(f, t0, end, 11 * S, (t) => t > full && R.next() < 0.6 ? null : sb(t, 'INFO', exec(), 'd.k.billing.web.RequestLog', `${R.pick(['GET /orders', 'POST /orders', 'GET /invoices', 'GET /customers'])}/${R.int(10, 9999)} ${R.pick([200, 200, 200, 201, 404, 409])} ${lg(R, 35)}ms`))
  c.flow(f, t0, end, 50 * S, (t) => sb(t, R.pick(['WARN', 'INFO']), exec(), 'd.k.billing.orders.OrderService', R.pick(['optimistic lock failed for order ' + R.int(1, 9999) + ', retry 1/3 ok', 'customer without VAT id, using default rate', 'ResponseStatusException: 404 NOT_FOUND "order not found"'])))
  c.every(f, t0 + 30 * S, end, 60 * S, (t) => { const n = Math.min(20, Math.max(0, Math.floor((t - bad) / (full - bad) * 20))); return [[0, sb(t, 'DEBUG', 'l-1 housekeeper', 'com.zaxxer.hikari.pool.HikariPool', `HikariPool-1 - Pool stats (total=20, active=${Math.min(20, n + R.int(0, 2))}, idle=${Math.max(0, 20 - n - 2)}, waiting=${n >= 20 ? R.int(8, 80) : 0})`), t > bad ? { relevant: 'leak' } : undefined]] })
  const trace = (t, cl, m, fl) => sb(t, 'WARN', 'l-1 housekeeper', 'com.zaxxer.hikari.pool.ProxyLeakTask', `Connection leak detection triggered for org.postgresql.jdbc.PgConnection@${R.hex(8)} on thread ${R.pick(['scheduling-1', 'scheduling-2'])}, stack trace follows`) + '\n' + cri(t, `\njava.lang.Exception: Apparent connection leak detected\n\tat com.zaxxer.hikari.HikariDataSource.getConnection(HikariDataSource.java:128)\n\tat d.k.billing.export.${cl}.${m}(${cl}.java:${fl})\n\tat d.k.billing.export.ExportJob.run(ExportJob.java:31)\n\tat org.springframework.scheduling.support.ScheduledMethodRunnable.run(ScheduledMethodRunnable.java:84)\n`)
  const rh = t0 + 11 * M
  c.l(f, rh, trace(rh, 'YearEndReport', 'collect', 66))
  c.l(f, rh + 21000, sb(rh + 21000, 'INFO', 'scheduling-1', 'com.zaxxer.hikari.pool.ProxyLeakTask', 'Previously reported leaked connection org.postgresql.jdbc.PgConnection@5b1f29fa on thread scheduling-1 was returned to the pool (unleaked)'))
  c.every(f, bad, full + 3 * M, 45 * S, (t) => [[0, sb(t, 'INFO', 'scheduling-2', `d.k.billing.export.${cls}`, `run ${R.int(100, 999)}: ${R.int(40, 900)} rows`)], [30000, trace(t + 30000, cls, 'open', R.pick([48, 48])), { root: 'leak' }]], 2000)
  c.flow(f, full, end, 12 * S, (t) => [[0, sb(t, 'ERROR', exec(), 'o.a.c.c.C.[.[.[/].[dispatcherServlet]', `Servlet.service() for servlet [dispatcherServlet] in context with path [] threw exception [Request processing failed: org.springframework.transaction.CannotCreateTransactionException: Could not open JPA EntityManager for transaction] with root cause`) + '\n' + cri(t, `\njava.sql.SQLTransientConnectionException: HikariPool-1 - Connection is not available, request timed out after 3000${R.int(0, 9)}ms (total=20, active=20, idle=0, waiting=${R.int(5, 80)})\n\tat com.zaxxer.hikari.pool.HikariPool.createTimeoutException(HikariPool.java:686)\n\tat d.k.billing.web.${R.pick(['OrderController', 'InvoiceController', 'CustomerController'])}.get(Unknown Source)`), { relevant: 'leak' }]])
  const dep = bad - 3 * M
  c.l(f, dep, sb(dep, 'INFO', 'main', 'd.k.billing.config.SchedulerRefresh', `schedule refreshed: ${cls} every 45s, YearEndReport 02:00`), { relevant: 'leak' })
  return c
}
export const cases = [laravelCarrier, esFlood, rabbitDisk, hikariLeak]
