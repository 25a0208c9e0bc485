import { defineSignatures } from './define-signatures.ts'

export const LINUX_SIGNATURES = defineSignatures([
  {
    id: 'linux/access-forbidden',
    mechanism: 'permission-missing',
    symptom: 'SELinux or AppArmor forbids[ {program}]',
    cause:
      'The security policy of the host (SELinux or AppArmor) forbids[ {program}] what it does[ ({action})]: the policy, a label or what the program does has changed.',
    patterns: [
      /avc: {1,2}denied {1,2}\{ (?<action>[\w ]{2,60}) \} for .{0,200}?comm="(?<program>[^"]{1,60})".{0,400}permissive=0/,
      /apparmor="DENIED" operation="(?<action>[^"]{1,40})".{0,300}?comm="(?<program>[^"]{1,60})"/,
    ],
    keywords: 'avc:|apparmor="denied"',
    blames: 'self',
    look: 'ausearch -m AVC,USER_AVC -ts recent; journalctl -k --grep apparmor --since -1h # See what was forbidden to whom, and with which labels or profile.',
    samples: {
      'audit: type=1400 audit(1694070000.123:871): avc:  denied  { name_connect } for  pid=2811 comm="httpd" dest=3306 scontext=system_u:system_r:httpd_t:s0 tcontext=system_u:object_r:mysqld_port_t:s0 tclass=tcp_socket permissive=0':
        'red hat docs, using SELinux',
      'audit: type=1400 audit(1694070001.100:9): apparmor="DENIED" operation="open" profile="/usr/sbin/cupsd" name="/etc/shadow" pid=611 comm="cupsd" requested_mask="r" denied_mask="r"':
        'ubuntu docs, apparmor',
    },
    nearMisses: [
      'SELinux:  policy capability network_peer_controls=1',
      'audit: apparmor="ALLOWED" operation="open" profile="x" comm="cupsd"',
    ],
  },
  {
    id: 'linux/oom-kill',
    mechanism: 'memory-limit',
    symptom: 'OOM-killed[ ({process})]',
    cause:
      'The kernel OOM-kills [{peer}|a process]: it grows beyond its memory limit (a leak, or a limit below what it needs).',
    patterns: [
      /(?:Memory cgroup out of memory|Out of memory): Killed process \d+ \((?<process>[^)]{1,64})\)/i,
      /(?<!\S)(?<process>\S{1,64}) invoked oom-killer/i,
      /Out of memory: Kill process \d+ \((?<process>[^)]{1,64})\)/i,
    ],
    keywords: 'out of memory|oom-killer',
    blames: 'peer',
    unmistakable: true,
    look: 'journalctl -k | grep -iE "oom|killed process" | tail -20 # See what was killed, at what size, under which limit.',
    samples: {
      'Memory cgroup out of memory: Killed process 9000 (node) total-vm:1298444kB, anon-rss:521132kB':
        'linux source, mm/oom_kill.c',
      'java invoked oom-killer: gfp_mask=0x201da, order=0, oom_score_adj=0': 'linux source, mm/oom_kill.c',
    },
    nearMisses: ['oom_score_adj set to -999'],
  },
  {
    id: 'linux/no-space',
    mechanism: 'disk-full',
    cause: 'The disk[ that {service} writes to] has no space left (disk full), so its writes fail.',
    // Who may watch no more files is told the same.
    patterns: [
      /(?<!\b(?:inotify|watch).{0,80})no space left on device(?!.{0,80}\bwatch)/i,
      /(?<!\bcode(?:: '|=))\bENOSPC\b(?!.{0,80}\bwatch)/,
      /disk quota exceeded/i,
    ],
    keywords: 'no space left|enospc|disk quota',
    blames: 'self',
    look: 'df -h; df -i; du -xh --max-depth=2 / 2>/dev/null | sort -h | tail -20 # See which volume is full, of bytes or of inodes, and what fills it.',
    samples: {
      'write /var/lib/app/data.db: no space left on device': 'errno(3), ENOSPC',
      'Error: ENOSPC: no space left on device, write': 'nodejs docs, system errors',
    },
    nearMisses: ['space left: 20 GB'],
  },
  {
    id: 'linux/no-more-watches',
    mechanism: 'quota',
    symptom: 'inotify watches exhausted',
    cause:
      '[{service} has|A process has] reached the limit of inotify watches: it can watch no further files for changes.',
    patterns: [
      /\binotify.{0,80}(?:no space left|\bENOSPC\b|too many open files|limit|exhausted)/i,
      /(?:limit|number) .{0,40}\b(?:inotify|file watchers)\b/i,
    ],
    keywords: 'inotify|file watchers',
    blames: 'self',
    look: 'sysctl fs.inotify; find /proc/*/fd -lname anon_inode:inotify 2>/dev/null | cut -d/ -f3 | sort | uniq -c | sort -n | tail # Compare the limits with who watches.',
    samples: {
      'Error: ENOSPC: System limit for number of file watchers reached, watch /srv/app': 'nodejs docs, fs.watch',
      'inotify_add_watch(/var/log) failed: No space left on device': 'linux man-pages, inotify_add_watch(2)',
      'Failed to watch /var/log; upper limit on inotify watches reached!': 'inotify-tools source, inotifywait.c',
    },
    nearMisses: ['inotify: watching 12 directories'],
  },
  {
    id: 'linux/too-many-open-files',
    mechanism: 'files-exhausted',
    cause:
      '[{service} has|A process has] used up its file descriptors (too many open files), so it can open neither files nor sockets: a leak, or a limit too low.',
    patterns: [/too many open files/i, /\bEMFILE\b|\bENFILE\b/],
    keywords: 'too many open files|emfile|enfile',
    blames: 'self',
    look: 'ls /proc/<pid>/fd | wc -l; grep "open files" /proc/<pid>/limits # Compare what is open with the limit.',
    samples: {
      'accept4: too many open files': 'golang source, syscall/zerrors_linux_amd64.go',
      'Error: EMFILE: too many open files, open': 'nodejs docs, system errors',
    },
    nearMisses: ['opened 200 files'],
  },
  {
    id: 'linux/io-error',
    mechanism: 'disk-failing',
    cause:
      'The disk[ {device}] fails with I/O errors: the disk, its cable or controller, or the volume behind it is faulty.',
    patterns: [
      /(?:blk_update_request: )?(?:critical (?:medium|target|space allocation) error|I\/O error), dev (?<device>[\w-]{1,32}), sector \d+/i,
      /Buffer I\/O error on dev(?:ice)? (?<device>[\w-]{1,32}), logical block \d+/i,
      /(?<device>ata\d{1,2}(?:\.\d{1,2})?): (?:failed command: |exception Emask 0x\w{1,8} SAct)/,
    ],
    keywords: 'i/o error|medium error|target error|failed command|exception emask',
    blames: 'host',
    unmistakable: true,
    look: [
      'dmesg -T | grep -E "{device}|I/O error" | tail -30; smartctl -a /dev/{device} # See whether the disk reports bad sectors or the link fails.',
      'lsblk -o NAME,SIZE,MOUNTPOINTS /dev/{device}; cat /proc/mdstat # See what lies on it and whether a mirror remains.',
    ],
    samples: {
      'blk_update_request: I/O error, dev sda, sector 2048 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 0':
        'linux source, block/blk-core.c',
      'Buffer I/O error on dev sdb1, logical block 15712, lost async page write': 'linux source, fs/buffer.c',
    },
    nearMisses: ['sd 2:0:0:0: [sdb] Attached SCSI disk', 'io scheduler mq-deadline registered'],
  },
  {
    id: 'linux/filesystem-error',
    mechanism: 'data-corrupt',
    symptom: '[file system on {device} corrupt|file system corrupt]',
    cause:
      'The kernel finds the file system[ on {device}] inconsistent (corrupt) and stops writing to protect the data.',
    patterns: [
      /EXT[234]-fs error \(device (?<device>[\w-]{1,32})\)/,
      /\(device (?<device>[\w-]{1,32})\): (?:ext4|htree)_\w{1,60}:\d+: /,
      /EXT[234]-fs \((?<device>[\w-]{1,32})\): Remounting filesystem read-only/i,
      /XFS \((?<device>[\w-]{1,32})\): (?:Corruption (?:of in-memory data|detected|warning)|Metadata (?:corruption|CRC error) detected|.{0,80}Shutting down filesystem)/i,
      /BTRFS (?:critical|error) \(device (?<device>[\w-]{1,32})/i,
      /xfs_do_force_shutdown|Please (?:umount|unmount) the filesystem and rectify the problem/i,
    ],
    keywords: 'ext2-fs|ext3-fs|ext4-fs|): ext4_|): htree_|xfs (|btrfs|xfs_do_force_shutdown|rectify the problem',
    blames: 'host',
    unmistakable: true,
    look: [
      'dmesg -T | grep -iE "{device}|ext4|xfs|btrfs" | tail -30; smartctl -H /dev/{device} # See whether the device failed first.',
      'fsck -n /dev/{device} # See how much is damaged, without changing anything (xfs_repair -n for XFS). Take an image first.',
    ],
    samples: {
      'EXT4-fs error (device sda1): ext4_lookup:1594: inode #2: comm ls: deleted inode referenced: 12':
        'linux source, fs/ext4/super.c',
      'XFS (dm-0): Corruption of in-memory data detected.  Shutting down filesystem':
        'linux source, fs/xfs/xfs_fsops.c',
    },
    nearMisses: [
      'EXT4-fs (sda1): mounted filesystem with ordered data mode. Quota mode: none.',
      'XFS (dm-0): Ending clean mount',
    ],
  },
  {
    id: 'linux/read-only-filesystem',
    mechanism: 'read-only',
    category: 'resource-exhaustion',
    symptom: 'file system is read-only',
    cause:
      'The file system[ that {service} writes to] is read-only: the kernel remounted it after an error, or it was mounted that way.',
    patterns: [/\bread-only file ?system\b/i, /\bEROFS\b/],
    keywords: 'read-only file|erofs',
    blames: 'self',
    look: 'findmnt -o TARGET,SOURCE,OPTIONS | grep -E "\\bro\\b"; dmesg -T | grep -iE "remount|ext4|xfs|i/o error" | tail # See which mount is read-only and whether the kernel did it.',
    samples: {
      "OSError: [Errno 30] Read-only file system: '/var/lib/app/state.json'": 'python docs, errno EROFS',
      'open /data/wal/00000012: read-only file system': 'golang syscall package, EROFS',
    },
    nearMisses: ['squashfs: mounted as ro, overlay upper dir is writable'],
  },
  {
    id: 'linux/hung-task',
    mechanism: 'hang',
    category: 'contention',
    symptom: '[{process} hangs in the kernel|process hangs in the kernel]',
    cause:
      '[The process {process}|A process] waits in the kernel for minutes (hung task), nearly always for a disk or network file system that does not answer.',
    patterns: [/\btask (?<process>[^:]{1,40}):\d+ blocked for more than \d+ seconds/i],
    keywords: 'blocked for more than',
    blames: 'host',
    unmistakable: true,
    look: 'ps -eo pid,stat,wchan:30,comm | awk "\\$2 ~ /^D/"; iostat -x 1 3; dmesg -T | tail -50 # See which processes wait for what, and which device is at 100 %.',
    samples: {
      'INFO: task jbd2/dm-0-8:1023 blocked for more than 120 seconds.': 'linux source, kernel/hung_task.c',
      'INFO: task postgres:4821 blocked for more than 120 seconds.': 'linux source, kernel/hung_task.c',
    },
    nearMisses: ['task queue drained in 120 seconds'],
  },
  {
    id: 'linux/segfault',
    mechanism: 'crash',
    symptom: '[{process} crashes (segfault)|segfault]',
    cause:
      '[The process {process}|A process] crashes with a memory fault (segfault): a bug in it[ or in the library {library}].',
    patterns: [
      /(?:(?<![\w./:-])(?<process>[\w./:-]{1,64})\[\d+\]: )?\bsegfault at [0-9a-f]{1,16} ip [0-9a-f]{1,16} sp [0-9a-f]{1,16} error \d+(?: in (?<library>[\w.+-]{1,80}))?/,
      /(?:\b(?<process>[\w./:-]{1,64})\[\d+\] )?\bgeneral protection(?: fault)? ip:[0-9a-f]{1,16} sp:[0-9a-f]{1,16} error:\d+(?: in (?<library>[\w.+-]{1,80}))?/,
    ],
    keywords: 'segfault at|general protection',
    blames: 'self',
    unmistakable: true,
    look: 'coredumpctl list | tail -5 && coredumpctl info | head -40 # Read the stack of the last core dump.',
    samples: {
      'nginx[3458]: segfault at 0 ip 000000000045a3f1 sp 00007ffe3d1f0a50 error 4 in nginx[400000+a5000]':
        'linux source, arch/x86/mm/fault.c',
      'traps: node[1189] general protection fault ip:7f2b3c4d5e6f sp:7ffd1c2b3a40 error:0 in libc.so.6[7f2b3c400000+195000]':
        'linux source, arch/x86/kernel/traps.c',
    },
    nearMisses: ['core dumps are enabled, segfault handler installed'],
  },
  {
    id: 'linux/conntrack-full',
    mechanism: 'slots-exhausted',
    severity: 'critical',
    symptom: 'connection tracking table full',
    cause:
      'The connection tracking (conntrack) table of the kernel[ on {host}] is full, so packets of new connections are dropped.',
    patterns: [
      /nf_conntrack: (?:nf_conntrack: )?table full, dropping packet/i,
      /ip_conntrack: table full, dropping packet/i,
    ],
    keywords: 'table full, dropping packet',
    blames: 'host',
    unmistakable: true,
    look: 'sysctl net.netfilter.nf_conntrack_count net.netfilter.nf_conntrack_max; conntrack -L 2>/dev/null | awk "{print \\$5}" | sort | uniq -c | sort -rn | head # Compare count and limit, and see who opens so many connections.',
    fix: 'sysctl -w net.netfilter.nf_conntrack_max=524288 # Enlarge the table; then mend what opens connections without end. # sysctl -w net.netfilter.nf_conntrack_max=<previous-value>',
    samples: {
      'nf_conntrack: nf_conntrack: table full, dropping packet': 'linux source, nf_conntrack_core.c',
      'nf_conntrack: table full, dropping packet.': 'linux source, nf_conntrack_core.c',
    },
    nearMisses: ['nf_conntrack version 0.5.0 (65536 buckets, 262144 max)'],
  },
  {
    id: 'linux/nvme-timeout',
    mechanism: 'disk-failing',
    symptom: "NVMe disk[ {device}] doesn't answer",
    cause:
      'The NVMe disk[ {device}] leaves commands unanswered (timeout), so the kernel aborts them and resets it: the disk, its firmware, or the cloud volume behind it is faulty.',
    patterns: [
      /nvme (?<device>nvme\d+): I\/O (?:tag )?\d+ .{0,60}timeout/i,
      /nvme (?<device>nvme\d+): controller is down; will reset/i,
      /nvme (?<device>nvme\d+): Device not ready; aborting reset/i,
    ],
    keywords: 'nvme nvme',
    blames: 'host',
    unmistakable: true,
    look: 'nvme smart-log /dev/{device}; nvme error-log /dev/{device} | head -40; dmesg -T | grep nvme | tail # Read health and errors of the disk.',
    samples: {
      'nvme nvme0: I/O 566 QID 7 timeout, aborting': 'linux source, drivers/nvme/host/pci.c',
      'nvme nvme1: controller is down; will reset: CSTS=0x3, PCI_STATUS=0x10': 'linux source, drivers/nvme/host/pci.c',
    },
    nearMisses: ['nvme nvme0: 8/0/0 default/read/poll queues'],
  },
  {
    id: 'linux/machine-check',
    mechanism: 'hardware-failing',
    symptom: 'CPU or memory fault (machine check)',
    cause:
      'The hardware of the host[ {host}] reports errors of a processor or memory module (machine check); corrected ones warn, uncorrected ones destroy data.',
    patterns: [
      /mce: \[Hardware Error\]: (?:Machine check events logged|CPU \d+: Machine Check)/i,
      /EDAC MC\d+: \d+ (?:CE|UE) /,
      /\[Hardware Error\]: (?:event severity: (?:fatal|recoverable)|Uncorrected error)/i,
      /Memory failure: 0x[0-9a-f]{1,16}: /i,
    ],
    keywords: '[hardware error]|edac mc|memory failure: 0x',
    blames: 'host',
    unmistakable: true,
    look: 'ras-mc-ctl --summary; ras-mc-ctl --errors | tail -20; ipmitool sel list | tail -20 # See which module or processor it is, and how often.',
    samples: {
      'mce: [Hardware Error]: Machine check events logged': 'linux source, arch/x86/kernel/cpu/mce/core.c',
      'EDAC MC0: 1 CE memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x1c3f6b offset:0x400 grain:32 syndrome:0x0)':
        'linux source, drivers/edac/edac_mc.c',
    },
    nearMisses: ['mce: CPU0: Thermal monitoring enabled (TM1)', 'EDAC MC: Ver: 3.0.0'],
  },
  {
    id: 'linux/thermal-throttling',
    mechanism: 'hardware-failing',
    severity: 'medium',
    symptom: 'CPU overheats and throttles',
    cause:
      'A processor of the host[ {host}] is above its temperature limit and is throttled until it has cooled: a fan, dust, or the room.',
    patterns: [
      /(?:Core|Package) temperature (?:is )?above threshold, cpu clock (?:is )?throttled/i,
      /thermal_zone\d+: critical temperature reached/i,
    ],
    keywords: 'temperature above threshold|temperature is above threshold|critical temperature reached',
    blames: 'host',
    unmistakable: true,
    look: 'sensors; ipmitool sdr type Temperature; ipmitool sdr type Fan # Read temperatures and fans.',
    samples: {
      'CPU3: Core temperature above threshold, cpu clock throttled (total events = 1)': 'linux source, therm_throt.c',
      'mce: CPU7: Package temperature above threshold, cpu clock throttled (total events = 3402)':
        'linux source, therm_throt.c',
    },
    nearMisses: ['CPU3: Core temperature/speed normal'],
  },
  {
    id: 'linux/lockup',
    mechanism: 'kernel-fault',
    symptom: 'CPU stuck in the kernel (lockup)',
    cause:
      'A processor of the host[ {host}] is stuck in the kernel (lockup): a driver bug, or a hypervisor that gives it no time.',
    patterns: [
      /watchdog: BUG: soft lockup - CPU#\d+ stuck for \d+s/i,
      /NMI watchdog: Watchdog detected hard LOCKUP on cpu \d+/i,
      /rcu(?:_sched|_preempt)?:? (?:INFO: )?(?:self-)?detected stalls? on CPUs/i,
      /rcu_(?:sched|preempt) self-detected stall on CPU/i,
    ],
    keywords: 'soft lockup|hard lockup|detected stall|detected stalls',
    blames: 'host',
    unmistakable: true,
    look: 'dmesg -T | grep -A 25 -E "lockup|stall" | tail -60; vmstat 1 5 # Read the stack below the message; a high "st" column means CPU steal.',
    samples: {
      'watchdog: BUG: soft lockup - CPU#2 stuck for 22s! [kworker/2:1:1421]': 'linux source, kernel/watchdog.c',
      'rcu: INFO: rcu_sched self-detected stall on CPU': 'linux source, kernel/rcu/tree_stall.h',
    },
    nearMisses: ['watchdog: BIOS watchdog disabled', 'NMI watchdog: Enabled. Permanently consumes one hw-PMU counter.'],
  },
  {
    id: 'linux/kernel-panic',
    mechanism: 'kernel-fault',
    symptom: 'kernel panic',
    cause: 'The kernel of the host[ {host}] panicked and everything on it stopped: a bug or a hardware fault.',
    patterns: [
      /Kernel panic - not syncing: (?<reason>.{1,80})/,
      /BUG: unable to handle (?:kernel NULL pointer dereference|page fault for address)/i,
    ],
    keywords: 'kernel panic - not syncing|bug: unable to handle',
    blames: 'host',
    unmistakable: true,
    look: 'journalctl -k -b -1 | tail -80; ls -l /var/crash # Check the final log lines of the previous boot, and look for a dump.',
    samples: {
      'Kernel panic - not syncing: Attempted to kill init! exitcode=0x00000009': 'linux source, kernel/exit.c',
      'BUG: unable to handle page fault for address: ffffb1a0c0a57000': 'linux source, arch/x86/mm/fault.c',
    },
    nearMisses: ['Kernel command line: BOOT_IMAGE=/vmlinuz root=/dev/sda1 ro quiet'],
  },
  {
    id: 'linux/syn-flood',
    mechanism: 'overload',
    symptom: '[listen backlog overflow, port {port}|listen backlog overflow]',
    cause:
      'The queue of new connections[ on port {port}] is full (listen backlog overflow): the process there accepts too slowly, or somebody floods it.',
    patterns: [
      /TCP: request_sock_TCP: Possible SYN flooding on port (?<port>\d{1,5}|[\d.:[\]a-f]{3,60})/i,
      /Possible SYN flooding on port (?<port>\d{1,5}|[\d.:[\]a-f]{3,60})/i,
    ],
    keywords: 'possible syn flooding',
    blames: 'self',
    unmistakable: true,
    look: 'ss -ltn "sport = :{port}"; nstat -az TcpExtListenOverflows TcpExtListenDrops; sysctl net.core.somaxconn # Compare the queue (Recv-Q) with its limit (Send-Q).',
    samples: {
      'TCP: request_sock_TCP: Possible SYN flooding on port 80. Sending cookies.  Check SNMP counters.':
        'linux source, net/ipv4/tcp_input.c',
      'possible SYN flooding on port 5672. Sending cookies.': 'linux source, net/ipv4/tcp_ipv4.c',
    },
    nearMisses: ['net.ipv4.tcp_syncookies = 1'],
  },
  {
    id: 'linux/page-allocation-failure',
    mechanism: 'slots-exhausted',
    symptom: '[no kernel memory for {process}|no kernel memory]',
    cause:
      'The kernel finds no free block of memory of the size that [{process}|a process] needs (page allocation failure): memory is full or too fragmented.',
    patterns: [/(?:(?<![\w./:-])(?<process>[\w./:-]{1,64}): )?\bpage allocation failure: order:\d+/i],
    keywords: 'page allocation failure',
    blames: 'host',
    unmistakable: true,
    look: 'free -m; cat /proc/buddyinfo; sysctl vm.min_free_kbytes # See how much memory is free, and in which block sizes.',
    samples: {
      'swapper/0: page allocation failure: order:0, mode:0x20': 'linux source, mm/page_alloc.c',
      'kworker/u8:2: page allocation failure: order:4, mode:0x40dc0(GFP_KERNEL|__GFP_COMP|__GFP_ZERO)':
        'linux source, mm/page_alloc.c',
    },
    nearMisses: ['Page allocation debug is disabled'],
  },
  {
    id: 'linux/link-down',
    mechanism: 'link-down',
    cause: 'The network interface[ {interface}] has no link (link down): cable, port, switch, or its driver.',
    patterns: [
      /\b(?<interface>[a-z][\w.-]{1,15}):? (?:NIC )?Link is Down/,
      /bond\d+: link status definitely down for (?:interface|slave) (?<interface>[\w.-]{1,15})/i,
    ],
    keywords: 'link is down|link status definitely down',
    blames: 'host',
    unmistakable: true,
    look: 'ip -s link show {interface}; ethtool {interface} | grep -E "Link detected|Speed"; dmesg -T | grep {interface} | tail # See link, speed and error counters.',
    samples: {
      'e1000e: eth0 NIC Link is Down': 'linux source, drivers/net/ethernet/intel/e1000e/netdev.c',
      'ixgbe 0000:01:00.0 eno1: NIC Link is Down': 'linux source, drivers/net/ethernet/intel/ixgbe',
    },
    nearMisses: ['igb 0000:01:00.0 eno1: igb: eno1 NIC Link is Up 1000 Mbps Full Duplex'],
  },
  {
    id: 'linux/neighbour-table-full',
    mechanism: 'slots-exhausted',
    symptom: 'neighbor (ARP) table full',
    cause: 'The neighbor (ARP) table of the host[ {host}] is full, so it cannot reach further machines or pods.',
    patterns: [
      /neigh(?:bou?r)?(?:_cache)?: (?:arp_cache|ndisc_cache): neighbor table overflow|Neighbou?r table overflow/i,
    ],
    keywords: 'table overflow',
    blames: 'host',
    unmistakable: true,
    look: 'ip neigh | wc -l; sysctl net.ipv4.neigh.default.gc_thresh3 # Compare entries with the limit.',
    fix: 'sysctl -w net.ipv4.neigh.default.gc_thresh3=8192 # Enlarge the table. # sysctl -w net.ipv4.neigh.default.gc_thresh3=1024',
    samples: {
      'neighbour: arp_cache: neighbor table overflow!': 'linux source, net/core/neighbour.c',
      'ipv6: Neighbour table overflow.': 'linux source, net/ipv6/route.c',
    },
    nearMisses: ['neighbor table initialized'],
  },
  {
    id: 'linux/nfs-not-responding',
    mechanism: 'peer-timeout',
    severity: 'critical',
    symptom: 'NFS server not responding',
    cause: 'The NFS server[ {peer}] does not answer, so every process that touches its files hangs.',
    patterns: [/nfs: server (?<peer>[\w.:-]{1,253}) not responding/i],
    keywords: 'not responding',
    blames: 'peer',
    unmistakable: true,
    look: 'showmount -e {peer}; nc -vz {peer} 2049; nfsstat -c # See whether server and network answer.',
    samples: {
      'nfs: server nfs1.example.com not responding, still trying': 'linux source, net/sunrpc/clnt.c',
      'nfs: server 10.0.0.12 not responding, timed out': 'linux source, net/sunrpc/clnt.c',
    },
    nearMisses: ['nfs: server nfs1.example.com OK'],
  },
  {
    id: 'linux/raid-degraded',
    mechanism: 'disk-failing',
    severity: 'high',
    symptom: 'RAID array[ {array}] lost a disk',
    cause: 'A disk of the RAID array[ {array}] failed and was removed; another failure would lose data.',
    patterns: [
      /md\/raid\d*:(?<array>md\d+): Disk failure on (?<device>[\w-]{1,32}), disabling device/i,
      /raid\d{1,2}: Disk failure on (?<device>[\w-]{1,32}), disabling device/i,
      /A (?:Fail|DegradedArray) event (?:had been|was) detected on md device (?<array>\/dev\/[\w/]{1,40})/i,
    ],
    keywords: 'disabling device|detected on md device',
    blames: 'host',
    unmistakable: true,
    look: 'cat /proc/mdstat; mdadm --detail /dev/<array> # See which disk is missing and whether a rebuild runs.',
    fix: 'mdadm --manage /dev/<array> --add /dev/<new-disk> # Add a new disk after the failed one was replaced. # mdadm --manage /dev/<array> --fail /dev/<new-disk> --remove /dev/<new-disk>',
    samples: {
      'md/raid1:md0: Disk failure on sdb1, disabling device.': 'linux source, drivers/md/raid1.c',
      'md/raid10:md1: Disk failure on nvme2n1, disabling device.': 'linux source, drivers/md/raid10.c',
    },
    nearMisses: ['md/raid1:md0: active with 2 out of 2 mirrors'],
  },
])
