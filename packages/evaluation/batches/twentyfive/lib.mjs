// Shared helpers of this batch: seeded numbers, time formats, event processes.
import { random, Case } from '../case.mjs'
export { Case }
export const S = 1000, M = 60 * S, H = 60 * M
export const J = (o) => JSON.stringify(o)
export function rng(seed, name, scale = 1) {
  const r = random(`${seed}/${name}/twentyfive`)
  for (let i = 0; i < 8; i++) r.next()
  r.f = (a, b, digits = 0) => (a + r.next() * (b - a)).toFixed(digits)
  r.chance = (p) => r.next() < p
  r.shuffle = (list) => { const a = [...list]; for (let i = a.length - 1; i > 0; i--) { const j = r.int(0, i);[a[i], a[j]] = [a[j], a[i]] } return a }
  r.uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-a${r.hex(3)}-${r.hex(12)}`
  r.ip = () => `${r.pick([81, 93, 109, 146, 178, 188, 203, 212])}.${r.int(1, 250)}.${r.int(1, 250)}.${r.int(2, 250)}`
  r.id = (n, set = 'bcdfghjklmnpqrstvwxz2456789') => Array.from({ length: n }, () => r.pick([...set])).join('')
  r.volume = scale * (0.82 + r.next() * 0.3) // this seed's volume
  return r
}
export const day = (r) => Date.UTC(r.int(2023, 2025), r.int(0, 11), r.int(1, 28), r.int(4, 19), r.int(0, 59), r.int(0, 59))
const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], DOW = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Time by pattern: YYYY MM DD _D HH mm ss SSS ffffff MMM EEE. */
export function T(ms, pattern = 'YYYY-MM-DDTHH:mm:ss.SSSZ') {
  const d = new Date(Math.floor(ms)), p = (n, w = 2, c = '0') => String(n).padStart(w, c)
  return pattern.replace(/YYYY|MMM|MM|DD|_D|HH|mm|ss|SSS|ffffff|EEE/g, (k) => ({
    YYYY: d.getUTCFullYear(), MMM: MON[d.getUTCMonth()], MM: p(d.getUTCMonth() + 1), DD: p(d.getUTCDate()), _D: p(d.getUTCDate(), 2, ' '), HH: p(d.getUTCHours()),
    mm: p(d.getUTCMinutes()), ss: p(d.getUTCSeconds()), SSS: p(d.getUTCMilliseconds(), 3), ffffff: p(d.getUTCMilliseconds(), 3) + p(Math.floor((ms % 1) * 1000), 3), EEE: DOW[d.getUTCDay()],
  })[k])
}
/** Poisson events; the mean gap is divided by the seed's volume. */
export function poisson(r, from, to, mean, fn) { let i = 0; for (let t = from + r.gap(mean / r.volume); t < to; t += r.gap(mean / r.volume)) fn(t, i++) }
export function every(r, from, to, step, fn, jitter = step / 50) { let i = 0; for (let t = from; t < to; t += step) fn(t + r.next() * jitter, i++) }
