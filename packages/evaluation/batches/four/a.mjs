import { Build, iso, isoS, sp, spm, spc, sys, pad, hms, mmm, ymd, dd, mon, yy, ctime, S, M, H, DAY, FULL } from './lib.mjs'

// 01 PostgreSQL, direct: the data disk runs full, PANIC; api and workers cry. Heals after somebody frees space.
export function pg(seed) {
  const b = new Build(seed, 'four-01-pg', { notes: 'direct: no space left on the database volume; api errors louder; ends after cleanup' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(70, 95) * M, end = on + r.int(11, 16) * M, stop = end + 20 * M
  let pid = r.int(2000, 9000)
  const P = (t, lvl, msg, who = '') => `${spm(t)} UTC [${pid + r.int(0, 60)}] ${who}${lvl}:  ${msg}`
  const users = ['shop_api@shop ', 'shop_worker@shop ', 'reporting@shop ']
  // R: "The Postgres data volume ran out of disk space, so WAL could not be written and it panicked."
  b.inc('a', {
    cause: { allOf: [['disk', 'volume', 'partition', 'file ?system', 'storage', 'pg_wal', '\\bwal\\b', 'space', 'ENOSPC'], FULL.filter((x) => x !== 'limit' && x !== 'exceed' && x !== 'quota')] },
    right: ['Postgres data volume ran out of disk space, WAL write panicked', 'pg_wal filesystem on the database host is full', 'No space left on device on db1, so the server aborted and could not recover'],
    wrong: ['api cannot connect to the database, connection refused', 'duplicate key errors in orders caused the api outage'],
    services: ['postgresql', 'postgres', 'db1', 'pg-shop', 'database', 'shop'], victims: ['api', 'shop-api', 'shop-worker', 'worker'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'No space left|disk space',
  })
  let dist = 20000
  for (let t = t0 + 90 * S, i = 0; t < on - 20 * S; t += 300 * S, i++) {
    b.L('postgresql-16-main.log', t, P(t, 'LOG', 'checkpoint starting: time'))
    const w = r.int(1100, 2600); dist += r.int(-2000, 3000)
    b.L('postgresql-16-main.log', t + w * 60, P(t + w * 60, 'LOG', `checkpoint complete: wrote ${w} buffers (${(w / 163.84).toFixed(1)}%); 0 WAL file(s) added, ${r.int(0, 1)} removed, ${r.int(1, 3)} recycled; write=${(w * .06).toFixed(3)} s, sync=0.0${r.int(10, 99)} s, total=${(w * .06 + .05).toFixed(3)} s; sync files=${r.int(20, 90)}, longest=0.00${r.int(2, 9)} s, average=0.001 s; distance=${dist} kB, estimate=${dist + r.int(10, 4000)} kB; lsn=${r.hex(1).toUpperCase()}A/${r.hex(8).toUpperCase()}, redo lsn=2A/${r.hex(8).toUpperCase()}`))
  }
  const bgp = (from, to) => {
    b.bg('postgresql-16-main.log', from, to, 14 * S, (t) => { const p = r.int(3000, 30000), u = r.pick(users); return [`${spm(t)} UTC [${p}] LOG:  connection received: host=10.12.4.${r.int(10, 40)} port=${r.int(33000, 60000)}`, (k) => `${spm(k)} UTC [${p}] ${u}LOG:  connection authorized: user=${u.split('@')[0]} database=shop application_name=${r.pick(['api', 'PostgreSQL JDBC Driver', 'psycopg2'])} SSL enabled (protocol=TLSv1.3, cipher=TLS_AES_256_GCM_SHA384, bits=256)`] })
    b.bg('postgresql-16-main.log', from, to, 70 * S, (t) => P(t, 'LOG', `duration: ${b.f(1000, 4200, 3)} ms  statement: SELECT o.id, o.total, c.name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.created_at > now() - interval '1 day'`, users[2]))
    b.bg('postgresql-16-main.log', from, to, 95 * S, (t) => { const k = r.int(100000, 999999); return [P(t, 'ERROR', 'duplicate key value violates unique constraint "idempotency_keys_pkey"', users[0]), (x) => P(x, 'DETAIL', `Key (key)=(${b.uuid()}) already exists.`, users[0]), (x) => P(x, 'STATEMENT', 'INSERT INTO idempotency_keys (key, created_at) VALUES ($1, now())', users[0])] })
    b.bg('postgresql-16-main.log', from, to, 240 * S, (t) => P(t, 'LOG', `automatic vacuum of table "shop.public.${r.pick(['sessions', 'carts', 'job_queue'])}": index scans: 1`))
    b.bg('api.log', from, to, 9 * S, (t) => JSON.stringify({ level: 30, time: t, pid: 17, hostname: 'api-' + r.pick(['6f9c', 'b21d']), reqId: 'req-' + r.hex(5), req: { method: r.pick(['GET', 'GET', 'POST']), url: r.pick(['/v1/orders', '/v1/cart', '/v1/products/' + r.int(1, 900), '/healthz']) }, res: { statusCode: r.pick([200, 200, 200, 201, 304]) }, responseTime: r.int(3, 80), msg: 'request completed' }))
    b.bg('api.log', from, to, 200 * S, (t) => JSON.stringify({ level: 40, time: t, pid: 17, hostname: 'api-6f9c', reqId: 'req-' + r.hex(5), msg: 'idempotent replay, returning stored response', err: { type: 'DatabaseError', code: '23505' } }))
  }
  bgp(t0, on); bgp(end, stop)
  b.L('api.log', on - 31 * M, JSON.stringify({ level: 30, time: Math.floor(on - 31 * M), pid: 1, hostname: 'api-b21d', msg: 'Starting shop-api v3.18.2 (git 9f2c1ab)', deploy: 'rolling' }))
  const st = (t, n) => { for (const [m, x] of [['ERROR', 'could not extend file "base/16401/24577.3": No space left on device']]) { b.L('postgresql-16-main.log', t, `${spm(t)} UTC [${n}] shop_worker@shop ${m}:  ${x}`, { root: 'a' }); b.L('postgresql-16-main.log', t + 1, `${spm(t + 1)} UTC [${n}] shop_worker@shop HINT:  Check free disk space.`, { root: 'a' }); b.L('postgresql-16-main.log', t + 1, `${spm(t + 1)} UTC [${n}] shop_worker@shop STATEMENT:  INSERT INTO job_results (job_id, payload) VALUES ($1, $2)`, { relevant: 'a' }) } }
  for (let t = on; t < on + 40 * S; t += r.int(2, 9) * S) st(t, r.int(4000, 30000))
  const crash = on + 41 * S, pp = r.int(30000, 32000)
  b.L('postgresql-16-main.log', crash, `${spm(crash)} UTC [${pp}] shop_api@shop PANIC:  could not write to file "pg_wal/xlogtemp.${pp}": No space left on device`, { root: 'a' })
  b.L('postgresql-16-main.log', crash + 3, `${spm(crash + 3)} UTC [${pp}] shop_api@shop STATEMENT:  COMMIT`)
  let k = crash + 220
  for (const x of [`server process (PID ${pp}) was terminated by signal 6: Aborted`, 'terminating any other active server processes', 'all server processes terminated; reinitializing', `database system was interrupted; last known up at ${sp(on - 100 * S)} UTC`]) { b.L('postgresql-16-main.log', k, `${spm(k)} UTC [1102] LOG:  ${x}`, { relevant: 'a' }); k += r.int(2, 300) }
  b.L('postgresql-16-main.log', k, `${spm(k)} UTC [${pp + 9}] LOG:  database system was not properly shut down; automatic recovery in progress`, { relevant: 'a' })
  b.L('postgresql-16-main.log', k + 1900, `${spm(k + 1900)} UTC [${pp + 9}] FATAL:  could not write to file "pg_wal/xlogtemp.${pp + 9}": No space left on device`, { root: 'a' })
  b.L('postgresql-16-main.log', k + 1990, `${spm(k + 1990)} UTC [1102] LOG:  startup process (PID ${pp + 9}) exited with exit code 1`, { relevant: 'a' })
  b.L('postgresql-16-main.log', k + 1999, `${spm(k + 1999)} UTC [1102] LOG:  aborting startup due to startup process failure`, { relevant: 'a' })
  b.L('postgresql-16-main.log', k + 2040, `${spm(k + 2040)} UTC [1102] LOG:  database system is shut down`, { relevant: 'a' })
  b.bg('api.log', crash + 300, end, 3 * S, (t) => JSON.stringify({ level: 50, time: t, pid: 17, hostname: 'api-' + r.pick(['6f9c', 'b21d']), reqId: 'req-' + r.hex(5), err: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.12.4.5:5432', stack: 'Error: connect ECONNREFUSED 10.12.4.5:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)' }, msg: 'request errored' }), { relevant: 'a' })
  for (const [i, x] of ['starting PostgreSQL 16.4 (Debian 16.4-1.pgdg120+1) on x86_64-pc-linux-gnu, compiled by gcc (Debian 12.2.0-14) 12.2.0, 64-bit', 'listening on IPv4 address "0.0.0.0", port 5432', 'listening on Unix socket "/var/run/postgresql/.s.PGSQL.5432"', 'database system was shut down in recovery', 'redo starts at 2A/91C30028', 'redo done at 2A/93FFFF88 system usage: CPU: user: 0.21 s, system: 0.10 s, elapsed: 0.44 s', 'database system is ready to accept connections'].entries()) { const t = end - 6 * S + i * 700; b.L('postgresql-16-main.log', t, `${spm(t)} UTC [${i < 3 || i === 6 ? 401 : 407}] LOG:  ${x}`) }
  return b.c
}

// 02 Kafka, direct: an NVMe of broker 2 dies, its log dir goes offline.
export function kafka(seed) {
  const b = new Build(seed, 'four-02-kafka', { notes: 'direct: I/O error of one data disk of broker 2; producers and peers louder' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(40, 60) * M, stop = on + r.int(18, 25) * M
  const K = (t, lvl, msg) => `[${spc(t)}] ${lvl} ${msg}`
  const topics = ['orders', 'payments.v2', 'clickstream', 'inventory-changes']
  b.inc('a', {
    cause: { allOf: [['disk', 'drive', 'nvme', 'log ?dir', '/data/d2', '(?<!KAFKA_)storage', 'I/O', '\\bssd\\b', 'volume', 'device', 'directory'], ['fail', 'error', 'died', 'dead', 'broken', 'offline', 'faulty', 'defect', 'gone', 'lost', 'bad', 'I/O']], mustNot: ['^[^.]*(disk|volume) (is |was )?full'] },
    right: ['NVMe disk of kafka-2 is failing with I/O errors, so its log dir went offline', 'Broker 2 lost its data directory /data/d2', 'Storage device nvme1n1 on broker 2 died'],
    wrong: ['Producers get KAFKA_STORAGE_ERROR and NotLeaderOrFollowerException', 'Consumer group rebalancing caused the outage'],
    services: ['kafka-2', 'broker 2', 'broker-2', 'broker=2', 'kafka', 'nvme1n1'], victims: ['order-service', 'kafka-1', 'kafka-3', 'producer'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 120, rootPattern: 'nvme1|Input/output error|/data/d2',
  })
  for (const n of [1, 2, 3]) {
    const f = `kafka-${n}/server.log`
    b.bg(f, t0, stop, 22 * S, (t) => r.pick([
      () => K(t, 'INFO', `[ProducerStateManager partition=${r.pick(topics)}-${r.int(0, 11)}] Wrote producer snapshot at offset ${r.int(1e6, 9e8)} with ${r.int(0, 14)} producer ids in ${r.int(0, 6)} ms. (org.apache.kafka.storage.internals.log.ProducerStateManager)`),
      () => K(t, 'INFO', `[LocalLog partition=${r.pick(topics)}-${r.int(0, 11)}, dir=/data/d${r.int(1, 2)}] Rolled new log segment at offset ${r.int(1e6, 9e8)} in ${r.int(1, 9)} ms. (kafka.log.LocalLog)`),
      () => K(t, 'INFO', `[GroupCoordinator ${n}]: Dynamic member with unknown member id joins group ${r.pick(['fraud', 'search-indexer', 'mailer'])} in Stable state. Created a new member id consumer-${r.int(1, 9)}-${b.uuid()} and request the member to rejoin with this id. (kafka.coordinator.group.GroupCoordinator)`),
      () => K(t, 'INFO', `[UnifiedLog partition=${r.pick(topics)}-${r.int(0, 11)}, dir=/data/d1] Deleting segment LogSegment(baseOffset=${r.int(1e6, 9e8)}, size=1073739182, lastModifiedTime=${t - 7 * DAY}, largestRecordTimestamp=Some(${t - 7 * DAY - 9})) due to log retention time 604800000ms breach based on the largest record timestamp in the segment (kafka.log.UnifiedLog)`),
    ])())
    b.bg(f, t0, stop, 150 * S, (t) => K(t, 'WARN', `[SocketServer listenerType=ZK_BROKER, nodeId=${n}] Unexpected error from /10.40.0.${r.int(2, 250)} (channelId=10.40.0.${n}:9092-10.40.9.9:${r.int(33000, 60000)}-${r.int(100, 9999)}); closing connection (org.apache.kafka.common.network.Selector)\norg.apache.kafka.common.network.InvalidReceiveException: Invalid receive (size = 1195725856 larger than 104857600)\n\tat org.apache.kafka.common.network.NetworkReceive.readFrom(NetworkReceive.java:94)\n\tat org.apache.kafka.common.network.KafkaChannel.receive(KafkaChannel.java:462)\n\tat java.base/java.lang.Thread.run(Thread.java:840)`))
  }
  const A = (t, lvl, lg, msg) => `${sp(t)}.${mmm(t)} ${lvl.padStart(5)} 1 --- [order-service] [ad | producer-1] ${lg} : ${msg}`
  b.bg('order-service.log', t0, stop, 11 * S, (t) => A(t, 'INFO', 'c.acme.orders.OrderPublisher              ', `published order=${r.int(4e6, 5e6)} partition=${r.int(0, 11)} offset=${r.int(1e7, 9e7)} took=${r.int(2, 19)}ms`))
  const kern = (t, x, m) => b.L('kafka-2/dmesg.txt', t, `[${ctime(t)}] ${x}`, m)
  b.bg('kafka-2/dmesg.txt', t0 - 6 * H, stop, 900 * S, (t) => `[${ctime(t)}] ${r.pick(['TCP: request_sock_TCP: Possible SYN flooding on port 0.0.0.0:9092. Sending cookies.', `perf: interrupt took too long (${r.int(2500, 9000)} > ${r.int(2400, 2500)}), lowering kernel.perf_event_max_sample_rate to 50000`, 'systemd-journald[611]: /var/log/journal/3c1f: Journal header limits reached or header out-of-date, rotating.'])}`)
  kern(on - 2 * S, 'nvme nvme1: I/O 213 (I/O Cmd) QID 7 timeout, aborting', { root: 'a' })
  kern(on, `blk_update_request: I/O error, dev nvme1n1, sector ${r.int(1e8, 9e8)} op 0x1:(WRITE) flags 0x800 phys_seg 8 prio class 0`, { root: 'a' })
  for (let i = 0; i < 5; i++) kern(on + i * 400, `blk_update_request: critical medium error, dev nvme1n1, sector ${r.int(1e8, 9e8)} op 0x1:(WRITE) flags 0x4800 phys_seg 1 prio class 0`, { root: 'a' })
  kern(on + 3 * S, 'XFS (nvme1n1): log I/O error -5', { root: 'a' }); kern(on + 3100, 'XFS (nvme1n1): Filesystem has been shut down due to log error (0x2).', { root: 'a' })
  const s2 = 'kafka-2/server.log', p7 = 'orders-' + r.int(0, 11)
  b.L(s2, on + 3200, K(on + 3200, 'ERROR', `Error while appending records to ${p7} in dir /data/d2 (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.IOException: Input/output error\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write(FileDispatcherImpl.java:62)\n\tat java.base/sun.nio.ch.IOUtil.writeFromNativeBuffer(IOUtil.java:132)\n\tat java.base/sun.nio.ch.FileChannelImpl.write(FileChannelImpl.java:280)\n\tat org.apache.kafka.common.record.MemoryRecords.writeFullyTo(MemoryRecords.java:92)\n\tat org.apache.kafka.common.record.FileRecords.append(FileRecords.java:188)\n\tat kafka.log.LocalLog.append(LocalLog.scala:417)`), { root: 'a' })
  b.L(s2, on + 3230, K(on + 3230, 'WARN', '[ReplicaManager broker=2] Stopping serving replicas in dir /data/d2 with uuid Some(' + r.hex(22) + ') because the log directory has failed. (kafka.server.ReplicaManager)'), { root: 'a' })
  b.L(s2, on + 3400, K(on + 3400, 'WARN', `[ReplicaManager broker=2] Broker 2 stopped fetcher for partitions ${Array.from({ length: 14 }, (_, i) => r.pick(topics) + '-' + i).join(',')} and stopped moving logs for partitions  because they are in the failed log directory /data/d2. (kafka.server.ReplicaManager)`), { root: 'a' })
  b.L(s2, on + 3600, K(on + 3600, 'WARN', 'Stopping serving logs in dir /data/d2 (kafka.log.LogManager)'), { root: 'a' })
  for (const n of [1, 3]) {
    b.bg(`kafka-${n}/server.log`, on + 4 * S, on + 3 * M, 2 * S, (t) => K(t, 'WARN', `[ReplicaFetcher replicaId=${n}, leaderId=2, fetcherId=0] Received KAFKA_STORAGE_ERROR from the leader for partition ${r.pick(topics)}-${r.int(0, 11)} (kafka.server.ReplicaFetcherThread)`), { relevant: 'a' })
    b.bg(`kafka-${n}/server.log`, on + 10 * S, on + 60 * S, 2 * S, (t) => K(t, 'INFO', `[Partition ${r.pick(topics)}-${r.int(0, 11)} broker=${n}] Shrinking ISR from 1,2,3 to 1,3. Leader: (highWatermark: ${r.int(1e6, 9e6)}, endOffset: ${r.int(9e6, 9e7)}). Out of sync replicas: (brokerId: 2, endOffset: ${r.int(1e6, 9e6)}). (kafka.cluster.Partition)`), { relevant: 'a' })
  }
  b.bg('order-service.log', on + 4 * S, on + 5 * M, 900, (t) => A(t, r.pick(['WARN', 'WARN', 'ERROR']), 'o.a.k.clients.producer.internals.Sender  ', r.pick([`[Producer clientId=producer-1] Got error produce response with correlation id ${r.int(1e5, 9e5)} on topic-partition orders-${r.int(0, 11)}, retrying (${r.int(2147483600, 2147483646)} attempts left). Error: KAFKA_STORAGE_ERROR`, `[Producer clientId=producer-1] Received invalid metadata error in produce request on partition orders-${r.int(0, 11)} due to org.apache.kafka.common.errors.NotLeaderOrFollowerException: For requests intended only for the leader, this error indicates that the broker is not the current leader. Going to request metadata update now`, 'org.apache.kafka.common.errors.TimeoutException: Expiring 14 record(s) for orders-3:120000 ms has passed since batch creation'])), { relevant: 'a' })
  b.L('order-service.log', on - 12 * M, A(on - 12 * M, 'INFO', 'c.acme.orders.OrderServiceApplication    ', 'Started OrderServiceApplication in 6.113 seconds (process running for 6.9)'))
  return b.c
}

// 03 mail, direct, two independent incidents: rspamd OOM-killed (postfix tempfails) and dovecot's certificate expired.
export function mail(seed) {
  const b = new Build(seed, 'four-03-mail', { notes: 'direct, two independent incidents: rspamd killed by the OOM killer; IMAP certificate expired' }), { r } = b
  const t0 = b.t0, oom = t0 + r.int(35, 55) * M, back = oom + r.int(9, 14) * M, cert = oom + r.int(40, 60) * M, stop = cert + 35 * M, F = 'maillog'
  const host = 'mx' + r.int(1, 4), z = (t) => new Date(t + 2 * H).toISOString().slice(0, 23) + pad(r.int(0, 999), 3) + '+02:00'
  const l = (t, prog, msg, m) => b.L(F, t, `${z(t)} ${host} ${prog}: ${msg}`, m)
  const R = [['rspamd', 'milter', 'spam filter', 'content filter'], ['OOM', 'out of memory', 'memory', 'killed', 'kill', 'crash', 'died', 'not running', 'is down', 'was down', 'dead', 'went down']]
  b.inc('a', { cause: { allOf: R }, right: ['rspamd was OOM-killed, so postfix tempfailed all mail', 'the milter ran out of memory and was killed by the kernel', 'spam filter process down after the oom killer hit it'], wrong: ['postfix rejects mail with 451', 'the certificate of IMAP expired'],
    services: ['rspamd', host, 'milter', 'postfix', 'kernel'], victims: ['dovecot', 'imap-login'], severity: ['critical', 'high', 'medium'], onset: oom, onsetToleranceSeconds: 120, rootPattern: 'rspamd' })
  b.inc('b', { cause: { allOf: [['cert', 'tls', 'ssl', 'x509', 'let.?s encrypt'], ['expir', 'out of date', 'not renewed', 'renew', 'past its', 'no longer valid', 'lapsed', 'ran out', 'outdated']] }, right: ['The IMAP TLS certificate expired, mail clients abort the handshake', 'dovecot serves a cert that certbot failed to renew', 'SSL certificate lapsed on imap'], wrong: ['many clients disconnect from dovecot', 'rspamd was killed by OOM'],
    services: ['dovecot', 'imap', 'imap-login', host, 'certbot', 'imap.nordlicht.example'], victims: ['postfix'], severity: ['critical', 'high', 'medium'], onset: cert, onsetToleranceSeconds: 300, rootPattern: 'certificate|certbot' })
  const q = () => r.hex(10).toUpperCase(), dom = ['gmail.com', 'outlook.com', 'kunden-service.example', 'lists.debian.org', 'firma-west.example']
  const okmail = (from, to) => b.bg(F, from, to, 62 * S, (t) => { const id = q(), p = r.int(10000, 60000), d = r.pick(dom), i = b.ip('198.51'); return [
    (k) => `${z(k)} ${host} postfix/smtpd[${p}]: connect from mail.${d}[${i}]`, (k) => `${z(k)} ${host} postfix/smtpd[${p}]: ${id}: client=mail.${d}[${i}]`, (k) => `${z(k)} ${host} postfix/cleanup[${p + 2}]: ${id}: message-id=<${r.hex(12)}@${d}>`, (k) => `${z(k)} ${host} postfix/qmgr[1733]: ${id}: from=<user${r.int(1, 99)}@${d}>, size=${r.int(2000, 90000)}, nrcpt=1 (queue active)`, (k) => `${z(k)} ${host} dovecot: lmtp(anna.${r.int(1, 40)}@nordlicht.example)<${p + 3}><${r.hex(16)}>: sieve: msgid=<${r.hex(12)}@${d}>: stored mail into mailbox 'INBOX'`, (k) => `${z(k)} ${host} postfix/lmtp[${p + 3}]: ${id}: to=<anna@nordlicht.example>, relay=${host}.nordlicht.example[private/dovecot-lmtp], delay=${b.f(.2, 2)}, delays=0.2/0.01/0.01/0.1, dsn=2.0.0, status=sent (250 2.0.0 <anna@nordlicht.example> ${r.hex(16)} Saved)`, (k) => `${z(k)} ${host} postfix/qmgr[1733]: ${id}: removed`, (k) => `${z(k)} ${host} postfix/smtpd[${p}]: disconnect from mail.${d}[${i}] ehlo=2 starttls=1 mail=1 rcpt=1 data=1 quit=1 commands=7`] })
  okmail(t0, oom); okmail(back, stop)
  b.bg(F, t0, stop, 32 * S, (t) => { const u = `user${r.int(1, 60)}@nordlicht.example`; return `${z(t)} ${host} dovecot: imap-login: Login: user=<${u}>, method=PLAIN, rip=${b.ip('91.12')}, lip=203.0.113.25, mpid=${r.int(10000, 99999)}, TLS, session=<${r.hex(16)}>` }, undefined)
  b.bg(F, t0, stop, 60 * S, (t) => r.pick([`${z(t)} ${host} postfix/smtpd[${r.int(9999, 60000)}]: warning: hostname scan-${r.int(1, 99)}.internet-census.example does not resolve to address ${b.ip('167.94')}: Name or service not known`, `${z(t)} ${host} postfix/smtpd[${r.int(9999, 60000)}]: warning: unknown[${b.ip('141.98')}]: SASL LOGIN authentication failed: UGFzc3dvcmQ6, sasl_username=${r.pick(['info', 'admin', 'test'])}`, `${z(t)} ${host} postfix/smtpd[${r.int(9999, 60000)}]: NOQUEUE: reject: RCPT from unknown[${b.ip('45.9')}]: 554 5.7.1 <spam@example.net>: Relay access denied; from=<x@y.example> to=<spam@example.net> proto=ESMTP helo=<WIN-${r.hex(6).toUpperCase()}>`, `${z(t)} ${host} dovecot: imap-login: Disconnected: Connection closed (auth failed, 1 attempts in 2 secs): user=<${r.pick(['sales', 'root'])}>, method=PLAIN, rip=${b.ip('193.32')}, lip=203.0.113.25, TLS, session=<${r.hex(16)}>`]))
  l(oom - 300, 'kernel', 'rspamd invoked oom-killer: gfp_mask=0x1100cca(GFP_HIGHUSER_MOVABLE), order=0, oom_score_adj=0', { root: 'a' })
  l(oom, 'kernel', `Out of memory: Killed process ${r.int(2000, 9000)} (rspamd) total-vm:3921340kB, anon-rss:3204112kB, file-rss:0kB, shmem-rss:812kB, UID:104 pgtables:6804kB oom_score_adj:0`, { root: 'a' })
  l(oom + 400, 'systemd[1]', 'rspamd.service: Main process exited, code=killed, status=9/KILL', { root: 'a' }); l(oom + 410, 'systemd[1]', "rspamd.service: Failed with result 'oom-kill'.", { root: 'a' })
  b.bg(F, oom + S, back, 9 * S, (t) => { const p = r.int(9999, 60000), d = r.pick(dom), i = b.ip('198.51'); return [(k) => `${z(k)} ${host} postfix/smtpd[${p}]: connect from mail.${d}[${i}]`, (k) => `${z(k)} ${host} postfix/smtpd[${p}]: warning: connect to Milter service inet:localhost:11332: Connection refused`, (k) => `${z(k)} ${host} postfix/smtpd[${p}]: NOQUEUE: milter-reject: CONNECT from mail.${d}[${i}]: 451 4.7.1 Service unavailable - try again later; proto=SMTP`, (k) => `${z(k)} ${host} postfix/smtpd[${p}]: disconnect from mail.${d}[${i}] ehlo=1 quit=1 commands=2`] }, { relevant: 'a' })
  l(back - S, 'systemd[1]', 'Started rspamd.service - rapid spam filtering system.', { relevant: 'a' })
  l(t0 + 12 * M, 'certbot[88123]', 'Failed to renew certificate imap.nordlicht.example with error: Some challenges have failed.', { root: 'b' })
  l(t0 + 12 * M + 90, 'certbot[88123]', 'The following certificates are not due for renewal yet: /etc/letsencrypt/live/www.nordlicht.example/fullchain.pem expires on ' + ymd(stop + 50 * DAY) + ' (skipped)')
  b.bg(F, cert, stop, 7 * S, (t) => `${z(t)} ${host} dovecot: imap-login: Disconnected: Connection closed: SSL_accept() failed: error:0A000415:SSL routines::sslv3 alert certificate expired: SSL alert number 45 (no auth attempts in 0 secs): user=<>, rip=${b.ip('91.12')}, lip=203.0.113.25, TLS handshaking: SSL_accept() failed: error:0A000415:SSL routines::sslv3 alert certificate expired: SSL alert number 45, session=<${r.hex(16)}>`, { root: 'b' })
  return b.c
}

// 04 bind secondary, victims louder: the primary refuses transfers, the zone expires.
export function bind(seed) {
  const b = new Build(seed, 'four-04-dns', { notes: 'victims louder: secondary could not refresh the zone (REFUSED by the primary), zone expired; apps cry about name resolution' }), { r } = b
  const zone = r.pick(['corp.brightwater.example', 'int.fjordbank.example', 'lan.mapleworks.example']), prim = `10.1.0.${r.int(4, 9)}`
  const t0 = b.t0, exp = t0 + r.int(60, 80) * M, stop = exp + r.int(20, 30) * M, F = 'ns2-named.log'
  const N = (t, cat, lvl, msg) => `${dd(t)}-${mon(t)}-${yy(t)} ${hms(t)}.${mmm(t)} ${cat}: ${lvl}: ${msg}`
  b.inc('a', { cause: { allOf: [['zone', 'transfer', 'axfr', 'refresh', 'secondary', 'slave', 'ns2', 'primary', 'master', prim.replaceAll('.', '\\.')], ['expir', 'refus', 'den(y|ied)', 'stale', 'not (be )?refresh', 'not allowed', 'ACL', 'reject', 'fail(s|ed|ing|ure)? (to )?(be )?(transfer|refresh)', '(transfer|refresh)[^.]{0,20}fail']] },
    right: [`zone on the secondary ns2 expired because the primary refuses its refresh`, `${zone} expired on ns2, transfers from ${prim} REFUSED`, 'primary denies zone transfer to the slave, so it dropped the stale zone'],
    wrong: ['billing cannot resolve hostnames', 'DNS lookups fail with temporary failure in name resolution'],
    services: ['ns2', 'named', 'bind', 'dns', zone, prim], victims: ['billing', 'webshop', 'ldap-sync', 'invoice-cron'], severity: ['critical', 'high'], onset: exp, onsetToleranceSeconds: 4800, rootPattern: 'REFUSED|expired' })
  b.bg(F, t0, stop, 12 * S, (t) => r.pick([
    () => N(t, 'lame-servers', 'info', `${r.pick(['network unreachable', 'connection refused', 'host unreachable'])} resolving '${r.pick(['ns1.adnet-track.example', 'a.root-x.example', 'mx.spamhaus.example'])}/A/IN': 2001:db8:${r.hex(4)}::${r.hex(2)}#53`),
    () => N(t, 'lame-servers', 'info', `unexpected RCODE (SERVFAIL) resolving '${r.int(2, 250)}.${r.int(2, 250)}.113.203.in-addr.arpa/PTR/IN': 198.51.100.${r.int(2, 99)}#53`),
    () => N(t, 'dnssec', 'info', `validating ${r.pick(['old-cdn', 'shop'])}.misconfigured.example/A: no valid signature found`),
    () => N(t, 'resolver', 'info', `timed out resolving 'telemetry.vendor${r.int(1, 5)}.example/AAAA/IN': 192.0.2.${r.int(2, 99)}#53`),
    () => N(t, 'client', 'info', `client @0x7f${r.hex(10)} 10.2.${r.int(0, 9)}.${r.int(2, 250)}#${r.int(20000, 60000)} (wpad.home): query (cache) 'wpad.home/A/IN' denied (allow-query-cache did not match)`),
  ])())
  b.bg(F, t0, stop, 200 * S, (t) => { const z2 = r.pick(['dmz.example', '2.10.in-addr.arpa']), s = r.int(2025010100, 2026099900); return [N(t, 'notify', 'info', `client @0x7f${r.hex(10)} ${prim}#${r.int(30000, 60000)}: received notify for zone '${z2}'`), (k) => N(k, 'general', 'info', `zone ${z2}/IN: notify from ${prim}#${r.int(30000, 60000)}: zone is up to date`)] })
  for (let t = t0 + 3 * M; t < stop; t += r.int(170, 310) * S) b.L(F, t, N(t, 'general', 'info', `zone ${zone}/IN: refresh: unexpected rcode (REFUSED) from primary ${prim}#53 (source 0.0.0.0#0)`), { root: 'a' })
  b.L(F, exp, N(exp, 'general', 'warning', `zone ${zone}/IN: expired`), { root: 'a' })
  b.bg(F, exp + S, stop, 4 * S, (t) => { const n = r.pick(['db', 'ldap', 'mq', 'files', 'erp']); return N(t, 'query-errors', 'info', `client @0x7f${r.hex(10)} 10.2.${r.int(0, 9)}.${r.int(2, 250)}#${r.int(20000, 60000)} (${n}.${zone}): query failed (zone not loaded) for ${n}.${zone}/IN/A at query.c:5657`) }, { relevant: 'a' })
  const A = (t, lvl, mod, msg) => `${spc(t)} ${lvl.padEnd(8)} [${mod}] ${msg}`
  b.bg('billing.log', t0, stop, 14 * S, (t) => A(t, 'INFO', 'billing.worker', r.pick([`invoice ${r.int(70000, 99999)} rendered in ${r.int(40, 400)} ms`, `posted ledger batch size=${r.int(1, 40)}`, 'heartbeat ok queue=0'])))
  b.bg('billing.log', t0, stop, 120 * S, (t) => A(t, 'WARNING', 'urllib3.connectionpool', `Retrying (Retry(total=2, connect=None, read=None, redirect=None, status=None)) after connection broken by 'ReadTimeoutError("HTTPSConnectionPool(host='vies.example', port=443): Read timed out. (read timeout=5)")': /check`))
  b.bg('billing.log', exp + 5 * S, stop, 13 * S, (t) => A(t, r.pick(['ERROR', 'ERROR', 'CRITICAL']), 'billing.db', `could not get connection\nTraceback (most recent call last):\n  File "/app/billing/db.py", line 41, in connect\n    return psycopg.connect(self.dsn, connect_timeout=5)\npsycopg.OperationalError: [Errno -3] Temporary failure in name resolution: 'db.${zone}'`), { relevant: 'a' })
  b.bg('ldap-sync.log', t0, stop, 30 * S, (t) => `${isoS(t)} ldap-sync run=${r.int(1000, 9999)} users=${r.int(410, 415)} groups=61 changed=0 status=ok`)
  b.bg('ldap-sync.log', exp + 20 * S, stop, 15 * S, (t) => `${isoS(t)} ldap-sync run=${r.int(1000, 9999)} FATAL getaddrinfo ENOTFOUND ldap.${zone} - giving up after 3 tries`, { relevant: 'a' })
  b.L('billing.log', exp - 7 * M, A(exp - 7 * M, 'INFO', 'billing.boot', 'billing 2.41.0 starting, config reloaded (feature new_pdf=on)'))
  return b.c
}

// 05 ESXi, direct: the last FC link of the host goes down (the other was dead before), APD; VMs cry.
export function esxi(seed) {
  const b = new Build(seed, 'four-05-esxi', { notes: 'direct: FC HBA vmhba2 link down, all paths down to the datastore, guests louder; recovers' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(45, 70) * M, end = on + r.int(6, 9) * M, stop = end + 25 * M
  const naa = 'naa.600a0980383' + r.hex(21), ds = r.pick(['ds-gold-01', 'SAN-LUN07', 'prod-vmfs-2']), cpu = () => `cpu${r.int(0, 47)}:${r.int(2097200, 2199999)}`
  b.inc('a', { cause: { allOf: [['vmhba2', 'hba', 'path', 'fib(re|er)', '\\bFC\\b', '\\bSAN\\b', 'lpfc', 'storage', 'datastore', 'link', '\\bAPD\\b'], ['link down', 'link (was |is |went )?(lost|down)', 'down', 'lost', 'APD', 'all paths', 'disconnect', 'unreachable', 'inaccessible', 'fail', 'dropped', 'offline', 'loss']], mustNot: ['^[^.]*(sqlprod|erp-db)[^.]*(root cause|is the culprit)'] },
    right: ['FC HBA vmhba2 link went down, so the host hit APD on its datastore', 'esx host lost its last path to the SAN LUN', 'fibre channel link loss made the datastore inaccessible'],
    wrong: ['the erp database VM had slow writes', 'guest kernel hung tasks in jbd2'],
    services: ['vmhba2', 'esx-07', 'esxi', 'esx', ds, 'vmkernel', 'lpfc', naa], victims: ['erp-db', 'sqlprod', 'web-03', 'hostd'], severity: ['critical', 'high'], onset: on, onsetToleranceSeconds: 180, rootPattern: 'vmhba2|Link Down|APD|All Paths|' + naa })
  const v = (t, msg, m) => b.L('vmkernel.log', t, `${iso(t)} ${cpu()})${msg}`, m)
  b.bg('vmkernel.log', t0, stop, 14 * S, (t) => `${iso(t)} ${cpu()})${r.pick([`ScsiDeviceIO: 4161: Cmd(0x45b9${r.hex(8)}) 0x1a, CmdSN 0x${r.hex(6)} from world 0 to dev "mpx.vmhba0:C0:T0:L0" failed H:0x0 D:0x2 P:0x0 Valid sense data: 0x5 0x20 0x0.`, `DVFilter: 6051: Checking disconnected filters for timeouts`, `NetPort: 1580: enabled port 0x${r.hex(7)} with mac 00:50:56:${b.mac().slice(9)}`, `VSCSI: 2782: handle ${r.int(8000, 9000)}(vscsi0:0):Reset request on FSS handle ${r.int(1e6, 9e6)} (0 outstanding commands) from (vmm0:web-03)`, `World: 12075: VC opID ${r.hex(8)} maps to vmkernel opID ${r.hex(8)}`])}`)
  b.bg('hostd.log', t0, stop, 12 * S, (t) => `${iso(t)} ${r.pick(['info', 'verbose', 'info', 'warning'])} hostd[${r.int(2100000, 2199999)}] [Originator@6876 sub=${r.pick(['Vimsvc.ha-eventmgr] Event ' + r.int(9000, 19999) + ' : User root@127.0.0.1 logged in as pyvmomi', 'Vimsvc.TaskManager opID=' + r.hex(8) + '] Task Created : haTask--vim.SearchIndex.findByInventoryPath-' + r.int(1e6, 9e6), 'Default opID=' + r.hex(8) + '] Failed to get physical location of SCSI disk: Failed to get location information for ' + 't10.ATA', 'Hostsvc.VmkVprobSource] VmkVprobSource::Post event: (vim.event.EventEx)'])}`)
  b.L('vobd.log', t0 + 40 * S, `${iso(t0 + 40 * S)}: [scsiCorrelator] ${r.int(1e9, 9e9)}us: [esx.problem.storage.redundancy.lost] Lost path redundancy to storage device ${naa}. Path vmhba3:C0:T0:L3 is down. Affected datastores: "${ds}".`, { relevant: 'a' })
  b.bg('vobd.log', t0, stop, 500 * S, (t) => `${iso(t)}: [netCorrelator] ${r.int(1e9, 9e9)}us: [vob.net.pg.port.block] vmnic4: portgroup test-lab blocked`)
  v(on, `WARNING: lpfc: lpfc_mbx_cmpl_read_topology:3479: 0:(0):1305 Link Down Event x${r.hex(2)} received Data: x${r.hex(2)} x20 x80000 x0 x0`, { root: 'a' })
  for (let i = 0; i < 12; i++) v(on + 10200 + i * r.int(20, 400), `NMP: nmp_ThrottleLogForDevice:3867: Cmd 0x${r.pick(['28', '2a', '89'])} (0x45b9${r.hex(8)}, ${r.int(2090000, 2199999)}) to dev "${naa}" on path "vmhba2:C0:T0:L3" Failed: H:0x1 D:0x0 P:0x0 Act:EVAL. cmdId.initiator=0x4304${r.hex(8)} CmdSN 0x${r.hex(4)}`, { root: 'a' })
  v(on + 11 * S, `WARNING: NMP: nmp_DeviceRetryCommand:133: Device "${naa}": awaiting fast path state update for failover with I/O blocked. No prior reservation exists on the device.`, { root: 'a' })
  v(on + 12 * S, `StorageApdHandler: 1204: APD start event for 0x4304${r.hex(8)} [${naa}]`, { root: 'a' })
  v(on + 12100, `StorageApdHandlerEv: 117: Device or filesystem with identifier [${naa}] has entered the All Paths Down state.`, { root: 'a' })
  v(on + 152 * S, `StorageApdHandlerEv: 126: Device or filesystem with identifier [${naa}] has entered the All Paths Down Timeout state after being in the All Paths Down state for 140 seconds. I/Os will now be fast failed.`, { root: 'a' })
  b.L('vobd.log', on + 12200, `${iso(on + 12200)}: [scsiCorrelator] ${r.int(1e9, 9e9)}us: [esx.problem.storage.connectivity.lost] Lost connectivity to storage device ${naa}. Path vmhba2:C0:T0:L3 is down. Affected datastores: "${ds}".`, { root: 'a' })
  b.bg('vmkernel.log', on + 13 * S, end, 3 * S, (t) => `${iso(t)} ${cpu()})${r.pick([`HBX: 3041: '${ds}': HB at offset 3211264 - Waiting for timed out HB:`, `WARNING: ScsiDeviceIO: 1518: Device ${naa} performance has deteriorated. I/O latency increased from average value of 1422 microseconds to ${r.int(90000, 900000)} microseconds.`, `VSCSI: 3782: handle ${r.int(8000, 9000)}(vscsi0:1):processing reset for handle on (vmm0:erp-db)`])}`, { relevant: 'a' })
  b.bg('hostd.log', on + 13 * S, end, 5 * S, (t) => `${iso(t)} error hostd[${r.int(2100000, 2199999)}] [Originator@6876 sub=Vmsvc.vm:/vmfs/volumes/${ds}/erp-db/erp-db.vmx] Failed to query disk stats: vim.fault.FileNotFound / N7Vmacore16TimeoutExceptionE(Operation timed out)`, { relevant: 'a' })
  const g = (t, msg) => `${sys(t)} erp-db ${msg}`
  b.bg('guest-erp-db-syslog', t0, stop, 20 * S, (t) => g(t, r.pick([`systemd[1]: Started Session ${r.int(100, 999)} of user oracle.`, `CRON[${r.int(1000, 9999)}]: (oracle) CMD (/opt/erp/bin/arch_rotate.sh >/dev/null 2>&1)`, `snmpd[812]: Connection from UDP: [10.9.1.4]:${r.int(33000, 60000)}->[10.9.3.7]:161`, 'dhclient[733]: bound to 10.9.3.7 -- renewal in 1643 seconds.'])))
  b.bg('guest-erp-db-syslog', on + 31 * S, end, 3 * S, (t) => g(t, r.pick([`kernel: [${b.f(9e5, 9.1e5, 6)}] sd 2:0:${r.int(0, 1)}:0: [sdb] tag#${r.int(1, 60)} task abort on host 2, 0x00000000${r.hex(8)}`, `kernel: [${b.f(9e5, 9.1e5, 6)}] INFO: task jbd2/sdb1-8:712 blocked for more than 120 seconds.`, `kernel: [${b.f(9e5, 9.1e5, 6)}] Buffer I/O error on dev sdb1, logical block ${r.int(1e6, 9e6)}, lost async page write`, `oracle[4411]: WARNING: aiowait timed out ${r.int(1, 9)} times`])), { relevant: 'a' })
  v(end - 8 * S, 'lpfc: lpfc_mbx_cmpl_read_topology:3438: 0:(0):1303 Link Up Event x3d received Data: x3d x1 x80 x0 x0 x0 0', { relevant: 'a' })
  v(end, `StorageApdHandlerEv: 110: Device or filesystem with identifier [${naa}] has exited the All Paths Down state.`, { relevant: 'a' })
  return b.c
}
