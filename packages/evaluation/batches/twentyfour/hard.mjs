// No error line of the culprit: counts, drift, silence, one INFO line.
import { begin, S, M, H, iso, spaced, comma, seconds, micro, day, clock } from './lib.mjs'

export function pinned(seed) {
  const { r, t0, c, log, every, tick, suffix, shuffle } = begin(seed, 'go-grpc-quotes', { notes: 'after a rollout all gRPC connections sit on the first pod; the others idle; promo shows the healthy contrast' })
  const out = log('stream.log'), end = t0 + r.int(34, 42) * M, onset = t0 + r.int(12, 17) * M, svc = r.pick(['pricing', 'availability', 'geo']), rs = [r.hex(9), r.hex(9)]
  const five = () => suffix().slice(-5), old = [1, 2, 3, 4].map(() => `${svc}-${rs[0]}-${five()}`), neu = [1, 2, 3, 4].map(() => `${svc}-${rs[1]}-${five()}`), hot = neu[0], addr = new Map(neu.map((p) => [p, `10.8.${r.int(1, 6)}.${r.int(3, 250)}:9000`]))
  const edge = [1, 2, 3].map(() => `edge-${suffix()}`), promo = [1, 2, 3].map(() => `promo-${suffix()}`), cat = [1, 2].map(() => `catalog-${suffix()}`), clients = [...edge, ...cat, `feed-${suffix()}`]
  const w = (t, pod, level, msg, more = {}, mark) => out(t, `${pod} ${JSON.stringify({ time: micro(t) + 'Z', level, msg, ...more })}`, mark)
  const load = (t) => (t < onset + 50 * S ? 0 : Math.min(1, (t - onset - 50 * S) / (14 * M)))
  tick(t0, end, 30 * S, (t) => {
    const live = t < onset ? old : t > onset + 75 * S ? neu : []
    live.forEach((p, i) => { const bad = live === neu, a = bad ? (i ? 0 : 1) : 0.2 + r.next() * 0.1, n = Math.round(a * r.int(7000, 7600)); w(t + i * 9, p, 'INFO', 'server stats', { window: '30s', conns: Math.round(a * 24), handled: n, inflight: bad && !i ? Math.round(20 + 400 * load(t)) : Math.round(a * 20), p99_ms: n ? Math.round(14 + (bad ? 1300 * load(t) : r.int(0, 6))) : 0, cpu: (0.02 + (bad && !i ? 0.5 + 0.45 * load(t) : a * 0.6)).toFixed(2) }, bad ? { root: 'pin' } : undefined) })
    promo.forEach((p, i) => w(t + 40 + i, p, 'INFO', 'server stats', { window: '30s', conns: r.int(7, 9), handled: r.int(900, 1100), inflight: r.int(1, 4), p99_ms: r.int(6, 11), cpu: '0.1' + r.int(1, 9) }))
  })
  every(t0, end, 3.7 * S, (t) => {
    const ms = Math.round(r.int(9, 40) + load(t) * r.int(200, 1400)), slow = ms > 1000
    w(t, r.pick(edge), slow ? 'WARN' : 'INFO', slow ? 'upstream call failed' : 'rpc', { method: `/${svc}.v2.Quote/Get`, code: slow ? 'DeadlineExceeded' : 'OK', ms: slow ? 1000 : ms, trace: r.hex(16), ...(slow ? { err: 'rpc error: code = DeadlineExceeded desc = context deadline exceeded' } : {}) }, slow ? { relevant: 'pin' } : undefined)
    if (slow && r.next() < 0.4) w(t + 3, r.pick(edge), 'ERROR', 'request failed', { path: '/quote', status: 504, trace: r.hex(16) }, { relevant: 'pin' })
  })
  every(t0, end, 6 * S, (t) => w(t, r.pick(cat), 'INFO', 'rpc', { method: '/catalog.v1.Items/List', code: r.next() < 0.06 ? 'NotFound' : 'OK', ms: r.int(2, 18), trace: r.hex(16) }))
  every(t0, end, 40 * S, (t) => w(t, r.pick(promo), 'ERROR', 'coupon rejected', { code: r.pick(['EXPIRED', 'ALREADY_USED', 'UNKNOWN']), trace: r.hex(16) }))
  every(t0, end, 90 * S, (t) => w(t, r.pick(cat), 'WARN', 'image cdn slow, retried ok', { attempt: 2, ms: r.int(400, 800) }))
  neu.forEach((p, i) => { const t = onset + (i ? 55 * S + i * 4 * S : 0); w(t, p, 'INFO', 'starting', { version: '2.19.0', addr: addr.get(p) }); w(t + 900, p, 'INFO', 'grpc server ready', { addr: addr.get(p) }) })
  old.forEach((p, i) => { const t = onset + 12 * S + i * 5 * S; w(t, p, 'INFO', 'received terminated, draining'); w(t + 4 * S, p, 'INFO', 'GracefulStop complete') })
  clients.forEach((p, i) => { for (let k = 0; k < 4; k++) w(onset + 17 * S + k * 5 * S + i * 31, p, 'INFO', 'subchannel ready', { target: `dns:///${svc}.quote.svc:9000`, lb: 'pick_first', addr: addr.get(hot), reason: 'previous transport closed' }, { root: 'pin' }) })
  return c.incident('pin', { cause: { allOf: [['imbalanc', 'uneven', 'unequal', 'balanc', 'pick_first', 'skew', 'pinned', 'stick', 'stuck (to|on)', '(only|single|one|first|same|lone) (new )?(\\w+ )?(pod|replica|instance|backend|server|endpoint|address)', 'idle', 'spread', 'distribut', 'concentrat', '(all|every) (the )?(client|connection|subchannel|channel)', 'hot (pod|spot)'], [svc, 'quote', 'pod', 'replica', 'backend', 'grpc', 'connection', 'client']], mustNot: ['promo', 'coupon', 'image cdn', 'edge (is|was) (slow|the cause)'] },
    services: [svc, hot, `${svc}-${rs[1]}`, ...neu, `${svc}.quote.svc`], victims: ['edge', ...edge], severity: ['high', 'medium', 'critical'], onset, onsetToleranceSeconds: 600, rootPattern: 'server stats|subchannel ready' })
}

export function notifications(seed) {
  const { r, t0, c, log, every, tick, uuid, ip } = begin(seed, 'aws-document-intake', { notes: 'one successful API call replaces the notification list of a bucket; the scanner falls silent' })
  const end = t0 + r.int(75, 90) * M, onset = t0 + r.int(28, 38) * M, bucket = r.pick(['claims-inbox-prod', 'loan-docs-upload', 'permit-files-in']), scan = r.pick(['virus-scan', 'ocr-extract', 'doc-classify']), stack = r.pick(['audit-trail-stack', 'records-retention', 'usage-metering']), acct = `${r.int(100000, 999999)}${r.int(100000, 999999)}`, fn = `${stack.split('-')[0]}-index`
  const ct = log('cloudtrail.jsonl'), sc = log(`lambda_${scan}.log`), up = log('lambda_upload-url.log'), pub = log('lambda_publish.log'), idx = log(`lambda_${fn}.log`)
  const trail = (t, source, name, user, req, mark, more = {}) => ct(t, JSON.stringify({ eventVersion: '1.09', userIdentity: { type: 'AssumedRole', arn: `arn:aws:sts::${acct}:assumed-role/${user}`, accountId: acct }, eventTime: iso(t).slice(0, 19) + 'Z', eventSource: `${source}.amazonaws.com`, eventName: name, awsRegion: 'eu-central-1', sourceIPAddress: ip(), requestParameters: req, responseElements: null, ...more, requestID: r.hex(16).toUpperCase(), eventID: uuid(), readOnly: /^(Get|List|Desc)/.test(name), eventType: 'AwsApiCall' }), mark)
  every(t0, end, 30 * S, (t) => trail(t, ...r.pick([['s3', 'GetBucketAcl', 'config-recorder/cfg', { bucketName: bucket }], ['sts', 'AssumeRole', 'ci-runner/job', { roleArn: `arn:aws:iam::${acct}:role/tf-deploy` }], ['ec2', 'DescribeInstances', 'cost-agent/x', {}], ['lambda', 'ListFunctions20150331', 'config-recorder/cfg', {}], ['kms', 'Decrypt', 'publish/lambda', null], ['logs', 'CreateLogStream', `${scan}/lambda`, { logGroupName: `/aws/lambda/${scan}` }]].filter((x) => t < onset || x[1] !== 'CreateLogStream'))))
  every(t0, end, 4 * M, (t) => trail(t, 's3', 'GetBucketPolicyStatus', 'inventory-bot/s', { bucketName: r.pick(['legacy-export', bucket]) }, undefined, { errorCode: 'AccessDenied', errorMessage: 'User is not authorized to perform: s3:GetBucketPolicyStatus' }))
  const dep = (t, list) => list.forEach(([s, n, q, mark], i) => trail(t + i * 2100, s, n, `tf-deploy/${stack}`, q, mark))
  dep(onset - 7 * S, [['iam', 'GetRole', { roleName: fn }], ['lambda', 'CreateFunction20150331', { functionName: fn, runtime: 'python3.12', timeout: 30 }, { relevant: 'n' }], ['lambda', 'AddPermission20150331v2', { functionName: fn, principal: 's3.amazonaws.com', statementId: 'AllowS3' }, { relevant: 'n' }]])
  trail(onset, 's3', 'PutBucketNotification', `tf-deploy/${stack}`, { bucketName: bucket, NotificationConfiguration: { CloudFunctionConfiguration: { Id: `${stack}-created`, Event: 's3:ObjectCreated:*', CloudFunction: `arn:aws:lambda:eu-central-1:${acct}:function:${fn}` } }, notification: '' }, { root: 'n' })
  trail(onset - 16 * M, 's3', 'PutBucketTagging', 'tf-deploy/network-base', { bucketName: bucket, Tagging: { TagSet: [{ Key: 'cost-centre', Value: '4411' }] } }); trail(onset + 11 * M, 'lambda', 'UpdateFunctionConfiguration20150331v2', 'tf-deploy/upload', { functionName: 'upload-url', memorySize: 256 })
  const run = (w, t, lines, ms, mem, mark) => { const id = uuid(); w(t, `${iso(t)} START RequestId: ${id} Version: $LATEST`, mark); lines.forEach((l, i) => w(t + 5 + i * 3, `${iso(t + 5 + i * 3)} ${id} ${l}`, mark)); w(t + ms, `${iso(t + ms)} END RequestId: ${id}`, mark); w(t + ms + 1, `${iso(t + ms)} REPORT RequestId: ${id}\tDuration: ${ms}.${r.int(10, 99)} ms\tBilled Duration: ${ms + 1} ms\tMemory Size: ${mem} MB\tMax Memory Used: ${r.int(80, mem - 20)} MB`, mark) }
  every(t0, end, 38 * S, (t) => {
    const key = `in/${iso(t).slice(0, 10)}/${r.hex(8)}.pdf`, late = t + r.int(20, 50) * S
    run(up, t, [`[INFO] presigned PUT for s3://${bucket}/${key}`], r.int(20, 90), 128)
    if (t + 9 * S < onset) run(sc, t + 9 * S, [`[INFO] ${scan} s3://${bucket}/${key} (${r.int(90, 4000)} kB): ${r.next() < 0.04 ? 'file empty, skipped' : 'ok'}`, `[INFO] result stored for ${key}`], r.int(600, 2900), 1024)
    else { const mark = { relevant: 'n' }; run(idx, t + 9 * S, [`[INFO] indexed ObjectCreated s3://${bucket}/${key}`], r.int(20, 60), 128, mark) }
    if (t + 9 * S < onset) run(pub, late, [`[INFO] ${key}: ${scan} result found, published`], r.int(90, 400), 256)
    else { for (let k = 1; k < 4; k++) if (late + k * 2 * M < end && r.next() < 0.5) pub(late + k * 2 * M, `${iso(late + k * 2 * M)} ${uuid()} [WARNING] ${key}: no ${scan} result yet, attempt ${k} of 4`, { relevant: 'n' }); if (late + 8 * M < end) pub(late + 8 * M, `${iso(late + 8 * M)} ${uuid()} [ERROR] ${key}: gave up waiting for ${scan} result, parked in quarantine`, { relevant: 'n' }) }
  })
  every(t0, end, 3 * M, (t) => up(t, `${iso(t)} ${uuid()} [ERROR] BadRequest: file type .exe not accepted`)); every(t0, end, 6 * M, (t) => up(t, `${iso(t)} ${uuid()} [WARNING] token expired, client must log in again`))
  return c.incident('n', { cause: { allOf: [['notif', 'event (config|source|subscription|wiring)', '(s3|upload|bucket|event|object|function|lambda|scan\\w*|invocation) triggers?\\b', '(no longer|not( being)?|never|stopped( being)?) trigger', 'triggers? (for|of|on|was|is|were|gone|config)', 'ObjectCreated', 'object.created', 'subscription', 's3 events?'], ['overwr', 'replac', 'remov', 'lost', 'dropp', 'delet', 'no longer', 'PutBucketNotif', 'only', 'wip', 'not (invoked|triggered|called)', 'gone', 'redirect', 'stopped', 'took over', 'reconfig', 'chang', 're-?point', 'never', 'clobber', 'lack']], mustNot: ['accessdenied', 'publish (lambda |function )?(is|was) (slow|broken|buggy)', 'memorySize'] },
    services: [bucket, 's3', 's3.amazonaws.com', 'cloudtrail', 'tf-deploy', stack, scan, `lambda_${scan}`, fn, `lambda_${fn}`], victims: ['publish', 'lambda_publish', 'upload-url'], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 300, rootPattern: 'PutBucketNotification' })
}

export function retention(seed) {
  const { r, t0, c, log, every, tick, uuid } = begin(seed, 'kafka-meter-billing', { notes: 'retention set too short for a consumer that reads in batches; data are skipped at INFO, bills are wrong' })
  const topic = r.pick(['meter-readings', 'toll-passages', 'charge-sessions']), group = r.pick(['settlement', 'rating', 'clearing']), nb = 3, ms = r.pick([600000, 900000]), parts = 6
  const onset = t0 + r.int(38, 50) * M, end = onset + r.int(75, 95) * M, app = log(`${group}.log`), inv = log('statements.log')
  const br = [1, 2, 3].map((n) => log(`kafka-broker-${n}.log`)), off = Array.from({ length: parts }, () => r.int(4_000_000, 9_000_000)), start = t0 - H
  const k = (b, t, lv, text, cls, mark) => br[b](t, `[${comma(t)}] ${lv} ${text} (${cls})`, mark)
  const at = (p, t) => off[p] + Math.round((t - start) / 100)
  for (let b = 0; b < nb; b++) {
    k(b, onset + b * 40, 'INFO', `[DynamicConfigPublisher broker id=${b + 1}] Updating topic ${topic} with new configuration : retention.ms -> ${ms}, segment.ms -> 120000`, 'kafka.server.metadata.DynamicConfigPublisher', { root: 'ret' })
    k(b, onset - 12 * M + b * 30, 'INFO', `[DynamicConfigPublisher broker id=${b + 1}] Updating topic web-clicks with new configuration : compression.type -> zstd`, 'kafka.server.metadata.DynamicConfigPublisher')
    every(t0, end, 55 * S, (t) => { const p = r.int(0, 5), x = r.pick([topic, 'web-clicks', 'audit-log', '__consumer_offsets']); k(b, t, 'INFO', `[LocalLog partition=${x}-${p}, dir=/var/lib/kafka/data] Rolled new log segment at offset ${x === topic ? at(p, t) : r.int(1e5, 9e6)} in ${r.int(1, 9)} ms.`, 'kafka.log.LocalLog') })
    every(t0, end, 3 * M, (t) => k(b, t, 'INFO', `[UnifiedLog partition=${r.pick(['web-clicks', 'audit-log'])}-${r.int(0, 5)}, dir=/var/lib/kafka/data] Deleting segment LogSegment(baseOffset=${r.int(1e5, 9e6)}, size=1073${r.int(100000, 999999)}, lastModifiedTime=${Math.floor(t - 7 * 24 * H)}, largestRecordTimestamp=${Math.floor(t - 7 * 24 * H)}) due to log retention time 604800000ms breach based on the largest record timestamp in the segment`, 'kafka.log.UnifiedLog'))
    every(t0, end, 8 * M, (t) => k(b, t, 'WARN', `[SocketServer listenerType=BROKER, nodeId=${b + 1}] Unexpected error from /10.3.9.${r.int(2, 9)} (channelId=10.3.0.${b + 1}:9092-10.3.9.4:${r.int(30000, 60000)}-${r.int(100, 999)}); closing connection`, 'org.apache.kafka.common.network.Selector'))
    tick(onset + 10 * S, end, 5 * M, (t) => { for (const p of [b, b + 3]) k(b, t + p * 7, 'INFO', `[UnifiedLog partition=${topic}-${p}, dir=/var/lib/kafka/data] Deleting segment LogSegment(baseOffset=${at(p, t - ms - 5 * M)}, size=${r.int(2e6, 9e6)}, lastModifiedTime=${Math.floor(t - ms - 9e3)}, largestRecordTimestamp=${Math.floor(t - ms - 10e3)}) due to log retention time ${ms}ms breach based on the largest record timestamp in the segment`, 'kafka.log.UnifiedLog', { root: 'ret' }) })
  }
  const a = (t, lv, cls, text, mark) => app(t, `${iso(t)} ${lv.padStart(5)} 1 --- [${group}] [ batch-0-C-${r.int(1, 2)}] ${cls.padEnd(40)} : ${text}`, mark)
  const f = (p, o) => `FetchPosition{offset=${o}, offsetEpoch=Optional[11], currentLeader=LeaderAndEpoch{leader=Optional[kafka-${p % 3 + 1}:9092 (id: ${p % 3 + 1} rack: null)], epoch=11}}`
  // the consumer wakes every thirty minutes and reads what has come in
  for (let t = t0 + r.int(3, 8) * M, n = 0; t < end - 4 * M; t += 30 * M, n++) {
    a(t, 'INFO', `e.b.${group}.BatchWindow`, `window ${n} opened, resuming ${parts} partitions`); a(t + 60, 'WARN', `e.b.${group}.LagGauge`, `lag ${r.int(100000, 110000)} above 10000 (normal while a window opens)`)
    for (let p = 0; p < parts; p++) {
      const lost = t - ms > onset - 18 * M && t > onset + 3 * M
      if (lost) { a(t + 500 + p * 20, 'INFO', 'o.a.k.c.c.internals.AbstractFetch', `[Consumer clientId=${group}-1, groupId=${group}] Fetch position ${f(p, at(p, t - 30 * M))} is out of range for partition ${topic}-${p}, resetting offset`, { root: 'ret' }); a(t + 620 + p * 20, 'INFO', 'o.a.k.c.c.internals.SubscriptionState', `[Consumer clientId=${group}-1, groupId=${group}] Resetting offset for partition ${topic}-${p} to position ${f(p, at(p, t - ms))}.`, { root: 'ret' }) }
      for (let q = 0; q < 3; q++) a(t + 5 * S + p * 3 * S + q * 25 * S, 'INFO', `e.b.${group}.Reader`, `${topic}-${p}: read ${lost ? r.int(950, 1000) * (ms / 300000) : r.int(5800, 6100)} records`, lost ? { relevant: 'ret' } : undefined)
    }
    a(t + 100 * S, 'INFO', `e.b.${group}.BatchWindow`, `window ${n} closed, pausing ${parts} partitions`)
    const bad = t > onset + 3 * M
    for (let i = 0; i < (bad ? 45 : 6); i++) inv(t + 120 * S + i * r.int(300, 900), `ts=${iso(t + 120 * S + i * 600)} lvl=${bad ? 'error' : 'warn'} job=statements win=${n} acct=A${r.int(100000, 999999)} msg="${bad ? `expected ${topic} intervals missing` : 'late interval filled by estimate'}" have=${bad ? ms / 200000 + r.int(0, 1) | 0 : 9} want=10`, bad ? { relevant: 'ret' } : undefined)
  }
  every(t0, end, 15 * S, (t) => inv(t, `ts=${iso(t)} lvl=info job=statements acct=A${r.int(100000, 999999)} msg="${r.pick(['statement rendered', 'statement mailed', 'preview built'])}" ms=${r.int(20, 200)}`)); every(t0, end, 5 * M, (t) => inv(t, `ts=${iso(t)} lvl=error job=mail acct=A${r.int(100000, 999999)} msg="mailbox of customer full, letter sent instead"`))
  every(t0, end, 30 * S, (t) => a(t, 'INFO', 'o.s.b.a.health.HealthLog', `UP, paused=${parts}, heartbeat ok`))
  return c.incident('ret', { cause: { allOf: [['retention', 'retain', 'segment\\.ms', 'delet', 'expire', 'aged out', 'purg', 'kept', 'keeps?\\b'], [topic, 'topic', 'segment', 'offset', 'record', 'kafka', 'broker', 'data', 'message'], ['short', 'reduc', 'lower', 'chang', 'before', `${ms}`, `${ms / 60000} ?min`, 'out of range', 'too (soon|early|low|small)', 'config', 'cut', 'less than', 'unread']], mustNot: ['mailbox', 'consumer (is|was) too slow', 'compression'] },
    services: ['kafka-broker-1', 'kafka-broker-2', 'kafka-broker-3', 'kafka', 'kafka-broker', 'broker', topic, 'kafka-1', 'kafka-2', 'kafka-3'], victims: ['statements', group], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 1900, rootPattern: 'retention|out of range|Resetting offset' })
}

export function skew(seed) {
  const { r, t0, c, log, every, tick, uuid } = begin(seed, 'spark-hourly-mart', { notes: 'one null-heavy join key; one task of two hundred takes an hour; sensors and dbt are louder' })
  const key = r.pick(['loyalty_id', 'device_uuid', 'household_id']), dag = r.pick(['sales_hourly', 'usage_hourly', 'visits_hourly']), ex = r.int(2, 7), hosts = Array.from({ length: 8 }, (_, i) => `10.40.${r.int(1, 4)}.${20 + i}`), N = 60, part = r.int(9, 50)
  const af = log('airflow.log'), dr = log('spark-driver.log'), xe = log('spark-executors.log'), dbt = log('dbt.log'), runs = 3, onset = t0 + (runs - 1) * H + 4 * M, end = onset + r.int(58, 70) * M
  const sp = (t) => `${spaced(t).slice(2, 19).replaceAll('-', '/')}`, D = (t, lv, cls, text, mark) => dr(t, `${sp(t)} ${lv} ${cls}: ${text}`, mark), A = (t, src, lv, text, mark) => af(t, `[${micro(t).slice(0, 23)}+0000] {${src}} ${lv} - ${text}`, mark), X = (t, e, lv, cls, text, mark) => xe(t, `executor-${e} ${sp(t)} ${lv} ${cls}: ${text}`, mark)
  let tid = r.int(2000, 9000), job = 3
  for (let n = 0; n < runs; n++) {
    const s = t0 + n * H + r.int(5, 50) * S, bad = n === runs - 1, go = bad ? onset : s + 3 * M, st = 4 + n * 3, rid = `scheduled__${iso(s).slice(0, 14)}00:00+00:00`
    A(s, 'scheduler_job_runner.py:423', 'INFO', `Setting the following tasks to queued state: <TaskInstance: ${dag}.enrich ${rid} [scheduled]>`); A(s + 2 * S, 'taskinstance.py:1956', 'INFO', `Executing <Task(SparkSubmitOperator): enrich> on ${rid}`)
    D(s + 20 * S, 'WARN', 'NativeCodeLoader', 'Unable to load native-hadoop library for your platform... using builtin-java classes where applicable'); D(s + 25 * S, 'INFO', 'SparkContext', `Submitted application: ${dag}.enrich`)
    const nul = bad ? r.int(55, 71) : 0.2 + r.next() * 0.3
    D(go - 20 * S, 'INFO', 'JoinProfile', `left=events rows=${r.int(41, 44)}${r.int(100000, 999999)} key=${key} distinct=${bad ? r.int(700000, 800000) : r.int(1900000, 2000000)} null_or_empty=${nul.toFixed(1)}%`, bad ? { root: 'skew' } : undefined)
    D(go, 'INFO', 'DAGScheduler', `Submitting ${N} missing tasks from ShuffleMapStage ${st} (MapPartitionsRDD[${job += 7}] at join at Enrich.scala:88) (first 15 tasks are for partitions Vector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))`)
    let done = 0; const base = tid; tid += N
    for (let i = 0; i < N; i++) {
      const e = i % 8 + 1, straggler = bad && i === part, who = straggler ? ex : e
      const t = go + i * 700, mine = straggler ? { root: 'skew' } : undefined
      D(t, 'INFO', 'TaskSetManager', `Starting task ${i}.0 in stage ${st}.0 (TID ${base + i}) (${hosts[who - 1]}, executor ${who}, partition ${i}, NODE_LOCAL, 7371 bytes)`, undefined)
      X(t + 300, who, 'INFO', 'ShuffleBlockFetcherIterator', straggler ? `Getting ${r.int(460, 490)} (${r.int(21, 26)}.${r.int(1, 9)} GiB) non-empty blocks including 60 (2.9 GiB) local and 411 (20.1 GiB) remote blocks for partition ${i}` : `Getting ${r.int(460, 490)} (${r.int(190, 230)}.${r.int(1, 9)} MiB) non-empty blocks including 60 (27.1 MiB) local and 411 (180.3 MiB) remote blocks for partition ${i}`, mine)
      if (!straggler) { const ms = r.int(9000, 26000); D(t + ms, 'INFO', 'TaskSetManager', `Finished task ${i}.0 in stage ${st}.0 (TID ${base + i}) in ${ms} ms on ${hosts[who - 1]} (executor ${who}) (${++done}/${N})`) }
    }
    if (bad) {
      tick(go + 40 * S, end, 100 * S, (t, k) => X(t, ex, 'INFO', 'UnsafeExternalSorter', `Thread ${90 + ex} spilling sort data of ${r.int(1, 2)}.${r.int(0, 9)} GiB to disk (${k} time${k === 1 ? '' : 's'} so far) [TID ${base + part}]`, { root: 'skew' }))
      D(go + 100 * S, 'INFO', 'TaskSetManager', `Marking task ${part} in stage ${st}.0 (on ${hosts[ex - 1]}) as speculatable because it ran more than 38214 ms(1 speculatable tasks in this taskset now)`, { root: 'skew' })
      tick(go + 3 * M, end, 3 * M, (t) => D(t, 'INFO', 'StageProgress', `stage ${st}: ${N - 1}/${N} tasks complete, 1 running (partition ${part}, ${Math.round((t - go) / S)} s)`, { root: 'skew' }))
    } else {
      const f = go + 80 * S; D(f, 'INFO', 'DAGScheduler', `ShuffleMapStage ${st} (join at Enrich.scala:88) finished in ${r.int(58, 75)}.1${r.int(10, 99)} s`); D(f + 30 * S, 'INFO', 'SparkContext', 'SparkContext is stopping with exitCode 0.'); A(f + 40 * S, 'taskinstance.py:340', 'INFO', `Marking task as SUCCESS. dag_id=${dag}, task_id=enrich, run_id=${rid}`)
      for (let i = 1; i <= 9; i++) { dbt(f + 60 * S + i * 4 * S, `${clock(f + 60 * S + i * 4 * S)}  ${i} of 9 OK created sql table model mart.${r.pick(['fct', 'dim', 'agg'])}_${i} ${'.'.repeat(20)} [SELECT ${r.int(1000, 90000)} in ${r.int(1, 3)}.${r.int(10, 99)}s]`) }
      dbt(f + 110 * S, `${clock(f + 110 * S)}  Done. PASS=9 WARN=0 ERROR=0 SKIP=0 TOTAL=9`)
    }
  }
  every(t0, end, 45 * S, (t) => A(t, 'scheduler_job_runner.py:1598', 'INFO', `Heartbeat ok, ${r.int(1, 4)} running, 0 zombies`)); every(t0, end, 50 * S, (t) => X(t, r.int(1, 8), 'INFO', 'BlockManager', `Removing RDD ${r.int(1, 90)}`)); every(t0, end, 9 * M, (t) => D(t, 'WARN', 'HeartbeatReceiver', `Removing executor ${r.int(20, 60)} with no recent heartbeats: 131022 ms exceeds timeout 120000 ms (dynamic allocation, host was a reclaimed spot node)`))
  every(t0, end, 10 * M, (t) => A(t, 'manager.py:1151', 'WARNING', 'DAG file processor: SyntaxWarning in /dags/attic/old_export.py: invalid escape sequence'))
  tick(onset + 12 * M, end, M, (t) => A(t, 'sensor.py:301', 'INFO', `Poking for ${dag}.enrich, partition not present`, { relevant: 'skew' })); tick(onset + 30 * M, end, 3 * M, (t) => A(t, 'taskinstance.py:3311', 'ERROR', `Task failed with exception\nairflow.exceptions.AirflowSensorTimeout: Sensor has timed out; run duration of 1800.2 seconds exceeds the specified timeout of 1800.0. (wait_enrich, ${r.pick(['finance', 'marketing', 'board', 'stores'])}_dashboard)`, { relevant: 'skew' }))
  tick(onset + 35 * M, end, 5 * M, (t) => dbt(t, `${clock(t)}  Database Error in source freshness mart.enriched: ERROR STALE (max loaded_at is ${r.int(90, 120)} min old, error_after 90 min)`, { relevant: 'skew' }))
  return c.incident('skew', { cause: { allOf: [['skew', 'null', 'empty', 'one (huge |single |giant )?(partition|task)', 'single (partition|task|reducer|straggler)', 'straggl', `partition ${part}`, 'hot (key|partition)', 'uneven', 'oversized', 'lopsided', 'last task', 'last partition'], [key, 'key', 'join', 'shuffle', 'partition', 'enrich', 'spark', 'stage']], mustNot: ['sensor timeout (is|was) too', 'executor (lost|crash)', 'spot', 'dbt (is|was) (broken|slow)'] },
    services: ['spark-driver', 'spark', 'spark-executors', 'enrich', `${dag}.enrich`, `executor-${ex}`, 'JoinProfile'], victims: ['airflow', 'dbt', `${dag}`], severity: ['high', 'medium', 'critical'], onset, onsetToleranceSeconds: 300, rootPattern: 'JoinProfile|GiB|speculatable|1 running' })
}

export function coldstore(seed) {
  const { r, t0, c, log, every, tick, shuffle } = begin(seed, 'cold-store-controls', { notes: 'home-made layout; the control sensor of one zone repeats one value while everything around it warms' })
  const z = r.pick([2, 3, 5]), zones = [1, 2, 3, 4, 5], out = log('kontor.log'), wms = log('stacker.log'), onset = t0 + r.int(60, 80) * M, end = onset + r.int(95, 120) * M, tag = `TT-${z}01`
  const stamp = (t) => `${day(t)}.${iso(t).slice(5, 7)}.${iso(t).slice(2, 4)} ${iso(t).slice(11, 21).replace('.', ',')}`
  let seq = r.int(100000, 900000); const k = (t, zone, unit, text, mark) => out(t, `#${String(Math.floor(t / 100) % 1000000).padStart(6, '0')} | ${stamp(t)} | ZN${zone} | ${unit.padEnd(7)} | ${text}`, mark)
  const frozen = (-21.4 - r.next()).toFixed(2), rise = (t) => Math.max(0, (t - onset - 6 * M) / M) * 0.075, base = -21.8
  for (const zone of zones) {
    const bad = zone === z, ph = r.next() * 6
    tick(t0, end, 4 * M, (t) => {
      const stuck = bad && t > onset, v = stuck ? frozen : (base + Math.sin(t / 9e5 + ph) * 0.6 + (r.next() - 0.5) * 0.2).toFixed(2)
      k(t, zone, `TT-${zone}01`, `T=${v} | Q=G | n=${r.int(230, 240)}`, stuck ? { root: 'stuck' } : undefined)
      k(t + 200, zone, `RG-${zone}`, `SP=-22.0 PV=${v} OUT=${stuck ? '12' : r.int(11, 46)}% MODE=AUTO`, stuck ? { relevant: 'stuck' } : undefined)
    }, 9000)
    for (const probe of [1, 2]) tick(t0, end, 8 * M, (t) => { const w = bad ? rise(t) : 0; k(t, zone, `PP-${zone}1${probe}`, `T=${(base + 0.5 + probe * 0.2 + w + (r.next() - 0.5) * 0.3).toFixed(2)} | Q=G | prod`, w > 1 ? { relevant: 'stuck' } : undefined); if (w > 3.2) k(t + 500, zone, `PP-${zone}1${probe}`, `ALM P2 PRODUCT WARM limit=-18.5 ack=${r.pick(['-', '-', 'SHIFT'])}`, { relevant: 'stuck' }) }, 9000)
    for (let d = t0 + (zone * 13 + 5) * M; d < end; d += 130 * M) if (!bad || d < onset - 30 * M) { k(d, zone, `DF-${zone}`, 'DEFROST START heater=ON fan=OFF'); k(d + 4 * M, zone, `DF-${zone}`, 'HEATER HIGH 41.0 (expected during defrost)'); k(d + 14 * M, zone, `DF-${zone}`, 'DEFROST END drip=120s') }
    every(t0, end, 8 * M, (t) => { k(t, zone, `DR-${zone}`, 'DOOR OPEN'); const long = r.next() < 0.15; if (long) k(t + 90 * S, zone, `DR-${zone}`, 'WARN P3 DOOR OPEN > 90 s'); k(t + (long ? r.int(95, 120) : r.int(15, 70)) * S, zone, `DR-${zone}`, 'DOOR CLOSED') })
  }
  every(t0, end, 4 * M, (t) => k(t, 0, `KP-${r.int(1, 3)}`, `COMPRESSOR ps=1.${r.int(10, 30)}bar pd=1${r.int(0, 2)}.${r.int(0, 9)}bar oil=OK hrs=${r.int(20000, 20900)}`))
  every(t0, end, 25 * S, (t) => { const p = `P${r.int(1000000, 9999999)}`; wms(t, `${clock(t)};${iso(t).slice(0, 10)};SRM${r.int(1, 4)};${r.pick(['PUT', 'GET', 'MOVE'])};${p};${r.pick(['A', 'B', 'C'])}${r.int(10, 99)}-${r.int(1, 9)};${r.next() < 0.03 ? 'RETRY barcode unread, second pass ok' : 'OK'}`) })
  every(onset + 60 * M, end, 90 * S, (t) => wms(t, `${clock(t)};${iso(t).slice(0, 10)};GATE${z};REFUSE;P${r.int(1000000, 9999999)};zone ${z};ERROR surface temperature above -18, pallet blocked for QA`, { relevant: 'stuck' }))
  every(t0, end, 12 * M, (t) => wms(t, `${clock(t)};${iso(t).slice(0, 10)};HANDHELD${r.int(1, 20)};BATT;;;WARNING battery ${r.int(5, 14)} %`))
  return c.incident('stuck', { cause: { allOf: [[tag, 'TT-?\\d*', 'sensor', 'transmitter', 'thermometer', 'probe', 'measur', 'process value', '\\bPV\\b', 'reading', 'signal'], ['stuck', '(reading|sensor|value|signal|PV|input|output|transmitter|measurement|it|TT-\\d+)( \\w+){0,3} (froze|frozen)', 'frozen (at|value|reading|sensor|signal|input|measurement|control|temperature)', 'freez', 'constant', 'unchang', 'not chang', 'never (changes|moves)', 'no longer (chang|mov|var|updat)', 'flat', 'identical', 'same (value|temperature|number|figure)', 'hung', 'stale', 'repeat', 'motionless', 'dead (sensor|transmitter|signal)', 'last value', 'stands still', "doesn't move"]], mustNot: ['compressor (is|was|has|fail)', 'door (was )?left open', 'stacker (is|was)'] },
    services: [tag, `ZN${z}`, `RG-${z}`, 'kontor'], victims: ['stacker', `PP-${z}11`, `PP-${z}12`, `GATE${z}`], severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 1800, rootPattern: `${tag} +\\| T=${frozen}` })
}
