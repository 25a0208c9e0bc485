// The culprit says so itself, amid louder consequences.
import { begin, S, M, H, iso, spaced, comma, seconds, micro, clf, klog, cri, rsys, month, day, AGENTS } from './lib.mjs'

export function shop(seed) {
  const { r, t0, c, log, every, tick, ip, uuid } = begin(seed, 'shop-baskets', { notes: 'one table of many refuses inserts; deploy and slow queries are innocent' })
  const end = t0 + r.int(48, 62) * M, onset = t0 + r.int(24, 34) * M
  const [table, col] = r.pick([['basket_lines', 'basket_id'], ['cart_items', 'cart_id'], ['wishlist_lines', 'wishlist_id']])
  const max = `nextval: reached maximum value of sequence "${table}_id_seq" (2147483647)`
  const ng = log('nginx-access.log'), api = log('basket-api.log'), php = log('storefront.log'), pg = log('postgresql.log'), redis = log('redis.log')
  const pino = (t, level, msg, more = {}) => JSON.stringify({ level, time: Math.floor(t), pid: 1, hostname: 'basket-api', msg, ...more })
  const mono = (t, ch, lv, msg, ctx) => `[${micro(t)}+00:00] ${ch}.${lv}: ${msg} ${JSON.stringify(ctx)} []`
  const req = (t, method, path, status, size) => ng(t, `${ip()} - - [${clf(t)}] "${method} ${path} HTTP/2.0" ${status} ${size} "https://www.lampenhaus.example/" "${r.pick(AGENTS)}" rt=${(r.next() * 0.3).toFixed(3)}`, status === 500 ? { relevant: 'seq' } : undefined)
  every(t0, end, 7 * S, (t) => req(t, 'GET', r.pick(['/', '/lamps', '/lamps/ceiling', `/p/${r.int(1000, 9999)}`, '/search?q=led', '/basket', '/assets/app.css']), r.next() < 0.03 ? 404 : 200, r.int(900, 42000)))
  every(t0, end, 14 * S, (t) => {
    const id = r.int(88_000_000, 89_000_000), rid = uuid(), broken = t > onset
    if (!broken) {
      req(t, 'POST', '/api/basket', 201, r.int(120, 400))
      return api(t + 20, pino(t + 20, 30, 'item added', { reqId: rid, basket: id, sku: `L${r.int(1000, 9999)}`, ms: r.int(4, 30) }))
    }
    const pid = r.int(2100, 2140)
    pg(t, `${spaced(t)} UTC [${pid}] shop@shop ERROR:  ${max}\n${spaced(t)} UTC [${pid}] shop@shop STATEMENT:  INSERT INTO ${table} (${col}, sku, qty) VALUES ($1, $2, $3) RETURNING id`, { root: 'seq' })
    api(t + 9, pino(t + 9, 50, 'request failed', { reqId: rid, basket: id, err: { type: 'DatabaseError', message: max, code: '2200H', stack: `error: ${max}\n    at /app/node_modules/pg/lib/client.js:535:17\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)\n    at async addItem (/app/src/basket/add.js:41:16)` } }), { root: 'seq' })
    req(t + 12, 'POST', '/api/basket', 500, 61)
    if (r.next() < 0.6) php(t + 30, mono(t + 30, 'storefront', 'ERROR', 'Basket call failed: Server error: `POST http://basket-api:3000/api/basket` resulted in a `500 Internal Server Error` response', { attempt: r.int(1, 3), session: r.hex(10) }), { relevant: 'seq' })
  })
  every(t0, end, 25 * S, (t) => php(t, r.next() < 0.12 ? mono(t, 'payment', 'WARNING', 'Card declined by issuer', { code: r.pick(['51', '05', '54']), order: r.int(400000, 500000) }) : mono(t, 'storefront', 'INFO', r.pick(['Order placed', 'Login ok', 'Stock refreshed', 'Price list cached']), { session: r.hex(10) })))
  tick(t0, end, 5 * M, (t) => pg(t, `${spaced(t)} UTC [71] LOG:  checkpoint starting: time\n${spaced(t + 900)} UTC [71] LOG:  checkpoint complete: wrote ${r.int(90, 700)} buffers (0.${r.int(1, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled; write=${r.int(20, 70)}.${r.int(100, 999)} s, sync=0.0${r.int(10, 99)} s`))
  every(t0, end, 4 * M, (t) => pg(t, `${spaced(t)} UTC [${r.int(2000, 2090)}] shop@shop ERROR:  duplicate key value violates unique constraint "newsletter_email_key"\n${spaced(t)} UTC [2011] shop@shop DETAIL:  Key (email)=(k${r.int(100, 999)}@mail.example) already exists.`))
  every(t0, end, 5 * M, (t) => pg(t, `${spaced(t)} UTC [${r.int(2000, 2090)}] report@shop LOG:  duration: ${r.int(1100, 2900)}.${r.int(100, 999)} ms  statement: SELECT day, sum(total) FROM orders GROUP BY day ORDER BY day DESC LIMIT 90`))
  tick(t0, end, 6 * M, (t) => redis(t, `1:M ${day(t)} ${month(t)} ${iso(t).slice(0, 4)} ${iso(t).slice(11, 23)} * 100 changes in 300 seconds. Saving...\n1:M ${day(t)} ${month(t)} ${iso(t).slice(0, 4)} ${iso(t + 4).slice(11, 23)} * Background saving started by pid ${r.int(300, 900)}`))
  const dep = onset - r.int(9, 15) * M
  api(dep, pino(dep, 30, 'SIGTERM received, closing server')); api(dep + 4 * S, pino(dep + 4 * S, 30, `basket-api v5.${r.int(10, 40)}.0 listening on 3000`)); api(dep + 4.2 * S, pino(dep + 4.2 * S, 40, '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated'))
  return c.incident('seq', { cause: { allOf: [['sequence', 'nextval', '_id_seq', '\\bserial\\b', '32.?bit', '2147483647', '2\\^31', 'int4', '(id|key|integer)\\w* (range|space|counter)', 'integer (overflow|limit|max)'], ['max', 'exhaust', 'limit', 'overflow', 'ran out', 'run out', 'no (more|further|new)', 'used up', 'range', 'full', '(its|the) end\\b', 'highest', '\\btop', '2147483647']], mustNot: ['deploy(ment)? (broke|caused)', 'newsletter', 'redis (is|was)'] },
    services: ['postgresql', 'postgres', 'shop', 'db', 'database', table, `${table}_id_seq`], victims: ['basket-api', 'storefront', 'nginx', 'nginx-access'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: 120, temporalPattern: null, rootPattern: 'nextval: reached maximum' })
}

export function sqlserver(seed) {
  const { r, t0, c, log, every, tick, uuid } = begin(seed, 'sqlserver-billing', { notes: 'the backups fail quietly long before the clients cry' })
  const nas = r.pick(['nas04', 'bk-store2', 'filer7']), db = r.pick(['Billing', 'Policen', 'Ledger']), others = ['Catalog', 'Staff']
  const onset = t0 + r.int(38, 50) * M, gapMs = r.int(46, 64) * M, full = onset + gapMs, end = full + r.int(13, 20) * M
  const el = log('ERRORLOG'), imp = log('invoice-import.log'), api = log('billing-api.log')
  const sql = (t, who, text) => `${spaced(t).slice(0, 22)} ${who.padEnd(11)} ${text}`
  const err = (t, who, no, sev, text, mark) => el(t, `${sql(t, who, `Error: ${no}, Severity: ${sev}, State: ${no === 9002 ? 2 : 1}.`)}\n${sql(t, who, text)}`, mark)
  let lsn = r.int(3000, 5000)
  for (const name of [db, ...others]) tick(t0, end, 10 * M, (t) => {
    const file = `\\\\${nas}\\sqlbackup\\${name}_${iso(t).slice(11, 16).replace(':', '')}.trn`
    if (t < onset) return el(t, sql(t, 'Backup', `Log was backed up. Database: ${name}, creation date(time): 2021/03/03(09:11:21), first LSN: ${lsn}:117:1, last LSN: ${++lsn}:223:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'${file}'}). This is an informational message only. No user action is required.`))
    err(t, `spid${r.int(61, 79)}`, 18204, 16, `BackupDiskFile::CreateMedia: Backup device '${file}' failed to create. Operating system error 1326(The user name or password is incorrect.).`, { root: 'log' })
    err(t + 20, 'Backup', 3041, 16, `BACKUP failed to complete the command BACKUP LOG ${name}. Check the backup application log for detailed messages.`, { root: 'log' })
  })
  every(t0, end, 60 * S, (t) => err(t, 'Logon', 18456, 14, `Login failed for user 'legacy_scan'. Reason: Could not find a login matching the name provided. [CLIENT: 10.20.9.${r.int(11, 14)}]`))
  every(t0, end, 9 * M, (t) => el(t, sql(t, `spid${r.int(20, 50)}s`, `SQL Server has encountered ${r.int(1, 4)} occurrence(s) of cachestore flush for the 'SQL Plans' cachestore (part of plan cache) due to some database maintenance or reconfigure operations.`)))
  every(t0, end, 5 * M, (t) => el(t, sql(t, `spid${r.int(51, 90)}`, r.pick([`Starting up database '${db}_Archive'.`, `DBCC TRACEON 3604, server process ID (SPID) ${r.int(51, 90)}. This is an informational message only; no user action is required.`, `Setting database option RECOVERY to SIMPLE for database 'Scratch'.`]))))
  const msg = `The transaction log for database '${db}' is full due to 'LOG_BACKUP'.`
  every(full, end, 12 * S, (t, n) => err(t, `spid${r.int(51, 120)}`, 9002, 17, msg, { root: 'log' }))
  const py = (t, lv, mod, text) => `${comma(t)} ${lv.padEnd(7)} [worker-${r.int(1, 6)}] ${mod}: ${text}`
  every(t0, end, 15 * S, (t) => {
    const batch = `INV-${r.int(10000, 99999)}`
    if (t < full) imp(t, r.next() < 0.05 ? py(t, 'WARNING', 'importer.rows', `batch ${batch}: ${r.int(1, 4)} rows without cost centre, default used`) : py(t, 'INFO', 'importer.batch', `batch ${batch} committed, rows=${r.int(40, 400)} in ${r.int(90, 900)}ms`))
    else imp(t, `${py(t, 'ERROR', 'importer.batch', `batch ${batch} rolled back`)}\nTraceback (most recent call last):\n  File "/opt/importer/batch.py", line 118, in commit\n    cur.executemany(UPSERT, rows)\npyodbc.ProgrammingError: ('42000', "[42000] [Microsoft][ODBC Driver 18 for SQL Server][SQL Server]${msg} (9002) (SQLExecDirectW)")`, { relevant: 'log' })
  })
  every(t0, end, 16 * S, (t) => {
    const bad = t > full && r.next() < 0.6
    api(t, `${iso(t)} ${bad ? 'fail' : 'info'}: Billing.Api.Endpoints[${bad ? 500 : 200}] ${r.pick(bad ? ['POST /invoices', 'PUT /invoices/close'] : ['GET /invoices', 'GET /customers', 'GET /health'])} ${bad ? 500 : 200} ${r.int(3, 80)}ms trace=${r.hex(16)}${bad ? ' Microsoft.Data.SqlClient.SqlException (0x80131904): could not write, transaction was doomed' : ''}`, bad ? { relevant: 'log' } : undefined)
  })
  return c.incident('log', { cause: { allOf: [['backup', 'back-up', '\\.trn', 'backed up'], ['fail', 'credential', 'password', '1326', 'denied', 'logon', 'share', nas, 'not (running|work|written|possible|been)', 'stop', 'cannot', "can't", 'unable', 'truncat', 'missing', 'broken']], mustNot: ['legacy_scan', 'cachestore', 'importer? (is|was|has) (broken|buggy|at fault)'] },
    services: ['ERRORLOG', 'sqlserver', 'sql server', 'mssql', 'Backup', 'backup', db, nas], victims: ['invoice-import', 'billing-api', 'importer'], severity: ['high', 'critical'], onset, onsetToleranceSeconds: Math.round(gapMs / S) + 120, rootPattern: '18204|1326|3041|BACKUP failed|9002' })
}

export function jenkins(seed) {
  const { r, t0, c, log } = begin(seed, 'jenkins-maven', { notes: 'hundreds of compile errors follow from one damaged jar in the local repository' })
  const out = log('console.log'); let t = t0
  const [g, a, v, pkg, cls] = r.pick([['io/netty', 'netty-codec-http', '4.1.107.Final', 'io.netty.handler.codec.http', ['FullHttpRequest', 'HttpHeaders', 'HttpResponseStatus']], ['com/fasterxml/jackson/core', 'jackson-databind', '2.17.1', 'com.fasterxml.jackson.databind', ['ObjectMapper', 'JsonNode', 'DeserializationFeature']], ['org/apache/commons', 'commons-lang3', '3.14.0', 'org.apache.commons.lang3', ['StringUtils', 'Validate', 'ArrayUtils']]])
  const repo = '/var/lib/jenkins/.m2/repository', jar = `${repo}/${g}/${a}/${v}/${a}-${v}.jar`, nexus = 'https://nexus.intra.example/repository/maven-public'
  const say = (text, mark, dt = r.gap(700)) => { t += dt; out(t, text.split('\n').map((l) => `[${iso(t)}] ${l}`).join('\n'), mark) }
  const mods = ['base', 'common', 'model', 'persistence', 'messaging', 'rules', 'transport', 'gateway', 'console', 'batch', 'dist'], bad = r.int(5, 7), job = `/var/lib/jenkins/workspace/freight-main`
  say('Started by timer'); say('Running as SYSTEM'); say(`Building remotely on agent-${r.int(2, 9)} (linux jdk21) in workspace ${job}`); say(' > git fetch --tags --force --progress -- ssh://git@scm.intra.example/freight.git +refs/heads/*:refs/remotes/origin/* # timeout=10'); say(`Checking out Revision ${r.hex(40)} (refs/remotes/origin/main)`); say('Commit message: "FRT-2213 round tariff to cents"')
  say(`+ ./mvnw -B -V verify`); say('[INFO] Scanning for projects...'); say("[WARNING] 'dependencies.dependency.systemPath' for com.oldvendor:edifact:jar should not point at files within the project directory @ line 88, column 25")
  say('[INFO] Reactor Build Order:\n' + mods.map((m) => `[INFO] freight-${m}`.padEnd(66) + '[jar]').join('\n'))
  for (let i = 0; i <= bad; i++) {
    const m = mods[i]
    say('[INFO] '); say(`[INFO] ----------------------< example.freight:freight-${m} >----------------------`); say(`[INFO] Building freight-${m} 7.${i}.0-SNAPSHOT`.padEnd(66) + `[${i + 1}/${mods.length}]`)
    for (let k = 0; k < r.int(7, 14); k++) { const x = r.pick(['org/slf4j/slf4j-api', 'org/assertj/assertj-core', 'jakarta/inject/jakarta.inject-api', 'org/postgresql/postgresql', 'org/mapstruct/mapstruct']), n = `${r.int(1, 5)}.${r.int(0, 20)}.${r.int(0, 9)}`; say(`[INFO] Downloaded from nexus: ${nexus}/${x}/${n}/${x.split('/').pop()}-${n}.${r.pick(['jar', 'pom'])} (${r.int(2, 990)} kB at ${r.int(1, 9)}.${r.int(0, 9)} MB/s)`, undefined, r.gap(180)) }
    if (i === bad) { say(`[WARNING] Could not validate integrity of download from ${nexus}/${g}/${a}/${v}/${a}-${v}.jar: Checksum validation failed, no checksums available`, { root: 'jar' }); say(`[INFO] Downloaded from nexus: ${nexus}/${g}/${a}/${v}/${a}-${v}.jar (262 kB at 1.1 MB/s)`, { relevant: 'jar' }) }
    say(`[INFO] --- compiler:3.13.0:compile (default-compile) @ freight-${m} ---`); say(`[INFO] Compiling ${r.int(40, 300)} source files with javac [debug release 21] to target/classes`)
    for (let k = 0; k < r.int(2, 5); k++) say(`[WARNING] ${job}/freight-${m}/src/main/java/example/freight/${m}/Legacy${r.int(1, 9)}.java:[${r.int(10, 200)},${r.int(5, 40)}] [removal] finalize() in java.lang.Object has been deprecated and marked for removal`)
    if (i === bad) break
    say(`[INFO] --- surefire:3.2.5:test (default-test) @ freight-${m} ---`); say('[INFO] -------------------------------------------------------\n[INFO]  T E S T S\n[INFO] -------------------------------------------------------')
    let n = 0
    for (let k = 0; k < r.int(9, 17); k++) {
      const test = `example.freight.${m}.${r.pick(['Tariff', 'Route', 'Parcel', 'Depot', 'Label', 'Customs', 'Edi'])}${r.pick(['Mapper', 'Service', 'Validator', 'Store'])}Test`, count = r.int(2, 30); n += count
      say(`[INFO] Running ${test}`)
      if (r.next() < 0.25) say(`${spaced(t).slice(11)} [main] ERROR ${test.replace('Test', '')} -- rejected message\njava.lang.IllegalArgumentException: unknown depot 'XX9'\n\tat ${test.replace('Test', '')}.check(${test.split('.').pop().replace('Test', '')}.java:${r.int(20, 200)})\n\tat ${test}.rejectsUnknownDepot(${test.split('.').pop()}.java:${r.int(20, 90)})`)
      say(`[INFO] Tests run: ${count}, Failures: 0, Errors: 0, Skipped: ${r.int(0, 1)}, Time elapsed: ${r.int(0, 3)}.${r.int(100, 999)} s -- in ${test}`)
    }
    say(`[INFO] Tests run: ${n}, Failures: 0, Errors: 0, Skipped: 1`); say(`[INFO] --- jar:3.4.1:jar (default-jar) @ freight-${m} ---`); say(`[INFO] Building jar: ${job}/freight-${m}/target/freight-${m}-7.${i}.0-SNAPSHOT.jar`)
  }
  const onset = t, m = mods[bad], src = `${job}/freight-${m}/src/main/java/example/freight/${m}`
  const errors = Array.from({ length: r.int(60, 99) }, () => { const f = `${src}/${r.pick(['Client', 'Endpoint', 'Codec', 'Reply', 'Session', 'Push'])}${r.int(1, 22)}.java:[${r.int(3, 140)},${r.int(8, 52)}]`; return r.next() < 0.4 ? `[ERROR] ${f} package ${pkg} does not exist` : `[ERROR] ${f} cannot find symbol\n[ERROR]   symbol:   class ${r.pick(cls)}\n[ERROR]   location: package ${pkg}` })
  say('[INFO] -------------------------------------------------------------\n[ERROR] COMPILATION ERROR : \n[INFO] -------------------------------------------------------------', { relevant: 'jar' })
  const at = r.int(4, 30); errors.forEach((e, i) => { if (i === at) say(`[ERROR] error reading ${jar}; zip END header not found`, { root: 'jar' }, 1); say(e, { relevant: 'jar' }, 1) })
  say(`[INFO] ${errors.length + 1} errors`); say(`[INFO] Reactor Summary for freight-parent 7.0.0-SNAPSHOT:\n[INFO] \n` + mods.map((x, i) => `[INFO] freight-${x} `.padEnd(52, '.') + ` ${i < bad ? `SUCCESS [ ${r.int(5, 50)}.${r.int(100, 999)} s]` : i === bad ? 'FAILURE [ 9.871 s]' : 'SKIPPED'}`).join('\n'), { relevant: 'jar' })
  say('[INFO] BUILD FAILURE', { relevant: 'jar' }); say(`[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.13.0:compile (default-compile) on project freight-${m}: Compilation failure: Compilation failure:`, { relevant: 'jar' }); say(`[ERROR] After correcting the problems, you can resume the build with the command\n[ERROR]   mvn <args> -rf :freight-${m}`); say("Build step 'Execute shell' marked build as failure", { relevant: 'jar' }); say('Finished: FAILURE', { relevant: 'jar' })
  return c.incident('jar', { cause: { allOf: [['jar', a, 'artifact', 'archive', 'zip', 'dependency', 'library', '\\.m2', 'local repository', 'download'], ['corrupt', 'damage', 'truncat', 'incomplete', 'unreadable', 'END header', 'invalid (zip|archive|jar)', 'broken (zip|jar|archive|download|artifact|file)', 'partial', 'cut off', 'not (be )?(read|open)', "can't (read|open)", 'malformed', 'bad (zip|jar|archive|download)', 'checksum', 'integrity', 'error reading', 'cut short', 'half[- ](down|file|written)']], mustNot: ['(wrong|removed|renamed) (import|package|class)', 'FRT-2213', 'missing (import|class) in (the )?(source|code)', 'developer|commit broke'] },
    services: ['console', 'jenkins', 'maven', 'mvn', 'mvnw', `freight-${m}`, a, 'nexus', 'javac', 'compiler', 'maven-compiler-plugin'], victims: mods.slice(bad + 1).map((x) => `freight-${x}`), severity: ['medium', 'high', 'critical'], onset, onsetToleranceSeconds: 180, rootPattern: 'zip END header|Checksum validation failed' })
}

export function kubeproxy(seed) {
  const { r, t0, c, log, every, tick, suffix, ip, shuffle } = begin(seed, 'k8s-service-routing', { notes: 'only clients on one node fail; the rollout that uncovers it is innocent' })
  const nodes = shuffle(['wk-a1', 'wk-a2', 'wk-b1', 'wk-b2', 'wk-c1', 'wk-c2']).slice(0, 3), bad = nodes[0], svc = r.pick(['stock', 'tariffs', 'profiles']), vip = `10.96.${r.int(3, 90)}.${r.int(4, 240)}`
  const end = t0 + r.int(44, 55) * M, onset = t0 + r.int(17, 24) * M, roll = onset + r.int(2, 4) * M
  const rs = [r.hex(9), r.hex(9)], eps = Array.from({ length: 7 }, (_, i) => `10.244.${i}.${r.int(5, 99)}:8080`), ors = r.hex(9)
  const kcm = log('kube-controller-manager.log'), dns = log('coredns.log'), orders = log('orders.log')
  for (const n of nodes) {
    const kp = log(`kube-proxy_${n}.log`), pf = (t, lv, at, text, mark) => kp(t, cri(t, 'stderr', klog(lv, t, 1, at, text)), mark)
    tick(t0, end, 45 * S, (t) => { if (n !== bad || t < onset) pf(t, 'I', 'proxier.go:796', `"SyncProxyRules complete" ipFamily="IPv4" elapsed="${r.int(30, 140)}.${r.int(100, 999)}ms"`) })
    every(t0, end, 5 * M, (t) => pf(t, 'W', 'warnings.go:70', 'v1 Endpoints is deprecated in v1.33+; use discovery.k8s.io/v1 EndpointSlice'))
    if (n === bad) tick(onset, end, 31 * S, (t) => {
      kp(t, cri(t, 'stderr', klog('E', t, 1, 'proxier.go:1563', '"Failed to execute iptables-restore" err=<\n\texit status 4: Another app is currently holding the xtables lock; still 0s 0us time ahead to have a chance to grab the lock...\n\tAnother app is currently holding the xtables lock. Stopped waiting after 5s.\n > ipFamily="IPv4"')), { root: 'kp' })
      pf(t + 3, 'I', 'proxier.go:805', '"Sync failed" ipFamily="IPv4" retryingTime="30s"', { root: 'kp' })
    })
    for (let i = 0; i < 6; i++) { const t = roll + i * 9 * S + r.next() * S; pf(t, 'I', 'endpointslicecache.go:302', `"Setting endpoints for service port name" portName="shop/${svc}:http" endpoints=["${eps[i]}","${eps[i + 1]}"]`, { relevant: 'kp' }) }
  }
  every(t0, end, 30 * S, (t) => kcm(t, cri(t, 'stderr', klog('I', t, 1, 'replica_set.go:676', `"Finished syncing" logger="replicaset-controller" kind="ReplicaSet" key="${r.pick(['shop/orders', 'shop/web', 'mail/sender', 'ops/metrics'])}-${r.hex(9)}" duration="${r.int(1, 30)}.${r.int(100, 999)}ms"`))))
  every(t0, end, 4 * M, (t) => kcm(t, cri(t, 'stderr', klog('E', t, 1, 'horizontal.go:270', '"Unhandled Error" err="failed to compute desired number of replicas based on listed metrics for Deployment/ops/exporter-legacy: invalid metrics (1 invalid out of 1), first error is: missing request for cpu in container exporter" logger="UnhandledError"'))))
  for (let i = 0; i < 6; i++) { const t = roll + i * 8 * S; kcm(t, cri(t, 'stderr', klog('I', t, 1, 'event.go:389', `"Event occurred" object="shop/${svc}" kind="Deployment" apiVersion="apps/v1" type="Normal" reason="ScalingReplicaSet" message="Scaled ${i % 2 ? 'down' : 'up'} replica set ${svc}-${rs[i % 2 ? 0 : 1]} to ${i % 2 ? 2 - (i >> 1) : 1 + (i >> 1)}"`))) }
  every(t0, end, 8 * S, (t) => dns(t, cri(t, 'stdout', `[INFO] 10.244.${r.int(0, 5)}.${r.int(2, 99)}:${r.int(32000, 60000)} - ${r.int(1, 65000)} "A IN ${r.pick([svc, 'web', 'orders'])}.${r.next() < 0.35 ? 'shop.svc.cluster.local.shop.svc.cluster.local. udp 78 false 1232" NXDOMAIN' : 'shop.svc.cluster.local. udp 62 false 1232" NOERROR'} qr,aa,rd 171 0.000${r.int(100, 400)}s`)))
  const pods = nodes.map((n) => [n, `orders-${ors}-${suffix().slice(-5)}`])
  every(t0, end, 5 * S, (t) => {
    const [n, pod] = r.pick(pods), fail = n === bad && t > roll + 40 * S && r.next() < 0.8
    const base = { ts: iso(t), level: fail ? 'error' : 'info', pod, node: n, msg: fail ? `${svc} lookup failed` : 'order priced', order: r.int(700000, 799999) }
    orders(t, cri(t, fail ? 'stderr' : 'stdout', JSON.stringify(fail ? { ...base, err: `Get "http://${svc}.shop.svc:8080/v1/items": dial tcp ${vip}:8080: ${r.pick(['connect: no route to host', 'i/o timeout', 'connect: connection refused'])}` } : { ...base, ms: r.int(8, 70) })), fail ? { relevant: 'kp' } : undefined)
  })
  every(t0, end, 3 * M, (t) => orders(t, cri(t, 'stdout', JSON.stringify({ ts: iso(t), level: 'warn', pod: r.pick(pods)[1], node: 'n/a', msg: 'voucher expired', order: r.int(700000, 799999) }))))
  return c.incident('kp', { cause: { allOf: [['kube-?proxy', 'iptables', 'xtables', 'service rules', 'netfilter'], ['lock', 'sync', 'stale', 'restore', 'not (be )?(updat|program|written|appl)', 'outdated', 'fail', 'old (pod|endpoint|address|backend)', 'cannot', "can't", 'unable', 'stuck']], mustNot: [`${svc} (pods?|service|deployment)? ?(is|are) (down|broken|crash|unhealthy)`, 'rollout (broke|is bad|is broken)', 'coredns (is|was|fail)'] },
    services: ['kube-proxy', `kube-proxy_${bad}`, `kube-proxy-${bad}`, bad, 'iptables'], victims: ['orders', svc, 'coredns', ...pods.map((p) => p[1])], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 300, rootPattern: 'iptables-restore|xtables|Sync failed' })
}

export function host(seed) {
  const { r, t0, c, log, every, tick, ip } = begin(seed, 'linux-office-host', { notes: 'two unrelated faults on one host; the package upgrade itself went well' })
  const h = r.pick(['gate2', 'srv-hall', 'officebox']), out = log('syslog'), end = t0 + r.int(170, 200) * M, lock = t0 + r.int(20, 34) * M, up = t0 + r.int(95, 115) * M, onset = up + 45 * S
  const repo = r.pick(['/mnt/vault/borg/home', '/srv/borg/projects', '/backup/borg/mail']), inc = r.pick(['/srv/dhcp/reservations.conf', '/data/netbox/dhcp-hosts.conf', '/opt/ipam/fixed.conf'])
  const s = (t, prog, text, mark) => out(t, rsys(t, h, prog, text), mark)
  const kernel = (t, text, mark) => s(t, 'kernel', text, mark)
  tick(t0, end, 5 * M, (t) => s(t, `CRON[${r.int(9000, 60000)}]`, '(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)'))
  every(t0, end, 70 * S, (t) => { const u = r.pick(['admin', 'oracle', 'test', 'ubuntu', 'git']), a = ip(), p = r.int(1000, 60000); s(t, `sshd[${p}]`, `Invalid user ${u} from ${a} port ${r.int(30000, 60000)}`); if (r.next() < 0.5) s(t + 900, `sshd[${p}]`, `Connection closed by invalid user ${u} ${a} port ${r.int(30000, 60000)} [preauth]`) })
  every(t0, end, 40 * S, (t) => { if (t > up && t < end) return; const a = `10.30.${r.int(0, 3)}.${r.int(20, 220)}`, mac = `00:1b:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}`; s(t, 'dhcpd[1182]', `DHCPREQUEST for ${a} from ${mac} via br0`); s(t + 1, 'dhcpd[1182]', `DHCPACK on ${a} to ${mac} via br0`) })
  tick(t0, end, 30 * M, (t) => s(t, 'smartd[812]', `Device: /dev/sd${r.pick(['a', 'b'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 64)} to ${r.int(60, 64)}`))
  every(t0, end, 3 * M, (t) => s(t, 'systemd[1]', r.pick(['Starting phpsessionclean.service - Clean php session files...', 'phpsessionclean.service: Deactivated successfully.', 'Finished sysstat-collect.service - system activity accounting tool.', 'logrotate.service: Deactivated successfully.'])))
  every(t0, end, 4 * M, (t) => kernel(t, `[UFW BLOCK] IN=wan0 OUT= MAC=${r.hex(12)} SRC=${ip()} DST=198.51.100.14 LEN=40 TOS=0x00 PREC=0x00 TTL=241 ID=${r.int(1, 65000)} PROTO=TCP SPT=${r.int(40000, 60000)} DPT=${r.pick([23, 445, 3389, 8080])} WINDOW=1024 RES=0x00 SYN URGP=0`))
  // borg: the killed run leaves its lock
  let run = 0
  for (let t = t0 + 3 * M; t < end; t += 20 * M) {
    const p = r.int(20000, 60000), n = run++
    s(t, 'systemd[1]', 'Starting borg-nightly.service - Borg backup...')
    if (t + 4 * M < lock) { s(t + 90 * S, `borg[${p}]`, `Archive name: ${h}-${n}  Duration: 1 minutes 2${r.int(0, 9)}.11 seconds  Number of files: ${r.int(80000, 81000)}`); s(t + 91 * S, 'systemd[1]', 'Finished borg-nightly.service - Borg backup.'); continue }
    if (run > 1 && !s.killed) { s.killed = t; s(t + 400 * S, 'systemd[1]', 'borg-nightly.service: start operation timed out. Terminating.', { root: 'borg' }); s(t + 490 * S, 'systemd[1]', "borg-nightly.service: State 'stop-sigterm' timed out. Killing.", { root: 'borg' }); s(t + 490.1 * S, 'systemd[1]', `borg-nightly.service: Killing process ${p} (borg) with signal SIGKILL.`, { root: 'borg' }); s(t + 490.3 * S, 'systemd[1]', "borg-nightly.service: Failed with result 'timeout'.", { relevant: 'borg' }); continue }
    s(t + 60 * S, `borg[${p}]`, `Failed to create/acquire the lock ${repo}/lock.exclusive (timeout).`, { root: 'borg' }); s(t + 60.2 * S, 'systemd[1]', 'borg-nightly.service: Main process exited, code=exited, status=2/INVALIDARGUMENT', { relevant: 'borg' }); s(t + 60.3 * S, 'systemd[1]', "borg-nightly.service: Failed with result 'exit-code'.", { relevant: 'borg' }); s(t + 60.4 * S, 'systemd[1]', 'Failed to start borg-nightly.service - Borg backup.', { relevant: 'borg' })
  }
  // dhcpd: the new profile does not know the included file
  s(up, 'unattended-upgrade[44120]', 'Packages that will be upgraded: isc-dhcp-server libxml2 tzdata'); s(up + 30 * S, 'systemd[1]', 'Stopping isc-dhcp-server.service - ISC DHCP IPv4 server...'); s(up + 31 * S, 'systemd[1]', 'Stopped isc-dhcp-server.service - ISC DHCP IPv4 server.')
  let audit = r.int(300, 900)
  kernel(up + 36 * S, `audit: type=1400 audit(${Math.floor((up + 36 * S) / 1000)}.118:${++audit}): apparmor="STATUS" operation="profile_replace" profile="unconfined" name="/usr/sbin/dhcpd" pid=44391 comm="apparmor_parser"`, { relevant: 'dhcp' })
  for (let i = 0; i < 5; i++) {
    const t = onset + i * 4 * S, p = 44500 + i * 7
    s(t, 'systemd[1]', 'Started isc-dhcp-server.service - ISC DHCP IPv4 server.')
    kernel(t + 200, `audit: type=1400 audit(${Math.floor(t / 1000)}.2${r.int(10, 99)}:${++audit}): apparmor="DENIED" operation="open" class="file" profile="/usr/sbin/dhcpd" name="${inc}" pid=${p} comm="dhcpd" requested_mask="r" denied_mask="r" fsuid=0 ouid=0`, { root: 'dhcp' })
    s(t + 210, `dhcpd[${p}]`, `Can't open ${inc}: Permission denied`, { root: 'dhcp' }); s(t + 220, `dhcpd[${p}]`, 'Configuration file errors encountered -- exiting', { relevant: 'dhcp' })
    s(t + 300, 'systemd[1]', 'isc-dhcp-server.service: Main process exited, code=exited, status=1/FAILURE', { relevant: 'dhcp' }); s(t + 320, 'systemd[1]', "isc-dhcp-server.service: Failed with result 'exit-code'.", { relevant: 'dhcp' })
  }
  s(onset + 21 * S, 'systemd[1]', 'isc-dhcp-server.service: Start request repeated too quickly.', { relevant: 'dhcp' }); s(onset + 21.1 * S, 'systemd[1]', 'Failed to start isc-dhcp-server.service - ISC DHCP IPv4 server.', { relevant: 'dhcp' }); s(up + 80 * S, 'unattended-upgrade[44120]', 'All upgrades installed')
  every(onset + 12 * M, end, 60 * S, (t) => s(t, `nrpe[${r.int(1000, 60000)}]`, 'check_dhcp: CRITICAL: No DHCPOFFERs were received.', { relevant: 'dhcp' }))
  every(onset + 15 * M, end, 40 * S, (t) => s(t, `hostapd[977]`, `wlan0: STA 5c:e9:${r.hex(2)}:${r.hex(2)}:${r.hex(2)}:${r.hex(2)} IEEE 802.11: deauthenticated due to inactivity (timer DEAUTH/REMOVE)`, { relevant: 'dhcp' }))
  return c.incident('borg', { cause: { allOf: [['\\block', 'lockfile'], ['stale', 'left', 'remain', 'orphan', 'held', 'lock\\.exclusive', 'kill', 'never (released|removed)', 'acquire', 'leftover', 'dead', 'not (released|removed)', 'abandon', 'still']], mustNot: ['apparmor', 'disk full'] }, services: ['borg', 'borg-nightly', 'borg-nightly.service', h], victims: [], severity: ['medium', 'high', 'low'], onset: s.killed + 400 * S, onsetToleranceSeconds: 1300, rootPattern: 'lock\\.exclusive|timed out|SIGKILL' })
    .incident('dhcp', { cause: { allOf: [['apparmor', 'mandatory access', '\\bLSM\\b', 'security profile', 'confine'], ['den(y|ie)', 'block', 'forbid', 'refus', 'permission', 'not allow', 'disallow', 'prevent', 'prohibit', 'may not', 'profile']], mustNot: [] }, services: ['dhcpd', 'isc-dhcp-server', 'isc-dhcp-server.service', 'apparmor', 'kernel', h], victims: ['hostapd', 'nrpe'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 180, rootPattern: 'DENIED|Permission denied' })
}
