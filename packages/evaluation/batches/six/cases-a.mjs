import { open, ts, SEC, MIN, combined } from './lib.mjs'

// 1. Rails: the sequence of a 32-bit key is used up.
function railsLedger(name, seed) {
  const x = open(name, seed, { minutes: x0(seed), notes: 'direct; mail and checkout are louder than the table that is full' })
  const { r, c, t0, t1 } = x, on = x.between(0.55, 0.7), pid = r.int(300, 999), host = `app-${r.int(1, 9)}`
  const tbl = r.pick(['order_events', 'audit_entries', 'cart_activities']), seq = `${tbl}_id_seq`
  const W = 'logs/rails/production.log', S = 'logs/rails/sidekiq.log', P = 'logs/db/postgresql.log', N = 'logs/edge/access.log'
  x.truth('i1', {
    cause: { allOf: [['sequence', '_id_seq', 'nextval', 'primary.?key', '\\bid(s|entifiers?)?\\b.*(exhaust|run out|ran out|used up|overflow|limit|max)', '(exhaust|run out|ran out|used up|overflow)\\w* .*\\bids?\\b', 'int(eger|4)? (column|key|id|range)'], ['exhaust', 'maximum', 'max(ed)? value', 'max(imum)? .*reached', 'reached (its|the) (max|limit|end|upper)', 'overflow', 'out of range', 'ran out', 'run out', 'used up', 'limit of (a )?(32|int)', '2147483647', '2\\^31', 'int4', '32.?bit', 'hit (its|the) (limit|ceiling|cap|max)']], mustNot: [] },
    services: ['postgres', 'postgresql', 'db', 'database', 'rails', 'app', host, 'shop-web', tbl, 'web'], victims: ['sidekiq', 'nginx', 'mailer', 'edge', 'checkout'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 90,
    rootPattern: 'nextval: reached maximum value of sequence|SequenceGeneratorLimitExceeded', temporalPattern: null,
    right: [`The sequence ${seq} has reached its maximum value, so inserts fail`, `Integer primary key of ${tbl} is exhausted (32-bit ids)`, 'The table ran out of ids: int4 primary key overflow'],
    wrong: ['Checkout returns 500 to many users', 'Sidekiq jobs fail and retry', 'The database rejects inserts', 'PostgreSQL has too many connections'],
  })
  const tag = (t, lvl, l, rid, m) => `${l}, [${ts.isoUs(t).slice(0, 26)} #${pid + (Math.floor(t) % 4)}] ${lvl.padStart(5)} -- : [${rid}] ${m}`
  const paths = [['GET', '/products', 'ProductsController#index'], ['GET', '/products/%', 'ProductsController#show'], ['GET', '/cart', 'CartsController#show'], ['POST', '/cart/items', 'CartItemsController#create'], ['POST', '/checkout', 'CheckoutsController#create'], ['GET', '/account', 'AccountsController#show']]
  const sub = () => r.int(10000, 99999)
  x.flow(t0, t1, 11000, (t) => {
    const [m, pa, ctl] = r.pick(paths), path = pa.replace('%', sub()), rid = x.uuid(), ip = x.ip(), d = x.ms(60)
    const bad = t > on && m === 'POST'
    c.line(W, t, tag(t, 'INFO', 'I', rid, `Started ${m} "${path}" for ${ip} at ${ts.sp(t)} +0000`))
    c.line(W, t + 2, tag(t + 2, 'INFO', 'I', rid, `Processing by ${ctl} as ${m === 'GET' ? 'HTML' : 'JSON'}`))
    if (bad) {
      const msg = `PG::SequenceGeneratorLimitExceeded: ERROR:  nextval: reached maximum value of sequence "${seq}" (2147483647)`
      c.line(W, t + d, tag(t + d, 'INFO', 'I', rid, `Completed 500 Internal Server Error in ${d}ms (ActiveRecord: ${Math.round(d / 2)}.${r.int(0, 9)}ms | Allocations: ${r.int(4000, 40000)})`), { relevant: 'i1' })
      if (r.next() < 0.35) c.line(W, t + d + 1, tag(t + d + 1, 'FATAL', 'F', rid, `\n[${rid}] ActiveRecord::StatementInvalid (${msg}\n):\n[${rid}]   \n[${rid}] app/models/concerns/tracks_events.rb:${r.int(12, 40)}:in \`record_event!'\n[${rid}] app/services/${r.pick(['checkout/place_order', 'cart/add_item'])}.rb:${r.int(20, 90)}:in \`call'\n[${rid}] app/controllers/${ctl.split('#')[0].replace('Controller', '').toLowerCase()}_controller.rb:${r.int(10, 60)}:in \`create'`), { root: 'i1' })
      else c.line(W, t + d + 1, tag(t + d + 1, 'ERROR', 'E', rid, `[Checkout] order could not be placed, customer told to retry (user=${sub()})`), { relevant: 'i1' })
      const bp = r.int(2000, 9000); c.line(P, t + d - 2, `${ts.spMs(t + d - 2)} UTC [${bp}] shop@shop_production ERROR:  nextval: reached maximum value of sequence "${seq}" (2147483647)\n${ts.spMs(t + d - 2)} UTC [${bp}] shop@shop_production STATEMENT:  INSERT INTO "${tbl}" ("kind", "subject_id", "payload", "created_at") VALUES ($1, $2, $3, $4) RETURNING "id"`, { root: 'i1' })
    } else c.line(W, t + d, tag(t + d, 'INFO', 'I', rid, `Completed ${r.next() < 0.04 ? '404 Not Found' : '200 OK'} in ${d}ms (Views: ${Math.round(d * 0.6)}.1ms | ActiveRecord: ${Math.round(d * 0.2)}.${r.int(0, 9)}ms | Allocations: ${r.int(4000, 40000)})`))
    c.line(N, t + d + 3, combined(x, t + d + 3, { ip, method: m, path, status: bad ? 500 : 200, tail: ` rt=${(d / 1000).toFixed(3)} uct=0.000` }), bad ? { relevant: 'i1' } : {})
  })
  const job = (t, lv, cls, m, extra = '') => `${ts.iso(t)} pid=${pid + 40} tid=${r.hex(4)} class=${cls} jid=${r.hex(24)}${extra} ${lv}: ${m}`
  x.flow(t0, t1, 9000, (t) => {
    const cls = r.pick(['ReceiptMailerJob', 'SyncInventoryJob', 'RecommendationsJob', 'AbandonedCartJob']), e = ` elapsed=${(x.ms(300) / 1000).toFixed(3)}`
    if (t > on && cls !== 'RecommendationsJob' && r.next() < 0.8) { c.line(S, t, job(t, 'INFO', cls, 'fail', e), { relevant: 'i1' }); c.line(S, t + 1, job(t + 1, 'WARN', cls, `{"context":"Job raised exception","job":{"retry":true,"queue":"default","class":"${cls}","retry_count":${r.int(0, 3)}}}`), { relevant: 'i1' }); if (cls === 'ReceiptMailerJob') c.line(S, t + 2, job(t + 2, 'WARN', cls, 'receipt not sent, order record missing'), { relevant: 'i1' }) } else c.line(S, t, job(t, 'INFO', cls, 'done', e))
  })
  x.every(t0, t1, 5 * MIN, (t) => { c.line(P, t, `${ts.spMs(t)} UTC [${r.int(30, 60)}] LOG:  checkpoint starting: time`); c.line(P, t + 29000, `${ts.spMs(t + 29000)} UTC [41] LOG:  checkpoint complete: wrote ${r.int(300, 4000)} buffers (${r.int(1, 9)}.${r.int(0, 9)}%); 0 WAL file(s) added, 0 removed, ${r.int(0, 3)} recycled; write=26.${r.int(100, 999)} s, sync=0.0${r.int(10, 99)} s, total=27.${r.int(100, 999)} s`) })
  x.flow(t0, t1, 6 * MIN, (t) => c.line(P, t, `${ts.spMs(t)} UTC [${r.int(2000, 9000)}] report@shop_production ERROR:  canceling statement due to statement timeout`))
  x.flow(t0, t1, 7 * MIN, (t) => c.line(W, t, `DEPRECATION WARNING: Passing a class to \`config.cache_store\` is deprecated (called from <main> at /srv/shop/config/environment.rb:5)`))
  return c
}
const x0 = (seed) => 30 + (String(seed).length + String(seed).charCodeAt(0)) % 8

// 2. Laravel: one host got a fresh application key at its rebuild.
function laravelTickets(name, seed) {
  const x = open(name, seed, { minutes: 45, notes: 'direct; one host of three; the login pages and payment tokens are louder' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.55), hosts = ['web-a', 'web-b', 'web-c'].map((h) => h + r.int(1, 9)), bad = r.pick(hosts), A = 'logs/combined.log'
  const pre = (t, h, prog, m) => `${ts.sys(t)} ${h} ${prog}[${800 + h.charCodeAt(4)}]: ${m}`
  x.truth('i1', {
    cause: { allOf: [['app(lication)?[ _-]?key', 'encryption key', 'key:generate', 'cipher key', 'secret key', '(different|new|wrong|mismatch\\w*|regenerat\\w*|changed|rotated) .{0,30}key\\b', '\\bkeys? .{0,40}(differ|mismatch|changed|regenerated|rotated|not match|does not match)']], mustNot: [] },
    services: [bad, 'laravel', 'web', 'php-fpm', 'tickets', 'provision', 'deploy', 'app'], victims: ['horizon', 'nginx', ...hosts.filter((h) => h !== bad)], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'Application key set|MAC is invalid|key:generate', temporalPattern: null,
    right: [`${bad} was provisioned with a newly generated APP_KEY, so it cannot decrypt cookies written by the others`, 'The application key differs on one host', 'Encryption key mismatch between web servers after rebuild'],
    wrong: ['Users are logged out and get 419 Page Expired', 'Payment tokens are invalid', 'Redis session store is failing', 'CSRF token mismatch'],
  })
  const req = (t, h) => {
    const ip = x.ip(), isBad = h === bad && t > on && r.next() < 0.75, m = r.next() < 0.3 ? 'POST' : 'GET', path = m === 'GET' ? r.pick(['/events', `/events/${r.int(100, 999)}`, '/basket', '/login', '/my/tickets', '/api/seatmap/' + r.int(10, 99)]) : r.pick(['/login', '/basket', '/checkout/pay'])
    const st = isBad ? (m === 'POST' ? 419 : r.pick([302, 500])) : r.pick([200, 200, 200, 200, 302, 404])
    c.line(A, t, pre(t, h, 'nginx', `${ip} "${m} ${path} HTTP/2.0" ${st} ${r.int(300, 30000)} rt=${(x.ms(80) / 1000).toFixed(3)} ua="${x.ua().slice(0, 40)}"`), isBad ? { relevant: 'i1' } : {})
    if (isBad && r.next() < 0.3) c.line(A, t + 2, pre(t, h, 'laravel', `[${ts.sp(t)}] production.ERROR: The MAC is invalid. {"exception":"[object] (Illuminate\\\\Contracts\\\\Encryption\\\\DecryptException(code: 0): The MAC is invalid. at /var/www/tickets/vendor/laravel/framework/src/Illuminate/Encryption/Encrypter.php:${r.pick([195, 243])})"}`), { root: 'i1' })
    else if (isBad && m === 'POST') c.line(A, t + 2, pre(t, h, 'laravel', `[${ts.sp(t)}] production.WARNING: CSRF token mismatch. {"path":"${path}","guest":true}`), { relevant: 'i1' })
    else if (isBad && path === '/my/tickets') c.line(A, t + 3, pre(t, h, 'laravel', `[${ts.sp(t)}] production.ERROR: Payment token could not be read, card on file dropped {"provider":"mollie"}`), { relevant: 'i1' })
  }
  x.flow(t0, t1, 4200, (t) => { const h = r.pick(hosts); if (h === bad && t > on - 4 * MIN && t < on) return; req(t, h) })
  c.line(A, on - 230 * SEC, pre(on - 230 * SEC, bad, 'systemd', 'Stopped The PHP 8.3 FastCGI Process Manager.'), { relevant: 'i1' })
  c.line(A, on - 180 * SEC, pre(on - 180 * SEC, bad, 'ansible-ansible.legacy.command', "Invoked with _raw_params=composer install --no-dev --optimize-autoloader chdir=/var/www/tickets"))
  c.line(A, on - 60 * SEC, pre(on - 60 * SEC, bad, 'ansible-ansible.legacy.command', 'Invoked with _raw_params=php artisan key:generate --force chdir=/var/www/tickets'), { root: 'i1' })
  c.line(A, on - 58 * SEC, pre(on - 58 * SEC, bad, 'provision', '   INFO  Application key set successfully.'), { root: 'i1' })
  c.line(A, on - 40 * SEC, pre(on - 40 * SEC, bad, 'provision', '   INFO  Configuration cached successfully.'))
  c.line(A, on - 10 * SEC, pre(on - 10 * SEC, bad, 'php-fpm', 'NOTICE: ready to handle connections'), { relevant: 'i1' })
  x.flow(t0, t1, 20 * SEC, (t) => { const h = r.pick(hosts), cls = r.pick(['SendTicketPdf', 'ReleaseSeatHold', 'SyncVenue']); const f = t > on && h !== bad && r.next() < 0.12; c.line(A, t, pre(t, h, 'horizon', `App\\Jobs\\${cls} ${r.int(10000, 99999)} ${f ? 'FAIL' : 'DONE'} ${x.ms(120)}ms`), f ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 3 * MIN, (t) => c.line(A, t, pre(t, r.pick(hosts), 'sshd', `Failed password for invalid user ${r.pick(['admin', 'oracle', 'git', 'ubuntu'])} from ${x.ip()} port ${r.int(30000, 60000)} ssh2`)))
  x.flow(t0, t1, 5 * MIN, (t) => c.line(A, t, pre(t, r.pick(hosts), 'laravel', `[${ts.sp(t)}] production.WARNING: mollie webhook answered after 1 retry {"attempt":2}`)))
  x.every(t0, t1, MIN, (t) => c.line(A, t, pre(t, hosts[0], 'CRON', '(www-data) CMD (cd /var/www/tickets && php artisan schedule:run >> /dev/null 2>&1)')))
  return c
}

// 3. .NET: two incidents. SQL Server's log cannot be truncated (backups refused); an Elasticsearch node passes its flood stage.
function dotnetClaims(name, seed) {
  const x = open(name, seed, { minutes: 70, notes: 'two independent incidents' })
  const { r, c, t0, t1 } = x, bak = x.between(0.08, 0.14), on = x.between(0.42, 0.5), es = x.between(0.62, 0.7), db = r.pick(['Claims', 'Policies']), node = `es-data-${r.int(0, 4)}`, idx = r.pick(['claims-docs-v7', 'policies-v3'])
  const A = 'logs/claims-api.clef', Q = 'logs/sql01/ERRORLOG', I = 'logs/iis/u_ex.log', E = 'logs/search/elasticsearch.json'
  x.truth('sql', {
    cause: { allOf: [['transaction log', 'log file .{0,20}full', 'log_backup', 'log backup', 'backup log', '\\bldf\\b'], ['full', 'backup', 'not (being )?truncated', 'cannot be truncated', '9002', 'out of space', 'access (is )?denied']], mustNot: [] },
    services: ['sql01', 'mssql', 'sqlserver', 'sql server', 'sql', 'sqlagent', db, 'MSSQLSERVER', 'backup', 'database'], victims: ['claims-api', 'iis', 'ClaimsApi'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 3600, rootPattern: 'transaction log for database|BACKUP LOG|BackupDiskFile|Backup +Error|Error: 9002|Access is denied', temporalPattern: null,
    right: [`The transaction log of ${db} is full because log backups fail with access denied`, 'SQL Server log backup failing, so the log could not be truncated and filled (9002)', 'BACKUP LOG fails, transaction log out of space'],
    wrong: ['SQL Server is slow', 'claims-api cannot save changes', 'Elasticsearch disk is full', 'IIS returns 500'],
  })
  x.truth('es', {
    cause: { allOf: [['flood.?stage', 'read.?only', 'disk (water|high|usage|space|is full|full|nearly|almost)', 'watermark', 'out of disk', 'low disk', 'disk .{0,30}(full|95|96|exceed)'], ['elastic', 'search', 'index', 'es-data', node, '\\bnode\\b', 'shard']], mustNot: ['transaction log'] },
    services: ['elasticsearch', 'search', node, 'es', idx], victims: ['claims-api', 'indexer', 'ClaimsApi'], severity: ['critical', 'high', 'medium'], onset: es, onsetToleranceSeconds: 1200, rootPattern: 'disk watermark|flood.stage', temporalPattern: null,
    right: ['Elasticsearch node passed the flood stage disk watermark; index is read-only', `Disk full on ${node}, so indices were blocked as read-only`, 'Search index is read-only because of disk usage'],
    wrong: ['Search index is out of date', 'Indexer retries documents', 'claims-api errors'],
  })
  const clef = (t, l, mt, o) => JSON.stringify({ '@t': ts.isoNs(t).slice(0, 27) + 'Z', ...(l === 'Information' ? {} : { '@l': l }), '@mt': mt, ...o, Application: 'ClaimsApi', MachineName: 'WEB' + String(r.int(1, 3)).padStart(2, '0') })
  c.line(I, t0 - 5000, `#Software: Microsoft Internet Information Services 10.0\n#Version: 1.0\n#Date: ${ts.sp(t0 - 5000)}\n#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) sc-status sc-substatus sc-win32-status time-taken`)
  x.flow(t0, t1, 9500, (t) => {
    const w = r.next() < 0.4, path = w ? r.pick(['/api/claims', '/api/claims/documents', '/api/payouts']) : r.pick([`/api/claims/${r.int(1e5, 9e5)}`, '/api/search', '/api/agents/me']), d = x.ms(90), bad = w && t > on
    c.line(I, t + d, `${ts.sp(t + d)} 10.20.0.${r.int(4, 9)} ${w ? 'POST' : 'GET'} ${path} - 443 - ${x.lan(30)} ${x.ua().slice(0, 40).replace(/ /g, '+')} ${bad ? 500 : 200} 0 0 ${d}`, bad ? { relevant: 'sql' } : {})
    c.line(A, t + d, clef(t + d, bad ? 'Error' : 'Information', 'HTTP {RequestMethod} {RequestPath} responded {StatusCode} in {Elapsed:0.0000} ms', { RequestMethod: w ? 'POST' : 'GET', RequestPath: path, StatusCode: bad ? 500 : 200, Elapsed: d + r.next(), RequestId: '0HN' + x.alnum(10).toUpperCase() + ':0000000' + r.int(1, 9) }), bad ? { relevant: 'sql' } : {})
    if (bad) c.line(A, t + d - 1, clef(t + d - 1, 'Error', "An exception occurred in the database while saving changes for context type '{contextType}'.", { contextType: 'Claims.Data.ClaimsDbContext', '@x': r.next() < 0.25 ? `Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes. See the inner exception for details.\n ---> Microsoft.Data.SqlClient.SqlException (0x80131904): The transaction log for database '${db}' is full due to 'LOG_BACKUP'.\n   at Microsoft.Data.SqlClient.SqlCommand.<>c.<ExecuteDbDataReaderAsync>b__211_0(Task\`1 result)` : 'Microsoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes. See the inner exception for details.\n   at Claims.Api.Handlers.SubmitClaim.Handle(SubmitClaim cmd) in /src/Claims.Api/Handlers/SubmitClaim.cs:line 71' }), { relevant: 'sql' })
  })
  const el = (t, spid, m) => `${ts.spMs(t).slice(0, 22)} ${spid.padEnd(11)} ${m}`
  x.every(t0 + 2 * MIN, t1, 10 * MIN, (t) => { const bad = t > bak; const p = `E:\\Backup\\${db}\\${db}_${ts.isoS(t).replace(/\D/g, '').slice(0, 12)}.trn`
    if (!bad) c.line(Q, t, el(t, 'Backup', `Log was backed up. Database: ${db}, creation date(time): 2023/04/11(09:12:44), first LSN: ${r.int(3e5, 9e5)}:${r.int(100, 999)}:1, last LSN: ${r.int(3e5, 9e5)}:${r.int(100, 999)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${p}'}). This is an informational message only. No user action is required.`))
    else { c.line(Q, t, el(t, `spid${r.int(52, 80)}`, 'Error: 18204, Severity: 16, State: 1.'), { relevant: 'sql' }); c.line(Q, t + 10, el(t + 10, `spid${r.int(52, 80)}`, `BackupDiskFile::CreateMedia: Backup device '${p}' failed to create. Operating system error 5(Access is denied.).`), { root: 'sql' }); c.line(Q, t + 20, el(t + 20, 'Backup', `BACKUP failed to complete the command BACKUP LOG ${db}. Check the backup application log for detailed messages.`), { root: 'sql' }) } })
  x.every(on, t1, 95 * SEC, (t) => { c.line(Q, t, el(t, `spid${r.int(52, 80)}`, 'Error: 9002, Severity: 17, State: 2.'), { root: 'sql' }); c.line(Q, t + 10, el(t + 10, `spid${r.int(52, 80)}`, `The transaction log for database '${db}' is full due to 'LOG_BACKUP'.`), { root: 'sql' }) }, 9000)
  x.flow(t0, t1, 4 * MIN, (t) => c.line(Q, t, el(t, 'Logon', `Login failed for user 'sa'. Reason: Could not find a login matching the name provided. [CLIENT: ${x.lan(30)}]`)))
  x.flow(t0, t1, 5 * MIN, (t) => c.line(Q, t, el(t, `spid${r.int(9, 40)}s`, `AppDomain ${r.int(2, 9)} (mssqlsystemresource.dbo[runtime].${r.int(2, 9)}) is marked for unload due to memory pressure.`)))
  const ej = (t, lv, comp, m) => JSON.stringify({ type: 'server', timestamp: ts.iso(t).replace('.', ','), level: lv, component: comp, 'cluster.name': 'claims-search', 'node.name': 'es-master-0', message: m })
  x.flow(t0, t1, 70 * SEC, (t) => c.line(E, t, ej(t, 'INFO', r.pick(['o.e.c.m.MetadataMappingService', 'o.e.x.i.IndexLifecycleTransition', 'o.e.c.r.a.AllocationService']), r.pick([`[${idx}/${x.alnum(22)}] update_mapping [_doc]`, 'moving index [claims-audit-000041] from [{"phase":"hot","action":"rollover","name":"check-rollover-ready"}] to [warm]', 'current.health="GREEN" message="Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started])."']))))
  for (const [back, kind] of [[25, 'low'], [12, 'high'], [0, 'flood']]) x.every(es - back * MIN, kind === 'flood' ? t1 : es - (kind === 'low' ? 12 : 0) * MIN, 80 * SEC, (t) => c.line(E, t, ej(t, kind === 'low' ? 'INFO' : 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', kind === 'low' ? `low disk watermark [85%] exceeded on [${x.alnum(22)}][${node}][/var/data] free: ${r.int(70, 79)}.${r.int(1, 9)}gb[1${r.int(2, 4)}.${r.int(1, 9)}%], replicas will not be assigned to this node` : kind === 'high' ? `high disk watermark [90%] exceeded on [${x.alnum(22)}][${node}][/var/data] free: ${r.int(40, 49)}.${r.int(1, 9)}gb[${r.int(6, 9)}.${r.int(1, 9)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes` : `flood stage disk watermark [95%] exceeded on [${x.alnum(22)}][${node}][/var/data] free: ${r.int(14, 22)}.${r.int(1, 9)}gb[${r.int(2, 4)}.${r.int(1, 9)}%], all indices on this node will be marked read-only`), { [kind === 'flood' ? 'root' : 'relevant']: 'es' }))
  x.flow(es, t1, 25 * SEC, (t) => c.line(A, t, clef(t, 'Warning', 'Indexing of document {DocumentId} rejected by search: {Reason}, will retry', { DocumentId: r.int(1e6, 9e6), Reason: `status 429 cluster_block_exception index [${idx}] blocked by: [TOO_MANY_REQUESTS/12]` }), { relevant: 'es' }))
  x.flow(t0, t1, 2 * MIN, (t) => c.line(A, t, clef(t, 'Warning', 'Storing keys in a directory {path} that may not be persisted outside of the container. Protected data will be unavailable when container is destroyed.', { path: 'C:\\keys' })))
  return c
}

// 4. Go: one producer's messages pass the broker's size limit after a release.
function goTelemetry(name, seed) {
  const x = open(name, seed, { minutes: 40, notes: 'direct; consumers starve and the rider app is louder' })
  const { r, c, t0, t1 } = x, on = x.between(0.45, 0.6), topic = r.pick(['ride.trace.v2', 'trip-geometry', 'dispatch.snapshots']), pod = x.pod('trip-recorder'), ver = `v${r.int(2, 4)}.${r.int(10, 40)}.0`
  const G = 'logs/trip-recorder.jsonl', K = 'logs/kafka/server.log', D = 'logs/fare-engine.jsonl', M = 'logs/mobile-gateway.log'
  x.truth('i1', {
    cause: { allOf: [['message', 'record', 'payload', 'batch', 'event', 'snapshot', 'request'], ['too (large|big)', 'larger than', 'oversize', 'exceed\\w* .{0,50}(size|bytes|(message|broker|record|payload) limit|max\\.message|max\\.request)', '(size|max\\.message|max\\.request|message\\.max)\\S* .{0,40}(exceed|limit|over)', 'size limit', 'max\\.message\\.bytes', 'message\\.max\\.bytes', 'grew beyond']], mustNot: [] },
    services: ['trip-recorder', pod, 'kafka', topic], victims: ['fare-engine', 'mobile-gateway'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'too large|larger than|MessageSizeTooLarge|RecordTooLarge|full polyline', temporalPattern: null,
    right: [`Messages of trip-recorder exceed max.message.bytes of ${topic}`, 'Kafka rejects the records as too large since the release embedded geometry', 'Payload bigger than allowed: message larger than the broker limit'],
    wrong: ['fare-engine finds no trace for trips', 'Kafka consumers are lagging', 'mobile-gateway answers 504', 'The broker is overloaded', 'The request rate exceeds the limit'],
  })
  const zap = (t, level, logger, msg, o = {}) => JSON.stringify({ level, ts: Number((t / 1000).toFixed(6)), logger, caller: o.caller ?? 'recorder/loop.go:' + r.int(20, 300), msg, ...o })
  x.flow(t0, t1, 5000, (t) => {
    if (t > on && r.next() < 0.6) { const sz = r.int(1050000, 2600000); c.line(G, t, zap(t, 'error', 'producer', 'failed to deliver message', { caller: 'kafka/producer.go:118', topic, partition: r.int(0, 11), bytes: sz, error: 'kafka server: Message was too large, server rejected it to avoid allocation error', trip_id: r.hex(16), stacktrace: 'github.com/hopride/trip-recorder/internal/kafka.(*Producer).drainErrors\n\t/src/internal/kafka/producer.go:118' }), { root: 'i1' }); if (r.next() < 0.3) c.line(K, t - 2, `${ts.kafka(t)} ERROR [ReplicaManager broker=${r.int(1, 3)}] Error processing append operation on partition ${topic}-${r.int(0, 11)} (kafka.server.ReplicaManager)\norg.apache.kafka.common.errors.RecordTooLargeException: The record batch size in the append to ${topic}-${r.int(0, 11)} is ${sz} bytes which exceeds the maximum configured value of 1048588.`, { root: 'i1' }) }
    else c.line(G, t, zap(t, 'info', 'recorder', 'trip segment recorded', { trip_id: r.hex(16), points: r.int(20, 400), bytes: t > on ? r.int(200000, 1000000) : r.int(20000, 90000) }))
  })
  c.line(G, on - 30 * SEC, zap(on - 30 * SEC, 'info', 'main', 'starting', { caller: 'cmd/main.go:31', version: ver, goversion: 'go1.22.4', pod }), { relevant: 'i1' })
  c.line(G, on - 29 * SEC, zap(on - 29 * SEC, 'info', 'main', 'snapshot encoder: embedding full polyline in every segment', { caller: 'cmd/main.go:58', encoder: 'geojson' }), { root: 'i1' })
  x.flow(t0, t1, 6000, (t) => { if (t > on + 40 * SEC && r.next() < 0.7) c.line(D, t, zap(t, 'error', 'fare', 'no trace for finished trip, fare cannot be settled', { caller: 'fare/settle.go:77', trip_id: r.hex(16), waited: '30s' }), { relevant: 'i1' }); else c.line(D, t, zap(t, 'info', 'fare', 'fare settled', { caller: 'fare/settle.go:102', trip_id: r.hex(16), amount: r.int(500, 6000), currency: 'EUR' })) })
  x.flow(t0, t1, 4000, (t) => { const bad = t > on + 40 * SEC && r.next() < 0.5; c.line(M, t, `time=${ts.iso(t)} level=${bad ? 'ERROR' : 'INFO'} msg=${bad ? '"upstream fare-engine: deadline exceeded"' : 'request'} method=${bad ? 'POST' : r.pick(['GET', 'POST'])} path=${bad ? '/v3/trips/finish' : r.pick(['/v3/trips/finish', '/v3/riders/me', '/v3/eta', '/v3/nearby'])} status=${bad ? 504 : 200} dur=${bad ? '10.0' + r.int(0, 99) + 's' : x.ms(40) + 'ms'} app=${r.pick(['ios/7.31', 'android/7.30', 'android/7.31'])} trace_id=${r.hex(32)}`, bad ? { relevant: 'i1' } : {}) })
  x.flow(t0, t1, 25 * SEC, (t) => c.line(K, t, `${ts.kafka(t)} INFO ${r.pick(['[GroupCoordinator 2]: Dynamic member with unknown member id joins group fare-engine in Stable state', `[ProducerStateManager partition=${topic}-${r.int(0, 11)}] Wrote producer snapshot at offset ${r.int(1e6, 9e6)} with ${r.int(0, 4)} producer ids in ${r.int(1, 9)} ms.`, `[UnifiedLog partition=${topic}-${r.int(0, 11)}, dir=/var/lib/kafka] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 9)} ms.`])} (kafka.log.UnifiedLog)`))
  x.flow(t0, t1, 3 * MIN, (t) => c.line(M, t, `time=${ts.iso(t)} level=WARN msg="push token expired" provider=fcm code=UNREGISTERED app=android/7.02 trace_id=${r.hex(32)}`))
  return c
}
export default { 'six-shop-rails': railsLedger, 'six-tickets-laravel': laravelTickets, 'six-claims-dotnet': dotnetClaims, 'six-rides-go': goTelemetry }
