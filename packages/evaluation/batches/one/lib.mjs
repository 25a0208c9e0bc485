import { Case, random } from '../case.mjs'
export const S = 1000,
  M = 60 * S,
  H = 60 * M,
  D = 24 * H
export const list = []
export const def = (name, kind, notes, build) => list.push({ name, kind, notes, build })
const p = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const d = (ms) => {
  const x = new Date(Math.floor(ms))
  return {
    Y: x.getUTCFullYear(),
    m: x.getUTCMonth(),
    d: x.getUTCDate(),
    H: x.getUTCHours(),
    M: x.getUTCMinutes(),
    S: x.getUTCSeconds(),
    s: x.getUTCMilliseconds(),
    w: x.getUTCDay(),
  }
}
// microseconds that hang on the moment, so that no second random draw is needed
const us = (ms) => p(Math.abs(Math.floor((ms * 7919.37) % 1000)), 3)
export const f = {
  iso: (t) => new Date(Math.floor(t)).toISOString(),
  iso0: (t) => new Date(Math.floor(t)).toISOString().slice(0, 19) + 'Z',
  iso6: (t) => new Date(Math.floor(t)).toISOString().slice(0, 23) + us(t) + 'Z',
  iso9: (t) => new Date(Math.floor(t)).toISOString().slice(0, 23) + us(t) + us(t * 3 + 1) + 'Z',
  isoOff: (t, h) =>
    new Date(Math.floor(t) + h * H).toISOString().slice(0, 23) + us(t) + (h < 0 ? '-' : '+') + p(Math.abs(h)) + ':00',
  loc: (t) => {
    const x = d(t)
    return `${x.Y}-${p(x.m + 1)}-${p(x.d)} ${p(x.H)}:${p(x.M)}:${p(x.S)}`
  },
  log4j: (t) => f.loc(t) + ',' + p(d(t).s, 3),
  dot: (t) => f.loc(t) + '.' + p(d(t).s, 3),
  cent: (t) => f.loc(t) + '.' + p(Math.floor(d(t).s / 10)),
  t4j: (t) => f.log4j(t).replace(' ', 'T'),
  slash: (t) => f.loc(t).replaceAll('-', '/'),
  spark: (t) => f.slash(t).slice(2),
  clf: (t, z = '+0000') => {
    const x = d(t)
    return `${p(x.d)}/${MON[x.m]}/${x.Y}:${p(x.H)}:${p(x.M)}:${p(x.S)} ${z}`
  },
  sys: (t) => {
    const x = d(t)
    return `${MON[x.m]} ${String(x.d).padStart(2)} ${p(x.H)}:${p(x.M)}:${p(x.S)}`
  },
  sysms: (t) => f.sys(t) + '.' + p(d(t).s, 3),
  apache: (t) => {
    const x = d(t)
    return `${DAY[x.w]} ${MON[x.m]} ${p(x.d)} ${p(x.H)}:${p(x.M)}:${p(x.S)}.${p(x.s, 3)}${us(t)} ${x.Y}`
  },
  redis: (t) => {
    const x = d(t)
    return `${p(x.d)} ${MON[x.m]} ${x.Y} ${p(x.H)}:${p(x.M)}:${p(x.S)}.${p(x.s, 3)}`
  },
  nx: (t) => {
    const x = d(t)
    return `${x.Y} ${MON[x.m]} ${String(x.d).padStart(2)} ${p(x.H)}:${p(x.M)}:${p(x.S)}`
  },
  klog: (t) => {
    const x = d(t)
    return `${p(x.m + 1)}${p(x.d)} ${p(x.H)}:${p(x.M)}:${p(x.S)}.${p(x.s, 3)}${us(t)}`
  },
  up: (ms) => (ms / 1000).toFixed(3) + us(ms),
  wls: (t) => {
    const x = d(t)
    return `${MON[x.m]} ${x.d}, ${x.Y} ${x.H % 12 || 12}:${p(x.M)}:${p(x.S)},${p(x.s, 3)} ${x.H < 12 ? 'AM' : 'PM'} UTC`
  },
  hms: (t) => {
    const x = d(t)
    return `${p(x.H)}:${p(x.M)}:${p(x.S)}`
  },
  ymd: (t) => f.loc(t).slice(0, 10),
}
export class K {
  constructor(seed, { name, kind, notes }) {
    this.r = random(`${seed}/one/${name}`)
    for (let i = 0; i < 7; i++) this.r.next()
    this.c = new Case(name, { kind, notes })
    this.sentences = []
    const r = this.r
    this.t0 = Date.UTC(2025, r.int(2, 20), r.int(1, 28), r.int(1, 20), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  }
  /** file with a formatter kept short: k.file('logs/x.log') returns (t, text, mark) */
  firsts = {}
  first(id) {
    return this.firsts[id]
  }
  file(name) {
    return (t, text, mark) => {
      if (mark?.root) this.firsts[mark.root] = Math.min(this.firsts[mark.root] ?? Infinity, Math.round(t))
      this.c.line(name, Math.round(t), text, mark)
    }
  }
  every(from, to, mean, fn) {
    for (let t = from + this.r.gap(mean); t < to; t += Math.max(1, this.r.gap(mean))) fn(Math.round(t))
  }
  /** as every, but the first event happens at once */
  burst(from, to, mean, fn) {
    fn(Math.round(from))
    this.every(from, to, mean, fn)
  }
  steady(from, to, step, fn, jitter = 0) {
    let i = 0
    for (let t = from; t < to; t += step) fn(Math.round(t + this.r.next() * jitter), i++)
  }
  chance(x) {
    return this.r.next() < x
  }
  f(from, to, digits = 2) {
    return (from + this.r.next() * (to - from)).toFixed(digits)
  }
  ms(mean) {
    return Math.max(1, Math.round(mean * (0.6 + this.r.gap(0.4))))
  }
  pub() {
    const r = this.r
    return `${r.pick([23, 31, 46, 62, 77, 81, 84, 91, 103, 109, 141, 176, 185, 188, 203, 212])}.${r.int(2, 250)}.${r.int(0, 255)}.${r.int(2, 254)}`
  }
  priv(a = 10, b) {
    const r = this.r
    return `${a}.${b ?? r.int(0, 60)}.${r.int(0, 12)}.${r.int(2, 250)}`
  }
  uuid() {
    const h = (n) => this.r.hex(n)
    return `${h(8)}-${h(4)}-4${h(3)}-${this.r.pick([8, 9, 'a', 'b'])}${h(3)}-${h(12)}`
  }
  id(n, set = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    return Array.from({ length: n }, () => set[this.r.int(0, set.length - 1)]).join('')
  }
  rs() {
    return this.id(this.r.int(9, 10), 'bcdf2456789') + '-' + this.id(5, 'bcdfghjklmnpqrstvwxz2456789')
  }
  /** n pods of one replica set */
  pods(name, n) {
    const h = this.rs().split('-')[0]
    return Array.from({ length: n }, () => `${name}-${h}-${this.id(5, 'bcdfghjklmnpqrstvwxz2456789')}`)
  }
  shuffle(a) {
    const x = [...a]
    for (let i = x.length - 1; i > 0; i--) {
      const j = this.r.int(0, i)
      ;[x[i], x[j]] = [x[j], x[i]]
    }
    return x
  }
  ua() {
    return this.r.pick([
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.6422.165 Mobile Safari/537.36',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ])
  }
  incident(id, truth, right = [], wrong = []) {
    const { causes, mustNot = [], tol = 120, sev = ['medium', 'high', 'critical'], root, ...rest } = truth
    this.c.incident(id, {
      cause: { allOf: causes, mustNot },
      severity: sev,
      onsetToleranceSeconds: tol,
      rootPattern: root,
      victims: [],
      ...rest,
    })
    this.sentences.push({ id, causes, mustNot, right, wrong })
  }
}
export const root = (id) => ({ root: id }),
  rel = (id) => ({ relevant: id })
