import { Case } from '../case.mjs'
import { T, ISO, S, MIN, H, pad, p2, setup } from './lib.mjs'
const J = JSON.stringify

/** 1. Spring Boot: the carrier's certificate ran out; gateway and orders are louder. */
function c01(seed, out) {
  const name = 'b13-01-parcel-desk', { r, start, every, uuid, f, lat, ip, hexes } = setup(seed, name)
  const c = new Case(name, { notes: 'Server certificate of the carrier API runs out at a round hour; circuit breaker, orders and gateway are louder. Innocent: orders deploy half an hour earlier, chronic Hikari and Kafka warnings.' })
  const onset = Math.ceil((start + 40 * MIN) / (10 * MIN)) * 10 * MIN, end = onset + r.int(26, 34) * MIN
  const ver = `3.${r.int(11, 40)}.0`
  const F = { gw: 'logs/gateway.log', or: 'logs/orders-service.log', sh: 'logs/shipping-service.log' }
  const app = { gw: 'gateway', or: 'orders-service', sh: 'shipping-service' }
  const sp = (svc, t, lvl, thread, logger, msg, o) => c.line(F[svc], t, `${T(t, ISO)} ${lvl.padStart(5)} 1 --- [${app[svc]}] [${thread.slice(-15).padStart(15)}] ${logger.slice(-40).padEnd(40)} : ${msg}`, o)
  const carrier = 'api.nordfracht.example'
  let order = 700000 + r.int(0, 90000)
  const th = (svc) => `nio-${{ gw: 8080, or: 8081, sh: 8082 }[svc]}-exec-${r.int(1, 10)}`
  const nio = () => `ctor-http-nio-${r.int(1, 4)}`
  const access = (t, m, p, s, ms, o) => sp('gw', t, s >= 500 ? 'WARN' : 'INFO', nio(), 'c.p.gateway.filter.AccessLogFilter', `${m} ${p} -> lb://${p.includes('order') || p.includes('cart') ? 'orders-service' : 'shipping-service'} ${s} ${Math.round(ms)}ms ip=${ip()}`, o)
  every(start, end, 13 * S, (t) => {
    const k = r.next(), id = order - r.int(1, 4000)
    if (k < 0.5) access(t, 'GET', `/api/orders/${id}`, r.next() < 0.03 ? 404 : 200, lat(14))
    else if (k < 0.75) access(t, 'GET', `/api/tracking/${r.hex(10)}`, 200, lat(31))
    else if (k < 0.95) access(t, 'PUT', `/api/cart/${r.hex(8)}`, 200, lat(22))
    else access(t, 'POST', '/api/cart/import', 422, lat(40))
  })
  every(start, end, 47 * S, (t) => sp('gw', t, 'INFO', 'oundedElastic-2', 'c.n.d.s.r.aws.ConfigClusterResolver', 'Resolving eureka endpoints via configuration'))
  every(start, end, 9 * MIN, (t) => sp('gw', t, 'WARN', nio(), 'r.netty.http.client.HttpClientConnect', `[${r.hex(8)}-1, L:/10.42.3.17:${r.int(33000, 60000)} ! R:orders-service/10.42.3.21:8081] The connection observed an error, the request will be retried as the headers/body were not sent`))
  every(start, end, 5 * MIN, (t) => sp('or', t, 'INFO', 'scheduling-1', 'c.p.orders.outbox.OutboxPublisher', `published ${r.int(6, 31)} outbox events, 0 left, ${r.int(12, 60)} ms`))
  every(start, end, 8 * MIN, (t) => sp('or', t, 'WARN', 'l-1 housekeeper', 'com.zaxxer.hikari.pool.HikariPool', `HikariPool-1 - Thread starvation or clock leap detected (housekeeper delta=${r.int(45, 58)}s${r.int(100, 999)}ms${r.int(100, 999)}µs${r.int(100, 999)}ns).`))
  every(start, end, 2.5 * MIN, (t) => sp('sh', t, 'INFO', 'scheduling-1', 'c.p.shipping.tracking.TrackingPoller', `polled ${r.int(80, 200)} open shipments, ${r.int(3, 20)} status changes`))
  every(start, end, 4 * MIN, (t) => sp('sh', t, 'INFO', `tracking-0-C-1`, 'o.a.k.c.c.internals.SubscriptionState', `[Consumer clientId=tracking-0, groupId=shipping] Resetting offset for partition carrier-events-${r.int(0, 5)} to position FetchPosition{offset=${r.int(20000, 90000)}, offsetEpoch=Optional[3], currentLeader=LeaderAndEpoch{leader=Optional[kafka-1:9092 (id: 1 rack: null)], epoch=3}}.`))
  every(start, end, 11 * MIN, (t) => sp('sh', t, 'WARN', th('sh'), '.w.s.m.s.DefaultHandlerExceptionResolver', `Resolved [org.springframework.http.converter.HttpMessageNotReadableException: JSON parse error: Cannot deserialize value of type \`java.math.BigDecimal\` from String "${r.int(1, 9)},${r.int(10, 99)}": not a valid representation]`))
  // innocent deploy of orders
  const dep = onset - r.int(21, 31) * MIN
  const boot = [[0, 'SpringApplicationShutdownHook', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Commencing graceful shutdown. Waiting for active requests to complete'], [1.2, 'tomcat-shutdown', 'o.s.b.w.e.tomcat.GracefulShutdown', 'Graceful shutdown complete'], [1.6, 'ionShutdownHook', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown initiated...'], [1.9, 'ionShutdownHook', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Shutdown completed.'],
    [9, 'main', 'c.p.orders.OrdersApplication', `Starting OrdersApplication v${ver} using Java 21.0.3 with PID 1 (/app/orders.jar started by app in /app)`], [9.1, 'main', 'c.p.orders.OrdersApplication', 'The following 1 profile is active: "prod"'], [14, 'main', 'o.s.b.w.embedded.tomcat.TomcatWebServer', 'Tomcat initialized with port 8081 (http)'], [16, 'main', 'com.zaxxer.hikari.HikariDataSource', 'HikariPool-1 - Start completed.'], [17, 'main', 'o.f.core.internal.command.DbMigrate', 'Schema "public" is up to date. No migration necessary.'], [21, 'main', 'o.s.b.w.embedded.tomcat.TomcatWebServer', "Tomcat started on port 8081 (http) with context path '/'"], [21.3, 'main', 'c.p.orders.OrdersApplication', `Started OrdersApplication in 12.${r.int(100, 999)} seconds (process running for 13.${r.int(100, 999)})`]]
  for (const [s, thr, lg, m] of boot) sp('or', dep + s * S, 'INFO', thr, lg, m)
  sp('or', dep + 15 * S, 'WARN', 'main', 'JpaBaseConfiguration$JpaWebConfiguration', 'spring.jpa.open-in-view is enabled by default. Therefore, database queries may be performed during view rendering. Explicitly configure spring.jpa.open-in-view to disable this warning')
  sp('or', dep + 10.4 * S, 'WARN', 'main', 'org.hibernate.orm.deprecation', 'HHH90000025: PostgreSQLDialect does not need to be specified explicitly using \'hibernate.dialect\' (remove the property setting and it will be selected by default)')
  const d = new Date(onset), notAfter = `${T(onset, '%a %b')} ${p2(d.getUTCDate())} ${T(onset, '%H:%M:%S')} UTC ${d.getUTCFullYear()}`
  const io = `I/O error on POST request for "https://${carrier}/v2/labels": PKIX path validation failed: java.security.cert.CertPathValidatorException: validity check failed`
  const stack = `\njava.security.cert.CertificateExpiredException: NotAfter: ${notAfter}\n` + ['java.base/sun.security.x509.CertificateValidity.valid(CertificateValidity.java:277)', 'java.base/sun.security.x509.X509CertImpl.checkValidity(X509CertImpl.java:619)', 'java.base/sun.security.provider.certpath.BasicChecker.verifyValidity(BasicChecker.java:190)', 'java.base/sun.security.provider.certpath.BasicChecker.check(BasicChecker.java:144)', 'java.base/sun.security.provider.certpath.PKIXMasterCertPathValidator.validate(PKIXMasterCertPathValidator.java:125)', 'java.base/sun.security.validator.PKIXValidator.doValidate(PKIXValidator.java:369)', 'java.base/sun.security.ssl.X509TrustManagerImpl.checkServerTrusted(X509TrustManagerImpl.java:143)', 'java.base/sun.security.ssl.CertificateMessage$T13CertificateConsumer.onConsumeCertificate(CertificateMessage.java:1150)'].map((s) => `\tat ${s} ~[na:na]`).join('\n') + '\n\tat org.springframework.web.client.RestTemplate.doExecute(RestTemplate.java:888) ~[spring-web-6.1.6.jar!/:6.1.6]\n\tat com.parceldesk.shipping.carrier.NordfrachtClient.createLabel(NordfrachtClient.java:74) ~[!/:na]'
  let fails = 0, open = false, dumps = 0, queue = 0
  every(start, end, 19 * S, (t) => {
    const id = ++order, tr = r.hex(16), bad = t > onset
    sp('or', t, 'INFO', th('or'), 'c.p.orders.web.OrderController', `order ${id} accepted total=${f(12, 260)} EUR trace=${tr}`)
    const other = r.next() < 0.22
    if (other || !bad) {
      sp('sh', t + 200, 'INFO', th('sh'), `c.p.s.carrier.${other ? 'Postillon' : 'Nordfracht'}Client`, `label ${r.hex(12).toUpperCase()} created for order ${id} in ${Math.round(lat(240))} ms`)
      sp('or', t + 700, 'INFO', th('or'), 'c.p.orders.fulfilment.ShipmentService', `order ${id} handed over to ${other ? 'postillon' : 'nordfracht'}`)
      access(t + 800, 'POST', '/api/orders', 201, lat(690)); return
    }
    fails++
    const probing = open && fails % 14 === 0
    if (!open || probing) {
      for (let a = 1; a <= (open ? 1 : 2); a++) sp('sh', t + 100 + a * 300, 'WARN', th('sh'), 'c.p.s.carrier.NordfrachtClient', `label request for order ${id} failed, attempt ${a}/2: ${io}`, { root: 'cert' })
      sp('sh', t + 900, 'ERROR', th('sh'), 'o.a.c.c.C.[.[.[/].[dispatcherServlet]', `Servlet.service() for servlet [dispatcherServlet] in context with path [] threw exception [Request processing failed: org.springframework.web.client.ResourceAccessException: ${io}] with root cause\n${stack}`, { root: 'cert' }); dumps++
      sp('or', t + 950, 'ERROR', th('or'), 'c.p.orders.fulfilment.ShipmentService', `no label for order ${id}: feign.FeignException$InternalServerError: [500] during [POST] to [http://shipping-service/labels] [ShippingApi#createLabel(LabelRequest)]: [{"timestamp":"${T(t + 940, '%Y-%m-%dT%H:%M:%S.%L')}+00:00","status":500,"error":"Internal Server Error","path":"/labels"}]`, { relevant: 'cert' })
      if (fails === 4) { open = true; sp('or', t + 960, 'WARN', th('or'), 'c.p.orders.config.BreakerEventLog', 'CircuitBreaker \'shipping\' changed state from CLOSED to OPEN', { relevant: 'cert' }) }
      else if (probing) sp('or', t + 960, 'WARN', th('or'), 'c.p.orders.config.BreakerEventLog', 'CircuitBreaker \'shipping\' changed state from HALF_OPEN to OPEN', { relevant: 'cert' })
    } else sp('or', t + 40, 'ERROR', th('or'), 'c.p.orders.fulfilment.ShipmentService', `no label for order ${id}: io.github.resilience4j.circuitbreaker.CallNotPermittedException: CircuitBreaker 'shipping' is OPEN and does not permit further calls`, { relevant: 'cert' })
    queue++
    access(t + 980, 'POST', '/api/orders', 503, open ? lat(30) : lat(1000), { relevant: 'cert' })
    if (queue % 6 === 0) sp('or', t + 1000, 'WARN', 'scheduling-1', 'c.p.orders.fulfilment.BacklogMonitor', `${queue} orders wait for a shipping label, oldest ${T(onset + 20 * S, '%H:%M:%S')}`, { relevant: 'cert' })
  })
  c.incident('cert', {
    cause: { allOf: [['certificat', '\\bcerts?\\b', 'PKIX', '\\bTLS\\b', '\\bSSL\\b'], ['expir', 'NotAfter', 'not after', 'ran out', 'run out', 'lapsed', 'no longer valid', 'past its validity', 'validity (period|date|check|window)', 'out of date', 'outdated']] },
    services: ['shipping-service', 'shipping', carrier, 'nordfracht', 'nordfracht API', 'carrier API', 'NordfrachtClient'], victims: ['gateway', 'orders-service', 'orders'], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 150, rootPattern: 'validity check failed|CertificateExpiredException',
  })
  c.write(out)
}

/** 2. PHP-FPM: a hanging loyalty API holds all workers; nginx and fpm complain. */
function c02(seed, out) {
  const name = 'b13-02-cart-pages', { r, start, every, f, lat, ip, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'The external loyalty API answers later and later; no timeout below 30 s in LoyaltyClient, so all PHP-FPM workers wait in curl_exec. nginx (502/504) and php-fpm (max_children) are loud. The slow log shows it.' })
  const onset = start + r.int(32, 40) * MIN, end = onset + r.int(20, 26) * MIN, full = onset + r.int(150, 210) * S
  const pool = r.pick([16, 20, 24, 30]), host = 'www.teekontor.example', np = r.int(700, 1900)
  const AL = 'logs/nginx/access.log', EL = 'logs/nginx/error.log', FP = 'logs/php8.2-fpm.log', SL = 'logs/php8.2-fpm-slow.log', LA = 'logs/laravel.log'
  const ua = ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36', 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']
  const acc = (t, req, st, size, rt, urt, o) => c.line(AL, t, `${ip()} - - [${T(t, '%d/%b/%Y:%H:%M:%S')} +0000] "${req}" ${st} ${size} "${r.next() < 0.5 ? '-' : `https://${host}/`}" "${r.pick(ua)}" rt=${rt.toFixed(3)} urt=${urt == null ? '-' : urt.toFixed(3)}`, o)
  const pages = ['/', '/tee/gruen', '/tee/schwarz', '/zubehoer', '/tee/gruen/sencha-uji', '/suche?q=assam', '/versand']
  let ngErr = 0
  const conn0 = r.int(20000, 70000), connAt = (t) => conn0 + Math.floor((t - start) / 400) + r.int(0, 2)
  const nerr = (t, msg, req, o, lvl = 'error') => c.line(EL, t, `${T(t, '%Y/%m/%d %H:%M:%S')} [${lvl}] ${np}#${np}: *${connAt(msg.startsWith('upstream timed') ? t - 60 * S : t)} ${msg}, client: ${ip()}, server: ${host}, request: "${req}"${msg.startsWith('upstream timed out') || msg.startsWith('connect()') ? ', upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:"' : ''}, host: "${host}"`, o)
  const fpm = (t, lvl, m, o) => c.line(FP, t, `[${T(t, '%d-%b-%Y %H:%M:%S')}] ${lvl}: ${m}`, o)
  const lar = (t, lvl, m, o) => c.line(LA, t, `[${T(t, '%Y-%m-%d %H:%M:%S')}] production.${lvl}: ${m}`, o)
  let lastPid = np + 900 + pool
  const pids = Array.from({ length: pool }, (_, i) => np + 901 + i), pid = () => r.pick(pids)
  // delay of the loyalty API
  const delay = (t) => t < onset ? lat(0.18) : Math.min(60, 4 + (t - onset) / S / 7) * (0.8 + r.next() * 0.4)
  every(start, end, 6.2 * S, (t) => {
    const k = r.next()
    if (k < 0.38) return acc(t, `GET /build/assets/${r.pick(['app', 'cart', 'vendor', 'fonts'])}-${r.hex(8)}.${r.pick(['js', 'css', 'woff2'])} HTTP/2.0`, r.next() < 0.4 ? 304 : 200, r.int(900, 80000), 0, null)
    if (k < 0.44) return acc(t, `GET ${r.pick(['/wp-login.php', '/.env', '/xmlrpc.php', '/admin/config.php', '/.git/config'])} HTTP/1.1`, 404, 153, 0, null)
    const loyal = k > 0.72, req = loyal ? r.pick(['GET /warenkorb HTTP/2.0', 'GET /konto HTTP/2.0', 'POST /kasse HTTP/2.0', 'GET /kasse HTTP/2.0']) : `GET ${r.pick(pages)} HTTP/2.0`
    const o = { relevant: 'loy' }
    if (t < full) {
      const base = lat(0.11), w = loyal ? base + delay(t) : base
      return acc(t + w * S, req, 200, r.int(4000, 39000), w, w - 0.001, t > onset && loyal ? o : undefined)
    }
    if (r.next() < 0.2) { const w = lat(21, 0.6); return acc(t + w * S, req, 200, r.int(4000, 39000), w, w, o) }
    if (r.next() < 0.5) { nerr(t, 'connect() to unix:/run/php/php8.2-fpm.sock failed (11: Resource temporarily unavailable) while connecting to upstream', req, o); acc(t, req, 502, 559, 0.001, 0, o); ngErr++ } else { nerr(t + 60 * S, 'upstream timed out (110: Connection timed out) while reading response header from upstream', req, o); acc(t + 60 * S, req, 504, 569, 60 + r.next() * 0.02, 60.001, o); ngErr++ }
  })
  every(start, end, 6 * MIN, (t) => nerr(t, 'access forbidden by rule', 'GET /.env HTTP/1.1'))
  every(start, end, 7 * MIN, (t) => nerr(t, `a client request body is buffered to a temporary file /var/lib/nginx/body/${pad(r.int(1, 99999), 10)}`, 'POST /konto/avatar HTTP/2.0', undefined, 'warn'))
  every(start, end, 9 * MIN, (t) => c.line(EL, t, `${T(t, '%Y/%m/%d %H:%M:%S')} [error] ${np}#${np}: *${connAt(t)} FastCGI sent in stderr: "PHP message: PHP Deprecated:  Creation of dynamic property App\\Legacy\\Price::$net is deprecated in /var/www/shop/app/Legacy/Price.php on line 31" while reading response header from upstream, client: ${ip()}, server: ${host}, request: "GET /tee/gruen HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "${host}"`))
  // Laravel
  every(start, end, 22 * S, (t) => lar(t, 'INFO', wpick([[5, `cart updated {"cart":"${r.hex(8)}","items":${r.int(1, 9)}}`], [2, `mail queued {"mailable":"App\\\\Mail\\\\OrderConfirmation","order":${r.int(90000, 99999)}}`], [2, `stock sync finished {"skus":${r.int(800, 900)},"ms":${r.int(700, 1900)}}`], [1, `newsletter opt-in {"list":3}`]])))
  every(start, end, 5.5 * MIN, (t) => lar(t, 'WARNING', `Slow query detected {"ms":${r.int(510, 890)},"sql":"select * from \`products\` where match (\`title\`,\`text\`) against (? in boolean mode) limit 24"}`))
  every(start, end, 13 * MIN, (t) => lar(t, 'ERROR', 'Expected response code "250/251/252" but got code "550", with message "550 5.1.1 <kontakt@teeknotor.example>: Recipient address rejected: User unknown in virtual mailbox table". {"exception":"[object] (Symfony\\\\Component\\\\Mailer\\\\Exception\\\\UnexpectedResponseException(code: 550): Expected response code \\"250/251/252\\" but got code \\"550\\" at /var/www/shop/vendor/symfony/mailer/Transport/Smtp/SmtpTransport.php:331)"}'))
  // fpm background: on-demand children
  every(start, onset, 3 * MIN, (t) => { const i = r.int(0, pool - 1); fpm(t, 'NOTICE', `[pool www] child ${pids[i]} exited with code 0 after ${f(5000, 19000, 6)} seconds from start`); pids[i] = ++lastPid; fpm(t, 'NOTICE', `[pool www] child ${lastPid} started`) })
  const slow = (t, p, script, top, req, sec, o) => {
    c.line(SL, t, `\n[${T(t, '%d-%b-%Y %H:%M:%S')}]  [pool www] pid ${p}\nscript_filename = /var/www/shop/public/index.php\n${top.map((x, i) => `[0x00007f${r.hex(6)}${pad(i * 16, 4)}] ${x}`).join('\n')}`, o)
    fpm(t, 'WARNING', `[pool www] child ${p}, script '/var/www/shop/public/index.php' (request: "${req}") executing too slow (${sec.toFixed(6)} sec), logging`, o && { relevant: 'loy' })
    fpm(t, 'NOTICE', `child ${p} stopped for tracing`); fpm(t, 'NOTICE', `about to trace ${p}`); fpm(t, 'NOTICE', `finished trace of ${p}`)
  }
  every(start, end, 17 * MIN, (t) => slow(t, pid(), '', ['execute() /var/www/shop/vendor/laravel/framework/src/Illuminate/Database/Connection.php:409', 'Illuminate\\Database\\{closure}() /var/www/shop/vendor/laravel/framework/src/Illuminate/Database/Connection.php:752', 'get() /var/www/shop/app/Http/Controllers/ReportController.php:88'], 'GET /index.php', 5 + r.next() * 0.4))
  every(onset + 25 * S, end, 38 * S, (t) => slow(t, pid(), '', ['curl_exec() /var/www/shop/vendor/guzzlehttp/guzzle/src/Handler/CurlHandler.php:44', '__invoke() /var/www/shop/vendor/guzzlehttp/guzzle/src/Handler/Proxy.php:28', 'GuzzleHttp\\Handler\\{closure}() /var/www/shop/vendor/guzzlehttp/guzzle/src/Client.php:331', 'request() /var/www/shop/vendor/laravel/framework/src/Illuminate/Http/Client/PendingRequest.php:1077', 'get() /var/www/shop/app/Services/LoyaltyClient.php:61', `balance() /var/www/shop/app/Http/${r.pick(['Controllers/CartController.php:47', 'Controllers/CheckoutController.php:112', 'Middleware/ShareLoyaltyPoints.php:29'])}`], `${r.pick(['GET', 'GET', 'POST'])} /index.php`, 5 + r.next() * 0.5, { root: 'loy' }))
  fpm(full - 40 * S, 'WARNING', `[pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning 8 children, there are 0 idle, and ${pool - 3} total children`, { relevant: 'loy' })
  fpm(full, 'WARNING', `[pool www] server reached pm.max_children setting (${pool}), consider raising it`, { relevant: 'loy' })
  every(full, end, 4 * MIN, (t) => fpm(t, 'WARNING', `[pool www] server reached pm.max_children setting (${pool}), consider raising it`, { relevant: 'loy' }))
  every(full + 60 * S, end, 100 * S, (t) => { const m = r.int(100000, 999999); lar(t, 'ERROR', `cURL error 28: Operation timed out after ${30000 + r.int(0, 4)} milliseconds with 0 bytes received (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.bonvero.example/v1/members/${m}/balance {"userId":${r.int(1000, 9999)},"exception":"[object] (Illuminate\\\\Http\\\\Client\\\\ConnectionException(code: 0): cURL error 28: Operation timed out after 30001 milliseconds with 0 bytes received (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://api.bonvero.example/v1/members/${m}/balance at /var/www/shop/vendor/laravel/framework/src/Illuminate/Http/Client/PendingRequest.php:942)"}`, { root: 'loy' }) })
  c.incident('loy', {
    cause: { allOf: [['loyalty', 'bonvero', 'LoyaltyClient', 'bonus.?points?', '(external|third.party|remote|upstream) (HTTP |REST )?(API|service|call)[^.]*(curl|guzzle)', '(curl_exec|guzzle|outgoing HTTP)[^.]*(external|third.party|remote)'], ['slow', 'hang', 'hung', 'timeout', 'timed? out', 'timing out', 'latency', 'not (respond|answer)', "(doesn't|does not|stopped|no longer|barely) (respond|answer)", 'unrespons', 'block', 'wait', 'stall', 'stuck', 'degrad']] },
    services: ['loyalty', 'loyalty API', 'bonvero', 'api.bonvero.example', 'LoyaltyClient', 'bonvero.example'], victims: ['nginx', 'php-fpm', 'php8.2-fpm', 'www', 'mysql'], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 200, rootPattern: 'curl_exec|LoyaltyClient|api\\.bonvero\\.example',
  })
  c.write(out)
}

/** 3. MongoDB: an index was dropped at INFO; the API is slow and times out. */
function c03(seed, out) {
  const name = 'b13-03-basket-store', { r, start, every, uuid, f, lat, ip, pod, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'One INFO line: dropIndexes on shop.carts by the back office (syncIndexes at its start). Then COLLSCANs at INFO, API timeouts. No error line of the culprit. Chronic: one old COLLSCAN on promo_log, connection churn.' })
  const onset = start + r.int(30, 45) * MIN, end = onset + r.int(30, 36) * MIN
  const M = 'logs/mongodb-0.mongod.log', A = 'logs/cart-api.json.log', B = 'logs/backoffice.json.log'
  const idx = r.pick(['userId_1_updatedAt_-1', 'owner.userId_1', 'userId_1_status_1']), docs = r.int(1800000, 3900000)
  const uu = uuid(), dt = (t) => ({ $date: T(t, '%Y-%m-%dT%H:%M:%S.%L+00:00') })
  const m = (t, comp, id, ctx, msg, attr, o, s = 'I') => c.line(M, t, `{"t":${J(dt(t))},"s":"${s}",  "c":"${comp}",${' '.repeat(Math.max(1, 9 - comp.length))}"id":${id},${id < 100000 ? '   ' : ' '}"ctx":"${ctx}","msg":"${msg}"${attr ? `,"attr":${J(attr)}` : ''}}`, o)
  const conn0 = r.int(4000, 9000), count0 = r.int(40, 60), old = () => `conn${conn0 - r.int(1, 40)}`
  const apiIp = `10.60.${r.int(1, 9)}.${r.int(3, 250)}`, boIp = `10.60.${r.int(10, 19)}.${r.int(3, 250)}`
  const arrivals = [[onset - 12 * S, boIp, 0]]; every(start, end, 38 * S, (t) => arrivals.push([t, r.pick([apiIp, apiIp, boIp]), r.int(5, 90) * S]))
  arrivals.sort((x, y) => x[0] - y[0])
  let boConn, events = []
  arrivals.forEach(([t, addr, stay], i) => {
    const k = conn0 + i, rem = `${addr}:${r.int(33000, 60000)}`, id = { uuid: { $uuid: uuid() } }
    if (!stay) boConn = `conn${k}`
    events.push([t, 1, (n) => { m(t, 'NETWORK', 22943, 'listener', 'Connection accepted', { remote: rem, uuid: id, connectionId: k, connectionCount: n }); m(t + 3, 'NETWORK', 51800, `conn${k}`, 'client metadata', { remote: rem, client: `conn${k}`, negotiatedCompressors: [], doc: { application: { name: addr === boIp ? 'backoffice' : 'cart-api' }, driver: { name: 'nodejs|Mongoose', version: '6.6.2|8.4.1' }, platform: 'Node.js v20.14.0, LE', os: { name: 'linux', architecture: 'x64', version: '5.15.0-107-generic', type: 'Linux' } } }, stay ? undefined : { relevant: 'idx' }) }])
    if (stay && t + stay < end) events.push([t + stay, -1, (n) => m(t + stay, 'NETWORK', 22944, `conn${k}`, 'Connection ended', { remote: rem, uuid: id, connectionId: k, connectionCount: n })])
  })
  events.sort((x, y) => x[0] - y[0]); let live = count0; for (const [, d, put] of events) put(live += d)
  let ck = 0
  for (let t = start + 11 * S; t < end; t += 60 * S) { ck++; const d = Math.floor(t / 1000); m(t, 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: d, ts_usec: r.int(1, 999999), thread: `1:0x7f${r.hex(10)}`, session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', category_id: 6, verbose_level: 'DEBUG_1', verbose_level_id: 1, msg: `saving checkpoint snapshot min: ${9000000 + ck * 431}, snapshot max: ${9000000 + ck * 431} snapshot count: 0, oldest timestamp: (${d - 300}, 1) , meta checkpoint timestamp: (${d}, 1) base write gen: ${r.int(90000, 99999)}` } }) }
  const hashes = {}, pck = (k) => hashes[k] ??= r.hex(8).toUpperCase()
  const slow = (t, ns, cmd, plan, keys, dx, n, ms, o) => m(t, 'COMMAND', 51803, old(), 'Slow query', { type: 'command', ns, command: cmd, planSummary: plan, ...(plan === 'COLLSCAN' ? { planningTimeMicros: r.int(80, 400) } : {}), keysExamined: keys, docsExamined: dx, cursorExhausted: true, numYields: Math.floor(dx / 1000), nreturned: n, queryHash: pck(ns + Object.keys(cmd)[0]), planCacheKey: pck(plan + ns), reslen: r.int(200, 5000), locks: { FeatureCompatibilityVersion: { acquireCount: { r: Math.floor(dx / 1000) + 1 } }, Global: { acquireCount: { r: Math.floor(dx / 1000) + 1 } } }, storage: { data: { bytesRead: dx * 90, timeReadingMicros: Math.round(ms * 300) } }, cpuNanos: Math.round(ms * 6e5), remote: `${apiIp}:${r.int(33000, 60000)}`, protocol: 'op_msg', durationMillis: Math.round(ms) }, o)
  every(start, end, 4.5 * MIN, (t) => slow(t, 'shop.promo_log', { aggregate: 'promo_log', pipeline: [{ $match: { day: T(t, '%Y-%m-%d') } }, { $group: { _id: '$code', n: { $sum: 1 } } }], cursor: {}, $db: 'shop' }, 'COLLSCAN', 0, r.int(88000, 91000), r.int(9, 30), lat(160)))
  every(start, end, 6 * MIN, (t) => slow(t, 'shop.products', { find: 'products', filter: { $text: { $search: r.pick(['lamp', 'desk oak', 'chair']) } }, limit: 48, $db: 'shop' }, 'TEXT_MATCH {}', r.int(2000, 5000), r.int(2000, 5000), 48, lat(130)))
  every(start, end, 12 * MIN, (t) => m(t, 'INDEX', 20438, old(), 'Index build: registering', { buildUUID: { uuid: { $uuid: uuid() } }, namespace: `shop.tmp_export_${r.hex(4)}`, collectionUUID: { uuid: { $uuid: uuid() } }, indexes: 1, firstIndex: { name: 'sku_1' }, command: 'createIndexes' }))
  every(start, end, 14 * MIN, (t) => m(t, 'ACCESS', 5286307, `conn${conn0 - r.int(41, 900)}`, 'Failed to authenticate', { client: `10.60.77.9:${r.int(33000, 60000)}`, isSpeculative: true, isClusterMember: false, mechanism: 'SCRAM-SHA-256', user: 'exporter_old', db: 'admin', error: 'UserNotFound: Could not find user "exporter_old" for db "admin"', result: 11, metrics: { conversation_duration: { micros: r.int(200, 600), summary: {} } }, extraInfo: {} }))
  // the drop
  m(onset, 'COMMAND', 51806, boConn, 'CMD: dropIndexes', { namespace: 'shop.carts', uuid: { uuid: { $uuid: uu } }, indexes: J(idx) }, { root: 'idx' })
  m(onset + 4, 'STORAGE', 22206, boConn, 'Deferring table drop for index', { index: idx, namespace: 'shop.carts', uuid: { uuid: { $uuid: uu } }, ident: `index-${r.int(20, 90)}--${r.int(1e9, 9e9)}`, commitTimestamp: { $timestamp: { t: Math.floor(onset / 1000), i: r.int(2, 40) } } }, { root: 'idx' })
  m(onset + 5.3 * MIN, 'STORAGE', 22237, 'TimestampMonitor', 'Completing drop for ident', { ident: `index-${r.int(20, 90)}--${r.int(1e9, 9e9)}`, dropTimestamp: { $timestamp: { t: Math.floor(onset / 1000), i: 3 } } }, { relevant: 'idx' })
  // back office pino
  const hostB = pod('backoffice'), hostA = [pod('cart-api'), pod('cart-api'), pod('cart-api')]
  const pino = (file, t, lvl, host, o1, msg, o) => c.line(file, t, J({ level: lvl, time: Math.floor(t), pid: 1, hostname: host, ...o1, msg }), o)
  const bo = onset - 14 * S
  pino(B, bo - 30 * S, 30, pod('backoffice'), {}, 'SIGTERM received, draining'); pino(B, bo, 30, hostB, { version: `2024.${r.int(10, 40)}.${r.int(0, 9)}`, node: 'v20.14.0' }, 'backoffice starting')
  pino(B, bo + 2 * S, 30, hostB, { db: 'shop' }, 'mongoose connected'); pino(B, onset + 60, 30, hostB, { models: 14, created: 0, changed: 1, ms: r.int(300, 900) }, 'model.syncIndexes finished', { relevant: 'idx' }); pino(B, onset + 2 * S, 30, hostB, { port: 8090 }, 'listening')
  every(start, end, 25 * S, (t) => { if (Math.abs(t - onset) > 40 * S) pino(B, t, 30, hostB, { user: `clerk${r.int(1, 14)}` }, r.pick(['price list viewed', 'order exported', 'product saved', 'login', 'refund approved', 'stock corrected'])) })
  every(start, end, 8 * MIN, (t) => pino(B, t, 40, hostB, { user: `clerk${r.int(1, 14)}`, rule: 'ean-checksum' }, 'import row rejected'))
  // API
  let req = 0
  every(start, end, 7 * S, (t) => {
    const host = r.pick(hostA), k = r.next(), id = `req-${(++req).toString(36)}`, after = t > onset
    const route = wpick([[5, 'GET /cart'], [3, 'PUT /cart/items'], [2, 'GET /products'], [1, 'POST /checkout'], [1, 'GET /healthz']])
    const cart = route.includes('cart') || route.includes('checkout')
    const done = (ms, st, o) => pino(A, t + ms, st >= 500 ? 50 : 30, host, { reqId: id, req: { method: route.split(' ')[0], url: `/v2${route.split(' ')[1]}`, remoteAddress: `10.60.0.${r.int(2, 9)}` }, res: { statusCode: st }, responseTime: +ms.toFixed(2) }, st >= 500 ? 'request errored' : 'request completed', o)
    if (!cart || !after) return done(lat(route.includes('healthz') ? 1 : 18), k < 0.02 ? 404 : 200)
    const grow = Math.min(1, (t - onset) / (9 * MIN)), ms = lat(900 + grow * 2600, 0.4), u = r.hex(24), o = { relevant: 'idx' }
    if (r.next() < 0.72) slow(t + ms, 'shop.carts', { find: 'carts', filter: { [idx.startsWith('owner') ? 'owner.userId' : 'userId']: u, status: 'open' }, sort: { updatedAt: -1 }, limit: 1, maxTimeMS: 4000, $db: 'shop' }, 'COLLSCAN', 0, docs + r.int(0, 4000), r.int(0, 1), Math.min(ms, 4000), o)
    if (ms < 4000) return done(ms, 200, o)
    pino(A, t + 4010, 50, host, { reqId: id, err: { type: 'MongoServerError', message: 'operation exceeded time limit', code: 50, codeName: 'MaxTimeMSExpired', stack: 'MongoServerError: operation exceeded time limit\n    at Connection.sendCommand (/app/node_modules/mongodb/lib/cmap/connection.js:281:27)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)\n    at async CartStore.open (/app/dist/store/cart.js:41:18)' } }, 'cart load failed', o)
    done(4015, 503, o)
  })
  every(onset + 7 * MIN, end, 3 * MIN, (t) => pino(A, t, 40, r.pick(hostA), { pool: { size: 50, available: 0, waiting: r.int(6, 80) } }, 'mongo connection pool exhausted, requests wait', { relevant: 'idx' }))
  every(start, end, 10 * MIN, (t) => pino(A, t, 40, r.pick(hostA), { sku: `L-${r.int(1000, 9999)}` }, 'product no longer sold, removed from cart'))
  c.incident('idx', {
    cause: { allOf: [['\\bindex(es)?\\b', 'dropIndexes', 'syncIndexes'], ['drop', 'remov', 'delet', 'missing', '\\bgone\\b', '\\blost\\b', 'no longer (has|exist|there|available)', 'without (an|the|its) index', 'lack', 'absen'], ['cart', 'userId', 'syncIndexes', 'dropIndexes']] },
    services: ['mongodb', 'mongod', 'mongodb-0', 'backoffice', 'shop.carts', 'mongo'], victims: ['cart-api'], severity: ['critical', 'high', 'medium'],
    onset, onsetToleranceSeconds: 120, rootPattern: 'dropIndexes|Deferring table drop',
  })
  c.write(out)
}

/** 4. Celery: one document's task kills every worker that takes it (OOM) and is redelivered. */
function c04(seed, out) {
  const name = 'b13-04-document-mill', { r, start, every, uuid, f, lat, pod, wpick } = setup(seed, name)
  const c = new Case(name, { notes: 'acks_late: one render_pdf task (a huge document) is redelivered after each OOM kill of the worker container. API timeouts and RabbitMQ warnings are louder. Chronic: missing fonts, 404 previews.' })
  const F = 'logs/docs-namespace.log'
  const onset = start + r.int(25, 33) * MIN, end = onset + r.int(34, 42) * MIN
  const w = [pod('docs-worker'), pod('docs-worker')], api = [pod('docs-api'), pod('docs-api')], mq = 'rabbitmq-0', ev = pod('event-exporter'), web = pod('docs-web')
  const P = (t, p, cont, text, o) => c.line(F, t, text.split('\n').map((x) => `${p} ${cont} ${x}`).join('\n'), o)
  const cel = (t, p, lvl, proc, m, o) => P(t, p, 'celery', `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}: ${lvl}/${proc}] ${m}`, o)
  const mqe = (t, lvl, pid, m, o) => P(t, mq, 'rabbitmq', `${T(t, '%Y-%m-%d %H:%M:%S.%f')}+00:00 [${lvl}] <${pid}> ${m}`, o)
  const evt = (t, type, reason, kind, obj, message, o) => P(t, ev, 'exporter', J({ type, reason, involvedObject: { kind, namespace: 'docs', name: obj }, message, count: 1, lastTimestamp: T(t, '%Y-%m-%dT%H:%M:%SZ') }), o)
  const doc = r.int(40000, 99000), pages = r.int(9000, 14000), bad = uuid(), limit = 2
  // cycles: alternating workers
  const down = [] // [from, to, pod]
  let t = onset, i = 0
  const back = [12, 25, 48, 90, 165, 300]
  const free = [0, 0], hits = [0, 0]
  const cycles = []
  while (t < end) {
    let wi = i % 2
    if (free[wi] > t) wi = 1 - wi
    if (free[wi] > t) { t = Math.min(...free) + 9 * S; continue }
    const killed = t + r.int(58, 96) * S
    const up = killed + back[Math.min(hits[wi]++, 5)] * S
    cycles.push([t, killed, up, wi]); down.push([killed, up, w[wi]]); free[wi] = up + 6 * S
    t = killed + r.int(2, 9) * S; i++
  }
  const isDown = (x, p) => down.some(([a, b, q]) => q === p && x >= a - 1000 && x < b + 6000)
  const name4 = (k) => `docs.tasks.${k}`
  let lag = 0
  const task = (t, p, k, id, sec, fw = `ForkPoolWorker-${r.int(1, 4)}`) => { cel(t, p, 'INFO', 'MainProcess', `Task ${name4(k)}[${id}] received`); if (!isDown(t + sec * S, p)) cel(t + sec * S, p, 'INFO', fw, `Task ${name4(k)}[${id}] succeeded in ${sec.toFixed(6 + r.int(3, 9))}s: ${k === 'send_mail' ? "{'status': 'sent'}" : 'None'}`) }
  every(start, end, 15 * S, (t) => { const p = w.filter((x) => !isDown(t, x) && !isDown(t - 4 * S, x)); if (!p.length) { lag++; return } const k = wpick([[5, 'make_thumbnail'], [3, 'extract_text'], [2, 'send_mail'], [2, 'render_pdf']]); const id = uuid(); const q = r.pick(p); const fw = `ForkPoolWorker-${r.int(1, 4)}`; task(t, q, k, id, k === 'render_pdf' ? lat(3.4) : lat(0.7), fw); if (k === 'render_pdf') cel(t + 50, q, 'INFO', fw, `docs.render: render start document=${r.int(40000, 99000)} pages=${r.int(1, 90)} engine=weasyprint`) })
  every(start, end, 5 * MIN, (t) => { const p = r.pick(w); if (!isDown(t, p)) cel(t, p, 'WARNING', `ForkPoolWorker-${r.int(1, 4)}`, `/usr/local/lib/python3.11/site-packages/weasyprint/text/fonts.py:118: UserWarning: @font-face "Corporate Sans" cannot be loaded`) })
  every(start, end, 7 * MIN, (t) => { const p = r.pick(w); if (!isDown(t, p)) cel(t, p, 'ERROR', `ForkPoolWorker-${r.int(1, 4)}`, `Task docs.tasks.extract_text[${uuid()}] raised unexpected: PdfReadError('EOF marker not found')\nTraceback (most recent call last):\n  File "/usr/local/lib/python3.11/site-packages/celery/app/trace.py", line 477, in trace_task\n    R = retval = fun(*args, **kwargs)\n  File "/srv/docs/tasks.py", line 91, in extract_text\n    reader = PdfReader(io.BytesIO(blob))\npypdf.errors.PdfReadError: EOF marker not found`) })
  let mqpid = r.int(2000, 4000)
  for (const [a, b, up, wi] of cycles) {
    const p = w[wi], fw = `ForkPoolWorker-${r.int(1, 4)}`
    cel(a, p, 'INFO', 'MainProcess', `Task docs.tasks.render_pdf[${bad}] received`, { root: 'poison' })
    cel(a + 60, p, 'INFO', fw, `docs.render: render start document=${doc} pages=${pages} engine=weasyprint`, { root: 'poison' })
    const q = `0.${mqpid += r.int(20, 90)}.0`, addr = `10.42.${wi + 1}.${r.int(4, 200)}:${r.int(33000, 60000)}`
    evt(b + 900, 'Warning', 'OOMKilling', 'Node', `pool-a-${r.hex(4)}`, `Memory cgroup out of memory: Killed process ${r.int(20000, 90000)} (celery) total-vm:${limit * 1048576 + r.int(400000, 900000)}kB, anon-rss:${limit * 1048576 - r.int(90000, 160000)}kB, file-rss:${r.int(900, 9000)}kB, shmem-rss:0kB, UID:1000 pgtables:${r.int(4000, 5000)}kB oom_score_adj:${r.int(900, 990)}`, { relevant: 'poison' })
    mqe(b + 200, 'warning', q, `closing AMQP connection <${q}> (${addr} -> 10.42.0.9:5672, vhost: 'docs', user: 'docs'):`, { relevant: 'poison' })
    mqe(b + 200, 'warning', q, 'client unexpectedly closed TCP connection', { relevant: 'poison' })
    if (up - b > 20 * S) evt(b + 3 * S, 'Warning', 'BackOff', 'Pod', p, `Back-off restarting failed container celery in pod ${p}_docs(${uuid()})`, { relevant: 'poison' })
    if (up < end) { evt(up, 'Normal', 'Started', 'Pod', p, 'Started container celery'); P(up + 3 * S, p, 'celery', ` \n -------------- celery@${p} v5.3.6 (emerald-rush)\n--- ***** ----- \n-- ******* ---- Linux-5.15.0-107-generic-x86_64-with-glibc2.36 ${T(up, '%Y-%m-%d %H:%M:%S')}\n- ** ---------- [config]\n- ** ---------- .> app:         docs:0x7f${r.hex(10)}\n- ** ---------- .> transport:   amqp://docs:**@rabbitmq:5672/docs\n- *** --- * --- .> concurrency: 4 (prefork)`); cel(up + 4 * S, p, 'INFO', 'MainProcess', 'Connected to amqp://docs:**@rabbitmq:5672/docs'); cel(up + 5 * S, p, 'INFO', 'MainProcess', `celery@${p} ready.`); mqe(up + 4 * S, 'info', `0.${mqpid + 9}.0`, `connection <0.${mqpid + 9}.0> (10.42.${wi + 1}.4:${r.int(33000, 60000)} -> 10.42.0.9:5672): user 'docs' authenticated and granted access to vhost 'docs'`) }
  }
  // API, web
  every(start, end, 15 * S, (t) => P(t, r.pick(api), 'gunicorn', `10.42.0.${r.int(2, 9)} - - [${T(t, '%d/%b/%Y:%H:%M:%S')} +0000] "${r.pick(['GET /api/documents?page=1', 'GET /api/documents/' + r.int(40000, 99000), 'GET /healthz', 'GET /api/folders', 'POST /api/documents', 'GET /api/me'])} HTTP/1.1" 200 ${r.int(60, 9000)} "-" "okhttp/4.12.0"`))
  every(start, end, 75 * S, (t) => P(t, web, 'nginx', `10.42.0.3 - - [${T(t, '%d/%b/%Y:%H:%M:%S')} +0000] "GET /assets/index-${r.hex(8)}.js HTTP/1.1" 200 ${r.int(9000, 90000)} "-" "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36" "-"`))
  every(start, end, 6 * MIN, (t) => P(t, r.pick(api), 'gunicorn', `WARNING ${T(t, '%Y-%m-%d %H:%M:%S,%L')} log 9 140${r.int(100000000, 999999999)} Not Found: /api/documents/${r.int(1, 999)}/preview`))
  every(onset + 70 * S, end, 48 * S, (t) => { const p = r.pick(api); P(t, p, 'gunicorn', `ERROR ${T(t, '%Y-%m-%d %H:%M:%S,%L')} log 9 140${r.int(100000000, 999999999)} Internal Server Error: /api/documents/${r.int(40000, 99000)}/preview\nTraceback (most recent call last):\n  File "/usr/local/lib/python3.11/site-packages/django/core/handlers/exception.py", line 55, in inner\n    response = get_response(request)\n  File "/srv/docs/views.py", line 143, in preview\n    url = make_thumbnail.delay(doc.pk).get(timeout=20)\n  File "/usr/local/lib/python3.11/site-packages/celery/result.py", line 251, in get\n    return self.backend.wait_for_pending(\ncelery.exceptions.TimeoutError: The operation timed out.`, { relevant: 'poison' }) })
  every(start, end, 2 * MIN, (t) => { let m = 0; if (t > onset + 3 * MIN) m = Math.round((t - onset) / S / 11); P(t, r.pick(api), 'gunicorn', `${m > 40 ? 'WARNING' : 'INFO'} ${T(t, '%Y-%m-%d %H:%M:%S,%L')} queues 9 140${r.int(100000000, 999999999)} queue celery messages_ready=${m + r.int(0, 3)} consumers=${2 - w.filter((x) => isDown(t, x)).length}`, m > 40 ? { relevant: 'poison' } : undefined) })
  every(start, end, 3 * MIN, (t) => { const q = `0.${5000 + Math.floor((t - start) / S)}.0`, c1 = `10.42.0.${r.int(2, 9)}:${r.int(33000, 60000)} -> 10.42.0.9:5672`; mqe(t, 'info', q, `accepting AMQP connection <${q}> (${c1})`); mqe(t + 5, 'info', q, `connection <${q}> (${c1}): user 'docs' authenticated and granted access to vhost 'docs'`); mqe(t + 40 * S, 'info', q, `closing AMQP connection <${q}> (${c1}, vhost: 'docs', user: 'docs')`) })
  c.incident('poison', {
    cause: { allOf: [[`\\b${doc}\\b`, 'render_pdf', '\\bpdf\\b', 'document', 'poison', bad.slice(0, 8)], ['memory', '\\bOOM', 'SIGKILL', 'kill'], ['redeliver', 're-deliver', 'requeue', 're-queue', 'same (task|message|document|job)', 'poison', 'repeatedly (deliver|receiv|run|process|pick|render)', 'over and over', '(one|single|particular|huge|oversized|giant|large|big|\\d{4,} pages?)[^.]*(task|document|message|pdf|job)', '(document|pdf)[^.]*(pages|too (big|large)|huge|oversized)', `\\b${doc}\\b`] ] },
    services: ['docs-worker', 'celery', 'worker', w[0], w[1], 'render_pdf', 'docs.tasks.render_pdf'], victims: ['docs-api', 'rabbitmq', 'rabbitmq-0', 'gunicorn'], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 150, rootPattern: `${bad}|document=${doc}`,
  })
  c.write(out)
}

/** 5. .NET: thread pool starvation by a blocking tax client; Redis and PostgreSQL get the blame in the exceptions. */
function c05(seed, out) {
  const name = 'b13-05-checkout-net', { r, start, every, uuid, f, lat } = setup(seed, name)
  const c = new Case(name, { notes: 'Sync-over-async (GetResultCore) in TaxQuoteClient since the new version; under evening traffic the thread pool starves. RedisTimeoutException and Npgsql timeouts accuse healthy Redis and PostgreSQL; their own logs are calm.' })
  const onset = start + r.int(36, 44) * MIN, end = onset + r.int(20, 25) * MIN, dep = onset - r.int(13, 19) * MIN
  const B = 'logs/basket-api-.log', R = 'logs/redis-cart.log', PG = 'logs/postgresql.log'
  const ser = (t, l, m, o) => c.line(B, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} +00:00 [${l}] ${m}`, o)
  const http = (t, m, p, s, ms, o) => ser(t, s >= 500 ? 'ERR' : 'INF', `HTTP ${m} ${p} responded ${s} in ${ms.toFixed(4)} ms`, o)
  const sev = (t) => t < onset ? 0 : Math.min(1, (t - onset) / (5 * MIN))
  const day = (t) => T(t, '%m/%d/%Y %H:%M:%S')
  every(start, end, 8 * S, (t) => {
    const k = r.next(), s = sev(t), u = r.hex(12), slowBy = s ? lat(900 + 9000 * s, 0.9) : 0, o = s ? { relevant: 'pool' } : undefined
    const rt = k < 0.5 ? ['GET', `/api/basket/${u}`, 6] : k < 0.75 ? ['PUT', `/api/basket/${u}/lines`, 12] : k < 0.86 ? ['GET', '/health/live', 1] : k < 0.95 ? ['POST', `/api/basket/${u}/checkout`, 160] : ['GET', `/api/basket/${u}/tax`, t > dep ? 230 : 90]
    const tax = t > dep && (rt[1].endsWith('tax') || rt[1].endsWith('checkout')) ? lat(208, 0.2) : 0
    const ms = lat(rt[2] > 200 ? 8 : rt[2]) + tax + slowBy
    if (tax) ser(t + tax, 'INF', `End processing HTTP request after ${tax.toFixed(4)}ms - 200 {"HttpMethod":"GET","Uri":"https://tax.internal/v1/quote","SourceContext":"System.Net.Http.HttpClient.TaxQuoteClient.LogicalHandler"}`)
    if (s && ms > 6000 && r.next() < 0.7) return http(t + ms, rt[0], rt[1], r.next() < 0.8 ? 500 : 503, ms, o)
    http(t + ms, rt[0], rt[1], 200, ms, slowBy > 1000 ? o : undefined)
  })
  const done0 = r.int(900000, 2000000); let done = done0
  for (let t = start; t < end; t += 30 * S) { const s = sev(t), th = s ? Math.round(24 + 150 * s) + r.int(0, 6) : r.int(11, 19) + (t > dep ? r.int(3, 9) : 0), q = s ? Math.round(180 + 2600 * s * s) + r.int(0, 90) : r.int(0, 2); done += s ? r.int(300, 900) : r.int(4000, 7000); ser(t, 'INF', `runtime threadpool_threads=${th} threadpool_queue=${q} completed=${done} gc_gen2=${r.int(12, 15)} heap_mb=${r.int(210, 260)} cpu_pct=${s ? r.int(9, 17) : r.int(18, 33)}`, s ? { root: 'pool' } : undefined) }
  every(start, end, 70 * S, (t) => ser(t, 'INF', `Executed DbCommand (${r.int(1, 9)}ms) [Parameters=[@__id_0='?' (DbType = Guid)], CommandType='Text', CommandTimeout='30']${'\n'}SELECT p."Id", p."Code", p."Percent" FROM promotions AS p WHERE p."Id" = @__id_0 LIMIT 1`))
  every(start, end, 6 * MIN, (t) => ser(t, 'WRN', "The query uses the 'First'/'FirstOrDefault' operator without 'OrderBy' and filter operators. This may lead to unpredictable results."))
  every(start, end, 8 * MIN, (t) => ser(t, 'WRN', `Failed to determine the https port for redirect.`))
  every(start, end, 10 * MIN, (t) => ser(t, 'ERR', `An unhandled exception has occurred while executing the request.\nMicrosoft.AspNetCore.Http.BadHttpRequestException: Unexpected end of request content.\n   at Microsoft.AspNetCore.Server.Kestrel.Core.Internal.Http.Http1ContentLengthMessageBody.ReadAsyncInternal(CancellationToken cancellationToken)`))
  // deploy
  const v = `5.${r.int(10, 30)}.0`
  ;[[0, 'INF', 'Application is shutting down...'], [3, 'INF', `Starting basket-api ${v} environment=Production`], [3.4, 'WRN', 'Storing keys in a directory \'/root/.aspnet/DataProtection-Keys\' that may not be persisted outside of the container. Protected data will be unavailable when container is destroyed. For more information go to https://aka.ms/aspnet/dataprotectionwarning'], [4, 'INF', 'Typed clients: TaxQuoteClient (new), PromotionClient, StockClient'], [4.6, 'INF', 'Now listening on: http://[::]:8080'], [4.7, 'INF', 'Application started. Press Ctrl+C to shut down.'], [4.8, 'INF', 'Hosting environment: Production']].forEach(([s, l, m]) => ser(dep + s * S, l, m, m.includes('TaxQuote') ? { relevant: 'pool' } : undefined))
  // symptoms
  const trace = `\n   at System.Threading.Tasks.Task.GetExceptions(Boolean includeTaskCanceledExceptions)\n   at System.Threading.Tasks.Task.Wait(Int32 millisecondsTimeout, CancellationToken cancellationToken)\n   at System.Threading.Tasks.Task\`1.GetResultCore(Boolean waitCompletionNotification)\n   at Basket.Api.Tax.TaxQuoteClient.GetQuote(BasketLine[] lines) in /src/Basket.Api/Tax/TaxQuoteClient.cs:line ${r.int(38, 61)}\n   at Basket.Api.Controllers.BasketController.Checkout(Guid id) in /src/Basket.Api/Controllers/BasketController.cs:line 118`
  every(onset + 20 * S, end, 55 * S, (t) => ser(t, 'WRN', `As of "${day(t)} +00:00", the heartbeat has been running for "00:00:0${r.int(1, 4)}.${r.int(1000000, 9999999)}" which is longer than "00:00:01". This could be caused by thread pool starvation.`, { root: 'pool' }))
  every(onset + 5 * S, end, 26 * S, (t) => { const th = Math.round(24 + 150 * sev(t)); const key = r.hex(12); ser(t, 'ERR', `Basket ${key} could not be loaded from cache\nStackExchange.Redis.RedisTimeoutException: Timeout performing GET (5000ms), next: GET basket:${key}, inst: 0, qu: 0, qs: ${r.int(1, 9)}, aw: False, bw: SpinningDown, rs: ReadAsync, ws: Idle, in: ${r.int(9000, 40000)}, in-pipe: 0, out-pipe: 0, last-in: ${r.int(0, 9)}, cur-in: 0, sync-ops: 4, async-ops: ${r.int(80000, 990000)}, serverEndpoint: redis-cart:6379, conn-sec: ${f(900, 1900)}, aoc: 1, mc: 1/1/0, mgr: 10 of 10 available, clientName: basket-api(SE.Redis-v2.7.33.41805), IOCP: (Busy=0,Free=1000,Min=1,Max=1000), WORKER: (Busy=${th},Free=${32767 - th},Min=4,Max=32767), POOL: (Threads=${th + 2},QueuedItems=${Math.round(180 + 2400 * sev(t))},CompletedItems=${done0 + Math.floor((t - start) / 6)},Timers=${r.int(60, 190)}), v: 2.7.33.41805 (Please take a look at this article for some common client-side issues that can cause timeouts: https://stackexchange.github.io/StackExchange.Redis/Timeouts)\n   at Basket.Api.Cache.BasketCache.LoadAsync(Guid id) in /src/Basket.Api/Cache/BasketCache.cs:line 44`, { relevant: 'pool' }) })
  every(onset + 60 * S, end, 80 * S, (t) => ser(t, 'ERR', `An exception occurred while iterating over the results of a query for context type 'Basket.Api.Data.PromoContext'.\nNpgsql.NpgsqlException (0x80004005): The operation has timed out\n ---> System.TimeoutException: The operation has timed out.\n   at Npgsql.Internal.NpgsqlConnector.ConnectAsync(NpgsqlTimeout timeout, CancellationToken cancellationToken)\n   at Npgsql.PoolingDataSource.<Get>g__RentAsync|34_0(NpgsqlConnection conn, NpgsqlTimeout timeout, Boolean async, CancellationToken cancellationToken)`, { relevant: 'pool' }))
  every(onset + 90 * S, end, 75 * S, (t) => ser(t, 'ERR', `Tax quote failed, checkout aborted\nSystem.AggregateException: One or more errors occurred. (The request was canceled due to the configured HttpClient.Timeout of 10 seconds elapsing.)\n ---> System.Threading.Tasks.TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout of 10 seconds elapsing.${trace}`, { root: 'pool' }))
  every(onset + 30 * S, end, 90 * S, (t) => ser(t, 'ERR', `Health check redis with status Unhealthy completed after ${f(5000, 5600, 4)}ms with message 'Timeout performing PING (5000ms)'`, { relevant: 'pool' }))
  // calm Redis and PostgreSQL
  const rd = (t, ch, m) => c.line(R, t, `1:${m.startsWith('DB') || m.startsWith('Fork') ? 'C' : 'M'} ${T(t, '%d %b %Y %H:%M:%S.%L')} ${ch} ${m}`)
  for (let t = start + 20 * S; t < end; t += 301 * S) { rd(t, '*', '100 changes in 300 seconds. Saving...'); rd(t + 2, '*', `Background saving started by pid ${r.int(200, 900)}`); rd(t + 300, '*', 'DB saved on disk'); rd(t + 310, '*', 'Fork CoW for RDB: current 2 MB, peak 2 MB, average 1 MB'); rd(t + 360, '*', 'Background saving terminated with success') }
  const pg = (t, pid, m) => c.line(PG, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${pid}] ${m}`)
  for (let t = start + 70 * S; t < end; t += 300 * S) { const n = r.int(30, 190); pg(t, 27, 'LOG:  checkpoint starting: time'); pg(t + n * 100, 27, `LOG:  checkpoint complete: wrote ${n} buffers (0.${r.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 0 recycled; write=${(n / 10).toFixed(3)} s, sync=0.00${r.int(1, 9)} s, total=${(n / 10 + 0.02).toFixed(3)} s; sync files=${r.int(9, 40)}, longest=0.002 s, average=0.001 s; distance=${r.int(300, 1900)} kB, estimate=${r.int(1900, 2600)} kB`) }
  every(start, end, 4 * MIN, (t) => pg(t, r.int(100, 900), `basket@promo LOG:  duration: ${f(210, 390, 3)} ms  execute <unnamed>: SELECT count(*) FROM promotion_uses WHERE used_at > now() - interval '1 day'`))
  every(start, end, 9 * MIN, (t) => pg(t, r.int(100, 900), 'basket@promo ERROR:  duplicate key value violates unique constraint "promotion_uses_pkey"'))
  c.incident('pool', {
    cause: { allOf: [['thread.?pool', 'starv', 'sync.over.async', 'synchronous(ly)?[^.]*async', 'async[^.]*synchronous', '(block|tie|hold|occup)\\w*[^.]*threads', 'threads?[^.]*(block|exhaust|wait)', 'GetResultCore', '\\.Result\\b', 'TaxQuoteClient[^.]*block', 'block[^.]*TaxQuoteClient']], mustNot: ['redis(-cart)? (server |instance |itself )?(is|was|became|being) (slow|down|overload|unavailable|unreachable|unrespons)', '^redis (outage|overload|failure)'] },
    services: ['basket-api', 'basket', 'TaxQuoteClient', 'Basket.Api'], victims: ['redis', 'redis-cart', 'postgresql', 'postgres', 'tax.internal'], severity: ['critical', 'high'],
    onset, onsetToleranceSeconds: 150, rootPattern: 'thread pool starvation|threadpool_queue=|GetResultCore|Tax quote failed',
  })
  c.write(out)
}

/** 6. Healthy: two rolling deployments in a cluster, everything that a deployment prints. */
function c06(seed, out) {
  const name = 'b13-06-release-afternoon', { r, start, every, uuid, f, lat, pod, ip, wpick } = setup(seed, name)
  const c = new Case(name, { kind: 'clean', maxIncidents: 0, notes: 'Rolling deployments of catalog (Go) and storefront (Rails): probe failures while booting, refused connections that are retried, graceful shutdown, metrics not yet there, leader election handed over. All end well.' })
  const F = 'logs/shop-prod.stern.log', end = start + r.int(58, 70) * MIN
  const P = (t, p, cont, text) => c.line(F, t, text.split('\n').map((x) => `${p} › ${cont} ${x}`).join('\n'))
  const d1 = start + r.int(14, 18) * MIN, d2 = d1 + r.int(13, 18) * MIN
  const cat = [[pod('catalog'), pod('catalog'), pod('catalog')], []], st = [[pod('storefront'), pod('storefront')], []]
  const rs1 = r.hex(9), rs2 = r.hex(9); for (let i = 0; i < 3; i++) cat[1].push(`catalog-${rs1}-${r.hex(5)}`); for (let i = 0; i < 2; i++) st[1].push(`storefront-${rs2}-${r.hex(5)}`)
  const ing = pod('ingress-nginx-controller'), mail = pod('mailer'), ev = pod('kube-events')
  const step1 = cat[0].map((_, i) => d1 + i * 50 * S), step2 = st[0].map((_, i) => d2 + i * 80 * S)
  const live = (t, sets, steps) => sets[0].map((p, i) => (t < steps[i] + 30 * S ? p : sets[1][i]))
  const go = (t, p, lvl, msg, kv = {}) => P(t, p, 'catalog', `{"time":"${T(t, '%Y-%m-%dT%H:%M:%S.%N')}Z","level":"${lvl}","msg":${J(msg)}${Object.entries(kv).map(([k, v]) => `,${J(k)}:${J(v)}`).join('')}}`)
  const rails = (t, p, m) => P(t, p, 'web', m)
  const lograge = (t, p, meth, path, ctl, st, ms) => rails(t, p, `I, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #1]  INFO -- : [${uuid()}] method=${meth} path=${path} format=html controller=${ctl} status=${st} duration=${ms.toFixed(2)} view=${(ms * 0.5).toFixed(2)} db=${(ms * 0.2).toFixed(2)}`)
  const evt = (t, type, reason, obj, msg) => P(t, ev, 'watch', `${T(t, '%Y-%m-%dT%H:%M:%SZ')}   ${type.padEnd(8)}${reason.padEnd(20)}${obj.padEnd(46)}${msg}`)
  every(start, end, 9 * S, (t) => go(t, r.pick(live(t, cat, step1)), 'INFO', 'http request', { method: 'GET', route: r.pick(['/v1/products', '/v1/products/{id}', '/v1/categories', '/v1/search']), status: r.next() < 0.03 ? 404 : 200, dur_ms: +lat(9).toFixed(2) }))
  every(start, end, 10 * S, (t) => { const [m, p, ct, ms] = wpick([[5, ['GET', '/', 'HomeController', 35]], [5, ['GET', `/p/${r.int(1000, 9999)}`, 'ProductsController', 52]], [2, ['POST', '/basket', 'BasketController', 28]], [1, ['GET', '/search', 'SearchController', 88]]]); lograge(t, r.pick(live(t, st, step2)), m, p, ct, 200, lat(ms)) })
  every(start, end, 10 * S, (t) => { const s = wpick([[60, 200], [4, 304], [3, 404], [1, 499], [1, 302]]); P(t, ing, 'controller', `${ip()} - - [${T(t, '%d/%b/%Y:%H:%M:%S')} +0000] "GET ${r.pick(['/', '/p/' + r.int(1000, 9999), '/search?q=sofa', '/basket'])} HTTP/2.0" ${s} ${s === 499 ? 0 : r.int(900, 40000)} "-" "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)" ${r.int(30, 900)} ${(lat(60) / 1000).toFixed(3)} [shop-storefront-http] [] 10.244.${r.int(1, 3)}.${r.int(4, 99)}:3000 ${r.int(900, 40000)} ${(lat(58) / 1000).toFixed(3)} ${s} ${r.hex(32)}`) })
  every(start, end, 30 * S, (t) => P(t, mail, 'mailer', `${T(t, '%Y-%m-%d %H:%M:%S,%L')} INFO mailer.queue delivered template=${r.pick(['order_confirmation', 'shipping', 'welcome'])} ms=${Math.round(lat(180))}`))
  every(start, end, 6 * MIN, (t) => P(t, mail, 'mailer', `${T(t, '%Y-%m-%d %H:%M:%S,%L')} WARNING mailer.smtp 451 4.7.1 <${r.pick(['anna', 'k.meier', 'info', 'jo'])}@${r.pick(['gmx', 'web', 'posteo'])}.example>: Recipient address rejected: Greylisted, retry in 300s`))
  every(start, end, 5 * MIN, (t) => go(t, r.pick(live(t, cat, step1)), 'ERROR', 'request aborted', { error: 'context canceled', route: '/v1/search' }))
  every(start, end, 4 * MIN, (t) => P(t, ing, 'controller', `W${T(t, '%m%d %H:%M:%S.%f')}       7 controller.go:${r.int(1100, 1400)}] Service "shop/legacy-redirects" does not have any active Endpoint.`))
  every(start, end, 8 * MIN, (t) => rails(t, r.pick(live(t, st, step2)), `W, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #1]  WARN -- : [${uuid()}] ActionController::InvalidAuthenticityToken: Can't verify CSRF token authenticity.`))
  // the Go deployment
  evt(d1 - 3 * S, 'Normal', 'ScalingReplicaSet', 'deployment/catalog', `Scaled up replica set catalog-${rs1} to 1`)
  step1.forEach((s, i) => {
    const a = cat[0][i], b = cat[1][i]
    evt(s - 1 * S, 'Normal', 'Scheduled', `pod/${b}`, `Successfully assigned shop/${b} to node-${r.int(1, 4)}`); evt(s, 'Normal', 'Pulled', `pod/${b}`, `Successfully pulled image "registry.shop.example/catalog:2.8.0" in ${f(1.2, 4.5, 3)}s (${f(1.2, 4.5, 3)}s including waiting). Image size: 38112233 bytes.`); evt(s + 1 * S, 'Normal', 'Started', `pod/${b}`, 'Started container catalog')
    go(s + 1.2 * S, b, 'INFO', 'starting catalog', { version: '2.8.0', go: 'go1.22.3' }); go(s + 1.25 * S, b, 'WARN', 'config file not found, using environment', { path: '/etc/catalog/config.yaml' })
    go(s + 1.4 * S, b, 'ERROR', 'warmup: cache not reachable, will retry', { error: 'dial tcp 10.96.14.7:6379: connect: connection refused', attempt: 1 }); go(s + 3.4 * S, b, 'INFO', 'cache connected', { attempt: 2 })
    evt(s + 6 * S, 'Warning', 'Unhealthy', `pod/${b}`, 'Readiness probe failed: HTTP probe failed with statuscode: 503'); if (i !== 1) evt(s + 11 * S, 'Warning', 'Unhealthy', `pod/${b}`, 'Readiness probe failed: HTTP probe failed with statuscode: 503')
    go(s + 14 * S, b, 'INFO', 'product snapshot loaded', { products: r.int(41000, 42000), ms: r.int(9000, 12000) }); go(s + 14.1 * S, b, 'INFO', 'ready'); go(s + 30 * S, a, 'INFO', 'signal received, draining', { signal: 'terminated' }); go(s + 31 * S, a, 'WARN', 'leader lease released, another replica takes over the feed export'); go(s + 35 * S, a, 'ERROR', 'http server stopped', { error: 'http: Server closed' }); go(s + 35.1 * S, a, 'INFO', 'bye')
    evt(s + 30 * S, 'Normal', 'Killing', `pod/${a}`, 'Stopping container catalog'); evt(s + 32 * S, 'Warning', 'Unhealthy', `pod/${a}`, `Readiness probe failed: Get "http://10.244.2.${r.int(4, 99)}:8080/ready": dial tcp 10.244.2.${r.int(4, 99)}:8080: connect: connection refused`)
    go(s + 33 * S, cat[1][i], 'INFO', i ? 'leader election: following' : 'leader election: became leader', { holder: cat[1][0] })
  })
  evt(step1[2] + 34 * S, 'Normal', 'ScalingReplicaSet', 'deployment/catalog', 'Scaled down replica set catalog-' + cat[0][0].split('-')[1] + ' to 0 from 1')
  P(step1[1] + 31.2 * S, ing, 'controller', `${T(step1[1] + 31.2 * S, '%Y/%m/%d %H:%M:%S')} [error] 33#33: *${r.int(100000, 900000)} connect() failed (111: Connection refused) while connecting to upstream, client: ${ip()}, server: api.shop.example, request: "GET /v1/products HTTP/2.0", upstream: "http://10.244.2.31:8080/v1/products", host: "api.shop.example"`)
  P(step1[1] + 31.3 * S, ing, 'controller', `${ip()} - - [${T(step1[1] + 31.3 * S, '%d/%b/%Y:%H:%M:%S')} +0000] "GET /v1/products HTTP/2.0" 200 8123 "-" "okhttp/4.12.0" 210 0.024 [shop-catalog-http] [] 10.244.2.31:8080, 10.244.1.17:8080 0, 8123 0.001, 0.022 502, 200 ${r.hex(32)}`)
  // Rails
  evt(d2 - 3 * S, 'Normal', 'ScalingReplicaSet', 'deployment/storefront', `Scaled up replica set storefront-${rs2} to 1`)
  step2.forEach((s, i) => {
    const a = st[0][i], b = st[1][i]
    evt(s, 'Normal', 'Started', `pod/${b}`, 'Started container web'); rails(s + 1 * S, b, '=> Booting Puma\n=> Rails 7.1.3.4 application starting in production \n=> Run `bin/rails server --help` for more startup options')
    rails(s + 3 * S, b, `/usr/local/bundle/gems/bootsnap-1.18.3/lib/bootsnap/core_ext/kernel_require.rb:30: warning: mutex_m was loaded from the standard library, but will no longer be part of the default gems since Ruby 3.4.0. Add mutex_m to your Gemfile or gemspec.`)
    rails(s + 5 * S, b, `W, [${T(s + 5 * S, '%Y-%m-%dT%H:%M:%S.%f')} #1]  WARN -- : [flipper] could not reach redis (Error connecting to Redis on flags:6379 (Errno::ECONNREFUSED)), retrying in 2s (1/10)`)
    rails(s + 8 * S, b, `Puma starting in single mode...\n* Puma version: 6.4.2 (ruby 3.3.1-p55) ("The Eagle of Durin")\n*  Min threads: 5\n*  Max threads: 5\n*  Environment: production\n*          PID: 1\n* Listening on http://0.0.0.0:3000\nUse Ctrl-C to stop`)
    evt(s + 7 * S, 'Warning', 'Unhealthy', `pod/${b}`, `Startup probe failed: Get "http://10.244.3.${r.int(4, 99)}:3000/up": dial tcp 10.244.3.${r.int(4, 99)}:3000: connect: connection refused`)
    evt(s + 30 * S, 'Normal', 'Killing', `pod/${a}`, 'Stopping container web'); rails(s + 30 * S, a, '- Gracefully stopping, waiting for requests to finish'); rails(s + 33 * S, a, '=== puma shutdown: ' + T(s + 33 * S, '%Y-%m-%d %H:%M:%S') + ' +0000 ===\n- Goodbye!\nExiting')
  })
  evt(d2 + 60 * S, 'Warning', 'FailedGetResourceMetric', 'horizontalpodautoscaler/storefront', 'failed to get cpu utilization: did not receive metrics for targeted pods (pods might be unready)')
  evt(step2[1] + 34 * S, 'Normal', 'ScalingReplicaSet', 'deployment/storefront', 'Scaled down replica set storefront-' + st[0][0].split('-')[1] + ' to 0 from 1')
  evt(end - 9 * MIN, 'Normal', 'Completed', 'job/sitemap-' + r.int(28000000, 29000000), 'Job completed')
  c.write(out)
}

/** 7. Healthy: a CI run whose tests print errors; everything passes. */
function c07(seed, out) {
  const name = 'b13-07-pull-request-run', { r, start, every, uuid, f, lat, shuffle } = setup(seed, name)
  const c = new Case(name, { kind: 'clean', maxIncidents: 0, notes: 'GitHub Actions run: RSpec, Go and Vitest print provoked errors, npm deprecations, a health check that waits for PostgreSQL, a skipped optional upload. All suites pass, job succeeds.' })
  const rpid = r.int(2000, 3000)
  const A = 'logs/1_backend.txt', G = 'logs/2_worker-go.txt', W = 'logs/3_web.txt'
  let t = start
  const L = (file, text, dt = 0.05) => { for (const x of text.split('\n')) { t += dt * S * (0.5 + r.next()); c.line(file, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%7')}Z ${x}`) } }
  const head = (file, job) => { L(file, `Current runner version: '2.317.0'\n##[group]Operating System\nUbuntu\n22.04.4\nLTS\n##[endgroup]\n##[group]Runner Image\nImage: ubuntu-22.04\nVersion: 20240616.1.0\n##[endgroup]\n##[group]GITHUB_TOKEN Permissions\nContents: read\nMetadata: read\n##[endgroup]\nSecret source: Actions\nPrepare workflow directory\nPrepare all required actions\nGetting action download info\nDownload action repository 'actions/checkout@v4' (SHA:692973e3d937129bcbf40652eb9f2f61becf3332)\nComplete job name: ${job}\n##[group]Run actions/checkout@v4\nwith:\n  fetch-depth: 1\n##[endgroup]\nSyncing repository: lindwurm/ledger\n[command]/usr/bin/git version\ngit version 2.45.2\n[command]/usr/bin/git checkout --progress --force refs/remotes/pull/${r.int(900, 4000)}/merge\nNote: switching to 'refs/remotes/pull/1/merge'.`) }
  const feet = (file) => L(file, 'Post job cleanup.\n[command]/usr/bin/git version\ngit version 2.45.2\nCleaning up orphan processes')
  // backend
  head(A, 'backend')
  L(A, `##[group]Starting postgres service container\n##[command]/usr/bin/docker pull postgres:16\n16: Pulling from library/postgres\nDigest: sha256:${r.hex(64)}\nStatus: Downloaded newer image for postgres:16\n##[endgroup]\n##[group]Waiting for all services to be ready\n##[command]/usr/bin/docker inspect --format="{{if .Config.Healthcheck}}{{print .State.Health.Status}}{{end}}" ${r.hex(64)}\nstarting\npostgres service is starting, waiting 2 seconds before checking again.\nstarting\npostgres service is starting, waiting 4 seconds before checking again.\nhealthy\npostgres service is healthy.\n##[endgroup]`, 0.8)
  L(A, '##[group]Run bundle exec rails db:prepare\nbundle exec rails db:prepare\nshell: /usr/bin/bash -e {0}\n##[endgroup]\nFATAL:  database "ledger_test" does not exist\nCreated database \'ledger_test\'\nCreated database \'ledger_test_2\'', 0.5)
  L(A, '##[group]Run bundle exec rspec --format documentation\nbundle exec rspec --format documentation\nshell: /usr/bin/bash -e {0}\n##[endgroup]\nDEPRECATION WARNING: `Rails.application.secrets` is deprecated in favor of `Rails.application.credentials` and will be removed in Rails 7.2. (called from <main> at /home/runner/work/ledger/ledger/config/environment.rb:5)\n\nRandomized with seed ' + r.int(1000, 60000), 0.4)
  const groups = ['Account', 'Transfer', 'Invoice', 'ExchangeRate', 'WebhookDelivery', 'CsvImport', 'Session', 'AuditTrail', 'Refund', 'PasswordReset', 'DunningRun', 'SepaExport', 'Statement', 'TaxRule', 'Counterparty', 'Posting']
  const acts = ['rejects a negative amount', 'is idempotent for the same key', 'rounds half to even', 'raises when the account is closed', 'retries three times and gives up', 'logs and swallows a timeout', 'returns 422 for invalid input', 'locks the row while booking', 'keeps the balance after a failed transfer', 'is not visible for other tenants', 'writes an audit entry', 'fails with a readable message', 'serialises decimals as strings']
  const noise = [() => `E, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #${rpid}] ERROR -- : [Webhook] delivery to https://hooks.invalid/x failed: Net::OpenTimeout: execution expired (attempt 3/3), giving up`, () => `E, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #${rpid}] ERROR -- : ActiveRecord::Deadlocked: PG::TRDeadlockDetected: ERROR:  deadlock detected\nDETAIL:  Process 91 waits for ShareLock on transaction 812; blocked by process 92.`, () => `F, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #${rpid}] FATAL -- : Ledger out of balance by 0.01 EUR`, () => `W, [${T(t, '%Y-%m-%dT%H:%M:%S.%f')} #${rpid}]  WARN -- : Rate provider answered 503, using yesterday's rates`, () => 'rescue in CsvImport: CSV::MalformedCSVError: Illegal quoting in line 3.']
  let n = 0; const specs = t
  for (const g of shuffle(groups)) { L(A, '\n' + g); for (const a of shuffle(acts).slice(0, r.int(6, 11))) { if (r.next() < 0.28) L(A, r.pick(noise)()); L(A, `  ${a}`, 0.7); n++ } }
  L(A, `\nPending: (Failures listed here are expected and do not affect your suite's status)\n\n  1) SepaExport writes pain.001.001.09\n     # Not yet implemented\n     # ./spec/models/sepa_export_spec.rb:41\n\n\nFinished in ${((t - specs) / S).toFixed(2)} seconds (files took 6.41 seconds to load)\n${n + 1} examples, 0 failures, 1 pending\n\nCoverage report generated for RSpec to /home/runner/work/ledger/ledger/coverage. 4811 / 5120 LOC (93.96%) covered.`, 0.2)
  L(A, '##[group]Run codecov/codecov-action@v4\nwith:\n  fail_ci_if_error: false\n##[endgroup]\n[\'error\'] There was an error running the uploader: Error uploading to https://codecov.io: Error: There was an error fetching the storage URL during POST: 429 - {"message":"Rate limit reached. Please upload with the Codecov repository upload token to resolve issue."}', 0.6)
  feet(A)
  // go
  t = start + 4 * S; head(G, 'worker-go')
  L(G, '##[group]Run go test -race ./...\ngo test -v -race ./...\nshell: /usr/bin/bash -e {0}\n##[endgroup]\ngo: downloading github.com/jackc/pgx/v5 v5.6.0\ngo: downloading go.uber.org/zap v1.27.0\ngo: downloading github.com/stretchr/testify v1.9.0', 0.6)
  const pk = ['queue', 'retry', 'booking', 'settlement', 'httpapi', 'store', 'lease']
  for (const p of pk) {
    for (const x of shuffle(['TestRejectsNegative', 'TestRetryGivesUpAfterMax', 'TestPanicIsRecovered', 'TestContextCanceled', 'TestConcurrentLease', 'TestDuplicateKey', 'TestBackoffGrows', 'TestGracefulStop', 'TestEmptyBatch', 'TestClockSkew'])) {
      L(G, `=== RUN   ${x}`)
      if (x === 'TestPanicIsRecovered') L(G, `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z\tERROR\t${p}/worker.go:88\tpanic recovered\t{"panic": "boom", "stack": "goroutine ${r.int(18, 90)} [running]:\\nruntime/debug.Stack()"}`)
      if (x === 'TestRetryGivesUpAfterMax') for (let i = 1; i <= 3; i++) L(G, `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z\tWARN\tretry/retry.go:52\tattempt failed\t{"attempt": ${i}, "error": "dial tcp 127.0.0.1:1: connect: connection refused"}`)
      if (x === 'TestDuplicateKey') L(G, `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}Z\tERROR\tstore/pg.go:131\tinsert failed\t{"error": "ERROR: duplicate key value violates unique constraint \\"jobs_key\\" (SQLSTATE 23505)"}`)
      if (x === 'TestContextCanceled') L(G, `    ${p}_test.go:${r.int(40, 200)}: expected error: context deadline exceeded`)
      L(G, `--- PASS: ${x} (${f(0, 0.4)}s)`)
    }
    L(G, `PASS\nok  \tgithub.com/lindwurm/ledger/worker/${p}\t${f(0.1, 3, 3)}s`)
  }
  L(G, '?   \tgithub.com/lindwurm/ledger/worker/cmd\t[no test files]'); feet(G)
  // web
  t = start + 6 * S; head(W, 'web')
  L(W, '##[group]Run npm ci\nnpm ci\nshell: /usr/bin/bash -e {0}\n##[endgroup]\nnpm warn deprecated inflight@1.0.6: This module is not supported, and leaks memory. Do not use it. Check out lru-cache if you want a good and tested way to coalesce async requests by a key value, which is much more comprehensive and powerful.\nnpm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported\nnpm warn deprecated rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported\n\nadded 1214 packages, and audited 1215 packages in 21s\n\n9 vulnerabilities (3 moderate, 5 high, 1 critical)\n\nTo address all issues (including breaking changes), run:\n  npm audit fix --force\n\nRun `npm audit` for details.', 0.9)
  L(W, '##[group]Run npx vitest run\nnpx vitest run\nshell: /usr/bin/bash -e {0}\n##[endgroup]\n\n RUN  v1.6.0 /home/runner/work/ledger/ledger/web\n', 0.5)
  const comps = ['AmountInput', 'TransferForm', 'LoginDialog', 'StatementTable', 'ErrorBoundary', 'useSession', 'api/client', 'DatePicker', 'CsvUpload', 'currency', 'RefundDialog', 'Toast', 'AccountList', 'useRetry', 'i18n']
  let vt = 0
  for (const x of comps) {
    if (/Error|Form|client|useRetry|Upload/.test(x)) L(W, `stderr | src/${x}.test.tsx > ${x} > shows the fallback\n${r.pick(['Error: Uncaught [Error: boom]\n    at reportException (/home/runner/work/ledger/ledger/web/node_modules/jsdom/lib/jsdom/living/helpers/runtime-script-errors.js:66:24)\n    at innerInvokeEventListeners (/home/runner/work/ledger/ledger/web/node_modules/jsdom/lib/jsdom/living/events/EventTarget-impl.js:353:9)\nThe above error occurred in the <Bomb> component:', 'TypeError: fetch failed\n    at node:internal/deps/undici/undici:12618:11 {\n  cause: Error: connect ECONNREFUSED 127.0.0.1:9\n}', 'Warning: An update to TransferForm inside a test was not wrapped in act(...).'])}\n`)
    const k = r.int(4, 19); vt += k; L(W, ` ✓ src/${x}.test.tsx  (${k} tests) ${r.int(12, 900)}ms`)
  }
  L(W, `\n Test Files  ${comps.length} passed (${comps.length})\n      Tests  ${vt} passed (${vt})\n   Start at  ${T(t, '%H:%M:%S')}\n   Duration  ${f(12, 30)}s (transform 2.10s, setup 4.91s, collect 9.30s, tests 8.11s, environment 11.02s, prepare 3.40s)\n`, 0.1)
  L(W, `##[group]Run npm run build\nnpm run build\n##[endgroup]\nvite v5.2.13 building for production...\n✓ 2311 modules transformed.\ndist/assets/index-${r.hex(8)}.js   ${f(600, 900)} kB │ gzip: ${f(180, 260)} kB\n\n(!) Some chunks are larger than 500 kB after minification. Consider:\n- Using dynamic import() to code-split the application\n✓ built in ${f(8, 14)}s`, 0.4)
  feet(W)
  c.write(out)
}

export default [c01, c02, c03, c04, c05, c06, c07]
