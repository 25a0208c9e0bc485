import { kase, F, BG, cri, stern } from './lib.mjs'
const C = (...a)=>kase(...a, 'clean')
export default [
C('16-roll', 40, 'rolling upgrade', (k, S)=>{
 const op = S('cluster-operator',F.kafka),st=S('tariff-consumer',F.py),ja=S('billing',F.logback)
 op.bg(12e3,['I io.strimzi.AbstractOperator|Reconciliation #~3(timer) Kafka(pay/pay): reconciled'])
 ;[0, 1, 2].forEach((i)=>{ const b = S(`kafka-${i}`, F.kafka), t = k.at(0.25 + i * 0.2), g = t + 6e4
 b.bg(6e3, BG.kafka(i, 'pay.events|pay.audit'), k.t0, t).bg(6e3, BG.kafka(i, 'pay.events|pay.audit'), g, k.end)
 op.say(t - 4000, `I io.strimzi.KafkaRoller|Kafka(pay/pay): Rolling pod pay-kafka-${i} due to [version 3.7.1 -> 3.8.0]`).say(g + 9000, `I io.strimzi.KafkaRoller|Kafka(pay/pay): pay-kafka-${i} is ready, under-replicated partitions 0`)
 b.say(t,'I kafka.server.BrokerServer|Terminating process due to signal SIGTERM').say(t + 2e3, `I kafka.server.BrokerLifecycleManager|[BrokerLifecycleManager id=${i}] The controller has granted the request for a controlled shutdown`).say(g - 9e3, 'I kafka.server.BrokerServer|[BrokerServer] Transition from STARTING to STARTED')
 st.bg(4e3, [`E rdkafka|FAIL [rdkafka#consumer-1] [thrd:pay-kafka-${i}:9092/${i}]: pay-kafka-${i}:9092/${i}: Connect to ipv4#10.0.4.1${i}:9092 failed: Connection refused (after 1ms in state CONNECT)`], t + 9e3, g - 9e3); st.say(g,`I rdkafka|[thrd:pay-kafka-${i}:9092/${i}]: connected, all 3 brokers up`)
 ja.bg(4e3, [`W o.a.k.c.producer.internals.Sender|Got error produce response on topic-partition pay.events-~(0-47), retrying. Error: NOT_LEADER_OR_FOLLOWER`, `W o.a.k.clients.NetworkClient|Connection to node ${i} could not be established. Node may not be available.`], t + 2e3, g - 9e3) })
 ja.bg(4e3,['I c.p.Billing|~3 events billed, 0 lost','I c.p.Billing|producer acked ~3 records in ~2 ms']); st.bg(7e3,['I tariff|committed offsets, lag ~2'])
}),
C('17-ci', 25, 'test suites', (k, S)=>{
 const py = S('ci-python',F.py),net=S('ci-dotnet',F.netc),pg=S('ci-postgres',F.pg); let n = 0
 py.bg(3500, [()=>`I pytest|tests/test_~(refunds|outbox|limits).py::test_~(x6) PASSED [${Math.min(99, ++n % 100)}%]`]).bg(7e3,['E outbox.worker|simulated broker outage, giving up after 3 attempts (fixture broken_broker)\nTraceback (most recent call last):\n  File "/src/outbox/worker.py", line ~2, in flush\npika.exceptions.AMQPConnectionError','E refunds.api|FATAL: ledger unreachable (mock)'])
 net.bg(4e3,['I Xunit.Runner|  Passed Shop.Tests.~(Retry|Saga|Outbox)Tests.Case~2 [~2 ms]']).bg(9e3,['E Shop.Saga.Coordinator|Saga ~u failed, compensating\nSystem.InvalidOperationException: boom (injected by test)\n   at Shop.Tests.ThrowingStep.Run() in /src/SagaTests.cs:line ~2','F Shop.Host|Unhandled exception in background service (expected by HostStopsTests)'])
 pg.bg(6e3,['E test@test|duplicate key value violates unique constraint "outbox_pkey"\nDETAIL:  Key (id)=(~2) already exists.\nSTATEMENT:  INSERT INTO outbox VALUES ($1)','E test@test|deadlock detected\nHINT:  See server log for query details.','F test@test|terminating connection due to administrator command'])
 py.say(k.end,'I pytest|==== 412 passed, 3 skipped in 1468.20s ===='); net.say(k.end,'I Xunit.Runner|Passed!  - Failed: 0, Passed: 377, Skipped: 0, Total: 377')
}),
C('18-edge', 30, 'internet noise', (k, S)=>{
 const ng = S('kong-access',F.nginx),er=S('kong-error',F.ngerr),go=S('orders',F.slog)
 ng.bg(1800,['I |GET /api/orders/~h 200 ~2','I |POST /api/orders 201 ~2','I |GET /api/catalog 200 ~2','I |POST /api/login 401 ~2','I |GET /api/orders/~h 499 ~4']).bg(6e3,['I |GET /~(.env|wp-login.php|actuator/env|cgi-bin/luci|solr/admin) 404 0','I |POST /boaform/admin/formLogin 400 0 zgrab/0.x'])
 er.bg(6e3,['E |[kong] access.lua:~(80-99) [jwt] Invalid signature, client: ~p','E |SSL_do_handshake() failed while SSL handshaking, client: ~p','W |ModSecurity: Access denied with code 403 (phase 2). Matched "SQL Injection Attack", client: ~p','E |client intended to send too large body: ~(20000000-90000000) bytes'])
 go.bg(3e3,['I http|order read :: id=~h ms=~2','I http|order created :: id=~h','W http|validation failed :: field=~(zip|qty) status=422']).bg(12e3,['E http|request aborted by client :: err="context canceled" path=/orders/~h','E pay|card declined :: code=~(51|05|14) order=~h'])
}),
C('19-switchover', 35, 'planned switchover', (k, S)=>{
 const t = k.on, N = 'I patroni.__main__|no action. I am ',p0=S('patroni-pg-0',F.py),p1=S('patroni-pg-1',F.py),d=S('pg-0',F.pg),ap=S('policy-api',cri(F.elixir)),wk=S('renewals',F.quarkus)
 p0.tick(1e4, ()=>N + '(pg-0), the leader with the lock', k.t0, t).tick(1e4, ()=>N + '(pg-0), a secondary, and following a leader (pg-1)', t + 15e3).say(t,'I patroni.api|received switchover request with leader=pg-0 candidate=pg-1 scheduled by change CHG-~4 (maintenance window)').say(t + 900, 'W patroni.ha|Failing over: demoting self (graceful)')
 p1.tick(1e4, ()=>N + '(pg-1), a secondary, and following a leader (pg-0)', k.t0, t).tick(1e4, ()=>N + '(pg-1), the leader with the lock', t + 15e3).say(t + 3100, 'I patroni.ha|promoted self to leader by acquiring session lock')
 d.bg(7e3, BG.pg('policy@policy','policy|claim'), k.t0, t).bg(200,['F policy@policy|terminating connection due to administrator command','F policy@policy|the database system is shutting down'], t + 900, t + 3500).say(t + 12e3, 'I |started streaming WAL from primary at 7/A0000000 on timeline 12').bg(15e3,['I |restartpoint starting: time','I |recovery restart point at 7/A0~(x6)'], t + 13e3)
 ap.bg(2500,['I |GET /policies/~h 200 in ~2ms','I |quote ~h stored']).bg(400,['E pid=<0.~3.0>|Postgrex.Protocol (#PID<0.~3.0>) disconnected: ** (Postgrex.Error) FATAL 57P01 (admin_shutdown) terminating connection due to administrator command'], t + 900, t + 4e3).bg(700,['I |retry 1 succeeded for quote ~h'], t + 3500, t + 8e3)
 wk.bg(4e3,['I org.acme.Renewals|policy ~h renewed','W org.acme.Renewals|policy ~h lapsed, letter sent']).bg(900,['W io.agroal.pool|Datasource <default>: connection closed, flushing pool','I org.acme.Renewals|retried ~h, ok'], t + 900, t + 7e3)
}),
C('20-nodes', 35, 'spot nodes', (k, S)=>{
 const ev = S('events.txt',F.event),ka=S('karpenter',F.zap),th=S('apps',stern(k.pod('thumbs'), 'thumbs', F.elixir)),an=S('apps',stern(k.pod('antifraud'), 'app', F.clef))
 ev.bg(4500,['W FailedScheduling pod/thumbs-~(x9)|0/9 nodes are available: 9 Insufficient cpu.','I Scheduled pod/thumbs-~(x9)|Successfully assigned media/thumbs to ip-10-2-~2-~2','W Unhealthy pod/thumbs-~(x9)|Readiness probe failed: Get "http://~i:4000/ready": connect: connection refused','I Killing pod/thumbs-~(x9)|Stopping container thumbs','W NodeNotReady node/ip-10-2-~2-~2|Node is being drained, status is now: NodeNotReady','I Started pod/thumbs-~(x9)|Started container thumbs'])
 ka.bg(12e3,['W interruption|spot interruption warning, draining :: node=ip-10-2-~2-~2 grace_s=120','I provisioner|launched nodeclaim :: type=c7g.2xlarge pods=~1','E provisioner|no capacity in pool, trying the next :: type=c6g.xlarge zone=eu-central-1~(a|b) error=InsufficientInstanceCapacity'])
 th.bg(3500,['I |resized ~h in ~2ms','E pid=<0.~3.0>|GenServer Thumbs.Worker terminating\n** (stop) :shutdown (drain)','I |drained, 0 jobs returned to queue, exit 143','W |unsupported image ~h: corrupt JPEG, user informed'])
 an.bg(4e3,['I Fraud.Score|scored :: tx=~h risk=0.~2','E Fraud.Rules|transaction REFUSED stolen card :: tx=~h'])
}),
]
