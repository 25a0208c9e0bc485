// node sentences.mjs: every right sentence must match, no wrong one may; right sentences of other causes must not match either.
import { CAUSES } from './causes.mjs'
const T = {
  'vsphere-cluster/datastore': { right: ['Datastore ds-ssd-02 ran out of free space, so the thin-provisioned disks of its VMs could not grow', 'The VMFS volume is full: a backup snapshot left behind grew to 1.4 TB', 'VMFS datastore exhausted by an unconsolidated Veeam snapshot', 'No space left on datastore; VMs are suspended', 'Snapshot of erp-db-01 filled up the datastore'], wrong: ['erp-app-01 lost its VMware Tools heartbeat', 'Virtual machines are suspended and do not respond', 'vMotion migrations fail between hosts', 'High CPU usage on a virtual machine'] },
  'vsphere-cluster/uplink': { right: ['The uplink vmnic3 of esx05 is flapping', 'Physical NIC repeatedly loses its link (cable, SFP or switch port)', 'Unstable network link on vmnic5: up and down every few minutes', 'Network adapter vmnic3 link goes down again and again', 'Bad cable or transceiver behind vmnic3: link bounces'], wrong: ['vMotion migrations failed because hosts could not connect', 'ESX host overloaded', 'VM heartbeat lost'] },
  'iis-booking-mssql/log': { right: ['The transaction log of BookingCore is full because log backups fail', 'Log backups cannot be written since the backup share is unreachable, so the log is not truncated and filled up', 'SQL Server error 9002: transaction log full (LOG_BACKUP)', 'The backup target \\\\bkp01 cannot be found (network path), which stopped log backups', 'Database log ran out of space; it has not been backed up'], wrong: ['Booking web application throws DbUpdateException', 'IIS returns 500 on POST /api/bookings', 'Deadlocks in the database', 'Brute force logins against sa'] },
  'pbx-asterisk-kamailio/trunk': { right: ['The carrier rejects the trunk registration because the SIP secret was rotated and Asterisk still uses the old one', 'Outbound trunk registration is refused with 403: wrong password', 'SIP trunk credentials are out of date after rotation', 'Provider authentication failure: new secret not rendered into pjsip.auth.conf'], wrong: ['Outbound calls end in congestion', 'SIP scanners try extensions without success', 'Brute force: wrong passwords at registration by scanners', 'Phones fail to log in', 'Click-to-call originate fails', 'Calls fail because everyone is busy'] },
  'saas-billing-fleet/column': { right: ['New billing-api release expects a column that does not exist: the migration was skipped', 'Database schema is out of sync with the code', 'The schema migration was not run before the deploy', 'Missing column accounts.dunning_policy', 'billing-api deployed ahead of its database migration'], wrong: ['edge-rs returns 500 for invoices', 'Invoices cannot be created', 'PostgreSQL is overloaded by slow queries', 'Duplicate keys violate a unique constraint'] },
  'saas-billing-fleet/cert': { right: ['The TLS certificate of the mail relay has expired', 'SMTP relay presents an expired certificate', 'Certificate of relay.mailpost.example was not renewed', 'SSL cert lapsed on the SMTP relay'], wrong: ['Emails are not sent', 'notify-worker raises exceptions', 'The email queue grows'] },
  'gitlab-runner-fleet/pull': { right: ['Docker Hub pull rate limit reached for unauthenticated pulls', 'The registry throttles our anonymous image pulls (429)', 'The runners exceeded the quota of Docker image pulls', 'toomanyrequests from docker.io: runners pull without login'], wrong: ['CI jobs fail', 'Unit tests fail with assertion errors', 'GitLab answers 502 to runners', 'Image cannot be pulled'] },
  'graphql-storefront/index': { right: ['A migration dropped the index idx_products_tenant_sku, so product lookups do sequential scans', 'Missing index on products after flyway removed it', 'DROP INDEX made catalog queries slow', 'Index removed: queries fall back to full table scans and exhaust the pool'], wrong: ['Hikari connection pool exhausted in catalog-svc', 'Router times out on the catalog subgraph', 'Inventory release broke the storefront', 'Catalog is slow'] },
  'mesh-payments-k8s/dns': { right: ['CoreDNS gets no answer from its upstream resolver 10.0.0.2', 'Upstream DNS server is unreachable, external names do not resolve', 'DNS resolution of external hosts times out at the forwarder', 'The resolver CoreDNS forwards to stopped responding', 'The nameserver behind CoreDNS is down'], wrong: ['Payments cannot reach the PSP: context deadline exceeded', 'Payment provider API is down', 'Envoy returns 504 response timeouts', 'fraud-scoring has failed device lookups'] },
  'proxmox-ceph/disk': { right: ['Disk sdf behind osd.17 is failing with medium errors', 'The drive /dev/sdg on pve2 has unrecoverable read errors', 'A dying disk causes slow ops on one OSD', 'Bad sectors on sde (pending sectors grow)', 'Hardware failure of a hard disk (unrecovered read error)'], wrong: ['Ceph has slow ops', 'MariaDB waits for locks', 'qmp commands time out on pve1', 'A node rebooted for a kernel upgrade', 'Tasks blocked for more than 120 seconds in the shop VM'] },
  'trading-fix-cpp/clock': { right: ['The host clock was stepped by about 4 seconds after chronyd selected a bad NTP source', 'Clock skew on the trading host: the time source ntp-gps2 is wrong', 'System time jumped 3.9 s so the exchange refuses SendingTime', 'Faulty GPS time server made the clock run ahead', 'chrony followed a falseticker'], wrong: ['The exchange rejects our orders', 'FIX sessions are logged out', 'Strategy halted quoting', 'Market data gaps'] },
  'observability-stack/series': { right: ['High cardinality: checkout-api added session_id as a label, Prometheus runs out of memory', 'Explosion of time series from a new histogram label', 'Prometheus is OOM-killed because a new per-request label created millions of series', 'cart_id label on checkout histogram', 'Cardinality explosion'], wrong: ['Grafana cannot query Prometheus: connection refused', 'Prometheus is down', 'Prometheus was OOM-killed', 'Metric queries fail since the new deployment', 'Alertmanager watchdog is absent'] },
  'edge-cdn-news/key': { right: ['Ruleset 312 added a cookie to the cache key, so the hit ratio collapsed and origin load rose', 'Cache fragmentation: every visitor has his own key since the config change', 'The CDN cache key now includes cookie:_nid, pages are no longer cached', 'A published edge rule makes the cache vary by cookie; misses flood the origin'], wrong: ['The origin is slow', 'newsletter-widget throws TypeErrors', 'Traffic surge', 'Origin response times rose because it is overloaded'] },
  'backup-restic-fileserver/mount': { right: ['The NFS share was not mounted after the reboot, so restic backs up an empty directory', 'mount.nfs timed out at boot and the job saves 0 files since', '/mnt/projects is missing its NFS mount', 'Backups are empty since the share failed to mount'], wrong: ['SSH brute force', 'A disk is failing (SMART)', 'A backup failed', 'The server was rebooted'] },
  'booking-engine-cpp/fd': { right: ['fare_push leaks file descriptors: one socket per update is never closed', 'File descriptor leak after the config reload until the limit was reached', 'Sockets to fared are left open and exhaust the fd limit', 'seatd ran out of file handles (EMFILE)'], wrong: ['HAProxy cannot connect to the backend', 'GDS link keepalives are late', 'seatd is slow', 'Memory leak'] },
  'order-events-kotlin/poison': { right: ['A poison message blocks partition 7 of orders.v2', 'One record cannot be deserialized ("12,90") and is retried for ever, so the partition stands still', 'Malformed unit price in an order event from the marketplace connector blocks the consumer', 'Unparseable message at offset 48211907, consumer seeks back again and again'], wrong: ['Consumer lag is rising', 'fulfilment misses orders', 'Group rebalancing', 'geo lookups return 503'] },
}
const MORE = {
 "vsphere-cluster/datastore": [
  "The datastore has no free blocks left",
  "Storage exhaustion on PURE-PROD-03 pauses virtual machines"
 ],
 "vsphere-cluster/uplink": [
  "ESXi uplink vmnic3 loses carrier",
  "Link flapping on a physical network adapter"
 ],
 "iis-booking-mssql/log": [
  "The transaction log of the database cannot be truncated as its backup fails",
  "Full transaction log in SQL Server"
 ],
 "pbx-asterisk-kamailio/trunk": [
  "Registration with the carrier is denied (403): credentials changed",
  "Credential rotation was not applied to the SIP trunk",
  "Authentication of the outbound registration fails"
 ],
 "saas-billing-fleet/column": [
  "billing-api 2.41.0 queries a column the database lacks",
  "Code and schema mismatch after deploy",
  "A pending database migration was not applied"
 ],
 "saas-billing-fleet/cert": [
  "The mail relay's certificate ran out",
  "Expired TLS certificate"
 ],
 "gitlab-runner-fleet/pull": [
  "CI runners hit Docker Hub's anonymous pull limit",
  "Registry rate limiting of image pulls"
 ],
 "graphql-storefront/index": [
  "Index on products was deleted; queries read the whole table",
  "Schema migration 112 removed an index that was still in use"
 ],
 "mesh-payments-k8s/dns": [
  "Upstream name server 10.0.0.2 does not reply to CoreDNS",
  "DNS resolution failure: upstream timeout",
  "DNS lookups of external names fail because the forwarder is unreachable"
 ],
 "proxmox-ceph/disk": [
  "osd.17's disk has media errors",
  "Failing disk /dev/sdh",
  "Storage device error on sdf: unrecovered reads"
 ],
 "trading-fix-cpp/clock": [
  "Time synchronisation picked a wrong source: clock 4 s off",
  "Clock step on the host",
  "The NTP server gave a wrong time"
 ],
 "observability-stack/series": [
  "New metric label request_id multiplies time series until Prometheus runs out of memory",
  "Metric cardinality explosion",
  "Head series grew from 1.2 to 9 million"
 ],
 "edge-cdn-news/key": [
  "Change of the CDN cache key lowers the hit ratio",
  "Configuration change (ruleset 201) caused cache misses"
 ],
 "backup-restic-fileserver/mount": [
  "The restic source is not mounted",
  "Mount failure of the NFS file system at boot: empty source",
  "Backup source directory is empty, mount missing"
 ],
 "booking-engine-cpp/fd": [
  "seatd leaks sockets after enabling fare_push",
  "Descriptor exhaustion",
  "File handles leak"
 ],
 "order-events-kotlin/poison": [
  "Consumer of shop.orders-10 is stuck on an unparsable record",
  "Poison pill in the topic",
  "Deserialization error blocks the partition",
  "A record with an invalid decimal is retried endlessly"
 ]
}
for (const [k, x] of Object.entries(MORE)) T[k].right.push(...x)
let bad = 0
const hit = (k, s) => CAUSES[k].allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) && !CAUSES[k].mustNot.some((x) => new RegExp(x, 'i').test(s))
for (const k of Object.keys(CAUSES)) if (!T[k]) { bad++; console.log('no sentences', k) }
for (const [k, { right, wrong }] of Object.entries(T)) {
  for (const s of right) if (!hit(k, s)) { bad++; console.log(`MISSED ${k}: ${s}`) }
  for (const s of wrong) if (hit(k, s)) { bad++; console.log(`TOO WIDE ${k}: ${s}`) }
  for (const [o, { right: rs, wrong: ws }] of Object.entries(T)) if (o !== k) for (const s of rs) if (hit(k, s) && !s.startsWith('Log backups cannot')) { bad++; console.log(`FOREIGN ${k}: ${s}  (${o})`) }
}
console.log(bad ? `${bad} problems` : 'all sentences as expected'); process.exitCode = bad ? 1 : 0
