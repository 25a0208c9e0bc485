// Victims are louder than the culprit, or complain earlier.
import { scene, SEC, MIN, HOUR, pad, iso, iso6, blames, day, clock, plain, milli, compact, syslog, clf } from './lib.mjs'

/** ClickHouse refuses inserts of everybody, as one ingester's reloaded flush interval makes thousands of tiny parts. */
export function clickhouse(seed) {
  const s = scene(seed, 'tw-06-clickhouse-ingest', { hours: 3, thin: 2.7, at: [0.38, 0.5], notes: 'The reload at INFO and the flush statistics of one ingester are the cause; ClickHouse and two other ingesters are loud.' })
  const { c, r, log, onset } = s, D = 'logs/clickhouse-server.log', F = 'logs/compose.log', full = onset + r.int(14, 22) * MIN, culprit = r.pick(['devicelog', 'sensorfeed', 'appevents']), thread = () => r.int(300, 900)
  const ch = (t, lvl, comp, text, m, q = '') => log(D, t, `${day(t, '.')} ${clock(t)}.${iso(t).slice(20, 23)}${pad(r.int(0, 999), 3)} [ ${thread()} ] {${q}} <${lvl}> ${comp}: ${text}`, m)
  const dc = (t, svc, text, m) => log(F, t, `${(svc + '-1').padEnd(14)} | ${text}`, m)
  s.often(s.start, s.end, 26 * SEC, (t) => { const q = s.uuid(); ch(t, 'Debug', 'executeQuery', `(from 10.3.0.${r.int(10, 30)}:${r.int(40000, 60000)}, user: grafana) SELECT count() FROM analytics.events WHERE ts > now() - 300 (stage: Complete)`, {}, q); ch(t + 40, 'Information', 'executeQuery', `Read ${r.int(20000, 90000)} rows, ${s.dec(1, 9, 2)} MiB in 0.0${r.int(11, 70)} sec.`, {}, q) })
  s.often(s.start, s.end, 3 * MIN, (t) => ch(t, 'Error', 'executeQuery', `Code: 62. DB::Exception: Syntax error: failed at position ${r.int(20, 90)} ('FORM'): FORM analytics.events LIMIT 10. Expected one of: token, FROM. (SYNTAX_ERROR) (version 23.8.9.54 (official build)) (from 10.3.9.4:${r.int(40000, 60000)}) (in query: SELECT * FORM analytics.events LIMIT 10), user: adhoc_${r.pick(['maria', 'jun'])}`, {}, s.uuid()))
  s.every(s.start, s.end, 2 * MIN, (t) => { const n = t < onset ? r.int(18, 40) : Math.min(300, Math.round(30 + 270 * (t - onset) / (full - onset))); ch(t, 'Debug', 'analytics.events (MergerMutator)', `Selected ${r.int(5, 10)} parts from ${day(t, '')}_${r.int(1000, 9000)}_${r.int(9001, 9900)}_2 to ${day(t, '')}_9999_9999_0, ${n} active parts in partition`, n > 90 ? { relevant: 'a' } : {}) }, 5000)
  s.often(onset + 0.55 * (full - onset), full, 20 * SEC, (t) => ch(t, 'Information', 'analytics.events', `Delaying inserting block by ${r.int(20, 900)} ms. because there are ${r.int(150, 280)} parts and their average size is ${s.dec(1, 3, 2)} KiB`, { relevant: 'a' }, s.uuid()))
  for (const svc of ['clickstream', 'beacon']) s.often(s.start, s.end, 24 * SEC, (t) => {
    if (t < full || r.next() < 0.15) return dc(t, svc, `${iso(t)} INFO  [sink] wrote batch rows=${r.int(3800, 5000)} bytes=${r.int(600000, 900000)} in ${r.int(40, 120)}ms`)
    const q = s.uuid(); ch(t, 'Error', 'executeQuery', `Code: 252. DB::Exception: Too many parts (${r.int(300, 304)} with average size of ${s.dec(1, 2, 2)} KiB) in table 'analytics.events'. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) (version 23.8.9.54 (official build)) (from 10.3.0.${svc === 'beacon' ? 14 : 12}:${r.int(40000, 60000)}) (in query: INSERT INTO analytics.events FORMAT RowBinary), Stack trace (when copying this message, always include the lines below):\n\n0. DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool) @ 0x000000000c60b9b7 in /usr/bin/clickhouse\n1. DB::MergeTreeData::delayInsertOrThrowIfNeeded(Poco::Event*, std::shared_ptr<DB::Context const> const&, bool) const @ 0x0000000012f0a7c2 in /usr/bin/clickhouse`, { relevant: 'a' }, q)
    dc(t + 9, svc, `${iso(t + 9)} ERROR [sink] insert of ${r.int(3800, 5000)} rows rejected: code 252 TOO_MANY_PARTS, attempt ${r.int(1, 5)}, buffered=${r.int(20000, 900000)}`, { relevant: 'a' })
  })
  s.every(s.start, s.end, MIN, (t) => { const rows = r.int(17000, 21000), n = t < onset ? r.int(6, 7) : r.int(2400, 2900); dc(t, culprit, `${iso(t)} INFO  flush stats window=60s inserts=${n} rows=${rows} avg_rows=${Math.round(rows / n)}`, t < onset ? {} : { root: 'a' }) }, 2000)
  s.every(s.start, s.end, 20 * MIN, (t) => dc(t, culprit, `${iso(t)} INFO  schema registry checked, no change`), 9000)
  s.often(full, s.end, 3 * MIN, (t) => dc(t, culprit, `${iso(t)} WARN  insert of ${r.int(4, 11)} rows delayed, code=252, re-queued`, { relevant: 'a' }))
  dc(onset, culprit, `${iso(onset)} INFO  config reloaded (SIGHUP) rev=${r.hex(7)}: flush.interval 10s -> 10ms, log.level unchanged`, { root: 'a' })
  dc(full - 6 * MIN, 'clickstream', `${iso(full - 6 * MIN)} INFO  starting clickstream 2.${r.int(10, 30)}.0 (image sha256:${r.hex(12)})`)
  return c.incident('a', { cause: { allOf: [[culprit, 'flush', '10 ?ms'], ['flush', 'interval', 'batch', '\\btiny', '\\bsmall', '10 ?ms', 'insert (rate|frequency)', 'avg_rows', 'few rows', 'config']], mustNot: [blames('clickstream')] }, services: [culprit, `${culprit}-1`], victims: ['clickhouse', 'clickhouse-server', 'clickstream', 'beacon', 'clickstream-1', 'beacon-1', 'analytics.events'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 1500, rootPattern: 'flush' })
}

/** One of two token issuers loses its time sources and drifts; everybody else rejects its tokens. */
export function clockskew(seed) {
  const s = scene(seed, 'tw-07-token-clock', { hours: 2.6, thin: 1.6, at: [0.35, 0.5], notes: 'Central log with receive times. The gateway release beforehand is innocent; the rejecting services are victims.' })
  const { c, r, log, onset } = s, F = 'logs/central.log', bad = r.pick(['auth-1', 'auth-2']), good = bad === 'auth-1' ? 'auth-2' : 'auth-1', edges = ['edge-1', 'edge-2', 'edge-3']
  const put = (t, host, prog, text, m) => log(F, t, `${iso6(t, pad(r.int(0, 999), 3))}+00:00 ${host} ${prog}: ${text}`, m)
  const drift = (t) => t < onset ? 0 : Math.round((t - onset) / MIN * 4.1), late = onset + 30 / 4.1 * MIN, up = r.int(800000, 900000)
  s.often(s.start, s.end, 22 * SEC, (t) => {
    const host = s.weighted([[bad, 1], [good, 1]]), off = host === bad ? drift(t) : 0, sub = 'u' + r.int(10000, 99999), edge = r.pick(edges), iat = Math.floor(t / 1000) + off
    put(t, host, 'idp[914]', `token issued sub=${sub} aud=storefront iat=${iat} exp=${iat + 900}`, off > 5 ? { relevant: 'a' } : {})
    if (off > 30) for (let i = 0; i < 1 + (off > 120); i++) put(t + 300 + i * 900, edge, 'gateway[1203]', `level=error msg="token rejected" reason="iat is in the future" sub=${sub} leeway=30s route=/api/${r.pick(['cart', 'orders', 'me'])} status=401`, { relevant: 'a' })
    else put(t + 300, edge, 'gateway[1203]', `level=info msg=request sub=${sub} route=/api/${r.pick(['cart', 'orders', 'me', 'stock'])} status=200 ms=${r.int(6, 70)}`)
  })
  s.often(late, s.end, 50 * SEC, (t) => put(t, 'app-' + r.int(1, 2), 'orders[2210]', `ERROR o.s.security.jwt - JwtValidationException: Jwt used before ${iso(t + drift(t) * SEC).slice(0, 19)}Z; order submit refused`, { relevant: 'a' }))
  s.often(s.start, s.end, 14 * SEC, (t) => put(t, r.pick(['app-1', 'app-2']), r.pick(['orders[2210]', 'stock[2388]']), `INFO  ${r.pick(['order placed', 'stock level read', 'reservation confirmed', 'price list served'])} id=${r.int(100000, 999999)} in ${r.int(3, 60)}ms`))
  for (const h of [...edges, 'app-1', 'app-2', good, bad]) s.often(s.start, h === bad ? onset - 5 * MIN : s.end, 35 * MIN, (t) => put(t, h, 'chronyd[650]', r.pick(['Selected source 10.9.0.2', 'Selected source 10.9.0.1', 'Source 10.9.0.3 replaced with 10.9.0.4 (2.pool.ntp.corp)'])))
  put(onset, bad, 'kernel', `[${up}.${r.int(100000, 190000)}] clocksource: timekeeping watchdog on CPU${r.int(0, 3)}: Marking clocksource 'tsc' as unstable because the skew is too large:`, { root: 'a' })
  put(onset + 800, bad, 'kernel', `[${up}.${r.int(900000, 999999)}] clocksource: Switched to clocksource jiffies`, { root: 'a' })
  put(onset + 70 * SEC, bad, 'chronyd[650]', "Can't synchronise: no selectable sources (2 unreachable sources)", { root: 'a' })
  s.every(onset + 12 * MIN, s.end, 17 * MIN, (t) => put(t, bad, 'chronyd[650]', `Source 10.9.0.${r.int(1, 2)} offline`, { root: 'a' }), 20000)
  const rel = onset + 2 * MIN; for (const [i, e] of edges.entries()) { put(rel + i * 30 * SEC, e, 'systemd[1]', 'Stopping API gateway...'); put(rel + i * 30 * SEC + 2000, e, 'gateway[1203]', `level=info msg="gateway 5.${r.int(2, 9)}.1 started" jwtlib=v5.2.1 routes=41`) }
  s.often(s.start, s.end, 70 * SEC, (t) => put(t, r.pick(edges), 'sshd[' + r.int(20000, 60000) + ']', `Invalid user ${r.pick(['admin', 'oracle', 'test', 'ubuntu'])} from ${s.ip()} port ${r.int(30000, 60000)}`))
  s.often(s.start, s.end, 90 * SEC, (t) => put(t, r.pick(edges), 'gateway[1203]', `level=warn msg="token rejected" reason="token is expired" sub=u${r.int(10000, 99999)} route=/api/me status=401`))
  return c.incident('a', { cause: { allOf: [['clock', '\\btime\\b', '\\bntp\\b', 'chron', '\\btsc\\b', 'time-?keeping'], [bad, 'issuer', '\\bidp\\b', '\\bntp\\b', 'chron', 'synchron', '\\btsc\\b', 'clocksource', 'time source', 'drift']], mustNot: [blames('gateway'), 'jwtlib \\S* ?(bug|caused|broke)'] }, services: [bad, 'chronyd', 'chrony', 'ntp', 'idp', 'kernel'], victims: ['gateway', ...edges, 'orders', 'app-1', 'app-2'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 900, rootPattern: "clocksource|no selectable|offline" })
}

/** clamd is killed while it reloads its signatures; every mail is then deferred by the milter. */
export function mail(seed) {
  const s = scene(seed, 'tw-08-mail-relay', { hours: 3.2, thin: 1.55, at: [0.35, 0.55], notes: 'Syslog without a year. Postfix and rspamd are loud; the kernel line about clamd is the cause.' })
  const { c, r, log, onset } = s, host = `mx${r.int(1, 4)}`, M = 'logs/mail.log', R = 'logs/rspamd.log', K = 'logs/kern.log', pid = r.int(900, 1900)
  const m = (t, prog, text, mark) => log(M, t, `${syslog(t)} ${host} ${prog}: ${text}`, mark), ps = (name) => `postfix/${name}[${r.int(20000, 60000)}]`
  const k = (t, text, mark) => log(K, t, `${syslog(t)} ${host} kernel: [${(1e5 + (t - s.start) / 1000).toFixed(6)}] ${text}`, mark)
  s.often(s.start, s.end, 30 * SEC, (t) => {
    const q = s.word(11, 'BCDFGHJKLMNPQRSTVWXYZ234567890'), h = `out-${r.int(1, 40)}.${r.pick(['mailer', 'news', 'corp', 'lists'])}.example`, ip = s.ip(), from = `${r.pick(['a.berg', 'info', 'bounce', 'noreply'])}@${h}`, to = `${r.pick(['sales', 'k.lund', 'j.meier', 'office'])}@fjordmed.example`, bad = t > onset + 3000
    m(t, ps('smtpd'), `connect from ${h}[${ip}]`); m(t + 200, ps('smtpd'), `${q}: client=${h}[${ip}]`); m(t + 300, ps('cleanup'), `${q}: message-id=<${r.hex(12)}@${h}>`)
    const tag = `#${pid + 400}(normal) <${r.hex(6)}>;`, w = (x, text, mark) => log(R, x, `${plain(x)} ${tag} ${text}`, mark)
    if (bad) { w(t + 400, `lua; clamav.lua:151: CLAM_VIRUS [clamav]: failed to scan, maximum retransmits exceed - error: Connection refused`, { relevant: 'a' }); w(t + 410, `task; rspamd_task_write_log: id: <${r.hex(12)}@${h}>, qid: <${q}>, ip: ${ip}, from: <${from}>, (default: S (soft reject): [${s.dec(0, 3, 2)}/15.00] [CLAM_VIRUS_FAIL(0.00){}]), len: ${r.int(2000, 90000)}, time: ${s.dec(4000, 5000)}ms, forced: soft reject "Virus scanner unavailable, try again"`, { relevant: 'a' })
      m(t + 420, ps('cleanup'), `${q}: milter-reject: END-OF-MESSAGE from ${h}[${ip}]: 4.7.1 Virus scanner unavailable, try again; from=<${from}> to=<${to}> proto=ESMTP helo=<${h}>`, { relevant: 'a' }) }
    else { w(t + 400, `task; rspamd_task_write_log: id: <${r.hex(12)}@${h}>, qid: <${q}>, ip: ${ip}, from: <${from}>, (default: F (no action): [${s.dec(-2, 3, 2)}/15.00] [R_SPF_ALLOW(-0.20){+ip4:${ip}},MIME_GOOD(-0.10){text/plain;}]), len: ${r.int(2000, 90000)}, time: ${s.dec(90, 700)}ms, dns req: ${r.int(8, 40)}`); m(t + 600, ps('lmtp'), `${q}: to=<${to}>, relay=${host}[private/dovecot-lmtp], delay=${s.dec(0.3, 1.4, 2)}, dsn=2.0.0, status=sent (250 2.0.0 <${to}> ${s.word(8)} Saved)`); m(t + 610, ps('qmgr'), `${q}: removed`) }
  })
  s.often(s.start, s.end, 75 * SEC, (t) => { const ip = s.ip(); m(t, ps('smtpd'), r.pick([`warning: unknown[${ip}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6`, `NOQUEUE: reject: RCPT from unknown[${ip}]: 554 5.7.1 Service unavailable; Client host [${ip}] blocked using zen.spamhaus.org; from=<x@${ip}> to=<office@fjordmed.example> proto=SMTP helo=<ylmf-pc>`, `lost connection after AUTH from unknown[${ip}]`])) })
  s.often(s.start, s.end, 10 * MIN, (t) => m(t, ps('smtp'), `connect to mx.old-partner.example[198.51.100.${r.int(2, 99)}]:25: Connection timed out`))
  s.often(s.start, s.end, 16 * MIN, (t) => k(t, `[UFW BLOCK] IN=ens18 OUT= MAC=${'52:54:00'} SRC=${s.ip()} DST=192.0.2.25 LEN=40 TTL=241 PROTO=TCP SPT=${r.int(40000, 60000)} DPT=${r.pick([22, 23, 3389, 8080])} WINDOW=1024 SYN`))
  const f = onset - 50 * SEC
  m(f, 'freshclam[802]', `daily.cld updated (version: ${r.int(27000, 27600)}, sigs: ${r.int(2050000, 2070000)}, f-level: 90, builder: raynman)`, { relevant: 'a' }); m(f + 2000, 'freshclam[802]', 'Clamd successfully notified about the update.', { relevant: 'a' }); m(f + 4000, `clamd[${pid}]`, 'Reading databases from /var/lib/clamav', { relevant: 'a' })
  m(s.start + 2 * MIN, 'freshclam[802]', 'daily.cld database is up-to-date (version: 26990, sigs: 2049112, f-level: 90, builder: raynman)'); m(s.start + 4 * MIN, `clamd[${pid}]`, 'SelfCheck: Database status OK.')
  k(onset - 400, `clamd invoked oom-killer: gfp_mask=0x1100cca(GFP_HIGHUSER_MOVABLE), order=0, oom_score_adj=0`, { root: 'a' })
  k(onset - 200, `oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,mems_allowed=0,global_oom,task_memcg=/system.slice/clamav-daemon.service,task=clamd,pid=${pid},uid=112`, { root: 'a' })
  k(onset, `Out of memory: Killed process ${pid} (clamd) total-vm:2913044kB, anon-rss:${r.int(2100000, 2400000)}kB, file-rss:0kB, shmem-rss:0kB, UID:112 pgtables:4912kB oom_score_adj:0`, { root: 'a' })
  m(onset + 1500, 'systemd[1]', "clamav-daemon.service: Failed with result 'oom-kill'.", { root: 'a' })
  return c.incident('a', { cause: { allOf: [['clam', 'virus scanner', 'anti-?virus'], ['\\boom\\b', 'oom-?kill', 'memory', 'killed']], mustNot: ['spamhaus', 'sasl'] }, services: ['clamd', 'clamav', 'clamav-daemon', 'clamav-daemon.service', 'kernel', host, 'kern'], victims: ['rspamd', 'postfix', 'postfix/cleanup', 'cleanup', 'postfix/smtpd'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'clamd|oom-kill' })
}

/** EKS: a subnet has no free addresses left, as a backfill took them; sandboxes of all teams fail. */
export function subnet(seed) {
  const s = scene(seed, 'tw-09-eks-events', { hours: 2.4, thin: 1.55, at: [0.4, 0.55], notes: 'Pod sandboxes and 503s are loud; ipamd on the node tells that the subnet is empty.' })
  const { c, r, log, onset } = s, E = 'logs/k8s-events.log', I = 'logs/ipamd.log', G = 'logs/ingress.log', sub = 'subnet-0' + r.hex(16), job = `backfill-${r.pick(['clicks', 'invoices', 'prices'])}`, nodes = Array.from({ length: 4 }, () => `ip-10-60-${r.int(0, 3)}-${r.int(4, 250)}.eu-west-1.compute.internal`)
  const ev = (t, type, reason, obj, msg, m) => log(E, t, `${iso(t).slice(0, 19)}Z  ${type.padEnd(8)} ${reason.padEnd(22)} ${obj.padEnd(46)} ${msg}`, m)
  const am = (t, level, caller, msg, m, extra = {}) => log(I, t, JSON.stringify({ level, ts: iso(t), caller, msg, ...extra }), m)
  s.often(s.start, s.end, 55 * SEC, (t) => { const p = `pod/${s.pod(r.pick(['web', 'search', 'cart', 'mailer']))}`; if (t < onset || r.next() < 0.1) { ev(t, 'Normal', 'Scheduled', p, `Successfully assigned shop/${p.slice(4)} to ${r.pick(nodes)}`); ev(t + 2500, 'Normal', 'Started', p, 'Started container app') } })
  s.often(s.start, s.end, 4 * MIN, (t) => ev(t, 'Warning', 'Unhealthy', `pod/search-${r.hex(9)}-${s.word(5)}`, 'Readiness probe failed: HTTP probe failed with statuscode: 503 (starting up, 1 of 3)'))
  s.often(onset - 22 * MIN, onset, 12 * SEC, (t) => ev(t, 'Normal', 'SuccessfulCreate', `job/${job}`, `Created pod: ${job}-${r.int(0, 399)}-${s.word(5)}`, { relevant: 'a' }))
  ev(onset - 23 * MIN, 'Normal', 'ScalingReplicaSet', 'deployment/cart', `Scaled up replica set cart-${r.hex(9)} to 1 (image cart:4.${r.int(1, 30)}.0)`)
  s.often(s.start, s.end, 18 * SEC, (t) => { if (t < onset || r.next() < 0.25) am(t, r.pick(['debug', 'info']), 'datastore/data_store.go:607', `AssignPodIPv4Address: Assign IP 10.60.${r.int(0, 3)}.${r.int(4, 250)} to sandbox aws-cni/${r.hex(12)}/eth0`) })
  s.often(s.start, s.end, 40 * SEC, (t) => am(t, 'debug', 'ipamd/ipamd.go:660', `Node found ${nodes[r.int(0, 3)]}, reconcile ENI/IP pool info because time since last 1m0s > 1m0s`))
  s.often(s.start, s.end, 15 * MIN, (t) => am(t, 'error', 'ipamd/introspect.go:70', 'failed to annotate pod with its IP, will retry: conflict, object has been modified'))
  s.often(onset - 20 * SEC, s.end, 3 * MIN, (t) => am(t, 'error', 'awsutils/awsutils.go:1087', `Failed to allocate a private IP addresses on ENI eni-0${r.hex(16)}: InsufficientFreeAddressesInSubnet: The specified subnet does not have enough free addresses to satisfy the request (${sub}).\n\tstatus code: 400, request id: ${s.uuid()}`, { root: 'a' }))
  am(onset, 'error', 'ipamd/ipamd.go:811', `Unable to attach IPs to ENI: InsufficientFreeAddressesInSubnet: The specified subnet does not have enough free addresses to satisfy the request (${sub})`, { root: 'a' })
  s.often(onset + 5 * SEC, s.end, 11 * SEC, (t) => { const a = r.pick(['web', 'cart', 'search', 'mailer', job]); ev(t, 'Warning', 'FailedCreatePodSandBox', `pod/${a === job ? `${job}-${r.int(0, 399)}-${s.word(5)}` : s.pod(a)}`, `Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox "${r.hex(64)}": plugin type="aws-cni" name="aws-cni" failed (add): add cmd: failed to assign an IP address to container`, { relevant: 'a' }) })
  s.often(onset + 4 * MIN, s.end, 45 * SEC, (t) => ev(t, 'Warning', 'ProgressDeadlineExceeded', `deployment/${r.pick(['web', 'cart'])}`, 'ReplicaSet has timed out progressing, pods stuck in ContainerCreating', { relevant: 'a' }))
  s.often(s.start, s.end, 8 * SEC, (t) => { const bad = t > onset + 5 * MIN && r.next() < 0.4; log(G, t, `${s.ip()} - - [${clf(t)}] "GET /${r.pick(['', 'cart', 'search?q=tea', 'p/812'])} HTTP/1.1" ${bad ? 503 : 200} ${bad ? 190 : r.int(900, 40000)} "-" "Mozilla/5.0" ${r.int(200, 900)} 0.${r.int(10, 99)} [shop-${r.pick(['web', 'cart'])}-80] [] ${bad ? '-' : `10.60.${r.int(0, 3)}.${r.int(4, 250)}:8080`} ${bad ? '-' : 1200} ${bad ? '-' : '0.031'} ${bad ? 503 : 200} ${r.hex(32)}`, bad ? { relevant: 'a' } : {}) })
  return c.incident('a', { cause: { allOf: [['subnet', '\\bips?\\b', 'ip address', 'addresses'], ['exhaust', 'insufficient', 'not enough', 'no (more |free |available )', 'ran out', 'run out', 'out of', 'deplet', 'used up', 'full', 'empty', 'left', 'consumed', 'shortage']], mustNot: [blames('cart')] }, services: ['ipamd', 'aws-node', 'aws-cni', 'vpc-cni', 'subnet', sub, job, 'cni', 'vpc'], victims: ['ingress', 'web', 'cart', 'search', 'mailer', 'kubelet'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 1500, rootPattern: 'InsufficientFreeAddresses' })
}
