// Shared helpers: seeded random numbers, templates, dates, record collection.
export function rng(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return next;
}
export function hashText(s) {
  let h = 2166136261;
  for (const ch of s) h = Math.imul(h ^ ch.codePointAt(0), 16777619);
  return h >>> 0;
}
export const pad = (n, w = 2) => String(n).padStart(w, '0');
export const sp = (s, w) => String(s).padEnd(w, ' ');
export const lsp = (s, w) => String(s).padStart(w, ' ');
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// parts of a time at an offset in minutes
export function parts(ms, off = 0) {
  const d = new Date(ms + off * 60000);
  const y = d.getUTCFullYear();
  return {
    y, yy: pad(y % 100), mo: pad(d.getUTCMonth() + 1), mon: MON[d.getUTCMonth()], m: d.getUTCMonth() + 1,
    d: d.getUTCDate(), dd: pad(d.getUTCDate()), H: pad(d.getUTCHours()), h: d.getUTCHours(), M: pad(d.getUTCMinutes()),
    S: pad(d.getUTCSeconds()), ms: pad(d.getUTCMilliseconds(), 3), day: DAY[d.getUTCDay()], wd: d.getUTCDay(),
    h12: d.getUTCHours() % 12 || 12, ap: d.getUTCHours() < 12 ? 'AM' : 'PM',
    doy: pad(Math.floor((Date.UTC(y, d.getUTCMonth(), d.getUTCDate()) - Date.UTC(y, 0, 1)) / 86400000) + 1, 3),
  };
}
export const sec = (ms) => Math.floor(ms / 1000) * 1000;

const USERS = ['anna.berg', 'jsmith', 'm.okafor', 'svc_backup', 'root', 'deploy', 'kpatel', 'lena', 'wei.zhang', 'operator2', 'admin', 'tkowalski'];
const HOSTS = ['db-prod-02', 'app-eu-west-11', 'nas01', 'edge7', 'core-sw-1', 'web03', 'vault-a', 'build-agent-14', 'mx2', 'cache-04.int'];
const FILES = ['/var/lib/data/segment-00041.idx', '/etc/app/config.yaml', '/srv/export/orders_2025.csv', '/tmp/upload-8841.part', '/opt/app/lib/core.jar', 'C:\\ProgramData\\Agent\\state.db', '/mnt/nas/backup/full.tar.zst', '/home/deploy/.ssh/known_hosts'];
const PATHS = ['/api/v2/orders', '/health', '/login', '/api/v1/users/991/avatar', '/static/app.js', '/graphql', '/admin/error', '/api/info?level=debug', '/checkout/[id]', '/metrics'];
const WORDS = ['invoice', 'order', 'session', 'ledger', 'snapshot', 'replica', 'ticket', 'catalog', 'shipment', 'profile', 'playlist', 'reading'];

export class Ctx {
  constructor(seed, name, start) {
    this.next = rng((seed * 2654435761) ^ hashText(name));
    this.t = start;
    this.name = name;
    this.lines = [];
    this.expected = [];
    this.recs = [];
    this.target = 125 + Math.floor(this.next() * 100);
  }
  more() { return this.lines.length < this.target; }
  int(a, b) { return a + Math.floor(this.next() * (b - a + 1)); }
  chance(p) { return this.next() < p; }
  pick(list) { return list[Math.floor(this.next() * list.length)]; }
  // pick by weight: [[weight, value], ...]
  weigh(list) {
    let total = 0; for (const [w] of list) total += w;
    let x = this.next() * total;
    for (const [w, v] of list) { x -= w; if (x < 0) return v; }
    return list[list.length - 1][1];
  }
  // never the same template twice in a row
  deal(list) {
    let v = this.pick(list);
    if (list.length > 1) while (v === this.last) v = this.pick(list);
    this.last = v;
    return v;
  }
  hex(n) { let s = ''; while (s.length < n) s += Math.floor(this.next() * 16).toString(16); return s; }
  alnum(n, set = 'bcdfghjklmnpqrstvwxz2456789') { let s = ''; while (s.length < n) s += set[Math.floor(this.next() * set.length)]; return s; }
  uuid() { return `${this.hex(8)}-${this.hex(4)}-4${this.hex(3)}-a${this.hex(3)}-${this.hex(12)}`; }
  ip() { return `${this.pick([10, 172, 192, 203, 85, 45])}.${this.int(0, 254)}.${this.int(0, 254)}.${this.int(1, 254)}`; }
  tick(a = 20, b = 9000) { this.t += this.int(a, b); return this.t; }
  micro() { return pad(this.int(0, 499), 3); } // below half, so cutting and rounding agree
  // {int:1-9} {hex:8} {ip} {user} {a|b|c} ...
  fill(tpl) {
    return tpl.replace(/\{([^{}]+)\}/g, (all, k) => {
      let m;
      if ((m = /^int:(\d+)-(\d+)$/.exec(k))) return String(this.int(+m[1], +m[2]));
      if ((m = /^hex:(\d+)$/.exec(k))) return this.hex(+m[1]);
      if ((m = /^HEX:(\d+)$/.exec(k))) return this.hex(+m[1]).toUpperCase();
      if ((m = /^an:(\d+)$/.exec(k))) return this.alnum(+m[1]);
      switch (k) {
        case 'ip': return this.ip();
        case 'port': return String(this.int(1025, 65000));
        case 'user': return this.pick(USERS);
        case 'host': return this.pick(HOSTS);
        case 'file': return this.pick(FILES);
        case 'path': return this.pick(PATHS);
        case 'word': return this.pick(WORDS);
        case 'uuid': return this.uuid();
        case 'ms': return String(this.int(1, 4800));
        case 'clock': return `${pad(this.int(0, 23))}:${pad(this.int(0, 59))}:${pad(this.int(0, 59))}`;
        case 'date': return `2025-${pad(this.int(1, 12))}-${pad(this.int(1, 28))}`;
        case 'dec': return (this.int(1, 9999) / 100).toFixed(2);
        default: if (k.includes('|')) return this.pick(k.split('|')); return all;
      }
    });
  }
  // a record: lines (string or list), its fields
  rec(lines, { time = null, level = null, service = null, message }) {
    const list = Array.isArray(lines) ? lines : [lines];
    for (const l of list) if (/[\r\n]/.test(l)) throw new Error('line break inside a line: ' + l);
    const n = this.lines.length + 1;
    this.lines.push(...list);
    this.expected.push({ line: n, time: time === null ? null : new Date(time).toISOString(), level: tidy(level), service: tidy(service), message: tidy(message) });
    this.recs.push(list.length);
  }
  // lines that are no record of their own (banner, column header)
  raw(...list) { this.lines.push(...list); }
}
export const oneOf = (...a) => { const u = [...new Set(a)]; return u.length === 1 ? u[0] : u; };
function tidy(v) { if (!Array.isArray(v)) return v; const u = [...new Set(v)]; return u.length === 1 ? u[0] : u; }
