import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 1. Rails + Sidekiq: Redis at maxmemory (noeviction). Loud: "cart missing" and invalid CSRF tokens.
function railsRedis(R) {
  const c = new K(R, 'rails-redis-maxmemory', 'direct', 'Redis refuses writes at maxmemory; the shop complains of lost carts and CSRF tokens far more often')
  const t0 = start(R), bad = t0 + R.int(38, 62) * M, end = t0 + R.int(88, 104) * M, pid = R.int(20, 90)
  const redisHost = R.pick(['redis-sessions', 'redis-main', 'redis01'])
  c.inc('redis', {
    allOf: [['redis', 'session store', 'key.?value'], ['memory', '\\boom\\b', 'ram\\b'], [SYN.full, 'max.?memory', 'refus', 'reject', 'no ?evict', 'evict', '\\boom\\b']],
    mustNot: ['csrf (attack|forgery attempt)', 'postgres(ql)? (is )?(down|slow)'],
    right: ["Redis hit its maxmemory limit and refuses writes", "the session redis is out of memory (OOM command not allowed), so carts and sidekiq pushes fail", 'noeviction Redis ran full: memory used > maxmemory'],
    wrong: ['CSRF token verification fails for many users', 'Postgres is slow and carts get lost', 'Redis connection lost'],
    services: ['redis', redisHost, 'redis-server'], victims: ['rails', 'shop', 'sidekiq', 'puma', 'storefront'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 180, rootPattern: 'OOM command not allowed|used_memory|maxmemory',
  })
  const tag = (t, lv, rid, text) => `${lv[0]}, [${F.iso(t).replace('Z', '')}${p(R.int(0, 999), 3)} #${pid}] ${lv.padStart(5, ' ')} -- : [${rid}] ${text}`
  const pages = ['/', '/products/' , '/cart', '/categories/shoes', '/account', '/search?q=boots']
  c.flow('production.log', t0, end, 14500, (t) => {
    const rid = uuid(R), broken = t > bad && R.next() < 0.55, from = ip(R), path = R.pick(pages).replace(/s\/$/, () => 's/' + R.int(100, 9000))
    const rows = [[0, tag(t, 'INFO', rid, `Started GET "${path}" for ${from} at ${F.sp(t)} +0000`)]]
    if (!broken) { const ms = lg(R, 60); rows.push([ms, tag(t + ms, 'INFO', rid, `Completed 200 OK in ${ms}ms (Views: ${(ms * 0.6).toFixed(1)}ms | ActiveRecord: ${(ms * 0.2).toFixed(1)}ms | Allocations: ${R.int(2000, 40000)})`)]) ; return rows }
    const kind = R.next()
    if (kind < 0.24) {
      rows.push([20, tag(t + 20, 'INFO', rid, `Completed 500 Internal Server Error in 18ms (ActiveRecord: 1.${R.int(0, 9)}ms | Allocations: ${R.int(2000, 9000)})`), { relevant: 'redis' }])
      rows.push([21, [tag(t + 21, 'FATAL', rid, '  '), tag(t + 21, 'FATAL', rid, `Redis::CommandError (OOM command not allowed when used memory > 'maxmemory'.):`), tag(t + 21, 'FATAL', rid, '  '), tag(t + 21, 'FATAL', rid, "app/models/cart_store.rb:41:in `persist'"), tag(t + 21, 'FATAL', rid, "app/controllers/carts_controller.rb:22:in `update'")].join('\n'), { root: 'redis' }])
    } else if (kind < 0.7) {
      rows.push([12, tag(t + 12, 'WARN', rid, `[CartLookup] no cart for session ${R.hex(12)}, starting an empty one`), { relevant: 'redis' }], [40, tag(t + 40, 'INFO', rid, `Completed 302 Found in 38ms (ActiveRecord: 2.1ms | Allocations: ${R.int(2000, 9000)})`)])
    } else {
      rows.push([9, tag(t + 9, 'WARN', rid, "Can't verify CSRF token authenticity."), { relevant: 'redis' }], [10, tag(t + 10, 'INFO', rid, `Completed 422 Unprocessable Entity in 4ms (Allocations: ${R.int(900, 2000)})`), { relevant: 'redis' }], [11, tag(t + 11, 'FATAL', rid, 'ActionController::InvalidAuthenticityToken (ActionController::InvalidAuthenticityToken):'), { relevant: 'redis' }])
    }
    return rows
  })
  c.flow('production.log', t0, end, 170 * S, (t) => { const rid = uuid(R); return R.pick([[[0, tag(t, 'FATAL', rid, `ActionController::RoutingError (No route matches [GET] "${R.pick(['/wp-login.php', '/.env', '/apple-touch-icon-120x120.png'])}"):`)]], [[0, tag(t, 'WARN', rid, 'DEPRECATION WARNING: Passing the coder as positional argument is deprecated and will be removed in Rails 7.2. (called from <class:Order> at app/models/order.rb:9)')]], [[0, tag(t, 'WARN', rid, "Can't verify CSRF token authenticity.")], [2, tag(t, 'INFO', rid, 'Completed 422 Unprocessable Entity in 2ms (Allocations: 812)')]]]) })
  const deploy = t0 + R.int(8, 20) * M
  c.l('production.log', deploy, `* Restarting...\n* Puma starting in cluster mode...\n* Puma version: 6.4.2 (ruby 3.2.3-p157) ("The Eagle of Durin")\n*  Min threads: 5\n*  Max threads: 5\n*  Environment: production\n*   Master PID: ${pid - 8}\n*     Workers: 2\n* Listening on http://0.0.0.0:3000`)
  const jobs = ['OrderMailJob', 'StockSyncJob', 'ThumbnailJob', 'SearchIndexJob']
  c.flow('sidekiq.log', t0, end, 28 * S, (t) => {
    const h = `pid=${pid + 40} tid=${alnum(R, 4)} class=${R.pick(jobs)} jid=${R.hex(24)}`, d = R.int(20, 900)
    return [[0, `${F.iso(t)} ${h} INFO: start`], [d, `${F.iso(t + d)} ${h} elapsed=${(d / 1000).toFixed(3)} INFO: done`]]
  })
  c.flow('sidekiq.log', bad, end, 100 * S, (t) => [[0, `${F.iso(t)} pid=${pid + 40} tid=${alnum(R, 4)} WARN: heartbeat: OOM command not allowed when used memory > 'maxmemory'.`, { root: 'redis' }]])
  c.flow('sidekiq.log', t0, end, 9 * M, (t) => `${F.iso(t)} pid=${pid + 40} tid=${alnum(R, 4)} class=WebhookJob jid=${R.hex(24)} elapsed=5.012 INFO: fail\n${F.iso(t)} pid=${pid + 40} tid=${alnum(R, 4)} WARN: Net::ReadTimeout: Net::ReadTimeout with #<TCPSocket:(closed)>`)
  c.every(`${redisHost}.log`, t0, end, 301 * S, (t, i) => { const f = R.int(900, 9000); return `1:M ${F.redis(t)} * 10000 changes in 60 seconds. Saving...\n1:M ${F.redis(t)} * Background saving started by pid ${f}\n${f}:C ${F.redis(t + 900)} * DB saved on disk\n1:M ${F.redis(t + 990)} * Background saving terminated with success` }, 500)
  return c
}

// 2. Django in docker compose: release before its migration, healed; later, independently, a worker is killed for memory.
function djangoDouble(R) {
  const c = new K(R, 'django-compose-two-faults', 'direct', 'two independent incidents in one compose stream: unmigrated column (healed by migrate), later a Celery child killed by the OOM killer on exports')
  const t0 = start(R), a = t0 + R.int(21, 34) * M, aEnd = a + R.int(14, 19) * M, b = aEnd + R.int(24, 36) * M, end = b + R.int(28, 38) * M
  const col = R.pick(['gift_note', 'vat_exempt', 'channel_id', 'delivery_window']), job = R.pick(['reports.tasks.export_ledger', 'reports.tasks.year_export', 'exports.tasks.full_customer_dump'])
  c.inc('column', {
    allOf: [['column', 'migrat', 'schema', 'field', 'ddl', col], [SYN.gone, 'before', 'behind', 'mismatch', 'drift', 'out of sync', 'ahead', 'undefinedcolumn', 'pending', 'old(er)? schema']],
    mustNot: ['postgres(ql)? (is )?(down|unavailable)'],
    right: [`shop_order.${col} column does not exist: the release went live without its migration`, 'new code deployed before the DB migration ran, so the orders table lacks the column', 'unapplied Django migration after deploy'],
    wrong: ['checkout returns HTTP 500', 'the database container is unavailable', 'worker killed because out of memory'],
    services: ['web', 'web-1', 'django', 'db', 'db-1', 'postgres', 'migration', 'checkout'], victims: ['nginx', 'nginx-1'], severity: ['high', 'critical', 'medium'], onset: a, onsetToleranceSeconds: 120, rootPattern: 'does not exist',
  })
  c.inc('oom', {
    allOf: [['worker', 'celery', 'export', 'ledger', 'customer_dump', 'task', 'pool ?process', 'kernel'], ['memory', '\\boom\\b', 'sigkill', 'signal 9', 'kill'],],
    mustNot: ['column .*does not exist', 'rabbit(mq)? (is )?down'],
    right: [`${job} eats all memory and the celery worker gets SIGKILLed`, 'Celery export task is OOM-killed again and again', 'the kernel killed the worker pool process: export needs more memory than the container has'],
    wrong: ['exports are not delivered', 'the broker is down', 'the column is missing'],
    services: ['worker', 'worker-1', 'celery', job, job.split('.').pop(), 'reports', 'exports'], victims: ['web', 'redis'], severity: ['high', 'medium', 'critical'], onset: b, onsetToleranceSeconds: 180, rootPattern: 'signal 9|SIGKILL|export_ledger|year_export|full_customer_dump',
  })
  const w = (name) => name.padEnd(9) + '| '
  const L = (t, svc, text, m) => [0, text.split('\n').map((x) => w(svc) + x).join('\n'), m]
  const f = 'compose.log', zone = (t) => `[${F.sp(t)} +0000]`
  const urls = ['/', '/catalog/', '/catalog/tents/', '/account/orders/', '/api/stock/', '/static/app.css', '/api/cart/']
  c.flow(f, t0, end, 9 * S, (t) => [L(t, 'nginx-1', comb(R, t, { path: R.pick(urls), st: R.pick([200, 200, 200, 200, 304, 301]) }))])
  c.flow(f, t0, end, 75 * S, (t) => [L(t, 'nginx-1', scan(R, t))])
  c.flow(f, t0, end, 21 * S, (t) => { const id = uuid(R), task = R.pick(['mail.tasks.send_receipt', 'stock.tasks.recount', 'search.tasks.index_product']), d = lg(R, 300); return [L(t, 'worker-1', `[${F.spc(t)}: INFO/MainProcess] Task ${task}[${id}] received`), [d, w('worker-1') + `[${F.spc(t + d)}: INFO/ForkPoolWorker-${R.int(1, 4)}] Task ${task}[${id}] succeeded in ${(d / 1000).toFixed(6)}s: None`]] })
  c.flow(f, t0, end, 5 * M, (t) => [L(t, 'db-1', `${F.spm(t)} UTC [${R.int(26, 29)}] LOG:  checkpoint complete: wrote ${R.int(20, 900)} buffers (0.${R.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=${R.int(2, 80)}.${R.int(100, 999)} s, sync=0.0${R.int(10, 99)} s, total=${R.int(80, 99)}.${R.int(100, 999)} s; sync files=${R.int(8, 70)}, longest=0.00${R.int(1, 9)} s, average=0.001 s; distance=${R.int(400, 9000)} kB, estimate=${R.int(9000, 12000)} kB`)])
  c.flow(f, t0, end, 6 * M, (t) => R.pick([[L(t, 'web-1', `WARNING ${F.spc(t)} log 8 140${R.int(100000, 999999)}  Not Found: /favicon.ico`)], [L(t, 'web-1', `ERROR ${F.spc(t)} exception 8 140${R.int(100000, 999999)} Invalid HTTP_HOST header: '${R.int(11, 99)}.20.30.40'. You may need to add '${R.int(11, 99)}.20.30.40' to ALLOWED_HOSTS.`)], [L(t, 'db-1', `${F.spm(t)} UTC [${R.int(90, 900)}] LOG:  could not receive data from client: Connection reset by peer`)]]))
  // an earlier blip that healed, the deploy, and a harmless one later
  const blip = t0 + R.int(5, 12) * M
  for (let i = 0; i < 3; i++) c.l(f, blip + i * 1200, w('worker-1') + `[${F.spc(blip + i * 1200)}: ERROR/MainProcess] consumer: Cannot connect to redis://redis:6379/0: Error 111 connecting to redis:6379. Connection refused..`)
  c.l(f, blip + 5000, w('worker-1') + `[${F.spc(blip + 5000)}: INFO/MainProcess] Connected to redis://redis:6379/0`)
  for (const [at, v] of [[a - 9000, R.hex(7)], [aEnd + 9 * M, R.hex(7)]]) {
    c.l(f, at, w('web-1') + `${zone(at)} [1] [INFO] Handling signal: term`)
    c.l(f, at + 900, w('web-1') + `${zone(at + 900)} [1] [INFO] Shutting down: Master`)
    c.l(f, at + 4000, w('web-1') + `release ${v} (${F.isos(at)}) DJANGO_SETTINGS_MODULE=shop.settings.prod`)
    c.l(f, at + 6000, w('web-1') + `${zone(at + 6000)} [1] [INFO] Starting gunicorn 21.2.0`)
    c.l(f, at + 6020, w('web-1') + `${zone(at + 6020)} [1] [INFO] Listening at: http://0.0.0.0:8000 (1)`)
    for (let i = 0; i < 3; i++) c.l(f, at + 6100 + i * 30, w('web-1') + `${zone(at + 6100)} [${7 + i}] [INFO] Booting worker with pid: ${7 + i}`)
  }
  c.flow(f, a, aEnd, 45 * S, (t) => {
    const path = R.pick(['/checkout/', '/account/orders/', '/api/cart/']), pos = R.int(300, 900), bp = R.int(200, 900)
    return [L(t, 'db-1', `${F.spm(t)} UTC [${bp}] ERROR:  column shop_order.${col} does not exist at character ${pos}\n${F.spm(t)} UTC [${bp}] STATEMENT:  SELECT "shop_order"."id", "shop_order"."number", "shop_order"."total", "shop_order"."${col}" FROM "shop_order" WHERE "shop_order"."customer_id" = ${R.int(100, 90000)}`, { root: 'column' }),
      [30, `ERROR ${F.spc(t)} log 8 140${R.int(100000, 999999)} Internal Server Error: ${path}\nTraceback (most recent call last):\n  File "/usr/local/lib/python3.11/site-packages/django/db/backends/utils.py", line 89, in _execute\n    return self.cursor.execute(sql, params)\n           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\npsycopg2.errors.UndefinedColumn: column shop_order.${col} does not exist\nLINE 1: ...r"."number", "shop_order"."total", "shop_order"."${col.slice(0, 4)}...\n                                                             ^`.split('\n').map((x) => w('web-1') + x).join('\n'), { root: 'column' }],
      [35, w('nginx-1') + comb(R, t, { st: 500, path, by: 145 }), { relevant: 'column' }]]
  })
  c.flow(f, a, aEnd, 15 * S, (t) => [L(t, 'nginx-1', comb(R, t, { st: 500, path: R.pick(['/checkout/', '/account/orders/']), by: 145, m: R.pick(['GET', 'POST']) }), { relevant: 'column' })])
  c.l(f, aEnd + 2000, w('web-1') + 'Operations to perform:\n' + w('web-1') + '  Apply all migrations: admin, auth, contenttypes, sessions, shop, reports\n' + w('web-1') + 'Running migrations:\n' + w('web-1') + `  Applying shop.00${R.int(41, 88)}_order_${col}... OK`, { relevant: 'column' })
  for (let t = b; t < end; t += R.int(4, 6) * M) {
    const id = uuid(R), pid = R.int(200, 2000), die = R.int(50, 90) * S
    c.l(f, t - 40 * S, w('worker-1') + `[${F.spc(t - 40 * S)}: INFO/MainProcess] Task ${job}[${id}] received`, { relevant: 'oom' })
    c.l(f, t, w('worker-1') + `[${F.spc(t)}: ERROR/MainProcess] Process 'ForkPoolWorker-${R.int(1, 9)}' pid:${pid} exited with 'signal 9 (SIGKILL)'`, { root: 'oom' })
    c.l(f, t + 12, [`[${F.spc(t + 12)}: ERROR/MainProcess] Task handler raised error: WorkerLostError('Worker exited prematurely: signal 9 (SIGKILL) Job: ${R.int(10, 900)}.')`, 'Traceback (most recent call last):', '  File "/usr/local/lib/python3.11/site-packages/billiard/pool.py", line 1264, in mark_as_worker_lost', '    raise WorkerLostError(', 'billiard.einfo.ExceptionWithTraceback: ', '"""', 'Traceback (most recent call last):', '  File "/usr/local/lib/python3.11/site-packages/billiard/pool.py", line 1264, in mark_as_worker_lost', '    raise WorkerLostError(', `billiard.exceptions.WorkerLostError: Worker exited prematurely: signal 9 (SIGKILL) Job: ${R.int(10, 900)}.`, '"""'].map((x) => w('worker-1') + x).join('\n'), { root: 'oom' })
    c.l(f, t + die, w('web-1') + `WARNING ${F.spc(t + die)} views 8 140${R.int(100000, 999999)} export ${id} requested by user ${R.int(10, 99)} still PENDING`, { relevant: 'oom' })
  }
  return c
}

// 3. Keycloak: LDAP bind account's password expired (data 532).
function keycloakLdap(R) {
  const c = new K(R, 'keycloak-ldap-bind', 'direct', 'bind account of the user federation expired; LOGIN_ERROR events and portal 401/502 are louder; data 52e of ordinary users is normal here')
  const t0 = start(R), bad = t0 + R.int(44, 70) * M, end = t0 + R.int(105, 130) * M
  const bindDn = R.pick(['svc-keycloak', 'sa-sso-bind', 'svc_idm_ro']), dc = R.pick(['dc01.corp.lan', 'ad2.intra.local', 'ldap.firma.lan'])
  c.inc('bind', {
    allOf: [['ldap', 'active directory', '\\bad\\b', 'bind', 'federation', 'service account', 'directory', bindDn], [SYN.expired, 'password', 'credential', 'data 532', 'error code 49', 'bind (is )?(fail|refus|den)', 'authenticat\\w* (fail|err)']],
    mustNot: ['brute.?force attack', 'users? (typed|entered|enter) (a )?wrong password', 'keycloak (is )?down'],
    right: ["The password of Keycloak's LDAP bind account has expired (AD data 532)", `bind as ${bindDn} is rejected by the directory, error code 49`, 'User federation cannot log in to Active Directory: service account credentials expired'],
    wrong: ['many users fail to log in at the portal', 'Brute-force attack on logins', 'portal cannot fetch tokens from Keycloak (401)'],
    services: ['ldap', 'active directory', 'ad', dc, bindDn, 'keycloak', 'corp-ad', 'user federation'], victims: ['portal', 'intranet', 'nginx', 'ingress'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 180, rootPattern: 'data 532|NamingException|LDAP',
  })
  const kc = (t, lv, cat, th, text) => `${F.spc(t)} ${lv.padEnd(5)} [${cat}] (${th}) ${text}`
  const th = () => `executor-thread-${R.int(1, 48)}`
  const ev = (t, err, extra = '') => kc(t, 'WARN', 'org.keycloak.events', th(), `type="LOGIN_ERROR", realmId="${'corp'}", clientId="${R.pick(['portal', 'intranet', 'timesheet'])}", userId="${R.pick(['null', uuid(R)])}", ipAddress="10.${R.int(10, 30)}.${R.int(0, 9)}.${R.int(2, 250)}", error="${err}", auth_method="openid-connect", auth_type="code", redirect_uri="https://portal.corp.example/cb", code_id="${uuid(R)}"${extra}`)
  c.flow('keycloak.log', t0, end, 50 * S, (t) => ev(t, R.pick(['invalid_user_credentials', 'invalid_user_credentials', 'expired_code', 'cookie_not_found', 'user_not_found'])))
  c.flow('keycloak.log', t0, bad, 4 * M, (t) => [[0, kc(t, 'WARN', 'org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager', th(), `Could not authenticate user: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 52e, v4563]`)]])
  c.flow('keycloak.log', t0, end, 7 * M, (t) => kc(t, 'WARN', 'org.keycloak.events', th(), `type="REFRESH_TOKEN_ERROR", realmId="corp", clientId="timesheet", userId="null", ipAddress="10.12.0.${R.int(2, 250)}", error="invalid_token", reason="Token is not active", grant_type="refresh_token"`))
  c.every('keycloak.log', t0, end, 5 * M, (t) => kc(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', 'Timer-0', `Sync changed users from LDAP to local store: realm: corp, federation provider: corp-ad, last sync time: ${F.sp(t - 5 * M)}`), 300)
  c.every('keycloak.log', t0 + 3000, bad, 5 * M, (t) => kc(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', 'Timer-0', `Sync changed users finished: ${R.int(0, 2)} imported users, ${R.int(0, 9)} updated users`), 300)
  const err = `[LDAP: error code 49 - 80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 532, v4563\0]`.replace('\0', '')
  c.flow('keycloak.log', bad, end, 110 * S, (t) => [[0, kc(t, 'ERROR', 'org.keycloak.services', th(), `KC-SERVICES0055: Error when authenticating to LDAP: ${err}: javax.naming.AuthenticationException: ${err}\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.mapErrorCode(LdapCtx.java:3259)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.processReturnCode(LdapCtx.java:3205)\n\tat java.naming/com.sun.jndi.ldap.LdapCtx.connect(LdapCtx.java:2894)\n\tat org.keycloak.storage.ldap.idm.store.ldap.LDAPContextManager.createLdapContext(LDAPContextManager.java:86)`), { root: 'bind' }]])
  c.flow('keycloak.log', bad, end, 16 * S, (t) => [[0, ev(t, R.pick(['user_not_found', 'invalid_user_credentials', 'user_not_found'])), { relevant: 'bind' }]])
  const js = (t, o) => JSON.stringify({ time: F.offs(t, 0), remote_addr: `10.${R.int(10, 30)}.${R.int(0, 9)}.${R.int(2, 250)}`, request_id: R.hex(32), ...o })
  c.flow('ingress.json', t0, end, 16 * S, (t) => { const dark = t > bad && R.next() < 0.6; return [[0, js(t, { host: R.pick(['portal.corp.example', 'sso.corp.example']), method: R.pick(['GET', 'POST']), uri: R.pick(['/realms/corp/protocol/openid-connect/token', '/api/me', '/api/timesheet/week', '/realms/corp/protocol/openid-connect/auth']), status: dark ? R.pick([401, 401, 400, 502]) : R.pick([200, 200, 200, 302, 204]), request_time: +(lg(R, 40) / 1000).toFixed(3), upstream: R.pick(['portal-8080', 'keycloak-8443']) }), dark ? { relevant: 'bind' } : undefined]] })
  c.flow('portal.log', t0, end, 40 * S, (t) => `${F.iso(t)}  INFO 1 --- [portal] [nio-8080-exec-${R.int(1, 9)}] c.e.portal.audit.AuditFilter             : user=${R.pick(['mmeier', 'jschulz', 'akaya', 'pnowak', 'rberg'])} view=${R.pick(['dashboard', 'leave', 'payroll', 'news'])} ms=${lg(R, 80)}`)
  c.flow('portal.log', bad + 9000, end, 22 * S, (t) => [[0, `${F.iso(t)} ERROR 1 --- [portal] [nio-8080-exec-${R.int(1, 9)}] c.e.portal.security.LoginFailureHandler  : Login failed for 10.12.0.${R.int(2, 250)}: ${R.pick(['[invalid_grant] Invalid user credentials', 'An error occurred while attempting to decode the Jwt: session not active', 'Unexpected error when handling authentication request to identity provider'])}`, { relevant: 'bind' }]])
  const dep = bad - R.int(9, 14) * M
  c.l('portal.log', dep, `${F.iso(dep)}  INFO 1 --- [portal] [           main] c.e.portal.PortalApplication             : Starting PortalApplication v4.${R.int(2, 30)}.0 using Java 17.0.9 with PID 1 (/app/app.jar started by app in /app)`)
  c.l('portal.log', dep + 9000, `${F.iso(dep + 9000)}  INFO 1 --- [portal] [           main] c.e.portal.PortalApplication             : Started PortalApplication in 8.${R.int(100, 999)} seconds (process running for 9.1)`)
  return c
}

// 4. Envoy + Go: accept4: too many open files.
function goFds(R) {
  const c = new K(R, 'go-too-many-open-files', 'direct', 'quotes service has no file descriptors left; Envoy and two callers shout louder')
  const t0 = start(R), bad = t0 + R.int(30, 50) * M, end = bad + R.int(25, 40) * M, cut = R.int(200, 250)
  const pod = `quotes-${R.hex(9)}-${alnum(R, 5)}`, addr = `10.1.${R.int(2, 200)}.${R.int(2, 250)}:8080`
  c.inc('fd', {
    allOf: [['file descriptor', '\\bfds?\\b', 'open files', 'nofile', 'ulimit', 'handles', 'sockets? left', 'emfile'], [SYN.full, SYN.leak, 'too many', 'emfile', 'no more']],
    mustNot: ['network (outage|partition)', 'envoy (is )?(the cause|broken)'],
    right: ['quotes ran out of file descriptors (accept4: too many open files)', 'fd limit reached in the Go quotes pod, it cannot accept connections', 'EMFILE in quotes: leaking open files up to the ulimit'],
    wrong: ['Envoy returns 503 UF for quotes', 'orders cannot reach quotes, network outage', 'upstream connect timeouts'],
    services: ['quotes', pod], victims: ['orders', 'envoy', 'basket', 'front-proxy'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 180, rootPattern: 'too many open files',
  })
  const fails = (t) => t > bad && R.next() < 0.7
  c.flow('envoy-access.log', t0, end, 7 * S, (t) => {
    const to = R.pick(['quotes', 'quotes', 'orders', 'basket']), x = to === 'quotes' && fails(t), ms = x ? R.int(4990, 5020) : lg(R, 25)
    return [[0, `[${F.iso(t)}] "${R.pick(['GET', 'GET', 'POST'])} /v1/${to}/${R.int(100, 99999)} HTTP/2" ${x ? '503 UF,URX upstream_reset_before_response_started{connection_timeout}' : '200 - via_upstream'} - "-" 0 ${x ? 91 : R.int(120, 4000)} ${ms} ${x ? '-' : ms - 1} "${ip(R)}" "${R.pick(['okhttp/4.12.0', 'ShopApp/7.3 CFNetwork/1494.0.7 Darwin/23.4.0', 'axios/1.6.7'])}" "${uuid(R)}" "api.shop.example" "${to === 'quotes' ? addr : '10.1.7.' + R.int(2, 20) + ':8080'}"`, x ? { relevant: 'fd' } : undefined]]
  })
  c.flow('envoy-access.log', t0, end, 70 * S, (t) => `[${F.iso(t)}] "GET ${R.pick(['/.env', '/actuator/env', '/v1/orders/undefined'])} HTTP/1.1" 404 ${R.pick(['NR route_not_found', '- via_upstream'])} - "-" 0 ${R.int(0, 40)} 0 - "${ip(R)}" "curl/8.4.0" "${uuid(R)}" "${ip(R)}" "-"`)
  c.flow('envoy-access.log', t0, end, 110 * S, (t) => `[${F.iso(t)}] "GET /v1/orders/${R.int(1, 999)}/events HTTP/2" 0 DC downstream_remote_disconnect - "-" 0 0 ${R.int(3000, 60000)} - "${ip(R)}" "okhttp/4.12.0" "${uuid(R)}" "api.shop.example" "10.1.7.${R.int(2, 20)}:8080"`)
  const ql = (t, text) => `${F.sl(t)} ${text}`
  c.flow(`${pod}.log`, t0, end, 14 * S, (t) => t > bad && R.next() < 0.75 ? null : ql(t, `quote sku=${R.int(1000, 9999)} supplier=${R.pick(['north', 'elba', 'kontor'])} price=${R.int(3, 400)}.${p(R.int(0, 99))} cached=${R.pick(['true', 'false'])} ${lg(R, 18)}ms`))
  c.flow(`${pod}.log`, t0, end, 5 * M, (t) => ql(t, `supplier kontor: 1 retry after "unexpected EOF", ok`))
  c.flow(`${pod}.log`, bad, end, 26 * S, (t) => [[0, ql(t, `http: Accept error: accept tcp [::]:8080: accept4: too many open files; retrying in ${R.pick(['5ms', '10ms', '80ms', '320ms', '1s'])}`), { root: 'fd' }]])
  c.flow(`${pod}.log`, bad + 40 * S, end, 90 * S, (t) => [[0, ql(t, `supplier elba: open /var/cache/quotes/elba-${R.hex(6)}.json: too many open files`), { root: 'fd' }]])
  const z = (t, level, caller, msg, more = {}) => JSON.stringify({ level, ts: t / 1000, caller, msg, ...more })
  c.flow('orders.log', t0, end, 12 * S, (t) => z(t, 'info', 'http/server.go:141', 'request', { method: R.pick(['GET', 'POST']), route: R.pick(['/v1/orders', '/v1/orders/{id}']), status: R.pick([200, 200, 201, 404]), dur_ms: lg(R, 30) }))
  c.flow('orders.log', bad + 6000, end, 12 * S, (t) => [[0, z(t, 'error', 'quotes/client.go:88', 'quote request failed', { error: R.pick([`Get "http://quotes:8080/v1/quotes/${R.int(1, 9999)}": context deadline exceeded (Client.Timeout exceeded while awaiting headers)`, `Get "http://quotes:8080/v1/quotes/${R.int(1, 9999)}": dial tcp ${addr}: i/o timeout`]), attempt: R.int(1, 3) }), { relevant: 'fd' }]])
  c.flow('orders.log', bad + 20 * S, end, 30 * S, (t) => [[0, z(t, 'error', 'orders/create.go:203', 'order rejected', { order: R.int(100000, 999999), reason: 'no price' }), { relevant: 'fd' }]])
  const dep = bad - R.int(6, 11) * M
  c.l('orders.log', dep, z(dep, 'info', 'main.go:44', 'shutting down, draining', { signal: 'terminated' }))
  c.l('orders.log', dep + 4000, z(dep + 4000, 'info', 'main.go:31', 'orders starting', { version: `2.${R.int(10, 40)}.${R.int(0, 9)}`, gomaxprocs: 4 }))
  const blip = t0 + 9 * M
  for (let i = 0; i < 4; i++) c.l('orders.log', blip + i * 900, z(blip + i * 900, 'warn', 'pgx/pool.go:52', 'acquire slow', { wait_ms: R.int(400, 900), pool_in_use: cut }))
  return c
}
export const cases = [railsRedis, djangoDouble, keycloakLdap, goFds]
