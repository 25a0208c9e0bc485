// node sentences.mjs FOLDER: three right sentences and two wrong ones per incident
import {readFileSync} from 'node:fs'
const dir=process.argv[2]
const T=`01-quay a
winbind's UID range for idmap is full, new accounts get no mapping
The ID mapping pool is exhausted
No free uids are left in the configured range: uid range used up
Authentication of seasonal users fails on smbd
The pick desks cannot reach files01
02-ward a
Clock skew between the DHCP failover peers
dhcp2's time jumped ahead, so failover is rejected
NTP lost its sources on dhcp2; time mismatch breaks the partner link
The address pool of dhcp1 is used up
Phones are unreachable because of a network fault
03-campus a
The LMDB map size of slapd is full
OpenLDAP's mdb database reached its maxsize
The memory-mapped database hit its configured limit
The LDAP server answers error 80
HR sync cannot write persons
04-depot a
DFSR on DC07 stopped SYSVOL replication: offline longer than MaxOfflineTimeInDays
SYSVOL is stale since the DC was disconnected for 90 days
DC07 was switched off too long, replication is refused
Group Policy cannot read gpt.ini
The logon script is missing on the server
05-terminal a
Number range interval 18 of RV_BELEG is exhausted
SAP ran out of delivery numbers
NRIV interval overflow: last number reached
IDocs fail with status 51
WMS gets no deliveries from SAP
06-plant a
A failing SFP causes CRC errors
Dirty fibre: low receive power on the switch
The optic of the array's port loses light
Datastore latency is high on esx11
The database has lock timeouts
07-clinic a
SCSI reservations of crashed stag02 block the tape drives
Drives are still held by the dead storage agent
Reservation conflict on the LTO drives stops archiving
The Oracle recovery area is full
The archiver hangs as backups fail
08-pharmacy a
The NVR floods connections and eats the PAT pool
After its firmware update the video recorder retries without pause
CCTV relay client opens thousands of NAT translations
The firewall's PAT pool is exhausted
The wholesaler's server times out
09-foundry a
Spamhaus queries go through a public resolver after forwarders changed
puppet pointed named to 8.8.8.8, so the DNSBL answers with an error
The RBL refuses lookups from Google DNS
Senders are listed on Spamhaus
Postfix rejects legitimate mail
10-icu a
The IGMP querier was disabled
no ip igmp querier on the core switch made memberships age out
Multicast is pruned as the VLAN has no querier
Corosync lost quorum as a node died
Bedside monitors lost their link
11-lab a
AU5800-2 reports in mg/dL since the factory package was imported
The import switched the analyzer to conventional units
Wrong units: instrument configuration replaced
Patients have critical glucose
The LIS holds too many results
12-labels a
SNMP was disabled on the printers, so Windows deems them offline
The hardening template removed the community the port status needs
SNMP status polling fails after TPL-SEC-7
Label printers are offline
The network to the printers is down
13-notary a
The gateway's network clock fell to freerun, causing slips
E1 timing lost: clock slips spoil fax
The PRI is not synchronised any more
Remote fax machines fail to train
The fax server has failing modems
14-council a
GG-Leitung was nested in 190 groups: Kerberos token too large
The Authorization header exceeds the limit through group memberships
Token bloat from too many group SIDs
IIS answers 400
Users send bad requests
15-gravel a
kolb changed the file name from ORDERS_ to ORDERS-; the poller skips it
The partner renamed its files, pattern no longer matches
EDI files do not match the mask
No orders arrive from kolb
The SFTP server is refusing connections
15-gravel b
The weighbridge program leaks handles
Handle count grows until weighing is slow
waage accumulates handles never closed
The scale is slow
Trucks queue at the gate`.split('\n')
let bad=0
for(let i=0;i<T.length;i+=6){const [n,id]=T[i].split(' '),x=JSON.parse(readFileSync(`${dir}/28-${n}/truth.json`)).incidents.find(v=>v.id===id)
  const right=s=>x.cause.allOf.every(g=>g.some(e=>new RegExp(e,'i').test(s)))
  for(let j=1;j<6;j++)if(right(T[i+j])!==(j<4)){bad++;console.log(n,id,j,T[i+j])}}
console.log(`${T.length/6} incidents, ${T.length/6*5} sentences, ${bad} wrong`);process.exitCode=bad?1:0
