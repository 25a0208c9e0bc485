// Frightening words, and nothing that anybody should be woken for.
import { begin, f, loop, tick, ip, mac, cmac, uuid, spring, nio, hostNoise, kafkaLine, ciscoNoise, shuffle, SEC, MIN, HOUR, DAY, pad } from './lib.mjs'

function kafkaRolling(seed) {
  const { r, c, t0, v } = begin(seed, 'calm-kafka-rolling-restart', { kind: 'clean', notes: 'A planned rolling restart of three brokers: elections, lost connections, retries that succeed.' })
  const end = t0 + 2.5 * HOUR, topics = ['orders', 'shipments', 'audit', '__consumer_offsets'], dirs = ['/var/lib/kafka/data'], log = (i) => `logs/kafka-${i}.log`, app = 'logs/shipment-service.log', cron = 'logs/ansible-run.log'
  const K = (t, i, level, text, logger) => c.line(log(i), t, `[${f.log4j(t)}] ${level} ${text} (${logger})`)
  const order = shuffle(r, [1, 2, 3]), away = new Map()
  order.forEach((i, k) => { const t = t0 + (45 + k * 22) * MIN + r.int(0, 200) * SEC; away.set(i, [t, t + r.int(35, 70) * SEC]) })
  for (const i of [1, 2, 3]) {
    const [a, b] = away.get(i), peers = [1, 2, 3].filter((x) => x !== i)
    loop(r, t0, end, 32 * SEC / v, (t) => { if (t < a - 5 * SEC || t > b) c.line(log(i), t, kafkaLine(r, t, i, topics, dirs)) })
    c.line(cron, a - 3000, `${f.ymd(a - 3000)},000 p=4411 u=deploy n=ansible | TASK [kafka : restart broker one at a time (CHG00${r.int(10000, 90000)})] changed: [kafka-${i}]`)
    K(a, i, 'INFO', 'Terminating process due to signal SIGTERM', 'org.apache.kafka.common.utils.LoggingSignalHandler')
    K(a + 200, i, 'INFO', `[BrokerServer id=${i}] Transition from STARTED to SHUTTING_DOWN`, 'kafka.server.BrokerServer')
    K(a + 300, i, 'INFO', `[BrokerLifecycleManager id=${i}] Beginning controlled shutdown.`, 'kafka.server.BrokerLifecycleManager')
    K(a + 4000, i, 'WARN', `[RaftManager id=${i}] Graceful shutdown interrupted by new election`, 'org.apache.kafka.raft.KafkaRaftClient')
    K(a + 9000, i, 'INFO', `[BrokerServer id=${i}] shut down completed`, 'kafka.server.BrokerServer')
    for (const p of peers) {
      for (let t = a + 9500; t < b; t += r.int(4000, 9000)) { K(t, p, 'WARN', `[ReplicaFetcher replicaId=${p}, leaderId=${i}, fetcherId=0] Connection to node ${i} (kafka-${i}/10.62.0.1${i}:9092) could not be established. Node may not be available.`, 'org.apache.kafka.clients.NetworkClient'); if (r.next() < 0.4) K(t + 20, p, 'ERROR', `[ReplicaFetcher replicaId=${p}, leaderId=${i}, fetcherId=0] Error for partition ${r.pick(topics)}-${r.int(0, 7)} at offset ${r.int(4e6, 9e7)}\norg.apache.kafka.common.errors.NotLeaderOrFollowerException: For requests intended only for the leader, this error indicates that the broker is not the current leader.`, 'kafka.server.ReplicaFetcherThread') }
      K(a + r.int(9600, 9900), p, 'INFO', `[Partition ${topics[0]}-${r.int(0, 7)} broker=${p}] Shrinking ISR from 1,2,3 to ${peers.join(',')}. Leader: (highWatermark: 8123, endOffset: 8140). Out of sync replicas: (brokerId: ${i}).`, 'kafka.cluster.Partition')
      K(b + r.int(8000, 20000), p, 'INFO', `[Partition ${topics[0]}-${r.int(0, 7)} broker=${p}] Expanding ISR from ${peers.join(',')} to 1,2,3`, 'kafka.cluster.Partition')
    }
    K(b, i, 'INFO', `[KafkaRaftServer nodeId=${i}] Kafka Server starting`, 'kafka.server.KafkaRaftServer')
    K(b + 2000, i, 'INFO', `Loading logs from log dirs ArrayBuffer(/var/lib/kafka/data)`, 'kafka.log.LogManager'); K(b + 4000, i, 'INFO', `Loaded 412 logs in ${r.int(1500, 2400)}ms`, 'kafka.log.LogManager')
    K(b + 6000, i, 'INFO', `[BrokerLifecycleManager id=${i}] The broker has been unfenced. Transitioning from RECOVERY to RUNNING.`, 'kafka.server.BrokerLifecycleManager')
    for (let n = 0, t = a + 800; n < 7; n++, t += r.int(500, 5000)) c.line(app, t, spring(t, 'WARN', 'shipment-service', 'ad | producer-1', 'o.a.k.clients.producer.internals.Sender', `[Producer clientId=producer-1] Got error produce response with correlation id ${r.int(1e4, 9e5)} on topic-partition ${topics[n % 3]}-${n}, retrying (2147483646 attempts left). Error: NOT_LEADER_OR_FOLLOWER`))
    c.line(app, a + 2500, spring(a + 2500, 'INFO', 'shipment-service', 'ntainer#0-0-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=c-1, groupId=shipment] Group coordinator kafka-${i}:9092 (id: 214748364${i} rack: null) is unavailable or invalid due to cause: error response NOT_COORDINATOR. Rediscovery will be attempted.`))
    c.line(app, a + 5500, spring(a + 5500, 'INFO', 'shipment-service', 'ntainer#0-0-C-1', 'o.a.k.c.c.internals.ConsumerCoordinator', `[Consumer clientId=c-1, groupId=shipment] Successfully joined group with generation Generation{generationId=${r.int(40, 90)}, memberId='c-1-${uuid(r)}', protocol='range'}`))
  }
  c.line(cron, t0 + 2 * HOUR, `${f.ymd(t0 + 2 * HOUR)},000 p=4411 u=deploy n=ansible | PLAY RECAP kafka-1 : ok=14 changed=2 unreachable=0 failed=0  kafka-2 : ok=14 changed=2 unreachable=0 failed=0  kafka-3 : ok=14 changed=2 unreachable=0 failed=0`)
  loop(r, t0, end, 14 * SEC / v, (t) => c.line(app, t, spring(t, 'INFO', 'shipment-service', nio(r), 'c.l.shipment.EventPublisher', `event ${r.hex(8)} published in ${r.int(2, 40)} ms`)))
  return c
}

function pgEdge(seed) {
  const { r, c, t0, v } = begin(seed, 'calm-postgres-client-errors', { kind: 'clean', notes: 'Client errors, scanners, cancelled reports, deadlocks that are retried, mail rejects: the daily noise.' })
  const end = t0 + 5 * HOUR, pg = 'logs/postgresql-14-main.log', sy = 'logs/syslog', app = 'logs/catalina.out', host = r.pick(['db4', 'pgmain', 'sqlfront'])
  const P = (t, who, level, text, more) => { const pid = r.int(2000, 90000); c.line(pg, t, `${f.dot(t)} UTC [${pid}] ${who} ${level}:  ${text}${(more ?? []).map((m) => `\n${f.dot(t)} UTC [${pid}] ${who} ${m}`).join('')}`) }
  loop(r, t0, end, 45 * SEC / v, (t) => r.pick([
    () => P(t, 'shop@shop', 'ERROR', `duplicate key value violates unique constraint "cart_pkey"`, [`DETAIL:  Key (id)=(${r.int(1e6, 9e6)}) already exists.`, 'STATEMENT:  INSERT INTO cart (id, owner) VALUES ($1, $2)']),
    () => P(t, '[unknown]@[unknown]', 'LOG', `invalid length of startup packet`),
    () => P(t, 'zabbix_old@postgres', 'FATAL', `no pg_hba.conf entry for host "10.3.0.77", user "zabbix_old", database "postgres", no encryption`),
    () => P(t, 'bi@shop', 'ERROR', 'canceling statement due to user request', ['STATEMENT:  SELECT * FROM order_line ol JOIN orders o ON o.id = ol.order_id']),
    () => P(t, 'bi@shop', 'ERROR', `column "revenu" does not exist at character ${r.int(8, 40)}`, ['HINT:  Perhaps you meant to reference the column "mart.revenue".', 'STATEMENT:  select revenu from mart limit 10']),
    () => P(t, 'shop@shop', 'LOG', `duration: ${r.int(1000, 1900)}.${r.int(100, 900)} ms  execute <unnamed>: SELECT count(*) FROM orders WHERE created > $1`),
    () => P(t, 'shop@shop', 'LOG', 'could not receive data from client: Connection reset by peer'),
  ])())
  tick(r, t0 + 2 * MIN, end, 5 * MIN, (t) => c.line(pg, t, `${f.dot(t)} UTC [1190] @ LOG:  checkpoint complete: wrote ${r.int(300, 2900)} buffers (1.${r.int(1, 9)}%); 0 WAL file(s) added, 0 removed, ${r.int(1, 4)} recycled; write=${r.int(120, 149)}.${r.int(100, 900)} s, sync=0.0${r.int(11, 60)} s, total=150.${r.int(100, 900)} s; sync files=${r.int(40, 120)}, longest=0.00${r.int(1, 9)} s, average=0.001 s`))
  for (let i = 0; i < 3; i++) {
    const t = t0 + (50 + i * 80) * MIN + r.int(0, 900) * SEC
    P(t, 'shop@shop', 'ERROR', 'deadlock detected', [`DETAIL:  Process ${r.int(2000, 9000)} waits for ShareLock on transaction ${r.int(1e7, 9e7)}; blocked by process ${r.int(2000, 9000)}.`, 'HINT:  See server log for query details.', 'STATEMENT:  UPDATE stock SET qty = qty - $1 WHERE sku = $2'])
    c.line(app, t + 60, `${f.ymd(t + 60).replaceAll('-', '/')} WARN  [http-nio-8080-exec-${r.int(1, 30)}] o.shop.StockService - deadlock on stock, attempt 1 of 3, retrying`)
    c.line(app, t + 210, `${f.ymd(t + 210).replaceAll('-', '/')} INFO  [http-nio-8080-exec-${r.int(1, 30)}] o.shop.StockService - attempt 2 succeeded`)
  }
  const idle = t0 + 170 * MIN
  P(idle, 'bi@shop', 'FATAL', 'terminating connection due to idle-in-transaction timeout')
  loop(r, t0, end, 40 * SEC / v, (t) => c.line(sy, t, `${f.sys(t)} ${host} ${r.next() < 0.5 ? hostNoise(r, t) : r.pick([`sshd[${r.int(2000, 60000)}]: Failed password for root from 61.${r.int(1, 250)}.2.${r.int(1, 250)} port ${r.int(20000, 60000)} ssh2`, `sshd[${r.int(2000, 60000)}]: error: kex_exchange_identification: Connection closed by remote host`, `sshd[${r.int(2000, 60000)}]: Invalid user admin from 141.98.${r.int(1, 250)}.${r.int(1, 250)} port ${r.int(20000, 60000)}`, `fail2ban.actions[801]: NOTICE [sshd] Ban 61.${r.int(1, 250)}.2.${r.int(1, 250)}`, `postfix/smtpd[${r.int(2000, 9000)}]: warning: unknown[185.${r.int(1, 250)}.3.4]: SASL LOGIN authentication failed: UGFzc3dvcmQ6`, `postfix/smtpd[${r.int(2000, 9000)}]: lost connection after AUTH from unknown[185.${r.int(1, 250)}.3.4]`, `kernel: [UFW BLOCK] IN=ens3 OUT= MAC=${mac(r)} SRC=80.${r.int(1, 250)}.1.2 DST=203.0.113.8 LEN=40 PROTO=TCP SPT=${r.int(1024, 65000)} DPT=5432 SYN`])}`))
  loop(r, t0, end, 36 * SEC / v, (t) => { const e = r.next(), h = `${f.ymd(t).replaceAll('-', '/')}`, th = `[http-nio-8080-exec-${r.int(1, 30)}]`
    c.line(app, t, e < 0.05 ? `${h} ERROR ${th} o.shop.web.ErrorAdvice - 400 Bad Request: JSON parse error: Unexpected character ('<' (code 60)) from 34.${r.int(1, 250)}.7.7 /api/cart` : e < 0.08 ? `${h} INFO  ${th} org.apache.coyote.http11.Http11Processor - Error parsing HTTP request header\n Note: further occurrences of HTTP request parsing errors will be logged at DEBUG level.\njava.lang.IllegalArgumentException: Invalid character found in method name [0x160x030x010x02]. HTTP method names must be tokens\n\tat org.apache.coyote.http11.Http11InputBuffer.parseRequestLine(Http11InputBuffer.java:407)` : e < 0.12 ? `${h} WARN  ${th} o.shop.web.ErrorAdvice - cart already exists (double click), returning existing cart` : `${h} INFO  ${th} o.shop.web.Access - ${e > 0.97 ? 'GET /api/sku/old 404' : r.pick(['GET /api/cart 200', 'POST /api/orders 201', 'GET /api/sku 200', 'GET /api/sku 304'])} ${r.int(4, 90)} ms`) })
  return c
}

function bootNoise(seed) {
  const { r, c, t0, v } = begin(seed, 'calm-host-boot', { kind: 'clean', notes: 'A hypervisor is patched and boots: firmware complaints, probing, paths that come up, guests resumed; all well at the end.' })
  const h = r.pick(['kvm-a4', 'virt07', 'hv-east2']), j = 'logs/journal-export.log', lv = 'logs/libvirtd.log', rep = t0 + 70 * MIN + r.int(0, 900) * SEC, up = rep + r.int(120, 200) * SEC, end = t0 + 4 * HOUR
  const J = (t, text) => c.line(j, t, `${f.sec(Math.floor(t))} ${h} ${text}`), dm = () => r.pick(['sdb', 'sdc', 'sdd', 'sde'])
  loop(r, t0, end, 32 * SEC / v, (t) => { if (t < rep - MIN || t > up + 2 * MIN) J(t, hostNoise(r, t, '10.77.0')) })
  const vms = Array.from({ length: 6 }, (_, i) => `${r.pick(['web', 'db', 'ci', 'jump', 'mon'])}${i + 1}`)
  J(rep - 60 * SEC, `sudo[${r.int(900, 9000)}]:   patch : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/sbin/shutdown -r now kernel update CHG${r.int(20000, 90000)}`)
  J(rep - 50 * SEC, 'systemd-logind[801]: The system will reboot now!')
  vms.forEach((m, i) => { J(rep - 45 * SEC + i * 4000, `libvirt-guests.sh[${r.int(9000, 20000)}]: Suspending ${m}: ...done`); J(up + 75 * SEC + i * 3000, `libvirt-guests.sh[2211]: Resuming guest ${m}: done`) })
  const down = ['systemd[1]: Stopping Virtualization daemon...', 'systemd[1]: libvirtd.service: Main process exited, code=killed, status=15/TERM', 'systemd[1]: Stopped Virtualization daemon.', 'chronyd[770]: chronyd exiting', 'multipathd[640]: exit (signal)', 'multipathd[640]: --------shut down-------', 'iscsid[901]: iscsid shutting down.', 'systemd[1]: Failed unmounting /var/log.', 'systemd[1]: Reached target System Reboot.', 'systemd-journald[512]: Journal stopped']
  down.forEach((x, i) => J(rep - 20 * SEC + i * 1500, x))
  const boot = ['kernel: Linux version 5.14.0-503.el9.x86_64 (gcc (GCC) 11.5.0) #1 SMP PREEMPT_DYNAMIC', 'kernel: x86/cpu: SGX disabled by BIOS.', 'kernel: ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PC00.XHCI.RHUB.HS11], AE_NOT_FOUND (20230628/dswload2-162)', 'kernel: ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20230628/psobject-220)', 'kernel: [Firmware Bug]: the BIOS has corrupted hw-PMU resources (MSR 38d is 330)', 'kernel: Spectre V2 : WARNING: Unprivileged eBPF is enabled with eIBRS on, data leaks possible via Spectre v2 BHB attacks!', 'kernel: MMIO Stale Data CPU bug present and SMT on, data leak possible.', 'kernel: i8042: Can\'t read CTR while initializing i8042', 'kernel: i8042: probe of i8042 failed with error -5', 'kernel: ERST: Error Record Serialization Table (ERST) support is initialized.', 'kernel: EDAC i10nm: No hbm memory', 'kernel: pcieport 0000:16:02.0: pciehp: Failed to check link status', 'kernel: mgag200 0000:03:00.0: [drm] *ERROR* can\'t reserve VRAM', 'kernel: hpwdt 0000:01:00.0: HPE Watchdog Timer Driver: NMI decoding initialized', 'kernel: ipmi_si: Unable to find any System Interface(s)', 'kernel: scsi host15: iSCSI Initiator over TCP/IP', 'kernel: sd 15:0:0:1: [sdb] Asking for cache data failed', 'kernel: sd 15:0:0:1: [sdb] Assuming drive cache: write through', 'kernel: EXT4-fs (dm-2): recovery complete', 'kernel: EXT4-fs (dm-2): mounted filesystem with ordered data mode.', 'systemd[1]: systemd-modules-load.service: Failed to insert module \'nf_conntrack_ftp\': No such device', 'systemd[1]: /usr/lib/systemd/system/vendor-agent.service:9: PIDFile= references a path below legacy directory /var/run/, updating', 'augenrules[1410]: failure 1', 'lvm[702]: WARNING: Device for PV 8xKq2b-Zt not found or rejected by a filter until multipath is up, retrying', 'lvm[702]: PV 8xKq2b-Zt online, VG vg_guests is complete.', 'named[1302]: managed-keys-zone: Unable to fetch DNSKEY set \'.\': timed out', 'named[1302]: managed-keys-zone: Key 20326 for zone . is now trusted (acceptance timer complete)', 'chronyd[771]: chronyd version 4.6.1 starting', 'chronyd[771]: System clock wrong by 0.412 seconds', 'chronyd[771]: Selected source 10.77.0.2', 'kernel: mlx5_core 0000:86:00.0 ens4f0np0: Link down', 'kernel: mlx5_core 0000:86:00.0 ens4f0np0: Link up', 'kernel: bond0: (slave ens4f0np0): link status definitely up, 25000 Mbps full duplex', 'kernel: kvm: already loaded vendor module \'kvm_intel\'', 'systemd[1]: Reached target Multi-User System.', 'systemd[1]: Startup finished in 14.201s (firmware) + 4.118s (kernel) + 31.620s (userspace) = 49.939s.']
  boot.forEach((x, i) => J(up + i * 1400 + r.int(0, 900), x))
  for (const d of ['sdb', 'sdc', 'sdd', 'sde']) { const t = up + 22 * SEC + r.int(0, 4000); J(t, `multipathd[655]: ${d}: path state = pending`); J(t + 2000, `multipathd[655]: mpatha: ${d} - tur checker reports path is down`); J(t + 8000, `multipathd[655]: mpatha: ${d} - tur checker reports path is up`); J(t + 8100, `multipathd[655]: mpatha: remaining active paths: 4`) }
  tick(r, t0 + 5 * MIN, end, 15 * MIN, (t) => { if (t < rep - 60 * SEC || t > up + 2 * MIN) J(t, `smartd[790]: Device: /dev/sda [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${r.int(64, 66)} to ${r.int(64, 66)}`) })
  loop(r, t0, end, 75 * SEC / v, (t) => { if (t < rep - MIN || t > up + 2 * MIN) c.line(lv, t, `${f.sec(t).replace('T', ' ').replace('+00:00', '')}.${pad(r.int(0, 999), 3)}+0000: ${r.int(2000, 2400)}: ${r.pick([`info : virNetServerClientNew:401 : client connected`, `warning : qemuDomainObjTaint:6429 : Domain id=${r.int(1, 20)} name='${r.pick(vms)}' uuid=${uuid(r)} is tainted: host-cpu`, `error : virNetSocketReadWire:1793 : End of file while reading data: Input/output error`, `info : qemuMonitorIOProcess:421 : guest ${r.pick(vms)} balloon ${r.int(2, 16)} GiB`, `error : qemuDomainAgentAvailable:7712 : Guest agent is not responding: QEMU guest agent is not connected`])}`) })
  return c
}

function officeNetwork(seed) {
  const { r, c, t0, v } = begin(seed, 'calm-office-network', { kind: 'clean', notes: 'Blocked attacks, desktop ports, mistyped passwords, roaming phones: a normal working day at the edge.' })
  const end = t0 + 4 * HOUR, fg = 'logs/fortigate.log', sw = 'logs/access-switches.log', ad = 'logs/dc-security-events.log', dh = 'logs/dhcpd.log', serial = r.int(1000000, 9999999), name = r.pick(['FGT-HQ', 'FW-EDGE1', 'FG100F-A'])
  const user = () => r.pick(['c.lutz', 'd.maier', 'e.falk', 'g.horn', 'n.beck', 'o.kern', 'r.thoma', 'u.zeller', 'w.arndt', 'y.demir'])
  loop(r, t0, end, 28 * SEC / v, (t) => { const d = f.ymd(t).split(' ')
    c.line(fg, t, `date=${d[0]} time=${d[1]} devname="${name}" devid="FG100FTK2${serial}" eventtime=${t}000000 tz="+0000" ${r.pick([
      `logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=${ip(r, '10.14.2')} srcport=${r.int(30000, 60000)} dstip=142.250.1.${r.int(1, 250)} dstport=443 action="close" policyid=12 sentbyte=${r.int(900, 90000)} rcvdbyte=${r.int(900, 900000)}`,
      `logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=185.${r.int(1, 250)}.9.${r.int(1, 250)} srcport=${r.int(30000, 60000)} dstip=203.0.113.20 dstport=${r.pick([23, 3389, 445, 5060])} action="deny" policyid=0 crscore=30 craction=131072 crlevel="high"`,
      `logid="0419016384" type="utm" subtype="ips" eventtype="signature" level="alert" vd="root" severity="critical" srcip=45.${r.int(1, 250)}.6.${r.int(1, 250)} dstip=203.0.113.21 action="dropped" attack="Apache.Log4j.Error.Log.Remote.Code.Execution" msg="applications3: Apache.Log4j.Error.Log.Remote.Code.Execution," crlevel="critical"`,
      `logid="0316013056" type="utm" subtype="webfilter" eventtype="ftgd_blk" level="warning" vd="root" srcip=${ip(r, '10.14.2')} hostname="ads.tracker.example" action="blocked" msg="URL belongs to a denied category in policy"`,
      `logid="0101039426" type="event" subtype="vpn" level="alert" vd="root" logdesc="SSL VPN login fail" action="ssl-login-fail" remip=193.${r.int(1, 250)}.4.${r.int(1, 250)} user="${r.pick(['admin', 'test', 'vpnuser', 'guest'])}" reason="sslvpn_login_unknown_user" msg="SSL user failed to logged in"`,
      `logid="0101039424" type="event" subtype="vpn" level="information" vd="root" logdesc="SSL VPN tunnel up" action="tunnel-up" remip=88.${r.int(1, 250)}.4.2 user="${user()}" msg="SSL tunnel established"`,
      `logid="0100032002" type="event" subtype="system" level="alert" vd="root" logdesc="Admin login failed" user="root" ui="ssh(222.${r.int(1, 250)}.4.2)" status="failed" reason="name_invalid" msg="Administrator root login failed from ssh because of invalid user name"`,
    ])}`) })
  loop(r, t0, end, 55 * SEC / v, (t) => { const host = `acc-${r.int(1, 6)}`, p = `GigabitEthernet1/0/${r.int(1, 44)}`, k = r.next()
    const S = (q, text) => c.line(sw, q, `${f.sys(q)} ${host} ${r.int(1000, 9000)}: ${f.cisco(q)}: ${text}`)
    if (k < 0.35) { S(t, `%LINK-3-UPDOWN: Interface ${p}, changed state to down`); S(t + 9000, `%LINK-3-UPDOWN: Interface ${p}, changed state to up`); S(t + 10000, `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${p}, changed state to up`) }
    else if (k < 0.45) { const m = cmac(r); S(t, `%DOT1X-5-FAIL: Authentication failed for client (${m}) on Interface ${p.replace('gabitEthernet', '')} AuditSessionID ${r.hex(24).toUpperCase()}`); S(t + 8000, `%MAB-5-SUCCESS: Authentication successful for client (${m}) on Interface ${p.replace('gabitEthernet', '')}`) }
    else S(t, ciscoNoise(r, t)) })
  loop(r, t0, end, 40 * SEC / v, (t) => { const d = f.ymd(t)
    c.line(ad, t, `${d},DC02,Security,${r.pick([`4624,Audit Success,"An account was successfully logged on. Account Name: ${user()}, Logon Type: 3"`, `4625,Audit Failure,"An account failed to log on. Account For Which Logon Failed: ${user()}. Failure Reason: Unknown user name or bad password. Status: 0xC000006D Sub Status: 0xC000006A"`, `4771,Audit Failure,"Kerberos pre-authentication failed. Account Name: ${user()}, Failure Code: 0x18"`, `4769,Audit Failure,"A Kerberos service ticket was requested. Account Name: PC${r.int(100, 900)}$, Failure Code: 0x1B"`, `4768,Audit Success,"A Kerberos authentication ticket (TGT) was requested. Account Name: ${user()}"`, `5156,Audit Success,"The Windows Filtering Platform has permitted a connection. Application: lsass.exe"`])}`) })
  const lock = t0 + r.int(60, 150) * MIN, who = user()
  c.line(ad, lock, `${f.ymd(lock)},DC02,Security,4740,Audit Success,"A user account was locked out. Account Name: ${who}, Caller Computer Name: PC${r.int(100, 900)}"`)
  c.line(ad, lock + 4 * MIN, `${f.ymd(lock + 4 * MIN)},DC02,Security,4767,Audit Success,"A user account was unlocked. Account Name: ${who}, Subject: helpdesk"`)
  loop(r, t0, end, 65 * SEC / v, (t) => { const m = mac(r), a = `10.14.${r.int(4, 7)}.${r.int(10, 250)}`, D = (q, x) => c.line(dh, q, `${f.sys(q)} netsvc dhcpd[640]: ${x}`)
    if (r.next() < 0.15) { const h = r.int(2, 99); D(t, `DHCPREQUEST for 192.168.1.${h} from ${m} via eth0: wrong network.`); D(t, `DHCPNAK on 192.168.1.${h} to ${m} via eth0`) }
    D(t + 900, `DHCPREQUEST for ${a} from ${m} via 10.14.4.1`); D(t + 900, `DHCPACK on ${a} to ${m} via 10.14.4.1`) })
  return c
}

function sparkPreempt(seed) {
  const { r, c, t0, v } = begin(seed, 'calm-spark-preemption', { kind: 'clean', notes: 'Executors are preempted by a queue of higher priority, tasks run again, speculation kills copies; every job ends well.' })
  const end = t0 + 3 * HOUR, dr = 'logs/spark-driver.log', rm = 'logs/yarn-rm.log', af = 'logs/airflow-dag.log', D = (t, level, cls, text) => c.line(dr, t, `${f.spark(t)} ${level} ${cls}: ${text}`), app = `application_${t0 - 9 * DAY}_${r.int(1000, 9000)}`
  let stage = 0, ex = 20
  for (let t = t0 + MIN; t < end - 4 * MIN;) {
    const dur = r.int(70, 160) * SEC / v, lost = r.next() < 0.35, name = r.pick(['save at Mart.scala:71', 'parquet at Load.scala:44', 'count at Check.scala:19'])
    D(t, 'INFO', 'DAGScheduler', `Submitting 32 missing tasks from ShuffleMapStage ${++stage} (MapPartitionsRDD[${stage * 3}] at ${name})`)
    for (let i = 0; i < 9; i++) { const q = t + r.next() * dur; D(q, 'INFO', 'TaskSetManager', `Finished task ${i}.0 in stage ${stage}.0 (TID ${stage * 32 + i}) in ${r.int(2000, 38000)} ms on wk${r.int(10, 40)} (executor ${r.int(1, ex)}) (${i + 1}/32)`) }
    if (lost) {
      const q = t + dur * 0.4, e = r.int(2, ex), h = `wk${r.int(10, 40)}`
      D(q, 'WARN', 'YarnSchedulerBackend$YarnSchedulerEndpoint', `Requesting driver to remove executor ${e} for reason Container container_e09_${r.int(1e12, 2e12)}_01_0000${r.int(10, 99)} on host: ${h} was preempted.`)
      D(q + 20, 'ERROR', 'YarnScheduler', `Lost executor ${e} on ${h}: Container on host: ${h} was preempted.`)
      D(q + 40, 'WARN', 'TaskSetManager', `Lost task 14.0 in stage ${stage}.0 (TID ${stage * 32 + 14}) (${h} executor ${e}): ExecutorLostFailure (executor ${e} exited unrelated to the running tasks) Reason: Container on host: ${h} was preempted.`)
      if (r.next() < 0.4) { D(q + 4000, 'WARN', 'TaskSetManager', `Lost task 3.0 in stage ${stage}.0 (TID ${stage * 32 + 3}) (wk11 executor 4): FetchFailed(BlockManagerId(${e}, ${h}, 7337, None), shuffleId=${stage - 1}, mapIndex=4, mapId=9, reduceId=3, message=\norg.apache.spark.shuffle.FetchFailedException: Failed to connect to ${h}:7337\n\tat org.apache.spark.storage.ShuffleBlockFetcherIterator.throwFetchFailedException(ShuffleBlockFetcherIterator.scala:1168)\n)`); D(q + 4300, 'INFO', 'DAGScheduler', `Resubmitting ShuffleMapStage ${stage - 1} and ShuffleMapStage ${stage} due to fetch failure`) }
      c.line(rm, q - 900, `${f.log4j(q - 900)} WARN org.apache.hadoop.yarn.server.resourcemanager.monitor.capacity.ProportionalCapacityPreemptionPolicy: Send to scheduler: in app=${app}_000001 event=MARK_CONTAINER_FOR_KILLABLE resource=<memory:9216, vCores:2> for queue=root.prod`)
      D(q + 9000, 'INFO', 'YarnSchedulerBackend$YarnDriverEndpoint', `Registered executor NettyRpcEndpointRef(spark-client://Executor) (10.40.1.${r.int(10, 40)}:${r.int(30000, 60000)}) with ID ${++ex},  ResourceProfileId 0`)
    }
    if (r.next() < 0.5) { D(t + dur * 0.8, 'INFO', 'TaskSetManager', `Marking task 21 in stage ${stage}.0 (on wk${r.int(10, 40)}) as speculatable because it ran more than ${r.int(30000, 50000)} ms(1 speculatable tasks in this taskset now)`); D(t + dur * 0.9, 'WARN', 'TaskSetManager', `Lost task 21.1 in stage ${stage}.0 (TID ${stage * 32 + 31}) (wk${r.int(10, 40)} executor 7): TaskKilled (another attempt succeeded)`) }
    D(t + dur, 'INFO', 'DAGScheduler', `ShuffleMapStage ${stage} (${name}) finished in ${(dur / 1000).toFixed(3)} s`); D(t + dur + 30, 'INFO', 'DAGScheduler', `Job ${stage} finished: ${name}, took ${(dur / 1000 + 0.2).toFixed(6)} s`)
    t += dur + r.int(3, 20) * SEC
  }
  loop(r, t0, end, 100 * SEC, (t) => D(t, 'WARN', ...r.pick([['HiveConf', 'HiveConf of name hive.stats.jdbc.timeout does not exist'], ['NativeCodeLoader', 'Unable to load native-hadoop library for your platform... using builtin-java classes where applicable'], ['package', 'Truncated the string representation of a plan since it was too large. This behavior can be adjusted by setting \'spark.sql.debug.maxToStringFields\'.'], ['WindowExec', 'No Partition Defined for Window operation! Moving all data to a single partition, this can cause serious performance degradation.'], ['MemoryStore', `Not enough space to cache rdd_${r.int(10, 90)}_4 in memory! (computed ${r.int(200, 500)}.1 MiB so far), persisting to disk instead`]])))
  loop(r, t0, end, 24 * SEC / v, (t) => c.line(rm, t, `${f.log4j(t)} INFO org.apache.hadoop.yarn.server.resourcemanager.${r.pick([`rmcontainer.RMContainerImpl: container_e09_${app.slice(12)}_01_0000${r.int(10, 99)} Container Transitioned from ACQUIRED to RUNNING`, `scheduler.capacity.ParentQueue: assignedContainer queue=root usedCapacity=0.${r.int(61, 97)} absoluteUsedCapacity=0.${r.int(61, 97)}`, `rmapp.attempt.RMAppAttemptImpl: appattempt_${app.slice(12)}_000001 State change from ALLOCATED to LAUNCHED on event = LAUNCHED`, `scheduler.AbstractYarnScheduler: Release request cache is cleaned up`])}`))
  for (let i = 0; i < 14; i++) { const t = t0 + (6 + i * 12) * MIN, A = (q, cls, level, x) => c.line(af, q, `[${f.iso(q).slice(0, 19).replace('T', ' ')} UTC] {${cls}} ${level} - ${x}`), task = r.pick(['load_mart', 'check_counts', 'export_bi', 'wait_for_partner_file'])
    A(t, 'taskinstance.py:2193', 'INFO', `Starting attempt 1 of 4 <TaskInstance: mart_daily.${task} [running]>`)
    if (task === 'wait_for_partner_file') { A(t + 5000, 'wait.py:31', 'INFO', 'Poking for file partner_delivery.csv'); A(t + 9000, 'taskinstance.py:2905', 'ERROR', 'Task failed with exception\nTraceback (most recent call last):\n  File "/opt/airflow/dags/wait.py", line 33, in poke\nFileNotFoundError: partner_delivery.csv not there yet'); A(t + 9100, 'taskinstance.py:1138', 'INFO', 'Marking task as UP_FOR_RETRY.'); A(t + 309000, 'wait.py:35', 'INFO', 'File found, attempt 2 of 4') }
    A(t + r.int(310, 400) * SEC, 'taskinstance.py:1138', 'INFO', `Marking task as SUCCESS. dag_id=mart_daily, task_id=${task}`) }
  D(end, 'INFO', 'ApplicationMaster', 'Final app status: SUCCEEDED, exitCode: 0'); c.line(rm, end + 900, `${f.log4j(end + 900)} INFO org.apache.hadoop.yarn.server.resourcemanager.RMAppManager$ApplicationSummary: appId=${app},name=mart-nightly,user=etl,queue=root.etl,state=FINISHED,finalStatus=SUCCEEDED,preemptedAMContainers=0,preemptedNonAMContainers=${ex - 20}`)
  return c
}

export const healthy = [kafkaRolling, pgEdge, bootNoise, officeNetwork, sparkPreempt]
