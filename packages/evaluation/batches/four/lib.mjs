// Helpers of batch four: time formats, Poisson background, checked truths.
import { Case, random } from '../case.mjs'
export const pad = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const d = (ms) => new Date(ms)
export const ymd = (ms) => d(ms).toISOString().slice(0, 10)
export const hms = (ms) => d(ms).toISOString().slice(11, 19)
export const mmm = (ms) => pad(d(ms).getUTCMilliseconds(), 3)
export const iso = (ms) => d(ms).toISOString()
export const isoS = (ms) => d(ms).toISOString().slice(0, 19) + 'Z'
export const sp = (ms) => `${ymd(ms)} ${hms(ms)}`
export const spm = (ms) => `${sp(ms)}.${mmm(ms)}`
export const spc = (ms) => `${sp(ms)},${mmm(ms)}`
export const sys = (ms) => `${MON[d(ms).getUTCMonth()]} ${String(d(ms).getUTCDate()).padStart(2, ' ')} ${hms(ms)}`
export const mon = (ms) => MON[d(ms).getUTCMonth()]
export const dow = (ms) => DOW[d(ms).getUTCDay()]
export const dd = (ms) => pad(d(ms).getUTCDate())
export const yy = (ms) => d(ms).getUTCFullYear()
export const ctime = (ms) => `${dow(ms)} ${MON[d(ms).getUTCMonth()]} ${String(d(ms).getUTCDate()).padStart(2, ' ')} ${hms(ms)} ${yy(ms)}`
export const S = 1000, M = 60000, H = 3600000, DAY = 86400000

/** Sentences that the truth judges wrongly: batch.mjs fails on them. */
export const problems = []
export class Build {
  constructor(seed, name, opts) {
    this.r = random(seed + ':' + name); this.c = new Case(name, opts)
    this.r.next(); this.r.next()
    this.t0 = Date.UTC(2025, 2, 1) + this.r.int(0, 560) * DAY + this.r.int(1, 14) * H + this.r.int(0, 3599) * S + this.r.int(0, 999)
  }
  L(file, t, text, mark) { this.c.line('logs/' + file, Math.floor(t), text, mark); return this }
  /** fn(t, i) gives a text, a list of texts (a few ms apart) or null. */
  bg(file, from, to, mean, fn, mark) {
    let t = from + this.r.gap(mean), i = 0
    while (t < to) {
      const at = Math.floor(t)
      // fn may give strings or functions of the time
      const out = fn(at, i++)
      if (out != null) { let k = at; for (const x of [].concat(out)) { const s = typeof x === 'function' ? x(k) : x; if (s != null) this.L(file, k, s, mark); k += this.r.int(1, 9) } }
      t += this.r.gap(mean)
    }
    return this
  }
  inc(id, { right, wrong, ...truth }) {
    const ok = (s) => truth.cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) && !(truth.cause.mustNot ?? []).some((x) => new RegExp(x, 'i').test(s))
    if (right.length < 3 || wrong.length < 2) throw new Error(`${this.c.name}/${id}: too few sentences`)
    for (const s of right) if (!ok(s)) problems.push(`${this.c.name}/${id}: right sentence fails: ${s}`)
    for (const s of wrong) if (ok(s)) problems.push(`${this.c.name}/${id}: wrong sentence passes: ${s}`)
    truth.cause.mustNot ??= []
    this.c.incident(id, truth); return this
  }
  ip(p = '10.20') { return `${p}.${this.r.int(0, 9)}.${this.r.int(2, 250)}` }
  uuid() { const h = this.r.hex; return `${h(8)}-${h(4)}-4${h(3)}-a${h(3)}-${h(12)}` }
  mac() { return Array.from({ length: 6 }, () => this.r.hex(2)).join(':') }
  f(a, b, n = 2) { return (a + this.r.next() * (b - a)).toFixed(n) }
}
export const FULL = ['full', 'no (more |free |remaining )?(disk |free )?space', 'out of (disk|space|storage)', 'ran out', 'run(s|ning)? out', 'exhaust', 'ENOSPC', 'used up', 'fill(s|ed|ing)?( up)?\\b', 'limit', 'quota', 'exceed', 'saturat', '100 ?%', 'deplet', 'space']
