import { random } from '../case.mjs'
export const p2 = (n) => String(n).padStart(2, '0')
export const pad = (n, w) => String(n).padStart(w, '0')
const MON = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DAY = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
/** strftime, UTC: %Y %m %d %H %M %S %L ms, %f µs, %7 100 ns, %N ns, %b %a %e %y */
export function T(ms, pattern, offsetHours = 0) {
  const t = Math.floor(ms), d = new Date(t + offsetHours * 3600e3), low = (t * 7919 % 1000 + 1000) % 1000, low2 = (t * 104729 % 1000 + 1000) % 1000
  const L = pad(d.getUTCMilliseconds(), 3)
  return pattern.replace(/%([YmdHMSLfNbaey7])/g, (_, c) => ({
    Y: d.getUTCFullYear(), m: p2(d.getUTCMonth() + 1), d: p2(d.getUTCDate()), H: p2(d.getUTCHours()), M: p2(d.getUTCMinutes()), S: p2(d.getUTCSeconds()),
    L, f: L + pad(low, 3), 7: L + pad(low, 3) + (low2 % 10), N: L + pad(low, 3) + pad(low2, 3), b: MON[d.getUTCMonth()], a: DAY[d.getUTCDay()], e: String(d.getUTCDate()).padStart(2, ' '), y: p2(d.getUTCFullYear() % 100),
  })[c])
}
export const ISO = '%Y-%m-%dT%H:%M:%S.%LZ'
export const S = 1000, MIN = 60e3, H = 3600e3
export function setup(seed, name) {
  const r = random(`${seed}/${name}`)
  for (let i = 0; i < 8; i++) r.next()
  const start = Date.UTC(2024 + r.int(0, 1), r.int(0, 11), r.int(3, 26), r.int(7, 15), r.int(0, 59), r.int(0, 59), r.int(0, 999))
  const vol = 0.74 + r.next() * 0.26
  const every = (from, to, mean, fn) => { let i = 0; for (let t = from + r.gap(mean / vol); t < to; t += r.gap(mean / vol)) fn(t, i++) }
  const uuid = () => `${r.hex(8)}-${r.hex(4)}-4${r.hex(3)}-${r.pick([...'89ab'])}${r.hex(3)}-${r.hex(12)}`
  const f = (a, b, d = 2) => (a + r.next() * (b - a)).toFixed(d)
  /** latency-like: log normal-ish around mid */
  const lat = (mid, spread = 0.5) => mid * Math.exp((r.next() + r.next() + r.next() - 1.5) * spread)
  const ip = () => `${r.pick([81, 84, 92, 109, 151, 178, 188, 203])}.${r.int(2, 250)}.${r.int(2, 250)}.${r.int(2, 250)}`
  const low = (n) => Array.from({ length: n }, () => r.pick([...'bcdfghjklmnpqrstvwxz2456789'])).join('')
  const rs = () => `${r.hex(2).replace(/^./, () => r.pick([...'56789']))}${low(7)}`
  const pod = (d) => `${d}-${rs()}-${low(5)}`
  const shuffle = (a) => { const b = [...a]; for (let i = b.length - 1; i > 0; i--) { const j = r.int(0, i); [b[i], b[j]] = [b[j], b[i]] } return b }
  /** weighted pick: [[w, v]…] */
  const wpick = (list) => { let x = r.next() * list.reduce((s, [w]) => s + w, 0); for (const [w, v] of list) if ((x -= w) < 0) return v; return list[0][1] }
  return { r, start, vol, every, uuid, f, lat, ip, low, rs, pod, shuffle, wpick }
}
