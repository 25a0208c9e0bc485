import { random, Case as Base } from '../case.mjs'
export const S = 1000, M = 60000, H = 3600000, D = 86400000
const p2 = (n) => String(n).padStart(2, '0'), p3 = (n) => String(n).padStart(3, '0')
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const pad = (n, w, c = '0') => String(n).padStart(w, c)
/** Everything by case: the seeded numbers and helpers on them. */
export function kit(seed, name) {
  const r = random(seed + '/' + name)
  for (let i = 0; i < 7; i++) r.next()
  const day = () => Date.UTC(r.pick([2024, 2025]), r.int(0, 8), r.int(1, 28)) + r.int(0, 59999)
  const us = () => pad(r.int(0, 999), 3)
  const chance = (p) => r.next() < p
  const shuffle = (a) => { a = [...a]; for (let i = a.length - 1; i > 0; i--) { const j = r.int(0, i); [a[i], a[j]] = [a[j], a[i]] } return a }
  const weighted = (list) => { const sum = list.reduce((s, x) => s + x[0], 0); let v = r.next() * sum; for (const x of list) { v -= x[0]; if (v < 0) return x[1] } return list[0][1] }
  /** Background: weighted list of [weight, (t)=>text or array of text]. */
  const flow = (from, to, mean, fn) => { for (let t = from + r.gap(mean); t < to; t += r.gap(mean)) fn(Math.floor(t)) }
  const ip = (a) => { const parts = a.split('.'); while (parts.length < 4) parts.push(String(r.int(2, 250))); return parts.join('.') }
  const sec = (a, b) => r.int(Math.round(a * 1000), Math.round(b * 1000)), min = (a, b) => r.int(Math.round(a * 60000), Math.round(b * 60000))
  const pub = () => r.pick(['185.220', '45.148', '103.87', '193.32', '91.240', '80.94', '141.98', '218.92', '61.177', '194.180']) + '.' + r.int(1, 250) + '.' + r.int(2, 250)
  const mac = (o) => (o ?? [r.hex(2), r.hex(2), r.hex(2)].join(':')) + ':' + [r.hex(2), r.hex(2), r.hex(2)].join(':')
  const uuid = () => [r.hex(8), r.hex(4), '4' + r.hex(3), r.pick(['8', '9', 'a', 'b']) + r.hex(3), r.hex(12)].join('-')
  const f = (lo, hi, d = 2) => (lo + r.next() * (hi - lo)).toFixed(d)
  return { ...r, r, day, us, chance, shuffle, weighted, flow, sec, min, ip, pub, mac, uuid, f }
}
const d = (ms) => new Date(ms)
export const iso = (ms) => d(ms).toISOString()
export const isoS = (ms) => iso(ms).slice(0, 19)
export const ymd = (ms) => iso(ms).slice(0, 10)
export const hms = (ms) => iso(ms).slice(11, 19)
export const sp = (ms) => ymd(ms) + ' ' + hms(ms)
export const spms = (ms, sep = '.') => sp(ms) + sep + p3(ms % 1000)
/** Mar  5 12:01:02 */
export const bsd = (ms) => `${MON[d(ms).getUTCMonth()]} ${String(d(ms).getUTCDate()).padStart(2, ' ')} ${hms(ms)}`
export const bsd0 = (ms) => `${MON[d(ms).getUTCMonth()]} ${p2(d(ms).getUTCDate())} ${hms(ms)}`
export const clf = (ms) => `${p2(d(ms).getUTCDate())}/${MON[d(ms).getUTCMonth()]}/${d(ms).getUTCFullYear()}:${hms(ms)}`
export const dmy = (ms) => `${p2(d(ms).getUTCDate())}-${MON[d(ms).getUTCMonth()]}-${d(ms).getUTCFullYear()} ${hms(ms)}`
export const wday = (ms) => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][d(ms).getUTCDay()]
/** 2025-03-05T12:01:02.123456 */
export const iso6 = (k, ms) => `${iso(ms).slice(0, 23)}${k.us()}`
export const cronT = (t, every = M) => Math.ceil(t / every) * every + 1000

/** A case whose lines may be functions: called in the order of time, for running numbers. */
export class Case extends Base {
  #late = []
  line(file, at, text, o) { if (typeof text === 'function') { this.#late.push([file, at, text, o]); return this } return super.line(file, at, text, o) }
  write(folder) { this.#late.sort((a, b) => a[1] - b[1]); for (const [f, t, x, o] of this.#late) super.line(f, t, x(), o); this.#late = []; return super.write(folder) }
}

/** PostgreSQL's own line on a checkpoint, with sums that agree. */
export const checkpoint = (k, { buf = [200, 9000], write = [60, 269], sync = [.01, .3], rec = [0, 5], tail = true } = {}) => { const n = k.int(...buf), w = k.f(...write, 3), s = k.f(...sync, 3); return `checkpoint complete: wrote ${n} buffers (${(n / 2621.44).toFixed(1)}%); 0 WAL file(s) added, 0 removed, ${k.int(...rec)} recycled; write=${w} s, sync=${s} s, total=${(+w + +s + .01 + k.next() / 50).toFixed(3)} s` + (tail ? `; sync files=${k.int(20, 300)}, longest=${(s * .6).toFixed(3)} s, average=${(s / 90).toFixed(3)} s; distance=${k.int(9000, 400000)} kB, estimate=${k.int(200000, 400000)} kB` : '') }
