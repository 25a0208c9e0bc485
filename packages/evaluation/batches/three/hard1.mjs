import { K, F, S, M, H, p, SYN, start, ip, comb, scan, lg, alnum, uuid, UAS } from './lib.mjs'

// 18. MongoDB: an index was dropped (INFO); collection scans; Express gets slow, never an error.
function mongoIndex(R) {
  const c = new K(R, 'express-mongo-index', 'hard', 'dropIndexes at severity I, then COLLSCAN; only latencies grow. A short slow aggregation earlier is innocent.')
  const t0 = start(R), bad = t0 + R.int(38, 58) * M, end = bad + R.int(40, 55) * M, coll = R.pick(['orders', 'sessions', 'tickets']), key = R.pick(['customerId', 'accountId', 'ownerId'])
  c.inc('index', {
    allOf: [['index', 'indices', 'collscan', 'collection scan', 'full scan'], ['drop', 'miss', 'remov', 'delet', 'gone', 'lack', 'without', 'collscan', 'collection scan', 'full scan', 'no (usable |matching )?index', 'lost']],
    mustNot: ['(node|express) event loop (is )?blocked', 'network'],
    right: [`somebody dropped the ${key} index on shop.${coll}, so every query is a collection scan`, `missing index on ${coll}: COLLSCAN`, 'Mongo queries do full scans since the index was removed'],
    wrong: ['API latency grows', 'MongoDB is slow', 'Express is overloaded by traffic'],
    services: ['mongod', 'mongodb', 'mongo', coll, `shop.${coll}`], victims: ['api', 'express', 'web', 'frontend'], severity: ['high', 'medium', 'critical'], onset: bad, onsetToleranceSeconds: 240, rootPattern: 'dropIndexes|COLLSCAN',
  })
  const mg = (t, comp, id, ctx, msg, attr) => `{"t":{"$date":"${F.iso(t).replace('Z', '+00:00')}"},"s":"I",  "c":"${comp}",${' '.repeat(Math.max(1, 9 - comp.length))}"id":${id},${id > 99999 ? '' : '   '}"ctx":"${ctx}","msg":"${msg}","attr":${JSON.stringify(attr)}}`
  const con = () => 'conn' + R.int(100, 900)
  c.flow('mongod.log', t0, end, 13 * S, (t) => R.pick([mg(t, 'NETWORK', 22943, 'listener', 'Connection accepted', { remote: `10.3.0.${R.int(2, 40)}:${R.int(30000, 60000)}`, uuid: uuid(R), connectionId: R.int(1000, 9000), connectionCount: R.int(40, 60) }), mg(t, 'NETWORK', 22944, con(), 'Connection ended', { remote: `10.3.0.${R.int(2, 40)}:${R.int(30000, 60000)}`, uuid: uuid(R), connectionId: R.int(1000, 9000), connectionCount: R.int(40, 60) }), mg(t, 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(t / 1000), ts_usec: R.int(1, 999999), thread: `1:0x7f${R.hex(10)}`, session_name: 'WT_SESSION.checkpoint', category: 'WT_VERB_CHECKPOINT_PROGRESS', msg: `saving checkpoint snapshot min: ${R.int(1000, 99999)}, snapshot max: ${R.int(1000, 99999)} snapshot count: 0, oldest timestamp: (0, 0) , meta checkpoint timestamp: (0, 0) base write gen: 1` } })]))
  c.flow('mongod.log', t0, end, 4 * M, (t) => mg(t, 'ACCESS', 20249, con(), 'Authentication failed', { mechanism: 'SCRAM-SHA-256', speculative: true, principalName: 'metrics', authenticationDatabase: 'admin', remote: `10.3.0.9:${R.int(30000, 60000)}`, error: 'UserNotFound: Could not find user "metrics" for db "admin"' }))
  const slow = (t, ns, cmd, plan, docs, ms) => mg(t, 'COMMAND', 51803, con(), 'Slow query', { type: 'command', ns, command: cmd, planSummary: plan, keysExamined: plan === 'COLLSCAN' ? 0 : docs, docsExamined: docs, cursorExhausted: true, numYields: Math.floor(docs / 900), nreturned: R.int(1, 40), queryHash: 'A71C3E' + '02', reslen: R.int(900, 20000), protocol: 'op_msg', durationMillis: ms })
  const ag = t0 + 12 * M
  for (let i = 0; i < 4; i++) c.l('mongod.log', ag + i * 20000, slow(ag + i * 20000, 'shop.reports', { aggregate: 'reports', pipeline: [{ $match: { month: 4 } }, { $group: { _id: '$sku' } }] }, 'COLLSCAN', 90211, R.int(800, 1900)))
  c.flow('mongod.log', t0, end, 6 * M, (t) => slow(t, 'shop.products', { find: 'products', filter: { tags: 'sale' }, limit: 40 }, 'IXSCAN { tags: 1 }', R.int(900, 4000), R.int(101, 180)))
  c.l('mongod.log', bad - 9000, mg(bad - 9000, 'NETWORK', 51800, 'conn7001', 'client metadata', { remote: '10.3.0.77:50122', client: 'conn7001', doc: { application: { name: 'MongoDB Compass' }, driver: { name: 'nodejs', version: '6.3.0' }, os: { type: 'Darwin' } } }), { relevant: 'index' })
  c.l('mongod.log', bad, mg(bad, 'COMMAND', 51806, 'conn7001', 'CMD: dropIndexes', { namespace: `shop.${coll}`, uuid: { uuid: { $uuid: uuid(R) } }, indexes: `"${key}_1_createdAt_-1"` }), { root: 'index' })
  const f = (t) => Math.min(1, Math.max(0, (t - bad) / (25 * M)))
  c.flow('mongod.log', bad + 3000, end, 14 * S, (t) => [[0, slow(t, `shop.${coll}`, { find: coll, filter: { [key]: { $oid: R.hex(24) } }, sort: { createdAt: -1 }, limit: 20, $db: 'shop' }, 'COLLSCAN', R.int(1834000, 1836000), Math.floor(600 + 2600 * f(t) * R.next() + R.int(0, 500))), { root: 'index' }]])
  const morgan = (t, m, u, st, ms) => `::ffff:10.3.0.${R.int(2, 5)} - - [${F.clf(t)}] "${m} ${u} HTTP/1.1" ${st} ${R.int(30, 9000)} - ${ms}.${R.int(100, 999)} ms`
  c.flow('api-out.log', t0, end, 6 * S, (t) => { const hot = R.next() < 0.4, ms = lg(R, 22) + (hot && t > bad ? Math.floor(700 + 2700 * f(t) * R.next()) : 0); return [[0, morgan(t, 'GET', hot ? `/api/${coll}?mine=1&page=${R.int(1, 9)}` : R.pick(['/api/products', '/api/products/' + R.int(1, 900), '/api/cart', '/health']), R.pick([200, 200, 200, 304]), ms), hot && t > bad ? { relevant: 'index' } : undefined]] })
  c.flow('api-out.log', t0, end, 4 * M, (t) => R.pick([`(node:1) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated. Please use a userland alternative instead.`, 'JsonWebTokenError: jwt malformed\n    at module.exports [as verify] (/app/node_modules/jsonwebtoken/verify.js:70:17)\n    at auth (/app/src/middleware/auth.js:14:9)', 'PM2        | App [api:0] online', morgan(t, 'POST', '/api/login', 401, 81)]))
  return c
}

// 19. Home-grown billing daemon: config reload changes the tax rate by a slipped comma; wrong data, no error.
function vat(R) {
  const c = new K(R, 'billd-tax-comma', 'hard', 'home-grown daemon; one INFO line re-reads tax.ini with 1,90 instead of 19,00; invoices carry wrong tax ever after; controlling notices a difference late at WARN')
  const t0 = start(R), bad = t0 + R.int(55, 85) * M, end = bad + R.int(50, 70) * M, who = R.pick(['hwalter', 'petra', 'udo'])
  c.inc('tax', {
    allOf: [['tax', '\\bvat\\b', 'mwst', 'steuer', 'rate'], ['wrong', 'chang', 'reload', 're-?read', 'config', 'ini\\b', 'comma', 'typo', '1[,.]90?\\b', 'ten(th)?( times)?', 'factor', 'too low', 'decimal', 'misconfig']],
    mustNot: ['printer', 'export (is )?broken'],
    right: ['VAT rate was changed to 1,90 % instead of 19 % by a config reload', 'wrong tax rate in tax.ini since the reload, invoices have a tenth of the tax', 'mwst_satz misconfigured after re-read of the config (comma slipped)'],
    wrong: ['controlling reports a difference in sums', 'printer offline', 'invoice totals are lower'],
    services: ['billd', 'tax.ini', 'cfg', 'rechnung', 'faktura'], victims: ['controlling', 'kontrolle', 'druck', 'export'], severity: ['high', 'medium', 'critical'], onset: bad, onsetToleranceSeconds: 300, rootPattern: 'mwst_satz|mwst=1[,.]90|steuer soll',
  })
  const eur = (n) => n.toFixed(2).replace('.', ',')
  const L = (t, lv, mod, text) => `${F.de(t)},${p(t % 1000, 3)}|billd/${mod.padEnd(9)}|${lv}|${text}`
  let nr = R.int(200000, 800000)
  c.flow('billd.log', t0, end, 16 * S, (t) => { const net = R.int(900, 90000) / 100, rate = t > bad ? 1.9 : 19, low = R.next() < 0.12, r = low ? 7 : rate; nr++; return [[0, L(t, 'I', 'faktura', `rg ${nr} kd ${R.int(1000, 9999)} pos ${R.int(1, 9)} netto=${eur(net)} mwst=${eur(r)}% steuer=${eur(net * r / 100)} brutto=${eur(net * (1 + r / 100))}`), r === 1.9 ? { root: 'tax' } : undefined], [R.int(200, 900), L(t + 300, 'I', 'druck', `rg ${nr} -> ${R.pick(['pdf', 'pdf', 'xrechnung', 'post'])} ok ${lg(R, 300)}ms`)]] })
  c.flow('billd.log', t0, end, 3 * M, (t) => R.pick([L(t, 'W', 'druck', `drucker hp-flur: papier fast leer`), L(t, 'E', 'xrechnung', `kd ${R.int(1000, 9999)}: leitweg-id fehlt, pdf statt xml`), L(t, 'W', 'adresse', `plz ${R.int(10000, 99999)} passt nicht zum ort, uebernommen`), L(t, 'I', 'cfg', 'reread /etc/billd/texte.ini (0 keys changed)'), L(t, 'E', 'mail', `rg ${nr}: 450 mailbox busy, neuer versuch in 10 min`)]))
  c.l('billd.log', t0 + 21 * M, L(t0 + 21 * M, 'I', 'cfg', `reread /etc/billd/drucker.ini (2 keys changed: fach 1 -> 2; duplex 0 -> 1) by ${R.pick(['hwalter', 'petra', 'udo'])}`))
  c.l('billd.log', bad, L(bad, 'I', 'cfg', `reread /etc/billd/tax.ini (2 keys changed: stand 2023 -> 2024; mwst_satz 19,00 -> 1,90) by ${who}`), { root: 'tax' })
  c.every('billd.log', t0 + 10 * M, end, 30 * M, (t) => { const n = R.int(40, 90), net = n * R.int(150, 190), soll = net * 0.181, ok = t < bad + 3 * M; return [[0, L(t, ok ? 'I' : 'W', 'kontrolle', `letzte 30 min: ${n} rg, netto ${eur(net)}, steuer soll ${eur(soll)} ist ${eur(ok ? soll * (0.98 + R.next() * 0.03) : soll * (0.12 + R.next() * 0.25))}`), ok ? undefined : { root: 'tax' }]] })
  const w = (t, text) => `${F.hms(t)} ${text}`
  c.flow('kasse-sync.txt', t0, end, 40 * S, (t) => w(t, `filiale ${p(R.int(1, 14))} bon ${R.int(1000, 9999)} uebernommen`))
  c.flow('kasse-sync.txt', t0, end, 9 * M, (t) => w(t, `filiale ${p(R.int(1, 14))} !! keine antwort, versuch 2 ok`))
  return c
}

// 20. Celery beat goes silent: a periodic task is no longer sent; ages grow.
function beatSilent(R) {
  const c = new K(R, 'celery-beat-silent', 'hard', 'beat just stops; no error; the ages of data grow at INFO and later WARN of the API; worker keeps doing user tasks. kubectl --prefix layout')
  const t0 = start(R), bad = t0 + R.int(48, 65) * M, end = bad + R.int(45, 60) * M, task = R.pick(['stock.tasks.sync_stock', 'fares.tasks.refresh_fares', 'fx.tasks.pull_rates'])
  const beat = `beat-${R.hex(9)}-${alnum(R, 5)}`, wk = `worker-${R.hex(9)}-${alnum(R, 5)}`, api = `api-${R.hex(9)}-${alnum(R, 5)}`
  c.inc('beat', {
    allOf: [['beat', 'scheduler', 'schedul', 'periodic', 'cron'], ['stop', 'silent', 'silence', 'no longer', 'not (sent|sending|send|run|running|trigger|any)', 'hang', 'hung', 'stuck', 'dead', 'died', 'ceas', 'quiet', 'nothing', 'no more', 'down', 'halt', 'frozen', 'stall', 'no (due )?tasks?', 'gone', 'never']],
    mustNot: ['worker (is )?(down|dead|overloaded)', 'redis (is )?down'],
    right: ['celery beat stopped sending due tasks', `the scheduler went silent, so ${task} no longer runs and data gets stale`, 'periodic tasks are not triggered any more since beat hangs'],
    wrong: ['API serves outdated data', 'worker is down', 'prices are stale because the supplier is slow'],
    services: ['beat', 'celery-beat', 'celery beat', beat, 'scheduler'], victims: ['api', 'worker', api, wk, 'shop'], severity: ['high', 'medium', 'critical'], onset: bad, onsetToleranceSeconds: 360, rootPattern: 'Scheduler: Sending due task|age',
  })
  const pre = (pod, ct, text) => text.split('\n').map((x) => `[pod/${pod}/${ct}] ${x}`).join('\n')
  const f = 'kubectl.log', due = [[task, 60], ['mail.tasks.digest_queue', 300], ['sessions.tasks.clear_expired', 600]]
  const dur = {}
  for (const [name, every] of due) c.every(f, t0 + R.int(1, 9) * S, bad, every * S, (t) => {
    const id = uuid(R), d = lg(R, 1800, 0.5), last = bad - t < 130 * S
    return [[0, pre(beat, 'beat', `[${F.spc(t)}: INFO/MainProcess] Scheduler: Sending due task ${name.split('.').pop().replace(/_/g, '-')} (${name})`), last ? { root: 'beat' } : undefined], [20, pre(wk, 'worker', `[${F.spc(t + 20)}: INFO/MainProcess] Task ${name}[${id}] received`)], [20 + d, pre(wk, 'worker', `[${F.spc(t + 20 + d)}: INFO/ForkPoolWorker-${R.int(1, 4)}] Task ${name}[${id}] succeeded in ${(d / 1000).toFixed(6)}s: ${R.int(10, 4000)}`)]]
  }, 30)
  c.flow(f, t0, end, 25 * S, (t) => { const id = uuid(R), d = lg(R, 300), n = R.pick(['mail.tasks.send_welcome', 'media.tasks.thumb', 'orders.tasks.confirm']); return [[0, pre(wk, 'worker', `[${F.spc(t)}: INFO/MainProcess] Task ${n}[${id}] received`)], [d, pre(wk, 'worker', `[${F.spc(t + d)}: INFO/ForkPoolWorker-${R.int(1, 4)}] Task ${n}[${id}] succeeded in ${(d / 1000).toFixed(6)}s: None`)]] })
  c.flow(f, t0, end, 12 * S, (t) => pre(api, 'api', `INFO:     10.42.${R.int(0, 3)}.${R.int(2, 250)}:${R.int(30000, 60000)} - "GET ${R.pick(['/v1/list', '/v1/item/' + R.int(1, 900), '/v1/search?q=a', '/healthz'])} HTTP/1.1" ${R.pick(['200 OK', '200 OK', '200 OK', '404 Not Found'])}`))
  c.every(f, t0 + 30 * S, end, 2 * M, (t) => { const age = t < bad ? R.int(5, 62) : Math.floor((t - bad) / 1000) + R.int(5, 50); return [[0, pre(api, 'api', `${age > 1800 ? 'WARNING' : 'INFO'}:app.snapshot:serving snapshot age=${age}s source=${task.split('.')[0]}`), age > 240 ? { root: 'beat' } : undefined]] })
  c.flow(f, t0, end, 5 * M, (t) => R.pick([pre(wk, 'worker', `[${F.spc(t)}: WARNING/ForkPoolWorker-2] media.tasks.thumb: truncated JPEG, kept original`), pre(api, 'api', 'WARNING:app.auth:token expired for device ' + R.hex(8)), pre(wk, 'worker', `[${F.spc(t)}: INFO/MainProcess] Task orders.tasks.confirm[${uuid(R)}] retry: Retry in 10s: OperationalError('deadlock detected')`)]))
  const mt = bad - 19 * M
  c.l(f, mt, pre(wk, 'worker', `[${F.spc(mt)}: ERROR/MainProcess] consumer: Connection to broker lost. Trying to re-establish the connection...`)); c.l(f, mt + 2100, pre(wk, 'worker', `[${F.spc(mt + 2100)}: INFO/MainProcess] Connected to redis://redis:6379/0`))
  return c
}

// 21. Go: goroutine leak since a release; stats at info; latency creeps; nothing fails.
function goroutines(R) {
  const c = new K(R, 'go-goroutine-leak', 'hard', 'logfmt runtime stats: goroutines and heap grow linearly from a release on; requests only become slower')
  const t0 = start(R), dep = t0 + R.int(45, 70) * M, end = dep + R.int(130, 170) * M, svc = R.pick(['livehub', 'trackd', 'presence']), v = `0.${R.int(30, 80)}.0`
  c.inc('leak', {
    allOf: [['goroutine', 'go ?routine', 'memory', 'heap', 'subscri', svc], ['leak', 'grow', 'climb', 'accumul', 'pil(e|es|ing) up', 'never (stop|exit|end|clos|releas)', 'unbounded', 'rising', 'rises', 'increas']],
    mustNot: ['nats (is )?(slow|down)'],
    right: [`goroutine leak in ${svc} since release ${v}`, 'goroutines and heap climb steadily after the deploy', `${svc} leaks a goroutine per websocket subscription, memory grows`],
    wrong: ['latency is a little higher', 'clients disconnect often', 'the slow consumer warnings of NATS'],
    services: [svc], victims: ['nats', 'nginx', 'web', 'edge'], severity: ['medium', 'high', 'low'], onset: dep, onsetToleranceSeconds: 1500, rootPattern: 'goroutines=',
  })
  const lf = (t, lv, caller, msg, kv = '') => `ts=${F.iso(t)} level=${lv} caller=${caller} svc=${svc} msg="${msg}"${kv ? ' ' + kv : ''}`
  const x = (t) => Math.max(0, (t - dep) / M)
  c.flow(`${svc}.log`, t0, end, 15 * S, (t) => { const w = R.next(); return w < 0.55 ? lf(t, 'info', 'ws.go:88', 'ws open', `conn=${R.hex(6)} room=${R.int(1, 400)} remote=${ip(R)}`) : lf(t, 'info', 'ws.go:131', 'ws closed', `conn=${R.hex(6)} code=${R.pick([1000, 1001, 1001, 1006])} dur=${R.int(2, 900)}s`) })
  c.flow(`${svc}.log`, t0, end, 24 * S, (t) => lf(t, 'info', 'http.go:52', 'req', `method=GET path=${R.pick(['/rooms', '/rooms/' + R.int(1, 400), '/presence'])} code=${R.pick([200, 200, 200, 304, 404])} dur_ms=${lg(R, 9 + x(t) * 0.35, 0.6)}`))
  let subs = 0
  c.every(`${svc}.log`, t0 + 20 * S, end, 2 * M, (t) => { const g = Math.floor(410 + R.int(-30, 40) + x(t) * 61), hp = Math.floor(88 + R.int(-9, 9) + x(t) * 3.1); return [[0, lf(t, 'info', 'stats.go:29', 'runtime', `goroutines=${g} heap_mb=${hp} gc_pause_ms=${(0.4 + x(t) * 0.03).toFixed(2)} conns=${R.int(180, 230)} rooms=${R.int(60, 80)}`), t > dep + 3 * M ? { root: 'leak' } : undefined]] })
  c.flow(`${svc}.log`, t0, end, 6 * M, (t) => R.pick([lf(t, 'warn', 'nats.go:71', 'nats: slow consumer, messages dropped', 'subject=pos.> dropped=' + R.int(1, 9)), lf(t, 'error', 'ws.go:102', 'read failed', 'err="websocket: close 1006 (abnormal closure): unexpected EOF"'), lf(t, 'warn', 'auth.go:40', 'ticket expired', 'age=61s'), lf(t, 'error', 'ws.go:95', 'upgrade failed', `err="websocket: the client is not using the websocket protocol: 'upgrade' token not found in 'Connection' header"`)]))
  for (const [at, ver] of [[t0 + 14 * M, `0.${+v.split('.')[1] - 1}.4`], [dep, v]]) {
    c.l(`${svc}.log`, at, lf(at, 'info', 'main.go:60', 'signal received, draining', 'signal=terminated'))
    c.l(`${svc}.log`, at + 2600, lf(at + 2600, 'info', 'main.go:22', 'starting', `version=${ver} go=go1.22.2${ver === v ? ' features=typing-indicator' : ''}`), ver === v ? { relevant: 'leak' } : undefined)
  }
  c.flow('edge-nginx.log', t0, end, 18 * S, (t) => `${F.offs(t, 1)} ${ip(R)} "GET ${R.pick(['/ws', '/rooms', '/presence', '/'])}" ${R.pick([200, 101, 101, 200, 304])} ${((lg(R, 12) + x(t) * 0.3) / 1000).toFixed(3)} up=${svc}:8090`)
  c.flow('edge-nginx.log', t0, end, 4 * M, (t) => `${F.offs(t, 1)} ${ip(R)} "GET ${R.pick(['/.env', '/wp-login.php', '/.git/HEAD'])}" 404 0.001 up=-`)
  return c
}
export const cases = [mongoIndex, vat, beatSilent, goroutines]
