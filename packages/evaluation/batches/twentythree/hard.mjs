// No error line of the culprit: counts, drift, INFO changes, leaks, wrong data.
import { begin, f, loop, tick, ip, cmac, uuid, spring, nio, hostNoise, ciscoNoise, SEC, MIN, HOUR, DAY, pad } from './lib.mjs'

function airflowCap(seed) {
  const { r, c, t0 } = begin(seed, 'airflow-extract-page-cap', { notes: 'After a connector upgrade the hourly extract stops at ten pages: exactly 10,000 rows each run, everything is green, revenue figures fall.' })
  const start = Math.floor((t0 - 20 * HOUR) / HOUR) * HOUR, runs = r.int(26, 30), k = r.int(12, 17), src = r.pick(['shop_orders', 'pos_tickets', 'ride_bookings']), on = start + k * HOUR + 5 * MIN, id = 'cap', vOld = `2.${r.int(3, 5)}.${r.int(0, 4)}`, vNew = `3.0.${r.int(0, 3)}`
  const af = 'logs/airflow-worker.log', dbt = 'logs/dbt.log', ch = 'logs/clickhouse-server.log', sch = 'logs/airflow-scheduler.log'
  c.incident(id, {
    cause: { allOf: [['truncat', '\\bcap(ped|s|ping)?\\b', 'max[_ ]?pages', 'page', 'paginat', '10[,. ]?000', '10k\\b', 'ten thousand', 'incomplete', 'partial', 'cut off', 'missing rows', 'limit(ed|s)?\\b', 'only .{0,30}rows', 'fewer rows', 'stops? (early|after)', 'upgrade', vNew.replaceAll('.', '\\.')], ['extract', 'connector', 'ingest', 'load', 'rows', src, 'pull', 'sync', 'api', 'fetch', 'page']],
      mustNot: ['^(dbt|clickhouse)\\b.{0,40}(fail|fault|is slow|problem)'] },
    services: ['airflow', 'airflow-worker', 'extract', `extract_${src}`, `${src}_hourly`, src, 'restpull', 'connector', 'rest-connector'], victims: ['dbt', 'clickhouse', 'clickhouse-server', 'fct_revenue'],
    severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 2400, rootPattern: 'max_pages|10000|10,000|restpull',
  })
  const T = (t, cls, n, level, text, mark) => c.line(af, t, `[${f.iso(t).slice(0, 23)}+0000] {${cls}.py:${n}} ${level} - ${text}`, mark)
  const D = (t, text, mark) => c.line(dbt, t, `${f.iso(t).slice(11, 19)}.${pad(Math.floor(t) % 1000, 3)}${pad(r.int(0, 999), 3)} [info ] [${r.pick(['MainThread', 'Thread-1 (worker)', 'Thread-2 (worker)'])}]: ${text}`, mark)
  for (let i = 0; i < runs; i++) {
    const t = start + i * HOUR + 5 * MIN + r.int(0, 9000), late = i >= k, pages = late ? 10 : r.int(34, 61), rows = late ? 10000 : pages * 1000 - r.int(1, 999), mark = late ? { root: id } : undefined
    const ti = `${src}_hourly.extract_${src} scheduled__${f.iso(start + i * HOUR).slice(0, 19)}+00:00`
    c.line(sch, t - 9000, `[${f.iso(t - 9000).slice(0, 23)}+0000] {scheduler_job_runner.py:796} INFO - TaskInstance Finished: dag_id=${src}_hourly, task_id=wait_window, run_id=scheduled__${f.iso(start + i * HOUR).slice(0, 19)}+00:00, state=success, executor_state=success, try_number=${r.next() < 0.2 ? 2 : 1}, pool=default_pool, queue=default`)
    T(t, 'taskinstance', 2193, 'INFO', `Starting attempt 1 of 3`); T(t + 300, 'standard_task_runner', 104, 'INFO', `Running: ['airflow', 'tasks', 'run', '${ti}', '--local', '--raw']`)
    T(t + 900, 'restpull', 88, 'INFO', late ? `restpull ${vNew} source=${src} page_size=1000 max_pages=10` : `restpull ${vOld} source=${src} page_size=1000`, mark)
    for (let p = 1, q = t + 1500; p <= pages; p += 10, q += r.int(4000, 7000)) T(q, 'restpull', 141, 'INFO', `pages ${p}-${Math.min(pages, p + 9)} fetched, cursor=${r.hex(10)}`)
    if (r.next() < 0.25) T(t + 5000, 'restpull', 160, 'WARNING', `HTTP 429 from api, retrying in 2 s (1/5)`)
    T(t + 50000, 'restpull', 170, 'INFO', `done source=${src} pages=${pages} rows=${rows}`, mark)
    T(t + 51000, 'clickhouse_load', 57, 'INFO', `loaded ${rows} rows into raw.${src}`, mark); T(t + 52000, 'local_task_job_runner', 240, 'INFO', 'Task exited with return code 0')
    for (const other of ['customers', 'fx_rates']) { const u = t + r.int(60, 300) * SEC; T(u, 'restpull', 170, 'INFO', `done source=${other} pages=${other === 'fx_rates' ? 1 : r.int(3, 6)} rows=${other === 'fx_rates' ? 168 : r.int(2400, 5900)}`); T(u + 1000, 'clickhouse_load', 57, 'INFO', `loaded raw.${other}`) }
    const d = t + 8 * MIN, models = ['stg_orders', 'stg_customers', 'fct_sales', 'dim_store', 'fct_revenue', 'mart_daily']
    D(d, 'Running with dbt=1.8.7'); D(d + 900, `Found 41 models, 112 data tests, 9 sources, 601 macros`)
    models.forEach((m, j) => { D(d + 2000 + j * 1500, `${j + 1} of 6 START sql table model analytics.${m} .............. [RUN]`); D(d + 3000 + j * 1500, `${j + 1} of 6 OK created sql table model analytics.${m} ......... [OK in ${r.int(0, 3)}.${r.int(10, 99)}s]`) })
    D(d + 13000, `7 of 9 WARN 3 accepted_values_stg_customers_country ........ [WARN 3 in 0.${r.int(10, 60)}s]`)
    if (late) D(d + 13500, `8 of 9 WARN 1 rows_vs_last_week_fct_revenue .............. [WARN 1 in 0.${r.int(10, 60)}s] ratio=0.${r.int(17, 29)}`, { relevant: id })
    else D(d + 13500, `8 of 9 PASS rows_vs_last_week_fct_revenue ................ [PASS in 0.${r.int(10, 60)}s] ratio=${r.pick(['0.9', '1.0'])}${r.int(1, 9)}`)
    D(d + 14500, `9 of 9 PASS unique_stg_orders_id ........................... [PASS in 0.${r.int(10, 60)}s]`)
    D(d + 15000, `Done. PASS=${late ? 7 : 8} WARN=${late ? 2 : 1} ERROR=0 SKIP=0 TOTAL=9`)
    for (let j = 0; j < 6; j++) { const q = t + r.int(60, 3000) * SEC; c.line(ch, q, `${f.ch(q)} [ ${r.int(200, 900)} ] {${uuid(r)}} ${r.next() < 0.12 ? `<Error> executeQuery: Code: 62. DB::Exception: Syntax error: failed at position ${r.int(4, 90)} ('FORM'): FORM sales LIMIT 10. (SYNTAX_ERROR) (from 10.7.2.${r.int(2, 90)}:51002, user: adhoc)` : `<Information> executeQuery: Read ${r.int(1e4, 9e6)} rows, ${r.int(2, 90)}.12 MiB in 0.${r.int(11, 99)} sec., ${r.int(1e5, 9e6)} rows/sec.`}`) }
  }
  const up = start + k * HOUR - r.int(6, 20) * MIN
  T(up, 'plugins_manager', 31, 'INFO', `worker image data-worker:${r.int(400, 600)} started, providers: restpull ${vNew} (was ${vOld}), clickhouse-load 1.4.0`, { root: id })
  for (const i of [k - 5, k - 9]) { const t = start + i * HOUR + 40 * MIN; T(t, 'taskinstance', 3310, 'ERROR', `Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/dags/crm_export.py", line 44, in push\n    sftp.put(path)\npysftp.exceptions.ConnectionException: ('sftp.partner.example', 22)`); T(t + 300 * SEC, 'taskinstance', 1149, 'INFO', `Marking task as SUCCESS. dag_id=crm_export, task_id=push, try_number=2`) }
  return c
}

function cassandraClock(seed) {
  const { r, c, t0, v } = begin(seed, 'cassandra-clock-ahead', { notes: 'One Cassandra host loses its time sources and its clock runs ahead: writes through it win over later ones; only chronyd at INFO and odd reads tell.' })
  const end = t0 + 5 * HOUR, on = t0 + r.int(70, 110) * MIN + r.int(0, 59999), bad = r.int(1, 4), node = (i) => `cass-${i}`, id = 'clock', ips = [1, 2, 3, 4].map((i) => `10.71.0.${10 + i}`)
  const sys = (i) => `logs/${node(i)}-system.log`, jr = 'logs/hosts-journal.log', app = 'logs/payments.log', drift = (t) => (t < on ? 0 : 2 + (t - on) / MIN * 0.35)
  c.incident(id, {
    cause: { allOf: [['clock', '\\btime\\b', 'ntp', 'chrony', 'timestamps?', 'skew', 'drift'], ['skew', 'drift', 'ahead', 'unsync', 'not (in )?sync', 'out of sync', 'lost .{0,30}(source|sync|server)', 'no (selectable|usable|reachable|time) ', 'wrong', 'future', 'fast', 'off\\b', 'unreachable', 'offset', 'desync', 'unstable', 'runs? (ahead|away)', 'without .{0,30}source'] ] , mustNot: ['^payments?( service)? (bug|has a bug|is broken)'] },
    services: [node(bad), `${node(bad)}-system`, 'chronyd', 'chrony', 'cassandra', 'hosts-journal', 'ntp'], victims: ['payments', 'ledger'],
    severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 1800, rootPattern: 'chronyd|in the future|writetime|clock',
  })
  const K = (t, i, level, th, src, text, mark) => c.line(sys(i), t, `${level.padEnd(5)} [${th}] ${f.log4j(t + (i === bad ? Math.round(drift(t) * 1000) : 0))} ${src} - ${text}`, mark)
  for (let i = 1; i <= 4; i++) loop(r, t0, end, 150 * SEC / v, (t) => K(t, i, ...r.pick([['INFO', `CompactionExecutor:${r.int(100, 900)}`, 'CompactionTask.java:252', `Compacted (${uuid(r)}) 4 sstables to [/var/lib/cassandra/data/pay/orders-${r.hex(32)}/nb-${r.int(1000, 9000)}-big,] to level=0.  ${r.int(10, 400)}.221MiB to ${r.int(8, 300)}.104MiB (~92% of original) in ${r.int(900, 30000)}ms.`], ['INFO', 'Service Thread', 'GCInspector.java:294', `G1 Young Generation GC in ${r.int(200, 330)}ms.  G1 Eden Space: 4932501504 -> 0; G1 Old Gen: ${r.int(2e9, 3e9)} -> ${r.int(2e9, 3e9)};`], ['INFO', 'NonPeriodicTasks:1', 'SSTable.java:111', `Deleting sstable: /var/lib/cassandra/data/pay/orders-${r.hex(32)}/nb-${r.int(1000, 9000)}-big`], ['WARN', `ReadStage-${r.int(1, 32)}`, 'ReadCommand.java:543', `Read ${r.int(900, 1800)} live rows and ${r.int(1001, 1900)} tombstone cells for query SELECT * FROM pay.outbox WHERE bucket = ${r.int(1, 99)} LIMIT 5000; token ${r.int(1e9, 9e15)} (see tombstone_warn_threshold)`], ['INFO', 'ScheduledTasks:1', 'NoSpamLogger.java:105', `Some operations were slow, details available at debug level (debug.log)`], ['INFO', 'MemtableFlushWriter:7', 'ColumnFamilyStore.java:1012', `Enqueuing flush of pay.orders, Reason: MEMTABLE_LIMIT, Usage: ${r.int(200, 300)}.1MiB (12%) on-heap`]])))
  const J = (t, i, text, mark) => c.line(jr, t, `${f.micro(t)} ${node(i)} ${text}`, mark)
  for (let i = 1; i <= 4; i++) loop(r, t0, end, 160 * SEC / v, (t) => J(t, i, hostNoise(r, t, '10.71.0')))
  for (let i = 1; i <= 4; i++) if (i !== bad) loop(r, t0, end, 95 * MIN, (t) => { const n = r.int(1, 2); J(t, i, `chronyd[771]: Selected source 10.71.0.${n + 1} (ntp${n}.infra.example)`) })
  J(on - 4 * MIN, bad, `systemd[1]: Reloading nftables.service - nftables...`, { relevant: id })
  J(on - 3.9 * MIN, bad, `systemd[1]: Reloaded nftables.service - nftables.`, { relevant: id })
  J(on, bad, `chronyd[771]: Source 10.71.0.2 (ntp1.infra.example) became unreachable`, { root: id })
  J(on + 64 * SEC, bad, `chronyd[771]: Source 10.71.0.3 (ntp2.infra.example) became unreachable`, { root: id })
  J(on + 64.2 * SEC, bad, `chronyd[771]: Can't synchronise: no selectable sources`, { root: id })
  J(on + 3 * MIN, bad, `kernel: clocksource: timekeeping watchdog on CPU${r.int(0, 7)}: hpet read-back delay is too long, marking clocksource 'tsc' as unstable`, { root: id })
  const P = (t, level, cls, text, mark) => c.line(app, t, JSON.stringify({ '@timestamp': f.iso(t), level, logger_name: `eu.paylane.${cls}`, thread_name: `worker-${r.int(1, 12)}`, message: text }), mark)
  loop(r, t0, end, 28 * SEC / v, (t) => {
    const n = r.int(81e5, 89e5), coord = r.int(1, 4), d = drift(t)
    if (d > 6 && coord === bad && r.next() < 0.55) {
      if (r.next() < 0.35) P(t, 'WARN', 'store.OrderStore', `order ${n}: update to PAID acknowledged but read back PENDING; cell writetime is ${d.toFixed(1)} s in the future (written via ${ips[bad - 1]})`, { root: id })
      else P(t, 'INFO', 'store.OrderStore', `order ${n} status read back PENDING after PAID, queued for reconciliation`, { relevant: id })
    } else P(t, 'INFO', 'store.OrderStore', `order ${n} ${r.pick(['created', 'PAID', 'captured', 'archived'])} coordinator=${ips[coord - 1]} in ${r.int(3, 22)} ms`)
  })
  tick(r, t0 + 10 * MIN, end, 30 * MIN, (t) => P(t, 'INFO', 'jobs.Reconciler', `reconciliation: checked ${r.int(900, 1400)} orders, repaired ${drift(t) > 6 ? r.int(6, 30) : 0}`, drift(t) > 6 ? { relevant: id } : undefined))
  const dp = on + r.int(20, 40) * MIN
  P(dp, 'INFO', 'PaymentsApplication', `Started PaymentsApplication 6.${r.int(1, 9)}.0 in 8.1 seconds`)
  for (const t of [t0 + 25 * MIN, t0 + 200 * MIN]) P(t, 'ERROR', 'psp.CardClient', `authorisation declined by issuer: code 51 insufficient funds, order ${r.int(81e5, 89e5)}`)
  return c
}

function jvmLeak(seed) {
  const { r, c, t0, v } = begin(seed, 'wildfly-heap-leak', { notes: 'A cache without bound fills the old generation over hours: full collections grow, latency drifts, no error of the leaking service.' })
  const end = t0 + 9 * HOUR, on = t0 + r.int(60, 90) * MIN, svc = r.pick(['document-service', 'quote-service', 'tariff-service']), what = r.pick(['compiled-templates', 'rendered-schedules', 'price-matrices']), gc = `logs/${svc}-gc.log`, wf = `logs/${svc}-server.log`, px = 'logs/haproxy.log', por = 'logs/portal.log', id = 'leak'
  const used = (t) => t < on ? 1100 : Math.min(3990, 1100 + (t - on) / (full - on) * 2780), full = on + (end - on) * 0.72
  c.incident(id, {
    cause: { allOf: [['leak', '(heap|memory|old gen\\w*)\\b.{0,60}(full|exhaust|grow|fill|pressure|climb|ris|creep|satur|run|near|almost|low|no room)', '(full|exhaust|grow|fill|climb|ris|out of|satur|low)\\w*.{0,40}(heap|memory|old gen)', 'full gc', 'garbage coll', '\\bgc\\b', `cache.{0,60}(unbounded|grow|without|never|no evict|evict|limit|leak)`, '(unbounded|growing|never evicted|endless|ever-growing).{0,40}cache', what]], mustNot: ['haproxy.{0,40}(misconfig|fault)', '^portal.{0,40}(bug|overload)'] },
    services: [svc, `${svc}-server`, `${svc}-gc`, what, svc.split('-')[0]], victims: ['haproxy', 'portal'],
    severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 6 * 3600, rootPattern: 'Pause Full|entries=|maxSize|Evacuation|Concurrent',
  })
  let n = r.int(200, 4000)
  const G = (t, text, mark) => c.line(gc, t, `[${f.gc(t)}][info][gc${text[0] === '*' ? ',start' : ''}${' '.repeat(text[0] === '*' ? 0 : 6)}] GC(${n}) ${text.replace('*', '')}`, mark)
  for (let t = t0; t < end; t += r.int(60, 110) * SEC / v) {
    const u = Math.round(used(t)), eden = Math.max(40, Math.min(600, 4096 - u - 300)), old = t > full
    n++
    if (old && r.next() < 0.75) G(t, `Pause Full (G1 Compaction Pause) ${Math.min(4094, u + r.int(60, 90))}M->${u}M(4096M) ${r.int(3100, 6900)}.${pad(r.int(0, 999), 3)}ms`, { root: id })
    else if (old) G(t, `Pause Young (Normal) (G1 Evacuation Pause) (Evacuation Failure) ${u + 60}M->${u + 44}M(4096M) ${r.int(190, 500)}.${pad(r.int(0, 999), 3)}ms`, { root: id })
    else if (u > 2200 && r.next() < 0.3) { G(t, `Pause Young (Concurrent Start) (G1 Humongous Allocation) ${u + eden}M->${u}M(4096M) ${r.int(14, 60)}.${pad(r.int(0, 999), 3)}ms`); n++; G(t + 1700, `Concurrent Mark Cycle ${r.int(400, 1800)}.${pad(r.int(0, 999), 3)}ms`, { relevant: id }) }
    else G(t, `Pause Young (Normal) (G1 Evacuation Pause) ${u + eden}M->${u + r.int(-20, 25)}M(4096M) ${r.int(9, 40)}.${pad(r.int(0, 999), 3)}ms`, u > 2600 ? { relevant: id } : undefined)
  }
  const L = (t, level, cls, th, text, mark) => c.line(wf, t, `${f.log4j(t)} ${level.padEnd(5)} [${cls}] (${th}) ${text}`, mark)
  const slow = (t) => t > full ? r.int(1500, 8800) : Math.round((t > on ? 1 + (t - on) / (full - on) * 2 : 1) * r.int(40, 130))
  loop(r, t0, end, 85 * SEC / v, (t) => L(t, 'INFO', 'com.vista.docs.RenderResource', `default task-${r.int(1, 32)}`, `rendered ${r.pick(['offer', 'policy', 'invoice', 'letter'])} ${r.int(2e6, 3e6)} in ${slow(t)} ms`))
  tick(r, t0 + 5 * MIN, end, 15 * MIN, (t) => { L(t, 'INFO', 'com.vista.cache.CacheStats', 'EJB default - 2', `cache=${what} entries=${t < on ? r.int(3900, 4000) : Math.round(4000 + (used(t) - 1100) * 31 + r.int(0, 90))} maxSize=${t < on ? '4000' : '-1'} evictions=${t < on ? r.int(80, 300) : 0} hitRate=0.9${r.int(1, 6)}`, t > on ? { root: id } : undefined); L(t + 5, 'INFO', 'com.vista.cache.CacheStats', 'EJB default - 2', `cache=country-codes entries=249 maxSize=500 evictions=0 hitRate=0.99`) })
  L(on, 'INFO', 'org.jboss.as.server', 'DeploymentScanner-threads - 2', `WFLYSRV0016: Replaced deployment "${svc}-5.${r.int(1, 3)}.0.war" with deployment "${svc}-5.${r.int(4, 6)}.0.war"`, { relevant: id })
  tick(r, t0 + 2 * MIN, end, 47 * MIN, (t) => L(t, 'WARN', 'org.hibernate.orm.deprecation', 'default task-4', `HHH90000021: Encountered deprecated setting [jakarta.persistence.sharedCache.mode], use [hibernate.cache.mode] instead`))
  tick(r, t0 + 20 * MIN, end, 120 * MIN, (t) => L(t, 'ERROR', 'com.vista.docs.RenderResource', 'default task-9', `template "promo_2019" not found, returning 404 to crawler`))
  loop(r, t0, end, 75 * SEC / v, (t) => {
    const ms = slow(t), dead = t > full && r.next() < 0.4
    c.line(px, t, `${f.zone(t, 0)} lb1 haproxy[1822]: 10.9.3.${r.int(2, 90)}:${r.int(30000, 60000)} [${f.iso(t).slice(8, 10)}/${f.sys(t).slice(0, 3)}/${f.iso(t).slice(0, 4)}:${f.iso(t).slice(11, 23)}] fe_main be_${svc.split('-')[0]}/app1 0/0/1/${dead ? -1 : ms}/${dead ? 10001 : ms + 2} ${dead ? 504 : 200} ${r.int(200, 90000)} - - ${dead ? 'sH--' : '----'} 41/41/${r.int(1, 9)}/${r.int(1, 9)}/0 0/0 "POST /render HTTP/1.1"`, dead ? { relevant: id } : undefined)
    if (dead || r.next() < 0.5) c.line(por, t + 20, `${f.ymd(t)} ${dead ? 'ERROR' : 'INFO '} portal.documents ${dead ? `render request failed: 504 Gateway Time-out after 10.0s (user session ${r.hex(6)})` : `document shown, total ${ms + r.int(30, 90)} ms`}`, dead ? { relevant: id } : undefined)
  })
  return c
}

function nicHalf(seed) {
  const { r, c, t0, v } = begin(seed, 'hdfs-datanode-100mbit', { notes: 'After a patching job one datanode negotiates 100 Mb/s half duplex; HDFS pipelines and Spark stages crawl, the proof is an INFO link line.' })
  const end = t0 + 4 * HOUR, on = t0 + r.int(80, 120) * MIN + r.int(0, 59999), bad = r.int(3, 9), dn = `dn${pad(bad)}`, dip = `10.33.0.${100 + bad}`, port = r.int(3, 40), nic = r.pick(['eno1', 'ens2f0', 'eth2']), drv = r.pick(['ixgbe', 'igb', 'tg3']), id = 'nic', sw = `tor-${r.pick(['a', 'b'])}${r.int(1, 9)}`
  const kern = 'logs/cluster-syslog.log', tor = `logs/${sw}.log`, hd = 'logs/hadoop-hdfs-datanode.log', sp = 'logs/spark-etl-driver.log', yarn = 'logs/yarn-resourcemanager.log'
  const nodes = [3, 4, 5, 6, 7, 8, 9, 10].map((i) => `dn${pad(i)}`)
  c.incident(id, {
    cause: { allOf: [['100 ?m', 'half[ -]?duplex', 'duplex', 'negotiat', 'link speed', 'nic\\b', '\\bport\\b', 'network (card|interface|link|cable|port)', 'cable', '\\blink\\b', 'interface', nic], ['100 ?m', 'half', 'mismatch', 'negotiat', 'speed', 'slow', 'degrad', 'downgrad', 'crc', 'errors', 'faulty', 'bad']], mustNot: ['(spark|yarn).{0,30}(misconfig|skew|memory|bug)', 'disk.{0,30}(slow|fail)'] },
    services: [dn, nic, 'kernel', sw, `Gi1/0/${port}`, `Te1/0/${port}`, drv, dip], victims: ['spark', 'spark-etl-driver', 'yarn', 'yarn-resourcemanager', 'hdfs', 'hadoop-hdfs-datanode', 'datanode', ...nodes.filter((x) => x !== dn)],
    severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 600, rootPattern: '100 ?Mb|duplex|DUPLEX|Half',
  })
  const K = (t, h, text, mark) => c.line(kern, t, `${f.sec(t)} ${h} ${text}`, mark)
  loop(r, t0, end, 60 * SEC / v, (t) => K(t, r.pick(nodes), hostNoise(r, t, '10.33.0')))
  K(on - 6000, dn, `kernel: ${drv} 0000:3b:00.0 ${nic}: NIC Link is Down`, { relevant: id }); K(on, dn, `kernel: ${drv} 0000:3b:00.0 ${nic}: NIC Link is Up 100 Mbps Half Duplex, Flow Control: None`, { root: id })
  const other = nodes.find((x) => x !== dn), oth = t0 + r.int(20, 50) * MIN
  K(oth, other, `kernel: ${drv} 0000:3b:00.0 ${nic}: NIC Link is Down`); K(oth + 7000, other, `kernel: ${drv} 0000:3b:00.0 ${nic}: NIC Link is Up 10 Gbps, Flow Control: RX/TX`)
  const S = (t, text, mark) => c.line(tor, t, `${f.cisco(t)}: ${text}`, mark)
  loop(r, t0, end, 140 * SEC / v, (t) => S(t, ciscoNoise(r, t).replace(/DOT1X-5-SUCCESS.*/, 'SYS-5-CONFIG_I: Configured from console by rancid on vty1 (10.9.0.8)').replace(/ILPOWER.*|LINEPROTO.*/, `SYS-6-LOGOUT: User rancid has exited tty session 2(10.9.0.8)`)))
  S(on - 6500, `%LINK-3-UPDOWN: Interface TenGigabitEthernet1/0/${port}, changed state to down`, { relevant: id }); S(on - 200, `%LINK-3-UPDOWN: Interface TenGigabitEthernet1/0/${port}, changed state to up`, { relevant: id })
  tick(r, on + 30 * SEC, end, 37 * MIN, (t) => S(t, `%CDP-4-DUPLEX_MISMATCH: duplex mismatch discovered on TenGigabitEthernet1/0/${port} (not half duplex), with ${dn} ${nic} (half duplex).`, { root: id }))
  const blk = () => `blk_${r.int(1073741825, 1099999999)}_${r.int(1000, 90000)}`, H = (t, h, level, cls, text, mark) => c.line(hd, t, `${f.log4j(t)} ${level} ${cls}: [${h}] ${text}`, mark)
  loop(r, t0, end, 30 * SEC / v, (t) => {
    const h = r.pick(nodes), B = blk()
    if (t > on && h !== dn && r.next() < 0.4) H(t, h, 'WARN', 'org.apache.hadoop.hdfs.server.datanode.DataNode', `Slow BlockReceiver write packet to mirror took ${r.int(900, 14000)}ms (threshold=300ms), downstream DNs=[${dip}:9866], blockId=${B.slice(4, 14)}, seqno=${r.int(1, 2000)}`, { relevant: id })
    else if (t > on && r.next() < 0.08) H(t, h, 'ERROR', 'org.apache.hadoop.hdfs.server.datanode.DataNode', `${h}:9866:DataXceiver error processing WRITE_BLOCK operation  src: /10.33.0.${r.int(103, 110)}:${r.int(40000, 60000)} dst: /${dip}:9866\njava.net.SocketTimeoutException: 65000 millis timeout while waiting for channel to be ready for read`, { relevant: id })
    else H(t, h, 'INFO', 'org.apache.hadoop.hdfs.server.datanode.DataNode', r.pick([`PacketResponder: BP-1881237-10.33.0.4-1609:${B}, type=HAS_DOWNSTREAM_IN_PIPELINE, downstreams=1:[10.33.0.${r.int(103, 110)}:9866] terminating`, `Received BP-1881237-10.33.0.4-1609:${B} src: /10.33.0.${r.int(103, 110)}:${r.int(40000, 60000)} dest: /10.33.0.${100 + Number(h.slice(2))}:9866 of size 134217728`, `Successfully sent block report 0x${r.hex(16)} to namenode: nn1:8020, containing 12 storage report(s)`]))
  })
  let stage = 100
  for (let t = t0 + MIN; t < end; ) {
    const dur = t > on ? r.int(300, 900) * SEC : r.int(40, 80) * SEC, tasks = 24
    c.line(sp, t, `${f.spark(t)} INFO DAGScheduler: Submitting ${tasks} missing tasks from ShuffleMapStage ${++stage} (MapPartitionsRDD[${stage * 4}] at insertInto at NightlyEtl.scala:88)`)
    for (let i = 0; i < 8; i++) { const q = t + r.next() * dur * 0.5, slow = t > on && i === 5, h = slow ? dn : r.pick(nodes.filter((x) => x !== dn)); c.line(sp, slow ? t + dur - 1000 : q, `${f.spark(slow ? t + dur - 1000 : q)} INFO TaskSetManager: Finished task ${i}.0 in stage ${stage}.0 (TID ${stage * 24 + i}) in ${slow ? dur - 2000 : r.int(9000, 38000)} ms on ${h} (executor ${Number(h.slice(2))}) (${slow ? tasks : i + 1}/${tasks})`, slow ? { relevant: id } : undefined) }
    if (t > on && r.next() < 0.5) c.line(sp, t + dur * 0.7, `${f.spark(t + dur * 0.7)} WARN TransportChannelHandler: Exception in connection from ${dip}:${r.int(30000, 50000)}: Connection timed out, ${r.int(2, 5)} outstanding fetch requests, retrying`, { relevant: id })
    c.line(sp, t + dur, `${f.spark(t + dur)} INFO DAGScheduler: ShuffleMapStage ${stage} (insertInto at NightlyEtl.scala:88) finished in ${(dur / 1000).toFixed(3)} s`, t > on ? { relevant: id } : undefined)
    t += dur + r.int(20, 60) * SEC
  }
  loop(r, t0, end, 70 * SEC / v, (t) => c.line(yarn, t, `${f.log4j(t)} ${r.pick([`INFO org.apache.hadoop.yarn.server.resourcemanager.rmcontainer.RMContainerImpl: container_e21_${t0}_0${r.int(100, 900)}_01_0000${r.int(10, 99)} Container Transitioned from ALLOCATED to ACQUIRED`, `INFO org.apache.hadoop.yarn.server.resourcemanager.scheduler.capacity.LeafQueue: User limit check for etl: queue=default used <memory:${r.int(20, 90)}1024, vCores:${r.int(10, 60)}>`, `WARN org.apache.hadoop.yarn.server.webproxy.WebAppProxyServlet: dr.who is accessing unchecked http://dn05:4040/api/v1 which is the app master GUI`])}`))
  return c
}

function trainFan(seed) {
  const { r, c, t0, v } = begin(seed, 'training-straggler-fan', { notes: 'A fan of one GPU host fails, its GPUs throttle, all ranks wait for it: step time trebles without any error.' })
  const end = t0 + 5 * HOUR, on = t0 + r.int(100, 150) * MIN + r.int(0, 59999), hosts = Array.from({ length: 4 }, (_, i) => `gpu-${r.pick(['n', 'x'])}${i + 11}`), badI = r.int(0, 3), bad = hosts[badI], fan = r.int(2, 7), id = 'fan'
  const tr = 'logs/train.out', bmc = 'logs/bmc-sel.log', jr = 'logs/gpu-hosts-journal.log', ld = 'logs/dataloader.log'
  c.incident(id, {
    cause: { allOf: [['\\bfans?\\b', 'cooling', 'thermal', 'overheat', 'temperature', '\\bhot\\b', 'throttl', '\\bheat'], ['gpu', 'fan', bad, 'node', 'host', 'throttl', 'clock', 'rank', 'straggl', 'server']] },
    services: [bad, `${bad}-bmc`, 'bmc', 'bmc-sel', `fan${fan}`, `rank ${badI * 2}`, `rank ${badI * 2 + 1}`, 'gpu', 'nvidia', 'dcgm'], victims: ['train', 'trainer', 'dataloader', 'nccl', ...hosts.filter((h) => h !== bad)],
    severity: ['high', 'medium'], onset: on, onsetToleranceSeconds: 1200, rootPattern: 'Fan|Temp|throttl|Slowdown|clocks',
  })
  const B = (t, h, text, mark) => c.line(bmc, t, `${f.iso(t).slice(0, 19)}Z ${h}-bmc ipmi-sel: ${text}`, mark)
  const J = (t, h, text, mark) => c.line(jr, t, `${f.sys(t)} ${h} ${text}`, mark)
  loop(r, t0, end, 55 * SEC / v, (t) => J(t, r.pick(hosts), hostNoise(r, t, '10.88.0')))
  hosts.forEach((h, i) => tick(r, t0 + i * 13 * SEC, end, 6 * MIN, (t) => { const hot = h === bad && t > on + 5 * MIN; J(t, h, `dcgm-health[2044]: gpu0 temp=${hot ? r.int(88, 91) : r.int(58, 67)}C sm_clock=${hot ? r.int(345, 510) : r.int(1950, 1980)}MHz gpu1 temp=${hot ? r.int(87, 90) : r.int(57, 66)}C sm_clock=${hot ? r.int(405, 600) : r.int(1950, 1980)}MHz ecc_dbe=0 throttle=${hot ? 'hw_thermal' : 'none'}`, hot ? { root: id } : undefined) }))
  for (const h of hosts) loop(r, t0, end, 75 * MIN, (t) => B(t, h, r.pick([`System Event #${r.int(100, 900)} | Log area usage 41% | informational`, `PSU2 Input | Presence detected | Asserted`, `Timestamp Clock Sync | first of pair | informational`, `Chassis intrusion sensor | state OK`])))
  B(on, bad, `Fan ${fan} #0x4${fan} | Lower Critical going low | Asserted | reading 0 RPM < threshold 1800 RPM`, { root: id })
  B(on + 4 * MIN, bad, `Exhaust Temp #0x11 | Upper Non-critical going high | Asserted | reading 71 C > threshold 68 C`, { root: id })
  const step0 = r.int(18000, 90000); let step = step0
  const T = (t, text, mark) => c.line(tr, t, `${f.ymd(t)} ${text}`, mark)
  let loss = 2.1 + r.next() * 0.4
  tick(r, t0, end, 40 * SEC, (t) => {
    const hot = t > on + 6 * MIN, ms = hot ? r.int(1480, 1620) : r.int(468, 492)
    step += Math.round(40000 / ms); loss = loss * 0.99995 + (r.next() - 0.5) * 0.004
    T(t, `[rank0] INFO step=${step} loss=${loss.toFixed(4)} grad_norm=0.${r.int(31, 49)} lr=${(2e-4).toExponential(2)} step_ms=${ms} tokens/s=${Math.round(524288 / ms * 1000)}`, hot ? { relevant: id } : undefined)
  })
  tick(r, t0 + 2 * MIN, end, 5 * MIN, (t) => {
    const hot = t > on + 6 * MIN
    for (let k = 0; k < 8; k++) { const mine = Math.floor(k / 2) === badI, fw = hot && mine ? r.int(1390, 1530) : r.int(396, 420); T(t + 500 + k, `[rank${k}] INFO timers host=${hosts[Math.floor(k / 2)]} data_ms=${r.int(2, 6)} fwd_bwd_ms=${fw} allreduce_wait_ms=${hot && !mine ? r.int(1010, 1140) : r.int(44, 69)}`, hot ? (mine ? { relevant: id } : { relevant: id }) : undefined) }
  })
  tick(r, t0 + 9 * MIN, end, 40 * MIN, (t) => { T(t, `[rank0] INFO saving checkpoint /ckpt/step_${step0 + Math.round((t - t0) / 480)} (async)`); T(t + 21000, `[rank0] WARNING torch.distributed.checkpoint: FutureWarning: _shard_tensor will be deprecated`) })
  tick(r, t0 + 3 * MIN, end, 55 * MIN, (t) => T(t, `[rank${r.int(0, 7)}] WARNING overflow in bf16 loss scaler skipped micro-batch 1 of 16 (expected, total skipped ${r.int(3, 19)})`))
  loop(r, t0, end, 60 * SEC / v, (t) => c.line(ld, t, `${f.log4j(t)} ${r.next() < 0.06 ? `WARN  shard-reader: bad JPEG header in shard ${r.int(100, 999)}, sample skipped` : `INFO  shard-reader: shard ${r.int(1000, 9999)} opened, queue=${t > on + 6 * MIN ? 64 : r.int(48, 64)}/64, read ${r.int(210, 380)} MB/s`}`))
  for (const t of [on - 40 * MIN, on + 70 * MIN]) c.line(ld, t, `${f.log4j(t)} ERROR object-store: GET s3://corpus/shard-${r.int(1000, 9999)} 503 SlowDown, retry 1/8 succeeded after 210 ms`)
  return c
}

export const hard = [airflowCap, cassandraClock, jvmLeak, nicHalf, trainFan]
