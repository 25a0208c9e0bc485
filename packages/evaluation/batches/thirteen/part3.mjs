import { Case } from '../case.mjs'
import { T, ISO, S, MIN, H, pad, p2, setup } from './lib.mjs'
const J = JSON.stringify

/** 15. Redis cannot fork for its snapshot; writes are refused; Rails and Sidekiq are loud. */
function c15(seed, out) {
  const name = 'b13-15-ticket-rails', { r, start, every, uuid, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'Redis: fork for BGSAVE fails (Cannot allocate memory, overcommit off), stop-writes-on-bgsave-error makes every write fail with MISCONF. Red herrings: slow ActiveRecord queries, SMTP failures, a Sidekiq job that always fails.' })
  const onset = start + r.int(38, 48) * MIN, end = onset + r.int(11, 14) * MIN
  const R = 'logs/redis-main.log', W = 'logs/rails/production.log', Q = 'logs/sidekiq.log', rp = r.int(700, 1400)
  const rd = (t, ch, m, o, role = 'M', p = rp) => c.line(R, t, `${p}:${role} ${T(t, '%d %b %Y %H:%M:%S.%L')} ${ch} ${m}`, o)
  // restarted just before the period
  rd(start, '#', 'WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition. Being disabled, it can also cause failures without low memory condition, see https://github.com/jemalloc/jemalloc/issues/1328. To fix this issue add \'vm.overcommit_memory = 1\' to /etc/sysctl.conf and then reboot or run the command \'sysctl vm.overcommit_memory=1\' for this to take effect.', { relevant: 'fork' }, 'C')
  rd(start + 5, '*', 'oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo', undefined, 'C'); rd(start + 6, '*', `Redis version=7.2.4, bits=64, commit=00000000, modified=0, pid=${rp}, just started`, undefined, 'C'); rd(start + 9, '*', 'monotonic clock: POSIX clock_gettime'); rd(start + 11, '*', 'Running mode=standalone, port=6379.'); rd(start + 14, '*', 'Server initialized'); rd(start + 20, '*', 'Loading RDB produced by version 7.2.4'); rd(start + 40 * S, '*', `Done loading RDB, keys loaded: ${r.int(4000000, 6000000)}, keys expired: ${r.int(100, 9000)}.`); rd(start + 40.1 * S, '*', `DB loaded from disk: 39.${r.int(100, 900)} seconds`); rd(start + 40.2 * S, '*', 'Ready to accept connections tcp')
  let cow = 180
  for (let t = start + 100 * S; t < onset - 20 * S; t += r.int(64, 130) * S) { const child = rp + 400 + Math.floor((t - start) / 4000); cow += r.int(20, 90); rd(t, '*', '10000 changes in 60 seconds. Saving...'); rd(t + r.int(90, 300), '*', `Background saving started by pid ${child}`); rd(t + 31 * S, '*', 'DB saved on disk', undefined, 'C', child); rd(t + 31.4 * S, '*', `Fork CoW for RDB: current ${cow} MB, peak ${cow} MB, average ${Math.round(cow / 2)} MB`, undefined, 'C', child); rd(t + 31.6 * S, '*', 'Background saving terminated with success') }
  for (let t = onset; t < end; t += 6.05 * S) { rd(t, '*', '10000 changes in 60 seconds. Saving...', { relevant: 'fork' }); rd(t + 2, '#', "Can't save in background: fork: Cannot allocate memory", { root: 'fork' }) }
  const mis = 'MISCONF Redis is configured to save RDB snapshots, but it\'s currently unable to persist to disk. Commands that may modify the data set are disabled, because this instance is configured to report errors during writes if RDB snapshotting fails (stop-writes-on-bgsave-error option). Please check the Redis logs for details about the RDB error.'
  // Rails
  const ra = (t, l, m, o, id = uuid()) => c.line(W, t, `${l[0]}, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #${rp + 77}] ${l.padStart(5)} -- : [${id}] ${m}`, o)
  every(start, end, 10 * S, (t) => { const id = uuid(), [m, p, ctl, act, write] = wpick([[4, ['GET', '/events', 'EventsController', 'index', 0]], [4, ['GET', `/events/${r.int(100, 999)}`, 'EventsController', 'show', 0]], [2, ['POST', '/holds', 'HoldsController', 'create', 1]], [2, ['POST', '/orders', 'OrdersController', 'create', 1]], [1, ['GET', '/account', 'AccountController', 'show', 0]]]); if (write && t > onset + 50 && r.next() < 0.93) { ra(t, 'INFO', `method=${m} path=${p} format=html controller=${ctl} action=${act} status=500 error='Redis::CommandError: ${mis}' duration=${f(4, 30)} view=0.00 db=${f(1, 9)}`, { relevant: 'fork' }, id); ra(t + 3, 'FATAL', `\n[${id}] Redis::CommandError (${mis}):\n[${id}]   \n[${id}] app/models/seat_hold.rb:${r.int(20, 60)}:in \`acquire'\n[${id}] app/controllers/${ctl === 'HoldsController' ? 'holds' : 'orders'}_controller.rb:${r.int(12, 40)}:in \`create'`, { relevant: 'fork' }, id) } else ra(t, 'INFO', `method=${m} path=${p} format=html controller=${ctl} action=${act} status=${write ? 302 : 200} duration=${lat(48).toFixed(2)} view=${lat(22).toFixed(2)} db=${lat(9).toFixed(2)}`, undefined, id) })
  every(start, end, 5 * MIN, (t) => ra(t, 'WARN', `Slow query (${f(700, 1900, 1)}ms) SELECT "seats".* FROM "seats" WHERE "seats"."event_id" = ${r.int(100, 999)} ORDER BY row, number`))
  every(start, end, 7 * MIN, (t) => ra(t, 'ERROR', `ActionController::RoutingError (No route matches [GET] "/${r.pick(['wp-login.php', 'apple-touch-icon-120x120.png', '.well-known/traffic-advice'])}")`))
  // Sidekiq
  const tids = Array.from({ length: 10 }, () => r.hex(4) + 'k'), sk = (t, rest, o) => c.line(Q, t, `${T(t, ISO)} pid=${rp + 90} tid=${r.pick(tids)} ${rest}`, o)
  every(start, end, 13 * S, (t) => { if (t > onset && r.next() < 0.75) return; const jid = r.hex(24), k = r.pick(['TicketPdfJob', 'MailDeliveryJob', 'SeatReleaseJob', 'IndexEventJob']), d = lat(0.2), tid = r.pick(tids); c.line(Q, t, `${T(t, ISO)} pid=${rp + 90} tid=${tid} class=${k} jid=${jid} INFO: start`); c.line(Q, t + d * S, `${T(t + d * S, ISO)} pid=${rp + 90} tid=${tid} class=${k} jid=${jid} elapsed=${d.toFixed(3)} INFO: done`) })
  every(start, end, 6 * MIN, (t) => { const jid = r.hex(24); sk(t, `class=PartnerFeedJob jid=${jid} elapsed=1.${r.int(100, 900)} INFO: fail`); sk(t + 1, `WARN: {"context":"Job raised exception","job":{"retry":25,"queue":"low","args":[${r.int(1, 99)}],"class":"PartnerFeedJob","jid":"${jid}","retry_count":${r.int(3, 14)}}}`); sk(t + 2, 'WARN: OpenURI::HTTPError: 404 Not Found') })
  for (let t = start + 60 * S; t < end; t += 5 * MIN) { const used = 9.1 + (t - start) / (onset - start) * 2.4; sk(t, `class=OpsStatsJob jid=${r.hex(24)} INFO: redis used_memory=${Math.min(used, 11.6).toFixed(2)}G maxmemory=0 host_total=15.4G host_available=${Math.max(15.4 - 3 - Math.min(used, 11.6), 0.4).toFixed(2)}G clients=${r.int(60, 75)}`, t > onset - 12 * MIN ? { relevant: 'fork' } : undefined) }
  every(onset + 2 * S, end, 10 * S, (t) => sk(t, `ERROR: heartbeat: ${mis}`, { relevant: 'fork' }))
  every(onset + 4 * S, end, 16 * S, (t) => { sk(t, `ERROR: Error fetching job: ${mis}`, { relevant: 'fork' }); sk(t + 1, 'ERROR: /usr/local/bundle/gems/redis-client-0.22.2/lib/redis_client/connection_mixin.rb:35:in `call\'') })
  c.incident('fork', {
    cause: { allOf: [['fork', 'BGSAVE', 'background sav', 'snapshot', '\\bRDB\\b', 'persist'], ['memory', 'overcommit', 'allocat', '\\bRAM\\b', 'ENOMEM']] },
    services: ['redis', 'redis-main'], victims: ['sidekiq', 'rails', 'puma', 'production'], severity: ['critical', 'high'], onset, onsetToleranceSeconds: 60, rootPattern: "Can't save in background",
  })
  c.write(out)
}

/** 16. Spring Batch: a supplier renames a column; everything is filtered; no error of the job. */
function c16(seed, out) {
  const name = 'b13-16-night-feeds', { r, start: s0, every, uuid, f, lat, wpick } = setup(seed, name)
  const nights = 13, bad = r.int(8, 9), base = Math.floor(s0 / 86400e3) * 86400e3 - nights * 86400e3 + 2 * H + 5 * MIN
  const sup = r.pick(['halvorsen', 'brinkmann', 'delacroix']), others = ['normteil', 'ferrum', 'lagerhaus-sued', 'werkzeug-nord']
  const c = new Case(name, { notes: `Nightly feeds over ${nights} nights: ${sup} renames price_net to net_price (an INFO header line); the job completes with write count 0 and a huge filter count. The second night the indexer hides the products and the storefront complains. Chronic: SFTP retry, a few broken rows, one slow night.` })
  const F = 'logs/feed-import.log', X = 'logs/search-indexer.log', SF = 'logs/storefront.log'
  const pidB = () => r.int(20000, 60000)
  let pid = 1
  const b = (t, l, th, lg, m, o) => c.line(F, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} ${l.padStart(5)} ${pid} --- [${th.padStart(15)}] ${lg.slice(-40).padEnd(40)} : ${m}`, o)
  const sl = 'o.s.batch.core.job.SimpleStepHandler', jl = 'o.s.b.c.l.support.SimpleJobLauncher'
  let onset, stepId = r.int(9000, 30000)
  for (let n = 0; n < nights; n++) {
    let t = base + n * 86400e3 + r.int(0, 40) * S; pid = pidB()
    b(t, 'INFO', 'main', 'c.eisenwaren.feeds.FeedApplication', `Starting FeedApplication v2.7.1 using Java 17.0.11 with PID ${pid} (/opt/feeds/feeds.jar started by feeds in /opt/feeds)`); b(t + 30, 'INFO', 'main', 'c.eisenwaren.feeds.FeedApplication', 'The following 1 profile is active: "prod"'); b(t += 4 * S, 'INFO', 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.'); b(t += 2 * S, 'WARN', 'main', 'o.s.b.c.c.annotation.BatchRegistrar', 'Bean \'jobRegistry\' of type [MapJobRegistry] is not eligible for getting processed by all BeanPostProcessors (for example: not eligible for auto-proxying).'.replace('MapJobRegistry', 'org.springframework.batch.core.configuration.support.MapJobRegistry'))
    for (const s of [...others.slice(0, 2), sup, ...others.slice(2)]) {
      const day = T(t, '%Y%m%d'), total = { normteil: 18000, ferrum: 9200, 'lagerhaus-sued': 31000, 'werkzeug-nord': 12400 }[s] ?? 47800, rows = total + r.int(-60, 120), hit = s === sup && n >= bad, me = s === sup
      b(t += 2 * S, 'INFO', 'main', jl, `Job: [FlowJob: [name=importSupplierPrices]] launched with the following parameters: [{'supplier':'{value=${s}, type=class java.lang.String, identifying=true}','day':'{value=${day}, type=class java.lang.String, identifying=true}'}]`)
      b(t += r.int(90, 400), 'INFO', 'main', sl, 'Executing step: [fetchFile]'); const f0 = t
      if (r.next() < 0.14) b(t += 30 * S, 'WARN', 'main', 'c.eisenwaren.feeds.sftp.SftpFetcher', `sftp://${s}.example: connect timed out, retry 1/3`)
      b(t += r.int(2000, 9000), 'INFO', 'main', 'c.eisenwaren.feeds.sftp.SftpFetcher', `fetched ${s}_${day}.csv (${(rows * 0.000091).toFixed(1)} MB)`); b(t += 50, 'INFO', 'main', 'o.s.batch.core.step.AbstractStep', `Step: [fetchFile] executed in ${Math.floor((t - f0) / 1000)}s${(t - f0) % 1000}ms`)
      b(t += r.int(60, 140), 'INFO', 'main', sl, 'Executing step: [loadPrices]'); const l0 = t
      const cols = me ? ['sku', 'ean', 'title', hit ? 'net_price' : 'price_net', 'vat', 'stock'] : s === 'ferrum' ? ['sku', 'price_net', 'vat'] : ['sku', 'ean', 'price_net', 'vat', 'unit']
      if (hit && onset == null) onset = t + 40
      b(t += 40, 'INFO', 'main', 'c.eisenwaren.feeds.csv.HeaderMapper', `${s}_${day}.csv: ${cols.length} columns [${cols.join(', ')}], delimiter ';', charset UTF-8`, hit ? { root: 'col' } : undefined)
      for (let i = r.int(0, 3); i > 0; i--) b(t += r.int(900, 9000), 'WARN', 'main', 'c.eisenwaren.feeds.csv.RowSkipListener', `${s}_${day}.csv line ${r.int(40, rows)}: ${r.pick(['ean has 12 digits', 'vat rate 7,7 unknown', 'stock is negative'])}, row skipped`)
      const skip = r.int(1, 30), filt = hit ? rows - skip : r.int(90, 260), wr = rows - skip - filt, sec = r.int(20, 90) + (n === 4 && me ? 210 : 0)
      b(t += sec * S + r.int(1, 990), 'INFO', 'main', 'o.s.batch.core.step.AbstractStep', `Step: [loadPrices] executed in ${t - l0 >= 60000 ? `${Math.floor((t - l0) / 60000)}m` : ''}${Math.floor((t - l0) / 1000) % 60}s${(t - l0) % 1000}ms`)
      b(t += 10, 'INFO', 'main', 'c.eisenwaren.feeds.StepSummary', `StepExecution: id=${stepId += 2}, name=loadPrices, status=COMPLETED, exitStatus=COMPLETED, readCount=${rows}, filterCount=${filt}, writeCount=${wr}, readSkipCount=${skip}, writeSkipCount=0, processSkipCount=0, commitCount=${Math.ceil(rows / 500)}, rollbackCount=0`, hit ? { root: 'col' } : undefined)
      b(t += 60, 'INFO', 'main', jl, `Job: [FlowJob: [name=importSupplierPrices]] completed with the following parameters: [{'supplier':'{value=${s}, type=class java.lang.String, identifying=true}','day':'{value=${day}, type=class java.lang.String, identifying=true}'}] and the following status: [COMPLETED] in ${t - f0 >= 60000 ? `${Math.floor((t - f0) / 60000)}m` : ''}${Math.floor((t - f0) / 1000) % 60}s${(t - f0) % 1000}ms`)
    }
    b(t += 2 * S, 'INFO', 'ionShutdownHook', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown completed.')
    // indexer: 04:10 and 16:10
    for (const h of [2.1, 14.1]) {
      let x = base + n * 86400e3 + h * H + r.int(0, 60) * S
      const ix = (l, m, o) => c.line(X, x, `${T(x, '%Y-%m-%dT%H:%M:%S%')}`.replace('%', '') + `.${T(x, '%L')}+0000 ${l} indexer ${m}`, o)
      const own = h > 10 ? 14 : 2, age = n < bad ? own : (n - bad + 1) * 24 + own, hid = age > 48 ? Math.round(47000 + r.int(100, 500)) : r.int(180, 420)
      ix('INFO', `run start products=${r.int(118000, 118900)}`); x += 20 * S + r.int(0, 999); ix('INFO', `loaded prices, newest by supplier: ${[...others, sup].sort().map((s) => `${s}=${s === sup ? age : own}h`).join(' ')}`, age > 14 ? { relevant: 'col' } : undefined)
      x += r.int(80000, 120000); ix('INFO', `bulk indexed ${118400 - hid} documents, took ${r.int(70, 110)}s`); if (r.next() < 0.3) ix('WARN', `bulk: ${r.int(1, 5)} version conflicts, ignored`)
      x += 2 * S; ix(hid > 5000 ? 'WARN' : 'INFO', `${hid} products hidden: price older than 48h or missing`, hid > 5000 ? { relevant: 'col' } : undefined)
    }
  }
  const from = base + (bad + 1) * 86400e3 + 3 * H, last = base + nights * 86400e3 - 4 * H
  const sf = (t, l, m, kv, o) => c.line(SF, t, J({ time: T(t, '%Y-%m-%dT%H:%M:%S.%L') + '+00:00', severity: l, message: m, ...kv }), o)
  every(base, last, 50 * MIN, (t) => sf(t, 'INFO', 'traffic', { sessions: r.int(300, 2100), orders: r.int(4, 31), p95_ms: Math.round(lat(210)) }))
  every(base, last, 5 * H, (t) => sf(t, 'WARNING', 'payment provider slow', { provider: 'paydirekt', ms: r.int(2100, 4800) }))
  every(base, last, 9 * H, (t) => sf(t, 'ERROR', 'mail bounced', { code: '550 5.1.1', to: `k***${r.int(10, 99)}@example.org` }))
  every(from, last, 55 * MIN, (t) => sf(t, 'ERROR', 'category has no visible product', { category: r.pick(['Bohrmaschinen', 'Schleifmittel', 'Beschläge', 'Dübel', 'Arbeitsschutz']), expected_min: 50 }, { relevant: 'col' }))
  every(from, last, 80 * MIN, (t) => sf(t, 'ERROR', 'basket line removed: product no longer available', { sku: `${sup.slice(0, 2).toUpperCase()}-${r.int(10000, 99999)}`, basket: r.hex(8) }, { relevant: 'col' }))
  every(from + 2 * H, last, 4 * H, (t) => sf(t, 'CRITICAL', 'order rate below half of last week', { ratio: +f(0.28, 0.46) }, { relevant: 'col' }))
  c.incident('col', {
    cause: { allOf: [['header', 'column', '\\bfield', 'schema', 'file format', 'layout', 'renam', 'price_net', 'net_price'], [sup, 'supplier', '\\bfeed', 'price_net', 'net_price', '\\bcsv\\b'], ['renam', 'chang', 'price_net', 'net_price', 'missing', 'differ', 'new name', 'no longer', 'instead of', 'mismatch', 'unknown', 'filter']] },
    services: ['feed-import', 'importSupplierPrices', sup, 'feeds', 'loadPrices', 'HeaderMapper'], victims: ['search-indexer', 'storefront', 'indexer'], severity: ['critical', 'high', 'medium'],
    onset, onsetToleranceSeconds: 3600, rootPattern: 'net_price|name=loadPrices.*writeCount=0',
  })
  c.write(out)
}

/** 17. Two faults: a mass DELETE makes the MySQL replica lag; the key of the media bucket is gone. */
function c17(seed, out) {
  const name = 'b13-17-classifieds', { r, start, every, uuid, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'Two independent faults: (a) purge deletes millions of audit rows in one statement, the replica applies it for many minutes, reads are stale (404 after create), no error of the culprit; (b) the S3 access key of media-worker does not exist any more.' })
  const purge = start + r.int(24, 30) * MIN, dur = r.int(210, 330), commit = purge + dur * S, s3 = commit + r.int(9, 16) * MIN, heal = commit + r.int(27, 34) * MIN, end = heal + r.int(6, 10) * MIN
  const SL = 'logs/db-a/slow.log', ER = 'logs/db-b/mysqld.err', PX = 'logs/dbmon.log', AP = 'logs/ads-api.log', MW = 'logs/media-worker.log', CR = 'logs/maintenance.log'
  const rows = r.int(2800000, 4900000), lag = (t) => t < commit || t > heal ? 0 : Math.round((t - commit) / S * 0.97 + dur)
  // slow log of the primary
  c.line(SL, start, `/usr/sbin/mysqld, Version: 8.0.37 (MySQL Community Server - GPL). started with:\nTcp port: 3306  Unix socket: /var/run/mysqld/mysqld.sock\nTime                 Id Command    Argument`)
  const slow = (t, user, id, qt, sent, exam, sql, o) => c.line(SL, t, `# Time: ${T(t, '%Y-%m-%dT%H:%M:%S.%f')}Z\n# User@Host: ${user}[${user}] @  [10.30.1.${r.int(10, 30)}]  Id: ${id}\n# Query_time: ${qt.toFixed(6)}  Lock_time: 0.00000${r.int(1, 9)} Rows_sent: ${sent}  Rows_examined: ${exam}\nSET timestamp=${Math.floor(t / 1000 - qt)};\n${sql}`, o)
  every(start, end, 2.6 * MIN, (t) => slow(t, 'ads', r.int(1000, 90000), 1 + lat(0.6), r.int(1, 50), r.int(90000, 400000), `SELECT a.id, a.title FROM ad a WHERE MATCH(a.title, a.body) AGAINST ('${r.pick(['fahrrad', 'sofa grau', 'iphone', 'regal'])}' IN BOOLEAN MODE) ORDER BY a.created_at DESC LIMIT 50;`))
  slow(start + 12 * MIN, 'report', 512, 41.2, 1, 2200000, 'SELECT COUNT(*), SUM(price) FROM ad WHERE created_at >= CURDATE() - INTERVAL 7 DAY;')
  slow(commit, 'maint', 77 + r.int(1000, 9000), dur + r.next(), 0, rows + r.int(0, 999), `DELETE FROM audit_event WHERE created_at < '${T(purge - 90 * 86400e3, '%Y-%m-%d')}';`, { root: 'lag' })
  // maintenance
  const mt = (t, m, o) => c.line(CR, t, `${T(t, '%Y-%m-%d %H:%M:%S')} maintenance[${4411}]: ${m}`, o)
  mt(start + 3 * MIN, 'analyze tables: 14 done in 22s'); mt(purge, `purge audit_event: retention lowered 365d -> 90d, single statement`, { root: 'lag' }); mt(commit + 200, `purge audit_event: ${rows} rows deleted in ${dur}s`, { root: 'lag' }); mt(commit + 4 * MIN, 'rotate sessions: 8120 removed in 1s'); mt(heal - 5 * MIN, 'analyze tables: 14 done in 24s')
  every(start, end, 4 * MIN, (t) => mt(t, `heartbeat written, binlog.00120${t < commit ? 0 : 1}`))
  // replica
  const er = (t, id, l, code, sub, m, o) => c.line(ER, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%f')}Z ${id} [${l}] [${code}] [${sub}] ${m}`, o)
  every(start, end, 6 * MIN, (t) => er(t, r.int(100, 9000), 'Note', 'MY-010914', 'Server', `Aborted connection ${r.int(100, 9000)} to db: 'ads' user: 'ads_ro' host: '10.30.1.${r.int(10, 30)}' (Got an error reading communication packets).`))
  every(start, end, 9 * MIN, (t) => er(t, 0, 'Warning', 'MY-013360', 'Server', "Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'"))
  for (let t = start + 2 * MIN; t < end; t += 2 * MIN) er(t, 9, 'Note', 'MY-010559', 'Repl', `Multi-threaded replica statistics for channel '': seconds elapsed = 120; events assigned = ${lag(t) ? r.int(20000, 40000) : r.int(800, 2400) * 10}; worker queues filled over overrun level = ${lag(t) ? r.int(2, 9) : 0}; waited due a Worker queue full = 0; waited due the total size = 0; waited at clock conflicts = ${r.int(1000, 90000)}00 waited (count) when Workers occupied = ${lag(t) ? r.int(300, 900) : r.int(0, 5)} waited when Workers occupied = ${r.int(0, 9000)}00`, lag(t) ? { relevant: 'lag' } : undefined)
  // monitor of the replica
  for (let t = start + 20 * S; t < end; t += 45 * S) c.line(PX, t, `${T(t, '%Y-%m-%d %H:%M:%S')} dbmon 10.30.0.12 io=Yes sql=Yes seconds_behind_source=${lag(t) || r.int(0, 1)} applier_state='${lag(t) ? 'Applying batch of row changes (delete)' : 'Waiting for an event from Coordinator'}' threads_running=${r.int(2, 7)}`, lag(t) ? { relevant: 'lag' } : undefined)
  for (let t = start + 25 * S; t < end; t += 90 * S) c.line(PX, t, `${T(t, '%Y-%m-%d %H:%M:%S')} dbmon 10.30.0.11 role=source threads_running=${r.int(3, 11)} binlog=binlog.00120${t < commit ? 0 : 1} semi_sync=OFF`)
  every(start, end, 6 * MIN, (t) => c.line(PX, t, `${T(t, '%Y-%m-%d %H:%M:%S')} dbmon WARN 10.30.0.11 tmp_disk_tables +${r.int(200, 900)} in 5m`))
  // API, node
  const ap = (t, l, m, kv, o) => c.line(AP, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%LZ')} ${l} ads-api ${m} ${Object.entries(kv).map(([k, v]) => `${k}=${J(v)}`).join(' ')}`, o)
  every(start, end, 11 * S, (t) => ap(t, 'info', 'request', { method: 'GET', path: wpick([[4, `/ads/${r.int(1e6, 2e6)}`], [3, '/search'], [2, '/me/ads'], [1, '/categories']]), status: r.next() < 0.03 ? 404 : 200, ms: Math.round(lat(19)), hg: r.next() < 0.8 ? 20 : 10 }))
  every(start, end, 30 * S, (t) => { const id = r.int(2e6, 21e5); ap(t, 'info', 'ad created', { id, user: r.int(1000, 9999), hg: 10 }); if (lag(t)) { ap(t + 900, 'warn', 'ad not found after create', { id, path: `/ads/${id}`, status: 404, hg: 20 }, { relevant: 'lag' }); if (r.next() < 0.4) ap(t + 2 * S, 'error', 'checkout of promotion failed', { id, error: 'NotFoundError: ad does not exist' }, { relevant: 'lag' }) } })
  every(start, end, 7 * MIN, (t) => ap(t, 'warn', 'rate limited', { ip: ip(), path: '/search' }))
  // media worker, Python boto3
  const mw = (t, l, m, o) => c.line(MW, t, `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}] ${l} in media: ${m}`, o)
  every(start, s3, 17 * S, (t) => { mw(t, 'INFO', `resized ad=${r.int(1e6, 2e6)} variants=4 ms=${Math.round(lat(420))}`); mw(t + 300, 'INFO', `uploaded s3://kleinanzeiger-media/ads/${r.hex(2)}/${r.hex(16)}.webp bytes=${r.int(20000, 400000)}`) })
  every(start, end, 4 * MIN, (t) => mw(t, 'WARNING', `EXIF orientation missing ad=${r.int(1e6, 2e6)}`))
  every(start, end, 8 * MIN, (t) => mw(t, 'ERROR', `cannot identify image file ad=${r.int(1e6, 2e6)} (PIL.UnidentifiedImageError), rejected`))
  every(s3, end, 24 * S, (t) => { mw(t, 'INFO', `resized ad=${r.int(1e6, 2e6)} variants=4 ms=${Math.round(lat(420))}`); mw(t + 300, 'ERROR', `upload failed ad=${r.int(1e6, 2e6)}: botocore.exceptions.ClientError: An error occurred (InvalidAccessKeyId) when calling the PutObject operation: The AWS Access Key Id you provided does not exist in our records.`, { root: 's3' }) })
  every(s3 + 40 * S, end, 45 * S, (t) => ap(t, 'error', 'ad published without picture', { id: r.int(2e6, 21e5), reason: 'media pending > 30s' }, { relevant: 's3' }))
  c.incident('lag', { cause: { allOf: [['\\bdelete', '\\bpurge', 'mass.delet', 'bulk', 'housekeeping', 'maintenance', 'retention', 'audit_event'], ['replica', 'replication', 'slave', 'stale read', 'read.?only (copy|node)', 'db-b']], mustNot: ['ad (was|were) (deleted|lost)'] }, services: ['maintenance', 'db-a', 'mysql', 'db-b', 'purge', 'audit_event', 'mysqld', 'maint'], victims: ['ads-api'], severity: ['critical', 'high', 'medium'], onset: commit, onsetToleranceSeconds: dur + 120, rootPattern: 'audit_event|User@Host: maint' })
  c.incident('s3', { cause: { allOf: [['access.?key', 'credential', '\\bkey\\b', 'InvalidAccessKeyId', '\\bIAM\\b'], ['\\bS3\\b', '\\bAWS\\b', 'bucket', 'upload', 'PutObject', 'media']] }, services: ['media-worker', 'media', 's3', 'kleinanzeiger-media'], victims: ['ads-api'], severity: ['critical', 'high', 'medium'], onset: s3, onsetToleranceSeconds: 90, rootPattern: 'InvalidAccessKeyId' })
  c.write(out)
}

/** 18. Kafka: the geocoder answers slower and slower; the consumer misses max.poll.interval.ms; dispatch is loud. */
function c18(seed, out) {
  const name = 'b13-18-courier-routes', { r, start: s0, every, uuid, f, lat, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'Latency drift of an external geocoder (INFO batch figures only, no error); batches of 500 exceed max.poll.interval.ms 300000, the consumer leaves the group, redelivery, lag grows. Dispatch errors are loud. Red herrings: a broker leader election earlier, a deploy of dispatch, unknown streets.' })
  const start = s0 - 2 * H, onset = start + r.int(60, 75) * MIN, end = onset + r.int(165, 185) * MIN, host = 'geo.mapwise.example'
  const E = 'logs/address-enricher.log', B = 'logs/kafka-broker-1.log', D = 'logs/dispatch.log'
  const en = (t, l, th, lg, m, o) => c.line(E, t, `${T(t, '%H:%M:%S.%L %d.%m.%Y')} ${l.padEnd(5)} [${th}] ${lg} | ${m}`.replace(/^(\S+) (\S+)/, '$2 $1'), o)
  const p50 = (t) => t < onset ? 68 + r.int(-7, 9) : 70 + Math.min(720, (t - onset) / MIN * 9.5) * (0.94 + r.next() * 0.1)
  const member = (i) => `consumer-address-enricher-1-${uuid()}`
  let gen = r.int(30, 60), t = start + 5 * S, lag = r.int(100, 300), mem = member(), off = r.int(4000000, 9000000)
  const cc = 'o.a.k.c.c.internals.ConsumerCoordinator', pre = '[Consumer clientId=consumer-address-enricher-1, groupId=address-enricher] '
  const br = (t, l, m, o) => c.line(B, t, `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}] ${l} ${m}`, o)
  const lagAt = [[start, lag]]
  let first
  while (t < end) {
    const q = p50(t), n = 500, ms = n * q * 1.03 + r.int(400, 2000), done = t + ms
    const late = q > 95
    const line = (x) => en(x, 'INFO', 'enrich-loop', 'c.k.routes.enricher.BatchLoop', `batch done records=${n} took=${Math.round(ms)}ms geocode_calls=${n} geocode_p50=${Math.round(q)}ms geocode_p95=${Math.round(q * 1.6 + r.int(0, 30))}ms geocode_errors=0 cache_hits=0 offset=${off}`, late ? { root: 'geo' } : undefined)
    if (ms > 300000) {
      const x = t + 300000 + r.int(5, 40), o = { relevant: 'geo' }; first ??= x
      en(x, 'WARN', 'kafka-coordinator-heartbeat-thread | address-enricher', cc, pre + 'consumer poll timeout has expired. This means the time between subsequent calls to poll() was longer than the configured max.poll.interval.ms, which typically implies that the poll loop is spending too much time processing messages. You can address this either by increasing max.poll.interval.ms or by reducing the maximum size of batches returned in poll() with max.poll.records.', o)
      en(x + 2, 'INFO', 'kafka-coordinator-heartbeat-thread | address-enricher', cc, pre + `Member ${mem} sending LeaveGroup request to coordinator kafka-1.corp.example:9092 (id: 2147483646 rack: null) due to consumer poll timeout has expired.`, o)
      br(x + 8, 'INFO', `[GroupCoordinator 1]: Member ${mem} has left group address-enricher through explicit \`LeaveGroup\`; client reason: consumer poll timeout has expired. (kafka.coordinator.group.GroupCoordinator)`, o)
      br(x + 9, 'INFO', `[GroupCoordinator 1]: Preparing to rebalance group address-enricher in state PreparingRebalance with old generation ${gen} (__consumer_offsets-12) (reason: explicit \`LeaveGroup\` request for (${mem}) members.). (kafka.coordinator.group.GroupCoordinator)`, o)
      br(x + 10, 'INFO', `[GroupCoordinator 1]: Group address-enricher with generation ${++gen} is now empty (__consumer_offsets-12) (kafka.coordinator.group.GroupCoordinator)`, o)
      line(done)
      en(done + 30, 'ERROR', 'enrich-loop', 'c.k.routes.enricher.BatchLoop', `commit failed, batch will be read again\norg.apache.kafka.clients.consumer.CommitFailedException: Offset commit cannot be completed since the consumer is not part of an active group for auto partition assignment; it is likely that the consumer was kicked out of the group.\n\tat org.apache.kafka.clients.consumer.internals.ConsumerCoordinator.sendOffsetCommitRequest(ConsumerCoordinator.java:1361)\n\tat c.k.routes.enricher.BatchLoop.run(BatchLoop.java:88)`, o)
      mem = member(); en(done + 60, 'INFO', 'enrich-loop', cc, pre + 'Giving away all assigned partitions as lost since generation/memberID has been reset,indicating that consumer is in old state or no longer part of the group', o); en(done + 61, 'INFO', 'enrich-loop', cc, pre + '(Re-)joining group', o); en(done + 3.1 * S, 'INFO', 'enrich-loop', cc, pre + `Successfully joined group with generation Generation{generationId=${++gen}, memberId='${mem}', protocol='range'}`)
      br(done + 70, 'INFO', `[GroupCoordinator 1]: Dynamic member with unknown member id joins group address-enricher in Empty state. Created a new member id ${mem} and request the member to rejoin with this id. (kafka.coordinator.group.GroupCoordinator)`); br(done + 3.05 * S, 'INFO', `[GroupCoordinator 1]: Stabilized group address-enricher generation ${gen} (__consumer_offsets-12) with 1 members (kafka.coordinator.group.GroupCoordinator)`)
      lag += ms / S * 12; t = done + 3.5 * S
    } else { line(done); off += n; lag = Math.max(r.int(40, 300), lag + ms / S * 12 - n); t = done + r.int(100, 900) + (q < 90 ? 6 * S : 0) }
    lagAt.push([t, lag])
  }
  every(start, end, 4 * MIN, (t) => en(t, 'WARN', 'enrich-loop', 'c.k.routes.enricher.AddressParser', `street not known: "${r.pick(['Hauptstr', 'Am Wehr', 'Gewerbepark Nord', 'Industriestr'])} ${r.int(1, 200)}${r.pick(['', 'a', 'b'])}", using centre of ${r.int(10000, 99999)}`))
  every(start, end, 5 * MIN, (t) => en(t, 'INFO', 'http-client-pool', 'c.k.routes.enricher.GeoClient', `pool ${host}: total=32 leased=${t < onset ? r.int(1, 3) : 1 + Math.min(1, r.int(0, 2))} pending=0 keepalive=ok`))
  every(start, end, 70 * S, (t) => br(t, 'INFO', r.pick([`[LocalLog partition=addresses-${r.int(0, 3)}, dir=/kafka] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 5)} ms. (kafka.log.LocalLog)`, `[GroupMetadataManager brokerId=1] Removed ${r.int(0, 9)} expired offsets in ${r.int(0, 4)} milliseconds. (kafka.coordinator.group.GroupMetadataManager)`, `[ProducerStateManager partition=parcels-${r.int(0, 5)}] Wrote producer snapshot at offset ${r.int(1e6, 9e6)} with 2 producer ids in 1 ms. (kafka.log.ProducerStateManager)`, `[Controller id=1] Processing automatic preferred replica leader election (kafka.controller.KafkaController)`])))
  br(start + 22 * MIN, 'INFO', '[Partition parcels-2 broker=1] Shrinking ISR from 1,2,3 to 1,3. Leader: (highWatermark: 5512331, endOffset: 5512338). Out of sync replicas: (brokerId: 2, endOffset: 5512331). (kafka.cluster.Partition)'); br(start + 22.4 * MIN, 'INFO', '[Partition parcels-2 broker=1] Expanding ISR from 1,3 to 1,3,2 (kafka.cluster.Partition)')
  // dispatch, Python/structured
  const di = (t, l, m, o) => c.line(D, t, `ts=${T(t, ISO)} lvl=${l} app=dispatch ${m}`, o)
  const lagNow = (t) => { let v = lagAt[0][1]; for (const [x, y] of lagAt) if (x <= t) v = y; return Math.round(v) }
  every(start, end, 42 * S, (t) => di(t, 'info', r.next() < 0.6 ? `msg="route planned" courier=C${r.int(100, 260)} stops=${r.int(6, 38)} ms=${Math.round(lat(340))}` : `msg="parcel assigned" parcel=${r.hex(10)} courier=C${r.int(100, 260)}`))
  for (let t = start + 40 * S; t < end; t += 3 * MIN) { const l = lagNow(t); di(t, l > 4000 ? 'warn' : 'info', `msg="waiting for enriched addresses" topic_lag=${l} oldest_s=${Math.round(l / 12)}`, l > 4000 ? { relevant: 'geo' } : undefined) }
  every((first ?? end) - 5 * MIN, end, 48 * S, (t) => di(t, 'error', `msg="tour cannot be closed" depot=${r.pick(['HH', 'B', 'K', 'M'])}${r.int(1, 4)} missing_addresses=${r.int(20, 900)} cutoff_missed=true`, { relevant: 'geo' }))
  every(start, end, 9 * MIN, (t) => di(t, 'warn', `msg="courier app offline" courier=C${r.int(100, 260)} last_seen_s=${r.int(120, 900)}`))
  di(onset - 30 * MIN, 'info', 'msg="shutting down" signal=SIGTERM'); di(onset - 29.8 * MIN, 'info', `msg="started" version=2024.${r.int(10, 40)}`)
  c.incident('geo', {
    cause: { allOf: [['geocod', 'mapwise', '\\bgeo\\b', 'geo\\.'], ['slow', 'latency', 'response time', 'took longer', 'takes longer', 'longer', 'drift', 'increas', 'degrad', '\\bms\\b', 'delay']] },
    services: ['geocoder', 'mapwise', host, 'mapwise.example', 'address-enricher', 'GeoClient'], victims: ['dispatch', 'kafka', 'kafka-broker-1', 'kafka-1', 'broker'], severity: ['critical', 'high', 'medium'],
    onset, onsetToleranceSeconds: 25 * 60, rootPattern: 'geocode_p50=',
  })
  c.write(out)
}

/** 19. Kubernetes node: one high-priority pod writes a TRACE log into its own file system; others are evicted. */
function c19(seed, out) {
  const name = 'b13-19-node-pressure', { r, start, every, uuid, f, lat, pod, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'recs was set to TRACE at INFO; its file appender fills the node disk. kubelet evicts innocent low-priority pods first (ephemeral-storage). Disk report and the eviction messages show who uses it. Red herrings: image GC failure, a probe that always warns, a node drain of another node.' })
  const onset = start + r.int(24, 30) * MIN, evict0 = onset + r.int(27, 33) * MIN, end = evict0 + r.int(14, 17) * MIN
  const K = 'logs/wrk-3.journal', A = 'logs/apps-wrk-3.log', EV = 'logs/events.txt'
  const recs = pod('recs'), mail = pod('mailer'), thumbs = pod('thumbnails'), pay = pod('payments'), cart = pod('cart'), rep = `disk-report-${r.hex(5)}`
  const kl = (t, l, file, m, o) => c.line(K, t, `${T(t, '%b %e %H:%M:%S')} wrk-3 kubelet[1311]: ${l}${T(t, '%m%d %H:%M:%S.%f')}    1311 ${file}] ${m}`, o)
  const ct = (t, l, m, o) => c.line(K, t, `${T(t, '%b %e %H:%M:%S')} wrk-3 containerd[988]: time="${T(t, '%Y-%m-%dT%H:%M:%S.%N')}Z" level=${l} msg=${J(m)}`, o)
  every(start, end, 60 * S, (t) => kl(t, 'I', 'reconciler_common.go:218', `"operationExecutor.MountVolume started for volume \\"config-${r.hex(4)}\\" (UniqueName: \\"kubernetes.io/configmap/${uuid()}-config\\") pod \\"job-${r.int(1000, 9999)}\\" (UID: \\"${uuid()}\\") " pod="prod/job-${r.int(1000, 9999)}"`))
  every(start, end, 3 * MIN, (t) => ct(t, 'info', `StopPodSandbox for "${r.hex(64)}" returns successfully`))
  every(start, end, 4 * MIN, (t) => kl(t, 'I', 'prober.go:107', `"Probe failed" probeType="Readiness" pod="monitoring/legacy-exporter-0" podUID="${uuid()}" containerName="exporter" probeResult="failure" output="HTTP probe failed with statuscode: 404"`))
  every(start, end, 6 * MIN, (t) => kl(t, 'W', 'watcher.go:93', `Error while processing event ("/sys/fs/cgroup/system.slice/run-r${r.hex(16)}.scope": 0x40000100 == IN_CREATE|IN_ISDIR): inotify_add_watch /sys/fs/cgroup/system.slice: no such file or directory`))
  const usage = (t) => t < onset ? 74 : Math.min(99.4, 74 + (t - onset) / (evict0 - onset) * 16)
  // apps: container prefix as from crictl / a log agent
  const ap = (t, p, text, o) => c.line(A, t, text.split('\n').map((x) => `${T(t, '%Y-%m-%dT%H:%M:%S.%LZ')} ${p} ${x}`).join('\n'), o)
  every(start, end, 12 * S, (t) => ap(t, recs, `INFO  [http-exec-${r.int(1, 20)}] c.s.recs.RankController - ranked user=${r.int(1000, 99999)} candidates=${r.int(80, 400)} took=${Math.round(lat(24))}ms`))
  ap(onset, recs, `INFO  [http-exec-${r.int(1, 20)}] c.s.recs.ops.LogAdmin - logger ROOT: INFO -> TRACE for appender FILE (/app/log/recs.log), requested by k.brandt via /ops/loggers`, { root: 'disk' })
  const evicted = [[mail, evict0 + 20 * S], [thumbs, evict0 + 100 * S], [cart, evict0 + 5 * MIN], [pay, evict0 + 9 * MIN]]
  const alive = (p, t) => !evicted.some(([q, x]) => q === p && t > x)
  every(start, end, 15 * S, (t) => { const p = r.pick([mail, thumbs, pay, cart]); if (!alive(p, t)) return; ap(t, p, { [mail]: `[INFO] sent template=${r.pick(['order', 'welcome', 'reset'])} in ${Math.round(lat(210))}ms`, [thumbs]: `thumb ok src=${r.hex(8)}.jpg w=320 ms=${Math.round(lat(90))}`, [pay]: J({ level: 'info', msg: 'payment captured', amount: +f(5, 200), ms: Math.round(lat(310)) }), [cart]: J({ lvl: 'INFO', event: 'cart.updated', items: r.int(1, 9) }) }[p]) })
  every(start, end, 6 * MIN, (t) => alive(pay, t) && ap(t, pay, J({ level: 'warn', msg: 'acquirer retry', attempt: 1, code: 'soft_decline' })))
  for (let t = start + 90 * S; t < end; t += 5 * MIN) { const u = usage(t), g = 200 * u / 100, rg = t < onset ? 0.4 : g - 200 * 0.74 + 0.4; ap(t, rep, `nodefs /var/lib used=${u.toFixed(0)}% of 200G; writable layers: prod/${recs.replace(/-\w+-\w+$/, '')} ${rg.toFixed(1)}G, monitoring/prometheus-agent 2.${r.int(1, 9)}G, prod/thumbnails 0.${r.int(2, 6)}G, prod/payments 0.0G`, rg > 3 ? { root: 'disk' } : undefined) }
  // kubelet pressure
  let imgT = onset + (evict0 - onset) * 0.7
  for (; imgT < end; imgT += 5 * MIN) { kl(imgT, 'I', 'image_gc_manager.go:310', `"Disk usage on image filesystem is over the high threshold, trying to free bytes down to the low threshold" usage=${Math.round(usage(imgT))} highThreshold=85 amountToFree=${r.int(9, 20)}${r.int(100000000, 999999999)} lowThreshold=80`, { relevant: 'disk' }); kl(imgT + 900, 'E', 'kubelet.go:1402', `"Image garbage collection failed multiple times in a row" err="Failed to garbage collect required amount of images. Attempted to free ${r.int(9, 20)}${r.int(100000000, 999999999)} bytes, but only found 0 bytes eligible to free."`, { relevant: 'disk' }) }
  for (let t = evict0; t < end; t += r.int(50, 80) * S) { kl(t, 'W', 'eviction_manager.go:354', '"Eviction manager: attempting to reclaim" resourceName="ephemeral-storage"', { relevant: 'disk' }); kl(t + 40, 'I', 'container_gc.go:88', '"Attempting to delete unused containers"'); kl(t + 300, 'I', 'eviction_manager.go:365', '"Eviction manager: must evict pod(s) to reclaim" resourceName="ephemeral-storage"', { relevant: 'disk' }); kl(t + 310, 'I', 'eviction_manager.go:383', `"Eviction manager: pods ranked for eviction" pods=[${[mail, thumbs, cart, pay, recs].filter((p) => alive(p, t)).map((p) => J('prod/' + p)).join(',')},"kube-system/kube-proxy-${r.hex(5)}"]`, { relevant: 'disk' }) }
  const ev = (t, ty, re, ob, m, o) => c.line(EV, t, `${T(t, '%Y-%m-%dT%H:%M:%SZ')}  ${ty.padEnd(8)} ${re.padEnd(24)} ${ob.padEnd(44)} ${m}`, o)
  for (const [p, t] of evicted) { kl(t + 2 * S, 'I', 'eviction_manager.go:614', `"Eviction manager: pod is evicted successfully" pod="prod/${p}"`, { relevant: 'disk' }); ev(t, 'Warning', 'Evicted', `pod/${p}`, `The node was low on resource: ephemeral-storage. Threshold quantity: 21474836480, available: ${Math.round(204800 * (1 - usage(t) / 100))}Mi. Container ${p.split('-')[0]} was using ${r.int(300, 90000)}Ki, request is 0, has larger consumption of ephemeral-storage. `, { relevant: 'disk' }); ev(t + 1 * S, 'Normal', 'Killing', `pod/${p}`, `Stopping container ${p.split('-')[0]}`); const np = `${p.split('-').slice(0, 2).join('-')}-${r.hex(5)}`; for (let x = t + 3 * S; x < end; x += r.int(4, 6) * MIN) ev(x, 'Warning', 'FailedScheduling', `pod/${np}`, '0/4 nodes are available: 1 node(s) had untolerated taint {node.kubernetes.io/disk-pressure: }, 3 Insufficient memory. preemption: 0/4 nodes are available: 1 Preemption is not helpful for scheduling, 3 No preemption victims found for incoming pod.', { relevant: 'disk' }) }
  ev(evict0 + 1 * S, 'Warning', 'EvictionThresholdMet', 'node/wrk-3', 'Attempting to reclaim ephemeral-storage', { relevant: 'disk' }); ev(evict0 + 2 * S, 'Normal', 'NodeHasDiskPressure', 'node/wrk-3', 'Node wrk-3 status is now: NodeHasDiskPressure', { relevant: 'disk' })
  every(start, end, 2 * MIN, (t) => ev(t, 'Normal', r.pick(['Pulled', 'Created', 'Started']), `pod/job-${r.int(28000000, 29000000)}-${r.hex(5)}`, r.pick(['Container image "registry.shop.example/tools:1.9" already present on machine', 'Created container tools', 'Started container tools'])))
  every(start, end, 9 * MIN, (t) => ev(t, 'Warning', 'Unhealthy', 'pod/legacy-exporter-0', 'Readiness probe failed: HTTP probe failed with statuscode: 404'))
  ev(start + 8 * MIN, 'Normal', 'NodeNotSchedulable', 'node/wrk-1', 'Node wrk-1 status is now: NodeNotSchedulable'); ev(start + 21 * MIN, 'Normal', 'NodeSchedulable', 'node/wrk-1', 'Node wrk-1 status is now: NodeSchedulable')
  // shop front: louder
  const web = pod('web')
  every(start, end, 14 * S, (t) => ap(t, web, `${ip()} "GET ${r.pick(['/', '/p/' + r.int(100, 999), '/cart', '/checkout'])}" 200 ${Math.round(lat(60))}ms`))
  every(evict0 + 5 * MIN, end, 9 * S, (t) => ap(t, web, `ERROR upstream ${t > evict0 + 9 * MIN && r.next() < 0.5 ? 'http://payments:8080/capture' : 'http://cart:8080/items'} unavailable: connect ECONNREFUSED 10.96.${r.int(4, 40)}.${r.int(4, 200)}:8080 -> 503 to client`, { relevant: 'disk' }))
  c.incident('disk', {
    cause: { allOf: [['\\brecs\\b', 'TRACE', 'log(ging)? level', 'verbose log', 'recs\\.log'], ['disk', 'ephemeral', 'storage', 'space', 'file ?system', 'fill', 'nodefs', 'log (file|volume)', 'writable layer']] },
    services: ['recs', recs], victims: ['payments', 'cart', 'mailer', 'thumbnails', 'web', 'kubelet', pay, cart, mail, thumbs], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 11 * 60, rootPattern: 'INFO -> TRACE|writable layers: prod/recs',
  })
  c.write(out)
}

/** 20. Healthy: a public web host under the usual rain of scanners. */
function c20(seed, out) {
  const name = 'b13-20-public-host', { r, start, every, uuid, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { kind: 'clean', maxIncidents: 0, notes: 'One Apache/PHP/MySQL host on the internet: SSH brute force with fail2ban bans, scanner 404/403, ModSecurity denials, PHP deprecations, a mail bounce, certificate not yet due, logrotate reload, apt. Visitors get 200 in steady time.' })
  const end = start + r.int(90, 110) * MIN, AC = 'logs/apache2/access.log', AE = 'logs/apache2/error.log', AU = 'logs/auth.log', SY = 'logs/syslog', F2 = 'logs/fail2ban.log', MY = 'logs/mysql/error.log'
  const h = 'pelikan', off = 2, ap = r.int(1000, 3000)
  const tz = (t, p) => T(t, p, off)
  const bots = Array.from({ length: 7 }, ip)
  const acc = (t, m, p, st, sz, ua, who = ip()) => c.line(AC, t, `${who} - - [${tz(t, '%d/%b/%Y:%H:%M:%S')} +0200] "${m} ${p} HTTP/1.1" ${st} ${sz} "-" "${ua}"`)
  const ua = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:126.0) Gecko/20100101 Firefox/126.0', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 41 subscribers)']
  every(start, end, 17 * S, (t) => acc(t, r.next() < 0.95 ? 'GET' : 'POST', r.pick(['/', '/programm/', '/karten/', '/wp-content/themes/pelikan/style.css?ver=6.5', '/feed/', '/kontakt/', '/spielplan/mai/', '/wp-admin/admin-ajax.php', '/favicon.ico']), r.next() < 0.9 ? 200 : 304, r.int(400, 62000), r.pick(ua)))
  every(start, end, 32 * S, (t) => acc(t, 'GET', r.pick(['/.env', '/wp-config.php.bak', '/phpmyadmin/index.php', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', '/.git/HEAD', '/cgi-bin/luci/;stok=/locale', '/actuator/health', '/boaform/admin/formLogin', '/solr/admin/info/system']), r.pick([404, 404, 403]), r.int(196, 437), r.pick(['Mozilla/5.0 zgrab/0.x', 'python-requests/2.31.0', 'Go-http-client/1.1', '-']), r.pick(bots)))
  every(start, end, 60 * S, (t) => { const b = r.pick(bots); for (let i = 0; i < 3; i++) acc(t + i * 900, 'POST', r.pick(['/xmlrpc.php', '/wp-login.php']), r.pick([200, 403]), r.int(300, 5000), 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:62.0) Gecko/20100101 Firefox/62.0', b) })
  acc(start + 31 * MIN, 'GET', '/?id=1%27%20OR%20%271%27=%271', 403, 437, 'sqlmap/1.7.2#stable (https://sqlmap.org)', bots[0])
  const err = (t, mod, l, m, cl = r.pick(bots)) => c.line(AE, t, `[${tz(t, '%a %b %d %H:%M:%S.%f %Y')}] [${mod}:${l}] [pid ${ap + r.int(1, 30)}${mod === 'core' ? '' : `:tid ${r.int(1e14, 9e14)}`}] [client ${cl}:${r.int(33000, 60000)}] ${m}`)
  every(start, end, 2.5 * MIN, (t) => err(t, 'authz_core', 'error', `AH01630: client denied by server configuration: /var/www/pelikan/${r.pick(['.htaccess', 'wp-config.php', '.git', 'server-status'])}`))
  every(start, end, 4 * MIN, (t) => err(t, 'security2', 'error', `ModSecurity: Access denied with code 403 (phase 2). Matched "Operator \`Ge' with parameter \`5' against variable \`TX:ANOMALY_SCORE' (Value: \`${r.pick([5, 10, 15])}' ) [file "/usr/share/modsecurity-crs/rules/REQUEST-949-BLOCKING-EVALUATION.conf"] [line "93"] [id "949110"] [msg "Inbound Anomaly Score Exceeded (Total Score: ${r.pick([5, 10, 15])})"] [severity "CRITICAL"] [ver "OWASP_CRS/3.3.4"] [hostname "www.pelikan-theater.example"] [uri "/"] [unique_id "${r.hex(24)}"]`))
  every(start, end, 3.5 * MIN, (t) => err(t, 'php', 'warn', `PHP Deprecated:  Creation of dynamic property WP_Term::$object_id is deprecated in /var/www/pelikan/wp-content/plugins/spielplan/inc/terms.php on line ${r.int(20, 90)}`, ip()))
  every(start, end, 6 * MIN, (t) => err(t, 'php', 'error', `script '/var/www/pelikan/${r.pick(['shell', 'alfa', 'wso', 'up'])}.php' not found or unable to stat`))
  every(start, end, 8 * MIN, (t) => err(t, 'core', 'error', 'AH00126: Invalid URI \'GET /cgi-bin/.%2e/.%2e/.%2e/bin/sh HTTP/1.1\''))
  // ssh, fail2ban
  const au = (t, p, m) => c.line(AU, t, `${tz(t, '%b %e %H:%M:%S')} ${h} ${p}: ${m}`)
  every(start, end, 42 * S, (t) => { const b = r.pick(bots), s = r.int(10000, 90000), u = r.pick(['admin', 'root', 'oracle', 'test', 'ubuntu', 'postgres', 'git', 'ftpuser']), port = r.int(33000, 60000); if (r.next() < 0.5) au(t, `sshd[${s}]`, `Invalid user ${u} from ${b} port ${port}`); au(t + 900, `sshd[${s}]`, `Failed password for ${u === 'root' ? 'root' : 'invalid user ' + u} from ${b} port ${port} ssh2`); if (r.next() < 0.5) au(t + 1400, `sshd[${s}]`, `Connection closed by ${u === 'root' ? 'authenticating user root' : 'invalid user ' + u} ${b} port ${port} [preauth]`) })
  every(start, end, 9 * MIN, (t) => au(t, `sshd[${r.int(10000, 90000)}]`, r.pick(['error: kex_exchange_identification: Connection closed by remote host', 'error: maximum authentication attempts exceeded for root from ' + r.pick(bots) + ' port ' + r.int(33000, 60000) + ' ssh2 [preauth]', 'fatal: Timeout before authentication for ' + r.pick(bots)])))
  for (let t = start + 2 * MIN; t < end; t += 15 * MIN) { const s = r.int(10000, 90000); au(t, `CRON[${s}]`, 'pam_unix(cron:session): session opened for user root(uid=0) by (uid=0)'); au(t + 900, `CRON[${s}]`, 'pam_unix(cron:session): session closed for user root') }
  au(start + 50 * MIN, `sshd[${ap + 8}]`, `Accepted publickey for heike from 10.77.0.5 port 51022 ssh2: ED25519 SHA256:${r.hex(43)}`); au(start + 51 * MIN, 'sudo', 'heike : TTY=pts/0 ; PWD=/home/heike ; USER=root ; COMMAND=/usr/bin/apt-get -y upgrade')
  every(start, end, 5 * MIN, (t) => { const b = r.pick(bots), j = r.pick(['sshd', 'wordpress', 'apache-noscript']), x = (d, l, m) => c.line(F2, t + d, `${tz(t + d, '%Y-%m-%d %H:%M:%S,%L')} fail2ban.${l === 'NOTICE' ? 'actions' : 'filter '}        [812]: ${l.padEnd(7)} [${j}] ${m}`); for (let i = 0; i < 3; i++) x(i * 1500, 'INFO', `Found ${b} - ${tz(t + i * 1500, '%Y-%m-%d %H:%M:%S')}`); x(5000, 'NOTICE', r.next() < 0.8 ? `Ban ${b}` : `${b} already banned`); if (t + 10 * MIN < end) x(10 * MIN, 'NOTICE', `Unban ${b}`) })
  // syslog
  const sy = (t, p, m) => c.line(SY, t, `${tz(t, '%b %e %H:%M:%S')} ${h} ${p}: ${m}`)
  every(start, end, 75 * S, (t) => sy(t, 'kernel', `[${f(800000, 900000, 6)}] [UFW BLOCK] IN=ens3 OUT= MAC=${r.hex(12)} SRC=${r.pick(bots)} DST=198.51.100.17 LEN=40 TOS=0x00 PREC=0x00 TTL=${r.int(230, 249)} ID=${r.int(1, 60000)} PROTO=TCP SPT=${r.int(33000, 60000)} DPT=${r.pick([23, 3389, 445, 8080, 5900, 6379])} WINDOW=1024 RES=0x00 SYN URGP=0`))
  every(start, end, 10 * MIN, (t) => sy(t, `postfix/smtp[${r.int(1000, 9000)}]`, `${r.hex(10).toUpperCase()}: to=<karten@${r.pick(['gmx', 'alice'])}.example>, relay=none, delay=${r.int(30, 400)}, delays=0.1/0/30/0, dsn=4.4.1, status=deferred (connect to mx.example[192.0.2.9]:25: Connection timed out)`))
  every(start, end, 12 * MIN, (t) => sy(t, `systemd[1]`, r.pick(['phpsessionclean.service: Deactivated successfully.', 'Started Clean php session files.', 'sysstat-collect.service: Deactivated successfully.']))) 
  ;[[20 * MIN, 'certbot[7712]', 'Certificate not yet due for renewal'], [20.1 * MIN, 'systemd[1]', 'certbot.service: Deactivated successfully.'], [51.5 * MIN, 'systemd[1]', 'Stopping MySQL Community Server...'], [51.9 * MIN, 'systemd[1]', 'Started MySQL Community Server.'], [52 * MIN, 'systemd[1]', 'Reloading The Apache HTTP Server...'], [52.03 * MIN, 'systemd[1]', 'Reloaded The Apache HTTP Server.']].forEach(([d, p, m]) => sy(start + d, p, m))
  c.line(AE, start + 52.01 * MIN, `[${tz(start + 52.01 * MIN, '%a %b %d %H:%M:%S.%f %Y')}] [mpm_prefork:notice] [pid ${ap}] AH00171: Graceful restart requested, doing restart`); c.line(AE, start + 52.02 * MIN, `[${tz(start + 52.02 * MIN, '%a %b %d %H:%M:%S.%f %Y')}] [mpm_prefork:notice] [pid ${ap}] AH00163: Apache/2.4.58 (Ubuntu) configured -- resuming normal operations`)
  const my = (t, l, code, sub, m, id = 0) => c.line(MY, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%f')}Z ${id} [${l}] [${code}] [${sub}] ${m}`)
  every(start, end, 9 * MIN, (t) => my(t, 'Note', 'MY-010914', 'Server', `Aborted connection ${r.int(100, 900)} to db: 'wp' user: 'wp' host: 'localhost' (Got timeout reading communication packets).`, r.int(100, 900)))
  ;[[51.5, 'System', 'MY-013172', 'Received SHUTDOWN from user <via user signal>. Shutting down mysqld (Version: 8.0.36-0ubuntu0.22.04.1).'], [51.6, 'System', 'MY-010910', '/usr/sbin/mysqld: Shutdown complete (mysqld 8.0.36-0ubuntu0.22.04.1)  (Ubuntu).'], [51.7, 'System', 'MY-010116', '/usr/sbin/mysqld (mysqld 8.0.37-0ubuntu0.22.04.3) starting as process 9911'], [51.75, 'Warning', 'MY-010068', 'CA certificate ca.pem is self signed.'], [51.9, 'System', 'MY-010931', "/usr/sbin/mysqld: ready for connections. Version: '8.0.37-0ubuntu0.22.04.3'  socket: '/var/run/mysqld/mysqld.sock'  port: 3306  (Ubuntu)."]].forEach(([d, l, code, m]) => my(start + d * MIN, l, code, 'Server', m))
  c.write(out)
}

/** 21. Healthy: a planned Patroni switchover and a nightly batch; clients reconnect. */
function c21(seed, out) {
  const name = 'b13-21-switchover-night', { r, start, every, uuid, f, lat, wpick } = setup(seed, name)
  const c = new Case(name, { kind: 'clean', maxIncidents: 0, notes: 'Planned Patroni switchover: FATAL lines of terminated connections, the application reconnects within seconds; a nightly batch with expected duplicate keys and retried deadlocks ends with errors=0; autovacuum is cancelled; a backup finishes.' })
  const SW = start + r.int(28, 36) * MIN, end = SW + r.int(45, 55) * MIN
  const P1 = 'logs/pg-1/postgresql.log', P2 = 'logs/pg-2/postgresql.log', T1 = 'logs/pg-1/patroni.log', T2 = 'logs/pg-2/patroni.log', BA = 'logs/invoice-batch.log', AP = 'logs/ledger-api.log'
  const pg = (fl, t, pid, who, m) => c.line(fl, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${pid}]${who ? ` ${who}` : ''}: ${m}`)
  const lead = (t) => t < SW + 3 * S ? P1 : P2
  const pa = (fl, t, l, m) => c.line(fl, t, `${T(t, '%Y-%m-%d %H:%M:%S,%L')} ${l}: ${m}`)
  for (let t = start + 4 * S; t < end; t += 10 * S) if (Math.abs(t - SW) > 14 * S) { const l1 = t < SW; if (Math.floor(t / 10000) % 3 === 0) { pa(T1, t, 'INFO', l1 ? 'no action. I am (pg-1), the leader with the lock' : 'no action. I am (pg-1), a secondary, and following a leader (pg-2)'); pa(T2, t + 300, 'INFO', l1 ? 'no action. I am (pg-2), a secondary, and following a leader (pg-1)' : 'no action. I am (pg-2), the leader with the lock') } }
  pa(T1, SW - 9 * S, 'INFO', 'received switchover request with leader=pg-1 candidate=pg-2 scheduled_at=None'); pa(T1, SW - 8.8 * S, 'INFO', 'Got response from pg-2 http://10.12.0.12:8008/patroni: {"state": "running", "role": "replica", "server_version": 160003, "xlog": {"received_location": 918273645, "replayed_location": 918273645, "paused": false}, "timeline": 14}'); pa(T1, SW - 1 * S, 'INFO', 'manual failover: demoting myself'); pa(T1, SW - 0.9 * S, 'INFO', 'Demoting self (graceful)'); pa(T1, SW + 2 * S, 'INFO', 'Leader key released'); pa(T2, SW + 2.2 * S, 'INFO', 'Cleaning up failover key after acquiring leader lock...'); pa(T2, SW + 2.3 * S, 'WARNING', 'Could not activate Linux watchdog device: Can\'t open watchdog device: [Errno 2] No such file or directory: \'/dev/watchdog\''); pa(T2, SW + 2.4 * S, 'INFO', 'promoted self to leader by acquiring session lock'); pa(T1, SW + 5 * S, 'INFO', 'Local timeline=14 lsn=0/36BB9A28'); pa(T1, SW + 5.1 * S, 'INFO', 'master_timeline=15'); pa(T1, SW + 5.4 * S, 'INFO', 'closed patroni connection to the postgresql cluster'); pa(T1, SW + 7 * S, 'INFO', 'postmaster pid=4471'); pa(T1, SW + 12 * S, 'INFO', 'establishing a new patroni connection to the postgres cluster')
  pg(P1, SW - 0.8 * S, 911, '', 'LOG:  received fast shutdown request'); pg(P1, SW - 0.78 * S, 911, '', 'LOG:  aborting any active transactions')
  for (let i = 0; i < r.int(14, 22); i++) pg(P1, SW - 0.7 * S + i, 5000 + r.int(1, 900), r.pick(['ledger@ledger', 'ledger@ledger', 'batch@ledger', 'report@ledger']), 'FATAL:  terminating connection due to administrator command')
  pg(P1, SW - 0.4 * S, 911, '', 'LOG:  background worker "logical replication launcher" (PID 933) exited with exit code 1'); pg(P1, SW - 0.3 * S, 920, '', 'LOG:  shutting down'); pg(P1, SW + 0.1 * S, 920, '', 'LOG:  checkpoint starting: shutdown immediate'); for (let i = 0; i < r.int(5, 9); i++) pg(P1, SW + i * 160, 6000 + i, 'ledger@ledger', 'FATAL:  the database system is shutting down'); pg(P1, SW + 1.6 * S, 911, '', 'LOG:  database system is shut down')
  pg(P1, SW + 7 * S, 4471, '', 'LOG:  starting PostgreSQL 16.3 on x86_64-pc-linux-gnu, compiled by gcc (Debian 12.2.0-14) 12.2.0, 64-bit'); pg(P1, SW + 7.1 * S, 4475, '', `LOG:  database system was shut down at ${T(SW + 1.5 * S, '%Y-%m-%d %H:%M:%S')} UTC`); pg(P1, SW + 7.2 * S, 4475, '', 'LOG:  entering standby mode'); pg(P1, SW + 7.4 * S, 4480, 'postgres@postgres', 'FATAL:  the database system is starting up'); pg(P1, SW + 7.6 * S, 4475, '', 'LOG:  invalid record length at 0/36BB9A28: expected at least 24, got 0'); pg(P1, SW + 7.7 * S, 4471, '', 'LOG:  database system is ready to accept read-only connections'); pg(P1, SW + 8 * S, 4490, '', 'LOG:  started streaming WAL from primary at 0/36000000 on timeline 15')
  pg(P2, SW - 0.2 * S, 700, '', 'LOG:  replication terminated by primary server'); pg(P2, SW - 0.2 * S + 1, 700, '', 'DETAIL:  End of WAL reached on timeline 14 at 0/36BB9A28.'); pg(P2, SW - 0.1 * S, 700, '', 'FATAL:  could not send end-of-streaming message to primary: server closed the connection unexpectedly\n\t\tThis probably means the server terminated abnormally\n\t\tbefore or while processing the request.\n\tno COPY in progress'); pg(P2, SW + 1 * S, 701, '', 'FATAL:  streaming replication receiver "pg-2" could not connect to the primary server: connection to server at "10.12.0.11", port 5432 failed: Connection refused'); pg(P2, SW + 2.5 * S, 650, '', 'LOG:  received promote request'); pg(P2, SW + 2.6 * S, 650, '', 'LOG:  redo done at 0/36BB99B0 system usage: CPU: user: 3.10 s, system: 2.82 s, elapsed: 771231.20 s'); pg(P2, SW + 2.7 * S, 650, '', 'LOG:  selected new timeline ID: 15'); pg(P2, SW + 2.9 * S, 650, '', 'LOG:  archive recovery complete'); pg(P2, SW + 3 * S, 640, '', 'LOG:  database system is ready to accept connections')
  for (let i = 0; i < 4; i++) pg(P2, SW + 1.2 * S + i * 300, 800 + i, 'ledger@ledger', 'ERROR:  cannot execute INSERT in a read-only transaction')
  for (let t = start + 40 * S; t < end; t += 5 * MIN) { const n = r.int(600, 4000); if (Math.abs(t - SW) > 5 * MIN) { pg(lead(t), t, 77, '', 'LOG:  checkpoint starting: time'); pg(lead(t), t + 200 * S, 77, '', `LOG:  checkpoint complete: wrote ${n} buffers (${(n / 1310).toFixed(1)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 4)} recycled; write=199.${r.int(100, 900)} s, sync=0.00${r.int(1, 9)} s, total=200.0${r.int(10, 90)} s; sync files=${r.int(40, 120)}, longest=0.002 s, average=0.001 s; distance=${r.int(20000, 60000)} kB, estimate=${r.int(60000, 70000)} kB`) } }
  every(start, end, 3.5 * MIN, (t) => { const p = r.int(5000, 9000); pg(lead(t), t, p, 'batch@ledger', 'ERROR:  duplicate key value violates unique constraint "invoice_number_key"'); pg(lead(t), t, p, 'batch@ledger', `DETAIL:  Key (number)=(R${r.int(100000, 999999)}) already exists.`) })
  every(start, end, 7 * MIN, (t) => { const p = r.int(5000, 9000), q = r.int(5000, 9000); pg(lead(t), t, p, 'batch@ledger', 'ERROR:  deadlock detected'); pg(lead(t), t, p, 'batch@ledger', `DETAIL:  Process ${p} waits for ShareLock on transaction ${r.int(800000, 900000)}; blocked by process ${q}.\n\tProcess ${q} waits for ShareLock on transaction ${r.int(800000, 900000)}; blocked by process ${p}.`); c.line(BA, t + 300, `${T(t + 300, '%Y-%m-%d %H:%M:%S')} WARN  chunk ${r.int(100, 900)}: deadlock, retrying (1/5)`); c.line(BA, t + 900, `${T(t + 900, '%Y-%m-%d %H:%M:%S')} INFO  chunk retry ok`) })
  every(start, end, 11 * MIN, (t) => pg(lead(t), t, r.int(5000, 9000), '', 'ERROR:  canceling autovacuum task\nCONTEXT:  while scanning block 4412 of relation "public.invoice_line"\n\tautomatic vacuum of table "ledger.public.invoice_line"'.replace('CONTEXT', `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [5120]: CONTEXT`)))
  every(start, end, 5 * MIN, (t) => pg(lead(t), t, r.int(5000, 9000), 'report@ledger', `LOG:  duration: ${f(1100, 3900, 3)} ms  statement: select account, sum(amount) from posting where booked_on >= date_trunc('month', now()) group by account`))
  // batch
  const ba = (t, l, m) => c.line(BA, t, `${T(t, '%Y-%m-%d %H:%M:%S')} ${l.padEnd(5)} ${m}`)
  ba(start + 5 * S, 'INFO', 'invoice batch start, resume=false, fail_fast=false'); let ch = 0
  for (let t = start + 15 * S; t < end - 4 * MIN; t += r.int(9, 16) * S) { if (Math.abs(t - SW) < 9 * S) continue; ba(t, 'INFO', `chunk ${++ch} rows=200 ${((x) => `inserted=${200 - x} already_there=${x}`)(r.int(0, 9))} errors=0 ${Math.round(lat(2100))}ms`) }
  ba(SW, 'ERROR', `chunk ${r.int(100, 900)} failed: psycopg.errors.AdminShutdown: terminating connection due to administrator command`); ba(SW + 200, 'WARN', 'rolled back, reconnecting in 2s (attempt 1/10)'); ba(SW + 2.2 * S, 'WARN', 'rolled back, reconnecting in 4s (attempt 2/10): server is in read-only mode'); ba(SW + 6.4 * S, 'INFO', 'connected to 10.12.0.12 (primary), chunk repeated'); ba(end - 3 * MIN, 'INFO', `invoice batch done chunks=${ch + 1} rows=${(ch + 1) * 200} errors=0 failures=0 exit=0`)
  // api, Go logrus text
  const ap = (t, l, m, kv) => c.line(AP, t, `time="${T(t, '%Y-%m-%dT%H:%M:%SZ')}" level=${l} msg=${J(m)} ${kv}`)
  every(start, end, 9 * S, (t) => { if (Math.abs(t - SW - 2 * S) > 6 * S) ap(t, 'info', 'request', `method=${r.pick(['GET', 'GET', 'POST'])} path=${r.pick(['/accounts', '/postings', '/balance'])} status=${r.next() < 0.03 ? 422 : 200} dur=${lat(9).toFixed(1)}ms`) })
  for (let i = 0; i < r.int(6, 10); i++) ap(SW + i * 600, 'error', 'query failed, will retry', `attempt=${1 + (i >> 2)} err=${J(r.pick(['FATAL: terminating connection due to administrator command (SQLSTATE 57P01)', 'dial tcp 10.12.0.10:5432: connect: connection refused', 'ERROR: cannot execute INSERT in a read-only transaction (SQLSTATE 25006)']))}`)
  ap(SW + 6.8 * S, 'info', 'pool refreshed', 'primary=10.12.0.12 retried=9 lost=0'); every(start, end, 8 * MIN, (t) => ap(t, 'warning', 'client sent invalid iban', `remote=10.12.7.${r.int(3, 90)} status=422`))
  every(start, end, 10 * MIN, (t) => c.line(P2, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${r.int(5000, 9000)}] exporter@postgres: LOG:  could not receive data from client: Connection reset by peer`))
  c.write(out)
}

export default [c15, c16, c17, c18, c19, c20, c21]
