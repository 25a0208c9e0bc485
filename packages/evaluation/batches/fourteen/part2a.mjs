import { Case, kit, S, M, H, iso, isoS, ymd, hms, sp, spms, pad, iso6, cronT, bsd, dmy } from './lib.mjs'

/** Site-to-site IPsec: after a change of the peer's ESP proposals the first rekey fails; the tunnel dies at the hard lifetime. */
export function tunnel(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'Pollers behind the tunnel are louder. The peer lost the DH group in its ESP proposals; the CHILD_SA from IKE_AUTH lives on until its lifetime ends, so the outage comes long after the change.' })
  const peer = k.pick(['plant-brno', 'plant-leon', 'werk-sued']), hq = k.pick(['gw-hq', 'vpn-hq1']), far = k.pick(['gw-plant', 'vpn-plant'])
  const t0 = k.day() + k.int(4, 10) * H, A = t0 + k.min(50, 62), REK = A + k.min(16, 22), DEAD = REK + k.min(6, 8), end = DEAD + 50 * M
  const HQ = `logs/${hq}.log`, FAR = `logs/${far}.log`, SC = 'logs/scada-poller.log', MES = 'logs/mes-sync.log'
  const a = '198.51.100.' + k.int(5, 60), b = '203.0.113.' + k.int(5, 60), n7 = k.int(60, 90)
  c.incident('pfs', {
    cause: { allOf: [['proposal', '\\bPFS\\b', 'perfect forward', '\\bDH\\b', 'diffie', 'ecp_?256', 'modp', 'key exchange', 'cipher suite', 'esp_proposals', 'crypto', 'algorithm'], ['mismatch', 'differ', 'not match', 'n.t match', 'no matching', 'disagree', 'without', 'lack', 'missing', 'remov', 'incompatib', 'reject', 'no (common|acceptable|shared)', 'unacceptable', 'NO_PROP', 'not accept', 'refus', 'dropped', 'no longer', 'unequal', 'inconsistent']], mustNot: ['(isp|internet|wan|uplink)[^.]{0,25}(outage|packet loss|failure)'] },
    services: [hq, far, 'charon', 'strongswan', 'ipsec', peer, `${far} charon`, 'vpn', 'swanctl'], victims: ['scada-poller', 'mes-sync', 'plc', 'opcua'],
    severity: ['critical', 'high'], onset: REK, onsetToleranceSeconds: 3600, rootPattern: 'NO_PROP|proposal|updated vici|swanctl',
  })
  const R = { relevant: 'pfs' }, X = { root: 'pfs' }
  const l = (f, h, t, x, o) => c.line(f, t, `${iso6(k, t)}+00:00 ${h} charon[${f === HQ ? 1187 : 903}]: ${x}`, o)
  const th = () => pad(k.int(5, 16), 2), spi = () => 'c' + k.hex(7)
  let ch = k.int(300, 900)
  // healthy tunnels
  const others = ['branch-oslo', 'branch-gent', 'branch-porto', 'cloud-vpc']
  for (const [i, o] of others.entries()) {
    const ike = 11 + i, oip = `192.0.2.${20 + i * 9}`, tsr = `10.${40 + i}.0.0/16`
    for (let t = t0 + k.min(2, 30); t < end; t += k.min(24, 33)) {
      const me = k.chance(.5), x = th()
      if (me) { l(HQ, hq, t, `${x}[KNL] creating rekey job for CHILD_SA ESP/0x${spi()}/${a}`); l(HQ, hq, t + 4, `${x}[IKE] <${o}|${ike}> establishing CHILD_SA ${o}{${++ch}} reqid ${i + 2}`); l(HQ, hq, t + 6, `${x}[ENC] <${o}|${ike}> generating CREATE_CHILD_SA request ${k.int(2, 90)} [ N(REKEY_SA) SA No KE TSi TSr ]`) }
      else { l(HQ, hq, t, `${x}[ENC] <${o}|${ike}> parsed CREATE_CHILD_SA request ${k.int(2, 90)} [ N(REKEY_SA) SA No KE TSi TSr ]`); l(HQ, hq, t + 3, `${x}[CFG] <${o}|${ike}> selected proposal: ESP:AES_GCM_16_256/ECP_256/NO_EXT_SEQ`); ch++ }
      l(HQ, hq, t + 60, `${x}[IKE] <${o}|${ike}> inbound CHILD_SA ${o}{${ch}} established with SPIs ${spi()}_i ${spi()}_o and TS 10.1.0.0/16 === ${tsr}`)
      l(HQ, hq, t + 70, `${x}[IKE] <${o}|${ike}> outbound CHILD_SA ${o}{${ch}} established with SPIs ${spi()}_i ${spi()}_o and TS 10.1.0.0/16 === ${tsr}`)
      l(HQ, hq, t + 130, `${x}[IKE] <${o}|${ike}> CHILD_SA closed`)
    }
    k.flow(t0, end, 9 * M, (t) => { const x = th(), m = k.int(3, 200), slow = o === 'branch-porto' && k.chance(.5); l(HQ, hq, t, `${x}[IKE] <${o}|${ike}> sending DPD request`); if (slow) { l(HQ, hq, t + 4000, `${th()}[IKE] <${o}|${ike}> retransmit 1 of request with message ID ${m}`); l(HQ, hq, t + 11200, `${th()}[IKE] <${o}|${ike}> retransmit 2 of request with message ID ${m}`) } l(HQ, hq, t + (slow ? 11400 : k.int(20, 90)), `${x}[ENC] <${o}|${ike}> parsed INFORMATIONAL response ${m} [ ]`) })
  }
  // strangers
  k.flow(t0, end, 4 * M, (t) => { const ip = k.pub(), x = th(); l(HQ, hq, t, `${x}[NET] received packet: from ${ip}[${k.int(400, 65000)}] to ${a}[500] (${k.int(200, 400)} bytes)`); l(HQ, hq, t + 1, `${x}[IKE] no IKE config found for ${a}...${ip}, sending NO_PROPOSAL_CHOSEN`) })
  // the tunnel
  const P = `<${peer}|7>`, TS = `10.1.0.0/16 === 10.${n7}.0.0/16`
  const t1 = t0 + k.min(12, 20), good = (t) => { const x = th(); l(HQ, hq, t, `${x}[IKE] ${P} establishing CHILD_SA ${peer}{${++ch}} reqid 1`); l(FAR, far, t + 30, `${x}[CFG] <hq|3> selected proposal: ESP:AES_GCM_16_256/ECP_256/NO_EXT_SEQ`, R); l(FAR, far, t + 40, `${x}[IKE] <hq|3> inbound CHILD_SA hq{${ch}} established with SPIs ${spi()}_i ${spi()}_o and TS 10.${n7}.0.0/16 === 10.1.0.0/16`); l(HQ, hq, t + 70, `${x}[IKE] ${P} outbound CHILD_SA ${peer}{${ch}} established with SPIs ${spi()}_i ${spi()}_o and TS ${TS}`) }
  good(t1); good(REK - 46 * M > t1 + 5 * M ? REK - 46 * M : t1 + 9 * M); const cur = ch
  // the change at the far end
  const far2 = (t, tag, x, o) => c.line(FAR, t, `${iso6(k, t)}+00:00 ${far} ${tag}: ${x}`, o)
  far2(A - 40 * S, 'sshd[20911]', 'Accepted publickey for netadm from 10.1.9.14 port 50122 ssh2: ED25519 SHA256:' + k.hex(32))
  far2(A - 8 * S, 'sudo', 'netadm : TTY=pts/0 ; PWD=/etc/swanctl/conf.d ; USER=root ; COMMAND=/usr/bin/swanctl --load-conns', R)
  l(FAR, far, A - 7 * S, '07[CFG] loaded vici connection: scanner-vendor', {})
  l(FAR, far, A - 7 * S + 20, '11[CFG] updated vici connection: hq', X)
  // rekeys fail
  const fail = (t, sim) => { const x = th(), m = k.int(30, 900), y = th()
    l(HQ, hq, t, `${x}[KNL] creating ${sim} job for ${sim === 'rekey' ? `CHILD_SA ESP/0x${spi()}/${a}` : `policy 10.1.${k.int(2, 9)}.${k.int(2, 200)}/32[tcp/${k.int(40000, 60000)}] === 10.${n7}.4.${k.int(10, 60)}/32[tcp/502]`}`, R)
    l(HQ, hq, t + 4, `${x}[IKE] ${P} establishing CHILD_SA ${peer}{${++ch}} reqid 1`, R)
    l(HQ, hq, t + 6, `${x}[ENC] ${P} generating CREATE_CHILD_SA request ${m} [ ${sim === 'rekey' ? 'N(REKEY_SA) ' : ''}SA No KE TSi TSr ]`, R)
    l(FAR, far, t + 21, `${y}[ENC] <hq|3> parsed CREATE_CHILD_SA request ${m} [ ${sim === 'rekey' ? 'N(REKEY_SA) ' : ''}SA No KE TSi TSr ]`, R)
    l(FAR, far, t + 22, `${y}[CFG] <hq|3> received proposals: ESP:AES_GCM_16_256/ECP_256/NO_EXT_SEQ`, X)
    l(FAR, far, t + 23, `${y}[CFG] <hq|3> configured proposals: ESP:AES_GCM_16_256/NO_EXT_SEQ`, X)
    l(FAR, far, t + 23, `${y}[IKE] <hq|3> no acceptable proposal found`, X)
    l(FAR, far, t + 24, `${y}[IKE] <hq|3> failed to establish CHILD_SA, keeping IKE_SA`, R)
    l(FAR, far, t + 25, `${y}[ENC] <hq|3> generating CREATE_CHILD_SA response ${m} [ N(NO_PROP) ]`, X)
    l(HQ, hq, t + 47, `${x}[IKE] ${P} received NO_PROPOSAL_CHOSEN notify, no CHILD_SA built`, X)
    l(HQ, hq, t + 48, `${x}[IKE] ${P} ${sim === 'rekey' ? 'CHILD_SA rekeying failed, trying again in ' + k.int(8, 19) + ' seconds' : 'failed to establish CHILD_SA, keeping IKE_SA'}`, R) }
  for (let t = REK; t < DEAD - 30 * S; t += k.sec(60, 130)) fail(t, 'rekey')
  l(HQ, hq, DEAD, `${th()}[IKE] ${P} closing expired CHILD_SA ${peer}{${cur}} with SPIs ${spi()}_i ${spi()}_o and TS ${TS}`, R)
  l(HQ, hq, DEAD + 3, `${th()}[IKE] ${P} sending DELETE for ESP CHILD_SA with SPI ${spi()}`, R)
  for (let t = DEAD + 4 * S; t < end; t += k.sec(150, 280)) fail(t, 'acquire')
  // far gateway's ordinary life
  k.flow(t0, end, 100 * S, (t) => k.weighted([
    [3, () => l(FAR, far, t, `${th()}[ENC] <hq|3> parsed INFORMATIONAL request ${k.int(3, 900)} [ ]`)],
    [2, () => far2(t, 'kernel', `[${(86400 * 40 + (t - t0) / 1000).toFixed(6)}] FW-DROP IN=eth0 OUT= MAC= SRC=${k.pub()} DST=${b} LEN=44 TOS=0x00 PREC=0x00 TTL=${k.int(40, 240)} ID=${k.int(1, 65000)} PROTO=TCP SPT=${k.int(1024, 65000)} DPT=${k.pick([23, 8291, 22])} WINDOW=1024 RES=0x00 SYN URGP=0`)],
    [2, () => far2(cronT(t), `CRON[${k.int(2000, 60000)}]`, '(root) CMD (/usr/local/sbin/wan-quality.sh >/dev/null 2>&1)')],
    [1, () => far2(t, 'dnsmasq[811]', `possible DNS-rebind attack detected: ${k.pick(['printer.local.example', 'wpad.corp.example'])}`)],
  ])())
  // the pollers
  const sc = (t, lv, x, o) => c.line(SC, t, `${spms(t, ',')} [${lv}] poller: ${x}`, o)
  const oct = { 'press-1': 11, 'press-2': 12, furnace: 20, 'conveyor-3': 33, chiller: 41, packer: 52 }, plc = () => k.pick(['press-1', 'press-2', 'furnace', 'conveyor-3', 'chiller', 'packer'])
  k.flow(t0, end, 24 * S, (t) => { const p = plc(), local = k.chance(.3)
    if (local) return sc(t, 'INFO', `hq-ups/${k.int(1, 3)} read 24 registers in ${k.int(3, 9)} ms`)
    if (t < DEAD) return k.chance(.04) ? sc(t, 'WARN', `${p} (10.${n7}.4.${oct[p]}:502) slow answer ${k.int(900, 1900)} ms`) : sc(t, 'INFO', `${p} (10.${n7}.4.${oct[p]}:502) read ${k.pick([40, 64, 120])} registers in ${k.int(31, 66)} ms`)
    sc(t, 'ERROR', `${p} (10.${n7}.4.${oct[p]}:502) Modbus Error: [Connection] Failed to connect[ModbusTcpClient(10.${n7}.4.${oct[p]}:502)]`, R); if (k.chance(.3)) sc(t + 20, 'ERROR', `${p} marked offline after ${k.int(3, 9)} failures, alarms suppressed`, R) })
  const ms = (t, lv, x, o) => c.line(MES, t, `{"ts":"${iso(t)}","level":"${lv}","logger":"mes.sync",${x}}`, o)
  k.flow(t0, end, 40 * S, (t) => t < DEAD ? ms(t, 'info', `"msg":"batch pushed","site":"${k.chance(.5) ? peer : 'plant-gdansk'}","rows":${k.int(4, 900)},"ms":${k.int(60, 400)}`) : k.chance(.4) ? ms(t, 'info', `"msg":"batch pushed","site":"plant-gdansk","rows":${k.int(4, 900)},"ms":${k.int(60, 400)}`) : ms(t, 'error', `"msg":"push failed","site":"${peer}","error":"java.net.SocketTimeoutException: connect timed out","attempt":${k.int(1, 5)},"queued":${Math.floor((t - DEAD) / 4000)}`, R))
  return c
}

/** DHCP pair: the secondary does not start after a change; hours later the primary has no free leases of its own. */
export function leases(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'The failover partner died of a syntax error hours before; later the surviving server refuses clients.' })
  const t0 = k.day() + k.int(5, 7) * H, A = t0 + k.min(25, 50), V = A + 3 * H + k.min(5, 50), end = V + 45 * M
  const h1 = k.pick(['dhcp-a', 'ns-dhcp1', 'ipam1']), h2 = h1.replace(/a$|1$/, (x) => x === 'a' ? 'b' : '2'), D1 = `logs/${h1}.syslog`, D2 = `logs/${h2}.syslog`, WL = 'logs/wlc.log'
  const line = k.int(120, 420), net = '10.20.40', fo = k.pick(['dhcp-ha', 'campus', 'failover0'])
  c.incident('peer', {
    cause: { allOf: [[h2, 'peer', 'partner', 'secondary', 'second (dhcp )?server', 'failover', 'dhcpd\\.conf', 'communications.interrupted'], ['config', 'syntax', 'semicolon', 'parse', '\\bdown\\b', 'exit(s|ed|ing)?\\b', 'not (running|start)', 'n.t (running|start)', 'stopped', 'crash', 'fail(s|ed|ing)? to (re)?start', 'unreachable', 'communications.interrupted', '\\blost\\b', 'offline', 'dead', 'died', 'restart', 'unavailable', 'disconnected', 'missing brace', 'typo']], mustNot: ['rogue dhcp', 'starvation attack', '(pool|subnet|scope|range) (is )?(too small|undersized)'] },
    services: [h2, 'dhcpd', 'isc-dhcp-server', `${h2} dhcpd`, 'dhcp', 'failover peer', fo], victims: [h1, 'wlc', 'clients', 'wifi'],
    severity: ['critical', 'high'], onset: A, onsetToleranceSeconds: 900, rootPattern: 'dhcpd.conf|Configuration file errors|semicolon|isc-dhcp-server',
  })
  const R = { relevant: 'peer' }, X = { root: 'peer' }
  const l = (f, h, t, x, o) => c.line(f, t, `${iso6(k, t)}+02:00`.replace(/^(.*)\+02:00$/, (_, y) => new Date(Date.parse(y + 'Z') + 2 * H).toISOString().slice(0, 23) + y.slice(23) + '+02:00') + ` ${h} ${x}`, o)
  const p1 = k.int(900, 1900), p2 = k.int(900, 1900), p3 = k.int(21000, 39000)
  const d1 = (t, x, o) => l(D1, h1, t, `dhcpd[${p1}]: ${x}`, o), d2 = (t, x, o) => l(D2, h2, t, `dhcpd[${p2}]: ${x}`, o)
  const via = () => k.pick(['10.20.40.1', '10.20.40.1', '10.20.44.1', '10.20.60.1'])
  const known = Array.from({ length: 60 }, (_, i) => [k.mac(k.pick(['3c:22:fb', 'f8:4d:89', 'a4:83:e7', '00:1b:a9'])), `10.20.${k.pick([44, 60])}.${20 + i}`, k.pick(['LT-', 'iPhone', 'prn-', 'Galaxy']) + k.int(100, 999)])
  k.flow(t0, end, 96 * S, (t) => { const [m, ip, n] = k.pick(known), v = ip.replace(/\.\d+$/, '.1'), srv2 = k.chance(.4) && t < A - 2 * S, d = srv2 ? d2 : d1; if (k.chance(.7)) { d(t, `DHCPREQUEST for ${ip} from ${m} (${n}) via ${v}`); d(t + 1, `DHCPACK on ${ip} to ${m} (${n}) via ${v}`) } else { d(t, `DHCPDISCOVER from ${m} via ${v}`); if (t < A - 2 * S) (srv2 ? d1 : d2)(t + 2, `DHCPDISCOVER from ${m} via ${v}: load balance to peer ${fo}`); d(t + 1001, `DHCPOFFER on ${ip} to ${m} (${n}) via ${v}`); d(t + 1010, `DHCPREQUEST for ${ip} (10.20.1.${srv2 ? 12 : 11}) from ${m} (${n}) via ${v}`); d(t + 1011, `DHCPACK on ${ip} to ${m} (${n}) via ${v}`) } })
  k.flow(t0, end, 150 * S, (t) => k.weighted([
    [2, () => d1(t, `DHCPINFORM from 10.20.44.${k.int(20, 90)} via 10.20.44.1: not authoritative for subnet 10.20.44.0`.replace(': not authoritative for subnet 10.20.44.0', ''))],
    [2, () => d1(t, `DHCPNAK on 192.168.1.${k.int(2, 99)} to ${k.mac()} via 10.20.60.1`)],
    [2, () => d1(t, `uid lease 10.20.44.${k.int(100, 200)} for client ${k.mac()} is duplicate on 10.20.44.0/22`)],
    [2, () => l(D1, h1, cronT(t), `CRON[${k.int(3000, 90000)}]: (root) CMD (test -x /usr/sbin/ipam-export && /usr/sbin/ipam-export)`)],
    [2, () => l(D2, h2, cronT(t), `CRON[${k.int(3000, 90000)}]: (root) CMD (cd / && run-parts --report /etc/cron.hourly)`)],
    [2, () => l(D2, h2, t, `sshd[${k.int(3000, 90000)}]: Accepted publickey for ansible from 10.20.1.5 port ${k.int(33000, 60000)} ssh2: ED25519 SHA256:${k.hex(30)}`)],
    [1, () => l(D2, h2, t, `node_exporter[744]: time=${iso(t)} level=ERROR source=collector.go:168 msg="collector failed" name=rapl duration_seconds=0.0001 err="open /sys/class/powercap: permission denied"`)],
    [1, () => d1(t, `reuse_lease: lease age ${k.int(100, 900)} (secs) under 25% threshold, reply with unaltered, existing lease for 10.20.44.${k.int(20, 90)}`)],
  ])())
  // balancing while both live, hourly afterwards none
  for (let t = t0 + 7 * M; t < A; t += 15 * M) for (const [sub, tot] of [['10.20.40.0/22', 940], ['10.20.44.0/22', 700], ['10.20.60.0/23', 380]]) { const fr = k.int(60, 90); d1(t, `balancing pool 55${k.hex(10)} ${sub}  total ${tot}  free ${fr}  backup ${fr - k.int(0, 4)}  lts ${k.int(0, 3)}  max-own (+/-)${Math.round(fr / 5)}`); d1(t + 1, `balanced pool 55${k.hex(10)} ${sub}  total ${tot}  free ${fr}  backup ${fr}  lts 0  max-misbal ${Math.round(fr / 3)}`) }
  // the change at the secondary
  const s2 = (t, x, o) => l(D2, h2, t, x, o)
  s2(A - 9 * S, `ansible-ansible.builtin.template[${p3 - 40}]: Invoked with src=subnets.conf.j2 dest=/etc/dhcp/dhcpd.conf owner=root group=root mode=0644 backup=True`, R)
  s2(A - 3 * S, 'systemd[1]: Stopping isc-dhcp-server.service - ISC DHCP IPv4 server...'); s2(A - 2 * S, 'systemd[1]: Stopped isc-dhcp-server.service - ISC DHCP IPv4 server.', R)
  for (const [i, dt] of [0, 900, 1800].entries()) {
    const y = (dd, x, o) => s2(A + dt + dd, `dhcpd[${p3 + i * 11}]: ${x}`, o)
    s2(A + dt, 'systemd[1]: Started isc-dhcp-server.service - ISC DHCP IPv4 server.')
    y(60, 'Internet Systems Consortium DHCP Server 4.4.3-P1'); y(61, 'Copyright 2004-2022 Internet Systems Consortium.'); y(61, 'All rights reserved.'); y(62, 'For info, please visit https://www.isc.org/software/dhcp/')
    y(70, `/etc/dhcp/dhcpd.conf line ${line}: semicolon expected.`, X); y(70, '    range', R); y(71, '     ^', R); y(72, 'Configuration file errors encountered -- exiting', X)
    y(73, ''.trim() + 'If you think you have received this message due to a bug rather'); y(73, 'than a configuration issue please read the section on submitting'); y(74, 'bugs on either our web page at www.isc.org or in the README file'); y(74, 'before submitting a bug.  These pages explain the proper'); y(75, 'process and the information we find helpful for debugging.'); y(76, 'exiting.')
    s2(A + dt + 90, 'systemd[1]: isc-dhcp-server.service: Main process exited, code=exited, status=1/FAILURE', X)
    s2(A + dt + 91, "systemd[1]: isc-dhcp-server.service: Failed with result 'exit-code'.", X)
  }
  d1(A - 2 * S, `peer ${fo}: disconnected`, R); d1(A - 2 * S + 2, `failover peer ${fo}: I move from normal to communications-interrupted`, R)
  // the rush of new clients in the guest net
  const wl = (t, x, o) => c.line(WL, t, `${dmy(t).replace(/-/g, ' ').replace(/^(\d\d) (\w{3}) (\d{4})/, '$2 $1 $3')}.${pad(t % 1000, 3)}: %${x}`, o)
  let host = 0
  k.flow(A + 20 * S, end, 125 * S, (t) => { const m = k.mac(k.pick(['3c:22:fb', '8a:1f:00', 'f8:4d:89'])), v = '10.20.40.1'
    if (t < V || k.chance(.12)) { const ip = `10.20.${40 + (host >> 8)}.${host++ & 255}`; d1(t, `DHCPDISCOVER from ${m} via ${v}`); d1(t + 1002, `DHCPOFFER on ${ip} to ${m} via ${v}`); d1(t + 1050, `DHCPREQUEST for ${ip} (10.20.1.11) from ${m} via ${v}`); d1(t + 1051, `DHCPACK on ${ip} to ${m} via ${v}`) } })
  k.flow(V, end, 19 * S, (t) => { const m = k.mac(k.pick(['3c:22:fb', '8a:1f:00', 'f8:4d:89'])); d1(t, `DHCPDISCOVER from ${m} via 10.20.40.1: peer holds all free leases`, R)
    if (k.chance(.35)) wl(t + 4000, `CLIENT_ORCH_LOG-5-ADD_TO_BLACKLIST_REASON: R0/0: wncd: Client MAC: ${m.replace(/:/g, '').replace(/(....)(....)(....)/, '$1.$2.$3')} with IP: 0.0.0.0 was added to exclusion list, legacy reason: IP-Learn failure, reason: DHCP timeout`.replace(', legacy reason: IP-Learn failure, reason: DHCP timeout', ' by AP AP-' + k.int(10, 60) + ', reason: IP Learn Timeout'), R) })
  k.flow(t0, end, 3 * M, (t) => wl(t, k.pick([`APMGR_TRACE_MESSAGE-3-WLC_GEN_ERR: R0/0: wncd: Error in AP-${k.int(10, 60)}: Radar detected on slot 1 channel ${k.pick([52, 100, 116])}`, `DOT11-6-ASSOC: R0/0: wncd: Client associated, SSID: Campus, AP-${k.int(10, 60)}`, `CLIENT_EXCLUSION_SERVER-5-ADD_TO_EXCLUSIONLIST_REASON_DYNAMIC: R0/0: wncmgrd: Client MAC: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)} was added to exclusion list associated with AP Name:AP-${k.int(10, 60)}, BSSID:MAC: ${k.hex(4)}.${k.hex(4)}.${k.hex(4)}, reason:Wrong PSK`])))
  return c
}

/** Keepalived: the packet filter of the backup drops VRRP after a reload; both are master. */
export function balancer(seed, name) {
  const k = kit(seed, name), c = new Case(name, { notes: 'No error of the culprit: the backup enters MASTER state while the master goes on; its packet filter drops protocol 112 since a reload. Resets at the clients.' })
  const t0 = k.day() + k.int(6, 15) * H, A = t0 + k.min(55, 75), T = A + k.int(36500, 37500), end = T + 50 * M
  const a = k.pick(['lb1', 'edge-lb-a', 'hap01']), b = { lb1: 'lb2', 'edge-lb-a': 'edge-lb-b', hap01: 'hap02' }[a], LA = `logs/${a}.log`, LB = `logs/${b}.log`, MO = 'logs/probe.log'
  const vip = '10.9.0.50', ia = '10.9.0.11', ib = '10.9.0.12', vi = k.pick(['VI_51', 'VI_WEB', 'vip_front'])
  c.incident('split', {
    cause: { allOf: [['vrrp', 'keepalived', 'split.?brain', 'both[^.]{0,40}master', 'two masters', 'dual.master', 'proto(col)?[ =]112', '224\\.0\\.0\\.18'], ['firewall', 'nft', 'packet filter', 'drop', 'block', 'filter', 'split.?brain', 'both', 'two masters', 'dual', 'advert', 'simultaneous', 'duplicate']], mustNot: ['(web|app)-?0?[1-4] (is|was|went) (down|overloaded)'] },
    services: [b, 'keepalived', 'nftables', 'vrrp', `${b} nftables`, `${b} keepalived`, 'keepalived_vrrp', 'firewall', vi], victims: ['haproxy', 'probe', 'clients', 'portal'],
    severity: ['critical', 'high', 'medium'], onset: A, onsetToleranceSeconds: 240, rootPattern: 'nft|PROTO=112|MASTER STATE|advert',
  })
  const R = { relevant: 'split' }, X = { root: 'split' }
  const pk = { [a]: k.int(900, 1300), [b]: k.int(900, 1300) }
  const l = (h, t, x, o) => c.line(h === a ? LA : LB, t, `${iso6(k, t)}+00:00 ${h} ${x}`, o)
  const kv = (h, t, x, o) => l(h, t, `Keepalived_vrrp[${pk[h]}]: ${x}`, o)
  const ha = (h, t, st, bytes, ms, term, o) => l(h, t, `haproxy[${pk[h] + 300}]: 10.${k.int(60, 90)}.${k.int(1, 250)}.${k.int(2, 250)}:${k.int(30000, 65000)} [${iso(t).slice(8, 10)}/${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][new Date(t).getUTCMonth()]}/${iso(t).slice(0, 4)}:${hms(t)}.${pad(t % 1000, 3)}] fe_https~ be_portal/web${k.int(1, 4)} 0/0/1/${ms}/${ms + 2} ${st} ${bytes} - - ${term} ${k.int(90, 160)}/${k.int(80, 150)}/${k.int(1, 9)}/${k.int(0, 4)}/0 0/0 "${k.pick(['GET /portal/home', 'GET /api/v1/me', 'POST /api/v1/session', 'GET /static/app.3f1c.js', 'GET /api/v1/messages?since=' + k.int(1000, 9999)])} HTTP/1.1"`, o)
  // before: all traffic at the master; afterwards it sways
  k.flow(t0, end, 15 * S, (t) => { const split = t > T, h = split && k.chance(.42) ? b : a, bad = split && k.chance(.18); const r = k.next(); if (bad) k.chance(.5) ? ha(h, t, -1, 0, k.int(9000, 60000), k.pick(['CR--', 'cR--']), R) : ha(h, t, 200, k.int(0, 900), k.int(9000, 60000), k.pick(['CD--', 'cD--']), R); else if (r < .03) ha(h, t, 404, 512, 4, '----'); else if (r < .04) ha(h, t, 499, 0, 1200, 'CH--'); else if (r < .045) ha(h, t, 503, 221, 5000, 'sC--'); else ha(h, t, 200, k.int(300, 90000), k.int(3, 240), '----', split && h === b ? R : {}) })
  for (const h of [a, b]) k.flow(t0, end, 56 * S, (t) => k.weighted([
    [5, () => l(h, t, `kernel: nft-drop: IN=ens192 OUT= MAC=00:50:56:${h === a ? '9a:11:02' : '9a:47:1e'}:00:1b:17:00:01:30:08:00 SRC=${k.pub()} DST=${vip} LEN=40 TOS=0x00 PREC=0x00 TTL=${k.int(40, 240)} ID=${k.int(1, 65000)} PROTO=TCP SPT=${k.int(1024, 65000)} DPT=${k.pick([22, 23, 8443, 3306])} WINDOW=1024 RES=0x00 SYN URGP=0`)],
    [3, () => l(h, t, `kernel: nft-drop: IN=ens192 OUT= MAC=ff:ff:ff:ff:ff:ff:00:50:56:9a:31:${k.hex(2)}:08:00 SRC=10.9.0.${k.int(20, 45)} DST=10.9.0.255 LEN=229 TOS=0x00 PREC=0x00 TTL=128 ID=${k.int(1, 65000)} PROTO=UDP SPT=138 DPT=138 LEN=209`)],
    [2, () => l(h, t, `sshd[${k.int(3000, 90000)}]: Accepted publickey for ansible from 10.9.1.5 port ${k.int(33000, 60000)} ssh2: ED25519 SHA256:${k.hex(30)}`)],
    [2, () => l(h, cronT(t), `CRON[${k.int(3000, 90000)}]: (root) CMD (/usr/local/bin/haproxy-stats-dump)`)],
    [1, () => l(h, t, `haproxy[${pk[h] + 300}]: Health check for server be_portal/web${k.int(1, 4)} succeeded, reason: Layer7 check passed, code: 200, check duration: ${k.int(2, 40)}ms, status: 3/3 UP.`)],
    [1, () => l(h, t, `haproxy[${pk[h] + 300}]: 10.${k.int(60, 90)}.4.9:${k.int(30000, 65000)} [${iso(t).slice(8, 10)}/${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][new Date(t).getUTCMonth()]}/${iso(t).slice(0, 4)}:${hms(t)}.${pad(t % 1000, 3)}] fe_https/1: SSL handshake failure`)],
  ])())
  // an earlier restart of one backend, healed
  const E = t0 + k.min(15, 30)
  for (const h of [a, b]) { l(h, E + k.int(0, 400), `haproxy[${pk[h] + 300}]: Health check for server be_portal/web3 failed, reason: Layer4 connection problem, info: "Connection refused", check duration: 0ms, status: 0/2 DOWN.`); l(h, E + 500, `haproxy[${pk[h] + 300}]: Server be_portal/web3 is DOWN. 3 active and 0 backup servers left. ${h === a ? 2 : 0} sessions active, 0 requeued, 0 remaining in queue.`); l(h, E + 40 * S, `haproxy[${pk[h] + 300}]: Server be_portal/web3 is UP, reason: Layer7 check passed, code: 200, check duration: 6ms. 4 active and 0 backup servers online. 0 sessions requeued, 0 total in queue.`) }
  // deploy of the rules: at the master the day before; here the backup
  l(b, A - 14 * S, `ansible-ansible.builtin.template[${k.int(30000, 60000)}]: Invoked with src=nftables.conf.j2 dest=/etc/nftables.conf owner=root group=root mode=0640 backup=False`, R)
  l(b, A - 1500, 'systemd[1]: Reloading nftables.service - nftables...', X); l(b, A, 'systemd[1]: Reloaded nftables.service - nftables.', X)
  for (let t = A + k.sec(3, 9); t < end; t += k.sec(52, 88)) l(b, t, `kernel: nft-drop: IN=ens192 OUT= MAC=01:00:5e:00:00:12:00:50:56:9a:11:02:08:00 SRC=${ia} DST=224.0.0.18 LEN=40 TOS=0xC0 PREC=0x00 TTL=255 ID=${k.int(1, 65000)} PROTO=112`, X)
  kv(b, T, `(${vi}) Receive advertisement timeout`, X); kv(b, T + 1, `(${vi}) Entering MASTER STATE`, X); kv(b, T + 2, `(${vi}) setting VIPs.`, R)
  for (const dt of [3, 4, 5003, 5004]) kv(b, T + dt, dt % 1000 === 3 ? `(${vi}) Sending/queueing gratuitous ARPs on ens192 for ${vip}` : `Sending gratuitous ARP on ens192 for ${vip}`, R)
  for (let t = T + 300; t < end; t += 40000 + k.int(-30, 30)) kv(a, t, `(${vi}) Received lower priority (100) advert from ${ib} - discarding`, X)
  for (let t = T + 2 * M; t < end; t += k.sec(280, 330)) { kv(a, t, `Sending gratuitous ARP on ens192 for ${vip}`, R); kv(b, t + 1200, `Sending gratuitous ARP on ens192 for ${vip}`, R) }
  // probe from outside
  const pr = (t, x, o) => c.line(MO, t, `ts=${iso(t)} caller=prober.go:114 module=https_portal target=https://portal.example.org/healthz ${x}`, o)
  for (let t = t0 + 7 * S; t < end; t += 30 * S + k.int(-90, 90)) { const bad = t > T && k.chance(.3); if (bad) pr(t, `level=error msg="Error for HTTP request" err="Get \\"https://${vip}/healthz\\": ${k.pick(['read tcp 10.70.2.4:' + k.int(30000, 60000) + '->' + vip + ':443: read: connection reset by peer', 'EOF', 'context deadline exceeded'])}" duration_seconds=${k.f(.01, 5, 3)}`, R); else pr(t, `level=debug msg="Received HTTP response" status_code=200 duration_seconds=${k.f(.02, .09, 3)}`) }
  return c
}
