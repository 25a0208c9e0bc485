import { start, T, P, S, M, H } from './lib.mjs'
const cases = []
export default cases

// 12 OSPF: an MTU change at an INFO config line; adjacency stuck in EXSTART
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-12-campus-routing', {
    notes:
      'hard: somebody changes the MTU of one uplink (commit on the Juniper side, level notice); after the next planned flap the OSPF adjacency stays in EXSTART/ExStart timeouts; louder: IP SLA, BGP-learned routes, access switches, monitoring. Herrings: user port flaps, SNMP auth failures, other config session.',
  })
  const f = 'logs/netlog.log',
    end = t0 + 2.5 * H,
    on = t0 + r.int(60, 80) * M
  const A = 'dist-b2-rtr1',
    B = 'core-mx-2',
    acc = ['acc-b2-f1', 'acc-b2-f2', 'acc-b2-f3', 'acc-b4-f1']
  let n = r.int(10000, 90000)
  const pend = [],
    ios = (t, h, text, o) => {
      pend.push([t, h, text, o])
    }
  const jun = (t, text, o) => put(f, t, `${T(t, '%b %e %H:%M:%S')} ${B} ${text}`, o)
  const ifx = `xe-0/1/${r.int(0, 7)}`,
    peer = `10.255.${r.int(1, 9)}.${r.int(1, 200)}`,
    cif = `TenGigabitEthernet1/1/${r.int(1, 4)}`,
    mtu = r.pick([9192, 9216])
  every(f, t0, end, 16 * S, (t) => {
    const h = r.pick(acc),
      p = `GigabitEthernet1/0/${r.int(1, 46)}`
    ios(t, h, `%LINK-3-UPDOWN: Interface ${p}, changed state to down`)
    ios(t + r.int(2, 9) * S, h, `%LINK-3-UPDOWN: Interface ${p}, changed state to up`)
    return null
  })
  every(f, t0, end, 90 * S, (t) => {
    ios(
      t,
      r.pick(acc),
      r.pick([
        `%SNMP-3-AUTHFAIL: Authentication failure for SNMP req from host 10.9.9.9`,
        `%ILPOWER-7-DETECT: Interface Gi1/0/${r.int(1, 46)}: Power Device detected: IEEE PD`,
        `%DOT1X-5-FAIL: Authentication failed for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface Gi1/0/${r.int(1, 46)} AuditSessionID ${r.hex(24).toUpperCase()}`,
        `%AUTHMGR-5-SUCCESS: Authorization succeeded for client (${r.hex(4)}.${r.hex(4)}.${r.hex(4)}) on Interface Gi1/0/${r.int(1, 46)}`,
      ]),
    )
    return null
  })
  every(f, t0, end, 75 * S, (t) => {
    jun(
      t,
      r.pick([
        `sshd[${r.int(10000, 90000)}]: Accepted publickey for backup from ${ip()} port ${r.int(30000, 60000)} ssh2`,
        `mib2d[${2301}]: SNMP_TRAP_LINK_UP: ifIndex ${r.int(500, 700)}, ifAdminStatus up(1), ifOperStatus up(1), ifName ge-1/0/${r.int(0, 20)}`,
        `/kernel: %KERN-4: rts_veto_net_delayed_unref_limit: Route/nexthop memory is severe pressure`.replace(
          ' is severe pressure',
          ' low watermark check passed',
        ),
        `xntpd[2188]: kernel time sync enabled 2001`,
      ]),
    )
    return null
  })
  ios(t0 + 20 * M, 'acc-b4-f1', `%SYS-5-CONFIG_I: Configured from console by tmoe on vty0 (10.9.1.14)`)
  jun(
    on - 13 * M,
    `mgd[${r.int(10000, 40000)}]: UI_CFG_AUDIT_SET: User 'hwang' set: [interfaces ${ifx} mtu] 1514 -> "${mtu}"`,
    { root: 'mtu' },
  )
  jun(
    on - 12.4 * M,
    `mgd[${r.int(10000, 40000)}]: UI_COMMIT: User 'hwang' requested 'commit' operation (comment: storage vlan prep)`,
    { relevant: 'mtu' },
  )
  jun(on - 12.2 * M, `mgd[${r.int(10000, 40000)}]: UI_COMMIT_COMPLETED: commit complete`, { relevant: 'mtu' })
  // the flap
  jun(
    on,
    `rpd[2203]: RPD_OSPF_NBRDOWN: OSPF neighbor ${peer} (realm ospf-v2 ${ifx}.0 area 0.0.0.0) state changed from Full to Down due to InActiveTimer (event reason: neighbor was inactive and declared dead)`,
    { relevant: 'mtu' },
  )
  ios(
    on + 900,
    A,
    `%OSPF-5-ADJCHG: Process 1, Nbr 10.255.0.2 on ${cif} from FULL to DOWN, Neighbor Down: Dead timer expired`,
    { relevant: 'mtu' },
  )
  for (let t = on + 10 * S; t < end; t += r.int(120, 150) * S) {
    ios(
      t,
      A,
      `%OSPF-5-ADJCHG: Process 1, Nbr 10.255.0.2 on ${cif} from EXSTART to DOWN, Neighbor Down: Too many retransmissions`,
      { root: 'mtu' },
    )
    jun(
      t + 1200,
      `rpd[2203]: RPD_OSPF_NBRDOWN: OSPF neighbor ${peer} (realm ospf-v2 ${ifx}.0 area 0.0.0.0) state changed from ExStart to Init due to 1WayRcvd (event reason: neighbor is in one-way mode)`,
      { root: 'mtu' },
    )
  }
  every(f, on + 8 * S, end, 24 * S, (t) => {
    ios(
      t,
      r.pick(acc.slice(0, 3)),
      r.pick([
        '%TRACK-6-STATE: 10 ip sla 10 reachability Up -> Down',
        '%HSRP-5-STATECHANGE: Vlan' + r.pick([210, 220, 230]) + ' Grp 1 state Standby -> Active',
        '%IP_SLA-4-THRESHOLD: rtt over threshold',
        '%CAPWAP-3-ERRORLOG: AP b2-ap' + r.int(1, 30) + ' discovery response timeout',
        '%DHCPD-4-PING_CONFLICT: relay to 10.20.0.5 unreachable',
        '%RADIUS-4-RADIUS_DEAD: RADIUS server 10.20.0.11:1812,1813 is not responding.',
      ]),
      { relevant: 'mtu' },
    )
    return null
  })
  inc(
    'mtu',
    {
      cause: {
        allOf: [
          ['\\bmtu\\b', 'frame size', 'packet size'],
          ['ospf', 'adjacen', 'ex-?start', ifx, 'mismatch', 'neighbo', 'changed', 'set'],
        ],
        mustNot: ['radius (server )?(down|failed|crash)'],
      },
      services: [B, A, ifx, 'rpd', 'mgd', cif, 'OSPF'],
      victims: acc,
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 900,
      rootPattern: 'mtu|EXSTART|ExStart',
    },
    [
      `MTU of ${ifx} on ${B} was changed to ${mtu}, so after the flap the OSPF adjacency is stuck in EXSTART`,
      'MTU mismatch between core and distribution keeps OSPF from forming',
    ],
    ['RADIUS server is dead', 'OSPF neighbor is down', 'Dead timer expired on the uplink'],
  )
  const no = {}
  pend
    .sort((x, y) => x[0] - y[0])
    .forEach(([t, h, text, o]) => {
      no[h] = (no[h] ?? n + h.length * 777) + 1
      put(f, t, `${T(t, '%b %e %H:%M:%S')} ${h} ${no[h]}: ${T(t - 20, '%b %e %H:%M:%S.%L')}: ${text}`, o)
    })
  return c
})

// 13 SMPP: after a reconnect one bind is transmitter only; delivery receipts stop
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-13-sms-hub', {
    notes:
      'hard: after a routine reconnect the session to one SMSC is bound as transmitter instead of transceiver (config reload, INFO); submits are accepted, delivery receipts never come, then the hub marks messages as undelivered and resends. Herring: throttling by another SMSC, invalid numbers.',
  })
  const f = 'logs/smsgw.log',
    end = t0 + 100 * M,
    on = t0 + r.int(38, 48) * M
  const sm = ['teliq', 'orbitel', 'vantcom'],
    bad = r.pick(['teliq', 'vantcom']),
    adr = Object.fromEntries(sm.map((x) => [x, ip()]))
  const L = (t, lv, th, x, o) => put(f, t, `${T(t, '%d-%m-%Y %H:%M:%S.%L')} [${th}] ${lv} ${x}`, o)
  const sy = ['ESME_RINVDSTADR', 'ESME_RTHROTTLED']
  tick(f, t0, end, 60 * S, (t) => {
    for (const x of sm) L(t, 'DEBUG', x + '-1', `enquire_link -> enquire_link_resp ${r.int(9, 60)} ms`)
    return null
  })
  const deliver = (t, x, id) =>
    L(
      t,
      'INFO ',
      x + '-1',
      `<< deliver_sm id:${id} sub:001 dlvrd:001 submit date:${T(t, '%y%m%d%H%M')} done date:${T(t, '%y%m%d%H%M')} stat:${r.next() < 0.94 ? 'DELIVRD err:000' : r.pick(['EXPIRED err:027', 'UNDELIV err:001', 'REJECTD err:069'])} text:`,
    )
  every(f, t0, end, 9 * S, (t) => {
    const x = r.pick(sm),
      id = r.hex(8).toUpperCase(),
      dead = x === bad && t > on
    L(
      t,
      'INFO ',
      x + '-1',
      `>> submit_sm seq=${r.int(1000, 99999)} dst=+${r.pick([47, 46, 48, 372])}${r.int(1e7, 9e7)} reg_dlvr=1`,
    )
    if (x === 'orbitel' && r.next() < 0.08) {
      L(t + 60, 'WARN ', x + '-1', `<< submit_sm_resp status=0x00000058 (ESME_RTHROTTLED), backing off 1000 ms`)
      return null
    }
    if (r.next() < 0.02) {
      L(t + 60, 'WARN ', x + '-1', `<< submit_sm_resp status=0x0000000B (ESME_RINVDSTADR)`)
      return null
    }
    L(t + r.int(30, 120), 'INFO ', x + '-1', `<< submit_sm_resp status=0x00000000 message_id=${id}`)
    if (!dead) deliver(t + r.int(2, 9) * S, x, id)
    else if (t + 20 * M < end) {
      L(t + 20 * M, 'WARN ', 'dlr-sweeper', `message_id=${id} no receipt after 1200 s, state UNKNOWN`, {
        relevant: 'tx',
      })
      if (r.next() < 0.7)
        L(
          t + 20 * M + 90,
          'INFO ',
          'retry',
          `message_id=${id} resent via ${r.pick(sm.filter((y) => y !== bad))}, customer ${r.pick(['banque-otp', 'clinic-remind', 'parcelbox'])}`,
          { relevant: 'tx' },
        )
    }
    return null
  })
  for (const x of sm)
    L(t0 - 2000, 'INFO ', x + '-1', `bound to ${adr[x]}:2775 as TRANSCEIVER system_id=hub${r.int(1, 9)} version=0x34`)
  L(on - 90 * S, 'INFO ', 'main', `configuration reloaded (smsc.d/${bad}.conf changed)`, { relevant: 'tx' })
  L(on - 4000, 'INFO ', bad + '-1', '<< unbind (peer maintenance)', { relevant: 'tx' })
  L(on - 3900, 'INFO ', bad + '-1', '>> unbind_resp')
  L(on - 1900, 'INFO ', bad + '-1', 'reconnecting in 2 s')
  L(on, 'INFO ', bad + '-1', `bound to ${adr[bad]}:2775 as TRANSMITTER system_id=hub${r.int(1, 9)} version=0x34`, {
    root: 'tx',
  })
  const o2 = t0 + r.int(10, 30) * M,
    x2 = sm.find((x) => x !== bad && x !== 'orbitel')
  L(o2, 'INFO ', x2 + '-1', '<< unbind (peer maintenance)')
  L(o2 + 2100, 'INFO ', x2 + '-1', `bound to ${adr[x2]}:2775 as TRANSCEIVER system_id=hub${r.int(1, 9)} version=0x34`)
  tick(f, t0 + 30 * S, end, 5 * M, (t) => {
    for (const x of sm)
      L(
        t,
        'INFO ',
        'stats',
        `${x}: submitted/5m=${r.int(9, 14)} receipts/5m=${x === bad && t > on + 30 * S ? (t < on + 4 * M ? r.int(1, 4) : 0) : r.int(8, 13)} pending=${x === bad && t > on ? Math.round(((t - on) / M) * 2.2) : r.int(0, 3)}`,
        x === bad && t > on + 5 * M ? { root: 'tx' } : undefined,
      )
    return null
  })
  every(f, on + 21 * M, end, 100 * S, (t) => {
    L(
      t,
      'ERROR',
      'api-callback',
      `customer=${r.pick(['banque-otp', 'clinic-remind', 'parcelbox'])} callback rejected: 409 duplicate delivery for ref ${r.hex(6)}`,
      { relevant: 'tx' },
    )
    return null
  })
  inc(
    'tx',
    {
      cause: {
        allOf: [
          [bad],
          [
            'transmitter',
            'bind (mode|type)',
            'bound as',
            'not (bound )?(as )?(a )?(transceiver|receiver)',
            'receiver',
            'wrong bind',
            'no receipts',
            'receipts? (stop|no longer|cease|never|missing|drop|fell)',
            'no (delivery )?(receipts|dlr)',
          ],
        ],
        mustNot: ['throttl'],
      },
      services: [bad, bad + '-1', 'smsgw'],
      victims: ['dlr-sweeper', 'retry', 'api-callback', 'banque-otp', 'clinic-remind', 'parcelbox'],
      severity: ['medium', 'high', 'low', 'critical'],
      onset: on,
      onsetToleranceSeconds: 300,
      rootPattern: 'TRANSMITTER|receipts/5m',
    },
    [
      `After the reconnect ${bad} is bound as TRANSMITTER only, so delivery receipts no longer arrive and messages are resent`,
      `Delivery receipts from ${bad} stopped after it was rebound without receiver`,
    ],
    ['orbitel throttles the hub', 'Customers reject duplicate callbacks', 'Messages have no receipt after 1200 s'],
  )
  return c
})

// 14 HL7: a poison message at the head of one ordered queue
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-14-ward-interfaces', {
    notes:
      'louder victims: one ADT message is refused (AR/207) by the lab system and, the channel being ordered, retried for ever at the head; queue grows, wards complain, late-ack warnings elsewhere. Herrings: AE for unknown patients that are skipped, printer timeouts.',
  })
  const f = 'logs/interface-engine.log',
    end = t0 + 2 * H,
    on = t0 + r.int(42, 55) * M
  const chan = ['ADT_EPR_to_LIS', 'ORM_EPR_to_RIS', 'ORU_LIS_to_EPR', 'SIU_Booking_to_EPR', 'ADT_EPR_to_PHARM'],
    bad = r.pick(['ADT_EPR_to_LIS', 'ADT_EPR_to_PHARM']),
    dst = bad.split('_').at(-1)
  const ctl = () => `${r.pick(['MSG', 'Q'])}${r.int(10000000, 99999999)}`
  const L = (t, lv, ch, x, o) =>
    put(
      f,
      t,
      `${lv.padEnd(5)} ${T(t, '%Y-%m-%d %H:%M:%S,%L')} [${ch}-Destination-${(ch.length % 3) + 1}] c.m.c.connectors.tcp.TcpDispatcher: ${x}`,
      o,
    )
  const pid = ctl()
  let q = 0
  every(f, t0, end, 7 * S, (t) => {
    const ch = r.pick(chan)
    if (ch === bad && t > on) {
      q++
      L(t, 'INFO', ch, `message ${ctl()} (${r.pick(['ADT^A01', 'ADT^A08', 'ADT^A03'])}) queued, position ${q + 1}`, {
        relevant: 'poison',
      })
      return null
    }
    const ae = r.next() < 0.05
    L(
      t,
      ae ? 'WARN' : 'INFO',
      ch,
      ae
        ? `message ${ctl()} acknowledged AE: MSA|AE||204^Unknown key identifier: PID-3 not on file; message skipped (policy)`
        : `message ${ctl()} sent, ACK AA in ${r.int(12, 140)} ms`,
    )
    return null
  })
  const seg = `MSH|^~\\&|EPR|KSB|${dst}|KSB|${T(on, '%Y%m%d%H%M%S')}||ADT^A40^ADT_A39|${pid}|P|2.5.1|||AL|NE|CHE|8859/1\nPID|1||77${r.int(10000, 99999)}^^^KSB^MR||TEST^MERGE||19${r.int(30, 99)}0412|F\nMRG|77${r.int(10000, 99999)}^^^KSB^MR~`
  L(on, 'INFO', bad, `message ${pid} (ADT^A40) received from source:\n${seg}`, { relevant: 'poison' })
  let a = 1
  for (let t = on + 400; t < end; t += 30 * S, a++)
    L(
      t,
      'WARN',
      bad,
      `message ${pid} not accepted: MSA|AR|${pid}|207^Application internal error: A40 MRG-1 repetition not supported; will be retried (attempt ${a}, queue is ordered)`,
      { root: 'poison' },
    )
  tick(f, t0, end, 5 * M, (t) => [
    `INFO  ${T(t, '%Y-%m-%d %H:%M:%S,%L')} [Dashboard] c.m.c.server.Statistics: ${chan.map((ch) => `${ch} queued=${ch === bad && t > on ? Math.round((t - on) / 7000 / 5) : r.int(0, 1)}`).join(' ')}`,
    t > on ? { relevant: 'poison' } : undefined,
  ])
  every(f, on + 11 * M, end, 45 * S, (t) => {
    put(
      f,
      t,
      `${r.pick(['ERROR', 'WARN '])} ${T(t, '%Y-%m-%d %H:%M:%S,%L')} [${dst}-bridge] ch.ksb.bridge.OrderGate: ${r.pick([`order ${r.int(100000, 999999)} refused: case ${r.int(1000000, 9999999)} unknown in ${dst}`, `ward ${r.pick(['B3', 'IPS', 'NF', 'C1'])}: label not printed, no admission for case ${r.int(1000000, 9999999)}`, `manual override requested by ward ${r.pick(['B3', 'IPS', 'NF', 'C1'])}`])}`,
      { relevant: 'poison' },
    )
    return null
  })
  every(
    f,
    t0,
    end,
    7 * M,
    (t) =>
      `WARN  ${T(t, '%Y-%m-%d %H:%M:%S,%L')} [LabelPrint-Destination-1] c.m.c.connectors.lpr.Dispatcher: printer ${r.pick(['zt-b3-2', 'zt-nf-1'])} not ready, next try in 10 s`,
  )
  inc(
    'poison',
    {
      cause: {
        allOf: [
          [pid, 'A40', 'merge', 'MRG', 'one message', 'single message', 'poison', 'first message', 'head'],
          [
            'reject',
            'refus',
            'retr',
            'block',
            'stuck',
            'not (accepted|supported)',
            '207',
            'internal error',
            '\\bAR\\b',
            'nack',
          ],
        ],
        mustNot: ['printer (fail|caus)'],
      },
      services: [bad, dst, 'TcpDispatcher'],
      victims: [dst + '-bridge', 'OrderGate', 'LabelPrint'],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 120,
      rootPattern: 'not accepted',
    },
    [
      `The patient merge message ${pid} (A40) is refused by ${dst} and retried for ever, blocking the ordered queue of ${bad}`,
      'A poison message at the head of the queue is rejected with AR 207 and stuck',
    ],
    ['Orders refused because the case is unknown', 'The queue is growing', 'Printer not ready'],
  )
  return c
})

// 15 DICOM: archive restarted with another AE title; modalities refused
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-15-radiology-archive', {
    notes:
      "direct: the archive comes back from an upgrade with another AE title; it rejects all associations (called AE title not recognized); louder: modalities' send queues and worklist. Herring: occasional unsupported transfer syntax, one decommissioned modality always rejected (calling AE).",
  })
  const o = 'logs/orthanc.log',
    m = 'logs/modality-gateway.log',
    end = t0 + 100 * M,
    on = t0 + r.int(40, 50) * M
  const oldT = 'ARCHIV1',
    newT = 'ORTHANC',
    mods = ['CT_NORD', 'MR_3T', 'DXROOM2', 'US_GYN', 'CT_SUED'],
    adr = Object.fromEntries(mods.map((x) => [x, ip()]))
  const O = (t, lv, src, x, op) => put(o, t, `${lv}${T(t, '%m%d %H:%M:%S.%U')} ${src}] ${x}`, op)
  const K = (t, x, op) => put(m, t, `${T(t, '%Y/%m/%d %H:%M:%S')} ${x}`, op)
  every(o, t0, end, 11 * S, (t) => {
    if (t > on - 40 * S && t < on) return null
    const mod = r.pick(mods),
      id = `1.2.840.113619.2.${r.int(100, 400)}.${r.int(1e6, 9e6)}.${r.int(1e6, 9e6)}`
    if (t < on) {
      O(t, 'I', 'CommandDispatcher.cpp:332', `Association Received from AET ${mod} on IP ${adr[mod]}`)
      O(
        t + 200,
        'I',
        'ServerContext.cpp:611',
        `New instance stored (${r.hex(8)}-${r.hex(8)}-${r.hex(8)}-${r.hex(8)}-${r.hex(8)})`,
      )
      O(t + 900, 'I', 'CommandDispatcher.cpp:939', 'Association Release')
      K(t + 1000, `INFO  ${mod} storescu: C-STORE ${id} -> ${oldT} status 0x0000`)
    } else {
      O(t, 'I', 'CommandDispatcher.cpp:332', `Association Received from AET ${mod} on IP ${adr[mod]}`)
      O(
        t + 20,
        'W',
        'CommandDispatcher.cpp:541',
        `Rejected association from remote modality ${mod} (IP ${adr[mod]}): Bad called AET ${oldT}, this server is ${newT}`,
        { root: 'aet' },
      )
      K(
        t + 60,
        `ERROR ${mod} storescu: Association Rejected: Result: Rejected Permanent, Source: Service User, Reason: Called AE Title Not Recognized`,
        { relevant: 'aet' },
      )
      K(
        t + 100,
        `WARN  ${mod} queue: ${Math.round((t - on) / 14000) + r.int(1, 30)} objects waiting, study ${id} not archived`,
        { relevant: 'aet' },
      )
    }
    return null
  })
  const b = on - 40 * S
  put(o, b, `W${T(b, '%m%d %H:%M:%S.%U')} main.cpp:2110] Orthanc is stopping`)
  O(b + 1500, 'W', 'main.cpp:1020', 'DICOM server has stopped')
  for (const [i, x] of [
    `main.cpp:2019] Orthanc version: 1.12.${r.int(1, 5)}`,
    'OrthancConfiguration.cpp:57] Reading the configuration from: "/etc/orthanc/orthanc.json"',
    'OrthancInitialization.cpp:415] SQLite index directory: "/var/lib/orthanc/db"',
    'main.cpp:945] HTTP server listening on port: 8042 (HTTPS encryption is disabled, remote access is allowed)',
  ].entries())
    put(o, b + 20 * S + i * 300, `W${T(b + 20 * S + i * 300, '%m%d %H:%M:%S.%U')} ${x}`)
  put(
    o,
    on - 2000,
    `W${T(on - 2000, '%m%d %H:%M:%S.%U')} main.cpp:1187] DICOM server listening with AET ${newT} on port: 4242`,
    { root: 'aet' },
  )
  put(o, t0, `W${T(t0, '%m%d %H:%M:%S.%U')} main.cpp:1187] DICOM server listening with AET ${oldT} on port: 4242`)
  put(o, on, `W${T(on, '%m%d %H:%M:%S.%U')} main.cpp:1240] Orthanc has started`)
  every(
    o,
    t0,
    b,
    6 * M,
    (t) =>
      `W${T(t, '%m%d %H:%M:%S.%U')} CommandDispatcher.cpp:541] Rejected association from remote modality OLD_CR (IP 10.3.3.3): calling AET not in DicomModalities`,
  )
  every(
    m,
    t0,
    end,
    20 * S,
    (t) =>
      `${T(t, '%Y/%m/%d %H:%M:%S')} ${r.pick(['INFO  worklist: C-FIND MWL from ' + r.pick(mods) + `: ${r.int(0, 14)} matches`, 'INFO  mpps: N-CREATE in progress ' + r.hex(8), 'WARN  US_GYN storescu: presentation context 3 refused (JPEG 2000), using Explicit VR Little Endian'])}`,
  )
  every(m, on + 12 * M, end, 2 * M, (t) => [
    `${T(t, '%Y/%m/%d %H:%M:%S')} ERROR reading-room: priors for accession ${r.int(100000, 999999)} not found, radiologist notified`,
    { relevant: 'aet' },
  ])
  inc(
    'aet',
    {
      cause: {
        allOf: [
          ['ae ?t(itle)?\\b', '\\baet\\b', 'application entity'],
          [
            'chang',
            'wrong',
            'differ',
            'mismatch',
            newT,
            'not recogni',
            'restart',
            'configur',
            'default',
            'rename',
            'instead',
          ],
        ],
        mustNot: ['OLD_CR'],
      },
      services: ['orthanc', oldT, newT, 'archive', 'pacs'],
      victims: [...mods, 'reading-room', 'modality-gateway', 'storescu'],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 180,
      rootPattern: 'AET ',
    },
    [
      'After the restart the archive listens with AE title ORTHANC instead of ARCHIV1 and rejects every modality',
      'AET of the Orthanc server changed in its configuration',
    ],
    [
      'Modalities cannot store images, queues grow',
      'Network problem between CT and PACS',
      'Worklist returns no matches',
    ],
  )
  return c
})

// 16 ClickHouse: too many parts because one writer inserts row by row since its buffer was switched off
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-16-clickstream-olap', {
    notes:
      'louder victims: one ingester restarts with batch size 1 (INFO start-up banner) and floods a table with tiny parts until TOO_MANY_PARTS hits all writers. Herrings: memory-limit error of an analyst.',
  })
  const s = 'logs/clickhouse-server.log',
    a = 'logs/writers.log',
    end = t0 + 75 * M,
    on = t0 + r.int(22, 28) * M
  const wr = ['edge-collector', 'ad-beacon', 'app-telemetry'],
    bad = r.pick(wr),
    user = bad.replace('-', '_'),
    tbl = 'events.hits_local',
    tuid = `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
  const X = (t, lv, src, x, o) =>
    put(
      s,
      t,
      `${T(t, '%Y.%m.%d %H:%M:%S.%U')} [ ${r.int(200, 900)} ] {${r.next() < 0.7 ? r.hex(8) + '-' + r.hex(4) + '-' + r.hex(4) + '-' + r.hex(4) + '-' + r.hex(12) : ''}} <${lv}> ${src}: ${x}`,
      o,
    )
  const W = (t, w, lv, x, o) => put(a, t, `time="${T(t, '%Y-%m-%dT%H:%M:%SZ')}" level=${lv} msg="${x}" app=${w}`, o)
  const sick = on + 16 * M
  const insert = (t, w, rows, o) => {
    X(
      t,
      'Debug',
      'executeQuery',
      `(from [::ffff:10.3.0.${wr.indexOf(w) + 10}]:${r.int(30000, 60000)}, user: ${w.replace('-', '_')}) INSERT INTO ${tbl} FORMAT RowBinary (stage: Complete)`,
      o,
    )
    X(
      t + 30,
      'Debug',
      'executeQuery',
      `Read ${rows} rows, ${(rows * 0.3).toFixed(2)} KiB in 0.0${r.int(10, 90)} sec., ${rows > 1 ? r.int(300000, 900000) : r.int(11, 90)} rows/sec., ${rows > 1 ? r.int(90, 270) + '.00 MiB' : r.int(3, 27) + '.10 KiB'}/sec.`,
      o,
    )
  }
  for (const w of wr)
    every(s, t0, end, 24 * S, (t) => {
      if (w === bad && t > on) return null
      if (t > sick && r.next() < 0.55) {
        X(
          t,
          'Error',
          'executeQuery',
          `Code: 252. DB::Exception: Too many parts (${r.int(300, 309)} with average size of ${r.int(20, 90)}.00 KiB) in table '${tbl} (${tuid})'. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) (version 23.3.19.33 (official build)) (from [::ffff:10.3.0.${wr.indexOf(w) + 10}]:${r.int(30000, 60000)}) (in query: INSERT INTO ${tbl} FORMAT RowBinary)`,
          { relevant: 'rows' },
        )
        W(t + 90, w, 'error', `flush failed, ${r.int(20000, 90000)} events kept in memory: code 252 too many parts`, {
          relevant: 'rows',
        })
        return null
      }
      insert(t, w, r.int(20000, 90000))
      W(t + 90, w, 'info', `flushed ${r.int(20000, 90000)} events in ${r.int(20, 190)}ms`)
      return null
    })
  W(t0, bad, 'info', 'starting: sink=clickhouse batch_rows=50000 batch_interval=20s')
  W(on - 5000, bad, 'info', 'received SIGTERM, flushing')
  W(on - 1000, bad, 'info', 'starting: sink=clickhouse batch_rows=1 batch_interval=0s', { root: 'rows' })
  every(s, on, end, 6 * S, (t) => {
    if (t > sick && r.next() < 0.5) {
      X(
        t,
        'Error',
        'executeQuery',
        `Code: 252. DB::Exception: Too many parts (${r.int(300, 309)} with average size of ${r.int(20, 90)}.00 KiB) in table '${tbl} (${tuid})'. Merges are processing significantly slower than inserts. (TOO_MANY_PARTS) (version 23.3.19.33 (official build)) (from [::ffff:10.3.0.${wr.indexOf(bad) + 10}]:${r.int(30000, 60000)}) (in query: INSERT INTO ${tbl} FORMAT RowBinary)`,
        { relevant: 'rows' },
      )
      return null
    }
    insert(t, bad, 1, { root: 'rows' })
    return null
  })
  every(s, on + 7 * M, end, 20 * S, (t) => {
    const n = Math.min(299, 152 + Math.round((t - on - 7 * M) / 3700))
    X(
      t,
      n > 200 ? 'Warning' : 'Information',
      `${tbl} (MergeTree)`,
      n > 290
        ? `Delaying inserting block by 1000 ms. because there are ${n} parts and their average size is ${r.int(20, 60)}.00 KiB`
        : `Delaying inserting block by ${Math.round((n - 150) * 6)} ms. because there are ${n} parts and their average size is ${r.int(60, 90)}.00 KiB`,
      { relevant: 'rows' },
    )
    return null
  })
  every(s, t0, end, 13 * S, (t) => {
    X(
      t,
      r.pick(['Trace', 'Debug']),
      r.pick([tbl, 'events.sessions_local', 'system.query_log']) + ' (MergerMutator)',
      r.pick([
        `Selected ${r.int(3, 12)} parts from ${T(t, '%Y%m')}_${r.int(1, 900)}_${r.int(900, 1900)}_7 to ${T(t, '%Y%m')}_1901_1901_0`,
        `Merge sorted ${r.int(1000, 900000)} rows, containing 38 columns in ${r.int(1, 9)}.${r.int(10, 99)} sec.`,
      ]),
    )
    return null
  })
  every(s, t0, end, 8 * M, (t) => {
    X(
      t,
      'Error',
      'TCPHandler',
      `Code: 241. DB::Exception: Memory limit (for query) exceeded: would use 9.35 GiB (attempt to allocate chunk of 4237728 bytes), maximum: 9.31 GiB: While executing AggregatingTransform. (MEMORY_LIMIT_EXCEEDED), Stack trace (when copying this message, always include the lines below):\n\n0. DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool) @ 0x000000000c61ff37 in /usr/bin/clickhouse\n1. MemoryTracker::allocImpl(long, bool, MemoryTracker*, double) @ 0x000000000c6f2f1a in /usr/bin/clickhouse`,
    )
    return null
  })
  inc(
    'rows',
    {
      cause: {
        allOf: [
          [bad, user],
          [
            'batch',
            'row by row',
            'single[- ]row',
            'one row',
            '1 row',
            'tiny (insert|part)',
            'small (insert|part)',
            'buffer',
            'too frequent',
            'individual',
          ],
        ],
        mustNot: ['zookeeper'],
      },
      services: [bad, user],
      victims: [...wr.filter((w) => w !== bad), 'clickhouse', 'clickhouse-server', tbl],
      severity: ['medium', 'high', 'critical'],
      onset: on,
      onsetToleranceSeconds: 1080,
      rootPattern: 'batch_rows=1|INSERT INTO|Read 1 rows',
    },
    [
      `${bad} restarted with batch_rows=1 and inserts single rows, flooding ${tbl} with parts`,
      `Batching switched off in ${bad}: one row per insert`,
    ],
    [
      'Too many parts in events.hits_local',
      'ClickHouse merges are too slow for inserts',
      'Memory limit exceeded by analyst query',
    ],
  )
  return c
})

// 17 double: fx rate in wrong unit (wrong data) and an expired partner certificate of the carrier label service
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, uuid } = start(seed, 'two-17-marketplace-stream', {
    notes:
      'two independent incidents in one merged docker-compose-like stream: (a) hard: fx-quotes loads a rate 100 times too small/large at INFO, prices and fraud holds follow; (b) direct: carrier client certificate expired, labels fail. Herring: coupon service 4xx, payment declines as always.',
  })
  const f = 'logs/compose.log',
    end = t0 + 110 * M,
    onA = t0 + r.int(7, 9) * 5 * M - 1,
    onB = t0 + r.int(75, 85) * M
  const svc = ['edge', 'catalog', 'pricing', 'fx-quotes', 'checkout', 'risk-gate', 'parcel-labels', 'coupons', 'mailer']
  const L = (t, s, x, o) => put(f, t, `${(s + '-1').padEnd(16)}| ${x}`, o)
  const z = (t) => T(t, '%Y-%m-%dT%H:%M:%S.%LZ')
  const cur = r.pick(['NOK', 'SEK', 'CZK']),
    base = { NOK: 11.62, SEK: 11.21, CZK: 24.88 }
  tick(f, t0, end, 5 * M, (t) => {
    for (const k of ['NOK', 'SEK', 'CZK', 'GBP']) {
      const v = { ...base, GBP: 0.853 }[k] * (1 + (r.next() - 0.5) * 0.004),
        wrong = k === cur && t > onA
      const at = wrong && t < onA + 5 * M ? Math.max(t, onA) : t
      L(
        at,
        'fx-quotes',
        `{"t":"${z(at)}","lvl":"info","evt":"rate.loaded","pair":"EUR/${k}","mid":${(wrong ? v / 100 : v).toFixed(5)},"src":"${wrong ? 'ecb-mirror-2' : 'ecb-mirror-1'}"}`,
        wrong ? { root: 'fx' } : undefined,
      )
    }
    return null
  })
  every(f, t0, end, 4.2 * S, (t) => {
    const q = r.hex(12),
      s = r.pick(svc),
      broken = t > onA && r.next() < 0.3
    if (s === 'edge')
      L(
        t,
        s,
        `10.0.0.${r.int(2, 90)} - - [${T(t, '%d/%b/%Y:%H:%M:%S +0000')}] "${r.pick(['GET /p/' + r.int(100, 9999), 'POST /cart', 'GET /search?q=' + r.pick(['lamp', 'ski', 'tent'])])} HTTP/2.0" ${r.pick([200, 200, 200, 200, 304, 404])} ${r.int(200, 40000)} "-" "Mozilla/5.0" rt=0.${P(r.int(5, 400), 3)}`,
      )
    else if (s === 'pricing') {
      const k = broken ? cur : r.pick(['EUR', 'GBP', 'EUR', cur]),
        eur = r.int(8, 400)
      const show = k === 'EUR' ? eur : k === cur ? (eur * base[cur]) / (t > onA ? 100 : 1) : eur * 0.853
      L(
        t,
        s,
        `${T(t, '%Y-%m-%d %H:%M:%S.%L')}  INFO 1 --- [nio-8080-exec-${r.int(1, 10)}] c.m.pricing.QuoteController            : quote sku=${r.int(10000, 99999)} base=${eur}.00 EUR display=${show.toFixed(2)} ${k}`,
        k === cur && t > onA ? { relevant: 'fx' } : undefined,
      )
    } else if (s === 'checkout')
      L(
        t,
        s,
        `level=info ts=${z(t)} msg="order placed" order=${r.int(1e6, 9e6)} total=${broken ? (r.int(8, 400) / 9).toFixed(2) : r.int(8, 400) + '.00'} currency=${broken ? cur : r.pick(['EUR', cur])} items=${broken ? r.int(6, 40) : r.int(1, 5)}`,
        broken ? { relevant: 'fx' } : undefined,
      )
    else if (s === 'risk-gate')
      L(
        t,
        s,
        broken
          ? `[${z(t)}] WARN hold order=${r.int(1e6, 9e6)} rule=BASKET_QTY_OUTLIER score=${r.int(80, 99)}`
          : `[${z(t)}] INFO pass order=${r.int(1e6, 9e6)} score=${r.int(1, 40)}`,
        broken ? { relevant: 'fx' } : undefined,
      )
    else if (s === 'parcel-labels') {
      if (t > onB) {
        L(
          t,
          s,
          `${z(t)} ERROR label order=${r.int(1e6, 9e6)}: Post "https://gw.bringo.example/v3/labels": remote error: tls: expired certificate`,
          { root: 'crt' },
        )
      } else L(t, s, `${z(t)} INFO label order=${r.int(1e6, 9e6)} carrier=bringo ${r.int(120, 400)}ms`)
    } else if (s === 'coupons')
      L(
        t,
        s,
        `${z(t)} ${r.pick(['WARN coupon ' + r.hex(5).toUpperCase() + ' expired', 'INFO applied ' + r.hex(5).toUpperCase(), 'ERROR 422 coupon not combinable'])}`,
      )
    else L(t, s, `${z(t)} INFO ${s}: ${r.pick(['ok', 'cache refresh', 'job done'])} id=${q}`)
    return null
  })
  L(
    onA - 30 * S,
    'fx-quotes',
    `{"t":"${z(onA - 30 * S)}","lvl":"info","evt":"source.switched","from":"ecb-mirror-1","to":"ecb-mirror-2","reason":"scheduled"}`,
    { root: 'fx' },
  )
  every(f, onA + 20 * M, end, 3 * M, (t) => {
    L(
      t,
      'checkout',
      `level=error ts=${z(t)} msg="margin guard" order=${r.int(1e6, 9e6)} margin_pct=-${r.int(900, 9800) / 10} action=notify-finance`,
      { relevant: 'fx' },
    )
    return null
  })
  L(
    onB - 60 * M < t0 ? t0 : onB - 60 * M,
    'parcel-labels',
    `${z(onB - 60 * M < t0 ? t0 : onB - 60 * M)} WARN client certificate CN=labels.market.example notAfter=${T(onB, '%Y-%m-%dT%H:%M:%SZ')} expires in 1h`,
    { root: 'crt' },
  )
  every(f, onB + S, end, 60 * S, (t) => {
    L(t, 'mailer', `${z(t)} WARN shipment mail for order ${r.int(1e6, 9e6)} postponed: no tracking number`, {
      relevant: 'crt',
    })
    return null
  })
  inc(
    'fx',
    {
      cause: {
        allOf: [
          ['rate', '\\bfx\\b', 'exchange', 'currency', 'EUR/'],
          [
            '100',
            'wrong',
            'factor',
            'too (small|low)',
            'incorrect',
            'unit',
            'hundred',
            'dropped',
            'implausib',
            'collapsed',
            'mirror-2',
            'source (switch|change)',
          ],
        ],
        mustNot: ['fraud(sters)? (attack|wave)'],
      },
      services: ['fx-quotes', 'fx-quotes-1', 'ecb-mirror-2'],
      victims: ['pricing', 'checkout', 'risk-gate', 'pricing-1', 'checkout-1', 'risk-gate-1'],
      severity: ['medium', 'high', 'critical', 'low'],
      onset: onA,
      onsetToleranceSeconds: 420,
      rootPattern: 'rate.loaded|source.switched',
    },
    [
      `fx-quotes switched to ecb-mirror-2 and loads an EUR/${cur} rate 100 times too small, so prices are wrong`,
      `Wrong exchange rate for ${cur} since the source switch`,
    ],
    ['Risk gate holds many orders for quantity', 'Margin guard alarms in checkout', 'Many coupons expired'],
  )
  inc(
    'crt',
    {
      cause: {
        allOf: [
          ['cert', 'tls'],
          ['expir', 'notafter', 'no longer valid', 'ran out', 'lapsed'],
          ['label', 'client', 'bringo', 'carrier', 'parcel'],
        ],
      },
      services: ['parcel-labels', 'parcel-labels-1', 'bringo'],
      victims: ['mailer', 'mailer-1', 'checkout'],
      severity: ['medium', 'high', 'critical', 'low'],
      onset: onB,
      onsetToleranceSeconds: 240,
      rootPattern: 'certificate',
    },
    ['The client certificate of parcel-labels expired, the carrier bringo refuses TLS'],
    ['Shipment mails postponed because there is no tracking number', 'Coupons expired'],
  )
  return c
})

// 18 Kafka: a disk of one broker dies
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-18-event-backbone', {
    notes:
      'direct: I/O error on one log directory, broker takes it offline and halts; louder: under-replicated partitions, producers NotEnoughReplicas, consumers rebalancing. Herring: chronic OFFSET_OUT_OF_RANGE of one consumer, an idle fetch session eviction.',
  })
  const end = t0 + 55 * M,
    on = t0 + r.int(24, 30) * M,
    bad = r.int(1, 3),
    dir = `/data/k${r.int(1, 3)}`
  const B = (n, t, lv, x, cl, o) =>
    put(`logs/broker-${n}.server.log`, t, `[${T(t, '%Y-%m-%d %H:%M:%S,%L')}] ${lv} ${x} (${cl})`, o)
  const tp = () => `${r.pick(['payments', 'parcel.scans', 'audit', 'geo.positions'])}-${r.int(0, 23)}`
  for (const n of [1, 2, 3]) {
    every('', t0, end, 10 * S, (t) => {
      if (n === bad && t > on + 3 * S) return null
      r.pick([
        () =>
          B(
            n,
            t,
            'INFO',
            `[LocalLog partition=${tp()}, dir=${dir}] Rolled new log segment at offset ${r.int(1e6, 9e8)} in ${r.int(1, 9)} ms.`,
            'kafka.log.LocalLog',
          ),
        () =>
          B(
            n,
            t,
            'INFO',
            `[ProducerStateManager partition=${tp()}] Wrote producer snapshot at offset ${r.int(1e6, 9e8)} with ${r.int(0, 9)} producer ids in ${r.int(1, 5)} ms.`,
            'org.apache.kafka.storage.internals.log.ProducerStateManager',
          ),
        () =>
          B(
            n,
            t,
            'INFO',
            `[UnifiedLog partition=${tp()}, dir=${dir}] Deleting segment LogSegment(baseOffset=${r.int(1e6, 9e8)}, size=1073741${r.int(100, 999)}, lastModifiedTime=${Math.floor(t - 7 * 24 * H)}, largestRecordTimestamp=Some(${Math.floor(t - 7 * 24 * H)})) due to log retention time 604800000ms breach based on the largest record timestamp in the segment`,
            'kafka.log.UnifiedLog',
          ),
        () =>
          B(
            n,
            t,
            'INFO',
            `[GroupCoordinator ${n}]: Member consumer-${r.pick(['billing', 'etl', 'map'])}-${r.int(1, 9)}-${r.hex(8)} in group ${r.pick(['billing', 'etl', 'map'])} has left group through explicit \`LeaveGroup\`; client reason: the consumer is being closed`,
            'kafka.coordinator.group.GroupCoordinator',
          ),
      ])()
      return null
    })
    every('', t0, end, 3 * M, (t) => {
      if (n === bad && t > on) return null
      B(
        n,
        t,
        'ERROR',
        `[ReplicaManager broker=${n}] Error processing fetch with max size 1048576 from consumer on partition PartitionData(topicId=null, fetchOffset=${r.int(10, 900)}, logStartOffset=-1, maxBytes=1048576, currentLeaderEpoch=Optional.empty): org.apache.kafka.common.errors.OffsetOutOfRangeException: Received request for offset ${r.int(10, 900)} for partition audit-7, but we only have log segments in the range 5021 to 88210.`,
        'kafka.server.ReplicaManager',
      )
      return null
    })
  }
  const bf = `logs/broker-${bad}.server.log`
  put(
    bf,
    on,
    `[${T(on, '%Y-%m-%d %H:%M:%S,%L')}] ERROR Error while appending records to ${tp()} in dir ${dir} (org.apache.kafka.storage.internals.log.LogDirFailureChannel)\njava.io.IOException: Input/output error\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write0(Native Method)\n\tat java.base/sun.nio.ch.FileDispatcherImpl.write(FileDispatcherImpl.java:62)\n\tat java.base/sun.nio.ch.IOUtil.writeFromNativeBuffer(IOUtil.java:132)\n\tat java.base/sun.nio.ch.FileChannelImpl.write(FileChannelImpl.java:280)\n\tat org.apache.kafka.common.record.MemoryRecords.writeFullyTo(MemoryRecords.java:92)\n\tat org.apache.kafka.common.record.FileRecords.append(FileRecords.java:188)\n\tat kafka.log.LogSegment.append(LogSegment.scala:160)`,
    { root: 'disk' },
  )
  B(
    bad,
    on + 40,
    'WARN',
    `[ReplicaManager broker=${bad}] Stopping serving replicas in dir ${dir}`,
    'kafka.server.ReplicaManager',
    { root: 'disk' },
  )
  for (let i = 0; i < 9; i++)
    B(
      bad,
      on + 60 + i,
      'WARN',
      `[ReplicaManager broker=${bad}] Broker ${bad} stopped fetcher for partitions ${tp()},${tp()} and stopped moving logs for partitions because they are in the failed log directory ${dir}.`,
      'kafka.server.ReplicaManager',
      { root: 'disk' },
    )
  const multi = r.next() < 2
  B(bad, on + 1200, 'WARN', `Stopping serving logs in dir ${dir}`, 'kafka.log.LogManager', { root: 'disk' })
  if (multi)
    B(bad, on + 2300, 'ERROR', `Shutdown broker because all log dirs in ${dir} have failed`, 'kafka.log.LogManager', {
      root: 'disk',
    })
  for (const n of [1, 2, 3].filter((x) => x !== bad)) {
    every('', on + 4 * S, end, 9 * S, (t) => {
      r.pick([
        () =>
          B(
            n,
            t,
            'WARN',
            `[ReplicaFetcher replicaId=${n}, leaderId=${bad}, fetcherId=0] Error in response for fetch request (type=FetchRequest, replicaId=${n}, maxWait=500, minBytes=1, maxBytes=10485760, fetchData={}, isolationLevel=READ_UNCOMMITTED, removed=, replaced=, metadata=(sessionId=${r.int(1e6, 9e8)}, epoch=INITIAL), rackId=)\njava.io.IOException: Connection to kafka-${bad}:9092 (id: ${bad} rack: null) failed.\n\tat org.apache.kafka.clients.NetworkClientUtils.awaitReady(NetworkClientUtils.java:71)\n\tat kafka.server.BrokerBlockingSender.sendRequest(BrokerBlockingSender.scala:113)`,
            'kafka.server.ReplicaFetcherThread',
            { relevant: 'disk' },
          ),
        () =>
          B(
            n,
            t,
            'INFO',
            `[Partition ${tp()} broker=${n}] Shrinking ISR from ${bad},${n} to ${n}. Leader: (highWatermark: ${r.int(1e6, 9e8)}, endOffset: ${r.int(1e6, 9e8)}). Out of sync replicas: (brokerId: ${bad}, endOffset: ${r.int(1e6, 9e8)}).`,
            'kafka.cluster.Partition',
            { relevant: 'disk' },
          ),
        () =>
          B(
            n,
            t,
            'ERROR',
            `[ReplicaManager broker=${n}] Error processing append operation on partition ${tp()}\norg.apache.kafka.common.errors.NotEnoughReplicasException: The size of the current ISR Set(${n}) is insufficient to satisfy the min.isr requirement of 2 for partition payments-3`,
            'kafka.server.ReplicaManager',
            { relevant: 'disk' },
          ),
      ])()
      return null
    })
  }
  inc(
    'disk',
    {
      cause: {
        allOf: [
          ['disk', 'i/o', 'input/output', 'log dir', 'storage', 'volume', dir, 'drive', 'ioexception'],
          [`broker[- ]?${bad}\\b`, `kafka-${bad}\\b`, dir],
        ],
      },
      services: [
        `broker-${bad}`,
        `kafka-${bad}`,
        `broker ${bad}`,
        'LogDirFailureChannel',
        'LogManager',
        'broker-' + bad + '.server',
      ],
      victims: [1, 2, 3].filter((x) => x !== bad).flatMap((x) => ['broker-' + x, 'kafka-' + x]),
      severity: ['high', 'critical', 'medium'],
      onset: on,
      onsetToleranceSeconds: 60,
      rootPattern: 'dir',
    },
    [
      `The disk behind ${dir} of broker ${bad} failed with an I/O error, the broker took the log directory offline and shut down`,
    ],
    ['Producers get NotEnoughReplicas', `Connection to kafka-${bad} failed`, 'ISR shrinks'],
  )
  return c
})

// 19 k8s admission webhook certificate
cases.push((seed) => {
  const { r, c, t0, put, every, tick, inc, ip } = start(seed, 'two-19-platform-cluster', {
    notes:
      'louder victims: the serving certificate of an admission webhook expired (cert-manager renewal refused at INFO/ERROR long before), so replica sets and jobs cannot create pods; autoscaler, cron jobs, apps short of replicas complain. Herrings: throttling warnings, probe failures, an image pull that recovers.',
  })
  const f = 'logs/control-plane.log',
    end = t0 + 100 * M,
    on = t0 + r.int(45, 55) * M,
    hook = r.pick(['sidecar-stamper', 'label-warden', 'quota-mutator'])
  const K = (t, who, lv, src, x, o) =>
    put(f, t, `${who.padEnd(26)} ${lv}${T(t, '%m%d %H:%M:%S.%U')}       1 ${src}] ${x}`, o)
  const apps = ['quote-api', 'pdf-render', 'tax-calc', 'geo-tiles', 'night-report']
  every(f, t0, end, 5.5 * S, (t) => {
    r.pick([
      () =>
        K(
          t,
          'kube-apiserver-cp1',
          'I',
          'httplog.go:132',
          `"HTTP" verb="LIST" URI="/apis/apps/v1/replicasets?limit=500" latency="${r.int(2, 90)}.${r.int(100, 999)}ms" userAgent="kube-state-metrics/v2.10" srcIP="${ip()}:${r.int(30000, 60000)}" resp=200`,
        ),
      () =>
        t < on &&
        K(
          t,
          'kube-scheduler-cp1',
          'I',
          'schedule_one.go:286',
          `"Successfully bound pod to node" pod="shop/${r.pick(apps)}-${r.hex(10)}-${r.hex(5)}" node="w${r.int(1, 9)}" evaluatedNodes=9 feasibleNodes=${r.int(3, 9)}`.replace(
            /^/,
            '',
          ),
        ),
      () =>
        K(
          t,
          'kube-controller-manager-cp1',
          'I',
          'garbagecollector.go:549',
          `"Deleting object" object="shop/${r.pick(apps)}-${r.int(29000000, 29900000)}" objectUID="${r.hex(8)}" kind="Job" propagationPolicy="Background"`,
        ),
      () =>
        K(
          t,
          'etcd-cp1',
          'W',
          'util.go:166',
          `apply request took too long took="${r.int(101, 190)}ms" expected-duration="100ms" prefix="read-only range " response="range_response_count:${r.int(1, 400)}"`,
        ),
      () =>
        K(
          t,
          'kube-apiserver-cp1',
          'I',
          'request.go:697',
          `Waited for 1.0${r.int(10, 99)}s due to client-side throttling, not priority and fairness, request: GET:https://10.96.0.1:443/apis/autoscaling/v2`,
        ),
    ])()
    return null
  })
  // after onset the scheduler binding lines should cease: filter below by time (bindings only before)
  every(f, t0, on, 60 * S, (t) => {
    K(
      t,
      'cert-manager-6f8b',
      r.pick(['I']),
      'controller.go:162',
      `"re-queuing item due to optimistic locking on resource" logger="cert-manager.certificates-readiness" key="shop/${r.pick(apps)}-tls"`,
    )
    return null
  })
  for (const k of [-41, -31, -21, -11])
    K(
      on + k * M,
      'cert-manager-6f8b',
      'E',
      'controller.go:167',
      `"re-queuing item due to error processing" err="issuer.cert-manager.io \\"platform-ca-2023\\" not found" logger="cert-manager.certificaterequests-issuer-ca" key="platform-system/${hook}-serving-${k + 45}"`,
      { root: 'hook' },
    )
  const err = (t) =>
    `Internal error occurred: failed calling webhook "mutate.${hook}.platform.io": failed to call webhook: Post "https://${hook}.platform-system.svc:443/mutate?timeout=10s": tls: failed to verify certificate: x509: certificate has expired or is not yet valid: current time ${T(t, '%Y-%m-%dT%H:%M:%SZ')} is after ${T(on, '%Y-%m-%dT%H:%M:%SZ')}`
  every(f, on + S, end, 10 * S, (t) => {
    const a = r.pick(apps)
    r.pick([
      () =>
        K(
          t,
          'kube-controller-manager-cp1',
          'E',
          'replica_set.go:557',
          `sync "shop/${a}-${r.hex(10)}" failed with ${err(t)}`,
          { root: 'hook' },
        ),
      () =>
        K(
          t,
          'kube-apiserver-cp1',
          'W',
          'dispatcher.go:205',
          `Failed calling webhook, failing closed mutate.${hook}.platform.io: ${err(t).split('occurred: ')[1]}`,
          { root: 'hook' },
        ),
    ])()
    return null
  })
  every(f, on + 4 * M, end, 6 * S, (t) => {
    const a = r.pick(apps)
    r.pick([
      () =>
        K(
          t,
          'horizontal-pod-autoscaler',
          'W',
          'horizontal.go:880',
          `${a}: desired 8, ready ${r.int(1, 5)}; cpu utilization ${r.int(110, 260)}% above target`,
          { relevant: 'hook' },
        ),
      () =>
        K(
          t,
          'cronjob-controller',
          'E',
          'cronjob_controllerv2.go:174',
          `"Missed starting window" cronjob="shop/night-report"`,
          { relevant: 'hook' },
        ),
      () =>
        K(
          t,
          'ingress-nginx-7d9c',
          'E',
          'upstream.go:88',
          `upstream ${a}: no live upstreams while connecting to upstream, client: ${ip()}, request: "GET /${a}/v1/${r.hex(5)} HTTP/1.1"`,
          { relevant: 'hook' },
        ),
      () =>
        K(
          t,
          'deployment-controller',
          'W',
          'progress.go:67',
          `shop/${a} ReplicaSet has timed out progressing (ProgressDeadlineExceeded)`,
          { relevant: 'hook' },
        ),
    ])()
    return null
  })
  inc(
    'hook',
    {
      cause: {
        allOf: [
          ['webhook', hook, 'admission'],
          ['cert', 'x509', 'tls', 'issuer'],
          ['expir', 'not renew', 'renewal', 'no longer valid', 'issuer', 'outdated', 'ran out', 'lapsed'],
        ],
      },
      services: [
        hook,
        `mutate.${hook}.platform.io`,
        'cert-manager',
        'platform-ca-2023',
        'cert-manager-6f8b',
        'kube-apiserver-cp1',
        'kube-apiserver',
      ],
      victims: [
        ...apps,
        'ingress-nginx',
        'ingress-nginx-7d9c',
        'horizontal-pod-autoscaler',
        'cronjob-controller',
        'deployment-controller',
      ],
      severity: ['high', 'critical', 'medium'],
      onset: on,
      onsetToleranceSeconds: 180,
      rootPattern: 'x509|not found',
    },
    [
      `The serving certificate of the ${hook} admission webhook has expired because its issuer is gone, so no pods can be created`,
    ],
    ['Deployments exceed their progress deadline', 'no live upstreams for quote-api', 'CPU utilization above target'],
  )
  return c
})

// 20 healthy game servers
cases.push((seed) => {
  const { r, c, t0, every, tick, ip, put } = start(seed, 'two-20-arena-shards', {
    kind: 'clean',
    notes:
      'a game server: kicks, disconnects, chat with the word crash, "Can\'t keep up" now and then, plugin exceptions on bad input, nightly restart.',
  })
  const f = 'logs/latest.log',
    end = t0 + 2 * H,
    who = () =>
      r.pick(['xX', 'Mr', 'Lady', 'Kreeper', 'Pog', 'Noob', 'z3r0']) +
      r.pick(['Fox', 'Slayer', 'Miner', 'Cat', '_tv', '99', 'Boi'])
  const L = (t, th, lv, x) => `[${T(t, '%d%b%Y %H:%M:%S.%L')}] [${th}/${lv}] ${x}`
  every(f, t0, end, 9 * S, (t) => {
    const p = who()
    return r.pick([
      () => L(t, 'Server thread', 'INFO', `[net.minecraft.server.MinecraftServer/]: ${p} joined the game`),
      () =>
        L(
          t,
          'Server thread',
          'INFO',
          `[net.minecraft.server.MinecraftServer/]: ${p} lost connection: ${r.pick(['Disconnected', 'Timed out', 'Disconnected', 'Internal Exception: java.io.IOException: Connection reset by peer'])}`,
        ),
      () =>
        L(
          t,
          'Async Chat Thread - #' + r.int(1, 9),
          'INFO',
          `[minecraft/DedicatedServer]: <${p}> ${r.pick(['server crash again lol', 'who killed me', 'lag??', 'gg', 'error 404 skill not found', 'free diamonds at spawn'])}`,
        ),
      () =>
        L(
          t,
          'User Authenticator #' + r.int(1, 90),
          'INFO',
          `[minecraft/ServerLoginPacketListenerImpl]: UUID of player ${p} is ${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`,
        ),
      () =>
        L(
          t,
          'Server thread',
          'WARN',
          `[minecraft/ServerGamePacketListenerImpl]: ${p} moved too quickly! ${r.int(-9, 9)}.${r.int(100, 999)},${r.int(0, 9)}.1,${r.int(8, 12)}.${r.int(100, 999)}`,
        ),
      () =>
        L(
          t,
          'Server thread',
          'INFO',
          `[minecraft/MinecraftServer]: ${p} was slain by ${r.pick(['Zombie', 'Creeper', who()])}`,
        ),
    ])()
  })
  every(f, t0, end, 7 * M, (t) =>
    L(
      t,
      'Server thread',
      'WARN',
      `[minecraft/MinecraftServer]: Can't keep up! Is the server overloaded? Running ${r.int(2010, 2900)}ms or ${r.int(40, 58)} ticks behind`,
    ),
  )
  every(f, t0, end, 4 * M, (t) =>
    L(
      t,
      'Server thread',
      'ERROR',
      `[ShopSigns/]: Could not parse price "${r.pick(['one', 'free', '1k', '-'])}" on sign placed by ${who()}\njava.lang.NumberFormatException: For input string: "one"\n\tat java.lang.NumberFormatException.forInputString(NumberFormatException.java:67) ~[?:?]\n\tat java.lang.Integer.parseInt(Integer.java:661) ~[?:?]\n\tat com.shopsigns.SignListener.onChange(SignListener.java:${r.int(40, 90)}) ~[ShopSigns-2.3.jar:?]`,
    ),
  )
  every(f, t0, end, 2 * M, (t) =>
    L(
      t,
      'Server thread',
      'WARN',
      r.pick([
        `[AntiCheat/]: ${who()} failed Reach (vl=${r.int(2, 14)})`,
        '[Essentials/]: Teleport cancelled',
        `[minecraft/PlayerList]: Disconnecting ${ip('x')}: You are not whitelisted on this server!`,
      ]),
    ),
  )
  const sv = t0 + 100 * M
  for (const [d, x] of [
    [0, 'Stopping the server'],
    [200, 'Stopping server'],
    [300, 'Saving players'],
    [1200, "Saving chunks for level 'ServerLevel[world]'/minecraft:overworld"],
    [6000, 'ThreadedAnvilChunkStorage: All dimensions are saved'],
    [31000, 'Starting minecraft server version 1.20.1'],
    [39000, 'Preparing level "world"'],
    [47000, 'Done (8.112s)! For help, type "help"'],
  ])
    put(f, sv + d, L(sv + d, 'Server thread', 'INFO', `[minecraft/DedicatedServer]: ${x}`))
  tick(f, t0, end, 5 * M, (t) =>
    L(
      t,
      'Server thread',
      'INFO',
      `[spark/]: TPS 19.9${r.int(1, 9)}, 19.9${r.int(1, 9)}, 20.0; MSPT median ${r.int(18, 27)}.${r.int(1, 9)} ms`,
    ),
  )
  return c
})

// 21 healthy Windows servers
cases.push((seed) => {
  const { r, c, t0, put, every, ip } = start(seed, 'two-21-branch-windows', {
    kind: 'clean',
    notes:
      'chronic Windows noise: DCOM 10016, Schannel 36874, time-service 129 that recovers, Kernel-EventTracing, planned restart for updates with service stop messages (1074), VSS and Perflib errors, failed logons of one user, lockouts none.',
  })
  const f = 'logs/eventlog-forward.jsonl',
    end = t0 + 4 * H,
    hs = ['BR-FS1', 'BR-APP2', 'BR-RDS1']
  const E = (t, h, ch, prov, id, lvl, msg) =>
    put(
      f,
      t,
      JSON.stringify({
        '@timestamp': T(t, '%Y-%m-%dT%H:%M:%S.%LZ'),
        host: h,
        channel: ch,
        provider: prov,
        event_id: id,
        level: lvl,
        record: r.int(100000, 999999),
        message: msg,
      }),
    )
  every(f, t0, end, 19 * S, (t) => {
    const h = r.pick(hs)
    r.pick([
      () =>
        E(
          t,
          h,
          'System',
          'Service Control Manager',
          7036,
          'Information',
          `The ${r.pick(['Windows Modules Installer', 'WinHTTP Web Proxy Auto-Discovery Service', 'Software Protection', 'Shadow Copy'])} service entered the ${r.pick(['running', 'stopped'])} state.`,
        ),
      () =>
        E(
          t,
          h,
          'Security',
          'Microsoft-Windows-Security-Auditing',
          4624,
          'Information',
          `An account was successfully logged on. Logon Type: ${r.pick([3, 3, 10])} Account Name: ${r.pick(['mlind', 'tkorp', 'sabine'])} Source Network Address: ${ip()}`,
        ),
      () =>
        E(
          t,
          h,
          'System',
          'Microsoft-Windows-DistributedCOM',
          10016,
          'Warning',
          'The application-specific permission settings do not grant Local Activation permission for the COM Server application with CLSID {C2F03A33-21F5-47FA-B4BB-156362A2F239} to the user NT AUTHORITY\\LOCAL SERVICE',
        ),
      () =>
        E(
          t,
          h,
          'Application',
          'Microsoft-Windows-Perflib',
          1008,
          'Error',
          'The Open Procedure for service "BITS" in DLL "C:\\Windows\\System32\\bitsperf.dll" failed. Performance data for this service will not be available.',
        ),
      () =>
        E(
          t,
          h,
          'System',
          'Schannel',
          36874,
          'Error',
          'An TLS 1.2 connection request was received from a remote client application, but none of the cipher suites supported by the client application are supported by the server.',
        ),
      () =>
        E(
          t,
          h,
          'Application',
          'Application Error',
          1000,
          'Error',
          'Faulting application name: legacyscan.exe, version: 3.1.0.0, faulting module name: ntdll.dll, exception code: 0xc0000005',
        ),
    ])()
    return null
  })
  every(f, t0, end, 22 * M, (t) => {
    E(
      t,
      'BR-APP2',
      'System',
      'Microsoft-Windows-Time-Service',
      129,
      'Warning',
      'NtpClient was unable to set a domain peer to use as a time source because of discovery error.',
    )
    E(
      t + 90 * S,
      'BR-APP2',
      'System',
      'Microsoft-Windows-Time-Service',
      37,
      'Information',
      'The time provider NtpClient is currently receiving valid time data from BR-DC1.',
    )
    return null
  })
  every(f, t0, end, 15 * M, (t) => {
    for (let i = 0; i < 3; i++)
      E(
        t + i * 7000,
        'BR-RDS1',
        'Security',
        'Microsoft-Windows-Security-Auditing',
        4625,
        'Information',
        'An account failed to log on. Account Name: sabine Sub Status: 0xC000006A',
      )
    E(
      t + 26000,
      'BR-RDS1',
      'Security',
      'Microsoft-Windows-Security-Auditing',
      4624,
      'Information',
      'An account was successfully logged on. Logon Type: 10 Account Name: sabine',
    )
    return null
  })
  const u = t0 + 150 * M
  E(
    u,
    'BR-FS1',
    'System',
    'User32',
    1074,
    'Information',
    'The process C:\\Windows\\system32\\svchost.exe (BR-FS1) has initiated the restart of computer BR-FS1 on behalf of user NT AUTHORITY\\SYSTEM for the following reason: Operating System: Service pack (Planned) Reason Code: 0x80020010',
  )
  for (const [i, s] of ['Server', 'Print Spooler', 'Windows Update', 'DFS Replication'].entries())
    E(
      u + 2000 + i * 500,
      'BR-FS1',
      'System',
      'Service Control Manager',
      7036,
      'Information',
      `The ${s} service entered the stopped state.`,
    )
  E(u + 9000, 'BR-FS1', 'System', 'EventLog', 6006, 'Information', 'The Event log service was stopped.')
  E(u + 95000, 'BR-FS1', 'System', 'EventLog', 6005, 'Information', 'The Event log service was started.')
  E(
    u + 97000,
    'BR-FS1',
    'System',
    'Service Control Manager',
    7000,
    'Error',
    'The Parallel port driver service failed to start due to the following error: The service cannot be started, either because it is disabled or because it has no enabled devices associated with it.',
  )
  E(
    u + 120000,
    'BR-FS1',
    'System',
    'Microsoft-Windows-WindowsUpdateClient',
    19,
    'Information',
    'Installation Successful: Windows successfully installed the following update: 2026 Cumulative Update for Windows Server 2022 (KB5039' +
      r.int(100, 999) +
      ')',
  )
  return c
})

// 22 healthy access network in the morning
cases.push((seed) => {
  const { r, c, t0, put, every, ip } = start(
    seed,
    'two-22-office-switches',
    {
      kind: 'clean',
      notes:
        'Arista/Cisco access layer in the morning: user ports up and down, 802.1X failures then MAB success, STP topology changes on edge ports, PoE, one planned link maintenance with port-channel member down and up, NTP unsync at boot of one switch.',
    },
    5,
  )
  const f = 'logs/switches.log',
    end = t0 + 2.5 * H,
    sw = ['as-1og-a', 'as-1og-b', 'as-2og-a', 'as-eg-a']
  const pend = [],
    no = {}
  const L = (t, h, x) => {
    pend.push([t, h, x])
  }
  const flush = (t, h, x) =>
    put(
      f,
      t,
      `<${r.pick([187, 189, 190])}>${T(t, '%b %e %H:%M:%S')} ${h} ${h.endsWith('b') ? `Ebra: ${x}` : `${(no[h] = (no[h] ?? 1000 + h.charCodeAt(3) * 91) + 1)}: ${T(t, '%b %e %H:%M:%S.%L')} UTC: ${x}`}`,
    )
  every(f, t0, end, 11 * S, (t) => {
    const h = r.pick(sw),
      p = r.int(1, 46),
      ar = h.endsWith('b'),
      i = ar ? `Ethernet${p}` : `GigabitEthernet1/0/${p}`
    L(
      t,
      h,
      ar
        ? `%LINEPROTO-5-UPDOWN: Line protocol on Interface ${i}, changed state to up`
        : `%LINK-3-UPDOWN: Interface ${i}, changed state to up`,
    )
    if (!ar) {
      const m = `${r.hex(4)}.${r.hex(4)}.${r.hex(4)}`
      if (r.next() < 0.4) {
        L(
          t + 4000,
          h,
          `%DOT1X-5-FAIL: Authentication failed for client (${m}) on Interface Gi1/0/${p} AuditSessionID ${r.hex(24).toUpperCase()}`,
        )
        L(t + 6000, h, `%MAB-5-SUCCESS: Authentication successful for client (${m}) on Interface Gi1/0/${p}`)
      } else L(t + 5000, h, `%AUTHMGR-5-SUCCESS: Authorization succeeded for client (${m}) on Interface Gi1/0/${p}`)
    }
    return null
  })
  every(f, t0, end, 100 * S, (t) => {
    L(
      t,
      r.pick(sw),
      r.pick([
        '%SNMP-3-AUTHFAIL: Authentication failure for SNMP req from host 10.8.8.8',
        '%ILPOWER-5-IEEE_DISCONNECT: Interface Gi1/0/' + r.int(1, 46) + ': PD removed',
        '%CDP-4-DUPLEX_MISMATCH: duplex mismatch discovered on GigabitEthernet1/0/44 (not half duplex), with printer-2og FastEthernet0 (half duplex).',
        '%SPANTREE-6-PORT_STATE: Port Gi1/0/' + r.int(1, 46) + ' instance 0 moving from blocking to forwarding',
        '%SEC_LOGIN-4-LOGIN_FAILED: Login failed [user: admin] [Source: 10.8.8.8] [localport: 22] [Reason: Login Authentication Failed]',
      ]),
    )
    return null
  })
  const m = t0 + 55 * M
  L(m - 60 * S, 'as-2og-a', '%SYS-5-CONFIG_I: Configured from console by netops on vty1 (10.8.1.4)')
  L(m, 'as-2og-a', '%LINK-5-CHANGED: Interface TenGigabitEthernet1/1/2, changed state to administratively down')
  L(m + 300, 'as-2og-a', '%EC-5-UNBUNDLE: Interface TenGigabitEthernet1/1/2 left the port-channel Port-channel1')
  L(m + 5 * M, 'as-2og-a', '%LINK-3-UPDOWN: Interface TenGigabitEthernet1/1/2, changed state to up')
  L(m + 5 * M + 2500, 'as-2og-a', '%EC-5-BUNDLE: Interface TenGigabitEthernet1/1/2 joined port-channel Port-channel1')
  const b = t0 + 90 * M
  L(b, 'as-eg-a', '%SYS-5-RELOAD: Reload requested by netops on vty0 (10.8.1.4). Reload reason: scheduled upgrade')
  L(b + 4 * M, 'as-eg-a', '%SYS-5-RESTART: System restarted --')
  L(b + 4.1 * M, 'as-eg-a', '%NTP-4-UNSYNC: NTP sync is lost')
  L(b + 4.2 * M, 'as-eg-a', '%PLATFORM_FEP-6-FRU_PS_OIR: Switch 1: Power supply B inserted')
  L(b + 6 * M, 'as-eg-a', '%NTP-6-PEERREACH: Peer 10.8.0.1 is reachable')
  pend.sort((x, y) => x[0] - y[0]).forEach((x) => flush(...x))
  return c
})
