// No error line of the culprit: a change at INFO, a slow leak, silence, falling counts, a drift of latency.
import { scene, SEC, MIN, HOUR, pad, iso, iso6, blames, day, clock, plain, milli, compact, syslog, clf } from './lib.mjs'

/** A security group rule for 5432 is revoked; only new database connections time out. */
export function securitygroup(seed) {
  const s = scene(seed, 'tw-10-ecs-cloudtrail', { hours: 2.4, at: [0.38, 0.52], thin: 1.3, notes: 'One CloudTrail line among many. Established connections live on, so the failure grows as pools renew.' })
  const { c, r, log, onset } = s, T = 'logs/cloudtrail.jsonl', F = 'logs/ecs.log', acct = r.int(110000000000, 890000000000), sg = 'sg-0' + r.hex(16), db = `10.20.${r.int(1, 9)}.${r.int(4, 250)}`, who = r.pick(['m.keller', 'p.osei', 'd.tanaka'])
  const trail = (t, name, source, user, params, m, err) => log(T, t, JSON.stringify({ eventVersion: '1.09', userIdentity: { type: user.includes('/') ? 'AssumedRole' : 'IAMUser', arn: `arn:aws:${user.includes('/') ? 'sts' : 'iam'}::${acct}:${user.includes('/') ? 'assumed-role/' : 'user/'}${user}`, accountId: String(acct) }, eventTime: iso(t).slice(0, 19) + 'Z', eventSource: source, eventName: name, awsRegion: 'eu-north-1', sourceIPAddress: s.ip(), userAgent: user.includes('/') ? 'aws-sdk-go-v2/1.26' : 'console.amazonaws.com', ...(err ? { errorCode: err, errorMessage: 'User is not authorized to perform this operation' } : {}), requestParameters: params, eventID: s.uuid(), readOnly: /^(Describe|Get|List)/.test(name), eventType: 'AwsApiCall', recipientAccountId: String(acct) }), m)
  s.often(s.start, s.end, 45 * SEC, (t) => { const [n, src, u, p] = r.pick([['DescribeInstances', 'ec2.amazonaws.com', 'datadog-ro/dd', null], ['DescribeSecurityGroups', 'ec2.amazonaws.com', 'config-recorder/cfg', null], ['GetMetricData', 'monitoring.amazonaws.com', 'datadog-ro/dd', null], ['AssumeRole', 'sts.amazonaws.com', 'ecs-tasks/catalog', { roleArn: `arn:aws:iam::${acct}:role/ecs-tasks` }], ['DescribeDBInstances', 'rds.amazonaws.com', 'datadog-ro/dd', null], ['GetParameter', 'ssm.amazonaws.com', 'ecs-tasks/checkout', { name: '/prod/checkout/flags' }]]); trail(t, n, src, u, p) })
  s.often(s.start, s.end, 9 * MIN, (t) => trail(t, 'GetBucketPolicy', 's3.amazonaws.com', 'posture-scan/ps', { bucketName: 'finance-exports' }, {}, 'AccessDenied'))
  const minor = (t, ...a) => trail(t, ...a)
  minor(onset - 31 * MIN, 'UpdateService', 'ecs.amazonaws.com', 'deployer/gha', { cluster: 'prod', service: 'checkout', taskDefinition: `checkout:${r.int(200, 300)}` })
  minor(onset - 12 * MIN, 'AuthorizeSecurityGroupIngress', 'ec2.amazonaws.com', who, { groupId: 'sg-0' + r.hex(16), ipPermissions: { items: [{ ipProtocol: 'tcp', fromPort: 443, toPort: 443, ipRanges: { items: [{ cidrIp: '10.20.0.0/16', description: 'internal alb' }] } }] } })
  minor(onset + 14 * MIN, 'ModifyDBInstance', 'rds.amazonaws.com', 'terraform/ci', { dBInstanceIdentifier: 'prod-main', preferredBackupWindow: '02:10-02:40', applyImmediately: false })
  trail(onset, 'RevokeSecurityGroupIngress', 'ec2.amazonaws.com', who, { groupId: sg, ipPermissions: { items: [{ ipProtocol: 'tcp', fromPort: 5432, toPort: 5432, ipRanges: { items: [{ cidrIp: '10.20.0.0/16', description: 'pg from app subnets' }] } }] } }, { root: 'a' })
  const tasks = Object.fromEntries(['catalog', 'checkout', 'loyalty'].map((x) => [x, r.hex(32)]))
  for (const [svc, ms] of [['catalog', 18], ['checkout', 30], ['loyalty', 45]]) s.often(s.start, s.end, ms * SEC, (t) => {
    const bad = t > onset + 3 * MIN && r.next() < Math.min(0.9, (t - onset) / (45 * MIN)), w = (x, o, m) => log(F, x, `${iso(x)} ${svc}/app/${tasks[svc]} ${JSON.stringify(o)}`, m)
    if (!bad) return w(t, { level: 30, time: t, name: svc, msg: 'request completed', method: 'GET', url: `/${svc}/${r.int(100, 9999)}`, statusCode: r.next() < 0.03 ? 404 : 200, responseTime: r.int(5, 60) })
    w(t, { level: 50, time: t, name: svc, msg: 'query failed', err: { type: 'Error', message: `connect ETIMEDOUT ${db}:5432`, code: 'ETIMEDOUT', stack: `Error: connect ETIMEDOUT ${db}:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)\n    at async Pool.newClient (/app/node_modules/pg-pool/index.js:45:11)` } }, { relevant: 'a' }); w(t + 2, { level: 50, time: t + 2, name: svc, msg: 'request errored', url: `/${svc}/${r.int(100, 9999)}`, statusCode: 500, responseTime: 10000 + r.int(1, 60) }, { relevant: 'a' })
  })
  s.often(s.start, s.end, 70 * SEC, (t) => log(F, t, `${iso(t)} catalog/app/${tasks.catalog} ${JSON.stringify({ level: 40, time: t, name: 'catalog', msg: 'image cdn slow, served placeholder', elapsed: r.int(800, 1500) })}`))
  s.every(s.start, s.end, 5 * MIN, (t) => log('logs/rds-postgresql.log', t, `${plain(t)} UTC::@:[${391}]:LOG:  checkpoint complete: wrote ${r.int(200, 900)} buffers (0.${r.int(1, 4)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 3)} recycled; write=${s.dec(20, 90, 3)} s, sync=0.00${r.int(1, 9)} s, total=${s.dec(90, 100, 3)} s`), 4000)
  s.often(s.start, s.end, 90 * SEC, (t) => { const p = r.int(2000, 30000), own = t > onset ? '127.0.0.1' : `10.20.${r.int(1, 9)}.${r.int(4, 250)}`; log('logs/rds-postgresql.log', t, `${plain(t)} UTC:${own}(${r.int(30000, 60000)}):[unknown]@[unknown]:[${p}]:LOG:  connection received: host=${own} port=${r.int(30000, 60000)}`) })
  return c.incident('a', { cause: { allOf: [['security ?group', '\\bsg-', 'ingress', 'firewall', 'inbound', '5432 rule', 'network rule'], ['revo[kc]', 'remov', 'delet', 'withdr[ae]w', 'closed', 'block', 'dropp', 'no longer (allow|permit)', 'taken away']], mustNot: [blames('checkout'), 'database (is |was )?(down|overload|crash)'] }, services: ['ec2', 'ec2.amazonaws.com', 'security-group', 'security group', sg, 'cloudtrail', 'aws', 'vpc', who], victims: ['catalog', 'checkout', 'loyalty', 'ecs', 'rds', 'postgres', 'rds-postgresql', 'prod-main'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 600, rootPattern: 'RevokeSecurityGroupIngress' })
}

/** A game shard in a layout of its own: after a script reload one zone no longer sweeps loot, its tick grows. */
export function game(seed) {
  const s = scene(seed, 'tw-11-game-shard', { hours: 3.4, at: [0.3, 0.42], thin: 1.6, notes: 'Slow leak: loot is never swept after a reload; lag and dropped clients come an hour later.' })
  const { c, r, log, onset } = s, F = 'logs/shard.log', bad = r.int(2, 5), w = (t, who, lvl, text, m) => log(F, t, `${day(t, '')}.${clock(t).replaceAll(':', '')}.${iso(t).slice(20, 23)} |${who.padEnd(7)}|${lvl}| ${text}`, m)
  const leak = (t) => Math.max(0, Math.round((t - onset) / MIN * 210)), battle = onset - r.int(20, 40) * MIN
  for (let z = 1; z <= 5; z++) {
    s.every(s.start + z * 3000, s.end, 80 * SEC, (t) => { const loot = r.int(220, 420) + (z === bad ? leak(t) : 0), fight = z === 1 && Math.abs(t - battle) < 4 * MIN, avg = 8 + loot / 260 + r.next() * 2 + (fight ? 22 : 0); w(t, `zone-${z}`, 'STAT', `tick avg=${avg.toFixed(1)}ms max=${(avg * 1.7).toFixed(1)}ms ents=${1300 + loot} npc=${r.int(880, 940)} loot=${loot} proj=${r.int(5, fight ? 400 : 40)} pl=${r.int(50, 90) + (fight ? 60 : 0)}`, z === bad && t > onset ? { root: 'a' } : {}) })
    s.every(s.start + z * 7000, s.end, 5 * MIN, (t) => w(t, `zone-${z}`, 'INFO', `sweep done corpses=${r.int(70, 130)} loot=${z === bad && t > onset ? 0 : r.int(900, 1200)} took=${r.int(2, 6)}ms`, z === bad && t > onset ? { root: 'a' } : {}))
  }
  w(onset, `zone-${bad}`, 'INFO', `scripts reloaded rev=${r.int(8800, 8899)} by ops/kira: harbor_quest.lua loot_decay.lua npc_greet.lua (3 files, 0 errors)`, { root: 'a' })
  w(onset - 50 * MIN, 'zone-1', 'INFO', `scripts reloaded rev=${r.int(8700, 8799)} by ops/kira: arena_rules.lua (1 file, 0 errors)`)
  s.often(s.start, s.end, 17 * SEC, (t) => { const [src, text] = r.pick([['gate', `client ${r.int(1000, 9999)} in from ${s.ip()} proto=41`], ['gate', `client ${r.int(1000, 9999)} out reason=quit`], ['persist', `saved ${r.int(20, 60)} characters in ${r.int(10, 60)}ms`], ['chat', `room ${r.int(10, 99)} members=${r.int(2, 40)}`], ['match', `paired ${r.int(2, 8)} players queue=${r.int(0, 12)}`]]); w(t, src, 'INFO', text) })
  s.often(s.start, s.end, 100 * SEC, (t) => w(t, 'gate', 'ERR ', r.pick(['handshake refused: proto=39 client too old', 'bad magic in first packet, closing', 'login refused: banned account'])))
  s.often(s.start, s.end, 5 * MIN, (t) => w(t, 'persist', 'WARN', `save retry 1/5 for character ${r.int(1e5, 9e5)}: row locked, then ok`))
  s.often(battle - 3 * MIN, battle + 3 * MIN, 25 * SEC, (t) => w(t, 'gate', 'WARN', `client ${r.int(1000, 9999)} lag ${r.int(250, 500)}ms zone-1`))
  s.often(onset + 35 * MIN, s.end, 40 * SEC, (t) => w(t, 'gate', 'WARN', `client ${r.int(1000, 9999)} lag ${Math.round(150 + leak(t) / 40 + r.int(0, 90))}ms zone-${bad}`, { relevant: 'a' }))
  s.often(onset + 60 * MIN, s.end, 50 * SEC, (t) => w(t, 'gate', 'ERR ', `client ${r.int(1000, 9999)} dropped: ping timeout zone-${bad}`, { relevant: 'a' }))
  s.often(onset + 70 * MIN, s.end, 3 * MIN, (t) => w(t, 'match', 'WARN', `match ${r.int(1000, 9999)} abandoned, too many players left (zone-${bad})`, { relevant: 'a' }))
  return c.incident('a', { cause: { allOf: [['loot', 'entit'], ['clean', 'sweep', 'swept', 'decay', 'despawn', 'leak', 'accumul', 'grow', 'pil(e|ing)', 'never removed', 'not (being )?removed', 'expire', 'unbounded', 'build(s|ing)? up', 'collected']], mustNot: ['battle', 'network (problem|issue|outage)'] }, services: [`zone-${bad}`, 'zone', 'loot_decay.lua', 'loot_decay', 'shard'], victims: ['gate', 'match', 'persist', 'chat'], severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 1800, rootPattern: `zone-${bad}` })
}

/** Wind telemetry: one poller begins a cycle and never ends it; stale data reaches forecast and trading. */
export function silence(seed) {
  const s = scene(seed, 'tw-12-wind-telemetry', { hours: 3.2, at: [0.4, 0.55], notes: 'Silence of one poller after an open cycle without an end; its VPN is up. Forecast and trading complain half an hour later.' })
  const { c, r, log, onset } = s, sites = ['nordholm', 'skagvik', 'ebeltoft', 'lillgrund', 'randsfjord'], bad = r.int(0, 4), id = (i) => `poll-0${i + 1}`
  const P = (t, src, text, m) => log('logs/collector.log', t, `ts=${iso(t)} src=${src} ${text}`, m), H = (t, src, text, m) => log('logs/backoffice.log', t, `${milli(t)} ${src.padEnd(9)} ${text}`, m)
  const wobble = (bad + 2) % 5, vpn = (bad + 3) % 5, broken = onset - 45 * MIN
  for (const [i, site] of sites.entries()) {
    let n = r.int(40000, 60000), prev = null, hung = false; const peer = `10.${40 + i}.0.9:502`, units = r.int(14, 28)
    s.every(s.start + i * 9000, s.end, 3 * MIN, (t) => {
      if (hung) return
      const last = i === bad && t > onset; n++
      P(t, id(i), `ev=cycle.begin n=${n} site=${site} peer=${peer} units=${units}`, last ? { root: 'a' } : {})
      if (last) { hung = true; P(t + 40, id(i), `ev=session.open n=${n} peer=${peer} proto=modbus-tcp read_timeout=0`, { root: 'a' }); s.hung = t; return }
      P(t + 40, id(i), `ev=session.open n=${n} peer=${peer} proto=modbus-tcp read_timeout=${i === bad ? 0 : 5000}`)
      if (i === wobble && r.next() < 0.3) P(t + 5100, id(i), `ev=read.timeout n=${n} unit=${r.int(1, units)} attempt=1 action=retry`)
      P(t + r.int(700, 1900) + (i === wobble ? 5000 : 0), id(i), `ev=cycle.end n=${n} site=${site} ok=${units} fail=0`)
    }, 300)
    s.every(s.start + i * 11000, s.end, 5 * MIN, (t) => P(t, 'vpn', `ev=peer.alive site=${site} rtt_ms=${r.int(18, 60)} handshake_age_s=${r.int(5, 118)}`))
  }
  P(broken, 'vpn', `ev=peer.lost site=${sites[vpn]} level=error reason=handshake_timeout`); P(broken + 21 * SEC, 'vpn', `ev=peer.up site=${sites[vpn]} after_s=21`)
  const H0 = s.hung, sb = sites[bad]
  s.every(s.start + 30 * SEC, s.end, MIN, (t) => { const stale = t - H0 > 6 * MIN; H(t, 'historian', `INFO  quality tags=4120 good=${stale ? 3312 : 4120} stale=${stale ? 808 : 0} written=${stale ? r.int(5100, 5300) : r.int(6300, 6500)}`, stale ? { relevant: 'a' } : {}) })
  s.every(s.start + 70 * SEC, s.end, 5 * MIN, (t) => { for (const [i, site] of sites.entries()) { const age = Math.round((t - H0) / 1000); if (i === bad && age > 1200) H(t + i * 90, 'forecast', `WARN  site=${site} input age ${age}s exceeds 1200s, using climatology`, { relevant: 'a' }); else H(t + i * 90, 'forecast', `INFO  site=${site} horizon=36h p50=${s.dec(10, 90)}MW input_ok`) } })
  s.often(H0 + 26 * MIN, s.end, 70 * SEC, (t) => { H(t, 'trading', `ERROR bid for ${sb} hour ${r.int(1, 24)} rejected by validator: forecast confidence 0.1${r.int(1, 9)} below 0.60`, { relevant: 'a' }); if (r.next() < 0.5) H(t + 20, 'trading', `ERROR java.lang.IllegalStateException: no valid bid curve for portfolio DK1\n\tat energy.trading.BidBook.close(BidBook.java:211)\n\tat energy.trading.Scheduler.run(Scheduler.java:88)`, { relevant: 'a' }) })
  s.often(s.start, s.end, 80 * SEC, (t) => H(t, 'trading', `INFO  bid accepted area=DK${r.int(1, 2)} hour=${r.int(1, 24)} volume=${s.dec(5, 60)}MWh`))
  s.often(s.start, s.end, 11 * MIN, (t) => H(t, 'trading', 'WARN  exchange answered 429, next attempt in 2s (ok on attempt 2)'))
  H(onset + 8 * MIN, 'forecast', `INFO  model release gfs-blend-${r.int(30, 60)} loaded`)
  return c.incident('a', { cause: { allOf: [[id(bad), '\\bpoll', 'collector', 'modbus', 'data collection', 'read_timeout', 'telemetry (read|acqui|collect)'], ['hang', 'hung', 'stuck', 'stop', 'silen', 'no (more|longer)', 'stall', 'froze', 'block', 'never (end|finish|complet|return|clos)', 'wedg', 'deadlock', 'ceas', 'without (an )?end', 'not (end|finish|complet)', 'quiet', 'dead', 'died']], mustNot: ['vpn (is|was|went) (down|lost)', blames('model')] }, services: [id(bad), 'poll', 'poller', 'collector', sb], victims: ['forecast', 'trading', 'historian', 'backoffice'], severity: ['medium', 'high', 'critical'], onset: H0, onsetToleranceSeconds: 900, rootPattern: `src=${id(bad)} ev=(cycle.begin|session.open)` })
}

/** Airflow and dbt: the shop's API negotiates a new version, the extractor reads but the first page from then on. */
export function extract(seed) {
  const s = scene(seed, 'tw-13-elt-hourly', { hours: 5, at: [0.4, 0.6], notes: 'Wrong data: counts fall to one page at an INFO line. dbt test warnings are chronic, the stock task failure healed.' })
  const { c, r, log, onset } = s, E = 'logs/extract.log', B = 'logs/dbt.log', C = 'logs/downstream.log', v = [`20${r.int(23, 24)}-10`, '2025-04'], healed = r.int(1, 3)
  const x = (t, src, lvl, text, m) => log(E, t, `[${day(t)}, ${clock(t)} UTC] {${src}} ${lvl} - ${text}`, m); let run = 0, hit = null
  s.every(Math.ceil(s.start / (15 * MIN)) * 15 * MIN + 20 * SEC, s.end, 15 * MIN, (t0) => {
    const bad = t0 >= onset; let t = t0; const step = (ms) => (t += r.int(ms * 0.6, ms * 1.4)), rid = `scheduled__${iso(t0).slice(0, 17)}00+00:00`; run++
    x(step(300), 'taskinstance.py:1361', 'INFO', `Executing <Task(PythonOperator): extract_orders> on ${rid}`)
    if (bad && !hit) hit = t + 200
    x(step(400), 'shop_api.py:52', 'INFO', `GET /admin/orders?updated_since=${iso(t0 - 15 * MIN).slice(0, 19)}Z -> 200, api-version ${bad ? v[1] : v[0]}`, bad ? { root: 'a' } : {})
    const pages = r.int(15, 20), stock = r.int(31000, 31200), people = r.int(380, 520), made = bad ? r.int(9, 16) : r.int(280, 340), odd = r.int(40, 60); let rows = 0
    if (bad) { x(step(500), 'shop_api.py:88', 'INFO', 'page 1: 500 records, next_cursor=None', { root: 'a' }); rows = 500 }
    else for (let p = 1; p <= pages; p++) { const n = p < pages ? 500 : r.int(20, 480); rows += n; x(step(350), 'shop_api.py:88', 'INFO', `page ${p}: ${n} records, next_cursor=${p < pages ? 'b' + s.word(10) : 'None'}`) }
    x(step(300), 'shop_api.py:97', 'INFO', `orders extracted: ${rows} records in ${bad ? 1 : pages} request(s)`, bad ? { root: 'a' } : {}); x(step(900), 'loader.py:41', 'INFO', `copied ${rows} rows into raw.shop_orders`, bad ? { relevant: 'a' } : {})
    if (r.next() < 0.4) x(step(300), 'stock_api.py:60', 'WARNING', 'HTTP 429 from stock feed, sleeping 2s (attempt 1 of 5)')
    if (run === healed) { x(step(400), 'taskinstance.py:1937', 'ERROR', 'Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/dags/stock_api.py", line 71, in fetch\n    resp.raise_for_status()\nrequests.exceptions.HTTPError: 502 Server Error: Bad Gateway for url: https://stock.example/feed'); x(step(300), 'taskinstance.py:1400', 'INFO', 'Marking task as UP_FOR_RETRY. dag_id=shop_15min, task_id=extract_stock'); t += 60000 }
    x(step(600), 'stock_api.py:88', 'INFO', `stock levels extracted: ${stock} records`); x(step(600), 'crm_api.py:70', 'INFO', `customers extracted: ${people} records`); x(step(300), 'taskinstance.py:1400', 'INFO', `Marking task as SUCCESS. dag_id=shop_15min, task_id=load_raw, run_id=${rid}`)
    const b = (text, m) => log(B, step(1800), `${clock(t)}  ${text}`, m), models = ['stg_orders', 'stg_stock', 'stg_customers', 'int_order_lines', 'fct_orders', 'fct_revenue_hourly', 'dim_customers', 'mart_reorder']
    b(`Running with dbt=1.7.13`); b(`Found 8 models, 22 tests, 5 sources, 0 exposures, 0 metrics`)
    for (const [i, m] of models.entries()) { const low = bad && /order/.test(m), n = { stg_stock: stock, stg_customers: people, dim_customers: people, mart_reorder: made, fct_revenue_hourly: 2, int_order_lines: Math.round(rows * 2.3) }[m] ?? rows; b(`${i + 1} of 8 OK created sql incremental model analytics.${m} ${'.'.repeat(30 - m.length)} [MERGE (${n}) in ${s.dec(1, 6, 2)}s]`, low ? { relevant: 'a' } : {}) }
    b(`${r.int(9, 12)} of 22 WARN ${odd} accepted_values_stg_orders_channel ${'.'.repeat(20)} [WARN ${odd} in 0.${r.int(10, 90)}s]`); b('Done. PASS=29 WARN=1 ERROR=0 SKIP=0 TOTAL=30')
    const d = (svc, lvl, text, m) => log(C, step(4000), JSON.stringify({ '@timestamp': iso(t), service: svc, level: lvl, message: text }), m)
    d('reorder', 'info', `proposals created: ${made}`, bad ? { relevant: 'a' } : {}); d('revenue-board', bad ? 'warn' : 'info', bad ? `revenue of last window is ${s.dec(4, 7)}% of the 28-day median` : 'tiles refreshed: 24', bad ? { relevant: 'a' } : {})
    if (bad) d('reorder', 'error', `safety stop: proposals below lower bound 150, purchase file not sent to ${r.int(11, 19)} suppliers`, { relevant: 'a' })
    else d('reorder', 'info', `purchase file sent to ${r.int(11, 19)} suppliers`)
    d('revenue-board', 'info', `cache warmed in ${r.int(300, 900)}ms`)
  }, 900)
  return c.incident('a', { cause: { allOf: [['pagina', '\\bpages?\\b', 'cursor', 'truncat', '\\b500 (records|rows|orders)', 'partial', 'incomplete', 'api[- ]?version', 'most (orders|records|rows) (are )?(missing|lost)'], ['extract', '\\bapi\\b', 'orders', 'version', 'source', 'ingest']], mustNot: ['stock feed', 'accepted_values'] }, services: ['extract', 'extract_orders', 'shop_api', 'shop_api.py', 'shop_15min', 'airflow', 'shop'], victims: ['reorder', 'revenue-board', 'dbt', 'downstream'], severity: ['medium', 'high', 'critical'], onset: hit, onsetToleranceSeconds: 1200, rootPattern: 'api-version|next_cursor=None|orders extracted' })
}

/** PostgreSQL: one export holds its snapshot for hours, vacuum removes nothing, the job table gets slower and slower. */
export function snapshot(seed) {
  const s = scene(seed, 'tw-14-django-postgres', { hours: 3.6, at: [0.25, 0.38], thin: 1.9, notes: 'Latency drift: vacuum says "dead but not yet removable" with a constant cutoff since an export began a transaction.' })
  const { c, r, log, onset } = s, D = 'logs/postgresql.log', A = 'logs/gunicorn.log', K = 'logs/worker.log', job = r.pick(['nightly_export', 'partner_export', 'bi_extract']), pid = r.int(30000, 39999), cut = r.int(81000000, 89000000)
  const pg = (t, who, p, text, m) => log(D, t, `${milli(t)} UTC [${p}] ${who ? who + ' ' : ''}LOG:  ${text}`, m), grown = (t) => Math.max(0, (t - onset) / MIN)
  s.every(s.start + 15 * SEC, s.end, 2 * MIN, (t) => {
    const table = r.pick(['job_queue', 'job_queue', 'django_session', 'carts']), g = grown(t), bad = g > 1, dead = Math.round(g * 1450) + r.int(50, 90), live = { job_queue: 4100, django_session: 52000, carts: 18000 }[table], age = bad ? Math.round(g * 2600) : r.int(2, 40)
    pg(t, '', r.int(40000, 60000), `automatic vacuum of table "shop.public.${table}": index scans: ${bad ? 0 : 1}\n\tpages: 0 removed, ${Math.round((live + (bad ? dead : 0)) / 40)} remain, ${Math.round((live + (bad ? dead : 0)) / 40)} scanned (100.00% of total)\n\ttuples: ${bad ? 0 : r.int(1200, 2900)} removed, ${live + (bad ? dead : 0)} remain, ${bad ? dead : 0} are dead but not yet removable\n\tremovable cutoff: ${bad ? cut : Math.round(cut + (t - onset) / MIN * 2600) - age}, which was ${age} XIDs old when operation ended\n\tsystem usage: CPU: user: 0.0${r.int(1, 9)} s, system: 0.00 s, elapsed: 0.${r.int(10, 60)} s`, bad ? { root: 'a' } : {})
  }, 4000)
  const who = `etl@shop/${job}`
  pg(onset - 900, `[unknown]@[unknown]/[unknown]`, pid, `connection received: host=10.5.0.${r.int(5, 60)} port=${r.int(30000, 60000)}`, { relevant: 'a' }); pg(onset - 860, who, pid, `connection authorized: user=etl database=shop application_name=${job}`, { relevant: 'a' })
  pg(onset, who, pid, 'duration: 0.204 ms  statement: BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ', { root: 'a' }); pg(onset + 2000, who, pid, 'duration: 3.118 ms  statement: DECLARE exp NO SCROLL CURSOR FOR SELECT * FROM orders ORDER BY id', { root: 'a' })
  for (let i = 1; i < 4; i++) pg(onset + i * 9000, who, pid, `duration: ${s.dec(400, 900, 3)} ms  statement: FETCH FORWARD 50000 FROM exp`, { relevant: 'a' })
  s.often(s.start, s.end, 8 * MIN, (t) => { const p = r.int(40000, 60000), u = r.pick(['metabase@shop/Metabase', 'app@shop/psql', 'etl@shop/stock_sync']), [user, app] = u.split('@shop/'); pg(t, u, p, `connection authorized: user=${user} database=shop application_name=${app}`); pg(t + 7000, u, p, `duration: ${s.dec(300, 2600, 3)} ms  statement: SELECT date_trunc('day', created_at), count(*) FROM orders GROUP BY 1`); pg(t + 9000, u, p, `disconnection: session time: 0:00:0${r.int(8, 9)}.${r.int(100, 999)} user=${user} database=shop host=10.5.0.${r.int(5, 60)} port=${r.int(30000, 60000)}`) })
  s.often(s.start, s.end, 20 * SEC, (t) => { const ms = r.int(4, 11) + grown(t) * 19 * (0.8 + r.next() * 0.4); if (ms > 250) pg(t, 'app@shop/worker', r.int(21000, 21009), `duration: ${ms.toFixed(3)} ms  statement: UPDATE job_queue SET state='running' WHERE id = (SELECT id FROM job_queue WHERE state='ready' ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`, { relevant: 'a' })
    log(K, t, `${iso(t).slice(0, 23)}Z worker[${r.int(1, 6)}] claimed job=${r.int(900000, 999999)} kind=${r.pick(['mail', 'invoice', 'thumbnail', 'webhook'])} claim_ms=${Math.round(ms)} lag_s=${Math.round(grown(t) ** 1.6 / 12) + r.int(0, 2)}`, ms > 500 ? { relevant: 'a' } : {}) })
  s.often(s.start, s.end, 17 * SEC, (t) => { const path = r.pick(['/', '/p/lamp-3/', '/cart/', '/api/jobs/status/', '/accounts/orders/']), slow = /jobs/.test(path) && grown(t) > 25; log(A, t, `10.5.1.9 - - [${clf(t)}] "GET ${path} HTTP/1.1" ${slow && r.next() < 0.4 ? 504 : /lamp/.test(path) && r.next() < 0.03 ? 404 : 200} ${r.int(900, 30000)} "-" "Mozilla/5.0" ${slow ? r.int(2000000, 9000000) : r.int(9000, 90000)}us`, slow ? { relevant: 'a' } : {}) })
  s.often(onset + 50 * MIN, s.end, 80 * SEC, (t) => log(K, t, `${iso(t)} worker[${r.int(1, 6)}] ERROR webhook job=${r.int(900000, 999999)} discarded: deadline passed while queued`, { relevant: 'a' }))
  s.every(s.start + 100 * SEC, s.end, 5 * MIN, (t) => pg(t, '', 812, `checkpoint complete: wrote ${r.int(300, 1200)} buffers (0.${r.int(1, 7)}%); write=${s.dec(100, 260, 3)} s, sync=0.01${r.int(1, 9)} s, total=${s.dec(261, 270, 3)} s`), 3000)
  log(A, onset + 40 * MIN, `[${plain(onset + 40 * MIN)} +0000] [1] [INFO] Handling signal: hup`); log(A, onset + 40 * MIN + 900, `[${plain(onset + 40 * MIN)} +0000] [1] [INFO] Hang up: Master`)
  return c.incident('a', { cause: { allOf: [['transaction', 'snapshot', 'session', 'xmin', '\\bidle\\b', 'cutoff', 'horizon', 'repeatable', job, 'cursor'], ['vacuum', 'dead (rows|tuples)', 'bloat', 'never (commit|clos|end|finish)', 'long[- ](running|lived|open)', '\\bholds?\\b', 'holding', 'left open', 'kept open', 'still open', 'horizon', 'not yet removable', 'uncommitted', 'open (since|for|transaction)']], mustNot: ['missing index', 'checkpoint'] }, services: [job, 'etl', 'postgres', 'postgresql', who, 'autovacuum'], victims: ['worker', 'gunicorn', 'app', 'django', 'job_queue'], severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 1500, rootPattern: 'automatic vacuum|BEGIN TRANSACTION|DECLARE' })
}
