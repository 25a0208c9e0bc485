// The culprit's own error line stands in the logs, amid louder consequences.
import { scene, SEC, MIN, HOUR, pad, iso, iso6, blames, day, clock, plain, milli, compact, syslog, clf } from './lib.mjs'

const UA = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0']

/** Laravel behind nginx: root's new crontab creates the day's log file, php-fpm can't append to it. */
export function laravel(seed) {
  const s = scene(seed, 'tw-01-laravel-shop', { hours: 5.6, thin: 1.6, startHour: [20, 21.5], notes: 'Permission of a daily log file created by root cron after midnight; certbot and fpm reload are innocent.' })
  const { c, r, log } = s, host = `web-${r.int(2, 9)}`, site = 'shop.linnea-garden.example'
  const midnight = Math.ceil(s.start / (24 * HOUR)) * 24 * HOUR, changed = midnight - r.int(50, 100) * MIN, onset = midnight + SEC + r.int(100, 700)
  const file = `/var/www/shop/storage/logs/laravel-${day(midnight)}.log`
  const pages = [['GET /', 9], ['GET /category/bulbs', 6], ['GET /product/%', 12], ['GET /build/assets/app-4ed993c7.js', 6], ['GET /cart', 3], ['POST /cart/items', 3], ['POST /login', 2], ['POST /checkout', 2], ['GET /account/orders', 2]]
  s.often(s.start, s.end, 15 * SEC, (t) => {
    const [verb, path] = s.weighted(pages).replace('%', r.int(1000, 4999)).split(' '), ip = s.ip()
    const logs = /cart\/items|login|checkout/.test(path), bad = logs && t > onset, status = bad ? 500 : verb === 'POST' ? 302 : /product/.test(path) && r.next() < 0.03 ? 404 : 200
    log('logs/shop.access.log', t, `${ip} - - [${clf(t)}] "${verb} ${path} HTTP/2.0" ${status} ${bad ? 6609 : r.int(400, 48000)} "https://${site}/" "${r.pick(UA)}"`, status === 500 ? { relevant: 'a' } : {})
    if (bad) log('logs/shop.error.log', t, `${day(t, '/')} ${clock(t)} [error] ${r.pick([1187, 1188])}#${1187}: *${r.int(20000, 90000)} FastCGI sent in stderr: "PHP message: PHP Fatal error:  Uncaught UnexpectedValueException: The stream or file "${file}" could not be opened in append mode: Failed to open stream: Permission denied\nThe exception occurred while attempting to log: ${path === '/login' ? 'user signed in' : path === '/checkout' ? 'checkout started' : 'cart item added'} in /var/www/shop/vendor/monolog/monolog/src/Monolog/Handler/StreamHandler.php:156\nStack trace:\n#0 /var/www/shop/vendor/monolog/monolog/src/Monolog/Handler/RotatingFileHandler.php(109): Monolog\\Handler\\StreamHandler->write()\n#1 /var/www/shop/vendor/monolog/monolog/src/Monolog/Logger.php(391): Monolog\\Handler\\AbstractProcessingHandler->handle()" while reading response header from upstream, client: ${ip}, server: ${site}, request: "${verb} ${path} HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "${site}"`, { root: 'a' })
  })
  s.every(Math.ceil(s.start / MIN) * MIN + SEC, s.end, MIN, (t) => log('logs/syslog', t, `${syslog(t)} ${host} CRON[${r.int(20000, 60000)}]: (${t > changed ? 'root' : 'www-data'}) CMD (cd /var/www/shop && php artisan schedule:run >> /dev/null 2>&1)`, t > onset - 30 * SEC && t < onset + 30 * SEC ? { root: 'a' } : t > changed ? { relevant: 'a' } : {}), 90)
  log('logs/syslog', changed - 40 * SEC, `${syslog(changed - 40 * SEC)} ${host} crontab[31877]: (www-data) REPLACE (www-data)`, { relevant: 'a' })
  log('logs/syslog', changed - 12 * SEC, `${syslog(changed - 12 * SEC)} ${host} crontab[31902]: (root) REPLACE (root)`, { root: 'a' })
  s.often(s.start, s.end, 9 * MIN, (t) => log('logs/syslog', t, `${syslog(t)} ${host} systemd[1]: ${r.pick(['Started Clean php session files.', 'Starting Daily apt download activities...', 'Finished Rotate log files.', 'phpsessionclean.service: Deactivated successfully.'])}`))
  s.often(s.start, s.end, 14 * MIN, (t) => log('logs/shop.error.log', t, `${day(t, '/')} ${clock(t)} [error] 1187#1187: *${r.int(20000, 90000)} access forbidden by rule, client: ${s.ip()}, server: ${site}, request: "GET /${r.pick(['.env', '.git/config', 'storage/logs/laravel.log'])} HTTP/1.1", host: "${site}"`))
  const reload = midnight + r.int(20, 40) * MIN
  for (const text of ['certbot[41220]: Certificate not yet due for renewal', 'systemd[1]: Reloading The PHP 8.2 FastCGI Process Manager...', 'systemd[1]: Reloaded The PHP 8.2 FastCGI Process Manager.']) log('logs/syslog', reload, `${syslog(reload)} ${host} ${text}`)
  return c.incident('a', { cause: { allOf: [['permission', 'writ(e|able)', 'owned', 'owner', 'append', 'chown', 'access right', 'cannot open', "can't open"], ['\\blogs?\\b', 'log ?file', 'laravel-', 'storage']], mustNot: [blames('(php-fpm|fpm|certbot)'), 'disk (is )?full'] }, services: ['shop', 'shop.error', 'laravel', 'php', 'php-fpm', 'php8.2-fpm', 'cron', 'CRON', 'crontab', 'syslog', host, 'monolog', 'root'], victims: ['nginx', 'shop.access'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 900, rootPattern: 'Permission denied|REPLACE \\(root\\)|\\(root\\) CMD' })
}

/** Vault's pod is moved by a node rotation; auto-unseal is refused by KMS, everything that needs secrets follows. */
export function vault(seed) {
  const s = scene(seed, 'tw-02-stern-finance', { hours: 1.6, thin: 1.5, notes: 'One merged stern stream; node rotation is the occasion, the refused kms:Decrypt is the cause.' })
  const { c, r, log, onset } = s, F = 'logs/stern.log', acct = r.int(210000000000, 890000000000), role = 'eks-vault-irsa', kid = s.uuid()
  const pay = [s.pod('payments-api'), s.pod('payments-api')], led = s.pod('ledger'), kyc = s.pod('kyc-worker'), vault = 'vault-0'
  const go = (t, lvl, msg, extra) => JSON.stringify({ level: lvl, ts: t / 1000, caller: r.pick(['http/handler.go:88', 'http/handler.go:131']), msg, ...extra })
  s.often(s.start, s.end, 9 * SEC, (t) => { const p = r.pick(pay); log(F, t, `${p} payments-api ${go(t, 'info', 'request', { method: 'POST', path: '/v2/payments', status: r.next() < 0.03 ? 422 : 201, dur_ms: r.int(12, 90), trace: r.hex(16) })}`) })
  s.often(s.start, s.end, 14 * SEC, (t) => log(F, t, `${led} ledger time="${iso(t)}" level=info msg="entry booked" account=${r.int(10000, 99999)} amount_minor=${r.int(100, 90000)} seq=${r.int(1e6, 2e6)}`))
  s.often(s.start, s.end, 20 * SEC, (t) => log(F, t, `${kyc} worker ${iso(t).slice(0, 19)}Z [info     ] case_scored                   case=${r.hex(8)} score=0.${r.int(10, 99)} provider=onlist`))
  s.often(s.start, s.end, 6 * MIN, (t) => log(F, t, `${kyc} worker ${iso(t).slice(0, 19)}Z [warning  ] provider_slow                 provider=onlist elapsed=${s.dec(2, 4)} attempt=1 retry_in=1.0`))
  s.often(s.start, onset - MIN, 5 * MIN, (t) => log(F, t, `${vault} vault ${iso(t)} [INFO]  expiration: revoked lease: lease_id=database/creds/${r.pick(['payments', 'ledger'])}/${s.word(24)}`))
  const down = onset - 25 * SEC
  log(F, down - 70 * SEC, `${s.pod('node-rotator')} rotator I${iso(down).slice(5, 10).replace('-', '')} ${clock(down - 70 * SEC)}.120911       1 drain.go:64] draining node ip-10-40-${r.int(1, 9)}-${r.int(10, 200)}.eu-central-1.compute.internal (ami age 31d)`, { relevant: 'a' })
  for (const [i, text] of ['==> Vault shutdown triggered', '[INFO]  core: marked as sealed', '[INFO]  core: pre-seal teardown starting', '[INFO]  core: vault is sealed'].entries()) log(F, down + i * 300, `${vault} vault ${text[0] === '=' ? text : `${iso(down + i * 300)} ${text}`}`, { relevant: 'a' })
  for (const [i, text] of ['[INFO]  proxy environment: http_proxy="" https_proxy="" no_proxy=""', '[INFO]  core: Initializing version history cache for core', '[INFO]  core: stored unseal keys supported, attempting fetch'].entries()) log(F, onset - 900 + i * 200, `${vault} vault ${iso(onset - 900 + i * 200)} ${text}`, { relevant: 'a' })
  s.every(onset, s.end, 5 * SEC * 12, (t) => log(F, t, `${vault} vault ${iso(t)} [ERROR] core: failed to unseal: error="fetching stored unseal keys failed: failed to decrypt encrypted stored keys: error decrypting data encryption key: AccessDeniedException: User: arn:aws:sts::${acct}:assumed-role/${role}/${r.int(1e18, 9e18)} is not authorized to perform: kms:Decrypt on resource: arn:aws:kms:eu-central-1:${acct}:key/${kid} because no identity-based policy allows the kms:Decrypt action"`, { root: 'a' }), 20)
  s.often(onset + 20 * SEC, s.end, 8 * SEC, (t) => log(F, t, `${r.pick(pay)} payments-api ${go(t, 'error', 'cannot obtain database credentials', { status: 500, path: '/v2/payments', error: 'Error making API request.\n\nURL: GET http://vault.vault.svc:8200/v1/database/creds/payments\nCode: 503. Errors:\n\n* Vault is sealed', trace: r.hex(16) })}`, { relevant: 'a' }))
  s.often(onset + 40 * SEC, s.end, 15 * SEC, (t) => log(F, t, `${led} ledger time="${iso(t)}" level=error msg="renew lease failed, postings suspended" err="Error making API request. URL: PUT http://vault.vault.svc:8200/v1/sys/leases/renew Code: 503. Errors: * Vault is sealed"`, { relevant: 'a' }))
  s.often(s.start, s.end, 4 * MIN, (t) => log(F, t, `${pay[0]} payments-api ${go(t, 'warn', 'deprecated field used by client', { field: 'beneficiaryName', client: r.pick(['partner-17', 'partner-22']) })}`))
  return c.incident('a', { cause: { allOf: [['seal'], ['kms', 'decrypt', 'not authori[sz]ed', 'access ?denied', 'permission', '\\biam\\b', 'denied', 'refused by aws', 'policy']], mustNot: ['database (is )?(down|unreachable|overload)'] }, services: ['vault', 'vault-0', 'kms', role], victims: ['payments-api', 'ledger', 'kyc-worker', ...pay, led], severity: ['critical', 'high'], onset, onsetToleranceSeconds: 180, rootPattern: 'failed to unseal' })
}

/** SQL Server: log backups fail as the share is full, hours later the transaction log is full too. */
export function sqlserver(seed) {
  const s = scene(seed, 'tw-03-dotnet-orders', { hours: 5, thin: 1.7, at: [0.3, 0.42], notes: 'Server writes UTC, the .NET service +02:00. The first failure is the log backup, the loud one error 9002 much later.' })
  const { c, r, log, onset } = s, E = 'logs/ERRORLOG', A = 'logs/orders-api.log', nas = `nas0${r.int(2, 6)}`, full = onset + r.int(75, 100) * MIN
  const sql = (t, who) => `${milli(t).slice(0, 22)} ${who.padEnd(11)} `
  const net = (t, lvl, text) => `${milli(t + 2 * HOUR)} +02:00 [${lvl}] ${text}`
  let first = Math.ceil(s.start / (15 * MIN)) * 15 * MIN, lsn = r.int(40000, 70000), began = null
  s.every(first, s.end, 15 * MIN, (t) => { for (const [i, db] of ['Orders', 'Invoicing'].entries()) {
    const at = t + i * 9 * SEC, sp = 'spid' + r.int(70, 99), dev = `\\\\${nas}\\sqlbackup\\${db}_${compact(at).slice(0, 12)}.trn`
    if (at < onset) { log(E, at, `${sql(at, 'Backup')}Log was backed up. Database: ${db}, creation date(time): 2021/03/02(11:02:33), first LSN: ${lsn}:${r.int(100, 9000)}:1, last LSN: ${++lsn}:${r.int(100, 9000)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${dev}'}). This is an informational message only. No user action is required.`); continue }
    began ??= at
    log(E, at, `${sql(at, sp)}Error: 18210, Severity: 16, State: 1.\n${sql(at, sp)}BackupIoRequest::ReportIoError: write failure on backup device '${dev}'. Operating system error 112(There is not enough space on the disk.).`, { root: 'a' })
    log(E, at + 10, `${sql(at + 10, 'Backup')}Error: 3041, Severity: 16, State: 1.\n${sql(at + 10, 'Backup')}BACKUP failed to complete the command BACKUP LOG ${db}. Check the backup application log for detailed messages.`, { root: 'a' })
  } }, 900)
  s.often(s.start, s.end, 25 * MIN, (t) => log(E, t, `${sql(t, 'Logon')}Error: 18456, Severity: 14, State: 5.\n${sql(t, 'Logon')}Login failed for user 'qualys_scan'. Reason: Could not find a login matching the name provided. [CLIENT: 10.8.0.${r.int(5, 9)}]`))
  s.often(s.start, s.end, 30 * MIN, (t) => log(E, t, `${sql(t, 'spid' + r.int(20, 60) + 's')}SQL Server has encountered 1 occurrence(s) of cachestore flush for the 'SQL Plans' cachestore (part of plan cache) due to some database maintenance or reconfigure operations.`))
  s.often(s.start, s.end, 16 * SEC, (t) => {
    const write = r.next() < 0.35, id = '0HN' + s.word(9, 'ABCDEFGHIJKLMNOP0123456789') + ':0000000' + r.int(1, 9)
    if (write && t > full) {
      log(A, t, net(t, 'ERR', `Orders.Api.Persistence.OrderWriter Failed to save order ${r.int(700000, 799999)} (RequestId ${id})\nMicrosoft.Data.SqlClient.SqlException (0x80131904): The transaction log for database 'Orders' is full due to 'LOG_BACKUP'.\n   at Microsoft.Data.SqlClient.SqlConnection.OnError(SqlException exception, Boolean breakConnection, Action\`1 wrapCloseInAction)\n   at Orders.Api.Persistence.OrderWriter.SaveAsync(Order order, CancellationToken ct) in /src/Orders.Api/Persistence/OrderWriter.cs:line 61\nClientConnectionId:${s.uuid()}\nError Number:9002,State:2,Class:17`), { relevant: 'a' })
      log(A, t + 4, net(t + 4, 'ERR', `Serilog.AspNetCore.RequestLoggingMiddleware HTTP POST /api/orders responded 500 in ${s.dec(20, 60, 4)} ms`), { relevant: 'a' })
      const sp = 'spid' + r.int(52, 69); log(E, t, `${sql(t, sp)}Error: 9002, Severity: 17, State: 2.\n${sql(t, sp)}The transaction log for database 'Orders' is full due to 'LOG_BACKUP'.`, { relevant: 'a' })
    } else log(A, t, net(t, 'INF', `Serilog.AspNetCore.RequestLoggingMiddleware HTTP ${write ? 'POST /api/orders responded 201' : `GET /api/orders/${r.int(700000, 799999)} responded ${r.next() < 0.03 ? 404 : 200}`} in ${s.dec(4, 40, 4)} ms`))
  })
  s.often(s.start, s.end, 11 * MIN, (t) => log(A, t, net(t, 'WRN', `Microsoft.EntityFrameworkCore.Query The query uses the 'First'/'FirstOrDefault' operator without 'OrderBy' and filter operators. This may lead to unpredictable results.`)))
  log(A, full - 12 * MIN, net(full - 12 * MIN, 'INF', `Microsoft.Hosting.Lifetime Application started. Hosting environment: Production; version 6.${r.int(10, 40)}.0`))
  return c.incident('a', { cause: { allOf: [['back(s|ed|ing)?[ -]?up'], ['fail', '112', 'space', '\\bnas', 'share', 'target', 'destination', 'not (been )?writ', "can'?t (be )?writ", 'cannot (be )?writ', 'broken']], mustNot: ['qualys', blames('api')] }, services: [nas, 'nas', 'sqlserver', 'mssql', 'sql', 'sql server', 'ERRORLOG', 'Backup', 'backup', 'Orders'], victims: ['orders-api', 'Orders.Api', 'OrderWriter'], severity: ['critical', 'high'], onset: began, onsetToleranceSeconds: 600, rootPattern: '18210|3041|BACKUP failed|ReportIoError' })
}

/** A Yocto build in Jenkins: the pinned commit of one recipe no longer exists upstream. */
export function yocto(seed) {
  const s = scene(seed, 'tw-04-yocto-build', { hours: 1.1, at: [0.45, 0.65], notes: 'Mirror warnings that succeed and QA warnings are normal; later stages fail for want of an image.' })
  const { c, r, log, onset } = s, F = 'logs/console.log', ws = '/home/jenkins/workspace/gateway-os-nightly', bad = r.pick(['sensor-hub', 'can-bridge', 'meter-agent']), rev = r.hex(40), line = (t, text, m) => log(F, t, text.split('\n').map((x) => `[${iso(t)}] ${x}`).join('\n'), m)
  const recipes = ['zlib-1.3.1-r0', 'openssl-3.2.1-r0', 'busybox-1.36.1-r0', 'glib-2.0-1_2.78.4-r0', 'expat-2.6.2-r0', 'libffi-3.4.6-r0', 'ncurses-6.4-r0', 'readline-8.2-r0', 'kmod-31-r0', 'libcap-2.69-r0', 'openssh-9.6p1-r0', 'e2fsprogs-1.47.0-r0', 'pcre2-10.43-r0', 'xz-5.4.6-r0', 'libxml2-2.12.6-r0', 'iproute2-6.7.0-r0', 'systemd-1_255.4-r0', 'python3-3.12.3-r0', 'curl-8.7.1-r0', 'mosquitto-2.0.18-r0', 'sqlite3-3_3.45.1-r0', 'dbus-1.14.10-r0', 'util-linux-2.39.3-r0', 'perl-5.38.2-r0', 'nftables-1.0.9-r0', 'iptables-1.8.10-r0', 'gnutls-3.8.4-r0', 'libmodbus-3.1.10-r0'], tasks = ['do_fetch', 'do_unpack', 'do_patch', 'do_configure', 'do_compile', 'do_install', 'do_package', 'do_package_qa', 'do_populate_sysroot']
  for (const [i, x] of [`Started by timer`, `Running on builder-${r.int(2, 8)} in ${ws}`, `[Pipeline] stage`, `[Pipeline] { (bitbake)`, `+ bitbake gateway-image`, `Loading cache: 100% |############################################| Time: 0:00:01`, `NOTE: Resolving any missing task queue dependencies`, `NOTE: Executing Tasks`].entries()) line(s.start + i * 700, x)
  let n = 0; const queue = recipes.flatMap((x) => [x, x.replace(/^([a-z0-9+]+)/, '$1-native')]).sort((a, b) => (a < b ? -1 : 1)).map((x) => [x, [...tasks]]), total = r.int(4200, 5600)
  s.often(s.start + 8 * SEC, onset + 2 * SEC, 6 * SEC, (t) => {
    while (queue.length && !queue[0][1].length) queue.shift(); const open = queue.slice(0, 9).filter((x) => x[1].length); if (!open.length) return
    const [rec, todo] = r.pick(open), task = todo.shift(), stem = rec.split('-')[0]
    line(t, `NOTE: Running task ${++n + 800} of ${total} (${ws}/layers/poky/meta/recipes-core/${stem}/${rec.replace('-r0', '.bb')}:${task})\nNOTE: recipe ${rec}: task ${task}: Started`); line(t + r.int(900, 40000), `NOTE: recipe ${rec}: task ${task}: Succeeded`)
    if (task === 'do_fetch' && r.next() < 0.4) line(t + 400, `WARNING: ${rec} do_fetch: Failed to fetch URL https://downloads.${stem}.example/${rec}.tar.gz, attempting MIRRORS if available`)
    if (task === 'do_package_qa' && r.next() < 0.3) line(t + 400, `WARNING: ${rec} do_package_qa: QA Issue: File /usr/bin/${stem} in package ${stem}-dbg contains reference to TMPDIR [buildpaths]`)
  })
  line(onset, `ERROR: ${bad}-git-r0 do_fetch: Fetcher failure: Unable to find revision ${rev} in branch main even from upstream`, { root: 'a' })
  line(onset + 30, `ERROR: ${bad}-git-r0 do_fetch: Bitbake Fetcher Error: FetchError('Unable to fetch URL from any source.', 'git://git.corp.example/firmware/${bad}.git;protocol=ssh;branch=main')`, { root: 'a' })
  line(onset + 60, `ERROR: Logfile of failure stored in: ${ws}/build/tmp/work/cortexa53-poky-linux/${bad}/git/temp/log.do_fetch.${r.int(10000, 99999)}`, { relevant: 'a' })
  line(onset + 90, `NOTE: recipe ${bad}-git-r0: task do_fetch: Failed`, { root: 'a' })
  line(onset + 120, `ERROR: Task (${ws}/layers/meta-gateway/recipes-app/${bad}/${bad}_git.bb:do_fetch) failed with exit code '1'`, { root: 'a' })
  let t = onset + 130 * SEC
  const say = (x, m = { relevant: 'a' }, gap = 900) => line(t += gap, x, m)
  say(`NOTE: Tasks Summary: Attempted ${n + 802} tasks of which ${n + 40} didn't need to be rerun and 1 failed.`); say(`\nSummary: 1 task failed:\n  ${ws}/layers/meta-gateway/recipes-app/${bad}/${bad}_git.bb:do_fetch\nSummary: There were ${r.int(5, 9)} WARNING messages.\nSummary: There were 2 ERROR messages, returning a non-zero exit code.`)
  say('[Pipeline] { (image checks)', {}); for (const image of ['gateway-image-gw200.wic.bz2', 'gateway-image-gw200.manifest', 'gateway-image-gw400.wic.bz2', 'gateway-image-gw400.manifest']) say(`cp: cannot stat '${ws}/build/tmp/deploy/images/${image}': No such file or directory\nERROR: image check failed: ${image} missing`)
  say('[Pipeline] { (hardware in the loop)', {}); for (let i = 1; i <= r.int(4, 6); i++) say(`[hil-${i}] FATAL flash aborted: no image for board gw${i % 2 ? 2 : 4}00\n[hil-${i}] ERROR test session ended with 0 of ${r.int(40, 60)} tests run`, { relevant: 'a' }, 1500)
  say('ERROR: script returned exit code 1'); say('Finished: FAILURE')
  return c.incident('a', { cause: { allOf: [['revision', 'commit', 'srcrev', '\\bsha\\b', 'hash', '\\bref\\b', rev.slice(0, 8)], ['unable', 'not (be )?(found|exist|in|on|present|reachable)', "doesn'?t exist", 'missing', 'no longer', 'gone', 'force.?push', 'rewrit', 'unreachable', 'cannot', 'absent', 'vanished', 'fetch']], mustNot: ['(board|flash)\\w* (is |are )?(broken|defective)', 'mirrors? (is |are )?(down|unavailable)'] }, services: [bad, `${bad}-git`, `${bad}-git-r0`, `${bad}_git`, 'do_fetch', 'bitbake', 'console', 'git.corp.example'], victims: ['hil', 'hil-1', 'hil-2', 'hil-3', 'hil-4'], severity: ['low', 'medium', 'high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'do_fetch' })
}

/** Rails at Heroku: Redis is full, and quite apart from it the payouts process has an expired Stripe key. */
export function heroku(seed) {
  const s = scene(seed, 'tw-05-heroku-market', { hours: 2.2, thin: 1.3, at: [0.55, 0.68], notes: 'Two independent incidents in one logplex stream.' })
  const { c, r, log, onset } = s, F = 'logs/heroku.log', addon = `redis-${r.pick(['curved', 'shaped', 'rugged'])}-${r.int(10000, 99999)}`, other = s.start + (s.end - s.start) * (0.25 + r.next() * 0.12), key = `sk_live_${'*'.repeat(20)}${s.word(4)}`, max = 104857600, us = () => pad(r.int(0, 999), 3)
  const at = (t, src, text, m, us = r.int(0, 800)) => log(F, t, text.split('\n').map((x, i) => `${iso6(t, pad(us + i * 31, 3))}+00:00 ${src}: ${x}`).join('\n'), m)
  s.often(s.start, s.end, 15 * SEC, (t) => {
    const id = s.uuid(), ip = s.ip(), dyno = `web.${r.int(1, 2)}`, post = r.next() < 0.3, bad = post && t > onset, path = post ? '/listings' : r.pick(['/', '/search?q=lamp', `/listings/${r.int(1000, 9999)}`]), verb = post ? 'POST' : 'GET', ms = r.int(15, 140)
    at(t, `app[${dyno}]`, `[${id}] Started ${verb} "${path}" for ${ip} at ${plain(t)} +0000`)
    if (bad) { at(t + ms - 2, `app[${dyno}]`, `[${id}] Completed 500 Internal Server Error in ${ms}ms (ActiveRecord: ${s.dec(2, 9)}ms | Allocations: ${r.int(2000, 9000)})`, { relevant: 'redis' }); at(t + ms - 1, `app[${dyno}]`, `[${id}]   \n[${id}] Redis::CommandError (OOM command not allowed when used memory > 'maxmemory'.):\n[${id}]   \n[${id}] app/controllers/listings_controller.rb:41:in \`create'`, { root: 'redis' }) }
    at(t + ms, 'heroku[router]', `at=info method=${verb} path="${path}" host=market.example.org request_id=${id} fwd="${ip}" dyno=${dyno} connect=0ms service=${ms}ms status=${bad ? 500 : post ? 302 : 200} bytes=${r.int(700, 24000)} protocol=https`, bad ? { relevant: 'redis' } : {})
  })
  s.every(s.start, s.end, 2 * MIN, (t) => { const x = Math.min(1, 0.42 + 0.58 * (t - s.start) / (onset - s.start)); at(t, 'app[heroku-redis]', `source=REDIS addon=${addon} sample#active-connections=${r.int(22, 30)} sample#max-connections=200 sample#load-avg-1m=0.${r.int(10, 50)} sample#memory-redis=${Math.round(max * x - r.int(0, 9000))}bytes sample#maxmemory=${max}bytes sample#hit-rate=0.9${r.int(1, 9)} sample#evicted-keys=0`, x === 1 ? { root: 'redis' } : x > 0.8 ? { relevant: 'redis' } : {}) })
  s.often(s.start, s.end, 30 * SEC, (t) => { if (t < onset || r.next() < 0.15) at(t, 'app[worker.1]', `pid=4 tid=${s.word(4)} class=${r.pick(['ThumbnailJob', 'IndexListingJob', 'DigestJob'])} jid=${r.hex(24)} elapsed=0.${r.int(100, 900)} INFO: done`) })
  s.every(s.start, s.end, 100 * SEC, (t) => { if (t < other) at(t, 'app[payouts.1]', `I, [${iso6(t, us())} #4]  INFO -- : payout po_${s.word(14)} created amount=${r.int(2000, 90000)} destination=acct_${s.word(10)}`); else at(t, 'app[payouts.1]', `E, [${iso6(t, us())} #4] ERROR -- : payout run failed: (Status 401) (Request req_${s.word(12)}) Expired API Key provided: ${key} (Stripe::AuthenticationError)`, { root: 'stripe' }) }, 3000)
  s.every(s.start + 40 * SEC, s.end, 4 * MIN, (t) => { at(t, 'heroku[worker.1]', 'Process running mem=531M(103.8%)'); at(t + 5, 'heroku[worker.1]', 'Error R14 (Memory quota exceeded)') }, 9000)
  at(onset - 9 * MIN, 'app[api]', `Deploy ${r.hex(8)} by user dana@market.example.org`); at(onset - 9 * MIN + 900, 'heroku[web.1]', 'State changed from starting to up')
  c.incident('stripe', { cause: { allOf: [['stripe', 'payout', 'payment provider'], ['expired', '\\bkey\\b', 'credential', '401', 'authenticat', 'revoked']], mustNot: [] }, services: ['payouts', 'payouts.1', 'stripe', 'app[payouts.1]'], victims: [], severity: ['high', 'critical', 'medium'], onset: Math.ceil((other - s.start) / (100 * SEC)) * 100 * SEC + s.start, onsetToleranceSeconds: 180, rootPattern: 'Expired API Key' })
  return c.incident('redis', { cause: { allOf: [['redis'], ['memory', '\\boom\\b', 'full', 'evict', 'out of space']], mustNot: ['worker\\.1 .*quota', 'R14'] }, services: ['redis', 'heroku-redis', 'REDIS', addon, 'app[heroku-redis]'], victims: ['web', 'web.1', 'web.2', 'worker', 'worker.1', 'router', 'heroku[router]'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 420, rootPattern: 'OOM command|memory-redis|listings_controller|\\[[0-9a-f-]{36}\\]' })
}
