import { Case, random, P, iso, day, hms, frac, MON, clf, bsd, MIN, HOUR, start, flow, every, ip, uuid, podid, combined, haproxy, SCAN, SEV, SEV3 } from './lib.mjs'

// ---------------------------------------------------------------- 6
export function harborEdge(seed) {
  const R = random(`${seed}/harbor`), c = new Case('harbor-edge', { notes: 'One journald stream (short-iso) of a host: envoy, Go cart, Node pricing, PHP mailer, dnsmasq. The victims are louder and speak first; the culprit has a handful of lines.' })
  const t0 = start(R), end = t0 + R.int(36, 44) * MIN, onset = t0 + R.int(20, 25) * MIN, F = 'logs/journal.log', host = `edge-${R.pick(['fra', 'ams', 'waw'])}-${R.int(1, 9)}`
  const pid = Object.fromEntries(['envoy', 'cart', 'pricing', 'mailer', 'dnsmasq', 'CRON', 'sshd', 'systemd', 'crawlerd'].map((x) => [x, x === 'systemd' ? 1 : R.int(500, 9000)]))
  const J = (ms, u, msg, mark) => c.line(F, ms, `${iso(ms).slice(0, 19)}+0000 ${host} ${u}[${pid[u]}]: ${msg}`, mark)
  const bad = (t) => t > onset && R.next() < 0.7
  flow(R, t0, end, 6500, (t) => {
    const b = bad(t), tid = R.hex(12)
    if (b) {
      const name = R.pick(['redis-cart.svc.internal', 'inventory.svc.internal'])
      J(t, 'cart', `level=error ts=${iso(t)} trace=${tid} msg="load cart failed" err="dial tcp: lookup ${name} on 127.0.0.1:53: read udp 127.0.0.1:${R.int(30000, 60000)}->127.0.0.1:53: i/o timeout"`, { relevant: 'dns' })
      J(t + 20, 'envoy', `[${iso(t)}] "GET /cart HTTP/2" 503 - via_upstream - 0 ${R.int(80, 95)} ${R.int(5000, 5020)} ${R.int(5000, 5010)} "${ip(R)}" "-" "${uuid(R)}" "shop.example" "127.0.0.1:8081"`, { relevant: 'dns' })
    } else { J(t, 'cart', `level=info ts=${iso(t)} trace=${tid} msg="cart loaded" items=${R.int(0, 9)} dur_ms=${R.int(2, 22)}`); J(t + 20, 'envoy', `[${iso(t)}] "GET /cart HTTP/2" 200 - via_upstream - 0 ${R.int(300, 4000)} ${R.int(4, 30)} ${R.int(3, 20)} "${ip(R)}" "-" "${uuid(R)}" "shop.example" "127.0.0.1:8081"`) }
  })
  flow(R, t0, end, 9000, (t) => {
    if (bad(t)) J(t, 'pricing', `{"level":"error","time":"${iso(t)}","msg":"price refresh failed","err":"getaddrinfo EAI_AGAIN pg-pricing.svc.internal","code":"EAI_AGAIN","syscall":"getaddrinfo"}`, { relevant: 'dns' })
    else J(t, 'pricing', `{"level":"info","time":"${iso(t)}","msg":"priced basket","lines":${R.int(1, 9)},"currency":"${R.pick(['EUR', 'PLN', 'CZK'])}","ms":${R.int(2, 30)}}`)
  })
  flow(R, t0, end, 25000, (t) => { if (bad(t)) J(t, 'mailer', 'PHP Warning:  stream_socket_client(): php_network_getaddresses: getaddrinfo for smtp.relay.example failed: Temporary failure in name resolution in /srv/mailer/src/Smtp.php on line 61', { relevant: 'dns' }); else J(t, 'mailer', `sent template=${R.pick(['order-confirm', 'shipped', 'reset'])} to=${R.hex(6)}@mail.example queued_ms=${R.int(20, 900)}`) })
  every(R, t0, end, 4 * MIN, (t) => J(t, 'crawlerd', `feed check: ${t > onset - 60000 ? R.int(38000, 52000) : R.int(700, 1200)} partner hostnames queued, concurrency=${t > onset - 60000 ? 400 : 8}`, t > onset - 60000 ? { relevant: 'dns' } : {}))
  J(onset - 60000, 'crawlerd', 'partner list reloaded: 41822 entries (was 938), concurrency=400', { root: 'dns' })
  J(onset - 30000, 'envoy', `[${iso(onset - 30000)}][12][warning][config] [./source/extensions/config_subscription/grpc/grpc_stream.h:195] StreamAggregatedResources gRPC config stream to xds closed: 13,`)
  for (let t = onset + R.int(40000, 60000); t < end; t += R.int(3, 4) * MIN) J(t, 'dnsmasq', 'Maximum number of concurrent DNS queries reached (max: 150)', { root: 'dns' })
  every(R, t0, end, 10 * MIN, (t) => J(t, 'CRON', '(root) CMD (/usr/local/bin/rotate-cart-dumps >/dev/null 2>&1)'))
  flow(R, t0, end, 90000, (t) => J(t, 'sshd', `Invalid user ${R.pick(['admin', 'oracle', 'test', 'ubnt'])} from ${ip(R)} port ${R.int(30000, 60000)}`))
  flow(R, t0, end, 4 * MIN, (t) => J(t, 'envoy', `[${iso(t)}][12][warning][misc] [source/common/protobuf/message_validator_impl.cc:21] Deprecated field: type envoy.config.route.v3.HeaderMatcher Using deprecated option 'envoy.config.route.v3.HeaderMatcher.exact_match'`))
  c.incident('dns', {
    cause: { allOf: [
      ['\\bdns\\b', 'dnsmasq', 'name resol', 'resolver', 'host ?name', 'name ?server', 'name look', 'resolution'],
      ['timeout', 'time out', 'timed out', 'timing out', 'saturat', 'limit', 'exhaust', 'overload', 'concurren', 'maximum', '\\bmax\\b', 'drop', 'unavailable', 'cannot', "can't", 'unable', 'fail', 'not (answer|resolv|respond)', 'refus', 'flood', 'swamp', 'overwhelm', 'too many', 'capacity', 'unresponsive'],
    ], mustNot: ['redis[^.]{0,20} (is|was|went) (down|unavailable|crashed)'] },
    services: ['dnsmasq', 'dns', 'resolver', 'crawlerd'], victims: ['cart', 'pricing', 'mailer', 'envoy'], severity: SEV, onset, onsetToleranceSeconds: 180, temporalPattern: null, rootPattern: 'concurrent DNS queries|partner list reloaded',
  })
  return c
}

// ---------------------------------------------------------------- 7
export function orchardWms(seed) {
  const R = random(`${seed}/orchard`), c = new Case('orchard-wms', { notes: 'Django/gunicorn, HAProxy, a release job, MySQL processlist snapshots. Web is much louder; the culprit says one INFO line and stands in the process list.' })
  const t0 = start(R), end = t0 + R.int(40, 46) * MIN, mig = t0 + R.int(21, 25) * MIN, host = `lb${R.int(1, 3)}`, pid = R.int(900, 9000), tbl = R.pick(['stock_move', 'orders_order', 'shipments'])
  const W = 'logs/gunicorn.log', H = 'logs/haproxy.log', J = 'logs/release-job.log', D = 'logs/mysql-watch.log', end2 = end
  const w = (ms, lv, lg, msg, mark) => c.line(W, ms, `[${day(ms)} ${hms(ms)},${frac(ms)}] ${lv} ${lg} ${msg}`, mark)
  flow(R, t0, end2, 5500, (t) => {
    const touches = R.next() < 0.55, p = touches ? R.pick([`/api/stock/${R.int(1, 900)}/moves`, '/api/shipments', `/api/orders/${R.int(10000, 99999)}`]) : R.pick(['/healthz', '/static/wms.css', '/api/me', '/login'])
    if (t > mig && touches) {
      if (R.next() < 0.35) {
        w(t, 'ERROR', 'django.request', `Internal Server Error: ${p}
Traceback (most recent call last):
  File "/usr/local/lib/python3.12/site-packages/django/db/backends/mysql/base.py", line 76, in execute
    return self.cursor.execute(query, args)
  File "/usr/local/lib/python3.12/site-packages/MySQLdb/connections.py", line 261, in query
    _mysql.connection.query(self, query)
django.db.utils.OperationalError: (1205, 'Lock wait timeout exceeded; try restarting transaction')`, { relevant: 'ddl' })
        c.line(H, t + 30, haproxy(R, t + 30, { host, pid, fe: 'wms~', be: 'django', srv: `web${R.int(1, 3)}`, tr: R.int(50000, 50900), s: 500, p }), { relevant: 'ddl' })
      } else {
        const wp = R.int(100, 999)
        if (R.next() < 0.5) { c.line(W, t, `[${day(t)} ${hms(t)} +0000] [1] [CRITICAL] WORKER TIMEOUT (pid:${wp})`, { relevant: 'ddl' }); c.line(W, t + 400, `[${day(t)} ${hms(t)} +0000] [${wp}] [INFO] Worker exiting (pid: ${wp})`, { relevant: 'ddl' }); c.line(W, t + 900, `[${day(t)} ${hms(t)} +0000] [${wp + 7}] [INFO] Booting worker with pid: ${wp + 7}`) }
        c.line(H, t + 30, haproxy(R, t + 30, { host, pid, fe: 'wms~', be: 'django', srv: `web${R.int(1, 3)}`, tr: 60000, s: 504, term: 'sH--', p, q: R.int(5, 180) }), { relevant: 'ddl' })
      }
      return
    }
    const d = R.int(8, 160)
    if (R.next() < 0.45) w(t, 'INFO', 'wms.access', `${R.pick(['GET', 'GET', 'POST'])} ${p} 200 ${d}ms user=${R.int(10, 120)}`)
    c.line(H, t + d, haproxy(R, t + d, { host, pid, fe: 'wms~', be: 'django', srv: `web${R.int(1, 3)}`, tr: d, p }))
  })
  flow(R, t0, end2, 2.5 * MIN, (t) => w(t, 'WARNING', 'django.request', `${R.pick(['Not Found', 'Unauthorized', 'Bad Request'])}: ${R.pick([...SCAN, '/api/me'])}`))
  flow(R, t0, end2, 5 * MIN, (t) => w(t, 'WARNING', 'py.warnings', '/app/wms/models.py:212: RuntimeWarning: DateTimeField Batch.expires_at received a naive datetime while time zone support is active.'))
  const j = (ms, x, mark) => c.line(J, ms, `${iso(ms).slice(0, 19)}Z ${x}`, mark)
  j(mig - 9000, 'release: image registry.example/wms:2.' + R.int(30, 60) + '.0 pulled'); j(mig - 4000, 'release: manage.py check --deploy: System check identified no issues (2 silenced).')
  j(mig - 900, 'release: manage.py migrate --noinput'); j(mig - 500, 'Operations to perform:\n  Apply all migrations: admin, auth, contenttypes, sessions, wms'); j(mig - 300, 'Running migrations:')
  j(mig, `  Applying wms.0047_${tbl}_channel...`, { root: 'ddl' })
  const bi = mig - R.int(22, 31) * MIN
  every(R, t0, end2, MIN, (t) => {
    const n = t > mig ? R.int(60, 190) : R.int(9, 22)
    c.line(D, t, `### ${day(t)} ${hms(t)} threads_connected=${n} threads_running=${t > mig ? R.int(50, 150) : R.int(2, 5)}`, t > mig ? { relevant: 'ddl' } : {})
    if (t > bi) c.line(D, t + 1, `  id=8700 user=bi_ro     time=${Math.floor((t - bi) / 1000)} state="executing" info="SELECT m.*, COUNT(*) FROM ${tbl} m JOIN ${tbl} n ON n.parent_id=m.id GROUP BY m.sku"`, t > mig ? { relevant: 'ddl' } : {})
    if (t > mig) {
      c.line(D, t + 2, `  id=8812 user=migrator  time=${Math.floor((t - mig) / 1000)} state="Waiting for table metadata lock" info="ALTER TABLE \`${tbl}\` ADD COLUMN \`channel\` varchar(16) DEFAULT 'web' NOT NULL"`, { root: 'ddl' })
      for (let i = 0; i < 3; i++) c.line(D, t + 3 + i, `  id=${R.int(8813, 9400)} user=wms       time=${R.int(1, 50)} state="Waiting for table metadata lock" info="SELECT \`${tbl}\`.\`id\`, \`${tbl}\`.\`sku\` FROM \`${tbl}\` WHERE \`${tbl}\`.\`id\` = ${R.int(1, 90000)}"`, { relevant: 'ddl' })
    } else c.line(D, t + 3, `  id=${R.int(8000, 8699)} user=wms       time=0 state="executing" info="UPDATE stock SET reserved = reserved + 1 WHERE id = ${R.int(1, 9000)}"`)
  })
  c.incident('ddl', {
    cause: { allOf: [
      ['migrat', 'alter table', '\\balter\\b', '\\bddl\\b', 'schema change', '0047', 'add(ing)? (a )?column'],
      ['lock', '\\bmdl\\b', 'block', 'queue', 'waiting', 'stuck', 'held up'],
    ], mustNot: [] },
    services: ['release-job', 'migrator', 'mysql', 'mysql-watch', 'migrate', 'migration', 'database', 'bi_ro', 'release'], victims: ['gunicorn', 'haproxy', 'django', 'web1', 'web2', 'web3', 'wms'], severity: SEV, onset: mig, onsetToleranceSeconds: 180, temporalPattern: null, rootPattern: 'Applying wms|ALTER TABLE',
  })
  return c
}

// ---------------------------------------------------------------- 8
export function kestrelBox(seed) {
  const R = random(`${seed}/kestrel`), c = new Case('kestrel-box', { notes: 'A single host in syslog format: Node web and queue workers, redis-server, nightly job, kernel. Workers are loud; the kernel names what is killed and who is large.' })
  const t0 = start(R), end = t0 + R.int(48, 55) * MIN, job = t0 + R.int(14, 18) * MIN, onset = job + R.int(11, 14) * MIN, host = R.pick(['kestrel01', 'shop-a', 'bulldog']), F = 'logs/syslog'
  const pids = { web: R.int(1000, 1999), worker: R.int(2000, 2999), job: R.int(20000, 29999), nginx: 812 }; let redis = R.int(600, 900)
  const S = (ms, tag, msg, mark) => c.line(F, ms, msg.split('\n').map((m) => `${bsd(ms)} ${host} ${tag}: ${m}`).join('\n'), mark)
  const kern = (ms, msg, mark) => S(ms, 'kernel', `[${(812345 + (ms - t0) / 1000).toFixed(6)}] ${msg}`, mark)
  const kills = [onset, onset + R.int(5, 7) * MIN, onset + R.int(11, 14) * MIN].filter((k) => k < end - 4 * MIN), dead = (t) => kills.some((k) => t > k && t < k + 95000)
  flow(R, t0, end, 4200, (t) => {
    const id = R.hex(8)
    if (dead(t)) {
      S(t, `web[${pids.web}]`, R.next() < 0.7 ? `error: session store: Error: connect ECONNREFUSED 127.0.0.1:6379 reqId=${id}` : `error: unhandled: MaxRetriesPerRequestError: Reached the max retries per request limit (which is 20). Refer to "maxRetriesPerRequest" option for details. reqId=${id}`, { relevant: 'oom' })
      S(t + 4, `web[${pids.web}]`, `POST /api/basket 500 ${R.int(1, 20)}ms reqId=${id}`, { relevant: 'oom' })
    } else S(t, `web[${pids.web}]`, `${R.pick(['GET /api/basket', 'GET /', 'POST /api/basket', 'GET /api/search?q=owl'])} ${R.pick([200, 200, 200, 200, 304, 404])} ${R.int(2, 90)}ms reqId=${id}`)
  })
  flow(R, t0, end, 8000, (t) => { if (dead(t)) S(t, `queue-worker[${pids.worker}]`, `[bull] queue "emails" error: connect ECONNREFUSED 127.0.0.1:6379`, { relevant: 'oom' }); else S(t, `queue-worker[${pids.worker}]`, `[bull] job ${R.int(300000, 399999)} emails completed in ${R.int(30, 900)}ms`) })
  const rd = (ms, msg, mark) => S(ms, `redis-server[${redis}]`, msg, mark)
  every(R, t0, onset, 5 * MIN, (t) => rd(t, '10 changes in 300 seconds. Saving...'))
  S(job, 'systemd[1]', 'Starting invoice-report.service - Monthly invoice report...')
  let rss = 0.4
  for (let t = job + 4000, i = 1; t < end; t += R.int(50000, 70000), i++) { rss = Math.min(11.6, rss + R.int(70, 110) / 100); S(t, `invoice-report[${pids.job}]`, `chunk ${i}/64 joined, rows held ${i * R.int(410, 430)}k, rss ${rss.toFixed(1)}G`, { relevant: 'oom', ...(t > job + 6 * MIN ? { root: 'oom' } : {}) }) }
  for (const k of kills) {
    kern(k, `node invoked oom-killer: gfp_mask=0x140cca(GFP_HIGHUSER_MOVABLE|__GFP_COMP), order=0, oom_score_adj=0`, { relevant: 'oom' })
    kern(k + 1, 'Tasks state (memory values in pages):'); kern(k + 2, '[  pid  ]   uid  tgid total_vm      rss pgtables_bytes swapents oom_score_adj name')
    const row = (p, vm, r, adj, n, mark) => kern(k + 3, `[${String(p).padStart(7)}]  1001 ${String(p).padStart(5)} ${String(vm).padStart(8)} ${String(r).padStart(8)} ${String(r * 9).padStart(14)}        0 ${String(adj).padStart(13)} ${n}`, mark)
    row(redis, 612000, R.int(520000, 530000), 0, 'redis-server'); row(pids.web, 301000, R.int(88000, 91000), 0, 'node'); row(pids.worker, 290000, R.int(71000, 75000), 0, 'node'); row(pids.job, 3100000, R.int(2950000, 3010000), -900, 'python3', { root: 'oom' })
    kern(k + 4, `oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,mems_allowed=0,global_oom,task_memcg=/system.slice/redis-server.service,task=redis-server,pid=${redis},uid=112`, { root: 'oom' })
    kern(k + 5, `Out of memory: Killed process ${redis} (redis-server) total-vm:2448000kB, anon-rss:2101232kB, file-rss:1024kB, shmem-rss:0kB, UID:112 pgtables:4300kB oom_score_adj:0`, { root: 'oom' })
    S(k + 300, 'systemd[1]', 'redis-server.service: Main process exited, code=killed, status=9/KILL', { relevant: 'oom' }); S(k + 310, 'systemd[1]', "redis-server.service: Failed with result 'oom-kill'.", { relevant: 'oom' })
    redis = R.int(30000, 39000)
    S(k + 30000, 'systemd[1]', 'redis-server.service: Scheduled restart job, restart counter is at ' + (kills.indexOf(k) + 1) + '.', { relevant: 'oom' })
    rd(k + 31000, 'Loading RDB produced by version 7.2.5', { relevant: 'oom' }); rd(k + 94500, 'Ready to accept connections tcp', { relevant: 'oom' })
  }
  every(R, t0, end, 10 * MIN, (t) => S(t, `CRON[${R.int(3000, 9000)}]`, '(www-data) CMD (/usr/bin/node /srv/shop/bin/sitemap.js)'))
  flow(R, t0, end, 3 * MIN, (t) => kern(t, `[UFW BLOCK] IN=eth0 OUT= MAC=00:16:3e:${R.hex(2)}:${R.hex(2)}:${R.hex(2)} SRC=${ip(R)} DST=10.0.0.4 LEN=40 TOS=0x00 PREC=0x00 TTL=241 ID=${R.int(1, 65000)} PROTO=TCP SPT=${R.int(30000, 60000)} DPT=${R.pick([22, 23, 3389, 8080])} WINDOW=1024 RES=0x00 SYN URGP=0`))
  c.incident('oom', {
    cause: { allOf: [
      ['\\boom\\b', 'oom.?kill', 'out.of.memory', '(ran|run|running|runs) (the (host|box|machine|server) )?(out of|low on) (memory|ram)', 'memory', '\\bram\\b', '\\brss\\b'],
      ['invoice', 'report', 'python', 'nightly job', 'monthly job', 'batch job', String(pids.job)],
    ], mustNot: ['redis(-server)? (leak|memory leak)'] },
    services: ['invoice-report', 'python3', 'kernel', host], victims: ['web', 'queue-worker'], severity: SEV, onset, onsetToleranceSeconds: 900, temporalPattern: null, rootPattern: 'Out of memory|oom-kill:|python3|rss \\d',
  })
  return c
}

// ---------------------------------------------------------------- 9
export function plazaOrders(seed) {
  const R = random(`${seed}/plaza`), c = new Case('plaza-orders', { notes: 'Home-made layout, five services in one stream. Checkout complains first and loudest; the tax service warns rarely.' })
  const t0 = start(R), end = t0 + R.int(38, 46) * MIN, onset = t0 + R.int(18, 24) * MIN, F = 'logs/plaza-stream.txt', vendor = R.pick(['taxwise', 'vatgrid', 'dutycloud']), lim = R.pick([250000, 400000, 500000])
  let n = R.int(10000, 90000)
  const L = (ms, svc, lv, ctx, msg, mark) => c.line(F, ms, `${day(ms).replace(/-/g, '/')}-${hms(ms)}.${frac(ms)} <${svc}> [${lv}] {${ctx}} ${msg}`, mark)
  flow(R, t0, end, 8800, (t) => {
    const o = n++, x = `o=${o}`, fail = t > onset && R.next() < 0.9
    L(t, 'checkout', 'info', x, `begin total=${R.int(8, 420)}.${P(R.int(0, 99))} EUR ship=${R.pick(['DE', 'FR', 'NL', 'PL', 'US'])}`)
    if (fail) {
      L(t + 3000, 'checkout', 'error', x, 'tax quote timed out after 3000 ms', { relevant: 'quota' })
      if (R.next() < 0.4) L(t + 3005, 'checkout', 'error', x, 'abort: TaxUnavailableError at Checkout.finalize (checkout.ts:188:13)', { relevant: 'quota' })
      L(t + 3010, 'payments', 'warn', x, 'authorization voided, order never finalized', { relevant: 'quota' })
      if (R.next() < 0.3) L(t + 3020, 'storefront', 'error', x, `POST /checkout -> 500 (${R.int(3020, 3080)} ms)`, { relevant: 'quota' })
      if (R.next() < 0.22) L(t + R.int(3500, 5200), 'tax-engine', 'warn', x, `${vendor} said 429 "monthly call limit reached (${lim} of ${lim})", will retry in ${R.pick([800, 1600, 3200])} ms`, { root: 'quota' })
      return
    }
    if (t < onset) L(t + 60, 'tax-engine', 'info', x, `quote ok via ${vendor} rate=${R.pick(['19.0', '21.0', '23.0', '20.0'])} in ${R.int(60, 210)} ms`); else L(t + 60, 'tax-engine', 'info', x, 'quote ok from cache')
    L(t + 300, 'payments', 'info', x, R.next() < 0.05 ? `declined by issuer code=${R.pick([51, 5, 14])}` : `authorized psp_ref=${R.hex(10)}`)
    L(t + 420, 'checkout', 'info', x, `done in ${R.int(380, 600)} ms`); if (R.next() < 0.7) L(t + 900, 'mailer', 'info', x, 'confirmation queued')
    if (R.next() < 0.3) L(t + 1200, 'stock', 'info', x, `reserved ${R.int(1, 5)} pcs`)
  })
  flow(R, t0, end, 70000, (t) => L(t, 'stock', 'warn', 'job=recount', `sku ${R.int(1000, 9999)} off by ${R.pick([-1, 1, 2])}, corrected`))
  flow(R, t0, end, 4 * MIN, (t) => L(t, 'mailer', 'error', 'smtp', '550 5.1.1 mailbox unavailable (permanent, address suppressed)'))
  L(onset - 12 * MIN, 'storefront', 'info', 'boot', `version 3.${R.int(20, 70)}.1 started`); L(onset - 12 * MIN + 900, 'storefront', 'warn', 'boot', 'option "legacyBasket" is deprecated and ignored')
  every(R, t0, end, 2 * MIN, (t) => L(t, 'storefront', 'info', 'hb', `alive rps=${R.int(9, 15)} open=${R.int(4, 30)}`))
  c.incident('quota', {
    cause: { allOf: [
      ['quota', 'monthly', 'rate.?limit', '\\b429\\b', 'too many requests', '(plan|usage|call|api|request|monthly|vendor|contract|subscription)[- ]{1,2}(\\w+ )?(limit|cap\\b|allowance|volume|budget)', 'allowance', 'throttl', 'used up', 'limit (of \\d+ )?(is |was |has been )?(reached|exceeded|hit|exhausted)', '(reached|hit|exceed\\w*|exhaust\\w*).{0,40}limit'],
      ['tax', vendor, 'vendor', 'provider', 'third.?party', 'external api', 'upstream api', 'supplier'],
    ], mustNot: [] },
    services: ['tax-engine', 'tax', vendor], victims: ['checkout', 'payments', 'storefront', 'mailer'], severity: SEV3, onset, onsetToleranceSeconds: 150, temporalPattern: null, rootPattern: 'monthly call limit',
  })
  return c
}

// ---------------------------------------------------------------- 10
export function deltaInsight(seed) {
  const R = random(`${seed}/delta`), c = new Case('delta-insight', { notes: 'Two independent incidents: an analytics path (Go ingest, ClickHouse) and a reporting path (MySQL replica, .NET reports).' })
  const t0 = start(R), end = t0 + R.int(62, 72) * MIN, onA = t0 + R.int(38, 44) * MIN, onB = t0 + R.int(14, 20) * MIN
  const C = 'logs/clickhouse-server.log', I = 'logs/ingest.jsonl', M = 'logs/mysql-replica.err', N = 'logs/reports.log', tbl = R.pick(['events.clicks', 'events.page_views', 'telemetry.sessions'])
  const ch = (ms, th, q, lv, msg, mark) => c.line(C, ms, `${day(ms).replace(/-/g, '.')} ${hms(ms)}.${frac(ms)}${P(R.int(0, 999), 3)} [ ${th} ] {${q}} <${lv}> ${msg}`, mark)
  const zap = (ms, level, caller, msg, o, mark) => c.line(I, ms, JSON.stringify({ level, ts: ms / 1000, caller, msg, ...o }), mark)
  const dep = onA - R.int(6, 8) * MIN
  flow(R, t0, end, 13000, (t) => {
    const q = uuid(R)
    if (t > onA && R.next() < 0.75) {
      ch(t, R.int(100, 999), q, 'Error', `executeQuery: Code: 252. DB::Exception: Too many parts (${R.int(3000, 3020)} with average size of ${R.int(1, 3)}.${P(R.int(0, 99))} KiB) in table '${tbl} (${uuid(R)})'. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) (version 24.3.5.46 (official build)) (from 10.8.0.${R.int(2, 60)}:${R.int(30000, 60000)}) (in query: INSERT INTO ${tbl} FORMAT Native)`, { root: 'parts' })
      zap(t + 12, 'error', 'sink/clickhouse.go:118', 'insert failed', { error: 'code: 252, message: Too many parts', rows: 1, attempt: R.int(1, 5) }, { relevant: 'parts' })
    } else {
      ch(t, R.int(100, 999), q, 'Debug', `executeQuery: (from 10.8.0.${R.int(2, 60)}:${R.int(30000, 60000)}) INSERT INTO ${tbl} FORMAT Native (stage: Complete)`)
      ch(t + 40, R.int(100, 999), '', 'Debug', `${tbl} (${R.hex(8)}) (MergerMutator): Selected ${R.int(4, 11)} parts from ${day(t).replace(/-/g, '').slice(0, 6)}_${R.int(1000, 2000)}_${R.int(2000, 3000)}_2 to all`)
      zap(t + 60, 'info', 'sink/clickhouse.go:96', 'flushed', { rows: t > dep ? 1 : R.int(38000, 50000), took_ms: R.int(5, 160) }, t > dep ? { relevant: 'parts' } : {})
    }
  })
  flow(R, t0, end, 5 * MIN, (t) => ch(t, R.int(100, 999), '', 'Warning', 'TCPHandler: Client has not sent any data.'))
  zap(t0 + 300, 'info', 'main.go:41', 'batcher configured', { max_rows: 50000, flush_interval: '5s', version: '1.18.2' })
  zap(dep, 'info', 'main.go:41', 'batcher configured', { max_rows: 1, flush_interval: '50ms', version: '1.19.0' }, { root: 'parts' })
  zap(dep - 900, 'info', 'main.go:88', 'shutdown complete', { drained: R.int(100, 900) })
  every(R, t0, end, 90000, (t) => zap(t, 'info', 'kafka/reader.go:77', 'progress', { topic: 'raw-events', lag: t > onA ? R.int(9000, 250000) : R.int(10, 400) }))
  const my = (ms, th, lv, code, msg, mark) => c.line(M, ms, `${iso(ms).slice(0, 19)}.${frac(ms)}${P(R.int(0, 999), 3)}Z ${th} [${lv}] [${code}] [${lv === 'Note' ? 'Server' : 'Repl'}] ${msg}`, mark)
  flow(R, t0, end, 55000, (t) => my(t, R.int(200, 999), 'Note', 'MY-010914', `Aborted connection ${R.int(2000, 9000)} to db: 'shop' user: 'metabase' host: '10.8.1.${R.int(2, 60)}' (Got timeout reading communication packets).`))
  const g = `${R.hex(8)}-5a1c-11ee-9c0d-0242ac12000${R.int(2, 9)}:${R.int(100000, 999999)}`, bl = `binlog.000${R.int(210, 880)}`, pos = R.int(100000, 999999), key = R.int(8000, 9999)
  my(onB, 14, 'ERROR', 'MY-010584', `Replica SQL for channel '': Worker 1 failed executing transaction '${g}' at source log ${bl}, end_log_pos ${pos}; Could not execute Write_rows event on table shop.coupons; Duplicate entry '${key}' for key 'coupons.PRIMARY', Error_code: 1062; handler error HA_ERR_FOUND_DUPP_KEY; the event's source log FIRST, end_log_pos ${pos}, Error_code: MY-001062`, { root: 'repl' })
  my(onB + 4, 13, 'ERROR', 'MY-010586', `Error running query, replica SQL thread aborted. Fix the problem, and restart the replica SQL thread with "START REPLICA". We stopped at log '${bl}' position ${pos - 412}`, { root: 'repl' })
  const nx = (ms, lv, cat, msg, mark) => c.line(N, ms, `${iso(ms).slice(0, 19)}.${frac(ms)} ${lv}: ${cat}[0] ${msg}`, mark)
  flow(R, t0, end, 20000, (t) => nx(t, 'info', 'Delta.Reports.Controllers.SalesController', `Report ${R.pick(['daily-sales', 'basket-mix', 'coupon-use'])} rendered for tenant ${R.int(1, 40)} in ${R.int(80, 900)} ms`))
  every(R, t0, end, MIN, (t) => { const lag = t > onB ? Math.round((t - onB) / 1000) : R.int(0, 2); nx(t, lag > 120 ? 'warn' : 'info', 'Delta.Reports.Data.ReplicaProbe', lag > 120 ? `Newest order on the replica is ${lag} s old; figures are shown with a "delayed" badge` : `Newest order on the replica is ${lag} s old`, t > onB + MIN ? { relevant: 'repl' } : {}) })
  flow(R, t0, end, 6 * MIN, (t) => nx(t, 'fail', 'Microsoft.AspNetCore.Antiforgery.DefaultAntiforgery', 'An exception was thrown while deserializing the token.'))
  c.incident('parts', {
    cause: { allOf: [
      ['too many parts', '\\bparts\\b', 'merge', '(small|tiny|single|one)[- ]?row', '(small|tiny|single|micro|unbatched|little) (insert|batch|write|flush)', 'batch\\w*.{0,50}(size|\\b1\\b|\\bone\\b|single|small|config|rows?\\b|disabled|lost|shrunk|reduc)', 'max_rows', '(one )?row (by|at a) ', 'flush.{0,40}(\\b1\\b|one|single|every|each|too often|frequen)'],
      ['clickhouse', 'ingest', 'insert', tbl.replace('.', '\\.'), 'batcher'],
    ], mustNot: [] },
    services: ['ingest', 'clickhouse', 'clickhouse-server', tbl], victims: [], severity: SEV3, onset: dep, onsetToleranceSeconds: 600, temporalPattern: null, rootPattern: 'Too many parts|batcher configured|max_rows',
  })
  c.incident('repl', {
    cause: { allOf: [
      ['replica', 'replicat', '\\bslave\\b', 'sql thread', 'applier'],
      ['duplicate', '1062', 'conflict', 'stopp', 'broke', 'halt', 'abort', 'primary key', 'dup key', 'diverge', 'failed', 'no longer (apply|run)'],
    ], mustNot: [] },
    services: ['mysql-replica', 'mysql', 'replica', 'replication', 'mysqld', 'shop.coupons'], victims: ['reports', 'ReplicaProbe', 'Delta.Reports'], severity: [...SEV3, 'medium'], onset: onB, onsetToleranceSeconds: 120, temporalPattern: null, rootPattern: 'Replica SQL|replica SQL thread aborted',
  })
  return c
}
