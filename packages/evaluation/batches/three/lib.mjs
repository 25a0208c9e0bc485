// Shared: time formats, common line makers, the case wrapper that proves the truth's sentences.
import { Case, random } from '../case.mjs'
export { random }
export const S = 1000, M = 60000, H = 3600000
export const p = (n, w = 2) => String(n).padStart(w, '0')
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const d = (t, off = 0) => new Date(Math.floor(t) + off * H)
const zone = (off, colon) => (off < 0 ? '-' : '+') + p(Math.abs(off)) + (colon ? ':' : '') + '00'
export const F = {
  iso: (t) => d(t).toISOString(),
  isos: (t) => d(t).toISOString().slice(0, 19) + 'Z',
  isous: (t, frac) => d(t).toISOString().slice(0, 23) + p(frac ?? (Math.floor(t * 1000) % 1000), 3) + 'Z',
  off: (t, o) => d(t, o).toISOString().slice(0, 23) + zone(o, true),
  offs: (t, o) => d(t, o).toISOString().slice(0, 19) + zone(o, true),
  sp: (t, o = 0) => d(t, o).toISOString().slice(0, 19).replace('T', ' '),
  spc: (t, o = 0) => d(t, o).toISOString().slice(0, 23).replace('T', ' ').replace('.', ','),
  spm: (t, o = 0) => d(t, o).toISOString().slice(0, 23).replace('T', ' '),
  sl: (t, o = 0) => d(t, o).toISOString().slice(0, 19).replace('T', ' ').replace(/-/g, '/'),
  sys: (t, o = 0) => { const x = d(t, o); return `${MON[x.getUTCMonth()]} ${String(x.getUTCDate()).padStart(2, ' ')} ${x.toISOString().slice(11, 19)}` },
  clf: (t, o = 0) => { const x = d(t, o); return `${p(x.getUTCDate())}/${MON[x.getUTCMonth()]}/${x.getUTCFullYear()}:${x.toISOString().slice(11, 19)} ${zone(o)}` },
  hap: (t, o = 0) => { const x = d(t, o); return `${p(x.getUTCDate())}/${MON[x.getUTCMonth()]}/${x.getUTCFullYear()}:${x.toISOString().slice(11, 23)}` },
  apache: (t, o = 0) => { const x = d(t, o); return `${DAY[x.getUTCDay()]} ${MON[x.getUTCMonth()]} ${p(x.getUTCDate())} ${x.toISOString().slice(11, 23)}${p(Math.floor(t * 7) % 1000, 3)} ${x.getUTCFullYear()}` },
  fpm: (t, o = 0) => { const x = d(t, o); return `${p(x.getUTCDate())}-${MON[x.getUTCMonth()]}-${x.getUTCFullYear()} ${x.toISOString().slice(11, 19)}` },
  redis: (t) => { const x = d(t); return `${p(x.getUTCDate())} ${MON[x.getUTCMonth()]} ${x.getUTCFullYear()} ${x.toISOString().slice(11, 23)}` },
  de: (t, o = 0) => { const x = d(t, o); return `${p(x.getUTCDate())}.${p(x.getUTCMonth() + 1)}.${x.getUTCFullYear()} ${x.toISOString().slice(11, 19)}` },
  hms: (t, o = 0) => d(t, o).toISOString().slice(11, 19),
  epoch: (t) => (Math.floor(t) / 1000).toFixed(3),
}
export const SYN = {
  full: "exhaust|used up|ran out|run(ning)? out|out of|no (more )?(free|space|room|left)|none (free|left)|full|limit|saturat|maxed|reach|exceed|too many|too much|too high|too little|deplet|fill|hit (its|the)|ceiling|starv|not enough|insufficient|low on|busy|at (its )?max|overflow|over the|critical",
  slow: "slow|laten|delay|time[sd]?[ -]?out|timeout|hang|hung|stuck|unresponsive|not (respond|answer)|no (respon|answer)|stall|took|takes|taking|long|degrad|seconds|\\bs per|lag|sluggish|unreachable|freez|froze",
  leak: "leak|not (being )?(clos|releas|return|stopp|free|clean)|never (being )?(clos|releas|return|stopp|exit|end|free)|pil(e|es|ing) up|grow|accumul|unbounded|climb|hold(s|ing)? on|keeps? ris|increas|build(s|ing)? up|not given back|kept",
  gone: "miss|does(n't| not) exist|not exist|no such|never (ran|applied|migrat|created)|not (run|applied|migrat|created|there)|without|unapplied|undefined|forgot|absent|lack|skipp",
  expired: "expir|out[- ]of[- ]date|laps|no longer valid|not valid|invalid|revok|rejected|too old|ran out",
}
export const PUB = ['81.169.', '93.184.', '185.22.', '77.12.', '46.5.', '2.203.', '91.64.', '212.95.', '109.43.', '84.118.']
export const ip = (R) => R.pick(PUB) + R.int(1, 254) + '.' + R.int(1, 254)
export const UAS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36',
]
export const SCAN = ['/.env', '/wp-login.php', '/.git/config', '/phpmyadmin/index.php', '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', '/actuator/health', '/cgi-bin/luci/;stok=/locale', '/boaform/admin/formLogin', '/xmlrpc.php?rsd', '/owa/auth/logon.aspx', '/solr/admin/info/system?wt=json', '/HNAP1']
/** nginx/Apache combined. */
export const comb = (R, t, { st = 200, m = 'GET', path = '/', by, ua, ref = '-', off = 0, from, tail = '' } = {}) =>
  `${from ?? ip(R)} - - [${F.clf(t, off)}] "${m} ${path} HTTP/${R.pick(['1.1', '2.0', '2.0'])}" ${st} ${by ?? R.int(300, 48000)} "${ref}" "${ua ?? R.pick(UAS)}"${tail}`
export const scan = (R, t, o = {}) => comb(R, t, { st: 404, path: R.pick(SCAN), by: R.int(146, 562), ua: R.pick(['Mozilla/5.0 zgrab/0.x', 'python-requests/2.31.0', 'Go-http-client/1.1', 'curl/7.81.0', '-']), from: `${R.int(20, 220)}.${R.int(1, 250)}.${R.int(1, 250)}.${R.int(1, 250)}`, ...o })
export const lg = (R, base, spread = 1) => Math.max(1, Math.round(base * Math.exp((R.next() + R.next() + R.next() - 1.5) * spread)))
export const alnum = (R, n) => Array.from({ length: n }, () => R.pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join('')
export const uuid = (R) => `${R.hex(8)}-${R.hex(4)}-4${R.hex(3)}-${R.pick(['8', '9', 'a', 'b'])}${R.hex(3)}-${R.hex(12)}`
export const start = (R) => Date.UTC(R.pick([2024, 2025]), R.int(0, 11), R.int(1, 27), R.int(0, 20), R.int(0, 59), R.int(0, 59), R.int(0, 999))

export function prove(name, id, cause, right, wrong) {
  const passes = (s) => cause.allOf.every((g) => g.some((r) => new RegExp(r, 'i').test(s))) && !(cause.mustNot ?? []).some((r) => new RegExp(r, 'i').test(s))
  for (const s of right) if (!passes(s)) throw new Error(`${name}/${id}: right sentence fails: ${s}`)
  for (const s of wrong) if (passes(s)) throw new Error(`${name}/${id}: wrong sentence passes: ${s}`)
  if (right.length < 3 || wrong.length < 2) throw new Error(`${name}/${id}: too few sentences`)
}
export class K extends Case {
  constructor(R, name, level, notes) { super(name, { kind: level === 'clean' ? 'clean' : 'incident', notes: `[${level}] ${notes}` }); this.R = R; this.level = level; this.n = 0; this.ids = 0 }
  inc(id, { allOf, mustNot = [], right, wrong, ...truth }) { prove(this.name, id, { allOf, mustNot }, right, wrong); this.ids++; return this.incident(id, { cause: { allOf, mustNot }, ...truth }) }
  l(file, t, text, marks) { this.n += text.split('\n').length; return this.line('logs/' + file, t, text, marks) }
  /** Poisson flow of lines; fn(t, i) gives a string, [string, marks], null or a list of [dt, string, marks?]. */
  flow(file, from, to, mean, fn) {
    let i = 0
    for (let t = from + this.R.gap(mean); t < to; t += this.R.gap(mean)) this.#put(file, t, fn(Math.floor(t), i++))
    return this
  }
  every(file, from, to, step, fn, jitter = 40) {
    let i = 0
    for (let t = from; t < to; t += step) { const x = t + this.R.int(0, jitter); this.#put(file, x, fn(x, i++)) }
    return this
  }
  #put(file, t, out) {
    if (out == null) return
    if (typeof out === 'string') return this.l(file, t, out)
    if (typeof out[0] === 'string') return this.l(file, t, out[0], out[1])
    for (const [dt, text, marks] of out) this.l(file, t + dt, text, marks)
  }
}
