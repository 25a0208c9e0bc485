import { Case, random } from '../case.mjs'
import { SEC, MIN, HOUR, DAY, p, D, iso, isoS, comma, plain, dot, sysl, clf, german, ymd, hms, start, poisson, every, weighted, around, ip, pub, uuid, NAMES } from './common.mjs'

// 11 ----------------------------------------------------------------- feature store
export function features(seed) {
  const r = random(seed + 'feat'), c = new Case('feature-serving', { notes: 'hard: no error of the culprit; a release puts the time of the request into the cache key, so the hit ratio falls to nothing and never warms; latency and fall-backs follow' })
  const t0 = start(r, 6, 20), on = t0 + r.int(40, 55) * MIN + r.int(0, 59999), end = on + r.int(28, 38) * MIN, F = 'logs/ranking-stack.log', R = { relevant: 'key' }
  const q = (v) => (/[\s"=]/.test(String(v)) ? `"${v}"` : v)
  const log = (t, svc, level, msg, x = {}, o) => c.line(F, t, `ts=${iso(t)} svc=${svc} level=${level} msg=${q(msg)}${Object.entries(x).map(([k, v]) => ` ${k}=${q(v)}`).join('')}`, o)
  const pods = ['fstore-0', 'fstore-1', 'fstore-2'], v1 = `3.${r.int(11, 19)}`, ver = (n) => `${v1}.${n}`, n0 = r.int(1, 5)
  const sick = (t) => t > on + 40 * SEC
  poisson(r, t0, end, 10 * SEC, (t) => {
    const req = r.hex(12), late = sick(t), fl = late ? around(r, 95, 0.8) : around(r, 6)
    if (late && r.next() < 0.18) { log(t, 'ranker', 'warn', 'feature lookup over budget, using default vector', { req, budget_ms: 60, entities: r.int(80, 400) }, R); log(t + 20, 'home-api', 'info', 'feed served', { req, status: 200, items: 40, personalised: false, took_ms: around(r, 150) }, R) }
    else { log(t, 'ranker', 'info', 'scored', { req, candidates: r.int(80, 400), features_ms: Math.min(fl, 180), model_ms: around(r, 19) }, late ? R : undefined); log(t + 20, 'home-api', 'info', 'feed served', { req, status: 200, items: 40, personalised: true, took_ms: Math.min(fl, 180) + around(r, 48) }, late ? R : undefined) }
  })
  for (const pod of pods) every(r, t0 + r.int(0, 50) * SEC, end, 2 * MIN, (t) => {
    const n = r.int(5200, 7900) * 12, late = sick(t), ratio = late ? 0.008 + r.next() * 0.015 : 0.958 + r.next() * 0.02, hits = Math.round(n * ratio)
    log(t, 'feature-store', 'info', 'online lookups last 120s', { pod, lookups: n, cache_hits: hits, cache_misses: n - hits, hit_ratio: (hits / n).toFixed(3) }, late ? { root: 'key' } : undefined)
  })
  every(r, t0 + 30 * SEC, end, 2 * MIN, (t) => { const late = sick(t); log(t, 'scylla-exporter', 'info', 'online table', { table: 'user_features', reads_per_s: around(r, late ? 41000 : 1900, 0.2), p99_ms: late ? around(r, 88) : around(r, 4), timeouts: late ? r.int(0, 7) : 0 }, late ? R : undefined) })
  every(r, t0 + 50 * SEC, end, 3 * MIN, (t) => { const late = sick(t), f = Math.min(1, Math.max(0, (t - on) / (20 * MIN))); log(t, 'redis-exporter', 'info', 'fcache', { used_memory_mb: late ? Math.round(9100 + f * 5100) : around(r, 9100, 0.02), maxmemory_mb: 16384, keys: late ? Math.round(8.1e6 + f * 2.1e7) : around(r, 8100000, 0.02), evicted_keys: 0, ops: around(r, 21000, 0.1) }, late ? R : undefined) })
  pods.forEach((pod, i) => {
    const t = on + i * 25 * SEC
    log(t - 9000, 'feature-store', 'info', 'SIGTERM received, draining', { pod })
    log(t, 'feature-store', 'info', 'starting', { pod, version: ver(n0 + 1), previous: ver(n0) }, R)
    log(t + 600, 'feature-store', 'info', 'online cache configured', { pod, key_template: 'u:{user_id}:{view}:{as_of_ms}', previous_template: 'u:{user_id}:{view}', ttl: '6h' }, { root: 'key' })
    log(t + 2200, 'feature-store', 'info', 'ready', { pod, took_s: '2.2' })
  })
  // red herrings
  const md = on - r.int(14, 22) * MIN; log(md, 'ranker', 'info', 'model swapped', { model: `two-tower-${r.int(40, 60)}`, auc: '0.7' + r.int(610, 690) })
  const nf = t0 + r.int(12, 20) * MIN; poisson(r, nf, nf + 90 * SEC, 12 * SEC, (t) => log(t, 'ranker', 'warn', 'candidate source timed out, continuing with others', { source: 'trending', budget_ms: 40 }))
  poisson(r, t0, end, 2 * MIN, (t) => log(t, 'feature-pipeline', 'warn', 'late events dropped', { view: r.pick(['clicks_7d', 'dwell_1h']), n: r.int(2, 80) }))
  poisson(r, t0, end, 80 * SEC, (t) => log(t, 'feature-pipeline', 'info', 'materialised', { view: r.pick(['clicks_7d', 'dwell_1h', 'purchases_90d']), rows: r.int(2000, 90000), took_s: r.int(3, 40) }))
  poisson(r, t0, end, 5 * MIN, (t) => log(t, 'home-api', 'error', 'client closed request', { status: 499, req: r.hex(12) }))
  c.incident('key', { cause: { allOf: [
    ['cache', 'redis', 'caching', 'hit[ _-]ratio', 'hit[ _-]rate', 'fcache'],
    ['key', 'template', 'as_of', 'timestamp', 'feature.?store.{0,60}(release|version|deploy|rollout|update|upgrade|3\\.)', '(release|version|deploy|rollout|update|upgrade).{0,60}feature.?store', '(hit|ratio|rate).{0,60}(fell|drop|collaps|plung|near zero|nothing|0\\.0|%)', 'miss(es|ing|ed)?\\b.{0,40}(every|all|nearly|always|near|almost|whole|storm|surge)', '(every|all|nearly|almost|always).{0,40}\\bmiss', 'never (hit|warm|match|reus)', 'ineffective', 'useless', 'bypass'],
  ], mustNot: ['model swap', 'two-tower', 'redis (is |was )?(down|full|out of memory|unreachable)', 'evict(ed|ion|ing) (because|due)'] }, services: ['feature-store', 'fstore', ...pods, 'redis', 'fcache', 'cache', 'feature store'], victims: ['ranker', 'home-api', 'scylla', 'scylla-exporter'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'key_template|hit_ratio' })
  return c
}

// 12 ----------------------------------------------------------------- game
export function game(seed) {
  const r = random(seed + 'game'), c = new Case('game-season', { notes: 'hard: silence of a job; its lock belongs to a worker that was killed and never came back, each run is skipped at INFO; players complain little' })
  const t0 = start(r, 8, 19), on = t0 + r.int(50, 70) * MIN + r.int(0, 40) * SEC, end = on + r.int(45, 60) * MIN, F = 'logs/backend.log', R = { relevant: 'lock' }
  const dead = `jobs-${r.hex(9)}-${r.hex(5)}`, live = `jobs-${r.hex(9)}-${r.hex(5)}`, job = r.pick(['reward-payout', 'season-chest', 'battlepass-grant'])
  const log = (t, svc, level, msg, kv = '', o) => c.line(F, t, `time="${isoS(t)}" level=${level} svc=${svc} msg="${msg}"${kv ? ' ' + kv : ''}`, o)
  const player = () => 'p' + r.int(100000, 99999999)
  poisson(r, t0, end, 11 * SEC, (t) => weighted(r, [
    [5, () => log(t, 'matchmaker', 'info', 'match formed', `mode=${r.pick(['ranked', 'casual', 'duo'])} players=${r.pick([2, 4, 10])} wait=${r.int(3, 48)}s spread=${r.int(10, 190)}`)],
    [4, () => log(t, 'gameserver', 'info', 'match ended', `match=${r.hex(10)} dur=${r.int(180, 1600)}s winner=${r.pick(['red', 'blue'])}`)],
    [3, () => log(t, 'auth', 'info', 'session opened', `player=${player()} platform=${r.pick(['ios', 'android', 'steam'])} ver=2.${r.int(14, 16)}.${r.int(0, 4)}`)],
    [1, () => log(t, 'auth', 'warn', 'token rejected', `player=${player()} reason=expired`)],
    [2, () => log(t, 'store', 'info', 'receipt verified', `player=${player()} sku=gems_${r.pick([80, 500, 1200])} store=${r.pick(['apple', 'google'])}`)],
    [1, () => log(t, 'store', 'error', 'receipt rejected', `player=${player()} store=google code=${r.pick(['ITEM_ALREADY_OWNED', 'USER_CANCELED', 'INVALID_SIGNATURE'])}`)],
    [1, () => log(t, 'anticheat', 'warn', 'speed anomaly', `player=${player()} score=0.${r.int(70, 99)} action=observe`)],
    [1, () => log(t, 'matchmaker', 'warn', 'ticket timed out', `mode=ranked region=${r.pick(['sa', 'oce'])} after=120s`)],
    [1, () => log(t, 'chat', 'info', 'message filtered', `room=${r.hex(6)} rule=${r.int(2, 40)}`)],
  ])())
  let pending = r.int(20, 60), grow = 0
  every(r, t0 + 10 * SEC, end, MIN, (t) => {
    if (t < on) { const n = r.int(30, 140); log(t, 'jobs', 'info', `job ${job} start`, `pod=${dead} lock=acquired`); log(t + r.int(2000, 6000), 'jobs', 'info', `job ${job} done`, `pod=${dead} players=${n} granted=${n} failed=0`) }
    else log(t, 'jobs', 'info', `job ${job} skipped, lock is held`, `pod=${live} holder=${dead} since=${isoS(on - 3000)} ttl=none`, { root: 'lock' })
  }, 1500)
  every(r, t0 + 25 * SEC, end, 3 * MIN, (t) => { if (t > on) grow += r.int(210, 330); log(t, 'inbox', 'info', 'reward inbox', `claimable=${r.int(4000, 5200)} pending=${t < on ? around(r, pending) : pending + grow}`, t > on ? R : undefined) })
  for (const [j, step] of [['leaderboard-snapshot', 4], ['shop-rotation', 15], ['bot-fill-stats', 6]]) every(r, t0 + r.int(20, 200) * SEC, end, step * MIN, (t) => log(t, 'jobs', 'info', `job ${j} done`, `pod=${t < on ? r.pick([dead, live]) : live} took=${r.int(200, 4000)}ms`))
  log(on - 3000, 'jobs', 'info', `job ${job} start`, `pod=${dead} lock=acquired`, { root: 'lock' })
  log(on - 400, 'k8s-events', 'info', 'Node preempted', `node=spot-${r.int(10, 99)} reason=SpotInterruption`, R)
  log(on - 100, 'k8s-events', 'info', 'Killing container', `pod=${dead} container=jobs signal=SIGKILL grace=0s`, { root: 'lock' })
  log(on + 4000, 'k8s-events', 'info', 'Killing container', `pod=chat-${r.hex(9)}-${r.hex(5)} container=chat signal=SIGKILL grace=0s`)
  log(on + 21000, 'k8s-events', 'info', 'Created pod', `pod=jobs-${r.hex(9)}-${r.hex(5)} node=spot-${r.int(10, 99)}`)
  log(on + 29000, 'chat', 'info', 'started', `version=1.${r.int(40, 60)}`)
  poisson(r, on + 14 * MIN, end, 6 * MIN, (t) => log(t, 'support', 'info', 'ticket opened', `player=${player()} topic=rewards text='season reward did not arrive'`, R))
  poisson(r, t0, end, 9 * MIN, (t) => log(t, 'support', 'info', 'ticket opened', `player=${player()} topic=${r.pick(['refund', 'account', 'bug'])} text='${r.pick(['wrong purchase', 'lost my account', 'stuck at loading screen'])}'`))
  const d = on - r.int(17, 28) * MIN; log(d, 'matchmaker', 'info', 'config reloaded', 'ranked.max_spread=200 (was 180)')
  poisson(r, d, d + 3 * MIN, 20 * SEC, (t) => log(t, 'matchmaker', 'warn', 'queue longer than target', `mode=ranked region=eu waiting=${r.int(60, 140)}`))
  c.incident('lock', { cause: { allOf: [
    ['lock', 'lease', 'mutex', 'semaphore', 'leader(ship)?'],
    ['held', 'hold', 'stale', 'orphan', 'never released', 'not released', 'unreleased', 'released', 'dead', 'killed', 'abandon', 'ttl', 'expir', 'stuck', 'owner', 'preempt', 'terminated', 'left behind', 'leftover'],
  ], mustNot: ['deadlock', 'database lock', 'row lock', 'matchmak', 'anti.?cheat', 'inbox (is )?(slow|broken)'] }, services: ['jobs', job, dead, live, 'job', 'k8s-events', 'scheduler'], victims: ['inbox', 'support', 'matchmaker', 'chat', 'store'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'lock|SIGKILL' })
  return c
}

// 13 ----------------------------------------------------------------- parcels
export function parcels(seed) {
  const r = random(seed + 'parcel'), c = new Case('parcel-rating', { notes: 'hard: wrong data without errors; the interface of one carrier begins a new version and sends kilograms where grams were sent; the other carriers are the control' })
  const t0 = start(r, 5, 17), on = t0 + r.int(50, 70) * MIN + r.int(0, 59999), end = on + r.int(45, 60) * MIN, F = 'logs/tms-core.log', R = { relevant: 'unit' }
  const bad = r.pick(['NORDPAK', 'ALPINEX', 'VELOSHIP']), carriers = [bad, ...['HANSALOG', 'BALTCARGO', 'RAPIDO', 'OSTWEG']], v = r.int(3, 6)
  const th = () => r.pick(['wrk-a', 'wrk-b', 'wrk-c', 'wrk-d'])
  const log = (t, mod, lvl, m, o) => c.line(F, t, `${german(t)} {${lvl}} <${mod.padEnd(6)}> ${th()} ~ ${m}`, o)
  const tariff = (g) => (g <= 50 ? ['BRF-S', 1.1] : g <= 1000 ? ['PAK-1', 4.2] : g <= 2000 ? ['PAK-2', 5.1] : g <= 5000 ? ['PAK-5', 7.4] : g <= 10000 ? ['PAK-10', 9.9] : ['PAK-31', 16.5])
  poisson(r, t0, end, 17 * SEC, (t) => {
    const k = weighted(r, [[4, carriers[0]], [3, carriers[1]], [2, carriers[2]], [2, carriers[3]], [1, carriers[4]]]), id = `${k.slice(0, 2)}${r.int(10000000, 99999999)}`, g = r.pick([r.int(210, 990), r.int(1010, 5000), r.int(5000, 24000)]), wrong = k === bad && t > on
    const w = wrong ? (g / 1000).toFixed(1) : g, [code, price] = tariff(Number(w))
    log(t, 'CARR', 'I', `${k} measured parcel=${id} weight=${w} dims=${r.int(10, 80)}x${r.int(10, 60)}x${r.int(3, 50)} hub=${r.pick(['HAM2', 'POZ1', 'VIE1', 'ODE1'])}`, wrong ? { root: 'unit' } : undefined)
    log(t + 250, 'RATE', 'I', `parcel=${id} carrier=${k} billable=${w} tariff=${code} price=${price.toFixed(2)} EUR`, wrong ? { root: 'unit' } : undefined)
    if (r.next() < 0.5) log(t + 900, 'LABEL', 'I', `parcel=${id} label printed zpl ${r.int(900, 2100)} bytes`)
  })
  for (const k of carriers) every(r, t0 + r.int(5, 240) * SEC, end, 5 * MIN, (t) => log(t, 'CARR', 'I', `${k} poll done, ${r.int(4, 60)} new measurements in ${r.int(120, 1900)} ms, api=${k === bad ? (t > on ? v + 1 : v) : 2}`, k === bad && t > on ? R : undefined))
  log(on, 'CARR', 'I', `${bad} api version in response header is now ${v + 1} (was ${v})`, { root: 'unit' })
  every(r, on + 12 * MIN, end, 10 * MIN, (t) => log(t, 'AUDIT', 'W', `margin of carrier ${bad} last 60 min ${-r.int(31, 64)} % below mean of 30 days`, R))
  every(r, t0 + 4 * MIN, end, 10 * MIN, (t) => log(t, 'INVC', 'I', `invoice run: ${r.int(30, 90)} items, mean price ${bad}=${t > on + 10 * MIN ? (1.1 + r.next() * 0.3).toFixed(2) : (8.1 + r.next()).toFixed(2)} others=${(8 + r.next()).toFixed(2)} EUR`, t > on + 10 * MIN ? R : undefined))
  poisson(r, t0, end, 2 * MIN, (t) => log(t, 'ADDR', 'W', `address not unique, kept as typed, parcel=${r.pick(['HA', 'BA', 'RA'])}${r.int(10000000, 99999999)}`))
  poisson(r, t0, end, 4 * MIN, (t) => log(t, 'CARR', 'E', `${r.pick(carriers.slice(1))} poll failed: 503 Service Unavailable, next try in 30 s`))
  poisson(r, t0, end, 5 * MIN, (t) => log(t, 'LABEL', 'W', `printer ${r.pick(['ZT411-03', 'ZT411-08'])} head open, job requeued`))
  poisson(r, t0, end, 90 * SEC, (t) => log(t, 'EDI', 'I', `DESADV ${r.int(100000, 999999)} taken over, ${r.int(1, 40)} parcels, partner=${r.int(4000000, 4999999)}`))
  poisson(r, t0, end, 8 * MIN, (t) => log(t, 'EDI', 'E', `CONTRL negative from partner=${r.int(4000000, 4999999)}: UNB reference already known (duplicate), message dropped`))
  log(on - r.int(14, 25) * MIN, 'RATE', 'I', `tariff table reloaded by ${r.pick(NAMES)}, 214 rows, 0 changed`)
  c.incident('unit', { cause: { allOf: [
    ['unit', 'kilo', '\\bkg\\b', 'gram', 'factor of', '1000', '1,000', 'thousand', 'scale', 'api[ -]?(version|change|=|\\d)', 'version', 'weight'],
    [bad, 'carrier', 'partner', 'provider', 'supplier', 'third.party', 'external'],
    ['api', 'version', 'interface', 'unit', 'kilo', '\\bkg\\b', 'gram', 'contract', 'format', 'response', 'upgrade', 'semantic', '1000', 'thousand', 'too (small|low|light)', 'wrong weight'],
  ], mustNot: ['tariff table', '503', 'printer', 'rating (engine )?(bug|deploy|release)'] }, services: ['CARR', bad, 'carrier', 'carrier adapter', 'carr', 'tms-core', 'tms', `carrier ${bad}`], victims: ['RATE', 'INVC', 'AUDIT', ...carriers.slice(1)], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'api version|weight=|billable=' })
  return c
}

// 14 ----------------------------------------------------------------- gateway of a factory
export function gateway(seed) {
  const r = random(seed + 'gw'), c = new Case('plant-gateway', { notes: 'hard: slow leak of file handles in the figures of a status line, one more with each reconnect to one PLC; at the end new connections do not come about; the earlier start with the old version shows the level figure' })
  const t0 = start(r, 2, 10), boot = t0 + r.int(60, 75) * MIN, end = boot + r.int(5 * 60, 6 * 60) * MIN, F = 'logs/gateway.log', R = { relevant: 'fd' }
  const n = r.int(11, 48), h = `gw-${n}`, plc = `plc-${r.int(2, 9)}`, oldV = `5.${r.int(2, 6)}.3`, newV = oldV.replace('.3', '.4'), lines = ['press-1', 'press-2', 'oven', 'robot-4', 'packer']
  const log = (t, who, m, o) => c.line(F, t, `${sysl(t)} ${h} ${who}: ${m}`, o)
  let pid = r.int(400, 900), fds = r.int(196, 214); const cap = 512, base = fds
  const reconnects = []
  poisson(r, t0, end, 52 * SEC, (t) => reconnects.push(t))
  const since = reconnects.filter((t) => t > boot + 30 * SEC), full = Math.min(since[cap - base - 14] ?? end, end - 30 * MIN)
  const level = (t) => (t < boot ? base + r.int(-4, 4) : Math.min(cap - r.int(0, 2), base + 12 + (t >= full ? cap : since.filter((x) => x < t).length) + r.int(-2, 2)))
  for (const t of reconnects) if (Math.abs(t - boot) > 30 * SEC) { if (t > full && r.next() < 0.8) continue; log(t, `edged[${pid + (t > boot ? 90 : 0)}]`, `modbus ${plc} idle session closed by peer, connected again in ${r.int(20, 90)}ms`, t > boot ? R : undefined) }
  every(r, t0, end, 4 * MIN, (t) => { if (Math.abs(t - boot) < 20 * SEC) return; const l = level(t), after = t > boot; log(t, `edged[${pid + (after ? 90 : 0)}]`, `STAT up=${Math.round((t - (after ? boot : t0 - 19 * DAY)) / 1000)}s cpu=${r.int(11, 24)}% rss=${r.int(84, 92)}M fds=${l}/${cap} conns=${r.int(14, 17)} q=${after && t > full ? Math.round((t - full) / 9000) : r.int(0, 6)} tags=1${r.int(204, 209)}`, after ? { root: 'fd' } : undefined) }, 3000)
  poisson(r, t0, end, 80 * SEC, (t) => log(t, `edged[${pid + (t > boot ? 90 : 0)}]`, r.pick([`opcua ${r.pick(lines)} sample ok values=${r.int(20, 90)} age=${r.int(20, 400)}ms`, `opcua ${r.pick(lines)} sample ok values=${r.int(20, 90)} age=${r.int(20, 400)}ms`, `rule ${r.pick(['temp-high', 'oee', 'vibration'])} evaluated ${r.int(40, 400)} points`, `store-and-forward segment ${r.int(100, 9999)} closed ${r.int(100, 900)} KiB`])))
  poisson(r, t0, end, 2.5 * MIN, (t) => { if (t < full || r.next() < 0.3) log(t, 'mqttd[388]', `published ${r.int(100, 900)} messages to cloud, puback ${r.int(30, 190)}ms`) })
  poisson(r, t0, end, 9 * MIN, (t) => log(t, 'edged[' + (pid + (t > boot ? 90 : 0)) + ']', `warn: opcua ${r.pick(lines)} BadOutOfRange on ns=2;i=${r.int(1000, 4000)}, value skipped`))
  poisson(r, t0, end, 7 * MIN, (t) => log(t, 'dropbear[' + r.int(2000, 9000) + ']', `Exit before auth from <10.7.0.${r.int(2, 40)}:${r.int(30000, 60000)}>: Exited normally`))
  poisson(r, t0, end, 11 * MIN, (t) => log(t, 'kernel', `[${r.int(100000, 900000)}.${r.int(100000, 999999)}] eth1: link is Up - 100Mbps/Full - flow control off`))
  every(r, t0 + 5 * MIN, end, 30 * MIN, (t) => log(t, 'ntpd[301]', `adjusting local clock by ${(r.next() / 10).toFixed(6)}s`))
  log(boot - 9000, 'fwupd[512]', `package edged ${newV} verified, installing`, R)
  log(boot - 2000, `edged[${pid}]`, 'exit requested by fwupd, flushing', R)
  log(boot, `edged[${pid + 90}]`, `edged ${newV} starting, 18 drivers, 1206 tags (previous ${oldV})`, { root: 'fd' })
  poisson(r, full, end, 75 * SEC, (t) => log(t, r.pick([`edged[${pid + 90}]`, 'mqttd[388]']), r.pick([`warn: cannot open new session to ${r.pick([plc, ...lines])}, retry in 5s`, `warn: bridge to local broker not opened, retry in 10s`, `warn: camera snapshot of ${r.pick(lines)} skipped, stream not opened`, `warn: log segment not rotated, keep writing to old one`]), R))
  c.incident('fd', { cause: { allOf: [
    ['file (descriptor|handle)', '\\bfds?\\b', 'descriptor', 'open (files|sockets|handles)', 'handles?\\b', 'sockets?\\b', 'EMFILE', 'too many open', 'nofile'],
    ['leak', 'grow', 'climb', 'ris(e|ing|es)', 'rose', 'creep', 'increas', 'exhaust', 'accumul', 'never (closed|released|freed)', 'not (closed|released|freed|closing)', 'run(s|ning)? out', 'ran out', 'limit', 'steadily'],
  ], mustNot: ['memory leak', 'network (failure|problem|outage)', 'BadOutOfRange', 'disk full'] }, services: ['edged', h, 'gateway', `edged ${newV}`], victims: ['mqttd', plc, ...lines], severity: ['high', 'medium', 'critical'], onset: null, rootPattern: 'fds=|starting' })
  return c
}
