import { kase, F, BG, R, V, R2, V2, cri, stern } from './lib.mjs'
export default [
kase('06-vault', 35, 'noisy neighbour at INFO', (k,S,on,end)=>{
 const hot = k.at(0.36)
 k.inc('a',on,720,'secret_cache|secret read','token-broker','payments-api profile-api kyc-worker','hcm',['token.?broker|cach\\w* (was |is |being |got )?(off|disabl|bypass|remov|turned|switched)|(disabl|turn\\w* off|no|without|bypass\\w*|remov\\w*) (the |its |of the |a )?(secret |signing |key )*cach|ttl.{0,12}(0|zero)','vault|secret','cach|ttl|every|each|per.(request|token|call)|hammer|flood|excess|volume|burst|storm|too (many|often)|rate|quota'])
 const X = (n, b, x)=>S('aks-payments-ns',stern(k.pod(n), b, x)), p = X('payments-api','api', F.serilog), pr = X('profile-api','api', F.serilog), ky = X('kyc-worker','worker', F.py), tb = X('token-broker','broker', F.slog)
 p.bg(4500,['I Acme.Payments.Charge|~h captured ~3.~2 EUR psp_ms=~3','W Acme.Payments.Psp|Issuer declined ~h code=51'])
 pr.bg(5500,['I Acme.Profile.Http|GET /me 200 in ~2 ms'])
 ky.bg(9e3,['I azure.core.pipeline.policies.http_logging_policy|Response status: 200','I kyc.check|document ~h verified','W kyc.check|blurred image ~h, asked for another'])
 const rd = 'I |secret read :: vault=kv-prod-weu name=signing-key version=~h ms=~2 for=issue_token'
 tb.bg(5e3,['I |token issued :: aud=~(web|mobile|partner) ttl=900'])
 tb.bg(240e3, [rd], k.t0, hot).say(hot,'I |config applied :: rev=~(80-99) secret_cache=off ttl=0s by=gitops',R).bg(3200, [rd], hot, end,R)
 const t = '\nStatus: 429 (Too Many Requests)\nErrorCode: Throttled\n   at Azure.Security.KeyVault.Secrets.SecretClient.GetSecretAsync(String name)'
 p.bad(7e3, [`E Acme.Payments.Psp|Cannot load psp-api-key Azure.RequestFailedException: too many requests were received. Reason: VaultRequestTypeLimitReached${t}`, 'E Acme.Payments.Charge|Charge ~h failed: dependency unavailable'])
 pr.bad(9e3, [`E Acme.Profile.Crypto|Data key unwrap failed Azure.RequestFailedException: VaultRequestTypeLimitReached${t}`],5000)
 ky.bad(15e3,['W azure.core.pipeline.policies.retry|429 from kv-prod-weu.vault.azure.net, retry in ~2 s','E kyc.check|key fetch for ~h exhausted retries'],9000)
}),
kase('07-checkout', 40, 'pools complain first', (k,S,on,end)=>{
 const up = on+150e3
 k.inc('a',on,240,'semi','mysql-replica mysql-primary mysql replica primary mysql-1 mysql-0 mysql-operator','checkout cart envoy','hc',['semi.?sync','plug.?in|shared (library|object)|\\.so\\b|load|async|\\back|acknowledg|replica|infinit|forever|4294967295|hang|block|wait|stall'])
 const a = S('mysql-primary.err',F.mysql),b=S('mysql-replica.err',F.mysql),c=S('checkout',F.logstash('checkout')),d=S('cart',F.py),h=S('envoy',F.envoyj)
 a.say(k.t0,'I MY-011142] [Repl|Semi-sync replication enabled on the source, rpl_semi_sync_source_timeout=4294967295 wait_for_replica_count=1',V)
 a.bg(20e3, BG.mysql)
 b.pre(30e3,['I MY-010559] [Repl|Multi-threaded replica statistics: seconds elapsed = ~(120-124); events assigned = ~6'])
 b.say(on,'I MY-013172] [Server|Received SHUTDOWN from user mysql-operator. Shutting down mysqld (Version: 8.0.36).',V)
 b.say(up - 9000, 'I MY-010116] [Server|/usr/sbin/mysqld (mysqld 8.4.2) starting as process 1').say(up - 6000, "E MY-010262] [Server|Can't open shared library '/usr/lib64/mysql/plugin/semisync_slave.so' (errno: 0 cannot open shared object file)",R).say(up,'I MY-010931] [Server|/usr/sbin/mysqld: ready for connections. Version: \'8.4.2\'').say(up + 900, "I MY-014002] [Repl|Replica receiver thread: connected to source 'repl@mysql-primary:3306'")
 a.say(on-8e5 > k.t0 ? on-8e5 : k.t0 + 99, 'I MY-010462] [Repl|Start semi-sync binlog_dump to replica (server_id: 202), pos(binlog.000930, 157)',V).say(on+300,'I MY-011161] [Repl|Stop semi-sync binlog_dump to replica (server_id: 202)',R).say(up + 1000, 'I MY-010462] [Repl|Start asynchronous binlog_dump to replica (server_id: 202), pos(binlog.000931, 4); semi-sync clients: 0',R)
 c.pre(4500,['I c.s.checkout.Api|order ~h confirmed in ~3 ms','I c.s.checkout.Stock|reserved ~1 lines'])
 c.bad(4e3,['E c.s.checkout.Api|order ~h not confirmed: Unable to acquire JDBC Connection','W com.zaxxer.hikari.pool.ProxyLeakTask|Connection leak detection triggered for ConnectionImpl@~(x7)','E o.h.engine.jdbc.spi.SqlExceptionHelper|HikariPool-1 - Connection is not available, request timed out after 30000ms (total=40, active=40, idle=0, waiting=~(20-180))'],31e3)
 d.bg(6e3,['I cart.views|merged cart ~h items=~1','I gunicorn.access|GET /cart 200 ~2ms']); d.bad(11e3, ["E django.db|OperationalError (1205, 'Lock wait timeout exceeded; try restarting transaction') UPDATE cart_cart"],51e3)
 h.bg(4e3,['I cart|GET /cart 200 ~2','I checkout|GET /order/~h 200 ~2']); h.bad(6e3,['I checkout|POST /order 504 60000 UT'],6e4)
}),
kase('08-previews', 45, 'blocked by a broken add-on', (k,S,on,end)=>{
 const q = on+5e5, G = 'custom.metrics.k8s.io/v1beta1'
 k.inc('a',on,300,'seriesFilters|custom.metrics','prometheus-adapter custom.metrics.k8s.io adapter','preview-operator kube-controller-manager gitlab-runner','mhc',['prometheus.?adapter|custom.?metrics|api.?service|aggregat|metrics adapter','reg.?ex|regular expression|config|rule|unavailab|discover|down|crash|start|exit|unable|broken|not (respond|serv|reach)|fail'])
 const ad = S('prometheus-adapter',F.klog),cm=S('kube-controller-manager',F.klog),po=S('preview-operator',F.zapc),ci=S('gitlab-runner',F.logfmt),ev=S('events.txt',F.event)
 ad.bg(14e3,['I httplog.go:132|"HTTP" verb="GET" URI="/apis/custom.metrics.k8s.io/v1beta1" latency="~1.~3ms" userAgent="kube-controller-manager" resp=200','I provider.go:301|rediscovered ~(400-440) series in ~3 ms'], k.t0, on-9000)
 ad.say(on-8000,'I main.go:192|configmap adapter-config changed (rev 57 by team-growth), exiting to reload')
 k.every(on, end, 7e4, (t)=>{ ad.say(t,'I adapter.go:94|starting, config /etc/adapter/config.yaml').say(t + 600, 'F main.go:281|unable to construct metrics discovery: unable to create metric namers: unable to compile seriesFilters regexp "^app_[a-z_+$": error parsing regexp: missing closing ]: `[a-z_+$`',R); ev.say(t + 2000, 'W BackOff pod/prometheus-adapter-7c9d|Back-off restarting failed container adapter',V) })
 cm.pre(8e3,['I replica_set.go:621|"Too few replicas" replicaSet="pr-~3/web-~(x9)" need=1 creating=1','I namespace_controller.go:162|Namespace has been deleted pr-~3']); cm.bg(20e3,['I replica_set.go:621|"Too few replicas" replicaSet="pr-~3/web-~(x9)" need=1 creating=1'], on, end)
 cm.bg(16e3, [`W garbagecollector.go:818|failed to discover some groups: map["${G}":"stale GroupVersion discovery: ${G}"]`, `E namespace_controller.go:159|deletion of namespace pr-~3 failed: unable to retrieve the complete list of server APIs: ${G}: the server is currently unable to handle the request`], on+20e3, end,R)
 po.bg(7e3,['I preview|environment ready :: pr=~3 seconds=~2','I preview|environment destroyed :: pr=~3'], k.t0, q)
 po.bg(4500,['E preview|cannot create environment, quota reached :: pr=~3 namespaces=60 terminating=~(40-58)','E controller|Reconciler error :: controller=preview name=pr-~3 error="namespace pr-~3 is being terminated"'], q, end,V)
 ci.bg(6e3,['I |Job succeeded :: job=~6 duration_s=~3 project=~2','W |Job failed: exit code 1 :: job=~6 project=~2']); ci.bg(6e3,['E |Job failed (system failure): preview environment not available :: job=~6 project=~2'], q + 2e4, end,V)
 ev.bg(11e3,['I Pulled pod/web-~(x9)|Container image already present on machine','W Unhealthy pod/web-~(x9)|Readiness probe failed: dial tcp ~i:8080: connect: connection refused','I Created pod/web-~(x9)|Created container web']); ev.bad(15e3,['W FailedGetPodsMetric horizontalpodautoscaler/queue-worker|unable to get metric queue_depth: no custom metrics API'],3e4)
}),
kase('09-search', 40, 'two independent incidents', (k,S,on,end)=>{
 const on2 = k.at(0.25)
 k.inc('a',on,300,'script','price-sync','search-bff catalog-api elasticsearch es-data-1','hcm',['script|painless','compil|inlin|literal|param','price.?sync|inlin|literal|param|hard.?coded|unique|distinct|embed|interpolat|constant'])
 k.inc('b',on2,200,'knownhosts|host key','payout-exporter sftp.nordbank.example nordbank sftp','','mhcl',['host.?key|known.?host|fingerprint|ssh key|ssh identity','mismatch|chang|rotat|differ|n.t match|unknown|verif|new|replac|no longer'])
 const es = S('es-data-1',F.es('es-data-1')),bf=S('search-bff',F.logfmt),ca=S('catalog-api',F.quarkus),ps=S('price-sync',F.py),px=S('payout-exporter',F.zap)
 es.bg(9e3,['I o.e.c.m.MetadataCreateIndexService|[logs-~3] creating index, cause [auto(bulk api)]','I o.e.m.j.JvmGcMonitorService|[gc][~5] overhead, spent [~(251-400)ms] collecting in the last [1s]','I o.e.c.r.a.AllocationService|Cluster health status changed from [YELLOW] to [GREEN] (reason: [shards started [[logs-~3][0]]])'])
 const x = '[script] Too many dynamic script compilations within, max: [75/5m]; please use indexed, or scripts with parameters instead'
 es.bad(12e3, [`W r.suppressed|path: /products/_search, params: {index=products}\norg.elasticsearch.ElasticsearchException: Failed to compile inline script [_score * doc['boost'].value] using lang [painless]\nCaused by: org.elasticsearch.common.breaker.CircuitBreakingException: ${x}`])
 bf.bg(4e3,['I http|search :: q=~(lamp|desk|sofa|rug) hits=~3 took_ms=~2','I http|suggest :: took_ms=~1']); bf.bad(4500,['E http|search failed :: status=500 type=general_script_exception q=~(lamp|desk|sofa|rug)','E es|circuit_breaking_exception from cluster :: index=products node=es-data-~(1-3)'])
 ca.bg(6e3,['I com.home.catalog.Resource|item ~5 rendered ~2ms']); ca.bad(9e3,['E com.home.catalog.Related|ranking query failed: HTTP/1.1 429 Too Many Requests from es-data-~(1-3):9200'],3000)
 ps.bg(15e3,['I price_sync.feed|feed chunk ~3 read rows=~3','I price_sync.es|_bulk ok items=~3 took=~2'], k.t0, on-12e4).say(on-12e4,'I price_sync.main|started v3.0.0: partial updates now go through _update with inline script source, one per row',R)
 ps.bg(3500,['I price_sync.es|_update products/~5 script.source="ctx._source.price=~3.~2;ctx._source.ts=~(1700000000-1799999999)" 200'], on-118e3, on,R).bg(7e3,['I price_sync.es|_update products/~5 script.source="ctx._source.price=~3.~2;ctx._source.ts=~(1700000000-1799999999)" ~(200|200|429 will retry)'], on, 0,R)
 px.bg(20e3,['I export|payout file built :: lines=~3 bank=~(nordbank|sudbank)','I sftp|uploaded :: bank=sudbank bytes=~5']).bg(40e3,['I sftp|uploaded :: bank=nordbank bytes=~5'], k.t0, on2)
 px.bg(60e3,['E sftp|upload failed :: bank=nordbank addr=sftp.nordbank.example:22 error="ssh: handshake failed: knownhosts: key mismatch"'], on2, end, R2).bg(150e3,['W export|outbox growing :: bank=nordbank files=~2'], on2 + 9e4, end, V2)
}),
kase('10-sessions', 30, 'victims complain before the store says why', (k,S,on,end)=>{
 const sha = k.r.hex(40), off = Math.min(on+34e4, end - 9e4)
 k.inc('a',on,120,sha, 'rank-worker redis','session-svc basket edge','hc',['script|\\blua\\b|evalsha','block|busy|slow|long|hog|stall|minute|seconds|single.?thread|monopol|fr[eo]z|hung|hang|occup|starv|executi'])
 const rs = S('redis',cri(F.redis)),ss=S('session-svc',F.elixir),ba=S('basket',F.slog),rk=S('rank-worker',F.celery),ed=S('edge',F.nginx)
 rs.pre(7e3, BG.redis).bg(7e3, BG.redis, off, end).say(on+5000,`W |Slow script detected: still in execution after 5000 milliseconds. You can try killing the script using the SCRIPT KILL command. Script name is: ${sha}.`,R)
 rk.pre(6e3,['I |Task rank.score_match[~u] succeeded in 0.~2s: None','I MainProcess|Task rank.score_match[~u] received'])
 rk.bg(6e3,['I |Task rank.score_match[~u] succeeded in 0.~2s: None'], off, end).say(on,`I |rank.rebuild_season: EVALSHA ${sha} keys=1 board=season:14 members=2914118`,R).say(off,`I |Task rank.rebuild_season[~u] succeeded in ${(off - on) / 1000}s: EVALSHA ${sha}`,R)
 ss.pre(3500,['I |session ~h refreshed','I |login ok user=~(x6)','W |login failed user=~(x6) reason=bad_password']).bg(3500,['I |session ~h refreshed','I |login ok user=~(x6)'], off, end)
 ss.bg(900,['E pid=<0.~3.0>|** (Redix.ConnectionError) timeout GET sess:~h','E |session lookup failed, answering 503','E pid=<0.~3.0>|GenServer #PID<0.~3.0> terminating\n** (stop) exited in: GenServer.call(SessionStore, {:get, "~h"},1000) time out'], on+1000, off,V)
 ba.pre(3500,['I |basket saved :: id=~h lines=~1 ms=~1']).bg(3500,['I |basket saved :: id=~h lines=~1 ms=~1'], off, end).bg(1500,['E redis|read failed :: err="read tcp ~i:~P->10.0.3.9:6379: i/o timeout"','E redis|command rejected :: err="BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE."'], on+5200, off,V)
 ed.bg(3e3,['I |GET /session 200 ~2','I |POST /basket 200 ~2','I |GET /.git/config 404 1']).bg(1800,['I |GET /session 503 1003','I |POST /basket 504 3000'], on+1200, off,V)
}),
]
