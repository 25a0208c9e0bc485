// node sentences.mjs FOLDER: right and wrong statements against the truth's expressions.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const folder = process.argv[2] ?? 'out'
const list = {
  'pipeline-infra/main': [['The killed apply job never released its Terraform state lock, so later runs of that stack cannot get it', 'stale lock on the tfstate left behind by a timed-out apply', 'DynamoDB lock item is still held by an aborted run', 'Terraform state locked'], ['Release bot is failing and pages the release manager', 'Pipeline jobs fail with exit code 1']],
  'training-run/main': [['The data loader on one worker ran out of shared memory', '/dev/shm too small in a pod', 'DataLoader worker dies with SIGBUS', 'insufficient shm on a single node stalls the whole job'], ['NCCL allreduce timed out on most ranks', 'Training job crashed and restarted']],
  'sip-trunk/main': [['rtpengine has no free RTP ports left', 'media relay port range exhausted', 'The RTP port pool is full', 'ran out of ports on the media interface'], ['Kamailio answers 503 to INVITEs', 'Asterisk queues are congested and calls fail']],
  'lab-results/main': [['A result with an oversized attachment is refused by the EHR and blocks the queue behind it', 'poison message stuck at the head of the outbound channel', 'one lab message is NACKed repeatedly because OBX-5 is too long, retries forever', 'Ordered queue held up by a message exceeding the length limit'], ['Ward portal shows overdue results', 'Critical results are late on several wards']],
  'ticket-shop/fields': [['The events index has hit its total field limit, new documents are rejected', 'mapping explosion: more than 1000 fields', 'Too many fields in the Elasticsearch mapping', 'field limit exceeded on indexing'], ['Booking API cannot find events in search', 'Users see errors on the ticket site']],
  'ticket-shop/ack': [['A huge group order renders longer than the consumer acknowledgement timeout and is redelivered for ever', 'RabbitMQ closes the channel because the delivery was not acked within 30 minutes', 'pdf worker exceeds consumer timeout', 'delivery ack timed out, message requeued'], ['Booking API reports PDFs not ready', 'Paid orders are delayed']],
  'vod-edge/main': [['The purger issues bans that match everything, so the whole edge cache is invalidated again and again', 'Wildcard ban from the CMS wipes the cache', 'purge with empty asset path flushes all titles', 'every publish bans the entire host'], ['Origin upstreams time out', 'Playback API cannot fetch manifests from the origin']],
  'cluster-events/main': [['A high-priority batch job preempts the shop pods', 'pods evicted by the backfill workload with priority class platform-critical', 'Preemption by the new job pushes services off the nodes', 'priority of the job crowds out services'], ['Pods are unschedulable because of insufficient cpu', 'Checkout and cart deployments lack minimum availability']],
  'mesh-shop/main': [['A changed AuthorizationPolicy denies the caller', 'RBAC rejects requests of one service: no policy matches', 'new access policy pushed by istiod no longer permits the client', 'authorization policy update blocks the calls with 403'], ['The gateway returns 500 to customers', 'Orders fail, circuit breaker is open']],
  'vm-datastore/main': [['The array lost its write-back cache and falls to write-through', 'supercapacitor low, controller B disabled write cache', 'write caching off on the storage controller', 'cache backup power failed on the SAN'], ['PostgreSQL statements time out', 'Datastore latency is high and the WMS application rolls back']],
  'windows-domain/main': [['The second domain controller took its time from the hypervisor and its clock jumped', 'clock skew: a DC runs minutes ahead', 'time source changed to VM IC provider, system time moved forward', 'Domain controller time jump breaks Kerberos'], ['The staff portal rejects logins with Negotiate', 'SQL01 refuses integrated security']],
  'motor-quotes/main': [['The new tariff was loaded with only a fraction of its factors', 'truncated tariff file activated in the rating engine', 'rating factors missing after tariff change, defaults are used', 'Incomplete rate table'], ['Policy service refers every application to manual underwriting', 'Quotes are below the technical floor']],
  'tenant-workers/main': [['Celery beat stopped sending due tasks', 'the scheduler went silent, tokens are never refreshed', 'periodic tasks no longer enqueued: beat hung', 'token refresh job has not run since beat died'], ['Sync tasks fail with 401 from the provider', 'Workers raise ProviderAuthError for many tenants']],
  'orders-replica-set/main': [['An index was dropped and the query falls back to a collection scan', 'missing index: COLLSCAN on every list request', 'dropIndexes by a shell user removed the index the API relies on', 'full collection scans since the index is gone'], ['The API exceeds its time limit', 'MongoDB is slow']],
  'meter-fleet/main': [['Gateways fall silent after the new firmware is installed', 'OTA campaign bricks devices: keepalive timeout and never back', 'firmware rollout takes devices offline', 'the update makes gateways disconnect for good'], ['Ingest receives less telemetry', 'Billing portal uses estimates for missing readings']],
}
let bad = 0, n = 0
const seen = new Set()
for (const [key, [right, wrong]] of Object.entries(list)) {
  const [name, id] = key.split('/'), truth = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')), { allOf, mustNot = [] } = truth.incidents.find((x) => x.id === id).cause
  const has = (s, text) => new RegExp(s, 'i').test(text), match = (text) => allOf.every((g) => g.some((s) => has(s, text))) && !mustNot.some((s) => has(s, text))
  seen.add(key)
  if (right.length !== 4 || wrong.length !== 2) { bad++; console.log('count', key) }
  for (const s of right) { n++; if (!match(s)) { bad++; console.log('should match', key, s) } }
  for (const s of wrong) { n++; if (match(s)) { bad++; console.log('must not match', key, s) } }
  for (const other of Object.keys(list)) if (other !== key) for (const s of list[other][1]) if (match(s)) { bad++; console.log('foreign wrong matches', key, s) }
}
console.log(`${seen.size} incidents, ${n} sentences, ${bad} wrong`)
process.exitCode = bad ? 1 : 0
