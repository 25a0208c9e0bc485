// seeded randomness, clocks, common text makers
export function makeRng(seed) {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) { h = Math.imul(h ^ seed.charCodeAt(i), 3432918353); h = (h << 13) | (h >>> 19); }
  let a = h >>> 0;
  const next = () => { a = (a + 0x6D2B79F5) | 0; let t = Math.imul(a ^ (a >>> 15), 1 | a); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
  for (let i = 0; i < 10; i++) next();
  const r = {
    f: next,
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    pick: (arr) => arr[Math.floor(next() * arr.length)],
    chance: (p) => next() < p,
    hex: (n) => { let s = ''; while (s.length < n) s += '0123456789abcdef'[Math.floor(next() * 16)]; return s; },
    chars: (n, set) => { let s = ''; while (s.length < n) s += set[Math.floor(next() * set.length)]; return s; },
    weighted: (pairs) => { let tot = 0; for (const [w] of pairs) tot += w; let x = next() * tot; for (const [w, v] of pairs) { x -= w; if (x < 0) return v; } return pairs[pairs.length - 1][1]; },
  };
  r.uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick(['8', '9', 'a', 'b'])}${r.hex(3)}-${r.hex(12)}`;
  r.ip = () => r.pick([`10.${r.int(0, 60)}.${r.int(0, 254)}.${r.int(1, 254)}`, `192.168.${r.int(0, 40)}.${r.int(1, 254)}`, `172.${r.int(16, 31)}.${r.int(0, 254)}.${r.int(1, 254)}`]);
  r.pub = () => `${r.pick([45, 81, 93, 185, 203, 212])}.${r.int(1, 250)}.${r.int(0, 254)}.${r.int(1, 254)}`;
  r.port = () => r.int(20000, 64000);
  r.rs = () => r.chars(r.pick([8, 9, 10]), '456789bcdf');           // replica-set hash
  r.sfx = () => r.chars(5, 'bcdfghjklmnpqrstvwxz2456789');
  r.user = () => r.pick(['alice', 'b.keller', 'm.rossi', 'jdupont', 'ops', 'svc-import', 'karin.n', 'root', 'deploy', 'x.chen']);
  r.mail = () => `${r.pick(['anna', 'j.smith', 'billing', 'noreply', 'piotr.w', 'info', 'h.meyer'])}@${r.pick(['example.com', 'example.org', 'mail.example.net', 'acme.example'])}`;
  r.dom = () => r.pick(['www.example.com', 'api.acme.example', 'cdn7.example.net', 'mail.example.org', 'login.corp.example', '_ldap._tcp.corp.example', 'ntp.example.net']);
  r.ms = () => r.pick([r.int(1, 20), r.int(20, 400), r.int(400, 9000)]);
  return r;
}
export const p2 = (n) => String(n).padStart(2, '0');
export const p3 = (n) => String(n).padStart(3, '0');
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const iso = (t) => new Date(t).toISOString();
export const sec = (t) => Math.floor(t / 1000) * 1000;
// parts of a time, shifted by an offset in minutes
export function parts(t, off = 0) {
  const d = new Date(t + off * 60000);
  return { y: d.getUTCFullYear(), mo: d.getUTCMonth() + 1, d: d.getUTCDate(), h: d.getUTCHours(), mi: d.getUTCMinutes(), s: d.getUTCSeconds(), ms: d.getUTCMilliseconds(), mon: MON[d.getUTCMonth()], day: DAY[d.getUTCDay()] };
}
export const ymd = (q, sep = '-') => `${q.y}${sep}${p2(q.mo)}${sep}${p2(q.d)}`;
export const hms = (q) => `${p2(q.h)}:${p2(q.mi)}:${p2(q.s)}`;
export const offs = (off, colon = true) => `${off < 0 ? '-' : '+'}${p2(Math.floor(Math.abs(off) / 60))}${colon ? ':' : ''}${p2(Math.abs(off) % 60)}`;
// microsecond tail: three digits below 500, so that cutting and rounding agree
export const us3 = (r) => p3(r.int(0, 499));

export class Log {
  constructor(r) {
    this.r = r; this.lines = []; this.recs = [];
    this.goal = r.int(100, 145);
    // a working day in 2024..2026, day of month 13..27 (month and day can not be swapped)
    this.t = Date.UTC(r.int(2024, 2026), r.int(0, 9), r.int(13, 27), r.int(5, 19), r.int(0, 59), r.int(0, 59), r.int(0, 999));
  }
  get more() { return this.lines.length < this.goal; }
  step(lo = 3, hi = 9000) { const r = this.r; this.t += r.chance(0.3) ? r.int(lo, lo + 60) : r.int(lo, hi); return this.t; }
  // text: first line; cont: further lines; what: {time, level, service, message}
  rec(text, what, cont = []) {
    const line = this.lines.length + 1;
    this.lines.push(text, ...cont);
    const time = what.time === null || what.time === undefined ? null : Array.isArray(what.time) ? what.time.map((x) => (x === null ? null : iso(x))) : iso(what.time);
    const one = (x) => { if (!Array.isArray(x)) return x === undefined ? null : x; const u = [...new Set(x)]; return u.length === 1 ? u[0] : u; };
    this.recs.push({ line, time: one(time), level: one(what.level), service: one(what.service), message: one(what.message) });
  }
}
// a bag that deals every template once before it repeats; the fatal ones come seldom
export function dealer(r, list) {
  let bag = [];
  const draw = () => { if (!bag.length) { bag = list.slice(); for (let i = bag.length - 1; i > 0; i--) { const j = r.int(0, i); [bag[i], bag[j]] = [bag[j], bag[i]]; } } return bag.pop()(); };
  const fatal = (v) => v.some((x) => typeof x === 'string' && /^(FATAL|F|FTL|crit|critical|CRIT|EMERGENCY|Panic|fatal|ALERT|KRITISCH|CRITICAL|CRITIQUE|C)$/.test(x));
  return () => { let v = draw(); for (let k = 0; k < 3 && fatal(v) && r.chance(0.75); k++) v = draw(); return () => v; };
}
export function javaTrace(r, pkg = 'com.acme.orders') {
  const out = [r.pick(['java.net.SocketTimeoutException: Read timed out', 'java.lang.IllegalStateException: Cannot call sendError() after the response has been committed', 'java.sql.SQLTransientConnectionException: HikariPool-1 - Connection is not available, request timed out after 30000ms.', 'java.lang.NullPointerException: Cannot invoke "String.length()" because "id" is null'])];
  for (let i = r.int(2, 5); i > 0; i--) out.push(`\tat ${pkg}.${r.pick(['Client', 'Repository', 'Handler', 'Worker'])}.${r.pick(['call', 'load', 'handle', 'run', 'lambda$0'])}(${r.pick(['Client', 'Repository', 'Handler'])}.java:${r.int(20, 700)})`);
  if (r.chance(0.5)) { out.push(`Caused by: java.io.IOException: ${r.pick(['Connection reset by peer', 'Broken pipe', 'Stream closed'])}`, `\tat java.base/sun.nio.ch.SocketDispatcher.read0(Native Method)`, `\t... ${r.int(8, 40)} more`); }
  return out;
}
export function pyTrace(r) {
  const out = ['Traceback (most recent call last):'];
  for (let i = r.int(1, 3); i > 0; i--) out.push(`  File "/srv/app/${r.pick(['jobs', 'core', 'api'])}/${r.pick(['loader', 'tasks', 'views'])}.py", line ${r.int(12, 480)}, in ${r.pick(['run', 'load_batch', 'handle'])}`, `    ${r.pick(['row = next(reader)', 'return self.client.post(url, json=body)', 'value = float(cell)'])}`);
  out.push(r.pick(["ValueError: could not convert string to float: 'n/a'", 'requests.exceptions.ReadTimeout: HTTPConnectionPool(host=\'erp\', port=8080): Read timed out. (read timeout=10)', "KeyError: 'customer_id'"]));
  return out;
}
export function netTrace(r) {
  const out = [r.pick(['System.TimeoutException: The operation has timed out.', 'System.InvalidOperationException: Sequence contains no elements', 'Npgsql.NpgsqlException (0x80004005): Exception while reading from stream'])];
  for (let i = r.int(2, 4); i > 0; i--) out.push(`   at Acme.${r.pick(['Billing', 'Orders', 'Shared'])}.${r.pick(['Service', 'Store', 'Client'])}.${r.pick(['ExecuteAsync', 'GetAsync', 'Flush'])}(${r.pick(['CancellationToken ct', 'Guid id', ''])}) in /src/${r.pick(['Service', 'Store', 'Client'])}.cs:line ${r.int(10, 400)}`);
  return out;
}
export function goTrace(r) {
  const out = [`goroutine ${r.int(1, 900)} [running]:`];
  for (let i = r.int(1, 3); i > 0; i--) out.push(`main.(*${r.pick(['Server', 'Pool', 'Worker'])}).${r.pick(['serve', 'run', 'drain'])}(0xc000${r.hex(6)})`, `\t/src/${r.pick(['server', 'pool', 'worker'])}.go:${r.int(20, 400)} +0x${r.hex(3)}`);
  return out;
}
// deals every common template once before one repeats; a rare one with probability p instead
export function bag(r, common, rare = [], p = 0.03) {
  let b = [];
  return () => {
    if (rare.length && r.chance(p)) return r.pick(rare)();
    if (!b.length) { b = common.slice(); for (let i = b.length - 1; i > 0; i--) { const j = r.int(0, i); [b[i], b[j]] = [b[j], b[i]]; } }
    return b.pop()();
  };
}
export const doy = (q) => Math.floor((Date.UTC(q.y, q.mo - 1, q.d) - Date.UTC(q.y, 0, 0)) / 86400000);
export const cs = (t) => Math.floor(t / 10) * 10;
