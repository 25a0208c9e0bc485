import { MIN, HOUR, DAY, fmt, isoZ, isoS, isoU, day, uuid, mac, pad, sample, shuffle, weigh, every, tick, norm, Story as Case } from './util.mjs'

// ---------------------------------------------------------------- 4
export function reactorShift(r) {
  const unit = r.int(2, 6), b = unit * 1000 + r.int(1, 8) * 100
  const TT = `TT-${b + 7}`, TIC = `TIC-${b + 7}`, TV = `TV-${b + 7}`, TS = `TT-${b + 8}`, FI = `FT-${b + 1}`, PI = `PT-${b + 3}`, LI = `LT-${b + 4}`, JT = `TT-${b + 11}`, XV = `XV-${b + 1}`
  const start = day(r, r.int(9, 13), r.int(0, 30)), freeze = start + r.int(44, 56) * MIN, end = start + r.int(160, 172) * MIN
  const sp = r.int(68, 82) + r.int(0, 9) / 10, stuck = (sp - 0.3 - r.int(1, 9) / 100).toFixed(2), trip = sp + 16
  const c = new Case('reactor-shift', { notes: 'a temperature transmitter repeats one value at good quality; the controller closes the cooling valve, the independent safety sensor trips the feed; no line of the transmitter is an error' })
  c.incident('frozen', {
    cause: {
      allOf: [
        ['frozen', 'froze', 'stuck', 'flat-?lin', 'flat line', 'constant', 'unchang', 'no longer (chang|var|mov)', 'stopped (chang|updat|mov|respond)', 'same value', 'stale', 'repeat', 'not (chang|updat|mov|respond)', 'fixed (value|at)', 'hung', 'latched', 'dead (sensor|signal)', 'locked (at|up)', 'hold'],
        [TT, TIC, `T(T|I|IC)[- ]?${b + 7}`, 'temperature (transmitter|sensor|measurement|input|probe|element)', 'transmitter'],
      ],
      mustNot: [`(${TS}|safety (sensor|transmitter)).{0,40}(frozen|stuck|faulty|wrong|fail)`, `${TV}.{0,20}(is |has )?(stuck|jammed|seized|blocked)`],
    },
    services: [TT, TIC, `TI-${b + 7}`, `R-${unit}1`, TIC + '/PV', `REACTOR_${unit}`, 'historian', 'temperature transmitter'],
    victims: [TS, XV, 'SIS', `C-${unit}2`, `LIC-${b + 4}`, TV, 'TSHH-' + (b + 8), `TAH-${b + 8}`, 'tank farm', `P-${unit}12`],
    severity: ['high', 'critical'], onset: freeze, onsetToleranceSeconds: 900,
    rootPattern: `${TT}.*${stuck.replace('.', '\\.')}`,
  })
  // historian export, one scan per minute
  const H = 'logs/historian_export.csv'
  c.line(H, start - 5, 'Timestamp,Tagname,Value,EngUnits,Quality')
  const rec = (t, tag, v, eu, mark, q = 'Good') => c.line(H, t, `${fmt(t, 'Y-M-D h:m:s.f')},${tag},${v},${eu},${q}`, mark ? { [mark]: 'frozen' } : {})
  let valve = 43, temp = sp, stopped = null, level = 62, trend = []
  const off = Array.from({ length: 7 }, () => r.int(0, 40000))
  for (let t = start; t < end; t += MIN) {
    const frozen = t + off[0] >= freeze
    const pv = frozen ? Number(stuck) : temp + norm(r, 0, 0.12)
    valve = Math.max(8, Math.min(95, valve + (pv - sp) * (frozen ? 0.55 : 2.1) + (frozen ? norm(r, 0, 0.03) : norm(r, 0, 0.2))))
    if (stopped === null) temp += (42.5 - valve) * 0.0125 * (frozen ? 1.9 : 1) + (frozen ? 0 : (sp - temp) * 0.2) + norm(r, 0, 0.02)
    else { temp -= 0.12; level -= 0.45 }
    if (stopped === null && temp >= trip) stopped = t + 20e3
    trend.push([t, temp])
    rec(t + off[0], TT + '.PV', pv.toFixed(2), 'degC', frozen ? 'root' : null)
    rec(t + off[1], TIC + '.OUT', valve.toFixed(2), '%', frozen ? 'relevant' : null)
    rec(t + off[2], TS + '.PV', (temp + 0.4 + norm(r, 0, 0.12)).toFixed(2), 'degC', frozen && temp > sp + 2 ? 'relevant' : null)
    rec(t + off[3], FI + '.PV', (stopped ? Math.abs(norm(r, 0.02, 0.02)) : norm(r, 11.8, 0.09)).toFixed(2), 'm3/h')
    rec(t + off[4], PI + '.PV', (3.1 + Math.max(0, temp - sp) * 0.045 + norm(r, 0, 0.02)).toFixed(3), 'barg')
    rec(t + off[5], LI + '.PV', (level + norm(r, 0, 0.15)).toFixed(1), '%')
    rec(t + off[6], JT + '.PV', (31 + (43 - valve) * 0.32 + norm(r, 0, 0.1)).toFixed(2), 'degC', frozen && valve < 35 ? 'relevant' : null)
  }
  const when = (x) => trend.find(([, v]) => v >= x)?.[0]
  // alarm and event chronicle
  const A = 'logs/event_chronicle.txt'
  c.line(A, start - 5, 'Date/Time\tEvent Type\tCategory\tArea\tNode\tUnit\tModule\tAttribute\tState\tLevel\tDesc1\tDesc2')
  const al = (t, type, cat, node, mod, attr, state, lvl, d1, d2, mark) => c.line(A, t, [fmt(t, 'Y-M-D h:m:s.f'), type, cat, `AREA_${unit}00`, node, `R-${unit}1`, mod, attr, state, lvl, d1, d2].join('\t'), mark ? { relevant: 'frozen' } : {})
  every(r, start, end, 4 * MIN, (t) => weigh(r, [
    [4, () => stopped !== null && t > stopped ? null : al(t, 'CHANGE', 'USER', 'OP-ST2', `FIC-${b + 1}`, 'SP', '', '4-INFO', 'NEW VALUE = ' + norm(r, 11.8, 0.02).toFixed(2), `OLD VALUE = 11.80, user SCHICHT_B`)],
    [3, () => al(t, 'ALARM', 'PROCESS', 'CTLR-04', `PDI-${b + 21}`, 'HI_ALM', r.pick(['ACT/UNACK', 'INACT/ACK']), '10-ADVISORY', 'High Alarm', `Filter differential pressure ${(0.6 + r.int(1, 6) / 100).toFixed(2)} Limit 0.60`)],
    [2, () => al(t, 'EVENT', 'SYSTEM', 'APP-01', 'HIST_COLLECT', '', 'GOOD', '4-INFO', 'Archive shift complete', `${r.int(1000, 9000)} events`)],
    [2, () => al(t, 'ALARM', 'INSTRUMENT', 'CTLR-02', `AT-${b + 40}`, 'ADVISE_ALM', r.pick(['ACT/UNACK', 'INACT/UNACK']), '7-ADVISORY', 'Maintenance due', 'pH electrode calibration overdue')],
    [1, () => stopped !== null && t > stopped ? null : al(t, 'EVENT', 'BATCH', 'BATCH-01', `PH_FEED_${unit}`, '', 'RUNNING', '4-INFO', `Phase step ${r.int(30, 39)}`, 'Semi-batch dosing')],
    [1, () => al(t, 'CHANGE', 'DOWNLOAD', 'ENG-01', `LIC-${b + 34}`, '', '', '4-INFO', 'Parameter upload', 'user IGVOGEL tuning record saved')],
  ])())
  al(start + r.int(12, 20) * MIN, 'ALARM', 'INSTRUMENT', 'CTLR-02', `FT-${b + 50}`, 'COMM_ALM', 'ACT/UNACK', '11-WARNING', 'HART communication failure', 'Device did not respond, retry 1')
  al(start + r.int(21, 24) * MIN, 'ALARM', 'INSTRUMENT', 'CTLR-02', `FT-${b + 50}`, 'COMM_ALM', 'INACT/UNACK', '11-WARNING', 'HART communication restored', '')
  al(start + r.int(26, 38) * MIN, 'EVENT', 'SYSTEM', 'CTLR-04', 'CTLR-04', 'REDUNDANCY', 'GOOD', '4-INFO', 'Standby controller available', '')
  const hi = when(sp + 8), dv = when(trip)
  if (hi) { al(hi + 15e3, 'ALARM', 'PROCESS', 'CTLR-04', `TI-${b + 8}`, 'HI_ALM', 'ACT/UNACK', '11-WARNING', 'High Alarm', `Reactor temperature ${(sp + 8.1).toFixed(1)} Limit ${(sp + 8).toFixed(1)}`, true); al(hi + 75e3, 'EVENT', 'USER', 'OP-ST2', `TI-${b + 8}`, 'HI_ALM', 'ACT/ACK', '4-INFO', 'Alarm acknowledged', 'user SCHICHT_B') }
  if (dv) {
    const t = dv + 20e3, z = `SIS-${unit}`
    al(t, 'ALARM', 'SIS', z, `TSHH-${b + 8}`, 'TRIP', 'ACT/UNACK', '15-CRITICAL', 'High High trip', `Reactor temperature ${(trip + 0.4).toFixed(1)} Limit ${trip.toFixed(1)}`, true)
    al(t + 180, 'EVENT', 'SIS', z, XV, 'OUT', 'CLOSED', '15-CRITICAL', 'Feed shut-off valve tripped', `Cause TSHH-${b + 8}`, true)
    al(t + 2100, 'ALARM', 'PROCESS', 'CTLR-04', `FIC-${b + 1}`, 'LO_ALM', 'ACT/UNACK', '11-WARNING', 'Low Low Alarm', 'Feed flow 0.1 Limit 4.0', true)
    al(t + 4000, 'EVENT', 'BATCH', 'BATCH-01', `PH_FEED_${unit}`, '', 'HELD', '11-WARNING', 'Phase held by failure monitor', `FIC-${b + 1} LO`, true)
    for (let k = 0; k < 7; k++) { const [m, a, lv, d] = r.pick([[`LIC-${b + 4}`, 'LO_ALM', '11-WARNING', 'Low Alarm'], [`FIC-${b + 60}`, 'LO_ALM', '15-CRITICAL', 'Column feed lost'], [`C-${unit}2_LVL`, 'LO_ALM', '11-WARNING', 'Low Low Alarm'], [`P-${unit}12`, 'FAIL_ALM', '15-CRITICAL', 'Pump tripped on low suction']]); al(t + k * 140e3 + r.int(5000, 90000), 'ALARM', 'PROCESS', 'CTLR-05', m, a, 'ACT/UNACK', lv, d, 'C-' + unit + '2 feed section', true) }
  }
  // OPC gateway
  const G = 'logs/opc-gateway.log'
  const g = (t, lvl, cls, text) => c.line(G, t, `${lvl.padEnd(5)} [${cls}] [${fmt(t, 'Y-M-D h:m:s.f')}]: ${text}`)
  every(r, start, end, 120e3, (t) => g(t, 'INFO', 'o.e.m.o.s.SubscriptionManager', `Publish response sequence=${4100 + Math.floor((t - start) / 1000)} notifications=${r.int(1, 7)} session=MES`))
  every(r, start, end, 8 * MIN, (t) => g(t, 'WARN', 'o.e.m.o.s.SessionManager', `Session "LabClient_${r.int(1, 3)}" closed: Bad_SessionIdInvalid, client will reconnect`))
  every(r, start, end, 11 * MIN, (t) => g(t, 'INFO', 'gateway.tags.Group', `Tag group R${unit}_FAST scan 1000 ms, ${r.int(410, 418)} tags, 0 bad, 0 stale`))
  return c
}

// ---------------------------------------------------------------- 5
export function imagingMonday(r) {
  const start = day(r, 5, r.int(20, 50)), expiry = start + r.int(50, 70) * MIN + r.int(0, 50000), deploy = start + r.int(125, 145) * MIN + r.int(0, 50000), end = deploy + r.int(60, 75) * MIN
  const acc = r.pick(['RIS_WL', 'RISVIEW', 'MWL_READ']), chan = r.pick(['ADT_TO_PHARMACY', 'ADT_OUT_UNITDOSE', 'ADT_TO_MEDCAB']), rev = r.int(31, 88), chanId = uuid(r), by = r.pick(['mkeller', 'tbauer', 'jlang'])
  const ct = ['CT01', 'CT02', 'MR01', 'MR02', 'DX03', 'US07']
  const c = new Case('imaging-monday', { maxIncidents: 2, notes: 'two independent incidents: the database password of the worklist broker expired; later a changed transformer of one HL7 channel fails' })
  c.incident('password', {
    cause: {
      allOf: [
        ['password', 'ORA-28001', 'credential'],
        ['expir', 'ORA-28001', 'out of date', 'lapsed'],
        [acc, 'worklist', 'MWL', 'RIS', 'oracle', 'database', '\\bdb\\b', 'broker', 'account'],
      ],
      mustNot: ['(ct|mr|dx|us)0\\d (is |has )?(faulty|misconfigur|defect)', 'network (outage|problem)'],
    },
    services: ['mwl-broker', 'wlbroker', 'worklist broker', 'worklist', 'ris-db', 'RISPRD', 'oracle', acc, 'MWL', 'MWLBROKER', 'wl-broker', 'hdi01'],
    victims: [...ct, 'pacs', 'dcm4chee', 'PACS1', 'archive', 'modalities'],
    severity: ['high', 'critical'], onset: expiry, onsetToleranceSeconds: 600, rootPattern: 'ORA-28001',
  })
  c.incident('transformer', {
    cause: {
      allOf: [
        ['transformer', 'javascript', 'script', 'code', 'TypeError', 'mapping', 'channel (revision|change|deploy)', `rev(ision)?\\.? ?${rev}`],
        [chan, 'pharmac', 'unit.?dose', 'med.?cab', 'mirth', 'channel'],
        ['deploy', 'chang', 'revision', `rev\\.? ?${rev}`, by, 'undefined', 'PV1', 'null', 'new version', 'edit', 'TypeError', 'missing'],
      ],
      mustNot: ['password', 'ORA-'],
    },
    services: [chan, 'mirth', 'Mirth Connect', 'mirthconnect', 'mc01', chanId, 'JavaScriptFilterTransformer', 'integration engine'],
    victims: ['pharmacy', 'PYXIS', 'cabinet'],
    severity: ['medium', 'high'], onset: deploy, onsetToleranceSeconds: 900, rootPattern: `deployed|TypeError|rev ${rev}`,
  })
  // worklist broker (Spring, Hikari)
  const B = 'logs/mwl-broker.log'
  const bl = (t, lvl, th, cls, text, mark) => c.line(B, t, `${fmt(t, 'Y-M-D h:m:s.f')} ${lvl.padStart(5)} 2217 --- [${th.padStart(15)}] ${cls.padEnd(40)} : ${text}`, mark ? { [mark]: 'password' } : {})
  every(r, start, end, 180e3, (t) => {
    const m = r.pick(ct), th = `pool-2-thread-${r.int(1, 9)}`
    bl(t, 'INFO', th, 'd.k.wl.scp.WorklistService', `C-FIND-RQ from ${m} (10.40.7.${20 + ct.indexOf(m)}) modality=${m.slice(0, 2)} date=${fmt(t, 'YMD')}`)
    if (t < expiry) bl(t + r.int(20, 300), 'INFO', th, 'd.k.wl.scp.WorklistService', `C-FIND-RSP to ${m}: ${r.int(0, 19)} matches, status=0000H`)
    else {
      bl(t + 30, 'WARN', th, 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'SQL Error: 28001, SQLState: 99999', 'relevant')
      bl(t + 31, 'ERROR', th, 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'ORA-28001: the password has expired', 'root')
      bl(t + 34, 'ERROR', th, 'd.k.wl.scp.WorklistService', `C-FIND-RSP to ${m}: status=C001H (unable to process)\norg.springframework.transaction.CannotCreateTransactionException: Could not open JPA EntityManager for transaction\n\tat org.springframework.orm.jpa.JpaTransactionManager.doBegin(JpaTransactionManager.java:466)\n\tat de.kis.wl.scp.WorklistService$$EnhancerBySpringCGLIB$$${r.hex(8)}.find(<generated>)`, 'relevant')
    }
  })
  every(r, start, end, 6 * MIN, (t) => bl(t, 'INFO', 'scheduling-1', 'd.k.wl.jobs.HousekeepingJob', `removed ${r.int(0, 12)} worklist items older than 48 h from cache`))
  every(r, start, end, 13 * MIN, (t) => bl(t, 'WARN', 'HikariPool-1 housekeeper'.slice(0, 15), 'com.zaxxer.hikari.pool.PoolBase', `HikariPool-1 - Failed to validate connection oracle.jdbc.driver.T4CConnection@${r.hex(8)} (Closed Connection). Possibly consider using a shorter maxLifetime value.`))
  bl(start + 8 * MIN, 'WARN', 'pool-2-thread-3', 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'SQL Error: 28002, SQLState: 99999', 'relevant')
  bl(start + 8 * MIN + 1, 'WARN', 'pool-2-thread-3', 'o.h.engine.jdbc.spi.SqlExceptionHelper', 'ORA-28002: the password will expire within 1 days', 'relevant')
  // archive: dcm4che association log
  const P = 'logs/dcm4chee.log'
  const pl = (t, lvl, th, cls, text, mark) => c.line(P, t, `${fmt(t, 'Y-M-D h:m:s,f')} ${lvl.padEnd(5)} [${cls}] (${th}) ${text}`, mark ? { relevant: 'password' } : {})
  let serial = r.int(2000, 8000)
  every(r, start, end, 400e3, (t) => {
    const m = r.pick(ct), n = serial + Math.floor((t - start) / 60e3), th = `EE-ManagedExecutorService-default-Thread-${r.int(10, 900)}`, as = `PACS1<-${m}(${n})`
    pl(t, 'INFO', th, 'org.dcm4che3.net.Association', `${as} >> A-ASSOCIATE-RQ`)
    pl(t + 3, 'INFO', th, 'org.dcm4che3.net.Association', `${as} << A-ASSOCIATE-AC`)
    pl(t + 60, 'INFO', th, 'org.dcm4che3.net.Association', `${as} >> 1:C-STORE-RQ[pcid=${r.int(1, 9) * 2 + 1}, prior=0\n  cuid=1.2.840.10008.5.1.4.1.1.2 - CT Image Storage\n  iuid=1.3.12.2.1107.5.1.4.${r.int(10000, 99999)}.${r.int(100000, 999999)} - ?\n  tsuid=1.2.840.10008.1.2.4.70 - JPEG Lossless, Non-Hierarchical, First-Order Prediction (Process 14 [Selection Value 1])]`)
    if (t > expiry + 4 * MIN && r.next() < 0.5) pl(t + 120, 'WARN', th, 'org.dcm4chee.arc.coerce.impl.CoercionServiceImpl', `${as}: no matching MWL item for Accession Number '' - Study stored as unscheduled`, true)
    pl(t + 140, 'INFO', th, 'org.dcm4che3.net.Association', `${as} << 1:C-STORE-RSP[pcid=3, status=0H`)
    pl(t + 400, 'INFO', th, 'org.dcm4che3.net.Association', `${as} >> A-RELEASE-RQ`)
  })
  every(r, start, end, 12 * MIN, (t) => pl(t, 'INFO', 'EE-ManagedScheduledExecutorService-default-Thread-2', 'org.dcm4chee.arc.delete.impl.PurgeStorageScheduler', `Usable Space on Storage[storageID=fs1]: ${r.int(2100, 2180)} GB`))
  every(r, start, end, 21 * MIN, (t) => pl(t, 'WARN', `EE-ManagedExecutorService-default-Thread-${r.int(10, 900)}`, 'org.dcm4che3.net.Association', `PACS1<-US07(${serial + Math.floor((t - start) / 60e3)}): i/o exception: java.io.IOException: Connection reset by peer in State: Sta6`))
  // consoles
  const K = 'logs/modality-console.log'
  const kl = (t, text, mark) => c.line(K, t, `${fmt(t, 'D-b-Y h:m:s')} ${text}`, mark ? { relevant: 'password' } : {})
  every(r, start, end, 3 * MIN, (t) => { const m = r.pick(ct); kl(t, r.pick([`[${m}] INFO  Exam ${r.int(100000, 999999)} started, protocol Thorax routine`, `[${m}] INFO  Exam ${r.int(100000, 999999)} sent to PACS1, ${r.int(20, 600)} images`, `[${m}] INFO  Tube warm-up completed`, `[${m}] WARN  Detector temperature compensation active`])) })
  every(r, expiry + 20e3, end, 70e3, (t) => { const m = r.pick(ct); kl(t, r.pick([`[${m}] ERROR DICOM worklist query failed: status 0xC001 from MWLBROKER`, `[${m}] ERROR Worklist unavailable, patient data must be entered manually`, `[${m}] WARN  Worklist list is older than 30 min`]), true) })
  // Mirth
  const M = 'logs/mirth.log'
  const ml = (t, lvl, th, text, mark) => c.line(M, t, `${lvl} ${fmt(t, 'Y-M-D h:m:s,f')} [${th}] ${text}`, mark ? { [mark]: 'transformer' } : {})
  const chans = ['ORU_LAB_TO_EPR', 'ORM_EPR_TO_RIS', 'SIU_APPT_OUT', chan]
  every(r, start, end, 110e3, (t) => { const ch = r.pick(chans.slice(0, 3)); ml(t, 'INFO', `${ch} Destination 1 queue thread`, `com.mirth.connect.connectors.tcp.TcpDispatcher: message ${r.int(1e6, 9e6)} acknowledged (AA) in ${r.int(8, 90)} ms`) })
  every(r, start, end, 19 * MIN, (t) => ml(t, 'ERROR', `TCP Receiver Thread on ORU_LAB_TO_EPR (${uuid(r)}) < pool-1-thread-${r.int(1, 60)}`, 'com.mirth.connect.connectors.tcp.TcpReceiver: Error receiving message (TCP Listener "Source" on channel ORU_LAB_TO_EPR).\njava.net.SocketException: Connection reset\n\tat java.net.SocketInputStream.read(SocketInputStream.java:210)\n\tat com.mirth.connect.plugins.mllpmode.MLLPStreamHandler.read(MLLPStreamHandler.java:102)'))
  every(r, start, deploy, 80e3, (t) => ml(t, 'INFO', `${chan} Destination 1 queue thread`, `com.mirth.connect.connectors.tcp.TcpDispatcher: message ${r.int(1e6, 9e6)} acknowledged (AA) in ${r.int(8, 90)} ms`))
  ml(deploy - 3000, 'INFO', 'qtp1283901-' + r.int(100, 400), `com.mirth.connect.server.controllers.DonkeyEngineController: Undeploying channel ${chan} (${chanId})`, 'relevant')
  ml(deploy, 'INFO', 'qtp1283901-' + r.int(100, 400), `com.mirth.connect.server.controllers.DonkeyEngineController: Channel ${chan} (${chanId}) rev ${rev} deployed by user ${by}`, 'root')
  every(r, deploy + 15e3, end, 260e3, (t) => ml(t, 'ERROR', `Source Queue Thread 1 on ${chan} (${chanId})`, `com.mirth.connect.server.transformers.JavaScriptFilterTransformer: \nCHANNEL:\t${chan}\nCONNECTOR:\tsourceConnector\nSCRIPT SOURCE:\tTRANSFORMER\nSOURCE CODE:\t\n86: var pv1 = msg['PV1'];\n87: // ward mapping ${by}\n88: tmp['PV1']['PV1.3']['PV1.3.1'] = wardMap[pv1['PV1.3']['PV1.3.1'].toString()].toUpperCase();\nLINE NUMBER:\t88\nDETAILS:\tTypeError: Cannot call method "toUpperCase" of undefined`, 'root'))
  every(r, deploy + 2 * MIN, end, 5 * MIN, (t) => ml(t, 'WARN', 'Statistics Updater', `com.mirth.connect.donkey.server.channel.Statistics: ${chan}: errored=${Math.round((t - deploy) / 60e3)} sent=0 since last deploy`, 'relevant'))
  return c
}

// ---------------------------------------------------------------- 6
export function clearingNight(r) {
  const d0 = day(r, 0, 0), nights = [d0 - 2 * DAY, d0 - DAY, d0]
  const t3 = d0, purge = t3 + 25.5 * HOUR + r.int(20, 400) * 1000
  const seqNo = r.int(1200, 8800), rows = r.int(38000, 61000), keep = r.pick([400, 365, 730])
  const c = new Case('clearing-night', { notes: 'the housekeeping of the third night empties the duplicate-control table (INFO), the file that the partner sends again every night is then posted twice' })
  c.incident('twice', {
    cause: {
      allOf: [
        ['purg', 'housekeep', 'HKP', 'retention', 'delet', 'emptied', 'wiped', 'clear', 'truncat', 'clean'],
        ['duplicate', 'twice', 'double', 'second time', 'again', 're-?(sent|posted|processed|submitted|deliver)', 'history', 'file.?(control|hist)', 'FILE_CTL', 'idempot'],
      ],
      mustNot: ['reconcil\\w* (error|bug|fault) caused'],
    },
    services: ['HKPFILE', 'PAYHKP01', 'housekeeping', 'FileCtlPurgeTasklet', 'pay-batch', 'batch', 'PAY.FILE_CTL_HIST', 'FILE_CTL_HIST', 'purge', 'ctm01', 'payment batch', 'FileIntakeTasklet', 'DuplicateCheck'],
    victims: ['recon', 'PAYREC01', 'glrecon', 'ledger', 'contact-center', 'coreacct', 'sftp', 'partner-gw', 'customers'],
    severity: ['high', 'critical'], onset: purge, onsetToleranceSeconds: 3 * 3600,
    rootPattern: 'purge|retention|duplicate check',
  })
  const B = 'logs/pay-batch.log'
  const bl = (t, lvl, th, cls, text, mark) => c.line(B, t, `${fmt(t + r.int(0, 390), 'Y-M-D h:m:s.f')} ${lvl.padStart(5)} 18422 --- [${th.padStart(14)}] ${cls.padEnd(36)} : ${text}`, mark ? { [mark]: 'twice' } : {})
  const C = 'logs/controlm.log'
  const cm = (t, job, order, text, mark) => c.line(C, t, `${fmt(t, 'Y-M-D h:m:s')} ${order} ${job.padEnd(8)} ${text}`, mark ? { [mark]: 'twice' } : {})
  const S = 'logs/sftp-audit.log'
  const sf = (t, text, mark) => c.line(S, t, `${isoU(t + r.int(0, 950000) / 1000)} mftgw02 sftp-server[${r.int(2000, 64000)}]: ${text}`, mark ? { [mark]: 'twice' } : {})
  const R = 'logs/recon.csv'
  c.line(R, nights[0], 'run_at,stream,counterparty,expected_items,posted_items,expected_amount,posted_amount,difference,status')
  const partners = ['CLRHUB', 'PARTNER_A7', 'CARDPROC', 'SALARYNET']
  const order = () => r.hex(5).toUpperCase()
  let items0 = 0, amount0 = '0'
  for (const [i, base] of nights.entries()) {
    const last = i === 2
    const f = `SDD_CORE_${fmt(base, 'YMD')}_${pad(seqNo + i, 6)}.xml`, msg = `CLRHUB${fmt(base, 'yMD')}${r.int(100000, 999999)}`
    const items = r.int(16000, 21000), amount = (items * r.int(9000, 14000) / 100).toFixed(2)
    // housekeeping at 01:30
    const h = last ? purge : base + 25.5 * HOUR + r.int(20, 400) * 1000, o = order()
    cm(h - 2000, 'PAYHKP01', o, 'STARTED AGENT=payapp03 RUNCOUNT=00001')
    bl(h, 'INFO', 'batch-hkp-1', 'c.b.p.hkp.FileCtlPurgeTasklet', last ? 'purge PAY.FILE_CTL_HIST retention=0 days (param HKP.RETENTION.DAYS from set HKP_2, default applied)' : `purge PAY.FILE_CTL_HIST retention=${keep} days (param HKP.RETENTION.DAYS from set HKP_1)`, last ? 'root' : null)
    bl(h + r.int(2000, 9000), 'INFO', 'batch-hkp-1', 'c.b.p.hkp.FileCtlPurgeTasklet', last ? `purge finished: ${rows} rows deleted, 0 rows remaining` : `purge finished: ${r.int(90, 160)} rows deleted, ${rows - r.int(10, 900)} rows remaining`, last ? 'root' : null)
    cm(h + 15e3, 'PAYHKP01', o, 'ENDED OK. ELAPSED 00:00:17')
    // intake, normal
    const posts = []
    const intake = (t, file, mid, n, amt, dup, mark) => {
      const th = `batch-pay-${r.int(1, 4)}`
      bl(t, 'INFO', th, 'c.b.p.batch.FileIntakeTasklet', `picked up ${file} size=${n * 612} MsgId=${mid} NbOfTxs=${n} CtrlSum=${amt}`, mark && 'relevant')
      if (dup) { bl(t + 400, 'WARN', th, 'c.b.p.batch.DuplicateCheck', `duplicate check: MsgId=${mid} already processed (FILE_CTL_HIST ${fmt(t - 3 * HOUR, 'Y-M-D')}), file rejected and archived`); return t + 500 }
      bl(t + 400, 'INFO', th, 'c.b.p.batch.DuplicateCheck', `duplicate check: MsgId=${mid} 0 matches in FILE_CTL_HIST, file accepted`, mark && 'root')
      let x = t + 2000
      for (let k = 0; k < n; k += 2000) { bl(x, 'INFO', th, 'c.b.p.batch.PostingWriter', `chunk ${k / 2000 + 1} committed: items ${k + 1}-${Math.min(n, k + 2000)} posted, ${r.int(0, 6)} routed to repair`); x += r.int(20, 50) * 1000 }
      bl(x, 'INFO', th, 'c.b.p.batch.FileIntakeTasklet', `file ${file} completed, status POSTED, ${n} items, total ${amt}`, mark && 'relevant')
      return x
    }
    const t1 = base + 23.2 * HOUR + r.int(0, 600) * 1000
    sf(t1 - 60e3, `session opened for local user clrhub from [185.12.44.${r.int(2, 90)}]`)
    sf(t1 - 40e3, `open "/in/clrhub/${f}.part" flags WRITE,CREATE,TRUNCATE mode 0640`)
    sf(t1 - 21e3, `close "/in/clrhub/${f}.part" bytes read 0 written ${items * 612}`)
    sf(t1 - 20e3, `rename old "/in/clrhub/${f}.part" new "/in/clrhub/${f}"`)
    const o1 = order(); cm(t1 - 5000, 'PAYIN001', o1, 'STARTED AGENT=payapp03 RUNCOUNT=00001')
    const fin = intake(t1, f, msg, items, amount, false, false)
    cm(fin + 4000, 'PAYIN001', o1, 'ENDED OK. ELAPSED 00:0' + Math.floor((fin - t1) / 60e3 % 10) + ':' + pad(r.int(0, 59)))
    // the partner sends it again some hours later, as every night
    const t2 = base + 26.4 * HOUR + r.int(0, 900) * 1000
    const f2 = f.replace('.xml', '_R1.xml')
    sf(t2 - 40e3, `open "/in/clrhub/${f2}.part" flags WRITE,CREATE,TRUNCATE mode 0640`, last && 'relevant')
    sf(t2 - 21e3, `close "/in/clrhub/${f2}.part" bytes read 0 written ${items * 612}`)
    sf(t2 - 20e3, `rename old "/in/clrhub/${f2}.part" new "/in/clrhub/${f2}"`)
    const o2 = order(); cm(t2 - 5000, 'PAYIN001', o2, 'STARTED AGENT=payapp03 RUNCOUNT=00002')
    const fin2 = intake(t2, f2, msg, items, amount, !last, last)
    cm(fin2 + 4000, 'PAYIN001', o2, last ? 'ENDED OK. ELAPSED 00:05:' + pad(r.int(0, 59)) : 'ENDED OK. ELAPSED 00:00:03')
    // other streams
    for (const p of partners.slice(1)) {
      const n = r.int(900, 5200), a = (n * r.int(3000, 22000) / 100).toFixed(2), t = base + r.int(2330, 2520) / 100 * HOUR
      intake(t, `${p}_${fmt(base, 'YMD')}.dat`, `${p.slice(0, 4)}${fmt(base, 'yMD')}${r.int(1000, 9999)}`, n, a, false, false)
      c.line(R, base + 29 * HOUR + 1000, `${fmt(base + 29 * HOUR, 'Y-M-D h:m:s')},${p},${p},${n},${n},${a},${a},0.00,MATCHED`)
    }
    items0 = items; amount0 = amount
    c.line(R, base + 29 * HOUR + 2000, last ? `${fmt(base + 29 * HOUR, 'Y-M-D h:m:s')},SDD_CORE,CLRHUB,${items},${items * 2},${amount},${(amount * 2).toFixed(2)},${amount},BREAK` : `${fmt(base + 29 * HOUR, 'Y-M-D h:m:s')},SDD_CORE,CLRHUB,${items},${items},${amount},${amount},0.00,MATCHED`, last ? { relevant: 'twice' } : {})
    const o3 = order(), rt = base + 29 * HOUR
    cm(rt - 3000, 'PAYREC01', o3, 'STARTED AGENT=recapp01 RUNCOUNT=00001')
    cm(rt + 20e3, 'PAYREC01', o3, last ? 'ENDED NOTOK. EXIT CODE 12' : 'ENDED OK. ELAPSED 00:00:22', last && 'relevant')
    if (last) { cm(rt + 25e3, 'PAYGL010', order(), 'WAITING FOR CONDITION PAYREC01-OK', 'relevant'); bl(rt + 10e3, 'ERROR', 'batch-rec-1', 'c.b.p.recon.ControlTotals', `stream SDD_CORE: control total mismatch expected=${amount} posted=${(amount * 2).toFixed(2)}`, 'relevant') }
    // a scheduler full of life
    every(r, base + 21 * HOUR, base + 31 * HOUR, 9 * MIN, (t) => { const j = r.pick(['PAYEOD02', 'CRDSTM07', 'FXRATE01', 'ARCLOG03', 'SANCSCR1', 'LIMCALC2', 'STMTPRT1']), q = order(); cm(t, j, q, `STARTED AGENT=${r.pick(['payapp03', 'crdapp02', 'riskapp1'])} RUNCOUNT=00001`); cm(t + r.int(5, 200) * 1000, j, q, 'ENDED OK. ELAPSED 00:0' + r.int(0, 3) + ':' + pad(r.int(0, 59))) })
    every(r, base + 21 * HOUR, base + 31 * HOUR, 11 * MIN, (t) => bl(t, 'INFO', `batch-scr-${r.int(1, 3)}`, 'c.b.p.screening.SanctionClient', `screened ${r.int(20, 900)} parties, ${r.int(0, 3)} hits to manual review`))
    every(r, base + 21 * HOUR, base + 31 * HOUR, 50 * MIN, (t) => bl(t, 'WARN', `batch-pay-${r.int(1, 4)}`, 'c.b.p.batch.RepairQueue', `IBAN check digit invalid for item ${r.int(1, 20000)}, routed to repair (reason AC01)`))
    every(r, base + 21 * HOUR, base + 31 * HOUR, 70 * MIN, (t) => bl(t, 'ERROR', 'mq-listener-2', 'c.b.p.mq.SwiftAckListener', `MQRC_NO_MSG_AVAILABLE (2033) on SWIFT.ACK.IN, poll again in 30 s`))
    every(r, base + 21 * HOUR, base + 31 * HOUR, 20 * MIN, (t) => sf(t, r.pick([`session opened for local user salarynet from [91.208.3.${r.int(2, 60)}]`, `opendir "/in/salarynet"`, `session closed for local user cardproc from [62.4.19.${r.int(2, 60)}]`, `stat name "/out/clrhub/ack_${r.int(100, 999)}.xml"`])))
    cm(base + 24.7 * HOUR, 'STMTPRT1', order(), 'ENDED NOTOK. EXIT CODE 4'); cm(base + 24.7 * HOUR + 60e3, 'STMTPRT1', order(), 'RERUN BY USER=opnight'); cm(base + 24.7 * HOUR + 200e3, 'STMTPRT1', order(), 'ENDED OK. ELAPSED 00:01:41')
  }
  // morning after: accounts
  const K = 'logs/coreacct.log', m0 = d0 + 29.4 * HOUR
  const ka = (t, text, mark) => c.line(K, t, `${isoZ(t)} level=${mark ? 'warn' : 'info'} svc=coreacct ${text}`, mark ? { relevant: 'twice' } : {})
  every(r, d0 + 21 * HOUR, m0 + 2 * HOUR, 150e3, (t) => ka(t, `op=balance.read acct=DE••${r.int(1000, 9999)} ms=${r.int(2, 30)}`))
  every(r, d0 + 26.6 * HOUR, m0 + 2 * HOUR, 100e3, (t) => ka(t, `op=debit acct=DE••${r.int(1000, 9999)} amount=${(r.int(900, 90000) / 100).toFixed(2)} source=SDD_CORE result=INSUFFICIENT_FUNDS`, true))
  every(r, m0, m0 + 2 * HOUR, 6 * MIN, (t) => ka(t, `op=complaint channel=phone reason="direct debit collected two times" acct=DE••${r.int(1000, 9999)}`, true))
  return c
}

// ---------------------------------------------------------------- 7
export function patchWindow(r) {
  const start = day(r, 21, r.int(40, 59)), end = start + r.int(160, 185) * MIN
  const c = new Case('patch-window', { kind: 'clean', notes: 'a planned update night: HRESULT failures in CBS, reboots, services that stop, boot-time warnings; all normal' })
  const hosts = shuffle(r, ['APP01', 'APP02', 'RDS03', 'PRN01', 'SCCMDP02']), kb = `KB50${r.int(40000, 69999)}`
  // CCM log in CMTrace format
  const U = 'logs/UpdatesDeployment.log'
  const cm = (t, text, comp = 'UpdatesDeploymentAgent', type = 1) => c.line(U, t, `<![LOG[${text}]LOG]!><time="${fmt(t, 'h:m:s.f')}+000" date="${fmt(t, 'M-D-Y')}" component="${comp}" context="" type="${type}" thread="${r.int(1000, 9999)}" file="${comp.toLowerCase()}.cpp:${r.int(100, 2900)}">`)
  // CBS
  const B = 'logs/CBS.log'
  const cbs = (t, lvl, comp, text) => c.line(B, t, `${fmt(t, 'Y-M-D h:m:s')}, ${lvl.padEnd(22)}  ${comp.padEnd(6)} ${text}`)
  // exported event log
  const E = 'logs/System.csv'
  c.line(E, start - 100, 'Level,Date and Time,Source,Event ID,Task Category,Computer,Message')
  const ev = (t, lvl, src, id, host, text, cat = 'None') => c.line(E, t, `${lvl},${fmt(t, 'Y-M-D h:m:s')},${src},${id},${cat},${host}.contoso-med.example,"${text}"`)
  const site = uuid(r).toUpperCase()
  every(r, start, end, 40e3, (t) => weigh(r, [
    [5, () => cm(t, `Progress received for assignment ({${site}})`)],
    [4, () => cm(t, `Update (Site_${uuid(r).toUpperCase()}/SUM_${uuid(r)}) Progress: Status = ciStateInstalling, PercentComplete = ${r.int(1, 99)}, DownloadSize = 0, Result = 0x0`)],
    [2, () => cm(t, `No current service window available to run updates assignment with time required = 600`, 'UpdatesDeploymentAgent', 2)],
    [2, () => cm(t, `Failed to get SCP credentials, error: 0x87d00215. Falling back to location service`, 'LocationServices', 2)],
    [2, () => cm(t, `CTargetedUpdatesManager - Job completion received.`, 'UpdatesHandler')],
    [1, () => cm(t, `GetIPv4Address entry point is not supported on this OS, error 0x80004001`, 'ClientLocation', 3)],
    [1, () => cm(t, `EnumerateUpdates for action (UpdateActionInstall) - Total actionable updates = ${r.int(1, 4)}`)],
  ])())
  every(r, start, end, 22e3, (t) => weigh(r, [
    [6, () => cbs(t, 'Info', 'CBS', `Appl: Package: Package_for_RollupFix~31bf3856ad364e35~amd64~~20348.${r.int(2000, 2900)}.1.${r.int(1, 30)}, Applicable: ${r.pick(['Applicable', 'NeedsParent'])}, Dis: 0`)],
    [4, () => cbs(t, 'Info', 'CSI', `${pad(r.int(1, 99999), 8)} Performing ${r.int(1, 6)} operations as follows:`)],
    [3, () => cbs(t, 'Info', 'CBS', `Plan: Start: Package_${r.int(1, 6000)}_for_${kb}~31bf3856ad364e35~amd64~~10.0.1.${r.int(1, 9)} current: Staged, pending: Default, start: Staged, applicable: Installed, targeted: Installed, limit: Installed`)],
    [2, () => cbs(t, 'Error', 'CBS', `Failed to get CurrentState for package: Package_for_${kb}~31bf3856ad364e35~amd64~~10.0.1.4 [HRESULT = 0x800f080c - CBS_E_UNKNOWN_UPDATE]`)],
    [2, () => cbs(t, 'Info', 'CBS', `Failed to OpenPackage using worker session [HRESULT = 0x800f0805]`)],
    [1, () => cbs(t, 'Warning', 'CBS', `Unrecognized packageExtended attribute.`)],
    [1, () => cbs(t, 'Info', 'CBS', `Failed to internally open package. [HRESULT = 0x800f0805 - CBS_E_INVALID_PACKAGE]`)],
    [1, () => cbs(t, 'Info', 'CBS', `Warning: Overlap: Duplicate ownership for directory [l:24]\\??\\C:\\Windows\\System32\\wbem in component Microsoft-Windows-WMI-Core, Version = 10.0.20348.1`)],
    [1, () => cbs(t, 'Info', 'CBS', `Trusted Installer signaled for shutdown, going to exit.`)],
  ])())
  every(r, start, end, 70e3, (t) => ev(t, 'Information', 'Service Control Manager', 7036, r.pick(hosts), `The ${r.pick(['Windows Update', 'Windows Modules Installer', 'SMS Agent Host', 'Print Spooler', 'Delivery Optimization'])} service entered the ${r.pick(['running', 'stopped'])} state.`))
  every(r, start, end, 8 * MIN, (t) => ev(t, 'Error', 'Schannel', 36887, r.pick(hosts), 'A fatal alert was received from the remote endpoint. The TLS protocol defined fatal alert code is 70.'))
  every(r, start, end, 12 * MIN, (t) => ev(t, 'Warning', 'Microsoft-Windows-DistributedCOM', 10016, r.pick(hosts), 'The machine-default permission settings do not grant Local Activation permission for the COM Server application with CLSID Windows.SecurityCenter.WscDataProtection'))
  for (const [i, h] of hosts.entries()) {
    let t = start + (22 + i * 25) * MIN + r.int(0, 200) * 1000
    ev(t, 'Information', 'Microsoft-Windows-WindowsUpdateClient', 43, h, `Installation Started: Windows has started installing the following update: Cumulative Update for Microsoft server operating system version 21H2 for x64-based Systems (${kb})`, 'Windows Update Agent'); t += r.int(300, 700) * 1000
    cbs(t, 'Info', 'CBS', `Session: ${r.int(30000000, 31999999)}_${r.int(1e8, 9e8)} finalized. Reboot required: yes [HRESULT = 0x00000000 - S_OK]`)
    ev(t + 1000, 'Information', 'Microsoft-Windows-WindowsUpdateClient', 21, h, 'Restart Required: To complete the installation of the following updates, the computer must be restarted.', 'Windows Update Agent')
    cm(t + 3000, 'Notify reboot with deadline = now, forced by maintenance window', 'RebootCoordinator', 2)
    t += 40e3
    ev(t, 'Information', 'User32', 1074, h, `The process C:\\Windows\\CCM\\CcmExec.exe (${h}) has initiated the restart of computer ${h} on behalf of user NT AUTHORITY\\SYSTEM for the following reason: No title for this reason could be found  Reason Code: 0x80020001  Shutdown Type: restart  Comment: Your computer will restart at the scheduled maintenance window`)
    for (const s of shuffle(r, ['Print Spooler', 'SMS Agent Host', 'SNMP Service', 'World Wide Web Publishing Service', 'Remote Desktop Session Host', 'Zabbix Agent 2'])) ev(t += r.int(200, 3000), 'Information', 'Service Control Manager', 7036, h, `The ${s} service entered the stopped state.`)
    ev(t += 1000, 'Error', 'Service Control Manager', 7043, h, 'The Windows Update service did not shut down properly after receiving a preshutdown control.')
    ev(t += 3000, 'Information', 'EventLog', 6006, h, 'The Event log service was stopped.')
    ev(t += 1000, 'Information', 'Microsoft-Windows-Kernel-General', 13, h, 'The operating system is shutting down at system time.')
    t += r.int(70, 160) * 1000
    ev(t, 'Information', 'Microsoft-Windows-Kernel-General', 12, h, 'The operating system started at system time.')
    ev(t += 900, 'Information', 'EventLog', 6005, h, 'The Event log service was started.')
    ev(t += 200, 'Information', 'EventLog', 6009, h, 'Microsoft (R) Windows (R) 10.00. 20348  Multiprocessor Free.')
    ev(t += 1200, 'Error', 'NETLOGON', 5719, h, 'This computer was not able to set up a secure session with a domain controller in domain CONTOSO-MED due to the following: There are currently no logon servers available to service the logon request. This may lead to authentication problems. Make sure that this computer is connected to the network.')
    ev(t += 300, 'Warning', 'Microsoft-Windows-Time-Service', 129, h, 'NtpClient was unable to set a domain peer to use as a time source because of discovery error. NtpClient will try again in 15 minutes and double the reattempt interval thereafter. The error was: The entry is not found. (0x800706E1)')
    ev(t += 2000, 'Error', 'Microsoft-Windows-GroupPolicy', 1129, h, 'The processing of Group Policy failed because of lack of network connectivity to a domain controller. This may be a transient condition.')
    ev(t += 3000, 'Warning', 'e1iexpress', 27, h, 'Network link is disconnected.'); ev(t += 4000, 'Information', 'e1iexpress', 32, h, 'Network link has been established at 1Gbps full duplex.')
    ev(t += 9000, 'Information', 'NETLOGON', 5823, h, 'The system successfully changed its password on the domain controller.')
    ev(t += 5000, 'Information', 'Microsoft-Windows-GroupPolicy', 1500, h, 'The Group Policy settings for the computer were processed successfully. There were no changes detected since the last successful processing of Group Policy.')
    ev(t += 2000, 'Information', 'Microsoft-Windows-Time-Service', 35, h, 'The time service is now synchronizing the system time with the time source DC01.contoso-med.example.')
    for (const s of ['Print Spooler', 'SMS Agent Host', 'SNMP Service', 'World Wide Web Publishing Service', 'Zabbix Agent 2']) ev(t += r.int(200, 3000), 'Information', 'Service Control Manager', 7036, h, `The ${s} service entered the running state.`)
    ev(t += 60e3, 'Information', 'Microsoft-Windows-WindowsUpdateClient', 19, h, `Installation Successful: Windows successfully installed the following update: Cumulative Update for Microsoft server operating system version 21H2 for x64-based Systems (${kb})`, 'Windows Update Agent')
    cm(t + 9000, `Raised update (SUM_${uuid(r)}) state message successfully. StateId = 10: installed`)
  }
  // the monitor, in maintenance mode
  const Z = 'logs/zabbix_server.log'
  const z = (t, text) => c.line(Z, t, ` ${r.int(1200, 1260)}:${fmt(t, 'YMD:hms.f')} ${text}`)
  every(r, start, end, 4 * MIN, (t) => z(t, r.pick([`item "${r.pick(hosts)}:perf_counter_en["\\PhysicalDisk(1 D:)\\Avg. Disk sec/Read"]" became not supported: Cannot obtain performance information from collector.`, `item "${r.pick(hosts)}:system.uptime" became supported`])))
  for (let t = start + r.int(3, 50) * MIN; t < end; t += HOUR + 3300) { z(t, 'executing housekeeper'); z(t + 3100, `housekeeper [deleted ${r.int(1000, 90000)} hist/trends, 0 items/triggers, ${r.int(0, 40)} events, 0 sessions, 0 alarms, ${r.int(0, 9)} audit, 0 records in ${norm(r, 3, 0.1).toFixed(6)} sec, idle for 1 hour(s)]`) }
  for (const [i, h] of hosts.entries()) { const t = start + (33 + i * 25) * MIN; z(t, `temporarily disabling Zabbix agent checks on host "${h}": interface unavailable (host in maintenance "Patch window")`); z(t + 5 * MIN, `enabling Zabbix agent checks on host "${h}": interface became available`) }
  return c
}
