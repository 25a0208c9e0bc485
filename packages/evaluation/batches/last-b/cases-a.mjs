import { Case, tell, every, beat, iso, isoS, sql, frac, syslog, clf, ngx, start, pub, ip, uuid, access, hostNoise, scanPaths, p, S, M, H, MON, DOW } from './lib.mjs'

// direct: the sequence of an int4 primary key is used up (Basecamp 2018); louder 500s of every page that writes an event
function intOverflow(name, r) {
  const c = new Case(name, { notes: 'direct; int4 sequence of the events table reaches 2147483647. Rails errors repeat the text; red herrings: deploy 40 min before, deadlock, checkpoint warnings' })
  const t0 = start(r), end = t0 + 2.2 * H, on = t0 + r.int(70, 90) * M
  const tab = r.pick(['activity_events', 'audit_entries', 'timeline_events']), RL = 'logs/rails.log', PG = 'logs/postgresql.log'
  const I = (t, l, pid, text) => `${l[0]}, [${frac(t, 6)} #${pid}] ${l.padStart(5)} -- : ${text}`
  const pids = [r.int(300, 900), r.int(901, 1500), r.int(1501, 2000)]
  every(r, t0, end, 22 * S, (t) => {
    const pid = r.pick(pids), id = uuid(r), post = r.next() < 0.35, path = post ? r.pick(['/projects/8812/todos', '/projects/771/messages', '/documents', '/projects/12/comments']) : r.pick(['/projects', '/my/calendar', '/projects/8812', '/people/44', '/search?q=budget'])
    const ctl = post ? r.pick(['TodosController#create', 'MessagesController#create', 'CommentsController#create']) : r.pick(['ProjectsController#index', 'CalendarsController#show', 'SearchController#index'])
    c.line(RL, t, I(t, 'INFO', pid, `[${id}] Started ${post ? 'POST' : 'GET'} "${path}" for ${pub(r)} at ${iso(t).slice(0, 19).replace('T', ' ')} +0000`))
    c.line(RL, t + 3, I(t + 3, 'INFO', pid, `[${id}] Processing by ${ctl} as HTML`))
    const ms = r.int(12, 240), bk = r.int(4000, 9000)
    if (post && t > on) {
      c.line(PG, t + 20, `${sql(t + 20)} UTC [${bk}] app@collab_production ERROR:  nextval: reached maximum value of sequence "${tab}_id_seq" (2147483647)\n${sql(t + 20)} UTC [${bk}] app@collab_production STATEMENT:  INSERT INTO "${tab}" ("bucket_id", "creator_id", "action", "created_at") VALUES ($1, $2, $3, $4) RETURNING "id"`, { root: 'a' })
      c.line(RL, t + ms, I(t + ms, 'INFO', pid, `[${id}] Completed 500 Internal Server Error in ${ms}ms (ActiveRecord: ${(ms / 3).toFixed(1)}ms | Allocations: ${r.int(4000, 30000)})`), { relevant: 'a' })
      c.line(RL, t + ms + 1, I(t + ms + 1, 'FATAL', pid, `[${id}]   \n[${id}] ActiveRecord::StatementInvalid (PG::SequenceGeneratorLimitExceeded: ERROR:  nextval: reached maximum value of sequence "${tab}_id_seq" (2147483647)\n):\n[${id}]   \n[${id}] app/models/concerns/eventable.rb:31:in \`track_event'\n[${id}] app/controllers/${ctl.split('#')[0].replace('Controller', '').toLowerCase()}_controller.rb:18:in \`create'`), { root: 'a' })
    } else c.line(RL, t + ms, I(t + ms, 'INFO', pid, `[${id}] Completed ${post ? '302 Found' : r.next() < 0.03 ? '404 Not Found' : '200 OK'} in ${ms}ms (Views: ${(ms / 2).toFixed(1)}ms | ActiveRecord: ${(ms / 4).toFixed(1)}ms | Allocations: ${r.int(4000, 90000)})`))
  })
  every(r, on, end, 3 * M, (t) => c.line(RL, t, I(t, 'WARN', r.pick(pids), `[ActiveJob] [DigestMailerJob] [${uuid(r)}] Retrying DigestMailerJob in 3 seconds, due to a ActiveRecord::StatementInvalid.`), { relevant: 'a' }))
  beat(r, t0, end, 5 * M, (t) => { c.line(PG, t, `${sql(t)} UTC [812] LOG:  checkpoint starting: time`); const n = r.int(400, 9000); c.line(PG, t + 200 * S, `${sql(t + 200 * S)} UTC [812] LOG:  checkpoint complete: wrote ${n} buffers (${(n / 1600).toFixed(1)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 9)} recycled; write=199.${r.int(100, 999)} s, sync=0.0${r.int(10, 99)} s, total=200.${r.int(100, 999)} s; sync files=${r.int(20, 90)}, longest=0.0${r.int(10, 60)} s, average=0.00${r.int(1, 9)} s; distance=${r.int(9000, 80000)} kB, estimate=${r.int(9000, 90000)} kB`) })
  every(r, t0, end, 9 * M, (t) => c.line(PG, t, `${sql(t)} UTC [${r.int(4000, 9000)}] app@collab_production LOG:  duration: ${r.int(1000, 2400)}.${r.int(100, 999)} ms  execute <unnamed>: SELECT COUNT(*) FROM "recordings" WHERE "recordings"."bucket_id" = $1`))
  every(r, t0, end, 14 * M, (t) => c.line(PG, t, `${sql(t)} UTC [${r.int(4000, 9000)}] app@collab_production ERROR:  duplicate key value violates unique constraint "index_subscriptions_on_user_and_recording"\n${sql(t)} UTC [${r.int(4000, 9000)}] app@collab_production DETAIL:  Key (user_id, recording_id)=(${r.int(1, 9999)}, ${r.int(1, 99999)}) already exists.`))
  const d = t0 + 34 * M
  c.line(PG, d, `${sql(d)} UTC [5120] app@collab_production ERROR:  deadlock detected\n${sql(d)} UTC [5120] app@collab_production DETAIL:  Process 5120 waits for ShareLock on transaction 88127101; blocked by process 5133.\n\tProcess 5133 waits for ShareLock on transaction 88127100; blocked by process 5120.`)
  const dep = on - 40 * M
  c.line(RL, dep, I(dep, 'INFO', pids[0], `[deploy] revision ${r.hex(7)} live (was ${r.hex(7)}), 0 pending migrations`))
  tell(c, 'a', { cause: { allOf: [['sequence', 'primary key', '\\bids?\\b', 'identity', '\\bint(eger|4)?\\b', 'auto.?increment', '2147483647', tab.replace('_', '.')], ['exhaust', 'max', 'overflow', 'limit', 'r[au]n out', 'used up', 'out of (range|ids|values|numbers)', 'ceiling', '32.?bit', 'no (more|free)', 'full', '2147483647', 'end of its range', '2\\^31', 'upper bound']], mustNot: ['deploy caused', 'deadlock (is the )?(root )?cause'] }, services: ['postgresql', 'postgres', 'collab_production', tab, `${tab}_id_seq`, 'database'], victims: ['rails', 'TodosController', 'MessagesController', 'CommentsController', 'DigestMailerJob'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 240, rootPattern: 'reached maximum value of sequence' },
    [`The id sequence of ${tab} hit the int4 maximum, nothing can be inserted any more`, 'events table ran out of 32-bit primary keys (2147483647)', 'Integer primary key overflow: sequence is exhausted, needs bigint'],
    ['Rails answers POSTs with 500 Internal Server Error', 'The deploy 40 minutes earlier broke the controllers'])
  return c
}

// direct, comes back every night: pg_dump older than the server, wrapper reports success and uploads 20 bytes (GitLab 2017)
function backupMismatch(name, r) {
  const c = new Case(name, { notes: 'direct, ten days of syslog: after the server upgrade pg_dump refuses (version mismatch), the wrapper says done. Red herrings: ssh scanners, apt noise, a network retry that healed in an earlier night' })
  const day0 = start(r) - 9 * 24 * H, mid = Math.floor(day0 / (24 * H)) * 24 * H, host = r.pick(['db-prod-2', 'pg-main01', 'sqlhost7']), F = 'logs/syslog', days = 10, bad = r.int(5, 6)
  const L = (t, text, o) => c.line(F, t, `${syslog(t)} ${host} ${text}`, o)
  const job = r.pick(['pg-backup', 'dbdump', 'nightly-dump']), sv = r.pick(['16.6', '17.2']), cv = r.pick(['14.12', '15.10'])
  let on
  for (let d = 0; d < days; d++) {
    const t = mid + d * 24 * H + 2 * H + r.int(0, 20) * S, pid = r.int(9000, 90000), stamp = iso(t).slice(0, 10)
    L(t, `CRON[${pid - 1}]: (postgres) CMD (/usr/local/sbin/${job} ledger s3://corp-dumps/${host} 2>&1 | logger -t ${job})`)
    L(t + 900, `${job}[${pid}]: start db=ledger target=s3://corp-dumps/${host}/ledger-${stamp}.sql.gz`)
    if (d < bad) {
      const dur = r.int(38, 52) * M
      if (d === 2) L(t + 10 * M, `${job}[${pid}]: upload failed: Connection was closed before we received a valid response from endpoint URL, retry 1/5`)
      L(t + dur, `${job}[${pid}]: uploaded ledger-${stamp}.sql.gz ${(61 + d * 0.4 + r.next() / 5).toFixed(1)} GiB`)
      L(t + dur + 800, `${job}[${pid}]: done in ${Math.round(dur / 1000)}s`)
    } else {
      on ??= t + 1500
      L(t + 1500, `${job}[${pid}]: pg_dump: error: aborting because of server version mismatch`, { root: 'a' })
      L(t + 1501, `${job}[${pid}]: pg_dump: detail: server version: ${sv} (Debian ${sv}-1.pgdg120+1); pg_dump version: ${cv} (Debian ${cv}-0+deb12u1)`, { root: 'a' })
      L(t + 2300, `${job}[${pid}]: uploaded ledger-${stamp}.sql.gz 20 B`, { relevant: 'a' })
      L(t + 2500, `${job}[${pid}]: done in 2s`, { relevant: 'a' })
    }
    L(mid + d * 24 * H + 6 * H + r.int(0, 300) * S, `systemd[1]: Starting apt-daily-upgrade.service - Daily apt upgrade and clean activities...`)
    L(mid + d * 24 * H + 6 * H + 400 * S, `systemd[1]: apt-daily-upgrade.service: Deactivated successfully.`)
    L(mid + d * 24 * H + 30 * S, `systemd[1]: Starting logrotate.service - Rotate log files...`)
    L(mid + d * 24 * H + 33 * S, `systemd[1]: logrotate.service: Deactivated successfully.`)
  }
  const up = mid + (bad - 1) * 24 * H + 13 * H + r.int(0, 50) * M, maj = sv.split('.')[0]
  L(up, `sudo:   mkoenig : TTY=pts/0 ; PWD=/home/mkoenig ; USER=root ; COMMAND=/usr/bin/pg_upgradecluster ${cv.split('.')[0]} main`, { relevant: 'a' })
  L(up + 20 * M, `postgresql@${maj}-main[${r.int(9000, 30000)}]: ${sql(up + 20 * M)} UTC [1] LOG:  starting PostgreSQL ${sv} (Debian ${sv}-1.pgdg120+1) on x86_64-pc-linux-gnu, compiled by gcc (Debian 12.2.0-14) 12.2.0, 64-bit`, { relevant: 'a' })
  L(up + 20 * M + 900, `postgresql@${maj}-main[${r.int(9000, 30000)}]: ${sql(up + 20 * M + 900)} UTC [1] LOG:  database system is ready to accept connections`)
  L(up + 24 * M, `postgresql@${maj}-main[${r.int(9000, 30000)}]: ${sql(up + 24 * M)} UTC [77] WARNING:  skipping "pg_toast_2619" --- only table or database owner can analyze it`)
  every(r, mid, mid + days * 24 * H, 22 * M, (t) => L(t, hostNoise(r)))
  every(r, mid, mid + days * 24 * H, 3 * H, (t) => L(t, `smartd[701]: Device: /dev/sda [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 66)} to ${r.int(60, 66)}`))
  tell(c, 'a', { cause: { allOf: [['pg_dump', 'backup', 'dump', job], ['version', 'mismatch', 'incompatib', 'older than', 'too old', 'outdated', 'upgrad']] }, services: [job, 'pg_dump', 'backup', 'CRON', host], victims: ['postgresql', `postgresql@${maj}-main`], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 60, rootPattern: 'version mismatch|server version:' },
    ['Nightly backups are empty since pg_dump is older than the upgraded server and aborts', 'pg_dump version mismatch: dumps have been 20 bytes since the upgrade', 'The dump job uses an incompatible client, no usable backup any more'],
    ['Many SSH scanners attack the host', 'The S3 upload failed and was retried'])
  return c
}

// direct: generated feature file has more entries than the proxy's fixed limit (duplicated rows after a grant), proxy panics (Cloudflare Nov 2025)
function featureFile(name, r) {
  const c = new Case(name, { notes: 'direct, comes and goes (good and bad files alternate) and then stays; home-grown layouts. Red herrings: suspected DDoS alert, cert rotation, status page outage of a third party' })
  const t0 = start(r), end = t0 + 2.5 * H, on = t0 + r.int(60, 75) * M, prox = 'logs/edge-proxy.log', gen = 'logs/feature-gen.log', db = 'logs/clickhouse.log'
  const lim = r.pick([200, 256]), n0 = r.int(58, 64) * 2, pop = r.pick(['fra07', 'ams02', 'waw01'])
  const P = (t, l, mod, text, o) => c.line(prox, t, `[${pop} fl2 | ${frac(t, 6)}Z | ${l} | ${mod}] ${text}`, o)
  const G = (t, l, text, o) => c.line(gen, t, `${Math.floor(t / 1000)}.${p(Math.floor(t % 1000), 3)} feature-gen <${l}> ${text}`, o)
  let gen_no = r.int(18000, 19000)
  const badSpans = []
  let first
  beat(r, t0 + 20 * S, end, 5 * M, (t, i) => {
    gen_no++
    const bad = t > on && (t > on + 45 * M || i % 3 !== 1), rows = bad ? n0 * 2 + r.int(2, 4) : n0
    if (bad) first ??= t
    G(t, 'info', `query features from node ch-${r.int(1, 6)} took=${r.int(110, 420)}ms`)
    G(t + 900, 'info', `wrote features.bin gen=${gen_no} features=${rows} bytes=${rows * 712}`, bad ? { root: 'a' } : {})
    G(t + 1400, 'info', `published gen=${gen_no} to quicksilver`)
    const ld = t + 9 * S
    if (!bad) P(ld, 'INFO', 'bot_mgmt', `loaded features.bin gen=${gen_no} features=${rows}/${lim}`)
    else {
      badSpans.push([ld, t + 5 * M + 9 * S])
      for (let w = 0; w < 4; w++) P(ld + w * 40, 'ERROR', 'bot_mgmt', `gen=${gen_no} rejected: feature count ${rows} exceeds preallocated limit ${lim}\nthread 'fl2-worker-${w}' panicked at src/bot_mgmt/features.rs:71:38:\ncalled \`Result::unwrap()\` on an \`Err\` value: TooManyFeatures { got: ${rows}, max: ${lim} }\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`, { root: 'a' })
    }
  })
  const isBad = (t) => badSpans.some(([a, b]) => t > a && t < b)
  every(r, t0, end, 7 * S, (t) => {
    const h = r.pick(['shop.example.net', 'api.kite.example', 'www.ruta.example', 'img.lumen.example'])
    if (isBad(t) && r.next() < 0.7) P(t, 'WARN', 'http', `zone=${h} ray=${r.hex(16)} status=${r.pick([500, 500, 502])} origin=- colo_ms=${r.int(1, 4)} reason=worker_unavailable`, { relevant: 'a' })
    else P(t, 'INFO', 'http', `zone=${h} ray=${r.hex(16)} status=${r.pick([200, 200, 200, 304, 404, 403])} origin=${r.int(9, 180)}ms colo_ms=${r.int(1, 4)} bot=${r.int(1, 99)}`)
  })
  every(r, t0, end, 4 * M, (t) => P(t, 'WARN', 'tls', `handshake failed peer=${pub(r)} alert=unknown_ca`))
  every(r, t0, end, 11 * M, (t) => P(t, 'INFO', 'ddos', `suspicious rate zone=img.lumen.example rps=${r.int(4000, 9000)} action=monitor`))
  P(on + 14 * M, 'WARN', 'ddos', 'global 5xx ratio above threshold, possible L7 attack? no matching signature')
  P(on - 25 * M, 'INFO', 'deploy', 'fl2 2025.11-r4 -> 2025.11-r5 (canary complete, 100%)')
  every(r, t0, end, 40 * S, (t) => c.line(db, t, `${sql(t).replace(/-/g, '.').slice(0, 23)}${p(r.int(0, 999), 3)} [ ${r.int(100, 999)} ] {${uuid(r)}} <${r.pick(['Debug', 'Information', 'Debug'])}> ${r.pick([`executeQuery: Read ${r.int(100, 9000)} rows, ${r.int(1, 90)}.00 KiB in 0.00${r.int(1, 9)} sec.`, `MemoryTracker: Peak memory usage (for query): ${r.int(1, 90)}.12 MiB.`, `TCPHandler: Processed in 0.0${r.int(10, 99)} sec.`])}`))
  every(r, t0, end, 20 * M, (t) => c.line(db, t, `${sql(t).replace(/-/g, '.').slice(0, 23)}${p(r.int(0, 999), 3)} [ ${r.int(100, 999)} ] {} <Warning> ZooKeeper: Session expiring soon, reconnecting`))
  const g = first - 4 * M
  c.line(db, g, `${sql(g).replace(/-/g, '.').slice(0, 23)}118 [ 402 ] {${uuid(r)}} <Debug> executeQuery: (from 10.4.0.9:51220, user: dbadmin) GRANT SELECT ON r0.http_requests_features TO feature_gen (stage: Complete)`, { relevant: 'a' })
  tell(c, 'a', { cause: { allOf: [['feature', 'bot.?m(anagement|gmt)', 'config(uration)? file', 'feature-gen'], ['limit', 'exceed', 'too (many|large|big)', 'doubl', 'duplicat', 'oversize', 'more\\b.*\\bthan', 'twice', 'over ?(the|flow)', 'capacity', 'TooMany']] }, services: ['bot_mgmt', 'feature-gen', 'edge-proxy', 'fl2'], victims: ['http', 'ddos', 'shop.example.net', 'api.kite.example'], severity: ['critical', 'high'], onset: first, onsetToleranceSeconds: 420, rootPattern: 'features=|feature count|TooManyFeatures' },
    ['The generated feature file has more features than the bot module allows and the workers panic', 'features.bin doubled in size after a grant, exceeds the preallocated limit', 'feature-gen publishes duplicated rows: TooManyFeatures, proxy crashes'],
    ['We are under a DDoS attack, 5xx everywhere', 'The proxy returns 500 because workers are unavailable'])
  return c
}

// direct: code signing certificate expired; later jobs complain louder that no artefact exists
function signing(name, r) {
  const c = new Case(name, { notes: 'direct; release pipeline log in GitHub Actions form, three runs; signtool /debug filter shows 0 certs after expiry. Red herrings: npm deprecations, compiler warnings, printed test errors, flaky upload retry' })
  const t0 = start(r), F = 'logs/release-pipeline.log', org = r.pick(['Brightloom Ltd', 'Nordhafen GmbH', 'Quillwork Inc.'])
  let t = t0
  const sha = r.hex(40).toUpperCase()
  const G = (text, o, dt = r.int(40, 900)) => { t += dt; const head = `${frac(t, 6)}${r.int(0, 9)}Z `; c.line(F, t, text.split('\n').map((l) => head + l).join('\n'), o) }
  let on
  for (let run = 0; run < 4; run++) {
    t = t0 + run * 24 * H + r.int(0, 20) * M
    const bad = run >= 2, v = `4.${r.int(10, 12)}.${run + 3}`
    G(`Current runner version: '2.3${r.int(11, 19)}.0'`)
    G('##[group]Operating System\nMicrosoft Windows Server 2022\n10.0.20348\nDatacenter\n##[endgroup]')
    G('##[group]Run actions/checkout@v4\n##[endgroup]')
    G(`##[command]"C:\\Program Files\\Git\\bin\\git.exe" log -1 --format=%H`)
    G(r.hex(40))
    G('##[group]Run npm ci')
    for (let i = 0; i < 14; i++) G(`npm warn deprecated ${r.pick(['inflight@1.0.6: This module is not supported, and leaks memory. Do not use it.', 'glob@7.2.3: Glob versions prior to v9 are no longer supported', 'rimraf@3.0.2: Rimraf versions prior to v4 are no longer supported', 'boolean@3.2.0: Package no longer supported. Contact Support at https://www.npmjs.com/support for more info.'])}`)
    G(`added ${r.int(900, 990)} packages, and audited ${r.int(991, 1000)} packages in ${r.int(20, 50)}s`); G('7 vulnerabilities (3 moderate, 4 high)')
    G('##[group]Run msbuild Agent.sln /p:Configuration=Release /m')
    for (let i = 0; i < 46; i++) G(r.next() < 0.25 ? `D:\\a\\agent\\src\\net\\${r.pick(['socket', 'proxy', 'tls'])}.cpp(${r.int(20, 900)},${r.int(3, 40)}): warning C4996: 'strcpy': This function or variable may be unsafe. Consider using strcpy_s instead. [D:\\a\\agent\\src\\core.vcxproj]` : `  ${r.pick(['socket', 'proxy', 'tls', 'updater', 'tray', 'service', 'crashpad', 'json', 'ipc'])}_${r.int(1, 40)}.cpp`)
    G('Build succeeded.'); G(`    ${r.int(8, 20)} Warning(s)\n    0 Error(s)`)
    G('##[group]Run ctest --output-on-failure -C Release')
    for (let i = 1; i <= 60; i++) G(`${String(i).padStart(3)}/60 Test ${(`#${i}`).padStart(4)}: ${r.pick(['proxy_refuses_bad_cert', 'updater_rejects_expired_signature', 'ipc_timeout', 'json_fuzz', 'tls_handshake_error', 'service_crash_recovery'])}_${i} ..........   Passed    ${(r.next() * 2).toFixed(2)} sec`, {}, r.int(20, 300))
    G('100% tests passed, 0 tests failed out of 60')
    G(`##[group]Run signtool sign /debug /v /fd sha256 /n "${org}" /tr http://timestamp.digicert.com /td sha256 out\\AgentSetup-${v}.msi`)
    G(`The following certificates were considered:\n    Issued to: ${org}\n    Issued by: DigiCert Trusted G4 Code Signing RSA4096 SHA384 2021 CA1\n    Expires:   ${(() => { const d = new Date(t0 + 24 * H); return `${DOW[d.getUTCDay()]} ${MON[d.getUTCMonth()]} ${p(d.getUTCDate())} 23:59:59 ${d.getUTCFullYear()}` })()}\n    SHA1 hash: ${sha}`, bad ? { relevant: 'a' } : {})
    if (!bad) {
      G('After EKU filter, 1 certs were left.\nAfter expiry filter, 1 certs were left.\nAfter Subject Name filter, 1 certs were left.\nAfter Private Key filter, 1 certs were left.')
      G('Done Adding Additional Store'); G(`Successfully signed: out\\AgentSetup-${v}.msi`)
      G('##[group]Run upload-artifact'); if (run === 0) G('Attempt 1 of 5 failed with error: read ECONNRESET. Retrying request in 3000 ms...')
      G(`Artifact AgentSetup-${v}.msi has been successfully uploaded! Final size is ${r.int(61000000, 64000000)} bytes.`)
      G(`publish: channel=stable version=${v} cdn purge ok`)
    } else {
      G('After EKU filter, 1 certs were left.')
      on ??= t
      G('After expiry filter, 0 certs were left.', { root: 'a' })
      G('SignTool Error: No certificates were found that met all the given criteria.', { root: 'a' })
      G('##[error]Process completed with exit code 1.', { relevant: 'a' })
      G(`##[group]Run collect-artifacts out\\AgentSetup-${v}.msi`)
      G(`##[warning]No signed file matches out\\signed\\AgentSetup-${v}.msi`, { relevant: 'a' })
      for (let i = 1; i <= 5; i++) G(`publish: ERROR artifact AgentSetup-${v}.msi not found in store (attempt ${i}/5)`, { relevant: 'a' }, 20 * S)
      G('publish: FATAL release aborted, channel stable keeps previous version', { relevant: 'a' })
      G('winget-pr: ERROR 404 downloading installer for manifest, giving up', { relevant: 'a' })
    }
    G('Cleaning up orphan processes')
  }
  tell(c, 'a', { cause: { allOf: [['cert', 'signing', 'signtool', 'signature'], ['expir', 'no longer valid', 'out of date', 'past (its )?(validity|end)', 'lapsed', 'run out', 'ran out', 'outdated', 'not valid any']], mustNot: ['updater_rejects'] }, services: ['signtool', 'SignTool', 'signing', 'release-pipeline', org], victims: ['publish', 'winget-pr', 'collect-artifacts'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 26 * 3600, rootPattern: 'expiry filter, 0|No certificates were found' },
    ['The code signing certificate has expired, so signtool finds none', 'signtool: expired cert, installer cannot be signed and nothing is published', `signing cert of ${org} lapsed`],
    ['publish cannot find the artifact', 'npm packages are deprecated and have vulnerabilities'])
  return c
}
export default [intOverflow, backupMismatch, featureFile, signing]
