import { open, ts, SEC, MIN, combined } from './lib.mjs'

// 13. Mail: an import of old addresses drives bounces up until the provider pauses sending; password mails suffer.
function mailSchool(name, seed) {
  const x = open(name, seed, { minutes: 120, notes: 'victims louder: password resets; the campaign with bounces goes before the pause' })
  const { r, c, t0, t1 } = x, camp = x.between(0.2, 0.28), on = camp + r.int(28, 36) * MIN, H = 'logs/heroku-drain.log', list = r.pick(['alumni-2014', 'spring-fair-old', 'crm-export-final2'])
  const L = (t, dyno, m, k = {}, pri = 190) => { const s = `<${pri}>1 ${ts.isoUs(t).replace('Z', '+00:00')} d.${'4f1c'}-school app ${dyno} - ${m}`; c.line(H, t, `${s.length} ${s}`, k) }
  x.truth('i1', {
    cause: { allOf: [['bounce', 'campaign', 'newsletter', 'mailing', list.replace('-', '.?'), 'imported? (list|address|contact)', 'bad (list|address)', 'sending (is |was |has been )?(paused|suspended|disabled)', '(paused|suspended) .{0,30}(sending|account)', 'reputation'], ['bounce', 'paus', 'suspend', 'reputation', 'bad (list|address)', 'invalid', 'old (list|address|import)', 'block', 'imported', 'disabled', 'unknown (user|recipient)', 'outdated', 'stale']], mustNot: ['smtp (is|was) (down|unreachable)'] },
    services: ['ses', 'newsletter', 'newsletter.1', 'mailer', 'amazon ses', 'mail', 'campaign', list], victims: ['web', 'accounts', 'web.1', 'web.2', 'worker.1', 'worker'], severity: ['high', 'medium', 'critical'], onset: camp, onsetToleranceSeconds: 3600, rootPattern: 'bounce|paused|campaign|imported', temporalPattern: null,
    right: [`The campaign to ${list} caused so many bounces that SES paused sending for the account`, 'Sending was suspended by the provider because of the bounce rate', 'A newsletter to an old imported list ruined sender reputation'],
    wrong: ['Password reset mails are not delivered', 'Users cannot register', 'Worker jobs fail and retry', 'Mail queue is growing', 'newsletter.1 cannot send mails'],
  })
  x.flow(t0, t1, 9000, (t) => { const p = r.pick(['/courses', '/login', '/password/reset', '/register', '/timetable']), post = /reset|register/.test(p); L(t, 'heroku/router', `at=info method=${post ? 'POST' : 'GET'} path="${p}" host=school.example request_id=${x.uuid()} fwd="${x.ip()}" dyno=web.${r.int(1, 2)} connect=0ms service=${x.ms(40)}ms status=${post ? 302 : 200} bytes=${r.int(200, 9000)} protocol=https`, {}, 158); if (post) {
    const id = r.int(1e5, 9e5)
    if (t > on) { L(t + 900, 'app/worker.1', `[DJ] ${p === '/register' ? 'WelcomeMail' : 'PasswordMail'} ${id} FAILED (${r.int(0, 4)} prior attempts) with Aws::SES::Errors::${r.next() < 0.4 ? 'AccountSendingPausedException: Sending is paused for this account. For more information, please check the inbox of the email address associated with your AWS account.' : 'ServiceError: 454 Temporary service failure'}`, { relevant: 'i1' }); if (r.next() < 0.5) L(t + 1200, 'app/web.1', `ERROR accounts: user ${r.int(1000, 99999)} asked for a new password ${r.int(2, 5)} times within 10 minutes, none delivered`, { relevant: 'i1' }) } else L(t + 900, 'app/worker.1', `[DJ] ${p === '/register' ? 'WelcomeMail' : 'PasswordMail'} ${id} COMPLETED after 0.${r.int(1000, 9000)}`)
  } })
  L(camp - 9 * MIN, 'app/newsletter.1', `INFO contacts imported file=${list}.csv rows=${r.int(41000, 62000)} skipped=0 last_engaged=unknown`, { root: 'i1' }); L(camp, 'app/newsletter.1', `INFO campaign ${r.int(300, 400)} started audience=${list} rate=50/s`, { root: 'i1' })
  x.flow(camp + 20 * SEC, on, 6000, (t) => L(t, 'app/newsletter.1', `INFO sns notification type=Bounce bounceType=Permanent subType=${r.pick(['General', 'General', 'OnAccountSuppressionList', 'NoEmail'])} diag="smtp; 550 5.1.1 user unknown" rcpt=${x.email()} campaign=${list}`, { root: 'i1' }))
  x.flow(t0, camp, 80 * SEC, (t) => L(t, 'app/newsletter.1', `INFO sns notification type=Bounce bounceType=${r.pick(['Transient subType=MailboxFull', 'Permanent subType=General'])} diag="smtp; 552 5.2.2 mailbox full" rcpt=${x.email()} campaign=weekly`))
  x.every(t0, on, 10 * MIN, (t) => { const f = Math.max(0, (t - camp) / (on - camp)); L(t, 'app/newsletter.1', `INFO reputation bounce_rate=${(1.1 + f * 10.5 + r.next() / 5).toFixed(2)}% complaint_rate=0.0${r.int(1, 4)}% sent_24h=${r.int(8000, 9000) + Math.round(f * 41000)}`, t > camp ? { root: 'i1' } : {}) })
  L(on, 'app/newsletter.1', `WARN ses event: account sending status changed to paused (bounce rate above 10%)`, { root: 'i1' }); L(on + 3000, 'app/newsletter.1', `INFO campaign halted after ${r.int(38000, 40000)} recipients`, { relevant: 'i1' })
  x.every(t0, t1, 90 * SEC, (t) => L(t, 'heroku/web.' + r.int(1, 2), `source=web.1 dyno=heroku.${r.int(1e6, 9e6)} sample#memory_total=${r.int(300, 360)}.12MB sample#memory_rss=${r.int(280, 330)}.40MB sample#memory_quota=512.00MB`, {}, 134)); x.flow(t0, t1, 5 * MIN, (t) => L(t, 'heroku/router', `at=error code=H27 desc="Client Request Interrupted" method=GET path="/timetable" host=school.example request_id=${x.uuid()} fwd="${x.ip()}" dyno=web.1 connect=0ms service=${r.int(900, 4000)}ms status=499 bytes=0`, {}, 158))
  return c
}

// 14. MySQL: a schema change waits behind a forgotten report; everything queues on the metadata lock.
function mysqlFood(name, seed) {
  const x = open(name, seed, { minutes: 30, notes: 'victims louder: pool timeouts in the kitchen and courier services; one long report transaction' })
  const { r, c, t0, t1 } = x, rep = x.between(0.1, 0.2), on = x.between(0.4, 0.5), tb = r.pick(['orders', 'deliveries', 'menu_items']), col = r.pick(['tip_cents', 'allergen_flags', 'slot_id']), repId = r.int(20000, 40000), altId = repId + r.int(2000, 4000)
  const D = 'logs/mysql/processlist.log', E = 'logs/mysql/mysqld.log', K = 'logs/kitchen.log', C = 'logs/courier.log', G = 'logs/deploy.log'
  x.truth('i1', {
    cause: { allOf: [['metadata lock', 'alter table', 'schema (change|migration)', '\\bddl\\b', 'migration', '\\bMDL\\b', 'long.{0,20}(transaction|query|report|running)', 'report\\w*'], ['lock', 'block', 'wait', 'stuck', 'queue', 'behind', 'hold']], mustNot: ['pool (is )?(too small|leak)'] },
    services: ['mysql', 'mysqld', 'db', 'database', 'deploy', 'migrate', 'report', 'reports', 'analytics', tb], victims: ['kitchen', 'courier', 'hikari'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'ALTER TABLE|metadata lock|report', temporalPattern: null,
    right: [`ALTER TABLE ${tb} waits for a metadata lock held by the long report transaction and blocks all queries`, 'A DDL migration is stuck behind a long-running report', 'Schema migration queues everything on the metadata lock'],
    wrong: ['The Hikari pool is exhausted', 'kitchen cannot get a connection', 'MySQL has reached max_connections', 'Couriers receive no jobs'],
  })
  const jl = (svc, t, lv, cl, m) => `${ts.hms(t)}|${ts.day(t)}|${lv}|${svc}|${cl}|${m}`
  const busy = (t) => t > on + 5000
  for (const [f, svc] of [[K, 'kitchen'], [C, 'courier']]) x.flow(t0, t1, 3600, (t) => {
    if (busy(t) && r.next() < 0.7) c.line(f, t, jl(svc, t, 'ERROR', 'o.h.e.jdbc.spi.SqlExceptionHelper', `${svc}-pool - Connection is not available, request timed out after 30${r.int(0, 9)}${r.int(10, 99)}ms (total=30, active=30, idle=0, waiting=${r.int(3, 160)})`), { relevant: 'i1' })
    else c.line(f, t, jl(svc, t, 'INFO', svc === 'kitchen' ? 'k.TicketPrinter' : 'c.Assigner', `${svc === 'kitchen' ? 'ticket printed' : 'courier assigned'} order=${r.int(1e6, 9e6)} took=${x.ms(35)}ms`))
  })
  x.flow(on + 60 * SEC, t1, 15 * SEC, (t) => c.line(K, t, jl('kitchen', t, 'WARN', 'c.z.hikari.pool.ProxyLeakTask', `Connection leak detection triggered for com.mysql.cj.jdbc.ConnectionImpl@${r.hex(8)} on thread http-${r.int(1, 90)}, stack trace follows`), { relevant: 'i1' }))
  x.every(t0, t1, 60 * SEC, (t) => {
    const l = []
    c.line(D, t, `*** ${ts.sp(t)} UTC processlist (time > 1)`)
    if (t > rep) c.line(D, t + 1, `${repId}\tanalytics\t10.7.0.44:51122\tfood\tSleep\t${Math.round((t - rep) / 1000)}\t\tNULL /* trx_started ${ts.sp(rep)}, report: weekly_${tb} */`, { root: 'i1' })
    if (t > on) { c.line(D, t + 2, `${altId}\tdeploy\t10.7.0.3:40112\tfood\tQuery\t${Math.round((t - on) / 1000)}\tWaiting for table metadata lock\tALTER TABLE ${tb} ADD COLUMN ${col} INT NULL`, { root: 'i1' }); for (let i = 0, n = Math.min(14, 2 + Math.round((t - on) / 60000) * 3); i < n; i++) c.line(D, t + 3 + i, `${altId + i + 4}\t${r.pick(['kitchen', 'courier'])}\t10.7.0.${r.int(10, 30)}:${r.int(30000, 60000)}\tfood\tQuery\t${r.int(2, Math.max(3, Math.round((t - on) / 1000)))}\tWaiting for table metadata lock\tSELECT * FROM ${tb} WHERE id = ${r.int(1e6, 9e6)}`, { relevant: 'i1' }) }
    else for (let i = 0; i < r.int(0, 2); i++) c.line(D, t + 3 + i, `${r.int(100, 9000)}\tkitchen\t10.7.0.${r.int(10, 30)}:${r.int(30000, 60000)}\tfood\tQuery\t${r.int(2, 4)}\tSending data\tSELECT zone, count(*) FROM ${tb} GROUP BY zone`)
  })
  c.line(G, on - 40 * SEC, `[${ts.rfc(on - 40 * SEC)}] release ${r.hex(7)} by jonas`); c.line(G, on, `[${ts.rfc(on)}] migrate: running 20260${r.int(1, 9)}11_add_${col}.sql: ALTER TABLE ${tb} ADD COLUMN ${col} INT NULL`, { root: 'i1' }); x.every(on + 2 * MIN, t1, 2 * MIN, (t) => c.line(G, t, `[${ts.rfc(t)}] migrate: still running (${Math.round((t - on) / 1000)}s)`, { relevant: 'i1' }))
  for (let i = 0; i < 14; i++) { const t = x.between(0, 0.35); c.line(G, t, `[${ts.rfc(t)}] ${r.pick(['healthcheck kitchen ok', 'assets uploaded', 'npm warn deprecated inflight@1.0.6', 'release notes sent'])}`) }
  x.flow(t0, t1, 25 * SEC, (t) => c.line(E, t, `${ts.isoUs(t)} ${r.int(100, 9000)} [Note] [MY-010914] [Server] Aborted connection ${r.int(100, 9000)} to db: 'food' user: 'kitchen' host: '10.7.0.${r.int(10, 30)}' (Got an error reading communication packets).`)); x.flow(t0, t1, 4 * MIN, (t) => c.line(E, t, `${ts.isoUs(t)} 0 [Warning] [MY-013360] [Server] Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'`))
  x.flow(t0, t1, 2 * MIN, (t) => c.line(C, t, jl('courier', t, 'WARN', 'c.GeoClient', 'map tile provider slow, retried once, ok')))
  return c
}

// 15. One node drops new flows: connection tracking is full; every service there times out, for different things.
function nodeGaming(name, seed) {
  const x = open(name, seed, { minutes: 25, notes: 'victims louder: timeouts of four services to everything; kernel lines of one node' })
  const { r, c, t0, t1 } = x, on = x.between(0.45, 0.55), nodes = [1, 2, 3].map((n) => `gke-live-${r.hex(4)}-${n}`), bad = r.pick(nodes), L = 'logs/stern.log', N = 'logs/nodes.log'
  const pods = ['matchmaker', 'inventory', 'chat-gw', 'profile'].map((s) => [s, ...nodes.map((n) => [x.pod(s), n])])
  x.truth('i1', {
    cause: { allOf: [['conntrack', 'connection.?tracking', 'nf_conntrack', 'netfilter', 'connection table']], mustNot: [] },
    services: [bad, 'kernel', 'node', 'nf_conntrack', 'conntrack', 'nodes', 'udp-relay', pods[0][1][0]], victims: ['matchmaker', 'inventory', 'chat-gw', 'profile', 'coredns', 'redis'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 150, rootPattern: 'conntrack', temporalPattern: null,
    right: ['The conntrack table of the node is full and drops packets', `nf_conntrack limit reached on ${bad}`, 'Connection tracking exhausted on one node'],
    wrong: ['DNS lookups time out', 'Redis is unreachable from matchmaker', 'The network of the cluster is flaky', 'CoreDNS is overloaded'],
  })
  const body = { matchmaker: (t, e) => e ? `{"severity":"ERROR","ts":"${ts.isoUs(t)}","msg":"redis: connection pool: failed to dial after 5 attempts: dial tcp: lookup redis-live on 10.96.0.10:53: read udp 10.${r.int(1, 9)}.0.4:${r.int(30000, 60000)}->10.96.0.10:53: i/o timeout"}` : `{"severity":"INFO","ts":"${ts.isoUs(t)}","msg":"match formed","players":${r.int(2, 12)},"wait_ms":${x.ms(4000)}}`,
    inventory: (t, e) => e ? `${ts.comma(t)} ERROR [default-dispatcher-${r.int(1, 20)}] a.s.TcpOutgoing - Connection to cassandra-2.live:9042 timed out after 5000 ms` : `${ts.comma(t)} INFO  [default-dispatcher-${r.int(1, 20)}] i.Grant - granted item=${r.int(100, 999)} player=${r.int(1e6, 9e6)}`,
    'chat-gw': (t, e) => e ? `[${ts.epoch(t)}] ws: handshake aborted, upstream connect ETIMEDOUT 10.96.${r.int(1, 200)}.${r.int(1, 200)}:443` : `[${ts.epoch(t)}] ws: room ${r.hex(6)} msgs=${r.int(1, 90)} peers=${r.int(2, 60)}`,
    profile: (t, e) => e ? `time="${ts.isoS(t)}" level=error msg="postgres: connect: context deadline exceeded" attempt=${r.int(1, 5)}` : `time="${ts.isoS(t)}" level=info msg="profile read" player=${r.int(1e6, 9e6)} took=${x.ms(12)}ms` }
  x.flow(t0, t1, 1250, (t) => { const [s, ...ps] = r.pick(pods), [pd, n] = r.pick(ps), e = n === bad && t > on && r.next() < 0.75, ch = !e && r.next() < 0.006; c.line(L, t, `${n} ${pd} ${s} ${body[s](t, e || ch)}`, e ? { relevant: 'i1' } : {}) })
  const k = (t, n, m, mk = {}) => c.line(N, t, `${ts.offS(t, 0).replace('+00:00', '+0000')} ${n} kernel: [${(1e6 + (t - t0) / 1000).toFixed(6)}] ${m}`, mk)
  x.flow(on, t1, 11000, (t) => { k(t, bad, 'net_ratelimit: ' + r.int(200, 4000) + ' callbacks suppressed', { relevant: 'i1' }); k(t + 1, bad, 'nf_conntrack: nf_conntrack: table full, dropping packet', { root: 'i1' }) })
  x.every(t0, t1, 60 * SEC, (t) => nodes.forEach((n, i) => { const f = Math.max(0, Math.min(1, (t - t0) / (on - t0))); const m = 262144, v = n === bad ? Math.round(60000 + f * (m - 60000 - r.int(0, 90))) : r.int(48000, 70000); c.line(N, t + i * 10, `${ts.offS(t, 0).replace('+00:00', '+0000')} ${n} node-agent: conntrack entries=${v} limit=${m} udp=${Math.round(v * (n === bad && f > 0.1 ? 0.81 : 0.3))}`, n === bad && t > t0 + 5 * MIN ? { root: 'i1' } : {}) }))
  x.flow(t0, t1, 20 * SEC, (t) => k(t, r.pick(nodes), r.pick(['IPv6: ADDRCONF(NETDEV_CHANGE): veth' + r.hex(8) + ': link becomes ready', 'cni0: port ' + r.int(3, 40) + '(veth' + r.hex(8) + ') entered forwarding state', 'TCP: request_sock_TCP: Possible SYN flooding on port 8443. Sending cookies.  Check SNMP counters.'])))
  x.flow(t0, t1, 30 * SEC, (t) => c.line(N, t, `${ts.offS(t, 0).replace('+00:00', '+0000')} ${r.pick(nodes)} kubelet: E${ts.klog(t)}    1822 prober.go:109] "Probe failed" probeType="Readiness" pod="live/batch-stats-0" output="HTTP probe failed with statuscode: 503"`))
  return c
}

// 16. Clock: one host's time runs away, so its tokens and signatures are refused elsewhere.
function clockBank(name, seed) {
  const x = open(name, seed, { minutes: 45, notes: 'victims louder: 401 and signature refusals in three services; chrony and a hypervisor note on one host' })
  const { r, c, t0, t1 } = x, on = x.between(0.4, 0.5), bad = `auth-${r.int(2, 4)}`, others = [1, 2, 3, 4, 5].map((n) => `auth-${n}`).filter((h) => h !== bad).slice(0, 2), off = r.int(310, 480)
  const A = 'logs/auth.log', B = 'logs/accounts-api.log', V = 'logs/vault-upload.log', S = 'logs/syslog'
  x.truth('i1', {
    cause: { allOf: [['clock', '\\bntp\\b', 'chrony', 'time (sync|drift|skew|offset|is (ahead|behind|wrong))', '(system|host).?.?.? time', 'time.?skew', 'skew'], ['skew', 'drift', 'wrong', 'ahead', 'off\\b', 'offset', 'jump', 'step', 'sync', 'behind', 'runs', 'fast']], mustNot: [] },
    services: [bad, 'chrony', 'chronyd', 'auth', 'ntp'], victims: ['accounts-api', 'vault-upload', 'accounts', 's3', ...others], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'chronyd|clocksource|clock|clock_offset=|RequestTimeTooSkewed|nbf', temporalPattern: null,
    right: [`The clock of ${bad} runs ahead by minutes, so its tokens are not yet valid`, 'chronyd lost its sources and the host time is skewed', 'Clock skew on one auth host'],
    wrong: ['accounts-api refuses tokens with 401', 'Users are logged out', 'S3 rejects uploads', 'JWT signing key was rotated'],
  })
  const bump = (h, t) => h === bad && t > on ? Math.min(off, off * (0.7 + (t - on) / (10 * MIN))) * 1000 : 0
  x.flow(t0, t1, 4200, (t) => {
    const h = r.pick([bad, ...others]), u = r.hex(10), sk = bump(h, t), cid = r.hex(12)
    c.line(A, t, `host=${h} recv=${ts.iso(t)} lvl=info event=token.issued sub=${u} client=${r.pick(['ios', 'android', 'web'])} iat=${Math.floor((t + sk) / 1000)} exp=${Math.floor((t + sk) / 1000) + 900} corr=${cid}`, sk ? { relevant: 'i1' } : {})
    if (sk && r.next() < 0.85) { c.line(B, t + 300, `${ts.iso(t + 300)} [accounts-api] WARN  AuthFilter 401 corr=${cid} io.jsonwebtoken.PrematureJwtException: token rejected${r.next() < 0.25 ? `, nbf is ${Math.round(sk / 1000)} s in the future` : ''}`, { relevant: 'i1' }); if (r.next() < 0.7) c.line(B, t + 700, `${ts.iso(t + 700)} [accounts-api] ERROR SessionController login loop, client gave up corr=${cid} attempts=${r.int(3, 6)}`, { relevant: 'i1' }) } else c.line(B, t + 300, `${ts.iso(t + 300)} [accounts-api] INFO  ${r.pick(['GET /balances', 'GET /movements', 'POST /transfers'])} 200 ${x.ms(40)}ms corr=${cid}`)
  })
  x.flow(t0, t1, 13 * SEC, (t) => { const h = r.pick([bad, bad, ...others]), sk = bump(h, t); c.line(V, t, sk ? `${ts.dow(t)} | ${h} | audit bundle ${r.hex(8)} upload failed: An error occurred (RequestTimeTooSkewed) when calling the PutObject operation: The difference between the request time and the current time is too large.` : `${ts.dow(t)} | ${h} | audit bundle ${r.hex(8)} uploaded ${r.int(20, 900)} kB`, sk ? { root: 'i1' } : {}) })
  const s = (t, h, p, m, k = {}) => c.line(S, t, `${ts.sys(t)} ${h} ${p}: ${m}`, k)
  s(on - 60 * SEC, bad, 'kernel', "clocksource: timekeeping watchdog on CPU1: Marking clocksource 'tsc' as unstable because the skew is too large", { root: 'i1' }); s(on - 59 * SEC, bad, 'kernel', 'clocksource: Switched to clocksource acpi_pm', { root: 'i1' })
  s(on - 100 * SEC, bad, 'qemu-ga', 'info: guest-fsfreeze called', { relevant: 'i1' }); s(on - 70 * SEC, bad, 'qemu-ga', 'info: guest resumed after live migration', { relevant: 'i1' })
  for (const q of [20, 25, 40]) s(on + q * SEC, bad, 'chronyd[612]', `Source ${x.ip()} replaced with ${x.ip()} (2.pool.ntp.org)`, { root: 'i1' }); s(on + 45 * SEC, bad, 'chronyd[612]', "Can't synchronise: no selectable sources", { root: 'i1' })
  x.every(t0, t1, 3 * MIN, (t) => [bad, ...others].forEach((h, i) => s(t + i * 90, h, 'node-metrics', `load=0.${r.int(10, 80)} mem=${r.int(40, 60)}% clock_offset=${(bump(h, t) / 1000 + r.next() / 100).toFixed(3)}s disk=${r.int(30, 40)}%`, bump(h, t) ? { root: 'i1' } : {})))
  x.flow(t0, t1, 25 * SEC, (t) => s(t, r.pick([bad, ...others]), r.pick(['systemd[1]', 'snapd[540]']), r.pick(['Started Session of User deploy.', 'logrotate.service: Deactivated successfully.', 'overlord.go: state ensure error: cannot refresh: snap store offline'])))
  x.flow(t0, t1, 40 * SEC, (t) => c.line(A, t, `host=${r.pick(others)} recv=${ts.iso(t)} lvl=warn event=login.failed sub=${r.hex(10)} reason=${r.pick(['bad_password', 'otp_expired', 'locked'])}`))
  return c
}
export default { 'six-school-mail': mailSchool, 'six-food-mysql': mysqlFood, 'six-live-cluster': nodeGaming, 'six-bank-auth': clockBank }
