import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 5. ASP.NET + SQL Server errorlog: transaction log full since log backups fail.
function aspnetSqlLog(R) {
  const c = new K(R, 'aspnet-sqlserver-log-full', 'direct', 'log backups fail (share gone), the transaction log fills; the API and the queue consumer are louder. journald-wrapped two-line console logger.')
  const t0 = start(R), bk = t0 + R.int(14, 22) * M, bad = bk + R.int(50, 64) * M, end = bad + R.int(25, 35) * M, dbn = R.pick(['Orders', 'Fulfilment', 'WebShop'])
  c.inc('txlog', {
    allOf: [['transaction log', 'log (file )?(of|for)', 'tx ?log', 'txn ?log', 'backup', '9002', '\\bldf\\b', 'log space', 'db log', 'database log'], [SYN.full, 'fail', 'not (truncat|run|done|taken|possible)', 'cannot', 'broken', 'can.t', 'stopp', 'grow']],
    mustNot: ['rabbit(mq)? (is )?down', 'deadlock(s)? (is|are) the cause'],
    right: [`SQL Server's transaction log for ${dbn} is full because the log backups fail`, 'log backup to the NAS share has been failing, so the tx log cannot be truncated', 'Error 9002: no room left in the transaction log, all writes fail'],
    wrong: ['orders-api returns 500 on POST', 'the queue consumer cannot save messages', 'SQL deadlocks'],
    services: ['sqlserver', 'mssql', 'sql server', 'sqlservr', dbn, dbn.toLowerCase(), 'sql1', 'backup'], victims: ['orders-api', 'fulfil-worker', 'nginx', 'app1'], severity: ['high', 'critical'], onset: null, rootPattern: 'transaction log|BACKUP|3041|9002|18204',
  })
  const el = (t, spid, text) => `${F.spm(t).slice(0, 22)} ${spid.padEnd(11)} ${text}`
  const jr = (t, host, unit, pid, text) => text.split('\n').map((x) => `${F.sys(t)} ${host} ${unit}[${pid}]: ${x}`).join('\n')
  const api = (t, lv, cat, id, text) => jr(t, 'app1', 'orders-api', 1412, `${lv}: ${cat}[${id}]\n${text.split('\n').map((x) => '      ' + x).join('\n')}`)
  c.every('ERRORLOG', t0, bk - 1, 5 * M, (t) => el(t, `spid${R.int(51, 90)}`, `Log was backed up. Database: ${dbn}, creation date(time): 2023/02/11(09:14:51), first LSN: ${R.int(300, 500)}:${R.int(1000, 99999)}:1, last LSN: ${R.int(500, 600)}:${R.int(1000, 99999)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'\\\\nas2\\sql\\${dbn}_${F.hms(t).replace(/:/g, '')}.trn'}). This is an informational message only. No user action is required.`))
  c.every('ERRORLOG', bk, end, 5 * M, (t) => [[0, [el(t, `spid${R.int(51, 60)}`, `BackupDiskFile::CreateMedia: Backup device '\\\\nas2\\sql\\${dbn}_${F.hms(t).replace(/:/g, '')}.trn' failed to create. Operating system error 53(The network path was not found.).`), el(t + 1, 'Backup', 'Error: 3041, Severity: 16, State: 1.'), el(t + 1, 'Backup', `BACKUP failed to complete the command BACKUP LOG ${dbn}. Check the backup application log for detailed messages.`)].join('\n'), { root: 'txlog' }]])
  c.flow('ERRORLOG', t0, end, 3 * M, (t) => R.pick([el(t, 'Logon', `Error: 18456, Severity: 14, State: 8.`) + '\n' + el(t, 'Logon', `Login failed for user 'sa'. Reason: Password did not match that for the login provided. [CLIENT: 10.4.0.${R.int(2, 200)}]`), el(t, `spid${R.int(51, 99)}`, `SQL Server has encountered ${R.int(1, 4)} occurrence(s) of I/O requests taking longer than 15 seconds to complete on file [E:\\data\\tempdb.mdf] in database id 2.`), el(t, `spid${R.int(20, 40)}s`, `Starting up database 'archive_${R.int(1, 9)}'.`), el(t, `spid${R.int(51, 99)}`, `CHECKDB for database 'archive_${R.int(1, 9)}' finished without errors on ${F.spm(t - 30 * H)} (local time). This is an informational message only; no user action is required.`)]))
  c.flow('ERRORLOG', bad, end, 60 * S, (t) => { const sp = `spid${R.int(51, 140)}`; return [[0, el(t, sp, 'Error: 9002, Severity: 17, State: 2.') + '\n' + el(t, sp, `The transaction log for database '${dbn}' is full due to 'LOG_BACKUP'.`), { root: 'txlog' }]] })
  c.flow('app1.journal', t0, end, 26 * S, (t) => { const m = R.pick(['GET', 'GET', 'GET', 'POST']), post = m === 'POST', b = post && t > bad, ms = lg(R, 30)
    return b ? null : [[0, api(t, 'info', 'Microsoft.AspNetCore.Hosting.Diagnostics', 2, `Request finished HTTP/1.1 ${m} http://orders.int/api/orders${post ? '' : '/' + R.int(1000, 99999)} - ${post ? 201 : R.pick([200, 200, 200, 404])} - application/json;+charset=utf-8 ${ms}.${R.int(1000, 9999)}ms`)]] })
  c.flow('app1.journal', t0, end, 5 * M, (t) => R.pick([api(t, 'warn', 'Microsoft.EntityFrameworkCore.Query', 20500, "The query uses the 'First'/'FirstOrDefault' operator without 'OrderBy' and filter operators. This may lead to unpredictable results."), api(t, 'warn', 'Microsoft.AspNetCore.DataProtection.KeyManagement.XmlKeyManager', 35, `No XML encryptor configured. Key {${uuid(R)}} may be persisted to storage in unencrypted form.`), api(t, 'fail', 'Microsoft.EntityFrameworkCore.Update', 10000, `An exception occurred in the database while saving changes for context type 'Orders.Data.OrdersContext'.\nMicrosoft.Data.SqlClient.SqlException (0x80131904): Transaction (Process ID ${R.int(51, 99)}) was deadlocked on lock resources with another process and has been chosen as the deadlock victim. Rerun the transaction.`) + '\n' + api(t + 60, 'info', 'Orders.Data.RetryingStrategy', 0, 'Attempt 2 succeeded.')]))
  c.flow('app1.journal', bad, end, 42 * S, (t) => { const deep = R.next() < 0.4; return [[0, api(t, 'fail', 'Microsoft.AspNetCore.Diagnostics.ExceptionHandlerMiddleware', 1, `An unhandled exception has occurred while executing the request.\nMicrosoft.EntityFrameworkCore.DbUpdateException: An error occurred while saving the entity changes. See the inner exception for details.${deep ? `\n ---> Microsoft.Data.SqlClient.SqlException (0x80131904): The transaction log for database '${dbn}' is full due to 'LOG_BACKUP'.` : ''}\n   at Microsoft.EntityFrameworkCore.Update.ReaderModificationCommandBatch.ExecuteAsync(IRelationalConnection connection, CancellationToken cancellationToken)\n   at Orders.Api.OrdersController.Create(OrderDto dto) in /src/Orders.Api/OrdersController.cs:line 88`), deep ? { root: 'txlog' } : { relevant: 'txlog' }], [4, api(t + 4, 'info', 'Microsoft.AspNetCore.Hosting.Diagnostics', 2, `Request finished HTTP/1.1 POST http://orders.int/api/orders - 500 0 - ${R.int(9, 60)}.${R.int(1000, 9999)}ms`), { relevant: 'txlog' }]] })
  c.flow('app1.journal', t0, end, 60 * S, (t) => { const b = t > bad; return [[0, jr(t, 'app1', 'fulfil-worker', 1533, b ? `warn: Fulfil.Consumer[0]\n      message ${R.hex(12)} not saved, nack+requeue (delivery ${R.int(1, 40)})` : `info: Fulfil.Consumer[0]\n      message ${R.hex(12)} handled in ${lg(R, 60)} ms`), b ? { relevant: 'txlog' } : undefined]] })
  c.flow('app1.journal', t0, end, 12 * M, (t) => `${F.sys(t)} app1 systemd[1]: ${R.pick(['Starting Rotate log files...', 'logrotate.service: Deactivated successfully.', 'Started Session 812 of user deploy.', 'apt-daily.service: Deactivated successfully.'])}`)
  return c
}

// 6. WordPress: plugin auto-update -> fatal at checkout only.
function wpPlugin(R) {
  const c = new K(R, 'wordpress-plugin-fatal', 'direct', 'automatic plugin update breaks pages; xmlrpc brute force, PHP deprecations and cron failures are chronic')
  const t0 = start(R), bad = t0 + R.int(50, 75) * M, end = bad + R.int(35, 50) * M, plug = R.pick(['germanized-labels', 'wc-deposit-pro', 'smart-coupons-lite']), v = `${R.int(2, 5)}.${R.int(1, 9)}.0`
  const fn = R.pick(['wc_get_container', 'wc_get_deposit_order', 'as_has_scheduled_action'])
  c.inc('plugin', {
    allOf: [['plug.?in', plug.replace(/-/g, '[- ]'), fn, 'extension', 'wordpress update', 'auto.?update'], [SYN.gone, 'updat', 'fatal', 'upgrad', 'broke', 'incompatib', 'crash', 'version', 'bug']],
    mustNot: ['brute.?force (is|causes)', 'xmlrpc'],
    right: [`the update of plugin ${plug} calls an undefined function, PHP fatal on the cart and checkout`, 'plugin auto-update broke the shop with a PHP fatal error', `${plug} ${v} is incompatible: ${fn} does not exist`],
    wrong: ['checkout returns 500', 'brute force on xmlrpc overloads the server', 'PHP memory too small'],
    services: [plug, 'wordpress', 'php', 'plugin', 'apache', 'www', 'woocommerce'], victims: ['monit', 'wp-cron'], severity: ['high', 'critical'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'PHP Fatal error|updat',
  })
  const er = (t, mod, lv, text, from = ip(R)) => `[${F.apache(t, 1)}] [${mod}:${lv}] [pid ${R.int(20100, 20160)}] [client ${from}:${R.int(30000, 65000)}] ${text}`
  const pages = ['/', '/shop/', '/produkt/kaffee-' + R.int(1, 20) + '/', '/blog/', '/kontakt/', '/wp-content/uploads/2023/11/hero.jpg', '/?wc-ajax=get_refreshed_fragments']
  c.flow('access.log', t0, end, 9 * S, (t) => comb(R, t, { off: 1, path: R.pick(pages), st: R.pick([200, 200, 200, 200, 304, 301]) }))
  c.flow('access.log', t0, end, 34 * S, (t) => { const b = t > bad; return [[0, comb(R, t, { off: 1, path: R.pick(['/kasse/', '/warenkorb/', '/?wc-ajax=checkout']), st: b ? 500 : 200, by: b ? 2811 : R.int(9000, 40000), m: R.pick(['GET', 'POST']), ref: 'https://www.roesterei.example/shop/' }), b ? { relevant: 'plugin' } : undefined]] })
  c.flow('access.log', t0, end, 18 * S, (t) => comb(R, t, { off: 1, m: 'POST', path: '/xmlrpc.php', st: 403, by: 199, from: '193.32.' + R.int(1, 250) + '.' + R.int(1, 250), ua: 'Mozilla/5.0' }))
  c.flow('error.log', t0, end, 70 * S, (t) => R.pick([
    er(t, 'php', 'warn', `PHP Deprecated:  Creation of dynamic property WPSEO_Sitemap::$path is deprecated in /var/www/html/wp-content/plugins/wordpress-seo/inc/sitemaps/class-sitemaps.php on line ${R.int(20, 400)}`),
    er(t, 'php', 'notice', `PHP Notice:  Function _load_textdomain_just_in_time was called <strong>incorrectly</strong>. Translation loading for the <code>astra</code> domain was triggered too early. in /var/www/html/wp-includes/functions.php on line 6114`),
    er(t, 'authz_core', 'error', 'AH01630: client denied by server configuration: /var/www/html/xmlrpc.php', '193.32.4.' + R.int(1, 250)),
    er(t, 'core', 'error', 'AH00126: Invalid URI GET /cgi-bin/.%2e/.%2e/.%2e/.%2e/bin/sh HTTP/1.1', '45.9.' + R.int(1, 250) + '.7'),
    er(t, 'php', 'warn', `PHP Warning:  Undefined array key "utm_source" in /var/www/html/wp-content/themes/astra-child/functions.php on line 88`)]))
  c.l('wp-updates.log', t0 + 5 * M, `${F.offs(t0 + 5 * M, 1)} wp-cli: core is at the latest version.`)
  c.every('wp-updates.log', t0 + 6 * M, end, 15 * M, (t) => `${F.offs(t, 1)} wp-cron: ${R.int(3, 9)} due events run in ${R.int(1, 4)}.${R.int(100, 999)}s`)
  for (const [pl, dt] of [['akismet', 25 * M], ['wordfence', 12 * M]]) c.l('wp-updates.log', bad - dt, `${F.offs(bad - dt, 1)} auto-update: plugin ${pl} ${R.int(3, 8)}.1 -> ${R.int(3, 8)}.2 ok`)
  c.l('wp-updates.log', bad - 8 * S, `${F.offs(bad - 8 * S, 1)} auto-update: plugin ${plug} ${+v[0] - 1}.9.4 -> ${v} ok`, { root: 'plugin' })
  c.flow('error.log', bad, end, 50 * S, (t) => [[0, er(t, 'php', 'error', `PHP Fatal error:  Uncaught Error: Call to undefined function ${fn}() in /var/www/html/wp-content/plugins/${plug}/src/Checkout/Fields.php:112\\nStack trace:\\n#0 /var/www/html/wp-includes/class-wp-hook.php(324): Labels\\\\Checkout\\\\Fields->register(Object(WC_Checkout))\\n#1 /var/www/html/wp-includes/class-wp-hook.php(348): WP_Hook->apply_filters(NULL, Array)\\n#2 {main}\\n  thrown in /var/www/html/wp-content/plugins/${plug}/src/Checkout/Fields.php on line 112, referer: https://www.roesterei.example/warenkorb/`), { root: 'plugin' }]])
  c.every('monit.log', t0, end, 2 * M, (t) => t > bad && R.next() < 0.5 ? [[0, `[${F.offs(t, 1)}] error    : 'shop' failed protocol test [HTTP] at [www.roesterei.example]:443 [TCP/IP TLS] -- HTTP error: Server returned status 500`, { relevant: 'plugin' }]] : `[${F.offs(t, 1)}] info     : 'shop' connection succeeded to [www.roesterei.example]:443 [TCP/IP TLS]`)
  const blip = t0 + 20 * M
  c.l('monit.log', blip, `[${F.offs(blip, 1)}] error    : 'cpu' loadavg (1min) of 6.2 matches resource limit [loadavg (1min) > 6.0]`)
  c.l('monit.log', blip + 60000, `[${F.offs(blip + 60000, 1)}] info     : 'cpu' loadavg (1min) check succeeded [current loadavg (1min) = 2.1]`)
  return c
}

// 7. Small shop: mail relay on a blocklist and, independently, an expired Stripe key.
function mailAndPay(R) {
  const c = new K(R, 'smallshop-mail-and-pay', 'direct', 'two independent incidents: host on a DNS blocklist (mail refused); the expired Stripe key stops payments. home-grown shop log with local dates, postfix by syslog')
  const t0 = start(R), a = t0 + R.int(25, 40) * M, b = a + R.int(30, 45) * M, end = b + R.int(35, 45) * M
  const host = R.pick(['mx-out', 'web04', 'vps2981']), list = R.pick(['zen.spamhaus.org', 'bl.spamcop.net', 'b.barracudacentral.org']), me = `${R.int(80, 95)}.${R.int(1, 250)}.${R.int(1, 250)}.${R.int(2, 250)}`
  c.inc('blocklist', {
    allOf: [['block.?list', 'black.?list', 'spamhaus', 'spamcop', 'barracuda', 'rbl', 'dnsbl', 'reputation', 'listed'], ['mail', 'smtp', 'postfix', 'ip\\b', 'host', 'sender', 'deliver', 'address', 'server']],
    mustNot: ['stripe', 'greylist'],
    right: [`our mail server's IP is listed at ${list}, receivers refuse our mail`, 'Outgoing mail rejected: the host got onto a DNS blocklist', 'postfix deliveries bounce with 554, sender IP blacklisted'],
    wrong: ['customers receive no order confirmation', 'recipient mailboxes are full', 'mail is greylisted'],
    services: ['postfix', 'smtp', 'mail', host, 'postfix/smtp', me], victims: ['shop', 'bestell-bot', 'newsletter'], severity: ['high', 'medium', 'critical'], onset: a, onsetToleranceSeconds: 180, rootPattern: 'blocked using|554 5\\.7\\.1|listed',
  })
  c.inc('stripe', {
    allOf: [['stripe', 'api.?key', 'payment', '\\bpsp\\b', 'secret key', 'credential', 'sk_live'], [SYN.expired, 'unauthori', '\\b401\\b', 'rotat']],
    mustNot: ['card(s)? (is|are|was|were)? ?declin', 'blocklist'],
    right: ['the Stripe API key has expired, no payments possible', 'payment provider rejects our credentials: key expired', 'Stripe secret key no longer valid, charge calls return 401'],
    wrong: ['cards are declined', 'checkout slow', 'mails blocked by a blocklist'],
    services: ['stripe', 'payment', 'pay', 'zahlung', 'kasse', 'api.stripe.com'], victims: ['shop', 'lager'], severity: ['high', 'critical'], onset: b, onsetToleranceSeconds: 180, rootPattern: 'api_key_expired|Expired API Key',
  })
  const L = (t, lv, area, text) => `${lv} ${F.de(t)} <${area}> ${text}`
  const to = () => `${R.pick(['anna', 'm.klein', 'info', 'jo', 'bestellung', 'tk'])}${R.int(1, 99)}@${R.pick(['gmx.example', 'web.example', 't-online.example', 'gmail.example', 'posteo.example'])}`
  c.flow('shop.log', t0, end, 7 * S, (t) => L(t, '..', 'seite', `${R.pick(['/', '/tee/gruen', '/tee/schwarz', '/zubehoer', '/warenkorb'])} ${lg(R, 90)}ms sid=${R.hex(8)}`))
  c.flow('shop.log', t0, end, 44 * S, (t) => { const n = R.int(20000, 90000), dead = t > b
    if (!dead) return R.next() < 0.13 ? [[0, L(t, '??', 'kasse', `auftrag ${n}: stripe card_declined (insufficient_funds), kunde erhaelt hinweis`)]] : [[0, L(t, '..', 'kasse', `auftrag ${n}: pi_${R.hex(14)} succeeded ${R.int(9, 190)},${p(R.int(0, 99))} EUR`)], [300, L(t + 300, '..', 'mail', `bestaetigung ${n} -> ${to()} eingereiht`)]]
    return [[0, L(t, '!!', 'kasse', `auftrag ${n}: zahlung nicht moeglich, HTTP 401 {"error":{"code":"api_key_expired","message":"Expired API Key provided: sk_live_*****************${R.hex(4)}","type":"invalid_request_error"}}`), { root: 'stripe' }], [900, L(t + 900, '!!', 'kasse', `auftrag ${n} verworfen`), { relevant: 'stripe' }], [1000, L(t + 1000, '!!', 'lager', `reservierung ${n} zurueckgenommen`), { relevant: 'stripe' }]] })
  c.flow('shop.log', t0, end, 4 * M, (t) => L(t, '!!', 'bot', `gesperrt ${ip(R)} (${R.pick(['/wp-login.php', '/.env', "/tee?id=1' or 1=1"])})`))
  c.flow('shop.log', t0, end, 11 * M, (t) => L(t, '??', 'cron', 'bestandsabgleich: 2 artikel ohne gewicht, uebersprungen'))
  const pf = (t, prog, text) => `${F.sys(t)} ${host} postfix/${prog}[${R.int(2000, 30000)}]: ${text}`
  c.flow('mail.log', t0, end, 34 * S, (t) => { const q = R.hex(10).toUpperCase(), dst = to(), dom = dst.split('@')[1], bl = t > a && R.next() < 0.72
    const rows = [[0, pf(t, 'qmgr', `${q}: from=<shop@teekontor.example>, size=${R.int(1800, 42000)}, nrcpt=1 (queue active)`)]]
    if (bl) rows.push([700, pf(t + 700, 'smtp', `${q}: to=<${dst}>, relay=mx1.${dom}[${ip(R)}]:25, delay=0.9, delays=0.02/0.01/0.3/0.57, dsn=5.7.1, status=bounced (host mx1.${dom}[${ip(R)}] said: 554 5.7.1 Service unavailable; Client host [${me}] blocked using ${list}; https://check.${list.replace(/^[a-z]+\./, '')}/listing/${me} (in reply to RCPT TO command))`), { root: 'blocklist' }], [800, pf(t + 800, 'bounce', `${q}: sender non-delivery notification: ${R.hex(10).toUpperCase()}`), { relevant: 'blocklist' }])
    else if (R.next() < 0.12) rows.push([600, pf(t + 600, 'smtp', `${q}: to=<${dst}>, relay=mx.${dom}[${ip(R)}]:25, delay=0.6, delays=0.02/0/0.3/0.3, dsn=4.2.0, status=deferred (host mx.${dom}[${ip(R)}] said: 450 4.2.0 <${dst}>: Recipient address rejected: Greylisted (in reply to RCPT TO command))`)])
    else rows.push([600, pf(t + 600, 'smtp', `${q}: to=<${dst}>, relay=mx1.${dom}[${ip(R)}]:25, delay=0.8, delays=0.02/0/0.3/0.5, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as ${R.hex(10).toUpperCase()})`)], [640, pf(t + 640, 'qmgr', `${q}: removed`)])
    return rows })
  c.flow('mail.log', t0, end, 70 * S, (t) => { const x = `unknown[${R.int(20, 220)}.${R.int(1, 250)}.${R.int(1, 250)}.${R.int(1, 250)}]`; return R.pick([pf(t, 'smtpd', `warning: ${x}: SASL LOGIN authentication failed: UGFzc3dvcmQ6`), pf(t, 'smtpd', `NOQUEUE: reject: RCPT from ${x}: 554 5.7.1 <a${R.hex(4)}@teekontor.example>: Relay access denied; from=<x@y.example> to=<z@w.example> proto=ESMTP helo=<ylmf-pc>`), pf(t, 'smtpd', `lost connection after AUTH from ${x}`)]) })
  return c
}

// 8. Caddy: certificate of the API host not renewed because of a CAA record, then expired; the apps are loud.
function caddyCaa(R) {
  const c = new K(R, 'caddy-caa-renewal', 'direct', 'ACME renewal is forbidden by the CAA record; after expiry the mobile apps fail; other hosts of the same Caddy are fine')
  const t0 = start(R), exp = t0 + R.int(70, 95) * M, end = exp + R.int(30, 45) * M, dom = R.pick(['api.lieferhase.app', 'api.busbuddy.app', 'backend.pilzfinder.app']), cdn = 'img.' + dom.split('.').slice(1).join('.')
  c.inc('caa', {
    allOf: [['cert', '\\bcaa\\b', 'acme', 'let.?s ?encrypt', 'tls', 'ssl'], ['\\bcaa\\b', SYN.expired, 'renew', 'issu']],
    mustNot: ['man.in.the.middle', 'app release (is|broke|causes)'],
    right: [`the certificate of ${dom} expired: renewal refused because of the CAA record`, "Let's Encrypt is not allowed by CAA to issue, so Caddy could not renew and the TLS cert ran out", 'ACME renewal failing since the DNS CAA change, cert expired'],
    wrong: ['the app release 5.2 has SSL problems', 'mobile clients cannot connect to the API', 'the backend is slow'],
    services: ['caddy', dom, 'acme', 'tls.renew', 'certificate', "let's encrypt", 'dns'], victims: ['android', 'ios', 'app', 'telemetry'], severity: ['high', 'critical'], onset: null, rootPattern: 'CAA|caa|expired',
  })
  const j = (t, level, logger, msg, o = {}) => JSON.stringify({ level, ts: Number((Math.floor(t) / 1000).toFixed(3) + R.int(1, 9999)), logger, msg, ...o })
  const req = (t, h, st, ms, uri) => j(t, 'info', 'http.log.access.log0', 'handled request', { request: { remote_ip: ip(R), remote_port: String(R.int(20000, 65000)), proto: 'HTTP/2.0', method: 'GET', host: h, uri, headers: { 'User-Agent': [R.pick(['okhttp/4.11.0', 'Lieferhase/5.2 (iPhone; iOS 17.4)', ...UAS.slice(1, 3)])] }, tls: { resumed: R.next() < 0.5, version: 772, cipher_suite: 4865, server_name: h } }, bytes_read: 0, user_id: '', duration: ms / 1000, size: R.int(100, 30000), status: st })
  c.flow('caddy.json', t0, end, 13 * S, (t) => t > exp && R.next() < 0.85 ? null : req(t, dom, R.pick([200, 200, 200, 200, 204, 401, 404]), lg(R, 40), R.pick(['/v2/stops', '/v2/me', '/v2/orders', '/v2/nearby?r=500'])))
  c.flow('caddy.json', t0, end, 15 * S, (t) => req(t, cdn, R.pick([200, 200, 206, 304]), lg(R, 15), '/i/' + R.hex(8) + '.webp'))
  c.flow('caddy.json', t0, end, 4 * M, (t) => j(t, 'debug', 'http.stdlib', `http: TLS handshake error from ${ip(R)}:${R.int(20000, 65000)}: ${R.pick(['EOF', 'tls: client offered only unsupported versions: [301]', 'no certificate available for \'' + ip(R) + '\''])}`))
  c.flow('caddy.json', t0, end, 9 * M, (t) => j(t, 'error', 'http.handlers.reverse_proxy', 'aborting with incomplete response', { upstream: 'app:8080', error: 'writing: http2: stream closed' }))
  c.every('caddy.json', t0 + 2 * M, end, 10 * M, (t, i) => [
    [0, j(t, 'info', 'tls.renew', 'renewing certificate', { identifier: dom, remaining: Math.floor((exp - t) / 1000) }), { relevant: 'caa' }],
    [900, j(t + 900, 'error', 'tls.renew', 'could not get certificate from issuer', { identifier: dom, issuer: 'acme-v02.api.letsencrypt.org-directory', error: `HTTP 403 urn:ietf:params:acme:error:caa - CAA record for ${dom} prevents issuance` }), { root: 'caa' }],
    [910, j(t + 910, 'error', 'tls.renew', 'will retry', { error: `[${dom}] Renew: [${dom}] solving challenges: HTTP 403 urn:ietf:params:acme:error:caa - CAA record for ${dom} prevents issuance`, attempt: 20 + i, retrying_in: 600, elapsed: 86400 + i * 600, max_duration: 2592000 }), { root: 'caa' }]], 3000)
  c.l('caddy.json', t0 + 6 * M, j(t0 + 6 * M, 'info', 'tls.renew', 'certificate renewed successfully', { identifier: cdn, issuer: 'acme-v02.api.letsencrypt.org-directory' }))
  c.flow('caddy.json', exp, end, 45 * S, (t) => [[0, j(t, 'debug', 'http.stdlib', `http: TLS handshake error from ${ip(R)}:${R.int(20000, 65000)}: remote error: tls: expired certificate`), { root: 'caa' }]])
  c.flow('caddy.json', exp, end, 14 * S, (t) => [[0, j(t, 'debug', 'http.stdlib', `http: TLS handshake error from ${ip(R)}:${R.int(20000, 65000)}: remote error: tls: ${R.pick(['unknown certificate', 'bad certificate'])}`), { relevant: 'caa' }]])
  const tl = (t, text) => `${F.sp(t)}Z | ${text}`
  c.flow('app-telemetry.txt', t0, end, 26 * S, (t) => tl(t, `${R.pick(['android', 'ios'])} | 5.${R.int(0, 2)} | ${R.pick(['screen_open', 'order_placed', 'cold_start', 'push_opened'])} | ok | ${R.int(80, 2300)}`))
  c.flow('app-telemetry.txt', t0, end, 3 * M, (t) => tl(t, `android | 5.1 | net_error | java.net.SocketTimeoutException: timeout | ${R.pick(['edge', '3g'])}`))
  c.flow('app-telemetry.txt', exp, end, 12 * S, (t) => [[0, tl(t, R.pick([`android | 5.2 | net_error | javax.net.ssl.SSLHandshakeException: Chain validation failed | ${dom}`, `ios | 5.2 | net_error | NSURLErrorDomain -1200 An SSL error has occurred and a secure connection to the server cannot be made. | ${dom}`])), { relevant: 'caa' }]])
  c.l('app-telemetry.txt', exp - 12 * M, tl(exp - 12 * M, 'server | - | rollout | ios 5.2 to 100% | ok'))
  return c
}
export const cases = [aspnetSqlLog, wpPlugin, mailAndPay, caddyCaa]
