import { parts, sp, lsp, pad, sec, oneOf } from './lib.mjs';
import { draw } from './pool.mjs';
const noTrace = ['debug', 'info', 'warn', 'error', 'fatal'];
const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
// JSON, odd keys, numbers as levels (bunyan steps), nested context that carries decoys
const oddjson = { name: 'cart-json-odd-keys', start: '2026-06-06T06:06:00.000Z', gen(c) {
  const n = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
  while (c.more()) {
    const t = c.tick(); const p = parts(t); const { level, msg } = draw(c); const who = c.pick(['cart-svc', 'coupon-svc', 'wishlist-svc']);
    const o = { _v: 3, sev: n[level], who, when: `${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}Z`, txt: msg, ctx: { tenant: c.pick(['nl', 'de', 'fr']), flow: c.hex(8), started: t - c.int(10, 9000), status: c.pick(['ok', 'error']) } };
    if (level === 'error' && c.chance(0.5)) o.boom = { kind: 'TimeoutError', trail: ['cart.js:88', 'pool.js:14'], level: 'info' };
    c.rec(JSON.stringify(o), { time: t, level, service: who, message: msg });
  }
} };
// key=value with odd keys, message last and bare or quoted in the middle
const kv = { name: 'ticketing-key-value', start: '2026-08-08T17:20:00.000Z', gen(c) {
  const L = { trace: 'trc', debug: 'dbg', info: 'inf', warn: 'wrn', error: 'err', fatal: 'ftl' };
  while (c.more()) {
    const t = c.tick(); const p = parts(t, 180); const { level, msg } = draw(c); const app = c.pick(['seatmap', 'boxoffice', 'gate-scan', 'refunds']);
    const stamp = `${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}+0300`;
    const inst = `${app}@${c.int(1, 6)}`; const raw = msg.replace(/\\/g, '\\\\').replace(/"/g, '\\"');
    c.rec(`prio=${L[level]} unit=${inst} on=${stamp} rq=${c.hex(6)} said="${raw}" spent=${c.int(1, 900)}ms result=${c.pick(['ok', 'error', 'info'])}`, { time: t, level, service: [inst, app], message: [msg, raw] });
  }
} };
// XML elements, one a line or with a detail below
const xml = { name: 'toll-gate-xml', start: '2026-05-25T05:05:00.000Z', gen(c) {
  const L = { trace: 'Trace', debug: 'Debug', info: 'Info', warn: 'Warn', error: 'Error', fatal: 'Fatal' };
  c.raw('<?xml version="1.0" encoding="UTF-8"?>', '<journal site="A7-North">');
  while (c.more()) {
    const t = c.tick(); const p = parts(t, 120); const { level, msg } = draw(c); const s = c.pick(['LaneController', 'PlateReader', 'BarrierDrive', 'TariffCache']);
    const head = `  <entry no="${c.int(1, 99999)}" at="${p.y}-${p.mo}-${p.dd}T${p.H}:${p.M}:${p.S}.${p.ms}+02:00" grade="${L[level]}" from="${s}"><text>${esc(msg)}</text>`;
    if (level === 'error' && c.chance(0.6)) c.rec([head, '    <detail>', `      <![CDATA[info: last plate read at ${p.H}:${p.M}, code ${c.int(1, 99)}]]>`, '    </detail>', '  </entry>'], { time: t, level, service: s, message: msg });
    else c.rec(head + '</entry>', { time: t, level, service: s, message: msg });
  }
} };
export default [oddjson, kv, xml];
