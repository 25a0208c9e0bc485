// Right and wrong statements for each incident: node sentences.mjs [FOLDER of generated cases]
import { mkdtempSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

const said = {
  'kafka-logdir-io/io': [['A broker hit an I/O error on its second data directory and took those replicas offline', 'Disk failure under one Kafka log.dir, the partitions there are lost to the ISR', 'Storage volume died on a broker: java.io.IOException while appending', 'Failing drive behind /data/d2/kafka'],
    ['The service has errors and requests fail', 'posting-service cannot produce because there are too few in-sync replicas']],
  'sqlserver-log-backup/backup': [['Transaction log backups fail because the share refuses the login, so the log filled up', 'Log backup job gets OS error 1326 bad password on the backup share', 'The database log cannot be truncated: no log backup has been possible for an hour and it is full', 'Backup credentials for the file server no longer accepted'],
    ['Database problem causes errors in the application', 'WildFly EJB transactions are rolled back, a defect of IntakeBean after the deployment']],
  'vpn-hub-cert-expired/cert': [['Certificate expired on the VPN hub', 'The hub presents an X.509 certificate past its validity, so IKE authentication is refused by branches', 'IPsec gateway cert was not renewed in time', 'Branches reject the hub: its cert is no longer valid since noon'],
    ['Tunnels are down and stores are unreachable', 'pos-sync connect timeouts: the POS servers in the stores are overloaded']],
  'flink-poison-record/poison': [['A malformed message in the source topic kills the Flink job again and again', 'Poison pill at one Kafka offset: amount with a comma cannot be parsed as BigDecimal', 'Deserialization failure in the Flink source, restart loop from the same checkpoint', 'terminal gateway sends amounts in a format the schema does not accept'],
    ['The Flink job is unstable and keeps restarting', 'decision-api has stale scores because ClickHouse is slow']],
  'campus-syslog-raid-dhcp/raid': [['Disk failure in the RAID array of the NAS', 'A drive threw unreadable sectors and was kicked from md0', 'md0 degraded: member device failed', 'Hard medium errors on one hdd of the file server'],
    ['NFS server not responding', 'Web server web2 hangs, its kernel has a problem']],
  'campus-syslog-raid-dhcp/dhcp': [['DHCP pool exhausted for the wireless VLAN', 'No free leases left in 10.x.40.0/23', 'The address range is too small, clients get no IP because all addresses are in use', 'dhcpd ran out of addresses'],
    ['Wireless clients cannot connect', 'wlc1 deauthenticates clients, the controller is faulty']],
  'zookeeper-slow-fsync/fsync': [['ZooKeeper leader has slow disk: fsync of the write ahead log takes many seconds', 'Disk latency on one ZooKeeper node stalls the transaction log', 'zk ensemble blocked by storage that is too slow to sync', 'Slow I/O beneath the quorum leader, sessions expire'],
    ['HBase region servers abort with session expired', 'profile-api cannot read from HBase because the region servers crash in long GC pauses']],
  'rabbitmq-disk-alarm/disk': [['RabbitMQ disk alarm on one node blocks all publishers', 'Broker node ran out of disk space', 'Free disk below the limit: a firehose trace filled the volume', 'Not enough storage on the broker, flow stopped cluster-wide'],
    ['order-intake times out waiting for confirms', 'edge-gateway circuit breaker opened because order-intake was deployed badly']],
  'array-write-through/bbu': [['Storage controller battery below reserve, so the array runs in write-through', 'Write cache disabled on the array', 'BBU fault on the SAN made every write slow', 'The controller lost its cache protection and the cache was switched off'],
    ['Oracle and PostgreSQL are slow', 'Redo logs of Oracle are too small, checkpoint not complete']],
  'radius-bind-lockout/lock': [['The bind account of RADIUS is locked out in Active Directory', 'svc account lockout caused by an old server with a stale password', 'LDAP bind user locked (data 775)', 'An outdated print server keeps sending the wrong password and locks the service user'],
    ['Users cannot log in to the wireless network', 'The WLC is misconfigured, no radius server alive']],
  'factory-layer2-loop/loop': [['Layer 2 loop at an access switch', 'Broadcast storm: two ports of the hall switch patched together', 'MAC flapping between two ports, switching loop in the production VLAN', 'Missing spanning tree protection let a bridge loop flood the hall'],
    ['PLC communication times out', 'modbus-collector is overloaded after the MES deployment']],
  'airflow-extract-page-cap/cap': [['Connector upgrade introduced a default of max_pages=10, extracts are cut at 10,000 rows', 'Hourly extract truncated since the new restpull version', 'Ingestion is incomplete: pagination stops after ten pages', 'The load is capped at exactly 10k rows per run'],
    ['Data quality has a problem', 'dbt test rows_vs_last_week warns: the model fct_revenue is wrong']],
  'cassandra-clock-ahead/clock': [['Clock skew on one Cassandra node', 'The host lost its NTP servers and its time runs ahead, so write timestamps win wrongly', 'chronyd unsynchronised after the firewall reload', 'Time drift on a node makes cells from the future shadow newer writes'],
    ['Orders are in the wrong status', 'payments service has a bug in its status update after release 6']],
  'wildfly-heap-leak/leak': [['Heap leak through a cache without eviction', 'Old generation fills until full GCs take seconds', 'Memory leak: cache grows unbounded since the deployment', 'The JVM runs out of heap, garbage collection dominates'],
    ['Requests are slow and time out', 'haproxy returns 504, the load balancer timeout is too short']],
  'hdfs-datanode-100mbit/nic': [['A datanode negotiated 100 Mbit half duplex after a link flap', 'Duplex mismatch between switch and server NIC', 'Network port of one node fell back to a slow speed', 'Bad cable or autonegotiation: the link came up at 100M'],
    ['HDFS writes are slow', 'Spark stages suffer from data skew and timeouts']],
  'training-straggler-fan/fan': [['Fan failure on one GPU host makes its GPUs throttle', 'Thermal throttling on a node holds up all ranks', 'GPU overheating, cooling broken in one server', 'Straggler: hot GPUs with reduced clocks after a dead fan'],
    ['Training became slower', 'The dataloader cannot feed the ranks, object store SlowDown']],
}

let folder = process.argv[2], bad = 0, n = 0
if (!folder) { folder = mkdtempSync(join(tmpdir(), 'twentythree-')); execFileSync('node', [new URL('batch.mjs', import.meta.url).pathname, '--out', folder]) }
for (const [key, [right, wrong]] of Object.entries(said)) {
  const [name, id] = key.split('/'), { cause } = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')).incidents.find((i) => i.id === id)
  const hit = (s) => cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) && !(cause.mustNot ?? []).some((x) => new RegExp(x, 'i').test(s))
  for (const s of right) { n++; if (!hit(s)) { bad++; console.log(`${key} must match: ${s}`) } }
  for (const s of wrong) { n++; if (hit(s)) { bad++; console.log(`${key} must not match: ${s}`) } }
}
console.log(`${n} sentences, ${bad} problems`)
process.exitCode = bad ? 1 : 0
