// Helpers shared by the cases of this batch.
import { Case, random } from '../case.mjs'
export { Case, random }
const p = (n, w = 2) => String(n).padStart(w, '0')
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const D = (t) => new Date(t)
export const S = 1000, M = 60_000, H = 3_600_000, DAY = 86_400_000
export const pad = p
export const iso = (t) => D(t).toISOString()                                  // 2026-01-02T03:04:05.678Z
export const isoS = (t) => iso(t).slice(0, 19) + 'Z'
export const isoU = (t, z = 'Z') => iso(t).slice(0, 23) + p(Math.floor(t * 7919) % 1000, 3) + z   // microseconds
export const sp = (t) => iso(t).slice(0, 19).replace('T', ' ')                // 2026-01-02 03:04:05
export const spMs = (t, s = '.') => sp(t) + s + iso(t).slice(20, 23)
export const sysl = (t) => `${MON[D(t).getUTCMonth()]} ${String(D(t).getUTCDate()).padStart(2)} ${iso(t).slice(11, 19)}`
export const clf = (t) => `${p(D(t).getUTCDate())}/${MON[D(t).getUTCMonth()]}/${D(t).getUTCFullYear()}:${iso(t).slice(11, 19)} +0000`
export const ymd = (t) => iso(t).slice(0, 10).replaceAll('-', '')
/** n lines at random moments; items: functions (t) => text, or [weight, function] */
export function fill(c, file, r, t0, t1, n, items) {
  const list = items.map((x) => Array.isArray(x) ? x : [1, x])
  const sum = list.reduce((s, [w]) => s + w, 0)
  for (let i = 0; i < n; i++) {
    const t = Math.floor(t0 + r.next() * (t1 - t0))
    let u = r.next() * sum
    let f = list[list.length - 1][1]
    for (const [w, g] of list) { u -= w; if (u < 0) { f = g; break } }
    const got = f(t)
    if (got) c.line(file, t, got)
  }
}
/** calls fn(t, i) every period, with jitter */
export function every(r, t0, t1, period, jitter, fn) {
  let i = 0
  for (let t = t0; t < t1; t += period) fn(Math.floor(t + r.next() * jitter), i++)
}
/** Poisson arrivals */
export function arrive(r, t0, t1, mean, fn) {
  let i = 0
  for (let t = t0 + r.gap(mean); t < t1; t += r.gap(mean)) fn(Math.floor(t), i++)
}
export const start = (r, hourFrom = 5, hourTo = 18) => Date.UTC(2026, r.int(0, 10), r.int(1, 27), r.int(hourFrom, hourTo), r.int(0, 59), r.int(0, 59), r.int(0, 999))
export const ip = (r, net = '10') => `${net}.${Array.from({ length: 4 - net.split('.').length }, () => r.int(2, 250)).join('.')}`
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
export const Up = (s) => s.toUpperCase()
