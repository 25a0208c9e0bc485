import { readFileSync } from 'node:fs'
const S = {
'01': [['orders-db: ALTER TABLE migration blocked behind an idle transaction, queueing all queries', 'A schema migration waiting for an exclusive lock blocks reads of orders'], ['orders-api connection pool exhausted', 'upstream timed out in nginx']],
'02': [['stock-projector: consumer stuck on an undeserializable record at partition 2', 'poison message on stock.changes.v2', 'erp-bridge publishes with the wrong serializer; the consumer cannot read records', 'Kafka consumer cannot deserialize a record'], ['storefront reservations rejected as stale', 'consumer lag grows in partition 2']],
'03': [['db-ro-2: replication stopped on duplicate key 1062', 'MySQL replica applier halted after duplicate entry'], ['orders not found in the shop', 'HTTP 500 from PHP', 'SSL handshake failure']],
'04': [['catalog cache TTL lowered from 3600 to 3 seconds', 'config reload made the cache ineffective', 'cache entries expire after 3 s'], ['slow database queries', 'statement timeout in catalog-db']],
'05': [['KMS key disabled, Lambda cannot decrypt its secret', 'The encryption key was disabled by an operator'], ['Receipts queue backlog', 'receipt-renderer fails to start', 'mobile gateway returns 503']],
'06': [['ingest-worker: worker-Q stuck, partition Q no longer consumed', 'Partition Q stalled'], ['devices shown as offline', 'malformed events dropped']],
'09': [['rabbitmq: disk free limit alarm blocks publishers', 'Broker out of disk space', 'RabbitMQ disk full'], ['booking-api publish confirm timeouts', 'no jobs for mail worker']],
'10': [['elasticsearch: disk flood-stage watermark, index read-only', 'es-data-2 disk full'], ['product indexer bulk failures', 'cms cannot save products']],
'11': [['coredns: external DNS resolution fails after config reload', 'DNS upstream resolver unreachable', 'CoreDNS forwards to an unreachable upstream'], ['Stripe connection errors in payments', 'sms sender gave up']],
'12': [['media-thumbs scaled out to 400 instances and exhausted database connections', 'Raised maxInstanceCount of the function used up the Postgres connection slots'], ['core-api connection pool exhausted', 'Postgres instance has no connection slots left']],
'13': [['payments: JPY amounts captured 100 times too large since new build', 'Currency conversion to minor units wrong for JPY after release'], ['Refused payments rising', 'Kestrel heartbeat slow', 'thread pool starvation']],
'14': [['auth-Q: clock drift, NTP lost', 'clock of auth host is ahead', 'auth: time synchronisation lost, chrony has no source'], ['mobile-api rejects tokens with 401', 'session loops in the mobile clients']],
'17': [['push-gateway: APNs rejects provider token', 'Apple push credential invalid', 'mongodb: primary lost sight of secondaries and stepped down', 'chat-db: no majority, no primary'], ['chat-api cannot store messages']],
'18': [['loyalty-sweeper runs KEYS every 20 s and blocks redis', 'Blocking KEYS command on Redis'], ['basket-api Redis timeouts', 'thread pool starvation in basket-api']],
'19': [['nginx: too many open files', 'edge nginx ran out of file descriptors', 'nofile limit of 1024 on nginx'], ['WebSocket connections reset', 'mobile-sync streams aborted']],
'20': [['index rider_1_startedAt_-1 dropped by index-janitor', 'Missing index on trips.rides causes collection scans'], ['trips-api: execution timeouts', 'php-fpm max_children reached']],
'21': [['rates: goroutine leak since 0.31.0', 'Memory and goroutines grow steadily', 'pg-backup: dumps are nearly empty (0 tables)', 'backup size fell to 1 KB'], ['xds stream closed']],
'22': [['celery beat stopped scheduling tasks', 'Scheduler silent: periodic tasks no longer sent'], ['payouts pending grow', 'broker connection lost']],
}
for (const [k, [right, wrong]] of Object.entries(S)) { const t = JSON.parse(readFileSync(`cases/eleven-${k}/truth.json`)); const q = /partition\[-? =#?\]\*(\d)|worker\[ -=#\]\*(\d)/.exec(JSON.stringify(t))?.[1] ?? /auth-\?(\d)/.exec(JSON.stringify(t))?.[1] ?? /partition\[[^\]]*\]\*(\d)/.exec(JSON.stringify(t))?.[1]
  const ok = (s) => t.incidents.filter((i) => i.cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s)))).map((i) => i.id)
  for (const s of right) { const m = ok(s.replaceAll('Q', k === '06' || k === '14' ? q : 'Q')); if (m.length !== 1) console.log(k, 'RIGHT not matched once', m, s) }
  for (const s of wrong) if (ok(s).length) console.log(k, 'WRONG matched', s) }
