import { Case, kit, S, M, H, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, checkpoint } from './lib.mjs'

/** KVM host: LVM thin pool metadata runs full, guests go read-only. */
export function hypervisor(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Guests and a chronic smartd notice are louder than the thin pool metadata warnings; data space of the pool is fine.' })
  const host = 'kvm' + pad(k.int(2, 19), 2), vg = k.pick(['vmdata', 'vg_guests', 'nvmevg']), tp = k.pick(['tpool0', 'thin01', 'pool00'])
  const t0 = k.day() + k.int(14, 19) * H, T = t0 + 6 * H + k.min(0, 59), end = T + 22 * M
  const J = 'logs/journal.txt', O = 'logs/guest-erp-db.messages', W = 'logs/guest-files.messages'
  const j = (t, x, o) => c.line(J, t, `${isoS(t)}+0000 ${host} ${x}`, o)
  const pid = { virt: k.int(1200, 1900), smart: k.int(900, 1100), dm: k.int(1100, 1190), chr: k.int(800, 890), zab: k.int(1500, 1800), sshd: 0, dns: k.int(1900, 2100) }
  const vms = k.shuffle(['erp-db', 'files', 'intranet', 'jump01', 'ci-runner3', 'ldap2', 'wiki'])
  const nfull = k.int(38, 57)
  c.incident('thinmeta', {
    cause: { allOf: [['thin', 'tpool', tp, 'dm-?thin'], ['meta-?data', 'tmeta'], ['full', 'exhaust', 'out of (free )?(space|blocks)', 'no (free |more |remaining )*(space|blocks|room)', 'ran out', 'run(s|ning)? out', 'fill', '100 ?%', 'unable to allocate', 'could not (be )?(allocate|extend|grow)', 'cannot (be )?(allocate|extend|grow)', 'ENOSPC', 'error = -28', 'too small', 'deplet', 'insufficient', 'space']], mustNot: ['(failing|bad|faulty|dying|defective) (physical )?(disk|drive|sdc)'] },
    services: [host, 'kernel', 'device-mapper', 'lvm', 'lvm2', 'dmeventd', 'dm-thin', 'thin pool', `${vg}/${tp}`, `${vg}-${tp}`, `${vg}-${tp}-tpool`, tp, vg, 'lvm thin pool'],
    victims: ['erp-db', 'files', 'postgres', 'postgresql', 'smbd', 'guest-erp-db', 'guest-files', 'xfs', 'ext4', 'qemu', 'libvirtd'],
    severity: ['critical', 'high'], onset: T, onsetToleranceSeconds: 1800, rootPattern: 'thin|space map metadata|tmeta|extents needed',
  })
  // background of the host
  const sess = () => k.int(100, 999)
  k.flow(t0, end, 55 * S, (t) => {
    const vm = k.pick(vms)
    k.weighted([
      [10, () => { const n = k.int(2000, 9999); j(cronT(t, 10 * M), `CROND[${n * 7}]: (root) CMD (/usr/lib64/sa/sa1 1 1)`) }],
      [8, () => { const p = k.int(20000, 99999), u = k.pick(['backup', 'ansible', 'mhoff']); j(t, `sshd[${p}]: Accepted publickey for ${u} from ${k.ip('10.12.4')} port ${k.int(32000, 60000)} ssh2: ED25519 SHA256:${k.hex(20)}${k.hex(12).toUpperCase()}`); j(t + 40, `systemd-logind[842]: New session ${sess()} of user ${u}.`); j(t + k.sec(3, 40), `sshd[${p}]: pam_unix(sshd:session): session closed for user ${u}`) }],
      [6, () => j(t, `zabbix_agentd[${pid.zab}]: failed to accept an incoming connection: connection from "10.12.9.4" rejected, allowed hosts: "10.12.1.20"`)],
      [7, () => j(t, `dnsmasq-dhcp[${pid.dns}]: DHCPREQUEST(virbr1) 192.168.122.${k.int(10, 60)} 52:54:00:${k.hex(2)}:${k.hex(2)}:${k.hex(2)}`)],
      [5, () => j(t, `libvirtd[${pid.virt}]: ${isoS(t).replace('T', ' ')}.${k.us()}+0000: ${pid.virt}: warning : qemuDomainObjTaint:5526 : Domain id=${k.int(3, 19)} name='${vm}' uuid=${k.uuid()} is tainted: host-cpu`)],
      [6, () => j(t, `kernel: kvm [${k.int(3000, 90000)}]: vcpu${k.int(0, 7)}, guest rIP: 0xffffffff${k.hex(8)} ignored rdmsr: 0x${k.pick(['611', '639', '641', '619', '64e'])}`)],
      [4, () => j(t, `chronyd[${pid.chr}]: Selected source 10.12.1.${k.int(2, 4)} (ntp${k.int(1, 3)}.corp.lan)`)],
      [4, () => j(t, `systemd[1]: Started Session ${sess()} of user ansible.`)],
      [4, () => { j(t, 'systemd[1]: Starting system activity accounting tool...'); j(t + 80, 'systemd[1]: Started system activity accounting tool.') }],
      [3, () => j(t, `kernel: br0: port ${k.int(2, 9)}(vnet${k.int(1, 14)}) entered forwarding state`)],
      [3, () => j(t, `audit[${k.int(3000, 9999)}]: VIRT_CONTROL pid=${pid.virt} uid=0 auid=4294967295 ses=4294967295 subj=system_u:system_r:virtd_t:s0-s0:c0.c1023 msg='virt=kvm op=start reason=booted vm="${vm}" uuid=${k.uuid()} vm-pid=${k.int(3000, 90000)} exe="/usr/sbin/libvirtd" hostname=? addr=? terminal=? res=success'`)],
      [2, () => j(t, `irqbalance[811]: Cannot change IRQ ${k.int(30, 90)} affinity: Operation not permitted`)],
    ])()
  })
  for (let t = t0 + k.min(1, 29); t < end; t += 30 * M) { j(t, `smartd[${pid.smart}]: Device: /dev/sdc [SAT], 8 Currently unreadable (pending) sectors`); j(t + 20, `smartd[${pid.smart}]: Device: /dev/sdc [SAT], SMART Usage Attribute: 194 Temperature_Celsius changed from ${k.int(66, 69)} to ${k.int(66, 69)}`) }
  // snapshots by the backup every half hour, metadata share rises
  let pct = 79.2 + k.next()
  const marks = [80, 85, 90, 95]
  for (let t = t0 + 11 * M, n = 1; t < T - 3 * M; t += 30 * M, n++) {
    const p = k.int(20000, 90000), vm = vms[n % vms.length]
    j(t, `vm-backup[${p}]: snapshot ${vg}/${vm}_bk_${hms(t).slice(0, 5).replace(':', '')} created (thin, origin ${vg}/${vm}), keeping ${24 + n} generations`, { relevant: 'thinmeta' })
    j(t + 2 * S, `vm-backup[${p}]: exporting ${vm} to /srv/backup/${vm}/${ymd(t)}.zst`)
    j(t + k.min(3, 9), `vm-backup[${p}]: ${vm} done, ${k.int(4, 190)}.${k.int(0, 9)} GiB in ${k.int(180, 560)} s; pool data ${(nfull + n * 0.3).toFixed(2)}% used`)
    pct += (99.4 - 79.7) / 11.5
    while (marks.length && pct > marks[0]) { const m = marks.shift(); j(t + k.sec(30, 90), `dmeventd[${pid.dm}]: WARNING: Thin pool ${vg}-${tp}-tpool metadata is now ${(m + k.next() * .6).toFixed(2)}% full.`, { root: 'thinmeta' }) }
  }
  j(T - 21 * M, `dmeventd[${pid.dm}]: Insufficient free space: 16 extents needed, but only 0 available`, { relevant: 'thinmeta' })
  j(T - 21 * M + 20, `dmeventd[${pid.dm}]: Failed command for ${vg}-${tp}-tpool.`, { relevant: 'thinmeta' })
  const dm = `253:${k.int(4, 9)}`
  const ker = (t, x, o) => j(t, 'kernel: ' + x, o)
  ker(T, `device-mapper: thin: ${dm}: reached low water mark for metadata device: sending event.`, { root: 'thinmeta' })
  ker(T + 1 * S, 'device-mapper: space map metadata: unable to allocate new metadata block', { root: 'thinmeta' })
  ker(T + 1 * S, `device-mapper: thin: ${dm}: metadata operation 'dm_thin_insert_block' failed: error = -28`, { root: 'thinmeta' })
  ker(T + 1 * S, `device-mapper: thin: ${dm}: aborting current metadata transaction`, { root: 'thinmeta' })
  ker(T + 1 * S + 300, `device-mapper: thin: ${dm}: switching pool to read-only mode`, { root: 'thinmeta' })
  j(T + 3 * S, `dmeventd[${pid.dm}]: WARNING: Thin pool ${vg}-${tp}-tpool metadata is now 100.00% full.`, { root: 'thinmeta' })
  for (let i = 0; i < 26; i++) { const t = T + 2 * S + k.int(0, 9 * M); ker(t, k.pick([`Buffer I/O error on dev dm-${k.int(11, 24)}, logical block ${k.int(20000, 9999999)}, lost async page write`, `blk_update_request: I/O error, dev dm-${k.int(11, 24)}, sector ${k.int(2000000, 99999999)} op 0x1:(WRITE) flags 0x8800 phys_seg 1 prio class 0`]), { relevant: 'thinmeta' }) }
  // guests
  const g = (f, h, t, x, o) => c.line(f, t, `${iso6(k, t)}+00:00 ${h} ${x}`, o)
  k.flow(t0 + 3 * H, T, 52 * S, (t) => g(O, 'erp-db', t, k.weighted([
    [6, () => `postgres[${k.int(2000, 9000)}]: [${k.int(3, 40)}-1] user=erp,db=erp LOG:  duration: ${k.f(1001, 2400, 3)} ms  execute <unnamed>: SELECT ${k.pick(['* FROM stock_moves WHERE picking_id = $1', 'sum(qty) FROM ledger_lines WHERE period = $1', 'id FROM partners WHERE lower(name) LIKE $1'])}`],
    [5, () => `postgres[1881]: [${k.int(200, 900)}-1] LOG:  ${checkpoint(k, { tail: false })}`],
        [2, () => `postgres[${k.int(2000, 9000)}]: [5-1] user=erp,db=erp ERROR:  duplicate key value violates unique constraint "res_partner_ref_uniq"`],
    [4, () => `systemd[1]: Started Session ${k.int(1000, 4000)} of user postgres.`],
  ])()))
  g(O, 'erp-db', T + 4 * S, `kernel: blk_update_request: I/O error, dev vdb, sector ${k.int(4e6, 9e7)} op 0x1:(WRITE) flags 0x4800 phys_seg 1 prio class 0`, { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 4 * S + 20, `kernel: XFS (vdb1): log I/O error -5`, { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 4 * S + 30, `kernel: XFS (vdb1): xfs_do_force_shutdown(0x2) called from line 1272 of file fs/xfs/xfs_log.c. Return address = 00000000${k.hex(8)}`, { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 4 * S + 40, 'kernel: XFS (vdb1): Log I/O Error Detected. Shutting down filesystem', { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 4 * S + 41, 'kernel: XFS (vdb1): Please unmount the filesystem and rectify the problem(s)', { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 5 * S, `postgres[1881]: [911-1] PANIC:  could not fdatasync file "0000000100000${k.hex(3).toUpperCase()}000000${k.hex(2).toUpperCase()}": Input/output error`, { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 6 * S, 'postgres[1874]: [12-1] LOG:  WAL writer process (PID 1883) was terminated by signal 6: Aborted', { relevant: 'thinmeta' })
  g(O, 'erp-db', T + 6 * S + 2, 'postgres[1874]: [13-1] LOG:  terminating any other active server processes', { relevant: 'thinmeta' })
  for (let i = 0; i < 30; i++) g(O, 'erp-db', T + 7 * S + k.int(0, 14 * M), `postgres[${k.int(9000, 12000)}]: [1-1] user=erp,db=erp FATAL:  ${k.pick(['the database system is in recovery mode', 'could not open file "global/pg_filenode.map": Input/output error', 'the database system is shutting down'])}`, { relevant: 'thinmeta' })
  k.flow(t0 + 3 * H, end, 70 * S, (t) => g(W, 'files', t, k.weighted([
    [6, () => `smbd[${k.int(2000, 9000)}]: [${isoS(t).replace('T', ' ').replace(/-/g, '/')}.${k.us()}${k.us()},  1] ../../source3/smbd/service.c:1131(close_cnum) wks-${k.int(100, 420)} (ipv4:10.12.${k.int(30, 39)}.${k.int(2, 250)}:${k.int(49000, 65000)}) closed connection to service ${k.pick(['projects', 'home', 'scan'])}`],
    [3, () => `winbindd[1203]: ads_connect for domain CORP: cached DC dc2.corp.lan still valid`],
    [1, () => `smbd_audit[${k.int(2000, 9000)}]: CORP\\\\mhoff|10.12.31.${k.int(2, 250)}|projects|unlinkat|ok|~$offer_${k.int(100, 900)}.docx`],
    [1, () => `smbd[${k.int(2000, 9000)}]: pam_unix(samba:session): session closed for user svc_scan`],
  ])()))
  g(W, 'files', T + 8 * S, `kernel: blk_update_request: I/O error, dev vda, sector ${k.int(4e6, 9e7)} op 0x1:(WRITE) flags 0x800 phys_seg 2 prio class 0`, { relevant: 'thinmeta' })
  g(W, 'files', T + 8 * S + 9, 'kernel: Aborting journal on device vda3-8.', { relevant: 'thinmeta' })
  g(W, 'files', T + 8 * S + 30, `kernel: EXT4-fs error (device vda3): ext4_journal_check_start:83: comm smbd: Detected aborted journal`, { relevant: 'thinmeta' })
  g(W, 'files', T + 8 * S + 31, 'kernel: EXT4-fs (vda3): Remounting filesystem read-only', { relevant: 'thinmeta' })
  for (let i = 0; i < 24; i++) { const x = T + 9 * S + k.int(0, 12 * M); g(W, 'files', x, `smbd[${k.int(2000, 9000)}]: [${isoS(x).replace('T', ' ').replace(/-/g, '/')}.${k.us()}${k.us()},  0] ../../source3/smbd/open.c:1004(open_file) open_file: Failed to create file ${k.pick(['projects', 'home'])}/${k.hex(6)}.tmp: Read-only file system`, { relevant: 'thinmeta' }) }
  return c
}

/** A hardening run sets RemoveIPC=yes; each logout of the database's account takes the shared memory segments away. */
export function reporting(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'No error line of the culprit: logind removes IPC objects of a non-system account at logout after a hardening playbook set RemoveIPC=yes. Bursts of failures follow each logout.' })
  const h = k.pick(['dwh-pg02', 'rpt-db1', 'olap-pg3']), uid = k.int(20100, 20900), u = k.pick(['svc_pgadm', 'pgsvc', 'svc-postgres'])
  const t0 = k.day() + k.int(5, 9) * H, end = t0 + 5 * H, A = t0 + k.min(70, 100)
  const MSG = 'logs/messages', PG = 'logs/postgresql.log', AP = 'logs/reporting-api.log'
  const m = (t, x, o) => c.line(MSG, t, `${iso6(k, t)}+00:00 ${h} ${x}`, o)
  const p = (t, pid, who, lvl, x, o) => c.line(PG, t, `${spms(t)} UTC [${pid}] ${who}${lvl}:  ${x}`, o)
  // logins of the service account: a nagios-like check by ssh, at odd minutes
  const logouts = []
  for (let t = t0 + k.min(5, 20); t < end - 10 * M; t += k.min(27, 41)) logouts.push(t)
  const first = logouts.find((t) => t > A + 60 * S)
  c.incident('removeipc', {
    cause: { allOf: [['remove_?ipc', '(log(s|ged|ging)?[ -]?(out|off)|session)[^.]{0,120}(remov|delet|clean|wip|destroy|purg|drop|reap|unlink)[^.]{0,60}(ipc|shared.?mem|/dev/shm|segment|semaphore)', '(ipc|shared.?mem(ory)?|/dev/shm|segments?|semaphores?)[^.]{0,120}(remov|delet|clean|wip|destroy|purg|drop|reap|unlink)[^.]{0,100}(log(s|ged|ging)?[ -]?(out|off|in)|session|logind)', 'logind[^.]{0,80}(remov|delet|clean|wip|destroy|purg|unlink)[^.]{0,60}(ipc|shared.?mem|/dev/shm|segment|semaphore)']], mustNot: ['(increase|raise|too (small|low))[^.]{0,30}shmmax', 'out of (shared )?memory'] },
    services: ['systemd-logind', 'logind', 'systemd', 'ansible', 'ansible-lineinfile', h, u, 'logind.conf'], victims: ['postgres', 'postgresql', 'reporting-api'],
    severity: ['critical', 'high', 'medium'], onset: first, onsetToleranceSeconds: 3600, rootPattern: `RemoveIPC|${u}|UID ${uid}|Login Service|logged out|Removed session`,
  })
  const l1 = k.int(800, 900), l2 = k.int(41000, 48000)
  // messages
  k.flow(t0, end, 125 * S, (t) => k.weighted([
    [6, () => { const s = k.int(3000, 6000), n = k.int(20000, 99999), w = k.pick(['zabbix', 'root', 'deploy', 'kwalters', 'rthapa']); m(t, `sshd[${n}]: Accepted publickey for ${w} from ${k.ip('10.8.3')} port ${k.int(33000, 60000)} ssh2: RSA SHA256:${k.hex(30)}`); m(t + 60, `systemd-logind[${logind(t)}]: New session ${s} of user ${w}.`); m(t + 70, `systemd[1]: Started Session ${s} of User ${w}.`); const e = t + k.sec(4, 90); m(e, `sshd[${n}]: pam_unix(sshd:session): session closed for user ${w}`); m(e + 30, `systemd-logind[${logind(e)}]: Session ${s} logged out. Waiting for processes to exit.`); m(e + 60, `systemd-logind[${logind(e)}]: Removed session ${s}.`) }],
    [5, () => m(cronT(t, 10 * M), `CROND[${k.int(10000, 90000)}]: (root) CMD (/usr/lib64/sa/sa1 1 1)`)],
    [3, () => m(t, `node_exporter[1204]: time=${iso(t)} level=WARN source=collector.go:173 msg="collector failed" name=hwmon duration_seconds=0.00${k.int(1, 9)} err="open /sys/class/hwmon: no such file"`)],
    [3, () => m(t, `sssd_be[977]: Group Policy Container with DN [cn={${k.uuid().toUpperCase()}},cn=policies,cn=system,DC=corp,DC=lan] is unreadable or has unreadable or missing attributes.`)],
    [2, () => m(t, `chronyd[702]: System clock wrong by -0.00${k.int(1000, 9999)} seconds`)],
    [2, () => m(t, `kernel: perf: interrupt took too long (${k.int(2600, 4900)} > 2500), lowering kernel.perf_event_max_sample_rate to ${k.int(40, 60)}000`)],
    [2, () => m(t, 'rsyslogd[1101]: imjournal: journal files changed, reloading...  [v8.2102.0-117.el9 try https://www.rsyslog.com/e/0 ]')],
    [2, () => m(t, `systemd[1]: Starting dnf makecache...`)],
  ])())
  function logind(t) { return t < A + 8 * S ? l1 : l2 }
  // hardening play
  const an = (t, mod, args, o) => m(t, `ansible-${mod}[${k.int(50000, 60000)}]: Invoked with ${args}`, o)
  const li = (path, re, line) => `path=${path} regexp=${re} line=${line} state=present create=False backup=False backrefs=False unsafe_writes=False`
  an(A - 31 * S, 'ansible.legacy.setup', "gather_subset=['all'] gather_timeout=10 filter=[] fact_path=/etc/ansible/facts.d")
  an(A - 24 * S, 'ansible.builtin.lineinfile', li('/etc/ssh/sshd_config', '^#?MaxAuthTries', 'MaxAuthTries 4'))
  an(A - 21 * S, 'ansible.builtin.lineinfile', li('/etc/ssh/sshd_config', '^#?LoginGraceTime', 'LoginGraceTime 60'))
  an(A - 17 * S, 'ansible.builtin.sysctl', 'name=net.ipv4.conf.all.log_martians value=1 state=present reload=True sysctl_set=True sysctl_file=/etc/sysctl.d/60-cis.conf ignoreerrors=False')
  an(A - 9 * S, 'ansible.builtin.lineinfile', li('/etc/systemd/logind.conf', '^#?KillUserProcesses', 'KillUserProcesses=no'))
  an(A - 6 * S, 'ansible.builtin.lineinfile', li('/etc/systemd/logind.conf', '^#?RemoveIPC', 'RemoveIPC=yes'), { root: 'removeipc' })
  an(A - 3 * S, 'ansible.builtin.lineinfile', li('/etc/systemd/coredump.conf', '^#?Storage', 'Storage=none'))
  an(A + 4 * S, 'ansible.legacy.systemd', 'name=systemd-logind state=restarted daemon_reload=False daemon_reexec=False scope=system no_block=False enabled=None force=None masked=None', { relevant: 'removeipc' })
  m(A + 6 * S, 'systemd[1]: Stopping User Login Management...', { relevant: 'removeipc' })
  m(A + 7 * S, 'systemd[1]: systemd-logind.service: Deactivated successfully.')
  m(A + 8 * S, `systemd[1]: Started User Login Management.`, { relevant: 'removeipc' })
  m(A + 8 * S + 30, `systemd-logind[${l2}]: New seat seat0.`)
  an(A + 11 * S, 'ansible.legacy.systemd', 'name=sshd state=reloaded daemon_reload=False daemon_reexec=False scope=system no_block=False enabled=None force=None masked=None')
  m(A + 12 * S, 'systemd[1]: Reloaded OpenSSH server daemon.')
  // postgres background
  const who = () => `${k.pick(['report', 'report', 'etl', 'bi'])}@dwh `
  p(t0 + 3 * S, 2210, '', 'LOG', 'checkpoint starting: time')
  k.flow(t0, end, 78 * S, (t) => k.weighted([
    [6, () => p(t, k.int(9000, 40000), who(), 'LOG', `duration: ${k.f(3100, 46000, 3)} ms  statement: SELECT region, sum(net) FROM fact_sales WHERE day BETWEEN '${ymd(t - 9e8)}' AND '${ymd(t)}' GROUP BY 1`)],
    [4, () => { p(t, 2210, '', 'LOG', 'checkpoint starting: time'); p(t + 1, 2210, '', 'LOG', checkpoint(k, { buf: [900, 40000], write: [100, 269], sync: [.01, .8], rec: [1, 30] })) }],
    [2, () => p(t, k.int(9000, 40000), 'etl@dwh ', 'LOG', `temporary file: path "base/pgsql_tmp/pgsql_tmp${k.int(9000, 40000)}.${k.int(0, 40)}", size ${k.int(80000000, 1073741824)}`)],
    [2, () => p(t, k.int(9000, 40000), 'bi@dwh ', 'ERROR', `canceling statement due to user request`)],
    [2, () => p(t, k.int(9000, 40000), '', 'LOG', `automatic vacuum of table "dwh.public.${k.pick(['stg_orders', 'fact_sales_p', 'dim_customer'])}": index scans: ${k.int(0, 1)}`)],
    [1, () => p(t, k.int(9000, 40000), 'bi@dwh ', 'ERROR', `column "${k.pick(['net_amt', 'cust_no', 'rgn'])}" does not exist at character ${k.int(8, 90)}`)],
  ])())
  // app background
  const a = (t, lvl, x, o) => c.line(AP, t, `${spms(t, ',')} ${lvl.padEnd(7)} ${x}`, o)
  const rep = ['sales_by_region', 'margin_weekly', 'stock_turnover', 'returns_daily', 'cohort_ltv']
  k.flow(t0, end, 75 * S, (t) => k.weighted([
    [8, () => { const id = k.hex(8); a(t, 'INFO', `[report-${k.int(1, 8)}] runner: start ${k.pick(rep)} run=${id} requested_by=${k.pick(['scheduler', 'mlindqvist', 'fchen', 'api-key:tableau'])}`); a(t + k.sec(3, 30), 'INFO', `[report-${k.int(1, 8)}] runner: done run=${id} rows=${k.int(12, 90000)} elapsed=${k.f(2, 44, 1)}s`) }],
    [3, () => a(t, 'INFO', `[http] 10.8.20.${k.int(2, 40)} GET /v2/reports/${k.pick(rep)}?format=csv 200 ${k.int(90, 44000)}ms`)],
    [1, () => a(t, 'WARNING', `[report-${k.int(1, 8)}] cache: entry ${k.hex(12)} older than 3600s, recomputing`)],
  ])())
  // logouts of the account
  for (const t of logouts) {
    const s = k.int(3000, 6000), n = k.int(20000, 99999), after = t > A + 60 * S, o = after ? { root: 'removeipc' } : {}
    const b = t - k.sec(3, 9)
    m(b, `sshd[${n}]: Accepted publickey for ${u} from 10.8.3.11 port ${k.int(33000, 60000)} ssh2: ED25519 SHA256:${k.hex(30)}`, after ? { relevant: 'removeipc' } : {})
    m(b + 20, `systemd[1]: Created slice User Slice of UID ${uid}.`)
    m(b + 60, `systemd-logind[${logind(b)}]: New session ${s} of user ${u}.`, after ? { relevant: 'removeipc' } : {})
    m(b + 90, `systemd[1]: Started User Manager for UID ${uid}.`)
    m(b + 95, `systemd[1]: Started Session ${s} of User ${u}.`)
    m(t - 900, `sshd[${n}]: pam_unix(sshd:session): session closed for user ${u}`, after ? { relevant: 'removeipc' } : {})
    m(t - 850, `systemd-logind[${logind(t)}]: Session ${s} logged out. Waiting for processes to exit.`, o)
    m(t - 800, `systemd-logind[${logind(t)}]: Removed session ${s}.`, o)
    m(t - 300, `systemd[1]: Stopping User Manager for UID ${uid}...`, o)
    m(t - 100, `systemd[1]: Stopped User Manager for UID ${uid}.`, o)
    m(t, `systemd[1]: Removed slice User Slice of UID ${uid}.`, o)
    if (!after) continue
    const q = k.int(2, 4), R = { relevant: 'removeipc' }
    for (let i = 0; i < q; i++) {
      const x = t + k.int(40, 5200), lead = k.int(9000, 40000), seg = k.int(100000000, 4200000000), rp = k.pick(rep)
      p(x, k.int(40001, 60000), '', 'ERROR', `could not open shared memory segment "/PostgreSQL.${seg}": No such file or directory`, R)
      p(x + 1, lead, 'report@dwh ', 'ERROR', `could not open shared memory segment "/PostgreSQL.${seg}": No such file or directory`, R)
      p(x + 1, lead, 'report@dwh ', 'CONTEXT', 'parallel worker', R)
      p(x + 1, lead, 'report@dwh ', 'STATEMENT', `SELECT c.segment, sum(f.net) FROM fact_sales f JOIN dim_customer c USING (customer_id) WHERE f.day >= '${ymd(t - 9e8)}' GROUP BY 1`, R)
      p(x + 3, 2204, '', 'LOG', `background worker "parallel worker" (PID ${k.int(40001, 60000)}) exited with exit code 1`, R)
      a(x + 12, 'ERROR', `[report-${k.int(1, 8)}] runner: failed ${rp} run=${k.hex(8)}\nTraceback (most recent call last):\n  File "/opt/reporting/runner.py", line 118, in execute\n    cur.execute(sql, params)\npsycopg2.errors.UndefinedFile: could not open shared memory segment "/PostgreSQL.${seg}": No such file or directory\nCONTEXT:  parallel worker`, R)
      a(x + 20, 'ERROR', `[http] 10.8.20.${k.int(2, 40)} POST /v2/reports/${rp}/run 500 ${k.int(900, 9000)}ms`, R)
    }
  }
  return c
}

/** One OSD commits slowly; its peers complain about slow ops first and louder. */
export function ceph(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'The primaries and the gateway report slow requests; all wait for sub-operations of one replica, whose own log has only level-0 latency notices.' })
  const ids = k.shuffle(Array.from({ length: 44 }, (_, i) => i + 3)), bad = ids[0], v1 = ids[1], v2 = ids[2], others = ids.slice(3, 12)
  const t0 = k.day() + k.int(3, 16) * H, T = t0 + k.min(95, 130), end = T + 48 * M
  const CL = 'logs/ceph.log', B = `logs/ceph-osd.${bad}.log`, V1 = `logs/ceph-osd.${v1}.log`, V2 = `logs/ceph-osd.${v2}.log`, RG = 'logs/ceph-client.rgw.log'
  const ts = (t) => `${isoS(t)}.${pad(t % 1000, 3)}`, R = { relevant: 'osd' }, ROOT = { root: 'osd' }
  c.incident('osd', {
    cause: { allOf: [[`osd[ ._#-]?(id )?${bad}\\b`, `ceph-${bad}\\b`], ['disk', 'device', 'drive', 'bluestore', 'commit', 'latenc', 'storage', 'hardware', 'media', 'replica', 'sub-?op', 'slow to', 'bottleneck', 'common', 'straggl', 'acknowledg', '\\black']], mustNot: [`osd\\.(${v1}|${v2})('s)? (has |have )?(a )?(slow|failing|bad|degraded|faulty) (disk|drive|device)`] },
    services: [`osd.${bad}`, `ceph-osd.${bad}`, `ceph-${bad}`, `osd${bad}`, `ceph-osd@${bad}`], victims: [`osd.${v1}`, `osd.${v2}`, `ceph-osd.${v1}`, `ceph-osd.${v2}`, 'rgw', 'radosgw', 'ceph-client.rgw'],
    severity: ['critical', 'high', 'medium'], onset: T, onsetToleranceSeconds: 600, rootPattern: `log_latency|subops from|osd.${bad}`,
  })
  let seq = k.int(400000, 900000), mseq = k.int(700000, 900000), ver = k.int(200000, 500000)
  const clus = (t, x, o) => c.line(CL, t, x, o)
  const mon = (t, lvl, x, o) => clus(t, () => `${ts(t)}${k.us()}+0000 mon.ceph-mon1 (mon.0) ${seq++} : cluster [${lvl}] ${x}`, o)
  for (let t = t0; t < end; t += k.sec(56, 64)) {
    const slow = t > T + 40 * S ? .35 : 1
    clus(t, `${ts(t)}${k.us()}+0000 mgr.ceph-mon1.qvkxwe (mgr.24117) ${mseq++} : cluster [DBG] pgmap v${ver++}: 1057 pgs: ${k.int(1, 3)} active+clean+scrubbing+deep, ${k.int(1054, 1056)} active+clean; 41 TiB data, 124 TiB used, 94 TiB / 218 TiB avail; ${k.int(90, 180)} MiB/s rd, ${Math.round(k.int(44, 80) * slow)} MiB/s wr, ${(k.int(2900, 3900) * slow / 1000).toFixed(2)}k op/s`)
  }
  k.flow(t0, end, 190 * S, (t) => { const o = k.pick(others), pg = `${k.int(2, 7)}.${k.hex(2)}`; const deep = k.chance(.4) ? 'deep-scrub' : 'scrub'; const l = (x, y) => clus(x, `${ts(x)}${k.us()}+0000 osd.${o} (osd.${o}) ${k.int(2000, 9000)} : cluster [DBG] ${pg} ${deep} ${y}`); l(t, 'starts'); l(t + k.sec(2, 200), 'ok') })
  mon(t0 + 14 * M, 'INF', `osd.${others[0]} marked itself down and dead`)
  mon(t0 + 14 * M + 2 * S, 'WRN', 'Health check failed: 1 osds down (OSD_DOWN)')
  mon(t0 + 14 * M + 4 * S, 'WRN', 'Health check failed: Degraded data redundancy: 11203/32118312 objects degraded (0.035%), 21 pgs degraded (PG_DEGRADED)')
  mon(t0 + 15 * M + 9 * S, 'INF', 'Health check cleared: OSD_DOWN (was: 1 osds down)')
  mon(t0 + 15 * M + 9 * S, 'INF', `osd.${others[0]} [v2:10.3.7.${k.int(11, 18)}:6816/2291,v1:10.3.7.14:6817/2291] boot`)
  mon(t0 + 16 * M, 'INF', 'Health check cleared: PG_DEGRADED (was: Degraded data redundancy: 1120/32118312 objects degraded (0.003%), 4 pgs degraded)')
  mon(t0 + 16 * M, 'INF', 'Cluster is now healthy')
  for (let t = t0 + 10 * M; t < end; t += 10 * M) mon(Math.floor(t / 600000) * 600000, t < T + 2 * M ? 'INF' : 'WRN', t < T + 2 * M ? 'overall HEALTH_OK' : 'overall HEALTH_WARN ' + k.int(9, 40) + ' slow ops, oldest one blocked for ' + k.int(32, 61) + ' sec', t < T + 2 * M ? {} : R)
  // OSD logs: rocksdb noise
  const thr = Object.fromEntries([B, V1, V2].map((f) => [f, '7f' + k.hex(10)]))
  const o1 = (f, t, lvl, x, o) => c.line(f, t, `${ts(t)}+0000 ${thr[f]} ${String(lvl).padStart(2)} ${x}`, o)
  for (const [f, n] of [[B, bad], [V1, v1], [V2, v2]]) k.flow(t0, end, 130 * S, (t) => k.weighted([
    [4, () => o1(f, t, 4, `rocksdb: [db/db_impl/db_impl_write.cc:1736] [default] New memtable created with log file: #${k.int(60000, 90000)}. Immutable memtables: 0.`)],
    [3, () => o1(f, t, 4, `rocksdb: (Original Log Time ${isoS(t).replace('T', '-').replace(/-/g, '/').replace(/\/(\d\d:)/, '-$1')}.${k.us()}${k.us()}) [db/db_impl/db_impl_compaction_flush.cc:2611] Compaction nothing to do`)],
    [3, () => o1(f, t, 4, `rocksdb: EVENT_LOG_v1 {"time_micros": ${t}${k.us()}, "job": ${k.int(900, 2900)}, "event": "flush_started", "num_memtables": 1, "num_entries": ${k.int(8000, 90000)}, "num_deletes": ${k.int(100, 9000)}, "total_data_size": ${k.int(9e6, 6e7)}, "memory_usage": ${k.int(6e7, 7e7)}, "flush_reason": "Write Buffer Full"}`)],
    [2, () => o1(f, t, 0, `log_channel(cluster) log [DBG] : ${k.int(2, 7)}.${k.hex(2)} ${k.pick(['scrub', 'deep-scrub'])} ${k.pick(['starts', 'ok'])}`)],
    [1, () => o1(f, t, 4, `rocksdb: [db/db_impl/db_impl.cc:901] ------- DUMPING STATS -------`)],
    [1, () => o1(f, t, 1, `osd.${n} pg_epoch: ${k.int(51200, 51290)} pg[${k.int(2, 7)}.${k.hex(2)}( v 51233'${k.int(1e6, 9e6)} (51210'${k.int(1e6, 9e6)},51233'${k.int(1e6, 9e6)}] local-lis/les=51180/51181 n=${k.int(9000, 40000)} ec=812/812 lis/c=51180/51180 les/c/f=51181/51181/0 sis=51180) [${n},${k.pick(others)},${k.pick(others)}] r=0 lpr=51180 crt=51233'${k.int(1e6, 9e6)} mlcod 51233'${k.int(1e6, 9e6)} active+clean] snaptrim`)],
  ])())
  // the slow one: level 0 notices only
  for (let t = T; t < end; t += k.sec(14, 52)) { const tx = k.chance(.6); o1(B, t, 0, tx ? `bluestore(/var/lib/ceph/osd/ceph-${bad}) log_latency_fn slow operation observed for _txc_committed_kv, latency = ${k.f(5.2, 27, 6)}${k.us()}s, txc = 0x55${k.hex(10)}` : `bluestore(/var/lib/ceph/osd/ceph-${bad}) log_latency slow operation observed for submit_transact, latency = ${k.f(5.1, 21, 6)}${k.us()}s`, ROOT) }
  // the victims
  const op = (po = k.pick([5, 6])) => `osd_op(client.${k.int(700000, 990000)}.0:${k.int(100000, 9999999)} ${po}.${k.hex(2)} ${po}:${k.hex(8)}:::${po === 5 ? `rbd_data.${k.hex(13)}.${pad(k.hex(4), 16)}` : `${k.hex(8)}-1.4123.${k.int(1, 9)}_obj${k.hex(6)}`}:head [write ${k.int(0, 1000) * 4096}~${k.int(1, 64) * 4096}] snapc 0=[] ondisk+write+known_if_redirected e51233)`
  for (const [f, n] of [[V1, v1], [V2, v2]]) for (let t = T + k.sec(33, 50); t < end; t += k.sec(30, 80)) {
    const cnt = k.int(1, 19), x = op(), age = k.int(30100, 58000)
    o1(f, t, -1, `osd.${n} 51233 get_health_metrics reporting ${cnt} slow ops, oldest is ${x}`, R)
    const rep = k.shuffle([bad, k.pick(others)])
    const sl = k.chance(.55) ? `currently waiting for subops from ${bad}` : k.chance(.6) ? `currently waiting for subops from ${rep.join(',')}` : `currently sub_op_commit_rec from ${k.pick(others)}`
    o1(f, t + 1, 0, `log_channel(cluster) log [WRN] : slow request ${x} initiated ${ts(t - age)}+0000 ${sl}`, sl.includes('subops') ? ROOT : R)
    if (k.chance(.6)) clus(t + 400, `${ts(t + 400)}${k.us()}+0000 osd.${n} (osd.${n}) ${k.int(9000, 12000)} : cluster [WRN] slow request ${x} initiated ${ts(t - age)}+0000 ${sl}`, sl.includes('subops') ? ROOT : R)
  }
  for (let t = T + 38 * S, i = 0; t < end; t += k.sec(5, 70), i++) {
    const ds = [`osd.${v1}`, `osd.${v2}`, ...k.shuffle(others).slice(0, k.int(0, 3)).map((n) => 'osd.' + n)].sort()
    mon(t, 'WRN', `Health check ${i ? 'update' : 'failed'}: ${k.int(2, 44)} slow ops, oldest one blocked for ${k.int(31, 62)} sec, daemons [${ds.join(',')}] have slow ops. (SLOW_OPS)`, R)
  }
  // gateway
  const buck = ['invoices', 'cam-archive', 'backup-veeam', 'assets', 'ml-sets']
  k.flow(t0, end, 62 * S, (t) => {
    const put = k.chance(.55), slow = t > T + 20 * S && put && k.chance(.45), lat = slow ? k.f(12, 61, 9) : k.f(.003, .31, 9), th = '7f' + k.hex(10)
    const st = slow && +lat > 59 ? 503 : k.chance(.04) ? 404 : 200
    c.line(RG, t, `${ts(t)}+0000 ${th}  1 ====== req done req=0x7f${k.hex(10)} op status=${st === 200 ? 0 : st === 404 ? -2 : -110} http_status=${st} latency=${lat}s ======`, slow ? R : {})
    c.line(RG, t, `${ts(t)}+0000 ${th}  1 beast: 0x7f${k.hex(10)}: 10.3.20.${k.int(4, 60)} - ${k.pick(['veeam', 'svc-docs', 'cctv', 'mlops'])} [${iso(t).slice(8, 10)}/${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][new Date(t).getUTCMonth()]}/${iso(t).slice(0, 4)}:${hms(t)}.${pad(t % 1000, 3)} +0000] "${put ? 'PUT' : 'GET'} /${k.pick(buck)}/${k.hex(2)}/${k.hex(14)} HTTP/1.1" ${st} ${put ? 0 : k.int(900, 4194304)} - "${k.pick(['aws-sdk-java/1.12.261 Linux/5.14 OpenJDK_64-Bit', 'Boto3/1.28 Python/3.11 Linux/6.1', 'APN/1.0 Veeam/1.0 Backup/12.0'])}" - latency=${lat}s`, slow ? R : {})
  })
  return c
}
