import { start, T, P, S, M, H } from './lib.mjs'
const cases = []
export default cases

// 23 distributed training: one GPU falls off the bus, all ranks time out
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc } = start(seed, 'two-23-pretrain-run', {
    notes:
      'louder victims: a single kernel Xid line on one node; 10 minutes later every other rank reports the NCCL watchdog timeout. Herrings: loss spike, dataloader warnings, ECC-corrected counts elsewhere, gradient overflow.',
  })
  const f = 'logs/torchrun-merged.log',
    k = 'logs/nodes-kern.log',
    on = t0 + r.int(40, 50) * M,
    stop = on + 10 * M + 9 * S,
    end = stop + 2 * M
  const bad = r.int(2, 7),
    lr = r.int(0, 7),
    rank = bad * 8 + lr,
    node = (i) => `gpu-a${P(i + 11, 3)}`,
    bus = `0000:${r.pick(['1b', '4e', '9d', 'cb'])}:00`
  const up = (t) => `${431000 + Math.floor((t - t0) / 1000)}.${P((t * 977) % 1000000, 6)}`
  let step = r.int(20000, 70000),
    loss = 2.31
  tick(f, t0, on, 2.4 * S, (t) => {
    step++
    loss = 2.3 + (r.next() - 0.5) * 0.04 + (step % 400 === 7 ? 0.6 : 0)
    return `[${T(t, '%Y-%m-%d %H:%M:%S')}] iteration ${step}/ 120000 | consumed samples: ${step * 1024} | elapsed time per iteration (ms): ${2390 + r.int(0, 60)}.${r.int(0, 9)} | learning rate: ${(2 - step / 80000).toFixed(3)}E-04 | global batch size: 1024 | lm loss: ${loss.toFixed(6)}E+00 | loss scale: 1.0 | grad norm: 0.${r.int(180, 420)} | number of skipped iterations: 0 | number of nan iterations: 0 |`
  })
  every(f, t0, on, 70 * S, (t) =>
    r.pick([
      `[rank${r.int(0, 63)}]:[W ${T(t, '%H:%M:%S.%U')}000 dataloader.py:557] This DataLoader will create 8 worker processes in total. Our suggested max number of worker in current system is 6.`,
      `${T(t, '%Y-%m-%d %H:%M:%S')},${r.int(100, 999)} - WARNING - tokenizer: sequence length is longer than the specified maximum (${r.int(4100, 9000)} > 4096), truncating`,
      `[${T(t, '%Y-%m-%d %H:%M:%S')}] saving checkpoint at iteration ${step} to /ckpt/run7 in torch_dist format`,
    ]),
  )
  every(k, t0, end, 14 * S, (t) => {
    const n = node(r.int(0, 7))
    return `${T(t, '%b %e %H:%M:%S')} ${n} ${r.pick([`systemd[1]: Started Session ${r.int(100, 900)} of User slurm.`, `kernel: [${up(t)}] EDAC MC0: 1 CE memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x${r.hex(6)})`, `dcgm-exporter[1822]: level=info msg="scrape ok" gpus=8`, `slurmd[2210]: debug: _handle_node_reg_resp: slurmctld sent back 0 TRES.`, `systemd[1]: sysstat-collect.service: Deactivated successfully.`, `chronyd[900]: Selected source 10.1.1.1`])}`
  })
  put(
    k,
    on,
    `${T(on, '%b %e %H:%M:%S')} ${node(bad)} kernel: [${up(on)}] NVRM: GPU at PCI:${bus}: GPU-${r.hex(8)}-${r.hex(4)}-${r.hex(4)}-${r.hex(4)}-${r.hex(12)}`,
    { root: 'xid' },
  )
  put(
    k,
    on + 1,
    `${T(on, '%b %e %H:%M:%S')} ${node(bad)} kernel: [${up(on)}] NVRM: Xid (PCI:${bus}): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.`,
    { root: 'xid' },
  )
  let i = 0
  for (let x = 0; x < 64; x++) {
    if (Math.floor(x / 8) === bad && x !== rank && r.next() < 0.5) continue
    const t = stop + ((x * 37) % 900)
    if (x === rank) {
      put(
        f,
        stop + 20 * S,
        `[rank${x}]: RuntimeError: CUDA error: unspecified launch failure\n[rank${x}]: CUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace below might be incorrect.\n[rank${x}]: For debugging consider passing CUDA_LAUNCH_BLOCKING=1`,
        { relevant: 'xid' },
      )
      continue
    }
    put(
      f,
      t,
      `[rank${x}]:[E ProcessGroupNCCL.cpp:563] [Rank ${x}] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=${step * 3}, OpType=ALLREDUCE, NumelIn=52428800, NumelOut=52428800, Timeout(ms)=600000) ran for ${600000 + r.int(10, 900)} milliseconds before timing out.`,
      { relevant: 'xid' },
    )
    put(
      f,
      t + 1500,
      `[rank${x}]:[E ProcessGroupNCCL.cpp:577] Some NCCL operations have failed or timed out. Due to the asynchronous nature of CUDA kernels, subsequent GPU operations might run on corrupted/incomplete data. To avoid data inconsistency, we are taking the entire process down.`,
      { relevant: 'xid' },
    )
    put(f, t + 1900, `[rank${x}]: torch.distributed.DistBackendError: NCCL communicator was aborted on rank ${x}.`, {
      relevant: 'xid',
    })
  }
  put(
    f,
    stop + 40 * S,
    `E${T(stop + 40 * S, '%m%d %H:%M:%S.%U')} 22 torch/distributed/elastic/multiprocessing/api.py:826] failed (exitcode: -6) local_rank: 0 (pid: ${r.int(2000, 9000)}) of binary: /usr/bin/python3`,
    { relevant: 'xid' },
  )
  inc(
    'xid',
    {
      cause: {
        allOf: [
          [
            'xid',
            'fallen off',
            'off the bus',
            'gpu (hardware|fail|fault|died|dead|lost|error|drop|is gone)',
            'lost gpu',
            'pci',
            '(failed|faulty|dead|lost|broken|defective) gpu',
            'gpu .{0,40}(fail|lost|disappear|died|dropp|fell|unreachable)',
          ],
          [node(bad), bus, `node ${bad}`, `rank ?${rank}\\b`, 'one node', 'xid', 'off the bus'],
        ],
      },
      services: [node(bad), bus, `rank${rank}`, `rank ${rank}`, 'NVRM', 'kernel', `PCI:${bus}`],
      victims: [
        'ProcessGroupNCCL',
        'torchrun',
        ...Array.from({ length: 64 }, (_, x) => x)
          .filter((x) => x !== rank)
          .map((x) => 'rank' + x),
      ],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 120,
      rootPattern: 'NVRM',
    },
    [
      `A GPU on ${node(bad)} (Xid 79) fell off the bus, so the collective never completed`,
      `Failed GPU on ${node(bad)} at ${bus}`,
    ],
    ['NCCL allreduce timed out on all ranks', 'Network problem between training nodes', 'Loss spike'],
  )
  return c
})

// 24 IPsec: the peer's cipher suite changed
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-24-branch-tunnels', {
    notes:
      "direct: after its upgrade one branch offers another proposal, rekey fails NO_PROPOSAL_CHOSEN; louder: point-of-sale sync at that branch. Herrings: other branches' DPD retransmits with recovery, internet IKE scanners that also fail proposals.",
  })
  const f = 'logs/charon.log',
    a = 'logs/pos-sync.log',
    end = t0 + 2 * H,
    on = t0 + r.int(50, 65) * M
  const br = ['filiale-101', 'filiale-117', 'filiale-122', 'filiale-130', 'filiale-144', 'filiale-151', 'filiale-160'],
    bad = r.pick(br),
    pub = Object.fromEntries(br.map((b) => [b, ip('x')])),
    gw = '203.0.113.9'
  const C = (t, th, sub, x, o) => put(f, t, `${T(t, '%b %e %H:%M:%S')} vpnhub charon[1207]: ${P(th)}[${sub}] ${x}`, o)
  const own = 'IKE:AES_CBC_256/HMAC_SHA2_256_128/PRF_HMAC_SHA2_256/MODP_2048',
    own2 = 'IKE:AES_GCM_16_256/PRF_HMAC_SHA2_384/ECP_384'
  let n = 100
  every(f, t0, end, 17 * S, (t) => {
    const b = r.pick(br),
      th = r.int(5, 16)
    if (b === bad && t > on) return null
    n++
    r.pick([
      () => {
        C(t, th, 'NET', `received packet: from ${pub[b]}[4500] to ${gw}[4500] (80 bytes)`)
        C(t + 1, th, 'ENC', `parsed INFORMATIONAL request ${r.int(0, 900)} [ ]`)
        C(t + 2, th, 'ENC', `generating INFORMATIONAL response ${r.int(0, 900)} [ ]`)
      },
      () => {
        C(t, th, 'IKE', `establishing CHILD_SA ${b}{${n}} reqid ${br.indexOf(b) + 1}`)
        C(t + 60, th, 'CFG', 'selected proposal: ESP:AES_CBC_256/HMAC_SHA2_256_128/NO_EXT_SEQ')
        C(
          t + 61,
          th,
          'IKE',
          `CHILD_SA ${b}{${n}} established with SPIs c${r.hex(7)}_i c${r.hex(7)}_o and TS 10.0.0.0/16 === 10.${100 + br.indexOf(b)}.0.0/24`,
        )
      },
      () => {
        C(t, th, 'IKE', `sending DPD request`)
        if (r.next() < 0.2) C(t + 4000, th, 'IKE', `retransmit 1 of request with message ID ${r.int(1, 300)}`)
      },
    ])()
    return null
  })
  every(f, t0, end, 4 * M, (t) => {
    const x = ip('x'),
      th = r.int(5, 16)
    C(t, th, 'IKE', `${x} is initiating a IKE_SA`)
    C(t + 1, th, 'CFG', `received proposals: IKE:3DES_CBC/HMAC_SHA1_96/PRF_HMAC_SHA1/MODP_1024`)
    C(t + 2, th, 'CFG', `configured proposals: ${own}`)
    C(t + 3, th, 'IKE', 'no IKE config found for ' + gw + '...' + x + ', sending NO_PROPOSAL_CHOSEN')
    return null
  })
  C(on - 3 * M, 7, 'IKE', `received DELETE for IKE_SA ${bad}[${r.int(10, 90)}]`, { relevant: 'prop' })
  C(
    on - 3 * M + 20,
    7,
    'IKE',
    `deleting IKE_SA ${bad}[${r.int(10, 90)}] between ${gw}[hub.kette.example]...${pub[bad]}[${bad}.kette.example]`,
    { relevant: 'prop' },
  )
  for (let t = on; t < end; t += r.int(46, 58) * S) {
    const th = r.int(5, 16)
    C(t, th, 'NET', `received packet: from ${pub[bad]}[500] to ${gw}[500] (464 bytes)`)
    C(t + 1, th, 'ENC', 'parsed IKE_SA_INIT request 0 [ SA KE No N(NATD_S_IP) N(NATD_D_IP) V ]')
    C(t + 2, th, 'ENC', `received unknown vendor ID: 4f:53:20:37:2e:34`)
    C(t + 3, th, 'IKE', `${pub[bad]} is initiating a IKE_SA`, { relevant: 'prop' })
    C(t + 4, th, 'CFG', `received proposals: ${own2}`, { root: 'prop' })
    C(t + 5, th, 'CFG', `configured proposals: ${own}`, { root: 'prop' })
    C(t + 6, th, 'IKE', 'received proposals unacceptable', { root: 'prop' })
    C(t + 7, th, 'ENC', 'generating IKE_SA_INIT response 0 [ N(NO_PROP) ]', { root: 'prop' })
  }
  every(a, t0, end, 10 * S, (t) => {
    const b = r.pick(br)
    if (b === bad && t > on - 2 * M)
      return [
        `${T(t, '%d.%m.%Y %H:%M:%S')};${b};${r.pick(['ERR;PRICE_PULL;no route to 10.' + (100 + br.indexOf(b)) + '.0.10', 'ERR;RECEIPT_PUSH;timeout after 20s', 'ERR;HEARTBEAT;till offline, ' + r.int(2, 90) + ' receipts buffered'])}`,
        { relevant: 'prop' },
      ]
    return `${T(t, '%d.%m.%Y %H:%M:%S')};${b};OK;${r.pick(['RECEIPT_PUSH', 'PRICE_PULL', 'HEARTBEAT'])};${r.int(20, 900)}ms`
  })
  every(
    a,
    t0,
    end,
    8 * M,
    (t) =>
      `${T(t, '%d.%m.%Y %H:%M:%S')};${br.find((b) => b !== bad)};WARN;PRICE_PULL;3 items without VAT class skipped`,
  )
  const esc = pub[bad].replaceAll('.', '\\.')
  inc(
    'prop',
    {
      cause: {
        allOf: [
          ['proposal', 'cipher', 'algorithm', 'crypto', 'ike (config|param|sett)', 'AES_GCM', 'no_prop'],
          [bad, esc, 'branch', 'peer', 'filiale'],
        ],
        mustNot: ['scanners? (is|are|cause)'],
      },
      services: [bad, pub[bad], 'charon', 'vpnhub'],
      victims: ['pos-sync', 'till'],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 300,
      rootPattern: 'propos|NO_PROP',
    },
    [
      `${bad} now offers an AES_GCM/ECP_384 IKE proposal that the hub does not accept, so the tunnel cannot be re-established`,
      `IKE proposal mismatch between the hub and ${pub[bad]}`,
    ],
    ['Tills at the branch are offline', 'No route to the branch', 'IKE scanners with 3DES proposals fail'],
  )
  return c
})

// 25 SQL Server: the log backup job was disabled at INFO; the log fills
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-25-warehouse-sql', {
    notes:
      'louder victims: the log-backup job of one database is disabled by a maintenance (INFO in the agent log); the log grows with warnings, fills (9002 LOG_BACKUP), applications fail. Herrings: login failures 18456, I/O 15 s warning once, deadlock victims.',
  })
  const e = 'logs/ERRORLOG',
    ag = 'logs/SQLAGENT.OUT',
    ap = 'logs/pick-station.log',
    end = t0 + 6 * H,
    on = t0 + r.int(60, 80) * M,
    full = t0 + r.int(285, 300) * M
  const db = r.pick(['WMS_PROD', 'Lager4', 'FulfilCore']),
    dbs = [db, 'HRM', 'CrmMini']
  const E = (t, spid, x, o) =>
    put(e, t, `${T(t, '%Y-%m-%d %H:%M:%S')}.${T(t, '%L').slice(0, 2)} ${spid.padEnd(11)} ${x}`, o)
  const G = (t, x, o) => put(ag, t, `${T(t, '%Y-%m-%d %H:%M:%S')} - ${x}`, o)
  for (const d of dbs)
    tick(e, t0 + dbs.indexOf(d) * 20 * S, end, 10 * M, (t) => {
      if (d === db && t > on) return null
      E(
        t,
        'Backup',
        `Log was backed up. Database: ${d}, creation date(time): 2021/03/${10 + dbs.indexOf(d)}(08:12:41), first LSN: ${r.int(1000, 9000)}:${r.int(100, 900)}:1, last LSN: ${r.int(9000, 9900)}:${r.int(100, 900)}:1, number of dump devices: 1, device information: (FILE=1, TYPE=DISK: {'\\\\bkp01\\sql\\${d}_${T(t, '%Y%m%d_%H%M')}.trn'}). This is an informational message only. No user action is required.`,
      )
      return null
    })
  G(
    on,
    `! [298] SQLServer Error: 14599, job 'LOG_${db}' state set by CORP\\svc_rollout [SQLSTATE 01000]`.replace(
      /^! \[298\].*/,
      `? [154] Job 'LOG_${db}' (0x${r.hex(16).toUpperCase()}) has been disabled by CORP\\svc_rollout`,
    ),
    { root: 'bk' },
  )
  every(
    ag,
    t0,
    end,
    3.2 * M,
    (t) =>
      `${T(t, '%Y-%m-%d %H:%M:%S')} - ${r.pick(['? [177] Job IX_MAINT has been requested to run by Schedule 14 (hourly)', `? [248] Saving NextRunDate/Times for all updated job schedules...`, `? [249] ${r.int(1, 3)} job schedule(s) saved`, '+ [260] Unable to start mail session (reason: No mail profile defined)', `? [177] Job LOG_HRM has been requested to run by Schedule 9 (10min)`])}`,
  )
  every(e, t0, end, 100 * S, (t) => {
    E(
      t,
      'Logon',
      `Login failed for user '${r.pick(['sa', 'reports', 'CORP\\tmp01'])}'. Reason: ${r.pick(['Password did not match that for the login provided.', 'Could not find a login matching the name provided.'])} [CLIENT: ${ip()}]`,
    )
    put(
      e,
      t - 1,
      `${T(t - 1, '%Y-%m-%d %H:%M:%S')}.${T(t - 1, '%L').slice(0, 2)} ${'Logon'.padEnd(11)} Error: 18456, Severity: 14, State: ${r.pick([5, 8])}.`,
    )
    return null
  })
  every(e, t0, end, 6 * M, (t) => {
    E(
      t,
      `spid${r.int(51, 300)}`,
      r.pick([
        'Transaction (Process ID 88) was deadlocked on lock resources with another process and has been chosen as the deadlock victim. Rerun the transaction.',
        'FlushCache: cleaned up 20113 bufs with 9411 writes in 65211 ms (avoided 2012 new dirty bufs) for db 7:0',
        'DBCC TRACEON 3604, server process ID (SPID) 61. This is an informational message only; no user action is required.',
      ]),
    )
    return null
  })
  const io = t0 + r.int(130, 170) * M
  E(
    io,
    `spid${r.int(5, 9)}s`,
    `SQL Server has encountered 2 occurrence(s) of I/O requests taking longer than 15 seconds to complete on file [F:\\data\\HRM.mdf] in database id 9.  The OS file handle is 0x0000000000000${r.int(100, 999)}.  The offset of the latest long I/O is: 0x000000${r.hex(6)}0000.`,
  )
  let gb = 8
  tick(e, on + 25 * M, full, 18 * M, (t) => {
    gb += 8
    E(
      t,
      `spid${r.int(51, 300)}`,
      `Autogrow of file '${db}_log' in database '${db}' took ${r.int(1200, 9900)} milliseconds. New size ${gb} GB.  Consider using ALTER DATABASE to set a smaller FILEGROWTH for this file.`,
      { relevant: 'bk' },
    )
    return null
  })
  every(e, full, end, 14 * S, (t) => {
    const s = `spid${r.int(51, 300)}`
    E(t - 1, s, 'Error: 9002, Severity: 17, State: 2.', { relevant: 'bk' })
    E(t, s, `The transaction log for database '${db}' is full due to 'LOG_BACKUP'.`, { root: 'bk' })
    return null
  })
  every(ap, t0, end, 24 * S, (t) => {
    const z = `${T(t, '%H:%M:%S,%L')} PS-${P(r.int(1, 24))}`
    return t > full && r.next() < 0.8
      ? [
          `${z} ERROR  Confirm pick failed (tote ${r.int(10000, 99999)}): System.Data.SqlClient.SqlException (0x80131904): ${r.pick([`The transaction log for database '${db}' is full`, 'Timeout expired. The timeout period elapsed prior to completion of the operation or the server is not responding.'])}`,
          { relevant: 'bk' },
        ]
      : `${z} ${r.pick(['INFO   Pick confirmed tote ' + r.int(10000, 99999), 'INFO   Pick confirmed tote ' + r.int(10000, 99999), 'WARN   Barcode unreadable, manual entry', 'INFO   Operator logged on'])}`
  })
  inc(
    'bk',
    {
      cause: {
        allOf: [
          [
            'log.?backup',
            'backup (job|of the (transaction )?log)',
            `LOG_${db}`,
            'backups? of the',
            'transaction log (is )?not (backed|truncat)',
            '(no|missing) (transaction )?log backups?',
          ],
          [
            'disabled',
            'stopp',
            'no longer',
            'not run',
            'missing',
            'ceased',
            'absent',
            'switched off',
            'turned off',
            'paused',
            'never',
            'deactivated',
            'no (transaction )?log backup',
            'not backed',
          ],
        ],
        mustNot: ['login fail'],
      },
      services: [db, 'LOG_' + db, 'SQLAGENT', 'sqlserver', 'svc_rollout', 'MSSQLSERVER', 'SQL Server Agent'],
      victims: ['pick-station', 'PS'],
      severity: ['medium', 'high', 'critical'],
      onset: full,
      onsetToleranceSeconds: 15500,
      rootPattern: 'disabled|LOG_BACKUP',
    },
    [
      `The log backup job LOG_${db} was disabled by svc_rollout, so the transaction log was never truncated and filled the disk`,
      `No log backups of ${db} since the job was switched off; log full`,
    ],
    ['Pick confirmations fail with SqlException', `The transaction log for ${db} is full`, 'Slow I/O on F:'],
  )
  return c
})

// 26 RabbitMQ: a consumer stops acking, memory alarm blocks all publishers
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip, uuid } = start(seed, 'two-26-logistics-broker', {
    notes:
      'hard: a consumer hangs on a lock (its lines cease after "waiting for", INFO), messages of its queue pile up unacked/ready (queue stats), memory alarm blocks publishers of everything; louder: publishers. Herrings: heartbeat-missed connections, another slow consumer that catches up, a healed earlier flow control.',
  })
  const b = 'logs/rabbit@mq-a.log',
    w = 'logs/workers.log',
    end = t0 + 90 * M,
    on = t0 + r.int(20, 26) * M,
    alarm = on + r.int(30, 35) * M
  const ws = ['manifest-builder', 'eta-updates', 'customs-declare', 'scan-ingest'],
    bad = r.pick(['manifest-builder', 'customs-declare', 'eta-updates']),
    qn = bad.split('-').reverse().join('.')
  const B = (t, lv, x, o) =>
    put(b, t, `${T(t, '%Y-%m-%d %H:%M:%S.%U')}+00:00 [${lv}] <0.${r.int(200, 30000)}.0> ${x}`, o)
  every(b, t0, end, 13 * S, (t) => {
    const a = ip(),
      p = r.int(30000, 60000)
    r.pick([
      () => {
        B(t, 'info', `accepting AMQP connection <0.${r.int(200, 30000)}.0> (${a}:${p} -> 10.5.0.4:5672)`)
        B(
          t + 30,
          'info',
          `connection <0.${r.int(200, 30000)}.0> (${a}:${p} -> 10.5.0.4:5672 - scan-ingest:${r.int(1, 99)}): user 'scan' authenticated and granted access to vhost 'log'`,
        )
      },
      () =>
        B(
          t,
          'info',
          `closing AMQP connection <0.${r.int(200, 30000)}.0> (${a}:${p} -> 10.5.0.4:5672, vhost: 'log', user: 'scan')`,
        ),
      () =>
        B(
          t,
          'warning',
          `closing AMQP connection <0.${r.int(200, 30000)}.0> (${a}:${p} -> 10.5.0.4:5672, vhost: 'log', user: 'handheld'):\nclient unexpectedly closed TCP connection`,
        ),
    ])()
    return null
  })
  every(
    b,
    t0,
    end,
    7 * M,
    (t) =>
      `${T(t, '%Y-%m-%d %H:%M:%S.%U')}+00:00 [error] <0.${r.int(200, 30000)}.0> closing AMQP connection <0.${r.int(200, 30000)}.0> (${ip()}:${r.int(30000, 60000)} -> 10.5.0.4:5672 - handheld-${r.int(1, 90)}):\n${T(t, '%Y-%m-%d %H:%M:%S.%U')}+00:00 [error] <0.${r.int(200, 30000)}.0> missed heartbeats from client, timeout: 60s`,
  )
  const W = (t, n, lv, x, o) =>
    put(w, t, `${T(t, '%Y-%m-%dT%H:%M:%S.%L')} ${lv} ${n}[${ws.indexOf(n) * 311 + 802}]: ${x}`, o)
  every(w, t0, end, 4.2 * S, (t) => {
    const n = r.pick(ws)
    if (n === bad && t > on) return null
    if (t > alarm && n === 'scan-ingest') {
      W(
        t,
        n,
        'ERROR',
        r.pick([
          `publish to exchange parcels not confirmed in 30000 ms`,
          'connection blocked by broker: low on memory',
          `${r.int(100, 9000)} scans in local spool`,
        ]),
        { relevant: 'hang' },
      )
      return null
    }
    if (t > alarm && r.next() < 0.5) {
      W(t, n, 'WARN', `reply publish delayed, connection.blocked (low on memory)`, { relevant: 'hang' })
      return null
    }
    W(t, n, 'INFO', `batch ${r.hex(8)}: ${r.int(60, 140)} messages in ${r.int(80, 1300)} ms, acked`)
    return null
  })
  W(on, bad, 'INFO', `acquiring advisory lock tariff_table (holder session ${r.int(2000, 9000)}), waiting`, {
    root: 'hang',
  })
  tick(w, t0 + 12 * S, end, 2 * M, (t) => {
    for (const n of ws) {
      const st = n === bad && t > on,
        m = Math.round(((t - on) / 1000) * 26)
      W(
        t,
        'scan-ingest',
        'INFO',
        `queue-stats ${n.split('-').reverse().join('.')} ready=${st ? m : r.int(0, 40)} unacked=${st ? 250 : r.int(0, 30)} consumers=2 ack_rate=${st ? '0.0' : r.int(20, 40) + '.' + r.int(0, 9)}`.replace(
          'scan-ingest',
          '',
        ),
        st ? { root: 'hang' } : undefined,
      )
    }
    return null
  })
  tick(b, alarm, end, 16 * M, (t) => {
    B(t, 'info', `vm_memory_high_watermark set. Memory used:${r.int(6500000000, 6600000000)} allowed:6442450944`, {
      relevant: 'hang',
    })
    B(
      t + 2,
      'warning',
      `memory resource limit alarm set on node 'rabbit@mq-a'.\n\n**********************************************************\n*** Publishers will be blocked until this alarm clears ***\n**********************************************************\n`
        .trimEnd()
        .replace('\n\n', '\n'),
      { relevant: 'hang' },
    )
    return null
  })
  every(b, alarm + 5 * M, end, 40 * S, (t) => {
    B(
      t,
      'error',
      `Error on AMQP connection <0.${r.int(200, 30000)}.0> (${ip()}:${r.int(30000, 60000)} -> 10.5.0.4:5672, vhost: 'log', user: 'scan', state: blocked), channel 0:\n{handshake_timeout,frame_header}`,
      { relevant: 'hang' },
    )
    return null
  })
  inc(
    'hang',
    {
      cause: {
        allOf: [
          [bad, qn.replace('.', '\\.')],
          [
            'hang',
            'hung',
            'stuck',
            'lock',
            'not ack',
            'unacked',
            'stopped (ack|consum|process|handl)',
            'no longer (ack|consum|process)',
            'silent',
            'stall',
            'ack(_| )?rate',
            'blocked',
            'wait',
            'ceas',
            'backlog',
            'not consum',
            'no (more )?acks',
          ],
        ],
      },
      services: [bad, qn],
      victims: ['scan-ingest', 'rabbit@mq-a', 'rabbitmq', 'handheld', ...ws.filter((x) => x !== bad)],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 300,
      rootPattern: 'advisory lock|queue-stats',
    },
    [
      `${bad} hangs waiting for the advisory lock tariff_table and no longer acks, so its queue fills the broker's memory`,
      `${bad} stopped consuming; backlog raised the memory alarm`,
    ],
    ['RabbitMQ memory alarm blocks publishers', 'scan-ingest cannot publish', 'handhelds miss heartbeats'],
  )
  return c
})

// 27 OPC-UA: a value freezes with good quality
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc } = start(seed, 'two-27-plant-gateway', {
    notes:
      'hard: one temperature tag stops varying (same value, quality Good) after a gateway re-subscription; the control loop overheats, then quality rejects. Herrings: Bad_ConnectionClosed of another PLC that recovers, chronic alarms, shift change.',
  })
  const g = 'logs/opcua-gateway.log',
    m = 'logs/mes.log',
    end = t0 + 100 * M,
    on = t0 + r.int(40, 48) * M,
    line = r.int(1, 3),
    tag = r.pick(['TT-2107', 'TT-3304', 'TT-4112']),
    frozen = (172 + r.next() * 6).toFixed(3)
  const tags = [
    ['TT-1101', 81],
    ['PT-1102', 3.2],
    ['FT-1103', 14.4],
    [tag, 175],
    ['PT-2201', 6.1],
    ['FT-2202', 21.7],
    ['LT-3301', 61],
  ]
  const vals = Object.fromEntries(tags)
  const G = (t, lv, x, o) =>
    put(g, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')}|${lv}|Opc.Gateway.Session[plc-l${line}]|${x}`, o)
  tick(g, t0, end, 5 * S, (t, i) => {
    const [n, base] = tags[i % 7]
    const isBad = n === tag && t > on
    const v = isBad ? frozen : (base * (1 + (r.next() - 0.5) * 0.02)).toFixed(3)
    G(
      t,
      'TRACE',
      `DataChange ns=3;s="${n}".PV value=${v} status=Good (0x00000000) source=${T(isBad ? on - 400 : t - 300, '%H:%M:%S.%L')} server=${T(t - 90, '%H:%M:%S.%L')}`,
      isBad ? { root: 'frz' } : undefined,
    )
    return null
  })
  tick(g, t0, end, 60 * S, (t) => {
    G(t, 'DEBUG', `KeepAlive ServerState=Running publish=${r.int(50, 60)}/min`)
    return null
  })
  G(on - 9000, 'INFO', 'Session reactivated after secure channel renewal; 7 monitored items transferred')
  G(
    on - 8000,
    'INFO',
    `TransferSubscriptions: subscription ${r.int(100, 900)}: item ns=3;s="${tag}".PV sampling=-1 (was 500)`,
    { root: 'frz' },
  )
  every(g, t0, end, 6 * M, (t) => {
    G(t, 'ERROR', 'plc-util (10.40.9.2): BadConnectionClosed (0x80AE0000), reconnect in 5 s')
    G(t + 6000, 'INFO', 'plc-util (10.40.9.2): session restored')
    return null
  })
  const Q = (t, lv, x, o) => put(m, t, `${T(t, '%d/%m/%Y %H:%M:%S')};${lv};LINE${line};${x}`, o)
  every(m, t0, end, 8 * S, (t) => {
    const late = t > on + 12 * M
    r.pick([
      () => Q(t, 'I', `BATCH ${7000 + line * 211 + Math.floor((t - t0) / 540000)} STEP ${r.int(1, 9)} complete`),
      () =>
        Q(
          t,
          'I',
          late
            ? `LOOP TIC${tag.slice(3)} SP=175.0 PV=${frozen} OUT=${Math.min(100, 41 + (t - on) / M).toFixed(1)}%`
            : `LOOP TIC${tag.slice(3)} SP=175.0 PV=${(175 + r.next() * 2 - 1).toFixed(1)} OUT=${r.int(38, 45)}.${r.int(0, 9)}%`,
          late ? { relevant: 'frz' } : undefined,
        ),
      () => Q(t, 'I', `OPERATOR ${r.int(100, 140)} acknowledged ${r.int(1, 3)} messages`),
      () => Q(t, 'W', r.pick(['ALM LT-3301 HI (shelved)', 'PRINTER label roll low', 'ALM FT-2202 rate of change'])),
      () =>
        Q(
          t,
          late && r.next() < 0.7 ? 'E' : 'I',
          late
            ? `LAB sample viscosity ${r.int(310, 420)} out of spec (max 290), batch ${7000 + line * 211 + Math.floor((t - t0) / 540000)} blocked`
            : `LAB sample viscosity ${r.int(240, 285)} ok`,
          late ? { relevant: 'frz' } : undefined,
        ),
    ])()
    return null
  })
  every(m, on + 20 * M, end, 50 * S, (t) => {
    Q(
      t,
      'E',
      r.pick([
        'JACKET steam valve V-41 at 100%, interlock warning',
        'TSH-OVER hardwired thermostat tripped, heating off',
        'SCRAP container weighed 412 kg',
      ]),
      { relevant: 'frz' },
    )
    return null
  })
  inc(
    'frz',
    {
      cause: {
        allOf: [
          [
            tag,
            'opc',
            'gateway',
            'sensor',
            'temperature (value|tag|reading)',
            'process value',
            '\\bPV\\b',
            'subscription',
            'monitored item',
          ],
          [
            'frozen',
            'freez',
            'froze',
            'stuck',
            'constant',
            'stale',
            'unchang',
            'not (chang|updat|refresh|vary)',
            'no longer (chang|updat|var)',
            'flat',
            'same value',
            'sampling',
            'stopped (chang|updat|var)',
          ],
        ],
      },
      services: [tag, 'opcua-gateway', 'Opc.Gateway', `plc-l${line}`, `Opc.Gateway.Session[plc-l${line}]`, 'gateway'],
      victims: ['mes', 'LAB', 'TSH-OVER', 'V-41', 'JACKET', 'plc-util'],
      severity: ['medium', 'high', 'critical', 'low'],
      onset: on,
      onsetToleranceSeconds: 900,
      rootPattern: tag,
    },
    [
      `The value of ${tag} is frozen at ${frozen} with status Good since the subscription transfer, so the loop heats blindly`,
      `OPC UA gateway delivers a stale temperature for ${tag}`,
    ],
    ['Lab samples out of spec', 'plc-util loses its connection', 'Steam valve is fully open'],
  )
  return c
})

// 28 SIP: media relay runs out of ports; louder proxies
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-28-voice-platform', {
    notes:
      'louder victims: a media relay leaks sessions since its control socket lost "delete" commands (one WARN) until its port range is exhausted; the proxy answers 503/500, customers retry, trunks complain. Herrings: registration scanners (sipvicious), 486/487, a carrier with 408.',
  })
  const k = 'logs/kamailio.log',
    m = 'logs/rtpengine.log',
    end = t0 + 90 * M,
    on = t0 + r.int(15, 20) * M,
    full = t0 + r.int(58, 62) * M
  const K = (t, lv, x, o) => put(k, t, `${T(t, '%b %e %H:%M:%S')} sbc1 kamailio[${r.int(3100, 3116)}]: ${lv}: ${x}`, o),
    id = () => r.hex(8) + '@' + ip(),
    relay = 'rtp-b'
  const R = (t, lv, x, o) => put(m, t, `${T(t, '%b %e %H:%M:%S')} ${relay} rtpengine[702]: ${lv}: ${x}`, o)
  every(k, t0, end, 7 * S, (t) => {
    const c1 = id(),
      code = r.pick([200, 200, 200, 486, 487, 404]),
      n = r.pick([47, 45, 49, 44]) + '' + r.int(1e8, 9e8),
      bad = t > full && r.next() < 0.75
    K(
      t,
      'NOTICE',
      `acc [acc.c:287]: acc_log_request(): ACC: call: timestamp=${Math.floor(t / 1000)};method=INVITE;from_tag=${r.hex(8)};to_tag=;call_id=${c1};code=${bad ? 503 : code};reason=${bad ? 'Media Unavailable' : { 200: 'OK', 486: 'Busy Here', 487: 'Request Terminated', 404: 'Not Found' }[code]};src=${ip('x')};dst=+${n}`,
      bad ? { relevant: 'ports' } : undefined,
    )
    if (bad)
      K(
        t - 2,
        'ERROR',
        `rtpengine [rtpengine.c:2612]: rtpp_function_call(): proxy replied with error: Ran out of ports`,
        { relevant: 'ports' },
      )
    return null
  })
  every(k, t0, end, 30 * S, (t) => {
    K(
      t,
      'WARNING',
      r.pick([
        `<script>: friendly-scanner from ${ip('x')} dropped`,
        `tm [t_reply.c:1320]: t_should_relay_response(): 408 from trunk-nordia, trying trunk-lumo`,
        `<script>: auth failed for ${r.int(100, 999)}@voice.example from ${ip('x')}`,
      ]),
    )
    return null
  })
  every(m, t0, end, 10 * S, (t) => {
    if (t > full) return null
    const c1 = id()
    R(t, 'INFO', `[${c1}]: [control] Received command 'offer' from 10.7.0.2:${r.int(30000, 60000)}`)
    R(t + 3, 'NOTICE', `[${c1}]: [core] Creating new call`)
    const d = r.int(40, 150) * S
    if (t + d < on) {
      R(t + d, 'INFO', `[${c1}]: [control] Received command 'delete' from 10.7.0.2:${r.int(30000, 60000)}`)
      R(t + d + 100, 'INFO', `[${c1}]: [core] Final packet stats:`)
    }
    return null
  })
  R(
    on,
    'WARNING',
    `[control] Timeout setting changed from 60 to 0 via 'rtpengine-ctl set timeout', idle calls will not be closed`,
    { root: 'ports' },
  )
  K(on + 2000, 'INFO', `<script>: cfg reload, BYE handling moved to route[TEARDOWN_V2]`, { relevant: 'ports' })
  tick(m, t0 + 5 * S, end, 60 * S, (t) => {
    const s = t > on ? Math.min(250, Math.round(10 + ((t - on) / (full - on)) * 240)) : r.int(6, 14)
    R(
      t,
      'INFO',
      `[stats] current sessions ${s}, own ${s}, foreign 0; ports in use ${Math.min(1000, s * 4)} of 1000 (30000-30999), packets/s ${t > full ? r.int(50, 300) : r.int(700, 1300)}`,
      t > on + 5 * M ? { root: 'ports' } : undefined,
    )
    return null
  })
  every(m, full, end, 7 * S, (t) => {
    R(
      t,
      'ERR',
      `[${id()}]: [core] Failed to get ${r.pick([2, 4])} consecutive ports on interface 10.7.0.9 for media relay (last error: Address already in use)`,
      { root: 'ports' },
    )
    return null
  })
  every(k, full + 3 * M, end, 20 * S, (t) => {
    K(
      t,
      'ERROR',
      `dispatcher [dispatch.c:3280]: ds_ping_callback(): ${r.pick(['trunk-nordia', 'trunk-lumo'])} failover, peer complains: 503 burst from our side`,
      { relevant: 'ports' },
    )
    return null
  })
  inc(
    'ports',
    {
      cause: {
        allOf: [
          ['port', 'session', 'media relay', 'rtpengine', relay],
          [
            'exhaust',
            'ran out',
            'run(s|ning)? out',
            'leak',
            'never (closed|deleted|released|freed)',
            'not (closed|deleted|released|freed|torn)',
            'no (free|more)',
            'full',
            'pile',
            'accumul',
            'without (delete|timeout)',
            'timeout (setting|0|of 0|disabled|chang|set)',
            'idle',
          ],
        ],
        mustNot: ['trunk-\\w+ (is down|failed)', 'scanners? attack'],
      },
      services: ['rtpengine', relay, 'route[TEARDOWN_V2]'],
      victims: ['trunk-nordia', 'trunk-lumo', 'dispatcher', 'kamailio', 'sbc1'],
      severity: ['high', 'critical', 'medium'],
      onset: full,
      onsetToleranceSeconds: 2900,
      rootPattern: 'ports|idle calls|Timeout setting',
    },
    [
      'rtpengine leaks sessions because idle calls are no longer closed (timeout 0) until its media ports are exhausted',
      'The media relay rtp-b ran out of ports: sessions accumulate',
    ],
    ['Calls rejected with 503', 'trunk-nordia fails over', 'Scanners attack the SBC'],
  )
  return c
})

// 29 double: mail: resolver seen as open by the blocklist, and inodes of the spool exhausted later
cases.push((seed) => {
  const { r, c, t0, put, every, inc, ip } = start(seed, 'two-29-parish-mail', {
    notes:
      'two independent: (a) the blocklist answers with an error code since DNS goes through a public resolver (after a resolver change), so all senders are rejected; (b) later the mail store runs out of inodes/space. Herrings: scanners, true spam rejections, greylisting.',
  })
  const f = 'logs/maillog',
    end = t0 + 4 * H,
    onA = t0 + r.int(50, 65) * M,
    okA = onA + 50 * M,
    onB = t0 + r.int(170, 185) * M,
    h = 'post'
  const L = (t, x, o) => put(f, t, `${T(t, '%b %e %H:%M:%S')} ${h} ${x}`, o),
    u = () => r.pick(['pfarramt', 'kantor', 'kita', 'verwaltung', 'jugend'])
  const dom = () => r.pick(['gmail.com', 'gmx.net', 'bistum.example', 'stadt.example', 'web.de'])
  every(f, t0, end, 29 * S, (t) => {
    const a = ip('x'),
      d = dom(),
      q = r.hex(10).toUpperCase(),
      p = r.int(2000, 30000)
    if (t > onA && t < okA) {
      L(
        t,
        `postfix/smtpd[${p}]: NOQUEUE: reject: RCPT from mail.${d}[${a}]: 554 5.7.1 Service unavailable; Client host [${a}] blocked using zen.spamhaus.org; Error: open resolver; https://check.spamhaus.org/returnc/pub/${a}/; from=<${r.hex(5)}@${d}> to=<${u()}@parish.example> proto=ESMTP helo=<mail.${d}>`,
        { root: 'rbl' },
      )
      return null
    }
    L(t, `postfix/smtpd[${p}]: connect from mail.${d}[${a}]`)
    L(t + 200, `postfix/smtpd[${p}]: ${q}: client=mail.${d}[${a}]`)
    L(t + 350, `postfix/qmgr[988]: ${q}: from=<${r.hex(5)}@${d}>, size=${r.int(1000, 90000)}, nrcpt=1 (queue active)`)
    if (t > onB) {
      const s = r.pick(['lmtp', 'dovecot'])
      L(
        t + 700,
        `dovecot: lmtp(${u()}@parish.example)<${r.int(2000, 9000)}><${r.hex(12)}>: Error: Mailbox INBOX: open(/srv/vmail/parish.example/${u()}/tmp/${Math.floor(t / 1000)}.M${r.int(1e5, 9e5)}P${p}.${h}) failed: No space left on device`,
        { root: 'ino' },
      )
      L(
        t + 800,
        `postfix/lmtp[${p}]: ${q}: to=<${u()}@parish.example>, relay=${h}[private/dovecot-lmtp], delay=0.8, delays=0.3/0/0/0.5, dsn=4.2.0, status=deferred (host ${h}[private/dovecot-lmtp] said: 451 4.2.0 <${u()}@parish.example> Internal error occurred. Refer to server log for more information.)`,
        { relevant: 'ino' },
      )
      return null
    }
    L(
      t + 800,
      `postfix/lmtp[${p}]: ${q}: to=<${u()}@parish.example>, relay=${h}[private/dovecot-lmtp], delay=0.5, delays=0.3/0/0/0.2, dsn=2.0.0, status=sent (250 2.0.0 <${u()}@parish.example> ${r.hex(12)} Saved)`,
    )
    L(t + 820, `postfix/qmgr[988]: ${q}: removed`)
    return null
  })
  L(onA - 40 * S, `dhclient[612]: DHCPACK of 192.0.2.25 from 192.0.2.1`, { relevant: 'rbl' })
  L(
    onA - 39 * S,
    `systemd-resolved[540]: Using degraded feature set UDP instead of UDP+EDNS0 for DNS server 192.0.2.1.`,
  )
  L(onA - 38 * S, `systemd-resolved[540]: eth0: DNS servers changed from 127.0.0.1 to 8.8.8.8 8.8.4.4`, { root: 'rbl' })
  L(okA, `systemd-resolved[540]: eth0: DNS servers changed from 8.8.8.8 8.8.4.4 to 127.0.0.1`, { relevant: 'rbl' })
  for (const d of [-25, -9])
    L(
      onB + d * M,
      `monit[701]: 'vmail' inode usage ${d === -25 ? 95.1 : 98.6}% matches resource limit [inode usage > 95.0%]`,
      { root: 'ino' },
    )
  L(
    onB + 2 * M,
    `monit[701]: 'vmail' inode usage 100.0% matches resource limit [inode usage > 95.0%], space usage 61.3%`,
    { root: 'ino' },
  )
  every(f, t0, end, 50 * S, (t) => {
    const a = ip('x')
    L(
      t,
      r.pick([
        `postfix/smtpd[${r.int(2000, 30000)}]: NOQUEUE: reject: RCPT from unknown[${a}]: 554 5.7.1 Service unavailable; Client host [${a}] blocked using bl.spamcop.net; Blocked - see https://www.spamcop.net/bl.shtml?${a}; from=<x@${r.hex(5)}.top> to=<${u()}@parish.example> proto=ESMTP helo=<${r.hex(5)}>`,
        `dovecot: imap-login: Login: user=<${u()}>, method=PLAIN, rip=${a}, lip=192.0.2.25, mpid=${r.int(2000, 9000)}, TLS, session=<${r.hex(10)}>`,
        `postfix/smtpd[${r.int(2000, 30000)}]: lost connection after AUTH from unknown[${a}]`,
        `dovecot: imap(${u()})<${r.int(2000, 9000)}><${r.hex(8)}>: Disconnected: Logged out in=${r.int(100, 900)} out=${r.int(900, 90000)}`,
      ]),
    )
    return null
  })
  every(f, onB + 5 * M, end, 70 * S, (t) => {
    L(
      t,
      `dovecot: imap(${u()})<${r.int(2000, 9000)}><${r.hex(8)}>: Error: Transaction log file /srv/vmail/parish.example/${u()}/dovecot.index.log: creat failed: No space left on device`,
      { relevant: 'ino' },
    )
    return null
  })
  inc(
    'rbl',
    {
      cause: {
        allOf: [
          ['resolver', 'dns', '8\\.8\\.8\\.8', 'nameserver'],
          ['spamhaus', 'blocklist', 'dnsbl', '\\brbl\\b', 'blacklist', 'block list', 'zen'],
        ],
        mustNot: ['senders are (listed|spammers)'],
      },
      services: ['systemd-resolved', 'zen.spamhaus.org', 'spamhaus', 'resolver', 'dns', 'postfix/smtpd'],
      victims: ['dovecot', 'lmtp'],
      severity: ['medium', 'high', 'critical'],
      onset: onA,
      onsetToleranceSeconds: 120,
      rootPattern: 'open resolver|DNS servers changed',
    },
    [
      'Since DNS goes through the public resolver 8.8.8.8, spamhaus answers with an error that postfix takes for a listing',
      'DNSBL queries over an open resolver are refused, every sender is rejected',
    ],
    ['Mails are rejected with 554', 'The senders are listed at spamhaus because they send spam'],
  )
  inc(
    'ino',
    {
      cause: {
        allOf: [
          ['inode', 'no space', 'space left', 'file ?system (is )?full', 'volume (is )?full', 'out of space'],
          ['vmail', 'inode', 'mail ?store', 'mailbox', 'maildir', '/srv'],
        ],
      },
      services: ['vmail', '/srv/vmail', 'dovecot', 'post', 'lmtp'],
      victims: ['postfix/lmtp', 'imap'],
      severity: ['medium', 'high', 'critical'],
      onset: onB,
      onsetToleranceSeconds: 1600,
      rootPattern: 'inode usage|No space left',
    },
    [
      'The vmail file system has no free inodes (space 61 %), so dovecot cannot create message files',
      'Mail store out of inodes',
    ],
    ['Postfix defers mail with 451 internal error', 'LMTP deliveries fail'],
  )
  return c
})

// 30 healthy Cassandra / Scylla
cases.push((seed) => {
  const { r, c, t0, put, every, tick, ip } = start(seed, 'two-30-ring-maintenance', {
    kind: 'clean',
    notes:
      'planned decommission and repair of a Cassandra ring: GC warnings of half a second, large batches, streaming, gossip DOWN/UP of the restarted node, tombstone warnings below the limit, hints replayed.',
  })
  const f = 'logs/system.log',
    end = t0 + 101 * M,
    n4 = ip()
  const L = (t, lv, th, src, x) => `${lv.padEnd(5)} [${th}] ${T(t, '%Y-%m-%d %H:%M:%S,%L')} ${src} - ${x}`
  every(f, t0, end, 7 * S, (t) =>
    r.pick([
      () =>
        L(
          t,
          'INFO',
          `CompactionExecutor:${r.int(1, 900)}`,
          'CompactionTask.java:252',
          `Compacted (${r.hex(8)}-${r.hex(4)}-11ee-${r.hex(4)}-${r.hex(12)}) 4 sstables to [/var/lib/cassandra/data/iot/readings-${r.hex(32)}/nb-${r.int(1000, 9000)}-big,] to level=0.  ${r.int(10, 900)}.${r.int(100, 999)}MiB to ${r.int(10, 800)}.000MiB (~97% of original) in ${r.int(900, 90000)}ms.  Read Throughput = ${r.int(5, 30)}.110MiB/s`,
        ),
      () =>
        L(
          t,
          'INFO',
          'Service Thread',
          'GCInspector.java:294',
          `G1 Young Generation GC in ${r.int(201, 480)}ms.  G1 Eden Space: 4294967296 -> 0; G1 Old Gen: ${r.int(2e9, 6e9)} -> ${r.int(2e9, 6e9)};`,
        ),
      () =>
        L(
          t,
          'WARN',
          `Native-Transport-Requests-${r.int(1, 30)}`,
          'BatchStatement.java:312',
          `Batch for [iot.readings] is of size ${r.int(6, 40)}.${r.int(100, 999)}KiB, exceeding specified threshold of 5.000KiB by ${r.int(1, 35)}.000KiB.`,
        ),
      () =>
        L(
          t,
          'WARN',
          `ReadStage-${r.int(1, 30)}`,
          'ReadCommand.java:569',
          `Read ${r.int(100, 900)} live rows and ${r.int(1001, 4000)} tombstone cells for query SELECT * FROM iot.devstate WHERE bucket = ${r.int(1, 99)} LIMIT 5000 (see tombstone_warn_threshold)`,
        ),
      () =>
        L(
          t,
          'INFO',
          `NonPeriodicTasks:1`,
          'SSTable.java:111',
          `Deleting sstable: /var/lib/cassandra/data/iot/readings-${r.hex(32)}/nb-${r.int(1000, 9000)}-big`,
        ),
      () =>
        L(
          t,
          'INFO',
          `ScheduledTasks:1`,
          'AutoSavingCache.java:412',
          `Saved KeyCache (${r.int(900, 90000)} items) in ${r.int(20, 900)} ms`,
        ),
      () =>
        L(
          t,
          'INFO',
          `Repair#${r.int(1, 90)}:1`,
          'RepairJob.java:160',
          `[repair #${r.hex(8)}-${r.hex(4)}-11ee-${r.hex(4)}-${r.hex(12)}] devstate is fully synced`,
        ),
    ])(),
  )
  const m = t0 + 40 * M
  for (const [d, lv, th, src, x] of [
    [
      -9 * S,
      'INFO',
      'GossipStage:1',
      'Gossiper.java:1370',
      `InetAddress /${n4}:7000 is now shutdown`.replace('is now shutdown', 'marked as shutdown'),
    ],
    [-8 * S, 'INFO', 'GossipStage:1', 'Gossiper.java:1312', `InetAddress /${n4}:7000 is now DOWN`],
    [
      -7.8 * S,
      'INFO',
      'Messaging-EventLoop-3-2',
      'OutboundConnection.java:1153',
      `/10.0.0.1:7000->/${n4}:7000-URGENT_MESSAGES-[no-channel] failed to connect\nio.netty.channel.AbstractChannel$AnnotatedConnectException: finishConnect(..) failed: Connection refused: /${n4}:7000\nCaused by: java.net.ConnectException: finishConnect(..) failed: Connection refused\n\tat io.netty.channel.unix.Errors.throwConnectException(Errors.java:124)`,
    ],
    [90 * S, 'INFO', 'GossipStage:1', 'Gossiper.java:1293', `Node /${n4}:7000 has restarted, now UP`],
    [
      91 * S,
      'INFO',
      'HintsDispatcher:1',
      'HintsDispatchExecutor.java:310',
      `Finished hinted handoff of file ${r.hex(8)}-1.hints to endpoint /${n4}:7000: ${r.hex(4)}`,
    ],
  ])
    put(f, m + d, L(m + d, lv, th, src, x))
  const k = t0 + 65 * M
  put(f, k, L(k, 'INFO', 'RMI TCP Connection(41)-127.0.0.1', 'StorageService.java:5170', 'DECOMMISSIONING'))
  tick(f, k + 10 * S, k + 35 * M, 50 * S, (t) =>
    L(
      t,
      'INFO',
      'STREAM-OUT-' + n4,
      'StreamResultFuture.java:192',
      `[Stream #${r.hex(8)}-${r.hex(4)}-11ee-8a11-${r.hex(12)}] Session with /${n4}:7000 is complete`,
    ),
  )
  put(
    f,
    k + 36 * M,
    L(k + 36 * M, 'INFO', 'RMI TCP Connection(41)-127.0.0.1', 'StorageService.java:5240', 'DECOMMISSIONED'),
  )
  return c
})

// 31 healthy card authorisations
cases.push((seed) => {
  const { r, c, t0, put, every, tick, ip } = start(seed, 'two-31-issuer-auth', {
    kind: 'clean',
    notes:
      'issuer authorisation: declines, wrong PINs, fraud rules, 3-D Secure failures, an acquirer link that re-signs on (planned), reversals, SAF drained; approval rate stays near 91 percent.',
  })
  const f = 'logs/authsrv.log',
    end = t0 + 80 * M
  const L = (t, x) => `${T(t, '%Y%m%d-%H:%M:%S.%L')} ${x}`
  every(f, t0, end, 3.2 * S, (t) => {
    const ok = r.next() < 0.91,
      rrn = r.int(1e11, 9e11),
      code = ok ? '00' : r.pick(['51', '55', '54', '61', '59', '14', '91'])
    return L(
      t,
      `AUTH ${ok ? 'I' : 'W'} mti=0100 rrn=${rrn} pan=4${r.int(100, 999)}******${P(r.int(0, 9999), 4)} mcc=${r.pick([5411, 5812, 5999, 4111])} amt=${r.int(3, 900)}.${P(r.int(0, 99))} acq=${r.int(400000, 400009)} rc=${code}${{ 51: ' INSUFFICIENT FUNDS', 55: ' INCORRECT PIN', 54: ' EXPIRED CARD', 61: ' EXCEEDS LIMIT', 59: ' SUSPECTED FRAUD', 14: ' INVALID CARD', 91: ' ISSUER STAND-IN' }[code] ?? ''} ${r.int(18, 140)}ms`,
    )
  })
  every(f, t0, end, 40 * S, (t) =>
    L(
      t,
      r.pick([
        `FRAUD E rule VEL_7 fired: 6 attempts in 60 s, card blocked, case ${r.int(10000, 99999)}`,
        `3DS E authentication failed: ACS timeout at cardholder, transStatus=N`,
        `REV I 0400 received for rrn=${r.int(1e11, 9e11)}, funds released`,
        `AUTH E malformed field 48 from acq=400007, replied rc=30 FORMAT ERROR`,
        `CVV W mismatch, counter ${r.int(1, 3)}/5`,
      ]),
    ),
  )
  tick(f, t0, end, 5 * M, (t) =>
    L(t, `STAT I tps=${r.int(28, 33)} approval=${r.int(905, 917) / 10}% p99=${r.int(128, 141)}ms saf=0 links=4/4`),
  )
  const s = t0 + 33 * M
  for (const [d, x] of [
    [0, 'LINK W acq=400003 sign-off 0800/002 received (network maintenance notice 7741)'],
    [400, 'LINK W acq=400003 connection closed by peer'],
    [20 * S, 'LINK E acq=400003 connect refused, retry 1'],
    [40 * S, 'LINK E acq=400003 connect refused, retry 2'],
    [62 * S, 'LINK I acq=400003 connected'],
    [63 * S, 'LINK I acq=400003 sign-on 0800/001 ok, echo ok'],
    [65 * S, `SAF I 4 advices replayed, saf=0`],
  ])
    put(f, s + d, L(s + d, x))
  return c
})

// 32 healthy database switchover
cases.push((seed) => {
  const { r, c, t0, put, every, tick, ip } = start(seed, 'two-32-planned-switchover', {
    kind: 'clean',
    notes:
      'Patroni switchover in a maintenance window: terminating connections, FATAL the database system is shutting down, timeline switch, clients reconnect within seconds; later back to normal.',
  })
  const p = 'logs/postgresql.log',
    q = 'logs/patroni.log',
    a = 'logs/loan-desk.log',
    end = t0 + 75 * M,
    on = t0 + 30 * M
  const G = (t, lv, x, who = '') =>
    put(p, t, `${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${r.int(2000, 40000)}] ${who}${lv}:  ${x}`)
  every(p, t0, end, 9 * S, (t) => {
    r.pick([
      () =>
        G(
          t,
          'LOG',
          `checkpoint complete: wrote ${r.int(200, 9000)} buffers (${r.int(1, 9)}.1%); 0 WAL file(s) added, 0 removed, ${r.int(1, 9)} recycled; write=${r.int(20, 269)}.${r.int(100, 999)} s, sync=0.0${r.int(10, 99)} s, total=${r.int(20, 270)}.${r.int(100, 999)} s; sync files=${r.int(20, 200)}, longest=0.00${r.int(1, 9)} s, average=0.001 s; distance=${r.int(9000, 90000)} kB, estimate=${r.int(9000, 90000)} kB`,
        ),
      () =>
        G(
          t,
          'ERROR',
          `duplicate key value violates unique constraint "application_ref_key"\n${T(t, '%Y-%m-%d %H:%M:%S.%L')} UTC [${r.int(2000, 40000)}] loan@desk DETAIL:  Key (ref)=(${r.hex(8)}) already exists.`,
          'loan@desk ',
        ),
      () =>
        G(
          t,
          'LOG',
          `automatic vacuum of table "desk.public.${r.pick(['audit', 'offers', 'kyc'])}": index scans: 1\n\tpages: 0 removed, ${r.int(900, 90000)} remain, ${r.int(100, 900)} scanned (1.10% of total)\n\ttuples: ${r.int(100, 9000)} removed, ${r.int(10000, 900000)} remain, 0 are dead but not yet removable`,
        ),
      () => G(t, 'FATAL', 'password authentication failed for user "zabbix_old"', 'zabbix_old@desk '),
      () => G(t, 'LOG', 'could not receive data from client: Connection reset by peer', 'loan@desk '),
    ])()
    return null
  })
  tick(
    q,
    t0,
    end,
    10 * S,
    (t) =>
      `${T(t, '%Y-%m-%d %H:%M:%S,%L')} INFO: no action. I am (pg-${t < on + 6 * S ? 'a' : 'b'}), the leader with the lock`,
  )
  for (const [d, x] of [
    [-60 * S, 'INFO: received switchover request with leader=pg-a candidate=pg-b scheduled_at=None'],
    [0, 'INFO: manual failover: demoting myself'],
    [200, 'INFO: Demoting self (graceful)'],
    [5 * S, 'INFO: Leader key released'],
    [
      6 * S,
      "WARNING: Could not activate Linux watchdog device: Can't open watchdog device: [Errno 2] No such file or directory: '/dev/watchdog'",
    ],
    [7 * S, 'INFO: promoted self to leader by acquiring session lock'],
    [9 * S, 'INFO: Lock owner: pg-b; I am pg-a, following new leader'],
  ])
    put(q, on + d, `${T(on + d, '%Y-%m-%d %H:%M:%S,%L')} ${x}`)
  for (let i = 0; i < 30; i++)
    G(on + 300 + i * 20, 'FATAL', 'terminating connection due to administrator command', 'loan@desk ')
  for (let i = 0; i < 14; i++) G(on + 1200 + i * 90, 'FATAL', 'the database system is shutting down', 'loan@desk ')
  G(on + 4000, 'LOG', 'database system is shut down')
  G(on + 7100, 'LOG', 'received promote request')
  G(on + 7300, 'LOG', 'selected new timeline ID: 19')
  G(on + 7600, 'LOG', 'database system is ready to accept connections')
  every(a, t0, end, 6 * S, (t) => {
    const gap = t > on && t < on + 8 * S
    return `${T(t, '%Y-%m-%dT%H:%M:%S.%L')}+00:00 [${gap ? 'warn' : 'info'}] loan-desk.${r.pick(['offers', 'kyc', 'intake'])}: ${gap ? 'connection lost, retrying in 1s' : r.pick(['application saved', 'offer issued', 'score received', 'duplicate submission ignored'])} (${r.hex(6)})`
  })
  put(
    a,
    on + 8.2 * S,
    `${T(on + 8.2 * S, '%Y-%m-%dT%H:%M:%S.%L')}+00:00 [info] loan-desk.pool: 20 connections re-established, maintenance CHG00${r.int(10000, 99999)} in progress`,
  )
  put(a, on + 20 * M, `${T(on + 20 * M, '%Y-%m-%dT%H:%M:%S.%L')}+00:00 [info] loan-desk.ops: maintenance CHG finished`)
  return c
})
