import { bag, parts, p2, p3, ymd, hms, offs, us3, sec, cs, doy, javaTrace, pyTrace, netTrace } from './lib.mjs';

// 1 German, pipes, padded columns
function dePipes(r, L) {
  const W = { HINWEIS: 'info', WARNUNG: 'warn', FEHLER: 'error', DETAIL: ['debug', 'trace'], FATAL: 'fatal' };
  const d = bag(r, [
    () => ['HINWEIS', 'auftragsdienst', `Auftrag ${r.int(10000, 99999)} angelegt, ${r.int(1, 40)} Positionen`], () => ['WARNUNG', 'lagerdienst', `Bestand für Artikel ${r.int(1000, 9999)} unter Meldemenge (${r.int(0, 9)})`],
    () => ['FEHLER', 'druckdienst', `Drucker LASER-${r.int(1, 9)} nicht erreichbar: Zeitüberschreitung nach ${r.int(5, 60)} s`], () => ['DETAIL', 'auftragsdienst', `Cache-Treffer für Kunde ${r.int(100, 9999)}`],
    () => ['HINWEIS', 'druckdienst', `Lieferschein LS-${r.int(1000, 9999)} gedruckt`], () => ['WARNUNG', 'schnittstelle-datev', `Satz ${r.int(1, 900)} ohne Kostenstelle übernommen`],
    () => ['HINWEIS', 'schnittstelle-datev', `Export abgeschlossen | ${r.int(10, 900)} Buchungen | ${r.int(1, 90)} s`], () => ['DETAIL', 'lagerdienst', `Sperre auf Lagerplatz ${r.pick(['A', 'B', 'C'])}-${p2(r.int(1, 40))} freigegeben`],
    () => ['FEHLER', 'auftragsdienst', `Preisberechnung fehlgeschlagen: Steuerschlüssel ${r.int(10, 99)} unbekannt`], () => ['HINWEIS', 'zeitplaner', `Lauf "Nachtabgleich" beendet`],
  ], [() => ['FATAL', 'zeitplaner', 'Keine Verbindung zur Datenbank, Dienst wird beendet'], () => ['FEHLER', 'auftragsdienst', `Unerwartete Ausnahme bei Auftrag ${r.int(1000, 9999)}`, javaTrace(r, 'de.muster.auftrag')]]);
  while (L.more) {
    const [l, s, m, c] = d(), t = L.step(), q = parts(t);
    L.rec(`${p2(q.d)}.${p2(q.mo)}.${q.y} ${hms(q)},${p3(q.ms)} | ${l.padEnd(8)}| ${s.padEnd(20)}| T-${p2(r.int(1, 16))} | ${m}`, { time: t, level: W[l], service: s, message: m }, c);
  }
}
// 2 French, semicolons
function frSemi(r, L) {
  const W = { INFO: 'info', AVERT: 'warn', ERREUR: 'error', DEBOG: 'debug', CRITIQUE: ['fatal', 'error'] };
  const d = bag(r, [
    () => ['INFO', 'facturation', `Facture F${r.int(10000, 99999)} envoyée à ${r.mail()}`], () => ['AVERT', 'facturation', `TVA intracommunautaire absente pour le client ${r.int(100, 999)}`], () => ['ERREUR', 'paiement', `Refus de la banque (code ${r.int(10, 99)}) pour la commande ${r.int(1000, 9999)}`],
    () => ['DEBOG', 'paiement', `Réponse reçue en ${r.ms()} ms`], () => ['INFO', 'livraison', `Tournée ${r.int(1, 30)} clôturée, ${r.int(1, 90)} colis`], () => ['AVERT', 'livraison', `Adresse non reconnue, géocodage approximatif`],
    () => ['ERREUR', 'catalogue', `Fichier fournisseur illisible : ligne ${r.int(2, 900)}, colonne 7`], () => ['INFO', 'catalogue', `Import terminé, ${r.int(10, 9000)} articles mis à jour`], () => ['DEBOG', 'catalogue', `Index reconstruit (${r.int(2, 40)} segments)`], () => ['INFO', 'paiement', `Session ${r.hex(6)} ouverte depuis ${r.pub()}`],
  ], [() => ['CRITIQUE', 'paiement', `Certificat du terminal expiré, arrêt des encaissements`]]);
  while (L.more) {
    const [l, s, m] = d(), t = L.step(), q = parts(t), ses = r.chance(0.6) ? r.hex(8) : '';
    L.rec(`${p2(q.d)}/${p2(q.mo)}/${q.y} ${p2(q.h)}h${p2(q.mi)}m${p2(q.s)}s;${l};${s};srv-paris-${r.int(1, 3)};${ses};"${m}"`, { time: sec(t), level: W[l], service: s, message: [m, `"${m}"`, ...(ses ? [`${ses};"${m}"`] : [])] });
  }
}
// 3 tabs, epoch millis, java.util.logging numbers
function tabJul(r, L) {
  const W = { 300: 'trace', 500: 'debug', 800: 'info', 900: 'warn', 1000: 'error' };
  const d = bag(r, [
    () => [800, 'stock-sync', `pulled ${r.int(1, 900)} rows from branch ${r.int(1, 80)}`, `rows=${r.int(1, 900)}`], () => [900, 'stock-sync', `branch ${r.int(1, 80)} is ${r.int(5, 90)} minutes behind`, ''], () => [1000, 'price-push', `till ${r.int(1, 20)} refused price file: checksum mismatch`, `file=PR${r.int(100, 999)}.DAT`],
    () => [500, 'price-push', `delta has ${r.int(0, 90)} entries`, ''], () => [300, 'stock-sync', `enter pullBranch(${r.int(1, 80)})`, ''], () => [800, 'eod-report', `report for branch ${r.int(1, 80)} written`, `bytes=${r.int(1000, 99999)}`], () => [900, 'eod-report', `two Z totals found, taking the later one`, ''],
    () => [1000, 'eod-report', `cannot open /data/eod/${r.int(1, 80)}.txt (Permission denied)`, ''], () => [800, 'price-push', `till ${r.int(1, 20)} acknowledged`, `took=${r.ms()}ms`], () => [500, 'eod-report', `waiting for lock eod.lck`, ''],
  ], [() => [1000, 'stock-sync', `sync loop died`, '', javaTrace(r, 'com.retailco.stock')]]);
  while (L.more) {
    const [l, s, m, x, c] = d(), t = L.step();
    L.rec(`${t}\t${l}\t${s}\tbr-host${r.int(1, 4)}\tpool-${r.int(1, 3)}-thread-${r.int(1, 9)}\t${m}\t${x}`, { time: t, level: W[l], service: s, message: [m, x ? `${m}\t${x}` : m, x ? `${m} ${x}` : m] }, c);
  }
}
// 4 batch with fixed columns: program, yyyyddd, hhmmsscc, severity letter, sequence, step, text
function cobol(r, L) {
  const W = { I: 'info', W: 'warn', E: 'error', S: ['fatal', 'error'], D: 'debug' };
  const d = bag(r, [
    () => ['I', 'PAYB0107', 'STEP010', `RECORDS READ ${p3(r.int(1, 999))},${p3(r.int(0, 999))}  RECORDS WRITTEN ${p3(r.int(1, 999))}`], () => ['E', 'PAYB0107', 'STEP020', `RECORD REJECTED - ACCOUNT ${r.int(1000000, 9999999)} NOT ON MASTER`], () => ['W', 'PAYB0110', 'STEP020', `NEGATIVE NET PAY FOR EMPLOYEE ${r.int(10000, 99999)}, SET TO ZERO`],
    () => ['I', 'LDGB0200', 'STEP010', 'OPEN OF LEDGER MASTER SUCCESSFUL'], () => ['D', 'LDGB0200', 'STEP030', `KEY IN WORK AREA = ${r.int(100000, 999999)}`], () => ['W', 'LDGB0200', 'STEP030', `CONTROL TOTAL DIFFERS BY ${r.int(1, 99)}.${p2(r.int(0, 99))}`],
    () => ['E', 'PAYB0110', 'STEP010', `SQLCODE -${r.pick([803, 904, 911])} ON INSERT INTO PAYHIST`], () => ['I', 'PAYB0110', 'STEP040', 'CHECKPOINT TAKEN'], () => ['I', 'LDGB0200', 'STEP999', `END OF JOB, RETURN CODE 00${p2(r.pick([0, 0, 4]))}`],
  ], [() => ['S', 'LDGB0200', 'STEP010', 'FILE STATUS 35 ON LEDGER MASTER - RUN TERMINATED']]);
  let n = r.int(1000, 4000);
  while (L.more) {
    const [l, s, st, m] = d(), t = L.step(), q = parts(t); n += 1;
    const seq = String(n).padStart(7, '0');
    L.rec(`${s} ${q.y}${p3(doy(q))} ${p2(q.h)}${p2(q.mi)}${p2(q.s)}${p2(Math.floor(q.ms / 10))} ${l} ${seq} ${st.padEnd(8)} ${m}`, { time: cs(t), level: W[l], service: s, message: [m, `${st.padEnd(8)} ${m}`, `${seq} ${st.padEnd(8)} ${m}`] });
  }
}
// 5 key=value head, free text, braces
function kvMix(r, L) {
  const W = { I: 'info', W: 'warn', E: 'error', D: 'debug', F: 'fatal' };
  const d = bag(r, [
    () => ['I', 'checkout', 'basket converted to order', `basket=${r.int(100, 9999)} items=${r.int(1, 20)}`], () => ['W', 'checkout', 'voucher used twice, second use ignored', `voucher=${r.hex(6).toUpperCase()}`], () => ['E', 'checkout', 'payment capture failed: gateway said "do not honour"', `order=${r.int(1000, 9999)}`],
    () => ['D', 'catalog', 'facet cache rebuilt', `ms=${r.ms()}`], () => ['I', 'catalog', 'feed accepted', `feed=${r.pick(['nike', 'bosch'])} lines=${r.int(100, 9000)}`], () => ['E', 'catalog', 'image resize ran out of memory', `img=${r.hex(8)}.png`],
    () => ['W', 'search', 'query took longer than budget', `q="red ${r.pick(['shoes', 'drill'])}" ms=${r.int(800, 9000)}`], () => ['I', 'search', 'index swapped', ''], () => ['D', 'search', `analyzer picked: ${r.pick(['german', 'english', 'standard'])}`, ''],
  ], [() => ['F', 'search', 'index directory is not writable, giving up', ''], () => ['E', 'checkout', 'unhandled exception in request', '', netTrace(r)]]);
  while (L.more) {
    const [l, s, m, x, c] = d(), t = L.step(), q = parts(t), rid = r.chance(0.7) ? ` rid=${r.hex(6)}` : '';
    L.rec(`ts=${p2(q.d)}${q.mon}${q.y}T${hms(q)}.${p3(q.ms)}Z sev=${l} svc=${s}${rid} :: ${m}${x ? ` {${x}}` : ''}`, { time: t, level: W[l], service: s, message: [m, x ? `${m} {${x}}` : m, ...(rid ? [`${rid.trim()} :: ${m}${x ? ` {${x}}` : ''}`] : [])] }, c);
  }
}
// 6 JSON, nested with odd keys
function jsonNest(r, L) {
  const W = { T: 'trace', D: 'debug', I: 'info', W: 'warn', E: 'error', F: 'fatal' };
  const d = bag(r, [
    () => ['I', 'ledger', 'LGR-100', `posted ${r.int(2, 12)} entries to journal ${r.int(100, 999)}`], () => ['W', 'ledger', 'LGR-214', `rounding difference of 0.0${r.int(1, 9)} booked to account 9999`], () => ['E', 'ledger', 'LGR-500', `journal ${r.int(100, 999)} is locked by "${r.user()}"`],
    () => ['D', 'fx-rates', 'FX-011', `EUR/USD 1.${r.int(1000, 1999)} from cache`], () => ['I', 'fx-rates', 'FX-001', `downloaded ${r.int(20, 60)} rates`], () => ['W', 'fx-rates', 'FX-040', `rate for CHF is ${r.int(25, 90)} hours old`], () => ['T', 'fx-rates', 'FX-000', 'tick'],
    () => ['E', 'statement-printer', 'STP-404', `template st_${r.pick(['de', 'fr', 'it'])}.ftl not found`], () => ['I', 'statement-printer', 'STP-020', `${r.int(1, 90)} statements rendered in ${r.ms()} ms`], () => ['D', 'ledger', 'LGR-002', `lock acquired after ${r.int(0, 30)} ms`],
  ], [() => ['F', 'ledger', 'LGR-999', 'balance sheet does not balance, halting']]);
  while (L.more) {
    const [l, s, id, m] = d(), t = L.step();
    const o = { '@': { t, lv: l }, src: { app: s, pod: `${s}-${r.rs()}-${r.sfx()}`, ver: `2.${r.int(0, 9)}.${r.int(0, 30)}` }, ev: { id, txt: m } };
    if (r.chance(0.5)) o.x = { corr: r.hex(16), n: r.int(1, 99) };
    if (l === 'E' && r.chance(0.3)) o.ev.stk = javaTrace(r, 'ch.bank.' + s.split('-')[0]).join('\n');
    L.rec(JSON.stringify(o), { time: t, level: W[l], service: s, message: m });
  }
}
// 7 JSON with Spanish keys
function jsonEs(r, L) {
  const W = { DEPURACION: 'debug', INFO: 'info', AVISO: ['warn', 'info'], ERROR: 'error', CRITICO: ['fatal', 'error'], TRAZA: 'trace' };
  const d = bag(r, [
    () => ['INFO', 'pagos', `Pago ${r.int(1000, 9999)} autorizado`], () => ['AVISO', 'pagos', `Reintento ${r.int(1, 5)} contra la pasarela`], () => ['ERROR', 'pagos', `Tarjeta rechazada por el emisor: código ${r.int(10, 99)}`], () => ['DEPURACION', 'inventario', `Consulta resuelta en ${r.ms()} ms`], () => ['INFO', 'inventario', `Recibidas ${r.int(1, 900)} unidades en almacén ${r.pick(['Norte', 'Sur'])}`],
    () => ['AVISO', 'inventario', `Artículo ${r.int(100, 999)} sin ubicación`], () => ['ERROR', 'correo', `No se pudo enviar a ${r.mail()}: buzón lleno`], () => ['INFO', 'correo', `Campaña "otoño" encolada (${r.int(100, 9000)} destinatarios)`], () => ['TRAZA', 'correo', 'Bucle de sondeo'], () => ['DEPURACION', 'pagos', 'Firma verificada'],
  ], [() => ['CRITICO', 'inventario', 'Sin conexión con la base de datos'], () => ['ERROR', 'pagos', 'Excepción no controlada', 1]]);
  while (L.more) {
    const [l, s, m, tr] = d(), t = L.step(), q = parts(t);
    const o = { nivel: l, fecha: `${p2(q.d)}-${p2(q.mo)}-${q.y} ${hms(q)}.${p3(q.ms)}`, hilo: `hilo-${r.int(1, 9)}`, servicio: s, mensaje: m };
    if (tr) o.traza = javaTrace(r, 'es.tienda.' + s).join('\n');
    if (r.chance(0.3)) o.usuario = r.user();
    L.rec(JSON.stringify(o), { time: t, level: W[l], service: s, message: m });
  }
}
// 8 bracket soup
function brackets(r, L) {
  const W = { T: 'trace', D: 'debug', I: 'info', W: 'warn', E: 'error', F: 'fatal' };
  const d = bag(r, [
    () => ['I', 'edge-router', `route to ${r.dom()} added via ${r.ip()}`], () => ['W', 'edge-router', `upstream ${r.ip()} flapping, ${r.int(2, 9)} changes in 60s`], () => ['E', 'edge-router', `no healthy upstream for (${r.dom()})`], () => ['D', 'tls-term', `resumed session [${r.hex(8)}] for {${r.dom()}}`],
    () => ['I', 'tls-term', `certificate <${r.dom()}> reloaded`], () => ['W', 'tls-term', `certificate expires in ${r.int(1, 14)} days`], () => ['T', 'rate-limit', `bucket ${r.pub()} has ${r.int(0, 99)} tokens`], () => ['I', 'rate-limit', `blocked ${r.pub()} for 10m`], () => ['E', 'rate-limit', `redis: i/o timeout`],
    () => ['D', 'edge-router', `health probe ok in ${r.int(1, 90)}ms`],
  ], [() => ['F', 'edge-router', `cannot bind 0.0.0.0:443: address already in use`]]);
  while (L.more) {
    const [l, s, m] = d(), t = L.step(), q = parts(t), id = `(#${r.int(1000, 99999)}/shard=${r.int(0, 7)})`;
    L.rec(`[[${l}]] {${ymd(q)}|${hms(q)}.${p3(q.ms)}} <${s}> ${id} - ${m}`, { time: t, level: W[l], service: s, message: [m, `${id} - ${m}`] });
  }
}
// 9 kubectl logs --prefix: several workloads in one stream
function kubectl(r, L) {
  const pod = {}; for (const s of ['cart', 'pricing', 'mailer']) pod[s] = [0, 1].map(() => `${s}-${r.rs()}-${r.sfx()}`);
  const d = bag(r, [
    () => ['cart', 'INFO', `added sku ${r.int(1000, 9999)} to cart ${r.hex(6)}`], () => ['cart', 'WARN', `stock service answered 503, using cached stock`], () => ['cart', 'ERROR', `could not persist cart ${r.hex(6)}`], () => ['cart', 'DEBUG', `evicted ${r.int(1, 90)} carts`],
    () => ['pricing', 'info', `price list reloaded`], () => ['pricing', 'warn', `rule ${r.int(1, 90)} shadows rule ${r.int(1, 90)}`], () => ['pricing', 'error', `rpc to tax-svc failed`], () => ['pricing', 'debug', `matched ${r.int(1, 9)} rules`],
    () => ['mailer', 'INFO', `sent order confirmation to ${r.mail()}`], () => ['mailer', 'ERROR', `SMTP 451 temporary failure for ${r.mail()}`], () => ['mailer', 'WARNING', `queue length ${r.int(100, 9000)}`],
    () => ['redis', '*', `${r.int(1, 100)} changes in 300 seconds. Saving...`], () => ['redis', '*', 'Background saving terminated with success'], () => ['redis', '#', `WARNING Memory overcommit must be enabled!`], () => ['redis', '-', `Accepted ${r.ip()}:${r.port()}`],
  ], [() => ['cart', 'ERROR', 'Servlet.service() for servlet [dispatcherServlet] threw exception', 1]], 0.03);
  while (L.more) {
    const [s, l, m, tr] = d(), t = L.step(), q = parts(t);
    const pre = s === 'redis' ? '[pod/redis-0/redis] ' : `[pod/${r.pick(pod[s])}/${s === 'pricing' ? 'pricing' : 'app'}] `;
    if (s === 'cart') { const lg = r.pick(['c.a.cart.CartController', 'c.a.cart.CartStore']); L.rec(`${pre}${ymd(q)} ${hms(q)}.${p3(q.ms)} ${l.padStart(5)} 1 --- [nio-8080-exec-${r.int(1, 9)}] ${lg.padEnd(40)} : ${m}`, { time: t, level: l.toLowerCase(), service: s, message: m }, tr ? javaTrace(r, 'com.acme.cart').map((x) => pre + x) : []); }
    else if (s === 'pricing') L.rec(`${pre}${JSON.stringify({ level: l, ts: t / 1000, caller: `rules/engine.go:${r.int(10, 300)}`, msg: m, ...(l === 'error' ? { error: 'context deadline exceeded' } : {}) })}`, { time: t, level: l, service: s, message: m });
    else if (s === 'mailer') L.rec(`${pre}${ymd(q)} ${hms(q)},${p3(q.ms)} mailer.tasks ${l} ${m}`, { time: t, level: l === 'WARNING' ? 'warn' : l.toLowerCase(), service: s, message: [m] });
    else L.rec(`${pre}1:M ${p2(q.d)} ${q.mon} ${q.y} ${hms(q)}.${p3(q.ms)} ${l} ${m}`, { time: t, level: l === '#' ? 'warn' : l === '*' ? ['info', null] : ['debug', 'info', null], service: s, message: m.startsWith('WARNING') ? [m, m.slice(8)] : m });
  }
}
// 10 docker service logs of a swarm stack
function swarm(r, L) {
  const task = {}; const svc = { shop_api: 3, shop_db: 1, shop_proxy: 2, shop_worker: 2 };
  for (const s in svc) for (let i = 1; i <= svc[s]; i++) (task[s] ??= []).push(`${s}.${i}.${r.chars(12, 'abcdefghijklmnopqrstuvwxyz0123456789')}@node-${r.int(1, 4)}`);
  const d = bag(r, [
    () => ['shop_api', 'info', `GET /items/${r.int(1, 999)} 200 in ${r.ms()}ms`], () => ['shop_api', 'warn', `deprecated header X-Shop-Token from ${r.pub()}`], () => ['shop_api', 'error', `unhandled rejection: connect ECONNREFUSED ${r.ip()}:5432`], () => ['shop_api', 'debug', `jwt ok sub=${r.int(1, 999)}`],
    () => ['shop_db', 'LOG', `checkpoint complete: wrote ${r.int(10, 900)} buffers (${r.int(0, 4)}.${r.int(0, 9)}%)`], () => ['shop_db', 'ERROR', `duplicate key value violates unique constraint "users_email_key"`], () => ['shop_db', 'LOG', `duration: ${r.int(1000, 9000)}.${p3(r.int(0, 999))} ms  statement: SELECT * FROM items`], () => ['shop_db', 'WARNING', `there is no transaction in progress`],
    () => ['shop_proxy', 'ERR', `Router uses a nonexistent certificate resolver`], () => ['shop_proxy', 'INF', `Configuration loaded from flags.`], () => ['shop_proxy', 'WRN', `Health check failed.`], () => ['shop_worker', 'INF', `Job ${r.int(1, 999)} done in ${r.ms()} ms`], () => ['shop_worker', 'WRN', `Job ${r.int(1, 999)} retried`], () => ['shop_worker', 'DBG', 'Polling queue "mails"'],
  ], [() => ['shop_db', 'FATAL', `password authentication failed for user "${r.user()}"`], () => ['shop_worker', 'ERR', 'Job crashed', 1]]);
  while (L.more) {
    const [s, l, m, tr] = d(), t = L.step(), q = parts(t), pre = `${r.pick(task[s])}    | `, service = [s, s.slice(5)];
    if (s === 'shop_api') L.rec(`${pre}${new Date(t).toISOString()} ${l}: ${m}`, { time: t, level: l, service, message: m });
    else if (s === 'shop_db') L.rec(`${pre}${ymd(q)} ${hms(q)}.${p3(q.ms)} UTC [${r.int(20, 900)}] ${l}:  ${m}`, { time: t, level: { LOG: ['info', null], ERROR: 'error', FATAL: 'fatal', WARNING: 'warn' }[l], service, message: m });
    else if (s === 'shop_proxy') { const x = l === 'ERR' ? ` error="resolver not found" routerName=api@docker` : l === 'WRN' ? ` targetURL=http://${r.ip()}:8080` : ''; L.rec(`${pre}${ymd(q)}T${hms(q)}Z ${l} ${m}${x}`, { time: sec(t), level: { ERR: 'error', INF: 'info', WRN: 'warn' }[l], service, message: [m, m + x] }); }
    else L.rec(`${pre}[${ymd(q)} ${hms(q)}.${p3(q.ms)} +00:00 ${l}] ${m}`, { time: t, level: { INF: 'info', WRN: 'warn', DBG: 'debug', ERR: 'error' }[l], service, message: m }, tr ? netTrace(r).map((x) => pre + x) : []);
  }
}
// 11 one program, four layouts grown over the years
function fourIn1(r, L) {
  const A = bag(r, [() => ['W', 'decoder', `frame ${r.int(1, 9999)} blurred, score ${r.int(10, 49)}`], () => ['I', 'decoder', `code ${r.int(1000000, 9999999)} read`], () => ['E', 'belt', `encoder pulse missing for ${r.int(100, 900)} ms`], () => ['D', 'camera', `exposure set to ${r.int(100, 900)} us`], () => ['I', 'camera', 'calibrated']], [() => ['E', 'upload', 'batch upload failed', pyTrace(r)]], 0.06);
  const B = bag(r, [() => ['INFO', `parcel routed to chute ${r.int(1, 40)}`], () => ['ERROR', `sorter refused parcel: chute ${r.int(1, 40)} full`], () => ['WARNING', 'weight deviates from manifest'], () => ['DEBUG', 'lookup cached'], () => ['CRITICAL', 'emergency stop pressed']]);
  const W = { T: 'trace', D: 'debug', I: 'info', W: 'warn', E: 'error' };
  const D2 = bag(r, [() => `heartbeat ok seq=${r.int(1, 9999)}`, () => `queue depth ${r.int(0, 90)}`, () => `belt speed ${r.int(1, 2)}.${r.int(0, 9)} m/s`]);
  while (L.more) {
    const t = L.step(), q = parts(t), k = r.f();
    if (k < 0.4) { const [l, lg, m, c] = A(); L.rec(`${ymd(q)} ${hms(q)}.${p3(q.ms)} ${l} ${lg}: ${m}`, { time: t, level: W[l], service: [null, lg], message: [m, `${lg}: ${m}`] }, c); }
    else if (k < 0.65) { const [l, m] = B(); L.rec(JSON.stringify({ time: new Date(t).toISOString(), severity: l, message: m, parcel: { barcode: String(r.int(1000000, 9999999)), g: r.int(20, 30000) } }), { time: t, level: { INFO: 'info', ERROR: 'error', WARNING: 'warn', DEBUG: 'debug', CRITICAL: ['fatal', 'error'] }[l], service: null, message: m }); }
    else if (k < 0.85) { const code = r.weighted([[6, 201], [3, 200], [1, 404], [1, 500]]), req = `${r.pick(['POST /scan', 'GET /status', 'POST /label'])} HTTP/1.1`, dur = `0.${p3(r.int(1, 900))}`, n = r.int(10, 900), ip = r.ip(); const rest = `"${req}" ${code} ${n} ${dur}`; L.rec(`${ip} - - [${p2(q.d)}/${q.mon}/${q.y}:${hms(q)} +0000] ${rest}`, { time: sec(t), level: [null, code >= 500 ? 'error' : code >= 400 ? 'warn' : 'info', 'info'], service: null, message: [rest, req, `"${req}"`, `"${req}" ${code}`, `"${req}" ${code} ${n}`, `${req.replace(' HTTP/1.1', '')}`, `${ip} - - [${p2(q.d)}/${q.mon}/${q.y}:${hms(q)} +0000] ${rest}`] }); }
    else { const m = D2(); L.rec(`>> ${Math.floor(t / 1000)}.${p3(q.ms)} ${m}`, { time: t, level: [null, 'info'], service: null, message: m }); }
  }
}
// 12 Japanese
function japanese(r, L) {
  const W = { 情報: 'info', 警告: 'warn', エラー: 'error', デバッグ: 'debug', 致命的: 'fatal' };
  const d = bag(r, [
    () => ['情報', '在庫管理', `商品 ${r.int(1000, 9999)} を ${r.int(1, 90)} 個入庫しました`], () => ['警告', '在庫管理', `商品 ${r.int(1000, 9999)} の在庫が残り ${r.int(1, 5)} 個です`], () => ['エラー', '受注処理', `注文 ${r.int(10000, 99999)} の登録に失敗しました: タイムアウト`], () => ['デバッグ', '受注処理', `SQL 実行時間 ${r.ms()} ms`], () => ['情報', '受注処理', `注文 ${r.int(10000, 99999)} を受け付けました`],
    () => ['情報', '帳票出力', `請求書を ${r.int(1, 90)} 件出力しました`], () => ['エラー', '帳票出力', `テンプレートが見つかりません: seikyu_${r.int(1, 9)}.xml`], () => ['警告', '帳票出力', 'プリンタの用紙が不足しています'], () => ['デバッグ', '在庫管理', 'キャッシュを更新しました'],
  ], [() => ['致命的', '受注処理', 'データベースに接続できません。処理を終了します'], () => ['エラー', '受注処理', '予期しない例外が発生しました', javaTrace(r, 'jp.co.example.order')]]);
  while (L.more) {
    const [l, s, m, c] = d(), t = L.step(), q = parts(t);
    L.rec(`${q.y}年${p2(q.mo)}月${p2(q.d)}日 ${hms(q)}.${p3(q.ms)} 【${l}】［${s}］${m}`, { time: t, level: W[l], service: s, message: [m] }, c);
  }
}
// 13 the header stands at the end of the line
function trailer(r, L) {
  const W = { DBG: 'debug', INF: 'info', WRN: 'warn', ERR: 'error', FTL: 'fatal' };
  const d = bag(r, [
    () => ['INF', 'checkin-api', `passenger ${r.int(1, 300)} checked in for XY${r.int(100, 999)}`], () => ['WRN', 'checkin-api', `seat ${r.int(1, 30)}${r.pick(['A', 'C', 'F'])} already taken, reassigned`], () => ['ERR', 'bag-drop', `scale ${r.int(1, 9)} gives no reading`], () => ['DBG', 'bag-drop', `belt index ${r.int(1, 900)}`], () => ['INF', 'bag-drop', `bag tag 0220${r.int(100000, 999999)} printed`],
    () => ['INF', 'gate-display', `gate ${r.pick(['A', 'B'])}${r.int(1, 40)} shows BOARDING`], () => ['WRN', 'gate-display', 'display answered late'], () => ['ERR', 'checkin-api', `document service returned 500 for request /v2/docs/${r.hex(6)}`], () => ['DBG', 'checkin-api', 'session refreshed'],
  ], [() => ['FTL', 'bag-drop', 'PLC watchdog expired, stopping belts']]);
  while (L.more) {
    const [l, s, m] = d(), t = L.step(), q = parts(t);
    L.rec(`${m} ~~ {${s}|${l}|${ymd(q)} ${hms(q)}.${p3(q.ms)}|tid=${r.hex(4)}}`, { time: t, level: W[l], service: s, message: m });
  }
}
// 14 Russian, offset +03
function russian(r, L) {
  const W = { ОТЛАДКА: 'debug', ИНФО: 'info', ВНИМАНИЕ: 'warn', ОШИБКА: 'error', КРИТИЧНО: ['fatal', 'error'] };
  const d = bag(r, [
    () => ['ИНФО', 'обмен-склад', `Загружено документов: ${r.int(1, 900)}`], () => ['ВНИМАНИЕ', 'обмен-склад', `Остаток по номенклатуре ${r.int(1000, 9999)} отрицательный`], () => ['ОШИБКА', 'обмен-склад', `Не удалось подключиться к ${r.ip()}:1541`], () => ['ОТЛАДКА', 'касса', `Запрос к фискальному регистратору, команда 0x${r.hex(2)}`], () => ['ИНФО', 'касса', `Чек № ${r.int(1, 9999)} закрыт`],
    () => ['ОШИБКА', 'касса', 'Нет бумаги'], () => ['ВНИМАНИЕ', 'отчёты', `Отчёт строился ${r.int(30, 300)} с`], () => ['ИНФО', 'отчёты', `Отчёт отправлен на ${r.mail()}`], () => ['ОТЛАДКА', 'отчёты', 'Временная таблица удалена'],
  ], [() => ['КРИТИЧНО', 'касса', 'Фискальный накопитель переполнен'], () => ['ОШИБКА', 'отчёты', 'Необработанное исключение', netTrace(r)]]);
  while (L.more) {
    const [l, s, m, c] = d(), t = L.step(), q = parts(t, 180), th = `<поток ${r.int(1, 9)}>`;
    L.rec(`[${p2(q.d)}.${p2(q.mo)}.${q.y} ${hms(q)}.${p3(q.ms)} +03] ${l} (${s}) ${th} ${m}`, { time: t, level: W[l], service: s, message: [m, `${th} ${m}`] }, c);
  }
}
export default [['de-pipes', dePipes], ['fr-semicolon', frSemi], ['tab-jul-numbers', tabJul], ['fixed-batch', cobol], ['kv-mix', kvMix], ['json-nested', jsonNest], ['json-es', jsonEs], ['bracket-soup', brackets], ['kubectl-prefix', kubectl], ['swarm-merged', swarm], ['four-in-one', fourIn1], ['japanese', japanese], ['trailing-header', trailer], ['russian', russian]];
