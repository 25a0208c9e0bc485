// node sentences.mjs FOLDER: four right statements of each incident must match its truth, a generic and a victim-blaming one must not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? 'out'
const sentences = {
  'tw-01-bookshop/sequence': [['The sequence behind order_items.id has hit its maximum, so no row can be inserted any more.', 'Primary key overflow: 32-bit ids of order_items exhausted in Postgres.', 'order_items ran out of integer ids (2147483647); needs bigint', 'nextval fails, the serial column is at its ceiling'],
    ['Database errors make checkouts fail.', 'The Rails app answers 500 because Sidekiq jobs keep failing.']],
  'tw-02-chat/descriptors': [['One ws-gateway pod ran into its file descriptor limit and cannot accept connections.', 'too many open files in the gateway', 'nofile is only 1024 on the spot node, new sockets are refused', 'ulimit too low: the websocket server used up its fds'],
    ['Network timeouts between services.', 'The ingress controller times out and the fanout service is broken.']],
  'tw-03-hotel/migration': [['Migration 0042 was cancelled by a lock timeout, so the new code queries a column that does not exist.', 'Schema change failed but the release went out anyway', 'migrate job exited 1: ALTER TABLE could not get its lock', 'Unapplied Django migration: arrival_window missing'],
    ['The web application throws internal server errors after the deploy.', 'The Celery worker crashes on its tasks.']],
  'tw-04-newsroom/watermark': [['Elasticsearch crossed the flood-stage watermark and made its indices read-only.', 'search node almost out of disk', 'Storage full on the ES data node, index blocked for writes', 'Index is read only because free space fell below 5 %'],
    ['Queue jobs fail with HTTP 429 and editors see errors.', 'Laravel Horizon workers are failing, MySQL is slow.']],
  'tw-05-payments/secret': [['The rotated Stripe webhook secret does not match, all events are rejected.', 'webhook signature verification failing since the reload of the key', 'Wrong signing secret loaded by webhook-receiver', 'Stripe callbacks refused: HMAC key version changed'],
    ['Payments remain unpaid and orders get cancelled.', 'order-payments is too slow to confirm orders.']],
  'tw-05-payments/hostkey': [['The SFTP host key of the bank changed and no longer fits the pinned fingerprint.', 'host key mismatch on payout upload', 'SSH fingerprint of sftp.nordbank differs from the known one', 'Unexpected server key: upload of payout files rejected'],
    ['Payout files are not delivered.', 'Treasury misses the cut-off because of slow processing.']],
  'tw-06-rentals/metadata-lock': [['An ALTER TABLE waits behind a long BI query and blocks all reads of listings.', 'metadata lock pile-up in MySQL', 'DDL stuck, everyone queues for the table', 'Schema change on listings is waiting for the report and holds up every select'],
    ['The database is slow and requests time out.', 'PHP-FPM ran out of children, raise pm.max_children.']],
  'tw-07-concerts/disk-alarm': [['RabbitMQ raised its free disk alarm and blocks all publishers.', 'broker disk space below limit', 'Disk resource limit alarm on the MQ node', 'Publishing is blocked: rabbit is short of storage'],
    ['Orders fail with timeouts.', 'checkout-api has a bug in its publisher and the ticket issuer is idle.']],
  'tw-08-fashion/index': [['Migration 0193 dropped the index on orders, queries now do a COLLSCAN.', 'missing index on customerId/createdAt', 'Index removed by the clean-up of legacy indexes', 'orders are read without an index: full collection scan'],
    ['MongoDB is slow and the API times out.', 'The Nest API exhausts its connection pool.']],
  'tw-09-rides/health': [['The new release answers the health check with 404, so HAProxy took every server out.', 'Health endpoint missing in 5.3.0', 'probe path not found after rollout', 'Layer7 check gets a wrong status because the healthcheck route was removed'],
    ['The backend has no server available and returns 503.', 'The mobile BFF fails to call rides.']],
  'tw-10-grocery/certificate': [['The mTLS certificate of pricing expired after its renewals were denied.', 'pricing cert expired', 'Workload certificate not renewed: registration entry missing, renewal failed', 'TLS to pricing breaks since its SVID lapsed'],
    ['Upstream connection failures between services.', 'The cart service is failing and the storefront shows errors.']],
  'tw-11-drugstore/private-cache': [['Since the VCL reload Varnish caches account pages and serves them to other customers.', 'Private pages are cached by the edge after vcl.use', 'New VCL stores authenticated responses: hits on /account', 'Varnish delivers session-specific content from cache'],
    ['Customers get 403 errors on the cart.', 'The shop app has a CSRF bug that rejects valid tokens.']],
  'tw-12-signing/visibility': [['The visibility timeout of the SQS queue was lowered to 30 s, shorter than a render job, so messages are redelivered.', 'VisibilityTimeout too short', 'Visibility cut from 240 to 20: jobs run twice', 'Message lease: queue timeout reduced below the duration of a job'],
    ['Mails are sent several times.', 'The mailer has no deduplication and sends duplicates.']],
  'tw-13-theatre/beat': [['Celery beat stopped sending tasks, so expired holds are never released.', 'scheduler silent since 10:40', 'periodic tasks no longer run', 'beat hung: last release task a while ago'],
    ['Customers cannot reserve seats.', 'The box office is sold out and the web service rejects holds.']],
  'tw-13-theatre/token': [['The AWS session token of the uploader expired.', 'expired credentials', 'STS credentials were not refreshed, S3 says they expired', 'Uploads fail: token is no longer valid'],
    ['Poster uploads to S3 fail.', 'The web service cannot show images because S3 is down.']],
  'tw-14-exchange/stale': [['The rates feed is frozen: as_of stands still and changed=0 with every refresh.', 'stale rates from the provider', 'Quotes use an old snapshot since the upstream feed stopped changing', 'FX rates not updated, the source keeps returning the same document'],
    ['Trading losses are growing.', 'The hedger executes above its budget, treasury drifts.']],
  'tw-15-recipes/small-cache': [['memcached restarted with its default of 64 MB and evicts constantly.', 'cache memory limit shrunk to 64M after the upgrade', 'Evictions: limit_maxbytes of cache-2 reset by unattended-upgrades', 'Memcache too small since the restart'],
    ['The site becomes slow.', 'Postgres is overloaded by slow queries.']],
}
let wrong = 0, seen = 0
for (const [key, [right, bad]] of Object.entries(sentences)) {
  const [name, id] = key.split('/'), { cause } = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')).incidents.find((i) => i.id === id)
  const any = (group, text) => group.some((source) => new RegExp(source, 'i').test(text)), states = (text) => cause.allOf.every((g) => any(g, text)) && !any(cause.mustNot ?? [], text)
  for (const [list, want] of [[right, true], [bad, false]]) for (const text of list) { seen++; if (states(text) !== want) { wrong++; console.log(`${key}: ${want ? 'should match' : 'must not match'}: ${text}`) } }
}
console.log(`${seen} sentences, ${wrong} wrong`)
process.exitCode = wrong ? 1 : 0
