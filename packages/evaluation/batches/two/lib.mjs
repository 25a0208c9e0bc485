import { Case, random } from '../case.mjs'
export { Case, random }
export const P = (n, w = 2) => String(Math.floor(n)).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** strftime in UTC, shifted by `zone` hours: %Y %m %d %e %b %a %H %M %S %L (ms) %U (µs) %I %p %y %N (ns) */
export const T = (ms, f, zone = 0) => {
  const d = new Date(ms + zone * 3600e3),
    us = Math.floor((((ms % 1) + 1) % 1) * 1000),
    L = P(d.getUTCMilliseconds(), 3)
  const h = d.getUTCHours()
  const v = {
    Y: d.getUTCFullYear(),
    y: P(d.getUTCFullYear() % 100),
    m: P(d.getUTCMonth() + 1),
    d: P(d.getUTCDate()),
    e: String(d.getUTCDate()).padStart(2),
    b: MON[d.getUTCMonth()],
    a: DAY[d.getUTCDay()],
    H: P(h),
    I: P(h % 12 || 12),
    i: h % 12 || 12,
    p: h < 12 ? 'AM' : 'PM',
    M: P(d.getUTCMinutes()),
    S: P(d.getUTCSeconds()),
    L,
    U: L + P(us, 3),
    N: L + P(us, 3) + P((us * 7919) % 1000, 3),
    s: Math.floor(ms / 1000),
    D: d.getUTCDate(),
    n: d.getUTCMonth() + 1,
  }
  return f.replace(/%([a-zA-Z])/g, (_, k) => v[k])
}
export const S = 1000,
  M = 60e3,
  H = 3600e3
export const SAY = []
/** A case under way: r = random, t0 = a start (hour given), every = Poisson lines. */
export function start(seed, name, opts, hour) {
  const r = random(`${seed}/${name}`)
  const c = new Case(name, opts)
  const day = Date.UTC(2026, r.int(0, 9), r.int(1, 28))
  const t0 = day + (hour ?? r.int(1, 18)) * H + r.int(0, 50) * M + r.int(0, 59999)
  const put = (file, at, text, o) => c.line(file, at, text, o)
  const every = (file, from, to, mean, fn) => {
    let i = 0
    for (let t = from + r.gap(mean); t < to; t += r.gap(mean)) {
      const x = fn(t, i++)
      if (x == null) continue
      Array.isArray(x) ? put(x[2] ?? file, t, x[0], x[1]) : put(file, t, x)
    }
  }
  const tick = (file, from, to, step, fn) => {
    let i = 0
    for (let t = from; t < to; t += step) {
      const at = t + r.next() * Math.min(step * 0.02, 400),
        x = fn(at, i++)
      if (x == null) continue
      Array.isArray(x) ? put(x[2] ?? file, at, x[0], x[1]) : put(file, at, x)
    }
  }
  const inc = (id, truth, right, wrong) => {
    c.incident(id, truth)
    SAY.push({ name, id, cause: truth.cause, right, wrong })
  }
  const ip = (p = '10') =>
    p === '10'
      ? `10.${r.int(0, 80)}.${r.int(0, 255)}.${r.int(2, 250)}`
      : `${r.pick([45, 80, 91, 103, 141, 185, 193, 194, 212])}.${r.int(1, 250)}.${r.int(0, 255)}.${r.int(2, 250)}`
  const shuffle = (a) => {
    const b = [...a]
    for (let i = b.length - 1; i > 0; i--) {
      const j = r.int(0, i)
      ;[b[i], b[j]] = [b[j], b[i]]
    }
    return b
  }
  const uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick(['8', '9', 'a', 'b'])}${r.hex(3)}-${r.hex(12)}`
  return { r, c, t0, put, every, tick, inc, ip, shuffle, uuid }
}
