import { Case, random, at, start, every, tick, uuid, pubIp, base36, UA, pod, skew, MIN, SEC, HOUR } from './common.mjs'
export const cases = []

// ---------------------------------------------------------------------------------------------------------------- 1
cases.push((seed) => {
  const r = random(`${seed}-c1`), name = 'f01-outdoor-shop'
  const c = new Case(name, { notes: 'Redis cannot fork for its snapshot, refuses writes; Rails and Sidekiq are far louder. Direct.' })
  const t0 = start(r), end = t0 + 40 * MIN, onset = t0 + r.int(25, 29) * MIN + r.int(0, 59_000)
  const rl = 'logs/redis-server.log', pl = 'logs/production.log', sl = 'logs/sidekiq.log'
  const rpid = r.int(700, 1900), web = [r.int(4100, 4200), r.int(4201, 4300)], spid = r.int(5100, 5900)
  const rts = (t) => { const a = at(t); return `${a.D} ${a.mon} ${a.Y} ${a.hms}.${a.f}` }
  const red = (t, sign, text, mark) => c.line(rl, t, `${rpid}:M ${rts(t)} ${sign} ${text}`, mark)
  // the server's start, some days before
  const boot = t0 - r.int(30, 70) * HOUR
  c.line(rl, boot, `${rpid}:C ${rts(boot)} # WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition. Being disabled, it can also cause failures without low memory condition, see https://github.com/jemalloc/jemalloc/issues/1328. To fix this issue add 'vm.overcommit_memory = 1' to /etc/sysctl.conf and then reboot or run the command 'sysctl vm.overcommit_memory=1' for this to take effect.`, { relevant: 'a' })
  c.line(rl, boot + 5, `${rpid}:C ${rts(boot + 5)} * oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo`)
  c.line(rl, boot + 6, `${rpid}:C ${rts(boot + 6)} * Redis version=7.2.4, bits=64, commit=00000000, modified=0, pid=${rpid}, just started`)
  c.line(rl, boot + 7, `${rpid}:C ${rts(boot + 7)} * Configuration loaded`)
  red(boot + 9, '*', 'monotonic clock: POSIX clock_gettime')
  red(boot + 12, '*', 'Running mode=standalone, port=6379.')
  red(boot + 13, '*', 'Server initialized')
  red(boot + 15, '*', 'Loading RDB produced by version 7.2.4')
  red(boot + 16, '*', 'RDB age 14 seconds')
  red(boot + 17, '*', 'RDB memory usage when created 4811.32 Mb')
  red(boot + 21_000, '*', `Done loading RDB, keys loaded: ${r.int(2_100_000, 2_400_000)}, keys expired: ${r.int(11, 900)}.`)
  red(boot + 21_010, '*', 'DB loaded from disk: 20.981 seconds')
  red(boot + 21_011, '*', 'Ready to accept connections tcp')
  let cow = r.int(180, 260), child = r.int(21000, 23000)
  for (let t = t0 + r.int(5, 60) * SEC; t < onset - 20 * SEC; t += 61 * SEC + r.int(0, 400)) {
    red(t, '*', '10000 changes in 60 seconds. Saving...')
    child += r.int(30, 300)
    red(t + 90, '*', `Background saving started by pid ${child}`)
    const d = r.int(14, 19) * SEC
    cow += r.int(3, 22)
    c.line(rl, t + d, `${child}:C ${rts(t + d)} * DB saved on disk`)
    c.line(rl, t + d + 20, `${child}:C ${rts(t + d + 20)} * Fork CoW for RDB: current ${cow} MB, peak ${cow} MB, average ${Math.round(cow * .6)} MB`)
    red(t + d + 150, '*', 'Background saving terminated with success')
  }
  for (let t = onset; t < end; t += 5900 + r.int(0, 300)) {
    red(t - 40, '*', '10000 changes in 60 seconds. Saving...', { relevant: 'a' })
    red(t, '#', "Can't save in background: fork: Cannot allocate memory", { root: 'a' })
  }
  const MIS = "MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk. Commands that may modify the data set are disabled, because this instance is configured to report errors during writes if RDB snapshotting fails (stop-writes-on-bgsave-error option). Please check the Redis logs for details about the RDB error."
  const rails = (t, sev, pid, id, text, mark) => c.line(pl, t, `${sev[0]}, [${at(t).iso.slice(0, 23)}${r.int(100, 999)} #${pid}] ${sev.padStart(5)} -- : [${id}] ${text}`, mark)
  const slugs = ['alpine-tent-2p', 'merino-base-layer', 'trail-runner-gtx', 'down-sleeping-bag-4s', 'titanium-mug-450', 'rope-9-8mm-60m', 'headlamp-400lm', 'dry-bag-20l', 'gravel-bike-rack']
  every(r, t0, end, 15_500, (t) => {
    const id = uuid(r), pid = r.pick(web), ip = pubIp(r), bad = t > onset + 3000
    const kind = r.next()
    const tail = (ms, code, text) => `Completed ${code} ${text} in ${ms}ms (Views: ${(ms * .5).toFixed(1)}ms | ActiveRecord: ${(ms * .3).toFixed(1)}ms | Allocations: ${r.int(4000, 62000)})`
    if (kind < .5) {
      const s = r.pick(slugs)
      rails(t, 'INFO', pid, id, `Started GET "/products/${s}" for ${ip} at ${at(t).sp} +0000`)
      rails(t + 1, 'INFO', pid, id, 'Processing by ProductsController#show as HTML')
      rails(t + 2, 'INFO', pid, id, `  Parameters: {"id"=>"${s}"}`)
      const ms = r.int(18, 120)
      if (bad && r.next() < .6) rails(t + 9, 'ERROR', pid, id, `RedisCacheStore: write_entry failed, returned false: RedisClient::CommandError: ${MIS}`, { relevant: 'a' })
      rails(t + ms, 'INFO', pid, id, tail(ms, 200, 'OK'))
    } else if (kind < .82) {
      rails(t, 'INFO', pid, id, `Started POST "/cart/items" for ${ip} at ${at(t).sp} +0000`)
      rails(t + 1, 'INFO', pid, id, 'Processing by CartItemsController#create as TURBO_STREAM')
      rails(t + 2, 'INFO', pid, id, `  Parameters: {"authenticity_token"=>"[FILTERED]", "sku"=>"${r.pick(['TNT', 'MRN', 'RUN', 'BAG'])}-${r.int(1000, 9999)}", "quantity"=>"${r.int(1, 3)}"}`)
      const ms = r.int(22, 80)
      if (!bad) rails(t + ms, 'INFO', pid, id, tail(ms, 200, 'OK'))
      else {
        rails(t + ms, 'INFO', pid, id, `Completed 500 Internal Server Error in ${ms}ms (ActiveRecord: ${r.int(2, 9)}.${r.int(0, 9)}ms | Allocations: ${r.int(4000, 9000)})`, { relevant: 'a' })
        rails(t + ms + 1, 'FATAL', pid, id, `  \n[${id}] RedisClient::CommandError (${MIS}):\n[${id}]   \n[${id}] app/models/cart_store.rb:${r.pick([27, 41])}:in \`save!'\n[${id}] app/controllers/cart_items_controller.rb:14:in \`create'`, { relevant: 'a' })
      }
    } else if (kind < .88) {
      rails(t, 'INFO', pid, id, `Started GET "/${r.pick(['wp-login.php', 'apple-touch-icon-120x120.png', '.env', 'ads.txt'])}" for ${ip} at ${at(t).sp} +0000`)
      rails(t + 3, 'FATAL', pid, id, `  \n[${id}] ActionController::RoutingError (No route matches [GET] "/${r.pick(['wp-login.php', '.env', 'ads.txt'])}"):`)
    } else {
      rails(t, 'INFO', pid, id, `Started GET "/search?q=${r.pick(['tent', 'socks', 'stove', 'bivvy'])}" for ${ip} at ${at(t).sp} +0000`)
      rails(t + 1, 'INFO', pid, id, 'Processing by SearchController#index as HTML')
      const ms = r.int(60, 240)
      if (r.next() < .2) rails(t + 2, 'WARN', pid, id, 'DEPRECATION WARNING: Rails.application.secrets is deprecated in favor of Rails.application.credentials and will be removed in Rails 7.2. (called from index at /srv/shop/app/controllers/search_controller.rb:9)')
      rails(t + ms, 'INFO', pid, id, tail(ms, 200, 'OK'))
    }
  })
  const sk = (t, tid, ctx, lvl, text, mark) => c.line(sl, t, `${at(t).iso} pid=${spid} tid=${tid} ${ctx}${lvl}: ${text}`, mark)
  const jobs = ['OrderConfirmationJob', 'InventorySyncJob', 'ThumbnailJob', 'NewsletterSignupJob', 'AbandonedCartJob', 'CarrierLabelJob']
  every(r, t0, onset, 13_000, (t) => {
    const tid = base36(r, 4), k = `class=${r.pick(jobs)} jid=${r.hex(24)} `, e = r.int(20, 1900)
    sk(t, tid, k, 'INFO', 'start')
    if (r.next() < .05) sk(t + e, tid, k + `elapsed=${(e / 1000).toFixed(3)} `, 'INFO', 'fail'), sk(t + e + 1, tid, k, 'WARN', 'Net::ReadTimeout: Net::ReadTimeout with #<TCPSocket:(closed)>')
    else sk(t + e, tid, k + `elapsed=${(e / 1000).toFixed(3)} `, 'INFO', 'done')
  })
  every(r, onset + 500, end, 9_000, (t) => sk(t, base36(r, 4), '', 'ERROR', `${r.pick(['Error fetching job', 'heartbeat', 'Error fetching job'])}: ${MIS}`, { relevant: 'a' }))
  c.incident('a', {
    cause: { allOf: [
      ['fork', 'background (save|saving|snapshot)', 'bg-?save', '\\brdb\\b', 'snapshot', 'persist'],
      ['cannot allocate', 'allocate memory', 'out of memory', '(not enough|insufficient|lack of|low|no|exhausted|short(age)? of|too little|free|host|system|server) (\\w+ )?(memory|ram)', 'memory (pressure|shortage|exhaust|limit|overcommit|is exhausted|allocation)', 'overcommit', 'ENOMEM'],
    ], mustNot: [] },
    services: ['redis', 'redis-server', 'cache', 'redis-cache'], victims: ['rails', 'sidekiq', 'shop', 'web', 'production', 'puma', 'cartitemscontroller'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: "Can't save in background: fork: Cannot allocate memory",
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 2
cases.push((seed) => {
  const r = random(`${seed}-c2`), name = 'f02-news-edge'
  const c = new Case(name, { notes: 'A new VCL makes Varnish pass everything; nothing of Varnish is an error, PHP-FPM and nginx complain. Hard.' })
  const t0 = start(r, 6, 18), end = t0 + 50 * MIN, onset = t0 + r.int(24, 29) * MIN + r.int(0, 50_000), host = r.pick(['edge-fra1', 'edge-ams2', 'cache-lhr1', 'edge-cdg1'])
  const ncsa = 'logs/varnishncsa.log', jr = 'logs/journal.log', fpm = 'logs/php8.2-fpm.log', ng = 'logs/nginx-origin-error.log'
  const pup = r.int(1800, 2900)
  const j = (t, unit, text, mark) => c.line(jr, t, `${at(t).syslog} ${host} ${unit}: ${text}`, mark)
  const sections = ['politics', 'sport', 'culture', 'economy', 'regional', 'science']
  const words = ['budget-vote', 'coach-leaves', 'storm-warning', 'film-festival', 'rail-strike', 'mayor-election', 'bank-merger', 'museum-reopens', 'derby-preview', 'heatwave']
  every(r, t0, end, 3_900, (t) => {
    const after = t > onset + 1200, k = r.next(), load = after ? Math.min(1, (t - onset) / (8 * MIN)) : 0
    let url, cacheable = true, size = r.int(18000, 91000), method = 'GET', status = 200
    if (k < .52) url = `/${r.pick(sections)}/${r.pick(words)}-${r.int(100200, 100290)}`
    else if (k < .74) url = `/sites/default/files/styles/${r.pick(['teaser_16_9', 'hero', 'square'])}/public/${r.int(2023, 2025)}-0${r.int(1, 9)}/${r.pick(words)}.jpg.webp`
    else if (k < .80) url = '/', size = r.int(120000, 140000)
    else if (k < .86) url = '/feed/rss.xml'
    else if (k < .92) { url = r.pick(['/user/login', '/comment/reply/node/100233/comment', '/api/v1/poll/vote']); method = 'POST'; cacheable = false; status = r.pick([200, 303, 200]) }
    else if (k < .96) { url = r.pick(['/wp-login.php', '/xmlrpc.php', '/.git/config', '/old/index.php4']); status = 404; size = 1432 }
    else { url = `/search?keys=${r.pick(['wahl', 'vote', 'fc', 'tax'])}`; cacheable = false }
    let handling = cacheable ? (r.next() < .93 ? 'hit' : 'miss') : 'pass', ttfb = handling === 'hit' ? skew(r, .00012) : skew(r, .14)
    if (after) {
      handling = 'pass'; ttfb = skew(r, .16 + 6.5 * load)
      if (load > .35 && r.next() < .3 * load) { status = 503; size = 281; ttfb = skew(r, 9) }
    }
    const mark = after && cacheable && status === 200 ? { root: 'a' } : after && status === 503 ? { relevant: 'a' } : undefined
    c.line(ncsa, t, `${pubIp(r)} - - [${at(t).clf.replace('+0000', '+0000')}] "${method} http://www.tagblick.example${url} HTTP/1.1" ${status} ${size} "${r.next() < .5 ? '-' : 'https://www.tagblick.example/'}" "${r.pick(UA)}" ${handling} ${ttfb.toFixed(6)}`, mark)
  })
  // journal: puppet every half hour, certbot, sessions, varnish itself
  const puppetRun = (t, change) => {
    j(t, `puppet-agent[${pup}]`, 'Requesting catalog from puppet.int.tagblick.example:8140 (10.20.0.5)')
    j(t + 2100, `puppet-agent[${pup}]`, `Catalog compiled by puppet.int.tagblick.example`)
    j(t + 4200, `puppet-agent[${pup}]`, `Caching catalog for ${host}.tagblick.example`)
    j(t + 4600, `puppet-agent[${pup}]`, `Applying configuration version '${r.hex(8)}'`)
    if (change) change(t + 9000)
    j(t + 14_800, `puppet-agent[${pup}]`, `Applied catalog in ${(change ? 11 : 8) + r.int(0, 90) / 100} seconds`)
  }
  const rel = `reload_${at(onset).compact}_${r.int(20100, 39000)}`
  puppetRun(onset - 30 * MIN + r.int(0, 2000) > t0 ? onset - 30 * MIN : t0 + 2000, (t) => {
    j(t, `puppet-agent[${pup}]`, `(/Stage[main]/Profile::Motd/File[/etc/motd]/content) content changed '{sha256}${r.hex(64)}' to '{sha256}${r.hex(64)}'`)
  })
  puppetRun(onset - 10_500, (t) => {
    j(t, `puppet-agent[${pup}]`, `(/Stage[main]/Profile::Varnish/File[/etc/varnish/default.vcl]/content) content changed '{sha256}${r.hex(64)}' to '{sha256}${r.hex(64)}'`, { root: 'a' })
    j(t + 20, `puppet-agent[${pup}]`, '(/Stage[main]/Profile::Varnish/File[/etc/varnish/default.vcl]) Scheduling refresh of Service[varnish]')
    j(t + 300, 'systemd[1]', 'Reloading Varnish Cache, a high-performance HTTP accelerator...')
    j(t + 1200, `varnishreload[${rel.split('_')[3]}]`, `VCL '${rel}' compiled`, { root: 'a' })
    j(t + 1500, `varnishreload[${rel.split('_')[3]}]`, `VCL '${rel}' now active`, { root: 'a' })
    j(t + 1520, 'systemd[1]', 'Reloaded Varnish Cache, a high-performance HTTP accelerator.', { relevant: 'a' })
    j(t + 1700, `puppet-agent[${pup}]`, "(/Stage[main]/Profile::Varnish/Service[varnish]) Triggered 'refresh' from 1 event", { relevant: 'a' })
  })
  every(r, t0, end, 75_000, (t) => j(t, ...r.pick([
    [`CRON[${r.int(30000, 60000)}]`, '(root) CMD (   cd / && run-parts --report /etc/cron.hourly)'], [`sshd[${r.int(30000, 60000)}]`, `Invalid user admin from ${pubIp(r)} port ${r.int(30000, 60000)}`],
    [`sshd[${r.int(30000, 60000)}]`, `Connection closed by authenticating user root ${pubIp(r)} port ${r.int(30000, 60000)} [preauth]`], ['systemd[1]', 'logrotate.service: Deactivated successfully.'],
    [`node_exporter[911]`, `ts=${at(t).iso} caller=collector.go:169 level=error msg="collector failed" name=systemd duration_seconds=0.0061 err="couldn't get units: read unix @->/run/dbus/system_bus_socket: EOF"`], ['systemd[1]', 'Started Session ' + r.int(900, 1900) + ' of User deploy.'],
  ])))
  // php-fpm at the origin: calm, one deploy that is innocent, then saturation
  const f = (t, text, mark) => c.line(fpm, t, `[${at(t).D}-${at(t).mon}-${at(t).Y} ${at(t).hms}] ${text}`, mark)
  every(r, t0, onset + 2 * MIN, 4.5 * MIN, (t) => f(t, `WARNING: [pool www] child ${r.int(8000, 9900)} said into stderr: "NOTICE: PHP message: PHP Deprecated:  Creation of dynamic property Drupal\\tagblick_ads\\Slot::$weight is deprecated in /var/www/html/web/modules/custom/tagblick_ads/src/Slot.php on line 41"`))
  const dep = onset - r.int(11, 14) * MIN
  f(dep, 'NOTICE: Reloading in progress ...'); f(dep + 100, 'NOTICE: reloading: execvp("/usr/sbin/php-fpm8.2", {"/usr/sbin/php-fpm8.2", "--nodaemonize", "--fpm-config", "/etc/php/8.2/fpm/php-fpm.conf"})')
  f(dep + 300, 'NOTICE: using inherited socket fd=7, "/run/php/php8.2-fpm.sock"'); f(dep + 320, 'NOTICE: fpm is running, pid 771'); f(dep + 350, 'NOTICE: ready to handle connections'); f(dep + 351, 'NOTICE: systemd monitor interval set to 10000ms')
  let kids = 14
  for (let t = onset + 25 * SEC; t < onset + 4 * MIN; t += r.int(6, 14) * SEC) { kids = Math.min(60, kids + r.int(2, 6)); if (kids < 60) f(t, `WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning ${r.pick([8, 16, 32])} children, there are 0 idle, and ${kids} total children`, { relevant: 'a' }) }
  every(r, onset + 4 * MIN, end, 50_000, (t) => f(t, 'WARNING: [pool www] server reached pm.max_children setting (60), consider raising it', { relevant: 'a' }))
  every(r, onset + 6 * MIN, end, 24_000, (t) => {
    c.line(ng, t, `${at(t).nginxErr} [error] 884#884: *${r.int(410000, 460000)} ${r.pick(['upstream timed out (110: Connection timed out) while reading response header from upstream', 'connect() to unix:/run/php/php8.2-fpm.sock failed (11: Resource temporarily unavailable) while connecting to upstream'])}, client: 10.20.0.${r.int(11, 14)}, server: origin.tagblick.example, request: "GET /${r.pick(sections)}/${r.pick(words)}-${r.int(100200, 100290)} HTTP/1.1", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "www.tagblick.example"`, { relevant: 'a' })
  })
  every(r, t0, end, 6 * MIN, (t) => c.line(ng, t, `${at(t).nginxErr} [error] 884#884: *${r.int(400000, 410000)} access forbidden by rule, client: 10.20.0.11, server: origin.tagblick.example, request: "GET /.git/config HTTP/1.1", host: "www.tagblick.example"`))
  c.incident('a', {
    cause: { allOf: [
      ['\\bvcl\\b', 'varnish\\w*[^.]{0,80}(config|reload|rule|puppet|chang|pass|bypass|stopped caching)', '(config|reload|rule|puppet|chang)[^.]{0,80}varnish', 'default\\.vcl', 'cache (config|rule|polic)'],
      ['\\bpass(es|ed|ing)?\\b', 'bypass', 'uncach', 'un-cach', 'not (being )?cach', 'no longer (being )?(cach|serv\\w+ from (the )?cache)', '(hit|cache)[- ](rate|ratio|hits?)[^.]{0,40}(drop|fell|fall|collaps|zero|0|lost|gone|vanish)', '(no|zero|without) (cache )?hits', 'stop\\w* caching', 'cach\\w+ (is |was |got )?(disabled|switched off|turned off|broken|lost|ineffective)', 'straight to (the )?(origin|backend)', '(every|all) (\\w+ )?requests? [^.]{0,30}(origin|backend)', 'cache[- ]miss'],
    ], mustNot: [] },
    services: ['varnish', 'varnishd', 'varnishncsa', 'varnishreload', 'puppet-agent', 'puppet', 'edge', host, 'cache', 'varnish cache'], victims: ['php-fpm', 'php8.2-fpm', 'nginx', 'nginx-origin', 'origin', 'drupal', 'www'],
    severity: ['high', 'critical', 'medium'], onset: onset - 1000, onsetToleranceSeconds: 300, rootPattern: "VCL '|default\\.vcl|\" pass \\d",
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 3
cases.push((seed) => {
  const r = random(`${seed}-c3`), name = 'f03-grocery-mesh'
  const c = new Case(name, { notes: 'checkout refreshes one key, its inventory client gives up after 150 ms; inventory is as fast as ever. One stream. Hard.' })
  const t0 = start(r), end = t0 + 38 * MIN, onset = t0 + r.int(19, 23) * MIN + r.int(0, 50_000), file = 'logs/stern-grocery.log'
  const pods = Object.fromEntries(['ingress-nginx-controller', 'storefront', 'cart', 'checkout', 'inventory', 'pricing', 'payments'].map((n) => [n, [pod(r, n), pod(r, n)]]))
  const out = (t, svc, ctr, text, mark) => c.line(file, t, `${r.pick(pods[svc])} ${ctr} ${text}`, mark)
  const boot = (t, p, lvl, thread, logger, text, mark) => c.line(file, t, `${p} checkout ${at(t).iso} ${lvl.padStart(5)} 1 --- [checkout] [${thread.padStart(15).slice(-15)}] ${logger.padEnd(40).slice(0, 40)} : ${text}`, mark)
  const sku = () => `${r.pick(['MLK', 'BRD', 'APL', 'CHS', 'PST', 'EGG'])}${r.int(1000, 9999)}`
  // stockers: inventory latency before and after: same distribution
  const order = (t) => {
    const id = `ord-${r.hex(8)}`, p = r.pick(pods.checkout), limited = t > onset + 900
    boot(t, p, 'INFO', `nio-8080-exec-${r.int(1, 9)}`, 'c.g.checkout.api.CheckoutController', `checkout started order=${id} items=${r.int(1, 22)}`)
    const dur = Math.round(skew(r, 205, .35)), s = sku()
    const req = r.hex(16)
    if (!limited || dur < 150) {
      out(t + dur, 'inventory', 'inventory', `ts=${at(t + dur).iso} level=info caller=reserve.go:88 msg="reserve ok" order=${id} sku=${s} wh=${r.pick(['north', 'south'])} dur=${dur}ms trace=${req}`)
      boot(t + dur + 6, p, 'INFO', `nio-8080-exec-${r.int(1, 9)}`, 'c.g.checkout.client.InventoryClient', `POST /v1/reservations 201 in ${dur + 4} ms order=${id}`, t < onset && r.next() < .3 ? { relevant: 'a' } : undefined)
      out(t + dur + 300, 'payments', 'payments', JSON.stringify({ level: 30, time: Math.floor(t + dur + 300), pid: 1, hostname: 'payments', msg: 'payment captured', orderId: id, psp: r.pick(['adyen', 'mollie']), ms: r.int(180, 420) }))
      boot(t + dur + 720, p, 'INFO', `nio-8080-exec-${r.int(1, 9)}`, 'c.g.checkout.api.CheckoutController', `checkout completed order=${id} total=${r.int(9, 180)}.${r.int(10, 99)} EUR`)
      ingress(t + dur + 730, 'POST', '/api/checkout', 201, (dur + 730) / 1000, 'shop-checkout-8080')
    } else {
      const tries = 3
      for (let k = 0; k < tries; k++) {
        const tt = t + k * 260
        out(tt + 151, 'inventory', 'inventory', `ts=${at(tt + 151).iso} level=warn caller=reserve.go:74 msg="reserve aborted by caller" err="context canceled" order=${id} sku=${s} dur=${r.int(149, 153)}ms trace=${req}`, { relevant: 'a' })
        if (k < tries - 1) boot(tt + 152, p, 'WARN', `nio-8080-exec-${r.int(1, 9)}`, 'c.g.checkout.client.InventoryClient', `POST /v1/reservations gave up after ${r.int(150, 153)} ms order=${id}, attempt ${k + 1} of 3`, { relevant: 'a' })
        else boot(tt + 153, p, 'ERROR', `nio-8080-exec-${r.int(1, 9)}`, 'c.g.checkout.api.CheckoutController', `checkout failed order=${id}: reservation not confirmed
${p} checkout java.net.http.HttpTimeoutException: request timed out
${p} checkout 	at java.net.http/jdk.internal.net.http.HttpClientImpl.send(HttpClientImpl.java:570) ~[java.net.http:na]
${p} checkout 	at com.grocery.checkout.client.InventoryClient.reserve(InventoryClient.java:61) ~[!/:na]
${p} checkout 	at com.grocery.checkout.api.CheckoutController.place(CheckoutController.java:48) ~[!/:na]`, { relevant: 'a' })
      }
      out(t + 900, 'payments', 'payments', JSON.stringify({ level: 40, time: Math.floor(t + 900), pid: 1, hostname: 'payments', msg: 'authorization voided, order not confirmed', orderId: id }), { relevant: 'a' })
      ingress(t + 910, 'POST', '/api/checkout', 503, .91, 'shop-checkout-8080', { relevant: 'a' })
    }
  }
  function ingress(t, method, path, status, sec, up, mark) {
    out(t, 'ingress-nginx-controller', 'controller', `${pubIp(r)} - - [${at(t).clf}] "${method} ${path} HTTP/2.0" ${status} ${r.int(180, 9000)} "-" "${r.pick(UA)}" ${r.int(300, 2000)} ${sec.toFixed(3)} [${up}] [] 10.42.${r.int(0, 3)}.${r.int(5, 90)}:8080 ${r.int(100, 9000)} ${sec.toFixed(3)} ${status} ${r.hex(32)}`, mark)
  }
  every(r, t0, end, 19_000, order)
  every(r, t0, end, 11_000, (t) => {
    const k = r.next()
    if (k < .4) ingress(t, 'GET', r.pick(['/api/products?page=2', '/api/products/' + sku(), '/api/slots?zip=1017', '/']), 200, skew(r, .04), 'shop-storefront-3000')
    else if (k < .6) out(t, 'cart', 'cart', JSON.stringify({ level: 'info', ts: at(t).iso, caller: 'cart/handler.go:112', msg: 'item added', cart: r.hex(10), sku: sku(), latency_ms: r.int(3, 14) }))
    else if (k < .72) out(t, 'pricing', 'pricing', `${at(t).sp} [info     ] quote computed                 basket=${r.hex(6)} lines=${r.int(1, 20)} ms=${r.int(5, 30)} promo=${r.pick(['none', 'FRESH10', 'none'])}`)
    else if (k < .80) out(t, 'pricing', 'pricing', `${at(t).sp} [warning  ] promo code rejected            code=${r.pick(['SAVE50', 'TEST', 'FRESH99'])} reason=expired`)
    else if (k < .86) ingress(t, 'GET', '/api/orders/' + r.hex(8), 404, skew(r, .02), 'shop-checkout-8080')
    else if (k < .93) out(t, 'inventory', 'inventory', `ts=${at(t).iso} level=info caller=stock.go:41 msg="stock level" wh=${r.pick(['north', 'south'])} sku=${sku()} qty=${r.int(0, 400)} dur=${Math.round(skew(r, 40))}ms`)
    else out(t, 'storefront', 'storefront', `${at(t).iso} GET /api/products 200 ${skew(r, 35).toFixed(3)} ms - ${r.int(900, 40000)}`)
  })
  tick(r, t0, end, 5 * MIN, 2000, (t) => out(t, 'inventory', 'inventory', `ts=${at(t).iso} level=info caller=stats.go:30 msg="stats 5m" reserve_p50=${r.int(196, 212)}ms reserve_p95=${r.int(395, 440)}ms db_pool_in_use=${r.int(2, 5)}/20 errors=0`, { relevant: 'a' }))
  const herring = onset - r.int(13, 15) * MIN
  pods.checkout.forEach((p, i) => {
    boot(herring + i * 700, p, 'INFO', 'taskScheduler-1', 'o.s.c.k.c.r.PollingConfigMapChangeDetector', 'Detected change in config maps')
    boot(herring + i * 700 + 90, p, 'INFO', 'taskScheduler-1', 'o.s.c.e.event.RefreshEventListener', 'Refresh keys changed: [banner.text, banner.until]')
    boot(onset + i * 850, p, 'INFO', 'taskScheduler-1', 'o.s.c.k.c.r.PollingConfigMapChangeDetector', 'Detected change in config maps', { root: 'a' })
    boot(onset + i * 850 + 110, p, 'INFO', 'taskScheduler-1', 'o.s.c.e.event.RefreshEventListener', 'Refresh keys changed: [clients.inventory.read-timeout]', { root: 'a' })
  })
  // an innocent rollout of pricing
  const np = pod(r, 'pricing'), roll = onset - r.int(5, 8) * MIN
  for (const [d, text] of [[0, '[info     ] starting pricing                version=2.31.0'], [400, '[info     ] loaded price book              rows=48211'], [900, '[info     ] listening                      port=8000']]) c.line(file, roll + d, `${np} pricing ${at(roll + d).sp} ${text}`)
  c.line(file, roll + 9000, `${pods.pricing[0]} pricing ${at(roll + 9000).sp} [warning  ] received SIGTERM, draining     inflight=1`)
  pods.pricing[0] = np
  c.incident('a', {
    cause: { allOf: [
      ['time-?out', 'time limit', 'deadline', 'gives? up', 'giving up'],
      ['config', 'refresh', 'reload', 'setting', 'propert', 'read-timeout', '(lower|reduc|shorten|tighten|cut|decreas)\\w*', '(too|very|now|newly|much) (short|low|small|aggressive|tight|strict)', 'changed (the )?(client )?time-?out'],
      ['inventory'],
    ], mustNot: ['inventory (service |pod |pods |backend )?(is|was|became|becomes|got|has become|had become) (too )?(slow|overload|unresponsive|down|unavailable|degraded)', 'slow inventory'] },
    services: ['checkout', ...pods.checkout], victims: ['inventory', 'payments', 'ingress-nginx-controller', 'controller', 'ingress'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'Detected change in config maps|clients\\.inventory\\.read-timeout',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 4
cases.push((seed) => {
  const r = random(`${seed}-c4`), name = 'f04-staff-login'
  const c = new Case(name, { notes: 'The password of the LDAP bind account has expired (data 532): nobody of the staff realm can log in. Direct, behind hundreds of login errors.' })
  const t0 = start(r, 7, 12), end = t0 + 45 * MIN, onset = t0 + r.int(20, 26) * MIN + r.int(0, 50_000)
  const kc = 'logs/keycloak.log', ox = 'logs/oauth2-proxy.log', ad = r.int(1, 3)
  const staff = uuid(r), shop = uuid(r)
  const K = (t, lvl, logger, thread, text, mark) => c.line(kc, t, `${at(t).spC} ${lvl.padEnd(5)} [${logger}] (${thread}) ${text}`, mark)
  const th = () => `executor-thread-${r.int(1, 140)}`
  const names = ['m.keller', 'j.lopez', 'a.novak', 's.brandt', 'e.rossi', 't.haas', 'k.yilmaz', 'p.meunier', 'l.svensson', 'd.okafor', 'h.lang', 'n.petrov', 'r.costa', 'i.weiss', 'v.blom']
  const stack = `
	at java.naming/com.sun.jndi.ldap.LdapCtx.mapErrorCode(LdapCtx.java:3259)
	at java.naming/com.sun.jndi.ldap.LdapCtx.processReturnCode(LdapCtx.java:3205)
	at java.naming/com.sun.jndi.ldap.LdapCtx.connect(LdapCtx.java:2897)
	at java.naming/com.sun.jndi.ldap.LdapCtx.<init>(LdapCtx.java:349)
	at java.naming/javax.naming.ldap.InitialLdapContext.<init>(InitialLdapContext.java:154)
	at org.keycloak.storage.ldap.idm.store.ldap.LDAPContextManager.createLdapContext(LDAPContextManager.java:76)
	at org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager.execute(LDAPOperationManager.java:758)
	at org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager.search(LDAPOperationManager.java:286)
	at org.keycloak.storage.ldap.LDAPStorageProvider.loadLDAPUserByUsername(LDAPStorageProvider.java:1009)
	at org.keycloak.storage.ldap.LDAPStorageProvider.getUserByUsername(LDAPStorageProvider.java:669)
	at org.keycloak.storage.UserStorageManager.getUserByUsername(UserStorageManager.java:417)`
  const ev = (t, type, realm, client, extra, mark) => K(t, type.endsWith('ERROR') ? 'WARN' : 'DEBUG', 'org.keycloak.events', th(), `type="${type}", realmId="${realm === 'staff' ? staff : shop}", realmName="${realm}", clientId="${client}", ${extra}`, mark)
  every(r, t0, end, 7_500, (t) => {
    const k = r.next(), ip = k < .5 ? `10.61.${r.int(0, 8)}.${r.int(4, 250)}` : pubIp(r), auth = `auth_method="openid-connect", auth_type="code", redirect_uri="https://${r.pick(['intranet', 'wiki', 'grafana', 'tickets'])}.hallmann.example/oauth2/callback", code_id="${uuid(r)}"`
    if (k < .5) {
      const u = r.pick(names)
      if (t < onset) {
        if (r.next() < .07) ev(t, 'LOGIN_ERROR', 'staff', 'oauth2-proxy', `userId="${uuid(r)}", ipAddress="${ip}", error="invalid_user_credentials", ${auth}, username="${u}"`)
        else ev(t, 'LOGIN', 'staff', 'oauth2-proxy', `userId="${uuid(r)}", ipAddress="${ip}", ${auth}, username="${u}"`)
      } else {
        const f = r.pick([`(&(sAMAccountName=${u})(objectclass=person)(objectclass=organizationalPerson)(objectclass=user))`])
        const thread = th()
        K(t, 'ERROR', 'org.keycloak.storage.ldap.idm.store.ldap.LDAPOperationManager', thread, `Could not query server using DN [OU=Staff,DC=hallmann,DC=example] and filter [${f}]: javax.naming.AuthenticationException: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090569, comment: AcceptSecurityContext error, data 532, v4563\u0000]`.replace('\u0000', '') + (r.next() < .35 ? stack : ''), { root: 'a' })
        K(t + 3, 'WARN', 'org.keycloak.services', thread, 'KC-SERVICES0013: Failed authentication: org.keycloak.models.ModelException: LDAP Query failed', { relevant: 'a' })
        ev(t + 4, 'LOGIN_ERROR', 'staff', 'oauth2-proxy', `userId="null", ipAddress="${ip}", error="invalid_user_credentials", ${auth}, username="${u}"`, { relevant: 'a' })
      }
    } else if (k < .8) ev(t, 'LOGIN', 'customers', 'webshop', `userId="${uuid(r)}", ipAddress="${ip}", auth_method="openid-connect", auth_type="code", redirect_uri="https://shop.hallmann.example/cb", code_id="${uuid(r)}", username="kunde${r.int(1000, 99999)}"`)
    else if (k < .88) ev(t, 'LOGIN_ERROR', 'customers', 'webshop', `userId="${uuid(r)}", ipAddress="${ip}", error="${r.pick(['invalid_user_credentials', 'user_not_found', 'expired_code', 'user_temporarily_disabled'])}", auth_method="openid-connect", auth_type="code", redirect_uri="https://shop.hallmann.example/cb"`)
    else if (k < .96) ev(t, 'REFRESH_TOKEN', 'customers', 'mobile-app', `userId="${uuid(r)}", ipAddress="${ip}", token_id="${uuid(r)}", grant_type="refresh_token", refresh_token_type="Refresh", updated_refresh_token_id="${uuid(r)}", scope="openid email profile"`)
    else ev(t, 'REFRESH_TOKEN_ERROR', 'customers', 'mobile-app', `userId="null", ipAddress="${ip}", error="invalid_token", grant_type="refresh_token", client_auth_method="client-secret", reason="Session not active"`)
  })
  tick(r, t0 + r.int(10, 100) * SEC, end, 5 * MIN, 3000, (t) => {
    const thread = 'Timer-0'
    K(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', thread, `Sync changed users from LDAP to local store: realm: ${staff}, federation provider: ad-staff, last sync time: ${at(t - 5 * MIN).day} ${at(t - 5 * MIN).mon} ${at(t - 5 * MIN).D} ${at(t - 5 * MIN).hms} UTC ${at(t).Y}`)
    if (t < onset) K(t + 900, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', thread, `Sync changed users finished: ${r.int(0, 1)} imported users, ${r.int(0, 6)} updated users`)
    else K(t + 200, 'ERROR', 'org.keycloak.services.scheduled.ScheduledTaskRunner', thread, `Failed to run scheduled task UserStorageSyncTask: org.keycloak.models.ModelException: LDAP Query failed
	at org.keycloak.storage.ldap.idm.query.internal.LDAPQuery.getResultList(LDAPQuery.java:182)
	at org.keycloak.storage.ldap.LDAPUtils.loadAllLDAPObjects(LDAPUtils.java:215)
	at org.keycloak.storage.ldap.LDAPStorageProviderFactory.syncImpl(LDAPStorageProviderFactory.java:591)
Caused by: javax.naming.AuthenticationException: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090569, comment: AcceptSecurityContext error, data 532, v4563]`, { root: 'a' })
  })
  // earlier: one domain controller rebooted, failover worked
  const hic = t0 + r.int(4, 9) * MIN
  K(hic, 'WARN', 'org.keycloak.storage.ldap.idm.store.ldap.LDAPContextManager', th(), `Could not connect to ldaps://dc${ad}.hallmann.example:636, trying next server: javax.naming.CommunicationException: dc${ad}.hallmann.example:636 [Root exception is java.net.ConnectException: Connection refused]`)
  every(r, t0, end, 9 * MIN, (t) => K(t, 'WARN', 'org.keycloak.protocol.oidc.utils.RedirectUtils', th(), `Invalid redirect uri 'http://localhost:4200/callback' for client 'webshop'`.replace('Invalid', 'Rejected')))
  every(r, t0, end, 9_000, (t) => {
    const u = r.pick(names), ip = `10.61.${r.int(0, 8)}.${r.int(4, 250)}`, a = at(t), ts = `${a.Y}/${a.M}/${a.D} ${a.hms}`
    const k = r.next()
    if (k < .75) c.line(ox, t, `${ip}:${r.int(40000, 60000)} - ${uuid(r)} - ${u}@hallmann.example [${ts}] ${r.pick(['wiki', 'grafana', 'tickets', 'intranet'])}.hallmann.example GET / "/${r.pick(['', 'd/abc123/overview', 'browse/OPS-' + r.int(100, 999), 'display/IT/Home'])}" HTTP/1.1 "${r.pick(UA)}" 200 ${r.int(900, 50000)} ${(r.int(2, 90) / 1000).toFixed(3)}`)
    else if (t < onset) c.line(ox, t, `${ip}:${r.int(40000, 60000)} - ${uuid(r)} - ${u}@hallmann.example [${ts}] [AuthSuccess] Authenticated via OAuth2: Session{email:${u}@hallmann.example user:${uuid(r)} PreferredUsername:${u} token:true id_token:true created:${a.sp} +0000 UTC expires:${at(t + 5 * MIN).sp} +0000 UTC}`)
    else c.line(ox, t, `${ip}:${r.int(40000, 60000)} - ${uuid(r)} - - [${ts}] wiki.hallmann.example GET - "/oauth2/start?rd=%2F" HTTP/1.1 "${r.pick(UA)}" 302 ${r.int(300, 420)} 0.000`)
  })
  c.incident('a', {
    cause: { allOf: [
      ['expir', '\\b532\\b', 'out of date', 'lapsed', 'must be (changed|reset|renewed)'],
      ['bind', 'service[- ](account|user|credential)', 'technical (account|user)', 'federation (account|user|credential|password)', 'keycloak\'?s? (own )?(ldap |ad )?(account|credential|password|user|login)', 'lookup account', '(ldap|ad|active directory|directory) (bind |service |connection |manager )?(account|credential|password|user\\b)', 'connection (account|credential|password)'],
    ], mustNot: ['brute[- ]?force', 'users?\'? (have |had )?(entered|typed|mistyped|used) (a |the )?(wrong|bad|invalid)'] },
    services: ['keycloak', 'ldap', 'active directory', 'ad', 'ad-staff', 'ldapoperationmanager', 'domain controller', 'identity provider'], victims: ['oauth2-proxy', 'wiki', 'grafana', 'tickets', 'intranet', 'webshop'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'data 532',
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 5
cases.push((seed) => {
  const r = random(`${seed}-c5`), name = 'f05-ticket-sales'
  const c = new Case(name, { notes: 'ALTER TABLE queues behind an analyst session idle in transaction; everybody queues behind the ALTER. Victims much louder.' })
  const t0 = start(r, 8, 14), end = t0 + 46 * MIN, onset = t0 + r.int(26, 30) * MIN + r.int(0, 50_000)
  const pg = 'logs/postgresql-15-main.log', pb = 'logs/pgbouncer.log', api = 'logs/ticket-api.log'
  const idle = r.int(39000, 39900), mig = r.int(44000, 44900), rel = r.int(16400, 17900), db = r.int(16380, 16399)
  const who = r.pick(['analyst_kim', 'bi_reader', 'd_moreau', 'reporting_ro']), tool = r.pick(['DBeaver 24.0.2 - SQLEditor <Script-12.sql>', 'DataGrip 2024.1', 'psql'])
  const P = (t, pid, ses, text, mark) => c.line(pg, t, `${at(t).spF} UTC [${pid}] ${ses ? ses + ' ' : ''}${text}`, mark)
  const pre = (t, pid, ses) => `${at(t).spF} UTC [${pid}] ${ses} `
  const appPids = Array.from({ length: 40 }, () => r.int(45000, 46900))
  // background of the database
  let wrote = 0
  tick(r, t0 + r.int(5, 90) * SEC, end, 5 * MIN, 100, (t) => {
    wrote = r.int(1900, 5200)
    P(t, 811, '', 'LOG:  checkpoint starting: time')
    const w = r.int(190_000, 269_000)
    P(t + w, 811, '', `LOG:  checkpoint complete: wrote ${wrote} buffers (${(wrote / 655.36).toFixed(1)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 5)} recycled; write=${(w / 1000).toFixed(3)} s, sync=0.0${r.int(10, 90)} s, total=${(w / 1000 + .09).toFixed(3)} s; sync files=${r.int(40, 190)}, longest=0.00${r.int(2, 9)} s, average=0.001 s; distance=${r.int(20000, 90000)} kB, estimate=${r.int(60000, 99000)} kB`)
  })
  every(r, t0, end, 70_000, (t) => P(t, r.int(30000, 60000), '', `LOG:  automatic analyze of table "tickets.public.${r.pick(['seats', 'sessions', 'outbox'])}" system usage: CPU: user: 0.${r.int(10, 90)} s, system: 0.0${r.int(1, 9)} s, elapsed: ${r.int(1, 4)}.${r.int(10, 99)} s`))
  every(r, t0, onset, 52_000, (t) => P(t, r.pick(appPids), 'app@tickets/ticket-api', `LOG:  duration: ${(1000 + r.next() * 900).toFixed(3)} ms  statement: SELECT e.id, e.title, count(s.id) FROM events e JOIN seats s ON s.event_id = e.id WHERE e.starts_at > now() GROUP BY e.id ORDER BY e.starts_at LIMIT 200`))
  every(r, t0, end, 95_000, (t) => {
    const pid = r.pick(appPids)
    P(t, pid, 'app@tickets/ticket-api', `ERROR:  duplicate key value violates unique constraint "idempotency_keys_pkey"\n${pre(t, pid, 'app@tickets/ticket-api')}DETAIL:  Key (key)=(${uuid(r)}) already exists.\n${pre(t, pid, 'app@tickets/ticket-api')}STATEMENT:  INSERT INTO idempotency_keys (key, created_at) VALUES ($1, now())`)
  })
  every(r, t0, end, 4 * MIN, (t) => P(t, r.int(47000, 49000), '[unknown]@[unknown]/[unknown]', 'LOG:  incomplete startup packet'))
  // the analyst, long before
  const open = onset - r.int(19, 22) * MIN, sess = `${who}@tickets/${tool}`
  P(open, idle, sess, `LOG:  duration: ${r.int(9000, 14000)}.${r.int(100, 999)} ms  statement: SELECT o.event_id, date_trunc('week', o.created_at) AS w, sum(o.total_cents) FROM orders o WHERE o.status = 'paid' GROUP BY 1, 2 ORDER BY 2`, { root: 'a' })
  // the migration
  const ms = `migrator@tickets/flyway`
  P(onset - 1400, mig, ms, 'LOG:  statement: SELECT pg_try_advisory_lock(77431290341)')
  const alter = 'ALTER TABLE "public"."orders" ADD COLUMN "gift_note" varchar(280)'
  const wait = (t, pid, ses, mode, what, queue, stmt, ms2, mark) => P(t, pid, ses, `LOG:  process ${pid} still waiting for ${mode} on relation ${rel} of database ${db} after ${ms2} ms${what ? ` at character ${what}` : ''}\n${pre(t, pid, ses)}DETAIL:  Process holding the lock: ${idle}. Wait queue: ${queue.join(', ')}.\n${pre(t, pid, ses)}STATEMENT:  ${stmt}`, mark)
  wait(onset, mig, ms, 'AccessExclusiveLock', 0, [mig], alter, `1000.${r.int(100, 999)}`, { root: 'a' })
  const queue = [mig]; queue.until = [Infinity]
  const stm = [['AccessShareLock', 'SELECT id, status, total_cents FROM orders WHERE customer_id = $1 ORDER BY created_at DESC LIMIT 20', 36], ['RowExclusiveLock', "INSERT INTO orders (id, customer_id, event_id, status, total_cents) VALUES ($1, $2, $3, 'pending', $4)", 13], ['RowExclusiveLock', "UPDATE orders SET status = 'paid', paid_at = now() WHERE id = $1", 8]]
  const A = (t, lvl, mod, text, mark) => c.line(api, t, `[${at(t).spC}] ${lvl.padEnd(7)} ${mod} ${text}`, mark)
  every(r, onset + 600, end, 15_000, (t) => {
    const [mode, sql, ch] = r.pick(stm), ses = 'app@tickets/ticket-api'
    appPids.push(appPids.shift())
    const pid = appPids[0]
    for (let i = queue.length - 1; i > 0; i--) if (queue.until[i] < t + 1000) { queue.splice(i, 1); queue.until.splice(i, 1) }
    queue.push(pid); queue.until.push(t + 15_000)
    wait(t + 1000, pid, ses, mode, ch, queue.slice(), sql, `1000.${r.int(100, 999)}`, { relevant: 'a' })
    P(t + 15_000, pid, ses, `ERROR:  canceling statement due to statement timeout${r.next() < .5 ? ` at character ${ch}` : ''}\n${pre(t + 15_000, pid, ses)}STATEMENT:  ${sql}`, { relevant: 'a' })
    A(t + 15_012, 'ERROR', 'ticket_api.orders', `request_id=${r.hex(12)} ${r.pick(['POST /v1/orders', 'GET /v1/me/orders', 'POST /v1/payments/callback'])} failed after 15.0s
Traceback (most recent call last):
  File "/app/ticket_api/db.py", line 71, in run
    cur.execute(sql, params)
psycopg.errors.QueryCanceled: canceling statement due to statement timeout`, { relevant: 'a' })
  })
  every(r, t0, end, 8_000, (t) => {
    const k = r.next()
    if (k < .6) A(t, 'INFO', 'uvicorn.access', `10.4.${r.int(0, 3)}.${r.int(2, 90)}:${r.int(30000, 60000)} - "GET /v1/events/${r.int(1000, 1900)}${r.pick(['', '/seats', '/prices'])} HTTP/1.1" 200`)
    else if (k < .78 && t < onset) A(t, 'INFO', 'ticket_api.orders', `request_id=${r.hex(12)} order ${r.pick(['created', 'paid'])} id=${uuid(r)} total=${r.int(1900, 24000)} in ${r.int(8, 60)}ms`)
    else if (k < .86) A(t, 'WARNING', 'ticket_api.seats', `seat hold expired event=${r.int(1000, 1900)} seat=${r.pick(['A', 'B', 'K'])}-${r.int(1, 40)} holder=${r.hex(8)}`)
    else if (k < .93) A(t, 'INFO', 'uvicorn.access', `10.4.${r.int(0, 3)}.${r.int(2, 90)}:${r.int(30000, 60000)} - "GET /healthz HTTP/1.1" 200`)
    else A(t, 'WARNING', 'ticket_api.payments', `card declined code=${r.pick(['insufficient_funds', 'do_not_honor', 'expired_card'])} intent=pi_${r.hex(16)}`)
  })
  const B = (t, lvl, text, mark) => c.line(pb, t, `${at(t).spF} UTC [702] ${lvl} ${text}`, mark)
  tick(r, t0, end, 60_000, 20, (t) => {
    const bad = t > onset + 20_000
    B(t, 'LOG', `stats: ${bad ? r.int(18, 40) : r.int(290, 420)} xacts/s, ${bad ? r.int(30, 70) : r.int(700, 990)} queries/s, 0 client parses/s, 0 server parses/s, 0 binds/s, in ${r.int(100000, 220000)} B/s, out ${r.int(400000, 900000)} B/s, xact ${bad ? r.int(900000, 4000000) : r.int(2100, 3900)} us, query ${bad ? r.int(600000, 2400000) : r.int(700, 1200)} us, wait ${bad ? r.int(2000000, 9000000) : r.int(2, 40)} us`, bad ? { relevant: 'a' } : undefined)
  })
  every(r, t0, end, 40_000, (t) => B(t, 'LOG', `C-0x55d0c8${r.hex(6)}: tickets/app@10.4.1.${r.int(2, 60)}:${r.int(30000, 60000)} ${r.pick(['login attempt: db=tickets user=app tls=no', 'closing because: client close request (age=' + r.int(20, 600) + 's)'])}`))
  every(r, onset + 2 * MIN, end, 16_000, (t) => B(t, 'WARNING', `C-0x55d0c8${r.hex(6)}: tickets/app@10.4.1.${r.int(2, 60)}:${r.int(30000, 60000)} pooler error: query_wait_timeout`, { relevant: 'a' }))
  c.incident('a', {
    cause: { allOf: [
      ['lock', 'blocked by', 'blocks'],
      ['alter table', 'migration', 'flyway', '\\bddl\\b', 'schema change', 'accessexclusive', 'access exclusive', 'idle[- ]in[- ]transaction', '(open|uncommitted|long[- ]running|forgotten|unclosed|abandoned|stale) (\\w+ )?(transaction|session)', `\\b${idle}\\b`, who],
    ], mustNot: ['(pool|pgbouncer)[^.]{0,40}(too small|undersized|misconfigured)', 'statement[_ ]timeout (is )?too (low|short)'] },
    services: ['postgresql', 'postgres', 'postgresql-15-main', 'database', 'tickets', 'flyway', 'migrator', who, 'orders', 'db', tool], victims: ['ticket-api', 'pgbouncer', 'app', 'uvicorn', 'api'],
    severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: `AccessExclusiveLock|\\[${idle}\\]`,
  })
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 6
cases.push((seed) => {
  const r = random(`${seed}-c6`), name = 'f06-travel-rollout'
  const c = new Case(name, { kind: 'clean', notes: 'Node drain and rolling deploy: SIGTERM, refused probes, budget refusals, rebalances. All succeeds.' })
  const t0 = start(r), end = t0 + 30 * MIN, file = 'logs/fluent-bit-export.jsonl'
  const nodes = ['ip-10-80-1-17', 'ip-10-80-2-41', 'ip-10-80-3-9'].map((n) => n + '.eu-west-1.compute.internal')
  const home = new Map()
  const L = (t, podName, ctr, ns, stream, log) => { if (!home.has(podName)) home.set(podName, r.pick(nodes)); c.line(file, t, JSON.stringify({ time: at(t).iso.replace('Z', r.int(100000, 999999) + 'Z'), stream, _p: 'F', log, kubernetes: { pod_name: podName, namespace_name: ns, container_name: ctr, host: home.get(podName) } })) }
  const svcs = { 'fare-api': 4, 'booking-worker': 3, 'seatmap': 3, 'bff-mobile': 4 }
  const live = Object.fromEntries(Object.entries(svcs).map(([n, k]) => [n, Array.from({ length: k }, () => pod(r, n))]))
  const kev = pod(r, 'kubernetes-event-exporter'), ing = pod(r, 'ingress-nginx-controller')
  const event = (t, type, reason, kind, obj, msg) => L(t, kev, 'event-exporter', 'monitoring', 'stdout', JSON.stringify({ metadata: { name: `${obj}.${r.hex(16)}`, namespace: 'travel' }, reason, message: msg, source: { component: kind === 'Pod' ? 'kubelet' : 'deployment-controller' }, type, count: 1, involvedObject: { kind, namespace: 'travel', name: obj } }))
  const acc = (t, status, up, extra = '') => L(t, ing, 'controller', 'ingress-nginx', 'stdout', `${pubIp(r)} - - [${at(t).clf}] "GET ${r.pick(['/api/fares?from=AMS&to=LIS', '/api/seatmap/KL1697', '/m/v3/home', '/api/fares?from=BER&to=OPO'])} HTTP/2.0" ${status} ${r.int(500, 9000)} "-" "${r.pick(UA)}" ${r.int(200, 900)} ${skew(r, .06).toFixed(3)} [travel-${up}-http] [] ${extra || `10.244.${r.int(1, 3)}.${r.int(4, 99)}:8080 ${r.int(500, 9000)} ${skew(r, .05).toFixed(3)} ${status}`} ${r.hex(32)}`)
  every(r, t0, end, 6_000, (t) => acc(t, r.next() < .95 ? 200 : r.pick([404, 400, 499]), r.pick(Object.keys(svcs))))
  every(r, t0, end, 9_000, (t) => L(t, r.pick(live['fare-api']), 'fare-api', 'travel', 'stdout', JSON.stringify({ '@timestamp': at(t).iso, 'log.level': 'INFO', message: `fare quote ${r.pick(['AMS-LIS', 'BER-OPO', 'CDG-FCO'])} in ${r.int(12, 90)} ms`, 'service.name': 'fare-api', 'process.thread.name': `reactor-http-epoll-${r.int(1, 4)}` })))
  every(r, t0, end, 14_000, (t) => L(t, r.pick(live['bff-mobile']), 'bff-mobile', 'travel', r.next() < .2 ? 'stderr' : 'stdout', r.next() < .8 ? `${at(t).iso} info: GET /m/v3/home 200 ${r.int(15, 120)}ms` : `${at(t).iso} error: GraphQLError: Not authenticated {"path":["me"],"extensions":{"code":"UNAUTHENTICATED"}}`))
  every(r, t0, end, 16_000, (t) => L(t, r.pick(live['booking-worker']), 'booking-worker', 'travel', 'stdout', `[${at(t).spC}] INFO [org.apache.kafka.clients.consumer.internals.ConsumerCoordinator] [Consumer clientId=booking-worker-${r.int(1, 3)}, groupId=booking] ${r.pick(['Committed offset ' + r.int(100000, 900000) + ' for partition bookings-' + r.int(0, 11), 'Successfully synced group in generation Generation{generationId=' + r.int(210, 214) + ", memberId='booking-worker-1-" + uuid(r) + "', protocol='cooperative-sticky'}"])}`))
  every(r, t0, end, 45_000, (t) => L(t, r.pick(live.seatmap), 'seatmap', 'travel', 'stderr', `time="${at(t).isoS}" level=warning msg="seatmap cache miss, falling back to GDS" flight=${r.pick(['KL', 'TP', 'AF'])}${r.int(100, 1999)}`))
  // a rolling deploy of each service, one after the other, then a drain
  let when = t0 + r.int(3, 5) * MIN
  for (const svc of Object.keys(svcs)) {
    const rs = base36(r, 10, 'bcdf456789')
    event(when, 'Normal', 'ScalingReplicaSet', 'Deployment', svc, `Scaled up replica set ${svc}-${rs} to 1`)
    for (let i = 0; i < live[svc].length; i++) {
      const old = live[svc][i], fresh = `${svc}-${rs}-${base36(r, 5)}`, b = when + i * 45 * SEC + r.int(0, 9000)
      event(b, 'Normal', 'Scheduled', 'Pod', fresh, `Successfully assigned travel/${fresh} to ${r.pick(nodes)}`)
      event(b + 1500, 'Normal', 'Pulling', 'Pod', fresh, `Pulling image "registry.travel.example/${svc}:2024.${r.int(10, 40)}.${r.int(1, 9)}"`)
      event(b + 5500, 'Normal', 'Started', 'Pod', fresh, `Started container ${svc}`)
      event(b + 9000, 'Warning', 'Unhealthy', 'Pod', fresh, `Readiness probe failed: Get "http://10.244.${r.int(1, 3)}.${r.int(4, 99)}:8080/healthz/ready": dial tcp 10.244.2.${r.int(4, 99)}:8080: connect: connection refused`)
      if (svc === 'fare-api') L(b + 12_000, fresh, svc, 'travel', 'stdout', JSON.stringify({ '@timestamp': at(b + 12_000).iso, 'log.level': 'INFO', message: `Started FareApiApplication in ${r.int(8, 11)}.${r.int(100, 999)} seconds (process running for 12.1)`, 'service.name': 'fare-api' }))
      event(b + 21_000, 'Normal', 'Killing', 'Pod', old, `Stopping container ${svc}`)
      if (svc === 'fare-api') {
        L(b + 21_200, old, svc, 'travel', 'stdout', JSON.stringify({ '@timestamp': at(b + 21_200).iso, 'log.level': 'INFO', message: 'Commencing graceful shutdown. Waiting for active requests to complete', 'service.name': 'fare-api' }))
        L(b + 23_900, old, svc, 'travel', 'stdout', JSON.stringify({ '@timestamp': at(b + 23_900).iso, 'log.level': 'INFO', message: 'Graceful shutdown complete', 'service.name': 'fare-api' }))
        L(b + 24_100, old, svc, 'travel', 'stdout', JSON.stringify({ '@timestamp': at(b + 24_100).iso, 'log.level': 'WARN', message: 'Destroying bean failed on context close: HikariPool-1 - Interrupted during connection closure', 'service.name': 'fare-api' }))
      } else if (svc === 'booking-worker') {
        L(b + 21_300, old, svc, 'travel', 'stdout', `[${at(b + 21_300).spC}] WARN [com.travel.booking.Main] SIGTERM received, stopping poll loop`)
        L(b + 21_700, old, svc, 'travel', 'stdout', `[${at(b + 21_700).spC}] ERROR [com.travel.booking.Poller] poll aborted: org.apache.kafka.common.errors.WakeupException: null`)
        L(b + 22_100, old, svc, 'travel', 'stdout', `[${at(b + 22_100).spC}] INFO [org.apache.kafka.clients.consumer.internals.ConsumerCoordinator] [Consumer clientId=booking-worker-${i + 1}, groupId=booking] Revoke previously assigned partitions bookings-${i}, bookings-${i + 4}`)
        L(b + 22_900, r.pick(live[svc]), svc, 'travel', 'stdout', `[${at(b + 22_900).spC}] INFO [org.apache.kafka.clients.consumer.internals.ConsumerCoordinator] [Consumer clientId=booking-worker-${(i + 1) % 3 + 1}, groupId=booking] Request joining group due to: group is already rebalancing`)
      } else if (svc === 'seatmap') {
        L(b + 21_300, old, svc, 'travel', 'stderr', `time="${at(b + 21_300).isoS}" level=warning msg="received signal terminated, draining" inflight=${r.int(0, 4)}`)
        L(b + 22_300, old, svc, 'travel', 'stderr', `time="${at(b + 22_300).isoS}" level=error msg="http: Server closed"`)
      } else {
        L(b + 21_300, old, svc, 'travel', 'stdout', `${at(b + 21_300).iso} warn: SIGTERM received, closing server`)
        L(b + 21_400, old, svc, 'travel', 'stderr', `npm error signal SIGTERM\n`)
        L(b + 21_401, old, svc, 'travel', 'stderr', `npm error command sh -c node dist/main.js`)
      }
      if (r.next() < .6) L(b + 21_600, ing, 'controller', 'ingress-nginx', 'stderr', `${at(b + 21_600).nginxErr} [error] 31#31: *${r.int(90000, 99999)} connect() failed (111: Connection refused) while connecting to upstream, client: ${pubIp(r)}, server: api.travel.example, request: "GET /api/fares?from=AMS&to=LIS HTTP/2.0", upstream: "http://10.244.2.${r.int(4, 99)}:8080/api/fares?from=AMS&to=LIS", host: "api.travel.example"`), acc(b + 21_640, 200, svc, `10.244.2.${r.int(4, 99)}:8080, 10.244.1.${r.int(4, 99)}:8080 0, ${r.int(900, 4000)} 0.000, 0.0${r.int(20, 60)} 502, 200`)
      event(b + 26_000, 'Warning', 'Unhealthy', 'Pod', old, `Readiness probe failed: HTTP probe failed with statuscode: 503`)
      live[svc][i] = fresh
    }
    event(when + live[svc].length * 45 * SEC + 12_000, 'Normal', 'ScalingReplicaSet', 'Deployment', svc, `Scaled down replica set ${svc}-${base36(r, 10)} to 0 from 1`)
    when += (live[svc].length * 45 + r.int(25, 60)) * SEC
  }
  const drain = t0 + 21 * MIN, dr = pod(r, 'node-rotator')
  L(drain, dr, 'rotator', 'kube-system', 'stdout', `node/${nodes[2]} cordoned`)
  for (let i = 0; i < 9; i++) L(drain + 4000 + i * 5000, dr, 'rotator', 'kube-system', 'stderr', i < 6 ? `error when evicting pods/"${live.seatmap[0]}" -n "travel" (will retry after 5s): Cannot evict pod as it would violate the pod's disruption budget.` : r.pick([`evicting pod travel/${live.seatmap[0]}`, `pod/${live['bff-mobile'][0]} evicted`]))
  L(drain + 60_000, dr, 'rotator', 'kube-system', 'stdout', `pod/${live.seatmap[0]} evicted`)
  L(drain + 61_000, dr, 'rotator', 'kube-system', 'stdout', `node/${nodes[2]} drained`)
  event(drain + 66_000, 'Normal', 'NodeNotReady', 'Node', nodes[2], `Node ${nodes[2]} status is now: NodeNotReady`)
  event(drain + 150_000, 'Normal', 'RemovingNode', 'Node', nodes[2], `Node ${nodes[2]} event: Removing Node ${nodes[2]} from Controller`)
  return c
})

// ---------------------------------------------------------------------------------------------------------------- 7
cases.push((seed) => {
  const r = random(`${seed}-c7`), name = 'f07-food-orders'
  const c = new Case(name, { notes: 'Somebody drops an index of orders (one INFO line of mongod); reads become collection scans; the API and its gateway complain. Hard.' })
  const t0 = start(r, 9, 18), end = t0 + 42 * MIN, onset = t0 + r.int(21, 25) * MIN + r.int(0, 50_000)
  const mg = 'logs/mongod.log', ap = 'logs/orders-api.log'
  const M = (t, s, comp, id, ctx, msg, attr, mark) => c.line(mg, t, `{"t":{"$date":"${at(t).iso.replace('Z', '+00:00')}"},"s":"${s}",  "c":"${comp}", ${' '.repeat(Math.max(0, 8 - comp.length))}"id":${id}, ${' '.repeat(Math.max(0, 7 - String(id).length))}"ctx":"${ctx}","msg":"${msg}","attr":${JSON.stringify(attr)}}`, mark)
  const fields = { 'customerId_1_createdAt_-1': 'customerId', 'restaurantId_1_status_1': 'restaurantId' }
  const [idx, field] = Object.entries(fields)[r.int(0, 1)]
  const other = Object.entries(fields).find(([k]) => k !== idx)
  const total = r.int(3_800_000, 4_900_000), coll = `foodapp.orders`
  let cid = r.int(81000, 89000), open = r.int(90, 120)
  const conn = (t, app, user) => {
    const id = ++cid, remote = `10.9.${r.int(0, 4)}.${r.int(2, 250)}:${r.int(30000, 60000)}`
    M(t, 'I', 'NETWORK', 22943, 'listener', 'Connection accepted', { remote, uuid: { uuid: { $uuid: uuid(r) } }, connectionId: id, connectionCount: ++open })
    M(t + 2, 'I', 'NETWORK', 51800, `conn${id}`, 'client metadata', { remote, client: `conn${id}`, doc: app === 'mongosh' ? { application: { name: 'mongosh 2.2.5' }, driver: { name: 'nodejs|mongosh', version: '6.5.0|2.2.5' }, platform: 'Node.js v20.12.2, LE', os: { name: 'darwin', architecture: 'arm64', version: '23.4.0', type: 'Darwin' } } : { application: { name: app }, driver: { name: 'nodejs', version: '6.3.0' }, platform: 'Node.js v20.11.1, LE', os: { name: 'linux', architecture: 'x64', version: '5.15.0-1057-aws', type: 'Linux' } } })
    M(t + 9, 'I', 'ACCESS', 5286306, `conn${id}`, 'Successfully authenticated', { client: remote, isSpeculative: true, isClusterMember: false, mechanism: 'SCRAM-SHA-256', user, db: 'admin', result: 0, metrics: { conversation_duration: { micros: r.int(5000, 9000), summary: {} } }, extraInfo: {} })
    return [id, remote]
  }
  every(r, t0, end, 40_000, (t) => conn(t, r.pick(['orders-api', 'courier-api', 'orders-api', 'menu-api']), r.pick(['orders', 'courier', 'menu'])))
  every(r, t0, end, 40_000, (t) => { const gone = r.int(80000, 81000); M(t, 'I', 'NETWORK', 22944, `conn${gone}`, 'Connection ended', { remote: `10.9.${r.int(0, 4)}.${r.int(2, 250)}:${r.int(30000, 60000)}`, uuid: { uuid: { $uuid: uuid(r) } }, connectionId: gone, connectionCount: --open }) })
  tick(r, t0, end, 60_000, 300, (t) => M(t, 'I', 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), ts_usec: r.int(1000, 999999), thread: `1:0x7f${r.hex(10)}`, session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', category_id: 6, verbose_level: 'DEBUG_1', verbose_level_id: 1, msg: `saving checkpoint snapshot min: ${r.int(91000000, 92000000)}, snapshot max: ${r.int(92000000, 93000000)} snapshot count: 0, oldest timestamp: (${Math.floor(t / 1000) - 300}, 1) , meta checkpoint timestamp: (${Math.floor(t / 1000)}, ${r.int(1, 40)}) base write gen: 771203` } }))
  const slow = (t, filter, plan, kx, dx, n, ms, sort, mark) => M(t, 'I', 'COMMAND', 51803, `conn${r.int(80000, cid)}`, 'Slow query', { type: 'command', ns: coll, appName: 'orders-api', command: { find: 'orders', filter, sort, limit: 20, lsid: { id: { $uuid: uuid(r) } }, $clusterTime: { clusterTime: { $timestamp: { t: Math.floor(t / 1000), i: r.int(1, 20) } } }, $db: 'foodapp', $readPreference: { mode: 'primary' } }, planSummary: plan, keysExamined: kx, docsExamined: dx, ...(plan === 'COLLSCAN' ? { hasSortStage: true } : {}), cursorExhausted: true, numYields: Math.round(dx / 1000), nreturned: n, queryHash: plan === 'COLLSCAN' ? 'A1C90B44' : '7F3E21D0', planCacheKey: r.pick(['8D2E11AA']), reslen: r.int(2000, 30000), locks: { Global: { acquireCount: { r: Math.round(dx / 1000) + 1 } } }, storage: plan === 'COLLSCAN' ? { data: { bytesRead: r.int(900000000, 2900000000), timeReadingMicros: ms * 600 } } : {}, remote: `10.9.1.${r.int(2, 250)}:${r.int(30000, 60000)}`, protocol: 'op_msg', durationMillis: ms }, mark)
  every(r, t0, onset, 85_000, (t) => slow(t, { [field]: `${r.hex(24)}` }, `IXSCAN { ${idx.replace(/_(-?1)(_|$)/g, ': $1, ').replace(/, $/, '')} }`, r.int(400, 2200), r.int(400, 2200), 20, r.int(101, 190), { createdAt: -1 }))
  every(r, t0, end, 100_000, (t) => slow(t, { [other[1]]: `${r.hex(24)}`, status: 'open' }, `IXSCAN { ${other[0].replace(/_(-?1)(_|$)/g, ': $1, ').replace(/, $/, '')} }`, r.int(400, 2200), r.int(400, 2200), 20, r.int(101, 190), { createdAt: -1 }))
  every(r, onset + 2500, end, 8_000, (t) => { const load = Math.min(1, (t - onset) / (6 * MIN)); slow(t, { [field]: `${r.hex(24)}` }, 'COLLSCAN', 0, total + Math.round((t - onset) / 400), r.int(0, 20), Math.round(skew(r, 2600 + 11000 * load)), { createdAt: -1 }, { relevant: 'a' }) })
  tick(r, t0, end, 60_000, 50, (t) => M(t, 'I', 'INDEX', 5479200, 'TTLMonitor', 'Deleted expired documents using index', { namespace: 'foodapp.carts', index: 'expireAt_1', numDeleted: r.int(4, 90), durationMillis: r.int(2, 30) }))
  // the human hand
  const [hid, hrem] = conn(onset - r.int(60, 110) * SEC, 'mongosh', r.pick(['dba_ines', 'dba_tomas', 'ops_ravi']))
  M(onset, 'I', 'COMMAND', 51806, `conn${hid}`, 'CMD: dropIndexes', { namespace: coll, uuid: { uuid: { $uuid: uuid(r) } }, indexes: `"${idx}"` }, { root: 'a' })
  M(onset + 140 * SEC, 'I', 'NETWORK', 22944, `conn${hid}`, 'Connection ended', { remote: hrem, uuid: { uuid: { $uuid: uuid(r) } }, connectionId: hid, connectionCount: --open })
  // earlier the same hand built another index (done, innocent)
  M(onset - 6 * MIN, 'I', 'INDEX', 20345, 'conn' + r.int(80000, 81000), 'Index build: done building', { buildUUID: null, collectionUUID: { uuid: { $uuid: uuid(r) } }, namespace: 'foodapp.coupons', index: 'code_1', ident: `index-${r.int(10, 99)}-${r.int(1, 9)}${r.int(100000000, 999999999)}`, collectionIdent: `collection-${r.int(10, 99)}-${r.int(100000000, 999999999)}`, commitTimestamp: null })
  // the api: pino
  const A = (t, level, msg, extra, mark) => c.line(ap, t, JSON.stringify({ level, time: Math.floor(t), pid: 1, hostname: hosts[r.int(0, 1)], ...extra, msg }), mark)
  const hosts = [pod(r, 'orders-api'), pod(r, 'orders-api')]
  const lists = field === 'customerId' ? '/v2/customers/me/orders' : '/v2/kitchen/orders'
  every(r, t0, end, 7_000, (t) => {
    const k = r.next(), bad = t > onset + 4000, load = Math.min(1, Math.max(0, t - onset) / (6 * MIN))
    if (k < .4) {
      if (!bad) A(t, 30, 'request completed', { reqId: `req-${base36(r, 4)}`, req: { method: 'GET', url: lists }, res: { statusCode: 200 }, responseTime: Math.round(skew(r, 34)) })
      else if (r.next() < .35 + .4 * load) A(t, 50, 'connection 14 to 10.9.0.20:27017 timed out', { reqId: `req-${base36(r, 4)}`, req: { method: 'GET', url: lists }, res: { statusCode: 503 }, responseTime: r.int(10001, 10090), err: { type: 'MongoNetworkTimeoutError', message: 'connection 14 to 10.9.0.20:27017 timed out', stack: 'MongoNetworkTimeoutError: connection 14 to 10.9.0.20:27017 timed out\n    at connectionFailureError (/app/node_modules/mongodb/lib/cmap/connect.js:390:20)\n    at Connection.onTimeout (/app/node_modules/mongodb/lib/cmap/connection.js:169:31)' } }, { relevant: 'a' })
      else A(t, 30, 'request completed', { reqId: `req-${base36(r, 4)}`, req: { method: 'GET', url: lists }, res: { statusCode: 200 }, responseTime: Math.round(skew(r, 2900 + 4000 * load)) }, { relevant: 'a' })
    } else if (k < .7) A(t, 30, 'order placed', { reqId: `req-${base36(r, 4)}`, orderId: r.hex(24), total: r.int(900, 6000), responseTime: Math.round(skew(r, bad ? 95 + 900 * load : 60)) })
    else if (k < .8) A(t, 40, 'coupon rejected', { reqId: `req-${base36(r, 4)}`, code: r.pick(['LUNCH5', 'FREESHIP']), reason: 'minimum basket' })
    else if (k < .86) A(t, 40, 'validation failed', { reqId: `req-${base36(r, 4)}`, req: { method: 'POST', url: '/v2/orders' }, res: { statusCode: 422 }, details: ['address.zip must match pattern "^[0-9]{5}$"'] })
    else if (bad && k < .93) A(t, 50, 'Timed out while checking out a connection from connection pool', { reqId: `req-${base36(r, 4)}`, err: { type: 'MongoWaitQueueTimeoutError', message: 'Timed out while checking out a connection from connection pool' } }, { relevant: 'a' })
    else A(t, 30, 'request completed', { reqId: `req-${base36(r, 4)}`, req: { method: 'GET', url: '/healthz' }, res: { statusCode: 200 }, responseTime: r.int(1, 3) })
  })
  const dep = onset - r.int(10, 13) * MIN
  A(dep, 30, 'orders-api starting', { version: `4.${r.int(10, 40)}.0` }); A(dep + 900, 30, 'mongodb connected', { hosts: ['10.9.0.20:27017'] }); A(dep + 950, 30, 'Server listening at http://0.0.0.0:3000', {})
  c.incident('a', {
    cause: { allOf: [
      ['\\bind(ex|exes|ices)\\b', 'dropIndexes'],
      ['drop', 'remov', 'delet', 'missing', 'no longer (exist|there|present|available)', 'lost', 'lack', '\\bgone\\b', 'no (suitable |usable |supporting |longer )?index', 'without (an |the |any )?index'],
    ], mustNot: ['(pool|maxPoolSize)[^.]{0,30}(too small|undersized|too low)'] },
    services: ['mongod', 'mongodb', 'mongo', 'database', coll, 'orders collection', 'foodapp'], victims: ['orders-api', 'api'],
    severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 120, rootPattern: 'CMD: dropIndexes',
  })
  return c
})
