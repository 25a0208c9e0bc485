import { Case, random } from '../case.mjs'
export const S = 1000, M = 60000, H = 3600000
const p = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** 2025-03-12T10:11:12.123Z with any number of digits, separator and zone mark. */
export function iso(ms, digits = 3, sep = 'T', zone = 'Z', noise = 0) {
  const s = new Date(ms).toISOString()
  let f = s.slice(20, 23) + p(Math.floor((ms * 977 + noise) % 1000), 3) + p(Math.floor((ms * 613) % 1000), 3)
  f = f.replace(/[^0-9]/g, '0')
  return s.slice(0, 10) + sep + s.slice(11, 19) + (digits ? '.' + f.slice(0, digits) : '') + zone
}
export const klog = (ms, sev, file, pid = 1) => { const s = iso(ms, 6); return `${sev}${s.slice(5, 7)}${s.slice(8, 10)} ${s.slice(11, 26)} ${String(pid).padStart(7)} ${file}]` }
export const syslog = (ms) => { const d = new Date(ms); return `${MON[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${d.toISOString().slice(11, 19)}` }
export const redisT = (ms) => { const d = new Date(ms); return `${p(d.getUTCDate())} ${MON[d.getUTCMonth()]} ${d.getUTCFullYear()} ${d.toISOString().slice(11, 23)}` }
export const clf = (ms) => { const d = new Date(ms); return `${p(d.getUTCDate())}/${MON[d.getUTCMonth()]}/${d.getUTCFullYear()}:${d.toISOString().slice(11, 19)} +0000` }
export const comma = (ms) => iso(ms, 3, ' ', '').replace('.', ',')
export const pre = (prefix, text) => text.split('\n').map((l) => prefix + l).join('\n')
const LET = [...'bcdfghjklmnpqrstvwxz2456789']
export function kit(seed, name) {
  const R = random(seed + '/' + name)
  const day = Date.UTC(R.int(2024, 2025), R.int(0, 11), R.int(1, 27), R.int(5, 19), R.int(0, 59), R.int(0, 59), R.int(0, 999))
  const str = (n) => Array.from({ length: n }, () => R.pick(LET)).join('')
  const k = {
    R, day, str, name,
    uuid: () => `${R.hex(8)}-${R.hex(4)}-4${R.hex(3)}-a${R.hex(3)}-${R.hex(12)}`,
    ip: (net = '10') => `${net}.${R.int(0, 250)}.${R.int(0, 250)}.${R.int(2, 250)}`.split('.').slice(0, 4).join('.'),
    ip4: (p3) => `${p3}.${R.int(2, 250)}`,
    pod: (app) => `${app}-${R.hex(1)}${R.int(1, 9)}${str(7)}-${str(5)}`,
    ms: (mean) => Math.max(1, Math.round(mean * (0.5 + R.next()) + (R.next() < 0.04 ? mean * R.next() * 3 : 0))),
    scale: 1,
    every(from, to, mean, fn) { mean *= k.scale; let i = 0; for (let t = from + R.gap(mean); t < to; t += R.gap(mean)) fn(t, i++) },
    tick(from, to, step, fn) { let i = 0; for (let t = from; t < to; t += step) fn(t + R.int(0, 40), i++) },
    some(n, from, to, fn) { const at = Array.from({ length: n }, () => from + R.next() * (to - from)).sort((a, b) => a - b); at.forEach((t, i) => fn(t, i)) },
    new: (opt) => new Case(name, opt),
    /** adds an incident after trying right and wrong sentences on its truth */
    incident(c, id, { right, wrong, ...truth }) {
      const all = truth.cause.allOf.map((g) => g.map((s) => new RegExp(s, 'i')))
      const not = (truth.cause.mustNot ?? []).map((s) => new RegExp(s, 'i'))
      const ok = (text) => all.every((g) => g.some((r) => r.test(text))) && !not.some((r) => r.test(text))
      if (right.length < 3 || wrong.length < 2) throw new Error(`${name}/${id}: too few sentences`)
      for (const t of right) if (!ok(t)) throw new Error(`${name}/${id}: right sentence fails: ${t} :: groups ${all.map((g) => g.some((r) => r.test(t)))} not ${not.some((r) => r.test(t))}`)
      for (const t of wrong) if (ok(t)) throw new Error(`${name}/${id}: wrong sentence passes: ${t}`)
      if (!truth.rootPattern) throw new Error(`${name}/${id}: no rootPattern`)
      truth.cause.mustNot ??= []
      c.incident(id, truth); return c
    },
  }
  return k
}
