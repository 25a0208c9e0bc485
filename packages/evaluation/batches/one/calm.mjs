import { def, f, S, M, H } from './lib.mjs'
import { alb } from './cloud.mjs'

// ---- rolling deploy on Kubernetes, klog + JSON + plain in one stream
def(
  'b1-relay',
  'clean',
  'rolling deploys of four services: probes fail while booting, connections refused while draining, everything comes back',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/stream.log'),
      end = t0 + 55 * M,
      svcs = ['fault-line', 'ordering', 'pricebook', 'crashpad'],
      cur = {}
    const L = (t, p, s) => out(t, `${f.iso6(t)} ${p} ${s}`)
    for (const s of svcs) cur[s] = k.pods(s, 3)
    const serve = (pod, s, from, to) =>
      k.every(from, to, 22 * S, (t) => {
        const n = k.ms(18)
        L(
          t,
          pod,
          s === 'ordering'
            ? `{"level":"info","ts":${(t / 1000).toFixed(3)},"caller":"http/log.go:31","msg":"handled","path":"/orders/${r.int(100, 999)}","status":${k.chance(0.05) ? 404 : 200},"ms":${n}}`
            : s === 'pricebook'
              ? `INFO:     10.4.${r.int(0, 9)}.${r.int(2, 250)}:${r.int(30000, 60000)} - "GET /price/${k.id(5)} HTTP/1.1" 200 OK`
              : `I${f.klog(t)}       1 server.go:214] "Handled" verb="${r.pick(['list', 'watch', 'get'])}" code=200 latency="${n}ms"`,
        )
      })
    svcs.forEach((s, si) => {
      const roll = t0 + (8 + si * 10) * M + r.int(0, 60) * S,
        fresh = k.pods(s, 3)
      cur[s].forEach((old, i) => {
        const st = roll + i * 70 * S,
          pod = fresh[i],
          ip = `10.4.${i + 2}.${r.int(2, 200)}`,
          boot = r.int(14, 24) * S,
          ev = (t, reason, type, msg) => L(t, 'kube-events', `${type} ${reason} pod/${pod} ${msg}`)
        L(
          st,
          'deployment-controller',
          `I${f.klog(st)}       1 event.go:376] "Event occurred" object="shop/${s}" fieldPath="" kind="Deployment" apiVersion="apps/v1" type="Normal" reason="ScalingReplicaSet" message="Scaled up replica set ${pod.slice(0, -6)} to ${i + 1}"`,
        )
        ev(st + 900, 'Scheduled', 'Normal', `Successfully assigned shop/${pod} to node-${r.int(1, 6)}`)
        ev(
          st + 2500,
          'Pulled',
          'Normal',
          `Container image "registry.local/${s}:2025.${r.int(1, 40)}" already present on machine`,
        )
        ev(st + 3000, 'Started', 'Normal', 'Started container app')
        for (let n = 0; n < 3; n++)
          ev(
            st + 4000 + n * 4000,
            'Unhealthy',
            'Warning',
            `Readiness probe failed: ${r.pick([`Get "http://${ip}:8080/ready": dial tcp ${ip}:8080: connect: connection refused`, 'HTTP probe failed with statuscode: 503'])}`,
          )
        for (let n = 0; n < 4; n++)
          L(
            st + 3500 + n * 2200,
            pod,
            n < 3
              ? `ERROR boot: broker kafka-0:9092 not reachable yet: dial tcp: lookup kafka-0 on 10.96.0.10:53: no such host (attempt ${n + 1}/30)`
              : 'INFO  boot: broker connected after 3 attempts',
          )
        L(st + boot, pod, `INFO  boot: ready, serving on :8080 (migrations: nothing to do)`)
        const dn = st + boot + 5 * S
        ev2(dn, old)
        serve(old, s, t0, dn)
        serve(pod, s, st + boot, end)
        function ev2(t, o) {
          L(t, 'kube-events', `Normal Killing pod/${o} Stopping container app`)
          L(t + 300, o, 'WARN  received SIGTERM, draining (fails readiness on purpose)')
          L(t + 900, o, `ERROR http: Server closed`)
          L(t + 1500, o, 'WARN  3 in-flight requests aborted by client disconnect: context canceled')
          L(t + 5200, o, 'INFO  drained, bye (exit 0)')
          L(
            t + 5600,
            'kube-events',
            `Warning Unhealthy pod/${o} Readiness probe failed: HTTP probe failed with statuscode: 503`,
          )
        }
      })
      L(
        roll + 5 * M,
        'deployment-controller',
        `I${f.klog(roll + 5 * M)}       1 event.go:376] "Event occurred" object="shop/${s}" fieldPath="" kind="Deployment" apiVersion="apps/v1" type="Normal" reason="ScalingReplicaSet" message="Scaled down replica set ${cur[s][0].slice(0, -6)} to 0"`,
      )
      L(roll + 6 * M, 'rollout', `deployment "${s}" successfully rolled out (3/3 available)`)
    })
  },
)

// ---- Maven build whose tests print errors
def(
  'b1-greenhouse',
  'clean',
  'a Maven build with stack traces inside passing tests, flaky retry that passes, BUILD SUCCESS',
  (k) => {
    const { r, t0 } = k,
      lg = k.file('logs/consoleText.txt')
    let t = t0
    const L = (s, ms = 60) => lg((t += r.int(4, ms)), `[${f.iso(t)}] ${s}`)
    L('Started by GitHub push by release-bot')
    L(`Running on agent-${r.int(1, 30)} in /home/jenkins/workspace/greenhouse_main`)
    L('[Pipeline] { (Build)')
    L('+ ./mvnw -B -ntp verify')
    L('[INFO] Scanning for projects...')
    L('[WARNING] The requested profile "ci-legacy" could not be activated because it does not exist.')
    L('[INFO] ------------------------------------------------------------------------')
    L('[INFO] Reactor Build Order:')
    const mods = ['model', 'broken-input', 'failover', 'storage', 'api', 'it']
    for (const m of mods) L(`[INFO] greenhouse-${m}                                                  [jar]`)
    let total = 0
    for (const m of mods) {
      L(`[INFO] --------------------< org.greenhouse:greenhouse-${m} >--------------------`)
      L(`[INFO] Building greenhouse-${m} 4.8.0-SNAPSHOT`)
      L(`[INFO] --- maven-compiler-plugin:3.13.0:compile (default-compile) @ greenhouse-${m} ---`, 4000)
      L(`[INFO] Compiling ${r.int(20, 200)} source files with javac [debug release 17] to target/classes`, 9000)
      L(
        `[WARNING] /home/jenkins/workspace/greenhouse_main/${m}/src/main/java/org/greenhouse/${m.replace('-', '')}/Legacy.java:[${r.int(10, 300)},${r.int(5, 60)}] [deprecation] Thread.stop() in Thread has been deprecated`,
      )
      L('[INFO] -------------------------------------------------------')
      L('[INFO]  T E S T S')
      L('[INFO] -------------------------------------------------------')
      let mod = 0
      for (let c = 0; c < r.int(7, 11); c++) {
        const cl = `org.greenhouse.${m.replace('-', '')}.${r.pick(['Corrupt', 'Timeout', 'Failing', 'Closed', 'Retry', 'Full', 'Denied'])}${r.pick(['Input', 'Disk', 'Socket', 'Ledger', 'Index'])}${r.int(1, 99)}Test`,
          n = r.int(3, 30)
        mod += n
        L(`[INFO] Running ${cl}`)
        for (let i = 0; i < r.int(2, 6); i++) {
          L(
            r.pick([
              `${f.dot(t).slice(11)} [main] ERROR o.g.s.Store - write failed\njava.io.IOException: No space left on device (simulated)\n\tat org.greenhouse.storage.FaultyDisk.write(FaultyDisk.java:${r.int(20, 90)})\n\tat ${cl}.lambda$rejects$0(${cl.split('.').pop()}.java:${r.int(20, 200)})\n\tat org.junit.jupiter.api.AssertThrows.assertThrows(AssertThrows.java:53)`,
              `${f.dot(t).slice(11)} [pool-${r.int(1, 40)}-thread-1] WARN  o.g.f.Failover - primary lost, electing replica`,
              `${f.dot(t).slice(11)} [main] ERROR o.g.a.Guard - access denied for user 'mallory'`,
              `${f.dot(t).slice(11)} [main] FATAL o.g.m.Parser - cannot parse <<<not json>>>: rejecting document`,
              `${f.dot(t).slice(11)} [main] ERROR o.g.a.Client - java.net.ConnectException: Connection refused (localhost:1)`,
            ]),
            300,
          )
        }
        L(
          `[INFO] Tests run: ${n}, Failures: 0, Errors: 0, Skipped: ${k.chance(0.1) ? 1 : 0}, Time elapsed: ${k.f(0.1, 9, 3)} s -- in ${cl}`,
          900,
        )
      }
      if (m === 'failover') {
        L('[WARNING] Flakes: ')
        L(
          '[WARNING] org.greenhouse.failover.ElectionTest.electsWithinASecond\n[ERROR]   Run 1: ElectionTest.electsWithinASecond:88 expected: <true> but was: <false>\n[INFO]   Run 2: PASS',
        )
      }
      L('[INFO] Results:')
      L(`[INFO] Tests run: ${mod}, Failures: 0, Errors: 0, Skipped: 0${m === 'failover' ? ', Flakes: 1' : ''}`)
      total += mod
      L(`[INFO] --- maven-jar-plugin:3.4.1:jar (default-jar) @ greenhouse-${m} ---`)
    }
    L('[INFO] ------------------------------------------------------------------------')
    for (const m of mods) L(`[INFO] greenhouse-${m} ${'.'.repeat(40 - m.length)} SUCCESS [ ${k.f(4, 60, 3)} s]`)
    L('[INFO] BUILD SUCCESS')
    L(`[INFO] Total time:  0${r.int(3, 8)}:${r.int(10, 59)} min`)
    L('[Pipeline] End of Pipeline')
    L('Finished: SUCCESS')
  },
)

// ---- Apache with PHP-FPM, scanners, notices, ModSecurity
def(
  'b1-fete',
  'clean',
  'public web site: scanners, refused logins, PHP notices, blocked requests, graceful reload; users are served all the time',
  (k) => {
    const { r, t0 } = k,
      acc = k.file('logs/access.log'),
      err = k.file('logs/error.log'),
      fpm = k.file('logs/php8.2-fpm.log'),
      end = t0 + 2.2 * H,
      site = r.pick(['theatre', 'museum', 'choir'])
    const A = (t, ip, m, p, st, b, ua = k.ua()) =>
        acc(t, `${site}.example:443 ${ip} - - [${f.clf(t)}] "${m} ${p} HTTP/1.1" ${st} ${b} "-" "${ua}"`),
      E = (t, mod, lv, ip, s) =>
        err(
          t,
          `[${f.apache(t)}] [${mod}:${lv}] [pid ${r.int(2000, 9000)}:tid 1400${r.int(10000000000, 99999999999)}] [client ${ip}:${r.int(20000, 65000)}] ${s}`,
        )
    k.every(t0, end, 8 * S, (t) =>
      A(
        t,
        k.pub(),
        ...r.pick([
          ['GET', '/'],
          ['GET', '/programme'],
          ['GET', '/tickets'],
          ['POST', '/wp-admin/admin-ajax.php'],
          ['GET', '/contact'],
          ['GET', '/img/hall.webp'],
        ]),
        k.chance(0.02) ? 304 : 200,
        r.int(900, 60000),
      ),
    )
    for (let i = 0; i < 3; i++) {
      const ip = k.pub(),
        s0 = t0 + r.int(8, 115) * M
      for (const [j, p] of [
        '/.env',
        '/.git/config',
        '/phpmyadmin/index.php',
        '/wp-config.php.bak',
        '/cgi-bin/luci',
        '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
        '/actuator/health',
        '/shell.php',
        '/backup.sql',
        '/admin/.aws/credentials',
        '/?id=1%27%20OR%201=1--',
        '/../../etc/passwd',
      ].entries()) {
        const t = s0 + j * 700 + r.int(0, 300)
        A(t, ip, 'GET', p, j > 9 ? 403 : 404, 196, 'python-requests/2.31.0')
        if (j > 9)
          E(
            t,
            'security2',
            'error',
            ip,
            `[client ${ip}] ModSecurity: Access denied with code 403 (phase 2). Matched phrase "${j === 10 ? 'or 1=1' : 'etc/passwd'}" at ARGS:id. [file "/usr/share/modsecurity-crs/rules/${j === 10 ? 'REQUEST-942-APPLICATION-ATTACK-SQLI' : 'REQUEST-930-APPLICATION-ATTACK-LFI'}.conf"] [line "65"] [id "${j === 10 ? 942100 : 930120}"] [msg "${j === 10 ? 'SQL Injection Attack Detected via libinjection' : 'OS File Access Attempt'}"] [severity "CRITICAL"] [hostname "${site}.example"] [uri "/"] [unique_id "${k.id(24)}"]`,
          )
        else E(t, 'proxy_fcgi', 'error', ip, `AH01071: Got error 'Primary script unknown'`)
      }
    }
    k.every(t0, end, 90 * S, (t) =>
      E(
        t,
        'proxy_fcgi',
        'error',
        k.pub(),
        `AH01071: Got error 'PHP message: PHP Notice:  Undefined index: lang in /var/www/${site}/wp-content/themes/stage/header.php on line 18; PHP message: PHP Deprecated:  Creation of dynamic property Stage_Menu::$depth is deprecated in /var/www/${site}/wp-content/themes/stage/menu.php on line 77'`,
      ),
    )
    k.every(t0, end, 2 * M, (t) => {
      const ip = k.pub()
      A(t, ip, 'POST', '/wp-login.php', 200, 5200)
      if (k.chance(0.5))
        E(
          t + 20,
          'auth_basic',
          'error',
          ip,
          `AH01617: user ${r.pick(['admin', 'box-office'])}: authentication failure for "/intern": Password Mismatch`,
        )
    })
    k.every(t0, end, 12 * M, (t) => {
      fpm(
        t,
        `[${f.clf(t).slice(0, -6).replace('/', '-').replace('/', '-').replace(':', ' ')}] WARNING: [pool www] seems busy (you may need to increase pm.start_servers, or pm.min/max_spare_servers), spawning 8 children, there are 0 idle, and 11 total children`,
      )
      fpm(
        t + 40 * S,
        `[${f
          .clf(t + 40 * S)
          .slice(0, -6)
          .replace('/', '-')
          .replace('/', '-')
          .replace(
            ':',
            ' ',
          )}] NOTICE: [pool www] child ${r.int(4000, 9000)} exited with code 0 after ${r.int(100, 900)}.${r.int(100000, 999999)} seconds from start`,
      )
    })
    const g = t0 + 61 * M
    err(
      g,
      `[${f.apache(g)}] [mpm_event:notice] [pid 811:tid 140012345678] AH00493: SIGUSR1 received.  Doing graceful restart`,
    )
    err(
      g + 900,
      `[${f.apache(g + 900)}] [mpm_event:notice] [pid 811:tid 140012345678] AH00489: Apache/2.4.59 (Debian) OpenSSL/3.0.13 configured -- resuming normal operations`,
    )
    err(
      g + 901,
      `[${f.apache(g + 901)}] [core:notice] [pid 811:tid 140012345678] AH00094: Command line: '/usr/sbin/apache2'`,
    )
  },
)

// ---- Linux boot
def(
  'b1-winter',
  'clean',
  'two hosts boot: firmware complaints, probing failures, services that wait for others and get them; all reach their target',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/journal.txt')
    for (const [hi, h] of [r.pick(['hv21', 'kiln']), r.pick(['bench7', 'loft'])].entries()) {
      let up = 0,
        t = t0 + hi * 7 * M
      const K1 = (s, d = 0.05) => {
          up += k.r.next() * d
          L0(t + up * 1000, `${f.sysms(t + up * 1000)} ${h} kernel: ${s}`)
        },
        Y = (p, s, d = 0.3) => {
          up += k.r.next() * d
          L0(t + up * 1000, `${f.sysms(t + up * 1000)} ${h} ${p}: ${s}`)
        }
      K1(
        'Linux version 6.1.0-21-amd64 (debian-kernel@lists.debian.org) (gcc-12 (Debian 12.2.0-14) 12.2.0) #1 SMP PREEMPT_DYNAMIC Debian 6.1.90-1',
      )
      K1('Command line: BOOT_IMAGE=/boot/vmlinuz-6.1.0-21-amd64 root=/dev/mapper/vg0-root ro quiet')
      let mem = 0
      for (let i = 0; i < 22; i++) {
        const n = mem + r.int(1, 4000) * 0x10000
        K1(
          `BIOS-e820: [mem 0x${mem.toString(16).padStart(16, '0')}-0x${(n - 1).toString(16).padStart(16, '0')}] ${r.pick(['usable', 'reserved', 'ACPI data', 'ACPI NVS'])}`,
          0.001,
        )
        mem = n
      }
      for (const s of [
        'x86/cpu: SGX disabled by BIOS.',
        'ACPI BIOS Error (bug): Could not resolve symbol [\\_SB.PCI0.XHC.RHUB.HS11], AE_NOT_FOUND (20220331/dswload2-162)',
        'ACPI Error: AE_NOT_FOUND, During name lookup/catalog (20220331/psobject-220)',
        'ACPI: Skipping parse of AML opcode: OpcodeName unavailable (0x0010)',
        'MDS: Vulnerable: Clear CPU buffers attempted, no microcode',
        'DMAR: [Firmware Bug]: No firmware reserved region can cover this RMRR',
        "pci 0000:00:1f.5: can't claim BAR 0 [mem 0xfe010000-0xfe010fff]: no compatible bridge window",
        'i8042: No controller found',
        'tpm tpm0: A TPM error (256) occurred attempting to read a pcr value',
        'platform regulatory.0: firmware: failed to load regulatory.db (-2)',
        'iwlwifi 0000:02:00.0: firmware: failed to load iwl-debug-yoyo.bin (-2)',
        'nouveau 0000:01:00.0: unknown chipset (176000a1)',
        'usb 1-3: device descriptor read/64, error -71',
        'usb 1-3: new high-speed USB device number 4 using xhci_hcd',
        'ata5: SATA link down (SStatus 0 SControl 300)',
        'ata6: SATA link down (SStatus 0 SControl 300)',
        'EXT4-fs (dm-0): mounted filesystem with ordered data mode. Quota mode: none.',
        'EXT4-fs (dm-2): recovery complete',
        'sd 4:0:0:0: [sdb] No Caching mode page found',
        'sd 4:0:0:0: [sdb] Assuming drive cache: write through',
        'snd_hda_intel 0000:00:1f.3: no codecs found!',
        'ERST: Failed to get Error Log Address Range.',
        'kvm: disabled by bios'.replace('kvm: disabled by bios', 'kvm_intel: VMX supported'),
        "i801_smbus 0000:00:1f.4: SMBus is busy, can't use it!",
        'EDAC MC: Ver: 3.0.0',
        'watchdog: NMI not fully supported',
      ])
        K1(s, 0.4)
      for (let i = 0; i < 45; i++)
        K1(
          `pci 0000:${r.hex(2)}:${r.int(0, 1)}${r.hex(1)}.${r.int(0, 7)}: [8086:${r.hex(4)}] type 00 class 0x0${r.hex(5)}`,
          0.01,
        )
      const units = [
        'Journal Service',
        'Remount Root and Kernel File Systems',
        'Load Kernel Modules',
        'Coldplug All udev Devices',
        'Network Time Synchronization',
        'LVM event activation',
        'D-Bus System Message Bus',
        'OpenBSD Secure Shell server',
        'Login Service',
        'PostgreSQL Cluster 15-main',
        'Postfix Mail Transport Agent',
        'Docker Application Container Engine',
        'Prometheus exporter for machine metrics',
        'libvirt daemon',
        'Regular background program processing daemon',
        'Deferred execution scheduler',
      ]
      for (const u of units) {
        Y('systemd[1]', `Starting ${u}...`)
        if (k.chance(0.3))
          Y(
            'systemd-udevd[402]',
            `${r.pick(['docker0', 'virbr0', 'br-lan'])}: Could not generate persistent MAC address: No such file or directory`,
          )
        Y('systemd[1]', `Started ${u}.`, 2)
      }
      Y('systemd-modules-load[388]', "Failed to find module 'parport_pc'")
      Y('systemd[1]', 'postgres-exporter.service: Main process exited, code=exited, status=1/FAILURE')
      Y('systemd[1]', "postgres-exporter.service: Failed with result 'exit-code'.")
      Y('systemd[1]', 'postgres-exporter.service: Scheduled restart job, restart counter is at 1.', 5)
      Y('postgres-exporter[1402]', 'level=info msg="Listening on" address=:9187')
      Y('systemd[1]', 'Started Prometheus exporter for PostgreSQL.')
      Y('postgres[1177]', `FATAL:  the database system is starting up`)
      Y('postgres[1177]', 'FATAL:  the database system is starting up', 1)
      Y('postgres[1160]', 'LOG:  database system is ready to accept connections', 2)
      Y('postfix/master[1511]', 'daemon started -- version 3.7.11, configuration /etc/postfix')
      Y(
        'dockerd[1302]',
        'time="' +
          f.iso9(t + up * 1000) +
          '" level=error msg="Handler for GET /v1.45/containers/none/json returned error: No such container: none"',
      )
      Y('systemd[1]', 'Reached target Multi-User System.')
      Y(
        'systemd[1]',
        `Startup finished in 4.${r.int(100, 999)}s (kernel) + ${r.int(18, 30)}.${r.int(100, 999)}s (userspace) = 31.${r.int(100, 999)}s.`,
      )
      k.every(t + 60 * S, t + 25 * M, 24 * S, (x) =>
        L0(
          x,
          `${f.sysms(x)} ${h} ${r.pick(['systemd[1]: Started Daily man-db regeneration.', `CRON[${r.int(2000, 9000)}]: (root) CMD (command -v debian-sa1 > /dev/null && debian-sa1 1 1)`, `sshd[${r.int(2000, 9000)}]: Accepted publickey for ops from 10.2.0.${r.int(2, 60)} port ${r.int(30000, 60000)} ssh2`, `systemd[1]: run-docker-runtime\\x2drunc-moby-${r.hex(12)}.mount: Deactivated successfully.`, `systemd-networkd[588]: veth${r.hex(7)}: Gained carrier`, `node_exporter[990]: ts=${f.iso(x)} caller=collector.go:169 level=error msg="collector failed" name=ipvs duration_seconds=0.0001 err="could not get IPVS stats: open /proc/net/ip_vs: no such file or directory"`])}`,
        ),
      )
    }
  },
)

// ---- planned rolling restart of a Kafka/ZooKeeper estate
def(
  'b1-heron',
  'clean',
  'announced restart of brokers one after another: leaders move, ISR shrinks and expands, clients refresh; no loss',
  (k) => {
    const { r, t0 } = k,
      out = k.file('logs/kafka-all.log'),
      ops = k.file('logs/ansible.log'),
      cl = k.file('logs/consumers.log'),
      end = t0 + 60 * M
    const L = (t, i, lv, s, c) => out(t, `kafka-${i} | [${f.log4j(t)}] ${lv} ${s} (${c})`),
      tp = () => `${r.pick(['meter-readings', 'alarms-raised', 'failed-payments'])}-${r.int(0, 23)}`
    ops(
      t0 + 2 * M,
      `${f.log4j(t0 + 2 * M)} p=4411 u=deploy n=ansible | PLAY [rolling restart of brokers, CHG00${r.int(10000, 99999)}, window announced] ***`,
    )
    const downs = [1, 2, 3].map((i) => ({ i, at: t0 + (6 + i * 11) * M + r.int(0, 60) * S, up: r.int(70, 110) * S }))
    for (const i of [1, 2, 3])
      k.every(t0, end, 11 * S, (t) => {
        if (downs.some((x) => x.i === i && t > x.at && t < x.at + x.up)) return
        L(
          t,
          i,
          'INFO',
          ...r.pick([
            [
              `[GroupMetadataManager brokerId=${i}] Removed 0 expired offsets in ${r.int(0, 2)} milliseconds.`,
              'kafka.coordinator.group.GroupMetadataManager',
            ],
            [
              `[LocalLog partition=${tp()}, dir=/kafka] Rolled new log segment at offset ${r.int(1e6, 9e6)} in ${r.int(1, 6)} ms.`,
              'kafka.log.LocalLog',
            ],
            [
              `[Log partition=${tp()}, dir=/kafka] Deleting segments as part of log retention: LogSegment(baseOffset=${r.int(1e6, 9e6)}, size=1073741${r.int(100, 800)}, lastModifiedTime=${Math.floor(t) - 604800000}, largestRecordTimestamp=Some(${Math.floor(t) - 604800100}))`,
              'kafka.log.UnifiedLog',
            ],
          ]),
        )
      })
    for (const { i, at, up } of downs) {
      ops(
        at - 4 * S,
        `${f.log4j(at - 4000)} p=4411 u=deploy n=ansible | TASK [kafka : stop broker] changed: [kafka-${i}]`,
      )
      L(
        at,
        i,
        'INFO',
        'Terminating process due to signal SIGTERM',
        'org.apache.kafka.common.utils.LoggingSignalHandler',
      )
      L(at + 40, i, 'INFO', `[KafkaServer id=${i}] Starting controlled shutdown`, 'kafka.server.KafkaServer')
      L(
        at + 2200,
        i,
        'INFO',
        `[KafkaServer id=${i}] Controlled shutdown request returned successfully after 2130ms`,
        'kafka.server.KafkaServer',
      )
      L(at + 9000, i, 'INFO', `[KafkaServer id=${i}] shut down completed`, 'kafka.server.KafkaServer')
      for (const o of [1, 2, 3])
        if (o !== i) {
          k.every(at + 9 * S, at + up, 2500, (t) =>
            L(
              t,
              o,
              'WARN',
              `[ReplicaFetcher replicaId=${o}, leaderId=${i}, fetcherId=0] Connection to node ${i} (kafka-${i}/10.6.1.${i}:9092) could not be established. Node may not be available.`,
              'org.apache.kafka.clients.NetworkClient',
            ),
          )
          k.every(at + 1 * S, at + 30 * S, 1500, (t) =>
            L(
              t,
              o,
              'INFO',
              `[Partition ${tp()} broker=${o}] Shrinking ISR from 1,2,3 to ${[1, 2, 3].filter((x) => x !== i).join(',')}. Leader: (highWatermark: ${r.int(1e6, 9e6)}, endOffset: ${r.int(1e6, 9e6)}). Out of sync replicas: (brokerId: ${i}, endOffset: -1, lastCaughtUpTimeMs: 0).`,
              'kafka.cluster.Partition',
            ),
          )
          k.every(at + up + 8 * S, at + up + 40 * S, 1500, (t) =>
            L(
              t,
              o,
              'INFO',
              `[Partition ${tp()} broker=${o}] Expanding ISR from ${[1, 2, 3].filter((x) => x !== i).join(',')} to 1,2,3. New high watermark is ${r.int(1e6, 9e6)}`,
              'kafka.cluster.Partition',
            ),
          )
        }
      L(at + up - 15 * S, i, 'INFO', `starting`, 'kafka.server.KafkaServer')
      for (let n = 0; n < 30; n++)
        L(
          at + up - 12 * S + n * 200,
          i,
          n % 9 ? 'INFO' : 'WARN',
          n % 9
            ? `[LogLoader partition=${tp()}, dir=/kafka] Loading producer state till offset ${r.int(1e6, 9e6)} with message format version 2`
            : `[LogLoader partition=${tp()}, dir=/kafka] Found invalid offset snapshot, deleting and rebuilding producer state`,
          'kafka.log.UnifiedLog$',
        )
      L(at + up, i, 'INFO', `[KafkaServer id=${i}] started`, 'kafka.server.KafkaServer')
      k.every(at, at + 25 * S, 1200, (t) =>
        cl(
          t,
          `${f.iso(t)} WARN  [alarm-sink-${r.int(1, 4)}] o.a.k.c.NetworkClient - [Consumer clientId=alarm-sink, groupId=alarms] Error while fetching metadata with correlation id ${r.int(100, 9000)} : {alarms-raised=LEADER_NOT_AVAILABLE}`,
        ),
      )
      k.every(at, at + 20 * S, 4000, (t) =>
        cl(
          t,
          `${f.iso(t)} ERROR [alarm-sink-${r.int(1, 4)}] o.a.k.c.c.i.ConsumerCoordinator - [Consumer clientId=alarm-sink, groupId=alarms] Offset commit failed on partition ${tp()} at offset ${r.int(1e6, 9e6)}: This is not the correct coordinator.`,
        ),
      )
      cl(
        at + 26 * S,
        `${f.iso(at + 26 * S)} INFO  [alarm-sink-1] o.a.k.c.c.i.AbstractCoordinator - [Consumer clientId=alarm-sink, groupId=alarms] Discovered group coordinator kafka-${(i % 3) + 1}:9092`,
      )
      ops(
        at + up + 50 * S,
        `${f.log4j(at + up + 50000)} p=4411 u=deploy n=ansible | TASK [kafka : wait for zero under-replicated partitions] ok: [kafka-${i}] => attempts: 3`,
      )
    }
    k.steady(t0, end, 20 * S, (t) =>
      cl(
        t,
        `${f.iso(t)} INFO  [alarm-sink-${r.int(1, 4)}] c.m.Sink - stored ${r.int(100, 400)} alarms, lag ${r.int(0, 30)}`,
      ),
    )
    ops(
      t0 + 52 * M,
      `${f.log4j(t0 + 52 * M)} p=4411 u=deploy n=ansible | PLAY RECAP kafka-1 : ok=14 changed=2 unreachable=0 failed=0  kafka-2 : ok=14 changed=2 unreachable=0 failed=0  kafka-3 : ok=14 changed=2 unreachable=0 failed=0`,
    )
  },
)

// ---- mail gateway and DNS under the usual siege
def(
  'b1-weir',
  'clean',
  'mail gateway: refusals, greylisting, blocklists, infected mail quarantined, bounces; real mail flows',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/maillog'),
      dn = k.file('logs/named.log'),
      end = t0 + 2 * H,
      mx = r.pick(['gate', 'mailscrub', 'sluice']),
      L = (t, p, s) => L0(t, `${f.sys(t)} ${mx} ${p}[${r.int(1000, 60000)}]: ${s}`),
      q = () => k.id(11, '0123456789ABCDEF')
    k.every(t0, end, 24 * S, (t) => {
      const id = q(),
        to = `${k.id(5, 'abcdeinost')}@guild.example`
      L(t, 'postfix/smtpd', `${id}: client=mail.${k.id(5, 'abcde')}.example[${k.pub()}]`)
      const pass = r.int(0, 9) > 0
      L(
        t + 400,
        'amavis',
        `(${r.int(1000, 9000)}-${r.int(1, 20)}) ${pass ? 'Passed CLEAN {RelayedInbound}' : r.pick(['Blocked INFECTED (Win.Trojan.Agent-' + r.int(1000, 9e5) + ') {DiscardedInbound,Quarantined}', 'Blocked SPAM {DiscardedInbound,Quarantined}'])}, [${k.pub()}]:${r.int(20000, 65000)} <${k.id(5, 'abcde')}@${k.id(5, 'abcde')}.example> -> <${to}>, Queue-ID: ${id}, Hits: ${pass ? k.f(-2, 4, 3) : k.f(7, 20, 3)}, size: ${r.int(2000, 90000)}, ${r.int(200, 3000)} ms`,
      )
      if (pass)
        L(
          t + 900,
          'postfix/lmtp',
          `${id}: to=<${to}>, relay=10.3.0.9[10.3.0.9]:24, delay=${k.f(0.5, 2, 1)}, delays=0.2/0/0/0.7, dsn=2.0.0, status=sent (250 2.0.0 Ok)`,
        )
    })
    k.every(t0, end, 11 * S, (t) => {
      const ip = k.pub()
      L(
        t,
        'postfix/smtpd',
        r.pick([
          `NOQUEUE: reject: RCPT from unknown[${ip}]: 450 4.7.25 Client host rejected: cannot find your hostname, [${ip}]; from=<a@b.example> to=<info@guild.example> proto=ESMTP helo=<[127.0.0.1]>`,
          `NOQUEUE: reject: RCPT from unknown[${ip}]: 550 5.1.1 <${k.id(6, 'abcdefgh')}@guild.example>: Recipient address rejected: User unknown in virtual mailbox table; from=<x@y.example> to=<z@guild.example> proto=SMTP helo=<mail>`,
          `NOQUEUE: reject: RCPT from unknown[${ip}]: 451 4.7.1 <info@guild.example>: Recipient address rejected: Greylisted; from=<x@y.example> to=<info@guild.example> proto=ESMTP helo=<mta>`,
          `warning: hostname host-${r.hex(4)}.example does not resolve to address ${ip}: Name or service not known`,
          `warning: unknown[${ip}]: SASL LOGIN authentication failed: authentication failure`,
          `too many errors after AUTH from unknown[${ip}]`,
          `SSL_accept error from unknown[${ip}]: lost connection`,
          `improper command pipelining after CONNECT from unknown[${ip}]: \\026\\003\\001`,
        ]),
      )
    })
    k.every(t0, end, 3 * M, (t) => {
      const id = q()
      L(
        t,
        'postfix/smtp',
        `${id}: to=<list@${k.id(5, 'abcde')}.example>, relay=none, delay=${r.int(9000, 90000)}, delays=${r.int(9000, 90000)}/0.01/30/0, dsn=4.4.1, status=deferred (connect to mx.${k.id(5, 'abcde')}.example[${k.pub()}]:25: Connection timed out)`,
      )
      L(t + 800, 'postfix/bounce', `${id}: sender non-delivery notification: ${q()}`)
    })
    k.every(t0, end, 9 * M, (t) => L(t, 'clamd', `SelfCheck: Database status OK.`))
    k.every(t0, end, 30 * M, (t) =>
      L(
        t,
        'freshclam',
        `WARNING: Your ClamAV installation is OUTDATED! Local version: 1.0.3 Recommended version: 1.0.6`,
      ),
    )
    k.every(t0, end, 22 * S, (t) =>
      dn(
        t,
        `${f.loc(t).slice(0, 0)}${f.clf(t).slice(0, 11).replaceAll('/', '-')} ${f.hms(t)}.${r.int(100, 999)} ${r.pick([`lame-servers: info: connection refused resolving 'mail.${k.id(6, 'abcdef')}.example/A/IN': ${k.pub()}#53`, `query-errors: info: client @0x7f${r.hex(10)} 10.3.0.${r.int(2, 30)}#${r.int(1024, 65000)} (wpad.guild.example): query failed (REFUSED) for wpad.guild.example/IN/A at query.c:5631`, `lame-servers: info: timed out resolving '${r.int(1, 250)}.in-addr.arpa/PTR/IN': ${k.pub()}#53`, `security: info: client @0x7f${r.hex(10)} ${k.pub()}#${r.int(1024, 65000)} (example.com): query (cache) 'example.com/ANY/IN' denied`, `dnssec: info: validating ${k.id(6, 'abcdef')}.example/A: no valid signature found`])}`,
      ),
    )
  },
)

// ---- AWS: denied, throttled, rejected, retried
def(
  'b1-clerks',
  'clean',
  'claims platform on AWS: card refusals, validation errors, throttling with successful retry, a self-healing spot interruption',
  (k) => {
    const { r, t0 } = k,
      app = k.file('logs/services.logfmt'),
      lb = k.file('logs/alb.log'),
      end = t0 + 95 * M,
      acct = String(r.int(100000000000, 999999999999))
    const L = (t, s, lv, m, x = '') => app(t, `time=${f.iso(t)} level=${lv} service=${s} msg="${m}"${x}`)
    k.every(t0, end, 9 * S, (t) =>
      L(
        t,
        r.pick(['claims', 'failed-payment-retrier', 'panic-line', 'docs']),
        'INFO',
        r.pick(['request served', 'document stored', 'queue drained', 'retry succeeded']),
        ` took_ms=${k.ms(30)} trace=${r.hex(16)}`,
      ),
    )
    k.every(t0, end, 18 * S, (t) =>
      L(
        t,
        'payments',
        'ERROR',
        `charge refused by issuer: ${r.pick(['insufficient_funds', 'card_expired', 'do_not_honor', 'lost_card', 'incorrect_cvc'])}`,
        ` customer_notified=true http_status=402 trace=${r.hex(16)}`,
      ),
    )
    k.every(t0, end, 15 * S, (t) =>
      L(t, 'payments', 'INFO', 'charge captured', ` amount=${k.f(10, 400)} currency=EUR trace=${r.hex(16)}`),
    )
    k.every(t0, end, 45 * S, (t) => {
      const tr = r.hex(16)
      L(
        t,
        'docs',
        'WARN',
        'ThrottlingException: Rate exceeded, will retry',
        ` op=StartDocumentTextDetection attempt=1 backoff_ms=200 trace=${tr}`,
      )
      L(t + 260, 'docs', 'INFO', 'succeeded on attempt 2', ` op=StartDocumentTextDetection trace=${tr}`)
    })
    k.every(t0, end, 50 * S, (t) =>
      L(
        t,
        'claims',
        'ERROR',
        `validation failed: ${r.pick(['iban checksum wrong', 'policy number unknown', 'date of loss lies in the future'])}`,
        ` http_status=422 trace=${r.hex(16)}`,
      ),
    )
    k.every(t0, end, 6 * M, (t) =>
      L(
        t,
        'claims',
        'ERROR',
        'optimistic lock conflict, user saw a newer version',
        ` http_status=409 trace=${r.hex(16)}`,
      ),
    )
    k.every(t0, end, 4 * M, (t) => L(t, 'panic-line', 'INFO', 'hotline overflow test call ended as expected'))
    const sp = t0 + r.int(35, 50) * M
    L(
      sp,
      'node-termination-handler',
      'WARN',
      `spot interruption notice received, cordon and drain`,
      ' node=ip-10-0-4-17',
    )
    L(sp + 9000, 'node-termination-handler', 'INFO', 'node drained, 11 pods evicted', ' node=ip-10-0-4-17')
    for (let i = 0; i < 6; i++) L(sp + 12000 + i * 700, r.pick(['claims', 'docs']), 'INFO', 'shutting down: SIGTERM')
    for (let i = 0; i < 6; i++) L(sp + 20000 + i * 1500, r.pick(['claims', 'docs']), 'INFO', 'started')
    L(sp + 60000, 'cluster-autoscaler', 'INFO', 'replacement node ready, 0 pods pending')
    k.every(t0, end, 9 * S, (t) => {
      const [mt, path, sts] = r.pick([
          ['GET', '/claims', [200, 200, 200, 403]],
          ['POST', '/claims', [201, 201, 422]],
          ['POST', '/pay', [200, 200, 402]],
          ['POST', '/docs/upload', [201, 201, 413]],
          ['GET', '/policy', [200, 200, 200, 404]],
          ['GET', '/login', [200, 302]],
          ['GET', k.chance(0.3) ? '/wp-login.php' : '/policy', [404]],
        ]),
        st = r.pick(sts)
      lb(
        t,
        alb(k, t, {
          lb: 'claims-front',
          lbid: 'be41c7d2a9f00137',
          host: 'claims.example',
          path,
          m: mt,
          region: 'eu-west-3',
          acct,
          cert: '0c2b7c1e-11aa-4f0e-8d6e-0d1c7f8a9b10',
          target: `10.0.${r.int(2, 5)}.${r.int(4, 200)}:8080`,
          tt: (k.ms(40) / 1000).toFixed(3),
          st,
          tst: st,
          tg: 'claims',
          tgid: '41e2d6bc24d8a011',
        }),
      )
    })
  },
)

// ---- firewalls, VPN and a failover drill
def(
  'b1-perimeter',
  'clean',
  'perimeter: denied packets, refused VPN logins of people who mistype, an announced failover drill that works, licence reminders',
  (k) => {
    const { r, t0 } = k,
      L0 = k.file('logs/perimeter.log'),
      end = t0 + 80 * M,
      L = (t, h, s) => L0(t, `${f.sys(t)} ${h} ${s}`),
      fw = () => (drill && now > drill ? 'asa-b' : 'asa-a')
    const drill = t0 + r.int(35, 45) * M
    let now = t0
    k.every(t0, end, 6 * S, (t) => {
      now = t
      L(
        t,
        fw(),
        r.pick([
          `%ASA-4-106023: Deny tcp src outside:${k.pub()}/${r.int(1024, 65000)} dst dmz:192.0.2.${r.int(2, 30)}/${r.pick([22, 23, 445, 3389, 8080])} by access-group "OUTSIDE_IN" [0x${r.hex(8)}, 0x0]`,
          `%ASA-6-302013: Built outbound TCP connection ${r.int(1e6, 9e6)} for outside:${k.pub()}/443 (${k.pub()}/443) to inside:10.1.${r.int(0, 9)}.${r.int(2, 250)}/${r.int(1024, 65000)} (198.51.100.7/${r.int(1024, 65000)})`,
          `%ASA-6-302014: Teardown TCP connection ${r.int(1e6, 9e6)} for outside:${k.pub()}/443 to inside:10.1.${r.int(0, 9)}.${r.int(2, 250)}/${r.int(1024, 65000)} duration 0:0${r.int(0, 9)}:${r.int(10, 59)} bytes ${r.int(900, 90000)} TCP FINs`,
          `%ASA-3-710003: TCP access denied by ACL from ${k.pub()}/${r.int(1024, 65000)} to outside:198.51.100.7/22`,
          `%ASA-2-106001: Inbound TCP connection denied from ${k.pub()}/${r.int(1024, 65000)} to 198.51.100.7/445 flags SYN  on interface outside`,
          `%ASA-4-733100: [ Scanning] drop rate-1 exceeded. Current burst rate is ${r.int(11, 30)} per second, max configured rate is 10; Current average rate is ${r.int(1, 5)} per second, max configured rate is 5; Cumulative total count is ${r.int(1000, 9000)}`,
        ]),
      )
    })
    k.every(t0, end, 60 * S, (t) => {
      now = t
      const u = r.pick(['klara', 'omar', 'jhunt', 'vera']),
        ip = k.pub()
      if (k.chance(0.4))
        L(
          t,
          fw(),
          `%ASA-6-113005: AAA user authentication Rejected : reason = AAA failure : server = 10.1.0.20 : user = ${u} : user IP = ${ip}`,
        )
      L(t + 14000, fw(), `%ASA-6-113039: Group <STAFF> User <${u}> IP <${ip}> AnyConnect parent session started.`)
      L(
        t + 15000,
        fw(),
        `%ASA-6-722022: Group <STAFF> User <${u}> IP <${ip}> TCP SVC connection established without compression`,
      )
    })
    k.every(t0, end, 3 * M, (t) => {
      now = t
      const ip = k.pub()
      L(
        t,
        fw(),
        `%ASA-4-113019: Group = STAFF, Username = ${r.pick(['klara', 'omar', 'vera'])}, IP = ${ip}, Session disconnected. Session Type: SSL, Duration: ${r.int(1, 7)}h:12m:03s, Bytes xmt: ${r.int(1e5, 9e6)}, Bytes rcv: ${r.int(1e5, 9e6)}, Reason: Idle Timeout`,
      )
    })
    k.every(t0, end, 25 * S, (t) =>
      L(
        t,
        'bastion',
        `sshd[${r.int(1000, 60000)}]: ${r.pick([`Failed password for root from ${k.pub()} port ${r.int(30000, 60000)} ssh2`, `Invalid user ${r.pick(['admin', 'ubnt', 'pi'])} from ${k.pub()} port ${r.int(30000, 60000)}`, `error: maximum authentication attempts exceeded for root from ${k.pub()} port ${r.int(30000, 60000)} ssh2 [preauth]`, `Disconnected from authenticating user root ${k.pub()} port ${r.int(30000, 60000)} [preauth]`])}`,
      ),
    )
    k.every(t0, end, 2 * M, (t) =>
      L(t, 'bastion', `fail2ban.actions[711]: NOTICE [sshd] ${r.pick(['Ban', 'Unban'])} ${k.pub()}`),
    )
    k.every(t0, end, 20 * M, (t) =>
      L(
        t,
        'asa-a',
        '%ASA-4-444302: %SMART_LIC-4-IN_OVERAGE: One or more entitlements are in overage'.replace(
          '4-444302: %SMART_LIC-4-IN_OVERAGE: One or more entitlements are in overage',
          '5-444303: Smart licensing: next report due in 41 days',
        ),
      ),
    )
    L(drill - 60 * S, 'jump', 'ops: CHG2207 failover drill starts, expect a switch from asa-a to asa-b')
    for (const [dt, h, s] of [
      [-3, 'asa-a', "%ASA-5-111008: User 'netops' executed the 'no failover active' command."],
      [0, 'asa-a', '%ASA-1-104002: (Primary) Switching to STANDBY - Set by the config command'],
      [1, 'asa-b', '%ASA-1-104001: (Secondary) Switching to ACTIVE - Set by the config command'],
      [2, 'asa-b', '%ASA-6-720024: (VPN-Secondary) HA status callback: Control channel is up.'],
      [4, 'asa-a', '%ASA-6-210022: LU missed 12 updates'],
      [5, 'asa-b', '%ASA-1-105003: (Secondary) Monitoring on interface inside waiting'],
      [20, 'asa-b', '%ASA-1-105004: (Secondary) Monitoring on interface inside normal'],
    ])
      L(drill + dt * S, h, s)
    L(drill + 90 * S, 'core-1', '%BGP-5-ADJCHANGE: neighbor 10.255.0.2 Down Peer closed the session')
    L(drill + 92 * S, 'core-1', '%BGP-5-ADJCHANGE: neighbor 10.255.0.2 Up')
    L(drill + 4 * M, 'jump', 'ops: CHG2207 drill finished, sessions kept, no user impact')
  },
)
