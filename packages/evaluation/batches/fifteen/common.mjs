// Small helpers shared by the parts: times in the layouts that software prints, people, addresses, steady background.
import { Case, random } from '../case.mjs'
export { Case, random }

const p = (n, w = 2) => String(n).padStart(w, '0')
export const MON = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const at = (ms) => {
  const d = new Date(Math.floor(ms))
  const [Y, M, D, h, m, s, f] = [d.getUTCFullYear(), p(d.getUTCMonth() + 1), p(d.getUTCDate()), p(d.getUTCHours()), p(d.getUTCMinutes()), p(d.getUTCSeconds()), p(d.getUTCMilliseconds(), 3)]
  return {
    d, Y, M, D, h, m, s, f, mon: MON[d.getUTCMonth()], day: DAY[d.getUTCDay()],
    iso: `${Y}-${M}-${D}T${h}:${m}:${s}.${f}Z`, isoS: `${Y}-${M}-${D}T${h}:${m}:${s}Z`,
    sp: `${Y}-${M}-${D} ${h}:${m}:${s}`, spF: `${Y}-${M}-${D} ${h}:${m}:${s}.${f}`, spC: `${Y}-${M}-${D} ${h}:${m}:${s},${f}`,
    clf: `${D}/${MON[d.getUTCMonth()]}/${Y}:${h}:${m}:${s} +0000`, syslog: `${MON[d.getUTCMonth()]} ${String(d.getUTCDate()).padStart(2)} ${h}:${m}:${s}`,
    hms: `${h}:${m}:${s}`, compact: `${Y}${M}${D}_${h}${m}${s}`, nginxErr: `${Y}/${M}/${D} ${h}:${m}:${s}`,
  }
}
export const MIN = 60_000, SEC = 1000, HOUR = 3_600_000
/** A weekday's moment in some recent year, the same for the same random numbers. */
export const start = (r, hourFrom = 7, hourTo = 16) => {
  let t = Date.UTC(r.int(2023, 2025), r.int(0, 11), r.int(1, 27), r.int(hourFrom, hourTo), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  while ([0, 6].includes(new Date(t).getUTCDay())) t += 24 * HOUR
  return t
}
export const every = (r, from, to, meanMs, fn) => { for (let t = from + r.gap(meanMs); t < to; t += Math.max(1, r.gap(meanMs))) fn(t) }
export const tick = (r, from, to, stepMs, jitterMs, fn) => { let i = 0; for (let t = from; t < to; t += stepMs) fn(t + r.next() * jitterMs, i++) }
export const uuid = (r) => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick(['8', '9', 'a', 'b'])}${r.hex(3)}-${r.hex(12)}`
export const pubIp = (r) => `${r.pick([31, 46, 62, 77, 80, 82, 86, 87, 91, 94, 109, 151, 176, 188, 193, 212, 213])}.${r.int(2, 250)}.${r.int(1, 254)}.${r.int(1, 254)}`
export const base36 = (r, n, abc = 'bcdfghjklmnpqrstvwxz2456789') => Array.from({ length: n }, () => r.pick([...abc])).join('')
export const UA = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.118 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0',
]
export const pod = (r, name) => `${name}-${base36(r, 10, 'bcdf456789')}-${base36(r, 5)}`
export const skew = (r, median, spread = 0.45) => median * Math.exp((r.next() + r.next() + r.next() - 1.5) * spread * 2)
