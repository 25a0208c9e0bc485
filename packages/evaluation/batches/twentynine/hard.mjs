import { mk, iso, F, W, M, S1 } from './lib.mjs'
const steps = (from, to, sec, f) => { let i = 0; for (let t = from; t < to; t += sec * S1) f(Math.floor(t), i++) }
const D = [Date.UTC(2024, 9, 27), Date.UTC(2025, 9, 26)]
export const hard = [
mk('Redis evicts queued jobs, nothing fails', W.beat(), 'filebeat.ndjson', { z: 2.6, len: 60, on: 20 }, (s, R, t0, on, end) => {
 s.truth('evict', 'redis,sidekiq,redis-exporter,infra', 'transcoder,cms,player-api,reconciler', [0, 4], on, 900, 'allkeys-lru|evicted_keys', 'evict / allkeys / maxmemory.?policy / \\blru\\b', 'redis / sidekiq / queue / job', '!transcoder (is )?broken')
 s.mix('nginx:5 edge:9 redis:20', {
 sidekiq: [F.sidekiq(), 4, 'I TranscodeJob::start', 'I TranscodeJob::done: {n:1-40}.2 sec', 'W* ThumbJob::fail: retry 1 Net::ReadTimeout'], transcoder: [F.logfmt(), 5, 'I segment written asset={h:8} profile={p:1080p|720p|audio}', 'W* level=error msg="[mpegts] Non-monotonous DTS in output stream 0:1" asset={h:8}'],
 cms: [F.ruby(), 5, 'I asset {h:8} uploaded, enqueued TranscodeJob'], 'player-api': [F.pino('player-api'), 6, 'I manifest asset={h:8} 200 {n:2-30}ms'], 'redis-exporter': [F.logfmt(), 0], ansible: [F.raw(), 0], reconciler: [F.logfmt(), 0] })
 s.put('ansible', on - 4 * M, 'changed: [redis-shared] => (item=maxmemory-policy) before=noeviction after=allkeys-lru', 'r')
 s.say('player-api', on - 90 * S1, 'I player-api 7.3.0 listening')
 s.say('sidekiq', on - 2 * M, "W Sidekiq::WARNING: Your Redis instance will evict Sidekiq data under heavy load.\nThe 'noeviction' maxmemory policy is recommended (current policy: 'allkeys-lru').", 'r')
 let e = 0; steps(t0, end, 60, (t) => { if (t > on) e += R.int(60, 240); s.say('redis-exporter', t, `I used_memory=${t > on - M ? 2147 : 1900 + Math.round((t - t0) / M * 8)}M maxmemory=2147M evicted_keys=${e} clients={n:80-99}`, e ? 'r' : '') })
 steps(t0 + 9000, end, 150, (t) => { const n = R.int(180, 260), lost = t > on + 2 * M ? R.int(30, 90) : 0; s.say('reconciler', t, `${lost ? 'W' : 'I'} uploads=${n} renditions_ready=${n - lost} missing_job=${lost}`, lost ? 'v' : '') })
 s.burst('player-api', 11, 240, 'E no rendition for asset={h:8}, 404 to player', 'v')
}),
mk('JIT stops, quotes slow down', W.stern(), 'stern.log', { z: 1.8, len: 44, on: 20 }, (s, R, t0, on, end) => {
 s.truth('jit', 'quote-engine', 'broker-portal,nginx,gateway', [0, 4], on, 200, 'CodeCache|CodeCacheSize', 'code ?cache', 'full / exhaust / disabl / out of / limit / too small / JIT / compil / interpret', '!garbage')
 s.mix('nginx:5 gateway:7 fraud:8 pg:15', { 'broker-portal': [F.monolog('portal'), 6, 'I quote::offer shown {"tariff":"{p:KFZ|HAUS|UNFALL}"}', 'W* security::Session expired {"broker":"B{K}"}'], 'quote-engine': [F.logback('de.v.quote.Engine'), 0] })
 s.loop(3500, t0, end, (t) => { const x = t > on ? Math.min(14, 2 + (t - on) / M) : 1, d = Math.round(R.int(120, 320) * x); s.say('quote-engine', t, R.next() < 0.05 ? 'I de.v.quote.Rules::script {h:8} compiled to class Tariff{n:100-9999}' : `I quote {h:8} rules={n:140-190} took=${d}ms`, x > 3 ? 'v' : '')
 if (x > 6 && R.next() < 0.8) s.say('broker-portal', t + 900, 'E quote::cURL error 28: Operation timed out after 2500 milliseconds {"broker":"B{K}"}', 'v') })
 s.put('quote-engine', on, 'OpenJDK 64-Bit Server VM warning: CodeCache is full. Compiler has been disabled.', 'r').put('quote-engine', on + 1, 'OpenJDK 64-Bit Server VM warning: Try increasing the code cache size using -XX:ReservedCodeCacheSize=', 'r').put('quote-engine', on + 2, 'CodeCache: size=49152Kb used=48811Kb max_used=48823Kb free=340Kb', 'r')
 s.say('broker-portal', on - 5 * M, 'I deploy::release 2025.7 live {}')
}),
mk('clocks go back, fees charged twice', W.journal((t) => (D.some((x) => t > x - 9e7 && t < x + 60 * M) ? 2 : 1)), 'journal-bill.log', { z: 10, t0: (R) => R.pick(D) - 90 * M, len: 480, on: 180, hosts: ['bill1', 'bill2'] }, (s, R, t0, on, end) => {
 const d = t0 + 90 * M, fee = d + 90 * M, n = R.int(11000, 19000), day = new Date(d - M).toISOString().slice(0, 10)
 s.truth('dst', 'scheduler,dunning,billing-scheduler', 'crm,sms-notify,ledger,sap-export', [0, 3], fee, 400, 'dunning', 'twice / double / second time / duplicate / two times / again / re-?ran|re-?run / two runs', 'DST / daylight / (summer|winter|standard) ?time / clocks? / time ?change / f[ae]ll(ing)? back / CES?T\\b / offset / repeated hour / ambiguous / 0?2:30')
 s.mix('ledger:9 crm:20 sshd:25 pg:14 kafka:25', { rating: [F.rust('rating::cdr'), 6, 'I file MSC{n:1-4}_{h:6}.asn1 records={n:900-4000} rejected=0'], 'sms-notify': [F.pino('sms-notify'), 15, 'I sent template={p:topup|roaming} +49151{N}'], 'sap-export': [F.dotnet('Sap.Export'), 40, 'I idoc {h:8} delivered'], scheduler: [F.log4j('Cron'), 0], dunning: [F.monolog('dunning'), 0] })
 ;[['cdr-rollup', 30], ['archive', 170]].forEach(([x, g]) => { for (let t = d - 80 * M; t < end; t += g * M) s.say('scheduler', t, `I fire '${x}'`) })
 for (const [t, m] of [[d + 30 * M, 'v'], [fee, 'r']]) { s.say('scheduler', t, "I fire 'dunning-fee' cron='0 30 2 * * ?' zone=Europe/Berlin", m).say('dunning', t + 900, `I run started {"business_date":"${day}","accounts":${n}}`, m); steps(t + M, t + 10 * M, 60, (u, i) => s.say('dunning', u, `I posted late fee batch ${i + 1}/9 {"business_date":"${day}"}`, m)); s.say('dunning', t + 11 * M, `I run finished {"posted":${n},"eur":"${n * 5}.00"}`, m) }
 s.burst('crm', 9, d + 300 * M, ['W Acme.Crm.Disputes::Case opened: customer disputes fee, charged 2 x 5.00 EUR, account {N}'], 'v').burst('sap-export', 12, d + 330 * M, 'W Sap.Export::control total differs from plan by 5.00 EUR x accounts', 'v')
}),
mk('partner changes time format, COPY skips rows', W.gcp('stay-data'), 'gcp.ndjson', { z: 14, len: 600, on: 300 }, (s, R, t0, on, end) => {
 s.truth('copy', 'loader,airflow,copy-bookings,copy,meridian', 'dbt,pricing,forecast,looker', [0, 4], on, 4000, 'PARTIALLY_LOADED|export_version=4', 'partial / rows? / silent / on_error / reject / skip / drop / discard / not loaded', 'timestamp / date / (file|export|time|column|new) ?(format|version) / dd/mm / unparse / not recognized', 'meridian / partner / vendor / supplier / bookings?')
 s.mix('kafka:12 celery:8 mailer:10 gateway:9', { airflow: [F.airflow(), 8, 'I Marking task as SUCCESS. dag_id=hourly_{p:loads|rates|reviews}, task_id={p:copy|check|notify}', 'W* local_task_job_runner.py:313::State of this instance has been externally set to up_for_reschedule'], spark: [F.spark(), 10, 'I Finished task {n:1-190}.0 in stage {n:2-90}.0 (TID {n:1-9999}) in {n:40-900} ms'], loader: [F.py('loader'), 0], dbt: [F.py('dbt'), 0], pricing: [F.rust('pricing'), 0], forecast: [F.py('forecast'), 0] })
 steps(t0, end, 1800, (t) => { let sum = 0
 for (const [i, p] of ['meridian', 'aldora', 'nordstay', 'pelion'].entries()) { const n = R.int(30000, 42000), bad = !i && t > on, ok = bad ? R.int(90, 300) : n; sum += ok; const u = t + i * 9000
      s.say('loader', u, `I manifest partner=${p} export_version=${bad ? 4 : 3} files=1`, bad ? 'r' : '').say('loader', u + 4000, `I COPY INTO raw.bookings file=${p}/{h:8}.csv.gz status=${bad ? 'PARTIALLY_LOADED' : 'LOADED'} rows_parsed=${n} rows_loaded=${ok} errors_seen=${n - ok}${bad ? ` first_error="Timestamp '${R.int(13, 28)}/${iso(t).slice(5, 7)}/${iso(t).slice(0, 4)} 07:22' is not recognized"` : ''} on_error=CONTINUE`, bad ? 'r' : '') }
 s.say('dbt', t + 300 * S1, `I OK created sql incremental model marts.bookings [SUCCESS ${sum} in {n:9-30}.4s]`, t > on ? 'v' : '')
 if (t > on) for (let k = 0; k < 3; k++) { s.say('pricing', t + 400 * S1 + k * 50000, 'W demand dropped hotel={n:100-999} lowering rate by {n:18-30}%', 'v').say('forecast', t + 500 * S1 + k * 90000, 'W occupancy forecast region={p:north|south|alps} outside band, actuals too low', 'v') } })
 s.burst('dbt', 200, 1200, 'E Failure in test assert_revenue_within_20pct (models/marts/schema.yml): Got {n:2-40} results, configured to fail if != 0', 'v')
}),
mk('function triggers itself', W.cwl(), 'cw-tail.log', { z: 1.4, len: 30, on: 12, reps: 3 }, (s, R, t0, on, end) => {
 s.truth('loop', 'img-resize,resize', 'order-webhook,authorizer,receipts,api', [0, 3], on, 120, 'thumb_thumb|uploads/ \\(was', 'recurs / loop / re-?trigger / trigger(s|ing|ed)? (it)?self / self[- ] / own (output|result|thumb|object|file|write) / itself / infinite / feed(s|ing|back) / same (bucket|prefix|folder)', 'resize / thumb / image / lambda / function / bucket / upload')
 const L = (...x) => [F.node(), ...x], rep = 'I REPORT RequestId: {u}\tDuration: {n:9-400}.21 ms\tBilled Duration: {n:10-401} ms\tMemory Size: 512 MB\tMax Memory Used: {n:90-200} MB'
 s.mix('', { 'order-webhook': L(4, 'I order {h:8} accepted'), authorizer: L(3, 'I allow sub={h:8}', 'W* deny: token expired sub={h:8}'), receipts: [F.py('receipts'), 7, 'I pdf {h:8} rendered pages={n:1-3}'], 'img-resize': L(7, 'I uploads/{h:8}.jpg -> thumbs/thumb_{h:8}.jpg'), platform: [F.raw(), 4, rep, 'I START RequestId: {u} Version: $LATEST', 'I END RequestId: {u}'] }, [['img-resize', on, end, 0]])
 s.say('img-resize', on, 'I INIT release=44 OUTPUT_PREFIX=uploads/ (was thumbs/)', 'r')
 let k = 1; steps(on + 15 * S1, end, 30, (t) => { k = Math.min(40, k * 1.25 + 0.4); for (let i = 0; i < k / 1.6; i++) { const d = 1 + Math.floor((t - on) / 90000 * R.next()), h = R.hex(8); s.say('img-resize', t + R.int(0, 29999), `I uploads/${'thumb_'.repeat(d)}${h}.jpg -> uploads/${'thumb_'.repeat(d + 1)}${h}.jpg`, 'r') }
 if (k > 30) for (let i = 0; i < 6; i++) s.say(...R.pick([['order-webhook', t + R.int(0, 29999), 'E TooManyRequestsException: Rate Exceeded invoking stock-reserve'], ['receipts', t + R.int(0, 29999), 'E botocore.errorfactory.TooManyRequestsException: Rate Exceeded.'], ['authorizer', t + R.int(0, 29999), 'E 429 ConcurrentInvocationLimitExceeded'] ]), 'v') })
}),
]
