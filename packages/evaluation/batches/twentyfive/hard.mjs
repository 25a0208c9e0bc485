// No error line of the culprit: silence, a change at INFO, wrong data, falling counts.
import { Case, rng, day, T, J, S, M, H, poisson, every } from './lib.mjs'

function insurer(seed) {
  const r = rng(seed, 'insurer', 1.1), t0 = day(r), end = t0 + r.int(100, 120) * M, onset = t0 + r.int(45, 60) * M, c = new Case('motor-quotes', { notes: 'The rating engine activates a tariff with a fraction of its factors at INFO; premiums become far too low, underwriting refers everything. A slow external register and a deploy are innocent.' })
  const prod = r.pick(['MOTOR', 'MOTO_PLUS', 'FLEET']), year = new Date(t0).getUTCFullYear(), full = r.int(41000, 52000), part = r.int(2900, 4300), v0 = r.int(3, 7), regions = r.int(380, 440)
  const sp = (svc, at, lvl, thread, cls, msg, o) => c.line(`logs/${svc}.log`, at, `${T(at, 'YYYY-MM-DDTHH:mm:ss.SSS')}Z ${lvl.padStart(5)} 1 --- [${svc}] [${thread.padStart(15)}] ${cls.padEnd(40)} : ${msg}`, o)
  const http = () => `nio-8080-exec-${r.int(1, 24)}`
  every(r, t0 + 30 * S, end, 10 * M, (at) => {
    const late = at > onset
    sp('rating-engine', at, 'INFO', 'scheduling-1', 'i.a.r.tariff.TariffLoader', `${prod} tariff ${year}.${late ? v0 + 1 : v0} unchanged (${late ? part : full} factors)`, late ? { root: 'main' } : undefined)
    for (const p of ['HOME', 'TRAVEL']) sp('rating-engine', at + 20, 'INFO', 'scheduling-1', 'i.a.r.tariff.TariffLoader', `${p} tariff ${year}.2 unchanged (${p === 'HOME' ? 18220 : 2211} factors)`)
  })
  sp('rating-engine', onset, 'INFO', 'scheduling-1', 'i.a.r.tariff.TariffLoader', `${prod} tariff ${year}.${v0 + 1} found in s3://actuarial-release/${prod.toLowerCase()}/${year}.${v0 + 1}.csv.gz, loading`, { root: 'main' })
  sp('rating-engine', onset + 800, 'INFO', 'scheduling-1', 'i.a.r.tariff.TariffLoader', `${prod} tariff ${year}.${v0 + 1} activated: ${part} factors, ${Math.floor(regions / 12)} regions in ${r.int(300, 700)} ms (replaces ${year}.${v0})`, { root: 'main' })
  sp('rating-engine', t0 + 6000, 'INFO', 'main', 'i.a.r.tariff.TariffLoader', `${prod} tariff ${year}.${v0} activated: ${full} factors, ${regions} regions in ${r.int(2800, 4700)} ms`)
  sp('rating-engine', t0 + 2000, 'INFO', 'main', 'i.a.rating.RatingEngineApplication', `Started RatingEngineApplication in ${r.f(6, 14, 3)} seconds (process running for 14.2)`)
  poisson(r, t0 + 10 * S, end, 12 * S, (at) => {
    const q = `Q${r.int(10000000, 99999999)}`, p = r.chance(0.65) ? prod : r.pick(['HOME', 'TRAVEL']), low = p === prod && at > onset + S && r.chance(0.93), fl = p === prod ? 120 : 20
    const prem = low ? r.f(11, 64, 2) : p === prod ? r.f(310, 1290, 2) : r.f(34, 240, 2), n = p === prod ? r.int(27, 33) : r.int(8, 12), miss = low ? n - r.int(2, 5) : r.chance(0.06) ? 1 : 0
    sp('quote-service', at, 'INFO', http(), 'i.a.quote.QuoteController', `quote ${q} requested product=${p} channel=${r.pick(['web', 'broker', 'aggregator'])}`)
    sp('rating-engine', at + 60, 'INFO', http(), 'i.a.r.calc.PremiumCalculator', `rated ${q} product=${p} factors=${n} defaulted=${miss} premium=${prem} EUR in ${r.int(9, 40)} ms`, low ? { relevant: 'main' } : undefined)
    if (r.chance(0.55)) {
      if (low) { sp('policy-service', at + 9000, 'WARN', http(), 'i.a.policy.UnderwritingRules', `premium ${prem} below technical floor ${fl}.00 for ${q}, referred to manual underwriting`, { relevant: 'main' }); if (r.chance(0.25)) sp('policy-service', at + 9400, 'ERROR', http(), 'i.a.policy.BindService', `bind refused for ${q}: i.a.policy.ReferralRequiredException: manual underwriting queue full (${r.int(200, 480)} open referrals)\n\tat i.a.policy.BindService.bind(BindService.java:118)\n\tat i.a.policy.BindController.post(BindController.java:52)`, { relevant: 'main' }) }
      else sp('policy-service', at + 9000, 'INFO', http(), 'i.a.policy.BindService', `policy P${r.int(1000000, 9999999)} bound from ${q} premium=${prem} EUR`)
    }
  })
  poisson(r, t0, end, 60 * S, (at) => sp('quote-service', at, 'WARN', http(), 'i.a.quote.VehicleRegisterClient', `vehicle register answered in ${r.int(2100, 3900)} ms (threshold 2000 ms)`))
  poisson(r, t0, end, 90 * S, (at) => sp('quote-service', at, 'WARN', http(), '.w.s.m.s.DefaultHandlerExceptionResolver', `Resolved [org.springframework.web.bind.MethodArgumentNotValidException: Validation failed for argument [0]: field 'licencePlate' rejected value]`))
  poisson(r, t0, end, 4 * M, (at) => sp('policy-service', at, 'ERROR', http(), 'i.a.policy.payment.SepaMandateClient', `mandate rejected by bank: AC04 closed account, customer asked for another IBAN`))
  const d = onset - r.int(14, 22) * M
  sp('policy-service', d, 'INFO', 'main', 'i.a.policy.PolicyServiceApplication', 'Starting PolicyServiceApplication v5.18.0 using Java 21.0.4'); sp('policy-service', d + 11000, 'INFO', 'main', 'i.a.policy.PolicyServiceApplication', 'Started PolicyServiceApplication in 10.811 seconds')
  return c.incident('main', {
    cause: { allOf: [['tariff', 'rate (table|card|file)', 'rating (data|table|factor|file)', 'factors'], ['incomplete', 'truncat', 'fewer', 'missing', 'partial', 'short', 'drop', 'shr[aiu]nk', 'fraction', 'wrong', 'default', 'bad', 'faulty', 'new', 'activat', 'load', 'replac', 'chang', 'fell', 'only', 'small', 'lost', String(part)]], mustNot: ['vehicle register .*caus', 'SEPA'] },
    services: ['rating-engine', 'TariffLoader', 'i.a.r.tariff.TariffLoader', 'tariff'], victims: ['policy-service', 'quote-service'], severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'TariffLoader',
  })
}

function saas(seed) {
  const r = rng(seed, 'saas', 0.52), t0 = day(r), end = t0 + r.int(150, 170) * M, onset = t0 + r.int(48, 60) * M, c = new Case('tenant-workers', { notes: 'Celery beat falls silent; nothing periodic is sent any more, tokens expire fifty minutes later and the sync tasks of all tenants fail. Provider throttling is chronic.' })
  const prov = r.pick(['google', 'microsoft', 'hubspot']), wk = `celery@worker-${r.id(5)}`, tenants = Array.from({ length: 14 }, () => `t-${r.int(1000, 9999)}`)
  const beat = (at, msg, o) => c.line('logs/beat.log', at, `[${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')}: INFO/MainProcess] ${msg}`, o)
  const w = (at, lvl, proc, msg, o) => c.line('logs/worker.log', at, `[${T(at, 'YYYY-MM-DD HH:mm:ss,SSS')}: ${lvl}/${proc}] ${msg}`, o)
  const web = (at, st, path, ms) => c.line('logs/web.log', at, `${r.ip()} - ${r.pick(tenants)} [${T(at, 'DD/MMM/YYYY:HH:mm:ss')} +0000] "${path}" ${st} ${r.int(120, 8000)} ${ms}ms`)
  const run = (at, name, min, max, o) => { const id = r.uuid(), s = +r.f(min, max, 6), p = `ForkPoolWorker-${r.int(1, 8)}`; w(at, 'INFO', 'MainProcess', `Task ${name}[${id}] received`, o); w(at + s * S, 'INFO', p, `Task ${name}[${id}] succeeded in ${s}s: None`, o) }
  beat(t0, 'beat: Starting...')
  w(t0 + 900, 'INFO', 'MainProcess', `Connected to redis://queue:6379/0`); w(t0 + 1900, 'INFO', 'MainProcess', `${wk} ready.`)
  w(t0 + 800, 'WARNING', 'MainProcess', `/usr/local/lib/python3.11/site-packages/celery/worker/consumer/consumer.py:508: CPendingDeprecationWarning: The broker_connection_retry configuration setting will no longer determine`)
  const due = [['refresh-oauth-tokens', 'integrations.tasks.refresh_oauth_tokens', 5], ['send-reminders', 'mailing.tasks.send_reminders', 2], ['rollup-usage', 'billing.tasks.rollup_usage', 10], ['expire-invites', 'accounts.tasks.expire_invites', 15]]
  const sent = []
  for (const [key, task, min] of due) every(r, t0 + r.int(20, 100) * S, onset, min * M, (at) => sent.push([at, key, task]), 200)
  sent.sort((a, b) => a[0] - b[0])
  const last = sent[sent.length - 1][0]
  sent.forEach(([at, key, task], i) => { beat(at, `Scheduler: Sending due task ${key} (${task})`, i >= sent.length - 4 ? { root: 'main' } : undefined); run(at + 30, task, 0.2, 6, i >= sent.length - 2 ? { relevant: 'main' } : undefined) })
  every(r, t0 + 3 * M, last, 3 * M, (at) => beat(at, 'beat: Synchronizing schedule...'))
  beat(last + 2 * S, 'DatabaseScheduler: Schedule changed.', { root: 'main' })
  beat(t0 + r.int(11, 16) * M, 'DatabaseScheduler: Schedule changed.')
  const expire = last + r.int(46, 54) * M
  poisson(r, t0, end, 13 * S, (at) => {
    const kind = r.pick(['sync', 'sync', 'export', 'hook'])
    if (kind === 'sync') {
      const id = r.uuid(), p = `ForkPoolWorker-${r.int(1, 8)}`, bad = at > expire && r.chance(Math.min(0.95, 0.4 + (at - expire) / (20 * M)))
      const t = r.pick(tenants)
      if (!bad) return run(at, `integrations.tasks.sync_contacts`, 0.3, 5)
      w(at, 'INFO', 'MainProcess', `Task integrations.tasks.sync_contacts[${id}] received`)
      w(at + 700, 'ERROR', p, `Task integrations.tasks.sync_contacts[${id}] raised unexpected: ProviderAuthError('tenant=${t} ${prov}: 401 access token expired at ${T(at - r.int(1, 30) * M, 'HH:mm')}')\nTraceback (most recent call last):\n  File "/usr/local/lib/python3.11/site-packages/celery/app/trace.py", line 477, in trace_task\n    R = retval = fun(*args, **kwargs)\n  File "/app/integrations/tasks.py", line 88, in sync_contacts\n    client.get("/contacts")\nintegrations.errors.ProviderAuthError: tenant=${t} ${prov}: 401 access token expired`, { relevant: 'main' })
    } else run(at, kind === 'export' ? 'reports.tasks.export_csv' : 'hooks.tasks.deliver', 0.1, 9)
  })
  poisson(r, t0, end, 2 * M, (at) => { const id = r.uuid(); w(at, 'INFO', `ForkPoolWorker-${r.int(1, 8)}`, `Task integrations.tasks.sync_contacts[${id}] retry: Retry in 30s: RateLimited('tenant=${r.pick(tenants)} ${prov}: 429')`) })
  poisson(r, t0, end, 3 * M, (at) => w(at, 'ERROR', `ForkPoolWorker-${r.int(1, 8)}`, `hooks.tasks.deliver: endpoint of ${tenants[3]} answered 410 Gone, webhook disabled`))
  poisson(r, t0, end, 14 * S, (at) => web(at, ...r.pick([[200, 'GET /app/contacts'], [201, 'POST /api/v2/exports'], [200, 'GET /app/board'], [302, 'GET /login'], [200, 'PATCH /api/v2/contacts'], [r.chance(0.2) ? 404 : 200, 'GET /app/contacts/' + r.int(10, 999)]]), r.int(8, 220)))
  poisson(r, last + 22 * M, end, 7 * M, (at) => web(at, 200, 'POST /support/tickets?topic=' + r.pick(['reminder-not-sent', 'usage-not-updated', 'sync-broken']), r.int(40, 90)))
  return c.incident('main', {
    cause: { allOf: [['\\bbeat\\b', 'schedul', 'periodic', 'cron', 'refresh.?oauth', '(token )?refresh (task|job)s?', 'due tasks?'], ['silen', 'stop', 'no longer', 'not (sent|sending|run|dispatch|been|enqueu|fir)', 'hung', 'hang', 'stuck', 'stall', 'dead', 'die[sd]', 'ceas', 'never', 'quiet', 'no (more|further|new)', 'fro(ze|zen)', 'missing', 'absent', 'last (sent|ran|run|line)', 'went', 'without', 'halt', 'disappear', 'gone']], mustNot: ['webhook disabled', `${prov} (revoked|outage|is down)`] },
    services: ['beat', 'celery beat', 'DatabaseScheduler', 'scheduler', 'celery-beat', 'Scheduler'], victims: ['worker', 'web', wk, 'sync_contacts', 'integrations.tasks.sync_contacts'], severity: ['medium', 'high', 'critical'], onset: last, onsetToleranceSeconds: 960, temporalPattern: null, rootPattern: 'Sending due task|Schedule changed',
  })
}

function mongo(seed) {
  const r = rng(seed, 'mongo', 0.75), t0 = day(r), end = t0 + r.int(75, 90) * M, onset = t0 + r.int(34, 46) * M, c = new Case('orders-replica-set', { notes: 'Somebody drops an index at INFO; the same query becomes a collection scan and latency climbs as the cache is thrashed. An election and an index build before are innocent.' })
  const coll = r.pick(['shop.orders', 'crm.activities', 'iot.readings']), key = r.pick(['customerId', 'accountId', 'deviceId']), hosts = [0, 1, 2].map((i) => `mongo-${i}`), index = `${key}_1_createdAt_-1`, svc = r.pick(['orders-api', 'timeline-api']), docs = r.int(3, 9) * 1e6
  const mg = (h, at, s, comp, id, ctx, msg, attr, o) => c.line(`logs/${h}.log`, at, J({ t: { $date: T(at, 'YYYY-MM-DDTHH:mm:ss.SSS') + '+00:00' }, s, c: comp, id, ctx, msg, ...(attr ? { attr } : {}) }), o)
  const app = (at, level, msg, x, o) => c.line(`logs/${svc}.log`, at, J({ level, time: Math.floor(at), pid: 18, hostname: `${svc}-0`, msg, ...x }), o)
  poisson(r, t0, end, 6 * S, (at) => {
    const late = at > onset, list = r.chance(0.45), ms = late && list ? r.int(1800, 5200) + Math.floor(Math.min(9000, (at - onset) / 300)) : r.int(4, 60)
    if (late && list) {
      mg(hosts[0], at, 'I', 'COMMAND', 51803, `conn${r.int(2000, 9000)}`, 'Slow query', { type: 'command', ns: coll, appName: svc, command: { find: coll.split('.')[1], filter: { [key]: r.hex(24) }, sort: { createdAt: -1 }, limit: 20 }, planSummary: 'COLLSCAN', keysExamined: 0, docsExamined: docs + r.int(0, 90000), hasSortStage: true, nreturned: r.int(0, 20), queryHash: 'A41D2C90', reslen: r.int(900, 9000), storage: { data: { bytesRead: r.int(2e8, 9e8), timeReadingMicros: ms * 600 } }, protocol: 'op_msg', durationMillis: ms }, { root: 'main' })
      if (ms > 8000 && r.chance(0.6)) app(at + 10, 50, 'request failed', { err: { type: 'MongoServerError', message: 'operation exceeded time limit', code: 50 }, route: '/v1/list', ms: 10000 }, { relevant: 'main' })
      else app(at + 10, 40, 'slow response', { route: '/v1/list', ms }, { relevant: 'main' })
    } else app(at, 30, 'request completed', { route: list ? '/v1/list' : r.pick(['/v1/get', '/v1/create', '/health']), ms: late ? ms * 2 : ms, status: r.chance(0.03) ? 404 : 200 })
  })
  poisson(r, t0, end, 65 * S, (at) => mg(hosts[0], at, 'I', 'COMMAND', 51803, `conn${r.int(2000, 9000)}`, 'Slow query', { type: 'command', ns: 'report.daily', appName: 'bi-export', command: { aggregate: 'daily' }, planSummary: 'IXSCAN { day: 1 }', keysExamined: r.int(20000, 60000), docsExamined: r.int(20000, 60000), durationMillis: r.int(110, 420) }))
  for (const h of hosts) {
    every(r, t0 + r.int(1, 50) * S, end, 60 * S, (at) => mg(h, at, 'I', 'WTCHKPT', 22430, 'Checkpointer', 'WiredTiger message', { message: { ts_sec: Math.floor(at / 1000), session_name: 'WT_SESSION.checkpoint', category_id: 6, verbose_level: 'INFO', msg: `saving checkpoint snapshot min: ${r.int(1e6, 9e6)}, snapshot max: ${r.int(1e6, 9e6)} snapshot count: 0, oldest timestamp: (${Math.floor(at / 1000) - 300}, 1)` } }))
    poisson(r, t0, end, 20 * S, (at) => { const n = r.int(2000, 9000); const acc = r.chance(0.5); mg(h, at, 'I', 'NETWORK', acc ? 22943 : 22944, acc ? 'listener' : `conn${n}`, acc ? 'Connection accepted' : 'Connection ended', { remote: `10.42.${r.int(0, 5)}.${r.int(2, 250)}:${r.int(30000, 60000)}`, connectionId: n, connectionCount: r.int(80, 130) }) })
    poisson(r, t0, end, 5 * M, (at) => mg(h, at, 'I', 'NETWORK', 22989, `conn${r.int(2000, 9000)}`, 'Error sending response to client. Ending connection from remote', { error: { code: 6, codeName: 'HostUnreachable', errmsg: 'Connection reset by peer' }, remote: `10.42.1.${r.int(2, 250)}:51000` }))
  }
  const e = t0 + r.int(4, 9) * M
  mg(hosts[1], e, 'I', 'ELECTION', 4615652, 'ReplCoord-1', 'Starting an election, since we\'ve seen no PRIMARY in election timeout period', { electionTimeoutPeriodMillis: 10000 }); mg(hosts[1], e + 300, 'I', 'ELECTION', 51799, 'ReplCoord-1', 'VoteRequester processResponse', { term: 14, dryRun: true, vote: 'no', from: 'mongo-0:27017', message: { reason: "can see a healthy primary" } })
  const b = onset - r.int(16, 22) * M
  mg(hosts[0], b, 'I', 'INDEX', 20384, 'IndexBuildsCoordinatorMongod-3', 'Index build: starting', { namespace: 'report.daily', properties: { key: { region: 1 }, name: 'region_1' } }); mg(hosts[0], b + 20 * S, 'I', 'INDEX', 20663, 'IndexBuildsCoordinatorMongod-3', 'Index build: completed successfully', { namespace: 'report.daily' })
  const conn = `conn${r.int(9100, 9900)}`
  mg(hosts[0], onset - 30 * S, 'I', 'NETWORK', 51800, conn, 'client metadata', { remote: `10.42.9.${r.int(2, 90)}:49210`, client: conn, doc: { application: { name: 'mongosh 2.2.5' }, driver: { name: 'nodejs|mongosh', version: '6.5.0' } } }, { relevant: 'main' })
  mg(hosts[0], onset, 'I', 'COMMAND', 51806, conn, 'CMD: dropIndexes', { namespace: coll, uuid: { uuid: { $uuid: r.uuid() } }, indexes: index }, { root: 'main' })
  for (const h of hosts.slice(1)) mg(h, onset + 90, 'I', 'STORAGE', 22206, 'ReplWriterWorker-2', 'Deferring table drop for index', { index, namespace: coll }, { root: 'main' })
  app(onset - r.int(9, 13) * M, 30, 'listening', { port: 8080, version: `1.${r.int(30, 80)}.2` })
  return c.incident('main', {
    cause: { allOf: [['index', 'collscan', '(collection|full|table).?scan'], ['drop', 'remov', 'delet', 'missing', 'lack', 'without', 'no longer', 'lost', 'gone', 'no index', 'unindexed', 'collscan', '(collection|full).?scan', 'absent']], mustNot: ['election .*caus', 'region_1'] },
    services: [...hosts, 'mongod', 'mongo', 'mongodb', coll, index], victims: [svc, `${svc}-0`], severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 120, rootPattern: 'dropIndexes|COLLSCAN|Deferring table drop',
  })
}

function iot(seed) {
  const r = rng(seed, 'iot', 1), t0 = day(r), end = t0 + r.int(110, 130) * M, onset = t0 + r.int(40, 52) * M, c = new Case('meter-fleet', { notes: 'A firmware rollout: each gateway that installs it comes back once and falls silent. The update service calls it success, the ingest counts fall. Radio flaps are chronic.' })
  const old = `${r.int(2, 4)}.${r.int(1, 6)}.${r.int(0, 3)}`, neu = old.replace(/\d+$/, (d) => +d + 1), gw = Array.from({ length: r.int(110, 130) }, () => `gw-${r.hex(6)}`), camp = `C-${r.int(100, 999)}`, queue = r.shuffle(gw).slice(0, 64)
  const br = (at, lvl, gwid, msg, o) => c.line('logs/emqx.log', at, `${T(at, 'YYYY-MM-DDTHH:mm:ss.ffffff')}+00:00 [${lvl}] clientid: ${gwid}, msg: ${msg}`, o)
  const ota = (at, lvl, msg, o) => c.line('logs/ota-manager.log', at, `${lvl}\t${T(at)}\tota/rollout.go:${r.pick([71, 118, 204])}\t${msg}`, o)
  const ing = (at, lvl, msg, o) => c.line('logs/ingest.log', at, `${T(at, 'YYYY-MM-DD HH:mm:ss.SSS')} ${lvl} telemetry-ingest ${msg}`, o)
  const gone = new Map()
  const job = (at, g, ver, bad) => {
    const peer = `10.${r.int(60, 69)}.${r.int(0, 250)}.${r.int(2, 250)}:${r.int(2000, 60000)}`
    ota(at, 'info', `job sent campaign=${bad ? camp : 'C-99'} device=${g} from=${old} to=${ver}`, bad ? { root: 'main' } : undefined)
    br(at + 40 * S, 'info', g, `socket_closed, reason: normal, peername: ${peer}`)
    br(at + 95 * S, 'info', g, `client_connected, peername: ${peer}, proto_ver: 5, keepalive: 60`)
    ota(at + 97 * S, 'info', `job done campaign=${bad ? camp : 'C-99'} device=${g} reported=${ver} result=SUCCEEDED`, bad ? { root: 'main' } : undefined)
    if (!bad) return
    const off = at + (95 + r.int(70, 140)) * S
    gone.set(g, off)
    if (off < end) br(off, 'info', g, `socket_closed, reason: keepalive_timeout, peername: ${peer}`, { root: 'main' })
  }
  poisson(r, t0, onset - 8 * M, 3 * M, (at) => job(at, r.pick(gw), `${old}+cfg${r.int(1, 3)}`, false))
  ota(onset - 20 * S, 'info', `campaign ${camp} started target=${neu} devices=${queue.length} wave=8 auto_advance=true`, { root: 'main' })
  queue.forEach((g, i) => { const at = onset + Math.floor(i / 8) * 6 * M + r.int(0, 90) * S; if (at < end - 5 * M) job(at, g, neu, true) })
  for (let k = 1; k < 8; k++) if (onset + k * 6 * M < end) ota(onset + k * 6 * M - 5 * S, 'info', `campaign ${camp} wave ${k} complete 8/8 succeeded, advancing`, { relevant: 'main' })
  const dead = (at) => [...gone.values()].filter((x) => x < at).length
  every(r, t0 + 10 * S, end, M, (at) => { const n = gw.length - dead(at) - r.int(0, 3); ing(at, 'INFO', `window=60s devices=${n} msgs=${n * 12 - r.int(0, 20)} late=${r.int(0, 4)} lag_ms=${r.int(3, 40)}`, dead(at) > 4 ? { relevant: 'main' } : undefined) })
  poisson(r, t0, end, 20 * S, (at) => { br(at, 'info', r.pick(gw.filter((g) => !(gone.get(g) < at + 6 * M))), `publish, topic: meters/${r.int(100, 999)}/power, qos: 1, bytes: ${r.int(80, 400)}`) })
  poisson(r, t0, end, 90 * S, (at) => { const g = r.pick(gw.filter((x) => !queue.includes(x))), p = `10.70.${r.int(0, 9)}.${r.int(2, 250)}:${r.int(2000, 60000)}`; br(at, 'info', g, `socket_closed, reason: keepalive_timeout, peername: ${p}`); br(at + r.int(8, 60) * S, 'info', g, `client_connected, peername: ${p}, proto_ver: 5, keepalive: 60`) })
  poisson(r, t0, end, 75 * S, (at) => ing(at, 'WARN', `dropping reading with clock in future device=${r.pick(gw.filter((x) => !queue.includes(x)))} by=${r.int(61, 400)}s`))
  poisson(r, t0, end, 2 * M, (at) => br(at, 'warning', `probe-${r.hex(4)}`, `authentication_failure, reason: bad_username_or_password, peername: ${r.ip()}:${r.int(2000, 60000)}`))
  poisson(r, onset + 25 * M, end, 3 * M, (at) => c.line('logs/billing-portal.log', at, J({ ts: T(at), sev: r.chance(0.4) ? 'ERROR' : 'WARNING', app: 'billing-portal', msg: 'interval reading missing, estimate used', meter: r.int(100000, 999999), missing: r.int(1, 6) }), { relevant: 'main' }))
  poisson(r, t0, end, 40 * S, (at) => c.line('logs/billing-portal.log', at, J({ ts: T(at), sev: 'INFO', app: 'billing-portal', msg: r.pick(['invoice preview', 'interval imported', 'login']), ms: r.int(9, 140) })))
  const neuRx = neu.replaceAll('.', '\\.')
  return c.incident('main', {
    cause: { allOf: [['firmware', '\\bOTA\\b', 'rollout', 'campaign', 'update', 'upgrade', neuRx], ['silen', 'offline', 'disconnect', 'stop', 'drop', 'keepalive', 'keep-alive', 'lost', 'lose', 'unreachable', 'never', 'no longer', 'brick', 'dead', 'die', 'gone', 'quiet', 'fall', 'vanish', 'not (come|report|reconnect|return)', 'dark']], mustNot: ['bad_username', 'clock in future'] },
    services: ['ota-manager', camp, 'firmware', neu, 'gateways', 'ota', 'ota/rollout.go'], victims: ['ingest', 'telemetry-ingest', 'billing-portal', 'emqx'], severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 420, rootPattern: `${neuRx}|keepalive_timeout|${camp}`,
  })
}
export const hard = [insurer, saas, mongo, iot]
