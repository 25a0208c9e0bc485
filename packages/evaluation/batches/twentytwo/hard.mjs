// No error line of the culprit: a setting at INFO, silence, falling counts, growing times.
import { Story, iso, sec, slash, plain, MIN, HOUR } from './lib.mjs'

/** A new release puts every record under the same partition key: one shard takes it all. */
export function hotShard(seed) {
  const s = new Story('twentytwo-h1-event-stream', seed, { notes: 'hot shard; key field stands in INFO lines only; consumer deploy is innocent' }), { r } = s
  const on = s.at(r.int(40, 55)), end = on + r.int(30, 42) * MIN, shards = [0, 1, 2, 3, 4, 5], hot = r.pick(shards), id = (n) => `shardId-00000000000${n}`, ids = [s.pod('telemetry-gateway'), s.pod('telemetry-gateway')]
  const key = r.pick(['region', 'schemaVersion', 'env']), value = { region: 'eu', schemaVersion: 'v4', env: 'prod' }[key]
  const gw = (t, level, msg, rest, mark, pod = r.pick(ids)) => s.log('telemetry-gateway.log', t, JSON.stringify({ timestamp: iso(t), severity: level, pod, message: msg, ...rest }), mark)
  const boots = (t, version, field, mark, pod = 0) => gw(t, 'INFO', 'kinesis producer ready', { version, stream: 'events', partitionKeyField: field, aggregation: true, maxBatch: 500 }, mark, ids[pod])
  boots(s.t0 + 4000, '5.11.2', 'deviceId'); boots(on - 5000, '5.12.0', key, 'root'); boots(s.t0 + 7000, '5.11.2', 'deviceId', undefined, 1); boots(on, '5.12.0', key, 'root', 1)
  s.every(s.t0, end, 12000, (t) => gw(t, 'INFO', 'batch put', t < on ? { records: r.int(380, 500), retries: r.next() < 0.05 ? 1 : 0, ms: r.int(18, 60), sampleKey: `dev-${r.hex(8)}`, shard: id(r.pick(shards)) } : { records: r.int(380, 500), retries: Math.min(9, r.int(0, 2) + Math.floor((t - on) / (5 * MIN))), ms: r.int(60, 200) + Math.round((t - on) / 2600), sampleKey: value, shard: id(hot) }, t < on ? undefined : 'root'))
  s.every(on + 2 * MIN, end, 45000, (t) => gw(t, 'WARNING', 'partial failure, failed records are put again', { failed: r.int(40, 320), of: 500, code: 'ProvisionedThroughputExceededException', shard: id(hot) }, 'rel'))
  s.every(s.t0, end, 24000, (t) => { const slow = t > on + 4 * MIN && r.next() < 0.4; s.log('click-collector.log', t, `${plain(t)} ${slow ? 'WARN ' : 'INFO '} [kpl-daemon-0003] c.a.s.kinesis.producer.LogInputStreamReader - ${slow ? `Record went unprocessed for ${r.int(800, 9000)} ms, will retry: shard ${id(hot)} Rate exceeded` : `Stage 1 Triggers: { stream: 'events', manual: 0, count: ${r.int(2, 30)}, size: 0, matches: 0, timed: ${r.int(2, 30)} }`}`, slow ? 'rel' : undefined) })
  s.beat(s.t0, end, 60000, (t, i) => { for (const n of shards.filter((_, k) => (k + i) % 2 === 0 || k === hot)) s.log('stream-metrics.jsonl', t + n, JSON.stringify({ time: sec(t), stream: 'events', shard: id(n), IncomingBytesPerSecond: t < on ? r.int(410000, 560000) : n === hot ? r.int(1010000, 1048000) : r.int(3000, 9000), IncomingRecords: t < on ? r.int(400, 560) : n === hot ? 1000 : r.int(2, 9), WriteProvisionedThroughputExceeded: t < on ? 0 : n === hot ? r.int(600, 2600) : 0 }), t > on ? 'rel' : undefined) })
  s.every(s.t0, end, 15000, (t) => { const n = r.pick(shards); s.log('event-consumer.log', t, `${plain(t)} INFO  [ShardRecordProcessor-000${n}] s.a.k.lifecycle.ProcessTask - shard ${id(n)} processed=${t < on ? r.int(200, 600) : n === hot ? 1000 : r.int(0, 9)} millisBehindLatest=${t > on && n === hot ? Math.round((t - on) * 0.7) : r.int(0, 900)}`, t > on && n === hot ? 'rel' : undefined) })
  const dep = on - r.int(8, 12) * MIN
  for (const [dt, text] of [[0, 'Shutdown requested, handing over leases gracefully'], [9000, 'Lease coordinator lost lease of ' + id(1) + ', taken by new worker'], [16000, 'event-consumer 2.4.1 started, workers=6 leases=6']]) s.log('event-consumer.log', dep + dt, `${plain(dep + dt)} ${dt === 9000 ? 'WARN ' : 'INFO '} [main] s.a.k.coordinator.Scheduler - ${text}`)
  s.one({ cause: { allOf: [['partition.?key', 'hot (shard|partition)', '(one|single|same|a|1) shard', 'shard.{0,30}(skew|imbalance|uneven|overload|hot)', 'skew', 'unevenly', 'keyed by', 'sharding key', 'partitionKeyField', 'same key', 'constant key']] }, services: ['telemetry-gateway', ...ids], victims: ['click-collector', 'event-consumer', 'stream-metrics'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'partitionKeyField|sampleKey' })
  return s
}

/** A flag goes on; carts of one kind are priced at nothing, silently. */
export function flag(seed) {
  const s = new Story('twentytwo-h2-flag-change', seed, { density: 0.72, notes: 'INFO only: among several flag changes one makes totals zero; card declines and deploy are innocent' }), { r } = s
  const on = s.at(r.int(40, 60)), end = on + r.int(35, 50) * MIN, name = r.pick(['stack-loyalty-discounts', 'combine-voucher-discounts'])
  const fl = (t, text, mark) => s.log('flagd.log', t, `${iso(t)}\tinfo\t${text}`, mark)
  s.every(s.t0, end, 40000, (t) => fl(t, `grpc/sync.go:71\tstream heartbeat\t{"component": "flagd", "subscribers": ${r.int(9, 12)}}`))
  const flip = (t, flagName, from, to, mark) => fl(t, `store/flags.go:203\tflag changed\t{"component": "flagd", "flag": "${flagName}", "defaultVariant": "${to}", "was": "${from}", "by": "${r.pick(['p.lindt', 'release-bot', 's.moreau'])}"}`, mark)
  for (const [dt, f] of [[-31, 'new-search-facets'], [-17, 'dark-header'], [-2, 'recs-carousel-v3'], [6, 'checkout-copy-b'], [19, 'lazy-images']]) flip(on + dt * MIN, f, 'off', 'on')
  flip(on, name, 'off', 'on', 'root')
  const price = (t, rest, mark) => s.log('pricing.log', t, `ts=${iso(t)} lvl=info msg="cart priced" ${rest}`, mark)
  s.every(s.t0, end, 6000, (t) => { const cart = `c-${r.hex(8)}`, items = r.int(1, 6), list = r.int(12, 240) + r.int(0, 99) / 100, member = r.next() < 0.45, zero = member && t > on + 5000
    const total = zero ? 0 : list - (member ? list * 0.1 : 0), order = r.int(7000000, 7999999)
    price(t, `cart=${cart} items=${items} list=${list.toFixed(2)} member=${member} flags=[${t > on ? name : ''}] discount=${zero ? list.toFixed(2) : (list - total).toFixed(2)} total=${total.toFixed(2)}`, zero ? 'root' : undefined)
    if (r.next() < (zero ? 0.9 : 0.55)) { s.log('checkout.log', t + 4000, JSON.stringify({ '@timestamp': iso(t + 4000), 'log.level': 'info', message: 'order placed', order, cart, total: +total.toFixed(2), currency: 'EUR' }), zero ? 'rel' : undefined)
      s.log('payments.log', t + 4600, `${plain(t + 4600)} [pool-3-thread-${r.int(1, 8)}] INFO  c.a.p.CaptureService - order ${order}: ${zero ? 'nothing to capture, amount is 0.00' : `captured ${total.toFixed(2)} EUR`}`, zero ? 'rel' : undefined) } })
  s.every(s.t0, end, 100000, (t) => s.log('payments.log', t, `${plain(t)} [pool-3-thread-${r.int(1, 8)}] WARN  c.a.p.CaptureService - order ${r.int(7000000, 7999999)}: issuer declined, code=${r.pick(['51', '05', '54'])}, customer asked for another card`))
  s.beat(s.t0, end, 5 * MIN, (t) => s.log('payments.log', t, `${plain(t)} [metrics] INFO  c.a.p.Throughput - captures last 5 min: ${t < on + 4 * MIN ? r.int(205, 240) : r.int(112, 132)}, sum ${t < on + 4 * MIN ? r.int(20500, 24000) : r.int(10800, 13000)} EUR`, t > on + 4 * MIN ? 'rel' : undefined))
  const dep = on - r.int(10, 14) * MIN
  s.log('payments.log', dep, `${plain(dep)} [main] INFO  c.a.p.Application - payments 8.2.${r.int(1, 9)} started in 6.1 s (rolling deployment)`)
  s.one({ cause: { allOf: [['flag', 'toggle', name, 'stack', 'voucher', 'loyalty', 'switch'], ['discount', 'total', 'zero', 'priced?', 'pricing', 'free', '0\\.00', 'nothing']] }, services: ['flagd', 'pricing', 'feature flag', name], victims: ['payments', 'checkout', 'CaptureService', 'c.a.p.CaptureService'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: `${name}` })
  return s
}

/** A run of a cron job hangs in an upload without a timeout; all later runs are skipped. */
export function hungCron(seed) {
  const s = new Story('twentytwo-h3-skipped-runs', seed, { notes: 'silence of one job pod; controller skips at INFO; consumers only say that they wait' }), { r } = s
  const every = 15 * MIN, base = Math.ceil(s.t0 / every) * every, runs = r.int(14, 18), hang = r.int(6, 8), jobs = ['settlement-export', 'fx-rates-import', 'session-sweep']
  let on, end = base + runs * every + 5 * MIN
  const cj = (t, level, src, text, mark) => s.log('kube-controller-manager.log', t, s.kcri(t, level, src, text), mark)
  for (let k = 0; k < runs; k++) for (const job of jobs) { const t = base + k * every + r.int(100, 900), no = Math.round(t / MIN), mine = job === 'settlement-export'
    if (mine && k > hang) { cj(t, 'I', 'cronjob_controllerv2.go:585', '"Not starting job because prior execution is still running and concurrency policy is Forbid" logger="cronjob-controller" cronjob="finance/settlement-export"', 'root'); continue }
    const name = `${job}-${no}`, pod = `${name}-${s.tail()}`
    cj(t, 'I', 'event.go:377', `"Event occurred" object="finance/${job}" fieldPath="" kind="CronJob" apiVersion="batch/v1" type="Normal" reason="SuccessfulCreate" message="Created job ${name}"`)
    const file = mine ? 'settlement-export.log' : 'other-jobs.log', say = (dt, text, mark) => s.log(file, t + dt, `[pod/${pod}/main] ${sec(t + dt)} ${text}`, mark)
    if (!mine) { say(3000, `INFO ${job} start`); for (let i = 0; i < r.int(3, 7); i++) say(4000 + i * 900, `INFO ${job === 'session-sweep' ? `deleted ${r.int(100, 999)} expired sessions` : `rate EUR/${r.pick(['USD', 'CHF', 'SEK', 'PLN'])} stored`}`); if (job === 'fx-rates-import' && r.next() < 0.3) say(9000, 'WARN upstream answered 503, retry 1/5'); say(14000, `INFO ${job} done exit=0`)
    } else { const parts = r.int(7, 11), stop = k === hang ? r.int(3, 5) : parts; say(2500, `INFO export window ${sec(base + (k - 1) * every)}..${sec(base + k * every)}`); say(9000, `INFO ${r.int(4000, 9000)} settlements selected, ${parts} parts`); say(12000, 'INFO sftp session to files.bank-gateway.net opened, timeout=none', k === hang ? 'rel' : undefined)
      for (let p = 1; p <= stop; p++) { say(14000 + p * 6000, `INFO uploading part ${p}/${parts}`, k === hang && p === stop ? 'root' : undefined); if (k === hang && p === stop) on = t + 14000 + p * 6000; else say(18000 + p * 6000, `INFO part ${p}/${parts} acknowledged bytes=${r.int(200000, 900000)}`) }
      if (k !== hang) say(24000 + parts * 6000, 'INFO settlement-export done exit=0') }
    if (!mine || k < hang) cj(t + (mine ? 110000 : 15000), 'I', 'event.go:377', `"Event occurred" object="finance/${job}" fieldPath="" kind="CronJob" apiVersion="batch/v1" type="Normal" reason="SawCompletedJob" message="Saw completed job: ${name}, condition: Complete"`) }
  s.every(s.t0, end, 45000, (t) => cj(t, 'I', 'endpointslice_controller.go:344', `"Finished syncing service endpoint slices" logger="endpointslice-controller" service="finance/${r.pick(['ledger', 'rates', 'reports'])}" elapsed="${r.int(1, 9)}.${r.int(10, 99)}ms"`))
  s.every(s.t0, end, 30000, (t) => s.log('ledger-loader.log', t, `${slash(t)} [notice] ledger-loader: ${r.pick(['posted ' + r.int(20, 400) + ' entries', 'poll inbox, next in 30s', 'balance check ok'])}`))
  for (let t = base + 8 * MIN; t < end; t += every) { const late = t > on, age = Math.round((t - on) / MIN) + 15
    s.log('ledger-loader.log', t, `${slash(t)} [${late ? 'warn' : 'notice'}] ledger-loader: ${late ? `no confirmation file since ${age} minutes, window stays open` : 'confirmation file for last window processed'}`, late ? 'rel' : undefined) }
  s.one({ cause: { allOf: [['settlement', 'export', 'cron', '\\bjob\\b', 'upload', 'sftp'], ['hang', 'hung', 'stuck', 'never (finish|complet|end|return|exit)', 'still running', 'block', 'froze', 'wedg', 'no timeout', 'without (a )?timeout', 'stall', 'did not (finish|complete)', "didn't (finish|complete)", 'not finish', 'silent', 'unfinished']] }, services: ['settlement-export', 'cronjob', 'sftp', 'files.bank-gateway.net'], victims: ['ledger-loader', 'other-jobs'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 1200, rootPattern: 'uploading part|prior execution is still running' })
  return s
}

/** An environment variable that differs with every pipeline goes into all action keys: no more cache hits. */
export function cacheKeys(seed) {
  const s = new Story('twentytwo-h4-slow-builds', seed, { density: 0.9, notes: 'builds pass, only slower; hit ratio collapses after a .bazelrc change; cache restart earlier was innocent' }), { r } = s
  let on = s.at(r.int(75, 100)); const end = on + r.int(70, 95) * MIN
  const name = r.pick(['CI_PIPELINE_ID', 'CI_JOB_ID', 'BUILD_NUMBER']); let pipeline = r.int(480000, 520000), merged = false
  for (let t = s.t0 + 20000; t < end; t += r.int(170, 310) * 1000 + r.int(0, 999)) { const late = t > on; if (late && !merged) on = t
    const job = r.int(9000000, 9900000), p = pipeline += r.int(1, 9), target = r.pick(['//services/...', '//libs/...', '//apps/web/...', '//...'])
    const actions = r.int(3900, 4900), hits = Math.round(actions * (late ? 0.01 + r.next() * 0.02 : 0.93 + r.next() * 0.05)), secs = late ? r.int(1100, 1700) : r.int(130, 260), say = (dt, text, mark) => s.log('gitlab-bazel-jobs.log', t + dt * 1000, `${iso(t + dt * 1000)} [job ${job}] ${text}`, mark)
    say(0, `Running with gitlab-runner 17.1.0 on build-${s.tail()}, pipeline ${p}`); if (late && !merged) say(1, `Checking out ${r.hex(8)} as detached HEAD (ref is main): "ci: pass ${name} to actions for trace upload"`, 'root'); else say(1, `Checking out ${r.hex(8)} as detached HEAD (ref is ${late ? 'main' : r.pick(['main', 'feature/cart-v2', 'fix/rounding'])})`)
    if (late) merged = true
    say(2, `$ bazel test --config=ci ${target}`); say(4, 'Starting local Bazel server and connecting to it...')
    say(5, `INFO: Reading rc options for 'test' from /builds/acme/mono/.bazelrc: Inherited 'build' options: --remote_cache=grpcs://cache.ci.acme.io --remote_timeout=60 --jobs=200${late ? ` --action_env=${name}=${name === 'CI_PIPELINE_ID' ? p : name === 'CI_JOB_ID' ? job : p - 400000}` : ''}`, late ? 'root' : undefined)
    say(9, "WARNING: --incompatible_use_python_toolchains is deprecated, it has no effect"); if (r.next() < 0.3) say(11, 'DEBUG: /root/.cache/bazel/external/rules_go/go/private/sdk.bzl:72:10: Rule go_sdk indicated that a canonical reproducible form can be obtained'); say(30, `INFO: Analyzed ${r.int(700, 1300)} targets (${r.int(100, 400)} packages loaded, ${r.int(20000, 50000)} targets configured).`)
    for (let i = 1; i < 4; i++) say(30 + (secs - 40) * i / 4, `[${Math.round(actions * i / 4).toLocaleString('en')} / ${actions.toLocaleString('en')}] ${late ? `${r.int(28, 32)} actions, ${r.int(30, 32)} running` : `checking cached actions`}`, late ? 'rel' : undefined)
    say(secs, `INFO: Elapsed time: ${secs}.${r.int(100, 999)}s, Critical Path: ${Math.round(secs * 0.6)}.20s`, late ? 'rel' : undefined); say(secs, `INFO: ${actions} processes: ${hits} remote cache hit, ${r.int(80, 120)} internal, ${Math.max(3, actions - hits - 100)} linux-sandbox.`, late ? 'root' : undefined); say(secs + 1, `INFO: Build completed successfully, ${actions} total actions`); say(secs + 2, 'Job succeeded') }
  s.every(s.t0, end, 16000, (t) => { const late = t > on + MIN && r.next() < 0.93, key = r.hex(64); s.log('bazel-remote.log', t, `${slash(t)} GRPC AC GET ${key} ${late ? 'NOT FOUND' : r.next() < 0.95 ? 'OK' : 'NOT FOUND'}`, late ? 'rel' : undefined); if (late) s.log('bazel-remote.log', t + 900, `${slash(t + 900)} GRPC CAS PUT ${r.hex(64)} OK`, 'rel') })
  const re = s.t0 + 25 * MIN
  for (const [dt, text] of [[0, 'SIGTERM received, finishing 12 requests'], [9000, 'bazel-remote built with go1.22.4 from git commit v2.4.4'], [12000, 'Loaded 1839203 existing disk cache items'], [13000, 'Starting gRPC server on address :9092']]) s.log('bazel-remote.log', re + dt, `${slash(re + dt)} ${text}`)
  s.beat(s.t0, end, 2 * MIN, (t) => { const q = t > on + 8 * MIN ? Math.round((t - on) / (4 * MIN)) : r.int(0, 2); s.log('runner-manager.log', t, `${JSON.stringify({ time: iso(t), level: 'info', msg: 'builds', running: q > 2 ? 12 : r.int(1, 5), queued: q, limit: 12, oldest_queued_s: q > 2 ? q * 97 : r.int(0, 9) })}`, q > 2 ? 'rel' : undefined) })
  s.every(s.t0, end, 6 * MIN, (t) => s.log('runner-manager.log', t, JSON.stringify({ time: iso(t), level: 'warning', msg: 'Appending trace to coordinator... failed, retrying', code: 202, 'sent-log': '0-0' })))
  s.one({ cause: { allOf: [['cache', 'cached', 'action key'], ['action_env', 'action env', 'env(ironment)? var', 'bazelrc', name, name.replace(/_/g, ' '), 'pipeline.?id', 'job.?id', 'build.?number', 'invalidat', 'cache key', 'action key', 'unique', 'every (run|build|pipeline|job)', 'per.(build|pipeline|job|run)', 'changing env', 'non-?determin', 'bust']] }, services: ['bazel', 'gitlab-bazel-jobs', 'bazelrc', '.bazelrc', 'gitlab-runner', 'ci'], victims: ['runner-manager', 'bazel-remote'], severity: ['high', 'medium', 'low'], onset: on, onsetToleranceSeconds: 900, rootPattern: `${name}|remote cache hit` })
  return s
}

/** Terraform shortens a subscription's acknowledgement deadline below the time a message takes: redelivery without end. */
export function ackDeadline(seed) {
  const s = new Story('twentytwo-h5-repeated-invoices', seed, { notes: 'no error at all; apply at INFO shortens ack deadline to 10 s, rendering takes 20 to 50 s; worker deploy earlier is innocent' }), { r } = s
  const on = s.at(r.int(45, 60)), end = on + r.int(38, 50) * MIN, was = r.pick([300, 600]), sub = 'projects/acme-prod/subscriptions/invoice-render'
  const tf = (dt, text, mark) => s.log('github-actions-apply.log', on + dt * 1000, s.gha(on + dt * 1000, text), mark)
  ;['##[group]Run terraform apply -auto-approve -input=false tfplan', 'Acquiring state lock. This may take a few moments...', 'google_storage_bucket.invoices: Refreshing state... [id=acme-invoices]', 'google_pubsub_topic.invoices: Refreshing state... [id=projects/acme-prod/topics/invoices]'].forEach((text, i) => tf(-40 + i, text))
  for (let i = 0; i < 40; i++) tf(-35 + i / 3, `google_${r.pick(['project_iam_member', 'service_account', 'secret_manager_secret', 'cloud_run_v2_service', 'logging_metric'])}.${r.pick(['render', 'mailer', 'ledger', 'reports', 'edge'])}[${i}]: Refreshing state... [id=projects/acme-prod/${r.hex(12)}]`)
  tf(-20, `  # google_pubsub_subscription.invoice_render will be updated in-place\n  ~ resource "google_pubsub_subscription" "invoice_render" {\n      ~ ack_deadline_seconds       = ${was} -> 10\n        id                         = "${sub}"\n        # (11 unchanged attributes hidden)\n    }`, 'root')
  tf(-19, '  # google_logging_metric.errors[0] will be updated in-place\n  ~ resource "google_logging_metric" "errors" {\n      ~ description = "errors" -> "errors and fatal"\n    }'); tf(-18, 'Plan: 0 to add, 2 to change, 0 to destroy.')
  tf(-2, `google_pubsub_subscription.invoice_render: Modifying... [id=${sub}]`, 'rel'); tf(-2, 'google_logging_metric.errors[0]: Modifying... [id=errors]'); tf(0, `google_pubsub_subscription.invoice_render: Modifications complete after 2s [id=${sub}]`, 'root'); tf(1, 'google_logging_metric.errors[0]: Modifications complete after 3s'); tf(2, 'Apply complete! Resources: 0 added, 2 changed, 0 destroyed.')
  const gl = (file, t, name, text, rest, mark) => s.log(file, t, JSON.stringify({ insertId: r.hex(12), logName: `projects/acme-prod/logs/run.googleapis.com%2Fstdout`, resource: { type: 'cloud_run_revision', labels: { service_name: name, revision_name: `${name}-00${r.int(140, 142)}-x${r.hex(2)}` } }, severity: 'INFO', timestamp: iso(t), jsonPayload: { message: text, ...rest } }), mark)
  let n = r.int(300000, 399999)
  s.every(s.t0, end, 42000, (t) => { const inv = `INV-${n += r.int(1, 5)}`, id = String(r.int(1e9, 9e9)) + r.int(100000, 999999), times = t < on - 60000 ? 1 : r.int(3, 5)
    for (let k = 0, at = t; k < times && at < end; k++, at += r.int(11, 24) * 1000) { const ms = r.int(21000, 49000), mark = k ? 'rel' : undefined
      gl('invoice-render.log', at, 'invoice-render', 'message received', { messageId: id, deliveryAttempt: k + 1, invoice: inv }, mark)
      gl('invoice-render.log', at + ms, 'invoice-render', 'rendered and acknowledged', { messageId: id, invoice: inv, tookMs: ms }, mark)
      s.log('mailer.log', at + ms + 900, `${sec(at + ms + 900)} mailer[7]: ${inv} sent to customer ${(Number(inv.slice(4)) * 7919) % 90000 + 10000} status=250 queue=${r.hex(10)}`, mark) } })
  s.beat(s.t0, end, MIN, (t) => s.log('pubsub-metrics.jsonl', t, JSON.stringify({ time: sec(t), subscription: 'invoice-render', num_undelivered_messages: t < on ? r.int(0, 4) : 4 + Math.round((t - on) / 15000), oldest_unacked_message_age: t < on ? r.int(20, 55) : 50 + Math.round((t - on) / 4000), expired_ack_deadlines_count: t < on ? 0 : r.int(3, 6) }), t > on + MIN ? 'rel' : undefined))
  s.every(s.t0, end, 20000, (t) => s.log('mailer.log', t, `${sec(t)} mailer[7]: ${r.pick(['connection to smtp-relay.gmail.com reused', 'welcome mail sent status=250 queue=' + r.hex(10), 'soft bounce 452 mailbox full, next try in 30 min'])}`))
  const dep = s.t0 + 14 * MIN
  gl('invoice-render.log', dep, 'invoice-render', 'worker started', { version: '3.9.0', concurrency: 4, memory: '2Gi' })
  s.one({ cause: { allOf: [['ack\\w*.?deadline', 'ack_deadline', 'acknowledge?ment', '\\back\\b', 'deadline', 'redeliver'], ['10 ?s', 'ten.sec', 'short', 'lower', 'reduc', '\\bcut\\b', 'terraform', String(was), 'too (small|low|tight)', 'decreas', 'drop', 'below', 'less than', 'to 10', 'before']], mustNot: ['mailer[^.]*(bug|root cause|is to blame|at fault)'] }, services: ['invoice-render', 'invoice_render', 'terraform', 'github-actions-apply', 'google_pubsub_subscription', 'google_pubsub_subscription.invoice_render', 'pubsub'], victims: ['mailer'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'ack_deadline|invoice_render' })
  return s
}
