import { Case, random, S, M, H, DAY, iso, isoS, isoU, sp, spMs, sysl, clf, fill, every, arrive, start, ip, uuid, pad } from './lib.mjs'
import { CAUSES } from './causes.mjs'

export function edge(seed) {
  const r = random(seed + 'edge'), c = new Case('edge-cdn-news', { notes: 'one INFO line of a published ruleset; afterwards the hit ratio falls and the origin slows down, without any error of the culprit' })
  const t0 = start(r), on = t0 + r.int(50, 70) * M, t1 = on + r.int(45, 60) * M
  const A = 'logs/edge-access.ndjson', C = 'logs/edge-control.log', O = 'logs/origin-nginx-access.log', W = 'logs/edge-worker.log'
  const pops = ['FRA', 'AMS', 'WAW', 'MAD', 'IAD'].sort(() => r.next() - .5).slice(0, 4), rs = r.int(180, 420), ck = r.pick(['_nid', 'sess_ref', '_pv_id'])
  const paths = () => r.pick(['/', '/politics', '/sport', `/article/${r.int(100000, 100060)}`, `/article/${r.int(100000, 100060)}`, `/img/hero/${r.int(1, 30)}.webp`, '/assets/site.css'])
  const req = (t, p, cache, st, ms) => JSON.stringify({ ts: iso(t), pop: r.pick(pops), ray: r.hex(16), method: 'GET', host: 'www.daily-courier.example', path: p, status: st, cache, ttfb_ms: ms, bytes: r.int(900, 190000), ip: ip(r, r.pick(['84', '91', '188'])) })
  const og = (t, p, st, rt) => `${ip(r, '172.68')} - - [${clf(t)}] "GET ${p} HTTP/1.1" ${st} ${r.int(900, 190000)} "-" "EdgeFetch/2.1" rt=${rt.toFixed(3)} uct="0.001" urt="${rt.toFixed(3)}" ups=10.4.0.${r.int(2, 5)}:8080`
  const ct = (t, l, m) => `${isoS(t)} [${l}] control-plane: ${m}`
  arrive(r, t0, t1, 16 * S, (t) => {
    const p = paths(), after = t > on + 90 * S, img = p.startsWith('/assets'), x = r.next()
    if (x < .03) { c.line(A, t, req(t, r.pick(['/wp-admin/', '/.git/config', '/feed/old']), 'MISS', 404, r.int(60, 120))); return }
    if (x < .05) { c.line(A, t, req(t, p, 'STALE', 200, r.int(3, 20))); return }
    const hit = img ? r.next() < .97 : r.next() < (after ? .07 : .94)
    if (hit) { c.line(A, t, req(t, p, 'HIT', 200, r.int(2, 19))); return }
    const load = after ? Math.min(1, (t - on) / (25 * M)) : 0, rt = after ? .12 + load * (1.1 + r.next() * 1.6) : .06 + r.next() * .12
    c.line(A, t, req(t, p, 'MISS', 200, Math.round(rt * 1000) + r.int(15, 60)), after ? { relevant: 'key' } : {})
    c.line(O, t + 5, og(t, p, 200, rt), after ? { relevant: 'key' } : {})
  })
  // the origin sees all edges, not only the sampled ones
  arrive(r, t0, on + 90 * S, 45 * S, (t) => c.line(O, t, og(t, paths(), 200, .06 + r.next() * .1)))
  arrive(r, on + 90 * S, t1, 9 * S, (t) => { const load = Math.min(1, (t - on) / (25 * M)); c.line(O, t, og(t, paths(), load === 1 && r.next() < .06 ? 499 : 200, .12 + load * (1.1 + r.next() * 1.6)), { relevant: 'key' }) })
  every(r, t0, t1, 2 * M, 3000, (t) => {
    const after = t > on + 60 * S, ratio = after ? Math.max(.1, .94 - (t - on) / (4 * M)) : .93 + r.next() * .03, rps = r.int(2100, 2500)
    c.line(W, t, `${iso(t)} INFO edge-worker stats requests=${rps * 120} hit_ratio=${(ratio + r.next() * .02).toFixed(3)} objects=${after ? Math.floor(240000 + (t - on) / M * 61000) : r.int(238000, 246000)} origin_fetches=${Math.floor(rps * 120 * (1 - ratio))}`, after ? { relevant: 'key' } : {})
  })
  fill(c, W, r, t0, t1, r.int(90, 120), [
    [3, (t) => `${iso(t)} INFO edge-worker fn=ab-assign pop=${r.pick(pops)} cpu_ms=${r.int(1, 6)} ok`],
    [1, (t) => `${iso(t)} WARN edge-worker fn=geo-banner pop=${r.pick(pops)} cpu time ${r.int(41, 49)}ms near limit 50ms`],
    [1, (t) => `${iso(t)} ERROR edge-worker fn=newsletter-widget pop=${r.pick(pops)} TypeError: Cannot read properties of undefined (reading 'consent') at widget.js:1:2201`],
  ])
  fill(c, C, r, t0, t1, r.int(30, 40), [
    [3, (t) => ct(t, 'INFO', `purge by tag article-${r.int(100000, 100060)} requested by cms, ${r.int(1, 4)} objects`)],
    [1, (t) => ct(t, 'INFO', `tls: renewed certificate for img.daily-courier.example, expires in 90 days`)],
    [1, (t) => ct(t, 'WARN', `waf: rule 942100 triggered ${r.int(2, 30)} times (log only)`)],
  ])
  c.line(C, t0 + 22 * M, ct(t0 + 22 * M, 'INFO', `ruleset ${rs - 1} published by l.marin: redirect /feed/old -> /rss (changed: redirects[+1])`))
  c.line(C, on, ct(on, 'INFO', `ruleset ${rs} published by t.osei: personalised header experiment (changed: cache_key host,path,query -> host,path,query,cookie:${ck}; headers[+1])`), { root: 'key' })
  pops.forEach((p, i) => c.line(W, on + (12 + 9 * i) * S, `${iso(on + (12 + 9 * i) * S)} INFO edge-worker pop=${p} ruleset ${rs} active cache_key=[host,path,query,cookie:${ck}]`, { root: 'key' }))
  const d = on + 14 * M
  c.line(C, d, ct(d, 'INFO', `function newsletter-widget v${r.int(20, 60)} deployed to 100%`))
  c.incident('key', { cause: CAUSES['edge-cdn-news/key'], services: ['edge', 'cdn', 'control-plane', 'edge-worker', 'edge-control', 'ruleset', 'cache', `ruleset ${rs}`], victims: ['origin', 'origin-nginx', 'nginx'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'cache_key' })
  return c
}

export function backup(seed) {
  const r = random(seed + 'backup'), c = new Case('backup-restic-fileserver', { notes: 'every job succeeds; one of three repositories gets 0 files since a reboot after which its NFS share was not mounted' })
  const T = Date.UTC(2026, r.int(0, 10), r.int(1, 12), 0, 0, 0), days = r.int(15, 17), rb = r.int(8, 10), h = `bkp0${r.int(1, 4)}`
  const L = 'logs/restic-nightly.log', Y = `logs/${h}-syslog`
  const boot = T + rb * DAY + r.int(9, 15) * H + r.int(0, 59) * M, share = r.pick(['projects', 'cad-archive', 'studies']), srv = `filer${r.pick([1, 3, 4, 5])}.corp.example`, others = ['homes', 'wiki-export']
  const files = { [share]: r.int(150000, 400000), homes: r.int(50000, 90000), 'wiki-export': r.int(2000, 5000) }, size = { [share]: 1.9 + r.next(), homes: 412, 'wiki-export': 6.2 }
  const snap = { [share]: r.hex(8), homes: r.hex(8), 'wiki-export': r.hex(8) }
  const y = (t, p, m) => `${sysl(t)} ${h} ${p}: ${m}`
  for (let d = 0; d < days; d++) {
    let t = T + d * DAY + 1 * H + r.int(0, 40) * S
    for (const repo of ['homes', share, 'wiki-export']) {
      const w = (m, o) => { c.line(L, t, `${sp(t)} +0000 restic-${repo}[${9000 + d}]: ${m}`, o); t += r.int(2, 9) * S }
      const gone = repo === share && t > boot, k = gone ? 'mount' : null
      w(`open repository s3:https://s3.offsite.example/${h}-${repo}`)
      w(`using parent snapshot ${snap[repo]}`)
      w('load index files')
      w(`start scan on [/mnt/${repo}]`)
      if (!gone && r.next() < .35) w(`error: lstat /mnt/${repo}/.~lock.${r.hex(4)}.ods#: no such file or directory (file vanished, ignored)`)
      const n = gone ? 0 : r.int(20, 900), ch = gone ? 0 : r.int(20, 300)
      files[repo] += gone ? 0 : n
      t += gone ? 1 * S : r.int(6, 22) * M
      w(gone ? 'Files:           0 new,     0 changed,     0 unmodified' : `Files:        ${String(n).padStart(4)} new,  ${String(ch).padStart(4)} changed, ${files[repo] - n - ch} unmodified`, k ? { root: 'mount' } : {})
      w(gone ? 'Dirs:            0 new,     2 changed,     0 unmodified' : `Dirs:         ${String(r.int(1, 40)).padStart(4)} new,  ${String(r.int(10, 90)).padStart(4)} changed, ${Math.floor(files[repo] / 9)} unmodified`, k ? { relevant: 'mount' } : {})
      w(gone ? 'Added to the repository: 754 B (612 B stored)' : `Added to the repository: ${(r.next() * 9 + .2).toFixed(3)} GiB (${(r.next() * 600 + 90).toFixed(3)} MiB stored)`, k ? { relevant: 'mount' } : {})
      w(gone ? 'processed 0 files, 0 B in 0:01' : `processed ${files[repo]} files, ${repo === share ? (size[repo] + d * .01).toFixed(3) + ' TiB' : (size[repo] + d).toFixed(3) + ' GiB'} in ${r.int(6, 21)}:${pad(r.int(0, 59))}`, k ? { root: 'mount' } : {})
      snap[repo] = r.hex(8)
      w(`snapshot ${snap[repo]} saved`)
      w(`Applying Policy: keep 14 daily, 8 weekly snapshots`)
      w(`keep 14 snapshots, remove ${d > 1 ? 1 : 0} snapshots`)
      c.line(Y, t, y(t, 'systemd[1]', `restic-${repo}.service: Deactivated successfully.`))
      t += r.int(3, 9) * M
    }
  }
  fill(c, Y, r, T, T + days * DAY, r.int(300, 380), [
    [4, (t) => y(t, 'systemd[1]', r.pick(['Starting logrotate.service - Rotate log files...', 'Finished apt-daily.service - Daily apt download activities.', 'Started fstrim.service.', 'dpkg-db-backup.service: Deactivated successfully.'])) ],
    [3, (t) => y(t, 'CRON[' + r.int(1000, 99999) + ']', '(root) CMD (   cd / && run-parts --report /etc/cron.hourly)')],
    [2, (t) => y(t, 'sshd[' + r.int(1000, 99999) + ']', `Invalid user ${r.pick(['admin', 'oracle', 'ubuntu'])} from ${ip(r, '45')} port ${r.int(30000, 60000)}`)],
    [1, (t) => y(t, 'smartd[702]', `Device: /dev/sdb [SAT], SMART Prefailure Attribute: 1 Raw_Read_Error_Rate changed from ${r.int(70, 84)} to ${r.int(70, 84)}`)],
    [1, (t) => y(t, 'kernel', `nfs: server filer2.corp.example not responding, still trying`) + '\n' + y(t, 'kernel', `nfs: server filer2.corp.example OK`)],
    [1, (t) => y(t, 'postfix/smtp[' + r.int(1000, 9999) + ']', `${r.hex(10).toUpperCase()}: to=<backup-report@corp.example>, relay=mx1.corp.example[10.1.1.25]:25, delay=0.${r.int(10, 90)}, status=sent (250 OK)`)],
  ])
  let b = boot
  const k = (m, o) => { c.line(Y, b, y(b, 'kernel', m), o); b += r.int(1, 3) * S }
  const s = (m, o) => { c.line(Y, b, y(b, 'systemd[1]', m), o); b += r.int(1, 3) * S }
  c.line(Y, b - 50 * S, y(b - 50 * S, 'sudo', 'ops : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/sbin/reboot'))
  k('Linux version 6.1.0-28-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0)')
  k('ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.GFX0], AE_NOT_FOUND (20220331/psargs-330)')
  k('EXT4-fs (sda2): mounted filesystem with ordered data mode. Quota mode: none.')
  s('Mounting mnt-homes.mount - /mnt/homes...'); s(`Mounting mnt-${share.replaceAll('-', '\\x2d')}.mount - /mnt/${share}...`)
  s('Mounted mnt-homes.mount - /mnt/homes.')
  b += 60 * S
  c.line(Y, b, y(b, 'mount[611]', `mount.nfs: Connection timed out for ${srv}:/export/${share} on /mnt/${share}`), { root: 'mount' })
  s(`mnt-${share.replaceAll('-', '\\x2d')}.mount: Mount process exited, code=exited, status=32/n/a`, { root: 'mount' })
  s('Reached target remote-fs.target - Remote File Systems (1 optional mount skipped, nofail).', { relevant: 'mount' })
  s('Reached target multi-user.target - Multi-User System.')
  c.incident('mount', { cause: CAUSES['backup-restic-fileserver/mount'], services: [`restic-${share}`, share, h, 'restic', 'restic-nightly', 'nfs', `/mnt/${share}`, srv, 'mount', 'systemd', 'backup'], victims: others.map((x) => 'restic-' + x), severity: ['critical', 'high', 'medium'], onset: boot, onsetToleranceSeconds: 18 * 3600, rootPattern: 'mount\\.nfs|Mount process exited|processed 0 files|Files: +0 new' })
  return c
}

export function booking(seed) {
  const r = random(seed + 'bookingcpp'), c = new Case('booking-engine-cpp', { notes: 'a counter in the statistics line climbs after a config reload; only warnings at the very end' })
  const t0 = start(r, 1, 6), on = t0 + r.int(80, 110) * M, max = 16384, t1 = on + r.int(250, 290) * M
  const B = 'logs/seatd.log', L = 'logs/haproxy.log', h = `seat0${r.int(1, 6)}`
  const lim = t1 - r.int(14, 18) * M, rate = (max - 640) / ((lim - on) / M)
  const T = (t) => { const x = iso(t); return `${x.slice(0, 10).replaceAll('-', '/')} ${x.slice(11, 23)}` }
  const b = (t, l, m) => `${T(t)} <${(0x7f00 + r.int(1, 16)).toString(16)}> ${l} ${m}`
  const fd = (t) => t < on ? r.int(590, 650) : Math.min(max, Math.floor(640 + (t - on) / M * rate) + r.int(0, 30))
  every(r, t0, t1, 2 * M, 2000, (t) => c.line(B, t, b(t, 'INF', `stat sess=${r.int(180, 240)} q=${r.int(0, 4)} holds=${r.int(300, 420)} alloc/s=${r.int(25, 60)} rss=${r.int(801, 840)}M fd=${fd(t)}/${max} thr=48`), t > on + 8 * M ? { root: 'fd' } : {}))
  fill(c, B, r, t0, t1, r.int(330, 400), [
    [5, (t) => b(t, 'INF', `hold flight=${r.pick(['LX318', 'BA902', 'KL1005', 'AY831'])} cls=${r.pick(['Y', 'M', 'J'])} seats=${r.int(1, 4)} pnr=${r.hex(6).toUpperCase()} us=${r.int(90, 900)}`)],
    [2, (t) => b(t, 'INF', `release expired holds n=${r.int(1, 20)}`)],
    [1, (t) => b(t, 'WRN', `fare class ${r.pick(['Q', 'T', 'W'])} closed by revenue mgmt flight=${r.pick(['LX318', 'BA902'])}, sold out`)],
    [1, (t) => b(t, 'WRN', `gds link amadeus-2 keepalive late ${r.int(1100, 2900)}ms`)],
    [1, (t) => b(t, 'ERR', `pnr ${r.hex(6).toUpperCase()} rejected: name element missing (client error 4104)`)],
  ])
  arrive(r, t0, on, 12 * M, (t) => c.line(B, t, b(t, 'INF', `fare table refreshed rows=${r.int(40000, 48000)} in ${r.int(200, 600)}ms`)))
  c.line(B, on - 30 * M, b(on - 30 * M, 'INF', `log level for gds set to info by ops`))
  c.line(B, on - 300, b(on - 300, 'INF', 'config reload requested (SIGHUP)'), { relevant: 'fd' })
  c.line(B, on, b(on, 'INF', `config applied: fare_push=on (was off) fare_push.peer=unix:/run/fared.sock, one socket per update`), { root: 'fd' })
  every(r, on + 7 * M, t1, 14 * M, 5000, (t) => { if (fd(t) < max) c.line(B, t, b(t, 'INF', `fare_push delivered updates=${r.int(900, 1100)} opened=${r.int(780, 860)} closed=${r.int(0, 6)}`), { root: 'fd' }) })
  const hp = (t, fe, be, q, tr, st, flags) => `${sysl(t)} lb1 haproxy[1822]: ${ip(r, '10.55')}:${r.int(30000, 60000)} [${clf(t).slice(0, 20)}.${iso(t).slice(20, 23)}] seats seats/${h} ${q}/${flags.endsWith('C') && flags !== '--' ? -1 : 0}/${tr} ${st} ${flags} ${r.int(100, 180)}/${r.int(90, 99)}/${r.int(20, 60)}/${r.int(2, 30)}/${flags === '--' ? 0 : 3} 0/0`
  arrive(r, t0, lim, 100 * S, (t) => c.line(L, t, hp(t, '', '', 1, r.int(30, 900), r.int(300, 9000), '--')))
  arrive(r, t0, t1, 25 * M, (t) => c.line(L, t, hp(t, '', '', 1, r.int(30, 900), r.int(300, 9000), 'CD')))
  arrive(r, lim, t1, 14 * S, (t, i) => {
    c.line(L, t, hp(t, '', '', r.int(1, 9), r.int(15000, 15040), 0, r.pick(['sC', 'sC', 'SC'])), { relevant: 'fd' })
    if (i % 9 === 4) c.line(B, t, b(t, 'WRN', `acceptor: accept deferred 100ms (errno 24)`), { root: 'fd' })
  })
  c.incident('fd', { cause: CAUSES['booking-engine-cpp/fd'], services: ['seatd', h, 'booking engine', 'booking-engine', 'fare_push', 'seats', 'fared'], victims: ['haproxy', 'lb1'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 1800, rootPattern: 'fd=|fare_push|errno 24' })
  return c
}

export function kafka(seed) {
  const r = random(seed + 'kafka'), c = new Case('order-events-kotlin', { notes: 'one partition stands still because one record is retried for ever at INFO/WARN; rebalances and other retries that succeed are noise' })
  const t0 = start(r), on = t0 + r.int(45, 60) * M, t1 = on + r.int(55, 70) * M
  const E = 'logs/order-enricher.log', K = 'logs/kafka-lag-exporter.log', A = 'logs/orders-api.log', F = 'logs/fulfilment.log'
  const part = r.int(2, 10), topic = r.pick(['orders.v2', 'order-events', 'shop.orders']), offs = Array.from({ length: 12 }, () => r.int(40000000, 50000000)), bad = offs[part] + Math.floor((on - t0) / 1000 * .42)
  const e = (t, l, th, lg, m) => `${spMs(t, '.')} ${l.padEnd(5)} [${th}] ${lg} - ${m}`
  const C = 'org.springframework.kafka.KafkaListenerEndpointContainer#0-'
  fill(c, E, r, t0, t1, r.int(270, 330), [
    [6, (t) => { const q = r.int(0, 11); return q === part && t > on ? null : e(t, 'INFO', C + Math.floor(q / 4) + '-C-1', 'c.shop.enricher.OrderListener', `enriched order=${r.int(7000000, 7099999)} partition=${q} in ${r.int(4, 60)}ms`) }],
    [1, (t) => { const q = (part + 1 + r.int(0, 10)) % 12; return e(t, 'WARN', C + Math.floor(q / 4) + '-C-1', 'c.shop.enricher.GeoClient', `geo lookup 503, retrying in 200ms (attempt 1) order=${r.int(7000000, 7099999)} partition=${q}; next attempt ok`) }],
    [1, (t) => e(t, 'INFO', 'kafka-coordinator-heartbeat-thread | order-enricher', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=consumer-order-enricher-${r.int(1, 3)}, groupId=order-enricher] Node -1 disconnected.`)],
  ])
  const rb = t0 + 15 * M
  c.line(E, rb, e(rb, 'INFO', C + '1-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=consumer-order-enricher-2, groupId=order-enricher] Request joining group due to: group is already rebalancing`))
  c.line(E, rb + 3000, e(rb + 3000, 'INFO', C + '1-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=consumer-order-enricher-2, groupId=order-enricher] Successfully joined group with generation Generation{generationId=${r.int(40, 90)}, memberId='consumer-order-enricher-2-${uuid(r)}', protocol='cooperative-sticky'}`))
  const th = C + Math.floor(part / 4) + '-C-1'
  every(r, on, t1, r.int(90, 110) * S, 4000, (t, i) => {
    c.line(E, t, e(t, 'INFO', th, 'o.s.kafka.listener.DefaultErrorHandler', `Record in retry and not yet recovered: ${topic}-${part}@${bad}, attempt ${i * 9 + 1}, cause: MismatchedInputException: cannot deserialize value of type java.math.BigDecimal from String "12,90" (path $.lines[2].unitPrice)`), { root: 'poison' })
    c.line(E, t + 12, e(t + 12, 'INFO', th, 'o.a.k.clients.consumer.KafkaConsumer', `[Consumer clientId=consumer-order-enricher-${Math.floor(part / 4) + 1}, groupId=order-enricher] Seeking to offset ${bad} for partition ${topic}-${part}`), { root: 'poison' })
  })
  every(r, t0, t1, 90 * S, 2000, (t, i) => {
    if (i % 2 === 0) for (const q of [part, (part + 3) % 12, (part + 7) % 12]) {
      const stuck = q === part && t > on, end = offs[q] + Math.floor((t - t0) / 1000 * .42)
      const cur = stuck ? bad : end - r.int(0, 9)
      c.line(K, t + q, JSON.stringify({ time: isoS(t), group: 'order-enricher', topic, partition: q, current_offset: stuck ? bad : q === part ? Math.min(cur, bad - 1) : cur, lag: stuck ? Math.floor((t - on) / 1000 * .42) + r.int(0, 9) : end - cur }), stuck ? { root: 'poison' } : {})
    }
  })
  fill(c, A, r, t0, t1, r.int(180, 230), [
    [6, (t) => `${clf(t).replace(' +0000', '')} orders-api "POST /orders" 201 ${r.int(10, 90)}ms id=${r.int(7000000, 7099999)} src=${r.pick(['web', 'ios', 'android', 'marketplace'])}`],
    [1, (t) => `${clf(t).replace(' +0000', '')} orders-api "POST /orders" 409 ${r.int(3, 20)}ms duplicate cart`],
    [1, (t) => `${clf(t).replace(' +0000', '')} orders-api "POST /orders" 429 ${r.int(1, 4)}ms client=marketplace bucket empty`],
  ])
  c.line(A, on - 9 * M, `${clf(on - 9 * M).replace(' +0000', '')} orders-api release 2026.${r.int(10, 60)} started, marketplace connector enabled for locale de-AT`, { relevant: 'poison' })
  fill(c, F, r, t0, t1, r.int(80, 100), [(t) => `${isoS(t)} fulfilment: picked order ${r.int(7000000, 7099999)} zone ${r.pick(['A', 'B', 'C'])}`, (t) => `${isoS(t)} fulfilment: carrier label printed ${r.pick(['DHL', 'GLS', 'PPL'])} ${r.hex(10)}`])
  every(r, on + 12 * M, t1, 3 * M, 5000, (t, i) => c.line(F, t, `${isoS(t)} fulfilment: WARN orders without enrichment older than 10m: ${r.int(12, 20) * (i + 1)}`, { relevant: 'poison' }))
  c.incident('poison', { cause: CAUSES['order-events-kotlin/poison'], services: ['order-enricher', topic, `${topic}-${part}`, 'enricher', 'OrderListener', 'kafka', 'orders-api'], victims: ['fulfilment', 'kafka-lag-exporter'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'not yet recovered|Seeking to offset|"lag"' })
  return c
}
