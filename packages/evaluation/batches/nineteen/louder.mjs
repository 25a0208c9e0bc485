import { Case, random } from '../case.mjs'
import { SEC, MIN, HOUR, DAY, p, D, iso, isoS, comma, plain, dot, es, sysl, clf, sparkT, ymd, hms, start, poisson, every, weighted, around, ip, pub, uuid, NAMES } from './common.mjs'

// 6 ------------------------------------------------------------------ a shop of sixteen services, one stream
export function shop(seed) {
  const r = random(seed + 'shop'), c = new Case('web-shop', { notes: 'victims louder: one INFO line of a switched flag makes pricing ask the catalogue once per article; the pool of the catalogue, checkout and gateway cry; an innocent deploy of recs shortly before' })
  const t0 = start(r, 7, 20), on = t0 + r.int(22, 32) * MIN + r.int(0, 59999), end = on + r.int(11, 15) * MIN
  const F = 'logs/shop.jsonl', flag = r.pick(['pricing.engine-v2', 'pricing.tiered-discounts', 'pricing.live-quotes'])
  const pods = {}; const pod = (s) => pods[s] ??= `${s}-${r.hex(9)}-${r.hex(5)}`
  const log = (t, svc, level, msg, x = {}, o) => c.line(F, t, JSON.stringify({ '@timestamp': iso(t), level, service: svc, pod: pod(svc), ...x, message: msg }), o)
  const R = { relevant: 'flag' }
  poisson(r, t0, end, 9 * SEC, (t) => {
    const trace_id = r.hex(32), kind = weighted(r, [[4, 'browse'], [3, 'search'], [3, 'cart'], [2, 'checkout'], [1, 'account']]), x = () => ({ trace_id, span_id: r.hex(16) })
    const sick = t > on && (kind === 'cart' || kind === 'checkout' || kind === 'browse') && r.next() < Math.min(0.85, 0.15 + (t - on) / (4 * MIN))
    const front = r.pick(['web-bff', 'mobile-bff']), n = r.int(3, 48)
    if (kind === 'search') { log(t + 20, 'search', 'INFO', `query "${r.pick(['rain jacket', 'usb c hub', 'garden hose', 'lamp', 'kids bike'])}" hits=${r.int(0, 900)} took=${around(r, 34)}ms`, x()) }
    if (kind === 'account') log(t + 15, 'user', r.next() < 0.1 ? 'WARN' : 'INFO', r.next() < 0.1 ? 'login failed: bad password' : `profile loaded took=${around(r, 12)}ms`, x())
    if (kind === 'browse') log(t + 30, 'recs', 'INFO', `recommended 12 items model=als-${r.int(40, 44)} took=${around(r, 25)}ms`, x())
    if (kind === 'cart' || kind === 'checkout') {
      log(t + 5, 'cart', 'INFO', `cart loaded items=${n}`, x())
      if (t < on && r.next() < 0.05) log(t + 60, 'pricing', 'INFO', `quote done engine=v2 items=${n} catalog_calls=${n} took=${around(r, n * 12)}ms`, x())
      else if (t < on) log(t + 40, 'pricing', 'INFO', `quote done engine=v1 items=${n} catalog_calls=1 took=${around(r, 38)}ms`, x())
      else if (!sick || r.next() < 0.5) log(t + 40 + (sick ? 9000 : 300), 'pricing', 'INFO', `quote done engine=v2 items=${n} catalog_calls=${n} took=${around(r, sick ? 11000 : n * 60)}ms`, x(), { root: 'flag' })
    }
    if (sick) {
      const w = t + 30000
      if (r.next() < 0.8) log(w, 'catalog', 'ERROR', `HikariPool-1 - Connection is not available, request timed out after 30000ms (total=20, active=20, idle=0, waiting=${r.int(90, 420)})`, { ...x(), logger: 'c.z.hikari.pool.HikariPool' }, R)
      if (kind !== 'browse') log(w + 40, 'pricing', 'WARN', `catalog call failed: 500 from http://catalog/articles/${r.int(10000, 99999)}, retry 1/2`, x(), R)
      if (kind === 'checkout') log(w + 90, 'checkout', 'ERROR', `order not placed: pricing timeout after 30s`, { ...x(), error: { type: 'java.util.concurrent.TimeoutException' } }, R)
      log(w + 110, front, 'ERROR', `upstream ${kind === 'browse' ? 'catalog' : 'cart'} failed: 504`, x(), R)
      log(w + 130, 'gateway', 'ERROR', `${kind === 'checkout' ? 'POST /api/checkout' : kind === 'cart' ? 'GET /api/cart' : 'GET /api/p/' + r.int(10000, 99999)} 504 ${r.int(30010, 30900)}ms`, x(), R)
    } else {
      if (kind === 'browse' || r.next() < 0.3) log(t + 12, 'catalog', 'INFO', `articles loaded n=${r.int(1, 48)} took=${around(r, 9)}ms`, x())
      if (kind === 'checkout') {
        log(t + 60, 'promo', 'INFO', r.next() < 0.3 ? 'voucher rejected: already used' : 'no voucher', x())
        log(t + 70, 'inventory', 'INFO', `reserved ${r.int(1, 9)} articles wh=${r.pick(['HAM', 'LEJ', 'WRO'])}`, x())
        const dec = r.next() < 0.08
        log(t + 300, 'payment', dec ? 'WARN' : 'INFO', dec ? 'card declined code=insufficient_funds' : `authorized psp=${r.pick(['adyen', 'stripe'])} took=${around(r, 240)}ms`, x())
        if (!dec) { log(t + 340, 'order', 'INFO', `order ${r.int(10000000, 99999999)} created`, x()); log(t + 380, 'shipping', 'INFO', 'label requested carrier=' + r.pick(['dhl', 'gls', 'ups']), x()); log(t + 420, 'notification', 'INFO', 'mail queued template=order-confirmation', x()) }
      }
      log(t + 90, 'gateway', 'INFO', `${kind === 'checkout' ? 'POST /api/checkout' : kind === 'cart' ? 'GET /api/cart' : kind === 'search' ? 'GET /api/search' : kind === 'account' ? 'GET /api/me' : 'GET /api/p/' + r.int(10000, 99999)} 200 ${around(r, 120)}ms`, x())
    }
  })
  log(on, 'flags', 'INFO', `flag updated key=${flag} rollout=5% -> 100% by=${r.pick(NAMES)} reason="end of beta"`, { audit: true }, { root: 'flag' })
  log(on + 1800, 'pricing', 'INFO', `flag ${flag} now ON for all customers, using engine=v2 (quotes article by article)`, {}, { root: 'flag' })
  const dep = on - r.int(5, 8) * MIN
  log(dep, 'recs', 'INFO', 'shutdown signal received, draining'); log(dep + 9000, 'recs', 'INFO', `started recs version=2.${r.int(10, 60)}.0 in 6.1s`)
  for (let i = 0; i < 3; i++) log(t0 + r.int(1, 20) * MIN, 'flags', 'INFO', `flag updated key=${r.pick(['search.synonyms-b', 'recs.als-44', 'web.new-footer'])} rollout=${r.int(5, 20)}% -> ${r.int(25, 60)}% by=${r.pick(NAMES)} reason="ramp"`)
  poisson(r, t0, end, 60 * SEC, (t) => log(t, 'notification', 'WARN', `smtp 450 greylisted, retry in 300s`))
  poisson(r, t0, end, 70 * SEC, (t) => log(t, 'image-proxy', 'WARN', `origin 404 for /img/${r.int(100000, 999999)}.webp`))
  poisson(r, t0, end, 60 * SEC, (t) => log(t, 'inventory', 'INFO', `stock feed applied wh=${r.pick(['HAM', 'LEJ', 'WRO'])} rows=${r.int(20, 900)}`))
  c.incident('flag', { cause: { allOf: [
    ['flag', 'toggle', 'rollout', 'roll-?out', 'engine[ =-]?v?2', 'switch(ed)? (on|over|to)', 'feature', 'article by article', 'per[- ](item|article)', 'n\\s?\\+\\s?1', 'one (call|request|query) (per|for each)', 'fan-?out', 'catalog_calls'],
    ['pricing', 'price', 'quote', flag.replace('.', '\\.')],
  ], mustNot: ['recs (deploy|release|version)', '(pool|database) (is |was )?(too small|undersized|misconfigured)', 'connection leak'] }, services: ['pricing', 'flags', 'flag', 'feature-flags', flag, pod('pricing'), pod('flags')], victims: ['catalog', 'checkout', 'gateway', 'web-bff', 'mobile-bff', 'cart'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'flag |engine=v2' })
  return c
}

// 7 ------------------------------------------------------------------ hbase
export function hbase(seed) {
  const r = random(seed + 'hb'), c = new Case('telemetry-hbase', { notes: 'victims earlier: clients, ZooKeeper and the master complain before the JVM, once awake, reports its own pause' })
  const t0 = start(r, 0, 20), on = t0 + r.int(55, 75) * MIN + r.int(0, 59999), pause = r.int(71000, 98000), wake = on + pause, end = wake + r.int(8, 14) * MIN
  const hosts = [1, 2, 3, 4, 5].map((i) => `hb-rs${i}`), bad = r.pick(hosts), code = t0 - r.int(2, 30) * DAY
  const A = `logs/${bad}-regionserver.log`, M = 'logs/hb-master.log', Z = 'logs/zookeeper.log', G = 'logs/ingest-api.log'
  const rs = (t, lvl, th, m, o) => c.line(A, t, `${comma(t)} ${lvl.padEnd(5)} [${th}] ${m}`, o)
  const ma = (t, lvl, th, m, o) => c.line(M, t, `${comma(t)} ${lvl.padEnd(5)} [${th}] ${m}`, o)
  const zk = (t, lvl, m, cls, o) => c.line(Z, t, `${comma(t)} [myid:2] - ${lvl.padEnd(5)} [${cls}] - ${m}`, o)
  const api = (t, lvl, m, o) => c.line(G, t, `${isoS(t)} ${lvl} ingest-api[${1 + r.int(0, 2)}] ${m}`, o)
  const sid = `0x${r.hex(2)}0${r.hex(9)}${r.hex(4)}`, sn = (h) => `${h},16020,${code}`, R = { relevant: 'gc' }
  const awake = (f) => (t) => { if (t < on || t > wake + 40 * SEC) f(t) }
  poisson(r, t0, on, 14 * SEC, (t) => weighted(r, [
    [4, () => rs(t, 'INFO', 'MemStoreFlusher.0', `regionserver.HRegion: Finished flush of dataSize ~${r.int(60, 128)}.${r.int(10, 99)} MB/${r.int(60000000, 134000000)}, heapSize ~${r.int(130, 260)}.${r.int(10, 99)} MB/${r.int(136000000, 270000000)}, currentSize=0 B/0 for ${r.hex(32)} in ${r.int(400, 2400)}ms, sequenceid=${r.int(100000, 9999999)}, compaction requested=${r.pick(['true', 'false'])}`)],
    [3, () => rs(t, 'INFO', `regionserver/${bad}:16020-shortCompactions-${r.int(0, 3)}`, `regionserver.CompactSplit: Completed compaction region=telemetry,${r.hex(8)},${code}.${r.hex(32)}., storeName=telemetry/d, priority=${r.int(5, 40)}, startTime=${t - 6000}; duration=${r.int(2, 9)}sec`)],
    [2, () => rs(t, 'INFO', `AsyncFSWAL-0-hdfs://nn1:8020/hbase-prefix:${bad}`, `wal.AbstractFSWAL: Slow sync cost: ${r.int(101, 260)} ms, current pipeline: [DatanodeInfoWithStorage[10.4.2.${r.int(2, 30)}:9866,DS-${uuid(r)},DISK]]`)],
    [1, () => rs(t, 'WARN', `RpcServer.default.FPBQ.Fifo.handler=${r.int(0, 89)},queue=${r.int(0, 8)},port=16020`, `ipc.RpcServer: (responseTooSlow): {"call":"Multi(org.apache.hadoop.hbase.shaded.protobuf.generated.ClientProtos$MultiRequest)","starttimems":"${t - 11000}","responsesize":"${r.int(800, 4000)}","method":"Multi","processingtimems":${r.int(10001, 12400)},"client":"10.4.8.${r.int(2, 60)}:${r.int(30000, 60000)}","queuetimems":0,"class":"HRegionServer"}`)],
  ])())
  const hour = (on - t0)
  every(r, t0 + 2 * MIN, on - MIN, 5 * MIN, (t) => { const f = (t - t0) / hour; rs(t, 'INFO', 'BlockCacheStatsExecutor', `hfile.LruBlockCache: totalSize=${(9.1 + r.next()).toFixed(2)} GB, freeSize=${(2.9 - r.next() * 0.5).toFixed(2)} GB, max=12.40 GB, blockCount=${r.int(140000, 151000)}, accesses=${r.int(90000000, 99000000)}, hits=${r.int(80000000, 89000000)}, hitRatio=9${r.int(0, 2)}.${r.int(10, 99)}%`); if (f > 0.45) rs(t + 21000, 'INFO', 'JvmPauseMonitor', `util.JvmPauseMonitor: Detected pause in JVM or host machine (eg GC): pause of approximately ${Math.round(1100 + f * f * 6200 + r.int(0, 300))}ms\nGC pool 'ParNew' had collection(s): count=1 time=${r.int(90, 320)}ms\nGC pool 'ConcurrentMarkSweep' had collection(s): count=${r.int(1, 2)} time=${Math.round(1000 + f * f * 6000)}ms`, { root: 'gc' }) })
  // victims first
  poisson(r, t0, end, 9 * SEC, (t) => { const s = t > on + 5 * SEC && t < wake + 50 * SEC && r.next() < 0.5; s ? 0 : api(t, 'INFO', `stored batch rows=${r.int(100, 500)} regions=${r.int(1, 6)} took=${around(r, 60)}ms`) })
  poisson(r, on + 10 * SEC, wake + 55 * SEC, 1500, (t) => api(t, r.pick(['WARN', 'ERROR', 'ERROR']), r.pick([`put failed: org.apache.hadoop.hbase.ipc.CallTimeoutException: Call[id=${r.int(1000, 99999)},methodName=Multi], waitTime=10001ms, rpcTimeout=10000ms on ${bad}:16020`, `RetriesExhaustedWithDetailsException: Failed ${r.int(20, 400)} actions: CallTimeoutException: ${r.int(20, 400)} times, servers with issues: ${bad}:16020`, `HTTP 503 to device hub, batch of ${r.int(100, 500)} rows sent back`]), R))
  poisson(r, t0, end, 50 * SEC, (t) => api(t, 'WARN', `device ${r.hex(12)} sent sample with future timestamp, clipped`))
  const exp = on + 60000 + r.int(0, 900)
  zk(exp, 'INFO', `Expiring session ${sid}, timeout of 60000ms exceeded`, 'SessionTracker:ZooKeeperServer@628', R)
  zk(exp + 200, 'INFO', `Processed session termination for sessionid: ${sid}`, 'ProcessThread(sid:2 cport:-1)::PrepRequestProcessor@487', R)
  poisson(r, t0, end, 40 * SEC, (t) => zk(t, 'INFO', r.pick([`Accepted socket connection from /10.4.8.${r.int(2, 60)}:${r.int(30000, 60000)}`, `Processing ruok command from /127.0.0.1:${r.int(30000, 60000)}`, `Established session 0x${r.hex(16)} with negotiated timeout 40000 for client /10.4.8.${r.int(2, 60)}:${r.int(30000, 60000)}`]), 'NIOServerCxnFactory.AcceptThread:0.0.0.0/0.0.0.0:2181'))
  poisson(r, t0, end, 4 * MIN, (t) => zk(t, 'WARN', `caught end of stream exception\nEndOfStreamException: Unable to read additional data from client sessionid 0x${r.hex(16)}, likely client has closed socket\n\tat org.apache.zookeeper.server.NIOServerCxn.doIO(NIOServerCxn.java:239)\n\tat org.apache.zookeeper.server.NIOServerCxnFactory.run(NIOServerCxnFactory.java:203)`, 'NIOWorkerThread-4:NIOServerCxn@364'))
  every(r, t0, end, 5 * MIN, (t) => ma(t, 'INFO', 'master/hb-m1:16000.Chore.1', `balancer.StochasticLoadBalancer: Cluster wide - skipping load balancing because weighted average imbalance=${(r.next() / 50).toFixed(6)} <= threshold(0.025)`))
  every(r, t0 + MIN, end, 5 * MIN, (t) => ma(t, 'INFO', 'CatalogJanitor-hb-m1', 'janitor.CatalogJanitor: Scanned 1412 regions, 0 merged, 0 split parents'))
  ma(exp + 400, 'INFO', 'RegionServerTracker-0', `master.RegionServerTracker: RegionServer ephemeral node deleted, processing expiration [${sn(bad)}]`, R)
  ma(exp + 460, 'INFO', 'PEWorker-3', `procedure.ServerCrashProcedure: Start pid=${r.int(4000, 9000)}, state=RUNNABLE:SERVER_CRASH_START, ServerCrashProcedure ${sn(bad)}, splitWal=true, meta=false`, R)
  for (let i = 0; i < 24; i++) ma(exp + 9000 + i * r.int(300, 1300), r.pick(['INFO', 'INFO', 'WARN']), `PEWorker-${r.int(1, 16)}`, r.pick([`assignment.RegionStateStore: pid=${r.int(4000, 9000)} updating hbase:meta row=${r.hex(32)}, regionState=OPENING, regionLocation=${sn(r.pick(hosts.filter((h) => h !== bad)))}`, `assignment.TransitRegionStateProcedure: Failed transition, suspend 1secs pid=${r.int(4000, 9000)}, waiting on rectified condition fixed by other Procedure or operator intervention`, `assignment.AssignmentManager: STUCK Region-In-Transition state=OPEN, location=${sn(bad)}, table=telemetry, region=${r.hex(32)}`]), R)
  rs(wake, 'WARN', 'JvmPauseMonitor', `util.JvmPauseMonitor: Detected pause in JVM or host machine (eg GC): pause of approximately ${pause}ms\nGC pool 'ParNew' had collection(s): count=1 time=${r.int(190, 420)}ms\nGC pool 'ConcurrentMarkSweep' had collection(s): count=1 time=${pause - 380}ms`, { root: 'gc' })
  rs(wake + 60, 'WARN', `regionserver/${bad}:16020-SendThread(zk2:2181)`, `zookeeper.ClientCnxn: Unable to reconnect to ZooKeeper service, session ${sid} has expired`, R)
  rs(wake + 400, 'ERROR', `regionserver/${bad}:16020`, `regionserver.HRegionServer: ***** ABORTING region server ${sn(bad)}: org.apache.hadoop.hbase.YouAreDeadException: Server REPORT rejected; currently processing ${sn(bad)} as dead server *****\norg.apache.hadoop.hbase.YouAreDeadException: Server REPORT rejected; currently processing ${sn(bad)} as dead server\n\tat org.apache.hadoop.hbase.master.ServerManager.checkIsDead(ServerManager.java:399)\n\tat org.apache.hadoop.hbase.master.ServerManager.regionServerReport(ServerManager.java:304)`, R)
  rs(wake + 900, 'INFO', `regionserver/${bad}:16020`, `regionserver.HRegionServer: STOPPED: Server REPORT rejected`, R)
  for (let i = 0; i < 8; i++) rs(wake + 1000 + i * 210, 'ERROR', `RpcServer.default.FPBQ.Fifo.handler=${r.int(0, 89)}`, `regionserver.HRegion: Closing region telemetry,${r.hex(8)} failed: java.io.IOException: Cannot append; log is closed`, R)
  rs(wake + 95 * SEC, 'INFO', 'main', `regionserver.HRegionServer: STARTING service HRegionServer`)
  rs(wake + 99 * SEC, 'INFO', `regionserver/${bad}:16020`, `regionserver.HRegionServer: Serving as ${bad},16020,${wake + 97 * SEC}, RpcServer on ${bad}/10.4.2.9:16020, sessionid=0x${r.hex(16)}`)
  c.incident('gc', { cause: { allOf: [
    ['\\bgc\\b', 'garbage', 'jvm.{0,40}(pause|stop|froze|stall)', '(pause|stop|froze|stall).{0,40}jvm', 'stop.the.world', 'heap', 'ConcurrentMarkSweep', '\\bCMS\\b', 'full collection'],
    ['pause', 'stop', 'stall', 'froze', 'freez', 'hang', 'hung', 'suspend', 'unresponsive', 'blocked', 'long', 'exceed'],
  ], mustNot: ['zookeeper (is |was )?(down|overloaded|slow)', 'network (partition|failure)', 'slow sync'] }, services: [bad, 'regionserver', `${bad}-regionserver`, 'hbase', 'region server', 'JvmPauseMonitor', 'hregionserver', 'RegionServer ' + bad], victims: ['ingest-api', 'zookeeper', 'hb-master', 'master'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'JvmPauseMonitor' })
  return c
}

// 8 ------------------------------------------------------------------ sign-on of several applications
export function samlclock(seed) {
  const r = random(seed + 'saml'), c = new Case('campus-sso', { notes: 'victims louder: service providers reject assertions; one of two identity providers runs ahead since its virtual machine was moved and it has no time source' })
  const t0 = start(r, 6, 15), on = t0 + r.int(50, 70) * MIN + r.int(0, 59999), skew = r.int(330, 520) * SEC, end = on + r.int(30, 40) * MIN
  const Y = 'logs/idp2-syslog.log', I = 'logs/idp-process.log', S = 'logs/wiki-shibd.log', H = 'logs/hr-app.log', R = { relevant: 'clock' }
  const shift = (t) => (t >= on ? t + skew : t), entity = 'https://idp.campus.example/idp/shibboleth'
  const sy = (t, who, m, o) => c.line(Y, shift(t), `${sysl(shift(t))} idp2 ${who}: ${m}`, o)
  const idp = (t, node, lvl, cls, m, o) => { const w = node === 'idp2' ? shift(t) : t; c.line(I, t, `${node} ${comma(w)} - ${ip(r)} - ${lvl} [${cls}] - ${m}`, o) }
  const sh = (t, lvl, cat, m, o) => c.line(S, t, `${plain(t)} ${lvl} ${cat} [${r.int(1, 400)}] [default]: ${m}`, o)
  const hr = (t, lvl, cls, m, o) => c.line(H, t, `${dot(t)}  ${lvl.padStart(5)} 1 --- [nio-8080-exec-${r.int(1, 10)}] ${cls.padEnd(40)} : ${m}`, o)
  poisson(r, t0, end, 18 * SEC, (t) => {
    const who = r.pick(NAMES), node = r.pick(['idp1', 'idp2']), sp = r.pick(['wiki', 'wiki', 'hr']), spn = sp === 'wiki' ? 'https://wiki.campus.example/shibboleth' : 'https://hr.campus.example/saml/metadata'
    if (r.next() < 0.1) return idp(t, node, 'INFO', 'net.shibboleth.idp.authn.impl.ValidateCredentials:151', `Credential Validator ldap: Login by '${who}' failed`)
    idp(t, node, 'INFO', 'net.shibboleth.idp.authn.impl.ValidateCredentials:151', `Credential Validator ldap: Login by '${who}' succeeded`)
    const w = node === 'idp2' ? shift(t) : t
    idp(t + 600, node, 'INFO', 'Shibboleth-Audit.SSO:283', `${isoS(w)}|${isoS(w)}|_${r.hex(32)}|${spn}|http://shibboleth.net/ns/profiles/saml2/sso/browser|${entity}|urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST|_${r.hex(32)}|${who}|urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport`)
    const bad = node === 'idp2' && t > on, u = t + 1400
    if (sp === 'wiki') {
      if (!bad) return sh(u, 'INFO', 'Shibboleth.SessionCache', `new session created: ID (_${r.hex(32)}) IdP (${entity}) Protocol(urn:oasis:names:tc:SAML:2.0:protocol) Address (${ip(r)})`)
      sh(u, 'ERROR', 'OpenSAML.SecurityPolicyRule.MessageFlow', `rejected not-yet-valid message, timestamp (${Math.floor((u + skew) / 1000)}), newest allowed (${Math.floor(u / 1000) + 180})`, { root: 'clock' })
      sh(u + 10, 'WARN', 'Shibboleth.SSO.SAML2', 'error processing incoming assertion: Message rejected, was issued in the future.', R)
    } else {
      if (!bad) return hr(u, 'INFO', 'c.campus.hr.security.LoginListener', `login ok user=${who} sessionIndex=_${r.hex(16)}`)
      hr(u, 'ERROR', 'o.s.s.saml2.provider.service.AuthnFilter', `Invalid assertion [_${r.hex(32)}] for SAML response [_${r.hex(32)}]: Condition 'NotBefore' of '${iso(u + skew)}' is not yet valid at '${iso(u)}'`, { root: 'clock' })
      hr(u + 4, 'ERROR', 'c.campus.hr.web.ErrorController', `GET /login/saml2/sso/campus 401 showing page "Sign-in failed, contact the service desk"`, R)
    }
  })
  poisson(r, t0, end, 35 * SEC, (t) => hr(t, 'INFO', 'c.campus.hr.leave.LeaveService', `leave request ${r.int(10000, 99999)} saved days=${r.int(1, 12)}`))
  poisson(r, t0, end, 3 * MIN, (t) => sh(t, 'WARN', 'Shibboleth.AttributeResolver.Query', 'no AttributeAuthority role found for ' + entity))
  poisson(r, t0, end, 4 * MIN, (t) => sh(t, 'WARN', 'XMLTooling.StorageService', `purged ${r.int(1, 40)} expired record(s) from storage`))
  every(r, t0, end, 10 * MIN, (t) => idp(t, r.pick(['idp1', 'idp2']), 'WARN', 'org.opensaml.saml.metadata.resolver.filter.impl.SignatureValidationFilter:421', 'Metadata cache: https://mds.federation.example/metadata.xml unchanged since last refresh'))
  every(r, t0, end, 5 * MIN, (t) => sy(t, 'CRON[' + r.int(2000, 30000) + ']', '(root) CMD (/usr/local/sbin/idp-backup-check)'))
  poisson(r, t0, end, 60 * SEC, (t) => sy(t, 'systemd[1]', r.pick(['Started Session 4412 of user monitor.', 'session-4412.scope: Succeeded.', 'Starting Cleanup of Temporary Directories...', 'logrotate.service: Succeeded.'])))
  sy(t0 + 3 * MIN, 'chronyd[712]', 'Source 10.1.0.5 offline'); sy(t0 + 3 * MIN + 900, 'chronyd[712]', 'Source 10.1.0.6 offline')
  sy(t0 + 12 * MIN, 'chronyd[712]', `Can't synchronise: no selectable sources`, { root: 'clock' })
  sy(on - 3000, 'qemu-ga[640]', 'info: guest-suspend-hybrid called, live migration to host hv-' + r.int(3, 19), R)
  sy(on + 500, 'kernel', 'clocksource: timekeeping watchdog: Marking clocksource \'tsc\' as unstable because the skew is too large', { root: 'clock' })
  sy(on + 900, 'chronyd[712]', 'Forward time jump detected!', { root: 'clock' })
  sy(on + 1300, 'systemd-journald[401]', 'Time jumped forwards, rotating.', { root: 'clock' })
  sy(on + 6 * MIN, 'chronyd[712]', `Can't synchronise: no selectable sources`, { root: 'clock' })
  hr(on - 8 * MIN, 'INFO', 'c.campus.hr.Application', 'Started Application in 9.412 seconds (version 5.' + r.int(1, 9) + ')')
  c.incident('clock', { cause: { allOf: [
    ['clock', '\\btime\\b.{0,40}(jump|drift|skew|ahead|sync|wrong|off|fast|source|shift)', '(jump|drift|skew|ahead|sync|wrong|fast).{0,40}\\btime', 'ntp', 'chrony', 'skew', 'in the future', 'system time', 'not yet valid', 'time sync'],
    ['idp', 'identity provider', 'chrony', 'ntp', 'assertion issuer', 'host', 'issuer', 'vm\\b', 'virtual machine', 'server', 'shibboleth'],
  ], mustNot: ['certificate', 'wrong password', 'hr-?app (release|deploy|version)', 'metadata (is |has )?(expired|stale)'] }, services: ['idp2', 'idp', 'chronyd', 'idp2-syslog', 'idp-process', 'identity provider', 'ntp', 'chrony', 'shibboleth idp', 'kernel'], victims: ['hr-app', 'wiki', 'wiki-shibd', 'shibd', 'hr'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 600, rootPattern: 'not-yet-valid|not yet valid|jump|Can\'t synchronise|skew is too large' })
  return c
}

// 9 ------------------------------------------------------------------ nightly spark on yarn
export function spark(seed) {
  const r = random(seed + 'spark'), c = new Case('nightly-spark', { notes: 'victims louder: fetch failures all over the driver; the local disk of one worker is full' })
  const t0 = start(r, 0, 4), on = t0 + r.int(24, 34) * MIN + r.int(0, 59999), end = on + r.int(16, 22) * MIN
  const wk = Array.from({ length: 8 }, (_, i) => `wk${p(i + 1)}.dp.example`), bad = r.pick(wk), short = bad.split('.')[0], app = `application_${t0 - 9 * DAY}_${p(r.int(100, 9000), 4)}`
  const Dv = 'logs/spark-driver.log', N = `logs/nodemanager-${short}.log`, F = 'logs/airflow-scheduler.log', R = { relevant: 'disk' }
  const dr = (t, lvl, cls, m, o) => c.line(Dv, t, `${sparkT(t)} ${lvl} ${cls}: ${m}`, o)
  const nm = (t, lvl, cls, m, o) => c.line(N, t, `${comma(t)} ${lvl} org.apache.hadoop.yarn.server.nodemanager.${cls}: ${m}`, o)
  const af = (t, lvl, m, o) => c.line(F, t, `[${isoS(t).slice(0, -1)}.${D(t).f}+0000] {${r.pick(['scheduler_job_runner.py:695', 'dagrun.py:637', 'taskinstance.py:1138'])}} ${lvl} - ${m}`, o)
  let tid = 0, stage = 3
  const ex = (i) => `executor ${i + 1}`
  poisson(r, t0, end, 8 * SEC, (t) => { const i = r.int(0, 7); if (t > on && wk[i] === bad) return; const id = tid++; stage = Math.floor((t - t0) / (9 * MIN)) + 3
    dr(t, 'INFO', 'TaskSetManager', `Starting task ${id % 800}.0 in stage ${stage}.0 (TID ${id}) (${wk[i]}, ${ex(i)}, partition ${id % 800}, NODE_LOCAL, ${r.int(7100, 7900)} bytes) `)
    if (r.next() < 0.75) dr(t + r.int(4000, 20000), 'INFO', 'TaskSetManager', `Finished task ${id % 800}.0 in stage ${stage}.0 (TID ${id}) in ${r.int(3900, 19000)} ms on ${wk[i]} (${ex(i)}) (${id % 800}/800)`) })
  poisson(r, t0, end, 25 * SEC, (t) => dr(t, 'INFO', 'BlockManagerInfo', `Added broadcast_${r.int(10, 90)}_piece0 in memory on ${r.pick(wk.filter((w) => w !== bad))}:${r.int(30000, 45000)} (size: ${r.int(10, 60)}.${r.int(0, 9)} KiB, free: ${r.int(5, 8)}.${r.int(0, 9)} GiB)`))
  poisson(r, t0, end, 90 * SEC, (t) => dr(t, 'WARN', 'DAGScheduler', 'Broadcasting large task binary with size 1' + r.int(0, 9) + '11.2 KiB'))
  dr(t0 + 1000, 'WARN', 'SparkConf', 'The configuration key \'spark.yarn.executor.memoryOverhead\' has been deprecated as of Spark 2.3 and may be removed in the future. Please use the new key \'spark.executor.memoryOverhead\' instead.')
  const early = t0 + r.int(8, 14) * MIN; dr(early, 'WARN', 'TaskSetManager', `Lost task 17.0 in stage 3.0 (TID 17) (${r.pick(wk.filter((w) => w !== bad))}, executor 3): TaskKilled (another attempt succeeded)`)
  // the node manager
  poisson(r, t0, end, 40 * SEC, (t) => nm(t, 'INFO', `containermanager.monitor.ContainersMonitorImpl`, `Memory usage of ProcessTree ${r.int(2000, 60000)} for container-id container_${app.slice(12)}_01_${p(r.int(2, 40), 6)}: ${r.int(5, 7)}.${r.int(0, 9)} GB of 9 GB physical memory used; ${r.int(7, 9)}.${r.int(0, 9)} GB of 18.9 GB virtual memory used`))
  poisson(r, t0, end, 2 * MIN, (t) => nm(t, 'INFO', 'containermanager.localizer.ResourceLocalizationService', `Localizer CACHE loc cleanup: skipped, total size ${r.int(4, 9)} GB is within target 10 GB`))
  nm(on, 'WARN', 'DirectoryCollection', `Directory /data1/yarn/local error, used space above threshold of 90.0%, removing from list of valid directories`, { root: 'disk' })
  nm(on + 4, 'ERROR', 'LocalDirsHandlerService', `Most of the disks failed. 1/1 local-dirs usable space is below configured utilization percentage/no more usable space [ /data1/yarn/local : used space above threshold of 90.0% ] ; 1/1 log-dirs usable space is below configured utilization percentage/no more usable space [ /data1/yarn/logs : used space above threshold of 90.0% ] `, { root: 'disk' })
  every(r, on + 2 * MIN, end, 2 * MIN, (t) => nm(t, 'INFO', 'LocalDirsHandlerService', `Disk(s) failed: 1/1 local-dirs usable space is below configured utilization percentage/no more usable space [ /data1/yarn/local : used space above threshold of 90.0% ]`, { root: 'disk' }))
  for (let i = 0; i < 6; i++) nm(on + 1200 + i * 300, 'WARN', 'DefaultContainerExecutor', `Exit code from container container_${app.slice(12)}_01_${p(i + 4, 6)} is : 143`, R)
  dr(on - 8000, 'WARN', 'TaskSetManager', `Lost task 210.0 in stage ${Math.floor((on - t0) / (9 * MIN)) + 3}.0 (TID ${r.int(200, 400)}) (${bad}, executor ${wk.indexOf(bad) + 1}): java.io.IOException: No space left on device\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)\n\tat org.apache.spark.storage.TimeTrackingOutputStream.write(TimeTrackingOutputStream.java:59)\n\tat net.jpountz.lz4.LZ4BlockOutputStream.flushBufferedData(LZ4BlockOutputStream.java:225)\n\tat org.apache.spark.shuffle.sort.UnsafeShuffleWriter.mergeSpillsWithFileStream(UnsafeShuffleWriter.java:392)`, { root: 'disk' })
  dr(on + 3000, 'ERROR', 'YarnScheduler', `Lost executor ${wk.indexOf(bad) + 1} on ${bad}: Container from a bad node: container_${app.slice(12)}_01_000004 on host: ${bad}. Exit status: 143. Diagnostics: Container killed on request. Exit code is 143`, R)
  poisson(r, on + 6 * SEC, end, 17 * SEC, (t) => { const i = r.int(0, 7); if (wk[i] === bad) return
    dr(t, 'WARN', 'TaskSetManager', `Lost task ${r.int(0, 799)}.${r.int(0, 2)} in stage ${stage}.${r.int(0, 3)} (TID ${tid + r.int(1, 90)}) (${wk[i]}, ${ex(i)}): FetchFailed(BlockManagerId(${wk.indexOf(bad) + 1}, ${bad}, 7337, None), shuffleId=${r.int(2, 7)}, mapIndex=${r.int(0, 799)}, mapId=${r.int(800, 9000)}, reduceId=${r.int(0, 799)}, message=\norg.apache.spark.shuffle.FetchFailedException: Failed to connect to ${bad}/10.8.1.${20 + wk.indexOf(bad)}:7337\n\tat org.apache.spark.errors.SparkCoreErrors$.fetchFailedError(SparkCoreErrors.scala:312)\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.next(ShuffleBlockFetcherIterator.scala:739)\n)`, R)
    if (r.next() < 0.4) dr(t + 200, 'INFO', 'DAGScheduler', `Resubmitting ShuffleMapStage ${stage - 1} (parquet at DailyRollup.scala:88) and ResultStage ${stage} (parquet at DailyRollup.scala:88) due to fetch failure`, R) })
  dr(end - 60 * SEC, 'ERROR', 'ApplicationMaster', `User class threw exception: org.apache.spark.SparkException: Job aborted due to stage failure: ResultStage ${stage} (parquet at DailyRollup.scala:88) has failed the maximum allowable number of times: 4. Most recent failure reason: org.apache.spark.shuffle.FetchFailedException`, R)
  every(r, t0, end, MIN, (t) => af(t, 'INFO', r.pick(['TaskInstance Finished: dag_id=ingest_crm, task_id=copy, run_id=scheduled, state=success', 'Setting external_id for <TaskInstance: exports.sftp [queued]>', 'Marking run <DagRun ingest_web: scheduled> successful']), undefined))
  af(t0 + 6 * MIN, 'WARNING', 'Executor reports task instance <TaskInstance: exports.sftp [queued]> finished (success) although the task says it\'s queued.')
  af(end - 40 * SEC, 'ERROR', 'Marking task as FAILED. dag_id=daily_rollup, task_id=spark_submit, run_id=scheduled', R)
  c.incident('disk', { cause: { allOf: [
    ['disk', 'space', 'local-dirs?', 'volume', 'filesystem', 'file system', '/data1', 'storage'],
    ['full', 'no space', 'space left', 'out of (disk )?space', 'ran out', 'above.{0,20}(threshold|90)', 'exhaust', '90 ?%', 'over.{0,15}threshold', 'usable space', 'filled', 'utili[sz]ation', 'insufficient', 'unhealthy'],
  ], mustNot: ['out of memory', 'memory overhead', 'network (problem|partition|failure)', 'hdfs'] }, services: ['nodemanager', short, bad, `nodemanager-${short}`, 'yarn', 'DirectoryCollection', 'LocalDirsHandlerService', 'node manager'], victims: ['airflow', 'airflow-scheduler', 'spark-driver', 'DAGScheduler', 'daily_rollup'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'threshold|usable space|No space left' })
  return c
}

// 10 ----------------------------------------------------------------- mail hub
export function mailhub(seed) {
  const r = random(seed + 'mail'), c = new Case('mail-hub', { notes: 'victims louder: all senders are refused by a block list; it answers with an error code because the name server of the host was changed to a public one' })
  const t0 = start(r, 6, 17), on = t0 + r.int(45, 60) * MIN + r.int(0, 59999), end = on + r.int(25, 35) * MIN
  const h = r.pick(['mx1', 'mx2', 'mailgw']), dom = r.pick(['stadtwerke-linden.example', 'orthopaedie-see.example', 'brauer-logistik.example']), M = 'logs/mail.log', S = 'logs/syslog', dns = r.pick(['8.8.8.8', '1.1.1.1', '9.9.9.9'])
  const m = (t, who, x, o) => c.line(M, t, `${sysl(t)} ${h} ${who}[${r.int(1200, 32000)}]: ${x}`, o)
  const s = (t, who, x, o) => c.line(S, t, `${sysl(t)} ${h} ${who}: ${x}`, o)
  const doms = ['gmail.com', 'outlook.com', 'gmx.example', 'lieferant-ag.example', 'bank-west.example', 'shopmail.example', 'uni-nord.example'], who = () => r.pick(NAMES).replace('.', '') + '@' + dom
  poisson(r, t0, end, 31 * SEC, (t) => {
    const d = r.pick(doms), a = pub(r), cl = `mail-${r.int(1, 90)}.${d}[${a}]`, qid = r.hex(10).toUpperCase(), to = who(), from = `${r.pick(['info', 'rechnung', 'news', 'anna', 'peter', 'noreply'])}@${d}`
    m(t, 'postfix/smtpd', `connect from ${cl}`)
    if (t > on) {
      m(t + 700, 'postfix/smtpd', `NOQUEUE: reject: RCPT from ${cl}: 554 5.7.1 Service unavailable; Client host [${a}] blocked using zen.spamhaus.org; Error: open resolver; https://check.spamhaus.org/returnc/pub/172.${r.int(64, 71)}.${r.int(1, 250)}.${r.int(1, 250)}/; from=<${from}> to=<${to}> proto=ESMTP helo=<mail.${d}>`, { root: 'rbl' })
      m(t + 1100, 'postfix/smtpd', `disconnect from ${cl} ehlo=2 starttls=1 mail=1 rcpt=0/1 rset=1 quit=1 commands=6/7`, { relevant: 'rbl' })
    } else {
      m(t + 700, 'postfix/smtpd', `${qid}: client=${cl}`)
      m(t + 1000, 'postfix/cleanup', `${qid}: message-id=<${r.hex(20)}@${d}>`)
      m(t + 1100, 'postfix/qmgr', `${qid}: from=<${from}>, size=${r.int(2000, 900000)}, nrcpt=1 (queue active)`)
      m(t + 2500, 'postfix/lmtp', `${qid}: to=<${to}>, relay=${h}.${dom}[private/dovecot-lmtp], delay=1.${r.int(1, 9)}, delays=1.1/0/0.02/0.${r.int(1, 9)}, dsn=2.0.0, status=sent (250 2.0.0 <${to}> ${r.hex(22)} Saved)`)
      m(t + 2510, 'postfix/qmgr', `${qid}: removed`)
      m(t + 1150, 'postfix/smtpd', `disconnect from ${cl} ehlo=2 starttls=1 mail=1 rcpt=1 data=1 quit=1 commands=7`)
    }
  })
  poisson(r, t0, on, 70 * SEC, (t) => { const a = pub(r); m(t, 'postfix/smtpd', `NOQUEUE: reject: RCPT from unknown[${a}]: 554 5.7.1 Service unavailable; Client host [${a}] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/${a}; from=<${r.hex(6)}@${r.hex(8)}.example> to=<${who()}> proto=ESMTP helo=<${r.hex(8)}>`) })
  poisson(r, t0, end, 60 * SEC, (t) => m(t, 'dovecot', `imap-login: Login: user=<${who()}>, method=PLAIN, rip=${ip(r)}, lip=10.2.0.4, mpid=${r.int(1000, 32000)}, TLS, session=<${r.hex(16)}>`))
  poisson(r, t0, end, 70 * SEC, (t) => { const a = pub(r); m(t, 'postfix/smtpd', `warning: unknown[${a}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6`) })
  poisson(r, t0, end, 3 * MIN, (t) => m(t, 'postfix/smtp', `${r.hex(10).toUpperCase()}: to=<kunde@voll.example>, relay=none, delay=${r.int(9000, 90000)}, delays=${r.int(9000, 90000)}/0.02/30/0, dsn=4.4.1, status=deferred (connect to mx.voll.example[203.0.113.9]:25: Connection timed out)`))
  poisson(r, t0, end, 2 * MIN, (t) => m(t, 'amavis', `(${r.int(1000, 9999)}-${p(r.int(1, 20))}) Blocked SPAM {DiscardedInbound,Quarantined}, [${pub(r)}] <${r.hex(6)}@${r.hex(6)}.example> -> <${who()}>, Hits: ${r.int(7, 22)}.${r.int(1, 9)}`), undefined)
  poisson(r, t0, end, 70 * SEC, (t) => s(t, ...r.pick([['systemd[1]', `Started Session ${r.int(90, 400)} of user root.`], ['systemd[1]', 'logrotate.service: Succeeded.'], ['CRON[' + r.int(2000, 30000) + ']', '(root) CMD (test -x /usr/sbin/anacron || run-parts --report /etc/cron.hourly)'], ['CRON[' + r.int(2000, 30000) + ']', '(postfix) CMD (/usr/local/bin/queue-stats)'], ['systemd[1]', 'Starting Daily apt download activities...'], ['systemd[1]', 'Finished Daily apt download activities.']])))
  const pa = 'puppet-agent[' + r.int(600, 9000) + ']'
  every(r, t0 + 4 * MIN, on - 2 * MIN, 30 * MIN, (t) => s(t, pa, `Applied catalog in ${r.int(6, 14)}.${r.int(10, 99)} seconds`))
  s(on - 2600, pa, `(/Stage[main]/Profile::Base::Resolver/File[/etc/resolv.conf]/content) `, { root: 'rbl' })
  s(on - 2500, pa, `(/Stage[main]/Profile::Base::Resolver/File[/etc/resolv.conf]/content) -nameserver 127.0.0.1`, { root: 'rbl' })
  s(on - 2400, pa, `(/Stage[main]/Profile::Base::Resolver/File[/etc/resolv.conf]/content) +nameserver ${dns}`, { root: 'rbl' })
  s(on - 2300, pa, `(/Stage[main]/Profile::Base::Resolver/File[/etc/resolv.conf]/content) content changed '{md5}${r.hex(32)}' to '{md5}${r.hex(32)}'`, { root: 'rbl' })
  s(on - 900, 'systemd[1]', 'Stopping Unbound DNS server...', { relevant: 'rbl' })
  s(on - 700, 'systemd[1]', 'unbound.service: Succeeded.', { relevant: 'rbl' })
  s(on - 300, pa, `Applied catalog in ${r.int(6, 14)}.${r.int(10, 99)} seconds`, { relevant: 'rbl' })
  m(on - r.int(8, 14) * MIN, 'postfix/postfix-script', 'refreshing the Postfix mail system')
  c.incident('rbl', { cause: { allOf: [
    ['resolver', 'resolv\\.conf', 'name ?server', '\\bdns\\b', 'unbound', dns.replaceAll('.', '\\.')],
    ['spamhaus', 'block ?list', 'dnsbl', '\\brbl\\b', 'black ?list', 'deny ?list', 'public', 'open resolver', 'changed', 'replaced', 'switched', 'puppet', 'query.{0,30}(refus|den|reject)', 'zen\\.'],
  ], mustNot: ['senders? (is|are|were) (really )?(spamm|listed)', 'brute.?force', 'SASL', '(our|own) (ip|host|server) (is|was) (black|block)listed'] }, services: ['puppet', 'puppet-agent', 'resolver', 'dns', 'unbound', 'postfix', 'postfix/smtpd', 'smtpd', h, 'resolv.conf', 'syslog', 'zen.spamhaus.org', 'spamhaus'], victims: doms.map((d) => d), severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'open resolver|Resolver/File' })
  return c
}
