// home-made layouts 16..23
import { p2, p3, parts, ymd, hms, offs, sec, us3, iso, dealer, javaTrace, pyTrace, goTrace, MON } from './lib.mjs';
const apiMsgs = (r, L) => dealer(r, [
  () => ['info', `order ${r.int(10000, 99999)} accepted for customer "${r.pick(['Müller & Söhne', 'ACME Ltd.', "O'Neil"])}" (total: ${r.int(5, 900)}.${p2(r.int(0, 99))} EUR)`],
  () => ['info', `GET /v1/stock/${r.int(100, 9999)}?expand=price -> ${r.pick([200, 304])} in ${r.ms()}ms`],
  () => ['warn', `retry ${r.int(1, 4)}/5 for http://erp.corp.example:8080/rpc: connect ECONNREFUSED ${r.ip()}:8080`],
  () => ['error', `could not reserve item [sku=${r.int(1000, 9999)}-${r.pick(['A', 'B'])}]: lock wait timeout exceeded; try restarting transaction`, 'trace'],
  () => ['debug', `cache miss key=stock:${r.int(100, 9999)}:eu ttl=${r.int(10, 900)}s`],
  () => ['info', `payload: {"id":${r.int(1, 9999)},"tags":["new","b2b"],"note":"call: 'after 5'"}`],
  () => ['warn', `queue depth ${r.int(500, 9000)} above limit 500, slowing intake`],
  () => ['error', `upload of /var/spool/edi/out/INV_${r.int(1000, 9999)}.xml failed: sftp: permission denied (code 3)`],
  () => ['info', `config reloaded from /etc/acme/app.yaml, 3 changes: [pool.max: 10 -> ${r.int(11, 40)}]`],
  () => ['debug', `select id, state from jobs where due < now() limit ${r.int(10, 500)} took ${r.ms()} ms`],
  () => ['info', `session ${r.hex(12)} of user ${r.user()} closed after ${r.int(1, 59)}m${r.int(1, 59)}s`],
]);
const LW = { info: 'INFO', warn: 'WARN', error: 'ERROR', debug: 'DEBUG', trace: 'TRACE', fatal: 'FATAL' };

// 16 pipes, service first, padded level, host, comma milliseconds, trace id column
function pipes(r, L) {
  const msgs = apiMsgs(r, L), svcs = ['billing-api', 'stock-svc', 'edi-gateway', 'price-engine'];
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, msg, tr] = msgs()(), svc = r.pick(svcs);
    L.rec(`${svc.padEnd(12)} | ${LW[lv].padEnd(5)} | ${ymd(q)} ${hms(q)},${p3(q.ms)} | app0${r.int(1, 4)} | ${r.chance(0.8) ? r.hex(16) : '-'} | ${msg}`, { time: t, level: lv, service: svc, message: msg }, tr ? javaTrace(r) : []);
  }
}

// 17 stern over several deployments: pod, container, then the program's own line
function stern(r, L) {
  const deps = ['payments-api', 'cart', 'geo-lookup'].map((d) => ({ d, pods: [1, 2].map(() => `${d}-${r.rs()}-${r.sfx()}`) }));
  const sts = ['ledger-db-0', 'ledger-db-1'];
  const msgs = apiMsgs(r, L);
  const access = () => { const st = r.pick([200, 200, 200, 201, 404, 403, 500, 502]); return [st, `${r.pick(['GET', 'POST'])} ${r.pick(['/geo/ip', '/healthz', '/geo/zip/80331'])} HTTP/1.1`]; };
  while (L.more) {
    const t = L.step(), q = parts(t), k = r.int(0, 3);
    if (k === 0) { // logfmt
      const [lv, msg] = msgs()(), pod = r.pick(deps[0].pods);
      const w = { info: 'info', warn: 'warning', error: 'error', debug: 'debug' }[lv], esc = msg.replace(/"/g, '\\"'), tail = r.chance(0.5) ? ` tenant=t${r.int(1, 90)} took=${r.ms()}ms` : '';
      L.rec(`${pod} api ts=${iso(t)} level=${w} msg="${esc}"${tail}`, { time: t, level: lv, service: ['payments-api', 'api'], message: tail ? [msg, esc, `msg="${esc}"${tail}`] : [msg, esc] });
    } else if (k === 1) { // JSON
      const [lv, msg] = msgs()(), pod = r.pick(deps[1].pods), num = { info: 30, warn: 40, error: 50, debug: 20 }[lv];
      L.rec(`${pod} cart ${JSON.stringify({ level: num, time: t, pid: 1, hostname: pod, reqId: r.hex(8), msg })}`, { time: t, level: lv, service: 'cart', message: msg });
    } else if (k === 2) { // access
      const [st, req] = access(), pod = r.pick(deps[2].pods), ip = r.ip(), tail = ` ${st} ${r.int(10, 9000)} "-" "kube-probe/1.28"`;
      L.rec(`${pod} nginx ${ip} - - [${p2(q.d)}/${q.mon}/${q.y}:${hms(q)} +0000] "${req}"${tail}`, { time: sec(t), level: st >= 500 ? 'error' : st >= 400 ? 'warn' : 'info', service: ['geo-lookup', 'nginx'], message: [`"${req}"${tail}`, req, `"${req}"`, `"${req}" ${st}`, `${req}" ${st}`] });
    } else { // postgres
      const pod = r.pick(sts), [lv, w, msg] = r.pick([['info', 'LOG', `checkpoint complete: wrote ${r.int(10, 9000)} buffers (${r.int(0, 9)}.${r.int(0, 9)}%); 0 WAL file(s) added, 0 removed, 1 recycled`], ['error', 'ERROR', `duplicate key value violates unique constraint "ledger_pkey"`], ['fatal', 'FATAL', `password authentication failed for user "${r.user()}"`], ['warn', 'WARNING', `there is already a transaction in progress`], ['info', 'LOG', `automatic vacuum of table "ledger.public.entries": index scans: 1`]]);
      L.rec(`${pod} postgres ${ymd(q)} ${hms(q)}.${p3(q.ms)} UTC [${r.int(20, 9000)}] ${w}:  ${msg}`, { time: t, level: lv, service: ['ledger-db', 'postgres'], message: msg });
    }
  }
}

// 18 docker compose: service-number | line, each service its own layout
function compose(r, L) {
  const msgs = apiMsgs(r, L), W = 12;
  const pre = (s) => `${s.padEnd(W)} | `;
  while (L.more) {
    const t = L.step(), q = parts(t), k = r.int(0, 3);
    if (k === 0) {
      const [lv, msg, tr] = msgs()(), s = `shop-api-${r.int(1, 2)}`;
      L.rec(`${pre(s)}${ymd(q)} ${hms(q)},${p3(q.ms)} ${{ info: 'INFO', warn: 'WARNING', error: 'ERROR', debug: 'DEBUG' }[lv]} ${r.pick(['shop.orders', 'shop.edi'])}: ${msg}`, { time: t, level: lv, service: ['shop-api', s], message: msg }, tr ? pyTrace(r).map((x) => pre(s) + x) : []);
    } else if (k === 1) {
      const [mark, lv, msg] = r.pick([['*', ['info', null], `${r.int(1, 900)} changes in 60 seconds. Saving...`], ['*', ['info', null], `Background saving terminated with success`], ['#', 'warn', `WARNING Memory overcommit must be enabled! Without it, a background save or replication may fail under low memory condition.`], ['*', ['info', null], `DB saved on disk`], ['*', ['info', null], `Background saving started by pid ${r.int(20, 9000)}`]]);
      L.rec(`${pre('redis-1')}1:M ${p2(q.d)} ${q.mon} ${q.y} ${hms(q)}.${p3(q.ms)} ${mark} ${msg}`, { time: t, level: lv, service: ['redis', 'redis-1'], message: mark === '#' ? [msg, msg.replace('WARNING ', '')] : msg });
    } else if (k === 2) {
      const msg = r.pick([`connected to amqp://mq:5672/%2F as worker-${r.int(1, 9)}`, `job ${r.hex(8)} done in ${r.ms()}ms`, `job ${r.hex(8)} failed: exit status ${r.int(1, 3)}`, `sleeping ${r.int(1, 60)}s`]);
      L.rec(`${pre('worker-1')}${ymd(q, '/')} ${hms(q)} ${msg}`, { time: sec(t), level: null, service: ['worker', 'worker-1'], message: msg });
    } else {
      const [c, lv, msg] = r.pick([['I', 'info', `topic "orders" has ${r.int(1, 12)} partitions`], ['W', 'warn', `consumer lag ${r.int(1000, 90000)} on orders/${r.int(0, 11)}`], ['E', 'error', `commit failed: rebalance in progress (generation ${r.int(1, 90)})`], ['D', 'debug', `poll() returned ${r.int(0, 500)} records`]]);
      L.rec(`${pre('consumer-1')}[${c}] ${iso(t)} ${msg}`, { time: t, level: lv, service: ['consumer', 'consumer-1'], message: msg });
    }
  }
}

// 19 journalctl -o short-iso of an application host, own programs with several level notations
function journal(r, L) {
  const host = r.pick(['web3', 'ops-vm7']), off = r.pick([120, 60, 0]), colon = r.chance(0.5), pids = {}; const pid = (s) => (pids[s] ??= r.int(500, 32000));
  const msgs = apiMsgs(r, L);
  while (L.more) {
    const t = L.step(), q = parts(t, off), h = `${ymd(q)}T${hms(q)}${offs(off, colon)} ${host} `, k = r.int(0, 5), tt = sec(t);
    if (k <= 1) { const [lv, msg, tr] = msgs()(); L.rec(`${h}shopd[${pid('shopd')}]: [${LW[lv]}] ${msg}`, { time: tt, level: lv, service: 'shopd', message: msg }, tr ? goTrace(r).map((x) => ' '.repeat(4) + x.trim()) : []); }
    else if (k === 2) { const [lv, msg] = msgs()(); L.rec(`${h}label-printer[${pid('lp')}]: ${lv}: ${msg}`, { time: tt, level: lv, service: 'label-printer', message: msg }); }
    else if (k === 3) { const m = r.pick([`Accepted publickey for ${r.user()} from ${r.ip()} port ${r.port()} ssh2: ED25519 SHA256:${r.chars(20, 'abcDEF0123456789')}`, `Connection closed by ${r.pub()} port ${r.port()} [preauth]`, `Invalid user admin from ${r.pub()} port ${r.port()}`]); L.rec(`${h}sshd[${r.int(1000, 32000)}]: ${m}`, { time: tt, level: null, service: 'sshd', message: m }); }
    else if (k === 4) { const m = r.pick([`shopd.service: Main process exited, code=exited, status=${r.int(1, 2)}/FAILURE`, `Started shopd.service - Shop daemon.`, `backup.timer: Deactivated successfully.`, `Starting logrotate.service - Rotate log files...`]); L.rec(`${h}systemd[1]: ${m}`, { time: tt, level: null, service: 'systemd', message: m }); }
    else { const m = r.pick([`TCP: request_sock_TCP: Possible SYN flooding on port 8080. Sending cookies.`, `EXT4-fs (sdb1): mounted filesystem with ordered data mode. Quota mode: none.`, `oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),cpuset=/,task=java,pid=${r.int(1000, 9999)},uid=998`, `eth0: renamed from veth${r.hex(7)}`]); L.rec(`${h}kernel: ${m}`, { time: tt, level: null, service: 'kernel', message: m }); }
  }
}

// 20 epoch milliseconds; syslog severity number; component; quoted text with doubled quotes
function semicolon(r, L) {
  const msgs = dealer(r, [
    () => [6, 'AUTHSW', `0100 received from terminal ${r.int(10000000, 99999999)}; STAN=${r.int(100000, 999999)}`],
    () => [6, 'AUTHSW', `0110 sent, RC=${r.pick(['00', '05', '51'])}, elapsed=${r.ms()}ms`],
    () => [4, 'HOSTLINK', `line "VISA-1" slow: echo took ${r.int(1000, 9000)} ms`],
    () => [3, 'HOSTLINK', `connect to ${r.ip()}:5100 failed; errno=111 (Connection refused)`],
    () => [7, 'PINPAD', `field 52 present: DUKPT ksn=FFFF${r.hex(12).toUpperCase()}`],
    () => [2, 'HSM', `HSM #${r.int(1, 2)} returned error 68: command disabled; switching to standby`],
    () => [5, 'SETTLE', `batch ${r.int(100, 999)} closed: ${r.int(10, 900)} items, ${r.int(100, 90000)}.${p2(r.int(0, 99))} EUR`],
    () => [4, 'SETTLE', `file 'TC33_${r.int(100, 999)}.dat' has no trailer record`],
    () => [6, 'AUTHSW', `reversal 0420 matched: {"stan":${r.int(100000, 999999)},"mti":"0420"}`],
  ]);
  const LV = { 7: 'debug', 6: 'info', 5: 'info', 4: 'warn', 3: 'error', 2: ['fatal', 'error'] };
  while (L.more) {
    const t = L.step(1, 3000), [n, c, msg] = msgs()(), esc = msg.replace(/"/g, '""');
    L.rec(`${t};${n};${c};${r.int(1, 32)};"${esc}"`, { time: t, level: LV[n], service: c, message: [msg, esc] });
  }
}

// 21 German warehouse control
function german(r, L) {
  const msgs = dealer(r, [
    () => ['INFO', 'Lagerverwaltung', `Auftrag ${r.int(10000, 99999)} freigegeben (Prio ${r.int(1, 9)})`],
    () => ['WARNUNG', 'Fördertechnik', `Stau an Strecke F${r.int(1, 40)}: Lichtschranke LS-${r.int(100, 300)} seit ${r.int(10, 90)} s belegt`],
    () => ['FEHLER', 'Etikettendruck', `Drucker "ZEBRA-0${r.int(1, 9)}" meldet: Papier leer`],
    () => ['FEHLER', 'SAP-Schnittstelle', `IDoc ${r.int(1e6, 9e6)} abgewiesen: Status 51, Material ${r.int(1000, 9999)}-${r.int(10, 99)} nicht gefunden`, [`    bei Acme.Lager.Sap.IDocLeser.Lesen(String pfad) in D:\\Quellen\\Sap\\IDocLeser.cs:Zeile ${r.int(10, 400)}.`, `    bei Acme.Lager.Sap.Dienst.Takt()`]],
    () => ['DEBUG', 'Lagerverwaltung', `Telegramm <STX>0${r.int(10, 99)}|${r.hex(8)}|QUIT<ETX> verarbeitet in ${r.ms()} ms`],
    () => ['KRITISCH', 'Datenbank', `Verbindung zu ${r.ip()}:1433 verloren, Anlage wird angehalten`],
    () => ['INFO', 'Datenbank', `Sicherung nach \\\\nas02\\backup\\lvs_${r.int(1, 31)}.bak abgeschlossen, ${r.int(1, 90)},${r.int(0, 9)} GB`],
    () => ['WARNUNG', 'SAP-Schnittstelle', `Antwortzeit ${r.int(2, 20)},${r.int(0, 9)} s überschreitet Grenzwert: 2,0 s`],
    () => ['INFO', 'Fördertechnik', `Behälter ${r.int(100000, 999999)} von Platz [${p2(r.int(1, 20))}-${p2(r.int(1, 40))}-${p2(r.int(1, 8))}] ausgelagert`],
  ]);
  const LV = { INFO: 'info', WARNUNG: 'warn', FEHLER: 'error', DEBUG: 'debug', KRITISCH: 'fatal' };
  while (L.more) {
    const t = L.step(), q = parts(t), [w, s, msg, cont = []] = msgs()();
    L.rec(`${p2(q.d)}.${p2(q.mo)}.${q.y} ${hms(q)},${p3(q.ms)} [${w}] ${s}: ${msg}`, { time: t, level: LV[w], service: s, message: msg }, cont);
  }
}

// 22 epoch microseconds, letter, module[thread]
function epochUs(r, L) {
  const msgs = dealer(r, [
    () => ['I', `session ${r.hex(8)} opened from ${r.ip()}:${r.port()}`], () => ['D', `rx ${r.int(10, 1500)} bytes: 7e ${r.hex(2)} ${r.hex(2)} ${r.hex(2)} 7e`],
    () => ['W', `watchdog: loop took ${r.int(200, 900)}ms (limit 150ms)`], () => ['E', `write(fd=${r.int(3, 90)}): Broken pipe [errno 32]`],
    () => ['I', `meter ${r.int(1e7, 9e7)} reading: 1.8.0=${r.int(100, 99999)}.${r.int(0, 9)}kWh`], () => ['T', `enter parse_frame(len=${r.int(5, 250)})`],
    () => ['W', `checksum mismatch: got 0x${r.hex(4)}, want 0x${r.hex(4)}`], () => ['F', `cannot open /dev/ttyUSB${r.int(0, 3)}: No such device`],
    () => ['E', `mqtt publish "site/${r.int(1, 40)}/power" failed: {"code":${r.int(1, 5)},"reason":"not authorized"}`], () => ['I', `firmware 2.${r.int(0, 9)}.${r.int(0, 20)} ready, uptime=${r.int(1, 9000)}s`],
  ]);
  const LV = { I: 'info', D: 'debug', W: 'warn', E: 'error', T: 'trace', F: 'fatal' };
  while (L.more) {
    const t = L.step(1, 4000), [c, msg] = msgs()(), mod = r.pick(['gw.session', 'gw.mbus', 'uplink', 'core']);
    L.rec(`${t}${us3(r)} ${c} ${mod}[${r.int(1, 40)}] ${msg}`, { time: t, level: LV[c], service: [null, mod], message: msg });
  }
}

// 23 collector stamps the arrival first, then comes the device's own line with its own (earlier) clock
function twoClocks(r, L) {
  const devs = ['gate-07', 'gate-12', 'kiosk-3', 'lift-b']; const off = 120; let rc = 0;
  const msgs = dealer(r, [
    () => ['notice', 'doorctl', `card ${r.hex(8).toUpperCase()} granted at reader ${r.int(1, 9)}`], () => ['warning', 'doorctl', `door held open: ${r.int(31, 200)} s (limit: 30 s)`],
    () => ['err', 'netmon', `lost link to controller ${r.ip()} (3 of 3 pings failed)`], () => ['info', 'updater', `package "ui-bundle" 4.${r.int(0, 20)} is up to date`],
    () => ['debug', 'doorctl', `relay[${r.int(0, 3)}] = ${r.pick(['on', 'off'])}`], () => ['crit', 'liftd', `safety circuit open at floor ${r.int(-1, 9)}; cabin stopped`],
    () => ['info', 'liftd', `trip ${r.int(100, 9999)}: floor ${r.int(0, 4)} -> ${r.int(5, 9)} in ${r.int(8, 40)}.${r.int(0, 9)}s`], () => ['err', 'updater', `download of https://dl.acme.example/ui/${r.int(1, 40)}.tgz failed: HTTP 503`],
  ]);
  const LV = { notice: 'info', warning: 'warn', err: 'error', info: 'info', debug: 'debug', crit: 'fatal' };
  while (L.more) {
    const t = L.step(), q = parts(t, off), [w, s, msg] = msgs()();
    rc = Math.max(rc + r.int(1, 30), t + r.int(700, 6000));
    L.rec(`rcvd=${iso(rc)} from=${r.pick(devs)} <${p2(q.d)}/${q.mon}/${q.y} ${hms(q)}.${p3(q.ms)} ${offs(off, false)}> ${s}.${w} ${msg}`, { time: t, level: LV[w], service: s, message: msg });
  }
}
export default [['pipes-service-first', pipes], ['stern-pods', stern], ['compose-mixed', compose], ['journal-short-iso', journal], ['semicolon-epoch-ms', semicolon], ['german-warehouse', german], ['epoch-us-letter', epochUs], ['two-clocks-collector', twoClocks]];
