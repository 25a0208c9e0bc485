import { Case, setup, iso, isoS, isoOff, plain, comma, dot, clf, sys, slash, redisT, p, MIN, H } from './lib.mjs'
const ANY = ['medium', 'high', 'critical']

// 01 node + nginx + postgres: a migration's lock
const c01 = (seed) => {
  const { r, t0, ip, flow, every, ua } = setup(seed, 'e01'); const end = t0 + 45 * MIN, on = t0 + r.int(20, 26) * MIN, off = on + 9 * MIN
  const c = new Case('eleven-01', { notes: 'DDL without lock_timeout waits behind an idle transaction and queues readers' })
  const deploy = on - 7 * MIN, lockPid = r.int(11000, 19000), idlePid = lockPid - r.int(100, 900)
  c.incident('a', { cause: { allOf: [['alter table', 'migrat', '\\bddl\\b', 'schema (change|alter)', 'idle in transaction', 'open transaction', 'nightly_export'], ['lock', 'block', 'wait', 'queue', 'held', 'hold']], mustNot: ['deploy of (the )?storefront (broke|caused)'] }, services: ['postgres', 'postgresql', 'db', 'orders-db', 'orders', 'migrate', 'migrator', 'migration', 'nightly_export'], victims: ['nginx', 'orders-api', 'api'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'ALTER TABLE|AccessExclusiveLock|nightly_export' })
  const A = (t, lvl, msg, x = {}, o) => c.line('logs/orders-api.log', t, JSON.stringify({ level: { info: 30, warn: 40, error: 50 }[lvl], time: t, pid: 1, hostname: 'orders-api-7d9c', ...x, msg }), o)
  const P = (t, pid, sev, msg, o, app = 'orders-api') => c.line('logs/postgresql.log', t, `${dot(t)} UTC [${pid}] ${app}@orders ${sev}:  ${msg}`, o)
  flow(t0, end, 2300, (t) => { const stuck = t > on + 4000 && t < off; const path = r.pick(['/api/orders', '/api/orders/' + r.int(10000, 99999), '/api/catalog', '/api/cart', '/healthz']); const bad = stuck && path.startsWith('/api/orders')
    const ms = bad ? 15000 + r.int(0, 90) : r.int(4, 120), st = bad ? (r.next() < .6 ? 504 : 500) : r.pick([200, 200, 200, 200, 201, 304, 404])
    c.line('logs/nginx-access.log', t, `${ip()} - - [${clf(t)}] "GET ${path} HTTP/1.1" ${st} ${r.int(120, 9000)} "-" "${ua()}" rt=${(ms / 1000).toFixed(3)}`)
    if (bad) { A(t + 10, 'error', 'request failed', { reqId: r.hex(10), err: { type: 'Error', message: 'timeout exceeded when trying to connect', stack: 'Error: timeout exceeded when trying to connect\n    at Timeout._onTimeout (/app/node_modules/pg-pool/index.js:188:26)\n    at listOnTimeout (node:internal/timers:573:17)' } }, { relevant: 'a' })
      c.line('logs/nginx-error.log', t + 20, `${slash(t + 20)} [error] 31#31: *${r.int(1000, 99999)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: ${ip()}, server: shop.example.com, request: "GET ${path} HTTP/1.1", upstream: "http://10.4.1.7:3000${path}"`) }
    else if (r.next() < .5) A(t, 'info', 'request completed', { reqId: r.hex(10), req: { method: 'GET', url: path }, res: { statusCode: st }, responseTime: ms }) })
  A(deploy, 'info', 'storefront 4.18.0 rolled out', { build: 4180 })
  flow(t0, end, 70e3, (t) => P(t, r.int(20000, 29000), 'ERROR', 'duplicate key value violates unique constraint "idempotency_keys_pkey"'))
  every(t0 + 3 * MIN, end, 5 * MIN, (t) => c.line('logs/postgresql.log', t, `${dot(t)} UTC [71] @ LOG:  checkpoint complete: wrote ${r.int(100, 900)} buffers (0.${r.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=${r.int(9, 30)}.201 s, sync=0.004 s, total=${r.int(31, 40)}.1 s`))
  P(on + 1000, lockPid, 'LOG', `process ${lockPid} still waiting for AccessExclusiveLock on relation 16422 of database 16384 after 1000.118 ms`, { root: 'a' }, 'migrate')
  P(on + 1001, lockPid, 'DETAIL', `Process holding the lock: ${idlePid}. Wait queue: ${lockPid}.`, { relevant: 'a' }, 'migrate')
  P(on + 1002, lockPid, 'STATEMENT', `ALTER TABLE "orders" ADD COLUMN "gift_note" text`, { root: 'a' }, 'migrate')
  for (let i = 0; i < 26; i++) { const t = on + 5000 + i * 9000, q = r.int(20000, 29000); P(t, q, 'LOG', `process ${q} still waiting for AccessShareLock on relation 16422 of database 16384 after 1000.0${r.int(10, 99)} ms`, { relevant: 'a' }); P(t + 1, q, 'STATEMENT', 'SELECT * FROM "orders" WHERE "customer_id" = $1 ORDER BY id DESC LIMIT 20', { relevant: 'a' }) }
  P(off, idlePid, 'FATAL', 'terminating connection due to idle-in-transaction timeout', { relevant: 'a' }, 'nightly_export')
  P(off + 30, lockPid, 'LOG', `process ${lockPid} acquired AccessExclusiveLock on relation 16422 of database 16384 after ${off - on}.311 ms`, { root: 'a' }, 'migrate')
  return c
}

// 02 spring kafka: a poison record
const c02 = (seed) => {
  const { r, t0, flow, every, uuid } = setup(seed, 'e02'); const end = t0 + 50 * MIN, on = t0 + r.int(18, 25) * MIN
  const c = new Case('eleven-02', { notes: 'undeserialisable record at one offset; consumer cannot pass it; victims warn of stale stock' })
  const off = r.int(880000, 990000)
  c.incident('a', { cause: { allOf: [['seriali[sz]', 'poison', 'schema', 'malformed', 'unparse?able', 'unreadable', 'avro', 'corrupt (record|message)', 'magic byte', 'bad (record|message)', 'invalid (record|message)'], ['consumer', 'stock', 'offset', 'partition', 'record', 'message', 'topic']], mustNot: [] }, services: ['stock-projector', 'stock-consumer', 'kafka', 'importer', 'erp-bridge', 'stock.changes', 'stock.changes.v2', 'erp'], victims: ['storefront', 'lag-exporter'], severity: ANY, onset: on, onsetToleranceSeconds: 180, rootPattern: 'SerializationException|deserializ|magic byte|serializer=' })
  const J = (f, t, lvl, th, cl, msg, o) => c.line(f, t, `${isoOff(t, 2)} ${lvl.padStart(5)} 1 --- [${th.slice(-15).padStart(15)}] ${cl.padEnd(40)} : ${msg}`, o)
  let pos = off - 400
  every(t0, end, 2700, (t) => { if (t < on || r.next() < .5) J('logs/stock-projector.log', t, 'INFO', 'ntainer#0-' + r.pick([0, 1, 3]) + '-C-1', 'c.e.stock.projector.StockProjector', `applied StockChanged sku=${r.int(10000, 99999)} delta=${r.int(-9, 20)} partition=${r.pick([0, 1, 3])} offset=${r.int(500000, 990000)}`) })
  every(t0, on, 3100, (t) => J('logs/stock-projector.log', t, 'INFO', 'ntainer#0-2-C-1', 'c.e.stock.projector.StockProjector', `applied StockChanged sku=${r.int(10000, 99999)} delta=${r.int(-9, 20)} partition=2 offset=${Math.min(pos++, off - 1)}`))
  c.line('logs/erp-bridge.log', on - 4000, `${comma(on - 4000)} INFO  [main] erp.bridge.Producer - reconnected to ERP after nightly window, serializer=StringSerializer (fallback: schema-registry.url not set)`, { root: 'a' })
  flow(t0, end, 15e3, (t) => c.line('logs/erp-bridge.log', t, `${comma(t)} INFO  [worker-${r.int(1, 4)}] erp.bridge.Producer - sent batch id=${r.hex(8)} records=${r.int(1, 40)} topic=stock.changes.v2`))
  flow(t0, end, 240e3, (t) => c.line('logs/erp-bridge.log', t, `${comma(t)} WARN  [worker-2] erp.bridge.Soap - read timed out, retry 1/3 succeeded in ${r.int(200, 900)}ms`))
  every(on, end, 60e3, (t) => J('logs/stock-projector.log', t, 'ERROR', 'ntainer#0-2-C-1', 'o.s.k.l.KafkaMessageListenerContainer', `Consumer exception\n\njava.lang.IllegalStateException: This error handler cannot process 'SerializationException's directly; please consider configuring an 'ErrorHandlingDeserializer' in the value and/or key deserializer\n\tat org.springframework.kafka.listener.DefaultErrorHandler.handleOtherException(DefaultErrorHandler.java:192)\n\tat org.springframework.kafka.listener.KafkaMessageListenerContainer$ListenerConsumer.run(KafkaMessageListenerContainer.java:1359)\n\tat java.base/java.lang.Thread.run(Thread.java:840)\nCaused by: org.apache.kafka.common.errors.RecordDeserializationException: Error deserializing key/value for partition stock.changes.v2-2 at offset ${off}. If needed, please seek past the record to continue consumption.\nCaused by: org.apache.kafka.common.errors.SerializationException: Unknown magic byte!`, { root: 'a' }))
  every(t0, end, MIN, (t) => { for (const q of [0, 1, 2, 3]) c.line('logs/lag-exporter.log', t + q, `ts=${isoS(t)} level=${q === 2 && t > on + 3 * MIN ? 'warn' : 'info'} msg="group lag" group=stock-projector topic=stock.changes.v2 partition=${q} lag=${q === 2 && t > on ? Math.floor((t - on) / 900) : r.int(0, 9)}`, q === 2 && t > on ? { relevant: 'a' } : {}) })
  flow(t0, end, 6000, (t) => J('logs/storefront.log', t, 'INFO', 'nio-8080-exec-' + r.int(1, 9), 'c.e.storefront.web.ProductController', `GET /p/${r.int(10000, 99999)} 200 ${r.int(5, 70)}ms`))
  flow(on + 3 * MIN, end, 9000, (t) => J('logs/storefront.log', t, 'ERROR', 'nio-8080-exec-' + r.int(1, 9), 'c.e.storefront.checkout.Reservation', `reservation ${uuid()} rejected: stock view is stale (age ${Math.floor((t - on) / 1000)}s)`, { relevant: 'a' }))
  flow(t0, end, 100e3, (t) => J('logs/storefront.log', t, 'WARN', 'nio-8080-exec-3', 'o.s.w.s.m.s.DefaultHandlerExceptionResolver', `Resolved [org.springframework.web.HttpRequestMethodNotSupportedException: Request method 'POST' is not supported]`))
  return c
}

// 03 php-fpm + haproxy + mysql replica stops
const c03 = (seed) => {
  const { r, t0, ip, flow, every } = setup(seed, 'e03'); const end = t0 + 70 * MIN, on = t0 + r.int(24, 34) * MIN
  const c = new Case('eleven-03', { notes: 'replica SQL thread stops with one line; reads after writes fail loudly in PHP' })
  c.incident('a', { cause: { allOf: [['replica', 'replication', 'slave', 'sql thread'], ['stop', 'broke', 'halt', '1062', 'duplicate', 'fail', 'abort', 'applier', 'conflict', 'error']], mustNot: [] }, services: ['mysql', 'mysqld', 'mysql-replica', 'mysql-ro-2', 'db-ro-2', 'replica', 'db'], victims: ['shop', 'php-fpm', 'haproxy', 'shop-php'], severity: ANY, onset: on, onsetToleranceSeconds: 240, rootPattern: 'Worker 1 failed|applier|1062|MY-01' })
  const gtid = r.hex(8) + '-7c1d-11ee-9d1b-0242ac120002'
  const S = (t, th, sev, code, msg, o) => c.line('logs/db-ro-2.err', t, `${iso(t).slice(0, 23)}${p(r.int(0, 999), 3)}Z ${th} [${sev}] [MY-${code}] ${msg}`, o)
  flow(t0, end, 90e3, (t) => S(t, r.int(100, 9000), 'Note', '010914', `[Server] Aborted connection ${r.int(1000, 9000)} to db: 'shop' user: 'shop_ro' host: '10.9.0.${r.int(2, 30)}' (Got timeout reading communication packets).`))
  flow(t0, end, 11 * MIN, (t) => S(t, 0, 'Warning', '013360', `[Server] Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'`))
  S(on, 14, 'ERROR', '010584', `[Repl] Replica SQL for channel '': Worker 1 failed executing transaction '${gtid}:${r.int(4e6, 5e6)}' at source log binlog.000${r.int(310, 390)}, end_log_pos ${r.int(1e6, 9e7)}; Could not execute Write_rows event on table shop.customer_tokens; Duplicate entry '${r.int(1e6, 9e6)}' for key 'customer_tokens.PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY; the event's source log binlog.000311, end_log_pos ${r.int(1e6, 9e7)}, Error_code: MY-001062`, { root: 'a' })
  S(on + 2, 13, 'Warning', '010584', `[Repl] Replica SQL for channel '': ... The replica coordinator and worker threads are stopped, possibly leaving data in inconsistent state. A restart should restore consistency automatically, (applier stopped). Error_code: MY-001756`, { root: 'a' })
  flow(t0, end, 3400, (t) => c.line('logs/haproxy.log', t, `${sys(t)} lb1 haproxy[2210]: ${ip()}:${r.int(20000, 60000)} [${clf(t).slice(0, 20)}.${p(r.int(0, 999), 3)}] fe_https~ be_php/web${r.int(1, 3)} 0/0/1/${r.int(9, 190)}/${r.int(200, 260)} ${t > on + MIN && r.next() < .2 ? 500 : r.pick([200, 200, 200, 302, 404])} ${r.int(400, 30000)} - - ---- ${r.int(20, 60)}/40/3/1/0 0/0 "${r.pick(['GET /', 'GET /konto', 'POST /kasse/abschluss', 'GET /artikel/' + r.int(100, 999)])} HTTP/2.0"`))
  flow(t0, end, 60e3, (t) => c.line('logs/haproxy.log', t, `${sys(t)} lb1 haproxy[2210]: ${ip()}:${r.int(20000, 60000)} [${clf(t).slice(0, 20)}.411] fe_https/1: SSL handshake failure`))
  flow(t0, end, 20e3, (t) => c.line('logs/shop-php.log', t, `[${iso(t).slice(0, 23)}${p(r.int(0, 999), 3)}+00:00] shop.${r.pick(['INFO', 'INFO', 'NOTICE'])}: ${r.pick(['User logged in', 'Cart merged', 'Newsletter opt-in sent', 'Search executed'])} {"uid":${r.int(1000, 99999)}} {"req":"${r.hex(7)}"}`))
  flow(t0, end, 40e3, (t) => c.line('logs/shop-php.log', t, `[${iso(t).slice(0, 23)}000+00:00] php.WARNING: Deprecated: Creation of dynamic property Shop\\Cart::$tmp is deprecated {"exception":"[object] (ErrorException(code: 0) at /srv/shop/src/Cart.php:88)"} []`))
  flow(on + 20e3, end, 6000, (t) => { const id = r.int(700000, 799999); c.line('logs/shop-php.log', t, `[${iso(t).slice(0, 23)}000+00:00] request.CRITICAL: Uncaught PHP Exception Doctrine\\ORM\\EntityNotFoundException: "Entity of type 'Shop\\Entity\\Order' for IDs id(${id}) was not found" at EntityNotFoundException.php line 41 {"exception":"[object] (Doctrine\\\\ORM\\\\EntityNotFoundException(code: 0) at /srv/shop/vendor/doctrine/orm/src/EntityNotFoundException.php:41)"} {"req":"${r.hex(7)}","route":"checkout_thanks","db":"ro"}`, { relevant: 'a' }) })
  // an earlier healed incident
  const e = t0 + 6 * MIN; for (let i = 0; i < 6; i++) c.line('logs/haproxy.log', e + i * 2000, `${sys(e + i * 2000)} lb1 haproxy[2210]: ${i < 3 ? `Server be_php/web2 is DOWN, reason: Layer7 timeout, check duration: 2001ms. 2 active and 0 backup servers left.` : i === 5 ? 'Server be_php/web2 is UP, reason: Layer7 check passed, code: 200, check duration: 7ms.' : 'Health check for server be_php/web2 succeeded, reason: Layer7 check passed, code: 200, status: 2/3 DOWN.'}`)
  return c
}

// 04 hard: cache ttl at INFO
const c04 = (seed) => {
  const { r, t0, ip, flow, every, uuid } = setup(seed, 'e04'); const end = t0 + 60 * MIN, on = t0 + r.int(26, 33) * MIN
  const c = new Case('eleven-04', { notes: 'configuration reload at INFO makes the cache expire at once: hit rate falls, latency grows, no error of the culprit' })
  c.incident('a', { cause: { allOf: [['ttl', 'expir', 'config', 'reload', 'catalog\\.yml', 'setting', 'parameter', '3600', 'lifetime'], ['cache', 'hit[ -]?(rate|ratio)', 'ttl']], mustNot: [] }, services: ['catalog', 'catalog-web', 'cache', 'redis', 'rails', 'config', 'consul-template', 'puma'], victims: ['postgres', 'catalog-db'], severity: ['low', ...ANY], onset: on, onsetToleranceSeconds: 300, rootPattern: 'catalog_cache_ttl|hit_rate' })
  flow(t0, end, 3000, (t) => { const ramp = t > on ? Math.min(1, (t - on) / (6 * MIN)) : 0, miss = t > on + 3000 ? r.next() < .9 : r.next() < .06; const db = miss ? r.int(60, 140) * (1 + 4 * ramp) : 0.4; const rid = uuid(), id = r.int(1000, 9999)
    c.line('logs/catalog-web.log', t, `I, [${iso(t).slice(0, 23)}${p(r.int(0, 999), 3)} #${r.int(11, 14)}]  INFO -- : [${rid}] method=GET path=/catalog/${id} format=json controller=CatalogController action=show status=200 duration=${(db + r.int(5, 20)).toFixed(2)} view=${r.int(1, 4)}.13 db=${db.toFixed(2)} cache=${miss ? 'miss' : 'hit'}`, miss && t > on ? { relevant: 'a' } : {}) })
  every(t0, end, MIN, (t) => { const bad = t > on + 20e3; c.line('logs/catalog-web.log', t + 7, `I, [${iso(t).slice(0, 23)}007 #9]  INFO -- : cache_stats store=redis_cache_store keys=${bad ? r.int(80, 140) : r.int(41000, 42000)} hit_rate=${bad ? '0.' + r.int(7, 11).toString().padStart(2, '0') : '0.9' + r.int(2, 6)} evicted=0`, bad ? { root: 'a' } : {}) })
  flow(t0, end, 8 * MIN, (t) => c.line('logs/catalog-web.log', t, `W, [${iso(t).slice(0, 23)}121 #12]  WARN -- : DEPRECATION WARNING: Rails.application.secrets is deprecated in favor of Rails.application.credentials (called from block in <main> at /app/config/initializers/stripe.rb:3)`))
  const CT = (t, m, o) => c.line('logs/consul-template.log', t, `${iso(t).slice(0, 23)}Z [INFO] ${m}`, o)
  every(t0 + 2 * MIN, end, 9 * MIN, (t) => CT(t, `(runner) rendered "/etc/ct/banner.ctmpl" => "/app/config/runtime/banner.yml"`))
  CT(on - 1800, `(runner) rendered "/etc/ct/catalog.ctmpl" => "/app/config/runtime/catalog.yml"`, { relevant: 'a' })
  c.line('logs/catalog-web.log', on, `I, [${iso(on).slice(0, 23)}400 #9]  INFO -- : [runtime-config] reloaded catalog.yml: search_page_size 24 -> 30, catalog_cache_ttl 3600 -> 3, banner_variant b -> c`, { root: 'a' })
  flow(on + 3 * MIN, end, 14e3, (t) => c.line('logs/catalog-db.log', t, `${dot(t)} UTC [${r.int(300, 360)}] catalog@catalog LOG:  duration: ${r.int(500, 1900)}.${r.int(100, 999)} ms  execute <unnamed>: SELECT "variants".*, "prices".* FROM "variants" INNER JOIN "prices" ON "prices"."variant_id" = "variants"."id" WHERE "variants"."product_id" = $1`, { relevant: 'a' }))
  flow(t0, end, 120e3, (t) => c.line('logs/catalog-db.log', t, `${dot(t)} UTC [${r.int(300, 360)}] report@catalog ERROR:  canceling statement due to statement timeout`))
  flow(t0, end, 4 * MIN, (t) => c.line('logs/catalog-web.log', t, `E, [${iso(t).slice(0, 23)}121 #12] ERROR -- : [${uuid()}] ActionController::RoutingError (No route matches [GET] "/wp-login.php"):`))
  return c
}

// 05 direct: lambda, kms key disabled
const c05 = (seed) => {
  const { r, t0, flow, uuid, every } = setup(seed, 'e05'); const end = t0 + 55 * MIN, on = t0 + r.int(22, 30) * MIN
  const c = new Case('eleven-05', { notes: 'KMS key disabled; functions fail at secrets fetch; SQS backlog, DLQ' })
  const key = uuid()
  c.incident('a', { cause: { allOf: [['kms', 'encryption key', '\\bcmk\\b', 'decryption key', 'customer.managed key'], ['disabl', 'turned off', 'deactivat', 'not enabled', 'unusable']], mustNot: [] }, services: ['kms', 'receipt-renderer', 'iam', 'secretsmanager', 'secrets-manager', 'aws', 'lambda', 'cloudtrail', 'key'], victims: ['mobile-gateway', 'sqs'], severity: ANY, onset: on, onsetToleranceSeconds: 300, rootPattern: 'DisableKey|KMSDisabled|is disabled' })
  flow(t0, end, 15e3, (t) => { const id = uuid(), v = iso(t).slice(0, 10).replaceAll('-', '/') + `/[$LATEST]${r.hex(32)}`; const L = (d, m, o) => c.line('logs/lambda-receipt-renderer.log', t + d, `${iso(t + d)} ${m}`, o); const bad = t > on + 40e3
    L(0, `INIT_START Runtime Version: python:3.12.v${r.int(30, 36)}\tRuntime Version ARN: arn:aws:lambda:eu-west-1::runtime:${r.hex(24)}`); L(210, `START RequestId: ${id} Version: 41`)
    if (bad) L(600, `[ERROR]\t${iso(t + 600)}\t${id}\tbotocore.exceptions.ClientError: An error occurred (KMSDisabledException) when calling the Decrypt operation: arn:aws:kms:eu-west-1:418220911073:key/${key} is disabled.\nTraceback (most recent call last):\n  File "/var/task/handler.py", line 58, in handler\n    secret = settings.load()\n  File "/var/task/settings.py", line 23, in load\n    blob = kms.decrypt(CiphertextBlob=raw)["Plaintext"]`, { root: 'a' })
    else { L(400, `[INFO]\t${iso(t + 400)}\t${id}\trendered receipt order=${r.int(10000, 99999)} pages=${r.int(1, 3)}`); if (r.next() < .1) L(380, `[WARNING]\t${iso(t + 380)}\t${id}\tConnection pool is full, discarding connection: s3.eu-west-1.amazonaws.com. Connection pool size: 10`) }
    L(720, `END RequestId: ${id}`); L(721, `REPORT RequestId: ${id}\tDuration: ${r.int(90, 600)}.${r.int(10, 99)} ms\tBilled Duration: ${r.int(600, 700)} ms\tMemory Size: 512 MB\tMax Memory Used: ${r.int(120, 180)} MB`) })
  const CT = (t, n, src, x = {}, o) => c.line('logs/cloudtrail.json', t, JSON.stringify({ eventVersion: '1.09', userIdentity: { type: 'AssumedRole', arn: `arn:aws:sts::418220911073:assumed-role/${r.pick(['ci-deployer', 'ops-admin', 'config-recorder'])}/${r.hex(6)}` }, eventTime: isoS(t), eventSource: src, eventName: n, awsRegion: 'eu-west-1', ...x }), o)
  flow(t0, end, 40e3, (t) => CT(t, ...r.pick([['DescribeKey', 'kms.amazonaws.com'], ['GetMetricData', 'monitoring.amazonaws.com'], ['ListBuckets', 's3.amazonaws.com'], ['DescribeInstances', 'ec2.amazonaws.com'], ['UpdateFunctionCode20150331v2', 'lambda.amazonaws.com', { requestParameters: { functionName: 'fn-newsletter' } }], ['Decrypt', 'kms.amazonaws.com']])))
  flow(t0, end, 8 * MIN, (t) => CT(t, 'ListGrants', 'kms.amazonaws.com', { errorCode: 'AccessDenied' }))
  CT(on, 'DisableKey', 'kms.amazonaws.com', { requestParameters: { keyId: key }, responseElements: null }, { root: 'a' })
  every(t0, end, MIN, (t) => c.line('logs/queue-metrics.log', t, `${isoS(t)} queue=receipts ApproximateNumberOfMessagesVisible=${t > on ? Math.floor((t - on) / 4000) : r.int(0, 4)} ApproximateAgeOfOldestMessage=${t > on ? Math.floor((t - on) / 1000) : r.int(0, 2)}`, t > on + 60e3 ? { relevant: 'a' } : {}))
  flow(t0, end, 9000, (t) => { const bad = t > on + 2 * MIN && r.next() < .6; c.line('logs/mobile-gateway.log', t, `time="${isoS(t)}" level=${bad ? 'error' : 'info'} msg="${bad ? 'receipt not available after 20s, returning 503' : 'request'}" path=/v3/orders/${r.int(10000, 99999)}/receipt status=${bad ? 503 : 200} app=${r.pick(['ios/8.2', 'android/8.1'])}`, bad ? { relevant: 'a' } : {}) })
  return c
}

// 06 hard: kafka python worker, one partition silent
const c06 = (seed) => {
  const { r, t0, flow, every, ip } = setup(seed, 'e06'); const end = t0 + 80 * MIN, on = t0 + r.int(34, 44) * MIN, q = r.int(1, 4)
  const c = new Case('eleven-06', { notes: `the worker of partition ${q} falls silent; lag grows at INFO; no error` })
  c.incident('a', { cause: { allOf: [[`partition[ -=#]*${q}`, `worker[ -=#]*${q}`, `events-${q}`, `thread[ -=#]*${q}`, `telemetry-${q}`], ['silen', 'stop', 'stall', 'stuck', 'hung', 'hang', 'no longer', 'lag', 'frozen', 'idle', 'not (being )?(consum|process)', 'block']], mustNot: [] }, services: ['ingest-worker', 'ingest', 'worker', 'telemetry', 'kafka', `worker-${q}`], victims: ['dashboard-api'], severity: ['low', ...ANY], onset: on, onsetToleranceSeconds: 420, rootPattern: `partition[":= ]+${q}\\b` })
  const off = [0, 1, 2, 3, 4, 5].map(() => r.int(1e6, 9e6))
  for (let k = 0; k < 6; k++) every(t0 + r.int(0, 9000), end, 18000, (t) => { if (k === q && t > on) return; const n = r.int(300, 500); off[k] += n; const last = k === q && t > on - 18500; c.line('logs/ingest-worker.log', t, `[${comma(t)}: INFO/worker-${k}] flushed batch topic=telemetry partition=${k} offset=${off[k]} rows=${n} took=${r.int(40, 120)}ms`, last ? { root: 'a' } : {}) })
  c.line('logs/ingest-worker.log', on + 300, `[${comma(on + 300)}: INFO/worker-${q}] geo lookup batch=${r.hex(6)} partition=${q} rows=${r.int(300, 400)} via http://geoip.internal:8081`, { root: 'a' })
  flow(t0, end, 100e3, (t) => { const k = r.int(0, 5); if (k !== q || t < on) c.line('logs/ingest-worker.log', t, `[${comma(t)}: INFO/worker-${k}] geo lookup batch=${r.hex(6)} partition=${k} rows=${r.int(300, 400)} via http://geoip.internal:8081`) })
  flow(t0, end, 60e3, (t) => c.line('logs/ingest-worker.log', t, `[${comma(t)}: WARNING/MainThread] dropped malformed event device=${r.hex(8)} reason="missing field ts"`))
  every(t0, end, 3 * MIN, (t) => { for (let k = 0; k < 6; k++) c.line('logs/kminion.log', t + k, `{"level":"info","ts":"${iso(t)}","logger":"lag","msg":"consumer group lag","group":"ingest","topic":"telemetry","partition":"${k}","lag":${k === q && t > on ? Math.floor((t - on) / 45) : r.int(10, 500)}}`, k === q && t > on + 2 * MIN ? { root: 'a' } : {}) })
  flow(t0, end, 7000, (t) => c.line('logs/dashboard-api.log', t, `INFO:     10.2.0.${r.int(2, 9)}:${r.int(30000, 60000)} - "GET /v1/devices/${r.hex(8)}/latest HTTP/1.1" ${r.pick([200, 200, 200, 404])} ${iso(t)}`))
  flow(on + 8 * MIN, end, 50e3, (t) => c.line('logs/dashboard-api.log', t, `WARNING:  device ${r.hex(8)} shown as offline: last sample ${Math.floor((t - on) / MIN)} min ago ${iso(t)}`, { relevant: 'a' }))
  const e = t0 + 12 * MIN; c.line('logs/ingest-worker.log', e, `[${comma(e)}: WARNING/MainThread] Heartbeat session expired for group ingest, rejoining`); c.line('logs/ingest-worker.log', e + 4000, `[${comma(e + 4000)}: INFO/MainThread] Successfully joined group ingest with generation 88, assigned 6 partitions`)
  return c
}

// 07 healthy: rolling deploy on k8s
const c07 = (seed) => {
  const { r, t0, ip, flow, ua } = setup(seed, 'e07'); const end = t0 + 40 * MIN
  const c = new Case('eleven-07', { kind: 'clean', notes: 'rolling deploy: SIGTERM, probes, retried 502, connection resets of the drained pods' })
  flow(t0, end, 2600, (t) => c.line('logs/ingress.log', t, `${ip()} - - [${clf(t)}] "${r.pick(['GET /v2/feed', 'GET /v2/profile', 'POST /v2/likes'])} HTTP/2.0" ${r.pick([200, 200, 200, 200, 204, 401, 429])} ${r.int(80, 4000)} "-" "${ua()}" ${r.int(300, 900)} 0.0${r.int(10, 99)} [social-feed-3000] [] 10.244.${r.int(1, 4)}.${r.int(2, 90)}:3000 ${r.int(80, 4000)} 0.0${r.int(10, 90)} 200 ${r.hex(32)}`))
  for (let i = 0; i < 6; i++) { const t = t0 + (8 + i * 3) * MIN, old = `feed-6b8f9-${r.hex(5)}`, nw = `feed-7c4d2-${r.hex(5)}`; const E = (d, ty, re, pod, m) => c.line('logs/k8s-events.log', t + d, `${isoS(t + d)}  ${ty.padEnd(8)} ${re.padEnd(12)} pod/${pod}  ${m}`); const N = (d, pod, lvl, m) => c.line('logs/feed.log', t + d, `${isoOff(t + d, 0)} ${pod} ${lvl}: ${m}`)
    E(0, 'Normal', 'Scheduled', nw, `Successfully assigned social/${nw} to node-${r.int(1, 4)}`); E(4000, 'Warning', 'Unhealthy', nw, 'Readiness probe failed: Get "http://10.244.2.71:3000/ready": dial tcp 10.244.2.71:3000: connect: connection refused'); E(9000, 'Warning', 'Unhealthy', nw, 'Readiness probe failed: HTTP probe failed with statuscode: 503')
    N(6000, nw, 'error', 'redis: connect ECONNREFUSED 127.0.0.1:6379 (sidecar not up yet), retrying in 500ms'); N(7000, nw, 'info', 'redis: connected'); N(12000, nw, 'info', 'ready, version 2.41.0')
    E(15000, 'Normal', 'Killing', old, 'Stopping container feed'); N(15100, old, 'warn', 'SIGTERM received, draining 37 connections'); N(17000, old, 'error', 'Error: aborted\n    at connResetException (node:internal/errors:787:14)\n    at abortIncoming (node:_http_server:781:17)\n    at socketOnClose (node:_http_server:775:3) { code: \'ECONNRESET\' }'); N(24000, old, 'info', 'drained, closing. exit code 0')
    c.line('logs/ingress.log', t + 17000, `${ip()} - - [${clf(t + 17000)}] "GET /v2/feed HTTP/2.0" 200 912 "-" "${ua()}" 411 0.071 [social-feed-3000] [] 10.244.1.9:3000, 10.244.2.14:3000 0, 912 0.002, 0.069 502, 200 ${r.hex(32)}`) }
  flow(t0, end, 5000, (t) => c.line('logs/feed.log', t, `${isoOff(t, 0)} feed-${r.pick(['6b8f9', '7c4d2'])} info: ${r.pick(['feed built items=40', 'cache warm user', 'fanout done'])} ms=${r.int(3, 60)}`))
  flow(t0, end, 45e3, (t) => c.line('logs/feed.log', t, `${isoOff(t, 0)} feed-7c4d2 error: JsonWebTokenError: jwt expired (client will refresh) uid=${r.int(1000, 99999)}`))
  return c
}

// 08 healthy: jest run in CI
const c08 = (seed) => {
  const { r, t0 } = setup(seed, 'e08'); const c = new Case('eleven-08', { kind: 'clean', notes: 'a green CI run whose tests print errors on purpose' })
  let t = t0; const L = (m, d = r.int(20, 900)) => { t += d; c.line('logs/ci-job.log', t, m.split('\n').map((x) => `${iso(t).slice(0, 23)}${p(r.int(0, 9999), 4)}Z ${x}`).join('\n')) }
  L('##[group]Run npm ci'); for (let i = 0; i < 9; i++) L(`npm warn deprecated ${r.pick(['inflight', 'glob', 'rimraf', 'har-validator'])}@${r.int(1, 7)}.0.${r.int(0, 9)}: This version is no longer supported`); L(`added ${r.int(900, 1400)} packages, and audited 1402 packages in 31s\n\n12 vulnerabilities (4 moderate, 7 high, 1 critical)`); L('##[endgroup]'); L('##[group]Run docker compose up -d && npm test')
  for (let i = 0; i < 6; i++) L(`wait-for-it: timeout occurred after waiting 1 seconds for mysql:3306, trying again`); L('wait-for-it: mysql:3306 is available after 7 seconds')
  for (let i = 0; i < 70; i++) { const s = r.pick(['payment', 'refund', 'session', 'webhook', 'inventory', 'mailer', 'outbox']) + i
    if (r.next() < .6) L(`  console.error\n    ${r.pick(['FATAL: payment provider unreachable', 'Error: connect ECONNREFUSED 127.0.0.1:1', 'UnhandledRejection: deadlock detected', 'OutOfMemory simulated', 'data loss detected: outbox row missing'])}\n\n      41 |   it('reports failure', async () => {\n    > 42 |     await expect(run()).rejects.toThrow()\n         |           ^\n      at Object.error (src/${s}.ts:42:11)`)
    L(`PASS test/${s}.spec.ts (${r.int(1, 9)}.${r.int(100, 999)} s)`) ; for (let k = 0; k < r.int(1, 4); k++) L(`    ✓ ${r.pick(['retries after 500', 'rolls back on crash', 'rejects corrupted payload', 'survives broker outage'])} (${r.int(2, 90)} ms)`, 3) }
  L(`Test Suites: 70 passed, 70 total\nTests:       1 skipped, 188 passed, 189 total\nSnapshots:   0 total\nTime:        ${r.int(60, 99)}.2 s`); L('A worker process has failed to exit gracefully and has been force exited. This is likely caused by tests leaking due to improper teardown.'); L('Container ci-mysql-1  Stopping'); L('mysql-1  | [Server] Received SHUTDOWN from user <via user signal>. Shutting down mysqld'); L('Job succeeded')
  return c
}
export default [c01, c02, c03, c04, c05, c06, c07, c08]
