import { Case, kit, S, M, H, D, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, bsd, dmy } from './lib.mjs'

/** MQTT: a replaced gateway got a cloned image; two devices fight for one client id. */
export function mqtt(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'No error of the culprit: takeovers of one client id from two addresses, at the broker only as a notice among many; the consumers complain about stale values.' })
  const t0 = k.day() + k.int(5, 13) * H, T = t0 + k.min(60, 80), end = T + 80 * M, num = k.int(20, 240), gw = `gw-${pad(num, 4)}`, gw2 = `gw-${pad(num + k.int(3, 40), 4)}`, ip1 = `10.8.${k.int(1, 4)}.${k.int(10, 99)}`, ip2 = `10.8.${k.int(5, 9)}.${k.int(100, 240)}`
  const BR = 'logs/mosquitto.log', IN = 'logs/ingest.log', AL = 'logs/alarm-engine.log', PV = 'logs/provisioning.log'
  c.incident('twins', {
    cause: { allOf: [['client[ -_]?id', 'identifier', 'identity', 'clon(ed|e|ing)', 'duplicate (client|device|gateway|session|mqtt|id)', 'same (id|client|mqtt|name)', 'two (devices|gateways|clients|connections|machines|addresses|different)', 'take-?over', 'session (theft|steal)'], ['duplicat', '\\bsame\\b', 'clon', 'twice', '\\btwo\\b', '\\bboth\\b', 'shar(e|ed|ing)', 'conflict', 'collid', 'collision', 'reus', 'kick', 'take-?over', 'evict', 'competing', 'fight', 'simultaneous']], mustNot: ['(lte|cellular|network|radio)[^.]{0,30}(outage|loss|unstable|instability)'] },
    services: [gw, gw2, 'mosquitto', 'mqtt', 'mqtt broker', 'broker', 'provisioning', 'provisioner'], victims: ['ingest', 'alarm-engine'],
    severity: ['critical', 'high', 'medium', 'low'], onset: T, onsetToleranceSeconds: 900, rootPattern: `${gw}|${gw2}`,
  })
  const R = { relevant: 'twins' }, X = { root: 'twins' }
  const b = (t, x, o) => c.line(BR, t, `${Math.floor(t / 1000)}: ${x}`, o)
  const fleet = Array.from({ length: 40 }, () => `gw-${pad(k.int(250, 900), 4)}`), addr = Object.fromEntries(fleet.map((f, i) => [f, `10.8.${k.int(1, 9)}.${10 + i * 5}`]))
  const conn = (t, id, ip, o, u = 'gateway') => { const port = k.int(20000, 62000); b(t, `New connection from ${ip}:${port} on port 8883.`, o); b(t + 400, `New client connected from ${ip}:${port} as ${id} (p2, c0, k60, u'${u}').`, o) }
  // the fleet: LTE links that drop, now and then a reconnect before the broker saw the end of the old one (from the same address)
  k.flow(t0, end, 68 * S, (t) => { const f = k.pick(fleet), r = k.next()
    if (r < .4) { b(t, `Client ${f} has exceeded timeout, disconnecting.`); conn(t + k.sec(4, 50), f, addr[f]) }
    else if (r < .6) { b(t, `Client ${f} closed its connection.`); conn(t + k.sec(4, 50), f, addr[f]) }
    else if (r < .72) { const port = k.int(20000, 62000); b(t, `New connection from ${addr[f]}:${port} on port 8883.`); b(t + 300, `Client ${f} already connected, closing old connection.`); b(t + 310, `New client connected from ${addr[f]}:${port} as ${f} (p2, c0, k60, u'gateway').`) }
    else if (r < .82) { const ip = k.pub(); b(t, `New connection from ${ip}:${k.int(20000, 62000)} on port 8883.`); b(t + 500, k.chance(.5) ? 'OpenSSL Error[0]: error:0A000126:SSL routines::unexpected eof while reading' : 'OpenSSL Error[0]: error:0A00010B:SSL routines::wrong version number'); b(t + 510, 'Client <unknown> disconnected: Protocol error.') }
    else if (r < .9) { const a = `ingest-${k.int(1, 3)}`; b(t, `Saving in-memory database to /var/lib/mosquitto//mosquitto.db.`) }
    else if (r < .95) { const id = 'mqttx_' + k.hex(8); conn(t, id, '10.1.4.' + k.int(5, 60), {}, 'ops'); b(t + k.sec(20, 300), `Client ${id} disconnected.`) }
    else b(t, `Client ${f} disconnected: Keepalive timeout.`.replace('disconnected: Keepalive timeout', 'has exceeded timeout, disconnecting')) })
  conn(t0 + k.min(2, 9), gw, ip1, R)
  // provisioning
  const p = (t, lv, x, o) => c.line(PV, t, `${isoS(t)}+00:00 ${lv} ${x}`, o)
  k.flow(t0, end, 5 * M, (t) => { const g = k.pick(fleet); p(t, 'INFO', `job=${k.hex(6)} device=${g} action=${k.pick(['config-push', 'fw-check', 'cert-renew'])} result=ok`) ; if (k.chance(.25)) p(t + 9000, 'WARN', `job=${k.hex(6)} device=${k.pick(fleet)} action=fw-update result=postponed reason=battery`) })
  p(T - 26 * M, 'INFO', `job=${k.hex(6)} device=${gw2} action=replace-hardware ticket=FLD-${k.int(3000, 9000)} result=shipped`, R)
  p(T - 4 * M, 'INFO', `job=${k.hex(6)} device=${gw2} action=flash image=backup-${gw}-${ymd(t0 - 20 * D)}.img source=field-laptop-3 result=ok`, X); p(T - 90 * S, 'INFO', `job=${k.hex(6)} device=${gw2} action=first-boot addr=${ip2} result=ok`, X)
  // the fight
  let who = ip2
  for (let t = T; t < end; t += k.sec(14, 46)) { const port = k.int(20000, 62000); b(t, `New connection from ${who}:${port} on port 8883.`, R); b(t + 350, `Client ${gw} already connected, closing old connection.`, X); b(t + 360, `New client connected from ${who}:${port} as ${gw} (p2, c0, k60, u'gateway').`, X); who = who === ip1 ? ip2 : ip1 }
  // ingest: per minute, counts
  const i = (t, lv, x, o) => c.line(IN, t, `level=${lv} ts=${iso(t)} svc=ingest ${x}`, o)
  for (let t = t0; t < end; t += M) i(t + k.int(0, 900), 'info', `msg="minute" messages=${k.int(21000, 21900) - (t > T ? k.int(60, 140) : 0)} devices=${k.int(612, 618)} late=${t > T ? k.int(14, 40) : k.int(3, 9)}`)
  k.flow(t0, end, 90 * S, (t) => k.weighted([[3, () => i(t, 'warn', `msg="payload rejected" device=${k.pick(fleet)} err="value out of range: humidity=${k.int(101, 180)}"`)], [2, () => i(t, 'info', `msg="batch committed" rows=${k.int(8000, 21000)} ms=${k.int(40, 190)}`)], [1, () => i(t, 'error', `msg="parse error" device=${k.pick(fleet)} err="invalid character 'x' looking for beginning of value"`)]])())
  k.flow(T + 2 * M, end, 55 * S, (t) => i(t, 'warn', k.pick([`msg="sequence gap" device=${gw} expected=${k.int(80000, 90000)} got=${k.int(120, 9000)}`, `msg="sequence went backwards" device=${gw} last=${k.int(80000, 90000)} got=${k.int(120, 9000)}`, `msg="publish incomplete, QoS1 redelivery" device=${gw} inflight=${k.int(3, 20)}`]), R))
  const al = (t, lv, x, o) => c.line(AL, t, `${spms(t)} [${lv}] ${x}`, o), site = `site-${pad(num, 4)}`
  k.flow(t0, end, 100 * S, (t) => al(t, k.pick(['INFO', 'INFO', 'WARN']), `site-0${k.int(250, 900)} ${k.pick(['tank level high cleared', 'door open 90 s', 'pump 1 started by schedule', 'battery 21 %', 'tank level high raised'])}`))
  k.flow(T + 3 * M, end, 50 * S, (t) => al(t, 'ERROR', `${site} ${k.pick(['pressure stale for 65 s, last value kept', 'flow jumped from 41.2 to 0.0 within 12 s, plausibility failed', 'communication lost', 'communication restored', 'pump 2 reports running and stopped within 20 s'])}`, R))
  return c
}

/** Card payments: a PIN key is wrong after a key exchange; and, apart from that, the clearing house changed its SSH host key. */
export function cards(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Two independent incidents. Hard: after a zone PIN key exchange with one issuer its PIN transactions all end in 55 (only INFO lines show the differing check values). Direct: SFTP host key changed at the clearing house.' })
  const t0 = k.day() + k.int(6, 12) * H, T = t0 + k.min(50, 65), C2 = T + k.min(12, 40), end = T + 75 * M
  const iss = k.pick(['NORDBANK', 'CAIXAREAL', 'BANCOSUR']), others = ['VISANET', 'MCBANKNET', 'SPARVIA', 'LOKALBK'], SW = 'logs/switch.log', HS = 'logs/hsm-proxy.log', ST = 'logs/settlement.log', MN = 'logs/approval-monitor.log'
  const good = k.hex(6).toUpperCase(), wrong = k.hex(6).toUpperCase(), old = k.hex(6).toUpperCase(), slot = k.pick(['ZPK-' + iss])
  c.incident('zpk', {
    cause: { allOf: [['\\bZPK\\b', 'PIN[ -](encryption |block |zone |working )?keys?', 'zone (pin )?key', 'working key', 'key (exchange|change|rotation|import|replacement|roll)', '\\bKCV\\b', 'check (value|digits)', 'PIN (block|translation)', 'keys?\\b[^.]{0,40}\\bPIN'], ['mismatch', 'differ', 'wrong', 'not match', "n't match", 'unequal', 'incorrect', 'invalid', 'not agree', 'out of sync', '\\bbad\\b', 'corrupt', 'since', 'after', 'fail', 'unverified', 'not verified', 'skipped', 'disagree', 'diverge']], mustNot: ['(cardholders?|customers?|users?) (typed|entered|enter|type|are entering|forgot)[^.]{0,30}PIN'] },
    services: ['hsm', 'hsm-proxy', 'switch', 'keystore', iss, 'netmgmt', slot, 'payment-switch', 'keymgr', 'hsm1'], victims: ['approval-monitor', 'terminals', 'merchants'],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 600, rootPattern: 'kcv|KCV|rc=55|ZPK',
  })
  c.incident('hostkey', {
    cause: { allOf: [['host ?key', 'host identification', 'known_hosts', 'ssh (server )?key', 'fingerprint', 'server key'], ['chang', 'mismatch', 'verif', 'differ', 'unknown', 'rotat', 'not match', "n't match", 'new', 'reject', 'fail']], mustNot: [] },
    services: ['settlement', 'sftp', 'clearing', 'sftp.clearing.example', 'ssh', 'clearing house', 'settle', 'sftp-clearing'], victims: ['reconciliation', 'treasury'],
    severity: ['critical', 'high', 'medium'], onset: C2, onsetToleranceSeconds: 300, rootPattern: 'HOST IDENTIFICATION|Host key|known_hosts|fingerprint',
  })
  const R = { relevant: 'zpk' }, X = { root: 'zpk' }, R2 = { relevant: 'hostkey' }, X2 = { root: 'hostkey' }
  const s = (t, th, x, o) => c.line(SW, t, `${hms(t)}.${pad(t % 1000, 3)}|${ymd(t)}|${th}|${x}`, o)
  let stan = k.int(100000, 600000)
  const dec = () => k.weighted([[86, () => '00'], [6, () => '51'], [3, () => '55'], [2, () => '54'], [1, () => '91'], [1, () => '05'], [1, () => '61']])()
  k.flow(t0, end, 11 * S, (t) => { const own = k.chance(.3), i = own ? iss : k.pick(others), pin = k.chance(.45), amt = k.f(2, 180), bad = own && pin && t > T + 2 * S, rc = bad ? (t > T + 20 * M && k.chance(.25) ? '75' : '55') : pin ? dec() : dec() === '00' ? '00' : k.pick(['51', '00', '00', '05'])
    c.line(SW, t, () => `${hms(t)}.${pad(t % 1000, 3)}|${ymd(t)}|acq-${k.int(1, 6)}|TXN 0200>0210 stan=${++stan % 1000000} net=${i} pan=${k.pick(['51', '45', '67', '48'])}${k.int(1000, 9999)}******${k.int(1000, 9999)} amt=${amt} EUR pem=${pin ? '051' : '071'} pin=${pin ? 'Y' : 'N'} rc=${rc} rtt=${k.int(60, 340)}ms tid=${pad(k.int(10000, 99999), 8)}`, bad ? (rc === '75' ? R : X) : {}) })
  k.flow(t0, end, 80 * S, (t) => { const i = k.pick([...others, iss]); s(t, 'netmgmt', `0800>0810 net=${i} nmic=301 (echo) rc=00 rtt=${k.int(20, 90)}ms`) })
  k.flow(t0, end, 7 * M, (t) => s(t, `acq-${k.int(1, 6)}`, k.pick([`REVERSAL 0420>0430 stan=${k.int(1e5, 9e5)} net=${k.pick(others)} reason=4021 (timeout at terminal) rc=00`, `WARN late response dropped stan=${k.int(1e5, 9e5)} net=${k.pick(others)} after 12040ms`, `WARN terminal tid=${pad(k.int(10000, 99999), 8)} MAC error, message rejected`])))
  // key exchanges: an earlier one that agrees, and the one that does not
  const h = (t, x, o) => c.line(HS, t, `${isoS(t)}.${pad(t % 1000, 3)}Z hsm-proxy[41] ${x}`, o)
  const E = t0 + k.min(12, 30), ok = k.hex(6).toUpperCase(), oth = k.pick(others)
  s(E, 'netmgmt', `0800>0810 net=${oth} nmic=101 (key change) rc=00 key=ZPK idx=1 kcv=${ok}`); h(E + 30, `hsm1 cmd=A6 key=ZPK scheme=U kek=ZMK-${oth} err=00 kcv=${ok}`); s(E + 60, 'keystore', `net=${oth} ZPK replaced kcv=${ok} previous=${k.hex(6).toUpperCase()} check=passed`)
  s(T, 'netmgmt', `0800>0810 net=${iss} nmic=101 (key change) rc=00 key=ZPK idx=1 kcv=${good}`, X); h(T + 41, `hsm1 cmd=A6 key=ZPK scheme=U kek=ZMK-${iss} err=00 kcv=${wrong}`, X); s(T + 80, 'keystore', `net=${iss} ZPK replaced kcv=${wrong} previous=${old} check=skipped (profile=legacy)`, X)
  k.flow(t0, end, 40 * S, (t) => h(t, k.weighted([[6, () => `hsm${k.int(1, 2)} cmd=CC src=TPK dst=ZPK net=${k.pick([...others, iss])} err=00 us=${k.int(900, 2400)}`], [2, () => `hsm${k.int(1, 2)} cmd=NC diag err=00 lmk=268604 fw=1.8a`], [1, () => `hsm2 connection 7 idle for 300 s, reopening`], [1, () => `hsm${k.int(1, 2)} cmd=CC src=TPK dst=ZPK net=${k.pick(others)} err=20 (PIN block does not contain valid values) tid=${pad(k.int(10000, 99999), 8)}`], [1, () => `hsm1 cmd=M8 mac verify err=01 tid=${pad(k.int(10000, 99999), 8)}`]])()))
  const m = (t, lv, x, o) => c.line(MN, t, JSON.stringify({ time: iso(t), level: lv, service: 'approval-monitor', ...x }), o)
  const mer = ['Kiosk 24', 'FuelPoint 7', 'Grand Hotel', 'Bakery Luisa', 'ParkHouse', 'MegaMart 12']
  for (let t = t0 + 5 * M; t < end; t += 5 * M) for (const x of mer.slice(0, 4)) { const bad = t > T + 6 * M, v = bad ? k.f(61, 78, 1) : k.f(87, 96, 1); m(t + k.int(0, 3000), bad ? 'error' : 'info', { msg: bad ? 'approval ratio below alert limit' : 'approval ratio', merchant: x, ratio: +v, limit: 82, window: '5m' }, bad ? R : {}) }
  k.flow(T + 8 * M, end, 4 * M, (t) => m(t, 'warn', { msg: 'merchant complaint', merchant: k.pick(mer), text: k.pick(['cards refused, PIN correct says customer', 'terminal says wrong PIN for many customers', 'contactless works, chip and PIN does not']) }, R))
  // settlement: files every fifteen minutes
  const st = (t, lv, x, o) => c.line(ST, t, `${sp(t)} ${lv.padEnd(5)} settle-batch ${x}`, o)
  for (let t = t0 + 4 * M, n = k.int(200, 700); t < end; t += 15 * M, n++) {
    const f = `CLR${ymd(t).replace(/-/g, '')}_${pad(n, 4)}.txt.pgp`
    st(t, 'INFO', `build ${f} records=${k.int(900, 4100)} total=${k.int(20000, 99000)}.${k.int(10, 99)} EUR`); st(t + 9 * S, 'INFO', `upload ${f} to sftp.clearing.example:22 as ACQ0417`)
    if (t < C2) { st(t + 12 * S, 'INFO', `upload ${f} done bytes=${k.int(90000, 900000)} in ${k.f(.8, 3, 1)} s`); st(t + 70 * S, 'INFO', `ack ${f}.ACK received status=ACCEPTED`) }
    else for (let a = 0; a < 3; a++) { const y = t + 11 * S + a * 60 * S, fp = k.hex(4)
      for (const z of ['@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@', '@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @', '@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@', 'IT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY!', 'The fingerprint for the ED25519 key sent by the remote host is', 'SHA256:q8Zr3nVd0bWfY7TtLkP2xS9aMh5JcE1uGvQoI6yKp4D.', 'Offending ED25519 key in /opt/settle/.ssh/known_hosts:4', 'Host key verification failed.']) st(y, 'WARN', `sftp: ${z}`, /HOST IDENT|Host key|known_hosts|fingerprint for/.test(z) ? X2 : R2)
      st(y + 900, 'ERROR', `upload ${f} failed (attempt ${a + 1}/3): sftp exited with 255: Connection closed`, R2); if (a === 2) st(y + 2000, 'ERROR', `${f} left in outbound queue, queue length ${Math.round((t - C2) / (15 * M)) + 1}, cut-off 18:00`, R2) }
  }
  k.flow(t0, end, 9 * M, (t) => st(t, k.pick(['INFO', 'INFO', 'WARN']), k.pick(['reconcile: 0 differences', 'reconcile: 1 difference below 0.05 EUR, written off', 'fx table refreshed (32 pairs)', 'merchant payout file skipped: not a business day in LU'])))
  return c
}

/** Healthy: Spark on spot nodes below Airflow: lost executors, retries, speculative kills; the runs succeed. */
export function spot(seed, name) {
  const k = kit(seed, name), c = new Case(name, { kind: 'clean', notes: 'Spot nodes are taken away, executors decommissioned, tasks retried, a sensor waits, one Airflow try fails and the second succeeds: an ordinary night.' })
  const t0 = k.day() + k.int(0, 3) * H, DR = 'logs/spark-driver.log', AF = 'logs/airflow-scheduler.log', TA = 'logs/airflow-task-spark_rollup.log'
  const d = (t, lv, x) => c.line(DR, t, `${iso(t).slice(2, 10).replace(/-/g, '/')} ${hms(t)} ${lv} ${x}`), ip = () => `ip-10-0-${k.int(1, 40)}-${k.int(2, 250)}.ec2.internal`
  let hosts = Array.from({ length: 14 }, (_, i) => [i + 1, ip()]), nx = 15, tid = 0, stage = 0, task = 0
  const end = t0 + 105 * M, start = t0 + 12 * M; let since = start + 20 * S
  d(start, 'INFO', 'SparkContext: Running Spark version 3.5.1-amzn-0'); d(start + 400, 'WARN', 'DependencyUtils: Skip remote jar s3://lake-artifacts/jobs/daily-rollup-2.31.jar.'); d(start + 900, 'WARN', 'Client: Neither spark.yarn.jars nor spark.yarn.archive is set, falling back to uploading libraries under SPARK_HOME.'); d(start + 3 * S, 'WARN', 'SparkConf: The configuration key \'spark.yarn.executor.memoryOverhead\' has been deprecated as of Spark 2.3 and may be removed in the future. Please use the new key \'spark.executor.memoryOverhead\' instead.')
  for (let t = start + 20 * S; t < end - 5 * M; t += k.sec(7, 18)) {
    const [e, n] = k.pick(hosts); if (task >= 80) { d(t, 'INFO', `DAGScheduler: ${stage % 2 ? 'ResultStage' : 'ShuffleMapStage'} ${stage} (parquet at Rollup.scala:141) finished in ${((t - since) / 1000).toFixed(3)} s`); if (stage % 2) d(t + 10, 'INFO', `DAGScheduler: Job ${stage >> 1} finished: parquet at Rollup.scala:141, took ${((t - since) / 1000 + 300).toFixed(6)} s`); stage++; task = 0; since = t; d(t + 60, 'INFO', `DAGScheduler: Submitting 80 missing tasks from ${stage % 2 ? 'ResultStage' : 'ShuffleMapStage'} ${stage} (MapPartitionsRDD[${stage * 9 + 4}] at parquet at Rollup.scala:141) (first 15 tasks are for partitions Vector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))`) }
    d(t + 50, 'INFO', `TaskSetManager: Starting task ${task}.0 in stage ${stage}.0 (TID ${tid}) (${n}, executor ${e}, partition ${task}, ${k.pick(['RACK_LOCAL', 'PROCESS_LOCAL', 'ANY'])}, ${k.int(4400, 9800)} bytes) taskResourceAssignments Map()`)
    d(t + 300, 'INFO', `TaskSetManager: Finished task ${Math.max(0, task - 5)}.0 in stage ${stage}.0 (TID ${Math.max(0, tid - 5)}) in ${k.int(9000, 61000)} ms on ${k.pick(hosts)[1]} (executor ${k.pick(hosts)[0]}) (${task}/80)`)
    const r = k.next()
    if (r < .025) { d(t + 500, 'INFO', `TaskSetManager: Marking task ${task} in stage ${stage}.0 (on ${n}) as speculatable because it ran more than ${k.int(30000, 90000)} ms(1 speculatable tasks in this taskset now)`); d(t + 9000, 'WARN', `TaskSetManager: Lost task ${task}.0 in stage ${stage}.0 (TID ${tid}) (${n}, executor ${e}): TaskKilled (another attempt succeeded)`) }
    else if (r < .05) { const g = hosts.shift(); d(t + 400, 'WARN', `YarnAllocator: Container from a bad node: container_${t0 - 9e6}_0004_01_${pad(g[0] + 1, 6)} on host: ${g[1]}. Exit status: 143. Diagnostics: [${isoS(t).replace('T', ' ')}]Container killed on request. Exit code is 143\n[${isoS(t).replace('T', ' ')}]Container exited with a non-zero exit code 143. `.trimEnd()); d(t + 410, 'ERROR', `YarnClusterScheduler: Lost executor ${g[0]} on ${g[1]}: Executor decommission: spot instance interruption notice`.replace('Executor decommission: spot instance interruption notice', 'Executor decommission finished: spot instance interruption')); d(t + 430, 'INFO', `DAGScheduler: Shuffle files lost for worker ${g[1]}`.replace(/Shuffle files lost for worker .*/, `Executor lost: ${g[0]} (epoch ${stage + 1})`)); d(t + 440, 'WARN', `TaskSetManager: Lost task ${Math.max(0, task - 2)}.0 in stage ${stage}.0 (TID ${Math.max(0, tid - 2)}) (${g[1]}, executor ${g[0]}): ExecutorLostFailure (executor ${g[0]} exited unrelated to the running tasks) Reason: Executor decommission finished: spot instance interruption`); d(t + 2000, 'INFO', `TaskSetManager: Starting task ${Math.max(0, task - 2)}.1 in stage ${stage}.0 (TID ${tid + 1}) (${k.pick(hosts)[1]}, executor ${k.pick(hosts)[0]}, partition ${Math.max(0, task - 2)}, ANY, 7811 bytes) taskResourceAssignments Map()`); const a = [nx++, ip()]; hosts.push(a); d(t + 48 * S, 'INFO', `YarnAllocator: Launching container container_${t0 - 9e6}_0004_01_${pad(a[0] + 1, 6)} on host ${a[1]} for executor with ID ${a[0]} for ResourceProfile Id 0`); d(t + 55 * S, 'INFO', `YarnSchedulerBackend$YarnDriverEndpoint: Registered executor NettyRpcEndpointRef(spark-client://Executor) (${a[1]}:${k.int(30000, 60000)}) with ID ${a[0]},  ResourceProfileId 0`); tid++ }
    else if (r < .06) d(t + 450, 'WARN', `BlockManagerMasterEndpoint: No more replicas available for rdd_${k.int(3, 40)}_${k.int(0, 79)} !`)
    else if (r < .07) d(t + 460, 'WARN', `S3AInstrumentation: Retrying request after AmazonS3Exception: Please reduce your request rate. (Service: Amazon S3; Status Code: 503; Error Code: SlowDown; Request ID: ${k.hex(16).toUpperCase()})`)
    tid++; task++
  }
  d(end - 4 * M, 'INFO', 'FileFormatWriter: Write Job ' + k.uuid() + ' committed. Elapsed time: 8112 ms.'); d(end - 4 * M + 3000, 'INFO', 'RollupMain: rows written=1,204,118,331 partitions=96, quality checks 14/14 passed'); d(end - 4 * M + 5000, 'INFO', 'ApplicationMaster: Final app status: SUCCEEDED, exitCode: 0'); d(end - 4 * M + 6000, 'ERROR', 'TransportRequestHandler: Error sending result StreamResponse[streamId=/jars/daily-rollup-2.31.jar] to /10.0.4.18:44120; closing connection'); d(end - 4 * M + 7000, 'INFO', 'SparkContext: Successfully stopped SparkContext')
  const z = (t) => `[${isoS(t)}.${pad(t % 1000, 3)}+0000]`, af = (t, src, lv, x) => c.line(AF, t, `${z(t)} {${src}} ${lv} - ${x}`), ta = (t, src, lv, x) => c.line(src === 'emr.py:512' || t >= end - 3 * M ? TA : src.startsWith('s3') || src.endsWith('2480') || t < t0 + 62 * S ? 'logs/airflow-task-wait_partner.log' : 'logs/airflow-task-fx_rates.log', t, `${z(t)} {${src}} ${lv} - ${x}`)
  const run = `scheduled__${ymd(t0 - D)}T00:00:00+00:00`
  k.flow(t0, end, 42 * S, (t) => { const g = k.pick(['crm_sync', 'fx_rates', 'ads_import', 'dq_nightly', 'export_bi']), tk = k.pick(['extract', 'load', 'check', 'notify'])
    k.weighted([[4, () => { af(t, 'scheduler_job_runner.py:411', 'INFO', `1 tasks up for execution:\n\t<TaskInstance: ${g}.${tk} ${run} [scheduled]>`); af(t + 40, 'scheduler_job_runner.py:622', 'INFO', `Sending TaskInstanceKey(dag_id='${g}', task_id='${tk}', run_id='${run}', try_number=1, map_index=-1) to executor with priority 2 and queue default`); af(t + k.sec(20, 200), 'scheduler_job_runner.py:733', 'INFO', `TaskInstance Finished: dag_id=${g}, task_id=${tk}, run_id=${run}, map_index=-1, state=success, executor_state=success, try_number=1, max_tries=2, pool=default_pool, queue=default`) }],
      [2, () => af(t, 'manager.py:543', 'INFO', `DAG ${g} is missing and will be deactivated.`.replace(/DAG .*/, `Processing file /opt/airflow/dags/${g}.py took ${k.f(.4, 3)} seconds`))], [1, () => af(t, 'dag.py:3722', 'INFO', `Setting next_dagrun for ${g} to ${ymd(t)}T00:00:00+00:00`)], [1, () => af(t, 'warnings.py:109', 'WARNING', `/opt/airflow/dags/${g}.py:14 RemovedInAirflow3Warning: Param \`schedule_interval\` is deprecated and will be removed in a future release. Please use \`schedule\` instead.`)], [1, () => af(t, 'scheduler_job_runner.py:1581', 'INFO', 'Resetting orphaned tasks for active dag runs')]])() })
  ta(t0 + 60 * S, 'taskinstance.py:2073', 'INFO', `Starting attempt 1 of 3`); ta(t0 + 62 * S, 's3.py:111', 'INFO', 'Poking for key : s3://landing-partner/daily/_SUCCESS')
  for (let t = t0 + 63 * S; t < start - 60 * S; t += 60 * S) { ta(t, 's3.py:111', 'INFO', 'Poking for key : s3://landing-partner/daily/_SUCCESS'); ta(t + 300, 'taskinstance.py:2480', 'INFO', 'Rescheduling task, marking task as UP_FOR_RESCHEDULE') }
  const Q = t0 + 6 * M
  ta(Q, 'taskinstance.py:2890', 'ERROR', 'Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/dags/lib/partner.py", line 61, in fetch\n    r.raise_for_status()\nrequests.exceptions.HTTPError: 503 Server Error: Service Unavailable for url: https://api.partner.example/v2/rates'); ta(Q + 200, 'taskinstance.py:1206', 'INFO', `Marking task as UP_FOR_RETRY. dag_id=fx_rates, task_id=extract, run_id=${run}, execution_date=${ymd(t0 - D).replace(/-/g, '')}T000000`); ta(Q + 5 * M, 'taskinstance.py:2073', 'INFO', 'Starting attempt 2 of 3'); ta(Q + 5 * M + 9000, 'taskinstance.py:1206', 'INFO', `Marking task as SUCCESS. dag_id=fx_rates, task_id=extract, run_id=${run}`); af(Q + 900, 'scheduler_job_runner.py:733', 'INFO', `TaskInstance Finished: dag_id=fx_rates, task_id=extract, run_id=${run}, map_index=-1, state=up_for_retry, executor_state=success, try_number=1, max_tries=2, pool=default_pool, queue=default`)
  for (let t = start; t < end; t += 90 * S) ta(t, 'emr.py:512', 'INFO', t < end - 5 * M ? 'Job flow step currently RUNNING' : 'Job flow step currently COMPLETED')
  ta(end - 2 * M, 'taskinstance.py:1206', 'INFO', `Marking task as SUCCESS. dag_id=daily_rollup, task_id=spark_rollup, run_id=${run}`)
  const Z = t0 + 50 * M
  af(Z, 'scheduler_job_runner.py:240', 'INFO', 'Exiting gracefully upon receiving signal 15'); af(Z + 900, 'process_utils.py:131', 'INFO', 'Sending 15 to group 71. PIDs of all processes in the group: [71]'); af(Z + 14 * S, 'scheduler_job_runner.py:796', 'INFO', 'Starting the scheduler'); af(Z + 15 * S, 'manager.py:171', 'INFO', 'Launched DagFileProcessorManager with pid: 88'); af(Z + 17 * S, 'scheduler_job_runner.py:1581', 'INFO', 'Resetting orphaned tasks for active dag runs'); af(Z + 17 * S + 90, 'scheduler_job_runner.py:1620', 'INFO', 'Reset the following 1 orphaned TaskInstances:\n\t<TaskInstance: dq_nightly.check ' + run + ' [queued]>')
  return c
}

/** Healthy: serverless functions on an ordinary day. */
export function functions(seed, name) {
  const k = kit(seed, name), c = new Case(name, { kind: 'clean', notes: 'Client errors, a canary that tests failures, cold starts, a rolling version shift, throttled retries that succeed, a cancelled third-party call.' })
  const t0 = k.day() + k.int(8, 14) * H, end = t0 + 2.5 * H, sh = t0 + 70 * M
  const fns = [['orders-api', 'logs/lambda-orders-api.log', 66], ['image-resize', 'logs/lambda-image-resize.log', 110], ['synthetic-canary', 'logs/lambda-synthetic-canary.log', 300]]
  const st = (t) => `${isoS(t)}.${pad(t % 1000, 3)}000+00:00`
  for (const [f, file, mean] of fns) {
    const mk = () => k.hex(32), pre = (ver, s) => `${ymd(t0).replace(/-/g, '/')}/[${ver}]${s}`; let streams = [mk(), mk(), mk()], v = k.int(30, 60)
    const l = (t, s, x) => c.line(file, t, `${st(t)} ${s} ${x}`)
    k.flow(t0, end, mean * S, (t) => {
      if (f === 'orders-api' && t > sh && k.chance(.1) && streams.length < 9) streams = [...streams.slice(1), mk()]
      const cold0 = k.chance(.07), ver = t > sh && f === 'orders-api' && (t > sh + 5 * M || k.chance(.1)) ? v + 1 : v, raw = cold0 ? (streams[k.int(0, 2)] = mk()) : k.pick(streams), cold = cold0, s = pre(ver, ver > v ? raw.split('').reverse().join('') : raw), id = k.uuid(), mem = f === 'image-resize' ? 1024 : 512
      if (cold) l(t - 900, s, `INIT_START Runtime Version: nodejs:20.v${k.int(20, 60)}\tRuntime Version ARN: arn:aws:lambda:eu-west-1::runtime:${k.hex(64)}`)
      l(t, s, `START RequestId: ${id} Version: ${ver}`)
      const n = (dt, lv, x) => l(t + dt, s, `${iso(t + dt)}\t${id}\t${lv}\t${x}`); let ms = k.int(12, 240)
      if (f === 'orders-api') k.weighted([
        [60, () => n(20, 'INFO', JSON.stringify({ msg: 'handled', route: k.pick(['GET /orders', 'POST /orders', 'GET /orders/{id}']), status: 200 }))],
        [8, () => n(20, 'ERROR', JSON.stringify({ errorType: 'ValidationError', errorMessage: k.pick(['"email" must be a valid email', '"qty" must be greater than 0', 'coupon expired']), status: 400, stack: ['ValidationError: bad request', '    at validate (/var/task/validate.js:41:11)'] }))],
        [5, () => n(20, 'WARN', JSON.stringify({ msg: 'unauthorized', reason: k.pick(['jwt expired', 'jwt malformed']), status: 401 }))],
        [4, () => n(20, 'ERROR', JSON.stringify({ msg: 'ConditionalCheckFailedException: The conditional request failed', note: 'duplicate submit, answered 409', status: 409 }))],
        [3, () => { n(20, 'WARN', JSON.stringify({ msg: 'ThrottlingException from dynamodb, retry 1/3', table: 'sessions', delayMs: 60 })); n(110, 'INFO', JSON.stringify({ msg: 'handled', route: 'GET /orders', status: 200, retries: 1 })); ms += 100 }],
        [2, () => { n(20, 'ERROR', JSON.stringify({ msg: 'AbortError: The operation was aborted', upstream: 'recommendations', fallback: 'static list', status: 200 })); ms += 400 }],
        [2, () => n(20, 'WARN', '(node:8) [DEP0040] DeprecationWarning: The `punycode` module is deprecated. Please use a userland alternative instead.')],
      ])()
      else if (f === 'image-resize') k.weighted([[20, () => { n(20, 'INFO', `resized uploads/${k.hex(8)}.jpg -> 3 variants`); ms = k.int(400, 2600) }], [3, () => n(20, 'ERROR', `Input file contains unsupported image format, moved uploads/${k.hex(8)}.heic to rejected/`)], [2, () => n(20, 'WARN', `NoSuchKey: The specified key does not exist. uploads/${k.hex(8)}.png was deleted by its owner, skipping`)], [1, () => { n(20, 'WARN', `large input 48 MP, using sequential read`); ms = k.int(5000, 8800) }]])()
      else { n(10, 'INFO', 'canary suite "negative paths" started'); n(60, 'ERROR', 'expected failure: POST /orders with empty body -> 400 (ok 1/4)'); n(120, 'ERROR', 'expected failure: GET /orders without token -> 401 (ok 2/4)'); n(200, 'ERROR', 'expected failure: GET /orders/does-not-exist -> 404 (ok 3/4)'); n(400, 'ERROR', 'expected failure: POST /orders 2 MB body -> 413 Request Too Long (ok 4/4)'); n(420, 'INFO', 'canary suite "negative paths" passed 4/4'); ms = 430 }
      const dur = ms + k.next(); l(t + Math.ceil(dur), s, `END RequestId: ${id}`)
      l(t + Math.ceil(dur), s, `REPORT RequestId: ${id}\tDuration: ${dur.toFixed(2)} ms\tBilled Duration: ${Math.ceil(dur)} ms\tMemory Size: ${mem} MB\tMax Memory Used: ${k.int(mem * .25 | 0, mem * .6 | 0)} MB\t${cold ? `Init Duration: ${k.f(380, 890)} ms\t` : ''}`)
    })
  }
  const dp = (t, x) => c.line('logs/codedeploy-events.log', t, `${isoS(t)}Z ${x}`), id = 'd-' + k.hex(9).toUpperCase()
  dp(sh - 60 * S, `${id} Created deployment for application orders-api, configuration CodeDeployDefault.LambdaCanary10Percent5Minutes`); dp(sh, `${id} BeforeAllowTraffic hook Succeeded`); dp(sh + 2000, `${id} Traffic shift: 10% to new version`); dp(sh + 5 * M, `${id} Alarm orders-api-5xx is in state INSUFFICIENT_DATA`); dp(sh + 5 * M + 4000, `${id} Traffic shift: 100% to new version`); dp(sh + 6 * M, `${id} AfterAllowTraffic hook Succeeded`); dp(sh + 6 * M + 900, `${id} Deployment Succeeded`)
  const g = (t, x) => c.line('logs/apigw-access.log', t, JSON.stringify(x))
  k.flow(t0, end, 36 * S, (t) => { const bot = k.chance(.12), s = bot ? k.pick([403, 404, 429]) : k.weighted([[40, () => 200], [4, () => 400], [3, () => 401], [1, () => 409]])(); g(t, { requestId: k.uuid(), ip: bot ? k.pub() : k.ip('81.2'), requestTime: `${dmy(t).replace(/-/g, '/').replace(' ', ':')} +0000`, httpMethod: bot ? 'GET' : k.pick(['GET', 'POST']), routeKey: bot ? k.pick(['/.env', '/wp-login.php', '/actuator/env']) : '/orders', status: String(s), integrationError: '-', responseLatency: String(k.int(9, 320)), error: s === 429 ? 'Too Many Requests' : s === 403 ? 'Forbidden' : '-' }) })
  return c
}
