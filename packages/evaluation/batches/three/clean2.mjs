import { K, F, S, M, H, p, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// C5. Keycloak: ordinary failures of people, brute-force guard, expired tokens, nightly LDAP sync with conflicts.
function keycloakDay(R) {
  const c = new K(R, 'healthy-keycloak-day', 'clean', 'LOGIN_ERRORs at an even rate beside many more logins, temporary lockouts, token expiry; JGroups view change of a planned restart')
  const t0 = start(R), end = t0 + R.int(100, 120) * M, f = 'keycloak.json'
  const j = (t, level, loggerName, message, o = {}) => JSON.stringify({ timestamp: F.off(t, 2), sequence: R.int(1000, 999999), loggerClassName: 'org.jboss.logging.Logger', loggerName, level, message, threadName: `executor-thread-${R.int(1, 60)}`, threadId: R.int(20, 900), mdc: {}, ndc: '', hostName: 'sso-0', processName: 'QuarkusEntryPoint', processId: 1, ...o })
  const ev = (t, lv, s) => j(t, lv, 'org.keycloak.events', s)
  c.flow(f, t0, end, 9 * S, (t) => ev(t, 'DEBUG', `type="${R.pick(['LOGIN', 'REFRESH_TOKEN', 'CODE_TO_TOKEN', 'REFRESH_TOKEN', 'LOGOUT'])}", realmId="kunden", clientId="${R.pick(['shop', 'app', 'forum'])}", userId="${uuid(R)}", ipAddress="${ip(R)}"`))
  c.flow(f, t0, end, 35 * S, (t) => ev(t, 'WARN', `type="LOGIN_ERROR", realmId="kunden", clientId="${R.pick(['shop', 'app', 'forum'])}", userId="${uuid(R)}", ipAddress="${ip(R)}", error="${R.pick(['invalid_user_credentials', 'user_not_found', 'expired_code', 'user_temporarily_disabled', 'rejected_by_user'])}", auth_method="openid-connect"`))
  c.flow(f, t0, end, 2 * M, (t) => ev(t, 'WARN', `type="${R.pick(['REFRESH_TOKEN_ERROR', 'CODE_TO_TOKEN_ERROR', 'RESET_PASSWORD_ERROR'])}", realmId="kunden", clientId="app", userId="null", ipAddress="${ip(R)}", error="${R.pick(['invalid_token', 'invalid_code', 'expired_code'])}", reason="Token is not active"`))
  c.every(f, t0 + 3 * M, end, 15 * M, (t) => [[0, j(t, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', 'Sync all users from LDAP to local store: realm: kunden, federation provider: mitarbeiter')], [4000, j(t + 4000, 'ERROR', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', "Failed during import user from LDAP: User with email 'info@verein.example' already exists in Keycloak", { exception: { exceptionType: 'org.keycloak.models.ModelDuplicateException', message: 'User with email already exists' } })], [9000, j(t + 9000, 'INFO', 'org.keycloak.storage.ldap.LDAPStorageProviderFactory', 'Sync all users finished: 0 imported users, 212 updated users, 0 removed users, 1 users failed sync! See error in server log')]])
  c.flow(f, t0, end, 12 * M, (t) => j(t, 'WARN', 'org.keycloak.services', 'KC-SERVICES0091: Request is missing scope \'openid\' so it\'s not treated as OIDC, but just pure OAuth2 request.'))
  const rs = t0 + R.int(40, 60) * M
  c.l(f, rs, j(rs, 'INFO', 'org.infinispan.CLUSTER', 'ISPN100001: Node sso-1-4711 left the cluster')); c.l(f, rs + 15, j(rs + 15, 'INFO', 'org.infinispan.CLUSTER', 'ISPN000094: Received new cluster view for channel ISPN: [sso-0-18422|12] (1) [sso-0-18422]')); c.l(f, rs + 24000, j(rs + 24000, 'INFO', 'org.infinispan.CLUSTER', 'ISPN100000: Node sso-1-2290 joined the cluster')); c.l(f, rs + 24900, j(rs + 24900, 'INFO', 'org.infinispan.CLUSTER', 'ISPN100010: Finished rebalance with members [sso-0-18422, sso-1-2290], topology id 41'))
  return c
}

// C6. Mail host: greylisting, spam rejects, deferred and delivered later, single full mailboxes.
function mailDay(R) {
  const c = new K(R, 'healthy-mail-host', 'clean', 'ordinary bounces, greylisting, RBL rejects of foreign senders, TLS noise, dictionary logins; deferred mails get sent')
  const t0 = start(R), end = t0 + R.int(100, 130) * M, h = R.pick(['mail', 'mx1', 'post']), f = 'mail.log'
  const pf = (t, prog, text) => `${F.sys(t)} ${h} postfix/${prog}[${R.int(2000, 30000)}]: ${text}`
  const q = () => R.hex(10).toUpperCase(), dom = () => R.pick(['gmx.example', 'web.example', 'gmail.example', 'firma.example', 'uni.example'])
  c.flow(f, t0, end, 24 * S, (t) => { const id = q(), d = dom(), to = `u${R.int(1, 999)}@${d}`, grey = R.next() < 0.14, rows = [[0, pf(t, 'qmgr', `${id}: from=<news@handwerk.example>, size=${R.int(2000, 90000)}, nrcpt=1 (queue active)`)]]
    if (grey) rows.push([500, pf(t + 500, 'smtp', `${id}: to=<${to}>, relay=mx.${d}[${ip(R)}]:25, delay=0.5, delays=0.1/0/0.2/0.2, dsn=4.7.1, status=deferred (host mx.${d}[${ip(R)}] said: 451 4.7.1 Greylisting in action, please come back later (in reply to RCPT TO command))`)])
    const at = grey ? R.int(300, 700) * S : 900
    rows.push([at, pf(t + at, 'smtp', `${id}: to=<${to}>, relay=mx.${d}[${ip(R)}]:25, delay=${(at / 1000).toFixed(1)}, delays=${(at / 1000 - 0.5).toFixed(1)}/0/0.2/0.3, dsn=2.0.0, status=sent (250 2.0.0 OK ${R.int(1000000, 9999999)} ${alnum(R, 8)})`)], [at + 20, pf(t + at + 20, 'qmgr', `${id}: removed`)]); return rows })
  c.flow(f, t0, end, 30 * S, (t) => { const x = `unknown[${R.int(20, 220)}.${R.int(1, 250)}.${R.int(1, 250)}.${R.int(1, 250)}]`; return R.pick([pf(t, 'smtpd', `NOQUEUE: reject: RCPT from ${x}: 554 5.7.1 Service unavailable; Client host [${x.slice(8, -1)}] blocked using zen.spamhaus.org; from=<promo@spam.example> to=<info@handwerk.example> proto=ESMTP helo=<${alnum(R, 8)}>`), pf(t, 'smtpd', `warning: ${x}: SASL LOGIN authentication failed: UGFzc3dvcmQ6`), pf(t, 'smtpd', `warning: hostname static.vnpt.example does not resolve to address ${x.slice(8, -1)}: Name or service not known`), pf(t, 'smtpd', `SSL_accept error from ${x}: lost connection`), pf(t, 'anvil', `statistics: max connection rate 4/60s for (smtp:${x.slice(8, -1)}) at ${F.sys(t)}`)]) })
  c.flow(f, t0, end, 4 * M, (t) => { const id = q(); return R.pick([pf(t, 'smtp', `${id}: to=<alt${R.int(1, 99)}@web.example>, relay=mx.web.example[${ip(R)}]:25, delay=1.1, delays=0.1/0/0.4/0.6, dsn=5.1.1, status=bounced (host mx.web.example[${ip(R)}] said: 550 5.1.1 User unknown (in reply to RCPT TO command))`), pf(t, 'smtp', `${id}: to=<k@uni.example>, relay=mx.uni.example[${ip(R)}]:25, delay=0.9, delays=0.1/0/0.4/0.4, dsn=5.2.2, status=bounced (host mx.uni.example said: 552 5.2.2 Mailbox full (in reply to end of DATA command))`), pf(t, 'smtp', `connect to mx2.verein.example[${ip(R)}]:25: Connection timed out`), `${F.sys(t)} ${h} dovecot: imap-login: Disconnected: Connection closed (auth failed, 1 attempts in 2 secs): user=<admin>, method=PLAIN, rip=${ip(R)}, lip=10.0.0.5, TLS`, `${F.sys(t)} ${h} opendkim[611]: ${id}: key retrieval failed (s=mail, d=oldshop.example): 'mail._domainkey.oldshop.example' record not found`, `${F.sys(t)} ${h} rspamd[900]: <${R.hex(6)}>; task; rspamd_task_write_log: id: <${R.hex(9)}@spam.example>, from: <x@spam.example>, (default: T (reject): [19.40/15.00] [BAYES_SPAM(5.1)])`]) })
  c.flow(f, t0, end, 50 * S, (t) => `${F.sys(t)} ${h} dovecot: imap(${R.pick(['info', 'chef', 'buero'])}@handwerk.example)<${R.int(100, 9999)}><${alnum(R, 12)}>: Disconnected: Logged out in=${R.int(50, 900)} out=${R.int(500, 90000)}`)
  return c
}

// C7. Sidekiq + Celery-like queue: retries that succeed, chronic dead addresses, an idle dead set.
function workersDay(R) {
  const c = new K(R, 'healthy-worker-retries', 'clean', 'jobs fail with real exceptions at a steady low rate and succeed on retry; one chronic job for a deleted account goes to the dead set as every day')
  const t0 = start(R), end = t0 + R.int(90, 110) * M, f = 'worker.log', tid = () => alnum(R, 4)
  const L = (t, lv, ctx, text) => `${F.iso(t)} pid=7 tid=${tid()}${ctx ? ' ' + ctx : ''} ${lv}: ${text}`
  c.flow(f, t0, end, 14 * S, (t) => { const ctx = `class=${R.pick(['Crm::PushJob', 'AvatarJob', 'FeedJob', 'GeoJob', 'InvoiceJob'])} jid=${R.hex(24)}`, d = lg(R, 300), bad = R.next() < 0.08, rows = [[0, L(t, 'INFO', ctx, 'start')]]
    let at = d
    if (bad) { rows.push([d, L(t + d, 'INFO', `${ctx} elapsed=${d / 1000}`, 'fail')], [d + 1, L(t + d + 1, 'WARN', '', R.pick(['Net::OpenTimeout: execution expired', 'HTTP::ConnectionError: failed to connect: Connection refused - connect(2) for crm.example:443', 'Faraday::TooManyRequestsError: the server responded with status 429', 'ActiveRecord::Deadlocked: PG::TRDeadlockDetected: ERROR:  deadlock detected']))], [d + 2, L(t + d + 2, 'WARN', '', `/app/app/jobs/${R.pick(['crm/push_job', 'feed_job'])}.rb:${R.int(10, 60)}:in \`perform'\n/usr/local/bundle/gems/sidekiq-7.2.2/lib/sidekiq/processor.rb:220:in \`execute_job'`)]); at = d + R.int(18, 45) * S; rows.push([at, L(t + at, 'INFO', ctx, 'start')]); at += 400 }
    rows.push([at, L(t + at, 'INFO', `${ctx} elapsed=0.4`, 'done')]); return rows })
  c.every(f, t0 + 7 * M, end, 20 * M, (t) => [[0, L(t, 'WARN', '', `{"context":"Job raised exception","job":{"retry":3,"queue":"low","class":"DigestJob","args":[4402],"jid":"${R.hex(24)}","retry_count":2}}`)], [2, L(t + 2, 'WARN', '', "ActiveRecord::RecordNotFound: Couldn't find User with 'id'=4402")], [4, L(t + 4, 'INFO', '', 'Adding dead DigestJob job ' + R.hex(24))]])
  c.every(f, t0 + 60 * S, end, 5 * M, (t) => L(t, 'INFO', '', `stats enqueued=${R.int(0, 6)} busy=${R.int(0, 5)} retries=${R.int(1, 4)} dead=${R.int(880, 884)} latency_default=0.${R.int(1, 9)}s`))
  const re = t0 + R.int(30, 50) * M
  for (const [dt, x] of [[0, 'Received TERM, shutting down'], [10, 'Terminating quiet threads for default capsule'], [600, 'Pausing to allow jobs to finish...'], [8600, 'Pushed 1 jobs back to Redis'], [8700, 'Bye!'], [15000, 'Booted Rails 7.1.2 application in production environment'], [15100, 'Sidekiq 7.2.2 connecting to Redis with options {:size=>10, :pool_name=>"internal", :url=>"redis://redis:6379/0"}']]) c.l(f, re + dt, L(re + dt, 'INFO', '', x))
  c.flow('mailhooks.csv', t0, end, 30 * S, (t) => `${F.isos(t)};${R.pick(['delivered', 'delivered', 'delivered', 'opened', 'soft_bounce', 'hard_bounce', 'complaint'])};${R.hex(16)};${R.pick(['', '4.2.2 mailbox full', '5.1.1 unknown user', ''])}`)
  return c
}

// C8. Go services behind Envoy: node drain and autoscaling; CRI lines with context canceled, resets; no lasting effect.
function nodeDrain(R) {
  const c = new K(R, 'healthy-node-drain', 'clean', 'planned node drain and scale-down: canceled contexts, GOAWAY, UC resets that Envoy retries, readiness 503 while stopping, new pods ready')
  const t0 = start(R), dr = t0 + R.int(35, 55) * M, end = dr + R.int(40, 55) * M
  const cri = (t, s, text) => `${F.isous(t, R.int(10, 990)).replace('Z', '')}${p(R.int(0, 999), 3)}Z ${s} F ${text}`
  const z = (t, lv, msg, o = {}) => cri(t, 'stderr', JSON.stringify({ level: lv, time: F.isos(t), message: msg, ...o }))
  const near = (t) => t > dr && t < dr + 4 * M
  c.flow('profile-0.log', t0, end, 10 * S, (t) => z(t, 'info', 'handled', { rpc: R.pick(['GetProfile', 'ListFriends', 'PutAvatar']), code: R.pick(['OK', 'OK', 'OK', 'OK', 'NotFound']), ms: lg(R, 12) }))
  c.flow('profile-0.log', t0, end, 75 * S, (t) => z(t, R.pick(['warn', 'error']), R.pick(['rpc error: code = Canceled desc = context canceled', 'client disconnected', 'invalid page token', 'rpc error: code = InvalidArgument desc = unknown locale "xx"']), { rpc: 'ListFriends' }))
  c.flow('profile-0.log', dr, dr + 4 * M, 9 * S, (t) => z(t, 'error', R.pick(['http2: server sent GOAWAY and closed the connection; LastStreamID=1999, ErrCode=NO_ERROR', 'write tcp 10.42.3.7:8443->10.42.1.9:40122: write: broken pipe', 'rpc error: code = Unavailable desc = error reading from server: EOF, retry 1/3 ok'])))
  for (const dt of [20, 70, 150]) { const at = dr + dt * S; c.l('profile-0.log', at, z(at, 'info', 'received SIGTERM, failing readiness for 15s')); c.l('profile-0.log', at + 5000, z(at + 5000, 'warn', 'GET /readyz 503 (shutting down)')); c.l('profile-0.log', at + 16000, z(at + 16000, 'info', 'drained, bye', { open: 0 })); c.l('profile-0.log', at + 3000, z(at + 3000, 'info', 'listening', { addr: ':8443', pod: 'profile-' + alnum(R, 5) })) }
  c.flow('envoy-0.log', t0, end, 6 * S, (t) => cri(t, 'stdout', `[${F.iso(t)}] "POST /profile.v1.Profiles/${R.pick(['GetProfile', 'ListFriends'])} HTTP/2" 200 ${near(t) && R.next() < 0.15 ? 'URX' : '-'} 12 ${R.int(90, 4000)} ${lg(R, near(t) ? 40 : 14)} ${lg(R, 12)} "${ip(R)}" "grpc-java-okhttp/1.62.2" "${uuid(R)}" "profile" "10.42.${R.int(0, 4)}.${R.int(2, 99)}:8443"`))
  c.flow('envoy-0.log', dr, dr + 4 * M, 25 * S, (t) => cri(t, 'stdout', `[${F.iso(t)}] "POST /profile.v1.Profiles/ListFriends HTTP/2" 503 UC 12 95 3 - "${ip(R)}" "grpc-java-okhttp/1.62.2" "${uuid(R)}" "profile" "10.42.3.${R.int(2, 99)}:8443"`))
  c.flow('envoy-0.log', t0, end, 6 * M, (t) => cri(t, 'stderr', `[${F.spm(t)}][15][warning][config] [source/extensions/config_subscription/grpc/grpc_stream.h:201] StreamAggregatedResources gRPC config stream to xds closed: 13, `))
  const kv = (t, text) => `${F.isos(t)}   ${text}`
  c.flow('kube-events.txt', t0, end, 5 * M, (t) => kv(t, `Normal    SuccessfulRescale  horizontalpodautoscaler/profile  New size: ${R.int(4, 6)}; reason: ${R.pick(['cpu resource utilization (percentage of request) above target', 'All metrics below target'])}`))
  c.l('kube-events.txt', dr, kv(dr, 'Normal    NodeNotSchedulable node/pool-b-3  Node pool-b-3 status is now: NodeNotSchedulable'))
  for (let i = 0; i < 8; i++) { const at = dr + 5000 + i * 12000; c.l('kube-events.txt', at, kv(at, `Normal    Killing            pod/profile-${alnum(R, 5)}  Stopping container profile`)); c.l('kube-events.txt', at + 8000, kv(at + 8000, `Warning   Unhealthy          pod/profile-${alnum(R, 5)}  Readiness probe failed: HTTP probe failed with statuscode: 503`)) }
  c.l('kube-events.txt', dr + 6 * M, kv(dr + 6 * M, 'Normal    RemovingNode       node/pool-b-3  Node pool-b-3 event: Removing Node pool-b-3 from Controller (planned upgrade)'))
  return c
}

// C9. Payments of a small company: declines, 3-D Secure cancels, forged webhooks, nightly batch with "ERRORS: 0".
function paymentsDay(R) {
  const c = new K(R, 'healthy-payments-day', 'clean', 'home-grown layout; FAIL codes are declined cards and cancelled 3DS, rates are steady; test-mode alarms, a settlement batch that reports 0 errors')
  const t0 = start(R), end = t0 + R.int(110, 130) * M, f = 'paygate.txt'
  const L = (t, code, text) => `[${F.hms(t)}.${p(t % 1000, 3)}] (${p(R.int(1, 16))}) ${code} ${text}`
  c.l(f, t0 - 500, `==== paygate log ${F.sp(t0).slice(0, 10)} UTC pid ${R.int(300, 900)} ====`)
  c.flow(f, t0, end, 8 * S, (t) => { const tx = R.int(1000000, 9999999), e = R.next(), rows = [[0, L(t, 'AUTH', `tx=${tx} m=${R.pick(['cafe-ro', 'velo24', 'buchhaus'])} amt=${R.int(3, 220)}.${p(R.int(0, 99))} card=4${R.int(100, 999)}******${R.int(1000, 9999)}`)]]; rows.push([R.int(300, 1200), e < 0.8 ? L(t + 700, 'OKAY', `tx=${tx} rc=00`) : e < 0.93 ? L(t + 700, 'FAIL', `tx=${tx} rc=${R.pick(['51 insufficient funds', '05 do not honour', '54 expired card', '14 invalid card number', '43 stolen card, PICK UP'])}`) : L(t + 700, 'FAIL', `tx=${tx} 3DS ${R.pick(['cancelled by cardholder', 'challenge timed out', 'not enrolled'])}`)]); return rows })
  c.flow(f, t0, end, 3 * M, (t) => R.pick([L(t, 'HOOK', `DENIED bad signature from ${ip(R)}`), L(t, 'FRAUD', `ALERT velocity card=5${R.int(100, 999)}******${R.int(1000, 9999)} 4 tries in 60 s -> blocked 1 h`), L(t, 'ACQ ', 'link B: echo test no reply, echo repeated, reply in 80 ms'), L(t, 'TEST', 'ALARM TEST ALARM TEST: pager self-check, ignore'), L(t, 'HOOK', 'merchant velo24 answered 500, retry 1 -> 200')]))
  c.every(f, t0 + 18 * M, end, 40 * M, (t) => [[0, L(t, 'BATCH', 'settlement start')], [2000, L(t + 2000, 'BATCH', 'WARNING 2 open authorisations older than 5 days (see monthly list)')], [9000, L(t + 9000, 'BATCH', `settlement done, records: ${R.int(200, 900)}, ERRORS: 0, FATAL: 0, CRITICAL: 0`)]])
  c.flow('console.log', t0, end, 24 * S, (t) => `${F.iso(t)} console ${R.pick(['info  login ok user=', 'info  export csv user=', 'warn  session expired user=', 'error form invalid (iban checksum) user='])}${R.pick(['marta', 'olaf', 'kim'])}`)
  const rs = t0 + R.int(50, 70) * M
  c.l(f, rs, L(rs, 'MAIN', 'certificate for link A replaced (valid 397 days), reloading')); c.l(f, rs + 400, L(rs + 400, 'ACQ ', 'link A: CONNECTION LOST (by us), reconnecting')); c.l(f, rs + 1300, L(rs + 1300, 'ACQ ', 'link A: connected, 0 transactions lost'))
  return c
}
export const cases = [keycloakDay, mailDay, workersDay, nodeDrain, paymentsDay]
