import { Case } from '../case.mjs'
import { T, ISO, S, MIN, H, pad, p2, setup } from './lib.mjs'
const J = JSON.stringify

/** 8. PostgreSQL: an inactive Debezium slot holds WAL until the disk is full. */
function c08(seed, out) {
  const name = 'b13-08-stock-ledger', { r, start: s0, every, uuid, f, lat, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'The CDC connector was deleted, its logical slot stayed; WAL piles up for hours (INFO of pgmetrics only), then PANIC No space left; the applications are loudest. Red herring: a large report export to /tmp and a backup at night.' })
  const start = s0 - 6 * H, del = start + r.int(55, 75) * MIN, full = del + r.int(7 * 60, 8 * 60) * MIN, end = full + r.int(16, 22) * MIN
  const PG = 'logs/postgresql-16-main.log', CO = 'logs/kafka-connect.log', AP = 'logs/stock-api.log', MO = 'logs/pgmetrics.log'
  const slot = r.pick(['dbz_stock_outbox', 'debezium_stock', 'cdc_stock_movements'])
  const pg = (t, pid, who, m, o) => c.line(PG, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${pid}] ${who ? who + ' ' : ''}${m}`, o)
  const ck = r.int(400, 800), ws = r.int(9000, 20000); let seg = r.int(200, 400)
  const lsn0 = r.int(20, 90) * 4294967296 + r.int(1, 4e9), lsn = (t) => { const b = Math.floor(lsn0 + (t - start) / (5 * MIN) * 955000 * 1024); return `${Math.floor(b / 4294967296).toString(16).toUpperCase()}/${(b % 4294967296).toString(16).toUpperCase()}` }
  const dead = (t) => t > full
  for (let t = start + 20 * S; t < full - 10 * S; t += 5 * MIN) { const n = r.int(9000, 24000), dist = r.int(900000, 1010000), files = Math.round(dist / 16384), after = t > del; pg(t, ck, '', 'LOG:  checkpoint starting: time'); pg(t + 240 * S, ck, '', `LOG:  checkpoint complete: wrote ${n} buffers (${(n / 2621).toFixed(1)}%); ${after ? files : 0} WAL file(s) added, 0 removed, ${after ? 0 : files} recycled; write=239.${r.int(100, 900)} s, sync=0.0${r.int(10, 90)} s, total=240.0${r.int(10, 60)} s; sync files=${r.int(60, 160)}, longest=0.00${r.int(1, 9)} s, average=0.001 s; distance=${dist} kB, estimate=${dist + r.int(900, 20000)} kB; lsn=${lsn(t + 240 * S)}, redo lsn=${lsn(t)}`, after ? { relevant: 'slot' } : undefined) }
  every(start, full, 4 * MIN, (t) => pg(t, r.int(21000, 90000), `stock@stock`, `LOG:  duration: ${f(510, 1900, 3)} ms  execute S_${r.int(1, 30)}: select m.sku, sum(m.qty) from movement m where m.warehouse_id = $1 group by m.sku`))
  every(start, full, 11 * MIN, (t) => { const p = r.int(21000, 90000); pg(t, p, 'stock@stock', `ERROR:  duplicate key value violates unique constraint "movement_external_id_key"`); pg(t, p, 'stock@stock', `DETAIL:  Key (external_id)=(WH${r.int(1, 9)}-${r.int(100000, 999999)}) already exists.`) })
  every(start, full, 17 * MIN, (t) => pg(t, r.int(21000, 90000), '', `LOG:  automatic vacuum of table "stock.public.movement_queue": index scans: 1\n\tpages: 0 removed, ${r.int(800, 1400)} remain, ${r.int(100, 700)} scanned (${f(20, 60)}% of total)\n\ttuples: ${r.int(900, 9000)} removed, ${r.int(900, 9000)} remain, 0 are dead but not yet removable\n\tsystem usage: CPU: user: 0.0${r.int(1, 9)} s, system: 0.00 s, elapsed: 0.${r.int(10, 90)} s`))
  every(start, full, 50 * MIN, (t) => pg(t, r.int(21000, 90000), 'report@stock', `LOG:  temporary file: path "base/pgsql_tmp/pgsql_tmp${r.int(1000, 9999)}.0", size ${r.int(200, 700) * 1048576}`))
  // the slot
  pg(start + 2 * MIN, ws, `debezium@stock`, `LOG:  starting logical decoding for slot "${slot}"`, { relevant: 'slot' }); pg(start + 2 * MIN, ws, 'debezium@stock', `DETAIL:  Streaming transactions committing after ${lsn(start)}, reading WAL from ${lsn(start - 40 * S)}.`)
  // connect
  const co = (t, m, o) => c.line(CO, t, `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}] ${m}`, o)
  every(start, del, 5 * MIN, (t) => co(t, `INFO WorkerSourceTask{id=stock-outbox-0} Committing offsets for ${r.int(90, 800)} acknowledged messages (org.apache.kafka.connect.runtime.WorkerSourceTask)`))
  every(start, end, 6 * MIN, (t) => co(t, `INFO WorkerSinkTask{id=search-sink-0} Committing offsets asynchronously using sequence number ${Math.floor((t - start) / MIN)}: {catalog.products-0=OffsetAndMetadata{offset=${800000 + Math.floor((t - start) / 900)}, leaderEpoch=null, metadata=''}} (org.apache.kafka.connect.runtime.WorkerSinkTask)`))
  every(start, end, 35 * MIN, (t) => co(t, `INFO [AdminClient clientId=connect-cluster-shared-admin] Node -1 disconnected. (org.apache.kafka.clients.NetworkClient)`))
  every(start, end, 40 * MIN, (t) => co(t, `WARN [Producer clientId=connector-producer-search-dlq] The configuration 'metrics.context.connect.kafka.cluster.id' was supplied but isn't a known config. (org.apache.kafka.clients.producer.ProducerConfig)`))
  ;[[0, `INFO [Worker clientId=connect-1, groupId=connect-cluster] Handling connector config update by removing connector stock-outbox (org.apache.kafka.connect.runtime.distributed.DistributedHerder)`], [20, 'INFO Stopping task stock-outbox-0 (org.apache.kafka.connect.runtime.Worker)'], [40, `INFO Stopping down connector (io.debezium.connector.common.BaseSourceTask)`], [850, 'INFO Connection gracefully closed (io.debezium.jdbc.JdbcConnection)'], [900, `INFO 10.20.9.${r.int(3, 90)} - - [${T(del, '%d/%b/%Y:%H:%M:%S')} +0000] "DELETE /connectors/stock-outbox HTTP/1.1" 204 0 "-" "curl/8.5.0" ${r.int(400, 900)} (org.apache.kafka.connect.runtime.rest.RestServer)`], [1400, 'INFO [Worker clientId=connect-1, groupId=connect-cluster] Finished stopping tasks in preparation for rebalance (org.apache.kafka.connect.runtime.distributed.DistributedHerder)']].forEach(([d, m]) => co(del + d, m, { root: 'slot' }))
  // metrics
  const total = 200
  for (let t = start + 60 * S; t < end; t += 10 * MIN) {
    const k = t < del ? 0 : Math.min(1, (t - del) / (full - del)), used = Math.min(100, 58 + k * 42), ret = t < del ? f(0.02, 0.2) : (k * total * 0.42).toFixed(2)
    const mo = (m, o) => c.line(MO, t, `${T(t, '%Y-%m-%dT%H:%M:%SZ')} pgmetrics[${88}]: ${m}`, o)
    mo(`db stock connections=${dead(t) ? 0 : r.int(31, 52)}/200 tps=${dead(t) ? 0 : r.int(300, 600)} cache_hit=99.${r.int(1, 9)}`)
    if (!dead(t)) mo(`replication_slot name=${slot} plugin=pgoutput type=logical active=${t < del ? 't' : 'f'} retained_wal_gb=${ret} wal_status=${ret > 20 ? 'extended' : 'reserved'}`, t > del ? { root: 'slot' } : undefined)
    if (!dead(t)) mo(`replication_slot name=standby_b type=physical active=t retained_wal_gb=0.0${r.int(1, 4)} wal_status=reserved`)
    mo(`filesystem /var/lib/postgresql size_gb=${total} used_pct=${used.toFixed(1)}`, used > 75 ? { relevant: 'slot' } : undefined)
  }
  // the crash
  const x = r.int(90000, 120000)
  let at = full
  for (let i = 0; at < end; i++) {
    const o = { relevant: 'slot' }
    if (i === 0) { pg(at, x, 'stock@stock', `PANIC:  could not write to file "pg_wal/xlogtemp.${x}": No space left on device`, o); pg(at, x, 'stock@stock', 'STATEMENT:  insert into movement (sku, qty, warehouse_id, external_id) values ($1, $2, $3, $4)', o); pg(at + 300, ck - 1, '', `LOG:  server process (PID ${x}) was terminated by signal 6: Aborted`, o); pg(at + 310, ck - 1, '', 'LOG:  terminating any other active server processes', o); pg(at + 600, ck - 1, '', 'LOG:  all server processes terminated; reinitializing', o) } else pg(at, ck - 1, '', `LOG:  starting PostgreSQL 16.3 (Ubuntu 16.3-1.pgdg22.04+1) on x86_64-pc-linux-gnu, compiled by gcc (Ubuntu 11.4.0-1ubuntu1~22.04) 11.4.0, 64-bit`)
    const st = x + 10 + i * 9
    pg(at + 900, st, '', `LOG:  database system was interrupted; last known up at ${T(full - 3 * MIN, '%Y-%m-%d %H:%M:%S')} UTC`); pg(at + 1400, st, '', 'LOG:  database system was not properly shut down; automatic recovery in progress', o); pg(at + 1500, st, '', `LOG:  redo starts at ${lsn(full - 3 * MIN)}`)
    pg(at + 9 * S, st, '', `FATAL:  could not write to file "pg_wal/xlogtemp.${st}": No space left on device`, o); pg(at + 9.1 * S, ck - 1, '', `LOG:  startup process (PID ${st}) exited with exit code 1`, o); pg(at + 9.2 * S, ck - 1, '', 'LOG:  aborting startup due to startup process failure', o); pg(at + 9.3 * S, ck - 1, '', 'LOG:  database system is shut down', o)
    at += r.int(95, 140) * S
  }
  // API (Python, structlog-like)
  const api = (t, l, m, kv, o) => c.line(AP, t, `${T(t, '%Y-%m-%d %H:%M:%S.%f')} [${l.padEnd(8)}] ${m.padEnd(36)} ${Object.entries(kv).map(([k, v]) => `${k}=${v}`).join(' ')}`, o)
  every(start, full, 2 * MIN, (t) => api(t, 'info', 'request_finished', { method: r.pick(['GET', 'GET', 'POST']), path: r.pick(['/stock/' + r.int(10000, 99999), '/movements', '/reservations']), status: r.next() < 0.03 ? 409 : 200, ms: lat(21).toFixed(1) }))
  every(start, full, 15 * MIN, (t) => api(t, 'warning', 'reservation_conflict_retry', { sku: r.int(10000, 99999), attempt: 1 }))
  every(start, full, 20 * MIN, (t) => api(t, 'info', 'export_written', { path: `/tmp/export-${r.hex(6)}.csv`, mb: r.int(60, 900) }))
  every(full + 200, end, 9 * S, (t) => { const k = r.next(); api(t, 'error', 'request_failed', { method: 'POST', path: r.pick(['/movements', '/reservations', '/stock/bulk']), status: 500, exc: k < 0.4 ? `'connection to server at "10.20.4.10", port 5432 failed: FATAL:  the database system is in recovery mode'` : k < 0.8 ? `'connection to server at "10.20.4.10", port 5432 failed: Connection refused'` : `'psycopg.OperationalError: server closed the connection unexpectedly'` }, { relevant: 'slot' }) })
  every(full + 20 * S, end, 60 * S, (t) => api(t, 'critical', 'healthcheck_failed', { check: 'database', failures: Math.ceil((t - full) / (10 * S)) }, { relevant: 'slot' }))
  c.incident('slot', {
    cause: { allOf: [['\\bslots?\\b', 'debezium', '\\bdbz', '\\bCDC\\b', 'logical (replication|decoding)', 'connector'], ['\\bWAL\\b', 'pg_wal', 'disk', 'space', 'write.ahead', 'filesystem', 'volume'], ['inactive', 'not active', 'retain', 'retention', 'no (longer|consumer|reader|subscriber)', 'unconsumed', 'not consum', 'abandon', 'orphan', 'left (behind|over)', 'leftover', 'stale', 'unused', 'delet', 'remov', 'stopp', '\\bhold', '\\bheld\\b', '\\bpin', 'accumul', 'pil(e|ing)', 'kept', 'keep', 'prevent', 'without (a )?(consumer|reader)', 'never dropped', 'not dropped']] },
    services: ['postgresql', 'postgres', slot, 'kafka-connect', 'debezium', 'stock-outbox', 'pg', 'postgresql-16-main'], victims: ['stock-api'], severity: ['critical', 'high'],
    onset: null, rootPattern: `replication_slot name=${slot}|stock-outbox|Stopping down|gracefully closed|Finished stopping tasks`,
  })
  c.write(out)
}

/** 9. A clock jump on one of two token issuers: tokens from the future. */
function c09(seed, out) {
  const name = 'b13-09-token-desk', { r, start, every, uuid, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'The clock of auth-2 jumps ahead after a live migration and chronyd has no source; only tokens issued there are rejected as not yet valid. Gateway and APIs are loud, auth itself answers 200. Red herring: signing key rotation before, one 401 per minute of old tokens.' })
  const onset = start + r.int(34, 44) * MIN, end = onset + r.int(24, 30) * MIN, skew = r.int(140, 290) * S
  const hosts = { a1: 'auth-1', a2: 'auth-2', api: 'orders-api', cat: 'inventory-api', gw: 'edge-1' }
  const a2t = (t) => t + (t >= onset ? skew : 0)
  const sys = (h, t, prog, pid, m, o) => { const file = `logs/${h}.syslog`, clock = h === 'auth-2' ? a2t(t) : t; c.line(file, clock, `${T(clock, '%Y-%m-%dT%H:%M:%S.%f')}+00:00 ${h} ${prog}[${pid}]: ${m}`, o) }
  const ker = (h, t, m, o) => { const clock = h === 'auth-2' ? a2t(t) : t; c.line(`logs/${h}.syslog`, clock, `${T(clock, '%Y-%m-%dT%H:%M:%S.%f')}+00:00 ${h} kernel: [${pad(((t - start) / S + 812345).toFixed(6), 13)}] ${m}`, o) }
  const pid = { 'auth-1': r.int(900, 1500), 'auth-2': r.int(900, 1500), 'orders-api': r.int(900, 1500), 'inventory-api': r.int(900, 1500), 'edge-1': r.int(900, 1500) }
  const kid = r.hex(8), kid2 = r.hex(8), rot = onset - r.int(17, 25) * MIN
  for (const h of ['auth-1', 'auth-2']) {
    sys(h, rot + (h === 'auth-2' ? 3 * S : 0), 'authd', pid[h], `level=info msg="signing key rotated" old_kid=${kid} new_kid=${kid2} overlap=24h`)
    every(start, end, 28 * S, (t) => { const cl = r.pick(['web', 'mobile', 'warehouse-app', 'partner-gw']); sys(h, t, 'authd', pid[h], `level=info msg="token issued" grant=${r.pick(['refresh_token', 'refresh_token', 'authorization_code', 'client_credentials'])} client=${cl} sub=u${r.int(10000, 99999)} ttl=900s kid=${t > rot ? kid2 : kid} dur=${lat(6).toFixed(1)}ms`, h === 'auth-2' && t > onset ? { relevant: 'clock' } : undefined) })
    every(start, end, 3.5 * MIN, (t) => sys(h, t, 'authd', pid[h], `level=warn msg="login failed" reason=${r.pick(['bad_password', 'bad_password', 'unknown_user', 'otp_mismatch'])} ip=${ip()}`))
    every(start, end, 6 * MIN, (t) => { const s = r.int(100, 9000); sys(h, t, 'systemd', 1, `Starting Refresh fwupd metadata and update motd...`); sys(h, t + 1.5 * S, 'systemd', 1, 'fwupd-refresh.service: Deactivated successfully.') })
    every(start, end, 9 * MIN, (t) => { const s = r.int(10000, 90000); sys(h, t, 'sshd', s, `Connection closed by 10.8.0.${r.int(2, 9)} port ${r.int(33000, 60000)} [preauth]`) })
    every(start, end, 7 * MIN, (t) => sys(h, t, 'CRON', r.int(10000, 90000), '(root) CMD (   test -x /usr/sbin/anacron || { cd / && run-parts --report /etc/cron.hourly; })'))
  }
  for (const h of ['auth-1', 'orders-api', 'inventory-api', 'edge-1']) every(start, end, 20 * MIN, (t) => sys(h, t, 'chronyd', 612, `Selected source 10.8.0.${r.int(1, 2)} (ntp${r.int(1, 2)}.corp.example)`))
  sys('auth-2', start + 5 * MIN, 'chronyd', 598, 'Selected source 10.8.0.1 (ntp1.corp.example)')
  sys('auth-2', onset - 11 * MIN, 'chronyd', 598, "Can't synchronise: no selectable sources", { root: 'clock' })
  ker('auth-2', onset - 300, 'virtio_balloon virtio3: Out of puff! Can\'t get 1 pages')
  sys('auth-2', onset - 200, 'qemu-ga', 611, 'info: guest-ping called')
  ker('auth-2', onset + 200, 'clocksource: timekeeping watchdog on CPU1: Marking clocksource \'tsc\' as unstable because the skew is too large:', { root: 'clock' })
  ker('auth-2', onset + 210, `clocksource:                       'kvm-clock' wd_nsec: 503${r.int(100000, 999999)} wd_now: ${r.hex(12)} wd_last: ${r.hex(12)} mask: ffffffffffffffff`); ker('auth-2', onset + 215, 'tsc: Marking TSC unstable due to clocksource watchdog')
  sys('auth-2', onset + 1.2 * S, 'chronyd', 598, 'Forward time jump detected!', { root: 'clock' })
  sys('auth-2', onset + 1.3 * S, 'chronyd', 598, "Can't synchronise: no selectable sources", { root: 'clock' })
  sys('auth-2', onset + 1.1 * S, 'systemd-resolved', 402, 'Clock change detected. Flushing caches.', { relevant: 'clock' })
  // java API: JJWT; python API: PyJWT
  const java = (t, l, m, o) => sys('orders-api', t, 'orders', pid['orders-api'], `${l.padEnd(5)} [http-nio-8080-exec-${r.int(1, 10)}] ${m}`, o)
  const py = (t, l, m, o) => sys('inventory-api', t, 'inventory', pid['inventory-api'], `${l}:${m}`, o)
  every(start, end, 17 * S, (t) => java(t, 'INFO', `c.t.orders.AccessLog ${r.pick(['GET /orders/' + r.int(10000, 99999), 'GET /orders?open=1', 'POST /orders', 'PATCH /orders/' + r.int(10000, 99999)])} 200 ${Math.round(lat(24))}ms`))
  every(start, end, 19 * S, (t) => py(t, 'INFO', `inventory.access:GET /stock/${r.int(1000, 9999)} 200 ${Math.round(lat(11))}ms`))
  every(start, end, 70 * S, (t) => java(t, 'WARN', `c.t.orders.JwtFilter rejected token: io.jsonwebtoken.ExpiredJwtException: JWT expired at ${T(t - r.int(20, 900) * S, '%Y-%m-%dT%H:%M:%SZ')}. Current time: ${T(t, '%Y-%m-%dT%H:%M:%SZ')}, a difference of ${r.int(20000, 900000)} milliseconds.  Allowed clock skew: 0 milliseconds.`))
  every(onset + 3 * S, end, 20 * S, (t) => java(t, 'WARN', `c.t.orders.JwtFilter rejected token: io.jsonwebtoken.PrematureJwtException: JWT must not be accepted before ${T(t + skew - r.int(200, 4000), '%Y-%m-%dT%H:%M:%SZ')}. Current time: ${T(t, '%Y-%m-%dT%H:%M:%SZ')}, a difference of ${skew - r.int(200, 4000)} milliseconds.  Allowed clock skew: 0 milliseconds. iss=https://auth-2.corp.example`, { relevant: 'clock' }))
  every(onset + 4 * S, end, 17 * S, (t) => py(t, 'ERROR', `inventory.auth:401 token rejected: ImmatureSignatureError: The token is not yet valid (iat)`, { relevant: 'clock' }))
  every(onset + 30 * S, end, 2.5 * MIN, (t) => java(t, 'ERROR', `c.t.orders.PartnerSync sync with partner-gw failed: 401 Unauthorized from GET /partner/orders, giving up after 3 attempts`, { relevant: 'clock' }))
  // edge
  const ng = (t, m, o) => sys('edge-1', t, 'nginx', pid['edge-1'], m, o)
  every(start, end, 14 * S, (t) => ng(t, `${ip()} ${r.pick(['GET /api/orders', 'GET /api/stock', 'POST /api/orders', 'GET /'])} 200 upstream=${r.pick(['10.8.1.21:8080', '10.8.1.31:8000'])} rt=${(lat(30) / 1000).toFixed(3)}`))
  every(start, end, 80 * S, (t) => ng(t, `${ip()} GET /api/orders 401 upstream=10.8.1.21:8080 rt=0.004`))
  every(onset + 3 * S, end, 13 * S, (t) => ng(t, `${ip()} ${r.pick(['GET /api/orders', 'GET /api/stock', 'POST /api/orders'])} 401 upstream=${r.pick(['10.8.1.21:8080', '10.8.1.31:8000'])} rt=0.00${r.int(2, 6)}`, { relevant: 'clock' }))
  c.incident('clock', {
    cause: { allOf: [['clock', '\\btime (skew|drift|jump|shift|step|sync)', '\\bNTP\\b', 'chrony', 'in the future', 'system time', 'time[^.]*(ahead|jump|wrong|off)', 'timekeeping'], ['auth-2', 'auth2', 'auth (server|node|host|service)', 'token (issuer|server|service)', 'issuer', 'identity provider', 'authd', 'second auth']], mustNot: ['(caused by|because of|due to) (the )?(signing )?key rotation', 'JWKS (cache )?(stale|mismatch)'] },
    services: ['auth-2', 'auth', 'authd', 'chronyd', 'chrony'], victims: ['orders-api', 'inventory-api', 'edge-1', 'nginx', 'partner-gw', 'orders', 'inventory'], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 12 * 60, rootPattern: "Can't synchronise|Marking clocksource|Forward time jump",
  })
  c.write(out)
}

/** 10. K8s, several services in one stream: the base currency of the rates changes at INFO. */
function c10(seed, out) {
  const name = 'b13-10-price-board', { r, start, every, uuid, f, lat, pod, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'fx-rates reloads its ConfigMap at INFO: base EUR becomes USD; every conversion is wrong from the next refresh on. No error of the culprit; only ledger and settlement complain, later. Chronic: provider 429 with retry, one unknown currency, a slow product query.' })
  const F = 'logs/prod-stream.log'
  const cm = start + r.int(38, 50) * MIN, end = cm + r.int(44, 55) * MIN, refresh = 5 * MIN, phase = start + r.int(20, 200) * S
  const fx = pod('fx-rates'), pr = [pod('pricing'), pod('pricing')], ck = [pod('checkout'), pod('checkout')], le = pod('ledger'), psp = pod('psp-bridge')
  const K = (t, p, text, o) => c.line(F, t, `[pod/${p}/${p.split('-').slice(0, -2).join('-')}] ${T(t, '%Y-%m-%dT%H:%M:%S.%N')}Z ${text}`, o)
  const usd = 1.06 + r.next() * 0.05, rate = { USD: usd, GBP: 0.84 + r.next() * 0.02, CHF: 0.95 + r.next() * 0.02, SEK: 11.2 + r.next() * 0.4, PLN: 4.25 + r.next() * 0.1 }
  const good = phase + Math.ceil((cm - phase) / refresh) * refresh // first refresh with the new base
  const onset = cm
  const go = (t, lvl, msg, kv, o) => K(t, fx, `time=${T(t, ISO)} level=${lvl} msg=${/ /.test(msg) ? J(msg) : msg} ${kv}`, o)
  for (let t = phase; t < end; t += refresh) { const bad = t >= good; go(t, 'INFO', 'refresh started', 'provider=ecb-mirror'); if (r.next() < 0.2) go(t + 300, 'WARN', 'provider throttled', 'status=429 retry_in=2s attempt=1'); go(t + 2.7 * S, 'INFO', 'rates refreshed', `provider=ecb-mirror base=${bad ? 'USD' : 'EUR'} count=31 as_of=${T(t, '%Y-%m-%d')} took=${r.int(380, 900)}ms`, bad ? { root: 'fx' } : undefined) }
  go(cm, 'INFO', 'config reloaded', `source=configmap/fx-rates generation=${r.int(20, 60)} keys=7 changed="base,log.sample"`, { root: 'fx' })
  every(start, end, 26 * S, (t) => go(t, 'INFO', 'GET /rates', `status=200 client=pricing dur=${lat(0.9).toFixed(2)}ms`))
  every(start, end, 12 * MIN, (t) => go(t, 'WARN', 'unknown currency requested', 'ccy=HRK fallback=EUR'))
  // pricing: JSON (Kotlin, logstash encoder)
  const pj = (t, lvl, logger, msg, o, extra = {}) => K(t, r.pick(pr), J({ '@timestamp': T(t, '%Y-%m-%dT%H:%M:%S.%L') + 'Z', '@version': '1', message: msg, logger_name: logger, thread_name: `eventLoopGroupProxy-4-${r.int(1, 8)}`, level: lvl, ...extra }), o)
  every(start, end, 13 * S, (t) => { const ccy = r.pick(Object.keys(rate)), eur = 10 + r.next() * 240, b = t >= good + 2.7 * S; const q = b ? (ccy === 'USD' ? 1 : rate[ccy] / usd) : rate[ccy]; pj(t, 'INFO', 'shop.pricing.Quote', `quote ${eur.toFixed(2)} EUR -> ${(eur * q).toFixed(2)} ${ccy} rate=${q.toFixed(4)}`, b ? { relevant: 'fx' } : undefined) })
  every(start, end, 4 * MIN, (t) => pj(t, 'INFO', 'shop.pricing.Snapshot', `price snapshot rebuilt: ${r.int(41000, 41400)} products in ${r.int(900, 1700)} ms`))
  every(start, end, 9 * MIN, (t) => pj(t, 'WARN', 'shop.pricing.Db', `slow query ${r.int(600, 1100)} ms: select * from price_rule where valid_to > now()`))
  // checkout: node, winston
  let order = r.int(500000, 800000)
  const ch = (t, l, m, o) => K(t, r.pick(ck), `${T(t, ISO)} ${l}: ${m}`, o)
  const mism = []
  every(start, end, 17 * S, (t) => { const id = ++order, ccy = wpick([[6, 'EUR'], [2, 'USD'], [1, 'GBP'], [1, 'CHF'], [1, 'SEK'], [1, 'PLN']]); const eur = 12 + r.next() * 300, b = t >= good + 2.7 * S, rr = ccy === 'EUR' ? 1 : b ? (ccy === 'USD' ? 1 : rate[ccy] / usd) : rate[ccy]; const amt = (eur * rr).toFixed(2); ch(t, 'info', `order placed ${J({ order: id, total: +amt, currency: ccy, items: r.int(1, 6) })}`); K(t + 700, psp, `INFO  [capture-${r.int(1, 4)}] captured ${amt} ${ccy} order=${id} psp_ref=${r.hex(16).toUpperCase()}`); if (b && ccy !== 'EUR') mism.push([t, id, ccy, amt, (eur * rate[ccy]).toFixed(2)]) })
  every(start, end, 3 * MIN, (t) => ch(t, 'warn', `payment declined ${J({ order: order - r.int(1, 900), code: r.pick(['insufficient_funds', 'do_not_honor', 'expired_card']) })}`))
  every(start, end, 60 * S, (t) => ch(t, 'info', `basket restored ${J({ basket: r.hex(10) })}`))
  every(start, end, 11 * MIN, (t) => K(t, psp, `ERROR [notify-1] webhook signature invalid, ignored (source ${r.int(3, 200)}.${r.int(1, 200)}.${r.int(1, 200)}.9)`))
  // ledger: python
  const lg = (t, l, m, o) => K(t, le, `${T(t, '%Y-%m-%d %H:%M:%S,%L')} ${l} ledger.${m}`, o)
  every(start, end, 30 * S, (t) => lg(t, 'INFO', `postings batch=${r.hex(6)} rows=${r.int(8, 60)} balanced=True`))
  let seen = 0, n = 0
  for (let t = phase + 4 * MIN; t < end; t += 10 * MIN) { const upto = mism.filter((m) => m[0] < t).length, k = upto - seen; if (k > 0) { for (const m of mism.slice(seen, Math.min(upto, seen + 9))) lg(t + 30, 'WARNING', `recon order=${m[1]} captured=${m[3]} ${m[2]} bank_reference=${m[4]} ${m[2]} diff=${((m[3] / m[4] - 1) * 100).toFixed(1)}%`, { relevant: 'fx' }); lg(t + 90, 'ERROR', `recon settlement file rejected: ${k} of ${k + (seen ? 0 : r.int(3, 9))} non-EUR orders out of tolerance 0.5%`, { relevant: 'fx' }) } else lg(t + 90, 'INFO', `recon settlement file accepted: ${r.int(9, 20)} non-EUR orders, largest diff 0.${r.int(10, 30)}%`); seen = upto; n++ }
  c.incident('fx', {
    cause: { allOf: [['fx-rates', '\\bfx\\b', 'exchange.?rate', 'currency', 'conversion rate', '\\brates\\b'], ['\\bbase\\b', 'EUR[^.]*USD', 'USD[^.]*EUR', 'wrong (reference|quote) currency', 'invert', 'configmap', 'config(uration)?\\b[^.]*(reload|chang)', '(reload|chang)\\w*[^.]*config']], mustNot: ['psp(-bridge)? (captured|charges) (the )?wrong'] },
    services: ['fx-rates', 'fx', fx], victims: ['ledger', 'checkout', 'psp-bridge', 'pricing'], severity: ['critical', 'high', 'medium'],
    onset, onsetToleranceSeconds: 6 * 60, rootPattern: 'base=USD|config reloaded',
  })
  c.write(out)
}

/** 11. Two faults in one cluster: a default-deny egress policy in billing; a missing image tag of search. */
function c11(seed, out) {
  const name = 'b13-11-two-tenants', { r, start, every, uuid, f, lat, ip, pod, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'Two independent faults. (a) Argo CD creates NetworkPolicy default-deny-egress in billing, at INFO: DNS and database time out there only, CoreDNS is healthy. (b) search is deployed with an image tag that does not exist, strategy Recreate: no pod left.' })
  const F = 'logs/cluster-export.ndjson'
  const first = start + r.int(22, 30) * MIN, second = first + r.int(16, 24) * MIN, end = second + r.int(20, 26) * MIN
  const swap = r.next() < 0.5, np = swap ? second : first, im = swap ? first : second
  const K = (t, ns, p, cont, msg, o, stream = 'stdout') => c.line(F, t, J({ timestamp: T(t, '%Y-%m-%dT%H:%M:%S.%N') + 'Z', stream, kubernetes: { namespace: ns, pod: p, container: cont, node: `wrk-${(p.charCodeAt(p.length - 1) % 4) + 1}` }, message: msg }), o)
  const bapi = [pod('billing-api'), pod('billing-api')], bw = pod('billing-worker'), gw = [pod('envoy-gateway'), pod('envoy-gateway')], dns = [pod('coredns'), pod('coredns')], argo = 'argocd-application-controller-0', ev = pod('event-exporter'), se = [pod('search'), pod('search')], cat = pod('catalog'), us = pod('users')
  const nrs = r.hex(9), nsn = `search-${nrs}-${r.hex(5)}`, tag = `2.${r.int(11, 30)}.${r.int(0, 5)}`, oldTag = `2.${r.int(5, 10)}.3`, img = `registry.meridian.example/shop/search:${tag}`
  const envoy = (t, m, p, st, flag, ms, host, o) => K(t, 'edge', r.pick(gw), 'envoy', `[${T(t, ISO)}] "${m} ${p} HTTP/2" ${st} ${flag} 0 ${flag === 'UH' ? 19 : r.int(90, 9000)} ${Math.round(ms)} ${flag === 'UH' ? '-' : Math.round(ms * 0.9)} "${ip()}" "Mozilla/5.0" "${uuid()}" "shop.meridian.example" "${flag === 'UH' ? '-' : host}"`, o)
  const aff = (t) => t > np + 20 * S
  every(start, end, 14 * S, (t) => { const k = r.next(); if (k < 0.35) envoy(t, 'GET', `/api/catalog/${r.int(100, 9999)}`, 200, '-', lat(12), '10.244.1.8:8080'); else if (k < 0.55) envoy(t, 'GET', '/api/users/me', r.next() < 0.1 ? 401 : 200, '-', lat(7), '10.244.2.6:8080'); else if (k < 0.78) { if (t > im + 4 * S) envoy(t, 'GET', `/api/search?q=${r.pick(['kettle', 'lamp', 'rug', 'sofa', 'desk'])}`, 503, 'UH', 0, '', { relevant: 'image' }); else envoy(t, 'GET', `/api/search?q=${r.pick(['kettle', 'lamp', 'rug', 'sofa', 'desk'])}`, 200, '-', lat(44), '10.244.3.12:9000') } else if (aff(t)) envoy(t, r.pick(['GET', 'POST']), r.pick(['/api/billing/invoices', '/api/billing/pay', '/api/billing/plans']), r.pick([504, 500, 500]), r.pick(['UT', '-']), 5000 + lat(4000), '10.244.3.17:8080', { relevant: 'netpol' }); else envoy(t, r.pick(['GET', 'POST']), r.pick(['/api/billing/invoices', '/api/billing/pay', '/api/billing/plans']), 200, '-', lat(38), '10.244.3.17:8080') })
  // billing, Go slog
  const sl = (t, p, l, m, kv, o) => K(t, 'billing', p, p.startsWith('billing-w') ? 'worker' : 'api', `time=${T(t, ISO)} level=${l} msg=${J(m)} ${kv}`, o, 'stderr')
  const dnsErr = () => `lookup ${r.pick(['billing-db.data.svc.cluster.local', 'api.payments.example', 'billing-db.data.svc.cluster.local'])} on 10.96.0.10:53: read udp 10.244.3.${r.int(15, 19)}:${r.int(33000, 60000)}->10.96.0.10:53: i/o timeout`
  every(start, end, 16 * S, (t) => { const p = r.pick(bapi), o = { relevant: 'netpol' }; if (!aff(t)) return sl(t, p, 'INFO', r.pick(['invoice rendered', 'payment authorised', 'plan changed', 'invoice listed']), `id=${r.int(10000, 99999)} dur=${lat(30).toFixed(1)}ms`); sl(t, p, 'ERROR', r.pick(['query failed', 'payment failed', 'invoice listing failed']), `err=${J(r.next() < 0.6 ? 'failed to connect to `user=billing database=billing`: hostname resolving error: ' + dnsErr() : 'dial tcp 10.244.9.4:5432: connect: connection timed out')} dur=${f(5000, 10100, 1)}ms`, o) })
  every(start, end, 25 * S, (t) => aff(t) ? (r.next() < 0.6 && sl(t, bw, 'WARN', 'job postponed', `job=dunning-${r.int(100, 999)} attempt=${r.int(2, 9)} err=${J(dnsErr())}`, { relevant: 'netpol' })) : sl(t, bw, 'INFO', 'job done', `job=${r.pick(['dunning', 'mail', 'export'])}-${r.int(100, 999)} dur=${lat(200).toFixed(0)}ms`))
  every(start, end, 7 * MIN, (t) => sl(t, r.pick(bapi), 'WARN', 'card declined', `code=${r.pick(['insufficient_funds', 'expired_card'])} attempt=1`))
  // search, Java
  every(start, im, 14 * S, (t) => K(t, 'shop', r.pick(se), 'search', `${T(t, '%Y-%m-%d %H:%M:%S.%L')} INFO  [vert.x-eventloop-thread-${r.int(0, 3)}] s.query.Handler - q='${r.pick(['kettle', 'lamp', 'rug', 'sofa'])}' hits=${r.int(0, 320)} took=${Math.round(lat(21))}ms`))
  every(start, end, 21 * S, (t) => K(t, 'shop', cat, 'catalog', J({ level: 'info', msg: 'product served', id: r.int(100, 9999), cache: r.next() < 0.8 ? 'hit' : 'miss', ms: +lat(6).toFixed(1) })))
  every(start, end, 24 * S, (t) => K(t, 'shop', us, 'users', `${T(t, '%d-%m-%Y %H:%M:%S')} | INFO | session refreshed user=${r.int(1000, 9999)}`))
  every(start, end, 5 * MIN, (t) => K(t, 'shop', us, 'users', `${T(t, '%d-%m-%Y %H:%M:%S')} | WARN | password hash uses legacy cost 10, rehash on next login user=${r.int(1000, 9999)}`))
  every(start, end, 50 * S, (t) => K(t, 'kube-system', r.pick(dns), 'coredns', `[INFO] 10.244.${r.int(1, 2)}.${r.int(4, 30)}:${r.int(33000, 60000)} - ${r.int(1000, 65000)} "A IN ${r.pick(['catalog-db.data.svc.cluster.local.', 'redis.shop.svc.cluster.local.', 'users-db.data.svc.cluster.local.', 'api.maps.example.'])} udp ${r.int(50, 80)} false 1232" NOERROR qr,aa,rd ${r.int(90, 190)} 0.000${r.int(100, 900)}s`))
  every(start, end, 8 * MIN, (t) => K(t, 'kube-system', r.pick(dns), 'coredns', `[INFO] 10.244.1.${r.int(4, 30)}:${r.int(33000, 60000)} - ${r.int(1000, 65000)} "A IN api.maps.example.shop.svc.cluster.local. udp 61 false 1232" NXDOMAIN qr,aa,rd 154 0.000${r.int(100, 900)}s`))
  // argo
  const ar = (t, msg, kv, o) => K(t, 'argocd', argo, 'argocd-application-controller', `time="${T(t, '%Y-%m-%dT%H:%M:%SZ')}" level=info msg=${J(msg)} ${kv}`, o, 'stderr')
  every(start, end, 45 * S, (t) => { const a = r.pick(['billing', 'search', 'catalog', 'users', 'edge', 'monitoring']); ar(t, 'Refreshing app status (comparison expired, requesting refresh. reconciledAt: ' + T(t - 180 * S, '%Y-%m-%d %H:%M:%S') + ' +0000 UTC, expiry: 3m0s), level (2)', `application=argocd/${a}`); ar(t + 400, 'Reconciliation completed', `application=argocd/${a} dedup_ms=0 diff_ms=${r.int(4, 20)} fields.level=2 git_ms=${r.int(9, 40)} health_ms=1 live_ms=${r.int(1, 9)} patch_ms=0 setop_ms=0 settings_ms=0 sync_ms=0 time_ms=${r.int(60, 300)}`) })
  const sync = (t, app, res, o) => { const rev = r.hex(40), id = `0${r.int(1000, 4000)}-${r.hex(5)}`; ar(t, `Initiated automated sync to '${rev}'`, `application=argocd/${app}`); ar(t + 300, 'Updated sync status: Synced -> OutOfSync', `application=${app} dest-namespace=${app === 'search' ? 'shop' : app} dest-server="https://kubernetes.default.svc" reason=ResourceUpdated type=Normal`); for (const [kind, nm, what] of res) ar(t + 900, `Adding resource result, status: 'Synced', phase: 'Running', message: '${what}'`, `application=argocd/${app} kind=${kind} name=${nm} namespace=${app === 'search' ? 'shop' : app} phase=Sync syncId=${id}`, o); ar(t + 1400, `Partial sync operation to ${rev} succeeded`, `application=${app} reason=OperationCompleted type=Normal`) }
  sync(np - 900, 'billing', [['NetworkPolicy', 'default-deny-egress', 'networkpolicy.networking.k8s.io/default-deny-egress created']], { root: 'netpol' })
  sync(im - 1500, 'search', [['Deployment', 'search', 'deployment.apps/search configured']], { relevant: 'image' })
  sync(start + 9 * MIN, 'catalog', [['ConfigMap', 'catalog-flags', 'configmap/catalog-flags configured']]); sync(second + 8 * MIN, 'users', [['Deployment', 'users', 'deployment.apps/users configured']])
  // events
  const evt = (t, type, reason, ns, obj, message, o) => K(t, 'monitoring', ev, 'exporter', J({ type, reason, namespace: ns, object: obj, message }), o)
  for (const p of se) { evt(im, 'Normal', 'Killing', 'shop', `Pod/${p}`, 'Stopping container search'); K(im + 900, 'shop', p, 'search', `${T(im + 900, '%Y-%m-%d %H:%M:%S.%L')} INFO  [Thread-2] s.Main - SIGTERM, closing index readers`) }
  evt(im + 3 * S, 'Normal', 'ScalingReplicaSet', 'shop', 'Deployment/search', `Scaled up replica set search-${nrs} to 2`)
  evt(im - 200, 'Normal', 'ScalingReplicaSet', 'shop', 'Deployment/search', `Scaled down replica set ${se[0].split('-').slice(0, 2).join('-')} to 0 from 2`, { relevant: 'image' })
  let w = 5 * S
  for (let t = im + 5 * S; t < end; t += Math.min(w *= 1.7, 300 * S)) { evt(t, 'Normal', 'Pulling', 'shop', `Pod/${nsn}`, `Pulling image "${img}"`); evt(t + 700, 'Warning', 'Failed', 'shop', `Pod/${nsn}`, `Failed to pull image "${img}": rpc error: code = NotFound desc = failed to pull and unpack image "${img}": failed to resolve reference "${img}": ${img}: not found`, { root: 'image' }); evt(t + 750, 'Warning', 'Failed', 'shop', `Pod/${nsn}`, 'Error: ErrImagePull', { relevant: 'image' }); evt(t + 12 * S, 'Normal', 'BackOff', 'shop', `Pod/${nsn}`, `Back-off pulling image "${img}"`, { relevant: 'image' }); evt(t + 12.1 * S, 'Warning', 'Failed', 'shop', `Pod/${nsn}`, 'Error: ImagePullBackOff', { relevant: 'image' }) }
  every(np + 90 * S, end, 3 * MIN, (t) => evt(t, 'Warning', 'Unhealthy', 'billing', `Pod/${r.pick(bapi)}`, 'Readiness probe failed: HTTP probe failed with statuscode: 503', { relevant: 'netpol' }))
  every(start, end, 9 * MIN, (t) => evt(t, 'Normal', 'SuccessfulCreate', 'shop', `CronJob/sitemap`, `Created job sitemap-${r.int(28000000, 29000000)}`))
  c.incident('netpol', { cause: { allOf: [['network ?polic', 'default-deny', 'deny-egress', 'egress'], ['block', 'den(y|ies|ied)', 'drop', '\\bcut', 'isolat', 'prevent', 'no longer (reach|resolve)', 'forbid', 'stop', 'restrict', 'appl(y|ied)', 'creat', 'introduc', 'roll(ed)? out', 'without (DNS|allow|egress)']], mustNot: ['core ?dns (pods? )?(is|are|was|were) (down|failing|overload|unavailable|slow)'] }, services: ['billing', 'billing-api', 'billing-worker', 'default-deny-egress', 'networkpolicy', 'NetworkPolicy', 'argocd', 'argocd-application-controller'], victims: ['coredns', 'envoy-gateway', 'envoy', 'billing-db'], severity: ['critical', 'high'], onset: np, onsetToleranceSeconds: 150, rootPattern: 'default-deny-egress' })
  c.incident('image', { cause: { allOf: [['image', '\\btag\\b', 'registry'], ['not found', 'NotFound', 'missing', 'not exist', "doesn.t exist", 'non-?exist', 'unknown', 'cannot be pulled', "can.?t (be )?pull", 'fail\\w* to (be )?pull', 'pull\\w* fail', 'ErrImagePull', 'ImagePullBackOff', 'unresolv', 'never pushed', 'absent', 'could not (be )?(pull|resolv)', 'wrong']] }, services: ['search', nsn, 'search-' + nrs], victims: ['envoy-gateway', 'envoy'], severity: ['critical', 'high'], onset: im, onsetToleranceSeconds: 120, rootPattern: 'Failed to pull image' })
  c.write(out)
}

/** 12. GitLab CI: native module built on bookworm runs on bullseye: GLIBC not found. */
function c12(seed, out) {
  const name = 'b13-12-nightly-pipeline', { r, start, every, uuid, f, lat, shuffle } = setup(seed, name)
  const c = new Case(name, { notes: 'better-sqlite3 is compiled in node:20-bookworm and copied into an image on node:20-bullseye-slim; the service of the e2e job dies with GLIBC_2.3x not found, forty Playwright tests fail with connection refused. Noise: npm deprecations, cache misses, a flaky retry in the unit tests that passes.' })
  const pid = r.int(300000, 900000), proj = r.int(100, 900), run = r.hex(8), sha = r.hex(8), v = r.pick(['2.34', '2.33', '2.32'])
  const B = `logs/${pid}-build.log`, U = `logs/${pid + 1}-unit.log`, E = `logs/${pid + 2}-e2e.log`
  let t = start
  const L = (file, text, dt = 0.15, o) => { const lines = text.split('\n'); for (const x of lines) { t += dt * S * (0.4 + 1.2 * r.next()); c.line(file, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%f')}Z 00${o?.err ? 'E' : 'O'} ${x}`, o?.root ? (/GLIBC/.test(x) ? { root: 'glibc' } : { relevant: 'glibc' }) : o?.relevant ? { relevant: 'glibc' } : undefined) } }
  const head = (file, job, image) => { L(file, `Running with gitlab-runner 17.1.0 (fe451d5a)\n  on docker-${r.int(1, 9)} ${run}, system ID: s_${r.hex(12)}\nsection_start:${Math.floor(t / 1000)}:prepare_executor\nPreparing the "docker" executor\nUsing Docker executor with image ${image} ...\nPulling docker image ${image} ...\nUsing docker image sha256:${r.hex(64)} for ${image} with digest ${image.split(':')[0]}@sha256:${r.hex(64)} ...`, 0.8); L(file, `section_end:${Math.floor(t / 1000)}:prepare_executor\nsection_start:${Math.floor(t / 1000)}:get_sources\nGetting source from Git repository\nFetching changes with git depth set to 20...\nReinitialized existing Git repository in /builds/kiosk/kiosk-api/.git/\nChecking out ${sha} as detached HEAD (ref is main)...\nSkipping Git submodules setup\nsection_end:${Math.floor(t / 1000)}:get_sources`, 0.3) }
  const tail = (file, ok) => L(file, ok ? 'section_start:1:cleanup_file_variables\nCleaning up project directory and file based variables\nJob succeeded' : 'section_start:1:cleanup_file_variables\nCleaning up project directory and file based variables\nERROR: Job failed: exit code 1', 0.4)
  // build
  head(B, 'build', 'node:20-bookworm')
  L(B, `section_start:${Math.floor(t / 1000)}:restore_cache\nRestoring cache\nChecking cache for npm-main-protected...\nDownloading cache from https://s3.corp.example/gitlab-cache/project/${proj}/npm-main-protected\nSuccessfully extracted cache\nsection_end:${Math.floor(t / 1000)}:restore_cache\n$ node --version\nv20.14.0\n$ npm ci --build-from-source=better-sqlite3`)
  for (const d of shuffle(['inflight@1.0.6: This module is not supported, and leaks memory.', 'glob@7.2.3: Glob versions prior to v9 are no longer supported', 'rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported', 'npmlog@5.0.1: This package is no longer supported.', 'are-we-there-yet@2.0.0: This package is no longer supported.', 'gauge@3.0.2: This package is no longer supported.', '@humanwhocodes/config-array@0.11.14: Use @eslint/config-array instead', 'eslint@8.57.0: This version is no longer supported.'])) L(B, `npm warn deprecated ${d}`, 0.4)
  L(B, `npm info run better-sqlite3@11.1.2 install node_modules/better-sqlite3 prebuild-install || node-gyp rebuild --release\nnpm info run better-sqlite3@11.1.2 install { code: 0, signal: null }\nprebuild-install warn install --build-from-source specified, not attempting download.\ngyp info it worked if it ends with ok\ngyp info using node-gyp@10.1.0\ngyp info using node@20.14.0 | linux | x64\ngyp info find Python using Python version 3.11.2 found at "/usr/bin/python3"\ngyp info spawn make\n  CC(target) Release/obj.target/sqlite3/gen/sqlite3/sqlite3.o`, 1.5)
  L(B, "../src/better_sqlite3.lzz: In function 'void init(...)':\n../src/util/macros.lzz:61:35: warning: 'template<class T> class v8::CopyablePersistentTraits' is deprecated: Use v8::Global instead [-Wdeprecated-declarations]\n  CXX(target) Release/obj.target/better_sqlite3/src/better_sqlite3.o\n  SOLINK_MODULE(target) Release/obj.target/better_sqlite3.node\n  COPY Release/better_sqlite3.node\ngyp info ok\n\nadded 812 packages, and audited 813 packages in 58s\n\n118 packages are looking for funding\n  run `npm fund` for details\n\n4 moderate severity vulnerabilities", 2)
  L(B, '$ npm run build\n\n> kiosk-api@4.9.0 build\n> tsc -p tsconfig.build.json\n\n$ docker buildx build --push -t registry.corp.example/kiosk/kiosk-api:' + sha + ' .', 1)
  L(B, `#1 [internal] load build definition from Dockerfile\n#1 transferring dockerfile: 611B done\n#1 DONE 0.0s\n#2 [internal] load metadata for docker.io/library/node:20-bullseye-slim\n#2 DONE 1.1s\n#3 [internal] load .dockerignore\n#3 DONE 0.0s\n#4 [1/5] FROM docker.io/library/node:20-bullseye-slim@sha256:${r.hex(64)}`, 0.3, { relevant: true })
  for (let i = 0; i < 5; i++) L(B, `#4 sha256:${r.hex(64)} ${f(1, 40)}MB / ${f(40, 41)}MB ${f(0.3, 2, 1)}s`, 0.3)
  L(B, `#5 [internal] load build context\n#5 transferring context: 112.40MB 3.1s done\n#6 [2/5] WORKDIR /app\n#6 DONE 0.1s\n#7 [3/5] COPY node_modules ./node_modules\n#7 DONE 4.0s\n#8 [4/5] COPY dist ./dist\n#8 DONE 0.2s\n#9 [5/5] COPY package.json ./\n#9 DONE 0.0s\n#10 exporting to image\n#10 pushing layers 6.2s done\n#10 pushing manifest for registry.corp.example/kiosk/kiosk-api:${sha}@sha256:${r.hex(64)} 0.4s done\n#10 DONE 11.9s`, 0.5)
  L(B, `section_start:${Math.floor(t / 1000)}:archive_cache\nSaving cache for successful job\nCreating cache npm-main-protected...\nnode_modules/: found 41233 matching artifact files and directories\nArchive is up to date!\nCreated cache\nsection_end:${Math.floor(t / 1000)}:archive_cache`, 0.8); tail(B, true)
  // unit
  t += 12 * S; head(U, 'unit', 'node:20-bookworm'); L(U, '$ npx jest --ci --silent=false')
  for (const s of shuffle(['orders/price', 'orders/refund', 'menu/import', 'menu/allergens', 'kiosk/session', 'kiosk/printer', 'payments/terminal', 'payments/tip', 'auth/pin', 'auth/roles', 'sync/outbox', 'sync/conflict', 'db/migrations', 'db/store', 'http/limits', 'http/errors', 'i18n/format', 'reports/daily'])) {
    if (/printer|terminal|outbox|errors/.test(s)) L(U, `  console.error\n    ${r.pick(['[printer] paper out, job parked', '[terminal] connection reset by peer, retrying (1/3)', '[outbox] flush failed: SQLITE_BUSY: database is locked, will retry', 'Error: boom\n        at Object.<anonymous> (test/http/errors.test.ts:31:11)'])}\n\n      at log (src/log.ts:14:11)\n`, 0.1, { err: true })
    L(U, `PASS test/${s}.test.ts${r.next() < 0.2 ? ` (${f(5, 9, 3)} s)` : ''}`, 1)
    for (let i = r.int(2, 5); i > 0; i--) L(U, `  ✓ ${r.pick(['rejects', 'accepts', 'stores', 'rounds', 'retries', 'formats', 'limits'])} ${r.pick(['an empty list', 'a negative amount', 'the last item', 'two at once', 'a stale version', 'after a restart', 'unknown codes'])} (${r.int(1, 90)} ms)`, 0.02)
  }
  L(U, 'A worker process has failed to exit gracefully and has been force exited. This is likely caused by tests leaking due to improper teardown. Try running with --detectOpenHandles to find leaks. Active timers can also cause this, ensure that .unref() was called on them.\n\nTest Suites: 18 passed, 18 total\nTests:       63 passed, 63 total\nSnapshots:   4 passed, 4 total\nTime:        38.412 s', 0.3); tail(U, true)
  // e2e
  t += 9 * S; const svc = `runner-${run}-project-${proj}-concurrent-0-${r.hex(16)}`
  L(E, `Running with gitlab-runner 17.1.0 (fe451d5a)\n  on docker-3 ${run}, system ID: s_${r.hex(12)}\nPreparing the "docker" executor\nUsing Docker executor with image mcr.microsoft.com/playwright:v1.45.0-jammy ...\nStarting service redis:7 ...\nPulling docker image redis:7 ...\nUsing docker image sha256:${r.hex(64)} for redis:7 with digest redis@sha256:${r.hex(64)} ...\nStarting service registry.corp.example/kiosk/kiosk-api:${sha} ...\nPulling docker image registry.corp.example/kiosk/kiosk-api:${sha} ...\nWaiting for services to be up and running (timeout 30 seconds)...`, 2)
  const onset = t + 1 * S; t += 29 * S
  const crash = (p) => `${p}node:internal/modules/cjs/loader:1586\n${p}  return process.dlopen(module, path.toNamespacedPath(filename));\n${p}                 ^\n${p}\n${p}Error: /lib/x86_64-linux-gnu/libc.so.6: version \`GLIBC_${v}' not found (required by /app/node_modules/better-sqlite3/build/Release/better_sqlite3.node)\n${p}    at Module._extensions..node (node:internal/modules/cjs/loader:1586:18)\n${p}    at Module.load (node:internal/modules/cjs/loader:1288:32)\n${p}    at new Database (/app/node_modules/better-sqlite3/lib/database.js:48:64)\n${p}    at Object.<anonymous> (/app/dist/db/store.js:9:14) {\n${p}  code: 'ERR_DLOPEN_FAILED'\n${p}}\n${p}\n${p}Node.js v20.14.0`
  L(E, `*** WARNING: Service ${svc}-kiosk__kiosk-api-1 probably didn't start properly.\n\nHealth check error:\nservice "${svc}-kiosk__kiosk-api-1-wait-for-service" timeout\n\nHealth check container logs:\n${T(t, '%Y-%m-%dT%H:%M:%S.%N')}Z waiting for TCP connection to 172.17.0.4 on [3000]...\n\nService container logs:`, 0.02, { relevant: true })
  L(E, crash(T(onset, '%Y-%m-%dT%H:%M:%S.%N') + 'Z '), 0.002, { root: true })
  L(E, '\n*********\n\nPulling docker image mcr.microsoft.com/playwright:v1.45.0-jammy ...', 0.5)
  L(E, 'Getting source from Git repository\nFetching changes with git depth set to 20...\nChecking out ' + sha + ' as detached HEAD (ref is main)...\n$ npm ci --prefix e2e\n\nadded 14 packages, and audited 15 packages in 3s\n\nfound 0 vulnerabilities\n$ npx playwright test --reporter=list\n\nRunning 40 tests using 4 workers\n', 0.6)
  const tests = []
  for (const a of ['order', 'payment', 'menu', 'login', 'printer', 'refund', 'language', 'idle']) for (const b of ['opens from the start screen', 'shows an error for a wrong code', 'survives a reload', 'can be cancelled', 'keeps the basket']) tests.push([a, b])
  const fails = []
  shuffle(tests).forEach(([a, b], i) => { L(E, `  ✘  ${String(i + 1).padStart(3)} [chromium] › ${a}.spec.ts:${r.int(8, 90)}:5 › ${a} › ${b} (${r.int(90, 900)}ms)`, 0.3, { relevant: true }); fails.push([a, b]) })
  fails.forEach(([a, b], i) => L(E, `\n  ${i + 1}) [chromium] › ${a}.spec.ts › ${a} › ${b} ${'─'.repeat(40)}\n\n    Error: page.goto: net::ERR_CONNECTION_REFUSED at http://kiosk-api:3000/\n    Call log:\n      - navigating to "http://kiosk-api:3000/", waiting until "load"\n\n      at test/${a}.spec.ts:${r.int(8, 90)}:14`, 0.01, { relevant: true }))
  L(E, `\n  40 failed\n  0 passed (${f(20, 40, 1)}s)`, 0.3, { relevant: true })
  L(E, `Uploading artifacts for failed job\nUploading artifacts...\ne2e/test-results/: found 82 matching artifact files and directories\nUploading artifacts as "archive" to coordinator... 201 Created  id=${pid + 2} responseStatus=201 Created token=glcbt-66`, 0.5); tail(E, false)
  c.incident('glibc', {
    cause: { allOf: [['glibc', '\\blibc', 'C library'], ['mismatch', 'incompatib', 'bullseye', 'bookworm', '\\bolder', '\\bnewer', 'not found', 'missing', 'does not (provide|have|contain)', 'requires?', 'native', 'better.?sqlite3', 'base image', 'version', 'too old']] },
    services: ['kiosk-api', 'better-sqlite3', 'better_sqlite3', 'build', 'e2e', `${pid + 2}-e2e`, 'kiosk__kiosk-api'], victims: ['playwright', 'redis', 'chromium'], severity: ['critical', 'high', 'medium'],
    onset, onsetToleranceSeconds: 150, rootPattern: 'GLIBC_',
  })
  c.write(out)
}

/** 13. Go: goroutines leak since a release; OOM kill, restart, again. */
function c13(seed, out) {
  const name = 'b13-13-feed-pods', { r, start: s0, every, uuid, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'feed-aggregator leaks goroutines since 1.31.0 (INFO runtime lines only); every ~80 minutes the container is OOM killed and everything looks healthy again. Gateway 502s and timeline timeouts are louder. Red herring: redis evictions, a node-exporter restart, a timeline deploy earlier.' })
  const start = s0 - 3 * H, dep = start + r.int(40, 60) * MIN, end = dep + r.int(215, 240) * MIN
  const A = 'logs/feed-aggregator.log', G = 'logs/gateway.log', TL = 'logs/timeline.log', KB = 'logs/kubelet.journal.log'
  const cri = (file, t, stream, text, o) => c.line(file, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%N')}Z ${stream} F ${text}`, o)
  const life = r.int(74, 92) * MIN, perMin = r.int(95, 130), limit = 768
  const boots = []; for (let t = dep; t < end; t += life + r.int(20, 60) * S) boots.push(t)
  const age = (t) => { const b = boots.filter((x) => x <= t).pop(); return b ? t - b : -1 }
  const z = (t, l, caller, msg, kv, o) => cri(A, t, 'stderr', `{"level":"${l}","ts":${(t / 1000).toFixed(4)},"caller":"${caller}","msg":${J(msg)}${kv ? ',' + J(kv).slice(1, -1) : ''}}`, o)
  for (let t = start + 13 * S; t < end; t += 2 * MIN) { const a = age(t), g = a < 0 ? r.int(188, 232) : Math.round(210 + perMin * a / MIN + r.int(-20, 20)), h = a < 0 ? r.int(58, 74) : Math.round(66 + (limit * 0.82 - 66) * a / life + r.int(-6, 6)); z(t, 'info', 'obs/runtime.go:41', 'runtime', { goroutines: g, heap_inuse_mb: h, gc_pause_ms: +(a < 0 ? lat(0.4) : lat(0.4 + h / 130)).toFixed(2), open_fds: a < 0 ? r.int(60, 80) : Math.round(70 + g * 0.24) }, a > 6 * MIN ? { root: 'leak' } : undefined) }
  const src = ['reuters-rss', 'verge-atom', 'heise', 'tagesschau', 'lwn', 'hn-front', 'nature', 'bbc-world']
  every(start, end, 55 * S, (t) => { const k = r.next(); if (k < 0.8) z(t, 'info', 'poll/poller.go:118', 'source polled', { source: r.pick(src), items: r.int(0, 24), ms: Math.round(lat(310)) }); else z(t, 'info', t > dep ? 'poll/poller.go:141' : 'poll/poller.go:127', t > dep ? 'source slow, continuing without it' : 'source slow, skipped', { source: r.pick(src), after: '2s' }) })
  every(start, end, 5 * MIN, (t) => z(t, 'warn', 'parse/feed.go:66', 'entry without date', { source: r.pick(src), guid: r.hex(10) }))
  every(start, end, 9 * MIN, (t) => z(t, 'error', 'parse/feed.go:58', 'feed not parsable', { source: 'nature', error: 'XML syntax error on line 41: invalid character entity &nbsp;' }))
  const boot = (t, v) => { z(t, 'info', 'cmd/main.go:33', 'feed-aggregator starting', { version: v, go: 'go1.22.4' }, t === dep ? { relevant: 'leak' } : undefined); z(t + 300, 'info', 'cmd/main.go:51', 'config loaded', { sources: 212, poll_workers: 16 }); z(t + 900, 'info', 'cmd/main.go:88', 'listening', { addr: ':8080' }) }
  z(dep - 4 * S, 'info', 'cmd/main.go:97', 'signal received, stopping', { signal: 'terminated' }); boots.forEach((b) => boot(b, '1.31.0'))
  // kubelet
  const kb = (t, l, pid, file, msg, o, unit = 'kubelet[1187]') => c.line(KB, t, `${T(t, '%b %e %H:%M:%S')} wrk-2 ${unit}: ${unit.startsWith('kubelet') ? `${l}${T(t, '%m%d %H:%M:%S.%f')}    1187 ${file}] ` : ''}${msg}`, o)
  boots.slice(1).forEach((b, i) => {
    const k = b - 6 * S, id = r.hex(64), o = { relevant: 'leak' }
    kb(k, '', 0, '', `feed-aggregator invoked oom-killer: gfp_mask=0xcc0(GFP_KERNEL), order=0, oom_score_adj=984`, o, 'kernel'); kb(k + 20, '', 0, '', `Memory cgroup out of memory: Killed process ${r.int(20000, 90000)} (feed-aggregator) total-vm:${r.int(1900000, 2300000)}kB, anon-rss:${limit * 1024 - r.int(4000, 9000)}kB, file-rss:${r.int(9000, 19000)}kB, shmem-rss:0kB, UID:65532 pgtables:${r.int(1900, 2200)}kB oom_score_adj:984`, o, 'kernel')
    kb(k + 900, 'I', 0, 'kubelet.go:2453', `"SyncLoop (PLEG): event for pod" pod="feed/feed-aggregator-0" event={"ID":"${uuid()}","Type":"ContainerDied","Data":"${id}"}`, o); kb(b - 300, 'I', 0, 'kubelet.go:2453', `"SyncLoop (PLEG): event for pod" pod="feed/feed-aggregator-0" event={"ID":"${uuid()}","Type":"ContainerStarted","Data":"${r.hex(64)}"}`)
  })
  every(start, end, 4 * MIN, (t) => kb(t, 'I', 0, 'reconciler_common.go:245', `"operationExecutor.VerifyControllerAttachedVolume started for volume \\"kube-api-access-${r.hex(5)}\\" (UniqueName: \\"kubernetes.io/projected/${uuid()}-kube-api-access\\") pod \\"thumb-${r.int(28000000, 29000000)}-${r.hex(5)}\\" (UID: \\"${uuid()}\\") " pod="media/thumb-${r.int(28000000, 29000000)}"`))
  every(start, end, 6 * MIN, (t) => kb(t, 'E', 0, 'summary_sys_containers.go:83', `"Failed to get system container stats" err="failed to get cgroup stats for \\"/system.slice/docker.service\\": failed to get container info for \\"/system.slice/docker.service\\": unknown container \\"/system.slice/docker.service\\"" containerName="/system.slice/docker.service"`))
  every(start, end, 13 * MIN, (t) => kb(t, 'I', 0, 'scope.go:117', `"RemoveContainer" containerID="${r.hex(64)}"`))
  // gateway and timeline
  const pain = (t) => { const a = age(t); return a < 0 ? 0 : Math.max(0, (a - life * 0.86) / (life * 0.14)) }
  const downAt = (t) => boots.slice(1).some((b) => t > b - 6 * S && t < b + 2 * S)
  const gw = (t, m, p, st, ms, up, o) => cri(G, t, 'stdout', `{"start_time":"${T(t, ISO)}","method":"${m}","path":"${p}","response_code":${st},"response_flags":"${st >= 502 ? (st === 502 ? 'UF' : 'UT') : '-'}","duration":${Math.round(ms)},"upstream_cluster":"${up}","request_id":"${uuid()}"}`, o)
  every(start, end, 46 * S, (t) => { const k = r.next(), p = pain(t), up = k < 0.55 ? 'feed' : k < 0.85 ? 'timeline' : 'media'; const path = { feed: '/v1/feed', timeline: '/v1/timeline', media: '/v1/media/' + r.hex(6) }[up]; const hit = up !== 'media' ? p : 0, ms = lat(up === 'feed' ? 40 : 30) * (1 + hit * 40); gw(t, 'GET', path, hit > 0.5 && r.next() < 0.3 ? 504 : r.next() < 0.02 ? 404 : 200, ms, up, hit > 0 ? { relevant: 'leak' } : undefined) })
  boots.slice(1).forEach((b) => { for (let i = 0; i < r.int(9, 16); i++) gw(b - 6 * S + i * 600, 'GET', r.pick(['/v1/feed', '/v1/feed?since=1', '/v1/timeline']), 502, 3, 'feed', { relevant: 'leak' }) })
  const tl = (t, l, m, o) => cri(TL, t, 'stdout', `${T(t, '%H:%M:%S.%L')} ${l.padEnd(5)} ${m}`, o)
  every(start, end, 60 * S, (t) => tl(t, 'INFO', `TimelineController - built timeline user=${r.int(1000, 99999)} entries=${r.int(10, 80)} in ${Math.round(lat(24) * (1 + pain(t) * 25))}ms`))
  every(start, end, 8 * MIN, (t) => tl(t, 'WARN', `CacheClient - redis reported ${r.int(20, 90)} evicted keys since last check`))
  boots.slice(1).forEach((b) => { for (let i = 0; i < r.int(5, 9); i++) tl(b - r.int(4, 500) * S, 'ERROR', `FeedClient - GET http://feed-aggregator:8080/internal/feed timed out after 3000 ms`, { relevant: 'leak' }); for (let i = 0; i < 6; i++) tl(b - 5 * S + i * 900, 'ERROR', `FeedClient - Connect to feed-aggregator:8080 [feed-aggregator/10.96.41.7] failed: Connection refused`, { relevant: 'leak' }) })
  ;[[0, 'TimelineApplication - Shutdown requested'], [8, 'TimelineApplication - Started TimelineApplication in 5.9 seconds']].forEach(([d, m]) => tl(start + 18 * MIN + d * S, 'INFO', m))
  c.incident('leak', {
    cause: { allOf: [['leak', 'go ?routines?[^.]*(grow|climb|ris|increas|accumul|pile|never|unbounded|thousand)', '(grow|climb|ris|increas|accumul)\\w*[^.]*go ?routines?', 'unbounded (go ?routine|memory)', 'memory (use |usage )?(grows|climbs|creeps|steadily)'], ['feed-aggregator', 'aggregator', '1\\.31', 'go ?routine', '\\bfeed\\b']] },
    services: ['feed-aggregator', 'feed-aggregator-0', 'feed', 'aggregator'], victims: ['gateway', 'timeline', 'redis'], severity: ['critical', 'high', 'medium'],
    onset: dep, onsetToleranceSeconds: Math.round(life / 1000), rootPattern: '"goroutines":',
  })
  c.write(out)
}

/** 14. Healthy: rolling restart of a three-broker Kafka cluster. */
function c14(seed, out) {
  const name = 'b13-14-broker-window', { r, start, every, uuid, f, lat, shuffle } = setup(seed, name)
  const c = new Case(name, { kind: 'clean', maxIncidents: 0, notes: 'Planned rolling restart of three KRaft brokers: ISR shrinks and expands, NOT_LEADER_OR_FOLLOWER and NOT_COORDINATOR are retried, groups rebalance, nothing is lost, lag returns to zero.' })
  const W = start + r.int(12, 16) * MIN, step = r.int(6, 8) * MIN, end = W + 3 * step + r.int(14, 20) * MIN
  const k = (b, t, l, m) => c.line(`logs/kafka-${b}/server.log`, t, `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}] ${l} ${m}`)
  const topics = ['orders', 'payments', 'stock-events', 'clickstream']
  const down = (b, t) => t > W + (b - 1) * step + 5 * S && t < W + (b - 1) * step + 42 * S
  for (const b of [1, 2, 3]) {
    every(start, end, 40 * S, (t) => { if (!down(b, t)) k(b, t, 'INFO', r.pick([`[ProducerStateManager partition=${r.pick(topics)}-${r.int(0, 5)}] Wrote producer snapshot at offset ${r.int(1e6, 9e6)} with ${r.int(0, 9)} producer ids in ${r.int(1, 6)} ms. (org.apache.kafka.storage.internals.log.ProducerStateManager)`, `[UnifiedLog partition=${r.pick(topics)}-${r.int(0, 5)}, dir=/var/lib/kafka/data] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 9)} ms. (kafka.log.UnifiedLog)`, `[LocalLog partition=clickstream-${r.int(0, 5)}, dir=/var/lib/kafka/data] Deleting segment files LogSegment(baseOffset=${r.int(1e6, 9e6)}, size=1073741${r.int(100, 999)}, lastModifiedTime=${Math.floor(t - 86400e3)}, largestRecordTimestamp=${Math.floor(t - 86400e3)}) (kafka.log.LocalLog$)`, `[GroupMetadataManager brokerId=${b}] Removed ${r.int(1, 40)} expired offsets in ${r.int(1, 9)} milliseconds. (kafka.coordinator.group.GroupMetadataManager)`, `[SnapshotGenerator id=${b}] Creating new KRaft snapshot file snapshot ${pad(r.int(1e6, 9e6), 20)}-${pad(12, 10)} because we have replayed at least ${r.int(20, 25)} MB. (org.apache.kafka.image.publisher.SnapshotGenerator)`])) })
    every(start, end, 5 * MIN, (t) => { if (!down(b, t)) k(b, t, 'INFO', `[SocketServer listenerType=BROKER, nodeId=${b}] Failed authentication with /10.9.0.${r.int(20, 29)} (channelId=10.9.0.${b}:9094-10.9.0.22:${r.int(33000, 60000)}-${r.int(100, 999)}) (SSL handshake failed) (org.apache.kafka.common.network.Selector)`) })
    const s = W + (b - 1) * step, o1 = b % 3 + 1, o2 = (b + 1) % 3 + 1
    ;[[0, 'INFO', 'Terminating process due to signal SIGTERM (org.apache.kafka.common.utils.LoggingSignalHandler)'], [0.02, 'INFO', `[BrokerServer id=${b}] Transition from STARTED to SHUTTING_DOWN (kafka.server.BrokerServer)`], [0.03, 'INFO', `[BrokerServer id=${b}] shutting down (kafka.server.BrokerServer)`], [0.05, 'INFO', `[BrokerLifecycleManager id=${b}] Beginning controlled shutdown. (kafka.server.BrokerLifecycleManager)`], [0.4, 'INFO', `[BrokerLifecycleManager id=${b}] The broker is in PENDING_CONTROLLED_SHUTDOWN state, still waiting for the active controller. (kafka.server.BrokerLifecycleManager)`], [3.1, 'INFO', `[BrokerLifecycleManager id=${b}] The controller has asked us to exit controlled shutdown. (kafka.server.BrokerLifecycleManager)`], [3.2, 'INFO', `[SocketServer listenerType=BROKER, nodeId=${b}] Stopping socket server request processors (kafka.network.SocketServer)`], [3.5, 'INFO', `[ReplicaManager broker=${b}] Shutting down (kafka.server.ReplicaManager)`], [4.2, 'INFO', 'Shutdown complete. (kafka.log.LogManager)'], [4.9, 'INFO', `[BrokerServer id=${b}] shut down completed (kafka.server.BrokerServer)`], [4.95, 'INFO', `App info kafka.server for ${b} unregistered (org.apache.kafka.common.utils.AppInfoParser)`],
      [22, 'INFO', "Registered kafka:type=kafka.Log4jController MBean (kafka.utils.Log4jControllerRegistration$)"], [24, 'INFO', `[BrokerServer id=${b}] Transition from SHUTDOWN to STARTING (kafka.server.BrokerServer)`], [25, 'INFO', 'Loading logs from log dirs ArrayBuffer(/var/lib/kafka/data) (kafka.log.LogManager)'], [27, 'INFO', `Loaded 34 logs in ${r.int(900, 2600)}ms (unclean log dirs = ) (kafka.log.LogManager)`], [28, 'WARN', `[Controller id=${b}] Unable to find leader of the quorum yet, will retry (org.apache.kafka.raft.KafkaRaftClient)`], [30, 'INFO', `[BrokerLifecycleManager id=${b}] Successfully registered broker ${b} with broker epoch ${r.int(900000, 990000)} (kafka.server.BrokerLifecycleManager)`], [33, 'INFO', `[BrokerLifecycleManager id=${b}] The broker has caught up. Transitioning from STARTING to RECOVERY. (kafka.server.BrokerLifecycleManager)`], [36, 'INFO', `[BrokerLifecycleManager id=${b}] The broker is in RECOVERY. (kafka.server.BrokerLifecycleManager)`], [40, 'INFO', `[BrokerLifecycleManager id=${b}] The broker has been unfenced. Transitioning from RECOVERY to RUNNING. (kafka.server.BrokerLifecycleManager)`], [41, 'INFO', `[BrokerServer id=${b}] Transition from STARTING to STARTED (kafka.server.BrokerServer)`], [41.1, 'INFO', 'Kafka version: 3.7.1 (org.apache.kafka.common.utils.AppInfoParser)'], [41.2, 'INFO', `[KafkaRaftServer nodeId=${b}] Kafka Server started (kafka.server.KafkaRaftServer)`]].forEach(([d, l, m]) => k(b, s + d * S, l, m))
    for (const o of [o1, o2]) for (const tp of shuffle(topics)) { const p = `${tp}-${r.int(0, 5)}`; k(o, s + r.int(200, 3000), 'INFO', `[Partition ${p} broker=${o}] Shrinking ISR from 1,2,3 to ${[1, 2, 3].filter((x) => x !== b).join(',')}. Leader: (highWatermark: ${r.int(1e6, 9e6)}, endOffset: ${r.int(1e6, 9e6)}). Out of sync replicas: (brokerId: ${b}, endOffset: ${r.int(1e6, 9e6)}, lastCaughtUpTimeMs: ${Math.floor(s - 900)}). (kafka.cluster.Partition)`); k(o, s + 43 * S + r.int(0, 5000), 'INFO', `[Partition ${p} broker=${o}] Expanding ISR from ${[1, 2, 3].filter((x) => x !== b).join(',')} to 1,2,3 (kafka.cluster.Partition)`) }
    for (const o of [o1, o2]) { k(o, s + 4.5 * S, 'INFO', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Node ${b} disconnected. (org.apache.kafka.clients.NetworkClient)`); for (let i = 0; i < r.int(3, 6); i++) k(o, s + (5 + i * 5) * S, 'WARN', `[NodeToControllerChannelManager id=${o} name=heartbeat] Connection to node ${b} (kafka-${b}.corp.example/10.9.0.${b}:9093) could not be established. Node may not be available. (org.apache.kafka.clients.NetworkClient)`); k(o, s + 2 * S, 'ERROR', `[ReplicaFetcher replicaId=${o}, leaderId=${b}, fetcherId=0] Error for partition payments-${r.int(0, 5)} at offset ${r.int(1e6, 9e6)} (kafka.server.ReplicaFetcherThread)\norg.apache.kafka.common.errors.NotLeaderOrFollowerException: For requests intended only for the leader, this error indicates that the broker is not the current leader. For requests intended for any replica, this error indicates that the broker is not a replica of the topic partition.`) }
  }
  // clients
  const CL = 'logs/payments-service.log'
  const cl = (t, l, th, lg, m) => c.line(CL, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} ${l.padEnd(5)} [${th}] ${lg} - ${m}`)
  every(start, end, 11 * S, (t) => cl(t, 'INFO', `payments-0-C-${r.int(1, 3)}`, 'PaymentListener', `payment ${r.hex(10)} booked, ${Math.round(lat(35))} ms`))
  for (let t = start + 30 * S; t < end; t += 60 * S) { const near = [0, 1, 2].some((i) => t > W + i * step && t < W + i * step + 70 * S); cl(t, 'INFO', 'metrics', 'LagReporter', `consumer lag total=${near ? r.int(180, 900) : r.int(0, 4)} under_replicated=${near ? r.int(9, 18) : 0}`) }
  for (const b of [1, 2, 3]) {
    const s = W + (b - 1) * step
    for (let i = 0; i < r.int(5, 9); i++) cl(s + 400 + i * 350, 'WARN', 'kafka-producer-network-thread | payments-1', 'o.a.k.c.producer.internals.Sender', `[Producer clientId=payments-1] Got error produce response with correlation id ${r.int(10000, 90000)} on topic-partition payments-${r.int(0, 5)}, retrying (214748364${r.int(0, 6)} attempts left). Error: NOT_LEADER_OR_FOLLOWER`)
    cl(s + 4.4 * S, 'INFO', 'payments-0-C-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=payments-0, groupId=payments] Group coordinator kafka-${b}.corp.example:9092 (id: ${2147483647 - b} rack: null) is unavailable or invalid due to cause: error response NOT_COORDINATOR. isDisconnected: false. Rediscovery will be attempted.`)
    cl(s + 4.6 * S, 'WARN', 'kafka-producer-network-thread | payments-1', 'o.a.k.clients.NetworkClient', `[Producer clientId=payments-1] Connection to node ${b} (kafka-${b}.corp.example/10.9.0.${b}:9092) could not be established. Node may not be available.`)
    cl(s + 5.2 * S, 'INFO', 'payments-0-C-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=payments-0, groupId=payments] Discovered group coordinator kafka-${b % 3 + 1}.corp.example:9092 (id: ${2147483647 - (b % 3 + 1)} rack: null)`)
    cl(s + 5.4 * S, 'INFO', 'payments-0-C-1', 'o.a.k.c.c.i.ConsumerCoordinator', '[Consumer clientId=payments-0, groupId=payments] Request joining group due to: rebalance failed due to \'This is not the correct coordinator.\' (NotCoordinatorException)')
    cl(s + 8.3 * S, 'INFO', 'payments-0-C-1', 'o.a.k.c.c.i.ConsumerCoordinator', `[Consumer clientId=payments-0, groupId=payments] Successfully joined group with generation Generation{generationId=${40 + b}, memberId='payments-0-${uuid()}', protocol='cooperative-sticky'}`)
  }
  const AN = 'logs/rolling-restart.log'
  ;[1, 2, 3].forEach((b) => { const s = W + (b - 1) * step; for (const [d, m] of [[-20, `TASK [kafka : check under-replicated partitions before restart] *******************`], [-19, `ok: [kafka-${b}]`], [-1, 'TASK [kafka : restart broker] **************************************************'], [20, `changed: [kafka-${b}]`], [21, 'TASK [kafka : wait until no under-replicated partitions] ***********************'], [30, `FAILED - RETRYING: [kafka-${b}]: wait until no under-replicated partitions (30 retries left).`], [40, `FAILED - RETRYING: [kafka-${b}]: wait until no under-replicated partitions (29 retries left).`], [60, `ok: [kafka-${b}]`]]) c.line(AN, s + d * S, `${T(s + d * S, '%Y-%m-%d %H:%M:%S,%L')} p=${4711} u=ops n=ansible | ${m}`) })
  c.line(AN, W + 3 * step, `${T(W + 3 * step, '%Y-%m-%d %H:%M:%S,%L')} p=4711 u=ops n=ansible | PLAY RECAP *********************************************************************`)
  for (const b of [1, 2, 3]) c.line(AN, W + 3 * step + b, `${T(W + 3 * step + b, '%Y-%m-%d %H:%M:%S,%L')} p=4711 u=ops n=ansible | kafka-${b}                    : ok=9    changed=1    unreachable=0    failed=0    skipped=2    rescued=0    ignored=0`)
  c.write(out)
}

export default [c08, c09, c10, c11, c12, c13, c14]
