import { kase, F, BG, R, V, cri, gcp } from './lib.mjs'
export default [
kase('11-orders', 50, 'a change, then silence', (k,S,on,end,t0,r)=>{
 k.inc('a',on,300,'PUBLICATION','postgres flyway orders-db cdc_pub db-migrate','debezium orders-projector fulfilment connect','mhc',['publication|cdc_pub|migration|flyway|v212|\\bddl\\b|alter','order','drop|remov|left\\b|leav|no longer|omit|miss|exclu|without|not (in|part|includ|list)|set table|lost|lack|forg'])
 const pg = S('orders-db',F.pg),fl=S('db-migrate',F.logback),db=S('connect',F.kafka),pr=S('orders-projector',F.logfmt),fu=S('fulfilment',F.elixir)
 pg.bg(6e3, BG.pg('shop@orders','orders|invoices|customers')); pg.say(on,'I migrator@orders|statement: ALTER PUBLICATION cdc_pub SET TABLE public.customers, public.addresses, public.invoices',R)
 fl.say(on-900,'I o.f.core.DbMigrate|Migrating schema "public" to version "212 - tidy cdc publication"',R).say(on+400,'I o.f.core.DbMigrate|Successfully applied 1 migration to schema "public", now at version v212',V)
 const N = 'io.debezium.connector.common.BaseSourceTask|'
 const rec = (o)=>{ const i = r.int(90,150), c = r.int(60,150); return `I ${N}${o + i + c} records sent during previous 00:01:01.~3 by table: ${o ? `orders=${o} ` : ''}invoices=${i} customers=${c}` }
 db.tick(61000, ()=>rec(r.int(500,600)), t0, on).tick(61000, ()=>rec(0), on, end,V)
 db.bg(12e3,['I org.apache.kafka.connect.runtime.WorkerSourceTask|Committing offsets for ~3 acknowledged messages','W io.debezium.PostgresStreamingChangeEventSource|Received ~(10000-10999) events which were all filtered out, increase heartbeat frequency'])
 pr.pre(3e3,['I proj|applied :: topic=shop.public.orders partition=~(0-11) n=~2']).bg(9e3,['I proj|applied :: topic=shop.public.~(invoices|customers) partition=~(0-11) n=~1']).bad(9e3,['I proj|poll returned nothing :: topic=shop.public.orders idle_s=~3'],3e4)
 fu.bg(4500,['I |pick list ~h printed lines=~2','I |parcel ~h handed over carrier=~(dhl|ups|gls)','W |address ~h normalised with low score'], t0, on+2e5).bad(20e3,['I |no open pick lists, station ~1 idle'],25e4)
}),
kase('12-invoices', 45, 'wrong data', (k,S,on,end,t0,r)=>{
 k.inc('a',on,300,'scale|Refresh|refresh','tax-service config-server tax','invoice-svc ledger-recon','mhc',['round|scale|precision|decimal','config|refresh|chang|zero|\\b0\\b|setting|propert|reload|whole|integer|updat|switch|revision'])
 const tx = S('tax-service',F.logstash('tax-service')),cs=S('config-server',F.spring('config-server')),iv=S('invoice-svc',F.netc),lr=S('ledger-recon',F.py)
 const tax = (d)=>()=>{ const n = r.int(2000,40000), p = r.pick(['07','19','21']); return `I com.acme.tax.Calculator|invoice ~h net=${(n / 100).toFixed(2)} rate=0.${p} tax=${(n * p / 1e4).toFixed(d)} scale=${d} mode=HALF_UP` }
 tx.pre(3e3, [tax(2)]).bad(3e3, [tax(0)]).bg(15e3,['I com.acme.tax.Rates|rate table refreshed countries=~(27-31)','W com.acme.tax.Vies|VIES lookup slow ~4 ms, cached answer used']).say(on,'I o.s.c.e.event.RefreshEventListener|Refresh keys changed: [tax.rounding.scale, tax.display.locale]',R)
 cs.bg(12e3,['I o.s.c.c.s.e.NativeEnvironmentRepository|Adding property source: Config resource file [/repo/~(tax-service|invoice-svc|mailer).yml]']).say(on-4000,'I o.s.c.c.monitor.PropertyPathEndpoint|Refresh for: tax-service, commit ~h "invoice layout for JP" tax-service.yml: rounding.scale 2 -> 0, display.locale',R)
 iv.say(k.at(0.3), 'I Acme.Invoice.Program|Started version 9.4.1').bg(4e3,['I Acme.Invoice.Render|Invoice ~h rendered pages=~(1-4)','I Acme.Invoice.Mail|Invoice ~h sent']).bad(14e3,['W Acme.Invoice.Check|Invoice ~h total differs from basket by 0.~(10-49)'],2e4)
 lr.tick(12e4, ()=>`I recon|window checked invoices=~(80-120) mismatched=~(0-1) delta=0.0~(0-2)`, t0, on).tick(12e4, ()=>'W recon|window checked invoices=~(80-120) mismatched=~(75-119) delta=~2.~2', on+6e4, end,V)
}),
kase('13-hooks', 60, 'slow growth in statistics', (k,S,on,end,t0,r)=>{
 k.inc('a',on,400,'atoms=|atom|keys: :atoms','hooks','ingress mysql','lmhc',['\\batoms?\\b|atom_|to_atom','leak|grow|grew|limit|exhaust|fill|increas|never (be )?(garbage|freed|collected)|1048576|climb|ris(e|ing)|creat|unbounded|run(ning)? out'])
 const h = S('hooks',cri(F.elixir)),ng=S('ingress',F.nginx),my=S('mysql.err',F.mysql)
 const n = (t)=>Math.round(61000 + (t > on ? (t - on) / (end - on) * 880000 : r.int(0,9)))
 h.tick(3e4, (t)=>`I pid=<0.301.0>|vm stats procs=~(800-900) ports=~(38-60) ets=~(90-99) atoms=${n(t)}/1048576 binary=~2MB total=${Math.round(300 + n(t) / 9000)}MB runq=0`, t0, end, (t)=>t > on && R)
 h.say(on,'I pid=<0.512.0>|partner profile updated partner=freightly decoder=Jason keys: :atoms payload=tracking-map',R).bg(3500,['I |webhook stored partner=~(acme|parcelo|shipit) bytes=~4 in ~2ms','I |Sent 202 in ~2ms','W |signature mismatch partner=shipit, rejected','E |webhook rejected: ** (Jason.DecodeError) unexpected end of input at position ~3']).bad(6e3,['I |webhook stored partner=freightly keys=~3 in ~2ms'])
 ng.bg(4500,['I |POST /hooks/~(acme|parcelo|shipit) 202 ~2','I |POST /hooks/shipit 401 2']); my.bg(4e4, BG.mysql)
}),
kase('14-settlement', 50, 'one reader stands still', (k,S,on,end,t0,r)=>{
 const p = r.int(0,11), lso = r.int(800000,900000), leo = (t)=>lso + Math.round((t - t0) / 110), held = leo(on)
 k.inc('a',on,360,'lso|transaction|preempt','batch-poster kafka settlement-kafka broker','settlement','mhc',['transact','open|h[au]ng|uncommitted|unfinished|never|dangl|abandon|orphan|pending|left|incomplete|timeout|ongoing|in.?flight|not (been )?(committed|aborted)|stuck|pin','lso|stable offset|read.?committed|settle|batch.?poster|producer|partition|preempt|kill'])
 const se = S('settlement',F.quarkus),bp=S('batch-poster',gcp('batch-poster', F.logback)),ex=S('kminion',F.zap),kf=S('kafka-1',F.kafka),ev=S('events.txt',F.event)
 kf.bg(6e3, BG.kafka(1, 'settlements|postings'))
 bp.bg(9e3,['I c.b.Poster|transaction committed batch=~(x6) partitions=~(2-4) records=~3','I c.b.Poster|batch ~(x6) read from ledger rows=~3'], t0, on-2e4).say(t0,'I o.a.k.c.producer.ProducerConfig|ProducerConfig values: acks=-1 enable.idempotence=true transactional.id=batch-poster-spot-7 transaction.timeout.ms=14400000',V).say(on-5000,`I c.b.Poster|transaction begun batch=~(x6) first record to settlements-${p}`,R)
 ev.say(on,'W Preempted pod/batch-poster-spot-7|Spot VM gke-spot-~h was preempted, grace period skipped, container batch-poster killed',R).say(on+6e4,'I Scheduled pod/batch-poster-std-1|Successfully assigned batch/batch-poster-std-1').bg(20e3,['I Pulled pod/report-~(x5)|Container image already present','W Unhealthy pod/report-~(x5)|Readiness probe failed: HTTP probe failed with statuscode: 503'])
 bp.bg(9e3,['I c.b.Poster|transaction committed batch=~(x6) partitions=~(2-4) records=~3 transactional.id=batch-poster-std-1'], on+7e4, end)
 ex.tick(3e4, (t)=>`I offsets|partition state :: topic=settlements partition=${p} leo=${leo(t)} lso=${t > on ? held : leo(t)} open_since_s=${t > on ? Math.round((t - on) / 1000) + 5 : 0}`, t0, end, (t)=>t > on && R).tick(4e4, (t)=>`I offsets|partition state :: topic=settlements partition=${(p + 3) % 12} leo=${leo(t) + 77} lso=${leo(t) + 77} open_since_s=0`)
 for (let i = 0; i < 12; i++) se.bg(22e3, [`I b.s.Reader|settlements-${i}: ~3 postings settled (read_committed)`], t0, i === p ? on : end)
 se.bad(15e3, [`I b.s.Reader|settlements-${p}: 0 postings in poll, position ${held} unchanged`],2e4).bad(9e4,['W b.s.Sla|~3 merchants past settlement promise'],6e5)
}),
kase('15-quotes', 45, 'skew behind fine averages', (k,S,on,end,t0,r)=>{
 const ips = Array.from({ length: 6 }, (_, i)=>`10.8.${i}.${r.int(3,250)}:8080`), hot = ips[0]
 k.inc('a',on,300,'ocality|DestinationRule','istiod argocd quote-svc destinationrule envoy mesh','web','lmhc',['localit|\\bzone|topolog|destination.?rule','pin|concentrat|one (pod|replica|instance|endpoint)|single|skew|\\bhot|all (the |of the )?(traffic|request|load|call)|uneven|imbalanc|only|prefer|aware|rout|load.?balanc|overload|same'])
 const en = S('web-sidecar.json',F.envoyj),ar=S('argocd',F.logfmt),is=S('istiod',F.istio),qs=S('quote-svc',F.slog),ka=S('keda',F.zapc), cx = (t)=>Math.min(1, (t - on) / (end - on))
 const u = ()=>'GET /v1/quote?pair=~(EURUSD|GBPJPY|USDCHF) 200'
 en.pre(2200, [()=>`I quote-svc|${u()} ~2 - ${r.pick(ips)}`]).bad(2200, [(t)=>`I quote-svc|${u()} ${Math.round(20 + 1500 * cx(t) + r.int(0,90))} - ${hot}`])
 ar.bg(15e3,['I controller|Reconciliation completed :: application=argocd/~(web|quote|mail|search) time_ms=~3']).say(on-2000,'I controller|Resource configured :: application=argocd/quote kind=DestinationRule name=quote-svc diff="+localityLbSetting.enabled=true +outlierDetection" title="cut cross-zone egress cost"',R)
 is.bg(9e3, BG.istiod('web|mail')).say(on,'I ads|Push debounce stable[~3] 1 for config DestinationRule/quote/quote-svc: 100.~2ms since last change',R).say(on+90,'I model|quote-svc.quote: locality priorities P0 europe-west4/b endpoints=1, P1 europe-west4/a,c endpoints=5',R)
 ips.forEach((ip, i)=>qs.tick(3e4, (t)=>`I stats|window :: pod=quote-${i} ip=${ip} zone=europe-west4-${i ? 'ac'[i % 2] : 'b'} rps=${t > on ? (i ? 0 : r.int(230,260)) : r.int(38,44)} inflight=${t > on ? (i ? 0 : Math.round(6 + 300 * cx(t))) : r.int(1,4)} p95_ms=${t > on && !i ? Math.round(30 + 1500 * cx(t)) : r.int(9,24)}`, k.t0, end, (t)=>t > on && V))
 ka.bg(3e4,['I scale|desired replicas unchanged :: app=quote-svc replicas=6 avg_cpu=~(28-34)'])
}),
]
