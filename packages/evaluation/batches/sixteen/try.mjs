import { readFileSync } from 'node:fs'
const S = {
 'directory-morning/clock': { good: ["DC03's clock was set about 13 minutes ahead when it took its time from the Hyper-V host after the live migration", 'The domain controller synchronises with the VM IC Time Synchronization Provider and its system time jumped forward, so Kerberos fails', 'PDC emulator time is wrong by 13 min after moving to a host with a wrong clock; Kerberos skew', 'The Hyper-V host pushed an incorrect time into the guest DC'],
   bad: ['SQL Server rejects integrated logins because of SSPI handshake failures', 'Group Policy processing fails because domain authentication is failing', 'Kerberos authentication fails with clock skew between client and server', 'File server authentication errors'] },
 'virtual-floor/snapshot': { good: ["The Veeam backup could not remove the snapshot of VM; its delta grew until the datastore was full", 'Leftover backup snapshot whose consolidation failed because of a locked file filled the datastore', 'scanarchive01 runs on an unconsolidated snapshot left by the backup job'],
   bad: ['The datastore is full', 'ERP database erp-db01 is not reachable, connection pool exhausted', 'Storage ran out of space and VMs paused'] },
 'meeting-floor/rogue': { good: ['A rogue DHCP server at 192.168.1.1 hands out addresses in the client VLAN', 'Somebody plugged a home router into port Gi3/0/22, which answers DHCP requests', 'An unauthorised DHCP server (TP-Link router) gives clients wrong leases', 'A foreign device acts as second DHCP server, offering addresses to laptops: rogue'],
   bad: ['DHCP server dhcp01 fails to serve clients', 'Wi-Fi clients fail to get an address', 'DHCP requests rejected with wrong network NAKs', 'Third floor has no network'] },
 'reactor-shift/frozen': { good: ['Temperature transmitter TT-4807 is frozen at 67.91, so the controller closed the cooling valve', 'The signal of TT-4807 flatlined', 'TT-4807 repeats the same value while the other sensor rises', 'The reactor temperature sensor feeding TIC-4807 is stuck'],
   bad: ['Reactor temperature too high tripped the feed', 'Cooling water failure', 'Pump tripped on low suction', 'The safety system closed the feed valve XV-4801'] },
 'imaging-monday/password': { good: ['The Oracle password of the worklist broker account expired', 'ORA-28001: expired password on the RIS database user', 'Database account credential of the modality worklist has expired'],
   bad: ['Modality worklist queries fail', 'Cannot open JPA EntityManager, database transaction failed', 'Hikari pool connection closed'] },
 'imaging-monday/transformer': { good: ['The newly deployed revision of the pharmacy channel has a JavaScript error in its transformer', 'Channel ADT rev change: transformer code calls toUpperCase on undefined ward mapping in Mirth', 'Changed transformer script in the pharmacy channel throws a TypeError'],
   bad: ['Pharmacy does not receive messages', 'HL7 messages are queued', 'Lab connection reset'] },
 'clearing-night/twice': { good: ['The housekeeping purge with retention 0 emptied the duplicate-control table, so the resent file was posted twice', 'Retention of FILE_CTL_HIST fell to 0 days and all history was deleted, the duplicate check passed', 'HKP job wiped the file control history and the duplicate detection no longer worked'],
   bad: ['Control total mismatch in reconciliation', 'A file was posted twice', 'Accounts have insufficient funds', 'Partner sent the file again'] },
 'warehouse-day/watermark': { good: ['The watermark of order_line jumped to 2099, so the incremental extract finds no rows', 'A bogus future date was written as high-water mark', 'Incremental cursor is far ahead of now: watermark in the future'],
   bad: ['fct_sales is stale', 'Extract returned 0 rows', 'Forecast skipped stores because there is no data', 'dbt freshness failed'] },
 'training-run/gpu': { good: ['A GPU on gpu-n02 fell off the bus (Xid 79)', 'GPU 0b:00 of gpu-n02 died, all other ranks hang in NCCL', 'Hardware failure of one GPU: lost from PCIe bus'],
   bad: ['NCCL collective timeout on all ranks', 'Training job crashed with watchdog timeout', 'The network between the nodes failed', 'CUDA error invalid device ordinal'] },
 'order-functions/concurrency': { good: ['Terraform reduced the reserved concurrency of parcel-dispatch to 2, so it is throttled', 'Reserved concurrency for the consumer Lambda was set to 1', 'The function is throttled because its concurrency limit was lowered'],
   bad: ['SQS queue backlog grows', 'Orders are not dispatched in time', 'Carrier API rate limits', 'notify-mail deployment broke the function'] },
 'document-platform/key': { good: ['The KMS key version of the CMEK was scheduled for destruction', 'Cloud KMS key cmek-documents is disabled, nothing encrypted with it can be read', 'Somebody destroyed the encryption key version used by the bucket'],
   bad: ['statement-render returns 500', 'Access to the bucket is forbidden', 'Cloud Run memory limit exceeded', 'Pub/Sub publish failed'] },
 'backup-nights/onefs': { good: ['The projects share was moved to its own filesystem and the backup does not cross filesystem boundaries, so it is silently skipped', 'Since /data/projects is a separate mount, the fileset with onefs=yes leaves it out and only 37 files are saved', 'Bareos will not descend into the new volume mounted on /srv/cad; the data are missing from the backup', 'The share became a mount point, the FileSet excludes other file systems: backups nearly empty'],
   bad: ['Restore test fails', 'Backups write fewer files than before', 'Backup finished with warnings', 'Backup job incomplete'] },
 'log-room/flood': { good: ['Firewall policy 27 was changed to log all sessions, flooding Graylog', 'An admin enabled logtraffic all on a policy, the log volume grew eightfold', 'Configuration change on the FortiGate: every session of policy 41 is logged'],
   bad: ['Elasticsearch disk is full, flood stage watermark', 'Graylog journal utilization too high', 'Indices are read-only', 'Firewall under attack'] },
 'remote-morning/pool': { good: ['The VPN address pool is exhausted', 'The IP pool was reduced to 40 addresses and ran out', 'No free addresses left in the local pool since it was made smaller'],
   bad: ['VPN users get disconnected', 'RADIUS server failed', 'AnyConnect sessions end with lost service', 'Connections denied by access-group'] },
 'mail-gateway/dkim': { good: ['OpenDKIM refuses its private key because its group permissions are insecure', 'The DKIM key is in a shared group after the Ansible run, so signing fails and mail is tempfailed', 'DKIM signing key cannot be loaded because of its permissions'],
   bad: ['Postfix rejects outgoing mail with 4.7.1', 'ERP mailer cannot send invoices', 'Milter rejects messages', 'Mail server service unavailable'] },
 'host-night/space': { good: ['LOANX020 ran out of space for SORTOUT (SB37)', 'The sort output data set had no more extents on the volume: B37 in DEPOX020', 'Out of space on WRK034 for SORTOUT', 'CARDX020 abended B37'],
   bad: ['LOANX030 fails with JCL error', 'Data set not found', 'End of day application is late'] },
 'host-night/authority': { good: ['RACF denies BATPRT read access to the report data set', 'STMPR010 abended S913 for missing RACF authority', 'GLPRT010 lacks access rights to the data set'],
   bad: ['The print room is missing its report', 'TSO users enter invalid passwords', 'GL job did not finish'] },
 'booking-desk/battery': { good: ['RAID controller battery relearn switched the cache to write-through', 'BBU disabled: write-back cache is off, writes got slow', 'MegaRAID learn cycle disabled the write cache'],
   bad: ['PostgreSQL commits are slow', 'Booking API times out on the database', 'Checkpoint sync takes 50 s', 'Disk is saturated'] },
}
let n = 0
for (const [k, { good, bad }] of Object.entries(S)) {
  const [d, id] = k.split('/'), t = JSON.parse(readFileSync(`out/${d}/truth.json`)), i = t.incidents.find((x) => x.id === id)
  const hit = (s) => i.cause.allOf.every((g) => g.some((e) => new RegExp(e, 'i').test(s))), not = (s) => (i.cause.mustNot ?? []).some((e) => new RegExp(e, 'i').test(s))
  for (const s of good) if (!hit(s) || not(s)) { n++; console.log('GOOD MISSED', k, s, i.cause.allOf.map((g) => g.some((e) => new RegExp(e, 'i').test(s)))) }
  for (const s of bad) if (hit(s) && !not(s)) { n++; console.log('BAD MATCHED', k, s) }
}
console.log(n, 'wrong;', Object.keys(S).length)
