// home-made layouts 24..30
import { p2, p3, parts, ymd, hms, offs, sec, us3, iso, dealer, javaTrace, pyTrace, netTrace } from './lib.mjs';
const LW = { info: 'INFO', warn: 'WARN', error: 'ERROR', debug: 'DEBUG', trace: 'TRACE', fatal: 'FATAL' };

// 24 bracket nest: [time][[LEVEL][thread]][service[instance]][trace] text
function brackets(r, L) {
  const msgs = dealer(r, [
    () => ['info', `Import [${r.hex(6)}] started: 3 files [a.csv, b.csv, "c d.csv"]`], () => ['debug', `[step ${r.int(1, 9)}/9] parsed ${r.int(10, 9000)} rows`],
    () => ['warn', `row ${r.int(1, 9000)}: column [price] = "n/a", using 0`], () => ['error', `Import [${r.hex(6)}] failed: [SQLSTATE 23505] duplicate key (id)=(${r.int(1, 9000)})`, 1],
    () => ['info', `published event {"type":"import.done","rows":${r.int(1, 9000)},"errors":[]}`], () => ['error', `disk /data/in at ${r.int(91, 99)}%: refusing new uploads`],
    () => ['info', `moved /data/in/${r.hex(4)}.csv -> /data/done/${r.int(2024, 2026)}/${r.hex(4)}.csv`], () => ['fatal', `cannot bind 0.0.0.0:${r.int(7000, 9000)}: address already in use`],
    () => ['trace', `heartbeat seq=${r.int(1, 90000)} lag=${r.int(0, 900)}µs`], () => ['warn', `slow query (${r.int(1000, 9000)} ms): SELECT count(*) FROM staging WHERE batch = '${r.hex(6)}'`],
  ]);
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, msg, tr] = msgs()(), svc = r.pick(['ingest', 'ingest', 'validator', 'publisher']), inst = `${r.pick(['eu', 'us'])}-${r.int(1, 4)}`;
    const trace = r.chance(0.6) ? `[trace=${r.hex(16)}]` : '';
    L.rec(`[${ymd(q, '')}T${p2(q.h)}${p2(q.mi)}${p2(q.s)}.${p3(q.ms)}Z][[${LW[lv]}][worker-${r.int(1, 12)}]][${svc}[${inst}]]${trace} ${msg}`, { time: t, level: lv, service: [svc, `${svc}[${inst}]`], message: msg }, tr && r.chance(0.8) ? javaTrace(r, 'io.acme.ingest') : []);
  }
}

// 25 long date with twelve-hour clock, program, text, duration, level word at the end
function levelAtEnd(r, L) {
  const msgs = dealer(r, [
    () => ['INFORMATION', `Loaded ${r.int(10, 90000)} rows from "Sales (EMEA).xlsx"`], () => ['WARNING', `Sheet 'Q${r.int(1, 4)}' has ${r.int(1, 40)} empty rows, ignored`],
    () => ['ERROR', `Could not open \\\\fs01\\reports\\daily_${r.int(1, 31)}.xlsx: file is in use by ${r.user()}`, 1], () => ['INFORMATION', `Mail to ${r.mail()} queued, 2 attachments [pdf, csv]`],
    () => ['VERBOSE', `Cell B${r.int(2, 900)} = {"v":${r.int(1, 900)},"fmt":"0.00"}`], () => ['ERROR', `Login failed for user 'rep_ro' - reason: password expired`],
    () => ['CRITICAL', `License server lic01:27000 unreachable for ${r.int(10, 60)} minutes`], () => ['INFORMATION', `Job #${r.int(100, 999)} finished - 0 errors - next run 04:30`],
    () => ['WARNING', `Memory use ${r.int(80, 97)}% of 16 GB`],
  ]);
  const LV = { INFORMATION: 'info', WARNING: 'warn', ERROR: 'error', VERBOSE: ['debug', 'trace'], CRITICAL: 'fatal' };
  while (L.more) {
    const t = L.step(50, 60000), q = parts(t), [w, msg, tr] = msgs()(), svc = r.pick(['ReportBuilder', 'MailRunner', 'ExcelBridge']), h12 = q.h % 12 || 12;
    const dur = r.chance(0.6) ? ` (${r.ms()}ms)` : '';
    L.rec(`${q.d} ${q.mon} ${q.y} ${h12}:${p2(q.mi)}:${p2(q.s)}.${p3(q.ms)} ${q.h < 12 ? 'AM' : 'PM'} - ${svc} - ${msg}${dur} [${w}]`, { time: t, level: LV[w], service: svc, message: [msg + dur, msg, `${msg}${dur} [${w}]`] }, tr && r.chance(0.6) ? netTrace(r) : []);
  }
}

// 26 key=value with house keys, epoch seconds with a fraction, severity letters; some access records
function oddKeys(r, L) {
  const msgs = dealer(r, [
    () => ['N', `basket ${r.int(1000, 99999)} turned into order`, { uid: r.int(1, 9999), total: `${r.int(1, 900)}.${p2(r.int(0, 99))}` }], () => ['W', `voucher "SPRING-${r.int(10, 40)}" expired`, { uid: r.int(1, 9999) }],
    () => ['E', `payment declined: code=51, text='insufficient funds'`, { order: r.int(1000, 99999), psp: 'acquirer-1' }], () => ['D', `tpl cache: /var/cache/tpl/${r.hex(8)}.bin hit`, {}],
    () => ['N', `mail rendered`, { tpl: 'order/confirm.html', ms: r.ms() }], () => ['E', `upstream gave HTTP 502 for GET https://cms.corp.example/blocks?id=${r.int(1, 400)}`, { try: r.int(1, 3) }],
    () => ['C', `no free db connection (pool=20, waiting=${r.int(20, 400)})`, { db: 'shop_main' }], () => ['N', `search "rote schuhe 42" found ${r.int(0, 400)} hits`, { ms: r.ms() }],
  ]);
  const LV = { N: 'info', W: 'warn', E: 'error', D: 'debug', C: 'fatal' };
  while (L.more) {
    const t = L.step(), svc = r.pick(['storefront', 'checkout', 'mailout']), [c, msg, kv] = msgs()(), tail = Object.entries(kv).map(([k, v]) => ` ${k}=${v}`).join(''), esc = msg.replace(/"/g, '\\"');
    L.rec(`t=${Math.floor(t / 1000)}.${p3(t % 1000)} sv=${c} app=${svc} node=w${p2(r.int(1, 12))} rid=${r.hex(10)} text="${esc}"${tail}`, { time: t, level: LV[c], service: svc, message: [msg, esc, ...(tail ? [`text="${esc}"${tail}`, `${esc}"${tail}`] : [])] });
  }
}

// 27 bare clock; a header line gives the date, a mark tells of midnight
function clockOnly(r, L) {
  L.t = Math.floor(L.t / 86400000) * 86400000 + 21 * 3600000 + r.int(0, 3000000);
  const dec = dealer(r, [
    () => ['inf', 'pump', `pressure ${r.int(2, 9)}.${r.int(0, 9)} bar, flow ${r.int(100, 900)} l/min`], () => ['WRN', 'pump', `temperature ${r.int(70, 90)}.${r.int(0, 9)} C over limit (70.0)`],
    () => ['ERR', 'modbus', `timeout reading holding register ${r.int(40001, 49999)} of unit ${r.int(1, 30)} [3 retries]`], () => ['dbg', 'modbus', `tx: 01 03 ${r.hex(2)} ${r.hex(2)} 00 02 ${r.hex(2)} ${r.hex(2)}`],
    () => ['inf', 'web', `operator "${r.user()}" logged in from ${r.ip()}`], () => ['inf', 'web', `POST /setpoint {"pump":${r.int(1, 6)},"bar":${r.int(2, 8)}.5}`],
    () => ['ERR', 'store', `write to /mnt/sd/trend_${r.int(1, 99)}.db failed: Read-only file system`, 1], () => ['WRN', 'web', `alarm ${r.int(100, 999)} not acknowledged for ${r.int(5, 90)} min: 'low level tank B'`],
  ]);
  const LV = { inf: 'info', WRN: 'warn', ERR: 'error', dbg: 'debug' };
  let q = parts(L.t), ver = `${r.int(2, 5)}.${r.int(0, 9)}.${r.int(0, 20)}`;
  const open = `waterd ${ver} log opened`;
  L.rec(`# ${ymd(q)} ${hms(q)} ${open}`, { time: sec(L.t), level: null, service: [null, 'waterd'], message: [open, `${ver} log opened`, 'log opened'] });
  while (L.more) {
    const day = Math.floor(L.t / 86400000), t = L.step(2000, 260000); q = parts(t);
    if (Math.floor(t / 86400000) !== day) { const m = 'date change'; L.rec(`# ${ymd(q)} 00:00:00 ${m}`, { time: Math.floor(t / 86400000) * 86400000, level: null, service: null, message: m }); }
    const [w, s, msg, tr] = dec()();
    L.rec(`${hms(q)}.${p3(q.ms)} ${w} ${s.padEnd(6)} ${msg}`, { time: t, level: LV[w], service: [s, null], message: msg }, tr && r.chance(0.7) ? [`      errno=30 dev=mmcblk0p2`, `      ${r.int(1, 900)} samples kept in memory`] : []);
  }
}

// 28 docker json-file of one container with its own layout inside; stack traces are records' further lines, each wrapped
function jsonFile(r, L) {
  const msgs = dealer(r, [
    () => ['info', `Listening on port ${r.int(3000, 9000)}`], () => ['info', `user "${r.user()}" exported ${r.int(1, 900)} rows to /tmp/export-${r.hex(6)}.csv`],
    () => ['warn', `token for client 'mobile' expires in ${r.int(1, 60)}s`], () => ['error', `Unhandled rejection: TypeError: Cannot read properties of undefined (reading 'id')`, 1],
    () => ['debug', `cfg = {"db":{"host":"pg","port":5432},"ttl":${r.int(1, 900)}}`], () => ['error', `request ${r.uuid()} aborted: socket hang up`],
    () => ['info', `webhook https://hooks.example.com/t/${r.hex(8)} answered 200 in ${r.ms()}ms`], () => ['warn', `slow render: page=/catalog?page=${r.int(1, 40)} took ${r.int(1000, 9000)}ms`],
  ]);
  const W = { info: 'Info', warn: 'Warn', error: 'Error', debug: 'Debug' };
  while (L.more) {
    const t = L.step(), q = parts(t), [lv, msg, tr] = msgs()(), err = lv === 'error' ? 'stderr' : 'stdout';
    const late = (k) => { const u = t + k; return `${iso(u).slice(0, -1)}${us3(r)}${p3(r.int(0, 999))}Z`; };
    const d = r.int(0, 4);
    const wrap = (s, k) => `{"log":${JSON.stringify(s + '\n')},"stream":"${err}","time":"${late(k)}"}`;
    const cont = tr ? [`    at ${r.pick(['render', 'load', 'Router.handle'])} (/app/src/${r.pick(['page', 'router'])}.js:${r.int(5, 300)}:${r.int(3, 40)})`, `    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`] : [];
    L.rec(wrap(`${ymd(q)} ${hms(q)}.${p3(q.ms)} ${W[lv]}: ${msg}`, d), { time: [t, t + d], level: lv, service: null, message: msg }, cont.map((x) => wrap(x, d)));
  }
}

// 29 shipper's JSON with Kubernetes fields; in "message" the program's own JSON or a plain line
function shipper(r, L) {
  const pods = ['invoice-worker', 'auth', 'web-bff'].map((d) => [d, [1, 2].map(() => `${d}-${r.rs()}-${r.sfx()}`), { 'invoice-worker': 'worker', auth: 'auth', 'web-bff': 'bff' }[d]]);
  const msgs = dealer(r, [
    () => ['info', `invoice R-${r.int(1000, 9999)} rendered to s3://acme-docs/inv/${r.hex(8)}.pdf`], () => ['warn', `rate limit near: ${r.int(80, 99)} of 100 req/min for client "${r.pick(['mobile', 'partner-7'])}"`],
    () => ['error', `token check failed: JWT expired at ${r.int(1, 59)} min ago (kid=${r.hex(8)})`], () => ['debug', `feature flags: [new-cart, dark-mode:off]`],
    () => ['info', `job ${r.int(1000, 99999)} picked up (attempt ${r.int(1, 3)})`], () => ['error', `POST http://tax.corp.example/calc -> 500: {"error":"rate table missing"}`],
    () => ['info', `user '${r.user()}' signed in via oidc`], () => ['warn', `GC pause ${r.int(200, 900)}ms, heap ${r.int(300, 900)}/${r.int(900, 1400)} MB`],
  ]);
  const N = { debug: 20, info: 30, warn: 40, error: 50 };
  while (L.more) {
    const t = L.step(), q = parts(t), [d, ps, c] = r.pick(pods), pod = r.pick(ps), [lv, msg] = msgs()(), d2 = r.int(1, 9);
    let inner, m = [msg];
    if (d === 'web-bff') { inner = `${ymd(q)}T${hms(q)}.${p3(q.ms)}Z ${LW[lv].toLowerCase()} [bff] ${msg}`; m = [msg, `[bff] ${msg}`]; }
    else if (d === 'auth') inner = JSON.stringify({ '@t': iso(t), severity: { info: 'INFO', warn: 'WARNING', error: 'ERROR', debug: 'DEBUG' }[lv], msg, rid: r.hex(8) });
    else inner = JSON.stringify({ time: t, lvl: N[lv], msg, queue: 'inv' });
    L.rec(JSON.stringify({ '@timestamp': iso(t + d2), agent: { type: 'filebeat', version: '8.11.3' }, kubernetes: { namespace: 'fin', pod: { name: pod }, container: { name: c }, node: { name: `k8s-w${r.int(1, 9)}` } }, stream: lv === 'error' ? 'stderr' : 'stdout', message: inner }), { time: [t, t + d2], level: lv, service: [d, c], message: m });
  }
}

// 30 French till export: quoted, semicolons, day first, clock column of its own
function french(r, L) {
  const msgs = dealer(r, [
    () => ['INFO', 'caisse', `ticket n° ${r.int(1000, 99999)} validé : ${r.int(1, 300)},${p2(r.int(0, 99))} €`], () => ['AVERTISSEMENT', 'caisse', `tiroir ouvert depuis ${r.int(30, 300)} s`],
    () => ['ERREUR', 'tpe', `paiement refusé (code ${r.pick(['51', '05', '54'])}) : carte ************${r.int(1000, 9999)}`], () => ['ERREUR', 'imprimante', `bourrage papier sur EPSON TM-T88 [/dev/usb/lp${r.int(0, 2)}]`],
    () => ['DEBOGAGE', 'tpe', `trame reçue : 02 ${r.hex(2)} ${r.hex(2)} 03`], () => ['INFO', 'synchro', `${r.int(1, 900)} articles mis à jour depuis https://siege.example/api/articles?depuis=${r.int(1000, 9999)}`],
    () => ['CRITIQUE', 'synchro', `base locale corrompue : C:\\Caisse\\data\\ventes.db`], () => ['AVERTISSEMENT', 'synchro', `connexion au siège perdue, nouvelle tentative dans ${r.int(5, 60)} s`],
    () => ['INFO', 'caisse', `remise ""fidélité"" de ${r.int(5, 20)} % appliquée`],
  ]);
  const LV = { INFO: 'info', AVERTISSEMENT: 'warn', ERREUR: 'error', DEBOGAGE: 'debug', CRITIQUE: 'fatal' };
  const shop = r.int(100, 999);
  while (L.more) {
    const t = L.step(300, 60000), q = parts(t), [w, s, msg] = msgs()();
    L.rec(`"${p2(q.d)}/${p2(q.mo)}/${q.y}";"${hms(q)}";"MAG${shop}-${p2(r.int(1, 6))}";"${s}";"${w}";"${msg}"`, { time: sec(t), level: LV[w], service: s, message: [msg.replace(/""/g, '"'), msg] });
  }
}
export default [['bracket-nest', brackets], ['level-at-end-ampm', levelAtEnd], ['keyvalue-house-keys', oddKeys], ['clock-with-date-header', clockOnly], ['docker-json-file', jsonFile], ['filebeat-k8s-nested', shipper], ['french-till-csv', french]];
