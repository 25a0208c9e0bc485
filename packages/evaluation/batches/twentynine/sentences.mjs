import { readFileSync, readdirSync } from 'node:fs'
const say = `jwt~New release signs an APNs provider token on every push, Apple throttles it~push-gateway stopped caching its APNs JWT and gets 429~Apple refuses pushes since provider tokens are updated too often~mobile-api logins time out~FCM tokens are unregistered
atoms~The Erlang VM ran out of atoms and crashed~smsgw leaks atoms until the atom table is full~Dynamic atom creation hit the limit of 1048576~haproxy backend be_sms is down~The portal cannot send SMS: connection refused
neigh~ARP cache of the node overflowed~The kernel neighbour table is full after the scale-up~gc_thresh3 too low: too many ARP entries~DNS time-outs in coredns~Network connectivity to fares-cache failed
mxact~Postgres exhausted its multixact member space~Multixact wraparound limit reached, vacuum is overdue~No multixacts left because freezing lagged behind~claims-api cannot save notes~The database rejects inserts
bson~A guild document in MongoDB outgrew 16 MB~Unbounded activity array made the BSON document too large~Guild document size limit exceeded in mongod~Lobby loses guild events~MongoDB is slow
play~The Google Cloud project is not linked in Play Console~New credentials use a project that was never linked to Google Play~Google Play API refuses: projectNotLinked~Wallet does not grant gems~iap answers 502
uow~The statement archiver reads in one huge unit of work and never commits, filling the MQ log~Archive batch with commit interval 0 holds a long-running transaction~stmt-archiver leaves hundreds of thousands of messages uncommitted~The queue manager has a resource problem~payments-router cannot send messages
lua~A long-running Lua script of venue-admin blocked Redis~ReleaseHolds over 400,000 keys monopolised single-threaded Redis~Bulk hold release script stalled Redis for minutes~Redis is down~seats-api cannot reach Redis
worker~Messenger workers were not restarted and run from a removed release~The deploy skipped the restart of the queue consumers, their old release folder is gone~Stale workers load files from a pruned release directory~ERP does not confirm orders~Storefront orders are pending
shallow~Shallow clone (fetch-depth 1) made the version code 1~Checkout without full history: commit count yields build number 1~git rev-list counts a single commit, so versionCode is wrong~mobile-gateway returns 426~Google Play rejects the upload
fx~A rate with decimal comma panicked the feed refresh and poisoned the lock~fx-rates crashed parsing a malformed rate~unwrap on an unparsable float poisoned the mutex~checkout fails with 500~fx-rates is unavailable
evict~Redis evicts Sidekiq jobs since the policy became allkeys-lru~Queued jobs vanish: maxmemory-policy lets them be evicted~LRU eviction in shared Redis drops queue entries~Transcoder loses segments~Redis memory is high
jit~The JVM code cache is full, the JIT compiler is off~quote-engine runs interpreted as the code cache is exhausted~ReservedCodeCacheSize too small, compilation disabled in code cache~Broker portal times out~quote-engine is slow because of garbage collection
dst~The fee run fired twice as clocks went back~Dunning ran a second time in the repeated hour at the end of DST~Duplicate late fees: 02:30 occurs twice in winter time change~Customers dispute fees~Posting of fees failed
copy~Meridian changed its timestamp format and COPY skips the rows~Partner export version 4: dates not recognized, rows dropped silently~Bookings of the vendor load only partially as the date format changed~Demand has dropped~dbt test failed on revenue
loop~img-resize writes into uploads/ and triggers itself~Recursive Lambda: resized thumbs go to the same prefix~Infinite loop of the resize function on its own output~order-webhook is throttled~Lambda concurrency is exceeded`
const rules = new Map(say.split('\n').map((l) => { const [id, ...x] = l.split('~'); return [id, x] }))
const dir = process.argv[2]; let bad = 0, n = 0
for (const name of readdirSync(dir)) for (const { id, cause } of JSON.parse(readFileSync(`${dir}/${name}/truth.json`, 'utf8')).incidents) {
  const hits = (x, list) => list.some((r) => new RegExp(r, 'i').test(x)), list = rules.get(id)
  if (list?.length !== 5) { bad++; console.log(name, id, 'needs five sentences'); continue }
  list.forEach((x, i) => { n++; if ((cause.allOf.every((g) => hits(x, g)) && !hits(x, cause.mustNot)) !== i < 3) { bad++; console.log(name, id, i < 3 ? 'should match:' : 'should not match:', x) } })
}
console.log(`${n} sentences, ${bad} problems`); process.exitCode = bad ? 1 : 0
