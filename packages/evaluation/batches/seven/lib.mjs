import { random, Case } from '../case.mjs'
export { Case }
const M = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const W = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const p = (n, w = 2) => String(n).padStart(w, '0')
export const sec = 1000, min = 60000, hour = 3600000, day = 86400000
/** Formats of a moment. */
export const iso = (t) => new Date(Math.floor(t)).toISOString()
export const isoS = (t) => iso(t).slice(0, 19) + 'Z'
export const isoMicro = (t, r) => iso(t).slice(0, 23) + p(r.int(0, 999), 3) + 'Z'
export const ymd = (t) => iso(t).slice(0, 10)
export const hms = (t) => iso(t).slice(11, 19)
export const dt = (t) => iso(t).slice(0, 19).replace('T', ' ')
export const dtms = (t, sep = '.') => iso(t).slice(0, 23).replace('T', ' ').replace('.', sep)
export const slash = (t) => dt(t).replaceAll('-', '/')
export const mon = (t) => M[new Date(t).getUTCMonth()]
export const bsd = (t) => { const d = new Date(t); return `${M[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${hms(t)}` }
export const ctime = (t) => { const d = new Date(t); return `${W[d.getUTCDay()]} ${bsd(t)} ${d.getUTCFullYear()}` }
export const klog = (t, r) => { const i = iso(t); return i.slice(5, 7) + i.slice(8, 10) + ' ' + i.slice(11, 23) + p(r.int(0, 999), 3) }
export const clf = (t) => { const d = new Date(t); return `${p(d.getUTCDate())}/${M[d.getUTCMonth()]}/${d.getUTCFullYear()}:${hms(t)} +0000` }
export const secs = (t) => (t / 1000).toFixed(3)
export function start(seed, name) {
  const r = random(seed + ':' + name)
  r.ip = (a = 10) => `${a}.${r.int(0, 250)}.${r.int(0, 250)}.${r.int(2, 250)}`
  r.f = (a, b, d = 2) => (a + r.next() * (b - a)).toFixed(d)
  r.uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
  r.mac = (sep = ':') => Array.from({ length: 6 }, () => r.hex(2)).join(sep)
  r.chance = (x) => r.next() < x
  const t0 = Date.UTC(2025, r.int(0, 11), r.int(1, 27), r.int(1, 20), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  return { r, t0 }
}
/** Calls fn(t) at Poisson moments. */
export function every(r, from, to, meanMs, fn) { for (let t = from + r.gap(meanMs); t < to; t += r.gap(meanMs) + 1) fn(t) }
/** Calls fn(t, n) at regular moments with a little jitter. */
export function tick(r, from, to, stepMs, fn, jitter = 40) { let n = 0; for (let t = from; t < to; t += stepMs) fn(t + r.int(0, jitter), n++) }
