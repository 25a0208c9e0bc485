import { MIN, HOUR, DAY, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 11
export function documentPlatform(r) {
  const start = day(r, r.int(7, 10), r.int(0, 40)), act = start + r.int(66, 82) * MIN + r.int(0, 50000), end = start + r.int(170, 185) * MIN
  const proj = `${r.pick(['docplat', 'stmt-hub', 'claims'])}-prod-${r.int(1000, 9999)}`, loc = r.pick(['europe-west3', 'europe-west1', 'us-east4']), ring = r.pick(['kr-docs', 'kr-app', 'kr-core']), key = r.pick(['cmek-statements', 'cmek-documents', 'cmek-archive']), ver = r.int(2, 5), bucket = `${proj}-statements`
  const kv = `projects/${proj}/locations/${loc}/keyRings/${ring}/cryptoKeys/${key}/cryptoKeyVersions/${ver}`
  const who = r.pick(['lena.vogt', 'd.aubert', 'o.hansen']) + '@example-insure.com'
  const c = new Case('document-platform', { notes: 'a key version of the customer-managed key is scheduled for destruction; storage, queue and render service then fail, all naming the key' })
  c.incident('key', {
    cause: {
      allOf: [
        ['\\bkms\\b', '\\bcmek\\b', 'crypto.?key', 'encryption key', 'key version', key],
        ['destr', 'disabl', 'not enabled', 'delet', 'revok', 'deactivat', 'schedul'],
      ],
      mustNot: ['(bucket|pub/?sub|render) (outage|bug)', 'permission (bug|missing) (on|of) the bucket'],
    },
    services: ['cloudkms', 'cloudkms.googleapis.com', 'KMS', key, 'Cloud KMS', ring, kv, 'cmek'],
    victims: ['statement-render', 'statement-api', 'storage.googleapis.com', 'pubsub', 'archive-loader', 'gcs', 'cloud run', bucket],
    severity: ['high', 'critical'], onset: act, onsetToleranceSeconds: 600, rootPattern: 'DESTROY_SCHEDULED|DestroyCryptoKeyVersion',
  })
  const G = 'logs/cloud-logging.jsonl'
  const gl = (t, severity, resource, extra, mark, log = 'run.googleapis.com%2Fstderr') => c.line(G, t, JSON.stringify({ insertId: r.hex(16), ...extra, resource, timestamp: fmt(t, 'Y-M-D\\Th:m:s.u\\Z'), severity, logName: `projects/${proj}/logs/${log}`, receiveTimestamp: fmt(t + r.int(100, 900), 'Y-M-D\\Th:m:s.u\\Z') }), mark ? { [mark]: 'key' } : {})
  const run = (s) => ({ type: 'cloud_run_revision', labels: { service_name: s, revision_name: `${s}-000${r.int(41, 42)}-${r.pick(['xok', 'liv'])}`, location: loc, project_id: proj } })
  const http = (t, s, method, path, status, ms, mark) => gl(t, status >= 500 ? 'ERROR' : status >= 400 ? 'WARNING' : 'INFO', run(s), { httpRequest: { requestMethod: method, requestUrl: `https://${s}-${'abcdefghij'.slice(0, 10)}-ey.a.run.app${path}`, status, latency: `${(ms / 1000).toFixed(6)}s`, remoteIp: `10.8.${r.int(0, 3)}.${r.int(2, 250)}`, userAgent: r.pick(['okhttp/4.12.0', 'python-requests/2.31.0', 'Go-http-client/2.0']) } }, mark, 'run.googleapis.com%2Frequests')
  const app = (t, s, sev, text, mark) => gl(t, sev, run(s), { textPayload: text }, mark)
  const audit = (t, svc, methodName, resourceName, principal, sev = 'NOTICE', mark, extra = {}) => gl(t, sev, { type: 'audited_resource', labels: { service: svc, method: methodName, project_id: proj } }, { protoPayload: { '@type': 'type.googleapis.com/google.cloud.audit.AuditLog', status: {}, authenticationInfo: { principalEmail: principal }, requestMetadata: { callerIp: `10.8.${r.int(4, 9)}.${r.int(2, 250)}`, callerSuppliedUserAgent: r.pick(['google-cloud-sdk gcloud/466.0.0', 'Terraform/1.7.3 terraform-provider-google/5.16.0']) }, serviceName: svc, methodName, resourceName, ...extra } }, mark, 'cloudaudit.googleapis.com%2Factivity')
  const stop = (t) => t > act + r.int(30, 200) * 1000
  const msg = `projects/${proj}/locations/${loc}/keyRings/${ring}/cryptoKeys/${key}/cryptoKeyVersions/${ver} is not enabled, current state is: DESTROY_SCHEDULED.`
  every(r, start, end, 25e3, (t) => {
    const bad = stop(t), id = r.int(10000000, 99999999)
    weigh(r, [
      [4, () => { if (bad) { app(t, 'statement-render', 'ERROR', `Traceback (most recent call last):\n  File "/app/render/store.py", line 71, in fetch_template\n    blob.download_as_bytes()\n  File "/usr/local/lib/python3.11/site-packages/google/cloud/storage/blob.py", line 1408, in download_as_bytes\n    _raise_from_invalid_response(exc)\ngoogle.api_core.exceptions.Forbidden: 403 GET https://storage.googleapis.com/download/storage/v1/b/${bucket}/o/tpl%2F${id}.html: The Cloud KMS key ${msg}`, 'root'); http(t + 300, 'statement-render', 'POST', '/render', 500, r.int(90, 900), 'relevant') } else { app(t, 'statement-render', 'INFO', `rendered statement ${id} in ${r.int(300, 1900)} ms pages=${r.int(1, 14)}`); http(t + 5, 'statement-render', 'POST', '/render', 200, r.int(350, 2000)) } }],
      [4, () => { if (bad && r.next() < 0.8) http(t, 'statement-api', 'GET', `/v1/statements/${id}`, r.pick([502, 502, 503]), r.int(400, 3000), 'relevant'); else http(t, 'statement-api', 'GET', `/v1/statements/${id}`, r.pick([200, 200, 200, 304, 404]), r.int(20, 240)) }],
      [2, () => { if (bad) app(t, 'archive-loader', 'ERROR', `google.api_core.exceptions.FailedPrecondition: 400 Cloud Pub/Sub could not publish: ${msg} [detail: "[ORIGINAL ERROR] generic::failed_precondition"]`, 'root'); else app(t, 'archive-loader', 'INFO', `acked ${r.int(10, 200)} messages, wrote gs://${bucket}/arch/${fmt(t, 'Y/M/D')}/${r.hex(8)}.parquet`) }],
      [1, () => http(t, 'statement-api', 'GET', r.pick(['/.env', '/wp-login.php', '/actuator/health', '/.git/config']), 404, r.int(2, 9))],
      [1, () => app(t, 'statement-api', 'WARNING', `jwt expired for subject ${r.hex(8)}, 401 returned`)],
    ])()
  })
  every(r, start, end, 9 * MIN, (t) => gl(t, 'WARNING', run('statement-render'), { textPayload: 'Memory limit of 1024 MiB exceeded with 1041 MiB used. Consider increasing the memory limit, see https://cloud.google.com/run/docs/configuring/memory-limits' }, null, 'run.googleapis.com%2Fvarlog%2Fsystem'))
  every(r, start, end, 6 * MIN, (t) => audit(t, 'run.googleapis.com', 'google.cloud.run.v1.Services.ReplaceService', `namespaces/${proj}/services/${r.pick(['mail-relay', 'internal-docs', 'feature-preview'])}`, `deployer@${proj}.iam.gserviceaccount.com`))
  every(r, start, end, 7 * MIN, (t) => audit(t, 'iam.googleapis.com', 'google.iam.admin.v1.CreateServiceAccountKey', `projects/-/serviceAccounts/${r.int(1e9, 9e9)}`, `rotator@${proj}.iam.gserviceaccount.com`))
  audit(act - r.int(500, 1500) * 1000, 'cloudkms.googleapis.com', 'CreateCryptoKeyVersion', `projects/${proj}/locations/${loc}/keyRings/${ring}/cryptoKeys/cmek-preview`, who, 'NOTICE')
  audit(act, 'cloudkms.googleapis.com', 'DestroyCryptoKeyVersion', kv, who, 'NOTICE', 'root', { request: { '@type': 'type.googleapis.com/google.cloud.kms.v1.DestroyCryptoKeyVersionRequest', name: kv }, response: { name: kv, state: 'DESTROY_SCHEDULED', destroyTime: fmt(act + 30 * DAY, 'Y-M-D\\Th:m:s.f\\Z') } })
  // uptime checks
  const U = 'logs/uptime.log'
  tick(r, start, end, MIN, 4000, (t) => { const s = r.pick(['statement-api', 'www', 'partner-gw']), bad = s === 'statement-api' && t > act + 120e3; c.line(U, t, `${isoS(t)} probe=${r.pick(['fra', 'iad', 'sin'])} target=${s} ${bad ? 'FAIL http_status=502' : 'PASS http_status=200'} rtt_ms=${r.int(40, 300)}`, bad ? { relevant: 'key' } : {}) })
  return c
}

// ---------------------------------------------------------------- 12
export function backupNights(r) {
  const d0 = day(r, 0, 0), nights = 10, move = r.int(6, 7), dir = r.pick(['bareos-dir', 'backup01-dir']), client = r.pick(['nas02-fd', 'files03-fd', 'proj01-fd']), host = client.slice(0, -3), share = r.pick(['/srv/projects', '/data/projects', '/srv/cad'])
  const c = new Case('backup-nights', { notes: 'the share moved to a file system of its own; the file set does not cross file systems; every job ends with Backup OK but a tiny number of files' })
  const onset = d0 + (move - 1) * DAY + 19 * HOUR + r.int(0, 3000) * 1000
  const sr = share.replace(/\//g, '\\/?')
  c.incident('onefs', {
    cause: {
      allOf: [
        ['different file ?system', 'other file ?system', 'separate (file ?system|mount|volume|disk)', 'own (file ?system|volume|disk|mount)', 'new (file ?system|volume|disk|mount|device|logical volume|lv)', 'one ?fs', 'one file ?system', 'file ?system boundar', 'mount ?point', 'not descend', 'cross(es|ing)? (file|mount|device)', 'mounted (on|at|as|over|below|separately|under)', 'moved to (a|an|another|its)'],
        ['no longer|not (being )?back|missing|skip|exclud|omit|left out|not includ|only .{0,20}files|empt|without|drop|shr[iau]nk|incomplete|fewer|not descend|fell|silently|lost coverage|outside'],
        [share.split('/').pop(), share.replace(/\//g, '/'), 'share', 'file ?set', 'fileset', 'backup'],
      ],
      mustNot: ['(tape|volume|storage daemon).{0,30}(broken|full|fail)'],
    },
    services: [client, host, dir, 'bareos', 'bareos-fd', `${host}-files`, 'FileSet', 'fileset', share, 'backup01', 'bareos-dir', 'backup'],
    victims: ['restore-test', 'bareos-sd', 'bareos-sd-01'],
    severity: ['high', 'critical', 'medium'], onset, onsetToleranceSeconds: 12 * 3600, rootPattern: 'different filesystem|FD Files Written|SD Files Written|mount|migrat',
  })
  const B = 'logs/bareos.log'
  let job = r.int(3100, 8000)
  const bl = (t, tag, jid, text, mark) => c.line(B, t, `${fmt(t, 'D-b h:m')} ${tag} JobId ${jid}: ${text}`, mark ? { [mark]: 'onefs' } : {})
  const jobs = [[client, `${host}-files`, share], ['mail01-fd', 'mail01-system', '/var/vmail'], ['db04-fd', 'db04-dumps', '/var/backups/pg'], ['web11-fd', 'web11-system', '/var/www'], ['git01-fd', 'git01-repos', '/srv/git']]
  const base = { [jobs[0][1]]: 48000, [jobs[1][1]]: 21000, [jobs[2][1]]: 42, [jobs[3][1]]: 3900, [jobs[4][1]]: 9100 }
  const dt = (t) => fmt(t, 'D-b-Y h:m:s'), num = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
  for (let n = 0; n < nights; n++) {
    let t = d0 + n * DAY + 22 * HOUR
    for (const [fd, name, path] of jobs) {
      const mine = name === jobs[0][1], gone = mine && n >= move, fullNight = n === 0 || n === 7
      const jid = ++job, s = t + r.int(10, 900) * 1000, stamp = `${name}.${fmt(s, 'Y-M-D_h.m.s')}_${pad(r.int(1, 59))}`
      const files = Math.max(3, Math.round((gone ? 37 : base[name] * (fullNight ? 22 : 1)) * (0.9 + r.next() * 0.2)))
      const bytes = Math.round(files * (gone ? 2100 : name.startsWith('db04') ? 4.1e8 : 240000) * (0.9 + r.next() * 0.2))
      const dur = gone ? r.int(8, 20) : Math.round(40 + files / (fullNight ? 350 : 90)), e = s + dur * 1000
      bl(s, dir, jid, `Start Backup JobId ${jid}, Job=${stamp}`)
      bl(s + 800, dir, jid, `Connected Storage daemon at backup01:9103, encryption: TLS_CHACHA20_POLY1305_SHA256 TLSv1.3`)
      bl(s + 1800, dir, jid, `Connected Client: ${fd} at ${fd.slice(0, -3)}.corp.example:9102, encryption: TLS_CHACHA20_POLY1305_SHA256 TLSv1.3`)
      bl(s + 2600, dir, jid, `Using Device "FileStorage${r.int(1, 3)}" to write.`)
      bl(s + 4000, 'bareos-sd', jid, `Volume "${fullNight ? 'Full' : 'Inc'}-${pad(r.int(100, 900), 4)}" previously written, moving to end of data.`)
      for (const d of ['/dev', '/proc', '/run', '/sys'].slice(0, r.int(2, 4))) if (!name.startsWith('db04')) bl(s + 5000, fd, jid, `     ${d} is a different filesystem. Will not descend from / into ${d}`)
      if (gone) bl(s + 5600, fd, jid, `     ${path} is a different filesystem. Will not descend from / into ${path}`, 'root')
      if (r.next() < 0.15 && !gone) bl(s + 7000, fd, jid, `     Could not stat "${path}/tmp/.~lock.${r.int(10, 99)}.odt#": ERR=No such file or directory`)
      bl(e - 1500, 'bareos-sd', jid, `Releasing device "FileStorage1" (/var/lib/bareos/storage).`)
      c.line(B, e, [`${fmt(e, 'D-b h:m')} ${dir} JobId ${jid}: Bareos ${dir} 22.1.3 (24Nov23):`,
        `  Build OS:               Debian GNU/Linux 12 (bookworm)`, `  JobId:                  ${jid}`, `  Job:                    ${stamp}`, `  Backup Level:           ${fullNight ? 'Full' : `Incremental, since=${fmt(s - DAY, 'Y-M-D h:m:s')}`}`,
        `  Client:                 "${fd}" 22.1.3 (24Nov23) Debian GNU/Linux 12 (bookworm),debian`, `  FileSet:                "LinuxAll" 2023-01-18 16:02:11`,
        `  Start time:             ${dt(s)}`, `  End time:               ${dt(e)}`, `  FD Files Written:       ${num(files)}`, `  FD Bytes Written:       ${num(bytes)} (${bytes > 1e9 ? (bytes / 1e9).toFixed(3) + ' GB' : bytes > 1e6 ? (bytes / 1e6).toFixed(3) + ' MB' : (bytes / 1e3).toFixed(2) + ' KB'})`,
        `  Non-fatal FD errors:    ${r.pick([0, 0, 1])}`, `  FD termination status:  OK`, `  Termination:            ${!gone && r.next() < 0.12 ? 'Backup OK -- with warnings' : 'Backup OK'}`].join('\n'), gone ? { root: 'onefs' } : {})
      t = e + r.int(60, 500) * 1000
    }
    bl(t, dir, job, `Begin pruning Jobs older than 30 days .`); bl(t + 300, dir, job, n % 3 ? 'No Jobs found to prune.' : `Pruned ${r.int(2, 9)} Jobs for client ${r.pick(jobs)[0]} from catalog.`); bl(t + 600, dir, job, 'End auto prune.')
  }
  // the file server itself
  const S = `logs/${host}-syslog.log`
  const sl = (t, tag, text, mark) => c.line(S, t, `${isoU(t)} ${host} ${tag}: ${text}`, mark ? { [mark]: 'onefs' } : {})
  const end = d0 + nights * DAY
  every(r, d0 + 6 * HOUR, end, 90 * MIN, (t) => weigh(r, [
    [4, () => sl(t, `smbd[${r.int(1000, 60000)}]`, `connect to service ${share.split('/').pop()} initially as user ${r.pick(['mt', 'hb', 'lk', 'cad-ws7'])} (uid=${r.int(1001, 1090)}, gid=513)`)],
    [3, () => sl(t, 'CRON[' + r.int(1000, 99999) + ']', '(root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)')],
    [2, () => sl(t, 'systemd[1]', r.pick(['Starting apt-daily.service - Daily apt download activities...', 'Finished apt-daily.service - Daily apt download activities.', 'man-db.service: Deactivated successfully.']))],
    [1, () => sl(t, 'smartd[702]', `Device: /dev/sd${r.pick(['a', 'b'])} [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(60, 66)} to ${r.int(60, 66)}`)],
    [1, () => sl(t, 'smbd[' + r.int(1000, 60000) + ']', 'lib/util_sock.c: read_socket_with_timeout: client read error NT_STATUS_CONNECTION_RESET.')],
  ])())
  sl(onset - 900e3, 'sudo', '  vhuber : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/usr/sbin/lvcreate -L 6T -n lv_' + share.split('/').pop() + ' vg_ssd', 'relevant')
  sl(onset - 840e3, 'sudo', `  vhuber : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/usr/sbin/mkfs.xfs /dev/vg_ssd/lv_${share.split('/').pop()}`, 'relevant')
  sl(onset, 'kernel', `XFS (dm-3): Mounting V5 Filesystem ${uuid(r)}`, 'root')
  sl(onset + 200, 'kernel', 'XFS (dm-3): Ending clean mount', 'relevant')
  sl(onset + 260, 'systemd[1]', `Mounted ${share.slice(1).replace('/', '-')}.mount - ${share}.`, 'root')
  // restore test once a week, later the loud one
  const T = 'logs/restore-test.log'
  for (let n = 0; n < nights; n++) for (const [, name, path] of jobs) {
    const t = d0 + n * DAY + 33 * HOUR + r.int(0, 900) * 1000, bad = name === jobs[0][1] && n >= move
    c.line(T, t, `${fmt(t, 'Y-M-D h:m:s')} restore-test[${r.int(1000, 9999)}] ${bad && n >= move + 2 ? `FAIL job=${name} sample of 25 files changed in the last 24 h: found 0 in catalog below ${path}` : bad ? `SKIP job=${name} no changed files in catalog below ${path}` : `PASS job=${name} restored 25/25 sample files, checksums identical`}`, bad ? { relevant: 'onefs' } : {})
  }
  return c
}

// ---------------------------------------------------------------- 13
export function logRoom(r) {
  const start = day(r, 7, r.int(0, 40)), chg = start + r.int(52, 66) * MIN + r.int(0, 50000), flood = chg + r.int(62, 74) * MIN, end = flood + r.int(40, 48) * MIN
  const pol = r.int(14, 61), fw = r.pick(['FGT-HQ-1', 'FGT-CORE-A', 'FW-BERN-01']), adm = r.pick(['k.admin', 'netops2', 'rwidmer']), idx = r.int(310, 990), site = r.int(11, 60)
  const c = new Case('log-room', { notes: 'a firewall policy is set to log every session; the log platform fills its disk and becomes read-only an hour later and is loudest' })
  c.incident('flood', {
    cause: {
      allOf: [
        ['firewall', fw, 'forti', 'policy', `polic(y|yid).{0,10}${pol}`],
        ['log(ging)? ?(traffic|all|every|of all|volume|flood|level|start|setting|was)', 'logtraffic', 'every session', 'all sessions', 'traffic log', 'session log', 'verbose', 'flood', 'volume', 'log storm', 'logs per'],
        ['polic', 'config', 'chang', 'edit', 'logtraffic', 'enabled', adm, 'admin'],
      ],
      mustNot: ['(ddos|attack|port scan) caused', 'elasticsearch (bug|defect)'],
    },
    services: [fw, 'firewall', 'fortigate', `policy ${pol}`, `policyid=${pol}`, 'firewall.policy'],
    victims: ['graylog', 'graylog01', 'es-log-01', 'es-log-02', 'elasticsearch', 'opensearch', 'siem', 'soc-alerts', 'LocalKafkaJournal'],
    severity: ['medium', 'high', 'critical'], onset: chg, onsetToleranceSeconds: 1200, rootPattern: 'logtraffic',
  })
  const F = `logs/${fw.toLowerCase()}.log`
  const devid = 'FG' + r.pick(['1', '2']) + '00F' + r.pick(['T', 'K']) + r.int(100000, 999999)
  const fl = (t, rest, mark) => c.line(F, t, `date=${fmt(t, 'Y-M-D')} time=${fmt(t, 'h:m:s')} devname="${fw}" devid="${devid}" eventtime=${Math.floor(t)}${r.int(100000, 999999)} tz="+0000" ${rest}`, mark ? { [mark]: 'flood' } : {})
  const traffic = (t, p, mark) => {
    const inner = p === pol, port = inner ? r.pick([53, 443, 9100, 445, 161, 389]) : r.pick([443, 443, 80, 22, 3389])
    fl(t, `logid="00000000${inner ? '20' : '13'}" type="traffic" subtype="forward" level="notice" vd="root" srcip=10.${site}.${r.int(10, 14)}.${r.int(2, 250)} srcport=${r.int(49152, 65000)} srcintf="${inner ? 'LAN' : 'wan1'}" srcintfrole="${inner ? 'lan' : 'wan'}" dstip=${inner ? `10.${site}.0.${r.int(5, 40)}` : `203.0.113.${r.int(2, 200)}`} dstport=${port} dstintf="${inner ? 'SRV' : 'DMZ'}" dstintfrole="${inner ? 'lan' : 'dmz'}" sessionid=${r.int(1e8, 9e8)} proto=${port === 53 || port === 161 ? 17 : 6} action="${inner ? r.pick(['start', 'close', 'accept', 'client-rst']) : r.pick(['deny', 'close', 'deny'])}" policyid=${p} policytype="policy" service="${{ 53: 'DNS', 443: 'HTTPS', 9100: 'tcp/9100', 445: 'SMB', 161: 'SNMP', 389: 'LDAP', 80: 'HTTP', 22: 'SSH', 3389: 'RDP' }[port]}" trandisp="noop" duration=${r.int(0, 120)} sentbyte=${r.int(60, 9000)} rcvdbyte=${r.int(60, 90000)} sentpkt=${r.int(1, 40)} rcvdpkt=${r.int(1, 90)}`, mark)
  }
  every(r, start, end, 55e3, (t) => traffic(t, r.pick([3, 0, 12, 9])))
  every(r, chg + 8e3, end, 14e3, (t) => traffic(t, pol, 'relevant'))
  every(r, start, end, 5 * MIN, (t) => fl(t, `logid="0100032002" type="event" subtype="system" level="alert" vd="root" logdesc="Admin login failed" sn="0" user="admin" ui="https(198.51.100.${r.int(2, 250)})" method="https" srcip=198.51.100.${r.int(2, 250)} dstip=203.0.113.1 action="login" status="failed" reason="name_invalid" msg="Administrator admin login failed from https(198.51.100.9) because of invalid user name"`))
  every(r, start, end, 7 * MIN, (t) => fl(t, `logid="0101037138" type="event" subtype="vpn" level="notice" vd="root" logdesc="IPsec connection status changed" msg="IPsec connection status change" action="tunnel-stats" remip=192.0.2.${r.int(2, 90)} locip=203.0.113.1 vpntunnel="br-${r.pick(['lugano', 'chur', 'basel'])}" tunnelid=${r.int(1e6, 9e6)} sentbyte=${r.int(1e6, 9e8)} rcvdbyte=${r.int(1e6, 9e8)}`))
  fl(chg - 41e3, `logid="0100032001" type="event" subtype="system" level="information" vd="root" logdesc="Admin login successful" user="${adm}" ui="https(10.${site}.0.66)" method="https" srcip=10.${site}.0.66 action="login" status="success" profile="super_admin" msg="Administrator ${adm} logged in successfully from https(10.${site}.0.66)"`, 'relevant')
  fl(chg, `logid="0100044547" type="event" subtype="system" level="information" vd="root" logdesc="Object attribute configured" user="${adm}" ui="GUI(10.${site}.0.66)" action="Edit" cfgtid=${r.int(1e6, 9e7)} cfgpath="firewall.policy" cfgobj="${pol}" cfgattr="logtraffic[utm->all]logtraffic-start[disable->enable]" msg="Edit firewall.policy ${pol}"`, 'root')
  fl(chg - 3600e3 * 0.6, `logid="0100044547" type="event" subtype="system" level="information" vd="root" logdesc="Object attribute configured" user="${adm}" ui="GUI(10.${site}.0.66)" action="Edit" cfgtid=${r.int(1e6, 9e7)} cfgpath="firewall.address" cfgobj="h_mfp_og2" cfgattr="subnet[10.${site}.12.40 255.255.255.255->10.${site}.12.44 255.255.255.255]" msg="Edit firewall.address h_mfp_og2"`)
  // graylog
  const G = 'logs/graylog-server.log'
  const gl = (t, lvl, cls, text, mark) => c.line(G, t, `${isoZ(t)} ${lvl.padEnd(5)} [${cls}] ${text}`, mark ? { relevant: 'flood' } : {})
  every(r, start, end, 100e3, (t) => weigh(r, [
    [3, () => gl(t, 'INFO', 'AbstractRotationStrategy', `Deflector index <Default index set> (index set <graylog_${idx}>) should not be rotated, document count ${r.int(1e6, 19e6)}`)],
    [2, () => gl(t, 'WARN', 'GelfCodec', `GELF message <${uuid(r)}> (received from <10.${site}.0.31:${r.int(30000, 60000)}>) is missing mandatory "short_message" field.`)],
    [2, () => gl(t, 'INFO', 'SearchQueryParser', `Query parsed in ${r.int(1, 9)} ms`)],
    [1, () => gl(t, 'WARN', 'ProxiedResource', `Unable to call https://graylog02:9000/api/system/metrics/multiple on node <${uuid(r)}>: timeout`)],
    [2, () => gl(t, 'INFO', 'UserSessionTerminationService', 'Terminated sessions for 0 users')],
  ])())
  tick(r, start, end, 5 * MIN, 5000, (t) => {
    const k = t < chg ? 1 : 1 + (t - chg) / 600e3 > 8 ? 8 : 1 + Math.min(7, (t - chg) / 60e3)
    gl(t, 'INFO', 'ThroughputStatus', `input stats last 5m: ${fw}=${Math.round(norm(r, 21000, 900) * k)} dc-winlogbeat=${Math.round(norm(r, 33000, 1200))} linux-syslog=${Math.round(norm(r, 18000, 800))} wlc=${Math.round(norm(r, 6100, 300))}`, t > chg + 60e3)
  })
  every(r, chg + 25 * MIN, end, 4 * MIN, (t) => { const u = Math.min(99, 60 + (t - chg) / 120e3 * 1.1); gl(t, 'WARN', 'LocalKafkaJournal', `Journal utilization (${u.toFixed(1)}%) has gone over ${u > 95 ? 95 : u > 80 ? 80 : 60}%.`, true) })
  every(r, flood + 4e3, end, 13e3, (t) => gl(t, 'ERROR', 'MessagesAdapterES7', `Failed to index [${r.int(50, 500)}] messages. Please check the index error log in your web interface for the reason. Error: failure in bulk execution: [0]: index [graylog_${idx}], type [_doc], id [${uuid(r)}], message [ElasticsearchException[Elasticsearch exception [type=cluster_block_exception, reason=index [graylog_${idx}] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];]]]`, true))
  // elastic
  const E = 'logs/es-log-01.log'
  const el = (t, lvl, cls, text, mark) => c.line(E, t, `[${fmt(t, 'Y-M-D\\Th:m:s,f')}][${lvl.padEnd(5)}][${cls.padEnd(25)}] [${cls.includes('DiskThreshold') ? 'es-log-02' : `es-log-0${r.int(1, 2)}`}] ${text}`, mark ? { relevant: 'flood' } : {})
  every(r, start, end, 2 * MIN, (t) => weigh(r, [
    [4, () => el(t, 'INFO', 'o.e.c.m.MetadataMappingService', `[graylog_${idx}/${r.hex(22)}] update_mapping [_doc]`)],
    [2, () => el(t, 'INFO', 'o.e.m.j.JvmGcMonitorService', `[gc][${r.int(100000, 900000)}] overhead, spent [${r.int(250, 420)}ms] collecting in the last [1s]`)],
    [1, () => el(t, 'WARN', 'o.e.d.r.RestController', `Content type detection for rest requests is deprecated. Specify the content type using the [Content-Type] header.`)],
    [1, () => el(t, 'WARN', 'o.e.t.InboundHandler', `handling inbound transport message [InboundMessage{Header{${r.int(100, 900)}}{8.0.0}}] took [${r.int(5001, 6900)}ms] which is above the warn threshold of [5000ms]`)],
  ])())
  for (let k = 0; k < 5; k++) el(chg + (28 + k * 5) * MIN, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `high disk watermark [90%] exceeded on [${r.hex(20)}][es-log-01][/data/es] free: ${(82 - k * 8)}.${r.int(1, 9)}gb[${(9.6 - k * 0.9).toFixed(1)}%], shards will be relocated away from this node; currently relocating away shards totalling [0] bytes`, true)
  for (let t = flood; t < end; t += MIN) el(t, 'WARN', 'o.e.c.r.a.DiskThresholdMonitor', `flood stage disk watermark [95%] exceeded on [${r.hex(20)}][es-log-01][/data/es] free: 41.${r.int(1, 9)}gb[4.8%], all indices on this node will be marked read-only`, true)
  every(r, flood + MIN, end, 150e3, (t) => c.line('logs/soc-alerts.log', t, `${isoS(t)} soc-alerts CRITICAL no events received from source group ${r.pick(['domain controllers', 'vpn', 'mail gateways'])} for ${r.int(5, 40)} min`, { relevant: 'flood' }))
  every(r, start, flood, 6 * MIN, (t) => c.line('logs/soc-alerts.log', t, `${isoS(t)} soc-alerts INFO rule ${r.pick(['brute-force-ssh', 'geo-login', 'new-admin'])} evaluated, ${r.int(0, 2)} hits`))
  return c
}

// ---------------------------------------------------------------- 14
export function releaseAfternoon(r) {
  const start = day(r, 12, r.int(0, 40)), swap = start + r.int(70, 90) * MIN, end = start + r.int(180, 195) * MIN
  const c = new Case('release-afternoon', { kind: 'clean', notes: 'Azure functions during a slot swap: failed executions that are retried and succeed, lost message locks, 409/412/429 handled by the SDK, host shutdown; nothing to be woken for' })
  const H = 'logs/functions-host.log', J = 'logs/appinsights.jsonl', B = 'logs/servicebus-sync.log'
  const hl = (t, lvl, text) => c.line(H, t, `${isoZ(t)} [${lvl}] ${text}`)
  const names = ['InvoiceReceived', 'StockSnapshot', 'MailDispatch', 'BlobThumbnail', 'NightlyTidy']
  every(r, start, end, 45e3, (t) => {
    const n = r.pick(names.slice(0, 4)), id = uuid(r), fail = r.next() < 0.06, ms = r.int(12, 900)
    hl(t, 'Information', `Executing 'Functions.${n}' (Reason='(null)', Id=${id})`)
    if (fail) {
      hl(t + ms, 'Error', `Executed 'Functions.${n}' (Failed, Id=${id}, Duration=${ms}ms)\nMicrosoft.Azure.WebJobs.Host.FunctionInvocationException: Exception while executing function: Functions.${n}\n ---> ${r.pick(['Azure.RequestFailedException: The specified blob is being modified. Status: 409 (Conflict) ErrorCode: LeaseAlreadyPresent', 'System.Threading.Tasks.TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout of 5 seconds elapsing.', 'Microsoft.Azure.Cosmos.CosmosException : Response status code does not indicate success: PreconditionFailed (412); Substatus: 0; Reason: (One of the specified pre-condition is not met)'])}`)
      hl(t + ms + 20, 'Information', `Message will be retried, delivery count 1 of 10`)
      const again = t + 30e3 + r.int(0, 9000), id2 = uuid(r), ms2 = r.int(20, 700)
      hl(again, 'Information', `Executing 'Functions.${n}' (Reason='(null)', Id=${id2})`); hl(again + ms2, 'Information', `Executed 'Functions.${n}' (Succeeded, Id=${id2}, Duration=${ms2}ms)`)
    } else hl(t + ms, 'Information', `Executed 'Functions.${n}' (Succeeded, Id=${id}, Duration=${ms}ms)`)
  })
  every(r, start, end, 6 * MIN, (t) => hl(t, 'Warning', `The lock supplied is invalid. Either the lock expired, or the message has already been removed from the queue. Reference:${uuid(r)}, TrackingId:${r.hex(8)}_B${r.int(1, 9)}, SystemTracker:invoices:Queue:in (MessageLockLost)`))
  every(r, start, end, 5 * MIN, (t) => { const x = r.int(20, 90); hl(t, 'Warning', `Cosmos request throttled: StatusCode 429 TooManyRequests, RetryAfter ${x}ms, attempt 1 of 9`); hl(t + x, 'Information', 'Cosmos request succeeded after 1 retries') })
  const sw = (o, lvl, text) => hl(swap + o * 1000, lvl, text)
  sw(0, 'Information', 'Initiating slot swap staging -> production'); sw(20, 'Information', 'Warming up slot staging: HTTP GET / 200'); sw(44, 'Information', 'Swap completed. Site recycling'); sw(45, 'Information', 'DrainMode mode enabled'); sw(46, 'Information', 'Calling StopAsync on the registered listeners')
  sw(47, 'Warning', 'Function InvoiceReceived listener stopping, 2 executions still in progress'); sw(48, 'Error', "Executed 'Functions.InvoiceReceived' (Failed, Id=" + uuid(r) + ', Duration=3012ms)\nMicrosoft.Azure.WebJobs.Host.FunctionInvocationException: Exception while executing function: Functions.InvoiceReceived\n ---> System.OperationCanceledException: The operation was canceled.'); sw(50, 'Information', 'Call to StopAsync complete, registered listeners are now stopped'); sw(51, 'Information', 'Host is shutting down.'); const re = uuid(r); sw(75, 'Information', `Executing 'Functions.InvoiceReceived' (Reason='(null)', Id=${re})`); sw(76, 'Information', `Executed 'Functions.InvoiceReceived' (Succeeded, Id=${re}, Duration=801ms)`)
  sw(58, 'Information', 'Starting Host (HostId=inv-proc, InstanceId=' + uuid(r) + ', Version=4.1036.2.2, ProcessId=37, AppDomainId=1, InDebugMode=False, InDiagnosticMode=False, FunctionsExtensionVersion=~4)')
  sw(60, 'Information', "Host lock lease acquired by instance ID '" + r.hex(32) + "'."); sw(61, 'Information', '5 functions found'); sw(62, 'Information', "Function 'Functions.NightlyTidy' is disabled"); sw(64, 'Information', 'Host started (6112ms)'); sw(65, 'Information', 'Job host started')
  const jl = (t, o) => c.line(J, t, JSON.stringify({ time: isoZ(t), ...o, cloud_RoleName: o.cloud_RoleName ?? 'inv-proc' }))
  every(r, start, end, 35e3, (t) => weigh(r, [
    [5, () => jl(t, { itemType: 'request', name: r.pick(['GET /api/invoices/{id}', 'POST /api/upload', 'GET /api/invoices']), resultCode: r.pick(['200', '200', '200', '201', '404', '401']), success: true, duration: r.int(4, 600) })],
    [2, () => jl(t, { itemType: 'request', name: 'GET /api/health', resultCode: '200', success: true, duration: r.int(2, 9) })],
    [3, () => jl(t, { itemType: 'dependency', target: r.pick(['sb-prod.servicebus.windows.net', 'cosmos-inv.documents.azure.com', 'stinv.blob.core.windows.net']), type: 'HTTP', resultCode: r.pick(['200', '200', '201', '409', '412']), success: true, duration: r.int(3, 90) })],
    [1, () => jl(t, { itemType: 'exception', severityLevel: 3, type: 'Azure.RequestFailedException', outerMessage: 'Service request failed. Status: 404 (The specified blob does not exist.)', handledAt: 'UserCode', note: 'first upload, expected' })],
    [1, () => jl(t, { itemType: 'trace', severityLevel: 2, message: `ServiceBusReceiver: SessionLockLost, renewing session ${r.hex(6)}` })],
    [1, () => jl(t, { itemType: 'request', name: 'GET /.aws/credentials', resultCode: '404', success: false, duration: 2, client_IP: `198.51.100.${r.int(2, 240)}` })],
  ])())
  const bl = (t, lvl, text) => c.line(B, t, `${fmt(t, 'Y-M-D h:m:s.f')} ${lvl.padEnd(5)} queue-sync ${text}`)
  every(r, start, end, 70e3, (t) => bl(t, 'INFO', `invoices: active=${r.int(0, 40)} dlq=${3 + Math.floor((t - start) / (70 * MIN))} oldest=${r.int(0, 9)}s`))
  every(r, start, end, 70 * MIN, (t) => bl(t, 'WARN', `dead-lettered 1 message: MaxDeliveryCountExceeded (supplier PDF is password protected), ticket to accounting opened`))
  const auto = start + r.int(110, 150) * MIN
  bl(auto, 'INFO', 'autoscale: instances 3 -> 5, reason queue length 180'); bl(auto + 22 * MIN, 'INFO', 'autoscale: instances 5 -> 3, reason cooldown'); bl(auto + 22 * MIN + 4e3, 'WARN', 'instance 4 terminated while 1 message in flight, lock released to queue'); bl(auto + 23 * MIN, 'INFO', 'released message completed by instance 1')
  return c
}
