import { kase, F, BG, R, V, R2, V2, cri, stern } from './lib.mjs'
export default [
kase('01-booking', 40, 'own error amid stack traces', (k,S,on,end)=>{
 k.inc('a',on,420,'multixact','postgres postgresql cloudsql cloudsql-postgres booking-db booking','booking-api seat-worker edge traefik','hc',['multi.?xact|multi.?transaction','exhaust|limit|full|r[au]n(ning)? out|used up|wrap.?around|no (more |free )?(space|room)|exceed|vacuum|freez|deplet'])
 const pg = S('cloudsql-postgres',F.pg),api=S('booking-api',F.spring('booking-api')),w=S('seat-worker',F.slog),gw=S('edge-access',F.nginx)
 pg.bg(9e3, BG.pg('booking_app@booking','reservation|seat|venue'))
 pg.tick(90000, ()=>`W booking_app@booking|database with OID 16401 must be vacuumed before ~(2000-9000) more multixact members are used\nHINT:  Execute a database-wide VACUUM in that database.`, on-3e5, on,R)
 pg.bg(22e3,['E booking_app@booking|multixact "members" limit exceeded\nDETAIL:  This command would create a multixact with ~1 members, but the remaining space is only enough for 0 members.\nSTATEMENT:  SELECT 1 FROM ONLY "public"."venue" x WHERE "id" OPERATOR(pg_catalog.=) $1 FOR KEY SHARE OF x'], on, 0,R)
 pg.say(k.at(0.2), 'E report@booking|canceling statement due to statement timeout\nSTATEMENT:  SELECT count(*) FROM reservation_history')
 api.bg(3500,['I c.t.booking.ReservationController|Hold ~h created venue=~2 seats=~1 ttl=600s','I c.t.booking.PaymentListener|Payment captured for hold ~h amount=~3.~2','I c.t.booking.HoldReaper|Released ~(0-14) expired holds in ~2 ms','W c.t.booking.PromoClient|Promo code ~(x6) not found, ignoring'])
 api.bad(6500,['W o.h.engine.jdbc.spi.SqlExceptionHelper|SQL Error: 0, SQLState: 54000', `E o.a.c.c.C.[.[.[/].[dispatcherServlet]|Servlet.service() for servlet [dispatcherServlet] threw exception [org.springframework.orm.jpa.JpaSystemException: could not execute statement [insert into reservation (hold_id,seat_id) values (?,?)]] with root cause\norg.postgresql.util.PSQLException: statement aborted\n\tat org.postgresql.core.v3.QueryExecutorImpl.receiveErrorResponse(QueryExecutorImpl.java:2725)\n\tat com.tix.booking.ReservationService.hold(ReservationService.java:~(80-140))`, 'E c.t.booking.ReservationController|Could not hold seats venue=~2: rollback-only transaction'],900)
 w.bg(5e3,['I |seat batch locked :: venue=~2 seats=~2 ms=~2','I |availability published :: venue=~2 free=~3'])
 w.bad(12e3,['E |lock seats failed, will retry :: venue=~2 attempt=~1 sqlstate=54000'],1500)
 gw.bg(3500,['I |GET /v2/venues/~2/map 200 ~2','I |POST /v2/holds 201 ~2','I |GET /v2/orders/~h 200 ~2','I |GET /wp-login.php 404 1'])
 gw.bad(5e3,['I |POST /v2/holds 500 ~2'],1000)
 api.say(k.at(0.3), "I c.t.booking.Application|Started Application in 7.41 seconds (version 5.18.2)")
}),
kase('02-telemetry', 35, 'clients louder', (k,S,on,end)=>{
 const fail = `\njava.io.IOException: Map failed\n\tat java.base/sun.nio.ch.FileChannelImpl.map(FileChannelImpl.java:1032)\n\tat org.apache.kafka.storage.internals.log.AbstractIndex.createMappedBuffer(AbstractIndex.java:466)\nCaused by: java.lang.OutOfMemoryError: Map failed\n\tat java.base/sun.nio.ch.FileChannelImpl.map0(Native Method)`
 k.inc('a',on,120,'Map failed|max_map_count','kafka kafka-2 tele-kafka-2 tele-kafka node-tuner broker','ledger-streams strimzi-cluster-operator','hc',['map failed|mmap|max_map_count|vm\\.max|memory.?mapp|mapped (file|buffer|memory|region|index)|map (count|area|limit)|mappings?\\b|map(ping)? (index|segment|a |the )'], 'java heap space|\\bXmx\\b.{0,30}(too (small|low)|raise|increase)')
 const b = S('tele-kafka-2',F.kafka),op=S('strimzi-cluster-operator',F.kafka),st=S('ledger-streams',F.logback),nt=S('node-tuner',F.klog)
 b.pre(5e3, BG.kafka(2, 'telemetry|meter.raw|meter.1m'))
 b.say(on,`E org.apache.kafka.storage.internals.log.LogDirFailureChannel|Error while rolling log segment for meter.raw-~(48-160) in dir /var/lib/kafka/data-0/kafka-log2${fail}`,R)
 b.say(on+40,'W kafka.server.ReplicaManager|[ReplicaManager broker=2] Stopping serving replicas in dir /var/lib/kafka/data-0/kafka-log2',V).say(on+160,'E kafka.log.LogManager|Shutdown broker because all log dirs in /var/lib/kafka/data-0/kafka-log2 have failed',V)
 for (let t = on+45e3, i = 0; t < end - 3e4 && i < 5; t += 18e4, i++) {
 b.say(t,'I kafka.server.BrokerServer|[BrokerServer id=2] Transition from SHUTDOWN to STARTING')
 for (let j = 0; j < 8; j++) b.say(t + 900 + j * 300, `I kafka.log.LogManager|Completed load of Log(dir=/var/lib/kafka/data-0/kafka-log2/meter.raw-~(0-160), segments=~(60-90)) in ~2ms (~3/16384 completed)`)
 b.say(t + 9000, `E kafka.log.LogManager|There was an error in one of the threads during logs loading${fail}`,R).say(t + 9100, 'E kafka.server.KafkaRaftServer|Exiting Kafka due to fatal exception during startup.',V)
 }
 nt.bg(30e3,['I tuner.go:88|pool=kafka-~(a|c) sysctls in desired state','I tuner.go:61|resync nodes=~(12-14)'])
 nt.say(k.at(0.06), 'W tuner.go:102|pool=kafka-b not matched by any profile, leaving vm.max_map_count=65530 (profile value 1048576)',R)
 op.bg(9e3,['I io.strimzi.operator.AbstractOperator|Reconciliation #~3(timer) Kafka(tele/tele): reconciled','W io.fabric8.kubernetes.client.VersionUsageUtils|The client is using resource type \'kafkas\' with unstable version \'v1beta2\''])
 op.bad(30e3,['W io.strimzi.operator.KafkaRoller|Reconciliation #~3(timer) Kafka(tele/tele): Could not restart pod tele-kafka-2, giving up after 10 attempts','E io.strimzi.operator.AbstractOperator|Reconciliation #~3(timer) Kafka(tele/tele): Failed to reconcile: timeout of 300000ms waiting for tele-kafka-2'],3e5)
 st.bg(6e3,['I o.a.k.s.p.internals.StreamThread|stream-thread [ledger-StreamThread-~(1-4)] Processed ~4 total records, committed ~2 total tasks since the last update','I c.g.ledger.Rollup|window closed meters=~(4000-5000) kwh=~5'])
 st.bad(3500,['W o.apache.kafka.clients.NetworkClient|Connection to node 2 (tele-kafka-2/~i:9092) could not be established. Node may not be available.','E o.a.k.s.p.i.RecordCollectorImpl|Error encountered sending record to topic meter.1m: NotEnoughReplicasException: fewer in-sync replicas than required.'],400)
}),
kase('03-ingress', 30, 'services behind it fall silent', (k,S,on,end)=>{
 const pod = k.pod('istio-ingressgateway')
 k.inc('a',on,90,'wasm|Wasm|__rust|entitle|on_http_request_headers','istio-ingressgateway geo-entitle ingressgateway envoy gateway','profile-svc quotes-api synthetics','hc',['wasm|web.?assembly|plug.?in|geo.?entitle|extension|envoy filter','panic|crash|trap|unreachable|unwrap|abort|fail|died|exception|None\\b'], '(profile-svc|quotes-api)( itself)? (is|was) (down|overloaded)')
 const gw = S('ingress',stern(pod, 'istio-proxy', F.envoy)),gl=S('ingress',stern(pod, 'istio-proxy', F.istio)),d=S('istiod',F.istio),ps=S('profile-svc',cri(F.serilog)),qa=S('quotes-api',F.structlog),sy=S('synthetics',F.logfmt)
 const ok = ['I shop.example.net|GET /profile/~h 200 ~2 - ~i:8443','I shop.example.net|GET /quotes?sku=~3 200 ~2 - ~i:8443']
 gw.pre(2400, ok); gw.bg(30e3, ok, on, end)
 gl.say(on,"E envoy wasm context.cc:1204|wasm log geo-entitle geo-entitle-root: panicked at src/lib.rs:88:41: called `Option::unwrap()` on a `None` value\tthread=24",R)
 gl.say(on+4,`E envoy wasm wasm_vm.cc:38|Function: proxy_on_request_headers failed: Uncaught RuntimeError: unreachable\nProxy-Wasm plugin in-VM backtrace:\n  0:  0x1c2f7 - __rust_start_panic\n  1:  0x0a4d2 - <geo_entitle::Filter>::on_http_request_headers::h~(x16)`,R)
 gw.bad(1700,['I shop.example.net|GET /profile/~h 503 0 wasm_fail_stream -','I shop.example.net|GET /quotes?sku=~3 503 0 wasm_fail_stream -'],5)
 gl.bg(120e3,['I cache|generated new workload certificate latency=~2ms ttl=23h59m59s','W envoy config|StreamAggregatedResources gRPC config stream closed: 13','I xdsproxy|connected to upstream XDS server'])
 d.bg(9e3, BG.istiod('profile-svc|quotes-api'))
 ps.pre(5e3,['I Acme.Profile.Http|HTTP GET /profile/~h responded 200 in ~2.~4 ms','I Acme.Profile.Cache|Refreshed ~3 entries','W Acme.Profile.Auth|Token expired for subject ~h']).bg(40e3,['I Acme.Profile.Health|Health check live responded 200','I Acme.Profile.Cache|Refreshed 0 entries'], on, end)
 qa.pre(5e3,['I quotes|quote_served :: sku=~3 ms=~2','I quotes.fx|rates_loaded :: pairs=~(30-40)'])
 qa.bg(30e3,['I quotes.fx|rates_loaded :: pairs=~(30-40)'], on, end)
 sy.pre(15e3,['I probe|check passed :: name=~(login|quote|profile) ms=~3'])
 sy.bad(6e3,['E probe|check failed: profile-svc unavailable :: name=profile status=503','E probe|check failed: quotes-api unavailable :: name=quote status=503'],3000)
}),
kase('04-mail', 45, 'two independent incidents', (k,S,on,end)=>{
 const on2 = k.at(0.18)
 k.inc('a',on,120,'inequivalent|queue\\.declare','notify rabbitmq mail.out','shop-api','hcm',['inequivalent|mismatch|differ|conflict|incompatib|n[o\']t match|precondition|changed|inconsistent|without|missing|no longer','queue.?declar|queue (arg|def|prop|config|setting|param)|x-max-length|\\bargument|declar|max.?length'])
 k.inc('b',on2,300,'missed start|suspend','kube-controller-manager cronjob-controller cronjob_controller statement-export','billing-mailer','mhlc',['cron|statement.?export','missed (start|run|sched)|missed\\b.{0,40}(start|run|sched|times)|too many missed|startingDeadline|starting deadline|100 missed|(more|over) (than )?(100|a hundred)|(stop|no longer|never|not|refus|unable|cannot|can\'t|won\'t).{0,50}(schedul|start|run|launch|trigger|spawn)'])
 const mq = S('rabbitmq',F.rabbit),no=S('notify',F.elixir),sh=S('shop-api',F.netc),cm=S('kube-controller-manager',F.klog),bm=S('billing-mailer',F.py)
 mq.bg(6e3, BG.rabbit('shop|notify|audit'))
 no.pre(6e3,['I |delivered template=~(receipt|reset|welcome) to=~h smtp_ms=~3','W |bounce 550 5.1.1 user unknown to=~h'])
 no.say(on-4000,'I pid=<0.211.0>|Running NotifyWeb.Endpoint with Bandit 1.5.7 at 0.0.0.0:4000 (http) release=notify-2.31.0',V)
 k.every(on, end, 24000, (t)=>{ mq.say(t,`E |Channel error on connection <0.~4.0> (~i:~P -> 10.0.8.4:5672, vhost: 'shop', user: 'notify'), channel 1:\n operation queue.declare caused a channel exception precondition_failed: inequivalent arg 'x-max-length' for queue 'mail.out' in vhost 'shop': received none but current is the value '50000' of type 'long'`,R)
 no.say(t + 30, 'E pid=<0.~3.0>|GenServer Notify.MailConsumer terminating\n** (stop) {:shutdown, {:server_initiated_close, 406, :closed}}\nState: %{queue: "mail.out", prefetch: 50}',V) })
 sh.bg(6e3,['I Shop.Orders.OrderService|Order ~h placed total=~3.~2','I Microsoft.AspNetCore.Hosting.Diagnostics|Request finished HTTP/1.1 POST /orders - 201 ~2.~4ms','W Shop.Catalog.Client|Deprecated endpoint /v1/items called by ~i'])
 sh.bad(11e3,['E Shop.Messaging.Publisher|Publish to mail.out was nacked by broker (confirm id ~5)\nRabbitMQ.Client.Exceptions.PublishException: message rejected\n   at Shop.Messaging.Publisher.SendAsync(Envelope e)','E Shop.Orders.OrderService|Receipt for order ~h could not be queued, order left in state RECEIPT_PENDING'],9e4)
 cm.bg(9e3,['I event.go:291|"Event occurred" object="~(shop/shop-api|ops/logrotate|billing/mailer)" kind="CronJob" type="Normal" reason="SuccessfulCreate" message="Created job ~h"','I replica_set.go:563|"Too few replicas" replicaSet="shop/shop-api-~(x9)" need=4 creating=~(1-2)'])
 cm.say(on2 - 8000, 'I event.go:291|"Event occurred" object="billing/statement-export" kind="CronJob" type="Normal" reason="Resumed" message="spec.suspend changed true -> false by ops@corp after warehouse maintenance (suspended 2d4h, schedule */5 * * * *)"', R2)
 cm.bg(55e3,['E cronjob_controller.go:161|Cannot determine if billing/statement-export needs to be started: too many missed start time (> 100). Set or decrease .spec.startingDeadlineSeconds or check clock skew'], on2, end, R2)
 bm.bg(12e3,['I mailer|sent invoice mail account=~5','I mailer.spool|spool depth=~2']); bm.bg(70e3,['W mailer.statements|statement file for the current period is absent, mailing postponed account_range=~2'], on2 + 3e5, end, V2)
}),
kase('05-catalog', 50, 'INFO lines explain why', (k,S,on,end,t0,r)=>{
 const a = k.at(0.15)
 k.inc('a',on,240,'ChangeStreamHistoryLost|Resume of change stream|oplog','catalog-projector mongodb mongod reprice-job mongo','search-api','hcm',['op.?log|change.?stream|resume (token|point)','roll|overwr|truncat|lost|f[ae]ll off|no longer|expire|window|too (small|short)|\\bgone|aged out|purg|history|behind|not (be )?(possible|resum)|cannot resume|evict|shr[iau]nk|flood'])
 const mg = S('mongod',F.mongo),pr=S('catalog-projector',F.clef),se=S('search-api',F.structlog),jb=S('reprice-job',F.zapc)
 mg.bg(4500, BG.mongo('catalog.items'))
 const hrs = (t)=>(t < a ? 38 : Math.max(0.15, 38 * Math.exp(-(t - a) / (on-a) * 5.3)))
 mg.tick(150000, (t)=>`I REPL 4615660 OplogTruncater|Oplog statistics :: oplogSizeGB=50 usedPct=99 windowHours=${hrs(t).toFixed(1)} truncatedLast=~1`, k.t0, end, (t)=>(t > a + 3e5 && V))
 jb.say(a,'I reprice|starting full catalog reprice :: docs=41200000 batch=5000 writers=24 approved_by=pricing'); jb.bg(12e3,['I reprice|batch written :: docs=5000 ms=~3 writer=~(0-23)','I reprice|progress :: rate_docs_s=~(21000-26000)'], a, end)
 pr.pre(6e3, [(t)=>`I Catalog.Projector.Checkpoint|Applied change batch :: Events=~3 LagSeconds=${t < a ? r.int(0,3) : Math.round((t - a) / 1000 * 0.93)}`, 'I Catalog.Projector.Index|Bulk indexed :: Docs=~3 TookMs=~3'])
 pr.tick(31e3, ()=>'E Catalog.Projector.Worker|Change stream failed, restarting in 30s. MongoDB.Driver.MongoCommandException: Command aggregate failed: PlanExecutor error :: caused by :: Resume of change stream was not possible, as the resume point may no longer be in the oplog. :: Code=286 CodeName=ChangeStreamHistoryLost', on, end,R)
 se.bg(5e3,['I search|query :: q=~(shoes|lamp|kettle|desk) hits=~3 ms=~2','I search|facets :: ms=~2']); se.bad(7e3,['E search.price|price mismatch between index and cart, item hidden :: sku=~5 index=~2.99 cart=~2.49'],6e4).bad(9e3,['E search.fresh|index older than 1800s :: age_s=~(1800-2900)'],6e5)
}),
]
