// node sentences.mjs FOLDER: 3 right, 2 wrong per incident
import { readFileSync, readdirSync } from 'node:fs'
const T = `01a:Multixact member space is exhausted|PostgreSQL ran out of multixact members|the multi-transaction limit is reached|booking-api cannot insert reservations|the database rejects writes, transactions roll back
02a:vm.max_map_count too low on the node|broker 2 ran out of memory mappings|mmap of an index file failed|Kafka broker 2 is down|the disk of the log dir failed
03a:Wasm plugin panicked and fails closed|the geo-entitle filter crashes|a WebAssembly extension trapped|profile-svc returns 503|gateway has no healthy upstream
04a:notify declares the queue with different arguments|x-max-length mismatch on redeclaration|queue declaration conflicts with the existing queue|mail.out is full, publishes are nacked|notify crash loops
04b:the CronJob has too many missed start times|statement-export no longer scheduled after resume|cron controller refuses to start the job|statement file is absent|billing-mailer postpones mail
05a:the oplog rolled over|change stream history lost|bulk reprice flooded the oplog, resume token gone|search shows stale prices|projector crashes and restarts
06a:token-broker reads the vault for each token, cache off|secret cache disabled, Key Vault is hammered|token-broker floods Key Vault|Key Vault throttles payments-api|payments cannot load its psp key
07a:replica lost its semi-sync plugin, commits wait forever|no semisync replica acknowledges|semi-synchronous replication hangs|Hikari pool exhausted in checkout|lock contention on cart_cart
08a:prometheus-adapter crashes on an invalid regex|custom.metrics API service unavailable blocks deletion|bad rule in the metrics adapter config|preview namespaces are stuck terminating|preview quota reached
09a:price-sync compiles an inline script per row|unparameterised painless scripts: compilation limit|price-sync's unique scripts hit the compile rate|Elasticsearch answers 429|search-bff fails with a circuit breaker
09b:the bank's SSH host key changed|known_hosts mismatch for nordbank|SFTP server fingerprint differs|uploads to nordbank fail|outbox is growing
10a:a long Lua script blocks Redis|rank-worker's EVALSHA monopolises the single thread|the season rebuild script hogs redis|Redis is overloaded, timeouts|session-svc GenServer times out
11a:orders table was dropped from the publication|the migration left public.orders out of cdc_pub|V212 altered the CDC publication, excluding orders|the projector stopped receiving orders|Debezium no longer sends orders events
12a:tax rounding scale changed to 0|config refresh set the precision to zero decimals|whole-unit rounding after a setting changed|invoices do not match the ledger|the invoice-svc deploy broke totals
13a:atom table leak from partner keys|keys decoded as atoms grow without limit|String.to_atom fills the VM table|hooks leaks memory|malformed JSON webhooks
14a:a killed producer left an open transaction, LSO stuck|hanging transaction pins the last stable offset|uncommitted transaction blocks read_committed readers|settlement consumer lags|merchants past settlement promise
15a:locality load balancing sends everything to one pod|DestinationRule pins traffic to a single endpoint|zone-aware routing overloads the only local replica|quote-svc is slow|HPA failed to scale quote-svc`
const dir = process.argv[2]; let bad = 0, n = 0
for (const line of T.split('\n')) {
  const id = line.slice(0, 2), x = line[2], name = readdirSync(dir).find((d) => d.startsWith(`t27-${id}-`))
  const { cause } = JSON.parse(readFileSync(`${dir}/${name}/truth.json`)).incidents.find((i) => i.id === x)
  line.slice(4).split('|').forEach((s, i) => { const m = (p) => new RegExp(p, 'i').test(s), ok = cause.allOf.every((g) => g.some(m)) && !cause.mustNot.some(m); n++; if (ok !== i < 3) { bad++; console.log(id + x, ok ? 'matches:' : 'misses:', s) } })
}
console.log(`${n} sentences, ${bad} wrong`); process.exitCode = bad ? 1 : 0
