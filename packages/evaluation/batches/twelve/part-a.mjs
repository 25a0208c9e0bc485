import { Case, random, S, M, H, bsd, bsdms, iso, isoZ, l4j, parts, flow, beat, day, ip, pub, mac, B36, SEV } from './lib.mjs'

/* 1 — campus switch, hypervisors, storage */
function a1(seed) {
  const r = random(seed + 'a1'), c = new Case('twelve-01-campus-core', { notes: 'the switch port of the store was taken down by a guard; hypervisors are louder' })
  const t0 = day(r) + r.int(6, 14) * H, len = 3 * H, at = t0 + r.int(80, 110) * M + r.int(0, 59) * S, end = t0 + len
  const net = 'logs/network.log', hv = 'logs/hypervisors.log', port = `Gi1/0/${r.int(9, 22)}`, long = port.replace('Gi', 'GigabitEthernet')
  const seq = {}; const sw = (t, host, msg, o) => { seq[host] ??= r.int(1000, 90000); c.line(net, t, `${iso(t, 0, 3)} ${host} ${++seq[host]}: ${bsdms(t - 40 - r.int(0, 60))}: ${msg}`, o) }
  const sws = ['sw-acc-1', 'sw-acc-2', 'sw-acc-3', 'sw-acc-4', 'sw-core-1']
  const users = ['jhalloran', 'mokafor', 'netops']
  flow(r, t0, end, 32 * S, (t) => {
    const host = r.pick(sws), p = `GigabitEthernet${r.int(1, 2)}/0/${r.int(25, 48)}`, k = r.int(0, 9)
    if (k < 4) { const d = r.int(2, 40) * S; sw(t, host, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to down`); sw(t + S, host, `%LINK-3-UPDOWN: Interface ${p}, changed state to down`); if (t + d < end) { sw(t + d, host, `%LINK-3-UPDOWN: Interface ${p}, changed state to up`); sw(t + d + S, host, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to up`) } }
    else if (k === 4) sw(t, host, `%ILPOWER-5-POWER_GRANTED: Interface ${p.replace('GigabitEthernet', 'Gi')}: Power granted`)
    else if (k === 5) sw(t, host, `%CDP-4-DUPLEX_MISMATCH: duplex mismatch discovered on ${p} (not half duplex), with SEP${r.hex(12).toUpperCase()} Port 1 (half duplex).`)
    else if (k === 6) sw(t, host, `%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: admin] [Source: 10.9.0.${r.int(2, 9)}] [localport: 22] [Reason: Login Authentication Failed] at ${parts(t).h}:${parts(t).m}:${parts(t).s} UTC`)
    else if (k === 7) sw(t, host, `%DOT1X-5-FAIL: Authentication failed for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface ${p.replace('GigabitEthernet', 'Gi')} AuditSessionID 0A0900${r.hex(18).toUpperCase()}`)
    else if (k === 8) sw(t, host, `%MAB-5-SUCCESS: Authentication successful for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface ${p.replace('GigabitEthernet', 'Gi')} AuditSessionID 0A0900${r.hex(18).toUpperCase()}`)
    else sw(t, host, `%SYS-6-LOGOUT: User ${r.pick(users)} has exited tty session ${r.int(1, 4)}(10.9.0.${r.int(2, 9)})`)
  })
  // earlier, healed: an uplink with optical errors
  const early = t0 + 22 * M
  sw(early, 'sw-acc-1', '%SFF8472-3-THRESHOLD_VIOLATION: Te1/1/2: Rx power low alarm; Operating value: -14.9 dBm, Threshold value: -14.4 dBm.')
  sw(early + 70 * S, 'sw-acc-1', '%SFF8472-5-THRESHOLD_VIOLATION: Te1/1/2: Rx power low alarm cleared; Operating value: -13.8 dBm')
  sw(at - 23 * M, 'sw-core-1', `%SYS-5-CONFIG_I: Configured from console by ${r.pick(users)} on vty0 (10.9.0.4)`)
  sw(at - 23 * M + 2 * S, 'sw-core-1', '%PARSER-5-CFGLOG_LOGGEDCMD: User:netops  logged command:snmp-server location "MDF-A rack 4"')
  // hypervisors
  const hosts = ['pve1', 'pve2', 'pve3'], h = (t, host, tag, msg, o) => c.line(hv, t, `${iso(t)} ${host} ${tag}: ${msg}`, o)
  const vms = [101, 104, 110, 117, 122, 130, 141].map((id) => ({ id, host: r.pick(hosts) }))
  const up = Object.fromEntries(hosts.map((x) => [x, r.int(900000, 9000000)])), k = (t, host) => `[${(up[host] + (t - t0) / S).toFixed(6)}]`
  for (const host of hosts) {
    beat(r, t0, end, 4 * M, 3 * S, (t) => h(t, host, `pvescheduler[${r.int(2000, 99999)}]`, 'replication: no jobs due'))
    flow(r, t0, end, 150 * S, (t) => h(t, host, `pmxcfs[1187]`, `[${r.pick(['dcdb', 'status'])}] notice: ${r.pick(['data verification successful', 'received log', 'received log'])}`))
    beat(r, t0 + r.int(1, 9) * M, end, 17 * M, M, (t) => { h(t, host, `CRON[${r.int(10000, 60000)}]`, '(root) CMD (   cd / && run-parts --report /etc/cron.hourly)') })
    flow(r, t0, end, 5 * M, (t) => h(t, host, `pvedaemon[${r.int(1000, 9000)}]`, `<root@pam> successful auth for user '${r.pick(['root@pam', 'ops@pve', 'backup@pbs'])}'`))
    flow(r, t0, end, 8 * M, (t) => h(t, host, 'kernel', `${k(t, host)} perf: interrupt took too long (${r.int(2500, 5200)} > ${r.int(2400, 5100)}), lowering kernel.perf_event_max_sample_rate to ${r.int(30, 60)}000`))
    flow(r, t0, end, 10 * M, (t) => h(t, host, 'smartd[902]', `Device: /dev/sda [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(66, 70)} to ${r.int(66, 70)}`))
  }
  const I = { relevant: 'guard' }
  sw(at, 'sw-acc-3', `%SPANTREE-2-BLOCK_BPDUGUARD: Received BPDU on port ${port} with BPDU Guard enabled. Disabling port.`, { root: 'guard' })
  sw(at + 30, 'sw-acc-3', `%PM-4-ERR_DISABLE: bpduguard error detected on ${port}, putting ${port} in err-disable state`, { root: 'guard' })
  sw(at + 1100, 'sw-acc-3', `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${long}, changed state to down`, I)
  sw(at + 2100, 'sw-acc-3', `%LINK-3-UPDOWN: Interface ${long}, changed state to down`, I)
  sw(at + 9 * M, 'sw-core-1', '%SYS-5-CONFIG_I: Configured from console by netops on vty1 (10.9.0.4)')
  for (const host of hosts) {
    let n = 0
    beat(r, at + 14 * S + r.int(0, 6) * S, end, 11 * S, 3 * S, (t) => { if (n++ < 6 || r.next() < 0.12) h(t, host, `pvestatd[1402]`, r.pick(["storage 'nas1-vmstore' is not online", "storage 'nas1-vmstore' is not online", 'status update time (10.174 seconds)', "got timeout"]), I) })
    flow(r, at + 60 * S, end, 2 * M, (t) => h(t, host, 'kernel', `${k(t, host)} nfs: server nas1 not responding, ${r.pick(['still trying', 'timed out'])}`, I))
    flow(r, at + 130 * S, end, 11 * M, (t) => h(t, host, 'kernel', `${k(t, host)} INFO: task kvm:${r.int(4000, 90000)} blocked for more than ${r.pick([120, 241, 362])} seconds.\n${iso(t)} ${host} kernel: ${k(t, host)}       Tainted: P           O       6.8.12-4-pve #1\n${iso(t)} ${host} kernel: ${k(t, host)} "echo 0 > /proc/sys/kernel/hung_task_timeout_secs" disables this message.`, I))
  }
  for (const vm of vms) flow(r, at + 40 * S, end, 4 * M, (t) => h(t, vm.host, `pvestatd[1402]`, `VM ${vm.id} qmp command failed - VM ${vm.id} qmp command 'query-proxmox-support' failed - unable to connect to VM ${vm.id} qmp socket - timeout after 51 retries`, I))
  h(at + 6 * M, 'pve2', 'pvescheduler[88121]', 'ERROR: Backup of VM 117 failed - unable to activate storage \'nas1-vmstore\' - directory \'/mnt/pve/nas1-vmstore\' does not exist or is unreachable', I)
  h(at + 7 * M, 'pve1', 'pve-ha-lrm[1501]', 'unable to write lrm status file - unable to delete old temp file: Input/output error', I)
  c.incident('guard', { cause: { allOf: [['bpdu', 'err.?-?disabl', 'spanning.?tree', '\\bstp\\b'], ['port', 'interface', 'gi\\w*\\d/0/\\d+', 'switch', 'sw-acc-3', 'guard', 'link']] }, services: ['sw-acc-3', 'SPANTREE', 'PM', '%SPANTREE', '%PM', port, long, 'network', 'switch'], victims: ['pve1', 'pve2', 'pve3', 'pvestatd', 'nas1', 'kernel', 'pvescheduler', 'pve-ha-lrm', 'nas1-vmstore'], severity: SEV, onset: at, onsetToleranceSeconds: 60, rootPattern: 'BPDUGUARD|ERR_DISABLE' })
  return c
}

/* 2 — gateway, resolver, proxy */
function a2(seed) {
  const r = random(seed + 'a2'), c = new Case('twelve-02-edge-gateway', { notes: 'the state table of the gateway is full; the proxy and the resolver complain first' })
  const t0 = day(r) + r.int(8, 16) * H, end = t0 + 2 * H, at = t0 + r.int(58, 75) * M, grow = at - 22 * M
  const K = 'logs/gw1/messages', U = 'logs/gw1/unbound.log', P = 'logs/haproxy.log', I = { relevant: 'ct' }, off = 120
  const noisy = `10.40.7.${r.int(10, 60)}`, max = 262144, up = r.int(2e6, 6e6)
  const sys = (t, tag, m, o) => c.line(K, t, `${iso(t, off)} gw1 ${tag}: ${m}`, o), ker = (t, m, o) => sys(t, 'kernel', `[${(up + (t - t0) / S).toFixed(6)}] ${m}`, o)
  const full = (t) => t > at
  flow(r, t0, end, 20 * S, (t) => { const src = pub(r); ker(t, `[nft] drop-in: IN=eno1 OUT= MAC=${mac(r)}:${mac(r)}:08:00 SRC=${src} DST=198.51.100.${r.int(2, 14)} LEN=${r.int(40, 60)} TOS=0x00 PREC=0x00 TTL=${r.int(40, 120)} ID=${r.int(1, 65000)} PROTO=TCP SPT=${r.int(1024, 65000)} DPT=${r.pick([23, 445, 3389, 8080, 5060, 6379, 22])} WINDOW=${r.pick([1024, 65535, 29200])} RES=0x00 SYN URGP=0`) })
  beat(r, t0, end, 5 * M, 2 * S, (t) => {
    const f = t < grow ? 0.19 + r.next() * 0.04 : Math.min(1, 0.2 + 0.8 * (t - grow) / (at - grow))
    const n = Math.round(max * f); sys(t, 'ctstat', `nf_conntrack_count=${n} nf_conntrack_max=${max} top_src=${t < grow ? `10.40.2.${r.int(3, 40)}` : noisy} top_src_entries=${t < grow ? r.int(900, 2100) : Math.max(1500, Math.round(n - max * 0.2))}`, t > grow ? I : undefined)
  })
  flow(r, t0, end, 50 * S, (t) => sys(t, `sshd[${r.int(2000, 99999)}]`, r.pick([`Connection closed by ${ip(r, '10.9.0')} port ${r.int(30000, 60000)} [preauth]`, `Accepted publickey for ops from ${ip(r, '10.9.0')} port ${r.int(30000, 60000)} ssh2: ED25519 SHA256:${r.hex(20)}`])))
  flow(r, t0, end, 3 * M, (t) => sys(t, 'chronyd[744]', `Selected source ${pub(r)} (2.debian.pool.ntp.org)`))
  beat(r, t0 + 40 * S, end, 10 * M, 20 * S, (t) => sys(t, 'keepalived_vrrp[1121]', '(VI_WAN) received lower priority (90) advert from 10.40.0.3 - discarding'))
  sys(t0 + 17 * M, 'systemd[1]', 'Reloading nftables.service - nftables...'); sys(t0 + 17 * M + 300, 'systemd[1]', 'Reloaded nftables.service - nftables.')
  // an old problem that healed
  for (let i = 0; i < 5; i++) ker(t0 + 8 * M + i * 1500, `igb 0000:04:00.1 eno2: ${['NETDEV WATCHDOG: CPU: 3: transmit queue 2 timed out 5312 ms', 'Reset adapter', 'igb: eno2 NIC Link is Down', 'igb: eno2 NIC Link is Up 1000 Mbps Full Duplex, Flow Control: RX', 'link becomes ready'][i]}`)
  let shown = 0
  flow(r, at, end, 5.2 * S, (t) => { if (shown % 3 && r.next() < .5) { ker(t - 200, `net_ratelimit: ${r.int(180, 9200)} callbacks suppressed`, I) } if (shown++ < 4 || r.next() < 0.12) ker(t, 'nf_conntrack: nf_conntrack: table full, dropping packet', { root: 'ct' }) })
  // unbound, epoch seconds
  const ub = (t, lv, m, o) => c.line(U, t, `[${Math.floor(t / 1000)}] unbound[918:${r.int(0, 3)}] ${lv}: ${m}`, o)
  const names = ['api.stripe.com.', 'deb.debian.org.', 'login.microsoftonline.com.', 'registry.npmjs.org.', 'eu-central-1.queue.amazonaws.com.', 'hooks.slack.com.', 'mx1.example.net.']
  flow(r, t0, end, 20 * S, (t) => { const n = r.pick(names); if (t > at - 40 * S && r.next() < .75) ub(t, 'error', `SERVFAIL <${n} A IN>: exceeded the maximum number of sends`, I); else ub(t, 'info', `${ip(r, '10.40.2')} ${n} ${r.pick(['A', 'AAAA', 'HTTPS'])} IN NOERROR 0.${String(r.int(1000, 60000)).padStart(6, '0')} ${r.int(0, 1)} ${r.int(50, 300)}`) })
  flow(r, t0, end, 4 * M, (t) => ub(t, 'info', `validation failure <${r.pick(['www.rhybar.cz.', 'dnssec-failed.org.', 'tracker.badsig.example.'])} A IN>: signature crypto failed from ${pub(r)}`))
  flow(r, at, end, 35 * S, (t) => ub(t, 'info', `error: tcp connect: Connection timed out for ${pub(r)} port 853`, I))
  // haproxy, behind the gateway
  const hp = (t, m, o) => c.line(P, t, `${iso(t, off, 0)} lb1 haproxy[2214]: ${m}`, o)
  flow(r, t0, end, 11 * S, (t) => {
    const bad = full(t) && r.next() < .55, be = r.pick(['shop', 'partner-api', 'portal']), srv = `${be}-${r.int(1, 3)}`, q = parts(t, off)
    const d = `[${String(q.d).padStart(2, '0')}/${q.MON}/${q.Y}:${q.h}:${q.m}:${q.s}.${q.ms}]`
    if (bad) hp(t, `${pub(r)}:${r.int(2000, 65000)} ${d} https~ ${be}/${srv} 0/${r.int(3000, 5000)}/-1/-1/${r.int(20001, 20090)} 503 217 - - sC-- ${r.int(200, 420)}/${r.int(180, 400)}/${r.int(30, 80)}/${r.int(5, 20)}/3 0/0 "GET /${r.pick(['cart', 'v2/orders', 'login', 'feed'])} HTTP/1.1"`, I)
    else hp(t, `${pub(r)}:${r.int(2000, 65000)} ${d} https~ ${be}/${srv} 0/0/${r.int(1, 9)}/${r.int(8, 180)}/${r.int(20, 220)} ${r.pick([200, 200, 200, 200, 200, 304, 302, 404, 401])} ${r.int(200, 40000)} - - ---- ${r.int(90, 140)}/${r.int(80, 120)}/${r.int(3, 9)}/${r.int(1, 4)}/0 0/0 "GET /${r.pick(['cart', 'v2/orders', 'login', 'feed', 'wp-login.php', 'static/app.js'])} HTTP/1.1"`)
  })
  flow(r, at - 25 * S, end, 80 * S, (t) => { const be = r.pick(['shop', 'partner-api', 'portal']), n = r.int(1, 3); hp(t, `Health check for server ${be}/${be}-${n} failed, reason: Layer4 timeout, check duration: 2001ms, status: ${r.int(0, 2)}/3 UP.`, I); if (r.next() < .5) hp(t + 2100, `Server ${be}/${be}-${n} is DOWN. ${r.int(0, 2)} active and 0 backup servers left. ${r.int(0, 30)} sessions active, 0 requeued, 0 remaining in queue.`, I) })
  hp(at + 12 * M, 'backend shop has no server available!', I)
  c.incident('ct', { cause: { allOf: [['conn(ection)?[ -]?track', 'nf_conntrack', 'state table', '(connection|session|nat).{0,20}table', noisy.replaceAll('.', '\\.')]], mustNot: ['^(haproxy|unbound|shop|partner-api|portal)[^.]{0,40}(is )?(down|broken|crash)'] }, services: ['gw1', 'kernel', 'nf_conntrack', 'gateway', 'conntrack', 'ctstat', noisy], victims: ['haproxy', 'lb1', 'unbound', 'shop', 'partner-api', 'portal', 'shop-1', 'shop-2', 'shop-3'], severity: SEV, onset: at, onsetToleranceSeconds: 1500, rootPattern: 'table full' })
  return c
}

/* 3 — mail system */
function a3(seed) {
  const r = random(seed + 'a3'), c = new Case('twelve-03-mailout', { notes: 'one mailbox is abused by strangers; other people\'s mail is refused' })
  const t0 = day(r) + r.int(6, 11) * H, end = t0 + 5 * H, at = t0 + r.int(95, 140) * M, listed = at + r.int(38, 55) * M
  const F = 'logs/mail.log', R = 'logs/rspamd.log', I = { relevant: 'box' }, who = r.pick(['reception', 'scanner-2og', 'k.lindqvist', 'messe'])
  const dom = 'kronberg-optik.example', l = (t, tag, m, o) => c.line(F, t, `${bsd(t)} mx2 ${tag}: ${m}`, o), pid = () => r.int(1000, 99999), qid = () => '4' + Array.from({ length: 10 }, () => r.pick([...'BCDFGHJKLMNPQRSTVWXYZbcdfghjk0123456789'])).join('')
  const users = ['a.brandt', 'f.osei', 'buchhaltung', 'h.mertens', 'einkauf', 'p.novak', 's.dietz'], ext = ['gmail.com', 'outlook.com', 't-online.de', 'web.de', 'lieferant.example', 'hotel-adler.example']
  const rs = (t, m, o) => c.line(R, t, `${l4j(t, '')} #${r.int(2000, 2003)}(normal) <${r.hex(6)}>; ${m}`, o)
  const sendOut = (t, user, cip, rcpts, o, spam) => {
    const q = qid(), p = pid(), size = r.int(2000, 800000)
    l(t, `postfix/submission/smtpd[${p}]`, `${q}: client=${cip}, sasl_method=${spam ? 'LOGIN' : 'PLAIN'}, sasl_username=${user}@${dom}`, o)
    l(t + 120, `postfix/cleanup[${pid()}]`, `${q}: message-id=<${r.hex(16)}@${spam ? r.hex(6) + '.local' : dom}>`, spam ? I : undefined)
    rs(t + 300, `task; rspamd_task_write_log: id: <${r.hex(16)}@${dom}>, qid: <${q}>, ip: ${cip.match(/\[(.*)\]/)[1]}, user: ${user}@${dom}, from: <${user}@${dom}>, (default: F (no action): [${(spam ? 3 + r.next() * 3 : -2 + r.next() * 2).toFixed(2)}/15.00] [${spam ? 'MANY_RECIPIENTS(1.00){},' : ''}ARC_NA(0.00){},MIME_GOOD(-0.10){text/plain;}]), len: ${size}, time: ${r.int(30, 400)}.${r.int(100, 999)}ms, dns req: ${r.int(5, 30)}, digest: <${r.hex(32)}>`, spam ? I : undefined)
    l(t + 500, `postfix/qmgr[1190]`, `${q}: from=<${user}@${dom}>, size=${size}, nrcpt=${rcpts.length} (queue active)`, spam ? I : undefined)
    rcpts.slice(0, spam ? 3 : 9).forEach((to, i) => {
      const d = to.split('@')[1], tt = t + 1500 + i * 400, bad = tt > listed && r.next() < .7
      if (bad) l(tt, `postfix/smtp[${pid()}]`, `${q}: to=<${to}>, relay=mx.${d}[${pub(r)}]:25, delay=${(r.next() * 4 + 1).toFixed(1)}, delays=0.3/0/${r.next().toFixed(2)}/0.5, dsn=${r.pick(['5.7.1, status=bounced', '5.7.1, status=bounced'])} (host mx.${d}[${pub(r)}] said: ${r.pick(['550 5.7.1 Service unavailable, client [203.0.113.25] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/203.0.113.25', '554 5.7.1 Reject, id=' + r.hex(8) + '. Bad DNS PTR resource record or poor reputation of 203.0.113.25'])} (in reply to RCPT TO command))`, I)
      else l(tt, `postfix/smtp[${pid()}]`, `${q}: to=<${to}>, relay=mx.${d}[${pub(r)}]:25, delay=${(r.next() * 4 + 1).toFixed(1)}, delays=0.3/0/${r.next().toFixed(2)}/0.5, dsn=${spam && r.next() < .4 ? '5.1.1, status=bounced (host mx.' + d + '[' + pub(r) + '] said: 550 5.1.1 <' + to + '>: Recipient address rejected: User unknown)' : '2.0.0, status=sent (250 2.0.0 OK ' + Math.floor(tt / 1000) + ')'}`, spam ? I : undefined)
    })
    l(t + 4500, 'postfix/qmgr[1190]', `${q}: removed`)
  }
  const rcpt = () => `${r.pick(['info', 'm.weber', 'j.smith', 'office', 'kontakt', 'sales', 'anna'])}${r.int(1, 99)}@${r.pick(ext)}`
  flow(r, t0, end, 5 * M, (t) => sendOut(t, r.pick(users), `unknown[10.20.1.${r.int(10, 90)}]`, Array.from({ length: r.int(1, 3) }, rcpt)))
  sendOut(t0 + 40 * M, who, 'unknown[10.20.1.31]', [rcpt()])
  // inbound
  flow(r, t0, end, 4 * M, (t) => {
    const q = qid(), p = pid(), from = pub(r), d = r.pick(ext)
    l(t, `postfix/smtpd[${p}]`, `connect from mail.${d}[${from}]`)
    if (r.next() < .25) { l(t + 200, `postfix/smtpd[${p}]`, `NOQUEUE: reject: RCPT from unknown[${from}]: 450 4.2.0 <${r.pick(users)}@${dom}>: Recipient address rejected: Greylisted; from=<bounce@${d}> to=<${r.pick(users)}@${dom}> proto=ESMTP helo=<mail.${d}>`) }
    else { l(t + 200, `postfix/smtpd[${p}]`, `${q}: client=mail.${d}[${from}]`); l(t + 700, 'postfix/qmgr[1190]', `${q}: from=<news@${d}>, size=${r.int(3000, 90000)}, nrcpt=1 (queue active)`); const u = r.pick(users); l(t + 1000, `postfix/lmtp[${pid()}]`, `${q}: to=<${u}@${dom}>, relay=mx2[private/dovecot-lmtp], delay=0.8, delays=0.5/0/0.1/0.2, dsn=2.0.0, status=sent (250 2.0.0 <${u}@${dom}> Saved)`); l(t + 1100, 'postfix/qmgr[1190]', `${q}: removed`) }
    l(t + 1300, `postfix/smtpd[${p}]`, `disconnect from mail.${d}[${from}] ehlo=2 starttls=1 mail=1 rcpt=1 data=1 quit=1 commands=7`)
  })
  flow(r, t0, end, 110 * S, (t) => { const u = r.pick(users); l(t, 'dovecot', `imap-login: Login: user=<${u}@${dom}>, method=PLAIN, rip=10.20.1.${r.int(10, 90)}, lip=10.20.0.6, mpid=${pid()}, TLS, session=<${r.hex(14)}>`) })
  // chronic guessing that never works
  flow(r, t0, end, 95 * S, (t) => { const a = pub(r); l(t, `postfix/smtps/smtpd[${pid()}]`, `warning: unknown[${a}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${r.pick(['admin', 'test', 'scan', 'info', 'postmaster', 'backup'])}@${dom}`) })
  flow(r, t0, end, 6 * M, (t) => l(t, `postfix/smtpd[${pid()}]`, `warning: hostname ${r.pick(['static', 'dyn', 'pool'])}-${r.int(1, 250)}.${r.pick(['isp', 'tele'])}.example does not resolve to address ${pub(r)}: Name or service not known`))
  l(t0 + 62 * M, 'postfix/postfix-script[44120]', 'refreshing the Postfix mail system'); l(t0 + 62 * M + S, 'postfix/master[1187]', 'reload -- version 3.7.11, configuration /etc/postfix')
  let n = 0
  flow(r, at, end, 110 * S, (t) => { const a = pub(r); n++; sendOut(n === 1 ? at : t, who, `${r.pick(['unknown', 'unknown', `host-${r.int(1, 99)}.vps.example`])}[${a}]`, Array.from({ length: r.int(38, 50) }, rcpt), { root: 'box' }, true) })
  flow(r, at + 20 * M, end, 7 * M, (t) => l(t, 'postfix/qmgr[1190]', `warning: mail for ${r.pick(ext)} is using up ${r.int(4001, 9000)} of ${r.int(9001, 12000)} active queue entries`, I))
  flow(r, listed, end, 4 * M, (t) => l(t, `postfix/bounce[${pid()}]`, `${qid()}: sender non-delivery notification: ${qid()}`, I))
  c.incident('box', { cause: { allOf: [['compromis', 'hijack', 'stolen', 'abus', 'take.?over', 'taken over', 'phish', 'misus', 'leaked', 'credential', 'spam', 'bulk', 'mass.?mail', 'unauthori', 'hacked', 'foreign', 'many (different )?(ip|address|client|recipient)', 'burst|flood|volume'], [who.replace('.', '\\.'), 'account', 'mailbox', 'sasl', 'authenticated', 'submission', 'one (user|sender|login)']] }, services: ['postfix', 'mx2', 'postfix/submission/smtpd', 'submission', 'smtpd', who, `${who}@${dom}`, 'postfix/smtpd', 'postfix/qmgr'], victims: ['postfix/smtp', 'postfix/bounce', 'gmail.com', 'outlook.com', 'dovecot'], severity: SEV, onset: at, onsetToleranceSeconds: 900, rootPattern: 'sasl_method=LOGIN, sasl_username=' + who.replace('.', '\\.') })
  return c
}

/* 4 — a fleet's journal */
function a4(seed) {
  const r = random(seed + 'a4'), c = new Case('twelve-04-fleet-journal', { notes: 'one of two name servers does not answer any more; everything is merely slower' })
  const t0 = day(r) + r.int(5, 13) * H, end = t0 + 4 * H, at = t0 + r.int(100, 140) * M, I = { relevant: 'ns' }
  const J = 'logs/journal.txt', N1 = 'logs/ns1/named.log', N2 = 'logs/ns2/named.log', hosts = ['app-11', 'app-12', 'app-13', 'bastion-2', 'runner-5']
  const dead = '10.2.0.53', ok = '10.2.0.54', j = (t, host, tag, m, o) => c.line(J, t, `${iso(t, -300, 0, false)} ${host} ${tag}: ${m}`, o)
  const slow = (t) => t > at
  for (const host of hosts) {
    flow(r, t0, end, 300 * S, (t) => {
      const p = r.int(2000, 99999), a = ip(r, '10.9.0'), port = r.int(30000, 62000), d = slow(t) ? r.int(10000, 20400) : r.int(120, 900), u = r.pick(['deploy', 'ansible', 'ops', 'mreyes']), o = slow(t) ? I : undefined
      j(t, host, `sshd[${p}]`, `Connection from ${a} port ${port} on 10.9.1.${r.int(2, 40)} port 22 rdomain ""`, o)
      j(t + d, host, `sshd[${p}]`, `Accepted publickey for ${u} from ${a} port ${port} ssh2: ED25519 SHA256:${r.hex(24)}`, o)
      j(t + d + 100, host, `sshd[${p}]`, `pam_unix(sshd:session): session opened for user ${u}(uid=${r.int(1000, 1040)}) by (uid=0)`)
      j(t + d + r.int(20, 400) * S, host, `sshd[${p}]`, `pam_unix(sshd:session): session closed for user ${u}`)
    })
    beat(r, t0 + r.int(0, 14) * M, end, 15 * M, M, (t) => { j(t, host, 'systemd[1]', 'Starting ansible-pull.service - Ansible pull...'); const d = slow(t) ? r.int(190, 260) : r.int(38, 55); j(t + d * S, host, `ansible-pull[${r.int(1000, 60000)}]`, `localhost : ok=${r.int(60, 64)} changed=${r.int(0, 1)} unreachable=0 failed=0 skipped=11 rescued=0 ignored=1`); j(t + d * S + 400, host, 'systemd[1]', 'ansible-pull.service: Deactivated successfully.'); j(t + d * S + 500, host, 'systemd[1]', `ansible-pull.service: Consumed ${(18 + r.next() * 4).toFixed(3)}s CPU time.`) })
    flow(r, t0, end, 9 * M, (t) => j(t, host, 'kernel', r.pick(['TCP: request_sock_TCP: Possible SYN flooding on port 8443. Sending cookies.', 'audit: type=1400 apparmor="DENIED" operation="open" profile="/usr/sbin/chronyd" name="/proc/sys/net/" requested_mask="r"', 'EXT4-fs (sda1): re-mounted. Opts: errors=remount-ro'])))
    flow(r, t0, end, 50 * M, (t) => { j(t, host, 'systemd[1]', 'Starting fwupd-refresh.service...'); j(t + 2000, host, `fwupdmgr[${r.int(1000, 9999)}]`, 'Failed to download metadata for lvfs: 404 Not Found'); j(t + 2100, host, 'systemd[1]', 'fwupd-refresh.service: Main process exited, code=exited, status=1/FAILURE'); j(t + 2200, host, 'systemd[1]', "fwupd-refresh.service: Failed with result 'exit-code'.") })
    const s = at + r.int(4, 60) * S
    j(s, host, 'systemd-resolved[611]', `Using degraded feature set UDP instead of UDP+EDNS0 for DNS server ${dead}.`, { root: 'ns' })
    j(s + r.int(5, 12) * S, host, 'systemd-resolved[611]', `Using degraded feature set TCP instead of UDP for DNS server ${dead}.`, { root: 'ns' })
    flow(r, s + 6 * M, end, 24 * M, (t) => j(t, host, 'systemd-resolved[611]', `Using degraded feature set UDP instead of TCP for DNS server ${dead}.`, { root: 'ns' }))
  }
  // chronic, harmless and for the other server
  j(t0 + 31 * M, 'app-12', 'systemd-resolved[611]', `Grace period over, resuming full feature set (UDP+EDNS0) for DNS server ${ok}.`)
  j(at - 26 * M, 'bastion-2', 'systemd[1]', 'Stopping ssh.service - OpenBSD Secure Shell server...'); j(at - 26 * M + 300, 'bastion-2', 'sshd[801]', 'Received signal 15; terminating.'); j(at - 26 * M + 700, 'bastion-2', 'sshd[50121]', 'Server listening on 0.0.0.0 port 22.'); j(at - 26 * M + 800, 'bastion-2', 'systemd[1]', 'Started ssh.service - OpenBSD Secure Shell server.')
  for (const host of ['app-11', 'app-12', 'app-13']) flow(r, t0, end, 120 * S, (t) => { const d = slow(t) ? r.int(5010, 5260) : r.int(12, 90); j(t, host, `ordersync[${1400 + hosts.indexOf(host)}]`, `level=info msg="push batch" target=erp.corp.example.internal rows=${r.int(3, 90)} connect_ms=${d} total_ms=${d + r.int(20, 120)} status=200`, slow(t) ? I : undefined) })
  const named = (f, from, to, mean) => flow(r, from, to, mean, (t) => { const q = parts(t), n = r.pick(['erp.corp.example.internal', 'ldap.corp.example.internal', 'git.corp.example.internal', '31.1.9.10.in-addr.arpa']); c.line(f, t, `${String(q.d).padStart(2, '0')}-${q.MON}-${q.Y} ${q.h}:${q.m}:${q.s}.${q.ms} queries: info: client @0x7f${r.hex(10)} 10.9.1.${r.int(2, 40)}#${r.int(20000, 60000)} (${n}): query: ${n} IN ${n.endsWith('arpa') ? 'PTR' : r.pick(['A', 'A', 'AAAA'])} +E(0) (${f === N1 ? dead : ok})`) })
  named(N1, t0, at, 35 * S); named(N2, t0, at, 90 * S); named(N2, at + 5 * S, end, 30 * S)
  const zone = (f, t, m) => { const q = parts(t); c.line(f, t, `${String(q.d).padStart(2, '0')}-${q.MON}-${q.Y} ${q.h}:${q.m}:${q.s}.${q.ms} ${m}`) }
  flow(r, t0, at, 25 * M, (t) => zone(N1, t, 'lame-servers: info: connection refused resolving \'ns.oldpartner.example/A/IN\': 192.0.2.53#53'))
  flow(r, t0, end, 20 * M, (t) => zone(N2, t, `general: info: zone corp.example.internal/IN: refresh: ${t > at ? `retry limit for primary ${dead}#53 exceeded (source 0.0.0.0#0)` : 'unchanged'}`))
  c.incident('ns', { cause: { allOf: [['10\\.2\\.0\\.53', '\\bns1\\b', 'dns', 'name.?server', 'resolver', 'name resolution', '\\bnamed\\b', '\\bbind\\b'], ['no(t|thing)? .{0,20}(answer|respon)', 'silent', 'silence', 'unrespons', 'dead', 'down', 'slow', 'degrad', 'time.?out', 'timing out', 'timed out', 'unreach', 'stop', 'hung', 'fail', 'latency', 'delay', 'problem', 'unavailab', 'lost', 'outage', 'gone']] }, services: ['ns1', '10.2.0.53', 'named', 'systemd-resolved', 'dns', 'bind', 'resolver'], victims: ['sshd', 'ordersync', 'ansible-pull', 'app-11', 'app-12', 'app-13', 'bastion-2', 'runner-5', 'erp.corp.example.internal'], severity: ['critical', 'high', 'medium', 'low'], onset: at, onsetToleranceSeconds: 300, rootPattern: 'degraded feature set' })
  return c
}

/* 5 — branch router: two things at once */
function a5(seed) {
  const r = random(seed + 'a5'), c = new Case('twelve-05-branch-router', { notes: 'two independent incidents: a partner changed its proposals, and a pool has no addresses left' })
  const t0 = day(r) + r.int(4, 10) * H, end = t0 + 6 * H, at = t0 + r.int(120, 150) * M, at2 = t0 + r.int(225, 260) * M
  const V = 'logs/vyos-br7.log', E = 'logs/edi-gateway.log', I = { relevant: 'ike' }, D = { relevant: 'pool' }
  const l = (t, tag, m, o) => c.line(V, t, `${iso(t, 60, 3)} vyos-br7 ${tag}: ${m}`, o), ch = (t, sub, m, o) => l(t, 'charon-systemd[1833]', `${String(r.int(5, 16)).padStart(2, '0')}[${sub}] ${m}`, o)
  const peers = [['hq-a', '198.51.100.10'], ['hq-b', '198.51.100.11'], ['dc-west', '203.0.113.77']], edi = ['partner-edi', '192.0.2.144']
  let sa = r.int(40, 90), child = r.int(300, 900)
  for (const [n, a] of peers) {
    beat(r, t0 + r.int(0, 30) * S, end, 120 * S, 20 * S, (t) => { if (r.next() < .4) { const m = r.int(0, 900); ch(t, 'IKE', `<${n}|${peers.findIndex((p) => p[0] === n) + 3}> sending DPD request`); ch(t + 40, 'ENC', `<${n}|${peers.findIndex((p) => p[0] === n) + 3}> parsed INFORMATIONAL response ${m} [ ]`) } })
    beat(r, t0 + r.int(3, 50) * M, end, 55 * M, 3 * M, (t) => { child++; ch(t, 'KNL', `creating rekey job for CHILD_SA ESP/0x${r.hex(8)}/${a}`); ch(t + 60, 'IKE', `<${n}|${sa}> establishing CHILD_SA ${n}-net{${child}} reqid ${r.int(1, 9)}`); ch(t + 260, 'IKE', `<${n}|${sa}> CHILD_SA ${n}-net{${child}} established with SPIs ${r.hex(8)}_i ${r.hex(8)}_o and TS 10.70.0.0/16 === 10.${r.int(1, 20)}.0.0/16`); ch(t + 400, 'IKE', `<${n}|${sa}> closing CHILD_SA ${n}-net{${child - 1}} with SPIs ${r.hex(8)}_i (${r.int(1e6, 9e8)} bytes) ${r.hex(8)}_o (${r.int(1e6, 9e8)} bytes)`) })
  }
  // strangers knock
  flow(r, t0, end, 6 * M, (t) => { const a = pub(r); ch(t, 'NET', `received packet: from ${a}[${r.int(500, 60000)}] to 203.0.113.5[500] (${r.int(180, 600)} bytes)`); ch(t + 20, 'IKE', `no IKE config found for 203.0.113.5...${a}, sending NO_PROPOSAL_CHOSEN`) })
  // the partner: worked before
  ch(t0 + 3 * M, 'IKE', `<${edi[0]}|2> CHILD_SA edi-net{${child}} established with SPIs ${r.hex(8)}_i ${r.hex(8)}_o and TS 10.70.12.0/24 === 172.29.8.0/28`)
  beat(r, t0 + 20 * S, at - M, 150 * S, 20 * S, (t) => ch(t, 'IKE', `<${edi[0]}|2> sending DPD request`))
  ch(at - 400, 'KNL', `creating rekey job for CHILD_SA ESP/0x${r.hex(8)}/203.0.113.5`, I)
  const attempt = (t, first) => {
    const id = ++sa
    ch(t, 'IKE', first ? `<${edi[0]}|2> establishing CHILD_SA edi-net{${++child}} reqid 4` : `<${edi[0]}|${id}> initiating IKE_SA ${edi[0]}[${id}] to ${edi[1]}`, I)
    ch(t + 30, 'ENC', `<${edi[0]}|${id}> generating ${first ? 'CREATE_CHILD_SA request 41 [ N(REKEY_SA) SA No KE TSi TSr ]' : 'IKE_SA_INIT request 0 [ SA KE No N(NATD_S_IP) N(NATD_D_IP) N(FRAG_SUP) N(HASH_ALG) N(REDIR_SUP) ]'}`, I)
    ch(t + 90, 'ENC', `<${edi[0]}|${id}> parsed ${first ? 'CREATE_CHILD_SA response 41' : 'IKE_SA_INIT response 0'} [ N(NO_PROP) ]`, I)
    ch(t + 95, 'IKE', first ? `<${edi[0]}|2> received NO_PROPOSAL_CHOSEN notify, no CHILD_SA built` : `<${edi[0]}|${id}> received NO_PROPOSAL_CHOSEN notify error`, { root: 'ike' })
    if (first) ch(t + 99, 'IKE', `<${edi[0]}|2> failed to establish CHILD_SA, keeping IKE_SA`, I)
  }
  attempt(at, true); ch(at + 5 * M, 'KNL', `<${edi[0]}|2> CHILD_SA ESP/0x${r.hex(8)}/203.0.113.5 expired, deleting`, I)
  beat(r, at + 5 * M + 3 * S, end, 6 * M, 50 * S, (t) => attempt(t, false))
  l(at - 47 * M, 'commit', 'Successful change to active configuration by user vyos on /dev/pts/0'); l(at - 47 * M + 2 * S, 'frr-reload', 'interface eth1.40 description changed')
  flow(r, t0, end, 11 * M, (t) => l(t, 'bgpd[1402]', r.pick(['[EC 100663299] 10.255.0.1 unrecognized capability code: 71 - ignored', '%NOTIFICATION: received from neighbor 10.255.0.9 6/2 (Cease/Administrative Shutdown)', '%ADJCHANGE: neighbor 10.255.0.9 in vrf default Up'])))
  // DHCP
  const dh = (t, m, o) => l(t, 'dhcpd[1207]', m, o), lease = (t) => { const m = mac(r), net = r.pick([20, 20, 30]), a = `10.70.${net}.${r.int(20, 240)}`, n = r.pick(['tc21-', 'laptop-', 'android-', 'printer-']) + r.hex(4); if (r.next() < .5) { dh(t, `DHCPDISCOVER from ${m} (${n}) via eth1.${net}`); dh(t + 900, `DHCPOFFER on ${a} to ${m} (${n}) via eth1.${net}`) } dh(t + 1000, `DHCPREQUEST for ${a} from ${m} (${n}) via eth1.${net}`); dh(t + 1020, `DHCPACK on ${a} to ${m} (${n}) via eth1.${net}`) }
  flow(r, t0, end, 2.5 * M, lease)
  flow(r, t0, end, 14 * M, (t) => dh(t, `uid lease 10.70.20.${r.int(20, 240)} for client ${mac(r)} is duplicate on 10.70.20.0/24`))
  flow(r, at2, end, 75 * S, (t) => dh(t, `DHCPDISCOVER from ${mac(r)} (tc21-${r.hex(4)}) via eth1.30: network 10.70.30.0/24: no free leases`, { root: 'pool' }))
  flow(r, at2 + 2 * M, end, 4 * M, (t) => l(t, 'wlc-relay', `AP ap-hall-${r.int(1, 6)}: client ${mac(r)} associated, IP learn timeout after 30 s, deauthenticating (ssid=SCANNER)`, D))
  // EDI
  const e = (t, lv, cl, m, o) => c.line(E, t, `${l4j(t, '.', 0)} ${lv.padEnd(5)} [${r.pick(['pool-2-thread-1', 'pool-2-thread-4', 'as2-poller'])}] ${cl} - ${m}`, o)
  flow(r, t0, end, 140 * S, (t) => {
    const type = r.pick(['ORDERS', 'INVOIC', 'DESADV']), n = r.int(10000, 99999)
    if (t > at + 5 * M && r.next() < .7) e(t, 'ERROR', 'c.n.edi.transport.OftpSender', `Transfer of ${type}_${n}.edi to ODETTE partner 172.29.8.4:3305 failed (attempt ${r.int(1, 9)})\njava.net.ConnectException: Connection timed out (Connection timed out)\n\tat java.base/java.net.PlainSocketImpl.socketConnect(Native Method)\n\tat java.base/java.net.AbstractPlainSocketImpl.doConnect(AbstractPlainSocketImpl.java:412)\n\tat com.nordline.edi.transport.OftpSender.open(OftpSender.java:88)\n\tat com.nordline.edi.transport.OftpSender.send(OftpSender.java:61)`, I)
    else e(t, 'INFO', 'c.n.edi.transport.As2Sender', `Sent ${type}_${n}.edi to partner 4399901${r.int(100, 999)} MDN=processed ${r.int(80, 600)} ms`)
  })
  flow(r, t0, end, 12 * M, (t) => e(t, 'WARN', 'c.n.edi.map.Validator', `Segment NAD+UC ignored: unknown qualifier in ${r.pick(['ORDERS', 'DESADV'])}_${r.int(10000, 99999)}.edi`))
  c.incident('ike', { cause: { allOf: [['proposal', 'no_prop', 'cipher', 'crypto', 'algorithm', '\\bdh group', 'transform'], ['ike', 'ipsec', 'vpn', 'tunnel', 'peer', 'phase', 'child.?sa', 'partner', 'charon', 'strongswan', 'rekey', '192\\.0\\.2\\.144']] }, services: ['charon-systemd', 'charon', 'strongswan', 'vyos-br7', 'ipsec', 'partner-edi', '192.0.2.144', 'vpn'], victims: ['edi-gateway', 'OftpSender', 'c.n.edi.transport.OftpSender', '172.29.8.4:3305', '172.29.8.4'], severity: SEV, onset: at, onsetToleranceSeconds: 420, rootPattern: 'received NO_PROPOSAL_CHOSEN' })
  c.incident('pool', { cause: { allOf: [['dhcp', 'lease', 'address pool', 'ip pool', 'scope', '10\\.70\\.30'], ['no free', 'exhaust', 'full', 'run out', 'ran out', 'out of', 'used up', 'no (more )?(ip|address|lease)', 'deplet', 'empty', 'none left']] }, services: ['dhcpd', 'vyos-br7', 'dhcp', '10.70.30.0/24', 'eth1.30'], victims: ['wlc-relay'], severity: ['high', 'medium', 'critical', 'low'], onset: at2, onsetToleranceSeconds: 120, rootPattern: 'no free leases' })
  return c
}

/* 6 — database server */
function a6(seed) {
  const r = random(seed + 'a6'), c = new Case('twelve-06-db-iron', { notes: 'the controller stops caching writes: one INFO record among thousands' })
  const t0 = day(r) + r.int(7, 15) * H, end = t0 + 4 * H, at = t0 + r.int(95, 130) * M, I = { relevant: 'bbu' }, late = (t) => t > at
  const Mf = 'logs/db07/messages', Q = 'logs/db07/mysqld.log', A = 'logs/billing-api.log', T = 'logs/db07/iostat.log'
  const m = (t, tag, x, o) => c.line(Mf, t, `${bsd(t)} db07 ${tag}: ${x}`, o)
  const mr = (t, n, x, o) => m(t, 'MR_MONITOR[2811]', `<MRMON${n}>  Controller ID:  0   ${x}`, o)
  flow(r, t0, end, 3 * M, (t) => mr(t, '113', `Unexpected sense:  PD  =  Port 0 - 3:1:${r.int(0, 7)} Path 500056B3${r.hex(8).toUpperCase()}, CDB = 0x12 0x01 0x00 , Sense = 0x70 0x00 0x05`))
  beat(r, t0 + 4 * M, end, 50 * M, M, (t) => mr(t, '044', `Time established since power on: Time  ${l4j(t, '')}   ${r.int(9000000, 9900000)}   Seconds`))
  mr(t0 + 31 * M, '039', 'Patrol Read started'); mr(t0 + 78 * M, '035', 'Patrol Read complete')
  flow(r, t0, end, M, (t) => { const p = r.int(1000, 99999); m(t, `systemd`, r.pick(['Started Session ' + p + ' of user zabbix.', 'Created slice User Slice of zabbix.', 'Removed slice User Slice of zabbix.'])) })
  beat(r, t0, end, 10 * M, 5 * S, (t) => m(t, `CROND[${r.int(1000, 99999)}]`, '(root) CMD (/usr/lib64/sa/sa1 1 1)'))
  flow(r, t0, end, 7 * M, (t) => m(t, `snmpd[1441]`, r.pick(['error on subcontainer \'ia_addr\' insert (-1)', 'Cannot statfs /run/user/1007: Permission denied', `Connection from UDP: [10.9.0.${r.int(2, 9)}]:${r.int(30000, 60000)}->[10.50.3.7]:161`])))
  flow(r, t0, end, 25 * M, (t) => m(t, 'kernel', r.pick(['mce: [Hardware Error]: Machine check events logged', 'EDAC MC0: 1 CE memory read error on CPU_SrcID#0_Ha#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x1f3a offset:0x0 grain:32 syndrome:0x0)', 'TCP: TCP: Possible SYN flooding on port 3306. Sending cookies.  Check SNMP counters.'])))
  mr(at, '162', 'Current capacity of the battery is below threshold', { root: 'bbu' })
  mr(at + 2100, '195', 'BBU disabled; changing WB virtual disks to WT, Forced WT VDs are:   0 1', { root: 'bbu' })
  mr(at + 2300, '054', 'Policy change on VD:  1   Previous Policy = Write Back   Current Write Policy: Write Through', { root: 'bbu' })
  // iostat
  beat(r, t0, end, 2 * M, S, (t) => { const w = late(t) ? 18 + r.next() * 30 : 0.3 + r.next() * .4; c.line(T, t, `${l4j(t, '')} sdb r/s=${r.int(40, 120)} w/s=${late(t) ? r.int(160, 240) : r.int(700, 1100)} r_await=${(1 + r.next() * 3).toFixed(2)} w_await=${w.toFixed(2)} aqu-sz=${(late(t) ? 6 + r.next() * 9 : r.next() * .5).toFixed(2)} %util=${late(t) ? (97 + r.next() * 3).toFixed(1) : (18 + r.next() * 12).toFixed(1)}`, late(t) ? I : undefined); c.line(T, t + 1, `${l4j(t, '')} sda r/s=${r.int(0, 4)} w/s=${r.int(3, 20)} r_await=0.${r.int(20, 90)} w_await=0.${r.int(20, 90)} aqu-sz=0.01 %util=${(r.next() * 3).toFixed(1)}`) })
  const q = (t, th, lv, code, sub, x, o) => c.line(Q, t, `${isoZ(t)} ${th} [${lv}] [${code}] [${sub}] ${x}`, o)
  flow(r, t0, end, 70 * S, (t) => q(t, r.int(200, 90000), 'Note', 'MY-010914', 'Server', `Aborted connection ${r.int(10000, 900000)} to db: 'billing' user: 'billing_app' host: '10.50.8.${r.int(10, 30)}' (Got timeout reading communication packets).`))
  flow(r, t0, end, 5 * M, (t) => q(t, 0, 'Warning', 'MY-013360', 'Server', "Plugin mysql_native_password reported: ''mysql_native_password' is deprecated and will be removed in a future release. Please use caching_sha2_password instead'"))
  flow(r, at + M, end, 80 * S, (t) => q(t, 0, 'Note', 'MY-011953', 'InnoDB', `Page cleaner took ${r.int(4000, 14000)}ms to flush ${r.int(180, 2000)} and evict 0 pages`, I))
  flow(r, t0 + 20 * M, at, 40 * M, (t) => q(t, 0, 'Note', 'MY-011953', 'InnoDB', `Page cleaner took ${r.int(4000, 4700)}ms to flush ${r.int(1400, 2000)} and evict 0 pages`))
  flow(r, at + 10 * M, end, 9 * M, (t) => q(t, r.int(200, 90000), 'Warning', 'MY-010055', 'Repl', `Semi-sync source: Timeout waiting for reply of binlog (file: binlog.00${r.int(3101, 3140)}, pos: ${r.int(1e6, 9e8)}), semi-sync up to file binlog.003100, position ${r.int(1e6, 9e8)}.`, I))
  let n = r.int(1000, 9000)
  flow(r, t0, end, 11 * S, (t) => {
    const ms = late(t) ? Math.round(400 + r.gap(2200)) : Math.round(12 + r.gap(25)), id = ++n, bad = late(t) && ms > 5000, q2 = (lv, x, o) => c.line(A, t, JSON.stringify({ '@timestamp': isoZ(t, 3), level: lv, logger: 'com.acme.billing.InvoiceController', thread: `http-nio-8080-exec-${r.int(1, 60)}`, traceId: r.hex(16), message: x }), o)
    if (bad) q2('ERROR', `POST /v1/invoices/${id}/post failed: java.sql.SQLTransientConnectionException: HikariPool-1 - Connection is not available, request timed out after 5000ms.`, I)
    else q2('INFO', `POST /v1/invoices/${id}/post 201 in ${ms} ms (commit=${Math.max(1, Math.round(ms * .8))} ms)`, late(t) ? I : undefined)
  })
  flow(r, t0, end, 6 * M, (t) => c.line(A, t, JSON.stringify({ '@timestamp': isoZ(t, 3), level: 'WARN', logger: 'com.acme.billing.RateClient', thread: 'scheduling-1', traceId: r.hex(16), message: `ECB rate for ${r.pick(['TRY', 'ARS', 'NGN'])} missing, using yesterday's` })))
  const dep = at - 18 * M
  c.line(A, dep, JSON.stringify({ '@timestamp': isoZ(dep, 3), level: 'INFO', logger: 'com.acme.billing.Application', thread: 'main', message: 'Started Application in 14.211 seconds (process running for 15.9), version 4.18.2 (was 4.18.1)' }))
  c.incident('bbu', { cause: { allOf: [['\\bbbu\\b', 'batter', 'write.?through', 'write.?back', 'write.?cach', 'raid', 'storage controller', 'disk controller', 'megaraid', 'mr_monitor']] }, services: ['MR_MONITOR', 'db07', 'raid', 'megaraid', 'controller', 'storage', 'sdb'], victims: ['mysqld', 'InnoDB', 'billing-api', 'HikariPool-1', 'mysql', 'com.acme.billing.InvoiceController', 'InvoiceController'], severity: SEV, onset: at, onsetToleranceSeconds: 180, rootPattern: 'MRMON(162|195|054)' })
  return c
}

/* 7 — healthy: a hypervisor gets a new kernel */
function a7(seed) {
  const r = random(seed + 'a7'), c = new Case('twelve-07-kernel-night', { kind: 'clean', notes: 'patch night: reboots one after the other, boot noise, guests moved beforehand' })
  const t0 = day(r) + 1 * H, F = 'logs/kvm-journal.log', hosts = ['kvm-a', 'kvm-b', 'kvm-c']
  const l = (t, h, tag, m) => c.line(F, t, `${bsdms(t)} ${h} ${tag}: ${m}`)
  const boot = (t, h) => {
    let u = 0; const k = (m) => { u += r.next() * .4; l(t + u * S, h, 'kernel', m) }
    k(`Linux version 5.14.0-503.${r.int(11, 40)}.1.el9_5.x86_64 (mockbuild@x86-64-02.build.example) (gcc (GCC) 11.5.0 20240719)`); k('Command line: BOOT_IMAGE=(hd0,gpt2)/vmlinuz-5.14.0-503 root=/dev/mapper/rl-root ro crashkernel=1G-4G:192M rd.lvm.lv=rl/root intel_iommu=on')
    for (const m of ['BIOS-provided physical RAM map:', 'BIOS-e820: [mem 0x0000000000000000-0x000000000009ffff] usable', 'x86/fpu: Supporting XSAVE feature 0x001: \'x87 floating point registers\'', 'MDS: Mitigation: Clear CPU buffers', 'MMIO Stale Data: Vulnerable: Clear CPU buffers attempted, no microcode', 'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.SAT0.PRT1], AE_NOT_FOUND (20211217/dswload2-162)', 'ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20211217/psobject-220)', 'ERST: Error Record Serialization Table (ERST) support is initialized.', 'DMAR: [Firmware Bug]: No firmware reserved region can cover this RMRR [0x00000000a87cb000-0x00000000a87cffff], contact BIOS vendor for fixes', 'GHES: HEST is not enabled!', 'pci 0000:00:1f.0: [Firmware Bug]: reg 0x10: invalid BAR (can\'t size)', 'pcieport 0000:00:1c.4: AER: enabled with IRQ 26', 'usb: port power management may be unreliable', 'i8042: No controller found', 'ata3: SATA link down (SStatus 0 SControl 300)', 'ata4: SATA link down (SStatus 0 SControl 300)', 'ata5: failed to resume link (SControl 0)', 'mpt3sas_cm0: LSISAS3008: FWVersion(16.00.10.00), ChipRevision(0x02)', 'device-mapper: core: CONFIG_IMA_DISABLE_HTABLE is disabled. Duplicate IMA measurements will not be recorded in the IMA log.', 'ixgbe 0000:3b:00.0: Warning firmware error detected FWSM: 0x00000000', 'ixgbe 0000:3b:00.0 eno1: NIC Link is Down', 'ixgbe 0000:3b:00.0 eno1: NIC Link is Up 10 Gbps, Flow Control: RX/TX', 'XFS (dm-0): Mounting V5 Filesystem', 'XFS (dm-0): Starting recovery (logdev: internal)', 'XFS (dm-0): Ending recovery (logdev: internal)', 'systemd-journald[812]: File /var/log/journal/' + r.hex(32) + '/system.journal corrupted or uncleanly shut down, renaming and replacing.', 'kvm_intel: L1TF CPU bug present and SMT on, data leak possible. See CVE-2018-3646', 'bnxt_en 0000:5e:00.0: Unable to read VPD', 'sd 0:0:4:0: [sde] No Caching mode page found', 'sd 0:0:4:0: [sde] Assuming drive cache: write through', 'overlayfs: missing \'lowerdir\'', 'Bluetooth: hci0: unexpected event for opcode 0xfc2f', 'drm: [mgag200] *ERROR* can\'t reserve VRAM']) k(m)
    for (const svc of ['systemd-modules-load.service', 'lvm2-monitor.service', 'multipathd.service', 'chronyd.service', 'sshd.service', 'libvirtd.service', 'virtlogd.service', 'glusterd.service', 'node_exporter.service', 'tuned.service', 'rsyslog.service']) { u += r.next(); l(t + u * S, h, 'systemd[1]', `Starting ${svc}...`); if (svc.startsWith('systemd-mod')) { l(t + u * S + 40, h, `systemd-modules-load[${r.int(500, 900)}]`, "Failed to find module 'vfio_virqfd'") } u += r.next() * 2; l(t + u * S, h, 'systemd[1]', `Started ${svc}.`) }
    l(t + u * S + 1000, h, 'chronyd[1102]', 'System clock wrong by 0.214113 seconds'); l(t + u * S + 1900, h, 'chronyd[1102]', 'System clock was stepped by 0.214113 seconds')
    l(t + u * S + 2100, h, 'systemd[1]', 'dnf-makecache.service: Main process exited, code=exited, status=1/FAILURE'); l(t + u * S + 2200, h, 'systemd[1]', "dnf-makecache.service: Failed with result 'exit-code'.")
    l(t + u * S + 4000, h, 'systemd[1]', `Startup finished in 6.${r.int(100, 999)}s (kernel) + 9.${r.int(100, 999)}s (initrd) + 41.${r.int(100, 999)}s (userspace) = 57.${r.int(100, 999)}s.`)
    return u
  }
  for (const h of hosts) flow(r, t0, t0 + 3 * H, 30 * S, (t) => { const i = hosts.indexOf(h), gone = t0 + (30 + i * 45) * M; if (t > gone - 2 * S && t < gone + 4.6 * M) return; l(t, h, ...r.pick([['systemd[1]', 'Started Session ' + r.int(10, 9999) + ' of User monitor.'], [`sshd[${r.int(1000, 90000)}]`, `Connection reset by ${ip(r, '10.9.0')} port ${r.int(30000, 60000)} [preauth]`], ['libvirtd[2231]', 'End of file while reading data: Input/output error'], [`sshd[${r.int(1000, 90000)}]`, `Received disconnect from ${ip(r, '10.9.0')} port ${r.int(30000, 60000)}:11: disconnected by user`], ['dnsmasq-dhcp[1802]', `DHCPACK(virbr0) 192.168.122.${r.int(2, 200)} ${mac(r)}`]])) })
  hosts.forEach((h, i) => {
    const d = t0 + (30 + i * 45) * M, vms = Array.from({ length: r.int(8, 14) }, (_, x) => `vm-${h.at(-1)}${100 + x}`)
    l(d - 15 * M, h, 'ansible-ansible.builtin.dnf[30122]', "Invoked with name=['kernel'] state=latest"); vms.forEach((v, x) => { const t = d - 12 * M + x * 35 * S; l(t, h, 'libvirtd[2231]', `migration of domain ${v} to qemu+ssh://${hosts[(i + 1) % 3]}/system started`); l(t + 21 * S, h, 'libvirtd[2231]', `migration of domain ${v} completed, downtime ${r.int(40, 300)} ms`); l(t + 22 * S, h, 'kernel', `br0: port ${x + 2}(vnet${x}) entered disabled state`); l(t + 22 * S, h, 'systemd-machined[1511]', `Machine qemu-${x + 1}-${v} terminated.`); l(t + 21500, hosts[(i + 1) % 3], 'kernel', `br0: port ${x + 20}(vnet${x + 20}) entered forwarding state`) })
    l(d - 4 * S, h, 'systemd-logind[980]', 'The system will reboot now!'); l(d - 3 * S, h, 'systemd[1]', 'Stopping libvirtd.service...'); l(d - 2 * S, h, 'systemd[1]', 'multipathd.service: State \'stop-sigterm\' timed out. Killing.'); l(d - 2 * S + 10, h, 'systemd[1]', 'multipathd.service: Killing process 1144 (multipathd) with signal SIGKILL.'); l(d - 2 * S + 20, h, 'systemd[1]', "multipathd.service: Failed with result 'timeout'."); l(d - S, h, 'systemd-shutdown[1]', 'Sending SIGTERM to remaining processes...'); l(d - 500, h, 'systemd-journald[811]', 'Received SIGTERM from PID 1 (systemd-shutdow).')
    for (const o of hosts) if (o !== h) { l(d + 10 * S, o, 'corosync[2018]', `[KNET  ] link: host: ${i + 1} link: 0 is down`); l(d + 11 * S, o, 'corosync[2018]', `[TOTEM ] A processor failed, forming new configuration: token timed out (3650ms), waiting 4380ms for consensus.`); l(d + 15 * S, o, 'corosync[2018]', `[QUORUM] Members[2]: ${[1, 2, 3].filter((x) => x !== i + 1).join(' ')}`); l(d + 4 * M + 20 * S, o, 'corosync[2018]', '[QUORUM] Members[3]: 1 2 3') }
    boot(d + 3 * M, h)
    l(d + 6 * M, h, 'ansible-ansible.builtin.wait_for_connection[1990]', 'Invoked with timeout=600'); vms.forEach((v, x) => l(d + 8 * M + x * 20 * S, h, 'libvirtd[2290]', `migration of domain ${v} from ${hosts[(i + 1) % 3]} completed`))
    l(d + 15 * M, h, 'patch-night', `host ${h} done: kernel ok, ${vms.length}/${vms.length} guests running, 0 failed`)
  })
  return c
}

/* 8 — healthy: a bastion in the open internet */
function a8(seed) {
  const r = random(seed + 'a8'), c = new Case('twelve-08-open-bastion', { kind: 'clean', notes: 'guessing, bans, refused zone transfers, time steps of milliseconds: an ordinary day' })
  const t0 = day(r) + r.int(0, 12) * H, end = t0 + 3 * H, A = 'logs/auth.log', B = 'logs/fail2ban.log', D = 'logs/nsd.log'
  const l = (t, tag, m) => c.line(A, t, `${iso(t, 0)} bastion-fra1 ${tag}: ${m}`)
  flow(r, t0, end, 13 * S, (t) => { const a = pub(r), p = r.int(1000, 99999), port = r.int(20000, 65000), u = r.pick(['root', 'admin', 'oracle', 'ubuntu', 'hadoop', 'git', 'pi', 'solana', 'postgres']); const k = r.int(0, 6)
    if (k < 3) { l(t, `sshd[${p}]`, `Invalid user ${u} from ${a} port ${port}`); l(t + 900, `sshd[${p}]`, `Connection closed by invalid user ${u} ${a} port ${port} [preauth]`) }
    else if (k === 3) l(t, `sshd[${p}]`, `error: kex_exchange_identification: ${r.pick(['Connection closed by remote host', 'read: Connection reset by peer', 'client sent invalid protocol identifier "GET / HTTP/1.1"'])}`)
    else if (k === 4) l(t, `sshd[${p}]`, `fatal: Timeout before authentication for ${a} port ${port}`)
    else if (k === 5) l(t, `sshd[${p}]`, `Unable to negotiate with ${a} port ${port}: no matching key exchange method found. Their offer: diffie-hellman-group1-sha1,diffie-hellman-group14-sha1 [preauth]`)
    else l(t, `sshd[${p}]`, `error: maximum authentication attempts exceeded for root from ${a} port ${port} ssh2 [preauth]`)
    if (r.next() < .4) { c.line(B, t + 1500, `${l4j(t + 1500)} fail2ban.filter         [811]: INFO    [sshd] Found ${a} - ${l4j(t, '')}`); if (r.next() < .3) c.line(B, t + 1700, `${l4j(t + 1700)} fail2ban.actions        [811]: ${r.next() < .3 ? 'WARNING [sshd] ' + a + ' already banned' : 'NOTICE  [sshd] ' + r.pick(['Ban', 'Ban', 'Unban']) + ' ' + a}`) } })
  flow(r, t0, end, 110 * S, (t) => { const u = r.pick(['lena', 'tomas', 'ci-deploy']), p = r.int(1000, 99999), a = `10.8.0.${r.int(2, 30)}`; if (r.next() < .2) l(t, `sshd[${p}]`, `Failed publickey for ${u} from ${a} port ${r.int(20000, 65000)} ssh2: RSA SHA256:${r.hex(24)}`); l(t + 500, `sshd[${p}]`, `Accepted publickey for ${u} from ${a} port ${r.int(20000, 65000)} ssh2: ED25519-CERT SHA256:${r.hex(24)} ID ${u} (serial ${r.int(1, 900)}) CA ED25519 SHA256:${r.hex(20)}`); l(t + 700, 'systemd-logind[702]', `New session ${r.int(100, 9000)} of user ${u}.`); l(t + r.int(60, 900) * S, 'systemd-logind[702]', `Removed session ${r.int(100, 9000)}.`) })
  flow(r, t0, end, 8 * M, (t) => l(t, 'sudo', `   lena : 1 incorrect password attempt ; TTY=pts/1 ; PWD=/home/lena ; USER=root ; COMMAND=/usr/bin/less /var/log/syslog`))
  flow(r, t0, end, 18 * M, (t) => { l(t, 'chronyd[690]', `Source ${pub(r)} offline`); l(t + 9 * S, 'chronyd[690]', `Selected source ${pub(r)}`); l(t + 12 * S, 'chronyd[690]', `Can't synchronise: no majority`); l(t + 30 * S, 'chronyd[690]', `Selected source ${pub(r)}`) })
  c.line(B, t0 + 40 * M, `${l4j(t0 + 40 * M)} fail2ban.utils          [811]: ERROR   7f${r.hex(10)} -- exec: ipset -q test f2b-sshd 203.0.113.9`); c.line(B, t0 + 40 * M + 1, `${l4j(t0 + 40 * M + 1)} fail2ban.utils          [811]: ERROR   7f${r.hex(10)} -- returned 1`)
  const n = (t, lv, m) => c.line(D, t, `[${l4j(t, '.')}] nsd[1204]: ${lv}: ${m}`)
  flow(r, t0, end, 40 * S, (t) => { const k = r.int(0, 4); if (!k) n(t, 'error', `refused to transfer example.org to ${pub(r)}: no acl matches`); else if (k === 1) n(t, 'warning', `failed reading from ${pub(r)} tcp: Connection reset by peer`); else if (k === 2) n(t, 'info', `ratelimit block example.org. type any target ${pub(r)}/24 query ${pub(r)} TYPE255`); else n(t, 'info', `notify for example.${r.pick(['org', 'net'])}. from 10.8.0.53 serial ${r.int(2026060100, 2026110100)}`) })
  beat(r, t0 + 3 * M, end, 30 * M, M, (t) => { n(t, 'info', `xfrd: zone example.org committed "received update to serial ${Math.floor(t / 1e5)} at ${iso(t, 0, 0)} from 10.8.0.53 TSIG verified with key xfr."`); n(t + 900, 'info', 'rehash of zone example.org. with parameters 1 0 5 -'); n(t + 1000, 'info', 'nsec3 example.org. 5 %') })
  n(t0 + 75 * M, 'warning', 'signal received, shutting down...'); n(t0 + 75 * M + 1400, 'notice', 'nsd starting (NSD 4.8.0)'); n(t0 + 75 * M + 1500, 'warning', 'can\'t bind udp socket: Address already in use, retrying'); n(t0 + 75 * M + 1900, 'notice', 'nsd started (NSD 4.8.0), pid 1204')
  l(t0 + 75 * M - 2 * S, 'systemd[1]', 'unattended-upgrades: restarting nsd.service after upgrade of libssl3'); l(t0 + 75 * M + 2 * S, 'systemd[1]', 'Started nsd.service - Name Server Daemon.')
  return c
}
export const cases = [a1, a2, a3, a4, a5, a6, a7, a8]
