import { make, S, M, H, UA, iso, isoS, sp, spc, sps, sub, clf, ngx, fpm } from './lib.mjs'
export default [
// ---- 05 direct: Redis at maxmemory with noeviction; Rails and Sidekiq ----
make('last-a-05', 'direct', { notes: 'Redis reaches maxmemory (noeviction) because of a bulk of export keys; logins and jobs fail louder; it ends when the keys expire.' }, ({ r, c, t0, every, tick, uuid, ip, incident }) => {
  const R = 'logs/production.log', K = 'logs/sidekiq.log', D = 'logs/redis-server.log', on = t0 + r.int(55, 65) * M, heal = on + r.int(15, 20) * M, end = heal + 20 * M, pid = r.int(1000, 3000), cap = r.pick([2, 4])
  const rl = (t, lv, id, m, mark) => c.line(R, t, `${lv[0]}, [${sub(t, 6)} #${pid}] ${lv.padStart(5)} -- : [${id}] ${m}`, mark)
 
  const sk2 = (t, lv, cls, m, mark) => c.line(K, t, `${iso(t)} pid=${pid + 7} tid=${r.hex(4)} class=${cls} jid=${r.hex(24)} ${lv}: ${m}`, mark)
  const rd = (t, m, mark, who = 'M') => c.line(D, t, `${pid + 400}:${who} ${iso(t).slice(8, 10)} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][new Date(t).getUTCMonth()]} ${iso(t).slice(0, 4)} ${iso(t).slice(11, 23)} ${m}`, mark)
  const down = (t) => t > on && t < heal
  every(t0, end, 21000, (t) => { const id = uuid(); const [m, p, a] = r.pick([['GET', '/projects', 'ProjectsController#index'], ['GET', '/dashboard', 'DashboardController#show'], ['GET', `/projects/${r.int(1, 900)}`, 'ProjectsController#show']]); rl(t, 'INFO', id, `Started ${m} "${p}" for ${ip()} at ${sps(t)} +0000`); rl(t + 3, 'INFO', id, `Processing by ${a} as HTML`); rl(t + 60, 'INFO', id, `Completed 200 OK in ${r.int(20, 90)}ms (Views: ${r.int(8, 30)}.1ms | ActiveRecord: ${r.int(2, 20)}.4ms | Allocations: ${r.int(9000, 40000)})`) })
  every(t0, end, 75 * S, (t) => { const id = uuid(); rl(t, 'FATAL', id, '  '); rl(t, 'FATAL', id, `ActionController::RoutingError (No route matches [GET] "/${r.pick(['wp-login.php', '.git/config', 'vendor/phpunit', 'apple-touch-icon.png'])}"):`) })
  every(t0, end, 6 * M, (t) => rl(t, 'WARN', uuid(), "Can't verify CSRF token authenticity."))
  every(t0, end, 20 * S, (t) => { if (!down(t)) sk2(t, 'INFO', r.pick(['DigestJob', 'WebhookJob', 'ThumbnailJob']), r.pick(['start', 'done'])) })
  every(t0, end, 7 * M, (t) => sk2(t, 'WARN', 'WebhookJob', `Faraday::TimeoutError: Net::ReadTimeout with #<TCPSocket:(closed)>`))
  tick(t0 + 2 * M, end, 5 * M, (t) => { const big = t > on - 25 * M && t < heal; rd(t, `${r.int(90, 110)} changes in 300 seconds. Saving...`); rd(t + 20, `Background saving started by pid ${r.int(20000, 30000)}`); rd(t + (big ? 9 : 4) * S, 'DB saved on disk', undefined, 'C'); rd(t + (big ? 9 : 4) * S + 5, `Fork CoW for RDB: current ${big ? r.int(30, 60) : r.int(3, 9)} MB, peak ${big ? 61 : 10} MB, average ${big ? 22 : 4} MB`, undefined, 'C'); rd(t + (big ? 9 : 4) * S + 90, 'Background saving terminated with success') })
  tick(t0 + 30 * S, end, 2 * M, (t) => { const start = on - 25 * M, f = t < start || t > heal ? 0.38 + r.next() * 0.01 : t > on ? 1 : 0.38 + 0.62 * (t - start) / (on - start); c.line(K, t, `${iso(t)} pid=${pid + 7} tid=${r.hex(4)} class=RedisGaugeJob jid=${r.hex(24)} INFO: used_memory_human=${(cap * Math.min(1, f)).toFixed(2)}G maxmemory_human=${cap}.00G maxmemory_policy=noeviction evicted_keys=0 expired_keys=${r.int(100, 900)} connected_clients=${r.int(40, 52)}`, { root: down(t) ? 'oom' : undefined, relevant: t > start && t < heal ? 'oom' : undefined }) })
  const ex = on - 25 * M; sk2(ex, 'INFO', 'TenantExportJob', `start tenants=214 target=redis prefix=export:rows: ttl=2400`, { relevant: 'oom' })
  tick(ex + M, on, 3 * M, (t) => sk2(t, 'INFO', 'TenantExportJob', `progress rows=${Math.floor((t - ex) / 100)} cached`, { relevant: 'oom' }))
  const dep = on - r.int(6, 9) * M; rl(dep, 'INFO', 'deploy', `* Puma version: 6.4.2 ("The Eagle of Durin"), phased restart of 4 workers, release ${r.hex(8)}`)
  let n = 0
  every(on, heal, 9500, (t) => {
    const id = uuid(), u = r.pick(['/login', '/session', '/projects/import'])
    rl(t, 'INFO', id, `Started POST "${u}" for ${ip()} at ${sps(t)} +0000`); rl(t + 40, 'INFO', id, `Completed 500 Internal Server Error in 31ms (ActiveRecord: 4.1ms | Allocations: 8121)`, { relevant: 'oom' })
    rl(t + 41, 'FATAL', id, n++ % 4 === 0 ? "Redis::CommandError (OOM command not allowed when used memory > 'maxmemory'.):" : r.pick(['ActionView::Template::Error (session could not be stored):', 'NoMethodError (undefined method `jid\' for nil:NilClass):', 'SessionStoreError (could not write session):']), (n - 1) % 4 === 0 ? { root: 'oom' } : { relevant: 'oom' })
    rl(t + 41, 'FATAL', id, "app/controllers/sessions_controller.rb:31:in `create'", { relevant: 'oom' })
  })
  every(on, heal, 26 * S, (t) => c.line(K, t, `${iso(t)} pid=${pid + 7} tid=${r.hex(4)} ERROR: heartbeat: OOM command not allowed when used memory > 'maxmemory'.`, { root: 'oom' }))
  incident('oom', { cause: { allOf: [['redis', 'session store', 'key.?value store'], ['memory', '\\boom\\b', 'full\\b', 'noeviction', 'evict']] },
    services: ['redis', 'redis-server', 'Redis', 'TenantExportJob'], victims: ['rails', 'puma', 'sidekiq', 'production', 'SessionsController'], severity: ['high', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'OOM command|used_memory_human',
    right: ['Redis hit maxmemory with noeviction, so writes are refused', 'TenantExportJob filled Redis memory; sessions and jobs cannot be written', 'Redis is full (OOM command not allowed)'],
    wrong: ['Logins fail with 500 after the Puma phased restart', 'Sidekiq heartbeat errors', 'Rails cannot store sessions'] })
}),
// ---- 06 victims: a carrier's API hangs, curl without timeout uses up PHP-FPM ----
make('last-a-06', 'victims', { thin: 1.3, notes: 'Rate requests to a carrier get slower (INFO), FPM workers wait in curl_exec until max_children is reached; nginx 502/504 are louder; comes twice.' }, ({ r, c, t0, every, ip, incident }) => {
  const N = 'logs/nginx-error.log', P = 'logs/php8.2-fpm.log', Q = 'logs/www-slow.log', A = 'logs/monolog-app.log', car = r.pick(['parcelo', 'swiftpost', 'kurierix']), mx = r.pick([20, 30, 40])
  const on = t0 + r.int(40, 50) * M, e1 = on + r.int(12, 15) * M, b2 = e1 + r.int(18, 22) * M, e2 = b2 + r.int(8, 10) * M, end = e2 + 15 * M
  const bad = (t) => (t > on && t < e1) || (t > b2 && t < e2), into = (t) => Math.min(1, (t > b2 ? t - b2 : t - on) / (3 * M))
  const mono = (t, ch, lv, m, ctx, mark) => c.line(A, t, `[${sub(t, 6)}+00:00] ${ch}.${lv}: ${m} ${JSON.stringify(ctx)} []`, mark)
  every(t0, end, 13 * S, (t) => mono(t, 'request', 'INFO', 'Matched route "{route}".', { route: r.pick(['product_show', 'cart', 'home', 'checkout_address']), method: 'GET' }))
  every(t0, end, 14 * S, (t) => { const b = bad(t), ms = b ? Math.floor(4000 + into(t) * r.int(30000, 55000)) : r.int(160, 420); mono(t + (b ? ms : 0), 'shipping', 'INFO', 'carrier rates fetched', { carrier: car, took_ms: ms, services: r.int(2, 5), cart: r.hex(10) }, { root: b ? 'carrier' : undefined }) })
  every(t0, end, 24 * S, (t) => mono(t, 'shipping', 'INFO', 'carrier rates fetched', { carrier: 'dhl', took_ms: r.int(120, 300), services: 3, cart: r.hex(10) }))
  every(t0, end, 3 * M, (t) => mono(t, 'php', 'INFO', 'User Deprecated: Since symfony/http-kernel 6.4: Returning null from a controller is deprecated.', { exception: '[object] (ErrorException(code: 0): User Deprecated: Since symfony/http-kernel 6.4 at /var/www/shop/vendor/symfony/http-kernel/HttpKernel.php:182)' }))
  every(t0, end, 4 * M, (t) => mono(t, 'payment', 'WARNING', 'card declined', { code: 'insufficient_funds', order: r.int(70000, 79999) }))
  const sl = (t, fn, file, mark) => { const pid = r.int(2000, 2999); c.line(P, t, `[${fpm(t)}] WARNING: [pool www] child ${pid}, script '/var/www/shop/public/index.php' (request: "POST /index.php") executing too slow (${r.int(5, 6)}.${r.int(100000, 999999)} sec), logging`, mark); c.line(Q, t, `\n[${fpm(t)}]  [pool www] pid ${pid}\nscript_filename = /var/www/shop/public/index.php\n[0x00007f${r.hex(10)}] ${fn}\n[0x00007f${r.hex(10)}] ${file}\n[0x00007f${r.hex(10)}] handle() /var/www/shop/vendor/symfony/http-kernel/HttpKernel.php:181\n[0x00007f${r.hex(10)}] [INCLUDE_MAIN]`.replace(' [INCLUDE_MAIN]', ' run() /var/www/shop/public/index.php:12'), mark && { root: 'carrier' }) }
  every(t0, end, 11 * M, (t) => { if (!bad(t)) sl(t, 'execute() /var/www/shop/vendor/doctrine/dbal/src/Driver/PDO/Statement.php:55', 'topSellers() /var/www/shop/src/Report/TopSellers.php:41') })
  const name = car[0].toUpperCase() + car.slice(1)
  for (const [a, b] of [[on, e1], [b2, e2]]) {
    every(a + 6 * S, b, 20 * S, (t) => sl(t, `curl_exec() /var/www/shop/src/Shipping/${name}Client.php:88`, 'rates() /var/www/shop/src/Shipping/RateCollector.php:47', { relevant: 'carrier' }))
    every(a + 2 * M, b, 75 * S, (t) => c.line(P, t, `[${fpm(t)}] WARNING: [pool www] server reached pm.max_children setting (${mx}), consider raising it`, { relevant: 'carrier' }))
    every(a + 90 * S, b, 3500, (t) => c.line(N, t, `${ngx(t)} [error] ${r.int(20, 30)}#0: *${r.int(100000, 199999)} ${r.next() < 0.6 ? 'connect() to unix:/run/php/php8.2-fpm.sock failed (11: Resource temporarily unavailable) while connecting to upstream' : 'upstream timed out (110: Connection timed out) while reading response header from upstream'}, client: ${ip()}, server: shop.example.com, request: "GET ${r.pick(['/', '/cart', '/p/lamp-12', '/checkout/shipping'])} HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock", host: "shop.example.com"`, { relevant: 'carrier' }))
  }
  every(t0, end, 2 * M, (t) => c.line(N, t, `${ngx(t)} [error] 22#0: *${r.int(100000, 199999)} open() "/var/www/shop/public/${r.pick(['wp-login.php', 'xmlrpc.php', 'favicon.ico.bak', 'old.sql.gz'])}" failed (2: No such file or directory), client: ${ip()}, server: shop.example.com, request: "GET /xmlrpc.php HTTP/1.1", host: "shop.example.com"`))
  every(t0, end, 9 * M, (t) => c.line(N, t, `${ngx(t)} [warn] 22#0: *${r.int(100000, 199999)} an upstream response is buffered to a temporary file /var/cache/nginx/fastcgi_temp/${r.int(1, 9)}/0${r.int(1, 9)}/0000000${r.int(10, 99)} while reading upstream, client: ${ip()}, server: shop.example.com`))
  every(t0, end, 13 * M, (t) => { c.line(P, t, `[${fpm(t)}] NOTICE: [pool www] child ${r.int(2000, 2999)} exited with code 0 after ${r.int(900, 3000)}.${r.int(100000, 999999)} seconds from start`); c.line(P, t, `[${fpm(t)}] NOTICE: [pool www] child ${r.int(3000, 3999)} started`) })
  const rel = on - 3 * M; c.line(P, rel, `[${fpm(rel)}] NOTICE: Reloading in progress ...`); c.line(P, rel + 900, `[${fpm(rel + 900)}] NOTICE: fpm is running, pid 1`); c.line(P, rel + 950, `[${fpm(rel + 950)}] NOTICE: ready to handle connections`)
  incident('carrier', { cause: { allOf: [[car, 'carrier', 'shipping (rate|api|provider|partner)', 'curl_exec', 'external (api|http)', 'rate (request|api|quer|look)'], ['slow', 'hang', 'hung', 'latenc', 'timeout', 'time out', 'stuck', 'delay', 'seconds', 'wait', 'not answer', 'block', 'unresponsive', 'degraded', 'taking (too )?long']] , mustNot: [] },
    services: [car, name + 'Client', 'carrier', car + ' API', 'shipping', 'php-fpm', 'php8.2-fpm'], victims: ['nginx'], severity: ['high', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: `curl_exec|"carrier":"${car}"`,
    right: [`The ${car} rate API answers in tens of seconds and ties up all PHP workers`, 'Carrier API hangs, curl without a timeout occupies every FPM child', `Shipping rate calls to ${name} became very slow; pm.max_children reached`],
    wrong: ['nginx cannot connect to the php-fpm socket', 'pm.max_children is too small, raise it', 'The FPM reload broke the shop'] })
}),
// ---- 07 victims: signing key rotated, one API does not know it ----
make('last-a-07', 'victims', { thin: 2.8, notes: 'Keycloak rotates its realm key; one API keeps a static key set and rejects every new token; login loops and 401s elsewhere are louder.' }, ({ r, c, t0, every, uuid, ip, incident }) => {
  const api = r.pick(['billing-api', 'documents-api', 'claims-api']), G = 'logs/gateway.log', B = `logs/${api}.log`, K = 'logs/keycloak.log', U = 'logs/users-api.log', kid = r.hex(20) + 'Xk' , old = r.hex(20) + 'Qp'
  const on = t0 + r.int(45, 60) * M, end = on + r.int(35, 45) * M, realm = r.pick(['customers', 'staff'])
  const kc = (t, lv, cat, m, mark) => c.line(K, t, `${spc(t)} ${lv.padEnd(5)} [${cat}] (executor-thread-${r.int(1, 60)}) ${m}`, mark)
  const net = (t, lv, cat, m, mark, f = B) => c.line(f, t, `${isoS(t)} ${lv}: ${cat}[${r.int(1, 14)}]\n      ${m.replaceAll('\n', '\n      ')}`, mark)
  const gw = (t, path, st, ms, mark, ext = '') => c.line(G, t, `{"time":"${iso(t)}","route":"${path.split('/')[1]}","path":"${path}","status":${st},"duration":${ms},"clientip":"${ip()}","sub":"${r.hex(8)}"${ext}}`, mark)
  every(t0, end, 8 * S, (t) => gw(t, r.pick(['/users/me', '/users/prefs', '/catalog/list', '/catalog/item']), r.next() < 0.04 ? 401 : 200, r.int(4, 90)))
  every(t0, end, 11 * S, (t) => { const u = uuid(); kc(t, 'INFO', 'org.keycloak.events', `type="${r.pick(['REFRESH_TOKEN', 'REFRESH_TOKEN', 'LOGIN', 'CODE_TO_TOKEN'])}", realmId="${realm}", clientId="portal-web", userId="${u}", sessionId="${uuid()}", ipAddress="${ip()}"`) })
  every(t0, end, 90 * S, (t) => kc(t, 'WARN', 'org.keycloak.events', `type="LOGIN_ERROR", realmId="${realm}", clientId="portal-web", userId="null", ipAddress="${ip()}", error="${r.pick(['invalid_user_credentials', 'user_not_found', 'expired_code'])}", auth_method="openid-connect", auth_type="code"`))
  every(t0, end, 14 * S, (t) => net(t, 'info', 'Users.Api.Controllers.MeController', `profile served in ${r.int(2, 20)} ms`, undefined, U))
  every(t0, end, 5 * M, (t) => net(t, 'warn', 'Microsoft.AspNetCore.DataProtection.KeyManagement.XmlKeyManager', 'No XML encryptor configured. Key {' + uuid() + '} may be persisted to storage in unencrypted form.', undefined, U))
  every(t0, on, 12 * S, (t) => { net(t, 'info', 'Api.Controllers.StatementController', `statement ${r.int(10000, 99999)} rendered for tenant ${r.int(10, 99)}`); gw(t + 30, `/${api.split('-')[0]}/statements`, 200, r.int(20, 160)) })
  // key rotation, INFO
  kc(on - 2 * S, 'INFO', 'org.keycloak.events', `operationType="CREATE", realmId="${realm}", clientId="admin-cli", userId="${uuid()}", ipAddress="10.8.0.${r.int(2, 20)}", resourceType="COMPONENT", resourcePath="components/${uuid()}", providerId="rsa-generated", name="rsa-${iso(on).slice(0, 7)}", priority="200", kid="${kid}"`, { root: 'key' })
  kc(on - S, 'INFO', 'org.keycloak.events', `operationType="DELETE", realmId="${realm}", clientId="admin-cli", userId="${uuid()}", ipAddress="10.8.0.${r.int(2, 20)}", resourceType="COMPONENT", resourcePath="components/${uuid()}", providerId="rsa-generated", kid="${old}"`, { root: 'key' })
  net(on + 20 * S, 'info', 'Users.Api.Auth.JwksCache', `unknown kid ${kid}, refreshed https://id.example.com/realms/${realm}/protocol/openid-connect/certs: 1 key(s)`, { relevant: 'key' }, U)
  let n = 0
  every(on + 25 * S, end, 5600, (t) => {
    const x = ++n
    if (x % 7 === 3) net(t, 'info', 'Microsoft.AspNetCore.Authentication.JwtBearer.JwtBearerHandler', `Failed to validate the token.\nMicrosoft.IdentityModel.Tokens.SecurityTokenSignatureKeyNotFoundException: IDX10501: Signature validation failed. Unable to match key: \nkid: '${kid}'.\nNumber of keys in TokenValidationParameters: '1'. \nNumber of keys in Configuration: '0'. \nExceptions caught:\n '[PII of type 'System.Text.StringBuilder' is hidden. For more details, see https://aka.ms/IdentityModel/PII.]'.\n   at Microsoft.IdentityModel.JsonWebTokens.JsonWebTokenHandler.ValidateSignature(JsonWebToken jwtToken, TokenValidationParameters validationParameters, BaseConfiguration configuration)`, { root: 'key' })
    else net(t, 'info', 'Microsoft.AspNetCore.Authorization.DefaultAuthorizationService', 'Authorization failed. These requirements were not met:\nDenyAnonymousAuthorizationRequirement: Requires an authenticated user.', { relevant: 'key' })
    gw(t + 5, `/${api.split('-')[0]}/statements`, 401, r.int(2, 6), { relevant: 'key' })
    if (x % 2) gw(t + 300, '/portal/auth/callback', 500, r.int(30, 60), { relevant: 'key' }, ',"level":"error","msg":"login loop detected: token rejected right after issue","err":"TooManyRedirects"')
    if (x % 3 === 0) kc(t + 200, 'WARN', 'org.keycloak.events', `type="REFRESH_TOKEN_ERROR", realmId="${realm}", clientId="portal-web", userId="${uuid()}", ipAddress="${ip()}", error="invalid_token", reason="Maximum allowed refresh token reuse exceeded"`, { relevant: 'key' })
  })
  const dep = on - 12 * M; c.line(G, dep, `{"time":"${iso(dep)}","level":"info","msg":"configuration from file reloaded","routers":31,"services":22,"middlewares":9}`)
  every(t0, end, 6 * M, (t) => c.line(G, t, `{"time":"${iso(t)}","level":"warn","msg":"health check failed, will retry","service":"reports@file","err":"dial tcp 10.4.2.${r.int(2, 90)}:8080: connect: connection refused","attempt":1}`))
  incident('key', { cause: { allOf: [['sign(ing|ature)[ -]?(key|valid|verif)?', 'jwks', '\\bkid\\b', 'key rotation', 'rotat', 'IDX10501', 'realm key', 'public key', 'rsa key'], ['rotat', 'new (signing |realm |rsa |public )?key', 'unknown', 'stale', 'does ?n.t know', 'not know', 'unable to match', 'no match', 'mismatch', 'not (found|refresh)', 'never refresh', 'static', 'outdated', 'old key', 'replaced', 'deleted', 'cached', 'missing']] },
    services: [api, 'keycloak', 'Keycloak', 'id.example.com', realm], victims: ['gateway', 'portal', 'portal-web', 'users-api'], severity: ['medium', 'high', 'critical'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'IDX10501|providerId',
    right: [`The realm signing key was rotated in Keycloak and ${api} still has the old one`, `${api} cannot validate signatures: unknown kid after key rotation`, `${api} never refreshed its JWKS after the new key was created`],
    wrong: ['Users end up in a login loop with 401', 'The gateway reload broke the routes', `${api} denies anonymous requests`] })
}),
]
