import { mk, F, W, M, S1 } from './lib.mjs'
export const direct = [
mk('push tokens signed per send after a release', W.kube(), 'kubectl.log', { reps: 2, z: 1.7, len: 38, on: 16, lag: 300 }, (s, R, t0, on, end) => {
 s.truth('jwt', 'push-gateway,push,apns,push gateway', 'mobile-api,edge,nginx', [0, 3], on, 240, 'TooManyProviderTokenUpdates|signed new provider token', 'provider.?token / JWT / APNs?.{0,40}token / sign(s|ing|ed)?.{0,30}token / token.{0,40}(sign|mint|generat)', 'too (many|often|frequent) / TooMany / (every|each|per)[ -](single )?(push|request|send|notification|message|call) / 429 / rate.?limit / throttl / refresh / regenerat / (not|instead of|no longer|stopped|without) (being )?(cach|reus)')
 s.mix('nginx:3.6 edge:7 redis:60 gateway:11 kafka:9', {
 'push-gateway': [F.logback('push.Dispatcher'), 3.6, 'I push.FcmClient::sent message projects/acme-app/messages/{h:16} in {n:30-140} ms', 'I delivered apns-id={u} topic=com.acme.app status=200 in {n:20-90} ms', 'W* push.FcmClient::FCM 404 UNREGISTERED token={h:12}... removing device'],
 'mobile-api': [F.pino('mobile-api'), 5, 'I GET /v3/feed 200 {n:9-80}ms', 'I POST /v3/devices 201 {n:9-60}ms', 'I push approval requested challenge={h:12}', 'W* deprecated client 5.{n:0-9}.2 calls /v2/profile'] })
 s.say('mobile-api', on - 5 * M, 'I mobile-api 11.2.1 listening on :3000 (build {h:7})')
 for (let t = t0 + 3 * M; t < on; t += 9 * M) s.say('push-gateway', t, 'I push.ApnsTokenFactory::signed new provider token kid=7KQ2M8XWPA max-age=50m', 'v')
 s.say('push-gateway', on - 40 * S1, 'I io.ktor.server.Application::push-gateway 4.19.0 started in 5.814 seconds (previous 4.18.3)', 'v')
 s.burst('push-gateway', 15, on - 20 * S1, 'I push.ApnsTokenFactory::signed new provider token kid=7KQ2M8XWPA apns-id={u}', 'r')
 s.burst('push-gateway', 7, 0, 'E push.ApnsClient::APNs rejected apns-id={u} status=429 reason=TooManyProviderTokenUpdates', 'r')
 s.burst('mobile-api', 5, 25, ['E push approval challenge {h:12} expired after 30s, login failed user={N}', 'E LoginError: second factor not answered (PUSH_TIMEOUT)'], 'v')
}),
mk('BEAM dies of its atom table', W.journal(), 'journal.log', { z: 1.5, len: 56, on: 34, hosts: ['tel-a{n:1-9}', 'tel-b{n:1-9}', 'tel-c'] }, (s, R, t0, on, end) => {
 s.truth('atoms', 'smsgw,smsgw.service,sms gateway,beam,systemd', 'haproxy,portal,kamailio', [0, 2], on, 2400, 'atom_tab|atoms=', '\\batoms?\\b / atom.?tab', 'exhaust / \\bfull\\b / limit / overflow / leak / gr[eo]w / r[au]n out / max / 1048576 / dynamic / never (be )?(freed|collected|garbage) / too many / filled / used up / no more')
 s.mix('sshd:40 ledger:9:rater', {
 smsgw: [F.erl(), 4.6, 'I smpp_session <0.{n:800-9999}.0> submit_sm dest=+49151{N} msg_id={h:12} seq={n:1-99999}', 'I dlr msg_id={h:12} stat=DELIVRD', 'W* dlr msg_id={h:12} stat=UNDELIV err=027'],
 kamailio: [F.raw(), 8, 'I INFO: <script>: REGISTER sip:u{Q}@ims.tel.example from {x}:5060', 'E* ERROR: <core> [core/parser/parse_fline.c:271]: parse_first_line(): bad message (offset: 0) from {x}'],
 portal: [F.monolog('app'), 6.5, 'I request::Matched route "tariff_show". {"ip":"{x}"}', 'I php::User Deprecated: Method "Twig::getSource" is deprecated since 3.9. {}', 'W* security::Invalid CSRF token. {"ip":"{x}"}'],
 haproxy: [F.raw(), 6, 'I {x}:{P} [sms] fe_sms be_sms/smsgw1 0/0/1/{n:4-40}/{n:6-60} 202 187 - - ---- 41/12/3/1/0 0/0 "POST /v1/messages HTTP/1.1"'] }, [['smsgw', on, on + 70 * S1, 0], ['haproxy', on, on + 75 * S1, 0]])
 let n = 1048000 - Math.round((on - t0) / M) * 2900
 for (let t = t0 + 7 * S1, boot = false; t < end; t += M) {
 if (t > on - 20 * S1 && !boot) { boot = true; n = 31822; t = on + 80 * S1 }
 n += R.int(2600, 2900); s.say('smsgw', t, `I vm_stats processes={n:1700-1900}/262144 ports={n:500-640} atoms=${Math.min(n, 1048190)}/1048576 ets=212 mem={n:900-990}MB`, (!boot && n > 1000000 ? 'r' : 'v'))
 }
 s.put('smsgw', on, 'no more index entries in atom_tab (max=1048576)', 'r').put('smsgw', on + 40, 'Crash dump is being written to: /var/log/smsgw/erl_crash.dump...done', 'v')
 for (const [d, x] of [[9000, 'smsgw.service: Main process exited, code=exited, status=1/FAILURE'], [39000, 'smsgw.service: Scheduled restart job, restart counter is at 1.'], [39100, 'Started smsgw.service - SMS Gateway.']]) s.put('systemd', on + d, x, 'v')
 s.put('systemd', t0 + 16 * M, 'certbot.service: Main process exited, code=exited, status=1/FAILURE')
 s.put('haproxy', on + 3000, 'Server be_sms/smsgw1 is DOWN, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms. 0 active and 0 backup servers left.', 'v').put('haproxy', on + 3001, 'backend be_sms has no server available!', 'v')
 s.burst('haproxy', 1.5, [0.5, 75], 'E {x}:{P} [sms] fe_sms be_sms/<NOSRV> 0/-1/-1/-1/0 503 217 - - SC-- 41/12/0/0/0 0/0 "POST /v1/messages HTTP/1.1"', 'v')
 s.burst('portal', 1.6, [0.8, 150], 'E SMS TAN could not be sent: HTTP/1.1 503 Service Unavailable returned for "http://sms.internal/v1/messages". {"customer":"c{Q}"}', 'v')
 s.burst('smsgw', 2.5, [80, 200], 'W smpp_session <0.{n:800-9999}.0> submit_sm_resp ESME_RTHROTTLED, backlog {n:400-3000}', 'v')
}),
mk('kernel neighbour table full after scale-up', W.fluent('travel'), 'fluent-bit.json', { reps: 2, z: 1.7, len: 28, on: 12, lag: 400, hosts: ['ip-10-40-7-21', 'ip-10-40-3-{T}'] }, (s, R, t0, on, end) => {
 s.ids.kernel = { lag: 0, reps: [{ host: 'ip-10-40-7-21' }] }
 s.truth('neigh', 'kernel,node,ip-10-40-7-21,network,node network,host', 'flight-search,booking,fares-cache,coredns,envoy', [0, 3], on, 150, 'neighbor table overflow', 'neighbou?r / \\barp\\b / gc_thresh', 'table / cache / overflow / gc_thresh / \\bfull\\b / exhaust / entries')
 s.mix('envoy:5 coredns:9 kubelet:15 gateway:7:fares-cache', {
 'flight-search': [F.rust('flight_search::fanout'), 4.2, 'I query{origin={p:FRA|LIS|CDG|VIE} dest={p:JFK|PMI|AYT|NRT} pax={n:1-4}}: 11 suppliers asked, {n:40-300} offers in {n:300-1900}ms', 'W* supplier timeout supplier=LCC-{n:1-5} budget_ms=2500 continuing with partial result'],
 booking: [F.spring('c.t.booking.BookingService', 'booking'), 6, 'I booking {h:6} held until offer expiry', 'I c.t.booking.PnrClient::PNR created in {n:200-900} ms'],
 kernel: [F.raw(), 16, 'I eth0: renamed from veth{h:8}', 'I cni0: port {n:2-90}(veth{h:8}) entered forwarding state'], autoscaler: [F.klog(), 0] })
 s.say('autoscaler', on - 4 * M, 'I scale_up.go:300::Final scale-up plan: [{spot-c6i 118->164 (max: 200)}]', 'v')
 s.loop(11000, on, end, (t, i) => { s.put('kernel', t, 'neighbour: arp_cache: neighbor table overflow!', 'r'); if (i % 3 === 2) s.put('kernel', t + 1, 'net_ratelimit: {n:20-900} callbacks suppressed', 'v') })
 s.burst('flight-search', 3, 8, ['E supplier call failed err=Connect(Os { code: 22, kind: InvalidInput, message: "Invalid argument" }) peer={i}:8080', 'E supplier call failed err=Connect(Os { code: 113, kind: HostUnreachable, message: "No route to host" }) peer={i}:8080'], 'v')
 s.burst('fares-cache', 5, 5, 'E peer.go:141::replicate to {i}:7801: dial tcp {i}:7801: connect: {p:invalid argument|no route to host|no buffer space available}', 'v')
 s.burst('booking', 6, 20, 'E c.t.booking.PnrClient::I/O error on POST request for "http://fares-cache:7800/hold": Connection timed out\njava.net.ConnectException: Connection timed out\n\tat c.t.booking.PnrClient.hold(PnrClient.kt:77)', 'v')
 s.burst('envoy', 3.5, 20, 'I "POST /search HTTP/2" 503 UF upstream_reset_before_response_started{connection_failure} - "-" 412 91 10001 - "{x}" "{u}" "{i}:8080"', 'v')
 s.burst('coredns', 9, 10, 'I [ERROR] plugin/errors: 2 api.gds.example. A: read udp {i}:{P}->10.40.0.2:53: i/o timeout', 'v')
}),
mk('multixact member space used up', W.compose(14), 'compose.log', { z: 4, len: 45, on: 23, lag: 200 }, (s, R, t0, on, end) => {
 s.truth('mxact', 'pg,postgres,postgresql,database,db', 'claims-api,policy,celery,traefik', [0, 2], on, 1500, 'multixact', 'multi-?xacts? / multi-?transaction', 'limit / exhaust / space / \\bfull\\b / member / wrap.?around / vacuum / freez / r[au]n out / used up')
 s.mix('pg:11 celery:5 mailer:12 traefik:15 crm:7:policy', {
 'claims-api': [F.raw(), 4.5, 'I 172.20.0.{n:2-20} - - "GET /api/claims/{N}/ HTTP/1.1" 200 {n:400-9000}', 'I 172.20.0.{n:2-20} - - "POST /api/claims/{N}/notes/ HTTP/1.1" 201 {n:100-400}', 'W* Not Found: /api/claims/undefined/'] }, [['claims-api', on, end, 0.6]])
 const q = (t, m) => s.apps.pg.say(t, R, m), hint = '"vacuum_multixact_freeze_min_age" and "vacuum_multixact_freeze_table_age" settings.'
 for (let t = Math.floor(on - 15 * M), k = 9; t < on; t += 97 * S1, k--) s.put('pg', t, q(t, `W database with OID 16411 must be vacuumed before ${Math.max(412, k * 4102)} more multixact members are used`) + '\n' + q(t, 'I HINT:  Execute a database-wide VACUUM in that database, with reduced ' + hint), 'r')
 s.loop(4200, on, end, (t) => s.put('pg', t, ['multixact "members" limit exceeded', 'DETAIL:  This command would create a multixact with {n:2-6} members, but the remaining space is only enough for {n:0-1} members.', 'HINT:  Execute a database-wide VACUUM in database with OID 16411 with reduced ' + hint, 'STATEMENT:  SELECT 1 FROM ONLY "public"."policy" x WHERE "id" OPERATOR(pg_catalog.=) $1 FOR KEY SHARE OF x'].slice(0, R.pick([4, 4, 1])).map((m) => q(t, 'E ' + m)).join('\n'), 'r'))
 s.burst('claims-api', 3.8, 0.3, 'E ERROR:django.request:Internal Server Error: /api/claims/{N}/notes/\nTraceback (most recent call last):\n  File "/app/claims/views.py", line 89, in save\ndjango.db.utils.OperationalError: could not save note', 'v')
 s.burst('celery', 7, 0.8, "E Task app.tasks.score[{u}] raised unexpected: OperationalError('server rejected INSERT INTO claim_score')", 'v')
 s.burst('policy', 9, 0.9, 'E Acme.Policy.EndorsementHandler::Endorsement P{n:1000000-9999999} not stored: Npgsql.PostgresException (0x80004005): 54000', 'v')
 s.burst('traefik', 8, 1, 'W level=warn routerName=web@docker status=500 duration={T}ms', 'v')
}),
mk('two incidents: guild document at 16 MB; purchases unverifiable', W.logcli('realm-eu'), 'logcli.log', { reps: 2, z: 2.2, len: 50, on: 17, lag: 500 }, (s, R, t0, on, end) => {
 const onB = on + R.int(13, 17) * M, guild = R.hex(24)
 s.truth('bson', 'guild-svc,guild,mongod,mongodb,mongo', 'lobby,gateway', [0, 3], on, 150, 'larger than 16777216', '16 ?Mi?B / 16777216 / too (large|big) / larger than / limit / oversize / outgrew|outgrown|grew|grown / unbounded / maximum', 'mongo / document / BSON', 'guild / activity / array / \\$push', '!google')
 s.truth('play', 'iap,iap-svc,google play,purchase', 'wallet,gateway', [0, 3], onB, 150, 'projectNotLinked', 'link', 'google / \\bplay\\b / androidpublisher', '!mongo')
 s.mix('mongod:9 gateway:9 edge:5:lobby ledger:9:wallet', {
 'guild-svc': [F.pino('guild-svc'), 4.5, 'I activity appended guild={h:24} type={p:join|donate|quest|chat} {n:2-14}ms', 'W* profanity filter replaced message guild={h:24}'],
 iap: [F.logback('iap.Verifier'), 8, 'I iap.PlayVerifier::order GPA.{K}-{K} purchaseState=0 sku=gems_{p:80|500|1200}', 'I iap.AppStoreVerifier::transaction {n:100000000-999999999} status=0 sku=gems_{p:80|500|1200}', 'W* iap.AppStoreVerifier::receipt status 21007, retrying against sandbox (reviewer account)'] }, [['iap', onB, end, 0.5]])
 s.loop(7000, on, end, (t) => { if (R.next() < 0.35) s.say('mongod', t, `E WRITE::"Plan executor error during update","attr":{"error":{"code":17419,"codeName":"Location17419","errmsg":"Resulting document after update is larger than 16777216"},"ns":"game.guilds","q":{"_id":{"$oid":"${guild}"}},"u":{"$push":{"activity":"..."}}}`, 'r:bson')
 s.say('guild-svc', t + 20, `E MongoServerError: Resulting document after update is larger than 16777216 at updateOne guild=${guild} op=$push activity`, 'r:bson') })
 s.burst('lobby', 5, 4, `E guild event lost player={N} guild=${guild.slice(0, 8)} status=500 attempts=3`, 'v:bson')
 s.say('iap', onB - 5 * M, 'I iap.Config::reloaded google credentials project=realm-live-2 (was realm-live)', 'v:play')
 s.burst('iap', 8, onB, 'E iap.PlayVerifier::403 Forbidden GET https://androidpublisher.googleapis.com/androidpublisher/v3/applications/com.realm/purchases/products/gems_{p:80|500}/tokens/{h:10}...\n{"error":{"code":403,"message":"The project id used to call the Google Play Developer API has not been linked in the Google Play Developer Console.","errors":[{"domain":"androidpublisher","reason":"projectNotLinked"}]}}', 'r:play')
 s.burst('wallet', 6, onB + 3 * S1, ['E wallet.Grants::purchase {h:10} still unverified, gems not granted player={N}'], 'v:play')
 s.burst('gateway', 14, onB + 5 * S1, 'W upstream=iap status=502 path=/v1/shop/redeem dur={n:100-600}ms', 'v:play')
}),
]
