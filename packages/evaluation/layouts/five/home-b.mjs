import { p2, p3, parts, ymd, hms, offs, us3, sec, javaTrace, pyTrace, MON } from './lib.mjs';
import { deck } from './deck.mjs';

// 26 docker compose stream: four services, four layouts
function compose(r, L) {
  const d = deck(r, [
    ['orders-api', () => ['INFO', `order ${r.int(1000, 9999)} placed by customer ${r.int(100, 999)}`]], ['orders-api', () => ['WARN', `inventory answered slowly (${r.int(900, 4000)} ms)`]], ['orders-api', () => ['ERROR', `could not reserve stock for order ${r.int(1000, 9999)}`]], ['orders-api', () => ['DEBUG', `mapping ${r.int(2, 30)} rows`]],
    ['notifier', () => ['info', `push delivered to ${r.int(1, 900)} devices`]], ['notifier', () => ['warn', `apns token expired`]], ['notifier', () => ['error', `sms provider rejected number +4915${r.int(10000000, 99999999)}`]],
    ['importer', () => ['INFO', `file stock_${r.int(10, 99)}.csv imported, ${r.int(100, 9000)} rows`]], ['importer', () => ['WARNING', `row ${r.int(2, 900)} skipped: empty sku`]], ['importer', () => ['ERROR', `cannot open sftp://partner/in: permission denied`]], ['importer', () => ['CRITICAL', `disk full on /data`], 0.15],
    ['redis', () => ['*', `Background saving started by pid ${r.int(20, 900)}`]], ['redis', () => ['*', `DB saved on disk`]], ['redis', () => ['#', `WARNING Memory overcommit must be enabled!`], 0.3], ['redis', () => ['-', `DB 0: ${r.int(100, 900)} keys (${r.int(0, 90)} volatile) in 1024 slots HT.`], 0.6],
  ]);
  const lev = { INFO: 'info', WARN: 'warn', ERROR: 'error', DEBUG: 'debug', info: 'info', warn: 'warn', error: 'error', WARNING: 'warn', CRITICAL: 'fatal', '*': ['info', null], '#': ['warn', null], '-': ['debug', 'info', null] };
  const n = { 'orders-api': 2, notifier: 1, importer: 1, redis: 1 };
  while (L.more) {
    const t = L.step(); const [s, [lv, m]] = d(); const q = parts(t); let inner, msg = m, time = t;
    if (s === 'orders-api') { const th = `[http-nio-8080-exec-${r.int(1, 9)}]`; const lg = `c.a.o.${r.pick(['OrderService', 'StockClient'])}`; inner = `${ymd(q)}T${hms(q)}.${p3(q.ms)}Z ${lv.padStart(5)} ${th} ${lg} : ${m}`; msg = [m, `${lg} : ${m}`]; }
    else if (s === 'notifier') { inner = `time=${ymd(q)}T${hms(q)}.${p3(q.ms)}Z level=${lv} msg="${m}" attempt=${r.int(1, 4)}`; }
    else if (s === 'importer') { const lg = r.pick(['importer.stock', 'importer.sftp']); inner = `${lv}:${ymd(q)} ${hms(q)},${p3(q.ms)}:${lg}: ${m}`; msg = [m, `${lg}: ${m}`]; }
    else { inner = `1:${r.pick(['M', 'C'])} ${p2(q.d)} ${q.mon} ${q.y} ${hms(q)}.${p3(q.ms)} ${lv} ${m}`; msg = m.startsWith('WARNING ') ? [m, m.slice(8)] : m; }
    const name = `${s}-${r.int(1, n[s])}`;
    L.rec(`${name.padEnd(14)}| ${inner}`, { time, level: lev[lv], service: [s, name], message: msg });
  }
}

// 27 one program, several layouts in one file
function mixed(r, L) {
  const d = deck(r, [
    ['plain', () => ['INFO', `tariff table loaded, ${r.int(100, 9000)} rows`]], ['plain', () => ['WARN', `zone ${r.pick(['DE-9', 'FR-C'])} has no rate, using default`]], ['plain', () => ['ERROR', `worker ${r.int(1, 8)} died unexpectedly`, javaTrace(r, 'com.acme.tarif')]], ['plain', () => ['DEBUG', `queue depth ${r.int(0, 90)}`]],
    ['json', () => ['info', `audit: rate ${r.int(100, 999)} changed by ${r.user()}`]], ['json', () => ['warning', `audit: bulk change of ${r.int(50, 900)} rates`]],
    ['kv', () => ['info', `sync finished`]], ['kv', () => ['warn', `peer ${r.ip()} is behind by ${r.int(5, 90)} revisions`]], ['kv', () => ['error', `sync aborted: checksum mismatch`]],
    ['gc', () => ['info', `GC(${r.int(10, 900)}) Pause Young (Normal) (G1 Evacuation Pause) ${r.int(100, 900)}M->${r.int(20, 90)}M(1024M) ${r.int(1, 30)}.${p3(r.int(0, 999))}ms`]],
    ['access', () => [r.pick([200, 200, 404, 500]), `GET /rates/${r.int(100, 999)} HTTP/1.1`]], ['access', () => [r.pick([201, 400]), `POST /quote HTTP/1.1`]],
  ]);
  const lev = { INFO: 'info', WARN: 'warn', ERROR: 'error', DEBUG: 'debug', info: 'info', warning: 'warn', warn: 'warn', error: 'error' };
  while (L.more) {
    L.step(); const [k, [lv, m, c]] = d(); let t = L.t; const q = parts(t);
    if (k === 'plain') L.rec(`${ymd(q)} ${hms(q)}.${p3(q.ms)} ${lv.padEnd(5)} [${r.pick(['main', 'pool-1-thread-3', 'sync-0'])}] ${m}`, { time: t, level: lev[lv], service: null, message: c ? [m, `${m}: ${c[0]}`] : m }, c || []);
    else if (k === 'json') L.rec(JSON.stringify({ app: 'tarif-srv', time: new Date(t).toISOString(), level: lv, message: m, user: r.user() }), { time: t, level: lev[lv], service: 'tarif-srv', message: m });
    else if (k === 'kv') { const x = `rev=${r.int(1000, 9999)} took=${r.int(1, 900)}ms`; L.rec(`t=${new Date(t).toISOString()} lvl=${lv} mod=sync ${x} msg="${m}"`, { time: t, level: lev[lv], service: [null, 'sync'], message: m }); }
    else if (k === 'gc') L.rec(`[${ymd(q)}T${hms(q)}.${p3(q.ms)}+0000][info][gc] ${m}`, { time: t, level: 'info', service: [null, 'gc'], message: [m, m.replace(/^GC\(\d+\) /, '')] });
    else { t = sec(t); const rest = `${lv} ${r.int(20, 9000)} ${r.int(1, 900)}ms`; const ip = r.ip();
      L.rec(`${ip} - - [${p2(q.d)}/${q.mon}/${q.y}:${hms(q)} +0000] "${m}" ${rest}`, { time: t, level: lv < 400 ? [null, 'info'] : lv < 500 ? [null, 'warn', 'info', 'error'] : [null, 'error', 'warn', 'info'], service: null, message: [`"${m}" ${rest}`, m, `"${m}" ${lv}`, `${ip} - - [${p2(q.d)}/${q.mon}/${q.y}:${hms(q)} +0000] "${m}" ${rest}`] }); }
  }
}

// 28 French words and month names
function facturation(r, L) {
  const M = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
  const D = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'];
  const d = deck(r, [
    ['INFO', () => ['facturation', `Facture n° ${r.int(1000, 9999)} émise pour ${r.int(10, 900)},${p2(r.int(0, 99))} €`]],
    ['INFO', () => ['facturation', `Clôture journalière terminée en ${r.int(2, 90)} s`]],
    ['INFO', () => ['relances', `Relance envoyée au client ${r.int(100, 999)}`]],
    ['INFO', () => ['encaissement', `Virement de ${r.int(10, 900)} € rapproché`]],
    ['DÉTAIL', () => ['encaissement', `Lecture du fichier CAMT.053, ${r.int(2, 300)} écritures`]],
    ['DÉTAIL', () => ['relances', `Modèle de lettre : « second rappel »`]],
    ['ATTENTION', () => ['encaissement', `Référence introuvable, écriture mise en attente`]],
    ['ATTENTION', () => ['facturation', `Taux de TVA absent pour l'article ${r.int(1000, 9999)}, 20 % appliqué`]],
    ['ATTENTION', () => ['relances', `Adresse électronique invalide : ${r.user()}@@example.org`]],
    ['ERREUR', () => ['facturation', `Impression impossible`, pyTrace(r)]],
    ['ERREUR', () => ['encaissement', `La banque a rejeté le prélèvement (motif AM0${r.int(1, 9)})`]],
    ['ERREUR', () => ['relances', `Serveur SMTP injoignable : délai de ${r.int(10, 60)} s dépassé`]],
    ['CRITIQUE', () => ['facturation', `Numérotation des factures interrompue, arrêt du service`], 0.15],
  ]);
  const lev = { INFO: 'info', 'DÉTAIL': ['debug', 'trace'], ATTENTION: 'warn', ERREUR: 'error', CRITIQUE: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m, c]] = d(); const q = parts(t);
    L.rec(`[${D[new Date(t).getUTCDay()]} ${q.d} ${M[q.mo - 1]} ${q.y} à ${hms(q)},${p3(q.ms)}] (${lv}) ${s} » ${m}`, { time: t, level: lev[lv], service: s, message: m }, c || []);
  }
}

// 29 Japanese
function zaiko(r, L) {
  const d = deck(r, [
    ['情報', () => ['在庫サービス', `商品${r.int(1000, 9999)}の在庫を${r.int(1, 90)}個に更新しました`]],
    ['情報', () => ['在庫サービス', `棚卸しを開始します (倉庫${r.int(1, 5)})`]],
    ['情報', () => ['配送サービス', `伝票 ${r.int(100000, 999999)} を発行しました`]],
    ['情報', () => ['決済サービス', `注文 ${r.int(1000, 9999)} の決済が完了しました`]],
    ['デバッグ', () => ['決済サービス', `トークンを再利用します session=${r.hex(6)}`]],
    ['デバッグ', () => ['配送サービス', `経路計算 ${r.int(2, 90)}ms`]],
    ['警告', () => ['在庫サービス', `在庫が下限を下回りました: 残り${r.int(0, 5)}個`]],
    ['警告', () => ['配送サービス', `配送業者の応答が遅延しています (${r.int(3, 30)}秒)`]],
    ['警告', () => ['決済サービス', `再試行します (${r.int(1, 5)}/5)`]],
    ['エラー', () => ['決済サービス', `カード会社への接続に失敗しました: timeout`]],
    ['エラー', () => ['在庫サービス', `データベースの更新に失敗しました`, javaTrace(r, 'jp.acme.zaiko')]],
    ['エラー', () => ['配送サービス', `住所が不正です: 郵便番号 ${r.int(100, 999)}-${r.int(1000, 9999)}`]],
    ['致命的', () => ['決済サービス', `鍵ファイルが見つかりません。停止します`], 0.15],
  ]);
  const lev = { 情報: 'info', デバッグ: 'debug', 警告: 'warn', エラー: 'error', 致命的: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m, c]] = d(); const q = parts(t); const pid = r.int(100, 9000);
    L.rec(`${q.y}年${p2(q.mo)}月${p2(q.d)}日 ${p2(q.h)}時${p2(q.mi)}分${p2(q.s)}秒${p3(q.ms)} 【${lv}】 ${s}[${pid}]: ${m}`, { time: t, level: lev[lv], service: s, message: c ? [m, `${m}: ${c[0]}`] : m }, c || []);
  }
}

// 30 key=value head, unquoted message last
function kvtail(r, L) {
  const off = r.pick([120, -420, 330]);
  const d = deck(r, [
    ['inf', () => ['dispatch', `driver ${r.int(100, 999)} accepted ride, eta=${r.int(2, 20)}min`]],
    ['inf', () => ['dispatch', `zone rebalanced: north=${r.int(1, 40)} south=${r.int(1, 40)}`]],
    ['inf', () => ['fare', `fare settled`]],
    ['inf', () => ['geo', `map tile set v${r.int(100, 999)} active`]],
    ['dbg', () => ['geo', `snap to road: offset ${r.int(1, 40)}m`]],
    ['dbg', () => ['fare', `surge=1.${r.int(0, 9)} base=${r.int(2, 9)}.50`]],
    ['wrn', () => ['dispatch', `no driver within 5 km (radius=${r.int(5, 12)})`]],
    ['wrn', () => ['fare', `currency table older than ${r.int(2, 9)} days`]],
    ['wrn', () => ['geo', `gps jump of ${r.int(300, 9000)}m ignored`]],
    ['err', () => ['fare', `card charge failed: do_not_honor`]],
    ['err', () => ['dispatch', `ride ${r.hex(6)} lost: driver socket closed`]],
    ['err', () => ['geo', `route engine returned 5${p2(r.int(0, 4))}`]],
    ['ftl', () => ['geo', `mmap of planet.bin failed`], 0.15],
  ]);
  const lev = { inf: 'info', dbg: 'debug', wrn: 'warn', err: 'error', ftl: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m]] = d(); const q = parts(t, off);
    const tr = r.chance(0.6) ? ` span=${r.hex(8)}` : '';
    L.rec(`at=${ymd(q)}T${hms(q)}.${p3(q.ms)}${offs(off)} sev=${lv} app=${s} node=${r.pick(['l2', 'l4', 'r1'])}${tr}${r.chance(0.4) ? ` took=${r.ms()}ms` : ''} msg=${m}`, { time: t, level: lev[lv], service: s, message: m });
  }
}

// 31 CSV with quotes
function csv(r, L) {
  const d = deck(r, [
    ['Info', () => ['billing-worker', `Run ${r.int(1, 90)} finished, ${r.int(10, 900)} invoices`]],
    ['Info', () => ['crm-sync', `Contact "${r.pick(['Meyer, Anna', "O'Neil, Pat"])}" updated`]],
    ['Info', () => ['doc-store', `Stored contract.pdf (${r.int(20, 900)} KB)`]],
    ['Info', () => ['billing-worker', `Waiting for next slot`]],
    ['Debug', () => ['crm-sync', `page ${r.int(1, 40)}, size 200`]],
    ['Debug', () => ['doc-store', `dedup hit, hash ${r.hex(8)}`]],
    ['Warning', () => ['crm-sync', `Field "fax" is deprecated, ignored`]],
    ['Warning', () => ['billing-worker', `Customer has no mail address, letter printed instead`]],
    ['Warning', () => ['doc-store', `Quota at ${r.int(80, 99)} %`]],
    ['Error', () => ['doc-store', `Checksum mismatch in chunk ${r.int(1, 90)}`]],
    ['Error', () => ['crm-sync', `Remote answered 409, "duplicate record"`]],
    ['Error', () => ['billing-worker', `Template not found: dunning_${r.int(1, 3)}.docx`]],
    ['Fatal', () => ['billing-worker', `Database schema too old, giving up`], 0.15],
  ]);
  const lev = { Info: 'info', Debug: 'debug', Warning: 'warn', Error: 'error', Fatal: 'fatal' };
  const Q = (x) => `"${String(x).replace(/"/g, '""')}"`;
  while (L.more) {
    L.step(); const t = sec(L.t); const [lv, [s, m]] = d(); const q = parts(t);
    const ref = r.pick(['', `job-${r.int(100, 9999)}`, `ten-${r.hex(4)}`]);
    L.rec([`${ymd(q)} ${hms(q)}`, lv, s, ref, m].map(Q).join(','), { time: t, level: lev[lv], service: s, message: [m, m.replace(/"/g, '""')] });
  }
}

// 32 PLC gateway: syslog number in angle brackets, day.month.year
function plc(r, L) {
  const d = deck(r, [
    [6, () => ['S7-Driver', `connection to CPU 315-2 at ${r.ip()} established`]],
    [6, () => ['OPC-UA', `session ${r.int(100, 999)} created by ${r.pick(['MES', 'Historian'])}`]],
    [6, () => ['Modbus-RTU', `polling cycle ${r.int(20, 400)} ms, ${r.int(3, 40)} slaves`]],
    [5, () => ['S7-Driver', `CPU switched from STOP to RUN`]],
    [5, () => ['OPC-UA', `certificate renewed, thumbprint ${r.hex(12)}`]],
    [7, () => ['Modbus-RTU', `tx 01 03 00 ${r.hex(2)} 00 0${r.int(1, 9)} crc ${r.hex(4)}`]],
    [7, () => ['S7-Driver', `read DB${r.int(1, 90)}.DBW${r.int(0, 90)} = ${r.int(0, 9000)}`]],
    [4, () => ['Modbus-RTU', `slave ${r.int(1, 40)} answered late (${r.int(200, 900)} ms)`]],
    [4, () => ['OPC-UA', `subscription queue overflow, ${r.int(1, 90)} samples dropped`]],
    [4, () => ['S7-Driver', `tag "Kessel${r.int(1, 4)}.Druck" has bad quality`]],
    [3, () => ['Modbus-RTU', `crc error on COM${r.int(1, 4)}, frame discarded`]],
    [3, () => ['OPC-UA', `BadCertificateUntrusted from ${r.ip()}`]],
    [3, () => ['S7-Driver', `connection reset by peer, reconnect in ${r.int(5, 60)} s`]],
    [2, () => ['S7-Driver', `watchdog expired, outputs set to safe state`], 0.15],
  ]);
  const lev = { 7: 'debug', 6: 'info', 5: 'info', 4: 'warn', 3: 'error', 2: 'fatal' };
  let n = r.int(1000, 9000); const gw = r.pick(['GW-NORD', 'GW-HALLE2']);
  while (L.more) {
    L.step(); const t = L.t; const [lv, [s, m]] = d(); const q = parts(t); const no = `#${String(++n).padStart(6, '0')}`;
    L.rec(`<${lv}>${p2(q.d)}.${p2(q.mo)}.${q.y} ${hms(q)}.${p3(q.ms)} ${gw}/${s} ${no} ${m}`, { time: t, level: lev[lv], service: [s, gw, `${gw}/${s}`], message: [m, `${no} ${m}`] });
  }
}
export default [['compose-stream', compose], ['mixed-one-app', mixed], ['facturation-fr', facturation], ['zaiko-ja', zaiko], ['dispatch-kv', kvtail], ['office-csv', csv], ['plc-gateway', plc]];
