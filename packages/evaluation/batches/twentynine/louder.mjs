import { mk, F, W, M, S1, iso } from './lib.mjs'
export const louder = [
mk('archive batch never commits, MQ log fills', W.rfc5424(), 'syslog.log', { z: 2.4, len: 70, on: 12 }, (s, R, t0, on, end) => {
 s.truth('uow', 'stmt-archiver,archiver,statement archiver,batch', 'payments-router,sepa-out,swift-adapter,QMPAY1,ibm mq,queue manager', [0, 3], on, 2400, 'commit\\.interval|uncommitted|2003|AMQ7469', 'archiv / statement / batch', 'un-?commit / single unit / (without|no|never|not|zero|0)[^.]{0,25}commit / commit[ .-]?interval / long[- ]?(running|lived|open)? (transaction|unit|uow) / (big|huge|large|giant|single|one|endless) (transaction|unit|uow) / open (transaction|unit) / syncpoint', '!haproxy')
 s.mix('haproxy:11 ledger:9 fraud:8', {
 'payments-router': [F.spring('c.b.pay.RouteListener'), 6, 'I pacs.008 {h:12} routed to {p:SEPA|TARGET|INST}', 'W* duplicate E2E id {h:10}, parked'],
 'sepa-out': [F.dotnet('Bank.Sepa.Out'), 9, 'I file chunk {h:6} put to SEPA.OUT ({T} msgs)'],
 'swift-adapter': [F.log4j('FinSender'), 9, 'I MT103 {h:10} ACK'], 'stmt-archiver': [F.log4j('BatchRunner'), 0] })
 s.say('stmt-archiver', on, 'I profile=year-end source=STMT.ARCHIVE.Q syncpoint=true commit.interval=0 (single unit of work)', 'r')
 const amq = (t, id, x, e, m) => s.c.line('logs/AMQERR01.LOG', t, `${iso(t).slice(5, 10).replace('-', '/')}/${iso(t).slice(0, 4)} ${iso(t).slice(11, 19)} - Process(2114.${R.int(1, 90)}) User(mqm) Program(amqzmuc0)\n                    Host(mqbank1) QMgr(QMPAY1)\n                    Time(${iso(t)})\n\n${id}: ${x}\n\nEXPLANATION:\n${e}\n${'-'.repeat(79)}`, m)
 s.loop(150000, t0, end, (t) => amq(t, 'AMQ9999E', `Channel 'PARTNER.SVRCONN' to host '${R.int(31, 190)}.20.4.9' ended abnormally.`, 'The channel program ended abnormally.'))
 for (let t = Math.floor(on) + M, b = on, n = 0; t < end; t += M) {
 if (t > b + 15 * M) {
      n = 0; b = t; amq(t, 'AMQ7469W', 'Transactions rolled back to release log space.', 'The log space for the queue manager is becoming full.', { root: 'uow' }); s.say('stmt-archiver', t + 900, 'W JmsReader::MQRC 2003 (MQRC_BACKED_OUT), restarting unit of work from first message', 'r')
      s.burst('payments-router', 2, [t - 4 * M, t + 9000], ['E JMSWMQ2007: Failed to send a message to destination PAY.INST. MQ completion code 2 reason 2102 (MQRC_RESOURCE_PROBLEM)', 'E instant payment {h:12} not confirmed within 10s, rejected AB06'], 'v').burst('sepa-out', 5, [t - 3 * M, t + 5000], 'E put to SEPA.OUT failed: CompCode 2, Reason 2102', 'v')
 } else s.say('stmt-archiver', t, `I Progress::read ${n += R.int(17000, 21000)} messages, written 0 objects, uncommitted=${n}`, 'r')
 }
}),
mk('mass release of holds in one Lua call', W.composeT(16), 'compose-t.log', { z: 1.3, len: 26, on: 13 }, (s, R, t0, on, end) => {
 const d = R.int(150, 230), to = on + d * S1, ev = R.int(4000, 9000), keys = R.int(380000, 460000)
 s.truth('lua', 'venue-admin,redis,venue admin', 'seats-api,checkout,waiting-room,nginx', [0, 3], on, 60, 'ReleaseHolds|Slow script', 'lua / script / evalsha / release.?holds / (releas|free)[^.]{0,40}(hold|seat|key)', 'long / slow / block / monopol / stall / minutes / hog / huge|large|mass|bulk / all (the )?holds / single[- ]thread / occup / held up / \\d{3},?\\d{3}|hundreds of thousands')
 s.mix('nginx:4 mailer:9 redis:25 rabbit:15', {
 'seats-api': [F.pino('seats-api'), 3, 'I seat held event={n:4000-9000} seat={p:A|B|C}{n:1-90} ttl=600 {n:1-6}ms', 'W* hold conflict seat={p:A|B|C}{n:1-90} already held'],
 checkout: [F.monolog('checkout'), 6, 'I order T{N} paid {"psp":"adyen"}', 'W* payment::3DS challenge abandoned {"order":"T{N}"}'],
 'waiting-room': [F.logfmt(), 6, 'I admitted=40 waiting={n:900-4000} event={n:4000-9000}'], 'venue-admin': [F.sidekiq(), 10, 'I ReleaseHoldsJob::ReleaseHolds event={n:4000-9000} scope=block keys={n:20-300} done in 0.0{T}s'] }, [['seats-api', on + 900, to, 0], ['checkout', on + 900, to, 0.1], ['waiting-room', on + 900, to, 0], ['redis', on, to, 0], ['venue-admin', on, to, 0]])
 s.say('venue-admin', on, `I ReleaseHoldsJob::ReleaseHolds event=${ev} scope=all_holds keys=${keys} via EVALSHA 9f2b1c7d`, 'r').say('venue-admin', to, `I ReleaseHoldsJob::ReleaseHolds event=${ev} scope=all_holds keys=${keys} done in ${d}.4s`, 'r')
 s.say('redis', on + 5040, 'W Slow script detected: still in execution after 5012 milliseconds. You can try killing the script using the SCRIPT KILL command. Script name is: 9f2b1c7d.', 'r')
 s.burst('seats-api', 1, [1.2, to], ['E ReplyError: BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE.'], 'v')
 s.burst('checkout', 2, [2, to], 'E cart::Uncaught PHP Exception RedisException: "read error on connection to redis:6379" {"order":"T{N}"}', 'v').burst('waiting-room', 2, [1.5, to], 'E level=error msg="admission stopped" err="BUSY Redis is busy running a script"', 'v')
 s.burst('nginx', 2, [3, to], 'E {x} - - "POST /api/hold HTTP/2.0" 503 190 "-" "okhttp/4.12.0" rt=5.001', 'v')
}),
mk('workers of a pruned release', W.journal(), 'journal-shop.log', { z: 1.9, len: 55, on: 22 }, (s, R, t0, on, end) => {
 const rel = R.int(400, 480)
 s.truth('worker', 'messenger,messenger-worker,worker,workers,deployer,deploy', 'storefront,erp-bridge,mailer,nginx', [0, 3], on, 300, `skipped|releases/${rel - 5}`, 'worker / messenger / consumer', `(old|previous|deleted|removed|stale|pruned|outdated|earlier|missing|former|gone)[^.]{0,25}(release|code|folder|director|path|version) / release[^.]{0,40}(delet|remov|prun|clean|gone|vanish) / (not|never|n't|without)[^.]{0,20}restart / restart[^.]{0,30}(skip|miss|omit)`)
 s.mix('nginx:4 rabbit:12 mailer:10 pg:15 sshd:50', {
 storefront: [F.monolog('app'), 5, 'I order SO{N} placed', 'I php::User Deprecated: Since symfony/http-kernel 6.4 {}'],
 'messenger-worker': [F.monolog('messenger'), 6, 'I Received message App\\Message\\OrderPlaced', 'I App\\Message\\OrderPlaced was handled successfully (acknowledging to transport).'],
 'erp-bridge': [F.log4j('ErpPull'), 9, 'I confirmed SO{N} in ERP'], deployer: [F.raw(), 0] }, [['messenger-worker', on + 5 * S1, end, 0]])
 ;[`task deploy:symlink releases/${rel} -> current`, 'task php-fpm:reload (role=web)'].forEach((x, i) => s.put('deployer', on - (24 - i * 9) * S1, x, 'v'))
 s.put('deployer', on - 3000, "task messenger:restart skipped (no host matches selector role=worker)", 'r').put('deployer', on, `task deploy:cleanup removed releases/${rel - 5} on node1, node2, node3 (keep_releases=5)`, 'r').put('deployer', on + 900, 'successfully deployed!')
 s.burst('erp-bridge', 7, 10, 'E order SO{N} has no export message after 300s', 'v').burst('storefront', 5, 8, ['E order SO{N} confirmation pending'], 'v')
 s.burst('messenger-worker', 13, 20, [`E php::Warning: include(/srv/shop/releases/${rel - 5}/vendor/composer/../symfony/mailer/Envelope.php): Failed to open stream: No such file or directory`, `E Error thrown while handling message App\\Message\\OrderPlaced. Error: "Class "App\\Mail\\Template" not found" at /srv/shop/releases/${rel - 5}/src/Handler.php line 41`], 'r')
}),
mk('shallow checkout, version code 1', W.gh(), 'gh-run.log', { z: 1.1, len: 30, on: 14 }, (s, R, t0, on, end) => {
 const vc = R.int(20300, 20900)
 s.truth('shallow', 'ci,build,android/checkout,checkout,android,workflow,github actions', 'e2e,publish,mobile-gateway,android/publish', [0, 4], on, 400, 'depth|versionCode', 'shallow / fetch-?depth / depth[ =]?1 / (full|complete|whole|no|only)[^.]{0,15}history / single commit|one commit / commit count|rev-list / clone depth', 'version / build number')
 s.mix('', { 'rust-core/cargo test': [F.raw(), 3, 'I    Compiling {p:serde|tokio|ring|hyper} v1.{n:0-90}.0', 'I test ledger::tests::case_{n:1-400} ... ok', 'W* warning: unused variable: `e{n:1-9}`'], 'android/gradle': [F.raw(), 3, 'I > Task :feature:{p:cards|loans|login}:compileReleaseKotlin UP-TO-DATE', 'W* w: file:///src/Card.kt:{n:9-300}:11 \'fun load()\' is deprecated.'], 'web/vitest': [F.raw(), 3, 'I  ✓ src/{p:cards|login|loans}/form.test.ts ({n:2-30} tests) {n:20-300}ms', 'W* stderr | Warning: An update to Form inside a test was not wrapped in act(...)'] })
 const run = (at, depth, code) => { const m = code === 1 ? 'r' : undefined, L = (n, d, x, k) => s.put(n, at + d * S1, x, k)
 L('android/checkout', -30, "##[group]Run actions/checkout@v4"); L('android/checkout', -29, `  fetch-depth: ${depth}`, m); L('android/checkout', -28, `[command]/usr/bin/git -c protocol.version=2 fetch --no-tags --prune --no-recurse-submodules ${depth ? '--depth=1 ' : ''}origin +{h:40}:refs/remotes/origin/main`, m)
 L('android/gradle', -5, '$ git rev-list --count HEAD', m && 'v'); L('android/gradle', -4, `> Configure project :app versionCode=${code} versionName=8.${code === 1 ? 4 : 3}.0`, m)
 }
 run(t0 + 60 * S1, 0, vc); s.put('android/publish', t0 + 200 * S1, `Successfully finished the upload to Google Play (version code ${vc})`)
 run(on + 28 * S1, 1, 1)
 s.burst('e2e/contract tests', 2, 90, ['E ✗ mobile-gateway GET /v2/{p:accounts|cards|loans}: expected 200, got 426 Upgrade Required', 'E AssertionError: login flow step {n:1-9} failed, screen "Please update the app" shown'], 'v')
 s.put('android/publish', end - 20 * S1, '[!] Google Api Error: Invalid request - APK specifies a version code that has already been used.', 'v').put('android/publish', end - 19 * S1, '##[error]Process completed with exit code 1.', 'v')
}),
mk('decimal comma panics refresh under lock', W.vector(), 'vector.ndjson', { z: 2.6, len: 40, on: 18, lag: 200 }, (s, R, t0, on, end) => {
 const ccy = R.pick(['HUF', 'ISK', 'KZT']), v = `3${R.int(10, 99)},${R.int(10, 99)}`
 s.truth('fx', 'fx-rates,fx,fx-feed,rates', 'checkout,catalog,edge,nginx', [0, 3], on, 120, `feed-refresh|ParseFloat|${v}`, 'panic / crash / unwrap / poison / abort / die[ds]?\\b', 'pars / comma / invalid (float|rate|number|value) / malformed / decimal / bad (rate|row|value|number) / feed.?refresh / number format / non-numeric')
 s.mix('nginx:4 edge:9 crm:12', {
 'fx-rates': [F.rust('fx_rates::api'), 4, 'I GET /convert from=EUR to={p:USD|GBP|CHF|HUF} status=200 us={n:90-900}'], checkout: [F.logback('io.tour.Checkout'), 5, 'I quote {h:8} priced in {p:USD|GBP|CHF}'],
 catalog: [F.ruby(), 7, 'I method=GET path=/tours/{n:100-999} status=200 duration={n:20-200}.11'] }, [['fx-rates', on, end, 0], ['checkout', on, end, 0.3]])
 for (let t = t0 + 40 * S1; t < end; t += 5 * M) s.put('fx-feed', t, `loaded 162 rows from ecb-mirror csv sha={h:8}`)
 s.say('fx-rates', on - 20, `I fx_rates::feed::applying row ccy=${ccy} rate="${v}"`, 'r').put('fx-rates', on, "thread 'feed-refresh' panicked at src/book.rs:118:47:", 'r').put('fx-rates', on + 1, 'called `Result::unwrap()` on an `Err` value: ParseFloatError { kind: Invalid }', 'r').put('fx-rates', on + 2, 'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace')
 s.burst('fx-rates', 2, 0.2, 'E tower_http::catch_panic::Service panicked: called `Result::unwrap()` on an `Err` value: PoisonError { .. } at src/book.rs:64:38', 'v')
 s.burst('checkout', 2.5, 0.5, ['E io.tour.Fx::fx-rates answered 500 for EUR->{p:USD|GBP|CHF}'], 'v').burst('catalog', 5, 0.6, 'E Faraday::ServerError (the server responded with status 500): fx-rates', 'v')
}),
]
