import { Case, tell, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, local, start, pub, ip, uuid, access, hostNoise, scanPaths, p, S, M, H } from './lib.mjs'

// direct: LDAP bind account's password expired (data 532)
function ldapBind(name, r) {
  const c = new Case(name, { notes: 'direct; Keycloak LDAP federation cannot bind: data 532 = password expired, while users\' own wrong passwords are normal. nginx 500s and apps are louder' })
  const t0 = start(r), end = t0 + 2 * H, on = t0 + r.int(55, 75) * M, K = 'logs/keycloak.log', N = 'logs/nginx-access.log', A = 'logs/wiki.log'
  const T = () => `(executor-thread-${r.int(1, 80)})`, realm = r.pick(['corp', 'staff', 'workforce'])
  const acct = r.pick(['svc-keycloak', 'svc_sso_bind', 'ldap-reader'])
  every(r, t0, end, 19 * S, (t) => {
    const bad = t > on && r.next() < 0.8, a = pub(r), client = r.pick(['wiki', 'gitlab', 'portal', 'grafana'])
    if (bad) {
      c.line(K, t, `${sql(t, ',')} ERROR [org.keycloak.services.error.KeycloakErrorHandler] ${T()} Uncaught server error: org.keycloak.models.ModelException: LDAP Query failed\n\tat org.keycloak.storage.ldap.idm.query.internal.LDAPQuery.getResultList(LDAPQuery.java:182)\n\tat org.keycloak.storage.ldap.LDAPStorageProvider.loadLDAPUserByUsername(LDAPStorageProvider.java:1016)\n\tat org.keycloak.storage.ldap.LDAPStorageProvider.getUserByUsername(LDAPStorageProvider.java:629)\nCaused by: org.keycloak.models.ModelException: Querying of LDAP failed org.keycloak.storage.ldap.idm.query.internal.LDAPQuery@${r.hex(8)}\n\t... 41 more\nCaused by: javax.naming.AuthenticationException: [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090447, comment: AcceptSecurityContext error, data 532, v4563\u0000]`.replace('\u0000', ''), { root: 'a' })
      c.line(N, t + 200, access(r, t + 200, { method: 'POST', path: `/realms/${realm}/login-actions/authenticate?client_id=${client}`, status: 500, bytes: 1123, addr: a }), { relevant: 'a' })
      if (r.next() < 0.5) c.line(A, t + 400, `level=error ts=${iso(t + 400)} caller=oidc.go:88 msg="oidc login failed" err="oauth2: \\"server_error\\"" user=anonymous`, { relevant: 'a' })
    } else {
      const q = r.next()
      if (q < 0.12) c.line(K, t, `${sql(t, ',')} WARN  [org.keycloak.events] ${T()} type="LOGIN_ERROR", realmId="${realm}", realmName="${realm}", clientId="${client}", userId="${uuid(r)}", ipAddress="${a}", error="${r.pick(['invalid_user_credentials', 'user_not_found', 'expired_code'])}", auth_method="openid-connect", auth_type="code", username="${r.pick(['anna', 'jtan', 'mori', 'peter.k'])}"`)
      else if (q < 0.16) c.line(K, t, `${sql(t, ',')} WARN  [org.keycloak.events] ${T()} type="REFRESH_TOKEN_ERROR", realmId="${realm}", clientId="${client}", userId="null", ipAddress="${a}", error="invalid_token", reason="Token is not active", grant_type="refresh_token"`)
      c.line(N, t + 200, access(r, t + 200, { method: q < 0.5 ? 'POST' : 'GET', path: q < 0.5 ? `/realms/${realm}/protocol/openid-connect/token` : `/realms/${realm}/protocol/openid-connect/certs`, status: q > 0.12 && q < 0.16 ? 400 : 200, addr: a }))
    }
  })
  every(r, t0, end, 24 * S, (t) => c.line(A, t, `level=info ts=${iso(t)} caller=page.go:41 msg="page rendered" path=/${r.pick(['runbooks', 'hr/leave', 'eng/onboarding', 'it/vpn'])} dur=${r.int(8, 90)}ms user=u${r.int(100, 999)}`))
  beat(r, t0, end, 15 * M, (t) => { if (t < on) c.line(K, t, `${sql(t, ',')} INFO  [org.keycloak.storage.ldap.LDAPStorageProviderFactory] (Timer-0) Sync changed users finished: ${r.int(0, 2)} imported users, ${r.int(0, 9)} updated users`); else c.line(K, t, `${sql(t, ',')} ERROR [org.keycloak.services.scheduled.ScheduledTaskRunner] (Timer-0) Failed to run scheduled task UserStorageSyncTask: LDAP Query failed: bind as CN=${acct},OU=Service,DC=corp,DC=example rejected, [LDAP: error code 49 - 80090308: LdapErr: DSID-0C090447, comment: AcceptSecurityContext error, data 532, v4563]`, { root: 'a' }) })
  every(r, t0, end, 8 * M, (t) => c.line(K, t, `${sql(t, ',')} WARN  [org.infinispan.CLUSTER] (jgroups-${r.int(1, 40)},keycloak-0-${r.int(1000, 9999)}) ISPN000071: Caught exception when handling command ClusteredGetCommand, retrying`))
  const d = on - 18 * M
  c.line(K, d, `${sql(d, ',')} INFO  [org.keycloak.events] ${T()} type="UPDATE_CLIENT", realmId="${realm}", clientId="admin-console", note="redirect uri of grafana added"`)
  tell(c, 'a', { cause: { allOf: [['ldap', 'active directory', '\\bAD\\b', 'directory', 'bind', 'service account', acct], ['password', 'credential', 'expir', '\\b532\\b']], mustNot: ['users? (typed|enter|mistyp)'] }, services: ['keycloak', 'ldap', acct, 'LDAP', 'active directory', realm, 'LDAPStorageProvider'], victims: ['nginx', 'wiki', 'grafana', 'gitlab', 'portal'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 90, rootPattern: 'data 532' },
    ['The LDAP bind account password expired (data 532)', `Keycloak can't bind to AD any more, ${acct} credentials are expired`, 'Directory service account has an expired password, so all logins fail'],
    ['Keycloak answers logins with 500', 'Users mistyped their passwords, many LOGIN_ERROR'])
  return c
}

// double: mail provider suspended the account; independently Redis reached maxmemory
function mailAndRedis(name, r) {
  const c = new Case(name, { notes: 'two independent direct incidents in docker compose output: relay suspended the account (550), Redis noeviction at maxmemory after a recommender fill without TTL. Red herrings: greylisting 450, payment declines, slow query' , maxIncidents: 3 })
  const t0 = start(r), end = t0 + 3 * H, F = 'logs/compose.log', pad = 16
  const onM = t0 + r.int(40, 60) * M, onR = t0 + r.int(110, 125) * M
  const L = (svc, t, text, o) => c.line(F, t, text.split('\n').map((x) => `${svc.padEnd(pad)}| ${x}`).join('\n'), o)
  const prov = r.pick(['sendlark.example', 'mailjay.example', 'postwise.example']), relayIp = pub(r)
  every(r, t0, end, 30 * S, (t) => L('shop-web-1', t, access(r, t, { path: r.pick(['/', '/p/8812', '/cart', '/c/shoes', '/search?q=coat', '/static/app.js']), status: r.pick([200, 200, 200, 200, 304, 404]) })))
  every(r, t0, end, 40 * S, (t) => {
    const o = r.int(400000, 499999), py = (lvl, m) => `[${sql(t, ',')}] ${lvl} in orders: ${m}`
    if (t > onR && r.next() < 0.75) {
      L('shop-api-1', t, `${py('ERROR', `could not store basket session=${r.hex(12)}`)}\nTraceback (most recent call last):\n  File "/app/basket/store.py", line 44, in save\n    self.redis.setex(key, 86400, payload)\n  File "/usr/local/lib/python3.11/site-packages/redis/connection.py", line 524, in read_response\n    raise response\nredis.exceptions.OutOfMemoryError: command not allowed when used memory > 'maxmemory'.`, { root: 'redis' })
      L('shop-web-1', t + 60, access(r, t + 60, { method: 'POST', path: '/cart/add', status: 500, bytes: 412 }), { relevant: 'redis' })
    } else {
      L('shop-api-1', t, py('INFO', `order ${o} placed total=${r.int(9, 240)}.${p(r.int(0, 99))} payment=${r.next() < 0.07 ? 'declined (insufficient_funds)' : 'ok'}`))
      const qid = r.hex(10).toUpperCase(), to = `<${r.pick(['ana', 'bo', 'chris', 'dewi', 'emil'])}${r.int(1, 99)}@${r.pick(['gmail.com', 'web.de', 'outlook.com'])}>`
      if (t > onM) {
        L('mailout-1', t + 800, `${syslog(t + 800)} mailout postfix/smtp[${r.int(200, 900)}]: ${qid}: to=${to}, relay=smtp.${prov}[${relayIp}]:587, delay=${(r.next() * 2).toFixed(2)}, delays=0.01/0/0.3/0.2, dsn=5.7.1, status=bounced (host smtp.${prov} said: 550 5.7.1 Account suspended, sending disabled; contact billing (in reply to end of DATA command))`, { root: 'mail' })
        if (r.next() < 0.4) L('notifier-1', t + 1500, `WARN  order_confirmation bounced order=${o} will retry in 15m`, { relevant: 'mail' })
      } else L('mailout-1', t + 800, `${syslog(t + 800)} mailout postfix/smtp[${r.int(200, 900)}]: ${qid}: to=${to}, relay=smtp.${prov}[${relayIp}]:587, delay=${(r.next() * 2).toFixed(2)}, delays=0.01/0/0.3/0.2, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as ${r.hex(12)})`)
    }
  })
  every(r, t0, end, 16 * M, (t) => L('mailout-1', t, `${syslog(t)} mailout postfix/smtp[${r.int(200, 900)}]: ${r.hex(10).toUpperCase()}: to=<info@kleinkunst.example>, relay=mx.kleinkunst.example[${pub(r)}]:25, delay=1.1, delays=0.1/0/0.6/0.4, dsn=4.2.0, status=deferred (host mx.kleinkunst.example said: 450 4.2.0 Greylisted, please try again later (in reply to RCPT TO command))`))
  beat(r, t0, end, 5 * M, (t, i) => { const used = Math.min(2048, t < onR - 50 * M ? 610 + r.int(0, 20) : 610 + (t - (onR - 50 * M)) / (50 * M) * 1438); L('metrics-1', t, `redis used_memory_mb=${Math.round(used)} maxmemory_mb=2048 policy=noeviction keys=${Math.round(used * 2100)} evicted=0 clients=${r.int(20, 40)}`, used > 1500 ? { relevant: 'redis' } : {}) })
  beat(r, t0, end, 15 * M, (t) => L('redis-1', t, `1:M ${iso(t).slice(8, 10)} Jan ${iso(t).slice(0, 4)} ${iso(t).slice(11, 23)} * 10000 changes in 60 seconds. Saving...`.replace('Jan', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][new Date(t).getUTCMonth()])))
  const f = onR - 50 * M
  L('reco-job-1', f, `INFO  materialise start model=als-${r.int(40, 60)} users=2.9M target=redis://redis:6379/0 ttl=none`, { relevant: 'redis' })
  for (let i = 1; i < 10; i++) L('reco-job-1', f + i * 5 * M, `INFO  materialise progress users=${(i * 0.29).toFixed(2)}M`, { relevant: 'redis' })
  L('reco-job-1', onR + 4000, `ERROR materialise aborted at users=2.${r.int(70, 89)}M: OOM command not allowed when used memory > 'maxmemory'.`, { root: 'redis' })
  L('db-1', t0 + 20 * M, `${sql(t0 + 20 * M)} UTC [77] ERROR:  canceling statement due to user request\n${sql(t0 + 20 * M)} UTC [77] STATEMENT:  SELECT * FROM order_lines`)
  tell(c, 'mail', { cause: { allOf: [['mail', 'smtp', 'relay', prov.split('.')[0], 'postfix', 'provider'], ['suspend', 'disabled', 'block', 'billing', 'deactivat', '550', 'account', 'locked', 'reject', 'refus']], mustNot: ['greylist'] }, services: ['mailout', 'mailout-1', 'postfix', prov, `smtp.${prov}`, 'postfix/smtp', 'smtp'], victims: ['notifier-1', 'notifier'], severity: ['critical', 'high', 'medium'], onset: onM, onsetToleranceSeconds: 180, rootPattern: 'Account suspended' },
    [`${prov} suspended our account, every mail bounces`, 'SMTP relay rejects all mail with 550 account suspended / billing', 'Order mails bounce because the mail provider has disabled sending'],
    ['notifier retries order confirmations', 'Greylisting delays mail to kleinkunst'])
  tell(c, 'redis', { cause: { allOf: [['redis', 'cache', 'reco', 'materiali[sz]e'], ['memory', 'maxmemory', '\\bOOM\\b', '\\bfull\\b', 'noeviction', 'without (a )?ttl', 'no ttl', 'filled']] }, services: ['redis', 'redis-1', 'reco-job-1', 'reco-job'], victims: ['shop-api-1', 'shop-web-1', 'shop-api', 'shop-web'], severity: ['critical', 'high'], onset: onR, onsetToleranceSeconds: 600, rootPattern: 'maxmemory' },
    ['Redis hit maxmemory with noeviction after the reco job wrote keys with no TTL', 'redis is full, writes are refused (OOM)', 'The materialise job filled the cache up to maxmemory'],
    ['shop-api cannot save baskets', 'Payments are declined for insufficient funds'])
  return c
}

// victims louder: unattended upgrade restarts systemd-networkd, which flushes the CNI's routes (Datadog March 2023)
function networkd(name, r) {
  const c = new Case(name, { notes: 'victims louder: unattended security update of systemd re-executes systemd-networkd, CNI routes vanish node by node; kubelet, pods and apps scream. Red herrings: image GC, OOM of one batch pod, ssh scanners. journalctl -o short-iso of three nodes' })
  const t0 = start(r), end = t0 + 1.6 * H, base = `ip-10-12-${r.int(1, 9)}-`, nodes = [1, 2, 3].map((i) => base + (20 * i + r.int(0, 19)))
  const hit = nodes.map((_, i) => t0 + (38 + i * 9) * M + r.int(0, 120) * S)
  const J = (n, t, text, o) => c.line(`logs/${n}.journal`, t, `${iso(t).slice(0, 19)}+0000 ${n} ${text}`, o)
  nodes.forEach((n, i) => {
    const nd = r.int(500, 900)
    every(r, t0, end, 40 * S, (t) => J(n, t, hostNoise(r)))
    every(r, t0, hit[i], 20 * S, (t) => J(n, t, `kubelet[1203]: ${klogLine(r, t, 'I', r.pick(['kubelet.go:2445] "SyncLoop (PLEG): event for pod" pod="shop/api-' + r.hex(5) + '"', 'prober.go:107] "Probe succeeded" probeType="Readiness" pod="shop/api-' + r.hex(5) + '"', 'reconciler_common.go:245] "operationExecutor.VerifyControllerAttachedVolume started for volume"']))}`))
    const h = hit[i]
    J(n, h - 50 * S, `systemd[1]: Starting apt-daily-upgrade.service - Daily apt upgrade and clean activities...`, { relevant: 'a' })
    J(n, h - 30 * S, `unattended-upgrade[${r.int(20000, 40000)}]: Packages that will be upgraded: libsystemd0 libudev1 systemd systemd-sysv udev`, { root: 'a' })
    J(n, h - 4 * S, `systemd[1]: Reexecuting requested from client PID ${r.int(20000, 40000)} ('systemctl') (unit apt-daily-upgrade.service)...`, { root: 'a' })
    J(n, h - 2 * S, `systemd[1]: Stopping systemd-networkd.service - Network Configuration...`, { root: 'a' })
    J(n, h - 1500, `systemd[1]: systemd-networkd.service: Deactivated successfully.`, { root: 'a' })
    J(n, h - 1200, `systemd[1]: Starting systemd-networkd.service - Network Configuration...`, { root: 'a' })
    J(n, h - 800, `systemd-networkd[${nd + 30000}]: ens5: Link UP`, { relevant: 'a' }); J(n, h - 790, `systemd-networkd[${nd + 30000}]: ens5: Gained carrier`, { relevant: 'a' }); J(n, h - 700, `systemd-networkd[${nd + 30000}]: cilium_host: Link UP`, { relevant: 'a' })
    for (let k = 0; k < 6; k++) J(n, h - 600 + k, `route-watch[640]: Deleted 10.244.${r.int(0, 40)}.0/24 via 10.244.${i}.1 dev cilium_host proto kernel src 10.244.${i}.1 mtu 8951`, { root: 'a' })
    J(n, h - 400, `systemd[1]: Started systemd-networkd.service - Network Configuration.`, { relevant: 'a' })
    every(r, h, end, 16 * S, (t) => J(n, t, r.pick([
      () => `kubelet[1203]: ${klogLine(r, t, 'E', `prober.go:104] "Probe failed" probeType="${r.pick(['Liveness', 'Readiness'])}" pod="shop/${r.pick(['api', 'cart', 'auth'])}-${r.hex(5)}" output="Get \\"http://10.244.${i}.${r.int(4, 200)}:8080/healthz\\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)"`)}`,
      () => `kubelet[1203]: ${klogLine(r, t, 'E', `event.go:368] "Unable to write event (may retry after sleeping)" err="Post \\"https://10.96.0.1:443/api/v1/namespaces/shop/events\\": dial tcp 10.96.0.1:443: i/o timeout"`)}`,
      () => `cilium-agent[2210]: time="${isoS(t)}" level=warning msg="Timeout while waiting for initial connectivity probe" nodeName=${r.pick(nodes)} subsys=health-server`,
      () => `containerd[990]: time="${iso(t)}" level=error msg="failed to handle container TaskExit event" error="failed to stop container: context deadline exceeded"`])(), { relevant: 'a' }))
  })
  const A = 'logs/shop-api.log'
  every(r, t0, end, 9 * S, (t) => { const down = hit.filter((h) => h < t).length, bad = r.next() < down / 3 * 0.9
    c.line(A, t, JSON.stringify({ '@timestamp': iso(t), 'log.level': bad ? 'ERROR' : 'INFO', 'service.name': 'shop-api', message: bad ? r.pick(['dial tcp 10.244.' + r.int(0, 3) + '.' + r.int(3, 250) + ':5432: connect: no route to host', 'upstream cart: context deadline exceeded', 'auth: Get "http://auth/verify": dial tcp: i/o timeout']) : `${r.pick(['GET /cart', 'GET /items', 'POST /orders'])} 200`, 'trace.id': r.hex(32), ...(bad ? {} : { duration_ms: r.int(3, 90) }) }), bad ? { relevant: 'a' } : {}) })
  const o = t0 + 15 * M
  J(nodes[0], o, `kernel: Memory cgroup out of memory: Killed process ${r.int(9000, 30000)} (report-batch) total-vm:2210412kB, anon-rss:1040120kB, file-rss:0kB, shmem-rss:0kB, UID:1000 pgtables:2310kB oom_score_adj:978`)
  every(r, t0, end, 15 * M, (t) => J(nodes[2], t, `kubelet[1203]: ${klogLine(r, t, 'W', 'image_gc_manager.go:310] "Failed to garbage collect required amount of images" wanted=2148 freed=1900')}`))
  tell(c, 'a', { cause: { allOf: [['systemd', 'networkd', 'unattended', '\\bapt\\b', 'os (update|upgrade|patch)', 'package (update|upgrade)', 'automatic (security )?(update|upgrade)'], ['route', 'restart', 're-?exec', 'upgrad', 'updat', 'flush']], mustNot: ['OOM kill is the'] }, services: ['systemd-networkd', 'unattended-upgrade', 'unattended-upgrades', 'systemd', 'apt-daily-upgrade', 'apt-daily-upgrade.service', ...nodes], victims: ['kubelet', 'shop-api', 'cilium-agent', 'containerd', 'cart', 'auth'], severity: ['critical', 'high'], onset: hit[0], onsetToleranceSeconds: 180, rootPattern: 'systemd|Reexecuting|Deleted 10\\.244' },
    ['unattended-upgrades updated systemd, networkd restarted and flushed the pod routes on one node after another', 'systemd-networkd restart deleted the Cilium routes', 'An automatic OS package upgrade wiped the CNI routes on the nodes'],
    ['kubelet probes time out on all nodes', 'shop-api cannot reach its database: no route to host'])
  return c
}
const klogLine = (r, t, l, text) => `${l}${iso(t).slice(5, 7)}${iso(t).slice(8, 10)} ${frac(t, 6).slice(11)}    1203 ${text}`

// victims louder: an automation empties the anycast prefix list, BGP withdraws the DNS prefixes (Facebook 2021)
function bgp(name, r) {
  const c = new Case(name, { notes: 'victims louder and complaining at once: configuration robot removes the anycast prefixes at both edges (INFO), bgpd withdraws; resolvers and apps see DNS timeouts. Ends by rollback. Red herrings: flapping IX peer (chronic), scanner, resolver DNSSEC noise' })
  const t0 = start(r), end = t0 + 2 * H, on = t0 + r.int(45, 60) * M, off = on + r.int(32, 44) * M, R = ['edge1', 'edge2'], chg = `C-${r.int(20000, 29999)}`
  const pfx = [`198.51.100.0/24`, `203.0.113.0/24`]
  const X = (h, t, text, o) => c.line(`logs/${h}.log`, t, `${syslog(t)} ${h} ${text}`, o)
  R.forEach((h, i) => {
    every(r, t0, end, 25 * S, (t) => X(h, t, r.pick([() => `bgpd[901]: [NTSJ0-18Y4J] 185.1.${r.int(1, 9)}.${r.int(2, 200)}(AS${r.int(2000, 65000)}) rcvd UPDATE w/ attr: nexthop 185.1.2.9, origin i, path ${r.int(2000, 65000)} ${r.int(2000, 65000)}`, () => `zebra[880]: [HSYZM-HV7HF] Extended Error: none, route refresh queued ${r.int(1, 40)}`, () => `sflowd[410]: exported ${r.int(800, 4000)} samples`, () => hostNoise(r)])()))
    every(r, t0, end, 9 * M, (t) => { X(h, t, `bgpd[901]: [M59KS-A3ZXZ] %ADJCHANGE: neighbor 185.1.2.77(ix-smallisp) in vrf default Down Hold Timer Expired`); X(h, t + 40 * S, `bgpd[901]: [M59KS-A3ZXZ] %ADJCHANGE: neighbor 185.1.2.77(ix-smallisp) in vrf default Up`) })
    const a = on + i * 20 * S
    X(h, a - 9 * S, `netrobot[455]: job ${chg} "capacity audit backbone" step 3/7 commit on ${h}`, { root: 'a' })
    pfx.forEach((q, k) => X(h, a - 8 * S + k, `vtysh[${r.int(3000, 9000)}]: netrobot@ -> no ip prefix-list ANYCAST-OUT seq ${10 * (k + 1)} permit ${q}`, { root: 'a' }))
    X(h, a - 7 * S, `netrobot[455]: job ${chg} commit ok on ${h}, 2 lines removed, 0 added`, { root: 'a' })
    pfx.forEach((q, k) => { X(h, a + k, `bgpd[901]: [HKWM3-ZC5QP] group_announce_route: suppress ${q}, filtered by prefix-list ANYCAST-OUT`, { root: 'a' }); for (const n of ['62.115.1.9', '4.69.201.33']) X(h, a + k + 2, `bgpd[901]: [G6NKK-8C6DV] u1:s1 send UPDATE ${n} withdraw ${q} IPv4 unicast`, { root: 'a' }) })
    X(h, off + i * 15 * S, `vtysh[${r.int(3000, 9000)}]: dlee@tty1 -> ip prefix-list ANYCAST-OUT seq 10 permit ${pfx[0]}`, { relevant: 'a' }); X(h, off + i * 15 * S + 3000, `vtysh[${r.int(3000, 9000)}]: dlee@tty1 -> ip prefix-list ANYCAST-OUT seq 20 permit ${pfx[1]}`, { relevant: 'a' })
    X(h, off + i * 15 * S + 5000, `bgpd[901]: [G6NKK-8C6DV] u1:s1 send UPDATE 62.115.1.9 announce ${pfx[0]} IPv4 unicast`, { relevant: 'a' })
  })
  const down = (t) => t > on + 5 * S && t < off + 20 * S
  every(r, t0, end, 10 * S, (t) => { const e = Math.floor(t / 1000); if (down(t)) c.line('logs/unbound.log', t, `[${e}] unbound[312:${r.int(0, 3)}] ${r.pick([`info: SERVFAIL <api.ourcorp.example. A IN>: all the configured stub or forward servers failed, at zone ourcorp.example.`, `info: SERVFAIL <pay.ourcorp.example. A IN>: exceeded the maximum number of sends`, `error: read (in tcp initial) failed: Connection timed out for ${pfx[0].replace('0/24', '53')} port 53`])}`, { relevant: 'a' }); else c.line('logs/unbound.log', t, `[${e}] unbound[312:${r.int(0, 3)}] ${r.pick([`info: 10.0.${r.int(0, 9)}.${r.int(2, 250)} ${r.pick(['api', 'pay', 'static'])}.ourcorp.example. A IN NOERROR 0.0${r.int(10, 99)} 0 71`, `info: 10.0.3.7 wpad.lan. A IN NXDOMAIN 0.000 1 101`, `info: validation failure <${r.pick(['old-vendor.example', 'gov-x.example'])}. A IN>: signature expired from 192.0.2.8`])}`) })
  every(r, t0, end, 9 * S, (t) => { const b = down(t) && r.next() < 0.9; c.line('logs/checkout.log', t, `${isoS(t)} checkout[${b ? 'E' : 'I'}] req=${r.hex(8)} ${b ? r.pick(['getaddrinfo EAI_AGAIN pay.ourcorp.example', 'payment call failed after 3 tries: getaddrinfo EAI_AGAIN pay.ourcorp.example', 'session lookup: getaddrinfo EAI_AGAIN api.ourcorp.example']) : `paid ${r.int(5, 300)}.00 in ${r.int(60, 400)}ms`}`, b ? { relevant: 'a' } : {}) })
  tell(c, 'a', { cause: { allOf: [['bgp', 'route', 'prefix', 'anycast', 'announce', 'netrobot', chg, 'network (change|automation|config)', 'edge router'], ['withdr[ae]w', 'remov', 'no longer announc', 'delet', 'filter', 'emptied', 'dropped', 'stopped announc', 'unannounc', 'not announced']], mustNot: ['smallisp'] }, services: ['netrobot', 'edge1', 'edge2', 'bgpd', 'vtysh', 'ANYCAST-OUT', 'frr'], victims: ['unbound', 'checkout', 'dns', 'pay.ourcorp.example', 'api.ourcorp.example'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 60, rootPattern: 'netrobot|vtysh|suppress|withdraw' },
    ['netrobot removed the anycast prefix-list entries and BGP withdrew our DNS prefixes', 'The network automation change deleted the prefixes, edges stopped announcing the DNS routes', `Job ${chg} filtered ANYCAST-OUT so the routes were withdrawn`],
    ['DNS servers do not answer', 'checkout cannot resolve pay.ourcorp.example'])
  return c
}
export default [ldapBind, mailAndRedis, networkd, bgp]
