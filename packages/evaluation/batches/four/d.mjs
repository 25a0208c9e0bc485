import { Build, iso, isoS, sp, spm, spc, sys, pad, hms, mmm, ymd, dd, mon, yy, ctime, S, M, H, DAY, FULL } from './lib.mjs'

// 16 Proxmox, victims louder, two independent incidents (journald JSON): corosync NIC of one node flaps and it is fenced; the backup server's datastore is full.
export function proxmox(seed) {
  const b = new Build(seed, 'four-16-pve', { notes: 'victims louder, two independent: NIC of a Proxmox node flaps, quorum lost, fenced, HA moves VMs; backup datastore full' }), { r } = b
  const t0 = b.t0, node = 'pve' + r.int(2, 4), nic = r.pick(['eno2', 'enp65s0f1', 'ens3f0']), on = t0 + r.int(40, 60) * M, back = on + 8 * M, bk = back + r.int(40, 60) * M, stop = bk + 40 * M
  b.inc('a', { cause: { allOf: [['nic', nic, 'link', 'network (card|interface|adapter|port)', 'cable', 'ixgbe', 'corosync (link|network|ring)', 'interface'], ['flap', 'link (is )?(down|lost|loss)', 'down', 'unstable', 'drop', 'lost', 'bounc', 'loose', 'up/down', 'fail', 'disconnect']], mustNot: ['backup[^.]{0,20}caus'] },
    right: [`NIC ${nic} of ${node} flaps, corosync lost quorum there and the watchdog fenced it`, `network link on ${node} kept going down`, 'cluster interface bouncing made the node lose quorum'],
    wrong: ['HA manager restarted VMs on other nodes', `${node} went down and was fenced by the watchdog`, 'backup datastore has no space'],
    services: [node, nic, 'corosync', 'ixgbe'], victims: ['vm 104', 'vm 211', 'pve-ha-lrm', 'pve-ha-crm', 'pmxcfs'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 120, rootPattern: nic })
  b.inc('b', { cause: { allOf: [['datastore', 'backup', 'pbs', 'disk', 'storage', 'file ?system'], FULL.filter((x) => x !== 'limit')] },
    right: ['backup datastore on pbs1 is full', 'Proxmox Backup Server ran out of disk space so vzdump jobs fail', 'no space left on the PBS storage'],
    wrong: ['backup of VM 118 failed', 'pve node was fenced'],
    services: ['pbs1', 'proxmox-backup-proxy', 'proxmox-backup', 'pbs', 'datastore', 'store1'], victims: ['vzdump', 'pvescheduler', 'pve1'], severity: ['high', 'medium', 'critical'], onset: bk, onsetToleranceSeconds: 600, rootPattern: 'ENOSPC|No space' })
  const J = (t, h, id, pr, msg) => JSON.stringify({ __REALTIME_TIMESTAMP: String(Math.floor(t)) + pad(r.int(0, 999), 3), _HOSTNAME: h, SYSLOG_IDENTIFIER: id, PRIORITY: String(pr), _TRANSPORT: id === 'kernel' ? 'kernel' : 'syslog', _BOOT_ID: '3f0c9a7be1d2f84406a5c3e19b7d60' + h.charCodeAt(1).toString(16).slice(-1) + h.slice(-1), MESSAGE: msg })
  const F = 'journal.ndjson', put = (t, m, ...a) => b.L(F, t, J(t, ...a), m), all = ['pve1', 'pve2', 'pve3', 'pve4', 'pve5'], oth = all.filter((x) => x !== node)
  b.bg(F, t0, stop, 8 * S, (t) => { const h = r.pick(all); if (h === node && t > on + 60 * S && t < back) return null; return r.pick([
    () => J(t, h, 'pvestatd', 6, `status update time (${b.f(5, 9, 3)} seconds)`), () => J(t, h, 'pvedaemon', 6, `<root@pam> successful auth for user 'monitor@pve'`), () => J(t, h, 'pmxcfs', 5, `[status] notice: received log`), () => J(t, h, 'systemd', 6, 'Finished pve-daily-update.service - Daily PVE download activities.'), () => J(t, h, 'pveproxy', 6, `worker ${r.int(1e5, 9e5)} finished`), () => J(t, h, 'kernel', 6, `fwbr${r.int(100, 300)}i0: port 2(tap${r.int(100, 300)}i0) entered forwarding state`), () => J(t, h, 'pvestatd', 4, "storage 'iso-nfs' is not online"), () => J(t, h, 'smartd', 6, 'Device: /dev/nvme0, SMART/Health Information: 1 entry in error log'), () => J(t, h, 'sshd', 6, `Accepted publickey for root from 10.7.0.${r.int(1, 5)} port ${r.int(33000, 60000)} ssh2: RSA SHA256:${r.hex(20)}`)])() })
  for (let i = 0; i < 5; i++) { const t = on + i * 9 * S; put(t, { root: 'a' }, node, 'kernel', 6, `ixgbe 0000:41:00.1 ${nic}: NIC Link is Down`); put(t + 4100, { root: 'a' }, node, 'kernel', 6, `ixgbe 0000:41:00.1 ${nic}: NIC Link is Up 10 Gbps, Flow Control: RX/TX`) }
  put(on + 46 * S, { root: 'a' }, node, 'kernel', 6, `ixgbe 0000:41:00.1 ${nic}: NIC Link is Down`)
  for (const h of oth) {
    b.bg(F, on + 1500, on + 70 * S, 3 * S, (t) => J(t, h, 'corosync', 5, r.pick([`[TOTEM ] Retransmit List: ${r.hex(3)} ${r.hex(3)} ${r.hex(3)}`, `[KNET  ] link: host: ${node.slice(3)} link: 0 is down`, `[KNET  ] host: host: ${node.slice(3)} has no active links`, `[TOTEM ] Token has not been received in 3712 ms `, `[TOTEM ] A processor failed, forming new configuration: token timed out (4950ms), waiting 5940ms for consensus.`])), { relevant: 'a' })
    put(on + 58 * S, { relevant: 'a' }, h, 'corosync', 5, `[QUORUM] Members[4]: ${oth.map((x) => x.slice(3)).join(' ')}`)
  }
  put(on + 57 * S, { relevant: 'a' }, node, 'corosync', 5, '[QUORUM] This node is within the non-primary component and will NOT provide any services.')
  b.bg(F, on + 58 * S, on + 115 * S, 2 * S, (t) => J(t, node, r.pick(['pve-ha-lrm', 'pvescheduler', 'pmxcfs']), 3, r.pick(['unable to write lrm status file - unable to open file \'/etc/pve/nodes/' + node + '/lrm_status.tmp\' - Permission denied', 'error during cfs-locked \'file-replication_cfg\' operation: no quorum!', '[status] crit: cpg_send_message failed: 6', 'lost lock \'ha_agent_' + node + '_lock - cfs lock update failed - Device or resource busy'])), { relevant: 'a' })
  put(on + 118 * S, { relevant: 'a' }, node, 'watchdog-mux', 3, 'client watchdog expired - disable watchdog updates')
  for (const [i, m] of [`node '${node}': state changed from 'online' => 'unknown'`, `service 'vm:104': state changed from 'started' to 'fence'`, `service 'vm:211': state changed from 'started' to 'fence'`, `node '${node}': state changed from 'unknown' => 'fence'`, `successfully acquired lock 'ha_agent_${node}_lock'`, `fencing: acknowledged - got agent lock for node '${node}'`, `recover service 'vm:104' from fenced node '${node}' to node '${oth[1]}'`, `recover service 'vm:211' from fenced node '${node}' to node '${oth[2]}'`].entries()) put(on + (66 + i * 13) * S, { relevant: 'a' }, 'pve1', 'pve-ha-crm', i < 4 ? 4 : 6, m)
  put(back - 20 * S, undefined, node, 'kernel', 5, 'Linux version 6.8.12-4-pve (build@proxmox) (gcc (Debian 12.2.0-14) 12.2.0)')
  put(back, { relevant: 'a' }, node, 'corosync', 5, '[QUORUM] Members[5]: 1 2 3 4 5')
  let vm = 110
  for (let t = bk; t < stop - M; t += r.int(140, 260) * S) {
    const h = r.pick(all), id = vm++
    put(t, undefined, h, 'pvescheduler', 6, `INFO: Starting Backup of VM ${id} (qemu)`)
    put(t + 11 * S, { root: 'b' }, 'pbs1', 'proxmox-backup-proxy', 3, `backup failed: write_all failed: unable to write chunk store1/.chunks/${r.hex(4)}/${r.hex(64)} - ENOSPC: No space left on device`)
    put(t + 12 * S, { relevant: 'b' }, h, 'pvescheduler', 3, `ERROR: Backup of VM ${id} failed - backup write data failed: command error: write_data upload error: pipelined request failed: ENOSPC: No space left on device`)
  }
  put(bk - 95 * M < t0 ? t0 + 3 * M : bk - 95 * M, undefined, 'pbs1', 'proxmox-backup-proxy', 6, 'starting garbage collection on store store1')
  return b.c
}

// 17 NTP, hard: one host loses its time sources (one line), its clock drifts; Kerberos and tokens fail much later.
export function ntp(seed) {
  const b = new Build(seed, 'four-17-clock', { notes: 'hard: chronyd on one host has no selectable sources (one line), offset drifts, later Kerberos clock skew and token errors elsewhere' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(25, 40) * M, stop = on + 5 * H, bad = 'app-' + r.int(3, 8), F = 'central.log'
  b.inc('a', { cause: { allOf: [['clock', '\\btime\\b', 'time.?(sync|source|server|drift|skew)', '\\bntp', 'chrony'], ['skew', 'drift', 'unsync', 'not sync', 'no (selectable|reachable|usable|time|ntp)', 'offset', 'wrong', 'out of sync', 'lost', 'off by', 'synchroni', 'ahead', 'behind', 'in the future']] },
    right: [`The clock of ${bad} drifts since chronyd lost its NTP sources`, `${bad} is out of sync, time is ahead by minutes so Kerberos refuses it`, 'chrony has no selectable sources; skew on one application host'],
    wrong: ['Kerberos pre-authentication failed on the KDC', 'gateway rejects tokens with 401'],
    services: [bad, 'chronyd', 'chrony', 'ntp'], victims: ['krb5kdc', 'dc1', 'edge-gw', 'gateway'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 7200, rootPattern: 'chronyd|ntpcheck' })
  const z = (t) => iso(t).replace('Z', '+00:00'), l = (t, h, p, m, mk) => b.L(F, t, `${z(t)} ${h} ${p}: ${m}`, mk)
  const hosts = [3, 4, 5, 6, 7, 8].map((x) => 'app-' + x), off = (t) => t < on ? 0 : Math.pow((t - on) / (stop - on), 1.1) * 640
  b.bg(F, t0, stop, 20 * S, (t) => { const h = r.pick(hosts); return `${z(t)} ${r.pick([
    () => `${h} ledgerd[${r.int(900, 999)}]: posted batch=${r.int(1e5, 9e5)} entries=${r.int(1, 80)} ms=${r.int(3, 70)}`,
    () => `${h} CRON[${r.int(9000, 60000)}]: (root) CMD (/usr/lib/sysstat/sa1 1 1)`,
    () => `dc1 krb5kdc[701](info): AS_REQ (8 etypes {aes256-cts-hmac-sha1-96(18), aes128-cts-hmac-sha1-96(17)}) 10.3.0.${r.int(3, 90)}: ISSUE: authtime ${Math.floor(t / 1000)}, etypes {rep=aes256-cts-hmac-sha1-96(18), tkt=aes256-cts-hmac-sha1-96(18), ses=aes256-cts-hmac-sha1-96(18)}, u${r.int(100, 400)}@LEDGER.EXAMPLE for krbtgt/LEDGER.EXAMPLE@LEDGER.EXAMPLE`,
    () => `dc1 krb5kdc[701](info): preauth (encrypted_timestamp) verify failure: Preauthentication failed`,
    () => `edge-gw gw[44]: 200 POST /v2/entries upstream=${h}:8443 ms=${r.int(9, 120)}`,
    () => `edge-gw gw[44]: 401 GET /v2/entries reason="token expired" sub=batch-import`,
    () => `${h} sssd[be[ledger.example]]: Backend is online`,
  ])()}` })
  for (const h of hosts) for (let t = t0 + r.int(5, 200) * S; t < stop; t += 6 * M) {
    if (h === bad && t > on) l(t, h, 'ntpcheck', `src=0/4 offset=+${off(t).toFixed(3)}s stratum=${t > on + 40 * M ? 0 : 3} leap=${t > on + 40 * M ? 'not-synchronised' : 'normal'}`, { root: 'a' })
    else l(t, h, 'ntpcheck', `src=${r.int(3, 4)}/4 offset=${r.pick(['+', '-'])}0.000${r.int(100, 999)}s stratum=3 leap=normal`)
  }
  l(t0 + 9 * M, hosts.find((x) => x !== bad), 'chronyd[611]', 'Source 10.3.9.2 replaced with 10.3.9.5 (2.pool.ntp.lan)')
  l(on, bad, 'chronyd[611]', "Can't synchronise: no selectable sources", { root: 'a' })
  const later = on + 2.4 * H
  b.bg(F, later, stop, 50 * S, (t) => `${z(t)} ${r.pick([`dc1 krb5kdc[701](info): AS_REQ (8 etypes {aes256-cts-hmac-sha1-96(18)}) 10.3.0.${bad.slice(4)}: CLOCK_SKEW: host/${bad}.ledger.example@LEDGER.EXAMPLE for krbtgt/LEDGER.EXAMPLE@LEDGER.EXAMPLE, Clock skew too great`, `${bad} sssd[krb5_child[${r.int(900, 9999)}]]: Clock skew too great`, `edge-gw gw[44]: 401 POST /v2/entries upstream=- reason="token used before issued (iat in the future)" iss=${bad}`, `edge-gw gw[44]: 401 POST /v2/entries upstream=- reason="token used before issued (iat in the future)" iss=${bad}`, `${bad} ledgerd[944]: WARN peer ${r.pick(hosts.filter((x) => x !== bad))} rejected entry: timestamp ${Math.round(off(t))}s ahead of tolerance`])}`, { relevant: 'a' })
  l(later - 22 * M, 'edge-gw', 'gw[44]', 'reloaded configuration, 14 routes (deploy gw-2.9.1)')
  return b.c
}

// 18 MariaDB, hard: a migration drops an index at INFO; rows examined and latency jump, no errors.
export function mysql(seed) {
  const b = new Build(seed, 'four-18-maria', { notes: 'hard: migration at INFO drops an index, the slow log shows full scans, latency jumps; no error of the culprit' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(50, 70) * M, stop = on + r.int(35, 45) * M, idx = r.pick(['idx_orders_customer_id', 'ix_orders_cust', 'orders_customer_id_idx'])
  b.inc('a', { cause: { allOf: [['index', idx, 'migration', 'table scan', 'full scan', 'schema change', 'DDL'], ['drop', 'remov', 'missing', 'delet', 'without', 'gone', 'no longer', 'lack', 'no index', 'lost']], mustNot: ['disk (is|was) (slow|full)'] },
    right: [`A migration dropped ${idx}, so order queries do full table scans`, 'The index on orders.customer_id was removed by the deploy', 'missing index on orders since the schema migration makes every lookup scan millions of rows'],
    wrong: ['slow queries on MariaDB saturate the connection pool', 'the nightly reporting query overloads the database'],
    services: ['mariadb', 'mysql', 'orders', 'migrate', 'migration', 'db', 'shop-migrate', 'flyway'], victims: ['storefront', 'hikari', 'shop-web'], severity: ['high', 'medium', 'critical'], onset: on, onsetToleranceSeconds: 300, rootPattern: 'DROP INDEX|index|Rows_examined|SELECT|Query_time' })
  const slow = (t, u, q, rows, sent, sql, mk) => b.L('mariadb-slow.log', t, `# Time: ${pad(yy(t) % 100)}${pad(new Date(t).getUTCMonth() + 1)}${dd(t)} ${hms(t)}\n# User@Host: ${u}[${u}] @  [10.6.1.${r.int(4, 9)}]\n# Thread_id: ${r.int(1e4, 9e5)}  Schema: shop  QC_hit: No\n# Query_time: ${q}  Lock_time: 0.0000${r.int(10, 99)}  Rows_sent: ${sent}  Rows_examined: ${rows}\n# Rows_affected: 0  Bytes_sent: ${r.int(300, 9000)}\nSET timestamp=${Math.floor(t / 1000)};\n${sql}`, mk)
  for (let t = t0 + 40 * S; t < stop; t += r.gap(100 * S)) slow(t, 'report', b.f(1.1, 6, 6), r.int(2e6, 3e6), r.int(1, 90), 'SELECT DATE(created_at) d, SUM(total) FROM order_lines GROUP BY d ORDER BY d DESC LIMIT 30;')
  for (let t = on + 6 * S; t < stop; t += r.gap(22 * S)) slow(t, 'shop', b.f(2.6, 7, 6), 4813000 + r.int(0, 900), r.int(0, 14), `SELECT id, state, total FROM orders WHERE customer_id = ${r.int(1e5, 9e5)} ORDER BY created_at DESC LIMIT 20;`, { root: 'a' })
  b.bg('mariadb-error.log', t0, stop, 200 * S, (t) => `${sp(t)} ${r.int(1000, 90000)} [Warning] ${r.pick([`Aborted connection ${r.int(1000, 90000)} to db: 'shop' user: 'report' host: '10.6.1.8' (Got timeout reading communication packets)`, `Access denied for user 'root'@'10.6.9.${r.int(2, 99)}' (using password: NO)`, "IP address '10.6.9.44' could not be resolved: Name or service not known"])}`)
  const W = (t, lvl, lg, msg) => `${iso(t)}  ${lvl.padStart(5)} 7 --- [shop-web] [nio-8080-exec-${r.int(1, 50)}] ${lg.padEnd(40)} : ${msg}`
  b.bg('shop-web.log', t0, stop, 6.5 * S, (t) => { const slowd = t > on + 5 * S, route = r.pick(['GET /account/orders', 'GET /account/orders', 'GET /catalog', 'POST /cart', 'GET /catalog']); return W(t, 'INFO', 'c.s.web.AccessLog', `${route} 200 ${route.includes('orders') ? (slowd ? r.int(2700, 7100) : r.int(12, 60)) : r.int(8, 70)}ms`) })
  b.bg('shop-web.log', on + 4 * M, stop, 40 * S, (t) => W(t, 'WARN', 'com.zaxxer.hikari.pool.HikariPool', `HikariPool-1 - Connection acquisition took ${r.int(1200, 9000)}ms, active=${r.int(44, 50)}, idle=0, waiting=${r.int(2, 40)}`), { relevant: 'a' })
  b.bg('shop-web.log', t0, stop, 240 * S, (t) => W(t, 'ERROR', 'c.s.web.PaymentController', `card verification failed for cart ${r.hex(8)}: do_not_honor`))
  for (const [i, m] of ['Flyway Community Edition 9.22.3 by Redgate', 'Database: jdbc:mariadb://db:3306/shop (MariaDB 10.11)', 'Successfully validated 118 migrations (execution time 00:00.094s)', 'Current version of schema `shop`: 117', `Migrating schema \`shop\` to version "118 - cleanup unused indexes"`].entries()) b.L('shop-migrate.log', on - 3 * S + i * 300, `${sp(on - 3 * S + i * 300)} INFO  ${m}`, i === 4 ? { root: 'a' } : undefined)
  b.L('shop-migrate.log', on - S, `${sp(on - S)} INFO  DB: executing: ALTER TABLE promo_codes DROP INDEX idx_promo_legacy`, { relevant: 'a' })
  b.L('shop-migrate.log', on, `${sp(on)} INFO  DB: executing: ALTER TABLE orders DROP INDEX ${idx}`, { root: 'a' })
  b.L('shop-migrate.log', on + 900, `${sp(on + 900)} INFO  Successfully applied 1 migration to schema \`shop\`, now at version v118 (execution time 00:00.790s)`)
  b.L('shop-web.log', on - 24 * M, W(on - 24 * M, 'INFO', 'c.s.web.FeatureFlags', 'flag checkout_v2 enabled for 5% of customers'))
  return b.c
}

// 19 RabbitMQ, hard: one consumer falls silent (hangs in a call), queue grows, memory alarm, publishers blocked.
export function rabbit(seed) {
  const b = new Build(seed, 'four-19-queue', { notes: 'hard: consumer invoice-worker goes silent; depth grows in a cron TSV; later ack timeout, memory alarm, blocked publishers' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(30, 45) * M, stop = on + 75 * M, wk = r.pick(['invoice-worker', 'pdf-worker', 'label-printer']), q = wk.split('-')[0] + '.render'
  b.inc('a', { cause: { allOf: [[wk, 'consumer', 'worker', wk.split('-')[0]], ['stop', 'hung', 'hang', 'stuck', 'silent', 'silen', 'no ack', 'not ack', 'stall', 'froze', 'unack', 'no longer', 'not consum', 'not process', 'blocked (on|in|waiting)', 'wait', 'unresponsive', 'dead']] },
    right: [`${wk} hung while fetching the exchange rates and no longer consumes`, `the consumer of ${q} went silent, so the queue piled up`, 'Worker stuck, does not ack its deliveries; broker memory filled as a result'],
    wrong: ['RabbitMQ memory alarm blocks publishers', 'order-api cannot publish, connection blocked'],
    services: [wk, wk + '-1', q, wk.split('-')[0]], victims: ['order-api', 'rabbitmq', 'rabbit@mq1'], severity: ['high', 'critical', 'medium'], onset: on, onsetToleranceSeconds: 600, rootPattern: wk + '|' + q.replace('.', '\\.') + '|acknowledg|rates' })
  const W = (t, m) => `${wk}-1 | ${sp(t)} +0000 | INF | ${m}`
  let job = r.int(100000, 200000)
  b.bg(wk + '.log', t0, on - 9 * S, 13 * S, (t) => [(k) => W(k, `job ${++job} received`), (k) => W(k, `job ${job} rates ok (eur=1.0 usd=1.0${r.int(1, 9)})`), (k) => W(k, `job ${job} rendered ${r.int(1, 9)} pages, acked`)])
  b.bg(wk + '.log', t0, on - 9 * S, 300 * S, (t) => W(t, 'retrying upload to s3 (attempt 1): SlowDown').replace('INF', 'WRN'))
  b.L(wk + '.log', on - 50, W(on - 50, `job ${job + 1} received`), { root: 'a' })
  b.L(wk + '.log', on, W(on, `job ${job + 1} fetching rates from http://rates.internal/v1/latest`), { root: 'a' })
  let depth = 0
  for (let t = t0 + 12 * S; t < stop; t += 60 * S) { if (t > on) depth += r.int(300, 420); for (const [n, d, c, un] of [[q, t > on ? depth : r.int(0, 4), 1, t > on ? 50 : r.int(0, 3)], ['mail.out', r.int(0, 9), 2, r.int(0, 3)], ['stock.sync', r.int(0, 40), 4, r.int(0, 9)], ['audit.dlq', 118, 0, 0]]) b.L('queues.tsv', t, `${isoS(t)}\t${n}\tready=${d}\tunacked=${un}\tconsumers=${c}\tack/s=${n === q && t > on ? '0.0' : n === 'audit.dlq' ? '0.0' : b.f(.4, 9, 1)}`, n === q && t > on ? { root: 'a' } : undefined) }
  const Q = (t, lvl, m) => `${spm(t)}${pad(r.int(0, 999), 3)}+00:00 [${lvl}] <0.${r.int(600, 30000)}.0> ${m}`
  b.bg('rabbit@mq1.log', t0, stop, 15 * S, (t) => { const p = r.int(33000, 60000); return r.pick([() => Q(t, 'info', `accepting AMQP connection <0.${r.int(600, 30000)}.0> (10.4.0.${r.int(2, 30)}:${p} -> 10.4.0.2:5672)`), () => Q(t, 'info', `connection <0.${r.int(600, 30000)}.0> (10.4.0.${r.int(2, 30)}:${p} -> 10.4.0.2:5672 - order-api): user 'orders' authenticated and granted access to vhost '/'`), () => Q(t, 'warning', `closing AMQP connection <0.${r.int(600, 30000)}.0> (10.4.0.${r.int(2, 30)}:${p} -> 10.4.0.2:5672 - healthcheck, vhost: '/', user: 'probe'):\nclient unexpectedly closed TCP connection`), () => Q(t, 'info', `closing AMQP connection <0.${r.int(600, 30000)}.0> (10.4.0.${r.int(2, 30)}:${p} -> 10.4.0.2:5672 - mailer, vhost: '/', user: 'mail')`)])() })
  const ack = on + 30.5 * M
  b.L('rabbit@mq1.log', ack, Q(ack, 'warning', `Consumer '${wk}-1.ctag1' on channel 1 and queue '${q}' in vhost '/' has timed out waiting for a consumer acknowledgement of a delivery with delivery tag = ${r.int(1000, 9000)}. Timeout used: 1800000 ms. This timeout value can be configured, see consumers doc guide to learn more`), { root: 'a' })
  const alarm = on + r.int(44, 50) * M
  b.L('rabbit@mq1.log', alarm, Q(alarm, 'info', 'vm_memory_high_watermark set. Memory used:1722941440 allowed:1717986918'), { relevant: 'a' })
  b.L('rabbit@mq1.log', alarm + 2, Q(alarm + 2, 'warning', 'memory resource limit alarm set on node rabbit@mq1.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************\n'), { relevant: 'a' })
  const A = (t, l, m) => JSON.stringify({ '@timestamp': iso(t), 'log.level': l, message: m, 'ecs.version': '1.2.0', 'service.name': 'order-api', 'process.thread.name': 'http-' + r.int(1, 40) })
  b.bg('order-api.json', t0, stop, 13 * S, (t) => t > alarm && r.next() < .6 ? null : A(t, 'INFO', `order ${r.int(1e6, 2e6)} accepted, published to exchange orders`))
  b.bg('order-api.json', alarm + 10 * S, stop, 5 * S, (t) => A(t, 'ERROR', r.pick(['publish timed out after 10000 ms, connection is blocked by broker: low on memory', 'POST /orders failed: 503 queue unavailable'])), { relevant: 'a' })
  b.L('order-api.json', on + 8 * M, A(on + 8 * M, 'INFO', 'Started OrderApi v5.2.0 in 4.2 seconds'))
  return b.c
}

// 20 IoT gateway, hard: one temperature tag freezes with quality GOOD; the controller overheats the tank. Wrong data.
export function iot(seed) {
  const b = new Build(seed, 'four-20-plant', { notes: 'hard: sensor value frozen with q=GOOD, control loop heats on; alarms come from other tags; chronic Modbus timeouts of another unit are harmless' }), { r } = b
  const t0 = b.t0, on = t0 + r.int(28, 36) * M, stop = on + r.int(38, 44) * M, tag = r.pick(['TT-207', 'TT-118', 'TIC-44.PV']), F = 'gw03.log', tq = tag.replaceAll('.', '\\.')
  b.inc('a', { cause: { allOf: [[tq, tag.split('.')[0], 'sensor', 'unit.?7\\b', 'temperature (reading|value|signal|probe|tag)', 'thermo', 'transmitter', 'measure', 'process value'], ['froz', 'freez', 'stuck', 'stale', 'constant', 'unchanged', 'not (chang|updat|mov)', 'flat', 'same value', 'identical', 'does ?n.t (chang|mov|updat)', 'never chang', 'hangs', 'dead', 'fault', 'defect', 'wrong', 'no longer (chang|updat)']], mustNot: ['(TT-211|PT-212)( sensor| reading| value)? (is |was |has )?(froz|stuck|fault|defect|dead|wrong|stale)'] },
    right: [`${tag} is frozen at one value, so the loop keeps heating`, 'temperature sensor of unit 7 stuck, heater runs at 100 %', `stale reading from the transmitter ${tag} - identical value for half an hour`],
    wrong: ['the outlet TT-211 is too hot, high alarm', 'Modbus timeouts of unit 12', 'The sensor behind TT-211 is faulty: TT-211 is wrong'],
    services: [tag, 'unit 7', 'unit=7', 'gw03', 'u7', 'sensor'], victims: ['TT-211', 'HX-2', 'PS-3', 'heater'], severity: ['critical', 'high', 'medium'], onset: on, onsetToleranceSeconds: 240, rootPattern: tq + '|OUT' })
  const G = (t, m) => `${sp(t)};${String(t).slice(-3)};GW03;${m}`
  const tags = [['7', tag, 61, .4], ['7', 'LT-201', 74, .6], ['8', 'TT-211', 58, .4], ['8', 'PT-212', 2.4, .05], ['12', 'FT-301', 11.2, .5]]
  let frozen, v7 = 61, out
  for (let t = t0; t < stop; t += 15 * S) {
    const x = Math.max(0, (t - on) / (stop - on))
    for (const [i, [u, n, base, j]] of tags.entries()) {
      const tt = t + i * r.int(120, 180)
      let v = base + (r.next() - .5) * 2 * j + (n === 'TT-211' ? x * 31 : n === 'PT-212' ? x * 1.3 : 0)
      if (n === tag) { if (t >= on) v = frozen ??= v7; else v7 = v }
      if (n === 'FT-301' && r.next() < .08) { b.L(F, tt, G(tt, `WARN;modbus;unit=12 fc=3 addr=40301 timeout 1000ms, retry 1/3`)); b.L(F, tt + 60, G(tt + 60, 'INFO;modbus;unit=12 fc=3 addr=40301 ok after retry')) }
      b.L(F, tt, G(tt, `DATA;${u};${n};${v.toFixed(2)};q=GOOD`), n === tag && t >= on ? { root: 'a' } : undefined)
    }
    const o = G(t + 900, `OUT;HX-2;duty=${t < on ? r.int(38, 46) : Math.min(100, 46 + Math.round((t - on) / 15000) * 2)}%;sp=62.00;pv=${(t >= on ? frozen : v7).toFixed(2)};mode=AUTO`)
    b.L(F, t + 900, o, t >= on ? { relevant: 'a' } : undefined)
  }
  b.bg(F, t0, stop, 60 * S, (t) => G(t, r.pick(['INFO;mqtt;published 40 points to plant/line2, inflight=0', 'INFO;opcua;session keepalive ok', 'WARN;opcua;certificate of client historian-test is self signed, accepted by policy', 'INFO;sys;cpu=12% mem=41% disk=63%', 'ERROR;mqtt;bridge cloud2: not configured, skipping'])))
  const al = on + (stop - on) * .5
  b.bg(F, al, stop, 20 * S, (t) => G(t, r.pick(['ALARM;TT-211;HI;limit=70.00;unacked', 'ALARM;PT-212;HI;limit=3.00;unacked', 'ALARM;TT-211;HIHI;limit=80.00;unacked'].slice(0, t > stop - 8 * M ? 3 : 2))), { relevant: 'a' })
  b.L(F, stop - 50 * S, G(stop - 50 * S, 'ALARM;PS-3;SAFETY-TRIP;heater HX-2 interlocked by pressure switch'), { relevant: 'a' })
  b.L(F, on - 11 * M, G(on - 11 * M, 'INFO;sys;recipe changed: line2 batch 4412 -> 4413, setpoint unchanged'))
  return b.c
}
