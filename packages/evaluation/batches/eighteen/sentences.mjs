// node sentences.mjs FOLDER   (an output folder of batch.mjs): right sentences must match, wrong ones must not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const S = {
  'runner-fleet/disk': [['The runner host has no space left on its Docker disk, so image pulls and jobs on it fail', "/var/lib/docker on one runner filled up because docker-prune fails; jobs placed there die", 'Disk full on the CI runner: every write by dockerd and npm is refused with ENOSPC', 'The CI runner ran out of storage, the cleanup of old Docker data does not work'],
    ['The PostgreSQL service container is not reachable and tests get connection refused', 'Many pipelines fail on the merge train with exit code 1']],
  'spark-nightly/mem': [['Executors use more memory than their YARN container allows and are killed', 'YARN kills the Spark executors for exceeding the physical memory limit; memoryOverhead is too small', 'Out-of-memory: containers outgrow their limit and the NodeManager terminates them', 'spark.executor.memoryOverhead is undersized for sessionize_events'],
    ['Shuffle fetch failures make the stage abort after four attempts', 'The worker nodes refuse connections on port 7337 so the Spark job failed']],
  'dbt-warehouse/key': [['The RSA public key of the dbt service user in Snowflake was rotated and dbt still signs with the old private key', 'Snowflake rejects the JWT of dbt: token is invalid', 'Key rotation by the secops job broke key-pair authentication of SVC_DBT', 'dbt cannot log in to the warehouse any more, its credentials were changed by a key rotation'],
    ['The dbt_build task fails with exit code 2 and downstream tasks are upstream_failed', 'Tables of the analytics schema are stale and the freshness monitor raises errors']],
  'dc-syslog/cert': [['The TLS certificate of the LDAP server has expired, so sssd cannot log anybody in', 'Expired LDAP certificate', 'slapd serves a cert past its validity; clients refuse StartTLS', 'LDAP over TLS fails since the x509 certificate was not renewed in time'],
    ['Users cannot log in by SSH, failed passwords rise on the app hosts', 'sssd backend is offline and authentication information cannot be retrieved']],
  'dc-syslog/zone': [['named did not load a zone because of a typo in the zone file pushed by Ansible', 'BIND refuses the zone: unknown RR type CNAM', 'A syntax error in db.svc.example makes the name server answer nothing for that zone', 'Broken DNS zone: invalid record type deployed, zone not loaded after the restart'],
    ['Name resolution fails temporarily on the application hosts', 'Postfix defers mail because hosts are not found']],
  'nfs-home/disk': [['A failing hard disk in the NFS server stalls reads', 'Disk sdX reports unrecovered read errors and pending sectors; NFS clients hang while it retries', 'Media errors on a drive of array md2 (dying disk) make nfsd block', 'Faulty SATA drive: medium errors, SMART uncorrectable count rises'],
    ['NFS server not responding, clients hang', 'The wiki is slow and the database times out because of the storage network']],
  'etcd-plane/quota': [['etcd reached its backend quota and raised the NOSPACE alarm', 'The etcd database is full, so the API server cannot write', 'etcd database size exceeded the 2 GB limit; it only accepts reads', 'etcd has run out of space (mvcc: database space exceeded)'],
    ['Nodes are NotReady because kubelets cannot update their leases', 'The API server returns internal errors for writes']],
  'nat-gateway/ct': [['The connection tracking table of the NAT gateway is full and new packets are dropped', 'nf_conntrack table exhausted on gw1', 'conntrack limit reached, caused by 1200 crawler workers without keepalive', "The gateway's session table overflowed, so outbound connections time out"],
    ['The payment provider does not answer, connections time out', 'HAProxy returns 504 as the payment servers are slow']],
  'kms-orders/kms': [['The KMS key that encrypts the order bucket was disabled by a cleanup role', 'An automation disabled a customer managed key; S3 and SQS writes fail', 'Encryption key deactivated by the cost janitor', 'KMS.DisabledException: the key was switched off through DisableKey'],
    ['The order-intake function returns 500 for orders', 'Fulfilment gets no orders since the new release of the function']],
  'core-link/link': [['The uplink port of the core switch flaps because of low optical receive power', 'A failing SFP transceiver makes the interface go up and down', 'Te1/1/X on the core switch is bouncing, the fibre or optics are bad', 'Rx power low on the uplink: unstable link between switches'],
    ['Keepalived changes between master and backup repeatedly', 'Galera lost its primary component and nodes are suspected']],
  'doc-archive/purge': [['The retention job deleted most invoices since keep_days was changed from 2555 to 255', 'A wrong retention policy purged hundreds of thousands of documents', 'Housekeeping removed invoices far too early after a policy reload', 'Data loss: the nightly cleanup with a shortened keep period erased invoices'],
    ['docs-api returns 404 for many documents', 'The object store has lost objects because of slow drives']],
  'inter-site/mtu': [['MSS clamping was removed from the tunnel, so large packets are lost', 'MTU black hole on the tunnel to site B after a router change', 'The command no ip tcp adjust-mss breaks bulk transfers: full-size segments do not fit', 'Packets of full size are dropped on the tunnel since path MTU discovery does not work'],
    ['rsync times out between the sites', 'The walreceiver is terminated by a timeout, replication is unstable']],
  'auth-otp/clock': [['The clock of one authentication host was stepped by minutes because chrony follows a wrong time source', 'Time on the RADIUS server is off by several minutes, so TOTP codes are rejected', 'chronyd selected ntp-lab, a bad server, and the system time jumped', 'NTP misconfiguration: the host is out of sync with the others'],
    ['Users type wrong one-time passwords and VPN logins fail', 'OpenVPN rejects user authentication on one RADIUS server']],
  'backup-host/lock': [['A stale lock file left by the restart makes every backup run exit without doing anything', 'Backups are skipped: the lock is held by a pid that belongs to another process since the reboot', 'No backup has been made since the reboot because the job believes a previous run is still active', 'Orphaned lock at /srv/backup/.lock blocks backup-hourly'],
    ['The backup repository does not grow any more', 'The server was rebooted by unattended-upgrades']],
  'catalog-rollout/cpu': [['The deploy cut the CPU limit of the service to 400m and it is throttled', 'CPU throttling after the release lowered resources', 'GOMAXPROCS fell to 1 as the new limit is 0.4 cores; too little CPU', 'The service is starved of CPU since the helm upgrade reduced its quota'],
    ['The service answers slowly since the new image version', 'Ingress shows latency of several seconds and clients close connections']],
}
const folder = process.argv[2]
let bad = 0, n = 0
for (const [id, [right, wrong]] of Object.entries(S)) {
  const [name, inc] = id.split('/')
  const truth = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8')).incidents.find((i) => i.id === inc)
  const ok = (s) => truth.cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) && !(truth.cause.mustNot ?? []).some((x) => new RegExp(x, 'i').test(s))
  for (const s of right) { n++; if (!ok(s)) { bad++; console.log(`${id}: right but no match: ${s}  [${truth.cause.allOf.map((g) => g.some((x) => new RegExp(x, 'i').test(s)))}]`) } }
  for (const s of wrong) { n++; if (ok(s)) { bad++; console.log(`${id}: wrong but matches: ${s}`) } }
}
console.log(`${n} sentences, ${bad} problems`)
process.exitCode = bad ? 1 : 0
