import { open, ts, SEC, MIN, HOUR, combined } from './lib.mjs'

// 17. Mongo on a burstable volume: credits run out; everything is slow, nothing says why but the volume's numbers.
function mongoParking(name, seed) {
  const x = open(name, seed, { minutes: 150, notes: 'hard: only the volume metrics fall to zero; latency drift and slow queries elsewhere' })
  const { r, c, t0, t1 } = x, on = x.between(0.5, 0.6), vol = 'vol-0' + r.hex(16), D = 'logs/mongod.log', A = 'logs/parking-api.log', M = 'logs/cloudwatch-export.csv', Q = 'logs/barrier-worker.log'
  x.truth('i1', {
    cause: { allOf: [['burst', 'credit', 'iops', 'ebs', 'volume', 'gp2', 'disk', 'storage', vol], ['exhaust', 'deplet', 'ran out', 'run out', 'used up', 'zero', '\\b0 ?%', 'empty', 'drain', 'throttl', 'limit', 'burst ?balance', 'spent', 'saturat', 'baseline']], mustNot: ['missing index'] },
    services: ['mongod', 'mongo', 'mongodb', 'ebs', vol, 'storage', 'cloudwatch', 'volume', 'AWS/EBS'], victims: ['parking-api', 'barrier-worker'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 1800, rootPattern: 'BurstBalance|VolumeQueueLength', temporalPattern: null,
    right: [`The burst credits of ${vol} are exhausted, so I/O is throttled to baseline`, 'EBS BurstBalance fell to zero and Mongo waits for the disk', 'Volume iops throttled after burst balance ran out'],
    wrong: ['Mongo queries are slow because of a missing index', 'parking-api has high latency', 'Barriers do not open in time', 'MongoDB connections pile up'],
  })
  const slow = (t) => t < on ? 1 : 1 + Math.min(25, (t - on) / (60 * SEC))
  c.line(M, t0 - 1, 'timestamp,namespace,metric,dimension,stat,value')
  x.every(t0, t1, 5 * MIN, (t) => {
    const f = Math.min(1, (t - t0) / (on - t0)), w = (m, n, v, k, ns = 'AWS/EBS') => c.line(M, t + k, `${ts.isoS(t)},${ns},${m},${n},Average,${v}`, ns === 'AWS/EBS' && (m === 'BurstBalance' && f > 0.3 || m === 'VolumeQueueLength' && f >= 1) ? { root: 'i1' } : {})
    w('BurstBalance', vol, Math.max(0, 96 - f * 96 + (f < 1 ? r.next() : 0)).toFixed(1), 0); w('VolumeWriteOps', vol, f < 1 ? r.int(41000, 52000) : r.int(29000, 30100), 1); w('VolumeQueueLength', vol, f < 1 ? (r.next() * 2).toFixed(2) : r.int(18, 64) + '.10', 2)
    w('CPUUtilization', 'i-0' + 'c31', r.int(18, 31), 3, 'AWS/EC2'); w('NetworkIn', 'i-0' + 'c31', r.int(2e6, 4e6), 4, 'AWS/EC2'); w('ActiveConnectionCount', 'app/parking', Math.round(r.int(40, 70) * Math.sqrt(slow(t))), 5, 'AWS/ApplicationELB')
  })
  const mj = (t, s, cmp, id, m, attr) => JSON.stringify({ t: { $date: ts.iso(t).replace('Z', '+00:00') }, s, c: cmp, id, ctx: `conn${r.int(100, 9000)}`, msg: m, attr })
  x.flow(t0, t1, (t) => 40000 / Math.min(4, slow(t)), (t) => c.line(D, t, mj(t, 'I', 'COMMAND', 51803, 'Slow query', { type: 'command', ns: r.pick(['park.sessions', 'park.plates', 'park.payments']), command: { update: 'sessions', ordered: true }, planSummary: 'IXSCAN { plate: 1, open: 1 }', keysExamined: r.int(1, 3), docsExamined: r.int(1, 2), nreturned: 1, locks: {}, storage: { data: { bytesRead: r.int(9000, 90000), timeReadingMicros: Math.round(9000 * slow(t) * r.next() * 3) }, timeWaitingMicros: { cache: r.int(0, 900) } }, durationMillis: Math.round(105 + 60 * slow(t) * r.next()) }), slow(t) > 2 ? { relevant: 'i1' } : {}))
  x.every(t0, t1, 60 * SEC, (t) => c.line(D, t, mj(t, 'I', 'WTCHKPT', 22430, 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), thread: `810:0x7f${r.hex(8)}`, session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', msg: `saving checkpoint snapshot min: ${r.int(1e4, 9e4)}, snapshot max: ${r.int(1e4, 9e4)}, oldest timestamp: (${Math.floor(t / 1000) - 300}, 1), duration ${(0.4 * slow(t)).toFixed(2)}s` } }), slow(t) > 2 ? { relevant: 'i1' } : {}))
  x.flow(t0, t1, 50 * SEC, (t) => c.line(D, t, mj(t, 'I', 'NETWORK', 22943, 'Connection accepted', { remote: '10.6.0.' + r.int(2, 90) + ':' + r.int(30000, 60000), connectionCount: r.int(60, 120) })))
  x.flow(t0, t1, 13 * SEC, (t) => { const d = Math.round(x.ms(25) * slow(t)); c.line(A, t, `${ts.iso(t)} ${d > 600 ? 'warn' : 'info'}: Parking.Api[14] ${r.pick(['GET /v1/lots/' + r.int(1, 90), 'POST /v1/sessions/start', 'POST /v1/sessions/stop', 'GET /v1/plates/check'])} => ${d > 900 ? 'slow, ' : ''}${d} ms`, d > 600 ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 25 * SEC, (t) => { const late = slow(t) > 6 && r.next() < 0.5; c.line(Q, t, late ? `E, [${ts.isoUs(t).slice(0, 26)} #44] ERROR -- barrier: lot ${r.int(1, 90)} lane ${r.int(1, 4)} plate decision took too long, driver pressed help (${r.int(3, 9)}.${r.int(0, 9)}s)` : `I, [${ts.isoUs(t).slice(0, 26)} #44]  INFO -- barrier: lot ${r.int(1, 90)} lane ${r.int(1, 4)} opened`, late ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 6 * MIN, (t) => c.line(Q, t, `W, [${ts.isoUs(t).slice(0, 26)} #44]  WARN -- barrier: lot ${r.int(1, 90)} camera unreachable for 4 s, back`))
  return c
}

// 18. Server-side rendering in Node: the render cache grows without a bound since a release; slow leak.
function ssrTravel(name, seed) {
  const x = open(name, seed, { minutes: 300, notes: 'hard: slow leak, INFO numbers and GC pauses only; no error of the culprit' })
  const { r, c, t0, t1 } = x, on = x.between(0.18, 0.26), rel = `2026.${r.int(10, 40)}.${r.int(1, 9)}`, P = 'logs/pm2-out.log', E = 'logs/edge-nginx.log', B = 'logs/booking-api.log'
  x.truth('i1', {
    cause: { allOf: [['leak', 'unbounded', 'without (a )?(bound|limit|eviction)', 'never (evict|free|released)', '(memory|heap|rss|cache) .{0,60}(grow|climb|increas|rise|rising|fill|accumul)', '(grow|climb|increas|rising|accumul)\\w* .{0,40}(memory|heap|cache|rss)', 'cache .{0,40}(key|entries)'], ['memory', 'heap', 'cache', 'rss']], mustNot: ['redis'] },
    services: ['ssr', 'web-ssr', 'render', 'node', 'pm2', 'renderer'], victims: ['edge-nginx', 'booking-api', 'nginx', 'edge'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 2400, rootPattern: 'renderCache|heapUsed|cache key|Mark-Compact', temporalPattern: null,
    right: ['The ssr render cache grows without limit since the cache key includes the query: memory leak', `Memory leak in ssr since release ${rel}`, 'Heap usage climbs steadily, cache entries are never evicted'],
    wrong: ['Pages render slowly', 'booking-api is slow', 'nginx returns 504 for search pages', 'The release is broken'],
  })
  const f = (t) => t < on ? 0 : (t - on) / (t1 - on)
  const pl = (t, id, m, k = {}) => c.line(P, t, `${ts.offS(t, 0)}: ${id}|ssr | ${m}`, k)
  pl(on - 3000, 0, `[boot] ssr ${rel} ready in ${r.int(900, 2000)}ms, workers=2`, { relevant: 'i1' }); pl(on - 2900, 0, '[render] cache key: path + full query string (was: path + locale)', { root: 'i1' })
  for (const id of [0, 1]) x.every(t0 + id * 7000, t1, 2 * MIN, (t) => pl(t, id, `[stats] rss=${Math.round(310 + f(t) * 1250 + r.int(0, 25))}MB heapUsed=${Math.round(170 + f(t) * 1180 + r.int(0, 40))}MB renderCache=${Math.round(1900 + f(t) * 410000 + r.int(0, 50))} eventLoopLag=${Math.round(2 + f(t) ** 2 * 260 + r.int(0, 3))}ms`, f(t) > 0.02 ? { root: 'i1' } : {}))
  x.flow(t0, t1, 100 * SEC, (t) => { const h = 170 + f(t) * 1180, p = 8 + f(t) ** 2 * 900; pl(t, r.int(0, 1), `[${1}:0x5${r.hex(6)}] ${Math.round(t - t0)} ms: ${f(t) > 0.02 && r.next() < 0.5 ? 'Mark-Compact' : 'Scavenge'} ${(h + 24).toFixed(1)} (${(h + 90).toFixed(1)}) -> ${h.toFixed(1)} (${(h + 92).toFixed(1)}) MB, ${p.toFixed(2)} / 0.00  ms  (average mu = ${(0.99 - f(t) * 0.6).toFixed(3)}, current mu = ${(0.98 - f(t) * 0.7).toFixed(3)}) allocation failure;`, f(t) > 0.3 ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 20 * SEC, (t) => { const lag = f(t) ** 2 * 900, d = Math.round(x.ms(120) + lag * (1 + r.next() * 3)), to = d > 2400 && r.next() < 0.5; const p = r.pick(['/hotels', '/flights', '/city/lisbon', '/city/oslo', '/deals']); c.line(E, t, `${ts.offS(t, 0)} edge-${r.int(1, 2)} ${x.ip()} GET ${p}?${r.pick(['checkin', 'from', 'utm_source', 'gclid'])}=${r.hex(6)} ${to ? 504 : 200} rt=${(d / 1000).toFixed(3)} up=ssr cache=${r.pick(['MISS', 'MISS', 'BYPASS'])}`, d > 900 ? { relevant: 'i1' } : {}); if (to) c.line(E, t + 2, `${ts.slash(t + 2)} [error] 31#31: *${r.int(1e5, 9e5)} upstream timed out (110: Connection timed out) while reading response header from upstream, client: ${x.ip()}, request: "GET ${p} HTTP/2.0", upstream: "http://ssr/"`, { relevant: 'i1' }) })
  x.flow(t0, t1, 28 * SEC, (t) => c.line(B, t, `${ts.spMs(t)} [booking] ${r.next() < 0.06 ? 'ERROR supplier HB2 returned 0 rooms for 3 nights, ignored' : f(t) > 0.6 && r.next() < 0.3 ? 'WARN  client ssr closed connection before reply' : 'DEBUG availability ok'} ms=${x.ms(90)}`, {}))
  x.flow(t0, t1, 8 * MIN, (t) => pl(t, r.int(0, 1), 'Warning: Each child in a list should have a unique "key" prop. See https://reactjs.org/link/warning-keys for more information.'))
  return c
}

// 19. Silence: after a change of leader the scheduler runs nothing.
function payoutSched(name, seed) {
  const x = open(name, seed, { minutes: 240, notes: 'hard: silence. A new leader loads no schedules (INFO); the payouts end, complaints come later from others' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.5), A = `scheduler-${r.int(0, 1)}`, B = A === 'scheduler-0' ? 'scheduler-1' : 'scheduler-0', L = 'logs/scheduler.log', P = 'logs/payouts.log', F = 'logs/bank-gateway.log', S = 'logs/support-bot.log', n = r.int(14, 22)
  x.truth('i1', {
    cause: { allOf: [['schedul', 'leader', 'trigger', 'cron', 'job', '\\brun(s)?\\b'], ['no (longer|jobs?|schedules?|trigger|run|more)', 'not (run|fire|start|load|trigger|schedul|being|execut)', 'stopp', 'silent', 'silence', 'ceased', 'zero', '\\b0\\b', 'nothing', 'never', 'paused', 'none', 'empty', 'stand.?by', 'missing', 'without']], mustNot: ['bank (is|was) (down|unreachable)'] },
    services: ['scheduler', A, B, 'payout-scheduler', 'sched'], victims: ['payouts', 'bank-gateway', 'support-bot'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 1200, rootPattern: 'leader|schedules loaded|standby', temporalPattern: null,
    right: [`After the leader change ${B} loaded 0 schedules, so payouts no longer run`, 'The scheduler stopped triggering jobs after failover of leadership', 'New leader runs no schedules'],
    wrong: ['Merchants complain about late money', 'bank-gateway receives few files', 'The database is slow', 'Support tickets rise'],
  })
  const sc = (t, h, lv, m, k = {}) => c.line(L, t, `${ts.comma(t)} ${h} ${lv.padEnd(5)} [QuartzScheduler_Payout-${h.slice(-1)}] ${m}`, k)
  for (const h of [A, B]) x.every(t0 + (h === A ? 0 : 3000), t1, 60 * SEC, (t) => sc(t, h, 'DEBUG', `cluster check-in ok, peers=1, clock delta=${r.int(0, 9)}ms`))
  let batch = r.int(5000, 9000)
  x.every(t0 + 90 * SEC, on - 20 * SEC, 5 * MIN, (t) => { const j = `settle-${r.pick(['de', 'fr', 'nl', 'es'])}`; batch++; const k = r.int(40, 260); sc(t, A, 'INFO', `fired trigger ${j} (${n} schedules, next in 300s)`); c.line(P, t + 900, `{"@timestamp":"${ts.iso(t + 900)}","log.level":"info","message":"batch ${batch} built","merchants":${k},"amount_cents":${r.int(1e6, 9e7)},"ecs.version":"1.6.0"}`); c.line(F, t + 9000, `${ts.us12(t + 9000)} SEPA INF pain.001 file ${batch}.xml accepted by bank (${k} transactions)`) }, 4000)
  sc(on - 15 * SEC, A, 'INFO', 'leader lease not renewed in time (GC pause 16.2s), stepping down to standby', { root: 'i1' }); sc(on, B, 'INFO', `acquired leader lease, term ${r.int(60, 90)}`, { root: 'i1' }); sc(on + 300, B, 'INFO', `schedules loaded: 0 (tenant filter 'eu-west-b')`, { root: 'i1' })
  for (let i = 0; i < 3; i++) { const t = x.between(0.02, 0.3); sc(t, A, 'WARN', `misfire handled for trigger settle-fr, late by ${r.int(2, 9)}s`) }
  x.flow(t0, t1, 35 * SEC, (t) => c.line(P, t, `{"@timestamp":"${ts.iso(t)}","log.level":"${r.next() < 0.05 ? 'error","message":"iban rejected by checksum, merchant told' : 'info","message":"' + r.pick(['merchant balance read', 'statement downloaded', 'fee booked'])}","merchant":${r.int(1e4, 9e4)},"ecs.version":"1.6.0"}`))
  x.every(t0, t1, 60 * SEC, (t) => c.line(F, t, `${ts.us12(t)} EBICS INF poll HAC ok, ${t > on ? 0 : r.int(0, 3)} acknowledgements`)); x.flow(t0, t1, 9 * MIN, (t) => c.line(F, t, `${ts.us12(t)} EBICS WRN TLS session renewed after EBICS_OK idle`))
  x.flow(on + 55 * MIN, t1, 2 * MIN, (t) => c.line(S, t, `[${ts.sp(t)}] (ticket ${r.int(70000, 99999)}) ERROR intent=payout_missing merchant=${r.int(1e4, 9e4)} "${r.pick(['where is my money', 'payout late since this morning', 'balance not transferred'])}" escalated`, { relevant: 'i1' })); x.flow(t0, t1, 80 * SEC, (t) => c.line(S, t, `[${ts.sp(t)}] (ticket ${r.int(10000, 69999)}) INFO intent=${r.pick(['card_reader', 'invoice_copy', 'login'])} answered by bot`))
  x.flow(on + 30 * MIN, t1, 11 * MIN, (t) => c.line(P, t, `{"@timestamp":"${ts.iso(t)}","log.level":"warn","message":"unsettled balance above usual","amount_cents":${r.int(1e8, 9e8)},"ecs.version":"1.6.0"}`, { relevant: 'i1' }))
  return c
}

// 20. Wrong data: a supplier's feed gives prices in cents; the import believes them.
function priceFeed(name, seed) {
  const x = open(name, seed, { minutes: 200, notes: 'hard: wrong data at INFO; refused payments and empty baskets are loud' })
  const { r, c, t0, t1 } = x, on = x.between(0.45, 0.55), sup = r.pick(['nordwind', 'helios', 'brunner']), A = 'logs/airflow/scheduler.log', D = 'logs/airflow/task.log', S = 'logs/storefront.log', P = 'logs/psp-adapter.log'
  x.truth('i1', {
    cause: { allOf: [['price', 'amount', 'feed', 'cent', 'currency', 'decimal', 'import'], ['\\bcents?\\b', 'minor unit', 'price_minor', '(factor|times|x|×) ?(of )?(a )?(100|hundred)', '100 ?(x|times|fold)', 'hundred', 'decimal', 'wrong (unit|price|column)', 'unit (of|change)', '(header|column|schema|format) .{0,40}(chang|renam|differ|new)', '(chang|renam|new)\\w* .{0,40}(header|column|schema|format)', '(inflated|too high|misread|wrong) .{0,30}price', 'prices? .{0,50}(too high|wrong|inflated|jump|hundred|100)']], mustNot: ['psp (is )?(down|unavailable)'] },
    services: ['import_prices', 'airflow', 'feed', 'price-import', sup, 'etl', 'import', 'ingest', 'pricing', 'feed_import'], victims: ['storefront', 'psp-adapter', 'psp'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 900, rootPattern: 'price_minor|avg_price|median', temporalPattern: null,
    right: [`The feed of ${sup} now gives prices in cents (price_minor), imported as euros`, 'Imported prices are 100 times too high since the supplier changed the column', 'Feed column renamed: price in minor units is misread'],
    wrong: ['psp-adapter refuses payments above the limit', 'Customers leave their baskets', 'The import task is late', 'Checkout conversion dropped'],
  })
  const sups = ['nordwind', 'helios', 'brunner', 'casa-uno']
  x.every(t0 + MIN, t1, 10 * MIN, (t) => sups.forEach((s, i) => {
    const q = t + i * 40 * SEC, bad = s === sup && q > on, run = `scheduled__${ts.isoS(q - 600e3)}`, g = (o, m, k = {}) => c.line(D, q + o, `[${ts.off(q + o, 0).replace('+00:00', '+0000')}] {${r.pick(['import_prices.py:61', 'import_prices.py:88', 'logging_mixin.py:188'])}} INFO - ${m}`, k), med = { nordwind: 18, helios: 42, brunner: 64, 'casa-uno': 23 }[s] * (0.98 + r.next() / 25) * (bad ? 100 : 1)
    c.line(A, q - 2000, `[${ts.off(q - 2000, 0).replace('+00:00', '+0000')}] {scheduler_job_runner.py:686} INFO - Sending TaskInstanceKey(dag_id='feed_import', task_id='import_prices', run_id='${run}', try_number=1, map_index=${i}) to executor with priority 1 and queue default`)
    g(0, `Downloading sftp://feeds.example/${s}/prices.csv (${r.int(300, 900)} kB)`); g(800, `header: ${bad ? 'sku,price_minor,currency,qty' : 'sku,price,currency,qty'} (columns taken by position)`, bad ? { root: 'i1' } : {}); g(2500, `supplier=${s} rows=${r.int(4000, 4100)} rejected=${r.int(0, 3)} avg_price=${(med * 1.4).toFixed(2)} median=${med.toFixed(2)}`, bad ? { root: 'i1' } : {}); g(4100, `Upserted ${r.int(3900, 4000)} rows into catalog.price`); g(4500, `Marking task as SUCCESS. dag_id=feed_import, task_id=import_prices, run_id=${run}`)
  }))
  x.flow(t0, t1, 17 * SEC, (t) => { const bad = t > on + 2 * MIN, k = r.next(); c.line(S, t, `${ts.epochMs(t)} ${bad && k < 0.35 ? 'WARN' : 'INFO'} storefront ${bad && k < 0.35 ? `basket abandoned at payment sid=${r.hex(8)} value=${r.int(1200, 9000)}.00` : r.pick([`product view sku=${r.int(1e4, 9e4)}`, `basket add sku=${r.int(1e4, 9e4)} sid=${r.hex(8)}`, `order placed value=${r.int(12, 180)}.${r.int(10, 99)}`])}`, bad && k < 0.35 ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 30 * SEC, (t) => { const bad = t > on + 2 * MIN && r.next() < 0.55; c.line(P, t, `${ts.off(t, 1)} [psp] ${bad ? `ERROR payment refused code=AMOUNT_LIMIT amount=${r.int(120000, 900000)} method=${r.pick(['klarna', 'card', 'paypal'])}` : r.next() < 0.08 ? 'ERROR payment refused code=INSUFFICIENT_FUNDS method=card' : `INFO payment authorised amount=${r.int(1200, 18000)} method=${r.pick(['klarna', 'card', 'paypal'])}`} ref=${r.hex(10)}`, bad ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 7 * MIN, (t) => c.line(A, t, `[${ts.off(t, 0).replace('+00:00', '+0000')}] {dag.py:3954} WARNING - The 'schedule_interval' attribute is deprecated; DAG 'nightly_stock' was parsed in ${r.int(1, 4)}.${r.int(0, 9)}s`)); x.flow(t0, t1, 14 * MIN, (t) => c.line(A, t, `[${ts.off(t, 0).replace('+00:00', '+0000')}] {taskinstance.py:1824} ERROR - Task failed with exception: sensor wait_for_erp timed out, up for retry`))
  return c
}
export default { 'six-parking-mongo': mongoParking, 'six-travel-ssr': ssrTravel, 'six-payouts-scheduler': payoutSched, 'six-catalogue-feeds': priceFeed }
