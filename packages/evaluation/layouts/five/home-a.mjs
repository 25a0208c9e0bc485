import { p2, p3, parts, ymd, hms, offs, us3, sec, javaTrace, pyTrace } from './lib.mjs';
import { deck } from './deck.mjs';

// 19 harbour company, German words, pipes: date|time|level|service|terminal|order|text
function hafen(r, L) {
  const kran = () => `Kran ${r.int(1, 12)}`, con = () => `${r.pick(['MSKU', 'HLXU', 'CMAU'])}${r.int(1000000, 9999999)}`;
  const d = deck(r, [
    ['HINWEIS', () => ['kransteuerung', `${kran()} übernimmt Container ${con()} von Lkw-Spur ${r.int(1, 9)}`]],
    ['HINWEIS', () => ['kransteuerung', `Hubvorgang beendet nach ${r.int(40, 300)} Sekunden`]],
    ['HINWEIS', () => ['gate-leser', `Kennzeichen HH-${r.pick(['AB', 'KX', 'TL'])} ${r.int(100, 9999)} erkannt, Schranke ${r.int(1, 6)} geöffnet`]],
    ['HINWEIS', () => ['zollanbindung', `Gestellung ${r.int(10000, 99999)} an ATLAS übergeben`]],
    ['HINWEIS', () => ['stauplanung', `Bayplan für MS "${r.pick(['Elbe Trader', 'Nordlicht'])}" neu berechnet: ${r.int(100, 2400)} Stellplätze`]],
    ['DIAGNOSE', () => ['gate-leser', `Bildqualität ${r.int(20, 99)} %, Belichtung ${r.int(2, 30)} ms`]],
    ['DIAGNOSE', () => ['stauplanung', `Zwischenlösung verworfen, Kosten ${r.int(100, 900)},${r.int(0, 9)}`]],
    ['WARNUNG', () => ['kransteuerung', `Windgeschwindigkeit ${r.int(14, 22)} m/s über Grenzwert, ${kran()} fährt langsam`]],
    ['WARNUNG', () => ['zollanbindung', `Antwort von ATLAS dauert ${r.int(8, 60)} s, wiederhole Anfrage (Versuch ${r.int(2, 5)})`]],
    ['WARNUNG', () => ['gate-leser', `Siegelnummer von ${con()} nicht lesbar – Handprüfung nötig`]],
    ['FEHLER', () => ['zollanbindung', `Gestellung abgewiesen: Fehlercode ${r.int(100, 999)}, MRN unbekannt`]],
    ['FEHLER', () => ['stauplanung', `Gewicht von ${con()} fehlt in der VGM-Meldung`]],
    ['FEHLER', () => ['kransteuerung', `Spreader verriegelt nicht, Sensor ${r.int(1, 4)} ohne Signal`], 0.7],
    ['KRITISCH', () => ['kransteuerung', `NOT-HALT an ${kran()} ausgelöst`], 0.2],
  ]);
  const lev = { HINWEIS: 'info', DIAGNOSE: ['debug', 'trace'], WARNUNG: 'warn', FEHLER: 'error', KRITISCH: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m]] = d(); const q = parts(t); const id = r.chance(0.8) ? `A-${r.int(1000, 9999)}` : '-';
    L.rec(`${ymd(q, '')}|${p2(q.h)}${p2(q.mi)}${p2(q.s)}.${p3(q.ms)}|${lv}|${s}|T${r.int(1, 5)}|${id}|${m}`, { time: t, level: lev[lv], service: s, message: [m, `${id}|${m}`] });
  }
}

// 20 bank ledger batch, fixed columns, 14MAY2024
function ledger(r, L) {
  const M = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
  const acct = () => `${r.int(10, 99)}-${r.int(100000, 999999)}`;
  const d = deck(r, [
    ['I', () => ['LEDGERD', '0101', `POSTING RUN ${r.int(1, 40)} OPENED FOR BRANCH ${r.int(100, 999)}`]],
    ['I', () => ['LEDGERD', '0117', `ACCOUNT ${acct()} CREDITED ${r.int(1, 9000)}.${p2(r.int(0, 99))} EUR`]],
    ['I', () => ['INTCALC', '0203', `INTEREST FOR ${r.int(100, 9000)} ACCOUNTS ACCRUED`]],
    ['I', () => ['SWFTOUT', '0310', `MT103 QUEUED TO CORRESPONDENT ${r.pick(['DEUTDEFF', 'BNPAFRPP', 'BARCGB22'])}`]],
    ['I', () => ['STMTGEN', '0402', `STATEMENT BATCH WRITTEN, ${r.int(10, 900)} PAGES`]],
    ['D', () => ['INTCALC', '0290', `DAY COUNT BASIS ACT/360, FACTOR 0.0${r.int(1000, 9999)}`]],
    ['D', () => ['SWFTOUT', '0391', `SESSION ${r.int(1000, 9999)} SEQUENCE ${r.int(100000, 999999)} ACKNOWLEDGED`]],
    ['W', () => ['LEDGERD', '0142', `ACCOUNT ${acct()} OVERDRAWN BEYOND LIMIT`]],
    ['W', () => ['SWFTOUT', '0342', `NO ACK FROM NETWORK AFTER ${r.int(30, 300)} SECONDS`]],
    ['W', () => ['STMTGEN', '0444', `ADDRESS LINE TRUNCATED FOR CUSTOMER ${r.int(100000, 999999)}`]],
    ['E', () => ['LEDGERD', '0166', `DEBIT AND CREDIT TOTALS DIFFER BY ${r.int(0, 90)}.${p2(r.int(1, 99))}`, ['     DEBIT TOTAL   ' + r.int(10000, 99999) + '.00', '     CREDIT TOTAL  ' + r.int(10000, 99999) + '.00']]],
    ['E', () => ['SWFTOUT', '0366', `MESSAGE REJECTED BY NETWORK, REASON T${r.int(10, 60)}`]],
    ['E', () => ['INTCALC', '0261', `RATE TABLE ${r.pick(['EURIBOR3M', 'ESTR'])} NOT FOUND FOR VALUE DATE`], 0.7],
    ['F', () => ['LEDGERD', '0199', `JOURNAL FULL, POSTING STOPPED`], 0.15],
  ]);
  const lev = { I: 'info', D: 'debug', W: 'warn', E: 'error', F: 'fatal' };
  while (L.more) {
    L.step(); const t = Math.floor(L.t / 10) * 10; const [lv, [s, code, m, c]] = d(); const q = parts(t);
    L.rec(`${p2(q.d)}${M[q.mo - 1]}${q.y} ${hms(q)}.${p2(q.ms / 10)} ${s.padEnd(9)}${lv} ${code} ${m}`, { time: t, level: lev[lv], service: s, message: [m, `${code} ${m}`] }, c || []);
  }
}

// 21 Italian JSON, day-first date
function spedizioni(r, L) {
  const d = deck(r, [
    ['INFO', () => ['spedizioni', `Etichetta stampata per il collo ${r.int(1000, 9999)}`]],
    ['INFO', () => ['spedizioni', `Ritiro prenotato presso ${r.pick(['BRT', 'GLS', 'Poste'])} alle ${p2(r.int(8, 18))}:30`]],
    ['INFO', () => ['magazzino', `Giacenza aggiornata: articolo ${r.int(10000, 99999)}, quantità ${r.int(0, 400)}`]],
    ['INFO', () => ['fatture', `Fattura ${r.int(100, 999)}/${r.pick(['A', 'B'])} inviata allo SDI`]],
    ['TRACCIA', () => ['magazzino', `Lettura scaffale ${r.pick(['A', 'B', 'C'])}${r.int(1, 40)} completata in ${r.int(2, 90)} ms`]],
    ['AVVISO', () => ['spedizioni', `CAP ${r.int(10000, 98000)} non coperto dal servizio "espresso", uso lo standard`]],
    ['AVVISO', () => ['magazzino', `Scorta minima superata per l'articolo ${r.int(10000, 99999)}`]],
    ['AVVISO', () => ['fatture', `Risposta dello SDI in ritardo di ${r.int(5, 90)} secondi`]],
    ['ERRORE', () => ['fatture', `Fattura scartata: codice destinatario non valido (00${r.int(100, 999)})`]],
    ['ERRORE', () => ['spedizioni', `Connessione al corriere rifiutata dopo ${r.int(2, 6)} tentativi`]],
    ['ERRORE', () => ['magazzino', `Impossibile scrivere su giacenze: tabella bloccata`], 0.7],
    ['CRITICO', () => ['magazzino', `Archivio giacenze illeggibile, servizio fermato`], 0.2],
  ]);
  const lev = { INFO: 'info', TRACCIA: ['trace', 'debug'], AVVISO: 'warn', ERRORE: 'error', CRITICO: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m]] = d(); const q = parts(t);
    const o = { quando: `${p2(q.d)}/${p2(q.mo)}/${q.y} ${hms(q)}.${p3(q.ms)}`, chi: s, gravita: lv, cosa: m };
    if (r.chance(0.6)) o.rif = `ORD-${r.int(1000, 9999)}`; if (r.chance(0.4)) o.durata_ms = r.ms(); if (lv === 'ERRORE' && r.chance(0.5)) o.pila = `java.io.IOException: ${r.pick(['Connessione rifiutata', 'Timeout'])}\n\tat it.acme.${s}.Client.invia(Client.java:${r.int(20, 300)})`;
    L.rec(JSON.stringify(o), { time: t, level: lev[lv], service: s, message: m });
  }
}

// 22 nested JSON with short keys, epoch ms, numbers as level (10..60)
function nested(r, L) {
  const d = deck(r, [
    [30, () => ['billing', 'inv.issued', `invoice ${r.int(10000, 99999)} issued for ${r.int(5, 900)}.00 EUR`]],
    [30, () => ['billing', 'dun.sent', `dunning letter sent to customer ${r.int(100, 9999)}`]],
    [30, () => ['catalog', 'idx.done', `index rebuilt, ${r.int(1000, 90000)} documents`]],
    [30, () => ['wallet', 'topup', `wallet topped up by ${r.pick(['card', 'sepa', 'paypal'])}`]],
    [20, () => ['catalog', 'cache', `cache miss for sku ${r.int(1000, 9999)}`]],
    [20, () => ['wallet', 'lock', `lock acquired in ${r.int(1, 90)}ms`]],
    [10, () => ['billing', 'fx', `fx rate EUR/CHF = 0.9${r.int(100, 999)}`]],
    [40, () => ['billing', 'inv.retry', `mail gateway busy, retry ${r.int(1, 5)} of 5`]],
    [40, () => ['catalog', 'img.big', `image of ${r.int(9, 40)} MB skipped`]],
    [40, () => ['wallet', 'risk', `risk score ${r.int(70, 99)} above threshold`]],
    [50, () => ['wallet', 'psp.fail', `payment provider returned ${r.pick([500, 502, 504])}`]],
    [50, () => ['billing', 'pdf.fail', `could not render pdf: font "Inter" missing`]],
    [50, () => ['catalog', 'feed.bad', `supplier feed rejected: line ${r.int(2, 900)} has ${r.int(3, 9)} columns, expected 12`], 0.7],
    [60, () => ['wallet', 'ledger.gap', `ledger sequence gap, shutting down`], 0.15],
  ]);
  const lev = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
  const pods = Object.fromEntries(['billing', 'catalog', 'wallet'].map((s) => [s, `${s}-${r.rs()}-${r.sfx()}`]));
  while (L.more) {
    const t = L.step(); const [lv, [s, id, m]] = d();
    const o = { '@': t, lv, s: { n: s, i: pods[s], v: `1.${r.int(2, 9)}.${r.int(0, 9)}` }, m: { id, t: m } };
    if (r.chance(0.5)) o.x = { tr: r.hex(16), u: r.int(100, 9999) };
    L.rec(JSON.stringify(o), { time: t, level: lev[lv], service: s, message: m });
  }
}

// 23 bracket soup
function brackets(r, L) {
  const d = deck(r, [
    ['I', () => ['pricing-engine', `repriced ${r.int(10, 900)} offers in ${r.int(20, 900)}ms`]],
    ['I', () => ['offer-feed', `batch #${r.int(1000, 9999)} pulled from ${r.pick(['ebay', 'amazon', 'kaufland'])}`]],
    ['I', () => ['stock-mirror', `snapshot [full] written to s3://stock/${r.hex(8)}`]],
    ['I', () => ['offer-feed', `resume token saved`]],
    ['D', () => ['pricing-engine', `rule [margin>=12%] matched sku ${r.int(1000, 9999)}`]],
    ['D', () => ['stock-mirror', `lag=${r.int(1, 400)}ms partitions=${r.int(1, 24)}`]],
    ['T', () => ['pricing-engine', `enter evaluate() depth=${r.int(1, 9)}`]],
    ['W', () => ['offer-feed', `rate limited by marketplace, sleeping ${r.int(2, 60)}s`]],
    ['W', () => ['pricing-engine', `price floor hit for ${r.int(2, 40)} offers`]],
    ['W', () => ['stock-mirror', `negative stock (-${r.int(1, 9)}) for sku ${r.int(1000, 9999)}, clamped to 0`]],
    ['E', () => ['offer-feed', `listing rejected: [E${r.int(100, 999)}] missing attribute 'gtin'`]],
    ['E', () => ['pricing-engine', `evaluation failed`, javaTrace(r, 'shop.acme.pricing')]],
    ['E', () => ['stock-mirror', `consumer closed: offset ${r.int(10000, 99999)} out of range`], 0.7],
    ['F', () => ['pricing-engine', `rule file corrupt, exiting`], 0.15],
  ]);
  const lev = { I: 'info', D: 'debug', T: 'trace', W: 'warn', E: 'error', F: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m, c]] = d(); const rq = r.chance(0.7) ? `req:${r.hex(6)}` : '-';
    L.rec(`[${lv}][${new Date(t).toISOString()}][eu-${r.int(1, 3)}][${s}][${rq}][t-${r.int(1, 32)}] ${m}`, { time: t, level: lev[lv], service: s, message: c ? [m, `${m}: ${c[0]}`] : m }, c || []);
  }
}

// 24 tab separated, epoch seconds with micros
function tabs(r, L) {
  const d = deck(r, [
    ['INF', () => ['cart-svc', `item added, basket now ${r.int(1, 20)} lines`]],
    ['INF', () => ['mailer', `sent template order_confirmed in ${r.int(40, 900)} ms`]],
    ['INF', () => ['auth-gw', `login ok from ${r.pub()}`]],
    ['INF', () => ['cart-svc', `checkout started`]],
    ['DBG', () => ['mailer', `smtp pool: ${r.int(0, 9)} idle, ${r.int(0, 9)} busy`]],
    ['DBG', () => ['auth-gw', `token cache hit ratio 0.${r.int(10, 99)}`]],
    ['WRN', () => ['cart-svc', `voucher ${r.pick(['SUMMER', 'WELCOME10'])} already used`]],
    ['WRN', () => ['auth-gw', `${r.int(3, 9)} failed logins for one account within a minute`]],
    ['WRN', () => ['mailer', `mailbox full, queued for ${r.int(5, 60)} minutes`]],
    ['ERR', () => ['cart-svc', `stock service did not answer within 2000 ms`]],
    ['ERR', () => ['mailer', `550 5.1.1 user unknown`]],
    ['ERR', () => ['auth-gw', `jwks refresh failed: certificate has expired`], 0.7],
    ['CRT', () => ['auth-gw', `signing key missing`], 0.15],
  ]);
  const lev = { INF: 'info', DBG: 'debug', WRN: 'warn', ERR: 'error', CRT: 'fatal' };
  while (L.more) {
    const t = L.step(); const [lv, [s, m]] = d();
    const ref = r.pick(['-', `cust=${r.int(1000, 9999)}`, `cust=${r.int(1000, 9999)};sess=${r.hex(6)}`]);
    L.rec(`${Math.floor(t / 1000)}.${p3(t % 1000)}${us3(r)}\t${s}\t${lv}\t${ref}\t${m}`, { time: t, level: lev[lv], service: s, message: [m, ...(ref === '-' ? [] : [`${ref}\t${m}`])] });
  }
}

// 25 several pods merged: pod, container, time, then each service's own layout
function pods(r, L) {
  const P = { cart: `cart-${r.rs()}-${r.sfx()}`, pay: `payments-worker-${r.rs()}-${r.sfx()}`, db: `ledger-db-${r.int(0, 2)}`, agent: `node-agent-${r.sfx()}`, web: `web-frontend-${r.rs()}-${r.sfx()}` };
  const d = deck(r, [
    ['cart', () => ['info', `basket ${r.hex(6)} merged`]], ['cart', () => ['warn', `slow redis call: ${r.int(200, 900)}ms`]], ['cart', () => ['error', `checkout failed: "stock" unreachable`]], ['cart', () => ['debug', `session renewed`]],
    ['pay', () => ['INFO', `captured ${r.int(5, 900)}.50 EUR for order ${r.int(1000, 9999)}`]], ['pay', () => ['WARNING', `3DS challenge abandoned by customer`]], ['pay', () => ['ERROR', `acquirer declined: code ${r.int(10, 99)}`]], ['pay', () => ['CRITICAL', `HSM session lost`], 0.2],
    ['db', () => ['LOG', `checkpoint complete: wrote ${r.int(10, 900)} buffers (${r.int(0, 9)}.${r.int(0, 9)}%)`]], ['db', () => ['ERROR', `duplicate key value violates unique constraint "ledger_pkey"`]], ['db', () => ['WARNING', `there is no transaction in progress`], 0.6], ['db', () => ['FATAL', `remaining connection slots are reserved for roles with the SUPERUSER attribute`], 0.3],
    ['agent', () => ['I', `reconciled ${r.int(1, 40)} pods`]], ['agent', () => ['W', `watch of *v1.ConfigMap ended with: too old resource version: ${r.int(1e5, 9e5)}`]], ['agent', () => ['E', `failed to pull metrics: context deadline exceeded`]],
    ['web', () => ['notice', `signal 1 (SIGHUP) received from 1, reconfiguring`], 0.4], ['web', () => ['warn', `an upstream response is buffered to a temporary file /var/cache/nginx/proxy_temp/${r.int(1, 9)}/00/${r.int(1000, 9999)}`]], ['web', () => ['error', `upstream timed out (110: Operation timed out) while reading response header from upstream`]],
  ]);
  const lev = { info: 'info', warn: 'warn', error: 'error', debug: 'debug', INFO: 'info', WARNING: 'warn', ERROR: 'error', CRITICAL: 'fatal', LOG: ['info', null], FATAL: 'fatal', I: 'info', W: 'warn', E: 'error', notice: 'info' };
  const cont = { cart: 'app', pay: 'worker', db: 'postgres', agent: 'agent', web: 'nginx' };
  while (L.more) {
    const t = L.step(); const [k, [lv, m]] = d(); const q = parts(t); let inner, msg = m; const svc = [P[k].replace(/-[4-9bcdf]{8,10}-\w{5}$/, '').replace(/-\d$/, '').replace(/^node-agent-.*/, 'node-agent')];
    if (k === 'cart') inner = JSON.stringify({ level: lv, ts: t / 1000, caller: `http/basket.go:${r.int(10, 300)}`, msg: m, trace_id: r.hex(16) });
    else if (k === 'pay') { const lg = r.pick(['payments.capture', 'payments.worker']); inner = `${ymd(q)} ${hms(q)},${p3(q.ms)} ${lv.padEnd(8)} ${lg} - ${m}`; msg = [m, `${lg} - ${m}`]; }
    else if (k === 'db') inner = `${ymd(q)} ${hms(q)}.${p3(q.ms)} UTC [${r.int(20, 900)}] ${lv}:  ${m}`;
    else if (k === 'agent') inner = `${lv}${p2(q.mo)}${p2(q.d)} ${hms(q)}.${p3(q.ms)}${us3(r)}       1 ${r.pick(['reflector', 'sync', 'scrape'])}.go:${r.int(20, 700)}] ${m}`;
    else { const w = `${r.int(7, 40)}#${r.int(7, 40)}: `; const cn = `*${r.int(100, 9000)} `; const c2 = lv === 'notice' ? '' : cn; inner = `${ymd(q, '/')} ${hms(q)} [${lv}] ${w}${c2}${m}`; msg = [m, c2 + m, w + c2 + m]; }
    const ns = `${p3(q.ms)}${us3(r)}${p3(r.int(0, 999))}`.replace(/0+$/, '') || '0';
    if (k === 'db') svc.push('postgres'); if (k === 'web') svc.push('nginx');
    L.rec(`${P[k]} ${cont[k]} ${ymd(q)}T${hms(q)}.${ns}Z ${inner}`, { time: k === 'web' ? [t, sec(t)] : t, level: lev[lv], service: svc, message: msg });
  }
}
export default [['hafen-pipe', hafen], ['ledger-fixed', ledger], ['spedizioni-json', spedizioni], ['nested-json', nested], ['bracket-soup', brackets], ['tab-epoch', tabs], ['pods-merged', pods]];
