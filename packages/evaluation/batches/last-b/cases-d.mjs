import { Case, tell, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, local, start, pub, ip, uuid, access, hostNoise, p, S, M, H } from './lib.mjs'

// hard: two nodes join the ring without streaming any data (auto_bootstrap=false); reads of their ranges find nothing (Monzo 2019)
function cassandra(name, r) {
  const c = new Case(name, { notes: 'hard: no error of the culprit. Node 4 joined earlier with streaming (24 min) (contrast), nodes 5 and 6 join in seconds with auto_bootstrap=false; the app answers 404/"unknown account" at INFO. Red herrings: GC pauses, dropped hints, tombstone warnings, one slow repair' })
  const t0 = start(r), end = t0 + 2 * H, on = t0 + r.int(50, 65) * M, net = `10.${r.int(10, 40)}.2.`
  const line = (n, t, l, th, at, text, o) => c.line(`logs/cass-${n}-system.log`, t, `${l.padEnd(5)} [${th}] ${sql(t, ',')} ${at} - ${text}`, o)
  const joinGood = t0 + 4 * M
  const cfg = (boot) => `Node configuration:[allocate_tokens_for_local_replication_factor=3; authenticator=PasswordAuthenticator; auto_bootstrap=${boot}; auto_snapshot=true; cluster_name=core-ledger; commitlog_sync=periodic; compaction_throughput=64MiB/s; concurrent_reads=32; endpoint_snitch=GossipingPropertyFileSnitch; num_tokens=16; storage_port=7000]`
  line(4, joinGood, 'INFO', 'main', 'Config.java:1171', cfg('true')); line(4, joinGood + 9000, 'INFO', 'main', 'StorageService.java:1811', 'JOINING: Starting to bootstrap...')
  for (let i = 0; i < 9; i++) line(4, joinGood + (20 + i * 140) * S, 'INFO', 'STREAM-IN-/' + net + '1' + (i % 3 + 1) + ':7000', 'StreamResultFuture.java:202', `[Stream #${uuid(r)} ID#0] Prepare completed. Receiving ${r.int(40, 300)} files(${r.int(8, 60)}.${r.int(100, 999)}GiB), sending 0 files(0.000KiB)`)
  line(4, joinGood + 24 * M, 'INFO', 'main', 'StorageService.java:1878', 'Bootstrap completed for tokens [...]'); line(4, joinGood + 24 * M + 800, 'INFO', 'main', 'StorageService.java:1650', 'JOINING: Finish joining ring')
  ;[5, 6].forEach((n, i) => {
    const t = on + i * 3 * M
    line(n, t - 14 * S, 'INFO', 'main', 'CassandraDaemon.java:576', 'Hostname: cass-' + n + '.core.internal:7000:7001')
    line(n, t - 13 * S, 'INFO', 'main', 'Config.java:1171', cfg('false'), { root: 'a' })
    line(n, t - 6 * S, 'INFO', 'main', 'StorageService.java:755', 'Loading persisted ring state', { relevant: 'a' }); line(n, t - 2 * S, 'INFO', 'main', 'StorageService.java:1650', 'JOINING: Finish joining ring', { root: 'a' })
    line(n, t, 'INFO', 'main', 'StorageService.java:3045', `Node /${net}1${n}:7000 state jump to NORMAL`, { root: 'a' }); line(n, t + 3000, 'INFO', 'main', 'CassandraDaemon.java:767', 'Startup complete')
    every(r, t, end, 4 * M, (x) => line(n, x, 'INFO', 'ScheduledTasks:1', 'StatusLogger.java:65', `ledger.accounts live_sstables=0 memtable_ops=${r.int(10, 400)} read_misses=${r.int(300, 900)}`, { relevant: 'a' }))
    for (const o of [1, 2]) line(o, t + 1200, 'INFO', 'GossipStage:1', 'Gossiper.java:1461', `Node /${net}1${n}:7000 is now part of the cluster`, { relevant: 'a' })
  })
  for (const n of [1, 2, 4]) {
    every(r, n === 4 ? joinGood + 26 * M : t0, end, 60 * S, (t) => r.pick([
      () => line(n, t, 'INFO', `CompactionExecutor:${r.int(1, 90)}`, 'CompactionTask.java:255', `Compacted (${r.hex(8)}) 4 sstables to [/var/lib/cassandra/data/ledger/tx-${r.hex(8)}/nb-${r.int(100, 9000)}-big,] to level=0.  ${r.int(10, 900)}.${r.int(100, 999)}MiB to ${r.int(10, 600)}.111MiB (~91% of original) in ${r.int(2000, 90000)}ms.`),
      () => line(n, t, 'INFO', 'Service Thread', 'GCInspector.java:294', `G1 Young Generation GC in ${r.int(201, 460)}ms.  G1 Eden Space: 2147483648 -> 0; G1 Old Gen: ${r.int(1e9, 3e9)} -> ${r.int(1e9, 3e9)};`),
      () => line(n, t, 'WARN', `ReadStage-${r.int(1, 32)}`, 'ReadCommand.java:578', `Read 512 live rows and ${r.int(1001, 4000)} tombstone cells for query SELECT * FROM ledger.pots WHERE owner = ${r.hex(8)} LIMIT 512; token ${r.int(1e9, 9e9)} (see tombstone_warn_threshold)`),
      () => line(n, t, 'INFO', 'HintsDispatcher:1', 'HintsDispatchExecutor.java:294', `Finished hinted handoff of file ${uuid(r)}-1.hints to endpoint /${net}1${r.int(1, 3)}:7000`)])())
  }
  every(r, t0, end, 6 * S, (t) => {
    const f = t < on ? 0.012 : Math.min(0.26, 0.13 + (t > on + 3 * M ? 0.13 : 0)), miss = r.next() < f
    c.line('logs/accounts-api.log', t, `${iso(t).slice(11, 23)}|accounts-api|INFO|${r.hex(6)}|${r.pick(['lookup', 'lookup', 'balance'])} acc_${r.hex(10)} ${miss ? 'not_found rows=0' : 'ok rows=1'} cl=LOCAL_QUORUM ${r.int(1, 14)}ms`, miss && t > on ? { relevant: 'a' } : {})
    if (miss && t > on && r.next() < 0.6) c.line('logs/card-gateway.log', t + 30, `${iso(t + 30).slice(11, 23)}|card-gateway|INFO|${r.hex(6)}|auth declined reason=unknown_account mcc=${r.int(4000, 5999)}`, { relevant: 'a' })
    else if (r.next() < 0.3) c.line('logs/card-gateway.log', t + 30, `${iso(t + 30).slice(11, 23)}|card-gateway|INFO|${r.hex(6)}|auth ${r.pick(['approved', 'approved', 'approved', 'declined reason=insufficient_funds'])} mcc=${r.int(4000, 5999)}`)
  })
  tell(c, 'a', { cause: { allOf: [['node', 'cassandra', 'cass-', '\\bring\\b', 'scale', 'bootstrap', 'token range', 'replica'], ['auto_?bootstrap', 'without (bootstrap|stream|data|any data)', 'bootstrap(ping)? (was |is )?(disabled|off|skipped|false)', '\\bempty\\b', 'no data', '(did|does|do) ?n.t (stream|bootstrap|have)', 'not (stream|bootstrap)', 'no (stream|bootstrap)', 'never (stream|bootstrap|received)', 'skipp']], mustNot: ['tombstone.*(is the|root) cause'] }, services: ['cass-5', 'cass-6', 'cass-5-system', 'cass-6-system', 'cassandra', 'core-ledger', `${net}15`, `${net}16`], victims: ['accounts-api', 'card-gateway'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'auto_bootstrap=false|Finish joining|state jump to NORMAL' },
    ['cass-5 and cass-6 joined the ring without bootstrap, they have no data', 'New Cassandra nodes came up empty (auto_bootstrap=false) and serve reads that find nothing', 'Scale-out did not stream the token ranges to the new nodes'],
    ['card-gateway declines cards with unknown account', 'Cassandra GC pauses slow down reads'])
  return c
}

// hard: one of eight order routers still runs the old build; a re-used flag starts its retired code (Knight 2012)
function oldRouter(name, r) {
  const n = r.int(2, 7), bad = `or${n}`
  const c = new Case(name, { notes: 'hard: everything INFO. The deploy skipped one host (its banner shows the old build), the flag re-used at the open makes that host send child orders without end. Rejects by risk and exchange throttles are the louder victims. Home-grown FIX-like layout. Red herrings: exchange heartbeat gaps, market data resend, deploy warning for a decommissioned host' })
  const t0 = start(r), end = t0 + 100 * M, on = t0 + r.int(40, 48) * M, nb = `2024.${r.int(6, 9)}.${r.int(10, 40)}`, ob = `2023.${r.int(1, 5)}.${r.int(1, 9)}`
  const flag = r.pick(['RLP_ENABLE', 'RETAIL_LIQ', 'XSMART'])
  const F = 'logs/orders.trace', D = 'logs/rollout.out'
  const seq = {}
  const L = (h, t, k, text, o) => c.line(F, t, `${iso(t).slice(11, 23).replace(/[:.]/g, '')} ${h} ${String(seq[h] = (seq[h] ?? r.int(1000, 9000)) + 1).padStart(7, '0')} ${k} ${text}`, o)
  c.line(D, t0 + 1000, `== rollout ${nb} started ${isoS(t0)} by relbot`)
  for (let i = 1; i <= 8; i++) {
    const h = `or${i}`
    if (h === bad) c.line(D, t0 + i * 30 * S, `   ${h}: connected, 0 files changed, restart ok (pid ${r.int(1000, 9999)})`, { root: 'a' })
    else c.line(D, t0 + i * 30 * S, `   ${h}: connected, ${r.int(210, 214)} files changed, restart ok (pid ${r.int(1000, 9999)})`)
    L(h, t0 + i * 30 * S + 4000, 'SYS', `up build=${h === bad ? ob : nb} venues=ARCX,XNAS,BATS algo=smars`, h === bad ? { root: 'a' } : {})
  }
  c.line(D, t0 + 270 * S, `   or9: WARN unreachable (decommissioned, ignored)`); c.line(D, t0 + 280 * S, `== rollout ${nb} finished: 8 of 8 restarted, 0 failed`)
  for (let i = 1; i <= 8; i++) L(`or${i}`, on - 5000 + i * 20, 'CFG', `flag ${flag}=Y effective (source=ops-console)`, `or${i}` === bad ? { root: 'a' } : { relevant: 'a' })
  const sym = ['AAPL', 'F', 'GE', 'T', 'WFC', 'PFE', 'BAC', 'XOM']
  for (let i = 1; i <= 8; i++) { const h = `or${i}`
    every(r, t0 + 300 * S, end, 170 * S, (t) => { const id = r.hex(6), q = r.int(1, 20) * 100, s = r.pick(sym); L(h, t, 'PAR', `id=${id} ${r.pick(['B', 'S'])} ${q} ${s} lmt=${(r.next() * 90 + 10).toFixed(2)}`); if (h !== bad || t < on) { L(h, t + 200, 'CHD', `par=${id} qty=${q} ${s} venue=${r.pick(['ARCX', 'XNAS', 'BATS'])}`); L(h, t + 700, 'FIL', `par=${id} qty=${q} cum=${q}/${q} done`) } })
  }
  let pars = Array.from({ length: 6 }, () => [r.hex(6), r.pick(sym), r.int(2, 9) * 100]), sent = pars.map(() => 0)
  every(r, on, end, 11 * S, (t) => { const k = r.int(0, 5), [id, s, q] = pars[k]; sent[k] += q; L(bad, t, 'CHD', `par=${id} qty=${q} ${s} venue=${r.pick(['ARCX', 'XNAS', 'BATS'])}${r.next() < 0.15 ? ' path=pegged-legacy' : ''}`, { root: 'a' }); L(bad, t + 300, 'FIL', `par=${id} qty=${q} cum=${sent[k]}/${q}`, { relevant: 'a' }) })
  every(r, on + 6 * M, end, 22 * S, (t) => c.line('logs/risk.log', t, `${isoS(t)} risk-gate WARN firm position ${r.pick(sym)} net=${r.int(2, 90) * 10000} above soft limit, order allowed`, { relevant: 'a' }))
  every(r, on + 9 * M, end, 22 * S, (t) => c.line('logs/risk.log', t, `${isoS(t)} venue-session ERROR ${r.pick(['ARCX', 'XNAS', 'BATS'])} reject code=99 text="Message rate throttled"`, { relevant: 'a' }))
  every(r, t0, end, 40 * S, (t) => c.line('logs/risk.log', t, `${isoS(t)} ${r.pick(['risk-gate INFO limits checked orders=' + r.int(10, 90) + ' blocked=0', 'venue-session INFO heartbeat BATS ok', 'md-feed WARN gap detected seq, resend requested', 'md-feed INFO gap filled'])}`))
  tell(c, 'a', { cause: { allOf: [[bad, 'one (of (the )?(eight|8|\\d|order)|host|router|server|node|machine)', 'single (host|router|server)', 'eighth', 'not (been )?(deployed|updated|upgraded|rolled)', 'missed'], ['\\bold\\b', 'older', 'stale', 'outdated', 'previous', 'legacy', 'version', 'build', 'release', 'not (been )?(deployed|updated|upgraded)', 'missed (by )?(the )?(deploy|rollout)', ob.replace(/\./g, '\\.'), '0 files']] }, services: [bad, 'smars', flag, 'rollout'], victims: ['risk-gate', 'venue-session', 'risk', 'md-feed', 'ARCX', 'XNAS', 'BATS'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 120, rootPattern: `${bad}` },
    [`${bad} was missed by the rollout and still runs the old build, the flag wakes its legacy code`, 'One of the eight routers has an outdated version and sends endless child orders', `Order router ${bad} runs build ${ob} instead of ${nb}`],
    ['Exchanges throttle our orders', 'The risk gate shows positions above the soft limit'])
  return c
}

// hard: battery learn cycle puts the RAID controller into write-through for two hours; only one WARN/crit kernel line
function raidBattery(name, r) {
  const c = new Case(name, { notes: 'hard: one kernel line (BBU disabled, WB to WT) and a relearn note; MySQL and app only become slow (no errors of the culprit), ends with the relearn. Red herrings: nightly patrol read, backup start, slow reports, deploy' })
  const t0 = start(r), end = t0 + 3 * H, on = t0 + r.int(60, 75) * M, off = on + r.int(60, 80) * M, h = r.pick(['mysql-a3', 'dbmaster2', 'sql-legacy-1']), K = 'logs/messages', MY = 'logs/mysqld.err', A = 'logs/booking.log'
  const kk = (t, x, o) => c.line(K, t, `${syslog(t)} ${h} kernel: [${(8127000.418233 + (t - t0) / 1000).toFixed(6)}] ${x}`, o), ev = r.int(11000, 19000), up = (t) => Math.floor(t / 1000) - 946684800
  const slow = (t) => t > on && t < off
  every(r, t0, end, 20 * S, (t) => c.line(K, t, `${syslog(t)} ${h} ${hostNoise(r)}`))
  kk(t0 + 11 * M, `megaraid_sas 0000:03:00.0: ${ev} (${up(t0)}s/0x0020/info) - Patrol Read started`); kk(t0 + 47 * M, `megaraid_sas 0000:03:00.0: ${ev + 1} (${up(t0 + 47 * M)}s/0x0020/info) - Patrol Read complete`)
  kk(on - 30 * S, `megaraid_sas 0000:03:00.0: ${ev + 2} (${up(on)}s/0x0008/info) - Battery relearn started`, { root: 'a' })
  kk(on, `megaraid_sas 0000:03:00.0: ${ev + 3} (${up(on)}s/0x0008/WARN) - BBU disabled; changing WB virtual disks to WT, Forced WB VDs are not affected`, { root: 'a' })
  kk(off - 40 * S, `megaraid_sas 0000:03:00.0: ${ev + 4} (${up(off)}s/0x0008/info) - Battery relearn completed`, { root: 'a' }); kk(off, `megaraid_sas 0000:03:00.0: ${ev + 5} (${up(off)}s/0x0008/info) - BBU enabled; changing WT virtual disks to WB`, { root: 'a' })
  every(r, t0, end, 50 * S, (t) => c.line(MY, t, `${frac(t, 6)}Z ${r.int(1000, 90000)} [${r.next() < 0.6 ? 'Note' : 'Warning'}] ${r.pick([`[MY-010914] [Server] Aborted connection ${r.int(1000, 90000)} to db: 'booking' user: 'app' host: '10.1.0.${r.int(2, 99)}' (Got an error reading communication packets).`, `[MY-010055] [Server] IP address '10.1.4.${r.int(2, 99)}' could not be resolved: Name or service not known`, '[MY-013360] [Server] Plugin mysql_native_password reported: \'mysql_native_password\' is deprecated'])}`))
  every(r, on + 2 * M, off, 75 * S, (t) => c.line(MY, t, `${frac(t, 6)}Z 0 [Note] [MY-011953] [InnoDB] Page cleaner took ${r.int(3000, 9800)}ms to flush ${r.int(40, 400)} and evict 0 pages`, { relevant: 'a' }))
  every(r, t0, end, 8 * S, (t) => { const wr = r.next() < 0.4, ms = wr ? (slow(t) ? r.int(700, 4200) : r.int(6, 40)) : (slow(t) ? r.int(10, 160) : r.int(4, 70)); c.line(A, t, `<${wr ? 'W' : 'R'}> ${isoS(t)} booking.${r.pick(['reserve', 'pay', 'cancel'].slice(0, wr ? 3 : 1)).replace('reserve', wr ? 'reserve' : 'list')} took=${ms}ms rows=${r.int(1, 30)} ok`, wr && slow(t) ? { relevant: 'a' } : {}); if (wr && ms > 3300) c.line(A, t + 5, `<!> ${isoS(t)} slow statement UPDATE/INSERT commit=${ms - r.int(20, 90)}ms db=${h}`, { relevant: 'a' }) })
  every(r, on + 4 * M, off, 2 * M, (t) => c.line(A, t, `<!> ${isoS(t)} web: request timed out after 3000ms POST /reserve`, { relevant: 'a' }))
  c.line(A, on - 22 * M, `<i> ${isoS(on - 22 * M)} release booking 5.${r.int(1, 90)}.0 active`); c.line(A, on + 6 * M, `<i> ${isoS(on + 6 * M)} report weekly-occupancy started (read replica)`); c.line(A, on + 17 * M, `<i> ${isoS(on + 17 * M)} report weekly-occupancy done`)
  tell(c, 'a', { cause: { allOf: [['\\bbbu\\b', 'batter', 'raid', 'controller', 'write.?(back )?cache', 'megaraid'], ['re-?learn', 'learn', 'disabled', 'write.?through', '\\bWT\\b', 'lost', 'discharg', 'switched', '\\boff\\b', 'without (its )?(write )?cache', 'calibrat']], mustNot: ['release .*(is|was) the cause'] }, services: [h, 'megaraid_sas', 'kernel', 'raid controller', 'BBU'], victims: ['booking', 'mysqld', 'mysql', 'web'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'megaraid_sas' },
    ['The RAID controller battery relearn switched the disks to write-through, so commits got slow', 'BBU disabled for a learn cycle, write cache lost', 'megaraid went from WB to WT during battery calibration'],
    ['MySQL writes are slow', 'Release of booking made POST /reserve time out'])
  return c
}

// hard: payouts scheduled at 02:30 local run twice in the night the clocks go back; nothing errors
function dst(name, r) {
  const c = new Case(name, { notes: 'hard: wrong data, no errors: local-time cron 02:30 fires in CEST and again in CET; the ledger is paid twice, reconciliation warns in the morning. Red herrings: bank gateway retry, log rotation, a rejected IBAN, other jobs at 03:15 that run once' })
  const year = 2020 + r.int(2, 5), d = new Date(Date.UTC(year, 9, 31)); const sun = 31 - d.getUTCDay()
  const change = Date.UTC(year, 9, sun, 1), t0 = change - 5 * H, end = change + 8 * H
  const loc = (t) => local(t, t < change ? 2 : 1), first = Date.UTC(year, 9, sun, 0, 30), second = first + H
  const F = 'logs/scheduler.log', P = 'logs/payouts.log', B = 'logs/bank-gw.log'
  const cnt = r.int(130, 190), job = r.pick(['merchant-payout', 'driver-payout', 'seller-settlement'])
  const Q = (t, text, o) => c.line(F, t, `${loc(t)} cronbox[1] ${text}`, o)
  for (let t = t0 + 7 * M; t < end; t += 10 * M) { Q(t, `fire job=outbox-sweep spec="*/10 * * * *" run=${r.hex(6)}`); Q(t + r.int(400, 4000), `exit job=outbox-sweep code=0`) }
  for (const [h, j] of [[-3.2, 'fx-snapshot'], [1.25, 'statement-mail'], [2.5, 'ledger-close'], [4, 'kyc-refresh']]) { Q(change + h * H, `fire job=${j} spec="${j === 'statement-mail' ? '15 3' : '0 0'} * * *" run=${r.hex(6)}`); Q(change + h * H + r.int(60, 400) * S, `exit job=${j} code=0`) }
  let total = 0
  const amounts = Array.from({ length: cnt }, () => r.int(900, 90000)); const ids = amounts.map(() => 'M' + r.int(10000, 99999))
  amounts.forEach((a) => { total += a })
  ;[first, second].forEach((t, k) => {
    const run = r.hex(6), o = k ? { root: 'a' } : { relevant: 'a' }
    Q(t, `fire job=${job} spec="30 2 * * 0" tz=Europe/Berlin run=${run}`, { root: 'a' })
    c.line(P, t + 900, `${loc(t + 900)} run=${run} ${job} begin period=${year}-W43 merchants=${cnt} total=${(total / 100).toFixed(2)} EUR`, { root: 'a' })
    ids.forEach((m, i) => { const x = t + 4000 + i * 2500; c.line(P, x, `${loc(x)} run=${run} transfer ${m} ${(amounts[i] / 100).toFixed(2)} EUR ref=${year}W43-${m} ${i === 40 ? 'skipped (iban invalid, manual queue)' : 'submitted'}`, k ? { relevant: 'a' } : {}); if (i % 2) c.line(B, x + 600, `level=info t=${isoS(x + 600)} evt=pain001 ref=${year}W43-${m} status=${i === 61 ? 'HTTP503 retry=1' : 'ACCP'}`, k ? { relevant: 'a' } : {}) })
    const x = t + 4000 + cnt * 2500; c.line(P, x, `${loc(x)} run=${run} ${job} end submitted=${cnt - 1} skipped=1`, { root: 'a' }); Q(x + 300, `exit job=${job} code=0 run=${run}`, { root: 'a' })
  })
  every(r, t0, end, 2 * M, (t) => c.line(B, t, `level=${r.next() < 0.06 ? 'warn' : 'info'} t=${isoS(t)} evt=${r.pick(['camt054 fetched=' + r.int(0, 9), 'keepalive rtt=' + r.int(20, 90) + 'ms', 'session renewed', 'tls cert valid_days=' + r.int(40, 60)])}`))
  const m = change + 6 * H + r.int(0, 40) * M
  c.line(P, m, `${loc(m)} recon WARN payout account debit ${(2 * total / 100).toFixed(2)} EUR expected ${(total / 100).toFixed(2)} EUR`, { relevant: 'a' })
  every(r, m, end, 15 * M, (t) => c.line(P, t, `${loc(t)} helpdesk note "received our weekly payout two times" merchant=${r.pick(ids)}`, { relevant: 'a' }))
  tell(c, 'a', { cause: { allOf: [['\\bdst\\b', 'daylight', 'clocks? (change|went|go|going|set|turned|shift|fall|fell|moved)', 'winter ?time', 'summer ?time', '0?2:30', 'fall(s|ing)? back', 'time ?(zone )?(change|shift|switch)', 'cest', 'repeated hour', 'hour (was |is )?(repeated|twice)', 'local time', 'utc offset', '\\+02:00'], ['twice', 'double', 'duplicate', 'second (run|time|execution)', 'two times', 'again', 'repeat', '2x', 'two runs', 'rerun', 're-ran']] }, services: [job, 'scheduler', 'cronbox', 'payouts'], victims: ['bank-gw', 'recon', 'helpdesk'], severity: ['critical', 'high', 'medium'], onset: second, onsetToleranceSeconds: 3700, rootPattern: `job=${job}|${job} (begin|end)` },
    [`${job} ran twice because 02:30 exists two times when the clocks go back`, 'DST change: weekly payouts were executed a second time an hour later', 'The cron in local time fired again after the switch to CET (winter time), duplicate payments'],
    ['The bank gateway had an HTTP 503 and retried', 'A merchant IBAN is invalid'])
  return c
}
export default [cassandra, oldRouter, raidBattery, dst]
