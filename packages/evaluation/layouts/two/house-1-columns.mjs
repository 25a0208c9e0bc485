import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
import { draw } from './pool.mjs';
const noTrace = ['debug', 'info', 'warn', 'error', 'fatal'];
// core banking, pipes, date and time run together
const bank = { name: 'core-bank-pipes', start: '2026-02-27T22:58:00.000Z', gen(c) {
  const ch = { debug: 'D', info: 'I', warn: 'W', error: 'E', fatal: 'F' };
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c, noTrace);
    const base = c.pick(['PAYMENTS', 'LEDGER', 'CARDAUTH', 'SEPA-OUT']); const inst = `${base}-${pad(c.int(1, 4))}`;
    c.rec(`${p.y}${p.mo}${p.dd}|${p.H}${p.M}${p.S}${p.ms}|${ch[level]}|${inst}|TX${pad(c.int(1, 999999), 8)}|${c.pick(['', c.fill('{user}')])}|${msg}`, { time: t, level, service: [inst, base], message: msg });
  }
} };
// filling line controller, German, semicolons
const DE = {
  'STÖRUNG': ['error', ['Motorschutz M{int:1-9} ausgelöst [Klemme X{int:1-20}:{int:1-8}]', 'Kommunikation zu Teilnehmer {int:2-40} ausgefallen seit {clock} Uhr', 'Lichtgitter {int:1-4} unterbrochen, Achse steht', 'Fehler 0x{HEX:4} beim Lesen von Rezept {int:1-99}']],
  WARNUNG: ['warn', ['Füllstand Tank {int:1-6} unter {int:5-20} %', 'Zykluszeit {int:40-90} ms über Grenzwert', 'Temperatur Lager {int:1-9}: {int:70-95} °C (Info an Instandhaltung)', 'Puffer {word} fast voll']],
  MELDUNG: ['info', ['Auftrag {int:10000-99999} gestartet, Soll {int:100-9000} Stück', 'Betriebsart AUTO angewählt durch {user}', 'Charge {HEX:6} abgeschlossen um {clock}', 'Fehlerspeicher gelöscht, 0 Störungen', 'Rezept {int:1-99} geladen [error-free]']],
  DIAGNOSE: ['debug', ['DB{int:10-400}.DBW{int:0-90} = {int:0-32767}', 'Telegramm {int:1-900} quittiert nach {int:1-90} ms']],
};
const plc = { name: 'filling-line-german', start: '2026-10-02T04:30:00.000Z', gen(c) {
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const k = c.weigh([[2, 'STÖRUNG'], [2, 'WARNUNG'], [5, 'MELDUNG'], [1.5, 'DIAGNOSE']]);
    const msg = c.fill(c.deal(DE[k][1])); const src = c.pick(['Förderer', 'Füller', 'Etikettierer', 'Palettierer']); const sps = c.pick(['SPS-L3', 'SPS-L4']);
    c.rec(`${p.dd}.${p.mo}.${p.y} ${p.H}:${p.M}:${p.S},${p.ms};${k};${sps}/${src};${c.pick(['F', 'B', 'S'])}${pad(c.int(1, 900), 4)};${msg}`, { time: t, level: DE[k][0], service: [`${sps}/${src}`, src, sps], message: msg });
  }
} };
// fixed columns, US date, twelve-hour clock, page headers
const fixed = { name: 'warehouse-fixed-columns', start: '2026-09-15T11:40:00.000Z', gen(c) {
  const nm = { trace: 'TRC', debug: 'DBG', info: 'INF', warn: 'WRN', error: 'ERR', fatal: 'FTL' }; let n = 0;
  c.raw('SEQ     DATE     TIME        MODULE        LVL  TEXT', '------  -------- ----------- ------------- ---  ----------------------------------------');
  while (c.more()) {
    const t = c.tick(900, 200000); const p = parts(t); const { level, msg } = draw(c); const m = c.pick(['PICKING', 'PUTAWAY', 'RF-GATEWAY', 'LABELPRINT', 'CYCLECOUNT']);
    c.rec(`${pad(++n, 6)}  ${p.mo}/${p.dd}/${p.yy} ${pad(p.h12)}:${p.M}:${p.S} ${p.ap} ${sp(m, 13)} ${nm[level]}  ${msg}`, { time: sec(t), level, service: m, message: msg });
  }
} };
// tab columns, epoch milliseconds, syslog style number in angle brackets
const tabs = { name: 'auth-gateway-epoch-tabs', start: '2026-04-30T23:30:00.000Z', gen(c) {
  const pr = { trace: 7, debug: 7, info: 6, warn: 4, error: 3, fatal: 2 };
  const lv = { 7: ['debug', 'trace'], 6: 'info', 4: 'warn', 3: 'error', 2: ['fatal', 'error'] };
  while (c.more()) {
    const t = c.tick(); const { level, msg } = draw(c); const base = c.pick(['auth-gateway', 'token-mint', 'session-store']); const inst = `${base}.${c.int(0, 5)}`;
    c.rec(`<${pr[level]}>\t${t}\t${inst}\treq=${c.hex(12)}\t${msg}`, { time: t, level: lv[pr[level]], service: [inst, base], message: [msg] });
  }
} };
// CSV with header; quotes where needed; local offset in a column of its own name
const csv = { name: 'tms-csv-header', start: '2026-07-20T14:10:00.000Z', gen(c) {
  const q = (s) => /[",;]/.test(s) ? `"${s.replace(/"/g, '""')}"` : s;
  c.raw('id,logged_at,host,importance,subsystem,actor,what_happened,duration_ms');
  const nm = { debug: 'Debug', info: 'Information', warn: 'Warning', error: 'Error', fatal: 'Critical' }; let n = c.int(10000, 90000);
  while (c.more()) {
    const t = c.tick(); const p = parts(t, 330); const { level, msg } = draw(c, noTrace); const s = c.pick(['RoutePlanner', 'FleetTracker', 'Billing.Export', 'DriverApp API']);
    c.rec([++n, `${p.y}-${p.mo}-${p.dd} ${p.H}:${p.M}:${p.S}.${p.ms} +05:30`, c.fill('{host}'), nm[level], s, c.pick(['', c.fill('{user}'), 'system']), q(msg), c.chance(0.7) ? c.int(1, 4000) : ''].join(','), { time: t, level: level === 'fatal' ? ['fatal', 'error'] : level, service: s, message: msg });
  }
} };
export default [bank, plc, fixed, tabs, csv];
