import { open, ts, SEC, MIN, combined } from './lib.mjs'

// 9. PHP-FPM: after a Redis failover the application still writes to the demoted node (its address is pinned).
function phpMagazine(name, seed) {
  const x = open(name, seed, { minutes: 40, notes: 'victims louder: PHP errors of many kinds; the change of roles is in the Redis log' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.5), old = x.lan(50), neu = x.lan(51), sent = x.lan(52)
  const N = 'logs/nginx/access.log', NE = 'logs/nginx/error.log', F = 'logs/php8.2-fpm.log', A = 'logs/redis/redis-a.log', B = 'logs/redis/redis-b.log', S = 'logs/redis/sentinel.log'
  x.truth('i1', {
    cause: { allOf: [['fail-?over', 'replica', 'read-?only', 'demot', 'switch-?master', 'master', 'primary', 'slave', 'promot', 'role'], ['redis', 'sentinel', 'session', 'cache'], ['read-?only', 'writ', 'demot', 'promot', 'fail-?over', 'switch', '(old|former|previous) (master|primary)', 'roles?\\b', 'no longer']], mustNot: ['redis (is|was) (down|out of memory)'] },
    services: ['redis', 'sentinel', 'redis-a', 'redis-b', old, 'php', 'php-fpm', 'magazine'], victims: ['nginx', 'www'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'READONLY|switch-master|failover|Before turning into a replica|REPLICAOF|MASTER MODE|Connecting to MASTER|config-rewrite|\\+promoted|\\+odown|selected-slave', temporalPattern: null,
    right: ['After the Redis failover PHP still writes to the old master, now a read-only replica', 'Sentinel promoted another node but the app keeps using the demoted redis', 'Sessions cannot be written: the node is a readonly replica'],
    wrong: ['Logins fail with HTTP 500', 'PHP-FPM pool has reached max_children', 'Redis is out of memory', 'The cart of users is empty', 'The Redis replica lags behind'],
  })
  x.flow(t0, t1, 2600, (t) => {
    const post = r.next() < 0.35, path = post ? r.pick(['/login', '/cart/add', '/subscribe', '/comment']) : r.pick(['/', '/artikel/' + r.int(1000, 9999), '/konto', '/feed.xml', '/wp-login.php']), bad = t > on + 3000 && (post || path === '/konto'), ip = x.ip()
    c.line(N, t, combined(x, t, { ip, method: post ? 'POST' : 'GET', path, status: bad ? 500 : path === '/wp-login.php' ? 404 : 200, tail: ` "${r.int(0, 1) ? 'www' : 'm'}.magazin.example" ${(x.ms(90) / 1000).toFixed(3)}` }), bad ? { relevant: 'i1' } : {})
    if (bad) {
      const raw = r.next() < 0.18
      const msg = raw ? "PHP Fatal error:  Uncaught RedisException: READONLY You can't write against a read only replica. in /srv/magazin/src/Session/RedisHandler.php:61\\nStack trace:\\n#0 /srv/magazin/src/Session/RedisHandler.php(61): Redis->setex()\\n#1 [internal function]: Magazin\\\\Session\\\\RedisHandler->write()\\n#2 {main}\\n  thrown in /srv/magazin/src/Session/RedisHandler.php on line 61" : r.pick(['PHP Warning:  session_write_close(): Failed to write session data using user defined save handler. (session.save_path: ) in Unknown on line 0', 'PHP Fatal error:  Uncaught Magazin\\Auth\\CsrfException: no token in session in /srv/magazin/src/Auth/Csrf.php:33', 'PHP Fatal error:  Uncaught TypeError: Cart::fromArray(): Argument #1 ($items) must be of type array, null given, called in /srv/magazin/src/Cart/Repository.php on line 48'])
      c.line(NE, t + 5, `${ts.slash(t + 5)} [error] ${r.int(700, 720)}#0: *${r.int(1e5, 9e5)} FastCGI sent in stderr: "PHP message: ${msg}" while reading response header from upstream, client: ${ip}, server: www.magazin.example, request: "${post ? 'POST' : 'GET'} ${path} HTTP/2.0", upstream: "fastcgi://unix:/run/php/php8.2-fpm.sock:", host: "www.magazin.example"`, raw ? { root: 'i1' } : { relevant: 'i1' })
    }
  })
  x.flow(t0, t1, 3 * MIN, (t) => c.line(F, t, `[${ts.fpm(t)}] WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning 8 children, there are ${r.int(0, 4)} idle, and ${r.int(20, 44)} total children`))
  x.flow(t0, t1, 30 * SEC, (t) => c.line(F, t, `[${ts.fpm(t)}] WARNING: [pool www] child ${r.int(1000, 9999)} said into stderr: "NOTICE: PHP message: cache miss teaser_${r.int(1, 99)}"`))
  x.flow(on + 20 * SEC, t1, 70 * SEC, (t) => c.line(F, t, `[${ts.fpm(t)}] WARNING: [pool www] server reached pm.max_children setting (50), consider raising it`), )
  const rd = (f, t, pid, role, m, k = {}) => c.line(f, t, `${pid}:${role} ${ts.redis(t)} ${m}`, k)
  x.every(t0, on - 3000, 5 * MIN, (t) => { rd(A, t, 1402, 'M', '* 100 changes in 300 seconds. Saving...'); rd(A, t + 40, 1402, 'M', `* Background saving started by pid ${r.int(9000, 29999)}`); rd(A, t + 800, 1402, 'M', '* Background saving terminated with success') })
  const ev = on - 1500, at = (o, f, pid, role, m) => rd(f, ev + o, pid, role, m, { root: 'i1' })
  rd(S, ev - 6000, 990, 'X', `# +sdown master mag ${old} 6379`, { relevant: 'i1' })
  at(-5500, S, 990, 'X', `# +odown master mag ${old} 6379 #quorum 2/2`); at(-4800, S, 990, 'X', `# +selected-slave slave ${neu}:6379 ${neu} 6379 @ mag ${old} 6379`); at(-3600, S, 990, 'X', `# +promoted-slave slave ${neu}:6379 ${neu} 6379 @ mag ${old} 6379`); at(-1000, S, 990, 'X', `# +switch-master mag ${old} 6379 ${neu} 6379`)
  at(-3700, B, 1377, 'M', '* MASTER MODE enabled (user request from \'id=7 addr=' + sent + ':41022 fd=11 name=sentinel-990-cmd\')')
  rd(A, ev - 8000, 1402, 'M', '# Asynchronous AOF fsync is taking too long (disk is busy?). Writing the AOF buffer without waiting for fsync to complete, this may slow down Redis.', { relevant: 'i1' })
  at(1500, A, 1402, 'S', '* Before turning into a replica, using my own master parameters to synthesize a cached master: I may be able to synchronize with the new master with just a partial transfer.'); at(1510, A, 1402, 'S', `* REPLICAOF ${neu}:6379 enabled (user request from 'id=9 addr=${sent}:52114 name=sentinel-990-cmd')`); at(1900, A, 1402, 'S', `* Connecting to MASTER ${neu}:6379`); rd(A, ev + 2400, 1402, 'S', '* MASTER <-> REPLICA sync: Finished with success', { relevant: 'i1' })
  x.every(t0, ev - 9000, 5 * MIN, (t) => rd(B, t, 1377, 'S', '* Background saving terminated with success')); x.every(ev + 60000, t1, 5 * MIN, (t) => rd(B, t, 1377, 'M', '* 1 changes in 3600 seconds. Saving...'))
  x.flow(t0, t1, 2 * MIN, (t) => c.line(NE, t, `${ts.slash(t)} [error] ${r.int(700, 720)}#0: *${r.int(1e5, 9e5)} open() "/srv/magazin/public/${r.pick(['apple-touch-icon-precomposed.png', 'ads.txt', '.env', 'xmlrpc.php'])}" failed (2: No such file or directory), client: ${x.ip()}, server: www.magazin.example`))
  return c
}

// 10. Django and Celery: the broker's disk alarm blocks publishers; gunicorn's workers die waiting.
function djangoClinic(name, seed) {
  const x = open(name, seed, { minutes: 50, notes: 'victims louder: worker timeouts; one alarm in the broker log' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.55), L = 'logs/journal.json', node = `rabbit@mq${r.int(1, 3)}`
  const J = (t, unit, pri, host, m, k = {}) => c.line(L, t, JSON.stringify({ __REALTIME_TIMESTAMP: String(Math.floor(t) * 1000), _HOSTNAME: host, SYSLOG_IDENTIFIER: unit, _SYSTEMD_UNIT: unit + '.service', PRIORITY: String(pri), _PID: String(r.int(700, 730)), MESSAGE: m }), k)
  const mqh = node.split('@')[1]
  x.truth('i1', {
    cause: { allOf: [['rabbit', 'broker', '\\bmq', 'amqp'], ['disk', 'free (space|limit)', 'storage', 'no space', 'partition full', 'alarm']], mustNot: [] },
    services: ['rabbitmq', 'rabbitmq-server', 'rabbit', node, mqh, 'broker'], victims: ['gunicorn', 'celery', 'web', 'clinic', 'nginx'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'disk resource limit alarm|Free disk space|Publishers will be blocked|mnesia|low on disk|Disk free limit|Disk space', temporalPattern: null,
    right: ['RabbitMQ raised its disk alarm and blocks publishers', 'The broker is low on free disk space, so connections that publish are blocked', 'Disk resource limit alarm on the rabbit node'],
    wrong: ['Gunicorn workers time out', 'Celery does not receive tasks', 'Bookings hang for 30 seconds', 'PostgreSQL is slow'],
  })
  const rb = (t, lv, m) => `${ts.isoUs(t).replace('T', ' ').replace('Z', '+00:00')} [${lv}] <0.${r.int(300, 9000)}.0> ${m}`
  x.flow(t0, t1, 4500, (t) => {
    const w = r.next() < 0.3, path = w ? r.pick(['/booking/confirm', '/prescription/send', '/api/sms']) : r.pick(['/calendar', '/patients?q=ma', '/api/slots', '/static/app.css'])
    if (w && t > on + 2000) {
      J(t + 30 * SEC, 'gunicorn', 2, 'web1', `[${ts.sp(t + 30 * SEC)} +0000] [411] [CRITICAL] WORKER TIMEOUT (pid:${r.int(500, 900)})`, { relevant: 'i1' })
      if (r.next() < 0.5) J(t + 30.4 * SEC, 'gunicorn', 3, 'web1', `[${ts.sp(t + 30.4 * SEC)} +0000] [${r.int(500, 900)}] [ERROR] Error handling request ${path}\nTraceback (most recent call last):\n  File "/opt/clinic/booking/views.py", line ${r.int(40, 160)}, in confirm\n    send_confirmation.delay(booking.pk)\n  File "/opt/clinic/.venv/lib/python3.11/site-packages/kombu/messaging.py", line 186, in publish\n    return _publish(\n  File "/opt/clinic/.venv/lib/python3.11/site-packages/gunicorn/workers/base.py", line 204, in handle_abort\n    sys.exit(1)\nSystemExit: 1`, { relevant: 'i1' })
      J(t + 30.5 * SEC, 'nginx', 3, 'web1', `${x.ip()} "POST ${path}" 502 30.${r.int(100, 999)}s upstream prematurely closed connection`, { relevant: 'i1' })
    } else J(t, 'nginx', 6, 'web1', `${x.ip()} "${w ? 'POST' : 'GET'} ${path}" ${w ? 302 : 200} 0.0${r.int(10, 99)}s`)
  })
  x.flow(t0, t1, 6000, (t) => { const task = r.pick(['booking.tasks.send_confirmation', 'sms.tasks.remind', 'lab.tasks.poll']); if (t < on || r.next() < 0.06) { const id = x.uuid(); J(t, 'celery', 6, 'worker1', `[${ts.comma(t)}: INFO/MainProcess] Task ${task}[${id}] received`); J(t + 400, 'celery', 6, 'worker1', `[${ts.comma(t + 400)}: INFO/ForkPoolWorker-${r.int(1, 8)}] Task ${task}[${id}] succeeded in 0.${r.int(100, 399)}s: None`) } })
  x.flow(on + MIN, t1, 90 * SEC, (t) => J(t, 'celery', 4, 'worker1', `[${ts.comma(t)}: WARNING/MainProcess] beat: Sending due task remind-tomorrow blocked for ${r.int(30, 240)}s`, { relevant: 'i1' }))
  x.flow(t0, t1, 20 * SEC, (t) => J(t, 'rabbitmq-server', 6, mqh, rb(t, 'info', r.pick([`accepting AMQP connection <0.${r.int(9000, 30000)}.0> (10.0.3.4:${r.int(30000, 60000)} -> 10.0.3.9:5672)`, `connection <0.${r.int(9000, 30000)}.0> (10.0.3.4:${r.int(30000, 60000)} -> 10.0.3.9:5672 - celery@worker1): user 'clinic' authenticated and granted access to vhost '/'`]))))
  x.flow(t0, t1, 100 * SEC, (t) => J(t, 'rabbitmq-server', 4, mqh, rb(t, 'warning', `closing AMQP connection <0.${r.int(9000, 30000)}.0> (10.0.3.4:${r.int(30000, 60000)} -> 10.0.3.9:5672, vhost: '/', user: 'clinic'):\nclient unexpectedly closed TCP connection`)))
  J(on, 'rabbitmq-server', 6, mqh, rb(on, 'info', `Free disk space is insufficient. Free bytes: ${r.int(46000000, 49900000)}. Limit: 50000000`), { root: 'i1' })
  J(on + 3, 'rabbitmq-server', 4, mqh, rb(on + 3, 'warning', `disk resource limit alarm set on node '${node}'.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************`), { root: 'i1' })
  x.flow(t0, t1, 4 * MIN, (t) => J(t, 'postgres', 6, 'db1', `${ts.spMs(t)} UTC [88] LOG:  automatic vacuum of table "clinic.public.django_session": index scans: 1`))
  x.flow(t0, t1, 3 * MIN, (t) => J(t, 'gunicorn', 4, 'web1', r.pick(['Invalid HTTP_HOST header: \'10.0.3.4\'. You may need to add \'10.0.3.4\' to ALLOWED_HOSTS.', 'Not Found: /favicon.ico'])))
  return c
}

// 11. Kafka: a disk of one broker fails; Java and JS producers complain first.
function kafkaMarket(name, seed) {
  const x = open(name, seed, { minutes: 35, notes: 'victims louder and earlier: producers in two languages' })
  const { r, c, t0, t1 } = x, on = x.between(0.45, 0.55), b = r.int(1, 3), dir = `/data/${r.pick(['nvme1', 'disk2', 'vdb'])}/kafka`
  const L = 'logs/stream.txt', H = (n) => `kafka-${n}`
  x.truth('i1', {
    cause: { allOf: [['disk', 'log ?dir', 'i/?o error', 'input/output', 'storage', 'volume', 'filesystem', 'drive', 'device', 'ioexception'], ['fail', 'error', 'offline', 'broken', 'faulty', 'defect', 'bad', 'lost']], mustNot: [] },
    services: ['kafka', H(b), 'broker ' + b, `broker-${b}`, 'broker'], victims: ['orders', 'search-sync', 'web', ...[1, 2, 3].filter((n) => n !== b).map(H)], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'Input/output error|offline|I/O error|KafkaStorageException|Stopping serving logs|remounting|EXT4-fs', temporalPattern: null,
    right: [`The disk under ${dir} of broker ${b} failed with I/O errors, so its log dir went offline`, 'Storage failure: Kafka log directory offline', 'Input/output error on a drive of kafka'],
    wrong: ['Producers get NOT_ENOUGH_REPLICAS', 'orders cannot publish events', 'Consumers lag behind', 'Kafka controller elects new leaders'],
  })
  const W = (t, h, m, k = {}) => c.line(L, t, `${ts.offS(t, 0)}\t${h}\t${m.replace(/\n/g, '\n\t')}`, k), K = (t, n, lv, m, cl, k = {}) => W(t, H(n), `[${ts.comma(t)}] ${lv} ${m} (${cl})`, k)
  const bad = (t) => t > on - 9000
  x.flow(t0, t1, 3200, (t) => { if (bad(t) && r.next() < 0.55) W(t, 'orders', `${ts.hms(t).replace('.', ',')} WARN  [kafka-producer-network-thread | orders-${r.int(1, 4)}] o.a.k.c.producer.internals.Sender - [Producer clientId=orders-${r.int(1, 4)}] Got error produce response with correlation id ${r.int(1e4, 9e4)} on topic-partition market.orders-${r.int(0, 8)}, retrying (${r.int(1, 2147483646)} attempts left). Error: ${t < on ? 'REQUEST_TIMED_OUT' : r.pick(['NOT_ENOUGH_REPLICAS', 'NOT_LEADER_OR_FOLLOWER'])}`, { relevant: 'i1' }); else W(t, 'orders', `${ts.hms(t).replace('.', ',')} INFO  [http-nio-8080-exec-${r.int(1, 30)}] c.m.orders.OrderService - order ${r.int(1e6, 9e6)} ${r.pick(['placed', 'paid', 'shipped'])}`) })
  x.flow(t0, t1, 3600, (t) => { if (bad(t) && r.next() < 0.5) W(t, 'search-sync', JSON.stringify({ level: 'ERROR', timestamp: ts.iso(t), logger: 'kafkajs', message: r.pick(['[Connection] Response Fetch(key: 1, version: 11)', '[ConsumerGroup] Fetch failed', '[BrokerPool] There is no leader for this topic-partition as we are in the middle of a leadership election']), broker: `${H(b)}:9092`, clientId: 'search-sync', error: r.pick(['There is no leader for this topic-partition as we are in the middle of a leadership election', 'Request timed out']) }), { relevant: 'i1' }); else W(t, 'search-sync', JSON.stringify({ level: 'INFO', timestamp: ts.iso(t), logger: 'sync', message: 'bulk indexed', docs: r.int(5, 400), took: x.ms(70) })) })
  x.flow(t0, t1, 8 * SEC, (t) => K(t, r.int(1, 3), 'INFO', r.pick([`[GroupCoordinator ${r.int(1, 3)}]: Stabilized group search-sync generation ${r.int(10, 90)} (__consumer_offsets-${r.int(0, 49)}) with 3 members`, `[LocalLog partition=market.orders-${r.int(0, 8)}, dir=${dir}] Deleting segment files LogSegment(baseOffset=${r.int(1e6, 9e6)}, size=1073741${r.int(100, 824)})`]), 'kafka.log.LocalLog'))
  const dev = dir.split('/')[2]
  W(on - 7000, H(b), `kernel: blk_update_request: I/O error, dev ${dev}, sector ${r.int(1e8, 9e8)} op 0x1:(WRITE) flags 0x800 phys_seg 8 prio class 2`, { root: 'i1' }); W(on - 2000, H(b), `kernel: EXT4-fs (${dev}): Remounting filesystem read-only`, { root: 'i1' })
  K(on, b, 'ERROR', `Error while appending records to market.orders-${r.int(0, 8)} in dir ${dir}`, 'org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.IOException: Input/output error\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)\n\tat kafka.log.LocalLog.append(LocalLog.scala:421', { root: 'i1' })
  K(on + 300, b, 'WARN', `[ReplicaManager broker=${b}] Stopping serving replicas in dir ${dir}; partitions market.orders-1,market.orders-4,__consumer_offsets-12 are offline`, 'kafka.server.ReplicaManager', { root: 'i1' }); K(on + 500, b, 'WARN', `Stopping serving logs in dir ${dir}`, 'kafka.log.LogManager', { root: 'i1' })
  x.flow(on + SEC, t1, 15 * SEC, (t) => { const o = [1, 2, 3].filter((n) => n !== b); K(t, r.pick(o), r.pick(['WARN', 'ERROR']), r.pick([`[ReplicaFetcher replicaId=${o[0]}, leaderId=${b}, fetcherId=0] Error in response for fetch request (type=FetchRequest)`, `[ReplicaManager broker=${o[1]}] Error processing append operation on partition market.orders-${r.int(0, 8)}: NotEnoughReplicasException: The size of the current ISR is insufficient to satisfy the min.isr requirement of 2`]), 'kafka.server.ReplicaManager', { relevant: 'i1' }) })
  x.flow(on + 30 * SEC, t1, 20 * SEC, (t) => W(t, 'web', `level=error component=checkout msg="order event not acknowledged" waited=${r.int(10, 30)}s order=${r.int(1e6, 9e6)}`, { relevant: 'i1' })); x.flow(t0, t1, 9 * SEC, (t) => W(t, 'web', `level=info component=${r.pick(['catalog', 'checkout', 'search'])} status=200 dur=${x.ms(50)}ms`))
  x.flow(t0, t1, 3 * MIN, (t) => W(t, 'orders', `${ts.hms(t).replace('.', ',')} ERROR [http-nio-8080-exec-${r.int(1, 30)}] c.m.orders.PaymentClient - card refused for order ${r.int(1e6, 9e6)}: DECLINED_05`))
  return c
}

// 12. Ingress and SSO: the auth proxy's cookie outgrows nginx's header buffer for people in many groups.
function ingressPortal(name, seed) {
  const x = open(name, seed, { minutes: 60, notes: 'victims earlier: portal pages; the cause is a claim added by the login service at INFO' })
  const { r, c, t0, t1 } = x, on = x.between(0.35, 0.45), I = 'logs/ingress-nginx.log', A = 'logs/login-svc.log', P = 'logs/portal.log', sz = () => r.int(9200, 21000)
  x.truth('i1', {
    cause: { allOf: [['cookie', 'header', 'token', 'jwt', 'claim', 'session'], ['too (big|large|long)', 'larger', 'oversi[sz]e', 'outgr(e|o)w', 'buffer', 'exceed', 'bloat', 'size', 'grew', 'grow', 'groups? claim', '(all|every) .{0,20}groups?']], mustNot: [] },
    services: ['login-svc', 'login', 'auth', 'sso', 'oauth2-proxy', 'ingress-nginx', 'ingress'], victims: ['portal', 'reports', 'hr'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'too big header|groups claim|cookie_bytes=(9|1\\d|2\\d)\\d{3}', temporalPattern: null,
    right: ['The login cookie became too big after the groups claim was added: upstream sent too big header', 'Session cookies exceed the proxy buffer since login-svc puts all groups in the token', 'Response header larger than the ingress buffer'],
    wrong: ['portal returns 502', 'Users cannot sign in', 'The portal pods are unhealthy', 'The upstream is not reachable'],
  })
  const ing = (t, { st, path, up, d, method = 'GET', us }) => `${x.ip()} - - [${ts.clf(t)}] "${method} ${path} HTTP/2.0" ${st} ${r.int(150, 9000)} "https://intra.example.eu/" "${x.ua()}" ${r.int(300, 4000)} ${(d / 1000).toFixed(3)} [${up}] [] 10.2.${r.int(0, 9)}.${r.int(2, 250)}:8080 ${r.int(0, 9000)} ${(d / 1000).toFixed(3)} ${us ?? st} ${r.hex(32)}`
  x.flow(t0, t1, 5000, (t) => { const svc = r.pick(['portal', 'portal', 'reports', 'hr']); c.line(I, t, ing(t, { st: r.next() < 0.03 ? 404 : 200, path: r.pick(['/', '/news', '/me', '/reports/q', '/hr/leave', '/assets/app.js']), up: `intra-${svc}-8080`, d: x.ms(60) })) })
  c.line(A, on - 15 * SEC, `${ts.offS(on - 15 * SEC, 1)} INFO  login-svc release 2026.${r.int(10, 40)} started, providers=[entra] session=cookie`, { relevant: 'i1' })
  c.line(A, on - 14 * SEC, `${ts.offS(on - 14 * SEC, 1)} INFO  groups claim: including transitive memberships (was: direct only)`, { root: 'i1' })
  x.flow(t0, t1, 9000, (t) => {
    const big = t > on && r.next() < 0.45, n = big ? r.int(140, 420) : r.int(3, 30), by = big ? sz() : r.int(1400, 3900), u = `u${r.int(10000, 99999)}`
    c.line(A, t, `${ts.offS(t, 1)} INFO  signed in user=${u} groups=${n} cookie_bytes=${by} chunks=${Math.ceil(by / 4000)}`, big ? { root: 'i1' } : {})
    if (big) {
      c.line(I, t + 20, `${ts.slash(t + 20)} [error] ${r.int(30, 60)}#${r.int(30, 60)}: *${r.int(1e5, 9e5)} upstream sent too big header while reading response header from upstream, client: ${x.ip()}, server: intra.example.eu, request: "GET /oauth2/callback?code=${x.alnum(20)} HTTP/2.0", upstream: "http://10.2.3.${r.int(2, 250)}:8080/oauth2/callback", host: "intra.example.eu"`, { root: 'i1' })
      c.line(I, t + 21, ing(t + 21, { st: 502, path: '/oauth2/callback?code=' + x.alnum(20), up: 'intra-login-svc-8080', d: x.ms(70), us: 502 }), { relevant: 'i1' })
      for (let i = 0, k = r.int(1, 3); i < k; i++) c.line(P, t + 100 + i * 900, `[${ts.iso(t + 100 + i * 900)}] portal.ERROR: ${r.pick(['anonymous request on protected page, redirect loop suspected', 'no identity in request, showing error page', 'profile service: 401 for empty bearer'])} {"user":null,"trace":"${r.hex(16)}"} []`, { relevant: 'i1' })
    } else c.line(I, t + 20, ing(t + 20, { st: 302, path: '/oauth2/callback?code=' + x.alnum(20), up: 'intra-login-svc-8080', d: x.ms(70) }))
  })
  x.flow(t0, t1, 12 * SEC, (t) => c.line(P, t, `[${ts.iso(t)}] portal.${r.next() < 0.07 ? 'WARNING: slow widget "canteen" took ' + r.int(2000, 4000) + 'ms' : 'INFO: page rendered in ' + x.ms(60) + 'ms'} {"trace":"${r.hex(16)}"} []`))
  x.flow(t0, t1, 4 * MIN, (t) => c.line(I, t, `W${ts.klog(t)}       7 controller.go:1108] Error obtaining Endpoints for Service "intra/legacy-wiki": no object matching key "intra/legacy-wiki" in local store`))
  x.flow(t0, t1, 3 * MIN, (t) => c.line(I, t, `${ts.slash(t)} [warn] 33#33: *${r.int(1e5, 9e5)} a client request body is buffered to a temporary file /tmp/nginx/client-body/00000${r.int(10000, 99999)}, client: ${x.ip()}, server: intra.example.eu, request: "POST /hr/upload HTTP/2.0"`))
  return c
}
export default { 'six-magazine-php': phpMagazine, 'six-clinic-django': djangoClinic, 'six-market-streams': kafkaMarket, 'six-intranet-ingress': ingressPortal }
