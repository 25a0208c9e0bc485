// node sentences.mjs FOLDER : right and wrong statements against the truth of a generated batch.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const S = {
  'tw-01-laravel-shop/a': [['php-fpm may not write to the laravel log of today: root created the file', 'Scheduler cron moved to root, so the new daily log file is owned by root and www-data gets permission denied', 'log file not writable', 'Monolog cannot open storage/logs/laravel-*.log for append, hence 500 on login and checkout'], ['The shop returns HTTP 500 errors on checkout', 'nginx fails to reach its upstream php-fpm']],
  'tw-02-stern-finance/a': [['Vault stays sealed because KMS decrypt is not authorized', 'auto-unseal failed: AccessDenied on kms:Decrypt for the vault role', 'IAM permission for unsealing is missing, vault-0 came back sealed after the node drain', 'vault cannot unseal, its role lost access to the KMS key: access denied'], ['payments-api cannot obtain database credentials and returns 500', 'A service is unavailable and callers get code 503']],
  'tw-03-dotnet-orders/a': [['Log backups fail since the backup share is full', 'no space on the NAS backup target, so the transaction log cannot be truncated', 'BACKUP LOG is failing with OS error 112', 'The NAS that takes the backups ran out of disk, Orders log fills up as a consequence'], ['The orders API fails to save orders', 'The database of the orders service rejects writes with error 9002']],
  'tw-04-yocto-build/a': [['Pinned SRCREV of the recipe is not on main any more', 'do_fetch: commit does not exist upstream (branch was force-pushed?)', 'git revision missing from branch main', 'The recipe points to a hash which cannot be found in the upstream repository'], ['The build failed with exit code 1', 'Hardware tests could not flash the boards as no image was there']],
  'tw-05-heroku-market/stripe': [['Stripe API key expired', 'payouts fail with 401: the secret key has run out', 'Payment provider rejects our credentials since the key expired', 'The payouts dyno uses a Stripe key that is no longer valid (authentication error)'], ['The payouts dyno has errors', 'Web requests fail with 500 when listings are created']],
  'tw-05-heroku-market/redis': [['Redis is out of memory', 'heroku-redis reached maxmemory with no eviction, writes are refused', 'memory of redis full, OOM on enqueue', 'The Redis instance is full and evicts nothing'], ['web.1 returns 500 on POST /listings', 'The worker exceeds its R14 memory quota']],
  'tw-06-clickhouse-ingest/a': [['flush interval of @ set to 10ms makes thousands of tiny inserts', '@ sends small batches since its config reload', 'Misconfigured flush.interval (10 ms) creates a part for a few rows each', '@: insert rate exploded, avg rows per insert fell from 3000 to 7'], ['ClickHouse has too many parts', 'clickstream and beacon cannot insert, ClickHouse merges are too slow']],
  'tw-07-token-clock/a': [['Clock of the auth host drifts, NTP sources unreachable', 'auth host lost time sync (tsc unstable, chronyd without sources), tokens have iat in the future', 'chronyd cannot synchronise: no selectable sources, time runs ahead', 'The token issuer lives in the future: its system clock is off by minutes'], ['Gateways reject tokens with 401', 'The new gateway release broke JWT validation on the edge nodes']],
  'tw-08-mail-relay/a': [['clamd was OOM killed while reloading signatures', 'Out of memory: kernel killed the virus scanner', 'ClamAV daemon died of memory exhaustion after freshclam update', 'antivirus down, oom-kill of clamav-daemon'], ['Postfix rejects mail with 4.7.1', 'rspamd milter soft rejects all incoming messages']],
  'tw-09-eks-events/a': [['Subnet has run out of IP addresses', 'No free IPs in the subnet, aws-cni cannot assign any', 'IP exhaustion by the backfill job', 'insufficient free addresses in subnet'], ['Pods are stuck in ContainerCreating', 'Ingress returns 503 as web and cart have no endpoints']],
  'tw-10-ecs-cloudtrail/a': [['Security group rule for 5432 was revoked', 'Somebody removed the ingress rule that lets app subnets reach postgres', 'The inbound firewall rule to the database was deleted in the console', 'RevokeSecurityGroupIngress on the db sg- closed port 5432 for new connections'], ['Connections to the database time out', 'catalog, checkout and loyalty return 500 with ETIMEDOUT']],
  'tw-11-game-shard/a': [['loot is no longer swept after the script reload', 'Loot entities pile up in the zone: decay script broken', 'entity leak, loot count grows without bound', 'loot_decay.lua reload stopped the cleanup, ticks get slower'], ['Clients are dropped with ping timeouts', 'The gate has lag and players leave matches']],
  'tw-12-wind-telemetry/a': [['Poller hangs in an open cycle with no read timeout', 'poll thread stuck after session.open, cycle never ended', 'Modbus collector for one site went silent', 'data collection stalled: begin without an end'], ['Trading bids are rejected because forecasts are weak', 'Forecast inputs are stale for one site']],
  'tw-13-elt-hourly/a': [['Pagination broke: only page 1 of orders is extracted since the API version change', 'extract_orders gets 500 records instead of 8000 because next_cursor is None under api-version 2025-04', 'Source API switched version, cursor lost, data incomplete', 'Orders are truncated to the first page'], ['Revenue is far below the median', 'reorder creates too few proposals and stops sending files']],
  'tw-14-django-postgres/a': [['A long-running transaction holds back vacuum', 'Export session never committed, dead rows cannot be removed', 'idle in transaction snapshot left open, table bloat in job_queue', 'xmin horizon pinned by the export, autovacuum removes nothing'], ['The job claim query got slow', 'Workers lag behind and webhooks are discarded']],
}
const folder = process.argv[2]
let bad = 0, count = 0
const fits = (cause, text) => cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(text)))
const blames = (cause, text) => (cause.mustNot ?? []).some((x) => new RegExp(x, 'i').test(text))
for (const [key, [right, wrong]] of Object.entries(S)) {
  const [name, id] = key.split('/'), file = join(folder, name, 'truth.json')
  if (!existsSync(file)) { console.log(`missing ${file}`); bad++; continue }
  const inc = JSON.parse(readFileSync(file, 'utf8')).incidents.find((x) => x.id === id)
  for (const [list, want] of [[right, true], [wrong, false]]) for (const raw of list) {
    const text = raw.replaceAll('@', inc.services[0]), got = fits(inc.cause, text) && !blames(inc.cause, text)
    count++; if (got !== want) { bad++; console.log(`${key}: ${want ? 'should match' : 'should not match'}: ${text}`) }
  }
}
console.log(`${count} statements, ${bad} wrong`)
process.exitCode = bad ? 1 : 0
