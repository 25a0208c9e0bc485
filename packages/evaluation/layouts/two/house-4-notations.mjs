import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
import { POOL, draw } from './pool.mjs';
const noTrace = ['debug', 'info', 'warn', 'error', 'fatal'];
// Japanese date and levels, local time written with its offset
const JA = {
  '情報': ['info', ['受注{int:1000-99999}を受け付けました（担当：{user}）', 'エラー件数を0件に戻しました', '棚卸処理を開始します [拠点{int:1-9}]', '{host}への接続が{clock}に復旧しました', '取込完了：{int:1-9000}行（error=0）']],
  '警告': ['warn', ['在庫数が下限を下回りました SKU={int:1000-9999}', '{host}の応答が遅延しています（{ms}ms）', 'ディスク使用率{int:80-97}％ [info参照]']],
  'エラー': ['error', ['ファイル{file}を書き込めません', '伝票{int:1000-9999}の計上に失敗しました：締め済み', '接続が拒否されました {ip}:{port}']],
  'デバッグ': ['debug', ['SQL実行 {ms}ms 件数={int:0-900}', 'キャッシュ命中 key={word}:{int:1-99}']],
  '致命的': ['fatal', ['メモリ不足のため停止します', 'ライセンスが{date}に失効しました']],
};
const ja = { name: 'inventory-japanese', start: '2026-06-30T14:50:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t, 540); const k = c.weigh([[6, '情報'], [3, '警告'], [3, 'エラー'], [2, 'デバッグ'], [0.5, '致命的']]);
    const msg = c.fill(c.deal(JA[k][1])); const s = c.pick(['在庫管理', '受注連携', '帳票出力']);
    c.rec(`${p.y}年${p.mo}月${p.dd}日 ${p.H}時${p.M}分${p.S}秒 +09:00 【${k}】 ${s}：${msg}`, { time: sec(t), level: JA[k][0], service: s, message: msg });
  }
} };
// French tills: spelled month, dashes, French levels
const FR = {
  INFO: ['info', ['ticket n° {int:1000-9999} encaissé, {dec} €', 'ouverture de caisse par {user}', 'liaison avec {host} rétablie à {clock}', 'compteur d\'erreurs remis à zéro [error=0]']],
  AVERTISSEMENT: ['warn', ['rouleau de papier bientôt vide', 'réponse lente du terminal bancaire ({ms} ms)', 'article {int:1000-9999} sans prix - prix par défaut appliqué']],
  ERREUR: ['error', ['impression impossible : capot ouvert', 'transaction {HEX:8} refusée [code {int:1-99}]', 'impossible d\'écrire {file}']],
  'DÉBOGAGE': ['debug', ['trame reçue : {hex:16}', 'tiroir-caisse : état={int:0-3} (info brute)']],
};
const FM = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
const FD = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
const fr = { name: 'till-french', start: '2026-02-14T10:05:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(500, 30000); const p = parts(t); const k = c.weigh([[6, 'INFO'], [3, 'AVERTISSEMENT'], [3, 'ERREUR'], [1, 'DÉBOGAGE']]); const msg = c.fill(c.deal(FR[k][1])); const s = `caisse-${pad(c.int(1, 14))}`;
    c.rec(`${FD[p.wd]} ${p.d} ${FM[p.m - 1]} ${p.y} à ${p.H}:${p.M}:${p.S} UTC — ${k} — ${s} — ${msg}`, { time: sec(t), level: FR[k][0], service: [s, 'caisse'], message: msg });
  }
} };
// batch on the big machine, day of year, dots, message number and letter
const batch = { name: 'cobol-batch-julian', start: '2026-12-30T21:00:00.000Z', gen(c) {
  const L = { debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'S' };
  const M = { debug: ['READ {int:1-9000} RECS FROM SYSUT{int:1-3}', 'TABLE {int:1-9} LOADED AT {int:10-23}.{int:10-59}.{int:10-59}'], info: ['RUN FOR PERIOD {int:1-12} STARTED', 'ERROR COUNT IS 0', 'CHECKPOINT {int:1-900} TAKEN [RESTARTABLE]', 'TOTALS AGREE WITH CONTROL FILE, INFO LIST PRINTED'], warn: ['{int:1-90} RECORDS SKIPPED', 'RATE TABLE OLDER THAN {int:30-90} DAYS'], error: ['INVALID AMOUNT IN RECORD {int:1-90000}', 'FILE STATUS {int:30-48} ON INVFILE'], fatal: ['ABEND S0C{int:1-7} IN PARA 4000-POST', 'CONTROL FILE MISSING, RUN CANCELLED'] };
  while (c.more()) {
    const t = c.tick(10, 4000); const p = parts(t); const level = c.weigh([[5, 'info'], [2, 'debug'], [2, 'warn'], [2, 'error'], [0.5, 'fatal']]); const msg = c.fill(c.deal(M[level])); const pg = c.pick(['PAYB010', 'PAYB020', 'GLPOST5', 'INVRPT1']);
    c.rec(`${pg}${pad(c.int(1, 99), 3)}${L[level]} ${p.y}.${p.doy} ${p.H}.${p.M}.${p.S}.${pad(Math.floor((t % 1000) / 10))} ${sp('STEP0' + c.int(1, 6) + '0', 8)} ${msg}`, { time: Math.floor(t / 10) * 10, level: level === 'fatal' ? ['fatal', 'error'] : level, service: pg, message: msg });
    const e = c.expected[c.expected.length - 1]; const id = c.lines[e.line - 1].split(' ')[0]; e.service = [pg, id, id.slice(0, -1), /STEP\d+/.exec(c.lines[e.line - 1])[0]];
  }
} };
// phone app uploads: signs as levels, slashes, device in round brackets
const phone = { name: 'phone-app-signs', start: '2026-08-21T23:05:00.000Z', gen(c) {
  const L = { debug: '🔍', info: 'ℹ️', warn: '⚠️', error: '❌', fatal: '💥' };
  const M = { debug: ['view "Orders [tab]" appeared', 'diff {int:1-90} rows in {ms} ms'], info: ['signed in as {user}', 'error banner dismissed at {clock}', 'push token updated {hex:10}', 'sync done, {int:0-90} changes'], warn: ['memory warning, cache dropped to {int:1-40} MB', 'GPS accuracy {int:100-900} m, using last info'], error: ['upload failed: The network connection was lost. (-1005)', 'decode failed at orders[{int:0-9}].level'], fatal: ['uncaught NSRangeException: index {int:5-20} beyond bounds [0 .. 4]'] };
  while (c.more()) {
    const t = c.tick(); const p = parts(t, 540); const level = c.weigh([[5, 'info'], [3, 'debug'], [2, 'warn'], [2, 'error'], [0.5, 'fatal']]); const msg = c.fill(c.deal(M[level])); const s = c.pick(['SyncEngine', 'LoginFlow', 'MapView', 'PushCenter']);
    const lines = [`ios/4.12.${c.int(0, 3)} (iPhone14,${c.int(2, 8)}) ${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}+09:00 ${L[level]} ${s} › ${msg}`];
    if (level === 'fatal') lines.push('    0   CoreFoundation      0x00000001a2f3c1b8 __exceptionPreprocess + 164', '    1   libobjc.A.dylib     0x00000001b1c8e9a8 objc_exception_throw + 60', `    2   AcmeOrders          0x0000000104${c.hex(6)} OrdersView.row(at:) + ${c.int(10, 400)}`);
    c.rec(lines, { time: sec(t), level: level === 'fatal' ? ['fatal', 'error'] : level, service: s, message: msg });
  }
} };
// several layouts in one file: agent text, JSON, logfmt, web access, banner, bare line
const mixed = { name: 'portal-mixed-file', start: '2026-10-05T13:00:00.000Z', gen(c) {
  c.raw('==========================================', '  PORTAL NODE  build 2026.10.1', '==========================================');
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c, noTrace); const iso = `${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}Z`;
    const k = c.weigh([[4, 'text'], [3, 'json'], [3, 'logfmt'], [2, 'access'], [1, 'syslogish'], [0.6, 'bare']]);
    if (k === 'text') {
      const s = c.pick(['portal.web.Login', 'portal.core.Cache']); const lines = [`${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S},${p.ms} ${sp(level.toUpperCase(), 5)} ${s} - ${msg}`];
      if (level === 'error') lines.push(c.fill('java.io.IOException: info stream closed [{hex:6}]'), '\tat portal.core.Cache.read(Cache.java:77)', '\tat portal.web.Login.doPost(Login.java:31)');
      c.rec(lines, { time: t, level, service: [s, s.split('.').pop()], message: msg });
    } else if (k === 'json') { const s = c.pick(['edge-proxy', 'search']); c.rec(JSON.stringify({ ts: iso, level, svc: s, msg, took: c.int(1, 900) }), { time: t, level, service: s, message: msg });
    } else if (k === 'logfmt') { const s = c.pick(['mailer', 'thumbs']); const raw = msg.replace(/\\/g, '\\\\').replace(/"/g, '\\"'); c.rec(`ts=${iso} level=${level} app=${s} msg="${raw}" job=${c.int(1, 900)}`, { time: t, level, service: s, message: [msg, raw] });
    } else if (k === 'access') {
      const path = c.fill('{path}'); const st = c.pick([200, 200, 304, 404, 500]); const req = `GET ${path} HTTP/1.1`; const ip = c.ip(); const n = c.int(100, 90000);
      const rest = `"${req}" ${st} ${n} "-" "Mozilla/5.0 (X11; Linux x86_64)"`;
      c.rec(`${ip} - - [${p.dd}/${p.mon}/${p.y}:${p.H}:${p.M}:${p.S} +0000] ${rest}`, { time: sec(t), level: st === 500 ? [null, 'error'] : st === 404 ? [null, 'warn', 'info'] : [null, 'info'], service: null, message: [rest, req, `"${req}"`, `${req} ${st}`.slice(0, req.length), `"${req}" ${st} ${n}`, `"${req}" ${st}`, `${ip} - - ${rest}`].filter((m) => !m.startsWith(ip)) });
    } else if (k === 'syslogish') { const s = c.pick(['cron', 'sshd']); c.rec(`${iso} portal-7 ${s}[${c.int(400, 9000)}]: ${msg}`, { time: t, level: null, service: s, message: msg });
    } else { const m = c.fill(c.pick(['== reload requested ==', 'Configuration OK', 'Bye.', 'Listening for debugger on port {port}'])); c.rec(m, { message: [m, m.replace(/^== | ==$/g, '')] }); }
  }
} };
export default [ja, fr, batch, phone, mixed];
